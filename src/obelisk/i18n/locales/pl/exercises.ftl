exercise-title = Zadania
exercise-lead = Małe zadania z jedną najlepszą odpowiedzią. Rozegraj swoją turę na planszy: gdy się skończy, dowiesz się, czy była najlepsza.
exercise-daily = Zadanie dnia
exercise-daily-solved = rozwiązane
exercise-daily-tried = po próbie
exercise-rating = Twój ranking: { $rating }
exercise-rating-none = Ranking pojawi się po pierwszej próbie.
exercise-next = Następne zadanie
exercise-mixed = Wszystkie tematy
exercise-solved-of = rozwiązane: { $solved } z { $exercises }
exercise-difficulty = Trudność { $rating }
exercise-how = Rozegraj swoją turę na planszy. Dopóki trwa, możesz zacząć ją od nowa.
exercise-restart = Od nowa
exercise-give-up = Pokaż rozwiązanie
exercise-right = Dobrze, to najlepsza odpowiedź.
exercise-wrong = To nie jest najlepsza odpowiedź.
exercise-reached = Twoja tura dała: { $reached }.
exercise-answer = Rozwiązanie
exercise-show = Pokaż na planszy
exercise-again = Spróbuj jeszcze raz
exercise-change = Twój ranking: { $before } → { $after }
exercise-leave = Wyjdź
exercise-list = Zadania:
exercise-none = Nie ma jeszcze zadań do gry { $game }.
exercise-hint = Wpisz akcję albo jej numer. „restart” – tura od nowa, „show” – rozwiązanie, „table” – stół słowami, „list” – możliwości słowami, „quit” – wyjście.

## City

exercise-city-complete = Ukończ budynek
exercise-city-complete-ask = W tej turze można ukończyć tylko jeden budynek. Znajdź go i ukończ.
exercise-city-complete-why = Twoje kroki i karty wystarczą tylko na ten budynek.
exercise-city-crystals = Zdobądź kryształy
exercise-city-crystals-ask = Zdobądź w tej turze jak najwięcej kryształów.
exercise-city-crystals-why = Kryształy w tej turze: { $best }. Każde inne zagranie daje najwyżej { $second }.
exercise-city-scales = Złote łuski
exercise-city-scales-ask = Weź w tej turze jak najwięcej złotych łusek.
exercise-city-scales-why = Złote łuski w tej turze: { $best }. Każde inne zagranie daje najwyżej { $second }.
exercise-city-offerings = Kilka ofiar
exercise-city-offerings-ask = Złóż w tej turze jak najwięcej ofiar.
exercise-city-offerings-why = Ofiary w tej turze: { $best }. Przy każdym innym zagraniu złożysz ich najwyżej { $second }.

## Drakon

exercise-drakon-coin = Droga do monety
exercise-drakon-coin-ask = Dojdź do monety w jak najmniejszej liczbie tur, jeśli nikt inny nie zmieni labiryntu. Rozegraj pierwszą z nich.
exercise-drakon-coin-why = Tury do monety, licząc tę: { $best }. Po każdym innym zagraniu potrwa to dłużej.
exercise-drakon-win = Wygraj w tej turze
exercise-drakon-win-ask = Jedno zagranie na pewno wygrywa grę, jakakolwiek moneta się trafi. Znajdź je.
exercise-drakon-win-why = Tu wystarczy nawet najmniejsza moneta. Żadne inne zagranie nie daje pewnej wygranej.
exercise-drakon-strike = Zabierz innym
exercise-drakon-strike-ask = Spraw, by inni stracili w tej turze jak najwięcej monet, a ty żadnej.
exercise-drakon-strike-why = Monety stracone przez innych: { $best }. Każde inne zagranie kosztuje ich najwyżej { $second }.
exercise-drakon-stop = Powstrzymaj przeciwnika
exercise-drakon-stop-ask = Twój przeciwnik jest o krok od monety. Zagraj tak, żeby nie prowadził do niej już żaden pojedynczy krok.
exercise-drakon-stop-why = Teraz żaden krok przeciwnika nie prowadzi do monety. Po każdym innym zagraniu któryś prowadzi.

## Legends

exercise-legends-thrifty = Oszczędzaj karty
exercise-legends-thrifty-ask = Zostań w walce, używając jak najmniej kart, i ogłoś moc.
exercise-legends-thrifty-why = Zagrane karty: { $best }. Wszystko inne, co wystarcza, wymaga ich co najmniej { $second }.
exercise-legends-strongest = Największa moc
exercise-legends-strongest-ask = Ogłoś największą moc, jaką możesz osiągnąć w tej turze.
exercise-legends-strongest-why = Moc: { $best }. Każdy inny wybór daje najwyżej { $second }.
exercise-legends-dragons = Więcej smoków
exercise-legends-dragons-ask = Zagraj tak, żeby wycofanie się przeciwnika dało ci jak najwięcej smoków.
exercise-legends-dragons-why = Smoki przy wycofaniu: { $best }. Po każdym innym zagraniu byłoby ich najwyżej { $second }. Sześć kart w walce, nie licząc blefów, daje drugiego smoka.
