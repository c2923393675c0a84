/* gui/base/settings.c - what a player has set and chosen, kept in a small text file.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/base/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files/file.h"
#include "text/buffer.h"
#include "text/utf8.h"
#include "text/word.h"

#define FILE_MOST (256u << 10)

/* The place of a key, or where it would stand; `*found` if it is there. */
static uint32_t place_of(const vaka_settings *settings, const char *key, bool *found)
{
    uint32_t at = 0;

    while (at < settings->count && strcmp(settings->at[at].key, key) < 0)
        at++;
    *found = at < settings->count && strcmp(settings->at[at].key, key) == 0;
    return at;
}

static bool is_key(const char *key)
{
    for (const char *at = key; *at; at++)
        if (*at <= ' ' || *at > '~')
            return false;
    return *key && strlen(key) < VAKA_SETTINGS_KEY;
}

/* Copies up to a whole character; every control character is a blank. */
static void copy_text(char out[VAKA_SETTINGS_TEXT], const char *text)
{
    vaka_buffer buffer = vaka_buffer_on(out, VAKA_SETTINGS_TEXT);

    vaka_buffer_put(&buffer, text);
    for (char *at = out; *at; at++)
        if ((unsigned char)*at < ' ' || *at == 0x7f)
            *at = ' ';
}

void vaka_settings_put(vaka_settings *settings, const char *key, const char *text)
{
    char value[VAKA_SETTINGS_TEXT];
    bool found;

    if (!is_key(key))
        return;
    copy_text(value, text);
    uint32_t at = place_of(settings, key, &found);
    if (found && strcmp(settings->at[at].text, value) == 0)
        return;
    if (!found) {
        if (settings->count == VAKA_SETTINGS)
            return;
        settings->at = vaka_xgrow(settings->at, (settings->count + 1) * sizeof *settings->at);
        memmove(&settings->at[at + 1], &settings->at[at],
                (settings->count - at) * sizeof *settings->at);
        settings->count++;
        snprintf(settings->at[at].key, sizeof settings->at[at].key, "%s", key);
    }
    memcpy(settings->at[at].text, value, sizeof value);
    settings->changed = true;
}

void vaka_settings_put_number(vaka_settings *settings, const char *key, int32_t number)
{
    char text[16];

    snprintf(text, sizeof text, "%d", (int)number);
    vaka_settings_put(settings, key, text);
}

const char *vaka_settings_text(const vaka_settings *settings, const char *key, const char *normal)
{
    bool found;
    uint32_t at = place_of(settings, key, &found);

    return found ? settings->at[at].text : normal;
}

int32_t vaka_settings_number(const vaka_settings *settings, const char *key, int32_t min,
                             int32_t max, int32_t normal)
{
    int32_t number;

    if (vaka_word_number(vaka_word_of(vaka_settings_text(settings, key, "")), min, max, &number))
        return number;
    return normal;
}

static void take_line(vaka_settings *settings, char *line)
{
    char *blank = strchr(line, ' ');

    if (!blank || !vaka_utf8s_line(line, strlen(line)))
        return;
    *blank = '\0';
    vaka_settings_put(settings, line, blank + 1);
}

/* A line with a zero byte in it, or without an end, makes no sense. */
static void take_lines(vaka_settings *settings, char *text, size_t length)
{
    for (char *at = text, *end; (end = memchr(at, '\n', length - (size_t)(at - text))) != NULL;
         at = end + 1) {
        *end = '\0';
        if (strlen(at) == (size_t)(end - at))
            take_line(settings, at);
    }
}

void vaka_settings_read(vaka_settings *settings, const char *path)
{
    FILE *file = fopen(path, "rb");
    char *text = file ? vaka_xnew(FILE_MOST) : NULL;

    snprintf(settings->path, sizeof settings->path, "%s", path);
    if (file) {
        take_lines(settings, text, fread(text, 1, FILE_MOST, file));
        fclose(file);
    }
    free(text);
    settings->changed = false;
}

void vaka_settings_done(vaka_settings *settings)
{
    free(settings->at);
    *settings = (vaka_settings){0};
}

static bool write_all(const vaka_settings *settings, FILE *file)
{
    bool good = true;

    for (uint32_t i = 0; i < settings->count && good; i++)
        good = fprintf(file, "%s %s\n", settings->at[i].key, settings->at[i].text) > 0;
    return good;
}

vaka_status vaka_settings_write(vaka_settings *settings, vaka_error *err)
{
    vaka_file file;
    vaka_status status;

    if (!settings->changed || !*settings->path)
        return VAKA_OK;
    settings->changed = false; /* whatever comes of it: it is not tried again and again */
    status = vaka_file_replace(&file, settings->path, err);
    return status ? status : vaka_file_end(&file, write_all(settings, file.out), err);
}
