# Die Seite des Regelhefts, die nummerierten Regeln und das Übersichtsblatt.

book-numbered = Die nummerierten Regeln
book-back = Zurück zum Regelheft
book-sheet = Übersichtsblatt
book-print = Drucken
book-zoom = Vergrößern: { $caption }
book-table = Tabelle
book-nothing = Nichts gefunden.
book-none = Für dieses Spiel gibt es noch kein Regelheft.
book-people = Volk
book-card-search = In Namen und Texten suchen
book-cards-found =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
