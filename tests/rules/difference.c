/* tests/rules/difference.c - two texts as a diff that is short enough to read.
 *
 * SPDX-License-Identifier: MIT */
#include "difference.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum {
    CONTEXT = 1,     /* lines before and behind a difference */
    MOST_IN_ROW = 3, /* lines that are gone, or new, one after the other */
    MOST_SHOWN = 24, /* lines in all that are gone or new */
    MOST_CELLS = 1 << 24,
};

typedef struct lines {
    const char **at; /* each ends at the next '\n' */
    uint32_t count;
} lines;

static lines split(const char *text)
{
    lines all = {NULL, 0};

    for (const char *end; *text; text = end + 1) {
        end = strchr(text, '\n');
        if (all.count % 256 == 0)
            all.at = realloc(all.at, (all.count + 256) * sizeof *all.at);
        if (!all.at)
            abort();
        all.at[all.count++] = text;
        if (!end)
            break;
    }
    return all;
}

static int length(const char *line)
{
    return (int)strcspn(line, "\n");
}

static bool same(const char *a, const char *b)
{
    return length(a) == length(b) && memcmp(a, b, (size_t)length(a)) == 0;
}

typedef struct writing {
    FILE *out;
    lines before, after;
    uint32_t i, j;      /* lines that have been dealt with */
    uint32_t described; /* lines of `before` that have been written, or passed over */
    uint32_t differ, shown;
} writing;

static void show(writing *at, char sign, const lines *from, uint32_t first, uint32_t end)
{
    for (uint32_t i = first; i < end; i++)
        fprintf(at->out, "%c%.*s\n", sign, length(from->at[i]), from->at[i]);
}

static void show_row(writing *at, char sign, const lines *from, uint32_t first, uint32_t end)
{
    uint32_t most = end - first > MOST_IN_ROW + 1 ? MOST_IN_ROW : end - first;

    show(at, sign, from, first, first + most);
    if (first + most < end)
        fprintf(at->out, "%c ... and %u more\n", sign, end - first - most);
    at->shown += most;
}

/* The lines up to i of the one and j of the other differ. */
static void show_difference(writing *at, uint32_t i, uint32_t j)
{
    at->differ += i - at->i + j - at->j;
    if (at->shown < MOST_SHOWN) {
        uint32_t from = at->i < CONTEXT ? 0 : at->i - CONTEXT;

        if (from > at->described)
            fprintf(at->out, "@@ line %u @@\n", from + 1);
        show(at, ' ', &at->before, from > at->described ? from : at->described, at->i);
        show_row(at, '-', &at->before, at->i, i);
        show_row(at, '+', &at->after, at->j, j);
        at->described = i + CONTEXT < at->before.count ? i + CONTEXT : at->before.count;
        show(at, ' ', &at->before, i, at->described);
    }
    at->i = i;
    at->j = j;
}

/* cell(i, j): how many lines `before` from i on and `after` from j on have in common, in order. */
static uint16_t *common(const writing *at, uint32_t i0, uint32_t j0, uint32_t i1, uint32_t j1)
{
    uint32_t wide = j1 - j0 + 1;
    uint16_t *cell = calloc((size_t)wide * (i1 - i0 + 1), sizeof *cell);

    if (!cell)
        abort();
    for (uint32_t i = i1; i-- > i0;)
        for (uint32_t j = j1; j-- > j0;) {
            uint16_t *here = &cell[(i - i0) * wide + (j - j0)];
            uint16_t down = here[wide], right = here[1];

            if (same(at->before.at[i], at->after.at[j]))
                *here = (uint16_t)(here[wide + 1] + 1);
            else
                *here = down > right ? down : right;
        }
    return cell;
}

/* Walks along the longest common lines of what lies between the heads and tails that are equal. */
static void walk(writing *at, uint32_t i1, uint32_t j1)
{
    uint32_t i0 = at->i, j0 = at->j, i = i0, j = j0, wide = j1 - j0 + 1;
    uint16_t *cell = common(at, i0, j0, i1, j1);

    while (i < i1 && j < j1) {
        const uint16_t *here = &cell[(i - i0) * wide + (j - j0)];

        if (same(at->before.at[i], at->after.at[j])) {
            if (i > at->i || j > at->j)
                show_difference(at, i, j);
            at->i = ++i;
            at->j = ++j;
        } else if (here[wide] >= here[1]) {
            i++;
        } else {
            j++;
        }
    }
    free(cell);
}

uint32_t difference_write(const char *before, const char *after, FILE *out)
{
    writing at = {.out = out, .before = split(before), .after = split(after)};
    uint32_t i1 = at.before.count, j1 = at.after.count;

    while (at.i < i1 && at.j < j1 && same(at.before.at[at.i], at.after.at[at.j])) {
        at.i++;
        at.j++;
    }
    while (i1 > at.i && j1 > at.j && same(at.before.at[i1 - 1], at.after.at[j1 - 1])) {
        i1--;
        j1--;
    }
    if ((uint64_t)(i1 - at.i) * (j1 - at.j) < MOST_CELLS)
        walk(&at, i1, j1);
    if (i1 > at.i || j1 > at.j)
        show_difference(&at, i1, j1);
    free(at.before.at);
    free(at.after.at);
    return at.differ;
}
