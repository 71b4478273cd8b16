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
web-game-legends = Legendy Blue Moon
web-game-legends-draft = Legendy Blue Moon: draft

## Strona główna

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
web-profile = O tobie
web-guest-text = Grasz jako gość. Z kontem wrócisz z każdego urządzenia.
web-nobody = Gra bez logowania: można zacząć od razu, jako gość.
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
web-patterns = Wyraźne wzory dla osób nierozróżniających barw
web-board-size = Wielkość elementów na planszy
web-board-small = Mała
web-board-normal = Zwykła
web-board-large = Duża
web-keys = Klawisze
web-keys-text = Po jednej literze. Na planszy strzałki przesuwają zaznaczenie, Enter wybiera, Escape cofa wybór; + i − zmieniają skalę, 0 pokazuje wszystko, Shift ze strzałkami przesuwa widok.
web-key-turn = Obróć kafelek
web-key-undo = Cofnij
web-key-describe = Opisz planszę
web-key-log = Pokaż lub ukryj dziennik
web-tour-again = Pokaż krótkie oprowadzanie przy następnym stole

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
web-options-more = Więcej zasad
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
web-commitment = Uczciwe losowanie: odcisk tajnej wartości ustalono przed rozdaniem.
web-resign = Poddaj się
web-resign-sure = Na pewno się poddać?
web-line-lost = Połączenie przerwane. Łączymy ponownie…
web-line-closed = Połączenie zamknięto. Odśwież stronę, aby wrócić.
web-looking-back = Plansza po akcji { $number }
web-back-to-now = Wróć do bieżącej pozycji
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
web-replay-open = Wszystko odkryte, oczami gracza, którego jest tura
web-hints = Najlepsze akcje
web-hints-thinking = Najsilniejszy bot myśli…
web-hints-none = Tu nie ma nic do rozstrzygnięcia.
web-hints-chance = { $action }: szansa wygranej { $chance }
web-hints-played = zagrano
web-hints-then = potem { $actions }
web-share = Skopiuj link
web-fork = Graj dalej stąd
web-fairness = Sprawdź uczciwość
web-fairness-good =
    { $outcomes ->
        [one] Sprawdzono: { $outcomes } wynik losowy wynika z tajnej wartości.
        [few] Sprawdzono: wszystkie { $outcomes } wyniki losowe wynikają z tajnej wartości.
        [many] Sprawdzono: wszystkie { $outcomes } wyników losowych wynika z tajnej wartości.
       *[other] Sprawdzono: wszystkie { $outcomes } wyniku losowego wynikają z tajnej wartości.
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

## Kłopoty

web-problem-unknown = Nie udało się. Spróbuj za chwilę.
web-problem-offline = Serwer nie odpowiada. Sprawdź połączenie.
web-problem-unavailable = Serwer jest zajęty albo uruchamia się ponownie. Spróbuj za chwilę.
web-problem-wrong_password = Nazwa lub hasło się nie zgadza.
web-problem-not_signed_in = Najpierw się zaloguj.
web-problem-forbidden = Nie wolno ci tego zrobić.
web-problem-forbidden-invite = To zaproszenie wykorzystano albo zastąpiono.
web-problem-forbidden-own_bots = Konto i jego własne boty nie mogą grać o ranking.
web-problem-not_found = Tego (już) nie ma.
web-problem-conflict = To już niemożliwe.
web-problem-conflict-name_taken = Ta nazwa jest zajęta.
web-problem-conflict-seat_taken = Ktoś inny już tam siedzi.
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
web-problem-bad_record = To nie jest zapis, który można odtworzyć.
web-problem-too_many = Za szybko. Poczekaj chwilę.
