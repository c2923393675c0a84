/* rules/raiatea/tray_test.c - what can be bought, hired, trained and drawn, row by row, at the
 * places and in the ceremonies; and why not.
 *
 * SPDX-License-Identifier: MIT */
#include "../samples.h"

#include "table/codec.h"
#include "table/scene.h"

#define SEATS 3
#define LONG 600 /* actions within which a ceremony begins */

static int32_t asked_seat(const world *at)
{
    int32_t seat = 0;

    while (!(vaka_live_must(at->live) & VAKA_SEAT(seat)))
        seat++;
    return seat;
}

static const vaka_scene *scene_of(const world *at, int32_t seat)
{
    return vaka_live_scene(at->live, seat);
}

static bool is_asked(const world *at, const char *prompt)
{
    const vaka_scene *scene = scene_of(at, asked_seat(at));

    return scene->prompt.id && strcmp(scene->prompt.id, prompt) == 0;
}

/* Whoever must decide takes the first action that begins with this. False: there is none. */
static bool take(world *at, const char *begins)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(at->live, asked_seat(at), &count);
    char text[VAKA_ACTION_TEXT];
    vaka_error err = {0};

    for (uint32_t i = 0; i < count; i++) {
        vaka_action action = legal[i];

        vaka_action_write(at->layout, &action, text, sizeof text);
        if (strncmp(text, begins, strlen(begins)) != 0)
            continue;
        if (vaka_live_apply(at->live, &action, NULL, &err))
            fail_msg("%s", err.text);
        return true;
    }
    return false;
}

static void must_take(world *at, const char *begins)
{
    if (!take(at, begins))
        fail_msg("nobody may %s", begins);
}

/* Hands are kept; who begins leads all to a place. */
static int32_t lead(world *at, const char *place)
{
    char text[64];

    world_open(at, "raiatea", SEATS);
    world_begin(at, "random", 7);
    while (take(at, "keep"))
        ;
    assert_int_equal(scene_of(at, asked_seat(at))->tray_count, 0);
    snprintf(text, sizeof text, "choose at_%s", place);
    must_take(at, text);
    return asked_seat(at);
}

static int32_t kind(const world *at, const char *id)
{
    return vaka_kind_by_id(at->layout, id);
}

static const char *verb_of(const world *at, const vaka_tray *row)
{
    return vaka_verb_row(at->layout->module, row->verb)->name;
}

/* A row with this verb whose action names a word or a number (from 0; VAKA_NONE: none does). */
static const vaka_tray *row(const world *at, int32_t seat, uint32_t number, const char *verb,
                            int32_t value)
{
    const vaka_scene *scene = scene_of(at, seat);

    assert_true(number < scene->tray_count);
    const vaka_tray *one = &scene->trays[number];
    assert_string_equal(verb_of(at, one), verb);
    assert_int_equal(one->argument, value != VAKA_NONE);
    if (value != VAKA_NONE)
        assert_int_equal(one->value, value);
    return one;
}

static void assert_why(const vaka_tray *one, const char *id, int32_t number)
{
    if (!id) {
        assert_null(one->why.text);
        return;
    }
    assert_non_null(one->why.text);
    assert_string_equal(one->why.id, id);
    assert_int_equal(one->why.arg[0], number);
}

/* Those of one's own pearls or mana. */
static void assert_purse(const world *at, int32_t seat, int32_t left)
{
    assert_int_equal(scene_of(at, seat)->purse_count, 1);
    assert_int_equal(scene_of(at, seat)->purses[0].left, left);
}

TEST(helpers_of_the_market_are_hired_for_two_pearls_each)
{
    world at;
    int32_t seat = lead(&at, "market");

    (void)state;
    assert_int_equal(scene_of(&at, seat)->tray_count, 8);
    assert_why(row(&at, seat, 0, "sell", 0), "tray_none_to_sell", 0);
    const vaka_tray *helper = row(&at, seat, 4, "hire", VAKA_NONE);
    assert_int_equal(helper->kind, kind(&at, "gatherer"));
    assert_int_equal(helper->stock, 6);
    assert_int_equal(helper->cost.arg[0], 2);
    assert_why(helper, NULL, 0);
    assert_purse(&at, seat, 4);
    must_take(&at, "hire gatherer");
    helper = row(&at, seat, 4, "hire", VAKA_NONE);
    assert_int_equal(helper->stock, 5);
    assert_purse(&at, seat, 2);
    must_take(&at, "hire gatherer");
    assert_why(row(&at, seat, 4, "hire", VAKA_NONE), "tray_no_hires", 0);
    world_close(&at);
}

/* So that nothing moves between two questions; whoever watches has nothing to buy with. */
TEST(rows_stay_in_their_places_as_long_as_all_are_at_the_market)
{
    world at;
    int32_t first = lead(&at, "market"), steps = 0;

    (void)state;
    for (; scene_of(&at, first)->tray_count > 0; steps++) {
        for (int32_t seat = 0; seat < SEATS; seat++) {
            const vaka_scene *scene = scene_of(&at, seat);
            assert_int_equal(scene->tray_count, 8);
            assert_int_equal(scene->trays[0].kind, kind(&at, "uru"));
            assert_int_equal(scene->trays[7].kind, kind(&at, "diver"));
        }
        assert_int_equal(scene_of(&at, VAKA_SPECTATOR)->tray_count, 0);
        if (asked_seat(&at) != first || !take(&at, "hire"))
            must_take(&at, "skip");
    }
    assert_true(is_asked(&at, "choose"));
    assert_true(steps > SEATS);
    world_close(&at);
}

TEST(one_priest_costs_two_pearls_and_two_cost_five)
{
    world at;
    int32_t seat = lead(&at, "path");

    (void)state;
    assert_int_equal(scene_of(&at, seat)->tray_count, 2);
    assert_why(row(&at, seat, 0, "train", 1), NULL, 0);
    const vaka_tray *two = row(&at, seat, 1, "train", 2);
    assert_int_equal(two->cost.arg[0], 5);
    assert_string_equal(two->art, "raiatea/priest");
    assert_why(two, "tray_few_pearls", 4);
    assert_purse(&at, seat, 4);
    world_close(&at);
}

TEST(goods_and_both_decks_are_shown_at_the_marae)
{
    world at;
    int32_t seat = lead(&at, "marae");

    (void)state;
    assert_int_equal(scene_of(&at, seat)->tray_count, 6);
    assert_why(row(&at, seat, 3, "sacrifice", 3), "tray_none_to_sacrifice", 0);
    assert_int_equal(row(&at, seat, 4, "draw", 0)->cost.arg[0], 3);
    assert_why(row(&at, seat, 4, "draw", 0), NULL, 0);
    assert_why(row(&at, seat, 5, "draw", 1), "tray_rank", 0);
    for (int i = 0; i < 2; i++) {
        must_take(&at, "draw normal");
        must_take(&at, "keep");
    }
    if (asked_seat(&at) == seat)
        assert_why(row(&at, seat, 4, "draw", 0), "tray_no_draws", 0);
    world_close(&at);
}

/* Until somebody is asked this. */
static void until(world *at, const char *prompt)
{
    for (int i = 0; i < LONG; i++) {
        if (is_asked(at, prompt))
            return;
        if (!take(at, "skip"))
            must_take(at, "");
    }
    fail_msg("nobody is asked '%s'", prompt);
}

TEST(priests_and_rituals_are_bought_in_a_ceremony)
{
    world at;

    (void)state;
    lead(&at, "reef");
    until(&at, "buy");
    int32_t seat = asked_seat(&at);
    int32_t mana = vaka_counter(&vaka_live_position(at.live)->face,
                                vaka_counter_by_id(at.layout, "mana"), seat);
    assert_int_equal(scene_of(&at, seat)->tray_count, 2);
    const vaka_tray *normal = row(&at, seat, 0, "draw", 0);
    assert_int_equal(normal->kind, kind(&at, "normal_back"));
    assert_int_equal(normal->cost.arg[0], 3);
    assert_why(normal, mana < 3 ? "tray_few_mana" : NULL, mana < 3 ? mana : 0);
    assert_purse(&at, seat, mana);
    until(&at, "reward");
    assert_int_equal(scene_of(&at, asked_seat(&at))->tray_count, 0);
    world_close(&at);
}

int main(void)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return run_registered("trays of Raiatea", NULL, NULL);
}
