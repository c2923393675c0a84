/* cli/engine/engine_hint.c - the request `hint`: what a strong player would do, and what it gains.
 *
 * SPDX-License-Identifier: MIT
 *
 * Looking ahead takes a while, and no request waits for another: the first one begins it, and those
 * that follow are told how far it has come, until it is there. */
#include "cli/engine/engine_page.h"

#include "front/advice.h"
#include "table/codec.h"

void vaka_engine_hint_drop(vaka_engine_match *match)
{
    vaka_thought_drop(match->hint);
    match->hint = NULL;
}

static json_t *plan_json(const vaka_layout *layout, const vaka_plan *plan)
{
    json_t *list = json_array();
    char text[VAKA_ACTION_TEXT];

    for (uint32_t i = 0; i < plan->count; i++) {
        vaka_action_write(layout, &plan->at[i], text, sizeof text);
        json_array_append_new(list, vaka_json_text(text));
    }
    return list;
}

/* In three digits: more is not known. */
static json_t *chance_json(double chance)
{
    return json_real((double)(int32_t)(1000 * chance + 0.5) / 1000);
}

json_t *vaka_engine_hint_text(const vaka_engine_match *match, const vaka_engine_watch *watch,
                              int32_t seat, const vaka_hint *hint)
{
    char text[VAKA_ADVICE_TEXT];
    vaka_view view;

    vaka_view_init(&view, match->live, watch ? &watch->names : match->names, seat);
    vaka_advice_say(&view, hint, text, sizeof text);
    vaka_view_done(&view);
    return vaka_json_text(text);
}

static void tell(vaka_request *request, const vaka_hint *hint)
{
    const vaka_engine_match *match = request->match;
    const vaka_layout *layout = vaka_live_layout(match->live);

    vaka_request_set(request, "thinking", json_false());
    vaka_request_set(request, "plan", plan_json(layout, &hint->plan));
    if (hint->compared) {
        vaka_request_set(request, "usual", plan_json(layout, &hint->usual));
        vaka_request_set(request, "chance", chance_json(hint->chance));
        vaka_request_set(request, "usual_chance", chance_json(hint->usual_chance));
    }
    vaka_request_set(request, "text",
                     vaka_engine_hint_text(match, request->watch, request->seat, hint));
}

static bool is_now(vaka_request *request, bool *out)
{
    const json_t *now = json_object_get(request->in, "now");

    *out = json_is_true(now);
    return !now || json_is_boolean(now) || vaka_request_fail(request, "\"now\" is true or false");
}

/* Begins it, or goes on with what was begun for this seat in this very position. */
static vaka_thought *thought_of(vaka_engine_match *match, int32_t seat)
{
    if (match->hint && (match->hint_seat != seat || !vaka_thought_fits(match->hint, match->live)))
        vaka_engine_hint_drop(match);
    if (!match->hint)
        match->hint = vaka_hint_start(match->live, seat);
    match->hint_seat = seat;
    match->hint_spared = 0;
    return match->hint;
}

bool vaka_engine_advise(vaka_engine_match *match, int32_t seat, bool now, vaka_hint *hint,
                        bool *thinks, uint32_t *progress)
{
    vaka_thought *thought = thought_of(match, seat);

    if (thought && now)
        vaka_thought_stop(thought);
    *thinks = thought && !now && !vaka_thought_over(thought);
    *progress = thought ? vaka_thought_progress(thought) : 100;
    if (*thinks)
        return true;
    match->hint = NULL;
    return thought ? vaka_hint_take(thought, match->live, seat, hint)
                   : vaka_hint_usual(match->live, seat, hint);
}

bool vaka_engine_hint(vaka_request *request)
{
    vaka_engine_match *match = request->match;
    bool now, thinks;
    uint32_t progress;
    vaka_hint hint;

    if (!is_now(request, &now))
        return false;
    if (!match->record)
        return vaka_request_fail(request, "a sample has no hints");
    if (!vaka_advice_allowed(vaka_record_head(match->record), vaka_live_layout(match->live)))
        return vaka_request_fail(request, "this match is played without hints");
    if (!vaka_engine_advise(match, request->seat, now, &hint, &thinks, &progress))
        return vaka_request_fail(request, "nobody knows what would be best here");
    if (!thinks) {
        tell(request, &hint);
        return true;
    }
    vaka_request_set(request, "thinking", json_true());
    vaka_request_set(request, "progress", json_integer(progress));
    return true;
}
