# Tipps in einer begleiteten Partie.

tip-drakon-she-is-there = Drakon ist in der Kammer nebenan. Wer dort hineingeht, verliert eine Münze und muss zurück zum Start.
tip-drakon-coin = Eine Münze ist einen Schritt entfernt: Ein Pfeil führt zu „Münze finden“.
tip-drakon-steal = Einen Schritt weiter lässt sich jemand bestehlen: Wer eine Diebeskammer betritt, nimmt eine Münze von dem Nachbarn, auf den sie weist.
tip-drakon-lose = Vorsicht: Eine der Kammern nebenan nimmt jedem, der sie betritt, eine Münze.
tip-drakon-lead = Drakon geht bis zu drei Kammern weit, und wo sie stehen bleibt, verlieren Helden eine Münze. Führ sie zu jemandem, der welche hat.
tip-drakon-wake = Du hast „Drakon zieht“ auf der Hand. Wer die erste solche Kammer legt, bestimmt, wo sie erwacht.
tip-drakon-again = Du hast „Drakon zieht“ auf der Hand: Legst du die Kammer, führst du Drakon bis zu drei Kammern weit.
tip-drakon-nearly = Du hast { $gold } Gold. Mit { $needed } gewinnst du sofort: Eine Münze ist eins bis drei wert.
tip-drakon-rival = Auf der anderen Seite liegen { $coins } Münzen. Was sie wert sind, sieht niemand, aber es könnte bald reichen: Stiehl eine, oder schick Drakon.
tip-drakon-no-way = Kein Pfeil führt aus deiner Kammer in eine andere. Leg eine Kammer dorthin, wohin einer deiner Pfeile zeigt, dann ist der Weg frei.
tip-drakon-jump = Auf die gerade gelegte „Flucht“ darfst du von überall springen. Entscheidend ist, wohin du danach willst.
tip-drakon-prepare = Du hast „Münze finden“ auf der Hand. Leg die Kammer dorthin, wohin ein Pfeil deiner eigenen führt, und dreh ihre Pfeile von den anderen weg.
