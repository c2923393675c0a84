/* script/planted.h - faults that are planted in copies of good files: what their tests share.
 *
 * SPDX-License-Identifier: MIT
 *
 * A list of faults has one a line, in fields parted by tabs. */
#ifndef SCRIPT_PLANTED_H
#define SCRIPT_PLANTED_H

#include "../unit/scratch_mods.h"

typedef struct bytes {
    char *at; /* owned; ends with a nought that is not counted */
    size_t size;
} bytes;

static inline bytes read_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    bytes all = {NULL, 0};
    size_t got;

    if (!file)
        fail_msg("cannot read %s", path);
    do {
        all.at = realloc(all.at, all.size + 65537);
        assert_non_null(all.at);
        got = fread(all.at + all.size, 1, 65536, file);
        all.size += got;
    } while (got);
    all.at[all.size] = '\0';
    fclose(file);
    return all;
}

/* Turns \n, \t, \\ and \xHH into bytes, in place. */
static inline size_t unescape(char *text)
{
    char *to = text;

    for (const char *from = text; *from; from++) {
        if (*from != '\\') {
            *to++ = *from;
            continue;
        }
        from++;
        if (*from == 'x') {
            char digits[3] = {from[1], from[2], '\0'};
            *to++ = (char)strtol(digits, NULL, 16);
            from += 2;
        } else {
            *to++ = *from == 'n' ? '\n' : *from == 't' ? '\t' : *from;
        }
    }
    *to = '\0';
    return (size_t)(to - text);
}

/* The next field of a line, which is cut there. */
static inline char *field(char **rest)
{
    char *start = *rest;

    if (!start)
        fail_msg("a line of faults.txt has too few fields");
    *rest = strchr(start, '\t');
    if (*rest)
        *(*rest)++ = '\0';
    return start;
}

/* Copies all files of a folder into another one below `at`. */
static inline void copy_folder(const scratch *at, const char *from, const char *to)
{
    DIR *folder = opendir(from);
    struct dirent *entry;

    assert_non_null(folder);
    while ((entry = readdir(folder)) != NULL) {
        char source[512], target[512];
        struct stat about;
        if (entry->d_name[0] == '.')
            continue;
        snprintf(source, sizeof source, "%s/%s", from, entry->d_name);
        snprintf(target, sizeof target, "%s/%s", to, entry->d_name);
        assert_int_equal(stat(source, &about), 0);
        if (S_ISDIR(about.st_mode)) {
            copy_folder(at, source, target);
            continue;
        }
        bytes all = read_file(source);
        scratch_bytes(at, target, all.at, all.size);
        free(all.at);
    }
    closedir(folder);
}

#endif
