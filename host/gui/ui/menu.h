/* gui/ui/menu.h - a list of things to choose one from, laid over the screen.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_UI_MENU_H
#define GUI_UI_MENU_H

#include "gui/ui/widget.h"

typedef struct vaka_menu_item {
    char *text;     /* owned */
    int32_t number; /* handed to the screen's chosen() */
} vaka_menu_item;

typedef struct vaka_menu {
    bool open;
    char title[160];
    vaka_menu_item *items; /* owned */
    uint32_t count, room;
    int x, y;          /* where it wants to be; negative: in the middle */
    int32_t pointed;   /* number of the line under the pointer, else of the one with the focus */
    vaka_hit before;   /* what had the focus */
    char typed[32];    /* letters that lead to a line, … */
    uint32_t typed_at; /* … and when the last of them came */
    bool keyed;        /* it was open already when the last key went down */
    vaka_scroll scroll;
} vaka_menu;

/* Begins an empty menu at a point; add lines, then it is there. */
void vaka_menu_begin(vaka_ui *ui, const char *title, int x, int y);
void vaka_menu_add(vaka_ui *ui, int32_t number, const char *text);
/* Puts its lines into the order of their texts; the first stays if it is nothing: "–". */
void vaka_menu_sort(vaka_ui *ui);
/* Letters lead to the next line that begins with them, or has them; false: no menu is there. */
bool vaka_menu_type(vaka_ui *ui, const char *letters);
void vaka_menu_close(vaka_ui *ui);
void vaka_menu_done(vaka_ui *ui); /* frees it */
void vaka_menu_draw(vaka_ui *ui);

#endif
