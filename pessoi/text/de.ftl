# Was alle Spiele gemeinsam haben.

amount-nothing = nichts

reason-over = Das Spiel ist aus.
reason-no-such-seat = Es gibt keinen Platz { $seat }; die Plätze zählen ab 0, und es sind { $seats }.
reason-no-such-move = Den Zug { $move } gibt es nicht.
reason-fate-first = Zuerst entscheidet der Zufall.
reason-not-your-turn = Du bist nicht am Zug.
reason-no-chance-now = Jetzt entscheidet nichts der Zufall.
reason-no-such-outcome = Der Zufall kann jetzt nicht { $outcome } bringen.
reason-not-now = Danach ist jetzt nicht gefragt.

# Das Terminal.

terminal-you = Mensch
terminal-seat = Platz
terminal-seats = { $more ->
    [0] { $low } Personen
   *[other] { $low } bis { $high } Personen
}
terminal-chance = Zufall
terminal-range = { $first } … { $last }: Zahl eingeben
terminal-type-a-move = eine Nummer oder ein Zug
terminal-help =
    Gib die Nummer eines Zuges ein oder den Zug so, wie er in Klammern steht. Wo nach einem Betrag gefragt ist, gib den Betrag ein.
    undo nimmt deinen letzten Zug zurück, solange nichts Neues aufgedeckt wurde und niemand anders gezogen hat.
    why ZUG sagt, warum ein Zug nicht erlaubt ist. rules TEXT sucht in den Regeln. board zeigt den Tisch noch einmal.
    quit beendet; das Spiel wird nach jedem Zug gespeichert.
terminal-undone = Zurückgenommen.
terminal-cannot-undo = Das geht nicht zurück: Etwas wurde aufgedeckt, oder jemand anders hat gezogen.
terminal-allowed = Das ist erlaubt.
terminal-unknown = „{ $typed }“ ist hier kein Zug. Gib eine Nummer aus der Liste ein oder den Zug, wie er geschrieben wird; „help“ sagt mehr.
terminal-did-you-mean = „{ $typed }“ ist kein Zug. Meintest du: { $similar }?
terminal-over = Das Spiel ist aus.
terminal-saved = Das Spiel ist gespeichert in { $file }
terminal-go-on = Weiter geht es mit: pessoi play --continue { $file }
terminal-curtain = { $name }, du bist dran. Drücke die Eingabetaste, wenn nur du den Bildschirm siehst.
terminal-search = in den Regeln suchen
terminal-no-rule = Keine Regel spricht von „{ $search }“.
terminal-close = Escape schließt diese Seite.
terminal-key-help = Hilfe
terminal-key-rules = Regeln
terminal-key-undo = Zurück
terminal-key-leave = Beenden
terminal-replay-prompt = [{ $at } von { $count }] Eingabetaste, back, eine Nummer oder quit:
terminal-replay-help = Die Eingabetaste geht weiter, „back“ zurück, eine Nummer dorthin, „quit“ beendet.
terminal-end-of-record = Hier endet die Aufzeichnung.

rules-option = Option: { $option }
rules-count = { $rules } Regeln, davon { $tested } durch Tests gezeigt
rules-untested = kein Test zeigt { $rule }
rules-unknown = ein Test nennt { $rule }, die es nicht gibt
status-stated = steht da
status-clarified = geklärt
status-reconstructed = rekonstruiert

# Felder jeder Ansicht, wie das allgemeine Brett sie nennt.

view-seat = Platz
view-actors = Am Zug
view-asked = Entscheidung

# Der Server.

serve-ready = Der Tisch ist gedeckt: { $address }
serve-stopped = Der Server ist beendet; alle Spiele sind aufgehoben.
serve-port-taken = Port { $port } auf { $host } ist belegt. Läuft schon ein Server? Ein anderer Port: --port ZAHL
serve-no-port = Der Server kann auf { $host }, Port { $port } nicht lauschen.
serve-not-writable = { $where } lässt sich nicht schreiben ({ $detail }). Ein anderer Ordner: --data ORDNER
serve-in-use = { $where } wird von einem anderen Server benutzt.
serve-unreachable = Die Datenbank { $where } ist nicht erreichbar ({ $detail }).
serve-newer-schema = Die Datenbank stammt von einer neueren Version von Pessoi. Bitte diese benutzen.

table-spectators-watch = Zuschauer sehen zu; spielen können sie nicht.
table-closed = An diesem Tisch geht es nicht weiter: Seine Regeln haben sich seither geändert.
table-too-late = Das kam zu spät: Der Tisch hat sich verändert. Bitte noch einmal hinsehen.
table-unknown-move = Den Zug „{ $move }“ gibt es nicht.
table-bot-sits-here = Auf diesem Platz spielt jetzt ein Bot. Nimm zuerst den Platz zurück.
table-nothing-to-take-back = Es gibt nichts zurückzunehmen.
table-proposal-open = Es hat schon jemand gefragt, ob es zurückgehen soll. Antworte zuerst darauf.
table-not-asked = Du bist jetzt nicht gefragt.
table-no-such-seat = Diesen Platz gibt es nicht.
table-unknown-bot = Den Bot „{ $bot }“ gibt es nicht.
table-bad-address = Das ist keine Adresse im Netz.
table-already-so = Das ist schon so.
table-not-your-seat = Das ist nicht dein Platz.
table-no-hints = Gerade gibt es keinen Rat.
table-busy = Der Tisch ist beschäftigt. Bitte noch einmal versuchen.
table-storage-failed = Der Zug konnte nicht gespeichert werden und zählt nicht. Bitte noch einmal versuchen.
table-too-fast = Das war zu schnell. Bitte einen Moment warten.
table-too-large = Das ist zu groß.
table-malformed = Das hat der Server nicht verstanden.
table-unknown-request = Diese Anfrage kennt der Server nicht.
table-broken = Auf dem Server ist etwas schiefgegangen. Der Tisch ist unversehrt.
table-no-token = Dafür braucht es den Link eines Platzes.
table-unknown-token = Dieser Link öffnet keinen Tisch.
table-no-table = Diesen Tisch gibt es nicht.
table-no-such-moment = Diesen Moment hat die Aufzeichnung nicht.
table-not-found = Hier ist nichts.
table-not-over = Das geht, wenn das Spiel aus ist.
table-no-rematch = Noch hat niemand eine Revanche gewünscht.
table-cannot-open = Dieser Tisch kann nicht aufgebaut werden.
table-wrong-origin = Diese Seite darf nicht mit dem Server sprechen.
table-too-many-sockets = Zu viele Verbindungen von einem Ort.
table-no-hello = Die Verbindung begann ohne Gruß.
table-stuck = Die Verbindung war zu langsam und wurde geschlossen.
table-closing = Der Server startet neu. Gleich geht es weiter.
table-refused = Das hat der Server abgelehnt.

# Die Befehlszeile.

cli-about = Ein Tisch für Brettspiele aus dem alten Griechenland.
cli-version = sagen, welche Version das ist und ob sie kompiliert ist
cli-is-compiled = pessoi { $version } (kompiliert)
cli-is-uncompiled = pessoi { $version } (nicht kompiliert)
cli-mistake = pessoi: { $mistake }
cli-lang = die Sprache
cli-game = das Spiel: %(choices)s
cli-games = welche Spiele es gibt
cli-play = im Terminal spielen
cli-seats = wer wo sitzt: „you“ für einen Menschen, der Name eines Bots, „Anna=you“ mit eigenem Namen; durch Kommas getrennt
cli-edition = nach den Regeln welcher Ausgabe
cli-option = eine Regel anders wählen; kann mehrfach stehen
cli-continue = ein gespeichertes Spiel fortsetzen
cli-record = wohin das Spiel gespeichert wird
cli-seed = der Startwert des Zufalls
cli-plain = Zeile für Zeile statt im Vollbild
cli-components-file = eine Datei, die gedruckte Zahlen berichtigt
cli-replay = ein gespeichertes Spiel Schritt für Schritt ansehen
cli-record-file = ein gespeichertes Spiel
cli-position = eine Stellung zeigen und was darin möglich ist
cli-position-file = eine Stellung als JSON
cli-rules = die Regeln in unseren eigenen Worten
cli-search = nur Regeln zeigen, die davon sprechen
cli-check = die durch Tests gezeigten Regeln zählen; es ist ein Fehler, wenn eine fehlt
cli-tests = wo die Tests der Spiele liegen
cli-options = die Ausgaben und Optionen eines Spiels
cli-components = die gedruckten Zahlen eines Spiels, als Datei zum Berichtigen
cli-schema = das JSON-Schema der Stellungen eines Spiels
cli-campaign = die Solo-Stufen von Peloponnes, eine nach der anderen
cli-campaign-file = wo die Kampagne liegt

# Bots für Menschen, von leicht bis schwer.

level-random = Zufall
level-random-about = Spielt irgendetwas Erlaubtes.
level-beginner = Anfänger
level-beginner-about = Kennt die Regeln und lässt oft eine Gelegenheit aus.
level-casual = Gelegenheitsspieler
level-casual-about = Spielt vernünftig von Zug zu Zug.
level-skilled = Geübt
level-skilled-about = Schaut ein wenig voraus.
level-strong = Stark
level-strong-about = Schaut voraus, so weit es geht, und bietet mit Bedacht.

# Die Arena.

cli-bots = die Bots, die Platz nehmen können
cli-arena = viele Partien zwischen Bots an einem Tisch
cli-tournament = jeder Bot gegen jeden, mit Wertung
cli-report = eine Seite mit Diagrammen über einen Lauf der Arena
cli-bots-list = wer am Tisch sitzt, durch Kommas getrennt; so viele, wie es Plätze gibt
cli-many = wie viele Partien
cli-workers = wie viele Prozesse gleichzeitig spielen
cli-cluster = die Adresse eines Ray-Clusters, dessen Rechner spielen, als Rechner:Port
cli-out = der Ordner des Laufs; noch einmal genannt, geht ein angehaltener Lauf weiter
cli-records = das Protokoll jeder Partie behalten
cli-table-seats = Plätze an einem Tisch; sonst so wenige, wie das Spiel erlaubt
arena-playing = { $game }: { $bots }
arena-saved = Die Ergebnisse liegen in { $folder }
arena-report = Der Bericht liegt in { $file }

report-title = { $game }: { $games } Partien von { $bots }
report-seed = Startwert { $seed }.
report-numbers = Die Zahlen
report-bot = Bot
report-seat = Platz
report-share = Anteil der Siege
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
report-strength-about = Der Anteil der Siege jedes Bots an einem Platz, mit seinem 95-%-Intervall; gestrichelt ist der gleiche Anteil.
report-balance = Ausgewogenheit der Plätze
report-balance-about = Der Anteil der Siege jedes Platzes; alle Bots saßen dort gleich oft.
report-length = Länge
report-length-about = Züge und Zufälle einer Partie, nach ihrem Ende.
report-scores = Streuung der Punkte
report-scores-about = Wenigste, mittlere Hälfte, Median und meiste Punkte jedes Bots.
report-sources = Woher die Punkte kommen
report-sources-about = Punkte je Partie nach ihrer Herkunft.
report-choices = Was gewählt wird
report-choices-about = Wie oft ein Zug gewählt wird, wenn er möglich ist, und wie oft die gewinnen, die ihn gewählt haben.
report-actions = Arten von Zügen
report-actions-about = Wie oft eine Art von Zug gewählt wird, wenn sie möglich ist. Beträge aus langen Listen sind weggelassen.
cli-agents = was lernende Agenten in einem Spiel sehen, tun und gewinnen
cli-seat-count = wie viele Plätze
cli-serve = einen Server starten, an dem Freunde und Bots spielen
cli-host = die Adresse, auf der gelauscht wird
cli-port = der Port, auf dem gelauscht wird
cli-database = eine PostgreSQL-Adresse oder eine Datei für SQLite
cli-data = der Ordner, in dem die Spiele aufgehoben werden
cli-origin = eine Seite anderswo, die mit diesem Server sprechen darf; kann mehrfach stehen
cli-proxied = ein Reverse-Proxy auf diesem Rechner sagt, woher die Clients kommen
cli-open = die Seite im Browser öffnen

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
argparse-arguments = Angaben
argparse-options = Optionen
argparse-heading = %(heading)s:
argparse-help = diese Hilfe zeigen und aufhören
argparse-error = %(prog)s: Fehler: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = es fehlt: %s
argparse-unrecognized = nicht verstanden: %s
argparse-choice = %(value)r steht nicht zur Wahl; es gibt %(choices)s
argparse-maybe = %(value)r steht nicht zur Wahl; meintest du %(suggestion)r? Es gibt %(choices)s
argparse-value = %(value)r ist kein Wert dafür
argparse-one = ein Wert fehlt
argparse-not-with = geht nicht zusammen mit %s
argparse-explicit = nimmt keinen Wert, aber %r steht da
argparse-ambiguous = %(option)s kann %(matches)s heißen

# Was jemand falsch gemacht hat.

mistake-in-file = { $file }: { $why }
mistake-unreadable = { $file }: nicht lesbar ({ $why })
mistake-unusable = { $file }: nicht brauchbar ({ $why })
mistake-no-such-file = die Datei gibt es nicht
mistake-is-a-folder = das ist ein Ordner
mistake-not-a-folder = wo ein Ordner sein soll, liegt eine Datei
mistake-not-permitted = das ist nicht erlaubt
mistake-file-trouble = Fehler { $number } des Systems
mistake-not-text = { $file }: keine Textdatei
mistake-not-json = { $file }: keine JSON-Datei ({ $why })
mistake-not-toml = { $file }: keine TOML-Datei ({ $why })
mistake-broken-at = Zeile { $line }, Spalte { $column }
mistake-broken-end = am Ende
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
mistake-kind-object = eine Tabelle
mistake-kind-null = nichts
mistake-not-a-choice = { $where }: „{ $found }“ steht nicht zur Wahl
mistake-unfit = { $where }: das passt nicht
mistake-not-a-number = { $where }: erwartet wird eine Zahl, nicht { $found }
mistake-not-in-range = { $where }: erwartet wird eine ganze Zahl von { $low } bis { $high }, nicht { $found }
mistake-not-a-list = { $where }: erwartet wird eine Liste, nicht { $found }
mistake-not-a-set = { $where }: erwartet wird eine Liste aufsteigender Zahlen, nicht { $found }
mistake-not-an-object = { $where }: erwartet wird ein Objekt mit { $known }
mistake-other-count = { $where }: erwartet werden { $expected } Einträge, nicht { $found }
mistake-out-of-order = { $where }: { $found } steht dort doppelt oder an falscher Stelle
mistake-unknown-game = es gibt kein Spiel „{ $found }“; es gibt { $known }
mistake-broken-game = das Spiel „{ $found }“ kann vom Einstiegspunkt „{ $entry }“ nicht geladen werden ({ $why })
mistake-game-key-form = ein Schlüssel besteht aus Kleinbuchstaben und Ziffern und beginnt mit einem Buchstaben
mistake-not-a-game = es ist keine Unterklasse von pessoi.Game
mistake-other-game-key = seine Klasse hat den Schlüssel „{ $found }“
mistake-wrong-seats = { $name } ist für { $low } bis { $high } Plätze, nicht { $found }
mistake-unknown-edition = es gibt keine Ausgabe „{ $found }“; es gibt { $known }
mistake-unknown-option = es gibt keine Option „{ $found }“; es gibt { $known }
mistake-unknown-value = { $name } ist eines von { $known }, nicht „{ $found }“
mistake-option-form = eine Option schreibt man Name=Wert, nicht „{ $found }“
mistake-edition-gaps = { $file }: die Ausgabe { $edition } muss { $known } beantworten
mistake-unknown-move = kein Zug wird „{ $found }“ geschrieben
mistake-misspelled-move = kein Zug wird „{ $found }“ geschrieben; meintest du { $known }?
mistake-record-empty = die Aufzeichnung ist leer; ihre erste Zeile sollte ein Kopf sein
mistake-record-header = Zeile 1 ist nicht der Kopf einer Aufzeichnung ({ $why })
mistake-record-format = die Aufzeichnung hat Format { $found }; diese Version liest Format { $known }
mistake-record-entry = Eintrag { $entry } ist kein Zug ({ $why })
mistake-record-number = Eintrag { $entry } trägt die Nummer { $found }
mistake-record-opening = der Kopf passt nicht: { $why }
mistake-record-game = das ist eine Aufzeichnung von { $found }, nicht von { $expected }
mistake-record-rules = die Aufzeichnung folgt Version { $found } der Regeln; hier gilt Version { $known }
mistake-record-components = gespielt wurde mit anderem Material ({ $found }); nenne dessen Datei mit --components
mistake-record-position = ihre Stellung hat andere Plätze oder Optionen
mistake-record-move = Eintrag { $entry }, „{ $move }“ von { $seat }: { $why }
mistake-record-seats = die Aufzeichnung hat { $expected } Plätze, nicht { $found }
mistake-position = das ist keine Stellung: { $why }
mistake-position-nameless = { $file }: eine Stellung ist ein Objekt, das sein Spiel nennt
mistake-position-options = options: erwartet werden Namen und Werte
mistake-position-sum = table: { $what }: zusammen { $expected }, nicht { $found }
mistake-position-faults = table: { $why }
mistake-position-sealed = sealed: erwartet wird ein Zug oder null, nicht { $found }
mistake-position-step = agenda: erwartet wird [Schritt, Angabe] mit einem Schritt aus { $known }, nicht { $found }
mistake-position-stuck = agenda: von hier könnte niemand weiterspielen
mistake-position-unasked = sealed: dort liegt eine Wahl, nach der niemand gefragt war
mistake-position-misfit = agenda: sie passt nicht zu dem, was auf dem Tisch liegt
mistake-position-idle = agenda: ihr letzter Schritt fragt niemanden; eine Stellung steht dort, wo jemand wählen muss
mistake-unknown-bot = es gibt keinen Bot „{ $found }“; es gibt { $known }
mistake-no-hints = „{ $bot }“ gibt keine Tipps; eine Suche schon, zum Beispiel { $usual }
mistake-no-parameters = „{ $bot }“: random nimmt keine Parameter
mistake-slip-range = „{ $bot }“: slip ist ein Anteil von 0 bis 1
mistake-no-budget = „{ $bot }“: sag, wie lange gesucht wird, zum Beispiel search:500 (Simulationen) oder search:2s (Zeit)
mistake-parameter-form = „{ $bot }“: einen Parameter schreibt man Name=Zahl, nicht „{ $found }“
mistake-parameter-number = „{ $bot }“: „{ $found }“ ist keine Zahl
mistake-unknown-parameter = „{ $bot }“: es gibt keinen Parameter „{ $found }“; es gibt { $known }
mistake-unknown-weight = { $name } hat kein Gewicht „{ $found }“; es gibt { $known }
mistake-nothing-to-play = nenne ein Spiel ({ $known }) oder eine Aufzeichnung mit --continue
mistake-no-tests = { $folder }: dort sind keine Tests; nenne ihren Ordner mit --tests
mistake-cluster-address = die Adresse eines Clusters schreibt man RECHNER:PORT, nicht „{ $found }“
mistake-no-cluster = unter { $address } ist kein Cluster
mistake-few-workers = mindestens ein Prozess ist nötig, nicht { $found }
mistake-few-games = mindestens eine Partie wird gespielt, nicht { $found }
mistake-few-bots = ein Turnier braucht mindestens zwei Bots, jeden einmal genannt
mistake-library-missing = { $library } fehlt; das Extra „{ $extra }“ bringt es mit: pip install 'pessoi[{ $extra }]'
mistake-other-run = in { $folder } liegt ein anderer Lauf ({ $why }); nenne einen anderen Ordner mit --out
mistake-run-differs = { $name } ist dort { $found }
mistake-no-run = { $folder }: darin ist kein Lauf der Arena (kein plan.json)
mistake-not-a-plan = { $file }: nicht der Plan eines Laufs ({ $why })
mistake-unfinished-run = { $folder }: der Lauf ist nicht fertig; gib seinen Befehl noch einmal, und er geht weiter

# Für lernende Agenten
agents-title = { $game } mit { $seats ->
        [one] einem Sitz
       *[other] { $seats } Sitzen
    }, für Agenten
agents-observation = Beobachtung `{ $name }`: { $count } Zahlen
agents-slot-columns = ab | Zahlen | Name | kleinste | größte | Einheit | was sie sagen
agents-actions = Aktionen `{ $name }`: { $count } Züge
agents-move-columns = von | bis | Art | der erste davon
agents-reward = Belohnung `{ $name }`
agents-places-v1 = 0, bis die Partie zu Ende ist; dann 1 für den ersten Platz bis -1 für den letzten, in gleichen Schritten. Wer sich Plätze teilt, teilt sich den Mittelwert der Belohnungen; die Summe einer Partie ist also immer 0.
agents-target-v1 = 0, bis die Partie zu Ende ist; dann 1, wenn das Ziel erreicht wurde, sonst der fehlende Anteil als negative Zahl.
agents-asked = welcher Schritt ansteht, einer von { $steps }
agents-acting = wer am Zug ist
agents-view = die Sicht als JSON in UTF-8, danach Nullen

## Der Vertrag, den jedes Spiel einhält (python -m pessoi.contract)

contract-usage = Aufruf: python -m pessoi.contract SPIEL [STARTWERT]
contract-holds = gilt: { $statement }
contract-broken = VERLETZT: { $statement }
contract-kept = { $game } hält den ganzen Vertrag ein.
contract-failed = { $count ->
    [one] { $game } verletzt einen Punkt des Vertrags.
   *[other] { $game } verletzt { $count } Punkte des Vertrags.
}
contract-numbers = Jede gedruckte Zahl, die eine Regel verwendet, kommt aus der Materialdatei.
contract-component-sources = Jede Materialgruppe nennt ihre Quelle.
contract-rules = Jede Regel hat eine eigene Kennung und eine Quelle und hängt nur von vorhandenen Optionen ab.
contract-rule-ids = Jede Regel wird im Code genannt, und jede Regelkennung im Code gibt es.
contract-texts = Jeder Text ist in jeder Sprache vorhanden.
contract-languages = Alle Sprachen haben dieselben Texte mit denselben Variablen.
contract-ends = Zufällige Partien enden immer innerhalb der genannten Grenze, mit Punkten und Rangfolge.
contract-sources = Ein Ergebnis ist die Summe seiner Quellen, und jede Quelle hat einen Namen.
contract-past = Kein früherer Zustand ändert sich je.
contract-clones = Auf einer Kopie weiterzuspielen lässt das Original unverändert.
contract-replays = Das Nachspielen einer Aufzeichnung ergibt bei jedem Eintrag denselben Zustand.
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
