/* scene/scene_map.c - whose towns control regions, where people lie; faces of tiles to be laid.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "chapters/tiles.h"
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

/* Both faces of the tile, the one that is up first. */
static void describe_faces(const vaka_match *seen, int32_t piece, vaka_scene *scene)
{
    static const vaka_text nowhere = {"face_fits_nowhere", "This face fits nowhere now"};
    int32_t up = face_of(seen, seen->pieces[piece].kind);

    for (int32_t i = 0; up >= 0 && i < 2; i++) {
        vaka_tray_row row = {.size = sizeof row,
                             .verb = VERB_LAY,
                             .kind = facts_of(seen)->face_kind + (i ? up ^ 1 : up),
                             .stock = VAKA_NONE,
                             .why = &nowhere};
        vaka_scene_tray(scene, &row);
    }
}

void describe_tiles(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    const vaka_frame *frame = vaka_top(seen);

    if (!frame || seat < 0 || !(frame->seats & VAKA_SEAT(seat)) || frame->stage != 1)
        return;
    if (frame->step == STEP_START) /* Z2 */
        for (VAKA_EACH(seen, seat_zone(seen, seat, SEAT_TILES), piece))
            describe_faces(seen, piece, scene);
    if (frame->step == STEP_EXPLORE) /* 5.4b: not before it was taken [5.4a] */
        for (VAKA_EACH(seen, zone_of(seen, ZONE_FOUND), piece))
            describe_faces(seen, piece, scene);
}
