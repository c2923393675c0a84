/* scene/scene.c - the phase and what is expected of a seat.
 *
 * SPDX-License-Identifier: MIT */
#include "scene/scene.h"
#include "archipelago.h"

void archipelago_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text phase = {"phase", "Turn {0:int}"};

    (void)seat;
    vaka_scene_phase(scene, &phase, vaka_turn(seen), 0, 0);
}
