/* gui/screen_curtain.c - hides everything while the screen goes to another person.
 *
 * SPDX-License-Identifier: MIT
 *
 * Nothing of it depends on what anybody holds: it is told a name and nothing else. */
#include <stdio.h>

#include "gui/gui_inside.h"
#include "gui/motif.h"

enum { BUTTON_HERE, BUTTON_UNDO, BUTTON_QUIT };

/* Words across the card, broken where they have to be; returns where they end. */
static int put_words(vaka_gui *gui, vaka_type type, SDL_Rect box, const char *text)
{
    int wide = vaka_type_wide(gui->fonts, type, text);

    if (wide <= box.w)
        box.x += (box.w - wide) / 2;
    return box.y + vaka_type_block(gui->fonts, type, gui->canvas, box, text);
}

static void draw(vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    int w = gui->canvas->w, h = gui->canvas->h, gap = vaka_gui_px(gui, 12);
    int row = vaka_gui_px(gui, 44), wide = vaka_gui_px(gui, 480);
    vaka_type title, body = vaka_gui_body(gui);
    char name[VAKA_VIEW_NAME], head[VAKA_VIEW_NAME + 64], here[VAKA_VIEW_NAME + 64];

    vaka_view_seat(&play->view, play->sitting, name);
    vaka_say_with(gui->tongue, "Hand over to {0}", VAKA_WITH(name), head, sizeof head);
    vaka_say_with(gui->tongue, "I am {0}", VAKA_WITH(name), here, sizeof here);
    const char *const buttons[] = {here, vaka_say(gui->tongue, "Undo: back to the player before"),
                                   vaka_say(gui->tongue, "Leave the game for now")};
    const char *wait = vaka_say(gui->tongue, "Go on when only you can see the screen.");
    vaka_paint_box(gui->canvas, (SDL_Rect){0, 0, w, h}, gui->theme->deep);
    vaka_motif_fill(gui->canvas, (SDL_Rect){0, 0, w, h}, play->sitting, vaka_gui_px(gui, 64),
                    vaka_ink_mix(gui->theme->deep, gui->theme->mid, 45));
    wide = wide > w - 2 * gap ? w - 2 * gap : wide;
    title = vaka_gui_named_title(gui, head);
    title.px = vaka_gui_px(gui, 30);
    SDL_Rect inner = {(w - wide) / 2 + gap, 0, wide - 2 * gap, 0};
    int high = vaka_type_block_high(gui->fonts, title, inner.w, head) +
               vaka_type_block_high(gui->fonts, body, inner.w, wait) + 3 * row + 6 * gap;
    SDL_Rect card = {(w - wide) / 2, high < h ? (h - high) / 2 : 0, wide, high};
    vaka_paint_round(gui->canvas, card, 14, gui->theme->paper);
    inner.y = put_words(gui, title, (SDL_Rect){inner.x, card.y + gap, inner.w, 0}, head) + gap / 2;
    inner.y = put_words(gui, body, inner, wait) + gap;
    for (int i = BUTTON_HERE; i <= BUTTON_QUIT; i++, inner.y += row + gap)
        vaka_widget_button(gui, (SDL_Rect){inner.x, inner.y, inner.w, row},
                           (vaka_hit){.what = VAKA_HIT_BUTTON, .a = i}, buttons[i],
                           i == BUTTON_HERE ? VAKA_BUTTON_MAIN : VAKA_BUTTON_PLAIN);
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
