# A person's games as a learning curve.

web-progress-lead = What the coach sees across your games. Only you can see this page.
web-progress-whole = Whole game
web-progress-unreported =
    { $count ->
        [one] The coach has not looked at { $count } of your games yet.
       *[other] The coach has not looked at { $count } of your games yet.
    }
web-progress-look =
    { $count ->
        [one] Look at my last game
       *[other] Look at my last { $count } games
    }
web-progress-thinking =
    { $count ->
        [one] The coach is looking at your games: { $count } to go…
       *[other] The coach is looking at your games: { $count } to go…
    }
web-progress-none = There is no curve yet: the coach has not looked at a game.
web-progress-accuracy = Accuracy over time
web-progress-accuracy-said =
    { $count ->
        [one] Accuracy ({ $phase }) in { $count } game: { $mean }
       *[other] Accuracy ({ $phase }) over { $count } games: at first { $first }, lately { $last }, { $mean } on average
    }
web-progress-accuracy-explained = A dot is a game; the line is the mean of the last { $count }. 100 % is the best plan every time, 0 % is random play.
web-progress-luck = Luck over time
web-progress-luck-said =
    { $count ->
        [one] Luck in { $count } game: { $sum } of winning chance
       *[other] Luck added up over { $count } games: { $sum } of winning chance; { $mean } ± { $error } a game
    }
web-progress-luck-explained = The line adds up what luck gave and took, in points of winning chance. In the long run nobody is lucky.
web-progress-luck-mean = So far { $mean } ± { $error } a game.
web-progress-mistakes = Typical mistakes
web-progress-mistakes-none = No mistakes were found.
web-progress-missed = Missed: { $deed }
web-progress-needless = Better left undone: { $deed }
web-progress-otherwise = Better done differently: { $deed }
web-progress-times = Times
web-progress-lost = Lost per game
web-progress-latest = Latest
web-progress-exercises = Exercises for you
web-progress-exercises-text = In these themes the better plan would have brought you more.
web-progress-exercises-none = No theme stands out yet.
web-progress-helped =
    { $times ->
        [one] would have helped once
       *[other] would have helped { $times } times
    }
web-progress-games = Game by game
web-progress-when = Date
