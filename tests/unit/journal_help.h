/* journal_help.h - files, modules and matches for the tests of journals.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TESTS_JOURNAL_HELP_H
#define TESTS_JOURNAL_HELP_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "match/record.h"
#include "table/codec.h"

typedef struct scratch { /* what a test gets as its state */
    char folder[64];
    char path[96]; /* of a journal that is not there yet */
    vaka_plugins plugins;
} scratch;

static inline void write_file(const char *path, const char *bytes, size_t size)
{
    FILE *file;

    unlink(path); /* some file systems sync a file that is written over when it is closed: slow */
    file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

static inline char *read_whole_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    char *bytes = vaka_xnew(1 << 20);

    assert_non_null(file);
    *size = fread(bytes, 1, (1 << 20) - 1, file);
    fclose(file);
    return bytes;
}

static inline size_t file_size(const char *path)
{
    struct stat info;

    assert_int_equal(stat(path, &info), 0);
    return (size_t)info.st_size;
}

static inline int scratch_open(void **state)
{
    scratch *at = vaka_xnew(sizeof *at);

    snprintf(at->folder, sizeof at->folder, "/tmp/vaka-journal-XXXXXX");
    if (!mkdtemp(at->folder))
        return -1;
    snprintf(at->path, sizeof at->path, "%s/game.vkj", at->folder);
    at->plugins.at = vaka_xnew(sizeof *at->plugins.at);
    at->plugins.count = 1;
    *state = at;
    return 0;
}

/* A scratch folder with a module loaded. */
static inline int scratch_open_file(void **state, const char *file)
{
    scratch *at;

    if (scratch_open(state) != 0)
        return -1;
    at = *state;
    return vaka_plugin_load(file, at->plugins.at);
}

static inline int scratch_open_hello(void **state)
{
    return scratch_open_file(state, VAKA_BUILD_DIR "/modules/hello.vaka");
}

/* A scratch folder with a module of the test program itself. */
static inline int scratch_open_with(void **state, const vaka_module *module)
{
    vaka_module *copy;
    scratch *at;

    if (scratch_open(state) != 0)
        return -1;
    at = *state;
    copy = vaka_xnew(sizeof *copy);
    *copy = *module;
    at->plugins.at->module = copy;
    return 0;
}

static inline int scratch_close(void **state)
{
    scratch *at = *state;

    unlink(at->path);
    rmdir(at->folder);
    vaka_plugins_done(&at->plugins);
    free(at);
    return 0;
}

/* A match of the module, seed 7; with a journal unless `path` is NULL. */
static inline vaka_record *new_match(const scratch *at, const char *path)
{
    vaka_journal_head head = {.seed = vaka_seed_of(7)};
    vaka_record *record = NULL;
    vaka_error err = {0};
    vaka_setup setup;

    assert_int_equal(vaka_setup_init(&setup, at->plugins.at->module, 2, &err), VAKA_OK);
    snprintf(head.player[1], sizeof head.player[1], "bot:random");
    snprintf(head.name[0], sizeof head.name[0], "Ada Lovelace");
    if (vaka_record_new(&setup, &head, path, &record, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    return record;
}

static inline vaka_status play(vaka_record *record, int32_t seat, const char *text)
{
    vaka_action action;
    vaka_error err = {0};

    assert_int_equal(
        vaka_action_read(vaka_live_layout(vaka_record_live(record)), seat, text, &action, &err),
        VAKA_OK);
    return vaka_record_apply(record, &action, NULL, &err);
}

static inline uint64_t hash_of(vaka_record *record)
{
    return vaka_live_hash(vaka_record_live(record));
}

static inline void assert_holds(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" is not in \"%s\"", part, text);
}

#endif
