/* gui/base/stands.c - how games stood when they were left, kept among the settings.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/base/stands.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#define STANDS 64 /* games that are remembered */

/* "hello-3.vkj " */
static void write_name(const char *path, char out[VAKA_SETTINGS_TEXT])
{
    const char *slash = strrchr(path, '/');

    snprintf(out, VAKA_SETTINGS_TEXT, "%.120s ", slash ? slash + 1 : path);
}

static void write_key(int32_t number, char out[VAKA_SETTINGS_KEY])
{
    snprintf(out, VAKA_SETTINGS_KEY, "stand.%d", (int)number);
}

/* What is remembered of a game behind its name: "14073 5 6 – 9"; NULL: nothing. `row`, if it is not
 * NULL: where. */
static const char *line_of(const vaka_settings *settings, const char *path, int32_t *row)
{
    char key[VAKA_SETTINGS_KEY], name[VAKA_SETTINGS_TEXT];

    write_name(path, name);
    for (int32_t i = 0; i < STANDS; i++) {
        write_key(i, key);
        const char *line = vaka_settings_text(settings, key, "");

        if (strncmp(line, name, strlen(name)) != 0)
            continue;
        if (row)
            *row = i;
        return line + strlen(name);
    }
    return NULL;
}

void vaka_stands_note(vaka_settings *settings, const char *path, const vaka_stand *stand)
{
    char key[VAKA_SETTINGS_KEY], line[VAKA_SETTINGS_TEXT];
    int32_t next = vaka_settings_number(settings, "stand.next", 0, STANDS - 1, 0), row = next;
    struct stat about;
    vaka_error err;

    if (!path || stat(path, &about) != 0)
        return;
    if (!line_of(settings, path, &row))
        vaka_settings_put_number(settings, "stand.next", (next + 1) % STANDS);
    write_name(path, line);
    size_t length = strlen(line);
    snprintf(line + length, sizeof line - length, "%lld %d %s", (long long)about.st_size,
             (int)stand->turn, stand->points);
    write_key(row, key);
    vaka_settings_put(settings, key, line);
    vaka_settings_write(settings, &err);
}

bool vaka_stands_find(const vaka_settings *settings, const char *path, int64_t bytes,
                      vaka_stand *out)
{
    const char *line = line_of(settings, path, NULL);
    long long size = 0;
    int turn = 0, read = 0;

    *out = (vaka_stand){0};
    if (!line || sscanf(line, "%lld %d %n", &size, &turn, &read) != 2 || size != bytes)
        return false;
    out->turn = turn;
    snprintf(out->points, sizeof out->points, "%s", line + read);
    return true;
}
