# The analysis board.

web-analysis-lead = Open any position or game: look at it from every seat, let the strongest bot think, try every plan, and keep what you found.
web-analysis-file = Open a file
web-analysis-last = Go on where you stopped
web-analysis-text = Text of a record or of a position
web-analysis-open = Open this text
web-analysis-new = Start from a new game
web-analysis-bad =
    { $line ->
        [0] This cannot be read: { $reason }
       *[other] Line { $line } cannot be read: { $reason }
    }
web-analysis-moves = Actions and variations
web-analysis-start = Beginning
web-analysis-think = Let the bot think
web-analysis-rest = Stop thinking
web-analysis-trials = { $trials } trials so far
web-analysis-play-line = Play this line on the board
web-analysis-comment = Comment on this moment
web-analysis-remove = Delete this variation
web-analysis-save = Save with variations
web-analysis-copy = Copy the position
web-analysis-edit = Edit as text
web-analysis-other = Open something else
