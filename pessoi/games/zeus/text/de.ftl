# Beim Zeus! auf Deutsch.

game-name = Beim Zeus!
game-about = Ersteigere Grundstücke mit verdeckten Geboten, errichte Tempel darauf und werde mit der Gunst der Götter reicher als alle anderen.
game-length = 75 bis 90 Minuten

## Kapitel

chapter-components = Spielmaterial
chapter-setup = Vorbereitung
chapter-turn = Ablauf eines Zuges
chapter-auction = Versteigerung
chapter-building = Tempel bauen
chapter-stone = Götterstein
chapter-end = Spielende
chapter-score = Wertung
chapter-other = Weitere Regeln
chapter-variant = Variante
chapter-edge = Sonderfälle

## Regeln: Spielmaterial

rule-components-players = Beim Zeus! ist ein Spiel für 3 bis 6 Personen ab 12 Jahren. Eine Partie dauert 75 bis 90 Minuten.
rule-components-board = Der Spielplan zeigt { $cards-plots } nummerierte Grundstücke auf { $peninsulas ->
        [one] { $peninsulas } Halbinsel
       *[other] { $peninsulas } Halbinseln
    } mit { $peninsula-sizes } Grundstücken, dazu Felder für Nachziehstapel, Ablagestapel und die Versteigerung.
rule-components-cards = Es gibt { $cards-plots } Grundstückskarten, eine für jedes Grundstück auf dem Spielplan, nummeriert von 1 bis { $cards-plots }.
rule-components-temples = Es gibt { $temples-all } Tempel in drei Größen: Ein kleiner bedeckt ein Grundstück ({ $temples-supply-1 } Stück), ein mittlerer zwei ({ $temples-supply-2 } Stück) und ein großer drei ({ $temples-supply-3 } Stück). Ist eine Größe aufgebraucht, kann sie nicht mehr gebaut werden.
rule-components-pawns = { $pawns-all } Besitzsteine zeigen an, wem ein Grundstück gehört: { $pawns-colours-red } in Rot, { $pawns-colours-yellow } in Gelb, { $pawns-colours-blue } in Blau, { $pawns-colours-green } in Grün, { $pawns-colours-violet } in Violett und { $pawns-colours-black } in Schwarz.
rule-components-stones = { $stone-each ->
        [0] Göttersteine gibt es nicht.
       *[other] Es gibt { $all-colours } Göttersteine, einen in jeder Farbe.
    } Die weiße Säule mit einer { $pillar-bonus } auf der Oberseite zeigt, wer Liebling der Götter ist. Jeder Spieler hat eine Besitzliste mit den Spalten Grundstück, Preis und Bebaut.
rule-components-dials = Es gibt { $all-colours } Bietscheiben, jede mit einem roten Zeiger für die Zehner und einem blauen für die Einer. Ein Gebot ist eine ganze Zahl von { $dial-low } bis { $dial-high }.
rule-components-money = Das Geld heißt Rinder. Es gibt Scheine zu { $money-notes } Rindern.

## Regeln: Vorbereitung

rule-setup-colours = Zu dritt spielt man mit Rot, Gelb und Blau. Zu viert kommt Grün hinzu, zu fünft Violett, zu sechst Schwarz. Jeder Spieler wählt eine dieser Farben.
rule-setup-pawns = Jeder Spieler erhält zu dritt { $setup-1-pawns } Besitzsteine, zu viert { $setup-2-pawns }, zu fünft { $setup-3-pawns } und zu sechst { $setup-4-pawns }, auch wenn es in seiner Farbe mehr gibt.
rule-setup-money = Jeder Spieler erhält zu dritt { $setup-1-money } Rinder, zu viert { $setup-2-money }, zu fünft { $setup-3-money } und zu sechst { $setup-4-money }.
rule-setup-deal = Startgrundstücke zu dritt: { $setup-1-plots }; zu viert: { $setup-2-plots }; zu fünft: { $setup-3-plots }; zu sechst: { $setup-4-plots }. Ihre Karten werden verdeckt gemischt und gleichmäßig verteilt (zu dritt { $setup-1-each } an jeden, zu viert { $setup-2-each }, zu fünft { $setup-3-each }, zu sechst { $setup-4-each }).
rule-setup-first-plots = Jeder Spieler legt auf jedes seiner Startgrundstücke einen Besitzstein und trägt es mit dem Preis 0 in seine Besitzliste ein.
rule-setup-start-cards = Die Karten der Startgrundstücke kommen in die Schachtel zurück und werden nicht mehr gebraucht. Der Nachziehstapel beginnt daher zu dritt mit { $setup-1-pile } Karten, zu viert mit { $setup-2-pile }, zu fünft mit { $setup-3-pile } und zu sechst mit { $setup-4-pile }.
rule-setup-pile = Die übrigen Grundstückskarten werden gemischt und bilden den verdeckten Nachziehstapel.
rule-setup-tools = Die Tempel liegen nach Größe sortiert neben dem Spielplan; sie sind der Vorrat. Jeder Spieler erhält außerdem den Götterstein seiner Farbe, eine Bietscheibe und eine Besitzliste. Ein Spieler verwaltet die Bank.
rule-setup-first-3-6 = Bei { $first-left-seats } Spielern beginnt der linke Nachbar des Spielers, dem Grundstück { $first-left-plots } gehört.
rule-setup-first-4-5 = Bei { $first-option-seats } Spielern beginnt der linke Nachbar des Spielers, dem Grundstück { $first-option-plots } gehört.
    .owner-of-22 = Bei { $first-option-seats } Spielern beginnt der Spieler, dem Grundstück { $first-option-plots } gehört.
rule-setup-pillar = Der Startspieler nimmt die weiße Säule. Danach wird im Uhrzeigersinn gespielt.

## Regeln: der Spielzug

rule-turn-pillar = Wer die Säule hat, ist der aktive Spieler und Liebling der Götter.
rule-turn-income = Zu Beginn seines Zuges, noch vor dem Aufdecken der Karten, erhält der aktive Spieler von der Bank Einkommen in Rindern: { $temples-income-1 } für jeden seiner kleinen Tempel, { $temples-income-2 } für jeden mittleren und { $temples-income-3 } für jeden großen.
    .claim = In jedem seiner Züge steht dem aktiven Spieler Einkommen in Rindern zu: { $temples-income-1 } für jeden seiner kleinen Tempel, { $temples-income-2 } für jeden mittleren und { $temples-income-3 } für jeden großen. Die Bank zahlt es nur, wenn er es verlangt.
rule-turn-claim = Der aktive Spieler kann sein Einkommen bei jeder seiner Entscheidungen verlangen; gezählt werden die Tempel, die zu Beginn des Zuges standen. Hat er es nicht verlangt, bevor der nächste Zug beginnt, verfällt es.
rule-turn-reveal = { $auction-spaces ->
        [one] Der aktive Spieler deckt die oberste Karte des Nachziehstapels auf und legt sie auf das Versteigerungsfeld.
       *[other] Der aktive Spieler deckt die obersten { $auction-spaces } Karten des Nachziehstapels auf und legt sie von links nach rechts auf die Versteigerungsfelder.
    }
rule-turn-choice = Danach muss der aktive Spieler eine von zwei Aktionen wählen: die aufgedeckten Grundstücke versteigern oder einen Tempel bauen.
rule-turn-pass-on = Am Ende des Zuges gibt der aktive Spieler die Säule an seinen linken Nachbarn weiter.
rule-turn-turn-over = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel umgedreht, ohne ihn zu mischen; die zuerst abgelegte Karte wird also zuerst gezogen.
    .shuffle = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt und bildet den neuen Nachziehstapel.

## Regeln: die Versteigerung

rule-auction-secret = An der Versteigerung nehmen alle teil, auch der aktive Spieler. Jeder stellt verdeckt ein Gebot auf seiner Bietscheibe ein; auch 0 ist ein Gebot.
rule-auction-reveal = Sind alle bereit, werden die Bietscheiben gleichzeitig aufgedeckt und die Gebote angesagt, beginnend beim aktiven Spieler.
rule-auction-favourite = Das Gebot des aktiven Spielers zählt dank der Säule { $pillar-bonus } mehr, als seine Bietscheibe zeigt.
rule-auction-highest = Der Spieler mit dem höchsten Gebot wählt eines der aufgedeckten Grundstücke.
rule-auction-second = { $auction-sold ->
        [one] Nur der Spieler mit dem höchsten Gebot kauft ein Grundstück.
       *[other] Der Spieler mit dem zweithöchsten Gebot wählt eines der übrigen Grundstücke.
    }
rule-auction-third-card = Eine Karte, die niemand gewählt hat, kommt offen auf den Ablagestapel; das Grundstück wird später wieder angeboten.
rule-auction-tie = Bei gleich hohen Geboten (einschließlich der { $pillar-bonus } der Säule) hat der aktive Spieler Vorrang, danach der Spieler, der ihm im Uhrzeigersinn am nächsten sitzt. Das gilt für das höchste und das zweithöchste Gebot.
rule-auction-payment = Jeder Gewinner zahlt der Bank genau den Betrag auf seiner Bietscheibe. Die { $pillar-bonus } der Säule werden nicht bezahlt.
rule-auction-note = Das Grundstück und der gezahlte Preis, ohne den Bonus der Säule, werden automatisch in die Besitzliste des Gewinners eingetragen.
    .by-hand = Jeder Gewinner trägt das Grundstück und den gezahlten Preis, ohne den Bonus der Säule, selbst in seine Besitzliste ein.
rule-auction-pawn = Jeder Gewinner legt einen Besitzstein auf das gekaufte Grundstück.
rule-auction-box = Die Karte eines verkauften Grundstücks kommt in die Schachtel und nicht wieder ins Spiel.
rule-auction-opening = Für die allererste Versteigerung empfehlen sich Gebote von { $auction-opening-low } bis { $auction-opening-high }. Danach bietet jeder, was ihm die Grundstücke wert sind.
    .enforced-20-30 = In der allerersten Versteigerung muss jeder von { $auction-opening-low } bis { $auction-opening-high } bieten. Danach bietet jeder, was ihm die Grundstücke wert sind.
rule-auction-overbid = Ein Gebot, das höher ist als das Geld des Bieters, ist ungültig; weitere Folgen hat es nicht.
    .blocked = Niemand kann mehr bieten, als er Geld hat.

## Regeln: bauen

rule-building-instead = Wer baut, versteigert in diesem Zug nicht: Zuerst kommen die aufgedeckten Karten auf den Ablagestapel.
rule-building-row = Der aktive Spieler darf pro Zug einen Tempel bauen: auf einem, zwei oder drei eigenen unbebauten Grundstücken, die in einer geraden Reihe nebeneinanderliegen.
rule-building-supply = Der Tempel wird aus dem Vorrat genommen; ist dort keiner der passenden Größe mehr, kann er nicht gebaut werden.
rule-building-cost = Die Baukosten sind die Summe der eingetragenen Preise aller Grundstücke unter dem neuen Tempel; sie gehen an die Bank. Ein Startgrundstück kostet 0.
rule-building-pawns = Die Besitzsteine auf den Grundstücken werden abgenommen, der Tempel wird gelegt, und alle Besitzsteine kommen auf den Tempel.
    .one-pawn-per-temple = Die Besitzsteine auf den Grundstücken werden abgenommen, der Tempel wird gelegt, und ein Besitzstein kommt auf den Tempel; die anderen erhält der Spieler zurück.
rule-building-ticked = Die Grundstücke werden in der Besitzliste als bebaut angekreuzt. Auf ihnen kann kein zweiter Tempel gebaut werden, und sie werden nicht noch einmal bezahlt.
rule-building-last-plot = Ist auf einer Halbinsel nur noch ein Grundstück unbebaut, darf dort nur bauen, wer auf dieser Halbinsel schon einen Tempel hat.
    .never = Auf jeder Halbinsel muss ein Grundstück bis zum Ende des Spiels unbebaut bleiben; das letzte zu kaufen, lohnt sich also nicht, wenn alle anderen bebaut sind.
rule-building-forgotten-price = Wird die Besitzliste von Hand geführt, kostet ein Grundstück ohne eingetragenen Preis beim Bau { $ledger-penalty ->
        [one] { $ledger-penalty } Rind
       *[other] { $ledger-penalty } Rinder
    } mehr als der höchste eingetragene Preis des Spielers. Das gilt für jedes vergessene Grundstück.
    .highest-built-plus-10 = Wird die Besitzliste von Hand geführt, kostet ein Grundstück ohne eingetragenen Preis beim Bau { $ledger-penalty ->
        [one] { $ledger-penalty } Rind
       *[other] { $ledger-penalty } Rinder
    } mehr als das teuerste schon bebaute Grundstück des Spielers. Das gilt für jedes vergessene Grundstück.

## Regeln: der Götterstein

rule-stone-once = Einmal pro Partie darf ein Spieler beim Bauen seinen Götterstein einsetzen. Danach kommt der Götterstein in die Schachtel.
rule-stone-free-small = Mit dem Götterstein ist ein kleiner Tempel kostenlos, egal, was das Grundstück gekostet hat.
rule-stone-cheaper = Baut ein Spieler mit dem Götterstein einen mittleren oder großen Tempel, ist eines der Grundstücke nach seiner Wahl kostenlos.
    .discount-50 = Baut ein Spieler mit dem Götterstein einen mittleren oder großen Tempel, sinken die Baukosten um { $stone-discount ->
        [one] { $stone-discount } Rind
       *[other] { $stone-discount } Rinder
    }.
rule-stone-extend = Mit dem Götterstein darf ein Spieler einen seiner Tempel um ein oder zwei eigene unbebaute Grundstücke erweitern: von klein auf mittel, von klein auf groß oder von mittel auf groß. Für die neuen Grundstücke zahlt er den vollen eingetragenen Preis.
rule-stone-join = Mit dem Götterstein darf ein Spieler eigene Tempel verbinden: zwei kleine zu einem mittleren, einen kleinen und einen mittleren zu einem großen oder drei kleine zu einem großen. Das ist kostenlos, denn ihre Grundstücke sind schon bezahlt.
    .false = Mit dem Götterstein darf ein Spieler zwei eigene Tempel verbinden: zwei kleine zu einem mittleren oder einen kleinen und einen mittleren zu einem großen. Das ist kostenlos, denn ihre Grundstücke sind schon bezahlt. Drei Tempel dürfen nicht verbunden werden.
rule-stone-straight = Auch der vergrößerte Tempel muss eine gerade Reihe von höchstens drei Grundstücken bedecken. Ein Götterstein erweitert oder verbindet, nicht beides.
    .true = Auch der vergrößerte Tempel muss eine gerade Reihe von höchstens drei Grundstücken bedecken. Ein Götterstein darf zugleich erweitern und verbinden.
rule-stone-supply = Ersetzte Tempel kommen in den Vorrat zurück und können wieder gebaut werden.
rule-stone-needed = Ohne Götterstein kann ein Tempel weder erweitert noch mit einem anderen verbunden werden.
rule-stone-cards = Auch wer den Götterstein einsetzt, baut: Die aufgedeckten Karten kommen auf den Ablagestapel.

## Regeln: Spielende

rule-end-last-sale = Ist das letzte Grundstück verkauft, hat jeder Spieler noch einen Zug. Den ersten hat der linke Nachbar des Spielers, der die letzte Versteigerung durchgeführt hat, den letzten dieser Spieler selbst. Danach endet das Spiel.
rule-end-final-turn = In seinem Schlusszug erhält ein Spieler wie gewohnt Einkommen. Danach darf er einen Tempel bauen oder passen. Karten werden nicht mehr aufgedeckt.
rule-end-last-auction = Wird in jeder Versteigerung so viel wie möglich verkauft, werden in der letzten zu dritt { $setup-1-last ->
        [one] { $setup-1-last } Karte
       *[other] { $setup-1-last } Karten
    } angeboten, zu viert { $setup-2-last }, zu fünft { $setup-3-last } und zu sechst { $setup-4-last }.
rule-end-early = Kann kein Tempel aus dem Vorrat mehr gebaut werden, weil passende Grundstücke fehlen, endet das Spiel sofort. Schlusszüge gibt es dann nicht, und nicht eingesetzte Göttersteine verfallen.

## Regeln: Wertung

rule-score-worthless = Unbebaute Grundstücke und nicht eingesetzte Göttersteine sind nichts wert.
rule-score-small = Jeder kleine Tempel ist { $temples-factor-1 }-mal so viele Rinder wert, wie kleine Tempel auf dem Spielplan stehen. Beispiel: Bei { $example-count-1 } kleinen Tempeln ist jeder { $example-value-1 } Rinder wert.
rule-score-medium = Jeder mittlere Tempel ist { $temples-factor-2 }-mal so viele Rinder wert, wie mittlere Tempel auf dem Spielplan stehen. Beispiel: Bei { $example-count-2 } mittleren Tempeln ist jeder { $example-value-2 } Rinder wert.
rule-score-large = Jeder große Tempel ist { $temples-factor-3 }-mal so viele Rinder wert, wie große Tempel auf dem Spielplan stehen. Beispiel: Bei { $example-count-3 } großen Tempeln ist jeder { $example-value-3 } Rinder wert, bei { $example-count-4 } ist jeder { $example-value-4 } wert.
rule-score-payout = Bei der Schlusswertung zahlt die Bank jedem Spieler den Wert aller seiner Tempel aus.
rule-score-sole-builder = Wer als Einziger Tempel auf einer Halbinsel hat, erhält eine Prämie. Bei Halbinseln mit { $bonus-sizes } Grundstücken beträgt sie { $bonus-amounts } Rinder.
    .sole-presence = Wer Tempel auf einer Halbinsel hat, auf der kein anderer Spieler einen Tempel oder ein Grundstück besitzt, erhält eine Prämie. Bei Halbinseln mit { $bonus-sizes } Grundstücken beträgt sie { $bonus-amounts } Rinder.
rule-score-winner = Es gewinnt, wer am Ende die meisten Rinder hat: Bargeld, Wert der Tempel und Prämien zusammen.
rule-score-tie = Haben mehrere Spieler gleich viele und die meisten Rinder, teilen sie sich den Sieg.

## Regeln: Sonstiges

rule-other-no-trade = Grundstücke, Geld und Tempel dürfen weder getauscht noch verschenkt werden.
rule-other-pawn-limit = Jeder Spieler hat nur die Besitzsteine, die er zu Beginn erhält. Wer keinen mehr hat, kann kein Grundstück kaufen.
    .none = Die Zahl der Besitzsteine ist nicht begrenzt: Auch wer keinen mehr hat, kann ein Grundstück kaufen.
rule-other-hidden-money = Wie viel Geld ein Spieler hat, ist geheim; Zahlungen, Preise und Einkommen sind öffentlich.
    .open = Das Geld liegt offen: Alle sehen, wie viel jeder Spieler hat.

## Regeln: eine Variante

rule-variant-neighbour = Variante aus Spielerkreisen: Ein Spieler darf auch auf einem unverkauften Grundstück bauen, das waagerecht oder senkrecht an ein eigenes grenzt. Es kostet den Preis dieses Grundstücks (bei mehreren den niedrigsten) plus { $neighbour-surcharge ->
        [1] noch einmal so viel
        [2] die Hälfte
        [3] ein Drittel
        [4] ein Viertel
       *[other] 1/{ $neighbour-surcharge }
    }, abgerundet: aus { $example-price } wird { $example-price-raised }. Ist das Grundstück einer aufgedeckten Karte schon vergeben, gilt die Karte für ein freies Nachbargrundstück, und wenn es keines gibt, für ein beliebiges freies Grundstück.

## Regeln: seltene Fälle

rule-edge-short-pile = Liegen im Nachziehstapel weniger Karten, als es Versteigerungsfelder gibt, werden zuerst diese aufgedeckt. Dann wird der Ablagestapel umgedreht, und die übrigen Felder werden aufgefüllt.
    .shuffle = Liegen im Nachziehstapel weniger Karten, als es Versteigerungsfelder gibt, werden zuerst diese aufgedeckt. Dann wird der Ablagestapel gemischt, und die übrigen Felder werden aufgefüllt.
rule-edge-few-cards = Gibt es in beiden Stapeln zusammen weniger Karten als Versteigerungsfelder, werden alle aufgedeckt. Höchstens { $auction-sold ->
        [one] { $auction-sold } Grundstück wird
       *[other] { $auction-sold } Grundstücke werden
    } verkauft und nie mehr, als Karten oder gültige Gebote da sind.
rule-edge-last-two = { $auction-sold ->
        [one] Wird die letzte Karte versteigert, erhält sie das höchste Gebot.
       *[other] Werden die letzten beiden Karten versteigert, erhält das höchste Gebot die eine und das zweithöchste die andere.
    } Nichts wird abgelegt, und die Schlusszüge beginnen.
rule-edge-last-one = Wird nur eine Karte versteigert, kauft allein der Spieler mit dem höchsten Gebot. Der Zweite erhält nichts und zahlt nichts.
rule-edge-build-at-last-cards = Der aktive Spieler darf auch bauen, wenn nur noch die letzten Karten aufgedeckt sind und ein Versteigerungsfeld leer geblieben ist. Sie werden abgelegt und im nächsten Zug wieder aufgedeckt.
rule-edge-few-bids = Gibt es weniger gültige Gebote als Grundstücke zu verkaufen sind, kaufen nur diese Bieter. Die übrigen Karten kommen auf den Ablagestapel und gelten als nicht verkauft.
rule-edge-all-zero = Bieten alle 0, wählt zuerst der aktive Spieler und dann sein linker Nachbar. Niemand zahlt etwas.
rule-edge-no-refusal = Niemand darf eine Versteigerung auslassen, und wer gewinnt, muss ein Grundstück nehmen, auch bei einem Gebot von 0.
rule-edge-one-plot-each = Mit einem Gebot kauft man ein Grundstück; niemand erhält in einer Versteigerung zwei.
rule-edge-void-favourite = Ist das Gebot des aktiven Spielers ungültig, hilft ihm auch die Säule nicht.
rule-edge-dial-end = Niemand kann mehr als { $dial-high } bieten. Bieten mehrere { $dial-high }, entscheidet die Sitzordnung; beim aktiven Spieler zählt dieses Gebot mit der Säule als { $dial-high-with-pillar }.
rule-edge-bonus-not-covered = Nur der Betrag auf der Bietscheibe muss durch eigenes Geld gedeckt sein, nicht die { $pillar-bonus } der Säule.
rule-edge-no-pawns = Wer keine Besitzsteine mehr hat, zeigt eine 0, die nicht als Gebot zählt. Insgesamt sind immer genug Besitzsteine da, dass jemand kaufen kann.
rule-edge-pawns-return = Beim Bauen erhält man keine Besitzsteine zurück.
    .one-pawn-per-temple = Beim Bauen erhält man Besitzsteine zurück: einen beim mittleren, zwei beim großen Tempel. Auch beim Erweitern und Verbinden bleibt nur ein Besitzstein auf dem vergrößerten Tempel.
rule-edge-nothing-to-build = Wer nichts bauen kann, muss versteigern. Im Schlusszug bleibt ihm nur das Einkommen.
rule-edge-no-credit = Wer einen Tempel nicht vollständig bezahlen kann, darf ihn nicht bauen; Kredit und Teilzahlung gibt es nicht. Das Einkommen dieses Zuges darf dafür ausgegeben werden.
rule-edge-size-missing = Ist eine Tempelgröße aufgebraucht, kann sie weder gebaut noch durch Erweitern oder Verbinden erreicht werden. Ein kleinerer Tempel auf einem Teil der Grundstücke ist erlaubt.
rule-edge-join-supply = Der größere Tempel muss im Vorrat liegen, bevor die ersetzten Tempel dorthin zurückkommen.
rule-edge-rows-in-peninsulas = Auf einer Halbinsel mit zwei mal drei Grundstücken gibt es zwei Dreierreihen, beide entlang der langen Seite, auf einer mit drei mal drei Grundstücken sechs. Diagonalen zählen nicht.
rule-edge-no-bend = Ein Tempel steht nie über Eck und reicht nie von einer Halbinsel auf eine andere.
rule-edge-extend-by-two = Wird ein kleiner Tempel auf groß erweitert, darf er am Ende oder in der Mitte der Reihe stehen. Die beiden anderen Grundstücke müssen dem Spieler gehören und unbebaut sein.
rule-edge-join-three = Drei kleine Tempel lassen sich verbinden, wenn sie in einer geraden Reihe stehen und demselben Spieler gehören.
rule-edge-gap = Liegt zwischen zwei Tempeln ein eigenes unbebautes Grundstück, lassen sie sich nicht über diese Lücke hinweg verbinden.
    .true = Liegt zwischen zwei kleinen Tempeln ein eigenes unbebautes Grundstück, lassen sie sich über diese Lücke hinweg zu einem großen verbinden. Das Grundstück in der Mitte wird dabei bezahlt.
rule-edge-nothing-left = Nach jedem Bau und jeder Versteigerung wird geprüft, ob noch ein Tempel gebaut werden kann: Für eine Größe im Vorrat muss es eine Reihe unbebauter Grundstücke geben, von denen jedes unverkauft ist oder ein und demselben Spieler gehört, und dieser Spieler (oder ein Käufer) muss dort nach der Regel vom letzten Grundstück bauen dürfen. Gibt es für keine Größe eine solche Reihe, endet das Spiel sofort. Göttersteine, Geld und Besitzsteine spielen dabei keine Rolle.
rule-edge-early-unsold = Das Spiel kann auch vorzeitig enden, wenn noch Grundstücke unverkauft sind oder die Schlusszüge schon laufen. Unverkaufte Grundstücke bleiben unbeachtet; die Tempel werden gewertet.
rule-edge-last-plot-sizes = Für die Regel vom letzten Grundstück zählt der Stand vor dem Bau: Die letzten zwei oder drei Grundstücke einer Halbinsel darf jeder mit einem einzigen Tempel bebauen.
    .never = Ein Tempel jeder Größe muss mindestens ein Grundstück der Halbinsel unbebaut lassen: Auch die letzten zwei oder drei Grundstücke darf niemand mit einem einzigen Tempel bebauen.
rule-edge-last-plot-extension = Einen Tempel auf das letzte Grundstück zu erweitern, ist erlaubt, denn der Spieler hat dort schon einen Tempel. Tempel zu verbinden, ist immer erlaubt.
    .never = Einen Tempel auf das letzte Grundstück zu erweitern, ist verboten. Tempel zu verbinden, ist immer erlaubt.
rule-edge-bank = Der Bank geht das Geld nie aus.
rule-edge-waived-zero = Welches Grundstück der Götterstein kostenlos macht, bestimmt der Spieler selbst, auch wenn ein anderes 0 gekostet hat.
rule-edge-discount-floor = Sind die Baukosten niedriger als der Nachlass von { $stone-discount ->
        [one] { $stone-discount } Rind
       *[other] { $stone-discount } Rindern
    }, ist der Tempel kostenlos; ausgezahlt wird nichts.
rule-edge-stone-one-use = Ein Götterstein hat nur eine Wirkung: Beim Erweitern oder Verbinden gibt es nicht zusätzlich ein kostenloses Grundstück oder einen Nachlass.
rule-edge-one-build = Ein in diesem Zug gebauter Tempel kann nicht im selben Zug erweitert werden, denn man baut nur einmal pro Zug.
rule-edge-bonus-after-join = Tempel zu verbinden, ändert nichts an der Prämie einer Halbinsel. Für den Wert der Tempel zählt, wie viele am Ende stehen.
rule-edge-rival-plot = Ein Grundstück eines anderen Spielers ohne Tempel kostet die Prämie nicht. Für eine Halbinsel ganz ohne Tempel gibt es keine Prämie.
    .sole-presence = Ein Grundstück eines anderen Spielers kostet die Prämie auch ohne Tempel. Für eine Halbinsel ganz ohne Tempel gibt es keine Prämie.
rule-edge-bonus-early = Die Prämie gibt es auch, wenn nicht alle Grundstücke der Halbinsel verkauft wurden.
rule-edge-two-builders = Haben mehrere Spieler Tempel auf einer Halbinsel, gibt es keine Prämie; sie wird auch nicht geteilt.
rule-edge-first-turn-build = Auf einem Startgrundstück darf man schon im allerersten Zug kostenlos bauen. Die Regel für die erste Versteigerung gilt dann für die erste, die tatsächlich stattfindet.
    .none = Auf einem Startgrundstück darf man schon im allerersten Zug kostenlos bauen.
rule-edge-income-new-temple = Ein neuer Tempel bringt ab dem nächsten Zug seines Besitzers Einkommen.
    .claim = Ein neuer Tempel bringt ab dem nächsten Zug seines Besitzers Einkommen: Verlangtes Einkommen zählt nur die Tempel, die zu Beginn des Zuges standen.
rule-edge-discard-order = Karten werden von links nach rechts abgelegt. Wird der Ablagestapel umgedreht, kommt die zuerst abgelegte Karte zuerst.
rule-edge-price-zero = Ein für 0 Rinder gekauftes Grundstück behält diesen Preis; der Bau darauf kostet nichts.
rule-edge-shared-victory = Bei Gleichstand an der Spitze entscheiden weder Bargeld noch Göttersteine noch Tempel: Der Sieg wird geteilt.
rule-edge-dealt-not-chosen = Die Startgrundstücke werden zugelost. Auch zu dritt darf man sie weder wählen noch tauschen.

## Ausgaben

edition-house = Hausregeln
edition-house-about = Unsere Auswahl aus beiden Regeltexten: Einkommen kommt automatisch, der Götterstein macht ein Grundstück kostenlos, und auf dem letzten Grundstück einer Halbinsel baut nur, wer dort schon einen Tempel hat.
edition-haffner = Haffner
edition-haffner-about = Genau nach der französischen Übersetzung von 2002: erste Gebote von { $auction-opening-low } bis { $auction-opening-high }, Einkommen muss verlangt werden, auf jeder Halbinsel bleibt ein Grundstück unbebaut, der Götterstein senkt die Baukosten um { $stone-discount }, höchstens zwei Tempel werden verbunden.
edition-jeux-en-boite = Jeux en Boîte
edition-jeux-en-boite-about = Genau nach der Kurzfassung der Zeitschrift: Bei { $first-option-seats } Spielern beginnt der Besitzer von Grundstück { $first-option-plots }, von Anfang an ist jedes Gebot erlaubt, der Götterstein macht ein Grundstück kostenlos, drei kleine Tempel lassen sich verbinden.

## Optionen

option-first-player-4-5 = Startspieler bei { $first-option-seats } Spielern
option-first-player-4-5-about = Wer beginnt bei { $first-option-seats } Spielern?
option-first-player-4-5-left-of-22 = linker Nachbar des Besitzers von Grundstück { $first-option-plots }
option-first-player-4-5-owner-of-22 = Besitzer von Grundstück { $first-option-plots }
option-first-auction-range = Erste Versteigerung
option-first-auction-range-about = Müssen die Gebote der ersten Versteigerung zwischen { $auction-opening-low } und { $auction-opening-high } liegen?
option-first-auction-range-advice = { $auction-opening-low } bis { $auction-opening-high } empfohlen
option-first-auction-range-enforced-20-30 = { $auction-opening-low } bis { $auction-opening-high } vorgeschrieben
option-first-auction-range-none = keine Empfehlung
option-overbid = Zu hohe Gebote
option-overbid-about = Was geschieht mit einem Gebot, das der Bieter nicht bezahlen kann?
option-overbid-void = möglich, aber ungültig
option-overbid-blocked = nicht möglich
option-income-mode = Einkommen
option-income-mode-about = Kommt das Einkommen automatisch, oder muss es verlangt werden?
option-income-mode-automatic-at-turn-start = automatisch zu Beginn des Zuges
option-income-mode-claim = muss verlangt werden
option-reshuffle = Leerer Nachziehstapel
option-reshuffle-about = Was geschieht mit dem Ablagestapel, wenn der Nachziehstapel leer ist?
option-reshuffle-turn-over = umdrehen (Reihenfolge bekannt)
option-reshuffle-shuffle = mischen
option-temple-pawns = Besitzsteine auf Tempeln
option-temple-pawns-about = Wie viele Besitzsteine bleiben auf einem mittleren oder großen Tempel?
option-temple-pawns-all-pawns-on-temple = alle
option-temple-pawns-one-pawn-per-temple = einer, die anderen kommen zurück
option-pawn-limit = Besitzsteine
option-pawn-limit-about = Kann man ohne Besitzstein ein Grundstück kaufen?
option-pawn-limit-hard = nein
option-pawn-limit-none = ja, unbegrenzt
option-last-plot-rule = Letztes Grundstück einer Halbinsel
option-last-plot-rule-about = Wer darf auf dem letzten unbebauten Grundstück einer Halbinsel bauen?
option-last-plot-rule-temple-owners-only = nur, wer dort schon einen Tempel hat
option-last-plot-rule-never = niemand
option-god-stone-discount = Götterstein bei größeren Tempeln
option-god-stone-discount-about = Was spart der Götterstein bei einem mittleren oder großen Tempel?
option-god-stone-discount-one-plot-free = den Preis eines Grundstücks
option-god-stone-discount-discount-50 = { $stone-discount ->
        [one] { $stone-discount } Rind
       *[other] { $stone-discount } Rinder
    }
option-merge-three-smalls = Drei kleine Tempel verbinden
option-merge-three-smalls-about = Kann ein Götterstein drei kleine Tempel zu einem großen verbinden?
option-merge-three-smalls-true = erlaubt
option-merge-three-smalls-false = nicht erlaubt
option-mixed-extension = Erweitern und verbinden
option-mixed-extension-about = Kann ein Götterstein zugleich um ein Grundstück erweitern und Tempel verbinden?
option-mixed-extension-false = nicht erlaubt
option-mixed-extension-true = erlaubt
option-ledger = Besitzliste
option-ledger-about = Wer trägt die gezahlten Preise ein?
option-ledger-automatic = automatisch
option-ledger-by-hand = von Hand (man kann es vergessen)
option-forgotten-price = Nicht eingetragener Preis
option-forgotten-price-about = Was kostet ein Grundstück ohne eingetragenen Preis beim Bau?
option-forgotten-price-dearest-owned-plus-10 = höchster eingetragener Preis + { $ledger-penalty }
option-forgotten-price-highest-built-plus-10 = teuerstes bebautes Grundstück + { $ledger-penalty }
option-bonus-condition = Halbinselprämie
option-bonus-condition-about = Wann erhält jemand die Prämie für eine Halbinsel?
option-bonus-condition-sole-builder = kein anderer hat dort einen Tempel
option-bonus-condition-sole-presence = kein anderer hat dort einen Tempel oder ein Grundstück
option-money-visibility = Geld
option-money-visibility-about = Sehen die anderen, wie viel Geld jemand hat?
option-money-visibility-hidden = geheim
option-money-visibility-open = offen
option-victory-tie = Gleichstand an der Spitze
option-victory-tie-about = Was geschieht, wenn mehrere am reichsten sind?
option-victory-tie-shared = geteilter Sieg
option-neighbour-plot-variant = Nachbargrundstücke
option-neighbour-plot-variant-about = Variante aus Spielerkreisen: Darf man gegen Aufpreis auf unverkauften Nachbargrundstücken bauen?
option-neighbour-plot-variant-false = nein
option-neighbour-plot-variant-true = ja

## Fragen

ask-act = { $count ->
        [one] Grundstück { $plots } versteigern oder einen Tempel bauen?
       *[other] Grundstücke { $plots } versteigern oder einen Tempel bauen?
    }
ask-bid = Wie viel bietest du? Du hast { $money ->
        [one] { $money } Rind
       *[other] { $money } Rinder
    }{ $bonus ->
        [0] .
       *[other] {""}, und die Säule bringt { $bonus } dazu.
    } Im Angebot: { $plots }.{ $opening ->
        [1] {" "}Empfehlung: { $auction-opening-low } bis { $auction-opening-high }.
        [2] {" "}Pflicht: { $auction-opening-low } bis { $auction-opening-high }.
       *[0] {""}
    }
ask-take = Welches Grundstück { $price ->
        [0] nimmst du kostenlos
        [one] kaufst du für { $price } Rind
       *[other] kaufst du für { $price } Rinder
    }?
ask-note = Trägst du für Grundstück { $plot } den Preis ein ({ $price ->
        [one] { $price } Rind
       *[other] { $price } Rinder
    })?
ask-place = Grundstück { $card } ist schon vergeben: Welches freie Grundstück { $price ->
        [0] nimmst du stattdessen kostenlos
        [one] kaufst du stattdessen für { $price } Rind
       *[other] kaufst du stattdessen für { $price } Rinder
    }?
ask-last-turn = Dein Schlusszug: einen Tempel bauen oder passen?

## Züge

move-bid = { $amount } bieten
move-auction = { $count ->
        [one] Grundstück { $plots } versteigern
       *[other] Grundstücke { $plots } versteigern
    }
move-pass = Passen
move-claim = Einkommen verlangen ({ $income ->
        [one] { $income } Rind
       *[other] { $income } Rinder
    })
move-note = Preis eintragen
move-forget = Nicht eintragen
move-take = Grundstück { $plot } nehmen
move-place = Grundstück { $plot } wählen
move-build = { $size ->
        [1] Kleinen Tempel auf Grundstück { $site }
        [2] Mittleren Tempel auf Grundstücken { $site }
       *[3] Großen Tempel auf Grundstücken { $site }
    } bauen ({ $price ->
        [0] kostenlos
        [one] { $price } Rind
       *[other] { $price } Rinder
    })
move-stone-build = Mit Götterstein: { $size ->
        [1] kleinen Tempel auf Grundstück { $site }
        [2] mittleren Tempel auf Grundstücken { $site }
       *[3] großen Tempel auf Grundstücken { $site }
    } bauen ({ $price ->
        [0] kostenlos
        [one] { $price } Rind
       *[other] { $price } Rinder
    }{ $saved ->
        [0] {""}
       *[other] {""}, { $saved } gespart
    })
move-stone-free = Mit Götterstein: { $size ->
        [1] kleinen Tempel auf Grundstück { $site }
        [2] mittleren Tempel auf Grundstücken { $site }
       *[3] großen Tempel auf Grundstücken { $site }
    } bauen, Grundstück { $plot } kostenlos ({ $price ->
        [0] nichts zu zahlen
        [one] { $price } Rind
       *[other] { $price } Rinder
    }{ $saved ->
        [0] {""}
       *[other] {""}, { $saved } gespart
    })
move-stone-extend = Mit Götterstein: zum { $size ->
        [1] kleinen Tempel auf Grundstück { $site }
        [2] mittleren Tempel auf Grundstücken { $site }
       *[3] großen Tempel auf Grundstücken { $site }
    } erweitern ({ $price ->
        [0] kostenlos
        [one] { $price } Rind
       *[other] { $price } Rinder
    })
move-stone-join = Mit Götterstein: zum { $size ->
        [1] kleinen Tempel auf Grundstück { $site }
        [2] mittleren Tempel auf Grundstücken { $site }
       *[3] großen Tempel auf Grundstücken { $site }
    } verbinden (kostenlos)

## Zufall

outcome-deal = Startgrundstück { $plot }
outcome-draw = Grundstück { $plot }

## Ereignisse

event-dealt = { $seat } erhält { $count ->
        [one] Startgrundstück
       *[other] die Startgrundstücke
    } { $plot }.
event-first = { $seat } beginnt.
event-turn = { $seat } nimmt die Säule.
event-final-turn = { $seat } nimmt die Säule für den Schlusszug.
event-income = { $seat } erhält { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    } Einkommen.
event-income-open = { $seat } darf { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    } Einkommen verlangen.
event-income-claimed = { $seat } verlangt { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    } Einkommen.
event-income-lost = { $seat } hat das Einkommen nicht verlangt: { $amount ->
        [one] { $amount } Rind verfällt
       *[other] { $amount } Rinder verfallen
    }.
event-drawn = { $count ->
        [one] Grundstück { $plot } wird aufgedeckt.
       *[other] Die Grundstücke { $plot } werden aufgedeckt.
    }
event-turned-over = Der Ablagestapel wird umgedreht: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } im neuen Nachziehstapel.
event-shuffled = Der Ablagestapel wird gemischt: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } im neuen Nachziehstapel.
event-auction = { $seat } versteigert die aufgedeckten Grundstücke.
event-sealed = { $seat } { $count ->
        [one] hat geboten.
       *[other] haben geboten.
    }
event-bid = { $seat } bietet { $amount }.
event-bid-favourite = { $seat } bietet { $amount }, mit der Säule { $total }.
event-bid-void = { $seat } bietet { $amount } und hat nicht so viel Geld: Das Gebot ist ungültig.
event-bid-without-pawns = { $seat } hat keinen Besitzstein mehr und bietet nicht mit.
event-winner = { $seat } hat das höchste Gebot.
event-winners = { $seat } hat das höchste Gebot, { $other } das zweithöchste.
event-sold = { $seat } { $amount ->
        [0] erhält Grundstück { $plot } kostenlos
        [one] kauft Grundstück { $plot } für { $amount } Rind
       *[other] kauft Grundstück { $plot } für { $amount } Rinder
    }.
event-noted = { $seat } trägt { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    } für Grundstück { $plot } ein.
event-not-noted = { $seat } trägt für Grundstück { $plot } keinen Preis ein.
event-placed = { $seat } lässt Karte { $card } für Grundstück { $plot } gelten.
event-unsold = { $count ->
        [one] Grundstück { $plot } bleibt unverkauft: Die Karte kommt auf den Ablagestapel.
       *[other] Die Grundstücke { $plot } bleiben unverkauft: Die Karten kommen auf den Ablagestapel.
    }
event-put-aside = { $count ->
        [one] Die Karte von Grundstück { $plot } kommt auf den Ablagestapel.
       *[other] Die Karten der Grundstücke { $plot } kommen auf den Ablagestapel.
    }
event-built = { $seat } baut { $amount ->
        [0] kostenlos
        [one] für { $amount } Rind
       *[other] für { $amount } Rinder
    } { $size ->
        [1] einen kleinen Tempel auf Grundstück { $site }
        [2] einen mittleren Tempel auf den Grundstücken { $site }
       *[3] einen großen Tempel auf den Grundstücken { $site }
    }.
event-stone-free = { $seat } setzt den Götterstein ein und baut kostenlos { $size ->
        [1] einen kleinen Tempel auf Grundstück { $site }
        [2] einen mittleren Tempel auf den Grundstücken { $site }
       *[3] einen großen Tempel auf den Grundstücken { $site }
    }.
event-stone-cheaper = { $seat } setzt den Götterstein ein und baut { $amount ->
        [0] kostenlos
        [one] für nur { $amount } Rind
       *[other] für nur { $amount } Rinder
    } { $size ->
        [1] einen kleinen Tempel auf Grundstück { $site }
        [2] einen mittleren Tempel auf den Grundstücken { $site }
       *[3] einen großen Tempel auf den Grundstücken { $site }
    }.
event-extended = { $seat } setzt den Götterstein ein und erweitert { $amount ->
        [0] kostenlos
        [one] für { $amount } Rind
       *[other] für { $amount } Rinder
    } einen Tempel { $size ->
        [1] zum kleinen Tempel auf Grundstück { $site }
        [2] zum mittleren Tempel auf den Grundstücken { $site }
       *[3] zum großen Tempel auf den Grundstücken { $site }
    }.
event-joined = { $seat } setzt den Götterstein ein und verbindet Tempel { $size ->
        [1] zum kleinen Tempel auf Grundstück { $site }
        [2] zum mittleren Tempel auf den Grundstücken { $site }
       *[3] zum großen Tempel auf den Grundstücken { $site }
    }.
event-passed = { $seat } passt.
event-last-plot-sold = Das letzte Grundstück ist verkauft. Jeder hat noch einen Schlusszug, { $seat } den letzten.
event-over = Alle Schlusszüge sind gespielt: Das Spiel ist zu Ende.
event-over-early = Es kann kein Tempel mehr gebaut werden: Das Spiel endet sofort.
event-temples-pay = { $seat } erhält { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    } für { $size ->
        [1] { $count ->
                [one] { $count } kleinen Tempel.
               *[other] { $count } kleine Tempel zu je { $value }.
            }
        [2] { $count ->
                [one] { $count } mittleren Tempel.
               *[other] { $count } mittlere Tempel zu je { $value }.
            }
       *[3] { $count ->
                [one] { $count } großen Tempel.
               *[other] { $count } große Tempel zu je { $value }.
            }
    }
event-bonus = Nur { $seat } hat Tempel auf Halbinsel { $peninsula } und erhält { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    } Prämie.
event-result = { $place }. Platz: { $seat } mit { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rindern
    }.

## Gründe

reason-all-sold = Alle Grundstücke sind verkauft; es gibt nichts mehr zu versteigern.
reason-already-built = Dort steht schon ein Tempel ({ $site }).
reason-bid-first = Gib zuerst dein Gebot ab.
reason-bid-over-money = Du kannst nicht { $amount } bieten: Du hast nur { $money }.
reason-bid-range = In der ersten Versteigerung musst du zwischen { $low } und { $high } bieten.
reason-discount-only = An diesem Tisch senkt der Götterstein die Baukosten um { $stone-discount ->
        [one] { $stone-discount } Rind
       *[other] { $stone-discount } Rinder
    }; er macht kein einzelnes Grundstück kostenlos.
reason-extend-instead = Dort liegt auch ein unbebautes Grundstück: Das wäre Erweitern, nicht Verbinden.
reason-join-instead = Dort stehen nur Tempel: Das wäre Verbinden, nicht Erweitern.
reason-income-automatic = An diesem Tisch kommt das Einkommen automatisch.
reason-last-plot = Auf dem letzten unbebauten Grundstück der Halbinsel { $peninsula } darfst du nicht bauen: Du hast dort noch keinen Tempel.
reason-must-act = Du musst versteigern oder bauen; passen kannst du nur im Schlusszug.
reason-name-free-plot = Wähle das Grundstück, das der Götterstein kostenlos macht.
reason-no-pawns = Für die unverkauften Grundstücke brauchst du { $count ->
        [one] { $count } Besitzstein
       *[other] { $count } Besitzsteine
    }; du hast nur { $pawns }.
reason-no-temple-there = Dort steht kein Tempel von dir ({ $site }).
reason-not-both = Ein Götterstein erweitert oder verbindet, nicht beides.
reason-not-on-offer = Grundstück { $plot } wird nicht angeboten.
reason-not-own = Du kannst nur auf eigenen Grundstücken bauen ({ $site }).
reason-not-placeable = Die Karte kann nicht für Grundstück { $plot } gelten.
reason-not-your-income = Nur der aktive Spieler kann Einkommen verlangen.
reason-note-first = Entscheide zuerst, ob du den Preis einträgst.
reason-nothing-to-claim = Du kannst kein Einkommen verlangen.
reason-place-first = Wähle zuerst das Grundstück, für das die Karte gelten soll.
reason-plot-stays-empty = Auf dem letzten unbebauten Grundstück der Halbinsel { $peninsula } darfst du nicht bauen: An diesem Tisch muss es unbebaut bleiben.
reason-stone-used = Du hast deinen Götterstein schon eingesetzt.
reason-supply-empty = Im Vorrat ist kein { $size ->
        [1] kleiner
        [2] mittlerer
       *[3] großer
    } Tempel mehr.
reason-take-first = Nimm zuerst eines der angebotenen Grundstücke.
reason-temple-cut = Ein Tempel ragt über diese Grundstücke ({ $site }) hinaus; er lässt sich nicht teilen.
reason-too-dear = Das kostet { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    }; du hast nur { $money }.
reason-two-temples-only = An diesem Tisch lassen sich nur zwei Tempel verbinden.

## Der Plan

board-offer = Im Angebot
board-draw-pile = Nachziehstapel
board-discard = Ablagestapel
board-supply = Tempel im Vorrat
board-pawns = Besitzsteine
board-money = Rinder
board-stone = Götterstein
board-bid = Gebot
board-score = Vermögen
board-temples = Tempel
board-hidden = geheim
board-final-turns = { $count ->
        [one] Noch { $count } Zug
       *[other] Noch { $count } Züge
    }
board-opening-advice = Empfehlung: { $low } bis { $high }
board-opening-compulsory = Pflicht: { $low } bis { $high }
board-value = Wert je Tempel

## Woher die Punkte kommen

source-money = Bargeld
source-small = Kleine Tempel
source-medium = Mittlere Tempel
source-large = Große Tempel
source-bonus = Halbinselprämien

# Was jemand falsch gemacht hat.

mistake-plot-twice = land, holy: ein Grundstück kommt doppelt vor
mistake-unnoted-unowned = unnoted: fehlender Preis für ein Grundstück, das niemandem gehört
mistake-temples-overlap = temples: zwei Tempel auf demselben Grundstück
mistake-temple-on-others = temples: der Tempel auf { $temple } steht nicht nur auf Grundstücken eines Spielers
mistake-holy-without-temple = holy: ein bebautes Grundstück ohne Tempel
mistake-card-twice = Karten: eine ist an zwei Orten
mistake-many-shown = shown: mehr Karten als Felder
mistake-card-sold = Karten: eine gehört zu einem verkauften Grundstück
mistake-agenda-steps = agenda: diese Schritte folgen nie aufeinander: { $found }
mistake-agenda-argument = agenda: { $step } kann nicht die Zahl { $found } haben
mistake-agenda-bid = { $step }: Platz { $number } hat nicht geboten
mistake-pawns-seat = pawns: erwartet werden die, die Platz { $number } nicht gesetzt hat
mistake-ending-unfit = ending: steht genau dann da, wenn die Agenda leer ist
mistake-income-unfit = income: gerade kann kein Einkommen verlangt werden, gefunden { $found }
mistake-turns-unfit = turns_left: { $found } passt nicht zur Agenda
mistake-bids-unfit = bids: gerade sind keine Gebote aufgedeckt
mistake-dealt-unfit = die Startgrundstücke werden ausgeteilt, und etwas anderes passt nicht dazu
mistake-offer-unfit = shown, Karten: zu wenige oder zu viele für die Agenda
mistake-buyer-twice = agenda: Platz { $number } kauft zweimal
mistake-plots-numbered = peninsula: die Grundstücke müssen von 1 bis { $high } nummeriert sein, jede Zahl einmal
mistake-rows-uneven = peninsula { $peninsula }: alle Reihen müssen gleich lang sein
mistake-peninsula-large = peninsula { $peninsula }: höchstens { $most } Grundstücke
mistake-bonus-missing = bonus: keine Prämie für eine Halbinsel mit { $plots ->
        [one] { $plots } Grundstück
       *[other] { $plots } Grundstücken
    }
mistake-peninsula-twice = peninsula: zwei heißen gleich
mistake-opening-range = auction: die Empfehlung für die erste Versteigerung muss auf der Bietscheibe liegen, der kleinere Wert zuerst
mistake-setup-seats = setup: je ein Eintrag für 3, 4, 5 und 6 Spieler, in dieser Reihenfolge
mistake-setup-uneven = setup für { $seats }: die Startgrundstücke müssen verschieden sein und sich gleichmäßig verteilen lassen
mistake-setup-plot = setup für { $seats }: ein Startgrundstück ist nicht auf dem Spielplan
mistake-setup-first = setup für { $seats }: first_plot muss ein Startgrundstück sein
mistake-setup-pawns = setup für { $seats }: die Besitzsteine müssen für alle Grundstücke reichen
mistake-setup-colours = setup für { $seats }: Besitzsteine gibt es nur in { $colours ->
        [one] { $colours } Farbe
       *[other] { $colours } Farben
    }
mistake-setup-colour = setup für { $seats }: eine Farbe hat weniger als { $pawns ->
        [one] { $pawns } Besitzstein
       *[other] { $pawns } Besitzsteine
    }
mistake-sum-money = das Geld
mistake-sum-pawns = die Besitzsteine
mistake-sum-plots = die Grundstücke
mistake-sum-temples-over-plots = Tempel über Grundstücke hinaus
mistake-sum-temples-of = Tempel auf { $number }
mistake-sum-cards-and-plots-sold = Karten und verkaufte Grundstücke

# Für lernende Agenten
agents-active = wer die Säule hat
agents-money = Geld; −1, wo es verborgen ist
agents-pawns = Besitzsteine im Vorrat
agents-stone = wer noch den Götterstein hat
agents-temples = Tempel jeder Größe, Spieler für Spieler
agents-sealed = wer ein Gebot eingestellt hat
agents-bids = aufgedeckte Gebote; −1 für keines
agents-own-bid = das eigene geheime Gebot; −1 für keines
agents-owner = die Grundstücke aller, Spieler für Spieler
agents-price = was für jedes Grundstück gezahlt wurde
agents-forgotten = Grundstücke, deren Preis nicht eingetragen wurde
agents-temple = die Größe des Tempels auf jedem Grundstück; 0 für keinen
agents-built = welcher Tempel das ist, in der Reihenfolge des Bauens ab 1
agents-offer = Karten im Angebot, von links nach rechts ab 1
agents-next = kommende Karten, deren Reihenfolge bekannt ist, ab 1
agents-discard = abgelegte Karten, die erste 1
agents-pile = Karten im Nachziehstapel
agents-supply = Tempel jeder Größe im Vorrat
agents-auctions = Versteigerungen bisher
agents-claimable = Einkommen, das noch verlangt werden kann
agents-final-turns = kommende Schlusszüge; −1 vor dem letzten Verkauf
agents-advice = ob der Gebotsrahmen der ersten Versteigerung gilt
agents-ending = 0 während der Partie, 1 nach dem letzten Verkauf, 2 vorzeitig

## Das Brett auf der Seite

page-map = Karte der Halbinseln
page-plot-free = Grundstück { $number }, unverkauft
page-plot-owned = Grundstück { $number }, gehört { $owner }, Preis { $price }
page-plot-temple = Grundstück { $number }, gehört { $owner }, mit { $size ->
    [1] einem kleinen Tempel
    [2] einem mittleren Tempel
   *[3] einem großen Tempel
}
page-temple = { $size ->
    [1] kleiner Tempel
    [2] mittlerer Tempel
   *[3] großer Tempel
}
page-pillar = Säule: Liebling der Götter
page-sealed = Gebot abgegeben
page-ledger = Besitzliste
page-price = Preis
page-dial-tens = Zehner
page-dial-units = Einer
page-dial-less = Weniger bieten
page-dial-more = Mehr bieten
page-where = { $auction ->
        [0] Spielbeginn
       *[other] Versteigerung { $auction }
    } · noch { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## Erklärungen zu Entscheidungen auf der Seite, einmal gezeigt

tip-act = Versteigere die aufgedeckten Grundstücke oder baue einen Tempel auf eigenen Grundstücken. Der Bau kostet noch einmal, was du für die Grundstücke bezahlt hast. Einmal im Spiel hilft dir der Götterstein.
tip-bid = Alle bieten geheim. { $auction-sold ->
        [one] Der Höchstbietende zahlt sein Gebot und nimmt ein Grundstück.
       *[other] Die beiden Höchstbietenden zahlen ihr Gebot und nehmen je ein Grundstück.
    } Wer dort baut, zahlt diesen Preis noch einmal.
tip-take = Dein Gebot war hoch genug: Wähle ein Grundstück. Neben eigenen Grundstücken kannst du größere Tempel bauen.
tip-note = Trag den Preis ein! Fehlt er in der Besitzliste, kostet der Bau dort mehr.
tip-place = Wähle eines der leuchtenden Grundstücke; für dieses gilt die Karte.
tip-last-turn = Das ist dein letzter Zug: Baue noch einen Tempel, wenn er mehr einbringt, als er kostet.

## Die Texte, aus denen die Regeln stammen

text-haffner = Haffner
text-haffner-about = Französische Übersetzung der Regeln von François Haffner, 2002
text-jeux-en-boite = Jeux en Boîte
text-jeux-en-boite-about = Französische Kurzfassung der Regeln in der Zeitschrift Jeux en Boîte
text-reviews = Rezensionen
text-reviews-about = Deutsche und niederländische Rezensionen und Übersetzungen, teilweise gelesen

## Kurze Fragen und Beschriftungen auf der Seite

question-act = Versteigern oder einen Tempel bauen?
question-bid = Wie viel bietest du?
question-note = Preis von Grundstück { $plot } eintragen?
question-place = Für welches Grundstück gilt Karte { $card }?
question-last-turn = Dein Schlusszug: bauen oder passen?
button-auction = Versteigern
button-note = Eintragen
button-forget = Nicht eintragen
button-build = { $site } bebauen: { $price ->
        [0] kostenlos
       *[other] { $price }
    }
button-stone-build = Götterstein, { $site }: { $price ->
        [0] kostenlos
       *[other] { $price }
    }
button-stone-free = Götterstein, { $plot } kostenlos: { $price }
button-stone-extend = Erweitern, { $site }: { $price ->
        [0] kostenlos
       *[other] { $price }
    }
button-stone-join = { $site } verbinden
button-claim = Einkommen +{ $income }
kind-bid = Gebote
kind-auction = Versteigerung
kind-build = Bauen
kind-stone-build = Mit dem Götterstein bauen
kind-stone-free = Mit dem Götterstein bauen, ein Grundstück kostenlos
kind-stone-extend = Mit dem Götterstein erweitern
kind-stone-join = Mit dem Götterstein verbinden
kind-take = Grundstücke im Angebot
kind-place = Freie Grundstücke

## Was eine Wahl kostet und bringt, auf der Seite

page-does-act = Rinder: { $money } · { $count ->
        [0] du kannst gerade nichts bauen
        [one] { $count } Stelle für einen Tempel ist markiert
       *[other] { $count } Stellen für Tempel sind markiert
    }
page-does-auction = Alle bieten geheim; { $auction-sold ->
        [one] das höchste Gebot kauft ein Grundstück
       *[other] die { $auction-sold } höchsten Gebote kaufen je ein Grundstück
    }
page-does-build = { $price ->
        [0] Kostenlos
       *[other] Kostet { $price }
    }, es bleiben { $left } · Vermögen von { $now } auf { $then }
page-does-stone = Mit dem Götterstein · { $price ->
        [0] kostenlos
       *[other] kostet { $price }
    }, es bleiben { $left } · Vermögen von { $now } auf { $then }
page-does-bid = Es bleiben { $left } · { $auction-sold ->
        [one] der Höchstbietende zahlt
       *[other] die { $auction-sold } Höchstbietenden zahlen
    }{ $bonus ->
        [0] {""}
       *[other] {" "}· Säule: +{ $bonus }
    }{ $opening ->
        [1] {" "}· Empfehlung: { $auction-opening-low } bis { $auction-opening-high }
        [2] {" "}· Pflicht: { $auction-opening-low } bis { $auction-opening-high }
       *[0] { $prices ->
            [0] {""}
           *[other] {" "}· Preise bisher: { $low } bis { $high }
        }
    }
page-does-bid-void = Du hast nur { $money }: Dieses Gebot wäre ungültig
page-does-take = Preis { $price }, es bleiben { $left } · wähle eine Karte oder ihr Grundstück
page-does-place = Preis { $price }, es bleiben { $left } · wähle ein freies Grundstück
page-does-take-alone = Es bleiben { $left } · ergibt keine Reihe mit deinen leeren Grundstücken
page-does-take-joins = Es bleiben { $left } · ergibt { $site }: { $size ->
        [2] Ein mittlerer Tempel
       *[3] Ein großer Tempel
    } dort kostet { $cost }
page-does-note = Der Bau dort kostet dann den bezahlten Preis
page-does-forget = Der Bau dort kostet dann mehr als dein teuerstes Grundstück
page-does-claim = Einkommen, das du in deinem Zug nicht verlangst, verfällt
page-does-pass = Du behältst { $money } · Vermögen { $now }

## Mehr auf der Seite

page-where-over = Spielende
page-where-bids = Versteigerung { $auction } · Gebote: { $bids } von { $all }
page-rank = { $rank }.
page-bid = Gebot { $bid }
page-income = Einkommen
page-cost = Kosten
page-stone-used = Götterstein, verbraucht
page-ledger-empty = Du hast noch keine Grundstücke.
page-joins = Mit den Karten im Angebot:
page-joins-price = { $price } + Gebot

## Erklärungen auf der Seite

explain-site = { $site } ({ $price })
explain-of = { $name } { $amount }
explain-nobody = niemand
explain-on-peninsula = Halbinsel { $peninsula }
explain-plot = Grundstück { $plot }
explain-plot-free = Unverkauft. Seine Karte wird versteigert, und der Käufer setzt einen Besitzstein darauf.
explain-plot-owned = Wer auf dem eigenen Grundstück baut, zahlt dessen Preis noch einmal.
explain-offered = Wird gerade versteigert.
explain-forgotten = nicht eingetragen
explain-last-owners = nur für Spieler mit einem Tempel auf dieser Halbinsel
explain-last-never = bleibt leer
explain-fault-supply-empty = Von dieser Größe ist kein Tempel mehr da.
explain-fault-last-plot = Das letzte leere Grundstück ist Spielern mit einem Tempel hier vorbehalten.
explain-fault-plot-stays-empty = Das letzte leere Grundstück einer Halbinsel bleibt leer.
explain-fault-no-pawns = Es gibt nicht genug Besitzsteine.
explain-temple-on = { $size ->
        [1] Kleiner Tempel auf { $site }
        [2] Mittlerer Tempel auf { $site }
       *[3] Großer Tempel auf { $site }
    }
explain-temples = { $size ->
        [1] Kleine Tempel
        [2] Mittlere Tempel
       *[3] Große Tempel
    }
explain-temple-pays = { $size ->
        [1] Einkommen je Zug: { $temples-income-1 }
        [2] Einkommen je Zug: { $temples-income-2 }
       *[3] Einkommen je Zug: { $temples-income-3 }
    }
explain-temple-worth = { $size ->
        [1] Am Ende ist jeder { $temples-factor-1 }-mal so viel wert, wie kleine Tempel auf dem Spielplan stehen, egal wessen.
        [2] Am Ende ist jeder { $temples-factor-2 }-mal so viel wert, wie mittlere Tempel auf dem Spielplan stehen, egal wessen.
       *[3] Am Ende ist jeder { $temples-factor-3 }-mal so viel wert, wie große Tempel auf dem Spielplan stehen, egal wessen.
    }
explain-peninsula = Halbinsel { $peninsula }
explain-peninsula-bonus = Am Ende erhält der einzige Spieler mit Tempeln hier eine Prämie von { $bonus ->
        [one] { $bonus } Rind
       *[other] { $bonus } Rindern
    }.
explain-card = Karte von Grundstück { $plot }
explain-card-does = Wer diese Karte wählt, kauft Grundstück { $plot } zum eigenen Gebot.
explain-joins-nothing = Dieses Grundstück ergibt keine Reihe mit deinen leeren Grundstücken.
explain-cards = Im Angebot
explain-cards-do = { $sold ->
        [one] Höchstens { $sold } dieser Grundstücke wird verkauft; die anderen Karten kommen auf den Ablagestapel.
       *[other] Höchstens { $sold } dieser Grundstücke werden verkauft; die anderen Karten kommen auf den Ablagestapel.
    }
explain-pile = Von hier deckt der aktive Spieler die nächsten Karten auf. Verkaufte Karten kommen nicht wieder.
explain-discard = Karten, die niemand genommen hat. Ist der Nachziehstapel leer, kommen sie wieder.
explain-dial = Bietscheibe von { $name }
explain-dial-idle = Für geheime Gebote: Alle stellen eine Zahl ein und decken sie gemeinsam auf.
explain-dial-open = Dieser Spieler hat noch nicht geboten.
explain-dial-sealed = Das Gebot ist abgegeben und bleibt geheim, bis alle geboten haben.
explain-dial-shown = Das aufgedeckte Gebot. Die Höchstbietenden wählen ein Grundstück und zahlen genau so viel.
explain-dial-out = Bietet nicht mit, weil kein Besitzstein mehr übrig ist.
explain-dial-range = { $dial-low } bis { $dial-high }
explain-pillar = Wer sie hat, ist aktiver Spieler, und sein Gebot zählt höher (+{ $bonus }). Bei Gleichstand geht er vor.
explain-stone = Einmal im Spiel: billiger bauen, einen Tempel erweitern oder Tempel verbinden.
explain-stone-there = Noch nicht verbraucht.
explain-stone-used = Schon verbraucht.
explain-money = Für Gebote und Tempel. Was am Ende bleibt, zählt mit: Der Reichste gewinnt.
explain-pawns = Jeder Kauf braucht einen Besitzstein. Ohne Besitzsteine kannst du nichts kaufen.
explain-income = Was deine Tempel dir in jedem deiner Züge bringen.
explain-ledger = Deine Grundstücke mit ihrem Preis. Der Bau dort kostet ihn noch einmal.
explain-reconstructed-shape = welche Grundstücke nebeneinanderliegen
explain-fact-joins = Ergäbe
explain-fact-others = Die übrigen kosten
explain-fact-empty = Leere Grundstücke hier
explain-fact-last = Letztes leeres
explain-fact-owner = Spieler
explain-fact-price = Bezahlter Preis
explain-fact-sites = Ein Tempel kostet
explain-fact-worth = Jetzt wert
explain-fact-one-more = Mit einem mehr
explain-fact-alone = Baut hier allein
explain-fact-temples-worth = Jetzt wert
explain-fact-plots = Grundstücke
explain-fact-left = Übrig
explain-fact-next = Als Nächstes
explain-fact-bid = Gebot
explain-fact-counts = Zählt als
explain-fact-range = Mögliche Gebote
explain-fact-holder = Hat sie
explain-fact-has = Gebaut
explain-fact-money = Rinder
explain-fact-wealth = Vermögen jetzt
explain-fact-each-turn = Je Zug
explain-fact-claimable = Noch zu verlangen

## Der Verlauf auf der Seite

page-log-points = Nur was Rinder einbringt
log-bids = Gebote: { $items }
log-sold = { $items }
log-aside = { $items }
log-scored = { $items }
short-bid = { $seat } { $amount }
short-bid-favourite = { $seat } { $amount } (zählt als { $total })
short-bid-void = { $seat } { $amount } (ungültig)
short-bid-without-pawns = { $seat }: keine Besitzsteine
short-sold = { $seat } kauft Grundstück { $plot } für { $amount }
short-noted = eingetragen
short-temples-pay = { $seat } +{ $amount } ({ $size ->
        [1] kleine Tempel
        [2] mittlere Tempel
       *[3] große Tempel
    })
short-bonus = { $seat } +{ $amount } (Halbinsel { $peninsula })

# Warum ein Zug besser ist, und was ein anderer aufgibt.

term-money = Dir bleibt mehr Geld zum Ausgeben.
    .lost = Dir bleibt weniger Geld zum Ausgeben.
term-temples = Deine Tempel werden mehr wert.
    .lost = Deine Tempel werden weniger wert.
term-land = Auf deine Grundstücke passen mehr oder größere Tempel.
    .lost = Auf deine Grundstücke passen weniger oder kleinere Tempel.
term-rows = Du hältst dir Dreierreihen offen.
    .lost = Du gibst Dreierreihen auf.
term-stone = Dein Götterstein ist besser eingesetzt.
    .lost = Dein Götterstein ist schlechter eingesetzt.
term-income = Es bringt mehr Einkommen in den nächsten Runden.
    .lost = Du verzichtest auf Einkommen in den nächsten Runden.
term-alone = Du bleibst eher der einzige Bauherr auf einer Halbinsel.
    .lost = Du bist seltener der einzige Bauherr auf einer Halbinsel.
term-tempo = Du bist früher wieder an der Reihe.
    .lost = Du bist später wieder an der Reihe.

# Arten von Entscheidungen, als Themen der Aufgaben.

theme-act = Bauen oder versteigern
theme-bid = Bieten
theme-take = Grundstück wählen
theme-note = Preise eintragen
theme-place = Ein anderes Grundstück
theme-last-turn = Letzter Zug

## The rulebook on the page

book-goal = Ihr baut an den Küsten des alten Griechenland. Kaufe Grundstücke, errichte Tempel darauf und werde reicher als alle anderen.
book-play = In deinem Zug versteigerst du die aufgedeckten Grundstücke oder baust einen Tempel. Bei der Versteigerung bieten alle geheim; wer gewinnt, zahlt und legt einen Besitzstein auf das Grundstück. Dort zu bauen kostet den Kaufpreis ein zweites Mal, aber Tempel bringen in jedem deiner Züge Einkommen und sind umso mehr wert, je mehr von ihrer Größe stehen.
book-winner = Sind alle Grundstücke verkauft, hat jeder noch einen letzten Zug. Wer dann samt Tempeln und Prämien die meisten Rinder besitzt, gewinnt.
book-turn-income = Deine Tempel bringen Einkommen.
book-turn-reveal = Decke die nächsten Grundstückskarten auf.
book-turn-choice = Entscheide dich: diese Grundstücke versteigern oder einen Tempel bauen.
book-turn-bid = Versteigerung: Alle bieten geheim mit ihrer Bietscheibe.
book-turn-take = Wer gewinnt, wählt ein Grundstück, zahlt und legt einen Besitzstein darauf.
book-turn-build = Oder Bau: Zahle die Preise deiner Grundstücke ein zweites Mal und errichte einen Tempel.
book-turn-pillar = Die Säule geht nach links weiter.
book-table-temples = Tempel
book-table-peninsulas = Halbinseln
book-table-setups = Aufbau je nach Personenzahl
book-column-temple = Tempel
book-column-supply = Vorrat
book-column-income = Einkommen
book-column-worth = Wert am Ende
book-column-peninsula = Halbinsel
book-column-plots = Grundstücke, Reihe für Reihe
book-column-bonus = Prämie
book-column-players = Personen
book-column-money = Rinder
book-column-pawns = Besitzsteine
book-column-start = Startgrundstücke

# Die Gruppen der Materialdatei, für das Formular der Seite.

component-cards = Grundstückskarten
component-temples = Tempel (klein, mittel, groß)
component-pawns = Besitzsteine
component-pillar = Säule
component-stone = Götterstein
component-auction = Versteigerung
component-dial = Bietscheibe
component-ledger = Falsch notierter Preis
component-money = Geld
component-bonus = Halbinselprämie
component-neighbour = Angrenzendes Grundstück
component-setup = Aufbau
component-peninsula = Halbinsel

## Lektion: das erste Spiel

lesson-first-welcome = Rund um dieses Meer liegen die Halbinseln der Götter, insgesamt { $cards-plots } Grundstücke. Du ersteigerst Grundstücke und baust Tempel darauf, denn auch Tempel sind Geld wert. Am Ende gewinnt, wer am reichsten ist.
lesson-first-own = Grundstück { $plot } gehört dir: Du hast es zu Beginn erhalten, und es hat nichts gekostet. Unter dem Spielplan siehst du dein Geld: { $money }. Es wird in Rindern gezählt und bezahlt alles; die anderen sehen nicht, wie viel du hast.
lesson-first-cards = { $other } ist am Zug. Drei Karten liegen offen: die Grundstücke { $plots }. { $other } könnte einen Tempel bauen, versteigert aber lieber diese Grundstücke. Alle dürfen bieten, und das höchste und das zweithöchste Gebot kaufen je eines.
lesson-first-adjacent = Sieh dir Grundstück { $plot } an. Es liegt neben deinem Grundstück { $mine }, und ein Tempel darf bis zu drei Grundstücke in gerader Reihe bedecken. Je größer ein Tempel, desto mehr ist er wert; benachbarte Grundstücke gehören also zusammen.
lesson-first-bid = Geboten wird geheim: Alle stellen ihre Bietscheibe ein, dann wird gemeinsam aufgedeckt. In der ersten Versteigerung ist { $auction-opening-low } bis { $auction-opening-high } ein guter Anhalt. Stelle { $amount } ein und biete: genug für ein Grundstück, ohne alles auszugeben.
lesson-first-second = Die Bietscheiben sind aufgedeckt. { $other } hat { $first } geboten und zuerst gewählt; mit { $amount } bist du Zweiter und wählst als Nächstes. Jeder zahlt genau, was die eigene Bietscheibe zeigt. Die anderen zahlen nichts, egal, was sie geboten haben.
lesson-first-take = Grundstück { $plot } ist noch da, direkt neben deinem. Nimm es, auf dem Plan oder bei den Karten. Die Karte, die niemand nimmt, kommt auf den Ablagestapel und später wieder; kein Grundstück ist also für immer verloren.
lesson-first-rivals = Zwei Züge sind vergangen; im Verlauf steht, was geschehen ist. { $seat } und { $other } haben je einen kleinen Tempel auf ihrem Startgrundstück gebaut. Versteigert wurde nichts, denn in jedem Zug geht nur eines von beiden: versteigern oder bauen.
lesson-first-price = Für Grundstück { $plot } hast du { $price } bezahlt; so steht es in deiner Besitzliste. Darauf zu bauen, kostet noch einmal genauso viel. Am Ende bezahlst du ein Grundstück also zweimal. Grundstück { $free } war umsonst, und dort zu bauen ist es auch.
lesson-first-build = Jetzt bist du am Zug. Wähle die Grundstücke { $site } und baue einen mittleren Tempel für { $price }, ohne den Götterstein; den brauchst du später. Die offenen Karten kommen auf den Ablagestapel, denn wer baut, versteigert nicht.
lesson-first-worth = Ein mittlerer Tempel ist { $temples-factor-2 }-mal so viel wert, wie mittlere Tempel auf dem Plan stehen, egal, wem sie gehören. Deiner ist jetzt { $value } wert; mit einem zweiten wäre es jeder { $next }. Auch fremde Tempel machen dich also reicher.
lesson-first-nothing = Wieder eine Versteigerung, aber keines dieser Grundstücke liegt bei deinem Tempel. Du musst nicht kaufen: Du darfst auch { $amount } bieten, und dein Geld bleibt bei dir. Stelle { $amount } ein und sieh dir an, was die anderen zahlen wollen.
lesson-first-hidden = Du hast noch { $money }. Geld ist geheim, Gebote sind es nicht: Wenn du dir merkst, was die anderen bezahlt haben, weißt du, was sie sich noch leisten können. Das Grundstück, das niemand nahm, liegt auf dem Ablagestapel.
lesson-first-row = Grundstück { $plot } setzt deine Reihe fort, und drei Grundstücke in einer Reihe tragen einen großen Tempel. Diesmal willst du wirklich gewinnen, also biete mehr: { $amount }. Darauf zu bauen, kostet noch einmal so viel; das ist die Grenze.
lesson-first-first = Dein Gebot ist das höchste, also wählst du zuerst. Nimm Grundstück { $plot }. Das zweithöchste Gebot wählt danach aus dem Rest. Erster zu sein, ist nur wichtig, wenn zwei dasselbe Grundstück wollen; sonst reicht ein niedrigeres Gebot.
lesson-first-income = Dein Zug beginnt mit Einkommen: Dein Tempel hat dir gerade { $income } gebracht. In jedem deiner Züge bringt ein kleiner Tempel { $temples-income-1 }, ein mittlerer { $temples-income-2 } und ein großer { $temples-income-3 }. Je früher ein Tempel steht, desto öfter zahlt er.
lesson-first-stone = Das ist dein Götterstein. Du setzt ihn einmal pro Partie beim Bauen ein: um zu sparen, um Tempel zu verbinden oder um einen zu erweitern. Ohne ihn ändert ein Tempel nie seine Größe; hebe ihn also auf, bis er viel bewirkt.
lesson-first-extend = Jetzt ist es so weit. Wähle die Grundstücke { $site } und erweitere deinen Tempel mit dem Götterstein. Du zahlst nur das neue Grundstück: { $price }. Ein großer Tempel ist { $temples-factor-3 }-mal so viel wert, wie große Tempel auf dem Plan stehen.
lesson-first-bonus = Dein großer Tempel ist schon { $value } wert. Und noch etwas: Nur du hast auf dieser Halbinsel Tempel. Bleibt es bis zum Ende dabei, erhältst du eine Prämie von { $bonus }. Ein einziger fremder Tempel würde sie dir nehmen.
lesson-first-last-plot = Unbebaute Grundstücke auf deiner Halbinsel: { $unbuilt }. Ist nur noch eines unbebaut, darf dort nur bauen, wer auf der Halbinsel schon einen Tempel hat. Das letzte ist dir also sicher, und ein weiteres zu kaufen, schützt deine Prämie.
lesson-first-auction = Du bist wieder am Zug, und dein Tempel hat { $income } gebracht. Du hast kein freies Grundstück zum Bauen, also versteigere. Grundstück { $plot } ist dabei. Auf seiner Halbinsel hat noch niemand gebaut: ein guter Ort für deinen nächsten Tempel.
lesson-first-pillar = In deinem eigenen Zug hast du die Säule: Dein Gebot zählt { $pillar-bonus } mehr, als deine Bietscheibe zeigt, und das musst du nicht bezahlen. Du kannst also etwas weniger bieten als sonst. Stelle { $amount } ein.
lesson-first-favoured = { $other } hat { $theirs } geboten, mehr als deine { $amount }, aber dank der Säule bist du Erster. Auch bei gleichen Geboten hilft sie dir. Nimm Grundstück { $plot }. Ist dir ein Grundstück wichtig, ist deine eigene Versteigerung der beste Moment dafür.
lesson-first-partner = Grundstück { $plot } liegt neben deinem neuen Grundstück { $mine }. Diesmal hilft die Säule jemand anderem, aber dir reicht das zweithöchste Gebot, solange niemand sonst dasselbe Grundstück will. Biete { $amount }.
lesson-first-again = Wieder Zweiter, und das Grundstück ist noch da. Nimm Grundstück { $plot }. Nun hast du zwei Grundstücke nebeneinander, bereit für einen mittleren Tempel. Er kostet, was du für beide zusammen bezahlt hast: Billige Grundstücke machen billige Tempel.
lesson-first-end = Der Nachziehstapel war leer, also wurde der Ablagestapel umgedreht, ohne zu mischen. Karten übrig: { $cards }. Ist das letzte Grundstück verkauft, hat jeder noch einen letzten Zug, dann ist das Spiel zu Ende. Behalte genug Geld, um dann zu bauen.
lesson-first-score = Was hättest du, wenn das Spiel jetzt endete? Geld: { $money }. Großer Tempel: { $value }. Halbinselprämie: { $bonus }. Zusammen: { $score }. Ein Grundstück ohne Tempel zählt nichts; es ist nur ein Versprechen, bis du baust.
lesson-first-play-on = Das ist das ganze Spiel. Du bist am Zug: Du könntest auf den Grundstücken { $plot } und { $mine } einen mittleren Tempel bauen oder versteigern, wenn dir die Karten gefallen. Ab jetzt entscheiden die anderen selbst, und du auch.
