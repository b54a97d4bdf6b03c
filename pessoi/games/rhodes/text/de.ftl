# The game

game-name = Rhodes
game-about = Bewirtschafte ein Gut, verschiffe die Ernte durch einen Hafen, in dem Boote einander schieben, und erfülle die Aufträge der Stadt.
game-length = 60 bis 120 Minuten

# Chapters

chapter-components = Das Material
chapter-setup = Vorbereitung
chapter-round = Die Runde
chapter-production = Produktion
chapter-estate = Das Gut
chapter-farm = Der Hof
chapter-boats = Boote und Lager
chapter-renewal = Gold
chapter-harbour = Der Hafen
chapter-mission = Aufträge
chapter-market = Der Markt
chapter-temple = Der Tempel
chapter-hall = Das Rathaus
chapter-development = Entwicklungen
chapter-order = Die Reihenfolge
chapter-end = Das Ende

# Options

edition-standard = Standard
edition-standard-about = Felder dürfen mehrfach genutzt werden, und ein Boot löscht, sobald sein Bug den Ausgang erreicht.
edition-one-by-one = Eins nach dem anderen
edition-one-by-one-about = Auf jedes Produktionsfeld kommt höchstens ein Chip pro Runde, und jede Ware wird einzeln entladen, wenn sie das Hafenende erreicht.
option-field-reuse = Produktionsfelder
option-field-reuse-about = Darf der zweite Produzent einer Runde ein Feld nutzen, auf dem schon ein Chip liegt?
option-field-reuse-allowed = Dürfen wieder genutzt werden
option-field-reuse-forbidden = Einmal je Runde
option-exit = Löschen der Ladung
option-exit-about = Wann verlassen Waren am Ausgang ein Boot?
option-exit-bow = Alle, wenn der Bug dort ist
option-exit-units = Einzeln, wenn jede dort ist

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

ask-start = Kaufe deinen ersten Acker.
ask-act = Wohin setzt du deinen Marker?
ask-produce = Lege einen Chip auf ein Feld.
ask-effect = Welche Entwicklung nutzt du?
ask-boat = Welches Boot belädst du?
ask-load = Was lädst du als Nächstes, vom Bug her?
ask-paid = Wie viele Einheiten werden in Punkten bezahlt?
ask-drop = Dein Lager ist zu voll: Was geht weg?
ask-ship = Was kaufst du im Hafen?
ask-name = Was wird aus dem Joker?
ask-mission = Welchen Auftrag erfüllst du?
ask-give = Woher kommt die Einheit für den Auftrag?
ask-sell = Was verkaufst du?
ask-offer = Kaufst du einen Punkt?
ask-hall = Was kaufst du im Rathaus?
ask-order = Welche Zeile der Reihenfolge nimmst du?
ask-grow = Welches Produkt bekommst du?

# Moves

move-stop = Genug
move-idle = Passen
move-go = Gehen: { $place }
move-produce = Chip { $value } auf { $product }
move-demeter = Demeter segnet { $product }
move-cart = { $product } ins Lager karren
move-grow = { $product } wachsen lassen
move-trade = { $product } gegen { $into } tauschen
move-enter = Das Boot mit { $length } beladen
move-take = { $product } nehmen
move-take-hut = { $product } aus der Hütte nehmen
move-paid =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, den Rest in Drachmen
move-ship = Kaufen, was auf Feld { $square } liegt
move-name = Er wird zu { $product }
move-mission = Auftrag { $mission } erfüllen
move-drop = { $good } abgeben
move-offer = Einen Punkt kaufen
move-land = Acker kaufen: { $product } für { $amount }
move-build = { $kind } kaufen
move-large = Das große Boot kaufen
move-row = Zeile { $row } nehmen
outcome-mission = Auftrag { $mission } wird aufgedeckt.
outcome-boat = Das ägyptische Boot { $boat } kommt in Sicht.
outcome-first = { $seat } beginnt.

# The log

event-mission-open = Auftrag { $mission } liegt aus.
event-mission-drawn = Ein neuer Auftrag: { $mission }.
event-boat-at-sea = Das ägyptische Boot { $boat } wartet auf See.
event-boats-shuffled = Die ägyptischen Boote werden neu gemischt: { $count }.
event-egyptian-enters = Das ägyptische Boot { $boat } fährt in den Hafen ein.
event-egyptian-leaves = Das ägyptische Boot { $boat } verlässt den Hafen.
event-first = { $seat } beginnt.
event-started = { $seat } beginnt mit einem Acker: { $product } für { $amount }.
event-round = Runde { $round }.
event-goes = { $seat } setzt einen Marker: { $place }.
event-goes-beyond = { $seat } geht in den vollen Hafen: Es ist die letzte Runde.
event-idle =
    { $seat } kann nichts tun und bekommt { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-produces = { $seat } legt Chip { $value } auf { $product }.
event-grown = { $seat } bekommt { $product }: { $count }.
event-surplus = Kein Platz für { $product }: { $count } zurück in den Vorrat.
event-irrigated = { $seat } bekommt durch Bewässerung eine Einheit mehr: { $product }.
event-farm-points =
    { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } vom Gut.
event-farm-money =
    { $seat } bekommt { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    } vom Gut.
event-demeter =
    Demeter segnet { $product } und gibt { $seat } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-carted = { $seat } karrt { $product } ins Lager.
event-abundant = Überfluss gibt { $seat } eine Einheit: { $product }.
event-traded = { $seat } tauscht { $product } gegen { $into }.
event-loaded = { $seat } lädt { $product }.
event-delivered =
    { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-enters = { $seat } schickt ein Boot mit { $length } in den Hafen.
event-unloaded = Das Lager von { $seat } erhält { $good }.
event-home = Ein Boot mit { $length } fährt heim zu { $seat }.
event-dropped = { $seat } gibt { $good } ab.
event-bought-bank =
    { $seat } kauft { $good } für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }, an die Bank.
event-bought-from =
    { $seat } kauft { $good } von { $other } für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-joker = Es war ein Joker: { $seat } macht daraus { $product }.
event-errand =
    { $seat } zahlt { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    } für { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    } vom Gut.
event-given = { $seat } gibt { $product } vom Gut.
event-fulfilled =
    { $seat } erfüllt Auftrag { $mission }: { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    } und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-sold =
    { $seat } verkauft { $product } für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-offered =
    { $seat } kauft einen Punkt für { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-land-bought = { $seat } kauft einen Acker: { $product } für { $amount }.
event-built = { $seat } kauft { $kind } für { $amount }.
event-large-bought = { $seat } kauft das große Boot für { $amount }.
event-back = Marker und Chips kommen zurück.
event-row-pays =
    { $seat } nimmt Zeile { $row } und zahlt { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-row-gains =
    { $seat } nimmt Zeile { $row } und bekommt { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    }.
event-row-stays = { $seat } kann keine andere Zeile bezahlen und bleibt in Zeile { $row }.
event-row-product = Die Zeile gibt { $seat } eine Einheit: { $product }.
event-last-round = Kein Auftrag mehr für den freien Platz: Diese Runde ist die letzte.
event-over = Die Partie ist zu Ende.
event-money-counts =
    { $seat }: { $amount ->
        [one] { $amount } Drachme
       *[other] { $amount } Drachmen
    } sind { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert.
event-gold-counts =
    { $seat }: Goldbarren, { $count }, sind { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert.
event-result =
    { $seat }: Platz { $rank } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

# Why not

reason-too-dear = Das kostet { $cost }; du hast { $money }.
reason-tiles-gone = Davon ist keines mehr da.
reason-same-product = Du baust schon { $product } an; deine ersten Plättchen müssen verschieden sein.
reason-second-impossible = Mit { $left } übrig könntest du kein zweites Plättchen kaufen.
reason-start-first = Kaufe zuerst deinen Acker.
reason-not-on-land = Davon liegt nichts auf deinen Äckern: { $product }.
reason-not-in-hut = Davon liegt nichts in deiner Hütte: { $product }.
reason-take-a-unit = Nimm zuerst eine Einheit von deinem Gut.
reason-sell-something = Du musst mindestens eine Einheit verkaufen.
reason-offer-something = Du musst mindestens einen Punkt kaufen.
reason-buy-something = Du musst hier etwas kaufen.
reason-buy-a-tile = Beende zuerst deine Käufe im Rathaus.
reason-one-of-each = Das hast du schon: { $kind }.
reason-no-boat-for-sale = Für dich ist kein Boot zu kaufen.
reason-chip-first = Lege zuerst einen Chip auf ein Feld.
reason-other-field = Dein zweiter Chip braucht ein anderes Feld als { $product }.
reason-no-such-chip = Kein Chip { $value } ist frei.
reason-field-taken = Auf { $product } liegt schon ein Chip.
reason-boat-needs-more = Der Rest würde kein Boot füllen.
reason-no-cart = Du hast jetzt keinen Karren zu nutzen.
reason-no-abundance = Du hast jetzt keinen Überfluss zu nutzen.
reason-no-trader = Du hast jetzt keinen Händler zu nutzen.
reason-no-blessing = Du hast Demeters Segen für { $product } nicht.
reason-blessing-used = Demeters Segen für { $product } hast du in dieser Aktion schon genutzt.
reason-blessing-few = Demeters Segen für { $product } braucht { $count ->
        [one] { $count } Produkt
       *[other] { $count } Produkte
    } dieser Sorte auf deinem Gut; du hast nur { $units }.
reason-blessing-later = Demeters Segen für { $product } wird von selbst gezählt, wenn du deine Entwicklungen genutzt hast.
reason-trade-for-another = Tausche es gegen ein anderes Produkt.
reason-no-room = Du hast keinen Platz für { $product }.
reason-developments-first = Nutze zuerst deine Entwicklungen, oder sage, dass es genug ist.
reason-boat-first = Wähle zuerst das Boot, das einfährt.
reason-boat-not-home = Kein Boot mit { $length } ist daheim.
reason-boat-not-full = Ein Boot mit { $length } muss voll sein; dein Gut hat { $units }.
reason-too-many-points = Das Boot trägt { $units }.
reason-reward-first = Sage zuerst, wie du bezahlt wirst.
reason-not-in-warehouse = Davon liegt nichts in deinem Lager: { $good }.
reason-drop-first = Zuerst muss dein Lager { $count } abgeben.
reason-harbour-something = Kaufe etwas: So kannst du keinen Auftrag erfüllen.
reason-goods-first = Beende zuerst deine Käufe im Hafen.
reason-empty-square = Auf Feld { $square } liegt nichts.
reason-name-first = Sage zuerst, was aus dem Joker wird; Gold kann es nicht sein.
reason-mission-needed = Du hast nichts gekauft, also musst du einen Auftrag erfüllen.
reason-mission-first = Wähle zuerst einen Auftrag, oder keinen.
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
reason-must-act = Du kannst noch etwas tun.
reason-place-first = Setze zuerst deinen Marker.
reason-farmed = Dein Marker liegt schon auf deinem Hof.
reason-no-full-boat = Du kannst kein Boot füllen, das daheim ist.
reason-place-full = Kein Feld ist frei: { $place }.
reason-nothing-in-harbour = Du kannst dort weder etwas kaufen noch einen Auftrag erfüllen.
reason-nothing-to-sell = Dein Gut hat nichts zu verkaufen.
reason-nothing-to-buy = Du kannst dort nichts kaufen.
reason-row-first = Wähle zuerst eine Zeile.
reason-row-taken = Zeile { $row } ist besetzt.
reason-same-row = Du darfst nicht in Zeile { $row } bleiben.
reason-product-first = Wähle zuerst das Produkt, das du bekommst.

# The board

board-round = Runde { $round }
board-last-round = Letzte Runde
board-harbour = Hafen
board-gate = Tor
board-exit = Ausgang
board-square = Feld
board-price = Preis
board-boat = Boot
board-cargo = Ladung
board-sea = Auf See: { $cargo }. Stapel: { $pile }, abgelegt: { $landed }.
board-loading = Wird beladen: { $cargo }
board-missions = Aufträge (Stapel: { $stack })
board-empty = leer
board-places = Orte
board-chips = Chips
board-free = frei
board-tiles = Rathaus
board-order = Reihenfolge
board-money = Dr.
board-points = Pkt.
board-score = Stand
board-estate = Gut
board-hut = Hütte
board-warehouse = Lager
board-boats = Boote
board-developments = Entwicklungen
board-markers = Marker
board-key = W Wein, M Ziegenmilch, O Oliven, G Getreide, A Gold, ? Joker, · nichts

# The rules

rule-components-players = Rhodes ist für 2 bis 5 Plätze.
rule-components-farmland = Es gibt 16 Ackerplättchen mit Platz für je 3 Einheiten. Zwei sind bekannt: Getreide für 14 mit einer Drachme, Wein für 17 mit einem Punkt. Die übrigen sind danach ergänzt.
rule-components-development = Es gibt 19 Entwicklungsplättchen. Nur der Preis des griechischen Händlers, 10, ist bekannt; die anderen Preise und die Anzahlen sind ergänzt.
rule-components-missions = Es gibt 15 Aufträge, fünf je Kategorie. Nur Wein und Oliven für 4 Drachmen und 3 Punkte ist bekannt; die anderen sind ergänzt.
rule-components-egyptian = Es gibt zehn ägyptische Boote, beladen mit Gold und Jokern. Was jedes trägt, ist ergänzt.
rule-components-fleet = Jede Farbe hat Boote mit 1, 2, 2 und 3 Feldern.
rule-components-spaces = Wie viele Aktionsfelder ein Ort hat, hängt von der Spielerzahl ab. Rekonstruiert sind die des Rathauses (2, 2, 3 und 4 bei 2, 3, 4 und 5 Spielern) und die des Hafens (immer 2).
rule-components-chips = Es gibt fünf Produktionschips: 1, 2, 3, 3 und 4.
rule-components-supply = Waren gehen nie aus.
rule-components-bank = Geld geht nie aus.
rule-components-texts = Wo mehrere Texte lesbar sind, stimmen sie über Plättchen, Chips und Auftragsstapel überein.
rule-setup-money = Alle beginnen mit 30 Drachmen bei 2 oder 3 Plätzen, sonst mit 25.
rule-setup-boats = Alle beginnen mit Booten von 1, 2 und 3 Feldern bei 2 oder 3 Plätzen, sonst mit 1, 2 und 2.
rule-setup-missions = Ein Auftrag jeder Kategorie kommt ungesehen weg. Die übrigen liegen gestapelt, I vor II vor III, und drei werden aufgedeckt. Jeder wird gezogen, wenn er gebraucht wird; welche weg sind, erfährt niemand.
rule-setup-harbour = Ägyptische Boote fahren ein, bis zwei Goldbarren im Hafen liegen; eines mehr wartet auf See.
rule-setup-order = Der Zufall bestimmt, wer oben in der Reihenfolge steht; die anderen folgen im Uhrzeigersinn. Niemand zahlt oder bekommt dafür etwas.
rule-setup-farmland = Äcker werden in Reihenfolge gekauft, ein Plättchen je Durchgang: je zwei bei 2 oder 3 Plätzen, je eines bei 4 oder 5.
rule-setup-same-product = Die beiden ersten Plättchen müssen für verschiedene Produkte sein.
rule-setup-second = Das erste Plättchen darf nicht so teuer sein, dass kein zweites bezahlt werden könnte.
rule-setup-cube = Jedes jetzt gekaufte Plättchen bekommt eine Einheit seines Produkts. Später gekaufte kommen leer.
rule-round-phases = Eine Runde hat vier Phasen: Aktionen, Gold, Marker und Chips zurück, neue Reihenfolge.
rule-round-actions = Von oben nach unten setzt jeder einen Marker und handelt sofort; dann alle ein zweites Mal.
rule-round-achieve = Ein Marker darf nur dorthin, wo er etwas bewirkt: eine verkaufte Einheit, einen Punkt, ein Plättchen, eine gekaufte Einheit oder einen Auftrag.
rule-round-idle = Wer gar nichts tun kann, verliert den Marker für diese Runde und bekommt 1 Drachme.
rule-round-farm-space = Ein Hof hat ein Feld, nur für den Besitzer.
rule-round-return = Marker kommen zu den Besitzern zurück, Chips auf ihre Felder.
rule-production-chips = Eine Produktion nimmt zwei Chips, nie nur einen.
rule-production-fields = Die beiden Chips kommen auf zwei verschiedene Felder.
rule-production-total = Die Summe der beiden Chips ist nicht begrenzt.
rule-production-reuse = Der zweite Produzent einer Runde darf Felder mit Chip nutzen; je nach Option nur leere.
rule-production-round = Die Ernte geht im Uhrzeigersinn herum, beginnend beim Produzenten: in jedem Durchgang eine Einheit auf jedes Plättchen des Produkts.
rule-production-short = In einem Durchgang kommt auf jeden Acker höchstens ein Produkt. Reichen die Produkte im letzten Durchgang nicht für alle Äcker eines Spielers, auf denen Platz ist, kommen sie auf verschiedene Äcker, zuerst auf die leersten.
rule-production-full = Ein Plättchen fasst 3 Einheiten; ein volles wird übergangen.
rule-production-surplus = Was keinen Platz findet, geht in den Vorrat zurück.
rule-estate-take = Eine vom Acker genommene Einheit kommt vom vollsten Plättchen ihres Produkts, eine gelegte geht auf das leerste; ob Acker oder Hütte, entscheidet der Besitzer.
rule-farm-order = Die Hofaktion läuft so ab: Punkte, Geld, Entwicklungen, dann ein Boot.
rule-farm-points = Die Plättchen des Guts bringen ihre Punkte.
rule-farm-money = Die Plättchen des Guts bringen ihre Drachmen.
rule-farm-developments = Entwicklungen werden in beliebiger Folge genutzt.
rule-farm-boat = Genau ein Boot muss einfahren, und zwar voll. Ohne ein Boot daheim, das gefüllt werden kann, keine Hofaktion; was der Überfluss bringt, zählt mit.
rule-farm-load = Die Ladung kommt vom Gut und darf gemischt sein; der Besitzer bestimmt ihre Anordnung.
rule-farm-reward = Jede Einheit bringt nach Wahl 1 Punkt oder 2 Drachmen. Die Waren bleiben an Bord.
rule-farm-push = Ein Boot nimmt die Felder am Tor und schiebt alle anderen um seine Länge hinein. Boote liegen lückenlos.
rule-boats-squares = Der Hafen ist eine Reihe von Feldern, deren Preise vom Tor zum Ausgang fallen: 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4. Nur die 7 ist bekannt. Bei 5 Plätzen liegt noch eine 7 davor.
rule-boats-exit = Erreicht der Bug eines Spielerboots den Ausgang, kommt die ganze Ladung ins Lager des Besitzers; je nach Option Einheit für Einheit.
rule-boats-home = Ein Spielerboot fährt heim, wenn auch sein Heck den Ausgang erreicht.
rule-boats-egyptian-exit = Ein ägyptisches Boot am Ausgang wird abgelegt, seine Ladung geht in den Vorrat.
rule-boats-warehouse = Ein Lager fasst 10 Waren, Gold eingeschlossen. Kommen mehr, wählt der Besitzer, was in den Vorrat geht, Neues oder Altes.
rule-boats-emptied = Leergekaufte Boote bleiben, bis sie hinausgeschoben werden.
rule-boats-next = Das nächste ägyptische Boot liegt immer offen auf See.
rule-boats-reshuffle = Ist der Stapel ägyptischer Boote leer, werden die abgelegten neu gemischt.
rule-renewal-gold = Liegen nach den Aktionen weniger als zwei Goldbarren im Hafen, fahren ägyptische Boote ein, bis es mindestens zwei sind.
rule-renewal-enter = Ein ägyptisches Boot fährt ein wie jedes andere und schiebt alle Boote um seine Länge.
rule-harbour-order = Erst dürfen Waren gekauft, dann darf ein Auftrag erfüllt werden.
rule-harbour-something = Mindestens eines von beiden muss geschehen: Wer nichts kauft, muss einen Auftrag erfüllen.
rule-harbour-buy = Beliebig viele Einheiten dürfen von beliebigen Booten gekauft werden.
rule-harbour-price = Das Feld, auf dem eine Einheit liegt, bestimmt ihren Preis.
rule-harbour-owner = Waren vom Boot eines anderen werden diesem bezahlt.
rule-harbour-bank = Waren von ägyptischen und von eigenen Booten werden der Bank bezahlt.
rule-harbour-joker = Wer einen Joker kauft, macht ihn sofort zu einem Produkt, nie zu Gold.
rule-mission-one = Eine Hafenaktion erfüllt höchstens einen Auftrag.
rule-mission-twice = Beide Marker einer Runde dürfen in den Hafen; zwei Aufträge in einer Runde sind also möglich.
rule-mission-goods = Die Waren kommen aus dem Lager und gehen in den Vorrat.
rule-mission-estate = Bis zu zwei Produkte, die im Lager fehlen, dürfen von Acker oder Hütte kommen.
rule-mission-two-of-a-kind = Verlangt ein Auftrag zwei Produkte einer Sorte und liegt nur eines davon im Lager, darf das andere vom Gut kommen.
rule-mission-fee = Das erste kostet 3 Drachmen, das zweite 5, zu zahlen vor der Belohnung.
rule-mission-warehouse = Mindestens eine Ware muss aus dem Lager kommen.
rule-mission-reward = Ein Auftrag bringt seine Drachmen und Punkte.
rule-mission-refill = Sein Platz wird sofort vom Stapel gefüllt.
rule-market-units = Auf dem Markt werden eine oder zwei Einheiten vom Gut verkauft.
rule-market-price = Jede Einheit bringt 5, 4 oder 3 Drachmen für den Ersten, Zweiten oder Dritten.
rule-temple-price = Im Tempel kostet ein Punkt 5 Drachmen für den Ersten, 7 für den Zweiten.
rule-temple-limit = Die Ausgabe dort ist nicht begrenzt.
rule-hall-tiles = Im Rathaus werden ein oder zwei Plättchen von der Bank gekauft, Äcker oder Entwicklungen.
rule-hall-one-of-each = Niemand darf zwei gleiche Entwicklungen haben.
rule-hall-same-product = Mehrere Äcker für dasselbe Produkt sind erlaubt.
rule-hall-boat = Bei 4 oder 5 Plätzen darf jeder einmal das große Boot kaufen, für 10 Drachmen, als einen der beiden Käufe.
rule-development-income = Karren, Überfluss und Händler bringen bei jeder Hofaktion 1 Drachme, genutzt oder nicht.
rule-development-once = Karren, Überfluss und Händler wirken einmal je Hofaktion und dürfen ausgelassen werden.
rule-development-demeter = Demeters Segen bringt einen Punkt je zwei Einheiten seines Produkts auf dem Gut, die Hütte eingeschlossen. Die Einheiten bleiben.
rule-development-demeter-when = Demeter zählt, wenn man sie nutzt, spätestens vor dem Beladen des Boots.
rule-development-demeter-types = Die Segen verschiedener Produkte sind verschiedene Entwicklungen.
rule-development-poseidon = Poseidon bringt bei jeder Hofaktion einen Punkt.
rule-development-irrigation = Bewässerung bringt eine weitere Einheit je Chip auf ein Produkt, das der Besitzer anbaut und für das er Platz hat, nach der Verteilung des Chips.
rule-development-irrigation-others = Bewässerung wirkt bei jeder Produktion.
rule-development-hut = Die Hütte fasst je eine Einheit jedes angebauten Produkts und nimmt sie nur, wenn alle Äcker dafür voll sind. Sie wirkt bei Produktion, Überfluss und Reihenfolge.
rule-development-hut-pass = In einem Durchgang der Ernte bekommt ein Spieler je Acker mit Platz eine Einheit, oder eine in die Hütte.
rule-development-cart = Der Karren bringt ein Produkt vom Acker ins Lager.
rule-development-abundance = Überfluss legt ein Produkt aufs Gut, wenn es angebaut wird und Platz hat.
rule-development-trader = Der griechische Händler tauscht ein Produkt im eigenen Lager gegen ein anderes; Gold wird weder gegeben noch genommen.
rule-order-rows = Die Spielreihenfolge hat sechs Zeilen. Von oben nach unten: 3 Drachmen zahlen, 1 Drachme zahlen, nichts, 1 Drachme erhalten, 2 Drachmen erhalten, 1 Drachme und ein Produkt erhalten. Die unteren vier sind rekonstruiert.
rule-order-bottom-up = Die neue Reihenfolge wird von der untersten Zeile aufwärts gewählt.
rule-order-other-row = Niemand darf in derselben Zeile bleiben, und eine Zeile nimmt nur einen Marker.
rule-order-cost = Die oberste Zeile kostet 3 Drachmen, die zweite 1, sofort zu zahlen.
rule-order-gain = Untere Zeilen bringen sofort, was sie zeigen.
rule-order-product = Ein Produkt aus einer Zeile muss angebaut werden und Platz finden; die Hütte zählt.
rule-order-penniless = Wer keine andere freie Zeile bezahlen kann, bleibt in seiner Zeile und zahlt und erhält dafür nichts. Das kommt nur zu viert oder zu fünft vor.
rule-end-trigger = Kann ein Platz nicht mehr gefüllt werden, wird die Runde zur letzten.
rule-end-harbour = In der letzten Runde darf, wer noch nicht im Hafen war, auch dann dorthin, wenn kein Feld frei ist.
rule-end-over = Die Partie endet nach der letzten Aktion dieser Runde: kein neues Gold, keine neue Reihenfolge.
rule-end-money = Am Ende sind 10 Drachmen einen Punkt wert.
rule-end-gold = Am Ende ist jeder Goldbarren im Lager 2 Punkte wert.
rule-end-winner = Wer die meisten Punkte hat, gewinnt.
rule-end-tie = Bei Gleichstand liegt vorn, wer nach der Zählung mehr Geld übrig hat; bei gleichem Rest wird der Platz geteilt.

## Woher die Punkte kommen

source-farm = Plättchen des Guts
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
mistake-farmland-alike = farmland: zwei Zeilen gleichen sich in Ware und Preis; lege sie zusammen oder unterscheide sie im Preis
mistake-farmland-order = farmland: die Zeilen stehen in der Reihenfolge wine, milk, olives, grain
mistake-farmland-products = farmland: jede Ware braucht ein Plättchen
mistake-farmland-many = farmland: höchstens { $most } Plättchen
mistake-development-rows = development: je eine Zeile, in dieser Reihenfolge: { $known }
mistake-mission-order = mission: die Kategorien stehen in der Reihenfolge I, II, III
mistake-mission-boxed = mission: jede Kategorie braucht mehr als die { $boxed }, die ungesehen zurückgehen
mistake-mission-plazas = mission: es müssen genug für { $plazas } Plätze sein
mistake-setup-seats = setup: je eines für 2, 3, 4 und 5 Plätze, in dieser Reihenfolge
mistake-setup-boats = setup für { $seats }: solche Boote hat die Flotte nicht
mistake-row-few = row: es müssen mehr Reihen als Plätze sein
mistake-chips-few = chips: es müssen genug für alle Produktionsfelder sein
mistake-chips-each = chips: eine Produktion kann nicht mehr Chips nehmen, als es Felder gibt
mistake-sum-money = das Geld
mistake-sum-good = Ware { $number }
mistake-sum-boats-of-players = Boote der Spieler
mistake-sum-boats-of-players-twice = Boote der Spieler doppelt
mistake-sum-boats-of-players-in-two-places = Boote der Spieler an zwei Orten
mistake-sum-boats-of-Egypt = Boote Ägyptens
mistake-sum-squares-of-boats = Felder der Boote
mistake-sum-missions = Aufträge
mistake-sum-missions-drawn = gezogene Aufträge
mistake-sum-too-many-of-development = zu viele der Entwicklung { $number }
mistake-sum-chips-on-two-fields = Chips auf zwei Feldern
mistake-sum-goods-on-land-of-nobody = Waren auf Land, das niemandem gehört
mistake-sum-turn-markers-of = Zugmarker von { $number }
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
agents-so-far = bei `sell` und `hall`: bisher verkaufte Einheiten oder gekaufte Plättchen; bei `ship`, `mission` und `offer`: 1 nach dem ersten Mal
agents-round = die Runde
agents-last = ob es die letzte ist
agents-money = Geld
agents-points = Punkte, ohne die für Geld und Gold
agents-row = die Zeile aller in der Tabelle der Reihenfolge, Sitz für Sitz
agents-choosing = wer noch eine Zeile für die nächste Runde zu wählen hat
agents-in-hand = Marker, die noch zu setzen sind
agents-markers = Marker auf Produktion, Hof, Hafen, Markt, Tempel und Rathaus, und verlorene, Sitz für Sitz
agents-owner = die Äcker aller, von jeder Art die ersten, Sitz für Sitz
agents-units = Einheiten auf jedem dieser Plättchen
agents-hut = die Produkte in den Hütten, Sitz für Sitz
agents-built = die Entwicklungen, Sitz für Sitz
agents-store = Wein, Milch, Oliven, Getreide und Gold in den Lagern, Sitz für Sitz
agents-home = die Boote daheim, die kurzen zuerst, Sitz für Sitz
agents-large = wer das große Boot noch kaufen kann
agents-cargo = was auf jedem Feld des Hafens liegt, vom Tor her: Wein, Milch, Oliven, Getreide, Gold oder ein Joker
agents-berths = das erste Feld jedes Bootes im Hafen, ab 1; die ägyptischen Boote, dann die Flotten Sitz für Sitz, die kurzen Boote zuerst und von gleichen das dem Tor nähere
agents-hold = was auf dem einlaufenden Boot geladen ist, vom Bug her
agents-sea = das ägyptische Boot, das als Nächstes einläuft
agents-boats-left = die ägyptischen Boote, die noch gezogen werden
agents-landed = die ägyptischen Boote, die den Hafen verlassen haben
agents-plazas = die offenen Aufträge
agents-wanted = von jedem offenen Auftrag Wein, Milch, Oliven, Getreide und Gold, die er verlangt, sein Geld und seine Punkte
agents-unseen = die Aufträge, die niemand gesehen hat
agents-fulfilled = die erfüllten Aufträge
agents-stack = Aufträge im Stapel
agents-chips = das Feld jedes Produktionschips, Chip für Chip
agents-land-left = käufliche Äcker jeder Art
agents-taken = die besetzten Zeilen der ersten Spalte

## Das Brett auf der Seite

page-harbour = Der Hafen, vom Tor zum Ausgang
page-town = Die Stadt: Markt, Tempel und Rathaus
page-fields = Produktion: Felder und Chips
page-plazas = Plätze mit Aufträgen; im Stapel: { $stack }
page-order = Die Tafel der Zugfolge
page-sale = Plättchen im Verkauf
page-estate = Das Gut von { $name }
page-nothing = nichts
page-egyptian = ägyptisches Boot
page-boat-of = Boot von { $name }
page-open-water = kein Boot
page-square = Feld { $square }, Preis { $price }: { $cargo } ({ $boat })
page-next-boat = Auf See, als nächstes an der Reihe: ein ägyptisches Boot mit { $cargo }. Es kommen noch: { $pile }. Abgelegt: { $landed }.
page-no-next-boat = Auf See wartet kein Boot. Es kommen noch: { $pile }. Abgelegt: { $landed }.
page-being-loaded = Vor dem Tor wird ein Boot mit { $length } beladen: { $cargo }
page-place = { $place }: { $taken } von { $spaces } Plätzen besetzt. { $seats }
page-place-worth = Wert, in der Reihenfolge der Ankunft: { $prices }.
page-lost = In dieser Runde verlorene Marker: { $seats }.
page-field = Feld: { $product }. Chips: { $chips }
page-chip = Chip { $value }, { $where }
page-chip-free = noch frei
page-chip-used = auf { $product }
page-mission = Auftrag { $mission }: verlangt { $goods }; Drachmen: { $money }, Punkte: { $points }
page-plaza-empty = Ein leerer Platz
page-row = Zeile { $row }: { $effect }. { $seats }
page-row-pays = kostet { $amount }
page-row-gets = bringt { $amount }
page-row-plain = kostet nichts
page-row-product = { $effect } und ein Produkt
page-row-waits = { $name } (muss noch wählen)
page-tile-land = Ackerland: { $product }
page-tile-boat = Großes Boot
page-tile = { $tile }, Preis { $cost }, noch da: { $left }. { $does }
page-yields = Bei jeder Hofaktion: Drachmen { $money }, Punkte { $points }.
page-does-demeter = Bei der Hofaktion 1 Punkt für je zwei dieser Produkte auf deinem Gut.
page-does-poseidon = Ein Punkt bei jeder Hofaktion.
page-does-irrigation = Eine Einheit mehr von jedem Chip auf einem Produkt, das man anbaut.
page-does-hut = Bewahrt von jedem angebauten Produkt eine Einheit mehr.
page-does-cart = Bringt eine Einheit vom Ackerland ins Lager.
page-does-abundance = Legt eine Einheit auf das Gut.
page-does-trader = Tauscht ein Produkt im Lager gegen ein anderes.
page-land-tiles =
    { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    } Ackerland, { $product }: { $units } von { $room } Einheiten
page-hut-unit = In der Hütte: { $product }
page-store = Im Lager: { $good }, { $count }
page-warehouse = Lager, { $count } von { $room }: { $goods }
page-at-home = Boote daheim: { $boats }
page-boat-home = Boot mit { $length } daheim
page-purse = Drachmen: { $money }, Punkte: { $points }
page-markers-left = Marker in der Hand: { $count }
page-developments = Entwicklungen: { $developments }
page-no-land = Noch kein Ackerland
page-development = { $kind }: { $does }
page-count = { $good } { $count }
page-left = ×{ $count }
page-rank = { $place }.

## Erklärungen zu Entscheidungen auf der Seite, einmal gezeigt

tip-start = Ackerland bestimmt, was du verschiffst. Zwei verschiedene Produkte geben mehr Auswahl am Hafen; eines lässt mehr Geld.
tip-act = Zwei Marker je Runde. Wachsen lassen (Produktion), verschiffen (Hof), kaufen und Aufträge erfüllen (Hafen), verkaufen (Markt), für Punkte beten (Tempel) oder Plättchen kaufen (Rathaus).
tip-produce = Lege einen Chip auf ein Feld: So viele Einheiten dieses Produkts werden einzeln verteilt, beginnend bei dir.
tip-effect = Deine Entwicklungen kannst du in beliebiger Reihenfolge nutzen; hör auf, wenn du genug hast.
tip-boat = Ein Boot muss voll sein, bevor es fährt. Es schiebt alle anderen zum Ausgang hin.
tip-load = Was am Bug liegt, kommt zuerst zum billigen Ende des Hafens.
tip-paid = Jedes verladene Produkt bringt dir nach Wahl 1 Punkt oder 2 Drachmen.
tip-drop = Das Lager fasst zehn Güter; der Rest muss weg.
tip-ship = Güter kosten, was an ihrem Platz steht, bezahlt an den Besitzer des Bootes. Hör auf, wenn du hast, was ein Auftrag verlangt.
tip-name = Ein Joker wird zu dem Produkt, das du jetzt nennst.
tip-mission = Höchstens ein Auftrag auf einmal: Er nimmt Güter aus deinem Lager, und bis zu zwei vom Gut für 3 und 5 Drachmen.
tip-sell = Wer zuerst am Markt ist, bekommt am meisten.
tip-offer = Hier wird Geld zu Punkten, der zweite teurer als der erste.
tip-hall = Bis zu zwei Plättchen: neues Land, eine Entwicklung jeder Art, oder das große Boot.
tip-order = Obere Zeilen handeln früher und kosten Geld; untere bringen etwas. Die eigene Zeile darf man nicht behalten.
