/* tests/modules/reef/scene.c - what a seat is shown beside the pieces.
 *
 * SPDX-License-Identifier: MIT */
#include "reef.h"

/* What the seat holds, as it is turned. */
static void show_held(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"held", "You Hold"};
    static const vaka_text held = {"held_as", "{0:kind}, turned by {1:int} sixths"};

    vaka_panel(scene, "held", &title);
    for (VAKA_EACH(seen, HANDS + seat, piece))
        vaka_panel_note(scene, &held, seen->pieces[piece].kind, vaka_turned(seen, piece), 0,
                        VAKA_TONE_PLAIN);
}

void reef_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text phase = {"phase", "Round {0:int}"};
    static const vaka_text prompt = {"prompt", "{0:int} {0:plural:action:actions} left"};

    vaka_scene_phase(scene, &phase, ((const reef_game *)seen->game)->round, 0, 0);
    if (seat < 0)
        return;
    vaka_scene_prompt(scene, &prompt, vaka_counter(seen, COUNTER_ACTS, VAKA_NONE), 0, 0);
    show_held(seen, seat, scene);
}
