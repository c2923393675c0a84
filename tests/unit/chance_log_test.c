/* tests/unit/chance_log_test.c - results of chance: waiting, come, and as text.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "sample_layout.h"

#include <string.h>

#include "table/chance_log.h"

static vaka_chance_result result_of(uint32_t type, int zone, int value)
{
    vaka_chance_result result = {(uint16_t)type, (int16_t)zone, (int16_t)value};

    return result;
}

TEST(a_waiting_result_is_taken_by_its_own_sort_in_order)
{
    struct vaka_chance_log log = {0};
    int32_t value = 0;

    (void)state;
    vaka_chance_log_queue(&log, result_of(VAKA_CHANCE_DRAW, ZONE_BAG, KIND_SHELL));
    vaka_chance_log_queue(&log, result_of(VAKA_CHANCE_DIE, VAKA_NONE, 3));
    vaka_chance_log_queue(&log, result_of(VAKA_CHANCE_HIDDEN, VAKA_NONE, 9));
    vaka_chance_log_queue(&log, result_of(VAKA_CHANCE_DIE, VAKA_NONE, 5));
    vaka_chance_log_queue(&log, result_of(VAKA_CHANCE_DRAW, ZONE_HEAP, KIND_STONE));

    assert_false(vaka_chance_log_take(&log, VAKA_CHANCE_DRAW, ZONE_EAST, &value));
    assert_true(vaka_chance_log_take(&log, VAKA_CHANCE_DIE, VAKA_NONE, &value));
    assert_int_equal(value, 3);
    assert_true(vaka_chance_log_take(&log, VAKA_CHANCE_DRAW, ZONE_HEAP, &value));
    assert_int_equal(value, KIND_STONE);
    assert_true(vaka_chance_log_take(&log, VAKA_CHANCE_DIE, 7, &value)); /* zone counts for draws */
    assert_int_equal(value, 5);
    assert_false(vaka_chance_log_take(&log, VAKA_CHANCE_DIE, VAKA_NONE, &value));
    assert_true(vaka_chance_log_take(&log, VAKA_CHANCE_DRAW, ZONE_BAG, &value));
    assert_int_equal(value, KIND_SHELL);
    assert_true(vaka_chance_log_take(&log, VAKA_CHANCE_HIDDEN, VAKA_NONE, &value));
    assert_int_equal(value, 9);
    assert_int_equal(log.queue_count, 0);
    vaka_chance_log_done(&log);
}

TEST(clearing_forgets_what_came_and_keeps_what_waits)
{
    struct vaka_chance_log log = {0};
    int32_t value;

    (void)state;
    for (int i = 0; i < 100; i++) {
        vaka_chance_log_add(&log, result_of(VAKA_CHANCE_DIE, VAKA_NONE, i));
        vaka_chance_log_queue(&log, result_of(VAKA_CHANCE_DIE, VAKA_NONE, 100 + i));
    }
    assert_int_equal(log.came_count, 100);
    assert_int_equal(log.came[99].value, 99);
    vaka_chance_log_clear(&log);
    assert_int_equal(log.came_count, 0);
    for (int i = 0; i < 100; i++) {
        assert_true(vaka_chance_log_take(&log, VAKA_CHANCE_DIE, VAKA_NONE, &value));
        assert_int_equal(value, 100 + i);
    }
    vaka_chance_log_done(&log);
    assert_null(log.came);
    assert_null(log.queue);
}

TEST(a_shuffle_does_not_wait)
{
    struct vaka_chance_log log = {0};

    (void)state;
    vaka_chance_log_queue(&log, result_of(VAKA_CHANCE_SHUFFLE, ZONE_BAG, 0));
    assert_int_equal(log.queue_count, 0);
    vaka_chance_log_done(&log);
}

static void assert_text(const vaka_layout *layout, vaka_chance_result result, const char *text)
{
    char out[VAKA_CHANCE_TEXT];
    vaka_chance_result back;
    vaka_error err = {0};

    vaka_chance_write(layout, result, out, sizeof out);
    assert_string_equal(out, text);
    assert_int_equal(vaka_chance_read(layout, text, &back, &err), VAKA_OK);
    assert_memory_equal(&back, &result, sizeof back);
}

TEST(a_result_reads_back_as_it_was_written)
{
    assert_text(*state, result_of(VAKA_CHANCE_DIE, VAKA_NONE, 3), "die 3");
    assert_text(*state, result_of(VAKA_CHANCE_DIE, VAKA_NONE, 1000), "die 1000");
    assert_text(*state, result_of(VAKA_CHANCE_HIDDEN, VAKA_NONE, 0), "chance 0");
    assert_text(*state, result_of(VAKA_CHANCE_DRAW, ZONE_BAG, KIND_SHELL), "draw bag shell");
    assert_text(*state, result_of(VAKA_CHANCE_DRAW, SIDE_FIRST, 0), "draw side:5,5 stone");
    assert_text(*state, result_of(VAKA_CHANCE_SHUFFLE, ZONE_HEAP, 0), "shuffle heap");
}

static void assert_error(const vaka_layout *layout, const char *text, const char *sentence)
{
    vaka_chance_result before = result_of(77, 1, 2), result = before;
    vaka_error err = {0};

    assert_int_equal(vaka_chance_read(layout, text, &result, &err), VAKA_ERR_DATA);
    assert_string_equal(err.text, sentence);
    assert_memory_equal(&result, &before, sizeof result);
}

TEST(anything_else_is_refused_with_a_sentence)
{
    static const char sorts[] = " is no result of chance; write 'die 3', 'chance 2', "
                                "'draw ZONE KIND' or 'shuffle ZONE'";
    char want[200] = "'cup'";

    memcpy(want + 5, sorts, sizeof sorts);
    assert_error(*state, "cup 3", want);
    memcpy(want + 2, sorts, sizeof sorts);
    want[1] = '\'';
    assert_error(*state, "", want);
    assert_error(*state, "die", "a result of chance is written 'die NUMBER'");
    assert_error(*state, "die 3 4", "a result of chance is written 'die NUMBER'");
    assert_error(*state, "die 0", "die: '0' is not a number from 1 to 1000");
    assert_error(*state, "die 1001", "die: '1001' is not a number from 1 to 1000");
    assert_error(*state, "chance -1", "chance: '-1' is not a number from 0 to 32767");
    assert_error(*state, "chance 32768", "chance: '32768' is not a number from 0 to 32767");
    assert_error(*state, "draw bag", "a result of chance is written 'draw ZONE KIND'");
    assert_error(*state, "draw bag shell x", "a result of chance is written 'draw ZONE KIND'");
    assert_error(*state, "draw bog shell", "there is no zone 'bog'; did you mean 'bag'?");
    assert_error(*state, "draw bag shel",
                 "there is no kind of piece 'shel'; did you mean 'shell'?");
    assert_error(*state, "shuffle", "a result of chance is written 'shuffle ZONE'");
}

int main(void)
{
    return run_registered("tests", sample_begin, sample_end);
}
