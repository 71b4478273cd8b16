# Die Oberfläche im Browser. Ids wie in en/web.ftl, vollständig.

## Das Haus

web-title = Obelisk
web-title-your-turn = Du bist am Zug – Obelisk
web-tagline = Eine Stadt in Trümmern bei Mondlicht neu aufbauen: mit Freunden überall oder gegen Bots, die dir nie in die Karten schauen.
web-home = Startseite
web-nav = Seiten
web-nav-tables = Meine Tische
web-nav-rules = Regeln
web-nav-settings = Einstellungen
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
web-theme-to-day = Zum Tagesbild wechseln
web-theme-to-night = Zum Nachtbild wechseln
web-lost = Hier ist nichts
web-lost-text = Die Adresse führt ins Leere; vielleicht wurde sie beim Kopieren abgeschnitten.
web-gallery = Alle Bilder

## Spiele

web-game = Spiel
web-game-city = Blue Moon City
web-game-drakon = Drakon
web-game-legends = Blue Moon Legends
web-game-legends-draft = Blue Moon Legends: Draft

## Startseite

web-play-now = Jetzt spielen
web-play-now-text = Blue Moon City zu zweit gegen einen Bot. Ohne Konto.
web-new-table = Neuer Tisch
web-continue = Weiterspielen
web-continue-none = Hier stehen deine offenen Partien.
web-join = Zu Freunden setzen
web-join-link = Link der Einladung
web-join-go = Öffnen
web-join-unreadable = Das ist kein Link zu einem Tisch.
web-lobby = Mitspieler gesucht
web-lobby-none = Gerade wartet niemand.
web-lobby-open = Einen Tisch für andere öffnen
web-learn = Neu hier?
web-learn-text = Acht kurze Schritte erklären Blue Moon City; die vollständigen Regeln sind einen Klick entfernt.

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
web-profile = Über dich
web-guest-text = Du spielst als Gast. Mit einem Konto kannst du von jedem Gerät zurückkommen.
web-nobody = Du bist nicht angemeldet. Spielen kannst du sofort, als Gast.
web-sign-out = Abmelden
web-sign-out-everywhere = Überall abmelden
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
web-theme = Stimmung
web-theme-night = Nacht
web-theme-day = Tag
web-theme-system = Wie das System
web-motion = Bewegung
web-motion-full = Voll
web-motion-fast = Schnell
web-motion-none = Keine
web-sound = Ton
web-volume = Lautstärke
web-confirm-setting = Vor dem Zugende nachfragen
web-tips = Jede Entscheidung erklären

## Tische

web-tables-none = Du hast noch keine Tische.
web-tables-waiting = Warten auf dich
web-tables-running = Laufen
web-tables-finished = Beendet
web-state-yours = Du bist am Zug
web-state-playing = Andere sind am Zug
web-state-lobby = Vor dem Beginn
web-state-finished = Beendet
web-state-archived = Weggeräumt
web-options = Regeln
web-seats = Plätze
web-seat-number = Platz { $number }
web-seat-me = Ich spiele
web-seat-link = Jemand mit Link
web-seat-open = Wer mag
web-seat-free = frei
web-seat-link-waiting = Wartet auf deinen Gast
web-hot-seat-text = Mehrere an diesem Gerät: Zwischen den Zügen verdeckt der Bildschirm die Karten.
web-more = Außerdem
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-move = Eine Minute pro Zug
web-clock-game = 15 Minuten für jeden, 10 Sekunden dazu pro Zug
web-clock-days = Zwei Tage pro Zug
web-table-title = Name des Tisches
web-public = In der Lobby zeigen
web-spectators = Andere dürfen zuschauen
web-create = Tisch öffnen
web-lobby-waiting = Es geht los, sobald alle Plätze besetzt sind.
web-lobby-full = Alle sind da.
web-copy-link = Link kopieren
web-sit = Platz nehmen
web-kick = Platz frei machen
web-start = Beginnen
web-leave = Aufstehen
web-table-close = Tisch schließen
web-table-gone = Dieser Tisch lässt sich nicht öffnen
web-table-gone-text = Es gibt ihn nicht, oder er ist nicht für dich offen.
web-no-board = Für dieses Spiel gibt es hier noch kein Brett.
web-record = Aufzeichnungen
web-record-upload = Aufzeichnung öffnen
web-record-upload-text = Eine Aufzeichnung ist eine ganze Partie als Text: nachspielen, weitergeben, von jedem Moment aus weiterspielen.
web-record-download = Aufzeichnung herunterladen

## Am Tisch

web-decision = Was nun
web-now-other = { $name } ist am Zug.
web-undo = Zurück
web-undo-asked = { $name } möchte die letzte Aktion zurücknehmen. Einverstanden?
web-undo-waiting = Warten, bis die anderen zustimmen.
web-look = Ansehen
web-why = Warum nicht?
web-side = Verlauf und Chat
web-side-open = Verlauf und Chat zeigen
web-side-close = Verlauf und Chat ausblenden
web-log-and-chat = Verlauf, Chat, Tisch
web-back-to-board = Zurück zum Brett
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-table = Tisch
web-log-none = Noch ist nichts geschehen.
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-commitment = Fairer Zufall: Dieser Fingerabdruck des geheimen Startwerts stand vor dem Austeilen fest.
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-line-lost = Die Verbindung ist unterbrochen. Sie wird wieder aufgebaut …
web-line-closed = Die Verbindung wurde geschlossen. Lade die Seite neu, um zurückzukommen.
web-looking-back = Das Brett nach Aktion { $number }
web-back-to-now = Zurück zu jetzt
web-away = Ein Bot spielt für dich.
web-come-back = Ich bin wieder da
web-hand-over = Weitergeben an { $name }
web-hand-over-text = Sonst sollte jetzt niemand auf den Bildschirm schauen.
web-hand-over-ready = Ich bin { $name }
web-describe = Brett beschreiben

## Das Ende

web-result-won = Du gewinnst!
web-result-over = Das Spiel ist aus
web-result-draw = Niemand gewinnt
web-rematch = Noch eine Partie
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
web-share = Link kopieren
web-fork = Von hier weiterspielen
web-fairness = Fairness prüfen
web-fairness-good =
    { $outcomes ->
        [one] Geprüft: { $outcomes } Zufallsergebnis folgt aus dem Startwert.
       *[other] Geprüft: Alle { $outcomes } Zufallsergebnisse folgen aus dem Startwert.
    }
web-fairness-none = Diese Partie lässt sich nicht prüfen.

## Regeln

web-how = So wird gespielt
web-rules-full = Die vollständigen Regeln
web-rules-english = Die nummerierten Regeln gibt es auf Englisch, damit jede Nummer überall dasselbe bedeutet.
web-rules-search = In den Regeln suchen
web-rules-found =
    { $count ->
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
web-rules-contents = Inhalt

web-how-city-1 = Das Ziel
web-how-city-1-text = Die Stadt aufbauen, Kristallstücke verdienen und sie zum Obelisken bringen. Wer zuerst genug Opfer gebracht hat, gewinnt: sechs zu zweit, fünf zu dritt, vier zu viert.
web-how-city-2 = Gehen
web-how-city-2-text = Deine Laterne geht bis zu zwei Schritte, geradeaus oder um die Ecke. Dann handelst du dort, wo sie steht.
web-how-city-3 = Bausteine setzen
web-how-city-3-text = Auf einem Gebäude in Trümmern bezahlst du Karten in der Farbe eines Bauabschnitts, mindestens seinen Wert, und setzt einen Baustein darauf. Mehrere Abschnitte in einem Zug sind erlaubt.
web-how-city-4 = Sonderfunktionen
web-how-city-4-text = Jede Karte zählt ihren Wert oder wirkt mit ihrer Sonderfunktion, nie beides. Flit fliegt, Vulca, Terrah und Aqua bewegen Drachen, Khind und Mimix sind Joker, Hoax ändert Farben, Pillar opfert noch einmal.
web-how-city-5 = Fertigstellen
web-how-city-5-text = Ist der letzte Abschnitt besetzt, werden alle belohnt, die mitgebaut haben; wer am meisten beitrug, bekommt einen Bonus, und jeder fertige Nachbar gibt seinen dazu.
web-how-city-6 = Drachen
web-how-city-6-text = Dein erster Baustein eines Zuges bringt eine Schuppe für jeden Drachen auf der Tafel. Gehen die Schuppen aus, werden sie gewertet: sechs Kristallstücke für die meisten, drei für alle anderen mit mindestens drei.
web-how-city-7 = Opfern
web-how-city-7-text = Stell dich auf den Marktplatz und bezahle den Preis des nächsten Feldes am Obelisken. Die Preise steigen: Warte nicht zu lange.
web-how-city-8 = Nachziehen
web-how-city-8-text = Am Ende deines Zuges darfst du bis zu zwei Karten abwerfen; dann ziehst du zwei und für jede abgeworfene noch eine.

## City: das Brett

web-city-board = Die Stadt
web-city-hand =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
web-city-card =
    { $count ->
        [1] { $card }. { $power }
       *[other] { $card }, { $count }-mal. { $power }
    }
web-city-crystals = Kristallstücke
web-city-scales = Schuppen
web-city-cards = Karten auf der Hand
web-city-markers = Bausteine im Vorrat
web-city-offerings = Opfer: { $count } von { $wins }
web-city-outside = Drachen außerhalb der Stadt
web-city-scales-left = Schuppen im Vorrat
web-city-deck = Karten im Nachziehstapel
web-city-discards = Abgelegte Karten
web-city-aside = Bonuskarten, die am Ende des Zuges auf die Hand kommen
web-city-aside-short = beiseite: { $count }
web-city-slots = Abschnitte, die du bezahlen kannst
web-city-ruin = in Trümmern
web-city-rebuilt = fertig gestellt
web-city-majority = Meiste Bausteine
web-city-each = Alle, die mitbauen
web-city-neighbours = Für die Nachbarn
web-city-special = Sonderaktion
web-city-special-main_hall = auf eine beliebige Tafel gehen
web-city-special-hospital = zwei Karten nehmen
web-city-special-golden_shrine = hier ein Opfer bringen
web-city-courtyard-text = Hier werden Opfer gebracht. Das nächste kostet { $price } Kristallstücke.
web-city-slot-free = Abschnitt { $slot }: { $colour } { $value }, frei
web-city-slot-taken = Abschnitt { $slot }: { $colour } { $value }, Baustein von { $name }
web-city-plot-ruin = { $cell } { $name }, in Trümmern: { $slots }.
web-city-plot-rebuilt = { $cell } { $name }, fertig gestellt; für die Nachbarn: { $reward }.
web-city-plot-courtyard = { $cell } Marktplatz.
web-city-plot-here = Hier: { $who }.
web-city-describe-obelisk = Obelisk: { $filled } von { $spaces } Feldern besetzt, nächster Preis { $price }; { $wins } Opfer gewinnen.
web-city-describe-seat = { $name } auf { $cell }: Opfer { $offerings }, Kristallstücke { $crystals }, Schuppen { $scales }, Karten { $cards }, Bausteine { $markers }.
web-city-describe-dragon = { $dragon }: auf { $cell }.
web-city-describe-dragon-outside = { $dragon }: außerhalb der Stadt.
web-city-describe-piles = Nachziehstapel { $deck }, Ablage { $discards }, Schuppen im Vorrat { $scales }.

## City: Entscheidungen

web-city-now-movement =
    { $steps ->
        [0] Keine Schritte mehr: Nutze eine Karte oder bleib.
        [one] Geh einen Schritt, nutze eine Karte oder bleib.
       *[other] Geh bis zu { $steps } Schritte, nutze eine Karte oder bleib.
    }
web-city-now-contribution = { $name }: Wähle einen Bauabschnitt.
web-city-now-contribution-none = { $name }: Du kannst gerade keinen Abschnitt bezahlen.
web-city-now-pay = Abschnitt { $slot }: mit { $cards } bezahlen?
web-city-now-offering =
    { $crystals ->
        [one] Für { $price } Kristallstücke opfern? Du hast { $crystals }.
       *[other] Für { $price } Kristallstücke opfern? Du hast { $crystals }.
    }
web-city-now-special = Die Sonderaktion dieses Gebäudes nutzen?
web-city-now-discard = Wirf eine Karte ab, oder zieh nach und beende den Zug.
web-city-now-target = { $card }: Wähle einen leuchtenden Ort.
web-city-now-card = { $card } ist gewählt.
web-city-now-over = Das Spiel ist aus.
web-city-now-wait = Einen Moment …
web-city-hint-movement = Leuchtende Plätze sind erreichbar. Karten mit einem Strich darunter wirken jetzt.
web-city-hint-contribution = Jeder Abschnitt verlangt Farbe und Wert. Was zu viel ist, verfällt.
web-city-hint-offering = Mit jedem Baustein am Obelisken steigt der Preis.
web-city-hint-special = Einmal pro Zug.
web-city-hint-discard = Bis zu zwei Karten; für jede ziehst du eine mehr.
web-city-hint-swap =
    { $others ->
        [one] Tippe auf eine Karte, um zu tauschen: Es gibt { $others } andere Zahlung.
       *[other] Tippe auf eine Karte, um zu tauschen: Es gibt { $others } andere Zahlungen.
    }
web-city-done-movement = Hier bleiben
web-city-done-contribution = Weiter
web-city-done-offering = Kein Opfer
web-city-done-special = Verzichten
web-city-do-build = Baustein setzen
web-city-do-offer-here = Ein Opfer bringen
web-city-do-offer = Für { $price } opfern
web-city-do-offer-pillar = Mit { $card } noch einmal opfern
web-city-do-play = Sonderfunktion nutzen
web-city-do-take = Zwei Karten nehmen
web-city-do-discard = { $card } abwerfen
web-city-do-draw = Ziehen, Zug beenden
web-city-sure-draw = Ja, Zug beenden
web-city-other-payments = Zahlungen: { $count }
web-city-payments = Mögliche Zahlungen
web-city-target-move = Hierher gehen.
web-city-target-play = Diesen Ort wählen.
web-city-target-go = Hierher wechseln.

## City: Sonderfunktionen

web-city-power-none = Ohne Sonderfunktion.
web-city-power-dragon-any = Bewegt einen Drachen auf eine beliebige Tafel: { $dragon }.
web-city-power-dragon-steps = Bewegt einen Drachen bis zu drei Schritte: { $dragon }.
web-city-power-wing = Fliegt auf eine beliebige Tafel.
web-city-power-step = Zwei Schritte mehr.
web-city-power-joker = Joker mit Wert 1 für jede Farbe.
web-city-power-pair = Zwei davon mit Wert 1 oder 2 sind ein Joker mit Wert 3.
web-city-power-recolour-1 = Färbt bis zu vier Karten einer Farbe um.
web-city-power-recolour-2 = Färbt eine Karte um.
web-city-power-offer-1 = Noch ein Opfer, ein Kristallstück teurer.
web-city-power-offer-2 = Noch ein Opfer, zwei Kristallstücke teurer.

## Schwierigkeiten

web-problem-unknown = Das hat nicht geklappt. Versuch es gleich noch einmal.
web-problem-offline = Der Server antwortet nicht. Prüfe die Verbindung.
web-problem-unavailable = Der Server ist beschäftigt oder startet neu. Versuch es gleich noch einmal.
web-problem-wrong_password = Name oder Passwort stimmt nicht.
web-problem-not_signed_in = Bitte melde dich erst an.
web-problem-forbidden = Das darfst du nicht.
web-problem-forbidden-invite = Diese Einladung ist verbraucht oder ersetzt.
web-problem-not_found = Das gibt es nicht (mehr).
web-problem-conflict = Das geht nicht mehr.
web-problem-conflict-name_taken = Dieser Name ist vergeben.
web-problem-conflict-seat_taken = Dort sitzt inzwischen jemand anders.
web-problem-conflict-already_seated = Du hast hier schon einen Platz.
web-problem-conflict-seats_free = Es sind noch nicht alle Plätze besetzt.
web-problem-stale = Das Spiel ist schon weiter.
web-problem-bad_name = Dieser Name geht nicht.
web-problem-bad_password = Das Passwort braucht mindestens acht Zeichen.
web-problem-bad_options = Diese Regeln passen nicht zusammen.
web-problem-bad_table = Ein solcher Tisch ist nicht möglich.
web-problem-bad_record = Das ist keine Aufzeichnung, die sich nachspielen lässt.
web-problem-too_many = Zu schnell. Warte einen Moment.
