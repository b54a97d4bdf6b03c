# Was alle Spiele gemeinsam haben.

reason-over = Das Spiel ist zu Ende.
reason-no-such-seat = Platz { $seat } gibt es nicht; die Plätze sind ab 0 nummeriert, insgesamt { $seats }.
reason-no-such-move = Den Zug { $move } gibt es nicht.
reason-fate-first = Zuerst ist der Zufall an der Reihe.
reason-not-your-turn = Du bist nicht dran.
reason-no-chance-now = Der Zufall ist jetzt nicht an der Reihe.
reason-no-such-outcome = { $outcome } ist hier kein mögliches Zufallsergebnis.
reason-not-now = Das steht jetzt nicht zur Wahl.
reason-lesson = Das geht auch. In dieser Lektion versuche zuerst dies: { $move }.
label = { $text }:

# Das Terminal.

terminal-you = Spieler
terminal-seat = Spieler
terminal-seats = { $more ->
        [0] { $low ->
            [one] { $low } Person
           *[other] { $low } Personen
        }
       *[other] { $low } bis { $high } Personen
    }
terminal-options = Regeln: { $options }
terminal-box = { $authors }, { $publisher } { $year }, ab { $age } Jahren
terminal-chance = Zufall
terminal-range = { $first } bis { $last }: Zahl eingeben
terminal-type-a-move = Nummer oder Zug
terminal-help =
    Gib die Nummer eines Zuges ein oder den Zug so, wie er in Klammern steht. Wo nach einem Betrag gefragt ist, gib den Betrag ein.
    undo nimmt deinen letzten Zug zurück, solange nichts Neues aufgedeckt wurde und niemand sonst gezogen hat.
    why ZUG erklärt, warum ein Zug nicht erlaubt ist. rules TEXT durchsucht die Regeln. board zeigt den Spielplan noch einmal.
    quit beendet das Programm; die Partie wird nach jedem Zug gespeichert.
terminal-undone = Zug zurückgenommen.
terminal-cannot-undo = Dieser Zug lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders hat gezogen.
terminal-allowed = Dieser Zug ist erlaubt.
terminal-unknown = „{ $typed }“ ist hier kein möglicher Zug. Gib eine Nummer aus der Liste ein oder den Zug, wie er in Klammern steht; „help“ zeigt die Hilfe.
terminal-did-you-mean = „{ $typed }“ ist kein Zug. Meintest du: { $similar }?
terminal-over = Das Spiel ist zu Ende.
terminal-saved = Die Partie ist gespeichert: { $file }
terminal-go-on = Fortsetzen mit: pessoi play --continue { $file }
terminal-curtain = { $name }, du bist dran. Drücke die Eingabetaste, wenn niemand sonst auf den Bildschirm schaut.
terminal-search = Regeln durchsuchen
terminal-no-rule = Keine Regel enthält „{ $search }“.
terminal-close = Schließen mit Esc.
terminal-key-help = Hilfe
terminal-key-rules = Regeln
terminal-key-play-on = Frei weiterspielen
terminal-key-undo = Zurücknehmen
terminal-key-leave = Beenden
terminal-lesson = { $step } von { $steps }. { $text }
terminal-lesson-leave = Mit „free“, im Vollbild mit F3, verlässt du die Lektion und spielst gegen Bots weiter.
terminal-replay-prompt = [{ $at } von { $count }] Eingabetaste, „back“, eine Nummer oder „quit“:
terminal-replay-help = Eingabetaste: weiter; „back“: zurück; eine Nummer: zu diesem Schritt; „quit“: beenden.
terminal-end-of-record = Hier endet die Aufzeichnung.

rules-option = Option: { $option }
rules-not-here = { $count ->
        [0] An diesem Tisch gelten alle Regeln.
        [one] Eine Regel gehört zu anderen Optionen und wird nicht gezeigt; „pessoi rules { $game }“ zeigt alle.
       *[other] { $count } Regeln gehören zu anderen Optionen und werden nicht gezeigt; „pessoi rules { $game }“ zeigt alle.
    }
rules-count = { $rules ->
        [one] { $rules } Regel
       *[other] { $rules } Regeln
    }, davon { $tested } durch Tests belegt
rules-untested = kein Test belegt { $rule }
rules-unknown = ein Test nennt die unbekannte Regel { $rule }
status-stated = belegt
status-stated-about = steht in den gedruckten Regeln
status-clarified = präzisiert
status-clarified-about = schließt eine Lücke der gedruckten Regeln oder entscheidet zwischen zwei Texten
status-reconstructed = rekonstruiert
status-reconstructed-about = ist unsere Rekonstruktion; die gedruckten Regeln sagen nichts dazu

# Felder jeder Ansicht, wie das allgemeine Brett sie nennt.

view-seat = Platz
view-actors = Am Zug
view-asked = Entscheidung

# Der Server.

serve-ready = Der Server läuft: { $address }
serve-stopped = Der Server ist beendet; alle Partien sind gespeichert.
serve-port-taken = Port { $port } auf { $host } ist belegt. Läuft schon ein Server? Ein anderer Port: --port ZAHL
serve-no-port = Der Server kann Port { $port } auf { $host } nicht öffnen.
serve-not-writable = In { $where } kann nicht geschrieben werden ({ $detail }). Ein anderer Ordner: --data ORDNER
serve-in-use = { $where } wird von einem anderen Server benutzt.
serve-unreachable = Die Datenbank { $where } ist nicht erreichbar ({ $detail }).
serve-newer-schema = Die Datenbank stammt von einer neueren Version von Pessoi. Bitte benutze diese Version.
serve-bad-proxy = „--proxied“ braucht Adressen oder Netze, mit Kommas getrennt ({ $detail }).
serve-backed-up = Alle Partien sind nach { $file } kopiert.
serve-no-backup = Die Partien lassen sich nicht nach { $where } kopieren ({ $detail }).
serve-backup-postgres = PostgreSQL hat für Kopien einen eigenen Befehl: pg_dump.

soak-running = Es wird an { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    } gespielt, { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } lang …
soak-moves = Angenommene Züge: { $value }
soak-requests = Angenommene Anfragen, mit Nachrichten und Rücknahmen: { $value }
soak-tables = Partien: { $value }
soak-restarts = Gewaltsam beendet und neu gestartet: { $value }
soak-lost = Verloren: { $value }
soak-repeated = Doppelt: { $value }
soak-gaps = Lücken: { $value }
soak-standing = Partien, die stillstehen: { $value }
soak-memory = Speicher des Servers: { $value } MB
soak-growth = Wachstum seines Speichers: { $value } MB pro Stunde
soak-errors = Fehler in seinem Protokoll: { $value }

table-spectators-watch = Zuschauer können nicht mitspielen.
table-closed = Diese Partie kann nicht mehr fortgesetzt werden.
table-too-late = Zu spät: Die Stellung hat sich inzwischen geändert. Bitte prüfe deinen Zug.
table-unknown-move = Den Zug „{ $move }“ gibt es nicht.
table-bot-sits-here = Auf diesem Platz spielt jetzt ein Bot. Nimm zuerst den Platz zurück.
table-finished = Die Partie ist zu Ende; nichts kann mehr zurückgenommen werden.
table-nothing-to-take-back = Es gibt keinen Zug, den du zurücknehmen kannst.
table-proposal-open = Es liegt schon ein Vorschlag zum Zurückgehen vor. Antworte zuerst darauf.
table-not-asked = Du bist gerade nicht dran.
table-unknown-window = Ein Fenster „{ $window }“ gibt es in diesem Spiel nicht.
table-no-such-seat = Diesen Platz gibt es nicht.
table-unknown-bot = Den Bot „{ $bot }“ gibt es nicht.
table-bad-address = Das ist keine gültige Webadresse.
table-colour-taken = Diese Farbe hat schon jemand gewählt.
table-already-so = Das ist schon so.
table-not-your-seat = Das ist nicht dein Platz.
table-no-hints = Gerade gibt es keinen Tipp.
table-busy = Der Tisch ist gerade beschäftigt. Bitte versuch es noch einmal.
table-storage-failed = Der Zug konnte nicht gespeichert werden und zählt nicht. Bitte versuch es noch einmal.
table-too-fast = Zu viele Anfragen. Bitte warte einen Moment.
table-too-large = Die Anfrage ist zu groß.
table-too-slow = Die Anfrage kam zu langsam an.
table-malformed = Der Server hat die Anfrage nicht verstanden.
table-broken = Auf dem Server ist ein Fehler aufgetreten. Deine Partie ist nicht betroffen.
table-no-token = Dafür brauchst du den Link eines Platzes.
table-unknown-token = Dieser Link gehört zu keinem Tisch.
table-no-table = Diesen Tisch gibt es nicht.
table-no-such-moment = Diesen Schritt gibt es in der Aufzeichnung nicht.
table-not-found = Nicht gefunden.
table-not-over = Das geht erst, wenn das Spiel zu Ende ist.
table-no-rematch = Noch hat niemand eine Revanche vorgeschlagen.
table-cannot-open = Dieser Tisch kann nicht eröffnet werden.
table-bad-numbers = Der Tisch kann nicht eröffnet werden: { $why }
table-wrong-origin = Diese Seite darf nicht auf den Server zugreifen.
table-too-many-sockets = Zu viele Verbindungen von derselben Adresse.
table-no-hello = Die Verbindung wurde nicht richtig aufgebaut.
table-stuck = Die Verbindung war zu langsam und wurde geschlossen.
table-closing = Der Server startet neu. Gleich geht es weiter.
table-refused = Der Server hat die Anfrage abgelehnt.

# Die Befehlszeile.

cli-about = Brettspiele rund um das antike Griechenland, gegen Bots oder mit Freunden.
cli-version = Version anzeigen und ob sie kompiliert ist
cli-is-compiled = pessoi { $version } (kompiliert)
cli-is-uncompiled = pessoi { $version } (nicht kompiliert)
cli-mistake = pessoi: { $mistake }
cli-lang = Sprache aller Meldungen
cli-game = das Spiel: %(choices)s
cli-games = alle Spiele anzeigen
cli-play = im Terminal spielen
cli-seats = wer mitspielt, durch Kommas getrennt: „you“ für einen Menschen, „Anna=you“ mit eigenem Namen, sonst der Name eines Bots; „:blue“ am Ende wählt eine Farbe
cli-edition = Regelfassung
cli-option = eine Regel ändern; mehrfach möglich
cli-continue = eine gespeicherte Partie fortsetzen
cli-record = Datei, in der die Partie gespeichert wird
cli-seed = Startwert des Zufallsgenerators
cli-plain = Zeile für Zeile statt im Vollbild
cli-components-file = Datei, die gedruckte Zahlen berichtigt
cli-replay = eine gespeicherte Partie Schritt für Schritt ansehen
cli-record-file = eine gespeicherte Partie
cli-position = eine Stellung mit ihren möglichen Zügen zeigen
cli-position-file = eine Stellung als JSON
cli-rules = die Regeln in unseren eigenen Worten
cli-search = nur Regeln zeigen, die diesen Text enthalten
cli-check = die durch Tests belegten Regeln zählen; fehlt eine, ist das ein Fehler
cli-tests = Ordner mit den Tests der Spiele
cli-options = Regelfassungen und Optionen eines Spiels
cli-components = die gedruckten Zahlen eines Spiels, als Datei zum Berichtigen
cli-schema = das JSON-Schema der Stellungen eines Spiels
cli-learn = ein Spiel in einer geführten ersten Partie lernen
cli-campaign = die Solo-Stufen von Peloponnes, eine nach der anderen
cli-campaign-file = Datei der Kampagne

# Bots für Menschen, von leicht bis schwer.

level-random = Zufallsbot
level-random-about = Spielt zufällige Züge.
level-beginner = Anfänger
level-beginner-about = Kennt die Regeln, übersieht aber oft gute Züge.
level-casual = Amateur
level-casual-about = Spielt vernünftig, denkt aber nicht voraus.
level-skilled = Könner
level-skilled-about = Denkt ein wenig voraus.
level-strong = Meister
level-strong-about = Denkt so weit voraus wie möglich und bietet mit Bedacht.

# Die Arena.

cli-bots = alle Bots anzeigen
cli-arena = viele Partien zwischen Bots an einem Tisch
cli-tournament = jeder Bot gegen jeden, mit Wertung
cli-report = eine Seite mit Diagrammen über einen Lauf der Arena
cli-bots-list = die Bots am Tisch, durch Kommas getrennt, einer je Platz
cli-many = Anzahl der Partien
cli-workers = Anzahl der Prozesse, die gleichzeitig spielen
cli-cluster = die Adresse eines Ray-Clusters, dessen Rechner spielen, als Rechner:Port
cli-out = Ordner des Laufs; mit demselben Ordner geht ein unterbrochener Lauf weiter
cli-records = alle Partien speichern
cli-table-seats = Plätze je Tisch; ohne Angabe die kleinste Zahl, die das Spiel erlaubt
arena-playing = { $game }: { $bots }
arena-saved = Die Ergebnisse liegen in { $folder }
arena-report = Der Bericht liegt in { $file }

report-title = { $game }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } von { $bots }
report-seed = Startwert: { $seed }
report-numbers = Zahlen
report-bot = Bot
report-seat = Platz
report-share = Siegquote
report-games = Partien
report-rating = Wertung
report-moves = Züge
report-ending = Ende
report-score = Punkte
report-points = Punkte je Partie
report-source = Herkunft
report-move = Zug
report-taken = gewählt, wenn möglich
report-win-when-chosen = Siege, wenn gewählt
report-strength = Stärke
report-strength-about = Siegquote jedes Bots mit 95-%-Konfidenzintervall; die gestrichelte Linie zeigt den gleichen Anteil für alle.
report-balance = Ausgewogenheit der Plätze
report-balance-about = Siegquote jedes Platzes; alle Bots haben dort gleich oft gespielt.
report-length = Länge
report-length-about = Züge und Zufallsereignisse je Partie, nach Art des Spielendes.
report-scores = Streuung der Punkte
report-scores-about = Minimum, mittlere Hälfte, Median und Maximum der Punkte jedes Bots.
report-sources = Woher die Punkte kommen
report-sources-about = Punkte je Partie nach ihrer Herkunft.
report-choices = Was gewählt wird
report-choices-about = Wie oft ein Zug gewählt wird, wenn er möglich ist, und wie oft die gewinnen, die ihn gewählt haben.
report-actions = Arten von Zügen
report-actions-about = Wie oft eine Art von Zug gewählt wird, wenn sie möglich ist. Beträge aus langen Listen sind weggelassen.
cli-agents = was lernende Agenten in einem Spiel sehen, tun und gewinnen
cli-seat-count = Anzahl der Plätze
cli-serve = einen Server starten, auf dem Freunde und Bots spielen
cli-host = Adresse, unter der der Server erreichbar ist
cli-port = Port, unter dem der Server erreichbar ist
cli-database = eine PostgreSQL-Adresse oder eine Datei für SQLite
cli-data = Ordner, in dem die Partien gespeichert werden
cli-origin = weitere Webseite, die auf diesen Server zugreifen darf; mehrfach möglich
cli-proxied = Adresse oder Netz eines Reverse-Proxys, der sagt, woher die Clients kommen; mehrere mit Kommas
cli-window = Tausendstelsekunden, in denen man außerhalb des eigenen Zugs eingreifen kann (900); bei 0 zählt jede Antwort sofort, und man sieht, wer eingreifen konnte
cli-serve-components = Datei mit den Zahlen deiner Schachtel eines Spiels, das sie nennt; neue Tische spielen damit. Eine Datei je Spiel
cli-open = die Seite im Browser öffnen
cli-backup = alle Partien eines Servers in eine Datei kopieren, auch während gespielt wird
cli-backup-file = die neue Datei
cli-soak = auf einem Server spielen, der ab und zu gewaltsam beendet wird, und zählen, was verloren ging
cli-minutes = Dauer in Minuten
cli-tables = Anzahl der Tische
cli-json = die Daten als JSON ausgeben
cli-completion = das Skript ausgeben, mit dem die Shell Befehle vervollständigt
cli-shell = die Shell: %(choices)s

# Was `pessoi` ohne Befehl sagt.

greeting = Pessoi { $version }: Brettspiele rund um das antike Griechenland, gegen Bots oder mit Freunden.
greeting-serve = auf einer Seite im Browser spielen
greeting-play = in diesem Terminal spielen
greeting-games = alle Spiele anzeigen
greeting-help = Alle Befehle: { $command }

# Was für einen Wert steht.

metavar-command = BEFEHL
metavar-file = DATEI
metavar-folder = ORDNER
metavar-game = SPIEL
metavar-list = LISTE
metavar-name = NAME
metavar-setting = NAME=WERT
metavar-number = ZAHL
metavar-text = TEXT
metavar-url = URL
metavar-address = ADRESSE

# Was argparse sagt: Seine Prozentzeichen bleiben.

argparse-usage = Aufruf:
argparse-arguments = Argumente
argparse-options = Optionen
argparse-heading = %(heading)s:
argparse-help = diese Hilfe anzeigen
argparse-error = %(prog)s: Fehler: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = es fehlt: %s
argparse-unrecognized = nicht verstanden: %s
argparse-choice = %(value)r steht nicht zur Wahl; es gibt %(choices)s
argparse-maybe = %(value)r steht nicht zur Wahl; meintest du %(suggestion)r? Es gibt %(choices)s
argparse-value = %(value)r ist kein gültiger Wert
argparse-one = ein Wert fehlt
argparse-not-with = geht nicht zusammen mit %s
argparse-explicit = nimmt keinen Wert, hat aber %r
argparse-ambiguous = %(option)s kann %(matches)s heißen
argparse-between = erwartet wird eine ganze Zahl von { $low } bis { $high }, nicht { $found }
argparse-at-least = erwartet wird eine ganze Zahl ab { $low }, nicht { $found }

# Was jemand falsch gemacht hat.

mistake-in-file = { $file }: { $why }
mistake-unreadable = { $file }: nicht lesbar ({ $why })
mistake-unusable = { $file }: nicht brauchbar ({ $why })
mistake-no-such-file = die Datei gibt es nicht
mistake-is-a-folder = das ist ein Ordner, keine Datei
mistake-not-a-folder = das ist eine Datei, kein Ordner
mistake-not-permitted = Zugriff verweigert
mistake-file-trouble = Systemfehler { $number }
mistake-not-text = { $file }: keine Textdatei
mistake-not-json = { $file }: keine JSON-Datei ({ $why })
mistake-not-toml = { $file }: keine TOML-Datei ({ $why })
mistake-numbers = diese Zahlen sind unbrauchbar: { $why }
mistake-numbers-large = sie brauchen mehr als { $most } Bytes
mistake-numbers-unusable = nach den Regeln lässt sich damit nicht spielen
mistake-other-box = die Datei ist für „{ $found }“, nicht für { $expected }
mistake-nameless-box = die Datei muss ihr Spiel nennen, etwa mit { $example } in der ersten Zeile
mistake-box-twice = für { $found } gibt es zwei Dateien
mistake-broken-at = Zeile { $line }, Spalte { $column }
mistake-broken-end = am Ende der Datei
mistake-not-json-at-all = das ist kein JSON
mistake-missing-field = { $where }: { $name } fehlt
mistake-unknown-field = { $where }: { $name } ist unbekannt
mistake-other-kind = { $where }: erwartet wird { $expected }, nicht { $found }
mistake-other-length = { $where }: erwartet wird { $kind } mit einer Länge { $expected }
mistake-out-of-range = { $where }: erwartet wird { $kind } { $expected }
mistake-kind-int = eine ganze Zahl
mistake-kind-float = eine Zahl
mistake-kind-str = Text
mistake-kind-bool = true oder false
mistake-kind-array = eine Liste
mistake-kind-object = ein Objekt
mistake-kind-null = nichts
mistake-not-a-choice = { $where }: „{ $found }“ steht nicht zur Wahl
mistake-unfit = { $where }: ungültiger Wert
mistake-not-a-number = { $where }: erwartet wird eine Zahl, nicht { $found }
mistake-not-in-range = { $where }: erwartet wird eine ganze Zahl von { $low } bis { $high }, nicht { $found }
mistake-not-a-list = { $where }: erwartet wird eine Liste, nicht { $found }
mistake-not-a-set = { $where }: erwartet wird eine Liste aufsteigender Zahlen, nicht { $found }
mistake-not-an-object = { $where }: erwartet wird ein Objekt mit { $known }
mistake-other-count = { $where }: { $expected ->
        [one] erwartet wird { $expected } Eintrag
       *[other] erwartet werden { $expected } Einträge
    }, nicht { $found }
mistake-too-many-entries = { $where }: erwartet werden höchstens { $most } Einträge, nicht { $found }
mistake-out-of-order = { $where }: { $found } steht dort doppelt oder an falscher Stelle
mistake-unknown-game = es gibt kein Spiel „{ $found }“; es gibt { $known }
mistake-broken-game = das Spiel „{ $found }“ kann vom Einstiegspunkt „{ $entry }“ nicht geladen werden ({ $why })
mistake-game-key-form = ein Schlüssel besteht aus Kleinbuchstaben und Ziffern und beginnt mit einem Buchstaben
mistake-not-a-game = es ist keine Unterklasse von pessoi.Game
mistake-other-game-key = seine Klasse hat den Schlüssel „{ $found }“
mistake-wrong-seats = { $name } ist für { $low } bis { $high } Personen, nicht { $found }
mistake-unknown-colour = es gibt keine Farbe „{ $found }“; es gibt { $known }
mistake-colour-twice = zwei Plätze haben die Farbe „{ $colour }“
mistake-unknown-edition = es gibt keine Regelfassung „{ $found }“; es gibt { $known }
mistake-unknown-option = es gibt keine Option „{ $found }“; es gibt { $known }
mistake-unknown-value = { $name } muss eines von { $known } sein, nicht „{ $found }“
mistake-option-form = eine Option schreibt man Name=Wert, nicht „{ $found }“
mistake-edition-gaps = { $file }: die Regelfassung { $edition } muss auch { $known } festlegen
mistake-unknown-move = den Zug „{ $found }“ gibt es nicht
mistake-misspelled-move = den Zug „{ $found }“ gibt es nicht; meintest du { $known }?
mistake-record-empty = die Aufzeichnung ist leer; ihre erste Zeile muss die Kopfzeile sein
mistake-record-long = die Aufzeichnung hat { $found } Einträge; eine Partie hat höchstens { $most }
mistake-record-header = Zeile 1 ist keine Kopfzeile einer Aufzeichnung ({ $why })
mistake-record-format = die Aufzeichnung hat Format { $found }; diese Version liest Format { $known }
mistake-record-entry = Eintrag { $entry } ist kein Zug ({ $why })
mistake-record-number = Eintrag { $entry } trägt die Nummer { $found }
mistake-record-opening = die Kopfzeile ist ungültig: { $why }
mistake-record-game = das ist eine Aufzeichnung von { $found }, nicht von { $expected }
mistake-record-rules = die Aufzeichnung folgt Regelversion { $found }; hier gilt Version { $known }
mistake-record-components = gespielt wurde mit anderem Spielmaterial ({ $found }); nenne dessen Datei mit --components
mistake-record-numbers = die Zahlen, mit denen gespielt wurde, sind unbrauchbar: { $why }
mistake-record-damaged = die Zahlen im Kopf ({ $found }) sind nicht die, mit denen gespielt wurde ({ $expected })
mistake-record-position = die Anfangsstellung hat andere Plätze oder Optionen
mistake-record-move = Eintrag { $entry }, „{ $move }“ von { $seat }: { $why }
mistake-record-seats = die Aufzeichnung hat { $expected ->
        [one] { $expected } Platz
       *[other] { $expected } Plätze
    }, nicht { $found }
mistake-position = keine gültige Stellung: { $why }
mistake-position-nameless = { $file }: eine Stellung ist ein Objekt, das sein Spiel nennt
mistake-position-options = options: erwartet werden Namen und Werte
mistake-position-sum = table: { $what }: zusammen { $expected }, nicht { $found }
mistake-position-faults = table: { $why }
mistake-position-sealed = sealed: erwartet wird ein Zug oder null, nicht { $found }
mistake-position-step = agenda: erwartet wird [Schritt, Angabe] mit einem Schritt aus { $known }, nicht { $found }
mistake-position-stuck = agenda: von hier aus kann niemand weiterspielen
mistake-position-unasked = sealed: enthält eine Wahl, nach der niemand gefragt wurde
mistake-position-misfit = agenda: passt nicht zum Rest der Stellung
mistake-position-idle = agenda: der letzte Schritt fragt niemanden; in einer Stellung muss jemand eine Entscheidung zu treffen haben
mistake-unknown-bot = es gibt keinen Bot „{ $found }“; es gibt { $known }
mistake-no-hints = „{ $bot }“ gibt keine Tipps; eine Suche schon, zum Beispiel { $usual }
mistake-no-parameters = „{ $bot }“: random nimmt keine Parameter
mistake-slip-range = „{ $bot }“: slip ist ein Anteil von 0 bis 1
mistake-no-budget = „{ $bot }“: gib an, wie lange gesucht wird, zum Beispiel search:500 (Simulationen) oder search:2s (Zeit)
mistake-parameter-form = „{ $bot }“: einen Parameter schreibt man Name=Zahl, nicht „{ $found }“
mistake-parameter-number = „{ $bot }“: „{ $found }“ ist keine Zahl
mistake-unknown-parameter = „{ $bot }“: es gibt keinen Parameter „{ $found }“; es gibt { $known }
mistake-unknown-weight = { $name } hat kein Gewicht „{ $found }“; es gibt { $known }
mistake-nothing-to-play = nenne ein Spiel ({ $known }) oder eine Aufzeichnung mit --continue
mistake-no-tests = { $folder }: dort sind keine Tests; nenne ihren Ordner mit --tests
mistake-cluster-address = die Adresse eines Clusters schreibt man RECHNER:PORT, nicht „{ $found }“
mistake-no-cluster = unter { $address } ist kein Cluster
mistake-few-workers = mindestens ein Prozess ist nötig, nicht { $found }
mistake-few-games = mindestens eine Partie ist nötig, nicht { $found }
mistake-few-bots = ein Turnier braucht mindestens zwei Bots, jeden einmal genannt
mistake-library-missing = { $library } fehlt; das Extra „{ $extra }“ bringt es mit: pip install 'pessoi[{ $extra }]'
mistake-other-run = in { $folder } liegt ein anderer Lauf ({ $why }); nenne einen anderen Ordner mit --out
mistake-run-differs = { $name } ist dort { $found }
mistake-no-run = { $folder }: darin ist kein Lauf der Arena (kein plan.json)
mistake-not-a-plan = { $file }: nicht der Plan eines Laufs ({ $why })
mistake-unfinished-run = { $folder }: der Lauf ist nicht fertig; gib denselben Befehl noch einmal, um ihn fortzusetzen

# Für lernende Agenten
agents-title = { $game } mit { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätzen
    }, für Agenten
agents-observation = Beobachtung `{ $name }`: { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    }
agents-slot-columns = Anfang | Länge | Name | Min. | Max. | Einheit | Bedeutung
agents-actions = Aktionen `{ $name }`: { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
agents-move-columns = erster | letzter | Art | Beispiel
agents-reward = Belohnung `{ $name }`
agents-places-v1 = 0, bis die Partie zu Ende ist; dann von 1 für den ersten bis −1 für den letzten Platz, in gleichen Schritten. Bei geteilten Plätzen gilt der Mittelwert; die Summe über alle ist immer 0.
agents-target-v1 = 0, bis die Partie zu Ende ist; dann 1, wenn das Ziel erreicht wurde, sonst der fehlende Anteil als negative Zahl.
agents-asked = welcher Schritt ansteht, einer von { $steps }
agents-acting = die Plätze, die am Zug sind
agents-view = die Ansicht als JSON in UTF-8, mit Nullen aufgefüllt

## Der Vertrag, den jedes Spiel einhält (python -m pessoi.contract)

contract-usage = Aufruf: python -m pessoi.contract SPIEL [STARTWERT]
contract-holds = gilt: { $statement }
contract-broken = VERLETZT: { $statement }
contract-kept = { $game } hält den ganzen Vertrag ein.
contract-failed = { $count ->
    [one] { $game } verletzt { $count } Punkt des Vertrags.
   *[other] { $game } verletzt { $count } Punkte des Vertrags.
}
contract-numbers = Jede gedruckte Zahl, die eine Regel verwendet, kommt aus der Materialdatei.
contract-component-sources = Jede Materialgruppe nennt ihre Quelle.
contract-rules = Jede Regel hat eine eigene Kennung und eine Quelle und hängt nur von vorhandenen Optionen ab.
contract-rule-ids = Jede Regel wird im Code genannt, und jede Regelkennung im Code gibt es.
contract-texts = Jeder Text ist in jeder Sprache vorhanden.
contract-languages = Alle Sprachen haben dieselben Texte mit denselben Variablen.
contract-scripts = Jede Lektion lässt sich so spielen, wie sie geschrieben ist, und endet mit einer freien Wahl.
contract-cards = Jede Karte einer Lektion hat in jeder Sprache einen kurzen Text.
contract-lengths = Eine Lektion dauert 8 bis 15 Minuten.
contract-ends = Zufällige Partien enden immer innerhalb der genannten Grenze, mit Punkten und Rangfolge.
contract-sources = Ein Ergebnis ist die Summe seiner Quellen, und jede Quelle hat einen Namen.
contract-past = Kein früherer Zustand ändert sich je.
contract-clones = Auf einer Kopie weiterzuspielen lässt das Original unverändert.
contract-replays = Das Nachspielen einer Aufzeichnung ergibt bei jedem Schritt denselben Zustand.
contract-positions = Eine Stellung lässt sich bei jeder Entscheidung speichern und laden.
contract-legal = Genau die erlaubten Züge werden angenommen; jeder andere erhält eine Begründung und ändert nichts.
contract-worlds = Eine gezogene Welt erhält alle Summen und lässt sich zu Ende spielen.
contract-probabilities = Wahrscheinlichkeiten ergeben zusammen 1 und hängen von nichts Verborgenem ab.
contract-samples = Gezogene Ergebnisse folgen ihren Wahrscheinlichkeiten.
contract-conserved = Geld, Waren und Spielsteine bleiben bei jedem Zug erhalten.
contract-worded = Fragen, Züge und Ereignisse haben in jeder Sprache einen Text.
contract-same-world = Eine gezogene Welt sieht für den Platz, der sie sich vorstellt, gleich aus.
contract-same-events = Ein Zug zeigt einem Platz in jeder Welt dasselbe, außer er deckt etwas auf.
contract-sealed = Eine verdeckte Wahl sieht für die anderen Plätze immer gleich aus.
contract-hidden-outcomes = Ein verborgenes Zufallsergebnis ist für höchstens einen Platz sichtbar.
contract-worlds-vary = Welten unterscheiden sich, wo etwas verdeckt ist.
contract-observed-worlds = Ein Platz beobachtet in allen Welten, die er für möglich hält, dasselbe.
contract-observed-views = Verschiedene Sichten ergeben verschiedene Beobachtungen.
contract-observed-bounds = Jede Zahl einer Beobachtung liegt in ihren Grenzen.

amount-nothing = nichts
option-value = { $option }: { $value }

# Analyse und Aufgaben.

term-rival = { $other } steht dadurch schlechter da.
    .lost = { $other } steht dadurch besser da.
term-points = Es bringt mehr Punkte.
    .lost = Es bringt weniger Punkte.
verdict-good = gut
verdict-inexact = ungenau
verdict-mistake = Fehler
analysis-title = Analyse
analysis-curve = Gewinnchancen
analysis-known = Jede Entscheidung wird danach beurteilt, was der Spieler wissen konnte.
analysis-turning-points = Wendepunkte
analysis-decision = Entscheidung
analysis-luck = Glück oder verdeckte Information
analysis-decisions = Entscheidungen
analysis-entry = Eintrag
analysis-player = Spieler
analysis-played = Gespielt
analysis-best = Beste Züge
analysis-loss = Verlust
analysis-error = { $loss } (± { $error })
analysis-equal = { $first } bis { $last }: etwa gleich gut
analysis-why = Warum
analysis-sums = Können und Glück
analysis-start = Chance zu Beginn
analysis-skill = Eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-drawn = Glück
analysis-result = Ergebnis
analysis-mistakes = { $mistakes ->
        [0] Kein Fehler
        [one] Ein Fehler
       *[other] { $mistakes } Fehler
    } und { $inexact ->
        [0] kein ungenauer Zug
        [one] ein ungenauer Zug
       *[other] { $inexact } ungenaue Züge
    } bei { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }
analysis-versus = { $skill ->
        [better] { $name } hat besser gespielt als { $other }
        [worse] { $name } hat schlechter gespielt als { $other }
       *[equal] { $name } hat so gut gespielt wie { $other }
    } und { $luck ->
        [better] hatte mehr Glück
        [worse] hatte weniger Glück
       *[equal] hatte gleich viel Glück
    }.
analysis-stopped = Die Zeit war um, bevor jede fragliche Entscheidung untersucht war.
record-misfit = { $why }. Sie lässt sich nur ansehen, nach den heutigen Regeln bis Eintrag { $entries }.
analysis-saved = Analyse gespeichert in { $file }
puzzle-task = Aufgabe { $id } ({ $theme }, Wertung { $rating }). Du bist { $name }.
puzzle-right = Richtig. Das ist der beste Zug: { $chance } Gewinnchance.
puzzle-near = Zweitbester Zug. Besser ist { $best } (um { $loss }).
puzzle-wrong = Es geht besser: { $best } ({ $chance } Gewinnchance).
puzzle-made = { $count ->
        [one] Eine Aufgabe
       *[other] { $count } Aufgaben
    } in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } gefunden: { $file }
mistake-analysis-running = die Partie ist noch nicht zu Ende; analysiert werden nur beendete Partien
mistake-which-game = nenne das Spiel, für das Aufgaben erzeugt werden: { $known }
mistake-no-puzzles = zu { $name } gibt es keine Aufgaben
mistake-unknown-lesson = { $game } hat keine Lektion „{ $found }“
mistake-unknown-puzzle = die Aufgabe „{ $found }“ gibt es nicht
mistake-budget-form = eine Dauer ist eine Zahl von Sekunden, zum Beispiel 60s, nicht „{ $found }“
mistake-out-form = der Dateiname muss auf „.html“ oder „.json“ enden, nicht auf „{ $found }“
cli-analyse = zeigt, wo eine beendete Partie gewonnen und verloren wurde
cli-budget = Zeit für einen genaueren Blick auf fragliche Entscheidungen, zum Beispiel 60s
cli-analysis-out = Datei, in der die Analyse gespeichert wird, mit der Endung „.html“ oder „.json“
cli-puzzles = eine Aufgabe lösen oder neue erzeugen
cli-puzzle-game = das Spiel, oder „make“ und ein Spiel: %(choices)s
cli-puzzle-made = das Spiel, für das Aufgaben erzeugt werden
cli-puzzle-count = Anzahl der Aufgaben
cli-puzzle-id = diese Aufgabe lösen
cli-puzzle-theme = nur Aufgaben zu dieser Art von Entscheidung
cli-puzzle-out = Datei, an die die Aufgaben angehängt werden

# Die Zahlen der Materialdateien, für das Formular der Seite.

component-field-action-cards = Aktionskarten
component-field-actions = Aktionen
component-field-active-draws = Würfel des aktiven Spielers
component-field-amount = Anzahl
component-field-black = Schwarz
component-field-blank = Leer
component-field-blue = Blau
component-field-boats = Boote
component-field-bonus = Bonus
component-field-boxed = In die Schachtel, je Kategorie
component-field-capacity = Platz
component-field-cards = Karten
component-field-cargo = Ladung
component-field-category = Kategorie
component-field-chips = Chips
component-field-choice = Nach Wahl
component-field-citizen = Punkte für einen Bewohner
component-field-citizens = Bewohner
component-field-code = Kürzel
component-field-coins = Münzen
component-field-colour = Farbe
component-field-colours = Farben
component-field-copies = Exemplare
component-field-cost = Kosten
component-field-count = Zahl der Karten
component-field-cross = Kreuz
component-field-decline = Verfall
component-field-defence = Verteidigung
component-field-delivery = Lieferung
component-field-discount = Nachlass
component-field-draws = Je Runde gezogen
component-field-drought = Dürre
component-field-each = Je
component-field-earthquake = Erdbeben
component-field-extra = Zusätzlich
component-field-faces = Seiten
component-field-factor = Faktor
component-field-farmland = Ackerplättchen
component-field-fees = Gebühren
component-field-fighters = Kämpfer
component-field-first-by-option = Startspieler nach Option
component-field-first-plot = Grundstück des Startspielers
component-field-food = Nahrung
component-field-full = Ganz
component-field-gains = Gewinn
component-field-gold = Gold
component-field-gold-value = Wert von Gold
component-field-goods = Waren
component-field-green = Grün
component-field-half = Halb
component-field-high = Höchstens
component-field-income = Einkommen
component-field-kind = Art
component-field-least = Mindestens
component-field-length = Länge
component-field-lengths = Längen
component-field-low = Mindestens
component-field-luxury = Luxusgüter
component-field-minimum = Mindestgebot
component-field-money = Geld
component-field-name = Name
component-field-notes = Scheine
component-field-open = Offen
component-field-open-contracts = Offene Aufträge
component-field-opening-high = Höchstes Eröffnungsgebot
component-field-opening-low = Niedrigstes Eröffnungsgebot
component-field-order = Reihenfolge
component-field-others-draw = Würfel der anderen
component-field-overviews = Übersichten
component-field-passing = Fürs Passen
component-field-pawns = Steine
component-field-penalty = Strafe
component-field-places = Plätze
component-field-plague = Pest
component-field-plots = Grundstücke
component-field-points = Punkte
component-field-power = Fähigkeit
component-field-prestige = Prestige
component-field-price = Preis
component-field-prices = Preise
component-field-prize = Belohnung
component-field-product = Produkt
component-field-products = Produkte
component-field-protects = Schützt vor
component-field-purchases = Käufe
component-field-rate = Kurs
component-field-red = Rot
component-field-row = Reihe
component-field-rows = Reihen
component-field-seats = Personenzahl
component-field-share = Eines von
component-field-shared = Gemeinsam
component-field-silver = Silber
component-field-size = Größe
component-field-slots = Schatzfelder
component-field-sold = Verkauft
component-field-spaces = Felder
component-field-squares = Felder
component-field-stack = Stapel
component-field-stacks = Stapel
component-field-stone = Stein
component-field-storm = Unwetter
component-field-strength = Stärke
component-field-strikes = Chips bis zum Ausbruch
component-field-supply = Vorrat
component-field-surcharge = Aufschlag
component-field-target = Ziel
component-field-tasks = Aufgaben
component-field-tiles = Plättchen
component-field-treasures = Schätze
component-field-units = Einheiten
component-field-value = Wert
component-field-values = Werte
component-field-violet = Violett
component-field-withdrawal = Fürs Zurückziehen
component-field-wood = Holz
component-field-yellow = Gelb
