# Partie jednej osoby jako krzywa uczenia się.

web-progress-lead = Co trener widzi we wszystkich twoich partiach. Tylko ty widzisz tę stronę.
web-progress-whole = Cała partia
web-progress-unreported =
    { $count ->
        [one] Trener nie obejrzał jeszcze { $count } twojej partii.
        [few] Trener nie obejrzał jeszcze { $count } twoich partii.
        [many] Trener nie obejrzał jeszcze { $count } twoich partii.
       *[other] Trener nie obejrzał jeszcze { $count } twojej partii.
    }
web-progress-look =
    { $count ->
        [one] Obejrzyj moją ostatnią partię
        [few] Obejrzyj moje ostatnie { $count } partie
        [many] Obejrzyj moich ostatnich { $count } partii
       *[other] Obejrzyj moje ostatnie { $count } partii
    }
web-progress-thinking =
    { $count ->
        [one] Trener ogląda twoje partie: została { $count }…
        [few] Trener ogląda twoje partie: zostały { $count }…
        [many] Trener ogląda twoje partie: zostało { $count }…
       *[other] Trener ogląda twoje partie: zostało { $count }…
    }
web-progress-none = Krzywej jeszcze nie ma: trener nie obejrzał żadnej partii.
web-progress-accuracy = Dokładność w czasie
web-progress-accuracy-said =
    { $count ->
        [one] Dokładność ({ $phase }) w { $count } partii: { $mean }
        [few] Dokładność ({ $phase }) w { $count } partiach: na początku { $first }, ostatnio { $last }, średnio { $mean }
        [many] Dokładność ({ $phase }) w { $count } partiach: na początku { $first }, ostatnio { $last }, średnio { $mean }
       *[other] Dokładność ({ $phase }) w { $count } partii: na początku { $first }, ostatnio { $last }, średnio { $mean }
    }
web-progress-accuracy-explained = Kropka to partia; linia to średnia z ostatnich { $count }. 100 % to za każdym razem najlepszy plan, 0 % to gra losowa.
web-progress-luck = Szczęście w czasie
web-progress-luck-said =
    { $count ->
        [one] Szczęście w { $count } partii: { $sum } szansy na wygraną
        [few] Szczęście zsumowane w { $count } partiach: { $sum } szansy na wygraną; { $mean } ± { $error } na partię
        [many] Szczęście zsumowane w { $count } partiach: { $sum } szansy na wygraną; { $mean } ± { $error } na partię
       *[other] Szczęście zsumowane w { $count } partii: { $sum } szansy na wygraną; { $mean } ± { $error } na partię
    }
web-progress-luck-explained = Linia sumuje to, co szczęście dało i zabrało, w punktach szansy na wygraną. Na dłuższą metę nikt nie ma szczęścia.
web-progress-luck-mean = Dotąd { $mean } ± { $error } na partię.
web-progress-mistakes = Typowe błędy
web-progress-mistakes-none = Nie znaleziono błędów.
web-progress-missed = Pominięte: { $deed }
web-progress-needless = Lepiej było nie robić: { $deed }
web-progress-otherwise = Lepiej było inaczej: { $deed }
web-progress-times = Ile razy
web-progress-lost = Strata na partię
web-progress-latest = Ostatni
web-progress-exercises = Zadania dla ciebie
web-progress-exercises-text = W tych tematach lepszy plan przyniósłby ci więcej.
web-progress-exercises-none = Na razie żaden temat się nie wyróżnia.
web-progress-helped =
    { $times ->
        [one] pomogłoby { $times } raz
        [few] pomogłoby { $times } razy
        [many] pomogłoby { $times } razy
       *[other] pomogłoby { $times } raza
    }
web-progress-games = Partia po partii
web-progress-when = Data
