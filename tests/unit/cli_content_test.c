/* cli_content_test.c - games with content from the command line: rules, mods, scenarios, lists.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"
#include "registered.h"

/* A mod with a card, a rule that excludes another one, and a scenario. */
static void make_mod(const bench *at)
{
    write_file(at, "windy/mod.lua",
               "return { id = 'windy', title = 'Windy', version = '1.0', api = 1,\n"
               "         game = 'skirmish', licence = 'MIT', authors = { 'Ann' } }\n");
    write_file(at, "windy/events/gust.lua",
               "return { title = 'Gust', text = 'Two points.',\n"
               "         play = function(seat) game.gain(seat, 2) end }\n");
    write_file(at, "windy/rules/calm.lua",
               "return { title = 'Calm', text = 'No night.', rule = '11.3', conflicts = { 'night' "
               "},\n         modifies = { orders = 1 },\n"
               "         on = { ['round.start'] = function(round) end } }\n");
    write_file(at, "windy/scenarios/short.lua",
               "return { title = 'Short', seats = { min = 3, max = 3 }, rules = { 'calm' },\n"
               "         options = { rounds = 3 }, queue = { 'draw events gust' } }\n");
}

BENCH_TEST(a_game_is_played_with_rules_and_mods_and_its_journal_says_so)
{
    bench *at = *state;

    make_mod(at);
    says(at,
         "play skirmish --seed 3 --rules bounty:every=3 --mods windy --chance 'draw events gust' "
         "--seats bot:random,bot:random --journal a.vkj",
         0, "The game is over");
    has(at, "gains 2 points");
    shell(at, "head -20 a.vkj");
    has(at, "\nrule bounty:every=3\n");
    has(at, "\nmod skirmish\nmod windy\n");
    lacks(at, "content 0000000000000000");
    says(at, "replay a.vkj --verify --mods windy", 0, "every hash");
    says(at, "replay a.vkj --mods windy", 0, "rule bounty:every=3");
    says(at, "replay a.vkj", 1, "the mod 'windy' 1.0, which is not here");
    says(at, "resume a.vkj", 1, "--mods DIR");
}

BENCH_TEST(a_rule_of_one_scenario_is_refused_elsewhere)
{
    bench *at = *state;

    make_mod(at);
    write_file(at, "windy/rules/squall.lua",
               "return { title = 'Squall', scenarios = { 'short' }, modifies = { orders = 1 } }\n");
    write_file(at, "windy/scenarios/own.lua",
               "return { title = 'Own', rules_allowed = { 'squall' } }\n");
    says(at, "check windy", 0, "");
    says(at, "rules skirmish --mods windy", 0, "    Goes only with the scenario short\n");
    says(at, "sim skirmish --games 1 --mods windy --rules squall", 2,
         "the rule squall goes only with the scenario short");
    says(at, "sim skirmish --games 1 --mods windy --scenario short --rules squall", 0,
         "1 finished");
    says(at, "sim skirmish --games 1 --mods windy --scenario own --rules squall", 0, "1 finished");
    says(at, "sim skirmish --games 1 --mods windy --scenario own --rules bounty", 2,
         "the rule bounty does not go with the scenario own; these do: squall");
}

BENCH_TEST(an_installed_mod_is_named_by_its_id)
{
    bench *at = *state;

    make_mod(at);
    says(at, "sim skirmish --games 2 --seed 1 --mods windy", 0, "2 finished"); /* the folder */
    shell(at, "mkdir -p vaka/mods && mv windy vaka/mods/windy");
    says(at, "sim skirmish --games 2 --seed 1 --mods windy --json", 0, "\"windy\"");
    says(at, "sim skirmish --games 2 --seed 1 --json", 0, "\"skirmish\"");
    lacks(at, "\"windy\"");
    says(at, "sim skirmish --games 2 --mods wind", 2, "did you mean 'windy'?");
}

BENCH_TEST(a_game_goes_on_in_the_middle_of_a_question)
{
    bench *at = *state;

    says(at,
         "play skirmish --seed 3 --chance 'draw events omen, die 5' --journal a.vkj <<'.'\n"
         "1\n1\n1\nready\nend\nquit\n.",
         0, "What does it promise?");
    has(at, "Omen. Roll a die");
    has(at, "choose-option 0           glory");
    has(at, "choose-option 1           haste");
    has(at, "answer the question first");
    says(at, "resume a.vkj <<'.'\n2\nquit\n.", 0, "What does it promise?");
    has(at, "Give an order; 6 are left");
    says(at, "replay a.vkj --verify", 0, "every hash");
}

BENCH_TEST(the_language_is_that_of_the_option_or_the_environment_and_can_be_switched)
{
    bench *at = *state;

    setenv("LC_ALL", "fr_FR.UTF-8", 1);
    says(at, "play skirmish --seed 3 --journal a.vkj <<'.'\nfoo\nlang en\nfoo\nlang xx\nquit\n.", 0,
         "Je ne connais pas");
    has(at, "I do not know \"foo\"");
    says(at, "check " VAKA_SOURCE_DIR "/tests/scripts/skirmish", 0, ""); /* all of it is there */
    assert_string_equal(at->output, "");
    says(at, "play skirmish --seed 3 --lang en --journal e.vkj <<'.'\nlang xx\nquit\n.", 0, "");
    has(at, "There is not a word in \"xx\" here.\nWrite lang and one of: en fr");
    says(at, "play skirmish --seed 3 --lang en --journal b.vkj <<'.'\nquit\n.", 0, "to decide");
    setenv("LC_ALL", "xx_YY.UTF-8", 1); /* unknown: English, and no word about it */
    says(at, "play skirmish --seed 3 --journal c.vkj <<'.'\nlang fr\nquit\n.", 0, "to decide");
    has(at, "La partie est gard");
    lacks(at, "not a word");
    says(at, "play skirmish --seed 3 --lang xx --journal d.vkj", 2, "not a word in \"xx\"");
}

BENCH_TEST(a_scenario_is_told_before_it_is_played)
{
    bench *at = *state;

    make_mod(at);
    says(at, "rules skirmish --mods windy --scenario short", 0, "short  ");
    has(at, "For 3 seats.");
    has(at, "Switches on the rules ");
    has(at, "Sets rounds=3.");
    has(at, "value orders: 5 becomes 6");
    says(at, "rules skirmish --mods windy --scenario shrot", 1, "there is no scenario 'shrot'");
    says(at, "rules hello --scenario short", 1, "has no scenarios");
}

BENCH_TEST(two_ways_to_play_are_compared)
{
    bench *at = *state;

    make_mod(at);
    says(at, "sim skirmish --games 60 --seed 1 --compare - night", 0,
         "Skirmish: 60 games each between bots, seed 1");
    has(at, "A  the game as it is: 60 finished");
    has(at, "B  night: 60 finished");
    has(at, "seat 1 wins");
    has(at, "B less A  95 % interval");
    says(at, "sim skirmish --games 20 --seed 1 --compare night+bounty night --json", 0,
         "\"b_less_a\"");
    has(at, "\"b_is\": \"night\"");
    has(at, "\"bounty\"");
    says(at, "sim skirmish --games 20 --seed 1 --compare night night", 0, "+0.0");
    lacks(at, "  *\n"); /* the same seeds: nothing differs */
    says(at, "sim skirmish --games 4 --mods windy --seats 3 --compare short - --json", 0,
         "\"scenario\": \"short\"");
    says(at, "sim skirmish --compare night", 2, "--compare needs two words");
    says(at, "sim skirmish --compare night nigth", 2, "there is no rule 'nigth'");
}

BENCH_TEST(a_scenario_brings_its_seats_rules_options_and_chance)
{
    bench *at = *state;

    make_mod(at);
    says(at, "sim skirmish --games 4 --seed 1 --mods windy --scenario short --json --rules bounty",
         0, "\"scenario\": \"short\"");
    has(at, "\"rounds\": 3");
    has(at, "\"seat\": 2");
    says(at,
         "play skirmish --mods windy --scenario short --set rounds=6 --seed 2 --journal a.vkj "
         "--seats bot:random,bot:random,bot:random",
         0, "The event of this round: Gust");
    shell(at, "head -20 a.vkj");
    has(at, "scenario short");
    has(at, "option rounds 6"); /* the normal one, but not the scenario's */
    has(at, "queue draw events gust");
    says(at, "replay a.vkj --verify --mods windy", 0, "every hash");
}

BENCH_TEST(wrong_choices_are_explained)
{
    static const struct {
        const char *args, *words;
    } rows[] = {
        {"--rules nigt", "there is no rule 'nigt'; there are: bounty, night, calm"},
        {"--rules night,calm", "do not go together"},
        {"--rules night --rules calm", "do not go together"},
        {"--rules bounty:evry=3", "did you mean 'every'?"},
        {"--rules bounty:every=99", "a whole number from 1 to 9"},
        {"--rules ''", "rules are ids"},
        {"--scenario long", "there are: short"},
        {"--scenario short --seats 2", "3 to 3 seats, not 2"},
        {"--scenario short --rules night", "do not go together"},
        {"--mods nowhere/at/all", "there is no folder nowhere/at/all"},
        {"--mods .,/", "there is no mod for Skirmish in /"},
    };
    bench *at = *state;

    make_mod(at);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char args[256];

        snprintf(args, sizeof args, "sim skirmish --games 2 --mods windy %s", rows[i].args);
        says(at, args, 2, rows[i].words);
    }
}

BENCH_TEST(a_mod_with_errors_is_refused_with_file_and_line)
{
    bench *at = *state;

    make_mod(at);
    write_file(at, "windy/events/gust.lua", "return { title = 'Gust',\n         tilte = 'x' }\n");
    says(at, "sim skirmish --games 2 --mods windy", 2, "the mod 'windy' cannot be used");
    has(at, "windy/events/gust.lua:2:10");
    says(at, "list --mods windy", 0, "cannot be used: windy/events/gust.lua:2:10");
    says(at, "sim skirmish --games 2 --seed 1", 0, "2 finished");
}

BENCH_TEST(simulations_with_scripts_do_not_depend_on_threads)
{
    bench *at = *state;
    char *first;

    says(at, "sim skirmish --games 60 --seed 1 --rules night,bounty --jobs 1 --json", 0,
         "\"games\": 60");
    first = strdup(at->output);
    says(at, "sim skirmish --games 60 --seed 1 --rules night,bounty --jobs 3 --json", 0, "");
    assert_string_equal(first, at->output);
    free(first);
}

BENCH_TEST(a_script_that_fails_in_a_simulation_is_named)
{
    bench *at = *state;

    make_mod(at);
    write_file(at, "windy/events/gust.lua",
               "return { title = 'Gust', copies = 9,\n"
               "         play = function(seat)\n            error('no wind')\n         end }\n");
    says(at, "sim skirmish --games 20 --seed 1 --mods windy --jobs 2", 1, "events/gust.lua:3");
    has(at, "no wind");
    has(at, "seed");
}

BENCH_TEST(the_list_shows_mods_scenarios_rules_and_who_acts_when)
{
    bench *at = *state;

    make_mod(at);
    says(at, "list --mods windy", 0, "1. skirmish 1.0.0  Skirmish: 4 events, 2 rules");
    has(at, "2. windy 1.0  Windy: 1 event, 1 rule, 1 scenario (windy)");
    has(at, "--scenario short  Short (3 seats)");
    has(at, "--rules bounty  Bounty (rule 11.2), with every=1…9 (Battles, normally 2)");
    has(at, "round.start: rule calm");
    has(at, "battle.start: rule bounty");
}

/* "\\27]0;x\\7" names the window, "\\27[2J" wipes it, "\\u{9b}" begins the same in one sign. */
BENCH_TEST(nothing_of_a_mod_steers_the_terminal)
{
    static const struct {
        const char *file, *text;
    } rows[] = {
        {"mod.lua", "return { id = 'windy', title = '\\27[2J', version = '1.0', api = 1,\n"
                    "         game = 'skirmish', licence = 'MIT' }\n"},
        {"mod.lua", "return { id = '\\27[2J', title = '\\27[2J', version = '\\27[2J', api = 1,\n"
                    "         game = 'skirmish', licence = 'MIT', ['\\27[2J'] = 1 }\n"},
        {"rules/calm.lua", "return { title = '\\27]0;x\\7' }\n"},
        {"rules/calm.lua", "return { title = 'Calm', text = '\\u{9b}2J' }\n"},
        {"scenarios/short.lua", "return { title = '\\27[2J' }\n"},
        {"scenarios/short.lua", "return { title = 'Short', text = '\033[2J',"
                                " queue = { '\\27[2J' } }\n"},
        {"events/gust.lua", "return { title = 'Gust', text = 'x' } \033[2J\n"},
        {"lang/fr.lua", "return { ['scenario.short.title'] = '\\27[2J' }\n"},
    };
    static const char *const calls[] = {"list --mods windy", "rules skirmish --mods windy",
                                        "rules skirmish --mods windy --scenario short",
                                        "rules skirmish --mods windy --scenario short --lang fr",
                                        "check windy"};
    bench *at = *state;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char path[80], script[200];
        make_mod(at);
        snprintf(path, sizeof path, "windy/%s", rows[i].file);
        write_file(at, path, rows[i].text);
        for (size_t c = 0; c < sizeof calls / sizeof *calls; c++) {
            snprintf(script, sizeof script, "vaka %s", calls[c]);
            shell(at, script);
            lacks(at, "\033");
            lacks(at, "\007");
            lacks(at, "\xc2\x9b");
        }
        assert_int_equal(at->status, 1);
        has(at, rows[i].file);
        shell(at, "rm -r windy");
    }
}

BENCH_TEST(rules_are_told_by_number)
{
    bench *at = *state;

    make_mod(at);
    says(at, "rules skirmish --mods windy", 0, "bounty  (rule 11.2)  Bounty");
    has(at, "Every few battles");
    has(at, "Does not go with night");
    has(at, "From the mod windy.");
    says(at, "rules skirmish 11.1", 0, "night");
    lacks(at, "bounty");
    says(at, "rules skirmish 5", 0, "--set scouts");
    says(at, "rules skirmish 77", 1, "tells nothing of a rule 77");
    says(at, "rules hello", 0, "no optional rules");
}

BENCH_TEST(clauses_are_told_from_the_games_own_file)
{
    bench *at = *state;

    shell(at, "mkdir s && cp -r \"$VAKA_SCRIPTS/skirmish\" s/skirmish");
    write_file(at, "s/skirmish/clauses.csv",
               "clause,digest\n5.1,Riders scout.\n5.10,\"A line, with \"\"quotes\"\".\"\n51,No.\n");
    setenv("VAKA_SCRIPTS", "s", 1);
    says(at, "rules skirmish 5.1", 0, "5.1  Riders scout.");
    lacks(at, "5.10");
    says(at, "rules skirmish 5", 0, "5.10  A line, with \"quotes\".");
    lacks(at, "51  No.");
    write_file(at, "s/skirmish/clauses.csv",
               "id,digest_en,digest_fr\n5.1,Riders scout.,\"Oui, ils \"\"vont\"\".\"\n5.2,No.,\n");
    says(at, "rules skirmish 5.1", 0, "5.1  Riders scout.\n");
    says(at, "rules skirmish 5.1 --lang fr", 0, "5.1  Oui, ils \"vont\".\n");
    says(at, "rules skirmish 5.2 --lang fr", 0, "5.2  No.\n"); /* not translated yet */
    says(at, "rules skirmish 5.1 --lang fi", 2, "not a word in \"fi\"");
    write_file(at, "s/skirmish/clauses.csv", "clause,digest\n5.1\n");
    says(at, "rules skirmish 5.1", 1, "s/skirmish/clauses.csv:2: ");
}

BENCH_TEST(the_script_interface_is_described)
{
    bench *at = *state;

    says(at, "describe skirmish", 0, "reveal_counter");
    says(at, "describe skirmish --stubs .", 0, "an editor");
    shell(at, "head -1 .vaka/skirmish.lua; ls -A");
    has(at, "---@meta");
    has(at, ".luarc.json");
    has(at, ".luacheckrc");
    says(at, "describe skirmish --stubs nowhere", 1, "nowhere");
}

BENCH_TEST(texts_are_read_in_another_language)
{
    bench *at = *state;

    make_mod(at);
    write_file(at, "windy/lang/fr.lua",
               "return { ['event.gust.title'] = 'Rafale', ['card'] = 'La carte : {0:kind}' }\n");
    says(at,
         "play skirmish --seed 3 --lang fr --mods windy --chance 'draw events gust' --seats "
         "bot:random,bot:random --journal a.vkj",
         0, "La carte : Rafale");
    says(at, "replay a.vkj --mods windy", 0, "The event of this round: Gust");
    says(at, "replay a.vkj --mods windy --lang fr_FR.UTF-8", 0, "La carte : Rafale");
    says(at, "play skirmish --lang de --journal b.vkj", 2, "there is: en, fr");
    shell(at, "ls");
    lacks(at, "b.vkj");
}

BENCH_TEST(the_engine_takes_rules_mods_and_scenarios)
{
    bench *at = *state;

    make_mod(at);
    says(at,
         "engine --referee <<'.'\n"
         "{\"id\":1,\"cmd\":\"new\",\"game\":\"skirmish\",\"rules\":[\"nigt\"]}\n"
         "{\"id\":2,\"cmd\":\"new\",\"game\":\"skirmish\",\"rules\":[7]}\n"
         "{\"id\":3,\"cmd\":\"new\",\"game\":\"skirmish\",\"scenario\":\"short\"}\n"
         "{\"id\":4,\"cmd\":\"new\",\"game\":\"skirmish\",\"mods\":[\"windy\"],"
         "\"scenario\":\"short\",\"seats\":3,\"seed\":1}\n"
         "{\"id\":5,\"cmd\":\"save\",\"path\":\"a.vkj\"}\n"
         "{\"id\":6,\"cmd\":\"load\",\"path\":\"a.vkj\"}\n"
         "{\"id\":7,\"cmd\":\"load\",\"path\":\"a.vkj\",\"mods\":[\"windy\"]}\n"
         "{\"id\":8,\"cmd\":\"new\",\"game\":\"hello\",\"rules\":[\"x\"]}\n"
         "{\"id\":9,\"cmd\":\"new\",\"game\":\"hello\",\"mods\":[\"windy\"]}\n.",
         0, "{\"id\":1,\"ok\":false,\"error\":\"there is no rule 'nigt'; there are: bounty, night");
    has(at, "{\"id\":2,\"ok\":false,\"error\":\"\\\"rules\\\" must be a list of texts\"}");
    has(at, "{\"id\":3,\"ok\":false,\"error\":\"there is no scenario 'short'");
    has(at, "{\"id\":4,\"ok\":true,\"match\":1}");
    has(at, "{\"id\":6,\"ok\":false,\"error\":\"a.vkj: played with the mod 'windy'");
    has(at, "{\"id\":7,\"ok\":true,\"lines\":1,\"torn\":false,\"other_version\":false,"
            "\"other_content\":false,\"match\":2}");
    has(at, "{\"id\":8,\"ok\":false,\"error\":\"Hello has no scenarios and no optional rules\"}");
    has(at, "{\"id\":9,\"ok\":false,\"error\":\"Hello takes no mods\"}");
}

BENCH_TEST(the_engine_tells_what_a_script_asks)
{
    bench *at = *state;

    says(at,
         "play skirmish --seed 3 --chance 'draw events omen, die 5' --journal a.vkj <<'.'\n"
         "1\n1\n1\nready\nquit\n.",
         0, "What does it promise?");
    says(at,
         "engine --referee <<'.'\n"
         "{\"cmd\":\"load\",\"path\":\"a.vkj\"}\n{\"cmd\":\"turn\"}\n"
         "{\"cmd\":\"legal\",\"seat\":0}\n{\"cmd\":\"legal\",\"seat\":1}\n"
         "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"choose-option 2\"}\n"
         "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"choose-option 0\"}\n.",
         0,
         "\"question\":{\"seat\":0,\"prompt\":\"What does it promise?\",\"id\":\"omen\","
         "\"title\":\"Omen\"}");
    has(at,
        "\"actions\":[\"choose-option 0\",\"choose-option 1\"],\"labels\":[\"glory\",\"haste\"]");
    has(at, "{\"ok\":true,\"actions\":[]}");
    has(at, "\"why\":{\"id\":\"not_offered\"");
    has(at, "\"view_hash\"");
}

/* Scripts may give ids of texts; the engine says the English ones, wherever it is. */
BENCH_TEST(the_engine_tells_what_a_script_asks_in_sentences)
{
    bench *at = *state;

    make_mod(at);
    write_file(
        at, "windy/events/gust.lua",
        "return { title = 'Gust', text = 'A choice.', play = function(seat)\n"
        "    ask.choice { seat = seat, prompt = 'gust.where', options = { 'gust.a', 'gust.b' } "
        "}\nend }\n");
    write_file(at, "windy/lang/en.lua",
               "return { ['gust.where'] = 'Where does it blow?', ['gust.a'] = 'To the north',\n"
               "         ['gust.b'] = 'To the south' }\n");
    write_file(at, "windy/lang/fr.lua",
               "return { ['gust.where'] = 'Vers où souffle-t-il ?', ['gust.a'] = 'Au nord',\n"
               "         ['gust.b'] = 'Au sud' }\n");
    says(at,
         "play skirmish --seed 3 --mods windy --chance 'draw events gust' --journal a.vkj <<'.'\n"
         "1\n1\n1\nready\nquit\n.",
         0, "Where does it blow?");
    shell(at,
          "LC_ALL=fr_FR.UTF-8 vaka engine --referee <<'.'\n"
          "{\"cmd\":\"load\",\"path\":\"a.vkj\",\"mods\":[\"windy\"]}\n"
          "{\"cmd\":\"turn\"}\n{\"cmd\":\"legal\",\"seat\":0}\n{\"cmd\":\"view\",\"seat\":0}\n.");
    has(at, "\"prompts\":[\"Where does it blow?\",");
    has(at, "\"question\":{\"seat\":0,\"prompt\":\"Where does it blow?\",");
    has(at, "\"labels\":[\"To the north\",\"To the south\"]");
    has(at, "\"prompt\":\"Where does it blow?\",\"overlays\"");
    lacks(at, "gust.where");
}

BENCH_TEST(other_content_is_told_and_a_difference_stops)
{
    bench *at = *state;

    make_mod(at);
    says(at,
         "play skirmish --seed 3 --mods windy --chance 'draw events gust' --journal a.vkj "
         "--seats bot:random,bot:random",
         0, "gains 2 points");
    write_file(at, "windy/rules/calm.lua",
               "return { title = 'Calm', text = 'No night.', modifies = { orders = 2 } }\n");
    says(at, "replay a.vkj --verify --mods windy", 0, "every hash");
    write_file(at, "windy/events/gust.lua",
               "return { title = 'Gust', text = 'Three points.',\n"
               "         play = function(seat) game.gain(seat, 3) end }\n");
    says(at, "replay a.vkj --verify --mods windy", 1,
         "windy: made with 1.0, here is 1.0; events/gust.lua has changed");
    has(at, "action ");
    says(at, "resume a.vkj --mods windy </dev/null", 1,
         "windy: made with 1.0, here is 1.0; events/gust.lua has changed");
}

BENCH_TEST(other_rules_are_told_and_a_difference_stops)
{
    bench *at = *state;

    says(at, "play skirmish --seed 3 --journal a.vkj --seats bot:random,bot:random", 0, "");
    shell(at, "sed -i 's/ rules 1$/ rules 7/' a.vkj && tail -1 a.vkj");
    says(at, "replay a.vkj --verify", 0, "every hash");
    has(at, "made by another version of the game");
    shell(at, "sed -i '$ s/#.*/#0123456789abcdef/' a.vkj"); /* the last action ended otherwise */
    says(at, "replay a.vkj --verify", 1, "made by another version of the game");
    has(at, "recorded hash 0123456789abcdef");
    says(at, "resume a.vkj </dev/null", 1,
         "made by another version of the game; `vaka replay` shows it");
    has(at, "recorded hash 0123456789abcdef");
}

BENCH_TEST(benchmarks_play_with_content)
{
    says(*state, "bench skirmish --json --repetitions 1", 0, "\"clone_per_memcpy\":");
    lacks(*state, "\"replay_us_per_1000\": null");
    lacks(*state, "\"games_per_second\": null");
}

BENCH_TEST(a_column_that_is_like_no_other_is_told_with_all_that_there_are)
{
    bench *at = *state;

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    says(at, "new mod far --game conquest", 0, "");
    write_file(at, "far/data/event_markers.lua",
               "return { table = 'event_markers', rows = {\n"
               "{ id = 'ships', title = 'Ships', event = 'ev_05_drought', effect = '+' } } }\n");
    says(at, "check far", 1,
         "event_markers.lua:2:59: there is no column of table 'event_markers' named 'effect' "
         "(there are: id, title, event, ");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}

/* A new language is no fault of the mod: a sentence that it does not say is shown as it stands. */
BENCH_TEST(a_sentence_of_a_script_is_its_own_id_in_other_languages)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_card(at, "ask.yes_no { seat = seat, prompt = 'Is it so?' } host.say('It rains.')");
    says(at, "new lang fr --mod odd", 0, "");
    says(at, "check odd", 0, "");
    assert_string_equal(at->output, "");
    shell(at, "sed -i '/Is it so/d; /It rains/d' odd/lang/fr.lua");
    says(at, "check odd", 0,
         "odd.lua:2:36: warning: lang/fr.lua does not say 'Is it so?' "
         "([\"Is it so?\"] = \"…\",)");
    has(at, "[\"It rains.\"] = \"…\",");
    shell(at, "sed -i 's/^return {/return { [\"Is it so?\"] = \"Est-ce vrai ?\", "
              "[\"It rains.\"] = \"Il pleut.\", /' odd/lang/fr.lua");
    says(at, "check odd", 0, "");
    assert_string_equal(at->output, "");
    says(at, "try odd/events/odd.lua --lang fr --seed 3 </dev/null", 0, "Est-ce vrai ?");
    shell(at, "sed -i 's/Is it so?/Is it not so?/' odd/lang/fr.lua");
    says(at, "check odd", 1, "there is no English text with the id 'Is it not so?'");
    write_card(at, "host.say('It rains {0:number} times.', 3)");
    says(at, "check odd", 1, "odd.lua:2:10: a gap is {N:type}, its type int,");
}

/* Which words melt with the names behind them is no matter of English. */
BENCH_TEST(a_language_may_say_which_words_melt)
{
    bench *at = *state;

    begin_mod(at, 1);
    says(at, "new lang fr --mod odd", 0, "");
    shell(at,
          "sed -i 's/^return {/return { [\"~un Pirogue\"] = \"une Pirogue\", /' odd/lang/fr.lua");
    says(at, "check odd", 0, "");
    assert_string_equal(at->output, "");
    shell(at, "sed -i 's/~un Pirogue/~cette Pirogue/' odd/lang/fr.lua"); /* too long to melt */
    says(at, "check odd", 1, "there is no English text with the id '~cette Pirogue'");
}

BENCH_TEST(questions_that_can_only_go_one_way_are_faults)
{
    bench *at = *state;

    begin_mod(at, 1);
    write_card(at, "ask.number { seat = seat, min = 2 }");
    says(at, "check odd", 1, "odd.lua:2:12: the question has no 'max'");
    write_card(at, "ask.seat { seat = seat, where = function(one) one = one ~= seat end }");
    says(at, "check odd", 1, "odd.lua:2:33: a filter ('where') gives nothing back");
    write_card(at, "ask.seat { seat = seat, where = function(one) return one ~= seat end,\n"
                   "prefer = function(one) if one > 0 then return 1 end return 0 end }");
    says(at, "check odd", 0, "");
    assert_string_equal(at->output, "");
}
