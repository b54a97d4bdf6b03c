# A campaign.

campaign-title = Kampagne: { $game }
campaign-about = Spiele die Stufen der Reihe nach, jedes Mal mit einer neuen Zivilisation. Dein Spielstand bleibt in diesem Browser.
campaign-levels = Die Stufen
campaign-level = Stufe { $level }
campaign-target =
    { $target ->
        [one] { $target } Punkt zum Sieg
       *[other] { $target } Punkte zum Sieg
    }
campaign-won-mark = gewonnen
campaign-best = Bestes Ergebnis mit { $choice }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
campaign-current = Du spielst Stufe { $level }
campaign-play = Weiterspielen
campaign-give-up = Aufgeben
campaign-give-up-about = Eine aufgegebene Stufe gilt als nicht geschafft, und du kannst ihre Zivilisation nicht mehr wählen.
campaign-complete = Du hast alle Stufen gewonnen.
campaign-lost = Für die übrigen Stufen hast du keine Zivilisation mehr. Beginne eine neue Kampagne.
campaign-choose = Mit welcher Zivilisation willst du Stufe { $level } spielen?
campaign-used = Schon gespielt: { $names }
campaign-save = Als Datei speichern
campaign-open = Datei öffnen …
campaign-new = Neue Kampagne
campaign-file-about = Mit der Datei kannst du die Kampagne auf einem anderen Gerät fortsetzen.
campaign-ignored = Eine Stufe ließ sich nicht lesen und zählt nicht: { $why }.
