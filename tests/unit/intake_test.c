/* unit/intake_test.c - a zone takes what its layout says it takes, and nothing else.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

#include "table/intake.h"

#include <stdio.h>
#include <stdlib.h>

/* The toy game with counters and cards told apart: the deck takes cards, the cup counters of seat 1
 * or nobody's, two at most; the discard pile what it likes; the first hand is closed to scripts. */
static vaka_status lay_out(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_intake cards = {sizeof cards, 0, 0, 0, "card"};
    vaka_intake counters = {sizeof counters, VAKA_SEAT(1) | VAKA_NOBODYS, 2, 0, "counter"};
    vaka_intake closed = {sizeof closed, 0, 0, 1, NULL};

    toy_layout(layout, setup, facts);
    vaka_layout_takes(layout, TOY_DECK, 1, &cards); /* before there is such a family */
    vaka_layout_family(layout, TOY_RED, 2, "counter");
    vaka_layout_family(layout, TOY_ACE, 2, "card");
    vaka_layout_takes(layout, TOY_CUP, 1, &counters);
    vaka_layout_takes(layout, TOY_HAND, 1, &closed);
    return VAKA_OK;
}

static vaka_live *open_live(void)
{
    vaka_module *module = vaka_xnew(sizeof *module);
    vaka_setup setup;
    vaka_layout *layout;
    vaka_live *live = NULL;
    vaka_error err = {0};

    *module = toy_module;
    module->layout = lay_out;
    if (vaka_setup_init(&setup, module, 3, &err) || vaka_layout_new(&setup, &layout, &err) ||
        vaka_live_new(layout, 7, NULL, 0, &live, &err))
        fail_msg("%s", err.text);
    return live;
}

static void close_live(vaka_live *live)
{
    vaka_module *module = (vaka_module *)(uintptr_t)vaka_live_layout(live)->module;

    toy_free(live);
    free(module);
}

/* What broke the position, which is whole again then. */
static const char *trouble(vaka_live *live)
{
    vaka_position *position = vaka_live_position(live);

    if (!position->broken)
        return "";
    position->broken = false;
    return position->trouble;
}

TEST(a_zone_takes_only_its_families)
{
    vaka_live *live = open_live();
    vaka_match *match = &vaka_live_position(live)->face;

    (void)state;
    int32_t ace = vaka_piece_new(match, TOY_ACE, VAKA_NONE, TOY_DECK);
    assert_string_equal(trouble(live), "");
    assert_int_equal(vaka_piece_new(match, TOY_RED, VAKA_NONE, TOY_DECK), VAKA_NONE);
    assert_string_equal(trouble(live), "vaka_piece_new: 'deck' takes card, not counter");
    assert_int_equal(vaka_piece_new(match, TOY_GREEN, VAKA_NONE, TOY_DECK), VAKA_NONE);
    assert_string_equal(trouble(live),
                        "vaka_piece_new: 'deck' takes card, not what is of no family");
    assert_int_equal(match->zones[TOY_DECK].count, 1);
    vaka_piece_move(match, ace, TOY_CUP);
    assert_string_equal(trouble(live),
                        "vaka_piece_move: 'cup' takes counter of seat 1 or nobody, 2 "
                        "at most, not card");
    vaka_piece_move_under(match, ace, TOY_CUP);
    assert_string_equal(trouble(live), "vaka_piece_move_under: 'cup' takes counter of seat 1 or "
                                       "nobody, 2 at most, not card");
    assert_int_equal(match->pieces[ace].zone, TOY_DECK);
    close_live(live);
}

TEST(what_is_refused_is_never_told_by_name)
{
    vaka_live *live = open_live();
    vaka_match *match = &vaka_live_position(live)->face;

    (void)state;
    int32_t ace = vaka_piece_new(match, TOY_ACE, VAKA_NONE, TOY_DECK);
    assert_int_equal(vaka_draw(match, TOY_DECK, TOY_CUP), ace); /* good to look at, but not moved */
    const char *said = trouble(live);
    assert_non_null(strstr(said, "vaka_draw: 'cup' takes counter"));
    assert_null(strstr(said, "ace")); /* it would betray what lies on top of the deck */
    assert_int_equal(match->pieces[ace].zone, TOY_DECK);
    close_live(live);
}

TEST(a_zone_takes_only_pieces_of_its_owners)
{
    vaka_live *live = open_live();
    vaka_match *match = &vaka_live_position(live)->face;

    (void)state;
    assert_int_equal(vaka_piece_new(match, TOY_RED, 0, TOY_CUP), VAKA_NONE);
    assert_string_equal(trouble(live), "vaka_piece_new: 'cup' takes counter of seat 1 or nobody, 2 "
                                       "at most, not counter of seat 0");
    int32_t red = vaka_piece_new(match, TOY_RED, 1, TOY_CUP);
    vaka_piece_own(match, red, VAKA_NONE);
    assert_string_equal(trouble(live), "");
    vaka_piece_own(match, red, 2);
    assert_non_null(strstr(trouble(live), "vaka_piece_own: 'cup' takes counter"));
    assert_int_equal(match->pieces[red].owner, VAKA_NONE);
    vaka_piece_become(match, red, TOY_BLUE);
    assert_string_equal(trouble(live), "");
    vaka_piece_become(match, red, TOY_KING);
    assert_non_null(strstr(trouble(live), "vaka_piece_become: 'cup' takes counter"));
    assert_int_equal(match->pieces[red].kind, TOY_BLUE);
    close_live(live);
}

TEST(a_full_zone_takes_no_more_but_lets_its_own_change_places)
{
    vaka_live *live = open_live();
    vaka_match *match = &vaka_live_position(live)->face;

    (void)state;
    int32_t one = vaka_piece_new(match, TOY_RED, 1, TOY_CUP);
    vaka_piece_new(match, TOY_RED, 1, TOY_CUP);
    int32_t third = vaka_piece_new(match, TOY_RED, 1, TOY_DISCARD);
    vaka_piece_move(match, one, TOY_CUP); /* to the top of where it lies */
    vaka_piece_own(match, one, VAKA_NONE);
    assert_string_equal(trouble(live), "");
    vaka_piece_move(match, third, TOY_CUP);
    assert_string_equal(trouble(live), "vaka_piece_move: 'cup' is full: it takes 2 at most");
    assert_int_equal(match->zones[TOY_CUP].count, 2);
    close_live(live);
}

TEST(moving_many_stops_at_the_first_that_is_not_taken)
{
    vaka_live *live = open_live();
    vaka_match *match = &vaka_live_position(live)->face;

    (void)state;
    vaka_piece_new(match, TOY_ACE, VAKA_NONE, TOY_DISCARD);
    vaka_piece_new(match, TOY_RED, VAKA_NONE, TOY_DISCARD);
    vaka_zone_move(match, TOY_DISCARD, TOY_DECK);
    assert_non_null(strstr(trouble(live), "'deck' takes card, not counter"));
    vaka_reshuffle(match, TOY_DISCARD, TOY_DECK);
    assert_non_null(strstr(trouble(live), "'deck' takes card, not counter"));
    assert_int_equal(match->zones[TOY_DISCARD].count, 1);
    close_live(live);
}

TEST(what_a_zone_takes_is_said_in_words)
{
    vaka_live *live = open_live();
    char words[128];

    (void)state;
    vaka_intake_write(vaka_live_layout(live), TOY_DECK, words, sizeof words);
    assert_string_equal(words, "card");
    vaka_intake_write(vaka_live_layout(live), TOY_DISCARD, words, sizeof words);
    assert_string_equal(words, "any piece");
    close_live(live);
}

TEST(only_a_closed_zone_is_closed)
{
    vaka_live *live = open_live();
    vaka_position *position = vaka_live_position(live);

    (void)state;
    assert_true(vaka_intake_open(position, TOY_DECK));
    assert_false(vaka_intake_open(position, TOY_HAND));
    assert_string_equal(trouble(live),
                        "scripts move nothing into or out of 'hand-0' by themselves: "
                        "only the game's own functions do");
    vaka_piece_new(&position->face, TOY_RED, 0, TOY_HAND); /* the module does what it likes */
    assert_string_equal(trouble(live), "");
    close_live(live);
}

/* --- wrong calls ------------------------------------------------------------------------------ */

static void (*mistake)(vaka_layout *layout);

static vaka_status lay_out_wrongly(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    lay_out(layout, setup, facts);
    mistake(layout);
    return VAKA_OK;
}

static void refused(void (*makes)(vaka_layout *layout), const char *words)
{
    vaka_module module = toy_module;
    vaka_layout *layout;
    vaka_setup setup;
    vaka_error err = {0};

    module.layout = lay_out_wrongly;
    mistake = makes;
    assert_int_equal(vaka_setup_init(&setup, &module, 3, &err), VAKA_OK);
    assert_int_equal(vaka_layout_new(&setup, &layout, &err), VAKA_ERR_CONTRACT);
    if (!strstr(err.text, words))
        fail_msg("'%s' does not say '%s'", err.text, words);
}

static vaka_intake wrong;

static void take_wrongly(vaka_layout *layout)
{
    vaka_layout_takes(layout, TOY_DISCARD, 1, &wrong);
}

static void take_too_many(vaka_layout *layout)
{
    vaka_intake good = {sizeof good, 0, 0, 0, NULL};

    vaka_layout_takes(layout, TOY_DISCARD, TOY_ZONES, &good);
}

static void name_too_many(vaka_layout *layout)
{
    vaka_layout_family(layout, TOY_KING, 2, "card");
}

static void name_badly(vaka_layout *layout)
{
    vaka_layout_family(layout, TOY_KING, 1, "Royal Card");
}

static void name_a_crowd(vaka_layout *layout)
{
    char name[16];

    for (int32_t i = 0; i < 40; i++) {
        snprintf(name, sizeof name, "family-%d", (int)i);
        vaka_layout_family(layout, TOY_RED, 1, name);
    }
}

TEST(every_wrong_declaration_is_named)
{
    const vaka_intake good = {sizeof good, 0, 0, 0, "card"};

    (void)state;
    wrong = good;
    wrong.size = 4;
    refused(take_wrongly, "what a zone takes is too short");
    wrong = good;
    wrong.owners = VAKA_SEAT(3); /* of three seats */
    refused(take_wrongly, "no such owners or numbers of pieces in zone 'discard'");
    wrong = good;
    wrong.most = -1;
    refused(take_wrongly, "no such owners or numbers of pieces in zone 'discard'");
    wrong = good;
    wrong.families = "card krad";
    refused(take_wrongly, "a zone takes what no kind is of: family 'krad'");
    wrong.families = "card, counter";
    refused(take_wrongly, "bad name of a family 'card,'");
    refused(take_too_many, "there are not so many zones or kinds");
    refused(name_too_many, "there are not so many zones or kinds");
    refused(name_badly, "bad name of a family 'Royal Card'");
    refused(name_a_crowd, "too many families: there is no room for 'family-29'");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
