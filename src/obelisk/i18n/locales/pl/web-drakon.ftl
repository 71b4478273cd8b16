# Plansza Drakona w przeglądarce i zasady na jednej stronie.

## Plansza

web-drakon-board = Labirynt
web-drakon-view = Widok labiryntu
web-drakon-nearer = Bliżej
web-drakon-farther = Dalej
web-drakon-fit = Pokaż cały labirynt
web-drakon-hand =
    { $count ->
        [one] Twoja ręka: { $count } kafelek
        [few] Twoja ręka: { $count } kafelki
        [many] Twoja ręka: { $count } kafelków
       *[other] Twoja ręka: { $count } kafelka
    }
web-drakon-tile =
    { $number ->
        [0] { $name } bez strzałek
        [one] { $name }, { $number } strzałka
        [few] { $name }, { $number } strzałki
        [many] { $name }, { $number } strzałek
       *[other] { $name }, { $number } strzałki
    }
web-drakon-tile-count =
    { $count ->
        [1] { $tile }
       *[other] { $tile }, razy { $count }
    }
web-drakon-tiles =
    { $number ->
        [one] { $number } kafelek na ręce
        [few] { $number } kafelki na ręce
        [many] { $number } kafelków na ręce
       *[other] { $number } kafelka na ręce
    }
web-drakon-chamber = { $name } (wyjścia: { $ways })
web-drakon-ways = Wyjścia: { $ways }.
web-drakon-no-way = brak
web-drakon-side-N = północ
web-drakon-side-E = wschód
web-drakon-side-S = południe
web-drakon-side-W = zachód
web-drakon-drakon = smoczyca
web-drakon-hero-of = { $name } ({ $hero })
web-drakon-partner = partner
web-drakon-cell = { $cell } { $chamber }.
web-drakon-cell-empty = { $cell } puste.
web-drakon-cell-here = Tutaj: { $who }.
web-drakon-target-act = Wybierz to miejsce.
web-drakon-target-lay = Komnata tu pasuje.
web-drakon-target-turn = Komnata pasuje tu po obróceniu.
web-drakon-pick-seat = Wybierz: { $name }
web-drakon-pile = Kafelki w stosie dobierania
web-drakon-hoard = Monety w skarbcu smoczycy
web-drakon-goal-gold = Cel: { $gold } sztuk złota
web-drakon-goal-coins = Cel: { $coins } monet
web-drakon-purse-open =
    { $number ->
        [one] { $number } moneta, złoto { $gold } ({ $coins })
        [few] { $number } monety, złoto { $gold } ({ $coins })
        [many] { $number } monet, złoto { $gold } ({ $coins })
       *[other] { $number } monety, złoto { $gold } ({ $coins })
    }
web-drakon-purse-closed =
    { $number ->
        [one] { $number } zakryta moneta
        [few] { $number } zakryte monety
        [many] { $number } zakrytych monet
       *[other] { $number } zakrytej monety
    }
web-drakon-power-left = zdolność jeszcze nieużyta
web-drakon-power-spent = zdolność zużyta
web-drakon-describe-maze = Komnat w labiryncie: { $number }; w stosie { $pile }, monet w skarbcu { $hoard }. { $goal }
web-drakon-describe-seat = { $name } na { $cell }: { $purse }; kafelki na ręce: { $tiles }.
web-drakon-describe-drakon = Smoczyca jest na { $cell }.
web-drakon-describe-no-drakon = Smoczyca jeszcze się nie pojawiła.
web-drakon-describe-hand = Twoje kafelki: { $tiles }.

## Decyzje

web-drakon-now-over = Koniec gry.
web-drakon-now-wait = Chwileczkę…
web-drakon-now-turn = Twoja tura: wyłóż komnatę lub porusz bohatera
web-drakon-now-tile = { $name }: wybierz świecące miejsce.
web-drakon-now-lay = { $name }, wyjścia: { $ways }. Tak?
web-drakon-now-hero = { $name }. Tak?
web-drakon-now-power = { $power }: wybierz świecącą komnatę.
web-drakon-now-seat = Bohater ({ $name }): wybierz, dokąd idzie.
web-drakon-hint-turn-first = Wybierz kafelek na dole, by go wyłożyć, albo świecącą komnatę, by do niej pójść.
web-drakon-hint-turn = { $key } obraca. Wybierz to samo miejsce jeszcze raz, by potwierdzić.
web-drakon-hint-again = Wybierz to samo miejsce jeszcze raz, by potwierdzić.
web-drakon-hint-tile = { $key } obraca. Kropkowane miejsca pasują po obróceniu.
web-drakon-hint-place = Miejsca z kreskami są wolne.
web-drakon-hint-tap = Kolejne dotknięcie obraca. Miejsca z kreskami są wolne.
web-drakon-hint-draft = Każdy bohater ma zdolność, która działa raz na grę.
web-drakon-hint-after = Zdolność działa raz na grę; możesz ją zachować.
web-drakon-hint-drakon_move = Bohaterowie tam, gdzie się zatrzyma, tracą monetę i wracają na Start.
web-drakon-hint-shift = Wybierz kafelek z ręki, potem komnatę, którą zastąpi.
web-drakon-hint-destroy = Komnaty z bohaterami lub smoczycą oraz Start są bezpieczne.
web-drakon-hint-float = Bohaterowie na niej lecą z nią.
web-drakon-hint-control = Skutki dotyczą właściciela bohatera.
web-drakon-turn = Obróć
web-drakon-do-lay = Wyłóż tutaj
web-drakon-do-so = Tak
web-drakon-do-swap = Wymień monetę o wartości { $value }

## Komnaty

web-drakon-kind-start = Tu zaczynają wszyscy bohaterowie. Startu nie można zniszczyć ani zamienić.
web-drakon-kind-plain = Tu nic się nie dzieje.
web-drakon-kind-find_coin = Weź losową monetę ze skarbca.
web-drakon-kind-lose_coin = Twoja losowa moneta wraca do skarbca.
web-drakon-kind-steal_cw = Weź losową monetę gracza po lewej.
web-drakon-kind-steal_ccw = Weź losową monetę gracza po prawej.
web-drakon-kind-escape = Po jej wyłożeniu możesz od razu się na nią przenieść, skądkolwiek.
web-drakon-kind-master_key = Bez strzałek: można wyjść każdym bokiem.
web-drakon-kind-magical_shift = Wymień komnatę labiryntu na kafelek z ręki.
web-drakon-kind-magic_harp = Kto ma strzałkę w jej stronę i się rusza, musi do niej iść.
web-drakon-kind-destroy = Usuń z labiryntu komnatę bez bohaterów.
web-drakon-kind-rotate = Możesz obrócić dowolną komnatę labiryntu.
web-drakon-kind-map = Weź losowy kafelek z ręki innego gracza.
web-drakon-kind-strong_wind = Kto ją opuszcza, robi od razu dwa kroki.
web-drakon-kind-floating = Możesz przenieść ją w inne miejsce wraz ze wszystkimi, którzy na niej stoją.
web-drakon-kind-teleport = Bez strzałek: stąd można przejść do dowolnej komnaty labiryntu.
web-drakon-kind-mind_control = Porusz bohatera innego gracza.
web-drakon-kind-drakon_moves = Poprowadź smoczycę do trzech komnat dalej. Pierwsza taka komnata w grze ją sprowadza.

## Zdolności

web-drakon-power-amazon = Jeden dodatkowy ruch.
web-drakon-power-barbarian = Przepycha bohatera z komnaty i zabiera kafelek jego właścicielowi.
web-drakon-power-dwarf = Wymienia dowolną liczbę kafelków.
web-drakon-power-knight = Zapobiega stracie monety.
web-drakon-power-thief = Okrada bohatera w tej samej komnacie albo wymienia monetę.
web-drakon-power-wizard = Przechodzi przez ścianę.

## Co jest czym

web-drakon-explain-purse = Sakiewka
    .text = Monety są warte od jednej do trzech sztuk złota. Swoje widzisz; u innych widać tylko ich liczbę.
web-drakon-explain-tiles = Kafelki na ręce
    .text = Wszyscy widzą, ile ich jest, ale nie jakie. Kto wykłada komnatę, dobiera kafelek.
web-drakon-explain-pile = Stos dobierania
    .text = Komnaty, których nikt jeszcze nie dobrał. Gdy się wyczerpie, nie ma czego dobierać.
web-drakon-explain-hoard = Skarbiec smoczycy
    .text = Wszystkie niczyje monety, zakryte i wymieszane. Stąd bierze się znalezioną, tu wraca utracona.
web-drakon-explain-race = Wyścig do celu
    .text = Każda figura stoi przy złocie swojej sakiewki. Gdzie znana jest tylko liczba monet, pasek pokazuje, ile są warte najmniej i najwięcej.
web-drakon-explain-figure = Bohater
    .text = Robi jeden krok w turze, na zewnątrz przez strzałkę swojej komnaty.
web-drakon-explain-drakon = Smoczyca
    .text = Złapani bohaterowie tracą monetę i wracają na Start.
web-drakon-explain-arrows = Strzałki
    .text = Prowadzą na zewnątrz. Do wejścia nie są potrzebne, więc niejedna droga nie ma powrotu.
web-drakon-explain-changed = Niebieska ramka
    .text = Tutaj właśnie coś się wydarzyło.
web-drakon-meaning-gain = Zysk
web-drakon-meaning-harm = Zagrożenie
web-drakon-meaning-way = Drogi
web-drakon-meaning-work = Labirynt się zmienia
web-drakon-meaning-rest = Spokój
web-drakon-race = { $name }: od { $least } do { $most } z { $goal }
