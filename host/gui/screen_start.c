/* gui/screen_start.c - the start screen: go on, a new game, an old one.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/gui_inside.h"

enum { BUTTON_CONTINUE, BUTTON_NEW, BUTTON_LOAD, BUTTON_HELP, BUTTON_QUIT, BUTTONS };

static void draw(vaka_gui *gui)
{
    const vaka_lobby *lobby = &gui->lobby;
    int w = gui->canvas->w, h = gui->canvas->h, row = vaka_gui_px(gui, 44);
    int gap = vaka_gui_px(gui, 10), wide = vaka_gui_px(gui, 380), pad = vaka_gui_px(gui, 32);
    vaka_type title = vaka_gui_title(gui), small = vaka_gui_small(gui);
    char first[128];

    wide = wide > w - 3 * pad ? w - 3 * pad : wide;
    title.px = vaka_gui_px(gui, 64);
    int head = vaka_type_high(gui->fonts, title) + vaka_type_high(gui->fonts, small);
    SDL_Rect card = {(w - wide) / 2 - pad, 0, wide + 2 * pad,
                     head + BUTTONS * (row + gap) + 2 * pad};
    vaka_lobby_ground(gui);
    card.y = card.h < h ? (h - card.h) / 2 : 0;
    vaka_paint_round(gui->canvas, card, 16, gui->theme->paper);
    int y =
        vaka_scroll_begin(gui, &gui->lobby.scroll, (SDL_Rect){card.x, card.y, card.w, h - card.y}) +
        pad / 2;
    vaka_type_draw(gui->fonts, title, gui->canvas, card.x + pad, y, "Vaka");
    y += vaka_type_high(gui->fonts, title);
    vaka_type_draw(gui->fonts, small, gui->canvas, card.x + pad, y, "A table for board games");
    y += vaka_type_high(gui->fonts, small) + pad / 2;
    snprintf(first, sizeof first, "Continue: %s",
             lobby->game_count ? lobby->games[0].title : "no game yet");
    const char *const texts[BUTTONS] = {first, "New game", "Load a game", "Keys and mouse", "Quit"};
    for (int i = 0; i < BUTTONS; i++, y += row + gap) {
        bool none = i <= BUTTON_LOAD && i != BUTTON_NEW && lobby->game_count == 0;
        bool main = i == (lobby->game_count ? BUTTON_CONTINUE : BUTTON_NEW);

        vaka_widget_button(gui, (SDL_Rect){card.x + pad, y, wide, row},
                           (vaka_hit){.what = i == BUTTON_HELP ? VAKA_HIT_HELP : VAKA_HIT_BUTTON,
                                      .a = i,
                                      .off = none},
                           texts[i], VAKA_BUTTON_LEFT | (main ? VAKA_BUTTON_MAIN : 0));
    }
    vaka_scroll_end(gui, &gui->lobby.scroll, y);
}

static void press(vaka_gui *gui, const vaka_hit *hit, bool all)
{
    static const int32_t answers[BUTTONS] = {
        [BUTTON_CONTINUE] = VAKA_LOBBY_OPEN,
        [BUTTON_NEW] = VAKA_LOBBY_NEW,
        [BUTTON_LOAD] = VAKA_LOBBY_LOAD,
        [BUTTON_QUIT] = VAKA_LOBBY_QUIT,
    };

    (void)all;
    if (hit->what != VAKA_HIT_BUTTON)
        return;
    if (hit->a == BUTTON_CONTINUE)
        snprintf(gui->lobby.path, sizeof gui->lobby.path, "%s", gui->lobby.games[0].path);
    vaka_lobby_answer(gui, answers[hit->a]);
}

static bool key(vaka_gui *gui, const SDL_Keysym *sym)
{
    vaka_hit hit = {.what = VAKA_HIT_BUTTON,
                    .a = gui->lobby.game_count ? BUTTON_CONTINUE : BUTTON_NEW};

    if (sym->sym == SDLK_ESCAPE)
        hit.a = BUTTON_QUIT;
    else if (sym->sym == SDLK_n)
        hit.a = BUTTON_NEW;
    else if (sym->sym != SDLK_RETURN && sym->sym != SDLK_KP_ENTER)
        return false;
    press(gui, &hit, false);
    return true;
}

const vaka_screen vaka_screen_start = {
    .name = "start",
    .draw = draw,
    .press = press,
    .key = key,
};
