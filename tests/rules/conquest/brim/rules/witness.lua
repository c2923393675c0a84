-- rules/witness.lua - listens to everything and does nothing: what is heard is written down by the
-- test.
local function hear() end

return {
    title = "Witness",
    text = "Somebody listens.",
    on = {
        ["turn_order.start"] = hear, ["explore.knots"] = hear, ["step.move.start"] = hear,
        ["move.start"] = hear, ["battle.declare"] = hear, ["battle.start"] = hear,
        ["battle.roll"] = hear, ["battle.end"] = hear, ["build.start"] = hear,
        ["build.end"] = hear, ["victory.count"] = hear, ["turn.end"] = hear,
        ["event.read"] = hear, ["island.found"] = hear, ["control.taken"] = hear,
        ["game.start"] = hear,
    },
}
