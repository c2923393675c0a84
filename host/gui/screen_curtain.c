/* gui/screen_curtain.c - hides everything while the screen goes to another person.
 *
 * SPDX-License-Identifier: MIT
 *
 * Nothing of it depends on what anybody holds: it is told a name and nothing else. */
#include <stdio.h>

#include "gui/gui_inside.h"
#include "gui/motif.h"

enum { BUTTON_HERE, BUTTON_UNDO, BUTTON_QUIT };

static void draw(vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    int w = gui->canvas->w, h = gui->canvas->h, wide = vaka_gui_px(gui, 320);
    int row = vaka_gui_px(gui, 44), gap = vaka_gui_px(gui, 12), y = h / 2;
    vaka_type title = vaka_gui_title(gui), body = vaka_gui_body(gui);
    char name[VAKA_VIEW_NAME], text[VAKA_VIEW_NAME + 32];

    vaka_paint_box(gui->canvas, (SDL_Rect){0, 0, w, h}, gui->theme->deep);
    vaka_motif_fill(gui->canvas, (SDL_Rect){0, 0, w, h}, play->sitting, vaka_gui_px(gui, 64),
                    vaka_ink_mix(gui->theme->deep, gui->theme->mid, 45));
    SDL_Rect card = {(w - wide * 3 / 2) / 2, y - row * 3, wide * 3 / 2, row * 5 + gap * 5};
    vaka_paint_round(gui->canvas, card, 14, gui->theme->paper);
    vaka_view_seat(&play->view, play->sitting, name);
    snprintf(text, sizeof text, "Hand over to %s", name);
    title.px = vaka_gui_px(gui, 32);
    vaka_type_in(gui->fonts, title, gui->canvas,
                 (SDL_Rect){card.x + gap, card.y + gap, card.w - 2 * gap, row}, 1, text);
    vaka_type_in(gui->fonts, body, gui->canvas,
                 (SDL_Rect){card.x + gap, card.y + gap + row, card.w - 2 * gap, row}, 1,
                 "Go on when only you can see the screen.");
    snprintf(text, sizeof text, "I am %s", name);
    SDL_Rect button = {(w - wide) / 2, card.y + 2 * gap + 2 * row, wide, row};
    vaka_widget_button(gui, button, (vaka_hit){.what = VAKA_HIT_BUTTON, .a = BUTTON_HERE}, text,
                       VAKA_BUTTON_MAIN);
    button.y += row + gap;
    vaka_widget_button(gui, button, (vaka_hit){.what = VAKA_HIT_BUTTON, .a = BUTTON_UNDO},
                       "Undo: back to the player before", VAKA_BUTTON_PLAIN);
    button.y += row + gap;
    vaka_widget_button(gui, button, (vaka_hit){.what = VAKA_HIT_BUTTON, .a = BUTTON_QUIT},
                       "Leave the game for now", VAKA_BUTTON_PLAIN);
}

static void answer(vaka_gui *gui, uint32_t want)
{
    gui->play.want.type = want;
    gui->play.wanted = true;
}

static void press(vaka_gui *gui, const vaka_hit *hit, bool all)
{
    static const uint32_t wants[] = {
        [BUTTON_HERE] = VAKA_WANT_NOTHING,
        [BUTTON_UNDO] = VAKA_WANT_UNDO,
        [BUTTON_QUIT] = VAKA_WANT_QUIT,
    };

    (void)all;
    if (hit->what == VAKA_HIT_BUTTON)
        answer(gui, wants[hit->a]);
}

static bool key(vaka_gui *gui, const SDL_Keysym *sym)
{
    if (sym->sym != SDLK_RETURN && sym->sym != SDLK_KP_ENTER)
        return false;
    answer(gui, VAKA_WANT_NOTHING);
    return true;
}

const vaka_screen vaka_screen_curtain = {
    .name = "curtain",
    .draw = draw,
    .press = press,
    .key = key,
};
