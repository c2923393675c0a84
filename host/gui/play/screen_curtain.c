/* gui/play/screen_curtain.c - hides everything while the screen goes to another person.
 *
 * SPDX-License-Identifier: MIT
 *
 * Nothing of it depends on what anybody holds or has done: it is told a name, and whether anybody
 * has sat there before. */
#include <stdio.h>

#include "gui/draw/motif.h"
#include "gui/play/play.h"

enum { BUTTON_HERE, BUTTON_UNDO, BUTTON_QUIT };

/* Words across the card, broken where they have to be; returns where they end. */
static int put_words(vaka_play *play, vaka_type type, SDL_Rect box, const char *text)
{
    int wide = vaka_type_wide(play->look, type, text);

    if (wide <= box.w)
        box.x += (box.w - wide) / 2;
    return box.y + vaka_type_block(play->look, type, box, text);
}

typedef struct words { /* all that is written on it */
    char head[VAKA_VIEW_NAME + 64], here[VAKA_VIEW_NAME + 64];
    const char *wait, *buttons[BUTTON_QUIT + 1]; /* NULL: there is none */
    vaka_type title, body;
} words;

static void write_words(vaka_play *play, words *out)
{
    char name[VAKA_VIEW_NAME];

    vaka_view_seat(&play->view, play->sitting, name);
    vaka_say_with(play->ui->language, "Hand over to {0}", VAKA_WITH(name), out->head,
                  sizeof out->head);
    vaka_say_with(play->ui->language, "I am {0}", VAKA_WITH(name), out->here, sizeof out->here);
    out->wait = vaka_ui_say(play->ui, "Go on when only you can see the screen.");
    out->buttons[BUTTON_HERE] = out->here;
    /* Whether he could would tell of what he has seen: he may try. */
    out->buttons[BUTTON_UNDO] =
        play->before != VAKA_NONE ? vaka_ui_say(play->ui, "Undo: back to the player before") : NULL;
    out->buttons[BUTTON_QUIT] = vaka_ui_say(play->ui, "Leave the game for now");
    out->body = vaka_look_body(play->look);
    out->title = vaka_look_named_title(play->look, out->head);
    out->title.px = vaka_look_px(play->look, 30);
}

static int button_high(vaka_play *play, const char *text, int wide)
{
    return SDL_max(vaka_look_px(play->look, 44), vaka_widget_button_high(play->ui, text, wide, 0));
}

static int all_high(vaka_play *play, const words *of, int wide, int gap)
{
    int high = vaka_type_block_high(play->look, of->title, wide, of->head) +
               vaka_type_block_high(play->look, of->body, wide, of->wait) + 3 * gap;

    for (int i = BUTTON_HERE; i <= BUTTON_QUIT; i++)
        if (of->buttons[i])
            high += button_high(play, of->buttons[i], wide) + gap;
    return high;
}

/* A card in the middle; where it is too high for the window it scrolls. */
static void draw(void *data)
{
    vaka_play *play = data;
    int w = play->look->canvas->w, h = play->look->canvas->h, gap = vaka_look_px(play->look, 12);
    int wide = SDL_min(vaka_look_px(play->look, 480), w - 2 * gap);
    words of;

    write_words(play, &of);
    vaka_paint_box(play->look->canvas, (SDL_Rect){0, 0, w, h}, play->look->theme->deep);
    vaka_motif_fill(play->look->canvas, (SDL_Rect){0, 0, w, h}, play->sitting,
                    vaka_look_px(play->look, 64),
                    vaka_ink_mix(play->look->theme->deep, play->look->theme->mid, 45));
    SDL_Rect inner = {(w - wide) / 2 + gap, 0, wide - 2 * gap, 0};
    int high = all_high(play, &of, inner.w, gap);
    SDL_Rect card = {(w - wide) / 2, high < h ? (h - high) / 2 : 0, wide, high < h ? high : h};
    vaka_paint_round(play->look->canvas, card, 14, play->look->theme->paper);
    inner.y = vaka_scroll_begin(play->ui, &play->curtain, card) + gap;
    inner.y = put_words(play, of.title, inner, of.head) + gap / 2;
    inner.y = put_words(play, of.body, inner, of.wait) + gap;
    for (int i = BUTTON_HERE; i <= BUTTON_QUIT; i++) {
        if (!of.buttons[i])
            continue;
        inner.h = button_high(play, of.buttons[i], inner.w);
        vaka_widget_button(play->ui, inner, (vaka_hit){.what = VAKA_HIT_BUTTON, .a = i},
                           of.buttons[i], i == BUTTON_HERE ? VAKA_BUTTON_MAIN : VAKA_BUTTON_PLAIN);
        inner.y += inner.h + gap;
    }
    vaka_scroll_end(play->ui, &play->curtain, inner.y);
}

static void button(void *data, int32_t which, int32_t number)
{
    static const uint32_t wants[] = {
        [BUTTON_HERE] = VAKA_WANT_NOTHING,
        [BUTTON_UNDO] = VAKA_WANT_UNDO,
        [BUTTON_QUIT] = VAKA_WANT_QUIT,
    };

    (void)number;
    vaka_play_answer(data, wants[which]);
}

static bool key(void *data, const SDL_Keysym *sym)
{
    if (sym->sym != SDLK_RETURN && sym->sym != SDLK_KP_ENTER)
        return false;
    vaka_play_answer(data, VAKA_WANT_NOTHING);
    return true;
}

const vaka_screen vaka_screen_curtain = {
    .name = "curtain",
    .private = true,
    .draw = draw,
    .button = button,
    .key = key,
};
