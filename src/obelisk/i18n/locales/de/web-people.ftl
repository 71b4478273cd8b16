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
web-ladder-text = Die Besten in gewerteten Partien zwischen Konten. Die Reihenfolge zeigt, was jemand mindestens kann; bei weniger als zehn Partien ist das vorläufig. Zwischen denselben zwei Personen zählen zehn Partien am Tag.
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
web-find-person = Jemanden nach dem Namen suchen
web-find-go = Suchen
web-find-none = Niemand mit einem Konto heißt so.
web-friend-add = Als Freund merken
web-friend-drop = Nicht mehr als Freund merken
web-challenge = Herausfordern
web-block = Sperren
web-block-drop = Sperre aufheben
web-blocked = Du hast diese Person gesperrt: keine Herausforderungen, keine gemeinsamen Tische, nichts zu hören.
web-mute = Stummschalten
web-mute-drop = Wieder hören
web-muted = Du siehst nicht, was diese Person schreibt.
web-unwanted = Gesperrte und Stummgeschaltete
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
web-open-clock-minutes = { $minutes } min pro Zug
web-open-clock-game = Je { $minutes } min, { $increment } s mehr pro Zug
web-open-clock-days = { $time } pro Zug
web-open-clock-bank = { $time } pro Zug, { $bank } auf dem Zeitkonto
web-play-watch = Partien zum Zuschauen
web-play-watch-none = Im Augenblick spielt niemand öffentlich.

## Turniere

web-tournaments = Turniere
web-tournaments-text = Jeder gegen jeden, Schweizer System und K.-o., am Stück oder über Tage. Jede Runde beginnt von selbst, sobald der letzte Tisch der vorigen fertig ist. Zum Mitspielen brauchst du ein Konto; auch Bot-Konten dürfen mitspielen.
web-tournaments-none = Hier gibt es kein Turnier.
web-tournament-open = Offen
web-tournament-playing = Im Gang
web-tournament-finished = Vorbei
web-tournament-over = Vorbei
web-tournament-cancelled = Abgesagt
web-tournament-mine = Meine
web-tournament-new = Neues Turnier
web-tournament-title = Name des Turniers
web-tournament-calendar = In den Kalender
web-tournament-format = Art
web-tournament-round_robin = Jeder gegen jeden
web-tournament-swiss = Schweizer System
web-tournament-knockout = K.-o.
web-tournament-seats = Plätze an einem Tisch
web-tournament-draft-seats = Plätze an einem Drafttisch
web-tournament-most = Höchstens Spieler
web-tournament-rounds = Runden
web-tournament-rounds-usual = So viele wie üblich
web-tournament-choices = Decks
web-tournament-choices-fixed = Wie das Spiel kommt
web-tournament-choices-preset = Jeder wählt ein fertiges Deck
web-tournament-choices-own = Jeder bringt ein beliebiges erlaubtes Deck mit
web-tournament-choices-drafted = Jeder draftet zuerst ein Deck
web-tournament-public = Alle finden es in der Liste
web-tournament-starts = Beginnt von selbst um (sonst startest du es)
web-tournament-make = Turnier anlegen
web-tournament-join = Mitspielen
web-tournament-choose = Deck wechseln
web-tournament-leave = Austreten
web-tournament-withdraw = Aussteigen
web-tournament-withdraw-sure = Wirklich aussteigen und aufgeben?
web-tournament-start = Jetzt starten
web-tournament-cancel = Absagen
web-tournament-cancel-sure = Wirklich absagen?
web-tournament-at-table = { $count } an einem Tisch
web-tournament-at-draft = { $count } an einem Drafttisch
web-tournament-count = Spieler: { $count } von { $most }
web-tournament-owner = Veranstaltet von
web-tournament-nobody = Noch macht niemand mit.
web-tournament-begins = Beginnt { $when }
web-tournament-round = Runde { $round }
web-tournament-of = Runde { $round } von { $rounds }
web-tournament-drafts = Drafts
web-tournament-building = Decks werden gebaut
web-tournament-draft-text = Zuerst draften alle an einem Tisch. Dann baut jeder aus den eigenen Karten ein Deck aus dreißig und spielt damit alle Runden. Vorräte und Decks bleiben verdeckt, bis das Turnier vorbei ist.
web-tournament-draft-yours = Zu deinem Draft
web-tournament-build = Baue dein Deck bis { $when }. Sonst wird eines für dich gebaut.
web-tournament-build-yours = Deck bauen
web-tournament-built = Dein Deck ist fertig. Die erste Runde beginnt, sobald alle eines haben, spätestens { $when }.
web-tournament-others-build = Die Decks werden gebaut. Die erste Runde beginnt, sobald alle eines haben, spätestens { $when }.
web-tournament-ready = Fertige Decks: { $count } von { $all }
web-tournament-tables = Tische
web-tournament-standing = Stand
web-tournament-points = Punkte
web-tournament-buchholz = Buchholz
web-tournament-sonneborn = Sonneborn-Berger
web-tournament-wins = Siege
web-tournament-rests = spielfrei, ein Punkt
web-tournament-watch = Zusehen
web-tournament-look = Ansehen
web-tournament-boards = Spielfelder live
web-tournament-board = Spielfeld von { $names }
web-tournament-yours = Zu deinem Tisch
web-tournament-gone = ausgestiegen
web-tournament-place = Platz { $place }
web-tournament-export = Ergebnisse
web-tournament-seed = Startwert der Paarungen
web-tournament-rules = Wie die Plätze entstehen
web-tournament-rules-points = Wer an einem Tisch gewinnt, bekommt einen Punkt, wer Letzter wird, keinen, die Plätze dazwischen einen Teil davon. Wer spielfrei ist, bekommt einen Punkt.
web-tournament-rules-swiss = Bei gleichen Punkten entscheiden die Punkte der Gegner (Buchholz), dann die Punkte derer, die man besiegt hat, und die halben derer, mit denen man einen Platz teilte (Sonneborn-Berger), dann die Siege. Wer in allem gleich ist, teilt sich den Platz.
web-tournament-rules-round_robin = Bei gleichen Punkten entscheiden die Punkte derer, die man besiegt hat, und die halben derer, mit denen man einen Platz teilte (Sonneborn-Berger), dann die Siege. Wer in allem gleich ist, teilt sich den Platz.
web-tournament-rules-knockout = Es zählt, wie weit jemand kam. Die bessere Hälfte eines Tisches kommt weiter, bei Gleichstand die Stärkeren. Wer in derselben Runde ausschied, teilt sich den Platz.
web-tournament-rules-seed = Wer wem begegnet, folgt aus dem Startwert und den Ergebnissen, und jeder kann es nachrechnen.
web-tournament-link = Nur wer diesen Link hat, findet das Turnier.
web-club-tournament = Turnier eines Klubs: Nur Mitglieder sehen es und spielen mit.
web-tournament-account = Zum Mitspielen brauchst du ein Konto.
web-tournament-deck = Dein Deck
