# Die Seiten von /study; die Wörter der Analysen und Aufgaben, die auch das Terminal benutzt, sind in pessoi/text.

study-about = Sieh, wo eine Partie gewonnen und verloren wurde, und warum. Wähle die Datei einer beendeten Partie oder eine deiner Partien.
study-analyse = Partie analysieren
study-finished = Deine beendeten Partien
study-none = In diesem Browser gibt es noch keine beendeten Partien.
study-analysis-of = Analyse: { $game }
study-chart-about = Gewinnchancen aller Spieler im Lauf der Partie
study-round = R{ $round }
study-turning-number = Wendepunkt { $number }: { $name }, { $kind }
study-turning-point = { $name }: { $kind }
study-progress = Untersuchte Entscheidungen: { $done } von { $all }
study-waiting = Eine andere Analyse läuft noch. Diese beginnt danach.
study-second = Die Kurve ist vollständig. Fragliche Entscheidungen werden noch einmal untersucht …
study-complete = Die Analyse ist abgeschlossen.
study-steps = Entscheidungen
study-back = Vorige Entscheidung
study-on = Nächste Entscheidung
study-mistake-back = Fehler
study-mistake-on = Fehler
study-play-on = Von hier weiterspielen
study-decision-of = Entscheidung { $number } von { $all }
study-rank = Rang
study-best = Bester Zug
study-move = Zug
study-chance = Chance
study-played = gespielt
study-error = ± { $error }
study-why-better = Warum der beste Zug besser ist
study-method = Simulationen je Zug: { $looks }; ± ist die Unsicherheit.
study-marks = Auf dem Spielplan: der beste Zug in Gold, der gespielte in braunen Strichen.
study-mean-loss = mittlerer Verlust je Entscheidung: { $loss }
study-keys = Tasten: ← → deine Entscheidungen, mit Umschalt alle; x nächster Fehler, mit Umschalt der vorige.
study-record-rules = Diese Partie wurde mit Version { $found } der Regeln gespielt; heute gilt Version { $known }
study-record-components = Diese Partie wurde mit anderem Material gespielt

study-keep = Als Aufgabe behalten
study-kept = Behalten: Du findest sie bei deinen eigenen Aufgaben.
study-not-kept = Diese Aufgabe konnte nicht behalten werden.
study-puzzles = Aufgaben
study-puzzles-about = Eine Stellung, eine Entscheidung: Finde den besten Zug. Die Aufgaben stammen aus Partien starker Bots.
study-today = Aufgabe des Tages
study-all-puzzles = Alle Aufgaben
study-again = Zu wiederholen
study-again-about = Eine Aufgabe, die du nicht gelöst hast, kommt nach 1, 3 und 7 Tagen wieder.
study-again-none = Heute gibt es nichts zu wiederholen.
study-again-start = { $count ->
        [one] Eine Aufgabe wiederholen
       *[other] { $count } Aufgaben wiederholen
    }
study-level = Aufgabe auf meinem Niveau
study-your-level = Deine Wertung: { $rating }
study-solved = gelöst: { $done } von { $all }
study-themes = Nach Thema
study-own = Deine eigenen Aufgaben
study-own-none = Behalte Fehler aus einer Analyse, dann kannst du sie hier lösen.
study-own-name = { $game }: { $theme }
study-own-remove = Aufgabe entfernen: { $name }
study-puzzle-rating = Wertung { $rating }
study-answer = Antwort
study-your-answer = Deine Antwort war: { $move }. Sie ist schlechter als diese Züge:
study-you = Du
study-line = So kann es weitergehen
study-line-start = Die Stellung
study-line-about = Das erwartet ein starker Bot. Wähle einen Zug, um den Spielplan danach zu sehen.
study-line-keys = Tasten: ← →
study-your-rating = Deine Wertung in { $game }: { $rating }
study-next = Nächste Aufgabe
