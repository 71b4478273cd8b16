# Tipps in einer begleiteten Partie.

tip-drakon-she-is-there = Drakon ist in der Kammer nebenan. Wer dort hineingeht, verliert eine Münze und muss zurück zum Start.
tip-drakon-coin = Eine Münze ist einen Schritt entfernt: Ein Pfeil führt zu „Münze finden“.
tip-drakon-steal = Einen Schritt weiter lässt sich jemand bestehlen: Wer eine Diebeskammer betritt, nimmt eine Münze von dem Nachbarn, auf den sie weist.
tip-drakon-lose = Vorsicht: Eine der Kammern nebenan nimmt jedem, der sie betritt, eine Münze.
tip-drakon-lead = Drakon geht bis zu drei Kammern weit, und wo sie stehen bleibt, verlieren Helden eine Münze. Führ sie zu jemandem, der welche hat.
tip-drakon-wake = Du hast „Drakon zieht“ auf der Hand. Wer die erste solche Kammer legt, bestimmt, wo sie erwacht.
tip-drakon-again = Du hast „Drakon zieht“ auf der Hand. Drakon ist schon wach, darum führt sie nun, wer diese Kammer betritt, bis zu drei Kammern weit: Leg sie dorthin, wo du hinkommst.
tip-drakon-nearly = Du hast { $gold } Gold. Mit { $needed } gewinnst du sofort, und eine Münze ist ein bis drei Gold wert.
tip-drakon-rival = Münzen deines Gegners: { $coins }. Was sie wert sind, siehst du nicht, aber bald könnte es ihm reichen: Stiehl eine, oder schick Drakon.
tip-drakon-no-way = Kein Pfeil führt aus deiner Kammer in eine andere. Leg eine Kammer dorthin, wohin einer deiner Pfeile zeigt, dann ist der Weg frei.
tip-drakon-jump = Auf die gerade gelegte „Flucht“ darfst du von überall springen. Entscheidend ist, wohin du danach willst.
tip-drakon-prepare = Du hast „Münze finden“ auf der Hand. Leg die Kammer dorthin, wohin ein Pfeil deiner eigenen führt, möglichst weit weg von den anderen.
