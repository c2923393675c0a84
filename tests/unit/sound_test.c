/* sound_test.c - what events sound like, and which of them a log does not need.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

static void add_sounds(vaka_layout *layout)
{
    vaka_layout_sound(layout, 0, VAKA_SOUND_WATER);
    vaka_layout_moment(layout, VAKA_EVENT_DROPPED, VAKA_NONE, VAKA_NONE);
}

TEST(events_sound_as_the_game_says_and_great_ones_anyway)
{
    toy = (toy_script){.layout = add_sounds};
    vaka_live *live = toy_live(2);
    const vaka_layout *layout = vaka_live_layout(live);

    (void)state;
    assert_int_equal(vaka_sound_of(layout, 0), VAKA_SOUND_WATER);
    assert_int_equal(vaka_sound_of(layout, VAKA_EVENT_DROPPED), VAKA_SOUND_DRUM);
    assert_int_equal(vaka_sound_of(layout, VAKA_EVENT_DIE), VAKA_SOUND_WOOD);
    assert_int_equal(vaka_sound_of(layout, VAKA_EVENT_END), VAKA_SOUND_CONCH);
    assert_int_equal(vaka_sound_of(layout, VAKA_EVENT_SKIPPED), VAKA_SOUND_NONE);
    toy_free(live);
}

TEST(sounds_take_no_room)
{
    toy = (toy_script){0};
    vaka_live *plain = toy_live(2);
    uint64_t hash = vaka_live_hash(plain);

    (void)state;
    toy_free(plain);
    toy = (toy_script){.layout = add_sounds};
    vaka_live *live = toy_live(2);
    assert_true(vaka_live_hash(live) == hash);
    toy_free(live);
}

static void add_routine(vaka_layout *layout)
{
    vaka_layout_routine(layout, 0);
    vaka_layout_routine(layout, 0);
}

TEST(events_of_routine_are_known_and_take_no_room)
{
    toy = (toy_script){0};
    vaka_live *plain = toy_live(2);
    uint64_t hash = vaka_live_hash(plain);

    (void)state;
    assert_false(vaka_is_routine(vaka_live_layout(plain), 0));
    toy_free(plain);
    toy = (toy_script){.layout = add_routine};
    vaka_live *live = toy_live(2);
    assert_true(vaka_is_routine(vaka_live_layout(live), 0));
    assert_false(vaka_is_routine(vaka_live_layout(live), VAKA_EVENT_END));
    assert_true(vaka_live_hash(live) == hash);
    toy_free(live);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
