/* gui/counter.c - how a piece or a card looks.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/counter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/motif.h"

#define BUCKETS 256
#define PICTURES 1500u
#define STACK_MOST 3 /* pieces of a pile that are drawn */

typedef struct picture {
    struct picture *next;
    vaka_pile pile; /* count is not looked at */
    int w, h;
    SDL_Surface *surface; /* owned */
} picture;

struct vaka_counters {
    vaka_fonts *fonts; /* borrowed */
    picture *pictures[BUCKETS];
    uint32_t count;
};

typedef struct easel { /* what one piece is drawn with */
    vaka_fonts *fonts;
    const vaka_kind_info *info;
    SDL_Surface *on;
    const vaka_pile *pile;
    vaka_ink ground, ink;
    int w, h;
} easel;

vaka_counters *vaka_counters_new(vaka_fonts *fonts)
{
    vaka_counters *counters = vaka_xnew(sizeof *counters);

    counters->fonts = fonts;
    return counters;
}

void vaka_counters_forget(vaka_counters *counters)
{
    for (int i = 0; i < BUCKETS; i++) {
        for (picture *at = counters->pictures[i], *next; at; at = next) {
            next = at->next;
            SDL_FreeSurface(at->surface);
            free(at);
        }
        counters->pictures[i] = NULL;
    }
    counters->count = 0;
}

void vaka_counters_free(vaka_counters *counters)
{
    if (counters)
        vaka_counters_forget(counters);
    free(counters);
}

int vaka_counter_wide(const vaka_layout *layout, int32_t kind, int high)
{
    return layout->kinds[kind].shape == VAKA_SHAPE_CARD ? high * 5 / 7 : high;
}

/* The letter as large as it fits. */
static void draw_letter(const easel *at, SDL_Rect box)
{
    vaka_type type = {VAKA_FACE_BOLD, box.h * 9 / 10, at->ink};
    int wide = vaka_type_wide(at->fonts, type, at->info->letter);

    if (wide > box.w && wide > 0)
        type.px = type.px * box.w / wide;
    vaka_type_in(at->fonts, type, at->on, box, 1, at->info->letter);
}

/* Known to its owner, face down for others: an eye that is closed. */
static void draw_closed(const easel *at)
{
    float s = (float)at->w * 0.11f, x = (float)at->w - 2.2f * s, y = 1.5f * s;
    vaka_spot lid[5] = {
        {x - s, y}, {x - s / 2, y + s / 2}, {x, y + s * 0.7f}, {x + s / 2, y + s / 2}, {x + s, y}};

    vaka_paint_disk(at->on, (vaka_spot){x, y + s * 0.2f}, s * 1.45f, vaka_ink_alpha(at->ink, 230));
    vaka_paint_line(at->on, lid, 5, s * 0.42f, false, at->ground);
}

static void fill_outline(const easel *at, const vaka_spot *spots, int count)
{
    vaka_paint_polygon(at->on, spots, count, at->ground);
    vaka_paint_line(at->on, spots, count, at->w > 26 ? 1.6f : 1.1f, true,
                    vaka_ink_mix(at->ground, 0xff000000, 55));
}

static void draw_counter(const easel *at)
{
    int band = at->h / 5, inset = at->w / 8;
    vaka_spot spots[VAKA_PAINT_ROUND];
    vaka_ink dark = vaka_ink_mix(at->ground, 0xff10222e, 42);

    fill_outline(at, spots, vaka_motif_outline(at->pile->owner, 1, 1, (float)at->w - 2, spots));
    if (!at->pile->known) {
        SDL_Rect inner = {inset, inset, at->w - 2 * inset, at->h - 2 * inset};

        vaka_motif_fill(at->on, inner, at->pile->owner, at->w / 4, dark);
        return;
    }
    if (at->w >= 20)
        vaka_motif_fill(at->on, (SDL_Rect){at->w / 4, at->h - band - at->h / 14, at->w / 2, band},
                        at->pile->owner, band, dark);
    draw_letter(at, (SDL_Rect){inset, at->h / 12, at->w - 2 * inset, at->h - band - at->h / 9});
}

static void draw_disk(const easel *at)
{
    vaka_spot centre = {(float)at->w / 2, (float)at->h / 2};
    float radius = (float)at->w / 2 - 1;
    vaka_ink dark = vaka_ink_mix(at->ground, 0xff10222e, 50);
    int side = at->w * 7 / 10;

    vaka_paint_disk(at->on, centre, radius, at->ground);
    vaka_paint_ring(at->on, centre, radius, at->w > 26 ? 1.6f : 1.1f, dark);
    vaka_paint_ring(at->on, centre, radius * 0.82f, 1.0f, vaka_ink_alpha(dark, 140));
    if (at->pile->known)
        draw_letter(at, (SDL_Rect){(at->w - side) / 2, (at->h - side) / 2, side, side});
    else
        vaka_motif_fill(at->on, (SDL_Rect){at->w / 4, at->h / 4, at->w / 2, at->h / 2},
                        at->pile->owner, at->w / 4, dark);
}

static void draw_card_back(const easel *at)
{
    SDL_Rect inner = {at->w / 9, at->w / 9, at->w - 2 * (at->w / 9), at->h - 2 * (at->w / 9)};
    vaka_ink field = 0xff1d5f87;

    vaka_paint_round(at->on, inner, (float)at->w * 0.05f, field);
    vaka_motif_fill(at->on, (SDL_Rect){inner.x + 2, inner.y + 2, inner.w - 4, inner.h - 4},
                    at->pile->owner, at->w / 4, vaka_ink_mix(field, 0xffffffff, 30));
}

/* The size at which no word is wider than the card, if there is one. */
static int title_px(const easel *at, const char *words, int px, int wide)
{
    char word[64];

    for (; px > 9; px--) {
        bool fits = true;

        for (const char *from = words; *from && fits;) {
            size_t length = strcspn(from, " ");

            snprintf(word, sizeof word, "%.*s", (int)(length < 60 ? length : 60), from);
            fits =
                vaka_type_wide(at->fonts, (vaka_type){VAKA_FACE_SANS, px, at->ink}, word) <= wide;
            from += length + strspn(from + length, " ");
        }
        if (fits)
            break;
    }
    return px;
}

static void draw_card(const easel *at)
{
    vaka_spot spots[VAKA_PAINT_ROUND];
    int margin = at->w / 12 + 1, title = at->w / 5;
    const char *words = at->info->title ? at->info->title : at->info->id;

    int count = vaka_paint_round_outline(1, 1, (float)at->w - 2, (float)at->h - 2,
                                         (float)at->w * 0.1f, spots);
    fill_outline(at, spots, count);
    if (!at->pile->known) {
        draw_card_back(at);
        return;
    }
    draw_letter(at, (SDL_Rect){margin, margin, at->w - 2 * margin, at->h / 2 - margin});
    title = title < 12 ? 12 : title > 18 ? 18 : title;
    SDL_Rect box = {margin, at->h / 2, at->w - 2 * margin, at->h / 2 - margin};
    if (at->w < 34) /* nobody could read it */
        return;
    vaka_type type = {VAKA_FACE_SANS, title_px(at, words, title, box.w), at->ink};
    SDL_SetClipRect(at->on, &box);
    vaka_type_block(at->fonts, type, at->on, box, words);
    SDL_SetClipRect(at->on, NULL);
}

static SDL_Surface *draw_picture(vaka_counters *counters, const vaka_layout *layout,
                                 const vaka_pile *pile, SDL_Rect box)
{
    const vaka_kind_info *info = &layout->kinds[pile->kind];
    easel at = {counters->fonts, info, vaka_paint_surface(box.w, box.h), pile, 0, 0, box.w, box.h};

    at.ground = vaka_theme_seat(pile->owner);
    if (info->shape == VAKA_SHAPE_CARD)
        at.ground = 0xfffdf8ea;
    else if (info->shape == VAKA_SHAPE_TILE)
        at.ground = vaka_counter_tile(vaka_theme_of(false), layout, pile->kind, pile->known);
    at.ink = vaka_ink_on(at.ground);
    if (info->shape == VAKA_SHAPE_CARD)
        draw_card(&at);
    else if (info->shape == VAKA_SHAPE_DISK)
        draw_disk(&at);
    else
        draw_counter(&at);
    if (pile->down)
        draw_closed(&at);
    return at.on;
}

static bool is_picture(const picture *at, const vaka_pile *pile, SDL_Rect box)
{
    return at->w == box.w && at->h == box.h && at->pile.owner == pile->owner &&
           at->pile.kind == pile->kind && at->pile.known == pile->known &&
           at->pile.down == pile->down;
}

void vaka_counter_draw(vaka_counters *counters, const vaka_layout *layout, SDL_Surface *on,
                       const vaka_pile *pile, SDL_Rect box)
{
    uint32_t key = (uint32_t)(pile->kind * 8 + pile->owner + 1) * 4u + (pile->known ? 2u : 0u);
    picture **bucket = &counters->pictures[(key * 31u + (uint32_t)box.w) % BUCKETS];
    picture *found = *bucket;

    if (box.w < 4 || box.h < 4)
        return;
    while (found && !is_picture(found, pile, box))
        found = found->next;
    if (!found) {
        if (counters->count >= PICTURES)
            vaka_counters_forget(counters);
        found = vaka_xnew(sizeof *found);
        *found = (picture){*bucket, *pile, box.w, box.h, NULL};
        found->surface = draw_picture(counters, layout, pile, box);
        *bucket = found;
        counters->count++;
    }
    SDL_BlitSurface(found->surface, NULL, on, &box);
}

void vaka_counter_badge(vaka_counters *counters, SDL_Surface *on, int x, int y, int size,
                        int32_t number)
{
    vaka_type type = {VAKA_FACE_BOLD, size * 7 / 10, 0xfffffcf3};
    char text[16];

    snprintf(text, sizeof text, "%d", (int)number);
    int wide = vaka_type_wide(counters->fonts, type, text) + size / 2;
    SDL_Rect box = {0, y - size / 2, wide > size ? wide : size, size};

    box.x = x - box.w / 2;
    vaka_paint_round(on, box, (float)size / 2, 0xfffffcf3);
    box = (SDL_Rect){box.x + 1, box.y + 1, box.w - 2, box.h - 2};
    vaka_paint_round(on, box, (float)size / 2, 0xff10222e);
    vaka_type_in(counters->fonts, type, on, box, 1, text);
}

void vaka_pile_draw(vaka_counters *counters, const vaka_layout *layout, SDL_Surface *on,
                    const vaka_pile *pile, SDL_Rect box)
{
    int shown = pile->count < STACK_MOST ? pile->count : STACK_MOST;
    int step = box.h > 40 ? 3 : box.h > 18 ? 2 : 1;
    int size = box.h - step * (shown - 1), badge = box.h * 2 / 5;

    badge = badge < 13 ? 13 : badge > 24 ? 24 : badge;
    for (int i = 0; i < shown; i++) {
        SDL_Rect one = {box.x + step * i, box.y + step * (shown - 1 - i), 0, size};

        one.w = vaka_counter_wide(layout, pile->kind, size);
        vaka_counter_draw(counters, layout, on, pile, one);
    }
    if (pile->count > 1)
        vaka_counter_badge(counters, on,
                           box.x + vaka_counter_wide(layout, pile->kind, box.h) - badge / 4,
                           box.y + box.h - badge / 4, badge, pile->count);
}

vaka_ink vaka_counter_tile(const vaka_theme *theme, const vaka_layout *layout, int32_t kind,
                           bool known)
{
    const vaka_ink grounds[] = {theme->sand, theme->leaf, theme->pale, theme->stone};
    uint32_t key = 2166136261u;

    if (!known)
        return theme->fog;
    for (const char *at = layout->kinds[kind].id; *at; at++)
        key = (key ^ (uint8_t)*at) * 16777619u;
    return grounds[(key >> 8) % 4];
}
