/* layout/option_words.c - words for the values of options, in the reader's language.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/option_words.h"

#include "layout/extension.h"
#include "text/word.h"
#include "vaka/ext/options.h"

#include <stdio.h>

const char *vaka_option_word(const vaka_language *language, const vaka_module *module,
                             uint32_t option, int32_t value, char *out)
{
    const vaka_option_words *words = vaka_extension(module, VAKA_EXT_OPTIONS, sizeof *words);
    char id[VAKA_OPTION_WORD], text[VAKA_OPTION_WORD];

    out[0] = '\0';
    if (!words || option >= words->row_count || option >= module->option_count)
        return out;
    const vaka_option *of = &module->options[option];
    vaka_word word = vaka_word_list_at(words->rows[option], value - of->min);
    if (!word.length)
        return out;
    snprintf(text, sizeof text, "%.*s", (int)word.length, word.at);
    snprintf(id, sizeof id, "%.40s.%d", of->id, (int)value);
    snprintf(out, VAKA_OPTION_WORD, "%s", vaka_say_by(language, "option.", id, text));
    return out;
}

const char *vaka_option_value(const vaka_language *language, const vaka_module *module,
                              uint32_t option, int32_t value, char *out)
{
    if (!*vaka_option_word(language, module, option, value, out))
        snprintf(out, VAKA_OPTION_WORD, "%d", (int)value);
    return out;
}
