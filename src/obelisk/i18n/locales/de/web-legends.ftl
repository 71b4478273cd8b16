# Der Tisch von Legends, Decks und Drafts im Browser, Deutsch.

## Am Tisch

web-legends-power = Stärke von { $name }: Feuer { $fire }, Erde { $earth }
web-legends-dragons = Drachen. { $near }: { $mine }, { $far }: { $theirs }, dazwischen: { $middle }
web-legends-turn-steps = Schritte des Zuges
web-legends-announced = Kampf um { $element }: { $power } angesagt
web-legends-no-element = Das Element ist noch offen
web-legends-no-fight = Kein Kampf
web-legends-hand-count =
    { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
web-legends-deck-pile =
    { $count ->
        [one] Nachziehstapel, eine Karte
       *[other] Nachziehstapel, { $count } Karten
    }
web-legends-discard-pile =
    { $count ->
        [one] Abwurfstapel, eine Karte
       *[other] Abwurfstapel, { $count } Karten
    }
web-legends-covered =
    { $count ->
        [one] Eine überdeckte Karte
       *[other] { $count } überdeckte Karten
    }
web-legends-known-hand = Was du von der Hand von { $name } weißt
web-legends-landed = angelandet
web-legends-unknown = eine Karte, die niemand gezeigt hat
web-legends-works-on = wirkt auf { $card }
web-legends-active-seat = { $name } ist am Zug.
web-legends-detail = Die Karte, die du ansiehst
web-legends-detail-none = Zeige auf eine Karte, um sie zu lesen.
web-legends-standing-reach = Nötige Stärke ({ $element })
web-legends-standing-power = Deine Stärke
web-legends-standing-cards = Deine Karten: Hand + Stapel
web-legends-standing-cards-of = { $name }: Hand + Stapel
web-legends-standing-dragons = Drachen: du : andere Seite
web-legends-standing-power-of = { $name }: Stärke
web-legends-standing-dragons-of = Drachen: { $near } : { $far }
web-legends-coming = Noch in deinem Stapel
web-legends-laid-out = Karten zur Auswahl
web-legends-hand =
    { $count ->
        [one] Deine Hand: eine Karte
       *[other] Deine Hand: { $count } Karten
    }
web-legends-pile-unknown = Nichts, was du wissen könntest.

## Was jetzt

web-legends-now-over = Das Duell ist vorbei
web-legends-now-wait = Einen Moment …
web-legends-now-mulligan = Einmal Handkarten tauschen?
web-legends-now-begin = Dein Zug beginnt
web-legends-begin-choices = Vorher möglich: { $choices }.
web-legends-now-engagement = Lege einen Charakter aus, um einen Kampf zu beginnen, oder verzichte darauf
web-legends-now-engagement-on = { $name } hat { $power } angesagt ({ $element }). Lege einen Charakter aus oder ziehe dich zurück
web-legends-now-no-fight = So kannst du keinen Kampf beginnen
web-legends-now-no-fight-on = { $name } hat { $power } angesagt ({ $element }). So bleibt nur der Rückzug
web-legends-now-announce-or-add = Lege weitere Karten aus oder sage deine Stärke an
web-legends-now-add = Deine Stärke ist { $power }, nötig ist { $needed }: lege eine Karte dazu
web-legends-why-card = Warum nicht „{ $card }“?
web-legends-why-start = Warum kann ich nicht kämpfen?
web-legends-why-continue = Warum kann ich nicht weiterkämpfen?
web-legends-now-leadership = Eine Anführeraktion?
web-legends-now-decline = Kein Kampf: eine bis drei Karten abwerfen
web-legends-now-character = Lege einen Charakter aus
web-legends-now-support = Verstärkung oder Unterstützung?
web-legends-now-text = { $card } nutzen?
web-legends-now-pick = { $card }: wähle
web-legends-now-target = { $card }: auf welche Karte wirkt sie?
web-legends-now-announce = Sage deine Stärke an
web-legends-now-call = { $name } hat eine Bluffkarte liegen. Aufdecken?
web-legends-now-end = Ende deines Zuges
web-legends-now-respond = Stören?
web-legends-now-dragon = Welcher Drache kommt?
web-legends-now-deck = Vor der nächsten Partie: Karten deines Vorrats tauschen?
web-legends-now-load = { $card }: wähle ein Schiff
web-legends-why = Warum nicht?
web-legends-why-done = Warum kann ich noch nicht ansagen?
web-legends-hint-again = Noch einmal drücken, oder den Knopf, um sie auszulegen.
web-legends-hint-leadership = Vor dem Kampf ist eine Anführeraktion möglich.
web-legends-hint-engagement = Wer die Stärke nicht erreichen kann oder will, zieht sich zurück und verliert Drachen.
web-legends-hint-decline = Am Ende des Zuges ziehst du nach.
web-legends-hint-character = Jeder Zug eines Kampfes braucht einen neuen Charakter; er überdeckt, was im Kampfbereich liegt.
web-legends-hint-support = In der Regel eine Verstärkung oder Unterstützung pro Zug. Gekennzeichnete Karten können als Bluff verdeckt liegen.
web-legends-hint-announce = Der erste Zug bestimmt das Element für beide.
web-legends-hint-call = Zeigt jede Bluffkarte das Zeichen des Kampfes, kommt ein Drache zur anderen Seite. Sonst kommt er zu dir, und sie muss sich zurückziehen.
web-legends-done-mulligan = Diese behalten
web-legends-done-begin = Weiter
web-legends-done-leadership = Weiter
web-legends-done-decline = Das ist alles
web-legends-done-character = Weiter
web-legends-done-support = Weiter
web-legends-done-end = Zug beenden
web-legends-done-deck = Das Deck steht
web-legends-do-announce = { $power } in { $element } ansagen
web-legends-sure-announce = Eine Forderung ist nicht erfüllt: trotzdem { $power } in { $element }?
web-legends-do-random = Eine davon, blind
web-legends-do-none = Keine
web-legends-do-play-keep = Auslegen, alles bleibt aktiv
web-legends-do-load = Auf { $ship } laden
web-legends-sure-retreat = Wirklich zurückziehen?
web-legends-sure-decline = Wirklich kein Kampf?
web-legends-sure-call = Wirklich aufdecken?

## Der Tisch in Worten

web-legends-describe-turn = Zug { $turn }, { $name }, Phase: { $phase }.
web-legends-describe-seat = { $name }: Stärke { $fire } in Feuer und { $earth } in Erde; Drachen { $dragons }, Kristalle { $crystals }; Handkarten { $hand }, im Stapel { $deck }, abgeworfen { $discards }.
web-legends-describe-zone = { $name }, { $zone }: { $cards }.

## Decks

web-decks = Decks
web-decks-lead = Jedes Volk bringt sein eigenes Deck mit. Mische ein eigenes aus allen Karten: dreißig hinter einem Anführer, und Karten fremder Völker kosten Monde.
web-decks-new = Neues Deck
web-decks-import = Deck-Datei öffnen
web-decks-mine = Meine Decks
web-decks-none = Noch keins. Beginne mit einem der neun unten, oder ganz von vorn.
web-decks-presets = Die neun Decks der Völker
web-decks-preset-of = Das Deck der { $people }
web-decks-untitled = Deck ohne Namen
web-decks-all = Alle Decks
web-decks-gone = Dieses Deck gibt es hier nicht (mehr).
web-decks-count =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-decks-kind-preset = vorgegeben
web-decks-kind-built = gebaut
web-decks-kind-drafted = gedraftet
web-decks-parts = Karten oder Deck
web-decks-cards = Karten
web-decks-deck = Deck ({ $count })
web-decks-search = Name oder Text
web-decks-filters = Filter
web-decks-people = Volk
web-decks-kind = Art
web-decks-element = Stärke
web-decks-element-fire = stärker in Feuer
web-decks-element-earth = stärker in Erde
web-decks-element-even = in beidem gleich
web-decks-moons = Monde
web-decks-icon = Symbol
web-decks-with-text = mit Text
web-decks-no-icon = ohne Symbol
web-decks-any = alle
web-decks-only-in = Nur was im Deck ist
web-decks-found =
    { $count ->
        [one] eine Karte gefunden
       *[other] { $count } Karten gefunden
    }
web-decks-title = Name des Decks
web-decks-family = Buka-Familie
web-decks-family-none = keine
web-decks-modules = Mit unseren Beispielkarten für die Module
web-decks-inquisitor-none = keiner
web-decks-legal = Spielbereit: { $size } Karten.
web-decks-refused =
    { $count ->
        [one] Eines stimmt noch nicht:
       *[other] { $count } Dinge stimmen noch nicht:
    }
web-decks-refused-here = Dieses Deck kann an diesem Tisch nicht gespielt werden.
web-decks-curve = Wie viele Karten welchen Wert zeigen. Feuer: { $fire }. Erde: { $earth }.
web-decks-moons-used = Monde fremder Völker: { $moons } von { $limit }
web-decks-save = Speichern
web-decks-saved = Gespeichert.
web-decks-play = Damit spielen
web-decks-export = Datei herunterladen
web-decks-drop = Wegwerfen
web-decks-drop-sure = Ja, wegwerfen
web-decks-put-in = Ins Deck legen
web-decks-take-out-short = Aus dem Deck nehmen
web-decks-take-out = { $card } aus dem Deck nehmen
web-decks-file-bad = Diese Datei ist kein lesbares Deck:
web-decks-file-line = Zeile { $line }, { $where }: { $reason }
web-decks-line-unreadable = nicht lesbar
web-decks-line-unknown_card = diese Karte gibt es nicht
web-decks-line-duplicate = steht schon da
web-decks-of-seat = Deck von Platz { $number }
web-decks-choose-later = wer dort sitzt, wählt
web-decks-length = Länge
web-decks-length-game = Eine Partie
web-decks-length-match = Match bis fünf Kristalle

## Drafts

web-drafts = Drafts
web-drafts-lead = Zwei bis sechs Leute machen ihre Decks aus denselben Päckchen, Karte für Karte, und kämpfen dann mit dem, was sie genommen haben.
web-drafts-start = Einen Draft beginnen
web-drafts-others = Die anderen Plätze
web-drafts-random = Der Zufall wählt die Völker
web-drafts-bad-peoples = Diese Zahl von Völkern passt nicht zur Zahl der Spieler.
web-drafts-begin = Beginnen
web-drafts-open = Drafts, die warten
web-drafts-none = Zurzeit keine. Beginne einen: auch Bots draften.
web-drafts-how = Wie es geht
web-drafts-how-1 = Alle bekommen ein Päckchen, nehmen eine Karte und geben den Rest weiter.
web-drafts-how-2 = Die letzte Karte eines Päckchens ist aus dem Spiel; dann kommen die nächsten Päckchen.
web-drafts-how-3 = Am Ende bauen alle aus ihren Karten ein Deck aus dreißig, ohne Anführer, und spielen gegeneinander.
web-drafts-deck-title = Gedraftetes Deck
web-drafts-where = Runde { $round }, Wahl { $pick }. Noch nicht ausgeteilt: { $left }
web-drafts-now = Nimm eine Karte
web-drafts-hint = Drücke eine Karte, um sie zu wählen, und noch einmal, um sie zu nehmen. Die anderen gehen an deinen Nachbarn.
web-drafts-take = Nehmen
web-drafts-waiting = Die anderen wählen noch
web-drafts-over = Der Draft ist vorbei
web-drafts-packet = Das Päckchen in deiner Hand
web-drafts-pool =
    { $count ->
        [one] Dein Vorrat: eine Karte
       *[other] Dein Vorrat: { $count } Karten
    }
web-drafts-pool-empty = Noch nichts genommen.
web-drafts-done = Deine bisherigen Drafts

## Nach einem Draft: Decks, Begegnungen und Tabelle.

web-round = Jeder gegen jeden
web-round-lead = Alle spielen einmal gegeneinander, mit dem gedrafteten Deck. Vorräte und Decks bleiben verdeckt, bis die letzte Begegnung vorbei ist; zwischen Begegnungen darfst du dein Deck ändern.
web-round-now-build = Baue dein Deck aus dreißig Karten
web-round-now-play = Deine nächste Begegnung: gegen { $name }
web-round-now-go-on = Deine Begegnung mit { $name } hat begonnen
web-round-now-bots = Die Bots haben noch eine Begegnung vor sich
web-round-now-wait = Die anderen bauen oder spielen noch
web-round-now-over = Alle Begegnungen sind vorbei. Auf Platz eins: { $names }
web-round-matches = Begegnungen
web-round-standing = Tabelle
web-round-played = gespielt
web-round-won = gewonnen
web-round-points = Punkte
web-round-winner = hat gewonnen
web-round-start = Begegnung beginnen
web-round-go-on = Zum Tisch
web-round-watch = Zuschauen
web-round-later = Noch nicht begonnen
web-round-no-deck = { $name } hat noch kein Deck
web-round-replay = Alles Gewählte ansehen
web-round-deck = Dein Deck
web-round-aside =
    { $count ->
        [one] Lege eine Karte beiseite.
       *[other] Lege { $count } Karten beiseite.
    }
web-round-back =
    { $count ->
        [one] Nimm eine Karte zurück.
       *[other] Nimm { $count } Karten zurück.
    }
web-round-complete = Das Deck ist vollständig.
web-round-save = Mit diesem Deck spielen
web-round-saved = Deine nächsten Begegnungen spielst du mit diesem Deck.
web-round-keep = Eine Kopie in meinen Decks behalten
web-round-out = beiseite
web-round-put-aside = Beiseitelegen
web-round-take-back = Ins Deck nehmen
web-replay-sealed = Alles wird offengelegt, wenn die letzte Begegnung des Drafts vorbei ist.
web-to-round = Zu den Begegnungen
web-cup = Dein Deck für das Turnier
web-cup-lead = Alle Runden spielst du mit dem Deck, das du aus deinem Draft baust. Vorräte und Decks bleiben verdeckt, bis das Turnier vorbei ist; zwischen den Runden darfst du dein Deck ändern.
web-cup-now-build = Baue dein Deck aus dreißig Karten bis { $when }
web-cup-now-wait = Dein Deck ist fertig; das Turnier geht von selbst weiter
web-cup-now-over = Das Turnier ist vorbei

## Was die Dinge sind

web-legends-explain-phase-begin = { legends-phase-begin }
    .text = Texte für den Zugbeginn wirken. Du darfst Karten mit ZURÜCK zurücknehmen, Bluffkarten abwerfen und anlanden.
web-legends-explain-phase-leadership = { legends-phase-leadership }
    .text = Eine Anführerkarte pro Zug, vor dem Kampf.
web-legends-explain-phase-engagement = { legends-phase-engagement }
    .text = Beginne einen Kampf oder verzichte; im laufenden Kampf geht es weiter oder zurück. Wer sich zurückzieht, verliert den Kampf, und ein Drache kommt zur anderen Seite, zwei bei sechs oder mehr Karten dort.
web-legends-explain-phase-character = { legends-phase-character }
    .text = Jeder Zug eines Kampfes braucht einen neuen Charakter. Er überdeckt die Karten in deinem Kampfbereich.
web-legends-explain-phase-support = { legends-phase-support }
    .text = In der Regel eine Verstärkung oder Unterstützung pro Zug, im ersten Zug eines Kampfes keine. Verstärkungen werden mit dem Charakter überdeckt, Unterstützungen bleiben bis zum Ende des Kampfes.
web-legends-explain-phase-power = { legends-phase-power }
    .text = Du sagst deine Stärke an. Der erste Zug eines Kampfes bestimmt Feuer oder Erde für beide; später brauchst du mindestens die Stärke der anderen Seite.
web-legends-explain-phase-refresh = { legends-phase-refresh }
    .text = Du ziehst nach, bis du sechs Karten hast.
web-legends-explain-dragons = Drachen
    .text = Wer einen Kampf gewinnt, lockt Drachen an: Zuerst fliegen die der anderen Seite zur Mitte zurück. Ein vierter gewinnt das Spiel sofort.
web-legends-explain-power = Stärke
    .text = Alle aktiven Karten dieser Seite zusammen: die Flamme in Feuer, der Fels in Erde. Die große zählt in diesem Kampf.
web-legends-explain-announced = Worum gekämpft wird
    .text = Das Element des Kampfes und die zuletzt angesagte Stärke. Wer weiterkämpft, muss die Stärke der anderen Seite erreichen.
web-legends-explain-hand = Handkarten
    .text = Am Ende eines Zuges wird auf sechs nachgezogen. Eine Obergrenze gibt es nicht.
web-legends-explain-crystals = Kristalle
    .text = Ein gewonnenes Spiel bringt einen, und einen mehr für jeden Drachen. Fünf gewinnen das Match.
web-legends-explain-deck = { legends-zone-deck }
    .text = Wer ohne laufenden Kampf weder Hand noch Stapel hat, beendet das Spiel; dann gewinnt, wer Drachen hat.
web-legends-explain-discard = { legends-zone-discard }
    .text = Nur die oberste Karte ist offen.
web-legends-explain-covered = Überdeckte Karten
    .text = Sie haben keine Werte und Texte mehr, zählen aber zu den sechs Karten, die einen zweiten Drachen anlocken.
web-legends-explain-combat = { legends-zone-combat }
    .text = Charaktere und Verstärkungen des Kampfes. Ein neuer Charakter überdeckt, was vorher hier lag.
web-legends-explain-support = { legends-zone-support }
    .text = Unterstützungen und Bluffkarten. Sie bleiben aktiv, bis der Kampf endet.
web-legends-explain-bluff = Bluffkarte
    .text = Eine verdeckte Karte mit Wert 2 in beiden Elementen. Die andere Seite darf den Bluff aufdecken.
web-legends-explain-ships = Schiffe
    .text = Sie liegen hier, bis sie landen, jedes mit den Karten, die darauf geladen sind. Karten eines gelandeten Schiffes werden wie Handkarten ausgelegt.
web-legends-explain-revealed = ◉ Offengelegt
    .text = Die andere Seite kennt diese Karte deiner Hand.
web-legends-explain-changed = Gestrichelter Rahmen
    .text = Mit dieser Karte ist gerade etwas geschehen.
web-legends-explain-moons = Monde
    .text = Was die Karte im Deck eines anderen Volkes kostet.
