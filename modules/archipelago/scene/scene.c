/* scene/scene.c - the phase; the parts are in the other files of this folder.
 *
 * SPDX-License-Identifier: MIT */
#include "scene/scene.h"
#include "archipelago.h"

static const vaka_text phases[] = {
    [PHASE_ZERO] = {"phase_zero", "Turn zero: the first regions"},
    [PHASE_DISENGAGE] = {"phase_disengage", "Turn {0:int}: disengaging"},
    [PHASE_ORDER] = {"phase_order", "Turn {0:int}: order of play"},
    [PHASE_EFFECTS] = {"phase_effects", "Turn {0:int}: population effects"},
    [PHASE_BALANCE] = {"phase_balance", "Turn {0:int}: balance of the archipelago"},
    [PHASE_ACTIONS] = {"phase_actions", "Turn {0:int}: actions"},
    [PHASE_EVOLUTION] = {"phase_evolution", "Turn {0:int}: evolution cards"},
};

static void describe_stages(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text stages[] = {
        {"stage_disengage", "Disengage"}, {"stage_order", "Order"},
        {"stage_effects", "Effects"},     {"stage_balance", "Balance"},
        {"stage_actions", "Actions"},     {"stage_evolution", "Evolution"},
    };
    int32_t phase = game_of(seen)->phase;

    for (int32_t i = 0; phase && i < PHASE_EVOLUTION; i++)
        vaka_scene_stage(scene, &stages[i], phase == i + 1);
}

void archipelago_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    vaka_scene_phase(scene, &phases[game_of(seen)->phase], vaka_turn(seen), 0, 0);
    describe_stages(seen, scene);
    describe_map(seen, scene);
    describe_tiles(seen, seat, scene);
    describe_panels(seen, seat, scene);
    describe_prompt(seen, seat, scene);
}
