/* gui/board/sign_view.c - badges of the boards: signs where there is a drawing for their text, else
 * words.
 *
 * SPDX-License-Identifier: MIT
 *
 * The drawing of a badge has the last word of the module's id and the id of the badge's text as its
 * key; a badge that only names a kind has the kind's. A whole number in the text is written beside
 * it; the words are on the card of the space. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gui/board/board_view.h"

#define SIGNS_MOST 5 /* on one space */
#define SMALLEST 11  /* pixels */
#define SIGN_MOST 34
#define ROOMY 14 /* radius below which they would hide the spaces, as in a small preview */

typedef struct sign {
    const vaka_overlay *badge;
    char number[16]; /* beside the drawing; may be empty */
    int wide;
} sign;

static bool key_of(const vaka_sheet *sheet, const vaka_overlay *badge, char key[VAKA_ART_KEY])
{
    const vaka_layout *layout = sheet->view->layout;
    const char *id = layout->module->id, *dot = strrchr(id, '.');
    int32_t kind = badge->said.arg[0];

    if (badge->said.text && strcmp(badge->said.text, "{0:kind}") == 0 && kind >= 0 &&
        kind < layout->kind_count && vaka_art_has(sheet->look.art, layout->kinds[kind].art)) {
        snprintf(key, VAKA_ART_KEY, "%s", layout->kinds[kind].art);
        return true;
    }
    snprintf(key, VAKA_ART_KEY, "%s/%s", dot ? dot + 1 : id, badge->said.id ? badge->said.id : "");
    return badge->said.id && vaka_art_has(sheet->look.art, key);
}

static vaka_ink tone_of(const vaka_sheet *sheet, const vaka_overlay *badge)
{
    return vaka_theme_tone(vaka_theme_of(false), badge->tone,
                           sheet->look.dark ? 0xffd8d0bc : 0xfff6f1e4);
}

/* Of a space, or a little below a route. A spot is round, and its pieces lie in the middle. */
static int lower_edge(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    const vaka_layout *layout = sheet->view->layout;
    float down = vaka_layout_is_route(layout, zone) ? 0.6f
                 : vaka_is_spot(layout, zone)       ? 1.0f
                                                    : 0.85f;

    return (int)(at.y + vaka_sheet_radius(sheet, zone) * down);
}

/* Least height of a row of signs; small islands have room around them. */
static int least_of(const vaka_sheet *sheet, int32_t zone)
{
    float share = vaka_is_spot(sheet->view->layout, zone) ? 0.50f : 0.27f;

    return (int)fmaxf(SMALLEST, fminf(vaka_sheet_radius(sheet, zone) * share, SIGN_MOST));
}

/* A point instead of words that would be cut to a letter or two: the card says them. */
static void draw_point(const vaka_sheet *sheet, vaka_ink ink, vaka_spot at, float r)
{
    vaka_spot centre = {at.x + r * 0.5f, at.y - r * 0.5f};

    vaka_paint_disk(sheet->on, centre, fmaxf(r * 0.14f, 2.0f) + 1, 0xff10222e);
    vaka_paint_disk(sheet->on, centre, fmaxf(r * 0.14f, 2.0f), ink);
}

/* Below the pieces, above what stands along the lower edge already; returns where it begins. */
static int draw_words(const vaka_sheet *sheet, const vaka_overlay *badge, vaka_spot at, int bottom)
{
    float r = vaka_sheet_radius(sheet, badge->a);
    vaka_ink ink = tone_of(sheet, badge);
    int high = vaka_sheet_px(sheet, (int)fmaxf(12, fminf(r * 0.30f, 26)), 0.42f);
    vaka_type type = {VAKA_FACE_BOLD, high * 7 / 10, vaka_ink_on(ink)};
    int most = (int)(r * 1.3f);
    char text[VAKA_SENTENCE];

    vaka_view_said(sheet->view, &badge->said, text);
    if (!*text)
        return bottom;
    int wide = vaka_type_wide(&sheet->look, type, text) + high * 2 / 3;
    if (wide > most && most < high * 3) {
        draw_point(sheet, ink, at, r);
        return bottom;
    }
    SDL_Rect box = {0, bottom - high, wide > most ? most : wide, high};
    box.x = (int)lroundf(at.x) - box.w / 2;
    vaka_paint_round(sheet->on, box, (float)high / 2, 0xff10222e);
    box = (SDL_Rect){box.x + 1, box.y + 1, box.w - 2, box.h - 2};
    vaka_paint_round(sheet->on, box, (float)high / 2, ink);
    vaka_type_in(&sheet->look, type, (SDL_Rect){box.x + high / 4, box.y, box.w - high / 2, box.h},
                 1, text);
    return bottom - high - 1;
}

static void draw_sign(const vaka_sheet *sheet, const sign *one, SDL_Rect box)
{
    vaka_ink ground = tone_of(sheet, one->badge), ink = vaka_ink_on(ground);
    vaka_type type = {VAKA_FACE_BOLD, box.h * 8 / 10, ink};
    char key[VAKA_ART_KEY];

    vaka_paint_round(sheet->on, box, (float)box.h / 2, 0xff10222e);
    SDL_Rect inner = {box.x + 1, box.y + 1, box.w - 2, box.h - 2};
    vaka_paint_round(sheet->on, inner, (float)inner.h / 2, ground);
    key_of(sheet, one->badge, key);
    int size = inner.h * 9 / 10;
    SDL_Surface *art = vaka_art_get(sheet->look.art, key, size, (vaka_dye){ink, ground});
    SDL_Rect place = {inner.x + (inner.h - size) / 2, inner.y + (inner.h - size) / 2, size, size};
    if (art)
        SDL_BlitSurface(art, NULL, sheet->on, &place);
    if (one->number[0])
        vaka_type_in(&sheet->look, type,
                     (SDL_Rect){box.x + box.h * 8 / 10, box.y, box.w - box.h * 9 / 10, box.h}, 1,
                     one->number);
}

/* How wide all of them are at a height. */
static int measure(const vaka_sheet *sheet, sign *signs, int count, int high)
{
    int gap = high / 8, all = -gap;
    vaka_type type = {VAKA_FACE_BOLD, high * 8 / 10, 0};

    for (int i = 0; i < count; i++) {
        signs[i].wide = high;
        if (signs[i].number[0])
            signs[i].wide = high * 11 / 10 + vaka_type_wide(&sheet->look, type, signs[i].number);
        all += signs[i].wide + gap;
    }
    return all;
}

/* In a row along the lower edge of the space; returns where it begins. */
static int draw_row(const vaka_sheet *sheet, sign *signs, int count, vaka_spot at)
{
    float r = vaka_sheet_radius(sheet, signs[0].badge->a);
    int least = least_of(sheet, signs[0].badge->a);
    /* Slots lie above the row: then it cannot grow so much. */
    bool slots =
        vaka_overlay_next(sheet->view->scene, VAKA_OVERLAY_SLOTS, signs[0].badge->a, -1) >= 0;
    int high = vaka_sheet_px(sheet, least, slots ? 0.31f : 0.40f);
    int all = measure(sheet, signs, count, high);

    while (high > least && all > (int)(r * 1.5f))
        all = measure(sheet, signs, count, --high);
    int gap = high / 8;
    int x = (int)lroundf(at.x) - all / 2, y = lower_edge(sheet, signs[0].badge->a, at) - high;
    for (int i = 0; i < count; i++) {
        draw_sign(sheet, &signs[i], (SDL_Rect){x, y, signs[i].wide, high});
        x += signs[i].wide + gap;
    }
    return y - 1;
}

/* What it costs to go there is no matter while nobody can. */
static bool is_idle_price(const vaka_sheet *sheet, const vaka_overlay *badge)
{
    const vaka_board *board = sheet->board;
    int32_t at = vaka_overlay_next(sheet->view->scene, VAKA_OVERLAY_TARGET, badge->a, -1);

    return at >= 0 && sheet->view->scene->overlays[at].tone == badge->tone && board->asked &&
           board->targets && !board->targets[badge->a];
}

static void draw_space(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    const vaka_scene *scene = sheet->view->scene;
    const vaka_overlay *words[SIGNS_MOST];
    sign signs[SIGNS_MOST];
    int count = 0, said = 0, bottom = lower_edge(sheet, zone, at);
    char key[VAKA_ART_KEY];

    for (int32_t i = -1; (i = vaka_overlay_next(scene, VAKA_OVERLAY_BADGE, zone, i)) >= 0;) {
        const vaka_overlay *badge = &scene->overlays[i];

        if (vaka_overlay_group(badge) != VAKA_NONE || is_idle_price(sheet, badge))
            continue; /* its pieces are drawn */
        if (!key_of(sheet, badge, key)) {
            if (said < SIGNS_MOST)
                words[said++] = badge;
        } else if (count < SIGNS_MOST) {
            signs[count] = (sign){badge, "", 0};
            if (badge->said.text && strstr(badge->said.text, "{0:int}"))
                snprintf(signs[count].number, sizeof signs[count].number, "%d", badge->said.arg[0]);
            count++;
        }
    }
    if (count > 0)
        bottom = draw_row(sheet, signs, count, at);
    while (said > 0)
        bottom = draw_words(sheet, words[--said], at, bottom);
}

void vaka_signs_draw(const vaka_sheet *sheet)
{
    if (sheet->camera.radius < ROOMY)
        return;
    vaka_sheet_routes(sheet, draw_space);
    vaka_sheet_each(sheet, draw_space);
}
