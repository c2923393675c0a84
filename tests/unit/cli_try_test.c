/* tests/unit/cli_try_test.c - vaka try: the moment at which something is tried; cards that take the
 * place of others.
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

/* A mod whose card takes the place of the game's. */
static void make_replacing(bench *at, const char *id, const char *replaces)
{
    char text[512], name[64];

    snprintf(text, sizeof text, "new mod %s --game skirmish", id);
    says(at, text, 0, "");
    snprintf(name, sizeof name, "%s/mod.lua", id);
    snprintf(text, sizeof text,
             "return { id = \"%s\", title = \"%s\", version = \"1.0\", api = 2,\n"
             "    game = \"skirmish\", needs = { \"skirmish\" },\n    replaces = { \"%s\" } }\n",
             id, id, replaces);
    write_file(at, name, text);
    snprintf(name, sizeof name, "%s/events/plague.lua", id);
    write_file(at, name,
               "return { title = \"Mild cold\", text = \"Nothing.\", play = function() end }\n");
}

WITH_BENCH(a_card_takes_the_place_of_another_where_its_mod_is_played_with)
{
    bench *at = *state;

    make_replacing(at, "mild", "event.plague");
    says(at, "check mild", 0, "");
    assert_string_equal(at->output, "");
    says(at,
         "play skirmish --mods mild --seed 4 --seats bot:random,bot:random --chance 'draw events "
         "plague' --journal a.vkj",
         0, "Mild cold");
    lacks(at, "Plague");
    says(at,
         "play skirmish --seed 4 --seats bot:random,bot:random --chance 'draw events plague' "
         "--journal b.vkj",
         0, "Plague");
    lacks(at, "Mild cold");
    make_replacing(at, "other", "event.plague");
    says(at, "sim skirmish --mods mild,other --games 1", 2,
         "the mods mild and other both replace event.plague: play with one of them");
    make_replacing(at, "wrong", "event.plauge");
    says(at, "check wrong", 1,
         "wrong/mod.lua:3:18: there is no card to be replaced: 'event.plauge'");
    has(at, "did you mean 'event.plague'?");
}

int main(void)
{
    return run_registered("trying", NULL, NULL);
}
