/* script/mods/plain.h - what a Lua file returned, as plain values that know where they are written.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_MODS_PLAIN_H
#define SCRIPT_MODS_PLAIN_H

#include "script/lua/sandbox.h"
#include "script/source/syntax.h"

#define VAKA_PLAIN_NOTHING 0u
#define VAKA_PLAIN_FLAG 1u
#define VAKA_PLAIN_INT 2u
#define VAKA_PLAIN_FRACTION 3u
#define VAKA_PLAIN_TEXT 4u
#define VAKA_PLAIN_FUNCTION 5u
#define VAKA_PLAIN_TABLE 6u
#define VAKA_PLAIN_OTHER 7u

typedef struct vaka_plain {
    uint8_t type;
    vaka_file_place spot;     /* of the value */
    vaka_file_place key_spot; /* of its key, or of the value where there is none */
    char *key;                /* owned; NULL: an item of a list, or a key that is no text */
    int64_t index;            /* of an item of a list, from 1; 0 for a key that is neither */
    int64_t number;           /* INT; FLAG: 0 or 1 */
    char *text;               /* owned; TEXT */
    size_t length;
    struct vaka_plain *at; /* owned; TABLE: items by number, then fields by name */
    uint32_t count;
} vaka_plain;

/* Copies the value on top of the stack, with places from the syntax of its file. Tables nested more
 * deeply than so are cut off: 0 tells what the file returns and no more. False, with nothing but
 * its place in `out`: there is far more than the file is long. */
#define VAKA_PLAIN_DEEPEST 12u /* no honest file comes near */
bool vaka_plain_read(lua_State *L, const vaka_syntax *syntax, uint32_t deepest, vaka_plain *out);
void vaka_plain_done(vaka_plain *plain);

/* A field of a table, or NULL. */
const vaka_plain *vaka_plain_get(const vaka_plain *table, const char *name);

/* "a number", "a text" …: for messages. */
const char *vaka_plain_type(const vaka_plain *plain);

/* A file that is being looked at, and where to complain. */
typedef struct vaka_file_fields {
    const char *file; /* as messages show it */
    vaka_complaints *complaints;
} vaka_file_fields;

/* Complains about keys that are not in `known` (a list of names that ends with NULL), with what was
 * perhaps meant; `what` is what has the fields ("an event"). */
void vaka_file_fields_known(const vaka_file_fields *page, const vaka_plain *table,
                            const char *const *known, const char *what);

/* Reads a field of a type and complains if it is of another. A missing one is left as it was and
 * gives true, unless `needed`. A text is borrowed from the page. */
#define VAKA_FIELD_NEEDED true
bool vaka_file_fields_text(const vaka_file_fields *page, const vaka_plain *table, const char *name,
                           bool needed, const char **out);
bool vaka_file_fields_int(const vaka_file_fields *page, const vaka_plain *table, const char *name,
                          int32_t min, int32_t max, int32_t *out);

/* The same for a value that is at hand: a whole number in bounds; `name` is for the message. */
bool vaka_file_fields_number(const vaka_file_fields *page, const vaka_plain *value,
                             const char *name, int32_t min, int32_t max, int32_t *out);

/* A field that is a table of the wanted sort, or NULL (after a complaint if it is something
 * else). */
const vaka_plain *vaka_file_fields_table(const vaka_file_fields *page, const vaka_plain *table,
                                         const char *name);

/* A field that is a list of texts, into owned arrays of owned texts. */
void vaka_file_fields_texts(const vaka_file_fields *page, const vaka_plain *table, const char *name,
                            char ***out, uint32_t *count);

/* Complains about a name that is not there: "there is no WHAT 'NAME'", with the guess. */
void vaka_file_fields_unknown(const vaka_file_fields *page, vaka_file_place spot, const char *what,
                              const vaka_guess *guess);

#endif
