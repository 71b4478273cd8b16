# Wskazówki w grze z przewodnikiem.

tip-drakon-she-is-there = Smoczyca jest w komnacie obok. Kto tam wejdzie, traci monetę i wraca na Start.
tip-drakon-coin = Moneta jest o krok: strzałka prowadzi do komnaty „Znajdź monetę”.
tip-drakon-steal = O krok stąd można kogoś okraść: kto wchodzi do komnaty kradzieży, zabiera monetę sąsiadowi, na którego ona wskazuje.
tip-drakon-lose = Uwaga: jedna z komnat obok zabiera monetę każdemu, kto do niej wejdzie.
tip-drakon-lead = Smoczyca robi do trzech kroków, a tam, gdzie stanie, bohaterowie tracą monetę. Poprowadź ją do kogoś, kto ma monety.
tip-drakon-wake = Masz na ręce „Ruch smoczycy”. Kto wyłoży pierwszą taką komnatę, decyduje, gdzie smoczyca się obudzi.
tip-drakon-again = Masz na ręce „Ruch smoczycy”. Smoczyca już się obudziła, więc teraz prowadzi ją, do trzech kroków, ten, kto wchodzi do tej komnaty: wyłóż ją tam, dokąd dojdziesz.
tip-drakon-nearly = Twoje złoto: { $gold }. Przy { $needed } od razu wygrywasz, a moneta jest warta od jednej do trzech sztuk.
tip-drakon-rival = Liczba monet przeciwnika: { $coins }. Nie widać, ile są warte, ale niedługo może mu wystarczyć: ukradnij jedną albo poślij smoczycę.
tip-drakon-no-way = Żadna strzałka nie prowadzi z twojej komnaty do innej. Wyłóż komnatę tam, gdzie wskazuje jedna z twoich strzałek, a droga się otworzy.
tip-drakon-jump = Na wyłożoną właśnie „Ucieczkę” możesz skoczyć skądkolwiek. Ważne, dokąd chcesz iść potem.
tip-drakon-prepare = Masz na ręce „Znajdź monetę”. Wyłóż tę komnatę tam, dokąd prowadzi strzałka z twojej, jak najdalej od innych.
