/* fuzz/kept.c - plays the kept inputs of a target: fuzz FILE_OR_FOLDER...
 *
 * SPDX-License-Identifier: MIT
 *
 * Each is also cut short, and has single bits turned over, at places that its length decides:
 * a small fuzzer for builds that have none. */
#include "fuzz.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define LARGEST (1u << 20)
#define CHANGES 24u /* of each input */

static unsigned played;

/* An owned copy of the right size, so that a read behind its end is seen. */
static void play(const fuzz_target *target, const uint8_t *bytes, size_t size)
{
    uint8_t *copy = vaka_xnew(size);

    memcpy(copy, bytes, size);
    target->run(copy, size);
    free(copy);
    played++;
}

static void play_changed(const fuzz_target *target, uint8_t *bytes, size_t size)
{
    for (size_t i = 0; size && i < CHANGES; i++) {
        size_t at = (i * 2654435761u + size) % size;

        if (i % 3 == 0) {
            play(target, bytes, at);
            continue;
        }
        bytes[at] ^= (uint8_t)(1u << (i % 8));
        play(target, bytes, size);
        bytes[at] ^= (uint8_t)(1u << (i % 8));
    }
}

static void play_file(const fuzz_target *target, const char *path)
{
    static uint8_t bytes[LARGEST];
    FILE *in = fopen(path, "rb");

    if (!in)
        fuzz_broken("cannot read %s", path);
    size_t size = fread(bytes, 1, sizeof bytes, in);
    fclose(in);
    play(target, bytes, size);
    play_changed(target, bytes, size);
}

static int is_plain(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static void play_path(const fuzz_target *target, const char *path)
{
    struct dirent **names = NULL;
    struct stat about;

    if (stat(path, &about) || !S_ISDIR(about.st_mode)) {
        play_file(target, path);
        return;
    }
    int count = scandir(path, &names, is_plain, alphasort);
    for (int i = 0; i < count; i++) {
        char name[1024];
        snprintf(name, sizeof name, "%s/%s", path, names[i]->d_name);
        play_file(target, name);
        free(names[i]);
    }
    free(names);
}

int main(int argc, char **argv)
{
    const fuzz_target *target = fuzz_chosen();

    for (int i = 1; i < argc; i++)
        play_path(target, argv[i]);
    printf("%s: %u inputs\n", target->name, played);
    return played ? 0 : 1;
}
