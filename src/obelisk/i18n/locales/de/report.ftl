# Der Bericht des Trainers über eine Partie.

report = Partiebericht
report-of = Partiebericht: { $game }
report-about =
    { $depth ->
        [quick] Ein erster Blick
        [normal] Ein genauerer Blick
       *[deep] Ein gründlicher Blick
    }; die Chancen sind Schätzungen von { $evaluation }.
report-curve = Gewinnchancen
report-player = Spieler
report-start = Anfang
report-luck = Glück
report-own = Eigenes Spiel
report-others = Spiel der anderen
report-result = Ergebnis
report-accuracy = Genauigkeit
report-loss = Verlust je Entscheidung
report-decisions = Entscheidungen
report-marks = Fehler
report-summary-explained =
    Anfang, Glück, eigenes Spiel und das Spiel der anderen ergeben zusammen das Ergebnis, in Punkten der Gewinnchance.
    Genauigkeit ist der Teil dessen, was auf dem Spiel stand, der behalten wurde: 100 % heißt immer der beste Plan, 0 %
    heißt zufälliges Spiel.
    Hinter ± steht die Hälfte eines 95-%-Intervalls.
report-phase-opening = Erstes Drittel
report-phase-middle = Zweites Drittel
report-phase-endgame = Letztes Drittel
report-mark-slip = Ungenauigkeit
report-mark-mistake = Fehler
report-mark-blunder = grober Fehler
report-turning-point = Wendepunkt
report-moments = Fehler und Wendepunkte
report-no-moments = Es wurden keine Fehler und keine Wendepunkte gefunden.
report-first = Die { $shown } von { $all }, die am meisten zählten.
report-whole = Alle zeigen
report-ply = Aktion { $ply }
report-after-deal = Nach dem Austeilen
report-played = Gespielt: { $actions }
report-better = Besser: { $actions }
report-plans = Pläne im Vergleich
report-plan-played = gespielt
report-chance-lost = { $loss } Gewinnchance verloren (± { $error })
report-luck-of = Glück für { $name }: { $luck }
report-unfinished = Die Partie wurde nicht zu Ende gespielt; das Ergebnis ist der Stand.
report-not-judged =
    Einen Draft gewinnt niemand, also gibt es weder Chancen noch Glück noch Fehler zu berichten. Beim Nachspielen sieht
    man, wer was weitergereicht bekam und nahm. Die Partien mit den Decks haben eigene Berichte.
report-provisional =
    Das Glück sieht man schon bei einem ersten Blick. Genauigkeit und Fehler sind vorläufig: Entscheidungen werden nach
    dem Ende des eigenen Zuges beurteilt, und nur die scheinbar teuersten wurden noch einmal und weiter verfolgt.
