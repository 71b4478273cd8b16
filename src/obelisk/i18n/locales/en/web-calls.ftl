# Games over days and being called.

web-off = Days off
web-off-text = In games over days your clock stands on your days off. Everybody at the table sees that it does.
web-off-zone = Time zone
web-off-week = Every week, two days at most
web-off-fixed = Time zone and weekend can be changed again after { $day }.
web-off-first = Holiday from
web-off-last = to
web-off-add = Add
web-off-remove = Remove
web-off-remove-of = Remove the holiday from { $day }
web-problem-calendar_fixed = Time zone and weekend were changed less than four weeks ago.
web-problem-bad_calendar = These days cannot be taken off.
web-problem-bad_calendar-past = A holiday must be declared before it begins: from tomorrow on.
web-problem-bad_calendar-many = That would be more than 30 days of holiday in one year.
web-off-left =
    { $left ->
        [0] No days of holiday are left this year.
        [one] { $left } day of holiday is left this year.
       *[other] { $left } days of holiday are left this year.
    }
web-calls = Messages
web-calls-text = When you are not here Obelisk can tell you what waits for you.
web-calls-here = Messages on this device
web-calls-cannot = This browser takes no messages. On a phone, add Obelisk to the home screen first.
web-calls-refused = The browser does not allow messages of this page.
web-calls-push = On my devices
web-calls-mail = By mail
web-calls-turn = My turn
web-calls-time = My time is running out
web-calls-chat = Somebody writes at my table
web-calls-tournament = My round begins
web-calls-company = Somebody challenges me
web-calls-digest = All my turns, once a day
web-calls-quiet = Quiet hours
web-calls-from = from
web-calls-until = until
web-problem-bad_browser = This browser cannot be reached by messages.

web-bots = Bot accounts
web-bots-text = For programs that play here by the API, under a name of their own. Your bots are deleted with you.
web-bots-name = Name of the bot
web-bots-make = Make a bot account
web-bots-token = Its token, shown only now:
web-bots-webhook = Address that is called when it is its turn (webhook)
web-bots-secret = The secret that signs the calls, shown only now:
web-bots-given-up = Too many calls failed in a row: save the address again to begin anew.
web-bots-renew = New token
web-bots-renew-sure = The old token is worth nothing then
web-bots-delete = Delete the bot
web-bots-delete-sure = Delete for good
