# Words that all games share: the terminal, results, lists.

list-comma = {", "}

## Headings

heading-seat = seat
heading-place = place

## Results

# $reason: why the game ended. $winners: who won, as a list. $winners_number: how many of them.
result =
    { $winners_number ->
        [0] The game is over: { $reason }. Nobody wins.
        [1] The game is over: { $reason }. { $winners } wins.
       *[other] The game is over: { $reason }. { $winners } share the victory.
    }

## Why a text is refused, where a game has no words of its own

refusal-unreadable = this cannot be read as an action
refusal-not_your_decision = it is not your decision
refusal-game_over = the game is over
refusal-cannot_take_back = that cannot be taken back: something was revealed since
ending-resigned = a player has resigned

## The game in the terminal

play-commitment = Fair chance. Commitment (SHA-256 of the secret seed): { $commitment }
play-kept = The game is kept in { $path }
play-hint = Type a number, an action or its first letters. “help” lists everything else.
play-seat = You are { $name }.
play-list = “list { $verb }” tells them.
play-list-none = No choice names “{ $word }”.
play-table-none = Nothing on the table is called “{ $word }”.
play-place = { $name }: place { $place }; { $scores }.
play-resumed =
    { $actions ->
        [one] Going on after one action: { $path }
       *[other] Going on after { $actions } actions: { $path }
    }
play-left = The game is saved. Go on with: obelisk play --resume { $path }
play-saved = Saved: { $path }
play-undone = Taken back.
play-undo-refused = Nothing can be taken back: since then chance was asked, something was revealed, or another seat decided.
play-allowed = “{ $text }” is allowed.
play-refused = “{ $text }” is refused: { $reason } [{ $rule }]
play-no-number = There is no choice { $number }; the last one is { $last }.
play-ambiguous = “{ $text }” can mean: { $choices }
play-recorded = The record is in { $path }
play-verify = The seed is revealed. Check that chance was fair: obelisk verify { $path }
play-help =
    A number          plays that choice
    an action         plays it, also one that is not listed but allowed
    first letters     play the only choice that begins so
    why ACTION        says whether an action is allowed, and if not, why
    since             tells again what happened since your last turn
    list [WORDS]      tells the choices in words: list, list move, list move mill
    table [WORD]      tells everything on the table, or about one thing: table d4, table Mill
    undo              takes back your last action, if nothing was revealed since
    board             draws the board again
    log [N]           tells the last N things that happened
    save [FILE]       saves now (every action is saved anyway), or a copy
    quit              leaves; go on later with obelisk play --resume

## Replays

replay-cut =
    { $actions ->
        [0] The record is cut off: it holds no whole action.
        [one] The record is cut off: this is its only whole action.
       *[other] The record is cut off: these are its { $actions } whole actions.
    }

## The page of a server where somebody chooses a new password

reset-title = Choose a new password
reset-for = For { $name }. You will be signed out everywhere.
reset-password = New password:
reset-send = Set password
reset-done = Done. You can sign in with the new password now.
reset-used = This link was used before, or is too old. Ask for another.

## Mail: letters of the server, and the page where an address is confirmed

confirm-title = Confirm your mail address
confirm-for = Is { $address } the mail address of { $name }?
confirm-send = Yes, it is mine
confirm-done = Thank you. From now on a forgotten password can be replaced by mail.
mail-confirm-subject = Obelisk: is this your address?
mail-confirm-text =
    Hello { $name },

    somebody who is signed in as you wants to use this mail address for Obelisk. If that was you, open this page within a day:

    { $link }

    If not, do nothing: nothing else will be sent here.
mail-reset-subject = Obelisk: a new password
mail-reset-text =
    Hello { $name },

    somebody has asked for a new password for your account. If that was you, choose one here within a day; the link works once:

    { $link }

    If not, do nothing: your password stays as it is.

call-turn = Your turn
call-time = Your time is running out
call-chat = Somebody wrote at your table
call-tournament = Your round begins
call-building = Build your deck
call-company = You are challenged
mail-stop = No more letters of this kind: { $link }
stop-title = No more letters
stop-for = No more letters of this kind to { $name }?
stop-send = Yes, stop them
stop-done = Done. You can have them again in the settings.
mail-digest-subject =
    { $count ->
        [one] Obelisk: one game waits for you
       *[other] Obelisk: { $count } games wait for you
    }
