/* gui/draw/art_file.c - one drawing's file: found, read and checked.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/art_file.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "drawing/drawing.h"
#include "files/regular.h"

static vaka_regular read_below(const char *folder, const char *name)
{
    vaka_regular read = {.missing = true};
    char path[256];
    int at = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (at < 0)
        return read;
    if (snprintf(path, sizeof path, "%s.svg", name) < (int)sizeof path)
        read = vaka_regular_read(at, path, VAKA_DRAWING_BYTES);
    close(at);
    return read;
}

bool vaka_art_file_read(vaka_art_file *file, const char *folder, bool bundled, const char *name)
{
    vaka_regular read = read_below(folder, name);
    const char *slash = strrchr(name, '/'), *last = slash ? slash + 1 : name;
    vaka_drawing_fault fault;

    if (read.missing)
        return false;
    file->text = bundled ? read.text : NULL;
    file->trouble[0] = '\0';
    snprintf(file->path, sizeof file->path, "%s/%s.svg", folder, name);
    if (!read.text) {
        snprintf(file->trouble, sizeof file->trouble, "%s.svg: %s", last, read.why);
        return true;
    }
    if (bundled)
        return true;
    file->text = vaka_drawing_read(read.text, read.size, &fault);
    if (!file->text)
        snprintf(file->trouble, sizeof file->trouble, "%s.svg:%d:%d: %s", last, fault.line,
                 fault.column, fault.text);
    free(read.text);
    return true;
}

void vaka_art_file_tell(const vaka_art_file *file)
{
    const char *slash = strrchr(file->path, '/');

    fprintf(stderr, "vaka: %.*s%s\n", (int)(slash - file->path + 1), file->path, file->trouble);
}
