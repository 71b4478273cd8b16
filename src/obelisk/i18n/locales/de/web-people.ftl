# Seiten der Leute, Ranglisten und Spielsuche.

## Die Seite einer Person

web-people-guest = Gast
web-people-bot = Bot-Konto von
web-people-deleted = Jemand, der gegangen ist
web-people-since = Hier seit { $date }
web-people-private = Diese Seite ist privat.
web-people-private-own = Nur du kannst diese Seite sehen.
web-people-public-own = Alle können diese Seite sehen, aber nicht, was du an privaten Tischen gespielt hast.
web-people-ratings = Wertungen
web-people-rating = Wertung
web-people-unrated = Noch keine gewerteten Partien.
web-people-rated = gewertet
web-people-provisional = vorläufig
web-people-pace-live = Am Stück
web-people-pace-days = Über Tage
web-people-seats =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
web-people-rated-games =
    { $count ->
        [one] { $count } gewertete Partie
       *[other] { $count } gewertete Partien
    }
web-people-curve =
    { $count ->
        [one] Wertung nach { $count } Partie: { $first }, jetzt { $last }, höchstens { $best }
       *[other] Wertung über die letzten { $count } Partien: von { $first } auf { $last }, höchstens { $best }
    }
web-people-record = Ergebnisse
web-people-won =
    { $games ->
        [one] { $wins } von { $games } Partie gewonnen
       *[other] { $wins } von { $games } Partien gewonnen
    }
web-people-streak-won =
    { $count ->
        [one] Die letzte Partie gewonnen
       *[other] Die letzten { $count } Partien in Folge gewonnen
    }
web-people-streak-lost =
    { $count ->
        [one] Kein Sieg in der letzten Partie
       *[other] Kein Sieg in den letzten { $count } Partien
    }
web-people-best =
    { $count ->
        [one] Längste Siegesserie: { $count } Partie
       *[other] Längste Siegesserie: { $count } Partien
    }
web-people-by-opponent = Nach Gegner
web-people-by-seat = Nach Platz am Tisch
web-people-by-players = Nach Zahl der Spieler
web-people-by-deck = Nach Deck
web-people-by-options = Nach Regeln
web-people-games = Partien
web-people-wins = Gewonnen
web-people-own = Eigenes
web-people-options-usual = Übliche Regeln
web-people-last-games = Letzte Partien
web-people-no-games = Noch keine beendeten Partien.
web-people-place = Platz { $place } von { $seats }
web-people-more = Mehr zeigen

## Ranglisten

web-ladder = Rangliste
web-ladder-text = Die Besten in gewerteten Partien zwischen Konten. Die Reihenfolge zeigt, was jemand mindestens kann; bei weniger als zehn Partien ist das vorläufig.
web-ladder-of = Wer
web-ladder-people = Leute
web-ladder-bots = Bot-Konten
web-ladder-place = Rang
web-ladder-none = So hat noch niemand gewertet gespielt.

## Spielsuche

web-play = Spiel suchen
web-play-text = Ein Knopf, ein Augenblick, ein Tisch. Oder setz dich dorthin, wo jemand wartet.
web-play-quick = Schnelle Paarung
web-play-pace = Tempo
web-play-live = Am Stück: je 15 Minuten
web-play-days = Über Tage: zwei Tage pro Zug
web-play-rated = Gewertet (braucht ein Konto)
web-play-seek = Gegner suchen
web-play-seeking = Jemand von etwa deiner Stärke wird gesucht …
web-play-stop = Nicht mehr suchen
web-play-open = Offene Tische
web-play-strength = Stärke { $rating }
web-play-new = Noch ohne Wertung
web-play-language = Spricht { $language }
web-friends = Freunde
web-friends-none = Du hast dir noch keine Freunde gemerkt. Auf der Seite jeder Person gibt es einen Knopf dafür.
web-friend-add = Als Freund merken
web-friend-drop = Nicht mehr als Freund merken
web-challenge = Herausfordern
web-block = Sperren
web-block-drop = Sperre aufheben
web-blocked = Du hast diese Person gesperrt: keine Herausforderungen, keine gemeinsamen Tische, nichts zu hören.
web-offence = Verstoß melden
web-offence-reason = Was ist passiert
web-offence-insult = Beleidigungen
web-offence-cheating = Betrug
web-offence-quitting = Verlässt Partien
web-offence-name = Anstößiger Name
web-offence-other = Etwas anderes
web-offence-text = In eigenen Worten
web-offence-sent = Danke. Wer diesen Server betreibt, sieht es sich an.
web-play-all = Alle Spiele
web-open-clock-move = { $seconds } s pro Zug
web-open-clock-game = Je { $minutes } min, { $increment } s mehr pro Zug
web-open-clock-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
web-play-watch = Partien zum Zuschauen
web-play-watch-none = Im Augenblick spielt niemand öffentlich.
