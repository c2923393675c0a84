-- What the cards say themselves.
return {
    ["market.buy"] = "Buy a ship?",
    pilot_from = "Which ship is piloted?",
    pilot_to = "Where to?",
    sold = "{0:seat} sells {1:int} {1:plural:ship:ships}",
}
