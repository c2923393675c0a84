/* mat_test.c - mats and their places: declaring them.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

#include "vaka/mat.h"

static vaka_mat_spec mat_spec(const char *id, int32_t owner)
{
    return (vaka_mat_spec){
        .size = sizeof(vaka_mat_spec), .owner = owner, .w = 100, .h = 50, .id = id};
}

static vaka_place_spec place_spec(int32_t mat, int32_t zone)
{
    return (vaka_place_spec){.size = sizeof(vaka_place_spec),
                             .mat = mat,
                             .what = VAKA_PLACE_ZONE,
                             .number = zone,
                             .x = 10,
                             .y = 10,
                             .w = 90,
                             .h = 40};
}

static void add_mats(vaka_layout *layout)
{
    vaka_mat_spec all = mat_spec("market", VAKA_NONE), own = mat_spec("own", 1);
    vaka_place_spec deck = place_spec(0, TOY_DECK), hand = place_spec(1, TOY_HAND + 1);

    all.title = "The Market";
    all.art = "toy/market";
    assert_int_equal(vaka_layout_mat(layout, &all), 0);
    assert_int_equal(vaka_layout_mat(layout, &own), 1);
    vaka_layout_place(layout, &deck);
    vaka_layout_place(layout, &hand);
}

TEST(mats_have_places_and_take_no_room)
{
    (void)state;
    toy = (toy_script){.layout = add_mats};
    vaka_live *live = toy_live(3);
    const vaka_layout *layout = vaka_live_layout(live);

    assert_int_equal(layout->mat_count, 2);
    assert_int_equal(layout->place_count, 2);
    assert_int_equal(vaka_mat_by_id(layout, "own"), 1);
    assert_int_equal(vaka_mat_by_id(layout, "other"), VAKA_NONE);
    assert_string_equal(layout->mats[0].title, "The Market");
    assert_string_equal(layout->mats[1].title, "own");
    assert_int_equal(layout->mats[1].owner, 1);
    assert_true(layout->zones[TOY_DECK].placed);
    assert_false(layout->zones[TOY_CUP].placed);
    toy.layout = NULL;
    vaka_live *plain = toy_live(3);
    assert_int_equal(vaka_live_layout(plain)->block_size, layout->block_size);
    toy_free(plain);
    toy_free(live);
}

static void two_alike(vaka_layout *layout)
{
    vaka_mat_spec again = mat_spec("own", VAKA_NONE);

    add_mats(layout);
    vaka_layout_mat(layout, &again);
}

static void no_owner(vaka_layout *layout)
{
    vaka_mat_spec mat = mat_spec("mat", 3);

    vaka_layout_mat(layout, &mat);
}

static void no_size(vaka_layout *layout)
{
    vaka_mat_spec mat = mat_spec("mat", 0);

    mat.h = 0;
    vaka_layout_mat(layout, &mat);
}

static void too_many(vaka_layout *layout)
{
    char id[16];

    for (int i = 0; i <= VAKA_MAX_MATS; i++) {
        snprintf(id, sizeof id, "mat-%d", i);
        vaka_mat_spec mat = mat_spec(id, 0);
        vaka_layout_mat(layout, &mat);
    }
}

static void no_mat(vaka_layout *layout)
{
    vaka_place_spec place = place_spec(0, TOY_DECK);

    vaka_layout_place(layout, &place);
}

static void over_the_edge(vaka_layout *layout)
{
    vaka_place_spec place = place_spec(0, TOY_CUP);

    add_mats(layout);
    place.w = 91;
    vaka_layout_place(layout, &place);
}

static void on_a_board(vaka_layout *layout)
{
    vaka_place_spec place = place_spec(0, TOY_HEX);

    add_mats(layout);
    vaka_layout_place(layout, &place);
}

static void placed_twice(vaka_layout *layout)
{
    vaka_place_spec place = place_spec(1, TOY_DECK);

    add_mats(layout);
    vaka_layout_place(layout, &place);
}

static void no_counter(vaka_layout *layout)
{
    vaka_place_spec place = place_spec(0, 0);

    add_mats(layout);
    place.what = VAKA_PLACE_COUNTER;
    vaka_layout_place(layout, &place);
}

TEST(wrong_mats_are_refused)
{
    (void)state;
    toy_mistake(two_alike, "there are two mats 'own'");
    toy_mistake(no_owner, "no such owner of mat 'mat'");
    toy_mistake(no_size, "not 1 to 10000 wide and high: mat 'mat'");
    toy_mistake(too_many, "too many mats, or too late for mat 'mat-24'");
    toy_mistake(no_mat, "a place is on no mat there is");
    toy_mistake(over_the_edge, "a place is not within its mat 'market'");
    toy_mistake(on_a_board, "no zone beside the boards: a place of mat 'market'");
    toy_mistake(placed_twice, "a zone has two places, one on mat 'own'");
    toy_mistake(no_counter, "no such counter on mat 'market'");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
