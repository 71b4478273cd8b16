## Draft

lesson-legends-draft-first = Draft
    .about = Paczki krążą: weź kartę, resztę podaj dalej
lesson-legends-draft-first-packet = W drafcie wszyscy składają talie z tych samych trzech ludów. Dostajesz paczkę pięciu kart, bierzesz jedną, a resztę podajesz dalej. W tym samym czasie przeciwnik robi to z inną paczką.
lesson-legends-draft-first-strong = Bez lidera i bez księżyców: bierz to, co dobre. „{ card-vulca-01 }” ma 7 ognia, więcej niż każda inna postać tutaj. Weź tę kartę.
    .mutant = Ta pomaga tylko z mutantem, a mutanta nie masz. Weź „{ card-vulca-01 }”.
    .weak = Ta może jeszcze do ciebie wrócić. „{ card-vulca-01 }” nie wróci: weź tę kartę.
lesson-legends-draft-first-passed = To paczka przeciwnika, jednej karty już brakuje. Co teraz zostawisz, on może wziąć. Patrz więc na jedno i drugie: co pomoże tobie, a co pomogłoby jemu.
lesson-legends-draft-first-support = Talia potrzebuje czegoś więcej niż postaci. „{ card-hoax-20 }” to najlepsze wsparcie tutaj: 3 w obu żywiołach. Weź je.
    .other = Niezła. Ale wsparcie z 3 w obu żywiołach jest rzadkie: weź „{ card-hoax-20 }”.
lesson-legends-draft-first-back = Wróciła twoja pierwsza paczka, lżejsza o dwie karty. „{ card-khind-15 }” należy do gangu: im więcej kart z jednego gangu, tym jest silniejszy. Weź tę kartę.
    .other = Pomyśl, co do siebie pasuje: weź „{ card-khind-15 }”, pierwszego z gangu.
lesson-legends-draft-first-last = Zostały dwie: jedną bierzesz, druga wypada z gry. „{ card-khind-17 }” jest z tego samego gangu: weź tę kartę.
    .other = Sama w sobie nie jest gorsza. Ale „{ card-khind-17 }” i „{ card-khind-15 }” walczą razem: weź tę pierwszą.
lesson-legends-draft-first-deck = I tak runda za rundą, a paczki krążą raz w lewo, raz w prawo. Na koniec masz około 39 kart i wybierasz 30 do talii. Dwa gangi, kilka mocnych postaci, wsparcia: plan jest lepszy niż przypadkowy stos kart. Drafty znajdziesz na stronie „Drafty”.
