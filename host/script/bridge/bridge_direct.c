/* script/bridge/bridge_direct.c - calls of C functions that take and give whole numbers only.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/bridge_direct.h"

#define MOST_ARGS 4u

typedef int32_t n;

#define GIVES(call) return call
#define GIVES_NOTHING(call)                                                                        \
    call;                                                                                          \
    return 0

#define CALLER(name, count, gives, type, ...)                                                      \
    static int32_t name##_##count(void (*call)(void), vaka_match *match, const vaka_slot *a)       \
    {                                                                                              \
        (void)a;                                                                                   \
        gives(((type)call)(__VA_ARGS__));                                                          \
    }

/* By the number of arguments, for one type of result and of match. */
#define CALLERS(name, gives, result, match_type)                                                   \
    CALLER(name, 0, gives, result (*)(match_type), match)                                          \
    CALLER(name, 1, gives, result (*)(match_type, n), match, a[0].number)                          \
    CALLER(name, 2, gives, result (*)(match_type, n, n), match, a[0].number, a[1].number)          \
    CALLER(name, 3, gives, result (*)(match_type, n, n, n), match, a[0].number, a[1].number,       \
           a[2].number)                                                                            \
    CALLER(name, 4, gives, result (*)(match_type, n, n, n, n), match, a[0].number, a[1].number,    \
           a[2].number, a[3].number)                                                               \
    static const vaka_direct name[MOST_ARGS + 1] = {name##_0, name##_1, name##_2, name##_3,        \
                                                    name##_4};

CALLERS(query_int, GIVES, n, const vaka_match *)
CALLERS(query_bool, GIVES, bool, const vaka_match *)
CALLERS(query_none, GIVES_NOTHING, void, const vaka_match *)
CALLERS(change_int, GIVES, n, vaka_match *)
CALLERS(change_bool, GIVES, bool, vaka_match *)
CALLERS(change_none, GIVES_NOTHING, void, vaka_match *)

static bool takes_numbers(const vaka_signature *signature)
{
    for (uint32_t i = 0; i < signature->arg_count; i++) {
        uint8_t plain = signature->arg[i] & VAKA_TYPE_PLAIN;
        if (plain == VAKA_TYPE_BOOL || plain == VAKA_TYPE_TEXT)
            return false;
    }
    return signature->arg_count <= MOST_ARGS;
}

vaka_direct vaka_direct_of(const vaka_signature *signature, bool change)
{
    uint8_t result = signature->result;
    uint32_t count = signature->arg_count;

    if (!takes_numbers(signature) || result == VAKA_TYPE_TEXT || (result & VAKA_TYPE_LIST))
        return NULL;
    if (result == VAKA_TYPE_BOOL)
        return (change ? change_bool : query_bool)[count];
    if (result == VAKA_TYPE_NONE)
        return (change ? change_none : query_none)[count];
    return (change ? change_int : query_int)[count];
}
