/* conformance/outlook.c - gathers what a seat is shown.
 *
 * SPDX-License-Identifier: MIT */
#include "outlook.h"

#include "cli/engine/engine_request.h"
#include "front/text.h"
#include "live_screen.h"
#include "match/difference.h"
#include "table/acts.h"
#include "table/hash.h"
#include "table/question.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t mix_text(uint64_t hash, const char *text)
{
    return text ? vaka_hash(hash, text, strlen(text) + 1) : vaka_hash(hash, "", 0);
}

static uint64_t mix_said(uint64_t hash, const vaka_said *said)
{
    return vaka_hash(mix_text(mix_text(hash, said->id), said->text), said->arg, sizeof said->arg);
}

static uint64_t mix_endings(uint64_t hash, const vaka_scene *scene)
{
    for (uint32_t i = 0; i < scene->purse_count; i++) {
        const vaka_purse *at = &scene->purses[i];
        const int32_t numbers[] = {at->left, at->all};
        hash = mix_said(vaka_hash(hash, numbers, sizeof numbers), &at->said);
    }
    for (uint32_t i = 0; i < scene->ending_count; i++) {
        const vaka_ending *at = &scene->endings[i];
        hash = mix_said(vaka_hash(hash, &at->verb, sizeof at->verb), &at->lost);
    }
    if (scene->last.any)
        hash = mix_said(vaka_hash(hash, &scene->last.verb, sizeof scene->last.verb),
                        &scene->last.said);
    return hash;
}

static uint64_t hash_scene(const vaka_scene *scene)
{
    uint64_t hash = mix_said(mix_said(0, &scene->phase), &scene->prompt);

    for (uint32_t i = 0; i < scene->overlay_count; i++) {
        const vaka_overlay *at = &scene->overlays[i];
        const int64_t numbers[] = {at->type, at->tone, at->a, at->b, at->c};
        hash = mix_said(vaka_hash(hash, numbers, sizeof numbers), &at->said);
        hash = mix_text(mix_text(hash, at->mark), at->art);
    }
    for (uint32_t i = 0; i < scene->element_count; i++) {
        const vaka_element *at = &scene->elements[i];
        const int64_t numbers[] = {at->type, at->tone, at->a, at->b};
        hash = mix_said(vaka_hash(hash, numbers, sizeof numbers), &at->said);
        hash = vaka_hash(hash, &at->action, sizeof at->action);
    }
    for (uint32_t i = 0; i < scene->panel_count; i++) {
        const vaka_panel_info *at = &scene->panels[i];
        const uint32_t numbers[] = {at->first, at->count, at->middle};
        hash = mix_said(mix_text(vaka_hash(hash, numbers, sizeof numbers), at->id), &at->title);
    }
    for (uint32_t i = 0; i < scene->tray_count; i++) {
        const vaka_tray *at = &scene->trays[i];
        const int32_t numbers[] = {(int32_t)at->verb, at->kind,     at->stock,
                                   at->price,         at->argument, at->value};
        hash = mix_said(mix_said(vaka_hash(hash, numbers, sizeof numbers), &at->cost), &at->why);
        hash = mix_text(mix_said(hash, &at->title), at->art);
    }
    return mix_endings(hash, scene);
}

static uint64_t hash_told(const vaka_live *live, int32_t seat)
{
    uint32_t count;
    const vaka_event *events = vaka_live_events(live, &count);
    uint64_t hash = 0;

    for (uint32_t i = 0; i < count; i++) {
        vaka_event read;
        if (vaka_event_for(&events[i], seat, &read))
            hash = vaka_hash(hash, &read, sizeof read);
    }
    return hash;
}

/* What the game's own hints say to whoever is asked: a bot goes by them. */
static uint64_t hash_hints(vaka_live *live, int32_t seat, uint32_t count)
{
    uint64_t hash = 0;

    if (!count || !(vaka_live_must(live) & (seat >= 0 ? VAKA_SEAT(seat) : 0)))
        return 0;
    int32_t *hints = vaka_xnew(count * sizeof *hints);
    if (vaka_live_hints(live, seat, hints))
        hash = vaka_hash(count, hints, count * sizeof *hints);
    free(hints);
    return hash;
}

static void look_back(outlook *at, vaka_live *live, int32_t seat)
{
    vaka_refusal why = {.id = ""};
    bool offered = seat >= 0 && vaka_live_can_undo(live, seat, &why);

    at->told = hash_told(live, seat);
    snprintf(at->undo, sizeof at->undo, "%s", offered ? "offered" : why.id);
    offered = seat >= 0 && vaka_live_can_redo(live, seat, &why);
    snprintf(at->redo, sizeof at->redo, "%s", offered ? "offered" : why.id);
}

/* What the line protocol says to the seat. */
static char *ask_engine(vaka_live *live, int32_t seat)
{
    static const vaka_names names;
    vaka_engine_match match = {.number = 1, .live = live, .names = &names};
    vaka_request turn = {.match = &match, .out = json_object(), .seat = seat};

    vaka_request_set(&turn, "view", vaka_json_view(&match, seat));
    vaka_engine_turn(&turn);
    char *text = json_dumps(turn.out, JSON_SORT_KEYS);

    json_decref(turn.out);
    return text;
}

/* Planted: a host that shows everybody the lists of a deal. */
static uint64_t show_deal(uint64_t seen, vaka_live *live)
{
    const vaka_position *position = vaka_live_position(live);

    if (!position->deal || !getenv("VAKA_PLANTED_DEAL"))
        return seen;
    return vaka_hash(seen, position->deal,
                     sizeof *position->deal + 2 * (size_t)position->face.layout->good_count);
}

/* Planted: … what all may choose in a sealed question; or (2) what has been sealed. */
static uint64_t show_sealed(uint64_t seen, vaka_live *live)
{
    const vaka_position *position = vaka_live_position(live);
    const char *planted = getenv("VAKA_PLANTED_SEALED");
    const vaka_acts *acts = vaka_acts_of(position);

    if (!planted || !vaka_question_sealed(position))
        return seen;
    if (*planted == '1')
        return vaka_hash(seen, vaka_acts_list(position), acts->count * sizeof(vaka_act));
    return vaka_hash(seen, position->sealed,
                     sizeof *position->sealed * (size_t)position->face.seats);
}

outlook outlook_take(vaka_live *live, int32_t seat, bool moved, bool screen)
{
    outlook at = {.must = vaka_live_must(live), .may = vaka_live_may(live)};
    uint32_t count;

    at.finished = vaka_live_finished(live, &at.winners);
    at.view = vaka_live_view_hash(live, seat);
    at.seen = vaka_position_hash(vaka_position_of(vaka_live_seen(live, seat)));
    at.seen = show_sealed(show_deal(at.seen, live), live);
    at.scene = hash_scene(vaka_live_scene(live, seat));
    const vaka_action *legal = vaka_live_legal(live, seat, &count);
    at.legal = count ? vaka_hash(count, legal, count * sizeof *legal) : 0;
    at.hints = hash_hints(live, seat, count);
    if (moved)
        look_back(&at, live, seat);
    if (screen) {
        at.screen = live_screen(live, NULL, seat);
        at.engine = ask_engine(live, seat);
    }
    return at;
}

void outlook_done(outlook *at)
{
    free(at->screen);
    free(at->engine);
    at->screen = at->engine = NULL;
}

const char *outlook_differs(const outlook *a, const outlook *b)
{
    if (a->must != b->must)
        return "who is asked";
    if (a->may != b->may)
        return "who may act";
    if (a->finished != b->finished || a->winners != b->winners)
        return "whether it is over, and who has won";
    if (a->legal != b->legal)
        return "the legal list";
    if (a->hints != b->hints)
        return "what a hint says";
    if (a->told != b->told)
        return "what was told";
    if (a->scene != b->scene)
        return "the scene";
    if (a->seen != b->seen || a->view != b->view)
        return "the view";
    if (strcmp(a->undo, b->undo) != 0 || strcmp(a->redo, b->redo) != 0)
        return "whether undo is offered";
    if (a->screen && b->screen && strcmp(a->screen, b->screen) != 0)
        return "the text screen";
    if (a->engine && b->engine && strcmp(a->engine, b->engine) != 0)
        return "what the engine answers";
    return NULL;
}

void outlook_fields(vaka_live *a, vaka_live *b, int32_t seat, char out[OUTLOOK_FIELDS])
{
    const vaka_position *x = vaka_position_of(vaka_live_seen(a, seat));
    const vaka_position *y = vaka_position_of(vaka_live_seen(b, seat));

    out[0] = '\0';
    vaka_difference(x, y, out, OUTLOOK_FIELDS);
    for (char *at = out; *at; at++)
        if (*at == '\n')
            *at = ';';
}
