/* gui/base/quiet.c - what a player does not want to be asked again, kept among the settings.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/base/quiet.h"

#include <stdio.h>
#include <string.h>

#define KEY "quiet."
#define MOST 9

static void key_of(const char *game, const char *about, char out[VAKA_SETTINGS_KEY])
{
    snprintf(out, VAKA_SETTINGS_KEY, KEY "%.40s.%.40s", game, about);
}

void vaka_quiet_note(vaka_settings *settings, const char *game, const char *about, int32_t wish)
{
    char key[VAKA_SETTINGS_KEY];

    key_of(game, about, key);
    vaka_settings_put_number(settings, key, wish);
}

int32_t vaka_quiet_about(const vaka_settings *settings, const char *game, const char *about,
                         int32_t most)
{
    char key[VAKA_SETTINGS_KEY];

    key_of(game, about, key);
    return vaka_settings_number(settings, key, 0, most, 0);
}

static bool is_quiet(const vaka_settings *settings, uint32_t at)
{
    const char *key = settings->at[at].key;

    return strncmp(key, KEY, strlen(KEY)) == 0 && vaka_settings_number(settings, key, 0, MOST, 0);
}

bool vaka_quiet_any(const vaka_settings *settings)
{
    for (uint32_t i = 0; i < settings->count; i++)
        if (is_quiet(settings, i))
            return true;
    return false;
}

void vaka_quiet_end(vaka_settings *settings)
{
    for (uint32_t i = 0; i < settings->count; i++)
        if (is_quiet(settings, i))
            vaka_settings_put_number(settings, settings->at[i].key, 0);
}
