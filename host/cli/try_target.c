/* cli/try_target.c - what of a mod a path names: a card, a rule, a scenario, or all of it.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/try_target.h"

#include <stdlib.h>
#include <string.h>

/* The path behind the mod's folder, both as the disk knows them; "" for the folder itself. */
static bool path_inside(const char *folder, const char *path, char *out, size_t room)
{
    char *outer = realpath(folder, NULL), *inner = realpath(path, NULL);
    size_t length = outer ? strlen(outer) : 0;
    bool good = outer && inner && strncmp(inner, outer, length) == 0 &&
                (inner[length] == '/' || !inner[length]);

    if (good)
        good = snprintf(out, room, "%s", inner + length + (inner[length] == '/')) < (int)room;
    free(outer);
    free(inner);
    return good;
}

static bool find_mod(const vaka_library *library, const char *folder, uint32_t *out)
{
    char rest[8];

    for (uint32_t m = 0; m < library->mod_count; m++)
        if (path_inside(folder, library->mods[m].folder, rest, sizeof rest) && !*rest) {
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

/* A card that is in play only with a rule or in a scenario is tried so. */
static void bring(const vaka_library *library, const char *sort, vaka_try_target *out)
{
    out->rule = vaka_library_bringing(library->rules, library->rule_count, sort);
    if (!out->rule)
        out->scenario = vaka_library_bringing(library->scenarios, library->scenario_count, sort);
}

vaka_status vaka_try_target_find(const vaka_library *library, const char *folder, const char *path,
                                 vaka_try_target *out, vaka_error *err)
{
    const char *sort;

    *out = (vaka_try_target){0};
    if (!find_mod(library, folder, &out->mod))
        return vaka_fail(err, VAKA_ERR_DATA, "the mod in %.150s cannot be read", folder);
    if (!library->mods[out->mod].usable)
        return vaka_fail(err, VAKA_ERR_DATA, "the mod cannot be used: %s",
                         library->mods[out->mod].trouble);
    if (!path_inside(library->mods[out->mod].folder, path, out->file, sizeof out->file))
        out->file[0] = '\0'; /* the folder in which the mod lies */
    out->rule = find_choice(library->rules, library->rule_count, out);
    out->scenario = find_choice(library->scenarios, library->scenario_count, out);
    if (out->rule || out->scenario || !*out->file || strcmp(out->file, "mod.lua") == 0)
        out->file[0] = '\0';
    else if ((sort = sort_of(library->module, out->file)) != NULL)
        bring(library, sort, out);
    else
        return vaka_fail(err, VAKA_ERR_DATA,
                         "%.150s cannot be tried by itself: name a card, a rule, a scenario or the "
                         "mod's folder",
                         path);
    return VAKA_OK;
}

const vaka_item *vaka_try_target_item(const vaka_try_target *target, const vaka_content *content)
{
    for (uint32_t i = 0; *target->file && i < content->item_count; i++)
        if (content->items[i].mod == target->mod &&
            strcmp(content->items[i].file, target->file) == 0)
            return &content->items[i];
    return NULL;
}
