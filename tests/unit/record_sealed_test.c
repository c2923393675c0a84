/* record_sealed_test.c - sealed answers that are taken back and given again, in log and journal.
 *
 * SPDX-License-Identifier: MIT */
#include "journal_help.h"
#include "registered.h"
#include "toy.h"

#include "front/view.h"

/* When all have sealed, a die is rolled; then it is over. */
static void ask_sealed_roll_end(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == 0) {
        vaka_stage_set(match, 1);
        vaka_ask_sealed(match, 3, 0, 1);
        return;
    }
    vaka_tell(match, 0, TOY_RED, 0, 0, 0);
    vaka_roll(match, 6);
    vaka_finish(match, 1);
}

static int open_toy(void **state)
{
    toy = (toy_script){.step = ask_sealed_roll_end};
    return scratch_open_with(state, &toy_module);
}

/* Seat 0 seals, takes it back, and seals again after seat 1: what follows comes of the redo. */
static vaka_record *open_by_redo(const scratch *at)
{
    vaka_record *record = new_match(at, at->path);
    vaka_error err = {0};

    assert_int_equal(play(record, 0, "do 1"), VAKA_OK);
    assert_int_equal(play(record, 0, "seal"), VAKA_OK);
    assert_int_equal(vaka_record_undo(record, 0, NULL, &err), VAKA_OK);
    assert_int_equal(play(record, 1, "seal"), VAKA_OK);
    assert_int_equal(vaka_record_redo(record, 0, NULL, &err), VAKA_OK);
    assert_true(vaka_live_finished(vaka_record_live(record), NULL));
    return record;
}

TEST_WITH(a_redo_that_opens_all_tells_what_came_of_it, open_toy, scratch_close)
{
    vaka_record *record = open_by_redo(*state);
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(record, &count);

    assert_int_equal(count, 3); /* it happened, the die, the end */
    assert_int_equal(log[0].event.id, 0);
    assert_int_equal(log[1].event.id, VAKA_EVENT_DIE);
    assert_int_equal(log[2].event.id, VAKA_EVENT_END);
    for (uint32_t i = 0; i < count; i++)
        assert_int_equal(log[i].action, 5);
    vaka_record_close(record);
}

TEST_WITH(a_redo_that_opens_all_writes_its_chance_and_replays, open_toy, scratch_close)
{
    scratch *at = *state;
    vaka_record *record = open_by_redo(at), *again;
    vaka_replay_report report;
    vaka_error err = {0};
    uint32_t count;
    const vaka_journal_line *lines = vaka_record_lines(record, &count);

    assert_int_equal(lines[count - 1].type, VAKA_LINE_REDO);
    assert_int_equal(lines[count - 1].chance_count, 1);
    if (vaka_record_replay(at->path, &at->plugins, -1, &again, &report, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    assert_int_equal(report.differs_at, 0);
    assert_true(hash_of(again) == hash_of(record));
    vaka_record_close(again);
    vaka_record_close(record);
}

TEST_WITH(a_plain_redo_tells_nothing_new, open_toy, scratch_close)
{
    vaka_record *record = new_match(*state, NULL);
    vaka_error err = {0};
    uint32_t count;

    assert_int_equal(play(record, 0, "do 1"), VAKA_OK);
    assert_int_equal(vaka_record_undo(record, 0, NULL, &err), VAKA_OK);
    assert_int_equal(vaka_record_redo(record, 0, NULL, &err), VAKA_OK);
    vaka_record_log(record, &count);
    assert_int_equal(count, 0);
    vaka_record_close(record);
}

/* One action, and then all are asked at once. */
static void ask_one_then_all(vaka_match *match, const vaka_frame *frame)
{
    vaka_stage_set(match, frame->stage + 1);
    if (frame->stage < 2)
        vaka_ask(match, 0);
    else if (frame->stage == 2)
        vaka_ask_sealed(match, 3, 0, 1);
    else
        vaka_finish(match, 1);
}

/* Whether what came before can be taken back does not hang on who has begun. */
TEST_WITH(what_came_before_a_sealed_question_stands_from_its_beginning, open_toy, scratch_close)
{
    vaka_refusal before = {0}, after = {0};

    toy.step = ask_one_then_all;
    vaka_record *record = new_match(*state, NULL);
    vaka_live *live = vaka_record_live(record);
    assert_int_equal(play(record, 0, "do 1"), VAKA_OK);
    assert_true(vaka_live_can_undo(live, 0, NULL));
    assert_int_equal(play(record, 0, "do 1"), VAKA_OK);
    assert_false(vaka_live_can_undo(live, 0, &before));
    assert_int_equal(play(record, 1, "do 1"), VAKA_OK); /* sealed */
    assert_false(vaka_live_can_undo(live, 0, &after));
    assert_string_equal(before.id, "undo_sealed");
    assert_string_equal(after.id, before.id);
    assert_true(vaka_live_can_undo(live, 1, NULL)); /* its own answer */
    vaka_record_close(record);
}

/* The list of a seat as its own view has it: "1 0 ". */
static void assert_planned(vaka_record *record, int32_t seat, const char *expected)
{
    vaka_view view;
    char text[64] = "";

    vaka_view_init(&view, vaka_record_live(record), vaka_record_names(record), seat);
    for (uint32_t i = 0; i < view.planned_count; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%d ",
                 (int)view.planned[i].arg[0]);
    assert_string_equal(text, expected);
    vaka_view_done(&view);
}

TEST_WITH(something_is_taken_out_of_the_middle_of_a_plan, open_toy, scratch_close)
{
    scratch *at = *state;
    vaka_record *record = new_match(at, at->path), *again;
    vaka_action two = {0, TOY_DO, {2}}, nine = {0, TOY_DO, {9}};
    vaka_replay_report report;
    vaka_refusal why = {0};
    vaka_error err = {0};

    assert_int_equal(play(record, 0, "do 1"), VAKA_OK);
    assert_int_equal(play(record, 0, "do 2"), VAKA_OK);
    assert_int_equal(play(record, 1, "do 2"), VAKA_OK);
    assert_int_equal(play(record, 0, "do 0"), VAKA_OK);
    assert_planned(record, 0, "1 2 0 ");
    assert_planned(record, 1, "2 ");
    assert_planned(record, VAKA_SPECTATOR, "");
    assert_int_equal(vaka_record_unplan(record, &two, &why, &err), VAKA_OK);
    assert_planned(record, 0, "1 0 ");
    assert_planned(record, 1, "2 "); /* nobody else's */
    assert_int_equal(vaka_record_unplan(record, &nine, &why, &err), VAKA_ERR_ILLEGAL);
    assert_string_equal(why.id, "not_planned");
    assert_planned(record, 0, "1 0 ");
    if (vaka_record_replay(at->path, &at->plugins, -1, &again, &report, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    assert_int_equal(report.differs_at, 0);
    assert_planned(again, 0, "1 0 ");
    vaka_record_close(again);
    vaka_record_close(record);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
