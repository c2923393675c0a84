/* gui/play/moment_view.c - great moments: shown large in the middle, until they have been read.
 *
 * SPDX-License-Identifier: MIT
 *
 * Those that came together are one sheet: the picture of the last one that has any, and all their
 * sentences. It goes by itself, by a key or by a click; a click beside it is not lost. */
#include <stdio.h>
#include <string.h>

#include "gui/play/play.h"

#define STAYS 2500     /* ms */
#define CARD_WIDE 200  /* at 100 % */
#define OTHER_WIDE 150 /* of a tile or counter */
#define TEXT_LEAST 420

static bool are_shown(const vaka_play *play)
{
    const vaka_ui *ui = play->ui;

    return !ui->no_moments && !(ui->start && ui->start->robot) && !play->tutor.steps &&
           !play->replay && !play->recap;
}

void vaka_moment_skip(vaka_play *play)
{
    play->moments.count = 0;
    play->moments.open = play->moments.read = false;
    if (play->record)
        vaka_record_log(play->record, &play->moments.told);
}

static void add(vaka_moments *to, const vaka_event *event)
{
    if (to->count == VAKA_MOMENTS_SHOWN) { /* the oldest gives way */
        memmove(to->at, to->at + 1, sizeof to->at - sizeof *to->at);
        to->count--;
    }
    to->at[to->count++] = *event;
}

void vaka_moment_gather(vaka_play *play, vaka_record *record)
{
    vaka_moments *moments = &play->moments;
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(record, &count);
    vaka_event event;

    if (!moments->open)
        moments->count = 0;
    for (uint32_t i = moments->told; i < count; i++)
        if (vaka_moment_of(play->view.layout, log[i].event.id) &&
            vaka_event_for(&log[i].event, play->view.seat, &event))
            add(moments, &event);
    bool more = moments->count > 0 && moments->told < count;
    moments->told = count;
    if (!more || !are_shown(play))
        return;
    moments->open = true;
    moments->read = false;
    moments->until = SDL_GetTicks() + STAYS;
    play->ui->dirty = true;
}

void vaka_moment_close(vaka_play *play)
{
    if (!play->moments.open)
        return;
    play->moments.open = false;
    play->moments.read = true;
    play->ui->dirty = true;
}

void vaka_moment_wait(vaka_play *play)
{
    if (play->moments.open)
        vaka_input_pause(play->ui, STAYS, &play->paused, &play->moments.read);
    vaka_moment_close(play);
}

bool vaka_moment_is_key(const SDL_Keysym *sym)
{
    return sym->sym == SDLK_RETURN || sym->sym == SDLK_KP_ENTER || sym->sym == SDLK_SPACE ||
           sym->sym == SDLK_ESCAPE;
}

int vaka_moment_due(const vaka_play *play)
{
    int32_t left = (int32_t)(play->moments.until - SDL_GetTicks());

    if (!play->moments.open)
        return -1;
    return left > 0 ? left : 0;
}

void vaka_moment_tick(vaka_play *play)
{
    if (play->moments.open && vaka_moment_due(play) == 0)
        vaka_moment_close(play);
}

/* --- the sheet -------------------------------------------------------------------------------- */

typedef struct sheet {
    char text[VAKA_MOMENTS_SHOWN * VAKA_SENTENCE];
    int32_t kind;              /* VAKA_NONE: no picture */
    char what[VAKA_ITEM_TEXT]; /* is written on it; may be empty */
    vaka_type title, body;
    SDL_Rect picture, box;
    int wide, margin;
} sheet;

static void read_moments(const vaka_play *play, sheet *out)
{
    const vaka_view *view = &play->view;
    char line[VAKA_SENTENCE];
    size_t used = 0;

    out->kind = VAKA_NONE;
    for (uint32_t i = 0; i < play->moments.count; i++) {
        const vaka_event *event = &play->moments.at[i];
        int32_t kind = vaka_moment_kind(view->layout, event);

        out->kind = kind >= 0 ? kind : out->kind;
        used += (size_t)snprintf(out->text + used, sizeof out->text - used, "%s%s",
                                 used ? "\n" : "", vaka_view_event(view, event, line));
    }
    const vaka_item *item = out->kind >= 0 ? vaka_view_item(view, out->kind) : NULL;
    if (item)
        vaka_view_item_text(view, item, out->what);
}

/* Beside its picture, as wide and as high as it needs, within the board; without the picture where
 * there is little room. */
static void place(const vaka_play *play, sheet *at)
{
    const vaka_gui_look *look = play->look;
    SDL_Rect room = play->board.box;
    bool card = at->kind >= 0 && play->view.layout->kinds[at->kind].shape == VAKA_SHAPE_CARD;
    int picture = at->kind < 0 ? 0 : vaka_look_px(look, card ? CARD_WIDE : OTHER_WIDE);

    at->margin = vaka_look_px(look, 18);
    int most = room.w - 4 * at->margin;
    if (picture && most - picture < vaka_look_px(look, TEXT_LEAST) / 2)
        picture = 0;
    at->wide = SDL_min(most - picture, vaka_look_px(look, TEXT_LEAST));
    int high = vaka_type_block_high(look, at->title, at->wide, at->text);
    if (*at->what)
        high += at->margin / 2 + vaka_type_block_high(look, at->body, at->wide, at->what);
    at->picture = (SDL_Rect){0, 0, picture, card ? picture * 7 / 5 : picture};
    if (at->picture.h > room.h - 3 * at->margin)
        at->picture = (SDL_Rect){0};
    at->box.w = at->wide + at->picture.w + (at->picture.w ? 3 : 2) * at->margin;
    at->box.h = SDL_min(SDL_max(high, at->picture.h) + 2 * at->margin, room.h);
    at->box.x = room.x + (room.w - at->box.w) / 2;
    at->box.y = room.y + (room.h - at->box.h) / 2;
    at->picture.x = at->box.x + at->margin;
    at->picture.y = at->box.y + at->margin;
}

static void draw_words(const vaka_play *play, const sheet *at)
{
    const vaka_gui_look *look = play->look;
    SDL_Rect words = {at->box.x + at->margin, at->box.y + at->margin, at->wide, 0};

    if (at->picture.w)
        words.x += at->picture.w + at->margin;
    SDL_SetClipRect(look->canvas, &at->box);
    words.y += vaka_type_block(look, at->title, words, at->text) + at->margin / 2;
    if (*at->what)
        vaka_type_block(look, at->body, words, at->what);
    SDL_SetClipRect(look->canvas, NULL);
}

void vaka_moment_draw(vaka_play *play)
{
    const vaka_gui_look *look = play->look;
    SDL_Rect room = play->board.box;
    sheet at = {0};

    if (!play->moments.open || room.w <= 0 || room.h <= 0)
        return;
    read_moments(play, &at);
    at.title = vaka_look_name(look, at.text);
    at.title.px = at.title.px * 14 / 10;
    at.body = vaka_look_body(look);
    place(play, &at);
    vaka_paint_box(look->canvas, room, 0x66071e2e);
    vaka_paint_round(look->canvas, (SDL_Rect){at.box.x + 3, at.box.y + 4, at.box.w, at.box.h}, 10,
                     0x60000000);
    vaka_paint_round(look->canvas, at.box, 10, look->theme->paper);
    vaka_paint_frame(look->canvas, at.box, 10, 1, look->theme->edge);
    vaka_widget_hit(play->ui, at.box, VAKA_HIT_MOMENT, 0, 0, at.text)->silent = true;
    if (at.picture.w) {
        vaka_pile one = {.owner = VAKA_NONE, .kind = at.kind, .count = 1, .known = true};
        vaka_counter_draw(look, play->view.layout, &one, at.picture);
    }
    draw_words(play, &at);
}
