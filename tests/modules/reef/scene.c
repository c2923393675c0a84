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

/* Can a tile of a kind that the seat holds be laid anywhere, as it is turned? */
static bool fits(const vaka_match *seen, int32_t seat, int32_t kind)
{
    int16_t fact[VAKA_TEXT_ARGS];

    for (int16_t space = 0; space < SPACES; space++) {
        vaka_action lay = {(int8_t)seat, VERB_LAY, {(int16_t)kind, space, 0, 0}};
        if (!reef_why_not(seen, &lay, fact))
            return true;
    }
    return false;
}

static void show_tray(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text cost = {"cost", "{0:int} {0:plural:action:actions}"};
    static const vaka_text no_place = {"no_place", "{0:kind} fits nowhere as it is turned"};
    static const vaka_text held = {"held_enough", "you hold {0:int} tiles"};
    int32_t top = seen->zones[SHOAL].last;

    if (top >= 0) {
        vaka_tray_row draw = {.size = sizeof draw,
                              .verb = VERB_DRAW,
                              .kind = seen->pieces[top].kind,
                              .stock = seen->zones[SHOAL].count,
                              .cost = &cost,
                              .cost_a = 1,
                              .why = &held,
                              .why_a = seen->zones[HANDS + seat].count};
        vaka_scene_tray(scene, &draw);
    }
    for (int32_t kind = KIND_FRONT; kind < KIND_COUNT; kind++) {
        vaka_tray_row lay = {.size = sizeof lay,
                             .verb = VERB_LAY,
                             .kind = kind,
                             .stock = vaka_count(seen, HANDS + seat, VAKA_NONE, kind),
                             .cost = &cost,
                             .cost_a = 1,
                             .why = fits(seen, seat, kind) ? NULL : &no_place,
                             .why_a = kind};
        if (lay.stock)
            vaka_scene_tray(scene, &lay);
    }
}

void reef_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text phase = {"phase", "Round {0:int}"};
    static const vaka_text prompt = {"prompt", "{0:int} {0:plural:action:actions} left"};

    vaka_scene_phase(scene, &phase, ((const reef_game *)seen->game)->round, 0, 0);
    if (seat < 0)
        return;
    vaka_scene_prompt(scene, &prompt, vaka_counter(seen, COUNTER_ACTS, VAKA_NONE), 0, 0);
    show_tray(seen, seat, scene);
    show_held(seen, seat, scene);
}
