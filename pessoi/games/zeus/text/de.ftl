# Beim Zeus! auf Deutsch.

game-name = Beim Zeus!
game-about = Ersteigere Bauplätze mit verdeckten Geboten, errichte Tempel darauf und lass dich von den Göttern reicher machen als alle anderen.
game-length = 75 bis 90 Minuten

## Kapitel

chapter-components = Spielmaterial
chapter-setup = Vorbereitung
chapter-turn = Der Spielzug
chapter-auction = Die Versteigerung
chapter-building = Einen Tempel bauen
chapter-stone = Der Götterstein
chapter-end = Spielende
chapter-score = Wertung
chapter-other = Sonstige Regeln
chapter-variant = Eine Variante
chapter-edge = Seltene Fälle

## Regeln: Spielmaterial

rule-components-players = Das Spiel ist für 3 bis 6 Personen ab 12 Jahren und dauert 75 bis 90 Minuten.
rule-components-cards = Es gibt 48 Karten, eine für jeden Bauplatz auf dem Plan, nummeriert von 1 bis 48.
rule-components-temples = Es gibt 31 Tempel: 15 kleine für einen Bauplatz, 10 mittlere für zwei und 6 große für drei. Ist eine Größe aufgebraucht, kann sie nicht mehr gebaut werden.
rule-components-pawns = 90 Figuren zeigen an, wem ein Bauplatz gehört: 18 rote, 18 gelbe, 18 blaue, 14 grüne, 12 violette und 10 schwarze.
rule-components-stones = Es gibt in jeder der sechs Farben einen Götterstein, dazu eine weiße Säule mit einer 3 obenauf, den „Liebling der Götter“, und für alle je eine Besitzliste mit Spalten für Bauplatz, Preis und Bebauung.
rule-components-dials = Jede der sechs Bietscheiben hat einen Zeiger für die Zehner und einen für die Einer; ein Gebot ist also eine ganze Zahl von 0 bis 99.
rule-components-money = Gezählt wird in Rindern; die Scheine lauten auf 1, 5, 10, 50, 100 und 500.

## Regeln: Vorbereitung

rule-setup-colours = Zu dritt spielt man mit Rot, Gelb und Blau; zu viert kommt Grün dazu, zu fünft Violett, zu sechst Schwarz.
rule-setup-pawns = Alle nehmen zu dritt 18 Figuren, zu viert 14, zu fünft 12 und zu sechst 10, auch wenn ihre Farbe mehr hat.
rule-setup-money = Alle beginnen zu dritt mit 650 Rindern, zu viert mit 500, zu fünft mit 400 und zu sechst mit 320.
rule-setup-deal = Startbauplätze sind zu dritt und zu sechst 2, 8, 14, 22, 28 und 33, zu fünft ohne die 33, zu viert ohne 28 und 33. Ihre Karten werden gemischt und gleichmäßig verteilt: zu dritt je zwei, sonst je eine.
rule-setup-first-plots = Alle stellen auf jeden ihrer Startbauplätze eine Figur und tragen ihn mit dem Preis 0 in ihre Besitzliste ein.
rule-setup-start-cards = Die Karten der Startbauplätze kommen in die Schachtel und werden nicht mehr gebraucht. So beginnt der Nachziehstapel bei 3, 4, 5 oder 6 Personen mit 42, 44, 43 oder 42 Karten.
rule-setup-pile = Alle anderen Karten werden gemischt und bilden einen verdeckten Nachziehstapel.
rule-setup-tools = Alle erhalten außerdem einen Götterstein, eine Bietscheibe und eine Besitzliste. Jemand verwaltet die Bank.
rule-setup-first-3-6 = Zu dritt und zu sechst beginnt, wer links vom Besitzer des Bauplatzes 33 sitzt.
rule-setup-first-4-5 = Zu viert und zu fünft beginnt, wer links vom Besitzer des Bauplatzes 22 sitzt. Man kann vereinbaren, dass stattdessen der Besitzer der 22 selbst beginnt.
rule-setup-pillar = Wer beginnt, nimmt die weiße Säule. Von da an geht es linksherum reihum.

## Regeln: der Spielzug

rule-turn-pillar = Wer die Säule hat, ist am Zug und der Liebling der Götter.
rule-turn-income = Zu Beginn des Zuges, noch bevor eine Karte aufgedeckt wird, zahlt die Bank dem, der am Zug ist, 2 Rinder für jeden eigenen kleinen, 5 für jeden mittleren und 10 für jeden großen Tempel.
rule-turn-claim = Man kann vereinbaren, dass Einkommen verlangt werden muss: Wer am Zug ist, fordert es bei irgendeiner eigenen Entscheidung, und zwar für die Tempel, die zu Beginn des Zuges standen. Hat der nächste Zug begonnen, ist es verloren.
rule-turn-reveal = Wer am Zug ist, deckt die obersten drei Karten des Nachziehstapels auf und legt sie von links nach rechts auf die drei Versteigerungsfelder.
rule-turn-choice = Danach muss man eines von beidem tun: die aufgedeckten Bauplätze versteigern oder einen Tempel bauen.
rule-turn-pass-on = Am Ende des Zuges geht die Säule nach links weiter.
rule-turn-turn-over = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel umgedreht, sodass seine älteste Karte zuerst gezogen wird. Man kann vereinbaren, ihn stattdessen zu mischen.

## Regeln: die Versteigerung

rule-auction-secret = Alle machen mit, auch wer am Zug ist: Jeder stellt auf der Bietscheibe verdeckt ein Gebot ein. Auch null ist ein Gebot.
rule-auction-reveal = Sind alle bereit, werden die Gebote gleichzeitig aufgedeckt und der Reihe nach angesagt, angefangen bei dem, der am Zug ist.
rule-auction-favourite = Das Gebot dessen, der die Säule hat, zählt um 3 höher, als die Scheibe zeigt.
rule-auction-highest = Wer am meisten bietet, sucht sich einen der drei Bauplätze aus.
rule-auction-second = Wer am zweitmeisten bietet, sucht sich einen der beiden übrigen Bauplätze aus.
rule-auction-third-card = Die Karte, die niemand wollte, kommt offen auf den Ablagestapel und wird später wieder angeboten.
rule-auction-tie = Bei gleichen Geboten, die 3 der Säule mitgezählt, geht vor, wer am Zug ist, danach, wer linksherum am nächsten sitzt. Das gilt für die erste wie für die zweite Wahl.
rule-auction-payment = Beide Gewinner zahlen der Bank genau das, was ihre eigene Scheibe zeigt. Die 3 der Säule werden nicht bezahlt.
rule-auction-note = Beide Gewinner tragen den Bauplatz und den gezahlten Preis in die Besitzliste ein, ohne die 3 der Säule. Die Liste führt sich von selbst, wenn nicht vereinbart ist, sie von Hand zu führen.
rule-auction-pawn = Beide Gewinner stellen eine Figur auf den eben gekauften Bauplatz.
rule-auction-box = Die Karte eines verkauften Bauplatzes kommt in die Schachtel und taucht nicht mehr auf.
rule-auction-opening = Bei der allerersten Versteigerung ist ein Gebot von 20 bis 30 Rindern ein gutes Maß. Man kann diesen Rahmen zur Pflicht machen oder auf den Rat verzichten.
rule-auction-overbid = Ein Gebot, das höher ist als das eigene Geld, ist ungültig: Es zählt nicht, hat aber sonst keine Folgen. Man kann vereinbaren, dass sich solche Gebote gar nicht einstellen lassen.

## Regeln: bauen

rule-building-instead = Wer baut, versteigert nicht: Zuerst kommen alle aufgedeckten Karten auf den Ablagestapel.
rule-building-row = Man baut höchstens einen Tempel je Zug, und zwar auf einem, zwei oder drei eigenen, noch unbebauten Bauplätzen, die in gerader Reihe nebeneinanderliegen.
rule-building-supply = Ein Tempel der passenden Größe muss noch im Vorrat sein; von dort wird er genommen.
rule-building-cost = Der Bau kostet die Summe der eingetragenen Preise aller Bauplätze unter dem neuen Tempel; sie geht an die Bank. Ein Startbauplatz zählt 0.
rule-building-pawns = Die Figuren werden angehoben, der Tempel wird auf die Bauplätze gelegt, und alle Figuren kommen obendrauf. Man kann vereinbaren, nur eine daraufzustellen und die anderen zurückzunehmen.
rule-building-ticked = Die Bauplätze werden in der Besitzliste als bebaut angekreuzt: Ein zweites Mal wird dort nicht gebaut, und bezahlt werden sie auch nicht noch einmal.
rule-building-last-plot = Ist auf einer Halbinsel nur noch ein Bauplatz unbebaut, darf dort nur bauen, wer auf dieser Halbinsel schon einen Tempel hat. Man kann stattdessen vereinbaren, dass auf jeder Halbinsel ein Bauplatz für immer frei bleiben muss.
rule-building-forgotten-price = Wird die Besitzliste von Hand geführt, kostet der Bau auf einem Bauplatz ohne eingetragenen Preis 10 Rinder mehr als der höchste eingetragene Preis eines eigenen Bauplatzes; nach dem anderen Text 10 mehr als der teuerste Bauplatz, den man schon bebaut hat. Jeder vergessene Bauplatz wird so berechnet.

## Regeln: der Götterstein

rule-stone-once = Einmal im Spiel darf man beim Bauen den Götterstein einsetzen. Danach kommt er in die Schachtel.
rule-stone-free-small = Mit dem Stein kostet ein kleiner Tempel nichts, was auch immer der Bauplatz gekostet hat.
rule-stone-cheaper = Mit dem Stein baut man einen mittleren oder großen Tempel, ohne einen seiner Bauplätze zu bezahlen; welchen, wählt man selbst. Man kann stattdessen 50 Rinder Nachlass auf die Gesamtkosten vereinbaren.
rule-stone-extend = Mit dem Stein darf ein eigener Tempel um einen oder zwei eigene unbebaute Bauplätze wachsen: von klein zu mittel, von klein zu groß oder von mittel zu groß. Die neuen Bauplätze werden zum vollen eingetragenen Preis bezahlt.
rule-stone-join = Mit dem Stein werden eigene Tempel ohne Bezahlung zu einem: zwei kleine zu einem mittleren, ein kleiner und ein mittlerer zu einem großen, drei kleine zu einem großen. Man kann vereinbaren, dass sich nur zwei Tempel verbinden lassen.
rule-stone-straight = Auch der vergrößerte Tempel muss eine gerade Reihe von höchstens drei Bauplätzen bedecken. Ein Stein fügt entweder Bauplätze hinzu oder verbindet Tempel, nicht beides, wenn nichts anderes vereinbart ist.
rule-stone-supply = Ersetzte Tempel kommen in den Vorrat zurück, und alle können sie wieder bauen.
rule-stone-needed = Ohne Götterstein lässt sich ein Tempel weder vergrößern noch mit einem anderen verbinden.
rule-stone-cards = Den Stein einzusetzen heißt bauen: Die aufgedeckten Karten kommen wie bei jedem anderen Tempel auf den Ablagestapel.

## Regeln: Spielende

rule-end-last-sale = Ist der letzte Bauplatz verkauft, haben alle noch einen Zug, angefangen links von dem, der diese Versteigerung abgehalten hat, und zuletzt er selbst. Dann ist das Spiel aus.
rule-end-final-turn = Im Schlusszug gibt es wie gewohnt Einkommen, danach darf man einen Tempel bauen oder passen. Karten werden nicht aufgedeckt.
rule-end-last-auction = Werden bei jeder Versteigerung zwei Bauplätze verkauft, bietet die letzte zu dritt, zu viert und zu sechst zwei Karten an, zu fünft nur eine.
rule-end-early = Sobald aus Mangel an Bauplätzen kein Tempel aus dem Vorrat mehr gebaut werden kann, ist das Spiel sofort aus: Es gibt keine Schlusszüge, und unbenutzte Göttersteine verfallen.

## Regeln: Wertung

rule-score-worthless = Unbebaute Bauplätze und unbenutzte Göttersteine sind nichts wert.
rule-score-small = Jeder kleine Tempel ist 10 Rinder mal die Zahl aller kleinen Tempel auf dem Plan wert: bei 13 Stück je 130.
rule-score-medium = Jeder mittlere Tempel ist 30 Rinder mal die Zahl aller mittleren Tempel auf dem Plan wert: bei 8 Stück je 240.
rule-score-large = Jeder große Tempel ist 150 Rinder mal die Zahl aller großen Tempel auf dem Plan wert: bei 3 Stück je 450.
rule-score-payout = Die Bank zahlt allen den Wert jedes ihrer Tempel aus.
rule-score-sole-builder = Wer als Einziger Tempel auf einer Halbinsel hat, erhält eine Prämie: 100 Rinder für eine Halbinsel mit sechs Bauplätzen, 200 für eine mit neun. Man kann vereinbaren, dass dort auch niemand sonst einen Bauplatz besitzen darf.
rule-score-winner = Es gewinnt, wer am reichsten ist: übriges Geld, Tempel und Prämien zusammen.
rule-score-tie = Wer an der Spitze gleich reich ist, teilt sich den Sieg.

## Regeln: Sonstiges

rule-other-no-trade = Bauplätze, Geld und Tempel können nicht getauscht oder verschenkt werden.
rule-other-pawn-limit = Mehr Figuren, als man zu Beginn erhält, hat man nicht: Ohne Figur kann man keinen Bauplatz kaufen. Man kann vereinbaren, auf diese Grenze zu verzichten.
rule-other-hidden-money = Das eigene Geld bleibt vor den anderen verborgen; Zahlungen, Preise und Einkommen sind öffentlich. Man kann vereinbaren, das Geld offen hinzulegen.

## Regeln: eine Variante

rule-variant-neighbour = Eine Variante aus Spielerkreisen: Man darf auch auf einem unverkauften Bauplatz bauen, der oben, unten oder seitlich an einen eigenen grenzt. Er kostet so viel wie dieser (bei mehreren wie der billigste) und ein Drittel mehr, abgerundet: aus 45 wird 60. Eine Karte, deren Bauplatz schon vergeben ist, gilt für einen freien Nachbarn dieses Bauplatzes oder, wenn er keinen hat, für jeden freien Bauplatz.

## Regeln: seltene Fälle

rule-edge-short-pile = Liegen weniger als drei Karten im Nachziehstapel, werden sie zuerst aufgedeckt; dann wird der Ablagestapel umgedreht und weiter aufgefüllt.
rule-edge-few-cards = Sind in beiden Stapeln zusammen weniger als drei Karten, werden sie alle aufgedeckt. Verkauft werden höchstens zwei Bauplätze und nie mehr, als es Karten oder gültige Gebote gibt.
rule-edge-last-two = Werden die letzten beiden Karten versteigert, nimmt das höchste Gebot die eine und das zweite die andere; nichts wird abgelegt, und das Ende beginnt.
rule-edge-last-one = Wird eine einzelne Karte versteigert, kauft nur das höchste Gebot; das zweite bekommt nichts und zahlt nichts.
rule-edge-build-at-last-cards = Man darf auch bauen, wenn nur noch die letzten ein oder zwei Karten aufgedeckt wurden; sie werden abgelegt und im nächsten Zug wieder aufgedeckt.
rule-edge-few-bids = Gibt es weniger gültige Gebote als Bauplätze zu verkaufen, kaufen nur diese Bieter. Die anderen Karten kommen auf den Ablagestapel und gelten nicht als verkauft.
rule-edge-all-zero = Bieten alle 0, wählt zuerst, wer am Zug ist, dann, wer links davon sitzt, und beide zahlen 0.
rule-edge-no-refusal = Niemand darf bei einer Versteigerung aussetzen, und wer gewinnt, muss einen Bauplatz nehmen, auch mit einem Gebot von 0.
rule-edge-one-plot-each = Ein Gebot kauft einen Bauplatz; niemand bekommt in einer Versteigerung zwei.
rule-edge-void-favourite = Ist das Gebot dessen, der am Zug ist, ungültig, hilft auch die Säule nicht: Es hat keinen Rang.
rule-edge-dial-end = Auch wer reicher ist, kann nicht mehr als 99 bieten. Bei mehreren 99ern entscheidet die Sitzordnung, und mit der Säule zählt eine 99 als 102.
rule-edge-bonus-not-covered = Nur der eingestellte Betrag muss durch Geld gedeckt sein; die 3 der Säule zählen nicht mit.
rule-edge-no-pawns = Wer keine Figuren mehr hat, zeigt eine 0 und bleibt bei der Rangfolge der Gebote außen vor. Am Tisch sind immer genug Figuren, dass jemand kaufen kann.
rule-edge-pawns-return = Beim Bauen kommen keine Figuren zurück. Nur wo mit einer Figur je Tempel gespielt wird, kehren die anderen zurück: eine vom mittleren, zwei vom großen Tempel.
rule-edge-nothing-to-build = Wer nichts bauen kann, muss versteigern; im Schlusszug bleibt dann nur das Einkommen.
rule-edge-no-credit = Was man nicht ganz bezahlen kann, darf man nicht bauen: kein Kredit, keine Teilzahlung. Das Einkommen dieses Zuges darf man dafür ausgeben.
rule-edge-size-missing = Ist eine Größe aufgebraucht, kann man sie weder bauen noch durch Erweitern oder Verbinden erreichen. Ein kleinerer Tempel auf einem Teil der Bauplätze ist erlaubt.
rule-edge-join-supply = Der größere Tempel muss im Vorrat liegen, bevor die ersetzten dorthin zurückkommen.
rule-edge-rows-in-peninsulas = Eine Halbinsel mit zwei mal drei Bauplätzen hat zwei Dreierreihen, beide an der langen Seite; eine mit drei mal drei hat sechs. Diagonalen gibt es nicht.
rule-edge-no-bend = Ein Tempel geht nie um die Ecke und reicht nie übers Meer auf eine andere Halbinsel.
rule-edge-extend-by-two = Wird ein kleiner Tempel zum großen, darf er am Rand oder in der Mitte der Reihe stehen; die beiden anderen Bauplätze sind eigene und unbebaut.
rule-edge-join-three = Drei kleine Tempel lassen sich verbinden, wenn sie in einer geraden Reihe stehen und alle derselben Person gehören.
rule-edge-gap = Zwei Tempel mit einem leeren eigenen Bauplatz dazwischen lassen sich nicht durch Schließen der Lücke verbinden, außer es ist erlaubt, mit einem Stein anzubauen und zu verbinden; dann wird der Bauplatz in der Mitte bezahlt.
rule-edge-nothing-left = Nach jedem Bau und jeder Versteigerung wird geprüft: Gibt es für eine Größe im Vorrat eine Reihe unbebauter Bauplätze, jeder davon unverkauft oder im Besitz ein und derselben Person, die nach der Regel vom letzten Bauplatz diese Person oder irgendein Käufer nutzen darf? Wenn nicht, ist das Spiel aus. Steine, Geld und Figuren spielen dabei keine Rolle.
rule-edge-early-unsold = Das vorzeitige Ende kommt auch, wenn noch Karten unverkauft sind oder mitten in den Schlusszügen. Bauplätze, die niemand gekauft hat, bleiben unbeachtet, und die Tempel werden gewertet.
rule-edge-last-plot-sizes = Die Regel vom letzten Bauplatz schaut auf den Augenblick vor dem Bau: Die letzten zwei oder drei darf jeder auf einmal bebauen. Wo ein Bauplatz frei bleiben muss, darf kein Tempel, gleich welcher Größe, den letzten bedecken.
rule-edge-last-plot-extension = Einen Tempel auf den letzten Bauplatz zu erweitern ist erlaubt, denn man hat ja dort einen Tempel; wo ein Bauplatz frei bleiben muss, ist es verboten. Verbinden bedeckt nichts Neues und ist immer erlaubt.
rule-edge-bank = Der Bank geht das Geld nie aus.
rule-edge-waived-zero = Welchen Bauplatz der Stein kostenlos macht, bestimmt, wer baut, auch wenn ein anderer 0 gekostet hat.
rule-edge-discount-floor = Sind 50 Rinder Nachlass mehr als die ganzen Kosten, ist der Tempel umsonst; ausgezahlt wird nichts.
rule-edge-stone-one-use = Ein Stein bewirkt eines: Beim Erweitern oder Verbinden gibt es nicht noch einen freien Bauplatz oder Nachlass dazu.
rule-edge-one-build = Ein Tempel aus diesem Zug kann nicht im selben Zug vergrößert werden, denn man baut nur einmal je Zug.
rule-edge-bonus-after-join = Verbundene Tempel ändern nichts an der Prämie einer Halbinsel. Der Wert der Tempel richtet sich danach, wie viele am Ende stehen.
rule-edge-rival-plot = Ein fremder Bauplatz ohne Tempel kostet die Prämie nicht. Eine Halbinsel ganz ohne Tempel bringt keine.
rule-edge-bonus-early = Die Prämie gibt es auch, wenn Bauplätze der Halbinsel nie verkauft wurden.
rule-edge-two-builders = Haben zwei auf einer Halbinsel gebaut, bekommt niemand die Prämie, und sie wird auch nicht geteilt.
rule-edge-first-turn-build = Auf einem kostenlosen Startbauplatz darf man schon im allerersten Zug bauen, für 0. Was über die erste Versteigerung gesagt ist, gilt dann für die erste, die wirklich stattfindet.
rule-edge-income-new-temple = Ein neuer Tempel bringt ab dem nächsten eigenen Zug Einkommen; auch wer es verlangt, bekommt es nur für Tempel, die zu Beginn des Zuges standen.
rule-edge-discard-order = Karten werden von links nach rechts abgelegt. Wird der Stapel umgedreht, kommt die zuerst abgelegte Karte zuerst.
rule-edge-price-zero = Ein für 0 gekaufter Bauplatz behält diesen Preis, und der Bau darauf kostet nichts.
rule-edge-shared-victory = Weder Geld noch Steine noch Tempel entscheiden einen Gleichstand an der Spitze: Der Sieg wird geteilt.
rule-edge-dealt-not-chosen = Die Startbauplätze bleiben, wie sie verteilt wurden: Auch zu dritt kann man sie weder wählen noch tauschen.

## Ausgaben

edition-house = Hausregeln
edition-house-about = Unsere Auswahl aus beiden Texten: Einkommen kommt von selbst, der Stein macht einen Bauplatz kostenlos, und der letzte Bauplatz ist für die, die auf seiner Halbinsel schon einen Tempel haben.
edition-haffner = Haffner
edition-haffner-about = Die französische Übersetzung von 2002 beim Wort genommen: erste Gebote von 20 bis 30, Einkommen muss verlangt werden, auf jeder Halbinsel bleibt ein Bauplatz frei, der Stein spart 50, höchstens zwei Tempel werden verbunden.
edition-jeux-en-boite = Jeux en Boîte
edition-jeux-en-boite-about = Die Kurzfassung der Zeitschrift beim Wort genommen: Der Besitzer der 22 beginnt, jedes Gebot ist von Anfang an erlaubt, der Stein macht einen Bauplatz kostenlos, und drei kleine Tempel lassen sich verbinden.

## Optionen

option-first-player-4-5 = Wer zu viert oder fünft beginnt
option-first-player-4-5-about = Wer den ersten Zug hat, wenn vier oder fünf mitspielen.
option-first-player-4-5-left-of-22 = wer links vom Besitzer der 22 sitzt
option-first-player-4-5-owner-of-22 = der Besitzer der 22
option-first-auction-range = Erste Versteigerung
option-first-auction-range-about = Ob die ersten Gebote zwischen 20 und 30 liegen müssen.
option-first-auction-range-advice = 20 bis 30 ist ein Rat
option-first-auction-range-enforced-20-30 = 20 bis 30 ist Pflicht
option-first-auction-range-none = kein Rat
option-overbid = Gebote über dem eigenen Geld
option-overbid-about = Was mit einem Gebot geschieht, das man nicht bezahlen kann.
option-overbid-void = möglich, aber ungültig
option-overbid-blocked = nicht möglich
option-income-mode = Einkommen
option-income-mode-about = Ob die Götter von selbst zahlen oder man sie bitten muss.
option-income-mode-automatic-at-turn-start = kommt von selbst
option-income-mode-claim = muss verlangt werden
option-reshuffle = Leerer Nachziehstapel
option-reshuffle-about = Was mit dem Ablagestapel geschieht, wenn es nichts mehr zu ziehen gibt.
option-reshuffle-turn-over = umgedreht, die Reihenfolge ist bekannt
option-reshuffle-shuffle = gemischt
option-temple-pawns = Figuren auf Tempeln
option-temple-pawns-about = Wie viele Figuren auf einem Tempel von zwei oder drei Bauplätzen bleiben.
option-temple-pawns-all-pawns-on-temple = alle
option-temple-pawns-one-pawn-per-temple = eine, die anderen kommen zurück
option-pawn-limit = Figuren
option-pawn-limit-about = Ob man ohne Figuren kaufen kann.
option-pawn-limit-hard = ohne Figur kein Bauplatz
option-pawn-limit-none = keine Grenze
option-last-plot-rule = Letzter Bauplatz einer Halbinsel
option-last-plot-rule-about = Wer auf dem letzten Bauplatz ohne Tempel bauen darf.
option-last-plot-rule-temple-owners-only = wer einen Tempel auf der Halbinsel hat
option-last-plot-rule-never = niemand
option-god-stone-discount = Stein für größere Tempel
option-god-stone-discount-about = Was der Götterstein bei einem mittleren oder großen Tempel spart.
option-god-stone-discount-one-plot-free = den Preis eines Bauplatzes
option-god-stone-discount-discount-50 = 50 Rinder
option-merge-three-smalls = Drei kleine Tempel
option-merge-three-smalls-about = Ob ein Stein drei kleine Tempel zu einem großen verbinden kann.
option-merge-three-smalls-true = lassen sich verbinden
option-merge-three-smalls-false = lassen sich nicht verbinden
option-mixed-extension = Verbinden über eine Lücke
option-mixed-extension-about = Ob ein Stein zugleich einen Bauplatz hinzufügen und Tempel verbinden kann.
option-mixed-extension-false = nicht erlaubt
option-mixed-extension-true = erlaubt
option-ledger = Besitzliste
option-ledger-about = Wer die gezahlten Preise aufschreibt.
option-ledger-automatic = führt sich von selbst
option-ledger-by-hand = von Hand, man kann es vergessen
option-forgotten-price = Vergessener Preis
option-forgotten-price-about = Was der Bau auf einem Bauplatz kostet, dessen Preis nicht aufgeschrieben wurde.
option-forgotten-price-dearest-owned-plus-10 = der teuerste eigene Bauplatz und 10
option-forgotten-price-highest-built-plus-10 = der teuerste bebaute Bauplatz und 10
option-bonus-condition = Prämie für Halbinseln
option-bonus-condition-about = Wann jemand als allein auf einer Halbinsel gilt.
option-bonus-condition-sole-builder = kein fremder Tempel dort
option-bonus-condition-sole-presence = kein fremder Tempel oder Bauplatz dort
option-money-visibility = Geld
option-money-visibility-about = Ob die anderen sehen, wie viel Geld jemand hat.
option-money-visibility-hidden = verborgen
option-money-visibility-open = offen
option-victory-tie = Gleichstand an der Spitze
option-victory-tie-about = Was geschieht, wenn mehrere am reichsten sind.
option-victory-tie-shared = geteilter Sieg
option-neighbour-plot-variant = Nachbarplätze
option-neighbour-plot-variant-about = Eine Variante aus Spielerkreisen: auf unverkauften Bauplätzen neben den eigenen bauen, ein Drittel teurer.
option-neighbour-plot-variant-false = ohne
option-neighbour-plot-variant-true = mit

## Fragen

ask-act = Versteigern oder einen Tempel bauen?
ask-bid = Wie viel bietest du?
ask-take = Welchen Bauplatz nimmst du?
ask-note = Schreibst du den Preis auf?
ask-place = Für welchen freien Bauplatz soll die Karte gelten?
ask-last-turn = Dein Schlusszug: einen Tempel bauen oder passen?

## Züge

move-bid = { $amount } bieten
move-auction = Versteigern
move-pass = Passen
move-claim = Einkommen verlangen
move-note = Preis aufschreiben
move-forget = Nicht aufschreiben
move-take = Bauplatz { $plot } nehmen
move-place = Bauplatz { $plot } wählen
move-build = Auf { $site } { $size ->
        [1] einen kleinen Tempel
        [2] einen mittleren Tempel
       *[3] einen großen Tempel
    } bauen
move-stone-build = Mit dem Götterstein auf { $site } { $size ->
        [1] einen kleinen Tempel
        [2] einen mittleren Tempel
       *[3] einen großen Tempel
    } bauen
move-stone-free = Mit dem Götterstein auf { $site } { $size ->
        [1] einen kleinen Tempel
        [2] einen mittleren Tempel
       *[3] einen großen Tempel
    } bauen, Bauplatz { $plot } kostenlos
move-stone-extend = Mit dem Götterstein auf { $site } zu { $size ->
        [1] einem kleinen Tempel
        [2] einem mittleren Tempel
       *[3] einem großen Tempel
    } erweitern
move-stone-join = Mit dem Götterstein auf { $site } zu { $size ->
        [1] einem kleinen Tempel
        [2] einem mittleren Tempel
       *[3] einem großen Tempel
    } verbinden

## Zufall

outcome-deal = Startbauplatz { $plot }
outcome-draw = Karte { $plot }

## Ereignisse

event-dealt = { $seat } erhält zu Beginn den Bauplatz { $plot }.
event-first = { $seat } nimmt die Säule und beginnt.
event-turn = { $seat } ist Liebling der Götter.
event-income = { $seat } erhält von den Göttern { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    }.
event-income-open = { $seat } darf von den Göttern { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    } verlangen.
event-income-claimed = { $seat } verlangt von den Göttern { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    }.
event-income-lost = { $seat } hat { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    } nicht verlangt; die Götter behalten das Einkommen.
event-drawn = Bauplatz { $plot } wird aufgedeckt.
event-turned-over = Der Ablagestapel wird umgedreht: { $count ->
        [one] { $count } Karte kommt
       *[other] { $count } Karten kommen
    } wieder ins Spiel.
event-shuffled = Der Ablagestapel wird gemischt: { $count ->
        [one] { $count } Karte kommt
       *[other] { $count } Karten kommen
    } wieder ins Spiel.
event-auction = { $seat } versteigert die Bauplätze.
event-sealed = { $seat } hat ein Gebot eingestellt.
event-own-bid = { $seat }, deine Bietscheibe zeigt { $amount }.
event-bid = { $seat } bietet { $amount }.
event-bid-favourite = { $seat } bietet { $amount }, mit der Säule { $total }.
event-bid-void = { $seat } bietet { $amount }, ohne so viel zu haben: Das Gebot ist ungültig.
event-bid-without-pawns = { $seat } hat keine Figuren mehr und bietet nicht mit.
event-sold = { $seat } kauft Bauplatz { $plot } für { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    }.
event-noted = { $seat } trägt { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    } für Bauplatz { $plot } ein.
event-not-noted = { $seat } trägt für Bauplatz { $plot } nichts ein.
event-placed = { $seat } lässt Karte { $card } für Bauplatz { $plot } gelten.
event-unsold = Bauplatz { $plot } findet keinen Käufer und kommt auf den Ablagestapel.
event-put-aside = Bauplatz { $plot } kommt auf den Ablagestapel.
event-built = { $seat } baut auf { $site } { $size ->
        [1] einen kleinen Tempel
        [2] einen mittleren Tempel
       *[3] einen großen Tempel
    } für { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    }.
event-stone-free = { $seat } setzt den Götterstein ein und baut auf { $site } kostenlos { $size ->
        [1] einen kleinen Tempel
        [2] einen mittleren Tempel
       *[3] einen großen Tempel
    }.
event-stone-cheaper = { $seat } setzt den Götterstein ein und baut auf { $site } { $size ->
        [1] einen kleinen Tempel
        [2] einen mittleren Tempel
       *[3] einen großen Tempel
    } für nur { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    }.
event-extended = { $seat } setzt den Götterstein ein und erweitert auf { $site } zu { $size ->
        [1] einem kleinen Tempel
        [2] einem mittleren Tempel
       *[3] einem großen Tempel
    } für { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    }.
event-joined = { $seat } setzt den Götterstein ein und verbindet auf { $site } Tempel zu { $size ->
        [1] einem kleinen Tempel
        [2] einem mittleren Tempel
       *[3] einem großen Tempel
    }.
event-passed = { $seat } baut nichts mehr.
event-last-plot-sold = Der letzte Bauplatz ist verkauft. Alle haben noch einen Zug; den letzten hat { $seat }.
event-over = Die Schlusszüge sind vorbei.
event-over-early = Kein Tempel kann mehr gebaut werden: Das Spiel ist sofort aus.
event-temples-pay = { $seat } erhält { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    } für { $size ->
        [1] { $count ->
                [one] einen kleinen Tempel
               *[other] { $count } kleine Tempel
            }
        [2] { $count ->
                [one] einen mittleren Tempel
               *[other] { $count } mittlere Tempel
            }
       *[3] { $count ->
                [one] einen großen Tempel
               *[other] { $count } große Tempel
            }
    }.
event-bonus = Nur { $seat } hat auf der Halbinsel { $peninsula } gebaut und erhält { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    }.
event-result = { $seat } hat am Ende { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    }: Platz { $place }.

## Gründe

reason-all-sold = Alle Bauplätze sind verkauft; es gibt nichts zu versteigern.
reason-already-built = Auf { $site } steht schon ein Tempel.
reason-bid-first = Zuerst stellen alle ein Gebot ein.
reason-bid-over-money = Ein Gebot von { $amount } ist mehr als deine { $money }.
reason-bid-range = Biete bei der ersten Versteigerung { $low } bis { $high }.
reason-discount-only = An diesem Tisch spart der Stein 50 Rinder; er macht keinen einzelnen Bauplatz kostenlos.
reason-extend-instead = Dort stehen nicht nur Tempel: Das wäre eine Erweiterung.
reason-join-instead = Dort stehen nur Tempel: Sie würden verbunden.
reason-income-automatic = An diesem Tisch kommt das Einkommen von selbst.
reason-last-plot = So darf auf dem letzten Bauplatz der Halbinsel { $peninsula } nicht gebaut werden.
reason-must-act = Du musst versteigern oder bauen; passen kann man nur in den Schlusszügen.
reason-name-free-plot = Sag, welchen Bauplatz der Stein kostenlos macht.
reason-no-pawns = Du hast zu wenige Figuren für die Bauplätze, die niemandem gehören.
reason-no-temple-there = Auf { $site } steht kein Tempel von dir.
reason-not-both = Ein Stein fügt Bauplätze hinzu oder verbindet Tempel, nicht beides.
reason-not-on-offer = Bauplatz { $plot } steht nicht zum Verkauf.
reason-not-own = Nicht alle Bauplätze von { $site } gehören dir.
reason-not-placeable = Die Karte kann nicht für Bauplatz { $plot } gelten.
reason-not-your-income = Nur der Liebling der Götter hat Einkommen zu verlangen.
reason-note-first = Entscheide zuerst, ob du den Preis aufschreibst.
reason-nothing-to-claim = Es gibt kein Einkommen zu verlangen.
reason-place-first = Wähle zuerst den Bauplatz, für den die Karte gilt.
reason-stone-used = Dein Götterstein ist schon verbraucht.
reason-supply-empty = Im Vorrat ist kein { $size ->
        [1] kleiner
        [2] mittlerer
       *[3] großer
    } Tempel mehr.
reason-take-first = Nimm zuerst einen der angebotenen Bauplätze.
reason-temple-cut = Ein Tempel reicht über { $site } hinaus; er lässt sich nicht teilen.
reason-too-dear = Das kostet { $amount ->
        [one] { $amount } Rind
       *[other] { $amount } Rinder
    }, und du hast { $money }.
reason-two-temples-only = An diesem Tisch lassen sich nur zwei Tempel verbinden.

## Der Plan

board-offer = Im Angebot
board-draw-pile = Nachziehstapel
board-discard = Ablagestapel
board-supply = Tempel im Vorrat
board-pawns = Figuren
board-money = Rinder
board-stone = Götterstein
board-bid = Gebot
board-score = Vermögen
board-temples = Tempel
board-hidden = verborgen
board-final-turns = Noch Schlusszüge: { $count }
board-opening-advice = Rat: { $low } bis { $high }
board-opening-compulsory = Pflicht: { $low } bis { $high }
board-value = Wert je Tempel

## Woher die Punkte kommen

source-money = Übriges Geld
source-small = Kleine Tempel
source-medium = Mittlere Tempel
source-large = Große Tempel
source-bonus = Prämien der Halbinseln

# Was jemand falsch gemacht hat.

mistake-plot-twice = land, holy: ein Bauplatz ist doppelt da
mistake-unnoted-unowned = unnoted: ein Preis ist vergessen für einen Bauplatz, der niemandem gehört
mistake-temples-overlap = temples: zwei liegen auf demselben Bauplatz
mistake-temple-on-others = temples: der auf { $temple } steht nicht auf Bauplätzen eines einzigen Platzes
mistake-holy-without-temple = holy: ein bebauter Platz ohne Tempel
mistake-card-twice = Karten: eine ist an zwei Orten
mistake-many-shown = shown: mehr Karten als Felder
mistake-card-sold = Karten: eine von einem verkauften Bauplatz
mistake-agenda-steps = agenda: diese Schritte folgen nie aufeinander: { $found }
mistake-agenda-argument = agenda: { $step } kann nicht die Zahl { $found } haben
mistake-agenda-bid = { $step }: Platz { $number } hat nicht geboten
mistake-pawns-seat = pawns: erwartet werden die, die Platz { $number } nicht gesetzt hat
mistake-ending-unfit = ending: steht genau dann da, wenn die Agenda leer ist
mistake-income-unfit = income: gerade gibt es nichts einzufordern, gefunden { $found }
mistake-turns-unfit = turns_left: { $found } passt nicht zur Agenda
mistake-bids-unfit = bids: gerade sind keine Gebote aufgedeckt
mistake-dealt-unfit = die ersten Bauplätze werden ausgeteilt, und etwas anderes passt nicht dazu
mistake-offer-unfit = shown, Karten: zu wenige oder zu viele für die Agenda
mistake-buyer-twice = agenda: Platz { $number } kauft zweimal
mistake-plots-numbered = peninsula: die Bauplätze müssen 1 bis { $high } sein, jeder einmal
mistake-rows-uneven = peninsula { $peninsula }: alle Reihen müssen gleich lang sein
mistake-peninsula-large = peninsula { $peninsula }: höchstens { $most } Bauplätze
mistake-bonus-missing = bonus: keiner für eine Halbinsel mit { $plots } Bauplätzen
mistake-peninsula-twice = peninsula: zwei heißen gleich
mistake-opening-range = auction: die Spanne der Eröffnung muss auf der Scheibe liegen, unten vor oben
mistake-setup-seats = setup: je eines für 3, 4, 5 und 6 Plätze, in dieser Reihenfolge
mistake-setup-uneven = setup für { $seats }: die Startplätze müssen verschieden sein und gleichmäßig aufgehen
mistake-setup-plot = setup für { $seats }: ein Startplatz ist nicht auf dem Brett
mistake-setup-first = setup für { $seats }: first_plot muss ein Startplatz sein
mistake-setup-pawns = setup für { $seats }: die Figuren müssen für alle Bauplätze reichen
mistake-setup-colours = setup für { $seats }: Figuren gibt es nur in { $colours } Farben
mistake-setup-colour = setup für { $seats }: eine Farbe hat weniger als { $pawns } Figuren
mistake-sum-money = das Geld
mistake-sum-pawns = die Figuren
mistake-sum-plots = die Bauplätze
mistake-sum-temples-over-plots = Tempel über Bauplätze hinaus
mistake-sum-temples-of = Tempel auf { $number }
mistake-sum-cards-and-plots-sold = Karten und verkaufte Bauplätze

# Für lernende Agenten
agents-active = wer die Säule hat
agents-money = Geld; -1, wo es verborgen ist
agents-pawns = Figuren auf der Hand
agents-stone = wer noch den Götterstein hat
agents-temples = Tempel jeder Größe, Sitz für Sitz
agents-sealed = wer ein Gebot eingestellt hat
agents-bids = aufgedeckte Gebote; -1 für keines
agents-own-bid = das eigene geheime Gebot; -1 für keines
agents-owner = die Bauplätze aller, Sitz für Sitz
agents-price = was für jeden Bauplatz gezahlt wurde
agents-forgotten = Bauplätze, deren Preis nicht aufgeschrieben wurde
agents-temple = die Größe des Tempels auf jedem Bauplatz; 0 für keinen
agents-built = welcher Tempel das ist, in der Reihenfolge des Bauens ab 1
agents-offer = Karten im Angebot, von links nach rechts ab 1
agents-next = kommende Karten, deren Reihenfolge bekannt ist, ab 1
agents-discard = abgelegte Karten, die erste 1
agents-pile = Karten im Nachziehstapel
agents-supply = Tempel jeder Größe im Vorrat
agents-auctions = Versteigerungen bisher
agents-claimable = Einkommen, das noch verlangt werden kann
agents-final-turns = kommende Schlusszüge; -1 vor dem letzten Verkauf
agents-advice = ob die Spanne der ersten Versteigerung gilt
agents-ending = 0 während der Partie, 1 nach dem letzten Verkauf, 2 vorzeitig

## Das Brett auf der Seite

page-map = Die sieben Halbinseln
page-piles = Stapel
page-plot-free = Grundstück { $number }, nicht verkauft
page-plot-owned = Grundstück { $number } von { $owner }, gekauft für { $price }
page-plot-temple = Grundstück { $number } von { $owner }, mit { $size ->
    [1] einem kleinen Tempel
    [2] einem mittleren Tempel
   *[3] einem großen Tempel
}
page-temple = { $size ->
    [1] kleiner Tempel
    [2] mittlerer Tempel
   *[3] großer Tempel
}
page-next-cards = Als Nächstes: { $cards }
page-left = übrig
page-pillar = Die Säule: Liebling der Götter
page-sealed = Gebot steht
page-ledger = Grundbuch
page-plot = Grundstück
page-price = Preis
page-building = Bau
page-dial-tens = Zehner
page-dial-units = Einer

## Erklärungen zu Entscheidungen auf der Seite, einmal gezeigt

tip-act = Versteigere die drei Karten, oder baue einen Tempel auf eigenen Grundstücken. Bauen kostet, was du für die Grundstücke bezahlt hast; der Götterstein hilft einmal.
tip-bid = Alle bieten geheim, und die zwei höchsten Gebote wählen ein Grundstück. Wer gewinnt, zahlt sein Gebot, und dort zu bauen kostet diesen Preis noch einmal.
tip-take = Du gehörst zu den zwei Höchsten: Wähle ein Grundstück. Nachbarn deiner Grundstücke ergeben größere Tempel.
tip-note = Ein Preis, der nicht im Grundbuch steht, macht beim Bauen Ärger.
tip-place = Die Karte kann für jedes der leuchtenden Grundstücke stehen.
tip-last-turn = Dein letzter Zug: Baue noch einmal, wenn es sich lohnt.
