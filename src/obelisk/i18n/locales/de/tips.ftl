# Tipps in einer begleiteten Partie.

tip-off = Keine Tipps mehr
tip-label = Tipp
