/* script/tools/check_art.c - what is wrong with the drawings of a mod.
 *
 * SPDX-License-Identifier: MIT
 *
 * The window leaves out a drawing that it cannot read; here its author learns why. */
#include "script/tools/check_inside.h"

#include "drawing/drawing.h"
#include "files/regular.h"
#include "text/utf8.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define DEEPEST 6u /* folders in each other */
#define LONGEST 4096

typedef struct gallery {
    const char *const *paths; /* that are asked about */
    vaka_complaints *out;
    uint32_t count;
} gallery;

static const vaka_file_place nowhere = {0, 0};

static bool is_svg(const char *name)
{
    size_t length = strlen(name);

    return length > 4 && strcmp(name + length - 4, ".svg") == 0;
}

/* Keys are made of these. */
static bool is_key(const char *name)
{
    size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_-");

    return length > 0 && strcmp(name + length, ".svg") == 0;
}

static void check_drawing(gallery *at, int folder, const char *entry, const char *path)
{
    vaka_regular read = vaka_regular_read(folder, entry, VAKA_DRAWING_BYTES);
    vaka_drawing_fault fault;
    char *plain;

    if (!read.text) {
        vaka_complaint_add(at->out, path, nowhere, NULL, "%s", read.why);
        return;
    }
    plain = vaka_drawing_read(read.text, read.size, &fault);
    if (!plain)
        vaka_complaint_add(at->out, path, (vaka_file_place){fault.line, fault.column}, NULL, "%s",
                           fault.text);
    else if (!is_key(entry))
        vaka_complaint_add(at->out, path, nowhere, "use a-z, 0-9, '_' and '-'",
                           "no key leads to a drawing of this name");
    free(plain);
    free(read.text);
}

static void walk(gallery *at, int folder, const char *path, uint32_t depth);

static void check_entry(gallery *at, int folder, const char *entry, const char *above,
                        uint32_t depth)
{
    struct stat about;
    char path[LONGEST];
    int inside;

    if (snprintf(path, sizeof path, "%s/%s", above, entry) >= (int)sizeof path ||
        fstatat(folder, entry, &about, AT_SYMLINK_NOFOLLOW) != 0)
        return;
    if (!vaka_utf8s_line(entry, strlen(entry))) {
        vaka_complaint_add(at->out, above, nowhere, NULL, VAKA_ODD_NAME);
    } else if (S_ISDIR(about.st_mode)) {
        inside = openat(folder, entry, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (inside >= 0)
            walk(at, inside, path, depth + 1);
    } else if (is_svg(entry) &&
               vaka_check_wants(S_ISLNK(about.st_mode) ? above : path, at->paths)) {
        check_drawing(at, folder, entry, path);
    }
}

/* Takes the descriptor over. */
static void walk(gallery *at, int folder, const char *path, uint32_t depth)
{
    DIR *entries = depth < DEEPEST ? fdopendir(folder) : NULL;
    struct dirent *entry;

    if (!entries) {
        close(folder);
        return;
    }
    while (at->count <= VAKA_MOD_FILES && (entry = readdir(entries)) != NULL) {
        if (entry->d_name[0] == '.')
            continue;
        if (++at->count > VAKA_MOD_FILES)
            vaka_complaint_add(at->out, path, nowhere, NULL, "the mod has more than %u drawings",
                               VAKA_MOD_FILES);
        else
            check_entry(at, folder, entry->d_name, path, depth);
    }
    closedir(entries);
}

void vaka_check_art(const char *mod, const char *const *paths, vaka_complaints *out)
{
    gallery at = {paths, out, 0};
    char path[LONGEST];
    struct stat about;
    int folder;

    if (snprintf(path, sizeof path, "%s/art", mod) >= (int)sizeof path || lstat(path, &about) != 0)
        return;
    if (S_ISLNK(about.st_mode)) {
        if (vaka_check_wants(mod, paths))
            vaka_complaint_add(out, path, nowhere, NULL, "links are not followed");
        return;
    }
    folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder >= 0)
        walk(&at, folder, path, 0);
}
