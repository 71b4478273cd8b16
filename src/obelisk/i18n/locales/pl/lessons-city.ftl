## Pierwsza lekcja

lesson-city-first = Pierwsze tury
    .about = Cel, ruch, wkłady, nagrody, smoki, obelisk
lesson-city-first-goal = Miasto leży w ruinach. Kto pomaga je odbudować, zdobywa kryształy i zanosi je do obelisku. We dwoje wygrywa ten, kto pierwszy złoży tam sześć ofiar.
lesson-city-first-turn = Tura przebiega zawsze tak samo: ruch, wkład w budynek, na którym stoisz, dobranie kart. Wszyscy zaczynają na dziedzińcu, pośrodku.
lesson-city-first-walk = Twoja figurka robi do dwóch kroków, prosto lub z zakrętem. Idź do Młyna: kliknij zaznaczony kafelek.
    .elsewhere = Tam też można pójść, ale twoje czerwone karty przydadzą się w Młynie: idź na zaznaczony kafelek.
    .card = Karty mają też zdolności; o nich za chwilę. Na razie po prostu idź na zaznaczony kafelek.
lesson-city-first-pay = Młyn ma trzy pola. Każde wymaga kart swojego koloru wartych co najmniej tyle, ile wynosi jego liczba. Zapłać za czerwone 3 kartą Terrah 3: wybierz pierwsze pole, potem „Wnieś wkład”.
    .dear = Tak też można, ale dwiema kartami. Wystarczy jedna: Terrah 3.
    .slot = Zacznij od pierwszego pola, czerwonego 3: Terrah 3 pasuje idealnie.
    .card = Tę kartę zachowaj na później, a teraz wnieś wkład w Młyn.
lesson-city-first-again = Na polu stoi twój znacznik. Dopóki masz pasujące karty, możesz wnosić wkład dalej, ale tylko w ten budynek. Zapłać za czerwone 2 kartą Terrah 2.
    .slot = To pole kosztuje tyle samo, ale zapełniamy od lewej: wybierz drugie.
    .dear = Tu wystarczy jedna karta: Terrah 2. Dwie pozostałe zaraz się przydadzą.
    .stop = Jeszcze nie! W tej turze możesz wnieść kolejny wkład.
lesson-city-first-joker = Zostało jedno pole, czerwone 2, a masz czerwoną 1. Zielone karty Khind to jokery o wartości 1 w każdym kolorze: zapłać kartami Terrah 1 i Khind 1.
    .stop = Jeszcze jeden wkład i Młyn będzie gotowy. Zapłać kartami Terrah 1 i Khind 1.
lesson-city-first-rewards = Młyn odbudowany! Każdy, kto ma na nim znacznik, dostaje jego nagrodę – tutaj jeden kryształ. Kto ma najwięcej znaczników, dostaje też premię: dwie karty. Znaczniki wracają do właścicieli.
lesson-city-first-draw = Na koniec tury możesz odrzucić do dwóch kart; potem dobierasz dwie i po jednej za każdą odrzuconą. Dobierz teraz; potem tura przeciwnika.
    .keep = Ta karta zaraz się przyda. Możesz rozstać się z kartą Flit 1 albo po prostu dobrać.
lesson-city-first-dragon = Nowa tura. Karta daje swoją wartość albo zdolność, nigdy obie. Vulca 1 przyzywa Smoka Ognia na dowolny kafelek: wybierz kartę, potem Akwedukt – zaznaczony kafelek.
    .elsewhere = Smok może przylecieć wszędzie, ale przyzwij go tam, gdzie zaraz będziesz budować: do Akweduktu.
    .later = Ruch za chwilę. Najpierw przyzwij smoka kartą Vulca 1.
    .stop = Nie kończ jeszcze tury: przyzwij smoka kartą Vulca 1.
lesson-city-first-under = A teraz za smokiem: idź do Akweduktu.
    .elsewhere = Smok czeka przy Akwedukcie: idź na zaznaczony kafelek.
    .stop = Najpierw idź do Akweduktu.
lesson-city-first-neighbour = Akwedukt ma tylko jedno pole, niebieskie 5. Aqua 3 i Aqua 2 dają razem 5: zapłać obiema.
    .dear = Tak też można, ale wystarczą dwie karty: Aqua 3 i Aqua 2.
    .away = Zostań przy Akwedukcie i zapłać kartami Aqua 3 i Aqua 2.
lesson-city-first-scales = Potrójny zysk! Pierwszy wkład w turze daje złotą łuskę za każdego smoka na kafelku. Akwedukt dał swoją nagrodę. A sąsiedni Młyn jest już odbudowany: każdy odbudowany sąsiad dokłada swoją. Gdy łuski się skończą, ten, kto ma ich najwięcej, dostaje sześć kryształów, a inni, którzy mają co najmniej trzy – po trzy.
lesson-city-first-offer = Kilka tur później. Masz 8 kryształów i znów stoisz na dziedzińcu. Następne pole obelisku kosztuje 7: złóż ofiarę.
    .away = Ofiary składa się tylko na dziedzińcu. Zostań tu i złóż ofiarę.
lesson-city-first-end = Twój pierwszy znacznik stoi na obelisku i tam zostanie. Pola są coraz droższe, więc nie zwlekaj. Sześć ofiar daje zwycięstwo.

## Co zmieniło się w 2018 roku

lesson-city-edition-2018 = Co zmieniło się w 2018 roku
    .about = Układ miasta, karty z nagród, łuski
lesson-city-edition-2018-layout = Znasz grę z 2006 roku? Zmieniło się niewiele. Trzy świątynie i Pałac Królewski nadal otaczają dziedziniec, ale w 2018 roku ich miejsca ustala los.
lesson-city-edition-2018-walk = Ukończmy budynek. Idź do Młyna.
    .elsewhere = Idź do Młyna, na zaznaczony kafelek.
lesson-city-edition-2018-build = Zapełnij wszystkie trzy pola Młyna dowolnymi pasującymi kartami. Khind to jokery o wartości 1.
    .wrong = Młyn nie jest jeszcze ukończony: wnoś wkład dalej.
    .card = Tę kartę zachowaj i wnieś wkład w Młyn.
lesson-city-edition-2018-cards = Dwie karty premii trafiły od razu na rękę. W 2006 roku takie karty leżały na boku, aż do dobrania kart na koniec tury.
lesson-city-edition-2018-discard = Dlatego świeżo zdobytą kartę można już odrzucić. Odrzuć do dwóch, jeśli chcesz, a potem dobierz.
lesson-city-edition-2018-scales = Złote łuski też kończą się szybciej: na dwie osoby jest ich 7, na trzy 10, na cztery 12; w 2006 roku było 9, 12 i 15. A z dodatkiem ofiara w Złotym Sanktuarium nie kosztuje już dodatkowego kryształu.

## Dodatek

lesson-city-expansion = Cztery nowe budynki
    .about = Szpital, Sala Zgromadzeń, Złote Sanktuarium, Teatr
lesson-city-expansion-city = Dodatek przynosi cztery wielkie budynki; miasto rośnie do pięciu na pięć. Trzy z nich mają akcję specjalną: może jej użyć po wkładach ten, kto tam stoi, nawet jeśli budynek jest jeszcze w ruinach.
lesson-city-expansion-walk = Idź do Szpitala, na zaznaczony kafelek.
    .elsewhere = Szpital to zaznaczony kafelek.
lesson-city-expansion-take = Można tu też wnieść wkład. Ale teraz użyj akcji specjalnej: wybierz „{ web-end-turn }”, a gra najpierw o nią zapyta. Weź dwie karty.
    .build = Wkład jest dozwolony, ale tym razem wypróbuj akcję specjalną.
lesson-city-expansion-draw = Dwie karty więcej na ręce i już można je odrzucić. Dobierz karty.
lesson-city-expansion-hall = Teraz Sala Zgromadzeń: idź na zaznaczony kafelek.
    .elsewhere = Sala Zgromadzeń to zaznaczony kafelek.
lesson-city-expansion-go = Jej akcja specjalna: po wkładach figurka przechodzi na dowolny inny kafelek. W tej turze nic już tam nie zrobisz, ale następną zaczniesz właśnie tam. Wybierz „{ web-end-turn }”, a potem Złote Sanktuarium.
    .elsewhere = Można przejść wszędzie, ale chcemy złożyć ofiarę: przejdź do Złotego Sanktuarium.
    .build = Sala Zgromadzeń poczeka: użyj jej akcji specjalnej.
lesson-city-expansion-next = Stoisz w Złotym Sanktuarium. Dobierz karty i poczekaj na następną turę.
lesson-city-expansion-shrine = W Złotym Sanktuarium możesz po wkładach złożyć ofiarę, nie stojąc na dziedzińcu: wybierz „{ web-end-turn }”, a gra o nią zapyta. Masz 8 kryształów, cena to 7: złóż ofiarę. Karty Pillar tu nie działają.
    .build = Wkład jest dozwolony, ale tym razem złóż ofiarę.
    .away = Zostań w Złotym Sanktuarium i złóż ofiarę.
lesson-city-expansion-theatre = Teatr nie ma akcji specjalnej, ale płaci kartami: dwie dla każdego, kto pomagał, dwie za najwięcej znaczników i dwie za każdego sąsiada ukończonego później. I jeszcze jedna różnica: w wydaniu z 2006 roku ofiara w Złotym Sanktuarium kosztuje o kryształ więcej.
