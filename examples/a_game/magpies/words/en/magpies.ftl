magpies-title = Magpies
magpies-decision-bid = Lay a feather for the jewel, face down
magpies-action-bid = lay the { $what }
magpies-event-dealt = { $seat_name } has the feathers { $cards }
    .blurred = { $seat_name } has four feathers
magpies-event-jewel-shown = A jewel of { $jewel } glitters
magpies-event-bid = { $seat_name } lays the { $card }
    .blurred = { $seat_name } lays a feather face down
magpies-event-turned-up = The feathers are { $cards }
magpies-event-taken = { $seat_name } takes the jewel of { $jewel }
magpies-score-jewels = jewels
magpies-ending-all_laid = all feathers are laid
magpies-refusal-not_in_hand = you have no feather worth { $card }

lesson-magpies-first = Two rounds of Magpies
    .about = Feathers, jewels, twins
lesson-magpies-first-goal = Every magpie lays a feather for the jewel, face down. The highest takes it.
lesson-magpies-first-twin = A jewel of 4. Lay your best feather, the 8.
    .low = Be bold: lay the 8.
lesson-magpies-first-take = The other magpie had an 8, too, and twins take nothing. For the jewel of 6, lay the 5.
    .wrong = The 5 is enough here, and the others can wait.
lesson-magpies-first-more = You have it! Lay any feather for the next one.
lesson-magpies-first-end = After four rounds the most valuable jewels win.

tip-magpies-first = A jewel of { $jewel } only: your { $feather } may be enough, and better ones are wanted later.
tip-magpies-behind = You have { $mine }, the next magpie has { $theirs }: now lay your best.
