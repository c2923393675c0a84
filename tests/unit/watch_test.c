/* watch_test.c - files of a mod that change are seen, and a look at those that do not costs little.
 *
 * SPDX-License-Identifier: MIT */
#define _XOPEN_SOURCE 700

#include "cli/mods/watch.h"
#include "registered.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct yard {
    char folder[64];
    vaka_watch watch;
} yard;

static void put(const yard *at, const char *name, const char *text)
{
    char path[256];

    snprintf(path, sizeof path, "%s/%s", at->folder, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

static int open_yard(void **state)
{
    yard *at = calloc(1, sizeof *at);
    char path[128];

    snprintf(at->folder, sizeof at->folder, "/tmp/vaka-watch-XXXXXX");
    if (!mkdtemp(at->folder))
        return -1;
    snprintf(path, sizeof path, "%s/events", at->folder);
    mkdir(path, 0777);
    put(at, "mod.lua", "return {}\n");
    put(at, "events/gust.lua", "return {}\n");
    vaka_watch_open(&at->watch, at->folder);
    *state = at;
    return 0;
}

static int remove_one(const char *path, const struct stat *about, int type, struct FTW *ftw)
{
    (void)about;
    (void)type;
    (void)ftw;
    return remove(path);
}

static int close_yard(void **state)
{
    yard *at = *state;

    vaka_watch_done(&at->watch);
    nftw(at->folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
    free(at);
    return 0;
}

#define WITH_YARD(name) TEST_WITH(name, open_yard, close_yard)

WITH_YARD(a_file_that_is_written_comes_or_goes_is_seen_at_the_next_look)
{
    yard *at = *state;
    char path[128], other[128];

    assert_false(vaka_watch_changed(&at->watch));
    put(at, "events/gust.lua", "return { title = \"Gust\" }\n");
    assert_true(vaka_watch_changed(&at->watch));
    assert_true(vaka_watch_changed(&at->watch)); /* until it is opened again */
    vaka_watch_open(&at->watch, at->watch.folder);
    assert_false(vaka_watch_changed(&at->watch));
    put(at, "events/.gust.new", "return { title = \"Gale\" }\n");
    snprintf(path, sizeof path, "%s/events/.gust.new", at->folder);
    snprintf(other, sizeof other, "%s/events/gust.lua", at->folder);
    assert_int_equal(rename(path, other), 0); /* as editors write */
    assert_true(vaka_watch_changed(&at->watch));
    vaka_watch_open(&at->watch, at->watch.folder);
    assert_int_equal(unlink(other), 0);
    assert_true(vaka_watch_changed(&at->watch));
}

WITH_YARD(a_folder_that_is_new_is_watched_from_then_on)
{
    yard *at = *state;
    char path[128];

    snprintf(path, sizeof path, "%s/rules", at->folder);
    assert_int_equal(mkdir(path, 0777), 0);
    assert_false(vaka_watch_changed(&at->watch)); /* nothing is in it */
    put(at, "rules/calm.lua", "return {}\n");
    assert_true(vaka_watch_changed(&at->watch));
}

WITH_YARD(what_is_no_lua_file_changes_nothing)
{
    yard *at = *state;

    put(at, "notes.txt", "later\n");
    assert_false(vaka_watch_changed(&at->watch));
}

/* A window at rest looks many times a second. */
WITH_YARD(as_long_as_nothing_happens_files_are_looked_over_seldom)
{
    yard *at = *state;

    if (at->watch.told < 0) /* the system tells nothing */
        return;
    for (uint32_t i = 0; i < 10 * VAKA_WATCH_EACH; i++)
        assert_false(vaka_watch_changed(&at->watch));
    assert_int_equal(at->watch.looked_over, 10);
}

int main(void)
{
    return run_registered("watch", NULL, NULL);
}
