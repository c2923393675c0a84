/* layout/word.c - texts that come from data.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/layout.h"

#include <string.h>

int32_t vaka_word_by_id(const vaka_layout *layout, const char *id)
{
    for (int32_t i = 0; id && i < layout->word_count; i++)
        if (strcmp(layout->words[i].id, id) == 0)
            return i;
    return VAKA_NONE;
}

int32_t vaka_layout_word(vaka_layout *layout, const char *id, const char *text)
{
    size_t count = (size_t)layout->word_count;

    if (!layout->open || layout->word_count == VAKA_MAX_WORDS)
        return vaka_layout_wrong(layout, "too many words, or too late for word", id);
    if (!vaka_layout_is_id(id))
        return vaka_layout_wrong(layout, "bad id of a word", id);
    if (vaka_word_by_id(layout, id) != VAKA_NONE)
        return vaka_layout_wrong(layout, "there are two words", id);
    layout->words = vaka_xgrow(layout->words, sizeof *layout->words * (count + 1));
    layout->words[count].id = vaka_arena_copy(&layout->texts, id);
    layout->words[count].text = vaka_arena_copy(&layout->texts, text ? text : id);
    return layout->word_count++;
}

void vaka_layout_says(vaka_layout *layout)
{
    const vaka_content *content = layout->setup.content;
    uint32_t count = content ? content->say_count : 0;

    layout->first_said = layout->word_count;
    if (layout->word_count + (int64_t)count > VAKA_MAX_WORDS) {
        vaka_layout_wrong(layout, "too many words, with all that scripts say", NULL);
        return;
    }
    if (content && content->ends && !layout->sheet_max)
        layout->sheet_max = 1;
    if (count)
        layout->words =
            vaka_xgrow(layout->words, sizeof *layout->words * ((size_t)layout->word_count + count));
    for (uint32_t i = 0; i < count; i++) {
        vaka_word_info *word = &layout->words[layout->word_count++];
        word->id = vaka_arena_copy(&layout->texts, "");
        word->text = vaka_arena_copy(&layout->texts, content->says[i]);
    }
}

int32_t vaka_said_word(const vaka_layout *layout, const char *text)
{
    for (int32_t i = layout->first_said; i < layout->word_count; i++)
        if (strcmp(layout->words[i].text, text) == 0)
            return i;
    return VAKA_NONE;
}
