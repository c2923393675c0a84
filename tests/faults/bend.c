/* faults/bend.c - text that was cut, bent or made up.
 *
 * SPDX-License-Identifier: MIT */
#include "bend.h"

#include "chance/rng.h"
#include "text/error.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST (1u << 20)
#define DIGITS 24u

static size_t next_line(const char *bytes, size_t size, size_t at)
{
    const char *end = memchr(bytes + at, '\n', size - at);

    return end ? (size_t)(end - bytes) + 1 : size;
}

/* Where a line chosen by chance begins. */
static size_t some_line(uint32_t rng[4], const char *bytes, size_t size)
{
    uint32_t lines = 1;
    size_t at = 0;

    for (size_t i = 0; i + 1 < size; i++)
        lines += bytes[i] == '\n';
    for (uint32_t n = vaka_rng_below(rng, lines); n; n--)
        at = next_line(bytes, size, at);
    return at;
}

char *bend(uint32_t rng[4], const char *bytes, size_t size, size_t *out_size)
{
    char *copy = vaka_xnew(size * 2 + DIGITS + 1);
    size_t at = size ? vaka_rng_below(rng, (uint32_t)size) : 0;
    size_t from = some_line(rng, bytes, size), to = next_line(bytes, size, from);

    memcpy(copy, bytes, size);
    *out_size = size;
    switch (size ? vaka_rng_below(rng, 6) : 4) {
    case 0: /* a bit */
        copy[at] ^= (char)(1 << vaka_rng_below(rng, 8));
        break;
    case 1: /* a line less */
        memmove(copy + from, copy + to, size - to);
        *out_size = size - (to - from);
        break;
    case 2: /* a line twice */
        memcpy(copy + to, bytes + from, size - from);
        *out_size = size + (to - from);
        break;
    case 3: /* the end is gone */
        *out_size = at;
        break;
    case 4: /* a number is huge */
        memset(copy + at, '9', DIGITS);
        memcpy(copy + at + DIGITS, bytes + at, size - at);
        *out_size = size + DIGITS;
        break;
    default: /* any byte */
        copy[at] = (char)vaka_rng_next(rng);
    }
    return copy;
}

char *bend_read(const char *path, size_t *out_size)
{
    char *bytes = vaka_xnew(LARGEST + 1);
    FILE *in = fopen(path, "rb");

    *out_size = in ? fread(bytes, 1, LARGEST, in) : 0;
    if (!in || !*out_size) {
        fprintf(stderr, "cannot read %s\n", path);
        exit(1);
    }
    fclose(in);
    return bytes;
}

void bend_write(const char *path, const char *bytes, size_t size)
{
    FILE *out = fopen(path, "wb");

    if (!out || fwrite(bytes, 1, size, out) != size || fclose(out)) {
        fprintf(stderr, "cannot write %s\n", path);
        exit(1);
    }
}
