/* draft/draft.h - a scenario that is being made: rows of all tables and what else a scenario says,
 * in steps that can be undone.
 *
 * SPDX-License-Identifier: MIT
 *
 * Whoever edits changes a draft between vaka_draft_begin and vaka_draft_end: that is one step. A
 * draft knows what a game declares (tables, columns, options) and nothing of Lua or a window. It is
 * based on the rows that a game has without any scenario; its file says only what differs
 * (draft/file.h). All texts it hands out are its own, and good until it is freed. */
#ifndef DRAFT_DRAFT_H
#define DRAFT_DRAFT_H

#include "layout/content.h"

typedef struct vaka_draft vaka_draft;

/* A draft whose rows are those of the game, copied. */
vaka_draft *vaka_draft_new(const vaka_module *module, const vaka_rows *base);
void vaka_draft_free(vaka_draft *draft);
const vaka_module *vaka_draft_module(const vaka_draft *draft);

/* Begins with other rows than those it is based on: those of a scenario. Before the first step. */
void vaka_draft_start(vaka_draft *draft, const vaka_rows *rows);

/* --- looking ---------------------------------------------------------------------------------- */

uint32_t vaka_draft_rows(const vaka_draft *draft, uint32_t table);
const char *vaka_draft_id(const vaka_draft *draft, uint32_t table, uint32_t row);
/* The number of a row; VAKA_NONE: there is none of that id. */
int32_t vaka_draft_find(const vaka_draft *draft, uint32_t table, const char *id);
/* A value as a scenario would write it, without quotes: "3", "true", "ocean", the id of a row. What
 * nobody has said is the column's normal value; "" for a text or a reference. */
const char *vaka_draft_cell(const vaka_draft *draft, uint32_t table, uint32_t row, uint32_t column);
int32_t vaka_draft_number(const vaka_draft *draft, uint32_t table, uint32_t row, uint32_t column);
bool vaka_draft_is_said(const vaka_draft *draft, uint32_t table, uint32_t row, uint32_t column);
/* The number of a table or of one of its columns by its id; VAKA_NONE: there is none. */
int32_t vaka_draft_table(const vaka_draft *draft, const char *id);
int32_t vaka_draft_column(const vaka_draft *draft, uint32_t table, const char *id);
/* The n-th word of a column of words, into `out`; false: it has not so many. */
bool vaka_draft_word(const vaka_column *column, uint32_t n, char *out, size_t room);

/* What else a scenario says, by a key; NULL: nothing. The keys: title, text, rule, seats.min,
 * seats.max, options.ID, rules.ID ("" or "points=20"), allowed ("") and allowed.ID (""),
 * cards.SORT.ID.NUMBER, nobody.1, brings.1, queue.1; for the mod that it goes into needs (another
 * mod's id), lang.CODE.title, lang.CODE.text and lang.CODE.data.TABLE.ROW (a row's title); and
 * where it came from, if it is the user's own: origin.mod, origin.id. */
const char *vaka_draft_fact(const vaka_draft *draft, const char *key);
uint32_t vaka_draft_facts(const vaka_draft *draft);
const char *vaka_draft_fact_key(const vaka_draft *draft, uint32_t n);

/* --- changing --------------------------------------------------------------------------------- */

/* A step, which says what it does for people. Steps do not lie in one another. Without one, before
 * the first, what is changed belongs to the beginning. False: nothing was changed, so that there is
 * no step. */
void vaka_draft_begin(vaka_draft *draft, const char *what);
bool vaka_draft_end(vaka_draft *draft);

/* A value; NULL or the normal one: it is not said any more. Takes what is wrong, too: people are
 * told by the check. */
void vaka_draft_set(vaka_draft *draft, uint32_t table, uint32_t row, uint32_t column,
                    const char *value);
void vaka_draft_set_number(vaka_draft *draft, uint32_t table, uint32_t row, uint32_t column,
                           int32_t value);
/* A row that the draft is based on comes back to its place, as it was; another one is the last,
 * with nothing said. Returns its number; that of the row that has this id already. */
uint32_t vaka_draft_add(vaka_draft *draft, uint32_t table, const char *id);
void vaka_draft_remove(vaka_draft *draft, uint32_t table, uint32_t row);
/* Among those before or behind it. */
void vaka_draft_move(vaka_draft *draft, uint32_t table, uint32_t row, int32_t by);
/* Another id for a row, in all that name it. False: it is no id, or another row has it. */
bool vaka_draft_rename(vaka_draft *draft, uint32_t table, uint32_t row, const char *id);
void vaka_draft_put(vaka_draft *draft, const char *key, const char *value);

/* An id for a new row that none has, from some words: "hex_3_m1"; `out` has VAKA_DRAFT_ID bytes. */
#define VAKA_DRAFT_ID 64
void vaka_draft_fresh_id(const vaka_draft *draft, uint32_t table, const char *wish, char *out);
/* Is it one: a letter, then letters, digits, '_' or '-'? */
bool vaka_draft_is_id(const char *text);

/* --- steps ------------------------------------------------------------------------------------ */

/* What the last step did, or the one that was undone; NULL: there is none. */
const char *vaka_draft_can_undo(const vaka_draft *draft);
const char *vaka_draft_can_redo(const vaka_draft *draft);
void vaka_draft_undo(vaka_draft *draft);
void vaka_draft_redo(vaka_draft *draft);
/* Another one whenever anything is different; the same again after an undo. */
uint32_t vaka_draft_version(const vaka_draft *draft);
/* It was saved as it is; has it been changed since? */
void vaka_draft_saved(vaka_draft *draft);
bool vaka_draft_is_changed(const vaka_draft *draft);

/* --- what it is based on ---------------------------------------------------------------------- */

/* A row of the game, by its number; how many there are. */
uint32_t vaka_draft_base_rows(const vaka_draft *draft, uint32_t table);
const char *vaka_draft_base_id(const vaka_draft *draft, uint32_t table, uint32_t row);
int32_t vaka_draft_base_find(const vaka_draft *draft, uint32_t table, const char *id);
const char *vaka_draft_base_cell(const vaka_draft *draft, uint32_t table, uint32_t row,
                                 uint32_t column);

#endif
