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
web-ladder-text = Najlepsi w partiach rankingowych między kontami. O kolejności decyduje to, co ktoś potrafi co najmniej; poniżej dziesięciu partii ocena jest tymczasowa. Między tymi samymi dwiema osobami liczy się dziesięć partii dziennie.
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
web-find-person = Znajdź kogoś po nazwie
web-find-go = Znajdź
web-find-none = Nie ma konta o tej nazwie.
web-friend-add = Dodaj do znajomych
web-friend-drop = Usuń ze znajomych
web-challenge = Wyzwij
web-block = Zablokuj
web-block-drop = Odblokuj
web-blocked = Ta osoba jest zablokowana: żadnych wyzwań, wspólnych stołów ani wiadomości.
web-mute = Wycisz
web-mute-drop = Przestań wyciszać
web-muted = Nie widzisz, co pisze ta osoba.
web-unwanted = Zablokowani i wyciszeni
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
web-open-clock-minutes = { $minutes } min na turę
web-open-clock-game = Po { $minutes } min, { $increment } s więcej na turę
web-open-clock-days = { $time } na turę
web-open-clock-bank = { $time } na turę, { $bank } w banku
web-play-watch = Partie do oglądania
web-play-watch-none = W tej chwili nikt nie gra publicznie.

## Turnieje

web-tournaments = Turnieje
web-tournaments-text = Każdy z każdym, system szwajcarski i pucharowy, za jednym posiedzeniem albo przez wiele dni. Każda runda zaczyna się sama, gdy skończy się ostatni stół poprzedniej. Aby wziąć udział, trzeba mieć konto; grać mogą też konta botów.
web-tournaments-none = Nie ma tu żadnego turnieju.
web-tournament-open = Otwarte
web-tournament-playing = W toku
web-tournament-finished = Zakończone
web-tournament-over = Zakończony
web-tournament-cancelled = Odwołany
web-tournament-mine = Moje
web-tournament-new = Nowy turniej
web-tournament-title = Nazwa turnieju
web-tournament-calendar = Do kalendarza
web-tournament-format = Rodzaj
web-tournament-round_robin = Każdy z każdym
web-tournament-swiss = System szwajcarski
web-tournament-knockout = System pucharowy
web-tournament-seats = Miejsca przy stole
web-tournament-draft-seats = Miejsca przy stole draftu
web-tournament-most = Najwięcej graczy
web-tournament-rounds = Rundy
web-tournament-rounds-usual = Tyle, ile zwykle
web-tournament-choices = Talie
web-tournament-choices-fixed = Takie, z jakimi przychodzi gra
web-tournament-choices-preset = Każdy wybiera gotową talię
web-tournament-choices-own = Każdy przynosi dowolną dozwoloną talię
web-tournament-choices-drafted = Każdy najpierw draftuje talię
web-tournament-public = Każdy znajdzie go na liście
web-tournament-starts = Zaczyna się sam o (inaczej zaczynasz go ty)
web-tournament-make = Utwórz turniej
web-tournament-join = Weź udział
web-tournament-choose = Zmień talię
web-tournament-leave = Opuść
web-tournament-withdraw = Wycofaj się
web-tournament-withdraw-sure = Na pewno się wycofać i poddać?
web-tournament-start = Zacznij teraz
web-tournament-cancel = Odwołaj
web-tournament-cancel-sure = Na pewno odwołać?
web-tournament-at-table = { $count } przy stole
web-tournament-at-draft = { $count } przy stole draftu
web-tournament-count = Gracze: { $count } z { $most }
web-tournament-owner = Organizator:
web-tournament-nobody = Na razie nikt nie bierze udziału.
web-tournament-begins = Początek { $when }
web-tournament-round = Runda { $round }
web-tournament-of = Runda { $round } z { $rounds }
web-tournament-drafts = Drafty
web-tournament-building = Trwa składanie talii
web-tournament-draft-text = Najpierw wszyscy draftują przy stołach. Potem każdy składa ze swoich kart talię trzydziestu i gra nią wszystkie rundy. Pule i talie pozostają zakryte do końca turnieju.
web-tournament-draft-yours = Do twojego draftu
web-tournament-build = Złóż talię do: { $when }. Inaczej zostanie złożona za ciebie.
web-tournament-build-yours = Złóż talię
web-tournament-built = Twoja talia jest gotowa. Pierwsza runda zacznie się, gdy wszyscy będą mieli talie, najpóźniej { $when }.
web-tournament-others-build = Trwa składanie talii. Pierwsza runda zacznie się, gdy wszyscy będą mieli talie, najpóźniej { $when }.
web-tournament-ready = Gotowe talie: { $count } z { $all }
web-tournament-tables = Stoły
web-tournament-standing = Klasyfikacja
web-tournament-points = Punkty
web-tournament-buchholz = Buchholz
web-tournament-sonneborn = Sonneborn-Berger
web-tournament-wins = Wygrane
web-tournament-rests = pauzuje, jeden punkt
web-tournament-watch = Oglądaj
web-tournament-look = Zobacz
web-tournament-boards = Plansze na żywo
web-tournament-board = Plansza: { $names }
web-tournament-yours = Do twojego stołu
web-tournament-gone = poza turniejem
web-tournament-place = Miejsce { $place }
web-tournament-export = Wyniki
web-tournament-seed = Wartość losowa kojarzeń
web-tournament-rules = Jak ustala się miejsca
web-tournament-rules-points = Kto wygrywa przy stole, dostaje punkt, ostatni nie dostaje nic, a miejsca pomiędzy dają część punktu. Kto pauzuje, dostaje punkt.
web-tournament-rules-swiss = Przy równych punktach rozstrzygają punkty przeciwników (Buchholz), potem punkty pokonanych i połowa punktów tych, z którymi dzieli się miejsce (Sonneborn-Berger), potem wygrane. Kto jest równy we wszystkim, dzieli miejsce.
web-tournament-rules-round_robin = Przy równych punktach rozstrzygają punkty pokonanych i połowa punktów tych, z którymi dzieli się miejsce (Sonneborn-Berger), potem wygrane. Kto jest równy we wszystkim, dzieli miejsce.
web-tournament-rules-knockout = Liczy się, jak daleko kto zaszedł. Dalej przechodzi lepsza połowa stołu, przy równych miejscach silniejsi. Kto odpadł w tej samej rundzie, dzieli miejsce.
web-tournament-rules-seed = Kto z kim gra, wynika z opublikowanej wartości losowej i z wyników, i każdy może to sprawdzić.
web-tournament-link = Turniej znajdzie tylko ten, kto ma ten link.
web-club-tournament = Turniej klubu: widzą go i grają w nim tylko członkowie.
web-tournament-account = Aby wziąć udział, trzeba mieć konto.
web-tournament-deck = Twoja talia
