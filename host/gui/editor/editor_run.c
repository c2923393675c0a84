/* gui/editor/editor_run.c - the editor is opened with a draft, shown, and left.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/editor/editor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const vaka_gui_host *host_of(const vaka_editor *editor)
{
    return editor->ui->start->host;
}

static void note_origin(vaka_editor *editor)
{
    const char *mod = vaka_draft_fact(editor->draft, "origin.mod");
    const char *id = vaka_draft_fact(editor->draft, "origin.id");

    snprintf(editor->mod, sizeof editor->mod, "%s", mod ? mod : "");
    snprintf(editor->name, sizeof editor->name, "%s", id ? id : "");
    editor->kept = mod && id;
}

bool vaka_editor_open(vaka_editor *editor, const vaka_module *module, const char *scenario)
{
    const vaka_gui_host *host = host_of(editor);
    vaka_error err = {0};

    vaka_editor_close(editor);
    if (host->drafts->open(host->data, module, scenario && *scenario ? scenario : NULL,
                           &editor->draft, &err)) {
        vaka_notice_error(editor->ui, "{0}.", err.text);
        return false;
    }
    editor->module = module;
    vaka_chart_read(&editor->chart, module);
    if (scenario && !*scenario)
        vaka_chart_clear(&editor->chart, editor->draft);
    if (!scenario || !*scenario)
        vaka_draft_put(editor->draft, "title",
                       vaka_ui_say(editor->ui, VAKA_TEXT("A new scenario")));
    note_origin(editor);
    editor->table = VAKA_NONE;
    editor->tab = editor->chart.places < 0 ? VAKA_SIDE_TABLES : VAKA_SIDE_MAP;
    editor->shown = editor->chart.places < 0 ? 0 : (uint32_t)editor->chart.places;
    editor->seats = vaka_editor_fact_number(editor, "seats.min", editor->module->seats_min);
    editor->rule_count = host->rules ? host->rules(host->data, module, editor->rules) : 0;
    vaka_draft_saved(editor->draft);
    vaka_editor_tools(editor);
    return true;
}

void vaka_editor_close(vaka_editor *editor)
{
    vaka_gui_look *look = editor->look;
    vaka_ui *ui = editor->ui;

    vaka_balance_stop(editor->balance);
    vaka_draft_free(editor->draft);
    memset(editor, 0, sizeof *editor);
    editor->look = look;
    editor->ui = ui;
}

vaka_record *vaka_editor_run(vaka_editor *editor)
{
    vaka_ui *ui = editor->ui;
    vaka_record *record;

    editor->answered = false;
    editor->record = NULL;
    ui->focus = (vaka_hit){0};
    vaka_field_end(ui);
    vaka_ui_show(ui, &vaka_screen_editor, editor);
    ui->dirty = true;
    ui->wake = vaka_ui_now(ui);
    vaka_input_run(ui, &editor->answered);
    ui->wake = 0;
    vaka_editor_typed(editor);
    vaka_field_end(ui); /* what a list is to show is typed, too */
    if (editor->stroke)
        vaka_editor_stroke(editor, true);
    if (ui->menu.open)
        vaka_menu_close(ui);
    record = editor->record;
    editor->record = NULL;
    if (!record)
        vaka_editor_close(editor);
    return record;
}
