/* match/run.c - the agenda in motion.
 *
 * SPDX-License-Identifier: MIT */
#include "match/run.h"
#include "match/deal.h"
#include "match/sealed.h"
#include "table/agenda.h"
#include "table/counter.h"
#include "table/script.h"

#define MOST_STEPS 10000

/* Is the item the game itself, which is a script? */
static bool is_game(const vaka_position *position, int32_t item)
{
    const vaka_content *content = position->face.layout->setup.content;

    return content && content->game >= 0 && content->game == item;
}

static const char *step_name(const vaka_position *position, const vaka_frame *frame)
{
    const vaka_content *content = position->face.layout->setup.content;
    uint32_t item = (uint16_t)frame->local[VAKA_LOCAL_ITEM];

    if (frame->step < position->module->step_count)
        return position->module->steps[frame->step].id;
    if (is_game(position, (int32_t)item))
        return position->module->steps[frame->local[VAKA_LOCAL_CALL]].id;
    return content && item < content->item_count ? content->items[item].file : "script";
}

/* One call of step() for the frame on top; it must do something. */
static void step(vaka_position *position, vaka_frame *frame)
{
    position->progress = false;
    if (frame->step == VAKA_STEP_SCRIPT) {
        position->port->run(position->port->data, position);
        return;
    }
    if (frame->step == VAKA_STEP_DEAL) {
        vaka_deal_begin(position);
        return;
    }
    vaka_frame copy = *frame; /* the module reads this one, whatever it does to the agenda */
    position->module->step(&position->face, &copy);
    if (!position->progress)
        vaka_position_break(position, "step '%s' did nothing", step_name(position, &copy));
}

/* True while a question on the frame waits for somebody; settles one that does not. */
static bool waits(vaka_position *position, vaka_frame *frame)
{
    if (frame->ask == VAKA_ASK_NONE)
        return false;
    if (frame->ask != VAKA_ASK_SEALED)
        return vaka_agenda_open(position, frame);
    if (vaka_agenda_must(position))
        return true;
    vaka_sealed_carry_out(position, frame);
    return false;
}

/* The item of a frame that runs a script, from 1; 0: it is the module's, or it is passed over. */
static int32_t script_of(const vaka_position *position, const vaka_frame *frame)
{
    int32_t item = frame->local[VAKA_LOCAL_ITEM];

    return frame->step == VAKA_STEP_SCRIPT && !vaka_script_skipped(position, item) ? item + 1 : 0;
}

/* There is nothing on the agenda. */
static void run_dry(vaka_position *position)
{
    const vaka_content *content = position->face.layout->setup.content;

    vaka_position_break(position, content && content->game >= 0
                                      ? "nothing comes next and nobody has won: run(\"…\") a step, "
                                        "or finish { … }"
                                      : "the agenda is empty and nobody has won");
}

/* A step more than there can be. A game that is a script says itself where that was. */
static void run_for_ever(vaka_position *position, const vaka_frame *frame, int32_t script)
{
    bool game = is_game(position, script - 1);

    vaka_position_break(position, "step '%s' goes on for ever%s", step_name(position, frame),
                        game ? ": steps run each other, and nobody is asked" : "");
    if (game)
        position->stirred = script;
    else
        position->failed = script;
}

static void go_on(vaka_position *position)
{
    int32_t script = 0; /* the last one: to blame for what does not end */

    for (int32_t steps = 0; !position->table->finished && !position->broken; steps++) {
        vaka_frame *frame = vaka_agenda_top(position);
        if (!frame) {
            run_dry(position);
            return;
        }
        if (waits(position, frame))
            return;
        if (position->broken || position->table->finished)
            return;
        int32_t next = script_of(position, frame);
        script = next ? next : script;
        if (steps == MOST_STEPS) {
            run_for_ever(position, frame, script);
            return;
        }
        step(position, frame);
        if (next && (position->keyed || position->acted)) /* else it has only looked */
            position->stirred = next;
    }
}

void vaka_run(vaka_position *position)
{
    go_on(position);
    if (!position->broken && !(position->script && position->script->waiting))
        vaka_counter_check(position); /* a script that waits has not ended what it does */
}
