# Tipps in einer begleiteten Partie.

tip-legends-fourth = Alle drei Drachen sind auf deiner Seite: Gewinnst du noch einen Kampf, hast du das Spiel gewonnen.
tip-legends-danger = Alle drei Drachen sind auf der anderen Seite. Verlierst du noch einen Kampf, ist das Spiel verloren: Spar jetzt an nichts.
tip-legends-forced = Mit deinen Karten ist die Stärke des Gegners nicht zu erreichen, es bleibt nur der Rückzug. Er kostet einen Drachen, aber deine Hand behältst du.
tip-legends-six = Die andere Seite hat { $cards } Karten im Kampf. Ab sechs kostet dich ein Rückzug zwei Drachen: Wenn du aufgibst, dann rechtzeitig.
tip-legends-match =
    { $element ->
        [1] Du brauchst in diesem Zug mindestens { $fire } in Feuer. Dazulegen darfst du noch einen Charakter und eine Verstärkung oder Unterstützung.
       *[other] Du brauchst in diesem Zug mindestens { $earth } in Erde. Dazulegen darfst du noch einen Charakter und eine Verstärkung oder Unterstützung.
    }
tip-legends-element = Du beginnst den Kampf, also wählst du: deine { $fire } in Feuer oder deine { $earth } in Erde. Die andere Seite muss im selben Element mithalten.
tip-legends-leadership = Vor dem Kampf darfst du eine Anführeraktion spielen. Lies erst ihren Text: Sie wirkt nur einmal.
tip-legends-help = Eine Unterstützung zählt bis zum Ende des Kampfes, eine Verstärkung nur in diesem Zug. In der Regel ist eins von beiden pro Zug erlaubt.
tip-legends-decline = Du musst keinen Kampf beginnen: Verzichte, wirf ein bis drei schwache Karten ab und zieh bessere.
tip-legends-cover = Der nächste Charakter schiebt deine alten samt Verstärkungen zusammen: Es zählen nur noch Unterstützungen und der neue.
tip-legends-text = Im Text dieser Karte steht „darfst“: Du entscheidest, ob du ihn nutzt.
tip-legends-few = Karten in deinem Nachziehstapel: { $cards }. Sind Hand und Stapel nach einem Kampf leer, endet das Spiel, und wer Drachen hat, gewinnt.
