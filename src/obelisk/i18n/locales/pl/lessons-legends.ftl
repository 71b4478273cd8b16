## Pierwsza lekcja

lesson-legends-first = Pierwsza walka
    .about = Cel, postacie, ogłaszanie mocy, wsparcie, wycofanie, smoki
lesson-legends-first-goal = Dwa ludy walczą o przychylność trzech smoków. Kto wygrywa walkę, wabi smoka. Jeśli wszystkie trzy są po twojej stronie i zwabisz jeszcze jednego, od razu wygrywasz.
lesson-legends-first-fight = Prowadzisz ognisty lud Vulcan. Każda postać ma wartość ognia i wartość ziemi. W walce gracie na zmianę: kto nie może lub nie chce wyrównać mocy przeciwnika, wycofuje się.
lesson-legends-first-start = Twoja tura, a walka jeszcze się nie toczy. Rozpocznij ją.
    .decline = Można zrezygnować i wymienić karty. Ale chcemy walczyć: rozpocznij walkę.
lesson-legends-first-character = W każdej turze walki zagrywasz jedną postać. Zagraj kartę „{ card-vulca-08 }”: ogień 4.
    .other = Tak też można, ale zachowaj tę kartę i zagraj „{ card-vulca-08 }”.
lesson-legends-first-announce = Żywioł wybiera ten, kto rozpoczyna walkę. Twoja postać jest silna w ogniu: ogłoś 4 ognia.
    .earth = W ziemi masz tylko 2. Wybierz ogień.
lesson-legends-first-matched = Hoaxowie odpowiadają: { card-hoax-01 }, ogień 5. Odtąd nikt nie może ogłosić mniej niż przeciwnik, i to w tym samym żywiole.
lesson-legends-first-go-on = Żeby pozostać w walce, potrzebujesz co najmniej 5 ognia. Dasz radę: kontynuuj walkę.
    .retreat = Nie trzeba się poddawać: twoje karty wystarczą. Kontynuuj walkę.
lesson-legends-first-match = Nowa postać przykrywa poprzednią i tylko ona się liczy. Zagraj kartę „{ card-vulca-06 }”, ogień 4. Brakuje jednego; pomoc za chwilę.
    .other = Tym razem zagraj „{ card-vulca-06 }”: sama nie wystarczy, i zobaczysz, po co jest pomoc.
lesson-legends-first-support = Od drugiej tury walki możesz dodać jedno wzmocnienie albo jedno wsparcie. Wzmocnienie pomaga tylko tej postaci, wsparcie zostaje do końca walki. Zagraj kartę wsparcia „{ card-vulca-23 }”: ogień 3.
    .booster = „{ card-vulca-18 }” to wzmocnienie: zostanie przykryte razem z postacią. Wsparcie „{ card-vulca-23 }” zostaje.
lesson-legends-first-press = 4 i 3 to 7. Ogłoś to! Na końcu tury dobierasz do sześciu kart.
lesson-legends-first-dragon = Hoaxowie nie wyrównali 7 i wycofali się: smok przechodzi na twoją stronę. Przy sześciu lub więcej kartach w walce przyszłyby dwa. Kto się wycofuje, rozpoczyna następną walkę: ogłaszają 4 ognia.
lesson-legends-first-retreat = Ty też możesz się wycofać, na początku tury. Kosztuje to smoka, ale oszczędza karty na ważniejszą walkę. Spróbuj: wycofaj się.
    .continue = Tę walkę można wygrać. Ale spróbuj choć raz, jak wygląda wycofanie.
lesson-legends-first-end = Smok wrócił na środek, a karty walki zostały odrzucone. Teraz zaczynasz ty. Karty z tekstami i symbolami zmieniają te zasady: wskaż kartę, a przeczytasz, co robi.

## Wzmocnienia i symbole

lesson-legends-icons = Wzmocnienia i symbole
    .about = Tarcza i działanie innych symboli
lesson-legends-icons-earth = Hoaxowie rozpoczęli walkę w ziemi, z mocą 3. Twoje postacie są silne w ogniu, nie w ziemi. Pomogą symbole.
lesson-legends-icons-go-on = Mimo to kontynuuj walkę: masz tarczę.
    .retreat = Nie trzeba się wycofywać: masz tarczę.
lesson-legends-icons-character = Zagraj kartę „{ card-vulca-10 }”: ziemia tylko 1.
    .other = Tę kartę zachowaj: za tarczą wystarczy „{ card-vulca-10 }”.
lesson-legends-icons-shield = „{ card-vulca-19 }” to wzmocnienie z tarczą przeciw ziemi. Dopóki jest aktywne, nie musisz wyrównywać mocy przeciwnika w ziemi. Zagraj je.
    .other = To też ledwie by wystarczyło. Ale zobacz, co robi tarcza: zagraj „{ card-vulca-19 }”.
lesson-legends-icons-announce = Ogłoś swoją 1 w ziemi: to mniej niż 3, a jednak wolno.
lesson-legends-icons-icons = Im wystarczyło wyrównać 1, a wzmocnienie traci aktywność razem z postacią: w następnej turze trzeba czegoś nowego. Inne symbole: WOLNA, PARA i GANG pozwalają zagrać więcej kart, STOP kończy zagrywanie, ODZYSKANIE przywraca kartę na rękę, CHRONIONA opiera się tekstom.
