-- scripts/raiatea/lib/scenery.lua - what a seat is shown beside the pieces.
--
-- SPDX-License-Identifier: MIT
local scenery = {}

function scenery.show(seat, s)
end

return scenery
