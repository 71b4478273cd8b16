# Conditional moves in games over days.

web-plans = What if …
web-plans-text = Answer in advance: if the others play what you expect, your answer is played at once. Nobody else learns of it. If something else happens, it is dropped.
web-plans-if = If they play
web-plans-then = I answer
web-plans-drop = Drop
web-plans-your-turn = It is your turn: there is nothing to wait for.
web-plans-suppose = Suppose { $name } plays
web-plans-answer = Your answer
web-plans-choose = Choose …
web-plans-keep = Keep this line
web-plans-back = One back
web-plans-chance = Chance decides what the position looks like then, so there is no answer in advance.
web-plans-refused = This can hardly happen: it does not fit what you know.
web-problem-too_many-lines = You have declared as many lines as you can here.
