/* gui/editor/editor_list.c - long lists of the editor: by name, and only what is looked for.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/editor/editor.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct listed {
    char name[VAKA_EDITOR_NAME_MOST];
    uint32_t number;
} listed;

static int by_name(const void *left, const void *right)
{
    const listed *a = left, *b = right;
    int order = strcasecmp(a->name, b->name);

    return order ? order : a->number < b->number ? -1 : 1;
}

static bool has_part(const char *name, const char *part)
{
    size_t length = strlen(part);

    for (; *name; name++)
        if (strncasecmp(name, part, length) == 0)
            return true;
    return length == 0;
}

uint32_t *vaka_editor_list(const vaka_editor *editor, vaka_editor_namer name, const void *data,
                           bool sorted, uint32_t *count)
{
    listed *list = NULL;
    uint32_t *out;
    char text[VAKA_EDITOR_NAME_MOST];

    *count = 0;
    for (uint32_t n = 0; name(editor, data, n, text); n++) {
        if (!has_part(text, editor->find))
            continue;
        list = vaka_xmore(list, *count, sizeof *list);
        list[*count].number = n;
        snprintf(list[(*count)++].name, sizeof list->name, "%s", text);
    }
    if (sorted && *count)
        qsort(list, *count, sizeof *list, by_name);
    out = vaka_xnew((*count + 1) * sizeof *out);
    for (uint32_t i = 0; i < *count; i++)
        out[i] = list[i].number;
    free(list);
    return out;
}

void vaka_editor_find(vaka_editor *editor, vaka_form *form)
{
    vaka_form_field(form, vaka_form_hit(VAKA_EDITOR_FIND, 0),
                    vaka_ui_say(editor->ui, VAKA_TEXT("Find (Ctrl+F)")), editor->find, "–");
}

void vaka_editor_find_begin(vaka_editor *editor)
{
    vaka_hit hit = vaka_form_hit(VAKA_EDITOR_FIND, 0);

    vaka_editor_typed(editor);
    if (editor->tab != VAKA_SIDE_SCENARIO)
        editor->tab = VAKA_SIDE_TABLES;
    else
        editor->cards = true;
    vaka_field_begin(editor->ui, &hit, editor->find, sizeof editor->find, false);
    editor->ui->field.all = true;
}
