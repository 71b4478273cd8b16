# Blue Moon City, deutsch, in unseren eigenen Worten.

city-title = Blue Moon City

## Entscheidungen

city-decision-movement = Bewegung: gehen, eine Sonderfunktion nutzen oder fertig
city-decision-contribution = Baustein setzen: einen Bauabschnitt bezahlen oder fertig
city-decision-offering = Opfer: dem Obelisken Kristallstücke bringen oder fertig
city-decision-special = Sonderaktion dieses Gebäudes oder fertig
city-decision-discard = Bis zu zwei Karten abwerfen oder nachziehen

city-phase-movement = Bewegung
city-phase-contribution = Bausteine setzen
city-phase-offering = Opfer
city-phase-special = Sonderaktion
city-phase-discard = Karten nachziehen
city-phase-over = das Spiel ist aus

## Was man tun kann

city-verb-move = gehen
city-verb-play = Sonderfunktion nutzen
city-verb-build = Baustein setzen
city-verb-offer = ein Opfer bringen
city-verb-go = auf eine beliebige Tafel gehen
city-verb-take = 2 Karten nehmen
city-verb-discard = abwerfen
city-verb-draw = Karten nachziehen
city-verb-done = fertig

## Hilfe zum Spielplan

city-help =
    Feld:    d4 university      Name und Tafel; „d4 == …“ ist fertig gestellt
             n3 #2 w4 ?5        Bauabschnitte von links: Farbe und Wert, ? beliebige Farbe, #2 Baustein von p2
             {"*"}2c +c >csd        Belohnungen: * großer Baumeister, + Gebäude, > Nachbarschaft; c Kristallstücke, s Schuppen, d Karten
             p1p2 FEW           Figuren, und Drachen: F Feuer, E Erde, W Wasser
    Farben:  k schwarz Vulca, r rot Terrah, b blau Aqua, e grau Flit, g grün Khind, n braun Mimix, w weiß Hoax, y gelb Pillar
    Obelisk: #1 Baustein von p1, >8 der nächste Preis
    Aktionen: move d4; play e1 d4 (fliegen), play e2 (zwei Zusatzfelder), play b1 d4 (Drache); build 2 w3+w2 (Abschnitt 2);
             offer, offer y1; go c3, take (Sondergebäude); discard r1, draw; done

## Völker und Farben

city-people-vulca = Vulca
city-people-terrah = Terrah
city-people-aqua = Aqua
city-people-flit = Flit
city-people-khind = Khind
city-people-mimix = Mimix
city-people-hoax = Hoax
city-people-pillar = Pillar

city-colour-black = schwarz
city-colour-red = rot
city-colour-blue = blau
city-colour-grey = grau
city-colour-green = grün
city-colour-brown = braun
city-colour-white = weiß
city-colour-yellow = gelb
city-colour-any = beliebige Farbe

## Karten

city-card-k3 = { city-people-vulca } 3
city-card-k2 = { city-people-vulca } 2
city-card-k1 = { city-people-vulca } 1
city-card-r3 = { city-people-terrah } 3
city-card-r2 = { city-people-terrah } 2
city-card-r1 = { city-people-terrah } 1
city-card-b3 = { city-people-aqua } 3
city-card-b2 = { city-people-aqua } 2
city-card-b1 = { city-people-aqua } 1
city-card-e3 = { city-people-flit } 3
city-card-e2 = { city-people-flit } 2
city-card-e1 = { city-people-flit } 1
city-card-g1 = { city-people-khind } 1
city-card-n3 = { city-people-mimix } 3
city-card-n2 = { city-people-mimix } 2
city-card-n1 = { city-people-mimix } 1
city-card-w3 = { city-people-hoax } 3
city-card-w2 = { city-people-hoax } 2
city-card-w1 = { city-people-hoax } 1
city-card-y3 = { city-people-pillar } 3
city-card-y2 = { city-people-pillar } 2
city-card-y1 = { city-people-pillar } 1

## Drachen

city-dragon-fire = Feuerdrache
city-dragon-earth = Erddrache
city-dragon-water = Wasserdrache

## Tafeln

city-tile-courtyard = Marktplatz
city-tile-royal_palace = Palast
city-tile-fire_temple = Feuertempel
city-tile-earth_temple = Erdtempel
city-tile-water_temple = Wassertempel
city-tile-iron_foundry = Eisengießerei
city-tile-citadel = Zitadelle
city-tile-mill = Mühle
city-tile-hospice = Hospiz
city-tile-thermae = Thermen
city-tile-aqueduct = Aquädukt
city-tile-flight_tower = Flugturm
city-tile-watchtower = Wachturm
city-tile-monastery_tower = Klosterturm
city-tile-city_residence = Stadtresidenz
city-tile-great_hall = Große Halle
city-tile-university = Universität
city-tile-library = Bibliothek
city-tile-market_hall = Markthalle
city-tile-trading_house = Handelshaus
city-tile-caravanserai = Karawanserei
city-tile-main_hall = Versammlungshalle
city-tile-hospital = Hospital
city-tile-golden_shrine = Goldener Schrein
city-tile-theatre = Theater

## Optionen

city-option-players = Anzahl der Spieler
city-option-edition = Ausgabe
city-option-layout = Stadtplan
city-option-expansion = Erweiterung
city-option-tile_set = Tafelsatz
city-option-stall_limit = Runden ohne Fortschritt

city-edition-2006 = Ausgabe 2006
city-edition-2018 = Ausgabe 2018
city-layout-fixed = festes Kreuz
city-layout-cross = gemischtes Kreuz
city-layout-random = alles zufällig

## Gezähltes am Ende

city-score-offerings = Opfer
city-score-crystals = Kristallstücke

## Belohnungen

city-source-majority = Mehrheitsbonus
city-source-building = Gebäudebonus
city-source-neighbour = Nachbarschaftsbonus

## Mengen

city-count-crystals =
    { $number ->
        [one] { $number } Kristallstück
       *[other] { $number } Kristallstücke
    }
city-count-scales =
    { $number ->
        [one] { $number } Schuppe
       *[other] { $number } Schuppen
    }
city-count-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
city-count-steps =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }

## Enden

city-ending-offerings = genug Opfer sind erbracht
city-ending-markers_out = alle Bausteine sind verbraucht
city-ending-exhausted = alles ist aufgebaut, und niemand kann ein Opfer bezahlen
city-ending-stall = zu viele Runden ohne gesetzten Baustein

## Ablehnungen

city-refusal-unreadable = das ist keine Aktion; schreibe zum Beispiel „move d4“, „build 2 w3+w2“ oder „done“
city-refusal-not_your_decision = du bist nicht am Zug
city-refusal-wrong_phase =
    { $cause ->
        [rebuilt] dieses Gebäude ist schon aufgebaut: hier gibt es nichts mehr zu tun
        [courtyard] auf dem Marktplatz wird nicht gebaut, sondern geopfert
        [no_marker] du hast keinen Baustein mehr
        [no_cards] du hast keine Karte zum Bezahlen
        [elsewhere] geopfert wird auf dem Marktplatz, und dort steht deine Figur nicht
        [crystals] das Opfer kostet jetzt { $cost } Kristallstücke, du hast { $crystals }
        [building] deine Figur steht nicht auf dem Gebäude mit dieser Sonderaktion
        [draw] diese Phase endet mit dem Nachziehen
        [later] das kommt in diesem Zug erst später: { $phase_name }
       *[past] das ist in diesem Zug vorbei: { $phase_name }
    }
city-refusal-not_in_hand = diese Karte hast du nicht auf der Hand, oder nicht so oft
city-refusal-no_power = die Karte hat keine Sonderfunktion, die jetzt zu nutzen wäre
city-refusal-no_tile = dort liegt keine Tafel
city-refusal-same_place = steht schon dort
city-refusal-too_far =
    { $steps ->
        [one] zu weit: es ist { $steps } Schritt
       *[other] zu weit: es sind { $steps } Schritte
    }, { $steps_left ->
        [0] keiner ist übrig
       *[other] höchstens { $steps_left } möglich
    }
city-refusal-dragon_outside = der Drache ist noch nicht in der Stadt; eine Karte vom Wert 1 bringt ihn herein
city-refusal-no_slot =
    { $slots ->
        [one] diesen Bauabschnitt gibt es nicht: Das Gebäude hat nur einen
       *[other] diesen Bauabschnitt gibt es nicht: Das Gebäude hat { $slots }
    }
city-refusal-slot_taken = auf diesem Bauabschnitt liegt schon ein Baustein
city-refusal-no_role = eine Karte passt nicht: Die Karten müssen die Farbe des Bauabschnitts haben oder annehmen
city-refusal-too_little = die Karten sind { $worth } wert, der Bauabschnitt verlangt { $value }
city-refusal-no_pillar_here = gelbe Karten wirken am Goldenen Schrein nicht
city-refusal-not_enough_crystals =
    { $cost ->
        [one] dafür brauchst du { $cost } Kristallstück
       *[other] dafür brauchst du { $cost } Kristallstücke
    }
city-refusal-offer_first = zuerst das normale Opfer; eine gelbe Karte fügt ein weiteres hinzu
city-refusal-already_offered = dein Opfer ist gebracht; ein weiteres geht nur mit einer gelben Karte vom Wert 1 oder 2

## Ereignisse

city-event-first-player-chosen = { $seat_name } beginnt.
city-event-tile-laid = { $tile_name } liegt auf { $cell }.
city-event-card-dealt = { $seat_name } erhält { $card_name }.
    .blurred = { $seat_name } erhält eine Karte.
city-event-turn-began = { $seat_name } ist am Zug.
city-event-figure-walked =
    { $seat_name } geht von { $from } nach { $to }, { $steps_left ->
        [0] kein Schritt bleibt.
        [one] ein Schritt bleibt.
       *[other] { $steps_left } Schritte bleiben.
    }
city-event-figure-flew = { $seat_name } spielt { $card_name } und fliegt von { $from } nach { $to }.
city-event-steps-gained =
    { $seat_name } spielt { $card_name } für zwei Zusatzfelder, { $steps_left ->
        [one] ein Schritt bleibt.
       *[other] { $steps_left } Schritte bleiben.
    }
city-event-dragon-moved =
    { $from ->
        [outside] { $seat_name } spielt { $card_name }: { $dragon_name } kommt in die Stadt, nach { $to }.
       *[other] { $seat_name } spielt { $card_name }: { $dragon_name } geht von { $from } nach { $to }.
    }
city-event-contribution-made = { $seat_name } setzt einen Baustein auf { $tile_name } ({ $cell }), Abschnitt { $slot }, mit { $cards_name }.
city-event-dragon-scales-awarded =
    { $scales ->
        [one] { $seat_name } erhält { $scales } Schuppe für den Drachen dort.
       *[other] { $seat_name } erhält { $scales } Schuppen für die Drachen dort.
    }
city-event-building-completed = { $tile_name } ({ $cell }) ist fertig gestellt!
city-event-reward-gained =
    { $seat_name } erhält{ $crystals ->
        [0] {""}
        [one] { " " }{ $crystals } Kristallstück
       *[other] { " " }{ $crystals } Kristallstücke
    }{ $scales ->
        [0] {""}
        [one] { " " }{ $scales } Schuppe
       *[other] { " " }{ $scales } Schuppen
    }{ $cards ->
        [0] { $crystals ->
            [0] { $scales ->
                [0] { " " }nichts
               *[other] {""}
            }
           *[other] {""}
        }
        [one] { " " }{ $cards } Karte
       *[other] { " " }{ $cards } Karten
    } ({ $source_name }, { $tile_name }).
city-event-scales-taken =
    { $scales ->
        [one] { $seat_name } nimmt { $scales } Schuppe.
       *[other] { $seat_name } nimmt { $scales } Schuppen.
    }
city-event-scales-scored =
    Schuppen-Wertung: { $seat_name } mit { $total ->
        [one] { $total } Schuppe
       *[other] { $total } Schuppen
    } { $crystals ->
        [0] { $total ->
            [0] bekommt nichts.
           *[other] bekommt nichts und behält sie.
        }
        [one] bekommt { $crystals } Kristallstück.
       *[other] bekommt { $crystals } Kristallstücke.
    }
city-event-offering-made =
    { $card ->
        [none] { $seat_name } bringt ein Opfer für { $price ->
            [one] { $price } Kristallstück
           *[other] { $price } Kristallstücke
        }.
       *[other] { $seat_name } spielt { $card_name } und bringt ein zusätzliches Opfer für { $price ->
            [one] { $price } Kristallstück
           *[other] { $price } Kristallstücke
        }.
    }
city-event-figure-went = { $seat_name } geht von { $from } nach { $to }.
city-event-card-discarded = { $seat_name } wirft { $card_name } ab.
city-event-card-drawn = { $seat_name } zieht { $card_name }.
    .blurred = { $seat_name } zieht eine Karte.
city-event-card-put-aside = Eine Karte wird für { $seat_name } beiseitegelegt.
city-event-aside-taken =
    { $number ->
        [one] { $seat_name } nimmt die beiseitegelegte Karte: { $cards_name }.
       *[other] { $seat_name } nimmt die { $number } beiseitegelegten Karten: { $cards_name }.
    }
    .blurred =
        { $number ->
            [one] { $seat_name } nimmt die beiseitegelegte Karte.
           *[other] { $seat_name } nimmt die { $number } beiseitegelegten Karten.
        }
city-event-deck-shuffled =
    { $cards ->
        [one] Der Ablagestapel wird zum Nachziehstapel: { $cards } Karte.
       *[other] Der Ablagestapel wird zum Nachziehstapel: { $cards } Karten.
    }
city-event-cards-ran-out = Es ist keine Karte mehr zum Ziehen da: { $seat_name } bekommt keine.
city-event-game-ended =
    { $winners_number ->
        [0] Das Spiel endet: { $reason_name }. Niemand gewinnt.
        [1] Das Spiel endet: { $reason_name }. { $winners_name } gewinnt.
       *[other] Das Spiel endet: { $reason_name }. { $winners_name } gewinnen gemeinsam.
    }
