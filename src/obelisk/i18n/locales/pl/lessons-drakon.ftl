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
lesson-drakon-first-coin = Komnata działa na tego, kto do niej wchodzi: moneta jest twoja! Jest warta od jednej do trzech sztuk złota. Na swoje monety możesz patrzeć, inni widzą tylko ich liczbę.
lesson-drakon-first-arrows = Do sąsiedniej komnaty wejdziesz tylko tam, dokąd prowadzi strzałka. Wrócić nie zawsze się da: wiele dróg prowadzi tylko w jedną stronę. A teraz coś groźniejszego: wyłóż zaznaczoną komnatę „Ruch smoczycy” na lewo od Startu.
    .elsewhere = Połóż ją na lewo od Startu, z dala od swojej drogi.
    .tile = Weź zaznaczoną komnatę „Ruch smoczycy”.
lesson-drakon-first-wake = Pierwszy „Ruch smoczycy” budzi ją, a ty wskazujesz gdzie: w dowolnej komnacie bez bohaterów. Postaw ją na Starcie.
    .elsewhere = Tak też można, ale na Starcie jest bliżej przeciwnika.
lesson-drakon-first-drakon = Odtąd każdy, kto wchodzi do komnaty „Ruch smoczycy”, prowadzi ją do trzech kroków. Bohater, którego złapie, traci monetę i ucieka na Start. Trzymaj się z daleka i kieruj ją ku innym!
lesson-drakon-first-last = Kilka tur później. Masz dziewięć sztuk złota: wygra każda moneta. Wyłóż drugą komnatę „Znajdź monetę” na prawo od bohatera.
    .elsewhere = Połóż ją obok bohatera, po prawej: tam prowadzi strzałka.
    .tile = Potrzebujesz monety: weź zaznaczoną komnatę „Znajdź monetę”.
lesson-drakon-first-win = Wejdź i weź ostatnią monetę.
    .place = Nie buduj: zwycięska moneta jest o krok.
lesson-drakon-first-end = Dziesięć sztuk złota – od razu wygrywasz! Inne komnaty potrafią jeszcze więcej: kradną, obracają i niszczą, lewitują albo przejmują cudzych bohaterów. Wskaż komnatę, a sama się objaśni.

## Bohaterowie

lesson-drakon-heroes = Bohaterowie
    .about = Zdolności specjalne: trzy wypróbujesz, o reszcie krótko
lesson-drakon-heroes-powers = W wariancie „Bohaterowie!” każdy bohater ma zdolność specjalną, która działa raz na grę, przed jedyną akcją tury lub po niej. Bohaterów się losuje albo wybiera po kolei.
lesson-drakon-heroes-draft = Wybierz bohatera: weź Amazonkę, która może poruszyć się jeszcze raz.
    .other = To też dobry wybór! Tym razem weź Amazonkę.
lesson-drakon-heroes-place = Wyłóż „Znajdź monetę” na prawo od Startu, dokąd prowadzi strzałka.
    .elsewhere = Weź komnatę z monetą i połóż ją na prawo od Startu.
lesson-drakon-heroes-amazon = Akcja wykonana, ale zdolność może nastąpić po niej: dodatkowym ruchem Amazonki wchodzisz od razu, zanim przyjdzie ktoś inny.
    .end = Jeszcze nie: moneta jest o krok. Użyj dodatkowego ruchu.
lesson-drakon-heroes-wizard = Teraz inny bohater: grasz Czarodziejem i znów stoisz na Starcie. Za ścianą po lewej jest moneta, ale żadna strzałka tam nie prowadzi. Raz na grę Czarodziej przechodzi przez ścianę: zrób to.
    .elsewhere = To zwykły krok. Idź w lewo, przez ścianę.
    .place = Nie buduj: od monety dzieli cię tylko ściana.
lesson-drakon-heroes-thief = A teraz grasz Złodziejem. W twojej komnacie stoi drugi bohater, i to z monetami. Złodziej zabiera mu jedną, losową: użyj zdolności.
    .swap = Złodziej może też zamienić własną monetę na monetę ze skarbca. Ale teraz kradnij.
    .place = Najpierw zdolność: nie kosztuje akcji w tej turze.
lesson-drakon-heroes-stolen = Moneta warta trzy sztuki złota, a akcja w tej turze wciąż przed tobą. Jeden bohater mógłby temu zapobiec: Rycerz ratuje monetę, którą ktoś chce mu zabrać albo którą odebrałaby mu komnata.
lesson-drakon-heroes-others = Zostało dwóch: Barbarzyńca wypycha kogoś ze swojej komnaty i zabiera mu komnatę z ręki, a Krasnolud wymienia komnaty. Każda zdolność działa tylko raz, więc zachowaj ją na turę, w której przesądzi o grze.

## Warianty

lesson-drakon-variants = Warianty
    .about = Inne cele: ucieczka, pięć monet, krótka gra, drużyny
lesson-drakon-variants-goals = Zwykle wygrywa dziesięć sztuk złota. Otwierając stół, można wybrać inny cel. Ten to „Ucieczka z leża smoczycy”: samo złoto nie wystarczy.
lesson-drakon-variants-coin = Masz sześć sztuk złota, a strzałka prowadzi do monety: weź ją.
    .elsewhere = Tam też prowadzi strzałka, ale moneta jest po prawej.
    .place = Budowanie poczeka: moneta jest o krok.
lesson-drakon-variants-gold = Dziewięć sztuk złota! Wystarczy osiem, ale teraz trzeba wyjść: wejdź do komnaty „Ucieczka” albo „Teleport”. „Ucieczkę” masz na ręce.
lesson-drakon-variants-way = Wyłóż zaznaczoną komnatę „Ucieczka”. Gdzie, nie ma znaczenia: kto ją wykłada, może tam skoczyć skądkolwiek.
    .tile = Monet masz dość. Weź zaznaczoną komnatę „Ucieczka”.
lesson-drakon-variants-out = Skacz!
    .stay = Na co czekać? Osiem sztuk złota i droga na zewnątrz: skacz.
lesson-drakon-variants-escaped = Jesteś na zewnątrz i od razu wygrywasz! Uważaj więc na innych z ośmioma sztukami złota: kto wie, co mają na ręce. A jeśli przy wyjściu czeka smoczyca, ona jest pierwsza: zabiera monetę, a bohater wraca na Start.
lesson-drakon-variants-others = Pozostałe cele: siedem sztuk złota w krótkiej grze. Pięć monet, bez względu na ich wartość: każda liczy się tak samo i kradzież popłaca. I drużyny po dwie osoby ze wspólną sakiewką: wygrywa ta, która ma razem dwadzieścia. Bohaterowie i ich zdolności pasują do wszystkich.
