/* match/door_view.c - what a seat is shown.
 *
 * SPDX-License-Identifier: MIT */
#include "match/door_inside.h"

#include "table/agenda.h"
#include "table/hash.h"
#include "table/script.h"
#include "table/seen.h"

#include <string.h>

const vaka_match *vaka_door_seen(vaka_door *door, int32_t seat)
{
    if (door->seen_version == door->version && door->seen_seat == seat)
        return &door->seen.face;
    if (!door->seen.block)
        vaka_position_init(&door->seen, door->layout);
    door->seen.port = door->position.port;
    vaka_seen(vaka_door_ground(door, seat), seat, &door->seen);
    door->seen_version = door->version;
    door->seen_seat = seat;
    return &door->seen.face;
}

const vaka_scene *vaka_door_scene(vaka_door *door, int32_t seat)
{
    const vaka_match *seen = vaka_door_seen(door, seat);

    if (door->scene_version == door->version && door->scene_seat == seat)
        return &door->scene;
    vaka_scene_clear(&door->scene);
    if (door->layout->module->describe) {
        vaka_script_tank(&door->seen);
        door->layout->module->describe(seen, seat, &door->scene);
        vaka_script_tank_end(&door->seen);
    }
    if (door->seen.broken)
        vaka_door_blame(door, "describe", door->seen.trouble);
    door->seen.broken = false;
    door->seen.failed = 0;
    door->scene_version = door->version;
    door->scene_seat = seat;
    return &door->scene;
}

static uint64_t mix_text(uint64_t hash, const char *text)
{
    return text ? vaka_hash(hash, text, strlen(text)) : hash;
}

static uint64_t mix_said(uint64_t hash, const vaka_said *said)
{
    return vaka_hash(mix_text(hash, said->text), said->arg, sizeof said->arg);
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
    return hash;
}

uint64_t vaka_door_view_hash(vaka_door *door, int32_t seat)
{
    const uint8_t asked[] = {vaka_door_must(door), vaka_door_may(door)};
    uint32_t count;
    uint64_t hash;

    vaka_door_seen(door, seat);
    hash = vaka_hash(vaka_position_hash(&door->seen), asked, sizeof asked);
    hash = mix_scene(hash, vaka_door_scene(door, seat));
    const vaka_action *legal = vaka_door_legal(door, seat, &count);
    return count ? vaka_hash(hash, legal, count * sizeof *legal) : hash;
}
