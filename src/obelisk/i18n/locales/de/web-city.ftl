# The board of Blue Moon City in the browser; loaded with the game.

## City: das Spielfeld

web-city-board = Die Stadt
web-city-hand =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
web-city-card =
    { $count ->
        [1] { $card }. { $power }
       *[other] { $card }, { $count }-mal. { $power }
    }
web-city-crystals = Kristallstücke
web-city-scales = Schuppen
web-city-cards = Karten auf der Hand
web-city-markers = Bausteine im Vorrat
web-city-offerings = Opfer: { $count } von { $wins }
web-city-outside = Drachen außerhalb der Stadt
web-city-scales-left = Schuppen im Vorrat
web-city-deck = Karten im Nachziehstapel
web-city-discards = Abgelegte Karten
web-city-aside = Bonuskarten, die am Ende des Zuges auf die Hand kommen
web-city-aside-short = beiseite: { $count }
web-city-slots = Abschnitte, die du bezahlen kannst
web-city-ruin = in Trümmern
web-city-rebuilt = fertig gestellt
web-city-majority = Meiste Bausteine
web-city-each = Alle, die mitbauen
web-city-neighbours = Für die Nachbarn
web-city-special = Sonderaktion
web-city-special-main_hall = auf eine beliebige Tafel gehen
web-city-special-hospital = zwei Karten nehmen
web-city-special-golden_shrine = hier ein Opfer bringen
web-city-courtyard-text = Hier werden Opfer gebracht. Das nächste kostet { $price } Kristallstücke.
web-city-slot-free = Abschnitt { $slot }: { $colour } { $value }, frei
web-city-slot-taken = Abschnitt { $slot }: { $colour } { $value }, Baustein von { $name }
web-city-plot-ruin = { $cell } { $name }, in Trümmern: { $slots }.
web-city-plot-rebuilt = { $cell } { $name }, fertig gestellt; für die Nachbarn: { $reward }.
web-city-plot-courtyard = { $cell } Marktplatz.
web-city-plot-here = Hier: { $who }.
web-city-describe-obelisk = Obelisk: { $filled } von { $spaces } Feldern besetzt, nächster Preis { $price }; { $wins } Opfer gewinnen.
web-city-describe-seat = { $name } auf { $cell }: Opfer { $offerings }, Kristallstücke { $crystals }, Schuppen { $scales }, Karten { $cards }, Bausteine { $markers }.
web-city-describe-dragon = { $dragon }: auf { $cell }.
web-city-describe-dragon-outside = { $dragon }: außerhalb der Stadt.
web-city-describe-piles = Nachziehstapel { $deck }, Ablage { $discards }, Schuppen im Vorrat { $scales }.

## City: Entscheidungen

web-city-now-movement =
    { $steps ->
        [0] Keine Schritte mehr: Nutze eine Karte oder bleib.
        [one] Geh einen Schritt, nutze eine Karte oder bleib.
       *[other] Geh bis zu { $steps } Schritte, nutze eine Karte oder bleib.
    }
web-city-now-movement-pays =
    { $steps ->
        [0] Wähle einen Abschnitt zum Bezahlen oder nutze eine Karte.
        [one] Wähle einen Abschnitt zum Bezahlen, geh noch einen Schritt oder nutze eine Karte.
       *[other] Wähle einen Abschnitt zum Bezahlen, geh bis zu { $steps } Schritte oder nutze eine Karte.
    }
web-city-now-contribution = { $name }: Wähle einen Bauabschnitt.
web-city-now-contribution-none = { $name }: Du kannst gerade keinen Abschnitt bezahlen.
web-city-now-pay = Abschnitt { $slot }: mit { $cards } bezahlen?
web-city-now-offering =
    { $crystals ->
        [one] Für { $price } Kristallstücke opfern? Du hast { $crystals }.
       *[other] Für { $price } Kristallstücke opfern? Du hast { $crystals }.
    }
web-city-now-special = Die Sonderaktion dieses Gebäudes nutzen?
web-city-now-discard = Wirf eine Karte ab, oder zieh nach und beende den Zug.
web-city-now-target = { $card }: Wähle einen leuchtenden Ort.
web-city-now-card = { $card } ist gewählt.
web-city-now-card-pays = { $card }: Wähle den Abschnitt, den sie mitbezahlt.
web-city-now-over = Das Spiel ist aus.
web-city-now-wait = Einen Moment …
web-city-hint-movement = Leuchtende Plätze sind erreichbar. Karten mit einem Strich darunter wirken jetzt.
web-city-hint-contribution = Jeder Abschnitt verlangt Farbe und Wert. Was zu viel ist, verfällt.
web-city-hint-offering = Mit jedem Baustein am Obelisken steigt der Preis.
web-city-hint-special = Einmal pro Zug.
web-city-hint-discard = Bis zu zwei Karten; für jede ziehst du eine mehr.
web-city-hint-swap =
    { $others ->
        [one] Tippe auf eine Karte, um zu tauschen: Es gibt { $others } andere Zahlung.
       *[other] Tippe auf eine Karte, um zu tauschen: Es gibt { $others } andere Zahlungen.
    }
web-city-do-build = Baustein setzen
web-city-do-offer-here = Ein Opfer bringen
web-city-do-offer = Für { $price } opfern
web-city-do-offer-pillar = Mit { $card } noch einmal opfern
web-city-do-play = Sonderfunktion nutzen
web-city-do-take = Zwei Karten nehmen
web-city-do-discard = { $card } abwerfen
web-city-do-draw = Ziehen, Zug beenden
web-city-do-discard-first = Erst abwerfen
web-city-do-go = Auf eine andere Tafel gehen
web-city-other-payments = Zahlungen: { $count }
web-city-payments = Mögliche Zahlungen
web-city-target-move = Hierher gehen.
web-city-target-play = Diesen Ort wählen.
web-city-target-go = Hierher wechseln.
web-city-action-slot = Abschnitt { $slot } von { $name }

## City: Sonderfunktionen

web-city-power-none = Ohne Sonderfunktion.
web-city-power-dragon-any = Bewegt einen Drachen auf eine beliebige Tafel: { $dragon }.
    .short = Drache: überall hin
web-city-power-dragon-steps = Bewegt einen Drachen bis zu drei Schritte: { $dragon }.
    .short = Drache: 3 Schritte
web-city-power-wing = Fliegt auf eine beliebige Tafel.
    .short = Überall hin fliegen
web-city-power-step = Zwei Schritte mehr.
    .short = 2 Schritte mehr
web-city-power-joker = Joker mit Wert 1 für jede Farbe.
    .short = Joker, Wert 1
web-city-power-pair = Zwei davon mit Wert 1 oder 2 sind ein Joker mit Wert 3.
    .short = Zwei: Joker, Wert 3
web-city-power-recolour-1 = Färbt bis zu vier Karten einer Farbe um.
    .short = Färbt 4 um
web-city-power-recolour-2 = Färbt eine Karte um.
    .short = Färbt 1 um
web-city-power-offer-1 = Noch ein Opfer, ein Kristallstück teurer.
    .short = Opfer, +1
web-city-power-offer-2 = Noch ein Opfer, zwei Kristallstücke teurer.
    .short = Opfer, +2

## Was die Dinge sind

web-city-explain-crystals = Kristallstücke
    .text = Mit ihnen bezahlst du Opfer. Jedes Gebäude, das du fertig zu stellen hilfst, bringt welche.
web-city-explain-scales = Schuppen
    .text = Dein erster Baustein eines Zuges bringt eine für jeden Drachen auf der Tafel. Ist der Vorrat leer, wird gewertet: sechs Kristallstücke für die meisten, drei für alle anderen mit mindestens drei.
web-city-explain-cards = Karten auf der Hand
    .text = Alle sehen, wie viele es sind, aber nicht welche. Eine Karte zählt mit ihrer Zahl oder mit ihrer Sonderfunktion, nie mit beidem.
web-city-explain-markers = Bausteine im Vorrat
    .text = Einer kommt auf jeden bezahlten Abschnitt und auf jedes Opfer. Vom Gebäude kommen sie zurück, wenn es fertig ist; am Obelisken bleiben sie.
web-city-explain-offerings = Opfer
    .text = Wer diese Reihe als Erstes mit Opfern füllt, gewinnt sofort.
web-city-explain-obelisk = Der Obelisk
    .text = Ein Opfer auf dem Marktplatz nimmt das unterste freie Feld und kostet dessen Zahl an Kristallstücken. Das goldene ist das nächste; die Preise steigen.
web-city-explain-figure = Laterne
    .text = Sie zeigt, wo jemand steht. Sie geht bis zu zwei Schritte pro Zug, und gehandelt wird dort, wo sie stehen bleibt.
web-city-explain-dragon = Drache
    .text = Der erste Baustein eines Zuges dort, wo er steht, bringt eine Schuppe. Karten des Volkes { $people } mit Wert 1 und 2 bewegen ihn.
web-city-explain-deck = Nachziehstapel
    .text = Am Ende eines Zuges werden zwei Karten gezogen, und eine mehr für jede abgelegte. Ist er leer, wird die Ablage gemischt.
web-city-explain-discards = Ablage
    .text = Karten, die bezahlt, gewirkt haben oder abgelegt wurden. Alle dürfen sie kennen.
web-city-explain-majority = ★ Meiste Bausteine
    .text = Ist das Gebäude fertig, bekommt dies zusätzlich, wer dort die meisten Bausteine hat.
web-city-explain-each = ⌂ Alle, die mitbauen
    .text = Ist das Gebäude fertig, bekommen dies alle, die dort einen Baustein haben.
web-city-explain-neighbour = ✢ Für die Nachbarn
    .text = Ist es fertig gestellt, gibt es dies allen dazu, die ein Gebäude daneben fertig stellen.
web-city-explain-changed = Blauer Punkt
    .text = Hier ist gerade etwas geschehen.
web-city-card-worth = Bezahlt { $value } für einen Abschnitt seiner Farbe: { $colour }.
web-city-slot-text = Die Steine mit Zahlen sind seine Abschnitte: Bezahle Karten der Farbe mit mindestens diesem Wert und setz einen Baustein darauf.
