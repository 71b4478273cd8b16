# Blue Moon Legends, deutsch. Die Kartennamen sind die der Erstausgabe, die Texte unsere eigenen Worte.
# „Du“ ist, wem die Karte gehört. Symbole stehen in Großbuchstaben.

legends-title = Legenden
legends-draft-title = Legenden: Draft

## Völker

legends-people-vulca = Vulca
legends-people-hoax = Hoax
legends-people-mimix = Mimix
legends-people-flit = Flit
legends-people-khind = Khind
legends-people-terrah = Terrah
legends-people-pillar = Pillar
legends-people-aqua = Aqua
legends-people-buka = Buka
legends-people-mutant = Mutant
legends-people-hyla = Hyla
legends-people-tutu = Tutu
legends-people-spirit = Geist
legends-people-crystal = Kristall
legends-people-interference = Störung
legends-people-emissary = Gesandter
legends-people-inquisitor = Inquisitor

## Kartenarten

legends-type-leader = Anführer
legends-type-character = Charakter
legends-type-booster = Verstärkung
legends-type-support = Unterstützung
legends-type-leadership = Anführeraktion
legends-type-influence = Einfluss
legends-type-achievement = Kristall-Karte
legends-type-interference = Störkarte
legends-type-emissary = Gesandter
legends-type-inquisitor = Inquisitor
legends-type-bluff = Bluffkarte
legends-type-ship = Schiff
legends-type-hyla = Hyla
legends-tag-storm = Sturm
legends-tag-flood = Flut
legends-tag-caterpillar = Raupe

## Elemente, Zahlen, Wörter

legends-element-fire = Feuer
legends-element-earth = Erde
legends-dragon-red = roter Drache
legends-dragon-blue = blauer Drache
legends-dragon-green = grüner Drache
legends-value = Wert
legends-printed-value = aufgedruckter Wert
legends-power = Stärke
legends-moons =
    { $count ->
        [one] ein Mond
       *[other] { $count } Monde
    }
legends-dragons =
    { $count ->
        [0] kein Drache
        [one] ein Drache
       *[other] { $count } Drachen
    }
legends-crystals =
    { $count ->
        [one] ein Kristall
       *[other] { $count } Kristalle
    }
legends-cards =
    { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }
legends-capacity =
    { $count ->
        [one] Kapazität: eine Karte
       *[other] Kapazität: { $count } Karten
    }
legends-family = Buka-Familie { $letter }
legends-sample = eigene Beispielkarte, keine Karte des veröffentlichten Spiels

## Symbole

legends-icon-shield_fire = FEUERSCHILD
    .text = In einem Kampf um Feuer musst du die Stärke deines Gegners nicht erreichen.
legends-icon-shield_earth = ERDSCHILD
    .text = In einem Kampf um Erde musst du die Stärke deines Gegners nicht erreichen.
legends-icon-stop = STOPP
    .text = Nach dieser Karte darfst du in diesem Zug keine weiteren auslegen, außer Verstärkungen und Unterstützungen, die eine Sonderfunktion zusätzlich erlaubt.
legends-icon-retrieve = ZURÜCK
    .text = Zu Beginn deines Zuges darfst du diese Karte auf die Hand zurücknehmen.
legends-icon-free = FREI
    .text = Zählt nicht für die Kartengrenze, auch nicht im ersten Zug eines Kampfes.
legends-icon-pair = PAAR
    .text = Zwei Karten mit demselben ersten Wort zählen als eine.
legends-icon-protected = GESCHÜTZT
    .text = Sonderfunktionen deines Gegners können diese Karte weder ignorieren noch abwerfen.
legends-icon-gang_cool = COOL-BANDE
    .text = Karten einer Bande zählen als eine und halten einander aktiv.
legends-icon-gang_top = TOP-BANDE
    .text = Karten einer Bande zählen als eine und halten einander aktiv.
legends-icon-gang_fun = FUN-BANDE
    .text = Karten einer Bande zählen als eine und halten einander aktiv.
legends-icon-gang_no = NULL-BANDE
    .text = Karten einer Bande zählen als eine und halten einander aktiv.
legends-icon-bluff_fire = FEUER-BLUFF
    .text = Darf verdeckt als Unterstützung ausgelegt werden; beim Aufdecken richtig in einem Kampf um Feuer.
legends-icon-bluff_earth = ERD-BLUFF
    .text = Darf verdeckt als Unterstützung ausgelegt werden; beim Aufdecken richtig in einem Kampf um Erde.
legends-icon-bluff_blank = LEERER BLUFF
    .text = Darf verdeckt als Unterstützung ausgelegt werden; beim Aufdecken immer falsch.
legends-icon-replace = TAUSCH
    .text = Darf in der Anführeraktionsphase gegen eine neue Karte abgeworfen werden.

## Bereiche

legends-zone-hand = Hand
legends-zone-deck = Nachziehstapel
legends-zone-discard = Abwurfstapel
legends-zone-combat = Kampfbereich
legends-zone-support = Unterstützungsbereich
legends-zone-leadership = Anführerbereich
legends-zone-ships = Einflussbereich
legends-zone-hyla = Einflussbereich der Hyla
legends-zone-achievements = Kristallbereich
legends-zone-middle = Mitte
legends-zone-side = Seite
legends-card-active = aktiv
legends-card-inactive = inaktiv
legends-card-revealed = offengelegt
legends-card-bluff = Bluffkarte { $number }

## Phasen

legends-phase-begin = Zugbeginn
legends-phase-leadership = Anführeraktion
legends-phase-engagement = Kampf
legends-phase-character = Charakter
legends-phase-support = Verstärkung/Unterstützung
legends-phase-power = Stärke
legends-phase-refresh = Nachziehen
legends-phase-end = Zugende

## Entscheidungen

legends-decision-mulligan = Mulligan: einmal Handkarten tauschen oder fertig
legends-decision-deck = Zwischen den Spielen: Karten des Decks gegen andere des eigenen Vorrats tauschen oder fertig
legends-decision-begin = Zugbeginn: Karten zurücknehmen, Bluffkarten abwerfen, Schiffe anlanden oder fertig
legends-decision-leadership = Anführeraktion: eine Karte dieser Phase auslegen oder fertig
legends-decision-engagement = Kampfphase: kämpfen oder nicht
legends-decision-decline = Verzicht auf den Kampf: eine bis drei Karten abwerfen
legends-decision-character = Charakter: einen auslegen, mehrere nur, wenn Symbole es erlauben
legends-decision-support = Verstärkungen und Unterstützungen: auslegen oder fertig
legends-decision-text = Die Sonderfunktion dieser Karte nutzen oder nicht
legends-decision-pick = Wählen
legends-decision-meet = Forderung: die Karten wählen, die du abwirfst
legends-decision-target = Das Ziel dieser Sonderfunktion wählen
legends-decision-announce = Die Stärke ansagen
legends-decision-call = Den Bluff aufdecken oder nicht
legends-decision-end = Ende des Zuges: Sonderfunktionen nutzen oder fertig
legends-decision-respond = Stören oder geschehen lassen
legends-decision-dragon = Den Drachen wählen, der sich bewegt
legends-decision-draft = Eine Karte des Päckchens nehmen

## Was man tun kann

legends-verb-play = auslegen
legends-verb-bluff = verdeckt auslegen
legends-verb-load = laden
legends-verb-retrieve = zurücknehmen
legends-verb-drop = eine Bluffkarte abwerfen
legends-verb-land = anlanden
legends-verb-replace = tauschen
legends-verb-start = einen Kampf beginnen
legends-verb-decline = auf den Kampf verzichten
legends-verb-continue = den Kampf fortsetzen
legends-verb-retreat = sich zurückziehen
legends-verb-announce = ansagen
legends-verb-use = die Sonderfunktion nutzen
legends-verb-skip = die Sonderfunktion auslassen
legends-verb-pick = wählen
legends-verb-meet = die Forderung erfüllen
legends-verb-target = als Ziel wählen
legends-verb-keep = das Ziel behalten
legends-verb-call = den Bluff aufdecken
legends-verb-accept = nicht aufdecken
legends-verb-done = fertig
legends-verb-interfere = stören
legends-verb-pass = geschehen lassen
legends-verb-dragon = den Drachen bewegen

## Hilfe zum Tisch

legends-help =
    Karte:    hoax-06* 3/2 [retrieve] +text   Kennung, * aktiv, aufgedruckt Feuer/Erde, Symbole, hat eine Sonderfunktion
              hoax-25*->hoax-06               die Sonderfunktion wirkt auf hoax-06
              bluff#1*                        eine Bluffkarte, verdeckt; wer sie kennt, sieht ihre Kennung
              buka-28 landed(buka-07)         ein Schiff mit seiner Ladung, hier angelandet
    Zeilen:   leadership die oberste Anführeraktion, support und combat die beiden Bereiche, power die Stärke in Feuer und Erde
    Aktionen: play hoax-06, play khind-10 keep (die Bande bleibt aktiv), bluff buka-07, load terrah-05 on buka-31;
              retrieve flit-01, drop bluff#2, land buka-28, replace sample-03; start, decline, continue, retreat;
              announce fire; use khind-06, skip khind-06; pick hoax-21, pick random, pick none; meet pillar-16;
              target vulca-21 vulca-05, keep vulca-21; call, accept; interfere sample-06, pass; dragon red; done

## Optionen

legends-option-decks = Decks
legends-option-match = Match bis fünf Kristalle
legends-option-families = Buka-Familien
legends-option-emissaries = Gesandte
legends-option-inquisitors = Inquisitoren
legends-option-achievements = Kristall-Karten
legends-option-mulligan = Mulligan
legends-option-open_lists = offene Decklisten
legends-option-first = Startspieler
legends-option-max_turns = Zuggrenze
legends-option-card_file = Datei mit weiteren Karten
legends-option-players = Anzahl der Spieler
legends-option-peoples = Völker im Draft

## Gezähltes am Ende

legends-score-crystals = Kristalle
legends-score-cards = Karten
legends-score-dragons = Drachen

## Warum eine Option, ein Deck oder eine Datei abgelehnt wird

legends-refusal-unknown_card = nicht in den geladenen Tabellen: { $cards }
legends-refusal-wrong_size = Karten im Deck: { $total }; es müssen genau { $limit } sein
legends-refusal-too_many_moons = Monde auf Karten anderer Völker: { $total }, erlaubt sind { $limit }; gezählt: { $cards }
legends-refusal-duplicate = mehr als einmal im Deck: { $cards }
legends-refusal-no_leader = ein selbst gebautes Deck braucht einen Anführer
legends-refusal-leader_in_deck = Anführer, Gesandte und Inquisitoren gehören nicht unter die Karten eines Decks: { $cards }
legends-refusal-leader_not_allowed = ein Deck aus dem Draft hat weder Anführer noch Gesandte noch Inquisitoren: { $cards }
legends-refusal-not_in_pool = dieser Platz hat sie im Draft nicht genommen: { $cards }
legends-refusal-family_broken =
    { $cards_number ->
        [0] wo mit Familien gespielt wird, nimmt jeder Spieler eine dazu, und keine zum fertigen Buka-Deck
       *[other] eine Familie kommt ganz dazu, eine je Spieler, und nie zum fertigen Buka-Deck: { $cards }
    }
legends-refusal-family_taken = beide haben dieselbe Buka-Familie gewählt
legends-refusal-emissary_taken = beide haben denselben Gesandten gewählt
legends-refusal-options_clash = das geht nicht zusammen: { $options }
legends-refusal-emissary_needs_preset = ein Gesandter passt nur zu einem fertigen Volkdeck
legends-refusal-inquisitor_needs_built = ein Inquisitor passt nur zu einem selbst gebauten Deck
legends-refusal-achievement_needs_match = Kristall-Karten gibt es nur in einem Match
legends-refusal-module_off = die Option für diese Karten ist aus, oder es ist keine Kartendatei geladen: { $cards }
legends-refusal-bad_card_file = die Kartendatei ist nicht zu gebrauchen
legends-refusal-bad_draft = die Anzahl der Spieler oder der Völker im Draft ist falsch
legends-refusal-bad_option = mit diesem Wert lässt sich nicht spielen

## Warum eine Aktion abgelehnt wird

legends-refusal-unreadable = das ist keine Aktion; schreibe zum Beispiel „play hoax-06“, „pick hoax-21“, „announce fire“ oder „done“
legends-refusal-not_your_decision = diese Entscheidung liegt nicht bei dir
legends-refusal-game_over = das Spiel ist aus
legends-refusal-not_a_choice = jetzt wird etwas anderes gefragt – { $decision_name }
legends-refusal-turn_not_completable =
    { $cause ->
        [demand] danach ließe sich diese Forderung nicht erfüllen: „{ $cards_name }“
        [power] danach ließe sich die Stärke der anderen Seite nicht erreichen: { $needed } ({ $element_name })
       *[duty] danach ließe sich der Zug nicht beenden: ein Charakter muss ausgelegt, jede Forderung erfüllt und die Stärke erreicht werden
    }
legends-refusal-answer_first = zuerst ist zu beantworten, was gefragt wird – { $decision_name }
legends-refusal-not_asked =
    { $cause ->
        [text] jetzt wartet keine Sonderfunktion auf ein Ja oder Nein; gefragt ist – { $decision_name }
        [target] jetzt sucht keine Sonderfunktion ein Ziel; gefragt ist – { $decision_name }
        [interference] jetzt gibt es nichts zu stören; gefragt ist – { $decision_name }
        [dragon] jetzt ist kein Drache zu wählen; gefragt ist – { $decision_name }
       *[pick] jetzt ist keine Karte zu wählen; gefragt ist – { $decision_name }
    }
legends-refusal-wrong_phase = das gehört in eine andere Phase: { $phase_name }
legends-refusal-must_engage = zuerst ist zu entscheiden, ob gekämpft wird
legends-refusal-must_announce = jetzt muss die Stärke angesagt werden
legends-refusal-must_discard = auf den Kampf zu verzichten kostet mindestens eine Karte: Wirf erst eine ab
legends-refusal-must_pick =
    { $cause ->
        [text] die Sonderfunktion von „{ $cards_name }“ wartet auf eine Wahl: Wähle eine Karte
       *[deck] eine Karte hat das Deck verlassen: Wähle eine, die an ihre Stelle tritt
    }
legends-refusal-must_target = die Sonderfunktion hat noch kein Ziel: Wähle eines
legends-refusal-character_first = zuerst muss ein Charakter ausgelegt werden
legends-refusal-too_many_characters = zu viele aktive Charaktere: „{ $cards_name }“ setzt die Grenze { $limit }
legends-refusal-fight_running = es läuft ein Kampf: Setze ihn fort oder zieh dich zurück
legends-refusal-no_fight = es läuft kein Kampf: Beginne einen oder verzichte
legends-refusal-element_fixed = das umkämpfte Element bleibt, wie es ist: { $element_name }
legends-refusal-power_too_low = deine Stärke ist { $power }, nötig ist mindestens { $needed }
legends-refusal-demand_unmet = zuerst muss diese Forderung erfüllt werden: { $cards_name }
legends-refusal-no_character =
    { $cause ->
        [forbidden] du kannst nicht kämpfen: „{ $cards_name }“ verbietet deine Charaktere
        [unfit] du kannst nicht kämpfen: keiner deiner Charaktere ({ $number }) darf jetzt ausgelegt werden
       *[none] du kannst nicht kämpfen: du hast keinen Charakter
    }
legends-refusal-nothing_to_call = jetzt gibt es keinen Bluff aufzudecken
legends-refusal-not_in_hand = du hast diese Karte nicht auf der Hand
legends-refusal-only_from_ship = ein Schiff ist angelandet: In diesem Zug kommen Karten von angelandeten Schiffen
legends-refusal-not_landed = die Karte liegt auf einem Schiff, das nicht angelandet ist
legends-refusal-only_as_answer = eine Störkarte wird im Zug des Gegners als Antwort ausgelegt
legends-refusal-not_an_answer = hier kann nur eine Störkarte antworten
legends-refusal-trigger_unfit = diese Störkarte passt nicht zu dem, was geschieht
legends-refusal-led_already = pro Zug nur eine Karte der Anführeraktionsphase oder ein Tausch, und das ist geschehen
legends-refusal-achievements_off = Kristall-Karten können nur in einem Match mit ihrem Modul ausgelegt werden
legends-refusal-play_limit = „{ $cards_name }“ begrenzt die Karten, die du in diesem Zug auslegen darfst: { $limit }
legends-refusal-combat_limit = „{ $cards_name }“ begrenzt die Karten, die du in diesem Zug in den Kampfbereich legen darfst: { $limit }
legends-refusal-forbidden = die Sonderfunktion von „{ $cards_name }“ verbietet diese Karte
legends-refusal-condition_unmet =
    { $cause ->
        [least] die Bedingung der Karte ist nicht erfüllt: nötig sind mindestens { $limit }, es sind { $now }
        [most] die Bedingung der Karte ist nicht erfüllt: höchstens { $limit } sind erlaubt, es sind { $now }
       *[none] die Bedingung der Karte ist nicht erfüllt
    }
legends-refusal-attacks_again = die Karten des letzten Zuges kämpfen noch einmal: Dazu wird kein Charakter ausgelegt
legends-refusal-stopped =
    { $cards_number ->
        [0] eine Karte mit STOPP wurde ausgelegt: keine weiteren Karten in diesem Zug
       *[other] „{ $cards_name }“ zeigt STOPP: keine weiteren Karten in diesem Zug
    }
legends-refusal-one_character = ein Charakter pro Zug; weitere nur mit FREI oder mit passendem PAAR oder passender BANDE
legends-refusal-first_turn = im ersten Zug eines Kampfes werden nur FREIE Verstärkungen und Unterstützungen ausgelegt
legends-refusal-one_extra = eine Verstärkung oder eine Unterstützung pro Zug, mehr nur, wenn Sonderfunktion oder Symbol es erlauben
legends-refusal-nothing_to_keep = nichts kann aktiv bleiben: Dazu braucht es einen ersten Charakter mit derselben BANDE wie alle aktiven Karten oder eine Sonderfunktion
legends-refusal-no_bluff = diese Karte ist kein Charakter mit einem Bluff-Symbol
legends-refusal-bluffs_ignored =
    { $cards_number ->
        [0] deine Bluffkarten würden ignoriert, darum darf keine ausgelegt werden
       *[other] deine Bluffkarten würden wegen „{ $cards_name }“ ignoriert, darum darf keine ausgelegt werden
    }
legends-refusal-bluff_forbidden = die Sonderfunktion von „{ $cards_name }“ verbietet diese Bluffkarte
legends-refusal-no_such_bluff = eine solche Bluffkarte hast du nicht
legends-refusal-not_loadable = Schiffe laden nur Charaktere, Verstärkungen und Unterstützungen
legends-refusal-no_ship = das ist kein Schiff von dir im Einflussbereich
legends-refusal-ship_landed = das Schiff ist angelandet
legends-refusal-ship_full = das Schiff ist voll: es trägt { $limit }
legends-refusal-loads_forbidden = die Sonderfunktion von „{ $cards_name }“ verbietet Unterstützungen und damit das Laden
legends-refusal-not_active = das ist keine aktive Karte von dir
legends-refusal-no_icon = die Karte zeigt dieses Symbol nicht: { $icon_name }
legends-refusal-icon_ignored =
    { $cards_number ->
        [0] der Gegner lässt dieses Symbol ignorieren: { $icon_name }
       *[other] „{ $cards_name }“ lässt dieses Symbol ignorieren: { $icon_name }
    }
legends-refusal-foe_retrieves = auch der Gegner zeigt einen Charakter mit ZURÜCK: Dann werden keine Charaktere zurückgenommen
legends-refusal-may_not_take =
    { $cause ->
        [hand] du hältst { $hand } Karten: „{ $cards_name }“ lässt ab { $limit } keine mehr zu
        [takes] „{ $cards_name }“ begrenzt die Karten, die deinen Stapel in einem Zug verlassen: { $limit }
       *[deck] dein Stapel gibt in diesem Zug keine Karte mehr her
    }
legends-refusal-no_window = die Sonderfunktion dieser Karte wird nicht nach Belieben genutzt
legends-refusal-text_used = diese Sonderfunktion wurde in diesem Zug schon genutzt
legends-refusal-text_ignored =
    { $cards_number ->
        [0] diese Sonderfunktion wird ignoriert
       *[other] diese Sonderfunktion wird wegen „{ $cards_name }“ ignoriert
    }
legends-refusal-not_in_full =
    { $cause ->
        [draw] „{ $cards_name }“ nimmt Karten aus deinem Stapel, und der gibt jetzt keine her
        [nothing] jetzt gibt es nichts, worauf die Sonderfunktion von „{ $cards_name }“ wirken könnte
        [fire] „{ $cards_name }“ verlangt Feuer { $needed }, und deine Hand hat { $now }
        [earth] „{ $cards_name }“ verlangt Erde { $needed }, und deine Hand hat { $now }
        [either] „{ $cards_name }“ verlangt { $needed } in einem Element, und deine Hand hat höchstens { $now }
        [moons] „{ $cards_name }“ verlangt Monde: { $needed }; deine Hand hat { $now }
        [characters] „{ $cards_name }“ verlangt Charaktere: { $needed }; deine Hand hat { $now }
        [type] „{ $cards_name }“ verlangt Karten einer Art: { $needed }; deine Hand hat höchstens { $now }
       *[both] „{ $cards_name }“ verlangt Feuer und Erde, und keine deiner Handkarten zahlt für beides
    }
legends-refusal-mandatory = die Sonderfunktion von „{ $cards_name }“ muss ausgeführt werden: Auslassen geht nicht
legends-refusal-no_demand = diese Karte stellt keine Forderung an dich
legends-refusal-demand_met = diese Forderung ist schon erfüllt
legends-refusal-demand_to_play = diese Forderung wird durch Auslegen einer solchen Karte erfüllt
legends-refusal-demand_late = Forderungen werden bis zur Verstärkungs- und Unterstützungsphase erfüllt
legends-refusal-cannot_pay =
    { $cause ->
        [fire] „{ $cards_name }“ verlangt Feuer { $needed }, und deine Hand hat { $now }
        [earth] „{ $cards_name }“ verlangt Erde { $needed }, und deine Hand hat { $now }
        [either] „{ $cards_name }“ verlangt { $needed } in einem Element, und deine Hand hat höchstens { $now }
        [moons] „{ $cards_name }“ verlangt Monde: { $needed }; deine Hand hat { $now }
        [characters] „{ $cards_name }“ verlangt Charaktere: { $needed }; deine Hand hat { $now }
        [type] „{ $cards_name }“ verlangt Karten einer Art: { $needed }; deine Hand hat höchstens { $now }
       *[both] „{ $cards_name }“ verlangt Feuer und Erde, und keine deiner Handkarten zahlt für beides
    }
legends-refusal-does_not_pay = diese Karte hilft nicht, genau das Verlangte zu zahlen
legends-refusal-not_revealed = nur eine offengelegte Karte kann genannt werden; von den anderen wird eine zufällig genommen
legends-refusal-none_hidden = alle Karten dieser Hand sind offengelegt: Nenne eine
legends-refusal-protected = die Karte ist GESCHÜTZT
legends-refusal-last_character = der letzte aktive Charakter muss bleiben
legends-refusal-not_among =
    { $cause ->
        [only] für „{ $cards_name }“ kann nur dies gewählt werden: { $choices_name }
        [several] „{ $cards_name }“ lässt { $number } Möglichkeiten, und diese ist keine davon
        [nothing] für „{ $cards_name }“ kann jetzt keine Karte gewählt werden
       *[deck] hier werden nur Karten deines Decks und deines Vorrats getauscht
    }
legends-refusal-target_unfit =
    { $cause ->
        [foe] „{ $cards_name }“ wirkt nur auf deine eigenen Karten
        [inactive] „{ $cards_name }“ wirkt nur auf aktive Karten, und diese ist nicht mehr aktiv
       *[kind] „{ $cards_name }“ kann nur wirken auf: { $choices_name }
    }
legends-refusal-same_target = das ist schon das Ziel
legends-refusal-only_new = nur eine Karte, die gerade aktiv wurde, kann das neue Ziel sein
legends-refusal-wrong_dragon = dieser Drache kann sich nicht bewegen: Erst kommen die der anderen Seite, dann die in der Mitte
legends-refusal-not_in_packet = diese Karte ist nicht im Päckchen

## Enden

legends-ending-fourth_dragon = noch ein Drache gewonnen, obwohl schon alle drei auf derselben Seite waren
legends-ending-out_of_cards = jemand hat weder auf der Hand noch im Nachziehstapel Karten
legends-ending-turn_limit = die Zuggrenze ist erreicht
legends-ending-five_crystals = fünf Kristalle sind gewonnen
legends-ending-drafted = alle Karten sind genommen

## Ereignisse

legends-event-game-began = Spiel { $game }: { $seat_name } beginnt.
legends-event-card-left-out = { $seat_name } nimmt „{ $card_name }“ aus dem Deck.
legends-event-card-let-in = { $seat_name } nimmt „{ $card_name }“ in das Deck auf.
legends-event-deck-settled = Das Deck von { $seat_name } für das nächste Spiel steht fest.
legends-event-turn-began = Zug { $turn }: { $seat_name }.
legends-event-hand-changed =
    { $count ->
        [0] { $seat_name } behält alle Handkarten.
        [one] { $seat_name } tauscht eine Karte.
       *[other] { $seat_name } tauscht { $count } Karten.
    }
legends-event-card-drawn = { $seat_name } zieht „{ $card_name }“ nach.
    .blurred = { $seat_name } zieht eine Karte nach.
legends-event-card-dug = { $seat_name } nimmt blind „{ $card_name }“ vom Abwurfstapel.
    .blurred = { $seat_name } nimmt blind eine Karte vom Abwurfstapel.
legends-event-card-taken = { $seat_name } nimmt „{ $card_name }“ auf die Hand.
legends-event-card-turned-up =
    { $from ->
        [leadership] Oben im Anführerbereich von { $seat_name } liegt nun „{ $card_name }“.
       *[other] Oben auf dem Abwurfstapel von { $seat_name } liegt nun „{ $card_name }“.
    }
legends-event-card-put-under = { $seat_name } legt „{ $card_name }“ unter den Nachziehstapel.
    .blurred = { $seat_name } legt eine Karte unter den Nachziehstapel.
legends-event-card-put-back = { $seat_name } legt „{ $card_name }“ in den Nachziehstapel zurück.
    .blurred = { $seat_name } legt eine Karte in den Nachziehstapel zurück.
legends-event-card-shuffled-in = „{ $card_name }“ kommt in den Nachziehstapel von { $seat_name }.
legends-event-deck-shuffled = { $seat_name } mischt den Nachziehstapel.
legends-event-discards-recycled = Der Abwurfstapel von { $seat_name } kommt in den Nachziehstapel.
legends-event-hand-shuffled-in = { $seat_name } mischt die Handkarten in den Nachziehstapel.
legends-event-hand-revealed = { $seat_name } legt offen: { $cards_name }.
legends-event-card-shown = { $seat_name } zeigt „{ $card_name }“.
legends-event-card-discarded = „{ $card_name }“ von { $seat_name } wird abgeworfen.
legends-event-card-played = { $seat_name } legt „{ $card_name }“ aus.
legends-event-card-cancelled = „{ $card_name }“ von { $seat_name } wird annulliert.
legends-event-bluff-played = { $seat_name } legt „{ $card_name }“ verdeckt aus.
    .blurred = { $seat_name } legt eine Bluffkarte aus.
legends-event-card-loaded = { $seat_name } lädt „{ $card_name }“ auf „{ $ship_name }“.
legends-event-ship-landed = „{ $card_name }“ von { $seat_name } landet an.
legends-event-interfered = { $seat_name } stört mit „{ $card_name }“.
legends-event-text-used = { $seat_name } nutzt die Sonderfunktion von „{ $card_name }“.
legends-event-text-skipped = { $seat_name } lässt die Sonderfunktion von „{ $card_name }“ aus.
legends-event-text-failed =
    { $cards_number ->
        [0] Die Sonderfunktion von „{ $card_name }“ bewirkt nichts: Sie lässt sich jetzt nicht vollständig ausführen.
       *[other] Die Sonderfunktion von „{ $card_name }“ gilt wegen „{ $cards_name }“ nicht.
    }
legends-event-target-chosen =
    { $target ->
        [none] „{ $card_name }“ von { $seat_name } wirkt auf eine Bluffkarte.
       *[other] „{ $card_name }“ von { $seat_name } wirkt auf „{ $target_name }“.
    }
legends-event-demand-met = Die Forderung von „{ $card_name }“ ist erfüllt.
legends-event-element-switched = Umkämpftes Element ist jetzt { $element_name }.
legends-event-fight-started = { $seat_name } beginnt einen Kampf.
legends-event-fight-continued = { $seat_name } setzt den Kampf fort.
legends-event-fight-declined = { $seat_name } verzichtet auf den Kampf.
legends-event-power-announced = { $seat_name } sagt an: Stärke { $power } in { $element_name }.
legends-event-turn-examined =
    { $stranded ->
        [yes] { $seat_name } kann den Zug nicht mehr beenden: Er wird bis zur Kampfphase zurückgenommen.
       *[other] { $seat_name } kann den Zug beenden.
    }
legends-event-response-asked = { $seat_name } darf mit einer Störkarte antworten.
legends-event-bluff-called = { $seat_name } deckt den Bluff auf.
legends-event-bluff-held = { $seat_name } hat nicht geblufft: Jede Karte passt.
legends-event-bluff-failed = Der Bluff von { $seat_name } misslingt.
legends-event-bluff-accepted = { $seat_name } deckt den Bluff nicht auf.
legends-event-retreated = { $seat_name } zieht sich zurück.
legends-event-storm-broke = Die Stürme von { $seat_name } brechen los.
legends-event-flood-came = Die Fluten von { $seat_name } steigen.
legends-event-dragon-came =
    { $dragon ->
        [none] Ein Drache kommt zu { $seat_name }.
       *[other] Ein Drache kommt zu { $seat_name }: { $dragon_name }.
    }
legends-event-dragon-left =
    { $dragon ->
        [none] Ein Drache verlässt { $seat_name } und geht in die Mitte.
       *[other] Ein Drache verlässt { $seat_name } und geht in die Mitte: { $dragon_name }.
    }
legends-event-fight-ended = Der Kampf ist vorbei.
legends-event-game-ended =
    { $crystals ->
        [one] { $seat_name } gewinnt das Spiel: { $reason_name }. Ein Kristall.
       *[other] { $seat_name } gewinnt das Spiel: { $reason_name }. { $crystals } Kristalle.
    }
legends-event-match-ended = { $seat_name } gewinnt das Match.
legends-event-peoples-chosen = Im Draft: { $peoples_name }.
legends-event-draft-round-began =
    { $left ->
        [yes] Runde { $round }: je { $cards } Karten, weitergegeben wird nach links.
       *[other] Runde { $round }: je { $cards } Karten, weitergegeben wird nach rechts.
    }
legends-event-packet-dealt = { $seat_name } erhält { $cards_name }.
    .blurred =
        { $number ->
            [one] { $seat_name } erhält eine Karte.
           *[other] { $seat_name } erhält { $number } Karten.
        }
legends-event-packet-passed = { $seat_name } bekommt weitergereicht: { $cards_name }.
    .blurred =
        { $number ->
            [one] { $seat_name } bekommt eine Karte weitergereicht.
           *[other] { $seat_name } bekommt { $number } Karten weitergereicht.
        }
legends-event-draft-card-picked = { $seat_name } nimmt „{ $card_name }“.
    .blurred = { $seat_name } nimmt eine Karte.
legends-event-packets-wasted = Die letzte Karte jedes Päckchens scheidet aus.
legends-event-draft-ended = Der Draft ist vorbei.

## Was Sonderfunktionen tun, und wann

legends-effect-ignore_text = Sonderfunktionen ignorieren
legends-effect-ignore_cards = Karten ignorieren
legends-effect-ignore_icons = Symbole ignorieren
legends-effect-zero_values = Werte auf null
legends-effect-raise_values = Werte erhöhen
legends-effect-double_values = Werte verdoppeln
legends-effect-raise_power = Gesamtstärke erhöhen
legends-effect-retreat_dragons = Drachen beim Rückzug
legends-effect-tag_bonus = Sturm oder Flut
legends-effect-dragon_for_discards = Drache gegen Karten
legends-effect-forbid_play = Karten verbieten
legends-effect-forbid_act = eine Handlung verbieten
legends-effect-limit = Grenze
legends-effect-extra_plays = zusätzliche Karten
legends-effect-next_card_free = nächste Karte FREI
legends-effect-free_if = unter einer Bedingung FREI
legends-effect-play_only_if = nur unter einer Bedingung auslegen
legends-effect-switch_element = Element wechseln
legends-effect-waive = eine Bedingung erlassen
legends-effect-attack_again = noch einmal kämpfen
legends-effect-keep_combat_active = Kampfbereich bleibt aktiv
legends-effect-demand_discard = Abwerfen fordern
legends-effect-demand_play = eine Karte fordern
legends-effect-double_demand = eine Forderung verdoppeln
legends-effect-draw = nachziehen
legends-effect-draw_sift = nachziehen und abgeben
legends-effect-search = durchsuchen
legends-effect-return_to_hand = auf die Hand zurück
legends-effect-move_hand = Handkarten abgeben
legends-effect-recycle_discards = Abwurfstapel in den Nachziehstapel
legends-effect-remove_cards = Karten entfernen
legends-effect-discard_foe_hand = aus der Hand des Gegners abwerfen
legends-effect-foe_discards = der Gegner wirft ab
legends-effect-mill_deck = vom Nachziehstapel des Gegners abwerfen
legends-effect-reveal_hand = Handkarten offenlegen
legends-effect-load_ship = Schiff laden
legends-effect-hand_on_landing = Handkarten beim Anlanden
legends-effect-attract_dragons = Drachen gewinnen
legends-effect-crystal_bonus = zusätzliche Kristalle
legends-effect-cancel = annullieren
legends-effect-custom = besondere Sonderfunktion

legends-when-always = immer
legends-when-this_turn = in diesem Zug
legends-when-before_play = vor dem Auslegen
legends-when-now = beim Auslegen
legends-when-once_per_turn = einmal pro Zug
legends-when-begin = bei Zugbeginn
legends-when-after_support = nach der Verstärkungs- und Unterstützungsphase
legends-when-end = am Ende des Zuges
legends-when-turn_ending = ganz am Ende des Zuges
legends-when-after_turn = nach dem Zug
legends-when-demand = Forderung
legends-when-landing = beim Anlanden
legends-when-response = Antwort
legends-when-game_start = zu Spielbeginn
legends-when-game_won = beim Sieg
legends-text-may = freiwillig
legends-text-each = jeder Spieler

## Karten: Hoax

card-hoax-00 = Xelethotiras
card-hoax-01 = Wogarathoras der Düstere
card-hoax-02 = Athradysas der Suchende
card-hoax-03 = Ledinemras der Mönch
card-hoax-04 = Zedemikras das Gehirn
card-hoax-05 = Ciklarethas der Mürrische
card-hoax-06 = Nirwadas der Reisende
card-hoax-07 = Penemikanas der Paranoide
card-hoax-08 = Vetraskedas der Skeptiker
card-hoax-09 = Helkomedes der Redner
card-hoax-10 = Redamikanas der Kartograph
    .text = Zieht sich dein Gegner zurück, gewinnst du dafür einen Drachen mehr.
card-hoax-11 = Bethenitana die Erzählerin
    .text = Ziehst du dich zurück, gewinnt dein Gegner dafür keine Drachen.
card-hoax-12 = Demegodas der Kauz
    .text = Deine aktiven Unterstützungen zählen doppelt, in Feuer und in Erde.
card-hoax-13 = Thirkomedas der Heitere
    .text = Dein Gegner darf keine Anführeraktionen, Verstärkungen und Unterstützungen auslegen.
card-hoax-14 = Genathones der Blinde
    .text = In jedem deiner Züge darfst du eine Unterstützung zusätzlich auslegen.
card-hoax-15 = Ketharkopas der Astronom
    .text = Ganz am Ende deines Zuges darfst du, wenn du weniger als neun Karten auf der Hand hast, auf neun nachziehen.
card-hoax-16 = Mekarthas der Scharfsinnige
    .text = Alle Symbole auf Karten deines Gegners werden ignoriert, auch GESCHÜTZT; nur STOPP zählt weiter.
card-hoax-17 = Sarogakanas der Uralte
    .text = Beim Auslegen darfst du zwei Karten aus der Hand deines Gegners abwerfen: blind gezogen oder von dir unter den offengelegten gewählt.
card-hoax-18 = Undurchdringliche Rüstung
card-hoax-19 = Kämpfender Bumerang
card-hoax-20 = Buch der Weisheit
card-hoax-21 = Kriegsmaschine der Angst
card-hoax-22 = Schleuder der Verwirrung
card-hoax-23 = Pulsierende Schockwelle
card-hoax-24 = Zielsuchende Geschosse
card-hoax-25 = Trickreicher Stärkedoppler
    .text = Der Erdwert eines deiner aktiven Charaktere zählt doppelt.
card-hoax-26 = Tückischer Gedankenblocker
    .text = Dein Gegner darf pro Zug nur eine Karte auslegen, gleich welcher Art.
card-hoax-27 = Sammle neue Anhänger
    .text = Beim Auslegen darfst du fünf Karten nachziehen.
card-hoax-28 = Banne den Gegner
    .text = In diesem Zug werden alle Sonderfunktionen deines Gegners ignoriert. Wirkungslos, solange bei deinem Gegner Zirper oder Lachgas aktiv ist.
card-hoax-29 = Entfache den Gedankensturm
    .text = In diesem Zug darfst du beliebig viele Unterstützungen auslegen.
card-hoax-30 = Vertreibe die Gefolgsleute
    .text = Beim Auslegen darfst du alle aktiven Karten deines Gegners mit dem FREI-Symbol abwerfen.
card-hoax-31 = Beeinflusse den Heiligen Drachen
    .text = Beim Auslegen darfst du zwei Anführeraktionen, zwei Hyla-Karten oder zwei Kristall-Karten aus deiner Hand abwerfen. Tust du das, gewinnst du einen Drachen.
card-hoax-32 = Auserwählter des Geistes
    .text = Beim Auslegen wirft jeder Spieler drei Handkarten seiner Wahl ab, dein Gegner zuerst.

## Karten: Vulca

card-vulca-00 = Inferno
card-vulca-01 = Flammar der Blendende
card-vulca-02 = Blizzar der Brandstifter
card-vulca-03 = Sengar der Glutvolle
card-vulca-04 = Lavar der Mächtige
card-vulca-05 = Volca
card-vulca-06 = Magma
card-vulca-07 = Glutar
card-vulca-08 = Etnar
card-vulca-09 = Kratar
card-vulca-10 = Brandar
card-vulca-11 = Kandar
card-vulca-12 = Shimmar
card-vulca-13 = Glimma
card-vulca-14 = Asha
    .text = Beim Auslegen darfst du eine aktive Verstärkung oder Unterstützung deines Gegners abwerfen.
card-vulca-15 = Flacka
    .text = Am Ende deines Zuges darfst du zwei Karten nachziehen.
card-vulca-16 = Zundar
    .text = Dein Gegner darf keine Charaktere ohne Sonderfunktion auslegen.
card-vulca-17 = Erupta
    .text = Beim Auslegen darfst du deinen Gegner seinen ganzen Kampf- und Unterstützungsbereich in seinen Nachziehstapel mischen lassen; aktive Karten mit dem GESCHÜTZT-Symbol bleiben.
card-vulca-18 = Feuerstoß
card-vulca-19 = Höllenrüstung
card-vulca-20 = Urgewaltiger Zauber
    .text = Deine Gesamtstärke ist nie kleiner als 6.
card-vulca-21 = Vulkanhandschuhe
    .text = Der Feuerwert eines deiner aktiven Charaktere zählt doppelt.
card-vulca-22 = Titanhandschuhe
    .text = Der Erdwert eines deiner aktiven Charaktere zählt doppelt.
card-vulca-23 = Blitzschläge
card-vulca-24 = Feuerzauber
    .text = Dein Gegner darf keine Anführeraktionen auslegen.
card-vulca-25 = Hitzeschleier
    .text = Dein Gegner darf keine Charaktere und Verstärkungen mit Sonderfunktion auslegen.
card-vulca-26 = Feuerwall
    .text = Dein Gegner darf keine Karten vom Nachziehstapel nehmen.
card-vulca-27 = Geisterbilder
    .text = Zieht sich dein Gegner zurück, gewinnst du dafür einen Drachen mehr.
card-vulca-28 = Rufe den Dunklen Meister
    .text = Beim Auslegen darfst du eine deiner aktiven Karten auf die Hand zurücknehmen.
card-vulca-29 = Bezaubere den Heiligen Drachen
    .text = Beim Auslegen darfst du Handkarten mit zusammen mindestens 8 aufgedrucktem Feuer abwerfen. Tust du das, gewinnst du einen Drachen.
card-vulca-30 = Beschwöre die Feuersbrunst
    .text = Beim Auslegen darfst du alle aktiven Unterstützungen deines Gegners abwerfen.
card-vulca-31 = Entflamme den Mutanten
    .text = In deiner Charakter-Phase darfst du in diesem Zug einen Mutanten auslegen, obwohl seine Bedingung nicht erfüllt ist.
card-vulca-32 = Auserwählte des Feuers
    .text = Beim Auslegen wählt jeder Spieler eine Anführeraktion aus dem eigenen Anführerbereich, zeigt sie und mischt sie in den Nachziehstapel, dein Gegner zuerst. Eine Auserwählte des Feuers darf nicht gewählt werden.

## Karten: Mimix

card-mimix-00 = Blaue Aura
card-mimix-01 = Wächterin der Zeit
card-mimix-02 = Wächterin des Raumes
card-mimix-03 = Jungfrau des Reinen Feuers
card-mimix-04 = Jungfrau der Reinen Erde
card-mimix-05 = Heldin der Hohen Flammen
card-mimix-06 = Heldin der Großen Ebenen
card-mimix-07 = Bewahrerin der Nacht
card-mimix-08 = Bewahrerin des Lichts
card-mimix-09 = Amazone der Hohen Sprünge
card-mimix-10 = Amazone der Weiten Sprünge
card-mimix-11 = Tänzerin der Morgenröte
card-mimix-12 = Tänzerin der Abenddämmerung
card-mimix-13 = Hüterin der Gazelle
card-mimix-14 = Hüterin der Antilope
card-mimix-15 = Hüterin des Einhorns
card-mimix-16 = Junge Bärin
card-mimix-17 = Junge Füchsin
card-mimix-18 = Schamane des Heiligen Opfers
    .text = Am Ende deines Zuges darfst du die obersten drei Karten deines Nachziehstapels aufdecken (alle, wenn es weniger sind), eine davon abwerfen und die übrigen auf die Hand nehmen.
card-mimix-19 = Schamane der künftigen Heldentaten
    .text = Am Ende deines Zuges darfst du drei Karten nachziehen (alle, wenn es weniger sind) und danach zwei Handkarten in den Nachziehstapel mischen.
card-mimix-20 = Schamane des Hier und Jetzt
    .text = Nach deiner Verstärkungs- und Unterstützungsphase darfst du deinen Nachziehstapel durchsuchen, eine Karte zeigen, auf die Hand nehmen und mischen.
card-mimix-21 = Schamane des Lebens nach dem Tod
    .text = Nach deiner Verstärkungs- und Unterstützungsphase darfst du blind zwei Karten aus deinem Abwurfstapel ziehen und auf die Hand nehmen.
card-mimix-22 = Untergehende Sonne
card-mimix-23 = Aufgehender Mond
card-mimix-24 = Leuchtender Stern
card-mimix-25 = Glühender Pfeilhagel
card-mimix-26 = Wirbelndes Kriegsbeil
card-mimix-27 = Bedrohlicher Kriegstanz
card-mimix-28 = Hypnotisierendes Gerassel
    .text = Dein Gegner darf keine Verstärkungen auslegen.
card-mimix-29 = Brennende Raserei
    .text = Ziehst du dich zurück, gewinnt dein Gegner dafür einen Drachen weniger.
card-mimix-30 = Rufe den Geist des Schlachtfeldes
    .text = Beim Auslegen darfst du eine Karte deines Kampfbereichs, aktiv oder inaktiv, auf die Hand zurücknehmen.
card-mimix-31 = Rufe den Geist der Unterwelt
    .text = Beim Auslegen darfst du deinen Abwurfstapel durchsuchen, eine Karte zeigen und auf die Hand nehmen.
card-mimix-32 = Auserwählte der Natur
    .text = Beim Auslegen mischt jeder Spieler seinen Abwurfstapel in den Nachziehstapel, dein Gegner zuerst.

## Karten: Flit

card-flit-00 = Falk
card-flit-01 = Geschwaderführer Säbelfeder
card-flit-02 = Staffelführer Schwinge
card-flit-03 = Rottenführer Kralle
card-flit-04 = Flatter
card-flit-05 = Gleiter
card-flit-06 = Pluster
    .text = Beim Auslegen darfst du, wenn dein Gegner mindestens zwei aktive Charaktere hat, einen davon abwerfen.
card-flit-07 = Zirper
    .text = Alle Sonderfunktionen deines Gegners werden ignoriert, außer denen von Flit-Charakteren.
card-flit-08 = Zwitscher
    .text = Alle Unterstützungen deines Gegners werden ignoriert.
card-flit-09 = Triller
    .text = Alle Verstärkungen deines Gegners werden ignoriert.
card-flit-10 = Plärrer
    .text = Dein Gegner darf pro Zug nur eine Karte in den Kampfbereich auslegen.
card-flit-11 = Kami Kaze
    .text = Deine aktiven Verstärkungen zählen doppelt, in Feuer und in Erde.
card-flit-12 = Hacker Hank
    .text = Alle Charaktere deines Gegners werden ignoriert, außer Flit-Charakteren.
card-flit-13 = Mad Mike
    .text = Alle Karten deines Gegners, die ein Symbol zeigen, werden ignoriert, außer Flit-Charakteren und Karten mit dem GESCHÜTZT-Symbol.
card-flit-14 = Stolzhaupt Phönix
card-flit-15 = Abwurf Gluterde
card-flit-16 = Abwurf Feuerregen
card-flit-17 = Abwurf Heuschreckenschwarm
card-flit-18 = Abwurf Brandfackeln
card-flit-19 = Abwurf Siedeöl
card-flit-20 = Abwurf Eishagel
card-flit-21 = Abwurf Kakerlaken
card-flit-22 = Abwurf Feuerblitze
card-flit-23 = Abwurf Felsbrocken
card-flit-24 = Abwurf Flammenstaub
card-flit-25 = Abwurf Schleimsuppe
card-flit-26 = Abwurf Juckkäfer
card-flit-27 = Abwurf Faulgas
    .text = Ziehst du dich zurück, gewinnt dein Gegner dafür einen Drachen weniger.
card-flit-28 = Nervtötendes Gezwitscher
    .text = Dein Gegner darf durch Sonderfunktionen am Ende des Zuges keine Karten zusätzlich nachziehen.
card-flit-29 = Verwirre den Heiligen Drachen
    .text = Ziehst du dich in diesem Zug zurück, gewinnt dein Gegner dafür höchstens einen Drachen.
card-flit-30 = Täusche den Heiligen Drachen
    .text = Beim Auslegen darfst du drei Charaktere aus deiner Hand abwerfen. Tust du das, gewinnst du einen Drachen.
card-flit-31 = Starte Großangriff
    .text = In diesem Zug darfst du beliebig viele Verstärkungen auslegen.
card-flit-32 = Auserwählter der Lüfte
    .text = Beim Auslegen wirft jeder Spieler seine aktiven Unterstützungen ab, dein Gegner zuerst; Karten mit dem GESCHÜTZT-Symbol bleiben.

## Karten: Khind

card-khind-00 = Pit Pan
card-khind-01 = Cool Cat
    .text = Ungerade Werte, die auf Charakteren deines Gegners aufgedruckt sind, zählen als 0.
card-khind-02 = Cool Cop
    .text = Gerade Werte, die auf Charakteren deines Gegners aufgedruckt sind, zählen als 0.
card-khind-03 = Cool Kid
    .text = Ungerade Werte, die auf Verstärkungen und Unterstützungen deines Gegners aufgedruckt sind, zählen als 0.
card-khind-04 = Cool Cub
    .text = Gerade Werte, die auf Verstärkungen und Unterstützungen deines Gegners aufgedruckt sind, zählen als 0.
card-khind-05 = Top Gun
    .text = Am Ende deines Zuges darfst du eine Karte nachziehen.
card-khind-06 = Top Dog
    .text = Einmal in jedem deiner Züge darfst du eine aktive Karte deines Gegners abwerfen, die ein Symbol zeigt. Sie darf weder das GESCHÜTZT-Symbol haben noch der letzte aktive Charakter sein.
card-khind-07 = Top Star
    .text = Einmal in jedem deiner Züge darfst du eine aktive Verstärkung oder Unterstützung deines Gegners abwerfen.
card-khind-08 = Top Banana
    .text = Am Ende deines Zuges darfst du deinen Gegner eine Handkarte seiner Wahl abwerfen lassen.
card-khind-09 = Top Shot
    .text = Am Ende deines Zuges darfst du die oberste Karte vom Nachziehstapel deines Gegners abwerfen.
card-khind-10 = Fun Fair
card-khind-11 = Fun Flop
card-khind-12 = Fun Flap
card-khind-13 = Fun Flip
card-khind-14 = Fun Fun
    .text = Deine aktiven Charaktere zählen doppelt, in Feuer und in Erde.
card-khind-15 = Null Null
card-khind-16 = Null Diät
card-khind-17 = Null Stil
card-khind-18 = Null Hirn
card-khind-19 = Null Bock
card-khind-20 = Null Ahnung
card-khind-21 = Null Chance
card-khind-22 = Null Respekt
card-khind-23 = KhindKin
    .text = Du darfst diese Karte auslegen, ohne deinen Kampfbereich zusammenzuschieben: Was dort aktiv ist, bleibt aktiv.
card-khind-24 = Schleuder der Bestürzung
    .text = Zieht sich dein Gegner zurück, gewinnst du dafür einen Drachen mehr.
card-khind-25 = Klebriger Staub
    .text = Dein Gegner darf in jedem seiner Züge höchstens eine Karte vom Nachziehstapel nehmen.
card-khind-26 = Höllenlärm
    .text = Dein Gegner darf keine Unterstützungen auslegen.
card-khind-27 = Lachgas
    .text = Alle Sonderfunktionen deines Gegners werden ignoriert, außer denen von Flit-Charakteren. Wirkungslos, solange bei deinem Gegner Lachgas aktiv ist.
card-khind-28 = Khind-Brüderschaft
    .text = Am Ende deines Zuges darfst du eine Karte nachziehen.
card-khind-29 = Pfeif das Lied der Freundschaft
    .text = Beim Auslegen darfst du deinen Nachziehstapel durchsuchen, eine Karte zeigen, auf die Hand nehmen und mischen.
card-khind-30 = Öffne die Wundertüte des Lebens
    .text = Beim Auslegen darfst du blind drei Karten aus deinem Abwurfstapel ziehen und auf die Hand nehmen.
card-khind-31 = Lass' die Fäuste tanzen
    .text = Deine aktiven Karten kämpfen noch einmal: In diesem Zug musst du keinen Charakter auslegen.
card-khind-32 = Auserwählte der Jugend
    .text = Beim Auslegen darf jeder Spieler eine Kristall-Karte auslegen, als wäre ihr Drache auf der eigenen Seite, dein Gegner zuerst.

## Karten: Terrah

card-terrah-00 = Tekton Erdbeber
card-terrah-01 = Megalit Bergerschütterer
card-terrah-02 = Romban Felsenmeister
card-terrah-03 = Suranom Sturmbringer
card-terrah-04 = Gravitos Kraftstrotzer
card-terrah-05 = Catusan
card-terrah-06 = Flamitos
card-terrah-07 = Terraton
card-terrah-08 = Helitos
card-terrah-09 = Sonatos
card-terrah-10 = Rocara
card-terrah-11 = Torana
card-terrah-12 = Ferro Fos
    .text = Dein Gegner darf keine Karten mit Sonderfunktion auslegen.
card-terrah-13 = Kabu Kat
    .text = Dein Gegner muss in jedem seiner Züge eine Unterstützung auslegen oder sich zurückziehen.
card-terrah-14 = Baku But
    .text = Dein Gegner muss in jedem seiner Züge eine Verstärkung auslegen oder sich zurückziehen.
card-terrah-15 = Bashdin
    .text = Beim Auslegen darfst du deinen Gegner zwei Handkarten seiner Wahl abwerfen lassen.
card-terrah-16 = Korono Kos
    .text = Dein Gegner darf keine Karten ohne Sonderfunktion auslegen.
card-terrah-17 = Silento Sol
card-terrah-18 = Erdrutsch
card-terrah-19 = Erdbeben
    .text = Beim Auslegen darfst du eine aktive Verstärkung oder Unterstützung deines Gegners abwerfen.
card-terrah-20 = Unaufhaltsamer Erdbohrer
card-terrah-21 = Krachender Gewittersturm
    .text = Sturm. Sind zu Beginn deines Zuges mindestens zwei deiner Stürme aktiv, gewinnst du einen Drachen; nur einen, gleich wie viele es sind.
card-terrah-22 = Wirbelnder Schneesturm
    .text = Sturm. Sind zu Beginn deines Zuges mindestens zwei deiner Stürme aktiv, gewinnst du einen Drachen; nur einen, gleich wie viele es sind.
card-terrah-23 = Peitschender Sandsturm
    .text = Sturm. Sind zu Beginn deines Zuges mindestens zwei deiner Stürme aktiv, gewinnst du einen Drachen; nur einen, gleich wie viele es sind.
card-terrah-24 = Mitreißender Regensturm
    .text = Sturm. Sind zu Beginn deines Zuges mindestens zwei deiner Stürme aktiv, gewinnst du einen Drachen; nur einen, gleich wie viele es sind.
card-terrah-25 = Stinkender Morast
    .text = Dein Gegner darf keine Charaktere auslegen, auf denen ein Wert über 4 aufgedruckt ist.
card-terrah-26 = Undurchdringlicher Nebel
    .text = Alle Symbole auf Karten deines Gegners werden ignoriert, außer STOPP und GESCHÜTZT.
card-terrah-27 = Undurchquerbarer Treibsand
    .text = Solange dein Gegner vier oder mehr Karten auf der Hand hat, darf er keine auf die Hand nehmen.
card-terrah-28 = Boshaftes Auge
    .text = Dein Gegner darf keine Karten der Anführeraktionsphase auslegen: weder Anführeraktionen noch Einfluss- noch Kristall-Karten.
card-terrah-29 = Erzeuge ein Erdbeben
    .text = Beim Auslegen darfst du den ganzen Kampfbereich deines Gegners abwerfen, auch inaktive Karten; aktive Karten mit dem GESCHÜTZT-Symbol bleiben.
card-terrah-30 = Imponiere dem Heiligen Drachen
    .text = Beim Auslegen darfst du Handkarten mit zusammen mindestens 8 aufgedruckter Erde abwerfen. Tust du das, gewinnst du einen Drachen.
card-terrah-31 = Beschwöre einen Taifun
    .text = Beim Auslegen darfst du eine aktive Kristall-Karte deines Gegners abwerfen.
card-terrah-32 = Auserwählter der Erde
    .text = Beim Auslegen zieht jeder Spieler drei Karten nach, dein Gegner zuerst.

## Karten: Pillar

card-pillar-00 = Fucius Con
card-pillar-01 = Primus Magicus
card-pillar-02 = Devius Maximus
card-pillar-03 = Colossus Gigantus
card-pillar-04 = Grossus Musculus
card-pillar-05 = Smartia Pantia
card-pillar-06 = Rasantus Unnoeticus
card-pillar-07 = Lonus Maechticus
card-pillar-08 = Halitosus Teriblus
card-pillar-09 = Bodius Maloderus
card-pillar-10 = Introvertus Completus
card-pillar-11 = Gulpus Permanentus
    .text = In jedem deiner Züge darfst du eine Verstärkung zusätzlich auslegen.
card-pillar-12 = Gloria Gracia
    .text = Beim Auslegen darfst du eine andere Karte deines Kampfbereichs, aktiv oder inaktiv, auf die Hand zurücknehmen.
card-pillar-13 = Cardus Nikkus
    .text = Beim Auslegen darfst du eine Karte aus der Hand deines Gegners abwerfen: blind gezogen oder von dir unter den offengelegten gewählt.
card-pillar-14 = Crysalus Frendus
    .text = Eine deiner aktiven Raupen fordert das Doppelte.
card-pillar-15 = Kalebassus Leerus
    .text = Dein Gegner darf keine Karten auf die Hand nehmen.
card-pillar-16 = Feuerfresser-Raupe
    .text = Vor dem Ende seiner Verstärkungs- und Unterstützungsphase muss dein Gegner Handkarten mit zusammen mindestens 3 aufgedrucktem Feuer abwerfen oder sich zurückziehen.
card-pillar-17 = Erdaushöhler-Raupe
    .text = Vor dem Ende seiner Verstärkungs- und Unterstützungsphase muss dein Gegner Handkarten mit zusammen mindestens 3 aufgedruckter Erde abwerfen oder sich zurückziehen.
card-pillar-18 = Wasserzähmer-Raupe
    .text = Vor dem Ende seiner Verstärkungs- und Unterstützungsphase muss dein Gegner Handkarten mit mindestens 2 aufgedrucktem Feuer und weitere mit mindestens 2 aufgedruckter Erde abwerfen oder sich zurückziehen.
card-pillar-19 = Lichtsucher-Raupe
    .text = Vor dem Ende seiner Verstärkungs- und Unterstützungsphase muss dein Gegner Handkarten mit zusammen mindestens 5 aufgedrucktem Feuer oder aber 5 aufgedruckter Erde abwerfen oder sich zurückziehen.
card-pillar-20 = Monduntergangs-Raupe
    .text = Vor dem Ende seiner Verstärkungs- und Unterstützungsphase muss dein Gegner Handkarten mit zusammen mindestens 2 Monden abwerfen oder sich zurückziehen.
card-pillar-21 = Trunk der kosmischen Kraft
    .text = Beide Werte eines deiner aktiven Charaktere zählen doppelt.
card-pillar-22 = Trunk der Vereinigung
    .text = Erhöht beide Werte eines deiner aktiven Charaktere auf die Summe seiner aufgedruckten Werte für Feuer und Erde.
card-pillar-23 = Trunk der Verwandlung
    .text = Erhöht beide Werte eines deiner aktiven Charaktere auf den höheren seiner zwei aufgedruckten Werte.
card-pillar-24 = Trunk des Feuers
    .text = Erhöht den Feuerwert eines deiner aktiven Charaktere auf 6.
card-pillar-25 = Trunk der Erde
    .text = Erhöht den Erdwert eines deiner aktiven Charaktere auf 6.
card-pillar-26 = Trunk der Leidenschaft
    .text = Erhöht beide Werte eines deiner aktiven Charaktere auf 5.
card-pillar-27 = Späher-Falter
    .text = Beim Auslegen werden die Handkarten deines Gegners offengelegt. Sie bleiben offen, bis sie die Hand verlassen.
card-pillar-28 = Riesenfalter Abendrot
card-pillar-29 = Riesenfalter Morgenwind
card-pillar-30 = Entsende den Aufklärer-Falter
    .text = Beim Auslegen werden die Handkarten deines Gegners offengelegt. Sie bleiben offen, bis sie die Hand verlassen.
card-pillar-31 = Versuche den Heiligen Drachen
    .text = Beim Auslegen darfst du Handkarten mit zusammen mindestens 5 Monden abwerfen. Tust du das, gewinnst du einen Drachen.
card-pillar-32 = Auserwählter der Weite
    .text = Beim Auslegen darf jeder Spieler Handkarten mit mindestens 2 aufgedruckter Erde und weitere mit mindestens 2 aufgedrucktem Feuer abwerfen, dein Gegner zuerst. Wer das tut, gewinnt einen Drachen.

## Karten: Aqua

card-aqua-00 = Aqua-Alpha-Alpha
card-aqua-01 = Elena-Aqua-Prima-Alpha
card-aqua-02 = Riesenoktopus
card-aqua-03 = Schreckenskrake
card-aqua-04 = Aaralia-Aqua Secunda
card-aqua-05 = Gewaltiger Zitteraal
card-aqua-06 = Verfressener Monsterfisch
card-aqua-07 = Uurunia-Aqua-Terz
card-aqua-08 = Iisilia-Aqua-Terz
card-aqua-09 = Gefräßiger Seetang
card-aqua-10 = Gigantisches Krustentier
card-aqua-11 = Oomola-Aqua-Delta
    .text = Beim Auslegen darfst du beliebig viele Handkarten abwerfen.
card-aqua-12 = Yang
    .text = Der nächste Charakter, die nächste Verstärkung oder Unterstützung, die du in diesem Zug auslegst, ist FREI.
card-aqua-13 = Yin
    .text = Der nächste Charakter, die nächste Verstärkung oder Unterstützung, die du in diesem Zug auslegst, ist FREI.
card-aqua-14 = Oosa-Aqua-Epsilon
    .text = Beim Auslegen darfst du beliebig viele Handkarten unter deinen Nachziehstapel legen.
card-aqua-15 = Uusa-Alpha-Omega
    .text = In deiner Anführeraktionsphase darfst du eine Kristall-Karte auslegen, als wäre ihr Drache auf deiner Seite.
card-aqua-16 = Tosende Wasserhose
card-aqua-17 = Unentrinnbarer Sog
card-aqua-18 = Wasserrüstung
card-aqua-19 = Feuerwasser
    .text = In einem Kampf um Feuer ist deine Gesamtstärke nie kleiner als 7.
card-aqua-20 = Erdwasser
    .text = In einem Kampf um Erde ist deine Gesamtstärke nie kleiner als 7.
card-aqua-21 = Brennender Sumpf
card-aqua-22 = Gefahrvoller Modder
card-aqua-23 = Hungrige Sumpflurche
card-aqua-24 = Schwärmende Seeschlangen
card-aqua-25 = Reißende Sturzflut
    .text = Flut. Sind nach deinem Zug mindestens zwei deiner Fluten aktiv, muss sich dein Gegner sofort zurückziehen.
card-aqua-26 = Gewaltige Gezeitenflut
    .text = Flut. Sind nach deinem Zug mindestens zwei deiner Fluten aktiv, muss sich dein Gegner sofort zurückziehen.
card-aqua-27 = Wasser der Verbindung
    .text = Erhöht beide Werte jedes deiner aktiven Charaktere auf den höheren seiner zwei aufgedruckten Werte.
card-aqua-28 = Unwiderstehliche Sirenen
    .text = Vor dem Ende seiner Verstärkungs- und Unterstützungsphase muss dein Gegner einen Charakter aus der Hand abwerfen; sonst, auch wenn er sich zurückzieht, gewinnst du einen Drachen.
card-aqua-29 = Weihe das Wasser der Balance
    .text = Beim Auslegen wirft dein Gegner Handkarten ab, bis nur noch fünf übrig sind.
card-aqua-30 = Ertränke den Widerstand
    .text = Beim Auslegen darfst du die aktiven Karten im Kampfbereich deines Gegners abwerfen; ein Charakter, den du wählst, und Karten mit dem GESCHÜTZT-Symbol bleiben.
card-aqua-31 = Trinke das Wasser des Lebens
    .text = Beim Auslegen darfst du deinen Abwurfstapel in deinen Nachziehstapel mischen.
card-aqua-32 = Auserwählte des Wassers
    .text = Beim Auslegen mischt jeder Spieler seine Handkarten in den Nachziehstapel und zieht sechs Karten nach, dein Gegner zuerst.

## Karten: Buka

card-buka-00 = Rat der Acht
card-buka-01 = Kommodore Lo Tan
card-buka-02 = Kommodore Tai Marn
card-buka-03 = Kapitän Ariosa Paal
card-buka-04 = Kapitän Su Cha
card-buka-05 = Segelmeister Yo Cha
card-buka-06 = Segelmeister Boo Marn
card-buka-07 = Kanonier Tara Ko
card-buka-08 = Kanonier Qu Cha
card-buka-09 = Kanonier Edilia Paal
card-buka-10 = Kanonier Rilana Paal
card-buka-11 = Kanonier Riba Ko
card-buka-12 = Kanonier Alo Cha
card-buka-13 = B/P Einigkeit
    .text = FREI, wenn dein Gegner in Kampf- und Unterstützungsbereich zusammen mindestens sechs Karten hat.
card-buka-14 = B/P Entschlossenheit
    .text = FREI, wenn dein Gegner mindestens zwei aktive Charaktere hat.
card-buka-15 = B/P Tapferkeit
    .text = FREI, wenn dein Gegner mindestens zwei aktive Verstärkungen hat.
card-buka-16 = B/P Verschwiegenheit
    .text = FREI, wenn dein Gegner mindestens zwei aktive Unterstützungen hat.
card-buka-17 = B/P Verbundenheit
    .text = FREI, wenn dein Gegner mindestens zwei aktive Karten hat, die ein Symbol zeigen.
card-buka-18 = Bootsmann Mena Marn
    .text = Dein Gegner darf seine Charakter-Phase nicht mit mehr als einem aktiven Charakter beenden.
card-buka-19 = Steuermann Mora Marn
    .text = Legst du diese Karte von einem angelandeten Schiff aus, darfst du den ganzen Kampfbereich deines Gegners abwerfen; aktive Karten mit dem GESCHÜTZT-Symbol bleiben.
card-buka-20 = Quartiermeister Kura Ko
    .text = In jedem deiner Züge darfst du beliebig viele Unterstützungen auslegen.
card-buka-21 = Pulvermeister Yina Ko
    .text = Erhöht beide Werte jeder deiner Bluffkarten auf 4.
card-buka-22 = Ausguck Dolora Paal
    .text = Beim Auslegen darfst du entweder alle aktiven Verstärkungen oder alle aktiven Unterstützungen deines Gegners abwerfen.
card-buka-23 = Geist des alten Goo Laa
    .text = Nur auslegbar, solange dein Einflussbereich leer ist. Das umkämpfte Element wechselt.
card-buka-24 = Kaperbrief
    .text = Dein Gegner darf deinen Bluff nicht aufdecken.
card-buka-25 = Waffenkammer
    .text = In jedem deiner Züge darfst du eine Unterstützung zusätzlich auslegen.
card-buka-26 = Doppelte Feuerkraft
    .text = Der Feuerwert eines deiner aktiven Charaktere zählt doppelt.
card-buka-27 = Erbitte eine Gunst
    .text = Beim Auslegen darfst du deinen Nachziehstapel durchsuchen und entweder eine Einflusskarte daraus auslegen oder einen Charakter, eine Verstärkung oder eine Unterstützung daraus auf eines deiner Schiffe laden; dann wird gemischt.
card-buka-28 = Meeresfalke
    .text = In dem Zug, in dem dieses Schiff anlandet, darfst du auch Karten aus der Hand auslegen.
card-buka-29 = Seeteufel
    .text = Beim Auslegen darfst du bis zu drei Handkarten auf dieses Schiff laden.
card-buka-30 = Aufgehende Sonne
card-buka-31 = Seemond
    .text = Beim Auslegen darfst du eine Handkarte auf dieses Schiff laden. In dem Zug, in dem es anlandet, darfst du auch einen Charakter, eine Verstärkung oder eine Unterstützung aus der Hand auslegen.

## Karten: Mutant

card-mutant-101 = Den-bal-Ton
    .text = Nur auslegbar, wenn dein Gegner einen Drachen hat. Das umkämpfte Element wechselt.
card-mutant-102 = Sas-van-Son
    .text = Nur auslegbar, wenn dein Gegner mindestens zwei Handkarten mehr hat als du. Das umkämpfte Element wechselt.
card-mutant-103 = Pen-dor-Nith
    .text = Nur auslegbar, wenn dein Gegner in Kampf- und Unterstützungsbereich zusammen mindestens sechs Karten hat. Das umkämpfte Element wechselt.
card-mutant-104 = Neth-sur-Pot
    .text = Nur auslegbar, wenn dein Gegner zusammen mindestens drei aktive Charaktere, Verstärkungen und Unterstützungen hat. Das umkämpfte Element wechselt.
card-mutant-105 = Var-dis-Nar
    .text = Nur auslegbar, wenn die Gesamtstärke deines Gegners mindestens 7 ist. Das umkämpfte Element wechselt.
card-mutant-106 = Zig-nur-Don
    .text = Nur in einem Kampf um Erde auslegbar, und wenn die Gesamtstärke deines Gegners mindestens 5 ist. Der Kampf geht nun um Feuer.
card-mutant-107 = Ras-mus-Pan
    .text = Nur in einem Kampf um Feuer auslegbar, und wenn die Gesamtstärke deines Gegners mindestens 5 ist. Der Kampf geht nun um Erde.
card-mutant-108 = Chu-nan-Chi
    .text = Nur auslegbar, wenn dein Gegner eine aktive Hyla-Karte hat. Das umkämpfte Element wechselt.
card-mutant-109 = Fel-nar-Gan
    .text = Nur auslegbar, wenn dein Kampf- und dein Unterstützungsbereich leer sind. Das umkämpfte Element wechselt.
card-mutant-110 = Man-shu-Ran
    .text = Nur auslegbar, wenn dein Gegner eine aktive Karte mit dem FREI-Symbol hat. Das umkämpfte Element wechselt.
