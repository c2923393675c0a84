/* script/mods/mod_order.c - all mods of a game: which go together, and in which order they are
 * loaded.
 *
 * SPDX-License-Identifier: MIT
 *
 * What a mod needs is loaded before it; else the base mod comes first, then the bundled ones, then
 * the others, each by id. */
#include "script/mods/library_inside.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { NEW, BEGUN, PLACED };

typedef struct mods {
    vaka_manifest *at;
    uint32_t count;
    uint32_t *order; /* numbers of manifests */
    uint32_t ordered;
    vaka_arena *arena;
    vaka_complaints *complaints;
} mods;

static int rank(const vaka_mod_info *info)
{
    return info->base ? 0 : info->bundled ? 1 : 2;
}

/* Of two with one id the bundled one comes first, and then the one found first. */
static int by_rank(const void *a, const void *b)
{
    const vaka_mod_info *x = &((const vaka_manifest *)a)->info;
    const vaka_mod_info *y = &((const vaka_manifest *)b)->info;
    int ids = strcmp(x->id, y->id);

    if (rank(x) != rank(y))
        return rank(x) - rank(y);
    return ids ? ids : strcmp(x->folder, y->folder);
}

static void __attribute__((format(printf, 5, 6)))
complain(mods *all, vaka_manifest *about, vaka_file_place spot, const char *suggestion,
         const char *format, ...)
{
    char text[512];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    vaka_complaint_add(all->complaints, about->file.name, spot, suggestion, "%s", text);
    vaka_mod_spoil(all->arena, &about->info, "%s: %s", about->file.name, text);
}

static vaka_file_place field_spot(const vaka_manifest *manifest, const char *name)
{
    const vaka_plain *field = vaka_plain_get(&manifest->file.plain, name);

    return field ? field->spot : (vaka_file_place){0, 0};
}

static void refuse_twins(mods *all)
{
    for (uint32_t i = 0; i < all->count; i++)
        for (uint32_t j = 0; j < i; j++) {
            if (strcmp(all->at[i].info.id, all->at[j].info.id) != 0 || !all->at[j].read ||
                !all->at[i].read)
                continue;
            complain(all, &all->at[i], field_spot(&all->at[i], "id"), "give it another id",
                     "there is a mod '%s' already, in %.300s", all->at[i].info.id,
                     all->at[j].info.folder);
            break;
        }
}

/* The mod of this id that counts: the first that is not a twin. */
static vaka_manifest *find(const mods *all, const char *id)
{
    for (uint32_t i = 0; i < all->count; i++)
        if (strcmp(all->at[i].info.id, id) == 0)
            return &all->at[i];
    return NULL;
}

static bool is_older(const int32_t version[3], const int32_t least[3])
{
    for (int i = 0; i < 3; i++)
        if (version[i] != least[i])
            return version[i] < least[i];
    return false;
}

static void refuse_missing(mods *all, vaka_manifest *mod, const vaka_need *need)
{
    vaka_guess guess = vaka_guess_of(vaka_word_of(need->id));
    char suggestion[VAKA_SUGGESTION];

    for (uint32_t i = 0; i < all->count; i++)
        vaka_guess_try(&guess, all->at[i].info.id);
    complain(all, mod, need->spot, vaka_complaint_guess(&guess, suggestion),
             "it needs the mod '%s', which is not here", need->id);
}

static void place(mods *all, vaka_manifest *mod);

static void follow_need(mods *all, vaka_manifest *mod, const vaka_need *need)
{
    vaka_manifest *other = find(all, need->id);

    if (!other) {
        refuse_missing(all, mod, need);
        return;
    }
    if (is_older(other->version, need->version)) {
        complain(all, mod, need->spot, NULL, "it needs '%s' %d.%d.%d or later; here is %s",
                 need->id, (int)need->version[0], (int)need->version[1], (int)need->version[2],
                 other->info.version);
        return;
    }
    if (other->visit == BEGUN) {
        if (other == mod)
            complain(all, mod, need->spot, "leave it out", "it needs itself");
        else
            complain(all, mod, need->spot, "leave it out", "'%s' and '%s' need each other",
                     mod->info.id, need->id);
        return;
    }
    place(all, other);
    if (!other->info.usable)
        complain(all, mod, need->spot, NULL, "it needs '%s', which cannot be used: %.300s",
                 need->id, other->info.trouble);
}

/* Puts what a mod needs into the order, then the mod. */
static void place(mods *all, vaka_manifest *mod)
{
    if (mod->visit != NEW)
        return;
    mod->visit = BEGUN;
    for (uint32_t i = 0; i < mod->need_count; i++)
        follow_need(all, mod, &mod->needs[i]);
    mod->visit = PLACED;
    all->order[all->ordered++] = (uint32_t)(mod - all->at);
}

static void note_needs(vaka_library *library, mods *all, uint32_t number)
{
    const vaka_manifest *from = &all->at[all->order[number]];
    vaka_mod_info *mod = &library->mods[number];

    mod->needs = vaka_arena_new(all->arena, (from->need_count + 1) * sizeof *mod->needs);
    for (uint32_t i = 0; i < from->need_count; i++)
        for (uint32_t j = 0; j < number; j++)
            if (strcmp(library->mods[j].id, from->needs[i].id) == 0)
                mod->needs[mod->need_count++] = (uint16_t)j;
}

/* A mod that was named takes the place of one that was found with the same id: so a working copy
 * can be tried where the mod is installed. True if it did. */
static bool replace_found(mods *all, const vaka_manifest *manifest)
{
    for (uint32_t i = 0; manifest->given && manifest->read && i < all->count; i++) {
        vaka_manifest *found = &all->at[i];
        if (found == manifest || found->given || strcmp(found->info.id, manifest->info.id) != 0)
            continue;
        bool bundled = found->info.bundled, base = found->info.base;
        *found = *manifest;
        found->info.bundled = bundled;
        found->info.base = base;
        return true;
    }
    return false;
}

/* Mistakes of a mod for another game are no concern of this one. */
static bool pass_over(mods *all, vaka_manifest *manifest, uint32_t before)
{
    if (!manifest->other)
        return false;
    if (manifest->info.bundled) {
        complain(all, manifest, field_spot(manifest, "game"), NULL,
                 "the mod lies among those of another game");
        return false;
    }
    vaka_complaints_take_back(all->complaints, before);
    return true;
}

static void read_all(mods *all, const vaka_mod_places *places, const vaka_module *module)
{
    vaka_sandbox *sandbox = vaka_sandbox_new(); /* for data: nothing runs in it */

    all->at = vaka_arena_new(all->arena, (places->count + 1) * sizeof *all->at);
    for (uint32_t i = 0; i < places->count; i++) {
        vaka_manifest *manifest = &all->at[all->count++];
        uint32_t before = all->complaints->total;
        vaka_manifest_read(manifest, &places->at[i], module, sandbox, all->arena, all->complaints);
        if (pass_over(all, manifest, before) || replace_found(all, manifest))
            all->count--;
    }
    vaka_sandbox_free(sandbox);
    if (all->count)
        qsort(all->at, all->count, sizeof *all->at, by_rank);
}

void vaka_mods_read(vaka_library *library, const char *const *folders)
{
    mods all = {.arena = &library->arena, .complaints = &library->complaints};
    vaka_mod_places places = {.arena = &library->arena};

    vaka_mod_places_find(&places, library->module, folders, &library->complaints);
    read_all(&all, &places, library->module);
    all.order = vaka_arena_new(all.arena, (all.count + 1) * sizeof *all.order);
    refuse_twins(&all);
    for (uint32_t i = 0; i < all.count; i++)
        place(&all, &all.at[i]);
    library->mods = vaka_arena_new(all.arena, (all.count + 1) * sizeof *library->mods);
    for (uint32_t i = 0; i < all.count; i++) {
        library->mods[library->mod_count++] = all.at[all.order[i]].info;
        note_needs(library, &all, i);
    }
}
