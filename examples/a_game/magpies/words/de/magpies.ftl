magpies-title = Elstern
magpies-action-bid = die { $what } legen
