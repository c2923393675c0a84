/* scene/scene.h - what a seat is shown beside the pieces.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_SCENE_H
#define ARCHIPELAGO_SCENE_H

#include "vaka/vaka.h"

void archipelago_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene);

/* Its parts. */
void describe_prompt(const vaka_match *seen, int32_t seat,
                     vaka_scene *scene);                      /* what is expected */
void describe_map(const vaka_match *seen, vaka_scene *scene); /* towns, rebels */
void describe_tiles(const vaka_match *seen, int32_t seat,
                    vaka_scene *scene); /* faces of a tile that can be laid */
void describe_panels(const vaka_match *seen, int32_t seat,
                     vaka_scene *scene); /* boards, row, wheel */
void describe_prices(const vaka_match *seen, int32_t seat,
                     vaka_scene *scene); /* of cubes, buildings, ships, recruits */

#endif
