/* vaka/export.h - C functions that a module gives to scripts: one row each.
 *
 * SPDX-License-Identifier: MIT
 *
 *     static int32_t towers(const vaka_match *match, int32_t seat, int32_t at);
 *     static bool add_tower(vaka_match *match, int32_t seat, int32_t at);
 *
 *     static const vaka_export exports[] = {
 *         VAKA_QUERY(towers, INT, "How many towers a seat has there.", SEAT, owner, ZONE, at),
 *         VAKA_CHANGE(add_tower, BOOL, "Builds one; false if full.", SEAT, owner, ZONE, at),
 *     };
 *
 * A row is checked at compile time: a function with other parameters or another result does not
 * compile. The host calls it, with the match as first argument, after it has checked number, types
 * and ranges of what the script handed over. In scripts it is `game.towers(owner, at)`, and so it
 * stands in the reference and in the editor's completion. A query may be called at any time and
 * changes nothing; a change only inside an action. Where a text has to be one of some words, the
 * help lists them after the argument's name ("Cubes in the bank (good: fruit|fish)."): the function
 * is handed no other, and `vaka check` finds one that is none of them at its place.
 *
 * Types: INT, BOOL, SEAT, ZONE, SPACE (a zone on a board), KIND, PIECE (scripts hold a handle that
 * knows when it is stale), TEXT (const char *, borrowed for the call). A result may also be NONE
 * (void), or LIST_SEAT, LIST_ZONE, LIST_KIND, LIST_PIECE, LIST_INT: the function then takes a
 * `vaka_list *` as last parameter, adds to it and returns nothing. Up to four arguments, and up to
 * 128 rows.
 *
 * A function is never handed a seat, zone, space, kind or piece that is not there. What may be left
 * out says so: OPT_SEAT, OPT_ZONE, OPT_SPACE, OPT_KIND, OPT_PIECE, OPT_INT; nil is VAKA_NONE then
 * (OPT_TEXT: NULL). A result of VAKA_NONE is nil in scripts, but for INT, where it is a number. */
#ifndef VAKA_EXPORT_H
#define VAKA_EXPORT_H

#include "vaka/table.h"

VAKA_BEGIN

typedef struct vaka_list vaka_list; /* opaque: the host's, for the time of the call */
VAKA_API void vaka_list_add(vaka_list *list, int32_t value);

#define VAKA_EXPORT_CHANGE 1u

typedef struct vaka_export {
    const char *name;
    const char *result; /* "INT" */
    const char *args;   /* "SEAT owner, ZONE at" */
    void (*call)(void); /* cast back to its own type by libffi */
    uint32_t flags;
    const char *help;
} vaka_export;

#define VAKA_QUERY(fn, ...) VAKA_QUERY_AS(#fn, fn, __VA_ARGS__)
#define VAKA_CHANGE(fn, ...) VAKA_CHANGE_AS(#fn, fn, __VA_ARGS__)

/* The same for a function that has another name in scripts, given as text. */
#define VAKA_QUERY_AS(name, fn, result, ...)                                                       \
    VAKA_EXPORT_PICK(__VA_ARGS__, 4, 0, 3, 0, 2, 0, 1, 0, 0, 0)                                    \
    (name, fn, 0u, result, const vaka_match *, __VA_ARGS__)
#define VAKA_CHANGE_AS(name, fn, result, ...)                                                      \
    VAKA_EXPORT_PICK(__VA_ARGS__, 4, 0, 3, 0, 2, 0, 1, 0, 0, 0)                                    \
    (name, fn, VAKA_EXPORT_CHANGE, result, vaka_match *, __VA_ARGS__)

/* What follows is how they work: pick the macro for so many arguments, build the text of the
 * signature, and let a _Generic with a single branch compare it with the function. */
#define VAKA_EXPORT_PICK(h, a, b, c, d, e, f, g, i, n, ...) VAKA_EXPORT_JOIN(VAKA_EXPORT_, n)
#define VAKA_EXPORT_JOIN(a, b) a##b
#define VAKA_EXPORT_ROW(name, fn, flags, result, text, help, type)                                 \
    {                                                                                              \
        name, #result, text, _Generic(&(fn), type : (void (*)(void))(fn)), flags, help             \
    }
#define VAKA_EXPORT_0(name, fn, flags, r, m, help)                                                 \
    VAKA_EXPORT_ROW(name, fn, flags, r, "", help, VAKA_C_##r (*)(m VAKA_TAIL_##r))
#define VAKA_EXPORT_1(name, fn, flags, r, m, help, t1, n1)                                         \
    VAKA_EXPORT_ROW(name, fn, flags, r, #t1 " " #n1, help,                                         \
                    VAKA_C_##r (*)(m, VAKA_C_##t1 VAKA_TAIL_##r))
#define VAKA_EXPORT_2(name, fn, flags, r, m, help, t1, n1, t2, n2)                                 \
    VAKA_EXPORT_ROW(name, fn, flags, r, #t1 " " #n1 ", " #t2 " " #n2, help,                        \
                    VAKA_C_##r (*)(m, VAKA_C_##t1, VAKA_C_##t2 VAKA_TAIL_##r))
#define VAKA_EXPORT_3(name, fn, flags, r, m, help, t1, n1, t2, n2, t3, n3)                         \
    VAKA_EXPORT_ROW(name, fn, flags, r, #t1 " " #n1 ", " #t2 " " #n2 ", " #t3 " " #n3, help,       \
                    VAKA_C_##r (*)(m, VAKA_C_##t1, VAKA_C_##t2, VAKA_C_##t3 VAKA_TAIL_##r))
#define VAKA_EXPORT_4(name, fn, flags, r, m, help, t1, n1, t2, n2, t3, n3, t4, n4)                 \
    VAKA_EXPORT_ROW(                                                                               \
        name, fn, flags, r, #t1 " " #n1 ", " #t2 " " #n2 ", " #t3 " " #n3 ", " #t4 " " #n4, help,  \
        VAKA_C_##r (*)(m, VAKA_C_##t1, VAKA_C_##t2, VAKA_C_##t3, VAKA_C_##t4 VAKA_TAIL_##r))

/* C types of the words above, and what comes after the last parameter. */
#define VAKA_C_INT int32_t
#define VAKA_C_BOOL bool
#define VAKA_C_SEAT int32_t
#define VAKA_C_ZONE int32_t
#define VAKA_C_SPACE int32_t
#define VAKA_C_KIND int32_t
#define VAKA_C_COUNTER int32_t
#define VAKA_C_PIECE int32_t
#define VAKA_C_TEXT const char *
#define VAKA_C_OPT_INT int32_t
#define VAKA_C_OPT_SEAT int32_t
#define VAKA_C_OPT_ZONE int32_t
#define VAKA_C_OPT_SPACE int32_t
#define VAKA_C_OPT_KIND int32_t
#define VAKA_C_OPT_PIECE int32_t
#define VAKA_C_OPT_TEXT const char *
#define VAKA_C_NONE void
#define VAKA_C_LIST_SEAT void
#define VAKA_C_LIST_ZONE void
#define VAKA_C_LIST_KIND void
#define VAKA_C_LIST_PIECE void
#define VAKA_C_LIST_INT void
#define VAKA_TAIL_INT
#define VAKA_TAIL_BOOL
#define VAKA_TAIL_SEAT
#define VAKA_TAIL_ZONE
#define VAKA_TAIL_SPACE
#define VAKA_TAIL_KIND
#define VAKA_TAIL_PIECE
#define VAKA_TAIL_TEXT
#define VAKA_TAIL_OPT_INT
#define VAKA_TAIL_NONE
#define VAKA_TAIL_LIST_SEAT , vaka_list *
#define VAKA_TAIL_LIST_ZONE , vaka_list *
#define VAKA_TAIL_LIST_KIND , vaka_list *
#define VAKA_TAIL_LIST_PIECE , vaka_list *
#define VAKA_TAIL_LIST_INT , vaka_list *

VAKA_END

#endif
