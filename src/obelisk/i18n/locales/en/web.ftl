# The browser client. Ids begin with `web-`; those of a board with `web-<game>-`. Words of the games themselves are in
# the files of the games. Complete in all five languages: web/tests/words.test.ts fails otherwise.

## The house

web-title = Obelisk
web-title-your-turn = Your turn – Obelisk
web-tagline = Rebuild a ruined city by moonlight: against friends anywhere, or against bots that never peek at your cards.
web-home = Home
web-nav = Pages
web-nav-tables = My tables
web-nav-rules = Rules
web-nav-settings = Settings
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

web-play-now = Play now
web-play-now-text = Blue Moon City for two against a bot. No account needed.
web-new-table = New table
web-continue = Go on playing
web-continue-none = Your open games will be here.
web-join = Join friends
web-join-link = Link of an invitation
web-join-go = Open
web-join-unreadable = This is not a link to a table.
web-lobby = Looking for players
web-lobby-none = Nobody is waiting at the moment.
web-lobby-open = Open a table for others
web-learn = New here?
web-learn-text = Eight short steps explain Blue Moon City; the full rules are one click away.

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
web-profile = About you
web-guest-text = You are playing as a guest. With an account you can come back from any device.
web-nobody = You are not signed in. You can play right away; a guest is made for you.
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
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
web-sound = Sound
web-volume = Volume
web-confirm-setting = Ask before I end my turn
web-tips = Explain each decision

## Tables

web-tables-none = You have no tables yet.
web-tables-waiting = Waiting for you
web-tables-running = Running
web-tables-finished = Finished
web-state-yours = Your turn
web-state-playing = Others are playing
web-state-lobby = Before the start
web-state-finished = Finished
web-state-archived = Put away
web-options = Rules
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = I play
web-seat-link = A friend, by link
web-seat-open = Anyone
web-seat-free = free
web-seat-link-waiting = Waiting for a friend
web-hot-seat-text = Several people at this device: between turns the screen covers the cards.
web-more = Also
web-clock = Clock
web-clock-none = No clock
web-clock-move = One minute per turn
web-clock-game = 15 minutes each, 10 seconds more per turn
web-clock-days = Two days per turn
web-table-title = Name of the table
web-public = Show it in the lobby
web-spectators = Others may watch
web-create = Open the table
web-lobby-waiting = The game begins when every seat is taken.
web-lobby-full = Everybody is here.
web-copy-link = Copy the link
web-sit = Sit down
web-kick = Free the seat
web-start = Begin
web-leave = Leave
web-table-close = Close the table
web-table-gone = This table cannot be opened
web-table-gone-text = It does not exist, or it is not open to you.
web-no-board = This game has no board here yet.
web-record = Records
web-record-upload = Open a record file
web-record-upload-text = A record is a whole game as text: replay it, share it, play on from any moment.
web-record-download = Download the record

## At the table

web-decision = What now
web-now-other = { $name } is to play.
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
web-tab-table = Table
web-log-none = Nothing has happened yet.
web-chat-none = Nobody has said anything.
web-chat-say = Say something
web-commitment = Fair chance: this fingerprint of the secret seed was fixed before the deal.
web-resign = Resign
web-resign-sure = Really give up?
web-line-lost = The line is broken. Reconnecting…
web-line-closed = The connection was closed. Reload the page to come back.
web-looking-back = The board after action { $number }
web-back-to-now = Back to now
web-away = A bot is playing for you.
web-come-back = I am back
web-hand-over = Hand over to { $name }
web-hand-over-text = Nobody else should look at the screen now.
web-hand-over-ready = I am { $name }
web-describe = Describe the board

## The end

web-result-won = You win!
web-result-over = The game is over
web-result-draw = Nobody wins
web-rematch = Play again
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
web-share = Copy link
web-fork = Play on from here
web-fairness = Check fairness
web-fairness-good =
    { $outcomes ->
        [one] Verified: { $outcomes } chance outcome follows from the seed.
       *[other] Verified: all { $outcomes } chance outcomes follow from the seed.
    }
web-fairness-none = This game cannot be verified.

## Rules

web-how = How to play
web-rules-full = The rules in full
web-rules-english = The numbered rules are kept in English, so that every number means the same everywhere.
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [one] { $count } passage found
       *[other] { $count } passages found
    }
web-rules-contents = Contents

web-how-city-1 = The aim
web-how-city-1-text = Rebuild the city, earn crystals, and bring them to the obelisk. Whoever is first to make enough offerings wins: six with two players, five with three, four with four.
web-how-city-2 = Walk
web-how-city-2-text = Your lantern may walk two steps, straight or round a corner. Then you act where you stand.
web-how-city-3 = Contribute
web-how-city-3-text = On a ruin, pay cards of a slot’s colour with at least its value, and put one of your markers there. You may fill several slots in one turn.
web-how-city-4 = Use powers
web-how-city-4-text = Each card is worth its value or its power, never both. Flit flies, Vulca, Terrah and Aqua move dragons, Khind and Mimix are jokers, Hoax changes colours, Pillar offers once more.
web-how-city-5 = Complete
web-how-city-5-text = When the last slot is filled, everybody who helped is rewarded, whoever helped most gets a bonus, and each rebuilt neighbour adds its own reward.
web-how-city-6 = Dragons
web-how-city-6-text = Your first contribution of a turn earns a golden scale for every dragon on the tile. When the scales run out they are scored: six crystals for whoever has most, three for others with at least three.
web-how-city-7 = Offer
web-how-city-7-text = Stand in the courtyard and pay the price of the next space of the obelisk. Prices rise, so do not wait too long.
web-how-city-8 = Draw
web-how-city-8-text = At the end of your turn you may discard up to two cards; then you draw two, and one more for each card discarded.

## City: the board

web-city-board = The city
web-city-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
web-city-card =
    { $count ->
        [1] { $card }. { $power }
       *[other] { $card }, { $count } times. { $power }
    }
web-city-crystals = crystals
web-city-scales = golden scales
web-city-cards = cards in hand
web-city-markers = markers left
web-city-offerings = Offerings: { $count } of { $wins }
web-city-outside = Dragons outside the city
web-city-scales-left = Golden scales left
web-city-deck = Cards in the deck
web-city-discards = Cards discarded
web-city-aside = Reward cards that join the hand at the end of the turn
web-city-aside-short = aside: { $count }
web-city-slots = Slots you can pay
web-city-ruin = in ruins
web-city-rebuilt = rebuilt
web-city-majority = Most markers
web-city-each = Everybody who helped
web-city-neighbours = For its neighbours
web-city-special = Special action
web-city-special-main_hall = go to any tile
web-city-special-hospital = take two cards
web-city-special-golden_shrine = make an offering here
web-city-courtyard-text = Offerings are made here. The next one costs { $price } crystals.
web-city-slot-free = slot { $slot }: { $colour } { $value }, free
web-city-slot-taken = slot { $slot }: { $colour } { $value }, marker of { $name }
web-city-plot-ruin = { $cell } { $name }, in ruins: { $slots }.
web-city-plot-rebuilt = { $cell } { $name }, rebuilt; for its neighbours: { $reward }.
web-city-plot-courtyard = { $cell } Courtyard.
web-city-plot-here = Here: { $who }.
web-city-describe-obelisk = Obelisk: { $filled } of { $spaces } spaces filled, next price { $price }, { $wins } offerings win.
web-city-describe-seat = { $name } on { $cell }: { $offerings } offerings, { $crystals } crystals, { $scales } scales, { $cards } cards, { $markers } markers.
web-city-describe-dragon = The { $dragon } is on { $cell }.
web-city-describe-dragon-outside = The { $dragon } is outside the city.
web-city-describe-piles = Deck { $deck }, discards { $discards }, golden scales left { $scales }.

## City: decisions

web-city-now-movement =
    { $steps ->
        [0] No steps left: use a card, or stay.
        [one] Walk one step, use a card, or stay.
       *[other] Walk up to { $steps } steps, use a card, or stay.
    }
web-city-now-contribution = Choose a slot of { $name }.
web-city-now-contribution-none = You cannot pay any slot of { $name } now.
web-city-now-pay = Slot { $slot }: pay { $cards }?
web-city-now-offering =
    { $crystals ->
        [one] Offer for { $price } crystals? You have { $crystals }.
       *[other] Offer for { $price } crystals? You have { $crystals }.
    }
web-city-now-special = Use the special action of this building?
web-city-now-discard = Discard a card, or draw and end your turn.
web-city-now-target = { $card }: choose a glowing place.
web-city-now-card = { $card } is chosen.
web-city-now-over = The game is over.
web-city-now-wait = One moment…
web-city-hint-movement = Glowing plots are in reach. Cards with a line under them have a power you can use now.
web-city-hint-contribution = Each slot wants its colour and value. Surplus is lost.
web-city-hint-offering = The price rises with every marker on the obelisk.
web-city-hint-special = It can be used once per turn.
web-city-hint-discard = Up to two cards may go; you draw one more for each.
web-city-hint-swap =
    { $others ->
        [one] Tap a card to change it: there is { $others } other way to pay.
       *[other] Tap a card to change it: there are { $others } other ways to pay.
    }
web-city-done-movement = Stay here
web-city-done-contribution = Go on
web-city-done-offering = No offering
web-city-done-special = Do without
web-city-do-build = Contribute
web-city-do-offer-here = Make an offering
web-city-do-offer = Offer for { $price }
web-city-do-offer-pillar = Offer once more with { $card }
web-city-do-play = Use the power
web-city-do-take = Take two cards
web-city-do-discard = Discard { $card }
web-city-do-draw = Draw and end turn
web-city-sure-draw = Yes, end my turn
web-city-other-payments = Payments: { $count }
web-city-payments = Ways to pay
web-city-target-move = Walk here.
web-city-target-play = Choose this place.
web-city-target-go = Go here.

## City: powers

web-city-power-none = No power.
web-city-power-dragon-any = Moves the { $dragon } to any tile.
web-city-power-dragon-steps = Moves the { $dragon } up to three steps.
web-city-power-wing = Flies to any tile.
web-city-power-step = Two more steps.
web-city-power-joker = Joker of value 1 for any colour.
web-city-power-pair = Two of them with value 1 or 2 make a joker of value 3.
web-city-power-recolour-1 = Recolours up to four cards of one colour.
web-city-power-recolour-2 = Recolours one card.
web-city-power-offer-1 = One more offering, one crystal dearer.
web-city-power-offer-2 = One more offering, two crystals dearer.

## Problems

web-problem-unknown = That did not work. Try again in a moment.
web-problem-offline = The server does not answer. Check your connection.
web-problem-unavailable = The server is busy or restarting. Try again in a moment.
web-problem-wrong_password = Name or password is wrong.
web-problem-not_signed_in = Please sign in first.
web-problem-forbidden = You are not allowed to do that.
web-problem-forbidden-invite = This invitation is used up or was replaced.
web-problem-not_found = That does not exist (any more).
web-problem-conflict = That is no longer possible.
web-problem-conflict-name_taken = This name is taken.
web-problem-conflict-seat_taken = Somebody else sits there by now.
web-problem-conflict-already_seated = You already have a seat here.
web-problem-conflict-seats_free = Not all seats are taken yet.
web-problem-stale = The game has moved on.
web-problem-bad_name = This name cannot be used.
web-problem-bad_password = The password needs at least eight characters.
web-problem-bad_options = These rules do not go together.
web-problem-bad_table = A table like this is not possible.
web-problem-bad_record = This is not a record that can be replayed.
web-problem-too_many = Too fast. Wait a moment.
