/* cli/engine/engine_play.c - requests in a match: who decides, what is legal, act, look.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"
#include "cli/engine/engine_request.h"
#include "front/picks.h"
#include "table/agenda.h"
#include "table/codec.h"
#include "table/question.h"

#include <stdlib.h>

#define ASKS_MOST 8u /* lost ends that one who watches is asked about, until there are news */

static json_t *asked_json(const vaka_request *request, const vaka_question *question)
{
    return vaka_json_text(
        vaka_engine_say(request->engine, request->match, vaka_question_prompt(question)));
}

/* What each seat is asked: as it reads it for itself, if the one who looks is that seat, else as
 * everybody may read it. */
static json_t *prompts_json(const vaka_request *request, int32_t seats)
{
    const vaka_engine_match *match = request->match;
    json_t *prompts = json_array();
    const vaka_question *question = vaka_question_of(vaka_live_position(match->live));

    for (int32_t seat = 0; seat < seats; seat++) {
        bool own = request->seat == seat || request->seat == VAKA_REFEREE;
        const vaka_scene *scene = vaka_live_scene(match->live, own ? seat : VAKA_SPECTATOR);
        bool asked = vaka_question_asks(vaka_live_position(match->live), seat);

        json_array_append_new(prompts, asked ? asked_json(request, question)
                                             : vaka_json_said(match, &scene->prompt));
    }
    return prompts;
}

/* Whom a script asks, and what: all may know that. */
static json_t *question_json(const vaka_request *request)
{
    const vaka_position *position = vaka_live_position(request->match->live);
    const vaka_question *question = vaka_question_of(position);
    const vaka_item *item = question ? vaka_question_item(position) : NULL;

    if (!question)
        return NULL;
    json_t *out = json_pack("{s:i, s:o, s:s, s:s}", "seat", question->seat, "prompt",
                            asked_json(request, question), "id", item ? item->id : "", "title",
                            item ? item->title : "");
    if (vaka_question_sealed(position))
        json_object_set_new(out, "seats", vaka_json_seats(vaka_agenda_top(position)->seats));
    return out;
}

/* The words of a choice, in the order of the legal list. */
static json_t *labels_json(const vaka_request *request, const vaka_question *question,
                           const vaka_action *legal, uint32_t count)
{
    json_t *labels = json_array();

    for (uint32_t i = 0; i < count; i++) {
        const char *label = legal[i].verb == VAKA_VERB_CHOOSE_OPTION
                                ? vaka_question_label(question, legal[i].arg[0])
                                : "";

        json_array_append_new(
            labels, vaka_json_text(vaka_engine_say(request->engine, request->match, label)));
    }
    return labels;
}

bool vaka_engine_turn(vaka_request *request)
{
    const vaka_engine_match *match = request->match;
    int32_t seats = vaka_live_layout(match->live)->setup.seats;
    bool finished = vaka_live_finished(match->live, NULL);

    vaka_request_set(request, "must", vaka_json_seats(vaka_live_must(match->live)));
    vaka_request_set(request, "may", vaka_json_seats(vaka_live_may(match->live)));
    vaka_request_set(request, "phase", vaka_json_phase(match, VAKA_SPECTATOR));
    vaka_request_set(request, "round", json_integer(vaka_live_position(match->live)->table->turn));
    vaka_request_set(request, "prompts", prompts_json(request, seats));
    if (vaka_question_of(vaka_live_position(match->live)))
        vaka_request_set(request, "question", question_json(request));
    vaka_request_set(request, "finished", json_boolean(finished));
    if (finished)
        vaka_request_set(request, "result", vaka_json_result(match));
    return true;
}

bool vaka_engine_legal(vaka_request *request)
{
    vaka_live *live = request->match->live;
    uint32_t count = 0;
    const vaka_action *legal = vaka_live_legal(live, request->seat, &count);
    json_t *actions = json_array();

    for (uint32_t i = 0; i < count; i++) {
        char text[VAKA_ACTION_TEXT];

        vaka_action_write(vaka_live_layout(live), &legal[i], text, sizeof text);
        json_array_append_new(actions, vaka_json_text(text));
    }
    vaka_request_set(request, "actions", actions);
    const vaka_question *question = vaka_question_of(vaka_live_position(live));
    if (vaka_question_asks(vaka_live_position(live), request->seat) &&
        question->type == VAKA_ASKED_WORD)
        vaka_request_set(request, "labels", labels_json(request, question, legal, count));
    return true;
}

static json_t *events_json(const vaka_request *request)
{
    uint32_t count = 0;
    const vaka_event *events = vaka_live_events(request->match->live, &count);
    json_t *list = json_array();
    vaka_event readable;

    for (uint32_t i = 0; i < count; i++) {
        if (vaka_event_for(&events[i], request->seat, &readable))
            json_array_append_new(list, vaka_json_event(request->match, &readable));
    }
    return list;
}

/* What every accepted change is answered with. */
static bool changed(vaka_request *request)
{
    vaka_live *live = request->match->live;

    vaka_request_set(request, "view_hash",
                     vaka_json_hash(vaka_live_view_hash(live, request->seat)));
    if (request->engine->referee)
        vaka_request_set(request, "hash", vaka_json_hash(vaka_live_hash(live)));
    return true;
}

static bool became(vaka_request *request, vaka_status status, const vaka_refusal *why,
                   vaka_error *err)
{
    if (status == VAKA_ERR_ILLEGAL)
        return vaka_request_refuse(request, why);
    if (status && !request->engine->referee) /* a script's words may tell what is hidden */
        vaka_fault_conceal(request->match->live, status, err);
    if (status)
        return vaka_request_fail(request, "%s", err->text);
    return request->watch || changed(request); /* it is told with the news */
}

/* Was he asked often enough since he has heard of anything? Then it is meant: nobody keeps the
 * engine busy by asking. */
static bool is_meant(vaka_engine_watch *watch)
{
    if (watch->asked_at != watch->seq)
        watch->asked = 0;
    watch->asked_at = watch->seq;
    return watch->asked >= ASKS_MOST;
}

/* Whoever watches may want to be asked before he ends the game without having won it. */
static bool asks_first(vaka_request *request, const vaka_action *action)
{
    vaka_view view;
    bool asks;

    if (!request->watch || !json_is_true(json_object_get(request->in, "ask")) ||
        vaka_live_check(request->match->live, action, NULL) != VAKA_OK || is_meant(request->watch))
        return false;
    vaka_view_init(&view, request->match->live, &request->watch->names, request->seat);
    asks = vaka_picks_loses(&view, action);
    vaka_view_done(&view);
    request->watch->asked += asks;
    return asks;
}

bool vaka_engine_apply(vaka_request *request)
{
    vaka_engine_match *match = request->match;
    const char *text = NULL;
    vaka_action action;
    vaka_page_passing passing;
    vaka_refusal why = {0};
    vaka_error err = {0};
    vaka_status status;

    if (!vaka_request_text(request, "action", true, &text))
        return false;
    if (vaka_action_read(vaka_live_layout(match->live), request->seat, text, &action, &err))
        return vaka_request_fail(request, "%s", err.text);
    if (asks_first(request, &action)) {
        vaka_request_fail(
            request, "%s",
            vaka_say(request->watch->names.language,
                     VAKA_TEXT("This may end the game, and you would not have won it.")));
        vaka_request_set(request, "ends", json_true());
        return false;
    }
    bool itself = request->watch && json_is_true(json_object_get(request->in, "itself"));
    if (itself && !vaka_page_goes_on(request->watch, match, &action, &passing))
        return false; /* another page of the seat was quicker: nobody is told of it */
    status = match->record ? vaka_record_apply(match->record, &action, &why, &err)
                           : vaka_live_apply(match->live, &action, &why, &err);
    if (status == VAKA_OK && itself)
        vaka_page_went_on(match, request->seat, &passing);
    if (status == VAKA_OK && !request->watch)
        vaka_request_set(request, "events", events_json(request));
    return became(request, status, &why, &err);
}

bool vaka_engine_undo(vaka_request *request)
{
    vaka_engine_match *match = request->match;
    vaka_refusal why = {0};
    vaka_error err = {0};
    vaka_status status = match->record ? vaka_record_undo(match->record, request->seat, &why, &err)
                                       : vaka_live_undo(match->live, request->seat, &why);

    if (status == VAKA_OK)
        vaka_page_came_back(match, request->seat);
    return became(request, status, &why, &err);
}

bool vaka_engine_redo(vaka_request *request)
{
    vaka_engine_match *match = request->match;
    vaka_refusal why = {0};
    vaka_error err = {0};
    vaka_status status = match->record ? vaka_record_redo(match->record, request->seat, &why, &err)
                                       : vaka_live_redo(match->live, request->seat, &why, &err);

    if (status == VAKA_OK && !request->watch)
        vaka_request_set(request, "events", events_json(request));
    return became(request, status, &why, &err);
}

bool vaka_engine_view(vaka_request *request)
{
    json_t *view = vaka_json_view(request->match, request->seat);
    const vaka_question *question = vaka_question_of(vaka_live_position(request->match->live));

    if (vaka_question_asks(vaka_live_position(request->match->live), request->seat))
        json_object_set_new(view, "prompt", asked_json(request, question));
    vaka_request_set(request, "view", view);
    return true;
}

bool vaka_engine_hash(vaka_request *request)
{
    vaka_request_set(request, "hash", vaka_json_hash(vaka_live_hash(request->match->live)));
    return true;
}

/* All results are read before the first one is queued. */
static bool read_results(vaka_request *request, const json_t *queue, vaka_chance_result *results)
{
    const vaka_layout *layout = vaka_live_layout(request->match->live);
    size_t index;
    json_t *item;
    vaka_error err = {0};

    json_array_foreach(queue, index, item)
    {
        if (!json_is_string(item))
            return vaka_request_fail(request, "\"queue\" must be a list of texts");
        if (vaka_chance_read(layout, json_string_value(item), &results[index], &err))
            return vaka_request_fail(request, "%s", err.text);
        if (results[index].type == VAKA_CHANCE_SHUFFLE)
            return vaka_request_fail(request, "a shuffle cannot be queued");
    }
    return true;
}

bool vaka_engine_chance(vaka_request *request)
{
    vaka_engine_match *match = request->match;
    const json_t *queue = json_object_get(request->in, "queue");
    size_t count = json_array_size(queue);
    vaka_chance_result *results;
    vaka_error err = {0};
    bool good;

    if (!json_is_array(queue) || count > VAKA_JOURNAL_QUEUE)
        return vaka_request_fail(request, "\"queue\" must be a list of at most %u results",
                                 VAKA_JOURNAL_QUEUE);
    results = vaka_xnew((count + 1) * sizeof *results);
    good = read_results(request, queue, results);
    for (size_t i = 0; good && i < count; i++) {
        if (!match->record)
            vaka_live_queue(match->live, results[i]);
        else if (vaka_record_queue(match->record, results[i], &err))
            good = vaka_request_fail(request, "%s", err.text);
    }
    free(results);
    return good;
}
