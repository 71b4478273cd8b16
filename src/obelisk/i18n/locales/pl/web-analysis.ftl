# Plansza analizy.

web-analysis-lead = Otwórz dowolną pozycję lub partię: obejrzyj ją z każdego miejsca, pozwól pomyśleć najsilniejszemu botowi, wypróbuj każdy plan i zachowaj to, co znajdziesz.
web-analysis-file = Otwórz plik
web-analysis-last = Wróć do przerwanej analizy
web-analysis-text = Tekst zapisu partii lub pozycji
web-analysis-open = Otwórz ten tekst
web-analysis-new = Zacznij od nowej partii
web-analysis-bad =
    { $line ->
        [0] Nie można tego odczytać: { $reason }
       *[other] Nie można odczytać wiersza { $line }: { $reason }
    }
web-analysis-moves = Akcje i warianty
web-analysis-start = Początek
web-analysis-think = Niech bot pomyśli
web-analysis-rest = Zakończ myślenie
web-analysis-trials = prób do tej pory: { $trials }
web-analysis-play-line = Zagraj ten wariant na planszy
web-analysis-comment = Komentarz do tej chwili
web-analysis-remove = Usuń ten wariant
web-analysis-save = Zapisz z wariantami
web-analysis-copy = Kopiuj pozycję
web-analysis-edit = Edytuj jako tekst
web-analysis-other = Otwórz coś innego
