# Die Partien einer Person als Lernkurve.

web-progress-lead = Was der Trainer über deine Partien hinweg sieht. Nur du kannst diese Seite sehen.
web-progress-whole = Ganze Partie
web-progress-unreported =
    { $count ->
        [one] { $count } deiner Partien hat sich der Trainer noch nicht angesehen.
       *[other] { $count } deiner Partien hat sich der Trainer noch nicht angesehen.
    }
web-progress-look =
    { $count ->
        [one] Meine letzte Partie ansehen
       *[other] Meine letzten { $count } Partien ansehen
    }
web-progress-thinking =
    { $count ->
        [one] Der Trainer sieht sich deine Partien an: noch { $count }…
       *[other] Der Trainer sieht sich deine Partien an: noch { $count }…
    }
web-progress-none = Es gibt noch keine Kurve: Der Trainer hat sich noch keine Partie angesehen.
web-progress-accuracy = Genauigkeit im Lauf der Zeit
web-progress-accuracy-said =
    { $count ->
        [one] Genauigkeit ({ $phase }) in { $count } Partie: { $mean }
       *[other] Genauigkeit ({ $phase }) über { $count } Partien: anfangs { $first }, zuletzt { $last }, im Mittel { $mean }
    }
web-progress-accuracy-explained = Ein Punkt ist eine Partie; die Linie ist das Mittel der letzten { $count }. 100 % heißt immer der beste Plan, 0 % heißt zufälliges Spiel.
web-progress-luck = Glück im Lauf der Zeit
web-progress-luck-said =
    { $count ->
        [one] Glück in { $count } Partie: { $sum } Gewinnchance
       *[other] Glück über { $count } Partien zusammengezählt: { $sum } Gewinnchance; { $mean } ± { $error } je Partie
    }
web-progress-luck-explained = Die Linie zählt zusammen, was das Glück gegeben und genommen hat, in Punkten der Gewinnchance. Auf lange Sicht hat niemand Glück.
web-progress-luck-mean = Bisher { $mean } ± { $error } je Partie.
web-progress-mistakes = Typische Fehler
web-progress-mistakes-none = Es wurden keine Fehler gefunden.
web-progress-missed = Versäumt: { $deed }
web-progress-needless = Besser unterlassen: { $deed }
web-progress-otherwise = Besser anders: { $deed }
web-progress-times = Anzahl
web-progress-lost = Verlust je Partie
web-progress-latest = Zuletzt
web-progress-exercises = Aufgaben für dich
web-progress-exercises-text = Bei diesen Themen hätte dir der bessere Plan mehr gebracht.
web-progress-exercises-none = Noch sticht kein Thema hervor.
web-progress-helped =
    { $times ->
        [one] hätte einmal geholfen
       *[other] hätte { $times }-mal geholfen
    }
web-progress-games = Partie für Partie
web-progress-when = Datum
