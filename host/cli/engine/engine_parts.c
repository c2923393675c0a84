/* cli/engine/engine_parts.c - a document that is brought up to date part by part.
 *
 * SPDX-License-Identifier: MIT
 *
 * Making JSON is what takes time. So each part of a map is known by a hash of all that it is made
 * of, and one whose hash is as it was is neither made nor compared nor looked up. */
#include "cli/engine/engine_page.h"

#include "table/hash.h"

#include <stdlib.h>
#include <string.h>

#define SLOTS_LEAST 16u

uint64_t vaka_mix_text(uint64_t hash, const char *text)
{
    return text ? vaka_hash(hash, text, strlen(text) + 1) : vaka_mix(hash, 1);
}

/* Texts of scenes are static (sdk/include/vaka/scene.h): at one place there is always the same. */
uint64_t vaka_mix_static(uint64_t hash, const char *text)
{
    return vaka_mix(hash, (uint64_t)(uintptr_t)text);
}

uint64_t vaka_mix_said(uint64_t hash, const vaka_said *said)
{
    uint64_t args[(sizeof said->arg + 7) / 8] = {0};

    if (!said->text)
        return vaka_mix(hash, 2);
    memcpy(args, said->arg, sizeof said->arg);
    hash = vaka_mix_static(vaka_mix_static(hash, said->id), said->text);
    for (size_t i = 0; i < sizeof args / sizeof *args; i++)
        hash = vaka_mix(hash, args[i]);
    return hash;
}

/* --- Parts by their names ------------------------------------------------------------------- */

static uint32_t slot_of(const vaka_page_map *map, uint64_t name)
{
    return (uint32_t)(name ^ name >> 32) & (map->slot_count - 1);
}

static vaka_page_part *find(const vaka_page_map *map, uint64_t name)
{
    uint32_t at = map->slot_count ? map->slots[slot_of(map, name)] : 0;

    while (at && map->parts[at - 1].name != name)
        at = map->parts[at - 1].next;
    return at ? &map->parts[at - 1] : NULL;
}

static void hang(vaka_page_map *map, uint32_t place)
{
    uint32_t *slot = &map->slots[slot_of(map, map->parts[place].name)];

    map->parts[place].next = *slot;
    *slot = place + 1;
}

static void hang_all(vaka_page_map *map)
{
    memset(map->slots, 0, map->slot_count * sizeof *map->slots);
    for (uint32_t i = 0; i < map->count; i++)
        hang(map, i);
}

static vaka_page_part *add(vaka_page_map *map, uint64_t name)
{
    map->parts = vaka_xmore(map->parts, map->count, sizeof *map->parts);
    map->parts[map->count++] = (vaka_page_part){.name = name};
    if (map->count > map->slot_count) {
        map->slot_count = map->slot_count ? 2 * map->slot_count : SLOTS_LEAST;
        map->slots = vaka_xgrow(map->slots, map->slot_count * sizeof *map->slots);
        hang_all(map);
    } else {
        hang(map, map->count - 1);
    }
    return &map->parts[map->count - 1];
}

/* --- A map that is edited ------------------------------------------------------------------- */

static const char *const map_names[VAKA_PAGE_MAPS] = {
    [VAKA_PAGE_SEATS] = "seats",       [VAKA_PAGE_ZONES] = "zones",
    [VAKA_PAGE_COUNTERS] = "counters", [VAKA_PAGE_OVERLAYS] = "overlays",
    [VAKA_PAGE_PANELS] = "panels",     [VAKA_PAGE_TRAY] = "tray",
    [VAKA_PAGE_PURSES] = "purses",     [VAKA_PAGE_CHOICES] = "choices",
    [VAKA_PAGE_PLANNED] = "planned",
};

static const char *const member_names[VAKA_PAGE_MEMBERS] = {
    [VAKA_PAGE_SEAT] = "seat",     [VAKA_PAGE_PHASE] = "phase",   [VAKA_PAGE_ROUND] = "round",
    [VAKA_PAGE_STAGES] = "stages", [VAKA_PAGE_STAGE] = "stage",   [VAKA_PAGE_ENDS] = "ends",
    [VAKA_PAGE_LAST] = "last",     [VAKA_PAGE_ITSELF] = "itself", [VAKA_PAGE_PROMPT] = "prompt",
    [VAKA_PAGE_UNDO] = "undo",     [VAKA_PAGE_REDO] = "redo",     [VAKA_PAGE_DEAL] = "deal",
    [VAKA_PAGE_RESULT] = "result",
};

vaka_page_edit vaka_edit_begin(vaka_page_sheet *sheet, vaka_page_map_name name)
{
    vaka_page_edit edit = {.sheet = sheet, .name = name, .map = &sheet->map[name]};

    edit.stood = edit.map->shown > 0;
    edit.map->pass++;
    return edit;
}

vaka_page_part *vaka_edit_part(const vaka_page_edit *edit)
{
    return &edit->map->parts[edit->at];
}

bool vaka_edit_is_seen(const vaka_page_edit *edit, uint64_t name)
{
    const vaka_page_part *part = find(edit->map, name);

    return part && part->pass == edit->map->pass;
}

static bool stays(vaka_page_edit *edit, vaka_page_part *part, uint64_t name, uint64_t value)
{
    bool same = part && part->value == value;

    if (!part)
        part = add(edit->map, name);
    edit->seen += part->pass != edit->map->pass;
    part->pass = edit->map->pass;
    part->value = value;
    edit->at = (uint32_t)(part - edit->map->parts);
    return same;
}

bool vaka_edit_stays(vaka_page_edit *edit, uint64_t name, uint64_t value)
{
    return stays(edit, find(edit->map, name), name, value);
}

bool vaka_edit_next_stays(vaka_page_edit *edit, uint64_t like, uint64_t value, uint32_t *n)
{
    vaka_page_part *part;
    uint64_t name;

    *n = 0;
    for (;; ++*n) {
        name = vaka_mix(like, *n);
        part = find(edit->map, name);
        if (!part || part->pass != edit->map->pass)
            return stays(edit, part, name, value);
    }
}

static bool is_empty(const json_t *made)
{
    return !made || ((json_is_object(made) || json_is_array(made)) && !json_object_size(made) &&
                     !json_array_size(made));
}

/* Puts something in its place (taken over), or takes away what is there; returns what is to be said
 * of that (owned by the caller); NULL: nothing. */
static json_t *change(json_t **place, json_t *made)
{
    json_t *before = *place, *said;

    if (is_empty(made)) {
        json_decref(made);
        *place = NULL;
        json_decref(before);
        return before ? json_null() : NULL;
    }
    said = vaka_json_change(before, made);
    *place = said ? made : before;
    json_decref(said ? before : made);
    return said;
}

static void say(vaka_page_edit *edit, const char *key, json_t *said)
{
    if (!edit->sheet->patch) {
        json_decref(said);
        return;
    }
    if (!edit->patch)
        edit->patch = json_object();
    json_object_set_new(edit->patch, key, said);
}

void vaka_edit_put(vaka_page_edit *edit, const char *key, json_t *made)
{
    vaka_page_part *part = vaka_edit_part(edit);
    bool stood = part->made != NULL;
    json_t *said = change(&part->made, made);

    edit->map->shown += part->made != NULL;
    edit->map->shown -= stood;
    if (!part->key)
        part->key = vaka_xcopy(key);
    if (said)
        say(edit, key, said);
}

static void free_part(vaka_page_part *part)
{
    json_decref(part->made);
    free(part->key);
    free(part->inside);
}

/* Takes out the parts that are there no more. */
static void sweep(vaka_page_edit *edit)
{
    vaka_page_map *map = edit->map;
    uint32_t kept = 0;

    for (uint32_t i = 0; i < map->count; i++) {
        vaka_page_part *part = &map->parts[i];

        if (part->pass == map->pass) {
            map->parts[kept++] = *part;
            continue;
        }
        if (part->made) {
            map->shown--;
            say(edit, part->key, json_null());
        }
        free_part(part);
    }
    map->count = kept;
    hang_all(map);
}

void vaka_edit_end(vaka_page_edit *edit)
{
    json_t *patch = edit->sheet->patch;

    if (edit->seen < edit->map->count)
        sweep(edit);
    if (edit->map->shown == 0 && edit->stood && patch)
        json_object_set_new(patch, map_names[edit->name], json_null());
    else if (edit->map->shown && edit->patch)
        json_object_set(patch, map_names[edit->name], edit->patch);
    json_decref(edit->patch);
}

void vaka_page_set(vaka_page_sheet *sheet, vaka_page_member member, json_t *made)
{
    json_t *said = change(&sheet->member[member], made);

    if (said && sheet->patch)
        json_object_set(sheet->patch, member_names[member], said);
    json_decref(said);
}

/* --- All of it -------------------------------------------------------------------------------- */

static json_t *map_json(const vaka_page_map *map)
{
    json_t *all = json_object();

    for (uint32_t i = 0; i < map->count; i++)
        if (map->parts[i].made)
            json_object_set(all, map->parts[i].key, map->parts[i].made);
    return all;
}

json_t *vaka_page_whole(const vaka_page_sheet *sheet)
{
    json_t *document = json_object();

    for (int i = 0; i < VAKA_PAGE_MEMBERS; i++)
        if (sheet->member[i])
            json_object_set(document, member_names[i], sheet->member[i]);
    for (int i = 0; i < VAKA_PAGE_MAPS; i++)
        vaka_put_part(document, map_names[i], map_json(&sheet->map[i]));
    vaka_put_part(document, "log", vaka_page_log(sheet));
    return document;
}

void vaka_page_sheet_done(vaka_page_sheet *sheet)
{
    json_decref(sheet->patch);
    for (int i = 0; i < VAKA_PAGE_MEMBERS; i++)
        json_decref(sheet->member[i]);
    for (int i = 0; i < VAKA_PAGE_MAPS; i++) {
        for (uint32_t k = 0; k < sheet->map[i].count; k++)
            free_part(&sheet->map[i].parts[k]);
        free(sheet->map[i].parts);
        free(sheet->map[i].slots);
    }
    for (uint32_t i = 0; sheet->lines && i < VAKA_PAGE_LINES; i++)
        json_decref(sheet->lines[i]);
    free(sheet->lines);
    free(sheet->overlays);
    free(sheet->told);
    *sheet = (vaka_page_sheet){0};
}
