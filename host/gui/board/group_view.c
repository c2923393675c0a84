/* gui/board/group_view.c - pieces that are under way, drawn at the space where they are now.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdlib.h>

#include "gui/board/board_view.h"

#define SHOWN_MOST 8

int32_t vaka_group_space(const vaka_view *view, int32_t zone)
{
    for (uint32_t i = 0; i < view->scene->overlay_count; i++)
        if (vaka_overlay_group(&view->scene->overlays[i]) == zone)
            return view->scene->overlays[i].a;
    return VAKA_NONE;
}

/* Behind them: three waves to either side, each longer and fainter. */
static void draw_wake(const vaka_sheet *sheet, vaka_spot at, float r)
{
    for (int i = 0; i < 3; i++) {
        float far = r * (0.50f + 0.16f * (float)i), wide = r * (0.20f + 0.10f * (float)i);
        vaka_ink ink = vaka_ink_alpha(0xffffffff, (uint8_t)(190 - 50 * i));

        for (int side = -1; side <= 1; side += 2) {
            vaka_spot wave[3] = {{at.x + (float)side * wide * 0.3f, at.y + far},
                                 {at.x + (float)side * wide, at.y + far + r * 0.05f},
                                 {at.x + (float)side * wide * 1.9f, at.y + far + r * 0.02f}};

            vaka_paint_line(sheet->on, wave, 3, fmaxf(1.4f, r * 0.035f), false, ink);
        }
    }
}

static float part_size(int32_t shown, float r)
{
    return r * (shown <= 1 ? 0.72f : shown <= 3 ? 0.56f : 0.46f);
}

/* How far from the middle those of a group stand. */
static float part_far(int32_t shown, float size)
{
    return shown <= 1 ? 0 : fmaxf(size * 0.62f, size * 1.12f * (float)shown / 6.2832f);
}

SDL_Rect vaka_group_part(vaka_spot at, float r, int32_t part, int32_t shown)
{
    float size = part_size(shown, r), far = part_far(shown, size);
    float angle = 6.2832f * (float)part / (float)shown - 1.5708f;

    return (SDL_Rect){(int)lroundf(at.x + far * cosf(angle) - size / 2),
                      (int)lroundf(at.y + far * sinf(angle) - size / 2), (int)size, (int)size};
}

void vaka_group_ring(SDL_Surface *on, vaka_spot at, float r, int32_t shown, vaka_ink ink)
{
    float size = part_size(shown, r), far = part_far(shown, size);

    vaka_paint_disk(on, at, far + size * 0.72f, 0x70071e2e);
    vaka_paint_ring(on, at, far + size * 0.72f, fmaxf(2, r * 0.05f), ink);
}

/* Those of a group that have arrived. */
static vaka_pile *arrived(const vaka_sheet *sheet, int32_t zone, int32_t *count)
{
    vaka_pile *piles = vaka_piles_of(sheet->view, zone, count);
    int32_t kept = 0;

    for (int32_t i = 0; i < *count; i++) {
        piles[i].count -= vaka_motion_arriving(sheet->board, zone, &piles[i]);
        if (piles[i].count > 0)
            piles[kept++] = piles[i];
    }
    *count = kept;
    return piles;
}

static void draw_group(const vaka_sheet *sheet, const vaka_overlay *group)
{
    const vaka_view *view = sheet->view;
    vaka_spot at = vaka_camera_spot(&sheet->camera, view->layout, group->a);
    float r = fmaxf(vaka_sheet_radius(sheet, group->a), 26);
    vaka_ink ink = vaka_theme_tone(vaka_theme_of(true), group->tone, 0xfff6f1e4);
    int32_t count;
    vaka_pile *piles = arrived(sheet, vaka_overlay_group(group), &count);
    int32_t shown = count > SHOWN_MOST ? SHOWN_MOST : count;

    if (shown > 0) {
        draw_wake(sheet, at, r);
        vaka_group_ring(sheet->on, at, r, shown, ink);
    }
    for (int32_t i = 0; i < shown; i++) {
        SDL_Rect box = vaka_group_part(at, r, i, shown);

        if (count > shown && i == shown - 1)
            vaka_pieces_more(sheet, box, count - shown + 1);
        else
            vaka_pile_draw(&sheet->look, view->layout, &piles[i], box);
    }
    free(piles);
}

void vaka_groups_draw(const vaka_sheet *sheet)
{
    const vaka_scene *scene = sheet->view->scene;

    for (uint32_t i = 0; i < scene->overlay_count; i++) {
        const vaka_overlay *overlay = &scene->overlays[i];
        int32_t zone = vaka_overlay_group(overlay);

        if (zone != VAKA_NONE && vaka_on_board(sheet->view->layout, overlay->a) &&
            vaka_layout_is_zone(sheet->view->layout, zone) && vaka_view_counts(sheet->view, zone) &&
            vaka_sheet_in_sight(sheet, overlay->a))
            draw_group(sheet, overlay);
    }
}
