/* gui/editor/editor_do.c - what is done with a draft as a whole: checked, played, balanced, saved.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/editor/editor.h"

#include <stdio.h>
#include <string.h>

#define LOOK_AGAIN 300 /* ms between two looks at games that are being played */

static const vaka_gui_host *host_of(const vaka_editor *editor)
{
    return editor->ui->start->host;
}

/* --- what is wrong -----------------------------------------------------------------------------
 */

static void check(vaka_editor *editor)
{
    const vaka_gui_host *host = host_of(editor);
    uint32_t version = vaka_draft_version(editor->draft) + 1;

    if (editor->checked == version || editor->stroke)
        return;
    host->drafts->check(host->data, editor->draft, &editor->findings);
    editor->checked = version;
    editor->ui->dirty = true;
}

/* --- balance -----------------------------------------------------------------------------------
 */

static void look_at_games(vaka_editor *editor)
{
    vaka_error err = {0};

    if (!editor->balance)
        return;
    editor->balancing = vaka_balance_look(editor->balance, &editor->stats, &err);
    for (uint32_t i = 0; i < editor->stats.side_count; i++)
        vaka_balance_side(editor->balance, &editor->stats.side[i], editor->side_name[i],
                          sizeof editor->side_name[i]);
    snprintf(editor->trouble, sizeof editor->trouble, "%.250s", err.status ? err.text : "");
    editor->ui->dirty = true;
    if (editor->balancing)
        editor->ui->wake = vaka_ui_now(editor->ui) + LOOK_AGAIN;
}

void vaka_editor_balance(vaka_editor *editor, bool on)
{
    const vaka_gui_host *host = host_of(editor);
    vaka_error err = {0};

    look_at_games(editor); /* what has been played is told, and stays */
    vaka_balance_stop(editor->balance);
    editor->balance = NULL;
    editor->balancing = false;
    editor->ui->dirty = true;
    if (!on)
        return;
    editor->trouble[0] = '\0';
    editor->stats = (vaka_stats){0};
    if (host->drafts->balance(host->data, editor->draft, editor->seats, &editor->balance, &err)) {
        snprintf(editor->trouble, sizeof editor->trouble, "%.250s", err.text);
        return;
    }
    editor->balancing = true;
    editor->balanced = vaka_draft_version(editor->draft);
    editor->ui->wake = vaka_ui_now(editor->ui) + LOOK_AGAIN;
}

void vaka_editor_tick(void *data)
{
    vaka_editor *editor = data;

    check(editor);
    look_at_games(editor);
}

/* --- played and saved --------------------------------------------------------------------------
 */

void vaka_editor_play(vaka_editor *editor)
{
    const vaka_gui_host *host = host_of(editor);
    vaka_error err = {0};

    vaka_editor_typed(editor);
    if (host->drafts->play(host->data, editor->draft, editor->seats, &editor->record, &err)) {
        editor->record = NULL;
        vaka_notice_error(editor->ui, VAKA_TEXT("It cannot be played yet: {0}."), err.text);
        return;
    }
    vaka_editor_balance(editor, false);
    editor->answered = true;
}

/* A name for files, made of the title: small letters and digits. */
static void name_by_title(const vaka_editor *editor, char *out)
{
    const char *title = vaka_draft_fact(editor->draft, "title");
    size_t length = 0;

    for (; title && *title && length < 40; title++) {
        char letter = *title >= 'A' && *title <= 'Z' ? (char)(*title - 'A' + 'a') : *title;
        bool good = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');

        if (good && (length > 0 || letter >= 'a'))
            out[length++] = letter;
        else if (!good && length > 0 && out[length - 1] != '_')
            out[length++] = '_';
    }
    while (length > 0 && out[length - 1] == '_')
        length--;
    out[length] = '\0';
}

static void tell_saved(vaka_editor *editor, const char *path)
{
    const vaka_gui_host *host = host_of(editor);
    char said[VAKA_NOTICE];

    vaka_draft_saved(editor->draft);
    editor->kept = true;
    editor->rule_count = host->rules(host->data, editor->module, editor->rules);
    vaka_say_with(editor->ui->language, VAKA_TEXT("Saved as {0}."), VAKA_WITH(path), said,
                  sizeof said);
    vaka_notice_set(editor->ui, false, "%s", said);
}

/* There is another scenario of that name. */
static void ask_replace(vaka_editor *editor)
{
    editor->choosing = (vaka_about){.what = VAKA_ABOUT_REPLACE};
    vaka_menu_begin(editor->ui,
                    vaka_ui_say(editor->ui, VAKA_TEXT("There is a scenario of this name.")), -1,
                    -1);
    vaka_menu_add(editor->ui, 0, vaka_ui_say(editor->ui, VAKA_TEXT("Give it another name")));
    vaka_menu_add(editor->ui, 1, vaka_ui_say(editor->ui, VAKA_TEXT("Replace the other one")));
}

bool vaka_editor_save(vaka_editor *editor)
{
    const vaka_gui_host *host = host_of(editor);
    vaka_gui_draft_name as = {editor->mod, editor->name, false};
    char path[VAKA_GUI_PATH];
    vaka_error err = {0};
    vaka_status status;

    vaka_editor_typed(editor);
    if (!editor->name[0])
        name_by_title(editor, editor->name);
    if (!editor->mod[0])
        snprintf(editor->mod, sizeof editor->mod, "%s", editor->name);
    if (!editor->name[0]) {
        editor->tab = VAKA_SIDE_SCENARIO;
        vaka_notice_say(editor->ui, true, VAKA_TEXT("Give the scenario a title first."));
        return false;
    }
    as.replace = editor->kept;
    status = host->drafts->save(host->data, editor->draft, &as, path, &err);
    if (status == VAKA_ERR_ILLEGAL)
        ask_replace(editor);
    else if (status)
        vaka_notice_error(editor->ui, VAKA_TEXT("It could not be saved: {0}."), err.text);
    else
        tell_saved(editor, path);
    return status == VAKA_OK;
}
