/* tests/rules/conquest/invariants_test.c - the invariants notice what is broken on purpose.
 *
 * SPDX-License-Identifier: MIT */
#include "games_by_chance.h"
#include "registered.h"
#include "witness.h"

#include "table/table.h"

static void begin(table *at)
{
    table_homes(at, (table_choice){.seats = 2});
    play(at, 0, "order 0 clockwise");
    at->invariants = false;
    assert_null(at->check->broken(match_of(at)));
}

/* Moves a piece behind the back of the host, which lets nothing lie where it does not belong. */
static void smuggle(vaka_match *match, int32_t piece, int32_t to)
{
    vaka_table_unlink(vaka_position_of(match), piece, to);
    vaka_table_link(vaka_position_of(match), piece, to);
}

static void broken_by(table *at, const char *rule)
{
    const char *broken = at->check->broken(match_of(at));

    assert_non_null(broken);
    if (strncmp(broken, rule, strlen(rule)) != 0)
        fail_msg("'%s' is not about %s", broken, rule);
}

TEST(a_lost_counter_is_noticed)
{
    table *at = *state;

    begin(at);
    vaka_piece_remove(match_of(at), place(at, 0, "colony", "tonga"));
    broken_by(at, "9.3");
}

TEST(a_marker_or_tile_too_many_is_noticed)
{
    table *at = *state;

    begin(at);
    vaka_piece_new(match_of(at), kind(at, "ocean-1"), VAKA_NONE, zone(at, "cup"));
    broken_by(at, "2.5");
    begin(at);
    vaka_piece_new(match_of(at), kind(at, "tahiti"), VAKA_NONE, zone(at, "pile"));
    broken_by(at, "2.6");
}

TEST(a_counter_that_never_stands_on_the_map_is_noticed)
{
    table *at = *state;

    for (int32_t seat = 0; seat < 2; seat++) {
        begin(at);
        int32_t card = vaka_find(match_of(at), zone(at, "deck"), VAKA_NONE, kind(at, "moai"));

        smuggle(match_of(at), card, zone(at, seat ? "samoa" : "tonga"));
        vaka_live_position(at->live)->pieces[card].owner = (int8_t)seat;
        broken_by(at, "2.2");
    }
}

TEST(a_counter_among_those_of_another_seat_is_noticed)
{
    table *at = *state;

    begin(at);
    smuggle(match_of(at), place(at, 1, "band", "samoa"), zone(at, "unbuilt-0"));
    broken_by(at, "9.3");
}

TEST(villages_without_boxes_are_noticed)
{
    table *at = *state;

    begin(at);
    hex_at(at, "tonga")->villages = 4; /* three green boxes, no agriculture */
    broken_by(at, "9.4");
    hex_at(at, "tonga")->agriculture = 1;
    assert_null(at->check->broken(match_of(at)));
    hex_at(at, "tonga")->agriculture = 2;
    broken_by(at, "9.4");
}

TEST(two_seats_in_one_hex_are_noticed)
{
    table *at = *state;

    begin(at);
    place(at, 0, "transport", "2,1");
    broken_by(at, "7.3"); /* nobody knows this hex */
    begin(at);
    make_ocean(at, "1,1");
    place(at, 0, "transport", "1,1");
    place(at, 1, "transport", "1,1");
    broken_by(at, "8.1");
    begin(at);
    place(at, 0, "transport", "fiji");
    broken_by(at, "8.1");
}

TEST(a_band_adrift_is_noticed)
{
    table *at = *state;

    begin(at);
    make_ocean(at, "1,1");
    place(at, 0, "band", "1,1");
    broken_by(at, "7.4");
    place(at, 0, "war_canoe", "1,1");
    assert_null(at->check->broken(match_of(at)));
    place(at, 0, "colony", "1,1");
    broken_by(at, "7.4");
}

TEST(a_home_of_somebody_else_is_noticed)
{
    table *at = *state;

    begin(at);
    game_at(at)->seat[0].home = (int16_t)zone(at, "samoa");
    broken_by(at, "8.4");
}

TEST(a_tile_that_the_map_does_not_know_is_noticed)
{
    table *at = *state;

    begin(at);
    put_tile(at, "tahiti", "1,1", VAKA_SEAT(0));
    assert_null(at->check->broken(match_of(at)));
    hex_at(at, "1,1")->known = 1;
    broken_by(at, "2.1");
    begin(at);
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    assert_null(at->check->broken(match_of(at)));
    hex_at(at, "1,1")->tile = 0;
    broken_by(at, "2.6");
}

TEST(a_fourth_secret_island_is_noticed)
{
    table *at = *state;

    begin(at);
    put_tile(at, "tahiti", "1,1", VAKA_SEAT(1));
    put_tile(at, "hawaii", "1,2", VAKA_SEAT(1));
    put_tile(at, "rapa", "2,0", VAKA_SEAT(1));
    assert_null(at->check->broken(match_of(at)));
    put_tile(at, "niue", "1,0", VAKA_SEAT(1));
    broken_by(at, "6.5");
}

/* --- Damage by chance ------------------------------------------------------------------------- */

static int32_t below(games *all, int32_t n)
{
    return n > 0 ? (int32_t)vaka_rng_below(all->own, (uint32_t)n) : 0;
}

static void damage_hex(vaka_match *match, games *all)
{
    hex_now *hex = &game_of(match)->hex[below(all, facts_of(match)->hexes)];

    switch (below(all, 6)) {
    case 0:
        hex->villages = (uint8_t)below(all, 5);
        break;
    case 1:
        hex->owner = (int8_t)(below(all, match->seats + 1) - 1);
        break;
    case 2:
        hex->agriculture = (uint8_t)below(all, 4);
        break;
    case 3:
        hex->known = !hex->known;
        break;
    case 4:
        hex->tile = (int8_t)(below(all, facts_of(match)->tiles + 1) - 1);
        break;
    default:
        hex->independent = !hex->independent;
    }
}

static void damage_seat(vaka_match *match, games *all)
{
    seat_now *seat = &game_of(match)->seat[below(all, match->seats)];

    switch (below(all, 4)) {
    case 0:
        seat->home = (int16_t)(below(all, facts_of(match)->hexes + 1) - 1);
        break;
    case 1:
        seat->explorer = (int8_t)below(all, 3);
        break;
    case 2:
        seat->explorer_at = (int16_t)(below(all, facts_of(match)->hexes + 1) - 1);
        break;
    default:
        seat->vp = (int16_t)(below(all, 3) - 1);
    }
}

static void damage_affair(vaka_match *match, games *all)
{
    conquest_game *game = game_of(match);

    switch (below(all, 4)) {
    case 0:
        game->actor = (int8_t)(below(all, match->seats + 1) - 1);
        break;
    case 1:
        game->fleet_at = (int16_t)(below(all, 3) - 1);
        break;
    case 2:
        game->battle_at = (int16_t)(below(all, 3) - 1);
        break;
    default:
        game->phase = (int8_t)below(all, STEP_COUNT);
    }
}

static void damage_piece(vaka_match *match, games *all)
{
    int32_t hexes = facts_of(match)->hexes, zones = vaka_zone_count(match->layout);
    int32_t from = below(all, below(all, 2) ? hexes : zones), piece = match->zones[from].first;
    int32_t to = below(all, below(all, 2) ? hexes : zones);

    for (int32_t n = below(all, match->zones[from].count); piece >= 0 && n > 0; n--)
        piece = match->pieces[piece].next;
    if (piece < 0)
        return;
    switch (below(all, 4)) {
    case 0:
        vaka_piece_remove(match, piece);
        break;
    case 1:
        vaka_piece_flip(match, piece, below(all, 2) ? VAKA_FACE_UP : VAKA_FACE_DOWN);
        break;
    default:
        smuggle(match, piece, to);
    }
}

/* What is said about a copy of the position that has been damaged in one or two ways. */
static void note_damage(table *at, games *all, int32_t nth)
{
    static void (*const damage[])(vaka_match *, games *) = {
        damage_hex,   damage_hex,   damage_seat, damage_affair,
        damage_piece, damage_piece, damage_piece};
    vaka_live *copy = vaka_live_clone(at->live);
    vaka_match *match = &vaka_live_position(copy)->face;

    (void)nth;
    for (int32_t n = 1 + below(all, 2); n > 0; n--)
        damage[below(all, (int32_t)(sizeof damage / sizeof *damage))](match, all);
    const char *broken = at->check->broken(match);
    const char *said = broken ? broken : "nothing";
    FILE *out = transcript_line(all->notes);
    if (out)
        fputs(said, out);
    transcript_count(all->notes, &(transcript_thing){.word = {said}}, NULL, 0);
    all->noted++;
    vaka_live_free(copy);
}

static void is_noticed(table *at, const char *name, table_choice choice)
{
    games all = {.name = name,
                 .about = "what is said of positions that have been damaged",
                 .room = 40,
                 .choice = choice,
                 .count = 6,
                 .most_actions = 900,
                 .sensible = 1,
                 .out_of = 2,
                 .look = note_damage};

    vaka_rng_seed(all.own, 1);
    play_by_chance(at, all);
}

TEST(the_same_damage_is_noticed_as_ever)
{
    is_noticed(*state, "damaged_two", (table_choice){.seats = 2});
    is_noticed(*state, "damaged_advanced", (table_choice){.seats = 3, .rules = all_advanced});
    is_noticed(*state, "damaged_brim",
               (table_choice){.seats = 4, .scenario = "brim", .rules = all_advanced});
    is_noticed(*state, "damaged_brim_alone", (table_choice){.scenario = "brim_alone"});
    is_noticed(*state, "damaged_bare_isles", (table_choice){.seats = 2, .scenario = "bare_isles"});
}

int main(void)
{
    return run_registered("invariants", brim_load, table_group_unload);
}
