/* serve/store.h - what the server keeps on disk: tables, seats, lines of journals, chat.
 *
 * SPDX-License-Identifier: MIT
 *
 * All that the server knows of the store. One implementation is there, SQLite (store_sqlite.c);
 * another has these functions, too. Writing and reading happen on a thread of the store's own: what
 * is asked for is queued, all that waits goes to the disk as one commit, and then `done` is called
 * on the loop, in the order in which it was asked for. */
#ifndef SERVE_STORE_H
#define SERVE_STORE_H

#include "text/error.h"

#include <uv.h>

typedef struct vaka_store vaka_store;

/* Called on the loop: `good` is false if it could not be kept (the disk is full, say): then nothing
 * of it is. `text` (borrowed) is what was asked for; NULL for what is written. */
typedef void vaka_store_done(void *data, bool good, const char *text);

/* Opens the file, which is made if it is not there, and begins its thread. Fails with a sentence.
 */
vaka_status vaka_store_open(const char *path, uv_loop_t *loop, vaka_store **out, vaka_error *err);
/* What waits is carried out first; `done` of it is not called any more. */
void vaka_store_close(vaka_store *store);

/* A value that the server keeps under a name. Read at the start only; owned by the caller, NULL:
 * none there. Writing waits for the disk. */
char *vaka_store_setting(vaka_store *store, const char *name);
vaka_status vaka_store_set(vaka_store *store, const char *name, const char *value, vaka_error *err);

/* Every table there is, at the start: its id, and what was kept of it last. */
typedef void vaka_store_row(void *data, const char *id, const char *text);
void vaka_store_each(vaka_store *store, vaka_store_row *row, void *data);

/* What is asked for below returns at once; texts are copied, `done` may be NULL. */
typedef struct vaka_store_match {
    const char *id, *game, *state; /* waiting, running, over */
    const char *text;              /* all there is to know, as JSON: serve/room_keep.c */
    const char *head;              /* of the journal; NULL: not begun, or as it was */
} vaka_store_match;
void vaka_store_keep(vaka_store *store, const vaka_store_match *match, vaka_store_done *done,
                     void *data);

/* Adds lines, each with a newline, to a journal that has `from` of them; not good if it has another
 * number. */
void vaka_store_lines(vaka_store *store, const char *id, uint32_t from, const char *lines,
                      vaka_store_done *done, void *data);

/* After a rewind: lines from number `to` on are set aside. */
void vaka_store_rewind(vaka_store *store, const char *id, uint32_t to, vaka_store_done *done,
                       void *data);

/* The whole journal of a table: head and lines. */
void vaka_store_journal(vaka_store *store, const char *id, vaka_store_done *done, void *data);

/* Adds a line of chat; the last ones of a table as a list in JSON, oldest first. `from` is a seat,
 * or negative: -1 one who looks on, -2 the server. */
void vaka_store_chat(vaka_store *store, const char *id, int32_t from, int64_t at, const char *text);
void vaka_store_chats(vaka_store *store, const char *id, vaka_store_done *done, void *data);

/* Nothing: `done` is called when all that was asked for before is on the disk. */
void vaka_store_after(vaka_store *store, vaka_store_done *done, void *data);

#endif
