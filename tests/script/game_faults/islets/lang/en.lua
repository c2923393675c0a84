-- en.lua - what players read.
return {
    turn = "Your turn, {0:seat}: {1:int} days are left",
    days = "Days left",
    gold = "Gold: {0:int}",
    place = "Islet",
}
