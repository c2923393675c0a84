/* gui/ui/field.h - one line of text that is being typed.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_UI_FIELD_H
#define GUI_UI_FIELD_H

#include "gui/ui/widget.h"

typedef struct vaka_field {
    char *text; /* borrowed: where it goes; NULL: nothing is being typed */
    size_t room;
    bool digits;  /* only these */
    vaka_hit hit; /* the field on the screen */
    bool begun;   /* by the key of a blank, which is still to come as a letter */
    bool all;     /* all of it is chosen: what comes next stands in its place */
} vaka_field;

/* Begins typing into a text of `room` bytes, with what stands there. */
void vaka_field_begin(vaka_ui *ui, const vaka_hit *hit, char *text, size_t room, bool digits);
void vaka_field_end(vaka_ui *ui);

/* A key or letters while something is being typed; true: they were for the field. */
bool vaka_field_key(vaka_ui *ui, const SDL_Keysym *key);
bool vaka_field_type(vaka_ui *ui, const char *letters);

/* Draws a field: what is typed, or what stands for nothing in faint letters. */
vaka_hit *vaka_field_draw(vaka_ui *ui, SDL_Rect box, vaka_hit hit, const char *text,
                          const char *nothing);

#endif
