/* gui/draw/counter.c - what lies together in a zone, as the seat may see it, and how a piece or a
 * card looks.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/counter.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/page.h"
#include "gui/draw/look.h"
#include "gui/draw/motif.h"
#include "table/table.h"

#define TITLE_LEAST 8 /* pixels */
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
    picture *pictures[BUCKETS];
    uint32_t count;
    const vaka_names *names; /* borrowed; may be NULL */
    char language[16];
};

typedef struct easel {  /* what one piece is drawn with */
    vaka_gui_look look; /* whose canvas is the piece's picture */
    SDL_Surface *on;    /* the same */
    const vaka_layout *layout;
    const vaka_kind_info *info;
    const vaka_pile *pile;
    vaka_ink ground, ink;
    int w, h;
} easel;

static vaka_pile pile_of(const vaka_view *view, int32_t at)
{
    const vaka_piece *piece = &view->seen->pieces[at];
    vaka_pile one = {.owner = piece->owner,
                     .kind = piece->kind,
                     .count = 1,
                     .posture = vaka_table_posture(view->seen, at)};

    if (vaka_table_part(view->seen, at))
        one.part = vaka_stands(view->seen, at) + 1;
    one.known = vaka_table_knows(view->layout, piece, view->seat);
    one.down =
        one.known && piece->face == VAKA_FACE_DOWN && view->layout->zones[piece->zone].owner_sees;
    return one;
}

bool vaka_piles_alike(const vaka_pile *a, const vaka_pile *b)
{
    return a->owner == b->owner && a->kind == b->kind && a->known == b->known &&
           a->down == b->down && a->posture.turn == b->posture.turn &&
           a->posture.mark == b->posture.mark && a->part == b->part;
}

static int compare_piles(const void *left, const void *right)
{
    const vaka_pile *a = left, *b = right;
    uint32_t owner_a = (uint32_t)a->owner, owner_b = (uint32_t)b->owner; /* nobody's come last */

    if (a->part != b->part)
        return a->part < b->part ? -1 : 1;
    if (owner_a != owner_b)
        return owner_a < owner_b ? -1 : 1;
    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    if (a->known != b->known)
        return a->known ? -1 : 1;
    if (a->down != b->down)
        return (int)a->down - (int)b->down;
    if (a->posture.mark != b->posture.mark)
        return (int)a->posture.mark - (int)b->posture.mark;
    return (int)a->posture.turn - (int)b->posture.turn;
}

vaka_pile *vaka_piles_of(const vaka_view *view, int32_t zone, int32_t *count)
{
    const vaka_match *seen = view->seen;
    vaka_pile *piles = vaka_xnew(sizeof *piles * ((size_t)seen->zones[zone].count + 1));

    *count = 0;
    for (VAKA_EACH(seen, zone, piece)) {
        vaka_pile one = pile_of(view, piece);
        int32_t at = 0;

        while (at < *count && !vaka_piles_alike(&piles[at], &one))
            at++;
        if (at < *count)
            piles[at].count++;
        else
            piles[(*count)++] = one;
    }
    qsort(piles, (size_t)*count, sizeof *piles, compare_piles);
    return piles;
}

vaka_counters *vaka_counters_new(void)
{
    return vaka_xnew(sizeof(vaka_counters));
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

float vaka_pile_turn(const vaka_layout *layout, const vaka_pile *pile)
{
    return layout->turn_steps ? 360.0f * (float)pile->posture.turn / (float)layout->turn_steps : 0;
}

void vaka_pile_mark(const vaka_gui_look *look, const vaka_layout *layout, const vaka_pile *pile,
                    SDL_Rect box)
{
    if (!pile->posture.mark)
        return;
    const vaka_mark_info *mark = &layout->marks[pile->posture.mark - 1];
    const vaka_word_info *word = &layout->words[mark->word];
    const char *text = vaka_names_title(look->counters->names, "word.", word->id, word->text);
    vaka_ink ink = vaka_theme_tone(vaka_theme_of(false), mark->tone, 0xfff6f1e4);
    char letter[8];

    snprintf(letter, sizeof letter, "%.*s", (int)vaka_page_fit(text, 1), text);
    float side = (float)SDL_min(box.w, box.h);
    vaka_spot centre = {(float)box.x + side / 2, (float)box.y + side / 2};
    vaka_paint_disk(look->canvas, centre, side / 2, 0xff10222e);
    vaka_paint_disk(look->canvas, centre, side / 2 - 1, ink);
    vaka_type_in(look, (vaka_type){VAKA_FACE_BOLD, box.h * 7 / 10, vaka_ink_on(ink)}, box, 1,
                 letter);
}

static void draw_symbol(const easel *at, SDL_Rect box);

/* The same on a picture of its own, which is then turned. */
static void draw_turned(const easel *at, SDL_Rect box)
{
    vaka_pile straight = *at->pile;
    easel other = *at;
    float degrees = vaka_pile_turn(at->layout, at->pile);

    straight.posture.turn = 0;
    other.pile = &straight;
    other.on = other.look.canvas = vaka_paint_surface(box.w, box.h);
    draw_symbol(&other, (SDL_Rect){0, 0, box.w, box.h});
    SDL_Surface *turned = vaka_paint_turned(other.on, degrees, 1);
    SDL_BlitSurface(turned, NULL, at->on, &box);
    SDL_FreeSurface(turned);
    SDL_FreeSurface(other.on);
}

/* The drawing of its kind, or else its letter, as large as it fits. */
static void draw_symbol(const easel *at, SDL_Rect box)
{
    if (at->pile->posture.turn && at->info->shape != VAKA_SHAPE_CARD) {
        draw_turned(at, box);
        return;
    }
    int side = box.w < box.h ? box.w : box.h;
    SDL_Rect place = {box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side};
    SDL_Surface *art =
        vaka_art_get(at->look.art, at->info->art, side, (vaka_dye){at->ink, at->ground});

    if (art) {
        SDL_BlitSurface(art, NULL, at->on, &place);
        return;
    }
    vaka_type type = {VAKA_FACE_BOLD, box.h * 9 / 10, at->ink};
    int wide = vaka_type_wide(&at->look, type, at->info->letter);
    if (wide > box.w && wide > 0)
        type.px = type.px * box.w / wide;
    vaka_type_in(&at->look, type, box, 1, at->info->letter);
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

/* One pixel of light at the upper edges and of shade at the lower ones. */
static void draw_bevel(const easel *at, const vaka_spot *spots, int count)
{
    for (int i = 0; i < count; i++) {
        vaka_spot a = spots[i], b = spots[(i + 1) % count];
        float over = (a.x + b.x + a.y + b.y) / 4 - (float)at->w / 2; /* below the diagonal? */

        if (fabsf(over) < (float)at->w * 0.06f)
            continue;
        float in = over < 0 ? 1.3f : -1.3f;
        vaka_paint_hair(at->on, (vaka_spot){a.x + in, a.y + in}, (vaka_spot){b.x + in, b.y + in},
                        over < 0 ? 0x90ffffff : 0x50000000);
    }
}

static void draw_counter(const easel *at)
{
    int band = at->h / 6, inset = at->w / 8;
    vaka_spot spots[VAKA_PAINT_ROUND];
    vaka_ink dark = vaka_ink_mix(at->ground, 0xff10222e, 42);
    int count = vaka_motif_outline(at->pile->owner, 1, 1, (float)at->w - 2, spots);

    fill_outline(at, spots, count);
    if (at->w >= 18)
        draw_bevel(at, spots, count);
    if (!at->pile->known) {
        SDL_Rect inner = {inset, inset, at->w - 2 * inset, at->h - 2 * inset};

        vaka_motif_fill(at->on, inner, at->pile->owner, at->w / 4, dark);
        return;
    }
    if (at->w >= 20)
        vaka_motif_fill(at->on,
                        (SDL_Rect){at->w / 5, at->h - band - at->h / 12, at->w * 3 / 5, band},
                        at->pile->owner, band, dark);
    draw_symbol(at, (SDL_Rect){inset, at->h / 14, at->w - 2 * inset, at->h - band - at->h / 9});
}

/* Something that is known and has a drawing fills its disk with it. */
static void draw_disk(const easel *at)
{
    vaka_spot centre = {(float)at->w / 2, (float)at->h / 2};
    float radius = (float)at->w / 2 - 1;
    vaka_ink dark = vaka_ink_mix(at->ground, 0xff10222e, 50);
    int side = at->w * 7 / 10;

    vaka_paint_disk(at->on, centre, radius, at->ground);
    vaka_paint_ring(at->on, centre, radius, at->w > 26 ? 1.6f : 1.1f, dark);
    if (at->w > 24)
        vaka_paint_ring(at->on, centre, radius * 0.86f, 1.0f, vaka_ink_alpha(dark, 110));
    if (at->pile->known || vaka_art_has(at->look.art, at->info->art))
        draw_symbol(at, (SDL_Rect){(at->w - side) / 2, (at->h - side) / 2, side, side});
    else
        vaka_motif_fill(at->on, (SDL_Rect){at->w / 4, at->h / 4, at->w / 2, at->h / 2},
                        at->pile->owner, at->w / 4, dark);
}

/* A woven field, and the emblem of its deck. */
static void draw_card_back(const easel *at)
{
    SDL_Rect inner = {at->w / 10, at->w / 10, at->w - 2 * (at->w / 10), at->h - 2 * (at->w / 10)};
    vaka_ink field = 0xff1d5f87, thread = vaka_ink_mix(field, 0xffffffff, 22);
    int side = inner.w * 7 / 10;
    SDL_Rect emblem = {(at->w - side) / 2, (at->h - side) / 2, side, side};
    SDL_Surface *art =
        vaka_art_get(at->look.art, at->info->art, side, (vaka_dye){0xfff6f1e4, field});

    vaka_paint_round(at->on, inner, (float)at->w * 0.05f, field);
    vaka_motif_fill(at->on, (SDL_Rect){inner.x + 2, inner.y + 2, inner.w - 4, inner.h - 4},
                    at->pile->owner, at->w / 5, thread);
    if (!art)
        return;
    vaka_paint_disk(at->on, (vaka_spot){(float)at->w / 2, (float)at->h / 2}, (float)side * 0.6f,
                    field);
    SDL_BlitSurface(art, NULL, at->on, &emblem);
}

static bool words_fit(const easel *at, vaka_type type, const char *words, int wide)
{
    char word[64];
    bool fits = true;

    for (const char *from = words; *from && fits;) {
        size_t length = strcspn(from, " ");

        snprintf(word, sizeof word, "%.*s", (int)(length < 60 ? length : 60), from);
        fits = vaka_type_wide(&at->look, type, word) <= wide;
        from += length + strspn(from + length, " ");
    }
    return fits;
}

/* The size at which a title has room in a box, all its words whole; 0: there is none that anybody
 * could read. */
static int title_px(const easel *at, const char *words, int px, SDL_Rect box)
{
    for (; px >= TITLE_LEAST; px--) {
        vaka_type type = {VAKA_FACE_SANS, px, at->ink};

        if (words_fit(at, type, words, box.w) &&
            vaka_type_block_high(&at->look, type, box.w, words) <= box.h)
            return px;
    }
    return 0;
}

/* Its picture, and below it its title; where that finds no room only the picture, large. */
static void draw_card(const easel *at)
{
    vaka_spot spots[VAKA_PAINT_ROUND];
    int margin = at->w / 12 + 1, title = SDL_clamp(at->w / 5, 12, 18);
    const char *words = vaka_names_title(at->look.counters->names, "kind.", at->info->id,
                                         at->info->title ? at->info->title : at->info->id);

    int count = vaka_paint_round_outline(1, 1, (float)at->w - 2, (float)at->h - 2,
                                         (float)at->w * 0.1f, spots);
    fill_outline(at, spots, count);
    if (!at->pile->known) {
        draw_card_back(at);
        return;
    }
    SDL_Rect box = {margin, at->h / 2, at->w - 2 * margin, at->h / 2 - margin};
    int px = title_px(at, words, title, box);
    SDL_Rect field = {margin, margin, at->w - 2 * margin, px ? at->h * 9 / 20 : at->h - 2 * margin};
    easel inner = *at;
    inner.ground = 0xffe7ecdf;
    inner.ink = 0xff1d4a63;
    vaka_paint_round(at->on, field, (float)at->w * 0.05f, inner.ground);
    draw_symbol(&inner, (SDL_Rect){field.x, field.y + 1, field.w, field.h - 2});
    if (px)
        vaka_type_block(&at->look, (vaka_type){VAKA_FACE_SANS, px, at->ink}, box, words);
}

/* A whole card, small enough to lie across its place. */
static void turn_card(easel *at)
{
    float degrees = vaka_pile_turn(at->layout, at->pile);
    SDL_Surface *turned =
        vaka_paint_turned(at->on, degrees, vaka_paint_turned_fit(at->w, at->h, degrees));

    SDL_FreeSurface(at->on);
    at->on = at->look.canvas = turned;
}

static SDL_Surface *draw_picture(const vaka_gui_look *look, const vaka_layout *layout,
                                 const vaka_pile *pile, SDL_Rect box)
{
    const vaka_kind_info *info = &layout->kinds[pile->kind];
    easel at = {
        .look = *look, .layout = layout, .info = info, .pile = pile, .w = box.w, .h = box.h};

    at.on = at.look.canvas = vaka_paint_surface(box.w, box.h);
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
    if (info->shape == VAKA_SHAPE_CARD && pile->posture.turn)
        turn_card(&at);
    int sign = SDL_clamp(box.h / 3, 9, 24);
    vaka_pile_mark(&at.look, layout, pile, (SDL_Rect){0, 0, sign, sign});
    return at.on;
}

void vaka_counters_names(vaka_counters *counters, const vaka_names *names)
{
    const vaka_language *language = names ? names->language : NULL;
    const char *code = language ? language->current(language->texts) : "";

    counters->names = names;
    if (!names || strcmp(code, counters->language) == 0)
        return;
    snprintf(counters->language, sizeof counters->language, "%s", code);
    vaka_counters_forget(counters);
}

void vaka_counter_draw(const vaka_gui_look *look, const vaka_layout *layout, const vaka_pile *pile,
                       SDL_Rect box)
{
    vaka_counters *counters = look->counters;
    uint32_t key = (uint32_t)(pile->kind * 8 + pile->owner + 1) * 4u + (pile->known ? 2u : 0u);
    picture **bucket = &counters->pictures[(key * 31u + (uint32_t)box.w) % BUCKETS];
    picture *found = *bucket;

    if (box.w < 4 || box.h < 4)
        return;
    while (found &&
           (found->w != box.w || found->h != box.h || !vaka_piles_alike(&found->pile, pile)))
        found = found->next;
    if (!found) {
        if (counters->count >= PICTURES)
            vaka_counters_forget(counters);
        found = vaka_xnew(sizeof *found);
        *found = (picture){*bucket, *pile, box.w, box.h, NULL};
        found->surface = draw_picture(look, layout, pile, box);
        *bucket = found;
        counters->count++;
    }
    SDL_SetSurfaceAlphaMod(found->surface, pile->ghost ? 153 : 255);
    SDL_BlitSurface(found->surface, NULL, look->canvas, &box);
    SDL_SetSurfaceAlphaMod(found->surface, 255);
}

/* A small round number on a corner. */
static void draw_badge(const vaka_gui_look *look, int x, int y, int size, int32_t number)
{
    vaka_type type = {VAKA_FACE_BOLD, size * 7 / 10, 0xfffffcf3};
    char text[16];

    snprintf(text, sizeof text, "%d", (int)number);
    int wide = vaka_type_wide(look, type, text) + size / 2;
    SDL_Rect box = {0, y - size / 2, wide > size ? wide : size, size};

    box.x = x - box.w / 2;
    vaka_paint_round(look->canvas, box, (float)size / 2, 0xfffffcf3);
    box = (SDL_Rect){box.x + 1, box.y + 1, box.w - 2, box.h - 2};
    vaka_paint_round(look->canvas, box, (float)size / 2, 0xff10222e);
    vaka_type_in(look, type, box, 1, text);
}

/* The height of a pile's number: of the text's size as far as it does not hide the pieces. */
static int badge_high(const vaka_gui_look *look, int high)
{
    int percent = SDL_max(look->percent, 100), most = 24 * percent / 100;
    int least = SDL_max(SDL_min(11 * percent / 100, high * 3 / 5), 11);

    return SDL_clamp(high * 2 / 5, least, most);
}

void vaka_pile_number(const vaka_gui_look *look, int wide, SDL_Rect box, int32_t number)
{
    int badge = badge_high(look, box.h);

    if (number > 1)
        draw_badge(look, box.x + wide - badge / 4, box.y + box.h - badge / 4, badge, number);
}

void vaka_pile_draw(const vaka_gui_look *look, const vaka_layout *layout, const vaka_pile *pile,
                    SDL_Rect box)
{
    int shown = pile->count < STACK_MOST ? pile->count : STACK_MOST;
    int step = box.h > 40 ? 3 : box.h > 18 ? 2 : 1;
    int size = box.h - step * (shown - 1);

    for (int i = 0; i < shown; i++) {
        SDL_Rect one = {box.x + step * i, box.y + step * (shown - 1 - i), 0, size};

        one.w = vaka_counter_wide(layout, pile->kind, size);
        vaka_counter_draw(look, layout, pile, one);
    }
    vaka_pile_number(look, vaka_counter_wide(layout, pile->kind, box.h), box, pile->count);
}

/* Kinds of tiles that are declared one after another differ, as far as there are colours. */
vaka_ink vaka_counter_tile(const vaka_theme *theme, const vaka_layout *layout, int32_t kind,
                           bool known)
{
    const vaka_ink grounds[] = {theme->sand, theme->leaf, theme->pale, theme->stone, theme->coral};
    uint32_t number = 0;

    if (!known)
        return theme->fog;
    for (int32_t i = 0; i < kind; i++)
        number += layout->kinds[i].shape == VAKA_SHAPE_TILE;
    return grounds[number % (sizeof grounds / sizeof *grounds)];
}
