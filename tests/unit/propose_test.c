/* unit/propose_test.c - plans that a module in C proposes by itself (vaka/ext/evaluate.h).
 *
 * SPDX-License-Identifier: MIT
 *
 * The first seat says three numbers of ten; then the turn is over. Which three are worth something,
 * and what is proposed, is up to a test. The module's bot says 1 each time. */
#include "registered.h"
#include "toy.h"

#include "play/bot.h"
#include "play/search.h"
#include "vaka/ext/evaluate.h"

enum { NUMBERS = 3, BELOW = 10 };

/* Too few plans for each number to be tried out as the first one. */
static const vaka_search_budget few = {200, 8};

static int32_t wanted[NUMBERS]; /* the three that win */
static bool on_ace;             /* the last number is legal only while the other holds an ace */

/* --- the module ------------------------------------------------------------------------------- */

static void deal(vaka_match *match)
{
    for (int i = 0; i < 8; i++)
        vaka_piece_new(match, i % 2 ? TOY_ACE : TOY_KING, VAKA_NONE, TOY_DECK);
    vaka_piece_new(match, TOY_ACE, VAKA_NONE, TOY_HAND);
    vaka_piece_new(match, TOY_KING, VAKA_NONE, TOY_HAND + 1);
}

static void ask(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_ask(match, toy_of(match)->number[3] == NUMBERS);
}

static bool is_number(const vaka_match *match, int32_t n)
{
    bool has_ace = vaka_count(match, TOY_HAND + 1, VAKA_NONE, TOY_ACE) > 0;

    return n < BELOW - 1 || (n == BELOW - 1 && (!on_ace || has_ace));
}

static void offer_numbers(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    for (int32_t n = 0; is_number(match, n); n++)
        vaka_offer(out, seat, TOY_DO, n, 0, 0, 0);
}

static const vaka_reason *refuse_others(const vaka_match *match, const vaka_action *action)
{
    static const vaka_reason none = {"none", "1.2", "{0:int} is no number"};

    return is_number(match, action->arg[0]) ? NULL : &none;
}

static void say_number(vaka_match *match, const vaka_action *action)
{
    toy_game *game = toy_of(match);

    game->number[game->number[3]++] = action->arg[0];
    if (game->number[3] == NUMBERS)
        vaka_turn_set(match, 1);
}

static int32_t say_one(const vaka_choice *choice)
{
    (void)choice;
    return 1;
}

static void measure(const vaka_match *match, int32_t seat, int32_t *out)
{
    out[0] = seat == 0 && memcmp(toy_of(match)->number, wanted, sizeof wanted) == 0;
}

static int32_t progress(const vaka_match *match)
{
    (void)match;
    return 0;
}

static const int32_t *weights(const vaka_match *match)
{
    static const int32_t both[2] = {2 * VAKA_WEIGHT, 2 * VAKA_WEIGHT};

    (void)match;
    return both;
}

static vaka_evaluate evaluate;

static const void *query(const char *id)
{
    static const vaka_bot_spec bot = {"one", "says 1 each time", say_one};
    static const vaka_bots bots = {VAKA_STAMP(vaka_bots), &bot, 1};

    if (strcmp(id, VAKA_EXT_EVALUATE) == 0)
        return &evaluate;
    return strcmp(id, VAKA_EXT_BOT) == 0 ? &bots : NULL;
}

typedef int32_t proposer(const vaka_choice *choice, uint32_t daring, uint32_t whim);

static vaka_module module;

/* A match in which these three numbers win, and these plans are proposed. */
static vaka_live *begin(const int32_t *numbers, proposer *propose)
{
    static const char *const features[] = {"right"};

    memcpy(wanted, numbers, sizeof wanted);
    on_ace = false;
    toy = (toy_script){.setup = deal,
                       .step = ask,
                       .legal = offer_numbers,
                       .why_not = refuse_others,
                       .apply = say_number};
    evaluate = (vaka_evaluate){.stamp = VAKA_STAMP(vaka_evaluate),
                               .features = features,
                               .feature_count = 1,
                               .measure = measure,
                               .progress = progress,
                               .weights = weights,
                               .propose = propose,
                               .turns = 1};
    module = toy_module;
    module.query = query;
    return toy_live_of(&module, 2);
}

static void search(const vaka_live *live, vaka_search_result *out)
{
    uint64_t before = vaka_live_hash(live);

    vaka_search(live, 0, &few, 9, NULL, NULL, out);
    assert_true(vaka_live_hash(live) == before);
}

static void is_plan(const vaka_plan *plan, const int32_t *numbers)
{
    assert_int_equal(plan->count, NUMBERS);
    for (int i = 0; i < NUMBERS; i++)
        assert_int_equal(plan->at[i].arg[0], numbers[i]);
}

static const int32_t ones[NUMBERS] = {1, 1, 1}, best[NUMBERS] = {3, 1, 4};

/* --- what is proposed ------------------------------------------------------------------------- */

static int32_t said(const vaka_choice *choice)
{
    return toy_of(choice->seen)->number[3];
}

/* By its whim one of three plans. */
static int32_t propose_three(const vaka_choice *choice, uint32_t daring, uint32_t whim)
{
    static const int32_t plans[3][NUMBERS] = {{3, 1, 4}, {2, 7, 1}, {6, 8, 9}};

    (void)daring;
    return plans[whim % 3][said(choice)];
}

TEST(what_is_proposed_is_weighed_and_taken_where_it_is_best)
{
    vaka_live *live = begin(best, propose_three);
    vaka_search_result result;

    (void)state;
    search(live, &result);
    assert_true(result.searched);
    assert_int_equal(result.plans, 4); /* the usual one and three */
    is_plan(&result.usual, ones);
    is_plan(&result.plan, best);
    assert_true(result.value > result.usual_value + 0.3);
    toy_free(live);
}

TEST(what_is_proposed_is_not_taken_where_it_is_no_better)
{
    static const int32_t other[NUMBERS] = {5, 5, 5};
    vaka_live *live = begin(other, propose_three);
    vaka_search_result result;

    (void)state;
    search(live, &result);
    assert_int_equal(result.plans, 4);
    is_plan(&result.plan, ones);
    toy_free(live);
}

TEST(without_proposals_such_a_plan_is_not_found)
{
    vaka_live *live = begin(best, NULL);
    vaka_search_result result;

    (void)state;
    search(live, &result);
    assert_true(result.plans > 1);
    is_plan(&result.plan, ones);
    toy_free(live);
}

/* Plays what somebody who looks ahead does, until the other seat is asked. */
static void play_ahead(vaka_live *live)
{
    static const vaka_level level = {{"quick", "thinks a little", NULL}, 0, {200, 8}};
    vaka_action action;
    vaka_error err = {0};
    vaka_bot bot;

    assert_int_equal(vaka_bot_init_for(&bot, &module, "search", 3, 0, &err), VAKA_OK);
    bot.level = &level;
    for (int i = 0; i < NUMBERS; i++) {
        assert_true(vaka_bot_choose(&bot, live, 0, &action));
        if (vaka_live_apply(live, &action, NULL, &err))
            fail_msg("%s", err.text);
    }
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(1));
}

TEST(the_best_plan_is_played_to_its_end)
{
    vaka_live *live = begin(best, propose_three);

    (void)state;
    play_ahead(live);
    assert_memory_equal(toy_of(toy_match(live))->number, best, sizeof best);
    toy_free(live);
}

static uint32_t mood; /* the whim of the plan that is being made */
static uint32_t plans_begun, moods_changed, wrong_daring, daring_of_all;

static int32_t note_mood(const vaka_choice *choice, uint32_t daring, uint32_t whim)
{
    if (said(choice) == 0) {
        mood = whim;
        plans_begun++;
        daring_of_all |= daring > 50 ? 2u : 1u;
    }
    moods_changed += whim != mood;
    wrong_daring += daring < 1 || daring > 100;
    return (int32_t)(whim % BELOW);
}

TEST(one_mood_goes_through_a_plan)
{
    static const int32_t nines[NUMBERS] = {9, 9, 9};
    vaka_live *live = begin(nines, note_mood);
    vaka_search_result result;

    (void)state;
    plans_begun = moods_changed = wrong_daring = daring_of_all = 0;
    search(live, &result);
    assert_true(plans_begun >= few.plans - 1);
    assert_int_equal(moods_changed, 0);
    assert_int_equal(wrong_daring, 0);
    assert_int_equal(daring_of_all, 3); /* some as usual, some not */
    toy_free(live);
}

/* --- what is not legal ------------------------------------------------------------------------ */

static int32_t out_of_list; /* what it names after the first number */

static int32_t propose_nonsense(const vaka_choice *choice, uint32_t daring, uint32_t whim)
{
    (void)daring;
    (void)whim;
    assert_int_equal(choice->count, BELOW);
    return said(choice) ? out_of_list : 3;
}

TEST(an_index_outside_the_list_is_as_usual)
{
    static const int32_t outside[] = {BELOW, -1, -7, INT32_MAX, INT32_MIN};
    static const int32_t rest_as_usual[NUMBERS] = {3, 1, 1};
    vaka_search_result result;

    (void)state;
    for (size_t i = 0; i < sizeof outside / sizeof *outside; i++) {
        vaka_live *live = begin(rest_as_usual, propose_nonsense);
        out_of_list = outside[i];
        search(live, &result);
        assert_int_equal(result.plans, 2);
        is_plan(&result.plan, rest_as_usual);
        toy_free(live);
    }
}

/* Half of the worlds have the last number; the table has not. */
TEST(what_turns_out_not_to_be_legal_is_not_played)
{
    static const int32_t with_ace[NUMBERS] = {6, 8, 9}, last_as_usual[NUMBERS] = {6, 8, 1};
    vaka_live *live = begin(with_ace, propose_three);
    vaka_search_result result;

    (void)state;
    on_ace = true;
    search(live, &result);
    is_plan(&result.plan, with_ace);
    play_ahead(live);
    assert_memory_equal(toy_of(toy_match(live))->number, last_as_usual, sizeof last_as_usual);
    toy_free(live);
}

/* --- what is seen ----------------------------------------------------------------------------- */

static uint32_t looks, own_seen, others_seen;

static int32_t look_around(const vaka_choice *choice, uint32_t daring, uint32_t whim)
{
    const vaka_match *seen = choice->seen;

    looks++;
    own_seen += vaka_count(seen, TOY_HAND, VAKA_NONE, TOY_ACE) == 1;
    for (int32_t kind = TOY_ACE; kind <= TOY_KING; kind++) {
        others_seen += vaka_count(seen, TOY_HAND + 1, VAKA_NONE, kind) > 0;
        others_seen += vaka_count(seen, TOY_DECK, VAKA_NONE, kind) > 0;
    }
    return propose_three(choice, daring, whim);
}

TEST(proposals_see_what_the_seat_may_know)
{
    vaka_live *live = begin(best, look_around);
    vaka_search_result result;

    (void)state;
    looks = own_seen = others_seen = 0;
    search(live, &result);
    assert_true(looks > 0);
    assert_int_equal(own_seen, looks);
    assert_int_equal(others_seen, 0);
    toy_free(live);
}

int main(void)
{
    return run_registered("propose", NULL, NULL);
}
