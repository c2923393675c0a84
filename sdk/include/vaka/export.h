/* vaka/export.h - C functions that a module gives to scripts: one row each.
 *
 * SPDX-License-Identifier: MIT
 *
 *     static int32_t villages(vaka_match *match, int32_t seat, int32_t at);
 *
 *     static const vaka_export exports[] = {
 *         VAKA_QUERY(villages, INT, (SEAT, owner, ZONE, at), "How many villages a seat has there."),
 *         VAKA_CHANGE(add_village, BOOL, (SEAT, owner, ZONE, at), "Builds one; false if full."),
 *     };
 *
 * The row is checked at compile time: a function with other parameters or another result does not
 * compile. The host calls it through libffi with the match as first argument, after it has checked
 * the number, types and ranges of what the script handed over; it appears in scripts as
 * `game.villages(owner, at)`, in the reference and in the editor's completion. A query may be called
 * at any time and must change nothing; a change only inside an action.
 *
 * Types of arguments and results: INT any number, BOOL, SEAT, ZONE, SPACE (a zone on a board), KIND,
 * PIECE (a handle that knows when it is stale), TEXT (const char *, borrowed for the call). A result
 * may also be NONE (void) or LIST_… of SEAT, ZONE, KIND, PIECE or INT: the function then takes a
 * `vaka_list *` as its last parameter, adds to it by vaka_list_add and returns nothing. A SEAT, ZONE,
 * SPACE, KIND or PIECE result of VAKA_NONE is nil in Lua. Up to four arguments. */
#ifndef VAKA_EXPORT_H
#define VAKA_EXPORT_H

#include "vaka/table.h"

VAKA_BEGIN

typedef struct vaka_list vaka_list; /* opaque: the host's, for the time of the call */
VAKA_API void vaka_list_add(vaka_list *list, int32_t value);

#define VAKA_EXPORT_CHANGE 1u

typedef struct vaka_export {
    const char *name;
    const char *result;  /* "INT" */
    const char *args;    /* "SEAT owner, ZONE at" */
    void (*call)(void);  /* cast back to its own type by libffi */
    uint32_t flags;
    const char *help;
} vaka_export;

/* C types of the words above. */
#define VAKA_C_INT int32_t
#define VAKA_C_BOOL bool
#define VAKA_C_SEAT int32_t
#define VAKA_C_ZONE int32_t
#define VAKA_C_SPACE int32_t
#define VAKA_C_KIND int32_t
#define VAKA_C_PIECE int32_t
#define VAKA_C_TEXT const char *
#define VAKA_C_NONE void
#define VAKA_C_LIST_SEAT void
#define VAKA_C_LIST_ZONE void
#define VAKA_C_LIST_KIND void
#define VAKA_C_LIST_PIECE void
#define VAKA_C_LIST_INT void

VAKA_END

#endif
