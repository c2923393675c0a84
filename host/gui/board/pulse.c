/* gui/board/pulse.c - the slow breath of spaces that can be pressed.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/pulse.h"

#include <math.h>

#include "gui/board/board_view.h"

#define BREATHS 3
#define PERIOD 2800 /* ms of one */
#define FRAME 80    /* ms between two pictures */
#define LEVELS 20
#define MOST 24 /* targets: more of them shine by their number */
#define STRENGTH 200.0f

/* Everything that lies over the board would have to be painted with it. */
static bool is_calm(const vaka_gui *gui)
{
    return !gui->menu.open && !gui->help && !gui->notice[0] && !gui->tutor.steps &&
           !gui->play.recap && gui->screen == &vaka_screen_play;
}

static bool is_shown(const vaka_gui *gui, int32_t zone, vaka_spot *at)
{
    const vaka_play *play = &gui->play;
    SDL_Point point;

    if (!play->targets[zone] || play->view.layout->zones[zone].type != VAKA_ZONE_SPACE)
        return false;
    *at = vaka_camera_spot(&play->camera, play->view.layout, zone);
    point = (SDL_Point){(int)at->x, (int)at->y};
    return SDL_PointInRect(&point, &play->board_box);
}

void vaka_pulse_begin(vaka_gui *gui, uint32_t now)
{
    vaka_play *play = &gui->play;
    const vaka_layout *layout = play->view.layout;
    bool moves = !gui->still && !(gui->start && gui->start->robot) && play->asked;
    int32_t targets = 0;

    for (int32_t zone = 0; moves && zone < layout->zone_count; zone++)
        targets += play->targets[zone] && layout->zones[zone].type == VAKA_ZONE_SPACE;
    play->pulse = 0;
    play->pulsing = targets > 0 && targets <= MOST;
    play->pulse_begun = now;
}

int vaka_pulse_due(const vaka_gui *gui)
{
    return gui->play.pulsing && is_calm(gui) ? FRAME : -1;
}

bool vaka_pulse_tick(vaka_gui *gui, uint32_t now)
{
    vaka_play *play = &gui->play;
    uint32_t gone = now - play->pulse_begun;
    int before = play->pulse;

    if (!play->pulsing || !is_calm(gui))
        return false;
    play->pulse =
        (int)lroundf((1 - cosf((float)(gone % PERIOD) / PERIOD * 6.2831853f)) / 2 * LEVELS);
    if (gone >= BREATHS * PERIOD || gui->still) {
        play->pulse = 0;
        play->pulsing = false;
    }
    return play->pulse != before;
}

/* A lighter line along the edge, made once for a size. */
static SDL_Surface *edge_of(vaka_gui *gui)
{
    vaka_camera *camera = &gui->play.camera;
    int side = (int)ceilf(camera->radius * 2) + 2;
    vaka_spot centre = {(float)side / 2, (float)side / 2}, hex[6];
    float line = fminf(fmaxf(camera->radius * 0.05f, 1.6f), 3.0f);

    if (camera->pulse && camera->breath_radius == camera->radius)
        return camera->pulse;
    SDL_FreeSurface(camera->pulse);
    camera->pulse = vaka_paint_surface(side, side);
    camera->breath_radius = camera->radius;
    vaka_paint_hex(centre, camera->radius * 0.95f, hex);
    vaka_paint_line(camera->pulse, hex, 6, line * 2.6f, true, 0x60fff2c8);
    vaka_paint_line(camera->pulse, hex, 6, line, true, 0xfffff2c8);
    return camera->pulse;
}

void vaka_pulse_draw(vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    vaka_spot at;

    if (!play->pulse)
        return;
    SDL_Surface *edge = edge_of(gui);
    SDL_SetSurfaceAlphaMod(edge, (uint8_t)(STRENGTH * (float)play->pulse / LEVELS));
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!is_shown(gui, zone, &at))
            continue;
        SDL_Rect box = {(int)lroundf(at.x - (float)edge->w / 2),
                        (int)lroundf(at.y - (float)edge->h / 2), edge->w, edge->h};
        SDL_BlitSurface(edge, NULL, gui->canvas, &box);
    }
}

void vaka_pulse_boxes(const vaka_gui *gui, void (*add)(void *data, SDL_Rect box), void *data)
{
    const vaka_play *play = &gui->play;
    int half = (int)ceilf(play->camera.radius) + 3;
    vaka_spot at;

    for (int32_t zone = 0; play->pulsing && zone < play->view.layout->zone_count; zone++)
        if (is_shown(gui, zone, &at))
            add(data, (SDL_Rect){(int)at.x - half, (int)at.y - half, 2 * half + 1, 2 * half + 1});
}
