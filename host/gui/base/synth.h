/* gui/base/synth.h - the window's sounds, made of sines and noise.
 *
 * SPDX-License-Identifier: MIT
 *
 * Nothing is recorded and nothing is read from a file: every sound is worked out when it is wanted,
 * and is the same each time. */
#ifndef GUI_BASE_SYNTH_H
#define GUI_BASE_SYNTH_H

#include "vaka/event.h"

#define VAKA_SYNTH_RATE 22050u /* samples of a second */
#define VAKA_SYNTH_MOST 13000u /* samples of a sound: less than 600 ms */

/* Writes a sound (VAKA_SOUND_…) at a volume of 0 to 100 and returns how many samples it has; 0 for
 * none. It begins and ends with silence. */
uint32_t vaka_synth(uint32_t sound, int volume, int16_t out[VAKA_SYNTH_MOST]);

#endif
