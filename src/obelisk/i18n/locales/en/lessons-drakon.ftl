## The first lesson

lesson-drakon-first = Into the lair
    .about = Goal, placing chambers, moving, coins, Drakon
lesson-drakon-first-goal = You creep through the lair of Drakon, a she-dragon, and carry off her coins. Whoever first owns coins worth ten gold wins at once.
lesson-drakon-first-turn = On your turn you do exactly one thing: place a chamber from your hand, or move your hero one step. These four chambers are your hand.
lesson-drakon-first-place = Build a way to a coin. Choose the marked chamber, Find a Coin, and put it to the right of Start. You may turn it; only two arrows must not point at each other. Then lay it.
    .spare = This one finds a coin, too, but you will need it at the end. Take the one with two arrows.
    .elsewhere = A chamber may go there, but put it to the right of Start: an arrow leads there.
    .tile = You may place that one later. Begin with the marked chamber, Find a Coin.
lesson-drakon-first-move = You drew a new chamber, and the other player placed one. Now move: your hero leaves through an arrow of its own chamber. Go right, to the coin.
    .elsewhere = An arrow leads there as well, but the coin is to the right.
    .place = Building can wait: a coin is one step away. Move your hero to it.
lesson-drakon-first-coin = Whoever enters a chamber gets its effect: you found a coin! It is worth one to three gold. You may look at your coins, the others only see how many you have.
lesson-drakon-first-arrows = Entering needs an arrow, but not the way back: many a way is one-way. Now something wilder: place the marked chamber, Drakon Moves, to the left of Start.
    .elsewhere = Put it to the left of Start, well away from your own path.
    .tile = Take the marked chamber, Drakon Moves.
lesson-drakon-first-wake = The first Drakon Moves wakes her, and you say where: on any chamber without a hero. Put her on Start.
    .elsewhere = That would do, but on Start she is closer to the others.
lesson-drakon-first-drakon = From now on each further Drakon Moves lets her walk up to three chambers. A hero whom she meets loses a coin and flees back to Start. Keep away from her, and lead her to the others!
lesson-drakon-first-last = Some turns later. You own nine gold: any coin wins. Place your second Find a Coin to the right of your hero.
    .elsewhere = Put it next to your hero, on the right: there an arrow leads.
    .tile = You need a coin: take the marked chamber, Find a Coin.
lesson-drakon-first-win = Go in, and take the last coin.
    .place = Do not build: the coin that wins is one step away.
lesson-drakon-first-end = Ten gold: you win at once! Chambers do much more: they steal, turn, float, crumble and take over minds. Point at one, and it explains itself.

## Heroes and other goals

lesson-drakon-heroes = Heroes and other goals
    .about = Special powers, the variants
lesson-drakon-heroes-powers = With the option “Heroes!” every hero has a special power that works once per game, before or after the one action of your turn. The heroes are dealt at random, or chosen in turn.
lesson-drakon-heroes-draft = Choose your hero: take the Amazon, who may move once more.
    .other = A good one, too! Take the Amazon this time.
lesson-drakon-heroes-place = Place a Find a Coin to the right of Start, where an arrow leads.
    .elsewhere = Take a chamber with a coin, and put it to the right of Start.
lesson-drakon-heroes-amazon = Your action is done, but the power may follow it: with the Amazon’s extra move you step in at once, before anybody else comes.
    .end = Not yet: the coin is one step away. Use the extra move.
lesson-drakon-heroes-others = The others: the Wizard steps through a wall, the Thief steals or swaps a coin, the Barbarian pushes a hero out, the Dwarf exchanges tiles, and the Knight saves a coin that would be lost. Once used, a power is gone.
lesson-drakon-heroes-goals = This game is a short one: seven gold win. There is more to choose: whoever first has five coins, whatever they are worth; eight gold and then out through an Escape or a Teleport; or, in teams, twenty gold together.

## The variants

lesson-drakon-variants = The variants
    .about = Other goals: escape, five coins, short games, teams
lesson-drakon-variants-goals = Usually ten gold win. When you set up a table, you can choose another goal. This one is “Escape from Drakon’s lair”: gold alone does not win.
lesson-drakon-variants-gold = You need coins worth eight gold, and then you must get out: enter an Escape or a Teleport. You have nine gold already, and an Escape is in your hand.
lesson-drakon-variants-way = Place the marked chamber, the Escape. Where does not matter: whoever lays it may jump there from anywhere.
    .tile = Coins you have enough of. Take the marked chamber, the Escape.
lesson-drakon-variants-out = Jump!
    .stay = Why wait? Eight gold and a way out: jump.
lesson-drakon-variants-escaped = Out, and won at once! So watch out for others with eight gold: who knows what is in their hand. And Drakon, if she waits at the exit, comes first: she takes a coin, and the hero goes back to Start.
lesson-drakon-variants-others = The other goals: seven gold for a short game. Five coins, whatever they are worth: every coin counts the same, and stealing pays. And teams of two with one purse: whoever has twenty gold together wins. The heroes and their powers go with all of them.
