/* layout/sound.c - what events sound like.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/layout.h"

static const vaka_sound_info *said_of(const vaka_layout *layout, uint32_t event)
{
    for (int32_t i = 0; i < layout->sound_count; i++)
        if (layout->sounds[i].event == event)
            return &layout->sounds[i];
    return NULL;
}

void vaka_layout_sound(vaka_layout *layout, uint32_t event, uint32_t sound)
{
    if (!layout->open || layout->sound_count == VAKA_MAX_SOUNDS)
        vaka_layout_wrong(layout, "too many sounds, or too late for one", NULL);
    else if (!vaka_layout_is_event(layout, event) || sound >= VAKA_SOUNDS)
        vaka_layout_wrong(layout, "no such event, or no such sound", NULL);
    else if (said_of(layout, event))
        vaka_layout_wrong(layout, "there are two sounds of one event", NULL);
    else
        layout->sounds[layout->sound_count++] = (vaka_sound_info){(uint16_t)event, (uint16_t)sound};
}

uint32_t vaka_sound_of(const vaka_layout *layout, uint32_t event)
{
    const vaka_sound_info *said = said_of(layout, event);

    if (said)
        return said->sound;
    if (event == VAKA_EVENT_END)
        return VAKA_SOUND_CONCH;
    if (event == VAKA_EVENT_DIE)
        return VAKA_SOUND_WOOD;
    return vaka_moment_of(layout, event) ? VAKA_SOUND_DRUM : VAKA_SOUND_NONE;
}
