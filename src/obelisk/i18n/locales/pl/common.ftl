# Słowa wspólne dla wszystkich gier: terminal, wyniki, listy.

list-comma = {", "}

## Nagłówki

heading-seat = gracz
heading-place = miejsce

## Wyniki

result =
    { $winners_number ->
        [0] Koniec gry: { $reason }. Nikt nie wygrywa.
        [1] Koniec gry: { $reason }. Wygrywa { $winners }.
       *[other] Koniec gry: { $reason }. Wspólnie wygrywają: { $winners }.
    }

## Odmowy, dla których gra nie ma własnych słów

refusal-unreadable = tego nie da się odczytać jako akcji
refusal-not_your_decision = to nie twoja decyzja
refusal-game_over = gra jest skończona
refusal-cannot_take_back = tego nie można cofnąć: od tamtej pory coś ujawniono
ending-resigned = ktoś się poddał

## Gra w terminalu

play-commitment = Uczciwe losowanie. Zobowiązanie (SHA-256 tajnej wartości): { $commitment }
play-kept = Gra jest przechowywana w { $path }
play-hint = Wpisz numer, akcję albo jej początek. „help” wymienia całą resztę.
play-seat = Grasz jako { $name }.
play-list = „list { $verb }” je wymienia.
play-list-none = Żadna możliwość nie wymienia „{ $word }”.
play-table-none = Na stole nie ma niczego o nazwie „{ $word }”.
play-place = { $name }: miejsce { $place }; { $scores }.
play-resumed =
    { $actions ->
        [one] Ciąg dalszy po { $actions } akcji: { $path }
        [few] Ciąg dalszy po { $actions } akcjach: { $path }
        [many] Ciąg dalszy po { $actions } akcjach: { $path }
       *[other] Ciąg dalszy po { $actions } akcji: { $path }
    }
play-left = Gra jest zapisana. Dalej: obelisk play --resume { $path }
play-saved = Zapisano: { $path }
play-undone = Cofnięto.
play-undo-refused = Niczego nie można cofnąć: od tego czasu zdecydował los, coś odkryto albo decydował ktoś inny.
play-allowed = „{ $text }” jest dozwolone.
play-refused = „{ $text }” – odmowa: { $reason } [{ $rule }]
play-no-number = Nie ma wyboru { $number }; ostatni to { $last }.
play-ambiguous = „{ $text }” może znaczyć: { $choices }
play-recorded = Zapis gry jest w { $path }
play-verify = Tajna wartość jest ujawniona. Sprawdź, że losowanie było uczciwe: obelisk verify { $path }
play-help =
    numer             zagrywa ten wybór
    akcja             zagrywa ją, także dozwoloną, której nie ma na liście
    jej początek      zagrywa jedyny wybór, który tak się zaczyna
    why AKCJA         mówi, czy akcja jest dozwolona, a jeśli nie, dlaczego
    since             opowiada jeszcze raz, co się stało od twojej ostatniej tury
    list [SŁOWA]      wymienia słowami możliwości: list, list move, list move młyn
    table [SŁOWO]     opisuje wszystko na stole albo tylko jedną rzecz: table d4
    undo              cofa twoją ostatnią akcję, jeśli nic nie zostało odkryte
    board             rysuje planszę jeszcze raz
    log [N]           opowiada ostatnie N zdarzeń
    save [PLIK]       zapisuje teraz (każda akcja i tak jest zapisywana) albo kopię
    quit              kończy; później dalej: obelisk play --resume

## Odtwarzanie

replay-cut =
    { $actions ->
        [0] Zapis jest urwany: nie ma w nim całej akcji.
        [one] Zapis jest urwany: jest w nim { $actions } cała akcja.
        [few] Zapis jest urwany: są w nim { $actions } całe akcje.
        [many] Zapis jest urwany: jest w nim { $actions } całych akcji.
       *[other] Zapis jest urwany: jest w nim { $actions } całej akcji.
    }

## The page of a server where somebody chooses a new password

reset-title = Wybierz nowe hasło
reset-for = Dla konta { $name }. Nastąpi wylogowanie ze wszystkich urządzeń.
reset-password = Nowe hasło:
reset-send = Ustaw hasło
reset-done = Gotowe. Możesz się teraz zalogować nowym hasłem.
reset-used = Ten link został już użyty albo jest za stary. Poproś o nowy.

## Mail: letters of the server, and the page where an address is confirmed

confirm-title = Potwierdź adres e-mail
confirm-for = Czy { $address } to adres e-mail konta { $name }?
confirm-send = Tak, to mój adres
confirm-done = Dziękujemy. Od teraz zapomniane hasło można zmienić pocztą.
mail-confirm-subject = Obelisk: czy to twój adres?
mail-confirm-text =
    Cześć { $name },

    na twoim koncie w Obelisku podano ten adres e-mail. Jeśli to twoja prośba, otwórz w ciągu doby tę stronę:

    { $link }

    Jeśli nie, nie trzeba nic robić: nic więcej tu nie przyjdzie.
mail-reset-subject = Obelisk: nowe hasło
mail-reset-text =
    Cześć { $name },

    ktoś poprosił o nowe hasło do twojego konta. Jeśli to twoja prośba, ustaw je tutaj w ciągu doby; link działa raz:

    { $link }

    Jeśli nie, nie trzeba nic robić: hasło się nie zmieni.

call-turn = Twój ruch
call-time = Kończy się twój czas
call-chat = Ktoś napisał przy twoim stole
call-tournament = Twoja runda się zaczyna
call-building = Złóż swoją talię
call-company = Ktoś rzuca ci wyzwanie
mail-stop = Nie wysyłaj więcej takich listów: { $link }
stop-title = Koniec listów
stop-for = Nie wysyłać już takich listów do { $name }?
stop-send = Tak, zakończ
stop-done = Gotowe. W ustawieniach można je znów włączyć.
mail-digest-subject =
    { $count ->
        [one] Obelisk: jedna partia czeka na ciebie
        [few] Obelisk: { $count } partie czekają na ciebie
        [many] Obelisk: { $count } partii czeka na ciebie
       *[other] Obelisk: { $count } partii czeka na ciebie
    }
