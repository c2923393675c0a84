/* gui/editor/screen_editor.c - the screen on which scenarios are drawn: its parts, mouse and keys.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/editor/editor.h"

#define LEFT_WIDE 190
#define SIDE_WIDE 340
#define NARROW 900 /* at 100 %: in less room one thing is shown at a time */
#define LOW 480

/* --- drawing -----------------------------------------------------------------------------------
 */

static void draw_title(vaka_editor *editor, SDL_Rect box)
{
    const char *title = vaka_draft_fact(editor->draft, "title");
    char text[256];

    snprintf(text, sizeof text, "%.60s · %.120s%s",
             vaka_say(vaka_editor_language(editor), editor->module->title),
             title && *title ? title : vaka_ui_say(editor->ui, VAKA_TEXT("A new scenario")),
             vaka_draft_is_changed(editor->draft) ? " *" : "");
    vaka_type_in(editor->look, vaka_look_name(editor->look, text), box, 0, text);
}

typedef struct act { /* a button of the strip below */
    vaka_hit hit;
    const char *text;
    uint32_t style;
    const char *does; /* what undo or redo would do; may be NULL */
} act;

#define ACTS 5

/* All of them: back, then from the left to the right. */
static void list_acts(vaka_editor *editor, act out[ACTS])
{
    const vaka_ui *ui = editor->ui;
    const char *undo = vaka_draft_can_undo(editor->draft);
    const char *redo = vaka_draft_can_redo(editor->draft);

    out[0] =
        (act){vaka_form_hit(VAKA_EDITOR_BACK, 0), vaka_ui_say(ui, "Back"), VAKA_BUTTON_PLAIN, NULL};
    out[1] = (act){vaka_form_hit(VAKA_EDITOR_UNDO, 0), vaka_ui_say(ui, VAKA_TEXT("Undo")),
                   VAKA_BUTTON_PLAIN, undo};
    out[2] = (act){vaka_form_hit(VAKA_EDITOR_REDO, 0), vaka_ui_say(ui, VAKA_TEXT("Redo")),
                   VAKA_BUTTON_PLAIN, redo};
    out[3] = (act){vaka_form_hit(VAKA_EDITOR_SAVE, 0), vaka_ui_say(ui, VAKA_TEXT("Save (Ctrl+S)")),
                   VAKA_BUTTON_PLAIN, NULL};
    out[4] = (act){vaka_form_hit(VAKA_EDITOR_PLAY, 0), vaka_ui_say(ui, VAKA_TEXT("Play (F5)")),
                   VAKA_BUTTON_MAIN, NULL};
    out[1].hit.off = !undo;
    out[2].hit.off = !redo;
}

/* What undo and redo would do is said by the strip when the pointer is on them. */
static void note_step(vaka_editor *editor, const act *of)
{
    const vaka_hit *last = &editor->ui->hits[editor->ui->hit_count - 1];

    if (of->does && vaka_widget_has_pointer(editor->ui, last))
        snprintf(editor->hint, sizeof editor->hint, "%s: %s", of->text, of->does);
}

/* Beside the buttons, at half of their height. */
static void draw_hint(const vaka_editor *editor, SDL_Rect strip)
{
    vaka_type type = vaka_look_small(editor->look);

    if (!editor->hint[0] || strip.w <= 0)
        return;
    strip.y +=
        SDL_max((strip.h - vaka_type_block_high(editor->look, type, strip.w, editor->hint)) / 2, 0);
    vaka_type_block(editor->look, type, strip, editor->hint);
}

static void draw_acts(vaka_editor *editor, SDL_Rect strip)
{
    int gap = vaka_look_px(editor->look, 8), wide;
    act acts[ACTS];

    list_acts(editor, acts);
    wide = vaka_widget_button_wide(editor->ui, acts[0].text);
    vaka_widget_button(editor->ui, (SDL_Rect){strip.x, strip.y, wide, strip.h}, acts[0].hit,
                       acts[0].text, acts[0].style);
    strip.x += wide + gap;
    strip.w -= wide + gap;
    for (int i = ACTS - 1; i > 0; i--) {
        wide = vaka_widget_button_wide(editor->ui, acts[i].text);
        strip.w -= wide;
        vaka_widget_button(editor->ui, (SDL_Rect){strip.x + strip.w, strip.y, wide, strip.h},
                           acts[i].hit, acts[i].text, acts[i].style);
        note_step(editor, &acts[i]);
        strip.w -= gap;
    }
    draw_hint(editor, strip);
}

/* What is wrong; each line leads to what it speaks of. */
static void put_findings(vaka_editor *editor, vaka_form *form)
{
    const vaka_findings *findings = &editor->findings;
    bool fresh = editor->checked == vaka_draft_version(editor->draft) + 1;
    char text[VAKA_FINDING_TEXT + 240], words[VAKA_EDITOR_WORDS_MOST];

    if (!fresh)
        vaka_form_words(form, vaka_ui_say(editor->ui, VAKA_TEXT("It will be checked …")));
    else if (findings->count == 0)
        vaka_form_words(form, vaka_ui_say(editor->ui, VAKA_TEXT("Nothing is wrong with it.")));
    for (uint32_t i = 0; i < findings->count; i++) {
        const vaka_finding *at = &findings->at[i];

        snprintf(text, sizeof text, "⚠ %s%s%s%s%s",
                 at->table >= 0 ? vaka_editor_words(editor, "table.",
                                                    editor->module->tables[at->table].id, words)
                                : at->key,
                 at->table >= 0 && *at->id ? " · " : "", at->table >= 0 ? at->id : "",
                 at->table >= 0 || *at->key ? ": " : "", at->text);
        vaka_form_button(form, vaka_form_hit(VAKA_EDITOR_FINDING, (int32_t)i), text,
                         VAKA_BUTTON_LEFT);
    }
}

/* Fields that are not typed into any more are taken over. */
static void end_typing(vaka_editor *editor)
{
    if (editor->typing.what && editor->ui->field.text != editor->typed)
        vaka_editor_typed(editor);
}

/* Three columns: tools, the map with what is wrong, and the side. */
static void draw_wide(vaka_editor *editor)
{
    vaka_gui_look *look = editor->look;
    int w = look->canvas->w, h = look->canvas->h, margin = vaka_look_px(look, 8);
    int bar = vaka_look_px(look, 40), left = vaka_look_px(look, LEFT_WIDE);
    int side = vaka_look_px(look, SIDE_WIDE), below = vaka_look_px(look, 92);
    SDL_Rect middle = {left + 2 * margin, bar + margin, w - left - side - 4 * margin,
                       h - 2 * bar - below - 4 * margin};
    int high = h - middle.y - bar - 2 * margin;
    vaka_form form;

    draw_title(editor, (SDL_Rect){margin, margin, w - 2 * margin, bar - margin});
    editor->hint[0] = '\0';
    vaka_editor_tools_draw(editor, (SDL_Rect){margin, middle.y, left, high});
    vaka_editor_map(editor, middle);
    vaka_editor_side(editor, (SDL_Rect){w - side - margin, middle.y, side, high});
    form = vaka_form_begin(editor->ui,
                           (SDL_Rect){middle.x, h - bar - below - 2 * margin, middle.w, below},
                           &editor->below);
    put_findings(editor, &form);
    vaka_form_end(&form, &editor->below);
    draw_acts(editor, (SDL_Rect){margin, h - bar - margin, w - 2 * margin, bar});
}

/* The tool in the hand, which a press exchanges for another one. */
static void put_tool(vaka_editor *editor, vaka_form *form)
{
    char name[128];

    vaka_editor_tool_name(editor, &editor->tools[editor->tool], name, sizeof name);
    vaka_form_button(form, vaka_form_hit(VAKA_EDITOR_TOOLS, 0), name,
                     VAKA_BUTTON_LEFT | VAKA_BUTTON_ON);
}

/* One thing at a time where there is little room, or no map: the map above, all else below it in
 * one column. */
static void draw_narrow(vaka_editor *editor)
{
    vaka_gui_look *look = editor->look;
    int w = look->canvas->w, h = look->canvas->h, margin = vaka_look_px(look, 8);
    bool map = editor->chart.places >= 0 && editor->tab == VAKA_SIDE_MAP;
    SDL_Rect box = {margin, margin, w - 2 * margin, h - 2 * margin};
    vaka_form form;
    static const int order[ACTS] = {4, 3, 1, 2, 0}; /* what is done most comes first */
    act acts[ACTS];
    vaka_foot foot[ACTS];

    editor->hint[0] = '\0';
    if (map) {
        vaka_editor_map(editor, (SDL_Rect){box.x, box.y, box.w, box.h * 3 / 5});
        box.y += box.h * 3 / 5 + margin;
        box.h -= box.h * 3 / 5 + margin;
    }
    form = vaka_form_begin(editor->ui, box, &editor->side);
    if (map)
        put_tool(editor, &form);
    vaka_editor_tabs(editor, &form);
    if (!map)
        vaka_editor_side_put(editor, &form);
    put_findings(editor, &form);
    list_acts(editor, acts);
    for (int i = 0; i < ACTS; i++)
        foot[i] = (vaka_foot){acts[order[i]].hit, acts[order[i]].text, acts[order[i]].style};
    vaka_form_buttons(&form, foot, ACTS);
    vaka_form_end(&form, &editor->side);
}

static void draw(void *data)
{
    vaka_editor *editor = data;
    vaka_gui_look *look = editor->look;

    end_typing(editor);
    vaka_paint_box(look->canvas, (SDL_Rect){0, 0, look->canvas->w, look->canvas->h},
                   look->theme->paper);
    editor->narrow = look->canvas->w < vaka_look_px(look, NARROW) ||
                     look->canvas->h < vaka_look_px(look, LOW) || editor->chart.places < 0;
    if (editor->narrow)
        draw_narrow(editor);
    else
        draw_wide(editor);
}

/* --- pressed -----------------------------------------------------------------------------------
 */

static void leave(vaka_editor *editor)
{
    vaka_editor_typed(editor);
    if (!vaka_draft_is_changed(editor->draft)) {
        editor->answered = true;
        return;
    }
    editor->choosing = (vaka_about){.what = VAKA_ABOUT_LEAVE};
    vaka_menu_begin(editor->ui, vaka_ui_say(editor->ui, VAKA_TEXT("It has not been saved.")), -1,
                    -1);
    vaka_menu_add(editor->ui, 0, vaka_ui_say(editor->ui, VAKA_TEXT("Stay here")));
    vaka_menu_add(editor->ui, 1, vaka_ui_say(editor->ui, VAKA_TEXT("Save it and leave")));
    vaka_menu_add(editor->ui, 2, vaka_ui_say(editor->ui, VAKA_TEXT("Leave without saving")));
}

static void show_finding(vaka_editor *editor, uint32_t n)
{
    const vaka_finding *at = &editor->findings.at[n];
    char id[VAKA_DRAFT_ID];

    if (n >= editor->findings.count)
        return;
    memcpy(id, at->id, sizeof id);
    if (at->table >= 0 && *id) {
        vaka_editor_choose(editor, (uint32_t)at->table, id);
    } else if (at->table >= 0) {
        editor->tab = VAKA_SIDE_TABLES;
        editor->shown = (uint32_t)at->table;
    } else {
        editor->tab = VAKA_SIDE_SCENARIO;
    }
}

static void ask_tool(vaka_editor *editor)
{
    char name[128];

    editor->choosing = (vaka_about){.what = VAKA_ABOUT_TOOL};
    vaka_menu_begin(editor->ui, vaka_ui_say(editor->ui, VAKA_TEXT("On the map")), editor->ui->x,
                    editor->ui->y);
    for (uint32_t i = 0; i < editor->tool_count; i++) {
        vaka_editor_tool_name(editor, &editor->tools[i], name, sizeof name);
        vaka_menu_add(editor->ui, (int32_t)i, name);
    }
}

static void button(void *data, int32_t which, int32_t number)
{
    vaka_editor *editor = data;

    end_typing(editor);
    switch (which) {
    case VAKA_EDITOR_BACK:
        leave(editor);
        break;
    case VAKA_EDITOR_UNDO:
    case VAKA_EDITOR_REDO:
        vaka_editor_undo(editor, which == VAKA_EDITOR_REDO);
        break;
    case VAKA_EDITOR_SAVE:
        vaka_editor_save(editor);
        break;
    case VAKA_EDITOR_PLAY:
        vaka_editor_play(editor);
        break;
    case VAKA_EDITOR_TOOL:
        vaka_editor_take(editor, (uint32_t)number);
        break;
    case VAKA_EDITOR_TOOLS:
        ask_tool(editor);
        break;
    case VAKA_EDITOR_TAB:
        editor->tab = number;
        editor->side.at = 0;
        break;
    case VAKA_EDITOR_FINDING:
        show_finding(editor, (uint32_t)number);
        break;
    default:
        if (!vaka_editor_side_press(editor, which, number))
            vaka_editor_scenario_press(editor, which, number);
    }
}

static void press(void *data, const vaka_hit *hit, bool all)
{
    vaka_editor *editor = data;

    end_typing(editor);
    if (hit->what != VAKA_HIT_BOARD)
        return;
    if (all)
        vaka_editor_look_at(editor, editor->ui->x, editor->ui->y);
    else
        vaka_editor_use(editor, editor->ui->x, editor->ui->y);
}

static bool drag(void *data, int dx, int dy, bool over)
{
    vaka_editor *editor = data;
    const vaka_tool *tool = &editor->tools[editor->tool];

    vaka_editor_stroke(editor, over);
    if (!editor->stroke && !over && tool->what != VAKA_TOOL_PAINT &&
        tool->what != VAKA_TOOL_ERASE) {
        editor->x -= (float)dx / editor->scale;
        editor->y -= (float)dy / editor->scale;
    }
    return true;
}

static bool wheel(void *data, int x, int y, float steps)
{
    vaka_editor *editor = data;

    vaka_editor_zoom(editor, steps > 0 ? 1.15f : 1 / 1.15f, x, y);
    return true;
}

/* Two fingers look around: they never paint. */
static bool pinch(void *data, const vaka_pinch *by)
{
    vaka_editor *editor = data;
    SDL_Point at = {by->x, by->y};

    if (!SDL_PointInRect(&at, &editor->box))
        return false;
    editor->x -= by->dx / editor->scale;
    editor->y -= by->dy / editor->scale;
    vaka_editor_zoom(editor, by->grown, by->x, by->y);
    return true;
}

static bool point(void *data, int x, int y)
{
    (void)data, (void)x, (void)y;
    return true; /* the strip below says what the pointer is on */
}

/* --- keys --------------------------------------------------------------------------------------
 */

static bool on_map(const vaka_editor *editor)
{
    return editor->chart.places >= 0 &&
           (editor->ui->focus.what == VAKA_HIT_NONE || editor->ui->focus.what == VAKA_HIT_BOARD);
}

static bool is_arrow(SDL_Keycode key)
{
    return key == SDLK_LEFT || key == SDLK_RIGHT || key == SDLK_UP || key == SDLK_DOWN;
}

static bool takes(void *data, const SDL_Keysym *key)
{
    const vaka_editor *editor = data;

    return on_map(editor) && (is_arrow(key->sym) || key->sym == SDLK_HOME);
}

/* The arrow keys go from place to place; with Ctrl the map moves. */
static void go(vaka_editor *editor, SDL_Keycode key, bool moves)
{
    int dx = (key == SDLK_RIGHT) - (key == SDLK_LEFT), dy = (key == SDLK_DOWN) - (key == SDLK_UP);
    uint32_t table = (uint32_t)editor->chart.places;
    const vaka_chart_table *as = &editor->chart.tables[table];
    const vaka_column *columns = editor->module->tables[table].columns;
    int step = as->is == VAKA_CHART_SPOTS ? 2 : 1;

    if (moves) {
        editor->x += (float)dx * 3;
        editor->y += (float)dy * 3;
        return;
    }
    if (editor->at_shown) {
        editor->at[0] += dx * step;
        editor->at[1] += dy * step;
        if (as->is == VAKA_CHART_HEXES && dx) /* straight to the side, as far as hexes go */
            editor->at[1] -= dx > 0 ? (editor->at[0] & 1) == 0 : (editor->at[0] & 1) != 0 ? -1 : 0;
    }
    editor->at_shown = true;
    editor->at[0] = SDL_max(SDL_min(editor->at[0], columns[as->a].max), columns[as->a].min);
    editor->at[1] = SDL_max(SDL_min(editor->at[1], columns[as->b].max), columns[as->b].min);
}

static bool control_key(vaka_editor *editor, const SDL_Keysym *key)
{
    switch (key->sym) {
    case SDLK_z:
        vaka_editor_undo(editor, (key->mod & KMOD_SHIFT) != 0);
        return true;
    case SDLK_y:
        vaka_editor_undo(editor, true);
        return true;
    case SDLK_s:
        vaka_editor_save(editor);
        return true;
    case SDLK_f:
        vaka_editor_find_begin(editor);
        return true;
    default:
        return false;
    }
}

static void erase_here(vaka_editor *editor)
{
    uint32_t before = editor->tool;

    for (uint32_t i = 0; i < editor->tool_count; i++)
        if (editor->tools[i].what == VAKA_TOOL_ERASE)
            editor->tool = i;
    vaka_editor_use_at(editor, editor->at);
    editor->tool = before;
}

static bool map_key(vaka_editor *editor, const SDL_Keysym *key)
{
    if (!on_map(editor))
        return false;
    if (is_arrow(key->sym))
        go(editor, key->sym, (key->mod & KMOD_CTRL) != 0);
    else if (key->sym == SDLK_RETURN || key->sym == SDLK_KP_ENTER || key->sym == SDLK_SPACE)
        vaka_editor_use_at(editor, editor->at);
    else if (key->sym == SDLK_DELETE || key->sym == SDLK_BACKSPACE)
        erase_here(editor);
    else if (key->sym == SDLK_HOME)
        vaka_editor_fit(editor);
    else
        return false;
    return true;
}

/* The parts of the right column by letters. */
static bool tab_key(vaka_editor *editor, SDL_Keycode key)
{
    static const SDL_Keycode keys[VAKA_SIDES_ALL] = {[VAKA_SIDE_ROW] = SDLK_p,
                                                     [VAKA_SIDE_TABLES] = SDLK_t,
                                                     [VAKA_SIDE_SCENARIO] = SDLK_c,
                                                     [VAKA_SIDE_BALANCE] = SDLK_b,
                                                     [VAKA_SIDE_MAP] = SDLK_m};

    for (int i = 0; i < VAKA_SIDES_ALL; i++)
        if (key == keys[i] && (i != VAKA_SIDE_MAP || editor->narrow)) {
            editor->tab = i;
            editor->side.at = 0;
            return true;
        }
    return false;
}

static bool key(void *data, const SDL_Keysym *sym)
{
    vaka_editor *editor = data;
    uint32_t digit = (uint32_t)(sym->sym - SDLK_1);

    if ((sym->mod & KMOD_CTRL) && control_key(editor, sym))
        return true;
    if (map_key(editor, sym))
        return true;
    if (tab_key(editor, sym->sym))
        return true;
    if (sym->sym == SDLK_F5)
        vaka_editor_play(editor);
    else if (sym->sym == SDLK_ESCAPE)
        leave(editor);
    else if (sym->sym >= SDLK_1 && sym->sym <= SDLK_9 && digit < editor->tool_count)
        vaka_editor_take(editor, digit);
    else
        return false;
    return true;
}

static int percent_most(void *data, int wide, int high)
{
    (void)data;
    return vaka_look_roomy(wide, high);
}

const vaka_screen vaka_screen_editor = {
    .name = "editor",
    .draw = draw,
    .percent_most = percent_most,
    .button = button,
    .press = press,
    .key = key,
    .takes = takes,
    .chosen = vaka_editor_chosen,
    .point = point,
    .wheel = wheel,
    .drag = drag,
    .pinch = pinch,
    .tick = vaka_editor_tick,
};
