/* gui/play/track_view.c - zones that are the fields of a track, side by side with what lies there.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "gui/play/play.h"

int32_t vaka_track_length(const vaka_view *view, int32_t first)
{
    const vaka_zone_info *zones = view->layout->zones;
    int32_t end = first;

    while (end < view->layout->zone_count && zones[end].type == VAKA_ZONE_TRACK &&
           zones[end].owner == zones[first].owner && vaka_view_counts(view, end))
        end++;
    return end - first;
}

typedef struct field {
    int32_t zone, count;
    vaka_pile *piles; /* owned */
    char name[VAKA_VIEW_NAME];
    int wide, high, label; /* label: how high */
} field;

/* Needs free of its piles. */
static field measure(vaka_play *play, int32_t zone, int most, int side)
{
    vaka_type small = vaka_look_small(play->look);
    int pad = vaka_look_px(play->look, 5);
    field of = {.zone = zone};

    of.piles = vaka_piles_of(&play->view, zone, &of.count);
    vaka_view_zone(&play->view, zone, of.name);
    int label = vaka_type_wide(play->look, small, of.name);
    of.wide = SDL_max(label, SDL_max(of.count, 1) * (side + pad) - pad) + 2 * pad;
    of.wide = SDL_min(of.wide, most);
    of.label = vaka_type_block_high(play->look, small, of.wide - 2 * pad, of.name);
    of.high = of.label + side + 2 * pad;
    return of;
}

static void draw_field(vaka_play *play, const field *of, SDL_Rect box, int side)
{
    const vaka_layout *layout = play->view.layout;
    const vaka_theme *theme = play->look->theme;
    int pad = vaka_look_px(play->look, 5), step = side + pad;
    bool can = play->board.targets && play->board.targets[of->zone];
    bool pressed = can || vaka_picks_has(&play->picks, of->zone);
    vaka_hit *hit = vaka_widget_hit(play->ui, box, VAKA_HIT_ZONE, of->zone, 0, of->name);

    hit->silent = !pressed;
    vaka_paint_round(play->look->canvas, box, 4, theme->raised);
    vaka_paint_frame(play->look->canvas, box, 4, pressed ? 2 : 1,
                     pressed ? theme->accent : theme->edge);
    vaka_type_block(play->look, vaka_look_small(play->look),
                    (SDL_Rect){box.x + pad, box.y + 1, box.w - 2 * pad, 0}, of->name);
    if (of->count > 1)
        step = SDL_min(step, (box.w - 2 * pad - side) / (of->count - 1));
    for (int32_t i = 0; i < of->count; i++)
        vaka_pile_draw(play->look, layout, &of->piles[i],
                       (SDL_Rect){box.x + pad + i * step, box.y + of->label + pad, side, side});
}

int vaka_track_draw(vaka_play *play, SDL_Rect box, int y, int32_t first, int32_t count)
{
    int side = vaka_look_px(play->look, 26), gap = vaka_look_px(play->look, 3), x = box.x, line = 0;

    for (int32_t zone = first; zone < first + count; zone++) {
        field of = measure(play, zone, box.w, side);

        if (x + of.wide > box.x + box.w && x > box.x) {
            x = box.x;
            y += line + gap;
            line = 0;
        }
        draw_field(play, &of, (SDL_Rect){x, y, of.wide, of.high}, side);
        x += of.wide + gap;
        line = SDL_max(line, of.high);
        free(of.piles);
    }
    return y + line + vaka_look_px(play->look, 8);
}
