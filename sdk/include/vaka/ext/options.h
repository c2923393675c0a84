/* vaka/ext/options.h - what the values of options are called.
 *
 * SPDX-License-Identifier: MIT
 *
 * Optional. The host asks for it with module->query(VAKA_EXT_OPTIONS). Without it the values of an
 * option are shown as numbers; a switch (0 to 1) needs no words. */
#ifndef VAKA_EXT_OPTIONS_H
#define VAKA_EXT_OPTIONS_H

#include "vaka/module.h"

VAKA_BEGIN

#define VAKA_EXT_OPTIONS "vaka.options/1"

typedef struct vaka_option_words {
    vaka_stamp stamp;

    /* A row for each option of the module, in their order: its values from the least one on, with
     * "|" between them: "short|medium|long". NULL, and values beyond the last word: the number is
     * shown. Language files name them "option.ID.VALUE": "option.length.0". Static. */
    const char *const *rows;
    uint32_t row_count;
} vaka_option_words;

VAKA_END

#endif
