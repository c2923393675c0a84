/* tests/unit/event_log_test.c - what was told, and who may read it.
 *
 * SPDX-License-Identifier: MIT */
#include <stddef.h>
#include <stdint.h>

#include "registered.h"
#include "table/event_log.h"

#define READERS 6
static const int32_t readers[READERS] = {0, 1, 2, VAKA_MAX_SEATS - 1, VAKA_SPECTATOR, VAKA_REFEREE};

TEST(the_log_keeps_events_in_order_and_the_turn_of_each)
{
    struct vaka_event_log log = {0};

    (void)state;
    for (int i = 0; i < 1000; i++) {
        vaka_event event = {(uint16_t)i, 0xff, 0, {(int16_t)-i}};
        vaka_event_log_add(&log, &event, (int16_t)(i / 10));
    }
    assert_int_equal(log.count, 1000);
    for (int i = 0; i < 1000; i++) {
        assert_int_equal(log.at[i].id, i);
        assert_int_equal(log.at[i].arg[0], -i);
        assert_int_equal(log.turn[i], i / 10);
    }
    vaka_event_log_done(&log);
    assert_null(log.at);
    assert_int_equal(log.count, 0);
}

TEST(an_open_event_is_the_same_for_all)
{
    vaka_event event = {3, 0, 0, {1, 2, 3, 4, 5, 6}}, out;

    (void)state;
    for (int i = 0; i < READERS; i++) {
        assert_true(vaka_event_for(&event, readers[i], &out));
        assert_memory_equal(&out, &event, sizeof out);
    }
}

TEST(hidden_numbers_are_for_the_audience_and_the_referee_only)
{
    vaka_event event = {3, VAKA_SEAT(1), 0x21, {1, 2, 3, 4, 5, 6}}, out;

    (void)state;
    for (int i = 0; i < READERS; i++) {
        bool knows = readers[i] == 1 || readers[i] == VAKA_REFEREE;
        assert_true(vaka_event_for(&event, readers[i], &out));
        assert_int_equal(out.id, 3);
        assert_int_equal(out.arg[0], knows ? 1 : VAKA_HIDDEN);
        assert_int_equal(out.arg[1], 2);
        assert_int_equal(out.arg[4], 5);
        assert_int_equal(out.arg[5], knows ? 6 : VAKA_HIDDEN);
    }
}

TEST(a_private_event_is_not_there_for_others)
{
    vaka_event event = {3, VAKA_SEAT(2), VAKA_EVENT_PRIVATE, {1, 2, 3, 4, 5, 6}}, out, none = {0};

    (void)state;
    for (int i = 0; i < READERS; i++) {
        bool knows = readers[i] == 2 || readers[i] == VAKA_REFEREE;
        assert_int_equal(vaka_event_for(&event, readers[i], &out), knows);
        if (knows)
            assert_memory_equal(out.arg, event.arg, sizeof out.arg);
        else
            assert_memory_equal(&out, &none, sizeof out);
    }
}

TEST(who_else_knows_a_secret_is_not_told)
{
    vaka_event few = {3, VAKA_SEAT(1), 1, {7}}, many = {3, VAKA_SEAT(1) | VAKA_SEAT(2), 1, {7}};
    vaka_event a, b;

    (void)state;
    for (int i = 0; i < 2; i++) { /* seats 0 and 1: one outside, one inside */
        vaka_event_for(&few, i, &a);
        vaka_event_for(&many, i, &b);
        assert_memory_equal(&a, &b, sizeof a);
    }
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
