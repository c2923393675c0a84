-- scripts/raiatea/data/location.lua - the six places of the board.
--
-- SPDX-License-Identifier: MIT
--
-- `helper` is the kind that the die asks for before the action.
return {
    table = "location",
    rows = {
        { id = "forest", title = "Forest", helper = "gatherer", status = { helper = "printed" } },
        { id = "marae", title = "Marae", helper = "shaman", status = { helper = "printed" } },
        { id = "reef", title = "Oyster reef", helper = "diver", status = { helper = "printed" } },
        { id = "path", title = "Path of the Gods", helper = "none",
          status = { helper = "printed" } },
        { id = "neighbours", title = "Neighbours", helper = "none",
          status = { helper = "printed" } },
        { id = "market", title = "Market", helper = "trader", status = { helper = "printed" } },
    },
}
