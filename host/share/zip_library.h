/* share/zip_library.h - libzip, opened when the first pack is wanted: no other command has to load
 * it and what it needs.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SHARE_ZIP_LIBRARY_H
#define SHARE_ZIP_LIBRARY_H

#include "text/error.h"

#include <zip.h>

/* The functions of libzip that are used, by their own names: to read a pack, and to write one. */
#define VAKA_ZIP_READS(X)                                                                          \
    X(zip_open)                                                                                    \
    X(zip_discard)                                                                                 \
    X(zip_error_init_with_code)                                                                    \
    X(zip_error_strerror)                                                                          \
    X(zip_error_fini)                                                                              \
    X(zip_get_num_entries)                                                                         \
    X(zip_stat_index)                                                                              \
    X(zip_file_get_external_attributes)                                                            \
    X(zip_fopen_index)                                                                             \
    X(zip_fread)                                                                                   \
    X(zip_fclose)
#define VAKA_ZIP_WRITES(X)                                                                         \
    X(zip_close)                                                                                   \
    X(zip_strerror)                                                                                \
    X(zip_source_buffer)                                                                           \
    X(zip_source_free)                                                                             \
    X(zip_file_add)                                                                                \
    X(zip_set_file_compression)                                                                    \
    X(zip_file_set_dostime)                                                                        \
    X(zip_file_set_external_attributes)                                                            \
    X(zip_set_archive_comment)
#define VAKA_ZIP_FUNCTIONS(X) VAKA_ZIP_READS(X) VAKA_ZIP_WRITES(X)

typedef struct vaka_zip_library {
#define VAKA_ZIP_POINTER(name) __typeof__(&name) name;
    VAKA_ZIP_FUNCTIONS(VAKA_ZIP_POINTER)
#undef VAKA_ZIP_POINTER
} vaka_zip_library;

/* NULL: it is not there, and the error says how to get it. */
const vaka_zip_library *vaka_zip_library_open(vaka_error *err);

#endif
