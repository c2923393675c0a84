/* unit/fit_test.c - weights are worked out from who of several has won; from won or lost where one
 * seat plays.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

#include "chance/rng.h"
#include "play/fit_inside.h"

#include <math.h>

/* --- from cases ------------------------------------------------------------------------------- */

#define CASES 20000u

static double chance_of(double u)
{
    return 1 / (1 + exp(-u));
}

/* What a point more than the other seat has counts for: 0.5 early, 0.1 late. */
static double point_at(const vaka_fit_case *one)
{
    return 0.5 * (1 - one->progress) + 0.1 * one->progress;
}

/* By what the first seat wins: its lead, or, where it plays alone, its points above four. */
static double strength(const vaka_fit_case *one)
{
    return point_at(one) * (one->x[0][0] - (one->alone ? 4.0 : one->x[1][0]));
}

/* Cases of which it is known what counts. Of the two numbers of a seat the second says nothing; of
 * who plays alone it is always one, so that its weight tells what four points are worth. */
static void make_cases(vaka_fit_cases *cases, bool alone)
{
    uint32_t rng[4];

    vaka_rng_seed(rng, 3);
    cases->at = calloc(CASES, sizeof *cases->at);
    cases->count = CASES;
    for (uint32_t i = 0; i < CASES; i++) {
        vaka_fit_case *one = &cases->at[i];
        one->progress = (float)vaka_rng_below(rng, 101) / 100;
        one->seats = alone ? 1 : 3;
        one->alone = alone;
        for (int seat = 0; seat < 2; seat++)
            for (int n = 0; n < 2; n++)
                one->x[seat][n] = (float)vaka_rng_below(rng, 9);
        if (alone)
            one->x[0][1] = 1;
        bool won = vaka_rng_below(rng, 1000000) < 1000000 * chance_of(strength(one));
        one->winners = won ? 1 : alone ? 0 : 2;
    }
}

static void is_near(int32_t weight, int32_t true_one, int32_t off)
{
    if (weight < true_one - off || weight > true_one + off)
        fail_msg("%d is not near %d", (int)weight, (int)true_one);
}

TEST(weights_that_made_the_cases_are_found_again)
{
    vaka_fit_cases cases = {0};
    vaka_fit fit = {0};

    (void)state;
    make_cases(&cases, false);
    assert_true(vaka_fit_solve(&cases, 2, &fit));
    assert_int_equal(fit.cases, CASES);
    is_near(fit.weight[0], 5000, 500);
    is_near(fit.weight[1], 1000, 300);
    is_near(fit.weight[2], 0, 400);
    vaka_fit_test(&cases, 2, &fit);
    assert_true(fit.likelihood > fit.chance + 0.05);
    free(cases.at);
}

TEST(cases_that_nobody_won_teach_nothing)
{
    vaka_fit_cases cases = {0};
    vaka_fit fit = {0};

    (void)state;
    make_cases(&cases, false);
    for (uint32_t i = 0; i < CASES; i++)
        cases.at[i].winners = 0;
    assert_false(vaka_fit_solve(&cases, 2, &fit));
    free(cases.at);
}

TEST(who_plays_alone_learns_from_what_was_won_and_from_what_was_lost)
{
    vaka_fit_cases cases = {0};
    vaka_fit fit = {0};

    (void)state;
    make_cases(&cases, true);
    assert_true(vaka_fit_solve(&cases, 2, &fit));
    assert_int_equal(fit.cases, CASES);
    is_near(fit.weight[0], 5000, 500);
    is_near(fit.weight[1], 1000, 500);
    is_near(fit.weight[2], -20000, 2000);
    is_near(fit.weight[3], -4000, 2000);
    free(cases.at);
}

/* The mean logarithm of the chance of what came, by what made the cases. */
static double true_likelihood(const vaka_fit_cases *cases)
{
    double sum = 0;

    for (uint32_t i = 0; i < cases->count; i++) {
        double won = chance_of(strength(&cases->at[i]));
        sum += log(cases->at[i].winners ? won : 1 - won);
    }
    return sum / cases->count;
}

TEST(a_case_that_was_lost_alone_counts_by_the_chance_to_lose_it)
{
    vaka_fit fit = {.weight = {5000, 1000, -20000, -4000}};
    vaka_fit_cases cases = {0};

    (void)state;
    make_cases(&cases, true);
    vaka_fit_test(&cases, 2, &fit);
    assert_int_equal(fit.tested, CASES);
    assert_true(fabs(fit.chance + log(2)) < 1e-9);
    assert_true(fabs(fit.likelihood - true_likelihood(&cases)) < 1e-6);
    free(cases.at);
}

/* --- from games ------------------------------------------------------------------------------- */

enum { ROUNDS = 6, GAMES = 400, GOAL = 6 };

static vaka_content *content; /* of a match with a seat that nobody plays; else NULL */

/* A seat gets 0 to 2 a round, as it likes, and wins by more than a goal; if it does not, the seat
 * behind it wins, or nobody. */
static void ask_or_end(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    if (toy_of(match)->number[1] < ROUNDS)
        vaka_ask(match, 0);
    else if (toy_of(match)->number[0] > GOAL)
        vaka_finish(match, VAKA_SEAT(0));
    else
        vaka_finish(match, content ? VAKA_SEAT(1) : 0);
}

static void offer_numbers(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    for (int32_t n = 0; n < 3; n++)
        vaka_offer(out, seat, TOY_DO, n, 0, 0, 0);
}

static void take_number(vaka_match *match, const vaka_action *action)
{
    toy_of(match)->number[0] += action->arg[0];
    vaka_turn_set(match, ++toy_of(match)->number[1]);
}

static void measure(const vaka_match *match, int32_t seat, int32_t *out)
{
    assert_int_equal(seat, 0);
    out[0] = toy_of(match)->number[0];
    out[1] = 1;
}

static int32_t progress(const vaka_match *match)
{
    return VAKA_PROGRESS * toy_of(match)->number[1] / ROUNDS;
}

static const void *query(const char *id)
{
    static const char *const features[] = {"number", "one"};
    static const vaka_evaluate evaluate = {.stamp = VAKA_STAMP(vaka_evaluate),
                                           .features = features,
                                           .feature_count = 2,
                                           .measure = measure,
                                           .progress = progress};

    return strcmp(id, VAKA_EXT_EVALUATE) == 0 ? &evaluate : NULL;
}

/* What is learnt from games of one person, with another seat that nobody plays or without. */
static void fit_games(bool other_seat, vaka_fit *out)
{
    vaka_module module = toy_module;
    vaka_layout *layout;
    vaka_setup setup;
    vaka_error err = {0};
    vaka_sim_plan plan = {.bot = {"random"}, .seed = vaka_seed_of(5), .games = GAMES, .bound = 99};

    toy = (toy_script){.step = ask_or_end, .legal = offer_numbers, .apply = take_number};
    module.query = query;
    content = other_seat ? toy_content(&module, 1) : NULL;
    assert_int_equal(vaka_setup_init(&setup, &module, other_seat ? 2 : 1, &err), VAKA_OK);
    setup.content = content;
    assert_int_equal(vaka_layout_new(&setup, &layout, &err), VAKA_OK);
    plan.layout = layout;
    if (vaka_fit_run(&plan, out, &err))
        fail_msg("%s", err.text);
    vaka_layout_free(layout);
    if (content)
        vaka_content_free(content);
}

/* The more it has, the sooner it wins: which only games that were lost can tell. */
static void check_fit(const vaka_fit *fit)
{
    assert_int_equal(fit->games, GAMES * 9 / 10);
    assert_int_equal(fit->cases, fit->games * (ROUNDS - 1u)); /* after its last there is no turn */
    assert_true(fit->weight[0] > 2000 && fit->weight[1] > 2000);
    assert_true(fit->weight[2] < -2000 || fit->weight[3] < -2000);
    assert_true(fit->likelihood > fit->chance + 0.1);
}

TEST(games_of_one_seat_teach_by_being_won_or_lost)
{
    vaka_fit fit;

    (void)state;
    fit_games(false, &fit);
    check_fit(&fit);
}

TEST(beside_a_seat_that_nobody_plays_it_is_the_same)
{
    vaka_fit fit;

    (void)state;
    fit_games(true, &fit);
    check_fit(&fit);
}

int main(void)
{
    return run_registered("fit", NULL, NULL);
}
