/* cli/play/replay_values.h - in what values and variables of mods two records differ, in words.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_PLAY_REPLAY_VALUES_H
#define CLI_PLAY_REPLAY_VALUES_H

#include "match/record.h"

#include <stdio.h>

/* Two records of one module, which may have been made with different content. */
typedef struct vaka_replay_values {
    vaka_record *then, *now;
    const char *before, *after; /* words behind the two numbers: "recorded", "now" */
    FILE *out;
    uint32_t told; /* lines so far */
} vaka_replay_values;

/* Writes a line for each value and each variable that is another one, as far as both have it:
 *
 *     value 'moves' of Ada: 2 recorded, 3 now
 *     variable 'storms': 0 recorded, 1 now
 */
void vaka_replay_values_tell(vaka_replay_values *of);

#endif
