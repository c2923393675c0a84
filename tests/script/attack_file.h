/* script/attack_file.h - files of hostile scripts, as attacks_test.c describes them.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_ATTACK_FILE_H
#define SCRIPT_ATTACK_FILE_H

#include <dirent.h>
#include <lauxlib.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#define ATTACKS VAKA_SOURCE_DIR "/tests/script/attacks"
#define LARGEST (4u << 20)

typedef struct attack {
    char name[80];
    char title[200];
    char expect[20]; /* "fuel", "harmless", … */
    char defence[20];
    char form[20];
    char *text; /* owned */
    size_t size;
} attack;

/* The words behind `key` in the first lines. */
static inline void read_head(const attack *from, const char *key, char *out, size_t room)
{
    const char *at = strstr(from->text, key);

    out[0] = '\0';
    if (!at || at > from->text + 600)
        return;
    at += strlen(key);
    snprintf(out, room, "%.*s", (int)strcspn(at, "\n"), at);
}

/* Copies `from` with \xNN as bytes and @N{text} repeated. */
static inline void expand(attack *by)
{
    char *out = malloc(LARGEST);
    const char *at = by->text, *end = by->text + by->size;
    size_t used = 0;

    while (at < end) {
        unsigned number;
        int length = 0;

        if (strcmp(by->form, "raw") == 0 && sscanf(at, "\\x%2x%n", &number, &length) == 1) {
            out[used++] = (char)number;
            at += length;
        } else if (strstr(by->form, "big") && *at == '@' &&
                   sscanf(at, "@%u{%n", &number, &length) == 1) {
            size_t part = strcspn(at + length, "}");

            assert_true(used + number * part < LARGEST);
            for (; number > 0; number--, used += part)
                memcpy(out + used, at + length, part);
            at += (size_t)length + part + 1;
        } else {
            out[used++] = *at++;
        }
    }
    free(by->text);
    by->text = out;
    by->size = used;
}

/* Its name, its text, and what it tries to do. */
static inline void read_text(attack *out, const char *folder, const char *name)
{
    char path[512];
    FILE *file;

    memset(out, 0, sizeof *out);
    snprintf(out->name, sizeof out->name, "%s", name);
    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "rb");
    out->text = calloc(1, LARGEST);
    if (!file || !out->text)
        abort();
    out->size = fread(out->text, 1, LARGEST - 1, file);
    fclose(file);
    read_head(out, "-- tries to ", out->title, sizeof out->title);
}

static inline void must_say(bool said, const char *name)
{
    if (said)
        return;
    fprintf(stderr, "%s: its first lines do not say what it is\n", name);
    exit(1);
}

static inline void read_attack(attack *out, const char *name)
{
    char expect[40];

    read_text(out, ATTACKS, name);
    read_head(out, "-- expect: ", expect, sizeof expect);
    read_head(out, "-- defence: ", out->defence, sizeof out->defence);
    read_head(out, "-- form: ", out->form, sizeof out->form);
    snprintf(out->expect, sizeof out->expect, "%.19s",
             strncmp(expect, "fault ", 6) == 0 ? expect + 6 : expect);
    must_say(out->title[0] && out->expect[0] && out->defence[0], name);
    if (strcmp(out->form, "raw") == 0 || strstr(out->form, "big"))
        expand(out);
}

/* Of the form `lib`: where the card begins behind the shared code. */
static inline const char *attack_card(const attack *by)
{
    static const char mark[] = "-- card\n";
    const char *at = strstr(by->text, mark);

    assert_non_null(at);
    return at + strlen(mark);
}

static inline int is_attack(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);

    return length > 4 && strcmp(entry->d_name + length - 4, ".lua") == 0;
}

/* A folder of files, each of which is a test. */
typedef struct attack_group {
    const char *name, *folder;
    int least;   /* files that must be there */
    size_t size; /* of what is read of one: it begins with an attack */
    void (*read)(attack *out, const char *name);
    CMUnitTestFunction test; /* its state is what was read */
    CMFixtureFunction begin, end;
} attack_group;

/* Runs those whose names begin with an argument of the program; all of them without one. */
static inline int attack_group_run(const attack_group *group, int argc, char **argv)
{
    struct dirent **entries;
    int count = scandir(group->folder, &entries, is_attack, alphasort);
    size_t used = 0;

    if (count < group->least) {
        fprintf(stderr, "there are fewer than %d files in %s\n", group->least, group->folder);
        return 1;
    }
    char *all = calloc((size_t)count, group->size);
    struct CMUnitTest *tests = calloc((size_t)count, sizeof *tests);
    for (int i = 0; i < count; i++) {
        if (argc < 2 || strncmp(entries[i]->d_name, argv[1], strlen(argv[1])) == 0) {
            attack *by = (void *)(all + used * group->size);
            group->read(by, entries[i]->d_name);
            tests[used++] = (struct CMUnitTest){by->title, group->test, NULL, NULL, by};
        }
        free(entries[i]);
    }
    free(entries);
    int failed = _cmocka_run_group_tests(group->name, tests, used, group->begin, group->end);
    for (size_t i = 0; i < used; i++)
        free(((attack *)(void *)(all + i * group->size))->text);
    free(all);
    free(tests);
    return failed;
}

static inline int attack_add_bytes(lua_State *L, const void *bytes, size_t size, void *buffer)
{
    (void)L;
    luaL_addlstring(buffer, bytes, size);
    return 0;
}

/* Of the processor. */
static inline double attack_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* How many times as long Lua takes here as on a usual machine: 1 at least. For limits of time that
 * hold on a machine that is imitated by another one, too. */
static inline double attack_slowness(void)
{
    lua_State *L = luaL_newstate();
    double start = attack_seconds();

    assert_int_equal(luaL_dostring(L, "local x = {} for i = 1, 1000000 do x[1] = i end"), LUA_OK);
    double took = (attack_seconds() - start) / 0.02;
    lua_close(L);
    return took > 1 ? took : 1;
}

/* The attack compiled by a Lua of its own, which the caller frees. */
static inline char *attack_compile(const attack *by, size_t *size)
{
    lua_State *compiler = luaL_newstate();
    luaL_Buffer buffer;

    assert_int_equal(luaL_loadbuffer(compiler, by->text, by->size, by->name), LUA_OK);
    luaL_buffinit(compiler, &buffer);
    lua_pushvalue(compiler, 1);
    lua_dump(compiler, attack_add_bytes, &buffer, strstr(by->name, "stripped") != NULL);
    lua_pop(compiler, 1);
    luaL_pushresult(&buffer);
    const char *bytes = lua_tolstring(compiler, -1, size);
    char *copy = malloc(*size);
    memcpy(copy, bytes, *size);
    lua_close(compiler);
    return copy;
}

#endif
