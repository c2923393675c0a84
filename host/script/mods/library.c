/* script/mods/library.c - opens a library: reads all mods, and what needs all of them to be
 * checked.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/library.h"
#include "script/mods/game.h"
#include "script/mods/library_inside.h"

#include <stdlib.h>
#include <string.h>

int32_t vaka_library_sort_of(const vaka_module *module, const char *folder)
{
    for (uint32_t s = 0; s < module->sort_count; s++) {
        size_t length = strlen(module->sorts[s].id);
        if (strlen(folder) == length + 1 && memcmp(folder, module->sorts[s].id, length) == 0 &&
            folder[length] == 's')
            return (int32_t)s;
    }
    return VAKA_NONE;
}

/* What is done with the files of a folder; those of the module's sorts are code. */
enum { FILE_CODE, FILE_DATA, FILE_LANG, FILE_LESSON, FILE_LATER, FILE_STRAY };

static const struct {
    const char *folder;
    int class;
} known_folders[] = {
    {"rules", FILE_CODE},       /* in the mod's environment */
    {"lib", FILE_CODE},         /* the same: what they share */
    {"scenarios", FILE_DATA},   /* constructors only */
    {"data", FILE_DATA},        /* … */
    {"lang", FILE_LANG},        /* the same, but without it the mod can be played */
    {"tutorials", FILE_LESSON}, /* … */
    {"tests", FILE_LATER},      /* not part of a match */
    {"tests/lib", FILE_LATER},
};
static const vaka_named_rows folder_names = {
    known_folders, sizeof known_folders / sizeof *known_folders, sizeof *known_folders};

static int file_class(const vaka_module *module, const vaka_library_file *file)
{
    int32_t row = vaka_row_find(folder_names, vaka_word_of(file->folder));

    if (strcmp(file->path, "mod.lua") == 0)
        return FILE_LATER; /* read already */
    if (strcmp(file->path, "game.lua") == 0 && vaka_game_of(module))
        return FILE_CODE;
    if (vaka_library_sort_of(module, file->folder) >= 0)
        return FILE_CODE;
    return row < 0 ? FILE_STRAY : known_folders[row].class;
}

bool vaka_library_has_code(const vaka_module *module, const vaka_library_file *file)
{
    return file_class(module, file) == FILE_CODE;
}

static void complain_stray(vaka_library *library, const vaka_library_file *file)
{
    vaka_guess guess = vaka_row_guess(folder_names, vaka_word_of(file->folder));
    char names[64][VAKA_ID_LENGTH + 2], suggestion[VAKA_SUGGESTION];

    for (uint32_t s = 0; s < library->module->sort_count && s < 64; s++) {
        snprintf(names[s], sizeof names[s], "%.47ss", library->module->sorts[s].id);
        vaka_guess_try(&guess, names[s]);
    }
    if (*file->folder)
        vaka_complaint_add(&library->complaints, file->name, (vaka_file_place){0, 0},
                           vaka_complaint_guess(&guess, suggestion),
                           "nothing is read from a folder '%s'", file->folder);
    else
        vaka_complaint_add(&library->complaints, file->name, (vaka_file_place){0, 0}, NULL,
                           "only mod.lua stands here; cards, rules and data have their folders");
}

uint32_t vaka_library_base(const vaka_library *library)
{
    uint32_t mod = 0;

    while (mod < library->mod_count && !library->mods[mod].base)
        mod++;
    return mod;
}

/* What the game's own mod shares, for a mod that speaks of it. */
static void load_base(vaka_library *library, uint32_t mod, vaka_sandbox *sandbox, int environment)
{
    uint32_t base = vaka_library_base(library);
    vaka_error err = {0};

    if (base >= mod || !vaka_use_wants(&library->files->mods[mod], library->mods[base].id))
        return;
    const vaka_mod_files *files = &library->files->mods[base];
    int own = vaka_library_environment(sandbox, library->mods[base].id, library->module);
    vaka_use_give(sandbox, own, files);
    for (uint32_t i = 0; i < files->shared_count; i++) /* what is wrong was told already */
        vaka_use_load(sandbox, own, &files->at[files->shared[i]], &err);
    vaka_use_share(sandbox, own, library->mods[base].id, environment);
}

/* Shared code comes first: the other files find it by `use`. */
static void load_shared(vaka_library *library, uint32_t mod, vaka_sandbox *sandbox, int environment)
{
    vaka_mod_files *files = &library->files->mods[mod];

    vaka_use_order(files, &library->arena, &library->complaints);
    vaka_use_give(sandbox, environment, files);
    load_base(library, mod, sandbox, environment);
    for (uint32_t i = 0; i < files->shared_count; i++) {
        vaka_library_file *file = &files->at[files->shared[i]];
        if (!vaka_library_is_id(file->id))
            vaka_complaint_add(&library->complaints, file->name, (vaka_file_place){0, 0}, NULL,
                               "the file's name is what `use` calls it: one lower-case word of "
                               "letters, digits, '-' and '_'");
        vaka_file_load(file, &library->arena, sandbox, environment, &library->complaints);
    }
}

/* Loads the files of a mod that a match needs. */
static void load_files(vaka_library *library, uint32_t mod)
{
    vaka_mod_files *files = &library->files->mods[mod];
    vaka_sandbox *sandbox = vaka_sandbox_new_brief();
    int environment = vaka_library_environment(sandbox, library->mods[mod].id, library->module);

    load_shared(library, mod, sandbox, environment);
    for (uint32_t i = 0; i < files->count; i++) {
        int class = file_class(library->module, &files->at[i]);
        if (class == FILE_CODE && files->knotted)
            continue; /* what they use is not there, which is no fault of theirs */
        if ((class == FILE_CODE || class == FILE_DATA) && strcmp(files->at[i].folder, "lib") != 0)
            vaka_file_load(&files->at[i], &library->arena, sandbox,
                           class == FILE_CODE ? environment : VAKA_NONE, &library->complaints);
        else if (class == FILE_STRAY)
            complain_stray(library, &files->at[i]);
    }
    vaka_sandbox_free(sandbox);
}

/* Loads its languages or lessons, which no rule reads: nothing that is wrong there keeps a mod from
 * being used. */
static void load_texts(vaka_library *library, uint32_t mod, int class)
{
    vaka_mod_files *files = &library->files->mods[mod];
    vaka_sandbox *sandbox = NULL; /* many mods have none of them */

    for (uint32_t i = 0; i < files->count; i++) {
        if (file_class(library->module, &files->at[i]) != class)
            continue;
        if (!sandbox)
            sandbox = vaka_sandbox_new_brief();
        vaka_file_load(&files->at[i], &library->arena, sandbox, VAKA_NONE, &library->complaints);
    }
    vaka_sandbox_free(sandbox);
}

static void judge(vaka_library *library, uint32_t mod, uint32_t before)
{
    vaka_mod_judge(&library->arena, &library->mods[mod], &library->complaints, before);
}

/* Reads the good files of a folder one by one. */
static void read_folder(vaka_library *library, uint32_t mod, const char *folder,
                        void (*read)(vaka_library *, uint32_t, const vaka_library_file *))
{
    const vaka_mod_files *files = &library->files->mods[mod];

    for (uint32_t i = 0; i < files->count; i++)
        if (files->at[i].plain.type == VAKA_PLAIN_TABLE && strcmp(files->at[i].folder, folder) == 0)
            read(library, mod, &files->at[i]);
}

static void read_mod(vaka_library *library, uint32_t mod)
{
    static const char *const unusual[] = {"scenarios", "lang", "tutorials", "tests", NULL};
    uint32_t before = library->complaints.total;

    vaka_files_read(&library->files->mods[mod], &library->arena, library->mods[mod].folder,
                    library->usual_only ? unusual : NULL, &library->complaints);
    load_files(library, mod);
    vaka_items_read(library, mod);
    if (library->mods[mod].base && vaka_game_of(library->module))
        vaka_game_item_read(library, mod);
    read_folder(library, mod, "rules", vaka_rule_read);
    read_folder(library, mod, "scenarios", vaka_scenario_read);
    judge(library, mod, before);
}

static int by_sort_mod_id(const void *a, const void *b)
{
    const vaka_item *x = &((const vaka_library_item *)a)->item;
    const vaka_item *y = &((const vaka_library_item *)b)->item;

    if (x->sort != y->sort)
        return x->sort < y->sort ? -1 : 1;
    if (x->mod != y->mod)
        return x->mod < y->mod ? -1 : 1;
    return strcmp(x->id, y->id);
}

/* `replaces`: it could take the other's place. */
static void complain_twin(vaka_library *library, uint32_t mod, const char *path, const char *what,
                          uint32_t first, bool replaces)
{
    const vaka_library_file *file = vaka_files_find(&library->files->mods[mod], path);
    uint32_t before = library->complaints.total;
    char suggestion[VAKA_SUGGESTION];

    snprintf(suggestion, sizeof suggestion,
             "the other is in the mod '%.32s': give this one another name%s",
             library->mods[first].id, replaces ? ", or say `replaces` in its mod.lua" : "");
    vaka_complaint_add(&library->complaints, file->name, (vaka_file_place){1, 1}, suggestion,
                       "there is %s '%s' already", what, file->id);
    judge(library, mod, before);
}

/* Cards of two mods that know nothing of each other may have one id: where both are played with,
 * the later one is called by its mod, too (library_content.c). */
static bool may_be_twins(const vaka_library *library, const vaka_item *x, const vaka_item *y)
{
    return vaka_item_is_card(x) && !library->mods[x->mod].base && !library->mods[y->mod].base &&
           !vaka_mod_needs(library, x->mod, y->mod) && !vaka_mod_needs(library, y->mod, x->mod);
}

/* Can both not be there? They can where one of them takes the other's place. */
static bool are_twins(const vaka_library *library, const vaka_item *x, const vaka_item *y)
{
    return x->sort == y->sort && strcmp(x->id, y->id) == 0 && library->mods[x->mod].usable &&
           !may_be_twins(library, x, y) && !vaka_mod_replaces(library, y->mod, y) &&
           !vaka_mod_replaces(library, x->mod, x);
}

static const vaka_mod_info *scenario_taken(const vaka_library *library, uint32_t mod,
                                           const char *id)
{
    for (uint32_t i = 0; i < library->scenario_count; i++)
        if (library->scenarios[i].mod != mod && strcmp(library->scenarios[i].id, id) == 0)
            return &library->mods[library->scenarios[i].mod];
    return NULL;
}

const vaka_mod_info *vaka_library_taken(const vaka_library *library, uint32_t mod, const char *sort,
                                        const char *id)
{
    const vaka_module *module = library->module;
    const vaka_library_item *items = library->files->items;
    int32_t number =
        vaka_row_find(VAKA_NAMED_ROWS(module->sorts, module->sort_count), vaka_word_of(sort));
    vaka_item own = {.id = (char *)(uintptr_t)id, .mod = (uint16_t)mod, .sort = VAKA_SORT_RULE};

    if (strcmp(sort, "scenario") == 0)
        return scenario_taken(library, mod, id);
    if (number >= 0)
        own.sort = (uint16_t)number;
    for (uint32_t i = 0; i < library->files->item_count; i++)
        if (items[i].item.mod != mod && are_twins(library, &items[i].item, &own))
            return &library->mods[items[i].item.mod];
    return NULL;
}

/* One id in two mods: the later mod cannot be used with the earlier one. */
static void refuse_twins(vaka_library *library)
{
    const vaka_library_item *items = library->files->items;

    for (uint32_t i = 0; i < library->files->item_count; i++)
        for (uint32_t j = 0; j < i; j++) {
            const vaka_item *x = &items[j].item, *y = &items[i].item;
            if (!are_twins(library, x, y))
                continue;
            complain_twin(library, y->mod, y->file,
                          y->sort == VAKA_SORT_RULE   ? "a rule"
                          : y->sort == VAKA_SORT_GAME ? "a game"
                                                      : library->module->sorts[y->sort].id,
                          x->mod, y->sort != VAKA_SORT_GAME);
            break;
        }
    for (uint32_t i = 0; i < library->scenario_count; i++)
        for (uint32_t j = 0; j < i; j++) {
            const vaka_choice_info *x = &library->scenarios[j], *y = &library->scenarios[i];
            if (strcmp(x->id, y->id) == 0 && library->mods[x->mod].usable) {
                complain_twin(library, y->mod, y->file, "a scenario", x->mod, false);
                break;
            }
        }
}

static void complain_variable(vaka_library *library, const vaka_item *item, const char *name,
                              const char *other)
{
    const vaka_library_file *file = vaka_files_find(&library->files->mods[item->mod], item->file);
    const vaka_plain *vars = vaka_plain_get(&file->plain, "vars");
    uint32_t before = library->complaints.total;

    vaka_complaint_add(&library->complaints, file->name, vaka_plain_get(vars, name)->key_spot,
                       "cards of a mod share variables of one name",
                       "'%s' begins with something else in %s", name, other);
    judge(library, item->mod, before);
}

/* Two cards of a mod that share a variable must agree on how it begins. */
static void compare_variables(vaka_library *library)
{
    const vaka_library_item *items = library->files->items;

    for (uint32_t i = 0; i < library->files->item_count; i++)
        for (uint32_t v = 0; v < items[i].var_count; v++)
            for (uint32_t j = 0; j < i; j++)
                for (uint32_t w = 0; w < items[j].var_count; w++) {
                    const vaka_variable *x = &items[i].vars[v], *y = &items[j].vars[w];
                    if (x->mod == y->mod && strcmp(x->name, y->name) == 0 &&
                        (x->is_text != y->is_text || x->is_flag != y->is_flag ||
                         x->normal != y->normal || x->each != y->each || x->size != y->size))
                        complain_variable(library, &items[i].item, x->name, items[j].item.file);
                }
}

/* How many files with data a mod has; -1: one of them is wrong. */
static int32_t data_files(const vaka_mod_files *files)
{
    int32_t count = 0;

    for (uint32_t i = 0; i < files->count; i++) {
        if (strcmp(files->at[i].folder, "data") != 0)
            continue;
        if (files->at[i].plain.type != VAKA_PLAIN_TABLE)
            return -1;
        count++;
    }
    return count;
}

/* Mod after mod on top of those before it, so that the one that is wrong gets the blame. After the
 * first that is wrong nothing can be said about the others. */
static bool check_data(vaka_library *library)
{
    bool *chosen = vaka_xnew((library->mod_count + 1) * sizeof *chosen);
    bool good = true;

    for (uint32_t m = 0; good && m < library->mod_count; m++) {
        uint32_t before = library->complaints.total;
        int32_t count = data_files(&library->files->mods[m]);
        chosen[m] = good = count >= 0;
        if (!good)
            break;
        if (count == 0 && m > 0)
            continue; /* it is as it was */
        vaka_data_check(library, chosen, NULL);
        judge(library, m, before);
        good = library->complaints.total == before;
    }
    free(chosen);
    return good;
}

/* Mods build on the game's own one and on what they need. */
static void spread_trouble(vaka_library *library)
{
    for (uint32_t m = 0; m < library->mod_count; m++) {
        vaka_mod_info *mod = &library->mods[m];
        for (uint32_t n = 0; n < mod->need_count; n++)
            if (!library->mods[mod->needs[n]].usable)
                vaka_mod_spoil(&library->arena, mod, "it needs '%s', which cannot be used: %s",
                               library->mods[mod->needs[n]].id,
                               library->mods[mod->needs[n]].trouble);
        for (uint32_t b = 0; b < library->mod_count; b++)
            if (library->mods[b].base && !library->mods[b].usable)
                vaka_mod_spoil(&library->arena, mod, "the game's own mod cannot be used: %s",
                               library->mods[b].trouble);
    }
}

/* Is there a rule that this one takes the place of? */
static bool is_stand_in(const vaka_library *library, const vaka_choice_info *rule)
{
    return vaka_mod_replaces(library, rule->mod,
                             &(vaka_item){.sort = VAKA_SORT_RULE, .id = rule->id});
}

static void drop_unusable_rules(vaka_library *library)
{
    struct vaka_library_files *files = library->files;
    uint32_t kept = 0;

    files->stand_ins =
        vaka_arena_new(&library->arena, (library->rule_count + 1) * sizeof *files->stand_ins);
    for (uint32_t i = 0; i < library->rule_count; i++) {
        const vaka_choice_info *rule = &library->rules[i];

        if (!library->mods[rule->mod].usable)
            continue;
        if (is_stand_in(library, rule))
            files->stand_ins[files->stand_in_count++] = *rule;
        else
            library->rules[kept++] = *rule;
    }
    library->rule_count = kept;
}

const vaka_item *vaka_library_item_at(const vaka_library *library, uint32_t n)
{
    return n < library->files->item_count ? &library->files->items[n].item : NULL;
}

uint32_t vaka_library_stand_ins(const vaka_library *library, const vaka_choice_info **out)
{
    *out = library->files->stand_ins;
    return library->files->stand_in_count;
}

static void drop_unusable(vaka_library *library)
{
    struct vaka_library_files *files = library->files;
    uint32_t kept = 0;

    for (uint32_t i = 0; i < files->item_count; i++)
        if (library->mods[files->items[i].item.mod].usable)
            files->items[kept++] = files->items[i];
    files->item_count = kept;
    drop_unusable_rules(library);
    kept = 0;
    for (uint32_t i = 0; i < library->scenario_count; i++)
        if (library->mods[library->scenarios[i].mod].usable)
            library->scenarios[kept++] = library->scenarios[i];
    library->scenario_count = kept;
}

void vaka_library_open(vaka_library *library, const vaka_module *module, const char *const *folders)
{
    vaka_library_open_rules(library, module, folders);
    vaka_library_texts(library);
}

static void read_lessons(vaka_library *library, uint32_t mod)
{
    load_texts(library, mod, FILE_LESSON);
    read_folder(library, mod, "tutorials", vaka_lesson_read);
}

void vaka_library_lessons(vaka_library *library)
{
    for (uint32_t m = 0; !library->files->lessons_read && m < library->mod_count; m++)
        read_lessons(library, m);
    library->files->lessons_read = true;
}

void vaka_library_texts(vaka_library *library)
{
    for (uint32_t m = 0; !library->files->texts_read && m < library->mod_count; m++) {
        load_texts(library, m, FILE_LANG);
        if (!library->files->lessons_read)
            read_lessons(library, m);
    }
    library->files->texts_read = library->files->lessons_read = true;
}

static void read_mods(vaka_library *library)
{
    for (uint32_t m = 0; m < library->mod_count; m++)
        if (!library->usual_only || vaka_mod_is_usual(&library->mods[m]))
            read_mod(library, m);
        else
            vaka_mod_spoil(&library->arena, &library->mods[m], "it has not been read");
    if (library->files->item_count)
        qsort(library->files->items, library->files->item_count, sizeof *library->files->items,
              by_sort_mod_id);
    vaka_replaces_check(library);
    refuse_twins(library);
    compare_variables(library);
    vaka_rules_check(library);
    vaka_scenarios_check(library, check_data(library));
    spread_trouble(library);
    drop_unusable(library);
}

static void find_mods(vaka_library *library, const vaka_module *module, const char *const *folders)
{
    *library = (vaka_library){.module = module};
    library->files = vaka_arena_new(&library->arena, sizeof *library->files);
    vaka_mods_read(library, folders);
    library->files->mods =
        vaka_arena_new(&library->arena, (library->mod_count + 1) * sizeof *library->files->mods);
}

void vaka_library_open_rules(vaka_library *library, const vaka_module *module,
                             const char *const *folders)
{
    find_mods(library, module, folders);
    read_mods(library);
}

bool vaka_library_open_usual(vaka_library *library, const vaka_module *module)
{
    find_mods(library, module, NULL);
    library->usual_only = true;
    library->files->texts_read = library->files->lessons_read = true; /* for good: there are none */
    if (!library->complaints.count)
        read_mods(library);
    if (!library->complaints.count)
        return true;
    vaka_library_done(library);
    return false;
}

void vaka_library_done(vaka_library *library)
{
    vaka_complaints_done(&library->complaints);
    vaka_arena_done(&library->arena);
    *library = (vaka_library){0};
}

const vaka_mod_info *vaka_library_mod(const vaka_library *library, const char *id)
{
    int32_t row =
        vaka_row_find(VAKA_NAMED_ROWS(library->mods, library->mod_count), vaka_word_of(id));

    return row < 0 ? NULL : &library->mods[row];
}

const vaka_choice_info *vaka_library_rule(const vaka_library *library, const char *id)
{
    int32_t row =
        vaka_row_find(VAKA_NAMED_ROWS(library->rules, library->rule_count), vaka_word_of(id));

    return row < 0 ? NULL : &library->rules[row];
}

const vaka_choice_info *vaka_library_scenario(const vaka_library *library, const char *id)
{
    int32_t row = vaka_row_find(VAKA_NAMED_ROWS(library->scenarios, library->scenario_count),
                                vaka_word_of(id));

    return row < 0 ? NULL : &library->scenarios[row];
}

vaka_status vaka_library_set_up(const vaka_library *library, const char *scenario,
                                vaka_setup *setup, vaka_error *err)
{
    const vaka_choice_info *found;

    if (!scenario || !*scenario)
        return VAKA_OK;
    found = vaka_library_scenario(library, scenario);
    if (!found)
        return vaka_fail(err, VAKA_ERR_DATA, "there is no scenario '%.60s'", scenario);
    snprintf(setup->scenario, sizeof setup->scenario, "%s", found->id);
    for (uint32_t i = 0; i < found->setting_count; i++) {
        vaka_status status =
            vaka_setup_set(setup, found->settings[i].id, found->settings[i].value, err);
        if (status != VAKA_OK)
            return status;
    }
    return VAKA_OK;
}
