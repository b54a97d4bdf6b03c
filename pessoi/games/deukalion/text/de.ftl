# Every word people read about Deukalion.
game-name = Deukalion
game-about = Griechische Helden segeln im Auftrag der Götter: Sie plündern Städte, bringen Schätze nach Athen, gründen Siedlungen und werfen ihre Kämpfer wie Würfel in die Schlacht.
game-length = etwa 60 Minuten

# Chapters.

chapter-setup = Vorbereitung
chapter-ship = Schiffsplan
chapter-turn = Ablauf eines Zuges
chapter-cup = Würfelbecher
chapter-sailing = Segeln
chapter-styx = Styx
chapter-treasures = Schätze
chapter-towns = Siedlungen
chapter-contracts = Aufträge
chapter-cards = Aktionskarten
chapter-window = Karten außer der Reihe
chapter-action = Die Aktionskarten im Einzelnen
chapter-fight = Kämpfe
chapter-hydra = Hydra
chapter-victory = Spielende

# Options and editions.

edition-standard = Standard
edition-standard-about = Die Regeln mit den Karten der deutschen Ausgabe.
edition-french = Französische Karten
edition-french-about = Das Goldene Vlies wirkt so, wie es auf der französischen Karte steht.
option-fleece = Goldenes Vlies
option-fleece-about = Wann senkt das Goldene Vlies die gegen die Hydra nötigen Kampfpunkte von { $hydra-strength } auf { $fleece-amount }?
option-fleece-defending = wenn die Hydra dich angreift
option-fleece-attacking = wenn du die Hydra angreifst
option-drawn-card = Gezogene Karten
option-drawn-card-about = Wann darf eine Karte gespielt werden, die man außerhalb des eigenen Zuges zieht?
option-drawn-card-at-once = sofort, wenn die Karte es erlaubt
option-drawn-card-own-move = ab dem nächsten eigenen Zug
option-town-fight = Kämpfe um Siedlungen
option-town-fight-about = Wogegen wirft, wer eine Siedlung angreift?
option-town-fight-value = gegen den Verteidigungswert der Siedlung
option-town-fight-crew = gegen die Kämpfer auf dem Schiff des Besitzers
option-youngest = Startspieler
option-youngest-about = Wer gilt als jüngster Spieler und beginnt?
option-youngest-chance = ausgelost
option-youngest-seat-1 = Spieler 1
option-youngest-seat-2 = Spieler 2
option-youngest-seat-3 = Spieler 3
option-youngest-seat-4 = Spieler 4

# What things are called.

colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
colour-white = Weiß
side-cross = Kreuz
side-half = ½ Kampfpunkt
side-full = 1 Kampfpunkt
card-sail-2 = +{ $sail-2-amount } { $sail-2-amount ->
        [one] Feld
       *[other] Felder
    }
card-sail-3 = +{ $sail-3-amount } { $sail-3-amount ->
        [one] Feld
       *[other] Felder
    }
card-pegasus = Pegasus
card-favour = Gunst des Zeus
card-triton = Segnung des Triton
card-hephaistos = Segnung des Hephaistos
card-ares = Belohnung des Ares
card-hades = Gunst des Hades
card-fighter-1 = +{ $fighter-1-amount } Kämpfer
card-fighter-2 = +{ $fighter-2-amount } Kämpfer
card-fighter-3 = +{ $fighter-3-amount } Kämpfer
card-eagle = Adler des Zeus
card-poseidon = Hilfe des Poseidon
card-hermes = Einspruch des Hermes
card-bolt = Blitz des Zeus
card-fleece = Goldenes Vlies
card-apollo = Hand des Apollo
city-korinth = Korinth
city-mykene = Mykene
city-sparta = Sparta
city-thera = Thera
city-kreta = Kreta
city-rhodos = Rhodos
city-halikarnassos = Halikarnassos
city-zypern = Zypern
town-salamis = Salamis
town-ephesus = Ephesus
town-argos = Argos
town-lindos = Lindos
hero-deukalion = Deukalion
hero-perseus = Perseus
hero-herkules = Herkules
hero-achilles = Achilles
die-card = Kartenwürfel
die-fighters = Kämpferwürfel
die-hydra = Hydrawürfel
task-deliver-red = einen roten Schatz nach Athen bringen
task-deliver-green = einen grünen Schatz nach Athen bringen
task-deliver-blue = einen blauen Schatz nach Athen bringen
task-deliver-yellow = einen gelben Schatz nach Athen bringen
task-deliver-white = einen weißen Schatz nach Athen bringen
task-deliver-red-green = einen roten und einen grünen Schatz nach Athen bringen
task-deliver-blue-yellow = einen blauen und einen gelben Schatz nach Athen bringen
task-deliver-white-red = einen weißen und einen roten Schatz nach Athen bringen
task-deliver-green-blue = einen grünen und einen blauen Schatz nach Athen bringen
task-deliver-yellow-white = einen gelben und einen weißen Schatz nach Athen bringen
task-deliver-red-yellow = einen roten und einen gelben Schatz nach Athen bringen
task-deliver-blue-white = einen blauen und einen weißen Schatz nach Athen bringen
task-deliver-green-green = zwei grüne Schätze nach Athen bringen
task-deliver-white-white = zwei weiße Schätze nach Athen bringen
task-any-2 = zwei beliebige Schätze nach Athen bringen
task-any-3 = drei beliebige Schätze nach Athen bringen
task-hydra = die Hydra besiegen
task-defeat-deukalion = Deukalion besiegen
task-defeat-perseus = Perseus besiegen
task-defeat-herkules = Herkules besiegen
task-defeat-achilles = Achilles besiegen
task-defeat-deukalion-absent = Deukalion besiegen (spielt nicht mit)
task-defeat-perseus-absent = Perseus besiegen (spielt nicht mit)
task-defeat-herkules-absent = Herkules besiegen (spielt nicht mit)
task-defeat-achilles-absent = Achilles besiegen (spielt nicht mit)
task-crew-rhodos-8 = mit mindestens 8 Kämpfern nach Rhodos segeln (kein Angriff in diesem Zug)
task-crew-kreta-8 = mit mindestens 8 Kämpfern nach Kreta segeln (kein Angriff in diesem Zug)
task-leave-zypern-1 = nach Zypern segeln und dort bis zum Spielende einen Kämpfer lassen
task-cards-sparta-2 = in Sparta 2 Aktionskarten abgeben (kein Angriff in diesem Zug)
task-cards-halikarnassos-3 = in Halikarnassos 3 Aktionskarten abgeben (kein Angriff in diesem Zug)

# Questions.

ask-anchors = Auf welchem Ankerfeld beginnt dein Schiff?
ask-cup = Wie drehst du den Becher? Jeder Würfel gilt für eine Aktion.
ask-move =
    Was tust du? { $reach ->
        [0] Dein Schiff segelt nicht mehr.
        [one] Dein Schiff darf noch { $reach } Feld segeln.
       *[other] Dein Schiff darf noch { $reach } Felder segeln.
    }{ $count ->
        [0] { "" }
       *[other] { " " }Noch offen: { $dice }.
    }
ask-recall = Wie viele Kämpfer holst du aus der Unterwelt zurück? (höchstens { $count })
ask-drawn =
    Du hast „{ $card }“ gezogen. { $count ->
        [0] Jetzt kannst du die Karte nicht spielen.
       *[other] Spielst du die Karte sofort?
    }
ask-hermes = { $other } spielt „{ $card }“. ({ $does }) Erhebst du Einspruch?
ask-alarm =
    { $fight ->
        [by-hydra] { $other } lässt die Hydra { $concerned ->
            [1] dich
           *[other] { $seat }
        } angreifen: { $count ->
            [one] { $count } Kampfpunkt
           *[other] { $count } Kampfpunkte
        } nötig, { $fighters } Kämpfer an Bord.
       *[ship] { $other } greift { $concerned ->
            [1] dein Schiff
           *[other] das Schiff von { $seat }
        } an: { $count } Kämpfer gegen { $fighters }.
    } { $concerned ->
        [1] Spielst du eine Karte?
       *[other] Du kannst nur passen.
    }
ask-shade =
    Gunst des Hades: Holst du vor dem Kampf { $count ->
        [one] { $count } Kämpfer
       *[other] bis zu { $count } Kämpfer
    } aus der Unterwelt zurück?
ask-flee = Segnung des Triton: Wohin fliehst du?
ask-answer =
    { $duel ->
        [1] { $seat } wirft { $total }, { $other } { $other_total }.
       *[other] { $seat } wirft { $total }, nötig: { $other_total }.
    } { $concerned ->
        [1] Spielst du eine Karte?
       *[other] Du kannst nur passen.
    }
ask-pick = Welchen Kämpfer wirfst du noch einmal?
ask-defeat =
    { $duel ->
        [1] { $seat } verliert gegen { $other } ({ $total } zu { $other_total }).
       *[other] { $seat } verliert mit { $total }, nötig: { $other_total }.
    } { $concerned ->
        [1] Spielst du eine Karte?
       *[other] Du kannst nur passen.
    }
ask-seize = Welchen Schatz nimmst du { $other } ab?
ask-loot = Welchen Schatz nimmst du aus { $city }?
ask-displace = Wohin versetzt du das Schiff von { $other }?
ask-boast = Du hast { $other } ({ $hero }) besiegt. Erfüllst du damit einen Auftrag?
ask-triumph = Du hast die Hydra besiegt. Was nimmst du?
ask-hydra-away = Wohin versetzt du die besiegte Hydra?
ask-styx =
    Kämpfer in der Unterwelt: { $count }, freie Plätze: { $room }. Wie viele holst du zurück?{ $treasures ->
        [0] { "" }
       *[other] { " " }Vorher darfst du Schätze zurücklegen.
    }
ask-put =
    { $count ->
        [one] In welche Stadt legst du den Schatz ({ $colour }) zurück?
       *[other] Welchen Schatz ({ $colour }) legst du zurück, und in welche Stadt?
    }
ask-hand-in = Welche Aktionskarte gibst du ab? (noch { $count })
ask-claim =
    Neuer Auftrag { $contract } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }): Erfüllst du ihn sofort? Tun es auch andere, nimmt jeder nur { $athens-shared ->
        [one] { $athens-shared } Siegpunktkarte
       *[other] { $athens-shared } Siegpunktkarten
    }.
ask-strike = Blitz des Zeus: Welche Stadt greifst du an?
ask-summon = Hilfe des Poseidon: Wohin versetzt du die Hydra?
ask-swap =
    Adler des Zeus: { $count ->
        [1] Welchen Schatz tauschst du?
       *[other] Wogegen tauschst du den Schatz ({ $colour }) aus { $city }?
    }

# Moves.

move-done = Fertig
move-pass = Passen
move-rest = Zug auslassen und { $count } Kämpfer zurückholen
move-point =
    { $hydra-prize ->
        [one] { $hydra-prize } Siegpunktkarte
       *[other] { $hydra-prize } Siegpunktkarten
    } nehmen
move-card = Kartenwürfel: { $draws }
move-cup = Karte { $card_die } ({ $draws }), Kämpfer { $fighter_die }, Segeln { $reach }, Hydra { $hydra_die }
move-play = „{ $card }“ spielen. { $does }
move-fulfil = Auftrag { $contract } erfüllen ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }): { $task }
move-deliver =
    Schatz ({ $colour }) ohne Auftrag abliefern: { $points ->
        [0] kein Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $count ->
        [0] { "" }
        [one] { " " }(Auftrag { $contract } verlangt ihn)
       *[other] { " " }(die Aufträge { $contract } verlangen ihn)
    }
move-found =
    { $town } gründen ({ $count } Kämpfer { $count ->
        [one] bleibt
       *[other] bleiben
    } dort: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    })
move-conquer =
    { $town } angreifen ({ $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }; { $crews ->
        [1] { $other } verteidigt mit { $needed ->
            [one] { $needed } Kämpfer
           *[other] { $needed } Kämpfern
        }
       *[other] besetzt von { $other }, nötig: { $needed }
    })
move-attack = { $city } angreifen (nötig: { $needed })
move-sail =
    { $fight ->
        [ship] Schiff von { $other } auf { $square } angreifen ({ $fighters } Kämpfer gegen { $needed ->
            [0] keinen
           *[other] { $needed }
        })
        [hydra] Hydra auf { $square } angreifen (nötig: { $needed })
       *[none] Nach { $square }{ $water ->
            [anchorage] { " " }(Ankerfeld)
            [styx] { " " }(Styx)
           *[sea] { "" }
        } segeln{ $count ->
            [0] { "" }
            [one] , { $count } Feld
           *[other] , { $count } Felder
        }
    }
move-hydra =
    { $fight ->
        [by-hydra] Mit der Hydra { $other } auf { $square } angreifen (nötig: { $needed })
       *[none] Hydra nach { $square }
    }
move-push = Schiff von { $other } nach { $square } versetzen
move-anchor = Ankerfeld { $square }
move-seize =
    Schatz nehmen: { $colour }{ $room ->
        [0] { " " }(ein Kämpfer geht in die Unterwelt)
       *[other] { "" }
    }
move-take =
    Schatz nehmen: { $colour } ({ $city }){ $room ->
        [0] { " " }(ein Kämpfer geht in die Unterwelt)
       *[other] { "" }
    }
move-put = { $colour } nach { $city } legen
move-swap = { $colour } ({ $city })
move-hand = „{ $card }“ abgeben
move-again = Noch einmal werfen: { $side }
move-back =
    { $count ->
        [0] Keinen Kämpfer zurückholen
       *[other] { $count } Kämpfer zurückholen
    }

# Outcomes.

outcome-throw = { $count } Kämpfer geworfen: { $full } × 1, { $half } × ½, { $cross } × Kreuz
outcome-again = { $side }
outcome-begin = { $seat } beginnt
outcome-lay = { $colour }
outcome-draw = { $card }
outcome-secret = { $contract }
outcome-turn = Auftrag { $count } des Stapels
outcome-shake = Mitte { $middle }, außen { $a }, { $b }, { $c }, { $d }

# Events.

event-laid =
    { $city } erhält { $count ->
        [one] einen Schatz: { $colour }
       *[other] { $count } Schätze: { $colour }
    }.
event-first = { $seat } ist Startspieler.
event-dealt =
    { $count ->
        [one] { $seat } erhält einen geheimen Auftrag.
       *[other] { $seat } erhalten je einen geheimen Auftrag.
    }
event-own-contract = { $seat }, dein geheimer Auftrag { $contract }: { $task } oder { $second }.
event-opened = Offener Auftrag { $contract } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }): { $task } oder { $second }.
event-anchored = { $seat } beginnt auf Ankerfeld { $square }.
event-shaken = { $seat } schüttelt den Becher: Mitte { $middle }, außen { $a }, { $b }, { $c }, { $d }.
event-cup = { $seat } stellt den Becher ab: Karte { $card_die } ({ $draws }), Kämpfer { $fighter_die }, Segeln { $sail_die }, Hydra { $hydra_die }.
event-drew =
    { $count ->
        [one] { $seat } zieht eine Aktionskarte.
       *[other] { $seat } zieht { $count } Aktionskarten.
    }
event-own-card = { $seat }, du ziehst: { $card }.
event-no-cards = Der Stapel ist leer: keine Aktionskarte für { $seat }.
event-hydra-moved = { $seat } bewegt die Hydra nach { $square }.
event-played = { $seat } spielt „{ $card }“.
event-cancelled = { $seat } spielt „Einspruch des Hermes“: „{ $card }“ von { $other } ist unwirksam.
event-lasting = „{ $card }“ bleibt bis zum Spielende vor { $seat } liegen.
event-ship-attacked = { $seat } greift das Schiff von { $other } auf { $square } an.
event-city-attacked = { $seat } greift { $city } an (nötig: { $count ->
        [one] { $count } Kampfpunkt
       *[other] { $count } Kampfpunkte
    }).
event-town-attacked = { $seat } greift { $town } an (nötig: { $count ->
        [one] { $count } Kampfpunkt
       *[other] { $count } Kampfpunkte
    }).
event-town-defended = { $seat } greift { $town } an; die Kämpfer von { $other } verteidigen.
event-hydra-attacked = { $seat } greift die Hydra an (nötig: { $count ->
        [one] { $count } Kampfpunkt
       *[other] { $count } Kampfpunkte
    }).
event-hydra-attacks = { $other } lässt die Hydra { $seat } angreifen (nötig: { $count ->
        [one] { $count } Kampfpunkt
       *[other] { $count } Kampfpunkte
    }).
event-fled = { $seat } flieht nach { $square }.
event-thrown =
    { $seat } wirft insgesamt { $total }{ $full ->
        [0] { "" }
       *[other] { " " }· { $full } × 1
    }{ $half ->
        [0] { "" }
       *[other] { " " }· { $half } × ½
    }{ $cross ->
        [0] { "" }
       *[other] { " " }· { $cross } × Kreuz
    }.
event-thrown-again = { $seat } wirft einen Kämpfer noch einmal: { $side } → { $result }, insgesamt { $total }.
event-won-ship = { $seat } besiegt { $other } ({ $total } zu { $other_total }).
event-won-city = { $seat } gewinnt den Kampf um { $city } ({ $total } gegen { $other_total }).
event-lost-city = { $seat } verliert den Kampf um { $city } ({ $total } gegen { $other_total }).
event-won-town = { $seat } erobert { $town } ({ $total } gegen { $other_total }).
event-lost-town = { $seat } verliert den Kampf um { $town } ({ $total } gegen { $other_total }).
event-won-hydra = { $seat } besiegt die Hydra ({ $total } gegen { $other_total }).
event-lost-hydra = { $seat } verliert gegen die Hydra ({ $total } gegen { $other_total }).
event-seized = { $seat } nimmt { $other } einen Schatz ab: { $colour }.
event-took = { $seat } nimmt einen Schatz aus { $city }: { $colour }.
event-room = { $seat } schickt einen Kämpfer in die Unterwelt, um Platz für den Schatz zu schaffen.
event-pushed = { $seat } versetzt das Schiff von { $other } nach { $square }.
event-town-empty = { $town } bleibt unbesetzt.
event-delivered =
    { $seat } liefert { $count ->
        [one] einen Schatz
       *[other] { $count } Schätze
    } in Athen ab: { $colour }.
event-put =
    { $seat } legt { $count ->
        [one] einen Schatz
       *[other] { $count } Schätze
    } in { $city } zurück: { $colour }.
event-fulfilled = { $seat } erfüllt Auftrag { $contract } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }): { $task }.
event-shared =
    { $count ->
        [one] { $seat } erfüllt Auftrag { $contract } gleichzeitig mit anderen.
       *[other] { $seat } erfüllen gleichzeitig Auftrag { $contract }.
    }
event-out-of-play = Auftrag { $contract } kommt aus dem Spiel.
event-handed-in =
    { $count ->
        [one] { $seat } legt eine Aktionskarte verdeckt unter den Stapel.
       *[other] { $seat } legt { $count } Aktionskarten verdeckt unter den Stapel.
    }
event-own-handed-in = { $seat }, du gibst ab: { $card }.
event-no-point = { $seat } erhält keine Siegpunktkarte: Es sind keine mehr da.
event-swapped = { $seat } tauscht mit dem Adler { $colour } aus { $city } gegen { $other_colour } aus { $other_city }.
event-turn-over = { $seat } beendet den Zug.
event-victory = { $seat } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
event-result =
    { $place }. Platz: { $seat } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
event-rested = { $seat } lässt den Zug aus und holt { $count } Kämpfer zurück.
event-back = { $seat } holt { $count } Kämpfer zurück.
event-sailed =
    { $count ->
        [one] { $seat } segelt { $count } Feld nach { $square }.
       *[other] { $seat } segelt { $count } Felder nach { $square }.
    }
event-more-squares =
    { $count ->
        [one] { $seat } darf { $count } Feld mehr segeln, insgesamt { $reach }.
       *[other] { $seat } darf { $count } Felder mehr segeln, insgesamt { $reach }.
    }
event-lost-fighters =
    { $count ->
        [one] { $seat } verliert { $count } Kämpfer an die Unterwelt.
       *[other] { $seat } verliert { $count } Kämpfer an die Unterwelt.
    }
event-founded =
    { $count ->
        [one] { $seat } besetzt { $town } mit { $count } Kämpfer: { $count } Punkt.
       *[other] { $seat } besetzt { $town } mit { $count } Kämpfern: { $count } Punkte.
    }
event-town-lost =
    { $count ->
        [one] { $seat } verliert { $town }: { $count } Kämpfer geht in die Unterwelt.
       *[other] { $seat } verliert { $town }: { $count } Kämpfer gehen in die Unterwelt.
    }
event-styx =
    { $count ->
        [one] { $seat } holt am Styx { $count } Kämpfer zurück.
       *[other] { $seat } holt am Styx { $count } Kämpfer zurück.
    }
event-styx-bonus = { $seat } erreicht den Styx mit den meisten Kämpfern in der Unterwelt.
event-left-behind =
    { $count ->
        [one] { $seat } lässt bis zum Spielende { $count } Kämpfer in { $city }.
       *[other] { $seat } lässt bis zum Spielende { $count } Kämpfer in { $city }.
    }
event-point =
    { $count ->
        [one] { $seat } nimmt { $count } Siegpunktkarte.
       *[other] { $seat } nimmt { $count } Siegpunktkarten.
    }

# Reasons.

reason-contract-not-yours = Auftrag { $contract } liegt weder offen aus noch auf deiner Hand.
reason-not-at-anchor = Dein Schiff ist nicht auf einem Ankerfeld.
reason-cargo-missing = Dazu fehlt dir die Ladung: { $task }.
reason-victory-needed = Dazu musst du einen Kampf gewinnen: { $task }.
reason-hero-absent = { $hero } spielt nicht mit.
reason-hero-own = { $hero } ist dein eigener Held.
reason-not-beside-city = Dein Schiff ist nicht neben { $city }.
reason-not-beside-town = Dein Schiff ist nicht neben { $town }.
reason-has-attacked = Du hast in diesem Zug schon angegriffen.
reason-too-few-cards = Du brauchst { $count ->
        [one] { $count } Aktionskarte
       *[other] { $count } Aktionskarten
    }.
reason-too-few-fighters = Du brauchst { $count } Kämpfer an Bord.
reason-put-first = Lege zuerst den Schatz in eine Stadt zurück.
reason-city-full = In { $city } ist kein Platz für einen Schatz frei.
reason-not-to-put = Diesen Schatz kannst du nicht zurücklegen: { $colour }.
reason-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
reason-hand-in-first = Gib zuerst eine Aktionskarte ab.
reason-claim-first = Entscheide zuerst, ob du den Auftrag erfüllst.
reason-contract-instead = Statt der Siegpunktkarte nimmst du den Auftrag.
reason-not-that-victory = Dieser Sieg erfüllt den Auftrag nicht: { $task }.
reason-boast-first = Entscheide zuerst, ob du mit dem Sieg einen Auftrag erfüllst.
reason-ship-done = Dein Schiff ist in diesem Zug fertig.
reason-way-ended = Dein Schiff darf in diesem Zug nicht mehr segeln.
reason-already-there = Dein Schiff ist schon dort.
reason-too-far = { $square } ist zu weit weg: Du darfst noch { $reach ->
        [0] kein Feld
        [one] { $reach } Feld
       *[other] { $reach } Felder
    } segeln.
reason-hydra-closed = Die Hydra darfst du nur angreifen, wenn ein Auftrag es verlangt.
reason-promised-peace = Wegen deines Auftrags darfst du in diesem Zug nicht mehr angreifen.
reason-already-acted = Du hast in diesem Zug schon gegründet oder angegriffen.
reason-no-fighters = Du hast keine Kämpfer an Bord.
reason-wrong-distance = { $square } hat nicht die richtige Entfernung.
reason-not-free = { $square } ist dafür nicht frei.
reason-push-first = Versetze zuerst das besiegte Schiff.
reason-flee-first = Wähle zuerst, wohin du fliehst.
reason-hydra-first = Wähle zuerst ein Feld für die Hydra.
reason-wrong-moment = „{ $card }“ kannst du jetzt nicht spielen.
reason-answer-first = Spiele zuerst eine Karte oder passe.
reason-shade-first = Entscheide zuerst, ob du einen Kämpfer zurückholst.
reason-pick-first = Wähle zuerst einen deiner geworfenen Kämpfer.
reason-no-such-treasure = Diesen Schatz gibt es dort nicht: { $colour }.
reason-seize-first = Wähle zuerst einen Schatz des Verlierers.
reason-take-first = Wähle zuerst einen Schatz der Stadt.
reason-active-only = „{ $card }“ kannst du nur als aktiver Spieler spielen.
reason-nobody-returns = So viele Kämpfer kannst du nicht zurückholen.
reason-room-enough = Für deine Kämpfer ist schon Platz genug.
reason-no-use = „{ $card }“ hätte jetzt keine Wirkung.
reason-recall-first = Wähle zuerst, wie viele Kämpfer du zurückholst.
reason-strike-first =
    Wähle zuerst eine Stadt, die { $bolt-amount ->
        [one] { $bolt-amount } Feld
       *[other] { $bolt-amount } Felder
    } entfernt ist.
reason-swap-first = Wähle zuerst einen Schatz für den Adler.
reason-cup-order = Die äußeren Würfel behalten ihre Reihenfolge; du kannst den Becher nur drehen.
reason-cup-first = Stelle zuerst den Becher ab.
reason-card-die-first = Führe zuerst den Kartenwürfel aus; dann kannst du den Zug beenden.
reason-too-late-to-rest = Du hast schon etwas getan und kannst den Zug nicht mehr auslassen.
reason-no-fighter-die = Du kannst den Kämpferwürfel jetzt nicht nutzen.
reason-no-hydra-die = Du kannst den Hydrawürfel jetzt nicht nutzen.
reason-hydra-cannot = Die Hydra kann { $square } nicht erreichen.
reason-city-empty = In { $city } liegt kein Schatz.
reason-own-town = { $town } gehört dir schon.
reason-town-free = { $town } ist unbesetzt: Du kannst sie gründen, nicht erobern.
reason-town-held = { $town } ist besetzt: Du kannst sie nur erobern.

# The board in the terminal.

board-hydra = Hydra
board-cup = Becher
terminal-middle = Mitte { $value }
terminal-dice = Karte { $card_die }, Kämpfer { $fighter_die }, Segeln { $sail_die }, Hydra { $hydra_die }
board-city = Stadt
board-number = Verteidigung
board-treasures = Schätze
board-town = Siedlung
board-holder = Besitzer
board-player = Spieler
board-hero = Held
board-square = Feld
board-fighters = Kämpfer
board-underworld = Unterwelt
board-cards = Karten
board-points = Punkte
terminal-target = Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
board-open = Offene Aufträge
terminal-own-contract = Dein Auftrag
board-contract = { $contract } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }): { $task } oder { $second }
board-hand = Deine Karten
board-none = keine
terminal-piles = Im Stapel: Aktionskarten { $cards }, Aufträge { $contracts }, Siegpunktkarten { $points }
terminal-reach = darf noch segeln: { $count }
terminal-throw = insgesamt { $total }: { $full } × 1, { $half } × ½, { $cross } × Kreuz
terminal-key = * möglich   ~ Meer   ⚓ Ankerfeld   ≈ Styx   H Hydra   ▒ Land   Buchstaben: Städte und Siedlungen

# Rules.

rule-setup-heroes = Jeder Spieler übernimmt, für alle sichtbar, einen Helden: Deukalion (Rot), Perseus (Grün), Herkules (Gelb) oder Achilles (Blau).
rule-setup-players = Deukalion ist ein Spiel für zwei bis vier Personen. Jeder Spieler erhält in seiner Farbe ein Schiff und den zugehörigen Schiffsplan.
rule-setup-places =
    Der Spielplan zeigt Athen mit { $all-anchors ->
        [one] { $all-anchors } Ankerfeld
       *[other] { $all-anchors } Ankerfeldern
    }, { $all-styx ->
        [one] { $all-styx } Styxfeld
       *[other] { $all-styx } Styxfelder
    }, { $all-cities ->
        [one] { $all-cities } Stadt
       *[other] { $all-cities } Städte
    } (Korinth, Mykene, Sparta, Thera, Kreta, Rhodos, Zypern und Halikarnassos), { $all-towns ->
        [one] { $all-towns } Siedlung
       *[other] { $all-towns } Siedlungen
    } (Ephesus, Salamis, Argos und Lindos), die Unterwelt und die Mitte, auf der der Becher steht.
rule-setup-map = Der Spielplan, die Verteidigungswerte der Städte und Siedlungen, die Auftragskarten und die Wurfwahrscheinlichkeiten sind rekonstruiert. Sie stehen in der Materialdatei und lassen sich dort berichtigen.
rule-setup-treasures = Die { $all-treasures } Schätze, je { $treasures-each } in { $all-colours } Farben, werden zufällig auf die Schatzfelder der Städte gelegt, einer auf jedes Feld.
rule-setup-hydra = Die Hydra beginnt auf ihrem Startfeld.
rule-setup-cards = Die Aktionskarten werden gemischt und bilden einen verdeckten Stapel. Jeder Spieler erhält { $deal-action-cards } davon.
rule-setup-contract = Jeder Spieler erhält einen Auftrag, den er geheim hält, bis er ihn erfüllt.
rule-setup-open =
    Die { $all-contracts } Auftragskarten werden gemischt und bilden einen verdeckten Stapel. { $deal-open-contracts ->
        [one] { $deal-open-contracts } Auftrag liegt
       *[other] { $deal-open-contracts } Aufträge liegen
    } offen daneben.
rule-setup-fighters = Jeder Spieler beginnt mit { $ship-fighters ->
        [one] { $ship-fighters } Kämpfer
       *[other] { $ship-fighters } Kämpfern
    } auf seinem Schiffsplan.
rule-setup-youngest = Der jüngste Spieler beginnt; wer das ist, wird ausgelost.
    .seat-1 = Spieler 1 ist der jüngste und beginnt.
    .seat-2 = Spieler 2 ist der jüngste und beginnt.
    .seat-3 = Spieler 3 ist der jüngste und beginnt. Zu zweit wird der Startspieler ausgelost.
    .seat-4 = Spieler 4 ist der jüngste und beginnt. Bei weniger als vier Spielern wird der Startspieler ausgelost.
rule-setup-ships = Beginnend beim Startspieler stellt jeder sein Schiff auf ein freies Ankerfeld bei Athen.
rule-ship-room =
    Ein Schiffsplan hat { $ship-places ->
        [one] { $ship-places } Platz
       *[other] { $ship-places } Plätze
    } für Kämpfer und Schätze zusammen. Kämpfer in der Unterwelt bleiben dort, bis ihr Spieler sie zurückholt, und das nur auf freie Plätze.
rule-turn-shake = Der aktive Spieler schüttelt den Würfelbecher (die Kylix): Seine fünf Würfel mit den Seiten { $cup-faces } fallen in die fünf Mulden, einer in die Mitte und vier außen.
rule-turn-order = Danach sind zuerst die Mitspieler nacheinander am Zug, beginnend links vom aktiven Spieler. Erst dann stellt der aktive Spieler den Becher ab.
rule-turn-others = Der mittlere Würfel zeigt, wie viele Felder jeder Mitspieler höchstens segeln darf.
rule-turn-others-act = Die Mitspieler dürfen in ihrem Zug auch Siedlungen gründen oder erobern, Städte und andere Schiffe angreifen und Aufträge erfüllen.
rule-turn-rest = Jeder Mitspieler darf seinen ganzen Zug auslassen und dafür bis zu { $rest-fighters } Kämpfer aus der Unterwelt zurückholen.
rule-turn-rest-cards = Bevor ein Spieler seinen Zug auslässt, darf er Aktionskarten spielen.
rule-turn-any-order = Der aktive Spieler führt die vier Aktionen des Bechers in beliebiger Reihenfolge aus.
rule-turn-one-act = In einem Zug darf ein Schiff eines davon einmal tun: eine Siedlung gründen, ein Schiff angreifen, eine Stadt angreifen oder eine Siedlung angreifen. Die Hydra angreifen und Aufträge erfüllen darf es zusätzlich.
rule-turn-next = Danach wird der nächste Spieler im Uhrzeigersinn zum aktiven Spieler.
rule-cup-turnings = Der Becher kann auf vier Arten abgestellt werden. Die vier äußeren Würfel behalten dabei ihre Reihenfolge und gelten für die Aktionen Karte, Kämpfer, Segeln und Hydra.
rule-cup-card = Kartenwürfel: Bei { $cup-others-draw } zieht jeder Mitspieler eine Aktionskarte, bei { $cup-active-draws } der aktive Spieler, bei einer anderen Zahl niemand.
rule-cup-card-must = Der Kartenwürfel muss ausgeführt sein, bevor der Zug endet.
rule-cup-hydra = Hydrawürfel: Der aktive Spieler darf die Hydra um höchstens so viele Felder bewegen, wie der Würfel zeigt.
rule-cup-fighters = Kämpferwürfel: Der aktive Spieler darf höchstens so viele Kämpfer aus der Unterwelt zurückholen, wie der Würfel zeigt.
rule-cup-sail = Segelwürfel: Der aktive Spieler darf sein Schiff um höchstens so viele Felder bewegen, wie der Würfel zeigt.
rule-cup-whole-actions = Eine Aktion wird beendet, bevor die nächste beginnt: Wer nach dem Lossegeln einen anderen Würfel nutzt, darf danach weder weitersegeln noch gründen oder angreifen.
rule-sailing-squares = Schiffe segeln waagerecht und senkrecht über Meeres-, Anker- und Styxfelder und die vier Felder um die Mitte, aber nie über Land, Städte, Siedlungen oder die Mitte.
rule-sailing-fewer = Niemand muss so weit segeln, wie er dürfte.
rule-sailing-attack = Wer auf das Feld eines anderen Schiffs segelt, greift es an; die Fahrt endet dort.
rule-sailing-hydra = Das Feld der Hydra darf ein Schiff nur betreten, wenn ein Auftrag, sie zu besiegen, offen ausliegt oder auf der Hand des Spielers ist.
rule-sailing-ends = Die Fahrt eines Schiffs endet, wenn es ein Styxfeld betritt, einen Auftrag erfüllt, eine Siedlung gründet oder angreift.
rule-sailing-delivery-goes-on = Wer einen Schatz ohne Auftrag in Athen abliefert, darf danach weitersegeln.
rule-sailing-zero = Auch wer gar nicht segelt, darf dort handeln, wo sein Schiff ist.
rule-styx-back = Auf einem Styxfeld darf der Spieler beliebig viele seiner Kämpfer aus der Unterwelt zurückholen, soweit auf dem Schiffsplan Platz ist.
rule-styx-treasures = Um am Styx Platz für Kämpfer zu schaffen, darf der Spieler Schätze auf freie Schatzfelder beliebiger Städte legen.
rule-styx-majority = Wer auf ein Styxfeld segelt und allein die meisten Kämpfer in der Unterwelt hat, nimmt Siegpunktkarten: { $styx-bonus-2 } zu zweit, { $styx-bonus-3 } zu dritt, { $styx-bonus-4 } zu viert. Bei Gleichstand gibt es nichts. Gezählt wird, bevor Kämpfer zurückkehren.
rule-styx-safe = Auf einem Styxfeld dürfen mehrere Schiffe stehen; dort wird niemand angegriffen.
rule-treasures-take = Wer einen Schatz gewinnt, sucht ihn sich aus und legt ihn auf einen freien Platz seines Schiffsplans.
rule-treasures-room = Ist auf dem Schiffsplan kein Platz frei, darf der Spieler für den Schatz einen Kämpfer in die Unterwelt schicken; sonst bleibt der Schatz liegen.
rule-treasures-only-way = Nur um Platz für einen Schatz zu schaffen, darf ein Spieler eigene Kämpfer selbst in die Unterwelt schicken.
rule-treasures-deliver =
    Auf einem Ankerfeld darf der Spieler Schätze auch ohne Auftrag abliefern und für jeden { $athens-delivery ->
        [one] { $athens-delivery } Siegpunktkarte
       *[other] { $athens-delivery } Siegpunktkarten
    } nehmen.
rule-treasures-no-point = Ein Schatz darf auch abgeliefert werden, wenn keine Siegpunktkarte mehr da ist; er bringt dann nichts ein.
rule-treasures-keep = Niemand muss einen Schatz abliefern; man darf ihn für einen Auftrag behalten.
rule-treasures-put = Einen abgelieferten Schatz legt der Spieler auf ein freies Schatzfeld einer Stadt seiner Wahl.
rule-towns-found = Neben einer unbesetzten Siedlung darf ein Schiff sie gründen: Der Spieler stellt so viele Kämpfer, wie sie zeigt, von seinem Schiffsplan hinein, je nach Siedlung { $town-least } bis { $town-most }.
rule-towns-points = Jeder Kämpfer in einer Siedlung ist einen Siegpunkt wert. Wer die Siedlung verliert, verliert auch die Punkte.
rule-towns-stay = Kämpfer in einer Siedlung werden in Kämpfen nicht geworfen.
rule-towns-no-return = Kämpfer können aus einer Siedlung nicht abgezogen werden; sie verlassen sie nur, wenn ein Mitspieler sie erobert.
rule-towns-several = Ein Spieler darf mehrere Siedlungen besetzen.
rule-towns-held = Eine besetzte Siedlung kann nicht gegründet, sondern nur erobert werden.
rule-towns-lost = Wird eine Siedlung erobert, kommen ihre Kämpfer in die Unterwelt, und der Sieger stellt eigene Kämpfer hinein.
rule-towns-empty = Hat der Sieger zu wenige Kämpfer übrig, bleibt die eroberte Siedlung unbesetzt.
rule-contracts-halves = Jede Auftragskarte zeigt zwei Aufgaben. Eine davon genügt, um die Karte und ihre Siegpunkte zu erhalten.
rule-contracts-tasks =
    Der Regeltext nennt diese Aufgaben: einen roten Schatz, einen grünen Schatz oder { $any-least } bis { $any-most } beliebige Schätze nach Athen bringen; die Hydra oder einen der vier Helden besiegen; mit mindestens { $crew-least ->
        [one] { $crew-least } Kämpfer
       *[other] { $crew-least } Kämpfern
    } nach Rhodos oder Kreta segeln, mit Aktionskarten nach Halikarnassos oder Sparta, oder nach Zypern, um dort { $leave-least ->
        [one] { $leave-least } Kämpfer
       *[other] { $leave-least } Kämpfer
    } zu lassen. Welche Aufgaben zusammengehören, was sie zählen und welche Farben sonst verlangt werden, ist rekonstruiert.
rule-contracts-fulfil = Wer einen oder mehrere Aufträge erfüllt, legt die Karten sofort offen vor sich ab, ob er der aktive Spieler ist oder nicht.
rule-contracts-replace = Ein erfüllter offener Auftrag wird sofort durch einen neuen vom Stapel ersetzt.
rule-contracts-chain = Auch der neu aufgedeckte Auftrag darf sofort erfüllt werden.
rule-contracts-hidden = Den Auftrag auf der Hand kann nur sein Besitzer erfüllen. Er wird nicht ersetzt.
rule-contracts-at-anchor = Ein eben aufgedeckter Auftrag wird sofort dem Schiff angeboten, das gerade am Zug ist, wo immer es ist, und jedem Schiff auf einem Ankerfeld, das die passenden Schätze geladen hat.
rule-contracts-together =
    Erfüllen mehrere Spieler einen Auftrag gleichzeitig, nimmt jeder nur { $athens-shared ->
        [one] { $athens-shared } Siegpunktkarte
       *[other] { $athens-shared } Siegpunktkarten
    }, und der Auftrag kommt aus dem Spiel.
rule-contracts-put-order = Nach einem gemeinsam erfüllten Auftrag werden die Schätze in Spielreihenfolge zurückgelegt, beginnend beim aktiven Spieler.
rule-contracts-snatch = Ein Mitspieler darf einen Auftrag erfüllen, bevor der aktive Spieler dazu kommt.
rule-contracts-deliver = Aufgabe „Schätze nach Athen“: die gezeigten Schätze zu einem Ankerfeld bringen.
rule-contracts-any = Aufgabe „Beliebige Schätze nach Athen“: so viele beliebige Schätze, wie die Karte zeigt, zu einem Ankerfeld bringen.
rule-contracts-hydra = Aufgabe „Besiege die Hydra“: die Hydra besiegen. Der Spieler nimmt dann den Auftrag anstelle der Siegpunktkarte.
rule-contracts-defeat = Aufgabe „Besiege einen Helden“: den genannten Helden im Kampf Schiff gegen Schiff besiegen, als Angreifer oder Verteidiger.
rule-contracts-absent = Eine Aufgabe gegen einen Helden, der nicht mitspielt, oder gegen den eigenen Helden ist nicht erfüllbar; die andere Aufgabe der Karte schon. Die Aufträge sagen, welcher Held nicht mitspielt.
rule-contracts-crew = Aufgabe „Mit Kämpfern zu einer Stadt“: mit mindestens so vielen Kämpfern an Bord, wie die Karte zeigt, neben der genannten Stadt sein.
rule-contracts-leave = Aufgabe „Kämpfer zurücklassen“: neben der genannten Stadt sein und dort bis zum Spielende so viele Kämpfer lassen, wie die Karte zeigt.
rule-contracts-leave-no-point = Ein Kämpfer, der für einen Auftrag in einer Stadt bleibt, etwa auf Zypern, bringt keinen Siegpunkt.
rule-contracts-cards = Aufgabe „Karten abgeben“: neben der genannten Stadt sein und die gezeigte Anzahl Aktionskarten verdeckt unter den Stapel legen.
rule-contracts-peace = Wer eine Aufgabe mit Kämpfern oder Aktionskarten bei einer Stadt erfüllt, darf im selben Zug weder vorher noch nachher angreifen.
rule-contracts-peace-hydra = Das gilt für Angriffe des Schiffs; der aktive Spieler darf die Hydra trotzdem auf ein anderes Schiff bewegen.
rule-cards-hidden = Aktionskarten werden verdeckt auf der Hand gehalten; ihre Anzahl ist öffentlich.
rule-cards-play = Ein Spieler darf beliebig viele Aktionskarten spielen, auch sofort nach dem Ziehen. Gespielte Karten kommen unter den Stapel.
    .own-move = Ein Spieler darf beliebig viele Aktionskarten spielen, im eigenen Zug auch sofort nach dem Ziehen. Gespielte Karten kommen unter den Stapel.
rule-cards-timing = Die Karten „+ Felder“ und „+ Kämpfer“, bleibende Karten und alle, auf denen es steht, spielt ein Spieler in seinem Zug, als aktiver Spieler oder als Mitspieler.
rule-cards-at-once = Wer im Zug eines anderen eine Karte zieht, darf sie sofort spielen, wenn sie keinen eigenen Zeitpunkt nennt und etwas bewirkt: „+ Kämpfer“, „Gunst des Hades“, „Goldenes Vlies“, „Hand des Apollo“. Alle, die gezogen haben, entscheiden gleichzeitig und geheim.
    .own-move = Wer im Zug eines anderen eine Karte zieht, darf sie ab dem nächsten eigenen Zug spielen oder zu dem Zeitpunkt, den die Karte selbst nennt.
rule-cards-lasting = „Pegasus“, „Gunst des Hades“ und „Goldenes Vlies“ bleiben bis zum Spielende offen vor ihrem Besitzer liegen.
rule-cards-pile = Es gibt { $all-action-cards } Aktionskarten. Karten unter dem Stapel behalten ihre Reihenfolge und werden gezogen, wenn die anderen aufgebraucht sind. Ist der Stapel leer, zieht niemand.
rule-cards-no-limit = Es gibt kein Handkartenlimit.
rule-window-everybody = Damit niemand verrät, welche Karten er hat, werden bei jeder Gelegenheit alle Spieler mit Handkarten gleichzeitig gefragt und alle Antworten zusammen aufgedeckt.
rule-window-order = Spielen zwei Spieler gleichzeitig eine Karte, gilt die Spielreihenfolge ab dem aktiven Spieler.
rule-window-attacked = Wessen Schiff angegriffen wird, darf vor dem Kampf „Segnung des Triton“ oder „Gunst des Hades“ spielen.
rule-window-thrown = Nach einem Wurf dürfen die kämpfenden Spieler „Segnung des Hephaistos“ oder „Belohnung des Ares“ spielen.
rule-window-lost = Nach einem Kampf darf der Verlierer „Gunst des Zeus“ spielen.
rule-action-sail = Karten „+ Felder“, +{ $sail-2-amount } (× { $sail-2-count }) und +{ $sail-3-amount } (× { $sail-3-count }): Das Schiff darf in diesem Zug höchstens so viele Felder mehr segeln.
rule-action-pegasus =
    „Pegasus“ (× { $pegasus-count }): Spielst du die Karte als aktiver Spieler, darf dein Schiff in jedem deiner aktiven Züge { $pegasus-amount ->
        [one] { $pegasus-amount } Feld
       *[other] { $pegasus-amount } Felder
    } mehr segeln. Die Karte bleibt liegen.
rule-action-favour = „Gunst des Zeus“ (× { $favour-count }): Nach einem verlorenen Kampf sofort noch einmal kämpfen, mit den Kämpfern, die übrig sind.
rule-action-favour-crew = „Gunst des Zeus“ kann nur spielen, wer noch mindestens einen Kämpfer an Bord hat.
rule-action-triton =
    „Segnung des Triton“ (× { $triton-count }): Wird dein Schiff angegriffen, segelt es { $triton-amount ->
        [one] { $triton-amount } Feld
       *[other] { $triton-amount } Felder
    } weit auf ein Meeres- oder Ankerfeld. Der Kampf entfällt.
rule-action-flight = Die Flucht mit der Segnung des Triton ist ein Segeln: Sie führt weder durch Schiffe noch durch die Hydra. Ist die volle Entfernung unmöglich, ist sie kürzer.
rule-action-hephaistos = „Segnung des Hephaistos“ (× { $hephaistos-count }): Nach einem Wurf einen eigenen Kämpfer noch einmal werfen.
rule-action-ares = „Belohnung des Ares“ (× { $ares-count }): Nach einem Wurf alle eigenen Kämpfer noch einmal werfen.
rule-action-hades =
    „Gunst des Hades“ (× { $hades-count }): Jedes Mal, wenn dein Schiff angegriffen wird, darfst du vor dem Kampf { $hades-amount ->
        [one] { $hades-amount } Kämpfer
       *[other] bis zu { $hades-amount } Kämpfer
    } aus der Unterwelt zurückholen. Die Karte bleibt liegen.
rule-action-fighter = Karten „+ Kämpfer“, +{ $fighter-1-amount } (× { $fighter-1-count }), +{ $fighter-2-amount } (× { $fighter-2-count }) und +{ $fighter-3-amount } (× { $fighter-3-count }): Höchstens so viele Kämpfer aus der Unterwelt zurückholen.
rule-action-eagle = „Adler des Zeus“ (× { $eagle-count }): Im eigenen Zug, aktiv oder nicht, einen Schatz einer Stadt gegen einen Schatz einer anderen Stadt tauschen.
rule-action-poseidon = „Hilfe des Poseidon“ (× { $poseidon-count }): Im eigenen Zug, aktiv oder nicht, die Hydra auf ein beliebiges freies Meeresfeld versetzen.
rule-action-hermes = „Einspruch des Hermes“ (× { $hermes-count }): Sofort gespielt, macht er eine gerade gespielte Aktionskarte eines Mitspielers unwirksam.
rule-action-bolt =
    „Blitz des Zeus“ (× { $bolt-count }): Im eigenen Zug, aktiv oder nicht, eine Stadt angreifen, die { $bolt-amount ->
        [one] { $bolt-amount } Feld
       *[other] { $bolt-amount } Felder
    } entfernt ist.
rule-action-fleece =
    „Goldenes Vlies“ (× { $fleece-count }): Greift die Hydra dich an, brauchst du nur { $fleece-amount ->
        [one] { $fleece-amount } Kampfpunkt
       *[other] { $fleece-amount } Kampfpunkte
    } statt { $hydra-strength }. Die Karte bleibt liegen.
    .attacking =
        „Goldenes Vlies“ (× { $fleece-count }): Greifst du die Hydra an, brauchst du nur { $fleece-amount ->
            [one] { $fleece-amount } Kampfpunkt
           *[other] { $fleece-amount } Kampfpunkte
        } statt { $hydra-strength }. Die Karte bleibt liegen.
rule-action-apollo = „Hand des Apollo“ (× { $apollo-count }): Einen Schatz aus einer benachbarten Stadt ohne Kampf nehmen.
rule-fight-throw = Im Kampf werden immer alle Kämpfer an Bord geworfen.
rule-fight-odds = Jeder geworfene Kämpfer zeigt ein Kreuz ({ $odds-cross } %), einen halben ({ $odds-half } %) oder einen ganzen Kampfpunkt ({ $odds-full } %).
rule-fight-cross = Ein Kämpfer, der das Kreuz zeigt, zählt nichts und kommt in die Unterwelt, beim Sieger wie beim Verlierer.
rule-fight-ship = Kampf Schiff gegen Schiff: Beide Spieler werfen ihre Kämpfer.
rule-fight-higher = Schiff gegen Schiff gewinnt, wer mehr Kampfpunkte hat; bei Gleichstand der Verteidiger.
rule-fight-empty-ship = Ein Schiff ohne Kämpfer, das angegriffen wird, erzielt null Kampfpunkte.
rule-fight-no-crew = Ein Schiff ohne Kämpfer kann nicht angreifen.
rule-fight-seize = Der Sieger nimmt einen Schatz seiner Wahl vom Schiff des Verlierers.
rule-fight-displaced =
    Der Sieger versetzt das besiegte Schiff auf ein freies Meeresfeld, genau { $beaten-squares ->
        [one] { $beaten-squares } Feld
       *[other] { $beaten-squares } Felder
    } entfernt, näher nur, wenn das nicht möglich ist. Dort geschieht nichts weiter.
rule-fight-lifted = Ein besiegtes Schiff oder die besiegte Hydra wird hochgehoben und neu gesetzt: Was dazwischenliegt, spielt keine Rolle.
rule-fight-anchors = Schiffe auf Ankerfeldern können von anderen Schiffen angegriffen werden, aber nicht von der Hydra.
rule-fight-city = Eine benachbarte Stadt ist besiegt, wenn der Angreifer mindestens ihren Verteidigungswert an Kampfpunkten erzielt. Er nimmt dann einen ihrer Schätze.
rule-fight-town = Eine benachbarte Siedlung eines Mitspielers ist erobert, wenn der Angreifer mindestens ihren Verteidigungswert an Kampfpunkten erzielt.
    .crew = Eine benachbarte Siedlung eines Mitspielers ist erobert, wenn der Angreifer mehr Kampfpunkte erzielt als die Kämpfer auf dem Schiff ihres Besitzers. Bei Gleichstand gewinnt der Besitzer.
rule-fight-failure = Ein misslungener Angriff auf eine Stadt oder Siedlung kostet nur die Kämpfer, die das Kreuz zeigen.
rule-fight-neighbours = Benachbart sind nur waagerecht und senkrecht angrenzende Felder, keine diagonalen.
rule-hydra-swims = Die Hydra bewegt sich waagerecht und senkrecht über Meeresfelder, nie auf Anker- oder Styxfelder und nie auf das Schiff des Spielers, der sie bewegt. Sie zieht durch kein Schiff hindurch und hält an, wo sie angreift.
rule-hydra-contract = Ein Schiff darf die Hydra nur angreifen, solange ein Auftrag, sie zu besiegen, offen ausliegt oder auf der Hand des Spielers ist.
rule-hydra-attack =
    Wer die Hydra angreift, braucht mindestens { $hydra-strength ->
        [one] { $hydra-strength } Kampfpunkt
       *[other] { $hydra-strength } Kampfpunkte
    }, um sie zu besiegen.
rule-hydra-attacks =
    Wird die Hydra auf das Schiff eines Mitspielers bewegt, greift sie es an. Der Angegriffene besiegt sie mit mindestens { $hydra-strength ->
        [one] { $hydra-strength } Kampfpunkt
       *[other] { $hydra-strength } Kampfpunkten
    }.
rule-hydra-prize =
    Wer die Hydra besiegt, nimmt den Auftrag dafür, offen oder von der Hand. Wer von ihr angegriffen wurde und keinen solchen Auftrag hat, nimmt { $hydra-prize ->
        [one] { $hydra-prize } Siegpunktkarte
       *[other] { $hydra-prize } Siegpunktkarten
    }.
rule-hydra-one-contract = Ein Sieg über die Hydra erfüllt nur einen Auftrag.
rule-hydra-beaten =
    Der Sieger versetzt die besiegte Hydra auf ein freies Meeresfeld, { $hydra-squares ->
        [one] { $hydra-squares } Feld
       *[other] { $hydra-squares } Felder
    } entfernt.
rule-hydra-lost =
    Verliert ein Spieler gegen die Hydra, versetzt sein rechter Nachbar sein Schiff auf ein freies Meeresfeld, { $hydra-squares ->
        [one] { $hydra-squares } Feld
       *[other] { $hydra-squares } Felder
    } entfernt.
rule-hydra-no-loot = Wer gegen die Hydra verliert, verliert keinen Schatz.
rule-victory-sources = Als Siegpunkte zählen Siegpunktkarten, erfüllte Aufträge und Kämpfer in Siedlungen.
rule-victory-ways = Es gibt fünf Wege zu Siegpunkten: einen Auftrag erfüllen, eine Siedlung gründen oder erobern, die Hydra besiegen, mit den meisten Kämpfern in der Unterwelt auf den Styx kommen und einen Schatz ohne Auftrag nach Athen bringen.
rule-victory-target = Wer zuerst die nötigen Siegpunkte hat, gewinnt sofort: { $victory-points-2 } zu zweit, { $victory-points-3 } zu dritt, { $victory-points-4 } zu viert.
rule-victory-cards = Es gibt { $victory-cards } Siegpunktkarten; jede ist einen Siegpunkt wert.
rule-victory-no-cards = Sind alle Siegpunktkarten vergeben, erhält niemand mehr eine.
rule-victory-ranking = Die übrigen Spieler werden nach Siegpunkten gereiht; bei Gleichstand teilt man sich den Platz.
rule-victory-public = Die Siegpunkte aller Spieler sind jederzeit öffentlich.

## Woher die Punkte kommen

source-cards = Siegpunktkarten
source-contracts = Erfüllte Aufträge
source-towns = Kämpfer in Siedlungen

# Was jemand falsch gemacht hat.

mistake-map-uneven = map: alle Zeilen müssen gleich lang sein
mistake-code-twice = city, town: zwei haben dasselbe Kürzel
mistake-map-lacks = map: { $place } ist nicht darauf
mistake-map-cell = map: { $cell } ist weder Meer noch Land, weder city noch town
mistake-map-large = map: höchstens { $most } Meeresfelder
mistake-map-marks = map: nötig sind ein hy, ein Ankerfeld für jedes Schiff und der Styx
mistake-card-order = card: nötig sind { $known }, in dieser Reihenfolge
mistake-card-single = card: pegasus, hades, fleece und hermes gibt es je einmal
mistake-bolt-far = card bolt: seine Zahl reicht über den Plan hinaus
mistake-contract-twice = contract: zwei haben dasselbe Kürzel
mistake-task-kind = contract { $contract }: „{ $found }“ ist keine Aufgabe; eine Aufgabe beginnt mit { $known }
mistake-task-unknown = contract { $contract }: „{ $found }“ nennt etwas, das nicht in der Schachtel ist
mistake-numbers-by-seats = victory, styx: je eine Zahl für 2, 3 und 4 Spieler
mistake-cup-faces = cup: jeder Würfel muss 1, 2 und 3 zeigen
mistake-circle-actions = circle: die Aktionen sind { $known }, jede einmal
mistake-city-slots = city: jeder Schatz braucht ein Schatzfeld
mistake-ship-places = ship: jeder Kämpfer braucht einen Platz
mistake-deal-cards = deal: es gibt nicht genug Aktionskarten
mistake-deal-contracts = deal: es gibt nicht genug Aufträge
mistake-sum-fighters-of-seat = Kämpfer von Spieler { $number }
mistake-sum-towns-held-by-nobody-at-the-table = Siedlungen, die niemandem am Tisch gehören
mistake-sum-treasures-of-colour = Schätze der Farbe { $number }
mistake-sum-victory-point-cards = Siegpunktkarten
mistake-sum-action-cards = Aktionskarten
mistake-sum-different-action-cards = verschiedene Aktionskarten
mistake-sum-contracts = Aufträge
mistake-sum-different-contracts = verschiedene Aufträge
mistake-agenda-turn = agenda: Die untersten Schritte gehören zu keinem Zug
mistake-agenda-order = agenda: { $step } kann nicht gleich über { $found } liegen
mistake-agenda-argument = agenda: Das Argument von { $step } passt nicht zum Tisch
mistake-hydra-square = hydra: Sie muss auf einem Meeresfeld sein
mistake-many-aboard = Schiff von Platz { $number }: mehr Kämpfer und Schätze als Plätze
mistake-bold-without-contract = bold: Platz { $number } verbirgt keinen Auftrag gegen die Hydra
mistake-drawn-card = drawn: Platz { $number } hat diese Karte nicht eben gezogen
mistake-many-in-city = { $city }: mehr Schätze als Plätze
mistake-treasures-in-box = box: Alle Schätze müssen ausgelegt sein
mistake-already-won = points: Das Spiel ist schon gewonnen
mistake-ships-missing = ships: Auf der Karte müssen { $expected } sein
mistake-square-shared = ships: Zwei sind auf { $square }
mistake-dice-missing = cup: Die Würfel passen nicht zum Zug
mistake-other-mover = mover: Es muss Platz { $expected } sein
mistake-other-actions = todo: Ein Platz, der nicht aktiv ist, hat nur sein Schiff
mistake-fight-over = fight: Es gibt gerade keinen
mistake-fight-misfit = fight: Er passt nicht zu Agenda und Tisch

# Für lernende Agenten
agents-about-count = die meisten Kämpfer (`recall`) oder die abzugebenden Karten (`hand-in`)
agents-about-treasure = die Farbe, die weg muss (`put`) oder zuerst gewählt wurde (`swap`)
agents-about-cities = woher genommen wird (`loot`) oder die zuerst gewählte Stadt (`swap`)
agents-about-other = wer verloren hat (`seize`, `displace`, `boast`) oder die Karte spielte (`hermes`)
agents-about-contract = welcher offene Auftrag sofort erfüllt werden darf (`claim`)
agents-hero = der eigene Held; die der anderen folgen in ihrer Reihenfolge
agents-active = der aktive Spieler
agents-mover = wessen Schiff sich bewegt
agents-square = das Feld jedes Schiffs, Spieler für Spieler
agents-hydra = das Feld der Hydra
agents-fighters = Kämpfer an Bord
agents-underworld = Kämpfer in der Unterwelt
agents-treasures = Schätze an Bord nach Farben, Spieler für Spieler
agents-cards = Aktionskarten auf der Hand
agents-hand = die eigenen Aktionskarten nach Arten
agents-hides = wer einen geheimen Auftrag hat
agents-contract = der eigene geheime Auftrag
agents-lasting = Pegasus, Hades und Vlies vor allen, Spieler für Spieler
agents-fulfilled = die erfüllten Aufgaben aller, Spieler für Spieler
agents-point-cards = Siegpunktkarten
agents-score = Punkte
agents-answered = wer geheim geantwortet hat
agents-own-answer = die eigene geheime Antwort, ein Zug; −1 für keine
agents-cities = Schätze in jeder Stadt nach Farben, Stadt für Stadt
agents-towns = die Siedlungen aller, Spieler für Spieler
agents-shaken = der Würfel in der Mitte des Bechers und die äußeren; 0 davor
agents-dice = die Würfel für Karten, Kämpfer, Segeln und die Hydra; 0 davor
agents-to-do = was von einem Zug übrig ist: Schiff, Karte, Kämpfer, Hydra
agents-reach = Felder, die das Schiff noch segeln darf
agents-so-far = was das Schiff getan hat: losgesegelt, Fahrt beendet, Gründung oder Angriff verbraucht, angegriffen, Angriff ausgeschlossen, Unumkehrbares begonnen
agents-open = die offenen Aufträge, Feld für Feld
agents-contract-pile = Aufträge im Stapel
agents-gone = Aufträge, die das Spiel verlassen haben
agents-card-pile = Aktionskarten im Stapel
agents-bottom = die unter den Stapel gelegten Karten: 1 für eine unbekannte, sonst ihre Art ab 2
agents-point-pile = verfügbare Siegpunktkarten
agents-fight = ein Kampf gegen ein Schiff, eine Stadt, eine Siedlung oder die Hydra, oder durch die Hydra
agents-fights = wer kämpft
agents-attacked = wessen Schiff angegriffen wird
agents-city = die angegriffene Stadt
agents-town = die angegriffene Siedlung
agents-thrown = Kreuze, halbe und ganze Kampfpunkte des Kämpfenden; −1 davor
agents-other-thrown = dasselbe beim angegriffenen Schiff

## Das Brett auf der Seite

page-deukalion-map = Spielplan
page-deukalion-athens = ATHEN
page-deukalion-sea = Meer { $square }
page-deukalion-anchor = Ankerfeld { $square }
page-deukalion-styx = Styx { $square }
page-deukalion-place-with = { $place }: { $things }
page-deukalion-ship-of = Schiff von { $name }
page-deukalion-ship-at = Das Schiff von { $name }, auf { $square }
page-deukalion-hydra-at = Die Hydra, auf { $square }
page-deukalion-city = { $city }, Verteidigung { $defence }, Schätze: { $treasures }
page-deukalion-town-free =
    { $count ->
        [one] { $town }, unbesetzt, Platz für { $count } Kämpfer, Verteidigung { $value }
       *[other] { $town }, unbesetzt, Platz für { $count } Kämpfer, Verteidigung { $value }
    }
page-deukalion-town =
    { $count ->
        [one] { $town }, besetzt von { $name } mit { $count } Kämpfer, Verteidigung { $value }
       *[other] { $town }, besetzt von { $name } mit { $count } Kämpfern, Verteidigung { $value }
    }
page-deukalion-treasure =
    { $count ->
        [one] Schatz in { $colour }
       *[other] { $count } Schätze in { $colour }
    }

# Der Becher und der Zug.

page-deukalion-cup-empty = Becher, noch nicht geschüttelt
page-deukalion-cup-shaken = Becher: Mitte { $middle }, außen { $dice }
page-deukalion-cup-down = Becher: Karte { $card }, Kämpfer { $fighters }, Segeln { $sail }, Hydra { $hydra }; Mitte { $middle }
page-deukalion-turn-back = Becher eine Vierteldrehung zurück
page-deukalion-turn-on = Becher eine Vierteldrehung weiter
page-deukalion-draws-active = aktiver Spieler zieht
page-deukalion-draws-others = alle anderen ziehen
page-deukalion-draws-nobody = niemand zieht
page-deukalion-gives-fighters =
    { $count ->
        [one] Kämpfer zurück
       *[other] Kämpfer zurück
    }
page-deukalion-gives-sail =
    { $count ->
        [one] Feld segeln
       *[other] Felder segeln
    }
page-deukalion-gives-hydra =
    { $count ->
        [one] Feld für die Hydra
       *[other] Felder für die Hydra
    }
page-deukalion-turn = Zug
page-deukalion-others =
    { $count ->
        [one] Die Mitspieler dürfen { $count } Feld segeln.
       *[other] Die Mitspieler dürfen bis zu { $count } Felder segeln.
    }
page-deukalion-done = erledigt
page-deukalion-answered = hat geantwortet

# Neben der Karte.

page-deukalion-below =
    { $count ->
        [0] { $name }: keine Kämpfer in der Unterwelt
       *[other] { $name }: { $count } Kämpfer in der Unterwelt
    }
page-deukalion-contracts = Aufträge
page-deukalion-unknown-card = unbekannte Karte
page-deukalion-or = oder
page-deukalion-track = Siegpunkte; { $target } gewinnen
page-deukalion-score = { $name }: { $count } von { $target } Siegpunkten

# Schiffspläne und Hand.

page-deukalion-plan = Kämpfer an Bord: { $fighters }. Schätze: { $treasures }. Freie Plätze: { $room }.
page-deukalion-cards = { $count ->
        [one] Karte
       *[other] Karten
    }
page-deukalion-hidden-contract = geheimer Auftrag
page-deukalion-left-behind = bis zum Spielende zurückgelassen
page-deukalion-point-cards = Siegpunktkarten
page-deukalion-fulfilled = Erfüllt: { $tasks }
page-deukalion-card =
    { $count ->
        [one] { $card }: { $does }
       *[other] { $card } ({ $count }-mal): { $does }
    }
page-deukalion-no-cards = Keine Aktionskarten auf der Hand.
page-deukalion-does-sail-2 =
    In diesem Zug bis zu { $sail-2-amount ->
        [one] { $sail-2-amount } Feld
       *[other] { $sail-2-amount } Felder
    } mehr segeln.
page-deukalion-does-sail-3 =
    In diesem Zug bis zu { $sail-3-amount ->
        [one] { $sail-3-amount } Feld
       *[other] { $sail-3-amount } Felder
    } mehr segeln.
page-deukalion-does-pegasus =
    Bleibt liegen: Als aktiver Spieler darfst du { $pegasus-amount ->
        [one] { $pegasus-amount } Feld
       *[other] { $pegasus-amount } Felder
    } mehr segeln.
page-deukalion-does-favour = Nach einem verlorenen Kampf: sofort noch einmal kämpfen, mit den übrigen Kämpfern.
page-deukalion-does-triton =
    Wenn dein Schiff angegriffen wird: { $triton-amount ->
        [one] { $triton-amount } Feld
       *[other] { $triton-amount } Felder
    } weit fliehen, kein Kampf.
page-deukalion-does-hephaistos = Nach einem Wurf: einen eigenen Kämpfer noch einmal werfen.
page-deukalion-does-ares = Nach einem Wurf: alle eigenen Kämpfer noch einmal werfen.
page-deukalion-does-hades =
    Bleibt liegen: Wird dein Schiff angegriffen, darfst du vor dem Kampf { $hades-amount ->
        [one] { $hades-amount } Kämpfer
       *[other] bis zu { $hades-amount } Kämpfer
    } zurückholen.
page-deukalion-does-fighter-1 =
    { $fighter-1-amount ->
        [one] { $fighter-1-amount } Kämpfer
       *[other] Bis zu { $fighter-1-amount } Kämpfer
    } aus der Unterwelt zurückholen.
page-deukalion-does-fighter-2 =
    { $fighter-2-amount ->
        [one] { $fighter-2-amount } Kämpfer
       *[other] Bis zu { $fighter-2-amount } Kämpfer
    } aus der Unterwelt zurückholen.
page-deukalion-does-fighter-3 =
    { $fighter-3-amount ->
        [one] { $fighter-3-amount } Kämpfer
       *[other] Bis zu { $fighter-3-amount } Kämpfer
    } aus der Unterwelt zurückholen.
page-deukalion-does-eagle = Einen Schatz einer Stadt gegen einen Schatz einer anderen tauschen.
page-deukalion-does-poseidon = Die Hydra auf ein beliebiges freies Meeresfeld versetzen.
page-deukalion-does-hermes = Die gerade gespielte Aktionskarte eines Mitspielers ist unwirksam.
page-deukalion-does-bolt =
    Eine Stadt angreifen, die { $bolt-amount ->
        [one] { $bolt-amount } Feld
       *[other] { $bolt-amount } Felder
    } entfernt ist.
page-deukalion-does-fleece =
    Bleibt liegen: Greift die Hydra dich an, brauchst du nur { $fleece-amount ->
        [one] { $fleece-amount } Kampfpunkt
       *[other] { $fleece-amount } Kampfpunkte
    } statt { $hydra-strength }.
page-deukalion-does-fleece-attacking =
    Bleibt liegen: Greifst du die Hydra an, brauchst du nur { $fleece-amount ->
        [one] { $fleece-amount } Kampfpunkt
       *[other] { $fleece-amount } Kampfpunkte
    } statt { $hydra-strength }.
page-deukalion-does-apollo = Einen Schatz aus einer benachbarten Stadt nehmen, ohne Kampf.

# Kämpfe.

page-deukalion-fight = Kampf
page-deukalion-needs =
    { $count ->
        [one] nötig: { $count } Kampfpunkt
       *[other] nötig: { $count } Kampfpunkte
    }
page-deukalion-thrown = { $count } × { $side }

## Fragen auf der Seite, wo das Übrige daneben steht

question-move = Was tust du?
question-cup = Wie stellst du den Becher ab?
question-anchors = Wo ankert dein Schiff?
question-drawn =
    { $count ->
        [0] Gezogen: { $card }
       *[other] { $card } sofort spielen?
    }
question-hermes = { $other } spielt „{ $card }“. Einspruch?
question-alarm =
    { $fight ->
        [by-hydra] Die Hydra greift { $concerned ->
            [1] dich
           *[other] { $seat }
        } an
       *[other] { $other } greift { $concerned ->
            [1] dich
           *[other] { $seat }
        } an
    }
question-answer =
    { $concerned ->
        [1] Mit einer Karte noch einmal werfen?
       *[other] Die Kämpfer sind geworfen
    }
question-defeat =
    { $concerned ->
        [1] Verloren. Mit einer Karte noch einmal?
       *[other] { $seat } hat den Kampf verloren
    }
question-recall = Wie viele Kämpfer kommen zurück?
question-styx = Wie viele Kämpfer kommen zurück?
question-shade = Wie viele kommen vor dem Kampf zurück?
question-put =
    { $count ->
        [one] In welche Stadt kommt der Schatz ({ $colour })?
       *[other] Welchen Schatz legst du zurück, und wohin?
    }
question-claim = Neuen Auftrag { $contract } erfüllen?
question-boast = Mit diesem Sieg einen Auftrag erfüllen?
question-displace = Wohin versetzt du das Schiff von { $other }?
question-hydra-away = Wohin versetzt du die besiegte Hydra?
question-swap =
    { $count ->
        [1] Welchen Schatz tauschst du?
       *[other] Wogegen tauschst du ({ $colour }, { $city })?
    }
question-loot = Welchen Schatz nimmst du?
question-strike = Welche Stadt trifft der Blitz des Zeus?

## Knöpfe auf der Seite

button-done = Fertig
button-cup = Abstellen
button-card = Kartenwürfel ausführen
button-rest = Auslassen: { $count } Kämpfer zurück
button-back =
    { $count ->
        [0] Keinen zurückholen
       *[other] Zurückholen: { $count }
    }
button-sail =
    { $fight ->
        [ship] { $other } angreifen
        [hydra] Hydra angreifen
       *[none] Nach { $square } segeln
    }
button-hydra =
    { $fight ->
        [by-hydra] Hydra gegen { $other }
       *[none] Hydra nach { $square }
    }
button-fulfil = { $task } (+{ $points })
button-deliver = { $colour } abliefern{ $points ->
        [0] { "" }
       *[other] { " " }(+{ $points })
    }
button-take = { $colour }
button-put = { $colour }: { $city }
button-swap = { $colour }: { $city }
button-seize = { $colour }
button-attack = { $city } angreifen
button-conquer = { $town } angreifen
button-found = { $town } gründen (+{ $count })
button-play = { $card } spielen

## Der Spielplan auf der Seite, Fortsetzung

page-deukalion-where =
    { $count ->
        [0] { $name } ist aktiv
        [one] { $name } ist aktiv · Mitspieler segeln { $count } Feld
       *[other] { $name } ist aktiv · Mitspieler segeln bis zu { $count } Felder
    }
page-deukalion-is-active = { $name } ist aktiv
page-deukalion-active-short = aktiv
page-deukalion-arena = Arena
page-deukalion-plays = { $name } spielt
page-deukalion-wins = Chance für { $name }: { $chance }
page-deukalion-ready = jetzt möglich
page-deukalion-wanted = ein Auftrag verlangt ihn
page-deukalion-at-least = { $count }+
page-deukalion-minus = −{ $count }
page-deukalion-times = ×{ $count }
page-deukalion-pile = { $pile }: { $count }
page-deukalion-your-contract = Dein Auftrag
page-deukalion-less = Ein Kämpfer weniger
page-deukalion-more = Ein Kämpfer mehr
page-deukalion-action-sail = Segeln
page-deukalion-action-hydra = Hydra
page-deukalion-action-card = Karten
page-deukalion-action-fighters = Kämpfer
page-deukalion-left-done = { $action }: erledigt
page-deukalion-left-sail =
    { $count ->
        [one] { $count } Feld zu segeln
       *[other] { $count } Felder zu segeln
    }
page-deukalion-left-hydra =
    { $count ->
        [one] { $count } Feld für die Hydra
       *[other] { $count } Felder für die Hydra
    }
page-deukalion-left-card = Kartenwürfel: { $count }
page-deukalion-left-fighters =
    { $count ->
        [one] { $count } Kämpfer darf zurück
       *[other] { $count } Kämpfer dürfen zurück
    }

# Wann außerhalb des Zuges gefragt wird.


# Die zweite Zeile der Frage.

page-deukalion-second-anchored = Dein Schiff segelt nicht mehr
page-deukalion-second-squares =
    { $count ->
        [0] Keine Felder mehr
        [one] Noch { $count } Feld
       *[other] Noch { $count } Felder
    }
page-deukalion-second-crew =
    { $count ->
        [0] keine Kämpfer an Bord
       *[other] { $count } Kämpfer an Bord
    }
page-deukalion-second-ready = Auftrag { $contract } ist erfüllbar
page-deukalion-second-still = Du kannst noch einen Auftrag erfüllen
page-deukalion-second-room =
    { $count ->
        [one] { $count } freier Platz an Bord
       *[other] { $count } freie Plätze an Bord
    }
page-deukalion-second-no-room = Kein Platz frei: Ein Kämpfer kommt dafür in die Unterwelt
page-deukalion-second-anchors = Wer zuerst { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    } hat, gewinnt
page-deukalion-second-alarm =
    { $fight ->
        [by-hydra] { $count ->
            [one] { $count } Kampfpunkt
           *[other] { $count } Kampfpunkte
        } nötig, { $fighters } Kämpfer an Bord
       *[other] { $count } Kämpfer gegen { $fighters }
    }
page-deukalion-second-answer =
    { $duel ->
        [1] { $seat } { $total } · { $other } { $other_total }
       *[other] { $seat } wirft { $total }, nötig: { $other_total }
    }
page-deukalion-second-defeat = { $total } gegen { $other_total }
page-deukalion-second-styx = In der Unterwelt: { $count } · freie Plätze an Bord: { $room }
page-deukalion-second-recall = Höchstens { $count }
page-deukalion-second-claim =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; tun es auch andere, je { $athens-shared ->
        [one] { $athens-shared } Punkt
       *[other] { $athens-shared } Punkte
    }
page-deukalion-second-pick = Ein Kreuz, das anders fällt, entgeht der Unterwelt
page-deukalion-second-put = Städte mit freiem Schatzfeld leuchten
page-deukalion-second-displace =
    { $beaten-squares ->
        [one] { $beaten-squares } Feld weit
       *[other] { $beaten-squares } Felder weit
    }, auf ein Meeresfeld
page-deukalion-second-hydra-away =
    { $hydra-squares ->
        [one] { $hydra-squares } Feld weit
       *[other] { $hydra-squares } Felder weit
    }, auf ein Meeresfeld
page-deukalion-second-flee = Der Kampf entfällt
page-deukalion-second-summon = Jedes freie Meeresfeld; dort greift sie nicht an
page-deukalion-second-cup = Karte { $card_die }: { $draws } · Kämpfer { $fighter_die } · Segeln { $reach } · Hydra { $hydra_die }
page-deukalion-second-sail = Nach { $square }: { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }, { $rest ->
        [0] danach keins mehr
       *[other] danach noch { $rest }
    }
page-deukalion-second-duel = { $count } Kämpfer gegen { $needed }
page-deukalion-second-needed = { $needed } nötig mit { $count ->
        [one] { $count } Kämpfer
       *[other] { $count } Kämpfern
    }
page-deukalion-second-chance = Chance: { $chance }
page-deukalion-second-found =
    { $count ->
        [one] { $count } Kämpfer bleibt
       *[other] { $count } Kämpfer bleiben
    } dort (+{ $count }) · an Bord: { $rest }
page-deukalion-second-play = { $card }: { $does }
page-deukalion-second-back =
    { $count ->
        [0] Kein Kämpfer kommt zurück
        [one] { $count } Kämpfer kommt zurück
       *[other] { $count } Kämpfer kommen zurück
    } · dort bleiben: { $rest }
page-deukalion-plus-points =
    { $count ->
        [one] +{ $count } Punkt
       *[other] +{ $count } Punkte
    }

## Der Verlauf

deed-shaken = schüttelt: Mitspieler segeln bis zu { $middle }
deed-cup = stellt den Becher ab
deed-sailed = segelt nach { $square }
deed-rested = lässt den Zug aus
deed-founded = besetzt { $town }
deed-hydra-moved = bewegt die Hydra nach { $square }
deed-ship-attacked = greift { $other } an
deed-city-attacked = greift { $city } an
deed-town-attacked = greift { $town } an
deed-hydra-attacked = greift die Hydra an
deed-hydra-attacks = wird von der Hydra angegriffen
deed-played = spielt „{ $card }“
deed-fulfilled = erfüllt Auftrag { $contract } (+{ $points })
deed-delivered = liefert in Athen ab: { $colour }
deed-victory = gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
short-drew = { $count ->
        [one] { $seat } zieht { $count } Karte
       *[other] { $seat } zieht { $count } Karten
    }
short-own-card = { $card }
short-thrown = { $seat } wirft { $total }
short-thrown-again = neu geworfen: { $total }
short-lost-fighters = { $count ->
        [one] { $seat } verliert { $count } Kämpfer
       *[other] { $seat } verliert { $count } Kämpfer
    }
short-won-ship = gewonnen, { $total } zu { $other_total }
short-won-city = gewonnen, { $total } gegen { $other_total }
short-lost-city = verloren, { $total } gegen { $other_total }
short-won-town = gewonnen, { $total } gegen { $other_total }
short-lost-town = verloren, { $total } gegen { $other_total }
short-won-hydra = gewonnen, { $total } gegen { $other_total }
short-lost-hydra = verloren, { $total } gegen { $other_total }
short-fled = { $seat } flieht nach { $square }
short-handed-in = { $count ->
        [one] { $seat } gibt { $count } Karte ab
       *[other] { $seat } gibt { $count } Karten ab
    }
short-own-handed-in = { $card }
log-together = { $items }

## Erklärungen auf der Seite

explain-sea = Schiffe segeln waagerecht und senkrecht, nie über Land.
explain-anchor = Hier lieferst du Schätze in Athen ab. Die Hydra kommt nie hierher.
explain-styx = Hier endet dein Weg, und Kämpfer kommen zurück. Wer die meisten unten hat, erhält Punkte.
explain-city = Erreiche daneben mit deinem Wurf die Verteidigung und nimm einen Schatz.
explain-town-free =
    { $count ->
        [one] Lass von einem Feld daneben { $count } Kämpfer hier: Er zählt einen Siegpunkt.
       *[other] Lass von einem Feld daneben { $count } Kämpfer hier: Jeder zählt einen Siegpunkt.
    }
explain-town-own = Deine Kämpfer hier zählen Siegpunkte, solange dir die Siedlung gehört.
explain-town-held = Erreiche daneben die Verteidigung: Deine Kämpfer verdrängen die von { $name }.
explain-athens =
    { $athens-delivery ->
        [one] Auf einem Ankerfeld bringt jeder Schatz { $athens-delivery } Punkt, mit Auftrag mehr.
       *[other] Auf einem Ankerfeld bringt jeder Schatz { $athens-delivery } Punkte, mit Auftrag mehr.
    }
explain-cup = Der Würfel in der Mitte gilt für die Mitspieler, die vier äußeren verteilt der aktive Spieler.
explain-cup-middle = So viele Felder darf jeder Mitspieler segeln.
explain-cup-card = Bei { $cup-active-draws } zieht der aktive Spieler, bei { $cup-others-draw } alle anderen, sonst niemand.
explain-cup-fighters = So viele Kämpfer dürfen aus der Unterwelt zurück.
explain-cup-sail = Dein Schiff darf so viele Felder segeln, dann gründen oder angreifen.
explain-cup-hydra = So viele Felder darfst du die Hydra bewegen, auch auf ein Schiff.
explain-ship = Auf sein Feld zu segeln ist ein Angriff: Beide Mannschaften werden geworfen.
explain-own-ship = Es trägt Kämpfer und Schätze. Ohne Kämpfer an Bord kannst du nicht angreifen.
explain-hydra =
    { $hydra-strength ->
        [one] Gegen sie brauchst du { $hydra-strength } Kampfpunkt
       *[other] Gegen sie brauchst du { $hydra-strength } Kampfpunkte
    }, für einen Angriff auch einen Auftrag.
explain-underworld = Kämpfer mit Kreuz warten hier, bis sie zurückgeholt werden.
explain-contract = Erfülle eine der beiden Aufgaben und nimm die Punkte.
explain-hidden-contract = Nur sein Besitzer kennt ihn und kann ihn erfüllen. Er wird nicht ersetzt.
explain-cards = Von hier werden Aktionskarten gezogen. Gespielte kommen darunter.
explain-points = Siegpunktkarten, je ein Punkt. Sind sie aufgebraucht, gibt es keine mehr.
explain-contracts = Wird ein offener Auftrag genommen, wird sofort der nächste aufgedeckt.
explain-treasure =
    { $athens-delivery ->
        [one] Liefere ihn in Athen ab: für einen Auftrag oder { $athens-delivery } Punkt.
       *[other] Liefere ihn in Athen ab: für einen Auftrag oder { $athens-delivery } Punkte.
    }
explain-track =
    { $count ->
        [one] Wer zuerst { $count } Siegpunkt hat, gewinnt sofort.
       *[other] Wer zuerst { $count } Siegpunkte hat, gewinnt sofort.
    }
explain-plan =
    { $ship-places ->
        [one] { $ship-places } Platz für Kämpfer und Schätze zusammen.
       *[other] { $ship-places } Plätze für Kämpfer und Schätze zusammen.
    }
explain-hand = Alle sehen, wie viele Karten jemand hat, aber nicht welche.
explain-garrison = Jeder Kämpfer in einer Siedlung zählt einen Punkt und kämpft nicht mit.
explain-left-behind = Für einen Auftrag in einer Stadt zurückgelassen, bis zum Ende; zählt nicht.
explain-point-cards = Für Lieferungen, am Styx oder gegen die Hydra genommen; je ein Punkt.
explain-fulfilled = Erfüllte Aufträge behalten ihre Punkte bis zum Ende.
explain-hero = Aufträge verlangen, Helden zu besiegen. Alle wissen, wer wer ist.
explain-answered = Dieser Spieler hat geheim geantwortet. Alle Antworten werden zugleich gezeigt.
explain-fight = Alle Kämpfer an Bord werden geworfen. Kreuze kommen in die Unterwelt.
explain-thrown-full = Zählt einen ganzen Kampfpunkt.
explain-thrown-half = Zählt einen halben Kampfpunkt.
explain-thrown-cross = Zählt nichts; der Kämpfer kommt auch nach einem Sieg in die Unterwelt.
explain-kind-square = Feld
explain-kind-card = Aktionskarte
explain-kind-treasure = Schatz
explain-kind-contract =
    { $count ->
        [one] Auftrag · { $count } Punkt
       *[other] Auftrag · { $count } Punkte
    }
explain-name-athens = Athen
explain-name-contract = Auftrag { $code }
explain-name-cards = Aktionskarten
explain-name-points = Siegpunktkarten
explain-name-track = Siegpunkte
explain-name-middle = Mittlerer Würfel
explain-name-plan = Schiff: { $name }
explain-name-thrown = Geworfener Kämpfer: { $side }
explain-label-chance = Deine Chance
explain-value-chance = { $chance } mit { $count ->
        [one] { $count } Kämpfer
       *[other] { $count } Kämpfern
    }, ohne Karten
explain-label-here = Hier
explain-label-room = Freie Plätze
explain-label-reaches = Erreicht
explain-label-when = Wann
explain-label-exist = Im Spiel
explain-label-left = Übrig
explain-label-under = Unter dem Stapel
explain-label-gone = Aus dem Spiel
explain-label-cities = In Städten
explain-label-wanted = Verlangt von
explain-label-odds = Wie oft
explain-label-first = Erste Aufgabe
explain-label-second = Zweite Aufgabe
explain-when-own = in deinem Zug
explain-when-active = als aktiver Spieler
explain-when-attacked = wenn dein Schiff angegriffen wird
explain-when-thrown = nach einem Wurf
explain-when-lost = nach einem verlorenen Kampf
explain-when-played = wenn ein Mitspieler eine Karte spielt
explain-now-reach =
    { $count ->
        [one] { $count } Feld entfernt
       *[other] { $count } Felder entfernt
    }
explain-now-ready = Du kannst ihn jetzt erfüllen.
explain-now-most-below = Du hast die meisten Kämpfer unten.
explain-reconstructed-map = Spielplan
explain-reconstructed-defence = Verteidigung
explain-reconstructed-odds = Wahrscheinlichkeiten
explain-reconstructed-contract = Auftrag
explain-reconstructed-colour = Farbe
page-deukalion-odds-full = { $odds-full } %
page-deukalion-odds-half = { $odds-half } %
page-deukalion-odds-cross = { $odds-cross } %
card-count-sail-2 = { $sail-2-count }
card-count-sail-3 = { $sail-3-count }
card-count-pegasus = { $pegasus-count }
card-count-favour = { $favour-count }
card-count-triton = { $triton-count }
card-count-hephaistos = { $hephaistos-count }
card-count-ares = { $ares-count }
card-count-hades = { $hades-count }
card-count-fighter-1 = { $fighter-1-count }
card-count-fighter-2 = { $fighter-2-count }
card-count-fighter-3 = { $fighter-3-count }
card-count-eagle = { $eagle-count }
card-count-poseidon = { $poseidon-count }
card-count-hermes = { $hermes-count }
card-count-bolt = { $bolt-count }
card-count-fleece = { $fleece-count }
card-count-apollo = { $apollo-count }
page-deukalion-short-draws-active = { $name } zieht
page-deukalion-short-draws-others = alle anderen ziehen
page-deukalion-short-draws-nobody = niemand zieht

## Erklärungen zu Entscheidungen auf der Seite, einmal gezeigt

tip-anchors = Wähle, wo dein Schiff beginnt, am besten nahe bei Städten mit Schätzen, die ein Auftrag verlangt.
tip-cup = Drehe den Becher, bis die vier äußeren Würfel zu den Aktionen passen: Segeln, Hydra, Kämpfer und wer eine Karte zieht (bei { $cup-active-draws } du, bei { $cup-others-draw } alle anderen, sonst niemand).
tip-move = Nutze deine Aktionen in beliebiger Reihenfolge und wähle dann „{ move-done }“. Einmal pro Zug darfst du angreifen oder eine Siedlung gründen. Bring Schätze nach Athen und erfülle Aufträge: Wer zuerst genug Siegpunkte hat, gewinnt sofort.
tip-recall = Kämpfer kommen aus der Unterwelt zurück, soweit auf deinem Schiffsplan Platz ist.
tip-drawn = Alle, die gezogen haben, werden gefragt. Du kannst die Karte jetzt spielen, wenn sie etwas bewirkt, oder sie behalten.
tip-hermes = Alle mit Handkarten werden gefragt, damit niemand verrät, wer die Karte „Einspruch des Hermes“ hat.
tip-alarm = Alle mit Handkarten werden gefragt, aber nur der Angegriffene kann eine Karte spielen: „Segnung des Triton“ oder „Gunst des Hades“.
tip-shade = Kämpfer, die du jetzt zurückholst, kämpfen mit.
tip-flee = Wähle ein Feld für dein Schiff. Der Kampf entfällt.
tip-answer = Alle mit Handkarten werden gefragt, aber nur die Kämpfenden können eine Karte spielen: „Segnung des Hephaistos“ oder „Belohnung des Ares“.
tip-pick = Ein Kreuz, das noch einmal geworfen wird und anders fällt, bleibt von der Unterwelt verschont.
tip-defeat = Alle mit Handkarten werden gefragt, aber nur der Verlierer kann eine Karte spielen: „Gunst des Zeus“, wenn er noch einen Kämpfer hat.
tip-loot = Nimm einen Schatz, den ein Auftrag verlangt oder den deine Mitspieler brauchen.
tip-seize = Nimm einen Schatz, den ein Auftrag verlangt oder den deine Mitspieler brauchen.
tip-displace = Versetze das besiegte Schiff weit weg von seinem Ziel. Dort geschieht nichts weiter.
tip-put = Der abgelieferte Schatz kommt in eine Stadt zurück. Wähle eine, die deinen Mitspielern wenig nützt.
tip-styx = Am Styx darfst du Kämpfer zurückholen. Schätze darfst du dafür in Städte zurücklegen.
tip-boast = Ein Auftrag, diesen Helden zu besiegen, offen oder auf deiner Hand, zählt jetzt.
tip-triumph = Ein Auftrag, die Hydra zu besiegen, wird statt einer Siegpunktkarte genommen.
tip-hydra-away = Versetze die Hydra dorthin, wo sie deine Mitspieler stört.
tip-hand-in = Abgegebene Karten kommen verdeckt unter den Stapel.
tip-claim = Die Schiffe auf Ankerfeldern und das Schiff am Zug entscheiden gleichzeitig und geheim.
tip-strike = Wie in jedem Kampf werden alle Kämpfer an Bord deines Schiffs geworfen.
tip-summon = Jedes freie Meeresfeld ist erlaubt. Die Hydra greift dort nicht an.
tip-swap = Wähle zwei Schätze aus zwei Städten: Sie tauschen die Plätze.

## Die Texte, aus denen die Regeln stammen

text-french = französischer Text
text-french-about = Französische Übersetzung der Regeln von 2008, mit den Karten; zwei Seiten über Kämpfe fehlen teilweise
text-action-cards = Aktionskarten
text-action-cards-about = Die Aktionskarten, wie sie dort übersetzt sind
text-contract-cards = Auftragskarten
text-contract-cards-about = Der Wortlaut der Auftragskarten, wie er dort übersetzt ist

# Warum ein Zug besser ist, und was ein anderer aufgibt.

term-points = Es bringt mehr Punkte.
    .lost = Es bringt weniger Punkte.
term-cargo = Deine Ladung ist mehr wert oder näher an Athen.
    .lost = Deine Ladung ist weniger wert oder weiter von Athen entfernt.
term-goals = Dein Schiff kann lohnendere Ziele erreichen.
    .lost = Lohnende Ziele rücken für dein Schiff in die Ferne.
term-crew = Du behältst mehr Kämpfer auf deinem Schiff.
    .lost = Du hast weniger Kämpfer auf deinem Schiff.
term-cards = Du hast mehr Aktionskarten zur Verfügung.
    .lost = Du hast weniger Aktionskarten zur Verfügung.
term-secret = Dein geheimer Auftrag bleibt etwas wert.
    .lost = Dein geheimer Auftrag verliert an Wert.
term-tempo = Du bist früher wieder an der Reihe.
    .lost = Du bist später wieder an der Reihe.

# Arten von Entscheidungen, als Themen der Aufgaben.

theme-anchors = Erster Ankerplatz
theme-cup = Becher drehen
theme-move = Zug auf See
theme-recall = Rückkehr aus der Unterwelt
theme-drawn = Gezogene Karte
theme-hermes = Einspruch
theme-alarm = Vor dem Kampf
theme-shade = Gunst des Hades
theme-flee = Flucht
theme-answer = Nach dem Wurf
theme-pick = Noch einmal werfen
theme-defeat = Verluste
theme-seize = Schatz erbeuten
theme-loot = Stadt plündern
theme-displace = Besiegtes Schiff versetzen
theme-boast = Auftrag durch Sieg
theme-triumph = Belohnung für die Hydra
theme-hydra-away = Hydra versetzen
theme-styx = Styx
theme-put = Schatz zurücklegen
theme-hand-in = Karten abgeben
theme-claim = Aufträge
theme-strike = Blitz des Zeus
theme-summon = Hydra herbeirufen
theme-swap = Schätze tauschen

## The rulebook on the page

book-goal = Du führst das Schiff eines griechischen Helden und wetteiferst um die Gunst der Götter. Erreiche als Erster die nötigen Siegpunkte.
book-play = In jedem Zug segeln alle: die Mitspieler nach dem mittleren Würfel des Bechers, der aktive Spieler nach den äußeren. Unterwegs gründest du Siedlungen, greifst mit geworfenen Kämpfern Städte und Schiffe an und bringst Schätze nach Athen. Aufträge verlangen solche Taten und bringen die meisten Punkte; gefallene Kämpfer warten in der Unterwelt, bis du sie zurückholst.
book-winner = Es zählen Siegpunktkarten, erfüllte Aufträge und Kämpfer in Siedlungen. Wer zuerst die nötigen Siegpunkte hat, gewinnt sofort.
book-turn-shake = Der aktive Spieler schüttelt den Becher.
book-turn-others = Alle Mitspieler segeln so weit, wie der mittlere Würfel zeigt, und handeln.
book-turn-cup = Der aktive Spieler dreht den Becher und stellt ihn ab: Jeder äußere Würfel bekommt eine Aktion.
book-turn-card = Kartenwürfel: Die Zahl bestimmt, wer eine Aktionskarte zieht.
book-turn-fighters = Kämpferwürfel: Kämpfer kehren aus der Unterwelt zurück.
book-turn-sail = Segelwürfel: Segle, gründe dann eine Siedlung oder greife an.
book-turn-hydra = Hydrawürfel: Bewege die Hydra, auch auf ein anderes Schiff.
book-table-cards = Aktionskarten
book-table-contracts = Aufträge
book-table-cities = Städte
book-table-towns = Siedlungen
book-column-card = Karte
book-column-effect = Wirkung
book-column-contract = Auftrag
book-column-tasks = Aufgaben, eine davon
book-column-points = Punkte

# Die Gruppen der Materialdatei, für das Formular der Seite.

component-victory = Sieg
component-ship = Schiff
component-deal = Startkarten
component-cup = Würfel
component-circle = Aktionen
component-rest = Rast
component-styx = Styx
component-athens = Athen
component-hydra = Hydra
component-beaten = Nach verlorenem Kampf
component-throw = Wurf eines Kämpfers
component-treasures = Schätze
component-colour = Farbe der Schätze
component-hero = Held
component-map = Plan
component-city = Stadt
component-town = Siedlung
component-card = Aktionskarte
component-contract = Auftrag

## Lesson: the first game

lesson-first-welcome = Du bist { $hero }, einer der Helden. Dein Schiff hat alle deine Kämpfer an Bord, zusammen { $fighters }, und startet in Athen. Siedlungen, Schätze, Aufträge, die Hydra und der Styx bringen Siegpunkte. Wer zuerst { $target } hat, gewinnt sofort.
lesson-first-anchor = Die anderen haben ihre Ankerfelder gewählt. Wähle deines: { $square }. Schätze darfst du auf allen Ankerfeldern abliefern, jedes ist also gut. Aber dieses liegt nahe bei { $town }, einer Siedlung, die noch niemand besetzt hat. Dorthin segelst du zuerst.
lesson-first-middle = { $other } hat den Becher geschüttelt und ist aktiv, aber alle ziehen. Der mittlere Würfel zeigt { $middle }: So weit dürfen die Mitspieler höchstens segeln, nacheinander. Erst danach nutzt der aktive Spieler die vier Würfel außen herum.
lesson-first-sail = Jetzt bist du am Zug. Schiffe segeln waagerecht und senkrecht über Meer und Ankerfelder und müssen nie die ganze Strecke nutzen. Segle nach { $square }: Das Feld liegt neben { $town }, und nur von nebenan kannst du dort etwas tun.
lesson-first-found = Gründe jetzt { $town }. Du lässt so viele Kämpfer dort, wie die Siedlung zeigt: { $count }. Jeder ist einen Siegpunkt wert, solange du sie hältst. Kämpfen kann er nicht mehr: Eine Siedlung kostet also Stärke und bringt Punkte.
lesson-first-end-move = { $town } gehört dir, und damit hast du erste Siegpunkte: { $score }. Das Gründen hat deine Fahrt beendet. Pro Zug darf dein Schiff nur einmal gründen oder angreifen, damit die anderen nicht lange warten. Beende deinen Zug.
lesson-first-card = Die anderen haben gezogen; das Protokoll sagt, was geschehen ist. Jetzt ist { $other } aktiv, und der mittlere Würfel zeigt { $middle }. Bis { $city }, deinem Ziel, reicht das nicht. In deinem Zug helfen Aktionskarten: Spiele „{ $card }“.
lesson-first-korinth = Jetzt erreicht dein Schiff { $square }, das Feld neben { $city }. Städte besetzt man nicht, man plündert sie: Besiegst du eine, nimmst du einen ihrer Schätze. Diese ist nahe bei Athen und hat den Schatz, den ein offener Auftrag verlangt. Segle dorthin.
lesson-first-attack = Greife { $city } an. Alle Kämpfer an Bord werden wie Würfel geworfen, du darfst keinen zurückhalten. Deine: { $fighters }. Jeder zeigt einen ganzen Kampfpunkt, einen halben oder ein Kreuz. Zusammen brauchst du { $needed }, also ist ein Sieg wahrscheinlich.
lesson-first-thrown = Ganze Kampfpunkte: { $full }, halbe: { $half }, Kreuze: { $cross }. Nötig waren { $needed }, also gewinnst du. Kreuze zählen nichts und kommen trotzdem in die Unterwelt: Jeder Kampf kostet etwas. Manche Karten ändern einen Wurf; du hast keine davon, also passe.
lesson-first-plan = Der Schatz ist an Bord. Kämpfer und Schätze teilen sich die Plätze im Schiffsplan, Verluste schaffen also auch Platz. Dieser Auftrag verlangt: { $task }. Er ist { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } wert, ein Schatz ohne Auftrag nur { $athens-delivery }. Beende deinen Zug.
lesson-first-attacked = { $other } greift dein Schiff an: Der Sieger nimmt dem Verlierer einen Schatz ab. Und jeder Auftrag hat zwei Aufgaben, von denen eine genügt. Die zweite hier: { $second }. Das bist du. Du hast wenige Kämpfer, also spiele vor dem Wurf „{ $card }“.
lesson-first-flee = Kein Kampf, keine Verluste: Dein Schiff segelt davon. Fliehe nach { $square }. Das ist ein Ankerfeld, dein Schatz ist also schon in Athen. So eine Karte hilft nur, wenn du angegriffen wirst; hebe sie für diesen Moment auf.
lesson-first-cup = Jetzt bist du der aktive Spieler und ziehst zuletzt. Drehe den Becher, wie du willst: Seine vier Würfel behalten ihre Reihenfolge, jeder gilt für eine Aktion. Wähle Karte { $card_die }, Kämpfer { $fighter_die }, Segeln { $sail_die }, Hydra { $hydra_die }. Warum, siehst du gleich.
lesson-first-along = Du könntest gleich hier abliefern, aber ein erfüllter Auftrag beendet deine Fahrt. Nutze also zuerst den Segelwürfel: Segle nach { $square }. Auch dort bist du in Athen, aber näher am Meer im Osten, deinem nächsten Ziel.
lesson-first-fulfil = Erfülle jetzt Auftrag { $contract }: { $task }. Das bringt dir { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }. Offene Aufträge können alle erfüllen, also lohnt es sich, schnell zu sein. Dein geheimer Auftrag kann warten, denn ihn kannst nur du erfüllen.
lesson-first-put = Ein abgelieferter Schatz kommt auf ein freies Schatzfeld zurück, in eine Stadt deiner Wahl. Lege ihn nach { $city }: Das ist nahe bei Athen, und den Weg kennst du. Danach ersetzt ein neuer Auftrag den erfüllten.
lesson-first-draw = Die anderen Würfel nutzt du in beliebiger Reihenfolge. Nur der Kartenwürfel ist Pflicht: Bei { $cup-active-draws } ziehst du eine Aktionskarte, bei { $cup-others-draw } alle anderen, sonst niemand. Deshalb steht der Becher so. Ziehe deine Karte.
lesson-first-hydra = Das ist die Hydra. Der neue Auftrag verlangt: { $task } oder { $second }. Nur solange so ein Auftrag offen liegt oder auf deiner Hand ist, darfst du sie angreifen. Du bräuchtest { $needed ->
        [one] { $needed } Kampfpunkt
       *[other] { $needed } Kampfpunkte
    }, zu viel für deine Kämpfer.
lesson-first-swim = Aber du kannst sie gegen andere nutzen. { $other } bringt gerade einen Schatz nach Athen. Bewege die Hydra nach { $square }, dann muss { $other } { $needed ->
        [one] { $needed } Kampfpunkt
       *[other] { $needed } Kampfpunkte
    } erreichen. Schätze nimmt sie nie, aber sie kostet Kämpfer und Zeit.
lesson-first-wait = Die Hydra hat gewonnen, und das Schiff wurde versetzt. Der Kämpferwürfel könnte dir jetzt Kämpfer zurückbringen. Warte damit: Der Styx belohnt, wer die meisten Kämpfer in der Unterwelt hat. Deine dort: { $underworld }. Beende deinen Zug.
lesson-first-east = { $other } ist aktiv, und du segelst wieder mit dem mittleren Würfel. Der Styx liegt im Osten, zu weit für einen Zug. Aber { $town } ist unbesetzt und liegt auf dem Weg: Segle nach { $square }. So bringt jeder Halt etwas.
lesson-first-ephesus = Gründe auch { $town }; das bringt dir { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }. Erobert jemand deine Siedlung, kommen ihre Kämpfer in die Unterwelt, und die Punkte sind weg. Siedlungen bringen also schnelle Punkte, aber keine sicheren.
lesson-first-styx = Nun zum Styx. Wer ihn erreicht und allein die meisten Kämpfer in der Unterwelt hat, nimmt { $styx-bonus-3 ->
        [one] { $styx-bonus-3 } Siegpunktkarte
       *[other] { $styx-bonus-3 } Siegpunktkarten
    }; Verluste nützen also auch. Deine: { $underworld }. Die der anderen: { $more } und { $fewer }. Segle nach { $square }.
lesson-first-back = Die Punkte hast du. Hole jetzt deine Kämpfer zurück, so viele, wie Platz haben: { $count }. Am Styx darf dich niemand angreifen, hier erholst du dich also gut. Anderswo könntest du einen Zug auslassen und bis zu { $rest-fighters } zurückholen.
lesson-first-race = Deine Siegpunkte: { $score }. Wer zuerst { $target } hat, gewinnt sofort, auch mitten im Zug. Alle Punkte sind öffentlich, also behalte die anderen im Auge: Du kannst ihre Siedlungen erobern, ihre Schiffe angreifen und die Hydra schicken.
lesson-first-play-on = Du bist wieder aktiv. Dein geheimer Auftrag verlangt: { $task }. { $city } ist nahe, hat so einen Schatz, und der Verteidigungswert ist nur { $needed }. Stelle den Becher so ab, dass du hinkommst. Ab jetzt entscheiden die anderen selbst, und du auch.
