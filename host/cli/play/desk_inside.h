/* cli/play/desk_inside.h - what the files of the window's host share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_PLAY_DESK_INSIDE_H
#define CLI_PLAY_DESK_INSIDE_H

#include "cli/base/books.h"
#include "cli/base/sitting.h"
#include "gui/gui.h"
#include "script/tools/check.h"

typedef struct desk {
    vaka_shelf *shelf; /* borrowed, with the plugins it serves */
    vaka_seated seated;
    vaka_books books;
    char *icon;  /* owned */
    char *guide; /* owned; in this language */
    char guide_language[16];

    /* Of the module whose mods were looked at last. */
    const vaka_module *looked_at;
    vaka_complaints complaints;
    char line[1200];          /* one of them as text */
    vaka_content *everything; /* owned: all that its usable mods bring; may be NULL */

    vaka_gui_step *steps; /* owned: of the lesson begun last */
} desk;

/* Fill in what they can do. */
void vaka_desk_mods(vaka_gui_host *host);
void vaka_desk_lessons(vaka_gui_host *host);

/* Lets go what was gathered about mods. */
void vaka_desk_forget(desk *at);

#endif
