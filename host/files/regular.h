/* files/regular.h - reads files of strangers: regular ones only, no links, no more than so many
 * bytes.
 *
 * SPDX-License-Identifier: MIT
 *
 * Mods come from strangers. A pipe that is named like a file would be waited for, a link would lead
 * out of the mod, and a file may be larger than memory: each of them is refused by a sentence. */
#ifndef FILES_REGULAR_H
#define FILES_REGULAR_H

#include "vaka/abi.h"

/* What was read. */
typedef struct vaka_regular {
    char *text;   /* owned by the caller, ended by a 0 that does not count; NULL: see `why` */
    size_t size;  /* bytes */
    bool missing; /* there is no such file */
    char why[96]; /* a sentence without a full stop, if there is no text */
} vaka_regular;

/* Reads the file at `path` below the open folder `folder`. Neither the file nor a folder on the way
 * may be a link, and `path` does not lead up (".."). At most `most` bytes, which is a whole number
 * of KiB. */
vaka_regular vaka_regular_read(int folder, const char *path, size_t most);

#endif
