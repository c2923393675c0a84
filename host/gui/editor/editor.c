/* gui/editor/editor.c - a draft on the screen: its steps, the row that is chosen, what is wrong.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/editor/editor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void vaka_editor_begin(vaka_editor *editor, const char *what, const char *word)
{
    char text[160];

    vaka_say_with(editor->ui->language, what, VAKA_WITH(word ? word : ""), text, sizeof text);
    vaka_draft_begin(editor->draft, text);
}

bool vaka_editor_end(vaka_editor *editor)
{
    editor->ui->dirty = true;
    editor->ui->wake = vaka_ui_now(editor->ui) + 250; /* then it is checked */
    return vaka_draft_end(editor->draft);
}

int32_t vaka_editor_row(const vaka_editor *editor)
{
    return editor->table < 0 ? VAKA_NONE
                             : vaka_draft_find(editor->draft, (uint32_t)editor->table, editor->row);
}

void vaka_editor_choose(vaka_editor *editor, uint32_t table, const char *id)
{
    editor->table = (int32_t)table;
    snprintf(editor->row, sizeof editor->row, "%s", id);
    editor->tab = VAKA_SIDE_ROW;
    editor->side.at = 0;
    editor->ui->dirty = true;
}

const vaka_finding *vaka_editor_wrong_row(const vaka_editor *editor, uint32_t table, const char *id,
                                          uint32_t n)
{
    for (uint32_t i = 0; i < editor->findings.count; i++) {
        const vaka_finding *at = &editor->findings.at[i];

        if (at->table == (int32_t)table && strcmp(at->id, id) == 0 && n-- == 0)
            return at;
    }
    return NULL;
}

const vaka_finding *vaka_editor_wrong_fact(const vaka_editor *editor, const char *key, uint32_t n)
{
    for (uint32_t i = 0; i < editor->findings.count; i++) {
        const vaka_finding *at = &editor->findings.at[i];

        if (at->table < 0 && strcmp(at->key, key) == 0 && n-- == 0)
            return at;
    }
    return NULL;
}

const char *vaka_editor_words(const vaka_editor *editor, const char *sort, const char *id,
                              char out[VAKA_EDITOR_WORDS_MOST])
{
    char words[VAKA_EDITOR_WORDS_MOST];

    snprintf(words, sizeof words, "%s", id);
    for (char *at = words; *at; at++)
        *at = *at == '_' ? ' ' : *at;
    if (words[0] >= 'a' && words[0] <= 'z' && words[1])
        words[0] = (char)(words[0] - 'a' + 'A');
    snprintf(out, VAKA_EDITOR_WORDS_MOST, "%s", vaka_say_by(editor->ui->language, sort, id, words));
    return out;
}
