/* record_test.c - a match with its journal: acknowledged means written, refused means unchanged.
 *
 * SPDX-License-Identifier: MIT */
#include "dice_game.h"
#include "journal_help.h"
#include "match/record_inside.h"
#include "registered.h"

#include <signal.h>
#include <sys/resource.h>

static int open_dice(void **state)
{
    return scratch_open_with(state, &dice_module);
}

static uint32_t line_count(const vaka_record *record)
{
    uint32_t count;

    vaka_record_lines(record, &count);
    return count;
}

static uint32_t log_count(const vaka_record *record)
{
    uint32_t count;

    vaka_record_log(record, &count);
    return count;
}

/* The file must read back as the lines in memory do. */
static void assert_written(const scratch *at, const vaka_record *record)
{
    vaka_journal_text text;
    vaka_error err = {0};
    uint32_t count;
    const vaka_journal_line *lines = vaka_record_lines(record, &count);

    if (vaka_journal_read(at->path, &text, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    assert_int_equal(text.count, count);
    for (uint32_t i = 0; i < count; i++) {
        char *mine = vaka_journal_line_text(&lines[i]);
        char *theirs = vaka_journal_line_text(&text.lines[i]);
        assert_string_equal(mine, theirs);
        assert_int_equal(lines[i].number, text.lines[i].number);
        free(mine);
        free(theirs);
    }
    assert_false(text.torn);
    vaka_journal_text_done(&text);
}

TEST_WITH(what_is_acknowledged_is_in_the_file, scratch_open_hello, scratch_close)
{
    scratch *at = *state;
    vaka_record *record = new_match(at, at->path);

    assert_string_equal(vaka_record_path(record), at->path);
    assert_written(at, record);
    assert_int_equal(play(record, 0, "take 3"), VAKA_OK);
    assert_written(at, record);
    assert_int_equal(vaka_record_undo(record, 0, NULL, NULL), VAKA_OK);
    assert_written(at, record);
    assert_int_equal(vaka_record_redo(record, 0, NULL, NULL), VAKA_OK);
    assert_written(at, record);
    assert_int_equal(play(record, 1, "take 1"), VAKA_OK);
    assert_written(at, record);
    assert_int_equal(line_count(record), 5);
    vaka_record_close(record);
}

TEST_WITH(the_header_says_what_is_not_usual, scratch_open_hello, scratch_close)
{
    scratch *at = *state;
    vaka_journal_head head = {.seed = vaka_seed_of(11)};
    vaka_record *record;
    vaka_error err = {0};
    vaka_setup setup;

    vaka_setup_init(&setup, at->plugins.at->module, 3, &err);
    vaka_setup_set(&setup, "stones", 30, &err);
    vaka_journal_head_queue(&head, "die 3", &err);
    assert_int_equal(vaka_record_new(&setup, &head, NULL, &record, &err), VAKA_OK);
    vaka_journal_head_done(&head);
    char *text = vaka_journal_head_text(vaka_record_head(record));
    assert_string_equal(text, "vkj 1\n"
                              "module org.vaka.hello 1.0 rules 1\n"
                              "seed 11 seats human,human,human content 0000000000000000\n"
                              "option stones 30\n"
                              "queue die 3\n");
    free(text);
    assert_null(vaka_record_path(record));
    vaka_record_close(record);
}

TEST_WITH(a_refused_action_is_neither_applied_nor_written, scratch_open_hello, scratch_close)
{
    scratch *at = *state;
    vaka_record *record = new_match(at, at->path);
    size_t size = file_size(at->path);
    uint64_t hash = hash_of(record);

    assert_int_equal(play(record, 1, "take 3"), VAKA_ERR_ILLEGAL);
    assert_int_equal(vaka_record_undo(record, 0, NULL, NULL), VAKA_ERR_ILLEGAL);
    assert_int_equal(vaka_record_redo(record, 0, NULL, NULL), VAKA_ERR_ILLEGAL);
    assert_true(hash_of(record) == hash);
    assert_int_equal(file_size(at->path), size);
    assert_int_equal(line_count(record), 1);
    vaka_record_close(record);
}

TEST_WITH(a_match_is_not_begun_over_another_one, scratch_open_hello, scratch_close)
{
    scratch *at = *state;
    vaka_journal_head head = {.seed = vaka_seed_of(1)};
    vaka_record *record = new_match(at, at->path), *second;
    vaka_error err = {0};
    vaka_setup setup;

    vaka_setup_init(&setup, at->plugins.at->module, 2, &err);
    assert_int_not_equal(vaka_record_new(&setup, &head, at->path, &second, &err), VAKA_OK);
    assert_holds(err.text, "is there already");
    assert_written(at, record);
    vaka_record_close(record);
}

TEST_WITH(queued_results_that_make_no_sense_are_refused_without_a_file, open_dice, scratch_close)
{
    scratch *at = *state;
    static const char *const bad[] = {"die", "die -1", "draw nowhere red", "shuffle deck", "fnord"};
    vaka_setup setup;
    vaka_error err = {0};

    vaka_setup_init(&setup, at->plugins.at->module, 2, &err);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        vaka_journal_head head = {.seed = vaka_seed_of(1)};
        vaka_record *record;

        vaka_journal_head_queue(&head, bad[i], &err);
        err.text[0] = '\0';
        assert_int_not_equal(vaka_record_new(&setup, &head, at->path, &record, &err), VAKA_OK);
        assert_true(err.text[0] != '\0');
        assert_int_equal(access(at->path, F_OK), -1);
        vaka_journal_head_done(&head);
    }
}

static void limit_files(rlim_t size)
{
    struct rlimit limit;

    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = size;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static vaka_status try_change(vaka_record *record, int which)
{
    vaka_chance_result six = {VAKA_CHANCE_DIE, 0, 6};

    if (which == 0)
        return play(record, 0, "think");
    if (which == 1)
        return play(record, 0, "roll");
    if (which == 2)
        return vaka_record_undo(record, 0, NULL, NULL);
    return vaka_record_queue(record, six, NULL);
}

/* Before each try the match is where an action, an undo and a queued die can be had. */
TEST_WITH(a_change_that_cannot_be_written_is_taken_back, open_dice, scratch_close)
{
    scratch *at = *state;

    signal(SIGXFSZ, SIG_IGN);
    for (int which = 0; which < 4; which++) {
        vaka_record *record = new_match(at, at->path);
        vaka_chance_result one = {VAKA_CHANCE_DIE, 0, 1};

        assert_int_equal(vaka_record_queue(record, one, NULL), VAKA_OK);
        assert_int_equal(play(record, 0, "think"), VAKA_OK);
        uint64_t hash = hash_of(record);
        uint32_t log = log_count(record), lines = line_count(record);
        size_t size = file_size(at->path);

        limit_files(size + 5);
        vaka_status status = try_change(record, which);
        limit_files(RLIM_INFINITY);
        assert_int_equal(status, VAKA_ERR_SYSTEM);
        assert_true(hash_of(record) == hash);
        assert_int_equal(file_size(at->path), size);
        assert_int_equal(line_count(record), lines);
        assert_int_equal(log_count(record), log);

        /* The queued one still waits, and a six that was not written does not. */
        assert_int_equal(play(record, 0, "roll"), VAKA_OK);
        assert_int_equal(vaka_live_position(vaka_record_live(record))->table->score[0], 1);
        assert_written(at, record);
        vaka_record_close(record);
        unlink(at->path);
    }
}

TEST_WITH(after_a_failed_write_the_journal_still_replays, open_dice, scratch_close)
{
    scratch *at = *state;
    vaka_record *record = new_match(at, at->path), *again;
    vaka_replay_report report;
    vaka_error err = {0};

    signal(SIGXFSZ, SIG_IGN);
    for (int round = 0; round < 6; round++) {
        int32_t seat = round % 2;
        assert_int_equal(play(record, seat, "think"), VAKA_OK);
        limit_files(file_size(at->path) + (rlim_t)round);
        assert_int_equal(play(record, seat, "roll"), VAKA_ERR_SYSTEM);
        limit_files(RLIM_INFINITY);
        assert_int_equal(play(record, seat, "think"), VAKA_OK);
        assert_int_equal(vaka_record_undo(record, seat, NULL, &err), VAKA_OK);
        assert_int_equal(vaka_record_redo(record, seat, NULL, &err), VAKA_OK);
        assert_int_equal(play(record, seat, "draw"), VAKA_OK);
    }
    assert_int_equal(vaka_record_replay(at->path, &at->plugins, -1, &again, &report, &err),
                     VAKA_OK);
    assert_int_equal(report.differs_at, 0);
    assert_true(hash_of(again) == hash_of(record));
    vaka_record_close(again);
    vaka_record_close(record);
}

TEST_WITH(the_log_tells_turn_and_action_and_forgets_what_was_undone, open_dice, scratch_close)
{
    scratch *at = *state;
    vaka_record *record = new_match(at, NULL);
    uint32_t count;

    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    assert_int_equal(log_count(record), 2);
    assert_int_equal(vaka_record_undo(record, 0, NULL, NULL), VAKA_OK);
    assert_int_equal(log_count(record), 1);
    assert_int_equal(vaka_record_undo(record, 0, NULL, NULL), VAKA_OK);
    assert_int_equal(log_count(record), 0);
    assert_int_equal(vaka_record_redo(record, 0, NULL, NULL), VAKA_OK);
    assert_int_equal(log_count(record), 1);
    assert_int_equal(play(record, 0, "roll"), VAKA_OK); /* step 6 */
    assert_int_equal(play(record, 1, "draw"), VAKA_OK);

    const vaka_log_entry *log = vaka_record_log(record, &count);
    assert_int_equal(count, 4); /* a thought, a die and two moves */
    assert_int_equal(log[0].action, 1);
    assert_int_equal(log[0].turn, 1);
    assert_int_equal(log[1].action, 6);
    assert_int_equal(log[2].action, 6);
    assert_int_equal(log[3].action, 7);
    assert_int_equal(log[3].turn, 2);
    vaka_record_close(record);
}

/* Tells something at the beginning of every turn. */
static void announcing_step(vaka_match *match, const vaka_frame *frame)
{
    vaka_tell(match, 0, vaka_turn(match) % 2, 0, 0, 0);
    dice_step(match, frame);
}

static int open_announcing(void **state)
{
    static vaka_module announcing;

    announcing = dice_module;
    announcing.step = announcing_step;
    return scratch_open_with(state, &announcing);
}

TEST_WITH(what_begins_a_turn_stands_under_that_turn_in_the_log, open_announcing, scratch_close)
{
    vaka_record *record = new_match(*state, NULL);
    uint32_t count;

    assert_int_equal(play(record, 0, "draw"), VAKA_OK);
    const vaka_log_entry *log = vaka_record_log(record, &count);
    assert_true(count >= 2);
    assert_int_equal(log[count - 2].turn, 1); /* the card that was drawn */
    assert_int_equal(log[count - 1].turn, 2);
    assert_int_equal(log[count - 1].action, log[count - 2].action);
    vaka_record_close(record);
}

TEST_WITH(an_action_after_an_undo_leaves_nothing_of_the_old_one, open_dice, scratch_close)
{
    scratch *at = *state;
    vaka_record *record = new_match(at, NULL);
    uint32_t count;

    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    assert_int_equal(vaka_record_undo(record, 0, NULL, NULL), VAKA_OK);
    assert_int_equal(play(record, 0, "think"), VAKA_OK); /* step 3 */
    assert_int_equal(vaka_record_undo(record, 0, NULL, NULL), VAKA_OK);
    assert_int_equal(vaka_record_redo(record, 0, NULL, NULL), VAKA_OK);
    const vaka_log_entry *log = vaka_record_log(record, &count);
    assert_int_equal(count, 1);
    assert_int_equal(log[0].action, 3);
    vaka_record_close(record);
}

TEST_WITH(a_match_in_memory_saves_as_the_same_journal, open_dice, scratch_close)
{
    scratch *at = *state;
    vaka_record *record = new_match(at, NULL), *again;
    vaka_replay_report report;
    vaka_error err = {0};

    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    assert_int_equal(play(record, 0, "roll"), VAKA_OK);
    assert_int_equal(vaka_record_save(record, at->path, &err), VAKA_OK);
    assert_written(at, record);
    assert_int_not_equal(vaka_record_save(record, at->path, &err), VAKA_OK);
    assert_int_equal(vaka_record_resume(at->path, &at->plugins, &again, &report, &err), VAKA_OK);
    assert_true(hash_of(again) == hash_of(record));
    vaka_record_close(again);
    vaka_record_close(record);
}

/* Steps and entries that the log has moved or compared. */
static uint64_t log_work(const vaka_record *record)
{
    return record->told.work;
}

/* However long the match has been going on, the next undo costs no more than the first. */
TEST_WITH(undo_and_redo_cost_the_same_after_ten_thousand_as_after_ten, open_dice, scratch_close)
{
    static const char *const ways[] = {"apply, undo", "undo, redo", "apply, undo, redo, undo"};

    for (int way = 0; way < 3; way++) {
        vaka_record *record = new_match(*state, NULL);
        uint64_t early = 0;

        assert_int_equal(play(record, 0, "think"), VAKA_OK);
        assert_int_equal(play(record, 0, "think"), VAKA_OK);
        for (int i = 1; i <= 10000; i++) {
            if (way != 1)
                assert_int_equal(play(record, 0, "think"), VAKA_OK);
            assert_int_equal(vaka_record_undo(record, 0, NULL, NULL), VAKA_OK);
            if (way >= 1)
                assert_int_equal(vaka_record_redo(record, 0, NULL, NULL), VAKA_OK);
            if (way == 2)
                assert_int_equal(vaka_record_undo(record, 0, NULL, NULL), VAKA_OK);
            if (i == 10)
                early = log_work(record);
        }
        if (log_work(record) > 1000 * early)
            fail_msg("%s: %llu after ten, %llu after ten thousand", ways[way],
                     (unsigned long long)early, (unsigned long long)log_work(record));
        assert_int_equal(log_count(record), 2);
        vaka_record_close(record);
    }
}

/* An action copies what waits, so that it can be taken back. */
TEST_WITH(no_more_than_4096_results_of_chance_wait, open_dice, scratch_close)
{
    vaka_record *record = new_match(*state, NULL);
    vaka_chance_result die = {VAKA_CHANCE_DIE, VAKA_NONE, 3};
    vaka_error err = {0};

    for (uint32_t i = 0; i < VAKA_JOURNAL_QUEUE; i++)
        assert_int_equal(vaka_record_queue(record, die, &err), VAKA_OK);
    uint32_t lines = line_count(record);
    assert_int_equal(vaka_record_queue(record, die, &err), VAKA_ERR_RANGE);
    assert_holds(err.text, "4096 results of chance wait already");
    assert_int_equal(line_count(record), lines);
    assert_int_equal(play(record, 0, "roll"), VAKA_OK); /* one has come, so there is room */
    assert_int_equal(vaka_record_queue(record, die, &err), VAKA_OK);
    vaka_record_close(record);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
