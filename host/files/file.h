/* files/file.h - files that are written whole or not at all, and nowhere but where they are said
 * to.
 *
 * SPDX-License-Identifier: MIT
 *
 * For everything that is written into a folder that others write to as well. A link that stands
 * where a file shall be is never followed: it is replaced, and what it leads to is left alone. What
 * was there before stays until the new file is complete. (Journals grow line by line and have ways
 * of their own: match/journal.h.) */
#ifndef FILES_FILE_H
#define FILES_FILE_H

#include "text/error.h"

#include <stdbool.h>
#include <stdio.h>

typedef struct vaka_file {
    FILE *out;   /* to write to, between the two calls below */
    char *path;  /* owned */
    char *fresh; /* owned: where it is written until it is complete; NULL: at its path */
} vaka_file;

/* Begins a file that replaces what there is, or one that must not be there yet. After a failure
 * there is nothing to end. */
vaka_status vaka_file_replace(vaka_file *file, const char *path, vaka_error *err);
vaka_status vaka_file_create(vaka_file *file, const char *path, vaka_error *err);

/* Puts the file in its place; or, if it is not `good` or could not be written, leaves nothing of
 * it. */
vaka_status vaka_file_end(vaka_file *file, bool good, vaka_error *err);

/* All of it at once: a text that replaces what there is. */
vaka_status vaka_file_write(const char *path, const char *text, vaka_error *err);

/* Makes a folder unless there is one. A link to a folder is none: it may lead anywhere. */
vaka_status vaka_file_folder(const char *path, vaka_error *err);

/* Makes a folder and those on the way to it, as far as they are not there. For folders of the
 * user's own, where links may be what he wants. `path` is changed and put back meanwhile. */
vaka_status vaka_file_folders(char *path, vaka_error *err);

#endif
