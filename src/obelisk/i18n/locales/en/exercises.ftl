# Exercises: what all share, then a name, a question and an explanation for each theme.

exercise-title = Exercises
exercise-lead = Small problems with one best answer. Play your turn on the board: when it is over, you learn whether it was the best.
exercise-daily = Exercise of the day
exercise-daily-solved = solved
exercise-daily-tried = tried
exercise-rating = Your rating: { $rating }
exercise-rating-none = Your rating comes with your first try.
exercise-next = Next exercise
exercise-mixed = All themes
exercise-solved-of = { $solved } of { $exercises } solved
exercise-difficulty = Difficulty { $rating }
exercise-how = Play your turn on the board. You can start it over until it is finished.
exercise-restart = Start over
exercise-give-up = Show the solution
exercise-right = Right: that is the best answer.
exercise-wrong = Not the best answer.
exercise-reached = Your turn brought: { $reached }.
exercise-answer = The answer
exercise-show = Show me on the board
exercise-again = Try again
exercise-change = Your rating: { $before } → { $after }
exercise-leave = Leave
exercise-list = Exercises:
exercise-none = There are no exercises for { $game } yet.
exercise-hint = Type an action or its number. “restart” starts the turn over, “show” tells the answer, “table” tells the table in words, “list” the choices, “quit” leaves.

## City

exercise-city-complete = Complete a building
exercise-city-complete-ask = One building can be completed this turn. Find it and complete it.
exercise-city-complete-why = Your steps and cards are enough for this building only.
exercise-city-crystals = Earn crystals
exercise-city-crystals-ask = Gain as many crystals as you can this turn.
exercise-city-crystals-why = Crystals this turn: { $best }. Any other way to play it brings at most { $second }.
exercise-city-scales = Golden scales
exercise-city-scales-ask = Take as many golden scales as you can this turn.
exercise-city-scales-why = Golden scales this turn: { $best }. Any other way to play it brings at most { $second }.
exercise-city-offerings = Several offerings
exercise-city-offerings-ask = Make as many offerings as you can this turn.
exercise-city-offerings-why = Offerings this turn: { $best }. Any other way to play it makes at most { $second }.

## Drakon

exercise-drakon-coin = The way to a coin
exercise-drakon-coin-ask = Get to a coin in as few turns as you can, if nobody else changes the maze. Play the first of them.
exercise-drakon-coin-why = Turns to the coin, this one counted: { $best }. Any other way takes longer.
exercise-drakon-win = Win this turn
exercise-drakon-win-ask = There is one sure way to win the game this turn, whatever coin comes. Find it.
exercise-drakon-win-why = Even the smallest coin is enough here. Nothing else is sure to win.
exercise-drakon-strike = Take from the others
exercise-drakon-strike-ask = Cost the others as many coins as you can this turn, and lose none yourself.
exercise-drakon-strike-why = Coins the others lose: { $best }. Anything else costs them at most { $second }.
exercise-drakon-stop = Stop your rival
exercise-drakon-stop-ask = Your rival is one step away from a coin. Play so that no single step leads there any more.
exercise-drakon-stop-why = Now no step of your rival leads to a coin. After anything else one does.

## Legends

exercise-legends-thrifty = Save your cards
exercise-legends-thrifty-ask = Stay in the fight with as few cards as possible, and announce your power.
exercise-legends-thrifty-why = Cards played: { $best }. Everything else that is enough takes at least { $second }.
exercise-legends-strongest = The greatest power
exercise-legends-strongest-ask = Announce the greatest power you can reach this turn.
exercise-legends-strongest-why = Power: { $best }. Any other choice reaches at most { $second }.
exercise-legends-dragons = More dragons
exercise-legends-dragons-ask = Play so that a retreat of your foe would bring you as many dragons as possible.
exercise-legends-dragons-why = Dragons at a retreat: { $best }. Anything else makes it at most { $second }. Six cards in the fight, bluffs not counted, bring a second dragon.
