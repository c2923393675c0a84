/* gui/base/finished.c - which games were played to their end, kept among the settings.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/base/finished.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#define FINISHED 64 /* games that are remembered */

/* "hello-3.vkj 14073" */
static void write_line(const char *path, int64_t bytes, char out[VAKA_SETTINGS_TEXT])
{
    const char *slash = strrchr(path, '/');

    snprintf(out, VAKA_SETTINGS_TEXT, "%.200s %lld", slash ? slash + 1 : path, (long long)bytes);
}

static const char *line_at(const vaka_settings *settings, int32_t number)
{
    char key[VAKA_SETTINGS_KEY];

    snprintf(key, sizeof key, "over.%d", (int)number);
    return vaka_settings_text(settings, key, "");
}

bool vaka_finished_has(const vaka_settings *settings, const char *path, int64_t bytes)
{
    char text[VAKA_SETTINGS_TEXT];

    write_line(path, bytes, text);
    for (int32_t i = 0; i < FINISHED; i++)
        if (strcmp(line_at(settings, i), text) == 0)
            return true;
    return false;
}

void vaka_finished_note(vaka_settings *settings, const char *path)
{
    int32_t next = vaka_settings_number(settings, "over.next", 0, FINISHED - 1, 0);
    char key[VAKA_SETTINGS_KEY], text[VAKA_SETTINGS_TEXT];
    struct stat about;
    vaka_error err;

    if (!path || stat(path, &about) != 0 || vaka_finished_has(settings, path, about.st_size))
        return;
    write_line(path, about.st_size, text);
    snprintf(key, sizeof key, "over.%d", (int)next);
    vaka_settings_put(settings, key, text);
    vaka_settings_put_number(settings, "over.next", (next + 1) % FINISHED);
    vaka_settings_write(settings, &err);
}

bool vaka_finished_going(const vaka_settings *settings, const char *path, int64_t bytes)
{
    char text[VAKA_SETTINGS_TEXT];

    write_line(path, bytes, text);
    return strcmp(vaka_settings_text(settings, "going", ""), text) == 0;
}

void vaka_finished_note_going(vaka_settings *settings, const char *path, int64_t bytes)
{
    char text[VAKA_SETTINGS_TEXT];
    vaka_error err;

    write_line(path, bytes, text);
    vaka_settings_put(settings, "going", text);
    vaka_settings_write(settings, &err);
}
