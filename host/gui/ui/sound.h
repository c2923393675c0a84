/* gui/ui/sound.h - lets sounds be heard, one at a time.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_UI_SOUND_H
#define GUI_UI_SOUND_H

#include "vaka/event.h"

typedef struct vaka_ui vaka_ui;
typedef struct vaka_sound vaka_sound;

#define VAKA_VOLUME 60 /* the usual one, of 100 */

/* Begins a sound (VAKA_SOUND_…), unless one is heard already. False: nothing is heard, as it is
 * set, or because a robot plays or nobody could see the window either. */
bool vaka_sound_play(vaka_ui *ui, uint32_t sound);

/* All sounds off or on again; says so. */
void vaka_sound_mute(vaka_ui *ui, bool mute);

/* Ends what is heard and frees it. */
void vaka_sound_done(vaka_ui *ui);

#endif
