/* cli/mods/watch.c - have files of a mod changed?
 *
 * SPDX-License-Identifier: MIT */
#include "cli/mods/watch.h"

#include "table/hash.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define DEPTH_MOST 2 /* a mod's files lie in its folder, and in folders in it */

static int is_visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static bool is_lua(const char *name)
{
    size_t length = strlen(name);

    return length > 4 && strcmp(name + length - 4, ".lua") == 0;
}

static uint64_t add_folder(uint64_t hash, const char *folder, int depth)
{
    struct dirent **entries = NULL;
    int count = scandir(folder, &entries, is_visible, alphasort);

    for (int i = 0; i < count; i++) {
        char path[4096];
        struct stat about;
        int length = snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);

        free(entries[i]);
        if (length < 0 || length >= (int)sizeof path || stat(path, &about) != 0)
            continue;
        if (S_ISDIR(about.st_mode) && depth < DEPTH_MOST)
            hash = add_folder(hash, path, depth + 1);
        if (!S_ISREG(about.st_mode) || !is_lua(path))
            continue;
        int64_t facts[] = {about.st_size, about.st_mtim.tv_sec, about.st_mtim.tv_nsec,
                           (int64_t)about.st_ino};
        hash = vaka_hash(hash, path, (size_t)length);
        hash = vaka_hash(hash, facts, sizeof facts);
    }
    free(entries);
    return hash;
}

uint64_t vaka_watch_folder(const char *folder)
{
    return add_folder(1, folder, 1);
}
