/* table/agenda.c - frames and questions.
 *
 * SPDX-License-Identifier: MIT */
#include "table/agenda.h"
#include "table/value.h"

#include <string.h>

const vaka_frame *vaka_top(const vaka_match *match)
{
    return vaka_agenda_top(vaka_position_of(match));
}

/* The frame on top for a call that changes the agenda; NULL after breaking the match. */
static vaka_frame *top_for(vaka_match *match, const char *call)
{
    vaka_position *position = vaka_position_of(match);

    if (position->drafting || position->carrying)
        vaka_position_break(position, "%s: not in a sealed answer", call);
    else if (!position->table->depth)
        vaka_position_break(position, "%s: the agenda is empty", call);
    else {
        position->progress = true;
        return vaka_agenda_top(position);
    }
    return NULL;
}

void vaka_agenda_push(vaka_position *position, const char *by, uint32_t step,
                      const int16_t local[VAKA_LOCALS])
{
    if (position->table->depth >= position->face.layout->frame_max) {
        vaka_position_break(position, "%sthe agenda is deeper than its %d frames", by,
                            position->face.layout->frame_max);
        return;
    }
    vaka_frame *frame = &position->frames[position->table->depth++];
    *frame = (vaka_frame){.step = (uint8_t)step, .seat = VAKA_NONE};
    memcpy(frame->local, local, sizeof frame->local);
    position->progress = true;
}

void vaka_push(vaka_match *match, uint32_t step, int32_t a, int32_t b, int32_t c)
{
    vaka_position *position = vaka_position_of(match);

    if (position->drafting || position->carrying) {
        vaka_position_break(position, "vaka_push: not in a sealed answer");
        return;
    }
    if (step >= position->module->step_count) {
        vaka_position_break(position, "vaka_push: there is no step %u", step);
        return;
    }
    if (!vaka_fits(a, b, c, 0)) {
        vaka_position_break(position, "vaka_push: step %u with numbers beyond 16 bits", step);
        return;
    }
    vaka_agenda_push(position, "vaka_push: ", step,
                     (int16_t[VAKA_LOCALS]){(int16_t)a, (int16_t)b, (int16_t)c});
}

static void drop_standing(vaka_position *position, uint32_t over, uint32_t exactly)
{
    vaka_table *table = position->table;
    uint8_t *at = &table->standing[0][0];

    for (uint32_t i = 0; i < sizeof table->standing; i++) {
        if (at[i] && ((at[i] != VAKA_STANDING_TURN && at[i] > over) || at[i] == exactly)) {
            at[i] = 0;
            table->standing_count--;
        }
    }
}

void vaka_done(vaka_match *match)
{
    vaka_position *position = vaka_position_of(match);
    vaka_frame *frame = top_for(match, "vaka_done");

    if (!frame)
        return;
    memset(frame, 0, sizeof *frame);
    position->table->depth--;
    if (position->table->standing_count)
        drop_standing(position, position->table->depth, 0);
}

void vaka_turn_set(vaka_match *match, int32_t turn)
{
    vaka_position *position = vaka_position_of(match);

    if (turn < 0 || turn > INT16_MAX) {
        vaka_position_break(position, "vaka_turn_set: turn %d", turn);
        return;
    }
    if (position->table->standing_count && turn != position->table->turn)
        drop_standing(position, VAKA_STANDING_TURN, VAKA_STANDING_TURN);
    if (position->script)
        vaka_value_turn(position, turn);
    position->table->turn = (int16_t)turn;
}

void vaka_stage_set(vaka_match *match, int32_t stage)
{
    vaka_frame *frame = top_for(match, "vaka_stage_set");

    if (frame && !vaka_fits(stage, 0, 0, 0))
        vaka_position_break(vaka_position_of(match), "vaka_stage_set: stage %d", stage);
    else if (frame)
        frame->stage = (int16_t)stage;
}

void vaka_local_set(vaka_match *match, int32_t index, int32_t value)
{
    vaka_frame *frame = top_for(match, "vaka_local_set");

    if (!frame)
        return;
    if (index < 0 || index >= VAKA_LOCALS || value < INT16_MIN || value > INT16_MAX)
        vaka_position_break(vaka_position_of(match), "vaka_local_set: local %d cannot be %d", index,
                            value);
    else
        frame->local[index] = (int16_t)value;
}

int32_t vaka_agenda_after(const vaka_position *position, int32_t seat, int32_t dir)
{
    int32_t seats = position->face.seats, place = 0;

    if (dir != VAKA_BY_ORDER)
        return (seat + dir + seats) % seats;
    while (position->order[place] != seat)
        place++;
    return position->order[(place + 1) % seats];
}

/* The next seat of a set after `seat` in direction `dir`, itself last; VAKA_NONE if it is empty. */
static int32_t next_seat(const vaka_position *position, uint8_t set, int32_t seat, int32_t dir)
{
    for (int32_t i = 0; i < position->face.seats; i++) {
        seat = vaka_agenda_after(position, seat, dir);
        if (set & VAKA_SEAT(seat))
            return seat;
    }
    return VAKA_NONE;
}

/* A question on a frame; without one the match has been broken. */
static void open_to(vaka_frame *frame, uint32_t how, uint8_t seats, int32_t first, int32_t dir)
{
    if (!frame)
        return;
    frame->ask = (uint8_t)how;
    frame->seats = seats;
    frame->done = 0;
    frame->seat = (int8_t)first;
    frame->dir = (int8_t)dir;
    frame->flags = 0;
}

/* Opens a question to a set of seats, from `first` on. */
static void ask(vaka_match *match, uint32_t how, uint8_t seats, int32_t first, int32_t dir)
{
    vaka_position *position = vaka_position_of(match);
    vaka_frame *frame = top_for(match, "vaka_ask");

    if (!frame)
        return;
    if (dir == VAKA_BY_ORDER && !position->order) {
        vaka_position_break(position, "vaka_ask: layout() declared no order of play");
        return;
    }
    if (first < 0 || first >= match->seats || dir < -1 || dir > 1) {
        vaka_position_break(position, "vaka_ask: first seat %d, direction %d", first, dir);
        return;
    }
    seats &= position->table->seats_in & (uint8_t)~vaka_nobody(match->layout);
    if (!(seats & VAKA_SEAT(first)))
        first = next_seat(position, seats, first, dir);
    open_to(frame, seats ? how : VAKA_ASK_NONE, seats, first, dir); /* none left: step() goes on */
}

void vaka_ask(vaka_match *match, int32_t seat)
{
    vaka_position *position = vaka_position_of(match);

    if (seat < 0 || seat >= match->seats || !(position->table->seats_in & VAKA_SEAT(seat)))
        vaka_position_break(position, "vaka_ask: seat %d is not in the game", seat);
    else if (vaka_nobody(match->layout) & VAKA_SEAT(seat))
        vaka_position_break(position, "vaka_ask: nobody plays seat %d", seat);
    else
        open_to(top_for(match, "vaka_ask"), VAKA_ASK_ONE, VAKA_SEAT(seat), seat, 1);
}

void vaka_ask_each(vaka_match *match, uint8_t seats, int32_t first, int32_t dir)
{
    ask(match, VAKA_ASK_EACH, seats, first, dir);
}

void vaka_ask_round(vaka_match *match, uint8_t seats, int32_t first, int32_t dir)
{
    ask(match, VAKA_ASK_ROUND, seats, first, dir);
}

void vaka_ask_window(vaka_match *match, uint32_t window, uint8_t seats, int32_t first, int32_t dir)
{
    vaka_position *position = vaka_position_of(match);

    if (window >= position->module->window_count) {
        vaka_position_break(position, "vaka_ask_window: there is no window %u", window);
        return;
    }
    ask(match, VAKA_ASK_WINDOW, seats, first, dir);
    if (position->table->depth)
        vaka_agenda_top(position)->window = (uint8_t)window;
}

void vaka_ask_sealed(vaka_match *match, uint8_t seats, int32_t first, int32_t dir)
{
    vaka_position *position = vaka_position_of(match);

    if (!match->layout->sealed_max)
        vaka_position_break(position, "vaka_ask_sealed: its limits leave no room for answers");
    else
        ask(match, VAKA_ASK_SEALED, seats, first, dir);
}

void vaka_again(vaka_match *match)
{
    vaka_position_of(match)->again = true;
}

void vaka_pass(vaka_match *match)
{
    vaka_position_of(match)->passed = true;
}

bool vaka_drafting(const vaka_match *match)
{
    return vaka_position_of(match)->drafting;
}

int32_t vaka_order_at(const vaka_match *match, int32_t place)
{
    vaka_position *position = vaka_position_of(match);

    if (!position->order)
        vaka_position_break(position, "vaka_order_at: layout() declared no order of play");
    else if (place < 0 || place >= match->seats)
        vaka_position_break(position, "vaka_order_at: there is no place %d", place);
    else
        return position->order[place];
    return VAKA_NONE;
}

void vaka_order_set(vaka_match *match, const int8_t *seats)
{
    vaka_position *position = vaka_position_of(match);
    uint8_t named = 0;

    if (!position->order) {
        vaka_position_break(position, "vaka_order_set: layout() declared no order of play");
        return;
    }
    for (int32_t i = 0; i < match->seats; i++)
        if (seats[i] >= 0 && seats[i] < match->seats)
            named |= VAKA_SEAT(seats[i]);
    if (named != (1u << match->seats) - 1u)
        vaka_position_break(position, "vaka_order_set: not every seat once");
    else
        memcpy(position->order, seats, (size_t)match->seats);
}

void vaka_close(vaka_match *match)
{
    vaka_frame *frame = top_for(match, "vaka_close");

    if (frame)
        frame->flags |= VAKA_FRAME_CLOSED;
}

bool vaka_agenda_has_anytime(const vaka_module *module)
{
    for (uint32_t i = 0; i < module->verb_count; i++)
        if (module->verbs[i].flags & VAKA_VERB_ANYTIME)
            return true;
    return false;
}

uint8_t vaka_agenda_may(const vaka_position *position)
{
    const vaka_frame *frame = vaka_agenda_top(position);

    if (position->table->finished || !frame || frame->ask == VAKA_ASK_NONE ||
        frame->ask == VAKA_ASK_SEALED || (frame->flags & VAKA_FRAME_CLOSED))
        return 0;
    return position->table->seats_in &
           (uint8_t) ~(VAKA_SEAT(frame->seat) | vaka_nobody(position->face.layout));
}

void vaka_agenda_answering(vaka_position *position, vaka_frame *frame)
{
    position->again = false;
    position->passed = false;
    if (frame->ask == VAKA_ASK_ONE) {
        frame->ask = VAKA_ASK_NONE;
        frame->flags = 0;
    }
}

void vaka_agenda_answered(vaka_position *position, uint32_t depth, const vaka_action *action)
{
    vaka_frame *frame = &position->frames[depth - 1];

    if (frame->ask == VAKA_ASK_NONE || position->table->depth < depth ||
        frame->seat != action->seat)
        return; /* only one was asked, the frame has ended, or another seat was not asked at all */
    if (position->module->verbs[action->verb].flags & VAKA_VERB_ANYTIME)
        return;
    if (frame->ask == VAKA_ASK_EACH && !position->again) {
        frame->done |= VAKA_SEAT(action->seat);
    } else if (frame->ask == VAKA_ASK_ROUND) {
        frame->done = (uint8_t)(position->passed ? frame->done | VAKA_SEAT(action->seat) : 0);
        if (!position->again)
            frame->seat = (int8_t)next_seat(position, frame->seats, frame->seat, frame->dir);
    }
}

/* Does the host answer for the seat that is due? */
static bool passed_over(const vaka_position *position, const vaka_frame *frame)
{
    uint8_t seat = VAKA_SEAT(frame->seat);

    if (!(position->table->seats_in & seat))
        return true;
    if (frame->ask == VAKA_ASK_WINDOW && position->table->standing[frame->seat][frame->window])
        return true;
    return frame->ask != VAKA_ASK_ROUND && (frame->done & seat);
}

bool vaka_agenda_open(vaka_position *position, vaka_frame *frame)
{
    if (frame->ask == VAKA_ASK_ONE || frame->ask == VAKA_ASK_SEALED)
        return true;
    while ((frame->seats & (uint8_t)~frame->done) != 0) {
        if (!passed_over(position, frame))
            return true;
        frame->done |= VAKA_SEAT(frame->seat);
        frame->seat = (int8_t)next_seat(position, frame->seats, frame->seat, frame->dir);
    }
    frame->ask = VAKA_ASK_NONE;
    frame->flags = 0;
    return false;
}

void vaka_agenda_pass(vaka_position *position, vaka_frame *frame, const vaka_action *action)
{
    vaka_table *table = position->table;
    uint8_t *standing = &table->standing[action->seat][frame->window];

    frame->done |= VAKA_SEAT(action->seat);
    if (action->verb == VAKA_VERB_PASS || *standing)
        return;
    *standing = action->verb == VAKA_VERB_PASS_TURN ? VAKA_STANDING_TURN : table->depth;
    table->standing_count++;
}
