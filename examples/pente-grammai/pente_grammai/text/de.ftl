# Pente grammai auf Deutsch.

game-name = Pente grammai
game-about = Das Spiel der fünf Linien von den Vasen: Bring deine Steine um das Brett zum anderen Ende der heiligen Linie.
game-length = 10 bis 20 Minuten

## Regeln

chapter-board = Brett und Steine
chapter-setup = Vorbereitung
chapter-turn = Der Zug
chapter-goal = Die heilige Linie

rule-board-lines = Das Brett hat fünf parallele Linien. Die Steine liegen auf den Enden der Linien: fünf Enden auf der Seite jeder Person.
rule-board-holy = Die mittlere Linie ist die heilige Linie. Auf jedem ihrer beiden Enden haben beliebig viele Steine beider Seiten Platz, auf jedem anderen Ende einer.
rule-board-pieces = Das Spiel ist für zwei Personen mit je fünf Steinen.
rule-board-die = Gewürfelt wird mit einem sechsseitigen Würfel.
rule-setup-lines = Beide legen je einen Stein auf jedes der fünf Enden ihrer Seite.
rule-setup-hand = Option: Alle Steine beginnen in der Hand, neben dem Brett.
rule-setup-first = Beide würfeln; der höhere Wurf beginnt. Gleiche Würfe werden wiederholt.
rule-turn-throw = Man ist abwechselnd am Zug, würfelt und zieht einen eigenen Stein um die gewürfelte Zahl weiter.
rule-turn-direction = Alle Steine ziehen gegen den Uhrzeigersinn: von Linie zu Linie bis zum letzten Ende der einen Seite, diese Linie entlang auf die andere Seite, dort zurück bis zur ersten Linie, diese entlang und immer weiter herum.
rule-turn-enter = Ein Stein aus der Hand kommt auf das Ende, das der Wurf abzählt, beginnend mit dem ersten Ende der eigenen Seite. Einsetzen gilt als Zug.
rule-turn-blocked = Außerhalb der heiligen Linie kann kein Stein auf ein besetztes Ende ziehen. Andere Steine dürfen übersprungen werden.
rule-turn-knock = Option: Ein Stein darf außerhalb der heiligen Linie auf ein Ende mit einem gegnerischen Stein ziehen. Der gegnerische Stein ist geschlagen und kommt zurück in die Hand.
rule-turn-lost = Wer ziehen kann, muss ziehen. Kann kein Stein ziehen, so verfällt der Wurf.
rule-goal-arrive = Die eigenen Steine ziehen zum Ende der heiligen Linie auf der anderen Seite. Nur ein genauer Wurf führt dorthin; wer vorbeizieht, macht noch eine Runde.
rule-goal-leave = Ein Stein, der angekommen ist, bleibt liegen, solange ein anderer eigener Stein ziehen kann. Sonst muss er die heilige Linie verlassen.
rule-goal-win = Wer zuerst alle Steine auf dem anderen Ende der heiligen Linie hat, gewinnt.

## Ausgaben und Optionen

edition-race = Wettlauf
edition-race-about = Die Steine beginnen auf den Linien, und ein besetztes Ende ist gesperrt.
edition-knock-off = Hinauswurf
edition-knock-off-about = Die Steine beginnen in der Hand und können geschlagen werden.
option-setup = Vorbereitung
option-setup-about = Wo die Steine am Anfang sind.
option-setup-on-lines = Je ein Stein auf jedem Ende der eigenen Seite
option-setup-in-hand = Alle Steine in der Hand
option-landing = Gegnerische Steine
option-landing-about = Was auf einem Ende geschieht, das ein gegnerischer Stein besetzt.
option-landing-blocked = Das Ende ist gesperrt
option-landing-knock-off = Der gegnerische Stein wird geschlagen

## Entscheidungen, Züge und Zufall

ask-move = Zieh einen Stein um die gewürfelte Zahl weiter.
move-enter = Einen Stein einsetzen
move-move = Den Stein auf { $point } ziehen
outcome-throw = Der Würfel zeigt { $thrown }

## Ereignisse

event-opening = { $seat } würfelt { $thrown } um den ersten Zug.
event-first = { $seat } beginnt.
event-thrown = { $seat } würfelt { $thrown }.
event-lost = { $seat } kann nicht ziehen.
event-entered = { $seat } setzt einen Stein auf { $target } ein.
event-moved = { $seat } zieht von { $point } nach { $target }.
event-arrived = { $seat } zieht von { $point } zum anderen Ende der heiligen Linie, { $target }.
event-left = { $seat } muss einen Stein von der heiligen Linie ziehen, von { $point } nach { $target }.
event-knocked = { $other } nimmt den auf { $point } geschlagenen Stein zurück in die Hand.
event-won = { $seat } hat alle Steine auf dem anderen Ende der heiligen Linie und gewinnt.

## Gründe

reason-no-piece = Du hast keinen Stein auf { $point }.
reason-hand-empty = Du hast keinen Stein in der Hand.
reason-own-piece = Auf { $target } liegt schon ein Stein von dir.
reason-blocked = Auf { $target } liegt ein gegnerischer Stein.
reason-holy-line = Dieser Stein ist angekommen. Er verlässt die heilige Linie nur, wenn kein anderer Stein ziehen kann.

## Das Brett ohne Zeichnung

view-thrown = Wurf
view-seats = Plätze
view-in-hand = In der Hand
view-score = Angekommen
view-place = Rang
view-points = Enden der Linien
view-name = Ende
view-holy = Heilige Linie
view-owners = Steine

## Punkte

source-arrived = Steine auf dem anderen Ende der heiligen Linie

## Fehler

mistake-lines-even = board: die Zahl der Linien muss ungerade sein, nicht { $lines }
mistake-many-pieces = pieces: { $pieces } Steine haben auf { $lines } Linien keinen Platz
mistake-few-faces = die: ein Würfel mit { $faces } Seiten ist zu klein für { $lines } Linien
mistake-sum-pieces = die Steine von Platz { $number }
mistake-point-crowded = mehr als ein Stein liegt auf { $point }
mistake-agenda-length = agenda: erwartet wird ein Schritt, nach einem Sieg keiner
mistake-agenda-step = agenda: { $step } hat einen unmöglichen Platz oder Wurf

## Die Texte, aus denen die Regeln stammen

text-pollux = Pollux
text-pollux-about = Julius Pollux, Onomastikon 9,97–98, 2. Jahrhundert
text-boards = Spielbretter
text-boards-about = Spielbretter und Vasenbilder seit dem 7. Jahrhundert v. Chr.
text-schaedler = Schädler
text-schaedler-about = Die Rekonstruktion als Laufspiel von Ulrich Schädler
text-locus-ludi = Locus Ludi
text-locus-ludi-about = Die Rekonstruktion mit geschlagenen Steinen des Projekts Locus Ludi
