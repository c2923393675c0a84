/* scene.c - describe(): the phase, then the parts of the scene.
 *
 * SPDX-License-Identifier: MIT */
#include "scene/scene.h"

static void say_phase(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text phases[STEP_COUNT] = {
        [STEP_ORDER] = {"phase_order", "Turn Order"},
        [STEP_EXPLORE] = {"phase_explore", "Exploration, {0:seat}"},
        [STEP_MOVE] = {"phase_move", "Movement & Battle, {0:seat}"},
        [STEP_BUILD] = {"phase_build", "Building"},
        [STEP_VICTORY] = {"phase_victory", "Victory"},
        [STEP_SETUP] = {"phase_setup", "Home groups are chosen"},
    };
    static const vaka_text all[STEP_COUNT] = {
        [STEP_EXPLORE] = {"phase_exploration", "Exploration"},
        [STEP_MOVE] = {"phase_movement", "Movement & Battle"},
    };
    static const vaka_text battle = {"phase_battle",
                                     "Movement & Battle, {0:seat}: battle at {1:zone}"};
    static const vaka_text start = {"phase_start", "Pieces are bought before the first turn"};
    static const vaka_text chit = {"phase_chit", "The opponent's chit: {1:kind}"};
    const conquest_game *game = game_of(seen);
    bool nobody = game->actor < 0 && all[game->phase].id;

    if (game->phase == STEP_SETUP && vaka_top(seen)->step == STEP_BUILD)
        vaka_scene_phase(scene, &start, 0, 0, 0);
    else if (vaka_top(seen)->step == STEP_CHIT)
        vaka_scene_phase(scene, &chit, game->actor, chit_on_top(seen), 0);
    else if (game->battle_at >= 0)
        vaka_scene_phase(scene, &battle, game->attacker, game->battle_at, 0);
    else
        vaka_scene_phase(scene, nobody ? &all[game->phase] : &phases[game->phase], game->actor, 0,
                         0);
}

/* The Steps of a turn in their order. */
static void say_stages(const vaka_match *seen, vaka_scene *scene)
{
    static const struct {
        vaka_text text;
        uint32_t step;
    } stages[] = {
        {{"stage_order", "Order"}, STEP_ORDER},
        {{"stage_explore", "Exploration"}, STEP_EXPLORE},
        {{"stage_move", "Movement & Battle"}, STEP_MOVE},
        {{"stage_build", "Building"}, STEP_BUILD},
        {{"stage_victory", "Victory"}, STEP_VICTORY},
    };
    const conquest_game *game = game_of(seen);

    for (size_t i = 0; game->phase != STEP_SETUP && i < sizeof stages / sizeof *stages; i++)
        vaka_scene_stage(scene, &stages[i].text, (uint32_t)game->phase == stages[i].step);
}

void conquest_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    say_phase(seen, scene);
    say_stages(seen, scene);
    say_prompt(seen, seat, scene);
    draw_map(seen, scene);
    draw_advanced(seen, scene);
    show_exploration(seen, scene);
    show_search(seen, scene);
    show_fleet(seen, seat, scene);
    show_ahead(seen, seat, scene);
    show_battle(seen, scene);
    show_build(seen, seat, scene);
    show_events(seen, scene);
    show_opponent(seen, scene);
    show_powers(seen, seat, scene);
    show_seat_markers(seen, scene);
    show_victory(seen, seat, scene);
    show_help(seen, scene);
}
