# The game

game-name = Peloponnes
game-about = Biete auf Länder und Bauwerke, ernähre deine Bürger und überstehe fünf Katastrophen. Ansehen und Bevölkerung zählen getrennt, und nur das Niedrigere von beiden ist dein Ergebnis.
game-length = Etwa 15 Minuten je Spieler

# Editions and options

edition-standard = Standard
edition-standard-about = Die Regel mit ihren Berichtigungen, und unsere Festlegungen, wo sie schweigt.
edition-lenient = Großzügig
edition-lenient-about = Ein verdrängtes Gebot darf andere verdrängen, und Luxus hilft auch gegen Erdbeben und Unwetter.
option-displacement = Verdrängte Gebote
option-displacement-about = Wohin ein überbotenes Gebot ziehen darf.
option-displacement-free-tiles = Nur auf ein Plättchen, das niemand hält
option-displacement-chain = Auch auf ein Plättchen, dessen Gebot es schlägt
option-luxury-against-disasters = Luxus gegen Katastrophen
option-luxury-against-disasters-about = Ob Luxus ersetzen darf, was Erdbeben oder Unwetter fordern.
option-luxury-against-disasters-false = Nein
option-luxury-against-disasters-true = Ja, zwei für eins
option-level = Stufe
option-level-about = Wie schwer das Spiel für eine Person ist. Zu mehreren ohne Wirkung.
option-level-1 = Stufe 1
option-level-2 = Stufe 2
option-level-3 = Stufe 3
option-level-4 = Stufe 4
option-level-5 = Stufe 5

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
tile-a02 = Gebirge-Wald A02
tile-a03 = Gebirge-Hügel A03
tile-a04 = Gebirge-Wald-Hügel A04
tile-a05 = Feld A05
tile-a06 = Feld-Wald A06
tile-a07 = Wald A07
tile-a08 = Feld-Wald A08
tile-a09 = Feld-Wald A09
tile-a10 = Wald-Hügel A10
tile-b04 = Feld-Wald B04
tile-b05 = Feld B05
tile-b06 = Wald B06
tile-b07 = Gebirge-Wald-Hügel B07
tile-b09 = Gebirge B09
tile-b10 = Gebirge-Hügel B10
tile-b11 = Wald-Hügel B11
tile-c03 = Wald C03
tile-c04 = Gebirge-Wald-Hügel C04
tile-c05 = Gebirge-Hügel C05

# Questions

ask-choose = Wähle deine Zivilisation.
ask-extra = Wähle ein zusätzliches Einkommen.
ask-bid = Welches Plättchen willst du, oder passt du?
ask-amount = Wie viele Münzen bietest du?
ask-displaced = Du wurdest überboten. Gebot verlegen oder zurücknehmen?
ask-place = Dein Bauwerk jetzt bezahlen oder mit einer Münze belegen?
ask-pick = Was bringt dein Bauwerk in dieser Runde?
ask-earthquake = Erdbeben: Zahle je Bauwerk ein Holz und einen Stein, oder gib ein Bauwerk auf.
ask-storm = Unwetter: Zahle je Land eine Nahrung und eine Münze, oder gib ein Land auf.
ask-feed = Wie viele hungrige Bürger ernährst du mit Luxus?
ask-finish = Welche unfertigen Bauwerke bezahlst du?

# Moves

move-choose = { $civilisation } wählen
move-extra = Zusätzliches Einkommen: { $good }
move-bid = Auf { $tile } bieten
move-conquer = { $tile } zum festen Preis erobern
move-pass = Passen und Münzen nehmen
move-offer = { $amount } bieten
move-shift = Das Gebot auf { $tile } verlegen
move-withdraw = Das Gebot zurücknehmen
move-build = { $tile } bezahlen
move-mark = Eine Münze auf { $tile } legen
move-forgo = Auf { $tile } verzichten
move-take = 1 { $good } nehmen
move-lose = { $tile } aufgeben
move-pay = Für alles Übrige zahlen
move-feed =
    { $count ->
        [0] Keinen Luxus für Nahrung geben
        [one] Einen Bürger mit Luxus ernähren
       *[other] { $count } Bürger mit Luxus ernähren
    }
move-finish = { $tile } vollenden
move-done = Alles Unfertige aufgeben

# Chance

outcome-deal = { $civilisation } wird ausgeteilt
outcome-turn = { $tile } wird aufgedeckt
outcome-draw = Der Chip zeigt: { $disaster }

# The log

event-dealt = { $seat } führt { $civilisation }.
event-chosen = { $seat } wählt { $civilisation }.
event-extra = { $seat } erhält jede Runde 1 { $good } mehr.
event-order = { $seat } hat Platz { $number } in der Reihenfolge.
event-round = Runde { $round } von { $rounds } beginnt.
event-turned = { $tile } wird aufgedeckt; Gebote beginnen bei { $amount }.
event-turned-conquest = { $tile } wird neben der Eroberung aufgedeckt und kostet { $amount }.
event-symbol = { $tile } zeigt das Versorgungszeichen.
event-bid = { $seat } bietet { $amount } auf { $tile }.
event-luxury-sold =
    { $seat } verkauft { $count } Luxus für { $amount ->
        [one] eine Münze
       *[other] { $amount } Münzen
    }.
event-outbid = { $seat } überbietet { $other } bei { $tile }.
event-shifted = { $seat } verlegt das Gebot von { $amount } auf { $tile }.
event-withdrawn = { $seat } nimmt { $amount } zurück und erhält { $bonus } von der Bank.
event-passed = { $seat } passt und erhält { $amount } Münzen.
event-conquered = { $seat } erobert { $tile } für { $amount }.
event-bought = { $seat } kauft { $tile } für { $amount }.
event-unsold = Niemand will { $tile }: Es verlässt das Spiel.
event-built =
    { $seat } baut { $tile } für { $wood } Holz und { $stone } Stein{ $luxury ->
        [0] .
       *[other] , mit { $luxury } Luxus für das Fehlende.
    }
event-marked = { $seat } legt eine Münze auf { $tile } und zahlt später.
event-building-lost = { $seat } bezahlt { $tile } nicht und belegt es nicht: Es verlässt das Spiel.
event-laid = { $seat } legt { $tile } an.
event-land-lost = { $tile } passt nicht an das letzte Land von { $seat } und verlässt das Spiel.
event-gains = { $tile } bringt { $seat } einmalig: Bürger { $citizens }, Münzen { $coins }, Nahrung { $food }, Luxus { $luxury }.
event-citizens-leave =
    { $tile } kostet { $seat } { $count ->
        [one] einen Bürger
       *[other] { $count } Bürger
    }.
event-citizens-come =
    { $count ->
        [one] Ein Bürger kommt
       *[other] { $count } Bürger kommen
    } zu { $seat }.
event-income = { $seat } erhält Holz { $wood }, Stein { $stone }, Nahrung { $food }, Münzen { $coins }.
event-luxury = So viele Bürger bringen { $seat } { $count } Luxus.
event-overflow = Das Lager von { $seat } ist voll: { $count } { $good } werden zu Luxus.
event-taken = { $seat } nimmt 1 { $good }.
event-chit = Ein Chip zeigt { $disaster }: jetzt { $count }.
event-blank = Der leere Chip kommt in die Schachtel.
event-disaster = Die Katastrophe bricht herein: { $disaster }!
event-protected = { $seat } ist geschützt ({ $disaster }).
event-drought = { $seat } verliert { $count } Nahrung.
event-plague =
    { $seat } verliert { $count ->
        [one] einen Bürger
       *[other] { $count } Bürger
    }.
event-decline = { $seat } verliert { $count } Luxus.
event-earthquake-paid =
    { $seat } rettet { $count ->
        [one] ein Bauwerk
       *[other] { $count } Bauwerke
    } mit Holz und Stein{ $luxury ->
        [0] .
       *[other] , und { $luxury } Luxus für das Fehlende.
    }
event-storm-paid =
    { $seat } rettet { $count ->
        [one] ein Land
       *[other] { $count } Länder
    } mit Nahrung und Münzen{ $luxury ->
        [0] .
       *[other] , und { $luxury } Luxus für das Fehlende.
    }
event-earthquake-lost = { $seat } verliert { $tile } im Erdbeben.
event-storm-lost = { $seat } verliert { $tile } im Unwetter.
event-supply = Eine Versorgungsrunde unterbricht das Spiel.
event-last-supply = Die letzte Versorgungsrunde.
event-fed =
    { $seat } ernährt { $count ->
        [one] einen Bürger
       *[other] { $count } Bürger
    }.
event-fed-luxury =
    { $seat } ernährt { $count ->
        [one] einen weiteren
       *[other] { $count } weitere
    } mit { $luxury } Luxus.
event-starved =
    { $seat } verliert { $count ->
        [one] einen hungrigen Bürger
       *[other] { $count } hungrige Bürger
    }.
event-finished =
    { $seat } vollendet { $tile } für { $wood } Holz und { $stone } Stein{ $luxury ->
        [0] .
       *[other] , mit { $luxury } Luxus für das Fehlende.
    }
event-removed = { $seat } vollendet { $tile } nicht: Es verlässt das Spiel.
event-coin-back = Die Münze auf { $tile } geht an { $seat } zurück.
event-over = Die letzte Runde ist zu Ende.
event-result = { $seat }: Ansehen { $prestige }, Bevölkerung { $population }; das Ergebnis ist { $score }.
event-place =
    { $place ->
        [1] { $seat } gewinnt.
       *[other] { $seat } kommt auf Platz { $place }.
    }
event-level-won = { $seat } gewinnt Stufe { $level }: { $score } Punkte, nötig waren { $target }.
event-level-lost = { $seat } verfehlt Stufe { $level }: { $score } Punkte, nötig waren { $target }.
event-first-order = { $seat } hat in der ersten Runde Platz { $number }.
event-coin-saved = Die Münze auf { $tile } ist gerettet und geht an { $seat } zurück.

# Why not

reason-choose-first = Wähle zuerst eine Zivilisation.
reason-extra-first = Wähle zuerst dein zusätzliches Einkommen.
reason-bid-first = Du bist an der Reihe zu bieten oder zu passen.
reason-not-on-offer = { $tile } liegt nicht aus.
reason-conquer-instead = { $tile } liegt neben der Eroberung: Es kann nur erobert werden.
reason-bid-instead = { $tile } liegt in der Reihe: Darauf muss geboten werden.
reason-conquered-already = { $tile } ist schon erobert.
reason-citizens-needed =
    { $tile } nimmt { $count ->
        [one] einen Bürger, der dir fehlt
       *[other] { $count } Bürger, die dir fehlen
    }.
reason-too-dear = Das kostet { $amount } Münzen; mit deinem Luxus bringst du { $money } auf.
reason-amount-first = Nenne zuerst dein Gebot.
reason-bid-too-low = Das Gebot muss mindestens { $amount } sein.
reason-displaced-first = Du wurdest überboten: Verlege dein Gebot oder nimm es zurück.
reason-not-free = { $tile } wird von { $other } gehalten.
reason-not-exact = Neben der Eroberung passt nur ein Gebot von genau { $amount }; deines ist { $bid }.
reason-bid-unchanged = Nötig wären { $amount }, und dein Gebot bleibt bei { $bid }.
reason-place-first = Platziere zuerst dein Bauwerk.
reason-not-your-tile = { $tile } ist nicht dein neues Plättchen.
reason-cannot-pay = { $tile } kostet { $wood } Holz und { $stone } Stein, und dein Luxus reicht nicht für das Fehlende.
reason-no-coin = Du hast keine Münze dafür.
reason-must-place = Du kannst { $tile } bezahlen oder belegen, also behältst du es.
reason-take-first = Wähle zuerst dein Einkommen.
reason-cannot-save = Du kannst nicht für alle { $count } zahlen: Gib zuerst ein Plättchen auf.
reason-not-struck = { $tile } gehört nicht zu deinen betroffenen Plättchen.
reason-disaster-first = Zuerst die Katastrophe.
reason-feed-first = Ernähre zuerst deine Bürger.
reason-all-fed = Nur { $count } sind hungrig.
reason-luxury-short = Du hast { $luxury } Luxus, und jeder Bürger braucht { $rate }.
reason-finish-first = Entscheide zuerst über deine unfertigen Bauwerke.
reason-not-unfinished = { $tile } ist kein unfertiges Bauwerk von dir.

# The board in the terminal

board-round = Runde { $round } von { $rounds }
board-stacks = Stapel A { $a }, B { $b }, C { $c }
board-order = Reihenfolge
board-row = Zu ersteigern
board-conquest = Eroberung
board-disasters = Katastrophen
board-struck = vorbei
board-tile = Plättchen
board-price = Preis
board-prestige = Ansehen
board-cost = Kosten
board-once = Einmalig
board-income = Einkommen
board-power = Wirkung
board-bid = Gebot
board-seat = Platz
board-coins = Münzen
board-wood = Holz
board-stone = Stein
board-food = Nahrung
board-citizens = Bürger
board-luxury = Luxus
board-lands = Länder
board-buildings = Bauwerke
board-score = Ergebnis
board-population = Bevölkerung
board-choice = 1 nach Wahl
board-half = Gebote +½
board-any-land = jedes Land
board-against = gegen { $disaster }
board-supply = Versorgung
board-passed = gepasst
board-withdrawn = zurückgezogen
board-level = Stufe { $level }: { $target } Punkte nötig
board-place = Platz { $place }
board-unfinished = unfertig
board-empty = keine

# Chapters

chapter-components = Material
chapter-setup = Vorbereitung
chapter-tiles = Plättchen aufdecken
chapter-auction = Versteigerung
chapter-order = Reihenfolge
chapter-placing = Anlegen
chapter-gains = Einmalige Erträge
chapter-income = Einkommen
chapter-disasters = Katastrophen
chapter-supply = Versorgung
chapter-luxury = Luxus
chapter-buildings = Besondere Bauwerke
chapter-end = Spielende
chapter-score = Wertung
chapter-solo = Allein

# Rules

rule-components-players = Das Spiel ist für eine bis fünf Personen.
rule-components-civilisations = Es gibt sieben Zivilisationen. Jede zeigt ihren Anfangsbesitz, ihr Einkommen und eine Zahl von 1 bis 7.
rule-components-buildings = Es gibt zwanzig Bauwerke. Jedes zeigt ein Mindestgebot, seine Kosten in Holz und Stein, Ansehen und was es bringt.
rule-components-lands = Es gibt zwanzig Länder. Jedes zeigt ein Mindestgebot, Ansehen und was es einmalig und jede Runde bringt.
rule-components-stacks = Die vierzig Plättchen bilden drei Stapel: fünfzehn A, fünfzehn B und zehn C.
rule-components-chits = Es gibt sechzehn Katastrophenchips: je drei für die fünf Katastrophen und einen leeren.
rule-components-coins = Es gibt vierzig Münzen zu eins und zehn zu drei. Geht der Bank das Geld aus, zahlt sie weiter.
rule-components-mat = Ein Lager fasst höchstens 10 Holz, 10 Stein und 13 Nahrung. Münzen und Bürger sind unbegrenzt.
rule-components-income-table = Eine Tabelle auf dem Tableau nennt die Münzen und ab 14 Bürgern den Luxus, den die Bevölkerung jede Runde bringt.
rule-components-symbols = Zwei Länder, eines im Stapel B und eines im Stapel C, zeigen das Versorgungszeichen.
rule-setup-civilisations = Alle erhalten zufällig eine Zivilisation; die übrigen werden nicht gebraucht.
rule-setup-goods = Alle beginnen mit den Münzen, Bürgern und Gütern ihrer Zivilisation und ohne Luxus.
rule-setup-first-order = In der ersten Runde gilt die Reihenfolge der Zahlen auf den Zivilisationen, die kleinste zuerst.
rule-setup-conquest = Zu fünft gibt es kein Eroberungsplättchen.
rule-tiles-draw = Jede Runde werden fünf Plättchen nacheinander offen ausgelegt.
rule-tiles-rows = So viele Plättchen, wie Personen mitspielen, bilden die Bietreihe; der Rest liegt neben der Eroberung.
rule-tiles-stacks = Drei Runden werden mit A-Plättchen gespielt, drei mit B und zwei mit C.
rule-tiles-supply = Ein Plättchen mit Versorgungszeichen unterbricht das Aufdecken sofort für eine Versorgung; danach geht es weiter.
rule-tiles-symbol-stays = Das Plättchen mit dem Zeichen liegt weiter aus und zählt zu den fünf.
rule-auction-turns = Alle handeln einmal, in der Reihenfolge.
rule-auction-bid = Man legt beliebig viele Münzen unter ein Plättchen.
rule-auction-minimum = Ein Gebot beträgt mindestens die Zahl auf dem Plättchen.
rule-auction-outbid = Wer ein umkämpftes Plättchen will, muss mehr bieten.
rule-auction-at-once = Wer überboten wird, handelt sofort, noch vor der nächsten Person.
rule-auction-shift = Wer überboten wurde, darf das Gebot auf ein anderes Plättchen verlegen; die Zahl der Münzen bleibt gleich.
rule-auction-shift-free = Ein verlegtes Gebot geht nur auf ein freies Plättchen; als Option darf es ein niedrigeres verdrängen.
rule-auction-shift-conquest = Neben die Eroberung darf ein verlegtes Gebot nur, wenn es genau dem Preis dort entspricht.
rule-auction-withdraw = Oder man nimmt alle Münzen zurück, erhält eine von der Bank und bekommt diese Runde kein Plättchen.
rule-auction-pass = Statt zu bieten, darf man passen und drei Münzen nehmen. Wer überboten wurde, kann nicht passen.
rule-auction-conquest = Ein Plättchen neben der Eroberung kostet genau drei Münzen mehr als sein Mindestgebot.
rule-auction-conquest-safe = Von dort kann niemand verdrängt werden.
rule-auction-unsold = Plättchen, auf die niemand geboten hat, verlassen das Spiel.
rule-auction-end = Die Versteigerung endet, wenn alle ein Plättchen halten, zurückgezogen oder gepasst haben.
rule-order-by-bid = Je höher das Gebot, desto früher ist man in der nächsten Runde dran. Auch der Preis einer Eroberung zählt.
rule-order-ties = Bei gleichen Geboten bleibt die Reihenfolge.
rule-order-without-bid = Wer gepasst oder zurückgezogen hat, kommt zuletzt; die Reihenfolge unter ihnen bleibt.
rule-placing-together = Alle legen ihre Plättchen gleichzeitig an.
rule-placing-coins = Die Münzen aller Gebote gehen an die Bank, was auch aus den Plättchen wird.
rule-placing-building = Ein Bauwerk kommt links neben die Zivilisation oder ihr letztes Bauwerk, und sein Holz und Stein werden bezahlt.
rule-placing-mark = Wer nicht zahlen kann oder will, legt eine eigene Münze darauf, die schon da sein muss, bevor das Plättchen welche bringt.
rule-placing-use-at-once = Ein Bauwerk mit Münze wirkt sofort, als wäre es bezahlt.
rule-placing-building-lost = Wer weder zahlen noch eine Münze legen kann, verliert das Bauwerk.
rule-placing-refuse = Verzichten darf nur, wer das Bauwerk bloß mit Luxus behalten könnte.
rule-placing-land = Land kommt nach rechts und muss mit dem äußersten Land einen Rohstoff des Einkommens gemeinsam haben.
rule-placing-first-land = Das erste Land neben der Zivilisation ist beliebig.
rule-placing-land-lost = Land, das nicht passt, verlässt das Spiel. Bieten darf man trotzdem darauf.
rule-gains-once = Ein neues Plättchen bringt einmalig seine Bürger, Münzen, Nahrung oder Luxus.
rule-gains-kept = Diese Erträge bleiben, auch wenn das Plättchen später verloren geht.
rule-income-tiles = Jede Runde bringen Zivilisation, Länder und Bauwerke ihre Rohstoffe.
rule-income-population = Die Bevölkerung bringt Münzen nach der Tabelle: 10 Bürger zum Beispiel 4 Münzen.
rule-income-above-table = Jenseits der Tabelle gilt ihre letzte Zeile.
rule-income-arkadia = Arkadien erhält jede Runde einen Bürger, bevor die Münzen gezählt werden.
rule-income-luxury = Ab vierzehn Bürgern kommt Luxus hinzu.
rule-income-choice = Hafen und Apollontempel bringen ein Holz, einen Stein, eine Nahrung oder eine Münze, jede Runde neu gewählt.
rule-disasters-chits = Am Ende jeder Runde werden zwei Chips nacheinander aufgedeckt.
rule-disasters-blank = Der leere Chip bewirkt nichts und verlässt das Spiel.
rule-disasters-third = Der dritte Chip einer Art löst seine Katastrophe sofort aus.
rule-disasters-earthquake = Erdbeben: Jedes Bauwerk kostet ein Holz und einen Stein, oder es ist verloren.
rule-disasters-unfinished = Auch Bauwerke mit Münze zählen.
rule-disasters-choice = Alle wählen selbst, für welche Plättchen sie zahlen und welche sie verlieren, und dürfen die Zahlung verweigern.
rule-disasters-coin = Die Münze auf einem im Erdbeben verlorenen Bauwerk geht an die Besitzerin oder den Besitzer zurück.
rule-disasters-drought = Dürre: Ein Drittel der Nahrung geht verloren, aufgerundet.
rule-disasters-plague = Pest: Ein Drittel der Bürger geht verloren, aufgerundet.
rule-disasters-storm = Unwetter: Jedes Land kostet eine Nahrung und eine Münze, oder es ist verloren.
rule-disasters-storm-gap = Nach einem Unwetter rücken die Länder zusammen und werden nicht neu verglichen; das nächste muss an das äußerste verbliebene passen.
rule-disasters-decline = Verfall: Zehn Luxus gehen verloren, oder alles, was da ist.
rule-disasters-protection = Acht Bauwerke schützen vor je einer Katastrophe, mit oder ohne Münze.
rule-disasters-no-luxury = Luxus zahlt nicht für Erdbeben oder Unwetter, außer der Tisch vereinbart es.
rule-supply-when = Eine Versorgung findet statt, wenn ein Zeichen aufgedeckt wird, einmal in den B- und einmal in den C-Runden.
rule-supply-feeding = Jeder Bürger isst eine Nahrung, und keine wird zurückgehalten. Bürger ohne Nahrung gehen verloren.
rule-supply-luxury = Zwei Luxus können einen weiteren Bürger ernähren, so oft man will, aber ohne Zwang.
rule-supply-sequence = Erst wird ernährt, dann vollendet.
rule-supply-buildings = Jedes Bauwerk mit Münze wird jetzt bezahlt, oder es verlässt das Spiel.
rule-supply-coin = In beiden Fällen geht die Münze zurück.
rule-luxury-overflow = Rohstoffe, die nicht ins Lager passen, werden eins zu eins zu Luxus.
rule-luxury-chip = Über 20 Luxus nimmt man einen Chip »20+«, und die Leiste beginnt von vorn.
rule-luxury-resources = Zwei Luxus ersetzen ein Holz, einen Stein oder eine Nahrung, die zum Bauen oder Ernähren fehlen, und nur das Fehlende.
rule-luxury-coins = Zwei Luxus bringen eine Münze für ein Gebot oder zum Belegen eines Bauwerks, und nur so viele, wie fehlen.
rule-buildings-half = Mit Markt oder Agora ist jedes Gebot eine halbe Münze mehr wert: Gleich viele Münzen genügen zum Überbieten.
rule-buildings-half-once = Markt und Agora zusammen zählen nur einmal eine halbe Münze.
rule-buildings-half-equal = Haben beide die halbe Münze, überbieten gleich viele Münzen nicht.
rule-buildings-half-order = Für die Reihenfolge zählt die halbe Münze nicht.
rule-buildings-citizens = Die Kaserne nimmt zwei Bürger, die Festung Tiryns einen; wer weniger hat, darf nicht bieten. Sie kommen nie zurück.
rule-buildings-barracks = Wer die Kaserne hat, legt Land ohne gemeinsamen Rohstoff an.
rule-end-rounds = Das Spiel endet nach acht Runden und den letzten zwei Chips.
rule-end-income = Auch die achte Runde hat ihr Einkommen.
rule-end-supply = Dann wird ein letztes Mal ernährt und vollendet oder verloren.
rule-score-prestige = Ansehen ist die Summe auf allen eigenen Plättchen und ein Punkt für je drei Münzen, abgerundet.
rule-score-population = Jeder Bürger zählt drei Bevölkerungspunkte.
rule-score-lower = Die niedrigere der beiden Summen ist das Ergebnis.
rule-score-winner = Das höchste Ergebnis gewinnt.
rule-score-tie-total = Bei Gleichstand entscheidet die höhere der eigenen beiden Summen.
rule-score-tie-luxury = Dann entscheidet der meiste Luxus. Wer immer noch gleichauf ist, teilt den Platz.
rule-solo-civilisation = Allein wählt man eine beliebige Zivilisation.
rule-solo-purchase = Geboten wird nicht: Man kauft jede Runde ein Plättchen zum Preis, und die übrigen verlassen das Spiel.
rule-solo-rows = In den Stufen 1 bis 5 hat die Reihe fünf, vier, drei, zwei Plättchen und eines; die übrigen liegen neben der Eroberung.
rule-solo-conquest = Auch allein kostet ein Plättchen neben der Eroberung drei Münzen mehr.
rule-solo-extra = Ab Stufe 2 wählt man anfangs zusätzliches Einkommen: ein-, zwei-, drei- und dreimal ein Holz, einen Stein oder eine Nahrung je Runde.
rule-solo-pass = Auch allein bringt Passen drei Münzen.
rule-solo-target = Eine Stufe ist mit 24, 28, 32, 35 und 35 Punkten gewonnen.
rule-solo-campaign = In einem Feldzug wird jede Stufe mit einer noch unbenutzten Zivilisation gespielt.
rule-solo-best = Von mehreren Versuchen an einer Stufe zählt das beste Ergebnis.
rule-solo-retry = Eine verfehlte Stufe darf mit einer anderen unbenutzten Zivilisation wiederholt werden.

## Woher die Punkte kommen

source-tiles = Ansehen der Plättchen
source-coins = Münzen
source-citizens = Bürger

# Eine Kampagne.

campaign-won = Stufe { $level }: gewonnen mit { $civilisation } und { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
campaign-failed = Stufe { $level }: noch nicht gewonnen; bestes Ergebnis: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} mit { $civilisation }.
campaign-dropped = Eine Stufe ließ sich nicht lesen und zählt nicht: { $why }.
campaign-next = Als Nächstes kommt Stufe { $level }.
campaign-complete = Alle Stufen sind gewonnen.
campaign-lost = Für die übrigen Stufen ist keine Zivilisation mehr da. Beginne mit einer anderen Datei eine neue Kampagne.
campaign-choose = Welche Zivilisation?

# Was jemand falsch gemacht hat.

mistake-campaign-busy = eine Stufe wird gerade gespielt; beende sie zuerst
mistake-campaign-complete = alle Stufen sind gewonnen
mistake-campaign-choice = „{ $found }“ steht nicht zur Wahl; noch frei: { $known }
mistake-campaign-unfinished = es gibt keine Stufe, die gerade beendet wurde
mistake-campaign-idle = es wird keine Stufe gespielt
mistake-campaign-format = erwartet wird eine Kampagne von { $name } im Format { $known }
mistake-campaign-attempt = attempts: erwartet wird [Stufe, Zivilisation, Punkte], nicht { $found }
mistake-campaign-level = als Nächstes kommt Stufe { $expected }, nicht { $found }
mistake-campaign-unchosen = es wurde keine Zivilisation gewählt
mistake-campaign-unknown = „{ $found }“ ist keine Zivilisation
mistake-campaign-used = „{ $found }“ war schon da
mistake-campaign-score = attempts: Punkte sind nie unter null, nicht { $found }
mistake-campaign-play = play: erwartet werden die Zeilen einer Aufzeichnung
mistake-campaign-seats = play: erwartet wird eine Partie für einen Platz
mistake-stack-size = Stapel { $stack }: { $rounds } Runden brauchen { $expected } Plättchen, nicht { $found }
mistake-tile-names = land, building: jeder Name einmal, und höchstens { $most } Plättchen
mistake-land-barren = land { $land }: ohne Einkommen könnte es an kein anderes Land grenzen
mistake-display-long = display: eine Reihe hat höchstens { $most } Plättchen
mistake-display-short = display: die Reihe braucht ein Plättchen für jeden Platz
mistake-civilisation-orders = civilisation: mindestens { $least }, jede mit eigener Ordnungszahl
mistake-civilisation-goods = civilisation { $civilisation }: ihre Waren passen nicht ins Lager
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
mistake-choosing-unasked = choosing: kein Platz wählt gerade das Einkommen eines dieser Plättchen
mistake-spots-taken = spots: jeder Platz hat ein eigenes Plättchen in der Reihe
mistake-auction-idle = row, spots, bids: gerade wird nicht geboten
mistake-bids-turn = bids, spots: Platz { $number } kann so noch nicht gehandelt haben
mistake-sum-coins = Münzen
mistake-sum-wood = Holz
mistake-sum-stone = Stein
mistake-sum-food = Nahrung
mistake-sum-citizens = Einwohner
mistake-sum-luxury = Luxus
mistake-sum-tiles = Plättchen
mistake-sum-tiles-in-two-places = Plättchen an zwei Orten
mistake-sum-chits = Katastrophenchips
mistake-sum-seats-in-the-order = Plätze in der Reihenfolge
mistake-sum-stores-below-zero-or-overfull = Lager unter null oder übervoll

# Für lernende Agenten
agents-wanted = bei `amount`: welchem der aufgedeckten Plättchen das Gebot gilt
agents-round = die Runde
agents-order = der Platz aller in der Reihenfolge, ab 1
agents-row = die aufgedeckten Plättchen, nach ihrem Platz ab 1
agents-offers = Platz für Platz der Preis, das Ansehen, die Kosten in Holz und Stein, was es einmal an Bürgern, Münzen, Nahrung und Luxus bringt und jede Runde an Holz, Stein und Nahrung
agents-auctioned = wie viele davon versteigert werden; die anderen liegen neben der Eroberung
agents-held = das Plättchen, auf das jeder bietet, nach seinem Platz, Sitz für Sitz
agents-bids = die Münzen aller unter einem Plättchen
agents-passed = wer gepasst hat
agents-outbid = wer überboten wurde und kein anderes Plättchen hat; ohne Gebot, wer zurückgenommen hat
agents-civilisation = die Zivilisation aller, Sitz für Sitz
agents-stores = Holz, Stein, Nahrung, Münzen, Bürger und Luxus, Sitz für Sitz
agents-tiles = die Plättchen aller, Sitz für Sitz
agents-laid = die Plättchen jeder Zivilisation, Länder und Bauwerke jeweils ab 1 in der Reihenfolge des Anlegens
agents-unfinished = die Bauwerke mit einer Münze darauf
agents-income = was das nächste Einkommen an Holz, Stein, Nahrung, Bürgern, Münzen und Luxus bringt, Sitz für Sitz
agents-prestige = das Ansehen aller
agents-population = die Punkte der Bürger aller; das Kleinere von beiden zählt
agents-chits = offene Chips: fünf Katastrophen, dann leere
agents-pile = Chips im Stapel
agents-stacks = Plättchen in jedem Stapel
agents-target = allein: die Punkte, die zu erreichen sind
agents-extra = allein: zusätzliches Einkommen an Holz, Stein und Nahrung

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
page-order-place = { $name }, Platz { $place }: { $state }
page-auction-undecided = war noch nicht dran
page-auction-holds = hat geboten
page-auction-passed = gepasst
page-auction-displaced = überboten
page-auction-withdrawn = zurückgezogen

page-row = Zu ersteigern
page-pass = oder passen: +{ $count }
page-conquest = Eroberung
page-conquest-price = Eroberung: +{ $amount }
page-price-least = Gebote ab { $amount }
page-price-exact = kostet genau { $amount }
page-price-least-short = ≥ { $amount }
page-price-exact-short = = { $amount }
page-bid = { $name } bietet { $amount }
page-sold = { $tile } ging an { $name }

page-building = Gebäude, Stapel { $stack }
page-land = Land, Stapel { $stack }
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
page-choice = Jede Runde Holz, Stein, Nahrung oder eine Münze nach Wahl
page-half = Deine Gebote zählen eine halbe Münze mehr
page-half-sign = +½
page-any-land = Du darfst Land ohne gemeinsamen Rohstoff anlegen
page-protects = Schützt vor: { $disaster }
page-supply-symbol = Versorgungssymbol: löst beim Aufdecken eine Versorgungsrunde aus
page-unfinished = Unfertig: eine Münze liegt darauf, bis es bezahlt ist
page-less = minus { $what }
page-plus = +{ $count }
page-minus = −{ $count }
page-amount-wood = { $count } Holz
page-amount-stone = { $count } Stein
page-amount-food = { $count } Nahrung
page-amount-luxury = { $count } Luxus
page-amount-choice = { $count } nach Wahl
page-amount-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
page-amount-citizens =
    { $count ->
        [one] { $count } Bürger
       *[other] { $count } Bürger
    }

page-civilisations = Zivilisationen
page-civilisation = Zivilisation Nummer { $number }
page-mat = { $name } · { $civilisation }
page-mat-alone = { $name }
page-realm = Plättchen von { $name }: Gebäude, Zivilisation, Land
page-stores = Vorräte
page-store =
    { $what }{ $income ->
        [0] { "" }
       *[other] , nächste Runde { $income } dazu
    }
page-store-limit =
    { $what }, Platz für { $limit }{ $income ->
        [0] { "" }
       *[other] , nächste Runde { $income } dazu
    }
page-store-step = { $said }; mehr Lohn ab { $next } Bürgern
page-chip =
    { $count ->
        [one] { $track }+
       *[other] { $count } × { $track }+
    }
page-balance = Prestige { $prestige }, Bevölkerung { $population }: das Niedrigere zählt, bisher { $score }

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
page-about-earthquake = Jedes Gebäude kostet ein Holz und einen Stein, sonst geht es verloren.
page-about-drought = Ein Drittel der Nahrung geht verloren.
page-about-plague = Ein Drittel der Bürger geht verloren.
page-about-storm = Jedes Land kostet eine Nahrung und eine Münze, sonst geht es verloren.
page-about-decline = Luxus geht verloren.
page-supply = Versorgungsrunde
page-last-supply = Die letzte Versorgungsrunde
page-about-supply = Jeder Bürger isst eine Nahrung, dann werden unfertige Gebäude bezahlt oder gehen verloren.

page-solo = Stufe { $level }: { $target } Punkte nötig
page-solo-score = { $score } von { $target }
page-solo-extra = Zusätzliches Einkommen:
page-solo-won = Stufe gewonnen
page-solo-lost = Stufe verloren

page-offer-range =
    Mindestens { $least }; du hast { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
page-offer-luxury =
    { $count ->
        [one] Eine Münze kommt aus Luxus.
       *[other] { $count } Münzen kommen aus Luxus.
    }

## Erklärungen zu Entscheidungen auf der Seite, einmal gezeigt

tip-choose = Deine Zivilisation bestimmt, womit du beginnst. Sieh dir ihre Güter und ihr Einkommen an.
tip-extra = Ein zusätzliches Einkommen kommt jede Runde. Was dir am meisten fehlt, ist eine gute Wahl.
tip-bid = Bietest du auf ein Plättchen der linken Reihe, können andere dich überbieten; auf der Seite der Eroberung kostet es 3 mehr und ist dir sicher. Passen bringt 3 Münzen. Am Ende zählt nur das Niedrigere von Ansehen und Bevölkerung.
tip-amount = Ein höheres Gebot ist schwerer zu schlagen, aber Münzen braucht man auch später. Die Reihenfolge der Gebote ist die der nächsten Runde.
tip-displaced = Jemand hat mehr geboten. Verschiebe dieselben Münzen auf ein anderes Plättchen, wenn sie dort reichen, oder nimm sie mit einer Trostmünze zurück.
tip-place = Ein Gebäude kann jetzt bezahlt werden, oder mit einer Münze markiert und bei der nächsten Versorgung. Bleibt es dann unbezahlt, ist es verloren.
tip-pick = Bei diesem Gebäude wählst du das Einkommen jede Runde neu.
tip-earthquake = Jedes Gebäude, das du behalten willst, kostet ein Holz und einen Stein; was du nicht bezahlst, ist verloren.
tip-storm = Jedes Land, das du behalten willst, kostet eine Nahrung und eine Münze; was du nicht bezahlst, ist verloren.
tip-feed = Zwei Luxusgüter ersetzen eine Nahrung. Bürger, die hungern, gehen.
tip-finish = Jetzt werden markierte Gebäude bezahlt. Was unbezahlt bleibt, verlässt das Spiel.
