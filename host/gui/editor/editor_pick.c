/* gui/editor/editor_pick.c - rows as people read them, and chosen from a list of those there are.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/editor/editor.h"

#include <stdio.h>
#include <string.h>

/* --- what a row is called ----------------------------------------------------------------------
 */

/* Its title; without one what sort of place it is, and its id: "Ocean · hex_3_m1". */
static void name_plainly(const vaka_editor *editor, uint32_t table, uint32_t row, char *out)
{
    const vaka_draft *draft = editor->draft;
    const char *id = vaka_draft_id(draft, table, row);
    int32_t sort =
        vaka_chart_is_place(&editor->chart, table) ? editor->chart.tables[table].sort : VAKA_NONE;
    const char *said = vaka_editor_title(editor, table, row);
    char words[VAKA_EDITOR_WORDS_MOST], as[VAKA_EDITOR_WORDS_MOST] = "";

    if (!*said && sort >= 0)
        said = vaka_editor_words(editor, "word.",
                                 vaka_draft_cell(draft, table, row, (uint32_t)sort), as);
    vaka_editor_words(editor, "row.", id, words);
    if (!*said || SDL_strcasecmp(said, words) == 0)
        snprintf(out, VAKA_EDITOR_NAME_MOST, "%.90s", *said ? said : words);
    else
        snprintf(out, VAKA_EDITOR_NAME_MOST, "%.90s · %.60s", said, id);
}

const char *vaka_editor_row_name(const vaka_editor *editor, uint32_t table, uint32_t row,
                                 char out[VAKA_EDITOR_NAME_MOST])
{
    const vaka_chart_table *as = table < editor->chart.count ? &editor->chart.tables[table] : NULL;
    char place[VAKA_EDITOR_NAME_MOST];
    int32_t at;

    name_plainly(editor, table, row, out);
    if (!as || as->is != VAKA_CHART_THINGS)
        return out;
    at = vaka_draft_find(editor->draft, (uint32_t)as->on,
                         vaka_draft_cell(editor->draft, table, row, as->a));
    if (at < 0)
        return out;
    name_plainly(editor, (uint32_t)as->on, (uint32_t)at, place);
    if (strcmp(place, out) != 0)
        snprintf(out + strlen(out), VAKA_EDITOR_NAME_MOST - strlen(out), ": %.90s", place);
    return out;
}

/* --- a row to lay somewhere, or to add ---------------------------------------------------------
 */

/* Rows of the game that the draft leaves out: the menu has them by their number there. */
static uint32_t add_left_out(vaka_editor *editor, uint32_t table)
{
    char words[VAKA_EDITOR_WORDS_MOST];
    uint32_t count = 0;

    for (uint32_t r = 0; r < vaka_draft_base_rows(editor->draft, table); r++) {
        const char *id = vaka_draft_base_id(editor->draft, table, r);

        if (vaka_draft_find(editor->draft, table, id) >= 0)
            continue;
        vaka_menu_add(editor->ui, 1 + (int32_t)r, vaka_editor_words(editor, "row.", id, words));
        count++;
    }
    return count;
}

static uint32_t add_there(vaka_editor *editor, uint32_t table)
{
    int32_t first = 1 + (int32_t)vaka_draft_base_rows(editor->draft, table);
    uint32_t count = vaka_draft_rows(editor->draft, table);
    char name[VAKA_EDITOR_NAME_MOST];

    for (uint32_t r = 0; r < count; r++)
        vaka_menu_add(editor->ui, first + (int32_t)r, vaka_editor_row_name(editor, table, r, name));
    return count;
}

bool vaka_editor_ask_row(vaka_editor *editor, uint32_t table, const char *place)
{
    const char *table_id = editor->module->tables[table].id;
    char words[VAKA_EDITOR_WORDS_MOST];
    uint32_t count;

    editor->choosing = (vaka_about){.what = VAKA_ABOUT_PICK, .table = table};
    snprintf(editor->choosing.id, sizeof editor->choosing.id, "%s", place ? place : "");
    vaka_menu_begin(editor->ui, vaka_editor_words(editor, "table.", table_id, words), editor->ui->x,
                    editor->ui->y);
    vaka_menu_add(editor->ui, 0, vaka_ui_say(editor->ui, VAKA_TEXT("A new one")));
    count = add_left_out(editor, table);
    if (place)
        count += add_there(editor, table);
    if (count > 0)
        return true;
    vaka_menu_close(editor->ui);
    vaka_editor_picked(editor, &editor->choosing, 0);
    editor->choosing = (vaka_about){0};
    return false;
}

static uint32_t made_new(vaka_editor *editor, uint32_t table, const char *place)
{
    if (*place)
        return vaka_chart_lay(&editor->chart, editor->draft, table, place);
    return vaka_chart_row(editor->draft, table, editor->module->tables[table].id);
}

void vaka_editor_picked(vaka_editor *editor, const vaka_about *about, int32_t item)
{
    uint32_t table = about->table, base = vaka_draft_base_rows(editor->draft, table), row;
    vaka_about of = *about; /* it may be the editor's own, which is used anew */
    char id[VAKA_DRAFT_ID];

    vaka_editor_begin(editor, *of.id ? VAKA_TEXT("Lay: {0}") : VAKA_TEXT("Add a row"),
                      editor->module->tables[table].id);
    if (item <= 0)
        row = made_new(editor, table, of.id);
    else if ((uint32_t)item <= base)
        row = vaka_draft_add(editor->draft, table,
                             vaka_draft_base_id(editor->draft, table, (uint32_t)item - 1));
    else
        row = (uint32_t)item - 1 - base;
    if (item > 0 && *of.id)
        vaka_draft_set(editor->draft, table, row, editor->chart.tables[table].a, of.id);
    snprintf(id, sizeof id, "%s", vaka_draft_id(editor->draft, table, row));
    vaka_editor_end(editor);
    vaka_editor_choose(editor, table, id);
}

/* --- cards -------------------------------------------------------------------------------------
 */

bool vaka_editor_card(const vaka_editor *editor, const vaka_column *column, uint32_t n,
                      vaka_gui_card *out)
{
    const vaka_gui_host *host = editor->ui->start->host;

    if (column->type != VAKA_COLUMN_TEXT || !column->words || !host->drafts->card)
        return false;
    for (uint32_t i = 0; host->drafts->card(host->data, editor->module, i, out); i++)
        if (strcmp(out->sort, column->words) == 0 && n-- == 0)
            return true;
    return false;
}
