/* serve/workers.c - the processes in which games are played, as the server sees them.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/workers.h"

#include "cli/engine/engine_request.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ANSWER_MOST ((size_t)64 << 20) /* bytes of one answer */
#define CROWD 200                      /* matches in a process before another one is started */

typedef struct question {
    struct question *next;
    vaka_answered *answered;
    void *data;
    uint64_t since; /* when the process could begin with it */
} question;

struct vaka_process {
    vaka_workers *workers;
    vaka_process *next;
    char *key; /* owned */
    uv_process_t process;
    uv_pipe_t in, out;
    question *first, **end; /* asked and not answered, oldest first */
    char *bytes;            /* owned: answers as they come */
    size_t size, room;
    const char *rest; /* behind the answer that is being given; NULL: nothing */
    size_t rest_length;
    int matches;
    uint64_t idle_since;
    int open; /* handles that are not closed yet */
    bool dead;
};

struct vaka_workers {
    vaka_workers_plan plan;
    vaka_process *first;
    uv_timer_t timer;
    bool ends;
};

/* --- questions -------------------------------------------------------------------------------- */

static question *take_question(vaka_process *process)
{
    question *first = process->first;

    if (!first)
        return NULL;
    process->first = first->next;
    if (process->first)
        process->first->since = uv_now(process->workers->plan.loop); /* it is its turn only now */
    else
        process->end = &process->first;
    return first;
}

static void answer_with(question *asked, const json_t *answer)
{
    if (asked->answered)
        asked->answered(asked->data, answer);
    free(asked);
}

/* --- death ------------------------------------------------------------------------------------ */

static void closed(uv_handle_t *handle)
{
    vaka_process *process = handle->data;

    if (--process->open > 0)
        return;
    free(process->bytes);
    free(process->key);
    free(process);
}

static void unlink_process(vaka_process *process)
{
    vaka_process **at = &process->workers->first;

    while (*at && *at != process)
        at = &(*at)->next;
    if (*at)
        *at = process->next;
}

/* Whoever waits is told last: what he does then must find the process gone. */
static void bury(vaka_process *process)
{
    vaka_workers *workers = process->workers;

    if (process->dead)
        return;
    process->dead = true;
    unlink_process(process);
    uv_process_kill(&process->process, SIGKILL);
    uv_close((uv_handle_t *)&process->in, closed);
    uv_close((uv_handle_t *)&process->out, closed);
    if (workers->ends) {
        while (process->first)
            free(take_question(process));
        return;
    }
    if (process->matches || process->first) /* else nobody misses it */
        workers->plan.died(workers->plan.data, process);
    while (process->first)
        answer_with(take_question(process), NULL);
}

static void exited(uv_process_t *handle, int64_t status, int sign)
{
    vaka_process *process = handle->data;

    (void)status;
    (void)sign;
    bury(process);
    uv_close((uv_handle_t *)handle, closed);
}

/* --- answers ---------------------------------------------------------------------------------- */

const char *vaka_process_rest(const vaka_process *process, size_t *length)
{
    *length = process->rest ? process->rest_length : 0;
    return process->rest ? process->rest : "";
}

static bool take_answer(vaka_process *process, const char *line, size_t length)
{
    const char *tab = memchr(line, '\t', length);
    json_t *answer = json_loadb(line, tab ? (size_t)(tab - line) : length, 0, NULL);
    question *asked = answer ? take_question(process) : NULL;

    process->rest = tab;
    process->rest_length = tab ? length - (size_t)(tab - line) : 0;
    if (asked)
        answer_with(asked, answer);
    process->rest = NULL;
    json_decref(answer);
    return asked != NULL;
}

/* Answers may bring new questions, and even the end of the process. */
static void take_answers(vaka_process *process)
{
    size_t from = 0;
    char *end;

    while (!process->dead &&
           (end = memchr(process->bytes + from, '\n', process->size - from)) != NULL) {
        size_t length = (size_t)(end - process->bytes) - from;

        if (!take_answer(process, process->bytes + from, length)) {
            bury(process);
            return;
        }
        from += length + 1;
    }
    memmove(process->bytes, process->bytes + from, process->size - from);
    process->size -= from;
}

static void give_room(uv_handle_t *handle, size_t wanted, uv_buf_t *out)
{
    vaka_process *process = handle->data;

    (void)wanted;
    if (process->room - process->size < 65536) {
        process->room = 2 * process->room + 131072;
        process->bytes = vaka_xgrow(process->bytes, process->room);
    }
    *out = uv_buf_init(process->bytes + process->size, (unsigned)(process->room - process->size));
}

static void got_bytes(uv_stream_t *stream, ssize_t got, const uv_buf_t *buffer)
{
    vaka_process *process = stream->data;
    size_t before = process->size;

    (void)buffer;
    if (got < 0 || process->size > ANSWER_MOST) {
        bury(process);
        return;
    }
    process->size += (size_t)got;
    if (got > 0 && memchr(process->bytes + before, '\n', (size_t)got))
        take_answers(process);
}

/* --- asking ----------------------------------------------------------------------------------- */

typedef struct written {
    uv_write_t write;
    char *line;
} written;

static void wrote(uv_write_t *write, int status)
{
    written *done = write->data;

    (void)status; /* a process that does not read any more is heard of by its end */
    free(done->line);
    free(done);
}

void vaka_process_ask(vaka_process *process, json_t *request, vaka_answered *answered, void *data)
{
    question *asked;
    written *made;
    size_t length;

    if (process->dead) {
        json_decref(request);
        if (answered)
            answered(data, NULL);
        return;
    }
    asked = vaka_xnew(sizeof *asked);
    made = vaka_xnew(sizeof *made);
    *asked = (question){.answered = answered, .data = data, .since = uv_now(process->in.loop)};
    *process->end = asked;
    process->end = &asked->next;
    made->line = vaka_json_write(request, &length);
    json_decref(request);
    made->line[length] = '\n'; /* in place of the end: the length is known */
    made->write.data = made;
    uv_buf_t buffer = uv_buf_init(made->line, (unsigned)length + 1);
    if (uv_write(&made->write, (uv_stream_t *)&process->in, &buffer, 1, wrote)) {
        free(made->line);
        free(made);
    }
}

/* --- starting --------------------------------------------------------------------------------- */

static bool start(vaka_process *process)
{
    const vaka_workers_plan *plan = &process->workers->plan;
    char *program = process->workers->plan.program;
    char *words[] = {program, "worker", NULL};
    uv_stdio_container_t files[3] = {
        {.flags = UV_CREATE_PIPE | UV_READABLE_PIPE, .data.stream = (uv_stream_t *)&process->in},
        {.flags = UV_CREATE_PIPE | UV_WRITABLE_PIPE, .data.stream = (uv_stream_t *)&process->out},
        {.flags = UV_INHERIT_FD, .data.fd = 2},
    };
    uv_process_options_t options = {
        .file = program, .args = words, .stdio = files, .stdio_count = 3, .exit_cb = exited};

    uv_pipe_init(plan->loop, &process->in, 0);
    uv_pipe_init(plan->loop, &process->out, 0);
    process->in.data = process->out.data = process->process.data = process;
    process->open = 3;
    if (uv_spawn(plan->loop, &process->process, &options) != 0)
        return false;
    return uv_read_start((uv_stream_t *)&process->out, give_room, got_bytes) == 0;
}

static vaka_process *start_process(vaka_workers *workers, const char *key)
{
    vaka_process *process = vaka_xnew(sizeof *process);

    process->workers = workers;
    process->key = vaka_xcopy(key);
    process->end = &process->first;
    process->idle_since = uv_now(workers->plan.loop);
    if (start(process)) {
        process->next = workers->first;
        workers->first = process;
        return process;
    }
    process->dead = true;
    uv_close((uv_handle_t *)&process->process, closed);
    uv_close((uv_handle_t *)&process->in, closed);
    uv_close((uv_handle_t *)&process->out, closed);
    return NULL;
}

/* The one among those that nobody plays in that has been idle for longest. */
static vaka_process *idlest(const vaka_workers *workers)
{
    vaka_process *found = NULL;

    for (vaka_process *at = workers->first; at; at = at->next)
        if (at->matches == 0 && !at->first && (!found || at->idle_since < found->idle_since))
            found = at;
    return found;
}

vaka_process *vaka_workers_for(vaka_workers *workers, const char *key)
{
    vaka_process *best = NULL;
    uint32_t same = 0;

    for (vaka_process *at = workers->first; at; at = at->next) {
        if (strcmp(at->key, key) != 0)
            continue;
        same++;
        if (!best || at->matches < best->matches)
            best = at;
    }
    if (best && (best->matches < CROWD || same >= workers->plan.spread))
        return best;
    if (vaka_workers_count(workers) >= workers->plan.most) {
        vaka_process *spare = best ? NULL : idlest(workers);

        if (!spare)
            return best;
        bury(spare);
    }
    vaka_process *started = start_process(workers, key);
    return started ? started : best;
}

/* --- all of them ------------------------------------------------------------------------------ */

void vaka_process_hold(vaka_process *process, int by)
{
    process->matches += by;
    process->idle_since = uv_now(process->workers->plan.loop);
}

uint32_t vaka_workers_count(const vaka_workers *workers)
{
    uint32_t count = 0;

    for (const vaka_process *at = workers->first; at; at = at->next)
        count++;
    return count;
}

void vaka_workers_tidy(vaka_workers *workers, uint64_t idle)
{
    uint64_t now = uv_now(workers->plan.loop);

    for (vaka_process *at = workers->first, *next; at; at = next) {
        next = at->next;
        if (at->matches == 0 && !at->first && now - at->idle_since >= idle)
            bury(at);
    }
}

/* A process that has been silent for too long is ended: its matches are played again elsewhere. */
static void look(uv_timer_t *timer)
{
    vaka_workers *workers = timer->data;
    uint64_t now = uv_now(timer->loop);

    for (vaka_process *at = workers->first, *next; at; at = next) {
        next = at->next;
        if (at->first && now - at->first->since > workers->plan.patience) {
            bury(at);
            break; /* the list may be another now */
        }
    }
}

vaka_workers *vaka_workers_new(const vaka_workers_plan *plan)
{
    vaka_workers *workers = vaka_xnew(sizeof *workers);

    workers->plan = *plan;
    uv_timer_init(plan->loop, &workers->timer);
    workers->timer.data = workers;
    uv_timer_start(&workers->timer, look, 250, 250);
    return workers;
}

static void freed(uv_handle_t *timer)
{
    free(timer->data);
}

void vaka_workers_free(vaka_workers *workers)
{
    workers->ends = true;
    while (workers->first)
        bury(workers->first);
    uv_close((uv_handle_t *)&workers->timer, freed);
}
