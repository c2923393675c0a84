/* advice_test.c - what a hint says: the game's own reason only where it is true.
 *
 * SPDX-License-Identifier: MIT */
#include "front/advice.h"
#include "front_help.h"
#include "registered.h"
#include "vaka/ext/advice.h"

#define OWN "Few stones leave the choice to you."

static const vaka_text own_reasons[] = {{"take", OWN}};

static int32_t own_why(const vaka_match *seen, int32_t seat, const vaka_action *action)
{
    (void)seen;
    (void)seat;
    (void)action;
    return 0;
}

static const vaka_advice own_advice = {VAKA_STAMP(vaka_advice), own_reasons, 1, own_why};

static const void *give_advice(const char *name)
{
    return strcmp(name, VAKA_EXT_ADVICE) == 0 ? &own_advice : NULL;
}

typedef struct adviser { /* a match of a game that has a reason for whatever is done in it */
    table own;
    vaka_module module;
    vaka_record *record;
    vaka_view view;
    vaka_names names;
    char said[VAKA_ADVICE_TEXT];
} adviser;

static int open_adviser(void **state)
{
    adviser *at = vaka_xnew(sizeof *at);

    at->own = open_table("modules/hello", 2, NULL, 0);
    at->module = *at->own.plugin.module;
    at->module.query = give_advice;
    at->record = seat_names_and_play(&at->module, 2, NULL, 0);
    vaka_view_init(&at->view, vaka_record_live(at->record), &at->names, 0);
    *state = at;
    return 0;
}

static int close_adviser(void **state)
{
    adviser *at = *state;

    vaka_view_done(&at->view);
    vaka_record_close(at->record);
    close_table(&at->own);
    free(at);
    return 0;
}

#define ADVICE_TEST(name) TEST_WITH(name, open_adviser, close_adviser)

static vaka_plan plan_of(const adviser *at, const char *first, const char *second)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));
    vaka_plan plan = {.count = second ? 2 : 1};
    vaka_error err = {0};

    assert_int_equal(vaka_action_read(layout, 0, first, &plan.at[0], &err), VAKA_OK);
    if (second)
        assert_int_equal(vaka_action_read(layout, 0, second, &plan.at[1], &err), VAKA_OK);
    return plan;
}

static const char *say(adviser *at, vaka_hint hint)
{
    vaka_advice_say(&at->view, &hint, at->said, sizeof at->said);
    return at->said;
}

ADVICE_TEST(where_another_plan_comes_out_better_that_is_the_reason)
{
    adviser *at = *state;
    vaka_hint hint = {.plan = plan_of(at, "take 2", NULL),
                      .usual = plan_of(at, "take 1", NULL),
                      .compared = true,
                      .better = true,
                      .tried = 48,
                      .chance = 0.61,
                      .usual_chance = 0.5};

    assert_string_equal(say(at, hint),
                        "A strong player would do this: Take 2 stones. Tried out 48 times, it wins "
                        "more often than what seems best at first sight (Take 1 stone): in about "
                        "61 % of the games, not 50 %.");
    hint.chance = 0.501; /* is better all the same */
    assert_has(say(at, hint), "in about 51 % of the games, not 50 %.");
}

ADVICE_TEST(a_reason_of_the_game_is_told_where_the_plan_begins_as_its_own_bot_would)
{
    adviser *at = *state;
    vaka_hint hint = {.plan = plan_of(at, "take 1", "take 2"),
                      .usual = plan_of(at, "take 1", "take 3"),
                      .compared = true,
                      .better = true,
                      .tried = 48,
                      .chance = 0.61,
                      .usual_chance = 0.5};

    assert_has(say(at, hint), "Take 2 stones. " OWN " Tried out 48 times, ");
    hint.plan = hint.usual;
    hint.better = false;
    assert_has(say(at, hint), "Take 3 stones. " OWN " The chance to win is about 61 % then.");
    hint = (vaka_hint){.plan = plan_of(at, "take 1", NULL), .usual = plan_of(at, "take 1", NULL)};
    assert_string_equal(say(at, hint), "A good player might do this: Take 1 stone. " OWN);
}

ADVICE_TEST(what_is_done_several_times_in_a_row_is_said_once_with_a_number)
{
    adviser *at = *state;
    vaka_hint hint = {.plan = plan_of(at, "take 1", "take 1")};

    assert_string_equal(say(at, hint), "A good player might do this: Take 1 stone ×\u00a02.");
    hint.plan = plan_of(at, "take 1", "take 2");
    for (hint.plan.count = 2; hint.plan.count < 9; hint.plan.count++)
        hint.plan.at[hint.plan.count] = hint.plan.at[1];
    assert_string_equal(say(at, hint), "A good player might do this: Take 1 stone; "
                                       "Take 2 stones ×\u00a05; and 3 more.");
}

/* Its words are those of the step that it ends now: of the next step nothing is known. */
ADVICE_TEST(what_ends_a_step_is_said_once)
{
    adviser *at = *state;
    vaka_hint hint = {.plan = plan_of(at, "take 1", "take 1")};
    vaka_scene scene = *at->view.scene;

    scene.endings[0].verb = hint.plan.at[0].verb;
    scene.ending_count = 1;
    at->view.scene = &scene;
    assert_string_equal(say(at, hint), "A good player might do this: Take 1 stone.");
}

int main(void)
{
    return run_registered("advice", NULL, NULL);
}
