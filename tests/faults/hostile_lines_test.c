/* hostile_lines_test.c - lines to the engine that were cut, bent or made up: each is answered.
 *
 *     hostile_lines_test CHANGES FILE...
 *
 * SPDX-License-Identifier: MIT
 *
 * Each file holds the lines of a conversation. Changed copies of it are said to an engine; every
 * line gets one JSON object that says whether it was well, and why not. Lines without their last
 * brace must be refused; with VAKA_PLANTED set they keep it, and it must be found out that they are
 * well. */
#include "../proof/arena.h"
#include "bend.h"
#include "chance/rng.h"
#include "cli/engine/engine_request.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct test {
    arena_world world;
    uint32_t rng[4];
    unsigned lines, well, refused;
} test;

static void say(test *at, vaka_engine *engine, const char *line, size_t length)
{
    char *text = vaka_engine_answer(engine, line, length);
    json_t *answer = text ? json_loads(text, 0, NULL) : NULL;
    json_t *ok = json_object_get(answer, "ok");

    at->lines++;
    at->well += json_is_true(ok);
    at->refused += json_is_false(ok);
    if (!json_is_boolean(ok) || (json_is_false(ok) && json_object_size(answer) < 2)) {
        printf("FAILED: '%.*s' is answered by '%s'\n", (int)length, line, text ? text : "nothing");
        exit(1);
    }
    json_decref(answer);
    free(text);
}

/* Every line of the conversation, cut by one character. */
static void talk_cut(test *at, const char *bytes, size_t size)
{
    vaka_engine *engine = vaka_engine_new(&at->world.plugins, true);
    size_t cut = getenv("VAKA_PLANTED") ? 0 : 1;

    for (size_t from = 0; from < size;) {
        const char *end = memchr(bytes + from, '\n', size - from);
        size_t length = end ? (size_t)(end - bytes) - from : size - from;
        unsigned well = at->well;
        if (length > 1)
            say(at, engine, bytes + from, length - cut);
        if (at->well > well) {
            printf("FAILED: the end of '%.*s' is missing, and it is well\n", (int)length,
                   bytes + from);
            exit(1);
        }
        from += length + 1;
    }
    vaka_engine_free(engine);
}

static void talk(test *at, const char *bytes, size_t size)
{
    vaka_engine *engine = vaka_engine_new(&at->world.plugins, vaka_rng_below(at->rng, 2));

    for (size_t from = 0; from < size && !engine->quits;) {
        const char *end = memchr(bytes + from, '\n', size - from);
        size_t length = end ? (size_t)(end - bytes) - from : size - from;
        say(at, engine, bytes + from, length);
        from += length + 1;
    }
    vaka_engine_free(engine);
}

int main(int argc, char **argv)
{
    test at = {0};
    unsigned long changes = argc > 2 ? strtoul(argv[1], NULL, 10) : 0;

    if (!changes) {
        fputs("usage: hostile_lines_test CHANGES FILE...\n", stderr);
        return 2;
    }
    vaka_rng_seed(at.rng, 1);
    arena_world_init(&at.world);
    for (int i = 2; i < argc; i++) {
        size_t size, bent_size;
        char *bytes = bend_read(argv[i], &size);
        for (unsigned long n = 0; n < changes; n++) {
            char *bent = bend(at.rng, bytes, size, &bent_size);
            talk(&at, bent, bent_size);
            free(bent);
        }
        talk_cut(&at, bytes, size);
        free(bytes);
    }
    arena_world_done(&at.world);
    printf("%u lines: %u well, %u refused\n", at.lines, at.well, at.refused);
    return at.well && at.refused ? 0 : 1;
}
