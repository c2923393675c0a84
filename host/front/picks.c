/* front/picks.c - which actions are meant by what was pointed at so far.
 *
 * SPDX-License-Identifier: MIT */
#include "front/picks.h"

#include <string.h>

#include "table/codec.h"

void vaka_picks_clear(vaka_picks *picks)
{
    picks->zones = 0;
    picks->kind = picks->counter = VAKA_NONE;
}

bool vaka_picks_any(const vaka_picks *picks)
{
    return picks->zones > 0 || picks->kind != VAKA_NONE || picks->counter != VAKA_NONE;
}

bool vaka_picks_has(const vaka_picks *picks, int32_t zone)
{
    for (int32_t i = 0; i < picks->zones; i++)
        if (picks->zone[i] == zone)
            return true;
    return false;
}

static bool is_place(const vaka_verb *verb, int32_t arg)
{
    return vaka_arg_is_place(&verb->arg[arg]);
}

bool vaka_picks_names(const vaka_view *view, const vaka_action *action, int32_t zone)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (is_place(verb, i) && action->arg[i] == zone)
            return true;
    return false;
}

static bool names(const vaka_view *view, const vaka_action *action, uint32_t type, int32_t value)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (verb->arg[i].type == type && action->arg[i] == value)
            return true;
    return false;
}

bool vaka_picks_names_kind(const vaka_view *view, const vaka_action *action, int32_t kind)
{
    return names(view, action, VAKA_ARG_KIND, kind);
}

bool vaka_picks_names_counter(const vaka_view *view, const vaka_action *action, int32_t counter)
{
    return names(view, action, VAKA_ARG_COUNTER, counter);
}

bool vaka_picks_placed(const vaka_view *view, const vaka_action *action)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (is_place(verb, i))
            return true;
    return false;
}

bool vaka_picks_anytime(const vaka_view *view, const vaka_action *action)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    return verb && (verb->flags & VAKA_VERB_ANYTIME);
}

static bool names_all(const vaka_view *view, const vaka_picks *picks, const vaka_action *action)
{
    for (int32_t i = 0; i < picks->zones; i++)
        if (!vaka_picks_names(view, action, picks->zone[i]))
            return false;
    if (picks->counter != VAKA_NONE && !vaka_picks_names_counter(view, action, picks->counter))
        return false;
    return picks->kind == VAKA_NONE || vaka_picks_names_kind(view, action, picks->kind);
}

uint32_t vaka_picks_match(const vaka_view *view, const vaka_picks *picks, int32_t zone,
                          int32_t kind, uint32_t *out)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < view->legal_count; i++) {
        const vaka_action *action = &view->legal[i];

        if (names_all(view, picks, action) &&
            (zone == VAKA_NONE || vaka_picks_names(view, action, zone)) &&
            (kind == VAKA_NONE || vaka_picks_names_kind(view, action, kind)))
            out[count++] = i;
    }
    return count;
}

bool vaka_picks_open(const vaka_view *view, const vaka_picks *picks, const vaka_action *action,
                     int32_t zone)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (is_place(verb, i) && action->arg[i] != zone && !vaka_picks_has(picks, action->arg[i]))
            return true;
    return false;
}

/* With nothing picked the first place an action names is where one begins. */
void vaka_picks_targets(const vaka_view *view, const vaka_picks *picks, uint8_t *out)
{
    bool any = vaka_picks_any(picks);

    memset(out, 0, (size_t)view->layout->zone_count);
    for (uint32_t k = 0; k < view->legal_count; k++) {
        const vaka_action *action = &view->legal[k];
        const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

        if (!names_all(view, picks, action) || (!any && vaka_picks_anytime(view, action)))
            continue;
        for (int32_t i = 0; verb && i < VAKA_ARGS; i++) {
            if (!is_place(verb, i) || action->arg[i] < 0 ||
                action->arg[i] >= view->layout->zone_count || vaka_picks_has(picks, action->arg[i]))
                continue;
            out[action->arg[i]] = 1;
            if (!any)
                break;
        }
    }
}
