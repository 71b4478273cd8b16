# Drakon po polsku, własnymi słowami. Smoczyca jest rodzaju żeńskiego.

drakon-title = Drakon

## Decyzje

drakon-decision-draft = Wybierz bohatera
drakon-decision-turn = Twoja tura: wyłóż komnatę, porusz bohatera lub użyj zdolności specjalnej
drakon-decision-after = Użyj teraz zdolności specjalnej lub zakończ turę
drakon-decision-escape = Ucieczka: przenieś się tam lub zostań
drakon-decision-drakon_enter = Pojawia się smoczyca: postaw ją w komnacie bez bohaterów
drakon-decision-drakon_move = Ruch smoczycy: poprowadź ją najwyżej trzy komnaty dalej
drakon-decision-shift = Magiczna zamiana: wymień komnatę labiryntu na kafelek z ręki
drakon-decision-destroy = Zniszcz komnatę
drakon-decision-rotate = Obróć komnatę lub zostaw wszystko bez zmian
drakon-decision-float = Lewitująca komnata: przenieś ją lub zostaw na miejscu
drakon-decision-map = Komnata map: weź kafelek innego gracza
drakon-decision-control = Kontrola umysłu: porusz cudzego bohatera
drakon-decision-knight = Moneta jest zagrożona: zapobiegnij stracie lub na nią pozwól
drakon-decision-dwarf = Odrzuć kafelki, by dobrać nowe, lub zakończ

drakon-phase-draft = wybór bohaterów
drakon-phase-turn = tura
drakon-phase-after = po akcji
drakon-phase-escape = Ucieczka
drakon-phase-drakon_enter = pojawienie się smoczycy
drakon-phase-drakon_move = ruch smoczycy
drakon-phase-shift = Magiczna zamiana
drakon-phase-destroy = Zniszcz komnatę
drakon-phase-rotate = Obróć komnatę
drakon-phase-float = Lewitująca komnata
drakon-phase-map = Komnata map
drakon-phase-control = Kontrola umysłu
drakon-phase-knight = Rycerz
drakon-phase-dwarf = wymiana kafelków
drakon-phase-over = koniec gry

## Co można zrobić

drakon-verb-place = wyłożyć komnatę
drakon-verb-move = poruszyć bohatera
drakon-verb-wizard = przejść przez ścianę
drakon-verb-amazon = dodatkowy ruch
drakon-verb-barbarian = przepchnąć
drakon-verb-dwarf = wymienić kafelki
drakon-verb-thief = ukraść lub wymienić monetę
drakon-verb-shift = zamienić
drakon-verb-destroy = zniszczyć
drakon-verb-rotate = obrócić
drakon-verb-float = przenieść
drakon-verb-map = wziąć kafelek
drakon-verb-control = przejąć kontrolę
drakon-verb-drakon = poruszyć smoczycę
drakon-verb-jump = przenieść się tam
drakon-verb-stay = zostać
drakon-verb-keep = pozostawić bez zmian
drakon-verb-knight = zapobiec stracie
drakon-verb-allow = pozwolić
drakon-verb-discard = odrzucić
drakon-verb-done = gotowe
drakon-verb-draft = wybrać
drakon-verb-end = zakończ turę
drakon-verb-pass = pas

## Pomoc do planszy

drakon-help =
    Komnata: ┌──▲▲──┐          strzałki w bokach to wyjścia: ▲ północ, ▶ wschód, ▼ południe, ◀ zachód
             │coin+ ▶          rodzaj (patrz niżej), a w drugim wierszu
             │ D13  │          D smoczyca, 1 bohater p1, 3 bohater p3
    Liczby:  kolumny (x) pod labiryntem, wiersze (y) z lewej; pole (1,0) leży na wschód od STARTU (0,0)
    Rodzaje: coin+ znajdź, coin- strać, steal> sąsiadowi z lewej, {"<"}steal sąsiadowi z prawej, key klucz,
             destry zniszcz, wind wiatr, telep teleport, mind kontrola umysłu, drakon ruch smoczycy
    Kafelki: plain.2a to rodzaj i strzałki; 0 brak, 1 jedna, 2o dwie naprzeciw, 2a dwie obok siebie, 3 trzy, 4 cztery
    Akcje:   place plain[NE] @(1,0); move (1,0); jump, stay; rotate (0,0) [ESW]; float (3,0) [NS]; keep;
             shift (1,1) escape[NE]; destroy (2,0); map p3; control p2 (1,1); drakon (2,1);
             amazon (1,0); wizard (1,0); barbarian p2 (0,1); thief p2, thief swap 1; dwarf, discard plain.1, done;
             knight, allow; draft amazon; end; pass

## Komnaty

drakon-chamber-start = Start
drakon-chamber-plain = Pusta komnata
drakon-chamber-find_coin = Znajdź monetę
drakon-chamber-lose_coin = Strać monetę
drakon-chamber-steal_cw = Ukradnij monetę (zgodnie z ruchem wskazówek zegara)
drakon-chamber-steal_ccw = Ukradnij monetę (przeciwnie do ruchu wskazówek zegara)
drakon-chamber-escape = Ucieczka
drakon-chamber-master_key = Klucz uniwersalny
drakon-chamber-magical_shift = Magiczna zamiana
drakon-chamber-magic_harp = Magiczna harfa
drakon-chamber-destroy = Zniszcz komnatę
drakon-chamber-rotate = Obróć komnatę
drakon-chamber-map = Komnata map
drakon-chamber-strong_wind = Silny wiatr
drakon-chamber-floating = Lewitująca komnata
drakon-chamber-teleport = Teleport
drakon-chamber-mind_control = Kontrola umysłu
drakon-chamber-drakon_moves = Ruch smoczycy

## Bohaterowie

drakon-hero-amazon = Amazonka
drakon-hero-barbarian = Barbarzyńca
drakon-hero-dwarf = Krasnolud
drakon-hero-knight = Rycerz
drakon-hero-thief = Złodziej
drakon-hero-wizard = Czarodziej

## Co zagraża monecie

drakon-threat-lose = Strać monetę
drakon-threat-steal = Ukradnij monetę
drakon-threat-thief = Złodziej
drakon-threat-drakon = smoczyca

## Warianty

drakon-option-players = liczba graczy
drakon-option-goal = cel
drakon-option-heroes = Bohaterowie!
drakon-option-knight_vs_drakon = Rycerz chroni przed smoczycą
drakon-option-tile_set = zestaw kafelków
drakon-option-start_arrows = strzałki na Starcie
drakon-option-start_side = strona Startu
drakon-option-stall_limit = limit rund bez postępu
drakon-option-round_limit = limit rund

drakon-goal-standard = Gra podstawowa (10 sztuk złota)
drakon-goal-short = Krótka gra (7 sztuk złota)
drakon-goal-fixed = Stałe złoto (5 monet)
drakon-goal-escape = Ucieczka z leża smoczycy (8 sztuk złota)
drakon-goal-team = Gra drużynowa (20 sztuk złota)
drakon-heroes-off = bez zdolności
drakon-heroes-random = losowi bohaterowie
drakon-heroes-draft = wybór bohaterów po kolei

## Punkty

drakon-score-gold = złoto
drakon-score-coins = monety

## Koniec gry

drakon-ending-goal = cel osiągnięty
drakon-ending-escape = udana ucieczka
drakon-ending-dead_end = nikt nie może nic zrobić
drakon-ending-stall = brak postępu
drakon-ending-round_limit = osiągnięto limit rund

## Odmowy

drakon-refusal-unreadable = to nie jest akcja; napisz na przykład „move (1,0)”, „place plain[NE] @(1,0)” lub „keep”
drakon-refusal-not_your_decision = teraz decyduje się o czymś innym – { $decision_name }
    .blurred = to nie twoja decyzja
drakon-refusal-must_act = możesz wyłożyć komnatę lub się ruszyć, więc musisz
drakon-refusal-not_in_hand = nie masz takiego kafelka
drakon-refusal-cell_taken = tam już leży komnata
drakon-refusal-not_adjacent = to miejsce nie sąsiaduje z żadną komnatą
drakon-refusal-facing_arrows = strzałki byłyby skierowane ku sobie
drakon-refusal-no_arrow = nie prowadzi tam żadna strzałka
drakon-refusal-no_chamber = tam nie ma komnaty
drakon-refusal-harp = Magiczna harfa wabi bohatera: musi iść do niej
drakon-refusal-wind = Silny wiatr tam nie zaniesie: niesie o dwa kroki, zgodnie ze strzałkami
drakon-refusal-mandatory = z pełną ręką (kafelki: { $limit }) Krasnolud odrzuca co najmniej jeden: najpierw go wybierz
drakon-refusal-no_target =
    { $cause ->
        [taken] ktoś już wybrał tego bohatera
        [no_tile] ten gracz nie ma kafelka
        [own] trzeba wybrać bohatera innego gracza
       *[way] ta komnata nie pozwala tam przejść
        [wizard] Czarodziej idzie do sąsiedniej komnaty, do której nie prowadzi żaden ruch
        [barbarian] Barbarzyńca przesuwa bohatera ze swojej komnaty
        [thief] Złodziej okrada przeciwnika w swojej komnacie
        [no_purse] ten gracz nie ma monety dla Złodzieja
        [no_coin] nie masz monety o tej wartości
        [no_hoard] w skarbcu nie ma monet
        [no_pile] w stosie nie ma już kafelków
        [pattern] obrót zmienia tylko kierunek strzałek, nie ich liczbę
    }
drakon-refusal-start_protected = Startu nie można zniszczyć ani zamienić
drakon-refusal-hero_there = stoi tam bohater
drakon-refusal-drakon_there = jest tam smoczyca
drakon-refusal-same_arrows = obrót musi zmienić strzałki
drakon-refusal-same_cell = komnata musi przelecieć w inne miejsce
drakon-refusal-too_far = smoczyca robi najwyżej trzy kroki, z komnaty do komnaty
drakon-refusal-power_used = zdolność specjalna została już użyta: działa raz na grę
drakon-refusal-power_idle =
    { $cause ->
        [off] w tej grze nie ma zdolności specjalnych
        [pile] stos jest pusty: Krasnolud nie miałby czego dobrać
       *[other] to zdolność innego bohatera, a twój to: { $hero_name }
    }

## Wydarzenia

drakon-event-first-player-chosen = Zaczyna { $seat_name }.
drakon-event-hero-dealt = { $seat_name } dostaje bohatera: { $hero_name }.
drakon-event-hero-drafted = { $seat_name } wybiera bohatera: { $hero_name }.
drakon-event-tile-dealt = { $seat_name } dostaje kafelek: { $tile_name }.
    .blurred = { $seat_name } dostaje kafelek.
drakon-event-turn-began = Tura: { $seat_name }.
drakon-event-turn-skipped = { $seat_name } nie może wyłożyć komnaty ani się ruszyć: tura przepada.
drakon-event-turn-passed = { $seat_name } pasuje.
drakon-event-chamber-placed = { $seat_name } wykłada na { $cell }: { $chamber_name }.
drakon-event-tile-drawn = { $seat_name } dobiera kafelek: { $tile_name }.
    .blurred = { $seat_name } dobiera kafelek.
drakon-event-tile-taken = { $seat_name } zabiera kafelek ({ $tile_name }), poprzedni właściciel: { $from_name }.
    .blurred = { $seat_name } zabiera kafelek, poprzedni właściciel: { $from_name }.
drakon-event-hero-moved =
    { $how ->
        [wizard] { $seat_name } przechodzi przez ścianę: { $from } → { $to }.
        [amazon] { $seat_name } wykonuje dodatkowy ruch: { $from } → { $to }.
        [barbarian] { $by_name } przepycha bohatera ({ $seat_name }): { $from } → { $to }.
        [control] { $by_name } prowadzi cudzego bohatera ({ $seat_name }): { $from } → { $to }.
        [jump] { $seat_name } przenosi się: { $from } → { $to }.
       *[move] { $seat_name } idzie: { $from } → { $to }.
    }
drakon-event-escape-refused = { $seat_name } nie przenosi się na { $cell }.
drakon-event-nothing-happened = { $seat_name }: { $chamber_name } na { $cell }, nic się nie dzieje.
drakon-event-coin-found = { $seat_name } znajduje monetę o wartości { $value }.
    .blurred = { $seat_name } znajduje monetę.
drakon-event-coin-lost = { $seat_name } traci monetę o wartości { $value } ({ $threat_name }).
    .blurred = { $seat_name } traci monetę ({ $threat_name }).
drakon-event-coin-stolen = { $seat_name } zabiera monetę o wartości { $value }, poprzedni właściciel: { $from_name } ({ $threat_name }).
    .blurred = { $seat_name } zabiera monetę, poprzedni właściciel: { $from_name } ({ $threat_name }).
drakon-event-coin-swapped = { $seat_name } oddaje do skarbca monetę o wartości { $old } i dostaje monetę o wartości { $new }.
    .blurred = { $seat_name } wymienia monetę w skarbcu.
drakon-event-coin-guarded = { $seat_name } zachowuje monetę: chroni ją Rycerz ({ $threat_name }).
drakon-event-coin-not-guarded = { $seat_name } nie używa Rycerza ({ $threat_name }).
drakon-event-drakon-entered = Smoczyca pojawia się na { $cell }; stawia ją { $seat_name }.
drakon-event-drakon-moved = { $seat_name } prowadzi smoczycę: { $from } → { $to }.
drakon-event-hero-hit = Smoczyca łapie bohatera ({ $seat_name }) na { $cell }.
drakon-event-chamber-shifted = { $seat_name } zamienia komnatę na { $cell }: zamiast „{ $removed_name }” jest „{ $chamber_name }”.
drakon-event-chamber-destroyed = { $seat_name } niszczy komnatę „{ $chamber_name }” na { $cell }; kafelek trafia pod stos dobierania.
drakon-event-chamber-rotated = { $seat_name } obraca komnatę „{ $chamber_name }” na { $cell }; strzałki teraz: { $arrows }.
drakon-event-chamber-floated = { $seat_name } przenosi Lewitującą komnatę: { $from } → { $to }.
drakon-event-chamber-kept = { $seat_name } nie korzysta z komnaty „{ $chamber_name }” na { $cell }.
drakon-event-power-used = { $seat_name } używa zdolności bohatera: { $hero_name }.
drakon-event-tile-discarded = { $seat_name } odrzuca kafelek: { $tile_name }.
    .blurred = { $seat_name } odrzuca kafelek.
drakon-event-tiles-returned =
    { $number ->
        [one] { $seat_name } odkłada pod stos dobierania { $number } kafelek.
        [few] { $seat_name } odkłada pod stos dobierania { $number } kafelki.
        [many] { $seat_name } odkłada pod stos dobierania { $number } kafelków.
       *[other] { $seat_name } odkłada pod stos dobierania { $number } kafelka.
    }
drakon-event-game-ended =
    { $winners_number ->
        [1] Koniec gry: { $reason_name }. Wygrywa { $winners_name }.
       *[other] Koniec gry: { $reason_name }. Wspólne zwycięstwo: { $winners_name }.
    }
