# Das Spielfeld von Drakon im Browser und die Anleitung auf einer Seite.

## Das Spielfeld

web-drakon-board = Das Labyrinth
web-drakon-view = Blick auf das Labyrinth
web-drakon-nearer = Näher
web-drakon-farther = Weiter weg
web-drakon-fit = Das ganze Labyrinth zeigen
web-drakon-hand =
    { $count ->
        [one] Deine Hand: { $count } Plättchen
       *[other] Deine Hand: { $count } Plättchen
    }
web-drakon-tile =
    { $number ->
        [0] { $name } ohne Pfeile
        [one] { $name } mit { $number } Pfeil
       *[other] { $name } mit { $number } Pfeilen
    }
web-drakon-tile-count =
    { $count ->
        [1] { $tile }
       *[other] { $tile }, { $count }-mal
    }
web-drakon-tiles =
    { $number ->
        [one] { $number } Plättchen auf der Hand
       *[other] { $number } Plättchen auf der Hand
    }
web-drakon-chamber = { $name } (Ausgänge: { $ways })
web-drakon-ways = Ausgänge: { $ways }.
web-drakon-no-way = keine
web-drakon-side-N = Norden
web-drakon-side-E = Osten
web-drakon-side-S = Süden
web-drakon-side-W = Westen
web-drakon-drakon = Drakon
web-drakon-hero-of = { $name } ({ $hero })
web-drakon-partner = Partner
web-drakon-cell = { $cell } { $chamber }.
web-drakon-cell-empty = { $cell } leer.
web-drakon-cell-here = Hier: { $who }.
web-drakon-target-act = Diesen Ort wählen.
web-drakon-target-lay = Die Kammer passt hierher.
web-drakon-target-turn = Gedreht passt die Kammer hierher.
web-drakon-pick-seat = { $name } wählen
web-drakon-pile = Plättchen im Nachziehstapel
web-drakon-hoard = Münzen in Drakons Hort
web-drakon-goal-gold = Ziel: { $gold } Gold
web-drakon-goal-coins = Ziel: { $coins } Münzen
web-drakon-purse-open =
    { $number ->
        [one] { $number } Münze, { $gold } Gold ({ $coins })
       *[other] { $number } Münzen, { $gold } Gold ({ $coins })
    }
web-drakon-purse-closed =
    { $number ->
        [one] { $number } Münze, verdeckt
       *[other] { $number } Münzen, verdeckt
    }
web-drakon-power-left = Fähigkeit noch nicht eingesetzt
web-drakon-power-spent = Fähigkeit verbraucht
web-drakon-describe-maze = Das Labyrinth hat { $number } Kammern; Stapel { $pile }, Hort { $hoard } Münzen. { $goal }
web-drakon-describe-seat = { $name } auf { $cell }: { $purse }; Plättchen auf der Hand: { $tiles }.
web-drakon-describe-drakon = Drakon ist auf { $cell }.
web-drakon-describe-no-drakon = Drakon ist noch nicht erschienen.
web-drakon-describe-hand = Deine Plättchen: { $tiles }.

## Entscheidungen

web-drakon-now-over = Das Spiel ist zu Ende.
web-drakon-now-wait = Einen Moment …
web-drakon-now-turn = Du bist am Zug: Kammer legen oder Held bewegen
web-drakon-now-tile = { $name }: Wähle einen leuchtenden Ort.
web-drakon-now-lay = { $name }, Ausgänge: { $ways }. So?
web-drakon-now-hero = { $name }. So?
web-drakon-now-power = { $power }: Wähle eine leuchtende Kammer.
web-drakon-now-seat = Held von { $name }: Wähle, wohin er geht.
web-drakon-hint-turn-first = Wähle unten ein Plättchen, um es zu legen, oder eine leuchtende Kammer, um hinzugehen.
web-drakon-hint-turn = { $key } dreht. Wähle denselben Ort noch einmal, um zu bestätigen.
web-drakon-hint-again = Wähle denselben Ort noch einmal, um zu bestätigen.
web-drakon-hint-tile = { $key } dreht. Gepunktete Orte passen nach dem Drehen.
web-drakon-hint-place = Gestrichelte Orte sind frei.
web-drakon-hint-tap = Noch einmal antippen dreht. Gestrichelte Orte sind frei.
web-drakon-hint-draft = Jeder Held hat eine Fähigkeit, die einmal pro Spiel wirkt.
web-drakon-hint-after = Die Fähigkeit wirkt einmal pro Spiel; du darfst sie aufheben.
web-drakon-hint-drakon_move = Helden dort, wo sie stehen bleibt, verlieren eine Münze und müssen zum Start.
web-drakon-hint-shift = Wähle ein Plättchen der Hand, dann die Kammer, die es ersetzt.
web-drakon-hint-destroy = Kammern mit Helden oder Drakon und Start sind sicher.
web-drakon-hint-float = Helden darauf reisen mit.
web-drakon-hint-control = Was dort geschieht, trifft seinen Besitzer.
web-drakon-turn = Drehen
web-drakon-do-lay = Hierhin legen
web-drakon-do-so = So
web-drakon-do-swap = Münze zu { $value } Gold tauschen

## Kammern

web-drakon-kind-start = Hier beginnen alle Helden. Start wird nie zerstört oder getauscht.
web-drakon-kind-plain = Hier geschieht nichts.
web-drakon-kind-find_coin = Nimm eine zufällige Münze aus dem Hort.
web-drakon-kind-lose_coin = Eine zufällige deiner Münzen geht zurück in den Hort.
web-drakon-kind-steal_cw = Nimm eine zufällige Münze deines linken Nachbarn.
web-drakon-kind-steal_ccw = Nimm eine zufällige Münze deines rechten Nachbarn.
web-drakon-kind-escape = Wer sie gelegt hat, darf sofort dorthin springen, von überall.
web-drakon-kind-master_key = Ohne Pfeile: Man verlässt sie durch jede Seite.
web-drakon-kind-magical_shift = Tausche eine Kammer des Labyrinths gegen ein Plättchen deiner Hand.
web-drakon-kind-magic_harp = Wer einen Pfeil zu ihr hat und sich bewegt, muss zu ihr gehen.
web-drakon-kind-destroy = Entferne eine Kammer ohne Helden aus dem Labyrinth.
web-drakon-kind-rotate = Du darfst eine beliebige Kammer drehen.
web-drakon-kind-map = Nimm ein zufälliges Plättchen von der Hand eines anderen.
web-drakon-kind-strong_wind = Wer sie verlässt, geht zwei Schritte auf einmal.
web-drakon-kind-floating = Du darfst sie woandershin schweben lassen, mit allen, die darauf stehen.
web-drakon-kind-teleport = Ohne Pfeile: Man verlässt sie zu irgendeiner Kammer des Labyrinths.
web-drakon-kind-mind_control = Bewege den Helden eines anderen.
web-drakon-kind-drakon_moves = Führe Drakon bis zu drei Kammern weit. Die erste im Spiel bringt sie herbei.

## Fähigkeiten

web-drakon-power-amazon = Ein zusätzlicher Schritt.
web-drakon-power-barbarian = Stößt einen Helden aus der Kammer und nimmt dessen Besitzer ein Plättchen.
web-drakon-power-dwarf = Tauscht beliebig viele Plättchen aus.
web-drakon-power-knight = Verhindert den Verlust einer Münze.
web-drakon-power-thief = Stiehlt einem Helden in derselben Kammer eine Münze oder tauscht eine.
web-drakon-power-wizard = Geht durch eine Wand.

## Was die Dinge sind

web-drakon-explain-purse = Geldbeutel
    .text = Münzen sind ein bis drei Gold wert. Von deinen eigenen siehst du die Werte, von fremden nur die Zahl.
web-drakon-explain-tiles = Plättchen auf der Hand
    .text = Alle sehen, wie viele es sind, aber nicht welche. Wer eine Kammer legt, zieht ein Plättchen nach.
web-drakon-explain-pile = Nachziehstapel
    .text = Kammern, die noch niemand gezogen hat. Ist er leer, wird nicht mehr gezogen.
web-drakon-explain-hoard = Drakons Hort
    .text = Alle Münzen, die niemandem gehören, verdeckt und gemischt. Wer eine findet, nimmt sie von hier; verlorene kommen zurück.
web-drakon-explain-race = Das Rennen zum Ziel
    .text = Jede Figur steht beim Gold ihres Geldbeutels. Ist nur die Zahl der Münzen bekannt, zeigt der Balken, was sie mindestens und höchstens wert sind.
web-drakon-explain-figure = Held
    .text = Er geht einen Schritt pro Zug, hinaus durch einen Pfeil seiner eigenen Kammer.
web-drakon-explain-drakon = Die Drachin
    .text = Helden, die sie trifft, verlieren eine Münze und gehen zurück zum Start.
web-drakon-explain-arrows = Pfeile
    .text = Sie führen hinaus. Hinein braucht es keinen, darum führt mancher Weg nicht zurück.
web-drakon-explain-changed = Blauer Rahmen
    .text = Hier ist gerade etwas geschehen.
web-drakon-meaning-gain = Gewinn
web-drakon-meaning-harm = Gefahr
web-drakon-meaning-way = Wege
web-drakon-meaning-work = Das Labyrinth ändert sich
web-drakon-meaning-rest = Ruhe
web-drakon-race = { $name }: { $least } bis { $most } von { $goal }
