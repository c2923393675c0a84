/* layout/option_words.h - what the values of a module's options are called (vaka/ext/options.h).
 *
 * SPDX-License-Identifier: MIT */
#ifndef LAYOUT_OPTION_WORDS_H
#define LAYOUT_OPTION_WORDS_H

#include "text/language.h"
#include "vaka/module.h"

#define VAKA_OPTION_WORD 96

/* What the reader calls a value of an option, in `out` (VAKA_OPTION_WORD bytes); "" where the
 * module has no word for it. */
const char *vaka_option_word(const vaka_language *language, const vaka_module *module,
                             uint32_t option, int32_t value, char *out);

/* The same as it is shown: the number where there is no word. */
const char *vaka_option_value(const vaka_language *language, const vaka_module *module,
                              uint32_t option, int32_t value, char *out);

#endif
