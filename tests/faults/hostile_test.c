/* hostile_test.c - journals that were cut, bent or made up: read, or refused with file and line.
 *
 *     hostile_test CHANGES JOURNAL...
 *
 * SPDX-License-Identifier: MIT
 *
 * Lengths of each journal, and so many changed copies of it. What is accepted replays without a
 * difference. A copy with another hash in one of its lines must differ; with VAKA_PLANTED set the
 * hash is left as it is, and it must be found out that nothing differs. */
#include "../proof/arena.h"
#include "bend.h"
#include "chance/rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct test {
    arena_world world;
    char path[64];
    uint32_t rng[4];
    unsigned tried, unread, differ, good, forged;
} test;

static void try_bytes(test *at, const char *bytes, size_t size)
{
    vaka_replay_report report;
    vaka_record *record = NULL;
    vaka_error err = {0};

    bend_write(at->path, bytes, size);
    at->tried++;
    if (vaka_record_replay(at->path, &at->world.plugins, -1, &record, &report, &err)) {
        at->unread++;
        if (*err.text)
            return;
        printf("FAILED: refused without a word: %.200s\n", bytes);
        exit(1);
    }
    at->differ += report.differs_at > 0;
    at->good += !report.differs_at;
    if (report.differs_at && !*report.what) {
        printf("FAILED: a difference without a word\n");
        exit(1);
    }
    vaka_record_close(record);
}

/* The nth hash with another digit. */
static bool forge(char *bytes, unsigned nth)
{
    for (bytes = strstr(bytes, " #"); bytes && nth; nth--)
        bytes = strstr(bytes + 2, " #");
    if (bytes && !getenv("VAKA_PLANTED"))
        bytes[2] = bytes[2] == '0' ? '1' : '0';
    return bytes != NULL;
}

static void try_forged(test *at, const char *path)
{
    for (unsigned nth = 0;; nth++) {
        unsigned good = at->good;
        size_t size;
        char *bytes = bend_read(path, &size);
        bool there = forge(bytes, nth);
        if (there)
            try_bytes(at, bytes, size);
        free(bytes);
        if (at->good > good) {
            printf("FAILED: %s: hash %u is wrong, and nothing differs\n", path, nth + 1);
            unlink(at->path);
            exit(1);
        }
        at->forged += there;
        if (!there)
            return;
    }
}

static void try_journal(test *at, const char *path, unsigned long changes)
{
    size_t size, bent_size;
    char *bytes = bend_read(path, &size);
    size_t step = size / changes + 1;

    for (size_t length = 0; length <= size; length += step)
        try_bytes(at, bytes, length);
    for (unsigned long i = 0; i < changes; i++) {
        char *bent = bend(at->rng, bytes, size, &bent_size);
        try_bytes(at, bent, bent_size);
        free(bent);
    }
    free(bytes);
    try_forged(at, path);
}

int main(int argc, char **argv)
{
    test at = {.path = "/dev/shm/vaka-hostile-XXXXXX"};
    unsigned long changes = argc > 2 ? strtoul(argv[1], NULL, 10) : 0;
    int file = changes ? mkstemp(at.path) : -1;

    if (file < 0) {
        fputs("usage: hostile_test CHANGES JOURNAL...\n", stderr);
        return 2;
    }
    close(file);
    vaka_rng_seed(at.rng, 1);
    arena_world_init(&at.world);
    for (int i = 2; i < argc; i++)
        try_journal(&at, argv[i], changes);
    unlink(at.path);
    arena_world_done(&at.world);
    printf("%u journals: %u refused, %u with a difference, %u good\n", at.tried, at.unread,
           at.differ, at.good);
    return at.unread && at.differ && at.good && at.forged ? 0 : 1;
}
