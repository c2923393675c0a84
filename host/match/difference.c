/* match/difference.c - walks two blocks region by region and names what differs.
 *
 * SPDX-License-Identifier: MIT */
#include "match/difference.h"

#include "table/codec.h"
#include "table/counter.h"
#include "table/result.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define MORE_ROOM 40 /* kept free for the line that counts what did not fit */
#define RUN_SHOWN 8  /* bytes shown of a run of differing bytes */

typedef struct comparison {
    const vaka_position *a, *b;
    const vaka_layout *layout;
    char *out;
    size_t room, used;
    uint32_t found, left_out;
} comparison;

static void say(comparison *at, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void say(comparison *at, const char *format, ...)
{
    char line[256];
    va_list args;

    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    at->found++;

    size_t need = strlen(line) + 3; /* newline or end, and the indent */
    if (at->left_out || at->used + need + MORE_ROOM > at->room) {
        at->left_out++;
        return;
    }
    at->used += (size_t)snprintf(at->out + at->used, at->room - at->used, "%s  %s",
                                 at->used ? "\n" : "", line);
}

static void number(comparison *at, int64_t a, int64_t b, const char *name, ...)
    __attribute__((format(printf, 4, 5)));

/* A number that has a name. */
static void number(comparison *at, int64_t a, int64_t b, const char *name, ...)
{
    char text[160];
    va_list args;

    if (a == b)
        return;
    va_start(args, name);
    vsnprintf(text, sizeof text, name, args);
    va_end(args);
    say(at, "%s: %lld → %lld", text, (long long)a, (long long)b);
}

static void zone_text(const comparison *at, int32_t zone, char *out, size_t room)
{
    char text[80];

    if (zone < 0 || zone >= at->layout->zone_count) {
        snprintf(out, room, zone == VAKA_NONE ? "none" : "%d", (int)zone);
        return;
    }
    vaka_zone_write(at->layout, zone, text, sizeof text);
    snprintf(out, room, "'%s'", text);
}

static const char *kind_id(const comparison *at, int32_t kind)
{
    if (kind < 0 || kind >= at->layout->kind_count)
        return kind == VAKA_NONE ? "none" : "?";
    return at->layout->kinds[kind].id;
}

/* The action of a sealed list; a slot that is empty or holds no well-formed one has no text. */
static void action_text(const comparison *at, const vaka_action *action, char *out, size_t room)
{
    if (vaka_action_fits(at->layout, action))
        vaka_action_write(at->layout, action, out, room);
    else
        snprintf(out, room, "verb %u", action->verb);
}

static void compare_seat_numbers(comparison *at)
{
    const vaka_table *a = at->a->table, *b = at->b->table;

    for (int s = 0; s < VAKA_MAX_SEATS; s++) {
        number(at, a->score[s], b->score[s], "score of seat %d", s);
        number(at, a->sealed_count[s], b->sealed_count[s], "sealed count of seat %d", s);
        for (int w = 0; w < VAKA_MAX_WINDOWS; w++)
            number(at, a->standing[s][w], b->standing[s][w], "standing pass of seat %d, window %d",
                   s, w);
    }
}

static void compare_table(comparison *at)
{
    const vaka_table *a = at->a->table, *b = at->b->table;

    if (memcmp(a->rng, b->rng, sizeof a->rng) != 0)
        say(at, "table.rng: %08x.%08x.%08x.%08x → %08x.%08x.%08x.%08x", a->rng[0], a->rng[1],
            a->rng[2], a->rng[3], b->rng[0], b->rng[1], b->rng[2], b->rng[3]);
    number(at, a->clock, b->clock, "table.clock");
    number(at, a->turn, b->turn, "table.turn");
    number(at, a->piece_count, b->piece_count, "table.piece_count");
    number(at, a->free_piece, b->free_piece, "table.free_piece");
    number(at, a->depth, b->depth, "table.depth");
    number(at, a->seats_in, b->seats_in, "table.seats_in");
    number(at, a->finished, b->finished, "table.finished");
    number(at, a->winners, b->winners, "table.winners");
    number(at, a->standing_count, b->standing_count, "table.standing_count");
    number(at, a->spare, b->spare, "table.spare");
    compare_seat_numbers(at);
}

static void compare_frame(comparison *at, int32_t i)
{
    const vaka_frame *a = &at->a->frames[i], *b = &at->b->frames[i];
    const char *unused = i >= at->a->table->depth && i >= at->b->table->depth ? " (unused)" : "";

#define FIELD(name) number(at, a->name, b->name, "frame %d%s " #name, (int)i, unused)
    FIELD(step);
    FIELD(ask);
    FIELD(seats);
    FIELD(done);
    FIELD(seat);
    FIELD(dir);
    FIELD(window);
    FIELD(flags);
    FIELD(stage);
#undef FIELD
    for (int f = 0; f < VAKA_LOCALS; f++)
        number(at, a->local[f], b->local[f], "frame %d%s local %d", (int)i, unused, f);
}

static void compare_zone(comparison *at, int32_t i)
{
    const vaka_zone *a = &at->a->zones[i], *b = &at->b->zones[i];
    char zone[96];

    if (memcmp(a, b, sizeof *a) == 0)
        return;
    zone_text(at, i, zone, sizeof zone);
    number(at, a->count, b->count, "zone %s count", zone);
    number(at, a->first, b->first, "zone %s first", zone);
    number(at, a->last, b->last, "zone %s last", zone);
}

static void compare_piece_numbers(comparison *at, int32_t i, const char *piece)
{
    const vaka_piece *a = &at->a->pieces[i], *b = &at->b->pieces[i];

#define FIELD(name) number(at, a->name, b->name, "%s " #name, piece)
    FIELD(next);
    FIELD(prev);
    FIELD(owner);
    FIELD(face);
    FIELD(seen);
    FIELD(mark);
#undef FIELD
    for (int f = 0; f < VAKA_FIELDS; f++)
        number(at, a->field[f], b->field[f], "%s field %d", piece, f);
}

static void compare_posture(comparison *at, int32_t i)
{
    const vaka_posture *a = &at->a->postures[i], *b = &at->b->postures[i];
    const char *kind = kind_id(at, at->a->pieces[i].kind);

    number(at, a->turn, b->turn, "piece %d kind '%.60s' turn", (int)i, kind);
    number(at, a->mark, b->mark, "piece %d kind '%.60s' marked", (int)i, kind);
}

static void compare_piece(comparison *at, int32_t i)
{
    const vaka_piece *a = &at->a->pieces[i], *b = &at->b->pieces[i];
    char piece[100], from[96], to[96];

    if (memcmp(a, b, sizeof *a) == 0)
        return;
    snprintf(piece, sizeof piece, "piece %d kind '%.60s'", (int)i, kind_id(at, a->kind));
    if (a->kind != b->kind)
        say(at, "piece %d kind: '%.60s' → '%.60s'", (int)i, kind_id(at, a->kind),
            kind_id(at, b->kind));
    if (a->zone != b->zone) {
        zone_text(at, a->zone, from, sizeof from);
        zone_text(at, b->zone, to, sizeof to);
        say(at, "%s zone: %.50s → %.50s", piece, from, to);
    }
    compare_piece_numbers(at, i, piece);
}

static void compare_sealed(comparison *at, int32_t seat, int32_t i)
{
    size_t slot = (size_t)seat * (size_t)at->layout->sealed_max + (size_t)i;
    const vaka_action *a = &at->a->sealed[slot], *b = &at->b->sealed[slot];
    char from[VAKA_ACTION_TEXT], to[VAKA_ACTION_TEXT];

    if (memcmp(a, b, sizeof *a) == 0)
        return;
    action_text(at, a, from, sizeof from);
    action_text(at, b, to, sizeof to);
    say(at, "sealed answer %d of seat %d: %.80s → %.80s", (int)i, (int)seat, from, to);
}

static void say_run(comparison *at, const char *name, uint32_t base, uint32_t from, uint32_t to)
{
    char a[2 * RUN_SHOWN + 1] = "", b[2 * RUN_SHOWN + 1] = "";
    uint32_t shown = to - from < RUN_SHOWN ? to - from : RUN_SHOWN;
    const char *cut = to - from > shown ? "…" : "";

    for (uint32_t i = 0; i < shown; i++) {
        snprintf(a + 2 * i, 3, "%02x", at->a->block[from + i]);
        snprintf(b + 2 * i, 3, "%02x", at->b->block[from + i]);
    }
    if (to - from == 1)
        say(at, "%s byte %u: %s → %s", name, from - base, a, b);
    else
        say(at, "%s bytes %u-%u: %s%s → %s%s", name, from - base, to - 1 - base, a, cut, b, cut);
}

/* Bytes without a name of their own, from `from` to before `to`, counted from `base`. */
static void compare_bytes(comparison *at, const char *name, uint32_t base, uint32_t from,
                          uint32_t to)
{
    const uint8_t *a = at->a->block, *b = at->b->block;

    for (uint32_t i = from; i < to; i++) {
        if (a[i] == b[i])
            continue;
        uint32_t end = i + 1;
        while (end < to && a[end] != b[end])
            end++;
        say_run(at, name, base, i, end);
        i = end;
    }
}

static void compare_counter(comparison *at, const vaka_counter_info *info)
{
    int32_t count = vaka_counter_numbers(at->layout, info);
    const int16_t *a = vaka_counter_values(at->a, info), *b = vaka_counter_values(at->b, info);
    char seat[24] = "";

    for (int32_t n = 0; n < count; n++) {
        if (info->per_seat)
            snprintf(seat, sizeof seat, " of seat %d", (int)n);
        number(at, a[n], b[n], "counter '%.60s'%s", info->id, seat);
        if (vaka_counter_is_secret(info))
            number(at, a[count + n], b[count + n], "known least of counter '%.60s'%s", info->id,
                   seat);
    }
}

static void compare_result(comparison *at)
{
    const vaka_result *a = vaka_result_of(at->a), *b = vaka_result_of(at->b);

    number(at, a->reason, b->reason, "result.reason");
    number(at, a->rows, b->rows, "result.rows");
    number(at, a->lost, b->lost, "result.lost");
    for (int s = 0; s < VAKA_MAX_SEATS; s++)
        number(at, a->place[s], b->place[s], "place of seat %d", s);
    compare_bytes(
        at, "sheet", at->layout->at_result + (uint32_t)sizeof *a,
        at->layout->at_result + (uint32_t)sizeof *a,
        at->layout->at_result +
            (uint32_t)(sizeof *a + sizeof(vaka_sheet_line) * (size_t)at->layout->sheet_max));
}

static void compare_deal(comparison *at)
{
    const vaka_deal_region *a = at->a->deal, *b = at->b->deal;
    uint32_t lists = at->layout->at_deal + (uint32_t)sizeof *a;

    for (int s = 0; s < VAKA_MAX_SEATS; s++)
        number(at, a->left[s], b->left[s], "offers left to seat %d", s);
    number(at, a->made, b->made, "deal.made");
    number(at, a->open, b->open, "deal.open");
    number(at, a->by, b->by, "deal.by");
    number(at, a->with, b->with, "deal.with");
    number(at, a->offered, b->offered, "deal.offered");
    number(at, a->lines, b->lines, "deal.lines");
    compare_bytes(at, "lists of the deal", lists, lists,
                  lists + 2 * (uint32_t)at->layout->good_count);
}

/* What only some games declare. */
static void compare_declared(comparison *at)
{
    for (int32_t i = 0; i < at->layout->counter_count; i++)
        compare_counter(at, &at->layout->counters[i]);
    for (int32_t i = 0; at->a->order && i < at->layout->setup.seats; i++)
        number(at, at->a->order[i], at->b->order[i], "seat at place %d of the order", (int)i);
    if (at->a->result)
        compare_result(at);
    for (int32_t i = 0; at->a->postures && i < at->layout->piece_max; i++)
        compare_posture(at, i);
    for (int32_t i = 0; at->a->parts && i < at->layout->piece_max; i++)
        number(at, at->a->parts[i], at->b->parts[i], "piece %d stands on part", (int)i);
    if (at->a->deal)
        compare_deal(at);
}

/* Where the first region behind the module's struct begins. */
static uint32_t after_game(const vaka_layout *layout)
{
    const uint32_t at[] = {layout->at_counters, layout->at_order, layout->at_result,
                           layout->at_postures, layout->at_parts, layout->at_deal,
                           layout->at_script};

    for (size_t i = 0; i < sizeof at / sizeof *at; i++)
        if (at[i])
            return at[i];
    return layout->block_size;
}

/* Gaps between the regions are there for alignment and always 0, unless something is wrong. */
static void compare_gaps(comparison *at)
{
    const vaka_layout *layout = at->layout;
    size_t sealed = (size_t)layout->sealed_max * (size_t)layout->setup.seats * sizeof(vaka_action);
    const struct {
        size_t end;
        uint32_t next;
    } gap[] = {
        {sizeof(vaka_table), layout->at_frames},
        {layout->at_frames + (size_t)layout->frame_max * sizeof(vaka_frame), layout->at_zones},
        {layout->at_zones + (size_t)layout->zone_count * sizeof(vaka_zone), layout->at_present},
        {layout->at_pieces + (size_t)layout->piece_max * sizeof(vaka_piece), layout->at_sealed},
        {layout->at_sealed + sealed, layout->at_game},
        {layout->at_game + (size_t)layout->module->game_size, after_game(layout)},
        {layout->at_script ? layout->at_script : layout->block_size, layout->block_size},
    };

    for (size_t i = 0; i < sizeof gap / sizeof gap[0]; i++)
        compare_bytes(at, "block", 0, (uint32_t)gap[i].end, gap[i].next);
}

static void compare_all(comparison *at)
{
    const vaka_layout *layout = at->layout;

    compare_table(at);
    for (int32_t i = 0; i < layout->frame_max; i++)
        compare_frame(at, i);
    for (int32_t i = 0; i < layout->zone_count; i++)
        compare_zone(at, i);
    for (int32_t i = 0; i < layout->piece_max; i++)
        compare_piece(at, i);
    for (int32_t seat = 0; seat < layout->setup.seats; seat++)
        for (int32_t i = 0; i < layout->sealed_max; i++)
            compare_sealed(at, seat, i);
    compare_bytes(at, "game", layout->at_game, layout->at_game,
                  layout->at_game + layout->module->game_size);
    compare_declared(at);
    compare_gaps(at);
    if (at->found == 0) /* a field that has no name above yet */
        compare_bytes(at, "block", 0, 0, layout->block_size);
}

uint32_t vaka_difference(const vaka_position *a, const vaka_position *b, char *out, size_t room)
{
    comparison at = {.a = a, .b = b, .layout = a->face.layout, .out = out, .room = room};

    if (room)
        out[0] = '\0';
    if (memcmp(a->block, b->block, at.layout->block_size) == 0)
        return 0;
    compare_all(&at);
    if (at.left_out && room > MORE_ROOM)
        snprintf(out + at.used, room - at.used, "%s  … and %u more", at.used ? "\n" : "",
                 at.left_out);
    return at.found;
}
