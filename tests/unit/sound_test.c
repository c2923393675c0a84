/* sound_test.c - what events sound like.
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

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
