# Die Oberfläche im Browser. Ids wie in en/web.ftl, vollständig.

## Das Haus

web-title = Obelisk
web-title-your-turn = Du bist am Zug – Obelisk
web-tagline = Drei Spiele bei Mondlicht: eine Stadt wieder aufbauen, eine Drachin bestehlen, sich mit Völkern und Drachen duellieren. Gegen Freunde überall oder gegen Bots, die nie in eure Karten spähen.
web-home = Startseite
web-nav = Seiten
web-nav-tables = Meine Tische
web-nav-rules = Regeln
web-nav-decks = Decks
web-nav-learn = Lernen
web-nav-settings = Einstellungen
web-nav-ladder = Rangliste
web-nav-tournaments = Turniere
web-nav-play = Spiel suchen
web-clubs = Klubs
web-nav-exercises = Aufgaben
web-nav-more = Mehr
web-skip = Zum Inhalt springen
web-loading = Wird geladen …
web-load-failed = Diese Seite ließ sich nicht laden. Bitte neu laden.
web-no-server = Der Server antwortet nicht.
web-try-again = Noch einmal
web-close = Schließen
web-yes = Ja
web-no = Nein
web-save = Speichern
web-saved = Gespeichert.
web-send = Senden
web-copied = Kopiert
web-theme-to-day = Helles Design
web-theme-to-night = Dunkles Design
web-lost = Hier ist nichts
web-lost-text = Die Adresse führt ins Leere; vielleicht wurde sie beim Kopieren abgeschnitten.
web-gallery = Alle Bilder

## Spiele

web-game = Spiel
web-game-city = Blue Moon City
web-game-drakon = Drakon
web-game-legends = Die Legenden von Blue Moon
web-game-legends-draft = Die Legenden von Blue Moon: Draft

## Startseite

web-learn-first = Spielen lernen
web-daily = Aufgabe des Tages
web-daily-go = Jetzt lösen
web-daily-solved = gelöst, gut gemacht
web-exercises = Alle Aufgaben
web-play-now = Jetzt spielen
web-play-now-text = Blue Moon City: eine Partie gegen einen Bot. Ohne Konto.
web-new-table = Neuer Tisch
web-games = Drei Spiele
web-play-bot = Gegen einen Bot spielen
web-about-city = Geht durch eine zerstörte Stadt, baut sie mit den Karten von acht Völkern wieder auf und bringt Kristalle zum Obelisken.
web-about-drakon = Legt ein Labyrinth aus Kammern, stehlt das Gold einer Drachin und hütet euch vor Türen ohne Rückweg. Zwei bis sechs Spieler.
web-about-legends = Ein Duell der Völker: Steigert Feuer oder Erde, ruft Verstärkung und Anführer und zieht die Drachen auf eure Seite.
web-continue = Weiterspielen
web-continue-none = Hier stehen deine offenen Partien.
web-join = Zu Freunden setzen
web-join-link = Link der Einladung
web-join-go = Öffnen
web-join-unreadable = Das ist kein Link zu einem Tisch.
web-lobby = Mitspieler gesucht
web-lobby-none = Gerade wartet niemand.
web-lobby-open = Einen Tisch für andere öffnen

## Personen

web-guest-name = Gast { $number }
web-sign-in = Anmelden
web-sign-in-text = Willkommen zurück. Deine Tische stehen, wo du sie verlassen hast.
web-sign-in-instead = Ich habe ein Konto
web-make-account = Konto anlegen
web-make-account-text = Mit einem Konto findest du deine Partien auf jedem Gerät. Was du als Gast gespielt hast, bleibt dir.
web-make-account-instead = Ich bin neu hier
web-name = Name
web-password = Passwort
web-password-text = Mindestens acht Zeichen.
web-mail = E-Mail
web-mail-text = Mit einer Mailadresse kannst du selbst ein neues Passwort wählen, wenn du deines vergisst. Was sonst dorthin geschickt wird, wählst du unter Nachrichten.
web-mail-address = Mailadresse
web-mail-confirmed = Bestätigt: { $address }
web-mail-waiting = Eine Mail an { $address } ist unterwegs. Öffne den Link darin.
web-mail-delete = Adresse löschen
web-forgot = Passwort vergessen?
web-forgot-sent = Falls ein Konto diese Adresse bestätigt hat, ist eine Mail mit einem Link zu einem neuen Passwort unterwegs.
web-forgot-send = Link schicken
web-profile = Über dich
web-my-page = Meine Seite
web-guest-text = Du spielst als Gast. Mit einem Konto kannst du von jedem Gerät zurückkommen.
web-nobody = Du bist nicht angemeldet. Spielen kannst du sofort, als Gast.
web-sign-out = Abmelden
web-sign-out-everywhere = Überall abmelden
web-export = Alles mitnehmen
web-export-text = Alles von dir als ZIP-Datei: Partien, Ergebnisse, Wertungen, der Chat deiner Tische, Decks.
web-delete-me = Mich löschen
web-delete-me-text = Dein Name verschwindet, deine Plätze übernehmen Bots. Das lässt sich nicht rückgängig machen.
web-delete-me-sure = Endgültig löschen
web-you = du
web-player = Spieler
web-players = Spieler
web-bot = Bot
web-bot-named = Bot „{ $name }“
web-bot-random = Bot: spielt zufällig
web-bot-level-1 = Bot 1: Anfänger
web-bot-level-2 = Bot 2: gemütlich
web-bot-level-3 = Bot 3: solide
web-bot-level-4 = Bot 4: stark
web-bot-level-5 = Bot 5: Meister
web-offline = nicht da

## Einstellungen

web-language = Sprache
web-look-and-feel = Bild und Ton
web-theme = Farbschema
web-theme-night = Nacht
web-theme-day = Tag
web-theme-system = Wie das System
web-motion = Bewegung
web-motion-full = Voll
web-motion-fast = Schnell
web-motion-none = Keine
web-playback-setting = Züge der anderen
web-playback-0 = Nicht Schritt für Schritt zeigen
web-playback-1 = Langsam
web-playback-2 = In normalem Tempo
web-playback-3 = Schnell
web-playback-4 = Sehr schnell
web-sound = Ton
web-volume = Lautstärke
web-music = Ruhiger Hintergrund
web-confirm-setting = Nachfragen, bevor ich etwas aufgebe, das sich nicht zurücknehmen lässt
web-forced-setting = Schritte ohne Wahl von selbst ausführen
web-tips = Jede Entscheidung erklären
web-guide = Tipps in der ersten Partie
web-text-mode = Der Tisch in Worten (Textmodus)
web-text-since = Seit deinem letzten Zug
web-text-nothing = Noch nichts.
web-text-stands = Wie es steht
web-text-details = Alles, was auf dem Tisch liegt
web-text-hand = Deine Hand: { $cards }
web-text-more = { $what }: { $number } Möglichkeiten
web-patterns = Kräftige Muster für Farbenblinde
web-board-size = Größe der Spielelemente
web-board-small = Klein
web-board-normal = Normal
web-board-large = Groß
web-keys = Tasten
web-keys-text = Je ein Buchstabe. Auf dem Spielfeld bewegen die Pfeiltasten die Auswahl, Enter wählt, Escape nimmt eine Wahl zurück; + und − zoomen, 0 zeigt alles, Umschalt mit Pfeilen verschiebt die Sicht.
web-key-do = Tun, was in der Leiste hervorgehoben ist
web-key-end = Zug beenden
web-key-turn = Plättchen drehen
web-key-undo = Rückgängig
web-key-describe = Spielfeld beschreiben
web-key-explain = Erklären, was ausgewählt ist
web-key-log = Verlauf zeigen oder verbergen
web-key-pause = Den Zug der anderen anhalten oder weiter zeigen
web-key-next = Der nächste Schritt davon
web-key-again = Den letzten Zug noch einmal zeigen
web-key-text = Den Tisch in Worten oder als Bild zeigen
web-keys-cards = Karte oder Plättchen der Hand wählen
web-keys-arrows = Über Spielfeld und Hand gehen
web-keys-choose = Wählen
web-keys-drop = Wahl zurücknehmen
web-keys-zoom = Zoomen, alles zeigen
web-keys-sheet = Diese Übersicht
web-keys-change = Andere Tasten wählen
web-tour-again = Den kurzen Rundgang am nächsten Tisch noch einmal zeigen
web-private-setting = Meine Seite ist nur für mich, und ich stehe auf keiner Rangliste

## Tische

web-tables-none = Du hast noch keine Tische.
web-tables-waiting = Warten auf dich
web-tables-running = Laufen
web-tables-finished = Beendet
web-tables-more = Mehr zeigen
web-state-yours = Du bist am Zug
web-state-playing = Andere sind am Zug
web-state-lobby = Vor dem Beginn
web-state-challenged = Du bist herausgefordert
web-challenge-accept = Annehmen
web-challenge-decline = Ablehnen
web-challenge-waiting = herausgefordert, noch keine Antwort
web-state-finished = Beendet
web-state-archived = Weggeräumt
web-state-time = Die Zeit läuft { $when } ab
web-options = Regeln
web-options-more = Weitere Regeln
web-seats = Plätze
web-seat-number = Platz { $number }
web-seat-me = Ich spiele
web-seat-link = Jemand mit Link
web-seat-open = Offen für alle
web-seat-free = frei
web-seat-link-waiting = Wartet auf deinen Gast
web-hot-seat-text = Mehrere an diesem Gerät: Zwischen den Zügen verdeckt der Bildschirm die Karten.
web-hot-seat-name = Name an Platz { $number }
web-player-number = Spieler { $number }
web-more = Weitere Einstellungen
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-move = Eine Minute pro Zug
web-clock-game = 15 Minuten für jeden, 10 Sekunden dazu pro Zug
web-clock-days = Über Tage
web-clock-days-days = Tage pro Zug
web-clock-days-hours = und Stunden
web-clock-days-bank = Stunden auf dem Zeitkonto, einmal für die ganze Partie
web-clock-stands = Freier Tag: Die Uhr steht
web-clock-bank = Auf dem Zeitkonto: { $time }
web-table-title = Name des Tisches
web-public = In der Lobby zeigen
web-spectators = Andere dürfen zuschauen
web-club-table = Tisch eines Klubs: Nur Mitglieder sehen ihn.
web-club-for = Nur für Mitglieder von „{ $name }“
web-rated = Gewertet: zählt für die Rangliste
web-rated-text = Nur zwischen Konten, ohne Bots und ohne Zurücknehmen. Wer geht, verliert.
web-create = Tisch öffnen
web-lobby-waiting = Wir warten, bis alle Plätze besetzt sind. Dann drückt jemand „Beginnen“.
web-lobby-full = Alle sind da. Es geht los, wenn jemand „Beginnen“ drückt.
web-lobby-drawing = Der Zufall wird bestimmt, mit einem Beitrag von allen …
web-copy-link = Link kopieren
web-invite-code = QR-Code zeigen
web-invite-share = Teilen
web-sit = Platz nehmen
web-kick = Platz frei machen
web-start = Beginnen
web-leave = Tisch verlassen
web-table-close = Tisch schließen
web-table-gone = Dieser Tisch lässt sich nicht öffnen
web-table-gone-text = Es gibt ihn nicht, oder er ist nicht für dich offen.
web-choices = Was du tun kannst
web-record = Aufzeichnungen
web-record-upload = Aufzeichnung öffnen
web-record-upload-text = Eine Aufzeichnung ist eine ganze Partie als Text: nachspielen, weitergeben, von jedem Moment aus weiterspielen.
web-record-download = Aufzeichnung herunterladen

## Am Tisch

web-decision = Was nun
web-action = { $verb }: { $about }
web-place = { $name } ({ $cell })
web-now-other = { $name } ist am Zug.
web-sure-end-turn = Ja, Zug beenden
web-end-turn = Zug beenden
web-forced = Es gibt nur eine Wahl: Sie wird von selbst ausgeführt.
web-undo = Rückgängig
web-undo-asked = { $name } möchte die letzte Aktion zurücknehmen. Einverstanden?
web-undo-waiting = Warten, bis die anderen zustimmen.
web-look = Ansehen
web-why = Warum nicht?
web-side = Verlauf und Chat
web-side-open = Verlauf und Chat zeigen
web-side-close = Verlauf und Chat ausblenden
web-log-and-chat = Verlauf, Chat, Tisch
web-back-to-board = Zurück zum Spielfeld
web-tab-log = Verlauf
web-tab-chat = Chat
web-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-tab-table = Tisch
web-log-none = Noch ist nichts geschehen.
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-commitment = Fairer Zufall: Dieser Fingerabdruck des geheimen Startwerts stand vor dem Austeilen fest.
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-line-lost = Die Verbindung ist unterbrochen. Sie wird wieder aufgebaut …
web-line-closed = Die Verbindung wurde geschlossen. Lade die Seite neu, um zurückzukommen.
web-looking-back = Das Spielfeld nach Aktion { $number }
web-playback = Der Zug der anderen
web-playback-slower = Langsamer
web-playback-faster = Schneller
web-playback-speed = Tempo { $speed }
web-playback-again = Den letzten Zug noch einmal zeigen
web-playback-again-sign = Noch einmal
web-recap = Was inzwischen geschah
web-recap-show = Zeigen
web-recap-go = Zum Spielfeld
web-back-to-now = Zurück zur Gegenwart
web-watching = Du schaust zu: Spielen können nur die am Tisch.
web-watching-resigned = Du hast aufgegeben und schaust jetzt zu; ein Bot spielt für dich weiter.
web-away = Ein Bot spielt für dich.
web-come-back = Ich bin wieder da
web-hand-over = Weitergeben an { $name }
web-hand-over-text = Sonst sollte jetzt niemand auf den Bildschirm schauen.
web-hand-over-ready = Ich bin { $name }
web-describe = Spielfeld beschreiben
web-tour = Ein kurzer Rundgang
web-tour-bar = Diese Leiste sagt immer, was jetzt zu tun ist, und trägt die Knöpfe dazu.
web-tour-glow = Was leuchtet, kann gewählt werden: erst unten eine Karte oder ein Plättchen, dann ein Ort auf dem Spielfeld.
web-tour-help = Unklar, was etwas tut? Wähle es an, wenn es nicht leuchtet, oder drücke „Ansehen“. „Rückgängig“ nimmt alles zurück, was nichts verraten hat.
web-tour-next = Weiter
web-tour-done = Verstanden
web-tour-skip = Überspringen

## Das Ende

web-result-won = Du gewinnst!
web-result-draw = Niemand gewinnt
web-result-shared = Geteilter Sieg!
web-result-lost =
    { $count ->
        [one] Diesmal gewinnt { $names }
       *[other] Diesmal gewinnen { $names }
    }
web-result-other =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
web-result-why = Das Spiel ist zu Ende: { $reason }.
web-result-winner = { $name }: { $numbers }.
web-result-you = Du: { $numbers }, Platz { $place }.
web-result-count = { $what } { $number }
web-result-share = Teilen
web-result-again = Ergebnis
web-rematch = Noch eine Partie
web-to-tournament = Zum Turnier
web-replay = Nachspielen
web-story = Die Geschichte der Partie
web-story-text =
    { $turns ->
        [one] Kurve über { $turns } Zug
       *[other] Kurven über { $turns } Züge
    }
web-story-turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-ply = Moment der Partie
web-replay-viewer = Wessen Wissen
web-replay-spectator = Als Zuschauer
web-replay-seat = Wie { $name } es sah
web-replay-open = Alles offen, aus Sicht der Person am Zug
web-report = Bericht
web-hints = Beste Aktionen
web-hint = Tipp
web-hints-thinking = Der stärkste Bot denkt nach …
web-hints-none = Hier ist nichts zu entscheiden.
web-hints-chance = { $action }: Gewinnchance { $chance }
web-hints-played = gespielt
web-hints-then = dann { $actions }
web-share = Link kopieren
web-fork = Von hier weiterspielen
web-analyse = Analysieren
web-progress = Deine Fortschritte
web-replay-variation = Variante: { $actions }
web-analysis = Analyse
web-fairness = Fairness prüfen
web-fairness-good =
    { $outcomes ->
        [one] Geprüft: { $outcomes } Zufallsergebnis folgt aus dem Startwert.
       *[other] Geprüft: Alle { $outcomes } Zufallsergebnisse folgen aus dem Startwert.
    }
web-fairness-none = Diese Partie lässt sich nicht prüfen.
web-parts-title = Was die Spielenden zum Zufall beitrugen
web-parts-nobody = In dieser Partie hat niemand aus der Runde etwas zum Zufall beigetragen.
web-part-given = { $name }: eine Geheimzahl, vor dem Austeilen zugesagt
web-part-withheld = { $name }: eine Geheimzahl war zugesagt, kam aber nicht rechtzeitig
web-part-none = { $name }: keine
web-part-own = Deine eigene Geheimzahl ist dabei, so wie dein Browser sie geschickt hat:
web-part-own-missing = Dein Browser hat eine Geheimzahl geschickt, sie ist aber nicht dabei. Trau dieser Partie nicht.
web-parts-changed = Das ist nicht, was vor dem Austeilen allen gezeigt wurde. Trau dieser Partie nicht.

## Regeln

web-explain-rule = Regel
web-rules-full = Die vollständigen Regeln
web-rules-english = Die nummerierten Regeln gibt es auf Englisch, damit jede Nummer überall dasselbe bedeutet.
web-rules-search = In den Regeln suchen
web-rules-found =
    { $count ->
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
web-rules-contents = Inhalt

## Schwierigkeiten

web-problem-unknown = Das hat nicht geklappt. Versuch es gleich noch einmal.
web-problem-offline = Der Server antwortet nicht. Prüfe die Verbindung.
web-problem-unavailable = Der Server ist beschäftigt oder startet neu. Versuch es gleich noch einmal.
web-problem-wrong_password = Name oder Passwort stimmt nicht.
web-problem-not_signed_in = Bitte melde dich erst an.
web-problem-forbidden = Das darfst du nicht.
web-problem-forbidden-invite = Diese Einladung ist verbraucht oder ersetzt.
web-problem-forbidden-own_bots = Ein Konto und seine eigenen Bots spielen nicht um Wertungen.
web-problem-forbidden-guests = Dafür brauchst du ein Konto.
web-problem-forbidden-private = Diese Seite ist privat.
web-problem-forbidden-blocked = Diese Person möchte nicht mit dir spielen.
web-problem-forbidden-members = Das ist nur für Mitglieder eines Klubs.
web-problem-conflict-already_there = Diese Person ist schon dabei.
web-problem-too_many-clubs = Du bist in so vielen Klubs, wie möglich sind. Verlasse erst einen.
web-problem-not_found = Das gibt es nicht (mehr).
web-problem-conflict = Das geht nicht mehr.
web-problem-conflict-name_taken = Dieser Name ist vergeben.
web-problem-conflict-seat_taken = Dort sitzt inzwischen jemand anders.
web-problem-too_many-mails = Es wurden zu viele Mails angefordert. Versuch es nach einer Weile noch einmal.
web-problem-conflict-starting = Die Partie beginnt gleich.
web-problem-conflict-already_seated = Du hast hier schon einen Platz.
web-problem-conflict-seats_free = Es sind noch nicht alle Plätze besetzt.
web-problem-conflict-held = Die letzte Aktion wird noch beantwortet. Einen Moment.
web-problem-conflict-no_deck = Eine der beiden Seiten hat noch kein Deck.
web-problem-conflict-sealed = Das wird offengelegt, wenn die letzte Begegnung des Drafts vorbei ist.
web-problem-conflict-drafted = Eine Begegnung eines Drafts wird einmal gespielt.
web-problem-stale = Das Spiel ist schon weiter.
web-problem-bad_name = Dieser Name geht nicht.
web-problem-bad_password = Das Passwort braucht mindestens acht Zeichen.
web-problem-bad_password-common = Dieses Passwort gehört zu den ersten, die jeder rät. Wähle ein anderes.
web-problem-bad_options = Diese Regeln passen nicht zusammen.
web-problem-bad_table = Ein solcher Tisch ist nicht möglich.
web-problem-bad_tournament = Ein solches Turnier ist nicht möglich.
web-problem-conflict-full = Alle Plätze sind vergeben.
web-problem-conflict-not_open = Dieses Turnier nimmt niemanden mehr auf.
web-problem-conflict-few_players = Dafür sind es zu wenige Spieler.
web-problem-too_many-tournaments = Vorerst hast du genug Turniere angelegt. Warte, bis eines vorbei ist.
web-problem-bad_record = Das ist keine Aufzeichnung, die sich nachspielen lässt.
web-problem-too_many = Zu schnell. Warte einen Moment.
