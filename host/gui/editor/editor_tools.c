/* gui/editor/editor_tools.c - what the pointer can do on the map, as the game's tables say it.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/editor/editor.h"

#include <stdio.h>
#include <string.h>

static void add(vaka_editor *editor, int what, uint32_t table, const char *word)
{
    vaka_tool *tool = &editor->tools[editor->tool_count];

    if (editor->tool_count == VAKA_TOOLS)
        return;
    editor->tool_count++;
    *tool = (vaka_tool){.what = what, .table = table};
    snprintf(tool->word, sizeof tool->word, "%s", word);
}

/* A brush for each sort of place. */
static void add_brushes(vaka_editor *editor, uint32_t table)
{
    int32_t sort = editor->chart.tables[table].sort;
    char word[64];

    if (sort < 0)
        add(editor, VAKA_TOOL_PAINT, table, "");
    for (uint32_t n = 0; sort >= 0 && vaka_draft_word(&editor->module->tables[table].columns[sort],
                                                      n, word, sizeof word);
         n++)
        add(editor, VAKA_TOOL_PAINT, table, word);
}

void vaka_editor_tools(vaka_editor *editor)
{
    editor->tool_count = editor->tool = 0;
    if (editor->chart.places < 0)
        return;
    add(editor, VAKA_TOOL_LOOK, 0, "");
    for (uint32_t t = 0; t < editor->chart.count; t++)
        if (vaka_chart_is_place(&editor->chart, t))
            add_brushes(editor, t);
    add(editor, VAKA_TOOL_ERASE, 0, "");
    for (uint32_t t = 0; t < editor->chart.count; t++)
        if (editor->chart.tables[t].is == VAKA_CHART_ROUTES)
            add(editor, VAKA_TOOL_JOIN, t, "");
    for (uint32_t t = 0; t < editor->chart.count; t++)
        if (editor->chart.tables[t].is == VAKA_CHART_THINGS)
            add(editor, VAKA_TOOL_LAY, t, "");
}

void vaka_editor_take(vaka_editor *editor, uint32_t tool)
{
    editor->tool = tool;
    editor->from[0] = '\0';
    editor->ui->dirty = true;
}

void vaka_editor_tool_name(const vaka_editor *editor, const vaka_tool *tool, char *out, size_t room)
{
    const vaka_language *language = editor->ui->language;
    char words[VAKA_EDITOR_WORDS_MOST];
    const char *table =
        vaka_editor_words(editor, "table.", editor->module->tables[tool->table].id, words);

    switch (tool->what) {
    case VAKA_TOOL_LOOK:
        snprintf(out, room, "%s", vaka_say(language, VAKA_TEXT("Choose and move")));
        break;
    case VAKA_TOOL_ERASE:
        snprintf(out, room, "%s", vaka_say(language, VAKA_TEXT("Erase")));
        break;
    case VAKA_TOOL_JOIN:
        vaka_say_with(language, VAKA_TEXT("Join: {0}"), VAKA_WITH(table), out, room);
        break;
    case VAKA_TOOL_LAY:
        vaka_say_with(language, VAKA_TEXT("Lay: {0}"), VAKA_WITH(table), out, room);
        break;
    default:
        snprintf(out, room, "%s",
                 *tool->word ? vaka_editor_words(editor, "word.", tool->word, words) : table);
        break;
    }
}

static const char *group_name(const vaka_editor *editor, const vaka_tool *tool,
                              char out[VAKA_EDITOR_WORDS_MOST])
{
    switch (tool->what) {
    case VAKA_TOOL_PAINT:
        return vaka_editor_words(editor, "table.", editor->module->tables[tool->table].id, out);
    case VAKA_TOOL_JOIN:
    case VAKA_TOOL_LAY:
        return vaka_ui_say(editor->ui, VAKA_TEXT("On the map"));
    default:
        return NULL;
    }
}

/* A small sample of what is painted, at the right end of its button. */
static void draw_sample(vaka_editor *editor, const vaka_tool *tool, SDL_Rect box)
{
    float radius = (float)box.h * 0.3f;
    vaka_spot at = {(float)(box.x + box.w) - radius * 1.8f, (float)(box.y + box.h / 2)};
    vaka_ink ink = vaka_editor_ink(editor, tool->table, tool->word);
    vaka_spot hex[6];

    if (editor->chart.tables[tool->table].is == VAKA_CHART_HEXES) {
        vaka_paint_hex(at, radius, hex);
        vaka_paint_polygon(editor->look->canvas, hex, 6, ink);
        vaka_paint_line(editor->look->canvas, hex, 6, 1.0f, true, editor->look->theme->edge);
    } else {
        vaka_paint_disk(editor->look->canvas, at, radius, ink);
        vaka_paint_ring(editor->look->canvas, at, radius, 1.0f, editor->look->theme->edge);
    }
}

void vaka_editor_tools_draw(vaka_editor *editor, SDL_Rect box)
{
    vaka_form form = vaka_form_begin(editor->ui, box, &editor->left);
    char name[128], head[2][VAKA_EDITOR_WORDS_MOST] = {""};

    for (uint32_t i = 0; i < editor->tool_count; i++) {
        const vaka_tool *tool = &editor->tools[i];
        const char *group = group_name(editor, tool, head[1]);
        int y;

        if (group && strcmp(group, head[0]) != 0)
            vaka_form_head(&form, group);
        snprintf(head[0], sizeof head[0], "%s", group ? group : "");
        y = form.box.y;
        vaka_editor_tool_name(editor, tool, name, sizeof name);
        vaka_form_button(&form, vaka_form_hit(VAKA_EDITOR_TOOL, (int32_t)i), name,
                         VAKA_BUTTON_LEFT | (i == editor->tool ? VAKA_BUTTON_ON : 0));
        if (tool->what == VAKA_TOOL_PAINT)
            draw_sample(editor, tool,
                        (SDL_Rect){form.box.x, y, form.box.w, form.box.y - y - form.gap});
    }
    vaka_form_end(&form, &editor->left);
}
