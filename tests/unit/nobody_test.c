/* unit/nobody_test.c - seats that nobody plays: never asked, filled in by themselves.
 *
 * SPDX-License-Identifier: MIT */
#include "harbour.h"
#include "match/journal.h"
#include "registered.h"
#include "scratch_mods.h"
#include "toy.h"

static vaka_content *content;

/* A toy match of three whose last seat nobody plays. */
static vaka_live *live_without_last(void)
{
    vaka_setup setup;
    vaka_layout *layout;
    vaka_live *live;
    vaka_error err = {0};

    content = toy_content(&toy_module, 1);
    assert_int_equal(vaka_setup_init(&setup, &toy_module, 3, &err), VAKA_OK);
    setup.content = content;
    assert_int_equal(vaka_layout_new(&setup, &layout, &err), VAKA_OK);
    if (vaka_live_new(layout, 7, NULL, 0, &live, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    return live;
}

static void free_all(vaka_live *live)
{
    toy_free(live);
    vaka_content_free(content);
}

static void ask_all_each(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == 0) {
        vaka_ask_each(match, 7, 2, 1);
        vaka_stage_set(match, 1);
    } else {
        vaka_finish(match, VAKA_SEAT(2));
    }
}

TEST(the_last_seats_are_theirs)
{
    toy = (toy_script){.step = ask_all_each};
    vaka_live *live = live_without_last();

    (void)state;
    assert_int_equal(vaka_nobody(vaka_live_layout(live)), VAKA_SEAT(2));
    free_all(live);
}

TEST(questions_to_several_leave_them_out)
{
    toy = (toy_script){.step = ask_all_each};
    vaka_live *live = live_without_last();
    uint8_t winners = 0;

    (void)state;
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(0)); /* it would have been the first */
    assert_int_equal(toy_play(live, 0, TOY_DO, 1), VAKA_OK);
    assert_int_equal(toy_play(live, 1, TOY_DO, 1), VAKA_OK);
    assert_true(vaka_live_finished(live, &winners));
    assert_int_equal(winners, VAKA_SEAT(2)); /* such a seat may win */
    free_all(live);
}

TEST(it_takes_no_any_time_action)
{
    toy = (toy_script){.step = ask_all_each};
    vaka_live *live = live_without_last();
    uint32_t listed;

    (void)state;
    assert_int_equal(vaka_live_may(live), VAKA_SEAT(1));
    vaka_live_legal(live, 2, &listed);
    assert_int_equal(listed, 0);
    assert_string_equal(toy_refused(live, 2, TOY_SHOUT, 0), "not_asked");
    assert_int_equal(toy_play(live, 1, TOY_SHOUT, 0), VAKA_OK);
    free_all(live);
}

static void ask_in_secret(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == 0) {
        vaka_stage_set(match, 1);
        vaka_ask_sealed(match, 7, 2, 1);
    } else {
        vaka_finish(match, 1);
    }
}

TEST(sealed_answers_do_not_wait_for_it)
{
    toy = (toy_script){.step = ask_in_secret};
    vaka_live *live = live_without_last();

    (void)state;
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(0) | VAKA_SEAT(1));
    assert_int_equal(toy_play(live, 0, TOY_SEAL, 0), VAKA_OK);
    assert_int_equal(toy_play(live, 1, TOY_SEAL, 0), VAKA_OK);
    assert_true(vaka_live_finished(live, NULL));
    free_all(live);
}

static void ask_the_last(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == 0) {
        vaka_stage_set(match, 1);
        vaka_ask(match, 0);
    } else {
        vaka_ask(match, 2);
    }
}

TEST(asking_it_alone_is_a_broken_contract)
{
    toy = (toy_script){.step = ask_the_last};
    vaka_live *live = live_without_last();
    vaka_action action = {0, TOY_DO, {1, 0, 0, 0}};
    vaka_error err = {0};

    (void)state;
    assert_int_equal(vaka_live_apply(live, &action, NULL, &err), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(err.text, "nobody plays seat 2"));
    free_all(live);
}

TEST(the_header_of_a_journal_is_filled_in)
{
    char *names[] = {"Wind", "Tide"};
    vaka_choice_info scenario = {.nobody = names, .nobody_count = 2};
    vaka_journal_head head = {.seats = 3};

    (void)state;
    snprintf(head.player[0], sizeof head.player[0], "human");
    snprintf(head.name[2], sizeof head.name[2], "Ebb");
    vaka_library_seat_nobody(&scenario, &head);
    assert_string_equal(head.player[0], "human");
    assert_string_equal(head.player[1], "nobody");
    assert_string_equal(head.player[2], "nobody");
    assert_string_equal(head.name[1], "Wind");
    assert_string_equal(head.name[2], "Ebb"); /* who has a name keeps it */
    vaka_library_seat_nobody(NULL, &head);
    vaka_journal_head_done(&head);
}

/* --- Scenarios -------------------------------------------------------------------------------- */

static const void *knows_nobody(const char *name)
{
    return strcmp(name, VAKA_EXT_NOBODY) == 0 ? name : NULL;
}

/* A library of the harbour with a scenario that says this. */
static void open_with(vaka_library *library, const vaka_module *module, const char *says)
{
    const char *folders[2] = {NULL, NULL};
    char text[256];
    scratch at;

    harbour_environment(NULL);
    scratch_open(&at);
    scratch_mod(&at, "tide", "");
    snprintf(text, sizeof text, "return { title = \"Ebb\",\n seats = { min = 2 },\n %s }", says);
    scratch_write(&at, "tide/scenarios/ebb.lua", text);
    folders[0] = at.folder;
    vaka_library_open(library, module, folders);
    scratch_done(&at);
}

TEST(a_scenario_names_them)
{
    vaka_module module = harbour;
    vaka_library library;
    const vaka_choice_info *scenario;

    (void)state;
    module.query = knows_nobody;
    open_with(&library, &module, "nobody = { \"The tide\" }");
    assert_no_complaint(&library.complaints);
    scenario = vaka_library_scenario(&library, "ebb");
    assert_non_null(scenario);
    assert_int_equal(scenario->nobody_count, 1);
    assert_string_equal(scenario->nobody[0], "The tide");
    vaka_library_done(&library);
}

TEST(somebody_is_left_to_play)
{
    vaka_module module = harbour;
    vaka_library library;

    (void)state;
    module.query = knows_nobody;
    open_with(&library, &module, "nobody = { \"The tide\", \"The wind\" }");
    assert_complaint(&library.complaints, "scenarios/ebb.lua", 3, "somebody has to play");
    vaka_library_done(&library);
    open_with(&library, &module, "nobody = { \"\" }");
    assert_complaint(&library.complaints, "scenarios/ebb.lua", 3, "a name has 1 to 63 bytes");
    vaka_library_done(&library);
}

TEST(a_game_that_knows_none_has_none)
{
    vaka_library library;

    (void)state;
    open_with(&library, &harbour, "nobody = { \"The tide\" }");
    assert_complaint(&library.complaints, "scenarios/ebb.lua", 3, "no seats that nobody plays");
    vaka_library_done(&library);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
