/* table/chance.c - dice, shuffles and draws.
 *
 * SPDX-License-Identifier: MIT */
#include "table/chance_log.h"
#include "table/intake.h"
#include "table/redraw.h"
#include "table/script.h"
#include "table/table.h"
#include "table/value.h"

#include <string.h>

#define MOST_IN_A_ZONE 4096

/* May chance be used now? Marks the action as one that cannot be undone. */
static bool begin(vaka_position *position, const char *call)
{
    if (position->drafting) {
        vaka_position_break(position, "%s: there is no chance in a sealed answer", call);
        return false;
    }
    position->marks |= VAKA_MARK_CHANCE;
    return true;
}

static uint32_t below(vaka_position *position, uint32_t n)
{
    return vaka_stream_below(&position->stream, position->table->rng, n);
}

/* A script that asks runs again: its chance must come out the same, queued or not. */
static void keep_for_script(vaka_position *position, uint32_t type, int32_t zone, int32_t value)
{
    vaka_script_region *script = position->script;

    if (vaka_redraw_is_anew(position, type, zone))
        script->chance[position->chance_used++] = (int16_t)value;
    else if (position->chance_used < script->chance_count)
        position->chance_used++;
    else if (script->chance_count == VAKA_MAX_KEPT_CHANCE)
        vaka_position_break(position, "a script uses chance more than %d times",
                            VAKA_MAX_KEPT_CHANCE);
    else {
        script->chance[script->chance_count++] = (int16_t)value;
        position->chance_used++;
    }
}

/* Does a script that runs again get a result it had before? */
static bool had(const vaka_position *position, uint32_t type, int32_t zone, int32_t *value)
{
    if (!position->in_script || position->chance_used >= position->script->chance_count ||
        vaka_redraw_is_anew(position, type, zone))
        return false;
    *value = position->script->chance[position->chance_used];
    return true;
}

static void keep(vaka_position *position, uint32_t type, int32_t zone, int32_t value)
{
    if (position->in_script)
        keep_for_script(position, type, zone, value);
    if (position->replaying)
        return; /* journalled when it came first */
    if (position->chance)
        vaka_chance_log_add(position->chance,
                            (vaka_chance_result){(uint16_t)type, (int16_t)zone, (int16_t)value});
}

/* A queued result instead of `value`, if one waits and lies from `low` to `high`. */
static int32_t queued(vaka_position *position, uint32_t type, int32_t value, int32_t low,
                      int32_t high)
{
    int32_t wanted;

    if (had(position, type, VAKA_NONE, &wanted))
        return wanted;
    if (!position->chance || !position->chance->queue_count ||
        !vaka_chance_log_take(position->chance, type, VAKA_NONE, &wanted))
        return value;
    if (wanted >= low && wanted <= high)
        return wanted;
    vaka_position_break(position, "the queued result %d is not between %d and %d", wanted, low,
                        high);
    return value;
}

int32_t vaka_roll(vaka_match *match, int32_t sides)
{
    vaka_position *position = vaka_position_of(match);

    if (!begin(position, "vaka_roll"))
        return 1;
    if (sides < 1 || sides > 1000) {
        vaka_position_break(position, "vaka_roll: a die of %d sides", sides);
        return 1;
    }
    int32_t result = 1 + (int32_t)below(position, (uint32_t)sides);
    result = queued(position, VAKA_CHANCE_DIE, result, 1, sides);
    keep(position, VAKA_CHANCE_DIE, VAKA_NONE, result);
    vaka_redraw_note(position, VAKA_CHANCE_DIE, VAKA_NONE, VAKA_NONE, result);
    vaka_tell(match, VAKA_EVENT_DIE, sides, result, 0, 0);
    return result;
}

int32_t vaka_chance(vaka_match *match, int32_t n)
{
    vaka_position *position = vaka_position_of(match);

    if (!begin(position, "vaka_chance"))
        return 0;
    if (n < 1 || n > INT16_MAX) {
        vaka_position_break(position, "vaka_chance: a number below %d", n);
        return 0;
    }
    int32_t result = (int32_t)below(position, (uint32_t)n);
    result = queued(position, VAKA_CHANCE_HIDDEN, result, 0, n - 1);
    keep(position, VAKA_CHANCE_HIDDEN, VAKA_NONE, result);
    vaka_redraw_note(position, VAKA_CHANCE_HIDDEN, VAKA_NONE, VAKA_NONE, result);
    return result;
}

static void become(vaka_piece *piece, const vaka_piece *other)
{
    piece->kind = other->kind;
    piece->owner = other->owner;
    piece->face = other->face;
    piece->seen = other->seen;
    memcpy(piece->field, other->field, sizeof piece->field);
    piece->mark++;
}

/* Two pieces become one another; their places in the lists stay. */
static void exchange(vaka_position *position, int32_t one, int32_t other)
{
    vaka_piece was = position->pieces[one];

    become(&position->pieces[one], &position->pieces[other]);
    become(&position->pieces[other], &was);
    vaka_table_swap_postures(position, one, other);
    if (position->script && position->script->marker_count)
        vaka_value_markers_swap(position, one, other);
}

void vaka_shuffle(vaka_match *match, int32_t zone)
{
    vaka_position *position = vaka_position_of(match);
    int16_t at[MOST_IN_A_ZONE];
    uint32_t count = 0;

    if (!begin(position, "vaka_shuffle") || !vaka_table_is_zone(position, zone, "vaka_shuffle"))
        return;
    for (VAKA_EACH(match, zone, piece)) {
        at[count++] = (int16_t)piece;
        position->pieces[piece].seen = 0;
    }
    for (uint32_t i = count; i > 1; i--) {
        uint32_t j = below(position, i);
        if (j != i - 1)
            exchange(position, at[i - 1], at[j]);
    }
    if (match->layout->zones[zone].see_top)
        vaka_table_uncovered(position);
    keep(position, VAKA_CHANCE_SHUFFLE, zone, 0);
    vaka_redraw_note(position, VAKA_CHANCE_SHUFFLE, zone, VAKA_NONE, 0);
}

/* The piece that chance gives: the n-th of a cup, the top one of anything else. */
static int32_t drawn(const vaka_position *position, int32_t zone, uint32_t nth)
{
    int32_t piece = position->zones[zone].first;

    if (position->face.layout->zones[zone].type != VAKA_ZONE_CUP)
        return position->zones[zone].last;
    while (nth--)
        piece = position->pieces[piece].next;
    return piece;
}

/* Lets the drawn piece be of the kind that waits in the queue for this zone. */
static void obey_queue(vaka_position *position, int32_t zone, int32_t piece)
{
    int32_t kind, other;

    if (vaka_redraw_is_anew(position, VAKA_CHANCE_DRAW, zone)) {
        vaka_redraw_choose(position, zone, piece, below);
        return;
    }
    bool fixed = had(position, VAKA_CHANCE_DRAW, zone, &kind) ||
                 (position->chance && position->chance->queue_count &&
                  vaka_chance_log_take(position->chance, VAKA_CHANCE_DRAW, zone, &kind));
    if (!fixed || position->pieces[piece].kind == kind)
        return;
    other = vaka_find(&position->face, zone, VAKA_NONE, kind);
    if (other < 0)
        vaka_position_break(position, "the queued draw of '%s' is not there",
                            position->face.layout->kinds[kind].id);
    else
        exchange(position, piece, other);
}

int32_t vaka_draw(vaka_match *match, int32_t from, int32_t to)
{
    vaka_position *position = vaka_position_of(match);

    if (!begin(position, "vaka_draw") || !vaka_table_is_zone(position, from, "vaka_draw") ||
        !vaka_table_is_zone(position, to, "vaka_draw") || position->zones[from].count == 0)
        return VAKA_NONE;
    uint32_t nth = below(position, (uint32_t)position->zones[from].count);
    int32_t piece = drawn(position, from, nth);
    obey_queue(position, from, piece);
    if (!vaka_intake_takes(position, position->pieces[piece], to, "vaka_draw"))
        return piece; /* a number that is good to look at: callers do, before they are stopped */
    keep(position, VAKA_CHANCE_DRAW, from, position->pieces[piece].kind);
    uint8_t before = vaka_table_knowers(match->layout, &position->pieces[piece]);
    vaka_table_unlink(position, piece, to);
    vaka_table_link(position, piece, to);
    vaka_table_shown(position, piece, before);
    vaka_redraw_note(position, VAKA_CHANCE_DRAW, from, piece, position->pieces[piece].kind);
    return piece;
}

void vaka_peek(vaka_match *match, int32_t seat, int32_t zone, int32_t n)
{
    vaka_position *position = vaka_position_of(match);

    if (!vaka_table_is_zone(position, zone, "vaka_peek") || seat < 0 || seat >= match->seats) {
        vaka_position_break(position, "vaka_peek: there is no seat %d", seat);
        return;
    }
    position->marks |= VAKA_MARK_LEARNED; /* that nothing is there may be news, too */
    position->learned |= VAKA_SEAT(seat);
    for (int32_t piece = position->zones[zone].last; piece >= 0 && n > 0; n--) {
        vaka_look(match, seat, piece);
        piece = position->pieces[piece].prev;
    }
}

void vaka_reshuffle(vaka_match *match, int32_t discard, int32_t deck)
{
    vaka_position *position = vaka_position_of(match);

    if (!vaka_table_is_zone(position, discard, "vaka_reshuffle") ||
        !vaka_table_is_zone(position, deck, "vaka_reshuffle"))
        return;
    if (discard == deck) {
        vaka_position_break(position, "vaka_reshuffle: zone %d into itself", deck);
        return;
    }
    while (position->zones[discard].first >= 0 && !position->broken) {
        int32_t piece = position->zones[discard].first;
        position->pieces[piece].face = VAKA_FACE_DOWN;
        vaka_piece_move_under(match, piece, deck);
    }
    vaka_shuffle(match, deck);
}
