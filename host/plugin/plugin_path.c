/* plugin/plugin_path.c - the folders in which modules are looked for, in order.
 *
 * SPDX-License-Identifier: MIT */
#include "plugin/plugin_path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LONGEST_PATH 4096

/* Adds the first `length` characters of `folder`, then `below`. Takes `named` from what it says. */
static void add(vaka_plugin_path *path, const char *folder, size_t length, const char *below,
                bool named)
{
    size_t room = length + strlen(below) + 1;
    vaka_plugin_folder *entry;

    if (length == 0)
        return;
    path->at = vaka_xgrow(path->at, (path->count + 1) * sizeof *path->at);
    entry = &path->at[path->count++];
    entry->path = vaka_xnew(room);
    entry->named = named;
    snprintf(entry->path, room, "%.*s%s", (int)length, folder, below);
}

static void add_listed(vaka_plugin_path *path, const char *list)
{
    while (list && *list) {
        size_t length = strcspn(list, ":");

        add(path, list, length, "", true);
        list += length + (list[length] ? 1 : 0);
    }
}

static void add_user(vaka_plugin_path *path)
{
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");

    if (data && data[0] == '/') /* the XDG specification passes over relative ones */
        add(path, data, strlen(data), "/vaka/modules", false);
    else if (home && home[0] == '/')
        add(path, home, strlen(home), "/.local/share/vaka/modules", false);
}

static void add_build_tree(vaka_plugin_path *path)
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

void vaka_plugin_path_init(vaka_plugin_path *path, const char *const *folders)
{
    *path = (vaka_plugin_path){0};
    for (; folders && *folders; folders++)
        add(path, *folders, strlen(*folders), "", true);
    add_listed(path, getenv("VAKA_MODULE_PATH"));
    add_user(path);
    add_build_tree(path);
#ifdef VAKA_SYSTEM_MODULES
    add(path, VAKA_SYSTEM_MODULES, strlen(VAKA_SYSTEM_MODULES), "", false);
#endif
}

void vaka_plugin_path_done(vaka_plugin_path *path)
{
    for (uint32_t i = 0; i < path->count; i++)
        free(path->at[i].path);
    free(path->at);
    *path = (vaka_plugin_path){0};
}
