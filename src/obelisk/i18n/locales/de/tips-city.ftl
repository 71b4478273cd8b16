# Tipps in einer begleiteten Partie.

tip-city-offer = Du kannst ein Opfer bringen: Es kostet { $price } Kristallstücke, und sie werden immer teurer. Zu zweit reichen sechs zum Sieg.
tip-city-complete = Du kannst dieses Gebäude fertigstellen: { $mine ->
        [one] { $mine } von { $slots } Bausteinen ist deiner.
       *[other] { $mine } von { $slots } Bausteinen sind deine.
    } Alle mit einem Baustein bekommen die Belohnung, wer die meisten hat, den Bonus dazu.
tip-city-join = Hier ist noch ein Bauabschnitt frei, und von den { $slots } gehört dir keiner. Wer ihn baut, ist an der Belohnung beteiligt.
tip-city-scale = Hier ist ein Drache: Dein erster Baustein des Zuges bringt eine Schuppe für jeden Drachen auf der Tafel.
tip-city-near = Einem Gebäude mit deinem Baustein fehlt nur noch ein Bauabschnitt, und du kommst in diesem Zug hin.
tip-city-rich = Du hast { $crystals } Kristallstücke, das nächste Opfer kostet { $price }: Der Weg zum Marktplatz lohnt sich.
tip-city-race = Die andere Seite hat schon { $theirs } von { $needed } Opfern gebracht. Behalte ihre Kristallstücke im Auge.
tip-city-joker = Die grünen Khind-Karten sind Joker: Jede ist 1 wert, in jeder Farbe.
tip-city-markers = So viele Bausteine hast du noch: { $left }. Sie kommen zurück, wenn ein Gebäude fertig ist.
tip-city-power = Karten mit einem Strich darunter haben eine Sonderfunktion. Eine Karte gibt ihre Sonderfunktion oder ihren Wert, nie beides.
tip-city-discard = Du darfst bis zu zwei Karten abwerfen, die dir gerade nichts nützen, und ziehst für jede eine mehr.
