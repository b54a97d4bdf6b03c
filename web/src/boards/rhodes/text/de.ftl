# Was das Bild von Rhodos sagt.

page-harbour = Der Hafen, vom Tor zum Ausgang
page-town = Die Stadt: Markt, Tempel und Rathaus
page-fields = Produktion: Felder und Chips
page-plazas = Plätze mit Aufträgen; im Stapel: { $stack }
page-order = Die Tafel der Zugfolge
page-sale = Plättchen im Verkauf
page-estate = Das Gut von { $name }
page-nothing = nichts
page-egyptian = ägyptisches Boot
page-boat-of = Boot von { $name }
page-open-water = kein Boot
page-square = Feld { $square }, Preis { $price }: { $cargo } ({ $boat })
page-next-boat = Auf See, als nächstes an der Reihe: ein ägyptisches Boot mit { $cargo }. Es kommen noch: { $pile }. Abgelegt: { $landed }.
page-no-next-boat = Auf See wartet kein Boot. Es kommen noch: { $pile }. Abgelegt: { $landed }.
page-being-loaded = Vor dem Tor wird ein Boot mit { $length } beladen: { $cargo }
page-place = { $place }: { $taken } von { $spaces } Plätzen besetzt. { $seats }
page-place-worth = Wert, in der Reihenfolge der Ankunft: { $prices }.
page-lost = In dieser Runde verlorene Marker: { $seats }.
page-field = Feld: { $product }. Chips: { $chips }
page-chip = Chip { $value }, { $where }
page-chip-free = noch frei
page-chip-used = auf { $product }
page-mission = Auftrag { $mission }: verlangt { $goods }; Drachmen: { $money }, Punkte: { $points }
page-plaza-empty = Ein leerer Platz
page-row = Zeile { $row }: { $effect }. { $seats }
page-row-pays = kostet { $amount }
page-row-gets = bringt { $amount }
page-row-plain = kostet nichts
page-row-product = { $effect } und ein Produkt
page-row-waits = { $name } (muss noch wählen)
page-tile-land = Ackerland: { $product }
page-tile-boat = Großes Boot
page-tile = { $tile }, Preis { $cost }, noch da: { $left }. { $does }
page-yields = Bei jeder Hofaktion: Drachmen { $money }, Punkte { $points }.
page-does-demeter = Ein Punkt für je einige Einheiten dieses Produkts auf dem Gut.
page-does-poseidon = Ein Punkt bei jeder Hofaktion.
page-does-irrigation = Eine Einheit mehr von jedem Chip auf einem Produkt, das man anbaut.
page-does-hut = Bewahrt von jedem angebauten Produkt eine Einheit mehr.
page-does-cart = Bringt eine Einheit vom Ackerland ins Lager.
page-does-abundance = Legt eine Einheit auf das Gut.
page-does-trader = Tauscht ein Produkt im Lager gegen ein anderes.
page-land-tiles =
    { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    } Ackerland, { $product }: { $units } von { $room } Einheiten
page-hut-unit = In der Hütte: { $product }
page-store = Im Lager: { $good }, { $count }
page-warehouse = Lager, { $count } von { $room }: { $goods }
page-at-home = Boote daheim: { $boats }
page-boat-home = Boot mit { $length } daheim
page-purse = Drachmen: { $money }, Punkte: { $points }
page-markers-left = Marker in der Hand: { $count }
page-developments = Entwicklungen: { $developments }
page-no-land = Noch kein Ackerland
page-development = { $kind }: { $does }
page-count = { $good } { $count }
page-left = ×{ $count }
page-rank = { $place }.

tip-start = Ackerland bestimmt, was du verschiffst. Zwei verschiedene Produkte geben mehr Auswahl am Hafen; eines lässt mehr Geld.
tip-act = Zwei Marker je Runde. Wachsen lassen (Produktion), verschiffen (Hof), kaufen und Aufträge erfüllen (Hafen), verkaufen (Markt), für Punkte beten (Tempel) oder Plättchen kaufen (Rathaus).
tip-produce = Lege einen Chip auf ein Feld: So viele Einheiten dieses Produkts werden einzeln verteilt, beginnend bei dir.
tip-effect = Deine Entwicklungen kannst du in beliebiger Reihenfolge nutzen; hör auf, wenn du genug hast.
tip-boat = Ein Boot muss voll sein, bevor es fährt. Es schiebt alle anderen zum Ausgang hin.
tip-load = Was am Bug liegt, kommt zuerst zum billigen Ende des Hafens.
tip-paid = Jede geladene Einheit bringt einen Punkt oder eine Drachme, wie ihr Land es sagt.
tip-drop = Das Lager fasst zehn Güter; der Rest muss weg.
tip-ship = Güter kosten, was an ihrem Platz steht, bezahlt an den Besitzer des Bootes. Hör auf, wenn du hast, was ein Auftrag verlangt.
tip-name = Ein Joker wird zu dem Produkt, das du jetzt nennst.
tip-mission = Höchstens ein Auftrag auf einmal: Er nimmt Güter aus deinem Lager, und bis zu zwei vom Gut für 3 und 5 Drachmen.
tip-sell = Wer zuerst am Markt ist, bekommt am meisten.
tip-offer = Hier wird Geld zu Punkten, der zweite teurer als der erste.
tip-hall = Bis zu zwei Plättchen: neues Land, eine Entwicklung jeder Art, oder das große Boot.
tip-order = Obere Zeilen handeln früher und kosten Geld; untere bringen etwas. Die eigene Zeile darf man nicht behalten.
