/* gui/play/moment_view.c - great moments: a sheet in the middle, with a card or a tile that turns
 * over.
 *
 * SPDX-License-Identifier: MIT
 *
 * The sheet itself stands still and hides what is behind it, so that only it is painted while its
 * picture moves. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gui/play/play.h"

#define CARD_WIDE 320 /* at 100 % */
#define CARD_HIGH 448
#define PLACE_WIDE 280
#define PIECE_WIDE 160
#define ROW_PICTURE 40
#define HIGH_LEAST 300 /* of the board, below which the sheet has all of it */
#define TEXT_MOST 420
#define TEXT_LEAST 190
#define PICTURE_LEAST 36 /* per cent of its size */
#define LETTERS_LEAST 65 /* per cent of their size, as long as a moment can be left out */
#define TURN_FROM 80     /* ms */
#define TURN_TO 380
#define EDGE 4 /* pixels */

typedef struct shown { /* one moment as it is read */
    char text[VAKA_SENTENCE];
    int32_t kind, zone; /* what is shown with it; VAKA_NONE: nothing */
} shown;

typedef struct sheet {
    shown rows[VAKA_MOMENTS_SHOWN];
    uint32_t count;
    bool small;                /* each of several has a small picture */
    int32_t kind, zone;        /* of the large picture; both VAKA_NONE: there is none */
    char what[VAKA_ITEM_TEXT]; /* what is written on it, where that cannot be read there */
    vaka_type title, body;
    SDL_Rect picture, box, words;
    int margin;
} sheet;

void vaka_moment_forget(vaka_play *play)
{
    SDL_FreeSurface(play->moments.face);
    SDL_FreeSurface(play->moments.back);
    play->moments.face = play->moments.back = NULL;
    play->moments.drawn_age = 0;
}

/* --- what is shown ---------------------------------------------------------------------------- */

static bool is_card(const vaka_view *view, int32_t kind)
{
    return kind >= 0 && view->layout->kinds[kind].shape == VAKA_SHAPE_CARD;
}

/* A tile is seen where it lies, in its own art; so is a place of which no piece is told. */
static bool is_place(const vaka_view *view, int32_t kind, int32_t zone)
{
    return vaka_on_board(view->layout, zone) && vaka_is_space(view->layout, zone) &&
           (kind < 0 || view->layout->kinds[kind].shape == VAKA_SHAPE_TILE);
}

static void read_moments(const vaka_play *play, sheet *out)
{
    const vaka_view *view = &play->view;

    out->kind = out->zone = VAKA_NONE;
    for (out->count = 0; out->count < play->moments.count; out->count++) {
        const vaka_event *event = &play->moments.at[out->count];
        shown *row = &out->rows[out->count];

        vaka_view_event(view, event, row->text);
        row->kind = vaka_moment_kind(view->layout, event);
        row->zone = vaka_moment_zone(view->layout, event);
        if (!is_place(view, row->kind, row->zone))
            row->zone = VAKA_NONE;
        if (row->kind >= 0 || row->zone >= 0) {
            out->kind = row->zone >= 0 ? VAKA_NONE : row->kind;
            out->zone = row->zone;
            out->small = play->moments.count > 1;
        }
    }
}

/* --- where it is ------------------------------------------------------------------------------ */

/* Over the board, or over the panel that lies there: all of it, also what it has of the column. */
static SDL_Rect ground_of(const vaka_play *play)
{
    return vaka_middle_panel(play) == VAKA_NONE ? play->board.around : vaka_middle_room(play);
}

/* Its edge is seen where there is room for that. */
static SDL_Rect room_of(const vaka_play *play)
{
    SDL_Rect room = ground_of(play);
    int edge = room.h < vaka_look_px(play->look, HIGH_LEAST) ? 0 : vaka_look_px(play->look, 8);

    return (SDL_Rect){room.x + edge, room.y + edge, room.w - 2 * edge, room.h - 2 * edge};
}

static SDL_Point picture_size(const vaka_play *play, const sheet *at)
{
    const vaka_gui_look *look = play->look;

    if (at->zone >= 0)
        return (SDL_Point){vaka_look_px(look, PLACE_WIDE), vaka_look_px(look, PLACE_WIDE)};
    if (is_card(&play->view, at->kind))
        return (SDL_Point){vaka_look_px(look, CARD_WIDE), vaka_look_px(look, CARD_HIGH)};
    if (at->kind >= 0)
        return (SDL_Point){vaka_look_px(look, PIECE_WIDE), vaka_look_px(look, PIECE_WIDE)};
    return (SDL_Point){0, 0};
}

/* As large as there is room for beside the words; none where that would be too small to see. */
static void size_picture(const vaka_play *play, sheet *at, SDL_Rect room)
{
    SDL_Point size = picture_size(play, at);
    int wide = room.w - 3 * at->margin - vaka_look_px(play->look, TEXT_LEAST);
    int high = room.h - 2 * at->margin, part = 100;

    at->picture = (SDL_Rect){0};
    if (size.x == 0)
        return;
    part = SDL_min(part, wide * 100 / size.x);
    part = SDL_min(part, high * 100 / size.y);
    if (part >= PICTURE_LEAST)
        at->picture = (SDL_Rect){0, 0, size.x * part / 100, size.y * part / 100};
}

static int row_indent(const vaka_play *play, const sheet *at)
{
    return at->small ? vaka_look_px(play->look, ROW_PICTURE) + at->margin / 2 : 0;
}

static int row_high(const vaka_play *play, const sheet *at, uint32_t row)
{
    int indent = row_indent(play, at);
    int high =
        vaka_type_block_high(play->look, at->title, at->words.w - indent, at->rows[row].text);

    return indent ? SDL_max(high, vaka_look_px(play->look, ROW_PICTURE)) + at->margin / 3 : high;
}

static int words_high(const vaka_play *play, const sheet *at)
{
    int high = at->margin; /* the line below them */

    for (uint32_t i = 0; i < at->count; i++)
        high += row_high(play, at, i);
    if (*at->what)
        high += at->margin / 2 + vaka_type_block_high(play->look, at->body, at->words.w, at->what);
    return high;
}

/* What a card says is said once: on its face, or beside it where that is too small or has none. */
static void read_card(vaka_play *play, sheet *at)
{
    const vaka_item *item = at->kind >= 0 ? vaka_view_item(&play->view, at->kind) : NULL;
    bool face = is_card(&play->view, at->kind) && at->picture.w > 0 &&
                vaka_card_is_read(&play->board, at->kind, at->picture);

    at->what[0] = '\0';
    if (item && !face)
        vaka_view_item_text(&play->view, item, at->what);
}

/* Where it is, as the seat calls it, if nothing says so yet: an island that only it has seen. */
static void read_place(const vaka_view *view, sheet *at)
{
    char name[VAKA_VIEW_NAME];

    vaka_view_zone(view, at->zone, name);
    if (!strstr(at->rows[0].text, name))
        snprintf(at->what, sizeof at->what, "%s", name);
}

/* Smaller letters until all of it has room, or they are as small as that. Does it have room? */
static bool shrink(const vaka_play *play, sheet *at, int high, int least)
{
    int title = at->title.px, body = at->body.px;

    while (words_high(play, at) > high && at->body.px > least) {
        at->body.px--;
        at->title.px = title * at->body.px / body;
    }
    return words_high(play, at) <= high;
}

/* What cannot be read says nothing: small pictures go first, then the oldest moments, which stand
 * in the log, too. */
static void fit_words(const vaka_play *play, sheet *at, int high)
{
    vaka_type title = at->title, body = at->body;

    if (words_high(play, at) > high)
        at->small = false;
    while (!shrink(play, at, high, body.px * LETTERS_LEAST / 100) && at->count > 1) {
        memmove(at->rows, at->rows + 1, --at->count * sizeof *at->rows);
        at->title = title;
        at->body = body;
    }
    shrink(play, at, high, 8);
}

/* As wide as words are that stand on one line each, if that is less than there is. */
static int words_wide(const vaka_play *play, const sheet *at, int room)
{
    int wide = vaka_look_px(play->look, TEXT_LEAST), what = 0;

    for (uint32_t i = 0; i < at->count; i++)
        wide = SDL_max(wide, vaka_type_wide(play->look, at->title, at->rows[i].text) + 2 +
                                 row_indent(play, at));
    if (*at->what)
        what = vaka_type_wide(play->look, at->body, at->what) + 2;
    return SDL_min(SDL_max(wide, what), SDL_min(room, vaka_look_px(play->look, TEXT_MOST)));
}

static void place(vaka_play *play, sheet *at)
{
    SDL_Rect room = room_of(play);

    at->margin = vaka_look_px(play->look, 18);
    size_picture(play, at, room);
    read_card(play, at);
    if (at->count == 1 && at->zone >= 0)
        read_place(&play->view, at);
    int beside = at->picture.w ? at->picture.w + at->margin : 0;
    at->words.w = words_wide(play, at, room.w - 2 * at->margin - beside);
    fit_words(play, at, room.h - 2 * at->margin);
    int high = words_high(play, at);
    at->box.w = at->words.w + beside + 2 * at->margin;
    at->box.h = SDL_min(SDL_max(high, at->picture.h) + 2 * at->margin, room.h);
    at->box.x = room.x + (room.w - at->box.w) / 2;
    at->box.y = room.y + (room.h - at->box.h) / 2;
    at->picture.x = at->box.x + at->margin;
    at->picture.y = at->box.y + (at->box.h - at->picture.h) / 2;
    at->words.x = at->box.x + at->margin + beside;
    at->words.y = at->box.y + (at->box.h - high) / 2;
}

static sheet make(vaka_play *play)
{
    sheet at = {0};

    read_moments(play, &at);
    at.title = vaka_look_name(play->look, at.rows[0].text);
    if (at.count == 1)
        at.title.px = at.title.px * 14 / 10;
    at.body = vaka_look_body(play->look);
    place(play, &at);
    return at;
}

const char *vaka_moment_what(vaka_play *play, char out[VAKA_ITEM_TEXT])
{
    sheet at = make(play);

    snprintf(out, VAKA_ITEM_TEXT, "%s", at.what);
    return out;
}

/* --- the picture ------------------------------------------------------------------------------ */

static SDL_Surface *paper(const vaka_play *play, SDL_Rect size)
{
    SDL_Surface *on = vaka_paint_canvas(NULL, size.w, size.h);

    if (on)
        SDL_FillRect(on, NULL, play->look->theme->paper);
    return on;
}

static void draw_kind(vaka_play *play, int32_t kind, bool face, SDL_Surface *on)
{
    vaka_pile one = {.owner = VAKA_NONE, .kind = kind, .count = 1, .known = face};
    SDL_Rect all = {0, 0, on->w, on->h};
    SDL_Surface *canvas = play->look->canvas;

    play->look->canvas = on;
    if (face && is_card(&play->view, kind))
        vaka_card_face(&play->board, kind, all);
    else
        vaka_counter_draw(play->look, play->view.layout, &one, all);
    play->look->canvas = canvas;
}

/* Does it turn over: a card, or a tile that has just become known? */
static bool turns(const vaka_play *play, const sheet *at)
{
    return at->zone >= 0 ? vaka_motion_turned(&play->board, at->zone)
                         : is_card(&play->view, at->kind);
}

static SDL_Surface *draw_side(vaka_play *play, const sheet *at, bool face)
{
    SDL_Surface *on = paper(play, at->picture);

    if (on && at->zone >= 0)
        vaka_ground_picture(&play->board, at->zone, face, on);
    else if (on)
        draw_kind(play, at->kind, face, on);
    return on;
}

/* Both sides are drawn once for a size. */
static void draw_sides(vaka_play *play, const sheet *at)
{
    vaka_moments *moments = &play->moments;

    if (moments->face && (moments->face->w != at->picture.w || moments->face->h != at->picture.h ||
                          moments->look != play->look->version)) {
        uint32_t age = moments->drawn_age;

        vaka_moment_forget(play);
        moments->drawn_age = age;
    }
    moments->look = play->look->version;
    if (!moments->face)
        moments->face = draw_side(play, at, true);
    if (!moments->back && turns(play, at))
        moments->back = draw_side(play, at, false);
}

/* How wide the picture is seen, and which side of it: 1 its face, -1 its back. */
static float turned(uint32_t age)
{
    float part = (float)((int)age - TURN_FROM) / (TURN_TO - TURN_FROM);

    return -cosf(3.1415927f * fminf(fmaxf(part, 0), 1));
}

static void draw_picture(vaka_play *play, const sheet *at)
{
    float wide = play->moments.back ? turned(vaka_moment_age(play)) : 1;
    SDL_Surface *side = wide < 0 ? play->moments.back : play->moments.face;
    SDL_Rect to = at->picture;

    to.w = (int)lroundf((float)to.w * fabsf(wide));
    to.x += (at->picture.w - to.w) / 2;
    if (!side || to.w <= 0)
        return;
    SDL_SetSurfaceBlendMode(side, SDL_BLENDMODE_NONE);
    if (to.w == side->w)
        SDL_BlitSurface(side, NULL, play->look->canvas, &to);
    else
        SDL_BlitScaled(side, NULL, play->look->canvas, &to);
}

/* --- the sheet -------------------------------------------------------------------------------- */

static void draw_small(vaka_play *play, const shown *row, SDL_Rect box)
{
    vaka_pile one = {.owner = VAKA_NONE, .kind = row->kind, .count = 1, .known = true};
    SDL_Surface *ground = row->zone >= 0 ? paper(play, box) : NULL;

    if (ground) {
        vaka_ground_picture(&play->board, row->zone, true, ground);
        SDL_BlitSurface(ground, NULL, play->look->canvas, &(SDL_Rect){box.x, box.y, 0, 0});
        SDL_FreeSurface(ground);
        return;
    }
    int wide = vaka_counter_wide(play->view.layout, row->kind, box.h);
    box.x += (box.w - wide) / 2;
    box.w = wide;
    vaka_counter_draw(play->look, play->view.layout, &one, box);
}

static void draw_words(vaka_play *play, const sheet *at)
{
    const vaka_gui_look *look = play->look;
    int indent = row_indent(play, at), small = vaka_look_px(look, ROW_PICTURE);
    SDL_Rect words = at->words;

    for (uint32_t i = 0; i < at->count; i++) {
        const shown *row = &at->rows[i];
        int high = row_high(play, at, i);

        if (indent && (row->kind >= 0 || row->zone >= 0))
            draw_small(play, row, (SDL_Rect){words.x, words.y, small, small});
        vaka_type_block(look, at->title, (SDL_Rect){words.x + indent, words.y, words.w - indent, 0},
                        row->text);
        words.y += high;
    }
    if (*at->what) {
        words.y += at->margin / 2;
        words.y += vaka_type_block(look, at->body, words, at->what);
    }
    /* A line is drawn out below what was said. */
    int wide = words.w * (int)vaka_moment_age(play) / VAKA_MOMENT_MOVES;
    vaka_paint_round(look->canvas,
                     (SDL_Rect){words.x, words.y + at->margin / 2, wide, vaka_look_px(look, 3)}, 1,
                     look->theme->accent);
}

/* All but the edge with its round corners. */
static SDL_Rect inside(const sheet *at)
{
    return (SDL_Rect){at->box.x + EDGE, at->box.y + EDGE, at->box.w - 2 * EDGE,
                      at->box.h - 2 * EDGE};
}

static void draw_inside(vaka_play *play, const sheet *at)
{
    const vaka_gui_look *look = play->look;
    SDL_Rect inner = inside(at);

    SDL_SetClipRect(look->canvas, &inner);
    vaka_paint_box(look->canvas, inner, look->theme->paper);
    if (at->picture.w) {
        draw_sides(play, at);
        draw_picture(play, at);
    }
    draw_words(play, at);
    SDL_SetClipRect(look->canvas, NULL);
    play->moments.drawn_age = vaka_moment_age(play);
    play->moments.box = at->box;
}

void vaka_moment_draw(vaka_play *play)
{
    const vaka_gui_look *look = play->look;
    SDL_Rect room = ground_of(play);

    if (!play->moments.open || room.w <= 0 || room.h <= 0)
        return;
    sheet at = make(play);
    vaka_paint_box(look->canvas, room, 0x66071e2e);
    vaka_paint_round(look->canvas, (SDL_Rect){at.box.x + 3, at.box.y + 4, at.box.w, at.box.h}, 10,
                     0x60000000);
    vaka_widget_hit(play->ui, at.box, VAKA_HIT_MOMENT, 0, 0, at.rows[at.count - 1].text)->silent =
        true;
    vaka_paint_round(look->canvas, at.box, 10, look->theme->paper);
    vaka_paint_frame(look->canvas, at.box, 10, 1, look->theme->edge);
    draw_inside(play, &at);
}

int vaka_moment_retouch(vaka_play *play, SDL_Rect *out)
{
    sheet at = make(play);

    draw_inside(play, &at);
    *out = inside(&at);
    return 1;
}
