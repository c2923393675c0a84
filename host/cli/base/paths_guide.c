/* cli/base/paths_guide.c - finds the player's guide and the icon: beside the program, or where it
 * was installed.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FILE_MOST (1u << 20)

static char *read_text(const char *path)
{
    FILE *file = fopen(path, "rb");
    char *text;
    size_t length;

    if (!file)
        return NULL;
    text = vaka_xnew(FILE_MOST + 1);
    length = fread(text, 1, FILE_MOST, file);
    text[length] = '\0';
    fclose(file);
    if (length > 0)
        return text;
    free(text);
    return NULL;
}

static char *file_in(const char *folder, const char *name)
{
    char path[VAKA_PATH];
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);

    return length > 0 && length < (int)sizeof path ? read_text(path) : NULL;
}

static char *file_of(const char *name)
{
    const char *assets = getenv("VAKA_ASSETS");
    char program[VAKA_PATH / 2], folder[VAKA_PATH];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    char *text = NULL;

    if (assets && *assets)
        return file_in(assets, name);
    program[length > 0 ? length : 0] = '\0';
    char *slash = strrchr(program, '/');
    if (slash) {
        *slash = '\0';
        snprintf(folder, sizeof folder, "%s/assets", program);
        text = file_in(folder, name);
        snprintf(folder, sizeof folder, "%s/../share/vaka/assets", program);
        text = text ? text : file_in(folder, name);
    }
    return text ? text : file_in(VAKA_SYSTEM_ASSETS, name);
}

char *vaka_paths_guide(const char *language)
{
    char name[32], *text;

    snprintf(name, sizeof name, "guide/%.8s.md", language);
    text = file_of(name);
    return text ? text : file_of("guide/en.md");
}

char *vaka_paths_icon(void)
{
    return file_of("icon.svg");
}
