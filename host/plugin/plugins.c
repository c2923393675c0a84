/* plugin/plugins.c - finds modules in their folders, in order, and keeps the good ones.
 *
 * SPDX-License-Identifier: MIT */
#include "plugin/plugins.h"

#include "plugin/plugin_check.h"
#include "text/arena.h"
#include "text/word.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SUFFIX ".vaka"
#define LONGEST_PATH 4096

typedef struct search_folder {
    char *path;
    bool named; /* somebody asked for it by name, so it has to be there */
} search_folder;

/* The folders in which modules are looked for, in order. */
typedef struct search_path {
    vaka_arena arena; /* of all the rest */
    search_folder *at;
    uint32_t count;
} search_path;

/* Adds the first `length` characters of `folder`, then `below`. Takes `named` from what it says. */
static void add(search_path *path, const char *folder, size_t length, const char *below, bool named)
{
    size_t room = length + strlen(below) + 1;
    search_folder *entry;

    if (length == 0)
        return;
    path->at = vaka_arena_more(&path->arena, path->at, path->count, sizeof *path->at);
    entry = &path->at[path->count++];
    entry->path = vaka_arena_new(&path->arena, room);
    entry->named = named;
    snprintf(entry->path, room, "%.*s%s", (int)length, folder, below);
}

static void add_listed(search_path *path, const char *list)
{
    while (list && *list) {
        size_t length = strcspn(list, ":");

        add(path, list, length, "", true);
        list += length + (list[length] ? 1 : 0);
    }
}

static void add_user(search_path *path)
{
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");

    if (data && data[0] == '/') /* the XDG specification passes over relative ones */
        add(path, data, strlen(data), "/vaka/modules", false);
    else if (home && home[0] == '/')
        add(path, home, strlen(home), "/.local/share/vaka/modules", false);
}

static void add_build_tree(search_path *path)
{
    char program[LONGEST_PATH];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program);
    const char *tests = getenv("VAKA_TEST_MODULES");

    if (length < 0 || length == (ssize_t)sizeof program)
        return;
    while (length > 0 && program[length - 1] != '/')
        length--;
    add(path, program, (size_t)length, "modules", false);
    if (tests && tests[0])
        add(path, program, (size_t)length, "tests/modules", false);
}

/* From `folders` (NULL-terminated, or NULL) and the environment. Whether they exist is not looked
 * at. */
static void search_path_init(search_path *path, const char *const *folders)
{
    *path = (search_path){0};
    for (; folders && *folders; folders++)
        add(path, *folders, strlen(*folders), "", true);
    add_listed(path, getenv("VAKA_MODULE_PATH"));
    add_user(path);
    add_build_tree(path);
#ifdef VAKA_SYSTEM_MODULES
    add(path, VAKA_SYSTEM_MODULES, strlen(VAKA_SYSTEM_MODULES), "", false);
#endif
}

static vaka_plugin *add_plugin(vaka_plugins *plugins)
{
    plugins->at = vaka_xgrow(plugins->at, (plugins->count + 1) * sizeof *plugins->at);
    plugins->at[plugins->count] = (vaka_plugin){0};
    return &plugins->at[plugins->count++];
}

/* The good plugin with this id, or NULL. */
static const vaka_plugin *plugin_by_id(const vaka_plugins *plugins, const char *id)
{
    for (uint32_t i = 0; i < plugins->count; i++)
        if (plugins->at[i].module && strcmp(plugins->at[i].module->id, id) == 0)
            return &plugins->at[i];
    return NULL;
}

static void scan_file(vaka_plugins *plugins, const char *folder, const char *name)
{
    size_t room = strlen(folder) + strlen(name) + 2;
    char *path = vaka_xnew(room);
    vaka_plugin plugin;

    snprintf(path, room, "%s%s%s", folder, folder[strlen(folder) - 1] == '/' ? "" : "/", name);
    if (vaka_plugin_load(path, &plugin) == VAKA_OK) {
        const vaka_plugin *first = plugin_by_id(plugins, plugin.module->id);
        char reason[sizeof plugin.reason];

        snprintf(reason, sizeof reason, "%s is already there, from %s", plugin.module->id,
                 first ? first->path : "");
        if (first)
            vaka_plugin_refuse(&plugin, reason);
    }
    *add_plugin(plugins) = plugin;
    free(path);
}

static int is_candidate(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);

    return entry->d_name[0] != '.' && length > strlen(SUFFIX) &&
           strcmp(entry->d_name + length - strlen(SUFFIX), SUFFIX) == 0;
}

/* By bytes: alphasort would follow the language of the environment. */
static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static void scan_folder(vaka_plugins *plugins, const search_folder *folder)
{
    struct dirent **names = NULL;
    int count = scandir(folder->path, &names, is_candidate, by_name);

    if (count < 0) {
        if (!folder->named && errno == ENOENT)
            return;

        int fault = errno;
        vaka_plugin *plugin = add_plugin(plugins);

        plugin->path = vaka_xcopy(folder->path);
        snprintf(plugin->reason, sizeof plugin->reason, "cannot read the folder: %s",
                 strerror(fault));
        return;
    }
    for (int i = 0; i < count; i++) {
        scan_file(plugins, folder->path, names[i]->d_name);
        free(names[i]);
    }
    free(names);
}

/* Is this the same folder as one before it, under whatever name? */
static bool was_scanned(const search_path *path, uint32_t number)
{
    struct stat here, there;

    if (stat(path->at[number].path, &here) != 0)
        return false;
    for (uint32_t i = 0; i < number; i++)
        if (stat(path->at[i].path, &there) == 0 && here.st_dev == there.st_dev &&
            here.st_ino == there.st_ino)
            return true;
    return false;
}

void vaka_plugins_scan(vaka_plugins *plugins, const char *const *folders)
{
    search_path path;

    *plugins = (vaka_plugins){0};
    search_path_init(&path, folders);
    for (uint32_t i = 0; i < path.count; i++)
        if (!was_scanned(&path, i))
            scan_folder(plugins, &path.at[i]);
    vaka_arena_done(&path.arena);
}

void vaka_plugins_all(vaka_plugins *plugins)
{
    void (*more)(vaka_plugins *) = plugins->more;

    plugins->more = NULL;
    if (more)
        more(plugins);
}

void vaka_plugins_add(vaka_plugins *plugins, const char *path, const vaka_module *module,
                      void (*close)(const vaka_module *module), const char *reason)
{
    const vaka_plugin *first = module ? plugin_by_id(plugins, module->id) : NULL;
    char there[sizeof first->reason];

    snprintf(there, sizeof there, "%s is already there, from %s", module ? module->id : "",
             first ? first->path : "");
    vaka_plugin *plugin = add_plugin(plugins);
    plugin->path = vaka_xcopy(path);
    if (module && !first) {
        plugin->module = module;
        plugin->close = close;
        return;
    }
    snprintf(plugin->reason, sizeof plugin->reason, "%s", module ? there : reason);
    if (module)
        close(module);
}

void vaka_plugins_replace(vaka_plugins *plugins, const char *path, const vaka_module *module)
{
    vaka_plugin *plugin = (vaka_plugin *)(uintptr_t)plugin_by_id(plugins, module->id);
    uint32_t at = 0;

    assert(plugin && plugin->close && plugin->module != module);
    while (at < plugin->old_count && plugin->old[at] != module)
        at++;
    if (at == plugin->old_count)
        plugin->old = vaka_xgrow(plugin->old, ++plugin->old_count * sizeof *plugin->old);
    plugin->old[at] = plugin->module;
    plugin->module = module;
    char *name = vaka_xcopy(path);
    free(plugin->path);
    plugin->path = name;
}

void vaka_plugin_unload(vaka_plugin *plugin)
{
    for (uint32_t i = 0; i < plugin->old_count; i++)
        plugin->close(plugin->old[i]);
    free(plugin->old);
    if (plugin->close && plugin->module)
        plugin->close(plugin->module);
    else
        vaka_plugin_refuse(plugin, "");
    free(plugin->path);
    *plugin = (vaka_plugin){0};
}

void vaka_plugins_done(vaka_plugins *plugins)
{
    for (uint32_t i = 0; i < plugins->count; i++)
        vaka_plugin_unload(&plugins->at[i]);
    free(plugins->at);
    *plugins = (vaka_plugins){0};
}

static const char *last_word(const char *id)
{
    const char *dot = strrchr(id, '.');

    return dot ? dot + 1 : id;
}

const char *vaka_plugin_short_name(const vaka_module *module)
{
    return last_word(module->id);
}

/* Is `name` the name of the plugin's file, without folder and suffix? */
static bool is_file_of(const vaka_plugin *plugin, const char *name)
{
    const char *slash = strrchr(plugin->path, '/');
    const char *file = slash ? slash + 1 : plugin->path;
    size_t length = strlen(name);

    return strncmp(file, name, length) == 0 && strcmp(file + length, SUFFIX) == 0;
}

/* What one types to mean a module: the last word of its id, if no other one ends with it. */
static const char *name_of(const vaka_plugins *plugins, const vaka_module *module)
{
    const char *word = last_word(module->id);

    for (uint32_t i = 0; i < plugins->count; i++) {
        const vaka_module *other = plugins->at[i].module;

        if (other && other != module && strcmp(last_word(other->id), word) == 0)
            return module->id;
    }
    return word;
}

/* "a, b, c" of the names of all good modules, cut where the room ends. With `word` the whole ids of
 * those whose last word it is. */
static void list_names(const vaka_plugins *plugins, const char *word, char *out, size_t room)
{
    const char **names = vaka_xnew((plugins->count + 1) * sizeof *names);
    uint32_t count = 0;

    for (uint32_t i = 0; i < plugins->count; i++) {
        const vaka_module *module = plugins->at[i].module;

        if (module && (!word || strcmp(last_word(module->id), word) == 0))
            names[count++] = word ? module->id : name_of(plugins, module);
    }
    vaka_row_list(VAKA_NAMED_ROWS(names, count), out, room);
    free(names);
}

static void explain(const vaka_plugins *plugins, const char *name, vaka_error *err)
{
    char names[160];

    for (uint32_t i = 0; i < plugins->count; i++) {
        const vaka_plugin *plugin = &plugins->at[i];

        if (!plugin->module && is_file_of(plugin, last_word(name))) {
            vaka_fail(err, VAKA_ERR_DATA, "module '%.40s' cannot be used: %s", name,
                      plugin->reason);
            return;
        }
    }
    list_names(plugins, NULL, names, sizeof names);
    if (names[0])
        vaka_fail(err, VAKA_ERR_DATA, "there is no module '%.40s'; there are: %s", name, names);
    else
        vaka_fail(err, VAKA_ERR_DATA, "there is no module '%.40s', and no other one either", name);
}

const vaka_module *vaka_plugins_find(const vaka_plugins *plugins, const char *name, vaka_error *err)
{
    const vaka_plugin *exact = plugin_by_id(plugins, name);
    const vaka_module *found = NULL;

    if (exact)
        return exact->module;
    for (uint32_t i = 0; i < plugins->count; i++) {
        const vaka_module *module = plugins->at[i].module;

        if (!module || strcmp(last_word(module->id), name) != 0)
            continue;
        if (found) {
            char names[160];

            list_names(plugins, name, names, sizeof names);
            vaka_fail(err, VAKA_ERR_DATA, "'%.40s' may be any of %s: say which", name, names);
            return NULL;
        }
        found = module;
    }
    if (!found && plugins->more) { /* perhaps among those that have not been read */
        vaka_plugins_all((vaka_plugins *)(uintptr_t)plugins);
        return vaka_plugins_find(plugins, name, err);
    }
    if (!found)
        explain(plugins, name, err);
    return found;
}
