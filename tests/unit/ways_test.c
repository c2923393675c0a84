/* tests/unit/ways_test.c - looking ahead in games that are made for tests, and a leak that is
 * caught.
 *
 * SPDX-License-Identifier: MIT */
#include "ways_check.h"

#include "playout.h"
#include "registered.h"

static int load(void **state)
{
    return playout_load_state(state, "skirmish");
}

static void put(playout *at, int32_t seat, const char *kind, const char *space)
{
    vaka_match *match = &vaka_live_position(at->live)->face;
    char supply[24];

    snprintf(supply, sizeof supply, "supply-%d", (int)seat);
    int32_t piece =
        vaka_find(match, playout_zone(at, supply), seat, vaka_kind_by_id(at->layout, kind));
    assert_true(piece >= 0);
    vaka_piece_move(match, piece, playout_zone(at, space));
}

/* Two seats, all ready; seat 0 has riders, who go two spaces, and a line, which goes one. */
static void begin(playout *at)
{
    static const char *const drawn[] = {"rider", "rider", "line",   "line",
                                        "guard", "camp",  "rumour", "rumour"};
    char text[2 * 8][32];
    const char *queue[2 * 8 + 1] = {0};

    playout_set(at, 2, NULL, 0);
    for (int32_t i = 0; i < 2 * 8; i++) {
        snprintf(text[i], sizeof text[i], "draw cup-%d %s", (int)(i / 8), drawn[i % 8]);
        queue[i] = text[i];
    }
    playout_begin(at, 1, queue);
    for (int32_t seat = 0; seat < 2; seat++) {
        put(at, seat, "camp", seat ? "eastgate" : "westgate");
        put(at, seat, "rider", seat ? "eastgate" : "westgate");
        put(at, seat, "rider", seat ? "eastgate" : "westgate");
    }
    for (int32_t seat = 0; seat < 2; seat++)
        playout_do(at, seat, "ready");
}

static vaka_ways_wish wish_from(playout *at, const char *from)
{
    return (vaka_ways_wish){.seat = 0, .from = playout_zone(at, from)};
}

static void pick(vaka_ways_wish *wish, playout *at, const char *kind, int32_t count)
{
    wish->pick[wish->picks++] = (vaka_ways_pick){(int16_t)vaka_kind_by_id(at->layout, kind),
                                                 (int8_t)wish->seat, VAKA_FACE_DOWN, count};
}

/* The space two steps away that the most ways can be gone to. */
static const vaka_ways_one *longest(const vaka_ways *ways)
{
    const vaka_ways_one *best = NULL;

    for (uint32_t i = 0; i < ways->count; i++)
        if (!ways->at[i].open && (!best || ways->at[i].count > best->count))
            best = &ways->at[i];
    return best;
}

TEST(a_piece_goes_as_far_as_it_can_step_by_step)
{
    playout *at = *state;
    vaka_ways ways;

    begin(at);
    vaka_ways_wish wish = wish_from(at, "westgate");
    pick(&wish, at, "rider", 1);
    vaka_ways_search(at->live, &wish, &ways);
    const vaka_ways_one *way = longest(&ways);
    assert_non_null(way);
    assert_int_equal(way->count, 2);
    assert_int_equal(vaka_distance(at->layout, wish.from, way->to), 2);
    vaka_ways_done(&ways);
}

TEST(pieces_that_go_one_by_one_are_brought_one_after_the_other)
{
    playout *at = *state;
    vaka_ways ways;

    begin(at);
    vaka_ways_wish wish = wish_from(at, "westgate");
    pick(&wish, at, "rider", 2);
    vaka_ways_search(at->live, &wish, &ways);
    const vaka_ways_one *way = longest(&ways);
    assert_non_null(way);
    assert_int_equal(way->count,
                     way->moved * (uint32_t)vaka_distance(at->layout, wish.from, way->to));
    assert_int_equal(way->moved, 2);
    for (uint32_t i = 0; i < way->count; i++)
        assert_int_equal(vaka_live_apply(at->live, &vaka_ways_list(&ways, way)[i], NULL, NULL),
                         VAKA_OK);
    assert_int_equal(vaka_count(&vaka_live_position(at->live)->face, way->to, 0, wish.pick[0].kind),
                     2);
    vaka_ways_done(&ways);
}

/* The first step of a rider, and the other one of its place is wished elsewhere behind it. */
TEST(behind_an_action_every_way_begins_with_it)
{
    playout *at = *state;
    vaka_ways one, ways;

    begin(at);
    vaka_ways_wish wish = wish_from(at, "westgate");
    pick(&wish, at, "rider", 1);
    vaka_ways_search(at->live, &wish, &one);
    vaka_action first = *vaka_ways_list(&one, longest(&one));
    vaka_ways_after(at->live, &first, &wish, &ways);
    assert_true(ways.count > 0);
    for (uint32_t i = 0; i < ways.count; i++) {
        const vaka_action *list = vaka_ways_list(&ways, &ways.at[i]);
        vaka_live *copy = vaka_live_clone(at->live);

        assert_true(ways.at[i].count > 1);
        assert_memory_equal(list, &first, sizeof first);
        for (uint32_t k = 0; k < ways.at[i].count && !ways.at[i].open; k++)
            assert_int_equal(vaka_live_apply(copy, &list[k], NULL, NULL), VAKA_OK);
        vaka_live_free(copy);
    }
    vaka_ways_done(&ways);
    vaka_ways_done(&one);
}

TEST(behind_the_end_of_the_turn_there_is_none)
{
    playout *at = *state;
    vaka_ways ways;
    vaka_action end;
    vaka_error err;

    begin(at);
    assert_int_equal(vaka_action_read(at->layout, 0, "end", &end, &err), VAKA_OK);
    assert_int_equal(vaka_live_check(at->live, &end, NULL), VAKA_OK);
    vaka_ways_wish wish = wish_from(at, "westgate");
    vaka_ways_after(at->live, &end, &wish, &ways);
    assert_int_equal(ways.count, 0);
    vaka_ways_done(&ways);
}

static void tell(const char *what, ways_tally *tally)
{
    uint32_t median = ways_median(tally);

    print_message("%s: %u searches, %u with ways, %u lists, longest %u; median %u copies, most "
                  "%u; %.0f µs a search\n",
                  what, tally->searches, tally->found, tally->lists, tally->longest, median,
                  tally->most, tally->us / tally->searches);
}

/* What may be done first must not tell anything either. */
static void compare_behind(const vaka_live *live, int32_t seat, ways_tally *tally)
{
    const vaka_layout *layout = vaka_live_layout(live);
    vaka_live *truth = vaka_live_clone(live), *other = vaka_live_clone(live);
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(truth, seat, &count);

    vaka_resample(other, seat, 77, NULL);
    for (uint32_t i = 0; i < count; i += 5)
        for (int32_t zone = 0; zone < layout->zone_count; zone++) {
            vaka_ways_wish wish = {.seat = seat, .from = zone, .most = true};
            vaka_ways ways, again;

            if (layout->zones[zone].board == VAKA_NONE || !ways_own(live, seat, zone))
                continue;
            vaka_ways_after(live, &legal[i], &wish, &ways);
            vaka_ways_after(other, &legal[i], &wish, &again);
            ways_note(tally, &ways);
            tally->differ += !ways_equal(&ways, &again);
            for (uint32_t n = 0; n < ways.count; n++)
                assert_false(ways.at[n].open); /* it could not be taken back as a whole */
            vaka_ways_done(&ways);
            vaka_ways_done(&again);
        }
    vaka_live_free(truth);
    vaka_live_free(other);
}

TEST(what_is_found_behind_an_action_tells_nothing)
{
    playout *at = *state;
    ways_tally tally = {0};

    for (uint64_t seed = 1; seed <= 3; seed++) {
        vaka_bot bots[VAKA_MAX_SEATS];
        vaka_error err;

        playout_set(at, 2, NULL, 0);
        playout_begin(at, seed, NULL);
        for (int32_t seat = 0; seat < 2; seat++)
            assert_int_equal(vaka_bot_init(&bots[seat], "random", seed, seat, &err), VAKA_OK);
        for (uint32_t i = 0; i < 120 && !vaka_live_finished(at->live, NULL); i++) {
            int32_t seat = vaka_live_must(at->live) & VAKA_SEAT(0) ? 0 : 1;
            vaka_action action;

            if (i % 11 == 0)
                compare_behind(at->live, seat, &tally);
            assert_true(vaka_bot_choose(&bots[seat], at->live, seat, &action));
            assert_int_equal(vaka_live_apply(at->live, &action, NULL, NULL), VAKA_OK);
        }
    }
    assert_true(tally.found > 30);
    assert_int_equal(tally.differ, 0);
    free(tally.copies);
}

/* Whole games by chance. */
static void play_games(playout *at, ways_tally *tally)
{
    for (uint64_t seed = 1; seed <= 6; seed++) {
        playout_set(at, 2 + (int32_t)(seed % 3), NULL, 0);
        playout_begin(at, seed, NULL);
        ways_play(at->live, seed, 300, 9, tally);
    }
}

TEST(what_many_games_offer_is_accepted_and_tells_nothing)
{
    playout *at = *state;
    ways_tally tally = {0};

    play_games(at, &tally);
    tell("skirmish", &tally);
    assert_true(tally.lists > 500);
    assert_true(tally.most <= VAKA_WAYS_COPIES);
    assert_int_equal(tally.refused, 0);
    assert_int_equal(tally.elsewhere, 0);
    assert_int_equal(tally.differ, 0);
    free(tally.copies);
}

/* --- A module that lets a hidden piece show in where one may go ------------------------------- */

static const vaka_module *honest;

/* Nobody may go where a hidden rider of another seat is the lowest piece: that must not be. */
static bool is_barred(const vaka_match *match, int32_t seat, int32_t to)
{
    int32_t piece = match->zones[to].first;

    return piece >= 0 && match->pieces[piece].owner >= 0 && match->pieces[piece].owner != seat &&
           match->pieces[piece].face == VAKA_FACE_DOWN &&
           match->pieces[piece].kind == vaka_kind_by_id(match->layout, "rider");
}

static void leaky_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    uint32_t kept = 0;

    honest->legal(match, seat, out);
    if (out->count > out->room)
        return;
    for (uint32_t i = 0; i < out->count; i++) {
        const vaka_action *action = &out->at[i];
        bool moves = strcmp(honest->verbs[action->verb].name, "move") == 0;

        if (!moves || !is_barred(match, seat, action->arg[2]))
            out->at[kept++] = *action;
    }
    out->count = kept;
}

TEST(a_leak_in_where_one_may_go_is_caught)
{
    playout *at = *state;
    vaka_module leaky = *at->plugin.module;
    ways_tally tally = {0};

    honest = at->plugin.module;
    leaky.legal = leaky_legal;
    at->plugin.module = &leaky;
    play_games(at, &tally);
    at->plugin.module = honest;
    playout_close(at);
    tell("with a leak", &tally);
    assert_true(tally.differ > 0);
    free(tally.copies);
}

int main(void)
{
    return run_registered("ways", load, playout_unload_state);
}
