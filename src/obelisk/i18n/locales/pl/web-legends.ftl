# Stół Legends, talie i drafty w przeglądarce, polski.

## Przy stole

web-legends-power = Moc gracza { $name }: ogień { $fire }, ziemia { $earth }
web-legends-dragons = Smoki. { $near }: { $mine }, { $far }: { $theirs }, pośrodku: { $middle }
web-legends-turn-steps = Kroki tury
web-legends-announced = Walka, żywioł: { $element }, ogłoszono { $power }
web-legends-no-element = Żywioł jeszcze nie wybrany
web-legends-no-fight = Nie ma walki
web-legends-hand-count =
    { $count ->
        [one] jedna karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
web-legends-deck-pile =
    { $count ->
        [one] Talia, jedna karta
        [few] Talia, { $count } karty
        [many] Talia, { $count } kart
       *[other] Talia, { $count } karty
    }
web-legends-discard-pile =
    { $count ->
        [one] Karty odrzucone: jedna
        [few] Karty odrzucone: { $count }
        [many] Karty odrzucone: { $count }
       *[other] Karty odrzucone: { $count }
    }
web-legends-covered =
    { $count ->
        [one] Jedna przykryta karta
        [few] { $count } przykryte karty
        [many] { $count } przykrytych kart
       *[other] { $count } przykrytej karty
    }
web-legends-known-hand = Co wiesz o ręce gracza { $name }
web-legends-landed = przybił do brzegu
web-legends-unknown = karta, której nikt nie pokazał
web-legends-works-on = działa na: { $card }
web-legends-active-seat = Tura gracza { $name }.
web-legends-detail = Karta, na którą patrzysz
web-legends-detail-none = Wskaż kartę, aby ją przeczytać.
web-legends-standing-reach = Potrzebna moc ({ $element })
web-legends-standing-power = Twoja moc
web-legends-standing-cards = Twoje karty: ręka + talia
web-legends-standing-cards-of = { $name }: ręka + talia
web-legends-standing-dragons = Smoki: ty : przeciwnik
web-legends-standing-power-of = { $name }: moc
web-legends-standing-dragons-of = Smoki: { $near } : { $far }
web-legends-coming = Jeszcze w twojej talii
web-legends-laid-out = Karty do wyboru
web-legends-hand =
    { $count ->
        [one] Twoja ręka: jedna karta
        [few] Twoja ręka: { $count } karty
        [many] Twoja ręka: { $count } kart
       *[other] Twoja ręka: { $count } karty
    }
web-legends-pile-unknown = Nic, co można by wiedzieć.

## Co teraz

web-legends-now-over = Pojedynek skończony
web-legends-now-wait = Chwileczkę…
web-legends-now-mulligan = Wymienić raz karty z ręki?
web-legends-now-begin = Twoja tura się zaczyna
web-legends-begin-choices = Najpierw możesz { $choices }.
web-legends-now-engagement = Zagraj kartę postaci, aby rozpocząć walkę, albo zrezygnuj z niej
web-legends-now-engagement-on = { $name } ogłasza { $power } ({ $element }). Zagraj kartę postaci albo wycofaj się
web-legends-now-no-fight = W tej sytuacji nie można rozpocząć walki
web-legends-now-no-fight-on = { $name } ogłasza { $power } ({ $element }). W tej sytuacji trzeba się wycofać
web-legends-now-announce-or-add = Dołóż karty albo ogłoś moc
web-legends-now-add = Twoja moc to { $power }, potrzeba { $needed }: dołóż kartę
web-legends-why-card = Dlaczego nie „{ $card }”?
web-legends-why-start = Dlaczego nie mogę walczyć?
web-legends-why-continue = Dlaczego nie mogę walczyć dalej?
web-legends-now-leadership = Zagrać kartę dowodzenia?
web-legends-now-decline = Bez walki: odrzuć od jednej do trzech kart
web-legends-now-character = Zagraj kartę postaci
web-legends-now-support = Wzmocnienie czy wsparcie?
web-legends-now-text = Użyć karty { $card }?
web-legends-now-pick = { $card }: wybierz
web-legends-now-target = { $card }: na którą kartę działa?
web-legends-now-announce = Ogłoś moc
web-legends-now-call = { $name } ma w grze blef. Sprawdzić?
web-legends-now-end = Koniec twojej tury
web-legends-now-respond = Zakłócić?
web-legends-now-dragon = Który smok przyleci?
web-legends-now-deck = Przed następną grą: wymienić karty z puli?
web-legends-now-load = { $card }: wybierz statek
web-legends-why = Dlaczego nie?
web-legends-why-done = Dlaczego nie mogę jeszcze ogłosić mocy?
web-legends-hint-again = Naciśnij ją jeszcze raz albo przycisk, aby ją zagrać.
web-legends-hint-leadership = Przed walką możesz zagrać jedną kartę dowodzenia.
web-legends-hint-engagement = Kto nie może lub nie chce wyrównać mocy, wycofuje się i traci smoki.
web-legends-hint-decline = Na koniec tury dobierzesz karty.
web-legends-hint-character = Każda tura walki wymaga nowej postaci; przykrywa ona karty w obszarze walki.
web-legends-hint-support = Zwykle jedno wzmocnienie albo jedno wsparcie na turę. Oznaczone karty mogą leżeć zakryte jako blef.
web-legends-hint-announce = Pierwsza tura ustala żywioł dla obu stron.
web-legends-hint-call = Jeśli każdy blef ma znak walki, smok leci do przeciwnika. W przeciwnym razie do ciebie, a przeciwnik musi się wycofać.
web-legends-done-mulligan = Zostaw te
web-legends-done-begin = Dalej
web-legends-done-leadership = Dalej
web-legends-done-decline = To wszystko
web-legends-done-character = Dalej
web-legends-done-support = Dalej
web-legends-done-end = Zakończ turę
web-legends-done-deck = Talia gotowa
web-legends-do-announce = Ogłoś { $power } ({ $element })
web-legends-sure-announce = Żądanie nie jest spełnione: mimo to { $power } ({ $element })?
web-legends-do-random = Jedną w ciemno
web-legends-do-none = Żadnej
web-legends-do-play-keep = Zagraj, wszystko zostaje aktywne
web-legends-do-load = Załaduj na: { $ship }
web-legends-sure-retreat = Na pewno wycofać się?
web-legends-sure-decline = Na pewno bez walki?
web-legends-sure-call = Na pewno sprawdzić?

## Stół słowami

web-legends-describe-turn = Tura { $turn }, { $name }, faza: { $phase }.
web-legends-describe-seat = { $name }: moc { $fire } w ogniu i { $earth } w ziemi; smoki { $dragons }, kryształy { $crystals }; kart na ręce { $hand }, w talii { $deck }, odrzuconych { $discards }.
web-legends-describe-zone = { $name }, { $zone }: { $cards }.

## Talie

web-decks = Talie
web-decks-lead = Każdy lud ma własną talię. Złóż swoją ze wszystkich kart: trzydzieści za liderem, a za obcych płaci się księżycami.
web-decks-new = Nowa talia
web-decks-import = Otwórz plik talii
web-decks-mine = Moje talie
web-decks-none = Jeszcze żadnej. Zacznij od jednej z dziewięciu poniżej albo od zera.
web-decks-presets = Dziewięć talii ludów
web-decks-preset-of = Talia ludu { $people }
web-decks-untitled = Talia bez nazwy
web-decks-all = Wszystkie talie
web-decks-gone = Tej talii tu (już) nie ma.
web-decks-count =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
web-decks-kind-preset = gotowa
web-decks-kind-built = złożona
web-decks-kind-drafted = z draftu
web-decks-parts = Karty albo talia
web-decks-cards = Karty
web-decks-deck = Talia ({ $count })
web-decks-search = Nazwa lub tekst
web-decks-filters = Filtry
web-decks-people = Lud
web-decks-kind = Rodzaj
web-decks-element = Siła
web-decks-element-fire = mocniejsze w ogniu
web-decks-element-earth = mocniejsze w ziemi
web-decks-element-even = w obu tak samo
web-decks-moons = Księżyce
web-decks-icon = Symbol
web-decks-with-text = z tekstem
web-decks-no-icon = bez symbolu
web-decks-any = wszystkie
web-decks-only-in = Tylko to, co w talii
web-decks-found =
    { $count ->
        [one] znaleziono jedną kartę
        [few] znaleziono { $count } karty
        [many] znaleziono { $count } kart
       *[other] znaleziono { $count } karty
    }
web-decks-title = Nazwa talii
web-decks-family = Rodzina Bukan
web-decks-family-none = bez
web-decks-modules = Z naszymi przykładowymi kartami modułów
web-decks-inquisitor-none = bez
web-decks-legal = Gotowa do gry, kart: { $size }.
web-decks-refused =
    { $count ->
        [one] Jedna rzecz się jeszcze nie zgadza:
        [few] { $count } rzeczy się jeszcze nie zgadzają:
        [many] { $count } rzeczy się jeszcze nie zgadza:
       *[other] { $count } rzeczy się jeszcze nie zgadza:
    }
web-decks-refused-here = Tą talią nie można grać przy tym stole.
web-decks-curve = Ile kart pokazuje którą wartość. Ogień: { $fire }. Ziemia: { $earth }.
web-decks-moons-used = Księżyce obcych ludów: { $moons } z { $limit }
web-decks-save = Zapisz
web-decks-saved = Zapisano.
web-decks-play = Graj nią
web-decks-export = Pobierz plik
web-decks-drop = Wyrzuć
web-decks-drop-sure = Tak, wyrzuć
web-decks-put-in = Włóż do talii
web-decks-take-out-short = Wyjmij z talii
web-decks-take-out = Wyjmij { $card } z talii
web-decks-file-bad = Tego pliku nie da się odczytać jako talii:
web-decks-file-line = Wiersz { $line }, { $where }: { $reason }
web-decks-line-unreadable = nie da się odczytać
web-decks-line-unknown_card = nie ma takiej karty
web-decks-line-duplicate = już jest
web-decks-of-seat = Talia miejsca { $number }
web-decks-choose-later = wybierze ten, kto usiądzie
web-decks-length = Długość
web-decks-length-game = Jedna gra
web-decks-length-match = Mecz do pięciu kryształów

## Drafty

web-drafts = Drafty
web-drafts-lead = Od dwóch do sześciu graczy składa talie z tych samych paczek, karta po karcie, a potem walczy tym, co wzięli.
web-drafts-start = Zacznij draft
web-drafts-others = Pozostałe miejsca
web-drafts-random = Ludy wybiera los
web-drafts-bad-peoples = Tyle ludów nie pasuje do liczby graczy.
web-drafts-begin = Zacznij
web-drafts-open = Drafty, które czekają
web-drafts-none = W tej chwili żaden. Zacznij: boty też draftują.
web-drafts-how = Jak to przebiega
web-drafts-how-1 = Każdy dostaje paczkę, bierze jedną kartę i podaje resztę dalej.
web-drafts-how-2 = Ostatnia karta paczki wypada z gry; potem rozdaje się następne paczki.
web-drafts-how-3 = Na koniec każdy składa ze swoich kart talię trzydziestu, bez lidera, i gra z pozostałymi.
web-drafts-deck-title = Talia z draftu
web-drafts-where = Runda { $round }, wybór { $pick }. Jeszcze nie rozdano: { $left }
web-drafts-now = Weź jedną kartę
web-drafts-hint = Naciśnij kartę, aby ją wybrać, i jeszcze raz, aby ją wziąć. Pozostałe idą do sąsiada.
web-drafts-take = Weź
web-drafts-waiting = Pozostali jeszcze wybierają
web-drafts-over = Draft skończony
web-drafts-packet = Paczka w twojej ręce
web-drafts-pool =
    { $count ->
        [one] Twoja pula: jedna karta
        [few] Twoja pula: { $count } karty
        [many] Twoja pula: { $count } kart
       *[other] Twoja pula: { $count } karty
    }
web-drafts-pool-empty = Jeszcze nic nie wzięto.
web-drafts-done = Twoje dotychczasowe drafty

## Po drafcie: talie, mecze i tabela.

web-round = Każdy z każdym
web-round-lead = Każdy gra z każdym raz, talią z draftu. Pule i talie pozostają zakryte do końca ostatniego meczu; między meczami możesz zmienić talię.
web-round-now-build = Złóż talię z trzydziestu kart
web-round-now-play = Twój następny mecz. Rywal: { $name }
web-round-now-go-on = Twój mecz się zaczął. Rywal: { $name }
web-round-now-bots = Boty mają jeszcze mecz do rozegrania
web-round-now-wait = Pozostali jeszcze składają talie albo grają
web-round-now-over = Wszystkie mecze skończone. Pierwsze miejsce: { $names }
web-round-matches = Mecze
web-round-standing = Tabela
web-round-played = rozegrane
web-round-won = wygrane
web-round-points = punkty
web-round-winner = wygrana
web-round-start = Zacznij mecz
web-round-go-on = Do stołu
web-round-watch = Oglądaj
web-round-later = Jeszcze nie zaczęty
web-round-no-deck = Jeszcze bez talii: { $name }
web-round-replay = Zobacz wszystkie wybory
web-round-deck = Twoja talia
web-round-aside =
    { $count ->
        [one] Odłóż jedną kartę.
        [few] Odłóż { $count } karty.
        [many] Odłóż { $count } kart.
       *[other] Odłóż { $count } karty.
    }
web-round-back =
    { $count ->
        [one] Weź z powrotem jedną kartę.
        [few] Weź z powrotem { $count } karty.
        [many] Weź z powrotem { $count } kart.
       *[other] Weź z powrotem { $count } karty.
    }
web-round-complete = Talia jest pełna.
web-round-save = Graj tą talią
web-round-saved = Następne mecze rozegrasz tą talią.
web-round-keep = Zachowaj kopię w moich taliach
web-round-out = odłożona
web-round-put-aside = Odłóż
web-round-take-back = Weź do talii
web-replay-sealed = Wszystko zostanie ujawnione, gdy skończy się ostatni mecz draftu.
web-to-round = Do meczów draftu
web-cup = Twoja talia na turniej
web-cup-lead = Wszystkie rundy grasz talią złożoną z kart draftu. Pule i talie pozostają zakryte do końca turnieju; między rundami możesz zmienić talię.
web-cup-now-build = Złóż talię z trzydziestu kart do: { $when }
web-cup-now-wait = Twoja talia jest gotowa; turniej toczy się dalej sam
web-cup-now-over = Turniej się skończył

## Co jest czym

web-legends-explain-phase-begin = { legends-phase-begin }
    .text = Działają teksty początku tury. Możesz odzyskać karty z ODZYSKANIEM, odrzucić karty blefu i przybić do brzegu.
web-legends-explain-phase-leadership = { legends-phase-leadership }
    .text = Jedna karta dowodzenia na turę, przed walką.
web-legends-explain-phase-engagement = { legends-phase-engagement }
    .text = Rozpocznij walkę albo zrezygnuj; w trwającej walce walcz dalej albo się wycofaj. Kto się wycofa, przegrywa walkę, a do przeciwnika leci smok, dwa, jeśli leży tam sześć lub więcej kart.
web-legends-explain-phase-character = { legends-phase-character }
    .text = Każda tura walki wymaga nowej postaci. Przykrywa ona karty w twoim obszarze walki.
web-legends-explain-phase-support = { legends-phase-support }
    .text = Zwykle jedno wzmocnienie albo jedno wsparcie na turę, w pierwszej turze walki żadne. Wzmocnienia przykrywa się razem z postacią, wsparcia zostają do końca walki.
web-legends-explain-phase-power = { legends-phase-power }
    .text = Ogłaszasz moc. Pierwsza tura walki rozstrzyga o ogniu lub ziemi dla obu stron; potem potrzebna jest co najmniej moc przeciwnika.
web-legends-explain-phase-refresh = { legends-phase-refresh }
    .text = Dobierasz, aż masz na ręce sześć kart.
web-legends-explain-dragons = Smoki
    .text = Kto wygrywa walkę, przyciąga smoki: najpierw smoki przeciwnika wracają na środek. Czwarty od razu wygrywa grę.
web-legends-explain-power = Moc
    .text = Wszystkie aktywne karty tej strony razem: płomień w ogniu, głaz w ziemi. W tej walce liczy się ta duża.
web-legends-explain-announced = O co toczy się walka
    .text = Żywioł walki i ostatnio ogłoszona moc. Kto walczy dalej, musi osiągnąć moc przeciwnika.
web-legends-explain-hand = Karty na ręce
    .text = Na koniec tury uzupełnia się rękę do sześciu. Górnej granicy nie ma.
web-legends-explain-crystals = Kryształy
    .text = Wygrana gra daje jeden i po jednym za każdego smoka. Pięć wygrywa mecz.
web-legends-explain-deck = { legends-zone-deck }
    .text = Kto poza walką nie ma już ręki ani talii, kończy grę; wygrywa ten, kto ma smoki.
web-legends-explain-discard = { legends-zone-discard }
    .text = Odkryta jest tylko wierzchnia karta.
web-legends-explain-covered = Karty przykryte
    .text = Nie mają już wartości ani tekstów, ale wliczają się do sześciu kart przyciągających drugiego smoka.
web-legends-explain-combat = { legends-zone-combat }
    .text = Postacie i wzmocnienia walki. Nowa postać przykrywa to, co leżało tu wcześniej.
web-legends-explain-support = { legends-zone-support }
    .text = Wsparcia i blefy. Pozostają aktywne do końca walki.
web-legends-explain-bluff = Blef
    .text = Zakryta karta o wartości 2 w obu żywiołach. Przeciwnik może wykryć blef.
web-legends-explain-ships = Statki
    .text = Leżą tu, aż przybiją do brzegu, każdy z kartami, które na niego załadowano. Karty ze statku, który przybił, zagrywa się jak karty z ręki.
web-legends-explain-revealed = ◉ Ujawniona
    .text = Przeciwnik zna tę kartę z twojej ręki.
web-legends-explain-changed = Ramka przerywana
    .text = Z tą kartą właśnie coś się stało.
web-legends-explain-moons = Księżyce
    .text = Ile karta kosztuje w talii innego ludu.
