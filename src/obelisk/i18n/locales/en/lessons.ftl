# What all lessons share; the words of each game's lessons stand in lessons-<game>.ftl.

lesson-lead = Each lesson is played on the real board. You can leave at any time and go on later.
lesson-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
lesson-done = finished
lesson-at = step { $step } of { $steps }
lesson-step = Step { $step } of { $steps }
lesson-you = You
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-leave = Leave
lesson-again = Once more
lesson-over = That was it: well done. Go on with the next lesson, or try what you know in a first game against a gentle bot, with tips when they help.
lesson-following = Next lesson
lesson-play = Play a guided first game
lesson-wrong = That is allowed, but it is not what this step is about. It was taken back: have another look at what is said.
lesson-none = There are no lessons for { $game } yet.
lesson-list = Lessons:
lesson-hint = Type an action or its number. Enter goes on, “show” shows how, “back” goes back, “table” tells the table in words, “list” the choices, “quit” leaves.
lesson-left = Go on later with: obelisk learn { $lesson }
