/* play/fit.c - plays games and notes what seats measured, then fits.
 *
 * SPDX-License-Identifier: MIT */
#include "play/fit.h"

#include "play/fit_inside.h"
#include "play/search_inside.h"

#include "layout/extension.h"
#include "script/mods/game.h"
#include "script/run/runner.h"

#include <stdlib.h>
#include <string.h>

#define LEFT_OUT 10u /* one game in so many */

static vaka_fit_case *add_case(vaka_fit_cases *cases)
{
    if (cases->count == cases->room) {
        cases->room = cases->room ? cases->room * 2 : 256;
        cases->at = vaka_xgrow(cases->at, cases->room * sizeof *cases->at);
    }
    vaka_fit_case *one = &cases->at[cases->count++];
    memset(one, 0, sizeof *one);
    return one;
}

static void note_case(vaka_fit_cases *cases, const vaka_evaluate *evaluate, vaka_live *live)
{
    const vaka_position *position = vaka_live_position(live);
    uint8_t nobody = vaka_nobody(vaka_live_layout(live));
    vaka_fit_case *one = add_case(cases);

    one->progress = (float)evaluate->progress(&position->face) / VAKA_PROGRESS;
    for (int32_t seat = 0; seat < position->face.seats; seat++) {
        int32_t out[VAKA_FEATURES] = {0};
        if (!(position->table->seats_in & VAKA_SEAT(seat)) || (nobody & VAKA_SEAT(seat)))
            continue;
        evaluate->measure(&position->face, seat, out);
        one->seats |= VAKA_SEAT(seat);
        for (uint32_t i = 0; i < evaluate->feature_count; i++)
            one->x[seat][i] = (float)out[i];
    }
    one->alone = position->face.seats - __builtin_popcount(nobody) == 1;
}

/* Plays a game and notes a case whenever a turn begins. */
static vaka_status play(const vaka_sim_plan *plan, vaka_live *live, vaka_bot *bots,
                        vaka_fit_cases *cases, const vaka_evaluate *evaluate, vaka_error *err)
{
    uint32_t poll[4], first = cases->count;
    uint8_t winners = 0;
    vaka_action action;
    int16_t turn = vaka_live_position(live)->table->turn;

    vaka_bot_poll(&plan->seed, bots[0].seed, poll);
    for (uint32_t n = 0; !vaka_live_finished(live, &winners) && n < plan->bound; n++) {
        if (!vaka_bot_next(bots, live, poll, &action))
            return vaka_fail(err, VAKA_ERR_CONTRACT, "nobody can act after %u actions", n);
        vaka_status status = vaka_live_apply(live, &action, NULL, err);
        if (status)
            return status;
        if (vaka_live_position(live)->table->turn == turn || vaka_live_finished(live, NULL))
            continue;
        turn = vaka_live_position(live)->table->turn;
        note_case(cases, evaluate, live);
    }
    for (uint32_t i = first; i < cases->count; i++)
        cases->at[i].winners = winners;
    if (!vaka_live_finished(live, NULL))
        cases->count = first;
    return VAKA_OK;
}

static vaka_status play_game(const vaka_sim_plan *plan, uint32_t number,
                             const vaka_script_port *port, vaka_fit_cases *cases,
                             const vaka_evaluate *evaluate, vaka_error *err)
{
    vaka_seed seed = vaka_seed_of(vaka_sim_seed(plan->seed.number, number));
    vaka_bot bots[VAKA_MAX_SEATS];
    vaka_live *live = NULL;
    vaka_status status = vaka_sim_bots(plan, &seed, bots, err);

    if (!status)
        status = vaka_live_new_seeded(plan->layout, port, &seed, NULL, 0, &live, err);
    if (status)
        return status;
    vaka_live_keep_undo(live, false);
    status = play(plan, live, bots, cases, evaluate, err);
    vaka_live_free(live);
    return status;
}

static vaka_status play_all(const vaka_sim_plan *plan, const vaka_evaluate *evaluate,
                            vaka_fit_cases *learnt, vaka_fit_cases *left_out, vaka_error *err)
{
    vaka_runner *runner = NULL;
    vaka_status status = VAKA_OK;

    if (plan->library)
        status = vaka_runner_new(plan->library, plan->layout->setup.content, &runner, err);
    for (uint32_t i = 0; i < plan->games && !status; i++) {
        status = play_game(plan, i, runner ? vaka_runner_port(runner) : NULL,
                           i % LEFT_OUT ? learnt : left_out, evaluate, err);
        if (plan->progress)
            plan->progress(plan->data, i + 1);
    }
    vaka_runner_free(runner);
    return status;
}

vaka_status vaka_fit_run(const vaka_sim_plan *plan, vaka_fit *out, vaka_error *err)
{
    const vaka_module *module = plan->layout->module;
    const vaka_evaluate *evaluate = vaka_game_evaluation(module);
    vaka_fit_cases learnt = {0}, left_out = {0};

    memset(out, 0, sizeof *out);
    if (!evaluate)
        evaluate = vaka_extension(module, VAKA_EXT_EVALUATE, sizeof *evaluate);
    if (!evaluate || evaluate->feature_count > VAKA_FEATURES)
        return vaka_fail(err, VAKA_ERR_DATA, "%s measures nothing: it has no evaluation",
                         module->title);
    vaka_status status = play_all(plan, evaluate, &learnt, &left_out, err);
    out->evaluate = evaluate;
    out->games = plan->games - (plan->games + LEFT_OUT - 1) / LEFT_OUT;
    if (!status && !vaka_fit_solve(&learnt, evaluate->feature_count, out))
        status = vaka_fail(err, VAKA_ERR_DATA, "there is nothing to learn from: nobody won");
    if (!status)
        vaka_fit_test(&left_out, evaluate->feature_count, out);
    free(learnt.at);
    free(left_out.at);
    return status;
}
