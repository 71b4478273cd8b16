# Drakon auf Deutsch, in eigenen Worten.

drakon-title = Drakon

## Entscheidungen

drakon-decision-draft = Wähle deinen Helden
drakon-decision-turn = Du bist am Zug: Kammer legen, Held bewegen oder Spezialfähigkeit einsetzen
drakon-decision-after = Setze jetzt die Spezialfähigkeit ein oder beende den Zug
drakon-decision-escape = Flucht: dorthin springen oder bleiben
drakon-decision-drakon_enter = Drakon erscheint: Setze sie auf eine Kammer ohne Helden
drakon-decision-drakon_move = Drakon zieht: Führe sie bis zu drei Kammern weit
drakon-decision-shift = Magischer Tausch: Tausche eine ausliegende Kammer gegen eine deiner Hand
drakon-decision-destroy = Zerstöre eine Kammer
drakon-decision-rotate = Drehe eine Kammer oder lass alle, wie sie sind
drakon-decision-float = Schwebende Kammer: Lass sie woandershin schweben oder hier liegen
drakon-decision-map = Kartenkammer: Nimm ein Plättchen von der Hand eines anderen
drakon-decision-control = Gedankenkontrolle: Bewege den Helden eines anderen
drakon-decision-knight = Eine Münze ist in Gefahr: Verhindere den Verlust oder lass ihn zu
drakon-decision-dwarf = Wirf Plättchen für neue ab oder sei fertig

drakon-phase-draft = Wahl der Helden
drakon-phase-turn = Zug
drakon-phase-after = nach der Aktion
drakon-phase-escape = Flucht
drakon-phase-drakon_enter = Drakon erscheint
drakon-phase-drakon_move = Drakon zieht
drakon-phase-shift = Magischer Tausch
drakon-phase-destroy = Kammer zerstören
drakon-phase-rotate = Kammer drehen
drakon-phase-float = Schwebende Kammer
drakon-phase-map = Kartenkammer
drakon-phase-control = Gedankenkontrolle
drakon-phase-knight = Ritter
drakon-phase-dwarf = Austausch von Plättchen
drakon-phase-over = das Spiel ist zu Ende

## Was man tun kann

drakon-verb-place = Kammer legen
drakon-verb-move = Held bewegen
drakon-verb-wizard = durch eine Wand gehen
drakon-verb-amazon = zusätzlicher Schritt
drakon-verb-barbarian = wegstoßen
drakon-verb-dwarf = Plättchen austauschen
drakon-verb-thief = Münze stehlen oder tauschen
drakon-verb-shift = tauschen
drakon-verb-destroy = zerstören
drakon-verb-rotate = drehen
drakon-verb-float = schweben lassen
drakon-verb-map = Plättchen nehmen
drakon-verb-control = lenken
drakon-verb-drakon = Drakon bewegen
drakon-verb-jump = dorthin springen
drakon-verb-stay = bleiben
drakon-verb-keep = so lassen
drakon-verb-knight = den Verlust verhindern
drakon-verb-allow = zulassen
drakon-verb-discard = abwerfen
drakon-verb-done = fertig
drakon-verb-draft = wählen
drakon-verb-end = Zug beenden
drakon-verb-pass = passen

## Hilfe zum Spielfeld

drakon-help =
    Kammer:  ┌──▲▲──┐          Pfeile in den Seiten sind die Ausgänge: ▲ Norden, ▶ Osten, ▼ Süden, ◀ Westen
             │coin+ ▶          die Art (siehe unten) und in der zweiten Zeile
             │ D13  │          D Drakon, 1 der Held von p1, 3 der Held von p3
    Zahlen:  Spalten (x) stehen unter dem Labyrinth, Zeilen (y) links; (1,0) liegt östlich von START auf (0,0)
    Arten:   coin+ finden, coin- verlieren, steal> vom linken Nachbarn, {"<"}steal vom rechten, key Generalschlüssel,
             destry zerstören, wind Starker Wind, telep Teleport, mind Gedankenkontrolle, drakon Drakon zieht
    Plättchen: plain.2a ist Art und Pfeile; 0 keiner, 1 einer, 2o zwei gegenüber, 2a zwei über Eck, 3 drei, 4 vier
    Aktionen: place plain[NE] @(1,0); move (1,0); jump, stay; rotate (0,0) [ESW]; float (3,0) [NS]; keep;
             shift (1,1) escape[NE]; destroy (2,0); map p3; control p2 (1,1); drakon (2,1);
             amazon (1,0); wizard (1,0); barbarian p2 (0,1); thief p2, thief swap 1; dwarf, discard plain.1, done;
             knight, allow; draft amazon; end; pass

## Kammern

drakon-chamber-start = Start
drakon-chamber-plain = Leere Kammer
drakon-chamber-find_coin = Münze finden
drakon-chamber-lose_coin = Münze verlieren
drakon-chamber-steal_cw = Münze stehlen (im Uhrzeigersinn)
drakon-chamber-steal_ccw = Münze stehlen (gegen den Uhrzeigersinn)
drakon-chamber-escape = Flucht
drakon-chamber-master_key = Generalschlüssel
drakon-chamber-magical_shift = Magischer Tausch
drakon-chamber-magic_harp = Zauberharfe
drakon-chamber-destroy = Kammer zerstören
drakon-chamber-rotate = Kammer drehen
drakon-chamber-map = Kartenkammer
drakon-chamber-strong_wind = Starker Wind
drakon-chamber-floating = Schwebende Kammer
drakon-chamber-teleport = Teleport
drakon-chamber-mind_control = Gedankenkontrolle
drakon-chamber-drakon_moves = Drakon zieht

## Helden

drakon-hero-amazon = Amazone
drakon-hero-barbarian = Barbar
drakon-hero-dwarf = Zwerg
drakon-hero-knight = Ritter
drakon-hero-thief = Dieb
drakon-hero-wizard = Zauberer

## Was eine Münze bedroht

drakon-threat-lose = Münze verlieren
drakon-threat-steal = Münze stehlen
drakon-threat-thief = der Dieb
drakon-threat-drakon = Drakon

## Varianten

drakon-option-players = Zahl der Spieler
drakon-option-goal = Ziel
drakon-option-heroes = Helden!
drakon-option-knight_vs_drakon = Ritter schützt vor Drakon
drakon-option-tile_set = Plättchensatz
drakon-option-start_arrows = Pfeile der Startkammer
drakon-option-start_side = Seite der Startkammer
drakon-option-stall_limit = Grenze für ereignislose Runden
drakon-option-round_limit = Rundenbegrenzung

drakon-goal-standard = Grundspiel (10 Gold)
drakon-goal-short = Kurzes Spiel (7 Gold)
drakon-goal-fixed = Festes Gold (5 Münzen)
drakon-goal-escape = Flucht aus Drakons Höhle (8 Gold)
drakon-goal-team = Teamspiel (20 Gold)
drakon-heroes-off = ohne Fähigkeiten
drakon-heroes-random = zufällige Helden
drakon-heroes-draft = Helden der Reihe nach wählen

## Wertung

drakon-score-gold = Gold
drakon-score-coins = Münzen

## Spielende

drakon-ending-goal = Ziel erreicht
drakon-ending-escape = Flucht geglückt
drakon-ending-dead_end = niemand kann legen oder ziehen
drakon-ending-stall = kein Fortschritt
drakon-ending-round_limit = Rundengrenze erreicht

## Ablehnungen

drakon-refusal-unreadable = das ist keine Aktion; schreibe zum Beispiel „move (1,0)“, „place plain[NE] @(1,0)“ oder „keep“
drakon-refusal-not_your_decision = jetzt geht es um etwas anderes – { $decision_name }
    .blurred = das entscheidest du jetzt nicht
drakon-refusal-must_act = du kannst eine Kammer legen oder ziehen, also musst du es
drakon-refusal-not_in_hand = dieses Plättchen hast du nicht
drakon-refusal-cell_taken = dort liegt schon eine Kammer
drakon-refusal-not_adjacent = dieser Platz liegt neben keiner Kammer
drakon-refusal-facing_arrows = zwei Pfeile würden aufeinander zeigen
drakon-refusal-no_arrow = kein Pfeil führt dorthin
drakon-refusal-no_chamber = dort liegt keine Kammer
drakon-refusal-harp = eine Zauberharfe lockt den Helden an: Er muss zur Harfe gehen
drakon-refusal-wind = der Starke Wind trägt den Helden nicht dorthin: Er geht zwei Schritte, den Pfeilen nach
drakon-refusal-mandatory = mit voller Hand ({ $limit } Plättchen) legt der Zwerg mindestens eines ab: Wähle es zuerst
drakon-refusal-no_target =
    { $cause ->
        [taken] diesen Helden hat schon jemand gewählt
        [no_tile] dieser Spieler hat kein Plättchen
        [own] es muss der Held eines anderen sein
       *[way] diese Kammer lässt den Helden nicht dorthin
        [wizard] der Zauberer geht in eine Nachbarkammer, in die kein Zug führt
        [barbarian] der Barbar bewegt einen Helden in seiner eigenen Kammer
        [thief] der Dieb bestiehlt einen Gegner in seiner eigenen Kammer
        [no_purse] dieser Spieler hat keine Münze für den Dieb
        [no_coin] du hast keine Münze dieses Werts
        [no_hoard] im Hort ist keine Münze mehr
        [no_pile] im Stapel ist kein Plättchen mehr
        [pattern] Drehen ändert nur die Richtung der Pfeile, nicht ihre Zahl
    }
drakon-refusal-start_protected = Start wird weder zerstört noch getauscht
drakon-refusal-hero_there = dort steht ein Held
drakon-refusal-drakon_there = dort ist Drakon
drakon-refusal-same_arrows = das Drehen muss die Pfeile ändern
drakon-refusal-same_cell = sie muss an einen anderen Platz schweben
drakon-refusal-too_far = Drakon geht höchstens drei Schritte, von Kammer zu Kammer
drakon-refusal-power_used = die Spezialfähigkeit ist schon verbraucht: Sie wirkt einmal pro Spiel
drakon-refusal-power_idle =
    { $cause ->
        [off] in dieser Partie gibt es keine Spezialfähigkeiten
        [pile] der Stapel ist leer: Der Zwerg hätte nichts zu ziehen
       *[other] das ist die Fähigkeit eines anderen Helden, deiner ist: { $hero_name }
    }

## Ereignisse

drakon-event-first-player-chosen = { $seat_name } beginnt.
drakon-event-hero-dealt = Held von { $seat_name }: { $hero_name }.
drakon-event-hero-drafted = { $seat_name } wählt einen Helden: { $hero_name }.
drakon-event-tile-dealt = { $seat_name } bekommt { $tile_name }.
    .blurred = { $seat_name } bekommt ein Plättchen.
drakon-event-turn-began = { $seat_name } ist am Zug.
drakon-event-turn-skipped = { $seat_name } kann weder legen noch ziehen: Der Zug entfällt.
drakon-event-turn-passed = { $seat_name } passt.
drakon-event-chamber-placed = { $seat_name } legt { $chamber_name } auf { $cell }.
drakon-event-tile-drawn = { $seat_name } zieht { $tile_name }.
    .blurred = { $seat_name } zieht ein Plättchen.
drakon-event-tile-taken = { $seat_name } nimmt { $tile_name } von { $from_name }.
    .blurred = { $seat_name } nimmt ein Plättchen von { $from_name }.
drakon-event-hero-moved =
    { $how ->
        [wizard] { $seat_name } geht durch eine Wand, von { $from } nach { $to }.
        [amazon] { $seat_name } macht einen zusätzlichen Schritt von { $from } nach { $to }.
        [barbarian] { $by_name } stößt den Helden von { $seat_name } von { $from } nach { $to }.
        [control] { $by_name } lässt den Helden von { $seat_name } von { $from } nach { $to } gehen.
        [jump] { $seat_name } springt von { $from } nach { $to }.
       *[move] { $seat_name } geht von { $from } nach { $to }.
    }
drakon-event-escape-refused = { $seat_name } springt nicht nach { $cell }.
drakon-event-nothing-happened = { $seat_name }: { $chamber_name } auf { $cell }, nichts geschieht.
drakon-event-coin-found = { $seat_name } findet eine Münze: { $value } Gold.
    .blurred = { $seat_name } findet eine Münze.
drakon-event-coin-lost = { $seat_name } verliert eine Münze zu { $value } Gold an den Hort ({ $threat_name }).
    .blurred = { $seat_name } verliert eine Münze an den Hort ({ $threat_name }).
drakon-event-coin-stolen = { $seat_name } nimmt { $from_name } eine Münze zu { $value } Gold ab ({ $threat_name }).
    .blurred = { $seat_name } nimmt { $from_name } eine Münze ab ({ $threat_name }).
drakon-event-coin-swapped = { $seat_name } gibt { $old } Gold in den Hort und bekommt { $new } Gold.
    .blurred = { $seat_name } tauscht eine Münze mit dem Hort.
drakon-event-coin-guarded = { $seat_name } behält die Münze: Der Ritter schützt sie ({ $threat_name }).
drakon-event-coin-not-guarded = { $seat_name } setzt den Ritter nicht ein ({ $threat_name }).
drakon-event-drakon-entered = Drakon erscheint auf { $cell }; { $seat_name } hat sie dorthin gesetzt.
drakon-event-drakon-moved = { $seat_name } führt Drakon von { $from } nach { $to }.
drakon-event-hero-hit = Drakon erwischt den Helden von { $seat_name } auf { $cell }.
drakon-event-chamber-shifted = { $seat_name } tauscht { $removed_name } auf { $cell } gegen { $chamber_name }.
drakon-event-chamber-destroyed = { $seat_name } zerstört { $chamber_name } auf { $cell }; das Plättchen kommt unter den Nachziehstapel.
drakon-event-chamber-rotated = { $seat_name } dreht { $chamber_name } auf { $cell }; Pfeile jetzt: { $arrows }.
drakon-event-chamber-floated = { $seat_name } lässt die Schwebende Kammer von { $from } nach { $to } schweben.
drakon-event-chamber-kept = { $seat_name } nutzt { $chamber_name } auf { $cell } nicht.
drakon-event-power-used = { $seat_name } setzt die Fähigkeit ein: { $hero_name }.
drakon-event-tile-discarded = { $seat_name } wirft { $tile_name } ab.
    .blurred = { $seat_name } wirft ein Plättchen ab.
drakon-event-tiles-returned =
    { $number ->
        [one] Ein Plättchen von { $seat_name } kommt unter den Nachziehstapel.
       *[other] { $number } Plättchen von { $seat_name } kommen unter den Nachziehstapel.
    }
drakon-event-game-ended =
    { $winners_number ->
        [1] Das Spiel ist zu Ende: { $reason_name }. { $winners_name } gewinnt.
       *[other] Das Spiel ist zu Ende: { $reason_name }. Gemeinsamer Sieg: { $winners_name }.
    }
