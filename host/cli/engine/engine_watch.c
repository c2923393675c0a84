/* cli/engine/engine_watch.c - requests of those who watch a match: a page, or whoever draws one.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"

#include "front/picks.h"
#include "table/codec.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define TRIES_MOST 200u /* actions asked about to find out why not */

vaka_engine_watch *vaka_engine_watch_of(const vaka_engine *engine, int64_t number)
{
    for (uint32_t i = 0; i < engine->watch_count; i++)
        if (engine->watches[i]->number == number)
            return engine->watches[i];
    return NULL;
}

static void free_watch(vaka_engine_watch *watch)
{
    vaka_page_sheet_done(&watch->sheet);
    free(watch);
}

void vaka_engine_watches_drop(vaka_engine *engine, int32_t match)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < engine->watch_count; i++) {
        if (match == 0 || engine->watches[i]->match == match)
            free_watch(engine->watches[i]);
        else
            engine->watches[kept++] = engine->watches[i];
    }
    engine->watch_count = kept;
    if (match == 0)
        free(engine->watches);
}

static void add_watch(vaka_engine *engine, vaka_engine_watch *watch)
{
    watch->number = ++engine->newest_watch;
    engine->watches = vaka_xmore(engine->watches, engine->watch_count, sizeof *engine->watches);
    engine->watches[engine->watch_count++] = watch;
}

static void look_at(vaka_page_sheet *sheet, const vaka_engine_watch *watch,
                    const vaka_engine_match *match, const vaka_view *view)
{
    vaka_page_look(sheet, view);
    vaka_page_set(sheet, VAKA_PAGE_ITSELF, vaka_page_itself(watch, match));
}

/* Brings the watch's document up to date, with its log; returns what has happened since. */
static json_t *look(vaka_engine_watch *watch, const vaka_engine_match *match, const vaka_view *view)
{
    look_at(&watch->sheet, watch, match, view);
    json_t *events = vaka_page_told(&watch->sheet, view, match->record);
#ifdef VAKA_CHECKED
    vaka_page_sheet anew = {0};
    look_at(&anew, watch, match, view);
    json_decref(vaka_page_told(&anew, view, match->record));
    json_t *whole = vaka_page_whole(&anew), *kept = vaka_page_whole(&watch->sheet);
    assert(json_equal(whole, kept));
    json_decref(whole);
    json_decref(kept);
    vaka_page_sheet_done(&anew);
#endif
    return events;
}

bool vaka_engine_watch_match(vaka_request *request)
{
    vaka_engine_match *match = request->match;
    const char *language = "en", *known = "";
    vaka_engine_watch *watch;
    vaka_view view;
    json_t *layout;

    if (!vaka_request_text(request, "lang", false, &language) ||
        !vaka_request_text(request, "known", false, &known))
        return false;
    if (request->engine->watch_count >= VAKA_ENGINE_WATCHES)
        return vaka_request_fail(request, "there are %u watches already; \"unwatch\" some",
                                 VAKA_ENGINE_WATCHES);
    watch = vaka_xnew(sizeof *watch);
    watch->match = match->number;
    watch->seat = request->seat;
    if (match->names)
        watch->names = *match->names;
    watch->names.language = vaka_engine_language(request->engine, match, language);
    vaka_view_init(&view, match->live, &watch->names, watch->seat);
    json_decref(look(watch, match, &view));
    layout = vaka_page_layout(request->engine, match, &view);
    vaka_view_done(&view);
    add_watch(request->engine, watch);
    vaka_request_set(request, "watch", json_integer(watch->number));
    vaka_request_set(request, "seq", json_integer(watch->seq));
    if (strcmp(known, json_string_value(json_object_get(layout, "id"))) == 0)
        json_decref(layout);
    else
        vaka_request_set(request, "layout", layout);
    vaka_request_set(request, "document", vaka_page_whole(&watch->sheet));
    return true;
}

bool vaka_engine_unwatch(vaka_request *request)
{
    vaka_engine *engine = request->engine;
    uint32_t kept = 0;

    for (uint32_t i = 0; i < engine->watch_count; i++) {
        if (engine->watches[i] == request->watch)
            free_watch(engine->watches[i]);
        else
            engine->watches[kept++] = engine->watches[i];
    }
    engine->watch_count = kept;
    return true;
}

/* What has changed for a watch. True: anything. */
static bool take_news(vaka_engine_watch *watch, vaka_engine_match *match, json_t *into)
{
    json_t *events, *patch = watch->sheet.patch = json_object();
    vaka_view view;

    vaka_view_init(&view, match->live, &watch->names, watch->seat);
    events = look(watch, match, &view);
    vaka_view_done(&view);
    watch->sheet.patch = NULL;
    bool any = json_object_size(patch) || json_array_size(events);
    watch->seq += any;
    json_object_set_new(into, "watch", json_integer(watch->number));
    json_object_set_new(into, "seq", json_integer(watch->seq));
    json_object_set_new(into, "patch", patch);
    json_object_set_new(into, "events", events);
    return any;
}

/* Of all who watch the match. */
static json_t *all_news(vaka_request *request)
{
    json_t *list = json_array();

    for (uint32_t i = 0; i < request->engine->watch_count; i++) {
        vaka_engine_watch *watch = request->engine->watches[i];
        json_t *one;

        if (watch->match != request->match->number)
            continue;
        one = json_object();
        if (take_news(watch, request->match, one))
            json_array_append(list, one);
        json_decref(one);
    }
    return list;
}

bool vaka_engine_news(vaka_request *request)
{
    if (request->watch)
        take_news(request->watch, request->match, request->out);
    else
        vaka_request_set(request, "news", all_news(request));
    return true;
}

/* --- Why not -------------------------------------------------------------------------------- */

typedef struct pointed { /* what somebody points at, and what he has pointed at before */
    int32_t zone, kind;
    vaka_picks picks;
} pointed;

/* Puts what was pointed at into the last place of an action that fits it; false: none does. */
static bool redirect(const vaka_view *view, vaka_action *action, const pointed *at)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);
    bool space = at->zone >= 0 && vaka_layout_is_space(view->layout, at->zone);
    bool route = at->zone >= 0 && vaka_layout_is_route(view->layout, at->zone);

    for (int32_t i = VAKA_ARGS - 1; verb && i >= 0; i--) {
        uint32_t type = verb->arg[i].type;
        bool place = at->zone >= 0 && (type == VAKA_ARG_ZONE || (type == VAKA_ARG_SPACE && space) ||
                                       (type == VAKA_ARG_ROUTE && route));

        if (type == VAKA_ARG_KIND && at->kind >= 0) {
            action->arg[i] = (int16_t)at->kind;
            return true;
        }
        if (place && at->kind < 0) {
            action->arg[i] = (int16_t)at->zone;
            return true;
        }
    }
    return false;
}

/* What the rules say to an action like one that is legal, but with this place or kind. */
static bool find_reason(const vaka_view *view, const pointed *at, vaka_refusal *why)
{
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);
    uint32_t count = vaka_picks_match(view, &at->picks, VAKA_NONE, VAKA_NONE, match);
    bool found = false;

    for (uint32_t i = 0; !found && i < count && i < TRIES_MOST; i++) {
        vaka_action action = view->legal[match[i]];

        found = !vaka_picks_anytime(view, &action) && redirect(view, &action, at) &&
                vaka_live_check(view->live, &action, why) == VAKA_ERR_ILLEGAL;
    }
    free(match);
    return found;
}

static bool read_zone(vaka_request *request, const char *key, int32_t *out)
{
    const vaka_layout *layout = vaka_live_layout(request->match->live);
    const char *text = NULL;
    vaka_error err;

    if (!vaka_request_text(request, key, false, &text))
        return false;
    if (text && vaka_zone_named(layout, vaka_word_of(text), out, &err))
        return vaka_request_fail(request, "\"%s\": %s", key, err.text);
    return true;
}

static bool read_pointed(vaka_request *request, pointed *at)
{
    const vaka_layout *layout = vaka_live_layout(request->match->live);
    const char *kind = NULL;
    vaka_error err;

    *at = (pointed){.zone = VAKA_NONE, .kind = VAKA_NONE};
    vaka_picks_clear(&at->picks);
    int32_t from = VAKA_NONE;
    if (!read_zone(request, "zone", &at->zone) || !read_zone(request, "from", &from) ||
        !vaka_request_text(request, "kind", false, &kind))
        return false;
    if (kind && vaka_kind_named(layout, vaka_word_of(kind), &at->kind, &err))
        return vaka_request_fail(request, "\"kind\": %s", err.text);
    if (from >= 0)
        at->picks.zone[at->picks.zones++] = from;
    return true;
}

static bool why_action(vaka_request *request, const vaka_view *view, const char *text,
                       vaka_refusal *why, bool *found)
{
    vaka_action action;
    vaka_error err;

    if (vaka_action_read(view->layout, view->seat, text, &action, &err))
        return vaka_request_fail(request, "%s", err.text);
    *found = vaka_live_check(view->live, &action, why) == VAKA_ERR_ILLEGAL;
    return true;
}

bool vaka_engine_why(vaka_request *request)
{
    vaka_refusal why = {0};
    const char *action = NULL;
    bool found = false, good;
    vaka_view view;
    pointed at;

    if (request->seat < 0)
        return vaka_request_fail(request, "somebody who only watches does nothing");
    if (!vaka_request_text(request, "action", false, &action) || !read_pointed(request, &at))
        return false;
    vaka_view_init(&view, request->match->live, &request->watch->names, request->seat);
    good = !action || why_action(request, &view, action, &why, &found);
    if (good && !action)
        found = find_reason(&view, &at, &why);
    vaka_view_done(&view);
    if (good && found)
        vaka_request_set(request, "why", vaka_request_reason(request, &why));
    return good;
}

/* --- What is meant by a press on a piece ------------------------------------------------------ */

bool vaka_engine_means(vaka_request *request)
{
    char text[VAKA_ACTION_TEXT];
    vaka_view view;
    pointed at;

    if (request->seat < 0)
        return vaka_request_fail(request, "somebody who only watches does nothing");
    if (!read_pointed(request, &at))
        return false;
    if (at.zone < 0 || at.kind < 0)
        return vaka_request_fail(request, "\"zone\" and \"kind\" say which piece is meant");
    json_t *actions = json_array();
    vaka_view_init(&view, request->match->live, &request->watch->names, request->seat);
    vaka_picks_look(&view);
    for (uint32_t i = 0; i < view.legal_count; i++)
        if (vaka_picks_names_kind(&view, &view.legal[i], at.kind) &&
            vaka_picks_means(&view, &view.legal[i], at.zone, at.kind)) {
            vaka_action_write(view.layout, &view.legal[i], text, sizeof text);
            json_array_append_new(actions, vaka_json_text(text));
        }
    vaka_view_done(&view);
    vaka_request_set(request, "actions", actions);
    return true;
}
