/* vaka/ext/reach.h - which pieces a player would rather take along, said by the module.
 *
 * SPDX-License-Identifier: MIT
 *
 * Optional. The host looks ahead by itself where pieces can be brought and by which actions. Where
 * not all can go, several choices may be equally many; it then asks for this capability with
 * module->query(VAKA_EXT_REACH) and takes what is worth most. It is a default and no more: players
 * can always say what goes. */
#ifndef VAKA_EXT_REACH_H
#define VAKA_EXT_REACH_H

#include "vaka/table.h"

VAKA_BEGIN

#define VAKA_EXT_REACH "vaka.reach/1"

typedef struct vaka_reach_taste {
    vaka_stamp stamp;

    /* How gladly the seat takes one piece of a kind from a zone to a space, from 0 to 100. `match`
     * is what the seat may know of the position before the first action. Pure. */
    int32_t (*worth)(const vaka_match *match, int32_t seat, int32_t kind, int32_t from, int32_t to);
} vaka_reach_taste;

VAKA_END

#endif
