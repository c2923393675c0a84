/* gui/play/zones_view.c - hands, decks, cups, pools, stacks and tracks as rows of pieces.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/text_parts.h"
#include "gui/play/play.h"

#define COLUMNS_MOST 4   /* of a game without a board */
#define COLUMN_LEAST 400 /* wide, at 100 % */
#define SPREAD_MOST 60   /* pieces of a pile that are laid out one by one where there is room */
#define PIECE_LEAST 10   /* pixels */
#define HEADING_LEAST 70 /* per cent of the small type, for headings in narrow places */

typedef struct piece_row { /* where the next piece goes */
    SDL_Rect box;
    int x, y, size, gap;
    int down;    /* from one row to the next */
    int covered; /* rows that begin above lie partly under others */
    bool spread; /* piles are laid out piece by piece */
} piece_row;

static piece_row begin_row(SDL_Rect box, int size, bool spread)
{
    int gap = size / 5 + 2;

    return (piece_row){box, box.x, box.y, size, gap, size + gap, box.y, spread};
}

static SDL_Rect next_place(piece_row *at, int wide)
{
    if (at->x + wide > at->box.x + at->box.w && at->x > at->box.x) {
        at->x = at->box.x;
        at->y += at->down;
    }
    SDL_Rect own = {at->x, at->y, wide, at->size};
    at->x += wide + at->gap;
    return own;
}

/* Does anything that is asked for now name a kind, besides what is picked, and mean it here? */
static bool is_meant(const vaka_play *play, int32_t zone, int32_t kind)
{
    const vaka_view *view = &play->view;
    bool other = play->picks.kind != VAKA_NONE || play->picks.verb;

    for (uint32_t i = 0; play->asked && !other && i < view->legal_count; i++)
        if (vaka_picks_lies(view, &view->legal[i], zone, kind) &&
            !vaka_picks_anytime(view, &view->legal[i]))
            return true;
    return false;
}

static void draw_pile(vaka_play *play, piece_row *at, int32_t zone, const vaka_pile *pile)
{
    const vaka_view *view = &play->view;
    SDL_Rect own = next_place(at, vaka_counter_wide(view->layout, pile->kind, at->size));
    bool covered = own.y < at->covered; /* the next row lies over it, and over its number */
    SDL_Rect seen = {own.x, own.y, own.w, covered ? at->down : own.h};
    char label[VAKA_VIEW_NAME];
    vaka_hit *hit = vaka_widget_hit(play->ui, seen, VAKA_HIT_KIND, zone, pile->kind,
                                    vaka_view_kind(view, pile->kind, label));

    hit->silent = !pile->known;
    if (pile->known && is_meant(play, zone, pile->kind))
        vaka_paint_round(play->look->canvas, (SDL_Rect){own.x - 2, own.y - 2, own.w + 4, own.h + 4},
                         5, play->look->theme->accent);
    if (play->picks.kind == pile->kind && pile->known)
        vaka_paint_round(play->look->canvas, (SDL_Rect){own.x - 4, own.y - 4, own.w + 8, own.h + 8},
                         6, play->look->theme->accent);
    if (covered || !at->spread || !pile->known || pile->count > SPREAD_MOST) {
        (covered ? vaka_counter_draw : vaka_pile_draw)(play->look, view->layout, pile, own);
        at->x += pile->count > 1 ? at->size / 5 : 0;
        return;
    }
    vaka_counter_draw(play->look, view->layout, pile, own);
    for (int32_t i = 1; i < pile->count; i++) {
        own = next_place(at, own.w);
        vaka_counter_draw(play->look, view->layout, pile, own);
    }
}

/* Lays each row partly over the one before where even the smallest would leave the box. */
static void squeeze(const vaka_view *view, const vaka_pile *piles, int32_t count, piece_row *row)
{
    piece_row at = *row;
    int rows = 1, before = at.y;

    for (int32_t i = 0; i < count; i++) {
        rows += next_place(&at, vaka_counter_wide(view->layout, piles[i].kind, at.size)).y > before;
        before = at.y;
        at.x += piles[i].count > 1 ? at.size / 5 : 0;
    }
    if (rows < 2 || at.y + at.size <= at.box.y + at.box.h)
        return;
    row->down = SDL_max((at.box.h - at.size) / (rows - 1), 1);
    row->covered = row->y + row->down * (rows - 1);
}

static int draw_piles(vaka_play *play, SDL_Rect box, int32_t zone, int size, bool spread)
{
    const vaka_view *view = &play->view;
    piece_row at = begin_row(box, size, spread);
    int32_t count;
    vaka_pile *piles = vaka_piles_of(view, zone, &count);

    if (!spread && box.h > 0)
        squeeze(view, piles, count, &at);
    for (int32_t i = 0; i < count; i++)
        draw_pile(play, &at, zone, &piles[i]);
    free(piles);
    return count > 0 ? at.y + size + at.gap : at.y;
}

static bool is_target(const vaka_play *play, int32_t zone)
{
    return play->board.targets && play->board.targets[zone];
}

/* "marked; badge 3" of the zone's overlays. */
static void put_extra(vaka_play *play, SDL_Rect box, int32_t zone)
{
    vaka_page extra;

    vaka_page_init(&extra, 4000);
    if (vaka_marks_said(&extra, &play->view, zone))
        vaka_type_in(play->look, vaka_look_small(play->look), box, 2, extra.text);
    vaka_page_done(&extra);
}

static int draw_zone(vaka_play *play, SDL_Rect box, int y, int32_t zone, int size)
{
    const vaka_view *view = &play->view;
    vaka_type type = vaka_look_small(play->look);
    int line = vaka_type_high(play->look, type), margin = vaka_look_px(play->look, 6), top = y;
    char name[VAKA_VIEW_NAME], text[VAKA_VIEW_NAME + 32];
    int hits = play->ui->hit_count;
    bool pressed = is_target(play, zone) || vaka_picks_has(&play->picks, zone);

    vaka_view_zone(view, zone, name);
    if (vaka_view_counts(view, zone))
        snprintf(text, sizeof text, "%s (%d)", name, view->seen->zones[zone].count);
    else
        snprintf(text, sizeof text, "%s (?)", name);
    vaka_hit *hit = vaka_widget_hit(play->ui, box, VAKA_HIT_ZONE, zone, 0, text);
    y += margin / 2;
    int high = vaka_type_block(play->look, type,
                               (SDL_Rect){box.x + margin, y, box.w - 2 * margin, 0}, text);
    put_extra(play, (SDL_Rect){box.x + margin, y, box.w - 2 * margin, line}, zone);
    y += SDL_max(high, line) + margin / 2;
    if (vaka_view_counts(view, zone))
        y = draw_piles(play, (SDL_Rect){box.x + margin, y, box.w - 2 * margin, 0}, zone, size,
                       view->layout->board_count == 0);
    hit = &play->ui->hits[hits < VAKA_HITS - 1 ? hits : VAKA_HITS - 1];
    hit->box = (SDL_Rect){box.x, top, box.w, y - top};
    hit->silent = !pressed;
    if (pressed)
        vaka_paint_frame(play->look->canvas, hit->box, 6, 2, play->look->theme->accent);
    return y + margin / 2;
}

/* Have all piles room in a box at a size? Laid out as draw_piles does it. */
static bool fits(const vaka_view *view, const vaka_pile *piles, int32_t count, SDL_Rect box,
                 int size)
{
    piece_row at = begin_row((SDL_Rect){0, 0, box.w, box.h}, size, false);

    for (int32_t i = 0; i < count; i++) {
        int wide = vaka_counter_wide(view->layout, piles[i].kind, size);
        SDL_Rect own = next_place(&at, wide);

        if (own.x + own.w > box.w || own.y + own.h > box.h)
            return false;
        at.x += piles[i].count > 1 ? size / 5 : 0;
    }
    return true;
}

/* How large pieces may be so that all piles have room in a box. */
static int size_in(const vaka_view *view, int32_t zone, SDL_Rect box, int size)
{
    int32_t count;
    vaka_pile *piles = vaka_piles_of(view, zone, &count);

    size = SDL_min(size, SDL_max(box.h, PIECE_LEAST));
    while (size > PIECE_LEAST && !fits(view, piles, count, box, size))
        size--;
    free(piles);
    return size;
}

/* Does every word of a text fit into a width? */
static bool words_fit(const vaka_play *play, vaka_type type, int wide, const char *text)
{
    char word[VAKA_VIEW_NAME];

    for (size_t length; *text; text += length + (text[length] == ' ')) {
        length = strcspn(text, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, text);
        if (vaka_type_wide(play->look, type, word) > wide)
            return false;
    }
    return true;
}

/* Is all of it on one line; or, in no more than half of the box, on several? */
static bool is_whole(const vaka_play *play, vaka_type type, SDL_Rect box, const char *text,
                     bool lines)
{
    if (!lines)
        return vaka_type_wide(play->look, type, text) <= box.w;
    return words_fit(play, type, box.w, text) &&
           vaka_type_block_high(play->look, type, box.w, text) <= box.h / 2;
}

int vaka_heading_draw(vaka_play *play, SDL_Rect box, int align, const char *text)
{
    vaka_type usual = vaka_look_small(play->look);
    int least = usual.px * HEADING_LEAST / 100;

    for (int lines = 0; lines < 2; lines++)
        for (vaka_type type = usual; type.px >= least; type.px--) {
            int line = vaka_type_high(play->look, type);

            if (!is_whole(play, type, box, text, lines == 1))
                continue;
            if (lines)
                return vaka_type_block(play->look, type, box, text);
            vaka_type_in(play->look, type, (SDL_Rect){box.x, box.y, box.w, line}, align, text);
            return line;
        }
    return 0;
}

/* What its badges say, in the lower right corner of its place; nothing where it would be cut. */
static void draw_said(vaka_play *play, SDL_Rect box, int32_t zone)
{
    vaka_type type = vaka_look_bold(play->look);
    int pad = vaka_look_px(play->look, 4), high = vaka_type_high(play->look, type);
    char said[VAKA_SENTENCE];

    vaka_text_marks(&play->view, zone, said, sizeof said);
    int wide = vaka_type_wide(play->look, type, said) + 2 * pad;
    SDL_Rect pill = {box.x + box.w - wide, box.y + box.h - high, wide, high};
    if (!said[0] || wide > box.w || high > box.h)
        return;
    vaka_paint_round(play->look->canvas, pill, (float)pad, play->look->theme->raised);
    vaka_paint_frame(play->look->canvas, pill, (float)pad, 1, play->look->theme->edge);
    vaka_type_in(play->look, type, pill, 1, said);
}

void vaka_zone_draw(vaka_play *play, SDL_Rect box, int32_t zone, int size)
{
    const vaka_view *view = &play->view;
    int line = vaka_type_high(play->look, vaka_look_small(play->look));
    int pad = vaka_look_px(play->look, 3);
    char name[VAKA_VIEW_NAME], text[VAKA_VIEW_NAME + 32];
    bool pressed = is_target(play, zone) || vaka_picks_has(&play->picks, zone);

    vaka_view_zone(view, zone, name);
    if (vaka_view_counts(view, zone))
        snprintf(text, sizeof text, "%s (%d)", name, view->seen->zones[zone].count);
    else
        snprintf(text, sizeof text, "%s (?)", name);
    vaka_widget_hit(play->ui, box, VAKA_HIT_ZONE, zone, 0, text)->silent = !pressed;
    if (pressed)
        vaka_paint_frame(play->look->canvas, box, 5, 2, play->look->theme->accent);
    SDL_Rect inner = {box.x + pad, box.y + pad, box.w - 2 * pad, box.h - 2 * pad};
    if (inner.h > 2 * line) {
        int high = vaka_heading_draw(play, inner, 0, name);
        inner.y += high;
        inner.h -= high;
    }
    if (vaka_view_counts(view, zone) && inner.h > 4)
        draw_piles(play, inner, zone, size_in(view, zone, inner, size), false);
    draw_said(play, box, zone);
}

static bool is_shown(const vaka_view *view, int32_t zone, int32_t owner)
{
    const vaka_zone_info *info = &view->layout->zones[zone];

    if (info->board != VAKA_NONE || info->owner != owner || info->placed)
        return false;
    return info->type != VAKA_ZONE_HAND || owner != view->seat;
}

/* Is it one of several fields of a track? */
static bool is_field(const vaka_view *view, int32_t zone)
{
    return vaka_track_length(view, zone) > 1 || (zone > 0 && vaka_track_length(view, zone - 1) > 1);
}

static bool is_empty(const vaka_view *view, int32_t zone)
{
    return view->seen->zones[zone].count == 0 && vaka_view_counts(view, zone);
}

/* Where zones are laid out: one below the other, each where there is most room left. */
typedef struct trays {
    vaka_play *play;
    SDL_Rect box; /* all of it */
    int columns, gap, size;
    int y[COLUMNS_MOST]; /* where the next one begins */
} trays;

static trays trays_of(vaka_play *play, SDL_Rect box, int y, int size)
{
    return (trays){play, box, 1, 0, size, {y}};
}

static int shortest(const trays *in)
{
    int found = 0;

    for (int i = 1; i < in->columns; i++)
        if (in->y[i] < in->y[found])
            found = i;
    return found;
}

static SDL_Rect column_of(const trays *in, int column)
{
    int wide = (in->box.w - (in->columns - 1) * in->gap) / in->columns;

    return (SDL_Rect){in->box.x + column * (wide + in->gap), in->y[column], wide, 0};
}

/* All columns go on below the longest one; returns where that is. */
static int level(trays *in)
{
    int lowest = in->y[0];

    for (int i = 1; i < in->columns; i++)
        lowest = in->y[i] > lowest ? in->y[i] : lowest;
    for (int i = 0; i < in->columns; i++)
        in->y[i] = lowest;
    return lowest;
}

/* Zones without anything in them are only named. */
static void draw_empty(trays *in, int32_t owner)
{
    vaka_play *play = in->play;
    const vaka_view *view = &play->view;
    char empty[512] = "", name[VAKA_VIEW_NAME];
    int margin = vaka_look_px(play->look, 6);
    size_t used = 0;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        if (!is_shown(view, zone, owner) || !is_empty(view, zone) || is_target(play, zone))
            continue;
        if (is_field(view, zone))
            continue;
        vaka_view_zone(view, zone, name);
        if (used + sizeof name + 16 < sizeof empty)
            used += (size_t)snprintf(empty + used, sizeof empty - used, "%s%s",
                                     used ? ", " : vaka_ui_say(play->ui, "Empty: "), name);
    }
    if (!used)
        return;
    int y = level(in);
    in->y[0] =
        y + vaka_type_block(play->look, vaka_look_small(play->look),
                            (SDL_Rect){in->box.x + margin, y, in->box.w - 2 * margin, 0}, empty);
}

static void draw_zones(trays *in, int32_t owner)
{
    const vaka_view *view = &in->play->view;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        int32_t fields = is_shown(view, zone, owner) ? vaka_track_length(view, zone) : 0;
        int column = shortest(in);
        SDL_Rect box = column_of(in, column);

        if (fields > 1) {
            in->y[column] = vaka_track_draw(in->play, box, box.y, zone, fields);
            zone += fields - 1;
        } else if (is_shown(view, zone, owner) &&
                   (!is_empty(view, zone) || is_target(in->play, zone))) {
            in->y[column] = draw_zone(in->play, box, box.y, zone, in->size);
        }
    }
    draw_empty(in, owner);
}

int vaka_zones_of(vaka_play *play, SDL_Rect box, int y, int32_t owner, int size)
{
    trays in = trays_of(play, box, y, size);

    draw_zones(&in, owner);
    return level(&in);
}

/* A seat's zones below its name; nothing at all if it has none. */
static void draw_seat(trays *in, int32_t seat)
{
    vaka_play *play = in->play;
    char name[VAKA_VIEW_NAME];
    int column = shortest(in);
    SDL_Rect box = column_of(in, column);
    vaka_type head = vaka_look_name(play->look, vaka_view_seat(&play->view, seat, name));
    int before = box.y + vaka_type_high(play->look, head);
    int after = vaka_zones_of(play, box, before, seat, in->size);

    if (after == before)
        return;
    vaka_type_draw(play->look, head, box.x, box.y, name);
    in->y[column] = after + in->gap / 2;
}

/* A game without a board: its zones are what is looked at, side by side where there is room. */
void vaka_trays_draw(vaka_play *play)
{
    SDL_Rect box = play->board.box;
    int margin = vaka_look_px(play->look, 20);
    SDL_Rect inner = {box.x + margin, box.y, box.w - 2 * margin, box.h};

    vaka_paint_box(play->look->canvas, box,
                   vaka_ink_mix(play->look->theme->paper, play->look->theme->pale, 18));
    int y = vaka_scroll_begin(play->ui, &play->trays, box) + margin;
    trays in = trays_of(play, inner, y, vaka_look_px(play->look, 52));
    in.columns = SDL_clamp(inner.w / vaka_look_px(play->look, COLUMN_LEAST), 1, COLUMNS_MOST);
    in.gap = margin;
    for (int i = 0; i < in.columns; i++)
        in.y[i] = y;
    draw_zones(&in, VAKA_NONE);
    y = level(&in) + margin / 2;
    for (int i = 0; i < in.columns; i++)
        in.y[i] = y;
    for (int32_t seat = 0; seat < play->view.seen->seats; seat++)
        draw_seat(&in, seat);
    vaka_scroll_end(play->ui, &play->trays, level(&in));
}
