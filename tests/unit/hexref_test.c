/* tests/unit/hexref_test.c - the yardstick game through the live match: its rules, its secrets, and
 * that it plays as the bare one does.
 *
 * SPDX-License-Identifier: MIT */
#include "playout.h"
#include "registered.h"

#include "vaka/ext/bench.h"

#define GAMES 200u

static int load(void **state)
{
    static playout at;

    playout_load(&at, "hexref");
    playout_set(&at, 4, NULL, 0);
    *state = &at;
    return 0;
}

static int unload(void **state)
{
    playout_unload(*state);
    return 0;
}

static const vaka_bench *bench_of(const playout *at)
{
    const vaka_bench *bench = at->plugin.module->query(VAKA_EXT_BENCH);

    assert_non_null(bench);
    assert_true(bench->stamp.size >= sizeof *bench);
    return bench;
}

/* A game as vaka/ext/bench.h says; returns how many actions it took. */
static uint64_t play_as_bench(playout *at, uint64_t seed)
{
    uint32_t chooser[4], count;
    uint64_t actions = 0;

    vaka_rng_seed(chooser, seed ^ VAKA_BENCH_CHOOSER);
    playout_begin(at, seed, NULL);
    for (; !vaka_live_finished(at->live, NULL); actions++) {
        int32_t seat = __builtin_ctz(vaka_live_must(at->live));
        const vaka_action *list = vaka_live_legal(at->live, seat, &count);
        vaka_action action = list[vaka_rng_below(chooser, count)];

        assert_int_equal(vaka_live_apply(at->live, &action, NULL, NULL), VAKA_OK);
    }
    return actions;
}

TEST(the_module_and_the_bare_game_end_alike)
{
    playout *at = *state;
    const vaka_bench *bench = bench_of(at);

    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        uint64_t bare_actions, bare = bench->run(seed, 1, &bare_actions);

        assert_int_equal(play_as_bench(at, seed), bare_actions);
        assert_true(bench->digest(&vaka_live_position(at->live)->face) == bare);
    }
}

TEST(a_run_is_the_exclusive_or_of_its_games)
{
    const vaka_bench *bench = bench_of(*state);
    uint64_t actions, sum = 0, hash = 0, all;

    for (uint64_t seed = 7; seed < 12; seed++) {
        hash ^= bench->run(seed, 1, &actions);
        sum += actions;
    }
    all = bench->run(7, 5, &actions);
    assert_true(all == hash && actions == sum && all != 0);
}

/* The hash that all implementations of the game agree on; the peers print it, too. */
TEST(ten_thousand_bare_games_have_the_common_hash)
{
    uint64_t actions, hash = bench_of(*state)->run(1, 10000, &actions);

    assert_true(hash == 0x8f950751u);
    assert_true(actions == 2097509u);
}

TEST(other_capabilities_are_not_there)
{
    const playout *at = *state;

    assert_null(at->plugin.module->query("vaka.bench/2"));
}

/* All have placed on their homes; seat 0 begins its first turn with a garrison of 6 and 2. */
static void place_at_home(playout *at, const char *const *queue)
{
    static const char *const home[] = {"place 5,-5", "place -5,5", "place 5,0", "place -5,0"};

    playout_begin(at, 1, queue);
    for (int32_t seat = 0; seat < 4; seat++) {
        playout_do(at, seat, home[seat]);
        playout_do(at, seat, home[seat]);
    }
}

static const vaka_piece *garrison(playout *at, const char *hex)
{
    const vaka_match *match = &vaka_live_position(at->live)->face;

    return &match->pieces[match->zones[playout_zone(at, hex)].first];
}

/* Puts a garrison at a hex, as if it had always been there. */
static void garrison_put(playout *at, const char *hex, int32_t soldiers, int32_t decoys)
{
    vaka_match *match = &vaka_live_position(at->live)->face;
    int32_t piece = match->zones[playout_zone(at, hex)].first;

    assert_true(piece >= 0);
    vaka_piece_set(match, piece, 0, soldiers);
    vaka_piece_set(match, piece, 1, decoys);
}

TEST(one_places_at_home_or_next_to_it_and_in_turn)
{
    playout *at = *state;

    playout_begin(at, 1, NULL);
    assert_string_equal(playout_refused(at, 0, "place 0,0"), "not_home");
    assert_string_equal(playout_refused(at, 0, "halt"), "not_now");
    assert_string_equal(playout_refused(at, 1, "place -5,5"), "not_asked");
    playout_do(at, 0, "place 4,-4");
    assert_int_equal(garrison(at, "4,-4")->field[0], 1);
    playout_do(at, 0, "place 5,-5");
    assert_int_equal(garrison(at, "5,-5")->field[0], 5);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
}

TEST(a_found_sea_keeps_the_garrison_where_it_is)
{
    static const char *const sea[] = {"draw bag sea", NULL};
    playout *at = *state;

    place_at_home(at, sea);
    playout_do(at, 0, "move 5,-5 4,-4 all");
    assert_int_equal(garrison(at, "5,-5")->field[0], 6);
    assert_int_equal(playout_sees(at, 1, "bag", NULL), 90);
    assert_string_equal(playout_refused(at, 0, "move 5,-5 5,-4 all"), "has_moved");
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
}

TEST(a_known_sea_cannot_be_entered)
{
    static const char *const tiles[] = {"draw bag plain", "draw bag sea", NULL};
    playout *at = *state;

    place_at_home(at, tiles);
    playout_do(at, 0, "move 5,-5 4,-4 half");
    playout_do(at, 0, "move 5,-5 5,-4 half");
    playout_do(at, 0, "halt");
    playout_do(at, 0, "end");
    for (int32_t seat = 1; seat < 4; seat++) {
        playout_do(at, seat, "halt");
        playout_do(at, seat, "end");
    }
    assert_string_equal(playout_refused(at, 0, "move 5,-5 5,-4 all"), "is_sea");
    assert_string_equal(playout_refused(at, 0, "move 5,-5 3,-4 all"), "not_adjacent");
    assert_string_equal(playout_refused(at, 0, "move -5,5 -5,4 all"), "not_yours");
}

TEST(half_a_garrison_leaves_decoys_and_the_greater_half)
{
    static const char *const tiles[] = {"draw bag forest", NULL};
    playout *at = *state;

    place_at_home(at, tiles);
    garrison_put(at, "5,-5", 5, 2);
    playout_do(at, 0, "move 5,-5 4,-4 half");
    assert_int_equal(garrison(at, "5,-5")->field[0], 3);
    assert_int_equal(garrison(at, "5,-5")->field[1], 2);
    assert_int_equal(garrison(at, "4,-4")->field[0], 2);
    assert_int_equal(garrison(at, "4,-4")->field[1], 0);
    garrison_put(at, "5,-5", 1, 2);
    assert_string_equal(playout_refused(at, 0, "move 5,-5 5,-4 half"), "too_few");
    garrison_put(at, "5,-5", 0, 0);
    assert_string_equal(playout_refused(at, 0, "move 5,-5 5,-4 all"), "nobody_there");
}

/* Seat 0 owns 4,-4; it is made seat 1's with the given garrison, and seat 0 stands beside it. */
static void face_an_enemy(playout *at, int32_t soldiers, int32_t decoys)
{
    static const char *const tiles[] = {"draw bag plain", NULL};

    place_at_home(at, tiles);
    playout_do(at, 0, "move 5,-5 4,-4 half");
    vaka_match *match = &vaka_live_position(at->live)->face;
    int32_t hex = playout_zone(at, "4,-4");
    uint64_t *own = match->game; /* two words for each seat come first in the game struct */
    own[0 * 2 + (hex >> 6)] ^= (uint64_t)1 << (hex & 63);
    own[1 * 2 + (hex >> 6)] ^= (uint64_t)1 << (hex & 63);
    vaka_piece_own(match, match->zones[hex].first, 1);
    garrison_put(at, "4,-4", soldiers, decoys);
}

TEST(soldiers_that_meet_soldiers_fight_until_one_side_is_gone)
{
    playout *at = *state;

    face_an_enemy(at, 2, 1);
    playout_do(at, 0, "move 5,-5 4,-4 all");
    assert_int_equal(garrison(at, "4,-4")->face, VAKA_FACE_UP);
    assert_int_equal(garrison(at, "4,-4")->field[1], 0);
    assert_string_equal(playout_refused(at, 0, "halt"), "not_now");
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
    for (int32_t i = 0; i < 2; i++)
        playout_queue(at, "die 5");
    playout_queue(at, "die 4"); /* the third attacker misses, and so do both defenders */
    playout_queue(at, "die 4");
    playout_queue(at, "die 4");
    playout_do(at, 0, "roll");
    assert_int_equal(garrison(at, "4,-4")->owner, 0);
    assert_int_equal(garrison(at, "4,-4")->field[0], 3);
    assert_int_equal(garrison(at, "4,-4")->face, VAKA_FACE_DOWN);
}

TEST(who_retreats_goes_back_and_has_moved)
{
    playout *at = *state;

    face_an_enemy(at, 2, 0);
    playout_do(at, 0, "move 5,-5 4,-4 half");
    assert_int_equal(garrison(at, "5,-5")->field[0], 2);
    playout_do(at, 0, "retreat");
    assert_int_equal(garrison(at, "5,-5")->field[0], 3);
    assert_int_equal(garrison(at, "4,-4")->owner, 1);
    assert_string_equal(playout_refused(at, 0, "move 5,-5 5,-4 all"), "has_moved");
}

TEST(decoys_that_attack_vanish)
{
    playout *at = *state;

    face_an_enemy(at, 1, 0);
    garrison_put(at, "5,-5", 0, 2);
    playout_do(at, 0, "move 5,-5 4,-4 all");
    assert_int_equal(garrison(at, "5,-5")->field[1], 0);
    assert_int_equal(garrison(at, "4,-4")->owner, 1);
    assert_int_equal(garrison(at, "4,-4")->face, VAKA_FACE_UP);
}

/* Whether somebody was there is news either way, so undo is barred in both cases. */
TEST(entering_an_empty_hex_of_another_side_cannot_be_undone)
{
    playout *at = *state;

    face_an_enemy(at, 0, 0);
    playout_do(at, 0, "move 5,-5 4,-4 all");
    assert_int_equal(garrison(at, "4,-4")->owner, 0);
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
}

TEST(building_needs_gold_room_and_a_hex_of_ones_own)
{
    playout *at = *state;

    place_at_home(at, NULL);
    playout_do(at, 0, "halt"); /* 3 gold and 1 of income */
    assert_string_equal(playout_refused(at, 0, "recruit 0,0"), "build_not_yours");
    garrison_put(at, "5,-5", 15, 7);
    assert_string_equal(playout_refused(at, 0, "recruit 5,-5"), "full");
    assert_string_equal(playout_refused(at, 0, "decoy 5,-5"), "full");
    garrison_put(at, "5,-5", 6, 2);
    playout_do(at, 0, "recruit 5,-5");
    assert_string_equal(playout_refused(at, 0, "draw"), "no_gold");
    assert_true(vaka_live_can_undo(at->live, 0, NULL));
    playout_do(at, 0, "recruit 5,-5");
    assert_int_equal(garrison(at, "5,-5")->field[0], 8);
    assert_string_equal(playout_refused(at, 0, "decoy 5,-5"), "no_gold");
}

TEST(cards_are_bought_until_the_deck_is_used_up)
{
    playout *at = *state;

    place_at_home(at, NULL);
    playout_do(at, 0, "halt");
    playout_do(at, 0, "draw");
    assert_int_equal(playout_sees(at, 1, "hand-1", NULL), 3);
    assert_int_equal(playout_sees(at, 1, "hand-1", "card"), 3);
    assert_int_equal(playout_sees(at, 0, "hand-1", "card"), 0);
    vaka_match *match = &vaka_live_position(at->live)->face;
    vaka_zone_move(match, playout_zone(at, "deck"), playout_zone(at, "discard"));
    assert_string_equal(playout_refused(at, 0, "draw"), "no_deck");
}

TEST(a_card_is_played_from_the_hand_and_shown)
{
    static const char *const cards[] = {"draw deck tax", "draw deck spy", NULL};
    playout *at = *state;

    place_at_home(at, cards);
    playout_do(at, 0, "halt");
    assert_string_equal(playout_refused(at, 0, "card theft"), "no_card");
    playout_do(at, 0, "card tax");
    assert_int_equal(playout_sees(at, 2, "discard", "tax"), 1);
    assert_false(vaka_live_can_undo(at->live, 0, NULL)); /* the others know it now */
    playout_do(at, 0, "card spy"); /* the first garrison of others, by the numbers of the hexes */
    assert_int_equal(garrison(at, "-5,0")->face, VAKA_FACE_UP);
    assert_int_equal(garrison(at, "-5,5")->face, VAKA_FACE_DOWN);
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
}

TEST(a_garrison_is_its_sides_secret)
{
    playout *at = *state;

    place_at_home(at, NULL);
    assert_int_equal(playout_sees(at, 0, "5,-5", "garrison"), 1);
    assert_int_equal(playout_sees(at, 1, "5,-5", "stack"), 1);
    assert_int_equal(playout_sees(at, VAKA_SPECTATOR, "5,-5", "stack"), 1);
}

TEST(random_games_keep_every_promise)
{
    playout *at = *state;

    for (uint64_t seed = 1; seed <= 40; seed++)
        playout_game(at, seed, seed % 20 == 0);
    assert_true(at->differing > 300);
}

int main(void)
{
    return run_registered("tests", load, unload);
}
