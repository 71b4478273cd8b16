# Blue Moon City po polsku, naszymi słowami.

city-title = Blue Moon City

## Decyzje

city-decision-movement = Ruch: idź, użyj zdolności albo zakończ
city-decision-contribution = Wkład: zapłać za pole albo zakończ
city-decision-offering = Ofiara: oddaj kryształy obeliskowi albo zakończ
city-decision-special = Akcja specjalna tego budynku albo zakończ
city-decision-discard = Odrzuć najwyżej dwie karty albo dobierz

city-phase-movement = faza ruchu
city-phase-contribution = faza wkładu
city-phase-offering = ofiara
city-phase-special = akcja specjalna
city-phase-discard = odrzucanie i dobieranie
city-phase-over = koniec gry

## Co można zrobić

city-verb-move = iść
city-verb-play = użyć zdolności
city-verb-build = wnieść wkład
city-verb-offer = złożyć ofiarę
city-verb-go = przejść na dowolny kafelek
city-verb-take = wziąć 2 karty
city-verb-discard = odrzucić
city-verb-draw = dobrać karty
city-verb-done = gotowe

## Pomoc do planszy

city-help =
    Komórka: d4 university      nazwa i kafelek; „d4 == …” jest odbudowany
             n3 #2 w4 ?5        pola budowy od lewej: kolor i wartość, ? dowolny kolor, #2 znacznik p2
             {"*"}2c +c >csd        nagrody: * większość, + budynek, > sąsiedztwo; c kryształy, s łuski, d karty
             p1p2 FEW           figurki i smoki: F ogień, E ziemia, W woda
    Kolory:  k czarny Vulca, r czerwony Terrah, b niebieski Aqua, e szary Flit, g zielony Khind, n brązowy Mimix, w biały Hoax, y żółty Pillar
    Obelisk: #1 znacznik p1, >8 następna cena
    Akcje:   move d4; play e1 d4 (lot), play e2 (dwa dodatkowe kroki), play b1 d4 (smok); build 2 w3+w2 (pole 2);
             offer, offer y1; go c3, take (budynki specjalne); discard r1, draw; done

## Ludy i kolory

city-people-vulca = Vulca
city-people-terrah = Terrah
city-people-aqua = Aqua
city-people-flit = Flit
city-people-khind = Khind
city-people-mimix = Mimix
city-people-hoax = Hoax
city-people-pillar = Pillar

city-colour-black = czarny
city-colour-red = czerwony
city-colour-blue = niebieski
city-colour-grey = szary
city-colour-green = zielony
city-colour-brown = brązowy
city-colour-white = biały
city-colour-yellow = żółty
city-colour-any = dowolny kolor

## Karty

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

## Smoki

city-dragon-fire = Smok Ognia
city-dragon-earth = Smok Ziemi
city-dragon-water = Smok Wody

## Kafelki

city-tile-courtyard = Dziedziniec
city-tile-royal_palace = Pałac Królewski
city-tile-fire_temple = Świątynia Ognia
city-tile-earth_temple = Świątynia Ziemi
city-tile-water_temple = Świątynia Wody
city-tile-iron_foundry = Odlewnia Żelaza
city-tile-citadel = Cytadela
city-tile-mill = Młyn
city-tile-hospice = Dom Pielgrzyma
city-tile-thermae = Termy
city-tile-aqueduct = Akwedukt
city-tile-flight_tower = Wieża Lotów
city-tile-watchtower = Strażnica
city-tile-monastery_tower = Wieża Klasztorna
city-tile-city_residence = Rezydencja Miejska
city-tile-great_hall = Wielka Hala
city-tile-university = Uniwersytet
city-tile-library = Biblioteka
city-tile-market_hall = Hala Targowa
city-tile-trading_house = Dom Handlowy
city-tile-caravanserai = Karawanseraj
city-tile-main_hall = Sala Zgromadzeń
city-tile-hospital = Szpital
city-tile-golden_shrine = Złote Sanktuarium
city-tile-theatre = Teatr

## Warianty

city-option-players = liczba graczy
city-option-edition = wydanie
city-option-layout = układ miasta
city-option-expansion = dodatek
city-option-tile_set = zestaw kafelków
city-option-stall_limit = rundy bez postępu

city-edition-2006 = wydanie z 2006
city-edition-2018 = wydanie z 2018
city-layout-fixed = stały krzyż
city-layout-cross = wymieszany krzyż
city-layout-random = wszystko losowo

## Punkty

city-score-offerings = ofiary
city-score-crystals = kryształy

## Nagrody

city-source-majority = premia za większość
city-source-building = premia za budynek
city-source-neighbour = premia za sąsiedztwo

## Liczby

city-count-crystals =
    { $number ->
        [one] { $number } kryształ
        [few] { $number } kryształy
        [many] { $number } kryształów
       *[other] { $number } kryształu
    }
city-count-scales =
    { $number ->
        [one] { $number } łuska
        [few] { $number } łuski
        [many] { $number } łusek
       *[other] { $number } łuski
    }
city-count-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
city-count-steps =
    { $number ->
        [one] { $number } krok
        [few] { $number } kroki
        [many] { $number } kroków
       *[other] { $number } kroku
    }

## Zakończenia

city-ending-offerings = złożono dość ofiar
city-ending-markers_out = wszystkie znaczniki zużyte
city-ending-exhausted = wszystko odbudowane i nikt nie może zapłacić za ofiarę
city-ending-stall = zbyt wiele rund bez nowego znacznika

## Odmowy

city-refusal-unreadable = to nie jest akcja; napisz na przykład „move d4”, „build 2 w3+w2” albo „done”
city-refusal-not_your_decision = to nie twoja tura
city-refusal-wrong_phase =
    { $cause ->
        [rebuilt] ten budynek jest już odbudowany: nie można tu nic więcej wnieść
        [courtyard] na dziedzińcu się nie buduje: tam składa się ofiary
        [no_marker] nie masz już znaczników
        [no_cards] nie masz karty, którą można by zapłacić
        [elsewhere] ofiary składa się na dziedzińcu, a twoja figurka tam nie stoi
        [crystals] ofiara kosztuje teraz { $cost } kryszt., a masz { $crystals }
        [building] twoja figurka nie stoi na budynku z tą akcją specjalną
        [draw] ta faza kończy się dobraniem kart
        [later] to następuje później w turze: { $phase_name }
       *[past] to w tej turze już minęło: { $phase_name }
    }
city-refusal-not_in_hand = nie masz tej karty na ręce albo masz ich mniej
city-refusal-no_power = ta karta nie ma zdolności, której można by teraz użyć
city-refusal-no_tile = nie ma tam kafelka
city-refusal-same_place = już tam jest
city-refusal-too_far =
    { $steps ->
        [one] za daleko: to { $steps } krok
        [few] za daleko: to { $steps } kroki
        [many] za daleko: to { $steps } kroków
       *[other] za daleko: to { $steps } kroku
    }, { $steps_left ->
        [0] nie został żaden
       *[other] można najwyżej { $steps_left }
    }
city-refusal-dragon_outside = smok jest jeszcze poza miastem; sprowadza go karta o wartości 1
city-refusal-no_slot =
    { $slots ->
        [one] nie ma takiego pola: budynek ma { $slots } pole
        [few] nie ma takiego pola: budynek ma { $slots } pola
        [many] nie ma takiego pola: budynek ma { $slots } pól
       *[other] nie ma takiego pola: budynek ma { $slots } pola
    }
city-refusal-slot_taken = na tym polu jest już znacznik
city-refusal-no_role = karta nie pasuje: karty muszą mieć kolor pola albo go przyjąć
city-refusal-too_little = karty są warte { $worth }, pole wymaga { $value }
city-refusal-no_pillar_here = karty Pillar nie działają w Złotym Sanktuarium
city-refusal-not_enough_crystals =
    { $cost ->
        [one] potrzebny jest do tego { $cost } kryształ
        [few] potrzebne są do tego { $cost } kryształy
        [many] potrzeba do tego { $cost } kryształów
       *[other] potrzeba do tego { $cost } kryształu
    }
city-refusal-offer_first = najpierw złóż zwykłą ofiarę; karta Pillar doda do niej jeszcze jedną
city-refusal-already_offered = ofiara już złożona; następna tylko z kartą Pillar o wartości 1 albo 2

## Zdarzenia

city-event-first-player-chosen = Zaczyna { $seat_name }.
city-event-tile-laid = { $tile_name } leży na { $cell }.
city-event-card-dealt = { $seat_name } dostaje kartę { $card_name }.
    .blurred = { $seat_name } dostaje kartę.
city-event-turn-began = Tura gracza { $seat_name }.
city-event-figure-walked =
    { $seat_name } idzie z { $from } na { $to }; { $steps_left ->
        [0] nie został żaden krok.
        [one] został { $steps_left } krok.
        [few] zostały { $steps_left } kroki.
        [many] zostało { $steps_left } kroków.
       *[other] zostało { $steps_left } kroku.
    }
city-event-figure-flew = { $seat_name } zagrywa kartę { $card_name } i leci z { $from } na { $to }.
city-event-steps-gained =
    { $seat_name } zagrywa kartę { $card_name }: dwa dodatkowe kroki; { $steps_left ->
        [one] został { $steps_left } krok.
        [few] zostały { $steps_left } kroki.
        [many] zostało { $steps_left } kroków.
       *[other] zostało { $steps_left } kroku.
    }
city-event-dragon-moved =
    { $from ->
        [outside] { $seat_name } zagrywa kartę { $card_name }: { $dragon_name } przybywa do miasta, na { $to }.
       *[other] { $seat_name } zagrywa kartę { $card_name }: { $dragon_name } przechodzi z { $from } na { $to }.
    }
city-event-contribution-made = { $seat_name } wnosi wkład: { $tile_name } ({ $cell }), pole { $slot }; karty: { $cards_name }.
city-event-dragon-scales-awarded =
    { $scales ->
        [one] { $seat_name } dostaje { $scales } złotą łuskę za smoka.
        [few] { $seat_name } dostaje { $scales } złote łuski za smoki.
        [many] { $seat_name } dostaje { $scales } złotych łusek za smoki.
       *[other] { $seat_name } dostaje { $scales } złotej łuski za smoki.
    }
city-event-building-completed = Budynek ukończony: { $tile_name } ({ $cell })!
city-event-reward-gained =
    { $seat_name }: { $source_name }, { $tile_name }:{ $crystals ->
        [0] {""}
        [one] { " " }{ $crystals } kryształ
        [few] { " " }{ $crystals } kryształy
        [many] { " " }{ $crystals } kryształów
       *[other] { " " }{ $crystals } kryształu
    }{ $scales ->
        [0] {""}
        [one] { " " }{ $scales } łuska
        [few] { " " }{ $scales } łuski
        [many] { " " }{ $scales } łusek
       *[other] { " " }{ $scales } łuski
    }{ $cards ->
        [0] { $crystals ->
            [0] { $scales ->
                [0] { " " }nic
               *[other] {""}
            }
           *[other] {""}
        }
        [one] { " " }{ $cards } karta
        [few] { " " }{ $cards } karty
        [many] { " " }{ $cards } kart
       *[other] { " " }{ $cards } karty
    }.
city-event-scales-taken =
    { $scales ->
        [one] { $seat_name } bierze { $scales } złotą łuskę.
        [few] { $seat_name } bierze { $scales } złote łuski.
        [many] { $seat_name } bierze { $scales } złotych łusek.
       *[other] { $seat_name } bierze { $scales } złotej łuski.
    }
city-event-scales-scored =
    Punktacja łusek: { $seat_name } – { $total ->
        [one] { $total } łuska
        [few] { $total } łuski
        [many] { $total } łusek
       *[other] { $total } łuski
    }, { $crystals ->
        [0] { $total ->
            [0] bez kryształów.
           *[other] bez kryształów, łuski zostają.
        }
        [one] { $crystals } kryształ.
        [few] { $crystals } kryształy.
        [many] { $crystals } kryształów.
       *[other] { $crystals } kryształu.
    }
city-event-offering-made =
    { $card ->
        [none] { $seat_name } składa ofiarę za { $price ->
            [one] { $price } kryształ
            [few] { $price } kryształy
            [many] { $price } kryształów
           *[other] { $price } kryształu
        }.
       *[other] { $seat_name } zagrywa kartę { $card_name } i składa dodatkową ofiarę za { $price ->
            [one] { $price } kryształ
            [few] { $price } kryształy
            [many] { $price } kryształów
           *[other] { $price } kryształu
        }.
    }
city-event-figure-went = { $seat_name } przechodzi z { $from } na { $to }.
city-event-card-discarded = { $seat_name } odrzuca kartę { $card_name }.
city-event-card-drawn = { $seat_name } dobiera kartę { $card_name }.
    .blurred = { $seat_name } dobiera kartę.
city-event-card-put-aside = Odłożono kartę dla gracza { $seat_name }.
city-event-aside-taken =
    { $number ->
        [one] { $seat_name } bierze { $number } odłożoną kartę: { $cards_name }.
        [few] { $seat_name } bierze { $number } odłożone karty: { $cards_name }.
        [many] { $seat_name } bierze { $number } odłożonych kart: { $cards_name }.
       *[other] { $seat_name } bierze { $number } odłożonej karty: { $cards_name }.
    }
    .blurred =
        { $number ->
            [one] { $seat_name } bierze { $number } odłożoną kartę.
            [few] { $seat_name } bierze { $number } odłożone karty.
            [many] { $seat_name } bierze { $number } odłożonych kart.
           *[other] { $seat_name } bierze { $number } odłożonej karty.
        }
city-event-deck-shuffled =
    { $cards ->
        [one] Odrzucone karty tworzą nowy stos: { $cards } karta.
        [few] Odrzucone karty tworzą nowy stos: { $cards } karty.
        [many] Odrzucone karty tworzą nowy stos: { $cards } kart.
       *[other] Odrzucone karty tworzą nowy stos: { $cards } karty.
    }
city-event-cards-ran-out = Nie ma już kart do dobrania: { $seat_name } nic nie dostaje.
city-event-game-ended =
    { $winners_number ->
        [0] Gra się kończy: { $reason_name }. Nikt nie wygrywa.
        [1] Gra się kończy: { $reason_name }. Wygrywa { $winners_name }.
       *[other] Gra się kończy: { $reason_name }. Wspólnie wygrywają: { $winners_name }.
    }
