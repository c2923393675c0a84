/* front/places.h - what a space without a name of its own is called.
 *
 * SPDX-License-Identifier: MIT */
#ifndef FRONT_PLACES_H
#define FRONT_PLACES_H

#include "front/view.h"

/* Writes what a reader calls a space, `places` being a vaka_view: for the `place` of vaka_names.
 * False: nothing but its coordinates. */
bool vaka_place_name(const void *places, int32_t zone, char *out, size_t room);

#endif
