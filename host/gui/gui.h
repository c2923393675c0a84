/* gui/gui.h - the window: a front end that draws what a seat is shown, for any module.
 *
 * SPDX-License-Identifier: MIT
 *
 * Only this folder knows SDL. It shows what the text front end shows, from the same view of one
 * seat; it makes no match, reads no mods and knows no bots: the program that opens it hands over
 * functions for that. */
#ifndef GUI_GUI_H
#define GUI_GUI_H

#include "front/loop.h"

#define VAKA_GUI_ITEMS 64
#define VAKA_GUI_PATH 4096

typedef struct vaka_gui vaka_gui;

/* What can be chosen for a new game besides the module's own options. Strings are borrowed. */
typedef struct vaka_gui_item {
    const char *id, *title, *text;
    const char *rule;             /* its number; may be NULL or empty */
    int32_t seats_min, seats_max; /* of a scenario; 0: as the module has it */
} vaka_gui_item;

/* A new game as it was chosen. */
typedef struct vaka_gui_choice {
    const vaka_module *module;
    int32_t option[VAKA_MAX_OPTIONS]; /* by row of module->options */
    vaka_journal_head head;           /* seats, players, names, seed, scenario, rules */
} vaka_gui_choice;

/* What the window needs from the program around it; all but `data` must be there. */
typedef struct vaka_gui_host {
    void *data;
    vaka_plugins *plugins;
    /* Scenarios and optional rules of a module; at most VAKA_GUI_ITEMS. */
    uint32_t (*scenarios)(void *data, const vaka_module *module, vaka_gui_item *out);
    uint32_t (*rules)(void *data, const vaka_module *module, vaka_gui_item *out);

    /* Names of the bots that can play a module, best first: "random"; NULL past the last. */
    const char *(*bot)(void *data, const vaka_module *module, uint32_t number);

    uint64_t (*seed)(void *data);                              /* a fresh one */
    vaka_status (*games)(void *data, char *out, vaka_error *); /* the folder of journals */
    vaka_status (*begin)(void *data, const vaka_gui_choice *choice, vaka_record **out,
                         vaka_error *err);
    /* `note` (256 bytes) gets what should be told though it worked; empty: nothing. */
    vaka_status (*resume)(void *data, const char *path, vaka_record **out, char *note,
                          vaka_error *err);
    /* Players for a record; good until the next call. */
    vaka_status (*players)(void *data, vaka_record *record, const vaka_player **out,
                           vaka_error *err);
} vaka_gui_host;

typedef struct vaka_gui_start {
    const vaka_gui_host *host;
    vaka_record *record; /* a game to begin with, borrowed; NULL: the start screen */
    const char *note;    /* told at the beginning; may be NULL */
    int width, height;   /* of the window; 0: the usual size */
    int percent;         /* size of text; 0: 100 */
    bool dark;
    int pace; /* ms that a program's move stays before the next; negative: the usual */

    /* For tests: called when the window would wait for events; pushes some, or returns false to let
     * it wait. */
    bool (*robot)(void *data, vaka_gui *gui);
    void *robot_data;
} vaka_gui_start;

/* Could a window be opened here? Looks only at the environment. */
bool vaka_gui_possible(void);

/* Opens the window and stays until it is closed, or the given record is played. Returns an exit
 * status: 0, or 1 after printing on stderr what went wrong. */
int vaka_gui_run(const vaka_gui_start *start);

#endif
