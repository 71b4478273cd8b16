# Legendy Blue Moon, po polsku. Teksty kart napisaliśmy własnymi słowami.
# „Ty” to właściciel karty. Symbole pisane są wielkimi literami.

legends-title = Legendy
legends-draft-title = Legendy: draft

## Ludy

legends-people-vulca = Vulcanie
legends-people-hoax = Hoaxowie
legends-people-mimix = Mimixowie
legends-people-flit = Flitowie
legends-people-khind = Khindowie
legends-people-terrah = Terrahowie
legends-people-pillar = Pillarowie
legends-people-aqua = Aquanie
legends-people-buka = Bukanie
legends-people-mutant = mutant
legends-people-hyla = Hylanie
legends-people-tutu = Tutu
legends-people-spirit = Duch
legends-people-crystal = Kryształ
legends-people-interference = zakłócenie
legends-people-emissary = emisariusz
legends-people-inquisitor = inkwizytor

## Typy kart

legends-type-leader = lider
legends-type-character = karta postaci
legends-type-booster = karta wzmocnienia
legends-type-support = karta wsparcia
legends-type-leadership = karta dowodzenia
legends-type-influence = karta wpływu
legends-type-achievement = karta osiągnięcia
legends-type-interference = karta zakłócenia
legends-type-emissary = emisariusz
legends-type-inquisitor = inkwizytor
legends-type-bluff = karta blefu
legends-type-ship = statek
legends-type-hyla = karta Hylan
legends-tag-storm = burza
legends-tag-flood = powódź
legends-tag-caterpillar = Gąsienica

## Żywioły, liczby, słowa

legends-element-fire = ogień
legends-element-earth = ziemia
legends-dragon-red = czerwony smok
legends-dragon-blue = niebieski smok
legends-dragon-green = zielony smok
legends-value = wartość
legends-printed-value = wydrukowana wartość
legends-power = moc
legends-moons =
    { $count ->
        [one] { $count } księżyc
        [few] { $count } księżyce
        [many] { $count } księżyców
       *[other] { $count } księżyca
    }
legends-dragons =
    { $count ->
        [0] brak smoków
        [one] { $count } smok
        [few] { $count } smoki
        [many] { $count } smoków
       *[other] { $count } smoka
    }
legends-crystals =
    { $count ->
        [one] { $count } kryształ
        [few] { $count } kryształy
        [many] { $count } kryształów
       *[other] { $count } kryształu
    }
legends-cards =
    { $count ->
        [0] brak kart
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
legends-capacity =
    { $count ->
        [one] ładowność: { $count } karta
        [few] ładowność: { $count } karty
        [many] ładowność: { $count } kart
       *[other] ładowność: { $count } karty
    }
legends-family = rodzina Bukan { $letter }
legends-sample = oryginalna karta przykładowa, nie karta wydanej gry

## Symbole

legends-icon-shield_fire = TARCZA OGNIA
    .text = W walce o ogień nie musisz wyrównywać wartości mocy przeciwnika.
legends-icon-shield_earth = TARCZA ZIEMI
    .text = W walce o ziemię nie musisz wyrównywać wartości mocy przeciwnika.
legends-icon-stop = STOP
    .text = Po tej karcie nie wolno w tej turze zagrywać dalszych kart, oprócz kart wzmocnienia i wsparcia, które dodaje jakiś tekst mocy specjalnej.
legends-icon-retrieve = ODZYSKANIE
    .text = Na początku swojej tury możesz odzyskać tę kartę na rękę.
legends-icon-free = WOLNA
    .text = Nie wlicza się do limitu kart, nawet w pierwszej turze walki.
legends-icon-pair = PARA
    .text = Dwie karty z tym samym pierwszym słowem liczą się jako jedna.
legends-icon-protected = CHRONIONA
    .text = Teksty mocy specjalnej przeciwnika nie mogą tej karty ani ignorować, ani odrzucić.
legends-icon-gang_cool = GANG FAJNYCH
    .text = Karty jednego gangu liczą się jako jedna i pozostają razem aktywne.
legends-icon-gang_top = GANG NAJLEPSZYCH
    .text = Karty jednego gangu liczą się jako jedna i pozostają razem aktywne.
legends-icon-gang_fun = GANG WESOŁYCH
    .text = Karty jednego gangu liczą się jako jedna i pozostają razem aktywne.
legends-icon-gang_no = GANG „BEZ”
    .text = Karty jednego gangu liczą się jako jedna i pozostają razem aktywne.
legends-icon-bluff_fire = BLEF OGNIA
    .text = Można ją zagrać zakrytą jako kartę wsparcia; gdy blef zostanie wykryty, pasuje w walce o ogień.
legends-icon-bluff_earth = BLEF ZIEMI
    .text = Można ją zagrać zakrytą jako kartę wsparcia; gdy blef zostanie wykryty, pasuje w walce o ziemię.
legends-icon-bluff_blank = PUSTY BLEF
    .text = Można ją zagrać zakrytą jako kartę wsparcia; gdy blef zostanie wykryty, nie pasuje nigdy.
legends-icon-replace = ZASTĄPIENIE
    .text = W fazie dowodzenia można ją odrzucić i dobrać w zamian nową kartę.

## Obszary

legends-zone-hand = ręka
legends-zone-deck = talia
legends-zone-discard = stos kart odrzuconych
legends-zone-combat = obszar walki
legends-zone-support = obszar wsparcia
legends-zone-leadership = obszar dowodzenia
legends-zone-ships = strefa wpływu statków
legends-zone-hyla = obszar wpływu Hylan
legends-zone-achievements = obszar osiągnięć
legends-zone-middle = środek planszy
legends-zone-side = strona
legends-card-active = aktywna
legends-card-inactive = nieaktywna
legends-card-revealed = ujawniona
legends-card-bluff = blef { $number }

## Fazy

legends-phase-begin = rozpoczęcie
legends-phase-leadership = dowodzenie
legends-phase-engagement = bitwa
legends-phase-character = postać
legends-phase-support = wzmocnienie/wsparcie
legends-phase-power = moc
legends-phase-refresh = dobieranie
legends-phase-end = zakończenie

## Decyzje

legends-decision-mulligan = Mulligan: raz wymień karty z ręki albo zakończ
legends-decision-deck = Między grami: wymień karty talii na inne ze swojej puli albo zakończ
legends-decision-begin = Rozpoczęcie: odzyskaj karty, odrzuć blef, przybij statkiem do brzegu albo zakończ
legends-decision-leadership = Dowodzenie: zagraj jedną kartę tej fazy albo zakończ
legends-decision-engagement = Bitwa: walczysz czy nie
legends-decision-decline = Rezygnacja z walki: odrzuć od jednej do trzech kart
legends-decision-character = Postaci: zagraj jedną, więcej – jeśli pozwalają symbole
legends-decision-support = Wzmocnienie i wsparcie: zagrywaj karty albo zakończ
legends-decision-text = Rozpatrzyć tekst mocy specjalnej tej karty czy nie
legends-decision-pick = Wybierz
legends-decision-meet = Żądanie: wybierz karty do odrzucenia
legends-decision-target = Wybierz cel tego tekstu mocy specjalnej
legends-decision-announce = Ogłoś moc
legends-decision-call = Wykryć blef czy nie sprawdzać
legends-decision-end = Zakończenie: rozpatrz teksty mocy specjalnej tej fazy albo zakończ
legends-decision-respond = Zakłócić czy przepuścić
legends-decision-dragon = Wybierz smoka, który się przemieści
legends-decision-draft = Weź jedną kartę z paczki

## Co można zrobić

legends-verb-play = zagrać
legends-verb-bluff = zagrać zakrytą
legends-verb-load = załadować
legends-verb-retrieve = odzyskać
legends-verb-drop = odrzucić kartę blefu
legends-verb-land = przybić statkiem do brzegu
legends-verb-replace = użyć symbolu zamiany
legends-verb-start = rozpocząć walkę
legends-verb-decline = zrezygnować z walki
legends-verb-continue = kontynuować walkę
legends-verb-retreat = wycofać się
legends-verb-announce = ogłosić moc
legends-verb-use = rozpatrzyć tekst mocy specjalnej
legends-verb-skip = pominąć tekst mocy specjalnej
legends-verb-pick = wybrać
legends-verb-meet = spełnić wymagania
legends-verb-target = wybrać jako cel
legends-verb-keep = zachować cel
legends-verb-call = wykryć blef
legends-verb-accept = nie sprawdzać
legends-verb-done = gotowe
legends-verb-interfere = zakłócić
legends-verb-pass = przepuścić
legends-verb-dragon = przemieścić smoka

## Pomoc do stołu

legends-help =
    Karta:    hoax-06* 3/2 [retrieve] +text   nazwa, * aktywna, wydrukowane ogień/ziemia, symbole, ma tekst mocy specjalnej
              hoax-25*->hoax-06               tekst działa na hoax-06
              bluff#1*                        karta blefu, zakryta; kto ją zna, widzi jej nazwę
              buka-28 landed(buka-07)         statek z ładunkiem, tu przybił do brzegu
    Wiersze:  leadership wierzchnia karta dowodzenia, support i combat oba obszary, power moc ognia i ziemi
    Akcje:    play hoax-06, play khind-10 keep (gang zostaje aktywny), bluff buka-07, load terrah-05 on buka-31;
              retrieve flit-01, drop bluff#2, land buka-28, replace sample-03; start, decline, continue, retreat;
              announce fire; use khind-06, skip khind-06; pick hoax-21, pick random, pick none; meet pillar-16;
              target vulca-21 vulca-05, keep vulca-21; call, accept; interfere sample-06, pass; dragon red; done

## Warianty

legends-option-decks = talie
legends-option-match = mecz do pięciu kryształów
legends-option-families = rodziny Bukan
legends-option-emissaries = emisariusze
legends-option-inquisitors = inkwizytorzy
legends-option-achievements = karty osiągnięć
legends-option-mulligan = mulligan
legends-option-open_lists = jawne listy talii
legends-option-first = gracz, który rozpoczyna walkę
legends-option-max_turns = limit tur
legends-option-card_file = plik z kartami modułów
legends-option-players = liczba graczy
legends-option-peoples = talie ludów

## Punkty

legends-score-crystals = kryształy
legends-score-cards = karty
legends-score-dragons = smoki

## Dlaczego wariant, talia albo plik nie są przyjęte

legends-refusal-unknown_card = nie ma ich we wczytanych tabelach: { $cards }
legends-refusal-wrong_size = kart w talii: { $total }, a musi być dokładnie { $limit }
legends-refusal-too_many_moons = księżyców na kartach innych ludów: { $total }, dozwolone: { $limit }; policzone: { $cards }
legends-refusal-duplicate = w talii więcej niż raz: { $cards }
legends-refusal-no_leader = zbudowana talia potrzebuje lidera
legends-refusal-leader_in_deck = lider, emisariusz i inkwizytor nie należą do kart talii: { $cards }
legends-refusal-leader_not_allowed = talia z draftu nie ma lidera, emisariusza ani inkwizytora: { $cards }
legends-refusal-not_in_pool = nie zostały wybrane w drafcie na tym miejscu: { $cards }
legends-refusal-family_broken =
    { $cards_number ->
        [0] gdy gra się z rodzinami, każdy gracz dodaje jedną, a do gotowej talii Bukan żadnej
       *[other] rodzinę dodaje się w całości, po jednej na gracza, i nigdy do gotowej talii Bukan: { $cards }
    }
legends-refusal-family_taken = obaj gracze wybrali tę samą rodzinę Bukan
legends-refusal-emissary_taken = obaj gracze wybrali tego samego emisariusza
legends-refusal-options_clash = tego nie można łączyć: { $options }
legends-refusal-emissary_needs_preset = emisariusz może dołączyć tylko do gotowej talii ludu
legends-refusal-inquisitor_needs_built = inkwizytor może dołączyć tylko do zbudowanej talii
legends-refusal-achievement_needs_match = karty osiągnięć wymagają meczu
legends-refusal-module_off = wariant dla tych kart jest wyłączony albo nie wczytano pliku kart: { $cards }
legends-refusal-bad_card_file = tego pliku kart nie można użyć
legends-refusal-bad_draft = zła liczba graczy albo talii ludów
legends-refusal-bad_option = z tą wartością nie można grać

## Dlaczego akcja nie jest przyjęta

legends-refusal-unreadable = to nie jest akcja; napisz na przykład „play hoax-06”, „pick hoax-21”, „announce fire” albo „done”
legends-refusal-not_your_decision = to nie twoja decyzja
legends-refusal-game_over = gra jest skończona
legends-refusal-not_a_choice = teraz decyduje się o czymś innym – { $decision_name }
legends-refusal-turn_not_completable =
    { $cause ->
        [demand] potem nie dałoby się spełnić tego żądania: „{ $cards_name }”
        [power] potem nie dałoby się osiągnąć mocy przeciwnika: { $needed } ({ $element_name })
       *[duty] potem nie dałoby się dokończyć tury: trzeba zagrać postać, spełnić każde żądanie i wyrównać moc
    }
legends-refusal-answer_first = najpierw odpowiedz na pytanie – { $decision_name }
legends-refusal-not_asked =
    { $cause ->
        [text] żaden tekst nie czeka teraz na odpowiedź; pytanie brzmi – { $decision_name }
        [target] żaden tekst nie szuka teraz celu; pytanie brzmi – { $decision_name }
        [interference] nie ma teraz czego zakłócać; pytanie brzmi – { $decision_name }
        [dragon] nie wybiera się teraz smoka; pytanie brzmi – { $decision_name }
       *[pick] nie wybiera się teraz karty; pytanie brzmi – { $decision_name }
    }
legends-refusal-wrong_phase = to należy do innej fazy: { $phase_name }
legends-refusal-must_engage = najpierw zdecyduj, czy walczysz
legends-refusal-must_announce = teraz trzeba ogłosić moc
legends-refusal-must_discard = rezygnacja z walki kosztuje co najmniej jedną kartę: najpierw ją odrzuć
legends-refusal-must_pick =
    { $cause ->
        [text] tekst karty „{ $cards_name }” czeka na wybór: wybierz kartę
       *[deck] karta opuściła talię: wybierz tę, która zajmie jej miejsce
    }
legends-refusal-must_target = tekst mocy specjalnej nie ma jeszcze celu: wybierz go
legends-refusal-character_first = najpierw trzeba zagrać kartę postaci
legends-refusal-too_many_characters = za dużo aktywnych postaci: „{ $cards_name }” ustala limit { $limit }
legends-refusal-fight_running = walka trwa: kontynuuj ją albo się wycofaj
legends-refusal-no_fight = nie ma walki: rozpocznij ją albo zrezygnuj
legends-refusal-element_fixed = żywioł zmagań pozostaje bez zmian: { $element_name }
legends-refusal-power_too_low = twoja moc to { $power }, a potrzeba co najmniej { $needed }
legends-refusal-demand_unmet = najpierw trzeba spełnić żądanie: { $cards_name }
legends-refusal-no_character =
    { $cause ->
        [forbidden] nie możesz walczyć: „{ $cards_name }” zabrania twoich postaci
        [unfit] nie możesz walczyć: żadnej z twoich postaci ({ $number }) nie wolno teraz zagrać
       *[none] nie możesz walczyć: nie masz postaci do zagrania
    }
legends-refusal-nothing_to_call = nie ma teraz blefu do wykrycia
legends-refusal-not_in_hand = nie masz tej karty na ręce
legends-refusal-only_from_ship = statek przybił do brzegu: w tej turze karty zagrywa się ze statków przy brzegu
legends-refusal-not_landed = karta leży na statku, który nie przybił do brzegu
legends-refusal-only_as_answer = kartę zakłócenia zagrywa się w turze przeciwnika, jako odpowiedź
legends-refusal-not_an_answer = odpowiedzieć może tutaj tylko karta zakłócenia
legends-refusal-trigger_unfit = ta karta zakłócenia nie pasuje do tego, co się dzieje
legends-refusal-led_already = na turę jedna karta fazy dowodzenia albo jedno zastąpienie, i to już było
legends-refusal-achievements_off = karty osiągnięć można zagrywać tylko w meczu z ich modułem
legends-refusal-play_limit = „{ $cards_name }” ogranicza liczbę kart, które wolno zagrać w tej turze: { $limit }
legends-refusal-combat_limit = „{ $cards_name }” ogranicza liczbę kart, które wolno zagrać do obszaru walki w tej turze: { $limit }
legends-refusal-forbidden = tekst mocy specjalnej „{ $cards_name }” zabrania tej karty
legends-refusal-condition_unmet =
    { $cause ->
        [least] warunek karty nie jest spełniony: potrzeba co najmniej { $limit }, a jest { $now }
        [most] warunek karty nie jest spełniony: dozwolone najwyżej { $limit }, a jest { $now }
       *[none] warunek karty nie jest spełniony
    }
legends-refusal-attacks_again = karty z poprzedniej tury walczą ponownie: nie zagrywa się do nich postaci
legends-refusal-stopped =
    { $cards_number ->
        [0] zagrano kartę z symbolem STOP: w tej turze nie wolno zagrać więcej kart
       *[other] „{ $cards_name }” ma symbol STOP: w tej turze nie wolno zagrać więcej kart
    }
legends-refusal-one_character = jedna postać na turę; inne tylko WOLNE albo z pasującą PARĄ lub GANGIEM
legends-refusal-first_turn = w pierwszej turze walki zagrywa się tylko WOLNE karty wzmocnienia i wsparcia
legends-refusal-one_extra = jedna karta wzmocnienia albo wsparcia na turę, więcej tylko, gdy pozwala tekst albo symbol
legends-refusal-nothing_to_keep = nic nie może pozostać aktywne: potrzebna jest pierwsza postać z tego samego GANGU co wszystkie aktywne karty albo tekst, który na to pozwala
legends-refusal-no_bluff = to nie jest karta postaci z symbolem blefu
legends-refusal-bluffs_ignored =
    { $cards_number ->
        [0] twoje karty blefu byłyby ignorowane, więc nie wolno ich zagrywać
       *[other] twoje karty blefu byłyby ignorowane z powodu „{ $cards_name }”, więc nie wolno ich zagrywać
    }
legends-refusal-bluff_forbidden = tekst mocy specjalnej „{ $cards_name }” zabrania tego blefu
legends-refusal-no_such_bluff = nie masz takiej karty blefu
legends-refusal-not_loadable = statki przewożą tylko karty postaci, wzmocnienia i wsparcia
legends-refusal-no_ship = to nie jest twój statek w strefie wpływu
legends-refusal-ship_landed = statek przybił już do brzegu
legends-refusal-ship_full = statek jest pełny: mieści { $limit }
legends-refusal-loads_forbidden = tekst mocy specjalnej „{ $cards_name }” zabrania kart wsparcia, a z nimi ładowania
legends-refusal-not_active = to nie jest twoja aktywna karta
legends-refusal-no_icon = na karcie nie ma tego symbolu: { $icon_name }
legends-refusal-icon_ignored =
    { $cards_number ->
        [0] tekst przeciwnika sprawia, że ten symbol jest ignorowany: { $icon_name }
       *[other] z powodu „{ $cards_name }” ten symbol jest ignorowany: { $icon_name }
    }
legends-refusal-foe_retrieves = przeciwnik też ma postać z symbolem ODZYSKANIE: wtedy postaci się nie odzyskuje
legends-refusal-may_not_take =
    { $cause ->
        [hand] masz na ręce kart: { $hand }; „{ $cards_name }” nie pozwala brać kart od { $limit }
        [takes] „{ $cards_name }” ogranicza liczbę kart, które opuszczają twoją talię w turze: { $limit }
       *[deck] twoja talia nie daje już kart w tej turze
    }
legends-refusal-no_window = tekstu tej karty nie rozpatruje się na życzenie
legends-refusal-text_used = ten tekst został już w tej turze rozpatrzony
legends-refusal-text_ignored =
    { $cards_number ->
        [0] ten tekst jest ignorowany
       *[other] ten tekst jest ignorowany z powodu „{ $cards_name }”
    }
legends-refusal-not_in_full =
    { $cause ->
        [draw] „{ $cards_name }” bierze karty z twojej talii, a talia teraz ich nie daje
        [nothing] tekst karty „{ $cards_name }” nie ma teraz na co działać
        [fire] „{ $cards_name }” żąda ognia: { $needed }, a na ręce masz { $now }
        [earth] „{ $cards_name }” żąda ziemi: { $needed }, a na ręce masz { $now }
        [either] „{ $cards_name }” żąda { $needed } w jednym żywiole, a na ręce masz najwyżej { $now }
        [moons] „{ $cards_name }” żąda księżyców: { $needed }, a na ręce masz { $now }
        [characters] „{ $cards_name }” żąda postaci: { $needed }, a na ręce masz { $now }
        [type] „{ $cards_name }” żąda kart jednego typu: { $needed }, a na ręce masz najwyżej { $now }
       *[both] „{ $cards_name }” żąda ognia i ziemi, a żadna karta na ręce nie płaci za jedno i drugie
    }
legends-refusal-mandatory = tekst karty „{ $cards_name }” jest obowiązkowy: nie można go pominąć
legends-refusal-no_demand = ta karta niczego od ciebie nie żąda
legends-refusal-demand_met = to żądanie jest już spełnione
legends-refusal-demand_to_play = to żądanie spełnia się, zagrywając taką kartę
legends-refusal-demand_late = żądania spełnia się najpóźniej w fazie wzmocnienia/wsparcia
legends-refusal-cannot_pay =
    { $cause ->
        [fire] „{ $cards_name }” żąda ognia: { $needed }, a na ręce masz { $now }
        [earth] „{ $cards_name }” żąda ziemi: { $needed }, a na ręce masz { $now }
        [either] „{ $cards_name }” żąda { $needed } w jednym żywiole, a na ręce masz najwyżej { $now }
        [moons] „{ $cards_name }” żąda księżyców: { $needed }, a na ręce masz { $now }
        [characters] „{ $cards_name }” żąda postaci: { $needed }, a na ręce masz { $now }
        [type] „{ $cards_name }” żąda kart jednego typu: { $needed }, a na ręce masz najwyżej { $now }
       *[both] „{ $cards_name }” żąda ognia i ziemi, a żadna karta na ręce nie płaci za jedno i drugie
    }
legends-refusal-does_not_pay = ta karta nie pomaga zapłacić dokładnie tego, czego trzeba
legends-refusal-not_revealed = wskazać można tylko ujawnioną kartę; z pozostałych bierze się losową
legends-refusal-none_hidden = wszystkie karty tej ręki są ujawnione: wskaż jedną
legends-refusal-protected = karta jest CHRONIONA
legends-refusal-last_character = ostatnia aktywna postać musi pozostać
legends-refusal-not_among =
    { $cause ->
        [only] dla karty „{ $cards_name }” można wybrać tylko: { $choices_name }
        [several] „{ $cards_name }” zostawia możliwości: { $number }, a tej wśród nich nie ma
        [nothing] dla karty „{ $cards_name }” nie można teraz wybrać żadnej karty
       *[deck] wymienia się tu tylko karty własnej talii i własnej puli
    }
legends-refusal-target_unfit =
    { $cause ->
        [foe] „{ $cards_name }” działa tylko na twoje karty
        [inactive] „{ $cards_name }” działa tylko na aktywne karty, a ta nie jest już aktywna
       *[kind] „{ $cards_name }” może działać tylko na: { $choices_name }
    }
legends-refusal-same_target = to już jest cel
legends-refusal-only_new = nowym celem może być tylko karta, która właśnie stała się aktywna
legends-refusal-wrong_dragon = ten smok nie może się ruszyć: najpierw te z drugiej strony, potem te ze środka
legends-refusal-not_in_packet = tej karty nie ma w paczce

## Zakończenia

legends-ending-fourth_dragon = kolejny smok zwabiony do gracza, który miał już wszystkie trzy
legends-ending-out_of_cards = jeden z graczy nie ma kart ani na ręce, ani w talii
legends-ending-turn_limit = osiągnięto limit tur
legends-ending-five_crystals = zdobyto pięć kryształów
legends-ending-drafted = wszystkie karty wybrane

## Zdarzenia

legends-event-game-began = Gra { $game }: zaczyna { $seat_name }.
legends-event-card-left-out = { $seat_name } usuwa z talii kartę „{ $card_name }”.
legends-event-card-let-in = { $seat_name } dodaje do talii kartę „{ $card_name }”.
legends-event-deck-settled = Talia gracza { $seat_name } na następną grę jest gotowa.
legends-event-turn-began = Tura { $turn }: { $seat_name }.
legends-event-hand-changed =
    { $count ->
        [0] { $seat_name } zatrzymuje karty na ręce.
        [one] { $seat_name } wymienia { $count } kartę.
        [few] { $seat_name } wymienia { $count } karty.
        [many] { $seat_name } wymienia { $count } kart.
       *[other] { $seat_name } wymienia { $count } karty.
    }
legends-event-card-drawn = { $seat_name } dobiera kartę „{ $card_name }”.
    .blurred = { $seat_name } dobiera kartę.
legends-event-card-dug = { $seat_name } bierze losową kartę „{ $card_name }” ze stosu kart odrzuconych.
    .blurred = { $seat_name } bierze losową kartę ze stosu kart odrzuconych.
legends-event-card-taken = { $seat_name } bierze na rękę kartę „{ $card_name }”.
legends-event-card-turned-up =
    { $from ->
        [leadership] Na wierzchu obszaru dowodzenia gracza { $seat_name } leży teraz „{ $card_name }”.
       *[other] Na wierzchu stosu kart odrzuconych gracza { $seat_name } leży teraz „{ $card_name }”.
    }
legends-event-card-put-under = { $seat_name } kładzie pod talię kartę „{ $card_name }”.
    .blurred = { $seat_name } kładzie kartę pod talię.
legends-event-card-put-back = { $seat_name } odkłada do talii kartę „{ $card_name }”.
    .blurred = { $seat_name } odkłada kartę do talii.
legends-event-card-shuffled-in = Karta „{ $card_name }” trafia do talii gracza { $seat_name }.
legends-event-deck-shuffled = { $seat_name } tasuje talię.
legends-event-discards-recycled = Stos kart odrzuconych gracza { $seat_name } trafia do talii.
legends-event-hand-shuffled-in = { $seat_name } wtasowuje do talii karty z ręki.
legends-event-hand-revealed = { $seat_name } ujawnia karty: { $cards_name }.
legends-event-card-shown = { $seat_name } pokazuje kartę „{ $card_name }”.
legends-event-card-discarded = { $seat_name }: odrzucona karta „{ $card_name }”.
legends-event-card-played = { $seat_name } zagrywa kartę „{ $card_name }”.
legends-event-card-cancelled = { $seat_name }: anulowana karta „{ $card_name }”.
legends-event-bluff-played = { $seat_name } zagrywa zakrytą kartę „{ $card_name }”.
    .blurred = { $seat_name } zagrywa kartę blefu.
legends-event-card-loaded = { $seat_name } ładuje kartę „{ $card_name }” na statek „{ $ship_name }”.
legends-event-ship-landed = { $seat_name }: statek „{ $card_name }” przybija do brzegu.
legends-event-interfered = { $seat_name } zakłóca kartą „{ $card_name }”.
legends-event-text-used = { $seat_name } rozpatruje tekst karty „{ $card_name }”.
legends-event-text-skipped = { $seat_name } pomija tekst karty „{ $card_name }”.
legends-event-text-failed =
    { $cards_number ->
        [0] Tekst karty „{ $card_name }” nic nie daje: nie da się go teraz wykonać w całości.
       *[other] Tekst karty „{ $card_name }” nie działa z powodu „{ $cards_name }”.
    }
legends-event-target-chosen =
    { $target ->
        [none] { $seat_name }: karta „{ $card_name }” działa na kartę blefu.
       *[other] { $seat_name }: karta „{ $card_name }” działa na kartę „{ $target_name }”.
    }
legends-event-demand-met = Żądanie karty „{ $card_name }” jest spełnione.
legends-event-element-switched = Żywiołem zmagań jest teraz { $element_name }.
legends-event-fight-started = { $seat_name } rozpoczyna walkę.
legends-event-fight-continued = { $seat_name } kontynuuje walkę.
legends-event-fight-declined = { $seat_name } rezygnuje z walki.
legends-event-power-announced = { $seat_name } ogłasza moc { $power }; żywioł zmagań: { $element_name }.
legends-event-turn-examined =
    { $stranded ->
        [yes] { $seat_name } nie może już dokończyć tury: cofamy ją do fazy bitwy.
       *[other] { $seat_name } może dokończyć turę.
    }
legends-event-response-asked = { $seat_name } może odpowiedzieć kartą zakłócenia.
legends-event-bluff-called = { $seat_name } wykrywa blef.
legends-event-bluff-held = { $seat_name }: to nie był blef, pasuje każda karta.
legends-event-bluff-failed = { $seat_name }: blef się nie udaje.
legends-event-bluff-accepted = { $seat_name } nie sprawdza blefu.
legends-event-retreated = { $seat_name } wycofuje się.
legends-event-storm-broke = { $seat_name }: rozpętują się burze.
legends-event-flood-came = { $seat_name }: nadchodzi powódź.
legends-event-dragon-came =
    { $dragon ->
        [none] Do gracza { $seat_name } przybywa smok.
       *[other] Do gracza { $seat_name } przybywa { $dragon_name }.
    }
legends-event-dragon-left =
    { $dragon ->
        [none] Od gracza { $seat_name } na środek planszy odchodzi smok.
       *[other] Od gracza { $seat_name } na środek planszy odchodzi { $dragon_name }.
    }
legends-event-fight-ended = Walka jest skończona.
legends-event-game-ended =
    { $crystals ->
        [one] Grę wygrywa { $seat_name }: { $reason_name }. { $crystals } kryształ.
        [few] Grę wygrywa { $seat_name }: { $reason_name }. { $crystals } kryształy.
        [many] Grę wygrywa { $seat_name }: { $reason_name }. { $crystals } kryształów.
       *[other] Grę wygrywa { $seat_name }: { $reason_name }. { $crystals } kryształu.
    }
legends-event-match-ended = Mecz wygrywa { $seat_name }.
legends-event-peoples-chosen = W drafcie: { $peoples_name }.
legends-event-draft-round-began =
    { $left ->
        [yes] Runda { $round }: kart dla każdego – { $cards }, przekazujemy w lewo.
       *[other] Runda { $round }: kart dla każdego – { $cards }, przekazujemy w prawo.
    }
legends-event-packet-dealt = { $seat_name } dostaje paczkę: { $cards_name }.
    .blurred =
        { $number ->
            [one] { $seat_name } dostaje { $number } kartę.
            [few] { $seat_name } dostaje { $number } karty.
            [many] { $seat_name } dostaje { $number } kart.
           *[other] { $seat_name } dostaje { $number } karty.
        }
legends-event-packet-passed = Do gracza { $seat_name } trafiają: { $cards_name }.
    .blurred =
        { $number ->
            [one] Do gracza { $seat_name } trafia { $number } karta.
            [few] Do gracza { $seat_name } trafiają { $number } karty.
            [many] Do gracza { $seat_name } trafia { $number } kart.
           *[other] Do gracza { $seat_name } trafia { $number } karty.
        }
legends-event-draft-card-picked = { $seat_name } wybiera kartę „{ $card_name }”.
    .blurred = { $seat_name } wybiera kartę.
legends-event-packets-wasted = Ostatnia karta z każdej paczki odpada.
legends-event-draft-ended = Draft jest skończony.

## Co robią teksty mocy specjalnej i kiedy

legends-effect-ignore_text = ignorowanie tekstów
legends-effect-ignore_cards = ignorowanie kart
legends-effect-ignore_icons = ignorowanie symboli
legends-effect-zero_values = zerowanie wartości
legends-effect-raise_values = podnoszenie wartości
legends-effect-double_values = podwajanie wartości
legends-effect-raise_power = podnoszenie całkowitej wartości mocy
legends-effect-retreat_dragons = smoki za wycofanie się
legends-effect-tag_bonus = burza lub powódź
legends-effect-dragon_for_discards = smok za odrzucone karty
legends-effect-forbid_play = zakaz kart
legends-effect-forbid_act = zakaz czynności
legends-effect-limit = limit
legends-effect-extra_plays = dodatkowe karty
legends-effect-next_card_free = następna karta WOLNA
legends-effect-free_if = WOLNA pod warunkiem
legends-effect-play_only_if = zagranie pod warunkiem
legends-effect-switch_element = zmiana żywiołu
legends-effect-waive = zwolnienie z warunku
legends-effect-attack_again = ponowna walka
legends-effect-keep_combat_active = obszar walki zostaje aktywny
legends-effect-demand_discard = żądanie odrzucenia
legends-effect-demand_play = żądanie karty
legends-effect-double_demand = podwojenie żądania
legends-effect-draw = dobieranie
legends-effect-draw_sift = dobieranie i oddawanie
legends-effect-search = przeszukiwanie
legends-effect-return_to_hand = powrót na rękę
legends-effect-move_hand = karty z ręki
legends-effect-recycle_discards = odrzucone karty do talii
legends-effect-remove_cards = usuwanie kart
legends-effect-discard_foe_hand = odrzucanie z ręki przeciwnika
legends-effect-foe_discards = przeciwnik odrzuca
legends-effect-mill_deck = odrzucanie z talii przeciwnika
legends-effect-reveal_hand = ujawnienie ręki
legends-effect-load_ship = ładowanie statku
legends-effect-hand_on_landing = karty z ręki po przybiciu do brzegu
legends-effect-attract_dragons = wabienie smoków
legends-effect-crystal_bonus = dodatkowe kryształy
legends-effect-cancel = anulowanie
legends-effect-custom = własny tekst

legends-when-always = zawsze
legends-when-this_turn = w tej turze
legends-when-before_play = przed zagraniem
legends-when-now = przy zagraniu
legends-when-once_per_turn = raz na turę
legends-when-begin = w fazie rozpoczęcia
legends-when-after_support = po fazie wzmocnienia/wsparcia
legends-when-end = w fazie zakończenia
legends-when-turn_ending = na samym końcu tury
legends-when-after_turn = po turze
legends-when-demand = żądanie
legends-when-landing = po przybiciu do brzegu
legends-when-response = odpowiedź
legends-when-game_start = początek gry
legends-when-game_won = wygrana gra
legends-text-may = opcjonalny
legends-text-each = każdy gracz

## Karty: Hoaxowie

card-hoax-00 = Xelethotiras
card-hoax-01 = Wogarathoras Ponury
card-hoax-02 = Athradysas Poszukiwacz
card-hoax-03 = Ledinemras Mnich
card-hoax-04 = Zedemikras Mózg
card-hoax-05 = Ciklarethas Zgorzkniały
card-hoax-06 = Nirwadas Podróżnik
card-hoax-07 = Penemikanas Paranoik
card-hoax-08 = Vetraskedas Sceptyk
card-hoax-09 = Helkomedes Retor
card-hoax-10 = Redamikanas Kartograf
    .text = Gdy przeciwnik się wycofuje, wabisz za to o jednego smoka więcej.
card-hoax-11 = Bethenitana Bajarka
    .text = Gdy się wycofujesz, przeciwnik nie wabi za to smoków.
card-hoax-12 = Demegodas Dziwak
    .text = Twoje aktywne karty wsparcia liczą się podwójnie, w ogniu i w ziemi.
card-hoax-13 = Thirkomedas Pogodny
    .text = Przeciwnik nie może zagrywać kart dowodzenia, wzmocnienia ani wsparcia.
card-hoax-14 = Genathones Ślepy
    .text = W każdej turze możesz zagrać jedną dodatkową kartę wsparcia.
card-hoax-15 = Ketharkopas Astronom
    .text = Na samym końcu swojej tury, jeśli masz na ręce mniej niż dziewięć kart, możesz dobrać do dziewięciu.
card-hoax-16 = Mekarthas Przenikliwy
    .text = Wszystkie symbole na kartach przeciwnika są ignorowane, nawet ochrona; działa tylko stop.
card-hoax-17 = Sarogakanas Sędziwy
    .text = Zagrywając tę kartę, możesz odrzucić dwie karty z ręki przeciwnika: losowe albo wybrane przez ciebie spośród ujawnionych.
card-hoax-18 = Nieprzenikniona zbroja
card-hoax-19 = Waleczny bumerang
card-hoax-20 = Księga mądrości
card-hoax-21 = Trebusz strachu
card-hoax-22 = Balista zamętu
card-hoax-23 = Pulsująca fala uderzeniowa
card-hoax-24 = Pociski samonaprowadzające
card-hoax-25 = Podwajacz siły
    .text = Wartość ziemi jednej z twoich aktywnych postaci liczy się podwójnie.
card-hoax-26 = Drenaż mózgów
    .text = Przeciwnik może zagrać w turze najwyżej jedną kartę, dowolnego typu.
card-hoax-27 = Zbierz posiłki
    .text = Zagrywając tę kartę, możesz dobrać pięć kart.
card-hoax-28 = Urzeknij przeciwnika
    .text = W tej turze wszystkie teksty mocy specjalnej przeciwnika są ignorowane. Nie działa, dopóki przeciwnik ma aktywnego Chichoćwierka albo Gaz rozweselający.
card-hoax-29 = Wywołaj burzę mózgów
    .text = W tej turze możesz zagrać dowolną liczbę kart wsparcia.
card-hoax-30 = Przepędź popleczników
    .text = Zagrywając tę kartę, możesz odrzucić wszystkie aktywne WOLNE karty przeciwnika.
card-hoax-31 = Wpłyń na Świętego Smoka
    .text = Zagrywając tę kartę, możesz odrzucić z ręki dwie karty dowodzenia, dwie karty Hylan albo dwie karty osiągnięć. Jeśli to zrobisz, wabisz jednego smoka.
card-hoax-32 = Wybraniec Umysłu
    .text = Przy zagraniu tej karty każdy gracz odrzuca trzy wybrane karty z ręki, najpierw przeciwnik.

## Karty: Vulcanie

card-vulca-00 = Inferno
card-vulca-01 = Ogniodech Olśniewający
card-vulca-02 = Migot Zapalacz
card-vulca-03 = Spopielacz Łatwopalny
card-vulca-04 = Lavar Potężny
card-vulca-05 = Volca
card-vulca-06 = Pożoga
card-vulca-07 = Palenisko
card-vulca-08 = Iskra
card-vulca-09 = Zapłon
card-vulca-10 = Osmalacz
card-vulca-11 = Pochodnia
card-vulca-12 = Lśnienie
card-vulca-13 = Błysk
card-vulca-14 = Popiół
    .text = Zagrywając tę kartę, możesz odrzucić jedną aktywną kartę wzmocnienia lub wsparcia przeciwnika.
card-vulca-15 = Rozbłysk
    .text = W swojej fazie zakończenia możesz dobrać dwie karty.
card-vulca-16 = Żar
    .text = Przeciwnik nie może zagrywać kart postaci bez tekstu mocy specjalnej.
card-vulca-17 = Erupta
    .text = Zagrywając tę kartę, możesz zmusić przeciwnika, by wtasował do talii cały swój obszar walki i obszar wsparcia; aktywne CHRONIONE karty zostają.
card-vulca-18 = Wybuch ognia
card-vulca-19 = Piekielna zbroja
card-vulca-20 = Zaklęcie żywiołów
    .text = Twoja całkowita wartość mocy nigdy nie jest mniejsza niż 6.
card-vulca-21 = Wulkaniczne rękawice
    .text = Wartość ognia jednej z twoich aktywnych postaci liczy się podwójnie.
card-vulca-22 = Tytaniczne rękawice
    .text = Wartość ziemi jednej z twoich aktywnych postaci liczy się podwójnie.
card-vulca-23 = Błyskawice
card-vulca-24 = Migotliwe ognie
    .text = Przeciwnik nie może zagrywać kart dowodzenia.
card-vulca-25 = Drgające powietrze
    .text = Przeciwnik nie może zagrywać kart postaci ani wzmocnienia z tekstem mocy specjalnej.
card-vulca-26 = Ściana ognia
    .text = Przeciwnik nie może brać kart z talii.
card-vulca-27 = Straszliwe duchy
    .text = Gdy przeciwnik się wycofuje, wabisz za to o jednego smoka więcej.
card-vulca-28 = Przyzwij czarnoksiężnika
    .text = Zagrywając tę kartę, możesz odzyskać jedną ze swoich aktywnych kart na rękę.
card-vulca-29 = Oczaruj Świętego Smoka
    .text = Zagrywając tę kartę, możesz odrzucić z ręki karty z wydrukowanym ogniem o łącznej wartości co najmniej 8. Jeśli to zrobisz, wabisz jednego smoka.
card-vulca-30 = Ześlij kataklizm
    .text = Zagrywając tę kartę, możesz odrzucić wszystkie aktywne karty wsparcia przeciwnika.
card-vulca-31 = Rozpal mutanta
    .text = W fazie postaci tej tury możesz zagrać jednego mutanta, choć jego warunek nie jest spełniony.
card-vulca-32 = Wybraniec Ognia
    .text = Przy zagraniu tej karty każdy gracz wybiera ze swojego obszaru dowodzenia jedną kartę dowodzenia, pokazuje ją i wtasowuje do talii, najpierw przeciwnik. Nie można wybrać karty „Wybraniec Ognia”.

## Karty: Mimixowie

card-mimix-00 = Błękitna Poświata
card-mimix-01 = Strażniczka Czasu
card-mimix-02 = Strażniczka Przestrzeni
card-mimix-03 = Dziewica Czystego Ognia
card-mimix-04 = Dziewica Czystej Ziemi
card-mimix-05 = Bohaterka Wysokich Płomieni
card-mimix-06 = Bohaterka Wielkich Równin
card-mimix-07 = Duch Nocy
card-mimix-08 = Duch Światła
card-mimix-09 = Amazonka Wysokich Skoków
card-mimix-10 = Amazonka Dalekich Skoków
card-mimix-11 = Tancerka Świtu
card-mimix-12 = Tancerka Zmierzchu
card-mimix-13 = Opiekunka Gazel
card-mimix-14 = Opiekunka Antylop
card-mimix-15 = Opiekunka Jednorożców
card-mimix-16 = Młoda Niedźwiedzica
card-mimix-17 = Młoda Lisica
card-mimix-18 = Szaman Świętej Ofiary
    .text = W swojej fazie zakończenia możesz odkryć trzy wierzchnie karty swojej talii (wszystkie, jeśli jest ich mniej), jedną z nich odrzucić, a pozostałe wziąć na rękę.
card-mimix-19 = Szaman Przyszłych Czynów
    .text = W swojej fazie zakończenia możesz dobrać trzy karty (wszystkie, jeśli jest ich mniej), a potem wtasować do talii dwie karty z ręki.
card-mimix-20 = Szaman Chwili Obecnej
    .text = Po swojej fazie wzmocnienia/wsparcia możesz przeszukać talię, pokazać jedną kartę, wziąć ją na rękę i potasować talię.
card-mimix-21 = Szaman Życia po Życiu
    .text = Po swojej fazie wzmocnienia/wsparcia możesz wziąć na rękę dwie losowe karty ze swojego stosu kart odrzuconych.
card-mimix-22 = Zachodzące Słońce
card-mimix-23 = Wschodzący Księżyc
card-mimix-24 = Błyszczące Gwiazdy
card-mimix-25 = Grad strzał
card-mimix-26 = Wirujący topór
card-mimix-27 = Groźny taniec wojenny
card-mimix-28 = Hipnotyzująca grzechotka
    .text = Przeciwnik nie może zagrywać kart wzmocnienia.
card-mimix-29 = Straszliwy śpiew
    .text = Gdy się wycofujesz, przeciwnik wabi za to o jednego smoka mniej.
card-mimix-30 = Przywołaj ducha pola bitwy
    .text = Zagrywając tę kartę, możesz odzyskać na rękę jedną kartę ze swojego obszaru walki, aktywną lub nie.
card-mimix-31 = Przywołaj ducha zaświatów
    .text = Zagrywając tę kartę, możesz przeszukać swój stos kart odrzuconych, pokazać jedną kartę i wziąć ją na rękę.
card-mimix-32 = Wybraniec Natury
    .text = Przy zagraniu tej karty każdy gracz wtasowuje swój stos kart odrzuconych do talii, najpierw przeciwnik.

## Karty: Flitowie

card-flit-00 = Falk
card-flit-01 = Dowódca skrzydła Brzytwopióry
card-flit-02 = Dowódca eskadry Pisk
card-flit-03 = Dowódca klucza Skrzek
card-flit-04 = Szybkodziób
card-flit-05 = Stromolot
card-flit-06 = Wysokoćwir
    .text = Zagrywając tę kartę, możesz odrzucić jedną aktywną postać przeciwnika, jeśli ma co najmniej dwie.
card-flit-07 = Chichoćwierk
    .text = Wszystkie teksty mocy specjalnej przeciwnika są ignorowane, oprócz tekstów postaci Flitów.
card-flit-08 = Trzepotrzep
    .text = Wszystkie karty wsparcia przeciwnika są ignorowane.
card-flit-09 = Trelililek
    .text = Wszystkie karty wzmocnienia przeciwnika są ignorowane.
card-flit-10 = Ćwirćwirek
    .text = Przeciwnik może zagrać w turze najwyżej jedną kartę na obszar walki.
card-flit-11 = Karl Wrona Kamikadze
    .text = Twoje aktywne karty wzmocnienia liczą się podwójnie, w ogniu i w ziemi.
card-flit-12 = Hank Jastrząb Podniebny
    .text = Wszystkie postaci przeciwnika są ignorowane, oprócz postaci Flitów.
card-flit-13 = Szalony Mike Sroka
    .text = Wszystkie karty przeciwnika, na których widnieje symbol, są ignorowane, oprócz postaci Flitów i CHRONIONYCH kart.
card-flit-14 = Dumny Feniks Phil
card-flit-15 = Zrzuć płonącą ziemię
card-flit-16 = Zrzuć ognisty deszcz
card-flit-17 = Zrzuć szarańczę spadochronową
card-flit-18 = Zrzuć oślepiające flary
card-flit-19 = Zrzuć wrzący olej
card-flit-20 = Zrzuć grad zagłady
card-flit-21 = Zrzuć karaluchy
card-flit-22 = Zrzuć ognisty błysk
card-flit-23 = Zrzuć głazy
card-flit-24 = Zrzuć płonący pył
card-flit-25 = Zrzuć śliski szlam
card-flit-26 = Zrzuć swędzące robale
card-flit-27 = Zrzuć gaz lenistwa
    .text = Gdy się wycofujesz, przeciwnik wabi za to o jednego smoka mniej.
card-flit-28 = Denerwujący świergot
    .text = Przeciwnik nie może dobierać dodatkowych kart dzięki tekstom fazy zakończenia.
card-flit-29 = Odwróć uwagę Świętego Smoka
    .text = Jeśli wycofujesz się w tej turze, przeciwnik wabi za to najwyżej jednego smoka.
card-flit-30 = Zwiedź Świętego Smoka
    .text = Zagrywając tę kartę, możesz odrzucić z ręki trzy karty postaci. Jeśli to zrobisz, wabisz jednego smoka.
card-flit-31 = Rozpocznij wielki zrzut
    .text = W tej turze możesz zagrać dowolną liczbę kart wzmocnienia.
card-flit-32 = Wybraniec Powietrza
    .text = Przy zagraniu tej karty każdy gracz odrzuca swoje aktywne karty wsparcia, najpierw przeciwnik; CHRONIONE karty zostają.

## Karty: Khindowie

card-khind-00 = PitPan
card-khind-01 = Fajny-Kot
    .text = Nieparzyste wartości wydrukowane na postaciach przeciwnika liczą się jako 0.
card-khind-02 = Fajny-Glina
    .text = Parzyste wartości wydrukowane na postaciach przeciwnika liczą się jako 0.
card-khind-03 = Fajny-Dzieciak
    .text = Nieparzyste wartości wydrukowane na kartach wzmocnienia i wsparcia przeciwnika liczą się jako 0.
card-khind-04 = Fajny-Szczeniak
    .text = Parzyste wartości wydrukowane na kartach wzmocnienia i wsparcia przeciwnika liczą się jako 0.
card-khind-05 = Najlepszy-Pistolet
    .text = W swojej fazie zakończenia możesz dobrać jedną kartę.
card-khind-06 = Najlepszy-Pies
    .text = Raz w każdej swojej turze możesz odrzucić jedną aktywną kartę przeciwnika, na której widnieje symbol. Nie może to być CHRONIONA karta ani ostatnia aktywna postać.
card-khind-07 = Najlepszy-Sort
    .text = Raz w każdej swojej turze możesz odrzucić jedną aktywną kartę wzmocnienia lub wsparcia przeciwnika.
card-khind-08 = Najlepszy-Banan
    .text = W swojej fazie zakończenia możesz zmusić przeciwnika, by odrzucił jedną wybraną przez siebie kartę z ręki.
card-khind-09 = Najlepszy-Strzał
    .text = W swojej fazie zakończenia możesz odrzucić wierzchnią kartę talii przeciwnika.
card-khind-10 = Wesoły-Jarmark
card-khind-11 = Wesoły-Klops
card-khind-12 = Wesoły-Klaps
card-khind-13 = Wesoły-Fikołek
card-khind-14 = Wesoły-Wesołek
    .text = Twoje aktywne postaci liczą się podwójnie, w ogniu i w ziemi.
card-khind-15 = Bez-Niczego
card-khind-16 = Bez-Hamulców
card-khind-17 = Bez-Stylu
card-khind-18 = Bez-Mózgu
card-khind-19 = Bez-Problemu
card-khind-20 = Bez-Pojęcia
card-khind-21 = Bez-Klasy
card-khind-22 = Bez-Szacunku
card-khind-23 = KhindKuzyn
    .text = Możesz zagrać tę kartę, nie przykrywając swojego obszaru walki: co jest tam aktywne, pozostaje aktywne.
card-khind-24 = Proca przerażenia
    .text = Gdy przeciwnik się wycofuje, wabisz za to o jednego smoka więcej.
card-khind-25 = Klejący pył
    .text = W każdej swojej turze przeciwnik może wziąć z talii najwyżej jedną kartę.
card-khind-26 = Istne piekło
    .text = Przeciwnik nie może zagrywać kart wsparcia.
card-khind-27 = Gaz rozweselający
    .text = Wszystkie teksty mocy specjalnej przeciwnika są ignorowane, oprócz tekstów postaci Flitów. Nie działa, dopóki przeciwnik ma aktywny Gaz rozweselający.
card-khind-28 = Przysięga Khindów
    .text = W swojej fazie zakończenia możesz dobrać jedną kartę.
card-khind-29 = Zadmij w gwizdek przyjaźni
    .text = Zagrywając tę kartę, możesz przeszukać talię, pokazać jedną kartę, wziąć ją na rękę i potasować talię.
card-khind-30 = Otwórz torbę życiowych niespodzianek
    .text = Zagrywając tę kartę, możesz wziąć na rękę trzy losowe karty ze swojego stosu kart odrzuconych.
card-khind-31 = Odbicie
    .text = Twoje aktywne karty walczą jeszcze raz: w tej turze nie musisz zagrywać karty postaci.
card-khind-32 = Wybraniec Młodości
    .text = Przy zagraniu tej karty każdy gracz może zagrać jedną kartę osiągnięcia, tak jakby jej smok był po jego stronie, najpierw przeciwnik.

## Karty: Terrahowie

card-terrah-00 = Tecton Ziemiotrzęsca
card-terrah-01 = Megalit Górotrzęsca
card-terrah-02 = Roomban Władca Skał
card-terrah-03 = Suranom Zwiastun Burz
card-terrah-04 = Gravitos Mocarny
card-terrah-05 = Catusan
card-terrah-06 = Flamitos
card-terrah-07 = Terraton
card-terrah-08 = Helitos
card-terrah-09 = Sonatos
card-terrah-10 = Rocara
card-terrah-11 = Torana
card-terrah-12 = Ferro Fos
    .text = Przeciwnik nie może zagrywać kart z tekstem mocy specjalnej.
card-terrah-13 = Kabu Kat
    .text = W każdej swojej turze przeciwnik musi zagrać kartę wsparcia albo się wycofać.
card-terrah-14 = Baku But
    .text = W każdej swojej turze przeciwnik musi zagrać kartę wzmocnienia albo się wycofać.
card-terrah-15 = Bashdin
    .text = Zagrywając tę kartę, możesz zmusić przeciwnika, by odrzucił dwie wybrane przez siebie karty z ręki.
card-terrah-16 = Corono Cos
    .text = Przeciwnik nie może zagrywać kart bez tekstu mocy specjalnej.
card-terrah-17 = Silento Sol
card-terrah-18 = Wybuch ziemi
card-terrah-19 = Wstrząs ziemi
    .text = Zagrywając tę kartę, możesz odrzucić jedną aktywną kartę wzmocnienia lub wsparcia przeciwnika.
card-terrah-20 = Wiertło sejsmiczne
card-terrah-21 = Grzmiąca burza
    .text = Burza. Jeśli na początku twojej tury masz aktywne co najmniej dwie burze, wabisz jednego smoka; tylko jednego, bez względu na ich liczbę.
card-terrah-22 = Wirująca burza śnieżna
    .text = Burza. Jeśli na początku twojej tury masz aktywne co najmniej dwie burze, wabisz jednego smoka; tylko jednego, bez względu na ich liczbę.
card-terrah-23 = Chłoszcząca burza piaskowa
    .text = Burza. Jeśli na początku twojej tury masz aktywne co najmniej dwie burze, wabisz jednego smoka; tylko jednego, bez względu na ich liczbę.
card-terrah-24 = Zatapiająca burza
    .text = Burza. Jeśli na początku twojej tury masz aktywne co najmniej dwie burze, wabisz jednego smoka; tylko jednego, bez względu na ich liczbę.
card-terrah-25 = Lepkie błoto
    .text = Przeciwnik nie może zagrywać kart postaci, na których wydrukowana jest wartość większa niż 4.
card-terrah-26 = Nieprzenikniona mgła
    .text = Wszystkie symbole na kartach przeciwnika są ignorowane, oprócz symboli stop i ochrony.
card-terrah-27 = Ruchome piaski
    .text = Dopóki przeciwnik ma na ręce cztery karty lub więcej, nie może brać kart na rękę.
card-terrah-28 = Złe oko
    .text = Przeciwnik nie może zagrywać kart fazy dowodzenia: kart dowodzenia, wpływu ani osiągnięć.
card-terrah-29 = Wywołaj trzęsienie ziemi
    .text = Zagrywając tę kartę, możesz odrzucić cały obszar walki przeciwnika, także karty nieaktywne; aktywne CHRONIONE karty zostają.
card-terrah-30 = Zaimponuj Świętemu Smokowi
    .text = Zagrywając tę kartę, możesz odrzucić z ręki karty z wydrukowaną ziemią o łącznej wartości co najmniej 8. Jeśli to zrobisz, wabisz jednego smoka.
card-terrah-31 = Wyczaruj tajfun
    .text = Zagrywając tę kartę, możesz odrzucić jedną aktywną kartę osiągnięcia przeciwnika.
card-terrah-32 = Wybraniec Ziemi
    .text = Przy zagraniu tej karty każdy gracz dobiera trzy karty, najpierw przeciwnik.

## Karty: Pillarowie

card-pillar-00 = Fucius Con
card-pillar-01 = Primus Magicus
card-pillar-02 = Devius Maximus
card-pillar-03 = Colossus Gigantus
card-pillar-04 = Wielgus Muskulus
card-pillar-05 = Mądria Mądralia
card-pillar-06 = Prędkus Niepotrzebnus
card-pillar-07 = Samotnus Potężnus
card-pillar-08 = Halitosus Strasznus
card-pillar-09 = Bodius Smrodus
card-pillar-10 = Introwertus Totalus
card-pillar-11 = Łykus Permanentus
    .text = W każdej turze możesz zagrać jedną dodatkową kartę wzmocnienia.
card-pillar-12 = Gloria Gracja
    .text = Zagrywając tę kartę, możesz odzyskać na rękę jedną inną kartę ze swojego obszaru walki, aktywną lub nie.
card-pillar-13 = Kartus Zwinus
    .text = Zagrywając tę kartę, możesz odrzucić jedną kartę z ręki przeciwnika: losową albo wybraną przez ciebie spośród ujawnionych.
card-pillar-14 = Poczwarkus Druhus
    .text = Jedna z twoich aktywnych Gąsienic żąda dwa razy więcej.
card-pillar-15 = Butelkus Pustus
    .text = Przeciwnik nie może brać kart na rękę.
card-pillar-16 = Gąsienica pożerająca ogień
    .text = Przed końcem swojej fazy wzmocnienia/wsparcia przeciwnik musi odrzucić z ręki karty z wydrukowanym ogniem o łącznej wartości co najmniej 3 albo się wycofać.
card-pillar-17 = Gąsienica gryząca ziemię
    .text = Przed końcem swojej fazy wzmocnienia/wsparcia przeciwnik musi odrzucić z ręki karty z wydrukowaną ziemią o łącznej wartości co najmniej 3 albo się wycofać.
card-pillar-18 = Gąsienica poskramiająca wodę
    .text = Przed końcem swojej fazy wzmocnienia/wsparcia przeciwnik musi odrzucić z ręki karty z wydrukowanym ogniem o wartości co najmniej 2 i inne z wydrukowaną ziemią o wartości co najmniej 2 albo się wycofać.
card-pillar-19 = Gąsienica szukająca światła
    .text = Przed końcem swojej fazy wzmocnienia/wsparcia przeciwnik musi odrzucić z ręki karty z wydrukowanym ogniem o łącznej wartości co najmniej 5 lub z wydrukowaną ziemią o łącznej wartości co najmniej 5 albo się wycofać.
card-pillar-20 = Gąsienica gasząca księżyc
    .text = Przed końcem swojej fazy wzmocnienia/wsparcia przeciwnik musi odrzucić z ręki karty, na których są łącznie co najmniej 2 księżyce, albo się wycofać.
card-pillar-21 = Eliksir kosmicznej mocy
    .text = Obie wartości jednej z twoich aktywnych postaci liczą się podwójnie.
card-pillar-22 = Eliksir zespolenia
    .text = Podnosi obie wartości jednej z twoich aktywnych postaci do sumy jej wydrukowanych wartości ognia i ziemi.
card-pillar-23 = Eliksir mutacji
    .text = Podnosi obie wartości jednej z twoich aktywnych postaci do większej z jej dwóch wydrukowanych wartości.
card-pillar-24 = Eliksir iskrzącego ognia
    .text = Podnosi wartość ognia jednej z twoich aktywnych postaci do 6.
card-pillar-25 = Eliksir drżącej ziemi
    .text = Podnosi wartość ziemi jednej z twoich aktywnych postaci do 6.
card-pillar-26 = Eliksir bezmiernej namiętności
    .text = Podnosi obie wartości jednej z twoich aktywnych postaci do 5.
card-pillar-27 = Motyl zwiadowca
    .text = Przy zagraniu tej karty przeciwnik ujawnia karty na ręce. Pozostają jawne, dopóki nie opuszczą ręki.
card-pillar-28 = Olbrzymi motyl Wieczorna Bryza
card-pillar-29 = Olbrzymi motyl Poranny Wiatr
card-pillar-30 = Wyślij motyla
    .text = Przy zagraniu tej karty przeciwnik ujawnia karty na ręce. Pozostają jawne, dopóki nie opuszczą ręki.
card-pillar-31 = Skuś Świętego Smoka
    .text = Zagrywając tę kartę, możesz odrzucić z ręki karty, na których jest łącznie co najmniej 5 księżyców. Jeśli to zrobisz, wabisz jednego smoka.
card-pillar-32 = Wybraniec Bezkresu
    .text = Przy zagraniu tej karty każdy gracz może odrzucić z ręki karty z wydrukowaną ziemią o wartości co najmniej 2 i inne z wydrukowanym ogniem o wartości co najmniej 2, najpierw przeciwnik. Kto to zrobi, wabi jednego smoka.

## Karty: Aquanie

card-aqua-00 = Aqua-Alfa-Alfa
card-aqua-01 = Eelena-Aqua-Prima-Alfa
card-aqua-02 = Olbrzymia Ośmiornica
card-aqua-03 = Straszliwy Kraken
card-aqua-04 = Aaralia-Aqua Secunda
card-aqua-05 = Elektryczny Węgorz
card-aqua-06 = Słony Behemot
card-aqua-07 = Uurunia-Aqua-Terz
card-aqua-08 = Iisilia-Aqua-Terz
card-aqua-09 = Wodorostowa Pijawka
card-aqua-10 = Kolosalny Skorupiak
card-aqua-11 = Oomola-Aqua-Delta
    .text = Zagrywając tę kartę, możesz odrzucić z ręki dowolną liczbę kart.
card-aqua-12 = Yang
    .text = Następna karta postaci, wzmocnienia lub wsparcia, którą zagrasz w tej turze, jest WOLNA.
card-aqua-13 = Yin
    .text = Następna karta postaci, wzmocnienia lub wsparcia, którą zagrasz w tej turze, jest WOLNA.
card-aqua-14 = Oosa-Aqua-Epsilon
    .text = Zagrywając tę kartę, możesz położyć dowolną liczbę kart z ręki na spód swojej talii.
card-aqua-15 = Uusa-Alfa-Omega
    .text = W swojej fazie dowodzenia możesz zagrać jedną kartę osiągnięcia, tak jakby jej smok był po twojej stronie.
card-aqua-16 = Nagła trąba wodna
card-aqua-17 = Błyskawiczny prąd wsteczny
card-aqua-18 = Wodna zbroja
card-aqua-19 = Ognista woda
    .text = W walce o ogień twoja całkowita wartość mocy nigdy nie jest mniejsza niż 7.
card-aqua-20 = Ziemista woda
    .text = W walce o ziemię twoja całkowita wartość mocy nigdy nie jest mniejsza niż 7.
card-aqua-21 = Ogniste bagno
card-aqua-22 = Zdradliwe moczary
card-aqua-23 = Żarłoczny brzytwoszczęk
card-aqua-24 = Rój węży morskich
card-aqua-25 = Rwąca powódź
    .text = Powódź. Jeśli po twojej turze masz aktywne co najmniej dwie powodzie, przeciwnik musi się natychmiast wycofać.
card-aqua-26 = Pływowa powódź
    .text = Powódź. Jeśli po twojej turze masz aktywne co najmniej dwie powodzie, przeciwnik musi się natychmiast wycofać.
card-aqua-27 = Woda jedności
    .text = Podnosi obie wartości każdej z twoich aktywnych postaci do większej z jej dwóch wydrukowanych wartości.
card-aqua-28 = Nieodparte syreny
    .text = Przed końcem swojej fazy wzmocnienia/wsparcia przeciwnik musi odrzucić z ręki kartę postaci; w przeciwnym razie, nawet jeśli się wycofa, wabisz jednego smoka.
card-aqua-29 = Pokrop wodą spokoju
    .text = Przy zagraniu tej karty przeciwnik odrzuca karty z ręki, aż zostanie mu pięć.
card-aqua-30 = Utop buntowników
    .text = Zagrywając tę kartę, możesz odrzucić aktywne karty z obszaru walki przeciwnika; jedna wybrana przez ciebie postać i CHRONIONE karty zostają.
card-aqua-31 = Podaj wodę nieśmiertelności
    .text = Zagrywając tę kartę, możesz wtasować swój stos kart odrzuconych do talii.
card-aqua-32 = Wybraniec Wody
    .text = Przy zagraniu tej karty każdy gracz wtasowuje karty z ręki do talii i dobiera sześć kart, najpierw przeciwnik.

## Karty: Bukanie

card-buka-00 = Rada Ośmiu
card-buka-01 = Komodor Lo Tan
card-buka-02 = Komodor Tai Marn
card-buka-03 = Kapitan Ariosa Paal
card-buka-04 = Kapitan Su Cha
card-buka-05 = Żaglomistrz Yo Cha
card-buka-06 = Żaglomistrz Boo Marn
card-buka-07 = Kanonier Tara Ko
card-buka-08 = Kanonier Qu Cha
card-buka-09 = Kanonier Edilia Paal
card-buka-10 = Kanonier Rilana Paal
card-buka-11 = Kanonier Riba Ko
card-buka-12 = Kanonier Alo Cha
card-buka-13 = B.P. Jedność
    .text = WOLNA, jeśli przeciwnik ma na obszarach walki i wsparcia co najmniej sześć kart.
card-buka-14 = B.P. Zaciekłość
    .text = WOLNA, jeśli przeciwnik ma co najmniej dwie aktywne postaci.
card-buka-15 = B.P. Odwaga
    .text = WOLNA, jeśli przeciwnik ma co najmniej dwie aktywne karty wzmocnienia.
card-buka-16 = B.P. Tajemnica
    .text = WOLNA, jeśli przeciwnik ma co najmniej dwie aktywne karty wsparcia.
card-buka-17 = B.P. Lojalność
    .text = WOLNA, jeśli przeciwnik ma co najmniej dwie aktywne karty, na których widnieje symbol.
card-buka-18 = Bosman Mena Marn
    .text = Przeciwnik nie może zakończyć swojej fazy postaci, mając więcej niż jedną aktywną postać.
card-buka-19 = Sternik Mora Marn
    .text = Zagrywając tę kartę ze statku, który przybił do brzegu, możesz odrzucić cały obszar walki przeciwnika; aktywne CHRONIONE karty zostają.
card-buka-20 = Kwatermistrz Kura Ko
    .text = W każdej turze możesz zagrać dowolną liczbę kart wsparcia.
card-buka-21 = Prochmistrz Yina Ko
    .text = Podnosi obie wartości każdej z twoich kart blefu do 4.
card-buka-22 = Obserwator Dolora Paal
    .text = Zagrywając tę kartę, możesz odrzucić albo wszystkie aktywne karty wzmocnienia, albo wszystkie aktywne karty wsparcia przeciwnika.
card-buka-23 = Duch starego Goo Laa
    .text = Można zagrać tylko wtedy, gdy twoja strefa wpływu statków jest pusta. Żywioł zmagań zmienia się na drugi.
card-buka-24 = List kaperski
    .text = Przeciwnik nie może wykryć twojego blefu.
card-buka-25 = Zbrojownia
    .text = W każdej turze możesz zagrać jedną dodatkową kartę wsparcia.
card-buka-26 = Podwajacz ognia
    .text = Wartość ognia jednej z twoich aktywnych postaci liczy się podwójnie.
card-buka-27 = Proś o łaskę
    .text = Zagrywając tę kartę, możesz przeszukać talię i albo zagrać z niej jedną kartę wpływu, albo załadować z niej jedną kartę postaci, wzmocnienia lub wsparcia na jeden ze swoich statków; potem potasuj talię.
card-buka-28 = Morski Sokół
    .text = W turze, w której ten statek przybił do brzegu, możesz zagrywać także karty z ręki.
card-buka-29 = Morski Diabeł
    .text = Zagrywając tę kartę, możesz załadować na nią do trzech kart z ręki.
card-buka-30 = Wschodzące Słońce
card-buka-31 = Morski Księżyc
    .text = Zagrywając tę kartę, możesz załadować na nią jedną kartę z ręki. W turze, w której ten statek przybił do brzegu, możesz też zagrać z ręki jedną kartę postaci, wzmocnienia lub wsparcia.

## Karty: mutant

card-mutant-101 = Den-bal-Ton
    .text = Można zagrać tylko wtedy, gdy przeciwnik ma smoka. Żywioł zmagań zmienia się na drugi.
card-mutant-102 = Sas-van-Son
    .text = Można zagrać tylko wtedy, gdy przeciwnik ma na ręce co najmniej o dwie karty więcej niż ty. Żywioł zmagań zmienia się na drugi.
card-mutant-103 = Pen-dor-Nith
    .text = Można zagrać tylko wtedy, gdy przeciwnik ma na obszarach walki i wsparcia co najmniej sześć kart. Żywioł zmagań zmienia się na drugi.
card-mutant-104 = Neth-sur-Pot
    .text = Można zagrać tylko wtedy, gdy przeciwnik ma łącznie co najmniej trzy aktywne karty postaci, wzmocnienia i wsparcia. Żywioł zmagań zmienia się na drugi.
card-mutant-105 = Var-dis-Nar
    .text = Można zagrać tylko wtedy, gdy całkowita wartość mocy przeciwnika wynosi co najmniej 7. Żywioł zmagań zmienia się na drugi.
card-mutant-106 = Zig-nur-Don
    .text = Można zagrać tylko w walce o ziemię i tylko wtedy, gdy całkowita wartość mocy przeciwnika wynosi co najmniej 5. Żywiołem zmagań staje się ogień.
card-mutant-107 = Ras-mus-Pan
    .text = Można zagrać tylko w walce o ogień i tylko wtedy, gdy całkowita wartość mocy przeciwnika wynosi co najmniej 5. Żywiołem zmagań staje się ziemia.
card-mutant-108 = Chu-nan-Chi
    .text = Można zagrać tylko wtedy, gdy przeciwnik ma aktywną kartę Hylan. Żywioł zmagań zmienia się na drugi.
card-mutant-109 = Fel-nar-Gan
    .text = Można zagrać tylko wtedy, gdy twoje obszary walki i wsparcia są puste. Żywioł zmagań zmienia się na drugi.
card-mutant-110 = Man-shu-Ran
    .text = Można zagrać tylko wtedy, gdy przeciwnik ma aktywną WOLNĄ kartę. Żywioł zmagań zmienia się na drugi.
