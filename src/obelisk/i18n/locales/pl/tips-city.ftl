# Wskazówki w grze z przewodnikiem.

tip-city-offer = Możesz złożyć ofiarę: kosztuje { $price } kryształów, a ceny tylko rosną. W grze we dwoje do zwycięstwa potrzeba sześciu.
tip-city-complete = Możesz ukończyć ten budynek (twoje znaczniki: { $mine } z { $slots }). Nagrodę dostaje każdy, kto ma tu znacznik, a premię ten, kto ma ich najwięcej.
tip-city-join = Zostało tu jedno pole, a żadne z { $slots } nie jest jeszcze twoje. Kto je wypełni, ma udział w nagrodzie.
tip-city-scale = Jest tu smok: twój pierwszy wkład w turze przynosi złotą łuskę za każdego smoka na tym kafelku.
tip-city-near = Budynkowi z twoim znacznikiem brakuje tylko jednego pola, a w tej turze możesz do niego dojść.
tip-city-rich = Masz kryształy: { $crystals }, a następna ofiara kosztuje { $price }. Warto pójść na dziedziniec.
tip-city-race = Przeciwnik złożył już { $theirs } z { $needed } ofiar. Miej oko na jego kryształy.
tip-city-joker = Zielone karty Khind to jokery: każda jest warta 1 w dowolnym kolorze.
tip-city-markers = Liczba znaczników, które ci zostały: { $left }. Wracają, gdy budynek jest odbudowany.
tip-city-power = Karty z kreską u dołu mają zdolność. Karta daje zdolność albo wartość, nigdy jedno i drugie.
tip-city-discard = Możesz odrzucić do dwóch kart, które teraz nie pomagają, i za każdą dobrać o jedną więcej.
