/* tests/rules/conquest/cards_build_test.c - Arts & Culture cards of the Building Step [9.5, C1,
 * C2].
 *
 * SPDX-License-Identifier: MIT */
#include "culture.h"
#include "registered.h"

/* Seat 0 has so many villages on Tonga and one on Niue (1,0), which is not joined to it; it holds a
 * card and is asked before plans are made. */
static table *step(void **state, const char *card, int32_t villages)
{
    table *at = culture_begin(state, 2);

    put_tile(at, "niue", "1,0", VAKA_NONE);
    idle_until_sailing(at);
    hex_at(at, "tonga")->agriculture = villages > 3;
    settle_hex(at, 0, "tonga", villages);
    settle_hex(at, 0, "1,0", 1);
    if (card)
        give_card(at, 0, card, false);
    idle_until(at, STEP_BUILD);
    return at;
}

static void use(table *at, const char *card)
{
    char text[64];

    snprintf(text, sizeof text, "use %s", card);
    assert_int_equal(window_open(at), WINDOW_BUILD_START);
    play(at, 0, text);
    assert_string_equal(refused(at, 0, text), "card_spent");
    play(at, 0, "pass");
    assert_true(planning(at));
}

/* Joins Niue to Tonga. */
static void join_niue(table *at)
{
    place_up(at, 0, "transport", "tonga");
    place_up(at, 0, "transport", "1,0");
}

/* --- Once in the game ------------------------------------------------------------------------- */

TEST(luau_gives_two_points_more_for_the_home_pool)
{
    table *at = step(state, "luau", 1);

    RULE("9.5e");
    RULE("C1");
    CARD("luau");
    use(at, "luau");
    assert_string_equal(refused(at, 0, "build colony 1,0"), "too_dear"); /* not joined: 1 point */
    play(at, 0, "build war_canoe tonga"); /* 1 of its own and 2 more */
    commit_plans(at);
    assert_int_equal(count(at, "tonga", 0, "war_canoe"), 1);
    idle_until(at, STEP_MOVE);
    idle_until(at, STEP_BUILD);
    assert_int_equal(window_open(at), VAKA_NONE); /* spent: nobody is asked */
    assert_string_equal(refused(at, 0, "build war_canoe tonga"), "too_dear");
}

TEST(luau_is_lost_without_a_home)
{
    table *at = step(state, "luau", 1);

    CARD("luau");
    settle_hex(at, 0, "tonga", 0);
    game_at(at)->seat[0].home = VAKA_NONE;
    use(at, "luau");
    assert_string_equal(refused(at, 0, "build colony 1,0"), "too_dear");
    play(at, 0, "build band 1,0");
}

TEST(commerce_gives_a_transport_and_a_colony_free_of_cost)
{
    table *at = step(state, "commerce", 1);

    RULE("C1");
    CARD("commerce");
    use(at, "commerce");
    play(at, 0, "build-up tonga");
    play(at, 0, "build colony tonga");
    assert_string_equal(refused(at, 0, "build colony tonga"), "too_dear"); /* one only */
    play(at, 0, "build transport tonga"); /* by the one point of Tonga */
    assert_string_equal(refused(at, 0, "build transport tonga"), "too_dear");
    commit_plans(at);
    assert_int_equal(count(at, "tonga", 0, "transport"), 2);
    assert_int_equal(count(at, "tonga", 0, "colony"), 1);
}

TEST(commerce_works_on_home_linked_groups_only_and_places_what_there_is)
{
    table *at = step(state, "commerce", 1);

    RULE("9.3e");
    CARD("commerce");
    while (vaka_count(match_of(at), zone(at, "unbuilt-0"), 0, kind(at, "colony")))
        place(at, 0, "colony", "tonga");
    use(at, "commerce");
    assert_string_equal(refused(at, 0, "build colony tonga"), "none_left");
    play(at, 0, "build transport 1,0"); /* pays by its own point */
    assert_string_equal(refused(at, 0, "build transport 1,0"), "too_dear");
    play(at, 0, "build transport tonga"); /* the free one is still there */
    play(at, 0, "build transport tonga");
    assert_string_equal(refused(at, 0, "build transport tonga"), "too_dear");
}

TEST(tapa_cloth_lets_a_second_card_be_bought_at_its_price)
{
    table *at = step(state, "tapa_cloth", 4);

    RULE("9.5b");
    CARD("tapa_cloth");
    use(at, "tapa_cloth");
    play(at, 0, "card tonga");
    play(at, 0, "card tonga");
    assert_string_equal(refused(at, 0, "build band tonga"), "too_dear"); /* 2 and 2 of 4 */
    queue_chance(at, "draw deck hula");
    queue_chance(at, "draw deck surfing");
    commit_plans(at);
    assert_int_equal(count(at, "hand-0", VAKA_NONE, NULL), 2);
}

TEST(tapa_cloth_is_for_one_step)
{
    table *at = step(state, "tapa_cloth", 4);

    CARD("tapa_cloth");
    use(at, "tapa_cloth");
    commit_plans(at);
    idle_until(at, STEP_MOVE);
    idle_until_planning(at);
    play(at, 0, "inward");
    play(at, 0, "card tonga");
    assert_string_equal(refused(at, 0, "card tonga"), "enough_cards");
}

TEST(stone_adze_gives_a_war_canoe_or_two_transports_not_both)
{
    RULE("C2");
    CARD("stone_adze");
    for (int32_t war = 0; war < 2; war++) {
        table *at = step(state, "stone_adze", 1);
        use(at, "stone_adze");
        if (war) {
            play(at, 0, "build war_canoe tonga");
        } else {
            play(at, 0, "build transport tonga");
            assert_string_equal(refused(at, 0, "build war_canoe tonga"), "too_dear");
            play(at, 0, "build transport tonga");
        }
        play(at, 0, "build transport tonga"); /* the one point of Tonga */
        assert_string_equal(refused(at, 0, "build transport tonga"), "too_dear");
        commit_plans(at);
        assert_int_equal(count(at, "tonga", 0, "war_canoe"), war);
        assert_int_equal(count(at, "tonga", 0, "transport"), war ? 1 : 3);
    }
}

TEST(stone_adze_works_on_one_group_joined_to_the_home)
{
    table *at = step(state, "stone_adze", 1);

    CARD("stone_adze");
    join_niue(at);
    use(at, "stone_adze");
    play(at, 0, "build transport 1,0"); /* free, and so the work is done on Niue */
    play(at, 0, "build transport tonga");
    play(at, 0, "build transport 1,0");
    play(at, 0, "build transport tonga"); /* two points of the pool are spent */
    assert_string_equal(refused(at, 0, "build transport tonga"), "too_dear");
    assert_string_equal(refused(at, 0, "build transport 1,0"), "too_dear");
}

TEST(stone_adze_and_commerce_are_used_beside_each_other)
{
    table *at = step(state, "stone_adze", 1);

    CARD("stone_adze");
    CARD("commerce");
    give_card(at, 0, "commerce", false);
    play(at, 0, "use stone_adze");
    play(at, 0, "use commerce");
    play(at, 0, "pass");
    play(at, 0, "build transport tonga"); /* by Commerce, for the adze may do better */
    play(at, 0, "build war_canoe tonga");
    play(at, 0, "build colony tonga");
    play(at, 0, "build transport tonga"); /* by the one point of Tonga */
    assert_string_equal(refused(at, 0, "build transport tonga"), "too_dear");
}

TEST(who_holds_a_card_is_asked_and_an_unused_one_is_no_gift)
{
    table *at = step(state, "stone_adze", 1);

    RULE("9.5j");
    RULE("G3");
    CARD("stone_adze");
    play(at, 0, "show stone_adze"); /* face up is not used */
    play(at, 0, "pass");
    assert_string_equal(refused(at, 0, "build war_canoe tonga"), "too_dear");
    assert_false(legal(at, 0, "use stone_adze")); /* plans are made */
    commit_plans(at);
    idle_until(at, STEP_MOVE);
    idle_until(at, STEP_BUILD);
    use(at, "stone_adze"); /* another turn will do */
    play(at, 0, "build war_canoe tonga");
}

/* --- Lasting ---------------------------------------------------------------------------------- */

TEST(wood_carving_makes_a_war_canoe_cost_two)
{
    RULE("9.5f");
    CARD("wood_carving");
    for (int32_t shown = 0; shown < 2; shown++) {
        table *at = step(state, "wood_carving", 2);
        if (shown)
            play(at, 0, "show wood_carving");
        while (!planning(at))
            play(at, 0, "pass");
        if (!shown) {
            assert_string_equal(refused(at, 0, "build war_canoe tonga"), "too_dear");
            continue;
        }
        play(at, 0, "build war_canoe tonga");
        assert_string_equal(refused(at, 0, "build band tonga"), "too_dear");
    }
}

TEST(wood_carving_lasts_and_is_its_holders_alone)
{
    table *at = step(state, "wood_carving", 2);

    RULE("9.5f");
    CARD("wood_carving");
    play(at, 0, "show wood_carving");
    play(at, 0, "pass");
    commit_plans(at);
    idle_until(at, STEP_MOVE);
    idle_until_planning(at);
    play(at, 0, "build war_canoe tonga");
    play(at, 0, "commit");
    assert_string_equal(refused(at, 1, "build war_canoe samoa"), "too_dear"); /* two villages */
}

TEST(taro_terraces_make_agriculture_free)
{
    table *at = step(state, "taro_terraces", 3);

    RULE("9.4c");
    RULE("9.5f");
    CARD("taro_terraces");
    play(at, 0, "show taro_terraces");
    play(at, 0, "pass");
    play(at, 0, "farm tonga");
    assert_string_equal(refused(at, 0, "farm tonga"), "no_brown_box");
    play(at, 0, "village tonga");
    play(at, 0, "build band tonga"); /* 2 and 1 of 3 */
    assert_string_equal(refused(at, 0, "build band tonga"), "too_dear");
}

TEST(taro_terraces_face_down_change_nothing)
{
    table *at = step(state, "taro_terraces", 3);

    CARD("taro_terraces");
    play(at, 0, "pass");
    play(at, 0, "farm tonga");
    play(at, 0, "village tonga");
    assert_string_equal(refused(at, 0, "build band tonga"), "too_dear");
}

TEST(breadfruit_pits_keep_a_point_for_a_later_turn)
{
    table *at = step(state, "breadfruit_pits", 2);

    RULE("9.5f");
    CARD("breadfruit_pits");
    play(at, 0, "show breadfruit_pits");
    play(at, 0, "pass");
    play(at, 0, "store tonga");
    assert_string_equal(refused(at, 0, "store tonga"), "no_saving"); /* one point */
    assert_string_equal(refused(at, 0, "spend"), "none_saved");      /* in a later turn */
    commit_plans(at);
    assert_int_equal(seat_at(at, 0)->saved, 1);
    idle_until(at, STEP_MOVE);
    idle_until_planning(at);
    play(at, 0, "spend");
    play(at, 0, "build war_canoe tonga"); /* 2 and the saved one */
    assert_string_equal(refused(at, 0, "spend"), "none_saved");
}

TEST(breadfruit_pits_add_one_to_what_may_be_saved_anyway)
{
    table *at = step(state, "breadfruit_pits", 3);

    CARD("breadfruit_pits");
    vaka_modify(match_of(at), VALUE_SAVE_LIMIT, 0, VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    play(at, 0, "show breadfruit_pits");
    play(at, 0, "pass");
    play(at, 0, "store tonga");
    play(at, 0, "store tonga");
    assert_string_equal(refused(at, 0, "store tonga"), "no_saving");
    commit_plans(at);
    idle_until(at, STEP_MOVE);
    idle_until_planning(at);
    play(at, 0, "spend");
    play(at, 0, "spend"); /* together */
    play(at, 0, "build war_canoe tonga");
    play(at, 0, "build colony tonga"); /* 3 and 2 of 5 */
}

TEST(saving_needs_the_pits_face_up)
{
    table *at = step(state, "breadfruit_pits", 2);

    CARD("breadfruit_pits");
    play(at, 0, "pass");
    assert_string_equal(refused(at, 0, "store tonga"), "no_saving");
}

int main(void)
{
    return run_registered("cards_build", table_group_load, table_group_unload);
}
