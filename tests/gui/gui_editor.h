/* gui_editor.h - a guest at the editor of scenarios: gets there, presses, paints, looks.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_EDITOR_H
#define GUI_EDITOR_H

#define STEPS_MOST 400

#include "gui_guest.h"

static const guest usual = {.start = {.width = 1280, .height = 720, .percent = 100}};

static inline vaka_editor *editor_of(vaka_gui *gui)
{
    return &gui->lobby.editor;
}

static inline uint32_t table_of(vaka_gui *gui, const char *id)
{
    int32_t table = vaka_draft_table(editor_of(gui)->draft, id);

    assert_true(table >= 0);
    return (uint32_t)table;
}

static inline uint32_t rows_of(vaka_gui *gui, const char *table)
{
    return vaka_draft_rows(editor_of(gui)->draft, table_of(gui, table));
}

static inline void click_label(vaka_gui *gui, const char *label)
{
    if (!click_hit(gui, find_label(gui, label)))
        fail_msg("'%s' cannot be pressed", label);
}

static inline void click_button(vaka_gui *gui, int32_t which, int32_t number)
{
    for (int i = 0; i < gui->ui.hit_count; i++) {
        const vaka_hit *hit = &gui->ui.hits[i];

        if (hit->what == VAKA_HIT_BUTTON && hit->a == which && hit->b == number && !hit->off) {
            assert_true(click_hit(gui, hit));
            return;
        }
    }
    fail_msg("button %d %d cannot be pressed", (int)which, (int)number);
}

/* The middle of a place of the map in the window. */
static inline SDL_Point place_at(vaka_gui *gui, int32_t a, int32_t b)
{
    const vaka_editor *editor = editor_of(gui);
    vaka_chart_point at = vaka_chart_point_of(&editor->chart, (uint32_t)editor->chart.places, a, b);

    return (SDL_Point){
        editor->box.x + editor->box.w / 2 + (int)((at.x - editor->x) * editor->scale),
        editor->box.y + editor->box.h / 2 + (int)((at.y - editor->y) * editor->scale)};
}

static inline void click_place(vaka_gui *gui, int32_t a, int32_t b)
{
    SDL_Point at = place_at(gui, a, b);

    click(gui, at.x, at.y, SDL_BUTTON_LEFT);
}

static inline void push_mouse(uint32_t type, SDL_Point at)
{
    SDL_Event event = {.type = type};

    if (type == SDL_MOUSEMOTION) {
        event.motion.x = at.x;
        event.motion.y = at.y;
        event.motion.state = SDL_BUTTON_LMASK;
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = at.x;
        event.button.y = at.y;
    }
    SDL_PushEvent(&event);
}

static inline void drag_places(vaka_gui *gui, int32_t a, int32_t b, int32_t to_a, int32_t to_b)
{
    SDL_Point from = place_at(gui, a, b), to = place_at(gui, to_a, to_b);

    push_mouse(SDL_MOUSEBUTTONDOWN, from);
    push_mouse(SDL_MOUSEMOTION, (SDL_Point){(from.x + to.x) / 2, (from.y + to.y) / 2});
    push_mouse(SDL_MOUSEMOTION, to);
    push_mouse(SDL_MOUSEBUTTONUP, to);
}

/* Step by step to the editor, from a game of this name and a line of the menu; true: it is there.
 */
static inline bool to_editor(vaka_gui *gui, const char *game, const char *from)
{
    if (is_on(gui, "start"))
        press_key(SDLK_m, 0);
    else if (is_on(gui, "mods") && gui->ui.menu.open)
        click_label(gui, from);
    else if (is_on(gui, "mods") && strcmp(gui->lobby.choice.module->title, game) != 0)
        click_label(gui, game);
    else if (is_on(gui, "mods"))
        click_label(gui, "Draw a scenario");
    return is_on(gui, "editor");
}

static inline bool has_checked(vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);

    vaka_editor_tick(editor); /* as when some time has gone */
    return editor->checked == vaka_draft_version(editor->draft) + 1;
}

#endif
