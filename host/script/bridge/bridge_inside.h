/* script/bridge/bridge_inside.h - what the files of the bridge share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_BRIDGE_BRIDGE_INSIDE_H
#define SCRIPT_BRIDGE_BRIDGE_INSIDE_H

#include "script/bridge/bridge.h"
#include "script/bridge/bridge_row.h"
#include "script/bridge/handle.h"

#define VAKA_BRIDGE_TEXT 255u  /* bytes of the longest text handed to C */
#define VAKA_BRIDGE_LIST 4096u /* numbers of the longest list */
#define VAKA_BRIDGE_ROWS 128u  /* of one bridge */

struct vaka_list {
    uint32_t count; /* may be more than there is room for */
    int32_t at[VAKA_BRIDGE_LIST];
};

/* What the functions of a sandbox work on; one for each sandbox, kept by its state. */
typedef struct vaka_bound {
    vaka_position *position; /* borrowed; NULL: none */
    bool may_change;
    bool inside;       /* a C function is under way */
    int32_t limit[16]; /* by type: seats, zones, kinds are numbers below it */
    vaka_handles handles;
    vaka_list list;
} vaka_bound;

vaka_bound *vaka_bound_of(lua_State *L);

/* One argument on its way to C. */
typedef union vaka_slot {
    int32_t number;
    uint8_t truth;
    const void *pointer;
} vaka_slot;

/* Reads an argument of a type. False: it does not fit, and vaka_arg_problem says why. A position is
 * bound. May burn fuel, and so raise a fault. */
bool vaka_arg_read(lua_State *L, vaka_bound *bound, uint8_t type, int index, vaka_slot *out);
void vaka_arg_problem(lua_State *L, vaka_bound *bound, uint8_t type, int index, vaka_error *out);

/* Pushes a result that is no list and no text. False: there is no such piece. */
bool vaka_result_push(lua_State *L, vaka_bound *bound, uint8_t type, int32_t value);

#endif
