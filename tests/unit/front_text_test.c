/* front_text_test.c - the terminal game: what is shown, what can be written, what stays private.
 *
 * SPDX-License-Identifier: MIT */
#include <sys/stat.h>
#include <unistd.h>

#include "front_help.h"
#include "live_screen.h"
#include "match/resample.h"
#include "registered.h"
#include "toy.h"

static const vaka_player people[VAKA_MAX_SEATS] = {{NULL, NULL, NULL}};
static const vaka_player against_program[VAKA_MAX_SEATS] = {{NULL, NULL, NULL},
                                                            {choose_first, NULL, NULL}};

/* What a game of hello against a program, with so many stones, writes. */
static char *play_hello(int32_t stones, const char *lines)
{
    table at = open_table("modules/hello", 2, "stones", stones);
    char *written = play_text(at.record, against_program, lines);

    close_table(&at);
    return written;
}

TEST(the_screen_shows_table_prompt_and_numbered_actions)
{
    char *text = play_hello(21, "");

    (void)state;
    assert_has(text, "Hello\n  1  Ada (you)   score 0, to decide\n  2  Bela        score 0\n");
    assert_has(text, "The heap: 21 Stone\n");
    assert_has(text, "\nTake one to three of the 21 stones.\n");
    assert_has(text, "\n   2  take 2                    Take 2 stones\n");
    assert_has(text, "\nAda> ");
    free(text);
}

TEST(a_number_and_a_text_both_act)
{
    char *text = play_hello(21, "3\ntake 2\n");

    (void)state;
    assert_has(text, "Ada takes 3 stones\n    Bela takes 1 stone\n");
    assert_has(text, "Ada takes 2 stones\n    Bela takes 1 stone\n");
    assert_has(text, "Take one to three of the 14 stones.");
    free(text);
}

TEST(a_recap_tells_only_what_is_new)
{
    char *text = play_hello(21, "3\nquit\n");
    const char *after = strstr(text, "Since you last looked");

    (void)state;
    assert_non_null(after);
    assert_null(strstr(after + 1, "Since you last looked"));
    assert_null(strstr(strstr(after, "takes 3") + 1, "takes 3"));
    free(text);
}

TEST(a_refusal_is_a_sentence_with_its_rule)
{
    char *text = play_hello(6, "take 3\ntake 3\nwhy take 3\nwhy take 2\nwhy 1\n");

    (void)state;
    assert_has(text, "You may not: there are only 2 stones left (rule 2).\n");
    assert_has(text, "It is not allowed: there are only 2 stones left (rule 2).\n");
    assert_has(text, "It is allowed: number 2 of your list.\n");
    assert_has(text, "It is allowed: number 1 of your list.\n");
    free(text);
}

TEST(unknown_words_get_the_nearest_suggestion)
{
    char *text = play_hello(21, "tkae 2\nundoo\ntake 7\ntake\nxyzzy\n40\n0\nbck\n");

    (void)state;
    assert_has(text, "I do not know \"tkae\". Did you mean \"take\"?");
    assert_has(text, "I do not know \"undoo\". Did you mean \"undo\"?");
    assert_has(text, "I cannot read that: '7' is not a number from 1 to 3.\nYou could write: take");
    assert_has(text, "You could write: take 1\n");
    assert_has(text, "I do not know \"xyzzy\". \"help\" says what you can write.\n");
    assert_has(text, "There is no action 40; they go from 1 to 3.\n");
    assert_has(text, "There is no action 0; they go from 1 to 3.\n");
    assert_has(text, "Did you mean \"back\"?");
    free(text);
}

TEST(undo_says_why_it_cannot)
{
    char *text = play_hello(21, "take 1\nundo\nredo\n");

    (void)state;
    assert_has(text, "You may not: the last action was not yours.\n");
    assert_has(text, "You may not: there is nothing to do again.\n");
    free(text);
}

TEST(undo_and_redo_may_be_wanted_several_times_at_once)
{
    (void)state;
    toy = (toy_script){0};
    vaka_record *record = seat_names_and_play(&toy_module, 1, NULL, 0);
    char *text = play_text(record, people, "do 1\ndo 2\nundo 2\nundo\nredo 2\nredo\nundo no\n");

    assert_has(text, "You may not: there is nothing to take back.\n");
    assert_has(text, "You may not: there is nothing to do again.\n");
    assert_has(text, "Write undo or redo, or behind it how often.\n");
    free(text);
    vaka_record_close(record);
}

TEST(help_explains_commands_and_the_moment)
{
    char *text = play_hello(21, "help\n");

    (void)state;
    assert_has(text, "Now: Take one to three of the 21 stones.\n");
    assert_has(text,
               "  take 1                  Take 1 stone\n      and 2 more like it: actions take\n");
    assert_has(text, "  look PLACE|CARD       all you may know of one place");
    free(text);
}

TEST(looking_tells_what_lies_in_a_place)
{
    char *text = play_hello(21, "look heap\nlook The heap\nlook hepa\nlook\nlook tak\n");

    (void)state;
    assert_has(text, "The heap, a pool; write it as heap.\n  All see what lies here.\n"
                     "  21 here, from the top:\n    21 Stone\n");
    assert_has(text, "I cannot find that: ");
    assert_has(text, "Write look and a place");
    assert_has(text, "Taken, a pool; write it as taken.\n  All see what lies here.\n  It is empty");
    free(text);
}

TEST(the_end_names_the_winner)
{
    char *text = play_hello(5, "take 3\ntake 1\n");

    (void)state;
    assert_has(text, "score 1, won");
    assert_has(text, "\nThe game is over: Ada won.\n");
    free(text);
}

TEST(the_end_of_the_input_leaves_and_says_so)
{
    char *text = play_hello(21, "take 1");

    (void)state;
    assert_has(text, "Ada takes 1 stone");
    assert_has(text, "The game was kept in memory only and is gone now.\n");
    free(text);
}

TEST(save_and_quit_tell_where_the_journal_is)
{
    char path[] = "/tmp/vaka-front-XXXXXX", file[64], line[160];
    table at = open_table("modules/hello", 2, NULL, 0);
    vaka_journal_head head = {.seed = vaka_seed_of(3)};
    vaka_record *record;
    vaka_error err;
    vaka_setup setup;

    (void)state;
    assert_non_null(mkdtemp(path));
    snprintf(file, sizeof file, "%s/a game.vkj", path);
    assert_int_equal(vaka_setup_init(&setup, at.plugin.module, 2, &err), VAKA_OK);
    assert_int_equal(vaka_record_new(&setup, &head, file, &record, &err), VAKA_OK);
    char *text = play_text(record, against_program, "save\nquit\n");
    snprintf(line, sizeof line, "Every action is saved as soon as it is done, in %s\n", file);
    assert_has(text, line);
    snprintf(line, sizeof line, "Go on with: vaka resume '%s'\n", file);
    assert_has(text, line);
    free(text);
    vaka_record_close(record);
    unlink(file);
    rmdir(path);
    close_table(&at);
}

TEST(a_verb_of_the_game_goes_before_a_command_and_a_slash_before_both)
{
    static const vaka_verb verbs[] = {{"look", "Look at {0:int}", 0, {{VAKA_ARG_INT, 0, 9, NULL}}},
                                      {"rest", "Rest", 0, {{0, 0, 0, NULL}}},
                                      {"shout", "Shout", 0, {{0, 0, 0, NULL}}},
                                      {"seal", "Seal", 0, {{0, 0, 0, NULL}}}};
    vaka_module module = toy_module;

    (void)state;
    toy = (toy_script){0};
    module.verbs = verbs;
    vaka_record *record = seat_names_and_play(&module, 1, NULL, 0);
    char *text = play_text(record, people, "look 9\n/look centre\n/rest\nhelp\n");
    assert_has(text, "You may not: 9 is too big (rule 1.2).\n");
    assert_has(text, "centre (0,0), a space; write it as centre.\n");
    assert_has(text, "I do not know \"rest\".");
    assert_has(text, "\n  /look PLACE|CARD ");
    free(text);
    vaka_record_close(record);
}

TEST(names_cannot_command_the_terminal)
{
    table at = open_table("modules/hello", 2, NULL, 0);
    vaka_names names = {.seat = {"\033[2JEve\r", "Bel\xff\xc3\xa9"}};
    char *text = live_screen(vaka_record_live(at.record), &names, 0);

    (void)state;
    assert_null(strchr(text, '\033'));
    assert_null(strchr(text, '\r'));
    assert_has(text, "[2JEve (you)");
    assert_has(text, "Bel?\xc3\xa9");
    free(text);
    close_table(&at);
}

/* The part of a text from one sentence up to another behind it. */
static char *between(const char *text, const char *from, const char *to)
{
    const char *start = strstr(text, from);
    char *part = strdup(start ? start : "");
    char *end = part ? strstr(part, to) : NULL;

    if (!end)
        fail_msg("\"%s\" … \"%s\" is not in:\n%s", from, to, text);
    *end = '\0';
    return part;
}

#define DEPLOY_THREE "deploy rider -4,1\ndeploy rumour westgate\ndeploy guard -4,3\n"

TEST(a_hand_over_shows_nothing_private)
{
    table at = open_table("tests/modules/skirmish", 2, NULL, 0);
    char *text = play_text(at.record, people,
                           "\n" DEPLOY_THREE "board\nready\n\nboard\nhand\nlog\nlook -4,1\n");

    (void)state;
    char *ada = between(text, "Ada, are you there? ", "Hand over to Bela");
    assert_has(ada, "Rider (face down)");
    char *curtain = between(text, "Hand over to Bela", "Bela, are you there? ");
    assert_lacks(curtain, "Rider");
    assert_lacks(curtain, "Unknown");
    assert_has(curtain, "Press Enter when only you can see the screen.");
    char *bela = between(text, "Bela, are you there? ", "The game was kept");
    assert_lacks(bela, "-4,1: Ada: Rider");
    assert_lacks(bela, "deploys Rider");
    assert_has(bela, "-4,1: Ada: Unknown counter\n");
    assert_has(bela, "Ada deploys something hidden at -4,1\n");
    assert_has(bela, "Unknown counter of Ada, face down, known to Ada\n");
    free(ada);
    free(curtain);
    free(bela);
    free(text);
    close_table(&at);
}

TEST(stepping_in_hands_over_and_back)
{
    table at = open_table("tests/modules/skirmish", 2, NULL, 0);
    char *text =
        play_text(at.record, people,
                  "\n" DEPLOY_THREE "ready\n\nas ada reveal guard -4,3\n\n\n\nas nobody\n");

    (void)state;
    char *ada = between(text, "Bela> \n", "Hand over to Bela.\nPress");
    assert_has(ada, "Hand over to Ada.");
    assert_has(ada, "Ada turns Guard at -4,3 up");
    assert_has(ada, "You need not do anything now, but you may:\n");
    assert_has(text,
               "Write as and a player, by name or by the number that stands before it (1 to 2).\n");
    free(ada);
    free(text);
    close_table(&at);
}

/* Plays a module at random for a while and calls `check` for every seat at every decision. */
static void at_random(const char *module, int32_t seats, uint32_t actions,
                      void (*check)(vaka_record *record, int32_t seat))
{
    table at = open_table(module, seats, NULL, 0);
    vaka_live *live = vaka_record_live(at.record);
    uint32_t rng[4] = {5, 6, 7, 8};
    vaka_action action;
    vaka_error err = {0};

    for (uint32_t i = 0; i < actions && !vaka_live_finished(live, NULL); i++) {
        for (int32_t seat = VAKA_SPECTATOR; seat < seats; seat++)
            check(at.record, seat);
        int32_t asked = 0;
        while (!(vaka_live_must(live) & VAKA_SEAT(asked)))
            asked++;
        assert_true(choose_any(rng, live, asked, &action));
        if (vaka_record_apply(at.record, &action, NULL, &err))
            fail_msg("%s", err.text);
    }
    close_table(&at);
}

static uint32_t pairs; /* compared so far that differ in something hidden */

static void screen_is_the_same_for_all_that_it_could_be(vaka_record *record, int32_t seat)
{
    vaka_live *other = vaka_live_clone(vaka_record_live(record));
    vaka_live *same = vaka_live_clone(vaka_record_live(record));
    char *before = live_screen(same, vaka_record_names(record), seat);
    vaka_resampled changed = {0};

    vaka_resample(other, seat, 99, &changed);
    if (changed.pieces + changed.order + changed.counters > 0)
        pairs++;
    char *after = live_screen(other, vaka_record_names(record), seat);
    assert_string_equal(before, after);
    free(before);
    free(after);
    vaka_live_free(other);
    vaka_live_free(same);
}

TEST(a_screen_betrays_nothing_hidden)
{
    (void)state;
    pairs = 0;
    at_random("tests/modules/skirmish", 3, 60, screen_is_the_same_for_all_that_it_could_be);
    at_random("tests/modules/gallery", 2, 40, screen_is_the_same_for_all_that_it_could_be);
    at_random("tests/modules/atoll", 3, 40, screen_is_the_same_for_all_that_it_could_be);
    at_random("tests/modules/reef", 3, 40, screen_is_the_same_for_all_that_it_could_be);
    assert_true(pairs > 100);
}

static void screen_changes_nothing(vaka_record *record, int32_t seat)
{
    uint64_t before = vaka_live_hash(vaka_record_live(record));
    char *screen = vaka_text_screen(record, seat);
    char *again = vaka_text_screen(record, seat);

    assert_string_equal(screen, again);
    assert_true(vaka_live_hash(vaka_record_live(record)) == before);
    assert_has(screen, "\nLog\n");
    free(screen);
    free(again);
}

TEST(showing_changes_nothing)
{
    (void)state;
    at_random("tests/modules/skirmish", 2, 40, screen_changes_nothing);
    at_random("tests/modules/gallery", 4, 20, screen_changes_nothing);
    at_random("tests/modules/atoll", 4, 20, screen_changes_nothing);
    at_random("tests/modules/reef", 4, 20, screen_changes_nothing);
    at_random("tests/modules/hexref", 4, 20, screen_changes_nothing);
}

static void offer_many(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    for (int32_t n = 0; n < 50; n++)
        vaka_offer(out, seat, 0, n, 0, 0, 0);
    vaka_offer(out, seat, 1, 0, 0, 0, 0);
}

static const vaka_reason *never(const vaka_match *match, const vaka_action *action)
{
    (void)match;
    (void)action;
    return NULL;
}

TEST(a_long_list_is_shortened_and_can_be_asked_for)
{
    static const vaka_verb verbs[] = {{"do", "Do {0:int}", 0, {{VAKA_ARG_INT, 0, 49, NULL}}},
                                      {"rest", "Rest", 0, {{0, 0, 0, NULL}}}};
    vaka_module module = toy_module;

    (void)state;
    module.verbs = verbs;
    module.verb_count = 2;
    toy = (toy_script){.legal = offer_many, .why_not = never};
    vaka_record *record = seat_names_and_play(&module, 1, NULL, 0);
    char *text = play_text(record, people, "actions do\n");
    char *first = between(text, "It is for you to decide.", "Ada> ");
    assert_has(first, "\n  29  do 28 ");
    assert_lacks(first, "do 29 ");
    assert_has(first, "… 21 more; write \"actions do\" to see them\n  51  rest ");
    assert_has(text, "\n  50  do 49 ");
    free(first);
    free(text);
    vaka_record_close(record);
}

int main(void)
{
    return run_registered("front_text", NULL, NULL);
}
