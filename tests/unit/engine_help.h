/* tests/unit/engine_help.h - an engine to ask, and its answers taken apart.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_ENGINE_HELP_H
#define UNIT_ENGINE_HELP_H

#include "chance/rng.h"
#include "cli/engine/engine.h"
#include "registered.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <jansson.h>

typedef struct bench {
    vaka_plugins plugins;
    vaka_engine *engine; /* a referee's */
    char folder[64];
} bench;

static inline int open_bench(void **state)
{
    static const char *const folders[] = {VAKA_BUILD_DIR "/modules",
                                          VAKA_BUILD_DIR "/tests/modules", NULL};
    bench *at = vaka_xnew(sizeof *at);

    snprintf(at->folder, sizeof at->folder, "/tmp/vaka-engine-XXXXXX");
    if (!mkdtemp(at->folder))
        return -1;
    vaka_plugins_scan(&at->plugins, folders);
    at->engine = vaka_engine_new(&at->plugins, true);
    *state = at;
    return 0;
}

static inline int close_bench(void **state)
{
    bench *at = *state;
    DIR *folder = opendir(at->folder);
    struct dirent *entry;
    char path[512];

    while (folder && (entry = readdir(folder)) != NULL) {
        snprintf(path, sizeof path, "%s/%s", at->folder, entry->d_name);
        unlink(path);
    }
    closedir(folder);
    rmdir(at->folder);
    vaka_engine_free(at->engine);
    vaka_plugins_done(&at->plugins);
    free(at);
    return 0;
}

/* The answer to `length` bytes; always an object with a truth value `ok`. Owned by the caller. */
static inline json_t *answer_bytes(vaka_engine *engine, const char *line, size_t length)
{
    char *text = vaka_engine_answer(engine, line, length);
    json_t *answer = json_loads(text, 0, NULL);

    if (!json_is_object(answer) || !json_is_boolean(json_object_get(answer, "ok")))
        fail_msg("no answer: %s", text);
    assert_null(strchr(text, '\n'));
    free(text);
    return answer;
}

static inline json_t *answer(vaka_engine *engine, const char *line)
{
    return answer_bytes(engine, line, strlen(line));
}

static inline bool is_ok(const json_t *said)
{
    return json_is_true(json_object_get(said, "ok"));
}

/* A request that must succeed. */
static inline json_t *good(vaka_engine *engine, const char *line)
{
    json_t *said = answer(engine, line);

    if (!is_ok(said))
        fail_msg("%s: %s", line, json_dumps(said, 0));
    return said;
}

static inline void do_good(vaka_engine *engine, const char *line)
{
    json_decref(good(engine, line));
}

/* A request that must fail with an error that contains `words`. */
static inline void bad(vaka_engine *engine, const char *line, const char *words)
{
    json_t *said = answer(engine, line);
    const char *error = json_string_value(json_object_get(said, "error"));

    if (is_ok(said) || !error || !strstr(error, words))
        fail_msg("%s: expected \"%s\" in %s", line, words, json_dumps(said, 0));
    json_decref(said);
}

static const char *text_at(const json_t *said, const char *key)
{
    const char *text = json_string_value(json_object_get(said, key));

    assert_non_null(text);
    return text;
}

/* The member of an object in a list whose id is this; borrowed. */
static inline const json_t *with_id(const json_t *list, const char *id)
{
    size_t index;
    json_t *item;

    json_array_foreach(list, index, item)
    {
        if (strcmp(text_at(item, "id"), id) == 0)
            return item;
    }
    fail_msg("there is no %s", id);
    return NULL;
}

/* Hash of a match, as text in `out`. */
static inline void hash_of(vaka_engine *engine, int match, char out[32])
{
    char line[64];
    json_t *said;

    snprintf(line, sizeof line, "{\"cmd\":\"hash\",\"match\":%d}", match);
    said = good(engine, line);
    snprintf(out, 32, "%s", text_at(said, "hash"));
    json_decref(said);
}

static inline void same_json(const json_t *value, const char *expected)
{
    char *text = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);

    assert_string_equal(text, expected);
    free(text);
}

static const char new_hello[] =
    "{\"cmd\":\"new\",\"game\":\"hello\",\"seats\":2,\"seed\":1,\"rules\":[],\"scenario\":\"\","
    "\"mods\":[],\"options\":{\"stones\":7},\"names\":[\"Ada\",\"Ben\"],\"chance\":[\"die 3\"]}";

/* A test that has a bench of its own. */
#define BENCH_TEST(name) TEST_WITH(name, open_bench, close_bench)

#endif
