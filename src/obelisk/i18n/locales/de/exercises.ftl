exercise-title = Aufgaben
exercise-lead = Kleine Aufgaben mit genau einer besten Lösung. Spiel deinen Zug auf dem Spielfeld: Ist er zu Ende, erfährst du, ob er der beste war.
exercise-daily = Aufgabe des Tages
exercise-daily-solved = gelöst
exercise-daily-tried = versucht
exercise-rating = Deine Wertung: { $rating }
exercise-rating-none = Deine Wertung bekommst du mit dem ersten Versuch.
exercise-next = Nächste Aufgabe
exercise-mixed = Alle Themen
exercise-solved-of = { $solved } von { $exercises } gelöst
exercise-difficulty = Schwierigkeit { $rating }
exercise-how = Spiel deinen Zug auf dem Spielfeld. Solange er nicht beendet ist, kannst du von vorn beginnen.
exercise-restart = Von vorn
exercise-give-up = Lösung zeigen
exercise-right = Richtig, das ist die beste Lösung.
exercise-wrong = Das war nicht die beste Lösung.
exercise-reached = Dein Zug brachte: { $reached }.
exercise-answer = Die Lösung
exercise-show = Auf dem Spielfeld zeigen
exercise-again = Noch einmal versuchen
exercise-change = Deine Wertung: { $before } → { $after }
exercise-leave = Verlassen
exercise-list = Aufgaben:
exercise-none = Für { $game } gibt es noch keine Aufgaben.
exercise-hint = Tippe eine Aktion oder ihre Nummer. „restart“ beginnt den Zug von vorn, „show“ verrät die Lösung, „table“ beschreibt den Tisch in Worten, „list“ die Möglichkeiten, „quit“ hört auf.

## City

exercise-city-complete = Ein Gebäude fertigstellen
exercise-city-complete-ask = Ein einziges Gebäude lässt sich in diesem Zug fertigstellen. Finde es und stelle es fertig.
exercise-city-complete-why = Nur für dieses Gebäude reichen deine Schritte und Karten.
exercise-city-crystals = Kristallstücke verdienen
exercise-city-crystals-ask = Verdiene in diesem Zug so viele Kristallstücke wie möglich.
exercise-city-crystals-why = Kristallstücke in diesem Zug: { $best }. Jeder andere Zug bringt höchstens { $second }.
exercise-city-scales = Drachenschuppen
exercise-city-scales-ask = Nimm in diesem Zug so viele Drachenschuppen wie möglich.
exercise-city-scales-why = Drachenschuppen in diesem Zug: { $best }. Jeder andere Zug bringt höchstens { $second }.
exercise-city-offerings = Mehrere Opfer
exercise-city-offerings-ask = Bring in diesem Zug so viele Opfer wie möglich.
exercise-city-offerings-why = Opfer in diesem Zug: { $best }. Jeder andere Zug schafft höchstens { $second }.

## Drakon

exercise-drakon-coin = Der Weg zur Münze
exercise-drakon-coin-ask = Komm in so wenigen Zügen wie möglich zu einer Münze, wenn sonst niemand das Labyrinth verändert. Spiel den ersten davon.
exercise-drakon-coin-why = Züge bis zur Münze, diesen mitgezählt: { $best }. Mit jedem anderen Zug dauert es länger.
exercise-drakon-win = Jetzt gewinnen
exercise-drakon-win-ask = Ein Zug gewinnt die Partie sicher, welche Münze auch kommt. Finde ihn.
exercise-drakon-win-why = Hier reicht selbst die kleinste Münze. Kein anderer Zug gewinnt sicher.
exercise-drakon-strike = Den anderen schaden
exercise-drakon-strike-ask = Bring die anderen in diesem Zug um so viele Münzen wie möglich, ohne selbst eine zu verlieren.
exercise-drakon-strike-why = Münzen, die die anderen verlieren: { $best }. Jeder andere Zug kostet sie höchstens { $second }.
exercise-drakon-stop = Den Gegner aufhalten
exercise-drakon-stop-ask = Dein Gegner ist nur einen Schritt von einer Münze entfernt. Spiel so, dass kein einzelner Schritt mehr dorthin führt.
exercise-drakon-stop-why = Jetzt führt kein Schritt deines Gegners zu einer Münze. Nach jedem anderen Zug führt einer hin.

## Legends

exercise-legends-thrifty = Karten sparen
exercise-legends-thrifty-ask = Bleib mit so wenigen Karten wie möglich im Kampf und sag deine Stärke an.
exercise-legends-thrifty-why = Gespielte Karten: { $best }. Alles andere, was reicht, braucht mindestens { $second }.
exercise-legends-strongest = Die größte Stärke
exercise-legends-strongest-ask = Sag die größte Stärke an, die du in diesem Zug erreichen kannst.
exercise-legends-strongest-why = Stärke: { $best }. Jede andere Wahl kommt höchstens auf { $second }.
exercise-legends-dragons = Mehr Drachen
exercise-legends-dragons-ask = Spiel so, dass dir ein Rückzug des Gegners möglichst viele Drachen bringen würde.
exercise-legends-dragons-why = Drachen bei einem Rückzug: { $best }. Nach jedem anderen Zug wären es höchstens { $second }. Sechs Karten im Kampf, Bluffkarten nicht gezählt, bringen einen zweiten Drachen.
