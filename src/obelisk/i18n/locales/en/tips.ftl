# Tips of a guided game.

tip-off = No more tips
tip-label = Tip
