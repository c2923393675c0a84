/* unit/scratch_mods.h - a folder for the time of a test, and mods written into it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_SCRATCH_MODS_H
#define UNIT_SCRATCH_MODS_H

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

typedef struct scratch {
    char folder[64];
} scratch;

static inline void scratch_open(scratch *at)
{
    snprintf(at->folder, sizeof at->folder, "/tmp/vaka-mods-XXXXXX");
    assert_non_null(mkdtemp(at->folder));
}

/* Bytes of a file below the folder; folders on the way are made. */
static inline void scratch_bytes(const scratch *at, const char *path, const void *bytes,
                                 size_t size)
{
    char full[512];
    FILE *file;

    snprintf(full, sizeof full, "%s/%s", at->folder, path);
    for (char *slash = full + strlen(at->folder) + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        mkdir(full, 0777);
        *slash = '/';
    }
    file = fopen(full, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

static inline void scratch_write(const scratch *at, const char *path, const char *text)
{
    scratch_bytes(at, path, text, strlen(text));
}

/* mod.lua of a mod that is sound, with more lines. */
static inline void scratch_mod(const scratch *at, const char *id, const char *more)
{
    char path[128], text[1024];

    snprintf(path, sizeof path, "%s/mod.lua", id);
    snprintf(text, sizeof text,
             "return { id = \"%s\", title = \"T\", version = \"1.0\", api = 1,\n"
             "game = \"harbour\",\n%s }\n",
             id, more);
    scratch_write(at, path, text);
}

static inline void scratch_remove(const char *folder)
{
    DIR *open = opendir(folder);
    struct dirent *entry;
    char path[768];
    struct stat about;

    while (open && (entry = readdir(open)) != NULL) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (lstat(path, &about) == 0 && S_ISDIR(about.st_mode))
            scratch_remove(path);
        else
            unlink(path);
    }
    if (open)
        closedir(open);
    rmdir(folder);
}

static inline void scratch_done(scratch *at)
{
    scratch_remove(at->folder);
}

#endif
