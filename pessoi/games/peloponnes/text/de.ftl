# The game

game-name = Peloponnes
game-about = Biete auf Landschaften und Gebäude, ernähre deine Bewohner und überstehe fünf Katastrophen. Am Ende zählt nur der niedrigere deiner beiden Werte: Prestige oder Bevölkerung.
game-length = etwa 15 Minuten pro Person

# Editions and options

edition-standard = Standard
edition-standard-about = Die gedruckte Regel mit ihren Korrekturen; wo sie nichts sagt, gelten unsere Festlegungen.
edition-lenient = Großzügig
edition-lenient-about = Ein verdrängtes Gebot darf seinerseits andere verdrängen, und Luxusgüter helfen auch gegen Erdbeben und Unwetter.
option-displacement = Verdrängte Gebote
option-displacement-about = Wohin darf ein überbotenes Gebot verschoben werden?
option-displacement-free-tiles = nur auf ein Plättchen ohne Gebot
option-displacement-chain = auch auf ein Plättchen, dessen Gebot niedriger ist
option-luxury-against-disasters = Luxusgüter gegen Katastrophen
option-luxury-against-disasters-about = Dürfen Luxusgüter ersetzen, was bei Erdbeben oder Unwetter zu zahlen ist?
option-luxury-against-disasters-false = nein
option-luxury-against-disasters-true = ja, { $luxury-rate } für eins
option-level = Solo-Stufe
option-level-about = Schwierigkeit des Solospiels; zu mehreren ohne Wirkung.
option-level-1 = 1 ({ $level-1-target } Punkte)
option-level-2 = 2 ({ $level-2-target } Punkte)
option-level-3 = 3 ({ $level-3-target } Punkte)
option-level-4 = 4 ({ $level-4-target } Punkte)
option-level-5 = 5 ({ $level-5-target } Punkte)

# Names

civilisation-messene = Messene
civilisation-patras = Patras
civilisation-arkadia = Arkadien
civilisation-korinth = Korinth
civilisation-sparta = Sparta
civilisation-pylos = Pylos
civilisation-argos = Argos
good-wood = Holz
good-stone = Stein
good-food = Nahrung
good-coin = Münze
disaster-earthquake = Erdbeben
disaster-drought = Dürre
disaster-plague = Pest
disaster-storm = Unwetter
disaster-decline = Verfall
disaster-blank = leer
tile-barracks = Kaserne
tile-bridge = Brücke
tile-market = Markt
tile-street = Straße
tile-port = Hafen
tile-aqueduct = Aquädukt
tile-agora = Agora
tile-epidauros-odeon = Odeon von Epidauros
tile-leonidaion = Leonidaion
tile-granary = Kornspeicher
tile-quarry = Steinbruch
tile-well = Brunnen
tile-temple-of-apollo = Apollontempel
tile-cyclopean-masonry = Zyklopenmauer
tile-agriculture = Ackerbau
tile-workshop-of-phidias = Werkstatt des Phidias
tile-stoa = Stoa
tile-statue-of-zeus = Zeusstatue
tile-lion-gate = Löwentor
tile-tiryns-fortress = Festung Tiryns
tile-a01 = Gebirge A01
tile-a02 = Gebirge/Wald A02
tile-a03 = Gebirge/Hügel A03
tile-a04 = Gebirge/Wald/Hügel A04
tile-a05 = Feld A05
tile-a06 = Feld/Wald A06
tile-a07 = Wald A07
tile-a08 = Feld/Wald A08
tile-a09 = Feld/Wald A09
tile-a10 = Wald/Hügel A10
tile-b04 = Feld/Wald B04
tile-b05 = Feld B05
tile-b06 = Wald B06
tile-b07 = Gebirge/Wald/Hügel B07
tile-b09 = Gebirge B09
tile-b10 = Gebirge/Hügel B10
tile-b11 = Wald/Hügel B11
tile-c03 = Wald C03
tile-c04 = Gebirge/Wald/Hügel C04
tile-c05 = Gebirge/Hügel C05
amount-wood = { $count } Holz
amount-stone = { $count } Stein
amount-food = { $count } Nahrung
amount-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
amount-citizens = { $count } Bewohner
amount-luxury =
    { $count ->
        [one] { $count } Luxusgut
       *[other] { $count } Luxusgüter
    }
amount-choice = { $count } nach Wahl
amount-less = minus { $what }
amount-income-wood = { amount-wood }
amount-income-stone = { amount-stone }
amount-income-food = { amount-food }
amount-income-citizens = { amount-citizens }

# Questions

ask-choose = Wähle deine Zivilisation.
ask-extra = Welches zusätzliche Einkommen wählst du für jede Runde? ({ $number } von { $count })
ask-bid =
    { $seats ->
        [1] Welches Plättchen kaufst du? Oder passt du?
       *[other] Auf welches Plättchen bietest du? Oder passt du?
    } Du kannst { $money ->
        [one] { $money } Münze
       *[other] { $money } Münzen
    } ausgeben.
ask-amount = Wie viel bietest du auf „{ $tile }“? Mindestens { $cost }; ausgeben kannst du { $money }.
ask-displaced =
    { $known ->
        [0] Dein Gebot ({ $cost }) wurde verdrängt. Verschiebst du es oder ziehst du es zurück?
       *[other] { $other } hat dich bei „{ $tile }“ überboten. Verschiebst du dein Gebot ({ $cost }) oder ziehst du es zurück?
    }
ask-place = Was machst du mit „{ $tile }“? Kosten: { $cost }.
ask-pick = „{ $tile }“: Was erhältst du in dieser Runde?
ask-earthquake =
    Erdbeben: Zahle 1 Holz und 1 Stein für { $count ->
        [one] dein Gebäude oder gib es auf.
       *[other] jedes deiner { $count } Gebäude oder gib Gebäude auf.
    }
ask-storm =
    Unwetter: Zahle 1 Nahrung und 1 Münze für { $count ->
        [one] deine Landschaft oder gib sie auf.
       *[other] jede deiner { $count } Landschaften oder gib Landschaften auf.
    }
ask-feed =
    { $count ->
        [one] { $count } Bewohner ist hungrig.
       *[other] { $count } Bewohner sind hungrig.
    } Wie viele ernährst du mit Luxusgütern? Du hast { $luxury }; jeder Bewohner braucht { $luxury-rate }.
ask-finish =
    { $count ->
        [one] Bezahlst du „{ $tile }“ jetzt? Sonst verlierst du das Gebäude.
       *[other] Welche unfertigen Gebäude bezahlst du: { $tile }? Die anderen verlierst du.
    }

# Moves

move-choose = { $civilisation }: { $gains }; pro Runde { $income }
move-extra = 1 { $good } pro Runde
move-bid =
    { $seats ->
        [1] { $tile }: kaufen ({ $cost }{ $luxury ->
                [0] { "" }
               *[other] , dafür { $spent } verkaufen
            })
       *[other] { $tile }: bieten (ab { $cost })
    }{ $lost ->
        [0] { "" }
       *[other] { " " }– passt nicht
    }
move-conquer =
    { $tile }: erobern ({ $cost }{ $luxury ->
        [0] { "" }
       *[other] , dafür { $spent } verkaufen
    }){ $lost ->
        [0] { "" }
       *[other] { " " }– passt nicht
    }
move-pass =
    { $auction-passing ->
        [0] Passen
        [one] Passen (+{ $auction-passing } Münze)
       *[other] Passen (+{ $auction-passing } Münzen)
    }
move-offer =
    { $amount ->
        [one] { $amount } Münze bieten
       *[other] { $amount } Münzen bieten
    }{ $luxury ->
        [0] { "" }
       *[other] { " " }(dafür { $spent } verkaufen)
    }
move-shift =
    Gebot ({ $cost }) verschieben: { $tile }{ $over ->
        [0] { "" }
       *[other] { " " }(überbietet { $over })
    }{ $lost ->
        [0] { "" }
       *[other] { " " }– passt nicht
    }
move-withdraw =
    Gebot ({ $cost }) zurückziehen{ $auction-withdrawal ->
        [0] { "" }
        [one] { " " }(+{ $auction-withdrawal } Münze)
       *[other] { " " }(+{ $auction-withdrawal } Münzen)
    }
move-build =
    { $tile } bezahlen ({ $cost }{ $luxury ->
        [0] { "" }
       *[other] ; { $spent } als Ersatz
    })
move-mark =
    { $tile } mit einer Münze markieren{ $luxury ->
        [0] { "" }
       *[other] { " " }(dafür { $spent } verkaufen)
    }, später bezahlen ({ $cost })
move-forgo = Auf { $tile } verzichten (kommt aus dem Spiel)
move-take =
    1 { $good } nehmen{ $full ->
        [0] { "" }
       *[other] { " " }(Lager voll: wird zum Luxusgut)
    }
move-lose = { $tile } aufgeben (Prestige { $prestige })
move-pay =
    { $count ->
        [one] Für dein Plättchen zahlen ({ $cost }
       *[other] Für deine { $count } Plättchen zahlen ({ $cost }
    }{ $luxury ->
        [0] )
       *[other] ; { $spent } als Ersatz)
    }
move-feed =
    { $count ->
        [0] Niemanden mit Luxusgütern ernähren
       *[other] { $count } Bewohner ernähren ({ $spent })
    }
move-finish =
    { $tile } fertigstellen ({ $cost }{ $luxury ->
        [0] { "" }
       *[other] ; { $spent } als Ersatz
    })
move-done = { $tile } aufgeben

# Chance

outcome-deal = { $civilisation } wird zugelost
outcome-turn = { $tile } wird aufgedeckt
outcome-draw = Katastrophenchip: { $disaster }

# The log

event-dealt = { $seat } spielt { $civilisation }.
event-chosen = { $seat } wählt { $civilisation }.
event-extra = { $seat } erhält jede Runde 1 { $good } zusätzlich.
event-order = Spielreihenfolge: { $seat }.
event-round = Runde { $round } von { $rounds }
event-turned = In der Bietreihe: { $tile }.
event-turned-conquest = Bei der Eroberung: { $tile }.
event-symbol = „{ $tile }“ zeigt das Versorgungssymbol.
event-bid = { $seat } bietet { $cost } auf „{ $tile }“.
event-luxury-sold = { $seat } verkauft { $spent } für { $cost }.
event-outbid = { $seat } verdrängt das Gebot von { $other } ({ $cost }) bei „{ $tile }“.
event-shifted = { $seat } verschiebt das Gebot ({ $cost }) auf „{ $tile }“.
event-withdrawn =
    { $seat } zieht das Gebot ({ $cost }) zurück{ $bonus ->
        [0] .
        [one] { " " }und erhält { $bonus } Münze von der Bank.
       *[other] { " " }und erhält { $bonus } Münzen von der Bank.
    }
event-passed =
    { $seat } passt{ $coins ->
        [0] .
       *[other] { " " }und erhält { $gains }.
    }
event-conquered = { $seat } erobert „{ $tile }“ für { $cost }.
event-bought = { $seat } kauft „{ $tile }“ für { $cost }.
event-unsold = Unverkauft und aus dem Spiel: { $tile }.
event-built =
    { $seat } baut „{ $tile }“ für { $cost }{ $luxury ->
        [0] .
       *[other] { " " }({ $spent } als Ersatz).
    }
event-marked = { $seat } markiert „{ $tile }“ mit einer Münze und bezahlt später.
event-building-lost = { $seat } bezahlt und markiert „{ $tile }“ nicht: Das Gebäude kommt aus dem Spiel.
event-laid = { $seat } legt „{ $tile }“ an.
event-land-lost = „{ $tile }“ passt nicht an die letzte Landschaft von { $seat } und kommt aus dem Spiel.
event-gains = { $seat } erhält für „{ $tile }“: { $gains }.
event-citizens-leave = { $seat } gibt für „{ $tile }“ { $count } Bewohner ab.
event-citizens-come = { $seat } erhält { $count } Bewohner.
event-income = { $seat } erhält Einkommen: { $gains }.
event-luxury = { $seat } erhält { $gains } für die große Bevölkerung.
event-overflow = { $seat } hat keinen Platz für { $cost } und erhält dafür { $spent }.
event-taken = „{ $tile }“: { $seat } nimmt 1 { $good }.
event-chit = Katastrophenchip: { $disaster } ({ $count } von { $disasters-strikes }).
event-blank = Der leere Katastrophenchip wird aufgedeckt und kommt aus dem Spiel.
event-disaster = Katastrophe: { $disaster }!
event-protected = { $disaster }: „{ $tile }“ schützt { $seat }.
event-drought = { $seat } verliert { $count } Nahrung.
event-plague = { $seat } verliert { $count } Bewohner.
event-decline =
    { $seat } verliert { $count ->
        [one] { $count } Luxusgut
       *[other] { $count } Luxusgüter
    }.
event-earthquake-paid =
    { $seat } zahlt { $count } Holz und { $count } Stein und behält { $count } Gebäude{ $luxury ->
        [0] .
       *[other] { " " }({ $spent } als Ersatz).
    }
event-storm-paid =
    { $seat } zahlt { $count ->
        [one] { $count } Nahrung und { $count } Münze und behält { $count } Landschaft
       *[other] { $count } Nahrung und { $count } Münzen und behält { $count } Landschaften
    }{ $luxury ->
        [0] .
       *[other] { " " }({ $spent } als Ersatz).
    }
event-earthquake-lost = { $seat } verliert durch das Erdbeben: { $tile }.
event-storm-lost = { $seat } verliert durch das Unwetter: { $tile }.
event-supply = Versorgungsrunde
event-last-supply = Letzte Versorgungsrunde
event-fed = { $seat } ernährt { $count } Bewohner.
event-fed-luxury =
    { $seat } ernährt { $count ->
        [one] { $count } weiteren Bewohner
       *[other] { $count } weitere Bewohner
    } ({ $spent }).
event-starved = { $seat } verliert { $count } Bewohner durch Hunger.
event-finished =
    { $seat } stellt „{ $tile }“ für { $cost } fertig{ $luxury ->
        [0] .
       *[other] { " " }({ $spent } als Ersatz).
    }
event-removed =
    { $count ->
        [one] { $seat } stellt „{ $tile }“ nicht fertig: Das Gebäude kommt aus dem Spiel.
       *[other] { $seat } stellt diese Gebäude nicht fertig: { $tile }. Sie kommen aus dem Spiel.
    }
event-coin-back =
    { $seat } erhält { $count ->
        [one] die Münze
       *[other] die Münzen
    } zurück ({ $tile }).
event-over = Die letzte Runde ist gespielt.
event-result = { $seat }: Prestige { $prestige }, Bevölkerung { $population } – Ergebnis { $score }.
event-place =
    { $place ->
        [1] { $seat } gewinnt.
       *[other] { $place }. Platz: { $seat }.
    }
event-level-won = { $seat } gewinnt Stufe { $level } mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    } (nötig: { $target }).
event-level-lost = { $seat } verliert Stufe { $level } mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    } (nötig: { $target }).
event-first-order = Spielreihenfolge der ersten Runde: { $seat }.
event-coin-saved =
    { $seat } erhält { $count ->
        [one] die Münze
       *[other] die Münzen
    } zurück ({ $tile }).

# Why not

reason-choose-first = Wähle zuerst eine Zivilisation.
reason-extra-first = Wähle zuerst dein zusätzliches Einkommen.
reason-bid-first = Du musst zuerst bieten oder passen.
reason-not-on-offer = „{ $tile }“ liegt nicht aus.
reason-conquer-instead = „{ $tile }“ liegt bei der Eroberung: Dort wird nicht geboten, du kannst das Plättchen nur zum festen Preis erobern.
reason-bid-instead = „{ $tile }“ liegt in der Bietreihe: Du kannst nur darauf bieten.
reason-conquered-already = „{ $tile }“ ist schon erobert.
reason-citizens-needed = „{ $tile }“ kostet { $count } Bewohner; so viele hast du nicht.
reason-too-dear =
    Das kostet { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }; mit deinen Luxusgütern kommst du auf { $money }.
reason-amount-first = Wähle zuerst die Höhe deines Gebots.
reason-bid-too-low =
    Du musst mindestens { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    } bieten.
reason-displaced-first = Du wurdest überboten: Verschiebe zuerst dein Gebot oder zieh es zurück.
reason-not-free = Auf „{ $tile }“ bietet schon { $other }.
reason-not-exact =
    Bei der Eroberung muss ein verschobenes Gebot genau { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    } betragen; deines beträgt { $bid }.
reason-bid-unchanged =
    Dort { $amount ->
        [one] wäre { $amount } Münze
       *[other] wären { $amount } Münzen
    } nötig; ein verschobenes Gebot bleibt aber bei { $bid }.
reason-place-first = Lege zuerst dein neues Gebäude an.
reason-not-your-tile = „{ $tile }“ ist nicht dein neues Plättchen.
reason-cannot-pay = „{ $tile }“ kostet { $cost }; auch deine Luxusgüter reichen nicht, um das Fehlende zu ersetzen.
reason-no-coin = Du hast keine Münze zum Markieren.
reason-must-place = Du kannst „{ $tile }“ bezahlen oder markieren; darum darfst du nicht verzichten.
reason-take-first = Wähle zuerst das Einkommen deines Gebäudes.
reason-cannot-save =
    { $count ->
        [one] Du kannst für dein Plättchen nicht zahlen: Gib es auf.
       *[other] Du kannst nicht für alle { $count } Plättchen zahlen: Gib zuerst eines auf.
    }
reason-not-struck = „{ $tile }“ ist von der Katastrophe nicht betroffen.
reason-disaster-first = Zuerst wird die Katastrophe abgehandelt.
reason-feed-first = Ernähre zuerst deine Bewohner.
reason-all-fed =
    { $count ->
        [0] Keiner deiner Bewohner ist hungrig.
        [one] Nur { $count } deiner Bewohner ist hungrig.
       *[other] Nur { $count } deiner Bewohner sind hungrig.
    }
reason-luxury-short = Du hast { $spent }; jeder Bewohner braucht { $rate }.
reason-finish-first = Entscheide zuerst über deine unfertigen Gebäude.
reason-not-unfinished = „{ $tile }“ ist keines deiner unfertigen Gebäude.

# The board in the terminal

board-round = Runde { $round } von { $rounds }
board-stacks = Stapel A: { $a }, B: { $b }, C: { $c }
board-order = Spielreihenfolge
board-row = Bietreihe
board-conquest = Eroberung
board-disasters = Katastrophen
board-struck = eingetreten
board-tile = Plättchen
board-price = Preis
board-prestige = Prestige
board-cost = Kosten
board-once = Einmalig
board-income = Einkommen
board-power = Wirkung
board-bid = Gebot
board-seat = Spieler
board-coins = Münzen
board-wood = Holz
board-stone = Stein
board-food = Nahrung
board-citizens = Bewohner
board-luxury = Luxusgüter
board-lands = Landschaften
board-buildings = Gebäude
board-score = Ergebnis
board-population = Bevölkerung
board-half = Gebote +½
board-any-land = jede Landschaft
board-against = gegen { $disaster }
board-supply = Versorgung
board-passed = gepasst
board-withdrawn = zurückgezogen
board-level = Stufe { $level }: { $target } Punkte nötig
board-place = Platz { $place }
board-unfinished = unfertig
board-empty = keine

# Chapters

chapter-components = Spielmaterial
chapter-setup = Vorbereitung
chapter-round = Ablauf einer Runde
chapter-tiles = Plättchen aufdecken
chapter-auction = Versteigerung
chapter-order = Spielreihenfolge
chapter-placing = Plättchen anlegen
chapter-gains = Einmalige Erträge
chapter-income = Einkommen
chapter-disasters = Katastrophen
chapter-supply = Versorgungsrunde
chapter-luxury = Luxusgüter
chapter-buildings = Besondere Gebäude
chapter-end = Spielende
chapter-score = Wertung
chapter-solo = Solospiel

# Rules

rule-components-players = Peloponnes ist ein Spiel für 1 bis 5 Personen ab 10 Jahren. Eine Partie dauert etwa 15 Minuten pro Person.
rule-components-civilisations = Es gibt { $all-civilisations } Zivilisationsplättchen. Jedes zeigt den Anfangsbesitz, das Einkommen und eine Zahl für die erste Spielreihenfolge.
rule-components-buildings = Es gibt { $all-buildings } verschiedene Gebäudeplättchen. Jedes zeigt das Mindestgebot, die Baukosten in Holz und Stein, das Prestige und, je nach Gebäude, einmalige Erträge, Einkommen pro Runde oder eine besondere Wirkung.
rule-components-lands = Es gibt { $all-lands } Landschaftsplättchen mit Feldern, Wäldern, Hügeln und Gebirgen. Jedes zeigt das Mindestgebot, das Prestige und was die Landschaft einmalig und jede Runde bringt.
rule-components-stacks = Die { $all-tiles } Plättchen werden nach A, B und C sortiert und bilden verdeckt gemischte Stapel zu { $stack-sizes } Plättchen.
rule-components-chits =
    Es gibt { $all-chits } verdeckt gemischte Katastrophenchips: je { $disasters-strikes } für die fünf Katastrophen und { $chits-blank ->
        [one] { $chits-blank } leeren
       *[other] { $chits-blank } leere
    }. Fünf Katastrophenplättchen zeigen, was die Katastrophen bewirken.
rule-components-coins = Es gibt { $box-silver } Silbermünzen und { $box-gold } Goldmünzen; eine Goldmünze zählt { $box-gold-value } Silbermünzen. Der Bank gehen die Münzen nie aus.
rule-components-mat = Es gibt { $all-mats } Tableaus und { $all-markers } Marker. Auf jedem Tableau zeigen { $mat-markers } Marker Holz, Stein, Nahrung, Bewohner und Luxusgüter des Spielers an. Das Lager fasst höchstens { $storehouse-wood } Holz, { $storehouse-stone } Stein und { $storehouse-food } Nahrung. Unten auf dem Tableau ist das Spielende zusammengefasst.
rule-components-tokens = Es gibt { $all-tokens } farbige Chips, zwei für jeden Spieler, einen Pfeilchip, { $box-chips } Chips „{ $storehouse-luxury }+“, { $box-overviews } Übersichtsplättchen und das Plättchen „Eroberung“.
rule-components-income-table = Die Tabelle auf dem Tableau zeigt, was die Bevölkerung jede Runde bringt: ab { $wages-coins-from } Bewohnern { $wages-coins } Münzen, dazu ab { $wages-luxury-from } Bewohnern { $wages-luxury } Luxusgüter.
rule-components-symbols =
    In den Stapeln B und C { $supply-lands ->
        [one] zeigt { $supply-lands } Landschaft
       *[other] zeigen { $supply-lands } Landschaften
    } das Versorgungssymbol.
rule-setup-mats = Jeder Spieler wählt eine Farbe und erhält ein Tableau, { $mat-markers } Marker, die zunächst auf den Feldern 0 liegen, und zwei Chips seiner Farbe: einen für die Spielreihenfolge und einen für seine Gebote.
rule-setup-civilisations = Die Zivilisationsplättchen werden verdeckt gemischt. Jeder Spieler erhält eines und legt es offen über sein Tableau; die übrigen kommen in die Schachtel.
rule-setup-goods = Jeder Spieler beginnt mit den Münzen, Bewohnern und Rohstoffen, die seine Zivilisation zeigt, und ohne Luxusgüter.
rule-setup-first-order = In der ersten Runde bestimmen die Zahlen auf den Zivilisationen die Spielreihenfolge: Die kleinste Zahl beginnt. Eine Reihe farbiger Chips hinter dem Pfeilchip zeigt die Spielreihenfolge an.
rule-setup-conquest =
    Das Plättchen „Eroberung“ kommt in die Tischmitte. { $conquest-with-five ->
        [0] Zu fünft wird es nicht gebraucht.
       *[other] Auch zu fünft wird es gebraucht.
    }
rule-setup-table = Die übrigen Münzen und die Chips „{ $storehouse-luxury }+“ bilden die Bank. Die Katastrophenplättchen liegen für alle sichtbar aus, die Katastrophenchips daneben und die Übersichtsplättchen zwischen den Spielern.
rule-round-phases = Eine Runde hat sieben Phasen: Plättchen aufdecken, Versteigerung, neue Spielreihenfolge, Plättchen anlegen, Bewohner und einmalige Erträge, Einkommen, Katastrophen. Danach beginnt die nächste Runde.
rule-tiles-draw = Zu Beginn jeder Runde werden nacheinander { $rounds-tiles } Plättchen aufgedeckt und offen ausgelegt.
rule-tiles-rows =
    { $row-per-player ->
        [1] Die zuerst aufgedeckten Plättchen, eines für jeden Spieler, bilden die Bietreihe.
       *[other] Die zuerst aufgedeckten Plättchen bilden die Bietreihe: { $display-row-2 } zu zweit, { $display-row-3 } zu dritt, { $display-row-4 } zu viert und { $display-row-5 } zu fünft.
    } Die übrigen liegen bei der Eroberung.
rule-tiles-stacks = Eine Partie hat { $all-rounds } Runden: { $rounds-stacks-1 } mit den A-Plättchen, { $rounds-stacks-2 } mit den B-Plättchen und { $rounds-stacks-3 } mit den C-Plättchen.
rule-tiles-supply = Wird ein Plättchen mit Versorgungssymbol aufgedeckt, findet sofort eine Versorgungsrunde statt. Danach wird weiter aufgedeckt.
rule-tiles-symbol-stays = Das Plättchen mit dem Versorgungssymbol bleibt liegen und ist eines der { $rounds-tiles } Plättchen der Runde.
rule-auction-turns = In Spielreihenfolge ist jeder Spieler einmal an der Reihe: Er bietet, erobert oder passt.
rule-auction-bid = Wer bietet, legt beliebig viele Münzen und seinen Chip unter ein Plättchen der Bietreihe.
rule-auction-minimum = Ein Gebot muss mindestens so hoch sein wie das Mindestgebot auf dem Plättchen.
rule-auction-outbid = Auf ein Plättchen, auf das schon jemand geboten hat, muss man mehr bieten.
rule-auction-at-once = Wer überboten wird, reagiert sofort, noch vor dem nächsten Spieler: Er verschiebt sein Gebot oder zieht es zurück.
rule-auction-shift = Wer überboten wurde, darf sein Gebot auf ein anderes Plättchen verschieben. Die Anzahl der Münzen ändert sich dabei nicht.
rule-auction-shift-free = Ein überbotenes Gebot darf nur auf ein Plättchen ohne Gebot verschoben werden.
    .chain = Ein überbotenes Gebot darf auf ein Plättchen ohne Gebot verschoben werden oder auf ein Plättchen der Bietreihe, auf dem ein niedrigeres Gebot liegt. Dieses ist dann seinerseits überboten.
rule-auction-shift-conquest = Zur Eroberung darf ein überbotenes Gebot nur verschoben werden, wenn es genau dem Preis dort entspricht.
rule-auction-withdraw =
    Wer überboten wurde, darf sein Gebot auch zurückziehen: Er nimmt seine Münzen zurück, erhält { $auction-withdrawal ->
        [one] { $auction-withdrawal } Münze
       *[other] { $auction-withdrawal } Münzen
    } von der Bank und bekommt in dieser Runde kein Plättchen.
rule-auction-pass =
    Statt zu bieten, darf ein Spieler passen und { $auction-passing ->
        [one] { $auction-passing } Münze
       *[other] { $auction-passing } Münzen
    } von der Bank nehmen. Wer überboten wurde, darf nicht passen.
rule-auction-conquest =
    Ein Plättchen bei der Eroberung kostet genau { $display-surcharge ->
        [one] { $display-surcharge } Münze
       *[other] { $display-surcharge } Münzen
    } mehr als sein Mindestgebot. Beispiel: Bei einem Mindestgebot von 3 kostet es { $example-conquest }.
rule-auction-conquest-safe = Bei der Eroberung kann niemand überboten werden: Wer den Preis zahlt, hat das Plättchen sicher.
rule-auction-unsold = Plättchen, auf die niemand geboten oder die niemand gekauft hat, kommen aus dem Spiel.
rule-auction-end = Die Versteigerung endet, wenn jeder ein Plättchen hat, gepasst oder sein Gebot zurückgezogen hat.
rule-order-by-bid = Wer am meisten geboten hat, ist in der nächsten Runde zuerst an der Reihe, dann der Spieler mit dem zweithöchsten Gebot und so weiter. Auch der Preis einer Eroberung zählt als Gebot.
rule-order-ties = Spieler mit gleich hohen Geboten behalten untereinander ihre Reihenfolge.
rule-order-without-bid = Wer gepasst oder zurückgezogen hat, kommt in der nächsten Runde zuletzt; mehrere behalten untereinander ihre Reihenfolge.
rule-placing-together = Alle Spieler legen ihre neuen Plättchen gleichzeitig an.
rule-placing-coins = Die Münzen aller Gebote gehen an die Bank, auch wenn ein Plättchen nicht angelegt werden kann. Jeder nimmt seinen Chip zurück.
rule-placing-building = Ein Gebäude wird links an die Zivilisation oder an das letzte Gebäude angelegt und mit Holz und Stein bezahlt.
rule-placing-mark = Wer ein Gebäude nicht bezahlen kann oder will, markiert es mit einer eigenen Münze. Münzen, die das Plättchen selbst bringt, zählen dafür noch nicht.
rule-placing-use-at-once = Ein mit einer Münze markiertes Gebäude wirkt sofort, als wäre es bezahlt, und bringt seine Erträge.
rule-placing-building-lost = Wer ein Gebäude weder bezahlen noch markieren kann, verliert es: Das Gebäude kommt aus dem Spiel.
rule-placing-refuse = Freiwillig verzichten darf auf ein Gebäude nur, wer es ohne Luxusgüter weder bezahlen noch markieren könnte.
rule-placing-land = Eine Landschaft wird rechts an die Zivilisation oder an die letzte Landschaft angelegt. Sie muss im Einkommen mindestens einen Rohstoff mit der äußersten rechten Landschaft gemeinsam haben.
rule-placing-first-land = Die erste Landschaft, direkt neben der Zivilisation, darf beliebig sein.
rule-placing-land-lost = Eine Landschaft, die nicht passt, kommt aus dem Spiel. Bieten darf man trotzdem auf sie.
rule-gains-once = Beim Anlegen bringt ein Plättchen einmalig die gezeigten Bewohner, Münzen, Nahrung oder Luxusgüter.
rule-gains-kept = Einmalige Erträge behält man auch, wenn das Plättchen später verloren geht.
rule-income-tiles = Jede Runde erhält jeder Spieler die Rohstoffe, die seine Zivilisation, seine Landschaften und seine Gebäude zeigen.
rule-income-population =
    Die Bevölkerung bringt jede Runde Münzen nach der Tabelle auf dem Tableau. Beispiel: 10 Bewohner bringen { $example-coins ->
        [one] { $example-coins } Münze
       *[other] { $example-coins } Münzen
    }.
rule-income-above-table = Die Zahl der Bewohner ist nicht begrenzt. Über { $wages-last } gilt die letzte Zeile der Tabelle.
rule-income-arkadia = Arkadien erhält jede Runde { $civilisation-arkadia-income-citizens } Bewohner, bevor die Münzen bestimmt werden.
rule-income-luxury = Ab { $wages-luxury-first } Bewohnern bringt die Bevölkerung jede Runde nach derselben Tabelle auch Luxusgüter.
rule-income-choice = Hafen und Apollontempel bringen jede Runde nach Wahl 1 Holz, 1 Stein, 1 Nahrung oder 1 Münze.
rule-disasters-chits =
    Am Ende jeder Runde { $disasters-draws ->
        [one] wird { $disasters-draws } Katastrophenchip aufgedeckt und neben sein
       *[other] werden nacheinander { $disasters-draws } Katastrophenchips aufgedeckt und neben ihr
    } Katastrophenplättchen gelegt.
rule-disasters-blank = Der leere Katastrophenchip hat keine Wirkung und kommt aus dem Spiel.
rule-disasters-third =
    Sobald { $disasters-strikes ->
        [one] { $disasters-strikes } Katastrophenchip einer Art offen liegt
       *[other] { $disasters-strikes } Katastrophenchips einer Art offen liegen
    }, tritt diese Katastrophe sofort ein.
rule-disasters-earthquake = Erdbeben: Jeder zahlt für jedes seiner Gebäude 1 Holz und 1 Stein. Gebäude, für die er nicht zahlt, sind verloren.
rule-disasters-unfinished = Beim Erdbeben zählen auch Gebäude, die nur mit einer Münze markiert sind.
rule-disasters-choice = Bei Erdbeben und Unwetter entscheidet jeder selbst, für welche Plättchen er zahlt; niemand muss zahlen. Wem 2 Stein fehlen, der verliert 2 Gebäude; wem 1 Holz und 1 Stein fehlen, der verliert nur eines. Ebenso ist es bei Landschaften mit Nahrung und Münzen. Verlorene Plättchen kommen aus dem Spiel.
rule-disasters-coin = Geht ein markiertes Gebäude im Erdbeben verloren, erhält sein Besitzer die Münze zurück.
rule-disasters-drought =
    Dürre: Jeder verliert { $disasters-share ->
        [1] die gesamte
        [2] die Hälfte seiner
        [3] ein Drittel seiner
        [4] ein Viertel seiner
       *[other] einen von { $disasters-share } Teilen seiner
    } Nahrung, aufgerundet.
rule-disasters-plague =
    Pest: Jeder verliert { $disasters-share ->
        [1] alle seine
        [2] die Hälfte seiner
        [3] ein Drittel seiner
        [4] ein Viertel seiner
       *[other] einen von { $disasters-share } Teilen seiner
    } Bewohner, aufgerundet.
rule-disasters-storm = Unwetter: Jeder zahlt für jede seiner Landschaften 1 Nahrung und 1 Münze. Landschaften, für die er nicht zahlt, sind verloren.
rule-disasters-storm-gap = Nach einem Unwetter rücken die verbliebenen Landschaften zusammen, ohne dass sie noch zueinander passen müssen. Die nächste Landschaft muss an die äußerste rechte passen.
rule-disasters-decline = Verfall: Jeder verliert { $disasters-luxury } Luxusgüter; wer weniger hat, verliert alle.
rule-disasters-protection = { $protecting-buildings } Gebäude schützen ihren Besitzer vor je einer Katastrophe, auch wenn sie nur markiert sind: Zyklopenmauer (Erdbeben), Werkstatt des Phidias (Unwetter), Apollontempel und Löwentor (Dürre), Aquädukt und Brunnen (Pest), Hafen und Stoa (Verfall).
rule-disasters-no-luxury = Bei Erdbeben und Unwetter darf nicht mit Luxusgütern gezahlt werden.
    .true = Bei Erdbeben und Unwetter ersetzen { $luxury-rate } Luxusgüter einen fehlenden Rohstoff oder eine fehlende Münze.
rule-supply-when = Eine Versorgungsrunde findet statt, sobald ein Versorgungssymbol aufgedeckt wird: einmal in den B-Runden und einmal in den C-Runden.
rule-supply-feeding = In der Versorgungsrunde verbraucht jeder Bewohner 1 Nahrung; Nahrung darf nicht zurückgehalten werden. Bewohner ohne Nahrung gehen verloren.
rule-supply-luxury = In der Versorgungsrunde darf ein Spieler für je { $luxury-rate } Luxusgüter einen weiteren Bewohner ernähren, muss es aber nicht.
rule-supply-sequence = In der Versorgungsrunde werden zuerst die Bewohner ernährt, dann die markierten Gebäude bezahlt.
rule-supply-buildings = In der Versorgungsrunde muss jedes markierte Gebäude bezahlt werden, sonst kommt es aus dem Spiel.
rule-supply-coin = Die Münze auf dem Gebäude erhält der Spieler zurück, ob er bezahlt oder nicht.
rule-luxury-overflow = Rohstoffe, die nicht mehr ins Lager passen, werden eins zu eins zu Luxusgütern. Beispiel: Wer 4 Holz erhält und nur Platz für 2 hat, bekommt 2 Holz und 2 Luxusgüter.
rule-luxury-chip = Wer mehr als { $storehouse-luxury } Luxusgüter hat, nimmt einen der { $box-chips } Chips „{ $storehouse-luxury }+“ und zählt auf der Leiste von vorn.
rule-luxury-resources = Fehlt beim Bauen oder Ernähren 1 Holz, 1 Stein oder 1 Nahrung, können { $luxury-rate } Luxusgüter es ersetzen, aber nur, was wirklich fehlt.
    .true = Fehlt beim Bauen, beim Ernähren, bei einem Erdbeben oder Unwetter 1 Holz, 1 Stein oder 1 Nahrung, können { $luxury-rate } Luxusgüter es ersetzen, aber nur, was wirklich fehlt.
rule-luxury-coins = Fehlt für ein Gebot oder zum Markieren eines Gebäudes eine Münze, können { $luxury-rate } Luxusgüter für eine Münze verkauft werden, aber nur so viele, wie nötig sind.
    .true = Fehlt für ein Gebot, zum Markieren eines Gebäudes oder bei einem Unwetter eine Münze, können { $luxury-rate } Luxusgüter für eine Münze verkauft werden, aber nur so viele, wie nötig sind.
rule-buildings-half = Mit Markt oder Agora zählt jedes Gebot eine halbe Münze mehr: Zum Überbieten genügen gleich viele Münzen.
rule-buildings-half-once = Wer Markt und Agora hat, erhält die halbe Münze nur einmal.
rule-buildings-half-equal = Haben beide Bieter die halbe Münze, genügen gleich viele Münzen nicht zum Überbieten.
rule-buildings-half-order = Die halbe Münze von Markt oder Agora zählt nicht für die Spielreihenfolge.
rule-buildings-citizens = Die Kaserne kostet { $barracks-citizens } Bewohner, die Festung Tiryns { $fortress-citizens }. Wer weniger hat, darf nicht darauf bieten. Diese Bewohner kommen nie zurück.
rule-buildings-barracks = Wer die Kaserne hat, darf Landschaften ohne gemeinsamen Rohstoff anlegen.
rule-end-rounds =
    Das Spiel endet nach { $all-rounds } Runden, wenn { $disasters-draws ->
        [one] der letzte Katastrophenchip abgehandelt ist
       *[other] die letzten { $disasters-draws } Katastrophenchips abgehandelt sind
    }.
rule-end-income = Auch in der letzten Runde gibt es Einkommen.
rule-end-supply = Nach der letzten Runde gibt es eine letzte Versorgungsrunde: Bewohner werden ernährt, unfertige Gebäude bezahlt oder entfernt.
rule-score-prestige =
    Prestigepunkte sind die Summe der Werte auf allen eigenen Plättchen und 1 Punkt für { $score-coins ->
        [one] jede Münze
       *[other] je { $score-coins } Münzen, abgerundet
    }.
rule-score-population =
    Jeder Bewohner zählt { $score-citizen ->
        [one] { $score-citizen } Bevölkerungspunkt
       *[other] { $score-citizen } Bevölkerungspunkte
    }.
rule-score-lower = Der niedrigere der beiden Werte, Prestige oder Bevölkerung, ist das Ergebnis eines Spielers. Beispiel: Prestige 25 und Bevölkerung 18 ergeben 18; Prestige 22 und Bevölkerung 27 ergeben 22, und das gewinnt.
rule-score-winner = Wer das höchste Ergebnis hat, gewinnt.
rule-score-tie-total = Bei Gleichstand gewinnt, wessen anderer Wert (Prestige oder Bevölkerung) höher ist.
rule-score-tie-luxury = Ist auch dieser Wert gleich, entscheiden die meisten Luxusgüter. Ist auch das gleich, teilt man sich den Platz.
rule-solo-goal = Das Solospiel folgt den Regeln für fünf Spieler; Ziel ist ein möglichst hohes Ergebnis. Fünf Stufen, eine schwerer als die andere, geben ein Ergebnis vor, das zu erreichen ist.
rule-solo-civilisation = Im Solospiel wählt man eine beliebige Zivilisation.
rule-solo-purchase = Im Solospiel wird nicht geboten: Jede Runde kauft man ein Plättchen zu seinem Preis.
rule-solo-rows = Plättchen in der Bietreihe des Solospiels: { $level-1-row } auf Stufe 1, { $level-2-row } auf Stufe 2, { $level-3-row } auf Stufe 3, { $level-4-row } auf Stufe 4 und { $level-5-row } auf Stufe 5. Die übrigen liegen bei der Eroberung.
rule-solo-conquest =
    Auch im Solospiel kostet ein Plättchen bei der Eroberung { $display-surcharge ->
        [one] { $display-surcharge } Münze
       *[other] { $display-surcharge } Münzen
    } mehr.
rule-solo-extra = Zu Beginn einer Solo-Stufe wählt man zusätzliches Einkommen von je 1 Holz, 1 Stein oder 1 Nahrung pro Runde: { $level-2-extra }-mal auf Stufe 2, { $level-3-extra }-mal auf Stufe 3, { $level-4-extra }-mal auf Stufe 4 und { $level-5-extra }-mal auf Stufe 5. Die { $box-overviews } Übersichtsplättchen zeigen es an.
rule-solo-pass =
    Auch im Solospiel bringt Passen { $auction-passing ->
        [one] { $auction-passing } Münze
       *[other] { $auction-passing } Münzen
    }.
rule-solo-target = Für den Sieg nötige Punkte im Solospiel: { $level-1-target } auf Stufe 1, { $level-2-target } auf Stufe 2, { $level-3-target } auf Stufe 3, { $level-4-target } auf Stufe 4 und { $level-5-target } auf Stufe 5.
rule-solo-campaign = In einer Kampagne spielt man die Stufen nacheinander, jede mit einer noch nicht benutzten Zivilisation.
rule-solo-best = Von mehreren Versuchen an einer Stufe zählt das beste Ergebnis.
rule-solo-retry = Eine verlorene Stufe darf man in der Kampagne mit einer anderen noch nicht benutzten Zivilisation wiederholen.

## Woher die Punkte kommen

source-prestige = Prestige
source-tiles = Prestige der Plättchen
source-coins = Prestige der Münzen
source-citizens = Bevölkerung

# Eine Kampagne.

campaign-won = Stufe { $level } mit { $civilisation } gewonnen: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.
campaign-failed = Stufe { $level }: noch nicht gewonnen. Bestes Ergebnis: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} mit { $civilisation }.
campaign-dropped = Eine Stufe ließ sich nicht lesen und zählt nicht: { $why }.
campaign-next = Als Nächstes: Stufe { $level }.
campaign-complete = Alle Stufen gewonnen!
campaign-lost = Für die übrigen Stufen ist keine Zivilisation mehr frei. Beginne mit einer anderen Datei eine neue Kampagne.
campaign-choose = Welche Zivilisation wählst du?

# Was jemand falsch gemacht hat.

mistake-campaign-busy = eine Stufe wird gerade gespielt; beende sie zuerst
mistake-campaign-complete = alle Stufen sind gewonnen
mistake-campaign-choice = „{ $found }“ steht nicht zur Wahl; noch frei: { $known }
mistake-campaign-unfinished = es gibt keine Stufe, die gerade beendet wurde
mistake-campaign-idle = es wird keine Stufe gespielt
mistake-campaign-other = das ist nicht die Partie der laufenden Stufe
mistake-campaign-format = erwartet wird eine Kampagne von { $name } im Format { $known }
mistake-campaign-attempt = attempts: erwartet wird [Stufe, Zivilisation, Punkte], nicht { $found }
mistake-campaign-level = als Nächstes kommt Stufe { $expected }, nicht { $found }
mistake-campaign-unchosen = es wurde keine Zivilisation gewählt
mistake-campaign-unknown = „{ $found }“ ist keine Zivilisation
mistake-campaign-used = „{ $found }“ wurde schon benutzt
mistake-campaign-score = attempts: Punkte sind nie negativ, nicht { $found }
mistake-campaign-play = play: erwartet werden die Zeilen einer Aufzeichnung
mistake-campaign-seats = play: erwartet wird ein Solospiel
mistake-stack-size = Stapel { $stack }: { $rounds } Runden brauchen { $expected } Plättchen, nicht { $found }
mistake-tile-names = land, building: jeder Name einmal, und höchstens { $most } Plättchen
mistake-land-barren = land { $land }: eine Landschaft ohne Einkommen könnte an keine andere passen
mistake-display-long = display: eine Reihe hat höchstens { $most } Plättchen
mistake-display-short = display: die Bietreihe braucht ein Plättchen für jeden Spieler
mistake-civilisation-orders = civilisation: mindestens { $least }, jede mit einer anderen Zahl
mistake-civilisation-goods = civilisation { $civilisation }: ihre Rohstoffe passen nicht ins Lager
mistake-level-order = level: nötig sind die Stufen 1 bis { $high }, in dieser Reihenfolge
mistake-level-long = level: eine Reihe hat höchstens { $most } Plättchen
mistake-population-uneven = population: coins und luxury müssen gleich lang sein
mistake-chits-drawn = chits: es müssen so viele sein, wie in allen Runden gezogen werden
mistake-chits-each = chits: { $count } von jeder Katastrophe, damit jede einmal eintritt
mistake-agenda-steps = agenda: diese Schritte folgen nie aufeinander: { $found }
mistake-agenda-round = agenda: diese Schritte gibt es nicht in Runde { $round }
mistake-agenda-argument = agenda: { $step } kann nicht die Zahl { $found } haben
mistake-civilisation-twice = civilisations: zwei Plätze haben { $civilisation }
mistake-civilisation-missing = civilisations: jeder Platz hat eine, sobald sie verteilt oder gewählt ist
mistake-extra-incomes = zusätzliches Einkommen: erwartet { $expected }, gefunden { $found }
mistake-row-tiles = row: ein Plättchen ist doppelt da oder hat die Reihe verlassen
mistake-laid-order = laid: erwartet werden die Plättchen von Platz 0, dann die der anderen Plätze
mistake-chits-kinds = chits: von jeder Art müssen der Stapel und die offenen Chips zusammen die der Schachtel ergeben
mistake-choosing-unasked = choosing: kein Platz wählt gerade das Einkommen eines dieser Plättchen
mistake-spots-taken = spots: jeder Platz hat ein eigenes Plättchen in der Reihe
mistake-auction-idle = row, spots, bids: gerade wird nicht geboten
mistake-bids-turn = bids, spots: Platz { $number } kann so noch nicht gehandelt haben
mistake-sum-coins = Münzen
mistake-sum-wood = Holz
mistake-sum-stone = Stein
mistake-sum-food = Nahrung
mistake-sum-citizens = Bewohner
mistake-sum-luxury = Luxusgüter
mistake-sum-tiles = Plättchen
mistake-sum-tiles-in-two-places = Plättchen an zwei Orten
mistake-sum-chits = Katastrophenchips
mistake-sum-seats-in-the-order = Spieler in der Spielreihenfolge
mistake-sum-stores-below-zero-or-overfull = Lager unter null oder übervoll

# Für lernende Agenten
agents-wanted = bei `amount`: welchem der aufgedeckten Plättchen das Gebot gilt
agents-round = die Runde
agents-order = die Stelle aller in der Spielreihenfolge, ab 1
agents-row = die aufgedeckten Plättchen, nach ihrem Platz ab 1
agents-offers = Plättchen für Plättchen der Preis, das Prestige, die Kosten in Holz und Stein, die einmaligen Bewohner, Münzen, Nahrung und Luxusgüter und jede Runde Holz, Stein und Nahrung
agents-auctioned = wie viele davon versteigert werden; die anderen liegen bei der Eroberung
agents-held = das Plättchen, auf das jeder bietet, nach seiner Stelle, Spieler für Spieler
agents-bids = die Münzen aller unter einem Plättchen
agents-passed = wer gepasst hat
agents-outbid = wer überboten wurde und kein anderes Plättchen hat; ohne Gebot, wer es zurückgezogen hat
agents-civilisation = die Zivilisation aller, Spieler für Spieler
agents-stores = Holz, Stein, Nahrung, Münzen, Bewohner und Luxusgüter, Spieler für Spieler
agents-tiles = die Plättchen aller, Spieler für Spieler
agents-laid = die Plättchen jeder Zivilisation, Landschaften und Gebäude jeweils ab 1 in der Reihenfolge des Anlegens
agents-unfinished = die mit einer Münze markierten Gebäude
agents-income = was das nächste Einkommen an Holz, Stein, Nahrung, Bewohnern, Münzen und Luxusgütern bringt, Spieler für Spieler
agents-prestige = das Prestige aller
agents-population = die Bevölkerungspunkte aller; der niedrigere Wert zählt
agents-chits = offene Chips: fünf Katastrophen, dann leere
agents-pile = Chips im Stapel
agents-stacks = Plättchen in jedem Stapel
agents-target = im Solospiel: die nötigen Punkte
agents-extra = im Solospiel: zusätzliches Einkommen an Holz, Stein und Nahrung

## Das Brett auf der Seite

page-round = Runde { $round } von { $rounds }
page-stacks = Stapel
page-stack =
    { $count ->
        [0] Stapel { $stack } ist aufgebraucht
        [one] Noch ein Plättchen in Stapel { $stack }
       *[other] Noch { $count } Plättchen in Stapel { $stack }
    }
page-order = Spielreihenfolge
page-order-place = { $place }. { $name }: { $state }
page-auction-undecided = noch nicht an der Reihe
page-auction-holds = hat geboten
page-auction-passed = hat gepasst
page-auction-displaced = wurde überboten
page-auction-withdrawn = hat zurückgezogen

page-conquest = Eroberung
page-price-least = Gebot ab { $amount }
page-price-exact = kostet genau { $amount }
page-price-least-short = ≥ { $amount }
page-price-exact-short = = { $amount }
page-bid = { $name } bietet { $amount }
page-sold = { $tile } ging an { $name }

page-building = Gebäude, Stapel { $stack }
page-land = Landschaft, Stapel { $stack }
page-minimum = Mindestgebot { $amount }
page-prestige = Prestige { $count }
page-cost = Kostet { $what }
page-once = Einmalig: { $what }
page-start = Beginnt mit { $what }
page-each-round = Jede Runde: { $what }
page-line-cost = Kosten
page-line-once = Einmalig
page-line-income = Jede Runde
page-line-start = Zu Beginn
page-choice = Jede Runde nach Wahl 1 Holz, 1 Stein, 1 Nahrung oder 1 Münze
page-half = Deine Gebote zählen eine halbe Münze mehr
page-half-sign = +½
page-any-land = Du darfst Landschaften ohne gemeinsamen Rohstoff anlegen
page-protects = Schützt vor: { $disaster }
page-supply-symbol = Versorgungssymbol: löst beim Aufdecken eine Versorgungsrunde aus
page-unfinished = Unfertig: Die Münze bleibt darauf, bis das Gebäude bezahlt ist
page-plus = +{ $count }
page-minus = −{ $count }

page-civilisations = Zivilisationen
page-civilisation = Zivilisation Nummer { $number }
page-realm = Plättchen von { $name }: Gebäude, Zivilisation, Landschaften
page-stores = Vorrat
page-store =
    { $what }{ $income ->
        [0] { "" }
       *[other] , Einkommen +{ $income }
    }
page-store-limit =
    { $what } von höchstens { $limit }{ $income ->
        [0] { "" }
       *[other] , Einkommen +{ $income }
    }
page-chip =
    { $count ->
        [one] { $track }+
       *[other] { $count } × { $track }+
    }
page-balance = Prestige { $prestige }, Bevölkerung { $population }: Der niedrigere Wert zählt, derzeit { $score }

page-disasters = Katastrophen
page-chits-open = { $open } von { $strikes } Chips
page-chits-left =
    { $count ->
        [0] Keine Chips mehr zu ziehen
        [one] Noch ein Chip zu ziehen
       *[other] Noch { $count } Chips zu ziehen
    }
page-blanks =
    { $count ->
        [one] Der leere Chip wurde gezogen
       *[other] { $count } leere Chips wurden gezogen
    }
page-struck = eingetreten
page-protected = Geschützt: { $names }
page-about-earthquake = Zahle je Gebäude 1 Holz und 1 Stein, sonst ist es verloren.
page-about-drought =
    Jeder verliert { $disasters-share ->
        [1] die gesamte
        [2] die Hälfte seiner
        [3] ein Drittel seiner
        [4] ein Viertel seiner
       *[other] einen von { $disasters-share } Teilen seiner
    } Nahrung, aufgerundet.
page-about-plague =
    Jeder verliert { $disasters-share ->
        [1] alle seine
        [2] die Hälfte seiner
        [3] ein Drittel seiner
        [4] ein Viertel seiner
       *[other] einen von { $disasters-share } Teilen seiner
    } Bewohner, aufgerundet.
page-about-storm = Zahle je Landschaft 1 Nahrung und 1 Münze, sonst ist sie verloren.
page-about-decline = Jeder verliert { $disasters-luxury } Luxusgüter oder alle, die er hat.
page-supply = Versorgungsrunde
page-about-supply = Jeder Bewohner braucht 1 Nahrung. Danach werden unfertige Gebäude bezahlt oder gehen verloren.

page-solo = Stufe { $level }: { $target } Punkte nötig
page-solo-score = { $score } von { $target }
page-solo-extra = Zusätzliches Einkommen pro Runde:

## Das Spielfeld, zweiter Teil: Felder, Aufforderung, Erklärungen

page-where = { $round } · { $phase }
page-phase-auction = Versteigerung
page-phase-placing = Plättchen anlegen
page-phase-income = Einkommen
page-phase-disasters = Katastrophen
page-phase-supply = Versorgungsrunde
page-row-title = Zu ersteigern
page-row-solo = Zu kaufen
page-conquest-safe = Eroberung: +{ $amount }, sicher
page-conquest-short = Eroberung +{ $amount }
page-pass-title = Passen
page-lost = Würde nicht passen
page-less = Weniger
page-more = Mehr
page-plate = Dein Gebot für „{ $tile }“
page-feed = Bewohner, die Luxusgüter ernähren
page-times = × { $count }
page-limit = /{ $limit }
page-store-need = { $said }; in der nächsten Versorgungsrunde nötig: { $need }

question-choose = Wähle deine Zivilisation
question-extra = Welches Zusatzeinkommen? ({ $number } von { $count })
question-bid =
    { $seats ->
        [1] Kaufe ein Plättchen oder passe
       *[other] Biete auf ein Plättchen oder passe
    }
question-amount = Dein Gebot für „{ $tile }“
question-displaced =
    { $known ->
        [0] Du wurdest überboten: Gebot verschieben?
       *[other] { $other } überbietet dich: Gebot verschieben?
    }
question-place = „{ $tile }“ bezahlen?
question-pick = Was bringt „{ $tile }“?
question-earthquake = Erdbeben! Was gibst du auf?
question-storm = Unwetter! Was gibst du auf?
question-feed =
    { $count ->
        [one] { $count } Bewohner hungert
       *[other] { $count } Bewohner hungern
    }
question-finish =
    { $count ->
        [one] „{ $tile }“ bezahlen oder verlieren?
       *[other] Welche Gebäude bezahlst du?
    }

button-bid =
    { $seats ->
        [1] Kaufen: { $coins }
       *[other] { $coins } bieten
    }
button-offer = { $amount } bieten
button-conquer = Erobern: { $coins }
button-pass =
    { $auction-passing ->
        [0] Passen
       *[other] Passen +{ $auction-passing }
    }
button-shift = Zu „{ $tile }“
button-withdraw =
    { $auction-withdrawal ->
        [0] Gebot zurück
       *[other] Gebot zurück +{ $auction-withdrawal }
    }
button-build = { $cost } zahlen
button-mark = Münze drauf
button-forgo = Verzichten
button-pay = { $cost } zahlen
button-feed =
    { $count ->
        [0] Niemanden ernähren
       *[other] { $count } ernähren
    }
button-finish = „{ $tile }“ bezahlen
button-done = Rest aufgeben
button-lose = „{ $tile }“ aufgeben

second-bid =
    { $what }{ $surcharge ->
        [0] { "" }
       *[other] { " " }· Eroberung: +{ $surcharge }, sicher
    }{ $passing ->
        [0] { "" }
       *[other] { " " }· Passen bringt { $passing }
    }
second-displaced =
    Die Zahl der Münzen bleibt gleich{ $withdrawal ->
        [0] { "" }
       *[other] { " " }· Zurücknehmen bringt { $withdrawal } dazu
    }
second-have = Du hast { $what }
second-struck = Tippe an, was du aufgibst; für den Rest zahlst du · du hast { $what }
second-struck-short = Es reicht nicht für alle: Tippe an, was du aufgibst · { $what }
second-pick = Tippe einen Vorrat in deiner Auslage an
second-extra = Tippe einen Vorrat an: Du erhältst ihn jede Runde
second-choose = Vergleiche Startgüter und Einkommen
second-tile =
    „{ $tile }“: lässt dir { $left }{ $luxury ->
        [0] { "" }
       *[other] { " " }(dafür { $spent })
    } · { $fit }
second-offer =
    Lässt dir { $left }{ $luxury ->
        [0] { "" }
       *[other] { " " }(dafür { $spent })
    } · { $fit }
second-pass = Du bekommst kein Plättchen und hast { $what }
second-withdraw = Du bekommst kein Plättchen und hast { $what }
second-leaves = Lässt dir { $what }
second-mark = Lässt dir { $what } · in der nächsten Versorgungsrunde zahlen oder verlieren
second-forgo = Es kommt aus dem Spiel
second-store = { $what }
second-lose =
    Prestige −{ $prestige } · { $count ->
        [0] nichts mehr zu bezahlen
        [one] noch { $count } Plättchen zu bezahlen
       *[other] noch { $count } Plättchen zu bezahlen
    }
second-feed =
    Kostet { $spent } · { $starved ->
        [0] niemand geht verloren
        [one] { $starved } Bewohner geht verloren
       *[other] { $starved } Bewohner gehen verloren
    }
second-done = Alle unbezahlten Gebäude kommen weg, ihre Münzen erhältst du zurück
second-then = { $said } · Punkte { $from } → { $to }

fit-land = passt an deine letzte Landschaft
fit-first = deine erste Landschaft, jede passt
fit-lost = passt nicht und ginge verloren
fit-payable = du kannst es bezahlen
fit-short = dir fehlt { $what }

log-together = { $items }
log-of-seat = { $seat }: { $items }
deed-dealt = spielt { $civilisation }
deed-chosen = wählt { $civilisation }
deed-extra = erhält jede Runde 1 { $good } zusätzlich
deed-bid = bietet { $cost } auf „{ $tile }“
deed-outbid = verdrängt das Gebot von { $other } ({ $cost })
deed-shifted = verschiebt das Gebot ({ $cost }) auf „{ $tile }“
deed-withdrawn =
    zieht das Gebot ({ $cost }) zurück{ $bonus ->
        [0] { "" }
        [one] { " " }und erhält { $bonus } Münze von der Bank
       *[other] { " " }und erhält { $bonus } Münzen von der Bank
    }
deed-passed =
    passt{ $coins ->
        [0] { "" }
       *[other] { " " }und erhält { $gains }
    }
deed-conquered = erobert „{ $tile }“ für { $cost }
deed-bought = kauft „{ $tile }“ für { $cost }
deed-built =
    baut „{ $tile }“ für { $cost }{ $luxury ->
        [0] { "" }
       *[other] { " " }({ $spent } als Ersatz)
    }
deed-marked = markiert „{ $tile }“ mit einer Münze und bezahlt später
deed-building-lost = bezahlt und markiert „{ $tile }“ nicht; das Gebäude kommt aus dem Spiel
deed-laid = legt „{ $tile }“ an
deed-land-lost = verliert „{ $tile }“: passt nicht an die letzte Landschaft
deed-gains = erhält für „{ $tile }“: { $gains }
deed-citizens-leave = gibt für „{ $tile }“ { $count } Bewohner ab
deed-citizens-come = erhält { $count } Bewohner
deed-income = erhält Einkommen: { $gains }
deed-luxury = erhält { $gains } für die große Bevölkerung
deed-overflow = hat keinen Platz für { $cost } und erhält dafür { $spent }
deed-taken = nimmt 1 { $good } („{ $tile }“)
deed-result = Prestige { $prestige }, Bevölkerung { $population } – Ergebnis { $score }
short-luxury = { $gains } für die große Bevölkerung
short-overflow = { $spent } statt { $cost } (kein Platz)
short-fed = ernährt { $count } Bewohner
short-fed-luxury = ernährt { $count } mit { $spent }
short-starved = verliert { $count } Bewohner durch Hunger
short-finished =
    stellt „{ $tile }“ für { $cost } fertig{ $luxury ->
        [0] { "" }
       *[other] { " " }({ $spent } als Ersatz)
    }
short-removed = stellt nicht fertig: { $tile }
short-coin-back =
    erhält { $count ->
        [one] die Münze
       *[other] die Münzen
    } zurück ({ $tile })
short-drought = { $seat } verliert { $count } Nahrung
short-plague = { $seat } verliert { $count } Bewohner
short-decline =
    { $seat } verliert { $count ->
        [one] { $count } Luxusgut
       *[other] { $count } Luxusgüter
    }
short-protected = { $seat } ist geschützt („{ $tile }“)
short-earthquake-paid =
    zahlt { $count } Holz und { $count } Stein und behält { $count } Gebäude{ $luxury ->
        [0] { "" }
       *[other] { " " }({ $spent } als Ersatz)
    }
short-storm-paid =
    zahlt { $count ->
        [one] { $count } Nahrung und { $count } Münze und behält { $count } Landschaft
       *[other] { $count } Nahrung und { $count } Münzen und behält { $count } Landschaften
    }{ $luxury ->
        [0] { "" }
       *[other] { " " }({ $spent } als Ersatz)
    }
short-earthquake-lost = verliert { $tile }
short-storm-lost = verliert { $tile }
short-coin-saved = { short-coin-back }

fact-prestige = Prestige
fact-population = Bevölkerung
fact-score = Punkte
fact-minimum = Mindestgebot
fact-now = Jetzt
fact-income = Nächstes Einkommen
fact-need = Für die Versorgungsrunde
fact-step = Mehr Einkommen ab
fact-buildings = Gebäude
fact-lands = Landschaften
fact-chits = Chips
fact-safe = Geschützt
fact-place = Platz
fact-auction = In dieser Runde
fact-bid = Gebot
fact-left = Übrig
fact-blank = Leere aufgedeckt

explain-land-does = Liegt rechts von deiner Zivilisation und muss einen Rohstoff mit deiner letzten Landschaft teilen.
explain-building-does = Ein Gebäude liegt links von deiner Zivilisation. Bezahle es, oder lege eine Münze darauf und zahle später.
explain-minimum = Mindestgebot
explain-minimum-does = So hoch muss ein Gebot in der Bietreihe mindestens sein.
explain-prestige = Prestige
explain-prestige-does = Zählt am Ende des Spiels auf der linken Schale deiner Waage.
explain-cost = Kosten
explain-cost-does = Holz und Stein beim Anlegen, oder in der nächsten Versorgungsrunde, wenn du eine Münze darauflegst.
explain-once = Einmalig
explain-once-does = Was du beim Anlegen einmal bekommst oder verlierst.
explain-income = Einkommen
explain-income-does = Was das Plättchen jede Runde bringt, auch in dieser.
explain-power = Wirkung
explain-power-does = Gilt, sobald das Gebäude bei dir liegt, auch unbezahlt.
explain-links = Gemeinsame Rohstoffe
explain-links-does = Die nächste Landschaft muss einen Rohstoff bringen, den auch deine letzte Landschaft bringt.
explain-misfit = Passt nicht
explain-misfit-does = Du darfst darauf bieten, aber es käme aus dem Spiel.
explain-price = Fester Preis
explain-price-does = Das Mindestgebot und { $surcharge } dazu. Hier kann dich niemand überbieten.
explain-price-solo = { explain-price }
explain-price-solo-does = Du kaufst das Plättchen genau zu seinem Mindestgebot.
explain-least = Niedrigstes Gebot
explain-least-does = Das niedrigste Gebot, solange niemand geboten hat. Wer überbietet, bietet mehr.
explain-civilisation-does = Mit ihr beginnt deine Reihe; ihr Einkommen bringt sie jede Runde.
explain-store-coin = Münzen
explain-store-coin-does = Für Gebote, unbezahlte Gebäude und gegen Unwetter. Bewohner bringen sie jede Runde.
explain-store-wood = Holz
explain-store-wood-does = Für Gebäude und gegen Erdbeben. Was nicht ins Lager passt, wird zum Luxusgut.
explain-store-stone = Stein
explain-store-stone-does = Für Gebäude und gegen Erdbeben. Was nicht ins Lager passt, wird zum Luxusgut.
explain-store-food = Nahrung
explain-store-food-does = In der Versorgungsrunde isst jeder Bewohner eine. Dürre nimmt davon, ein Unwetter fordert sie.
explain-store-citizens = Bewohner
explain-store-citizens-does = Sie bringen jede Runde Münzen und zählen als Bevölkerung. In der Versorgungsrunde isst jeder eine Nahrung.
explain-store-luxury = Luxusgüter
explain-store-luxury-does = Für ein fehlendes Holz, einen Stein, eine Nahrung oder eine Münze gibst du { $rate }.
explain-short = Fehlt jetzt für eine Versorgungsrunde: { $count }
explain-enough = Dafür hast du jetzt genug
explain-scales = Waage
explain-scales-does = Prestige auf der einen Schale, Bevölkerung auf der anderen. Nur der kleinere Wert zählt.
explain-realm-does = Gebäude liegen links von der Zivilisation, Landschaften rechts.
explain-disaster-earthquake = Erdbeben
explain-disaster-drought = Dürre
explain-disaster-plague = Pest
explain-disaster-storm = Unwetter
explain-disaster-decline = Verfall
explain-struck = Schon eingetreten, kommt nicht wieder
explain-safe = Du bist geschützt
explain-takes = Würde dich jetzt kosten: { $what }
explain-takes-nothing = Würde dich jetzt nichts kosten
explain-stack = Stapel { $stack }
explain-stack-does =
    { $count ->
        [0] Alle Plättchen sind aufgedeckt.
        [one] Noch { $count } Plättchen liegt darin.
       *[other] Noch { $count } Plättchen liegen darin.
    }
explain-order-does = Das höchste Gebot ist in der nächsten Runde zuerst an der Reihe. Ohne Gebot kommst du zuletzt.
explain-bid = Gebot
explain-bid-does = Wer überboten wird, legt dieselben Münzen auf ein anderes Plättchen oder nimmt sie zurück.
explain-pass-does =
    { $passing ->
        [0] Du bekommst in dieser Runde kein Plättchen.
        [one] Du bekommst in dieser Runde kein Plättchen, aber { $passing } Münze von der Bank.
       *[other] Du bekommst in dieser Runde kein Plättchen, aber { $passing } Münzen von der Bank.
    }
explain-conquest-does = Plättchen auf dem braunen Grund kosten ihr Mindestgebot und { $surcharge } dazu; niemand kann dich überbieten.
explain-round-does = Nach { $rounds } Runden und einer letzten Versorgungsrunde entscheidet die Waage.
explain-solo = Solospiel, Stufe { $level }
explain-chits = Katastrophenchips
explain-chits-does =
    { $disasters-draws ->
        [one] { $disasters-draws } wird
       *[other] { $disasters-draws } werden
    } am Ende jeder Runde aufgedeckt. Der { $disasters-strikes }. einer Art löst die Katastrophe sofort aus.
explain-row = Bietreihe
explain-row-does = Ein Plättchen je Spieler. Das höchste Gebot bekommt es.
explain-row-solo = Plättchen zu kaufen
explain-row-solo-does = Du kaufst eines davon zu seinem Preis oder passt.
explain-plate = Dein Gebot
explain-plate-does = Lege die Münzen mit weniger und mehr fest, durch Ziehen oder mit den Pfeiltasten.
explain-feed = Mit Luxusgütern ernähren
explain-feed-does = Luxusgüter ernähren Bewohner, für die es keine Nahrung gibt.



## Erklärungen zu Entscheidungen auf der Seite, einmal gezeigt

tip-choose = Deine Zivilisation bestimmt, womit du beginnst und was du jede Runde erhältst.
tip-extra = Dieses Einkommen erhältst du jede Runde zusätzlich. Wähle, was deiner Zivilisation fehlt.
tip-bid =
    In der Bietreihe können andere dich überbieten. Bei der Eroberung kostet ein Plättchen { $display-surcharge ->
        [one] { $display-surcharge } Münze
       *[other] { $display-surcharge } Münzen
    } mehr, ist dir aber sicher. Passen bringt { $auction-passing ->
        [one] { $auction-passing } Münze
       *[other] { $auction-passing } Münzen
    }. Am Ende zählt nur der niedrigere Wert: Prestige oder Bevölkerung.
tip-amount = Ein hohes Gebot ist schwer zu überbieten und bringt dich in der nächsten Runde weiter nach vorn. Aber die Münzen sind dann weg.
tip-displaced =
    Du wurdest überboten. Verschiebe dein Gebot unverändert auf ein anderes Plättchen, oder zieh es zurück und nimm { $auction-withdrawal ->
        [one] { $auction-withdrawal } Münze
       *[other] { $auction-withdrawal } Münzen
    } von der Bank; dann bekommst du in dieser Runde kein Plättchen.
tip-place = Bezahle das Gebäude jetzt, oder markiere es mit einer Münze und bezahle es in der nächsten Versorgungsrunde. Bezahlst du dann nicht, ist es verloren.
tip-pick = Bei diesem Gebäude wählst du das Einkommen jede Runde neu.
tip-earthquake = Für jedes Gebäude, das du behalten willst, zahlst du 1 Holz und 1 Stein. Die anderen sind verloren.
tip-storm = Für jede Landschaft, die du behalten willst, zahlst du 1 Nahrung und 1 Münze. Die anderen sind verloren.
tip-feed = { $luxury-rate } Luxusgüter ernähren einen Bewohner. Hungrige Bewohner verlierst du.
tip-finish = Bezahle jetzt deine markierten Gebäude. Unbezahlte kommen aus dem Spiel; die Münze bekommst du zurück.

## Die Texte, aus denen die Regeln stammen

text-rulebook = Regelheft
text-rulebook-about = Französische Übersetzung der Regeln, nach Kapitel und Abbildung
text-errata = Errata
text-errata-about = Die drei Errata von 2009, wie ein Händler sie abdruckt
text-reviews = Rezensionen
text-reviews-about = Rezensionen und Spielberichte in mehreren Sprachen, teilweise gelesen
text-photographs = Fotos
text-photographs-about = Fotos aller Plättchen in einem öffentlichen Repository
text-program = Programm
text-program-about = Die Zahlen im Programm dieses Repositorys
text-component-lists = Materiallisten
text-component-lists-about = Listen des Schachtelinhalts
text-shops = Händler
text-shops-about = Beschreibungen von Händlern

# Warum ein Zug besser ist, und was ein anderer aufgibt.

term-coins = Dir bleiben mehr Münzen.
    .lost = Dir bleiben weniger Münzen.
term-goods = Du hast mehr Holz und Stein zum Bauen.
    .lost = Du hast weniger Holz und Stein zum Bauen.
term-food = Du kannst mehr Bewohner ernähren.
    .lost = Du kannst weniger Bewohner ernähren.
term-luxury = Du hast mehr Luxusgüter in Reserve.
    .lost = Du hast weniger Luxusgüter in Reserve.
term-citizens = Deine Bevölkerung wächst stärker.
    .lost = Deine Bevölkerung wächst weniger.
term-prestige = Deine Plättchen bringen mehr Prestige.
    .lost = Deine Plättchen bringen weniger Prestige.
term-unfinished = Deine unfertigen Gebäude lassen sich leichter bezahlen.
    .lost = Deine unfertigen Gebäude lassen sich schwerer bezahlen.
term-protection = Du bist vor einer Katastrophe geschützt.
    .lost = Du bist vor Katastrophen schlechter geschützt.
term-fit = Die nächste Landschaft lässt sich leichter anlegen.
    .lost = Die nächste Landschaft lässt sich schwerer anlegen.

# Arten von Entscheidungen, als Themen der Aufgaben.

theme-choose = Zivilisation
theme-extra = Zusatzeinkommen
theme-bid = Bieten
theme-amount = Höhe des Gebots
theme-displaced = Überboten
theme-place = Plättchen anlegen
theme-pick = Wahl des Einkommens
theme-earthquake = Erdbeben
theme-storm = Unwetter
theme-feed = Bewohner ernähren
theme-finish = Gebäude fertigstellen

## The rulebook on the page

book-goal = Deine Stadt auf dem Peloponnes wächst auf zwei Arten: durch Landschaften und Gebäude an Prestige, und an Bevölkerung. Halte beides im Gleichgewicht.
book-play = In jeder Runde werden Plättchen aufgedeckt und versteigert; wer überboten wird, darf seine Münzen zu einem anderen Plättchen schieben. Plättchen bringen einmalig Güter und Bewohner und in jeder Runde Einkommen. Zweimal im Spiel wollen die Bewohner ernährt werden, und Chip um Chip rücken fünf Katastrophen näher.
book-winner = Nach der letzten Runde zählt nur der niedrigere deiner beiden Werte, Prestige oder Bevölkerung. Wer das höchste Ergebnis hat, gewinnt.
book-turn-reveal = Deckt die Plättchen der Runde auf.
book-turn-bid = In Spielreihenfolge: Biete auf ein Plättchen, erobere eines oder passe.
book-turn-order = Die höchsten Gebote kommen in der nächsten Spielreihenfolge zuerst.
book-turn-place = Lege dein Plättchen an: Gebäude links, Landschaften rechts.
book-turn-gains = Nimm, was das neue Plättchen einmalig bringt.
book-turn-income = Du bekommst Einkommen von all deinen Plättchen und Bewohnern.
book-turn-disaster = Deckt Katastrophenchips auf. Der dritte einer Sorte löst die Katastrophe aus.
book-table-buildings = Gebäude
book-table-lands = Landschaften
book-table-civilisations = Zivilisationen
book-table-disasters = Katastrophen
book-table-population = Einkommen durch Bevölkerung
book-column-building = Gebäude
book-column-land = Landschaft
book-column-stack = Stapel
book-column-effect = Wirkung
book-column-civilisation = Zivilisation
book-column-order = Erste Spielreihenfolge
book-column-disaster = Katastrophe
book-column-chits = Chips
book-column-citizens = Bewohner, ab

# Die Gruppen der Materialdatei, für das Formular der Seite.

component-box = Münzen und Chips
component-rounds = Runden
component-display = Auslage
component-auction = Versteigerung
component-storehouse = Platz auf einem Tableau
component-luxury = Luxusgüter
component-population = Einkommen durch Bevölkerung
component-chits = Katastrophenchips
component-disasters = Katastrophen
component-score = Wertung
component-level = Solo-Stufe
component-civilisation = Zivilisation
component-land = Landschaft
component-building = Gebäude

## Lektion: das erste Spiel

lesson-first-welcome = Du führst { $civilisation }. Deine Stadt wird zweimal gewogen: Prestige, zurzeit { $prestige }, und Bevölkerung, zurzeit { $population }. Am Ende zählt nur der niedrigere Wert. Eine stolze Stadt ohne Bewohner ist also so wenig wert wie eine volle ohne Gebäude.
lesson-first-tiles = Das Spiel hat { $rounds } Runden, und in jeder kannst du ein Plättchen bekommen. Diese liegen in der Bietreihe, wo das höchste Gebot gewinnt. { $other } hat schon geboten. Die Plättchen daneben kann man erobern; dazu kommen wir später.
lesson-first-numbers = Sieh dir „{ $tile }“ an. Das Mindestgebot ist { $minimum }. Daneben steht, was es beim Anlegen einmal bringt und was danach jede Runde. Der Lorbeer ist sein Prestige: { $prestige }. Tippe auf eine Zahl, um ihren Namen zu lesen.
lesson-first-bid = Dieses Plättchen bringt jede Runde Holz und Nahrung und gleich beim Anlegen { $citizens ->
        [one] { $citizens } neuen Bewohner
       *[other] { $citizens } neue Bewohner
    }. Du bist an der Reihe, also wähle „{ $tile }“. Du handelst einmal pro Runde, und was niemand kauft, kommt aus dem Spiel.
lesson-first-offer = Wie viel ist dir „{ $tile }“ wert? Du hast { $money ->
        [one] { $money } Münze
       *[other] { $money } Münzen
    }. Biete { $amount }: mehr als das Mindestgebot, denn nach dir kommt noch jemand und könnte mehr bieten. Was du bietest, bezahlst du auch.
lesson-first-outbid = { $other } bietet { $amount } auf dasselbe Plättchen und überbietet dich. Du darfst dein Gebot nicht erhöhen, aber mit denselben Münzen auf ein Plättchen ohne Gebot verschieben. Oder du nimmst sie zurück, mit { $bonus } dazu, und gehst leer aus.
lesson-first-shift = Verschiebe dein Gebot auf „{ $tile }“. Es bringt keine Nahrung, aber jede Runde Holz und einmal einen Bewohner und Münzen. Der Betrag bleibt gleich; biete also am besten so, dass er auch zu einem zweiten Plättchen passt.
lesson-first-placed = „{ $tile }“ liegt jetzt an deiner Stadt. Der Bewohner und die Münzen kamen einmal, das Holz kommt jede Runde. Landschaften legst du rechts an die Stadt, Gebäude links, und beide Reihen wachsen bis zum Ende.
lesson-first-income = In jeder Runde bringen alle Plättchen etwas ein, und deine Bewohner bringen Geld. Bewohner: { $citizens }, Münzen pro Runde: { $money }. Dein Lager ist begrenzt, bei Holz auf { $limit }. Was keinen Platz hat, wird zu Luxusgütern, die später anderes ersetzen.
lesson-first-tokens = Am Ende jeder Runde werden Katastrophenchips aufgedeckt. Es gibt fünf Katastrophen, und jede bricht aus, sobald { $strikes } ihrer Chips offen liegen. Die Dürre steht bei { $count }, die Pest auch. Du siehst, was kommt, und kannst dich vorbereiten.
lesson-first-order = Wer am meisten bietet, ist in der nächsten Runde zuerst an der Reihe. { $seat } und { $other } haben mehr geboten, also bist du zuletzt dran. Das ist nicht schlecht: Niemand kann dich mehr überbieten, und du siehst, was übrig ist.
lesson-first-building = „{ $tile }“ will niemand, und das Prestige beträgt { $prestige }, mehr als bei jeder Landschaft hier. Ein Gebäude hat einen zweiten Preis in Holz oder Stein, den du beim Anlegen zahlst. Wähle „{ $tile }“.
lesson-first-low = Das Mindestgebot ist { $minimum }, und nach dir kommt niemand. Gebote entscheiden aber auch, wer in der nächsten Runde zuerst an der Reihe ist; eine Münze mehr kann sich lohnen. Biete { $amount }.
lesson-first-pay = Nun der zweite Preis. Du hast genug Holz, also bezahle und baue. Würde etwas fehlen, könntest du eine Münze auf das Gebäude legen: Es wirkt sofort, aber du musst es in der nächsten Versorgungsrunde bezahlen, sonst verlierst du es.
lesson-first-passing = { $seat } hat wenig Geld und passt. Wer passt, bekommt in dieser Runde kein Plättchen, aber { $passing ->
        [one] { $passing } Münze
       *[other] { $passing } Münzen
    } von der Bank. Das ist manchmal besser als ein schlechtes Plättchen, aber nicht oft: Es gibt nur wenige Runden.
lesson-first-conquest = Du bist zuletzt dran und hast Geld, also versuche eine Eroberung. Dort kostet ein Plättchen sein Mindestgebot und { $more } dazu, „{ $tile }“ also { $price }. Dafür kann dich niemand überbieten. Erobere es.
lesson-first-fits = „{ $tile }“ passt an deine letzte Landschaft, denn beide bringen Holz; eine neue Landschaft muss einen Rohstoff mit der letzten gemeinsam haben. { $seat } hat gerade deshalb ein Plättchen verloren. Gebäude passen immer.
lesson-first-drought = Chip Nummer { $strikes } liegt offen: { $disaster }. Alle verlieren einen Teil ihrer Nahrung, eine von { $share }, aufgerundet. Du hattest kaum welche, die anderen trifft es härter. Jede Katastrophe bricht nur einmal aus, diese ist also vorbei.
lesson-first-protection = Manche Gebäude schützen vor einer Katastrophe. „{ $tile }“ schützt vor dieser: { $disaster }. Sie kostet Bewohner, und die Gefahr wächst. Dank deiner Eroberung bist du jetzt zuerst an der Reihe. Wähle „{ $tile }“.
lesson-first-enough = Biete { $amount }, das Mindestgebot. Die anderen könnten dich überbieten, aber ihnen fehlt der Stein zum Bauen. Sieh dir vor einem Gebot an, was die anderen haben: Alles liegt offen.
lesson-first-build = Bezahle Holz und Stein für „{ $tile }“. { $seat } kann ein Gebäude nicht bezahlen und hat eine Münze darauf gelegt: Es wirkt schon, aber die Schuld bleibt bis zur nächsten Versorgungsrunde.
lesson-first-safe = Zwei weitere Chips, und die Katastrophe ist da: { $disaster }. Die anderen verlieren Bewohner; „{ $tile }“ schützt deine, und du hast immer noch { $citizens }. Auch ein unfertiges Gebäude schützt; es reicht also, rechtzeitig zu kaufen.
lesson-first-hungry = Sieh dir deine Nahrung an: { $food }. Bewohner hast du { $citizens }. Erscheint das Versorgungssymbol, isst jeder eine Nahrung, und wer keine bekommt, ist verloren. „{ $tile }“ bringt Nahrung und Holz, passt also. Wähle es.
lesson-first-field = Du bist wieder zuletzt dran, niemand kann dich überbieten. Biete { $amount }, eins mehr als das Mindestgebot: Dann bist du in der nächsten Runde zuerst an der Reihe und wählst vor den anderen.
lesson-first-feed = Da ist das Versorgungssymbol. Bewohner: { $citizens }, Nahrung: { $food }. Wer keine bekommt, kann mit Luxusgütern ernährt werden. Pro Kopf kostet das { $rate }, und du hast { $luxury-goods }. Ernähre so viele weitere, wie du kannst: { $count }.
lesson-first-scales = Sieh noch einmal auf deine Waage. Prestige: { $prestige }. Bevölkerung: { $population }. Wäre jetzt Schluss, zählte der niedrigere Wert: { $score }. Du brauchst also mehr Prestige als Bewohner, und Gebäude haben am meisten davon.
lesson-first-play-on = Du kennst das ganze Spiel: bieten, anlegen, Einkommen, Katastrophen, Versorgungsrunde. Es ist Runde { $round } von { $rounds }, und du bist zuerst an der Reihe. Nach der letzten Runde wird noch einmal gegessen, also behalte Nahrung. Ab jetzt entscheidet jeder selbst, auch du.
