# Wskazówki w grze z przewodnikiem.

tip-off = Bez dalszych wskazówek
tip-label = Wskazówka
