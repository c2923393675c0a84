/* script/bridge_direct.h - calls of C functions that take and give nothing but whole numbers.
 *
 * SPDX-License-Identifier: MIT
 *
 * Most rows are such: seats, zones, kinds, pieces and numbers are all int32_t. With at most four of
 * them there are few enough types of functions to write each call down; that takes a tenth of what
 * libffi takes, which is left for all the others. Every function is called by its own exact type.
 */
#ifndef SCRIPT_BRIDGE_DIRECT_H
#define SCRIPT_BRIDGE_DIRECT_H

#include "script/bridge_inside.h"

/* By result and by whether the match is const; anything else goes through libffi. */
#define VAKA_SHAPE_OTHER 0u
#define VAKA_SHAPE_QUERY_INT 1u
#define VAKA_SHAPE_QUERY_BOOL 2u
#define VAKA_SHAPE_QUERY_NONE 3u
#define VAKA_SHAPE_CHANGE_INT 4u
#define VAKA_SHAPE_CHANGE_BOOL 5u
#define VAKA_SHAPE_CHANGE_NONE 6u

#define VAKA_DIRECT(name, result, match_type, keep)                                                \
    static inline void name(void (*call)(void), match_type match, const vaka_slot *a,              \
                            uint32_t count, int32_t *out)                                          \
    {                                                                                              \
        typedef int32_t n;                                                                         \
        (void)out;                                                                                 \
        switch (count) {                                                                           \
        case 0:                                                                                    \
            keep((result(*)(match_type))call)(match);                                              \
            break;                                                                                 \
        case 1:                                                                                    \
            keep((result(*)(match_type, n))call)(match, a[0].number);                              \
            break;                                                                                 \
        case 2:                                                                                    \
            keep((result(*)(match_type, n, n))call)(match, a[0].number, a[1].number);              \
            break;                                                                                 \
        case 3:                                                                                    \
            keep((result(*)(match_type, n, n, n))call)(match, a[0].number, a[1].number,            \
                                                       a[2].number);                               \
            break;                                                                                 \
        default:                                                                                   \
            keep((result(*)(match_type, n, n, n, n))call)(match, a[0].number, a[1].number,         \
                                                          a[2].number, a[3].number);               \
        }                                                                                          \
    }

VAKA_DIRECT(vaka_direct_query_int, int32_t, const vaka_match *, *out =)
VAKA_DIRECT(vaka_direct_query_bool, bool, const vaka_match *, *out =)
VAKA_DIRECT(vaka_direct_query_none, void, const vaka_match *, (void))
VAKA_DIRECT(vaka_direct_change_int, int32_t, vaka_match *, *out =)
VAKA_DIRECT(vaka_direct_change_bool, bool, vaka_match *, *out =)
VAKA_DIRECT(vaka_direct_change_none, void, vaka_match *, (void))

/* The shape of a row. */
static inline uint8_t vaka_direct_shape(const vaka_signature *signature, bool change)
{
    uint8_t shape = change ? VAKA_SHAPE_CHANGE_INT : VAKA_SHAPE_QUERY_INT;

    for (uint32_t i = 0; i < signature->arg_count; i++) {
        uint8_t plain = signature->arg[i] & VAKA_TYPE_PLAIN;
        if (plain == VAKA_TYPE_BOOL || plain == VAKA_TYPE_TEXT)
            return VAKA_SHAPE_OTHER;
    }
    if (signature->result == VAKA_TYPE_TEXT || (signature->result & VAKA_TYPE_LIST))
        return VAKA_SHAPE_OTHER;
    return signature->result == VAKA_TYPE_BOOL   ? (uint8_t)(shape + 1)
           : signature->result == VAKA_TYPE_NONE ? (uint8_t)(shape + 2)
                                                 : shape;
}

/* Calls a function of a shape with its arguments; false, and nothing called, for other shapes. */
static inline bool vaka_direct_call(uint8_t shape, void (*call)(void), vaka_match *match,
                                    const vaka_slot *a, uint32_t count, int32_t *out)
{
    switch (shape) {
    case VAKA_SHAPE_QUERY_INT:
        vaka_direct_query_int(call, match, a, count, out);
        return true;
    case VAKA_SHAPE_QUERY_BOOL:
        vaka_direct_query_bool(call, match, a, count, out);
        return true;
    case VAKA_SHAPE_QUERY_NONE:
        vaka_direct_query_none(call, match, a, count, out);
        return true;
    case VAKA_SHAPE_CHANGE_INT:
        vaka_direct_change_int(call, match, a, count, out);
        return true;
    case VAKA_SHAPE_CHANGE_BOOL:
        vaka_direct_change_bool(call, match, a, count, out);
        return true;
    case VAKA_SHAPE_CHANGE_NONE:
        vaka_direct_change_none(call, match, a, count, out);
        return true;
    default:
        return false;
    }
}

#endif
