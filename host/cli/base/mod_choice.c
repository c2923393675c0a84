/* cli/base/mod_choice.c - the mods that a command works with, and what of them goes into a match.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/mod_choice.h"
#include "cli/base/made_with.h"
#include "cli/base/mod_faults.h"
#include "script/mods/game.h"

#include "match/new_game.h"
#include "text/word.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

void vaka_mod_choice_init(vaka_mod_choice *mod_choice)
{
    *mod_choice =
        (vaka_mod_choice){.folders = vaka_xnew(sizeof(char *)), .ids = vaka_xnew(sizeof(char *))};
    vaka_loader_init(&mod_choice->loader, NULL);
}

static void free_words(char **words)
{
    for (char **at = words; at && *at; at++)
        free(*at);
    free(words);
}

void vaka_mod_choice_done(vaka_mod_choice *mod_choice)
{
    vaka_loader_done(&mod_choice->loader);
    while (mod_choice->kept) {
        vaka_kept_loader *next = mod_choice->kept->next;
        vaka_loader_done(&mod_choice->kept->loader);
        free_words(mod_choice->kept->folders);
        free(mod_choice->kept);
        mod_choice->kept = next;
    }
    free_words(mod_choice->folders);
    free_words(mod_choice->ids);
    *mod_choice = (vaka_mod_choice){0};
}

static void append(char ***words, uint32_t *count, const char *word)
{
    *words = vaka_xgrow(*words, (*count + 2) * sizeof **words);
    (*words)[(*count)++] = vaka_xcopy(word);
    (*words)[*count] = NULL;
}

void vaka_mod_choice_add_id(vaka_mod_choice *mod_choice, const char *id)
{
    append(&mod_choice->ids, &mod_choice->id_count, id);
}

vaka_status vaka_mod_choice_add(vaka_mod_choice *mod_choice, const char *word, vaka_error *err)
{
    struct stat about;
    bool folder = stat(word, &about) == 0 && S_ISDIR(about.st_mode);

    if (!*word)
        return vaka_fail(err, VAKA_ERR_DATA, "a mod is named by its folder or its id");
    if (!folder && strpbrk(word, "/."))
        return vaka_fail(err, VAKA_ERR_DATA, "there is no folder %.160s", word);
    if (folder)
        append(&mod_choice->folders, &mod_choice->folder_count, word);
    else
        vaka_mod_choice_add_id(mod_choice, word);
    mod_choice->loader.folders = (const char *const *)mod_choice->folders;
    mod_choice->faultless = NULL;
    return VAKA_OK;
}

static vaka_status add_list(vaka_mod_choice *mod_choice, const char *list, vaka_error *err)
{
    char item[4096];
    vaka_status status = VAKA_OK;

    while (!status && vaka_options_item(&list, item, sizeof item))
        status = strlen(item) == sizeof item - 1
                     ? vaka_fail(err, VAKA_ERR_DATA, "--mods: too long a path")
                     : vaka_mod_choice_add(mod_choice, item, err);
    return status;
}

char *vaka_mod_choice_folders(const vaka_mod_choice *mod_choice)
{
    char *list = NULL;
    size_t size;
    FILE *out = mod_choice->folder_count ? vaka_xneed(open_memstream(&list, &size)) : NULL;

    for (uint32_t i = 0; i < mod_choice->folder_count; i++)
        fprintf(out, "%s%s", i ? "," : "", mod_choice->folders[i]);
    return out ? vaka_xneed(fclose(out) == 0 ? list : NULL) : NULL;
}

/* Is there a mod of this id for a module? Others are tried as guesses. */
static bool has_mod(vaka_mod_choice *mod_choice, const vaka_module *module, const char *id,
                    vaka_guess *guess)
{
    if (!vaka_loader_concern(module))
        return false;
    const vaka_library *library = vaka_loader_library(&mod_choice->loader, module);
    for (uint32_t m = 0; m < library->mod_count; m++)
        vaka_guess_try(guess, library->mods[m].id);
    return vaka_library_mod(library, id) != NULL;
}

vaka_status vaka_mod_choice_find(vaka_mod_choice *mod_choice, const vaka_module *module,
                                 vaka_error *err)
{
    const vaka_plugins *plugins = mod_choice->plugins;

    if (!module && mod_choice->id_count)
        vaka_plugins_all(mod_choice->plugins);
    for (uint32_t i = 0; i < mod_choice->id_count; i++) {
        const char *id = mod_choice->ids[i];
        vaka_guess guess = vaka_guess_of(vaka_word_of(id));
        bool found = module && has_mod(mod_choice, module, id, &guess);

        for (uint32_t p = 0; !module && !found && p < plugins->count; p++)
            found = plugins->at[p].module && has_mod(mod_choice, plugins->at[p].module, id, &guess);
        if (!found)
            return vaka_fail(err, VAKA_ERR_DATA, "there is no mod '%.60s'%s%.60s%s", id,
                             guess.best ? "; did you mean '" : "", guess.best ? guess.best : "",
                             guess.best ? "'?" : "");
    }
    return VAKA_OK;
}

static bool same_words(char *const *a, char *const *b)
{
    for (; *a && *b && strcmp(*a, *b) == 0; a++)
        b++;
    return !*a && !*b;
}

/* Where versions of mods are kept aside for this journal, a loader of its own takes them; journals
 * of the same versions have the same. */
static vaka_loader *loader_for(vaka_mod_choice *mod_choice, const vaka_module *module,
                               const vaka_journal_head *head)
{
    vaka_kept_loader *kept;
    char **folders;

    if (!head->with_count || !vaka_loader_concern(module))
        return &mod_choice->loader;
    folders = vaka_made_with_kept(vaka_loader_library(&mod_choice->loader, module), head);
    if (!folders)
        return &mod_choice->loader;
    for (kept = mod_choice->kept; kept; kept = kept->next)
        if (same_words(kept->folders, folders)) {
            free_words(folders);
            return &kept->loader;
        }
    kept = vaka_xnew(sizeof *kept);
    kept->folders = folders;
    kept->next = mod_choice->kept;
    mod_choice->kept = kept;
    vaka_loader_init(&kept->loader, (const char *const *)folders);
    return &kept->loader;
}

static vaka_status fail_missing(const vaka_journal_head *head, const char *id, vaka_error *err)
{
    char version[64];

    vaka_made_with_version(head, id, version, sizeof version);
    return vaka_fail(err, VAKA_ERR_DATA,
                     "played with the mod '%s'%s%s, which is not here; install it, or say where it "
                     "is by --mods DIR",
                     id, *version ? " " : "", version);
}

/* Does a mod lie in a folder, or is it the folder? */
static bool lies_in(const vaka_mod_info *mod, const char *folder)
{
    char *place = realpath(mod->folder, NULL), *real = realpath(folder, NULL);
    bool found = place && real && strcmp(place, real) == 0;
    char *slash = place ? strrchr(place, '/') : NULL;

    if (slash && !found) {
        *slash = '\0';
        found = real && strcmp(place, real) == 0;
    }
    free(place);
    free(real);
    return found;
}

static vaka_status add_folder(const vaka_mod_choice *mod_choice, const vaka_library *library,
                              const char *folder, vaka_journal_head *head, vaka_error *err)
{
    vaka_status status = VAKA_OK;
    bool any = false;

    for (uint32_t m = 0; !status && m < library->mod_count; m++) {
        if (!lies_in(&library->mods[m], folder))
            continue;
        any = true;
        if (vaka_library_mod(library, library->mods[m].id) != &library->mods[m])
            return vaka_fail(err, VAKA_ERR_DATA, "two mods have the id '%s': %.90s and %.90s",
                             library->mods[m].id,
                             vaka_library_mod(library, library->mods[m].id)->folder,
                             library->mods[m].folder);
        status = vaka_new_game_mod(head, library->mods[m].id, err);
    }
    if (!any && !status && mod_choice->plugins) /* it may be meant for this game */
        status = vaka_mod_faults_in(mod_choice->plugins, folder, err);
    if (any || status)
        return status;
    return vaka_fail(err, VAKA_ERR_DATA, "there is no mod for %s in %.120s", library->module->title,
                     folder);
}

static vaka_status add_named(const vaka_mod_choice *mod_choice, const vaka_library *library,
                             vaka_journal_head *head, vaka_error *err)
{
    vaka_status status = VAKA_OK;

    for (uint32_t i = 0; !status && i < mod_choice->folder_count; i++)
        status = add_folder(mod_choice, library, mod_choice->folders[i], head, err);
    for (uint32_t i = 0; !status && i < mod_choice->id_count; i++)
        status = vaka_new_game_mod(head, mod_choice->ids[i], err);
    return status;
}

/* The journal as if the mods of this choice had been played with, too. */
static vaka_status attach_more(vaka_mod_choice *mod_choice, const vaka_journal_head *head,
                               vaka_setup *setup, vaka_error *err)
{
    vaka_journal_head more;
    vaka_status status;

    vaka_journal_head_copy(&more, head);
    status =
        add_named(mod_choice, vaka_loader_library(&mod_choice->loader, setup->module), &more, err);
    if (!status)
        status = vaka_loader_attach_head(&mod_choice->loader, &more, setup, err);
    vaka_journal_head_done(&more);
    return status;
}

/* A journal names its mods by id; a folder that it was played with has to be named again. */
static vaka_status attach_journal(void *data, const vaka_journal_head *head, vaka_setup *setup,
                                  vaka_error *err)
{
    vaka_mod_choice *mod_choice = data;
    vaka_loader *loader = &mod_choice->loader;
    vaka_status status = vaka_mod_choice_find(mod_choice, setup->module, err);
    char lacking[96];

    if (status)
        return status;
    loader = loader_for(mod_choice, setup->module, head);
    for (uint32_t i = 0; vaka_loader_concern(setup->module) && i < head->mod_count; i++)
        if (!vaka_library_mod(vaka_loader_usual(loader, setup->module), head->mod[i]))
            return fail_missing(head, head->mod[i], err);
    if (head->with_count && vaka_loader_concern(setup->module) &&
        vaka_made_with_lacks(vaka_loader_library(loader, setup->module), head, lacking,
                             sizeof lacking))
        return fail_missing(head, lacking, err);
    mod_choice->differs[0] = '\0';
    if (head->with_count && vaka_loader_concern(setup->module))
        vaka_made_with_differs(vaka_loader_library(loader, setup->module), head,
                               mod_choice->differs, sizeof mod_choice->differs);
    return mod_choice->adds && vaka_loader_concern(setup->module)
               ? attach_more(mod_choice, head, setup, err)
               : vaka_loader_attach_head(loader, head, setup, err);
}

const char *vaka_mod_choice_differs(const vaka_mod_choice *mod_choice)
{
    return *mod_choice->differs ? mod_choice->differs
                                : "played with other content than what is here";
}

void vaka_mod_choice_serve(vaka_mod_choice *mod_choice, vaka_plugins *plugins)
{
    mod_choice->plugins = plugins;
    plugins->attach = attach_journal;
    plugins->attach_data = mod_choice;
}

vaka_status vaka_mod_choice_played(vaka_mod_choice *mod_choice, const vaka_journal_head *head,
                                   const char *path, vaka_error *err)
{
    return vaka_modules_find_played(mod_choice->plugins, head->module, path,
                                    (const char *const *)mod_choice->folders, err)
               ? VAKA_OK
               : VAKA_ERR_DATA;
}

vaka_status vaka_mod_choice_journal(vaka_mod_choice *mod_choice, const char *path, vaka_error *err)
{
    vaka_journal_text text = {0};
    vaka_error unread;

    if (vaka_journal_read(path, &text, &unread))
        return VAKA_OK;
    vaka_status status = vaka_mod_choice_played(mod_choice, &text.head, path, err);
    vaka_journal_text_done(&text);
    return status;
}

vaka_status vaka_mod_choice_read(vaka_mod_choice *mod_choice, const vaka_given *given,
                                 vaka_plugins *plugins, vaka_error *err)
{
    vaka_status status = VAKA_OK;
    const char *list;

    for (int n = 0; !status && (list = vaka_options_nth(given, "mods", n)) != NULL; n++)
        status = add_list(mod_choice, list, err);
    vaka_mod_choice_serve(mod_choice, plugins);
    return status;
}

int vaka_mod_choice_run(const vaka_given *given, vaka_with_mods *run)
{
    bool named = given->args && strstr(given->command->args, "GAME");
    const vaka_module *module = NULL;
    vaka_mod_choice mod_choice;
    vaka_plugins plugins;
    vaka_error err;
    int status;

    vaka_modules_scan(&plugins, NULL);
    vaka_mod_choice_init(&mod_choice);
    if (named && !(module = vaka_modules_find(&plugins, given->arg[0], &err)))
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    else if (vaka_mod_choice_read(&mod_choice, given, &plugins, &err))
        status = vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    else
        status = run(given, &mod_choice, module);
    vaka_mod_choice_done(&mod_choice);
    vaka_plugins_done(&plugins);
    return status;
}

/* The usual ones, those in the folders, those that are named: as ids, in the head. */
static vaka_status choose_mods(const vaka_mod_choice *mod_choice, const vaka_library *library,
                               vaka_journal_head *head, vaka_error *err)
{
    vaka_status status = VAKA_OK;

    for (uint32_t m = 0; !status && m < library->mod_count; m++)
        if (vaka_mod_is_usual(&library->mods[m]))
            status = vaka_new_game_mod(head, library->mods[m].id, err);
    return status ? status : add_named(mod_choice, library, head, err);
}

/* May a match take mods that do not come with the game? */
static bool has_others(const vaka_library *library, const vaka_journal_head *head)
{
    bool *takes = vaka_loader_takes(library, head);
    bool found = !takes; /* what is wrong, or where the rest lies, the whole library knows */

    for (uint32_t m = 0; takes && m < library->mod_count; m++)
        found = found || (takes[m] && !library->mods[m].bundled);
    free(takes);
    return found;
}

/* The mods of a new match and what its scenario brings. A module that takes none is told so. */
static vaka_status fill_head(vaka_mod_choice *mod_choice, const vaka_module *module,
                             vaka_journal_head *head, vaka_error *err)
{
    if (!vaka_loader_concern(module))
        return mod_choice->folder_count + mod_choice->id_count
                   ? vaka_fail(err, VAKA_ERR_DATA, "%s takes no mods", module->title)
                   : VAKA_OK;
    const vaka_library *library = *head->scenario ? vaka_loader_library(&mod_choice->loader, module)
                                                  : vaka_loader_usual(&mod_choice->loader, module);
    const vaka_choice_info *scenario =
        *head->scenario ? vaka_library_scenario(library, head->scenario) : NULL;
    vaka_status status = choose_mods(mod_choice, library, head, err);

    if (!status && has_others(library, head))
        status = vaka_made_with_note(vaka_loader_library(&mod_choice->loader, module), head, err);
    vaka_library_seat_nobody(scenario, head);
    for (uint32_t i = 0; scenario && !status && i < scenario->queue_count; i++)
        status = vaka_journal_head_queue(head, scenario->queue[i], err);
    return status;
}

vaka_status vaka_mod_choice_set_up(vaka_mod_choice *mod_choice, const vaka_module *module,
                                   vaka_journal_head *head, vaka_setup *setup, vaka_error *err)
{
    vaka_status status = fill_head(mod_choice, module, head, err);

    return status ? status
                  : vaka_new_game_set_up(head, module, vaka_loader_attach_head, &mod_choice->loader,
                                         setup, err);
}

vaka_status vaka_mod_choice_rules(const char *list, vaka_journal_head *head, vaka_error *err)
{
    char item[sizeof head->rule[0] + 1];
    vaka_status status = VAKA_OK;

    while (!status && vaka_options_item(&list, item, sizeof item))
        status = vaka_new_game_rule(head, item, err);
    return status;
}
