# The page.
page-title = { $page } · Pessoi
page-title-turn = Du bist dran: { $game }
page-home = Startseite
page-close = Schließen
page-loading = Einen Augenblick …
page-sorry = Das hat nicht geklappt
page-nowhere = Hier ist nichts
page-you = Gast
page-theme = Licht
page-theme-auto = Auto
page-theme-light = Tag
page-theme-dark = Nacht
page-language = Sprache
page-preferences = Einstellungen

# Home.
home-title = Brettspiele aus dem alten Griechenland
home-about = Setz dich mit Freunden an den Tisch, wo immer sie sind, oder mit Bots. Niemand muss sich anmelden.
home-seats = { $least } bis { $most } Personen
home-play = Sofort spielen
home-new = Neuer Tisch
home-rules-of = Regeln von { $game }
home-more = Mehr
home-record = Aufzeichnung öffnen

mine-title = Meine Tische
mine-your-turn = Du bist dran
mine-running = Läuft
mine-over = Zu Ende
mine-closed = Kann nicht mehr weitergespielt werden
mine-forget = Von der Liste nehmen

# A table that nobody can go on with.
closed-record-rules = Dieser Tisch wurde nach Fassung { $found } der Regeln gespielt. Sie haben sich seither geändert (Fassung { $known }), darum geht es hier nicht weiter.
closed-record-components = Dieser Tisch wurde mit anderem Material gespielt, als dieser Server hat, darum geht es hier nicht weiter.
closed-unknown-game = Das Spiel dieses Tisches hat dieser Server nicht mehr.
closed-left = Man kann noch reden und die Aufzeichnung behalten: Sie lässt sich dort öffnen, wo die Regeln dieselben sind.

# A new table.
new-game = Spiel
new-seats = Plätze
new-who = Wer auf Platz { $number } sitzt
new-kind-you = Du
new-kind-person = Jemand mit einem Link
new-kind-bot = Ein Bot
new-kind-hot-seat = Jemand an diesem Bildschirm
new-kinds-about = Freunde bekommen einen eigenen Link. Wer diesen Bildschirm teilt, ist abwechselnd dran, und ein Vorhang verdeckt geheime Entscheidungen.
new-level = Stärke
new-level-of = Stärke von Platz { $number }
new-name-of = Name auf Platz { $number }
new-remove = Platz { $number } entfernen
new-add = Platz hinzufügen
new-edition = Ausgabe
new-options = Optionen ({ $count })
new-clock = Uhr
new-clock-about = Wenn jemandes Zeit um ist, spielt ein Bot weiter.
new-clock-0 = keine
new-clock-60 = eine Minute je Zug
new-clock-300 = fünf Minuten je Zug
new-clock-86400 = ein Tag je Zug
new-open = Tisch decken
new-opened = Der Tisch ist gedeckt. Gib allen ihren eigenen Link.
new-sit-down = Hinsetzen

# Links.
links-about = Wer einen Link hat, kann ihn benutzen: Gib jeden nur der Person, für die er bestimmt ist.
links-own = Dein eigener Platz
links-seat = Für { $name }
links-spectators = Für alle, die zuschauen
links-copy = Kopieren
links-copied = Kopiert.
links-code = QR-Code

# At the table.
table-seat = Platz { $number }
table-namesake = { $name } ({ $number })
table-board = Der Spielplan
table-decision = Was gefragt ist
table-players = Wer hier sitzt
table-tools = Am Tisch
table-log = Verlauf
table-chat = Gespräch
table-rules = Regeln
table-links = Links
table-replay = Rückblick
table-undo = Zurücknehmen
table-undo-about = Den letzten eigenen Zug zurücknehmen, solange nichts Neues aufgedeckt wurde (u)
table-hint = Tipp
table-hint-about = Was der starke Bot tun würde (h)
table-thinking = Denkt nach …
table-amount = Betrag
table-choose-on-board = Wähle eine leuchtende Stelle auf dem Plan.
table-choose-again = Neu wählen
table-choices = { $count } Möglichkeiten
table-list-moves = Alle { $count } Züge zeigen
table-reconnecting = Die Verbindung ist weg. Sie kommt von selbst wieder.
table-unreachable = Der Server ist nicht zu erreichen.
table-over = Das Spiel ist zu Ende.
table-waiting-for = { $names } am Zug …
table-playing-back = Die anderen spielen …
table-skip = Überspringen ({ $count })
table-proposal = { $name } bittet, zu Eintrag { $entry } der Aufzeichnung zurückzugehen.
table-proposal-open-for = { $names } muss noch antworten.
table-agree = Einverstanden
table-disagree = Lieber nicht
table-curtain = { $name }, du bist dran
table-curtain-about = Schau erst, wenn niemand sonst den Bildschirm sieht.
table-curtain-lift = Vorhang auf

sit-title = Ein Platz ist für dich frei
sit-about = Unter welchem Namen möchtest du spielen?
sit-name = Name
sit-down = Hinsetzen

players-turn = am Zug
players-bot = Bot · { $level }
players-open = noch nicht da
players-away = abwesend
players-place = { $place }. Platz
players-score = Punkte
players-spectators = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } schauen zu
    }
players-take-back = Wieder selbst spielen

clock-left = { $name }: { $time }

hint-move = Der starke Bot würde: { $move }
hint-expected = Gewinnchance: { $chance }
hint-other = { $move } ({ $chance })

tip-understood = Verstanden
tip-no-more = Keine Erklärungen mehr

log-all = Alle { $count } Zeilen zeigen
notice-undone = { $name } hat Züge zurückgenommen.
notice-bot-substituted = { $by } lässt einen Bot ({ $bot }) für { $name } spielen.
notice-person-returned = { $name } spielt wieder selbst.
log-rule = Warum? Die Regel
log-moment = Diesen Moment ansehen
log-back = Bitten, davor zurückzugehen

chat-about-seats = Das können nur lesen, die mitspielen.
chat-about-spectators = Das können nur lesen, die zuschauen.
chat-spectator = Jemand, der zuschaut
chat-message = Nachricht
chat-send = Senden

# Replay.
replay-at = Eintrag { $entry } von { $entries }
replay-moment = Moment
replay-first = Zum Anfang
replay-back = Einen zurück
replay-run = Abspielen
replay-stop = Anhalten
replay-on = Einen weiter
replay-last = Zum Ende
replay-share = Adresse kopieren
replay-leave = Zurück zum Tisch

# The end.
ending-title = Ergebnis
ending-winner = { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
ending-place = Platz
ending-player = Name
ending-score = Summe
ending-lead = Wer wann vorn lag
ending-lead-about = Die Punkte aller Plätze vom ersten bis zum letzten Zug; ein Klick führt zu diesem Moment.
ending-again = Noch einmal spielen
ending-rematch = Ein neuer Tisch steht für alle bereit: „{ ending-again }“ führt hin.
ending-replay = Von Anfang an ansehen
ending-record = Aufzeichnung behalten

# Rules and statistics.
rules-search = Regeln durchsuchen
rules-none = Keine Regel spricht von „{ $search }“.
rules-texts = Die gedruckten Regeln
statistics-title = Statistik
statistics-about = Wie die beendeten Tische auf diesem Server ausgingen.
statistics-none = Noch ist kein Tisch zu Ende gespielt.
statistics-kind = { $edition }, { $seats ->
        [one] eine Person
       *[other] { $seats } Personen
    }: { $finished ->
        [one] eine Partie
       *[other] { $finished } Partien
    } mit { $entries } Einträgen
statistics-mine = Meine eigenen Tische
statistics-played = Gespielt
statistics-seat = Platz
statistics-won = Siege
statistics-score = Punkte im Mittel
report-heading = Die Arena
report-how = Ein Bericht, den „pessoi report“ gemacht hat, lässt sich hier lesen.
report-open = Bericht öffnen
report-unreadable = Das ist kein Bericht der Arena.

# Preferences.
preferences-look = Aussehen und Ton
preferences-pace = Tempo der Züge der anderen
preferences-still = Nichts bewegt sich
preferences-sound = Ein Ton, wenn ich dran bin
preferences-notify = Eine Meldung des Browsers, wenn ich dran bin
preferences-explain = Entscheidungen beim ersten Mal erklären
preferences-seat = Mein Platz
preferences-bot-about = Ein Bot kann für dich spielen, bis du zurückkommst.
preferences-bot = Bot spielen lassen
preferences-keys = Tasten
pace-slow = langsam
pace-normal = normal
pace-quick = schnell
pace-none = sofort
key-number = 1 … 0
key-number-about = einen der ersten zehn Züge spielen
key-u = u
key-u-about = zurücknehmen
key-h = h
key-h-about = Tipp
key-r = r
key-r-about = Regeln
key-l = l
key-l-about = Verlauf
key-c = c
key-c-about = Gespräch
key-s = s
key-s-about = überspringen, was gezeigt wird
key-escape = Esc
key-escape-about = neu wählen, schließen
key-tab = Tab, Enter
key-tab-about = zu den leuchtenden Stellen gehen und wählen

# The generic board.
generic-facts = Auf dem Tisch
generic-table = Tabelle
generic-yes = ja
generic-no = nein
generic-none = –
