/* front_short_test.c - what may be left unwritten at the terminal, and what it does not write by
 * itself.
 *
 * SPDX-License-Identifier: MIT */
#include "front/text_parts.h"
#include "front_help.h"
#include "registered.h"
#include "toy.h"

static const vaka_player people[VAKA_MAX_SEATS] = {{NULL, NULL, NULL}};

static const vaka_verb verbs[] = {
    {"paint",
     "Paint {0:kind}",
     0,
     {{VAKA_ARG_KIND, 0, 0, NULL}, {VAKA_ARG_WORD, 0, 0, "thin|thick|broad"}}},
    {"pause", "Pause", 0, {{0, 0, 0, NULL}}},
    {"undress", "Undress", 0, {{0, 0, 0, NULL}}},
    {"stroll", "Stroll", 0, {{0, 0, 0, NULL}}}};
static int32_t offered; /* so many of the verbs */

static void offer_verbs(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    for (int32_t kind = TOY_RED; offered > 0 && kind <= TOY_BLUE; kind++)
        for (int32_t word = 0; word < 3; word++)
            vaka_offer(out, seat, 0, kind, word, 0, 0);
    for (int32_t verb = 1; verb < offered; verb++)
        vaka_offer(out, seat, (uint32_t)verb, 0, 0, 0, 0);
}

static const vaka_reason *nothing(const vaka_match *match, const vaka_action *action)
{
    static const vaka_reason not_now = {"not_now", "1", "not now"};

    (void)match;
    return action->verb < (uint32_t)offered ? NULL : &not_now;
}

/* What is written where so many verbs may be used. */
static char *write_with(int32_t count, const char *lines)
{
    vaka_module module = toy_module;

    offered = count;
    module.verbs = verbs;
    module.verb_count = 4;
    toy = (toy_script){.legal = offer_verbs, .why_not = nothing};
    vaka_record *record = seat_names_and_play(&module, 1, NULL, 0);
    char *text = play_text(record, people, lines);
    vaka_record_close(record);
    return text;
}

TEST(verb_kind_and_word_may_be_only_begun)
{
    char *text = write_with(1, "why pai r thi\nwhy PA blu broad\nwhy paint red b\nwhy p r thic\n");

    (void)state;
    assert_has(text, "or \"thick\": write more of it.");
    assert_has(text, "It is allowed: number 6 of your list.");
    assert_has(text, "It is allowed: number 3 of your list.");
    assert_has(text, "It is allowed: number 2 of your list.");
    free(text);
}

TEST(what_may_be_several_things_is_said)
{
    char *text = write_with(4, "pa\nun\nunre\nhe pause\nback\nb\n");

    (void)state;
    assert_has(text, "\"pa\" may be \"paint\" or \"pause\": write more of it.");
    assert_has(text, "\"un\" may be \"undress\" or \"undo\": write more of it.");
    assert_has(text, "I do not know \"unre\".");
    assert_has(text, "\"b\" may be \"board\" or \"back\": write more of it.");
    assert_has(text, "It is your decision that is awaited."); /* a whole command is one */
    free(text);
}

TEST(what_may_be_done_now_goes_before_what_may_not)
{
    char *text = write_with(2, "why pau\nstr\nund\n");

    (void)state;
    assert_has(text, "It is allowed: number 7 of your list.");
    assert_has(text, "You may not: not now (rule 1)."); /* nothing else begins like "str" */
    assert_has(text, "It is allowed: number 7 of your list.");
    assert_lacks(text, "may be \"und"); /* a command goes before a verb that may not be used */
    free(text);
}

/* A game with a large board: more than a screenful. */
TEST(a_long_table_is_shown_in_short)
{
    table at = open_table("tests/modules/hexref", 4, NULL, 0);
    char *text = play_text(at.record, people, "\n\nscreen\n");
    char *full = strstr(text, "On it:");

    (void)state;
    assert_non_null(full); /* by `screen` */
    assert_non_null(strstr(text, "screen shows"));
    assert_true(strstr(text, "screen shows") < full);
    free(text);
    close_table(&at);
}

static char *glance(vaka_record *record, char **board)
{
    vaka_page page;
    vaka_view view;

    vaka_view_init(&view, vaka_record_live(record), vaka_record_names(record), 0);
    vaka_page_init(&page, 80);
    vaka_text_glance(&page, &view, board);
    vaka_view_done(&view);
    return vaka_page_take(&page);
}

TEST(a_drawing_that_stays_the_same_is_not_shown_again)
{
    table at = open_table("tests/modules/skirmish", 2, NULL, 0);
    vaka_live *live = vaka_record_live(at.record);
    vaka_action action;
    char *board = NULL;

    (void)state;
    char *first = glance(at.record, &board), *second = glance(at.record, &board);
    assert_has(first, "/-4,1 \\");
    assert_lacks(second, "/-4,1 \\");
    assert_has(second, "(the board looks as it did)");
    assert_int_equal(
        vaka_action_read(vaka_live_layout(live), 0, "deploy rider -4,1", &action, NULL), VAKA_OK);
    assert_int_equal(vaka_record_apply(at.record, &action, NULL, NULL), VAKA_OK);
    char *third = glance(at.record, &board);
    assert_has(third, "/-4,1 \\");
    free(first);
    free(second);
    free(third);
    free(board);
    close_table(&at);
}

static void roll_twice(vaka_match *match, const vaka_action *action)
{
    vaka_tell(match, 0, action->seat, vaka_roll(match, 6), 0, 0);
    vaka_tell(match, 1, vaka_roll(match, 6), 0, 0, 0);
}

TEST(a_die_that_the_game_tells_of_is_told_once)
{
    static const vaka_text events[] = {{"coin_rolled", "{0:seat} rolls {1:int} for the coin"},
                                       {"rolled_on", "It rolls on"}};
    vaka_module module = toy_module;

    (void)state;
    offered = 2;
    module.verbs = verbs;
    module.verb_count = 4;
    module.events = events;
    module.event_count = 2;
    toy = (toy_script){.legal = offer_verbs, .why_not = nothing, .apply = roll_twice};
    vaka_record *record = seat_names_and_play(&module, 1, NULL, 0);
    char *text = play_text(record, people, "pause\nlog\n");
    assert_has(text, " for the coin\n");
    assert_has(text, " on a die of 6 sides\n    It rolls on\n");
    assert_lacks(text, " sides\n    Ada rolls");
    free(text);
    vaka_record_close(record);
}

int main(void)
{
    return run_registered("front_short", NULL, NULL);
}
