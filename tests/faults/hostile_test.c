/* hostile_test.c - journals that were cut, bent or made up: read, or refused with file and line.
 *
 *     hostile_test CHANGES JOURNAL...
 *
 * SPDX-License-Identifier: MIT
 *
 * Every length of each journal, and so many changed copies of it: bits turned over, lines left out,
 * doubled or exchanged, numbers made huge. What is accepted replays without a difference. */
#include "../proof/arena.h"
#include "core/rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LARGEST (1u << 20)

typedef struct test {
    arena_world world;
    char path[64];
    uint32_t rng[4];
    unsigned tried, unread, differ, good;
} test;

static void write_file(const test *at, const char *bytes, size_t size)
{
    FILE *out = fopen(at->path, "wb");

    if (!out || fwrite(bytes, 1, size, out) != size || fclose(out)) {
        fprintf(stderr, "cannot write %s\n", at->path);
        exit(1);
    }
}

static void try_bytes(test *at, const char *bytes, size_t size)
{
    vaka_replay_report report;
    vaka_record *record = NULL;
    vaka_error err = {0};

    write_file(at, bytes, size);
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

static size_t nth_line(const char *bytes, size_t size, uint32_t n)
{
    size_t at = 0;

    for (; n && at < size; n--) {
        const char *end = memchr(bytes + at, '\n', size - at);
        at = end ? (size_t)(end - bytes) + 1 : size;
    }
    return at;
}

static void try_change(test *at, const char *bytes, size_t size, uint32_t lines)
{
    char *copy = vaka_xnew(size * 2 + 64);
    size_t from = nth_line(bytes, size, vaka_rng_below(at->rng, lines));
    size_t to = nth_line(bytes + from, size - from, 1) + from;
    size_t length = size;

    memcpy(copy, bytes, size);
    switch (vaka_rng_below(at->rng, 5)) {
    case 0: /* a bit */
        copy[vaka_rng_below(at->rng, (uint32_t)size)] ^= (char)(1 << vaka_rng_below(at->rng, 8));
        break;
    case 1: /* a line less */
        memmove(copy + from, copy + to, size - to);
        length = size - (to - from);
        break;
    case 2: /* a line twice */
        memcpy(copy + to, bytes + from, to - from);
        memcpy(copy + to + (to - from), bytes + to, size - to);
        length = size + (to - from);
        break;
    case 3: /* a digit is many */
        from = vaka_rng_below(at->rng, (uint32_t)size);
        memset(copy + from, '9', 24);
        memcpy(copy + from + 24, bytes + from, size - from);
        length = size + 24;
        break;
    default: /* any byte */
        copy[vaka_rng_below(at->rng, (uint32_t)size)] = (char)vaka_rng_next(at->rng);
    }
    try_bytes(at, copy, length);
    free(copy);
}

static void try_journal(test *at, const char *path, unsigned long changes)
{
    static char bytes[LARGEST];
    FILE *in = fopen(path, "rb");
    size_t size = in ? fread(bytes, 1, sizeof bytes, in) : 0;
    uint32_t lines = 0;

    if (!in || !size) {
        fprintf(stderr, "cannot read %s\n", path);
        exit(1);
    }
    fclose(in);
    for (size_t i = 0; i < size; i++)
        lines += bytes[i] == '\n';
    size_t step = size / changes + 1;
    for (size_t length = 0; length <= size; length += step)
        try_bytes(at, bytes, length);
    for (unsigned long i = 0; i < changes; i++)
        try_change(at, bytes, size, lines);
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
    return at.unread && at.differ && at.good ? 0 : 1;
}
