/* serve/store_sqlite.c - the store in a file of SQLite, written in groups by a thread.
 *
 * SPDX-License-Identifier: MIT
 *
 * WAL with `synchronous=FULL`: a commit that has returned is on the disk. Commits are what takes
 * time, so whatever has come while one was under way is written by the next, all together. */
#include "serve/store.h"

#include "serve/store_schema.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHATS_KEPT "200"

typedef enum job_type {
    JOB_AFTER,
    JOB_KEEP,
    JOB_LINES,
    JOB_REWIND,
    JOB_JOURNAL,
    JOB_CHAT,
    JOB_CHATS
} job_type;

#define SQL_MOST 16

typedef struct job {
    struct job *next;
    job_type type;
    char *id, *text, *head, *game, *state; /* owned */
    int64_t number, at;
    bool good;
    char *answer; /* owned */
    vaka_store_done *done;
    void *data;
} job;

typedef struct jobs { /* a queue */
    job *first, **end;
} jobs;

struct vaka_store {
    sqlite3 *db;
    sqlite3_stmt *statement[SQL_MOST];
    uv_async_t wake;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t more;
    jobs wait, ready; /* under the lock, as is `ends` */
    bool ends;
};

/* --- jobs ------------------------------------------------------------------------------------- */

static void queue_init(jobs *queue)
{
    queue->first = NULL;
    queue->end = &queue->first;
}

static void queue_add(jobs *queue, job *added)
{
    added->next = NULL;
    *queue->end = added;
    queue->end = &added->next;
}

static job *queue_take_all(jobs *queue)
{
    job *first = queue->first;

    queue_init(queue);
    return first;
}

static void job_free(job *done)
{
    free(done->id);
    free(done->text);
    free(done->head);
    free(done->game);
    free(done->state);
    free(done->answer);
    free(done);
}

static char *copy(const char *text)
{
    return text ? vaka_xcopy(text) : NULL;
}

static job *job_new(job_type type, const char *id, vaka_store_done *done, void *data)
{
    job *made = vaka_xnew(sizeof *made);

    made->type = type;
    made->id = copy(id);
    made->done = done;
    made->data = data;
    return made;
}

static void submit(vaka_store *store, job *added)
{
    pthread_mutex_lock(&store->lock);
    queue_add(&store->wait, added);
    pthread_cond_signal(&store->more);
    pthread_mutex_unlock(&store->lock);
}

/* --- SQL -------------------------------------------------------------------------------------- */

typedef enum sql {
    SQL_BEGIN,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_KEEP,
    SQL_HEAD,
    SQL_COUNT,
    SQL_LINE,
    SQL_ASIDE,
    SQL_CUT,
    SQL_READ_HEAD,
    SQL_READ_LINES,
    SQL_CHAT,
    SQL_CUT_CHAT,
    SQL_READ_CHAT,
    SQL_TYPES
} sql;

static const char *const sqls[SQL_TYPES] = {
    [SQL_BEGIN] = "BEGIN IMMEDIATE",
    [SQL_COMMIT] = "COMMIT",
    [SQL_ROLLBACK] = "ROLLBACK",
    [SQL_KEEP] =
        "INSERT INTO match(id, game, state, text) VALUES(?1, ?2, ?3, ?4) ON CONFLICT(id) DO"
        " UPDATE SET state = ?3, text = ?4, changed = unixepoch()",
    [SQL_HEAD] = "UPDATE match SET head = ?2 WHERE id = ?1",
    [SQL_COUNT] = "SELECT coalesce(max(n) + 1, 0) FROM line WHERE match = ?1",
    [SQL_LINE] = "INSERT INTO line(match, n, text) VALUES(?1, ?2, ?3)",
    [SQL_ASIDE] = "INSERT INTO line_aside(match, n, text) SELECT match, n, text FROM line WHERE"
                  " match = ?1 AND n >= ?2",
    [SQL_CUT] = "DELETE FROM line WHERE match = ?1 AND n >= ?2",
    [SQL_READ_HEAD] = "SELECT coalesce(head, '') FROM match WHERE id = ?1",
    [SQL_READ_LINES] = "SELECT text FROM line WHERE match = ?1 ORDER BY n",
    [SQL_CHAT] = "INSERT INTO chat(match, seat, at, text) VALUES(?1, ?2, ?3, ?4)",
    [SQL_CUT_CHAT] =
        "DELETE FROM chat WHERE match = ?1 AND n <= (SELECT n FROM chat WHERE match = ?1"
        " ORDER BY n DESC LIMIT 1 OFFSET " CHATS_KEPT ")",
    [SQL_READ_CHAT] =
        "SELECT json_group_array(json_array(seat, at, text)) FROM (SELECT * FROM"
        " (SELECT * FROM chat WHERE match = ?1 ORDER BY n DESC LIMIT " CHATS_KEPT ") ORDER BY n)",
};

static sqlite3_stmt *prepared(vaka_store *store, sql which)
{
    sqlite3_stmt *statement = store->statement[which];

    if (!statement)
        sqlite3_prepare_v3(store->db, sqls[which], -1, SQLITE_PREPARE_PERSISTENT,
                           &store->statement[which], NULL);
    return store->statement[which];
}

static void bind_text(sqlite3_stmt *statement, int at, const char *text)
{
    sqlite3_bind_text(statement, at, text, -1, SQLITE_STATIC);
}

/* Runs a statement that gives no rows. */
static bool run(sqlite3_stmt *statement)
{
    bool good = statement && sqlite3_step(statement) == SQLITE_DONE;

    if (statement) {
        sqlite3_reset(statement);
        sqlite3_clear_bindings(statement);
    }
    return good;
}

static bool run_keep(vaka_store *store, job *at)
{
    sqlite3_stmt *statement = prepared(store, SQL_KEEP);

    bind_text(statement, 1, at->id);
    bind_text(statement, 2, at->game);
    bind_text(statement, 3, at->state);
    bind_text(statement, 4, at->text);
    bool good = run(statement);
    if (!good || !at->head)
        return good;
    statement = prepared(store, SQL_HEAD);
    bind_text(statement, 1, at->id);
    bind_text(statement, 2, at->head);
    return run(statement);
}

static int64_t count_lines(vaka_store *store, const char *id)
{
    sqlite3_stmt *statement = prepared(store, SQL_COUNT);
    int64_t count = -1;

    bind_text(statement, 1, id);
    if (sqlite3_step(statement) == SQLITE_ROW)
        count = sqlite3_column_int64(statement, 0);
    sqlite3_reset(statement);
    return count;
}

static bool run_lines(vaka_store *store, job *at)
{
    int64_t n = at->number;

    if (count_lines(store, at->id) != n)
        return false;
    for (const char *line = at->text; *line; n++) {
        const char *end = strchr(line, '\n');
        sqlite3_stmt *statement = prepared(store, SQL_LINE);

        bind_text(statement, 1, at->id);
        sqlite3_bind_int64(statement, 2, n);
        sqlite3_bind_text(statement, 3, line, (int)(end - line), SQLITE_STATIC);
        if (!run(statement))
            return false;
        line = end + 1;
    }
    return true;
}

static bool run_rewind(vaka_store *store, job *at)
{
    static const sql both[] = {SQL_ASIDE, SQL_CUT};
    bool good = true;

    for (int i = 0; good && i < 2; i++) {
        sqlite3_stmt *statement = prepared(store, both[i]);

        bind_text(statement, 1, at->id);
        sqlite3_bind_int64(statement, 2, at->number);
        good = run(statement);
    }
    return good;
}

/* Adds the first column of every row to a text; `end` behind each. */
static bool read_rows(vaka_store *store, sql which, const job *at, const char *end, FILE *out)
{
    sqlite3_stmt *statement = prepared(store, which);
    int status;

    bind_text(statement, 1, at->id);
    while ((status = sqlite3_step(statement)) == SQLITE_ROW)
        fprintf(out, "%s%s", (const char *)sqlite3_column_text(statement, 0), end);
    sqlite3_reset(statement);
    return status == SQLITE_DONE;
}

static bool run_read(vaka_store *store, job *at)
{
    size_t length = 0;
    FILE *out = vaka_xneed(open_memstream(&at->answer, &length));
    bool good = at->type == JOB_CHATS ? read_rows(store, SQL_READ_CHAT, at, "", out)
                                      : read_rows(store, SQL_READ_HEAD, at, "", out) &&
                                            read_rows(store, SQL_READ_LINES, at, "\n", out);

    vaka_xneed(fclose(out) == 0 ? at->answer : NULL);
    return good;
}

static bool run_chat(vaka_store *store, job *at)
{
    sqlite3_stmt *statement = prepared(store, SQL_CHAT);

    bind_text(statement, 1, at->id);
    sqlite3_bind_int64(statement, 2, at->number);
    sqlite3_bind_int64(statement, 3, at->at);
    bind_text(statement, 4, at->text);
    if (!run(statement))
        return false;
    statement = prepared(store, SQL_CUT_CHAT);
    bind_text(statement, 1, at->id);
    return run(statement);
}

static bool run_job(vaka_store *store, job *at)
{
    switch (at->type) {
    case JOB_KEEP:
        return run_keep(store, at);
    case JOB_LINES:
        return run_lines(store, at);
    case JOB_REWIND:
        return run_rewind(store, at);
    case JOB_CHAT:
        return run_chat(store, at);
    case JOB_JOURNAL:
    case JOB_CHATS:
        return run_read(store, at);
    default:
        return true;
    }
}

/* --- the thread ------------------------------------------------------------------------------- */

static bool run_group(vaka_store *store, job *from, const job *until)
{
    bool good = run(prepared(store, SQL_BEGIN));

    for (job *at = from; good && at != until; at = at->next) {
        free(at->answer);
        at->answer = NULL;
        good = at->good = run_job(store, at);
    }
    good = good && run(prepared(store, SQL_COMMIT));
    if (!good && !sqlite3_get_autocommit(store->db))
        run(prepared(store, SQL_ROLLBACK));
    return good;
}

/* All with one commit; if that fails, one by one, to see which it is. */
static void carry_out(vaka_store *store, job *first)
{
    if (run_group(store, first, NULL))
        return;
    for (job *at = first; at; at = at->next)
        at->good = run_group(store, at, at->next);
}

static void *work(void *data)
{
    vaka_store *store = data;

    pthread_mutex_lock(&store->lock);
    for (;;) {
        while (!store->wait.first && !store->ends)
            pthread_cond_wait(&store->more, &store->lock);
        job *first = queue_take_all(&store->wait);
        if (!first)
            break;
        pthread_mutex_unlock(&store->lock);
        carry_out(store, first);
        pthread_mutex_lock(&store->lock);
        for (job *next; first; first = next) {
            next = first->next;
            queue_add(&store->ready, first);
        }
        uv_async_send(&store->wake);
    }
    pthread_mutex_unlock(&store->lock);
    return NULL;
}

static void tell(uv_async_t *wake)
{
    vaka_store *store = wake->data;
    job *first, *next;

    pthread_mutex_lock(&store->lock);
    first = queue_take_all(&store->ready);
    pthread_mutex_unlock(&store->lock);
    for (; first; first = next) {
        next = first->next;
        if (first->done)
            first->done(first->data, first->good, first->answer);
        job_free(first);
    }
}

/* --- opening ---------------------------------------------------------------------------------- */

static int level_of(sqlite3 *db)
{
    sqlite3_stmt *statement = NULL;
    int level = -1;

    if (sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        level = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    return level;
}

static vaka_status prepare(sqlite3 *db, const char *path, vaka_error *err)
{
    static const char settings[] = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
                                   "PRAGMA foreign_keys=ON; PRAGMA trusted_schema=OFF;"
                                   "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;";
    char level[64];
    int found = level_of(db);

    if (found > VAKA_STORE_LEVEL)
        return vaka_fail(err, VAKA_ERR_DATA, "%.150s is of a later version of the server", path);
    snprintf(level, sizeof level, "PRAGMA user_version=%d", VAKA_STORE_LEVEL);
    if (found < 0 || sqlite3_exec(db, settings, NULL, NULL, NULL) != SQLITE_OK ||
        sqlite3_exec(db, vaka_store_schema, NULL, NULL, NULL) != SQLITE_OK ||
        sqlite3_exec(db, level, NULL, NULL, NULL) != SQLITE_OK)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot keep games in %.120s: %.80s", path,
                         sqlite3_errmsg(db));
    return VAKA_OK;
}

vaka_status vaka_store_open(const char *path, uv_loop_t *loop, vaka_store **out, vaka_error *err)
{
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    sqlite3 *db = NULL;
    vaka_status status = VAKA_OK;

    if (sqlite3_open_v2(path, &db, flags, NULL) != SQLITE_OK)
        status = vaka_fail(err, VAKA_ERR_SYSTEM, "cannot open %.120s: %.80s", path,
                           db ? sqlite3_errmsg(db) : "no memory");
    if (status == VAKA_OK)
        status = prepare(db, path, err);
    if (status != VAKA_OK) {
        sqlite3_close(db);
        return status;
    }
    vaka_store *store = vaka_xnew(sizeof *store);
    store->db = db;
    queue_init(&store->wait);
    queue_init(&store->ready);
    pthread_mutex_init(&store->lock, NULL);
    pthread_cond_init(&store->more, NULL);
    uv_async_init(loop, &store->wake, tell);
    store->wake.data = store;
    uv_unref((uv_handle_t *)&store->wake);
    if (pthread_create(&store->thread, NULL, work, store) != 0)
        abort(); /* as without memory */
    *out = store;
    return VAKA_OK;
}

static void freed(uv_handle_t *wake)
{
    free(wake->data);
}

void vaka_store_close(vaka_store *store)
{
    job *first, *next;

    if (!store)
        return;
    pthread_mutex_lock(&store->lock);
    store->ends = true;
    pthread_cond_signal(&store->more);
    pthread_mutex_unlock(&store->lock);
    pthread_join(store->thread, NULL);
    for (first = queue_take_all(&store->ready); first; first = next) {
        next = first->next;
        job_free(first);
    }
    for (int i = 0; i < SQL_TYPES; i++)
        sqlite3_finalize(store->statement[i]);
    sqlite3_close(store->db);
    pthread_mutex_destroy(&store->lock);
    pthread_cond_destroy(&store->more);
    uv_close((uv_handle_t *)&store->wake, freed);
}

/* --- at the start, before anything is queued ----------------------------------------------------
 */

char *vaka_store_setting(vaka_store *store, const char *name)
{
    sqlite3_stmt *statement = NULL;
    char *value = NULL;

    sqlite3_prepare_v2(store->db, "SELECT value FROM setting WHERE name = ?1", -1, &statement,
                       NULL);
    bind_text(statement, 1, name);
    if (sqlite3_step(statement) == SQLITE_ROW)
        value = vaka_xcopy((const char *)sqlite3_column_text(statement, 0));
    sqlite3_finalize(statement);
    return value;
}

vaka_status vaka_store_set(vaka_store *store, const char *name, const char *value, vaka_error *err)
{
    sqlite3_stmt *statement = NULL;
    bool good;

    sqlite3_prepare_v2(store->db, "INSERT OR REPLACE INTO setting(name, value) VALUES(?1, ?2)", -1,
                       &statement, NULL);
    bind_text(statement, 1, name);
    bind_text(statement, 2, value);
    good = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_finalize(statement);
    return good ? VAKA_OK
                : vaka_fail(err, VAKA_ERR_SYSTEM, "cannot write to the store: %.150s",
                            sqlite3_errmsg(store->db));
}

void vaka_store_each(vaka_store *store, vaka_store_row *row, void *data)
{
    sqlite3_stmt *statement = NULL;

    sqlite3_prepare_v2(store->db, "SELECT id, text FROM match ORDER BY created", -1, &statement,
                       NULL);
    while (sqlite3_step(statement) == SQLITE_ROW)
        row(data, (const char *)sqlite3_column_text(statement, 0),
            (const char *)sqlite3_column_text(statement, 1));
    sqlite3_finalize(statement);
}

/* --- what is queued --------------------------------------------------------------------------- */

void vaka_store_keep(vaka_store *store, const vaka_store_match *match, vaka_store_done *done,
                     void *data)
{
    job *made = job_new(JOB_KEEP, match->id, done, data);

    made->game = copy(match->game);
    made->state = copy(match->state);
    made->text = copy(match->text);
    made->head = copy(match->head);
    submit(store, made);
}

void vaka_store_lines(vaka_store *store, const char *id, uint32_t from, const char *lines,
                      vaka_store_done *done, void *data)
{
    job *made = job_new(JOB_LINES, id, done, data);

    made->number = from;
    made->text = copy(lines);
    submit(store, made);
}

void vaka_store_rewind(vaka_store *store, const char *id, uint32_t to, vaka_store_done *done,
                       void *data)
{
    job *made = job_new(JOB_REWIND, id, done, data);

    made->number = to;
    submit(store, made);
}

void vaka_store_journal(vaka_store *store, const char *id, vaka_store_done *done, void *data)
{
    submit(store, job_new(JOB_JOURNAL, id, done, data));
}

void vaka_store_chat(vaka_store *store, const char *id, int32_t from, int64_t at, const char *text)
{
    job *made = job_new(JOB_CHAT, id, NULL, NULL);

    made->number = from;
    made->at = at;
    made->text = copy(text);
    submit(store, made);
}

void vaka_store_chats(vaka_store *store, const char *id, vaka_store_done *done, void *data)
{
    submit(store, job_new(JOB_CHATS, id, done, data));
}

void vaka_store_after(vaka_store *store, vaka_store_done *done, void *data)
{
    submit(store, job_new(JOB_AFTER, NULL, done, data));
}
