# Partie przez wiele dni i powiadomienia.

web-off = Dni wolne
web-off-text = W partiach przez wiele dni twój zegar stoi w dni wolne. Wszyscy przy stole to widzą.
web-off-zone = Strefa czasowa
web-off-week = Co tydzień, najwyżej dwa dni
web-off-fixed = Strefę czasową i weekend można znów zmienić po dniu { $day }.
web-off-first = Urlop od
web-off-last = do
web-off-add = Dodaj
web-off-remove = Usuń
web-off-remove-of = Usuń urlop od { $day }
web-problem-calendar_fixed = Strefę czasową i weekend zmieniono mniej niż cztery tygodnie temu.
web-problem-bad_calendar = Tych dni nie można wziąć wolnych.
web-problem-bad_calendar-past = Urlop trzeba zgłosić wcześniej: najwcześniej od jutra.
web-problem-bad_calendar-many = To byłoby więcej niż 30 dni urlopu w jednym roku.
web-off-left =
    { $left ->
        [0] W tym roku nie ma już dni urlopu.
        [one] W tym roku został { $left } dzień urlopu.
        [few] W tym roku zostały { $left } dni urlopu.
        [many] W tym roku zostało { $left } dni urlopu.
       *[other] W tym roku zostało { $left } dnia urlopu.
    }
web-calls = Powiadomienia
web-calls-text = Gdy cię tu nie ma, Obelisk może powiedzieć, co na ciebie czeka.
web-calls-here = Powiadomienia na tym urządzeniu
web-calls-cannot = Ta przeglądarka nie przyjmuje powiadomień. Na telefonie dodaj najpierw Obelisk do ekranu głównego.
web-calls-refused = Przeglądarka nie pozwala na powiadomienia z tej strony.
web-calls-push = Na moich urządzeniach
web-calls-mail = Pocztą
web-calls-turn = Mój ruch
web-calls-time = Kończy się mój czas
web-calls-chat = Ktoś pisze przy moim stole
web-calls-tournament = Zaczyna się moja runda
web-calls-company = Ktoś rzuca mi wyzwanie
web-calls-digest = Wszystkie moje ruchy, raz dziennie
web-calls-quiet = Cisza
web-calls-from = od
web-calls-until = do
web-problem-bad_browser = Do tej przeglądarki nie można wysłać powiadomień.

web-bots = Konta botów
web-bots-text = Dla programów, które grają tu przez API pod własną nazwą. Twoje boty są usuwane razem z tobą.
web-bots-name = Nazwa bota
web-bots-make = Utwórz konto bota
web-bots-token = Jego token, widoczny tylko teraz:
web-bots-webhook = Adres wywoływany, gdy przychodzi jego kolej (webhook)
web-bots-secret = Sekret, którym podpisane są wywołania, widoczny tylko teraz:
web-bots-given-up = Zbyt wiele wywołań z rzędu się nie udało: zapisz adres ponownie, aby zacząć od nowa.
web-bots-renew = Nowy token
web-bots-renew-sure = Stary przestanie działać
web-bots-delete = Usuń bota
web-bots-delete-sure = Usuń na zawsze
