/* share/zip_library.c - libzip, opened when the first pack is wanted.
 *
 * SPDX-License-Identifier: MIT */
#include "share/zip_library.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <string.h>

static const char *const names[] = {"libzip.so.5", "libzip.so.4", "libzip.so"};

static bool find(void *handle, const char *name, void *out, size_t size)
{
    void *found = dlsym(handle, name);

    memcpy(out, &found, size);
    return found != NULL;
}

/* All functions, or none. */
static bool fill(void *handle, vaka_zip_library *library)
{
    bool good = true;

#define VAKA_ZIP_FIND(name)                                                                        \
    good = find(handle, #name, &library->name, sizeof library->name) && good;
    VAKA_ZIP_FUNCTIONS(VAKA_ZIP_FIND)
#undef VAKA_ZIP_FIND
    return good;
}

const vaka_zip_library *vaka_zip_library_open(vaka_error *err)
{
    static vaka_zip_library library; /* opened once, and kept as long as the program runs */
    static bool is_open;

    for (size_t i = 0; !is_open && i < sizeof names / sizeof *names; i++) {
        void *handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
        is_open = handle && fill(handle, &library);
        if (handle && !is_open)
            dlclose(handle);
    }
    if (!is_open)
        vaka_fail(err, VAKA_ERR_SYSTEM,
                  "packs need libzip, which is not here; install it (Debian: libzip4)");
    return is_open ? &library : NULL;
}
