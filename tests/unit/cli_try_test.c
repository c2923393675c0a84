/* tests/unit/cli_try_test.c - vaka try: the moment at which something is tried.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"

#define WITH_BENCH(name) TEST_WITH(name, open_bench, close_bench)

WITH_BENCH(try_begins_at_the_moment_that_is_wished_for)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    says(at, "new event odd --mod odd", 0, "");
    says(at, "try odd --turn 3 --seed 1 <<'.'\nscreen\nquit\n.", 0, "A game with the mod");
    has(at, "ound 3");
    says(at, "try odd --turn 9999 --seed 1 </dev/null", 0, "that moment did not come");
    says(at, "try odd --phase rond </dev/null", 2, "--phase: there is no phase 'rond'");
    says(at, "play skirmish --seed 4 --seats bot:random,bot:random --journal kept.vkj", 0, "");
    says(at, "try odd --from kept.vkj --at 5 </dev/null", 0,
         "The game in kept.vkj after 5 of its actions.");
    says(at, "try odd/events/odd.lua --from kept.vkj --at 5 </dev/null", 0,
         "The next card of its deck is events/odd.lua.");
    says(at, "try odd --from nowhere.vkj </dev/null", 1, "nowhere.vkj");
}

int main(void)
{
    return run_registered("trying", NULL, NULL);
}
