/* plugin/plugin_path.h - the folders in which modules are looked for, in order.
 *
 * SPDX-License-Identifier: MIT */
#ifndef PLUGIN_PLUGIN_PATH_H
#define PLUGIN_PLUGIN_PATH_H

#include "text/error.h"

typedef struct vaka_plugin_folder {
    char *path; /* owned */
    bool named; /* somebody asked for it by name, so it has to be there */
} vaka_plugin_folder;

typedef struct vaka_plugin_path {
    vaka_plugin_folder *at; /* owned */
    uint32_t count;
} vaka_plugin_path;

/* Works the search path of plugins.h out from `folders` (NULL-terminated, or NULL) and the
 * environment. Whether the folders exist is not looked at. */
void vaka_plugin_path_init(vaka_plugin_path *path, const char *const *folders);
void vaka_plugin_path_done(vaka_plugin_path *path);

#endif
