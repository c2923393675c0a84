/* gui/play/stays.c - why pieces of one's own stay where they are.
 *
 * SPDX-License-Identifier: MIT
 *
 * Nothing that is legal now fits a place, but the seat has pieces there: what does a verb say that
 * is about a piece at a place? A verb that says the same of every piece at every place is not done
 * now at all, and says nothing of this one. */
#include <string.h>

#include "gui/play/play.h"
#include "table/codec.h"

#define INTS_MOST 12 /* numbers that are tried for an argument */

typedef struct thing { /* a piece, and what could be done with it */
    vaka_play *play;
    int32_t zone, kind;
    const vaka_verb *verb;
    vaka_action action;
} thing;

/* How many values an argument has that is neither the place nor the kind. */
static int32_t values_of(const vaka_arg *arg)
{
    int32_t count = 1;

    if (arg->type == VAKA_ARG_INT)
        return SDL_clamp(arg->max - arg->min + 1, 1, INTS_MOST);
    for (const char *at = arg->type == VAKA_ARG_WORD ? arg->words : NULL; at && *at; at++)
        count += *at == '|';
    return count;
}

/* One place and one kind, and nothing else but words and numbers. Returns how many actions that
 * are; 0: it is another verb. */
static int32_t count_actions(const vaka_verb *verb)
{
    int32_t places = 0, kinds = 0, count = 1;

    for (int32_t i = 0; i < VAKA_ARGS && verb->arg[i].type != VAKA_ARG_NONE; i++) {
        uint32_t type = verb->arg[i].type;
        bool place = vaka_arg_is_place(&verb->arg[i]), kind = type == VAKA_ARG_KIND;

        if (!place && !kind && type != VAKA_ARG_WORD && type != VAKA_ARG_INT)
            return 0;
        places += place;
        kinds += kind;
        if (!place && !kind)
            count *= values_of(&verb->arg[i]);
    }
    return places == 1 && kinds == 1 && !(verb->flags & VAKA_VERB_ANYTIME) ? count : 0;
}

static void fill(thing *of, int32_t number)
{
    for (int32_t i = 0; i < VAKA_ARGS && of->verb->arg[i].type != VAKA_ARG_NONE; i++) {
        const vaka_arg *arg = &of->verb->arg[i];
        bool place = vaka_arg_is_place(arg), kind = arg->type == VAKA_ARG_KIND;

        of->action.arg[i] =
            (int16_t)(place                       ? of->zone
                      : kind                      ? of->kind
                      : arg->type == VAKA_ARG_INT ? arg->min + number % values_of(arg)
                                                  : number % values_of(arg));
        if (!place && !kind)
            number /= values_of(arg);
    }
}

/* Says a verb something else of a piece or a place? `kinds`: of another kind, too. */
static bool differs(const thing *of, int32_t number, const vaka_refusal *why, bool kinds)
{
    const vaka_view *view = &of->play->view;
    vaka_refusal other = {0};
    thing at = *of;

    for (at.zone = 0; at.zone < view->layout->zone_count; at.zone++)
        if (vaka_on_board(view->layout, at.zone) && !vaka_has(view->seen, at.zone, view->seat))
            break;
    if (at.zone == view->layout->zone_count)
        return false;
    for (at.kind = kinds ? 0 : of->kind;
         at.kind < (kinds ? view->layout->kind_count : of->kind + 1); at.kind++) {
        fill(&at, number);
        if (vaka_live_check(view->live, &at.action, &other) == VAKA_OK ||
            (other.id && strcmp(other.id, why->id) != 0))
            return true;
    }
    return false;
}

static bool tell_of(thing *of, bool kinds)
{
    const vaka_module *module = of->play->view.layout->module;
    vaka_refusal why = {0};

    for (uint32_t verb = 0; verb < module->verb_count; verb++) {
        of->verb = &module->verbs[verb];
        of->action = (vaka_action){.seat = (int8_t)of->play->view.seat, .verb = (uint8_t)verb};
        for (int32_t i = 0, count = count_actions(of->verb); i < count; i++) {
            fill(of, i);
            if (vaka_live_check(of->play->view.live, &of->action, &why) != VAKA_ERR_ILLEGAL ||
                !why.id || !why.rule || !*why.rule || !differs(of, i, &why, kinds))
                continue;
            vaka_notice_refusal(of->play->ui, &of->play->view, &why);
            return true;
        }
    }
    return false;
}

bool vaka_stays_tell(vaka_play *play, int32_t zone)
{
    const vaka_view *view = &play->view;

    if (!vaka_on_board(view->layout, zone) || view->seat < 0)
        return false;
    for (int kinds = 0; kinds < 2; kinds++) /* what is said of this place goes first */
        for (VAKA_EACH(view->seen, zone, piece)) {
            thing of = {.play = play, .zone = zone, .kind = view->seen->pieces[piece].kind};

            if (view->seen->pieces[piece].owner == view->seat && tell_of(&of, kinds))
                return true;
        }
    return false;
}
