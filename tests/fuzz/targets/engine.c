/* fuzz/targets/engine.c - any lines to the engine: each gets one answer in JSON.
 *
 * SPDX-License-Identifier: MIT */
#include "fuzz.h"

#include "cli/engine/engine.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST_LINES 64u

static void begin(void)
{
    fuzz_plugins();
    if (chdir(fuzz_folder()))
        fuzz_broken("cannot go to %s", fuzz_folder());
}

static bool is_near(const char *path)
{
    return !path || (!strchr(path, '/') && strlen(path) <= 40);
}

/* Nothing outside of the fuzzer's own folder is read or written. */
static bool is_harmless(json_t *request)
{
    json_t *mods = json_object_get(request, "mods");
    size_t i;
    json_t *mod;

    if (!is_near(json_string_value(json_object_get(request, "path"))) ||
        !is_near(json_string_value(json_object_get(request, "journal"))))
        return false;
    json_array_foreach(mods, i, mod)
    {
        const char *name = json_string_value(mod);
        if (name && strpbrk(name, "/."))
            return false;
    }
    return true;
}

static void say(vaka_engine *engine, const char *line, size_t length)
{
    json_t *request = json_loadb(line, length, 0, NULL);
    bool harmless = is_harmless(request);

    json_decref(request);
    if (!harmless)
        return;
    char *text = vaka_engine_answer(engine, line, length);
    json_t *answer = text ? json_loads(text, 0, NULL) : NULL;
    if (!json_is_object(answer) || !json_is_boolean(json_object_get(answer, "ok")))
        fuzz_broken("'%.*s' is answered by '%s'", (int)length, line, text ? text : "nothing");
    json_decref(answer);
    free(text);
}

static void run(const uint8_t *bytes, size_t size)
{
    vaka_engine *engine;
    size_t at = 1;

    if (size < 2)
        return;
    engine = vaka_engine_new(fuzz_plugins(), bytes[0] & 1);
    for (uint32_t i = 0; i < MOST_LINES && at < size; i++) {
        const uint8_t *end = memchr(bytes + at, '\n', size - at);
        size_t length = end ? (size_t)(end - bytes) - at : size - at;
        say(engine, (const char *)bytes + at, length);
        at += length + 1;
    }
    vaka_engine_free(engine);
    unlink("save.vkj");
}

const fuzz_target fuzz_engine = {"engine", begin, run};
