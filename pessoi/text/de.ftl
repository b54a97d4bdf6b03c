# Was alle Spiele gemeinsam haben.

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
terminal-seats = { $low ->
    [1] 1 bis { $high } Personen
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

# Eine Kampagne.

campaign-won = Stufe { $level } mit { $civilisation }: gewonnen mit { $score } Punkten.
campaign-failed = Stufe { $level } mit { $civilisation }: { $score } Punkte haben nicht gereicht.
campaign-next = Als Nächstes kommt Stufe { $level }.
campaign-complete = Alle Stufen sind gewonnen.
campaign-lost = Für die übrigen Stufen ist keine Zivilisation mehr da. Beginne mit einer anderen Datei eine neue Kampagne.
campaign-choose = Welche Zivilisation?
# Der Server.

serve-ready = Der Tisch ist gedeckt: { $address }
serve-stopped = Der Server ist beendet; alle Spiele sind aufgehoben.
serve-port-taken = Port { $port } auf { $host } ist belegt. Läuft schon ein Server? Ein anderer Port: --port NUMBER
serve-no-port = Der Server kann auf { $host }, Port { $port } nicht lauschen.
serve-not-writable = { $where } lässt sich nicht schreiben ({ $detail }). Ein anderer Ordner: --data DIR
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
cli-lang = die Sprache
cli-game = das Spiel
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
