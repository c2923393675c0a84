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

static void draw_group(const vaka_sheet *sheet, const vaka_overlay *group)
{
    const vaka_view *view = sheet->view;
    vaka_spot at = vaka_camera_spot(&sheet->camera, view->layout, group->a);
    float r = fmaxf(vaka_sheet_radius(sheet, group->a), 26);
    vaka_ink ink = vaka_theme_tone(vaka_theme_of(true), group->tone, 0xfff6f1e4);
    int32_t count;
    vaka_pile *piles = vaka_piles_of(view, vaka_overlay_group(group), &count);
    int32_t shown = count > SHOWN_MOST ? SHOWN_MOST : count;
    float size = r * (shown <= 1 ? 0.72f : shown <= 3 ? 0.56f : 0.46f);
    float far = shown <= 1 ? 0 : fmaxf(size * 0.62f, size * 1.12f * (float)shown / 6.2832f);

    draw_wake(sheet, at, r);
    vaka_paint_disk(sheet->on, at, far + size * 0.72f, 0x70071e2e);
    vaka_paint_ring(sheet->on, at, far + size * 0.72f, fmaxf(2, r * 0.05f), ink);
    for (int32_t i = 0; i < shown; i++) {
        float angle = 6.2832f * (float)i / (float)shown - 1.5708f;
        SDL_Rect box = {(int)lroundf(at.x + far * cosf(angle) - size / 2),
                        (int)lroundf(at.y + far * sinf(angle) - size / 2), (int)size, (int)size};

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
