# The browser client. Ids begin with `web-`. The words of a board are in web-<game>.ftl, those of the games themselves in
# the files of the games. Complete in all five languages: web/tests/words.test.ts fails otherwise.

## The house

web-title = Obelisk
web-title-your-turn = Your turn – Obelisk
web-tagline = Three games by moonlight: rebuild a ruined city, rob a she-dragon, duel with peoples and dragons. Against friends anywhere, or against bots that never peek at your cards.
web-home = Home
web-nav = Pages
web-nav-tables = My tables
web-nav-rules = Rules
web-nav-decks = Decks
web-nav-learn = Learn
web-nav-settings = Settings
web-nav-ladder = Ladder
web-nav-tournaments = Tournaments
web-nav-play = Find a game
web-clubs = Clubs
web-nav-exercises = Exercises
web-nav-more = More
web-skip = Skip to the content
web-loading = Loading…
web-load-failed = This page could not be loaded. Reload it, please.
web-no-server = The server does not answer.
web-try-again = Try again
web-close = Close
web-yes = Yes
web-no = No
web-save = Save
web-saved = Saved.
web-send = Send
web-copied = Copied
web-theme-to-day = Switch to the day theme
web-theme-to-night = Switch to the night theme
web-lost = There is nothing here
web-lost-text = The address leads nowhere; perhaps it was cut off when it was copied.
web-gallery = All pictures

## Games

web-game = Game
web-game-city = Blue Moon City
web-game-drakon = Drakon
web-game-legends = Blue Moon Legends
web-game-legends-draft = Blue Moon Legends: draft

## Home

web-learn-first = Learn to play
web-daily = Exercise of the day
web-daily-go = Solve it
web-daily-solved = solved: well done
web-exercises = All exercises
web-play-now = Play now
web-play-now-text = Blue Moon City for two against a bot. No account needed.
web-new-table = New table
web-games = Three games
web-play-bot = Play against a bot
web-about-city = Walk through a ruined city, rebuild it with the cards of eight peoples, and carry crystals to the obelisk.
web-about-drakon = Lay a maze of chambers, steal the gold of a she-dragon, and mind the one-way doors. Two to six players.
web-about-legends = A duel of peoples: raise fire or earth, call on boosters and leaders, and win the dragons to your side.
web-continue = Go on playing
web-continue-none = Your open games will be here.
web-join = Join friends
web-join-link = Link of an invitation
web-join-go = Open
web-join-unreadable = This is not a link to a table.
web-lobby = Looking for players
web-lobby-none = Nobody is waiting at the moment.
web-lobby-open = Open a table for others

## People

web-guest-name = Guest { $number }
web-sign-in = Sign in
web-sign-in-text = Welcome back. Your tables are where you left them.
web-sign-in-instead = I have an account
web-make-account = Create an account
web-make-account-text = An account keeps your games on every device. Everything you played as a guest stays yours.
web-make-account-instead = I am new here
web-name = Name
web-password = Password
web-password-text = At least eight characters.
web-mail = Mail
web-mail-text = With a mail address you can choose a new password yourself if you forget yours. What else is sent there you choose under Messages.
web-mail-address = Mail address
web-mail-confirmed = Confirmed: { $address }
web-mail-waiting = A letter is on its way to { $address }. Open the link in it.
web-mail-delete = Delete the address
web-forgot = Forgot your password?
web-forgot-sent = If an account has confirmed this address, a letter with a link to a new password is on its way.
web-forgot-send = Send me a link
web-profile = About you
web-my-page = My page
web-guest-text = You are playing as a guest. With an account you can come back from any device.
web-nobody = You are not signed in. You can play right away; a guest is made for you.
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-export = Take everything along
web-export-text = Everything of yours as a ZIP file: games, results, ratings, the chat of your tables, decks.
web-delete-me = Delete me
web-delete-me-text = Your name disappears and your seats go to bots. This cannot be undone.
web-delete-me-sure = Delete for good
web-you = you
web-player = Player
web-players = Players
web-bot = Bot
web-bot-named = Bot “{ $name }”
web-bot-random = Bot: plays at random
web-bot-level-1 = Bot 1: beginner
web-bot-level-2 = Bot 2: easy-going
web-bot-level-3 = Bot 3: solid
web-bot-level-4 = Bot 4: strong
web-bot-level-5 = Bot 5: master
web-offline = offline

## Settings

web-language = Language
web-look-and-feel = Look and feel
web-theme = Theme
web-theme-night = Night
web-theme-day = Day
web-theme-system = As the system
web-motion = Motion
web-motion-full = Full
web-motion-fast = Fast
web-motion-none = None
web-playback-setting = Turns of others
web-playback-0 = Not shown step by step
web-playback-1 = Slowly
web-playback-2 = Normal
web-playback-3 = Fast
web-playback-4 = Very fast
web-sound = Sound
web-volume = Volume
web-music = Calm background
web-confirm-setting = Ask before I give something up that cannot be taken back
web-forced-setting = Play steps without a choice by themselves
web-tips = Explain each decision
web-guide = Tips in a first game
web-text-mode = The table in words (text mode)
web-text-since = Since your last turn
web-text-nothing = Nothing yet.
web-text-stands = How it stands
web-text-details = Everything on the table
web-text-hand = Your hand: { $cards }
web-text-more = { $what }: { $number } choices
web-patterns = Strong patterns for colour-blind players
web-board-size = Size of things on the board
web-board-small = Small
web-board-normal = Normal
web-board-large = Large
web-keys = Keys
web-keys-text = One letter each. On a board the arrows walk, Enter chooses, Escape takes a choice back; + and − zoom, 0 shows everything, Shift with arrows moves the view.
web-key-do = Do what is highlighted in the bar
web-key-end = End the turn
web-key-turn = Turn a tile
web-key-undo = Undo
web-key-describe = Describe the board
web-key-explain = Explain what is in focus
web-key-log = Show or hide the log
web-key-pause = Pause the turn of another player, or go on
web-key-next = The next step of it
web-key-again = Show the last turn again
web-key-text = Show the table in words, or as a board
web-keys-cards = Choose a card or tile of the hand
web-keys-arrows = Walk through board and hand
web-keys-choose = Choose
web-keys-drop = Take a choice back
web-keys-zoom = Zoom, show everything
web-keys-sheet = This sheet
web-keys-change = Choose other keys
web-tour-again = Show the short tour again at the next table
web-private-setting = My page is for me only, and I am on no ladder

## Tables

web-tables-none = You have no tables yet.
web-tables-waiting = Waiting for you
web-tables-running = Running
web-tables-finished = Finished
web-tables-more = Show more
web-state-yours = Your turn
web-state-playing = Others are playing
web-state-lobby = Before the start
web-state-challenged = You are challenged
web-challenge-accept = Accept
web-challenge-decline = Decline
web-challenge-waiting = challenged, no answer yet
web-state-finished = Finished
web-state-archived = Put away
web-state-time = Time runs out { $when }
web-options = Rules
web-options-more = More rules
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = I play
web-seat-link = A friend, by link
web-seat-open = Anyone
web-seat-free = free
web-seat-link-waiting = Waiting for a friend
web-hot-seat-text = Several people at this device: between turns the screen covers the cards.
web-hot-seat-name = Name of the person at seat { $number }
web-player-number = Player { $number }
web-more = Also
web-clock = Clock
web-clock-none = No clock
web-clock-move = One minute per turn
web-clock-game = 15 minutes each, 10 seconds more per turn
web-clock-days = Over days
web-clock-days-days = Days per turn
web-clock-days-hours = and hours
web-clock-days-bank = Hours in the time bank, once for the whole game
web-clock-stands = Day off: the clock stands
web-clock-bank = In the time bank: { $time }
web-table-title = Name of the table
web-public = Show it in the lobby
web-spectators = Others may watch
web-club-table = A table of a club: only members see it.
web-club-for = Only for members of “{ $name }”
web-rated = Rated: it counts for the ladder
web-rated-text = Between accounts only, without bots and without taking back. Whoever leaves loses.
web-create = Open the table
web-lobby-waiting = Waiting until every seat is taken. Then one of you presses “Begin”.
web-lobby-full = Everybody is here. The game starts when one of you presses “Begin”.
web-lobby-drawing = Chance is being drawn, with a part from everybody …
web-copy-link = Copy the link
web-invite-code = Show a QR code
web-invite-share = Share
web-sit = Sit down
web-kick = Free the seat
web-start = Begin
web-leave = Leave
web-table-close = Close the table
web-table-gone = This table cannot be opened
web-table-gone-text = It does not exist, or it is not open to you.
web-choices = What you can do
web-record = Records
web-record-upload = Open a record file
web-record-upload-text = A record is a whole game as text: replay it, share it, play on from any moment.
web-record-download = Download the record

## At the table

web-decision = What now
web-action = { $verb }: { $about }
web-place = { $name } ({ $cell })
web-now-other = { $name } is to play.
web-sure-end-turn = Yes, end my turn
web-end-turn = End turn
web-forced = There is only one choice: it is played by itself.
web-undo = Undo
web-undo-asked = { $name } would like to take back the last action. Agree?
web-undo-waiting = Waiting for the others to agree.
web-look = Look
web-why = Why not?
web-side = Log and chat
web-side-open = Show log and chat
web-side-close = Hide log and chat
web-log-and-chat = Log, chat, table
web-back-to-board = Back to the board
web-tab-log = Log
web-tab-chat = Chat
web-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-tab-table = Table
web-log-none = Nothing has happened yet.
web-chat-none = Nobody has said anything.
web-chat-say = Say something
web-commitment = Fair chance: this fingerprint of the secret seed was fixed before the deal.
web-resign = Resign
web-resign-sure = Really give up?
web-line-lost = Connection lost. Reconnecting…
web-line-closed = The connection was closed. Reload the page to come back.
web-looking-back = The board after action { $number }
web-playback = The turn of another player
web-playback-slower = Slower
web-playback-faster = Faster
web-playback-speed = Speed { $speed }
web-playback-again = Show the last turn again
web-playback-again-sign = Again
web-recap = While you were away
web-recap-show = Show it
web-recap-go = To the board
web-back-to-now = Back to now
web-watching = You are watching: only those who sit here can play.
web-watching-resigned = You have resigned and are watching now; a bot plays on for you.
web-away = A bot is playing for you.
web-come-back = I am back
web-hand-over = Hand over to { $name }
web-hand-over-text = Nobody else should look at the screen now.
web-hand-over-ready = I am { $name }
web-describe = Describe the board
web-tour = A short tour
web-tour-bar = This bar always answers “what now?” and holds the buttons for it.
web-tour-glow = Whatever glows can be chosen. First choose a card or a tile below, then a place on the board.
web-tour-help = Not sure what something does? Choose it when it does not glow, or press “Look”. “Undo” takes back whatever has revealed nothing.
web-tour-next = Next
web-tour-done = Got it
web-tour-skip = Skip

## The end

web-result-won = You win!
web-result-draw = Nobody wins
web-result-shared = You share the victory!
web-result-lost =
    { $count ->
        [one] { $names } wins this time
       *[other] { $names } win this time
    }
web-result-other =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
web-result-why = The game is over: { $reason }.
web-result-winner = { $name }: { $numbers }.
web-result-you = You: { $numbers }, place { $place }.
web-result-count = { $what } { $number }
web-result-share = Share
web-result-again = Result
web-rematch = Play again
web-to-tournament = To the tournament
web-replay = Replay
web-story = The story of the game
web-story-text =
    { $turns ->
        [one] Chart over { $turns } turn
       *[other] Chart over { $turns } turns
    }
web-story-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-last = To the end
web-replay-ply = Moment of the game
web-replay-viewer = Whose knowledge
web-replay-spectator = As a spectator
web-replay-seat = As { $name } saw it
web-replay-open = Open: whoever is to play
web-report = Report
web-hints = Best actions
web-hint = Hint
web-hints-thinking = The strongest bot is thinking…
web-hints-none = There is nothing to decide here.
web-hints-chance = { $action }: chance to win { $chance }
web-hints-played = played
web-hints-then = then { $actions }
web-share = Copy link
web-fork = Play on from here
web-analyse = Analyse
web-progress = Your progress
web-replay-variation = Variation: { $actions }
web-analysis = Analysis board
web-fairness = Check fairness
web-fairness-good =
    { $outcomes ->
        [one] Verified: { $outcomes } chance outcome follows from the seed.
       *[other] Verified: all { $outcomes } chance outcomes follow from the seed.
    }
web-fairness-none = This game cannot be verified.
web-parts-title = What the players gave to chance
web-parts-nobody = No player gave anything of their own to chance in this game.
web-part-given = { $name }: a secret number, promised before the deal
web-part-withheld = { $name }: promised a secret number, but it did not come in time
web-part-none = { $name }: none
web-part-own = Your own secret number is among them, as your browser sent it:
web-part-own-missing = Your browser gave a secret number, but it is not among them. Do not trust this game.
web-parts-changed = This is not what everybody was shown before the deal. Do not trust this game.

## Rules

web-explain-rule = Rule
web-rules-full = The rules in full
web-rules-english = The numbered rules are kept in English, so that every number means the same everywhere.
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [one] { $count } passage found
       *[other] { $count } passages found
    }
web-rules-contents = Contents

## Problems

web-problem-unknown = That did not work. Try again in a moment.
web-problem-offline = The server does not answer. Check your connection.
web-problem-unavailable = The server is busy or restarting. Try again in a moment.
web-problem-wrong_password = Name or password is wrong.
web-problem-not_signed_in = Please sign in first.
web-problem-forbidden = You are not allowed to do that.
web-problem-forbidden-invite = This invitation is used up or was replaced.
web-problem-forbidden-own_bots = An account and its own bots cannot play for ratings.
web-problem-forbidden-guests = You need an account for that.
web-problem-forbidden-private = This page is private.
web-problem-forbidden-blocked = This person does not want to play with you.
web-problem-forbidden-members = This is for the members of a club only.
web-problem-conflict-already_there = They are there already.
web-problem-too_many-clubs = You are in as many clubs as one can be. Leave one first.
web-problem-not_found = That does not exist (any more).
web-problem-conflict = That is no longer possible.
web-problem-conflict-name_taken = This name is taken.
web-problem-conflict-seat_taken = Somebody else sits there by now.
web-problem-too_many-mails = Too many letters were asked for. Try again in a while.
web-problem-conflict-starting = The game begins in a moment.
web-problem-conflict-already_seated = You already have a seat here.
web-problem-conflict-seats_free = Not all seats are taken yet.
web-problem-conflict-held = The last action is still being answered. One moment.
web-problem-conflict-no_deck = One of the two has no deck yet.
web-problem-conflict-sealed = This is laid open when the last match of the draft is over.
web-problem-conflict-drafted = A match of a draft is played once.
web-problem-stale = The game has moved on.
web-problem-bad_name = This name cannot be used.
web-problem-bad_password = The password needs at least eight characters.
web-problem-bad_password-common = This password is among the first that everybody guesses. Choose another.
web-problem-bad_options = These rules do not go together.
web-problem-bad_table = A table like this is not possible.
web-problem-bad_tournament = A tournament like this is not possible.
web-problem-conflict-full = All places are taken.
web-problem-conflict-not_open = This tournament takes nobody any more.
web-problem-conflict-few_players = There are too few players for that.
web-problem-too_many-tournaments = You have made enough tournaments for now. Wait until one is over.
web-problem-bad_record = This is not a record that can be replayed.
web-problem-too_many = Too fast. Wait a moment.
