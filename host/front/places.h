/* front/places.h - what a space without a name of its own is called.
 *
 * SPDX-License-Identifier: MIT */
#ifndef FRONT_PLACES_H
#define FRONT_PLACES_H

#include "front/view.h"

/* Writes what a reader calls a space, `places` being a vaka_view: for the `place` of vaka_names.
 * False: nothing but its coordinates. */
bool vaka_place_name(const void *places, int32_t zone, char *out, size_t room);

/* Has it a name of its own, as it is printed; else one that the reader has found there and nowhere
 * else? */
bool vaka_place_is_named(const vaka_view *view, int32_t zone, bool printed);

/* bearings.c: "the hex north of X", for the `bearing` of a view. False: there is none. */
bool vaka_place_bearing(const vaka_view *view, int32_t zone, char *out, size_t room);

#endif
