/* gui/editor/editor_type.c - what is typed into the fields of the editor, and undone; findings in
 * its forms.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/editor/editor.h"

#include <stdio.h>
#include <string.h>

void vaka_editor_wrong(vaka_editor *editor, vaka_form *form, const vaka_finding *finding)
{
    char text[VAKA_FINDING_TEXT + 8];

    snprintf(text, sizeof text, "⚠ %s", finding->text);
    vaka_form_say(form, text,
                  finding->warning ? editor->look->theme->ink : editor->look->theme->refuse);
}

void vaka_editor_field(vaka_editor *editor, const vaka_about *about, const char *value,
                       vaka_hit hit)
{
    vaka_editor_typed(editor);
    editor->typing = *about;
    snprintf(editor->typed, sizeof editor->typed, "%s", value);
    vaka_field_begin(editor->ui, &hit, editor->typed, sizeof editor->typed, false);
}

static void take_name(vaka_editor *editor, char *name)
{
    snprintf(name, VAKA_DRAFT_ID, "%.60s", editor->typed);
}

void vaka_editor_typed(vaka_editor *editor)
{
    vaka_about about = editor->typing;
    int32_t row;

    editor->typing = (vaka_about){0};
    if (!about.what)
        return;
    if (editor->ui->field.text == editor->typed)
        vaka_field_end(editor->ui);
    if (about.what == VAKA_ABOUT_MOD || about.what == VAKA_ABOUT_NAME) {
        take_name(editor, about.what == VAKA_ABOUT_MOD ? editor->mod : editor->name);
        editor->kept = false;
        return;
    }
    vaka_editor_begin(editor, VAKA_TEXT("Write {0}"), *about.key ? about.key : about.id);
    row = about.what == VAKA_ABOUT_FACT ? VAKA_NONE
                                        : vaka_draft_find(editor->draft, about.table, about.id);
    if (about.what == VAKA_ABOUT_FACT)
        vaka_draft_put(editor->draft, about.key,
                       *editor->typed || strcmp(about.key, "title") == 0 ? editor->typed : NULL);
    else if (row >= 0 && about.what == VAKA_ABOUT_CELL)
        vaka_draft_set(editor->draft, about.table, (uint32_t)row, about.column, editor->typed);
    else if (row >= 0 &&
             !vaka_draft_rename(editor->draft, about.table, (uint32_t)row, editor->typed))
        vaka_notice_say(editor->ui, true,
                        VAKA_TEXT("An id has letters, digits, '_' and '-', and no other row of the "
                                  "table has it."));
    else if (row >= 0 && editor->table == (int32_t)about.table)
        snprintf(editor->row, sizeof editor->row, "%.60s", editor->typed);
    vaka_editor_end(editor);
}

void vaka_editor_undo(vaka_editor *editor, bool redo)
{
    vaka_editor_typed(editor);
    if (redo)
        vaka_draft_redo(editor->draft);
    else
        vaka_draft_undo(editor->draft);
    editor->from[0] = '\0';
    editor->ui->dirty = true;
    editor->ui->wake = vaka_ui_now(editor->ui) + 250;
}
