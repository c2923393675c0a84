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
    says(at, "try odd --until tke </dev/null", 2, "--until: there is no verb 'tke'");
    says(at, "play skirmish --seed 4 --seats bot:random,bot:random --journal kept.vkj", 0, "");
    says(at, "try odd --from kept.vkj --at 5 </dev/null", 0,
         "The game in kept.vkj after 5 of its actions.");
    says(at, "try odd/events/odd.lua --from kept.vkj --at 5 </dev/null", 0,
         "The next card of its deck is events/odd.lua.");
    says(at, "try odd --from nowhere.vkj </dev/null", 1, "nowhere.vkj");
}

WITH_BENCH(who_begins_a_file_is_told_that_its_name_is_taken)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    says(at, "new event plague --mod odd", 1,
         "the mod 'skirmish' has the event 'plague' already: give yours another name");
    has(at, "replaces = { \"event.plague\" }");
    says(at, "new event odd --mod odd", 0, "");
    lacks(at, "already");
}

/* The reason may be written with or without its full stop. */
WITH_BENCH(why_a_game_is_over_is_told_with_one_full_stop)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    shell(at, "mkdir odd/rules");
    write_file(
        at, "odd/rules/brief.lua",
        "return { title = 'Brief', text = 'One round.', on = { ['round.start'] = function(n)\n"
        "if n > 1 then host.finish { reason = 'The day is over.' } end end } }\n");
    says(at,
         "play skirmish --mods odd --rules brief --seed 4 --seats bot:random,bot:random --journal "
         "a.vkj",
         0, "Why: The day is over.");
    lacks(at, "over..");
}

WITH_BENCH(a_position_of_a_kept_game_is_found_by_its_turn_too)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    says(at, "new rule calm --mod odd", 0, "");
    says(at, "play skirmish --seed 4 --seats bot:random,bot:random --journal kept.vkj", 0, "");
    says(at, "try odd --from kept.vkj --turn 3 <<'.'\nscreen\nquit\n.", 0, "of its actions.");
    has(at, "ound 3");
    says(at, "try odd --from kept.vkj --turn 99 </dev/null", 1,
         "kept.vkj does not come to turn 99");
    says(at, "try odd --from kept.vkj --scenario far </dev/null", 2,
         "--scenario: the game of --from has its own");
    says(at, "try odd/rules/calm.lua --from kept.vkj --at 2 --journal trial.vkj </dev/null", 0,
         "after 2 of its actions");
    shell(at, "grep ^rule trial.vkj"); /* what is tried is on */
    assert_string_equal(at->output, "rule calm\n");
}

WITH_BENCH(a_kept_game_of_something_else_or_without_its_mod_is_refused_with_a_sentence)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    says(at, "new mod far --game skirmish", 0, "");
    says(at, "new rule calm --mod far", 0, "");
    says(at, "new rule calm2 --mod odd", 0, "");
    says(at, "play hello --seed 4 --seats bot:random,bot:random --journal other.vkj", 0, "");
    says(at, "try odd --from other.vkj </dev/null", 1,
         "other.vkj is a game of Hello, and the mod is for Skirmish");
    says(at, "play skirmish --mods far --seed 4 --seats bot:random,bot:random --journal far.vkj", 0,
         "");
    shell(at, "mkdir away && mv far away");
    says(at, "try odd --from far.vkj </dev/null", 1, "far.vkj was played with the mod far 0.1");
    has(at, ", which is not here: install it");
    says(at, "try odd --from far.vkj --at 3 --mods away/far </dev/null", 0,
         "after 3 of its actions");
}

WITH_BENCH(a_trial_is_kept_where_it_is_said_and_marked_as_one)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    says(at, "new event odd --mod odd", 0, "");
    says(at, "try odd --seed 1 --turn 2 --journal new.vkj </dev/null", 0,
         "The trial is kept in new.vkj.");
    shell(at, "head -1 new.vkj; grep -c '^trial$' new.vkj");
    assert_string_equal(at->output, "vkj 4\n1\n");
    says(at, "replay new.vkj --mods odd", 0, "a trial of a mod");
    says(at, "replay new.vkj --mods odd --verify", 0, "every hash");
    says(at, "play skirmish --seed 4 --seats bot:random,bot:random --journal kept.vkj", 0, "");
    says(at, "try odd --from kept.vkj --at 5 --journal from.vkj </dev/null", 0, "is kept in");
    says(at, "replay from.vkj --mods odd --verify", 0, "every hash");
    shell(at, "grep -c '^trial$' from.vkj; grep -c '^trial$' kept.vkj");
    assert_string_equal(at->output, "1\n0\n");
    says(at, "try odd --from kept.vkj --journal kept.vkj </dev/null", 1, "kept.vkj");
}

WITH_BENCH(a_whole_mod_is_tried_with_its_rules_on_and_its_cards_on_top)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    says(at, "new event odd --mod odd", 0, "");
    says(at, "new event even --mod odd", 0, "");
    says(at, "new rule calm --mod odd", 0, "");
    write_file(at, "odd/rules/wild.lua",
               "return { title = 'Wild', text = 'Wild.', conflicts = { 'calm' },\n"
               "modifies = { orders = 1 } }\n");
    says(at, "try odd --seed 1 </dev/null", 0, "Rules that are on: calm (");
    has(at, "The next cards of their decks are its own: even, odd.");
    says(at, "try odd --seed 1 --rules=-calm,night </dev/null", 0, "Rules that are on: night (");
    says(at, "try odd --turn 2 --seat 1 --seed 1 </dev/null", 0, "its own: even, odd.");
    says(at, "try odd --until play </dev/null", 2, "--until is for one card: name its file");
    says(at, "try odd --phase nowhere </dev/null", 2, "there is no phase 'nowhere'; there are: ");
    says(at, "play skirmish --seed 4 --seats bot:random,bot:random --journal kept.vkj", 0, "");
    says(at, "try odd --from kept.vkj --at 5 </dev/null", 0, "its own: even, odd.");
}

WITH_BENCH(a_mod_of_a_scenario_alone_is_tried_in_it)
{
    bench *at = *state;

    says(at, "new mod far --game skirmish", 0, "");
    says(at, "new scenario far_side --mod far", 0, "");
    says(at, "try far --seed 1 </dev/null", 0, "The scenario far_side begins.");
}

/* A card that has to be bought first, and paid for. */
WITH_BENCH(try_goes_on_until_the_card_can_be_used)
{
    bench *at = *state;

    says(at, "new mod tales --game archipelago", 0, "");
    write_file(at, "tales/cards/teller.lua",
               "return { title = \"Teller\", text = \"Calm.\", type = \"character\",\n"
               "    florins = 1, rebellion = -1 }\n");
    shell(at, "VAKA_SCRIPTS=" VAKA_SOURCE_DIR
              "/scripts vaka try tales/cards/teller.lua --seed 3 --until use <<'.'\n"
              "use teller\nlog 4\nquit\n.");
    assert_int_equal(at->status, 0);
    has(at, "something can be done with cards/teller.lua: actions use");
    has(at, "uses Teller");
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
         "wrong/mod.lua:3:18: there is no card, rule or value to be replaced: 'event.plauge'");
    has(at, "did you mean 'event.plague'?");
}

/* A mod with more lines in its mod.lua, one file of content and one test. */
static void make_mod(bench *at, const char *id, const char *more, const char *const file[2],
                     const char *test)
{
    char text[1024], name[128];

    snprintf(name, sizeof name, "%s/mod.lua", id);
    snprintf(text, sizeof text,
             "return { id = \"%s\", title = \"%s\", version = \"1.0\", api = 2,\n    %s }\n", id,
             id, more);
    shell(at, "mkdir -p dusk/rules dusk/tests plain/rules plain/tests calm/rules calm/tests "
              "other/rules other/tests a/data a/tests b/data b/tests c/data c/tests");
    write_file(at, name, text);
    snprintf(name, sizeof name, "%s/%s", id, file[0]);
    write_file(at, name, file[1]);
    snprintf(name, sizeof name, "%s/tests/it.lua", id);
    snprintf(text, sizeof text, "return { [\"it is so\"] = function(t)\n    %s\nend }\n", test);
    write_file(at, name, text);
}

#define SKIRMISH "game = \"skirmish\", needs = { \"skirmish\" }, "
#define NIGHT(orders)                                                                              \
    (const char *const[2])                                                                         \
    {                                                                                              \
        "rules/night.lua", "return { title = \"Dusk\", text = \"Less.\",\n"                        \
                           "modifies = { orders = " orders " } }\n"                                \
    }

WITH_BENCH(a_rule_takes_the_place_of_another_where_its_mod_is_played_with)
{
    bench *at = *state;

    make_mod(at, "dusk", SKIRMISH "replaces = { \"rule.night\" }", NIGHT("-1"),
             "t:new { seats = 2, rules = { \"night\" } } t:expect(t:value(\"orders\", 0), 4)");
    says(at, "check dusk", 0, "");
    assert_string_equal(at->output, "");
    says(at, "test dusk", 0, "0 failed");
    make_mod(at, "plain", SKIRMISH,
             (const char *const[2]){"rules/day.lua", "return { title = \"D\" }"},
             "t:new { seats = 2, rules = { \"night\" } } t:expect(t:value(\"orders\", 0), 3)");
    says(at, "test plain", 0, "0 failed");
    says(at, "try dusk/rules/night.lua </dev/null", 0, "A game with the rule night.");
    make_mod(at, "other", SKIRMISH "replaces = { \"rule.night\" }", NIGHT("-4"), "");
    says(at, "sim skirmish --mods dusk,other --games 1", 2,
         "the mods dusk and other both replace rule.night: play with one of them");
    make_mod(at, "other", SKIRMISH, NIGHT("-4"), "");
    says(at, "check other", 1, "there is a rule 'night' already");
    make_mod(at, "other", SKIRMISH "replaces = { \"rule.nigth\" }", NIGHT("-4"), "");
    says(at, "check other", 1, "did you mean 'rule.night'?");
    make_mod(at, "other", SKIRMISH "replaces = { \"rule.bounty\" }",
             (const char *const[2]){"rules/night.lua", "return { title = \"N\" }"}, "");
    says(at, "check other", 1, "the mod has none of its own for 'rule.bounty', which it replaces");
}

WITH_BENCH(what_a_mod_replaces_of_a_value_others_do_not_add_to)
{
    bench *at = *state;
    const char *const calm[2] = {"rules/calm.lua",
                                 "return { title = \"Calm\", modifies = { orders = 1 } }\n"};

    make_mod(at, "calm", SKIRMISH, calm,
             "t:new { seats = 2, rules = { \"night\", \"calm\" } }\n"
             "t:expect(t:value(\"orders\", 0), 4)");
    says(at, "test calm", 0, "0 failed");
    make_mod(at, "calm", SKIRMISH "replaces = { \"value.orders\" }", calm,
             "t:new { seats = 2, rules = { \"night\", \"calm\" } }\n"
             "t:expect(t:value(\"orders\", 0), 6)\n"
             "t:new { seats = 2, rules = { \"night\" } } t:expect(t:value(\"orders\", 0), 3)");
    says(at, "test calm", 0, "0 failed");
    make_mod(at, "calm", SKIRMISH "replaces = { \"value.stack\" }", calm, "");
    says(at, "check calm", 1, "the mod has no rule that modifies 'value.stack', which it replaces");
}

#define PARADISE "game = \"conquest\", "
#define COST(cost)                                                                                 \
    (const char *const[2])                                                                         \
    {                                                                                              \
        "data/cost.lua", "return { table = \"items\",\n"                                           \
                         "change = { transport = { cost = " cost " } } }\n"                        \
    }

WITH_BENCH(two_mods_that_change_one_printed_value_say_which_counts)
{
    bench *at = *state;

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    make_mod(at, "a", PARADISE, COST("2"), "");
    make_mod(at, "b", PARADISE, COST("3"), "");
    says(at, "sim conquest --mods a,b --games 1", 2,
         "the mods a and b both change items.transport.cost: play with one of them");
    make_mod(at, "b", PARADISE, COST("2"), "");
    says(at, "rules conquest --mods a,b", 0, "Malaria");
    make_mod(at, "b", PARADISE, COST("3"), "");
    make_mod(at, "a", PARADISE "replaces = { \"items.transport.cost\" }", COST("2"), "");
    make_mod(at, "c", PARADISE "needs = { \"a\", \"b\" }",
             (const char *const[2]){"data/more.lua", "return { table = \"items\", rows = {} }\n"},
             "t:new { seats = 2 } t:expect(host.data(\"items\", \"transport\", \"cost\"), 2)");
    says(at, "test a b c", 0, "0 failed");
    make_mod(at, "a", PARADISE "replaces = { \"items.war_canoe.cost\" }", COST("2"), "");
    says(at, "check a", 1,
         "no data file of the mod changes 'items.war_canoe.cost', which it replaces");
}

int main(void)
{
    return run_registered("trying", NULL, NULL);
}
