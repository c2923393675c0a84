/* tests/modules/market/scene.c - what a seat is shown beside the pieces.
 *
 * SPDX-License-Identifier: MIT */
#include "market.h"

void market_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text phase = {"phase", "Round {0:int}"};
    static const vaka_text prompt = {
        "prompt", "{0:int} {0:plural:action:actions} and {1:int} {1:plural:offer:offers} left"};
    static const vaka_text visit = {"visit", "{0:seat} would like to visit you"};
    const market_game *game = seen->game;
    const vaka_frame *top = vaka_top(seen);

    vaka_scene_phase(scene, &phase, game->round, 0, 0);
    if (seat < 0)
        return;
    if (top && top->step == STEP_VISIT)
        vaka_scene_prompt(scene, &visit, top->local[0], 0, 0);
    else
        vaka_scene_prompt(scene, &prompt, game->acts, vaka_deals_left(seen, seat), 0);
}
