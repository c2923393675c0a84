/* web/web_modules.c - modules of an engine in a page: they are part of the program.
 *
 * SPDX-License-Identifier: MIT
 *
 * Stands in the place of plugin/plugin_load.c. The folder of modules holds an empty file for each,
 * so that they are found as everywhere. */
#include "plugin/plugin_check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAME(name) extern const vaka_module of_##name##_vaka_entry;
#include "games.h"
#undef GAME

static const struct {
    const char *file;
    const vaka_module *entry;
} games[] = {
#define GAME(name) {#name ".vaka", &of_##name##_vaka_entry},
#include "games.h"
#undef GAME
};

static const vaka_module *entry_of(const char *path)
{
    const char *slash = strrchr(path, '/');

    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        if (strcmp(games[i].file, slash ? slash + 1 : path) == 0)
            return games[i].entry;
    return NULL;
}

static vaka_status find_entry(const char *path, const vaka_module **entry, vaka_error *err)
{
    *entry = entry_of(path);
    return *entry ? VAKA_OK
                  : vaka_fail(err, VAKA_ERR_DATA, "a page has only the modules it came with");
}

vaka_status vaka_plugin_load(const char *path, vaka_plugin *plugin)
{
    vaka_error err = {0};
    const vaka_module *entry = NULL;
    vaka_module *whole = vaka_xnew(sizeof *whole);
    vaka_status status = find_entry(path, &entry, &err);

    *plugin = (vaka_plugin){.path = vaka_xcopy(path)};
    status = status ? status : vaka_plugin_widen(entry, whole, &err);
    status = status ? status : vaka_plugin_check(whole, &err);
    plugin->module = whole;
    if (status)
        vaka_plugin_refuse(plugin, err.text);
    return status;
}

void vaka_plugin_refuse(vaka_plugin *plugin, const char *reason)
{
    snprintf(plugin->reason, sizeof plugin->reason, "%s", reason);
    free((void *)(uintptr_t)plugin->module);
    plugin->module = NULL;
}
