/* cli_usage_test.c - what the program says when it was called or answered in a wrong way leads
 * somewhere.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"
#include "registered.h"

/* A mod with a card, which has to be named by its folder. */
static void make_mod(const bench *at)
{
    write_file(at, "windy/mod.lua",
               "return { id = 'windy', title = 'Windy', version = '1.0', api = 1,\n"
               "         game = 'skirmish', licence = 'MIT', authors = { 'Ann' } }\n");
    write_file(at, "windy/events/gust.lua",
               "return { title = 'Gust', text = 'Two points.',\n"
               "         play = function(seat) game.gain(seat, 2) end }\n");
}

BENCH_TEST(a_seat_is_named_as_it_is_shown)
{
    bench *at = *state;

    says(at,
         "play skirmish --seed 3 --seats human,human --journal a.vkj <<'.'\n\nas Player 2\n\n"
         "as player-1\n\nas Player 3\nas Pl\nquit\n.",
         0, "Hand over to Player 2.");
    lacks(at, "Just press Enter"); /* each line was read by whom it is for */
    has(at, "as and a player, by name or by the number that stands before it (1 to 2).\nPlayer 1>");
    says(at,
         "play skirmish --seed 3 --seats human,human --name 'Player,Player 2' --journal b.vkj "
         "<<'.'\n\nas player 2 surrender\nas Player\nas Player 2\nquit\n.",
         0, "Hand over to Player 2.");
    has(at, "Player> \nI cannot read that: there is no verb 'surrender'.\n");
}

/* "Player 2" is number 2 at the table, whatever a journal calls it. */
BENCH_TEST(seats_in_an_action_count_as_they_are_shown)
{
    bench *at = *state;

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    says(at,
         "play conquest --text --seed 1 --seats bot:greedy,human --journal a.vkj <<'.'\n"
         "commit\nactions\norder 0 clockwise\norder 3\norder 2 clockwise\nquit\n.",
         0, "  order 1 clockwise         Greedy 1 goes first\n");
    has(at, "  1  Greedy 1  ");
    has(at, "  2  Player 2 (you)  ");
    has(at,
        "\"0\" is no player here: write a name, or the number that stands before it (1 to\n2).");
    has(at, "\"3\" is no player here: ");
    has(at, "Player 2 goes first");
    shell(at, "grep order a.vkj");
    has(at, "> 1 order 1 clockwise #");
    says(at,
         "play conquest --text --seed 1 --seats bot:greedy,human --journal b.vkj <<'.'\n"
         "commit\norder Greedy 1\nquit\n.",
         0, "Greedy 1 goes first");
    shell(at, "grep order b.vkj");
    has(at, "> 1 order 0 clockwise #");
}

BENCH_TEST(a_mod_that_is_not_there_is_told_everywhere)
{
    static const char *const calls[] = {"list", "rules skirmish", "rules skirmish 5",
                                        "rules skirmish --scenario nosuch", "rules hello"};
    bench *at = *state;
    char args[200];

    make_mod(at);
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        snprintf(args, sizeof args, "%s --mods widny", calls[i]);
        says(at, args, 2, "vaka: there is no mod 'widny'");
    }
    says(at, "list --mods ./widny", 2, "there is no folder ./widny");
    says(at, "list --mods windy", 0, "Windy");
    shell(at, "mkdir -p vaka/mods && cp -r windy vaka/mods/windy");
    says(at, "list --mods widny", 2, "there is no mod 'widny'; did you mean 'windy'?");
    says(at, "list --mods windy", 0, "Windy");
    says(at, "rules skirmish --mods windy", 0, "");
    says(at, "play skirmish --seats bot:random,bot:random --mods windy --journal a.vkj", 0, "");
    says(at, "replay a.vkj --verify --mods windy", 0, "every hash");
    says(at, "replay a.vkj --verify --mods widny", 1, "there is no mod 'widny'; did you mean");
    says(at, "resume a.vkj --mods widny", 1, "there is no mod 'widny'; did you mean");
}

BENCH_TEST(what_is_measured_is_what_was_asked_for)
{
    bench *at = *state;

    says(at, "bench hello --mods ./widny --json", 2, "there is no folder ./widny");
    says(at, "bench skirmish --gui --mods widny", 1, "there is no mod 'widny'");
    says(at, "bench skirmish --gui --scenario nosuch", 1, "there is no scenario 'nosuch'");
    says(at, "bench skirmish --gui --rules nosuch", 1, "there is no rule 'nosuch'");
    says(at, "bench skirmish --gui --set nosuch=1", 1, "nosuch");
    says(at, "bench skirmish --gui --seats 7", 1, "takes");
}

BENCH_TEST(rules_are_told_in_the_language_that_is_wanted)
{
    bench *at = *state;

    says(at, "rules skirmish --lang fr", 0, "bounty  (règle 11.2)  Butin");
    has(at, "Toutes les quelques batailles");
    has(at, "    Options : every=1…9 (Batailles");
    lacks(at, "normally");
    says(at, "rules skirmish 5 --lang fr", 0, "--set scouts");
    lacks(at, "(rule ");
    says(at, "rules skirmish --lang en", 0, "bounty  (rule 11.2)  Bounty");
    says(at, "rules skirmish --lang xx", 2, "not a word in \"xx\"");
    says(at, "rules skirmish 5 --lang xx", 2, "not a word in \"xx\"");
    says(at, "rules hello --lang xx", 2, "not a word in \"xx\"");
}

BENCH_TEST(nothing_is_advised_that_cannot_be_done)
{
    bench *at = *state;

    make_mod(at);
    says(at, "try windy/events/gust.lua --seed 1 <<'.'\nsave\nhelp quit\nquit\n.", 0,
         "This game is kept in memory only and is gone when you leave it.");
    lacks(at, "--journal");
    lacks(at, "leave; the game can be resumed");
    says(at, "resume nosuch.vkj", 1, "vaka: there is no journal nosuch.vkj\n");
}

BENCH_TEST(how_to_go_on_names_the_mods)
{
    bench *at = *state;

    make_mod(at);
    shell(at, "cp -r windy 'wi ndy' && mv 'wi ndy/events/gust.lua' 'wi ndy/events/puff.lua' && sed "
              "-i s/windy/breezy/ 'wi ndy/mod.lua'");
    says(at, "play skirmish --mods windy,'wi ndy' --journal a.vkj <<'.'\nquit\n.", 0,
         "Go on with: vaka resume a.vkj --mods 'windy,wi ndy'\n");
    says(at, "resume a.vkj --mods windy,'wi ndy' <<'.'\nquit\n.", 0,
         "Go on with: vaka resume a.vkj --mods 'windy,wi ndy'\n");
    says(at, "play skirmish --mods windy --journal b.vkj <<'.'\nquit\n.", 0,
         "Go on with: vaka resume b.vkj --mods windy\n");
    says(at, "play skirmish --journal c.vkj <<'.'\nquit\n.", 0, "Go on with: vaka resume c.vkj\n");
}

BENCH_TEST(seats_that_cannot_be_are_told_before_a_journal_is_begun)
{
    bench *at = *state;

    says(at, "play hello --seats 9 --journal a.vkj", 2, "Hello takes 2 to 4 players, not 9");
    says(at, "play hello --seats 12345678901 --journal a.vkj", 2, "Hello takes 2 to 4 players");
    says(at, "sim hello --seats 9", 2, "Hello takes 2 to 4 players, not 9");
    says(at, "play hello --seats human,nobody --journal a.vkj", 2,
         "--seats: \"nobody\" plays only where the rules of a scenario play a seat; write human "
         "or bot:NAME");
    says(at, "sim hello --seats bot:random,nobody", 2, "\"nobody\" plays only where");
    shell(at, "ls");
    lacks(at, "a.vkj");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
