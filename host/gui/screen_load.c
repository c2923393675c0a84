/* gui/screen_load.c - games that were left, to go on with.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/gui_inside.h"

enum { BUTTON_GAME, BUTTON_BACK };

static void draw(vaka_gui *gui)
{
    const vaka_lobby *lobby = &gui->lobby;
    int w = gui->canvas->w, h = gui->canvas->h, row = vaka_gui_px(gui, 40);
    int gap = vaka_gui_px(gui, 8), pad = vaka_gui_px(gui, 28), wide = vaka_gui_px(gui, 620);
    vaka_type title = vaka_gui_title(gui);

    wide = wide > w - 2 * pad ? w - 2 * pad : wide;
    title.px = vaka_gui_px(gui, 34);
    vaka_lobby_ground(gui);
    SDL_Rect card = {(w - wide) / 2, pad, wide, h - 2 * pad};
    vaka_paint_round(gui->canvas, card, 16, gui->theme->paper);
    int head = vaka_type_high(gui->fonts, title);
    vaka_type_draw(gui->fonts, title, gui->canvas, card.x + pad, card.y + pad / 2, "Load a game");
    SDL_Rect list = {card.x + pad, card.y + pad + head, wide - 2 * pad,
                     card.h - head - row - 3 * pad};
    int y = vaka_scroll_begin(gui, &gui->lobby.scroll, list);
    for (uint32_t i = 0; i < lobby->game_count; i++, y += row + gap)
        vaka_widget_button(gui, (SDL_Rect){list.x, y, list.w - gap, row},
                           (vaka_hit){.what = VAKA_HIT_BUTTON, .a = BUTTON_GAME, .b = (int32_t)i},
                           lobby->games[i].title, VAKA_BUTTON_LEFT);
    vaka_scroll_end(gui, &gui->lobby.scroll, y);
    vaka_widget_button(
        gui, (SDL_Rect){card.x + pad, card.y + card.h - row - pad / 2, vaka_gui_px(gui, 120), row},
        (vaka_hit){.what = VAKA_HIT_BUTTON, .a = BUTTON_BACK}, "Back", VAKA_BUTTON_PLAIN);
}

static void press(vaka_gui *gui, const vaka_hit *hit, bool all)
{
    (void)all;
    if (hit->what != VAKA_HIT_BUTTON)
        return;
    if (hit->a == BUTTON_GAME)
        snprintf(gui->lobby.path, sizeof gui->lobby.path, "%s", gui->lobby.games[hit->b].path);
    vaka_lobby_answer(gui, hit->a == BUTTON_GAME ? VAKA_LOBBY_OPEN : VAKA_LOBBY_BACK);
}

static bool key(vaka_gui *gui, const SDL_Keysym *sym)
{
    if (sym->sym != SDLK_ESCAPE)
        return false;
    vaka_lobby_answer(gui, VAKA_LOBBY_BACK);
    return true;
}

const vaka_screen vaka_screen_load = {
    .name = "load",
    .draw = draw,
    .press = press,
    .key = key,
};
