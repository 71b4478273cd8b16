# Raport trenera w przeglądarce.

web-report-thinking =
    { $depth ->
        [quick] Trener rzuca pierwsze spojrzenie na partię…
        [normal] Trener przygląda się bliżej…
       *[deep] Trener przygląda się dogłębnie…
    }
web-report-failed = Tym razem nie udało się przygotować raportu.
web-report-look = Obejrzyj
web-report-try = Spróbuj stąd jeszcze raz
web-report-on = Graj dalej po tym
web-report-print = Drukuj
web-report-save = Zapisz jako stronę
web-report-private = Inni nie otworzą tego raportu przez link. Zapisz go jako stronę, aby go wysłać.
web-report-at = Akcja { $ply }: { $chances }
web-report-chance = { $name } { $chance }
web-report-marks = { $name }: { $marks }
web-report-columns = Błędy to niedokładności / błędy / grube błędy.
web-report-picture = Pozycja przed akcją { $ply } oczami gracza { $name }
web-report-time = Zużyty czas
