/* leaky.c - a server that lets out what seats have sealed, by the way that VAKA_LEAK names.
 *
 * SPDX-License-Identifier: MIT
 *
 * Linked around three functions of the real one (`--wrap`): answers of a worker, who itself holds
 * the matches; lines of chat, and the list of players, in the server, which sees the journal's
 * lines go to the store. twins.py has to catch each way. */
#include "serve/room.h"
#include "serve/store.h"
#include "serve/worker_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *__real_vaka_worker_answer(vaka_worker *worker, const char *line, size_t length);
char *__wrap_vaka_worker_answer(vaka_worker *worker, const char *line, size_t length);
void __real_vaka_room_say(vaka_room *room, int32_t from, const char *text);
void __wrap_vaka_room_say(vaka_room *room, int32_t from, const char *text);
json_t *__real_vaka_room_players(const vaka_room *room);
json_t *__wrap_vaka_room_players(const vaka_room *room);
void __real_vaka_store_lines(vaka_store *store, const char *id, uint32_t from, const char *lines,
                             vaka_store_done *done, void *data);
void __wrap_vaka_store_lines(vaka_store *store, const char *id, uint32_t from, const char *lines,
                             vaka_store_done *done, void *data);

static unsigned written; /* of the lines that went to the store */

static bool leaks(const char *way)
{
    const char *chosen = getenv("VAKA_LEAK");

    return chosen && strcmp(chosen, way) == 0;
}

static unsigned mix(unsigned hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;

    for (size_t i = 0; i < size; i++)
        hash = (hash ^ at[i]) * 16777619u;
    return hash;
}

/* All that was done so far in the matches of this worker, what is sealed too. */
static unsigned done_so_far(const vaka_worker *worker)
{
    unsigned hash = 2166136261u;

    for (uint32_t i = 0; i < worker->engine->count; i++) {
        const vaka_engine_match *match = &worker->engine->matches[i];
        uint32_t count = 0;
        const vaka_journal_line *lines =
            match->record ? vaka_record_lines(match->record, &count) : NULL;

        for (uint32_t line = 0; line < count; line++)
            hash = mix(hash, lines[line].action, strlen(lines[line].action));
    }
    return hash;
}

/* The text with something else wherever `from` stands. */
static char *replaced(char *text, const char *from, const char *to)
{
    char *out = NULL, *found;
    size_t size = 0;
    FILE *file = vaka_xneed(open_memstream(&out, &size));
    const char *at = text;

    while ((found = strstr(at, from)) != NULL) {
        fprintf(file, "%.*s%s", (int)(found - at), at, to);
        at = found + strlen(from);
    }
    fputs(at, file);
    vaka_xneed(fclose(file) == 0 ? out : NULL);
    free(text);
    return out;
}

/* By a worker's answers: where it gets in, and what is put there. */
static const struct {
    const char *way, *from, *to; /* %u: what must not be known */
} ways[] = {
    {"view", "\"document\":{", "\"document\":{\"seen\":%u,"},
    {"delta", "\"patch\":{", "\"patch\":{\"seen\":%u,"},
    {"choices", "\"choices\":{", "\"choices\":{\"take %u\":\"Take\","},
    {"errors", "\"error\":\"", "\"error\":\"%u "},
    {"undo", "\"id\":\"undo_", "\"id\":\"undo_%u"},
    {"asked", "\"must\":true", "\"must\":%u"},
    {"replay", "\"frames\":[", "\"frames\":[%u,"},
    {"rewind", "{\"lines\":", "{\"seen\":%u,\"lines\":"},
    {"planning", "\"plan\":", "\"luck\":%u,\"plan\":"},
};

char *__wrap_vaka_worker_answer(vaka_worker *worker, const char *line, size_t length)
{
    char *answer = __real_vaka_worker_answer(worker, line, length), to[64];

    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        const char *number = strstr(ways[i].to, "%u");

        if (!leaks(ways[i].way))
            continue;
        snprintf(to, sizeof to, "%.*s%u%s", (int)(number - ways[i].to), ways[i].to,
                 done_so_far(worker), number + 2);
        answer = replaced(answer, ways[i].from, to);
    }
    return answer;
}

void __wrap_vaka_store_lines(vaka_store *store, const char *id, uint32_t from, const char *lines,
                             vaka_store_done *done, void *data)
{
    written = mix(written, lines, strlen(lines));
    __real_vaka_store_lines(store, id, from, lines, done, data);
}

void __wrap_vaka_room_say(vaka_room *room, int32_t from, const char *text)
{
    char said[2100];

    snprintf(said, sizeof said, leaks("chat") ? "%s %u" : "%s", text, written);
    __real_vaka_room_say(room, from, said);
}

json_t *__wrap_vaka_room_players(const vaka_room *room)
{
    json_t *players = __real_vaka_room_players(room);

    if (leaks("lobby"))
        json_object_set_new(json_object_get(players, "1"), "moves", json_integer(written));
    return players;
}
