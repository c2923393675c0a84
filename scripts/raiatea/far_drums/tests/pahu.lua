-- scripts/raiatea/far_drums/tests/pahu.lua - run by `vaka test`.
--
-- SPDX-License-Identifier: MIT
return {
    ["the drums bring a pearl for every two priests"] = function(t)
        t:new { seats = 3, seed = 1, rules = { "head_start:pearls=0:priests=7:helpers=1" },
                queue = { "die 1", "draw normal pahu" } }
        t:play("keep pahu")
        while t:prompt() == "keep" do
            t:play(t:legal(t:asked())[1])
        end
        t:play("perform pahu")
        t:expect(t:counter("pearls", 0), 4 + 3)
    end,
}
