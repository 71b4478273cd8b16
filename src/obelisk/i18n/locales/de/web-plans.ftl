# Bedingte Züge in Partien über Tage.

web-plans = Was wäre, wenn …
web-plans-text = Antworte im Voraus: Spielen die anderen, was du erwartest, wird deine Antwort sofort gespielt. Niemand sonst erfährt davon. Geschieht etwas anderes, verfällt sie.
web-plans-if = Wenn sie spielen:
web-plans-then = antworte ich:
web-plans-drop = Verwerfen
web-plans-your-turn = Du bist am Zug: Es gibt nichts abzuwarten.
web-plans-suppose = Angenommen, { $name } spielt
web-plans-answer = Deine Antwort
web-plans-choose = Wählen …
web-plans-keep = Diese Folge merken
web-plans-back = Eins zurück
web-plans-chance = Wie es dann aussieht, entscheidet der Zufall; im Voraus lässt sich darauf nicht antworten.
web-plans-refused = Das kann kaum geschehen: Es passt nicht zu dem, was du weißt.
web-problem-too_many-lines = Mehr Folgen kannst du hier nicht angeben.
