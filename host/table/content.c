/* table/content.c - content has its moment: frames for cards, for who listens at a hook, and for
 * what is offered.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/content.h"
#include "table/agenda.h"
#include "table/script.h"
#include "vaka/event.h"

#include <string.h>

/* A frame for a script; `call` is a function, or -1 - hook. */
static void push_script(vaka_position *position, int32_t item, int32_t call, const int32_t args[3])
{
    if (position->drafting)
        return; /* a plan is tried out: scripts act when it is carried out */
    if (position->carrying) {
        vaka_position_break(position, "content cannot act while sealed answers are carried out");
        return;
    }
    if (!vaka_fits(args[0], args[1], args[2], 0)) {
        vaka_position_break(position, "content is called with numbers beyond 16 bits");
        return;
    }
    vaka_agenda_push(position, "", VAKA_STEP_SCRIPT,
                     (int16_t[VAKA_LOCALS]){(int16_t)item, (int16_t)call, (int16_t)args[0],
                                            (int16_t)args[1], (int16_t)args[2]});
}

void vaka_content_push(vaka_match *match, uint32_t sort, int32_t content, uint32_t function,
                       int32_t seat, int32_t a, int32_t b)
{
    vaka_position *position = vaka_position_of(match);

    if (position->port && vaka_content_has(match->layout, sort, content, function))
        push_script(position, vaka_content_item(match->layout, sort, content), (int32_t)function,
                    (int32_t[]){seat, a, b});
}

int32_t vaka_content_ask(const vaka_match *match, uint32_t sort, int32_t content, uint32_t function,
                         int32_t seat, int32_t a, int32_t otherwise)
{
    const vaka_position *position = vaka_position_of(match);

    if (!position->port || !vaka_content_has(match->layout, sort, content, function))
        return otherwise;
    return position->port->ask(position->port->data, position,
                               vaka_content_item(match->layout, sort, content), function,
                               (int32_t[]){seat, a, 0}, otherwise);
}

/* Frames for those who listen at a hook, the first on top. */
static void push_listeners(vaka_match *match, uint32_t hook, const int32_t args[3])
{
    vaka_position *position = vaka_position_of(match);
    const vaka_content *all = match->layout->setup.content;

    if (hook >= match->layout->module->hook_count) {
        vaka_position_break(position, "vaka_hook: there is no hook %u", hook);
        return;
    }
    uint32_t first = all->listener_first[hook], end = all->listener_first[hook + 1];
    for (uint32_t i = end; position->port && i > first; i--)
        push_script(position, all->listeners[i - 1], -1 - (int32_t)hook, args);
}

void vaka_hook_heard(vaka_match *match, uint32_t hook, int32_t a, int32_t b, int32_t c)
{
    if (match->layout->setup.content)
        push_listeners(match, hook, (int32_t[]){a, b, c});
}

/* --- what items offer ------------------------------------------------------------------------- */

/* In which turn a seat has taken it last, + 1; 0: never. */
static uint8_t *last_taken(const vaka_position *position, const vaka_item_offer *offer,
                           int32_t seat)
{
    const vaka_layout *layout = position->face.layout;
    const vaka_variable *variable = &layout->setup.content->variables[offer->variable];

    return vaka_script_variables(position) + vaka_variable_at(layout, variable) +
           (size_t)seat * VAKA_VARIABLE_NUMBER;
}

static bool is_spent(const vaka_position *position, const vaka_item_offer *offer, int32_t seat)
{
    int32_t taken = 0;

    if (offer->once)
        memcpy(&taken, last_taken(position, offer, seat), sizeof taken);
    return taken && (offer->once == VAKA_ONCE_GAME || taken == position->table->turn + 1);
}

uint32_t vaka_offer_step(const vaka_position *position)
{
    const vaka_frame *frame = vaka_agenda_top(position);
    const vaka_content *content = position->face.layout->setup.content;

    return frame->step == VAKA_STEP_SCRIPT && frame->local[VAKA_LOCAL_ITEM] == content->game
               ? (uint32_t)frame->local[VAKA_LOCAL_CALL]
               : frame->step;
}

const vaka_reason *vaka_offer_obstacle(const vaka_position *position, const vaka_action *action)
{
    const vaka_item_offer *offer = &position->face.layout->setup.content->offers[action->arg[0]];
    uint32_t step = vaka_offer_step(position);

    if (vaka_script_skipped(position, offer->item) || !position->port || !position->port->may)
        return &offer->no;
    if (!(offer->steps[step / 64] >> step % 64 & 1))
        return &offer->wrong_step;
    if (is_spent(position, offer, action->seat))
        return &offer->spent;
    if (!offer->asks)
        return NULL;
    return position->port->may(position->port->data, position, (uint32_t)action->arg[0],
                               action->seat);
}

void vaka_offer_take(vaka_position *position, const vaka_action *action)
{
    const vaka_item_offer *offer = &position->face.layout->setup.content->offers[action->arg[0]];
    int32_t turn = position->table->turn + 1;

    if (offer->once)
        memcpy(last_taken(position, offer, action->seat), &turn, sizeof turn);
    vaka_tell(&position->face, VAKA_EVENT_TAKEN, action->seat, action->arg[0], 0, 0);
    push_script(position, offer->item, VAKA_CALL_OFFER + action->arg[0],
                (int32_t[]){action->seat, 0, 0});
}
