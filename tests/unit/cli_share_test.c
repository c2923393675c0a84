/* tests/unit/cli_share_test.c - vaka pack, install, remove and mods, as they are called.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"

#define WITH_BENCH(name) TEST_WITH(name, open_bench, close_bench)

/* A mod for the test game with an event card, packed. */
static const char make_mod[] =
    "vaka new mod reef --game skirmish >/dev/null && mkdir -p reef/rules && "
    "printf 'return { title = \"Calm\", rule = \"9\", text = \"Nothing.\" }\\n' "
    ">reef/rules/calm.lua && vaka pack reef";

static void version(bench *at, const char *number)
{
    char script[256];

    snprintf(script, sizeof script,
             "sed -i 's/version = \"[^\"]*\"/version = \"%s\"/' reef/mod.lua && vaka pack reef",
             number);
    if (shell(at, script) != 0)
        fail_msg("%s", at->output);
}

WITH_BENCH(a_mod_is_packed_installed_listed_switched_and_removed)
{
    bench *at = *state;

    if (shell(at, make_mod) != 0)
        fail_msg("%s", at->output);
    has(at, "reef 0.1, 2 files");
    says(at, "install reef-0.1.zip", 0, "reef 0.1 is installed: Reef, 2 files");
    has(at, "Its rules are chosen by --rules: calm\n");
    assert_int_equal(shell(at, "test -f vaka/mods/reef/.installed"), 0);
    says(at, "install reef-0.1.zip", 0, "reef 0.1 is installed already");
    says(at, "mods", 0, "off     reef 0.1  Reef (yours)");
    says(at, "mods on reef", 0, "reef is on");
    says(at, "mods", 0, "on      reef 0.1  Reef (yours)");
    says(at, "remove reef", 0, "reef is removed");
    says(at, "remove reef", 1, "there is no mod 'reef' in your folder of mods");
    shell(at, "vaka mods; cat vaka/mods/.on");
    lacks(at, "reef");
}

WITH_BENCH(a_mod_that_is_on_is_taken_also_in_the_folder_where_it_was_made)
{
    bench *at = *state;

    shell(at, make_mod);
    says(at, "install reef", 0, "is installed");
    says(at, "mods on reef", 0, "reef is on");
    shell(at, "echo quit | vaka play skirmish --text --seed 1 --journal a.vkj; echo ends $?; "
              "grep '^mod' a.vkj");
    has(at, "ends 0");
    has(at, "mod reef");
}

WITH_BENCH(a_simulation_says_which_mods_that_are_on_it_leaves_out)
{
    static const char words[] =
        "mods that are on are not played with here: reef (add --mods reef)\n";
    bench *at = *state;

    if (shell(at, make_mod) != 0)
        fail_msg("%s", at->output);
    says(at, "install reef-0.1.zip", 0, "");
    says(at, "sim skirmish --games 2 --seed 1", 0, "2 finished");
    lacks(at, "mods that are on");
    says(at, "mods on reef", 0, "reef is on");
    says(at, "sim skirmish --games 2 --seed 1", 0, words);
    says(at, "sim skirmish --games 2 --seed 1 --mods reef", 0, "2 finished");
    lacks(at, "mods that are on");
    says(at, "sim skirmish --games 2 --seed 1 --json", 0, "\"finished\": 2");
    lacks(at, "mods that are on");
    says(at, "sim skirmish --games 2 --seed 1 --csv", 0, "run,sort,id");
    lacks(at, "mods that are on");
}

WITH_BENCH(words_that_new_wrote_are_named_when_a_mod_is_packed)
{
    bench *at = *state;

    says(at, "new mod bare --game skirmish", 0, "");
    says(at, "new rule odd --mod bare", 0, "");
    says(at, "pack bare", 0, "bare/mod.lua:5: \"What it adds, in a sentence.\" is still what");
    has(at, "bare/mod.lua:10: \"Somebody\" is still what `vaka new` wrote; others will read it");
    has(at, "bare/rules/odd.lua:4: \"What the players read.\" is still");
    has(at, "bare-0.1.zip: bare 0.1, 2 files");
}

WITH_BENCH(two_mods_may_have_a_card_of_one_name)
{
    bench *at = *state;

    shell(at, "vaka new mod twin-a --game skirmish; vaka new mod twin-b --game skirmish");
    for (const char *const *mod = (const char *const[]){"twin-a", "twin-b", NULL}; *mod; mod++) {
        char name[64];
        snprintf(name, sizeof name, "%s/events/ghost.lua", *mod);
        write_file(at, name,
                   "return { title = \"Ghost\", text = \"Boo.\", play = function() end }\n");
    }
    says(at, "install twin-a", 0, "twin-a 0.1 is installed");
    says(at, "check twin-b", 0, "");
    says(at, "install twin-b", 0, "twin-b 0.1 is installed");
    says(at, "sim skirmish --mods twin-a,twin-b --games 20 --seed 1", 0, "20 finished");
}

WITH_BENCH(a_newer_version_takes_the_place_of_the_old_one)
{
    bench *at = *state;

    shell(at, make_mod);
    says(at, "install reef-0.1.zip", 0, "is installed");
    version(at, "0.2");
    says(at, "install reef-0.2.zip", 0, "in place of 0.1");
    shell(at, "ls -A vaka/mods");
    assert_string_equal(at->output, "reef\n");
}

WITH_BENCH(a_version_that_a_saved_game_names_is_kept)
{
    bench *at = *state;

    shell(at, make_mod);
    says(at, "install reef", 0, "is installed");
    shell(
        at,
        "mkdir -p vaka/games && printf 'vkj 1\\nmodule org.vaka.skirmish 1.0 rules 1\\nmod reef\\n"
        "start\\n' >vaka/games/a.vkj");
    version(at, "0.2");
    says(at, "install reef", 0, "which stays for the saved games");
    assert_int_equal(shell(at, "test -f vaka/mods/.kept/reef-0.1/mod.lua"), 0);
    says(at, "remove reef", 0, "it stays for the saved games");
    assert_int_equal(shell(at, "test -f vaka/mods/.kept/reef-0.2/mod.lua"), 0);
}

WITH_BENCH(the_same_version_with_other_contents_is_refused)
{
    bench *at = *state;

    shell(at, make_mod);
    says(at, "install reef", 0, "is installed");
    shell(at, "printf '\\n' >>reef/rules/calm.lua");
    says(at, "install reef", 1, "is installed already, with other contents");
}

WITH_BENCH(a_mod_with_faults_is_neither_packed_nor_installed_and_the_old_one_stays)
{
    bench *at = *state;

    shell(at, make_mod);
    says(at, "install reef", 0, "is installed");
    shell(at,
          "sed -i 's/0.1/0.2/' reef/mod.lua && echo 'return { titel = 1 }' >reef/rules/bad.lua");
    says(at, "pack reef", 1, "is not packed: it has faults");
    says(at, "install reef", 1, "is not installed: it has faults");
    has(at, "rules/bad.lua:1");
    says(at, "mods", 0, "reef 0.1  Reef (yours)");
    shell(at, "ls -A vaka/mods");
    assert_string_equal(at->output, "reef\n");
}

WITH_BENCH(wrong_words_are_refused)
{
    bench *at = *state;

    says(at, "mods on", 2, "say `vaka mods on MOD`");
    says(at, "mods up reef", 2, "say `vaka mods on MOD`");
    says(at, "mods on nothing", 1, "there is no mod 'nothing'");
    says(at, "install nothing.zip", 1, "there is no file nothing.zip");
    says(at, "pack nothing", 1, "nothing");
}

/* A game with the mod, as it is begun in the terminal and left at once. */
static void play_with_it(bench *at)
{
    if (shell(at, "echo quit | vaka play skirmish --mods reef --text --seed 1 --journal a.vkj") !=
        0)
        fail_msg("%s", at->output);
    shell(at, "cp a.vkj vaka/games/ 2>/dev/null || { mkdir -p vaka/games; cp a.vkj vaka/games/; }");
}

WITH_BENCH(a_journal_names_versions_and_files_of_mods_that_do_not_come_with_the_game)
{
    bench *at = *state;

    shell(at, make_mod);
    says(at, "install reef", 0, "is installed");
    play_with_it(at);
    shell(at, "head -1 a.vkj; grep -E '^(with|file) ' a.vkj | cut -d ' ' -f 1-3");
    assert_string_equal(at->output, "vkj 3\nwith reef 0.1\nfile reef mod.lua\n"
                                    "file reef rules/calm.lua\n");
    says(at, "replay a.vkj --verify", 0, "every hash");
    lacks(at, "made with");
    shell(at, "echo quit | vaka play skirmish --text --seed 1 --journal b.vkj; head -1 b.vkj");
    has(at, "vkj 1");
}

/* Its rule, or its scenario, without its cards: the mod itself was not asked for. */
static void keeps_what_it_took(bench *at, const char *chosen)
{
    char script[512];

    shell(at, "rm -rf vaka reef* a.vkj");
    shell(at, make_mod);
    shell(at, "vaka new scenario bay --mod reef; vaka pack reef");
    says(at, "install reef-0.1.zip", 0, "is installed");
    snprintf(script, sizeof script,
             "mkdir -p vaka/games; echo quit | vaka play skirmish %s --text --seed 1 "
             "--journal vaka/games/a.vkj; head -1 vaka/games/a.vkj; grep -E '^with ' "
             "vaka/games/a.vkj | cut -d ' ' -f 1-3",
             chosen);
    shell(at, script);
    has(at, "vkj 3\nwith reef 0.1\n");
    shell(at, "for file in reef/rules/calm.lua reef/scenarios/bay.lua; do "
              "sed -i 's/title = \"[^\"]*\"/title = \"Changed\"/' $file; done");
    version(at, "0.2");
    says(at, "install reef-0.2.zip", 0, "which stays for the saved games");
    says(at, "replay vaka/games/a.vkj --verify", 0, "every hash");
    lacks(at, "made with");
    shell(at, "rm -r vaka/mods/.kept vaka/mods/reef");
    says(at, "replay vaka/games/a.vkj --verify", 1,
         "played with the mod 'reef' 0.1, which is not here");
}

WITH_BENCH(a_game_of_which_only_a_rule_or_a_scenario_is_a_mods_finds_its_version)
{
    keeps_what_it_took(*state, "--rules calm");
    keeps_what_it_took(*state, "--scenario bay");
}

WITH_BENCH(a_saved_game_finds_the_version_it_was_begun_with)
{
    bench *at = *state;

    shell(at, make_mod);
    says(at, "install reef", 0, "is installed");
    play_with_it(at);
    shell(at, "printf 'return { title = \"Wind\", rule = \"9\", text = \"More.\" }\\n' "
              ">reef/rules/wind.lua");
    version(at, "0.2");
    says(at, "install reef", 0, "which stays for the saved games");
    says(at, "replay a.vkj --verify", 0, "every hash");
    lacks(at, "made with");
    shell(at, "rm -r vaka/mods/.kept vaka/mods/reef");
    says(at, "replay a.vkj --verify", 1, "played with the mod 'reef' 0.1, which is not here");
}

WITH_BENCH(a_journal_elsewhere_says_by_mod_version_and_file_what_differs)
{
    bench *at = *state;

    shell(at, "vaka new mod reef --game skirmish >/dev/null; vaka new event wind --mod reef "
              ">/dev/null; vaka install reef");
    has(at, "is installed");
    play_with_it(at);
    shell(at, "vaka new event calm --mod reef; sed -i 's/0.1/2.0/' reef/mod.lua; "
              "rm -r vaka/games; vaka install reef");
    has(at, "in place of 0.1");
    shell(at, "vaka replay a.vkj --verify");
    has(at, "reef: made with 0.1, here is 2.0; events/calm.lua is new, mod.lua has changed");
}

/* A game that two programs have played to its end. */
static void keep_game(bench *at, const char *name)
{
    char script[256];

    snprintf(
        script, sizeof script,
        "vaka play skirmish --text --seed 3 --seats bot:random,bot:random --journal %s >/dev/null",
        name);
    if (shell(at, script) != 0)
        fail_msg("%s", at->output);
}

WITH_BENCH(recorded_games_are_played_again_with_changed_content)
{
    bench *at = *state;

    keep_game(at, "a.vkj");
    shell(at, "cp a.vkj b.vkj; echo nonsense >c.vkj; vaka new mod reef --game skirmish >/dev/null");
    says(at, "replay a.vkj b.vkj --with reef", 0,
         "2 games: 2 as before, 0 change, 0 cannot be played");
    shell(at, "vaka new event gale --mod reef >/dev/null");
    says(at, "replay a.vkj b.vkj --with reef", 0, "2 games: 0 as before, 2 change");
    has(at, "a.vkj: changes after 0 of its actions, at line ");
    has(at, ": the start\n  the mod changes how the game is set up");
    says(at, "replay a.vkj c.vkj --with reef", 1, "1 cannot be played");
    has(at, "c.vkj: cannot be played with it: ");
    says(at, "replay a.vkj b.vkj", 2, "several games are replayed with `--with MOD`");
}

/* Games that are played with the same are read together, and told as they were named. */
WITH_BENCH(recorded_games_are_told_in_the_order_in_which_they_are_named)
{
    bench *at = *state;
    const char *last = at->output;

    keep_game(at, "a.vkj");
    shell(at, "vaka play skirmish --text --seed 4 --rules night --seats bot:random,bot:random "
              "--journal n.vkj >/dev/null; cp a.vkj b.vkj; cp n.vkj c.vkj; cp a.vkj d.vkj; "
              "vaka new mod reef --game skirmish >/dev/null");
    says(at, "replay n.vkj a.vkj c.vkj b.vkj d.vkj --with reef", 0, "5 games: 5 as before");
    for (const char *name = "nacbd"; *name; name++) {
        const char line[] = {*name, '.', 'v', 'k', 'j', ':', '\0'};
        last = strstr(last, line);
        assert_non_null(last);
    }
}

WITH_BENCH(what_a_changed_card_changes_in_recorded_games_is_told_in_words)
{
    bench *at = *state;

    shell(at, "vaka new mod reef --game skirmish >/dev/null; mkdir reef/events");
    write_file(at, "reef/events/gale.lua",
               "return { title = 'Gale', text = 'It blows.', mood = 'good', copies = 9,\n"
               "    play = function(seat) host.say('It blows once.') game.gain(seat, 1) end }\n");
    if (shell(at, "vaka play skirmish --text --seed 3 --mods reef --chance 'draw events gale' "
                  "--seats bot:random,bot:random --journal a.vkj >/dev/null") != 0)
        fail_msg("%s", at->output);
    shell(at, "sed -i 's/seat, 1/seat, 2/' reef/events/gale.lua");
    says(at, "replay a.vkj --with reef", 0, "1 game: 0 as before, 1 change");
    has(at, "  told there now: It blows once.\n");
    lacks(at, "hash");
    lacks(at, "  frame ");
    lacks(at, "byte");
}

/* A game in which a card changes a value and a variable, and nothing that can be seen. */
static void keep_gale(bench *at)
{
    shell(at, "vaka new mod reef --game skirmish >/dev/null; mkdir reef/events");
    write_file(at, "reef/events/gale.lua",
               "return { title = 'Gale', text = 'It blows.', mood = 'good', copies = 9,\n"
               "    vars = { force = 0 }, play = function(seat)\n"
               "    host.modify('reach', seat, 1, 'game') vars.force = 7 end }\n");
    if (shell(at, "vaka play skirmish --text --seed 3 --mods reef --chance 'draw events gale' "
                  "--seats bot:random,bot:random --journal a.vkj >/dev/null") != 0)
        fail_msg("%s", at->output);
}

WITH_BENCH(where_only_a_value_is_another_one_it_is_told_which_and_how)
{
    bench *at = *state;

    keep_gale(at);
    shell(at, "sed -i \"s/seat, 1/seat, 2/; s/7/8/\" reef/events/gale.lua");
    says(at, "replay a.vkj --with reef", 0, "1 game: 0 as before, 1 change");
    has(at, "  value 'reach' of ");
    has(at, ": 2 before, 4 after it now\n");
    has(at, "  variable 'force': 0 before, 8 after it now\n");
    lacks(at, "nothing of it can be seen");
}

/* The version of that time is installed, so it is known what the value was then. */
WITH_BENCH(a_value_is_told_as_it_was_recorded_where_the_mod_of_that_time_is_here)
{
    bench *at = *state;

    keep_gale(at);
    shell(at, "vaka install reef; sed -i \"s/seat, 1/seat, 2/; s/7/8/\" reef/events/gale.lua; "
              "sed -i 's/version = \"[^\"]*\"/version = \"2.0\"/' reef/mod.lua");
    says(at, "replay a.vkj --with ./reef", 0, "1 game: 0 as before, 1 change");
    has(at, ": 3 recorded, 4 now\n");
    has(at, "  variable 'force': 7 recorded, 8 now\n");
}

/* Some games with other seats, rules, options and mods: what is loaded for one is not another's. */
static void keep_different_games(bench *at)
{
    static const char *const with[] = {
        "--seats bot:random,bot:random",
        "--seats bot:random,bot:random,bot:random",
        "--seats bot:random,bot:random --rules night",
        "--seats bot:random,bot:random --rules bounty:every=1",
        "--seats bot:random,bot:random --rules bounty:every=3",
        "--seats bot:random,bot:random --set rounds=3",
        "--seats bot:random,bot:random --mods tide",
        "--seats bot:random,bot:random --mods tide,reef --chance 'draw events gale'",
        "--seats bot:random,bot:random,bot:random --mods reef --chance 'draw events gale'"};
    char script[256];

    for (size_t i = 0; i < sizeof with / sizeof *with; i++) {
        snprintf(script, sizeof script,
                 "vaka play skirmish --text --seed %zu %s --journal g%zu.vkj >/dev/null", i + 3,
                 with[i], i);
        if (shell(at, script) != 0)
            fail_msg("%s: %s", with[i], at->output);
    }
}

WITH_BENCH(games_of_different_seats_rules_options_and_mods_are_told_as_if_each_were_alone)
{
    bench *at = *state;

    shell(at,
          "for mod in reef tide; do vaka new mod $mod --game skirmish; mkdir $mod/events; done");
    write_file(at, "reef/events/gale.lua",
               "return { title = 'Gale', text = 'It blows.', mood = 'good', copies = 9,\n"
               "    vars = { force = 0 }, play = function(seat)\n"
               "    host.modify('reach', seat, 1, 'game') vars.force = 7 end }\n");
    write_file(at, "tide/events/tide.lua",
               "return { title = 'Tide', text = 'It rises.', mood = 'bad',\n"
               "    play = function(seat) game.gain(seat, 1) end }\n");
    shell(at, "vaka install reef; vaka install tide");
    keep_different_games(at);
    shell(at, "sed -i \"s/seat, 1/seat, 2/; s/7/8/\" reef/events/gale.lua; "
              "sed -i 's/version = \"[^\"]*\"/version = \"2.0\"/' reef/mod.lua");
    says(at, "replay g*.vkj --with ./reef", 0, "9 games: 0 as before, 9 change");
    has(at, "  variable 'force': 7 recorded, 8 now\n");
    shell(at, "vaka replay g*.vkj --with ./reef | sed '$d' >all\n"
              "for one in g*.vkj; do vaka replay $one --with ./reef | sed '$d'; done >alone\n"
              "diff all alone && wc -l <all");
    lacks(at, "g0.vkj");
}

WITH_BENCH(a_new_language_has_the_sentences_of_scripts_too)
{
    bench *at = *state;

    shell(at, "vaka new mod reef --game skirmish >/dev/null; mkdir reef/events");
    write_file(at, "reef/events/gale.lua",
               "return { title = 'Gale', text = 'It blows.', mood = 'good', play = function(seat)\n"
               "    if ask.choice { seat = seat, prompt = 'Which sail?', options = { 'old',\n"
               "        'new' } } == 'old' then host.say('The sail tears.') end end }\n");
    says(at, "new lang de --mod reef", 0, "");
    shell(at, "cat reef/lang/de.lua");
    has(at, "[\"Which sail?\"] = \"Which sail?\",\n");
    has(at, "[\"old\"] = \"old\",\n");
    has(at, "[\"The sail tears.\"] = \"The sail tears.\",\n");
    says(at, "check reef", 0, "");
    assert_string_equal(at->output, "");
}

WITH_BENCH(what_new_begins_is_good_as_it_is)
{
    bench *at = *state;

    shell(at, "vaka new mod reef --game skirmish; vaka new event gale --mod reef; "
              "vaka new lib winds --mod reef; vaka new lang de --mod reef");
    has(at, "Edit reef/lang/de.lua");
    says(at, "check reef", 0, "");
    shell(at, "cat reef/lang/de.lua");
    has(at, "[\"event.gale.title\"] = \"");
    says(at, "new data nothing --mod reef", 1, "Skirmish knows no data; there are: ");
    says(at, "new lang de --mod reef", 1, "de.lua: File exists; `vaka check` names what it lacks");
    says(at, "new lang en --mod reef", 0, "");
    says(at, "check reef", 0, "");
    assert_string_equal(at->output, "");
    says(at, "new lang Deutsch --mod reef", 2, "is no language");
    shell(at, "cat reef/lib/winds.lua");
    has(at, "return winds");
}

int main(void)
{
    return run_registered("sharing", NULL, NULL);
}
