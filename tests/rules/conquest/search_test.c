/* tests/rules/conquest/search_test.c - who looks ahead: honest to the bit, the same again, in the
 * background.
 *
 * SPDX-License-Identifier: MIT
 *
 * RULES_WORLDS=n compares choices in n changed worlds instead of a few; with RULES_PEEK somebody
 * who peeks chooses in its place, to see it fail. */
#include "registered.h"
#include "table.h"

#include "match/resample.h"
#include "match/sealed.h"
#include "play/think.h"

enum { WORLDS = 10, EVERY = 17, MOST_ACTIONS = 4000 };

/* Little to think about: what is looked at here is not how well it plays. */
static const vaka_level quick = {{"quick", "thinks a little", NULL}, 0, {12, 3}};

typedef struct party {
    vaka_bot bots[MAX_SEATS];
    uint32_t poll[4];
} party;

static void seat_bots(table *at, party *all, const char *name, uint64_t seed)
{
    vaka_error err;

    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (vaka_bot_init_for(&all->bots[seat], at->plugin.module, name, seed, seat, &err))
            fail_msg("%s", err.text);
    vaka_rng_seed(all->poll, seed);
}

static void seat_thinkers(table *at, party *all, uint64_t seed)
{
    seat_bots(at, all, "search", seed);
    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        all->bots[seat].level = &quick;
}

static bool next(table *at, party *all, vaka_action *action)
{
    vaka_error err;

    if (vaka_live_finished(at->live, NULL) ||
        !vaka_bot_next(all->bots, at->live, all->poll, action))
        return false;
    if (vaka_live_apply(at->live, action, NULL, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    return true;
}

/* --- honest to the bit ------------------------------------------------------------------------ */

/* What somebody chooses, as a number; 0: nothing was weighed. */
typedef uint64_t chooser(vaka_live *live, int32_t seat);

static uint32_t worlds_wanted(void)
{
    const char *text = getenv("RULES_WORLDS");

    return text ? (uint32_t)strtoul(text, NULL, 10) : WORLDS;
}

static uint64_t mix(uint64_t hash, uint64_t number)
{
    return (hash ^ number) * 0x9e3779b97f4a7c15u + (hash >> 29);
}

/* Another world, changed in all that a seat cannot know. False: it is the same. */
static bool change(vaka_live *other, const vaka_live *live, int32_t seat, uint64_t seed)
{
    vaka_resampled changed;

    vaka_live_copy(other, live);
    vaka_resample(other, seat, seed, &changed);
    return changed.pieces + changed.order + changed.sealed + changed.counters + changed.deals > 0;
}

/* In how many of so many such worlds does it choose otherwise? Worlds in which nothing has changed,
 * and choices in which nothing is weighed, do not count. */
static uint32_t count_peeks(table *at, chooser *choose, uint32_t worlds, uint32_t every)
{
    table_choice choice = {.seats = 4, .seed = 11};
    uint32_t peeks = 0, compared = 0, actions = 0;
    vaka_live *other = NULL;
    vaka_action action;
    party all;

    table_lay_out(at, &choice);
    while (compared < worlds) {
        table_start(at, &choice);
        seat_bots(at, &all, "greedy", choice.seed++);
        vaka_live_free(other);
        other = vaka_live_clone(at->live);
        do {
            for (int32_t seat = 0; seat < 4 && compared < worlds; seat++) {
                if (!asked(at, seat) || legal_count(at, seat) < 2 || ++actions % every ||
                    !change(other, at->live, seat, actions))
                    continue;
                uint64_t here = choose(at->live, seat), there = choose(other, seat);
                peeks += here != there;
                compared += here || there;
            }
        } while (compared < worlds && next(at, &all, &action));
    }
    vaka_live_free(other);
    return peeks;
}

static uint64_t look_ahead(vaka_live *live, int32_t seat)
{
    vaka_search_result result;
    uint64_t hash = vaka_search(live, seat, &quick.budget, 77, NULL, NULL, &result);

    if (!result.searched)
        return 0;
    for (uint32_t i = 0; i < result.plan.count; i++)
        for (int n = 0; n < VAKA_ARGS; n++)
            hash = mix(hash, result.plan.at[i].verb * 65536u + (uint16_t)result.plan.at[i].arg[n]);
    return mix(hash, (uint64_t)(result.value * 1e12));
}

/* Everything that grows from a position is a function of these bytes. */
static uint64_t settle(vaka_live *live, int32_t seat)
{
    vaka_live *copy = vaka_live_clone(live);
    bool good = vaka_resample_settle(copy, seat);
    uint64_t hash = good ? vaka_live_hash(copy) : 0;

    vaka_live_free(copy);
    return hash;
}

TEST(positions_that_look_the_same_settle_to_the_same_bytes)
{
    assert_int_equal(count_peeks(*state, settle, 10 * worlds_wanted(), 5), 0);
}

static uint64_t kinds_in(const vaka_match *match, int32_t zone)
{
    uint64_t hash = 0;

    for (VAKA_EACH(match, zone, piece))
        hash = mix(hash, (uint64_t)match->pieces[piece].kind);
    return hash;
}

static uint64_t peek_into_cup(vaka_live *live, int32_t seat)
{
    const vaka_match *match = &vaka_live_position(live)->face;

    (void)seat;
    return kinds_in(match, zone_of(match, ZONE_CUP));
}

static uint64_t peek_at_deck(vaka_live *live, int32_t seat)
{
    const vaka_match *match = &vaka_live_position(live)->face;

    (void)seat;
    return kinds_in(match, zone_of(match, ZONE_DECK));
}

static uint64_t peek_at_plans(vaka_live *live, int32_t seat)
{
    const vaka_position *position = vaka_live_position(live);
    uint64_t hash = 0;

    for (int32_t other = 0; other < position->face.seats; other++)
        for (int32_t i = 0; other != seat && i < position->table->sealed_count[other]; i++) {
            const vaka_action *at =
                &position->sealed[position->face.layout->sealed_max * other + i];
            hash = mix(hash, (uint64_t)at->verb * 65536u + (uint16_t)at->arg[0]);
        }
    return hash;
}

static uint64_t peek_at_pieces(vaka_live *live, int32_t seat)
{
    const vaka_match *match = &vaka_live_position(live)->face;
    uint64_t hash = 0;

    (void)seat;
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        hash = mix(hash, kinds_in(match, hex));
    return hash;
}

TEST(whoever_peeks_is_caught)
{
    static chooser *const peekers[] = {peek_into_cup, peek_at_deck, peek_at_plans, peek_at_pieces};

    for (size_t i = 0; i < sizeof peekers / sizeof *peekers; i++)
        assert_true(count_peeks(*state, peekers[i], 400, 3) > 0);
}

TEST(what_cannot_be_known_makes_no_difference_to_what_is_chosen)
{
    chooser *choose = getenv("RULES_PEEK") ? peek_into_cup : look_ahead;
    uint32_t worlds = worlds_wanted(), peeks = count_peeks(*state, choose, worlds, EVERY);

    if (peeks)
        fail_msg("another choice in %u of %u changed worlds", peeks, worlds);
    print_message("the same choice, weighed in each, in %u changed worlds\n", worlds);
}

/* A sample of a settled position is another one of the same view: nothing is lost by settling. */
TEST(a_settled_position_shows_its_seat_the_same)
{
    table *at = *state;
    table_choice choice = {.seats = 3, .seed = 5};
    uint32_t actions = 0, compared = 0;
    vaka_action action;
    party all;

    table_begin(at, choice);
    seat_bots(at, &all, "greedy", choice.seed);
    do {
        for (int32_t seat = 0; seat < 3; seat++) {
            if (!asked(at, seat) || ++actions % 7 ||
                vaka_sealed_asks(vaka_live_position(at->live), seat))
                continue; /* others who have sealed something are asked again */
            vaka_live *copy = vaka_live_clone(at->live);
            assert_true(vaka_resample_settle(copy, seat));
            if (vaka_live_view_hash(copy, seat) != vaka_live_view_hash(at->live, seat))
                fail_msg("the view of seat %d has changed after %u actions", (int)seat, actions);
            vaka_live_free(copy);
            compared++;
        }
    } while (next(at, &all, &action));
    assert_true(compared > 20);
}

/* --- the same again --------------------------------------------------------------------------- */

static bool same_action(const vaka_action *a, const vaka_action *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

TEST(a_bot_that_is_resumed_goes_on_as_if_it_had_never_stopped)
{
    table *at = *state;
    table_choice choice = {.seats = 2, .seed = 6};
    uint32_t stretches = 0;
    party all;

    table_begin(at, choice);
    seat_thinkers(at, &all, choice.seed);
    for (uint32_t n = 0; n < 120 && !vaka_live_finished(at->live, NULL); n++) {
        int32_t seat = asked(at, 0) ? 0 : 1;
        vaka_bot fresh = all.bots[seat];
        vaka_action one, other;
        uint64_t before = all.bots[seat].choices;

        stretches += vaka_live_stretch(at->live, seat) > 0;
        memset(&fresh.intent, 0, sizeof fresh.intent);
        assert_true(vaka_bot_choose(&all.bots[seat], at->live, seat, &one));
        vaka_bot_resume(&fresh, before);
        if (n % 4 == 0) {
            assert_true(vaka_bot_choose(&fresh, at->live, seat, &other));
            assert_true(same_action(&one, &other));
        }
        assert_int_equal(vaka_live_apply(at->live, &one, NULL, NULL), VAKA_OK);
    }
    assert_true(stretches > 20);
}

static void assert_same_result(const vaka_search_result *one, const vaka_search_result *other)
{
    assert_memory_equal(&one->plan, &other->plan, sizeof one->plan);
    assert_int_equal(one->rollouts, other->rollouts);
    assert_true(one->value == other->value && one->error == other->error);
    assert_true(one->usual_value == other->usual_value);
    assert_true(one->played_value == other->played_value);
}

/* By itself, and beside the first thing that can be done: one thread, and those of a crew. */
static bool search_alike(const table *at, int32_t seat, uint64_t seed, vaka_crew *crew)
{
    vaka_search_budget budget = {64, 9}; /* several rounds */
    vaka_search_played played = {.plan = {.count = 1}};
    vaka_search_result one, other;
    uint32_t count;
    bool good = vaka_search(at->live, seat, &budget, seed, NULL, NULL, &one);

    assert_int_equal(vaka_search(at->live, seat, &budget, seed, NULL, crew, &other), good);
    if (!good)
        return false;
    assert_same_result(&one, &other);
    played.plan.at[0] = vaka_live_legal(at->live, seat, &count)[0];
    assert_true(vaka_search_beside(at->live, seat, &budget, &played, NULL, NULL, &one));
    assert_true(vaka_search_beside(at->live, seat, &budget, &played, NULL, crew, &other));
    assert_same_result(&one, &other);
    return true;
}

TEST(the_number_of_threads_makes_no_difference)
{
    table *at = *state;
    table_choice choice = {.seats = 2, .seed = 7};
    uint32_t searched = 0, actions = 0;
    vaka_action action;
    party all;

    table_begin(at, choice);
    seat_bots(at, &all, "greedy", choice.seed);
    vaka_crew *crew[] = {vaka_crew_new(at->live, 2), vaka_crew_new(at->live, 3)};
    assert_true(crew[0] && crew[1]);
    do {
        int32_t seat = asked(at, 0) ? 0 : 1;
        if (asked(at, seat) && ++actions % 29 == 0)
            searched += search_alike(at, seat, actions, crew[searched % 2]);
    } while (searched < 4 && next(at, &all, &action));
    vaka_crew_free(crew[0]);
    vaka_crew_free(crew[1]);
    assert_int_equal(searched, 4);
}

/* --- in the background ------------------------------------------------------------------------ */

/* Plays on until a seat of thinkers has to think; which one. */
static int32_t until_it_thinks(table *at, party *all)
{
    static const vaka_level unhurried = {{"unhurried", "", NULL}, 0, {4000, 8}};
    party greedy;
    vaka_action action;

    seat_bots(at, &greedy, "greedy", 8);
    for (uint32_t n = 0; n < MOST_ACTIONS; n++) {
        for (int32_t seat = 0; seat < 2; seat++) {
            vaka_search_result found;
            if (asked(at, seat) &&
                vaka_search(at->live, seat, &quick.budget, 1, NULL, NULL, &found)) {
                all->bots[seat].level = &unhurried;
                return seat;
            }
        }
        assert_true(next(at, &greedy, &action));
    }
    fail_msg("nobody ever thinks");
    return 0;
}

TEST(a_thought_comes_to_the_same_as_thinking_at_once)
{
    table *at = *state;
    table_choice choice = {.seats = 2, .seed = 8};
    vaka_action here, there;
    party all;

    table_begin(at, choice);
    seat_thinkers(at, &all, choice.seed);
    int32_t seat = until_it_thinks(at, &all);
    all.bots[seat].level = &quick;
    vaka_bot other = all.bots[seat];
    assert_true(vaka_bot_must_think(&other, at->live, seat));
    vaka_thought *thought = vaka_thought_start(&other, at->live, seat, 2);
    assert_non_null(thought);
    assert_true(vaka_thought_progress(thought) <= 100);
    assert_true(vaka_thought_take(thought, &other, at->live));
    assert_false(vaka_bot_must_think(&other, at->live, seat));
    assert_true(vaka_bot_choose(&other, at->live, seat, &there));
    assert_true(vaka_bot_choose(&all.bots[seat], at->live, seat, &here));
    assert_true(same_action(&here, &there));
}

TEST(told_to_move_now_it_moves_at_once)
{
    table *at = *state;
    table_choice choice = {.seats = 2, .seed = 8};
    vaka_action action;
    party all;

    table_begin(at, choice);
    seat_thinkers(at, &all, choice.seed);
    int32_t seat = until_it_thinks(at, &all);
    vaka_thought *thought = vaka_thought_start(&all.bots[seat], at->live, seat, 1);
    vaka_thought_stop(thought);
    assert_true(vaka_thought_take(thought, &all.bots[seat], at->live));
    assert_true(vaka_bot_choose(&all.bots[seat], at->live, seat, &action));
    assert_int_equal(vaka_live_apply(at->live, &action, NULL, NULL), VAKA_OK);
}

TEST(a_thought_about_a_match_that_has_gone_on_is_dropped)
{
    table *at = *state;
    table_choice choice = {.seats = 2, .seed = 8};
    vaka_action action;
    uint32_t count;
    party all;

    table_begin(at, choice);
    seat_thinkers(at, &all, choice.seed);
    int32_t seat = until_it_thinks(at, &all);
    vaka_thought_drop(vaka_thought_start(&all.bots[seat], at->live, seat, 1));
    vaka_thought *thought = vaka_thought_start(&all.bots[seat], at->live, seat, 1);
    action = vaka_live_legal(at->live, seat, &count)[0];
    assert_int_equal(vaka_live_apply(at->live, &action, NULL, NULL), VAKA_OK);
    vaka_thought_stop(thought);
    assert_false(vaka_thought_take(thought, &all.bots[seat], at->live));
    assert_int_equal(all.bots[seat].intent.plan.count, 0);
}

int main(void)
{
    return run_registered("search", table_group_load, table_group_unload);
}
