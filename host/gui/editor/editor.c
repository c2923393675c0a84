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

    if (editor->stroke) { /* a key, while the pointer paints: that step ends here */
        vaka_editor_stroke(editor, true);
        vaka_input_let_go(editor->ui);
    }
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

const vaka_language *vaka_editor_language(const vaka_editor *editor)
{
    const vaka_gui_host *host = editor->ui->start->host;

    return host->language_of ? host->language_of(host->data, editor->module) : editor->ui->language;
}

/* Has a row the title that the game prints? Then it is translated with the game. */
static bool is_printed(const vaka_editor *editor, uint32_t table, const char *id, uint32_t column,
                       const char *title)
{
    int32_t base = vaka_draft_base_find(editor->draft, table, id);

    return base >= 0 &&
           strcmp(vaka_draft_base_cell(editor->draft, table, (uint32_t)base, column), title) == 0;
}

const char *vaka_editor_title(const vaka_editor *editor, uint32_t table, uint32_t row)
{
    int32_t column = vaka_draft_column(editor->draft, table, "title");
    const char *id = vaka_draft_id(editor->draft, table, row);
    const char *title =
        column < 0 ? "" : vaka_draft_cell(editor->draft, table, row, (uint32_t)column);
    const vaka_language *language = editor->ui->language;
    const char *code = language ? language->current(language->texts) : "en";
    char key[200];

    if (!*title)
        return title;
    snprintf(key, sizeof key, "lang.%.20s.data.%.60s.%.60s", code, editor->module->tables[table].id,
             id);
    const char *own = vaka_draft_fact(editor->draft, key);
    if (own && *own)
        return own;
    if (!is_printed(editor, table, id, (uint32_t)column, title))
        return title;
    snprintf(key, sizeof key, "%.60s.%.60s.title", editor->module->tables[table].id, id);
    return vaka_say_by(vaka_editor_language(editor), "data.", key, title);
}

static void capital(char *text)
{
    if (text[0] >= 'a' && text[0] <= 'z' && text[1])
        text[0] = (char)(text[0] - 'a' + 'A');
}

const char *vaka_editor_words(const vaka_editor *editor, const char *sort, const char *id,
                              char out[VAKA_EDITOR_WORDS_MOST])
{
    char words[VAKA_EDITOR_WORDS_MOST];

    snprintf(words, sizeof words, "%s", id);
    for (char *at = words; *at; at++)
        *at = *at == '_' ? ' ' : *at;
    capital(words);
    snprintf(out, VAKA_EDITOR_WORDS_MOST, "%s",
             vaka_say_by(vaka_editor_language(editor), sort, id, words));
    capital(out); /* words of a game stand in its sentences */
    return out;
}
