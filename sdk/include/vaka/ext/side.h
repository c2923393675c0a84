/* vaka/ext/side.h - which side each seat plays, said by the module.
 *
 * SPDX-License-Identifier: MIT
 *
 * Optional. For games in which seats and sides (homes, nations, colours) are not the same thing:
 * the host asks for it with module->query(VAKA_EXT_SIDE), and `vaka sim` then tells how often each
 * side wins, not only each seat. */
#ifndef VAKA_EXT_SIDE_H
#define VAKA_EXT_SIDE_H

#include "vaka/table.h"

VAKA_BEGIN

#define VAKA_EXT_SIDE "vaka.side/1"

typedef struct vaka_side {
    vaka_stamp stamp;

    /* A zone whose title names what the seat plays, or VAKA_NONE as long as that is not settled.
     * The first answer counts for the whole match. Pure. */
    int32_t (*side)(const vaka_match *match, int32_t seat);
} vaka_side;

VAKA_END

#endif
