# The coach's report of a game: the page of `obelisk report --html` and the browser.

report = Game report
report-of = Game report: { $game }
report-about =
    { $depth ->
        [quick] A first look
        [normal] A closer look
       *[deep] A deep look
    }; chances are estimates by { $evaluation }.
report-curve = Chances to win
report-player = Player
report-start = Start
report-luck = Luck
report-own = Own play
report-others = Others’ play
report-result = Result
report-accuracy = Accuracy
report-loss = Lost per decision
report-decisions = Decisions
report-marks = Mistakes
report-summary-explained =
    Start, luck, own play and others’ play add up to the result, in points of winning chance. Accuracy is the part of what
    was at stake that was kept: 100 % is the best plan every time, 0 % is random play.
    After ± comes half of a 95 % interval.
report-phase-opening = First third
report-phase-middle = Second third
report-phase-endgame = Last third
report-mark-slip = slip
report-mark-mistake = mistake
report-mark-blunder = blunder
report-turning-point = turning point
report-moments = Mistakes and turning points
report-no-moments = No mistakes and no turning points were found.
report-first = The { $shown } of { $all } that counted most.
report-whole = Show all
report-ply = Action { $ply }
report-after-deal = After the deal
report-played = Played: { $actions }
report-better = Better: { $actions }
report-plans = Plans compared
report-plan-played = played
report-chance-lost = { $loss } of winning chance lost (± { $error })
report-luck-of = Luck for { $name }: { $luck }
report-unfinished = The game was not played to its end; the result is how it stood.
report-not-judged =
    A draft has no winner, so there are no chances, no luck and no mistakes to tell. The replay shows who was passed what
    and took what. The games played with the decks have reports of their own.
report-provisional =
    Luck can be read from a first look. Accuracy and mistakes are provisional: decisions are judged by the end of the own
    turn, and only those that seem to have lost most were looked at again, further ahead.
