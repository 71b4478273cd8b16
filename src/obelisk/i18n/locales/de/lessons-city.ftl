## Die erste Lektion

lesson-city-first = Deine ersten Züge
    .about = Ziel, Gehen, Bausteine, Belohnungen, Drachen, der Obelisk
lesson-city-first-goal = Die Stadt liegt in Trümmern. Wer beim Aufbau hilft, verdient Kristallstücke und bringt sie zum Obelisken. Zu zweit gewinnt, wer dort zuerst sechs Opfer gebracht hat.
lesson-city-first-turn = Ein Zug läuft immer gleich: gehen, an dem Gebäude bauen, auf dem du stehst, dann Karten nachziehen. Alle beginnen auf dem Marktplatz in der Mitte.
lesson-city-first-walk = Deine Figur geht bis zu zwei Schritte, geradeaus oder um die Ecke. Geh zur Mühle: Klicke auf die markierte Tafel.
    .elsewhere = Dorthin könntest du auch. Aber deine roten Karten werden in der Mühle gebraucht: Geh auf die markierte Tafel.
    .card = Karten haben auch Sonderfunktionen; dazu kommen wir noch. Geh erst einmal auf die markierte Tafel.
lesson-city-first-pay = Die Mühle hat drei Bauabschnitte. Jeder verlangt Karten seiner Farbe, die mindestens so viel wert sind wie seine Zahl. Bezahle die rote 3 mit Terrah 3: Wähle den ersten Abschnitt, dann „Baustein setzen“.
    .dear = Das ginge auch, kostet aber zwei Karten. Eine reicht: Terrah 3.
    .slot = Fang mit dem ersten Abschnitt an, der roten 3: Terrah 3 passt genau.
    .card = Heb dir diese Karte auf und baue jetzt an der Mühle.
lesson-city-first-again = Auf dem Abschnitt steht dein Baustein. Solange du passende Karten hast, darfst du weiterbauen, aber nur an diesem Gebäude. Bezahle eine rote 2 mit Terrah 2.
    .slot = Dieser Abschnitt kostet dasselbe, aber wir füllen von links: den zweiten.
    .dear = Hier reicht eine Karte: Terrah 2. Die beiden anderen brauchst du gleich noch.
    .stop = Noch nicht! Du kannst in diesem Zug noch einen Baustein setzen.
lesson-city-first-joker = Ein Abschnitt ist noch frei, eine rote 2, und du hast eine rote 1. Die grünen Khind-Karten sind Joker mit Wert 1 in jeder Farbe: Bezahle mit Terrah 1 und Khind 1.
    .stop = Ein Baustein fehlt noch, dann ist die Mühle fertig. Bezahle mit Terrah 1 und Khind 1.
lesson-city-first-rewards = Die Mühle ist fertig! Alle, die einen Baustein darauf haben, bekommen die Belohnung der Mühle: ein Kristallstück. Wer die meisten hat, bekommt den Bonus dazu: zwei Karten. Deine Bausteine kommen zu dir zurück.
lesson-city-first-draw = Am Ende eines Zuges darfst du bis zu zwei Karten abwerfen; dann ziehst du zwei nach, und für jede abgeworfene noch eine. Zieh jetzt; danach ist die andere Seite am Zug.
    .keep = Diese Karte brauchst du gleich. Flit 1 darf weg – oder zieh einfach nach.
lesson-city-first-dragon = Ein neuer Zug. Eine Karte zählt ihren Wert oder wirkt mit ihrer Sonderfunktion, nie beides. Vulca 1 ruft den Feuerdrachen auf eine beliebige Tafel: Wähle die Karte, dann das Aquädukt, die markierte Tafel.
    .elsewhere = Drachen dürfen überallhin, aber ruf ihn dorthin, wo du gleich bauen willst: zum Aquädukt.
    .later = Gehen kannst du gleich. Ruf zuerst mit Vulca 1 den Drachen.
    .stop = Beende deinen Zug noch nicht: Ruf mit Vulca 1 den Drachen.
lesson-city-first-under = Jetzt dem Drachen nach: Geh zum Aquädukt.
    .elsewhere = Der Drache wartet beim Aquädukt: Geh auf die markierte Tafel.
    .stop = Geh zuerst zum Aquädukt.
lesson-city-first-neighbour = Das Aquädukt hat nur einen Abschnitt, eine blaue 5. Aqua 3 und Aqua 2 sind zusammen 5: Bezahle mit beiden.
    .dear = Das ginge auch, aber zwei Karten reichen: Aqua 3 und Aqua 2.
    .away = Bleib beim Aquädukt und bezahle mit Aqua 3 und Aqua 2.
lesson-city-first-scales = Dreifacher Gewinn! Dein erster Baustein eines Zuges bringt eine Schuppe für jeden Drachen auf der Tafel. Das Aquädukt gab seine eigene Belohnung. Und die Mühle nebenan ist schon fertig: Jeder fertige Nachbar gibt seine Belohnung dazu. Sind die Schuppen aufgebraucht, bekommt sechs Kristallstücke, wer die meisten hat, und drei, wer sonst mindestens drei hat.
lesson-city-first-offer = Ein paar Züge später. Du hast 8 Kristallstücke und stehst wieder auf dem Marktplatz. Das nächste Feld des Obelisken kostet 7: Bring dein Opfer.
    .away = Opfer bringt man nur auf dem Marktplatz. Bleib hier und opfere.
lesson-city-first-end = Dein erster Baustein steht am Obelisken, und dort bleibt er. Die Felder werden immer teurer: Warte nicht zu lange. Mit sechs Opfern gewinnst du.

## Was 2018 anders wurde

lesson-city-edition-2018 = Was 2018 anders wurde
    .about = Aufbau, Karten als Belohnung, Schuppen
lesson-city-edition-2018-layout = Du kennst das Spiel von 2006? Nur wenig ist anders. Die drei Tempel und der Palast umgeben noch immer den Marktplatz, aber 2018 entscheidet der Zufall, was wo liegt.
lesson-city-edition-2018-walk = Stellen wir ein Gebäude fertig. Geh zur Mühle.
    .elsewhere = Geh zur Mühle, auf die markierte Tafel.
lesson-city-edition-2018-build = Besetze alle drei Abschnitte der Mühle, mit welchen Karten du willst. Khind sind Joker mit Wert 1.
    .wrong = Die Mühle ist noch nicht fertig: Setz weitere Bausteine.
    .card = Behalte diese Karte und baue an der Mühle.
lesson-city-edition-2018-cards = Die zwei Karten des Bonus kamen sofort auf deine Hand. 2006 lagen solche Karten beiseite, bis du am Ende des Zuges nachgezogen hattest.
lesson-city-edition-2018-discard = Eine eben erhaltene Karte darfst du also schon abwerfen. Wirf bis zu zwei ab, wenn du magst, dann zieh nach.
lesson-city-edition-2018-scales = Und die Schuppen gehen früher aus: Zu zweit gibt es 7, zu dritt 10, zu viert 12; 2006 waren es 9, 12 und 15. Mit der Erweiterung kostet ein Opfer am Goldenen Schrein kein Kristallstück mehr extra.

## Die Erweiterung

lesson-city-expansion = Die vier neuen Gebäude
    .about = Hospital, Versammlungshalle, Goldener Schrein, Theater
lesson-city-expansion-city = Die Erweiterung bringt vier große Gebäude; die Stadt wächst auf fünf mal fünf. Drei davon haben eine Sonderaktion: Wer dort steht, darf sie nach dem Bauen nutzen, auch wenn das Gebäude noch in Trümmern liegt.
lesson-city-expansion-walk = Geh zum Hospital, auf die markierte Tafel.
    .elsewhere = Das Hospital ist die markierte Tafel.
lesson-city-expansion-take = Bauen könntest du hier auch. Nutze jetzt aber die Sonderaktion: Wähle „{ web-end-turn }“, dann wirst du vorher danach gefragt. Nimm zwei Karten.
    .build = Bauen ist erlaubt, aber probier diesmal die Sonderaktion.
lesson-city-expansion-draw = Zwei Karten mehr auf der Hand, und abwerfen darfst du sie auch schon. Zieh jetzt nach.
lesson-city-expansion-hall = Nun die Versammlungshalle: Geh auf die markierte Tafel.
    .elsewhere = Die Versammlungshalle ist die markierte Tafel.
lesson-city-expansion-go = Ihre Sonderaktion: Nach dem Bauen geht deine Figur auf eine beliebige andere Tafel. In diesem Zug geschieht dort nichts mehr, aber den nächsten beginnst du dort. Wähle „{ web-end-turn }“, dann den Goldenen Schrein.
    .elsewhere = Überallhin darfst du, aber als Nächstes wollen wir opfern: Geh zum Goldenen Schrein.
    .build = Die Versammlungshalle kann warten: Nutze ihre Sonderaktion.
lesson-city-expansion-next = Du stehst am Goldenen Schrein. Zieh nach und warte auf deinen nächsten Zug.
lesson-city-expansion-shrine = Am Goldenen Schrein bringst du nach dem Bauen ein Opfer, ohne auf dem Marktplatz zu stehen: Wähle „{ web-end-turn }“, dann wirst du gefragt. Du hast 8 Kristallstücke, der Preis ist 7: Opfere. Pillar-Karten wirken hier nicht.
    .build = Bauen ist erlaubt, aber bring diesmal dein Opfer.
    .away = Bleib am Goldenen Schrein und opfere.
lesson-city-expansion-theatre = Das Theater hat keine Sonderaktion, zahlt aber in Karten: zwei für alle, die mitgebaut haben, zwei mehr für die meisten Bausteine und zwei für jeden Nachbarn, der später fertig wird. Noch ein Unterschied: In der Ausgabe von 2006 kostet ein Opfer am Goldenen Schrein ein Kristallstück mehr.
