/* script/bridge/bridge_direct.c - calls of C functions by their own exact types.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/bridge_direct.h"

#include <string.h>

#define MOST_ARGS 4u

_Static_assert(MOST_ARGS == VAKA_ROW_ARGS, "no row takes more");

typedef int32_t n;

#define GIVES(call) return call
#define GIVES_TEXT(call) return (intptr_t)(call)
#define GIVES_NOTHING(call)                                                                        \
    call;                                                                                          \
    return 0

#define CALLER(name, count, gives, type, ...)                                                      \
    static intptr_t name##_##count(void (*call)(void), vaka_match *match, const vaka_slot *a)      \
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

/* With a list behind the arguments, which the function fills. */
#define LIST(count) (vaka_list *)(uintptr_t)a[count].pointer
CALLER(query_list, 0, GIVES_NOTHING, void (*)(const vaka_match *, vaka_list *), match, LIST(0))
CALLER(query_list, 1, GIVES_NOTHING, void (*)(const vaka_match *, n, vaka_list *), match,
       a[0].number, LIST(1))
CALLER(query_list, 2, GIVES_NOTHING, void (*)(const vaka_match *, n, n, vaka_list *), match,
       a[0].number, a[1].number, LIST(2))
CALLER(query_list, 3, GIVES_NOTHING, void (*)(const vaka_match *, n, n, n, vaka_list *), match,
       a[0].number, a[1].number, a[2].number, LIST(3))
CALLER(query_list, 4, GIVES_NOTHING, void (*)(const vaka_match *, n, n, n, n, vaka_list *), match,
       a[0].number, a[1].number, a[2].number, a[3].number, LIST(4))
static const vaka_direct query_list[] = {query_list_0, query_list_1, query_list_2, query_list_3,
                                         query_list_4};

/* Some others that are in use everywhere: the name of a kind, a value by its name, a card that is
 * turned over. */
CALLER(text_of, 1, GIVES_TEXT, const char *(*)(const vaka_match *, n), match, a[0].number)
CALLER(named_int, 1, GIVES, n (*)(const vaka_match *, const char *), match, a[0].pointer)
CALLER(named_int, 2, GIVES, n (*)(const vaka_match *, const char *, n), match, a[0].pointer,
       a[1].number)
CALLER(change_flag, 2, GIVES_NOTHING, void (*)(vaka_match *, n, bool), match, a[0].number,
       a[1].truth != 0)

/* What a type is to C: n, a number; b, a flag; t, a text. */
static char letter_of(uint8_t type)
{
    uint8_t plain = type & VAKA_TYPE_PLAIN;

    return plain == VAKA_TYPE_BOOL ? 'b' : plain == VAKA_TYPE_TEXT ? 't' : 'n';
}

static vaka_direct direct_for_numbers(uint8_t result, uint32_t count, bool change)
{
    if (result & VAKA_TYPE_LIST)
        return change || count >= sizeof query_list / sizeof *query_list ? NULL : query_list[count];
    if (result == VAKA_TYPE_TEXT)
        return change || count != 1 ? NULL : text_of_1;
    if (result == VAKA_TYPE_BOOL)
        return (change ? change_bool : query_bool)[count];
    if (result == VAKA_TYPE_NONE)
        return (change ? change_none : query_none)[count];
    return (change ? change_int : query_int)[count];
}

vaka_direct vaka_direct_of(const vaka_signature *signature, bool change)
{
    uint8_t result = signature->result;
    char types[VAKA_ROW_ARGS + 1] = "";

    for (uint32_t i = 0; i < signature->arg_count; i++)
        types[i] = letter_of(signature->arg[i]);
    if (strspn(types, "n") == signature->arg_count)
        return direct_for_numbers(result, signature->arg_count, change);
    if (change && result == VAKA_TYPE_NONE && strcmp(types, "nb") == 0)
        return change_flag_2;
    if (change || (result & VAKA_TYPE_LIST) || result == VAKA_TYPE_NONE || letter_of(result) != 'n')
        return NULL;
    if (strcmp(types, "t") == 0)
        return named_int_1;
    return strcmp(types, "tn") == 0 ? named_int_2 : NULL;
}
