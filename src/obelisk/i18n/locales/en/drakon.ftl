# Drakon, in our own words. Ids end with the ids of the rules; the variables of events and refusals are their
# facts (obelisk.i18n.narrate says which more there are). Rules: DRK.

drakon-title = Drakon

## Decisions (DRK-14.30 to 14.42)

drakon-decision-draft = Choose your hero
drakon-decision-turn = Your turn: place a chamber, move your hero, or use the special power
drakon-decision-after = Use the special power now, or end the turn
drakon-decision-escape = Escape: jump there, or stay
drakon-decision-drakon_enter = Drakon comes: put her on a chamber without heroes
drakon-decision-drakon_move = Drakon moves: lead her up to three chambers far
drakon-decision-shift = Magical Shift: exchange a chamber of the maze for one of your hand
drakon-decision-destroy = Destroy a chamber
drakon-decision-rotate = Rotate a chamber, or leave all as they are
drakon-decision-float = Floating Chamber: let it float elsewhere, or leave it here
drakon-decision-map = Map Chamber: take a tile from another player
drakon-decision-control = Mind Control: move another player's hero
drakon-decision-knight = A coin is in danger: prevent the loss, or allow it
drakon-decision-dwarf = Discard tiles for new ones, or be done

drakon-phase-draft = choice of heroes
drakon-phase-turn = turn
drakon-phase-after = after the action
drakon-phase-escape = Escape
drakon-phase-drakon_enter = Drakon arrives
drakon-phase-drakon_move = Drakon moves
drakon-phase-shift = Magical Shift
drakon-phase-destroy = Destroy a Chamber
drakon-phase-rotate = Rotate a Chamber
drakon-phase-float = Floating Chamber
drakon-phase-map = Map Chamber
drakon-phase-control = Mind Control
drakon-phase-knight = Knight
drakon-phase-dwarf = exchange of tiles
drakon-phase-over = the game is over

## What can be done

drakon-verb-place = place a chamber
drakon-verb-move = move the hero
drakon-verb-wizard = step through a wall
drakon-verb-amazon = extra move
drakon-verb-barbarian = push
drakon-verb-dwarf = exchange tiles
drakon-verb-thief = steal or swap a coin
drakon-verb-shift = exchange
drakon-verb-destroy = destroy
drakon-verb-rotate = rotate
drakon-verb-float = float
drakon-verb-map = take a tile
drakon-verb-control = control
drakon-verb-drakon = move Drakon
drakon-verb-jump = jump there
drakon-verb-stay = stay
drakon-verb-keep = leave as it is
drakon-verb-knight = prevent the loss
drakon-verb-allow = allow it
drakon-verb-discard = discard
drakon-verb-done = done
drakon-verb-draft = choose
drakon-verb-end = end turn
drakon-verb-pass = pass

## Help for the board

drakon-help =
    Chamber: ┌──▲▲──┐          arrows in the sides are the ways out: ▲ north, ▶ east, ▼ south, ◀ west
             │coin+ ▶          the kind (see below), and in the second line
             │ D13  │          D Drakon, 1 the hero of p1, 3 the hero of p3
    Numbers: columns (x) stand below the maze, rows (y) to the left; cell (1,0) is east of START on (0,0)
    Kinds:   coin+ find, coin- lose, steal> from the left neighbour, {"<"}steal from the right, key Master Key,
             destry destroy, wind Strong Wind, telep Teleport, mind Mind Control, drakon Drakon Moves
    Tiles:   plain.2a is a design: kind and arrows; 0 none, 1 one, 2o two opposite, 2a two adjacent, 3 three, 4 four
    Actions: place plain[NE] @(1,0); move (1,0); jump, stay; rotate (0,0) [ESW]; float (3,0) [NS]; keep;
             shift (1,1) escape[NE]; destroy (2,0); map p3; control p2 (1,1); drakon (2,1);
             amazon (1,0); wizard (1,0); barbarian p2 (0,1); thief p2, thief swap 1; dwarf, discard plain.1, done;
             knight, allow; draft amazon; end; pass

## Chambers

drakon-chamber-start = Start
drakon-chamber-plain = Plain Chamber
drakon-chamber-find_coin = Find a Coin
drakon-chamber-lose_coin = Lose a Coin
drakon-chamber-steal_cw = Steal a Coin (clockwise)
drakon-chamber-steal_ccw = Steal a Coin (counter-clockwise)
drakon-chamber-escape = Escape
drakon-chamber-master_key = Master Key
drakon-chamber-magical_shift = Magical Shift
drakon-chamber-magic_harp = Magic Harp
drakon-chamber-destroy = Destroy a Chamber
drakon-chamber-rotate = Rotate a Chamber
drakon-chamber-map = Map Chamber
drakon-chamber-strong_wind = Strong Wind
drakon-chamber-floating = Floating Chamber
drakon-chamber-teleport = Teleport
drakon-chamber-mind_control = Mind Control
drakon-chamber-drakon_moves = Drakon Moves

## Heroes

drakon-hero-amazon = Amazon
drakon-hero-barbarian = Barbarian
drakon-hero-dwarf = Dwarf
drakon-hero-knight = Knight
drakon-hero-thief = Thief
drakon-hero-wizard = Wizard

## What threatens a coin

drakon-threat-lose = Lose a Coin
drakon-threat-steal = Steal a Coin
drakon-threat-thief = the Thief
drakon-threat-drakon = Drakon

## Options

drakon-option-players = number of players
drakon-option-goal = goal
drakon-option-heroes = Heroes!
drakon-option-knight_vs_drakon = Knight protects against Drakon
drakon-option-tile_set = tile set
drakon-option-start_arrows = arrows of Start
drakon-option-start_side = side of Start
drakon-option-stall_limit = stall limit
drakon-option-round_limit = round limit

drakon-goal-standard = Basic game (10 gold)
drakon-goal-short = Short game (7 gold)
drakon-goal-fixed = Fixed gold (5 coins)
drakon-goal-escape = Escape from Drakon's lair (8 gold)
drakon-goal-team = Team effort (20 gold)
drakon-heroes-off = no special powers
drakon-heroes-random = heroes at random
drakon-heroes-draft = heroes chosen in turn

## Scores

drakon-score-gold = gold
drakon-score-coins = coins

## Endings (DRK-12.8)

drakon-ending-goal = goal reached
drakon-ending-escape = escaped from the lair
drakon-ending-dead_end = nobody can place or move
drakon-ending-stall = no progress
drakon-ending-round_limit = round limit reached

## Refusals (DRK-16.10)

drakon-refusal-unreadable = this is no action; write for example “move (1,0)”, “place plain[NE] @(1,0)” or “keep”
drakon-refusal-not_your_decision = now something else is asked – { $decision_name }
    .blurred = it is not your decision
drakon-refusal-must_act = you can place a chamber or move, so you must
drakon-refusal-not_in_hand = you do not hold that tile
drakon-refusal-cell_taken = there is a chamber in that place already
drakon-refusal-not_adjacent = that place is not beside any chamber
drakon-refusal-facing_arrows = arrows would face each other
drakon-refusal-no_arrow = no arrow leads there
drakon-refusal-no_chamber = there is no chamber in that place
drakon-refusal-harp = a Magic Harp draws the hero: it must go to the Harp
drakon-refusal-wind = the Strong Wind does not carry the hero there: it goes two steps, along arrows
drakon-refusal-mandatory = with a full hand ({ $limit } tiles) the Dwarf discards at least one: choose it first
drakon-refusal-no_target =
    { $cause ->
        [taken] somebody has chosen this hero already
        [no_tile] that player holds no tile
        [own] another player’s hero has to be chosen
       *[way] this chamber does not let the hero go there
        [wizard] the Wizard goes to a chamber beside his that no move leads to
        [barbarian] the Barbarian moves a hero in his own chamber
        [thief] the Thief robs an opponent in his own chamber
        [no_purse] that player has no coin for the Thief
        [no_coin] you have no coin of this value
        [no_hoard] the hoard has no coin to give
        [no_pile] the pile holds no further tile to draw
        [pattern] turning changes only the direction of the arrows, not their number
    }
drakon-refusal-start_protected = Start is neither destroyed nor exchanged
drakon-refusal-hero_there = a hero stands there
drakon-refusal-drakon_there = Drakon is there
drakon-refusal-same_arrows = turning must change the arrows
drakon-refusal-same_cell = it must float to another place
drakon-refusal-too_far = Drakon goes at most three steps, from chamber to chamber
drakon-refusal-power_used = the special power was used already: it works once per game
drakon-refusal-power_idle =
    { $cause ->
        [off] this game is played without special powers
        [pile] the draw pile is empty: the Dwarf would have nothing to draw
       *[other] that is the power of another hero: yours is the { $hero_name }
    }

## Events

drakon-event-first-player-chosen = { $seat_name } begins.
drakon-event-hero-dealt = { $seat_name } is the { $hero_name }.
drakon-event-hero-drafted = { $seat_name } chooses the { $hero_name }.
drakon-event-tile-dealt = { $seat_name } is dealt { $tile_name }.
    .blurred = { $seat_name } is dealt a tile.
drakon-event-turn-began = Turn of { $seat_name }.
drakon-event-turn-skipped = { $seat_name } can neither place nor move: turn skipped.
drakon-event-turn-passed = { $seat_name } passes.
drakon-event-chamber-placed = { $seat_name } places { $chamber_name } on { $cell }.
drakon-event-tile-drawn = { $seat_name } draws { $tile_name }.
    .blurred = { $seat_name } draws a tile.
drakon-event-tile-taken = { $seat_name } takes { $tile_name } from { $from_name }.
    .blurred = { $seat_name } takes a tile from { $from_name }.
drakon-event-hero-moved =
    { $how ->
        [wizard] { $seat_name } steps through a wall, from { $from } to { $to }.
        [amazon] { $seat_name } makes an extra move from { $from } to { $to }.
        [barbarian] { $by_name } pushes the hero of { $seat_name } from { $from } to { $to }.
        [control] { $by_name } makes the hero of { $seat_name } go from { $from } to { $to }.
        [jump] { $seat_name } jumps from { $from } to { $to }.
       *[move] { $seat_name } goes from { $from } to { $to }.
    }
drakon-event-escape-refused = { $seat_name } does not jump to { $cell }.
drakon-event-nothing-happened = { $seat_name }: { $chamber_name } on { $cell }, nothing happens.
drakon-event-coin-found = { $seat_name } finds a coin: { $value } gold.
    .blurred = { $seat_name } finds a coin.
drakon-event-coin-lost = { $seat_name } loses a coin of { $value } gold to the hoard ({ $threat_name }).
    .blurred = { $seat_name } loses a coin to the hoard ({ $threat_name }).
drakon-event-coin-stolen = { $seat_name } takes a coin of { $value } gold from { $from_name } ({ $threat_name }).
    .blurred = { $seat_name } takes a coin from { $from_name } ({ $threat_name }).
drakon-event-coin-swapped = { $seat_name } gives { $old } gold to the hoard and gets { $new } gold.
    .blurred = { $seat_name } swaps a coin with the hoard.
drakon-event-coin-guarded = { $seat_name } keeps the coin: the Knight guards it ({ $threat_name }).
drakon-event-coin-not-guarded = { $seat_name } does not use the Knight against { $threat_name }.
drakon-event-drakon-entered = Drakon appears on { $cell }; { $seat_name } has put her there.
drakon-event-drakon-moved = { $seat_name } leads Drakon from { $from } to { $to }.
drakon-event-hero-hit = Drakon hits the hero of { $seat_name } on { $cell }.
drakon-event-chamber-shifted = { $seat_name } exchanges { $removed_name } on { $cell } for { $chamber_name }.
drakon-event-chamber-destroyed = { $seat_name } destroys { $chamber_name } on { $cell }; it goes under the draw pile.
drakon-event-chamber-rotated = { $seat_name } rotates { $chamber_name } on { $cell }: its arrows are now { $arrows }.
drakon-event-chamber-floated = { $seat_name } lets the Floating Chamber float from { $from } to { $to }.
drakon-event-chamber-kept = { $seat_name } leaves { $chamber_name } on { $cell } unused.
drakon-event-power-used = { $seat_name } uses the power of the { $hero_name }.
drakon-event-tile-discarded = { $seat_name } discards { $tile_name }.
    .blurred = { $seat_name } discards a tile.
drakon-event-tiles-returned =
    { $number ->
        [one] One tile of { $seat_name } goes under the draw pile.
       *[other] { $number } tiles of { $seat_name } go under the draw pile.
    }
drakon-event-game-ended =
    { $winners_number ->
        [1] The game ends: { $reason_name }. { $winners_name } wins.
       *[other] The game ends: { $reason_name }. { $winners_name } share the victory.
    }
