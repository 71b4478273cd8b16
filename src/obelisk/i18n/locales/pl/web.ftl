# Interfejs w przeglądarce. Identyfikatory jak w en/web.ftl, w całości.

## Dom

web-title = Obelisk
web-title-your-turn = Twoja tura – Obelisk
web-tagline = Trzy gry przy księżycu: odbudować miasto, okraść smoczycę, stoczyć pojedynek ludów i smoków. Z przyjaciółmi gdziekolwiek albo z botami, które nigdy nie podglądają kart.
web-home = Strona główna
web-nav = Strony
web-nav-tables = Moje stoły
web-nav-rules = Zasady
web-nav-decks = Talie
web-nav-learn = Nauka
web-nav-settings = Ustawienia
web-nav-ladder = Ranking
web-nav-tournaments = Turnieje
web-nav-play = Znajdź grę
web-clubs = Kluby
web-nav-exercises = Zadania
web-nav-more = Więcej
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
web-game-legends = Legendy Blue Moon
web-game-legends-draft = Legendy Blue Moon: draft

## Strona główna

web-learn-first = Naucz się grać
web-daily = Zadanie dnia
web-daily-go = Rozwiąż
web-daily-solved = rozwiązane, brawo
web-exercises = Wszystkie zadania
web-play-now = Zagraj teraz
web-play-now-text = Blue Moon City: partia z botem. Bez zakładania konta.
web-new-table = Nowy stół
web-games = Trzy gry
web-play-bot = Graj z botem
web-about-city = Wędrujcie po zrujnowanym mieście, odbudowujcie je kartami ośmiu ludów i zanieście kryształy pod obelisk.
web-about-drakon = Układajcie labirynt komnat, wykradajcie złoto smoczycy i uważajcie na drzwi jednokierunkowe. Od dwóch do sześciu graczy.
web-about-legends = Pojedynek ludów: wzmacniajcie ogień lub ziemię, wzywajcie wsparcie i liderów, przeciągnijcie smoki na swoją stronę.
web-continue = Graj dalej
web-continue-none = Tu pojawią się twoje otwarte partie.
web-join = Dołącz do przyjaciół
web-join-link = Link z zaproszenia
web-join-go = Otwórz
web-join-unreadable = To nie jest link do stołu.
web-lobby = Szukają graczy
web-lobby-none = W tej chwili nikt nie czeka.
web-lobby-open = Otwórz stół dla innych

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
web-mail = Poczta
web-mail-text = Z adresem e-mail można samodzielnie ustawić nowe hasło, gdy stare wyleci z głowy. Co jeszcze tam wysyłamy, wybierzesz w części Powiadomienia.
web-mail-address = Adres e-mail
web-mail-confirmed = Potwierdzony: { $address }
web-mail-waiting = List do { $address } jest w drodze. Otwórz link, który jest w środku.
web-mail-delete = Usuń adres
web-forgot = Nie pamiętasz hasła?
web-forgot-sent = Jeśli jakieś konto potwierdziło ten adres, list z linkiem do nowego hasła jest w drodze.
web-forgot-send = Wyślij link
web-profile = O tobie
web-my-page = Moja strona
web-guest-text = Grasz jako gość. Z kontem wrócisz z każdego urządzenia.
web-nobody = Gra bez logowania: można zacząć od razu, jako gość.
web-sign-out = Wyloguj
web-sign-out-everywhere = Wyloguj wszędzie
web-export = Zabierz wszystko ze sobą
web-export-text = Wszystko, co twoje, w pliku ZIP: partie, wyniki, oceny, czat twoich stołów i talie.
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
web-playback-setting = Tury innych
web-playback-0 = Bez pokazu krok po kroku
web-playback-1 = Powoli
web-playback-2 = Normalnie
web-playback-3 = Szybko
web-playback-4 = Bardzo szybko
web-sound = Dźwięk
web-volume = Głośność
web-music = Spokojne tło
web-confirm-setting = Pytaj, zanim stracę coś, czego nie da się cofnąć
web-forced-setting = Wykonuj same kroki bez wyboru
web-tips = Objaśniaj każdą decyzję
web-guide = Wskazówki w pierwszej partii
web-text-mode = Stół słowami (tryb tekstowy)
web-text-since = Od twojej ostatniej tury
web-text-nothing = Jeszcze nic.
web-text-stands = Sytuacja
web-text-details = Wszystko, co leży na stole
web-text-hand = Twoja ręka: { $cards }
web-text-more = { $what }: możliwości { $number }
web-patterns = Wyraźne wzory dla osób nierozróżniających barw
web-board-size = Wielkość elementów na planszy
web-board-small = Mała
web-board-normal = Zwykła
web-board-large = Duża
web-keys = Klawisze
web-keys-text = Po jednej literze. Na planszy strzałki przesuwają zaznaczenie, Enter wybiera, Escape cofa wybór; + i − zmieniają skalę, 0 pokazuje wszystko, Shift ze strzałkami przesuwa widok.
web-key-do = Zrób to, co wyróżnione na pasku
web-key-end = Zakończ turę
web-key-turn = Obróć kafelek
web-key-undo = Cofnij
web-key-describe = Opisz planszę
web-key-explain = Wyjaśnij zaznaczenie
web-key-log = Pokaż lub ukryj dziennik
web-key-pause = Wstrzymaj pokaz cudzej tury lub wznów go
web-key-next = Następny krok pokazu
web-key-again = Pokaż ostatnią turę jeszcze raz
web-key-text = Pokaż stół słowami albo jako planszę
web-keys-cards = Wybierz kartę lub kafelek z ręki
web-keys-arrows = Poruszaj się po planszy i ręce
web-keys-choose = Wybierz
web-keys-drop = Cofnij wybór
web-keys-zoom = Skala, pokaż wszystko
web-keys-sheet = Ta ściąga
web-keys-change = Wybierz inne klawisze
web-tour-again = Pokaż krótkie oprowadzanie przy następnym stole
web-private-setting = Moja strona jest tylko dla mnie i nie ma mnie w rankingach

## Stoły

web-tables-none = Nie masz jeszcze stołów.
web-tables-waiting = Czekają na ciebie
web-tables-running = Trwają
web-tables-finished = Zakończone
web-tables-more = Pokaż więcej
web-state-yours = Twoja tura
web-state-playing = Grają inni
web-state-lobby = Przed rozpoczęciem
web-state-challenged = Wyzwanie dla ciebie
web-challenge-accept = Przyjmij
web-challenge-decline = Odrzuć
web-challenge-waiting = wyzwanie bez odpowiedzi
web-state-finished = Zakończona
web-state-archived = Odłożona
web-state-time = Czas mija { $when }
web-options = Zasady
web-options-more = Więcej zasad
web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-seat-me = Gram ja
web-seat-link = Ktoś z linkiem
web-seat-open = Ktokolwiek
web-seat-free = wolne
web-seat-link-waiting = Czeka na gościa
web-hot-seat-text = Kilka osób przy jednym urządzeniu: między turami ekran zasłania karty.
web-hot-seat-name = Imię osoby na miejscu { $number }
web-player-number = Gracz { $number }
web-more = Ponadto
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-move = Minuta na turę
web-clock-game = Po 15 minut i 10 sekund za turę
web-clock-days = Przez wiele dni
web-clock-days-days = Dni na turę
web-clock-days-hours = i godzin
web-clock-days-bank = Godziny w banku czasu, raz na całą partię
web-clock-stands = Dzień wolny: zegar stoi
web-clock-bank = W banku czasu: { $time }
web-table-title = Nazwa stołu
web-public = Pokaż na liście
web-spectators = Inni mogą oglądać
web-club-table = Stół klubu: widzą go tylko członkowie.
web-club-for = Tylko dla członków klubu „{ $name }”
web-rated = Rankingowa: liczy się do rankingu
web-rated-text = Tylko między kontami, bez botów i bez cofania. Kto odchodzi, przegrywa.
web-create = Otwórz stół
web-lobby-waiting = Czekamy, aż wszystkie miejsca będą zajęte. Potem ktoś naciska „Zacznij”.
web-lobby-full = Wszyscy są. Gra zacznie się, gdy ktoś naciśnie „Zacznij”.
web-lobby-drawing = Trwa losowanie z udziałem wszystkich …
web-copy-link = Skopiuj link
web-invite-code = Pokaż kod QR
web-invite-share = Udostępnij
web-sit = Usiądź
web-kick = Zwolnij miejsce
web-start = Zacznij
web-leave = Odejdź od stołu
web-table-close = Zamknij stół
web-table-gone = Nie można otworzyć tego stołu
web-table-gone-text = Nie istnieje albo nie jest dla ciebie otwarty.
web-choices = Co możesz zrobić
web-record = Zapisy
web-record-upload = Otwórz zapis
web-record-upload-text = Zapis to cała partia jako tekst: można ją obejrzeć, przekazać i grać dalej od dowolnej chwili.
web-record-download = Pobierz zapis

## Przy stole

web-decision = Co teraz
web-action = { $verb }: { $about }
web-place = { $name } ({ $cell })
web-now-other = Teraz gra { $name }.
web-sure-end-turn = Tak, zakończ turę
web-end-turn = Zakończ turę
web-forced = Jest tylko jeden wybór: wykona się sam.
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
web-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
web-tab-table = Stół
web-log-none = Nic się jeszcze nie wydarzyło.
web-chat-none = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś
web-commitment = Uczciwe losowanie: odcisk tajnej wartości ustalono przed rozdaniem.
web-resign = Poddaj się
web-resign-sure = Na pewno się poddać?
web-line-lost = Połączenie przerwane. Łączymy ponownie…
web-line-closed = Połączenie zamknięto. Odśwież stronę, aby wrócić.
web-looking-back = Plansza po akcji { $number }
web-playback = Cudza tura
web-playback-slower = Wolniej
web-playback-faster = Szybciej
web-playback-speed = Tempo { $speed }
web-playback-again = Pokaż ostatnią turę jeszcze raz
web-playback-again-sign = Jeszcze raz
web-recap = Co się działo w tym czasie
web-recap-show = Pokaż
web-recap-go = Do planszy
web-back-to-now = Wróć do bieżącej pozycji
web-watching = Oglądasz: grają tylko osoby przy stole.
web-watching-resigned = Gra poddana, teraz oglądasz; bot gra dalej za ciebie.
web-away = Bot gra za ciebie.
web-come-back = Już jestem
web-hand-over = Przekaż ekran: { $name }
web-hand-over-text = Nikt inny nie powinien teraz patrzeć na ekran.
web-hand-over-ready = { $name } – to ja
web-describe = Opisz planszę
web-tour = Krótkie oprowadzanie
web-tour-bar = Ten pasek zawsze mówi, co teraz, i ma potrzebne przyciski.
web-tour-glow = Co świeci, można wybrać: najpierw kartę lub kafelek na dole, potem miejsce na planszy.
web-tour-help = Nie wiesz, co coś robi? Wybierz to, gdy nie świeci, albo naciśnij „Podgląd”. „Cofnij” cofa wszystko, co niczego nie ujawniło.
web-tour-next = Dalej
web-tour-done = Rozumiem
web-tour-skip = Pomiń

## Koniec

web-result-won = Wygrana!
web-result-draw = Nikt nie wygrywa
web-result-shared = Wspólna wygrana!
web-result-lost =
    { $count ->
        [one] Tym razem wygrywa { $names }
        [few] Tym razem wygrywają { $names }
        [many] Tym razem wygrywają { $names }
       *[other] Tym razem wygrywają { $names }
    }
web-result-other =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wspólna wygrana: { $names }
        [many] Wspólna wygrana: { $names }
       *[other] Wspólna wygrana: { $names }
    }
web-result-why = Koniec gry: { $reason }.
web-result-winner = { $name }: { $numbers }.
web-result-you = Twój wynik: { $numbers }, miejsce { $place }.
web-result-count = { $what } { $number }
web-result-share = Udostępnij
web-result-again = Wynik
web-rematch = Jeszcze raz
web-to-tournament = Do turnieju
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
web-replay-open = Wszystko odkryte, oczami gracza, którego jest tura
web-report = Raport
web-hints = Najlepsze akcje
web-hint = Podpowiedź
web-hints-thinking = Najsilniejszy bot myśli…
web-hints-none = Tu nie ma nic do rozstrzygnięcia.
web-hints-chance = { $action }: szansa wygranej { $chance }
web-hints-played = zagrano
web-hints-then = potem { $actions }
web-share = Skopiuj link
web-fork = Graj dalej stąd
web-analyse = Analizuj
web-progress = Twoje postępy
web-replay-variation = Wariant: { $actions }
web-analysis = Plansza analizy
web-fairness = Sprawdź uczciwość
web-fairness-good =
    { $outcomes ->
        [one] Sprawdzono: { $outcomes } wynik losowy wynika z tajnej wartości.
        [few] Sprawdzono: wszystkie { $outcomes } wyniki losowe wynikają z tajnej wartości.
        [many] Sprawdzono: wszystkie { $outcomes } wyników losowych wynika z tajnej wartości.
       *[other] Sprawdzono: wszystkie { $outcomes } wyniku losowego wynikają z tajnej wartości.
    }
web-fairness-none = Tej partii nie można sprawdzić.
web-parts-title = Udział graczy w losowaniu
web-parts-nobody = W tej partii nikt z graczy nie dołożył niczego od siebie do losowania.
web-part-given = { $name }: tajna liczba, przyrzeczona przed rozdaniem
web-part-withheld = { $name }: tajna liczba przyrzeczona, ale nie dotarła na czas
web-part-none = { $name }: bez tajnej liczby
web-part-own = Jest wśród nich twoja tajna liczba, taka, jaką wysłała twoja przeglądarka:
web-part-own-missing = Twoja przeglądarka wysłała tajną liczbę, ale nie ma jej wśród nich. Nie ufaj tej partii.
web-parts-changed = To nie jest to, co wszystkim pokazano przed rozdaniem. Nie ufaj tej partii.

## Zasady

web-explain-rule = Zasada
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

## Kłopoty

web-problem-unknown = Nie udało się. Spróbuj za chwilę.
web-problem-offline = Serwer nie odpowiada. Sprawdź połączenie.
web-problem-unavailable = Serwer jest zajęty albo uruchamia się ponownie. Spróbuj za chwilę.
web-problem-wrong_password = Nazwa lub hasło się nie zgadza.
web-problem-not_signed_in = Najpierw się zaloguj.
web-problem-forbidden = Nie wolno ci tego zrobić.
web-problem-forbidden-invite = To zaproszenie wykorzystano albo zastąpiono.
web-problem-forbidden-own_bots = Konto i jego własne boty nie mogą grać o ranking.
web-problem-forbidden-guests = Do tego potrzebne jest konto.
web-problem-forbidden-private = Ta strona jest prywatna.
web-problem-forbidden-blocked = Ta osoba nie chce z tobą grać.
web-problem-forbidden-members = To tylko dla członków klubu.
web-problem-conflict-already_there = Ta osoba już tu jest.
web-problem-too_many-clubs = Należysz już do tylu klubów, do ilu można. Najpierw opuść któryś.
web-problem-not_found = Tego (już) nie ma.
web-problem-conflict = To już niemożliwe.
web-problem-conflict-name_taken = Ta nazwa jest zajęta.
web-problem-conflict-seat_taken = Ktoś inny już tam siedzi.
web-problem-too_many-mails = Poproszono o zbyt wiele listów. Spróbuj ponownie za jakiś czas.
web-problem-conflict-starting = Gra zaraz się zacznie.
web-problem-conflict-already_seated = Masz tu już miejsce.
web-problem-conflict-seats_free = Nie wszystkie miejsca są zajęte.
web-problem-conflict-held = Ostatnia akcja czeka jeszcze na odpowiedź. Chwileczkę.
web-problem-conflict-no_deck = Jedna ze stron nie ma jeszcze talii.
web-problem-conflict-sealed = Zostanie to ujawnione, gdy skończy się ostatni mecz draftu.
web-problem-conflict-drafted = Mecz draftu rozgrywa się raz.
web-problem-stale = Gra poszła już dalej.
web-problem-bad_name = Takiej nazwy nie można użyć.
web-problem-bad_password = Hasło musi mieć co najmniej osiem znaków.
web-problem-bad_password-common = To hasło należy do pierwszych, które każdy zgaduje. Wybierz inne.
web-problem-bad_options = Te zasady nie pasują do siebie.
web-problem-bad_table = Taki stół nie jest możliwy.
web-problem-bad_tournament = Taki turniej nie jest możliwy.
web-problem-conflict-full = Wszystkie miejsca są zajęte.
web-problem-conflict-not_open = Ten turniej nie przyjmuje już nikogo.
web-problem-conflict-few_players = Na to jest za mało graczy.
web-problem-too_many-tournaments = Na razie masz dość turniejów. Poczekaj, aż któryś się skończy.
web-problem-bad_record = To nie jest zapis, który można odtworzyć.
web-problem-too_many = Za szybko. Poczekaj chwilę.
