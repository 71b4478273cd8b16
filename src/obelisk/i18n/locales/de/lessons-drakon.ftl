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
lesson-drakon-first-arrows = In eine Kammer kommst du nur, wenn ein Pfeil dorthin zeigt; zurück führt oft keiner: Manche Wege sind Einbahnstraßen. Jetzt wird es gefährlicher: Leg die markierte Kammer „Drakon zieht“ links neben Start.
    .elsewhere = Leg sie links neben Start, weit weg von deinem Weg.
    .tile = Nimm die markierte Kammer „Drakon zieht“.
lesson-drakon-first-wake = Das erste „Drakon zieht“ weckt sie, und du bestimmst, wo: in einer Kammer ohne Helden. Setz sie auf Start.
    .elsewhere = Das ginge, aber auf Start ist sie näher bei den anderen.
lesson-drakon-first-drakon = Von nun an führt sie, wer eine Kammer „Drakon zieht“ betritt, bis zu drei Kammern weit. Wen sie erwischt, der verliert eine Münze und flieht zum Start. Halte dich fern – und lenke sie zu den anderen!
lesson-drakon-first-last = Ein paar Züge später. Du besitzt neun Gold: Jede Münze gewinnt. Leg dein zweites „Münze finden“ rechts neben deinen Helden.
    .elsewhere = Leg sie neben deinen Helden, rechts: Dorthin führt ein Pfeil.
    .tile = Du brauchst eine Münze: Nimm die markierte Kammer „Münze finden“.
lesson-drakon-first-win = Geh hinein und nimm die letzte Münze.
    .place = Nicht bauen: Die Münze, die gewinnt, ist einen Schritt entfernt.
lesson-drakon-first-end = Zehn Gold – du gewinnst sofort! Andere Kammern können noch mehr: Sie stehlen, drehen, zerstören, schweben oder lenken fremde Helden. Zeig auf eine, und sie erklärt sich.

## Helden

lesson-drakon-heroes = Helden
    .about = Spezialfähigkeiten: drei zum Ausprobieren, die anderen erklärt
lesson-drakon-heroes-powers = Mit „Helden!“ hat jeder Held eine Spezialfähigkeit, die einmal pro Spiel wirkt, vor oder nach der einen Aktion deines Zuges. Die Helden werden ausgelost oder reihum gewählt.
lesson-drakon-heroes-draft = Wähle deinen Helden: Nimm die Amazone, sie darf noch einmal gehen.
    .other = Auch eine gute Wahl! Nimm diesmal die Amazone.
lesson-drakon-heroes-place = Leg ein „Münze finden“ rechts neben Start, wohin ein Pfeil führt.
    .elsewhere = Nimm eine Kammer mit einer Münze und leg sie rechts neben Start.
lesson-drakon-heroes-amazon = Deine Aktion ist getan, aber die Fähigkeit darf folgen: Mit dem zusätzlichen Schritt der Amazone gehst du gleich hinein, bevor jemand anders kommt.
    .end = Noch nicht: Die Münze ist einen Schritt entfernt. Nutze den zusätzlichen Schritt.
lesson-drakon-heroes-wizard = Jetzt ein anderer Held: Du bist der Zauberer und stehst wieder auf Start. Hinter der Wand links liegt eine Münze, aber kein Pfeil führt dorthin. Einmal pro Spiel geht der Zauberer durch eine Wand: Tu es.
    .elsewhere = Das ist ein gewöhnlicher Schritt. Geh nach links, durch die Wand.
    .place = Nicht bauen: Zwischen dir und der Münze ist nur eine Wand.
lesson-drakon-heroes-thief = Und jetzt bist du der Dieb. In deiner Kammer steht noch ein Held, und der hat Münzen. Der Dieb nimmt ihm eine davon weg, welche, entscheidet der Zufall: Nutze die Fähigkeit.
    .swap = Der Dieb darf auch eine eigene Münze gegen eine aus dem Hort tauschen. Aber jetzt wird gestohlen.
    .place = Erst die Fähigkeit: Sie kostet dich nicht die Aktion deines Zuges.
lesson-drakon-heroes-stolen = Eine Münze im Wert von drei Gold, und die Aktion deines Zuges hast du noch. Einer hätte es verhindern können: Der Ritter rettet eine Münze, die ihm jemand wegnehmen will oder die eine Kammer ihn kosten würde.
lesson-drakon-heroes-others = Die letzten beiden: Der Barbar stößt jemanden aus der eigenen Kammer hinaus und nimmt ihm eine Kammer von der Hand, der Zwerg tauscht eigene Kammern aus. Jede Fähigkeit wirkt nur einmal; heb sie für den Zug auf, den sie entscheidet.

## Die Varianten

lesson-drakon-variants = Die Varianten
    .about = Andere Ziele: Flucht, fünf Münzen, kurzes Spiel, Teams
lesson-drakon-variants-goals = Normalerweise gewinnen zehn Gold. Wer einen Tisch eröffnet, kann ein anderes Ziel wählen. Dieses hier heißt „Flucht aus Drakons Höhle“: Gold allein reicht nicht.
lesson-drakon-variants-coin = Du hast sechs Gold, und ein Pfeil führt zu einer Münze: Hol sie dir.
    .elsewhere = Auch dorthin führt ein Pfeil, aber die Münze ist rechts.
    .place = Bauen kannst du später: Die Münze ist einen Schritt entfernt.
lesson-drakon-variants-gold = Neun Gold! Acht genügen, aber jetzt musst du hinaus: Betritt eine Kammer „Flucht“ oder „Teleport“. Eine „Flucht“ hast du auf der Hand.
lesson-drakon-variants-way = Leg die markierte Kammer „Flucht“. Wohin, ist gleich: Wer sie legt, darf von überall dorthin springen.
    .tile = Münzen hast du genug. Nimm die markierte Kammer „Flucht“.
lesson-drakon-variants-out = Spring!
    .stay = Worauf warten? Acht Gold und ein Weg hinaus: Spring.
lesson-drakon-variants-escaped = Draußen, und sofort gewonnen! Nimm dich also vor anderen mit acht Gold in Acht: Wer weiß, was sie auf der Hand haben. Und wartet Drakon am Ausgang, kommt sie zuerst: Sie nimmt eine Münze, und der Held muss zurück zum Start.
lesson-drakon-variants-others = Die anderen Ziele: sieben Gold für ein kurzes Spiel. Fünf Münzen, egal was sie wert sind: Da zählt jede gleich, und Stehlen lohnt sich. Und Zweierteams mit gemeinsamem Geldbeutel: Wer zusammen zwanzig Gold hat, gewinnt. Die Helden mit ihren Fähigkeiten passen zu allen Zielen.
