/* table/script.c - keyframes, answers and questions of scripts.
 *
 * SPDX-License-Identifier: MIT */
#include "table/script.h"
#include "table/acts.h"
#include "table/agenda.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

/* Where the mods' variables lie in a block. */
static size_t variables_at(const vaka_layout *layout)
{
    return layout->at_script + sizeof(vaka_script_region);
}

static void copy_part(uint8_t *to, const uint8_t *from, size_t at, size_t end)
{
    memcpy(to + at, from + at, end - at);
}

/* The scripts' region: modifiers behind the last one are zero, and so is a question that is none.
 */
static void copy_region(vaka_script_region *to, const vaka_script_region *from)
{
    uint8_t count =
        to->modifier_count > from->modifier_count ? to->modifier_count : from->modifier_count;
    const size_t at = offsetof(vaka_script_region, answer),
                 end = offsetof(vaka_script_region, question);

    memcpy(to->modifier, from->modifier, count * sizeof *to->modifier);
    if (to->question.type || from->question.type)
        to->question = from->question;
    copy_part((uint8_t *)to, (const uint8_t *)from, at, end);
}

static size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

/* Makes one block the same as another; with `kept`, all but the mods' variables, which are. Most
 * of a block is room for more than there is, and that is not looked at. */
static void copy_block(const vaka_layout *layout, uint8_t *to, const uint8_t *from, bool kept)
{
    size_t end = larger(vaka_acts_end(layout, to), vaka_acts_end(layout, from));
    size_t behind = variables_at(layout) + (kept ? vaka_variables_room(layout) : 0);

    copy_part(to, from, 0, larger(vaka_agenda_end(layout, to), vaka_agenda_end(layout, from)));
    copy_part(to, from, layout->at_zones, layout->at_script);
    copy_region((void *)(to + layout->at_script), (const void *)(from + layout->at_script));
    copy_part(to, from, behind, end);
#ifdef VAKA_CHECKED
    assert(kept || memcmp(to, from, layout->block_size) == 0);
#endif
}

/* What outlives the way back to a keyframe. */
typedef struct so_far {
    vaka_answer answer[VAKA_MAX_ANSWERS];
    int16_t chance[VAKA_MAX_KEPT_CHANCE];
    uint16_t told;
    uint8_t answer_count, chance_count;
} so_far;

static void keep_so_far(const vaka_script_region *script, so_far *out)
{
    memcpy(out->answer, script->answer, sizeof out->answer);
    memcpy(out->chance, script->chance, sizeof out->chance);
    out->told = script->told;
    out->answer_count = script->answer_count;
    out->chance_count = script->chance_count;
}

/* Goes back to the keyframe; what the script did and was told so far, and the clock, outlive it:
 * answers are actions, too. */
static void return_to_key(vaka_position *position)
{
    vaka_script_region *script = position->script;
    const vaka_layout *layout = position->face.layout;
    size_t size = layout->block_size;
    uint32_t clock = position->table->clock;
    /* what was sealed lies among the acts, which come last in the block */
    bool sealed = script->question.type == VAKA_ASKED_SEALED && script->answer_count;
    so_far kept;

    keep_so_far(script, &kept);
    if (sealed)
        memcpy(position->block, position->block + size, layout->at_acts);
    else
        copy_block(layout, position->block, position->block + size, false);
    vaka_position_reread(position);
    position->table->clock = clock;
    memcpy(script->answer, kept.answer, sizeof script->answer);
    memcpy(script->chance, kept.chance, sizeof script->chance);
    script->told = kept.told;
    script->answer_count = kept.answer_count;
    script->chance_count = kept.chance_count;
}

bool vaka_script_skipped(const vaka_position *position, int32_t item)
{
    return position->script && item >= 0 && item < VAKA_MAX_SKIPPED &&
           (position->script->skipped[item / 8] >> item % 8 & 1);
}

/* In the keyframe, too, if a script waits: it is put back before the script runs again. */
bool vaka_script_skip(const vaka_position *position, uint8_t *block, int32_t item, bool on)
{
    if (!position->script || item < 0 || item >= VAKA_MAX_SKIPPED)
        return false;
    size_t at = (size_t)((uint8_t *)position->script - position->block);
    bool waiting = ((const vaka_script_region *)(const void *)(block + at))->waiting != 0;
    for (size_t copy = 0; copy <= (waiting ? 1u : 0u); copy++) {
        vaka_script_region *script =
            (void *)(block + copy * position->face.layout->block_size + at);
        uint8_t others = (uint8_t)(script->skipped[item / 8] & ~(1u << item % 8));
        script->skipped[item / 8] = (uint8_t)(others | (on ? 1u : 0u) << item % 8);
    }
    return true;
}

void vaka_script_begin(vaka_position *position)
{
    position->answers_used = position->chance_used = position->told_now = 0;
    position->acted = false;
    position->replaying = position->keyed = position->script->waiting != 0;
    if (position->replaying)
        return_to_key(position);
    vaka_frame *top = vaka_agenda_top(position);
    position->running = *top;
    memset(top, 0, sizeof *top);
    position->table->depth--;
    position->progress = true;
    position->in_script = true;
}

/* It has changed something, and yet there is no keyframe: nothing but the mods' variables, which
 * vaka_script_key_variables has put into the keyframe as they were. */
static bool has_kept_variables(const vaka_position *position)
{
    return position->acted && !position->keyed;
}

/* The frame lies where it lay when the script began. */
void vaka_script_key(vaka_position *position)
{
    const vaka_layout *layout = position->face.layout;
    bool variables_kept = has_kept_variables(position);

    position->acted = true;
    if (!position->in_script || position->keyed)
        return;
    vaka_frame *top = &position->frames[position->table->depth++];
    *top = position->running;
    copy_block(layout, position->block + layout->block_size, position->block, variables_kept);
    memset(top, 0, sizeof *top);
    position->table->depth--;
    position->keyed = true;
}

void vaka_script_key_variables(vaka_position *position)
{
    const vaka_layout *layout = position->face.layout;
    uint8_t *variables = vaka_script_variables(position);

    if (position->in_script && !position->keyed && !position->acted)
        memcpy(variables + layout->block_size, variables, vaka_variables_room(layout));
    position->acted = true;
}

const vaka_answer *vaka_script_next_answer(vaka_position *position)
{
    vaka_script_region *script = position->script;

    if (position->answers_used >= script->answer_count)
        return NULL;
    const vaka_answer *answer = &script->answer[position->answers_used++];
    if (position->answers_used == script->answer_count) {
        position->marks = 0; /* what came before was settled by earlier actions */
        position->learned = 0;
        position->replaying = false;
    }
    return answer;
}

/* Are the bytes from one offset of the block to another as they were in the keyframe? */
static bool is_kept(const vaka_position *position, size_t from, size_t end)
{
    const uint8_t *key = position->block + position->face.layout->block_size;

    return from >= end || memcmp(position->block + from, key + from, end - from) == 0;
}

/* May what rules and cards offer come between the step of a game in Lua and its question? */
static bool can_begin_anew(const vaka_position *position)
{
    const vaka_layout *layout = position->face.layout;
    const vaka_script_region *script = position->script;

    return layout->setup.content->offer_count && script->question.type == VAKA_ASKED_ACT &&
           !script->answer_count && !script->chance_count && !position->told_now &&
           is_kept(position, 0, layout->at_frames) &&
           is_kept(position, layout->at_zones, layout->at_script) &&
           is_kept(position, layout->at_script, layout->at_script + sizeof script->modifier);
}

void vaka_script_wait(vaka_position *position)
{
    vaka_script_region *script = position->script;

    position->in_script = position->replaying = false;
    script->waiting = 1;
    script->told = (uint16_t)position->told_now;
    if (script->question.type == VAKA_ASKED_SEALED) {
        vaka_ask_sealed(&position->face, script->question.count, script->question.seat, 1);
        return;
    }
    if (script->question.flags & VAKA_QUESTION_SEALED) {
        vaka_ask_sealed(&position->face, vaka_acts_seats(position), script->question.seat, 1);
        return;
    }
    vaka_ask(&position->face, script->question.seat);
    if (!can_begin_anew(position))
        vaka_close(&position->face);
}

void vaka_script_withdraw(vaka_position *position)
{
    return_to_key(position);
    position->script->told = 0;
}

void vaka_script_end(vaka_position *position)
{
    vaka_script_region *script = position->script;

    position->in_script = position->replaying = false;
    if (!position->keyed)
        return; /* it has only looked: there is nothing here */
    script->waiting = 0;
    script->told = 0;
    script->answer_count = script->chance_count = 0;
    memset(script->answer, 0, sizeof script->answer);
    memset(script->chance, 0, sizeof script->chance);
    memset(&script->question, 0, sizeof script->question);
    vaka_acts_clear(position); /* a question that failed may have been caught */
}

void vaka_script_pass_over(vaka_position *position, int32_t item)
{
    uint32_t rng[4];

    memcpy(rng, position->table->rng, sizeof rng);
    vaka_script_begin(position);
    vaka_script_end(position);
    memcpy(position->table->rng, rng, sizeof rng); /* what was seen must not come once more */
    /* Not before: what a script tells when it begins again counts as told already. */
    vaka_tell(&position->face, VAKA_EVENT_SKIPPED, item, 0, 0, 0);
}

void vaka_script_tank(vaka_position *position)
{
    position->burnt = 0;
    vaka_script_tank_resume(position);
}

void vaka_script_tank_resume(vaka_position *position)
{
    position->tank = VAKA_TANK_FULL;
}

void vaka_script_tank_end(vaka_position *position)
{
    position->tank = VAKA_TANK_NONE;
}

void vaka_script_fail(vaka_position *position)
{
    position->in_script = position->replaying = false;
}
