/* unit/layout_test.c - a layout with a mistake is refused, and the mistake is named; what modules
 * ask of a good one.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "sample_layout.h"

#include <stdio.h>
#include <string.h>

/* --- Mistakes --------------------------------------------------------------------------------- */

static void (*mistake)(vaka_layout *layout);
static vaka_layout *finished;

static vaka_status lay_out_wrongly(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    sample_lay_out(layout, setup, facts);
    mistake(layout);
    return VAKA_OK;
}

/* The layout is refused as a broken contract of the module, in these words. */
static void refused(void (*makes)(vaka_layout *layout), const char *words)
{
    vaka_module module = sample_module;
    vaka_setup setup;
    vaka_error err = {0};

    module.layout = lay_out_wrongly;
    mistake = makes;
    assert_int_equal(vaka_setup_init(&setup, &module, 3, &err), VAKA_OK);
    assert_int_equal(vaka_layout_new(&setup, &finished, &err), VAKA_ERR_CONTRACT);
    if (!strstr(err.text, words))
        fail_msg("'%s' does not say '%s'", err.text, words);
    assert_non_null(strstr(err.text, "org.example.sample"));
}

static void nine_boards(vaka_layout *layout)
{
    char id[8];

    for (int32_t i = 0; i < 9; i++) {
        snprintf(id, sizeof id, "b%d", (int)i);
        vaka_layout_board(layout, id, NULL);
    }
}

static void shouting_board(vaka_layout *layout)
{
    vaka_layout_board(layout, "MAIN", NULL);
}

TEST(boards_are_few_and_have_proper_ids)
{
    (void)state;
    refused(nine_boards, "too many boards");
    refused(shouting_board, "bad id of a board 'MAIN'");
}

static void space_of_an_old_board(vaka_layout *layout)
{
    vaka_layout_space(layout, 0, 9, 9, "late", NULL);
}

static void space_far_away(vaka_layout *layout)
{
    vaka_layout_board(layout, "far", NULL);
    vaka_layout_space(layout, 2, 501, 0, "away", NULL);
}

static void zone_among_spaces(vaka_layout *layout)
{
    vaka_zone_spec zone = {.size = sizeof zone, .type = VAKA_ZONE_POOL, .owner = VAKA_NONE};

    vaka_layout_board(layout, "torn", NULL);
    vaka_layout_space(layout, 2, 0, 0, NULL, NULL);
    zone.id = "between";
    vaka_layout_zone(layout, &zone);
    vaka_layout_space(layout, 2, 1, 0, NULL, NULL);
}

static void two_in_one_place(vaka_layout *layout)
{
    vaka_layout_board(layout, "dense", NULL);
    vaka_layout_space(layout, 2, 1, 1, NULL, NULL);
    vaka_layout_space(layout, 2, 1, 1, NULL, NULL);
}

static void space_with_a_known_id(vaka_layout *layout)
{
    vaka_layout_board(layout, "third", NULL);
    vaka_layout_space(layout, 2, 1, 1, "hub", NULL);
}

static void two_boards_of_one_name(vaka_layout *layout)
{
    vaka_layout_board(layout, "third", NULL);
    assert_int_equal(vaka_space_at(layout, 2, (vaka_hex){0, 0}), VAKA_NONE);
    vaka_layout_space(layout, 2, 0, 0, NULL, NULL);
    assert_int_equal(vaka_space_at(layout, 2, (vaka_hex){0, 0}),
                     VAKA_NONE); /* not before it stands */
    vaka_layout_board(layout, "third", NULL);
}

TEST_WITH(what_is_not_there_can_be_asked_for, sample_begin, sample_end)
{
    const vaka_layout *layout = *state;

    refused(two_boards_of_one_name, "there are two boards 'third'");
    assert_int_equal(vaka_zone_type(layout, VAKA_NONE), 0);
    assert_int_equal(vaka_zone_owner(layout, ZONE_COUNT), VAKA_NONE);
    assert_int_equal(vaka_kind_back(layout, VAKA_NONE), VAKA_NONE);
}

TEST(spaces_lie_together_on_the_last_board)
{
    (void)state;
    refused(space_of_an_old_board, "on the board begun last 'late'");
    refused(space_far_away, "coordinates of a space beyond 500 'away'");
    refused(zone_among_spaces, "between the spaces of board 'torn'");
    refused(two_in_one_place, "two spaces at the same coordinates on board 'dense'");
    refused(space_with_a_known_id, "there are two zones 'hub'");
}

static const vaka_zone_spec good_zone = {.size = sizeof good_zone,
                                         .type = VAKA_ZONE_POOL,
                                         .see = VAKA_SEE_ALL,
                                         .owner = VAKA_NONE,
                                         .id = "vault"};
static vaka_zone_spec bad_zone;

static void add_bad_zone(vaka_layout *layout)
{
    vaka_layout_zone(layout, &bad_zone);
}

TEST(every_field_of_a_zone_is_looked_at)
{
    (void)state;
    bad_zone = good_zone;
    bad_zone.size = 4;
    refused(add_bad_zone, "a zone's spec is too short");
    bad_zone = good_zone;
    bad_zone.id = "Vault";
    refused(add_bad_zone, "bad id of a zone 'Vault'");
    bad_zone = good_zone;
    bad_zone.id = NULL;
    refused(add_bad_zone, "bad id of a zone");
    bad_zone = good_zone;
    bad_zone.type = VAKA_ZONE_SPACE;
    refused(add_bad_zone, "unknown type of zone 'vault'");
    bad_zone.type = VAKA_ZONE_TRACK + 1;
    refused(add_bad_zone, "unknown type of zone 'vault'");
    bad_zone = good_zone;
    bad_zone.see = VAKA_SEE_ALL + 1;
    refused(add_bad_zone, "unknown visibility of zone 'vault'");
    bad_zone = good_zone;
    bad_zone.owner = 3; /* of three seats */
    refused(add_bad_zone, "no such owner of zone 'vault'");
    bad_zone = good_zone;
    bad_zone.see = VAKA_SEE_OWNER;
    refused(add_bad_zone, "seen by its owner, but has none: zone 'vault'");
}

static const vaka_kind_spec good_kind = {.size = sizeof good_kind,
                                         .shape = VAKA_SHAPE_DISK,
                                         .back = KIND_BACK,
                                         .id = "pearl",
                                         .title = "Pearl"};
static vaka_kind_spec bad_kind;

static void add_bad_kind(vaka_layout *layout)
{
    vaka_layout_kind(layout, &bad_kind);
}

TEST(every_field_of_a_kind_is_looked_at)
{
    (void)state;
    bad_kind = good_kind;
    bad_kind.size = 4;
    refused(add_bad_kind, "a kind's spec is too short");
    bad_kind = good_kind;
    bad_kind.id = "a pearl";
    refused(add_bad_kind, "bad id of a kind 'a pearl'");
    bad_kind = good_kind;
    bad_kind.id = "stone";
    refused(add_bad_kind, "there are two kinds 'stone'");
    bad_kind = good_kind;
    bad_kind.shape = VAKA_SHAPE_DISK + 1;
    refused(add_bad_kind, "unknown shape of kind 'pearl'");
    bad_kind = good_kind;
    bad_kind.back = 77;
    refused(add_bad_kind, "no such back of kind 'pearl'");
}

static void no_frames(vaka_layout *layout)
{
    vaka_layout_limits(layout, 10, 0, 0);
}

static void more_pieces_than_can_be(vaka_layout *layout)
{
    vaka_layout_limits(layout, VAKA_MAX_PIECES + 1, 2, 0);
}

TEST(limits_have_limits)
{
    (void)state;
    refused(no_frames, "limits out of bounds");
    refused(more_pieces_than_can_be, "limits out of bounds");
}

static void two_mistakes(vaka_layout *layout)
{
    no_frames(layout);
    shouting_board(layout);
}

TEST(the_first_mistake_is_told)
{
    (void)state;
    refused(two_mistakes, "limits out of bounds");
}

TEST_WITH(what_is_added_later_is_too_late, sample_begin, sample_end)
{
    vaka_layout *layout = *state;

    assert_int_equal(vaka_layout_board(layout, "late", NULL), VAKA_NONE);
    assert_int_equal(vaka_layout_space(layout, 1, 9, 9, NULL, NULL), VAKA_NONE);
    assert_int_equal(vaka_layout_zone(layout, &good_zone), VAKA_NONE);
    assert_int_equal(vaka_layout_kind(layout, &good_kind), VAKA_NONE);
    vaka_layout_show_all(layout);
    assert_int_equal(vaka_zone_count(layout), ZONE_COUNT);
    assert_int_equal(vaka_kind_count(layout), KIND_BACK + 1);
    assert_false(layout->shown);
}

/* --- Questions of modules --------------------------------------------------------------------- */

TEST_WITH(a_module_reads_its_zones_and_kinds, sample_begin, sample_end)
{
    const vaka_layout *layout = *state;

    assert_int_equal(vaka_zone_type(layout, 0), VAKA_ZONE_SPACE);
    assert_int_equal(vaka_zone_type(layout, ZONE_BAG), VAKA_ZONE_POOL);
    assert_int_equal(vaka_zone_owner(layout, ZONE_BAG), VAKA_NONE);
    assert_int_equal(vaka_kind_back(layout, KIND_STONE), KIND_BACK);
    assert_int_equal(vaka_zone_by_id(layout, "nothing"), VAKA_NONE);
    assert_int_equal(vaka_zone_by_id(layout, NULL), VAKA_NONE);
    assert_int_equal(vaka_kind_by_id(layout, "shell"), KIND_SHELL);
}

TEST_WITH(a_module_reads_its_setup_during_the_match, sample_begin, sample_end)
{
    const vaka_layout *layout = *state;
    const vaka_setup *setup = vaka_layout_setup(layout);

    assert_int_equal(vaka_setup_seats(setup), 3);
    assert_int_equal(vaka_setup_option(setup, 0), 0); /* it has none */
    assert_true(vaka_setup_scenario(setup) == NULL || !*vaka_setup_scenario(setup));
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
