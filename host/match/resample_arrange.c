/* match/resample_arrange.c - what a seat cannot know, in an order that says nothing.
 *
 * SPDX-License-Identifier: MIT
 *
 * Two positions that a seat cannot tell apart come out as the same bytes. Samples that grow from
 * there by the same seed are the same, too: so whatever is worked out upon them is a function of
 * what the seat may know. (Where a zone does not even tell how many lie in it, their number stays
 * as it is, but for what was laid aside in secret.) */
#include "match/resample_inside.h"

#include "chance/seed.h"
#include "match/sealed.h"
#include "table/agenda.h"
#include "table/chance_log.h"
#include "table/counter.h"
#include "table/script.h"
#include "table/table.h"

#include <stdlib.h>
#include <string.h>

/* --- What pieces are -------------------------------------------------------------------------- */

/* What a hidden piece is, apart from where it lies. */
typedef struct identity {
    int16_t group, back, kind;
    int8_t owner;
    bool used;
    int16_t field[VAKA_FIELDS];
    vaka_posture posture;
} identity;

static int compare_identities(const void *a, const void *b)
{
    const identity *x = a, *y = b;

    if (x->group != y->group)
        return x->group < y->group ? -1 : 1;
    if (x->owner != y->owner)
        return x->owner < y->owner ? -1 : 1;
    if (x->back != y->back)
        return x->back < y->back ? -1 : 1;
    if (x->kind != y->kind)
        return x->kind < y->kind ? -1 : 1;
    for (int i = 0; i < VAKA_FIELDS; i++)
        if (x->field[i] != y->field[i])
            return x->field[i] < y->field[i] ? -1 : 1;
    return memcmp(&x->posture, &y->posture, sizeof x->posture);
}

static identity identity_of(const vaka_position *position, int32_t piece)
{
    const vaka_piece *at = &position->pieces[piece];
    const vaka_kind_info *kind = &position->face.layout->kinds[at->kind];
    identity is = {.group = (int16_t)kind->group,
                   .back = kind->back,
                   .kind = at->kind,
                   .owner = at->owner,
                   .posture = vaka_table_posture(&position->face, piece)};

    memcpy(is.field, at->field, sizeof is.field);
    return is;
}

static void become(vaka_position *position, int32_t piece, const identity *is)
{
    position->pieces[piece].kind = is->kind;
    memcpy(position->pieces[piece].field, is->field, sizeof is->field);
    if (position->postures)
        position->postures[piece] = is->posture;
}

static bool is_hidden(const vaka_position *position, int32_t piece, int32_t seat)
{
    const vaka_piece *at = &position->pieces[piece];

    return at->zone >= 0 && !vaka_table_knows(position->face.layout, at, seat);
}

/* Hidden pieces by where they lie. */
static uint32_t gather(const vaka_position *position, const bool *stays, int32_t seat, int16_t *out)
{
    uint32_t count = 0;

    for (int32_t zone = 0; zone < position->face.layout->zone_count; zone++)
        for (VAKA_EACH(&position->face, zone, piece))
            if (stays ? !stays[piece] : is_hidden(position, piece, seat))
                out[count++] = (int16_t)piece;
    return count;
}

/* The first of the pool that a piece can be: of its back, unless not even that is seen. */
static void take(vaka_position *position, int32_t piece, bool covered, identity *pool,
                 uint32_t count)
{
    identity was = identity_of(position, piece);

    for (uint32_t i = 0; i < count; i++) {
        if (pool[i].used || pool[i].group != was.group || pool[i].owner != was.owner ||
            (!covered && pool[i].back != was.back))
            continue;
        pool[i].used = true;
        become(position, piece, &pool[i]);
        return;
    }
}

static bool is_covered(const vaka_position *position, int32_t piece)
{
    const vaka_piece *at = &position->pieces[piece];

    return vaka_table_covered(&position->face.layout->zones[at->zone], at);
}

/* What is covered gets what the others leave. */
static void arrange_pieces(vaka_position *position, const bool *stays, int32_t seat)
{
    size_t pieces = (size_t)position->table->piece_count + 1;
    int16_t *at = vaka_xnew(sizeof *at * pieces);
    identity *pool = vaka_xnew(sizeof *pool * pieces);
    uint32_t count = gather(position, stays, seat, at);

    for (uint32_t i = 0; i < count; i++)
        pool[i] = identity_of(position, at[i]);
    qsort(pool, count, sizeof *pool, compare_identities);
    for (int covered = 0; covered <= 1; covered++)
        for (uint32_t i = 0; i < count; i++)
            if (is_covered(position, at[i]) == (covered != 0))
                take(position, at[i], covered != 0, pool, count);
    free(at);
    free(pool);
}

/* Each as low as all know it to be; what is known of a sum goes to the first that can take it. */
static void arrange_counter(vaka_position *position, const vaka_counter_info *info, int32_t seat)
{
    int32_t numbers = vaka_counter_numbers(position->face.layout, info), rest = 0;
    int16_t *value = vaka_counter_values(position, info);

    for (int pass = 0; pass <= 1; pass++)
        for (int32_t n = 0; n < numbers; n++) {
            if (vaka_counter_seen_by(info, info->per_seat ? n : VAKA_NONE, seat))
                continue;
            int32_t least = vaka_counter_least(position, info)[n], more = info->max - least;
            if (pass == 0) {
                rest += value[n] - least;
                value[n] = (int16_t)least;
            } else if (info->total != VAKA_NONE) {
                more = rest < more ? rest : more;
                value[n] = (int16_t)(least + more);
                rest -= more;
            }
        }
}

void vaka_arrange_hidden(vaka_position *position, const bool *stays, int32_t seat)
{
    const vaka_layout *layout = position->face.layout;

    vaka_arrange_aside(position, stays, seat);
    arrange_pieces(position, stays, seat);
    for (int32_t i = 0; i < layout->counter_count; i++)
        if (vaka_counter_is_secret(&layout->counters[i]))
            arrange_counter(position, &layout->counters[i], seat);
}

/* --- What is drawn from cups ------------------------------------------------------------------ */

/* Does the seat see this drawn from a cup in which it lay hidden when the script began? */
static bool is_seen_drawn(const vaka_position *keyframe, const vaka_redraw *redraw, uint32_t i)
{
    const vaka_redraw_result *came = &redraw->came[i];

    return came->type == VAKA_CHANCE_DRAW && came->seen && came->piece >= 0 &&
           came->piece < keyframe->table->piece_count &&
           keyframe->face.layout->zones[came->zone].type == VAKA_ZONE_CUP &&
           keyframe->pieces[came->piece].zone == came->zone &&
           is_hidden(keyframe, came->piece, redraw->seat);
}

/* The first of a cup that is of a kind, or could be, and does not stay. */
static int32_t first_of(const vaka_position *keyframe, int32_t zone, int32_t kind,
                        const bool *stays)
{
    for (VAKA_EACH(&keyframe->face, zone, piece))
        if (!stays[piece] && keyframe->pieces[piece].kind == kind)
            return piece;
    return VAKA_NONE;
}

static int32_t first_like(const vaka_position *keyframe, int32_t piece, const bool *stays)
{
    const vaka_layout *layout = keyframe->face.layout;

    for (VAKA_EACH(&keyframe->face, keyframe->pieces[piece].zone, other))
        if (!stays[other] &&
            vaka_table_alike(layout, &keyframe->pieces[piece], &keyframe->pieces[other]))
            return other;
    return piece;
}

void vaka_resample_hold(vaka_position *keyframe, const vaka_redraw *redraw, bool first, bool *stays)
{
    for (uint32_t i = 0; i < redraw->count; i++)
        if (is_seen_drawn(keyframe, redraw, i))
            stays[redraw->came[i].piece] = false;
    for (uint32_t i = 0; i < redraw->count; i++) {
        const vaka_redraw_result *came = &redraw->came[i];
        int32_t from = is_seen_drawn(keyframe, redraw, i)
                           ? first_of(keyframe, came->zone, came->value, stays)
                           : VAKA_NONE;
        if (from < 0)
            continue;
        int32_t to = first ? first_like(keyframe, from, stays) : from;
        vaka_table_exchange(keyframe, from, to);
        stays[to] = true;
    }
}

/* --- How they are numbered -------------------------------------------------------------------- */

typedef struct numbering {
    const vaka_position *from; /* a copy of how it was */
    vaka_position *to;
    int16_t *number; /* by number before: number now */
    int32_t count;
} numbering;

/* What is seen of a hidden piece, in the order of views (table/redact.c). */
static uint32_t back_key(const vaka_position *position, int32_t piece)
{
    const vaka_layout *layout = position->face.layout;
    const vaka_piece *at = &position->pieces[piece];
    int32_t back = is_covered(position, piece) ? layout->plain_back : layout->kinds[at->kind].back;
    uint32_t part = position->parts ? position->parts[piece] : 0;

    return (uint32_t)back << 16 | (uint32_t)(at->owner + 1) << 12 | part << 9 |
           (uint32_t)at->face << 8 | at->seen;
}

static void write(numbering *at, int32_t piece, int32_t first)
{
    vaka_piece *to = &at->to->pieces[at->count];

    *to = at->from->pieces[piece];
    to->mark = 0;
    to->prev = (int16_t)(at->count > first ? at->count - 1 : VAKA_NONE);
    to->next = (int16_t)(at->count + 1);
    if (at->to->postures)
        at->to->postures[at->count] = at->from->postures[piece];
    if (at->to->parts)
        at->to->parts[at->count] = at->from->parts[piece];
    at->number[piece] = (int16_t)at->count++;
}

/* Backs go behind what is known, by what is seen of them. */
static void write_backs(numbering *at, int32_t zone, int32_t seat, int32_t first)
{
    int16_t hidden[VAKA_MAX_PIECES];
    uint32_t count = 0;

    for (VAKA_EACH(&at->from->face, zone, piece)) {
        if (!is_hidden(at->from, piece, seat))
            continue;
        uint32_t to = count++;
        for (; to > 0 && back_key(at->from, hidden[to - 1]) > back_key(at->from, piece); to--)
            hidden[to] = hidden[to - 1];
        hidden[to] = (int16_t)piece;
    }
    for (uint32_t i = 0; i < count; i++)
        write(at, hidden[i], first);
}

static void write_zone(numbering *at, int32_t zone, int32_t seat)
{
    const vaka_zone_info *info = &at->from->face.layout->zones[zone];
    bool ordered = info->type == VAKA_ZONE_DECK || info->see_top;
    int32_t first = at->count;

    for (VAKA_EACH(&at->from->face, zone, piece))
        if (ordered || !is_hidden(at->from, piece, seat))
            write(at, piece, first);
    if (!ordered)
        write_backs(at, zone, seat, first);
    if (first == at->count)
        return;
    at->to->pieces[at->count - 1].next = VAKA_NONE;
    at->to->zones[zone].first = (int16_t)first;
    at->to->zones[zone].last = (int16_t)(at->count - 1);
}

/* Modifiers that end with a marker know it by its number. */
static void renumber_markers(numbering *at)
{
    vaka_script_region *script = at->to->script;

    for (uint32_t i = 0; script && i < script->modifier_count; i++)
        if (script->modifier[i].until == VAKA_END_MARKER && script->modifier[i].end >= 0)
            script->modifier[i].end = at->number[script->modifier[i].end];
}

static void arrange_numbers(vaka_position *position, int32_t seat)
{
    const vaka_layout *layout = position->face.layout;
    vaka_position from;
    numbering at = {.from = &from, .to = position};

    vaka_position_init(&from, layout);
    memcpy(from.block, position->block, layout->block_size);
    at.number = vaka_xnew(sizeof *at.number * ((size_t)layout->piece_max + 1));
    memset(position->pieces, 0, sizeof *position->pieces * (size_t)layout->piece_max);
    if (position->postures)
        memset(position->postures, 0, sizeof *position->postures * (size_t)layout->piece_max);
    if (position->parts)
        memset(position->parts, 0, (size_t)layout->piece_max);
    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        write_zone(&at, zone, seat);
    position->table->piece_count = (int16_t)at.count;
    position->table->free_piece = VAKA_NONE;
    renumber_markers(&at);
    vaka_position_done(&from);
    free(at.number);
}

/* --- The rest --------------------------------------------------------------------------------- */

static void forget_standing(vaka_position *position, int32_t seat)
{
    vaka_table *table = position->table;

    table->standing_count = 0;
    for (int32_t other = 0; other < VAKA_MAX_SEATS; other++)
        for (int32_t window = 0; window < VAKA_MAX_WINDOWS; window++) {
            if (other != seat)
                table->standing[other][window] = 0;
            table->standing_count =
                (uint8_t)(table->standing_count + (table->standing[other][window] != 0));
        }
}

void vaka_arrange_seats(vaka_position *position, int32_t seat)
{
    vaka_action dropped;

    forget_standing(position, seat);
    for (int32_t other = 0; other < position->face.seats; other++)
        while (other != seat && vaka_sealed_asks(position, other) &&
               vaka_sealed_pop(position, other, &dropped))
            ;
    position->table->clock = 0;
}

/* A deal of two others: who is asked is seen, and not whether there is an offer to read already. */
static void arrange_deal(vaka_position *position, int32_t seat)
{
    vaka_deal_region *deal = position->deal;
    const vaka_frame *frame = vaka_agenda_top(position);

    if (!vaka_resample_deal_hidden(position, seat))
        return;
    vaka_resample_deal_clear(position, seat);
    if (seat != deal->with) {
        int32_t asked = frame->stage == 0 ? frame->local[1] : frame->seat;
        deal->offered = frame->stage != 0;
        deal->with = (int8_t)asked;
        deal->by = (int8_t)(frame->local[0] == asked ? frame->local[1] : frame->local[0]);
    }
    deal->lines = (uint8_t)(deal->offered ? 0 : position->face.layout->deal_lines);
}

void vaka_arrange_all(vaka_position *position, int32_t seat)
{
    vaka_seed seed = vaka_seed_of(1);

    arrange_deal(position, seat);
    vaka_arrange_seats(position, seat);
    vaka_arrange_aside(position, NULL, seat);
    arrange_numbers(position, seat);
    vaka_arrange_hidden(position, NULL, seat);
    vaka_position_seed(position, &seed);
    if (position->script) {
        vaka_script_region *script = position->script;
        memset(script->chance, 0, sizeof script->chance);
        memset(script->answer, 0, sizeof script->answer);
        script->chance_count = script->answer_count = 0;
        script->told = 0;
    }
}
