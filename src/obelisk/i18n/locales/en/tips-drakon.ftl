# Tips of a guided game.

tip-drakon-she-is-there = Drakon is on the chamber next door. Whoever enters there loses a coin and goes back to Start.
tip-drakon-coin = A coin is one step away: an arrow leads to Find a Coin.
tip-drakon-steal = One step away somebody can be robbed: whoever enters a chamber that steals takes a coin of the neighbour its arrow names.
tip-drakon-lose = Careful: one of the chambers next door takes a coin from whoever enters.
tip-drakon-lead = Drakon walks up to three chambers, and heroes lose a coin where she stops. Lead her to somebody who has coins.
tip-drakon-wake = You hold Drakon Moves. Whoever places the first one says where she wakes.
tip-drakon-again = You hold Drakon Moves. She is awake already, so now whoever enters that chamber leads her, up to three chambers: place it where you can get to.
tip-drakon-nearly = You have { $gold } gold. With { $needed } you win at once, and a coin is worth one to three.
tip-drakon-rival = The other player has { $coins } coins. You cannot see what they are worth, but it may be enough soon: steal one, or send Drakon.
tip-drakon-no-way = No arrow leads out of your chamber to another one. Place a chamber where an arrow of yours points, and a way opens.
tip-drakon-jump = You may jump to the Escape you have just placed, from wherever you are. What matters is where you want to go next.
tip-drakon-prepare = You hold Find a Coin. Put it where an arrow of your own chamber leads, as far from the others as you can.
