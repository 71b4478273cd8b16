# Reden am Tisch und Zuschauen.

web-phrase-hello = Hallo!
web-phrase-good_luck = Viel Glück!
web-phrase-your_turn = Du bist dran.
web-phrase-nice_move = Schöner Zug!
web-phrase-well_played = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-oops = Hoppla.
web-phrase-sorry = Entschuldigung!
web-phrase-moment = Einen Moment, bitte.
web-phrase-close_game = Das war knapp!
web-phrase-rematch = Noch einmal?
web-phrase-bye = Tschüss!
web-phrases = Sätze
web-phrases-text = Alle lesen sie in ihrer eigenen Sprache.
web-mark-like = Daumen hoch
web-mark-heart = Herz
web-mark-laugh = Lachen
web-mark-wow = Staunen
web-mark-think = Nachdenken
web-mark-sad = Traurig
web-mark-count = { $mark }: { $count }
web-react = Reagieren
web-react-line = Auf das reagieren, was { $name } gesagt hat
web-react-ply = Auf Aktion { $ply } reagieren
web-link-moment = Auf diesen Moment verweisen
web-link-moment-text = Setzt #{ $ply } in deine Zeile: Wer sie liest, kann das Spielfeld nach Aktion { $ply } sehen.
web-link-show = Das Spielfeld nach Aktion { $ply } zeigen
web-room-gallery = schaut zu
web-gallery-text = Wer zuschaut, redet unter sich: Die am Tisch lesen es, wenn die Partie vorbei ist.
web-line-removed = Vom Server-Betreiber gelöscht.
web-chat-silenced = Der Betreiber dieses Servers hat dich stummgeschaltet.
web-chat-guests = Gäste haben hier Sätze und Reaktionen. Mit einem Konto kannst du schreiben.
web-chat-stranger = Zum Mitreden bitte anmelden.
web-watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-watching-behind =
    { $seconds ->
        [one] Die Partie wird gewertet, darum siehst du sie { $seconds } Sekunde später.
       *[other] Die Partie wird gewertet, darum siehst du sie { $seconds } Sekunden später.
    }
web-problem-forbidden-silenced = Der Betreiber dieses Servers hat dich stummgeschaltet.
web-problem-forbidden-guest_chat = Gäste haben hier Sätze und Reaktionen. Mit einem Konto kannst du schreiben.
