# Interfejs w przeglądarce. Identyfikatory jak w en/web.ftl, w całości.

## Dom

web-title = Obelisk
web-title-your-turn = Twoja tura – Obelisk
web-tagline = Odbuduj zrujnowane miasto przy świetle księżyca: z przyjaciółmi skądkolwiek albo przeciw botom, które nigdy nie podglądają kart.
web-home = Strona główna
web-nav = Strony
web-nav-tables = Moje stoły
web-nav-rules = Zasady
web-nav-settings = Ustawienia
web-skip = Przejdź do treści
web-loading = Wczytywanie…
web-load-failed = Nie udało się wczytać strony. Odśwież ją, proszę.
web-no-server = Serwer nie odpowiada.
web-try-again = Spróbuj ponownie
web-close = Zamknij
web-yes = Tak
web-no = Nie
web-save = Zapisz
web-saved = Zapisano.
web-send = Wyślij
web-copied = Skopiowano
web-theme-to-day = Włącz motyw dzienny
web-theme-to-night = Włącz motyw nocny
web-lost = Tu niczego nie ma
web-lost-text = Adres prowadzi donikąd; może został ucięty przy kopiowaniu.
web-gallery = Wszystkie rysunki

## Gry

web-game = Gra
web-game-city = Blue Moon City
web-game-drakon = Drakon
web-game-legends = Blue Moon Legends
web-game-legends-draft = Blue Moon Legends: draft

## Strona główna

web-play-now = Zagraj teraz
web-play-now-text = Blue Moon City we dwoje przeciw botowi. Bez zakładania konta.
web-new-table = Nowy stół
web-continue = Graj dalej
web-continue-none = Tu pojawią się twoje otwarte partie.
web-join = Dołącz do przyjaciół
web-join-link = Link z zaproszenia
web-join-go = Otwórz
web-join-unreadable = To nie jest link do stołu.
web-lobby = Szukają graczy
web-lobby-none = W tej chwili nikt nie czeka.
web-lobby-open = Otwórz stół dla innych
web-learn = Pierwszy raz tutaj?
web-learn-text = Osiem krótkich kroków wyjaśnia Blue Moon City; pełne zasady są o jedno kliknięcie dalej.

## Ludzie

web-guest-name = Gość { $number }
web-sign-in = Zaloguj się
web-sign-in-text = Witaj ponownie. Twoje stoły czekają.
web-sign-in-instead = Mam konto
web-make-account = Załóż konto
web-make-account-text = Konto przechowuje twoje partie na każdym urządzeniu. Wszystko, co grano jako gość, zostaje.
web-make-account-instead = Nie mam jeszcze konta
web-name = Nazwa
web-password = Hasło
web-password-text = Co najmniej osiem znaków.
web-profile = O tobie
web-guest-text = Grasz jako gość. Z kontem wrócisz z każdego urządzenia.
web-nobody = Nie jesteś zalogowany. Grać można od razu, jako gość.
web-sign-out = Wyloguj
web-sign-out-everywhere = Wyloguj wszędzie
web-delete-me = Usuń mnie
web-delete-me-text = Twoja nazwa zniknie, a miejsca przejmą boty. Tego nie da się cofnąć.
web-delete-me-sure = Usuń na zawsze
web-you = ty
web-player = Gracz
web-players = Gracze
web-bot = Bot
web-bot-named = Bot „{ $name }”
web-bot-random = Bot: gra losowo
web-bot-level-1 = Bot 1: początkujący
web-bot-level-2 = Bot 2: spokojny
web-bot-level-3 = Bot 3: solidny
web-bot-level-4 = Bot 4: silny
web-bot-level-5 = Bot 5: mistrz
web-offline = poza siecią

## Ustawienia

web-language = Język
web-look-and-feel = Wygląd i dźwięk
web-theme = Motyw
web-theme-night = Noc
web-theme-day = Dzień
web-theme-system = Jak w systemie
web-motion = Ruch
web-motion-full = Pełny
web-motion-fast = Szybki
web-motion-none = Bez ruchu
web-sound = Dźwięk
web-volume = Głośność
web-confirm-setting = Pytaj przed końcem tury
web-tips = Objaśniaj każdą decyzję

## Stoły

web-tables-none = Nie masz jeszcze stołów.
web-tables-waiting = Czekają na ciebie
web-tables-running = Trwają
web-tables-finished = Zakończone
web-state-yours = Twoja tura
web-state-playing = Grają inni
web-state-lobby = Przed rozpoczęciem
web-state-finished = Zakończona
web-state-archived = Odłożona
web-options = Zasady
web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-seat-me = Gram ja
web-seat-link = Ktoś z linkiem
web-seat-open = Ktokolwiek
web-seat-free = wolne
web-seat-link-waiting = Czeka na gościa
web-hot-seat-text = Kilka osób przy jednym urządzeniu: między turami ekran zasłania karty.
web-more = Ponadto
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-move = Minuta na turę
web-clock-game = Po 15 minut i 10 sekund za turę
web-clock-days = Dwa dni na turę
web-table-title = Nazwa stołu
web-public = Pokaż na liście
web-spectators = Inni mogą oglądać
web-create = Otwórz stół
web-lobby-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-lobby-full = Wszyscy są.
web-copy-link = Skopiuj link
web-sit = Usiądź
web-kick = Zwolnij miejsce
web-start = Zacznij
web-leave = Wstań
web-table-close = Zamknij stół
web-table-gone = Nie można otworzyć tego stołu
web-table-gone-text = Nie istnieje albo nie jest dla ciebie otwarty.
web-no-board = Ta gra nie ma tu jeszcze planszy.
web-record = Zapisy
web-record-upload = Otwórz zapis
web-record-upload-text = Zapis to cała partia jako tekst: można ją obejrzeć, przekazać i grać dalej od dowolnej chwili.
web-record-download = Pobierz zapis

## Przy stole

web-decision = Co teraz
web-now-other = Teraz gra { $name }.
web-undo = Cofnij
web-undo-asked = { $name } prosi o cofnięcie ostatniej akcji. Zgoda?
web-undo-waiting = Czekamy na zgodę pozostałych.
web-look = Podgląd
web-why = Dlaczego nie?
web-side = Dziennik i czat
web-side-open = Pokaż dziennik i czat
web-side-close = Ukryj dziennik i czat
web-log-and-chat = Dziennik, czat, stół
web-back-to-board = Wróć do planszy
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-table = Stół
web-log-none = Nic się jeszcze nie wydarzyło.
web-chat-none = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś
web-commitment = Uczciwy los: ten odcisk tajnego ziarna ustalono przed rozdaniem.
web-resign = Poddaj się
web-resign-sure = Na pewno się poddać?
web-line-lost = Połączenie przerwane. Łączymy ponownie…
web-line-closed = Połączenie zamknięto. Odśwież stronę, aby wrócić.
web-looking-back = Plansza po akcji { $number }
web-back-to-now = Wróć do teraz
web-away = Bot gra za ciebie.
web-come-back = Już jestem
web-hand-over = Przekaż ekran: { $name }
web-hand-over-text = Nikt inny nie powinien teraz patrzeć na ekran.
web-hand-over-ready = { $name } – to ja
web-describe = Opisz planszę

## Koniec

web-result-won = Wygrana!
web-result-over = Koniec gry
web-result-draw = Nikt nie wygrywa
web-rematch = Jeszcze raz
web-replay = Powtórka
web-story = Historia partii
web-story-text =
    { $turns ->
        [one] Wykres z { $turns } tury
        [few] Wykres z { $turns } tur
        [many] Wykres z { $turns } tur
       *[other] Wykres z { $turns } tury
    }
web-story-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-on = Krok dalej
web-replay-last = Na koniec
web-replay-ply = Chwila partii
web-replay-viewer = Czyimi oczami
web-replay-spectator = Oczami widza
web-replay-seat = Oczami: { $name }
web-share = Skopiuj link
web-fork = Graj dalej stąd
web-fairness = Sprawdź uczciwość
web-fairness-good =
    { $outcomes ->
        [one] Sprawdzono: { $outcomes } wynik losowy wynika z ziarna.
        [few] Sprawdzono: wszystkie { $outcomes } wyniki losowe wynikają z ziarna.
        [many] Sprawdzono: wszystkie { $outcomes } wyników losowych wynika z ziarna.
       *[other] Sprawdzono: wszystkie { $outcomes } wyniku losowego wynikają z ziarna.
    }
web-fairness-none = Tej partii nie można sprawdzić.

## Zasady

web-how = Jak grać
web-rules-full = Pełne zasady
web-rules-english = Numerowane zasady są po angielsku, aby każdy numer wszędzie znaczył to samo.
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $count ->
        [one] Znaleziono { $count } fragment
        [few] Znaleziono { $count } fragmenty
        [many] Znaleziono { $count } fragmentów
       *[other] Znaleziono { $count } fragmentu
    }
web-rules-contents = Spis treści

web-how-city-1 = Cel
web-how-city-1-text = Odbudowuj miasto, zdobywaj kryształy i zanoś je do obelisku. Wygrywa ten, kto pierwszy złoży dość ofiar: sześć we dwoje, pięć we troje, cztery we czworo.
web-how-city-2 = Ruch
web-how-city-2-text = Twoja latarnia idzie do dwóch kroków, prosto lub z zakrętem. Działasz tam, gdzie stoi.
web-how-city-3 = Wkład
web-how-city-3-text = Na budynku w ruinach zapłać kartami w kolorze pola co najmniej jego wartość i połóż tam swój znacznik. W jednej turze można zapełnić kilka pól.
web-how-city-4 = Zdolności
web-how-city-4-text = Karta daje swoją wartość albo zdolność, nigdy obie. Flit lata; Vulca, Terrah i Aqua przesuwają smoki; Khind i Mimix to jokery; Hoax zmienia kolory; Pillar daje jeszcze jedną ofiarę.
web-how-city-5 = Ukończenie
web-how-city-5-text = Gdy zapełni się ostatnie pole, nagrodę dostaje każdy, kto pomagał, kto pomógł najwięcej – premię, a każdy odbudowany sąsiad dokłada swoją.
web-how-city-6 = Smoki
web-how-city-6-text = Pierwszy wkład w turze daje złotą łuskę za każdego smoka na kafelku. Gdy łuski się kończą, są punktowane: sześć kryształów dla tego, kto ma najwięcej, trzy dla innych z co najmniej trzema.
web-how-city-7 = Ofiara
web-how-city-7-text = Stań na dziedzińcu i zapłać cenę następnego pola obelisku. Ceny rosną, więc nie zwlekaj.
web-how-city-8 = Karty
web-how-city-8-text = Na koniec tury możesz odrzucić do dwóch kart; potem dobierasz dwie i po jednej za każdą odrzuconą.

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
web-city-now-over = Koniec gry.
web-city-now-wait = Chwileczkę…
web-city-hint-movement = Świecące pola są w zasięgu. Karty z kreską pod spodem mają zdolność, której można teraz użyć.
web-city-hint-contribution = Każde pole chce swojego koloru i wartości. Nadwyżka przepada.
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
web-city-done-movement = Zostaję tu
web-city-done-contribution = Dalej
web-city-done-offering = Bez ofiary
web-city-done-special = Rezygnuję
web-city-do-build = Wnieś wkład
web-city-do-offer-here = Złóż ofiarę
web-city-do-offer = Ofiara za { $price }
web-city-do-offer-pillar = Jeszcze jedna ofiara: { $card }
web-city-do-play = Użyj zdolności
web-city-do-take = Weź dwie karty
web-city-do-discard = Odrzuć: { $card }
web-city-do-draw = Dobierz i zakończ turę
web-city-sure-draw = Tak, zakończ turę
web-city-other-payments = Sposoby: { $count }
web-city-payments = Sposoby zapłaty
web-city-target-move = Idź tutaj.
web-city-target-play = Wybierz to miejsce.
web-city-target-go = Przejdź tutaj.

## Miasto: zdolności

web-city-power-none = Bez zdolności.
web-city-power-dragon-any = Przesuwa smoka na dowolny kafelek: { $dragon }.
web-city-power-dragon-steps = Przesuwa smoka do trzech kroków: { $dragon }.
web-city-power-wing = Lot na dowolny kafelek.
web-city-power-step = Dwa kroki więcej.
web-city-power-joker = Joker o wartości 1 w każdym kolorze.
web-city-power-pair = Dwie takie o wartości 1 lub 2 to joker o wartości 3.
web-city-power-recolour-1 = Przebarwia do czterech kart jednego koloru.
web-city-power-recolour-2 = Przebarwia jedną kartę.
web-city-power-offer-1 = Jeszcze jedna ofiara, droższa o jeden kryształ.
web-city-power-offer-2 = Jeszcze jedna ofiara, droższa o dwa kryształy.

## Kłopoty

web-problem-unknown = Nie udało się. Spróbuj za chwilę.
web-problem-offline = Serwer nie odpowiada. Sprawdź połączenie.
web-problem-unavailable = Serwer jest zajęty albo uruchamia się ponownie. Spróbuj za chwilę.
web-problem-wrong_password = Nazwa lub hasło się nie zgadza.
web-problem-not_signed_in = Najpierw się zaloguj.
web-problem-forbidden = Nie wolno ci tego zrobić.
web-problem-forbidden-invite = To zaproszenie wykorzystano albo zastąpiono.
web-problem-not_found = Tego (już) nie ma.
web-problem-conflict = To już niemożliwe.
web-problem-conflict-name_taken = Ta nazwa jest zajęta.
web-problem-conflict-seat_taken = Ktoś inny już tam siedzi.
web-problem-conflict-already_seated = Masz tu już miejsce.
web-problem-conflict-seats_free = Nie wszystkie miejsca są zajęte.
web-problem-stale = Gra poszła już dalej.
web-problem-bad_name = Takiej nazwy nie można użyć.
web-problem-bad_password = Hasło musi mieć co najmniej osiem znaków.
web-problem-bad_options = Te zasady nie pasują do siebie.
web-problem-bad_table = Taki stół nie jest możliwy.
web-problem-bad_record = To nie jest zapis, który można odtworzyć.
web-problem-too_many = Za szybko. Poczekaj chwilę.
