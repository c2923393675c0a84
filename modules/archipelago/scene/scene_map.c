/* scene/scene_map.c - whose towns control regions, and where people lie.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "scene/scene.h"

static int32_t rebels_in(const vaka_match *seen, int32_t hex)
{
    int32_t count = 0;

    for (VAKA_EACH(seen, hex, piece))
        count += is_unit(&seen->pieces[piece]) && !is_active(&seen->pieces[piece]);
    return count;
}

void describe_map(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text tile = {"region", "{0:kind}"};
    static const vaka_text rebels = {"rebels", "{0:int} {0:plural:rebel:rebels}"};

    for (int32_t hex = 0; hex < MAX_HEXES; hex++) {
        if (!is_region(seen, hex))
            continue;
        vaka_scene_ground(scene, hex, &tile, facts_of(seen)->face_kind + region_at(seen, hex)->face,
                          NULL, "archipelago/tile");
        int32_t town = town_of(seen, hex), lying = rebels_in(seen, hex);
        if (town >= 0)
            vaka_scene_tint(scene, hex, VAKA_TONE_SEAT + (uint32_t)town);
        if (lying)
            vaka_scene_badge(scene, hex, &rebels, lying, VAKA_TONE_BAD);
    }
}
