/* gui/ui/touch.h - fingers on the window: what two of them do together.
 *
 * SPDX-License-Identifier: MIT
 *
 * One finger is a pointer: SDL makes events of a mouse of it. A second one begins a pinch, and
 * until both are lifted nothing is pressed, dragged or painted. */
#ifndef GUI_UI_TOUCH_H
#define GUI_UI_TOUCH_H

#include <SDL.h>
#include <stdbool.h>

typedef struct vaka_fingers {
    SDL_FingerID finger[2];
    float x[2], y[2]; /* in pixels of the canvas */
    int down;         /* of these two */
    bool pinching;    /* both were down, and one of them still is */
} vaka_fingers;

/* What two fingers did since the last event: the middle between them went by dx, dy to x, y, and
 * they are so many times as far from each other. */
typedef struct vaka_pinch {
    int x, y;
    float dx, dy, grown;
} vaka_pinch;

struct vaka_ui;

/* Takes an event of a finger, or one of a mouse that is a finger of a pinch; false: it is another
 * one, to be obeyed as ever. */
bool vaka_touch_takes(struct vaka_ui *ui, const SDL_Event *event);

#endif
