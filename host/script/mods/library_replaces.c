/* script/mods/library_replaces.c - what a mod has takes the place of something else, as its mod.lua
 * says.
 *
 * SPDX-License-Identifier: MIT
 *
 *     replaces = { "event.storm", "rule.fog", "value.speed", "boats.raft.cost" }
 *
 * A card or a rule: the mod has one of that sort and id itself. A value: what rules of other mods
 * add to it does not count beside its own. A printed value, by table, row and column: the mod's
 * data change it, whichever mod is loaded last. All this where the mod is played with; where it is
 * not, nothing changes. Two mods that replace the same do not go together, nor do two that change
 * one printed value to different ones, unless one of them needs or replaces the other's. */
#include "script/mods/library_inside.h"

#include <stdio.h>
#include <string.h>

#define VALUE "value."

static const char *sort_name(const vaka_library *library, const vaka_item *item)
{
    return item->sort == VAKA_SORT_RULE ? "rule" : library->module->sorts[item->sort].id;
}

static bool can_be_replaced(const vaka_item *item)
{
    return vaka_item_is_card(item) || item->sort == VAKA_SORT_RULE;
}

/* "event.storm" is what an item is called there. */
static bool is_called(const vaka_library *library, const vaka_item *item, const char *name)
{
    const char *sort = sort_name(library, item);
    size_t length = strlen(sort);

    return strncmp(name, sort, length) == 0 && name[length] == '.' &&
           strcmp(name + length + 1, item->id) == 0;
}

bool vaka_mod_replaces(const vaka_library *library, uint32_t mod, const vaka_item *item)
{
    const vaka_mod_info *info = &library->mods[mod];

    for (uint32_t i = 0; can_be_replaced(item) && i < info->replace_count; i++)
        if (is_called(library, item, info->replaces[i]))
            return true;
    return false;
}

bool vaka_card_is_replaced(const vaka_library *library, const bool *chosen, const vaka_item *card)
{
    for (uint32_t m = 0; m < library->mod_count; m++)
        if (chosen[m] && m != card->mod && library->mods[m].usable &&
            vaka_mod_replaces(library, m, card))
            return true;
    return false;
}

bool vaka_mod_replaces_value(const vaka_library *library, uint32_t mod, uint32_t value)
{
    const vaka_mod_info *info = &library->mods[mod];

    for (uint32_t i = 0; i < info->replace_count; i++)
        if (strncmp(info->replaces[i], VALUE, strlen(VALUE)) == 0 &&
            strcmp(info->replaces[i] + strlen(VALUE), library->module->values[value].id) == 0)
            return true;
    return false;
}

bool vaka_mod_replaces_cell(const vaka_library *library, uint32_t mod, const char *table,
                            const char *row, const char *column)
{
    const vaka_mod_info *info = &library->mods[mod];
    char name[256];

    snprintf(name, sizeof name, "%s.%s.%s", table, row, column);
    for (uint32_t i = 0; i < info->replace_count; i++)
        if (strcmp(info->replaces[i], name) == 0)
            return true;
    return false;
}

/* The card or rule of this name of a mod, or of any other; NULL: none. */
static const vaka_item *find_item(const vaka_library *library, const char *name, uint32_t mod,
                                  bool own)
{
    const struct vaka_library_files *files = library->files;

    for (uint32_t i = 0; i < files->item_count; i++) {
        const vaka_item *item = &files->items[i].item;

        if (can_be_replaced(item) && (item->mod == mod) == own && is_called(library, item, name))
            return item;
    }
    return NULL;
}

/* What is near a name among the cards and rules of other mods, and the values. */
static vaka_guess guess_of(const vaka_library *library, const char *name, uint32_t mod,
                           vaka_arena *arena)
{
    const struct vaka_library_files *files = library->files;
    vaka_guess guess = vaka_guess_of(vaka_word_of(name));
    char known[160];

    for (uint32_t i = 0; i < files->item_count; i++) {
        const vaka_item *item = &files->items[i].item;

        if (!can_be_replaced(item) || item->mod == mod)
            continue;
        snprintf(known, sizeof known, "%.60s.%.60s", sort_name(library, item), item->id);
        vaka_guess_try(&guess, vaka_arena_copy(arena, known));
    }
    for (uint32_t i = 0; i < library->module->value_count; i++) {
        snprintf(known, sizeof known, VALUE "%.60s", library->module->values[i].id);
        vaka_guess_try(&guess, vaka_arena_copy(arena, known));
    }
    return guess;
}

/* Has the mod a rule that modifies a value? */
static bool has_modifier(const vaka_library *library, uint32_t mod, uint32_t value)
{
    const struct vaka_library_files *files = library->files;

    for (uint32_t i = 0; i < files->item_count; i++)
        if (files->items[i].item.mod == mod && files->items[i].item.sort == VAKA_SORT_RULE &&
            files->items[i].modifies && files->items[i].modifies[value])
            return true;
    return false;
}

/* What a data file changes: the value of a row and column of its table; NULL: not. */
static const vaka_plain *changed(const vaka_library_file *file, const char *table, const char *row,
                                 const char *column)
{
    const vaka_plain *said = vaka_plain_get(&file->plain, "table");
    const vaka_plain *change = vaka_plain_get(&file->plain, "change");
    const vaka_plain *fields = NULL;

    if (!said || said->type != VAKA_PLAIN_TEXT || strcmp(said->text, table) != 0)
        return NULL;
    if (change && change->type == VAKA_PLAIN_TABLE)
        fields = vaka_plain_get(change, row);
    return fields && fields->type == VAKA_PLAIN_TABLE ? vaka_plain_get(fields, column) : NULL;
}

static bool is_data(const vaka_library_file *file)
{
    return strcmp(file->folder, "data") == 0 && file->plain.type == VAKA_PLAIN_TABLE;
}

static const vaka_plain *changed_by(const vaka_library *library, uint32_t mod, const char *table,
                                    const char *row, const char *column)
{
    const vaka_mod_files *files = &library->files->mods[mod];
    const vaka_plain *found = NULL;

    for (uint32_t i = 0; i < files->count && !found; i++)
        if (is_data(&files->at[i]))
            found = changed(&files->at[i], table, row, column);
    return found;
}

/* "boats.raft.cost": the table is that before the first dot, the column that behind the last. */
static bool is_cell(const vaka_library *library, const char *name)
{
    size_t length = strcspn(name, ".");

    return strchr(name, '.') != strrchr(name, '.') &&
           vaka_row_find(VAKA_NAMED_ROWS(library->module->tables, library->module->table_count),
                         (vaka_word){name, length}) >= 0;
}

static bool changes_cell(const vaka_library *library, uint32_t mod, const char *name)
{
    char parts[256];

    snprintf(parts, sizeof parts, "%s", name);
    char *row = strchr(parts, '.'), *column = strrchr(parts, '.');
    *row++ = *column++ = '\0';
    return changed_by(library, mod, parts, row, column) != NULL;
}

/* Why the mod cannot replace something by that name though it is there; NULL: it can. */
static const char *lack_of(const vaka_library *library, uint32_t mod, const char *name)
{
    const vaka_module *module = library->module;
    int32_t value = strncmp(name, VALUE, strlen(VALUE)) == 0
                        ? vaka_row_find(VAKA_NAMED_ROWS(module->values, module->value_count),
                                        vaka_word_of(name + strlen(VALUE)))
                        : VAKA_NONE;

    if (value >= 0)
        return has_modifier(library, mod, (uint32_t)value) ? NULL
                                                           : "the mod has no rule that modifies";
    if (is_cell(library, name))
        return changes_cell(library, mod, name) ? NULL : "no data file of the mod changes";
    return find_item(library, name, mod, true) ? NULL : "the mod has none of its own for";
}

static bool is_there(const vaka_library *library, uint32_t mod, const char *name)
{
    const vaka_module *module = library->module;
    bool value = strncmp(name, VALUE, strlen(VALUE)) == 0 &&
                 vaka_row_find(VAKA_NAMED_ROWS(module->values, module->value_count),
                               vaka_word_of(name + strlen(VALUE))) >= 0;

    return value || is_cell(library, name) || find_item(library, name, mod, false);
}

/* What a mod replaces is there, and what it replaces it by, too. */
static void check_mod(vaka_library *library, uint32_t mod)
{
    const vaka_mod_info *info = &library->mods[mod];
    vaka_library_file file;
    vaka_arena arena = {0};
    vaka_sandbox *sandbox = vaka_sandbox_new();
    vaka_complaints unheard = {0};

    vaka_file_read(&file, &arena, info->folder, "mod.lua", &unheard); /* for its places */
    vaka_file_load(&file, &arena, sandbox, VAKA_NONE, &unheard);
    const vaka_plain *list = vaka_plain_get(&file.plain, "replaces");
    vaka_file_fields page = {file.name, &library->complaints, &library->arena};
    for (uint32_t i = 0; i < info->replace_count; i++) {
        vaka_file_place spot = list && i < list->count ? list->at[i].spot : (vaka_file_place){0, 0};
        const char *name = info->replaces[i];

        if (!is_there(library, mod, name)) {
            vaka_guess guess = guess_of(library, name, mod, &arena);

            vaka_file_fields_unknown(&page, spot, "card, rule or value to be replaced:", &guess);
        } else if (lack_of(library, mod, name)) {
            vaka_file_wrong(&page, spot, NULL, "%s '%.80s', which it replaces",
                            lack_of(library, mod, name), name);
        }
    }
    vaka_complaints_done(&unheard);
    vaka_sandbox_free(sandbox);
    vaka_arena_done(&arena);
}

void vaka_replaces_check(vaka_library *library)
{
    for (uint32_t m = 0; m < library->mod_count; m++) {
        uint32_t before = library->complaints.total;

        if (!library->mods[m].usable || !library->mods[m].replace_count)
            continue;
        check_mod(library, m);
        vaka_mod_judge(&library->arena, &library->mods[m], &library->complaints, before);
    }
}

bool vaka_mod_needs(const vaka_library *library, uint32_t mod, uint32_t other)
{
    const vaka_mod_info *info = &library->mods[mod];

    for (uint32_t i = 0; i < info->need_count; i++)
        if (info->needs[i] == other || vaka_mod_needs(library, info->needs[i], other))
            return true;
    return false;
}

static bool is_same(const vaka_plain *a, const vaka_plain *b)
{
    if (a->type != b->type)
        return false;
    return a->type == VAKA_PLAIN_TEXT ? strcmp(a->text, b->text) == 0 : a->number == b->number;
}

/* A printed value that a row of changes and another mod's data both change, and to what differs. */
static vaka_status compare_row(const vaka_library *library, const uint32_t pair[2],
                               const char *table, const vaka_plain *row, vaka_error *err)
{
    for (uint32_t c = 0; row->key && row->type == VAKA_PLAIN_TABLE && c < row->count; c++) {
        const vaka_plain *cell = &row->at[c];
        const vaka_plain *other = !cell->key || cell->type == VAKA_PLAIN_TABLE
                                      ? NULL /* `status` */
                                      : changed_by(library, pair[0], table, row->key, cell->key);
        if (other && !is_same(cell, other) &&
            !vaka_mod_replaces_cell(library, pair[0], table, row->key, cell->key) &&
            !vaka_mod_replaces_cell(library, pair[1], table, row->key, cell->key))
            return vaka_fail(err, VAKA_ERR_DATA,
                             "the mods %.48s and %.48s both change %.40s.%.40s.%.40s: play with "
                             "one of them (or one says that it replaces it)",
                             library->mods[pair[0]].id, library->mods[pair[1]].id, table, row->key,
                             cell->key);
    }
    return VAKA_OK;
}

static vaka_status compare_data(const vaka_library *library, const uint32_t pair[2],
                                vaka_error *err)
{
    const vaka_mod_files *files = &library->files->mods[pair[1]];
    vaka_status status = VAKA_OK;

    for (uint32_t i = 0; i < files->count && !status; i++) {
        const vaka_library_file *file = &files->at[i];
        const vaka_plain *table = is_data(file) ? vaka_plain_get(&file->plain, "table") : NULL;
        const vaka_plain *change = table ? vaka_plain_get(&file->plain, "change") : NULL;
        if (!change || change->type != VAKA_PLAIN_TABLE || table->type != VAKA_PLAIN_TEXT)
            continue;
        for (uint32_t r = 0; r < change->count && !status; r++)
            status = compare_row(library, pair, table->text, &change->at[r], err);
    }
    return status;
}

/* Do two mods replace the same? Cards and rules only where both are played with as a whole. */
static vaka_status compare_names(const vaka_library *library, const uint32_t pair[2], bool whole,
                                 vaka_error *err)
{
    const vaka_mod_info *one = &library->mods[pair[0]], *other = &library->mods[pair[1]];

    for (uint32_t i = 0; i < one->replace_count; i++)
        for (uint32_t k = 0; k < other->replace_count; k++)
            if (strcmp(one->replaces[i], other->replaces[k]) == 0 &&
                (whole || !find_item(library, one->replaces[i], pair[0], true)))
                return vaka_fail(err, VAKA_ERR_DATA,
                                 "the mods %.60s and %.60s both replace %.60s: play with one of "
                                 "them",
                                 one->id, other->id, one->replaces[i]);
    return VAKA_OK;
}

vaka_status vaka_replaces_agree(const vaka_library *library, const bool *chosen, const bool *dealt,
                                vaka_error *err)
{
    vaka_status status = VAKA_OK;

    for (uint32_t m = 0; m < library->mod_count && !status; m++)
        for (uint32_t n = 0; n < m && !status; n++) {
            const uint32_t pair[2] = {n, m};
            bool apart = !library->mods[m].base && !library->mods[n].base;

            if (!chosen[m] || !chosen[n])
                continue;
            status = compare_names(library, pair, dealt[m] && dealt[n], err);
            if (!status && apart && !vaka_mod_needs(library, m, n) &&
                !vaka_mod_needs(library, n, m))
                status = compare_data(library, pair, err);
        }
    return status;
}
