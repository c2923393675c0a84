/* cli/mods/try_target.c - what of a mod a path names: a card, a rule, a scenario, or all of it; and
 * a game in which it can be tried.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/mods/try_target.h"

#include "cli/mods/mod_paths.h"
#include "script/mods/game.h"

#include <stdlib.h>
#include <string.h>

static bool find_mod(const vaka_library *library, const char *folder, uint32_t *out)
{
    char rest[8];

    for (uint32_t m = 0; m < library->mod_count; m++)
        if (vaka_mod_path_inside(folder, library->mods[m].folder, rest, sizeof rest) && !*rest) {
            *out = m;
            return true;
        }
    return false;
}

static const vaka_choice_info *find_choice(const vaka_choice_info *list, uint32_t count,
                                           const vaka_try_target *target)
{
    for (uint32_t i = 0; i < count; i++)
        if (list[i].mod == target->mod && strcmp(list[i].file, target->file) == 0)
            return &list[i];
    return NULL;
}

/* The sort of the module whose file it is; NULL: none. */
static const char *sort_of(const vaka_module *module, const char *file)
{
    for (uint32_t s = 0; s < module->sort_count; s++) {
        size_t length = strlen(module->sorts[s].id);

        if (strncmp(file, module->sorts[s].id, length) == 0 && file[length] == 's' &&
            file[length + 1] == '/')
            return module->sorts[s].id;
    }
    return NULL;
}

/* A rule that does not go with all scenarios is tried in the first that it goes with. */
static void go_along(const vaka_library *library, vaka_try_target *out)
{
    if (!out->rule || vaka_library_allows(NULL, out->rule))
        return;
    for (uint32_t i = 0; i < library->scenario_count && !out->scenario; i++)
        if (vaka_library_allows(&library->scenarios[i], out->rule))
            out->scenario = &library->scenarios[i];
    if (!out->scenario) /* it says better than none why the rule does not go with it */
        out->scenario = vaka_library_scenario(library, out->rule->scenarios[0]);
}

/* A card that is in play only with a rule or in a scenario is tried so. */
static void bring(const vaka_library *library, const char *sort, vaka_try_target *out)
{
    out->rule = vaka_library_bringing(library->rules, library->rule_count, sort);
    if (!out->rule)
        out->scenario = vaka_library_bringing(library->scenarios, library->scenario_count, sort);
}

bool vaka_try_target_part(const vaka_library *library, uint32_t mod, const char *file,
                          vaka_try_target *out)
{
    const char *sort = sort_of(library->module, file);

    *out = (vaka_try_target){.mod = mod,
                             .moment = VAKA_STAGED_ANY,
                             .whole = vaka_game_of(library->module) && library->mods[mod].base};
    snprintf(out->file, sizeof out->file, "%s", file);
    out->rule = find_choice(library->rules, library->rule_count, out);
    if (!out->rule) {
        const vaka_choice_info *others;
        uint32_t count = vaka_library_stand_ins(library, &others);
        out->rule = find_choice(others, count, out);
    }
    out->scenario = find_choice(library->scenarios, library->scenario_count, out);
    bool all = !*file || strcmp(file, "mod.lua") == 0 || strcmp(file, "game.lua") == 0;
    if (out->rule || out->scenario || all)
        out->file[0] = '\0';
    else if (sort)
        bring(library, sort, out);
    else
        return false;
    go_along(library, out);
    return true;
}

vaka_status vaka_try_target_find(const vaka_library *library, const char *folder, const char *path,
                                 vaka_try_target *out, vaka_error *err)
{
    char file[sizeof out->file];
    uint32_t mod;

    *out = (vaka_try_target){0};
    if (!find_mod(library, folder, &mod))
        return vaka_fail(err, VAKA_ERR_DATA, "the mod in %.150s cannot be read", folder);
    if (!library->mods[mod].usable)
        return vaka_fail(err, VAKA_ERR_DATA, "the mod cannot be used: %s",
                         library->mods[mod].trouble);
    if (!vaka_mod_path_inside(library->mods[mod].folder, path, file, sizeof file))
        file[0] = '\0'; /* the folder in which the mod lies */
    if (vaka_try_target_part(library, mod, file, out))
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_DATA,
                     "%.150s cannot be tried by itself: name a card, a rule, a scenario or the "
                     "mod's folder",
                     path);
}

uint32_t vaka_try_target_reach(const vaka_try_target *target, const vaka_setup *setup,
                               const vaka_journal_head *head, vaka_record **out, vaka_error *err)
{
    const vaka_item *item = vaka_try_target_item(target, setup->content);
    vaka_journal_head each = *head; /* what it owns stays the other's */
    uint32_t found = VAKA_STAGED_CARD_NOWHERE;

    for (uint32_t i = 0; i < VAKA_TRY_GAMES && found == VAKA_STAGED_CARD_NOWHERE; i++) {
        int32_t kind = VAKA_NONE;

        vaka_record_close(*out);
        *out = NULL;
        each.seed = head->seed.generator == VAKA_GENERATOR_XOSHIRO
                        ? vaka_seed_of(head->seed.number + i)
                        : vaka_seed_child(&head->seed, VAKA_SEED_GAME, i);
        if (vaka_record_new(setup, &each, NULL, out, err))
            return 0;
        vaka_record_show_faults(*out, true); /* whoever tries a script is its author */
        if (vaka_try_target_begins(target) && !vaka_staged_moment_any(&target->moment))
            return VAKA_STAGED_CARD_FOUND;
        if (item)
            kind = vaka_content_kind(vaka_live_layout(vaka_record_live(*out)), item);
        found = vaka_staged_card_reach(*out, kind, &target->moment, err);
    }
    return found;
}

const vaka_item *vaka_try_target_item(const vaka_try_target *target, const vaka_content *content)
{
    for (uint32_t i = 0; *target->file && i < content->item_count; i++)
        if (content->items[i].mod == target->mod &&
            strcmp(content->items[i].file, target->file) == 0)
            return &content->items[i];
    return NULL;
}
