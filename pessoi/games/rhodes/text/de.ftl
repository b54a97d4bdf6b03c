# The game

game-name = Rhodes
game-about = Bewirtschafte dein Gut, verschiffe die Ernte durch einen Hafen, in dem jedes neue Boot die anderen weiterschiebt, und erfülle die Aufträge der Stadt.
game-length = 60 bis 120 Minuten

# Chapters

chapter-components = Spielmaterial
chapter-setup = Vorbereitung
chapter-round = Ablauf einer Runde
chapter-production = Produktion
chapter-estate = Gut
chapter-farm = Hof
chapter-boats = Boote und Lager
chapter-renewal = Goldnachschub
chapter-harbour = Hafen
chapter-mission = Aufträge
chapter-market = Markt
chapter-temple = Tempel
chapter-hall = Rathaus
chapter-development = Entwicklungen
chapter-order = Spielreihenfolge
chapter-end = Spielende

# Options

edition-standard = Standard
edition-standard-about = Produktionsfelder dürfen in einer Runde mehrfach genutzt werden, und ein Boot wird ganz entladen, sobald sein Bug das Hafenende erreicht.
edition-one-by-one = Eins nach dem anderen
edition-one-by-one-about = Auf jedes Produktionsfeld kommt höchstens ein Chip pro Runde, und jede Ware wird einzeln entladen, wenn sie das Hafenende erreicht.
option-field-reuse = Produktionsfelder
option-field-reuse-about = Ob der zweite Spieler, der in einer Runde produziert, ein Feld nutzen darf, auf dem schon ein Chip liegt.
option-field-reuse-allowed = mehrfach nutzbar
option-field-reuse-forbidden = einmal pro Runde
option-exit = Entladen
option-exit-about = Wann die Waren am Hafenende aus einem Boot ins Lager kommen.
option-exit-bow = alle, sobald der Bug dort ist
option-exit-units = einzeln, sobald jede dort ist

# Words

good-wine = Wein
good-milk = Ziegenmilch
good-olives = Oliven
good-grain = Getreide
good-gold = Gold
good-joker = Joker
development-demeter-wine = Demeters Segen (Wein)
development-demeter-milk = Demeters Segen (Ziegenmilch)
development-demeter-olives = Demeters Segen (Oliven)
development-demeter-grain = Demeters Segen (Getreide)
development-poseidon = Poseidon
development-irrigation = Bewässerung
development-hut = Hütte
development-cart = Karren
development-abundance = Überfluss
development-trader = Griechischer Händler
place-production = Produktion
place-farm = Hof
place-harbour = Hafen
place-market = Markt
place-temple = Tempel
place-hall = Rathaus

# What is asked

ask-start = Kaufe einen Acker.
ask-act = Wohin setzt du deinen Marker?
ask-produce = Welchen Chip legst du auf welches Feld?
ask-effect = Welche Entwicklung nutzt du?
ask-boat = Welches Boot belädst du?
ask-load = Was lädst du als Nächstes? (vom Bug zum Heck)
ask-paid = Wie viele Produkte nimmst du in Punkten? Für die übrigen gibt es je 2 Drachmen.
ask-drop = In deinem Lager sind zu viele Waren. Was legst du zurück?
ask-ship = Was kaufst du im Hafen?
ask-name = Welches Produkt soll der Joker sein?
ask-mission = Welchen Auftrag erfüllst du?
ask-give = Woher nimmst du das fehlende Produkt?
ask-sell = Was verkaufst du?
ask-offer = Kaufst du einen Punkt?
ask-hall = Was kaufst du im Rathaus?
ask-order = Welche Zeile der Spielreihenfolge wählst du?
ask-grow = Welches Produkt nimmst du?

# Moves

move-stop = Fertig
move-idle = Passen
move-go = { $place }
move-produce = { $product }: Chip { $value }
move-demeter = Demeters Segen nutzen: { $product }
move-cart = Karren: { $product } ins Lager
move-grow = { $product } auf das Gut
move-trade = Händler: { $product } gegen { $into }
move-enter = { $length }er-Boot
move-take = { $product } vom Acker
move-take-hut = { $product } aus der Hütte
move-paid =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, den Rest in Drachmen
move-ship = Ware auf Feld { $square } kaufen
move-name = { $product }
move-mission = Auftrag { $mission } erfüllen
move-drop = { $good } zurücklegen
move-offer = 1 Punkt kaufen
move-land = Acker: { $product } ({ $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    })
move-build = { $kind } kaufen
move-large = 3er-Boot kaufen
move-row = Zeile { $row }
outcome-mission = Auftrag { $mission } wird aufgedeckt.
outcome-boat = Das ägyptische Boot { $boat } wird aufgedeckt.
outcome-first = { $seat } ist Startspieler.

# The log

event-mission-open = Auftrag { $mission } liegt aus.
event-mission-drawn = Ein neuer Auftrag: { $mission }.
event-boat-at-sea = Das ägyptische Boot { $boat } liegt auf See bereit.
event-boats-shuffled = Die abgelegten ägyptischen Boote werden neu gemischt ({ $count }).
event-egyptian-enters = Das ägyptische Boot { $boat } fährt in den Hafen ein.
event-egyptian-leaves = Das ägyptische Boot { $boat } verlässt den Hafen.
event-first = { $seat } ist Startspieler.
event-started = { $seat } kauft einen Startacker: { $product } für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-round = Runde { $round }
event-goes = { $seat } wählt die Aktion „{ $place }“.
event-goes-beyond = { $seat } wählt die Aktion „Hafen“; in der letzten Runde geht das auch, wenn kein Feld frei ist.
event-idle =
    { $seat } kann keine Aktion ausführen und erhält { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-produces = { $seat } produziert { $product } mit Chip { $value }.
event-grown = { $seat } erhält { $count } × { $product }.
event-surplus = Kein Platz für { $count } × { $product }: zurück in den Vorrat.
event-irrigated = { $seat } erhält durch Bewässerung 1 × { $product } zusätzlich.
event-farm-points =
    { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } vom Gut.
event-farm-money =
    { $seat } erhält { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    } vom Gut.
event-demeter =
    { $seat } nutzt Demeters Segen ({ $product }): { $points ->
        [0] kein Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-carted = { $seat } bringt { $product } mit dem Karren ins Lager.
event-abundant = { $seat } erhält durch Überfluss 1 × { $product }.
event-traded = { $seat } tauscht { $product } gegen { $into }.
event-loaded = { $seat } lädt { $product }.
event-delivered =
    { $seat } erhält { $points ->
        [0] { $amount ->
            [one] { $amount } Drachme
           *[other] { $amount } Drachmen
        }
        [one] { $points } Punkt{ $amount ->
            [0] { "" }
            [one] { " " }und { $amount } Drachme
           *[other] { " " }und { $amount } Drachmen
        }
       *[other] { $points } Punkte{ $amount ->
            [0] { "" }
            [one] { " " }und { $amount } Drachme
           *[other] { " " }und { $amount } Drachmen
        }
    } für die Lieferung.
event-enters = { $seat } schickt ein { $length }er-Boot in den Hafen.
event-unloaded = { $seat } lagert { $good } ein.
event-home = { $seat } erhält ein { $length }er-Boot zurück.
event-dropped = { $seat } legt { $good } in den Vorrat zurück.
event-bought-bank =
    { $seat } kauft { $good } für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    } (an die Bank).
event-bought-from =
    { $seat } kauft { $good } für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    } (an { $other }).
event-joker = { $seat } macht aus dem Joker: { $product }.
event-errand =
    { $seat } zahlt { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }, um { $count ->
        [one] 1 Produkt
       *[other] { $count } Produkte
    } vom Gut zu liefern.
event-given = { $seat } liefert { $product } vom Gut.
event-fulfilled =
    { $seat } erfüllt Auftrag { $mission } und erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $amount ->
        [0] {""}
        [one] {" "}und { $amount } Drachme
       *[other] {" "}und { $amount } Drachmen
    }.
event-sold =
    { $seat } verkauft { $product } für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-offered =
    { $seat } kauft 1 Punkt für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-land-bought = { $seat } kauft einen Acker: { $product } für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-built = { $seat } kauft „{ $kind }“ für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-large-bought = { $seat } kauft das 3er-Boot für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-back = Alle nehmen Marker und Chips zurück.
event-row-pays =
    { $seat } wählt Zeile { $row } und zahlt { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-row-gains =
    { $seat } wählt Zeile { $row }{ $amount ->
        [0] .
        [one] {" "}und erhält { $amount } Drachme.
       *[other] {" "}und erhält { $amount } Drachmen.
    }
event-row-stays = { $seat } kann keine andere freie Zeile bezahlen und bleibt in Zeile { $row }.
event-row-product = { $seat } erhält für die Zeile 1 × { $product }.
event-last-round = Der Auftragsstapel ist leer: Dies ist die letzte Runde.
event-over = Das Spiel ist zu Ende.
event-money-counts =
    { $seat } erhält { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-gold-counts =
    { $seat } erhält { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $count ->
        [one] 1 Goldbarren
       *[other] { $count } Goldbarren
    }.
event-result =
    { $rank }. Platz: { $seat } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

# Why not

reason-too-dear = Das kostet { $cost ->
        [one] { $cost } Drachme
       *[other] { $cost } Drachmen
    }; du hast nur { $money }.
reason-tiles-gone = Dieses Plättchen ist ausverkauft.
reason-same-product = Du baust schon { $product } an; deine beiden Startäcker müssen verschieden sein.
reason-second-impossible = Danach hättest du nur noch { $left ->
        [one] { $left } Drachme
       *[other] { $left } Drachmen
    } und könntest keinen zweiten Acker bezahlen.
reason-start-first = Kaufe zuerst deinen Startacker.
reason-not-on-land = Auf deinen Äckern liegt nichts davon: { $product }.
reason-not-in-hut = In deiner Hütte liegt nichts davon: { $product }.
reason-take-a-unit = Nimm zuerst ein Produkt von deinem Gut.
reason-sell-something = Du musst mindestens ein Produkt verkaufen.
reason-offer-something = Du musst mindestens einen Punkt kaufen.
reason-buy-something = Du musst hier etwas kaufen.
reason-buy-a-tile = Beende zuerst deinen Einkauf im Rathaus.
reason-one-of-each = Diese Entwicklung hast du schon: { $kind }.
reason-no-boat-for-sale = Du kannst kein weiteres Boot kaufen.
reason-chip-first = Lege zuerst einen Produktionschip auf ein Feld.
reason-other-field = Der zweite Chip muss auf ein anderes Feld als { $product }.
reason-no-such-chip = Chip { $value } ist schon vergeben.
reason-field-taken = Auf dem Feld { $product } liegt schon ein Chip.
reason-boat-needs-more = Danach könntest du kein Boot mehr füllen.
reason-no-cart = Du kannst jetzt keinen Karren nutzen.
reason-no-abundance = Du kannst jetzt keinen Überfluss nutzen.
reason-no-trader = Du kannst jetzt keinen Händler nutzen.
reason-no-blessing = Du hast Demeters Segen für { $product } nicht.
reason-blessing-used = Demeters Segen für { $product } hast du in dieser Aktion schon genutzt.
reason-blessing-few = Demeters Segen für { $product } braucht { $count ->
        [one] { $count } Produkt
       *[other] { $count } Produkte
    } dieser Sorte auf deinem Gut; du hast nur { $units }.
reason-blessing-later = Demeters Segen für { $product } wird von selbst gezählt, wenn du deine Entwicklungen genutzt hast.
reason-trade-for-another = Wähle ein anderes Produkt als das, das du abgibst.
reason-no-room = Du hast keinen Platz für { $product }.
reason-developments-first = Nutze zuerst deine Entwicklungen, oder wähle „Fertig“.
reason-boat-first = Wähle zuerst, welches Boot einfährt.
reason-boat-not-home = Du hast kein freies { $length }er-Boot.
reason-boat-not-full = Ein { $length }er-Boot muss voll sein; auf deinem Gut { $units ->
        [0] liegt kein Produkt
        [one] liegt nur 1 Produkt
       *[other] liegen nur { $units } Produkte
    }.
reason-too-many-points = Auf dem Boot { $units ->
        [one] ist nur 1 Produkt
       *[other] sind nur { $units } Produkte
    }.
reason-reward-first = Wähle zuerst deine Belohnung: Punkte oder Drachmen.
reason-not-in-warehouse = In deinem Lager liegt nichts davon: { $good }.
reason-drop-first = Lege zuerst { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } aus deinem Lager zurück.
reason-harbour-something = Du musst etwas kaufen, denn du kannst keinen Auftrag erfüllen.
reason-goods-first = Beende zuerst deinen Einkauf im Hafen.
reason-empty-square = Auf Hafenfeld { $square } liegt nichts.
reason-name-first = Bestimme zuerst, welches Produkt der Joker ist (nicht Gold).
reason-mission-needed = Du hast nichts gekauft, also musst du einen Auftrag erfüllen.
reason-mission-first = Wähle zuerst einen Auftrag, oder „Fertig“.
reason-mission-not-open = Auftrag { $mission } liegt nicht aus.
reason-mission-lacks = Es fehlt für Auftrag { $mission }{ $wine ->
        [0] {""}
       *[other] {" "}· { $wine } × { good-wine }
    }{ $milk ->
        [0] {""}
       *[other] {" "}· { $milk } × { good-milk }
    }{ $olives ->
        [0] {""}
       *[other] {" "}· { $olives } × { good-olives }
    }{ $grain ->
        [0] {""}
       *[other] {" "}· { $grain } × { good-grain }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· { $gold } × { good-gold }
    }.
reason-mission-too-many = Für Auftrag { $mission } bräuchtest du { $count ->
        [one] { $count } Produkt
       *[other] { $count } Produkte
    } vom Gut; höchstens { $most } dürfen von dort kommen.
reason-mission-from-warehouse = Mindestens eine Ware für Auftrag { $mission } muss aus deinem Lager kommen.
reason-mission-fee = Was Auftrag { $mission } vom Gut braucht, kostet { $cost ->
        [one] { $cost } Drachme
       *[other] { $cost } Drachmen
    }; du hast nur { $money }.
reason-mission-wants = Der Auftrag verlangt { $product }.
reason-must-act = Du kannst noch eine Aktion ausführen und darfst nicht passen.
reason-place-first = Setze zuerst deinen Marker.
reason-farmed = Auf deinem Hof liegt schon ein Marker von dir.
reason-no-full-boat = Du kannst keines deiner freien Boote füllen.
reason-place-full = Dort ist kein Aktionsfeld mehr frei: { $place }.
reason-nothing-in-harbour = Du kannst dort weder etwas kaufen noch einen Auftrag erfüllen.
reason-nothing-to-sell = Auf deinem Gut liegt nichts, was du verkaufen könntest.
reason-nothing-to-buy = Du kannst dort nichts bezahlen.
reason-row-first = Wähle zuerst eine Zeile.
reason-row-taken = Zeile { $row } ist besetzt.
reason-same-row = Du darfst nicht in Zeile { $row } bleiben.
reason-product-first = Wähle zuerst, welches Produkt du nimmst.

# The board

board-round = Runde { $round }
board-last-round = Letzte Runde
board-harbour = Hafen
board-gate = Einfahrt
board-exit = Hafenende
board-square = Feld
board-price = Preis
board-boat = Boot
board-cargo = Ladung
board-sea = Auf See: { $cargo }. Im Stapel: { $pile }, abgelegt: { $landed }.
board-loading = Wird beladen: { $cargo }
board-missions = Aufträge (Stapel: { $stack })
board-empty = leer
board-places = Aktionsfelder
board-chips = Chips
board-free = frei
board-tiles = Rathaus
board-order = Spielreihenfolge
board-money = Dr.
board-points = Pkt.
board-score = Gesamt
board-estate = Gut
board-hut = Hütte
board-warehouse = Lager
board-boats = Boote
board-developments = Entwicklungen
board-markers = Marker
board-key = W Wein, M Ziegenmilch, O Oliven, G Getreide, A Gold, ? Joker, · leer

# The rules

rule-components-players = Rhodes ist ein Spiel für 2 bis 5 Personen.
rule-components-farmland = Es gibt 16 Ackerplättchen mit Platz für je 3 Produkte. Zwei sind bekannt: Getreide für 14 Drachmen mit 1 Drachme Ertrag und Wein für 17 Drachmen mit 1 Punkt. Die übrigen sind danach rekonstruiert.
rule-components-development = Es gibt 19 Entwicklungsplättchen. Bekannt ist nur der Preis des Griechischen Händlers, 10 Drachmen; die anderen Preise und die Anzahlen sind rekonstruiert.
rule-components-missions = Es gibt 15 Auftragsplättchen, fünf je Kategorie (I, II, III). Bekannt ist nur einer: Wein und Oliven für 4 Drachmen und 3 Punkte. Die übrigen sind rekonstruiert.
rule-components-egyptian = Es gibt zehn ägyptische Boote, beladen mit Gold und Jokern. Ihre Ladungen sind rekonstruiert.
rule-components-fleet = In jeder Farbe gibt es vier Boote mit 1, 2, 2 und 3 Feldern.
rule-components-spaces = Wie viele Aktionsfelder ein Ort hat, hängt von der Spielerzahl ab. Rekonstruiert sind die des Hafens (2, 2, 3 und 4 bei 2, 3, 4 und 5 Spielern) und die des Rathauses (immer 2).
rule-components-chips = Es gibt fünf Produktionschips mit den Werten 1, 2, 3, 3 und 4.
rule-components-supply = Der Vorrat an Waren ist unbegrenzt.
rule-components-bank = Das Geld der Bank ist unbegrenzt.
rule-components-texts = Wo mehrere Fassungen der Regel lesbar sind, stimmen sie bei Plättchen, Chips und Auftragsstapel überein.
rule-setup-money = Jeder Spieler erhält zu zweit und zu dritt 30 Drachmen, zu viert und zu fünft 25.
rule-setup-boats = Jeder Spieler beginnt zu zweit und zu dritt mit Booten von 1, 2 und 3 Feldern, zu viert und zu fünft mit Booten von 1, 2 und 2 Feldern.
rule-setup-missions = Aus jeder Kategorie kommt ein Auftrag ungesehen in die Schachtel. Die übrigen werden gestapelt, I über II über III, und drei werden offen ausgelegt. Welche fehlen, erfährt niemand.
rule-setup-harbour = Ägyptische Boote fahren ein, bis im Hafen zwei Goldbarren liegen. Ein weiteres Boot liegt offen auf See bereit.
rule-setup-order = Der Startspieler wird ausgelost und belegt die oberste Zeile der Spielreihenfolge; die anderen folgen im Uhrzeigersinn. Dabei zahlt oder erhält niemand etwas.
rule-setup-farmland = Vor der ersten Runde kauft jeder in Spielreihenfolge Startäcker, einen je Durchgang: zu zweit und zu dritt zwei, zu viert und zu fünft einen.
rule-setup-same-product = Die beiden Startäcker eines Spielers müssen verschiedene Produkte zeigen.
rule-setup-second = Der erste Startacker darf nicht so teuer sein, dass der Spieler keinen zweiten mehr bezahlen könnte.
rule-setup-cube = Auf jeden Startacker kommt ein Produkt seiner Sorte. Später gekaufte Äcker sind leer.
rule-round-phases = Eine Runde hat vier Phasen: 1. Aktionen, 2. Goldnachschub, 3. Marker und Chips zurücknehmen, 4. neue Spielreihenfolge.
rule-round-actions = In Spielreihenfolge, von oben nach unten, setzt jeder einen Marker und führt die Aktion sofort aus. Danach setzt jeder seinen zweiten Marker.
rule-round-achieve = Ein Marker darf nur dorthin gesetzt werden, wo er etwas bewirkt: etwas verkaufen oder kaufen, einen Punkt erhalten oder einen Auftrag erfüllen.
rule-round-idle = Wer keine Aktion ausführen kann, verliert den Marker für diese Runde und erhält 1 Drachme.
rule-round-farm-space = Jeder Hof hat ein Aktionsfeld, das nur sein Besitzer nutzen darf.
rule-round-return = Am Ende der Runde nimmt jeder seine Marker zurück, und die Produktionschips kommen auf ihre Felder.
rule-production-chips = Wer produziert, legt immer zwei Produktionschips, nie nur einen.
rule-production-fields = Die beiden Produktionschips kommen auf zwei verschiedene Felder.
rule-production-total = Die beiden Produktionschips dürfen beliebige Werte haben.
rule-production-reuse = Produziert in einer Runde ein zweiter Spieler, darf er auch Felder nutzen, auf denen schon ein Chip liegt. Option: Er darf nur leere Felder nutzen.
rule-production-round = Ein Chip zeigt, wie viele Produkte verteilt werden: im Uhrzeigersinn, beginnend beim produzierenden Spieler, in jedem Durchgang ein Produkt auf jeden passenden Acker.
rule-production-short = In einem Durchgang kommt auf jeden Acker höchstens ein Produkt. Reichen die Produkte im letzten Durchgang nicht für alle Äcker eines Spielers, auf denen Platz ist, kommen sie auf verschiedene Äcker, zuerst auf die leersten.
rule-production-full = Auf einem Acker liegen höchstens 3 Produkte; ein voller Acker wird übersprungen.
rule-production-surplus = Produkte, für die auf keinem Acker Platz ist, kommen in den Vorrat zurück.
rule-estate-take = Ein Produkt wird vom vollsten Acker seiner Sorte genommen und auf den leersten gelegt. Ob es vom Acker oder aus der Hütte kommt, entscheidet der Besitzer.
rule-farm-order = Die Hofaktion läuft in dieser Reihenfolge ab: 1. Punkte, 2. Drachmen, 3. Entwicklungen, 4. ein Boot verschiffen.
rule-farm-points = Bei der Hofaktion erhält der Spieler die Punkte, die seine Plättchen zeigen.
rule-farm-money = Bei der Hofaktion erhält der Spieler die Drachmen, die seine Plättchen zeigen.
rule-farm-developments = Bei der Hofaktion darf der Spieler seine Entwicklungen in beliebiger Reihenfolge nutzen.
rule-farm-boat = Zur Hofaktion gehört genau ein Boot, das voll beladen einfährt. Wer kein freies Boot füllen kann, darf die Hofaktion nicht wählen; was der Überfluss bringt, zählt dabei mit.
rule-farm-load = Das Boot wird mit Produkten vom Gut beladen, die verschieden sein dürfen. Ihre Anordnung bestimmt der Besitzer.
rule-farm-reward = Für jedes verladene Produkt erhält der Spieler nach Wahl 1 Punkt oder 2 Drachmen. Die Produkte bleiben auf dem Boot.
rule-farm-push = Ein einfahrendes Boot belegt die Felder an der Einfahrt und schiebt alle anderen um seine Länge weiter. Zwischen Booten gibt es keine Lücken.
rule-boats-squares = Der Hafen ist eine Reihe von Feldern mit Preisen, die von der Einfahrt zum Hafenende sinken: 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4. Bekannt ist nur die 7. Zu fünft liegt noch eine 7 davor.
rule-boats-exit = Erreicht der Bug eines Spielerboots das Hafenende, kommt die ganze Ladung ins Lager seines Besitzers. Option: Jede Ware kommt einzeln, sobald sie das Hafenende erreicht.
rule-boats-home = Erreicht auch das Heck eines Spielerboots das Hafenende, erhält der Besitzer das Boot zurück.
rule-boats-egyptian-exit = Ein ägyptisches Boot, das das Hafenende erreicht, wird abgelegt; seine Ladung kommt in den Vorrat.
rule-boats-warehouse = Ein Lager fasst 10 Waren, Goldbarren eingeschlossen. Kommen mehr hinzu, wählt der Besitzer, welche neuen oder alten Waren er in den Vorrat legt.
rule-boats-emptied = Leer gekaufte Boote bleiben im Hafen, bis sie hinausgeschoben werden.
rule-boats-next = Das nächste ägyptische Boot liegt immer offen auf See bereit.
rule-boats-reshuffle = Ist der Stapel der ägyptischen Boote leer, werden die abgelegten Boote gemischt und bilden einen neuen Stapel.
rule-renewal-gold = Liegen nach den Aktionen weniger als zwei Goldbarren im Hafen, fahren ägyptische Boote ein, bis es mindestens zwei sind.
rule-renewal-enter = Ein einfahrendes ägyptisches Boot schiebt wie jedes andere alle Boote um seine Länge weiter.
rule-harbour-order = Die Hafenaktion hat zwei Teile: zuerst Waren kaufen, dann einen Auftrag erfüllen.
rule-harbour-something = Wer im Hafen nichts kauft, muss einen Auftrag erfüllen; mindestens einer der beiden Teile muss geschehen.
rule-harbour-buy = Im Hafen darf der Spieler beliebig viele Waren von beliebigen Booten kaufen.
rule-harbour-price = Eine Ware kostet so viel, wie das Hafenfeld zeigt, auf dem sie liegt.
rule-harbour-owner = Waren vom Boot eines Mitspielers werden diesem Mitspieler bezahlt.
rule-harbour-bank = Waren von ägyptischen und von eigenen Booten werden der Bank bezahlt.
rule-harbour-joker = Wer einen Joker kauft, bestimmt sofort, welches Produkt er ist. Gold kann er nicht sein.
rule-mission-one = Mit einer Hafenaktion erfüllt man höchstens einen Auftrag.
rule-mission-twice = Ein Spieler darf in einer Runde beide Marker in den Hafen setzen und so zwei Aufträge erfüllen.
rule-mission-goods = Die Waren für einen Auftrag kommen aus dem eigenen Lager und gehen in den Vorrat.
rule-mission-estate = Bis zu zwei Produkte, die im Lager fehlen, darf der Spieler für einen Auftrag von seinen Äckern oder aus der Hütte nehmen.
rule-mission-two-of-a-kind = Verlangt ein Auftrag zwei Produkte einer Sorte und liegt nur eines davon im Lager, darf das andere vom Gut kommen.
rule-mission-fee = Das erste Produkt, das vom Gut für einen Auftrag geliefert wird, kostet 3 Drachmen, das zweite 5. Gezahlt wird vor der Belohnung.
rule-mission-warehouse = Mindestens eine Ware für den Auftrag muss aus dem Lager kommen.
rule-mission-reward = Für einen erfüllten Auftrag erhält der Spieler die gezeigten Drachmen und Punkte.
rule-mission-refill = Ein erfüllter Auftrag wird sofort durch einen neuen vom Stapel ersetzt.
rule-market-units = Auf dem Markt verkauft der Spieler ein oder zwei Produkte von seinem Gut.
rule-market-price = Auf dem Markt bringt jedes Produkt 5 Drachmen auf dem ersten Aktionsfeld, 4 auf dem zweiten und 3 auf dem dritten.
rule-temple-price = Im Tempel kostet jeder Punkt auf dem ersten Aktionsfeld 5 Drachmen, auf dem zweiten 7.
rule-temple-limit = Im Tempel darf man beliebig viele Punkte kaufen.
rule-hall-tiles = Im Rathaus kauft der Spieler ein oder zwei Plättchen von der Bank: Äcker oder Entwicklungen.
rule-hall-one-of-each = Niemand darf dieselbe Entwicklung zweimal haben.
rule-hall-same-product = Ein Spieler darf mehrere Äcker für dasselbe Produkt haben.
rule-hall-boat = Zu viert und zu fünft darf jeder einmal im Spiel sein 3er-Boot kaufen. Es kostet 10 Drachmen und zählt als einer der beiden Käufe im Rathaus.
rule-development-income = Karren, Überfluss und Griechischer Händler bringen bei jeder Hofaktion 1 Drachme, auch wenn man sie nicht nutzt.
rule-development-once = Karren, Überfluss und Griechischen Händler darf man je Hofaktion einmal nutzen.
rule-development-demeter = Demeters Segen bringt bei der Hofaktion 1 Punkt für je zwei seiner Produkte auf dem Gut, die Hütte eingeschlossen. Die Produkte bleiben liegen.
rule-development-demeter-when = Demeters Segen wird gezählt, wenn man ihn nutzt, spätestens vor dem Beladen des Boots.
rule-development-demeter-types = Demeters Segen für verschiedene Produkte gilt als verschiedene Entwicklungen.
rule-development-poseidon = Poseidon bringt bei jeder Hofaktion 1 Punkt.
rule-development-irrigation = Bewässerung: Wird ein Produkt produziert, das der Besitzer anbaut, erhält er nach dem Verteilen des Chips ein weiteres, falls er Platz hat.
rule-development-irrigation-others = Bewässerung wirkt bei jeder Produktion, auch bei der eines Mitspielers.
rule-development-hut = Die Hütte fasst je ein Produkt jeder angebauten Sorte, und nur, wenn alle Äcker dieser Sorte voll sind. Sie wirkt bei Produktion, Überfluss und bei der Wahl der Spielreihenfolge.
rule-development-hut-pass = Beim Verteilen der Ernte erhält ein Spieler in jedem Durchgang ein Produkt auf jeden Acker mit Platz; sind alle voll, eines in die Hütte.
rule-development-cart = Der Karren bringt bei der Hofaktion ein Produkt vom Acker ins Lager.
rule-development-abundance = Überfluss bringt bei der Hofaktion ein Produkt auf das Gut, das der Spieler anbaut und für das er Platz hat.
rule-development-trader = Der Griechische Händler tauscht bei der Hofaktion ein Produkt im eigenen Lager gegen ein anderes. Gold kann weder gegeben noch genommen werden.
rule-order-rows = Die Spielreihenfolge hat sechs Zeilen. Von oben nach unten: 3 Drachmen zahlen, 1 Drachme zahlen, nichts, 1 Drachme erhalten, 2 Drachmen erhalten, 1 Drachme und ein Produkt erhalten. Die unteren vier sind rekonstruiert.
rule-order-bottom-up = Am Ende der Runde wählt zuerst, wer in der untersten Zeile liegt, eine Zeile für die nächste Runde, dann die anderen von unten nach oben.
rule-order-other-row = Niemand darf in seiner Zeile bleiben, und jede Zeile nimmt nur einen Spieler auf.
rule-order-cost = Die oberste Zeile kostet 3 Drachmen, die zweite 1 Drachme. Gezahlt wird sofort.
rule-order-gain = Untere Zeilen bringen sofort, was sie zeigen.
rule-order-product = Das Produkt einer Zeile muss der Spieler anbauen, und er muss Platz dafür haben; die Hütte zählt mit.
rule-order-penniless = Wer keine andere freie Zeile bezahlen kann, bleibt in seiner Zeile und zahlt und erhält dafür nichts. Das kommt nur zu viert oder zu fünft vor.
rule-end-trigger = Kann ein erfüllter Auftrag nicht mehr ersetzt werden, ist die laufende Runde die letzte.
rule-end-harbour = In der letzten Runde darf, wer noch nicht im Hafen war, auch dann einen Marker dorthin setzen, wenn kein Aktionsfeld frei ist.
rule-end-over = Das Spiel endet nach der letzten Aktion der letzten Runde. Goldnachschub und neue Spielreihenfolge entfallen.
rule-end-money = Am Spielende sind je 10 Drachmen 1 Punkt wert.
rule-end-gold = Am Spielende ist jeder Goldbarren im Lager 2 Punkte wert.
rule-end-winner = Es gewinnt, wer die meisten Punkte hat.
rule-end-tie = Bei Gleichstand gewinnt, wem nach der Wertung mehr Drachmen bleiben. Ist auch das gleich, teilt man sich den Platz.

## Woher die Punkte kommen

source-farm = Punkte der Plättchen
source-demeter = Demeters Segen
source-deliveries = Lieferungen
source-missions = Aufträge
source-temple = Tempel
source-earlier = Frühere Punkte
source-money = Geld
source-gold = Gold

# Was jemand falsch gemacht hat.

mistake-harbour-length = harbour: die Preise müssen Raum für zwei Boote lassen und weniger als { $most } sein
mistake-egyptian-gold = egyptian: mindestens zwei Boote müssen Gold bringen, und der Hafen kann höchstens zwei Barren verlangen
mistake-large-length = large: kein Boot der Flotte hat diese Länge
mistake-farmland-alike = farmland: zwei Zeilen gleichen sich in Produkt und Preis; fasse sie zusammen oder ändere einen Preis
mistake-farmland-order = farmland: die Zeilen stehen in der Reihenfolge wine, milk, olives, grain
mistake-farmland-products = farmland: für jedes Produkt muss es ein Plättchen geben
mistake-farmland-many = farmland: höchstens { $most } Plättchen
mistake-development-rows = development: je eine Zeile, in dieser Reihenfolge: { $known }
mistake-mission-order = mission: die Kategorien stehen in der Reihenfolge I, II, III
mistake-mission-boxed = mission: jede Kategorie braucht mehr als die { $boxed }, die ungesehen zurückgehen
mistake-mission-plazas = mission: es müssen genug für { $plazas ->
        [one] { $plazas } Auftragsfeld
       *[other] { $plazas } Auftragsfelder
    } sein
mistake-setup-seats = setup: je ein Eintrag für 2, 3, 4 und 5 Spieler, in dieser Reihenfolge
mistake-setup-boats = setup für { $seats }: solche Boote hat die Flotte nicht
mistake-row-few = row: es muss mehr Zeilen als Spieler geben
mistake-chips-few = chips: es müssen genug für alle Produktionsfelder sein
mistake-chips-each = chips: eine Produktion kann nicht mehr Chips nehmen, als es Felder gibt
mistake-sum-money = das Geld
mistake-sum-good = Ware { $number }
mistake-sum-boats-of-players = Boote der Spieler
mistake-sum-boats-of-players-twice = Boote der Spieler doppelt
mistake-sum-boats-of-players-in-two-places = Boote der Spieler an zwei Orten
mistake-sum-boats-of-Egypt = ägyptische Boote
mistake-sum-squares-of-boats = Felder der Boote
mistake-sum-missions = Aufträge
mistake-sum-missions-drawn = gezogene Aufträge
mistake-sum-too-many-of-development = zu viele der Entwicklung { $number }
mistake-sum-chips-on-two-fields = Chips auf zwei Feldern
mistake-sum-goods-on-land-of-nobody = Produkte auf Äckern, die niemandem gehören
mistake-sum-turn-markers-of = Marker von { $number }
mistake-boats-misplaced = boats, sea, pile, landed, home, large: jedes Boot muss genau einmal vorkommen
mistake-boats-past-exit = boats, cargo: hinter dem Hafenende liegt ein Boot oder eine Ware
mistake-boats-cargo = cargo: das Boot auf Feld { $square } kann das nicht geladen haben
mistake-hut-unit = hut: Platz { $number } hat keine Hütte oder baut dieses Produkt nicht an
mistake-missions-misplaced = plazas, unseen, fulfilled: ein Auftrag kommt doppelt vor
mistake-missions-stack = unseen: von einer Kategorie sind nicht genug Aufträge zu ziehen
mistake-missions-plazas = plazas: bis zur letzten Runde muss überall ein Auftrag ausliegen
mistake-markers-many = markers: so viele Aktionsfelder hat { $place } nicht
mistake-chips-production = chips: ihre Zahl muss zu den Markern auf der Produktion passen
mistake-agenda-bare = agenda: unter { $step } liegt nichts
mistake-agenda-order = agenda: unter { $step } liegt { $found }
mistake-agenda-argument = agenda: { $found } passt nicht zu { $step }
mistake-agenda-markers = agenda: die Aktionen von Platz { $number } müssen zu seinen Markern in der Hand passen
mistake-agenda-last = agenda: nach der letzten Runde kommt nichts mehr
mistake-agenda-drop = agenda: für Platz { $number } gehört ein drop hierher, wenn sein Lager zu voll ist, und nur dann
mistake-agenda-sea = agenda: solange ein Boot auf See liegt, wird keines gezogen
mistake-hold-squares = hold: das passt nicht zu dem Boot, das beladen wird
mistake-rows-choosing = agenda: jeder Platz wählt genau eine Zeile
mistake-rows-shared = rows: zwei Plätze liegen in derselben Zeile
mistake-rows-taken = taken: das müssen die Zeilen der Plätze sein, die schon gewählt haben

# Für lernende Agenten
agents-later = bei `start`: wie viele Plättchen danach noch zu kaufen sind
agents-fields = bei `produce`: die in dieser Aktion verbrauchten Felder
agents-unused = bei `effect`: die noch nicht genutzten Entwicklungen
agents-loading = bei `load` und `paid`: die Länge des Bootes
agents-square = bei `name`: das Feld, dessen Joker ein Produkt wird, ab 1
agents-good = bei `give`: das Produkt, das der Auftrag verlangt
agents-so-far = bei `sell` und `hall`: bisher verkaufte Produkte oder gekaufte Plättchen; bei `ship`, `mission` und `offer`: 1 nach dem ersten Mal
agents-round = die Runde
agents-last = ob es die letzte ist
agents-money = Geld
agents-points = Punkte, ohne die für Geld und Gold
agents-row = die Zeile aller in der Spielreihenfolge, Spieler für Spieler
agents-choosing = wer noch eine Zeile für die nächste Runde zu wählen hat
agents-in-hand = Marker, die noch zu setzen sind
agents-markers = Marker auf Produktion, Hof, Hafen, Markt, Tempel und Rathaus sowie verlorene, Spieler für Spieler
agents-owner = die Äcker aller, von jeder Sorte die ersten, Spieler für Spieler
agents-units = Produkte auf jedem dieser Äcker
agents-hut = die Produkte in den Hütten, Spieler für Spieler
agents-built = die Entwicklungen, Spieler für Spieler
agents-store = Wein, Ziegenmilch, Oliven, Getreide und Gold in den Lagern, Spieler für Spieler
agents-home = die freien Boote, die kurzen zuerst, Spieler für Spieler
agents-large = wer das 3er-Boot noch kaufen kann
agents-cargo = was auf jedem Hafenfeld liegt, von der Einfahrt her: Wein, Ziegenmilch, Oliven, Getreide, Gold oder ein Joker
agents-berths = das erste Feld jedes Boots im Hafen, ab 1; die ägyptischen Boote, dann die Boote der Spieler, die kurzen zuerst und von gleichen das näher an der Einfahrt
agents-hold = die Ladung des einfahrenden Boots, vom Bug her
agents-sea = das ägyptische Boot, das als Nächstes einfährt
agents-boats-left = die ägyptischen Boote, die noch gezogen werden
agents-landed = die ägyptischen Boote, die den Hafen verlassen haben
agents-plazas = die offenen Aufträge
agents-wanted = von jedem offenen Auftrag Wein, Ziegenmilch, Oliven, Getreide und Gold, die er verlangt, seine Drachmen und seine Punkte
agents-unseen = die Aufträge, die niemand gesehen hat
agents-fulfilled = die erfüllten Aufträge
agents-stack = Aufträge im Stapel
agents-chips = das Feld jedes Produktionschips, Chip für Chip
agents-land-left = käufliche Äcker jeder Art
agents-taken = die besetzten Zeilen der ersten Spalte

## Das Brett auf der Seite

page-harbour = Hafen, von der Einfahrt zum Hafenende
page-town = Stadt: Markt, Tempel und Rathaus
page-fields = Produktion: Felder und Chips
page-plazas = Offene Aufträge; im Stapel: { $stack }
page-order = Spielreihenfolge
page-sale = Plättchen im Rathaus
page-estate = Gut von { $name }
page-nothing = nichts
page-egyptian = ägyptisches Boot
page-boat-of = Boot von { $name }
page-open-water = kein Boot
page-square = Hafenfeld { $square }, Preis { $price }: { $cargo } ({ $boat })
page-next-boat = Auf See, fährt als Nächstes ein: ägyptisches Boot mit { $cargo }. Im Stapel: { $pile }. Abgelegt: { $landed }.
page-no-next-boat = Auf See wartet kein Boot. Im Stapel: { $pile }. Abgelegt: { $landed }.
page-being-loaded = Vor der Einfahrt wird ein { $length }er-Boot beladen: { $cargo }
page-place = { $place }: { $taken } von { $spaces ->
        [one] { $spaces } Aktionsfeld
       *[other] { $spaces } Aktionsfeldern
    } besetzt. { $seats }
page-place-worth = Drachmen je Aktionsfeld: { $prices }.
page-lost = In dieser Runde verlorene Marker: { $seats }.
page-field = Feld: { $product }. Chips: { $chips }
page-chip = Chip { $value }, { $where }
page-chip-free = noch frei
page-chip-used = auf { $product }
page-mission = Auftrag { $mission }: verlangt { $goods }; bringt{ $money ->
        [0] {""}
        [one] {" "}1 Drachme und
       *[other] {" "}{ $money } Drachmen und
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-plaza-empty = Freies Auftragsfeld
page-row = Zeile { $row }: { $effect }. { $seats }
page-row-pays = kostet { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }
page-row-gets = bringt { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }
page-row-plain = kostet nichts
page-row-product = { $effect }, bringt ein Produkt
page-row-waits = { $name } (wählt noch)
page-tile-land = Acker: { $product }
page-tile-boat = 3er-Boot
page-tile = { $tile }, { $cost ->
        [one] { $cost } Drachme
       *[other] { $cost } Drachmen
    }, noch { $left }. { $does }
page-yields = Bei jeder Hofaktion:{ $money ->
        [0] {""}
        [one] {" "}+1 Drachme
       *[other] {" "}+{ $money } Drachmen
    }{ $points ->
        [0] {""}
        [one] {" "}+1 Punkt
       *[other] {" "}+{ $points } Punkte
    }
page-does-demeter = Bei der Hofaktion 1 Punkt für je zwei dieser Produkte auf deinem Gut.
page-does-poseidon = Bei jeder Hofaktion 1 Punkt.
page-does-irrigation = Bei jeder Produktion 1 weiteres Produkt je Chip, wenn du es anbaust und Platz hast.
page-does-hut = Platz für je 1 weiteres Produkt jeder angebauten Sorte.
page-does-cart = Bei der Hofaktion 1 Produkt vom Acker ins Lager.
page-does-abundance = Bei der Hofaktion 1 Produkt auf das Gut.
page-does-trader = Bei der Hofaktion 1 Produkt im Lager gegen ein anderes tauschen.
page-land-tiles =
    { $tiles ->
        [one] { $tiles } Acker
       *[other] { $tiles } Äcker
    }, { $product }: { $units } von { $room }
page-hut-unit = In der Hütte: { $product }
page-store = Im Lager: { $count } × { $good }
page-warehouse = Lager, { $count } von { $room }: { $goods }
page-at-home = Freie Boote: { $boats }
page-boat-home = Freies { $length }er-Boot
page-purse = Drachmen: { $money }, Punkte: { $points }
page-markers-left = Marker übrig: { $count }
page-developments = Entwicklungen: { $developments }
page-no-land = Noch kein Acker
page-development = { $kind }: { $does }
page-count = { $count } × { $good }
page-left = ×{ $count }
page-rank = { $place }.

## Erklärungen zu Entscheidungen auf der Seite, einmal gezeigt

tip-start = Deine Äcker bestimmen, was du ernten und verschiffen kannst. Zu zweit und zu dritt kaufst du zwei verschiedene, sonst einen. Auf jedem Startacker liegt gleich ein Produkt.
tip-act = Du hast zwei Marker pro Runde. Produktion: Äcker füllen. Hof: Erträge nehmen und ein Boot verschiffen. Hafen: Waren kaufen, einen Auftrag erfüllen. Markt: verkaufen. Tempel: Punkte kaufen. Rathaus: Plättchen kaufen.
tip-produce = Der Chip zeigt, wie viele Produkte verteilt werden: reihum eines pro Acker, beginnend bei dir. Auch deine Mitspieler ernten mit.
tip-effect = Nutze deine Entwicklungen in beliebiger Reihenfolge, jede einmal. Mit „Fertig“ geht es weiter.
tip-boat = Ein Boot muss voll sein, bevor es einfährt. Es schiebt alle anderen Richtung Hafenende.
tip-load = Was am Bug liegt, kommt zuerst auf die billigen Felder und zuerst ins Lager.
tip-paid = Jedes verladene Produkt bringt dir nach Wahl 1 Punkt oder 2 Drachmen.
tip-drop = Dein Lager fasst 10 Waren. Lege zurück, was zu viel ist.
tip-ship = Eine Ware kostet, was auf ihrem Feld steht. Du zahlst an den Besitzer des Boots, bei eigenen und ägyptischen Booten an die Bank. Kaufe, was ein Auftrag verlangt, und wähle dann „Fertig“.
tip-name = Der Joker ist ab jetzt das Produkt, das du wählst.
tip-mission = Du darfst einen Auftrag erfüllen. Die Waren kommen aus deinem Lager; bis zu zwei Produkte darfst du vom Gut liefern, das erste für 3, das zweite für 5 Drachmen.
tip-sell = Verkaufe ein oder zwei Produkte. Der Preis hängt vom Aktionsfeld ab: 5, 4 oder 3 Drachmen je Produkt.
tip-offer = Auf dem ersten Aktionsfeld kostet jeder Punkt 5 Drachmen, auf dem zweiten 7. Kaufe, so viele du willst, mindestens einen.
tip-hall = Kaufe ein oder zwei Plättchen: Äcker, Entwicklungen (jede nur einmal) oder, zu viert und zu fünft, das 3er-Boot.
tip-order = Wer oben liegt, ist früher an der Reihe und zahlt dafür; untere Zeilen bringen etwas. In deiner Zeile darfst du nicht bleiben.
