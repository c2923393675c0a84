/* vaka/ext/sample.h - how far a made-up position is from one that could have come about.
 *
 * SPDX-License-Identifier: MIT
 *
 * Optional, for modules with a possible() (module.h). The host asks for it with
 * module->query(VAKA_EXT_SAMPLE). Who searches ahead looks at samples: positions in which all that
 * the seat cannot know has been exchanged. They grow from an arrangement that says nothing about
 * the true one, so possible() may refuse it at first, and the host exchanges pieces until it does
 * not. With this it knows whether an exchange was a step in the right direction; without, it has to
 * hit upon a possible arrangement by chance, and where these are rare the program `search` plays
 * as the module's first bot would. */
#ifndef VAKA_EXT_SAMPLE_H
#define VAKA_EXT_SAMPLE_H

#include "vaka/table.h"

VAKA_BEGIN

#define VAKA_EXT_SAMPLE "vaka.sample/1"

typedef struct vaka_sample {
    vaka_stamp stamp;

    /* How many things are wrong with a position that possible() refuses: the fewer, the nearer it
     * is to a possible one. Pure. */
    int32_t (*wrong)(const vaka_match *match);
} vaka_sample;

VAKA_END

#endif
