## Die erste Lektion

lesson-drakon-first = Hinein in die Höhle
    .about = Ziel, Kammern legen, Gehen, Münzen, Drakon
lesson-drakon-first-goal = Du schleichst durch die Höhle der Drachin Drakon und trägst ihre Münzen davon. Wer zuerst Münzen im Wert von zehn Gold besitzt, gewinnt sofort.
lesson-drakon-first-turn = In deinem Zug tust du genau eines: eine Kammer von der Hand legen oder deinen Helden einen Schritt bewegen. Diese vier Kammern sind deine Hand.
lesson-drakon-first-place = Bau dir einen Weg zu einer Münze. Wähle die markierte Kammer „Münze finden“ und leg sie rechts neben Start. Du darfst sie drehen; nur dürfen zwei Pfeile nicht aufeinander zeigen. Dann legst du sie ab.
    .spare = Auch hier findet man eine Münze, aber die brauchst du am Ende. Nimm die mit zwei Pfeilen.
    .elsewhere = Dort dürfte sie liegen, aber leg sie rechts neben Start: Dorthin führt ein Pfeil.
    .tile = Die kannst du später legen. Fang mit der markierten Kammer an: „Münze finden“.
lesson-drakon-first-move = Du hast eine neue Kammer gezogen, und auch die andere Seite hat eine gelegt. Jetzt gehen: Dein Held verlässt seine Kammer durch einen ihrer Pfeile. Geh nach rechts, zur Münze.
    .elsewhere = Auch dorthin führt ein Pfeil, aber die Münze liegt rechts.
    .place = Bauen kann warten: Eine Münze ist einen Schritt entfernt. Geh hin.
lesson-drakon-first-coin = Wer eine Kammer betritt, bekommt ihre Wirkung: Du hast eine Münze gefunden! Sie ist ein bis drei Gold wert. Deine Münzen darfst du ansehen; andere sehen nur, wie viele es sind.
lesson-drakon-first-arrows = Hinein braucht es einen Pfeil, zurück führt oft keiner: Mancher Weg ist eine Einbahn. Jetzt wird es wilder: Leg die markierte Kammer „Drakon zieht“ links neben Start.
    .elsewhere = Leg sie links neben Start, weit weg von deinem Weg.
    .tile = Nimm die markierte Kammer „Drakon zieht“.
lesson-drakon-first-wake = Das erste „Drakon zieht“ weckt sie, und du bestimmst, wo: in einer Kammer ohne Helden. Setz sie auf Start.
    .elsewhere = Das ginge, aber auf Start ist sie näher bei den anderen.
lesson-drakon-first-drakon = Von nun an lässt jedes weitere „Drakon zieht“ sie bis zu drei Kammern gehen. Wen sie trifft, der verliert eine Münze und flieht zum Start. Halte dich fern – und lenke sie zu den anderen!
lesson-drakon-first-last = Ein paar Züge später. Du besitzt neun Gold: Jede Münze gewinnt. Leg dein zweites „Münze finden“ rechts neben deinen Helden.
    .elsewhere = Leg sie neben deinen Helden, rechts: Dorthin führt ein Pfeil.
    .tile = Du brauchst eine Münze: Nimm die markierte Kammer „Münze finden“.
lesson-drakon-first-win = Geh hinein und nimm die letzte Münze.
    .place = Nicht bauen: Die Münze, die gewinnt, ist einen Schritt entfernt.
lesson-drakon-first-end = Zehn Gold – du gewinnst sofort! Kammern können noch viel mehr: Sie stehlen, drehen sich, schweben, stürzen ein und lenken Gedanken. Zeig auf eine, und sie erklärt sich.

## Helden und andere Ziele

lesson-drakon-heroes = Helden und andere Ziele
    .about = Spezialfähigkeiten, die Varianten
lesson-drakon-heroes-powers = Mit „Helden!“ hat jeder Held eine Spezialfähigkeit, die einmal pro Spiel wirkt, vor oder nach der einen Aktion deines Zuges. Die Helden werden ausgelost oder reihum gewählt.
lesson-drakon-heroes-draft = Wähle deinen Helden: Nimm die Amazone, sie darf noch einmal gehen.
    .other = Auch eine gute Wahl! Nimm diesmal die Amazone.
lesson-drakon-heroes-place = Leg ein „Münze finden“ rechts neben Start, wohin ein Pfeil führt.
    .elsewhere = Nimm eine Kammer mit einer Münze und leg sie rechts neben Start.
lesson-drakon-heroes-amazon = Deine Aktion ist getan, aber die Fähigkeit darf folgen: Mit dem Zusatzschritt der Amazone gehst du gleich hinein, bevor jemand anders kommt.
    .end = Noch nicht: Die Münze ist einen Schritt entfernt. Nutze den Zusatzschritt.
lesson-drakon-heroes-others = Die anderen: Der Zauberer geht durch eine Wand, der Dieb stiehlt oder tauscht eine Münze, der Barbar stößt einen Helden hinaus, der Zwerg tauscht Plättchen, und der Ritter rettet eine Münze, die verloren ginge. Ist sie genutzt, ist die Fähigkeit weg.
lesson-drakon-heroes-goals = Dies ist ein kurzes Spiel: Sieben Gold gewinnen. Es gibt noch mehr zur Wahl: wer zuerst fünf Münzen hat, was immer sie wert sind; acht Gold und dann hinaus durch Flucht oder Teleport; oder, in Teams, zwanzig Gold zusammen.

## Die Varianten

lesson-drakon-variants = Die Varianten
    .about = Andere Ziele: Flucht, fünf Münzen, kurzes Spiel, Teams
lesson-drakon-variants-goals = Normalerweise gewinnen zehn Gold. Wer einen Tisch eröffnet, kann ein anderes Ziel wählen. Dieses hier heißt „Flucht aus Drakons Höhle“: Gold allein gewinnt nicht.
lesson-drakon-variants-gold = Du brauchst Münzen im Wert von acht Gold, und dann musst du hinaus: Betritt eine Kammer „Flucht“ oder „Teleport“. Neun Gold hast du schon, und eine „Flucht“ ist auf deiner Hand.
lesson-drakon-variants-way = Leg die markierte Kammer „Flucht“. Wohin, ist gleich: Wer sie legt, darf von überall dorthin springen.
    .tile = Münzen hast du genug. Nimm die markierte Kammer „Flucht“.
lesson-drakon-variants-out = Spring!
    .stay = Worauf warten? Acht Gold und ein Weg hinaus: Spring.
lesson-drakon-variants-escaped = Draußen, und sofort gewonnen! Nimm dich also vor anderen mit acht Gold in Acht: Wer weiß, was sie auf der Hand haben. Und wartet Drakon am Ausgang, kommt sie zuerst: Sie nimmt eine Münze, und der Held muss zurück zum Start.
lesson-drakon-variants-others = Die anderen Ziele: sieben Gold für ein kurzes Spiel. Fünf Münzen, egal was sie wert sind: Da zählt jede gleich, und Stehlen lohnt sich. Und Zweierteams mit gemeinsamer Börse: Wer zusammen zwanzig Gold hat, gewinnt. Die Helden mit ihren Fähigkeiten passen zu allen Zielen.
