/* cli/mods/new.c - `vaka new`: begins a mod, or one more file of it.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/base/paths.h"
#include "cli/mods/mod_paths.h"
#include "cli/mods/new_files.h"
#include "files/file.h"
#include "script/mods/game.h"
#include "script/tools/describe.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define SORTS 64 /* of files that are told */

static bool is_id(const char *text)
{
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-_");

    return length > 0 && length <= 48 && !text[length] && text[0] >= 'a' && text[0] <= 'z';
}

static int wrong_name(const char *name)
{
    return vaka_complain(VAKA_EXIT_USAGE,
                         "\"%.60s\" cannot be a name here: one lower-case word of letters, digits, "
                         "'-' and '_' that begins with a letter",
                         name);
}

/* A folder that was named to be written into; it may well be a link. */
static vaka_status make_folder(const char *path, vaka_error *err)
{
    if (mkdir(path, 0777) == 0 || errno == EEXIST)
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot make the folder %.150s: %s", path,
                     strerror(errno));
}

static int complain_shipped(const char *id, const char *what)
{
    return vaka_complain(VAKA_EXIT_FAILED, "'%s' is the %s: give yours another name", id, what);
}

static bool is_shipped_game(const char *id)
{
    vaka_plugins plugins;

    vaka_modules_scan(&plugins, NULL);
    const vaka_check_games games = vaka_check_games_of(&plugins);
    bool shipped = vaka_shipped_game(&games, id, NULL);
    vaka_plugins_done(&plugins);
    return shipped;
}

static int write_mod(const vaka_module *module, const char *folder, const char *id)
{
    char path[VAKA_PATH + 16];
    vaka_error err;
    vaka_file file;

    snprintf(path, sizeof path, "%s/mod.lua", folder);
    if (make_folder(folder, &err) || vaka_file_create(&file, path, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    vaka_new_manifest(module, id, file.out);
    if (vaka_file_end(&file, true, &err) || vaka_describe_write(module, folder, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    printf("%s is a mod for %s now. Next, for example:\n", folder, module->title);
    if (module->sort_count)
        printf("  vaka new %s NAME --mod %s\n", module->sorts[0].id, folder);
    else
        printf("  vaka new rule NAME --mod %s\n", folder);
    return VAKA_EXIT_GOOD;
}

static int new_mod(const vaka_given *given)
{
    const char *game = vaka_options_text(given, "game"), *folder = given->arg[1];
    const char *slash = strrchr(folder, '/'), *id = slash ? slash + 1 : folder;
    const vaka_module *module;
    vaka_plugins plugins;
    vaka_error err;
    int status;

    if (vaka_options_has(given, "mod"))
        return vaka_complain(VAKA_EXIT_USAGE, "a mod does not lie in a mod: leave --mod out");
    if (!game)
        return vaka_complain(VAKA_EXIT_USAGE, "say for which game the mod is: --game GAME");
    if (!is_id(id) || strlen(folder) >= VAKA_PATH)
        return wrong_name(id);
    vaka_modules_scan(&plugins, NULL);
    module = vaka_modules_find(&plugins, game, &err);
    if (!module)
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    else if (!vaka_loader_concern(module))
        status = vaka_complain(VAKA_EXIT_FAILED, "%s takes no mods", module->title);
    else if (vaka_shipped_mod(module, id, NULL))
        status = complain_shipped(id, "id of a mod that comes with the game");
    else
        status = write_mod(module, folder, id);
    vaka_plugins_done(&plugins);
    return status;
}

static bool find_sort(const vaka_module *module, const char *name, vaka_new_sort *out)
{
    vaka_guess guess = vaka_guess_of(vaka_word_of(name));
    const char *names[SORTS] = {"mod"};
    uint32_t count = 1;
    char known[256];

    for (uint32_t n = 0; vaka_new_sort_at(module, n, out); n++) {
        if (strcmp(out->name, name) == 0)
            return true;
        vaka_guess_try(&guess, out->name);
        if (count < SORTS)
            names[count++] = out->name;
    }
    if (guess.best)
        vaka_complain(0, "%s knows no %.40s; did you mean %s?", module->title, name, guess.best);
    else
        vaka_complain(0, "%s knows no %.40s; there are: %s", module->title, name,
                      vaka_row_list(VAKA_NAMED_ROWS(names, count), known, sizeof known));
    return false;
}

/* A file of data is named after its table. */
static bool is_table(const vaka_module *module, const char *name)
{
    char known[512];
    vaka_named_rows tables = VAKA_NAMED_ROWS(module->tables, module->table_count);

    if (vaka_row_find(tables, vaka_word_of(name)) != VAKA_NONE)
        return true;
    vaka_complain(0, "%s has no table '%.40s'; there are: %s", module->title, name,
                  vaka_row_list(tables, known, sizeof known));
    return false;
}

static int write_file(const vaka_mod_path *mod, const vaka_new_sort *sort, const char *id)
{
    char folder[VAKA_PATH], path[VAKA_PATH + 64];
    vaka_error err;
    vaka_file file;

    if (snprintf(folder, sizeof folder, "%s/%s", mod->folder, sort->folder) >= (int)sizeof folder)
        return vaka_complain(VAKA_EXIT_FAILED, "too long a path: %.100s…", mod->folder);
    snprintf(path, sizeof path, "%s/%s.lua", folder, id);
    if (vaka_file_folder(folder, &err) || vaka_file_create(&file, path, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    sort->write(sort, mod->module, id, file.out);
    if (vaka_file_end(&file, true, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    printf("Edit %s, then:\n  vaka check %s\n", path, mod->folder);
    if (strcmp(sort->folder, "lib") != 0 && strcmp(sort->folder, "data") != 0)
        printf("  vaka %s %s\n", strcmp(sort->name, "test") == 0 ? "test" : "try", path);
    return VAKA_EXIT_GOOD;
}

/* The mod of a folder in a library; mod_count: it is not there. */
static uint32_t number_of(const vaka_library *library, const vaka_mod_path *mod)
{
    char rest[VAKA_PATH];

    for (uint32_t m = 0; m < library->mod_count; m++)
        if (vaka_mod_path_inside(library->mods[m].folder, mod->folder, rest, sizeof rest) && !*rest)
            return m;
    return library->mod_count;
}

/* The mod's own texts, of a library in which it is. */
static vaka_status write_texts(const vaka_mod_path *mod, const char *language, const char *path,
                               vaka_error *err)
{
    const char *const folders[] = {mod->folder, NULL};
    vaka_library library;
    vaka_file file;
    vaka_status status = vaka_file_create(&file, path, err);

    if (status)
        return status;
    vaka_library_open(&library, mod->module, folders);
    uint32_t own = number_of(&library, mod);
    if (own < library.mod_count)
        vaka_new_lang(&library, own, language, file.out);
    vaka_library_done(&library);
    return vaka_file_end(&file, true, err);
}

/* A language is two or three letters, and perhaps a country: fr, pt-br. */
static bool is_language(const char *text)
{
    size_t letters = strspn(text, "abcdefghijklmnopqrstuvwxyz");

    return is_id(text) && letters >= 2 && letters <= 3 &&
           (!text[letters] || text[letters] == '-') && strlen(text) <= 8;
}

static bool is_there(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0;
}

static int new_lang(const vaka_given *given)
{
    const char *folder = vaka_options_text(given, "mod"), *language = given->arg[1];
    char path[VAKA_PATH + 64];
    vaka_mod_path mod;
    vaka_error err;
    int status = VAKA_EXIT_FAILED;

    if (!is_language(language))
        return vaka_complain(VAKA_EXIT_USAGE, "\"%.60s\" is no language: write fr, de, pt-br …",
                             language);
    if (vaka_mod_path_open(&mod, folder ? folder : ".")) {
        snprintf(path, sizeof path, "%.4000s/lang", mod.folder);
        if (!vaka_file_folder(path, &err)) {
            snprintf(path, sizeof path, "%.4000s/lang/%s.lua", mod.folder, language);
            status = write_texts(&mod, language, path, &err) ? VAKA_EXIT_FAILED : VAKA_EXIT_GOOD;
        }
        if (status == VAKA_EXIT_GOOD)
            printf("Edit %s, then:\n  vaka check %s\n", path, mod.folder);
        else
            vaka_complain(0, "%s%s", err.text,
                          is_there(path) ? "; `vaka check` names what it lacks" : "");
    }
    vaka_mod_path_close(&mod);
    return status;
}

/* A card or a rule may take the place of the other one; a scenario cannot. */
static bool complain_taken(const vaka_mod_info *by, const vaka_new_sort *sort, const char *id)
{
    if (strcmp(sort->name, "scenario") == 0)
        vaka_complain(0, "the mod '%s' has the scenario '%s' already: give yours another name",
                      by->id, id);
    else
        vaka_complain(0,
                      "the mod '%s' has the %s '%s' already: give yours another name, or first let "
                      "it take that one's place by replaces = { \"%s.%s\" } in mod.lua",
                      by->id, sort->name, id, sort->name, id);
    return false;
}

/* Two of one sort cannot have one id: another mod of the game may have it. */
static bool is_free(const vaka_mod_path *mod, const vaka_new_sort *sort, const char *id)
{
    const char *const folders[] = {mod->folder, NULL};
    const vaka_mod_info *by = NULL;
    vaka_library library;
    bool good;

    if (!sort->sort && strcmp(sort->name, "rule") != 0 && strcmp(sort->name, "scenario") != 0)
        return true;
    vaka_library_open(&library, mod->module, folders);
    uint32_t own = number_of(&library, mod);
    if (own < library.mod_count)
        by = vaka_library_taken(&library, own, sort->name, id);
    good = !by || complain_taken(by, sort, id);
    vaka_library_done(&library);
    return good;
}

static int new_file(const vaka_given *given)
{
    const char *folder = vaka_options_text(given, "mod"), *id = given->arg[1];
    vaka_mod_path mod;
    vaka_new_sort sort;
    int status = VAKA_EXIT_FAILED;

    if (!is_id(id))
        return wrong_name(id);
    if (vaka_mod_path_open(&mod, folder ? folder : ".") &&
        find_sort(mod.module, given->arg[0], &sort) &&
        (strcmp(sort.folder, "data") != 0 || is_table(mod.module, id)) && is_free(&mod, &sort, id))
        status = write_file(&mod, &sort, id);
    vaka_mod_path_close(&mod);
    return status;
}

static vaka_status write_part(const char *folder, const char *name, const char *id,
                              void (*write)(const char *id, FILE *out), vaka_error *err)
{
    char path[VAKA_PATH + 32];
    vaka_file file;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    vaka_status status = vaka_file_create(&file, path, err);
    if (status)
        return status;
    write(id, file.out);
    return vaka_file_end(&file, true, err);
}

/* A game of one's own: three files that can be played as they are. */
static int new_game(const vaka_given *given)
{
    const char *folder = given->arg[1];
    const char *slash = strrchr(folder, '/'), *id = slash ? slash + 1 : folder;
    char lang[VAKA_PATH + 16];
    vaka_error err;

    if (vaka_options_has(given, "mod") || vaka_options_has(given, "game"))
        return vaka_complain(VAKA_EXIT_USAGE, "a new game has no --mod and no --game");
    if (!is_id(id) || strlen(folder) >= VAKA_PATH)
        return wrong_name(id);
    if (is_shipped_game(id))
        return complain_shipped(id, "name of a game that comes with the program");
    snprintf(lang, sizeof lang, "%s/lang", folder);
    if (make_folder(folder, &err) || make_folder(lang, &err) ||
        write_part(folder, "mod.lua", id, vaka_new_game_manifest, &err) ||
        write_part(folder, "game.lua", id, vaka_new_game_rules, &err) ||
        write_part(lang, "en.lua", id, vaka_new_game_texts, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    printf("%s is a game now. Play it, change game.lua, and play it again:\n"
           "  vaka play %s%s\n  vaka check %s\n",
           folder, slash ? "" : "./", folder, folder);
    return VAKA_EXIT_GOOD;
}

static int run_new(const vaka_given *given)
{
    if (strcmp(given->arg[0], "game") == 0)
        return new_game(given);
    if (strcmp(given->arg[0], "lang") == 0)
        return new_lang(given);
    return strcmp(given->arg[0], "mod") == 0 ? new_mod(given) : new_file(given);
}

static const vaka_cli_option options[] = {
    {"game", VAKA_OPTION_TEXT, "GAME", 0, 0, "the game that a new mod is for"},
    {"mod", VAKA_OPTION_TEXT, "DIR", 0, 0,
     "the mod that gets the file; normally the one you are in"},
    {0},
};

const vaka_command vaka_command_new = {
    .name = "new",
    .args = "SORT NAME",
    .summary = "begin a game, a mod, or one more file of it",
    .about =
        "Makes a small file with comments to begin with, which passes `vaka check` as it is. SORT\n"
        "is `game` (a folder NAME with a small game in Lua that plays as it is), `mod` (a folder\n"
        "with mod.lua, and files that make an editor know the game it is for), or\n"
        "what the game takes: `rule`, `scenario`, `test`, `lib` (code that files share), `data`\n"
        "(rows of the table NAME), `lang` (all texts of the mod, to be put into the language\n"
        "NAME), and its own sorts of cards, which `vaka describe GAME` lists. NAME is the id: one\n"
        "lower-case word.",
    .examples = "  vaka new game my-game\n"
                "  vaka new mod my-mod --game GAME\n"
                "  vaka new rule long_nights --mod my-mod\n"
                "  vaka new lang fr --mod my-mod\n",
    .args_min = 2,
    .args_max = 2,
    .options = options,
    .run = run_new,
};
