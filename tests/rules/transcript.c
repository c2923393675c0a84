/* tests/rules/transcript.c - what a test has seen of many games, as a text with a diff.
 *
 * SPDX-License-Identifier: MIT */
#include "transcript.h"
#include "difference.h"

#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct counted {
    transcript_thing thing;
    uint32_t count, game, action; /* count 0: a free place of the table */
    bool mentioned;               /* no more than that */
    int64_t moments, sum[TRANSCRIPT_NUMBERS];
    char *text; /* owned; made when all is counted */
} counted;

struct transcript {
    const char *name;
    FILE *out;
    char *text; /* what has been written to `out` */
    size_t length;
    uint32_t room;
    uint32_t game, action;
    int64_t moment;
    counted *table; /* found by a hash of what the words' addresses are */
    uint32_t places, filled;
    bool in_line;
};

static void *zeroed(size_t count, size_t size)
{
    void *memory = calloc(count, size);

    if (!memory)
        abort();
    return memory;
}

transcript *transcript_new(const char *name, const char *about, uint32_t room)
{
    transcript *at = zeroed(1, sizeof *at);

    at->name = name;
    at->room = room;
    at->places = 1024;
    at->table = zeroed(at->places, sizeof *at->table);
    at->out = open_memstream(&at->text, &at->length);
    if (!at->out)
        abort();
    fprintf(at->out, "# %s: %s\n# How it is read and renewed: tests/rules/transcript.h\n\n", name,
            about);
    return at;
}

void transcript_moment(transcript *at, uint32_t game, uint32_t action)
{
    at->game = game;
    at->action = action;
    at->moment++;
}

/* --- In order --------------------------------------------------------------------------------- */

static void end_line(transcript *at)
{
    if (at->in_line)
        fputc('\n', at->out);
    at->in_line = false;
}

bool transcript_has_room(const transcript *at)
{
    return at->room > 0;
}

FILE *transcript_line(transcript *at)
{
    end_line(at);
    if (!at->room)
        return NULL;
    at->room--;
    at->in_line = true;
    if (at->game)
        fprintf(at->out, "%u.%u ", at->game, at->action);
    return at->out;
}

/* --- All that is counted ---------------------------------------------------------------------- */

static bool is_thing(const counted *one, const transcript_thing *thing)
{
    if (one->thing.tone != thing->tone)
        return false;
    for (int32_t i = 0; i < TRANSCRIPT_WORDS; i++)
        if (one->thing.word[i] != thing->word[i])
            return false;
    return true;
}

static counted *place_of(const transcript *at, const transcript_thing *thing)
{
    uint64_t hash = (uint64_t)(uint32_t)thing->tone;

    for (int32_t i = 0; i < TRANSCRIPT_WORDS; i++)
        hash = (hash ^ (uintptr_t)thing->word[i]) * UINT64_C(0x9e3779b97f4a7c15);
    for (uint64_t i = hash >> 32;; i++) {
        counted *one = &at->table[i & (at->places - 1)];

        if (!one->count || is_thing(one, thing))
            return one;
    }
}

static void grow(transcript *at)
{
    counted *old = at->table;
    uint32_t places = at->places;

    at->places *= 2;
    at->table = zeroed(at->places, sizeof *at->table);
    for (uint32_t i = 0; i < places; i++)
        if (old[i].count)
            *place_of(at, &old[i].thing) = old[i];
    free(old);
}

static counted *count_one(transcript *at, const transcript_thing *thing)
{
    counted *one = place_of(at, thing);

    if (!one->count) {
        if (++at->filled > at->places / 2) {
            grow(at);
            one = place_of(at, thing);
        }
        one->thing = *thing;
        one->game = at->game;
        one->action = at->action;
    }
    one->count++;
    return one;
}

void transcript_mention(transcript *at, const transcript_thing *thing)
{
    count_one(at, thing)->mentioned = true;
}

void transcript_count(transcript *at, const transcript_thing *thing, const int32_t *numbers,
                      uint32_t number_count)
{
    counted *one = count_one(at, thing);

    one->moments += at->moment;
    for (uint32_t i = 0; i < number_count && i < TRANSCRIPT_NUMBERS; i++)
        one->sum[i] += numbers[i];
}

static char *text_of(const transcript_thing *thing)
{
    char *text = NULL;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    int32_t words = TRANSCRIPT_WORDS;

    if (!out)
        abort();
    while (words > 0 && !thing->word[words - 1])
        words--;
    for (int32_t i = 0; i < words; i++)
        fprintf(out, "%s%s", i ? " " : "", thing->word[i] ? thing->word[i] : "-");
    if (thing->tone)
        fprintf(out, " ~%d", (int)thing->tone);
    fclose(out);
    return text;
}

static int by_text(const void *a, const void *b)
{
    const counted *one = a, *other = b;
    int order = strcmp(one->text, other->text);

    if (order)
        return order;
    if (one->game != other->game)
        return one->game < other->game ? -1 : 1;
    return (one->action > other->action) - (one->action < other->action);
}

static void write_counted(FILE *out, const counted *one)
{
    int32_t numbers = TRANSCRIPT_NUMBERS;

    if (one->mentioned) {
        fprintf(out, "%s\n", one->text);
        return;
    }
    fprintf(out, "%s: %u", one->text, one->count);
    if (one->game)
        fprintf(out, " @%u.%u %lld", one->game, one->action, (long long)one->moments);
    while (numbers > 0 && !one->sum[numbers - 1])
        numbers--;
    for (int32_t i = 0; i < numbers; i++)
        fprintf(out, " %lld", (long long)one->sum[i]);
    fputc('\n', out);
}

/* The same words may have stood in several places: those are one thing, the first of which came
 * first. */
static bool join(counted *one, const counted *next)
{
    if (strcmp(one->text, next->text) != 0)
        return false;
    one->count += next->count;
    one->moments += next->moments;
    for (int32_t i = 0; i < TRANSCRIPT_NUMBERS; i++)
        one->sum[i] += next->sum[i];
    return true;
}

static void write_all_counted(transcript *at)
{
    uint32_t count = 0, next;

    end_line(at);
    for (uint32_t i = 0; i < at->places; i++)
        if (at->table[i].count) {
            at->table[count] = at->table[i];
            at->table[count].text = text_of(&at->table[count].thing);
            count++;
        }
    if (count)
        fprintf(at->out, "\n");
    qsort(at->table, count, sizeof *at->table, by_text);
    for (uint32_t i = 0; i < count; i = next) {
        for (next = i + 1; next < count && join(&at->table[i], &at->table[next]); next++)
            ;
        write_counted(at->out, &at->table[i]);
    }
    for (uint32_t i = 0; i < count; i++)
        free(at->table[i].text);
}

/* --- Against the one that is kept ------------------------------------------------------------- */

/* The whole file, owned; empty if there is none. */
static char *read_file(const char *path)
{
    char *text = NULL, bytes[4096];
    size_t length, count;
    FILE *file = fopen(path, "r"), *out = open_memstream(&text, &length);

    if (!out)
        abort();
    while (file && (count = fread(bytes, 1, sizeof bytes, file)) > 0)
        fwrite(bytes, 1, count, out);
    if (file)
        fclose(file);
    fclose(out);
    return text;
}

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");

    if (!file || fputs(text, file) < 0 || fclose(file) != 0)
        fail_msg("cannot write %s: %s", path, strerror(errno));
}

/* Line by line: cmocka's own sentences are short. */
static void print_lines(char *text)
{
    for (char *line = text, *end; *line; line = end) {
        end = line + strcspn(line, "\n");
        if (*end)
            *end++ = 0;
        print_error("%s\n", line);
    }
}

static uint32_t compare(const char *kept, const char *now, const char *path, const char *fresh)
{
    char *shown = NULL;
    size_t length;
    FILE *out = open_memstream(&shown, &length);

    if (!out)
        abort();
    uint32_t differ = difference_write(kept, now, out);
    fclose(out);
    if (differ) {
        write_file(fresh, now);
        print_error("--- %s\n+++ %s\n", path, fresh);
        print_lines(shown);
    }
    free(shown);
    return differ;
}

void transcript_check(transcript *at, const char *folder, const char *written)
{
    char path[512], fresh[512], name[64];
    const char *renew = getenv("VAKA_RENEW");
    uint32_t differ = 0;

    write_all_counted(at);
    fclose(at->out);
    snprintf(name, sizeof name, "%s", at->name);
    snprintf(path, sizeof path, "%s/%s.txt", folder, name);
    snprintf(fresh, sizeof fresh, "%s/%s.txt", written, name);
    if (renew && *renew) {
        write_file(path, at->text);
    } else {
        char *kept = read_file(path);
        differ = compare(kept, at->text, path, fresh);
        free(kept);
    }
    free(at->text);
    free(at->table);
    free(at);
    if (differ)
        fail_msg("%s: lines that differ: %u, above are the first. If that is meant, run the test "
                 "again with VAKA_RENEW=1, which writes the new transcript over the old one",
                 name, differ);
}
