/* gui/ui/screen.h - one screen as a table: how it is drawn, and what it does with what was pressed.
 *
 * SPDX-License-Identifier: MIT
 *
 * The window knows its screen by this table alone, and hands every function the data that came with
 * it (vaka_ui_show). Functions may be NULL but for draw and either press or button. */
#ifndef GUI_UI_SCREEN_H
#define GUI_UI_SCREEN_H

#include "gui/ui/touch.h"
#include "gui/ui/widget.h"

#define VAKA_SCREEN_PARTS 16 /* parts of the window that are painted alone */

/* What a screen with a board does about all that moves there by itself. */
typedef struct vaka_screen_motion {
    /* ms until the next picture of it; negative: nothing moves. */
    int (*due)(void *data);
    /* Time has gone on. */
    void (*tick)(void *data);
    /* Something was pressed: everything has arrived. */
    void (*stop)(void *data);
    /* The whole window was drawn, and what lies on top of the board with it. */
    void (*drawn)(void *data);
    /* Only what lies on top has changed (ui->touched): paints it and says where. Returns how many
     * parts of the window were painted; 0 and ui->dirty if all of it has to be. */
    int (*retouch)(void *data, SDL_Rect out[VAKA_SCREEN_PARTS]);
} vaka_screen_motion;

typedef struct vaka_screen {
    const char *name;
    bool private;  /* hides what the person before saw: a double click was not meant for it */
    bool settings; /* they are set here: no key leads there again */
    void (*draw)(void *data);
    /* Per cent to which text can grow in a window so large; NULL: to any size. */
    int (*percent_most)(void *data, int wide, int high);
    /* Something was pressed; `all`: by the right button, to see all that can be done there. */
    void (*press)(void *data, const vaka_hit *hit, bool all);
    /* A button of the screen's own was pressed (VAKA_HIT_BUTTON: its a and b); NULL: press. */
    void (*button)(void *data, int32_t which, int32_t number);
    /* A key that nobody else wanted; true: it meant something. */
    bool (*key)(void *data, const SDL_Keysym *key);
    /* Is an arrow, Home or End the screen's own now, and neither scrolls nor moves the focus? */
    bool (*takes)(void *data, const SDL_Keysym *key);
    /* A line of the menu was chosen: its number as it was handed over. */
    void (*chosen)(void *data, int32_t item);
    /* Pointer moved, wheel turned over no scrolling area, something dragged. */
    bool (*point)(void *data, int x, int y);
    bool (*wheel)(void *data, int x, int y, float steps);
    bool (*drag)(void *data, int dx, int dy, bool over);
    /* Two fingers move and zoom what lies below them. */
    bool (*pinch)(void *data, const vaka_pinch *by);
    /* A file was dropped on the window. */
    void (*drop)(void *data, const char *path);
    /* ui->wake has come. */
    void (*tick)(void *data);
    const vaka_screen_motion *motion; /* NULL: it has no board, and nothing moves by itself */
} vaka_screen;

#endif
