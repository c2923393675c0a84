/* vaka/data.h - what is printed on a component: tables that a module declares and content fills.
 *
 * SPDX-License-Identifier: MIT
 *
 * Nothing printed is in C. A module says which tables it wants, with which columns; the host reads
 * them from Lua data files before layout() runs, lays the scenario's and the mods' changes over
 * them value by value, checks every type, range and reference, and pins the result by hash. Rows
 * are numbered in the order of the file, ids are unique in a table. All of it is constant: it may
 * be read at any time, from any thread. */
#ifndef VAKA_DATA_H
#define VAKA_DATA_H

#include "vaka/abi.h"

VAKA_BEGIN

#define VAKA_COLUMN_INT 1u  /* a whole number from min to max */
#define VAKA_COLUMN_BOOL 2u /* true or false: 1 or 0 */
#define VAKA_COLUMN_TEXT 3u /* any short text */
#define VAKA_COLUMN_ROW                                                                            \
    4u                      /* the id of a row of another table: its number, VAKA_NONE if left out \
                             */
#define VAKA_COLUMN_WORD 5u /* one of a list of words: its number */

/* flags: a row without it is an error (else it is `normal`); a text for which `vaka check` asks in
 * every language of the mod that has the row: a name that is not the same in all of them. */
#define VAKA_COLUMN_NEEDED 1u
#define VAKA_COLUMN_TRANSLATED 2u

typedef struct vaka_column {
    const char *id;
    uint32_t type;
    uint32_t flags;
    int32_t min, max, normal;
    const char *words; /* VAKA_COLUMN_WORD: "low|high"; VAKA_COLUMN_ROW: the other table's id;
                        * VAKA_COLUMN_TEXT: the sort of content whose ids are meant, or NULL */
    const char *help;  /* one sentence for the reference */
} vaka_column;

/* A row of the module's `tables`. Every row of data has an `id` beside these columns, and may have
 * a `status` ("printed", "house", "part") for each value, which the host keeps for people. */
typedef struct vaka_data_table {
    const char *id;
    const char *help;
    const vaka_column *columns;
    uint32_t column_count;
    uint32_t needed; /* 1: content without a single row of it cannot be played */
} vaka_data_table;

/* Read it: by the numbers of table, row and column. Out of range gives 0 or "". */
VAKA_API int32_t vaka_data_rows(const vaka_setup *setup, uint32_t table);
VAKA_API int32_t vaka_data_int(const vaka_setup *setup, uint32_t table, int32_t row,
                               uint32_t column);
VAKA_API const char *vaka_data_text(const vaka_setup *setup, uint32_t table, int32_t row,
                                    uint32_t column);
VAKA_API const char *vaka_data_id(const vaka_setup *setup, uint32_t table, int32_t row);
VAKA_API int32_t vaka_data_find(const vaka_setup *setup, uint32_t table, const char *id);

/* The setup a layout was made for: data can be read through a match, too. */
VAKA_API const vaka_setup *vaka_layout_setup(const vaka_layout *layout);

VAKA_END

#endif
