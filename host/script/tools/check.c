/* script/tools/check.c - everything that can be said about a mod without playing it.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/check.h"
#include "script/mods/game.h"
#include "script/tools/check_inside.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const vaka_file_place nowhere = {0, 0};

static void add_folder(vaka_check_mods *mods, const char *folder)
{
    mods->folders =
        vaka_arena_more(&mods->arena, mods->folders, mods->count, sizeof *mods->folders);
    mods->folders[mods->count++] = vaka_arena_copy(&mods->arena, folder);
}

void vaka_check_mods_done(vaka_check_mods *mods)
{
    vaka_arena_done(&mods->arena);
    *mods = (vaka_check_mods){0};
}

/* The next folder above a real path, in place; false: it was the root. */
static bool go_up(char *path)
{
    char *slash = strrchr(path, '/');

    if (!slash || !path[1])
        return false;
    slash[slash == path] = '\0';
    return true;
}

static bool is_same(const char *folder, const char *real)
{
    char *other = realpath(folder, NULL);
    bool same = other && strcmp(other, real) == 0;

    free(other);
    return same;
}

/* A folder above the one where one stands, by so many steps up; else as it is. Owned; the path is
 * taken. */
static char *write_folder(char *real)
{
    char steps[128] = ".";

    for (size_t length = 0; length + 4 < sizeof steps; length += length ? 3 : 2) {
        if (is_same(steps, real)) {
            free(real);
            return vaka_xcopy(steps);
        }
        snprintf(steps + length, sizeof steps - length, length ? "/.." : "..");
    }
    return real;
}

/* The folder above the path that is a mod: as the path writes it if it does; NULL: none. Owned. */
static char *mod_above(const char *path)
{
    char *folder = vaka_xcopy(path), *real;
    char *slash;

    while ((slash = strrchr(folder, '/')) != NULL && slash > folder &&
           strcmp(slash, "/..") != 0) { /* what stands before that is not above it */
        *slash = '\0';
        if (vaka_mod_is_in(folder))
            return folder;
    }
    free(folder);
    real = realpath(path, NULL);
    while (real && go_up(real))
        if (vaka_mod_is_in(real))
            return *path == '/' ? real : write_folder(real);
    free(real);
    return NULL;
}

void vaka_check_find(const char *path, vaka_check_mods *mods, vaka_complaints *complaints)
{
    vaka_mod_places places = {.arena = &mods->arena};
    char *name = vaka_xcopy(path), *above = NULL;
    size_t length = strlen(name);
    struct stat about;

    while (length > 1 && name[length - 1] == '/')
        name[--length] = '\0';
    if (stat(name, &about) != 0) {
        vaka_complaint_add(complaints, name, nowhere, NULL, "there is no such file or folder");
    } else if (S_ISDIR(about.st_mode) && vaka_mod_places_in(&places, name, false) > 0) {
        for (uint32_t i = 0; i < places.count; i++)
            add_folder(mods, places.at[i].folder);
    } else if ((above = mod_above(name)) != NULL) {
        add_folder(mods, above);
    } else {
        vaka_complaint_add(complaints, name, nowhere, "a mod is a folder with a file mod.lua",
                           "this belongs to no mod");
    }
    free(above);
    free(name);
}

bool vaka_check_game(const char *folder, char *game, size_t room, vaka_file_place *spot,
                     vaka_complaints *complaints)
{
    vaka_arena arena = {0};
    vaka_mod_place place = {vaka_arena_copy(&arena, folder), false, false, true};
    vaka_sandbox *sandbox = vaka_sandbox_new();
    vaka_manifest manifest;
    const vaka_plain *field;
    bool good;

    vaka_manifest_read(&manifest, &place, NULL, sandbox, &arena, complaints);
    field = vaka_plain_get(&manifest.file.plain, "game");
    if (vaka_game_is_in(folder)) /* it is one itself, wherever it lies */
        snprintf(game, room, "%s%s", strchr(folder, '/') ? "" : "./", folder);
    else
        snprintf(game, room, "%s", manifest.info.game);
    *spot = field ? field->spot : nowhere;
    good = manifest.read;
    vaka_arena_done(&arena);
    vaka_sandbox_free(sandbox);
    return good;
}

bool vaka_check_wants(const char *file, const char *const *paths)
{
    char *real = realpath(file, NULL);
    bool found = false;

    for (; *paths && !found; paths++) {
        char *path = realpath(*paths, NULL);
        size_t length = path ? strlen(path) : 0;
        const char *name = real ? real : file;
        const char *start = path ? path : *paths;
        if (!path)
            length = strlen(start);
        found = strncmp(name, start, length) == 0 && (name[length] == '/' || !name[length]);
        free(path);
    }
    free(real);
    return found;
}

/* Is it the mod.lua of a mod in which one of the paths lies? What is wrong with that concerns all
 * that is in there. */
static bool is_above(const char *file, const char *const *paths)
{
    const char *folder[] = {NULL, NULL};
    const char *slash = strrchr(file, '/');
    bool above = false;

    if (!slash || strcmp(slash, "/mod.lua") != 0)
        return false;
    char *name = vaka_xcopy(file);
    name[slash - file] = '\0';
    folder[0] = name;
    for (; *paths && !above; paths++)
        above = vaka_check_wants(*paths, folder);
    free(name);
    return above;
}

/* Files that are read only by other commands: are they good Lua? */
static void check_syntax(const vaka_library_file *file, vaka_complaints *complaints)
{
    vaka_syntax syntax;

    if (!vaka_syntax_read(&syntax, file->text, file->size))
        vaka_complaint_add(complaints, file->name, syntax.spot, syntax.advice, "%s", syntax.error);
    vaka_syntax_done(&syntax);
}

static void check_file(const vaka_library *library, uint32_t mod, const vaka_library_file *file,
                       lua_State *L, vaka_scan_ids *ids, vaka_complaints *out)
{
    vaka_scan scan = {.library = library,
                      .mod = mod,
                      .file = file,
                      .page = {file->name, out, NULL},
                      .L = L,
                      .ids = ids,
                      .names = lua_gettop(L)};

    if (!file->text)
        return;
    if (vaka_library_has_code(library->module, file))
        vaka_scan_file(&scan);
    else if (vaka_check_is_test(file)) {
        check_syntax(file, out);
        scan.ids = NULL; /* a test may name what is not there */
        vaka_scan_file(&scan);
    }
}

/* As check_file, for what it tells: what is wrong is said elsewhere. */
void vaka_check_tell(const vaka_library *library, uint32_t mod, const vaka_check_sentences *told)
{
    const vaka_mod_files *files = &library->files->mods[mod];
    vaka_sandbox *sandbox = vaka_sandbox_new();
    lua_State *L = vaka_sandbox_state(sandbox);
    int environment = vaka_library_environment(sandbox, library->mods[mod].id, library->module);
    vaka_complaints wrong = {0};
    vaka_scan_ids ids = {0};

    lua_rawgeti(L, LUA_REGISTRYINDEX, environment);
    luaL_getmetafield(L, -1, "__index");
    for (uint32_t i = 0; i < files->count; i++) {
        vaka_scan scan = {.library = library,
                          .mod = mod,
                          .file = &files->at[i],
                          .page = {files->at[i].name, &wrong, NULL},
                          .L = L,
                          .ids = &ids,
                          .names = lua_gettop(L),
                          .told = told};

        if (files->at[i].text && vaka_library_has_code(library->module, &files->at[i]))
            vaka_scan_file(&scan);
    }
    free(ids.at);
    vaka_complaints_done(&wrong);
    vaka_sandbox_free(sandbox);
}

/* An option that nothing reads makes players choose between the same and the same. Rules of the
 * game itself may be read by its module. */
static void check_rule_options(const vaka_library *library, const vaka_choice_info *rule,
                               vaka_complaints *out)
{
    const vaka_mod_files *files = &library->files->mods[rule->mod];
    const vaka_library_file *file = vaka_files_find(files, rule->file);
    const vaka_plain *options = vaka_plain_get(&file->plain, "options");

    for (uint32_t i = 0; options && i < rule->option_count; i++) {
        const vaka_plain *option = vaka_plain_get(options, rule->options[i].id);
        uint32_t before = out->total;
        char suggestion[VAKA_SUGGESTION];
        if (!option || vaka_check_is_quoted(files, rule->options[i].id))
            continue;
        snprintf(suggestion, sizeof suggestion, "host.rule_option(\"%.40s\", \"%.40s\")", rule->id,
                 rule->options[i].id);
        vaka_complaint_add(out, file->name, option->key_spot, suggestion,
                           "nothing in the mod reads the option '%s'", rule->options[i].id);
        vaka_complaints_warn(out, before);
    }
}

static void check_options(const vaka_library *library, uint32_t mod, const char *const *paths,
                          vaka_complaints *out)
{
    const vaka_choice_info *list[2] = {library->rules, NULL};
    uint32_t count[2] = {library->rule_count, vaka_library_stand_ins(library, &list[1])};

    for (int n = 0; n < 2 && !library->mods[mod].base; n++)
        for (uint32_t i = 0; i < count[n]; i++)
            if (list[n][i].mod == mod &&
                vaka_check_wants(vaka_files_find(&library->files->mods[mod], list[n][i].file)->name,
                                 paths))
                check_rule_options(library, &list[n][i], out);
}

static void check_mod(const vaka_library *library, uint32_t mod, const char *const *paths,
                      vaka_scan_ids *ids, vaka_complaints *out)
{
    const vaka_mod_files *files = &library->files->mods[mod];
    vaka_sandbox *sandbox = vaka_sandbox_new();
    lua_State *L = vaka_sandbox_state(sandbox);
    int environment = vaka_library_environment(sandbox, library->mods[mod].id, library->module);
    vaka_complaints texts = {0};

    lua_rawgeti(L, LUA_REGISTRYINDEX, environment);
    luaL_getmetafield(L, -1, "__index"); /* what a script sees of the empty environment */
    for (uint32_t i = 0; i < files->count; i++)
        if (vaka_check_wants(files->at[i].name, paths))
            check_file(library, mod, &files->at[i], L, ids, out);
    check_options(library, mod, paths, out);
    vaka_check_namesakes(library, mod, paths, out);
    vaka_check_cells(library, mod, paths, out);
    vaka_check_lang(library, mod, &texts);
    for (uint32_t i = 0; i < texts.count; i++)
        if (vaka_check_wants(texts.at[i].file, paths))
            vaka_complaint_copy(out, &texts.at[i]);
    vaka_complaints_done(&texts);
    vaka_sandbox_free(sandbox);
}

/* Lua stops at the first name that is not there and knows no columns: where the look through the
 * file has said more about the same line, its word is enough. */
static void drop_repeated(vaka_complaints *list)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < list->count; i++) {
        vaka_complaint *at = &list->at[i];
        bool repeated = false;
        for (uint32_t j = i + 1; j < list->count && at->spot.line && !at->spot.column; j++)
            repeated |= strcmp(at->file, list->at[j].file) == 0 &&
                        at->spot.line == list->at[j].spot.line && list->at[j].spot.column;
        if (!repeated) {
            list->at[kept++] = *at;
            continue;
        }
        free(at->file);
        free(at->text);
        free(at->suggestion);
    }
    list->total -= list->count - kept;
    list->count = kept;
}

/* A mod that cannot be used for a reason that lies outside it. */
static void tell_trouble(const vaka_library *library, uint32_t mod, const char *const *paths,
                         vaka_complaints *out)
{
    const vaka_mod_info *info = &library->mods[mod];
    char *name;
    size_t room = strlen(info->folder) + 9;

    name = vaka_xnew(room);
    snprintf(name, room, "%s/mod.lua", info->folder);
    if (vaka_check_wants(name, paths) || is_above(name, paths))
        vaka_complaint_add(out, name, nowhere, NULL, "the mod cannot be used: %s", info->trouble);
    free(name);
}

void vaka_check_files(const vaka_library *library, const char *const *paths, vaka_complaints *out)
{
    vaka_scan_ids ids = {0};

    for (uint32_t i = 0; i < library->complaints.count; i++) {
        const vaka_complaint *at = &library->complaints.at[i];
        if (vaka_check_wants(at->file, paths) || is_above(at->file, paths))
            vaka_complaint_copy(out, at);
    }
    for (uint32_t m = 0; m < library->mod_count; m++) {
        check_mod(library, m, paths, &ids, out);
        vaka_check_art(library->mods[m].folder, paths, out);
    }
    for (uint32_t m = 0; m < library->mod_count && !out->count; m++)
        if (!library->mods[m].usable)
            tell_trouble(library, m, paths, out);
    if (!vaka_complaints_errors(out))
        vaka_check_layouts(library, paths, out);
    vaka_check_ids(library, &ids, out);
    vaka_complaints_sort(out);
    drop_repeated(out);
}
