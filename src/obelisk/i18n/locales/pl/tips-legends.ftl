# Wskazówki w grze z przewodnikiem.

tip-legends-fourth = Wszystkie trzy smoki są po twojej stronie: jeszcze jedna wygrana walka i wygrywasz grę.
tip-legends-danger = Wszystkie trzy smoki są po drugiej stronie. Jeszcze jedna przegrana walka i gra przegrana: niczego teraz nie oszczędzaj.
tip-legends-forced = Twoimi kartami nie da się wyrównać mocy przeciwnika, zostaje wycofanie. Kosztuje smoka, ale karty z ręki zachowujesz.
tip-legends-six = Karty drugiej strony w walce: { $cards }. Od sześciu wycofanie kosztuje dwa smoki: jeśli odpuszczać, to w porę.
tip-legends-match =
    { $element ->
        [1] W tej turze potrzebujesz co najmniej { $fire } ognia. Możesz jeszcze dodać jedną postać oraz jedno wzmocnienie albo wsparcie.
       *[other] W tej turze potrzebujesz co najmniej { $earth } ziemi. Możesz jeszcze dodać jedną postać oraz jedno wzmocnienie albo wsparcie.
    }
tip-legends-element = Rozpoczynasz walkę, więc wybierasz: swój ogień { $fire } albo swoją ziemię { $earth }. Druga strona musi wyrównać w tym samym żywiole.
tip-legends-leadership = Przed walką możesz zagrać jedną kartę dowodzenia. Najpierw przeczytaj jej tekst: zadziała tylko raz.
tip-legends-help = Wsparcie liczy się do końca walki, wzmocnienie tylko w tej turze. Zasadniczo wolno jedno z nich na turę.
tip-legends-decline = Nie musisz rozpoczynać walki: zrezygnuj, odrzuć od jednej do trzech słabych kart i dobierz lepsze.
tip-legends-cover = Następna postać przykrywa poprzednie razem z ich wzmocnieniami: liczą się tylko wsparcia i nowa postać.
tip-legends-text = W tekście tej karty jest „możesz”: to ty decydujesz, czy go użyć.
tip-legends-few = Karty w twojej talii: { $cards }. Jeśli po walce ręka i talia są puste, gra się kończy i wygrywa ten, kto ma smoki.
