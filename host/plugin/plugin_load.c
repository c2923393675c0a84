/* plugin/plugin_load.c - opens the file of one module.
 *
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* dladdr1 */
#include "plugin/plugin_check.h"

#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENTRY "vaka_entry"

static vaka_status open_file(const char *path, void **handle, vaka_error *err)
{
    size_t room = strlen(path) + sizeof "./";
    char *place = vaka_xnew(room);

    /* Without a slash dlopen would search the system's libraries instead. */
    snprintf(place, room, "%s%s", strchr(path, '/') ? "" : "./", path);
    *handle = dlopen(place, RTLD_NOW | RTLD_LOCAL);
    if (!*handle) {
        const char *text = dlerror();
        size_t length = strlen(place);

        if (text && strncmp(text, place, length) == 0 && strncmp(text + length, ": ", 2) == 0)
            text += length + 2;
        vaka_fail(err, VAKA_ERR_DATA, "cannot be loaded: %s", text ? text : "no reason given");
    }
    free(place);
    return *handle ? VAKA_OK : VAKA_ERR_DATA;
}

/* What the file itself says about the symbol: nothing of it may be read before this is known. */
static vaka_status check_symbol(const vaka_module *entry, vaka_error *err)
{
#ifdef __GLIBC__
    const ElfW(Sym) *symbol = NULL;
    Dl_info info;
    void *extra = NULL;

    if (!dladdr1(entry, &info, &extra, RTLD_DL_SYMENT) || !extra)
        return VAKA_OK;
    symbol = extra;
    if ((symbol->st_info & 0xf) != STT_OBJECT)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "`" ENTRY "` is not a struct");
    if (symbol->st_size < sizeof(vaka_stamp) || symbol->st_size < entry->stamp.size)
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "`" ENTRY "` is too short for its stamp: it has %u bytes",
                         (uint32_t)symbol->st_size);
#else
    (void)entry;
    (void)err;
#endif
    return VAKA_OK;
}

static vaka_status find_entry(void *handle, const vaka_module **entry, vaka_error *err)
{
    *entry = dlsym(handle, ENTRY);
    if (!*entry)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "does not export `" ENTRY "`: not a module");
    return check_symbol(*entry, err);
}

vaka_status vaka_plugin_load(const char *path, vaka_plugin *plugin)
{
    vaka_error err = {0};
    const vaka_module *entry = NULL;
    vaka_module whole;
    vaka_status status = vaka_plugin_check_file(path, &err);

    *plugin = (vaka_plugin){.path = vaka_xcopy(path)};
    status = status ? status : open_file(path, &plugin->handle, &err);
    status = status ? status : find_entry(plugin->handle, &entry, &err);
    status = status ? status : vaka_plugin_widen(entry, &whole, &err);
    status = status ? status : vaka_plugin_check(&whole, &err);
    if (status) {
        vaka_plugin_refuse(plugin, err.text);
        return status;
    }

    vaka_module *copy = vaka_xnew(sizeof *copy);

    *copy = whole;
    plugin->module = copy;
    return VAKA_OK;
}

void vaka_plugin_refuse(vaka_plugin *plugin, const char *reason)
{
    snprintf(plugin->reason, sizeof plugin->reason, "%s", reason);
    free((void *)(uintptr_t)plugin->module);
    plugin->module = NULL;
    if (plugin->handle)
        dlclose(plugin->handle);
    plugin->handle = NULL;
}

void vaka_plugin_unload(vaka_plugin *plugin)
{
    vaka_plugin_refuse(plugin, "");
    free(plugin->path);
    *plugin = (vaka_plugin){0};
}
