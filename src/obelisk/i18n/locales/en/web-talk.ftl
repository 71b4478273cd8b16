# Talking at a table and watching.

web-phrase-hello = Hello!
web-phrase-good_luck = Good luck!
web-phrase-your_turn = Your turn.
web-phrase-nice_move = Nice move!
web-phrase-well_played = Well played!
web-phrase-thanks = Thank you!
web-phrase-oops = Oops.
web-phrase-sorry = Sorry!
web-phrase-moment = One moment, please.
web-phrase-close_game = What a close game!
web-phrase-rematch = Once more?
web-phrase-bye = Bye!
web-phrases = Phrases
web-phrases-text = Everybody reads these in their own language.
web-mark-like = thumbs up
web-mark-heart = heart
web-mark-laugh = laughing
web-mark-wow = amazed
web-mark-think = thoughtful
web-mark-sad = sad
web-mark-count = { $mark }: { $count }
web-react = React
web-react-line = React to what { $name } said
web-react-ply = React to action { $ply }
web-link-moment = Link this moment
web-link-moment-text = Puts #{ $ply } into your line: whoever reads it can see the board after action { $ply }.
web-link-show = Show the board after action { $ply }
web-room-gallery = onlooker
web-gallery-text = Onlookers talk among themselves: the players read it when the game is over.
web-line-removed = Deleted by the operator.
web-chat-silenced = The operator of this server has muted you.
web-chat-guests = Guests have phrases and reactions here. With an account you can write.
web-chat-stranger = To talk along, sign in.
web-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-watching-behind =
    { $seconds ->
        [one] The game counts for ratings, so you see it { $seconds } second later.
       *[other] The game counts for ratings, so you see it { $seconds } seconds later.
    }
web-problem-forbidden-silenced = The operator of this server has muted you.
web-problem-forbidden-guest_chat = Guests have phrases and reactions here. With an account you can write.
