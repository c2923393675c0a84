/* match/live_view.c - what a seat is shown.
 *
 * SPDX-License-Identifier: MIT */
#include "match/live_inside.h"

#include "match/deal.h"
#include "table/agenda.h"
#include "table/hash.h"
#include "table/redact.h"
#include "table/script.h"

#include <assert.h>
#include <string.h>

static void renew(vaka_kept_views *views, int32_t seat, const vaka_position *ground)
{
    vaka_kept_views_renew(views, seat, ground);
#ifdef VAKA_CHECKED
    assert(vaka_kept_views_hold(views, seat, ground));
#endif
}

/* The view of a seat as it is now. Where a match is guarded it is made anew, whatever a callback
 * may have done to the last one; search and simulation, which need views by the million, renew it.
 */
static vaka_position *look(vaka_live *live, int32_t seat)
{
    vaka_position *seen = vaka_kept_views_seen(&live->views, seat);

    if (live->seen_version == live->version && live->seen_seat == seat)
        return seen;
    seen->port = live->position.port;
    const vaka_position *ground = vaka_live_ground(live, seat);
    if (live->guarded)
        vaka_kept_views_anew(&live->views, seat, ground);
    else
        renew(&live->views, seat, ground);
    live->seen_version = live->version;
    live->seen_seat = seat;
    return seen;
}

const vaka_match *vaka_live_seen(vaka_live *live, int32_t seat)
{
    return &look(live, seat)->face;
}

/* What rules and cards show of their own comes behind what the game does. */
static void add_panels(vaka_live *live, vaka_position *seen, int32_t seat)
{
    const vaka_content *content = live->layout->setup.content;

    if (!content || !content->panels || !seen->port || !seen->port->panels || seen->broken)
        return;
    vaka_script_tank(seen);
    seen->port->panels(seen->port->data, seen, seat, &live->scene);
    vaka_script_tank_end(seen);
}

const vaka_scene *vaka_live_scene(vaka_live *live, int32_t seat)
{
    vaka_position *seen = look(live, seat);

    if (live->scene_version == live->version && live->scene_seat == seat)
        return &live->scene;
    vaka_scene_clear(&live->scene);
    if (live->layout->module->describe) {
        vaka_script_tank(seen);
        live->layout->module->describe(&seen->face, seat, &live->scene);
        vaka_script_tank_end(seen);
    }
    add_panels(live, seen, seat);
    if (seen->deal)
        vaka_deal_describe(seen, seat, &live->scene);
    if (seen->broken)
        vaka_live_blame(live, "describe", seen->trouble);
    seen->broken = false;
    seen->failed = 0;
    live->scene_version = live->version;
    live->scene_seat = seat;
    return &live->scene;
}

int16_t vaka_live_tell_stage(vaka_live *live, const vaka_said *stage)
{
    uint32_t at = 0;

    while (at < live->told_stage_count && memcmp(&live->told_stages[at], stage, sizeof *stage) != 0)
        at++;
    if (at == INT16_MAX)
        return 0;
    if (at == live->told_stage_count) {
        live->told_stages = vaka_xmore(live->told_stages, at, sizeof *stage);
        live->told_stages[live->told_stage_count++] = *stage;
    }
    return (int16_t)(at + 1);
}

const vaka_said *vaka_live_told_stage(const vaka_live *live, int32_t number)
{
    return number > 0 && (uint32_t)number <= live->told_stage_count ? &live->told_stages[number - 1]
                                                                    : NULL;
}

static uint64_t mix_text(uint64_t hash, const char *text)
{
    return text ? vaka_hash(hash, text, strlen(text)) : hash;
}

static uint64_t mix_said(uint64_t hash, const vaka_said *said)
{
    return vaka_hash(mix_text(hash, said->text), said->arg, sizeof said->arg);
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

static uint64_t mix_scene(uint64_t hash, const vaka_scene *scene)
{
    hash = mix_said(mix_said(hash, &scene->phase), &scene->prompt);
    for (uint32_t i = 0; i < scene->stage_count; i++)
        hash = mix_said(hash, &scene->stages[i]);
    if (scene->stage_count > 0)
        hash = vaka_hash(hash, &scene->stage, sizeof scene->stage);
    for (uint32_t i = 0; i < scene->overlay_count; i++) {
        const vaka_overlay *at = &scene->overlays[i];
        const int32_t numbers[] = {(int32_t)at->type, (int32_t)at->tone, at->a, at->b, at->c};
        hash = mix_said(vaka_hash(hash, numbers, sizeof numbers), &at->said);
        hash = mix_text(mix_text(hash, at->mark), at->art);
    }
    for (uint32_t i = 0; i < scene->element_count; i++) {
        const vaka_element *at = &scene->elements[i];
        const int32_t numbers[] = {(int32_t)at->type, (int32_t)at->tone, at->a, at->b};
        hash = mix_said(vaka_hash(hash, numbers, sizeof numbers), &at->said);
        hash = vaka_hash(hash, &at->action, sizeof at->action);
    }
    for (uint32_t i = 0; i < scene->panel_count; i++)
        hash = mix_said(hash, &scene->panels[i].title);
    for (uint32_t i = 0; i < scene->tray_count; i++) {
        const vaka_tray *at = &scene->trays[i];
        const int32_t numbers[] = {(int32_t)at->verb, at->kind,     at->stock,
                                   at->price,         at->argument, at->value};
        hash = mix_said(mix_said(vaka_hash(hash, numbers, sizeof numbers), &at->cost), &at->why);
        hash = mix_text(mix_said(hash, &at->title), at->art);
    }
    return mix_endings(hash, scene);
}

uint64_t vaka_live_view_hash(vaka_live *live, int32_t seat)
{
    const uint8_t asked[] = {vaka_live_must(live), vaka_live_may(live)};
    uint32_t count;
    uint64_t hash;

    hash = vaka_hash(vaka_position_hash(look(live, seat)), asked, sizeof asked);
    hash = mix_scene(hash, vaka_live_scene(live, seat));
    const vaka_action *legal = vaka_live_legal(live, seat, &count);
    return count ? vaka_hash(hash, legal, count * sizeof *legal) : hash;
}
