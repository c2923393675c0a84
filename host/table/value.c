/* table/value.c - values and what modifies them.
 *
 * SPDX-License-Identifier: MIT */
#include "table/value.h"
#include "table/script.h"

#include <assert.h>
#include <string.h>

static bool is_modified(const vaka_position *position, uint32_t value)
{
    return position->modified[value / 64] >> value % 64 & 1;
}

/* Which values are modified anywhere, and by which of the modifiers, is noted beside the block, so
 * that the others, which are nearly all of them, are read and not worked out. Modifiers are noted
 * in their order. */
static void note(vaka_position *position, uint32_t number)
{
    uint8_t value = position->script->modifier[number].value;

    if (!is_modified(position, value))
        position->modified_from[value] = (uint8_t)number;
    position->modified_to[value] = (uint8_t)number;
    position->modified[value / 64] |= (uint64_t)1 << value % 64;
}
_Static_assert(VAKA_MAX_MODIFIERS <= 256, "a number of a modifier is a byte");

void vaka_value_reread(vaka_position *position)
{
    const vaka_script_region *script = position->script;

    memset(position->modified, 0, sizeof position->modified);
    for (uint32_t i = 0; i < script->modifier_count; i++)
        note(position, i);
}

/* What a value is at a place by the modifiers from `at` to `end`, which is behind the last. */
static int32_t work_out(const vaka_match *match, uint32_t value, int32_t place,
                        const vaka_modifier *at, const vaka_modifier *end)
{
    const vaka_position *position = vaka_position_of(match);
    const vaka_value_spec *spec = &position->module->values[value];
    int64_t base = match->layout->setup.content->values[value], sum = 0;

    for (; at < end; at++) {
        if (at->value != value || (at->place != VAKA_ANYWHERE && at->place != place))
            continue;
        if (at->change == VAKA_CHANGE_SET)
            base = at->amount;
        else
            sum += at->amount;
    }
    base += sum;
    return (int32_t)(base < spec->min ? spec->min : base > spec->max ? spec->max : base);
}

int32_t vaka_value(const vaka_match *match, uint32_t value, int32_t place)
{
    vaka_position *position = vaka_position_of(match);

    if (value >= position->module->value_count) {
        vaka_position_break(position, "vaka_value: there is no value %u", value);
        return 0;
    }
    const vaka_modifier *all = position->script ? position->script->modifier : NULL;
    int32_t now = is_modified(position, value)
                      ? work_out(match, value, place, all + position->modified_from[value],
                                 all + position->modified_to[value] + 1)
                      : match->layout->values[value];
#ifdef VAKA_CHECKED
    assert(!all ||
           work_out(match, value, place, all, all + position->script->modifier_count) == now);
#endif
    return now;
}

/* Takes a modifier out; the order of the others stays, for the last one set wins. */
static void drop(vaka_script_region *script, uint32_t at)
{
    if (script->modifier[at].until == VAKA_END_MARKER)
        script->marker_count--;
    script->modifier_count--;
    memmove(&script->modifier[at], &script->modifier[at + 1],
            (script->modifier_count - at) * sizeof *script->modifier);
    memset(&script->modifier[script->modifier_count], 0, sizeof *script->modifier);
}

static bool place_fits(const vaka_position *position, uint32_t scope, int32_t place)
{
    const int32_t most[] = {
        [VAKA_SCOPE_GAME] = 1,
        [VAKA_SCOPE_SEAT] = position->face.seats,
        [VAKA_SCOPE_ZONE] = position->face.layout->zone_count,
        [VAKA_SCOPE_KIND] = position->face.layout->kind_count,
        [VAKA_SCOPE_PAIR] = VAKA_MAX_SEATS * VAKA_MAX_SEATS,
    };

    return place >= VAKA_ANYWHERE && place < most[scope];
}

/* Puts a modifier in force; breaks the match if it is malformed or there are too many. */
static void add(vaka_position *position, vaka_modifier added)
{
    vaka_script_region *script = position->script;

    if (!script || added.value >= position->module->value_count ||
        !place_fits(position, position->module->values[added.value].scope, added.place) ||
        added.change > VAKA_CHANGE_SET || added.until > VAKA_END_MARKER) {
        vaka_position_break(position, "vaka_modify: wrong value, place, change or end");
        return;
    }
    if (script->modifier_count == VAKA_MAX_MODIFIERS) {
        vaka_position_break(position, "vaka_modify: more than %d modifiers", VAKA_MAX_MODIFIERS);
        return;
    }
    if (added.until == VAKA_END_MARKER) {
        if (added.end < 0 || added.end >= position->table->piece_count ||
            position->pieces[added.end].zone < 0) {
            vaka_position_break(position, "vaka_modify: there is no marker %d", added.end);
            return;
        }
        added.zone = position->pieces[added.end].zone;
        script->marker_count++;
    }
    script->modifier[script->modifier_count] = added;
    note(position, script->modifier_count++);
}

void vaka_modify(vaka_match *match, uint32_t value, int32_t place, uint32_t change, int32_t amount,
                 uint32_t until, int32_t end)
{
    vaka_modifier modifier = {.value = (uint8_t)value,
                              .change = (uint8_t)change,
                              .until = (uint8_t)until,
                              .place = (int16_t)place,
                              .amount = (int16_t)amount,
                              .end = (int16_t)end,
                              .item = VAKA_NONE};

    if (modifier.value != value || modifier.change != change || modifier.until != until ||
        modifier.place != place || modifier.amount != amount || modifier.end != end)
        vaka_position_break(vaka_position_of(match), "vaka_modify: a number is too big");
    else
        add(vaka_position_of(match), modifier);
}

/* Ends those that last until something whose number is from `first` to `last`. */
static void drop_ended(vaka_position *position, uint32_t until, int32_t first, int32_t last)
{
    vaka_script_region *script = position->script;
    bool any = false;

    if (!script)
        return;
    for (const vaka_modifier *at = script->modifier + script->modifier_count;
         at-- > script->modifier;) {
        if (at->until != until || at->end < first || at->end > last)
            continue;
        drop(script, (uint32_t)(at - script->modifier));
        any = true;
    }
    if (any)
        vaka_value_reread(position);
}

void vaka_step_over(vaka_match *match)
{
    drop_ended(vaka_position_of(match), VAKA_END_STEP, INT16_MIN, INT16_MAX);
}

void vaka_value_turn(vaka_position *position, int32_t turn)
{
    drop_ended(position, VAKA_END_TURN, INT16_MIN, turn - 1);
}

void vaka_value_marker_gone(vaka_position *position, int32_t piece)
{
    const vaka_modifier *at = position->script->modifier;
    const vaka_modifier *end = at + position->script->modifier_count;

    while (at < end && (at->until != VAKA_END_MARKER || at->end != piece))
        at++;
    if (at < end)
        drop_ended(position, VAKA_END_MARKER, piece, piece);
}

void vaka_value_markers_swap(vaka_position *position, int32_t a, int32_t b)
{
    vaka_script_region *script = position->script;

    for (uint32_t i = 0; i < script->modifier_count; i++) {
        vaka_modifier *at = &script->modifier[i];
        if (at->until == VAKA_END_MARKER && (at->end == a || at->end == b))
            at->end = (int16_t)(at->end == a ? b : a);
    }
}
