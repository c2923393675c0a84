/* scene/scene.h - what a seat is shown beside the pieces.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_SCENE_H
#define ARCHIPELAGO_SCENE_H

#include "vaka/vaka.h"

void archipelago_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene);

#endif
