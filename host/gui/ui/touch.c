/* gui/ui/touch.c - two fingers on the window move and zoom what lies below them.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/ui/touch.h"

#include <math.h>

#include "gui/ui/ui.h"

#define APART_LEAST 8.0f /* pixels: nearer to each other they do not zoom */

/* Which of the two it is; -1: a third one, which is passed over. */
static int find(const vaka_fingers *touch, SDL_FingerID finger)
{
    for (int i = 0; i < touch->down; i++)
        if (touch->finger[i] == finger)
            return i;
    return -1;
}

/* Fingers are told as shares of the window. */
static void put(vaka_ui *ui, int i, const SDL_TouchFingerEvent *event)
{
    ui->fingers.x[i] = event->x * (float)ui->look->canvas->w;
    ui->fingers.y[i] = event->y * (float)ui->look->canvas->h;
}

static void finger_down(vaka_ui *ui, const SDL_TouchFingerEvent *event)
{
    vaka_fingers *touch = &ui->fingers;

    if (touch->down == 2 || find(touch, event->fingerId) >= 0 || !ui->look->canvas)
        return;
    touch->finger[touch->down] = event->fingerId;
    put(ui, touch->down++, event);
    if (touch->down < 2)
        return;
    touch->pinching = true;
    vaka_input_let_go(ui); /* what the first finger has begun */
}

static void finger_up(vaka_ui *ui, const SDL_TouchFingerEvent *event)
{
    vaka_fingers *touch = &ui->fingers;
    int i = find(touch, event->fingerId);

    if (i < 0)
        return;
    if (--touch->down == 1 && i == 0) {
        touch->finger[0] = touch->finger[1];
        touch->x[0] = touch->x[1];
        touch->y[0] = touch->y[1];
    }
    touch->pinching = touch->pinching && touch->down > 0;
}

static float apart(const vaka_fingers *touch)
{
    return fmaxf(hypotf(touch->x[1] - touch->x[0], touch->y[1] - touch->y[0]), APART_LEAST);
}

static void finger_moves(vaka_ui *ui, const SDL_TouchFingerEvent *event)
{
    vaka_fingers *touch = &ui->fingers, was = *touch;
    int i = find(touch, event->fingerId);

    if (i < 0)
        return;
    put(ui, i, event);
    if (touch->down < 2 || !ui->screen->pinch || ui->menu.open || ui->help)
        return;
    vaka_pinch by = {.x = (int)((touch->x[0] + touch->x[1]) / 2),
                     .y = (int)((touch->y[0] + touch->y[1]) / 2),
                     .dx = (touch->x[i] - was.x[i]) / 2,
                     .dy = (touch->y[i] - was.y[i]) / 2,
                     .grown = apart(touch) / apart(&was)};
    if (ui->screen->pinch(ui->data, &by))
        ui->dirty = true;
}

/* Is it one of a mouse that is a finger? */
static bool is_mouse_of_finger(const SDL_Event *event)
{
    if (event->type == SDL_MOUSEMOTION)
        return event->motion.which == SDL_TOUCH_MOUSEID;
    return (event->type == SDL_MOUSEBUTTONDOWN || event->type == SDL_MOUSEBUTTONUP) &&
           event->button.which == SDL_TOUCH_MOUSEID;
}

bool vaka_touch_takes(vaka_ui *ui, const SDL_Event *event)
{
    switch (event->type) {
    case SDL_FINGERDOWN:
        finger_down(ui, &event->tfinger);
        return true;
    case SDL_FINGERUP:
        finger_up(ui, &event->tfinger);
        return true;
    case SDL_FINGERMOTION:
        finger_moves(ui, &event->tfinger);
        return true;
    default:
        return ui->fingers.pinching && is_mouse_of_finger(event);
    }
}
