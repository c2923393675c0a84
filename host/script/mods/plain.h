/* script/mods/plain.h - what a Lua file returned, as plain values that know where they are written.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_MODS_PLAIN_H
#define SCRIPT_MODS_PLAIN_H

#include "script/lua/sandbox.h"
#include "script/source/syntax.h"
#include "text/arena.h"

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
    char *key;                /* NULL: an item of a list, or a key that is no text */
    int64_t index;            /* of an item of a list, from 1; 0 for a key that is neither */
    int64_t number;           /* INT; FLAG: 0 or 1 */
    char *text;               /* TEXT */
    size_t length;
    struct vaka_plain *at; /* TABLE: items by number, then fields by name */
    uint32_t count;
} vaka_plain;

/* Copies the value on top of the stack into the arena, with places from the syntax of its file.
 * Tables nested more deeply than so are cut off: 0 tells what the file returns and no more. False,
 * with nothing but its place in `out`: there is far more than the file is long. */
#define VAKA_PLAIN_DEEPEST 12u /* no honest file comes near */
bool vaka_plain_read(lua_State *L, const vaka_syntax *syntax, uint32_t deepest, vaka_arena *arena,
                     vaka_plain *out);

/* A field of a table, or NULL. */
const vaka_plain *vaka_plain_get(const vaka_plain *table, const char *name);

/* "a number", "a text" …: for messages. */
const char *vaka_plain_type(const vaka_plain *plain);

/* A file that is being looked at, where to complain, and where what is made of it lies. */
typedef struct vaka_file_fields {
    const char *file; /* as messages show it */
    vaka_complaints *complaints;
    vaka_arena *arena; /* may be NULL where no lists of texts are read */
} vaka_file_fields;

/* A complaint about the page; see vaka_complaint_add. */
void vaka_file_wrong(const vaka_file_fields *page, vaka_file_place spot, const char *suggestion,
                     const char *format, ...) __attribute__((format(printf, 4, 5)));

/* A field that a table of a file may have: its name, what it is, and where in a struct it goes.
 * What is missing or wrong leaves that place as it was; but for texts, which then are empty. */
typedef struct vaka_file_field {
    const char *name; /* NULL ends a list of fields */
    uint32_t type;    /* VAKA_FIELD_… */
    size_t at;        /* offset of the value in the struct */
    size_t count;     /* VAKA_FIELD_TEXTS: offset of how many there are, a uint32_t */
    int32_t min, max; /* VAKA_FIELD_INT */
} vaka_file_field;

#define VAKA_FIELD_ELSE 0u   /* whoever reads the table reads it for himself */
#define VAKA_FIELD_TEXT 1u   /* char *, borrowed from the table */
#define VAKA_FIELD_NEEDED 2u /* the same, neither missing nor empty */
#define VAKA_FIELD_INT 3u    /* int32_t */
#define VAKA_FIELD_FLAG 4u   /* bool */
#define VAKA_FIELD_TEXTS 5u  /* char **, as by vaka_file_fields_texts */

/* Rows of such a list: a field of the name that its place has, a number with bounds, a list of
 * texts with its count. One that is read elsewhere is {.name = "it"}. */
#define VAKA_FIELD(info, name, type) #name, (type), offsetof(info, name), 0, 0, 0
#define VAKA_FIELD_RANGE(info, name, min, max)                                                     \
    "" #name, VAKA_FIELD_INT, offsetof(info, name), 0, (min), (max)
#define VAKA_FIELD_LIST(info, name, list, many)                                                    \
    (name), VAKA_FIELD_TEXTS, offsetof(info, list), offsetof(info, many), 0, 0

/* Reads the fields of a table into `out`, and complains about what is wrong, missing or none of
 * them, with what was perhaps meant; `what` is what has the fields ("an event"). False: one of the
 * fields could not be read. */
bool vaka_file_fields_read(const vaka_file_fields *page, const vaka_plain *table, const char *what,
                           const vaka_file_field *fields, void *out);

/* Reads a text and complains if it is something else. A missing one is left as it was and gives
 * true, unless `needed`: then it may not be empty either. It is borrowed from the page. */
bool vaka_file_fields_text(const vaka_file_fields *page, const vaka_plain *table, const char *name,
                           bool needed, const char **out);

/* The same for a whole number in bounds, in a field and at hand; `name` is for the message. */
bool vaka_file_fields_int(const vaka_file_fields *page, const vaka_plain *table, const char *name,
                          int32_t min, int32_t max, int32_t *out);
bool vaka_file_fields_number(const vaka_file_fields *page, const vaka_plain *value,
                             const char *name, int32_t min, int32_t max, int32_t *out);

/* One of the words of a list "good|bad": its number. */
bool vaka_file_fields_word(const vaka_file_fields *page, const vaka_plain *value, const char *words,
                           int32_t *out);

/* A field that is a table of the wanted sort, or NULL (after a complaint if it is something
 * else). */
const vaka_plain *vaka_file_fields_table(const vaka_file_fields *page, const vaka_plain *table,
                                         const char *name);

/* A field that is a list of texts, into the arena; each is borrowed from the table. */
void vaka_file_fields_texts(const vaka_file_fields *page, const vaka_plain *table, const char *name,
                            char ***out, uint32_t *count);

/* Complains about a name that is not there: "there is no WHAT 'NAME'", with the guess. */
void vaka_file_fields_unknown(const vaka_file_fields *page, vaka_file_place spot, const char *what,
                              const vaka_guess *guess);

/* The number of the row of this name, or VAKA_NONE after a complaint as by _unknown; where nothing
 * is near, and there are few, with all that there are. */
int32_t vaka_file_fields_known(const vaka_file_fields *page, vaka_file_place spot, const char *what,
                               vaka_word name, vaka_named_rows rows);
int32_t vaka_file_fields_row(const vaka_file_fields *page, vaka_file_place spot, const char *what,
                             const char *name, vaka_named_rows rows);

#endif
