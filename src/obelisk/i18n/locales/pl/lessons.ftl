lesson-lead = Każda lekcja toczy się na prawdziwej planszy. Możesz przerwać w dowolnej chwili i wrócić później.
lesson-minutes =
    { $minutes ->
        [one] około { $minutes } minuty
        [few] około { $minutes } minut
        [many] około { $minutes } minut
       *[other] około { $minutes } minuty
    }
lesson-done = ukończona
lesson-at = krok { $step } z { $steps }
lesson-step = Krok { $step } z { $steps }
lesson-you = Ty
lesson-next = Dalej
lesson-back = Wstecz
lesson-show = Pokaż
lesson-leave = Wyjdź
lesson-again = Jeszcze raz
lesson-over = To wszystko, brawo! Przejdź do następnej lekcji albo wypróbuj swoją wiedzę w pierwszej partii z łatwym botem, ze wskazówkami w odpowiedniej chwili.
lesson-following = Następna lekcja
lesson-play = Zagraj pierwszą partię ze wskazówkami
lesson-wrong = To dozwolone, ale w tym kroku chodzi o coś innego. Ruch został cofnięty: przeczytaj jeszcze raz, co trzeba zrobić.
lesson-none = Nie ma jeszcze lekcji do gry { $game }.
lesson-list = Lekcje:
lesson-hint = Wpisz akcję albo jej numer. Enter – dalej, „show” – pokaż, „back” – wstecz, „table” – stół słowami, „list” – możliwości słowami, „quit” – wyjście.
lesson-left = Wróć później: obelisk learn { $lesson }
