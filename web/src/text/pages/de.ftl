# Die Texte der Seiten ohne Tisch und die des Regelhefts.

page-nowhere-about = Unter dieser Adresse gibt es nichts.
page-again = Noch einmal versuchen
home-title = Brettspiele rund um das antike Griechenland
home-about = Mit Freunden, wo immer sie sind, oder gegen Bots. Ohne Anmeldung.
home-seats = { $more ->
        [0] { $least ->
            [one] { $least } Person
           *[other] { $least } Personen
        }
       *[other] { $least }–{ $most } Personen
    }
home-box = { $authors }, { $publisher } { $year }
home-age = ab { $age } Jahren
home-learn = Lernen
home-learn-game = { $game } in einer geführten ersten Partie lernen
home-play = Sofort spielen
home-new = Neuer Tisch
home-rules-of = Regeln von { $game }
home-record = Aufzeichnung öffnen
mine-title = Meine Tische
mine-your-turn = Du bist dran
mine-running = Läuft
mine-over = Beendet
mine-closed = Geschlossen
mine-forget = Aus der Liste entfernen
new-game = Spiel
new-seats = Plätze
new-who = Platz { $number }: Wer spielt?
new-kind-you = Du
new-kind-person = Mitspieler per Link
new-kind-bot = Bot
new-kind-hot-seat = An diesem Gerät
new-level-of = Platz { $number }: Stärke
new-name-of = Platz { $number }: Name
new-remove = Platz { $number } entfernen
new-add = Platz hinzufügen
new-edition = Regelfassung
new-clock = Bedenkzeit
new-clock-about = Wer für einen Zug länger braucht, verbraucht seine Reserve. Ist auch sie aufgebraucht, übernimmt ein Bot.
new-clock-none = unbegrenzt
new-clock-minutes = { $move ->
        [one] { $move } Minute
       *[other] { $move } Minuten
    } pro Zug, dazu { $reserve ->
        [one] { $reserve } Minute
       *[other] { $reserve } Minuten
    } Reserve
new-clock-days = { $move ->
        [one] { $move } Tag
       *[other] { $move } Tage
    } pro Zug, dazu { $reserve ->
        [one] { $reserve } Tag
       *[other] { $reserve } Tage
    } Reserve
new-open = Tisch eröffnen
new-opened = Der Tisch ist bereit. Schick allen ihren eigenen Link.
new-sit-down = Platz nehmen
rules-otherwise = Mit anderen Optionen
rules-folded = { $count ->
    [one] Eine Regel anderer Optionen
   *[other] { $count } Regeln anderer Optionen
}
rules-search = Regeln durchsuchen
rules-none = Keine Regel enthält „{ $search }“.
rules-texts = Die gedruckten Regeln
rules-of = { $game }: die Regeln
rules-games = Regelhefte
rules-contents = Inhalt
rules-short = Kurz gesagt
rules-table = Der Tisch
rules-turn = Ein Zug
rules-tables = Das ganze Material
rules-editions = Regelfassungen
rules-differences = Worin sich die Fassungen unterscheiden
rules-options = Weitere Optionen
rules-number = { $number }: { $name }
rules-source = Quelle dieses Absatzes
rules-status-stated = Steht in den gedruckten Regeln:
rules-status-clarified = Geklärt; die gedruckten Regeln lassen es offen oder widersprechen sich:
rules-status-reconstructed = Rekonstruiert; die gedruckten Regeln sagen nichts dazu.
rules-example = Beispiel.
rules-before = Vorher
rules-after = Nachher
rules-picture = Bild
rules-hits = { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffer
}
rules-reconstructed = Was rekonstruiert ist
rules-reconstructed-about = Das vollständige gedruckte Spiel liegt uns nicht vor. Was folgt, ist unser eigener Vorschlag; alles andere stammt aus gedruckten Regeln oder anderen öffentlichen Quellen.
rules-reconstructed-none = In diesem Spiel ist nichts rekonstruiert.
rules-whole = Ganzes Regelheft öffnen
statistics-title = Statistik
statistics-about = Die Partien, die du in diesem Browser beendet hast.
statistics-none = Du hast in diesem Browser noch keine Partie beendet.
statistics-seats = { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }
statistics-played = Partien
statistics-won = Siege
statistics-share = { $won } ({ $share })
statistics-interval = auf Dauer wohl { $low } bis { $high }
statistics-score = Punkte im Schnitt
statistics-against = Schnitt an diesen Tischen: { $score }
statistics-sources = Punkte im Schnitt nach Herkunft
statistics-own = Du
statistics-winners = Sieger
statistics-loss = Mittlerer Verlust je Entscheidung
statistics-loss-about = So viel Gewinnchance hat eine Entscheidung gekostet. Nur sichere Verluste zählen; 0 % ist perfekt.
statistics-loss-chart = Mittlerer Verlust je Entscheidung in jeder analysierten Partie, die erste zuerst: { $losses }
statistics-first = erste
statistics-latest = letzte
statistics-analysed = Analysierte Partien
statistics-analysed-of = { $done } von { $all }
statistics-mean = Mittel
statistics-analyse = { $count ->
        [one] Noch eine Partie analysieren
       *[other] Noch { $count } Partien analysieren
    }
statistics-analysing = Analyse von Partie { $number } von { $all }: Entscheidung { $done } von { $decisions }
report-heading = Partien zwischen Bots
report-how = Hast du Bots gegeneinander spielen lassen? Hier kannst du den Bericht darüber öffnen.
report-open = Bericht öffnen
report-unreadable = Diese Datei ist kein Bericht über Partien zwischen Bots.
home-games = Spiele
home-campaign = Kampagne: { $game }
home-campaign-about = Gewinne die Solo-Stufen eine nach der anderen.
home-record-about = Sieh dir eine beendete Partie noch einmal an oder spiele eine angefangene weiter.
home-record-open = Datei wählen …
home-puzzles = Aufgabe des Tages
home-puzzles-about = Eine Stellung, eine Entscheidung: Finde den besten Zug.
home-results-about = Deine Partien in diesem Browser: Siege, Punkte und woher sie kamen.
mine-all = Alle zeigen ({ $count })
new-how = Wer spielt mit?
new-how-alone = Allein gegen Bots
new-how-alone-about = Sofort beginnen
new-how-friends = Mit Freunden
new-how-friends-about = Alle bekommen ihren eigenen Link
new-how-screen = An diesem Gerät
new-how-screen-about = Ihr gebt das Gerät weiter
new-unchanged = Keine Änderungen an dieser Regelfassung
new-change = Eine Regel ändern …
new-unchange = Zurücknehmen: { $option }
numbers-title = Zahlen deines Exemplars …
numbers-shipped = Zahlen wie üblich gedruckt
numbers-server = Zahlen vom Exemplar dieses Servers
numbers-own = Zahlen deines eigenen Exemplars
numbers-about = Ändere, was in deinem Exemplar anders gedruckt ist. Der Tisch behält diese Zahlen.
numbers-changed = { $count ->
    [one] 1 Zahl geändert
   *[other] { $count } Zahlen geändert
}
numbers-reset = { $name }: zurück zu { $value }
numbers-reset-all = Zurück zu den üblichen Zahlen
numbers-source-rulebook = aus dem Regelheft
numbers-source-public = aus öffentlicher Quelle
numbers-source-reconstructed = rekonstruiert
numbers-yes = ja
numbers-no = nein
new-search = Optionen durchsuchen
