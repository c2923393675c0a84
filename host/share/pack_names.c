/* share/pack_names.c - names that files in a pack may have.
 *
 * SPDX-License-Identifier: MIT */
#include "share/pack.h"

#include "text/utf8.h"

#include <string.h>
#include <strings.h>

/* What mods are made of. Modules (.vaka) and other programs are not: packs hold nothing that a
 * machine runs outside the sandbox. */
static const char *const endings[] = {".lua", ".csv", ".svg", ".md", ".txt"};
static const char *const whole_names[] = {"LICENSE", "LICENCE", "COPYING", "README", "AUTHORS"};

static bool is_made_of(const char *name)
{
    size_t length = strlen(name);

    for (size_t i = 0; i < sizeof whole_names / sizeof *whole_names; i++)
        if (strcmp(name, whole_names[i]) == 0)
            return true;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t ending = strlen(endings[i]);
        if (length > ending && strcmp(name + length - ending, endings[i]) == 0)
            return true;
    }
    return false;
}

/* Names that some systems give to devices, or cannot hold: a pack opens everywhere or nowhere. */
static bool is_reserved(const char *name, size_t length)
{
    static const char *const devices[] = {"con",  "prn",  "aux",  "nul",  "com1",
                                          "com2", "com3", "lpt1", "lpt2", "lpt3"};
    size_t stem = 0;

    while (stem < length && name[stem] != '.')
        stem++;
    for (size_t i = 0; i < sizeof devices / sizeof *devices; i++)
        if (stem == strlen(devices[i]) && strncasecmp(name, devices[i], stem) == 0)
            return true;
    return name[length - 1] == '.' || name[length - 1] == ' ';
}

/* One name between two slashes. */
static const char *part_fault(const char *name, size_t length)
{
    if (length == 0)
        return "an empty name is on the way to it";
    if (name[0] == '.')
        return length == 2 && name[1] == '.' ? "the path leads up" : "its name begins with a dot";
    if (is_reserved(name, length))
        return "not every system can keep a file of that name";
    return NULL;
}

const char *vaka_pack_name_fault(const char *path)
{
    const char *at = path, *fault = NULL, *slash;
    uint32_t depth = 0;

    if (!*path)
        return "it has no name";
    if (strlen(path) > VAKA_PACK_PATH)
        return "its path is too long";
    if (*path == '/')
        return "its path begins at the root";
    if (!vaka_utf8s_line(path, strlen(path)))
        return "its name has signs that cannot be shown";
    if (strpbrk(path, "\\:*?\"<>|"))
        return "its name has signs that not every system can keep";
    for (; !fault && (slash = strchr(at, '/')) != NULL; at = slash + 1, depth++)
        fault = part_fault(at, (size_t)(slash - at));
    if (!fault)
        fault = part_fault(at, strlen(at));
    if (!fault && depth > VAKA_PACK_DEPTH)
        fault = "it lies in too many folders";
    if (!fault && !is_made_of(at))
        fault = "mods are made of .lua, .csv, .svg, .md and .txt files";
    return fault;
}
