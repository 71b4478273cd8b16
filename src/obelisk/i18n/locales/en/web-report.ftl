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
web-report-on = Play on after it
web-report-print = Print
web-report-save = Save as a page
web-report-private = Others cannot open this report by its link. Save it as a page to send it to them.
web-report-at = Action { $ply }: { $chances }
web-report-chance = { $name } { $chance }
web-report-marks = { $name }: { $marks }
web-report-columns = Mistakes are slips / mistakes / blunders.
web-report-picture = The position before action { $ply }, as { $name } knew it
web-report-time = Time used
