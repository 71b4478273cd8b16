# The board of Drakon in the browser; loaded with the game.

## The board

web-drakon-board = The maze
web-drakon-view = View of the maze
web-drakon-nearer = Nearer
web-drakon-farther = Farther away
web-drakon-fit = Show the whole maze
web-drakon-hand =
    { $count ->
        [one] Your hand: { $count } tile
       *[other] Your hand: { $count } tiles
    }
web-drakon-tile =
    { $number ->
        [0] { $name } without arrows
        [one] { $name } with { $number } arrow
       *[other] { $name } with { $number } arrows
    }
web-drakon-tile-count =
    { $count ->
        [1] { $tile }
       *[other] { $tile }, { $count } times
    }
web-drakon-tiles =
    { $number ->
        [one] { $number } tile in hand
       *[other] { $number } tiles in hand
    }
web-drakon-chamber = { $name } (ways out: { $ways })
web-drakon-ways = Ways out: { $ways }.
web-drakon-no-way = none
web-drakon-side-N = north
web-drakon-side-E = east
web-drakon-side-S = south
web-drakon-side-W = west
web-drakon-drakon = Drakon
web-drakon-hero-of = { $name } ({ $hero })
web-drakon-partner = partner
web-drakon-cell = { $cell } { $chamber }.
web-drakon-cell-empty = { $cell } empty.
web-drakon-cell-here = Here: { $who }.
web-drakon-target-act = Choose this place.
web-drakon-target-lay = The chamber fits here.
web-drakon-target-turn = The chamber fits here if it is turned.
web-drakon-pick-seat = Choose { $name }
web-drakon-pile = Tiles in the draw pile
web-drakon-hoard = Coins in Drakon’s hoard
web-drakon-goal-gold = Goal: { $gold } gold
web-drakon-goal-coins = Goal: { $coins } coins
web-drakon-purse-open =
    { $number ->
        [one] { $number } coin, { $gold } gold ({ $coins })
       *[other] { $number } coins, { $gold } gold ({ $coins })
    }
web-drakon-purse-closed =
    { $number ->
        [one] { $number } coin, face down
       *[other] { $number } coins, face down
    }
web-drakon-power-left = power not used yet
web-drakon-power-spent = power used
web-drakon-describe-maze = The maze has { $number } chambers; draw pile { $pile }, hoard { $hoard } coins. { $goal }
web-drakon-describe-seat = { $name } on { $cell }: { $purse }; tiles in hand { $tiles }.
web-drakon-describe-drakon = Drakon is on { $cell }.
web-drakon-describe-no-drakon = Drakon has not appeared yet.
web-drakon-describe-hand = Your tiles: { $tiles }.

## Decisions

web-drakon-now-over = The game is over.
web-drakon-now-wait = One moment…
web-drakon-now-turn = Your turn: place a chamber or move your hero
web-drakon-now-tile = { $name }: choose a glowing place.
web-drakon-now-lay = { $name }, ways out: { $ways }. Like this?
web-drakon-now-hero = { $name }. Like this?
web-drakon-now-power = { $power }: choose a glowing chamber.
web-drakon-now-seat = Hero of { $name }: choose where it goes.
web-drakon-hint-turn-first = Choose a tile below to place it, or a glowing chamber to go there.
web-drakon-hint-turn = { $key } turns it. Choose the same place again to confirm.
web-drakon-hint-again = Choose the same place again to confirm.
web-drakon-hint-tile = { $key } turns it. Dotted places fit after turning.
web-drakon-hint-place = Dashed places are free for it.
web-drakon-hint-tap = Tap it again to turn it. Dashed places are free for it.
web-drakon-hint-draft = Every hero has a power that works once per game.
web-drakon-hint-after = The power works once per game; you may save it.
web-drakon-hint-drakon_move = Heroes where she ends lose a coin and go back to Start.
web-drakon-hint-shift = Choose a tile of your hand, then the chamber it replaces.
web-drakon-hint-destroy = Chambers with heroes or Drakon and Start are safe.
web-drakon-hint-float = Heroes on it ride along.
web-drakon-hint-control = Its owner suffers, or enjoys, what happens there.
web-drakon-turn = Turn
web-drakon-do-lay = Place here
web-drakon-do-so = Like this
web-drakon-do-swap = Swap a coin of { $value } gold

## Chambers

web-drakon-kind-start = All heroes begin here. It is never destroyed or exchanged.
web-drakon-kind-plain = Nothing happens here.
web-drakon-kind-find_coin = Take a random coin from the hoard.
web-drakon-kind-lose_coin = A random coin of yours goes back to the hoard.
web-drakon-kind-steal_cw = Take a random coin from the player to your left.
web-drakon-kind-steal_ccw = Take a random coin from the player to your right.
web-drakon-kind-escape = When you have placed it you may jump onto it at once, from anywhere.
web-drakon-kind-master_key = It has no arrows: leave it through any side.
web-drakon-kind-magical_shift = Exchange a chamber of the maze for a tile of your hand.
web-drakon-kind-magic_harp = Whoever has an arrow towards it and moves must go to it.
web-drakon-kind-destroy = Remove a chamber without heroes from the maze.
web-drakon-kind-rotate = You may turn any chamber of the maze.
web-drakon-kind-map = Take a random tile from another player’s hand.
web-drakon-kind-strong_wind = Whoever leaves it goes two steps at once.
web-drakon-kind-floating = You may let it float to another place, with all who stand on it.
web-drakon-kind-teleport = It has no arrows: leave it to any chamber of the maze.
web-drakon-kind-mind_control = Move the hero of another player.
web-drakon-kind-drakon_moves = Lead Drakon up to three chambers far. The first one of the game brings her in.

## Powers

web-drakon-power-amazon = One extra move.
web-drakon-power-barbarian = Pushes a hero out of the chamber and takes a tile from its owner.
web-drakon-power-dwarf = Exchanges any number of tiles.
web-drakon-power-knight = Prevents the loss of a coin.
web-drakon-power-thief = Steals from a hero in the same chamber, or swaps a coin.
web-drakon-power-wizard = Steps through a wall.

## What things are

web-drakon-explain-purse = Purse
    .text = Coins are worth one to three gold. You see the values of your own; of other purses only how many coins they hold.
web-drakon-explain-tiles = Tiles in hand
    .text = Everybody sees how many, not which. Whoever places a chamber draws a new tile.
web-drakon-explain-pile = Draw pile
    .text = Chambers that nobody has drawn yet. When it is empty there is nothing left to draw.
web-drakon-explain-hoard = Drakon’s hoard
    .text = All coins that nobody owns, face down and mixed. “Find a Coin” takes one, lost coins come back.
web-drakon-explain-race = The race to the goal
    .text = Each figure stands at the gold of its purse. Where only the number of coins is known, the bar shows the least and the most they can be worth.
web-drakon-explain-figure = Hero
    .text = It goes one step a turn, out through an arrow of its own chamber.
web-drakon-explain-drakon = The she-dragon
    .text = Heroes she meets lose a coin and go back to Start.
web-drakon-explain-arrows = Arrows
    .text = They lead out. Going in needs no arrow, so many a way has no way back.
web-drakon-explain-changed = Blue frame
    .text = Something happened here just now.
web-drakon-meaning-gain = Gain
web-drakon-meaning-harm = Danger
web-drakon-meaning-way = Ways
web-drakon-meaning-work = The maze changes
web-drakon-meaning-rest = Rest
web-drakon-race = { $name }: { $least } to { $most } of { $goal }
