/* web/web_zip.c - libzip of an engine in a page: it is part of the program.
 *
 * SPDX-License-Identifier: MIT
 *
 * Stands in the place of share/zip_library.c. A page reads packs and writes none: what libzip has
 * for that alone stays out of the engine. */
#include "share/zip_library.h"

const vaka_zip_library *vaka_zip_library_open(vaka_error *err)
{
    static const vaka_zip_library library = {
#define VAKA_ZIP_FUNCTION(name) .name = name,
        VAKA_ZIP_READS(VAKA_ZIP_FUNCTION)
#undef VAKA_ZIP_FUNCTION
    };

    (void)err;
    return &library;
}
