/* tests/unit/auction_test.c - the card game through the live match: sealed bids, windows, any-time
 * actions, and what each seat gets to know.
 *
 * SPDX-License-Identifier: MIT */
#include "playout.h"
#include "registered.h"
#include "table/hash.h"

enum { MOST_EVENTS = 64 };

static int load(void **state)
{
    static playout at;

    playout_load(&at, "auction");
    *state = &at;
    return 0;
}

static int unload(void **state)
{
    playout_unload(*state);
    return 0;
}

/* Two seats with two cards each: what seat 0 and seat 1 are dealt, then the lot. */
static const char *const plain_deal[] = {"draw deck copper", "draw deck bell", "draw deck silver",
                                         "draw deck knife",  "draw vault rug", NULL};

static void begin(playout *at, const char *const *queue)
{
    playout_set(at, 2, "hand", 2);
    playout_begin(at, 1, queue);
    vaka_live_listen(at->live, true);
}

/* Both skip scouting: the first lot is bid for. */
static void begin_bids(playout *at)
{
    begin(at, plain_deal);
    playout_do(at, 0, "skip");
    playout_do(at, 1, "skip");
}

/* Seat 0 bids a copper, seat 1 a silver; the window is open. */
static void begin_reactions(playout *at)
{
    begin_bids(at);
    playout_do(at, 0, "bid copper");
    playout_do(at, 0, "seal");
    playout_do(at, 1, "bid silver");
    playout_do(at, 1, "seal");
}

static void pass_both(playout *at)
{
    playout_do(at, 0, "pass");
    playout_do(at, 1, "pass");
}

static bool was_told(const playout *at, uint32_t event, int32_t first)
{
    uint32_t count;
    const vaka_event *events = vaka_live_events(at->live, &count);

    for (uint32_t i = 0; i < count; i++)
        if (events[i].id == event && events[i].arg[0] == first)
            return true;
    return false;
}

static uint32_t event_id(const playout *at, const char *id)
{
    const vaka_module *module = at->plugin.module;

    for (uint32_t i = 0; i < module->event_count; i++)
        if (strcmp(module->events[i].id, id) == 0)
            return i;
    fail_msg("there is no event '%s'", id);
    return 0;
}

TEST(a_look_at_the_deck_is_private_and_bars_undo)
{
    playout *at = *state;

    begin(at, plain_deal);
    int32_t hidden = playout_sees(at, 0, "deck", "card");
    playout_do(at, 0, "peek");
    assert_int_equal(playout_sees(at, 0, "deck", "card"), hidden - 2);
    assert_int_equal(playout_sees(at, 1, "deck", "card"), hidden);
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
    assert_string_equal(playout_refused(at, 0, "peek"), "has_looked");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0)); /* its go is not over */
}

TEST(the_top_card_goes_under_the_deck_after_a_look_only)
{
    playout *at = *state;

    begin(at, plain_deal);
    assert_string_equal(playout_refused(at, 0, "under"), "not_looked");
    playout_do(at, 0, "peek");
    const vaka_match *match = &vaka_live_position(at->live)->face;
    int32_t deck = playout_zone(at, "deck"), top = match->zones[deck].last;
    playout_do(at, 0, "under");
    assert_int_equal(match->zones[deck].first, top);
    assert_string_equal(playout_refused(at, 0, "under"), "has_tucked");
    playout_do(at, 0, "skip");
    assert_string_equal(playout_refused(at, 1, "under"), "not_looked");
}

TEST(a_lantern_is_used_up_by_a_look_at_three)
{
    static const char *const deal[] = {"draw deck lantern", NULL};
    playout *at = *state;

    begin(at, deal);
    int32_t hidden = playout_sees(at, 0, "deck", "card");
    playout_do(at, 0, "lantern");
    assert_int_equal(playout_sees(at, 0, "deck", "card"), hidden - 3);
    assert_int_equal(playout_sees(at, 1, "discard", "lantern"), 1);
    assert_string_equal(playout_refused(at, 0, "peek"), "has_looked");
}

TEST(a_second_lantern_is_discarded)
{
    static const char *const deal[] = {"draw deck lantern", "draw deck lantern", NULL};
    playout *at = *state;

    begin(at, deal);
    assert_int_equal(playout_sees(at, 0, "hand-1", "lantern"), 1);
    assert_int_equal(playout_sees(at, 0, "hand-1", NULL), 1);
    assert_int_equal(playout_sees(at, 1, "discard", "lantern"), 1);
}

TEST(a_bid_is_private_until_all_are_sealed)
{
    playout *at = *state;

    begin_bids(at);
    uint64_t before = vaka_live_view_hash(at->live, 1);
    playout_do(at, 0, "bid copper");
    playout_do(at, 0, "stake 2");
    assert_int_equal(playout_sees(at, 0, "bid-1", "copper"), 1);
    assert_int_equal(playout_sees(at, 1, "bid-1", NULL), 0);
    assert_int_equal(playout_sees(at, 1, "hand-1", NULL), 2);
    assert_true(vaka_live_view_hash(at->live, 1) == before);
    playout_do(at, 0, "seal");
    playout_do(at, 1, "seal");
    assert_int_equal(playout_sees(at, 1, "bid-1", "copper"), 1);
}

/* What a sample for the other seat has in the list that seat 0 has sealed, by so many seeds. */
static uint64_t hash_samples(const playout *at, uint64_t seeds)
{
    uint64_t hash = 0;

    for (uint64_t seed = 0; seed < seeds; seed++) {
        vaka_live *sample = vaka_live_clone(at->live);
        const vaka_position *position = &sample->position;

        vaka_resample(sample, 1, seed, NULL);
        hash = vaka_hash(hash, position->sealed,
                         (size_t)position->table->sealed_count[0] * sizeof *position->sealed);
        vaka_live_free(sample);
    }
    return hash;
}

TEST(samples_do_not_tell_how_much_another_seat_has_sealed)
{
    static const char *const steps[] = {"bid copper", "stake 2", "favour"};
    playout *at = *state;
    uint64_t first[2] = {0};

    for (size_t count = 0; count <= 3; count++) {
        begin_bids(at);
        for (size_t i = 0; i < count; i++)
            playout_do(at, 0, steps[i]);
        for (int sealed = 0; sealed < 2; sealed++) {
            if (sealed)
                playout_do(at, 0, "seal");
            uint64_t hash = hash_samples(at, 40);
            first[sealed] = count ? first[sealed] : hash;
            assert_true(hash == first[sealed]);
        }
    }
    assert_true(first[0] != first[1]);
}

TEST(a_bid_has_its_limits)
{
    playout *at = *state;

    begin_bids(at);
    assert_string_equal(playout_refused(at, 0, "bid bell"), "not_money");
    assert_string_equal(playout_refused(at, 0, "bid silver"), "no_money");
    playout_do(at, 0, "bid copper");
    assert_string_equal(playout_refused(at, 0, "bid copper"), "no_money");
    playout_do(at, 0, "stake 1");
    assert_string_equal(playout_refused(at, 0, "stake 1"), "has_staked");
    playout_do(at, 0, "favour");
    assert_string_equal(playout_refused(at, 0, "favour"), "has_favour");
    assert_string_equal(playout_refused(at, 0, "reveal bell"), "not_now");
    playout_do(at, 0, "seal");
    assert_string_equal(playout_refused(at, 0, "stake 1"), "committed");
}

TEST(a_bid_can_be_taken_back_piece_by_piece)
{
    playout *at = *state;

    begin_bids(at);
    uint64_t before = vaka_live_view_hash(at->live, 0);
    playout_do(at, 0, "bid copper");
    playout_do(at, 0, "seal");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    assert_int_equal(vaka_live_undo(at->live, 0, NULL), VAKA_OK);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0) | VAKA_SEAT(1));
    assert_int_equal(vaka_live_undo(at->live, 0, NULL), VAKA_OK);
    assert_true(vaka_live_view_hash(at->live, 0) == before);
    assert_int_equal(vaka_live_undo(at->live, 0, NULL), VAKA_ERR_ILLEGAL);
}

/* Both count on the only favour when they seal: the first in order gets it. */
TEST(a_favour_that_is_gone_is_dropped_from_the_later_bid)
{
    playout *at = *state;

    playout_set(at, 2, "favours", 1);
    playout_begin(at, 1, NULL);
    vaka_live_listen(at->live, true);
    playout_do(at, 0, "skip");
    playout_do(at, 1, "skip");
    playout_do(at, 1, "stake 1");
    playout_do(at, 1, "favour");
    playout_do(at, 1, "seal");
    playout_do(at, 0, "favour");
    playout_do(at, 0, "seal");
    assert_true(was_told(at, VAKA_EVENT_DROPPED, 1));
    assert_false(was_told(at, VAKA_EVENT_DROPPED, 0));
    const int16_t *total = (const int16_t *)vaka_live_position(at->live)->face.game + 8;
    assert_int_equal(total[0], 2); /* the favour */
    assert_int_equal(total[1], 1); /* the stake: the rest of the bid stands */
}

TEST(bells_raise_and_knives_cut)
{
    playout *at = *state;

    begin_reactions(at);
    assert_string_equal(playout_refused(at, 0, "knife 1"), "no_knife");
    playout_do(at, 0, "bell"); /* 1 and 2 are 3, against 2 */
    assert_true(was_told(at, event_id(at, "rang"), 0));
    playout_do(at, 0, "pass");
    assert_string_equal(playout_refused(at, 1, "knife 1"), "own_bid");
    assert_string_equal(playout_refused(at, 1, "bell"), "no_bell");
    playout_do(at, 1, "knife 0");
    assert_true(was_told(at, event_id(at, "cut"), 1));
    assert_int_equal(playout_sees(at, 0, "discard", "knife"), 1);
}

/* Seat 0 has no cards left and is not asked; seat 1 passes in this lot's windows once and for all.
 */
TEST(a_standing_pass_answers_when_the_window_opens_again)
{
    static const char *const deal[] = {"draw deck copper", "draw deck knife", "draw deck silver",
                                       "draw deck bell", NULL};
    playout *at = *state;

    begin(at, deal);
    playout_do(at, 0, "skip");
    playout_do(at, 1, "skip");
    playout_do(at, 0, "stake 2");
    playout_do(at, 0, "seal");
    playout_do(at, 1, "stake 3");
    playout_do(at, 1, "seal");
    playout_do(at, 0, "knife 1");
    playout_do(at, 0, "pass");
    playout_do(at, 1, "pass-here"); /* after the knife the window opens again: for seat 0 only */
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    playout_do(at, 0, "pass");
    playout_do(at, 0, "hold"); /* 2 against 1: topping, where no pass stands */
    playout_do(at, 1, "hold");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0)); /* last call: another window */
    playout_do(at, 0, "pass");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
}

TEST(topping_goes_on_until_all_hold)
{
    playout *at = *state;

    begin_reactions(at);
    pass_both(at);
    playout_do(at, 0, "hold");
    assert_string_equal(playout_refused(at, 1, "bell"), "not_now");
    playout_do(at, 1, "top"); /* voids the hold */
    playout_do(at, 0, "top");
    playout_do(at, 1, "hold");
    playout_do(at, 0, "hold");
    assert_string_equal(playout_refused(at, 0, "hold"), "not_now");
    playout_do(at, 0, "bell"); /* last call: 2 and 2 against 3 */
    assert_string_equal(playout_refused(at, 0, "knife 1"), "only_bells");
    pass_both(at);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    playout_do(at, 0, "keep");
    assert_int_equal(vaka_score(&vaka_live_position(at->live)->face, 0), 3);
    assert_int_equal(playout_sees(at, 1, "won-1", "rug"), 1);
}

/* Both bid 1: chance says which of them wins. */
TEST(a_tie_is_broken_by_chance)
{
    for (int32_t winner = 0; winner < 2; winner++) {
        playout *at = *state;

        begin_bids(at);
        for (int32_t seat = 0; seat < 2; seat++) {
            playout_do(at, seat, "stake 1");
            playout_do(at, seat, "seal");
        }
        pass_both(at);
        playout_do(at, 0, "hold");
        playout_do(at, 1, "hold");
        playout_queue(at, winner ? "chance 1" : "chance 0");
        pass_both(at);
        assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(winner));
    }
}

TEST(who_loses_takes_cards_and_stakes_back)
{
    playout *at = *state;

    begin_bids(at);
    playout_do(at, 0, "bid copper");
    playout_do(at, 0, "stake 2");
    playout_do(at, 0, "favour"); /* 5 */
    playout_do(at, 0, "seal");
    playout_do(at, 1, "bid silver"); /* 2: too little to top */
    playout_do(at, 1, "seal");
    pass_both(at);
    pass_both(at);
    const int16_t *coins = vaka_live_position(at->live)->face.game;
    assert_int_equal(coins[0], 3);
    assert_int_equal(coins[1], 5);
    assert_int_equal(playout_sees(at, 0, "discard", "copper"), 1);
    assert_int_equal(playout_sees(at, 1, "hand-2", "silver"), 1);
    assert_int_equal(playout_sees(at, 0, "hand-2", "card"), 2);
    playout_do(at, 0, "sell");
    assert_int_equal(coins[0], 6);
}

TEST(under_the_hammer_nobody_interferes)
{
    playout *at = *state;

    begin_reactions(at);
    pass_both(at);
    playout_do(at, 0, "hold");
    playout_do(at, 1, "hold");
    pass_both(at);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    assert_int_equal(vaka_live_may(at->live), 0);
    assert_string_equal(playout_refused(at, 0, "reveal bell"), "not_now");
    assert_string_equal(playout_refused(at, 1, "reveal knife"), "not_now");
}

TEST(a_card_may_be_revealed_at_any_time)
{
    playout *at = *state;

    begin(at, plain_deal);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    assert_int_equal(vaka_live_may(at->live), VAKA_SEAT(1));
    assert_string_equal(playout_refused(at, 1, "peek"), "not_asked");
    assert_string_equal(playout_refused(at, 1, "reveal gold"), "no_such_card");
    playout_do(at, 1, "reveal knife");
    assert_int_equal(playout_sees(at, 0, "shown-2", "knife"), 1);
    assert_string_equal(playout_refused(at, 1, "reveal silver"), "enough_shown");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    playout_do(at, 0, "reveal bell"); /* whoever is asked stays asked */
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
}

TEST(a_lot_that_nobody_bids_for_goes_out_of_the_game)
{
    playout *at = *state;

    begin_bids(at);
    playout_do(at, 0, "seal");
    playout_do(at, 1, "seal");
    assert_string_equal(playout_refused(at, 0, "bell"), "no_bid");
    pass_both(at);
    pass_both(at);
    assert_true(was_told(at, event_id(at, "unsold"), vaka_kind_by_id(at->layout, "rug")));
}

/* Random games with every number of seats; remembers which events were told and how games ended. */
typedef struct tally {
    uint32_t told[MOST_EVENTS];
    uint32_t shared, drawn, dropped;
} tally;

static void count_events(const playout *at, tally *sum)
{
    uint32_t count;
    const vaka_event *events = vaka_live_events(at->live, &count);

    for (uint32_t i = 0; i < count; i++) {
        if (events[i].id < MOST_EVENTS)
            sum->told[events[i].id]++;
        sum->dropped += events[i].id == VAKA_EVENT_DROPPED;
    }
}

static void play_and_count(playout *at, uint64_t seed, tally *sum)
{
    uint32_t rng[4], count;
    uint8_t winners;

    vaka_rng_seed(rng, seed);
    playout_begin(at, seed, NULL);
    vaka_live_listen(at->live, true);
    for (uint32_t i = 0; !vaka_live_finished(at->live, &winners); i++) {
        uint8_t asked = vaka_live_must(at->live);
        int32_t seat = (int32_t)vaka_rng_below(rng, 10)
                           ? __builtin_ctz(asked)
                           : __builtin_ctz(asked | vaka_live_may(at->live));
        const vaka_action *list = vaka_live_legal(at->live, seat, &count);
        if (!count)
            continue;
        vaka_action action = list[vaka_rng_below(rng, count)];
        assert_int_equal(vaka_live_apply(at->live, &action, NULL, NULL), VAKA_OK);
        count_events(at, sum);
        assert_true(i < MOST_ACTIONS);
    }
    sum->drawn += winners == 0;
    sum->shared += __builtin_popcount(winners) > 1;
}

TEST(random_games_tell_every_event_and_end_in_every_way)
{
    playout *at = *state;
    tally sum = {{0}, 0, 0, 0};

    for (int32_t seats = 2; seats <= 5; seats++) {
        playout_set(at, seats, NULL, 0);
        for (uint64_t seed = 1; seed <= 150; seed++)
            play_and_count(at, seed, &sum);
    }
    for (uint32_t i = 0; i < at->plugin.module->event_count; i++)
        if (!sum.told[i])
            fail_msg("'%s' was never told", at->plugin.module->events[i].id);
    assert_true(sum.shared > 0 && sum.drawn > 0 && sum.dropped > 0);
}

TEST(random_games_keep_every_promise)
{
    static const struct {
        const char *option;
        int32_t value;
    } choices[] = {{NULL, 0},      {"hand", 6},    {"hand", 2},    {"lots", 3}, {"rounds", 6},
                   {"favours", 0}, {"reveals", 0}, {"reveals", 3}, {"lots", 1}, {"rounds", 1}};
    playout *at = *state;

    for (int32_t seats = 2; seats <= 5; seats++) {
        for (uint32_t i = 0; i < sizeof choices / sizeof *choices; i++) {
            playout_set(at, seats, choices[i].option, choices[i].value);
            for (uint64_t seed = 1; seed <= 6; seed++)
                playout_game(at, seed * 100 + i, seed % 2 == 0);
        }
    }
    assert_true(at->differing > 500);
}

TEST(random_games_meet_every_refusal)
{
    static const char *const reasons[] = {
        "not_now",    "has_looked", "no_coins",   "empty_deck", "no_lantern",   "not_looked",
        "has_tucked", "small_deck", "not_money",  "no_money",   "bid_full",     "has_staked",
        "stake_high", "has_favour", "no_favour",  "no_bell",    "no_bid",       "no_knife",
        "own_bid",    "no_target",  "only_bells", "cannot_top", "enough_shown", "no_such_card"};
    playout *at = *state;

    for (uint64_t seed = 1; seed <= 60; seed++) {
        playout_set(at, 2 + (int32_t)(seed % 4), "hand", seed % 3 ? 6 : 4);
        playout_game(at, seed, true);
    }
    for (uint32_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        if (!playout_met(at, reasons[i]))
            fail_msg("no action was refused with '%s'", reasons[i]);
}

int main(void)
{
    return run_registered("tests", load, unload);
}
