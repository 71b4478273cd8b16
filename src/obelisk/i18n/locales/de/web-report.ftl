# Der Bericht des Trainers im Browser.

web-report-thinking =
    { $depth ->
        [quick] Der Trainer wirft einen ersten Blick auf die Partie …
        [normal] Der Trainer sieht genauer hin …
       *[deep] Der Trainer sieht gründlich hin …
    }
web-report-failed = Der Bericht konnte diesmal nicht gemacht werden.
web-report-look = Ansehen
web-report-try = Von hier noch einmal versuchen
web-report-on = Danach weiterspielen
web-report-print = Drucken
web-report-save = Als Seite speichern
web-report-private = Andere können diesen Bericht nicht über seinen Link öffnen. Als Seite gespeichert, lässt er sich verschicken.
web-report-at = Aktion { $ply }: { $chances }
web-report-chance = { $name } { $chance }
web-report-marks = { $name }: { $marks }
web-report-columns = Fehler sind Ungenauigkeiten / Fehler / grobe Fehler.
web-report-picture = Die Stellung vor Aktion { $ply }, wie { $name } sie kannte
web-report-time = Bedenkzeit
