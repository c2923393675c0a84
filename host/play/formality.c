/* play/formality.c - a question that leaves nothing to decide.
 *
 * SPDX-License-Identifier: MIT */
#include "play/formality.h"

#include "match/resample.h"
#include "table/agenda.h"
#include "table/codec.h"

#include <stdlib.h>
#include <string.h>

#define SAMPLES 4u /* of what the seat cannot know */
#define SEED 0x666f726du

static bool is_pass(const vaka_action *action)
{
    return action->verb == VAKA_VERB_PASS || action->verb == VAKA_VERB_PASS_HERE ||
           action->verb == VAKA_VERB_PASS_TURN;
}

static bool is_anytime(const vaka_live *live, const vaka_action *action)
{
    const vaka_module *module = vaka_live_layout(live)->module;

    return action->verb == VAKA_VERB_TAKE ||
           (action->verb < module->verb_count &&
            (module->verbs[action->verb].flags & VAKA_VERB_ANYTIME));
}

/* The only action of a list, but for what can be done at any time. */
static bool find_only(const vaka_live *live, const vaka_action *legal, uint32_t count,
                      vaka_action *out)
{
    bool found = false;

    for (uint32_t i = 0; i < count; i++) {
        vaka_action action = legal[i];

        if (is_anytime(live, &action))
            continue;
        if (is_pass(&action))
            action.verb = VAKA_VERB_PASS;
        if (found && vaka_action_compare(&action, out) != 0)
            return false;
        *out = action;
        found = true;
    }
    return found;
}

static bool is_sealed(const vaka_live *live)
{
    const vaka_position *position = vaka_live_position((vaka_live *)(uintptr_t)live);
    const vaka_frame *top = vaka_agenda_top(position);

    return top && top->ask == VAKA_ASK_SEALED;
}

/* Seals an answer of the first seat that is asked for one, as it is; false: that cannot be done. */
static bool commit_one(vaka_live *sample)
{
    const vaka_module *module = vaka_live_layout(sample)->module;
    uint8_t must = vaka_live_must(sample);
    int32_t seat = 0;
    uint32_t count;

    while (seat < VAKA_MAX_SEATS && !(must & VAKA_SEAT(seat)))
        seat++;
    if (seat == VAKA_MAX_SEATS)
        return false;
    const vaka_action *legal = vaka_live_legal(sample, seat, &count);
    for (uint32_t i = 0; i < count; i++)
        if (legal[i].verb < module->verb_count &&
            (module->verbs[legal[i].verb].flags & VAKA_VERB_COMMIT)) {
            vaka_action action = legal[i];

            return vaka_live_apply(sample, &action, NULL, NULL) == VAKA_OK;
        }
    return false;
}

/* While answers are sealed nothing can be done besides; it can be as soon as they are open. */
static void open_seals(vaka_live *sample)
{
    for (int32_t i = 0; i < VAKA_MAX_SEATS && is_sealed(sample); i++)
        if (!commit_one(sample))
            return;
}

/* Can all that could be done at any time before still be done? */
static bool keeps_chances(vaka_live *after, const vaka_action *before, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (is_anytime(after, &before[i]) && vaka_live_check(after, &before[i], NULL) != VAKA_OK)
            return false;
    return true;
}

/* Does the answer nothing but go on, as a sample shows it? `backs`: the seat has something to take
 * back, and must be able to do so afterwards. */
static bool goes_on(vaka_live *sample, const vaka_action *action, bool backs)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(sample, action->seat, &count);
    vaka_action *before = vaka_xnew((count + 1u) * sizeof *before);

    memcpy(before, legal, count * sizeof *before);
    bool good = vaka_live_apply(sample, action, NULL, NULL) == VAKA_OK;
    uint32_t marks = vaka_live_position(sample)->marks;
    good = good && (is_pass(action) || !marks);
    if (backs)
        good = good && !marks && vaka_live_must(sample) == VAKA_SEAT(action->seat);
    if (good && count > 1)
        open_seals(sample);
    good = good && keeps_chances(sample, before, count);
    free(before);
    return good;
}

/* Is all that the seat knows known to all? */
static bool is_open(vaka_live *live, int32_t seat)
{
    uint64_t own = vaka_position_hash(vaka_position_of(vaka_live_seen(live, seat)));

    return vaka_position_hash(vaka_position_of(vaka_live_seen(live, VAKA_SPECTATOR))) == own;
}

vaka_event vaka_formality_told(vaka_live *live, const vaka_action *answer, bool watched)
{
    const vaka_scene *scene = vaka_live_scene(live, answer->seat);
    int16_t stage =
        scene->stage >= 0 ? vaka_live_tell_stage(live, &scene->stages[scene->stage]) : (int16_t)0;
    vaka_event told = {
        VAKA_EVENT_ITSELF, VAKA_SEAT(answer->seat), 0, {answer->seat, answer->verb, stage}};

    told.hidden = watched ? 0 : VAKA_EVENT_PRIVATE;
    return told;
}

bool vaka_formality(const vaka_live *live, int32_t seat, bool watched, bool backs, vaka_action *out)
{
    if (vaka_live_must(live) != VAKA_SEAT(seat) || is_sealed(live))
        return false;
    vaka_live *copy = vaka_live_clone(live);
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(copy, seat, &count);
    bool good = find_only(copy, legal, count, out) && (!watched || is_open(copy, seat));

    vaka_live_keep_undo(copy, false);
    for (uint64_t i = 0; i < SAMPLES && good; i++) {
        vaka_live_copy(copy, live);
        vaka_resample(copy, seat, SEED + i, NULL);
        good = goes_on(copy, out, backs);
    }
    vaka_live_free(copy);
    return good;
}
