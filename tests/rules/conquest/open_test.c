/* tests/rules/conquest/open_test.c - everything is seen by all, for teaching (rulings A).
 *
 * SPDX-License-Identifier: MIT */
#include "advanced.h"
#include "registered.h"

TEST(others_see_pieces_islands_and_cards)
{
    table *at = *state;

    RULE("A");
    WITH(3, "open_hands");
    give_card(at, 0, "hula", false);
    put_tile(at, "tahiti", "1,1", VAKA_SEAT(0));
    for (int32_t seat = 0; seat < 3; seat++) {
        assert_int_equal(seen(at, seat, "tonga", 0, "band"), 2);
        assert_int_equal(seen(at, seat, "hand-0", VAKA_NONE, "hula"), 1);
        assert_int_equal(seen(at, seat, "1,1", VAKA_NONE, "tahiti"), 1);
        assert_int_equal(seen(at, seat, "unbuilt-0", 0, "war_canoe"), 6);
    }
    assert_int_equal(seen(at, 0, "deck", VAKA_NONE, "moai"), 0); /* but not what nobody sees */
    assert_int_equal(seen(at, 0, "cup", VAKA_NONE, "ocean-1"), 0);
}

TEST(without_the_rule_they_see_backs)
{
    table *at = *state;

    RULE("A");
    table_homes(at, (table_choice){.seats = 3});
    assert_int_equal(seen(at, 1, "tonga", 0, "band"), 0);
    assert_int_equal(seen(at, 1, "tonga", 0, NULL), 2);
}

TEST(the_other_rules_stay_as_they_are)
{
    table *at = *state;
    vaka_event event;

    RULE("A");
    WITH(3, "open_hands");
    put_tile(at, "tahiti", "1,1", VAKA_SEAT(0));
    assert_string_equal(refused(at, 1, "unveil 1,1"), "no_tile");
    idle_until_planning(at);
    PLAY("build band tonga");
    assert_int_equal(seen(at, 1, "tonga", 0, "band"), 2); /* plans are still secret */
    PLAY("commit");
    play(at, 1, "commit");
    play(at, 2, "commit");
    assert_true(told(at, EVENT_BUILT, &event));
    assert_int_equal(event.hidden, 0);
    assert_int_equal(seen(at, 1, "tonga", 0, "band"), 3);
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
