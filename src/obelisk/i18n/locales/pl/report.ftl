# Raport trenera z partii.

report = Raport z partii
report-of = Raport z partii: { $game }
report-about =
    { $depth ->
        [quick] Pierwsze spojrzenie
        [normal] Bliższe spojrzenie
       *[deep] Głębokie spojrzenie
    }; szanse to oszacowania { $evaluation }.
report-curve = Szanse na wygraną
report-player = Kto
report-start = Początek
report-luck = Szczęście
report-own = Własna gra
report-others = Gra innych
report-result = Wynik
report-accuracy = Dokładność
report-loss = Strata na decyzję
report-decisions = Decyzje
report-marks = Błędy
report-summary-explained =
    Początek, szczęście, własna gra i gra innych dają razem wynik, w punktach szansy na wygraną. Dokładność to zachowana
    część tego, o co toczyła się gra: 100 % to za każdym razem najlepszy plan, 0 % to gra losowa.
    Po ± stoi połowa przedziału 95 %.
report-phase-opening = Pierwsza tercja
report-phase-middle = Druga tercja
report-phase-endgame = Ostatnia tercja
report-mark-slip = niedokładność
report-mark-mistake = błąd
report-mark-blunder = gruby błąd
report-turning-point = punkt zwrotny
report-moments = Błędy i punkty zwrotne
report-no-moments = Nie znaleziono błędów ani punktów zwrotnych.
report-first = Najważniejsze: { $shown } z { $all }.
report-whole = Pokaż wszystkie
report-ply = Akcja { $ply }
report-after-deal = Po rozdaniu
report-played = Zagrano: { $actions }
report-better = Lepiej: { $actions }
report-plans = Porównanie planów
report-plan-played = zagrano
report-chance-lost = Utracono { $loss } szansy na wygraną (± { $error })
report-luck-of = Szczęście dla { $name }: { $luck }
report-unfinished = Partii nie rozegrano do końca; wynik to jej stan.
report-not-judged =
    Draftu nikt nie wygrywa, więc nie ma tu szans, szczęścia ani błędów. Powtórka pokazuje, co komu podano i co kto
    wziął. Partie rozegrane taliami mają własne raporty.
report-provisional =
    Szczęście widać już na pierwszy rzut oka. Dokładność i błędy są tymczasowe: decyzje ocenia się na koniec własnej
    tury, a tylko te, które zdają się najkosztowniejsze, sprawdzono ponownie, patrząc dalej naprzód.
