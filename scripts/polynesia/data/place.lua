-- scripts/polynesia/data/place.lua - the places for pawns on a seat's own board, left to right.
--
-- SPDX-License-Identifier: MIT
--
-- The second row runs from 2 to 7 in eight places: printed; so is that the first runs from 0 to 2.
-- That the first has five, and which values are there twice, is of the house.
return {
    table = "place",
    rows = {
        { id = "p1", row = 1, value = 0, status = { value = "printed" } },
        { id = "p2", row = 1, value = 0, status = { value = "house" } },
        { id = "p3", row = 1, value = 1, status = { value = "house" } },
        { id = "p4", row = 1, value = 1, status = { value = "house" } },
        { id = "p5", row = 1, value = 2, status = { value = "house" } },
        { id = "p6", row = 2, value = 2, status = { value = "printed" } },
        { id = "p7", row = 2, value = 3, status = { value = "house" } },
        { id = "p8", row = 2, value = 3, status = { value = "house" } },
        { id = "p9", row = 2, value = 4, status = { value = "house" } },
        { id = "p10", row = 2, value = 4, status = { value = "house" } },
        { id = "p11", row = 2, value = 5, status = { value = "house" } },
        { id = "p12", row = 2, value = 6, status = { value = "house" } },
        { id = "p13", row = 2, value = 7, status = { value = "printed" } },
    },
}
