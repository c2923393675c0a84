/* gui/ui/form.h - a card with a title, rows of things to set, and buttons below.
 *
 * SPDX-License-Identifier: MIT
 *
 * Every text may be as long as it likes: it is broken, and its row grows. */
#ifndef GUI_UI_FORM_H
#define GUI_UI_FORM_H

#include "gui/ui/ui.h"

#define VAKA_FORM_VALUE 96

/* A number of which – or + has just been pressed: as long as the pointer stays there, that button
 * does, too, whatever else has grown or moved by it. */
typedef struct vaka_form_pin {
    bool any, less; /* less: – was pressed, else + */
    vaka_hit hits[2];
    int y; /* middle of its row */
    char value[VAKA_FORM_VALUE];
} vaka_form_pin;

typedef struct vaka_form { /* where the next row is drawn */
    vaka_ui *ui;
    SDL_Rect box; /* y: the next row */
    int row, gap; /* least height of a row; between two */
    vaka_form_pin pin;
} vaka_form;

typedef struct vaka_foot { /* a button below */
    vaka_hit hit;
    const char *text;
    uint32_t style;
} vaka_foot;

/* Draws ground, card and title, and the buttons: the first at the left, the others at the right.
 * `wide` is that of the card at 100 %, if there is so much room. Returns the box between. */
SDL_Rect vaka_form_card(vaka_ui *ui, const char *title, int wide, const vaka_foot *foot, int count);

vaka_form vaka_form_begin(vaka_ui *ui, SDL_Rect box, vaka_scroll *scroll);
void vaka_form_end(vaka_form *form, vaka_scroll *scroll);

static inline vaka_hit vaka_form_hit(int32_t a, int32_t b)
{
    return (vaka_hit){.what = VAKA_HIT_BUTTON, .a = a, .b = b};
}

void vaka_form_head(vaka_form *form, const char *text);
void vaka_form_words(vaka_form *form, const char *text);             /* small and faint */
void vaka_form_say(vaka_form *form, const char *text, vaka_ink ink); /* of usual size */

/* A button over the whole width. */
void vaka_form_button(vaka_form *form, vaka_hit hit, const char *text, uint32_t style);

/* Several, as many in a row as there is room for. */
void vaka_form_buttons(vaka_form *form, const vaka_foot *foot, int count);

/* A switch with its title and a few words (may be empty) below. */
void vaka_form_switch(vaka_form *form, vaka_hit hit, const char *title, const char *text, bool on);

/* "text  [–] 21 [+]" */
void vaka_form_number(vaka_form *form, const char *text, const char *value, vaka_hit less,
                      vaka_hit more);

/* The same with a number that can be typed, too. `hits`: of – and +. */
void vaka_form_typed_number(vaka_form *form, const char *text, const char *value,
                            const vaka_hit hits[2], vaka_hit field);

/* "text  [ field ]" */
void vaka_form_field(vaka_form *form, vaka_hit hit, const char *text, const char *value,
                     const char *nothing);

/* Several buttons beside one another, of which one is on (VAKA_NONE: none). */
void vaka_form_choice(vaka_form *form, int32_t a, const char *const *texts, int count, int32_t on);

#endif
