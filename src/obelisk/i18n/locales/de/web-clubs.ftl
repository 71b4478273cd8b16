# Klubs: Leute, die unter sich spielen.

web-club = Klub
web-clubs-text = Für eine Familie oder einen Spieleabend: Tische, Turniere und eine Rangliste, die nur die Mitglieder sehen.
web-clubs-none = Du bist noch in keinem Klub.
web-club-name = Name des Klubs
web-club-make = Klub gründen
web-club-account = Um einen Klub zu gründen, brauchst du ein Konto.
web-club-asked = Du bist eingeladen.
web-club-join = Beitreten
web-club-decline = Nein, danke
web-club-invited = Jemand hat dich in einen Klub eingeladen. Die Mitglieder sehen deinen Namen und spielen mit dir.
web-club-count =
    { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }
web-club-members = Mitglieder
web-club-owner = leitet den Klub
web-club-waiting = eingeladen, noch keine Antwort
web-club-leave = Klub verlassen
web-club-leave-sure = Wirklich verlassen?
web-club-close = Klub schließen
web-club-close-sure = Wirklich für alle schließen?
web-club-remove = Ausschließen
web-club-remove-sure = Wirklich ausschließen?
web-club-link = Neuer Einladungslink
web-club-link-text = Wer den Link hat, kann beitreten. Ein neuer Link macht den alten wertlos.
web-club-ask = Jemanden beim Namen einladen
web-club-ask-in = Einladen
web-club-new-table = Neuer Tisch für den Klub
web-club-no-tables = Hier gibt es noch keine Tische.
web-club-ladder-text = Partien zwischen Menschen an den Tischen des Klubs, gewertet oder nicht. Jede bringt bis zu einem Punkt: den Anteil der anderen, die du hinter dir gelassen hast.
web-club-ladder-none = Das hat hier noch niemand gespielt.
