# Was das Brett von Deukalion über die Worte des Spiels hinaus sagt.

page-deukalion-map = Karte
page-deukalion-athens = ATHEN
page-deukalion-sea = Meer { $square }
page-deukalion-anchor = Anker { $square }
page-deukalion-styx = Styx { $square }
page-deukalion-place-with = { $place }: { $things }
page-deukalion-ship-of = Schiff von { $name }
page-deukalion-ship-at = Das Schiff von { $name }, auf { $square }
page-deukalion-hydra-at = Die Hydra, auf { $square }
page-deukalion-city = { $city }, Verteidigung { $defence }, Schätze: { $treasures }
page-deukalion-town-free =
    { $count ->
        [one] { $town }, frei, für einen Kämpfer, Verteidigung { $value }
       *[other] { $town }, frei, für { $count } Kämpfer, Verteidigung { $value }
    }
page-deukalion-town =
    { $count ->
        [one] { $town }, gehalten von { $name } mit einem Kämpfer, Verteidigung { $value }
       *[other] { $town }, gehalten von { $name } mit { $count } Kämpfern, Verteidigung { $value }
    }
page-deukalion-treasure =
    { $count ->
        [one] Schatz in { $colour }
       *[other] { $count } Schätze in { $colour }
    }

# Der Becher und der Zug.

page-deukalion-cup-empty = Der Becher, noch nicht geschüttelt
page-deukalion-cup-shaken = Der Becher: { $middle } in der Mitte, { $dice } darum herum
page-deukalion-cup-down = Der Becher: Karte { $card }, Kämpfer { $fighters }, Segeln { $sail }, Hydra { $hydra }; { $middle } in der Mitte
page-deukalion-turn-back = Den Becher um ein Viertel zurückdrehen
page-deukalion-turn-on = Den Becher um ein Viertel weiterdrehen
page-deukalion-draws-active = der aktive Spieler zieht
page-deukalion-draws-others = alle anderen ziehen
page-deukalion-draws-nobody = niemand zieht
page-deukalion-gives-fighters =
    { $count ->
        [one] Kämpfer zurück
       *[other] Kämpfer zurück
    }
page-deukalion-gives-sail =
    { $count ->
        [one] Feld segeln
       *[other] Felder segeln
    }
page-deukalion-gives-hydra =
    { $count ->
        [one] Feld für die Hydra
       *[other] Felder für die Hydra
    }
page-deukalion-turn = Der Zug
page-deukalion-active = Aktiv: { $name }
page-deukalion-others =
    { $count ->
        [one] Die anderen segeln bis zu ein Feld.
       *[other] Die anderen segeln bis zu { $count } Felder.
    }
page-deukalion-reach =
    { $count ->
        [one] { $name } kann noch ein Feld segeln.
       *[other] { $name } kann noch { $count } Felder segeln.
    }
page-deukalion-done = erledigt
page-deukalion-sealed = Deine Antwort liegt verdeckt.
page-deukalion-answered = hat geantwortet

# Neben der Karte.

page-deukalion-below =
    { $count ->
        [one] { $name }: ein Kämpfer in der Unterwelt
       *[other] { $name }: { $count } Kämpfer in der Unterwelt
    }
page-deukalion-card-pile = Aktionskarten im Stapel: { $count }
page-deukalion-point-pile = Siegpunktkarten übrig: { $count }
page-deukalion-contracts = Aufträge
page-deukalion-unknown-card = eine dir unbekannte Karte
page-deukalion-under-pile =
    { $count ->
        [one] Eine Karte unter dem Stapel
       *[other] { $count } Karten unter dem Stapel
    }
page-deukalion-gone = Aus dem Spiel: { $contracts }
page-deukalion-or = oder
page-deukalion-track = Punkte; { $target } gewinnen
page-deukalion-score = { $name }: { $count } von { $target } Punkten

# Schiffspläne und Hand.

page-deukalion-plan-of = { $name }
page-deukalion-ship-plan = Schiffsplan
page-deukalion-plan = Kämpfer an Bord: { $fighters }. Schätze: { $treasures }. Freie Plätze: { $room }.
page-deukalion-hidden-contract = ein verdeckter Auftrag
page-deukalion-left-behind = für immer zurückgelassen
page-deukalion-point-cards = Siegpunktkarten
page-deukalion-fulfilled = Erfüllt: { $tasks }
page-deukalion-card =
    { $count ->
        [one] { $card }: { $does }
       *[other] { $card } ({ $count }-mal): { $does }
    }
page-deukalion-no-cards = Keine Aktionskarten auf der Hand.
page-deukalion-does-sail-2 = In diesem Zug bis zu zwei Felder weiter segeln.
page-deukalion-does-sail-3 = In diesem Zug bis zu drei Felder weiter segeln.
page-deukalion-does-pegasus = Bleibt: ein Feld mehr in jedem deiner aktiven Züge.
page-deukalion-does-favour = Nach verlorenem Kampf: sofort noch einmal kämpfen, mit den Übrigen.
page-deukalion-does-triton = Bei einem Angriff: zwei Felder fortsegeln, kein Kampf.
page-deukalion-does-hephaistos = Nach einem Wurf: einen eigenen Kämpfer noch einmal werfen.
page-deukalion-does-ares = Nach einem Wurf: alle eigenen Kämpfer noch einmal werfen.
page-deukalion-does-hades = Bleibt: Vor jeder Verteidigung deines Schiffs darf ein Kämpfer zurückkehren.
page-deukalion-does-fighter-1 = Ein Kämpfer kommt aus der Unterwelt zurück.
page-deukalion-does-fighter-2 = Bis zu zwei Kämpfer kommen aus der Unterwelt zurück.
page-deukalion-does-fighter-3 = Bis zu drei Kämpfer kommen aus der Unterwelt zurück.
page-deukalion-does-eagle = Einen Schatz einer Stadt gegen einen einer anderen tauschen.
page-deukalion-does-poseidon = Die Hydra auf ein beliebiges freies Meeresfeld setzen.
page-deukalion-does-hermes = Eine gerade gespielte Karte eines anderen ist wirkungslos.
page-deukalion-does-bolt = Eine zwei Felder entfernte Stadt angreifen.
page-deukalion-does-fleece = Bleibt: Gegen die Hydra genügen weniger Punkte.
page-deukalion-does-apollo = Einen Schatz aus einer Nachbarstadt ohne Kampf nehmen.

# Kämpfe.

page-deukalion-fight = Kampf
page-deukalion-against = { $name } gegen { $other }
page-deukalion-needs =
    { $count ->
        [one] ein Punkt ist nötig
       *[other] { $count } Punkte sind nötig
    }
page-deukalion-not-thrown = noch nicht geworfen
page-deukalion-thrown = { $count } × { $side }

tip-anchors = Wähle, wo dein Schiff beginnt: nahe den Schätzen, die deine Verträge verlangen.
tip-cup = Der Becher wurde für alle geschüttelt. Drehe ihn, bis die Würfel dir passen: Karten ziehen, Schritte der Hydra, Kämpfer zurück, Felder segeln.
tip-move = Mach deine Aktionen in beliebiger Folge: segeln, Hydra bewegen, ziehen, Kämpfer zurückholen, angreifen, gründen, liefern. „Fertig“ beendet. Bring Schätze nach Athen oder tu, was ein Vertrag sagt; wer zuerst am Ende der Leiste ist, gewinnt sofort.
tip-recall = Kämpfer kehren aus der Unterwelt zurück, so weit an Bord Platz ist.
tip-hermes = Alle mit Karten werden gefragt, damit niemand erfährt, wer widersprechen könnte.
tip-alarm = Eine Karte kann helfen, bevor geworfen wird.
tip-answer = Eine Karte kann diesen Wurf noch ändern.
tip-defeat = Eine Karte kann die Niederlage mildern.
tip-loot = Wähle einen Schatz, den ein Vertrag verlangt oder den andere brauchen.
tip-seize = Wähle einen Schatz, den ein Vertrag verlangt oder den andere brauchen.
tip-displace = Wer gewinnt, versetzt das besiegte Schiff: weit weg tut am meisten weh.
tip-put = Ein gelieferter Schatz kommt zurück in eine Stadt: fern von den anderen ist klug.
tip-styx = Am Styx kehren Kämpfer zurück; für sie kann man Schätze zurücklegen.
