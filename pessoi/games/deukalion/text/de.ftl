# Every word people read about Deukalion.
game-name = Deukalion
game-about = Schiffe griechischer Helden fahren für die Götter: Sie plündern Städte, bringen Schätze nach Athen, gründen Siedlungen und kämpfen mit Kämpfern, die wie Würfel geworfen werden.
game-length = Etwa eine Stunde

# Chapters.

chapter-setup = Aufbau
chapter-ship = Der Schiffsplan
chapter-turn = Der Zug
chapter-cup = Der Becher
chapter-sailing = Das Segeln
chapter-styx = Der Styx
chapter-treasures = Schätze
chapter-towns = Siedlungen
chapter-contracts = Aufträge
chapter-cards = Aktionskarten
chapter-window = Antworten außer der Reihe
chapter-action = Jede einzelne Aktionskarte
chapter-fight = Kämpfe
chapter-hydra = Die Hydra
chapter-victory = Der Sieg

# Options and editions.

edition-standard = Standard
edition-standard-about = Die Regeln mit dem deutschen Wortlaut der Karten.
edition-french = Französische Karten
edition-french-about = Das Goldene Vlies so, wie es auf der französischen Karte steht.
option-fleece = Goldenes Vlies
option-fleece-about = Wann drei Punkte gegen die Hydra genügen.
option-fleece-defending = wenn die Hydra den Besitzer angreift
option-fleece-attacking = wenn der Besitzer die Hydra angreift
option-drawn-card = Gezogene Karten
option-drawn-card-about = Wann eine Karte, die man außerhalb des eigenen Zugs zieht, gespielt werden darf.
option-drawn-card-at-once = sofort, wenn die Karte es erlaubt
option-drawn-card-own-move = ab dem nächsten eigenen Zug
option-town-fight = Kämpfe um Siedlungen
option-town-fight-about = Wogegen der Angreifer einer Siedlung wirft.
option-town-fight-value = die Zahl der Siedlung
option-town-fight-crew = die Mannschaft auf dem Schiff des Besitzers
option-youngest = Der Jüngste
option-youngest-about = Wer beginnt.
option-youngest-chance = der Zufall entscheidet
option-youngest-seat-1 = Platz 1
option-youngest-seat-2 = Platz 2
option-youngest-seat-3 = Platz 3
option-youngest-seat-4 = Platz 4

# What things are called.

colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
colour-white = Weiß
side-cross = Kreuz
side-half = halber Punkt
side-full = ganzer Punkt
card-sail-2 = Plus zwei Felder
card-sail-3 = Plus drei Felder
card-pegasus = Pegasus
card-favour = Gunst des Zeus
card-triton = Segnung des Triton
card-hephaistos = Segnung des Hephaistos
card-ares = Belohnung des Ares
card-hades = Gunst des Hades
card-fighter-1 = Plus ein Kämpfer
card-fighter-2 = Plus zwei Kämpfer
card-fighter-3 = Plus drei Kämpfer
card-eagle = Adler des Zeus
card-poseidon = Hilfe des Poseidon
card-hermes = Einspruch des Hermes
card-bolt = Blitz des Zeus
card-fleece = Goldenes Vlies
card-apollo = Hand des Apollo
task-deliver-red = ein roter Schatz nach Athen
task-deliver-green = ein grüner Schatz nach Athen
task-deliver-blue = ein blauer Schatz nach Athen
task-deliver-yellow = ein gelber Schatz nach Athen
task-deliver-white = ein weißer Schatz nach Athen
task-deliver-red-green = ein roter und ein grüner Schatz nach Athen
task-deliver-blue-yellow = ein blauer und ein gelber Schatz nach Athen
task-deliver-white-red = ein weißer und ein roter Schatz nach Athen
task-deliver-green-blue = ein grüner und ein blauer Schatz nach Athen
task-deliver-yellow-white = ein gelber und ein weißer Schatz nach Athen
task-deliver-red-yellow = ein roter und ein gelber Schatz nach Athen
task-deliver-blue-white = ein blauer und ein weißer Schatz nach Athen
task-deliver-green-green = zwei grüne Schätze nach Athen
task-deliver-white-white = zwei weiße Schätze nach Athen
task-any-2 = zwei beliebige Schätze nach Athen
task-any-3 = drei beliebige Schätze nach Athen
task-hydra = die Hydra besiegen
task-defeat-deukalion = Deukalion besiegen
task-defeat-perseus = Perseus besiegen
task-defeat-herkules = Herkules besiegen
task-defeat-achilles = Achilles besiegen
task-defeat-deukalion-absent = Deukalion besiegen (spielt nicht mit)
task-defeat-perseus-absent = Perseus besiegen (spielt nicht mit)
task-defeat-herkules-absent = Herkules besiegen (spielt nicht mit)
task-defeat-achilles-absent = Achilles besiegen (spielt nicht mit)
task-crew-rhodos-8 = Rhodos mit acht Kämpfern, in Frieden
task-crew-kreta-8 = Kreta mit acht Kämpfern, in Frieden
task-leave-zypern-1 = Zypern, einen Kämpfer dort lassen
task-cards-sparta-2 = Sparta mit zwei Aktionskarten, in Frieden
task-cards-halikarnassos-3 = Halikarnassos mit drei Aktionskarten, in Frieden

# Questions.

ask-anchors = Wähle einen Anker für dein Schiff.
ask-cup = Stelle den Becher ab: Welcher Würfel gilt für welche Aktion?
ask-move = Dein Zug: Was tust du?
ask-recall = Wie viele Kämpfer kommen zurück?
ask-drawn = Du hast eine Karte gezogen. Spielst du sie sofort?
ask-hermes = Eine Karte wurde gespielt. Erhebst du Einspruch?
ask-alarm = Ein Schiff wird angegriffen. Antwortest du?
ask-shade = Hades lässt einen Kämpfer zurück. Willst du ihn?
ask-flee = Wohin fliehst du?
ask-answer = Die Kämpfer sind geworfen. Antwortest du?
ask-pick = Welchen Kämpfer wirfst du noch einmal?
ask-defeat = Ein Kampf ist verloren. Antwortest du?
ask-seize = Welchen Schatz nimmst du dem Verlierer?
ask-loot = Welchen Schatz nimmst du?
ask-displace = Wohin bewegst du das besiegte Schiff?
ask-boast = Du hast gewonnen. Legst du einen Auftrag aus?
ask-triumph = Die Hydra ist besiegt. Was nimmst du?
ask-hydra-away = Wohin bewegst du die besiegte Hydra?
ask-styx = Wie viele Kämpfer kehren zurück? Vorher darfst du Schätze ablegen, um Platz zu schaffen.
ask-put = In welche Stadt kommt der Schatz?
ask-hand-in = Welche Karte gibst du ab?
ask-claim = Du kannst einen eben aufgedeckten Auftrag erfüllen. Tust du es?
ask-strike = Welche Stadt trifft der Blitz?
ask-summon = Wohin schickt Poseidon die Hydra?
ask-swap = Welchen Schatz trägt der Adler?

# Moves.

move-done = Fertig
move-pass = Passen
move-rest = Verzichten und Kämpfer zurückholen
move-point = Eine Siegpunktkarte nehmen
move-card = Den Kartenwürfel ausführen
move-cup = Karte { $card_die }, Kämpfer { $fighter_die }, Segeln { $sail_die }, Hydra { $hydra_die }
move-play = { $card } spielen
move-fulfil = Auftrag { $contract }: { $task } ({ $points })
move-deliver = { $colour } ohne Auftrag abliefern
move-found = { $town } gründen
move-conquer = { $town } erobern
move-attack = { $city } angreifen
move-sail = Nach { $square } segeln
move-hydra = Hydra nach { $square }
move-push = Das Schiff nach { $square } bewegen
move-anchor = In { $square } ankern
move-seize = { $colour } nehmen
move-take = { $colour } aus { $city } nehmen
move-put = { $colour } nach { $city } legen
move-swap = { $colour } aus { $city } tauschen
move-hand = { $card } abgeben
move-again = Noch einmal werfen: { $side }
move-back =
    { $count ->
        [0] Keinen Kämpfer zurückholen
        [one] Einen Kämpfer zurückholen
       *[other] { $count } Kämpfer zurückholen
    }

# Outcomes.

outcome-throw = { $count } geworfen: Kreuze { $cross }, halbe { $half }, ganze { $full }
outcome-again = { $side }
outcome-begin = { $seat } beginnt
outcome-lay = { $colour }
outcome-draw = { $card }
outcome-secret = { $contract }
outcome-turn = Auftrag Nummer { $count } des Stapels
outcome-shake = Mitte { $middle }, außen { $a } { $b } { $c } { $d }

# Events.

event-laid = { $city }: { $colour }.
event-first = { $seat } ist am jüngsten und beginnt.
event-dealt = { $seat } bekommt einen geheimen Auftrag.
event-own-contract = { $seat }, dein Auftrag ist { $contract }: { $task }, oder { $second }.
event-opened = Auftrag { $contract } liegt offen ({ $points }): { $task }, oder { $second }.
event-anchored = { $seat } ankert in { $square }.
event-shaken = { $seat } schüttelt den Becher: { $middle } in der Mitte, { $a } { $b } { $c } { $d } außen.
event-cup = { $seat } stellt den Becher ab: Karte { $card_die }, Kämpfer { $fighter_die }, Segeln { $sail_die }, Hydra { $hydra_die }.
event-drew = { $seat } zieht eine Aktionskarte.
event-own-card = { $seat }, du hast { $card } gezogen.
event-no-cards = Für { $seat } ist keine Aktionskarte mehr da.
event-nobody-draws = Niemand zieht eine Karte.
event-hydra-moved = { $seat } bewegt die Hydra nach { $square }.
event-played = { $seat } spielt { $card }.
event-cancelled = { $seat } erhebt mit Hermes Einspruch: { $card } von { $other } ist wirkungslos.
event-lasting = { $card } bleibt vor { $seat } liegen.
event-ship-attacked = { $seat } greift das Schiff von { $other } in { $square } an.
event-city-attacked = { $seat } greift { $city } an und braucht { $count }.
event-town-attacked = { $seat } greift { $town } an und braucht { $count }.
event-town-defended = { $seat } greift { $town } an; die Mannschaft von { $other } verteidigt.
event-hydra-attacked = { $seat } greift die Hydra an und braucht { $count }.
event-hydra-attacks = Die Hydra, bewegt von { $other }, greift { $seat } an; nötig sind { $count }.
event-fled = { $seat } flieht nach { $square }.
event-thrown = { $seat } wirft: Kreuze { $cross }, halbe { $half }, ganze { $full }.
event-thrown-again = { $seat } wirft einen Kämpfer noch einmal: aus { $side } wird { $result }.
event-won-ship = { $seat } besiegt { $other }.
event-won-city = { $seat } besiegt { $city }.
event-lost-city = { $seat } scheitert an { $city }.
event-won-town = { $seat } erobert { $town }.
event-lost-town = { $seat } scheitert an { $town }.
event-won-hydra = { $seat } besiegt die Hydra.
event-lost-hydra = { $seat } verliert gegen die Hydra.
event-seized = { $seat } nimmt { $other } einen Schatz: { $colour }.
event-took = { $seat } nimmt einen Schatz aus { $city }: { $colour }.
event-room = Ein Kämpfer von { $seat } geht in die Unterwelt, um Platz zu machen.
event-pushed = { $seat } bewegt das Schiff von { $other } nach { $square }.
event-town-empty = { $town } bleibt leer.
event-delivered = { $seat } liefert einen Schatz in Athen ab: { $colour }.
event-put = { $seat } legt einen Schatz nach { $city }: { $colour }.
event-fulfilled = { $seat } erfüllt Auftrag { $contract } ({ $points }): { $task }.
event-shared = { $seat } erfüllt Auftrag { $contract } zugleich mit anderen: { $task }.
event-out-of-play = Auftrag { $contract } verlässt das Spiel.
event-handed-in = { $seat } legt eine Karte verdeckt unter den Stapel.
event-own-handed-in = { $seat }, du hast { $card } abgegeben.
event-no-point = Für { $seat } ist keine Siegpunktkarte mehr da.
event-swapped = Der Adler von { $seat } tauscht { $colour } aus { $city } mit { $other_colour } aus { $other_city }.
event-turn-over = Der Zug von { $seat } ist zu Ende.
event-victory = { $seat } gewinnt mit { $points } Punkten.
event-result =
    { $points ->
        [one] { $place }. { $seat }: ein Punkt
       *[other] { $place }. { $seat }: { $points } Punkte
    }
event-rested =
    { $count ->
        [one] { $seat } verzichtet und holt einen Kämpfer zurück.
       *[other] { $seat } verzichtet und holt { $count } Kämpfer zurück.
    }
event-back =
    { $count ->
        [one] { $seat } holt einen Kämpfer zurück.
       *[other] { $seat } holt { $count } Kämpfer zurück.
    }
event-sailed =
    { $count ->
        [one] { $seat } segelt ein Feld nach { $square }.
       *[other] { $seat } segelt { $count } Felder nach { $square }.
    }
event-more-squares =
    { $count ->
        [one] { $seat } darf ein Feld weiter segeln.
       *[other] { $seat } darf { $count } Felder weiter segeln.
    }
event-lost-fighters =
    { $count ->
        [one] { $seat } verliert einen Kämpfer an die Unterwelt.
       *[other] { $seat } verliert { $count } Kämpfer an die Unterwelt.
    }
event-founded =
    { $count ->
        [one] { $seat } hält { $town } mit einem Kämpfer.
       *[other] { $seat } hält { $town } mit { $count } Kämpfern.
    }
event-town-lost =
    { $count ->
        [one] { $seat } verliert { $town } und einen Kämpfer darin.
       *[other] { $seat } verliert { $town } und { $count } Kämpfer darin.
    }
event-styx =
    { $count ->
        [one] Auf dem Styx kommt ein Kämpfer zu { $seat } zurück.
       *[other] Auf dem Styx kommen { $count } Kämpfer zu { $seat } zurück.
    }
event-styx-bonus =
    { $count ->
        [one] { $seat } hat die meisten Kämpfer in der Unterwelt: ein Punkt.
       *[other] { $seat } hat die meisten Kämpfer in der Unterwelt: { $count } Punkte.
    }
event-left-behind =
    { $count ->
        [one] { $seat } lässt einen Kämpfer für immer in { $city }.
       *[other] { $seat } lässt { $count } Kämpfer für immer in { $city }.
    }
event-point =
    { $count ->
        [one] { $seat } nimmt eine Siegpunktkarte.
       *[other] { $seat } nimmt { $count } Siegpunktkarten.
    }

# Reasons.

reason-contract-not-yours = Auftrag { $contract } liegt weder offen noch ist er auf deiner Hand.
reason-not-at-anchor = Dein Schiff liegt nicht am Anker.
reason-cargo-missing = Dein Schiff hat nicht geladen, was verlangt ist: { $task }.
reason-victory-needed = Dazu braucht es einen Sieg: { $task }.
reason-hero-absent = { $hero } spielt nicht mit.
reason-hero-own = { $hero } ist dein eigener Held.
reason-not-beside-city = Dein Schiff liegt nicht neben { $city }.
reason-not-beside-town = Dein Schiff liegt nicht neben { $town }.
reason-has-attacked = Du hast in diesem Zug angegriffen.
reason-too-few-cards = Nötige Aktionskarten: { $count }.
reason-too-few-fighters = Nötige Kämpfer: { $count }.
reason-put-first = Lege zuerst einen Schatz in eine Stadt.
reason-city-full = { $city } hat keinen freien Platz.
reason-not-to-put = So ein Schatz ist nicht abzulegen: { $colour }.
reason-not-in-hand = { $card } ist nicht auf deiner Hand.
reason-hand-in-first = Wähle eine Karte zum Abgeben.
reason-claim-first = Sage, ob du den Auftrag erfüllst.
reason-contract-instead = Ein Auftrag tritt an die Stelle des Punkts.
reason-not-that-victory = Dieser Sieg ist nicht, was er verlangt: { $task }.
reason-boast-first = Sage zuerst, was dein Sieg bringt.
reason-ship-done = Dein Schiff hat seine Aktion beendet.
reason-way-ended = Die Fahrt deines Schiffs ist zu Ende.
reason-already-there = Dort liegt dein Schiff schon.
reason-too-far = { $square } ist zu weit: Du kannst noch { $reach } segeln.
reason-hydra-closed = Kein Auftrag schickt dich gegen die Hydra.
reason-promised-peace = Du darfst in diesem Zug nicht mehr angreifen.
reason-already-acted = Dein Schiff hat in diesem Zug schon gegründet oder angegriffen.
reason-no-fighters = Es sind keine Kämpfer an Bord.
reason-not-that-far = { $square } ist nicht in der richtigen Entfernung oder nicht frei.
reason-push-first = Bewege zuerst das besiegte Schiff.
reason-flee-first = Wähle, wohin du fliehst.
reason-hydra-first = Wähle ein Feld für die Hydra.
reason-wrong-moment = Das ist nicht der Moment für { $card }.
reason-answer-first = Antworte mit einer Karte oder passe.
reason-shade-first = Sage, ob der Kämpfer zurückkehrt.
reason-pick-first = Wähle einen deiner geworfenen Kämpfer.
reason-no-such-treasure = So einen Schatz gibt es dort nicht: { $colour }.
reason-seize-first = Wähle einen Schatz des Verlierers.
reason-take-first = Wähle einen Schatz der Stadt.
reason-active-only = { $card } spielt man in einem aktiven Zug.
reason-nobody-returns = So viele Kämpfer können nicht zurückkommen.
reason-room-enough = Für deine Kämpfer ist Platz genug.
reason-no-use = { $card } würde hier und jetzt nichts bewirken.
reason-recall-first = Sage, wie viele Kämpfer zurückkommen.
reason-strike-first = Wähle eine Stadt in zwei Feldern Entfernung.
reason-swap-first = Wähle einen Schatz für den Adler.
reason-cup-order = Die Würfel behalten ihre Reihenfolge um den Becher.
reason-cup-first = Stelle zuerst den Becher ab.
reason-card-die-first = Der Kartenwürfel kommt vor dem Ende des Zugs.
reason-too-late-to-rest = Zum Verzichten ist es zu spät.
reason-no-fighter-die = Du hast keinen Kämpferwürfel zu nutzen.
reason-no-hydra-die = Du hast keinen Hydrawürfel zu nutzen.
reason-hydra-cannot = Die Hydra kann { $square } nicht erreichen.
reason-city-empty = { $city } hat keinen Schatz.
reason-own-town = { $town } gehört dir.
reason-town-free = { $town } ist frei: Gründe sie.
reason-town-held = { $town } ist besetzt: Erobere sie.

# The board in the terminal.

board-hydra = Hydra
board-cup = Becher
board-middle = Mitte { $value }
board-dice = Karte { $card_die }, Kämpfer { $fighter_die }, Segeln { $sail_die }, Hydra { $hydra_die }
board-city = Stadt
board-number = Zahl
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
board-target = { $points } Punkte gewinnen
board-open = Offene Aufträge
board-own-contract = Dein Auftrag
board-contract = { $contract } ({ $points }): { $task }, oder { $second }
board-hand = Deine Karten
board-none = keine
board-piles = Stapel: { $cards } Karten, { $contracts } Aufträge, { $points } Punkte
board-reach = kann noch segeln: { $count }
board-throw = Kreuze { $cross }, halbe { $half }, ganze { $full }
board-key = * möglich   ~ Meer   ⚓ Anker   ≈ Styx   H Hydra   ▒ Land   Buchstaben: Städte und Siedlungen

# Rules.

rule-setup-heroes = Jeder Platz ist ein Held, den alle kennen: Deukalion Rot, Perseus Grün, Herkules Gelb, Achilles Blau.
rule-setup-map = Karte, Zahlen der Städte und Siedlungen, Auftragskarten und Wurfchancen sind unsere Rekonstruktion; sie stehen in der Materialdatei und lassen sich dort berichtigen.
rule-setup-treasures = Die fünfzehn Schätze, drei in jeder von fünf Farben, kommen zufällig auf die Plätze der Städte, je einer auf einen.
rule-setup-hydra = Die Hydra beginnt auf ihrem Startfeld.
rule-setup-cards = Jeder beginnt mit drei Aktionskarten.
rule-setup-contract = Jeder bekommt einen Auftrag und hält ihn geheim.
rule-setup-open = Zwei Aufträge liegen offen neben dem Stapel.
rule-setup-fighters = Alle zehn Kämpfer eines Platzes beginnen an Bord seines Schiffs.
rule-setup-youngest = Der Jüngste beginnt. Der Tisch kann sagen, wer das ist; sonst entscheidet der Zufall.
rule-setup-ships = In Zugreihenfolge, der Startspieler zuerst, stellt jeder sein Schiff auf einen freien Anker Athens.
rule-ship-room = Ein Schiff hat zehn Plätze für Kämpfer und Schätze zusammen; aus der Unterwelt kommen Kämpfer nur auf freie Plätze zurück.
rule-turn-shake = Der aktive Spieler schüttelt den Becher: Fünf Würfel fallen in seine fünf Mulden.
rule-turn-order = Dann ziehen alle anderen nacheinander, links vom aktiven Spieler beginnend; erst danach stellt dieser den Becher ab.
rule-turn-others = Der mittlere Würfel sagt, wie viele Felder jeder andere höchstens segeln darf.
rule-turn-others-act = In diesem Zug dürfen die anderen auch Siedlungen gründen und erobern, angreifen und Aufträge erfüllen.
rule-turn-rest = Einer der anderen darf auf seinen ganzen Zug verzichten und dafür zwei Kämpfer aus der Unterwelt zurückholen.
rule-turn-rest-cards = Vor dem Verzicht dürfen Aktionskarten gespielt werden.
rule-turn-any-order = Der aktive Spieler führt die vier Aktionen in beliebiger Reihenfolge aus.
rule-turn-one-act = In einem Zug darf ein Schiff eine Siedlung gründen, ein Schiff, eine Stadt oder eine Siedlung angreifen, eines davon. Ein Angriff auf die Hydra und Aufträge kommen hinzu.
rule-turn-next = Dann ist der nächste Spieler im Uhrzeigersinn an der Reihe.
rule-cup-turnings = Der Becher wird auf eine von vier Arten abgestellt; die vier äußeren Würfel behalten ihre Reihenfolge: Karte, Kämpfer, Segeln, Hydra.
rule-cup-card = Kartenwürfel: Bei 1 ziehen alle anderen eine Aktionskarte, bei 2 niemand, bei 3 der aktive Spieler.
rule-cup-card-must = Der Kartenwürfel wird ausgeführt, bevor der Zug enden kann.
rule-cup-hydra = Hydrawürfel: Die Hydra darf bis zu so viele Felder bewegt werden.
rule-cup-fighters = Kämpferwürfel: Bis zu so viele Kämpfer kommen aus der Unterwelt zurück.
rule-cup-sail = Segelwürfel: Das Schiff darf bis zu so viele Felder segeln.
rule-cup-whole-actions = Eine Aktion wird beendet, ehe die nächste beginnt: Ist das Schiff unterwegs, beendet ein anderer Würfel sein Segeln, Angreifen und Gründen.
rule-sailing-squares = Schiffe segeln waagerecht und senkrecht über Meer, Anker, Styx und die Felder um die Mitte, nie über Land, Städte, Siedlungen oder die Mitte.
rule-sailing-fewer = Niemand muss so weit segeln, wie er darf.
rule-sailing-attack = Auf ein anderes Schiff zu segeln ist ein Angriff und beendet die Fahrt.
rule-sailing-hydra = Das Feld der Hydra ist für Schiffe gesperrt, außer ein Auftrag, sie zu besiegen, liegt offen oder ist auf der Hand.
rule-sailing-ends = Die Fahrt endet auf dem Styx, mit einem erfüllten Auftrag, einer Gründung oder einem Angriff.
rule-sailing-delivery-goes-on = Einen Schatz ohne Auftrag abzuliefern beendet die Fahrt nicht.
rule-sailing-zero = Wer gar nicht segelt, darf trotzdem dort handeln, wo sein Schiff liegt.
rule-styx-back = Auf dem Styx darf man beliebig viele eigene Kämpfer aus der Unterwelt zurückholen, soweit Platz ist.
rule-styx-treasures = Um Platz zu schaffen, dürfen dort Schätze auf freie Plätze beliebiger Städte gelegt werden.
rule-styx-majority = Wer mit alleiniger Mehrheit in der Unterwelt ankommt, nimmt zwei Siegpunktkarten, zu zweit eine; Gleichstand bringt nichts. Gezählt wird, bevor Kämpfer zurückkehren.
rule-styx-safe = Mehrere Schiffe dürfen sich ein Styxfeld teilen, und niemand wird dort angegriffen.
rule-treasures-take = Ein gewonnener Schatz kommt auf einen freien Platz des Schiffsplans; der Gewinner wählt ihn aus.
rule-treasures-room = Ohne freien Platz darf dafür ein Kämpfer in die Unterwelt gehen; sonst bleibt der Schatz liegen.
rule-treasures-only-way = Nur um Platz für einen Schatz zu schaffen, kann man eigene Kämpfer selbst in die Unterwelt schicken.
rule-treasures-deliver = An einem Anker darf jeder Schatz ohne Auftrag für eine Siegpunktkarte abgeliefert werden.
rule-treasures-no-point = Ein Schatz darf auch abgeliefert werden, wenn keine Siegpunktkarte mehr da ist; er bringt dann nichts.
rule-treasures-keep = Niemand muss abliefern: Ein Schatz darf für einen besseren Auftrag aufgehoben werden.
rule-treasures-put = Ein abgelieferter Schatz kommt auf einen freien Platz einer Stadt nach Wahl des Besitzers.
rule-towns-found = Neben einer freien Siedlung darf ein Schiff die gezeigten ein oder zwei Kämpfer dort lassen.
rule-towns-points = Jeder Kämpfer in einer Siedlung ist ein Siegpunkt und geht mit ihr verloren.
rule-towns-stay = Kämpfer in einer Siedlung nehmen an keinem Kampf teil.
rule-towns-no-return = Kämpfer lassen sich aus einer Siedlung nicht abziehen; sie verlassen sie nur, wenn ein anderer sie erobert.
rule-towns-several = Ein Spieler darf mehrere Siedlungen halten.
rule-towns-held = Eine besetzte Siedlung kann nicht gegründet, nur erobert werden.
rule-towns-lost = Wird eine Siedlung erobert, gehen ihre Kämpfer in die Unterwelt, und die des Siegers nehmen ihren Platz ein.
rule-towns-empty = Ein Sieger mit zu wenigen Kämpfern lässt die Siedlung leer.
rule-contracts-halves = Eine Auftragskarte zeigt zwei Aufgaben; eine genügt, und die Karte bringt ihre Punkte.
rule-contracts-fulfil = Ein erfüllter Auftrag wird sofort ausgelegt, im eigenen Zug oder in dem eines anderen.
rule-contracts-replace = Ein genommener offener Auftrag wird sofort vom Stapel ersetzt.
rule-contracts-chain = Auch der neue Auftrag darf sofort erfüllt werden.
rule-contracts-hidden = Der Auftrag auf der Hand zählt wie ein offener, nur für seinen Besitzer; er wird nicht ersetzt.
rule-contracts-at-anchor = Ein eben aufgedeckter Auftrag wird sofort dem Schiff angeboten, das gerade zieht, wo immer es liegt, und jedem Schiff am Anker, das die Schätze hat.
rule-contracts-together = Erfüllen mehrere eine Karte im selben Moment, nimmt jeder einen Punkt, und die Karte verlässt das Spiel.
rule-contracts-put-order = Danach werden die Schätze in Zugreihenfolge zurückgelegt, beginnend beim aktiven Spieler.
rule-contracts-snatch = Ein wartender Spieler darf einen Auftrag wegnehmen, den der aktive gerade erfüllen wollte.
rule-contracts-deliver = Aufgabe: die gezeigten Schätze zu einem Anker bringen.
rule-contracts-any = Aufgabe: zwei oder drei beliebige Schätze zu einem Anker bringen.
rule-contracts-hydra = Aufgabe: die Hydra besiegen. Die Karte tritt an die Stelle der Siegpunktkarte.
rule-contracts-defeat = Aufgabe: einen bestimmten Helden im Schiffskampf besiegen, als Angreifer oder Verteidiger.
rule-contracts-absent = Eine Aufgabe gegen einen Helden, der nicht mitspielt, oder gegen den eigenen ist nicht erfüllbar; die andere Aufgabe der Karte schon.
rule-contracts-crew = Aufgabe: mit mindestens acht Kämpfern an Bord neben einer bestimmten Stadt liegen.
rule-contracts-leave = Aufgabe: neben einer bestimmten Stadt liegen und dort bis zum Spielende einen Kämpfer lassen.
rule-contracts-leave-no-point = Der Kämpfer, der dort bleibt, bringt keinen Punkt.
rule-contracts-cards = Aufgabe: neben einer bestimmten Stadt liegen und die gezeigte Zahl Aktionskarten verdeckt unter den Stapel legen.
rule-contracts-peace = Aufgaben mit Mannschaft oder Karten verbieten Angriffe im selben Zug, vorher wie nachher.
rule-contracts-peace-hydra = Das Verbot gilt für Angriffe des Schiffs; der aktive Spieler darf die Hydra weiter auf ein anderes Schiff bewegen.
rule-cards-hidden = Aktionskarten auf der Hand sind verdeckt; jeder sieht, wie viele es sind.
rule-cards-play = Es dürfen beliebig viele Aktionskarten gespielt werden, auch gleich nach dem Ziehen; eine gespielte Karte kommt unter den Stapel.
rule-cards-timing = Segel- und Kämpferkarten, bleibende und entsprechend bezeichnete Karten spielt man im eigenen Zug, aktiv oder nicht.
rule-cards-at-once = Wer im Zug eines anderen eine Karte zieht, darf sie sofort spielen, wenn sie keinen eigenen Zeitpunkt nennt und etwas bewirkt: Kämpfer, Hades, Goldenes Vlies, Apollo. Alle entscheiden gleichzeitig und geheim. Als Option warten sie auf den eigenen Zug.
rule-cards-lasting = Pegasus, Gunst des Hades und Goldenes Vlies bleiben bis zum Ende vor ihrem Besitzer liegen.
rule-cards-pile = Karten unter dem Stapel behalten ihre Reihenfolge und kommen dran, wenn die anderen gezogen sind; ist keine mehr da, zieht niemand.
rule-cards-no-limit = Die Hand hat keine Grenze.
rule-window-everybody = Wer antworten könnte, ist geheim: Jeder Platz mit Karten wird zugleich gefragt, und alle Antworten werden gemeinsam aufgedeckt.
rule-window-order = Antworten zwei, entscheidet die Zugreihenfolge ab dem aktiven Platz.
rule-window-attacked = Ein angegriffenes Schiff darf vor dem Kampf antworten, mit Triton oder Hades.
rule-window-thrown = Nach einem Wurf dürfen die Werfenden antworten, mit Hephaistos oder Ares.
rule-window-lost = Nach einem Kampf darf der Verlierer mit der Gunst des Zeus antworten.
rule-action-sail = Plus zwei, plus drei Felder: Das Schiff darf in diesem Zug so viele mehr segeln.
rule-action-pegasus = Pegasus: in einem aktiven Zug gespielt, gibt er jedem aktiven Zug ein Feld dazu.
rule-action-favour = Gunst des Zeus: nach verlorenem Kampf sofort noch einmal kämpfen, mit den Übrigen.
rule-action-favour-crew = Die Gunst des Zeus braucht mindestens einen übrigen Kämpfer.
rule-action-triton = Segnung des Triton: bei einem Angriff zwei Felder fortsegeln, aufs offene Meer oder an einen Anker; es gibt keinen Kampf.
rule-action-flight = Die Flucht ist ein Segeln: Sie führt weder durch Schiffe noch durch die Hydra. Sind zwei Felder unmöglich, ist es eines.
rule-action-hephaistos = Segnung des Hephaistos: nach einem Wurf einen eigenen Kämpfer noch einmal werfen.
rule-action-ares = Belohnung des Ares: nach einem Wurf alle eigenen Kämpfer noch einmal werfen.
rule-action-hades = Gunst des Hades: vor jeder Verteidigung des Schiffs darf ein Kämpfer zurückkehren.
rule-action-fighter = Plus ein, zwei, drei Kämpfer: Bis zu so viele kommen aus der Unterwelt zurück.
rule-action-eagle = Adler des Zeus: einen Schatz einer Stadt gegen einen einer anderen tauschen.
rule-action-poseidon = Hilfe des Poseidon: die Hydra auf ein beliebiges freies Meeresfeld setzen.
rule-action-hermes = Einspruch des Hermes: Eine gerade gespielte Aktionskarte eines anderen ist wirkungslos.
rule-action-bolt = Blitz des Zeus: eine zwei Felder entfernte Stadt angreifen.
rule-action-fleece = Goldenes Vlies: Drei Punkte genügen, wenn die Hydra den Besitzer angreift; wahlweise, wenn er sie angreift.
rule-action-apollo = Hand des Apollo: einen Schatz aus einer Nachbarstadt ohne Kampf nehmen.
rule-fight-throw = Im Kampf werden alle Kämpfer an Bord geworfen, keiner bleibt zurück.
rule-fight-odds = Ein geworfener Kämpfer zeigt Kreuz, halben oder ganzen Punkt nach den Chancen der Materialdatei; ein Wurf mehrerer ist ein einziger Zufall.
rule-fight-cross = Ein Kämpfer mit dem Kreuz oben zählt nichts und geht in die Unterwelt, beim Sieger wie beim Verlierer.
rule-fight-ship = Schiff gegen Schiff: Beide werfen.
rule-fight-higher = Die höhere Summe gewinnt; bei Gleichstand der Verteidiger.
rule-fight-empty-ship = Ein angegriffenes Schiff ohne Kämpfer kommt auf null.
rule-fight-no-crew = Ein Schiff ohne Kämpfer greift nicht an.
rule-fight-seize = Der Sieger nimmt einen Schatz seiner Wahl vom Schiff des Verlierers.
rule-fight-displaced = Der Sieger setzt das besiegte Schiff auf freies offenes Meer, genau drei Felder entfernt, näher nur, wo das unmöglich ist; dort geschieht nichts.
rule-fight-lifted = Ein besiegtes Schiff oder die besiegte Hydra wird hochgehoben und neu gesetzt: Was dazwischen liegt, spielt keine Rolle.
rule-fight-anchors = Schiffe am Anker können von Schiffen angegriffen werden, nicht von der Hydra.
rule-fight-city = Eine Nachbarstadt ist besiegt, wenn ihre Zahl erreicht wird; der Sieger nimmt einen ihrer Schätze.
rule-fight-town = Eine Nachbarsiedlung eines anderen ist erobert, wenn ihre Zahl erreicht wird; als Option, wenn die Summe höher ist als die der Mannschaft auf dem Schiff ihres Besitzers.
rule-fight-failure = Ein misslungener Angriff kostet nur die Kreuze.
rule-fight-neighbours = Nur Felder darüber, darunter, links und rechts sind Nachbarn.
rule-hydra-swims = Die Hydra schwimmt waagerecht und senkrecht über offenes Meer, nie auf Anker, Styx oder das Schiff dessen, der sie bewegt; sie zieht durch kein Schiff und hält, wo sie angreift.
rule-hydra-contract = Ein Schiff darf die Hydra nur angreifen, solange ein Auftrag, sie zu besiegen, offen liegt oder auf der Hand ist.
rule-hydra-attack = Die Hydra angreifen: Fünf Punkte oder mehr besiegen sie.
rule-hydra-attacks = Auf ein fremdes Schiff bewegt, greift die Hydra es an; fünf Punkte oder mehr schlagen sie ab.
rule-hydra-prize = Wer sie besiegt, nimmt den Auftrag dafür, offen oder von der Hand; ohne ihn nimmt der Angegriffene eine Siegpunktkarte.
rule-hydra-one-contract = Ein Sieg über die Hydra erfüllt einen Auftrag.
rule-hydra-beaten = Der Sieger setzt die besiegte Hydra auf ein freies Meeresfeld, drei Felder entfernt.
rule-hydra-lost = Gewinnt die Hydra, setzt der rechte Nachbar des Verlierers dessen Schiff auf freies Meer, drei Felder entfernt.
rule-hydra-no-loot = An die Hydra geht kein Schatz verloren.
rule-victory-sources = Punkte sind Siegpunktkarten, erfüllte Aufträge und Kämpfer in Siedlungen.
rule-victory-target = Wer zuerst zu zweit 16, zu dritt 14, zu viert 12 Punkte hat, gewinnt sofort.
rule-victory-cards = Es gibt vierzehn Siegpunktkarten zu je einem Punkt.
rule-victory-no-cards = Sind sie verbraucht, gibt es keine mehr.
rule-victory-ranking = Die anderen ordnen sich nach Punkten; Gleiche teilen sich einen Platz.
rule-victory-public = Jeder kann stets sehen, wie viele Punkte jeder hat.

## Woher die Punkte kommen

source-cards = Siegpunktkarten
source-contracts = Erfüllte Aufträge
source-towns = Kämpfer in Siedlungen

# Was jemand falsch gemacht hat.

mistake-map-uneven = map: alle Zeilen müssen gleich lang sein
mistake-code-twice = city, town: zwei haben dasselbe Kürzel
mistake-map-lacks = map: { $place } ist nicht darauf
mistake-map-cell = map: { $cell } ist weder Meer noch Land, weder city noch town
mistake-map-large = map: höchstens { $most } Felder Meer
mistake-map-marks = map: nötig sind ein hy, ein Anker für jedes Schiff und der Styx
mistake-card-order = card: nötig sind { $known }, in dieser Reihenfolge
mistake-card-single = card: pegasus, hades, fleece und hermes gibt es je einmal
mistake-task-kind = contract { $contract }: „{ $found }“ ist keine Aufgabe; eine Aufgabe beginnt mit { $known }
mistake-task-unknown = contract { $contract }: „{ $found }“ nennt etwas, das nicht in der Schachtel ist
mistake-numbers-by-seats = victory, styx: je eine Zahl für 2, 3 und 4 Plätze
mistake-cup-faces = cup: jeder Würfel muss 1, 2 und 3 zeigen
mistake-circle-actions = circle: die Aktionen sind { $known }, jede einmal
mistake-city-slots = city: jeder Schatz braucht einen Platz
mistake-ship-places = ship: jeder Kämpfer braucht einen Platz
mistake-deal-cards = deal: es gibt nicht genug Aktionskarten
mistake-deal-contracts = deal: es gibt nicht genug Aufträge
mistake-sum-fighters-of-seat = Kämpfer von Platz { $number }
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
mistake-hydra-square = hydra: Sie muss auf offenem Meer sein
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
agents-active = wer an der Reihe ist
agents-mover = wessen Schiff sich bewegt
agents-square = das Feld jedes Schiffes, Sitz für Sitz
agents-hydra = das Feld der Hydra
agents-fighters = Kämpfer an Bord
agents-underworld = Kämpfer in der Unterwelt
agents-treasures = Schätze an Bord nach Farben, Sitz für Sitz
agents-cards = Aktionskarten auf der Hand
agents-hand = die eigenen Aktionskarten nach Arten
agents-hides = wer einen geheimen Auftrag hat
agents-contract = der eigene geheime Auftrag
agents-lasting = Pegasus, Hades und das Vlies vor allen, Sitz für Sitz
agents-fulfilled = die erfüllten Aufgaben aller, Sitz für Sitz
agents-point-cards = Siegpunktkarten
agents-score = Punkte
agents-answered = wer geheim geantwortet hat
agents-own-answer = die eigene geheime Antwort, ein Zug; -1 für keine
agents-cities = Schätze in jeder Stadt nach Farben, Stadt für Stadt
agents-towns = die Siedlungen aller, Sitz für Sitz
agents-shaken = der Würfel in der Mitte des Bechers und die äußeren; 0 davor
agents-dice = die Würfel für Karten, Kämpfer, Segeln und die Hydra; 0 davor
agents-to-do = was von einem Zug übrig ist: Schiff, Karte, Kämpfer, Hydra
agents-reach = Felder, die das Schiff noch segeln darf
agents-so-far = was das Schiff getan hat: aufgebrochen, den Weg beendet, Gründung oder Angriff verbraucht, angegriffen, Frieden versprochen oder Unwiderrufliches begonnen
agents-open = die offenen Aufträge, Platz für Platz
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
agents-thrown = Kreuze, halbe und ganze von dem, der kämpft; -1 davor
agents-other-thrown = dasselbe beim angegriffenen Schiff

## Das Brett auf der Seite

page-deukalion-map = Karte
page-deukalion-athens = ATHEN
page-deukalion-sea = Meer { $square }
page-deukalion-anchor = Anker { $square }
page-deukalion-styx = Styx { $square }
page-deukalion-place-with = { $place }: { $things }
page-deukalion-ship-of = Schiff von { $name }
page-deukalion-ship-at = Das Schiff von { $name }, auf { $square }
page-deukalion-hydra-at = Die Hydra, auf { $square }
page-deukalion-city = { $city }, Verteidigung { $defence }, Schätze: { $treasures }
page-deukalion-town-free =
    { $count ->
        [one] { $town }, frei, für einen Kämpfer, Verteidigung { $value }
       *[other] { $town }, frei, für { $count } Kämpfer, Verteidigung { $value }
    }
page-deukalion-town =
    { $count ->
        [one] { $town }, gehalten von { $name } mit einem Kämpfer, Verteidigung { $value }
       *[other] { $town }, gehalten von { $name } mit { $count } Kämpfern, Verteidigung { $value }
    }
page-deukalion-treasure =
    { $count ->
        [one] Schatz in { $colour }
       *[other] { $count } Schätze in { $colour }
    }

# Der Becher und der Zug.

page-deukalion-cup-empty = Der Becher, noch nicht geschüttelt
page-deukalion-cup-shaken = Der Becher: { $middle } in der Mitte, { $dice } darum herum
page-deukalion-cup-down = Der Becher: Karte { $card }, Kämpfer { $fighters }, Segeln { $sail }, Hydra { $hydra }; { $middle } in der Mitte
page-deukalion-turn-back = Den Becher um ein Viertel zurückdrehen
page-deukalion-turn-on = Den Becher um ein Viertel weiterdrehen
page-deukalion-draws-active = der aktive Spieler zieht
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
page-deukalion-turn = Der Zug
page-deukalion-active = Aktiv: { $name }
page-deukalion-others =
    { $count ->
        [one] Die anderen segeln bis zu ein Feld.
       *[other] Die anderen segeln bis zu { $count } Felder.
    }
page-deukalion-reach =
    { $count ->
        [one] { $name } kann noch ein Feld segeln.
       *[other] { $name } kann noch { $count } Felder segeln.
    }
page-deukalion-done = erledigt
page-deukalion-sealed = Deine Antwort liegt verdeckt.
page-deukalion-answered = hat geantwortet

# Neben der Karte.

page-deukalion-below =
    { $count ->
        [one] { $name }: ein Kämpfer in der Unterwelt
       *[other] { $name }: { $count } Kämpfer in der Unterwelt
    }
page-deukalion-card-pile = Aktionskarten im Stapel: { $count }
page-deukalion-point-pile = Siegpunktkarten übrig: { $count }
page-deukalion-contracts = Aufträge
page-deukalion-unknown-card = eine dir unbekannte Karte
page-deukalion-under-pile =
    { $count ->
        [one] Eine Karte unter dem Stapel
       *[other] { $count } Karten unter dem Stapel
    }
page-deukalion-gone = Aus dem Spiel: { $contracts }
page-deukalion-or = oder
page-deukalion-track = Punkte; { $target } gewinnen
page-deukalion-score = { $name }: { $count } von { $target } Punkten

# Schiffspläne und Hand.

page-deukalion-plan-of = { $name }
page-deukalion-ship-plan = Schiffsplan
page-deukalion-plan = Kämpfer an Bord: { $fighters }. Schätze: { $treasures }. Freie Plätze: { $room }.
page-deukalion-hidden-contract = ein verdeckter Auftrag
page-deukalion-left-behind = für immer zurückgelassen
page-deukalion-point-cards = Siegpunktkarten
page-deukalion-fulfilled = Erfüllt: { $tasks }
page-deukalion-card =
    { $count ->
        [one] { $card }: { $does }
       *[other] { $card } ({ $count }-mal): { $does }
    }
page-deukalion-no-cards = Keine Aktionskarten auf der Hand.
page-deukalion-does-sail-2 = In diesem Zug bis zu zwei Felder weiter segeln.
page-deukalion-does-sail-3 = In diesem Zug bis zu drei Felder weiter segeln.
page-deukalion-does-pegasus = Bleibt: ein Feld mehr in jedem deiner aktiven Züge.
page-deukalion-does-favour = Nach verlorenem Kampf: sofort noch einmal kämpfen, mit den Übrigen.
page-deukalion-does-triton = Bei einem Angriff: zwei Felder fortsegeln, kein Kampf.
page-deukalion-does-hephaistos = Nach einem Wurf: einen eigenen Kämpfer noch einmal werfen.
page-deukalion-does-ares = Nach einem Wurf: alle eigenen Kämpfer noch einmal werfen.
page-deukalion-does-hades = Bleibt: Vor jeder Verteidigung deines Schiffs darf ein Kämpfer zurückkehren.
page-deukalion-does-fighter-1 = Ein Kämpfer kommt aus der Unterwelt zurück.
page-deukalion-does-fighter-2 = Bis zu zwei Kämpfer kommen aus der Unterwelt zurück.
page-deukalion-does-fighter-3 = Bis zu drei Kämpfer kommen aus der Unterwelt zurück.
page-deukalion-does-eagle = Einen Schatz einer Stadt gegen einen einer anderen tauschen.
page-deukalion-does-poseidon = Die Hydra auf ein beliebiges freies Meeresfeld setzen.
page-deukalion-does-hermes = Eine gerade gespielte Karte eines anderen ist wirkungslos.
page-deukalion-does-bolt = Eine zwei Felder entfernte Stadt angreifen.
page-deukalion-does-fleece = Bleibt: Gegen die Hydra genügen weniger Punkte.
page-deukalion-does-apollo = Einen Schatz aus einer Nachbarstadt ohne Kampf nehmen.

# Kämpfe.

page-deukalion-fight = Kampf
page-deukalion-against = { $name } gegen { $other }
page-deukalion-needs =
    { $count ->
        [one] ein Punkt ist nötig
       *[other] { $count } Punkte sind nötig
    }
page-deukalion-not-thrown = noch nicht geworfen
page-deukalion-thrown = { $count } × { $side }

## Erklärungen zu Entscheidungen auf der Seite, einmal gezeigt

tip-anchors = Wähle, wo dein Schiff beginnt: nahe den Schätzen, die deine Verträge verlangen.
tip-cup = Der Becher wurde für alle geschüttelt. Drehe ihn, bis die Würfel dir passen: Karten ziehen, Schritte der Hydra, Kämpfer zurück, Felder segeln.
tip-move = Mach deine Aktionen in beliebiger Folge: segeln, Hydra bewegen, ziehen, Kämpfer zurückholen, angreifen, gründen, liefern. „Fertig“ beendet. Bring Schätze nach Athen oder tu, was ein Vertrag sagt; wer zuerst am Ende der Leiste ist, gewinnt sofort.
tip-recall = Kämpfer kehren aus der Unterwelt zurück, so weit an Bord Platz ist.
tip-drawn = Du kannst diese Karte jetzt spielen oder behalten.
tip-hermes = Alle mit Karten werden gefragt, damit niemand erfährt, wer widersprechen könnte.
tip-alarm = Eine Karte kann helfen, bevor geworfen wird.
tip-answer = Eine Karte kann diesen Wurf noch ändern.
tip-defeat = Eine Karte kann die Niederlage mildern.
tip-loot = Wähle einen Schatz, den ein Vertrag verlangt oder den andere brauchen.
tip-seize = Wähle einen Schatz, den ein Vertrag verlangt oder den andere brauchen.
tip-displace = Wer gewinnt, versetzt das besiegte Schiff: weit weg tut am meisten weh.
tip-put = Ein gelieferter Schatz kommt zurück in eine Stadt: fern von den anderen ist klug.
tip-styx = Am Styx können Kämpfer zurückkehren; für sie kann man Schätze zurücklegen.
