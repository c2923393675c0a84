/* tests/unit/cli_author_test.c - where authors of mods have stumbled: what they are told.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"

BENCH_TEST(habits_of_other_languages_are_told_with_what_lua_writes_instead)
{
    static const struct {
        const char *body, *words;
    } rows[] = {
        {"for i, who in host.seats() do end",
         "odd.lua:2:20: a list does not say by itself how it is walked through (write ipairs(…) "
         "around it)"},
        {"for who in { 1, 2 } do end", "(write ipairs(…) around it)"},
        {"local n = 0 n += 1", "'n' alone is no statement (Lua has no += and no ++: write n = n"},
        {"local n = 0 n++", "'n' alone is no statement (Lua has no += and no ++: write n = n"},
        {"local n = 0 n", "'n' alone is no statement (a call or an assignment?)"},
        {"if seat = 1 then end", "'then' is missing after the condition near '=' (to compare, "},
        {"while seat = 1 do end", "'do' is missing after the condition near '=' (to compare, "},
        {"if seat => 1 then end", "'then' is missing after the condition near '=' (write >=)"},
        {"ask.sealed { of = 'group', prompt = 'Which?' }",
         "there is no question named 'group' (there are space, piece, card, seat, number, choice, "
         "yes_no)"},
        {"game.gain(seat)", "'gain' takes 2 arguments, not 1 (gain(seat: seat, points: number))"},
        {"host.modify_while('reach', seat, 1)",
         "(modify_while(name: string, place: place or \"everywhere\", amount: number, "
         "marker: piece))"},
    };
    bench *at = *state;

    begin_mod(at, 2);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        write_card(at, rows[i].body);
        says(at, "check odd", 1, rows[i].words);
    }
    write_card(at, "for i, who in ipairs(host.seats()) do end\n"
                   "for i, who in pairs({ 1, 2 }) do end for n = 1, #host.seats() do end");
    says(at, "check odd", 0, "");
}

/* The file that is begun says how rows come, change and go, and that is how it is. */
BENCH_TEST(new_data_tells_how_rows_are_added_changed_and_taken_away)
{
    bench *at = *state;

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    says(at, "new mod isles --game conquest", 0, "");
    says(at, "new data tiles --mod isles", 0, "Edit isles/data/tiles.lua");
    shell(at, "cat isles/data/tiles.lua");
    has(at, "rows of 'tiles' besides those that are there");
    has(at, "changed by `change = { ID = { COLUMN = … } }`");
    has(at, "`leave_out = { \"ID\" }`");
    says(at, "check isles", 0, "");
    write_file(at, "isles/data/tiles.lua",
               "return { table = 'tiles', change = { rapa = { green = 2 } },\n"
               "    leave_out = { 'hawaiki' },\n"
               "    rows = { { id = 'motu', title = 'Motu', green = 1 } } }\n");
    says(at, "check isles", 0, "");
    write_file(
        at, "isles/data/tiles.lua",
        "return { table = 'tiles', rows = { { id = 'rapa', title = 'Rapa', green = 2 } } }\n");
    says(at, "check isles", 1, "row 'rapa' is there twice");
}

/* What is advised is right, if it is done. */
BENCH_TEST(a_card_that_modifies_is_told_how_cards_change_numbers)
{
    bench *at = *state;

    begin_mod(at, 2);
    write_file(at, "odd/events/odd.lua",
               "return { title = 'Odd', text = 'Odd.', mood = 'bad', modifies = { reach = 1 } }\n");
    says(at, "check odd", 1,
         "only a rule has 'modifies', not an event (change the number in a function: "
         "host.modify(\"value\", place, 1, \"turn\"))");
    write_card(at, "host.modify('reach', seat, 1, 'turn')");
    says(at, "check odd", 0, "");
}

/* That is all there is to tell: nothing has been changed by it. */
BENCH_TEST(a_recorded_action_that_cannot_be_done_any_more_is_told_by_why_not_alone)
{
    bench *at = *state;

    shell(at, "vaka play skirmish --text --seed 3 --seats bot:random,bot:random --journal a.vkj "
              ">/dev/null && vaka new mod reef --game skirmish >/dev/null && "
              "awk '/^> / && n++ == 4 { sub(/[^ ]* #/, \"nowhere #\") } { print }' a.vkj >b.vkj");
    assert_int_equal(at->status, 0);
    says(at, "replay b.vkj --with reef", 0, "b.vkj: changes after 4 of its actions, at line ");
    has(at, "nowhere");
    lacks(at, "nothing of it can be seen yet");
    lacks(at, "told there now");
}

/* --- new -------------------------------------------------------------------------------------- */

BENCH_TEST(a_new_file_of_a_game_in_lua_is_not_told_that_it_is_there_already)
{
    bench *at = *state;

    says(at, "new game pearl", 0, "");
    says(at, "new rule calm --mod pearl", 0, "Edit pearl/rules/calm.lua");
    lacks(at, "already");
    says(at, "new scenario short --mod pearl", 0, "Edit pearl/scenarios/short.lua");
    lacks(at, "already");
    says(at, "check pearl", 0, "");
    assert_string_equal(at->output, "");
}

/* What is begun passes `vaka check`: a name that is taken is refused before anything is written. */
BENCH_TEST(a_new_file_whose_name_is_taken_is_not_written)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    says(at, "new rule night --mod odd", 1,
         "the mod 'skirmish' has the rule 'night' already: give yours another name, or first let "
         "it take that one's place by replaces = { \"rule.night\" } in mod.lua");
    says(at, "new event plague --mod odd", 1, "replaces = { \"event.plague\" }");
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    says(at, "new mod far-homes --game conquest", 0, "");
    says(at, "new scenario short_game --mod far-homes", 1,
         "the mod 'conquest' has the scenario 'short_game' already: give yours another name\n");
    shell(at, "ls odd far-homes");
    assert_string_equal(at->output, "far-homes:\nmod.lua\n\nodd:\nmod.lua\n");
    says(at, "check far-homes", 0, "");
}

BENCH_TEST(a_new_file_may_have_the_name_of_what_its_mod_replaces)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    shell(at, "sed -i 's/licence/replaces = { \"rule.night\", \"event.plague\" }, licence/' "
              "odd/mod.lua");
    says(at, "new rule night --mod odd", 0, "Edit odd/rules/night.lua");
    says(at, "new event plague --mod odd", 0, "Edit odd/events/plague.lua");
    says(at, "check odd", 0, "");
    assert_string_equal(at->output, "");
}

BENCH_TEST(a_new_language_of_a_game_in_lua_has_all_that_its_table_is_called)
{
    bench *at = *state;

    says(at, "new game pearl", 0, "");
    says(at, "new lang fr --mod pearl", 0, "");
    shell(at, "cat pearl/lang/fr.lua");
    has(at, "[\"board.sea\"] = \"The sea\",");
    has(at, "[\"kind.boat\"] = \"Boat\",");
    has(at, "[\"zone.i8\"] = \"Island 8\",");
    says(at, "check pearl", 0, "");
    assert_string_equal(at->output, "");
}

/* --- languages -------------------------------------------------------------------------------- */

BENCH_TEST(texts_of_panels_belong_to_the_languages_of_a_mod)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    write_file(at, "odd/rules/spies.lua",
               "local function more(s) s.strip('All of them') end\n"
               "return { title = 'Spies', text = 'Spies.', panel = function(seat, t)\n"
               "    t.note('Spies sent: {0:int}', 3)\n    t.meter('Fear', 2, 6)\n"
               "    t.die(3, 'Luck')\n    t.table(2) t.cell('{0:int}', 4)\n    more(t)\n"
               "end }\n");
    says(at, "new lang fr --mod odd", 0, "");
    shell(at, "cat odd/lang/fr.lua");
    has(at, "[\"Spies sent: {0:int}\"] = \"Spies sent: {0:int}\",");
    has(at, "[\"Fear\"] = ");
    has(at, "[\"Luck\"] = ");
    has(at, "[\"All of them\"] = ");
    lacks(at, "[\"{0:int}\"]");
    says(at, "check odd", 0, "");
    assert_string_equal(at->output, "");
    shell(at, "sed -i '/Fear/d; /Spies sent/d; /All of/d' odd/lang/fr.lua");
    says(at, "check odd", 0,
         "odd/rules/spies.lua:3:12: warning: lang/fr.lua does not say 'Spies sent: {0:int}'");
    has(at, "spies.lua:4:13: warning: lang/fr.lua does not say 'Fear'");
    has(at, "spies.lua:1:32: warning: lang/fr.lua does not say 'All of them'");
    shell(at, "rm odd/lang/fr.lua");
    write_file(
        at, "odd/rules/spies.lua",
        "return { title = 'Spies', text = 'Spies.',\n"
        "    panel = function(seat, s) s.note('{0:number}', 3) s.note('{0:spies}', 3) end }\n");
    says(at, "check odd", 1, "odd/rules/spies.lua:2:38: a gap is {N:type}");
}

/* --- ids that others have --------------------------------------------------------------------- */

BENCH_TEST(a_mod_cannot_have_the_id_of_a_mod_that_comes_with_its_game)
{
    static const char wrong[] = "a/sea_tales/mod.lua:3:10: 'sea_tales' is the id of a mod that "
                                "comes with Conquest of Paradise (give it another id)";
    bench *at = *state;

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    says(at, "new mod sea_tales --game conquest", 1,
         "'sea_tales' is the id of a mod that comes with the game: give yours another name");
    says(at, "new mod conquest --game conquest", 1, "'conquest' is the id of a mod that comes");
    assert_int_equal(shell(at, "! test -e sea_tales && ! test -e conquest"), 0);
    shell(at, "mkdir a && vaka new mod a/tales --game conquest && mv a/tales a/sea_tales && "
              "sed -i 's/\"tales\"/\"sea_tales\"/' a/sea_tales/mod.lua");
    says(at, "check a/sea_tales", 1, wrong);
    says(at, "pack a/sea_tales", 1, wrong);
    assert_int_equal(shell(at, "ls *.zip"), 2);
    says(at, "install a/sea_tales/", 1, wrong);
    has(at, "a/sea_tales/ is not installed: it has faults");
    lacks(at, "vaka/mods/");
    says(at, "check '" VAKA_SOURCE_DIR "/scripts/conquest/sea_tales'", 0, "");
    assert_string_equal(at->output, "");
}

BENCH_TEST(a_game_cannot_have_the_name_of_a_game_that_comes_with_the_program)
{
    bench *at = *state;

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    says(at, "new game conquest", 1,
         "'conquest' is the name of a game that comes with the program: give yours another name");
    says(at, "new game raiatea", 1, "'raiatea' is the name of a game that comes");
    says(at, "new game pearl", 0, "");
    shell(at, "cp pearl/mod.lua old.lua; sed -i 's/\"pearl\"/\"conquest\"/' pearl/mod.lua");
    says(at, "check pearl", 1,
         "pearl/mod.lua:3:10: 'conquest' is the name of a game that comes with the program");
    says(at, "pack pearl", 1, "pearl/mod.lua:3:10: ");
    says(at, "install pearl", 1, "pearl/mod.lua:3:10: ");
    shell(at, "ls -A vaka/mods");
    assert_string_equal(at->output, "");
    shell(at, "sed 's/\"pearl\"/\"raiatea\"/' old.lua >pearl/mod.lua");
    says(at, "check pearl", 1, "'raiatea' is the name of a game that comes with the program");
    says(at, "install pearl", 1, "'raiatea' is the name of a game");
    shell(at, "mv old.lua pearl/mod.lua");
    says(at, "check pearl", 0, "");
    says(at, "install pearl", 0, "Play it: vaka play pearl");
    says(at, "check pearl", 0, ""); /* a working copy of what its author has installed */
    assert_string_equal(at->output, "");
    says(at, "check '" VAKA_SOURCE_DIR "/scripts/raiatea'", 0, "");
    assert_string_equal(at->output, "");
}

BENCH_TEST(what_is_not_installed_is_told_by_the_files_from_which_it_comes)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    says(at, "new rule calm --mod odd", 0, "");
    says(at, "pack odd", 0, "");
    shell(at, "echo 'return { titel = 1 }' >odd/rules/bad.lua");
    says(at, "install odd", 1, "odd/rules/bad.lua:1:");
    lacks(at, "vaka/mods/");
}

/* --- lists ------------------------------------------------------------------------------------ */

BENCH_TEST(what_is_too_long_to_be_told_is_cut_behind_a_whole_word)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    write_file(at, "odd/tests/long.lua",
               "local words = { 'transport', 'transporter', 'transported', 'transports',\n"
               "    'transportable', 'transporting', 'transportation' }\n"
               "return { long = function(t) t:new {} t:expect(words, {}) end,\n"
               "    longer = function(t) t:new {} t:expect(words, { 'away', words }) end }\n");
    says(at, "test odd", 1,
         "expected { }, got { \"transport\", \"transporter\", \"transported\", \"transports\", "
         "\"transportable\", \"transporting\", \"transportation\" }\n");
    has(at, "expected { \"away\", { \"transport\", \"transporter\", \"transported\", "
            "\"transports\", …, got { \"transport\", \"transporter\", \"transported\", "
            "\"transports\", …\n");
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    says(at, "new mod far --game conquest", 0, "");
    write_file(at, "far/tests/rules.lua",
               "return { [\"a rule\"] = function(t)\n"
               "    t:new { rules = { 'a-rule-that-nobody-has-written' } } end }\n");
    says(at, "test far", 1,
         "far/tests/rules.lua:2: t:new: there is no rule 'a-rule-that-nobody-has-written'; there "
         "are: experienced_solitaire, kumara, ");
    has(at, ", …\n");
}

int main(void)
{
    return run_registered("authors", NULL, NULL);
}
