# Kluby: ludzie, którzy grają we własnym gronie.

web-club = Klub
web-clubs-text = Dla rodziny albo na wieczór z grami: stoły, turnieje i ranking, które widzą tylko członkowie.
web-clubs-none = Nie należysz jeszcze do żadnego klubu.
web-club-name = Nazwa klubu
web-club-make = Załóż klub
web-club-account = Aby założyć klub, trzeba mieć konto.
web-club-asked = Masz zaproszenie.
web-club-join = Dołącz
web-club-decline = Nie, dziękuję
web-club-invited = Ktoś zaprasza cię do klubu. Członkowie widzą twoją nazwę i grają z tobą.
web-club-count =
    { $count ->
        [one] { $count } członek
        [few] { $count } członków
        [many] { $count } członków
       *[other] { $count } członka
    }
web-club-members = Członkowie
web-club-owner = prowadzi klub
web-club-waiting = zaproszenie bez odpowiedzi
web-club-leave = Opuść klub
web-club-leave-sure = Na pewno opuścić?
web-club-close = Zamknij klub
web-club-close-sure = Na pewno zamknąć dla wszystkich?
web-club-remove = Usuń
web-club-remove-sure = Na pewno usunąć?
web-club-link = Nowy link z zaproszeniem
web-club-link-text = Kto ma link, może dołączyć. Nowy link unieważnia poprzedni.
web-club-ask = Zaproś kogoś po nazwie
web-club-ask-in = Zaproś
web-club-new-table = Nowy stół dla klubu
web-club-no-tables = Nie ma tu jeszcze stołów.
web-club-ladder-text = Partie między ludźmi przy stołach klubu, rankingowe i zwykłe. Każda daje najwyżej jeden punkt: taką część, jaką część pozostałych zostawiasz za sobą.
web-club-ladder-none = Nikt tu jeszcze w to nie grał.
