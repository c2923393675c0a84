/* tests/unit/cli_agree_test.c - `check`, `try`, `play` and `sim` agree on what is wrong with a mod.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"

#define CARD(body)                                                                                 \
    "return { title = 'Odd', text = 'Odd.', mood = 'bad', play = function(seat)\n" body "\nend "   \
    "}\n"
#define MANIFEST(rest)                                                                             \
    "return { title = 'Odd', version = '1', licence = 'MIT', authors = { 'Ann' },\n" rest " }\n"

typedef struct written { /* a file of the mod; the rest of it is good */
    const char *file, *text;
} written;

static const char *const commands[] = {
    "check odd",
    "try odd --text --seed 1 </dev/null",
    "play skirmish --text --mods odd --seed 1 --seats bot:random,bot:random --journal odd.vkj",
    "sim skirmish --mods odd --games 1 --seed 1",
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void write_mod(bench *at, const written *one)
{
    shell(at, "rm -rf odd odd.vkj");
    write_file(at, "odd/mod.lua", MANIFEST("id = 'odd', api = 2, game = 'skirmish'"));
    write_file(at, "odd/events/gust.lua", CARD("game.gain(seat, 1)"));
    char path[128];
    snprintf(path, sizeof path, "odd/%s", one->file);
    write_file(at, path, one->text);
}

/* The first sentence about a file of the mod in what a command has said: file, place and words.
 * `play` and `sim`, which are not about this mod alone, say before it whose fault it is. */
static const char *first_sentence(bench *at)
{
    for (char *line = at->output, *next; *line; line = next) {
        char *end = line + strcspn(line, "\n");

        next = end + (*end == '\n');
        *end = '\0';
        const char *begin = strstr(line, "odd/");
        if (begin && !strstr(begin, ": warning: "))
            return begin;
    }
    return "";
}

static const written faulty[] = {
    {"events/gust.lua", "return { title = 'Odd' text = 'x' }\n"}, /* a comma is missing */
    {"events/gust.lua", "return { title = 'Odd', text = 'x', "},  /* it has no end */
    {"events/gust.lua", "local nothing = 1\n"},                   /* nothing is returned */
    {"events/gust.lua", "local a\nreturn { title = a.b }\n"},     /* fails while it is read */
    {"events/gust.lua", "return { title = 'Odd', text = 'x', plya = function() end }\n"},
    {"events/gust.lua", "return { title = 'Odd', text = 'x', mood = 'bda' }\n"},
    {"events/gust.lua", CARD("game.gian(seat, 1)")}, /* unknown names */
    {"events/gust.lua", CARD("gain(seat, 1)")},
    {"events/gust.lua", CARD("print(seat)")},
    {"events/gust.lua", CARD("game.gain(seat, 1)\nlocal at = host.zone('nowhere')")},
    {"events/gust.lua", CARD("host.modify('reech', seat, 1, 'turn')")},
    {"events/gust.lua", CARD("host.modify('reach', seat, 1, 'trun')")},
    {"events/gust.lua", CARD("game.gain(seat)")}, /* an argument too few */
    {"events/gust.lua", CARD("vars.wind = 1")},   /* no such variable */
    {"events/gust.lua", "local far = use 'nowhere'\n" CARD("far.go(seat)")}, /* a missing file */
    {"lib/far.lua", "return 1\n"},
    {"rules/calm.lua", "return { title = 'Calm', rule = '1', text = 'x',\n"
                       "    on = { ['battle.strat'] = function() end } }\n"},
    {"rules/calm.lua", "return { title = 'Calm', rule = '1', text = 'x',\n"
                       "    conflicts = { 'nihgt' } }\n"},
    {"scenarios/calm.lua", "return { title = 'Calm', text = 'x', seats = { min = 2, max = 9 } }\n"},
    {"scenarios/calm.lua", "return { title = 'Calm', text = 'x', rules = { 'nihgt' } }\n"},
    {"scenarios/calm.lua", "return { title = 'Calm', text = 'x', options = { rounds = 99 } }\n"},
    {"data/calm.lua", "return { table = 'unitz', rows = { { id = 'x' } } }\n"}, /* bad rows */
    {"data/calm.lua", "return { table = 'units', rows = { { id = 'x', n = 1 + 1 } } }\n"},
    {"lang/fr.lua", "return { ['event.gust.title'] = 'Rafale', ['event.gsut.text'] = 'x' }\n"},
    {"lang/fr.lua", "return { ['card'] = 'La carte' }\n"}, /* its gap is missing */
    {"gust.lua", CARD("game.gain(seat, 1)")},              /* out of place */
    {"mod.lua", "return { title = 'Odd'\n"},
    {"mod.lua", MANIFEST("api = 2, game = 'skirmish'")},              /* no id */
    {"mod.lua", MANIFEST("id = 'odd', api = 99, game = 'skirmish'")}, /* the wrong level */
    {"mod.lua", MANIFEST("id = 'odd', api = 2, game = 'skirmsh'")},
    {"mod.lua", MANIFEST("id = 'odd', api = 2, game = 'skirmish', needs = { 'reef' }")},
    {"mod.lua", MANIFEST("id = 'odd', api = 2, game = 'skirmish', sonud = true")},
};

/* `try` and `play` need no display here, and begin no game: nothing is kept of one. */
BENCH_TEST(what_is_wrong_with_a_mod_is_told_by_check_try_play_and_sim_with_the_same_sentence)
{
    bench *at = *state;
    char first[1024];

    for (size_t i = 0; i < sizeof faulty / sizeof *faulty; i++) {
        write_mod(at, &faulty[i]);
        for (size_t c = 0; c < COMMANDS; c++) {
            says(at, commands[c], c < 2 ? 1 : 2, "odd/");
            const char *said = first_sentence(at);
            if (c == 0)
                snprintf(first, sizeof first, "%s", said);
            if (!*said || strcmp(said, first) != 0)
                fail_msg("%s:\n%s\n`check` says of %s:\n%s", commands[c], said, faulty[i].text,
                         first);
        }
        assert_int_not_equal(shell(at, "test -e odd.vkj"), 0);
    }
}

static const written good[] = {
    {"events/gust.lua", CARD("game.gain(seat, 1)")},
    {"rules/calm.lua",
     "return { title = 'Calm', rule = '1', text = 'x', conflicts = { 'night' } }\n"},
    {"scenarios/calm.lua", "return { title = 'Calm', text = 'x', rules = { 'night' } }\n"},
    {"lib/far.lua", "return { go = 1 }\n"},
    {"lang/fr.lua", "return { ['event.gust.title'] = 'Rafale' }\n"},  /* incomplete: a warning */
    {"lang/fr.lua", "return { ['card'] = 'La carte : {0:kind}' }\n"}, /* a sentence of the game */
    {"mod.lua", MANIFEST("id = 'odd', api = 1, game = 'skirmish'")},
};

BENCH_TEST(a_good_mod_is_good_to_check_try_play_and_sim)
{
    bench *at = *state;

    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        write_mod(at, &good[i]);
        for (size_t c = 0; c < COMMANDS; c++)
            says(at, commands[c], 0, "");
        assert_int_equal(shell(at, "test -e odd.vkj"), 0);
    }
}

/* What only comes of playing is not found by looking: `check` has to play for it. `sim` tells the
 * same words. `try` begins, and the script fails under its author's eyes; `play` goes on without
 * it, so that nobody loses the game he sits at, and keeps the words in the log, where they betray
 * nothing (cli_mod_test.c: play_goes_on_when_a_script_fails). */
BENCH_TEST(what_fails_in_play_is_told_by_check_and_sim_and_passed_over_by_play)
{
    bench *at = *state;

    write_mod(at, &(written){"events/gust.lua", CARD("error('the key is here')")});
    says(at, commands[0], 0, "");
    says(at, "check odd --play 1", 1, "mod odd: events/gust.lua:2: the key is here");
    says(at, commands[3], 1, "mod odd: events/gust.lua:2: the key is here");
    says(at, commands[1], 0, "The next cards of their decks are its own: gust.");
    says(at, commands[2], 0, "");
    lacks(at, "the key is here");
    shell(at, "grep -q 'mod odd: events/gust.lua:2: the key is here' vaka/scripts.log");
    assert_int_equal(at->status, 0);
}

/* The same of a game in Lua that is named by its folder. Where it fails as it is set up, `play`
 * names the script alone: its words may betray what those who play must not know. */
BENCH_TEST(what_is_wrong_with_a_game_is_told_by_check_try_play_and_sim)
{
    static const char *const games[] = {"check odd", "try odd --text </dev/null",
                                        "play ./odd --text --seats bot:random,bot:random",
                                        "sim ./odd --games 1"};
    static const char *const words[] = {
        "game.lua:", "game.lua:", "Odd cannot be set up: the script game.lua has failed",
        "game.lua:"};
    bench *at = *state;

    shell(at, "vaka new game odd && cp odd/game.lua good.lua");
    for (size_t c = 0; c < COMMANDS; c++)
        says(at, games[c], 0, "");
    shell(at, "sed 's/setup = function()/setup = function() if false then gmae.x() end/' good.lua "
              ">odd/game.lua");
    for (size_t c = 0; c < COMMANDS; c++)
        says(at, games[c], c < 2 ? 1 : 2, "odd/game.lua:19:38: there is no 'gmae' (did you mean");
    shell(at, "sed 's/setup = function()/setup = function() error(\"no\")/' good.lua "
              ">odd/game.lua");
    for (size_t c = 0; c < COMMANDS; c++)
        says(at, games[c], 1, words[c]);
}

int main(void)
{
    return run_registered("agreeing", NULL, NULL);
}
