## Pierwsza lekcja

lesson-drakon-first = Do leża
    .about = Cel, wykładanie komnat, ruch, monety, smoczyca
lesson-drakon-first-goal = Skradasz się przez leże smoczycy i wynosisz jej monety. Kto pierwszy zbierze monety warte dziesięć sztuk złota, od razu wygrywa.
lesson-drakon-first-turn = W swojej turze robisz dokładnie jedno: wykładasz komnatę z ręki albo poruszasz bohatera o krok. Te cztery komnaty to twoja ręka.
lesson-drakon-first-place = Zbuduj drogę do monety. Wybierz zaznaczoną komnatę „Znajdź monetę” i połóż ją na prawo od Startu. Możesz ją obrócić; tylko dwie strzałki nie mogą być skierowane ku sobie. Potem ją wyłóż.
    .spare = Tu też znajduje się monetę, ale ta komnata przyda się na końcu. Weź tę z dwiema strzałkami.
    .elsewhere = Tam też można, ale połóż ją na prawo od Startu: tam prowadzi strzałka.
    .tile = Tę komnatę wyłożysz później. Zacznij od zaznaczonej: „Znajdź monetę”.
lesson-drakon-first-move = Masz nową komnatę, a przeciwnik wyłożył swoją. Teraz ruch: bohater wychodzi przez strzałkę swojej komnaty. Idź w prawo, do monety.
    .elsewhere = Tam też prowadzi strzałka, ale moneta jest po prawej.
    .place = Budowanie poczeka: moneta jest o krok. Idź do niej.
lesson-drakon-first-coin = Kto wchodzi do komnaty, doznaje jej działania: moneta jest twoja! Jest warta od jednej do trzech sztuk złota. Na swoje monety możesz patrzeć, inni widzą tylko ich liczbę.
lesson-drakon-first-arrows = Żeby wejść, trzeba strzałki, ale droga powrotna nie jest pewna: niejedna prowadzi tylko w jedną stronę. A teraz coś groźniejszego: wyłóż zaznaczoną komnatę „Ruch smoczycy” na lewo od Startu.
    .elsewhere = Połóż ją na lewo od Startu, z dala od swojej drogi.
    .tile = Weź zaznaczoną komnatę „Ruch smoczycy”.
lesson-drakon-first-wake = Pierwszy „Ruch smoczycy” budzi ją, a ty wskazujesz gdzie: w dowolnej komnacie bez bohaterów. Postaw ją na Starcie.
    .elsewhere = Tak też można, ale na Starcie jest bliżej przeciwnika.
lesson-drakon-first-drakon = Odtąd każdy kolejny „Ruch smoczycy” prowadzi ją do trzech komnat. Bohater, którego złapie, traci monetę i ucieka na Start. Trzymaj się z daleka i kieruj ją ku innym!
lesson-drakon-first-last = Kilka tur później. Masz dziewięć sztuk złota: wygra każda moneta. Wyłóż drugą komnatę „Znajdź monetę” na prawo od bohatera.
    .elsewhere = Połóż ją obok bohatera, po prawej: tam prowadzi strzałka.
    .tile = Trzeba monety: weź zaznaczoną komnatę „Znajdź monetę”.
lesson-drakon-first-win = Wejdź i weź ostatnią monetę.
    .place = Nie buduj: zwycięska moneta jest o krok.
lesson-drakon-first-end = Dziesięć sztuk złota – od razu wygrywasz! Komnaty potrafią o wiele więcej: kradną, obracają się, lewitują, walą się i przejmują umysły. Wskaż komnatę, a sama się objaśni.

## Bohaterowie i inne cele

lesson-drakon-heroes = Bohaterowie i inne cele
    .about = Zdolności specjalne, warianty
lesson-drakon-heroes-powers = W wariancie „Bohaterowie!” każdy bohater ma zdolność specjalną, która działa raz na grę, przed jedyną akcją tury lub po niej. Bohaterów się losuje albo wybiera po kolei.
lesson-drakon-heroes-draft = Wybierz bohatera: weź Amazonkę, która może poruszyć się jeszcze raz.
    .other = To też dobry wybór! Tym razem weź Amazonkę.
lesson-drakon-heroes-place = Wyłóż „Znajdź monetę” na prawo od Startu, dokąd prowadzi strzałka.
    .elsewhere = Weź komnatę z monetą i połóż ją na prawo od Startu.
lesson-drakon-heroes-amazon = Akcja wykonana, ale zdolność może nastąpić po niej: dodatkowym ruchem Amazonki wchodzisz od razu, zanim przyjdzie ktoś inny.
    .end = Jeszcze nie: moneta jest o krok. Użyj dodatkowego ruchu.
lesson-drakon-heroes-others = Pozostali: Czarodziej przechodzi przez ścianę, Złodziej kradnie lub zamienia monetę, Barbarzyńca wypycha bohatera, Krasnolud wymienia kafelki, a Rycerz ratuje monetę przed stratą. Zużyta zdolność przepada.
lesson-drakon-heroes-goals = To krótka gra: wygrywa siedem sztuk złota. Są też inne cele: pierwsze pięć monet, ile by nie były warte; osiem sztuk złota i wyjście przez Ucieczkę lub Teleport; albo, w drużynach, dwadzieścia sztuk razem.

## Warianty

lesson-drakon-variants = Warianty
    .about = Inne cele: ucieczka, pięć monet, krótka gra, drużyny
lesson-drakon-variants-goals = Zwykle wygrywa dziesięć sztuk złota. Otwierając stół, można wybrać inny cel. Ten to „Ucieczka z leża smoczycy”: samo złoto nie wygrywa.
lesson-drakon-variants-gold = Potrzebujesz monet wartych osiem sztuk złota, a potem trzeba wyjść: wejdź do komnaty „Ucieczka” albo „Teleport”. Masz już dziewięć sztuk złota, a „Ucieczka” jest na twojej ręce.
lesson-drakon-variants-way = Wyłóż zaznaczoną komnatę „Ucieczka”. Gdzie, nie ma znaczenia: kto ją wykłada, może tam skoczyć skądkolwiek.
    .tile = Monet masz dość. Weź zaznaczoną komnatę „Ucieczka”.
lesson-drakon-variants-out = Skacz!
    .stay = Na co czekać? Osiem sztuk złota i droga na zewnątrz: skacz.
lesson-drakon-variants-escaped = Na zewnątrz i od razu zwycięstwo! Uważaj więc na innych z ośmioma sztukami złota: kto wie, co mają na ręce. A jeśli przy wyjściu czeka smoczyca, ona jest pierwsza: zabiera monetę, a bohater wraca na Start.
lesson-drakon-variants-others = Pozostałe cele: siedem sztuk złota w krótkiej grze. Pięć monet, ile by nie były warte: każda liczy się tak samo i kradzież popłaca. I drużyny po dwie osoby ze wspólną sakiewką: wygrywa ta, która ma razem dwadzieścia. Bohaterowie i ich zdolności pasują do wszystkich.
