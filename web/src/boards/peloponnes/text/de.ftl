# Das Brett von Peloponnes auf der Seite.

page-round = Runde { $round } von { $rounds }
page-stacks = Stapel
page-stack =
    { $count ->
        [0] Stapel { $stack } ist aufgebraucht
        [one] Noch ein Plättchen in Stapel { $stack }
       *[other] Noch { $count } Plättchen in Stapel { $stack }
    }
page-order = Spielreihenfolge
page-order-place = { $name }, Platz { $place }: { $state }
page-auction-undecided = war noch nicht dran
page-auction-holds = hat geboten
page-auction-passed = gepasst
page-auction-displaced = überboten
page-auction-withdrawn = zurückgezogen

page-row = Zu ersteigern
page-pass = oder passen: +{ $count }
page-conquest = Eroberung
page-conquest-price = Eroberung: +{ $amount }
page-price-least = Gebote ab { $amount }
page-price-exact = kostet genau { $amount }
page-price-least-short = ≥ { $amount }
page-price-exact-short = = { $amount }
page-bid = { $name } bietet { $amount }
page-sold = { $tile } ging an { $name }

page-building = Gebäude, Stapel { $stack }
page-land = Land, Stapel { $stack }
page-minimum = Mindestgebot { $amount }
page-prestige = Prestige { $count }
page-cost = Kostet { $what }
page-once = Einmalig: { $what }
page-start = Beginnt mit { $what }
page-each-round = Jede Runde: { $what }
page-line-cost = Kosten
page-line-once = Einmalig
page-line-income = Jede Runde
page-line-start = Zu Beginn
page-choice = Jede Runde Holz, Stein, Nahrung oder eine Münze nach Wahl
page-half = Deine Gebote zählen eine halbe Münze mehr
page-half-sign = +½
page-any-land = Du darfst Land ohne gemeinsamen Rohstoff anlegen
page-protects = Schützt vor: { $disaster }
page-supply-symbol = Versorgungssymbol: löst beim Aufdecken eine Versorgungsrunde aus
page-unfinished = Unfertig: eine Münze liegt darauf, bis es bezahlt ist
page-less = minus { $what }
page-plus = +{ $count }
page-minus = −{ $count }
page-amount-wood = { $count } Holz
page-amount-stone = { $count } Stein
page-amount-food = { $count } Nahrung
page-amount-luxury = { $count } Luxus
page-amount-choice = { $count } nach Wahl
page-amount-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
page-amount-citizens =
    { $count ->
        [one] { $count } Bürger
       *[other] { $count } Bürger
    }

page-civilisations = Zivilisationen
page-civilisation = Zivilisation Nummer { $number }
page-mat = { $name } · { $civilisation }
page-mat-alone = { $name }
page-realm = Plättchen von { $name }: Gebäude, Zivilisation, Land
page-stores = Vorräte
page-store =
    { $what }{ $income ->
        [0] { "" }
       *[other] , nächste Runde { $income } dazu
    }
page-store-limit =
    { $what }, Platz für { $limit }{ $income ->
        [0] { "" }
       *[other] , nächste Runde { $income } dazu
    }
page-store-step = { $said }; mehr Lohn ab { $next } Bürgern
page-chip =
    { $count ->
        [one] { $track }+
       *[other] { $count } × { $track }+
    }
page-balance = Prestige { $prestige }, Bevölkerung { $population }: das Niedrigere zählt, bisher { $score }

page-disasters = Katastrophen
page-chits-open = { $open } von { $strikes } Chips
page-chits-left =
    { $count ->
        [0] Keine Chips mehr zu ziehen
        [one] Noch ein Chip zu ziehen
       *[other] Noch { $count } Chips zu ziehen
    }
page-blanks =
    { $count ->
        [one] Der leere Chip wurde gezogen
       *[other] { $count } leere Chips wurden gezogen
    }
page-struck = eingetreten
page-protected = Geschützt: { $names }
page-about-earthquake = Jedes Gebäude kostet ein Holz und einen Stein, sonst geht es verloren.
page-about-drought = Ein Drittel der Nahrung geht verloren.
page-about-plague = Ein Drittel der Bürger geht verloren.
page-about-storm = Jedes Land kostet eine Nahrung und eine Münze, sonst geht es verloren.
page-about-decline = Luxus geht verloren.
page-supply = Versorgungsrunde
page-last-supply = Die letzte Versorgungsrunde
page-about-supply = Jeder Bürger isst eine Nahrung, dann werden unfertige Gebäude bezahlt oder gehen verloren.

page-solo = Stufe { $level }: { $target } Punkte nötig
page-solo-score = { $score } von { $target }
page-solo-extra = Zusätzliches Einkommen:
page-solo-won = Stufe gewonnen
page-solo-lost = Stufe verloren

page-offer-range =
    Mindestens { $least }; du hast { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
page-offer-luxury =
    { $count ->
        [one] Eine Münze kommt aus Luxus.
       *[other] { $count } Münzen kommen aus Luxus.
    }

tip-choose = Deine Zivilisation bestimmt, womit du beginnst. Sieh dir ihre Güter und ihr Einkommen an.
tip-extra = Ein zusätzliches Einkommen kommt jede Runde. Was dir am meisten fehlt, ist eine gute Wahl.
tip-bid = Bietest du auf ein Plättchen der linken Reihe, können andere dich überbieten; auf der Seite der Eroberung kostet es 3 mehr und ist dir sicher. Passen bringt 3 Münzen. Am Ende zählt nur das Niedrigere von Ansehen und Bevölkerung.
tip-amount = Ein höheres Gebot ist schwerer zu schlagen, aber Münzen braucht man auch später. Die Reihenfolge der Gebote ist die der nächsten Runde.
tip-displaced = Jemand hat mehr geboten. Verschiebe dieselben Münzen auf ein anderes Plättchen, wenn sie dort reichen, oder nimm sie mit einer Trostmünze zurück.
tip-place = Ein Gebäude kann jetzt bezahlt werden, oder mit einer Münze markiert und bei der nächsten Versorgung. Bleibt es dann unbezahlt, ist es verloren.
tip-pick = Bei diesem Gebäude wählst du das Einkommen jede Runde neu.
tip-earthquake = Jedes Gebäude, das du behalten willst, kostet ein Holz und einen Stein; was du nicht bezahlst, ist verloren.
tip-storm = Jedes Land, das du behalten willst, kostet eine Nahrung und eine Münze; was du nicht bezahlst, ist verloren.
tip-feed = Zwei Luxusgüter ersetzen eine Nahrung. Bürger, die hungern, gehen.
tip-finish = Jetzt werden markierte Gebäude bezahlt. Was unbezahlt bleibt, verlässt das Spiel.
