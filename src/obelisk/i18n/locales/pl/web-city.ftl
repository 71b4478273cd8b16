# The board of Blue Moon City in the browser; loaded with the game.

## Miasto: plansza

web-city-board = Miasto
web-city-hand =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
        [many] Twoja ręka: { $count } kart
       *[other] Twoja ręka: { $count } karty
    }
web-city-card =
    { $count ->
        [1] { $card }. { $power }
       *[other] { $card }, × { $count }. { $power }
    }
web-city-crystals = kryształy
web-city-scales = złote łuski
web-city-cards = karty na ręce
web-city-markers = pozostałe znaczniki
web-city-offerings = Ofiary: { $count } z { $wins }
web-city-outside = Smoki poza miastem
web-city-scales-left = Pozostałe złote łuski
web-city-deck = Karty w stosie
web-city-discards = Karty odrzucone
web-city-aside = Karty z nagrody, które trafią na rękę na koniec tury
web-city-aside-short = odłożone: { $count }
web-city-slots = Pola, za które możesz zapłacić
web-city-ruin = w ruinach
web-city-rebuilt = odbudowany
web-city-majority = Za większość
web-city-each = Każdy, kto pomagał
web-city-neighbours = Dla sąsiadów
web-city-special = Akcja specjalna
web-city-special-main_hall = przejść na dowolny kafelek
web-city-special-hospital = wziąć dwie karty
web-city-special-golden_shrine = złożyć tu ofiarę
web-city-courtyard-text = Tu składa się ofiary. Cena następnej: { $price }.
web-city-slot-free = pole { $slot }: { $colour } { $value }, wolne
web-city-slot-taken = pole { $slot }: { $colour } { $value }, znacznik: { $name }
web-city-plot-ruin = { $cell } { $name }, w ruinach: { $slots }.
web-city-plot-rebuilt = { $cell } { $name }, odbudowany; dla sąsiadów: { $reward }.
web-city-plot-courtyard = { $cell } Dziedziniec.
web-city-plot-here = Tutaj: { $who }.
web-city-describe-obelisk = Obelisk: zajęte pola { $filled } z { $spaces }, następna cena { $price }, do wygranej potrzeba ofiar: { $wins }.
web-city-describe-seat = { $name }, { $cell }: ofiary { $offerings }, kryształy { $crystals }, łuski { $scales }, karty { $cards }, znaczniki { $markers }.
web-city-describe-dragon = { $dragon }: { $cell }.
web-city-describe-dragon-outside = { $dragon }: poza miastem.
web-city-describe-piles = Stos { $deck }, odrzucone { $discards }, pozostałe łuski { $scales }.

## Miasto: decyzje

web-city-now-movement =
    { $steps ->
        [0] Nie ma już kroków: użyj karty albo zostań.
        [one] Zrób { $steps } krok, użyj karty albo zostań.
        [few] Zrób do { $steps } kroków, użyj karty albo zostań.
        [many] Zrób do { $steps } kroków, użyj karty albo zostań.
       *[other] Zrób do { $steps } kroku, użyj karty albo zostań.
    }
web-city-now-movement-pays =
    { $steps ->
        [0] Wybierz pole do opłacenia albo użyj karty.
        [one] Wybierz pole do opłacenia, zrób jeszcze { $steps } krok albo użyj karty.
        [few] Wybierz pole do opłacenia, zrób do { $steps } kroków albo użyj karty.
        [many] Wybierz pole do opłacenia, zrób do { $steps } kroków albo użyj karty.
       *[other] Wybierz pole do opłacenia, zrób do { $steps } kroków albo użyj karty.
    }
web-city-now-contribution = { $name }: wybierz pole.
web-city-now-contribution-none = { $name }: teraz nie masz czym zapłacić.
web-city-now-pay = Pole { $slot }: zapłacić { $cards }?
web-city-now-offering =
    { $crystals ->
        [one] Ofiara za { $price }? Masz { $crystals } kryształ.
        [few] Ofiara za { $price }? Masz { $crystals } kryształy.
        [many] Ofiara za { $price }? Masz { $crystals } kryształów.
       *[other] Ofiara za { $price }? Masz { $crystals } kryształu.
    }
web-city-now-special = Użyć akcji specjalnej tego budynku?
web-city-now-discard = Odrzuć kartę albo dobierz karty i zakończ turę.
web-city-now-target = { $card }: wybierz świecące miejsce.
web-city-now-card = Wybrano: { $card }.
web-city-now-card-pays = { $card }: wybierz pole do opłacenia.
web-city-now-over = Koniec gry.
web-city-now-wait = Chwileczkę…
web-city-hint-movement = Świecące pola są w zasięgu. Karty z kreską pod spodem mają zdolność, której można teraz użyć.
web-city-hint-contribution = Każde pole wymaga kart swojego koloru i wartości. Nadwyżka przepada.
web-city-hint-offering = Z każdym znacznikiem na obelisku cena rośnie.
web-city-hint-special = Raz na turę.
web-city-hint-discard = Najwyżej dwie karty; za każdą dobierasz o jedną więcej.
web-city-hint-swap =
    { $others ->
        [one] Dotknij karty, by ją zmienić: jest jeszcze { $others } sposób.
        [few] Dotknij karty, by ją zmienić: są jeszcze { $others } sposoby.
        [many] Dotknij karty, by ją zmienić: jest jeszcze { $others } sposobów.
       *[other] Dotknij karty, by ją zmienić: jest jeszcze { $others } sposobu.
    }
web-city-do-build = Wnieś wkład
web-city-do-offer-here = Złóż ofiarę
web-city-do-offer = Ofiara za { $price }
web-city-do-offer-pillar = Jeszcze jedna ofiara: { $card }
web-city-do-play = Użyj zdolności
web-city-do-take = Weź dwie karty
web-city-do-discard = Odrzuć: { $card }
web-city-do-draw = Dobierz i zakończ turę
web-city-do-discard-first = Najpierw odrzuć
web-city-do-go = Przejdź na inny kafelek
web-city-other-payments = Sposoby: { $count }
web-city-payments = Sposoby zapłaty
web-city-target-move = Idź tutaj.
web-city-target-play = Wybierz to miejsce.
web-city-target-go = Przejdź tutaj.
web-city-action-slot = pole { $slot }, { $name }

## Miasto: zdolności

web-city-power-none = Bez zdolności.
web-city-power-dragon-any = Przesuwa smoka na dowolny kafelek: { $dragon }.
    .short = Smok: wszędzie
web-city-power-dragon-steps = Przesuwa smoka do trzech kroków: { $dragon }.
    .short = Smok: 3 kroki
web-city-power-wing = Lot na dowolny kafelek.
    .short = Lot wszędzie
web-city-power-step = Dwa kroki więcej.
    .short = Jeszcze 2 kroki
web-city-power-joker = Joker o wartości 1 w każdym kolorze.
    .short = Joker, wartość 1
web-city-power-pair = Dwie takie o wartości 1 lub 2 to joker o wartości 3.
    .short = Dwie: joker, wartość 3
web-city-power-recolour-1 = Przebarwia do czterech kart jednego koloru.
    .short = Zmienia kolor 4
web-city-power-recolour-2 = Przebarwia jedną kartę.
    .short = Zmienia kolor 1
web-city-power-offer-1 = Jeszcze jedna ofiara, droższa o jeden kryształ.
    .short = Ofiara, +1
web-city-power-offer-2 = Jeszcze jedna ofiara, droższa o dwa kryształy.
    .short = Ofiara, +2

## Co jest czym

web-city-explain-crystals = Kryształy
    .text = Płaci się nimi za ofiary. Przynosi je każdy budynek, w którego ukończeniu pomagasz.
web-city-explain-scales = Złote łuski
    .text = Pierwszy wkład w turze daje jedną za każdego smoka na kafelku. Gdy zapas się wyczerpie, łuski są punktowane: sześć kryształów za najwięcej, trzy dla innych z co najmniej trzema.
web-city-explain-cards = Karty na ręce
    .text = Wszyscy widzą, ile ich jest, ale nie jakie. Karta daje swoją wartość albo zdolność, nigdy obie.
web-city-explain-markers = Pozostałe znaczniki
    .text = Po jednym na każde opłacone pole i każdą ofiarę. Z budynku wracają po jego ukończeniu, na obelisku zostają.
web-city-explain-offerings = Ofiary
    .text = Kto pierwszy zapełni ten rząd ofiarami, od razu wygrywa.
web-city-explain-obelisk = Obelisk
    .text = Ofiara na dziedzińcu zajmuje najniższe wolne pole i kosztuje tyle kryształów, ile ono pokazuje. Złote jest następne; ceny rosną.
web-city-explain-figure = Latarnia
    .text = Pokazuje, gdzie kto stoi. Idzie do dwóch kroków w turze, a działa się tam, gdzie stanie.
web-city-explain-dragon = Smok
    .text = Pierwszy wkład w turze tam, gdzie stoi, daje złotą łuskę. Przesuwają go karty { $people } o wartości 1 i 2.
web-city-explain-deck = Stos
    .text = Na koniec tury dobiera się dwie karty i po jednej za każdą odrzuconą. Gdy się wyczerpie, tasuje się karty odrzucone.
web-city-explain-discards = Karty odrzucone
    .text = Karty, którymi zapłacono, których zdolności użyto lub które odrzucono. Wszyscy mogą je znać.
web-city-explain-majority = ★ Za większość
    .text = Po ukończeniu budynku dostaje to dodatkowo ten, kto ma na nim najwięcej znaczników.
web-city-explain-each = ⌂ Każdy, kto pomagał
    .text = Po ukończeniu budynku dostaje to każdy, kto ma na nim znacznik.
web-city-explain-neighbour = ✢ Dla sąsiadów
    .text = Odbudowany, dodaje to każdemu, kto pomaga ukończyć budynek obok.
web-city-explain-changed = Niebieska kropka
    .text = Tutaj właśnie coś się wydarzyło.
web-city-card-worth = Płaci { $value } za pole w swoim kolorze: { $colour }.
web-city-slot-text = Kamienie z liczbami to jego pola: zapłać kartami w tym kolorze co najmniej tyle i połóż znacznik.
