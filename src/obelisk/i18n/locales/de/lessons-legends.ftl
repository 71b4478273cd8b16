## Die erste Lektion

lesson-legends-first = Dein erster Kampf
    .about = Ziel, Charaktere, Stärke ansagen, Unterstützungen, Rückzug, Drachen
lesson-legends-first-goal = Zwei Völker ringen um die Gunst von drei Drachen. Wer einen Kampf gewinnt, gewinnt einen Drachen. Sind alle drei auf deiner Seite und du gewinnst noch einen, hast du sofort gewonnen.
lesson-legends-first-fight = Du führst die feurigen Vulca. Jeder Charakter hat einen Wert in Feuer und einen in Erde. Im Kampf geht es hin und her: Wer die Stärke des anderen nicht mehr erreichen kann oder will, zieht sich zurück.
lesson-legends-first-start = Du bist am Zug, und noch läuft kein Kampf. Beginne einen.
    .decline = Du könntest verzichten und Karten tauschen. Aber wir wollen kämpfen: Beginne den Kampf.
lesson-legends-first-character = In jedem Zug eines Kampfes legst du einen Charakter aus. Spiele { card-vulca-08 }: 4 in Feuer.
    .other = Das ginge auch. Heb dir die Karte auf und spiele { card-vulca-08 }.
lesson-legends-first-announce = Wer den Kampf beginnt, wählt das Element. Dein Charakter ist stark in Feuer: Sag 4 in Feuer an.
    .earth = In Erde hättest du nur 2. Wähle Feuer.
lesson-legends-first-matched = Die Hoax antworten mit { card-hoax-01 }: 5 in Feuer. Ab jetzt darf niemand weniger ansagen als der andere, immer im selben Element.
lesson-legends-first-go-on = Um im Kampf zu bleiben, brauchst du mindestens 5 in Feuer. Das schaffst du: Setz den Kampf fort.
    .retreat = Aufgeben musst du nicht: Deine Karten reichen. Setz den Kampf fort.
lesson-legends-first-match = Ein neuer Charakter verdeckt den alten; nur der neue zählt. Spiele { card-vulca-06 }, 4 in Feuer. Eins fehlt noch; Hilfe kommt gleich.
    .other = Spiele diesmal { card-vulca-06 }: Allein reicht das nicht, und so siehst du, wozu Hilfe gut ist.
lesson-legends-first-support = Ab dem zweiten Zug eines Kampfes darfst du eine Verstärkung oder eine Unterstützung dazulegen. Eine Verstärkung hilft nur diesem Charakter; eine Unterstützung bleibt bis zum Ende des Kampfes. Spiele die Unterstützung { card-vulca-23 }: 3 in Feuer.
    .booster = { card-vulca-18 } ist eine Verstärkung: Sie würde mit dem Charakter verdeckt. Die Unterstützung { card-vulca-23 } bleibt.
lesson-legends-first-press = 4 und 3 sind 7. Sag es an! Am Ende deines Zuges ziehst du auf sechs Karten nach.
lesson-legends-first-dragon = 7 war den Hoax zu viel, sie haben sich zurückgezogen: Ein Drache kommt auf deine Seite. Mit sechs oder mehr Karten im Kampf wären es zwei gewesen. Wer sich zurückzieht, beginnt den nächsten Kampf: Sie sagen 4 in Feuer an.
lesson-legends-first-retreat = Auch du darfst dich zurückziehen, am Anfang deines Zuges. Das kostet einen Drachen, spart aber Karten für einen wichtigeren Kampf. Probier es aus: Zieh dich zurück.
    .continue = Diesen Kampf könntest du gewinnen. Aber probier einmal, wie ein Rückzug ist.
lesson-legends-first-end = Der Drache ist wieder in der Mitte, alle Karten des Kampfes sind abgeworfen. Jetzt beginnst du. Karten mit Sonderfunktionen und Symbolen ändern diese Regeln: Zeig auf eine, und du liest, was sie tut.

## Verstärkungen und Symbole

lesson-legends-icons = Verstärkungen und Symbole
    .about = Ein Schild, und was andere Symbole tun
lesson-legends-icons-earth = Die Hoax haben einen Kampf in Erde begonnen, mit 3. Deine Charaktere sind stark in Feuer, nicht in Erde. Symbole helfen.
lesson-legends-icons-go-on = Setz den Kampf trotzdem fort: Du hast einen Schild.
    .retreat = Ein Rückzug ist nicht nötig: Du hast einen Schild.
lesson-legends-icons-character = Spiele { card-vulca-10 }: nur 1 in Erde.
    .other = Heb diese Karte auf; hinter einem Schild genügt { card-vulca-10 }.
lesson-legends-icons-shield = { card-vulca-19 } ist eine Verstärkung mit einem Schild gegen Erde. Solange sie aktiv ist, musst du die Stärke des Gegners in Erde nicht erreichen. Spiele sie.
    .other = Das würde knapp reichen. Aber sieh dir an, was ein Schild tut: Spiele { card-vulca-19 }.
lesson-legends-icons-announce = Sag deine 1 in Erde an: Das ist weniger als 3 und doch erlaubt.
lesson-legends-icons-icons = Sie mussten nur 1 erreichen, und eine Verstärkung wird mit dem Charakter inaktiv: Im nächsten Zug brauchst du etwas Neues. Die anderen Symbole: FREI, PAAR und BANDE erlauben mehr Karten, STOPP beendet das Auslegen, ZURÜCK bringt eine Karte auf die Hand, GESCHÜTZT widersteht Sonderfunktionen.
