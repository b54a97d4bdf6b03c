# The page.
page-title = { $page } · Pessoi
page-title-turn = Du bist dran: { $game }
page-home = Startseite
page-close = Schließen
page-loading = Wird geladen …
page-sorry = Das hat nicht geklappt
page-nowhere = Seite nicht gefunden
page-you = Gast
page-theme = Darstellung
page-theme-auto = Automatisch
page-theme-light = Hell
page-theme-dark = Dunkel
page-language = Sprache
page-preferences = Einstellungen

# A table that nobody can go on with.
closed-record-rules = An diesem Tisch wurde nach Version { $found } der Regeln gespielt; inzwischen gilt Version { $known }. Die Partie kann darum nicht fortgesetzt werden.
closed-record-components = An diesem Tisch wurde mit anderem Spielmaterial gespielt, als dieser Server hat. Die Partie kann darum nicht fortgesetzt werden.
closed-record-damaged = { closed-record-components }
closed-record-numbers = { closed-record-components }
closed-unknown-game = Dieses Spiel gibt es auf diesem Server nicht mehr.
closed-left = Du kannst noch chatten und die Aufzeichnung speichern. Sie lässt sich überall öffnen, wo dieselben Regeln gelten.

# A new table.
new-level = Stärke

# Links.
links-about = Wer einen Link hat, kann ihn benutzen. Gib jeden nur an die Person weiter, für die er bestimmt ist.
links-own = Dein Platz
links-seat = Für { $name }
links-spectators = Für Zuschauer
links-copy = Kopieren
links-copied = Kopiert
links-code = QR-Code

# At the table.
table-seat = Spieler { $number }
table-namesake = { $name } ({ $number })
table-board = Spielplan
table-decision = Deine Entscheidung
table-players = Mitspieler
table-tools = Werkzeugleiste
table-menu = Menü
table-told = Verlauf und Chat
table-hand = Deine Tischseite
table-hand-lift = Alles zeigen
table-hand-lower = Weniger zeigen
table-whole-board = Ganzen Spielplan zeigen
table-all-moves = Alle Züge
table-moves = Züge
table-search-moves = Zug suchen
table-log = Verlauf
table-chat = Chat
table-rules = Regeln
table-links = Links
table-replay = Wiederholung
table-undo = Zurücknehmen
table-hint = Tipp
table-thinking = Bot denkt nach …
table-amount = Betrag
table-choices = { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
table-reconnecting = Verbindung unterbrochen. Sie wird automatisch wiederhergestellt.
table-unreachable = Der Server ist nicht erreichbar.
table-over = Das Spiel ist zu Ende.
table-waiting-for = Am Zug: { $names }
table-playing-back = Züge der Mitspieler …
table-proposal = { $name } möchte bis Schritt { $entry } zurückgehen und { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    } zurücknehmen.
table-proposal-open-for = Es fehlt noch die Antwort von { $names }.
table-agree = Zustimmen
table-disagree = Ablehnen
table-curtain = { $name }, du bist dran
table-curtain-about = Öffne den Vorhang erst, wenn niemand sonst auf den Bildschirm schaut.
table-curtain-hold = Ich bin { $name } (gedrückt halten)

sit-title = Ein Platz ist für dich frei
sit-about = Unter welchem Namen spielst du?
sit-name = Name
sit-colour = Farbe
seat-colour-red = Rot (Eule)
seat-colour-blue = Blau (Delfin)
seat-colour-yellow = Gelb (Leier)
seat-colour-green = Grün (Lorbeer)
seat-colour-violet = Violett (Helm)
seat-colour-black = Schwarz (Amphore)
sit-down = Platz nehmen

players-turn = am Zug
players-bot = Bot · { $level }
players-open = noch nicht da
players-away = abwesend
players-place = { $place }. Platz
players-score = Punkte
players-score-hidden = Punkte verdeckt
players-spectators = { $count } Zuschauer
players-take-back = Wieder selbst spielen

# Die Entscheidungszeile.
prompt-your-turn = Du bist dran: { $question }
prompt-both = { $first } · { $second }
prompt-sent = Gesendet …
prompt-slow = Die Verbindung ist langsam. Dein Zug wird erneut gesendet.
prompt-playback = Zug { $shown } von { $count }
prompt-after-this = Danach bist du dran.
prompt-skip = Überspringen
prompt-back = Zurück
prompt-confirm = Bestätigen
prompt-choose = Zug wählen

clock-left = { $name }: { $time }

hint-move = Empfehlung: { $move }
hint-expected = Gewinnchance: { $chance }
hint-others = Andere Züge (Gewinnchance):
hint-other = { $move } ({ $chance })

notice-undone = { $name } hat Züge zurückgenommen.
notice-bot-substituted = { $by } lässt einen Bot ({ $bot }) für { $name } spielen.
notice-person-returned = { $name } spielt wieder selbst.
log-rule = Regel dazu
log-moment = Stellung ansehen
log-places = Auf dem Spielplan zeigen
log-back = Zurückgehen bis vor diesen Schritt vorschlagen

chat-about-seats = Das lesen nur die Mitspieler.
chat-about-spectators = Das lesen nur die Zuschauer.
chat-spectator = Zuschauer
chat-message = Nachricht
chat-send = Senden
chat-phrases = Fertige Sätze, die alle in ihrer Sprache lesen
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-moment = Einen Moment, bitte.
phrase-turn = Du bist dran.
phrase-bye = Schönes Spiel! Bis bald.

# Replay.
replay-at = Schritt { $entry } von { $entries }
replay-moment = Schritt
replay-run = Abspielen
replay-stop = Anhalten
replay-turn-back = Zum vorigen Zug
replay-turn-on = Zum nächsten Zug
replay-chapter-back = Zum vorigen Abschnitt
replay-chapter-on = Zum nächsten Abschnitt
replay-speed = Tempo: { $speed }
replay-eyes = Mit den Augen von
replay-share = Link kopieren
replay-leave = Zum Tisch

# The end.
ending-title = Ergebnis
ending-winner = { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
ending-place = Platz
ending-player = Spieler
ending-score = Gesamt
ending-lead = Punkteverlauf
ending-lead-about = Der Punktestand aller Spieler vom ersten bis zum letzten Zug. Ein Klick zeigt die Stellung.
ending-again = Revanche
ending-rematch = Ein neuer Tisch mit denselben Spielern ist bereit: „{ ending-again }“ führt dorthin.
ending-replay = Wiederholung ansehen
ending-analysis = Analyse
ending-record = Aufzeichnung speichern
edition-title = Regelfassung und Regeln dieses Tisches
edition-changes = { $count ->
    [one] 1 Abweichung
   *[other] { $count } Abweichungen
}
edition-differs = { $count ->
    [one] Eine Option weicht davon ab:
   *[other] { $count } Optionen weichen davon ab:
}

# Preferences.
preferences-look = Darstellung und Ton
preferences-pace = Tempo der fremden Züge
preferences-still = Keine Animationen
preferences-sound = Klänge abspielen
preferences-notify = Browser-Benachrichtigung, wenn ich dran bin
preferences-play = Spielen
preferences-confirm = Züge bestätigen
confirm-auto = Auf Touchscreens, wenn sie endgültig sind
confirm-never = Nie
confirm-final = Wenn sie endgültig sind
confirm-always = Immer
preferences-forced = Den einzigen möglichen Zug für mich spielen
preferences-zoom = Auf kleinen Bildschirmen heranzoomen, wo ich wählen muss
preferences-single-keys = Einzelne Tasten als Kürzel
preferences-seat = Mein Platz
preferences-bot-about = Ein Bot kann dich vertreten, bis du zurück bist.
preferences-bot = Von Bot vertreten lassen
preferences-keys = Tastenkürzel
pace-slow = Langsam
pace-normal = Normal
pace-quick = Schnell
pace-none = Sofort
key-number = 1 … 0
key-number-about = einen der ersten zehn Züge spielen
key-m = m
key-m-about = alle Züge auflisten
key-arrows = Pfeiltasten
key-arrows-about = zum nächsten leuchtenden Feld gehen
key-zoom = + − .
key-zoom-about = vergrößern, verkleinern, ganzen Spielplan zeigen
key-go = g s, g e, g h, g l, g c
key-go-about = zum Spielplan, zur Entscheidung, zu deiner Tischseite, zum Verlauf, zum Chat
key-question = ?
key-question-about = das gewählte Feld erklären
key-u = u
key-u-about = zurücknehmen
key-h = h
key-h-about = Tipp
key-r = r
key-r-about = Regeln
key-l = l
key-l-about = Verlauf
key-c = c
key-c-about = Chat
key-s = s
key-s-about = Wiedergabe überspringen
key-escape = Esc
key-escape-about = Auswahl aufheben, schließen
key-tab = Tab, Eingabe
key-tab-about = durch die leuchtenden Felder gehen und wählen

# The generic board.
generic-facts = Auf dem Tisch
generic-table = Tabelle
generic-yes = ja
generic-no = nein
generic-none = –

recap-title = Seit deinem letzten Zug
recap-again = Den letzten Zug noch einmal zeigen
prompt-paused = Angehalten: { $shown } von { $count }
orders-title = Wann soll der Tisch dich fragen?
order-turn = In diesem Zug passen
order-turn-about = Bis zum nächsten Zug wirst du nicht mehr gefragt.
order-useful = Fragen, wenn ich etwas tun kann
order-useful-about = Kannst du nur passen, passt der Tisch für dich.
order-concerned = Nur fragen, wenn es mich betrifft
order-concerned-about = Greifen andere an oder kämpfen sie, passt der Tisch für dich.
order-ask = Immer fragen
order-ask-about = Du wirst auch gefragt, wenn du nur passen kannst.

explain-reconstructed = Rekonstruiert: { $what }
table-explain = Erklären, was ich antippe
explain-table-undo = Nimmt deinen letzten Zug zurück, solange nichts Neues aufgedeckt wurde.
explain-table-hint = Zeigt, was der starke Bot täte und wie gut deine Aussichten sind.
explain-table-rules = Öffnet die Spielregeln dieses Tischs.
explain-table-log = Öffnet den Verlauf der Partie.

log-everybody = Alle
log-search = Im Verlauf suchen
log-points = Nur Punkte
log-setup = Vorbereitung: { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}
log-earlier = { $count ->
    [one] ein früherer Zug
   *[other] { $count } frühere Züge
}
log-more = { $count ->
    [one] noch eine Zeile
   *[other] noch { $count } Zeilen
}
log-new = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}

page-play = Spielen
page-study = Training
page-pages = Seiten
numbers-table = Dieser Tisch spielt mit eigenen Zahlen:
numbers-instead = { $name }: { $value } statt { $shipped }
volume-turn = Nur wenn ich dran bin
volume-table = Auch, was am Tisch geschieht
volume-all = Alles
preferences-volume = Klänge
ending-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}

lesson-title = Lektion
lesson-step = { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-play-on = Frei weiterspielen
lesson-leave = Lektion verlassen
lesson-leave-about = Lektion verlassen und gegen Bots weiterspielen
lesson-do = Du bist dran
