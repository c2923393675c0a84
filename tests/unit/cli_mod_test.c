/* cli_mod_test.c - tools for authors of mods: new, check --play, try with live reload, test.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"
#include "registered.h"

/* The quick guide, as somebody new would follow it: four commands and a few lines of Lua. */
BENCH_TEST(a_new_card_is_seen_in_play_after_four_commands)
{
    bench *at = *state;

    says(at, "new mod stormy --game skirmish", 0, "vaka new event NAME --mod stormy");
    says(at, "new event storm --mod stormy", 0, "vaka try stormy/events/storm.lua");
    write_file(at, "stormy/events/storm.lua",
               "return {\n    title = \"Storm\",\n"
               "    text = \"The first player may lose a point for an order.\",\n"
               "    mood = \"bad\",\n    play = function(seat)\n"
               "        if ask.yes_no { seat = seat, prompt = \"Brave the storm?\" } then\n"
               "            game.more_orders(seat, 1)\n        end\n    end,\n}\n");
    says(at, "check stormy", 0, "");
    assert_string_equal(at->output, "");
    says(at, "try stormy/events/storm.lua --seed 1 --text <<'.'\n1\nquit\n.", 0,
         "A game in which events/storm.lua has just been drawn.");
    has(at, "The event of this round: Storm");
    has(at, "Brave the storm?");
    has(at, "choose-option 0           yes");
    has(at, "Give an order; 6 are left.");
}

BENCH_TEST(every_new_file_passes_the_check_as_it_is)
{
    bench *at = *state;

    says(at, "new mod stormy --game skirmish", 0, "");
    says(at, "new event storm --mod stormy", 0, "");
    says(at, "new rule long_nights --mod stormy", 0, "");
    says(at, "new scenario duel --mod stormy", 0, "");
    says(at, "new test storm --mod stormy", 0, "vaka test stormy/tests/storm.lua");
    says(at, "check stormy --play 3", 0, "");
    assert_string_equal(at->output, "");
    says(at, "test stormy", 0, "1 test, 0 failed");
    shell(at, "cat stormy/rules/long_nights.lua stormy/events/storm.lua");
    has(at, "title = \"Long nights\"");
    has(at, "game.gain(seat, 1)");
    has(at, "function(round)");
    says(at, "try stormy/scenarios/duel.lua </dev/null", 0, "The scenario duel begins.");
    says(at, "try stormy/rules/long_nights.lua </dev/null", 0, "with the rule long_nights");
    says(at, "try stormy </dev/null", 0, "with the mod stormy");
}

/* A mod for a game with tables, and with cards that a rule brings into play. */
static void begin_isles(bench *at)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    says(at, "new mod isles --game conquest", 0, "");
    says(at, "new data nothing --mod isles", 1, "no table 'nothing'; there are: ");
}

/* What host.zone gives for a name that is not there means everywhere: a mod of API level 1 plays
 * on, but its author is told. */
BENCH_TEST(zones_and_kinds_that_no_game_has_are_told_at_their_place)
{
    static const char card[] =
        "return {\n    title = \"Storm\", text = \"Blows.\",\n    play = function(seat)\n"
        "        host.modify(\"closed\", host.zone(\"05077\"), 1, \"turn\")\n"
        "        host.count(host.zone(\"cup\"), nil, host.kind(\"ev_05_drougth\"))\n    end,\n}\n";
    bench *at = *state;

    begin_isles(at);
    write_file(at, "isles/events/storm.lua", card);
    shell(at, "sed -i 's/api = [0-9]/api = 1/' isles/mod.lua");
    says(at, "check isles", 0, "storm.lua:4:41: warning: there is no zone '05077'");
    has(at, "storm.lua:5:53: warning: there is no kind 'ev_05_drougth'");
    has(at, "(did you mean 'ev_05_drought'?)");
    shell(at, "sed -i 's/api = [0-9]/api = 2/' isles/mod.lua");
    says(at, "check isles", 1, "storm.lua:4:41: there is no zone '05077'");
    has(at, "storm.lua:5:53: there is no kind 'ev_05_drougth' (did you mean 'ev_05_drought'?)");
    lacks(at, "warning");
}

/* A turn limit for a game that has none of the kind, whose table has no score sheet. */
static const char last_turn[] =
    "return {\n    title = \"Turn limit\",\n    text = \"The game ends after some turns.\",\n"
    "    options = { turns = { title = \"Turns\", min = 1, max = 99, normal = 6 } },\n    on = {\n"
    "        [\"turn.end\"] = function(turn)\n"
    "            debug(\"turn\", turn, { 1, true })\n"
    "            host.say(\"limit.turn\", turn)\n"
    "            host.say_to(0, \"limit.secret\", 0)\n"
    "            if turn >= host.rule_option(\"last_call\", \"turns\") then\n"
    "                host.finish { reason = \"limit.over\" }\n            end\n        end,\n    "
    "},\n"
    "}\n";

static void begin_limit(bench *at)
{
    begin_isles(at);
    write_file(at, "isles/rules/last_call.lua", last_turn);
    write_file(at, "isles/lang/en.lua",
               "return {\n    [\"limit.turn\"] = \"Turn {0:int} is over\",\n"
               "    [\"limit.secret\"] = \"Psst, {0:seat}\",\n"
               "    [\"limit.over\"] = \"the last turn is over\",\n}\n");
    says(at, "check isles", 0, "");
    assert_string_equal(at->output, "");
}

BENCH_TEST(a_rule_ends_the_game_and_says_why)
{
    bench *at = *state;

    begin_limit(at);
    says(at, "sim conquest --mods isles --rules last_call:turns=1 --games 2 --seed 3", 0,
         "2 finished");
    says(at,
         "play conquest --mods isles --rules last_call:turns=1 --seats bot:random,bot:random "
         "--seed 3 --text --journal one.vkj </dev/null",
         0, "the last turn is over");
    has(at, "Turn 1 is over");
    lacks(at, "debug");
    lacks(at, "Turn 2 is over");
    lacks(at, "Psst"); /* said to one seat, and nobody sits there */
    says(at, "replay one.vkj --mods isles --verify", 0, "");
}

BENCH_TEST(what_is_said_must_be_known_before_the_game)
{
    bench *at = *state;

    begin_limit(at);
    shell(at, "sed -i 's/host.say(\"limit.turn\"/host.say(\"limit.trun\"/' "
              "isles/rules/last_call.lua");
    says(at, "check isles", 1, "last_call.lua:8:22: there is no text in lang/en.lua with the id");
    has(at, "did you mean 'limit.turn'?");
    shell(at, "sed -i 's/host.say(\"limit.trun\"/host.say(\"limit.\" .. \"turn\"/' "
              "isles/rules/last_call.lua");
    says(at, "check isles", 1, "last_call.lua:8:22: what is said must be a plain text");
    shell(at, "sed -i -e 's/host.say(.*/host.say(\"limit.turn\", turn)/' "
              "-e 's/{ reason/{ reeson/' isles/rules/last_call.lua");
    says(at, "check isles", 1, "there is no field of host.finish named 'reeson'");
}

/* Where a mod is tested, what is heard are the lines of what happens, and each once. */
BENCH_TEST(debug_is_heard_in_tests_and_nowhere_else)
{
    bench *at = *state;

    says(at, "new mod stormy --game skirmish", 0, "");
    write_file(at, "stormy/events/noise.lua",
               "return {\n    title = \"Noise\", text = \"Talks.\",\n"
               "    play = function(seat)\n"
               "        debug(\"seat\", seat, { 1, true }, nil)\n"
               "        local yes = ask.yes_no { seat = seat, prompt = \"Really?\" }\n"
               "        debug(yes)\n    end,\n}\n");
    says(at, "check stormy", 0, "");
    says(at, "try stormy/events/noise.lua --seed 1 <<'.' 2>&1 | grep -c debug:\n1\nquit\n.", 0,
         "2\n");
    says(at, "try stormy/events/noise.lua --seed 1 <<'.' 2>&1 | grep debug:\n1\nquit\n.", 0,
         "{ 1, true } nil\ndebug: events/noise.lua:6: ");
    says(at, "sim skirmish --mods stormy --games 1 --seed 1 2>&1", 0, "1 finished");
    lacks(at, "debug:");
}

BENCH_TEST(sim_tells_what_a_card_does_for_who_gets_it)
{
    bench *at = *state;

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    says(at, "sim conquest --games 1 --seed 1 --card navigaton", 2, "did you mean 'navigation'?");
    says(at, "sim conquest --games 2 --seed 1 --seats 2 --bound 30 --card navigation", 0,
         "card navigation: in 0 games");
    says(at, "sim conquest --games 2 --seed 1 --seats 2 --card navigation", 0,
         "card navigation: in 2 games some got it and some did not");
    has(at, "95 % interval");
    says(at, "sim conquest --games 2 --seed 1 --seats 2 --card navigation --json", 0,
         "\"nobody\": 0");
}

BENCH_TEST(two_mods_with_one_id_are_no_choice)
{
    bench *at = *state;

    says(at, "new mod stormy --game skirmish", 0, "");
    says(at, "new event storm --mod stormy", 0, "");
    shell(at, "mkdir other && cp -r stormy other/stormy");
    says(at, "sim skirmish --mods stormy,other/stormy --games 1", 2,
         "stormy/mod.lua:3:10: there is a mod 'stormy' already, in ");
    has(at, "other/stormy");
}

/* With all dashes taken away it says what is true anyway. */
BENCH_TEST(a_new_scenario_shows_every_field_as_it_is)
{
    bench *at = *state;

    begin_isles(at);
    says(at, "new scenario calm --mod isles", 0, "vaka try isles/scenarios/calm.lua");
    shell(at, "sed -i -E 's/^    -- ([a-z_ ]+ = |[}],)/    \\1/' isles/scenarios/calm.lua && "
              "cat isles/scenarios/calm.lua");
    has(at, "\n    rule = \"\", ");
    has(at, "\n    nobody = {}, ");
    has(at, "\n    brings = {}, ");
    has(at, "\n    rules_allowed = { \"kumara\", ");
    lacks(at, "experienced_solitaire"); /* goes with another scenario only */
    has(at, "        setups = { for_2 = { end_vp = 28 } }, --");
    has(at, "\n    leave_out = { map = {} }");
    has(at, "\n    cards = { culture = { arioi = { copies = 1 } } }");
    says(at, "check isles", 0, "");
    assert_string_equal(at->output, "");
    says(at, "rules conquest --mods isles --scenario calm", 0, "as in the game without it");
    says(at,
         "sim conquest --mods isles --scenario calm --rules random_events,kumara --seats 2 "
         "--games 1 --seed 3",
         0, "1 finished");
}

/* Wherever one stands, and whichever way one names a file: the mod is the folder above it. */
BENCH_TEST(a_mod_is_found_from_within_its_folders)
{
    static const char *const calls[] = {
        "cd stormy && vaka check events/calm.lua",
        "cd stormy/events && vaka check calm.lua",
        "cd stormy/events && vaka check ./calm.lua",
        "cd stormy/events && vaka check .",
        "cd stormy/lib && vaka check ../events",
        "ln -s stormy/events short && vaka check short/calm.lua",
    };
    bench *at = *state;

    says(at, "new mod stormy --game skirmish", 0, "");
    write_file(at, "stormy/lib/sea.lua", "return {}\n");
    write_file(at, "stormy/events/calm.lua", "return { title = 'Calm', text = 'So.', mod = 1 }\n");
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        if (shell(at, calls[i]) != 1 || !strstr(at->output, "events/calm.lua:1:"))
            fail_msg("%s: status %d\n%s", calls[i], at->status, at->output);
        lacks(at, "belongs to no mod");
        has(at, "did you mean 'mood'?");
    }
    shell(at, "cd stormy/events && vaka check calm.lua");
    has(at, "../events/calm.lua:1:"); /* not by a path from the root */
    write_file(at, "stormy/events/calm.lua", "return { title = 'Calm', text = 'So.' }\n");
    shell(at, "cd stormy/events && vaka try calm.lua --seed 1 </dev/null");
    has(at, "A game in which events/calm.lua has just been drawn.");
    says(at, "new test calm --mod stormy", 0, "");
    assert_int_equal(shell(at, "cd stormy/tests && vaka test calm.lua"), 0);
    has(at, "1 test, 0 failed");
    write_file(at, "other/events/calm.lua", "return {}\n");
    says(at, "check stormy/../other/events/calm.lua", 1, "this belongs to no mod");
}

BENCH_TEST(a_card_is_tried_with_the_rule_that_brings_it)
{
    bench *at = *state;

    begin_isles(at);
    write_file(
        at, "isles/events/calm.lua",
        "return { title = 'Calm', text = 'No wind.', mood = 'bad',\n"
        "play = function(seat) host.modify('canoe_moves', 'everywhere', -1, 'turn') end }\n");
    says(at, "try isles/events/calm.lua --seed 1 </dev/null", 0,
         "A game in which events/calm.lua has just been drawn.");
    has(at, "reads it: Calm");
    says(at, "check isles --play 1", 0, "");
    assert_string_equal(at->output, "");
}

BENCH_TEST(what_goes_with_one_scenario_is_tried_in_it)
{
    bench *at = *state;

    begin_isles(at);
    write_file(at, "isles/rules/lonely.lua",
               "return { title = 'Lonely', text = 'Alone.', scenarios = { 'short_game' } }\n");
    says(at, "try isles/rules/lonely.lua --seed 1 </dev/null", 0,
         "A game with the rule lonely, in the scenario short_game.");
    says(at, "try isles/rules/lonely.lua --seed 1 --scenario standard </dev/null", 2,
         "the rule lonely goes only with the scenario short_game");
    write_file(at, "isles/rules/lonely.lua",
               "return { title = 'Lonely', text = 'Alone.', scenarios = { 'solitaire' } }\n");
    says(at, "try isles/rules/lonely.lua --seed 1 </dev/null", 2,
         "the rule lonely does not go with the scenario solitaire; these do: variable_end");
    write_file(at, "isles/chits/calm.lua", "return { title = 'Calm', text = 'Nothing.' }\n");
    says(at, "try isles/chits/calm.lua --seed 1 </dev/null", 0,
         "A game in which chits/calm.lua has just been drawn.");
}

/* Neither the end of its id nor that of another sort makes a card another one. */
BENCH_TEST(a_card_is_read_as_itself_whatever_it_is_called_by)
{
    bench *at = *state;

    begin_isles(at);
    write_file(at, "isles/events/war-hula.lua",
               "return { title = 'War hula', text = 'They dance for war.', mood = 'bad' }\n");
    write_file(at, "isles/events/haka.lua",
               "return { title = 'Far haka', text = 'It is heard far away.', mood = 'bad' }\n");
    says(at, "try isles --seed 1 <<'.'\nlook war-hula\nlook hula\nlook far haka\nlook haka\n.", 0,
         "War hula: They dance for war.");
    has(at, "Hula: 1 point (rule 9.5).");
    has(at, "Far haka: It is heard far away.");
    has(at, "Haka: Once a battle, on a roll");
    says(at, "try isles --seed 1 <<'.'\nlook event-haka\n.", 0, "Far haka: It is heard far away.");
    write_file(at, "isles/cultures/event-tide.lua",
               "return { title = 'Tide lore', text = 'They know the moon.', vp = 1 }\n");
    write_file(at, "isles/events/tide.lua",
               "return { title = 'High tide', text = 'Waters rise.', mood = 'bad' }\n");
    says(at, "try isles/events/tide.lua --seed 1 <<'.'\nlook event-tide\nlook tide\n.", 0,
         "Tide lore: They know the moon.");
    has(at, "High tide: Waters rise.");
    has(at, "reads it: High tide");
}

BENCH_TEST(bundled_mods_that_are_optional_take_part_only_by_name)
{
#define PLAY "play conquest --text --seats human,bot:random --rules random_events --seed 1 "
    bench *at = *state;

    begin_isles(at);
    write_file(at, "isles/events/calm.lua",
               "return { title = 'Calm', text = 'No wind.', mood = 'bad' }\n");
    write_file(at, "all.txt", "screen\n");
    says(at, PLAY "<all.txt", 0, "Random Event deck: 27 Random Event");
    says(at, PLAY "--mods isles <all.txt", 0, "Random Event deck: 28 Random Event");
    says(at, PLAY "--mods sea_tales <all.txt", 0, "Random Event deck: 32 Random Event");
#undef PLAY
}

BENCH_TEST(a_scenario_of_which_no_game_comes_is_found_by_the_check)
{
    bench *at = *state;

    begin_isles(at);
    write_file(at, "isles/scenarios/few.lua",
               "return { title = 'Few', text = 'Few homes.', leave_out = {\n"
               "homes = { 'raiatea', 'hiva' } } }\n");
    says(at, "check isles", 1,
         "isles/scenarios/few.lua:2:9: no game of 3 can begin: there is not one home for each "
         "seat");
    says(at, "sim conquest --mods isles --scenario few --seats 3 --games 1", 2,
         "isles/scenarios/few.lua:2:9: no game of 3 can begin: there is not one home for each "
         "seat");
}

BENCH_TEST(new_refuses_what_cannot_be)
{
    bench *at = *state;

    says(at, "new mod stormy --game skirmsh", 1, "skirmsh");
    says(at, "new mod stormy --game hello", 1, "Hello takes no mods");
    says(at, "new mod stormy --game skirmish", 0, "");
    says(at, "new mod stormy --game skirmish", 1, "stormy/mod.lua: File exists");
    says(at, "new evnt storm --mod stormy", 1, "did you mean event?");
    says(at, "new zzzzzz storm --mod stormy", 1, "there are: mod, event, rule, scenario, test");
    says(at, "new event Storm --mod stormy", 2, "one lower-case word");
    says(at, "new event storm --mod stormy", 0, "");
    says(at, "new event storm --mod stormy", 1, "File exists");
    says(at, "new event storm --mod nowhere", 1, "nowhere");
    shell(at, "cd stormy && vaka new event rain");
    assert_int_equal(at->status, 0);
    shell(at, "ls stormy/events");
    has(at, "rain.lua");
    shell(at, "mkdir away && ln -s ../away stormy/rules && ln -s ../away/x stormy/events/x.lua");
    says(at, "new rule calm --mod stormy", 1, "stormy/rules: it is a link, and may lead anywhere");
    says(at, "new event x --mod stormy", 1, "File exists");
    shell(at, "rmdir away"); /* nothing was written there */
    assert_int_equal(at->status, 0);
}

BENCH_TEST(playing_finds_what_looking_does_not)
{
    static const struct {
        const char *body, *words;
    } rows[] = {
        {"if ask.number { seat = seat, min = 1, max = 4 } == 3 then error('three!') end",
         "events/odd.lua:2: three!"},
        {"local kinds = {} ask.yes_no { seat = seat }\n"
         "for i, one in ipairs(game.counters(host.next_seat(seat))) do\n"
         "kinds[i] = host.kind_id(host.kind_of(one)) end\n"
         "ask.choice { seat = seat, options = kinds, may_pass = true, always = true }",
         "is asked after it betrays what the seat cannot know"},
        {"local n = 0 while true do n = n + 1 end", "too long"},
        {"game.lose_counter(game.counters(seat)[99])", "events/odd.lua:2: bad argument #1"},
        {"for _ = 1, 60 do ask.yes_no { seat = seat } end", "48 questions"},
    };
    bench *at = *state;

    begin_mod(at, 1);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        write_card(at, rows[i].body);
        says(at, "check odd/events/odd.lua --play 8", 1, rows[i].words);
        has(at, "Skirmish: game ");
        has(at, "seed ");
    }
    write_card(at, "game.gain(seat, 1)");
    says(at, "check odd --play 4 --seed 9", 0, "");
    assert_string_equal(at->output, "");
    write_card(at, /* what the seat does not know is offered as a back */
               "local his = game.counters(host.next_seat(seat))\n"
               "ask.piece { seat = seat, among = his, may_pass = true, always = true,\n"
               "where = function(one) return host.kind_id(host.kind_of(one)) ~= 'rider' end }");
    says(at, "check odd --play 8", 0, "");
}

BENCH_TEST(what_never_acts_is_noted)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_file(at, "odd/events/odd.lua",
               "return { title = 'Odd', text = 'Odd.', copies = 0, play = function(seat) end }\n");
    says(at, "check odd --play 2", 0, "odd/events/odd.lua: did not act in 2 games");
}

/* What happens in the other terminal while a game is open. */
static const char reload_script[] =
    "wait_for() { n=0; until grep -qF \"$1\" out; do n=$((n + 1)); [ $n -lt 200 ] || { echo LATE "
    "\"$1\"; cat out; exit 3; }; sleep 0.05; done; }\n"
    "mkfifo in; vaka try odd/events/odd.lua --seed 1 <in >out 2>&1 & exec 3>in\n"
    "wait_for 'How many?'\n"
    "sed -i 's/How many/How few/' odd/events/odd.lua; echo >&3\n"
    "wait_for 'The files have changed and were read again.'; wait_for 'How few?'\n"
    "sed -i 's/gain(seat, n)/gain(seat, 2 * n)/' odd/events/odd.lua; echo 'choose-number 2' >&3\n"
    "wait_for 'gains 4 points'\n"
    "sed -i 's/gain(seat, 2/gian(seat, 2/' odd/events/odd.lua; echo >&3\n"
    "wait_for 'but cannot be used; the game goes on with the old ones.'\n"
    "sed -i 's/game.gian(seat, 2 . n)/error(\"late\")/' odd/events/odd.lua; echo >&3\n"
    "wait_for 'this game cannot be played with them: action '\n"
    "echo end >&3; wait_for 'Player 2 begins its turn'\n"
    "echo quit >&3; exec 3>&-; wait; cat out";

BENCH_TEST(changed_files_are_read_again_between_actions)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_card(at, "local n = ask.number { seat = seat, prompt = 'How many?', min = 1, max = 3 }\n"
                   "game.gain(seat, n)");
    assert_int_equal(shell(at, reload_script), 0);
    has(at, "odd/events/odd.lua:3:6: there is no function in 'game' named 'gian'");
    has(at, "choose-number 2: ");
    has(at, "events/odd.lua:3: late");
    lacks(at, "LATE");
}

BENCH_TEST(a_card_that_fails_at_once_can_be_mended_while_it_is_tried)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_card(at, "error('broken')");
    says(at, "try odd/events/odd.lua --seed 1 </dev/null", 0,
         "A script failed, and the action was taken back");
    has(at, "events/odd.lua:2: broken");
}

BENCH_TEST(play_goes_on_when_a_script_fails)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_card(at, "if ask.number { seat = seat, min = 1, max = 4, prompt = 'Which?' } > 2 then\n"
                   "error('too many') end");
    says(at,
         "play skirmish --mods odd --seed 1 --chance 'draw events odd' --journal a.vkj --set "
         "rounds=3 --seats bot:random,bot:random --seed 4",
         2, "given twice");
    shell(at,
          "for seed in 1 2 3 4 5 6; do vaka play skirmish --mods odd --set rounds=3 --seed $seed "
          "--chance 'draw events odd' --journal $seed.vkj --seats bot:random,bot:random || exit "
          "1; vaka replay $seed.vkj --verify --mods odd || exit 1; done");
    assert_int_equal(at->status, 0);
    has(at, "That did not work: the event \"Odd\" (mod odd) has failed");
    shell(at, "grep -q 'org.vaka.skirmish: mod odd: events/odd.lua:3: too many' vaka/scripts.log");
    assert_int_equal(at->status, 0);
}

/* Those who sit down to play read which script it was; its words are in the log. */
BENCH_TEST(a_game_that_cannot_be_set_up_says_which_script_failed)
{
    bench *at = *state;

    shell(at, "vaka new game moat && sed -i 's/setup = function()/"
              "setup = function() error(\"the key is under it\")/' moat/game.lua");
    assert_int_equal(at->status, 0);
    says(at, "play ./moat --text --seats bot:random,bot:random", 1,
         "Moat cannot be set up: the script game.lua has failed");
    lacks(at, "under it");
    shell(at, "grep -q 'the key is under it' vaka/scripts.log");
    assert_int_equal(at->status, 0);
    shell(at, "echo '{\"cmd\": \"new\", \"game\": \"./moat\", \"seats\": 2}' | vaka engine");
    has(at, "Moat cannot be set up");
    lacks(at, "under it");
    shell(at,
          "echo '{\"cmd\": \"new\", \"game\": \"./moat\", \"seats\": 2}' | vaka engine --referee");
    has(at, "under it");
}

/* Where there is nothing else to do, the match goes on without it, and a replay agrees. */
BENCH_TEST(what_always_fails_is_passed_over_at_the_second_try)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_card(at, "error('always')");
    says(at,
         "play skirmish --mods odd --seed 1 --chance 'draw events odd' --journal b.vkj --seats "
         "bot:random,bot:random",
         0, "the event \"Odd\" (mod odd) has failed");
    lacks(at, "always");
    has(at, "event \"Odd\" (mod odd) is switched off for this match");
    shell(at, "grep -q 'mod odd: events/odd.lua:2: always' vaka/scripts.log");
    assert_int_equal(at->status, 0);
    shell(at, "grep -c '^+ skip event.odd #' b.vkj");
    assert_int_equal(at->status, 0);
    says(at, "replay b.vkj --verify --mods odd", 0, "every hash and every result of chance agrees");
    says(at, "replay b.vkj --mods odd", 0, "passed over, because it failed: event.odd");
    says(at,
         "play skirmish --mods odd --seed 1 --chance 'draw events odd' --journal c.vkj --seats "
         "bot:random,human <<'.'\n1\n1\n1\nready\nready\nlog all\nquit\n.",
         0, "That did not work: the event \"Odd\" (mod odd) has failed");
    lacks(at, "always");
    has(at, "if you do it again, the game goes on without \"Odd\"");
    has(at, "event \"Odd\" (mod odd) is switched off for this match");
    has(at, "The game is saved");
}

/* The same for one that fills all memory there is for scripts: a limit, but no end of the match. */
BENCH_TEST(what_always_meets_a_limit_is_passed_over_too)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_card(at, "local s, all = ('x'):rep(60000), {}\n"
                   "for i = 1, 5000 do all[i] = s .. i end");
    says(at,
         "play skirmish --mods odd --seed 1 --chance 'draw events odd' --journal b.vkj --seats "
         "bot:random,bot:random",
         0, "event \"Odd\" (mod odd) is switched off for this match");
    shell(at, "grep -q 'ran out of memory' vaka/scripts.log");
    assert_int_equal(at->status, 0);
    says(at, "replay b.vkj --verify --mods odd", 0, "every hash and every result of chance agrees");
}

BENCH_TEST(as_many_may_listen_at_one_moment_as_like)
{
    bench *at = *state;

    begin_mod(at, 1);
    shell(at,
          "mkdir -p odd/events; for n in $(seq 1 60); do echo \"return { title = 'Odd $n', text = "
          "'Odd.', mood = 'bad', play = function() end, on = { ['turn.start'] = function(seat) "
          "end } }\" > odd/events/odd_$n.lua; done");
    says(at, "play skirmish --mods odd --seed 1 --set rounds=3 --seats bot:random,bot:random", 0,
         "The game is over");
    lacks(at, "did not work");
}

/* Programs act out of turn, too, and what they do there may fail. */
BENCH_TEST(a_script_that_fails_out_of_turn_ends_no_match)
{
    bench *at = *state;

    write_file(at, "loud/mod.lua",
               "return { id = 'loud', title = 'Loud', version = '1', api = 1, game = 'conquest',\n"
               "         licence = 'MIT', authors = { 'Ann' } }\n");
    write_file(at, "loud/cultures/loud.lua",
               "return { title = 'Loud', text = 'Loud.', rule = '9.5', colour = 'none',\n"
               "hook = 'passive', copies = 9, vp = 1, shown = function(seat) error('x') end }\n");
    shell(at, "export VAKA_SCRIPTS=" VAKA_SOURCE_DIR "/scripts; "
              "vaka play conquest --scenario short_game --mods loud --seed 6 --journal a.vkj "
              "--seats bot:random,bot:random > a.txt || exit 1; "
              "vaka replay a.vkj --verify --mods loud || exit 1; grep loud a.txt; "
              "grep -q 'cultures/loud.lua:2: x' vaka/scripts.log");
    assert_int_equal(at->status, 0);
    has(at, "the culture \"Loud\" (mod loud) has failed");
}

BENCH_TEST(try_says_what_it_cannot_do)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_card(at, "game.gain(seat, 1)");
    says(at, "try nowhere", 1, "nowhere: there is no such file or folder");
    says(at, "try . </dev/null", 0, "with the mod"); /* the only one there */
    write_file(at, "odd/lang/en.lua", "return { a = 'b' }\n");
    says(at, "try odd/lang/en.lua", 1, "cannot be tried by itself");
    write_card(at, "game.gian(seat, 1)");
    says(at, "try odd/events/odd.lua", 1, "odd/events/odd.lua:2:6");
    write_file(at, "odd/mod.lua", "return { id = 'odd', game = 'chess' }\n");
    says(at, "try odd/events/odd.lua", 1, "odd/mod.lua");
}

static const char good_tests[] =
    "local function begin(t, ...)\n"
    "    t:new { seats = 2, seed = 5, names = { 'Ann' }, queue = { 'draw events odd', ... } }\n"
    "    while t:turn() < 1 or not t:prompt() do t:random(1) end\n"
    "end\n"
    "return {\n"
    "    ['the card asks'] = function(t)\n"
    "        begin(t)\n"
    "        t:expect(t:prompt(), 'How many?')\n"
    "        t:expect(t:asked(), 0)\n"
    "        t:expect(t:legal(0), { 'choose-number 1', 'choose-number 2', 'choose-number 3' })\n"
    "        t:expect(t:legal(1), {})\n"
    "        t:expect(t:refused(0, 'choose-number 4'), 'not_offered')\n"
    "        t:expect(t:refused('end'), 'answer_first')\n"
    "        local before = t:score(0)\n"
    "        t:play('choose-number 2')\n"
    "        t:expect(t:score(0), before + 2)\n"
    "        t:expect(t:told()[1], 'Ann gains 2 points')\n"
    "        t:expect(host.score(0), before + 2)\n"
    "        t:expect(t:finished(), false)\n"
    "    end,\n"
    "    ['three is too many'] = function(t)\n"
    "        begin(t)\n"
    "        t:expect(t:fails(0, 'choose-number 3'):match('too many'), 'too many')\n"
    "    end,\n"
    "    ['rules and options count'] = function(t)\n"
    "        t:new { rules = { 'night' }, options = { rounds = 3 } }\n"
    "        t:expect(t:value('orders', 1), 3)\n"
    "        t:expect(host.option('rounds'), 3)\n"
    "        t:queue('draw events odd')\n"
    "        local _, reason = t:undo(0)\n"
    "        t:expect(type(reason), 'string')\n"
    "        local first = t:legal(0)[1]\n"
    "        t:play(0, first)\n"
    "        t:expect(t:undo(0), true)\n"
    "        t:expect(t:legal(0)[1], first)\n"
    "        t:expect(t:winners(), {})\n"
    "    end,\n"
    "}\n";

BENCH_TEST(tests_of_a_mod_play_matches)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_card(at, "local n = ask.number { seat = seat, prompt = 'How many?', min = 1, max = 3 }\n"
                   "if n == 3 then error('too many') end game.gain(seat, n)");
    write_file(at, "odd/tests/odd.lua", good_tests);
    says(at, "test odd", 0, "3 tests, 0 failed");
    says(at, "test odd/tests/odd.lua --all", 0, "good    odd/tests/odd.lua: the card asks");
    says(at, "check odd", 0, "");
}

BENCH_TEST(a_test_that_fails_is_named_with_its_line)
{
    static const struct {
        const char *body, *words;
    } rows[] = {
        {"t:new() t:expect(t:turn(), 7)", "odd/tests/odd.lua:2: expected 7, got 0"},
        {"t:expect({ 1, { 2 } }, { 1, { 3 } }, 'lists')",
         "lists: expected { 1, { 3 } }, got { 1, { 2 } }"},
        {"t:expect('a', nil)", "expected nil, got \"a\""},
        {"t:play('end')", "there is no match yet"},
        {"t:new { seat = 2 }", "no field 'seat'; did you mean 'seats'?"},
        {"t:new { rules = { 'nite' } }", "there is no rule 'nite'"},
        {"t:new { rules = 'night' }", "'rules' must be a list of texts"},
        {"t:new { seats = 9 }", "9"},
        {"t:new { queue = { 'die 3', 4 } }", "'queue' must be a list of texts"},
        {"t:new { queue = { 'dye 3' } }", "dye"},
        {"t:new { options = { round = 3 } }", "round"},
        {"t:new { options = 5 }", "'options' must be a table"},
        {"t:new { options = { rounds = 'many' } }", "option 'rounds' must be a whole number"},
        {"t:new { options = { rounds = 2.5 } }", "option 'rounds' must be a whole number"},
        {"t:new { options = { rounds = 1 << 32 } }", "option 'rounds' must be a whole number"},
        {"t:new { options = { 3 } }", "an option has a name"},
        {"t:new { scenario = {} }", "'scenario' must be a text"},
        {"local a, b = {}, {} for d = 1, 5 do local x, y = {}, {} for i = 1, 30 do"
         " x[i], y[i] = a, b end a, b = x, y end t:expect(a, b)",
         "this takes too"}, /* long, by its fuel; where counting is slow: much time */
        {"t.new { seats = 2 }", "with a colon"},
        {"t:new() t:play(1, 'end')", "seat 1 may not 'end'"},
        {"t:new() t:play('fly')", "there is no verb 'fly'"},
        {"t:new() t:plays('end')", "there is no 't:plays'; did you mean 't:play'?"},
        {"t:new() t:refused(t:legal(0)[1])", "the action is allowed"},
        {"t:new() t:fails(t:legal(0)[1])", "no script fails: the action is played"},
        {"t:new() t:value('order', 0)", "did you mean 'orders'?"},
        {"t:new() t:score(5)", "there is no such seat"},
        {"t:new() game.gain(0, 1)", "cannot be used in a filter, a value or a test"},
        {"t:new() while true do end", "too long"},
        {"t:new() while true do t:turn() end", "at most 200000 times"},
        {"t:new() while t:prompt() ~= 'Never?' do t:random(1) end",
         "the match is over, and has been for 10000 calls of t:random"},
        {"local n = 0 t:new { options = setmetatable({}, { __index = error, __len = error }),"
         " queue = setmetatable({}, { __len = function() n = n + 1 return n < 2 and 0 or 1 end,"
         " __index = function() return n end }) } t:expect(n, 7)",
         "expected 7, got 0"},
        {"t:new().x = 1", "odd/tests/odd.lua:2"},
        {"os.exit(1)", "there is no global 'os'"},
    };
    bench *at = *state;

    begin_mod(at, 1);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[512];

        snprintf(text, sizeof text, "return { ['it works'] = function(t)\n%s\nend }\n",
                 rows[i].body);
        write_file(at, "odd/tests/odd.lua", text);
        says(at, "test odd", 1, rows[i].words);
        has(at, "FAILED  odd/tests/odd.lua: it works");
        has(at, "odd/tests/odd.lua:2");
        has(at, "1 test, 1 failed");
    }
}

/* What others did on the way is not the test's own work, whether they failed or not. */
BENCH_TEST(random_actions_that_fail_cost_the_test_nothing)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_card(at, "error('never')");
    write_file(at, "odd/tests/odd.lua",
               "return { ['it works'] = function(t)\n"
               "t:new { seats = 2, seed = 5, queue = { 'draw events odd' } }\n"
               "for n = 1, 1200000 do end\n"
               "local good, why = pcall(t.random, t, 200)\n"
               "t:expect(good, false)\n"
               "t:expect(why:match('never'), 'never')\n"
               "for n = 1, 1200000 do end end }\n");
    says(at, "test odd", 0, "1 test, 0 failed");
}

BENCH_TEST(a_test_that_fails_tells_of_chance_that_has_not_come)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_card(at, "");
    write_file(at, "odd/tests/odd.lua",
               "return { ['it works'] = function(t)\n"
               "t:new { seats = 2, seed = 5, queue = { 'draw events odd' } }\n"
               "t:expect(1, 2) end }\n");
    says(at, "test odd", 1, "expected 2, got 1 (1 result of its queue has not come)");
}

BENCH_TEST(a_table_is_like_itself_however_deep)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_file(at, "odd/tests/odd.lua",
               "return { ['it works'] = function(t)\n"
               "local a = {} for i = 1, 30 do a[i] = a end t:expect(a, a)\n"
               "t:expect({ x = a, y = { 1, 2 } }, { y = { 1, 2 }, x = a }) end }\n");
    says(at, "test odd", 0, "1 test, 0 failed");
}

/* The file returns what it likes; its names are printed. */
BENCH_TEST(hostile_tables_of_tests_are_only_read)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_file(at, "odd/tests/odd.lua",
               "return setmetatable({ ['a\\0b'] = function() end },\n"
               "{ __index = function() error('x') end })\n");
    says(at, "test odd", 1, "the name of a test has signs that cannot be shown");
    has(at, "1 test, 1 failed");
    write_file(at, "odd/tests/odd.lua",
               "return { ['a\\27[2Jb'] = function() end, ['it works'] = function() end }\n");
    says(at, "test odd --all", 1, "the name of a test has signs that cannot be shown");
    has(at, "2 tests, 1 failed");
    lacks(at, "\033");
}

BENCH_TEST(test_files_that_are_no_tests_fail)
{
    bench *at = *state;

    begin_mod(at, 1);
    says(at, "test odd", 1, "there are no tests there");
    write_file(at, "odd/tests/odd.lua", "return 7\n");
    says(at, "test odd", 1, "must return a table of tests");
    write_file(at, "odd/tests/odd.lua", "return {}\n");
    says(at, "test odd", 1, "there is no test in the table");
    write_file(at, "odd/tests/odd.lua", "return { ['x'] = 3 }\n");
    says(at, "test odd", 1, "a test is a function");
    write_file(at, "odd/tests/odd.lua",
               "return { ['x'] = function() end, function() end, [2.5] = function() end }\n");
    says(at, "test odd", 1, "2 tests have no name");
    has(at, "2 tests, 1 failed");
    write_file(at, "odd/tests/odd.lua", "return { function() end }\n");
    says(at, "test odd", 1, "a test has no name");
    has(at, "1 test, 1 failed");
    write_file(at, "odd/tests/odd.lua",
               "local t = {} for i = 1, 1002 do t['t' .. i] = function() end end return t\n");
    says(at, "test odd", 1, "more than 1000 tests in a file: 2 have not been run");
    has(at, "1001 tests, 1 failed");
    write_file(at, "odd/tests/odd.lua", "return {\n");
    says(at, "test odd", 1, "odd/tests/odd.lua:");
    says(at, "test nowhere", 1, "there is no such file or folder");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
