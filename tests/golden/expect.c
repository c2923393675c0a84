/* golden/expect.c - what must be true in a game written by hand.
 *
 * SPDX-License-Identifier: MIT */
#include "script.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool wrong(const script *at, const char *format, ...)
{
    va_list args;

    if (at->quiet)
        return false;
    va_start(args, format);
    printf("WRONG: %s:%u: ", at->path, at->line);
    vprintf(format, args);
    putchar('\n');
    va_end(args);
    return false;
}

bool senseless(script *at, const char *what, const char *word)
{
    at->quiet = false;
    at->broken = true;
    return wrong(at, "%s: %s", what, word);
}

const char *take(const char **text, char *out, size_t room)
{
    *text += strspn(*text, " ");
    snprintf(out, room, "%.*s", (int)strcspn(*text, " "), *text);
    *text += strcspn(*text, " ");
    return out;
}

static uint8_t seat_set(const char *rest)
{
    uint8_t set = 0;
    char word[8];

    while (*take(&rest, word, sizeof word))
        set |= (uint8_t)VAKA_SEAT(strtol(word, NULL, 10));
    return set;
}

/* A number, or the name of a zone or a kind. */
static bool is_named(const script *at, const char *word, int32_t number)
{
    char *end;
    long value = strtol(word, &end, 10);

    if (!*end)
        return value == number;
    return vaka_zone_read(at->match.layout, word) == number ||
           vaka_kind_read(at->match.layout, word) == number;
}

/* What an event says must be these words as far as they go; "-" stands for anything. */
static bool says(const script *at, const vaka_event *event, const char *rest)
{
    char word[64];

    for (uint32_t i = 0; i < VAKA_TEXT_ARGS && *take(&rest, word, sizeof word); i++)
        if (strcmp(word, "-") != 0 && !is_named(at, word, event->arg[i]))
            return false;
    return true;
}

static bool is_event(const vaka_module *module, const char *name)
{
    for (uint32_t i = 0; i < module->event_count; i++)
        if (strcmp(module->events[i].id, name) == 0)
            return true;
    return false;
}

static bool expect_told(script *at, const char *rest)
{
    const vaka_module *module = at->match.setup.module;
    const char *whole = rest;
    uint32_t count;
    const vaka_event *events = vaka_live_events(at->match.live, &count);
    char name[64];

    take(&rest, name, sizeof name);
    if (!is_event(module, name))
        return senseless(at, "there is no event", name);
    for (uint32_t i = 0; i < count; i++)
        if (events[i].id < module->event_count &&
            strcmp(module->events[events[i].id].id, name) == 0 && says(at, &events[i], rest))
            return true;
    return wrong(at, "it was not told: %s", whole);
}

static bool expect_value(script *at, const char *rest)
{
    const vaka_module *module = at->match.setup.module;
    char name[64], place[64], *end;

    take(&rest, name, sizeof name);
    take(&rest, place, sizeof place);
    long number = strtol(place, &end, 10), wanted = strtol(rest, NULL, 10);
    if (*end)
        number = vaka_zone_read(at->match.layout, place);
    for (uint32_t i = 0; i < module->value_count; i++)
        if (strcmp(module->values[i].id, name) == 0) {
            int32_t found =
                vaka_value(&vaka_live_position(at->match.live)->face, i, (int32_t)number);
            return found == wanted || wrong(at, "it is %d", found);
        }
    return senseless(at, "there is no value", name);
}

static bool expect_in(script *at, const char *rest)
{
    const vaka_position *position = vaka_live_position(at->match.live);
    char zone_name[64], kind_name[64];
    int32_t zone = vaka_zone_read(at->match.layout, take(&rest, zone_name, sizeof zone_name));
    int32_t kind = vaka_kind_read(at->match.layout, take(&rest, kind_name, sizeof kind_name));
    long wanted = strtol(rest, NULL, 10), found = 0;

    if (zone < 0 || kind < 0)
        return senseless(at, "there is no", zone < 0 ? zone_name : kind_name);
    for (int32_t p = 0; p < position->table->piece_count; p++)
        found += position->pieces[p].zone == zone && position->pieces[p].kind == kind;
    return found == wanted || wrong(at, "there are %ld", found);
}

static bool expect_legal(script *at, const char *rest)
{
    char seat[8];
    vaka_refusal why = {0};
    vaka_action action;
    vaka_error err;

    take(&rest, seat, sizeof seat);
    rest += strspn(rest, " ");
    if (vaka_action_read(at->match.layout, (int32_t)strtol(seat, NULL, 10), rest, &action, &err))
        return senseless(at, rest, err.text);
    return vaka_live_check(at->match.live, &action, &why) == VAKA_OK ||
           wrong(at, "refused by %s (%s)", why.id, why.rule);
}

bool expect(script *at, const char *rest)
{
    const vaka_table *table = vaka_live_position(at->match.live)->table;
    uint64_t hash = vaka_live_hash(at->match.live);
    uint8_t winners = 0, must = vaka_live_must(at->match.live);
    char what[16];

    take(&rest, what, sizeof what);
    rest += strspn(rest, " ");
    if (strcmp(what, "turn") == 0)
        return table->turn == strtol(rest, NULL, 10) || wrong(at, "it is turn %d", table->turn);
    if (strcmp(what, "must") == 0)
        return must == seat_set(rest) || wrong(at, "the set of those who must is %x", must);
    if (strcmp(what, "score") == 0) {
        long seat = strtol(rest, (char **)&rest, 10), score = strtol(rest, NULL, 10);
        return table->score[seat & 7] == score || wrong(at, "it is %d", table->score[seat & 7]);
    }
    if (strcmp(what, "told") == 0)
        return expect_told(at, rest);
    if (strcmp(what, "in") == 0)
        return expect_in(at, rest);
    if (strcmp(what, "value") == 0)
        return expect_value(at, rest);
    if (strcmp(what, "not") == 0)
        return (!holds(at, rest) && !at->broken) || wrong(at, "but so it is: %s", rest);
    if (strcmp(what, "legal") == 0)
        return expect_legal(at, rest);
    if (strcmp(what, "over") == 0)
        return (vaka_live_finished(at->match.live, &winners) && winners == seat_set(rest)) ||
               wrong(at, "the game is not over, or the set of winners is %x", winners);
    if (strcmp(what, "hash") == 0)
        return hash == strtoull(rest, NULL, 16) || wrong(at, "it is %016" PRIx64, hash);
    return senseless(at, "nothing can be expected of", what);
}

bool holds(script *at, const char *rest)
{
    bool before = at->quiet;

    at->quiet = true;
    bool so = expect(at, rest);
    at->quiet = before;
    return so;
}
