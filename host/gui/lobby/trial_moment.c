/* gui/lobby/trial_moment.c - when a part of a mod is tried: from which turn on, in which phase, and
 * whose decision it is.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/lobby/trial_moment.h"

#include <stdio.h>

#define TURN_MOST 99

enum { TURN, PHASE, SEAT, WISHES };

/* What is wished for, from 0: anything will do. */
static int32_t wish_of(const vaka_staged_moment *moment, int32_t which)
{
    return which == TURN ? moment->turn : which == PHASE ? moment->step : moment->seat + 1;
}

static int32_t most_of(const vaka_module *module, int32_t which)
{
    return which == TURN    ? TURN_MOST
           : which == PHASE ? (int32_t)module->step_count
                            : (int32_t)module->seats_max;
}

static void write_wish(const vaka_lobby *lobby, int32_t which, char out[VAKA_FORM_VALUE])
{
    const vaka_module *module = lobby->choice.module;
    int32_t wish = wish_of(&lobby->moment, which);

    if (wish == 0) {
        snprintf(out, VAKA_FORM_VALUE, "%s", vaka_ui_say(lobby->ui, VAKA_TEXT("any")));
    } else if (which == PHASE) {
        const vaka_step *step = &module->steps[wish - 1];
        snprintf(out, VAKA_FORM_VALUE, "%.90s",
                 step->title && *step->title ? vaka_ui_say(lobby->ui, step->title) : step->id);
    } else {
        snprintf(out, VAKA_FORM_VALUE, "%d", (int)wish);
    }
}

void vaka_trial_moment_put(vaka_lobby *lobby, vaka_form *form, int32_t button)
{
    const char *const texts[WISHES] = {VAKA_TEXT("From turn"), VAKA_TEXT("In phase"),
                                       VAKA_TEXT("When player decides")};

    for (int32_t i = 0; i < WISHES; i++) {
        char value[VAKA_FORM_VALUE];
        vaka_hit less = vaka_form_hit(button, 2 * i), more = vaka_form_hit(button, 2 * i + 1);
        int32_t wish = wish_of(&lobby->moment, i);

        less.off = wish == 0;
        more.off = wish >= most_of(lobby->choice.module, i);
        write_wish(lobby, i, value);
        vaka_form_number(form, vaka_ui_say(lobby->ui, texts[i]), value, less, more);
    }
}

void vaka_trial_moment_press(vaka_lobby *lobby, int32_t number)
{
    int32_t which = number / 2, to = wish_of(&lobby->moment, which) + (number % 2 ? 1 : -1);

    if (which < 0 || which >= WISHES || to < 0 || to > most_of(lobby->choice.module, which))
        return;
    if (which == TURN)
        lobby->moment.turn = to;
    else if (which == PHASE)
        lobby->moment.step = to;
    else
        lobby->moment.seat = to - 1;
}
