# Die Analyse.

web-analysis-lead =
    Öffne eine beliebige Stellung oder Partie: Sieh sie von jedem Platz aus an, lass den stärksten Bot nachdenken, probiere jeden Plan aus und behalte, was du gefunden hast.
web-analysis-file = Datei öffnen
web-analysis-last = Weitermachen, wo du warst
web-analysis-text = Text einer Aufzeichnung oder einer Stellung
web-analysis-open = Diesen Text öffnen
web-analysis-new = Mit einer neuen Partie beginnen
web-analysis-bad =
    { $line ->
        [0] Das lässt sich nicht lesen: { $reason }
       *[other] Zeile { $line } lässt sich nicht lesen: { $reason }
    }
web-analysis-moves = Aktionen und Varianten
web-analysis-start = Anfang
web-analysis-think = Bot nachdenken lassen
web-analysis-rest = Nachdenken beenden
web-analysis-trials = bisher { $trials } Versuche
web-analysis-play-line = Diese Variante auf dem Spielfeld spielen
web-analysis-comment = Kommentar zu diesem Moment
web-analysis-remove = Diese Variante löschen
web-analysis-save = Mit Varianten speichern
web-analysis-copy = Stellung kopieren
web-analysis-edit = Als Text bearbeiten
web-analysis-other = Etwas anderes öffnen
