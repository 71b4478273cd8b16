## Pierwsza lekcja

lesson-legends-first = Pierwsza walka
    .about = Cel, postacie, ogłaszanie mocy, wsparcie, wycofanie, smoki
lesson-legends-first-goal = Dwa ludy walczą o przychylność trzech smoków. Kto wygrywa walkę, wabi smoka. Jeśli wszystkie trzy są po twojej stronie i zwabisz jeszcze jednego, od razu wygrywasz.
lesson-legends-first-fight = Prowadzisz ognisty lud Vulcan. Każda postać ma wartość ognia i wartość ziemi. W walce gracie na zmianę: kto nie może lub nie chce wyrównać mocy przeciwnika, wycofuje się.
lesson-legends-first-character = Twoja tura, a walka jeszcze się nie toczy. Rozpocznij ją: w każdej turze walki zagrywasz jedną postać. Zagraj kartę „{ card-vulca-08 }”, ogień 4.
    .decline = Można zrezygnować i wymienić karty. Ale chcemy walczyć: rozpocznij walkę.
    .other = Tak też można, ale zachowaj tę kartę i zagraj „{ card-vulca-08 }”.
lesson-legends-first-announce = Żywioł wybiera ten, kto rozpoczyna walkę. Twoja postać jest silna w ogniu: ogłoś 4 ognia.
    .earth = W ziemi masz tylko 2. Wybierz ogień.
lesson-legends-first-matched = Hoaxowie odpowiadają: { card-hoax-01 }, ogień 5. Odtąd nikt nie może ogłosić mniej niż przeciwnik, i to w tym samym żywiole.
lesson-legends-first-match = Żeby pozostać w walce, potrzebujesz co najmniej 5 ognia. Nowa postać przykrywa poprzednią i tylko ona się liczy. Kontynuuj kartą „{ card-vulca-06 }”, ogień 4. Brakuje jednego; pomoc za chwilę.
    .retreat = Nie trzeba się poddawać: twoje karty wystarczą. Kontynuuj walkę.
    .other = Tym razem zagraj „{ card-vulca-06 }”: sama nie wystarczy, i zobaczysz, po co jest pomoc.
lesson-legends-first-support = Od drugiej tury walki możesz dodać jedno wzmocnienie albo jedno wsparcie. Wzmocnienie pomaga tylko tej postaci, wsparcie zostaje do końca walki. Zagraj kartę wsparcia „{ card-vulca-23 }”: ogień 3.
    .booster = „{ card-vulca-18 }” to wzmocnienie: zostanie przykryte razem z postacią. Wsparcie „{ card-vulca-23 }” zostaje.
lesson-legends-first-press = 4 i 3 to 7. Ogłoś to! Na końcu tury dobierasz do sześciu kart.
lesson-legends-first-dragon = Hoaxowie nie wyrównali 7 i wycofali się: smok przechodzi na twoją stronę. Przy sześciu lub więcej kartach w walce przyszłyby dwa. Kto się wycofuje, rozpoczyna następną walkę: ogłaszają 4 ognia.
lesson-legends-first-retreat = Ty też możesz się wycofać, na początku tury. Kosztuje to smoka, ale oszczędza karty na ważniejszą walkę. Spróbuj: wycofaj się.
    .continue = Tę walkę można wygrać. Ale spróbuj choć raz, jak wygląda wycofanie.
lesson-legends-first-end = Smok wrócił na środek, a karty walki zostały odrzucone. Teraz zaczynasz ty. Karty z tekstami i symbolami zmieniają te zasady: wskaż kartę, a przeczytasz, co robi.

## Symbole

lesson-legends-icons = Symbole
    .about = Tarcza, PARA, WOLNA i ODZYSKANIE oraz co robią pozostałe
lesson-legends-icons-earth = Hoaxowie rozpoczęli walkę o ziemię, z mocą 3. Twoi Vulcanie są silni w ogniu, nie w ziemi. Pomogą symbole, a przyniosło ich kilka czworo gości z innych ludów.
lesson-legends-icons-character = Mimo to kontynuuj walkę: masz tarczę. Zagraj kartę „{ card-vulca-10 }”, ziemia tylko 1.
    .retreat = Nie trzeba się wycofywać: masz tarczę.
    .other = Tę kartę zachowaj: za tarczą wystarczy „{ card-vulca-10 }”.
lesson-legends-icons-shield = „{ card-vulca-19 }” to wzmocnienie z tarczą przeciw ziemi. Dopóki jest aktywne, nie musisz wyrównywać mocy przeciwnika w ziemi. Zagraj je.
    .other = To też ledwie by wystarczyło. Ale zobacz, co robi tarcza: zagraj „{ card-vulca-19 }”.
lesson-legends-icons-announce = Ogłoś swoją 1 w ziemi: to mniej niż 3, a jednak wolno.
lesson-legends-icons-answered = Im wystarczyło wyrównać 1, a odpowiedzieli mocą 3. Twoja tarcza była wzmocnieniem: zostanie przykryta razem z postacią, gdy tylko zagrasz następną. Teraz trzeba więc czegoś nowego.
lesson-legends-icons-pair = „{ card-mimix-13 }” i „{ card-mimix-14 }” mają symbol PARA, a ich nazwy zaczynają się od tego samego słowa. Dwie takie karty liczą się jako jedna postać, więc możesz zagrać obie w jednej turze. Kontynuuj i zagraj jedną z nich: ziemia 3.
    .retreat = Z parą na ręce? Kontynuuj walkę.
    .other = Tę kartę zachowaj. Zagraj jedną z pary: „{ card-mimix-13 }” albo „{ card-mimix-14 }”.
lesson-legends-icons-second = A teraz drugą: jeszcze 3. Bez symbolu PARA nie można by jej zagrać w tej turze.
    .done = Para nie jest w komplecie: zagraj drugą kartę.
    .other = Na tę kartę przyjdzie pora za chwilę. Najpierw druga z pary.
lesson-legends-icons-free = „{ card-mimix-23 }” jest WOLNA: nie liczy się jako ta jedna postać na turę. Zagraj ją także: jeszcze 2.
    .done = Ta karta niczego ci nie odbiera: zagraj ją.
lesson-legends-icons-press = 3, 3 i 2 to 8. Ogłoś swoją moc w ziemi.
lesson-legends-icons-match = 8 nikt nie wyrówna: Hoaxowie się wycofali i smok jest twój. Teraz oni zaczynają, z 4 ognia. Kontynuuj, zagraj „{ card-flit-01 }” i ogłoś swoje 4.
    .retreat = 4 możesz wyrównać: kontynuuj walkę.
    .other = Tę kartę zachowaj. „{ card-flit-01 }” wystarczy i potrafi coś szczególnego.
lesson-legends-icons-retrieve = Wyrównali twoje 4. A teraz spójrz: „{ card-flit-01 }” ma symbol ODZYSKANIE. Na początku tury możesz wziąć tę kartę z powrotem na rękę. Zrób to.
    .done = Nie tak szybko: najpierw odzyskaj kartę „{ card-flit-01 }”.
lesson-legends-icons-again = Karta, która wróciła na rękę, może walczyć znowu. Kontynuuj, zagraj „{ card-flit-01 }” jeszcze raz i ogłoś 4.
    .retreat = 4 znów możesz wyrównać: kontynuuj walkę.
    .other = Tę kartę możesz oszczędzić: zagraj „{ card-flit-01 }” jeszcze raz.
lesson-legends-icons-icons = Hoaxom skończyły się odpowiedzi, a tobie ubyła tylko jedna karta. Są jeszcze inne symbole: GANG wprowadza wiele postaci naraz, STOP kończy zagrywanie w tej turze, a CHRONIONA opiera się tekstom drugiej strony. Wskaż kartę, a powie, co robią jej symbole.

## Wsparcia i wzmocnienia

lesson-legends-supports = Wsparcia i wzmocnienia
    .about = Co pomaga przez turę, co przez całą walkę i jak sumują się wartości
lesson-legends-supports-help = Twoja walka zaczęła się od 4 ognia, Hoaxowie odpowiedzieli 5. Od drugiej tury walki możesz dodać do postaci jedno wzmocnienie albo jedno wsparcie. Tylko które i kiedy?
lesson-legends-supports-character = Kontynuuj walkę i zagraj kartę „{ card-vulca-06 }”: ogień 4. Na razie brakuje jednego.
    .retreat = Nie ma powodu się wycofywać: pomoc masz na ręce. Kontynuuj walkę.
    .other = Tę kartę zachowaj na następną turę. Zagraj „{ card-vulca-06 }”.
lesson-legends-supports-booster = „{ card-vulca-21 }” to wzmocnienie: liczy ogień twojej postaci podwójnie, razem 8. Zagraj je.
    .support = Wsparcie też by wystarczyło. Ale zachowaj je: najpierw zobacz, co robi wzmocnienie.
    .other = Z nią byłoby 7. „{ card-vulca-21 }” daje 8: zagraj tę kartę.
lesson-legends-supports-announce = Ogłoś 8 ognia.
lesson-legends-supports-covered = Hoaxowie też mają 8: 5 z postaci i 3 ze wsparcia. Ich wsparcie zostaje do końca walki. Twoje wzmocnienie nie: zostanie przykryte razem z postacią, gdy tylko zagrasz następną.
lesson-legends-supports-next = Kontynuuj i zagraj kartę „{ card-vulca-05 }”: ogień 5. Poprzednia postać i wzmocnienie już się nie liczą.
    .retreat = 8 wciąż jest w zasięgu: kontynuuj walkę.
lesson-legends-supports-support = Teraz masz wybór, obie karty dają 3. Wzmocnienie „{ card-vulca-18 }” zniknie w następnej turze, wsparcie „{ card-vulca-23 }” będzie się liczyć dalej. Zagraj wsparcie.
    .booster = To wystarczy tylko na tę turę. Zagraj wsparcie: ono zostaje.
lesson-legends-supports-stay = 5 i 3 to 8. Ogłoś to.
lesson-legends-supports-both = Podnoszą do 9. Twoje wsparcie wciąż daje 3, bez ponownego zagrywania. Kontynuuj i zagraj kartę „{ card-vulca-10 }”: 4 i 3 to 7.
    .retreat = Z 3 ze wsparcia dojdziesz do 9. Kontynuuj walkę.
    .other = Zagraj „{ card-vulca-10 }”: ogień 4.
lesson-legends-supports-sum = Brakuje dwóch, a jedno wzmocnienie lub wsparcie na turę wolno zagrać. Teraz wzmocnienie przychodzi w samą porę: zagraj „{ card-vulca-18 }”.
lesson-legends-supports-win = 4, 3 i 3 to 10. Ogłoś to.
lesson-legends-supports-end = Hoaxowie się wycofują. W walce leżało więcej niż sześć twoich kart, więc zamiast jednego smoka przychodzą dwa. Zapamiętaj: wsparcia wcześnie, bo liczą się w każdej turze; wzmocnienia wtedy, gdy rozstrzygają.

## Wycofanie i smoki

lesson-legends-dragons = Wycofanie i smoki
    .about = Kiedy odpuścić walkę i jak wygrać grę
lesson-legends-dragons-three = Wszystkie trzy smoki są po twojej stronie. Jeśli zwabisz jeszcze jednego, od razu wygrywasz. Ale najpierw przyjrzyj się tej walce.
lesson-legends-dragons-count = Hoaxowie mają 9 ognia i pięć kart w walce; przykryte też się liczą. Najlepszymi kartami możesz wyrównać 9. Wtedy jednak zagrają szóstą kartę, a kto przegrywa z sześcioma kartami, traci dwa smoki.
lesson-legends-dragons-retreat = Taniej odpuścić teraz. Wycofać się można na początku tury, zanim cokolwiek zagrasz. Wycofaj się.
    .continue = Możesz wyrównać, ale zaraz będą mieli sześć kart. Zachowaj „{ card-vulca-01 }” na walkę, którą wygrasz: wycofaj się.
lesson-legends-dragons-middle = Odszedł tylko jeden smok. Najpierw wraca na środek: smoki nigdy nie są po obu stronach naraz. Karty walki zostały odrzucone, ręka wciąż jest mocna, a kto się wycofuje, rozpoczyna następną walkę.
lesson-legends-dragons-attack = To chwila dla najlepszej karty. Rozpocznij walkę, zagraj „{ card-vulca-01 }” i ogłoś 7 ognia.
    .decline = Można zrezygnować, ale najlepsza karta czeka: rozpocznij walkę.
    .other = Zagraj „{ card-vulca-01 }”: na 7 mało która ręka ma odpowiedź.
    .earth = W ziemi ta karta jest warta 0. Ogłoś ogień.
lesson-legends-dragons-again = Hoaxowie nie mieli odpowiedzi na 7: smok wrócił i znów masz wszystkie trzy. Teraz oni zaczynają, z 3 ognia.
lesson-legends-dragons-finish = Jeśli wycofają się jeszcze raz, wygrywasz. Kontynuuj, zagraj „{ card-vulca-03 }” i ogłoś 6 ognia.
    .retreat = O jedną walkę od zwycięstwa? Kontynuuj.
    .other = Zagraj „{ card-vulca-03 }”: 6 ognia trudno wyrównać.
lesson-legends-dragons-won = Czwarty smok: od razu wygrywasz! Gra kończy się też, gdy po walce ktoś nie ma już kart na ręce ani w talii; wtedy decydują smoki. W meczu zwycięzca dostaje kryształ i jeszcze po jednym za każdego smoka.

## Karty dowodzenia

lesson-legends-leadership = Karty dowodzenia
    .about = Faza przed walką i smok bez walki
lesson-legends-leadership-phase = Każda tura ma fazę dowodzenia, zanim zdecydujesz o walce. Możesz w niej zagrać jedną kartę dowodzenia. Robi to, co mówi jej tekst, i na tym koniec: mocy nie dodaje. Masz takie dwie.
lesson-legends-leadership-cataclysm = Hoaxowie mają 8 ognia, w tym 3 ze wsparcia. Twoja najlepsza postać ma 5. „{ card-vulca-30 }” odrzuca wszystkie ich aktywne wsparcia: zagraj tę kartę.
    .charm = Ta jest warta smoka, ale kosztowałaby postacie, których teraz potrzebujesz. Zagraj „{ card-vulca-30 }”.
    .done = Bez niej 8 to dla ciebie za dużo. Zagraj „{ card-vulca-30 }”.
lesson-legends-leadership-use = W tekście jest „możesz”: gra pyta, czy go użyć. Użyj go.
    .skip = Wtedy karta pójdzie na marne. Użyj jej tekstu.
lesson-legends-leadership-match = Ich moc spadła do 5. Liczy się to, co mają teraz, a nie to, co ogłosili. Kontynuuj i zagraj „{ card-vulca-04 }”.
    .retreat = Teraz możesz wyrównać. Kontynuuj walkę.
lesson-legends-leadership-announce = Ogłoś 5 ognia.
lesson-legends-leadership-no-fight = Wycofali się: smok jest twój. Potem zrezygnowali z nowej walki i wymienili kartę. Teraz twoja tura i nie ma walki, ale faza dowodzenia jest i tak.
lesson-legends-leadership-charm = „{ card-vulca-29 }” wabi smoka za karty z ręki warte razem 8 ognia. Zagraj tę kartę.
    .done = Nie przepuść okazji: smok bez walki. Zagraj „{ card-vulca-29 }”.
lesson-legends-leadership-pay = Użyj tekstu i odrzuć „{ card-vulca-08 }” oraz „{ card-vulca-10 }”: 4 i 4 to 8.
    .skip = Cena jest uczciwa: użyj tekstu.
    .other = Wybierz „{ card-vulca-08 }” i „{ card-vulca-10 }”: dokładnie 8 ognia i nic się nie marnuje.
lesson-legends-leadership-end = Drugi smok! Walkę wciąż możesz rozpocząć, tyle że z mniejszą liczbą kart: taka była cena. Karty dowodzenia są rzadkie; trzymaj je na turę, w której coś rozstrzygną.

## Blef

lesson-legends-bluff = Blef
    .about = Bukanie zagrywają postacie zakryte. Kiedy sprawdzać, a kiedy wierzyć
lesson-legends-bluff-pirates = Bukanie to piraci, a tutaj grają nimi obie strony. Wiele ich postaci ma znak blefu: ogień, ziemię albo pusty. Taka postać może leżeć zakryta wśród wsparć i jest wtedy warta 2 w obu żywiołach.
lesson-legends-bluff-character = Walka toczy się o ogień, potrzebujesz 5. Kontynuuj i zagraj „{ card-buka-06 }”: 4.
    .retreat = Blef wystarczy: kontynuuj walkę.
    .other = Tę kartę zachowaj. „{ card-buka-06 }” i blef wystarczą.
lesson-legends-bluff-face-down = Brakuje jednego. „{ card-buka-07 }” ma znak ognia, a walka toczy się o ogień. Połóż tę kartę zakrytą jako blef: jeszcze 2.
    .earth = Ta ma znak ziemi. Jeśli sprawdzą, drogo za to zapłacisz. Weź „{ card-buka-07 }”: ogień.
lesson-legends-bluff-announce = Ogłoś 6. Druga strona widzi, że jedna karta leży zakryta, i musi zdecydować: uwierzyć czy wykryć blef.
lesson-legends-bluff-called = Sprawdzili! Wszystkie twoje blefy zostają odkryte: ogień, tak jak walka. Uczciwy blef popłaca: wabisz smoka, a tura trwa dalej, choć moc jest teraz mniejsza. Blef został odrzucony.
lesson-legends-bluff-theirs = Teraz oni zrobili to samo: 4 z postaci i 2 z zakrytej karty. Czy jest uczciwa? Z osiemnastu Bukan ze znakiem blefu tylko trzech ma ogień.
lesson-legends-bluff-call = Jeśli każda zakryta karta pasuje do walki, oni dostają smoka. Jeśli nie, smoka dostajesz ty, a oni muszą się jeszcze wycofać. Wykryj blef.
    .accept = Można im uwierzyć. Ale tu warto zaryzykować: wykryj blef.
lesson-legends-bluff-caught = Znak ziemi w walce o ogień: przyłapani! Smok za wykrycie, drugi za ich wycofanie. Blefuj więc uczciwie na tyle często, by nikt nie sprawdzał chętnie, a fałszywie tylko wtedy, gdy i tak trzeba by się wycofać.

## Statki

lesson-legends-ships = Statki
    .about = Ładowanie, przybijanie do brzegu i załoga WOLNYCH kart
lesson-legends-ships-fleet = Bukanie mają statki. Zagrywa się je w fazie dowodzenia; leżą obok walki i nie przepadają, gdy się kończy. To, co wiozą, schodzi na ląd naraz.
lesson-legends-ships-ship = Zagraj „{ card-buka-29 }”: ten statek mieści trzy karty.
lesson-legends-ships-load = Na ten statek można od razu załadować do trzech kart z ręki. Użyj tekstu i załaduj kartę „{ card-buka-01 }”.
    .skip = Pusty statek nikomu nie pomoże: użyj tekstu.
    .other = Ładuj najsilniejszych. Najpierw „{ card-buka-01 }”.
lesson-legends-ships-crew = Załaduj też kartę „{ card-buka-02 }”.
    .other = Załaduj „{ card-buka-02 }”: ziemia 5.
    .done = Jest miejsce na jeszcze dwie karty: załaduj „{ card-buka-02 }”.
lesson-legends-ships-full = I „{ card-buka-03 }”. Każdy widzi, co jest na statku, ale nikt nie może tego tam ruszyć.
    .other = Załaduj „{ card-buka-03 }”: 4 w obu żywiołach.
lesson-legends-ships-fight = Inne statki ładuje się karta po karcie, każdą zamiast wsparcia. Teraz rozpocznij walkę tym, co zostało: zagraj „{ card-buka-12 }” i ogłoś 4 ziemi.
    .decline = Można poczekać. Ale rozpocznij walkę: statek jest gotowy.
    .other = Zagraj „{ card-buka-12 }”, druga karta poczeka.
    .fire = W ogniu ta karta jest warta 0. Ogłoś ziemię.
lesson-legends-ships-land = Hoaxowie mają 5 ziemi. Na początku tury statek może przybić do brzegu: przybij statkiem „{ card-buka-29 }”.
    .done = Nie tak szybko: najpierw niech statek przybije do brzegu.
lesson-legends-ships-ashore = W turze, w której statek przybija do brzegu, postacie przychodzą ze statku zamiast z ręki, a każdy Bukanin z pokładu jest WOLNĄ kartą. Kontynuuj i zagraj „{ card-buka-02 }”: ziemia 5.
    .retreat = Z taką załogą? Kontynuuj walkę.
    .other = Zacznij od karty „{ card-buka-02 }”.
lesson-legends-ships-all = 5 już by wystarczyło, ale pozostałe karty też są WOLNE: nie liczą się jako ta jedna postać na turę. Zagraj następną.
    .done = Ktoś jest jeszcze na pokładzie, a co zostaje na statku przy brzegu, przepada. Zagraj następną postać.
lesson-legends-ships-press = Niech zejdzie na ląd i ostatnia postać. Ogłoś swoją moc w ziemi.
lesson-legends-ships-end = 13 nikt nie wyrówna i Hoaxowie się wycofują. Statek został odrzucony: zrobił swoje. Załadowany statek to groźba, którą przeciwnik widzi z daleka; przybijaj do brzegu, gdy to wygra ważną walkę.

## Gangi

lesson-legends-gangs = Gangi
    .about = Wielu Khindów naraz, i trzymają się razem
lesson-legends-gangs-small = Prowadzisz Khindów. W pojedynkę są słabi, ale wielu ma symbol gangu. Z jednego gangu możesz zagrać w turze dowolnie wielu. Czterej zaznaczeni należą do tego samego gangu.
lesson-legends-gangs-first = Rozpocznij walkę i zagraj „{ card-khind-15 }”: ogień 3.
    .decline = Gang chce walczyć: rozpocznij walkę.
    .fun = Ta karta jest z innego gangu. Zacznij od karty „{ card-khind-15 }”.
    .other = Zacznij od karty „{ card-khind-15 }”, mocnej w ogniu.
lesson-legends-gangs-more = Zwykle byłaby to twoja jedyna postać. Ale gang może dołączyć: zagraj „{ card-khind-17 }”, jeszcze 3.
    .done = Jeszcze nie: gang nie jest w komplecie.
    .other = Najpierw „{ card-khind-17 }”: jeszcze 3 ognia.
lesson-legends-gangs-third = I „{ card-khind-22 }”: jeszcze 1. Wszyscy liczą się razem.
    .done = Jeszcze jeden może dołączyć.
    .other = Tę kartę zachowaj na następną turę: zagraj „{ card-khind-22 }”.
lesson-legends-gangs-announce = Czwartego zatrzymaj na ręce, jeszcze się przyda. Zakończ zagrywanie i ogłoś 7 ognia.
    .earth = W ziemi gang ma tylko 2. Ogłoś ogień.
lesson-legends-gangs-behind = 7 już w pierwszej turze! Hoaxowie chowają się za tarczą przeciw ogniowi, więc wystarcza im 5. Zwykle twoja następna postać przykryłaby wszystkie poprzednie. Z gangiem jest inaczej.
lesson-legends-gangs-join = Kontynuuj i zagraj „{ card-khind-20 }”. Wszystko, co jest aktywne w twoim obszarze walki, należy do tego samego gangu, więc może pozostać aktywne: wybierz to.
    .retreat = Gang się trzyma: kontynuuj walkę.
    .other = To przykryłoby twój gang. Zagraj „{ card-khind-20 }” i zostaw pozostałych aktywnych.
lesson-legends-gangs-press = 7 i 2 to 9. Ogłoś to.
lesson-legends-gangs-end = Hoaxowie musieli się wycofać: ich tarcza była wzmocnieniem i starczyła na jedną turę. Ale uwaga: gdy przy gangu leży wzmocnienie, następna postać przykrywa wszystko. Tak samo gra się pozostałymi gangami Khindów.

## Własna talia

lesson-legends-decks = Własna talia
    .about = Trzydzieści kart, dziesięć księżyców i dlaczego dwa ludy bywają lepsze od jednego
lesson-legends-decks-rules = Własna talia ma lidera i 30 kart, żadnej dwa razy. Karty ludu lidera nic nie kosztują. Karty innych ludów kosztują tyle księżyców, ile na nich wydrukowano: razem najwyżej dziesięć. Tę talię prowadzi Hoax, a pięć kart jest od Terrahów: dokładnie dziesięć księżyców.
lesson-legends-decks-idea = Dlaczego Terrahowie? Dwie ich burze wśród twoich aktywnych wsparć wabią smoka na początku każdej twojej tury. Tylko że zwykle wolno zagrać jedno wsparcie na turę. Hoaxowie mają na to kartę.
lesson-legends-decks-lead = „{ card-hoax-29 }” to karta dowodzenia: w tej turze możesz zagrać dowolnie wiele wsparć. Zagraj ją.
    .done = Bez niej burze przychodzą pojedynczo, a przeciwnik ma czas na odpowiedź. Zagraj „{ card-hoax-29 }”.
lesson-legends-decks-character = Kontynuuj i zagraj „{ card-hoax-02 }”: 5 ognia wystarczy.
    .retreat = Akurat teraz? Kontynuuj.
    .other = Tak też można. Zagraj „{ card-hoax-02 }”: ogień 5.
lesson-legends-decks-storm = Teraz pierwsza burza: zagraj „{ card-terrah-21 }”.
    .other = Zacznij od burzy: „{ card-terrah-21 }”.
lesson-legends-decks-second = I od razu druga: „{ card-terrah-22 }”.
    .done = Jedna burza nic nie daje: zagraj „{ card-terrah-22 }”.
lesson-legends-decks-announce = Ogłoś swoją moc w ogniu.
lesson-legends-decks-dragon = Wyrównali, ale twoja tura zaczęła się od smoka: dwie burze. Dopóki trwa walka, każda twoja tura tak się zacznie. Żaden z tych ludów nie dokonałby tego sam.
lesson-legends-decks-build = Własną talię złożysz na stronie „Talie”: liczy karty i księżyce i mówi, co się nie zgadza. Zacznij od jednego pomysłu z dwóch, trzech kart, które sobie pomagają, dodaj dość postaci i wypróbuj to z botem.
