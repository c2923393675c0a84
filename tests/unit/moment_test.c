/* moment_test.c - events that are great moments: what is shown with them, and to whom.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

#include "table/event_log.h"

static void add_moments(vaka_layout *layout)
{
    vaka_layout_moment(layout, 0, 0, 3);
    vaka_layout_moment(layout, VAKA_EVENT_END, VAKA_NONE, VAKA_NONE);
}

static int begin(void **state)
{
    toy = (toy_script){.layout = add_moments};
    *state = toy_live(3);
    return 0;
}

TEST_WITH(events_that_were_named_are_great, begin, toy_end)
{
    const vaka_layout *layout = vaka_live_layout(*state);
    vaka_event told = {0, 0xff, 0, {TOY_RED, 0, 0, 2, 0, 0}};
    vaka_event over = {VAKA_EVENT_END, 0xff, 0, {1, 0, 0, 0, 0, 0}};

    assert_non_null(vaka_moment_of(layout, 0));
    assert_non_null(vaka_moment_of(layout, VAKA_EVENT_END));
    assert_null(vaka_moment_of(layout, VAKA_EVENT_DIE));
    assert_int_equal(vaka_moment_kind(layout, &told), TOY_RED);
    assert_int_equal(vaka_moment_zone(layout, &told), 2);
    assert_int_equal(vaka_moment_kind(layout, &over), VAKA_NONE);
    assert_int_equal(vaka_moment_zone(layout, &over), VAKA_NONE);
    told.arg[0] = 500; /* nothing is shown of what is not there */
    assert_int_equal(vaka_moment_kind(layout, &told), VAKA_NONE);
}

TEST_WITH(what_may_not_be_read_is_not_shown, begin, toy_end)
{
    const vaka_layout *layout = vaka_live_layout(*state);
    vaka_event told = {0, VAKA_SEAT(1), 1u, {TOY_RED, 0, 0, 2, 0, 0}}, read;

    assert_true(vaka_event_for(&told, 1, &read));
    assert_int_equal(vaka_moment_kind(layout, &read), TOY_RED);
    assert_true(vaka_event_for(&told, 0, &read));
    assert_int_equal(vaka_moment_kind(layout, &read), VAKA_NONE);
    assert_int_equal(vaka_moment_zone(layout, &read), 2);
}

TEST_WITH(moments_take_no_room, begin, toy_end)
{
    const vaka_layout *layout = vaka_live_layout(*state);

    toy.layout = NULL;
    vaka_live *plain = toy_live(3);
    assert_int_equal(vaka_live_layout(plain)->block_size, layout->block_size);
    assert_true(vaka_live_hash(plain) == vaka_live_hash(*state));
    toy_free(plain);
}

static void no_event(vaka_layout *layout)
{
    vaka_layout_moment(layout, 1, VAKA_NONE, VAKA_NONE);
}

static void no_number(vaka_layout *layout)
{
    vaka_layout_moment(layout, 0, VAKA_TEXT_ARGS, VAKA_NONE);
}

static void twice(vaka_layout *layout)
{
    add_moments(layout);
    vaka_layout_moment(layout, 0, VAKA_NONE, VAKA_NONE);
}

TEST(wrong_moments_are_refused)
{
    (void)state;
    toy_mistake(no_event, "no such event, or no such number of it");
    toy_mistake(no_number, "no such event, or no such number of it");
    toy_mistake(twice, "there are two great moments of one event");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
