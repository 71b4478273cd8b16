# Tips of a guided game.

tip-legends-fourth = All three dragons are on your side: win one more fight, and you win the game.
tip-legends-danger = All three dragons are on the other side. If you lose one more fight, the game is lost: spare nothing now.
tip-legends-forced = Your cards cannot match the other side’s power, so only a retreat is left. It costs a dragon, but your hand stays yours.
tip-legends-six = The other side has { $cards } cards in the fight. From six on you lose two dragons by a retreat: if you mean to give up, do it in time.
tip-legends-match =
    { $element ->
        [1] You need at least { $fire } in fire this turn. What you may still add: one character, and one booster or support.
       *[other] You need at least { $earth } in earth this turn. What you may still add: one character, and one booster or support.
    }
tip-legends-element = You start the fight, so you choose: your { $fire } in fire or your { $earth } in earth. The other side has to match it in the same element.
tip-legends-leadership = Before the fight you may play one leadership card. Read its text first: it works only once.
tip-legends-help = A support counts until the fight ends, a booster for this turn only. One of them a turn is the rule.
tip-legends-decline = You need not start a fight: decline, discard one to three weak cards, and draw better ones.
tip-legends-cover = The next character covers your old ones, boosters included: only supports and the new one count.
tip-legends-text = The text of this card says “may”: you decide whether to use it.
tip-legends-few = Cards left in your deck: { $cards }. If hand and deck are empty after a fight, the game ends, and whoever has dragons wins.
