/* match/sealed.c - sealed answers.
 *
 * SPDX-License-Identifier: MIT */
#include "match/sealed.h"
#include "table/agenda.h"
#include "table/question.h"
#include "table/script.h"

#include <stdlib.h>
#include <string.h>

static vaka_action *list_of(const vaka_position *position, int32_t seat)
{
    return position->sealed + (size_t)position->face.layout->sealed_max * (size_t)seat;
}

bool vaka_sealed_commits(const vaka_position *position, const vaka_action *action)
{
    return action->verb >= VAKA_VERB_CHOOSE_SPACE ||
           (position->module->verbs[action->verb].flags & VAKA_VERB_COMMIT);
}

void vaka_sealed_try(vaka_position *draft, const vaka_action *action)
{
    if (vaka_question_sealed(draft))
        return; /* what a card is answered changes nothing before the card goes on */
    draft->burnt = draft->listed; /* whatever was asked since has had a tank of its own */
    vaka_script_tank_resume(draft);
    draft->drafting = true;
    draft->actor = action->seat;
    draft->learned = 0;
    draft->module->apply(&draft->face, action);
    draft->actor = VAKA_NONE;
    draft->drafting = false;
    vaka_script_tank_end(draft);
    draft->listed = draft->burnt;
    if (draft->learned & VAKA_SEAT(action->seat)) /* taken back it would have been a free look */
        vaka_position_break(draft, "a sealed answer shows its seat what it did not know");
}

void vaka_sealed_draft(const vaka_position *position, int32_t seat, vaka_position *draft)
{
    vaka_position_copy(draft, position);
    draft->broken = draft->machine = false;
    draft->failed = 0;
    draft->listed = 0;
    for (int32_t i = 0; i < position->table->sealed_count[seat]; i++)
        vaka_sealed_try(draft, &list_of(position, seat)[i]);
}

bool vaka_sealed_add(vaka_position *position, const vaka_action *action)
{
    int16_t *count = &position->table->sealed_count[action->seat];

    if (*count >= position->face.layout->sealed_max)
        return false;
    list_of(position, action->seat)[(*count)++] = *action;
    if (vaka_sealed_commits(position, action))
        vaka_agenda_top(position)->done |= VAKA_SEAT(action->seat);
    return true;
}

bool vaka_sealed_pop(vaka_position *position, int32_t seat, vaka_action *out)
{
    int16_t *count = &position->table->sealed_count[seat];

    if (!*count)
        return false;
    vaka_action *last = &list_of(position, seat)[--*count];
    *out = *last;
    memset(last, 0, sizeof *last);
    vaka_agenda_top(position)->done &= (uint8_t)~VAKA_SEAT(seat);
    return true;
}

/* One action of a list for real: dropped, and told, if another list has made it illegal. */
static void carry(vaka_position *position, const vaka_action *action)
{
    int16_t fact[VAKA_TEXT_ARGS] = {0};

    if (action->verb >= VAKA_VERB_CHOOSE_SPACE) {
        vaka_question_note(position, action);
        return;
    }
    if (position->module->why_not(&position->face, action, fact)) {
        vaka_tell(&position->face, VAKA_EVENT_DROPPED, action->seat, action->verb, 0, 0);
        return;
    }
    position->actor = action->seat;
    position->module->apply(&position->face, action);
    position->actor = VAKA_NONE;
}

void vaka_sealed_carry_out(vaka_position *position, vaka_frame *frame)
{
    size_t room = (size_t)position->face.layout->sealed_max;
    int32_t seats = position->face.seats;
    vaka_action *lists = vaka_xnew(sizeof *lists * room * (size_t)seats);
    int16_t count[VAKA_MAX_SEATS];
    int32_t order[VAKA_MAX_SEATS] = {frame->seat}; /* as it is now: an action may change it */

    for (int32_t n = 1; n < seats; n++)
        order[n] = vaka_agenda_after(position, order[n - 1], frame->dir);
    memcpy(lists, position->sealed, sizeof *lists * room * (size_t)seats);
    memcpy(count, position->table->sealed_count, sizeof count);
    memset(position->sealed, 0, sizeof *lists * room * (size_t)seats);
    memset(position->table->sealed_count, 0, sizeof count);
    frame->ask = VAKA_ASK_NONE;
    frame->flags = 0;

    position->marks |= VAKA_MARK_LEARNED; /* what was sealed is open now */
    position->learned = VAKA_LEARNED_ALL;
    position->carrying = true;
    for (int32_t n = 0; n < seats; n++) {
        int32_t seat = order[n];
        for (int32_t i = 0; i < count[seat] && !position->broken && !position->table->finished; i++)
            carry(position, &lists[room * (size_t)seat + (size_t)i]);
    }
    position->carrying = false;
    free(lists);
}
