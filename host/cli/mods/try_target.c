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

/* Has a mod cards? The sort of one that is in play only in a scenario is told; NULL: none is. */
static bool has_cards(const vaka_library *library, uint32_t mod, const char **brought)
{
    const vaka_item *item;
    bool any = false;

    *brought = NULL;
    for (uint32_t i = 0; (item = vaka_library_item_at(library, i)) != NULL; i++) {
        if (item->mod != mod || !vaka_item_is_card(item))
            continue;
        any = true;
        const char *sort = library->module->sorts[item->sort].id;
        if (!vaka_library_bringing(library->rules, library->rule_count, sort) &&
            vaka_library_bringing(library->scenarios, library->scenario_count, sort))
            *brought = sort;
    }
    return any;
}

static bool has_rules(const vaka_library *library, uint32_t mod)
{
    const vaka_choice_info *others;
    uint32_t count = vaka_library_stand_ins(library, &others);
    bool any = false;

    for (uint32_t i = 0; i < library->rule_count; i++)
        any = any || library->rules[i].mod == mod;
    for (uint32_t i = 0; i < count; i++)
        any = any || others[i].mod == mod;
    return any;
}

/* The scenario in which a whole mod is tried: one that its cards need, or its own where it has
 * nothing else. */
static const vaka_choice_info *scenario_for(const vaka_library *library, uint32_t mod)
{
    const char *brought;
    bool cards = has_cards(library, mod, &brought);

    if (brought)
        return vaka_library_bringing(library->scenarios, library->scenario_count, brought);
    for (uint32_t i = 0; !cards && !has_rules(library, mod) && i < library->scenario_count; i++)
        if (library->scenarios[i].mod == mod)
            return &library->scenarios[i];
    return NULL;
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
    out->all = all && !library->mods[mod].base;
    if (out->all)
        out->scenario = scenario_for(library, mod);
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

const vaka_choice_info *vaka_try_target_in(const vaka_library *library, vaka_try_target *target,
                                           const char *wish)
{
    if (!wish || (!target->all && vaka_try_target_begins(target)))
        return target->scenario;
    target->scenario = NULL; /* it is not what begins */
    return vaka_library_scenario(library, wish);
}

/* How many cards of a whole mod wait in no deck (any more). */
static uint32_t missing(const vaka_try_target *target, vaka_record *record)
{
    const vaka_position *position = vaka_live_position(vaka_record_live(record));
    const vaka_layout *layout = position->face.layout;
    const vaka_content *content = layout->setup.content;
    uint32_t count = 0;

    for (uint32_t i = 0; vaka_try_target_all(target) && i < content->item_count; i++) {
        const vaka_item *item = &content->items[i];

        count += item->mod == target->mod && vaka_item_is_card(item) &&
                 vaka_staged_card_zone(position, vaka_content_kind(layout, item)) < 0;
    }
    return count;
}

/* Keeps the better of two records, and closes the other. */
static void keep_better(const vaka_try_target *target, vaka_record **best, vaka_record *record)
{
    bool better = !*best || missing(target, record) < missing(target, *best);

    vaka_record_close(better ? *best : record);
    *best = better ? record : *best;
}

/* A game with one seed, up to the moment of the target; 0: it cannot be begun. */
static uint32_t reach_one(const vaka_try_target *target, const vaka_setup *setup,
                          const vaka_journal_head *head, vaka_record **out, vaka_error *err)
{
    const vaka_item *item = vaka_try_target_item(target, setup->content);
    int32_t kind = VAKA_NONE;

    if (vaka_record_new(setup, head, NULL, out, err))
        return 0;
    vaka_record_show_faults(*out, true); /* whoever tries a script is its author */
    if (vaka_try_target_begins(target) && !vaka_staged_moment_any(&target->moment))
        return VAKA_STAGED_CARD_FOUND;
    if (item)
        kind = vaka_content_kind(vaka_live_layout(vaka_record_live(*out)), item);
    return vaka_staged_card_reach(*out, kind, &target->moment, err);
}

uint32_t vaka_try_target_reach(const vaka_try_target *target, const vaka_setup *setup,
                               const vaka_journal_head *head, vaka_record **out, vaka_error *err)
{
    vaka_journal_head each = *head; /* what it owns stays the other's */
    vaka_record *best = NULL, *record = NULL;
    uint32_t found = VAKA_STAGED_CARD_NOWHERE;

    for (uint32_t i = 0; i < VAKA_TRY_GAMES && found == VAKA_STAGED_CARD_NOWHERE; i++) {
        vaka_record_close(record);
        record = NULL;
        each.seed = head->seed.generator == VAKA_GENERATOR_XOSHIRO
                        ? vaka_seed_of(head->seed.number + i)
                        : vaka_seed_child(&head->seed, VAKA_SEED_GAME, i);
        found = reach_one(target, setup, &each, &record, err);
        if (found != VAKA_STAGED_CARD_FOUND || !missing(target, record))
            continue;
        keep_better(target, &best, record); /* with other seeds more of its cards may wait */
        record = NULL;
        found = VAKA_STAGED_CARD_NOWHERE;
    }
    if (found == VAKA_STAGED_CARD_NOWHERE && best) {
        vaka_record_close(record);
        record = best;
        best = NULL;
        found = VAKA_STAGED_CARD_FOUND;
    }
    vaka_record_close(best);
    vaka_record_close(*out);
    *out = record;
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

/* --- a whole mod -------------------------------------------------------------------------------
 */

typedef struct rule_list { /* rules that are switched on together */
    const vaka_library *library;
    const vaka_choice_info *scenario; /* may be NULL */
    const vaka_choice_info *at[64];
    uint32_t count;
} rule_list;

static bool excludes(const vaka_choice_info *rule, const vaka_choice_info *other)
{
    for (uint32_t i = 0; i < rule->conflict_count; i++)
        if (strcmp(rule->conflicts[i], other->id) == 0)
            return true;
    return false;
}

static void add_rule(rule_list *list, const vaka_choice_info *rule)
{
    bool fits = vaka_library_allows(list->scenario, rule) && list->count < 64;

    for (uint32_t i = 0; i < list->count && fits; i++)
        fits = strcmp(list->at[i]->id, rule->id) != 0 && !excludes(rule, list->at[i]) &&
               !excludes(list->at[i], rule);
    if (fits)
        list->at[list->count++] = rule;
}

/* Rules that bring the cards of a mod into play, and those of the mod. */
static void add_all(rule_list *list, uint32_t mod)
{
    const vaka_library *library = list->library;
    const vaka_choice_info *others;
    const vaka_item *item;
    uint32_t count = vaka_library_stand_ins(library, &others);

    for (uint32_t i = 0; (item = vaka_library_item_at(library, i)) != NULL; i++) {
        const vaka_choice_info *rule =
            item->mod == mod && vaka_item_is_card(item)
                ? vaka_library_bringing(library->rules, library->rule_count,
                                        library->module->sorts[item->sort].id)
                : NULL;
        if (rule)
            add_rule(list, rule);
    }
    for (uint32_t i = 0; i < library->rule_count; i++)
        if (library->rules[i].mod == mod)
            add_rule(list, &library->rules[i]);
    for (uint32_t i = 0; i < count; i++)
        if (others[i].mod == mod)
            add_rule(list, &others[i]);
}

void vaka_try_target_rules(const vaka_library *library, const vaka_try_target *target,
                           const vaka_choice_info *scenario, char out[VAKA_TRY_RULES])
{
    rule_list list = {.library = library, .scenario = scenario};
    size_t length = 0;

    if (target->rule)
        list.at[list.count++] = target->rule;
    if (vaka_try_target_all(target))
        add_all(&list, target->mod);
    out[0] = '\0';
    for (uint32_t i = 0; i < list.count && length + 80 < VAKA_TRY_RULES; i++)
        length += (size_t)snprintf(out + length, VAKA_TRY_RULES - length, "%s%.70s", i ? "," : "",
                                   list.at[i]->id);
}

void vaka_try_target_top(const vaka_try_target *target, vaka_record *record, char *out, size_t room)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(record));
    const vaka_content *content = layout->setup.content;
    size_t length = 0;

    if (room)
        out[0] = '\0';
    for (uint32_t i = 0; vaka_try_target_all(target) && i < content->item_count; i++) {
        const vaka_item *item = &content->items[i];

        if (item->mod != target->mod || !vaka_item_is_card(item) ||
            !vaka_staged_card_next(record, vaka_content_kind(layout, item)))
            continue;
        if (length + 80 < room)
            length += (size_t)snprintf(out + length, room - length, "%s%.70s", length ? ", " : "",
                                       item->id);
    }
}
