/* script/bridge/bridge_row.h - the signature of a row ("SEAT owner, ZONE at") taken apart.
 *
 * SPDX-License-Identifier: MIT
 *
 * Used for exports, for the arguments of hooks and by what writes the reference: one reading of the
 * words in vaka/export.h serves them all. */
#ifndef SCRIPT_BRIDGE_BRIDGE_ROW_H
#define SCRIPT_BRIDGE_BRIDGE_ROW_H

#include "text/error.h"
#include "text/word.h"
#include "vaka/export.h"

/* A type is one of these, and perhaps one of the two marks. */
#define VAKA_TYPE_NONE 0u
#define VAKA_TYPE_INT 1u
#define VAKA_TYPE_BOOL 2u
#define VAKA_TYPE_SEAT 3u
#define VAKA_TYPE_ZONE 4u
#define VAKA_TYPE_SPACE 5u
#define VAKA_TYPE_KIND 6u
#define VAKA_TYPE_PIECE 7u
#define VAKA_TYPE_TEXT 8u
#define VAKA_TYPE_ZONE_ID 9u     /* results of the host's own rows: the zone's name as text */
#define VAKA_TYPE_ZONE_TITLE 10u /* the same as people read it */
#define VAKA_TYPE_COUNTER 11u
#define VAKA_TYPE_PLACE 12u   /* arguments of the host's own rows: of a value, or "everywhere" */
#define VAKA_TYPE_PLAIN 0x0fu /* masks the marks */
#define VAKA_TYPE_LIST 0x10u  /* a list of these */
#define VAKA_TYPE_OPT 0x20u   /* or nil */
#define VAKA_TYPE_ANY 0x40u   /* which, like "any", means all; of the host's own rows */
#define VAKA_TYPE_SAID 0x80u  /* … and has to be said: nil is an error, unless it is left out */

#define VAKA_TYPE_UNKNOWN 0xffu

#define VAKA_EVERYWHERE "everywhere" /* all places of a value */
#define VAKA_ANY "any"               /* of all seats, of all kinds */

#define VAKA_ROW_ARGS 4
#define VAKA_ROW_NAME 32

typedef struct vaka_signature {
    uint8_t result;
    uint8_t arg[VAKA_ROW_ARGS];
    uint32_t arg_count;
    uint32_t needed; /* arguments before the last ones that may be left out */
    char name[VAKA_ROW_ARGS][VAKA_ROW_NAME];
} vaka_signature;

/* What a script author calls it: "seat", "number"; and an editor: "vaka.seat", "integer". Static.
 */
const char *vaka_type_word(uint8_t type);
const char *vaka_type_editor(uint8_t type);

/* Takes result and arguments apart; fails naming the word that is wrong. NULL is no arguments. */
vaka_status vaka_signature_read(const char *result, const char *args, vaka_signature *out,
                                vaka_error *err);

/* The whole row of a table of exports; `others` are the rows before it, whose names are taken. */
vaka_status vaka_row_check(const vaka_export *row, const vaka_export *others, uint32_t count,
                           vaka_signature *out, vaka_error *err);

/* The words that an argument of type TEXT takes, as the row's help lists them ("what: town|port"):
 * "town|port", borrowed from the help; of length 0 where it takes any text. Letter for letter, is a
 * text one of such words? */
vaka_word vaka_row_words(const vaka_export *row, const char *argument);
bool vaka_row_takes(vaka_word words, const char *text, size_t length);

#endif
