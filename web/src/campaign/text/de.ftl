# A campaign.

campaign-title = Kampagne: { $game }
campaign-about = Spiele die Stufen der Reihe nach, jede mit einer Zivilisation, die du noch nicht benutzt hast. Die Kampagne bleibt in diesem Browser.
campaign-levels = Die Stufen
campaign-level = Stufe { $level }
campaign-target =
    { $target ->
        [one] { $target } Punkt zum Sieg
       *[other] { $target } Punkte zum Sieg
    }
campaign-won-mark = gewonnen
campaign-best = Am besten mit { $choice }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
campaign-current = Du spielst Stufe { $level }
campaign-play = Weiterspielen
campaign-give-up = Aufgeben
campaign-give-up-about = Eine aufgegebene Stufe gilt als nicht geschafft, und ihre Zivilisation ist verbraucht.
campaign-complete = Du hast alle Stufen gewonnen.
campaign-lost = Für die übrigen Stufen hast du keine Zivilisation mehr. Beginne eine neue Kampagne.
campaign-choose = Mit welcher Zivilisation willst du Stufe { $level } spielen?
campaign-used = Schon benutzt: { $names }
campaign-save = In eine Datei sichern
campaign-open = Datei öffnen …
campaign-new = Neue Kampagne
campaign-file-about = Es ist dieselbe Datei, die „pessoi campaign“ im Terminal benutzt.
campaign-ignored = Eine Stufe ließ sich nicht lesen und zählt nicht: { $why }.
