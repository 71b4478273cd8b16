lesson-lead = Jede Lektion wird auf dem echten Spielfeld gespielt. Du kannst jederzeit aufhören und später weitermachen.
lesson-minutes =
    { $minutes ->
        [one] etwa { $minutes } Minute
       *[other] etwa { $minutes } Minuten
    }
lesson-done = geschafft
lesson-at = Schritt { $step } von { $steps }
lesson-step = Schritt { $step } von { $steps }
lesson-you = Du
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-leave = Verlassen
lesson-again = Noch einmal
lesson-over = Das war’s, gut gemacht! Weiter geht es mit der nächsten Lektion – oder probiere dein Wissen in einer ersten Partie gegen einen leichten Bot aus, mit Tipps, wo sie helfen.
lesson-following = Nächste Lektion
lesson-play = Eine erste Partie mit Tipps spielen
lesson-wrong = Das ist erlaubt, aber darum geht es in diesem Schritt nicht. Es wurde zurückgenommen: Lies noch einmal, was zu tun ist.
lesson-none = Für { $game } gibt es noch keine Lektionen.
lesson-list = Lektionen:
lesson-hint = Tippe eine Aktion oder ihre Nummer. Enter geht weiter, „show“ zeigt es, „back“ geht zurück, „table“ beschreibt den Tisch in Worten, „list“ die Möglichkeiten, „quit“ hört auf.
lesson-left = Später weiter mit: obelisk learn { $lesson }
