# Tips of a guided game.

tip-city-offer = You can make an offering: it costs { $price } crystals, and prices only rise. With two players, six offerings win.
tip-city-complete = You can complete this building: { $mine ->
        [one] { $mine } of its { $slots } markers is yours.
       *[other] { $mine } of its { $slots } markers are yours.
    } Everybody with a marker gets the reward, whoever has most gets the bonus.
tip-city-join = One slot is left here, and none of the { $slots } is yours yet. Whoever fills it has a part in the reward.
tip-city-scale = A dragon is here: your first contribution of the turn brings a golden scale for each dragon on the tile.
tip-city-near = A building where you have a marker is only one slot short of complete, and within reach.
tip-city-rich = You have { $crystals } crystals, and the next offering costs { $price }: a walk to the courtyard pays.
tip-city-race = The other player has made { $theirs } of { $needed } offerings. Keep an eye on their crystals.
tip-city-joker = The green Khind cards are jokers: each is worth 1 in any colour.
tip-city-markers = Markers you have left: { $left }. They come back when a building is complete.
tip-city-power = Cards with a line under them have a power. A card gives its power or its value, never both.
tip-city-discard = You may discard up to two cards that do not help you now, and draw one more for each.
