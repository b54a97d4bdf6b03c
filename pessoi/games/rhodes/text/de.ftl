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
option-field-reuse-about = Darf eine spätere Produktion derselben Runde ein Feld nutzen, auf dem schon ein Chip liegt?
option-field-reuse-allowed = mehrfach nutzbar
option-field-reuse-forbidden = einmal pro Runde
option-exit = Entladen
option-exit-about = Wann kommen die Waren am Hafenende aus einem Boot ins Lager?
option-exit-bow = alle, sobald der Bug dort ist
option-exit-units = einzeln, sobald jede dort ist

# Words

good-wine = Wein
good-milk = Ziegenmilch
good-olives = Oliven
good-grain = Getreide
good-gold = Gold
good-joker = Joker
amount-wine =
    { $count ->
        [one] Wein
       *[other] { $count } × Wein
    }
amount-milk =
    { $count ->
        [one] Ziegenmilch
       *[other] { $count } × Ziegenmilch
    }
amount-olives =
    { $count ->
        [one] Oliven
       *[other] { $count } × Oliven
    }
amount-grain =
    { $count ->
        [one] Getreide
       *[other] { $count } × Getreide
    }
amount-gold =
    { $count ->
        [one] Gold
       *[other] { $count } × Gold
    }
amount-joker =
    { $count ->
        [one] Joker
       *[other] { $count } × Joker
    }
amount-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
amount-money =
    { $count ->
        [one] { $count } Drachme
       *[other] { $count } Drachmen
    }
amount-price = { amount-money }
amount-cost = { amount-money }
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
effect-demeter = ein Punkt für je { $blessing-units ->
        [one] { $blessing-units } passendes Produkt
       *[other] { $blessing-units } passende Produkte
    } auf deinem Gut
effect-poseidon = keine Wirkung außer dem Ertrag
effect-irrigation = nach jedem Chip ein weiteres Produkt, wenn du es anbaust und Platz hast
effect-hut = Platz für je ein weiteres Produkt jeder angebauten Sorte
effect-cart = ein Produkt vom Acker ins Lager
effect-abundance = ein Produkt, das du anbaust, auf dein Gut
effect-trader = ein Produkt im Lager gegen ein anderes tauschen
row-effect =
    { $cost ->
        [0]
            { $money ->
                [0]
                    { $products ->
                        [0] kostet und bringt nichts
                       *[other] bringt ein Produkt
                    }
               *[other]
                    bringt { $money ->
                        [one] { $money } Drachme
                       *[other] { $money } Drachmen
                    }{ $products ->
                        [0] { "" }
                       *[other] { " " }und ein Produkt
                    }
            }
       *[other]
            kostet { $cost ->
                [one] { $cost } Drachme
               *[other] { $cost } Drachmen
            }{ $products ->
                [0] { "" }
               *[other] , bringt ein Produkt
            }
    }
place-production = Produktion
place-farm = Hof
place-harbour = Hafen
place-market = Markt
place-temple = Tempel
place-hall = Rathaus

# What is asked

ask-start =
    { $whole ->
        [1] Kaufe deinen Startacker.
       *[other] Kaufe Startacker { $number } von { $whole }.
    }
ask-act = Wohin setzt du deinen Marker?
ask-produce = Welchen Chip legst du auf welches Feld ({ $number } von { $whole })?
ask-effect = Welche Entwicklung nutzt du?
ask-boat = Welches Boot belädst du?
ask-load =
    { $length ->
        [1] Was lädst du?
       *[other] Was lädst du auf Feld { $number } von { $length }, vom Bug aus gezählt?
    }
ask-paid = Wie lässt du dir { $units ->
        [one] { $units } Produkt
       *[other] { $units } Produkte
    } bezahlen?
ask-drop = In deinem Lager { $units ->
        [one] ist { $units } Ware
       *[other] sind { $units } Waren
    } zu viel. Was legst du zurück?
ask-ship = Was kaufst du im Hafen? Du hast { $reward }.
ask-name = Welches Produkt soll der Joker für { $payment } sein?
ask-mission = Welchen Auftrag erfüllst du?
ask-give = Woher nimmst du das fehlende Produkt ({ $product })?
ask-sell = Was verkaufst du (Produkt { $number } von { $whole })? Es bringt { $payment }.
ask-offer = Kaufst du noch einen Punkt für { $payment }? Du hast { $reward }.
ask-hall = Was kaufst du (Kauf { $number } von { $whole })? Du hast { $reward }.
ask-order = Welche Zeile der Spielreihenfolge wählst du?
ask-grow = Welches Produkt nimmst du?

# Moves

move-stop = Fertig
move-idle = Passen (+{ $idle-money ->
        [one] { $idle-money } Drachme
       *[other] { $idle-money } Drachmen
    })
move-go =
    { $place }{ $market ->
        [0] { "" }
       *[other]
            { " " }({ $market ->
                [one] { $market } Drachme
               *[other] { $market } Drachmen
            } je Produkt)
    }{ $temple ->
        [0] { "" }
       *[other]
            { " " }({ $temple ->
                [one] { $temple } Drachme
               *[other] { $temple } Drachmen
            } je Punkt)
    }
move-produce =
    { $product }: Chip { $value } ({ $units ->
        [0] du erhältst nichts
       *[other] du erhältst { $units }
    })
move-demeter = Demeters Segen ({ $product }): { $reward }
move-cart = Karren: { $product } ins Lager
move-grow = { $product } auf das Gut
move-trade = Händler: { $product } gegen { $into }
move-enter = { $length }er-Boot
move-take = { $product } vom Acker
move-take-hut = { $product } aus der Hütte
move-paid = { $reward }
move-ship =
    { $good } kaufen: { $payment }{ $bank ->
        [1] { "" }
       *[other] { " " }an { $other }
    } (Hafenfeld { $square })
move-name = { $product }
move-mission = Auftrag { $mission }: { $goods } für { $reward }{ $cost ->
        [0] { "" }
       *[other] { " " }(Produkte vom Gut: { $payment })
    }
move-drop = { $good } zurücklegen
move-offer = Einen Punkt kaufen ({ $payment })
move-land = Acker ({ $product }) kaufen: { $payment }; je Hofaktion: { $reward }
move-build =
    { $kind } für { $payment }: { $effect }{ $points ->
        [0]
            { $money ->
                [0] { "" }
               *[other] ; je Hofaktion: { $reward }
            }
       *[other] ; je Hofaktion: { $reward }
    }
move-large =
    { $large-length }er-Boot kaufen ({ $large-price ->
        [one] { $large-price } Drachme
       *[other] { $large-price } Drachmen
    })
move-row = Zeile { $row }: { row-effect }
outcome-mission = Auftrag { $mission } wird aufgedeckt: { $goods } für { $reward }.
outcome-boat = Auf See erscheint ein ägyptisches Boot mit { $goods }.
outcome-first = { $seat } ist Startspieler.

# The log

event-mission-open = Auftrag { $mission }: { $goods } für { $reward }.
event-mission-drawn = Neuer Auftrag { $mission }: { $goods } für { $reward }.
event-boat-at-sea = Auf See liegt ein ägyptisches Boot mit { $goods } bereit.
event-boats-shuffled = Die abgelegten ägyptischen Boote werden neu gemischt ({ $count ->
        [one] { $count } Boot
       *[other] { $count } Boote
    }).
event-egyptian-enters = Ein ägyptisches Boot mit { $goods } fährt in den Hafen ein.
event-egyptian-leaves = Ein ägyptisches Boot verlässt den Hafen{ $units ->
        [0] { "" }
       *[other] ; zurück in den Vorrat: { $goods }
    }.
event-first = { $seat } ist Startspieler.
event-started = { $seat } kauft einen Startacker ({ $product }) für { $payment }.
event-round = Runde { $round }
event-order = Spielreihenfolge: { $seat }.
event-goes = { $seat } wählt die Aktion „{ $place }“.
event-goes-beyond = { $seat } wählt die Aktion „Hafen“; in der letzten Runde geht das auch, wenn kein Feld frei ist.
event-idle = { $seat } kann keine Aktion ausführen und erhält { $reward }.
event-produces = { $seat } produziert { $product } mit Chip { $value }.
event-grown =
    { $seat } { $count ->
        [one] erntet
       *[other] ernten je
    } { $units } × { $product }.
event-surplus = Kein Platz für { $units } × { $product }: zurück in den Vorrat.
event-irrigated =
    { $seat } { $count ->
        [one] erntet
       *[other] ernten je
    } ein weiteres Produkt durch Bewässerung: { $product }.
event-farmed = { $seat } erhält { $reward } vom Gut.
event-demeter =
    { $seat } nutzt Demeters Segen ({ $product }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-carted = { $seat } bringt { $product } mit dem Karren ins Lager.
event-abundant = { $seat } erhält durch Überfluss ein Produkt: { $product }.
event-traded = { $seat } tauscht { $product } gegen { $into }.
event-delivered = { $seat } erhält { $reward } für die Lieferung.
event-enters = { $seat } schickt ein Boot mit { $goods } in den Hafen.
event-unloaded = { $seat } lagert { $goods } ein.
event-home = { $seat } erhält ein { $length }er-Boot zurück.
event-dropped =
    { $seat } legt { $units ->
        [one] { $good }
       *[other] { $units } × { $good }
    } in den Vorrat zurück.
event-bought-bank =
    { $seat } kauft { $units ->
        [one] { $good } für { $payment }
       *[other] { $units } × { $good } für je { $payment }
    }.
event-bought-from =
    { $seat } kauft { $units ->
        [one] { $good } für { $payment }
       *[other] { $units } × { $good } für je { $payment }
    } von { $other }.
event-joker = { $seat } kauft einen Joker für { $payment } und macht daraus { $product }.
event-errand = { $seat } zahlt { $payment }, um { $goods } vom Gut zu liefern.
event-fulfilled = { $seat } erfüllt Auftrag { $mission } ({ $goods }) und erhält { $reward }.
event-sold =
    { $seat } verkauft { $units ->
        [one] { $product } für { $payment }
       *[other] { $units } × { $product } für je { $payment }
    }.
event-offered =
    { $seat } kauft { $points ->
        [one] { $points } Punkt für { $payment }
       *[other] { $points } Punkte für je { $payment }
    }.
event-land-bought = { $seat } kauft einen Acker ({ $product }) für { $payment }.
event-built = { $seat } kauft „{ $kind }“ für { $payment }.
event-large-bought = { $seat } kauft das { $large-length }er-Boot für { $payment }.
event-row-pays = { $seat } wählt Zeile { $row } und zahlt { $payment }.
event-row-gains =
    { $seat } wählt Zeile { $row }{ $money ->
        [0] { "" }
       *[other] { " " }und erhält { $reward }
    }.
event-row-stays = { $seat } kann keine andere freie Zeile bezahlen und bleibt in Zeile { $row }.
event-row-product = { $seat } erhält für die Zeile ein Produkt: { $product }.
event-last-round = Ein erfüllter Auftrag kann nicht mehr ersetzt werden: Dies ist die letzte Runde.
event-over = Das Spiel ist zu Ende.
event-money-counts =
    { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $money ->
        [one] { $money } Drachme
       *[other] { $money } Drachmen
    }.
event-gold-counts =
    { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $units ->
        [one] { $units } Goldbarren
       *[other] { $units } Goldbarren
    }.
event-result =
    { $rank }. Platz: { $seat } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

# Why not

reason-too-dear = Das kostet { $payment }; du hast nur { $money }.
reason-tiles-gone = Dieses Plättchen ist ausverkauft.
reason-same-product = Du baust schon { $product } an; deine Startäcker müssen verschieden sein.
reason-second-impossible = Danach hättest du nur noch { $left ->
        [one] { $left } Drachme
       *[other] { $left } Drachmen
    } und könntest keinen weiteren Startacker bezahlen.
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
reason-other-field = Dieser Chip muss auf ein anderes Feld als { $product }.
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
        [one] liegt nur { $units } Produkt
       *[other] liegen nur { $units } Produkte
    }.
reason-too-many-points = Auf dem Boot { $units ->
        [one] ist nur { $units } Produkt
       *[other] sind nur { $units } Produkte
    }.
reason-reward-first = Wähle zuerst deine Belohnung: Punkte oder Drachmen.
reason-not-in-warehouse = In deinem Lager liegt nichts davon: { $good }.
reason-drop-first = Lege zuerst { $units ->
        [one] { $units } Ware
       *[other] { $units } Waren
    } aus deinem Lager zurück.
reason-harbour-something = Du musst etwas kaufen, denn du kannst keinen Auftrag erfüllen.
reason-goods-first = Beende zuerst deinen Einkauf im Hafen.
reason-empty-square = Auf Hafenfeld { $square } liegt nichts.
reason-name-first = Bestimme zuerst, welches Produkt der Joker ist (nicht Gold).
reason-mission-needed = Du hast nichts gekauft, also musst du einen Auftrag erfüllen.
reason-mission-first = Wähle zuerst einen Auftrag, oder „Fertig“.
reason-mission-not-open = Auftrag { $mission } liegt nicht aus.
reason-mission-lacks = Für Auftrag { $mission } fehlt dir noch: { $goods }.
reason-mission-too-many = Für Auftrag { $mission } bräuchtest du { $count ->
        [one] { $count } Produkt
       *[other] { $count } Produkte
    } vom Gut; höchstens { $most } dürfen von dort kommen.
reason-mission-from-warehouse = Mindestens eine Ware für Auftrag { $mission } muss aus deinem Lager kommen.
reason-mission-fee = Was Auftrag { $mission } vom Gut braucht, kostet { $payment }; du hast nur { $money }.
reason-mission-wants = Der Auftrag verlangt { $product }.
reason-must-act = Du kannst noch eine Aktion ausführen und darfst nicht passen.
reason-place-first = Setze zuerst deinen Marker.
reason-farmed = Auf deinem Hof liegt schon ein Marker von dir.
reason-no-full-boat = Du kannst keines deiner freien Boote füllen.
reason-place-full = Dort ist kein Aktionsfeld mehr frei: { $place }.
reason-nothing-in-harbour = Du kannst dort weder etwas kaufen noch einen Auftrag erfüllen.
reason-nothing-to-sell = Auf deinem Gut liegt nichts, was du verkaufen könntest.
reason-nothing-to-buy = Dort gibt es nichts mehr, was du kaufen könntest.
reason-hall-too-dear = Das Billigste kostet dort { $payment }; du hast nur { $money }.
reason-row-first = Wähle zuerst eine Zeile.
reason-row-taken = Zeile { $row } ist besetzt.
reason-same-row = Du darfst nicht in Zeile { $row } bleiben.
reason-product-first = Wähle zuerst, welches Produkt du nimmst.

# The board

board-round =
    { $round ->
        [0] Vorbereitung
       *[other] Runde { $round }
    }
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
board-points =
    { $count ->
        [one] Pkt.
       *[other] Pkt.
    }
board-product = Produkt
board-score = Gesamt
board-estate = Gut
board-hut = Hütte
board-warehouse = Lager
board-boats = Boote
board-developments = Entwicklungen
board-markers = Marker
board-key = W Wein, M Ziegenmilch, O Oliven, G Getreide, A Gold, ? Joker, · leer

# The rules

rule-components-players = Rhodes ist ein Spiel für { $setup-1-seats } bis { $setup-4-seats } Personen ab 10 Jahren.
rule-components-aim = Ziel ist es, am Spielende die meisten Punkte zu haben. Punkte gibt es für Produkte, die in den Hafen verschifft werden, für erfüllte Aufträge, für den Ausbau des Guts und im Tempel. Am Ende bringen auch Drachmen und Gold noch Punkte.
rule-components-farmland = Es gibt { $farmland-tiles } Ackerplättchen, die alle offen ausliegen, mit Platz für je { $estate-capacity ->
        [one] { $estate-capacity } Produkt
       *[other] { $estate-capacity } Produkte
    }. Jedes zeigt seinen Preis, sein Produkt und seinen Ertrag bei der Hofaktion. Zwei Arten sind aus dem Regeltext bekannt: eine mit Getreide ({ $grain-cost ->
        [one] { $grain-cost } Drachme
       *[other] { $grain-cost } Drachmen
    }, Ertrag { $grain-money ->
        [one] { $grain-money } Drachme
       *[other] { $grain-money } Drachmen
    }) und eine mit Wein ({ $wine-cost ->
        [one] { $wine-cost } Drachme
       *[other] { $wine-cost } Drachmen
    }, Ertrag { $wine-points ->
        [one] { $wine-points } Punkt
       *[other] { $wine-points } Punkte
    }). Die übrigen sind rekonstruiert.
rule-components-development = Es gibt { $development-tiles } Entwicklungsplättchen, die alle offen ausliegen. Jedes zeigt seinen Preis, seinen Ertrag und seine Wirkung. Bekannt ist nur der Preis des Griechischen Händlers: { $development-10-cost ->
        [one] { $development-10-cost } Drachme
       *[other] { $development-10-cost } Drachmen
    }. Die anderen Preise und die Anzahlen sind rekonstruiert.
rule-components-missions = Es gibt { $missions } Auftragsplättchen der Kategorien I, II und III. Aus dem Regeltext bekannt ist nur eines: Wein und Oliven für { $wine-olives-money ->
        [one] { $wine-olives-money } Drachme
       *[other] { $wine-olives-money } Drachmen
    } und { $wine-olives-points ->
        [one] { $wine-olives-points } Punkt
       *[other] { $wine-olives-points } Punkte
    }. Die übrigen sind rekonstruiert.
rule-components-egyptian = Es gibt { $egyptian-boats } ägyptische Boote, beladen mit Gold und Jokern. Ihre Ladungen sind rekonstruiert.
rule-components-fleet = In jeder Farbe gibt es Boote mit { $fleet-lengths } Feldern. Auf jedes Feld passt ein Produkt.
rule-components-spaces = Manche Aktionsfelder gibt es nur bei mehr Spielern. Ihre Zahl bei { $setup-1-seats }, { $setup-2-seats }, { $setup-3-seats } und { $setup-4-seats } Spielern: Produktion { $production-always ->
        [0] { $production-spaces }
       *[other] immer { $production-always }
    }; Hafen { $port-always ->
        [0] { $port-spaces }
       *[other] immer { $port-always }
    }; Rathaus { $hall-always ->
        [0] { $hall-spaces }
       *[other] immer { $hall-always }
    }; Markt immer { $market-spaces } und Tempel immer { $temple-spaces }, eines für jeden Preis. Die Felder von Hafen und Rathaus sind rekonstruiert.
rule-components-chips = Es gibt { $chips } Produktionschips mit den Werten { $chips-values }.
rule-components-supply = Produkte sind Wein (rot), Ziegenmilch (weiß), Oliven (grün) und Getreide (gelb). Waren sind Produkte und Goldbarren. Der Vorrat an Waren ist unbegrenzt.
rule-components-bank = Die Bank hat Münzen zu { $bank-coins } Drachmen. Ihr Geld ist unbegrenzt. Ein Spieler verwaltet die Bank.
rule-components-texts = Wo mehrere Fassungen der Regel lesbar sind, stimmen sie bei Plättchen, Chips und Auftragsstapel überein.
rule-setup-money = Jeder Spieler erhält { $setup-1-money } Drachmen bei { $setup-1-seats } Spielern, { $setup-2-money } bei { $setup-2-seats }, { $setup-3-money } bei { $setup-3-seats } und { $setup-4-money } bei { $setup-4-seats }.
rule-setup-boats = Jeder Spieler beginnt mit Booten dieser Längen: bei { $setup-1-seats } Spielern { $setup-1-boats }; bei { $setup-2-seats } Spielern { $setup-2-boats }; bei { $setup-3-seats } Spielern { $setup-3-boats }; bei { $setup-4-seats } Spielern { $setup-4-boats }.
rule-setup-pieces = Jeder Spieler erhält in seiner Farbe einen Hof, einen Reihenfolgemarker, { $markers-each ->
        [one] { $markers-each } Aktionsmarker
       *[other] { $markers-each } Aktionsmarker
    } und einen Punktemarker, der auf null beginnt.
rule-setup-missions = Die Aufträge werden nach Kategorien gemischt. Aus jeder { $plazas-boxed ->
        [one] kommt { $plazas-boxed } Auftrag
       *[other] kommen { $plazas-boxed } Aufträge
    } ungesehen in die Schachtel. Die übrigen werden gestapelt, I über II über III, und die obersten { $plazas-open } werden offen ausgelegt. Welche fehlen, erfährt niemand.
rule-setup-harbour = Die ägyptischen Boote werden gemischt und bilden einen verdeckten Stapel. Davon fahren Boote ein und schieben einander weiter, bis im Hafen { $gold-least ->
        [one] { $gold-least } Goldbarren liegt
       *[other] { $gold-least } Goldbarren liegen
    }. Ein weiteres Boot liegt offen auf See bereit.
rule-setup-order = Der Startspieler wird ausgelost und belegt die oberste Zeile der Spielreihenfolge; die anderen folgen im Uhrzeigersinn. Dabei zahlt oder erhält niemand etwas.
rule-setup-farmland = Vor der ersten Runde kauft jeder in Spielreihenfolge Startäcker von der Bank, einen je Durchgang. Anzahl je Spieler: bei { $setup-1-seats } Spielern { $setup-1-farmland }; bei { $setup-2-seats } Spielern { $setup-2-farmland }; bei { $setup-3-seats } Spielern { $setup-3-farmland }; bei { $setup-4-seats } Spielern { $setup-4-farmland }.
rule-setup-same-product = Die Startäcker eines Spielers müssen verschiedene Produkte zeigen.
rule-setup-second = Muss ein Spieler noch einen Startacker kaufen, darf der erste nicht so teuer sein, dass er den nächsten nicht mehr bezahlen könnte.
rule-setup-cube = Auf jeden Startacker kommt ein Produkt seiner Sorte. Später gekaufte Äcker sind leer.
rule-round-phases = Eine Runde hat vier Phasen in dieser Reihenfolge: Aktionen, Goldnachschub, Marker und Chips zurücknehmen, neue Spielreihenfolge.
rule-round-actions = In Spielreihenfolge, von oben nach unten, setzt jeder einen Marker auf ein freies Aktionsfeld und führt die Aktion sofort aus: Produktion, Hof, Hafen, Markt, Tempel oder Rathaus. Das wiederholt sich in derselben Reihenfolge, bis jeder { $markers-each ->
        [one] { $markers-each } Marker
       *[other] { $markers-each } Marker
    } gesetzt hat.
rule-round-achieve = Ein Marker darf nur dorthin gesetzt werden, wo er etwas bewirkt: etwas verkaufen oder kaufen, einen Punkt erhalten oder einen Auftrag erfüllen.
rule-round-idle = Wer keine Aktion ausführen kann, verliert den Marker für diese Runde und erhält { $idle-money ->
        [one] { $idle-money } Drachme
       *[other] { $idle-money } Drachmen
    }.
rule-round-farm-space = Jeder Hof hat ein Aktionsfeld, das nur sein Besitzer nutzen darf.
rule-round-return = Am Ende der Runde nimmt jeder seine Marker zurück, und die Produktionschips kommen auf ihre Felder.
rule-production-chips = Wer produziert, legt immer { $chips-each ->
        [one] { $chips-each } Produktionschip
       *[other] { $chips-each } Produktionschips
    }, nie weniger.
rule-production-fields = Die Produktionschips einer Aktion kommen auf verschiedene Felder.
rule-production-total = Die Produktionschips einer Aktion dürfen beliebige Werte haben.
rule-production-reuse = Eine spätere Produktion derselben Runde darf auch Felder nutzen, auf denen schon ein Chip liegt.
    .forbidden = Eine spätere Produktion derselben Runde darf nur Felder nutzen, auf denen noch kein Chip liegt.
rule-production-round = Ein Chip zeigt, wie viele Produkte verteilt werden: im Uhrzeigersinn, beginnend beim produzierenden Spieler, in jedem Durchgang ein Produkt auf jeden passenden Acker.
rule-production-short = In einem Durchgang kommt auf jeden Acker höchstens ein Produkt. Reichen die Produkte im letzten Durchgang nicht für alle Äcker eines Spielers, auf denen Platz ist, kommen sie auf verschiedene Äcker, zuerst auf die leersten.
rule-production-full = Auf einem Acker liegen höchstens { $estate-capacity ->
        [one] { $estate-capacity } Produkt
       *[other] { $estate-capacity } Produkte
    }; ein voller Acker wird übersprungen.
rule-production-surplus = Produkte, für die auf keinem Acker Platz ist, kommen in den Vorrat zurück.
rule-estate-take = Ein Produkt wird vom vollsten Acker seiner Sorte genommen und auf den leersten gelegt. Ob es vom Acker oder aus der Hütte kommt, entscheidet der Besitzer.
rule-farm-order = Die Hofaktion läuft in dieser Reihenfolge ab: Punkte, Drachmen, Entwicklungen, zuletzt ein Boot.
rule-farm-points = Bei der Hofaktion erhält der Spieler die Punkte, die seine Plättchen zeigen.
rule-farm-money = Bei der Hofaktion erhält der Spieler die Drachmen, die seine Plättchen zeigen.
rule-farm-developments = Bei der Hofaktion darf der Spieler seine Entwicklungen in beliebiger Reihenfolge nutzen.
rule-farm-boat = Zur Hofaktion gehört genau ein Boot nach Wahl, das voll beladen einfährt. Wer kein freies Boot füllen kann, darf die Hofaktion nicht wählen; was der Überfluss bringt, zählt dabei mit.
rule-farm-load = Das Boot wird mit Produkten vom Gut beladen, die verschieden sein dürfen. Ihre Anordnung bestimmt der Besitzer.
rule-farm-reward =
    Für jedes verladene Produkt erhält der Spieler nach Wahl { $delivery-points ->
        [one] { $delivery-points } Punkt
       *[other] { $delivery-points } Punkte
    } oder { $delivery-money ->
        [one] { $delivery-money } Drachme
       *[other] { $delivery-money } Drachmen
    }; er darf beides mischen. Die Produkte bleiben auf dem Boot.
rule-farm-push = Ein einfahrendes Boot belegt die Felder an der Einfahrt und schiebt alle anderen um seine Länge weiter. Zwischen Booten gibt es keine Lücken.
rule-boats-squares = Der Hafen ist eine Reihe von Feldern mit Preisen, von der Einfahrt zum Hafenende: { $gate-price }, dann { $harbour-prices }.{ $gate-squares ->
        [0] { "" }
       *[other] { " " }Bei weniger als { $gate-seats } Spielern werden die Felder davor ({ $gate-extra }) nicht benutzt.
    } Bekannt ist nur der Preis an der Einfahrt; die anderen sind rekonstruiert.
rule-boats-exit = Erreicht der Bug eines Spielerboots das Hafenende, kommt die ganze Ladung ins Lager seines Besitzers.
    .units = Jede Ware auf einem Spielerboot kommt einzeln ins Lager des Besitzers, sobald sie selbst das Hafenende erreicht.
rule-boats-home = Erreicht auch das Heck eines Spielerboots das Hafenende, erhält der Besitzer das Boot zurück.
rule-boats-egyptian-exit = Erreicht der Bug eines ägyptischen Boots das Hafenende, kommt seine Ladung in den Vorrat, und das Boot wird abgelegt.
    .units = Jede Ware auf einem ägyptischen Boot kommt einzeln in den Vorrat, sobald sie selbst das Hafenende erreicht. Das Boot wird abgelegt, wenn sein Heck dort ist.
rule-boats-warehouse = Ein Lager fasst { $warehouse-capacity ->
        [one] { $warehouse-capacity } Ware
       *[other] { $warehouse-capacity } Waren
    }, Goldbarren eingeschlossen. Kommen mehr hinzu, wählt der Besitzer, welche neuen oder alten Waren er in den Vorrat legt.
rule-boats-emptied = Leer gekaufte Boote bleiben im Hafen, bis sie hinausgeschoben werden.
rule-boats-next = Das nächste ägyptische Boot liegt immer offen auf See bereit.
rule-boats-reshuffle = Ist der Stapel der ägyptischen Boote leer, werden die abgelegten Boote gemischt und bilden einen neuen Stapel.
rule-renewal-gold = Liegen nach den Aktionen weniger als { $gold-least } Goldbarren im Hafen, fahren ägyptische Boote ein, bis diese Zahl erreicht ist.
rule-renewal-enter = Das ägyptische Boot, das auf See bereitliegt, fährt ein und schiebt wie jedes andere alle Boote um seine Länge weiter. Das nächste vom Stapel nimmt seinen Platz auf See ein.
rule-harbour-order = Die Hafenaktion hat zwei Teile: zuerst Waren kaufen, dann einen Auftrag erfüllen.
rule-harbour-something = Wer im Hafen nichts kauft, muss einen Auftrag erfüllen; mindestens einer der beiden Teile muss geschehen.
rule-harbour-buy = Im Hafen darf der Spieler beliebig viele Waren von beliebigen Booten kaufen. Sie kommen in sein Lager.
rule-harbour-price = Eine Ware kostet so viel, wie das Hafenfeld zeigt, auf dem sie liegt.
rule-harbour-owner = Waren vom Boot eines Mitspielers werden diesem Mitspieler bezahlt.
rule-harbour-bank = Waren von ägyptischen und von eigenen Booten werden der Bank bezahlt.
rule-harbour-joker = Wer einen Joker kauft, bestimmt sofort, welches Produkt er ist. Gold kann er nicht sein.
rule-mission-one = Mit einer Hafenaktion erfüllt man höchstens einen Auftrag.
rule-mission-twice = Ein Spieler darf in einer Runde mehrere Marker in den Hafen setzen und so mehrere Aufträge erfüllen.
rule-mission-goods = Die Waren für einen Auftrag kommen aus dem eigenen Lager und gehen in den Vorrat.
rule-mission-estate = Für einen Auftrag, und nur dafür, darf der Spieler bis zu { $errand-most ->
        [one] { $errand-most } Produkt
       *[other] { $errand-most } Produkte
    }, die im Lager fehlen, von seinen Äckern oder aus der Hütte nehmen.
rule-mission-two-of-a-kind = Verlangt ein Auftrag zwei Produkte einer Sorte und liegt nur eines davon im Lager, darf das andere vom Gut kommen.
rule-mission-fee = Für die Produkte, die vom Gut für einen Auftrag geliefert werden, zahlt der Spieler vor der Belohnung an die Bank: der Reihe nach { $errand-fees } Drachmen, zusammen { $errand-total }.
rule-mission-warehouse = Mindestens eine Ware für den Auftrag muss aus dem Lager kommen.
rule-mission-reward = Für einen erfüllten Auftrag erhält der Spieler die gezeigten Drachmen und Punkte.
rule-mission-refill = Ein erfüllter Auftrag wird sofort durch einen neuen vom Stapel ersetzt.
rule-market-units = Auf dem Markt verkauft der Spieler mindestens ein und höchstens { $market-units ->
        [one] { $market-units } Produkt
       *[other] { $market-units } Produkte
    } von seinem Gut. Sie kommen in den Vorrat.
rule-market-price = Was ein Produkt auf dem Markt bringt, hängt davon ab, der wievielte man dort in der Runde ist: { $market-prices } Drachmen.
rule-temple-price = Was ein Punkt im Tempel kostet, hängt davon ab, der wievielte man dort in der Runde ist: { $temple-prices } Drachmen.
rule-temple-limit = Im Tempel darf man beliebig viele Punkte kaufen, mindestens einen.
rule-hall-tiles = Im Rathaus kauft der Spieler mindestens einmal und höchstens { $hall-purchases }-mal ein Plättchen von der Bank, Acker oder Entwicklung. Es gehört dann zu seinem Gut; wo es dort liegt, ist gleichgültig.
rule-hall-one-of-each = Niemand darf dieselbe Entwicklung zweimal haben.
rule-hall-same-product = Ein Spieler darf mehrere Äcker für dasselbe Produkt haben.
rule-hall-boat = Wer nicht mit dem { $large-length }er-Boot beginnt, darf es einmal im Spiel im Rathaus kaufen, für { $large-price ->
        [one] { $large-price } Drachme
       *[other] { $large-price } Drachmen
    }. Das zählt als ein Kauf.
rule-development-income = Die Drachmen und Punkte, die eine Entwicklung zeigt, gibt es bei jeder Hofaktion, auch wenn man ihre Wirkung nicht nutzt.
rule-development-once = Karren, Überfluss und Griechischen Händler darf man je Hofaktion einmal nutzen, muss es aber nicht.
rule-development-demeter = Demeters Segen bringt bei der Hofaktion einen Punkt für je { $blessing-units ->
        [one] { $blessing-units } seiner Produkte
       *[other] { $blessing-units } seiner Produkte
    } auf dem Gut, die Hütte eingeschlossen. Die Produkte bleiben liegen.
rule-development-demeter-when = Demeters Segen wird gezählt, wenn man ihn nutzt, spätestens vor dem Beladen des Boots.
rule-development-demeter-types = Demeters Segen für verschiedene Produkte gilt als verschiedene Entwicklungen.
rule-development-poseidon = Poseidon bringt bei jeder Hofaktion { $development-5-points ->
        [one] { $development-5-points } Punkt
       *[other] { $development-5-points } Punkte
    }.
rule-development-irrigation = Bewässerung: Wird ein Produkt produziert, das der Besitzer anbaut, erhält er nach dem Verteilen des Chips ein weiteres aus dem Vorrat, falls er Platz hat.
rule-development-irrigation-others = Bewässerung wirkt bei jeder Produktion, auch bei der eines Mitspielers.
rule-development-hut = Die Hütte fasst je ein Produkt jeder angebauten Sorte, und nur, wenn alle Äcker dieser Sorte voll sind. Sie wirkt bei Produktion, Überfluss und bei der Wahl der Spielreihenfolge.
rule-development-hut-pass = Beim Verteilen der Ernte erhält ein Spieler in jedem Durchgang ein Produkt auf jeden Acker mit Platz; sind alle voll, eines in die Hütte.
rule-development-cart = Der Karren bringt bei der Hofaktion ein Produkt vom Acker ins Lager, außerdem { $development-8-money ->
        [one] { $development-8-money } Drachme
       *[other] { $development-8-money } Drachmen
    }.
rule-development-abundance = Überfluss bringt bei der Hofaktion ein Produkt auf das Gut, das der Spieler anbaut und für das er Platz hat, außerdem { $development-9-money ->
        [one] { $development-9-money } Drachme
       *[other] { $development-9-money } Drachmen
    }.
rule-development-trader = Der Griechische Händler tauscht bei der Hofaktion ein Produkt im eigenen Lager gegen ein anderes. Gold kann weder gegeben noch genommen werden. Er bringt { $development-10-money ->
        [one] { $development-10-money } Drachme
       *[other] { $development-10-money } Drachmen
    }.
rule-order-rows = Die Spielreihenfolge hat { $rows } Zeilen. Die oberen kosten der Reihe nach { $row-costs } Drachmen; die folgenden bringen { $row-gains } Drachmen.{ $row-products ->
        [0] { "" }
        [one] { " " }Zeile { $row-product-numbers } bringt auch ein Produkt.
       *[other] { " " }Die Zeilen { $row-product-numbers } bringen auch ein Produkt.
    } Was die unteren Zeilen bringen, ist rekonstruiert.
rule-order-bottom-up = Am Ende der Runde wählt zuerst, wer in der untersten Zeile liegt, eine Zeile für die nächste Runde, dann die anderen von unten nach oben.
rule-order-other-row = Niemand darf in seiner Zeile bleiben, und jede Zeile nimmt nur einen Spieler auf.
rule-order-cost = Kostet die neue Zeile etwas, wird es sofort an die Bank gezahlt.
rule-order-gain = Bringt die neue Zeile etwas, erhält der Spieler es sofort.
rule-order-product = Das Produkt einer Zeile muss der Spieler anbauen, und er muss Platz dafür haben; die Hütte zählt mit.
rule-order-penniless = Wer keine andere freie Zeile bezahlen kann, bleibt in seiner Zeile und zahlt und erhält dafür nichts. Das kommt erst ab { $free-rows } Spielern vor.
rule-end-trigger = Kann ein erfüllter Auftrag nicht mehr ersetzt werden, ist die laufende Runde die letzte.
rule-end-harbour = In der letzten Runde darf, wer noch nicht im Hafen war, auch dann einen Marker dorthin setzen, wenn kein Aktionsfeld frei ist.
rule-end-over = Das Spiel endet nach der letzten Aktion der letzten Runde. Goldnachschub und neue Spielreihenfolge entfallen.
rule-end-money = Am Spielende { $final-money ->
        [one] ist je { $final-money } Drachme
       *[other] sind je { $final-money } Drachmen
    } einen Punkt wert.
rule-end-gold = Am Spielende ist jeder Goldbarren im Lager { $final-gold ->
        [one] { $final-gold } Punkt
       *[other] { $final-gold } Punkte
    } wert.
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
page-numbers = Geld { $money } · Punkte { $points } · Lager { $stored }/{ $room }
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
page-mission =
    Auftrag { $mission }: verlangt { $goods }; bringt{ $money ->
        [0] { "" }
       *[other]
            { " " }{ $money ->
                [one] { $money } Drachme
               *[other] { $money } Drachmen
            } und
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-plaza-empty = Freies Auftragsfeld
page-row = Zeile { $row }: { row-effect }. { $seats }
page-row-waits = { $name } (wählt noch)
page-tile-land = Acker: { $product }
page-tile-boat = { $large-length }er-Boot
page-tile =
    { $tile }: { $cost ->
        [one] { $cost } Drachme
       *[other] { $cost } Drachmen
    }, noch { $left }.
page-effect = Wirkung: { $effect }.
page-yields =
    Bei jeder Hofaktion:{ $money ->
        [0] { "" }
       *[other]
            { " " }+{ $money ->
                [one] { $money } Drachme
               *[other] { $money } Drachmen
            }
    }{ $points ->
        [0] { "" }
       *[other]
            { " " }+{ $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
    }.
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
page-development = { $kind }: { $effect }
page-count = { $count } × { $good }
page-left = ×{ $count }
page-rank = { $place }.

## Erklärungen zu Entscheidungen auf der Seite, einmal gezeigt

tip-start = Deine Äcker bestimmen, was du ernten und verschiffen kannst. Kaufst du mehrere, müssen sie verschieden sein. Auf jedem Startacker liegt gleich ein Produkt.
tip-act = Du hast { $markers-each ->
        [one] { $markers-each } Marker
       *[other] { $markers-each } Marker
    } pro Runde. Produktion: Äcker füllen. Hof: Erträge nehmen und ein Boot verschiffen. Hafen: Waren kaufen, einen Auftrag erfüllen. Markt: verkaufen. Tempel: Punkte kaufen. Rathaus: Plättchen kaufen.
tip-produce = Der Chip zeigt, wie viele Produkte verteilt werden: reihum eines pro Acker, beginnend bei dir. Auch deine Mitspieler ernten mit.
tip-effect = Nutze deine Entwicklungen in beliebiger Reihenfolge, jede einmal. Mit „Fertig“ geht es weiter.
tip-boat = Ein Boot muss voll sein, bevor es einfährt. Es schiebt alle anderen Richtung Hafenende.
tip-load = Was am Bug liegt, kommt zuerst auf die billigen Felder.
tip-paid =
    Jedes verladene Produkt bringt dir nach Wahl { $delivery-points ->
        [one] { $delivery-points } Punkt
       *[other] { $delivery-points } Punkte
    } oder { $delivery-money ->
        [one] { $delivery-money } Drachme
       *[other] { $delivery-money } Drachmen
    }.
tip-drop = Dein Lager fasst { $warehouse-capacity ->
        [one] { $warehouse-capacity } Ware
       *[other] { $warehouse-capacity } Waren
    }. Lege zurück, was zu viel ist.
tip-ship = Eine Ware kostet, was auf ihrem Feld steht. Du zahlst an den Besitzer des Boots, bei eigenen und ägyptischen Booten an die Bank. Kaufe, was ein Auftrag verlangt, und wähle dann „Fertig“.
tip-name = Der Joker ist ab jetzt das Produkt, das du wählst.
tip-mission = Du darfst einen Auftrag erfüllen. Die Waren kommen aus deinem Lager; bis zu { $errand-most ->
        [one] { $errand-most } Produkt
       *[other] { $errand-most } Produkte
    } darfst du vom Gut liefern, der Reihe nach für { $errand-fees } Drachmen.
tip-give = Das fehlende Produkt kommt von deinem Gut. Auf dem Acker, von dem du es nimmst, ist wieder Platz für die nächste Ernte.
tip-sell = Der erste Spieler auf dem Markt erhält den besten Preis: { $market-prices } Drachmen je Produkt, in der Reihenfolge der Ankunft.
tip-offer = Hier kaufst du Punkte, mindestens einen. Was ein Punkt kostet, hängt davon ab, der wievielte du in dieser Runde im Tempel bist: { $temple-prices } Drachmen.
tip-hall = Höchstens { $hall-purchases ->
        [one] { $hall-purchases } Kauf
       *[other] { $hall-purchases } Käufe
    }: Äcker, Entwicklungen (jede nur einmal) oder, wenn du es noch nicht hast, das { $large-length }er-Boot.
tip-order = Wer oben liegt, ist früher an der Reihe und zahlt dafür; untere Zeilen bringen etwas. In deiner Zeile darfst du nicht bleiben.
tip-grow = Du erhältst ein Produkt, das du anbaust, wenn auf deinen Äckern oder in der Hütte Platz dafür ist.

## Die Texte, aus denen die Regeln stammen

text-rulebook = Regelheft
text-rulebook-about = Französisches Regelheft, The Game Master 2016
text-english = englisches Regelheft
text-english-about = Englisches Regelheft, teilweise gelesen
text-online = Online-Fassung
text-online-about = Hilfeseiten einer Online-Fassung, teilweise gelesen

## On the page: prompt, explanations, log

# Buttons and groups of moves on the page

button-stop = Fertig
button-idle = Passen
button-offer = { $reward } für { $payment }
button-trade = Gegen { $into }
kind-stop = Beenden
kind-idle = Passen
kind-go = Aktionen
kind-produce = Chips
kind-demeter = Demeters Segen
kind-cart = Karren
kind-grow = Produkt erhalten
kind-trade = Griechischer Händler
kind-enter = Boote
kind-take = Vom Acker
kind-take-hut = Aus der Hütte
kind-paid = Bezahlung
kind-ship = Waren im Hafen
kind-name = Der Joker wird zu
kind-mission = Aufträge
kind-drop = Zurücklegen
kind-offer = Punkte
kind-land = Äcker
kind-build = Entwicklungen
kind-large = Boote
kind-row = Zeilen

# Questions on the page, where the rest is shown

question-start = { $whole ->
        [1] Kaufe deinen Startacker.
       *[other] Kaufe Startacker { $number } von { $whole }.
    }
question-effect = Welche Entwicklung nutzt du?
question-produce = Lege einen Chip auf ein Feld ({ $number } von { $whole }).
question-load = Was lädst du (Feld { $number } von { $length })?
question-paid = Wie lässt du dir { $units ->
        [one] { $units } Produkt
       *[other] { $units } Produkte
    } bezahlen?
question-drop = Was legst du zurück? { $units ->
        [one] { $units } Ware ist
       *[other] { $units } Waren sind
    } zu viel.
question-ship = Was kaufst du im Hafen?
question-name = Welches Produkt soll der Joker sein?
question-give = Woher nimmst du das Produkt ({ $product })?
question-sell = Was verkaufst du (Produkt { $number } von { $whole })?
question-offer = Noch einen Punkt für { $payment }?
question-hall = Was kaufst du (Kauf { $number } von { $whole })?
question-order = Welche Zeile der Spielreihenfolge wählst du?

# The second line of the prompt on the page

page-both = { $first } · { $second }
page-share = { $name } { $units }
page-bank = die Bank
page-say-purse = Du hast { $payment }
page-say-left = dir bleiben { $payment }
page-say-price = { $what } für { $payment }
page-brief-demeter = ein Punkt je { $blessing-units ->
        [one] { $blessing-units } Produkt der Sorte
       *[other] { $blessing-units } Produkte der Sorte
    }
page-brief-irrigation = nach jedem Chip ein Produkt mehr
page-brief-hut = je Sorte ein Platz mehr
page-brief-cart = ein Produkt ins Lager
page-brief-abundance = ein Produkt mehr auf dem Gut
page-brief-trader = tauscht ein Produkt im Lager
page-say-each-farm = je Hofaktion { $reward }
page-say-yields = { $reward } von deinen Plättchen
page-say-boats = Boot mit { $lengths }, je Produkt { $reward } oder { $payment }
page-say-production = Du legst { $chips-each ->
        [one] { $chips-each } Chip
       *[other] { $chips-each } Chips
    } auf verschiedene Felder. Frei: { $chips }
page-say-harbour = { $count ->
        [0] keine Ware bezahlbar
        [one] { $count } Ware bezahlbar
       *[other] { $count } Waren bezahlbar
    }
page-say-missions = { $count ->
        [0] noch kein Auftrag erfüllbar
        [one] { $count } Auftrag erfüllbar
       *[other] { $count } Aufträge erfüllbar
    }
page-say-market = Du verkaufst bis zu { $market-units ->
        [one] { $market-units } Produkt
       *[other] { $market-units } Produkte
    } für je { $payment }
page-say-temple = { $payment } je Punkt; du könntest { $most } kaufen
page-say-hall = Bis zu { $hall-purchases ->
        [one] { $hall-purchases } Kauf
       *[other] { $hall-purchases } Käufe
    }
page-say-dealt = Chip { $value } auf { $product }: { $shares }
page-say-harvest = Chip { $value } auf { $product }: { $units ->
        [0] nichts für dich
       *[other] du erhältst { $units }
    }
page-say-chips = Freie Chips: { $chips }. Wähle einen Chip, dann ein Feld
page-say-unused = Noch nicht genutzt: { $developments }
page-say-units = Auf deinem Gut: { $units ->
        [one] { $units } Produkt
       *[other] { $units } Produkte
    }
page-say-boat = Nimmt { $length } von deinen { $units ->
        [one] { $units } Produkt
       *[other] { $units } Produkten
    } und schiebt die Reihe um { $length }
page-say-bow = Zuerst der Bug: Er erreicht die billigen Felder vor dem Rest
page-say-loaded = { $product } auf Feld { $number } von { $length } ab Bug
page-say-paid = Du erhältst { $reward }
page-say-push = dann schiebt das Boot die Reihe um { $length }
page-say-ship = { $good } für { $payment } an { $from }
page-say-errand = { $goods } vom Gut für { $cost }
page-say-stored = alles kommt aus deinem Lager
page-say-one-mission = Ein Auftrag je Hafenaktion
page-say-sold = { $product } bringt { $payment }
page-say-nearest = Nächster Auftrag { $mission }, noch nötig: { $goods }
page-say-fulfilled = Für Auftrag { $mission } hast du alles
page-say-brings = Jedes Produkt bringt { $payment }
page-say-row = Zeile { $row }: { row-effect }
page-say-room = Dein Lager fasst { $warehouse-capacity ->
        [one] { $warehouse-capacity } Ware
       *[other] { $warehouse-capacity } Waren
    }

# Controls, hand and score on the page

page-score = Punkteleiste
page-needs = Was dir für die Aufträge fehlt
page-need = Auftrag { $mission }: { $missing ->
        [0] nichts fehlt
       *[other] fehlende Waren: { $missing }
    }{ $cost ->
        [0] { "" }
       *[other] ; vom Gut für { $payment }
    }
page-payment = Punkte oder Geld für jedes Produkt
page-paid-unit = { $good }: Punkte statt Geld
page-amount = Anzahl der Punkte
page-fewer = Weniger
page-more = Mehr
page-basket = Gekauft: { $goods } für { $payment }
page-other-chip = Anderer Chip
page-short-demeter-wine = Demeter
page-short-demeter-milk = Demeter
page-short-demeter-olives = Demeter
page-short-demeter-grain = Demeter
page-short-poseidon = Poseidon
page-short-irrigation = Wasser
page-short-hut = Hütte
page-short-cart = Karren
page-short-abundance = Überfluss
page-short-trader = Händler

# Explanations on the page: names

page-name-square = Hafenfeld { $square }
page-name-field = Feld: { $product }
page-name-chip = Chip { $value }
page-name-mission = Auftrag { $mission }
page-name-row = Zeile { $row }
page-name-warehouse = Lager
page-name-money = Geld
page-name-points = Punkte
page-name-score = Punkteleiste
page-name-markers = Marker
page-name-dock = Freie Boote
page-name-loading = Boot beim Beladen
page-name-next-boat = Nächstes ägyptisches Boot
page-name-pile = Ägyptische Boote
page-name-exit = Hafenende
page-name-colossus = Einfahrt
page-name-plaza = Freies Auftragsfeld
page-name-stack = Kommende Aufträge

# Explanations on the page: sentences

page-about-square = Was hier liegt, kostet den Preis des Felds. Weitergeschobene Boote kommen auf billigere Felder.
page-about-place-production = Lege Chips auf Felder: Die Ernte wird reihum verteilt, beginnend bei dir.
page-about-place-farm = Nimm deine Erträge, nutze deine Entwicklungen und schicke dann ein volles Boot in den Hafen.
page-about-place-harbour = Kaufe Waren von den Booten und erfülle dann einen Auftrag.
page-about-place-market = Verkaufe Produkte von deinem Gut. Der erste Spieler erhält den besten Preis.
page-about-place-temple = Kaufe beliebig viele Punkte. Der erste Spieler zahlt am wenigsten.
page-about-place-hall = Kaufe Äcker, Entwicklungen oder dein { $large-length }er-Boot.
page-about-field = Ein Chip hier bringt das Produkt allen, die es anbauen und Platz dafür haben.
page-about-chip = Sein Wert ist die Zahl der verteilten Produkte. Er wird einmal pro Runde benutzt.
page-about-mission = Liefere diese Waren im Hafen; einige dürfen gegen Gebühr vom Gut kommen.
page-about-row = Dein Platz in der Reihenfolge der nächsten Runde. Du musst die Zeile wechseln.
page-about-farmland = Nur was du anbaust, wächst auf deinem Gut. Ein Acker fasst { $estate-capacity ->
        [one] { $estate-capacity } Produkt
       *[other] { $estate-capacity } Produkte
    }.
page-about-large = Ein Boot, das { $large-length ->
        [one] { $large-length } Produkt
       *[other] { $large-length } Produkte
    } trägt und die Reihe um ebenso viele Felder schiebt.
page-about-demeter = Bringt einen Punkt für je { $blessing-units ->
        [one] { $blessing-units } Produkt
       *[other] { $blessing-units } Produkte
    } seiner Sorte auf deinem Gut. Sie bleiben liegen.
page-about-poseidon = Hat keine eigene Wirkung, nur seinen Ertrag.
page-about-irrigation = Nach jedem Chip erhältst du ein weiteres Produkt der Sorte, wenn du sie anbaust und Platz hast.
page-about-hut = Fasst je ein weiteres Produkt jeder angebauten Sorte, sobald deine Äcker dafür voll sind.
page-about-cart = Bringt ein Produkt vom Acker in dein Lager.
page-about-abundance = Bringt ein Produkt, das du anbaust, auf dein Gut, wenn Platz ist.
page-about-trader = Tauscht ein Produkt im Lager gegen ein anderes. Gold ist ausgenommen.
page-about-stored = Waren für Aufträge. Ein Produkt kann auch der griechische Händler tauschen.
page-about-gold = Viele Aufträge verlangen es. Am Ende zählt jeder Barren { $final-gold ->
        [one] { $final-gold } Punkt
       *[other] { $final-gold } Punkte
    }.
page-about-warehouse = Waren vom Hafenende oder gekaufte Waren. Es fasst { $warehouse-capacity }; der Rest kommt zurück in den Vorrat.
page-about-money = Bezahlt Plättchen, Waren, Punkte und frühe Zeilen. Am Ende { $final-money ->
        [one] zählt { $final-money } Drachme
       *[other] zählen { $final-money } Drachmen
    } einen Punkt.
page-about-points = Wer die meisten Punkte hat, gewinnt. Geld und Gold kommen am Ende dazu.
page-about-score = Wo alle stehen. Ein Stein mit goldenem Ring hat eine Runde hinter sich.
page-about-markers = Jede Aktion kostet einen Marker. Du hast { $markers-each } pro Runde.
page-about-boat = Ein Boot fährt, wenn es voll ist, und schiebt die Reihe um seine Länge.
page-about-dock = Boote, die mit einer Hofaktion beladen werden können. Die anderen sind noch im Hafen.
page-about-loading = Es wird vom Bug zum Heck beladen, fährt dann ein und schiebt die Reihe.
page-about-next-boat = Fährt am Rundenende ein, solange weniger als { $gold-least ->
        [one] { $gold-least } Goldbarren
       *[other] { $gold-least } Goldbarren
    } im Hafen sind.
page-about-pile = Boote mit Gold, eins nach dem anderen gezogen. Ausgefahrene werden gemischt, wenn der Stapel leer ist.
page-about-exit = Boote, die es erreichen, laden ihre Waren ins Lager des Besitzers und sind wieder frei.
page-about-colossus = Hier fahren die Boote ein, am Koloss vorbei, und schieben alle anderen Richtung Hafenende.
page-about-round = Jeder hat { $markers-each ->
        [one] { $markers-each } Aktion
       *[other] { $markers-each } Aktionen
    }; dann kommt neues Gold, und die Reihenfolge wird gewählt.
page-about-plaza = Es gibt keinen Auftrag mehr dafür: Dies ist die letzte Runde.
page-about-stack = Von hier werden erfüllte Aufträge ersetzt. Bleibt ein Feld frei, ist es die letzte Runde.

# Explanations on the page: labels, states and marks

page-any-product = ein Produkt, das du anbaust
page-of = { $count } von { $room }
page-fact-price = Preis
page-fact-cargo = Ladung
page-fact-boat = Boot
page-fact-paid-to = Geht an
page-fact-spaces = Freie Plätze
page-fact-prices = Drachmen nach Ankunft
page-fact-there = Hier
page-fact-chips = Chips darauf
page-fact-farmland = Äcker
page-fact-left = Übrig
page-fact-goods = Waren
page-fact-reward = Belohnung
page-fact-cost = Kostet
page-fact-brings = Bringt
page-fact-product = Dazu
page-fact-yield = Je Hofaktion
page-fact-when = Wann
page-fact-tiles = Plättchen
page-fact-units = Produkte
page-fact-stored = Im Lager
page-fact-money = Jetzt
page-fact-points = Auf der Leiste
page-fact-score = Mit Geld und Gold
page-fact-boats = Längen
page-fact-landed = Abgelegt
page-when-demeter = bei einer Hofaktion
page-when-poseidon = bei einer Hofaktion
page-when-irrigation = nach jedem Chip, auch von anderen
page-when-hut = immer, wenn du ein Produkt erhältst
page-when-cart = einmal je Hofaktion
page-when-abundance = einmal je Hofaktion
page-when-trader = einmal je Hofaktion
page-now-missing = dir fehlen { $payment }
page-now-lacks = Dir fehlt noch: { $goods }
page-now-not-from-estate = Zu viel müsste vom Gut kommen
page-now-ready = Dein Lager hat alles
page-now-ready-for = Möglich, mit Produkten vom Gut für { $cost }
page-now-sold-out = Keine mehr da
page-now-owned = Hast du schon
page-mark-cost = Preis
page-mark-price = Preis
page-mark-prices = Preis
page-mark-copies = Anzahl
page-mark-money = Ertrag in Geld
page-mark-points = Ertrag in Punkten
page-mark-products = Produkt
page-mark-product = Produkt
page-mark-kind = das Plättchen selbst
page-mark-goods = Waren
page-mark-category = Kategorie
page-mark-spaces = Anzahl der Plätze
page-mark-cargo = Ladung
page-mark-boats = Boote am Anfang
page-mark-seats = Boote am Anfang
page-mark-purchases = Anzahl der Käufe

# The log on the page

short-goes = { $place }
short-goes-beyond = { place-harbour }, ohne freien Platz
short-idle = passt
short-started = Startacker: { $product }
short-row-pays = Zeile { $row }
short-row-gains = Zeile { $row }
short-row-stays = Zeile { $row }
short-egyptian-enters = Ägyptisches Boot mit { $goods }
short-over = Spielende
short-produces = Chip { $value } auf { $product }
short-grown = { $seat } { $units }
short-irrigated = { $seat } noch eins (Bewässerung)
short-surplus = kein Platz für { $units }
short-enters = Boot mit { $goods }
short-delivered = { $reward }
short-unloaded = { $seat } lädt { $goods } aus
short-egyptian-leaves = ein ägyptisches Boot fährt aus
page-log-harvest = Ernte: { $items }
page-log-sailing = Fahrt: { $items }

# Warum ein Zug besser ist, und was ein anderer aufgibt.

term-points = Du bekommst sofort mehr Punkte.
    .lost = Du bekommst sofort weniger Punkte.
term-money = Du hast mehr Geld zum Ausgeben.
    .lost = Du hast weniger Geld zum Ausgeben.
term-gold = Du bekommst mehr Gold.
    .lost = Du bekommst weniger Gold.
term-missions = Du bist näher daran, Aufträge zu erfüllen.
    .lost = Du bist weiter davon entfernt, Aufträge zu erfüllen.
term-goods = Deine Waren in Lager und Hafen sind mehr wert.
    .lost = Deine Waren in Lager und Hafen sind weniger wert.
term-land = Deine Äcker bringen mehr ein.
    .lost = Deine Äcker bringen weniger ein.
term-farm = Jede Hofaktion bringt von nun an mehr.
    .lost = Jede Hofaktion bringt von nun an weniger.
term-developments = Deine Entwicklungen nützen dir mehr.
    .lost = Deine Entwicklungen nützen dir weniger.
term-boats = Du hast mehr Boote zum Beladen bereit.
    .lost = Du hast weniger Boote zum Beladen bereit.
term-order = Du rückst in der Spielreihenfolge vor.
    .lost = Du fällst in der Spielreihenfolge zurück.

# Arten von Entscheidungen, als Themen der Aufgaben.

theme-start = Erste Äcker
theme-act = Wahl der Aktion
theme-produce = Produktion
theme-effect = Entwicklungen
theme-boat = Boot wählen
theme-load = Beladen
theme-paid = Punkte oder Geld
theme-drop = Volles Lager
theme-ship = Kauf im Hafen
theme-name = Joker
theme-mission = Aufträge
theme-give = Auftrag bezahlen
theme-sell = Markt
theme-offer = Tempel
theme-hall = Rathaus
theme-order = Spielreihenfolge
theme-grow = Ernte

## The rulebook on the page

book-goal = Du bewirtschaftest ein Gut auf Rhodos. Verschiffe deine Ernte, erfülle die Aufträge der Stadt und sammle die meisten Punkte.
book-play = In jeder Runde setzt du deine Marker einzeln und führst die gewählte Aktion sofort aus. Boote, die in den Hafen einfahren, schieben die anderen weiter; was das Hafenende erreicht, kommt ins Lager seines Besitzers, und unterwegs darf jeder davon kaufen. Aufträge verlangen Waren aus dem Lager und bringen Punkte und Drachmen.
book-winner = Gehen die Aufträge aus, endet das Spiel mit dieser Runde. Geld und Gold werden zu Punkten; wer die meisten Punkte hat, gewinnt.
book-turn-production = Produktion: Chips bringen allen, die dieses Produkt anbauen, eine Ernte.
book-turn-farm = Hof: Nimm, was dein Gut abwirft, und schicke ein volles Boot in den Hafen.
book-turn-harbour = Hafen: Kaufe Waren von den Booten und erfülle einen Auftrag.
book-turn-market = Markt: Verkaufe Produkte von deinem Gut.
book-turn-temple = Tempel: Kaufe Punkte.
book-turn-hall = Rathaus: Kaufe Äcker und Entwicklungen.
book-turn-order = Am Ende der Runde wählen alle eine neue Zeile der Spielreihenfolge.
book-table-farmland = Äcker
book-table-developments = Entwicklungen
book-table-missions = Aufträge
book-table-egyptian = Ägyptische Boote
book-table-rows = Spielreihenfolge
book-column-farmland = Acker
book-column-development = Entwicklung
book-column-effect = Wirkung
book-column-copies = Anzahl
book-column-category = Kategorie
book-column-cargo = Ladung
book-column-row = Zeile

# Die Gruppen der Materialdatei, für das Formular der Seite.

component-estate = Acker
component-warehouse = Lager
component-chips = Produktionschips
component-markers = Marker
component-gate = Hafeneinfahrt
component-harbour = Hafen
component-gold = Gold
component-bank = Bank
component-delivery = Lieferung
component-blessing = Segen
component-errand = Gebühren
component-plazas = Ausliegende Aufträge
component-final = Schlusswertung
component-idle = Keine Aktion
component-production = Produktion
component-port = Hafenaktion
component-market = Markt
component-temple = Tempel
component-hall = Rathaus
component-fleet = Boote jeder Farbe
component-large = Großes Boot
component-setup = Aufbau
component-row = Spielreihenfolge
component-farmland = Acker
component-development = Entwicklung
component-mission = Auftrag
component-egyptian = Ägyptisches Boot

## Lektion: das erste Spiel

lesson-first-welcome = Du führst einen Hof auf Rhodos. Du erntest Wein, Milch, Oliven und Getreide, verschiffst sie durch den Hafen und erfüllst Aufträge der Stadt. Wer die meisten Punkte hat, gewinnt; auch Geld zählt, { $final-money } Drachmen sind einen Punkt wert.
lesson-first-harbour = Das ist der Hafen, von der Einfahrt bis zum Hafenende. Ein Boot, das einfährt, schiebt alle anderen weiter, und erst am Hafenende kommt die Ladung ins Lager. Jedes fremde Boot bringt also auch deines voran.
lesson-first-grain = Zuerst kaufst du Äcker. Du hast { $money ->
        [one] { $money } Drachme
       *[other] { $money } Drachmen
    }, und jeder Acker bringt ein Produkt. Nimm das billige Getreide für { $price }: Teurere Äcker bringen später Geld oder Punkte, aber jetzt brauchst du dein Geld.
lesson-first-wine = Dein zweiter Acker muss etwas anderes bringen. Sieh dir diesen Auftrag an: Er verlangt Wein und Getreide und bringt { $reward-points ->
        [one] { $reward-points } Punkt
       *[other] { $reward-points } Punkte
    } und { $reward-money ->
        [one] { $reward-money } Drachme
       *[other] { $reward-money } Drachmen
    }. Das passt zu deinem Getreide, also kaufe Wein für { $price }.
lesson-first-estate = Jeder Acker beginnt mit einem Produkt und hat Platz für { $count }. Die Ernte bleibt zuerst auf dem Acker. Später verkaufst du sie auf dem Markt, verschiffst sie oder nutzt sie für einen Auftrag.
lesson-first-production = Die erste Runde beginnt. Alle setzen reihum ihre Marker, einen nach dem anderen, und führen die Aktion aus. Du hast { $count } Marker. Deine Äcker sind fast leer, also wähle die Produktion.
lesson-first-chip = Ein Chip sagt, wie viel von einem Produkt geerntet wird. Es geht einzeln reihum, bei dir beginnend, an alle, die es anbauen. Noch jemand baut Getreide an; lege Chip { $value } auf Getreide, dann bekommst du mehr davon.
lesson-first-second-chip = Du hast jetzt { $units } Getreide, und der Acker ist voll. Der zweite Chip kommt auf ein anderes Feld. Wein baust nur du an, also füllt Chip { $value } deinen Acker; mehr ginge nur verloren.
lesson-first-shared = Die anderen waren am Zug. Eine Produktion von Oliven reichte für beide, und { $other } hat ein Boot in den Hafen geschickt. Es liegt auf den ersten Feldern und hat die ägyptischen Boote weitergeschoben.
lesson-first-farm = Deine Äcker sind voll, also verschiffe etwas: Wähle deinen Hof. Nur du kannst ihn nutzen. Deine Plättchen bringen hier auch das Geld und die Punkte, die sie zeigen, und danach musst du ein volles Boot losschicken.
lesson-first-boat = Wähle ein Boot. Es muss voll sein und schiebt die anderen um seine eigene Länge weiter. Ein langes bringt mehr, ein kurzes lässt dir Produkte für später. Nimm das mit der Länge { $length }.
lesson-first-load = Belade es von deinen Äckern. Das erste Produkt kommt an den Bug und erreicht das Hafenende zuerst. Nimm { $product }.
lesson-first-load-grain = Jetzt { $product }, damit von beidem etwas in dein Lager kommt. Genau das verlangt der Auftrag.
lesson-first-points = Für jedes verladene Produkt wählst du { $unit-points ->
        [one] { $unit-points } Punkt
       *[other] { $unit-points } Punkte
    } oder { $unit-money ->
        [one] { $unit-money } Drachme
       *[other] { $unit-money } Drachmen
    }. Die Ladung gehört weiter dir und kommt auf jeden Fall an. Geld hast du genug, also nimm { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
lesson-first-push = Hier ist dein Boot: Es wurde weitergeschoben, als { $other } ein langes losschickte. Auf dem Markt wurde auch verkauft. Alle Marker sind gesetzt, die Runde endet, und alle wählen eine Zeile für die nächste, von unten nach oben.
lesson-first-row = Die oberen Zeilen kosten Geld und sind früh dran, die unteren bringen etwas und sind später dran. Aktionsfelder sind knapp, früh zu sein kann also eine Drachme wert sein. Nimm Zeile { $row } und zahle { $cost ->
        [one] { $cost } Drachme
       *[other] { $cost } Drachmen
    }.
lesson-first-hall = Du bist zuerst dran. Im Rathaus kaufst du weitere Äcker und Entwicklungen, die dir von jetzt an bei jeder Hofaktion helfen. Je früher du sie hast, desto mehr bringen sie. Geh dorthin.
lesson-first-cart = Kaufe „{ $kind }“ für { $price }. Bei jeder Hofaktion bringt er ein Produkt direkt ins Lager, ganz ohne Boot, und dazu { $money ->
        [one] { $money } Drachme
       *[other] { $money } Drachmen
    }. Für Aufträge ist das der schnellste Weg.
lesson-first-mission = Der Auftrag für Wein und Getreide ist noch offen, und andere wollen ihn vielleicht auch. Aufträge erfüllst du im Hafen. Dein Boot ist noch nicht angekommen, aber du kannst dort auch Waren kaufen. Geh in den Hafen.
lesson-first-joker = Jede Ware auf einem Boot kannst du zum Preis ihres Feldes kaufen; nahe am Hafenende ist es billiger. Hier liegt ein Joker auf einem ägyptischen Boot, für { $price }. Fremde Waren bezahlst du ihrem Besitzer.
lesson-first-name = Ein Joker wird zu einem Produkt deiner Wahl, aber nie zu Gold. Der Auftrag verlangt { $product }, also nenne das. Es kommt in dein Lager.
lesson-first-stop = Du könntest noch mehr kaufen, zum Beispiel das Gold daneben, denn eine Hafenaktion erlaubt beliebig viele Käufe. Aber du hast, was du brauchst, und dein Geld ist knapp: Beende das Kaufen.
lesson-first-fulfil = Mindestens eine Ware muss aus dem Lager kommen; was fehlt, darf gegen Gebühr vom Acker kommen. Das Getreide kostet dich so { $cost }. Der Auftrag bringt { $money ->
        [one] { $money } Drachme
       *[other] { $money } Drachmen
    } und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, also erfülle ihn.
lesson-first-gold = Der neue Auftrag verlangt Gold und bringt { $reward-points ->
        [one] { $reward-points } Punkt
       *[other] { $reward-points } Punkte
    }. Niemand baut Gold an: Es kommt nur mit ägyptischen Booten, und immer wartet eines auf See. Am Ende zählt auch jeder Goldbarren { $final-gold ->
        [one] { $final-gold } Punkt
       *[other] { $final-gold } Punkte
    }.
lesson-first-low-row = Wieder eine neue Zeile. Du hast wenig Geld und nichts Eiliges vor, also ist diesmal eine untere Zeile besser. Zeile { $row } bringt dir { $money ->
        [one] { $money } Drachme
       *[other] { $money } Drachmen
    }. Nimm sie.
lesson-first-unloaded = Das Boot von { $other } hat ein anderes aus dem Hafen geschoben: Dessen Oliven sind jetzt in einem Lager, und das Boot ist zurück. Deines ist das nächste. Jedes Boot, das einfährt, hilft dabei.
lesson-first-market = Du brauchst Geld, und der Markt ist der schnellste Weg dazu. Wer früh kommt, erhält mehr für jedes Produkt: { $prices }. Du wärst der Erste in dieser Runde, also geh auf den Markt.
lesson-first-sell = Verkaufe Wein für je { $price }. Pro Besuch darfst du höchstens { $market-units } verkaufen; ein zweiter Wein geht gleich mit. Behalte das Getreide für ein Boot.
lesson-first-arrived = Das Boot von { $other } hat deines ans Hafenende geschoben: { $wine } Wein und { $grain } Getreide sind jetzt in deinem Lager, ohne dass du etwas tun musstest. Im Lager ist alles sicher, und kein Auftrag verlangt dafür eine Gebühr.
lesson-first-play-on = Im Stapel { $count ->
        [one] liegt noch { $count } Auftrag
       *[other] liegen noch { $count } Aufträge
    }. Kann einer nicht mehr ersetzt werden, ist das die letzte Runde. Mit Geld und Gold hättest du jetzt { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }. Ab hier entscheiden die anderen selbst, und du auch.
