## The first lesson

lesson-drakon-first = Into the lair
    .about = Goal, placing chambers, moving, coins, Drakon
lesson-drakon-first-goal = You creep through the lair of Drakon, a she-dragon, and carry off her coins. Whoever first owns coins worth ten gold wins at once.
lesson-drakon-first-turn = On your turn you do exactly one thing: place a chamber from your hand, or move your hero one step. These four chambers are your hand.
lesson-drakon-first-place = Build a way to a coin. Choose the marked chamber, Find a Coin, and put it to the right of Start. You may turn it, but two arrows must never point at each other. Then lay it.
    .spare = This one finds a coin, too, but you will need it at the end. Take the one with two arrows.
    .elsewhere = A chamber may go there, but put it to the right of Start: an arrow leads there.
    .tile = You may place that one later. Begin with the marked chamber, Find a Coin.
lesson-drakon-first-move = You drew a new chamber, and the other player placed one. Now move: your hero leaves through an arrow of its own chamber. Go right, to the coin.
    .elsewhere = An arrow leads there as well, but the coin is to the right.
    .place = Building can wait: a coin is one step away. Move your hero to it.
lesson-drakon-first-coin = Whoever enters a chamber gets its effect: you found a coin! It is worth one to three gold. You may look at your coins, the others only see how many you have.
lesson-drakon-first-arrows = To go to a chamber you need an arrow that leads there, and often there is none back: many ways are one-way. Now something wilder: place the marked chamber, Drakon Moves, to the left of Start.
    .elsewhere = Put it to the left of Start, well away from your own path.
    .tile = Take the marked chamber, Drakon Moves.
lesson-drakon-first-wake = The first Drakon Moves wakes her, and you say where: on any chamber without a hero. Put her on Start.
    .elsewhere = That would do, but on Start she is closer to the others.
lesson-drakon-first-drakon = From now on whoever enters a Drakon Moves leads her up to three chambers. A hero whom she meets loses a coin and flees back to Start. Keep away from her, and lead her to the others!
lesson-drakon-first-last = Some turns later. You own nine gold: any coin wins. Place your second Find a Coin to the right of your hero.
    .elsewhere = Put it next to your hero, on the right: there an arrow leads.
    .tile = You need a coin: take the marked chamber, Find a Coin.
lesson-drakon-first-win = Go in, and take the last coin.
    .place = Do not build: the coin that wins is one step away.
lesson-drakon-first-end = Ten gold: you win at once! Other chambers do much more: they steal, rotate, destroy, float or take over minds. Point at one, and it explains itself.

## Heroes

lesson-drakon-heroes = Heroes
    .about = Special powers: three of them played, the others told
lesson-drakon-heroes-powers = With the option “Heroes!” every hero has a special power that works once per game, before or after the one action of your turn. The heroes are dealt at random, or chosen in turn.
lesson-drakon-heroes-draft = Choose your hero: take the Amazon, who may move once more.
    .other = A good one, too! Take the Amazon this time.
lesson-drakon-heroes-place = Place a Find a Coin to the right of Start, where an arrow leads.
    .elsewhere = Take a chamber with a coin, and put it to the right of Start.
lesson-drakon-heroes-amazon = Your action is done, but the power may follow it: with the Amazon’s extra move you step in at once, before anybody else comes.
    .end = Not yet: the coin is one step away. Use the extra move.
lesson-drakon-heroes-wizard = Now let us try another hero: you are the Wizard, back on Start. Behind the wall on the left is a coin, but no arrow leads there. Once per game the Wizard walks through a wall: do it.
    .elsewhere = That is an ordinary step. Go left, through the wall.
    .place = Do not build: only a wall stands between you and the coin.
lesson-drakon-heroes-thief = And now you are the Thief. Another hero stands in your chamber, and has coins. The Thief takes one of them, whichever comes: use the power.
    .swap = The Thief may also swap an own coin for one from the hoard. But now steal.
    .place = First the power: it does not cost you the action of your turn.
lesson-drakon-heroes-stolen = A coin of three gold, and the action of your turn is still to come. One hero could have prevented it: the Knight saves a coin that somebody is about to take, or that a chamber would cost.
lesson-drakon-heroes-others = The last two: the Barbarian pushes somebody out of the own chamber and takes a chamber from their hand, and the Dwarf exchanges chambers. Every power works only once, so keep it for the turn that it decides.

## The variants

lesson-drakon-variants = The variants
    .about = Other goals: escape, five coins, short games, teams
lesson-drakon-variants-goals = Usually ten gold win. When you set up a table, you can choose another goal. This one is “Escape from Drakon’s lair”: gold alone is not enough.
lesson-drakon-variants-coin = You have six gold, and an arrow leads to a coin: take it.
    .elsewhere = An arrow leads there as well, but the coin is to the right.
    .place = Building can wait: the coin is one step away.
lesson-drakon-variants-gold = Nine gold! Eight are enough, but now you must get out: enter an Escape or a Teleport. An Escape is in your hand.
lesson-drakon-variants-way = Place the marked chamber, the Escape. Where does not matter: whoever lays it may jump there from anywhere.
    .tile = Coins you have enough of. Take the marked chamber, the Escape.
lesson-drakon-variants-out = Jump!
    .stay = Why wait? Eight gold and a way out: jump.
lesson-drakon-variants-escaped = Out, and won at once! So watch out for others with eight gold: who knows what is in their hand. And Drakon, if she waits at the exit, comes first: she takes a coin, and the hero goes back to Start.
lesson-drakon-variants-others = The other goals: seven gold for a short game. Five coins, whatever they are worth: every coin counts the same, and stealing pays. And teams of two with one purse: whoever has twenty gold together wins. The heroes and their powers go with all of them.
