/* tests/modules/atoll/scene.c - what a seat is shown beside the pieces.
 *
 * SPDX-License-Identifier: MIT */
#include "atoll.h"

/* What the seat may not know reads VAKA_HIDDEN here, and "something hidden" when it is written. */
static void show_goods(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"goods", "Goods"};
    static const vaka_text goods = {"goods_of", "{0:counter} of {1:seat}: {2:int}"};

    vaka_panel(scene, "goods", &title);
    for (int32_t counter = COUNTER_FISH; counter <= COUNTER_PEARLS; counter++)
        for (int32_t seat = 0; seat < seen->seats; seat++)
            vaka_panel_note(scene, &goods, counter, seat, vaka_counter(seen, counter, seat),
                            VAKA_TONE_PLAIN);
}

void atoll_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text phase = {"phase", "Round {0:int}, {1:seat} begins"};
    static const vaka_text prompt = {"prompt", "Reckon with {0:word} of {1:int}"};
    static const vaka_text ropes = {"ropes_at", "{0:int}"};

    vaka_scene_phase(scene, &phase, ((const atoll_game *)seen->game)->round, vaka_order_at(seen, 0),
                     0);
    if (seat >= 0)
        vaka_scene_prompt(scene, &prompt, WORD_PEARLS, vaka_counter(seen, COUNTER_PEARLS, seat), 0);
    for (int32_t route = SPOTS; route < SPOTS + ROUTES; route++)
        if (seen->zones[route].count)
            vaka_scene_badge(scene, vaka_route_end(seen->layout, route, 0), &ropes, 1,
                             VAKA_TONE_GOOD);
    show_goods(seen, scene);
}
