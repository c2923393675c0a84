/* tests/modules/hexref/scene.c - what a seat is shown.
 *
 * SPDX-License-Identifier: MIT */
#include "hexref.h"

static void describe_map(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text letters[] = {[TERRAIN_SEA] = {"sea", "~"},
                                        [TERRAIN_PLAIN] = {"plain", "."},
                                        [TERRAIN_FOREST] = {"forest", "f"},
                                        [TERRAIN_HILL] = {"hill", "^"}};
    const hexref_game *game = seen->game;

    for (int32_t hex = 0; hex < HEXES; hex++) {
        int32_t owner = owner_of(seen, hex);

        if (game->terrain[hex] != TERRAIN_UNKNOWN)
            vaka_scene_badge(scene, hex, &letters[game->terrain[hex]], 0, VAKA_TONE_PLAIN);
        if (owner >= 0)
            vaka_scene_tint(scene, hex, VAKA_TONE_SEAT + (uint32_t)owner);
    }
    if (game->stage == STAGE_BATTLE)
        vaka_scene_link(scene, game->battle_from, game->battle_to, VAKA_TONE_BAD);
}

static void describe_garrisons(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"garrisons", "Your garrisons"};
    static const vaka_text note = {"garrison", "{0:zone}: {1:int} soldiers, {2:int} decoys"};
    const hexref_game *game = seen->game;

    if (seat < 0)
        return;
    uint64_t set[2] = {game->own[seat][0], game->own[seat][1]};
    vaka_panel(scene, "garrisons", &title);
    for (int32_t hex = take_lowest(set); hex >= 0; hex = take_lowest(set)) {
        const int16_t *field = garrison(seen, hex)->field;

        vaka_panel_note(scene, &note, hex, field[SOLDIERS], field[DECOYS], VAKA_TONE_PLAIN);
    }
}

static void describe_sides(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"sides", "Sides"};
    static const vaka_text head[] = {{"side", "Side"}, {"hexes", "Hexes"}, {"gold", "Gold"}};
    static const vaka_text side = {"side_name", "{0:seat}"}, number = {"number", "{0:int}"};
    const hexref_game *game = seen->game;

    vaka_panel(scene, "sides", &title);
    vaka_panel_table(scene, 3);
    for (int32_t i = 0; i < 3; i++)
        vaka_panel_cell(scene, &head[i], 0, 0);
    for (int32_t seat = 0; seat < SEATS; seat++) {
        vaka_panel_cell(scene, &side, seat, 0);
        vaka_panel_cell(scene, &number, set_size(game->own[seat]), 0);
        vaka_panel_cell(scene, &number, game->gold[seat], 0);
    }
}

void hexref_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text phase = {"phase", "Round {0:int} of 9"};
    static const vaka_text wait = {"wait", "{0:seat} is choosing"};
    static const vaka_text over = {"over", "The war is over"};
    static const vaka_text prompt[] = {
        [STAGE_PLACE] = {"place", "Place a soldier: {0:int} left"},
        [STAGE_MOVE] = {"move", "Move a garrison, or halt: {1:int} of 3 moves made"},
        [STAGE_BATTLE] = {"battle", "Fight on with {2:int}, or retreat"},
        [STAGE_BUILD] = {"build", "Build, play a card, or end the turn"},
    };
    const hexref_game *game = seen->game;

    vaka_scene_phase(scene, &phase, at_most(game->round + 1, ROUNDS), 0, 0);
    if (game->stage == STAGE_OVER)
        vaka_scene_prompt(scene, &over, 0, 0, 0);
    else if (seat != game->current)
        vaka_scene_prompt(scene, &wait, game->current, 0, 0);
    else
        vaka_scene_prompt(scene, &prompt[game->stage], game->place[seat], game->moves,
                          game->battle_count);
    describe_map(seen, scene);
    describe_sides(seen, scene);
    describe_garrisons(seen, seat, scene);
}
