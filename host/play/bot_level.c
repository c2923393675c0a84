/* play/bot_level.c - levels of skill, for every game.
 *
 * SPDX-License-Identifier: MIT */
#include "play/bot_inside.h"

#include "text/language.h"

#include <string.h>

static const vaka_level levels[] = {
    {{VAKA_TEXT("easy"), VAKA_TEXT("knows how to play, and slips now and then"), NULL}, 20, {0, 0}},
    {{VAKA_TEXT("fair"), VAKA_TEXT("does what seems best at first sight; never thinks long"), NULL},
     0,
     {0, 0}},
    {{VAKA_TEXT("strong"), VAKA_TEXT("looks ahead: tries its plans out before it decides"), NULL},
     0,
     {192, 12}},
    {{VAKA_TEXT("master"), VAKA_TEXT("looks ahead as strong does, four times as long"), NULL},
     0,
     {768, 24}},
    {{VAKA_TEXT("search"), VAKA_TEXT("looks ahead for a moment: half as long as strong"), NULL},
     0,
     {96, 8}},
};

const vaka_level *vaka_level_at(uint32_t index)
{
    return index < sizeof levels / sizeof *levels ? &levels[index] : NULL;
}

const vaka_level *vaka_level_find(const char *name)
{
    for (uint32_t i = 0; i < sizeof levels / sizeof *levels; i++)
        if (strcmp(levels[i].spec.name, name) == 0)
            return &levels[i];
    return NULL;
}
