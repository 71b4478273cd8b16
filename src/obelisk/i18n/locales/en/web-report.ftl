# The coach's report in the browser.

web-report-thinking =
    { $depth ->
        [quick] The coach takes a first look at the game…
        [normal] The coach takes a closer look…
       *[deep] The coach takes a deep look…
    }
web-report-failed = The report could not be made this time.
web-report-look = Look at it
web-report-try = Try again from here
web-report-print = Print
web-report-first = The { $shown } of { $all } that counted most.
web-report-whole = Show all
web-report-at = Action { $ply }: { $chances }
web-report-chance = { $name } { $chance }
web-report-columns = Below the accuracy stand the three thirds of the game; mistakes are slips / mistakes / blunders.
web-report-picture = The position before action { $ply }, as { $name } knew it
web-report-time = Time used
