# Strony osób, rankingi i szukanie gry.

## Strona osoby

web-people-guest = Gość
web-people-bot = Konto bota, właściciel:
web-people-deleted = Ktoś, kto odszedł
web-people-since = Tutaj od { $date }
web-people-private = Ta strona jest prywatna.
web-people-private-own = Tylko ty widzisz tę stronę.
web-people-public-own = Wszyscy widzą tę stronę, ale nie to, w co grasz przy prywatnych stołach.
web-people-ratings = Oceny
web-people-rating = Ocena
web-people-unrated = Jeszcze żadnych partii rankingowych.
web-people-rated = rankingowa
web-people-provisional = tymczasowa
web-people-pace-live = Na żywo
web-people-pace-days = Przez wiele dni
web-people-seats =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
web-people-rated-games =
    { $count ->
        [one] { $count } partia rankingowa
        [few] { $count } partie rankingowe
        [many] { $count } partii rankingowych
       *[other] { $count } partii rankingowej
    }
web-people-curve =
    { $count ->
        [one] Ocena po { $count } partii: { $first }, teraz { $last }, najwyżej { $best }
        [few] Ocena w ostatnich { $count } partiach: od { $first } do { $last }, najwyżej { $best }
        [many] Ocena w ostatnich { $count } partiach: od { $first } do { $last }, najwyżej { $best }
       *[other] Ocena w ostatnich { $count } partii: od { $first } do { $last }, najwyżej { $best }
    }
web-people-record = Wyniki
web-people-won =
    { $games ->
        [one] Wygrane: { $wins } z { $games } partii
        [few] Wygrane: { $wins } z { $games } partii
        [many] Wygrane: { $wins } z { $games } partii
       *[other] Wygrane: { $wins } z { $games } partii
    }
web-people-streak-won =
    { $count ->
        [one] Wygrana ostatnia partia
        [few] Wygrane { $count } ostatnie partie z rzędu
        [many] Wygranych { $count } ostatnich partii z rzędu
       *[other] Wygrane { $count } ostatniej partii z rzędu
    }
web-people-streak-lost =
    { $count ->
        [one] Bez wygranej w ostatniej partii
        [few] Bez wygranej w { $count } ostatnich partiach
        [many] Bez wygranej w { $count } ostatnich partiach
       *[other] Bez wygranej w { $count } ostatniej partii
    }
web-people-best =
    { $count ->
        [one] Najdłuższa seria wygranych: { $count } partia
        [few] Najdłuższa seria wygranych: { $count } partie
        [many] Najdłuższa seria wygranych: { $count } partii
       *[other] Najdłuższa seria wygranych: { $count } partii
    }
web-people-by-opponent = Według przeciwnika
web-people-by-seat = Według miejsca przy stole
web-people-by-players = Według liczby graczy
web-people-by-deck = Według talii
web-people-by-options = Według zasad
web-people-games = Partie
web-people-wins = Wygrane
web-people-own = Własna
web-people-options-usual = Zwykłe zasady
web-people-last-games = Ostatnie partie
web-people-no-games = Jeszcze żadnych zakończonych partii.
web-people-place = Miejsce { $place } z { $seats }
web-people-more = Pokaż więcej

## Rankingi

web-ladder = Ranking
web-ladder-text = Najlepsi w partiach rankingowych między kontami. O kolejności decyduje to, co ktoś potrafi co najmniej; poniżej dziesięciu partii ocena jest tymczasowa.
web-ladder-of = Kto
web-ladder-people = Ludzie
web-ladder-bots = Konta botów
web-ladder-place = Miejsce
web-ladder-none = Nikt jeszcze nie rozegrał takiej partii rankingowej.

## Szukanie gry

web-play = Znajdź grę
web-play-text = Jeden przycisk, chwila i jest stół. Albo usiądź tam, gdzie ktoś już czeka.
web-play-quick = Szybkie parowanie
web-play-pace = Tempo
web-play-live = Na żywo: po 15 minut
web-play-days = Przez wiele dni: dwa dni na turę
web-play-rated = Rankingowa (wymaga konta)
web-play-seek = Znajdź mi przeciwnika
web-play-seeking = Szukamy przeciwnika o podobnej sile…
web-play-stop = Przerwij szukanie
web-play-open = Otwarte stoły
web-play-strength = Siła { $rating }
web-play-new = Jeszcze bez oceny
web-play-language = Język: { $language }
web-friends = Znajomi
web-friends-none = Nie masz jeszcze znajomych na liście. Na stronie każdej osoby jest do tego przycisk.
web-friend-add = Dodaj do znajomych
web-friend-drop = Usuń ze znajomych
web-challenge = Wyzwij
web-block = Zablokuj
web-block-drop = Odblokuj
web-blocked = Ta osoba jest zablokowana: żadnych wyzwań, wspólnych stołów ani wiadomości.
web-offence = Zgłoś naruszenie
web-offence-reason = Co się stało
web-offence-insult = Obelgi
web-offence-cheating = Oszustwo
web-offence-quitting = Porzucanie partii
web-offence-name = Obraźliwa nazwa
web-offence-other = Coś innego
web-offence-text = Własnymi słowami
web-offence-sent = Dziękujemy. Operator tego serwera zajmie się sprawą.
web-play-all = Wszystkie gry
web-open-clock-move = { $seconds } s na turę
web-open-clock-game = Po { $minutes } min, { $increment } s więcej na turę
web-open-clock-days =
    { $days ->
        [one] { $days } dzień na turę
        [few] { $days } dni na turę
        [many] { $days } dni na turę
       *[other] { $days } dnia na turę
    }
web-play-watch = Partie do oglądania
web-play-watch-none = W tej chwili nikt nie gra publicznie.
