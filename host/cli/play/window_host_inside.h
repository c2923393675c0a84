/* cli/play/window_host_inside.h - what the files of the window's host share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_PLAY_WINDOW_HOST_INSIDE_H
#define CLI_PLAY_WINDOW_HOST_INSIDE_H

#include "cli/base/language.h"
#include "cli/base/terminal_play.h"
#include "gui/gui.h"
#include "script/tools/check.h"

typedef struct window_host {
    vaka_mod_choice *mod_choice; /* borrowed, with the plugins it serves */
    vaka_seated seated;
    vaka_game_texts game_texts;
    char *icon;  /* owned */
    char *guide; /* owned; in this language */
    char guide_language[16];

    /* Of the module whose mods were looked at last. */
    const vaka_module *looked_at;
    vaka_complaints complaints;
    char line[1200];          /* one of them as text */
    vaka_content *everything; /* owned: all that its usable mods bring; may be NULL */

    struct window_trial *trial;   /* owned: what is tried of a mod; NULL: nothing was yet */
    struct window_drafts *drafts; /* owned: what drafts are tried with; NULL: none was yet */
    vaka_gui_step *steps;         /* owned: of the lesson begun last */
    const vaka_module *module, *guide_module; /* that is played; that the guide is to */
} window_host;

/* Fills in what it can do. */
void vaka_window_host_mods(vaka_gui_host *host);
void vaka_window_host_packs(vaka_gui_host *host);
void vaka_window_host_drafts(vaka_gui_host *host);

/* Lets go what drafts were tried with; no match of theirs is on the table. */
void vaka_window_host_drafts_done(window_host *at);

/* Reads everything about mods anew when it is asked for; no match is on the table. */
void vaka_window_host_reload(void *data);

/* Lets go what was gathered about mods. */
void vaka_window_host_forget(window_host *at);

/* window_host_trial.c: a part of a mod is tried, with mods of its own that are read again when
 * their files change. Lets go of it; no match of it is on the table. */
void vaka_window_host_trial(vaka_gui_host *host);
void vaka_window_host_trial_done(window_host *at);

#endif
