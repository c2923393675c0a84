-- What the cards say themselves.
return {
    ["Where does it blow?"] = "Where does it blow?",
    ["market.buy"] = "Buy a ship?",
    buy = "Buy",
    wait = "Wait",
    pilot_from = "Which ship is piloted?",
    pilot_to = "Where to?",
    sold = "{0:seat} sells {1:int} {1:plural:ship:ships}",
}
