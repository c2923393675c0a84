/* gui/gui.h - the window: a front end that draws what a seat is shown, for any module.
 *
 * SPDX-License-Identifier: MIT
 *
 * Only this folder knows SDL. It shows what the text front end shows, from the same view of one
 * seat; it makes no match, reads no mods and knows no bots: the program that opens it hands over
 * functions for that. */
#ifndef GUI_GUI_H
#define GUI_GUI_H

#include "draft/finding.h"
#include "front/loop.h"
#include "play/staged_card.h"

#define VAKA_GUI_ITEMS 192
#define VAKA_GUI_PATH 4096
#define VAKA_GUI_NOTE 256

typedef struct vaka_gui vaka_gui;

/* An option of a rule: a whole number, or a switch (0 to 1). */
typedef struct vaka_gui_option {
    const char *id, *title;
    int32_t min, max, normal;
    int32_t advised_min, advised_max; /* beyond these people are warned; both 0: not said */
} vaka_gui_option;

#define VAKA_GUI_OPTIONS 8

/* What can be chosen for a new game besides the module's own options. Strings are borrowed. */
typedef struct vaka_gui_item {
    const char *id, *title, *text;
    const char *rule;             /* its number; may be NULL or empty */
    int32_t seats_min, seats_max; /* of a scenario; 0: as the module has it */
    int32_t nobody;               /* … so many of the last seats are played by the rules */
    const char *mod;              /* title of the mod it comes from; may be NULL */
    bool homebrew;                /* … which is not the game's own */
    vaka_gui_option options[VAKA_GUI_OPTIONS]; /* of a rule */
    uint32_t option_count;
    char *const *conflicts; /* of a rule: ids of those it does not go with */
    uint32_t conflict_count;
    char *const *scenarios; /* of a rule: the only ones it goes with; none: all */
    uint32_t scenario_count;
    char *const *rules; /* of a scenario: rules it switches on, perhaps with options behind ':' */
    uint32_t rule_count;
    bool rules_limited;   /* of a scenario: no other rules go with it than `rules` and these */
    char *const *allowed; /* ids */
    uint32_t allowed_count;
    const vaka_setting *settings; /* of a scenario: options of the module that it sets */
    uint32_t setting_count;
} vaka_gui_item;

/* An installed mod, for the screen that lists them. Strings are borrowed until the next reload. */
typedef struct vaka_gui_mod {
    const char *id, *title, *version, *authors, *licence, *text, *folder;
    const char *trouble; /* why it cannot be used; NULL: it can */
    bool bundled, base;  /* comes with the program; is the game's own */
    bool usual;          /* part of every game */
    bool on;             /* new games take it */
    int32_t weight;      /* of a game: from 1, light, on; 0: not said */
} vaka_gui_mod;

/* Something in a mod that can be tried: a card, a rule, a scenario. */
typedef struct vaka_gui_part {
    const char *sort;  /* as people read it: "Event" */
    const char *title; /* of it */
    const char *file;  /* in the mod: "events/wind.lua" */
    /* How it is to be tried; at first nothing is wished for. */
    vaka_staged_moment moment; /* VAKA_STAGED_ANY at first */
    const char *scenario;      /* an id; NULL: whichever it needs */
    const char *rules;         /* more, and those left out: "fog,-calm"; NULL: none */
    const char *from;          /* in the position of this journal; NULL: in a new game */
    int32_t at;                /* … after so many of its steps; negative: where it stands */
} vaka_gui_part;

/* One step of a lesson: what is said, where to look, and what is waited for. Strings are borrowed
 * while the lesson's record is open. */
typedef struct vaka_gui_step {
    const char *text;      /* as it is in English: read in the language of the moment */
    const char *point;     /* a place by its name; NULL: none */
    char *const *actions;  /* what the seat may do now, as text; one of them is waited for */
    uint32_t action_count; /* 0: only read */
    int32_t seat;          /* whose step it is; others than 0 act by themselves */
} vaka_gui_step;

/* A new game as it was chosen. */
typedef struct vaka_gui_choice {
    const vaka_module *module;
    int32_t option[VAKA_MAX_OPTIONS]; /* by row of module->options; all count, whatever the
                                         scenario sets */
    vaka_journal_head head;           /* seats, players, names, seed, scenario, rules, mods */
    bool keep;                        /* false: only to look at, without a journal */
} vaka_gui_choice;

/* A card of which a scenario may change a number. Strings are borrowed. */
typedef struct vaka_gui_card {
    const char *sort, *id, *title;
    const char *number; /* what is changed of it: "copies" */
    int32_t normal;
} vaka_gui_card;

struct vaka_balance;

/* Where a draft is saved. */
typedef struct vaka_gui_draft_name {
    const char *mod, *id; /* small letters, digits, '_' and '-' */
    bool replace;         /* a file that is there */
} vaka_gui_draft_name;

/* For the screen on which scenarios are drawn. One draft is worked on at a time. */
typedef struct vaka_gui_drafts {
    /* A draft of a scenario of a module (NULL: of the game as it is). Owned by the window. */
    vaka_status (*open)(void *data, const vaka_module *module, const char *scenario,
                        vaka_draft **out, vaka_error *err);
    /* The cards of its module, one number after the other; false past the last. */
    bool (*card)(void *data, const vaka_module *module, uint32_t n, vaka_gui_card *out);
    /* Everything that is wrong with it. */
    void (*check)(void *data, const vaka_draft *draft, vaka_findings *out);
    /* A record in memory in which it is played, by people or by bots but for the first seat; good
     * until the next is asked for. */
    vaka_status (*play)(void *data, const vaka_draft *draft, int32_t seats, vaka_record **out,
                        vaka_error *err);
    /* Begins games between bots (play/balance.h), which the window stops before it asks again. */
    vaka_status (*balance)(void *data, const vaka_draft *draft, int32_t seats,
                           struct vaka_balance **out, vaka_error *err);
    /* Saves it as the scenario `id` of the user's mod `mod`, which is made if it is not there;
     * `path` (VAKA_GUI_PATH bytes) gets the file. VAKA_ERR_ILLEGAL: there is one of that name, and
     * it is not to be replaced. */
    vaka_status (*save)(void *data, const vaka_draft *draft, const vaka_gui_draft_name *as,
                        char *path, vaka_error *err);
} vaka_gui_drafts;

/* What the window needs from the program around it. Those marked * may be NULL: then the window
 * does without. */
typedef struct vaka_gui_host {
    void *data;
    vaka_plugins *plugins;
    /* Scenarios and optional rules of a module; at most VAKA_GUI_ITEMS. */
    uint32_t (*scenarios)(void *data, const vaka_module *module, vaka_gui_item *out);
    uint32_t (*rules)(void *data, const vaka_module *module, vaka_gui_item *out);

    /* Names of the bots that can play a module, best first: "random"; NULL past the last. */
    const char *(*bot)(void *data, const vaka_module *module, uint32_t number);
    /* * How such a bot plays, in a sentence for people; NULL: nobody says. */
    const char *(*bot_help)(void *data, const vaka_module *module, uint32_t number);
    /* May people ask what a good player would do? */
    bool hints;

    vaka_status (*seed)(void *data, vaka_seed *out, vaka_error *); /* a fresh one */
    vaka_status (*games)(void *data, char *out, vaka_error *);     /* the folder of journals */
    vaka_status (*begin)(void *data, const vaka_gui_choice *choice, vaka_record **out,
                         vaka_error *err);
    /* `note` (256 bytes) gets what should be told though it worked; empty: nothing. */
    vaka_status (*resume)(void *data, const char *path, vaka_record **out, char *note,
                          vaka_error *err);
    /* Players for a record; good until the next call. */
    vaka_status (*players)(void *data, vaka_record *record, const vaka_player **out,
                           vaka_error *err);

    /* * The languages there are, and the one in use. */
    const vaka_language *language;
    /* * The same with the texts of a module besides the host's. */
    const vaka_language *(*language_of)(void *data, const vaka_module *module);
    /* * Lets a record that was replayed read in it. */
    void (*speak)(void *data, vaka_record *record);
    /* * The file of settings (VAKA_GUI_PATH bytes), whose folder is there if it can be. */
    vaka_status (*settings)(void *data, char *out, vaka_error *err);
    /* * A path for a new journal of a module, and for a picture. */
    vaka_status (*path)(void *data, const char *name, const char *suffix, char *out,
                        vaka_error *err);
    /* * The mods of a module (at most VAKA_GUI_ITEMS), what is in one of them, everything that is
     * wrong ("file:line:column: what") or NULL past the last; reading all files anew. */
    uint32_t (*mods)(void *data, const vaka_module *module, vaka_gui_mod *out);
    uint32_t (*parts)(void *data, const vaka_module *module, uint32_t mod, vaka_gui_part *out);
    const char *(*complaint)(void *data, const vaka_module *module, uint32_t number);
    void (*reload)(void *data);
    /* * Lets new games of a module take a mod, or not. */
    vaka_status (*switch_mod)(void *data, const vaka_module *module, uint32_t mod, bool on,
                              vaka_error *err);
    /* * What a pack at a path is, for people (VAKA_GUI_NOTE bytes); and installs it, with what came
     * of it. */
    vaka_status (*pack_about)(void *data, const char *path, char *out, vaka_error *err);
    vaka_status (*install)(void *data, const char *path, char *note, vaka_error *err);
    /* * A record in memory in which a part of a mod has its moment, the one that is wished for if
     * there is such; `note` as in resume. */
    vaka_status (*try_part)(void *data, const vaka_module *module, uint32_t mod,
                            const vaka_gui_part *part, vaka_record **out, char *note,
                            vaka_error *err);
    /* * Of what is tried: have files of its mod changed since they were read? A record that has
     * come as far as another one, with the files as they are now (`note` as in resume; the other
     * one is still the caller's). And all kept games of its module played again with them: what
     * differs, in lines, owned by the caller. */
    bool (*changed)(void *data);
    vaka_status (*again)(void *data, vaka_record *record, vaka_record **out, char *note,
                         vaka_error *err);
    char *(*replay_with)(void *data, const vaka_module *module);
    /* * The next line that scripts of what is tried have said by debug(…), owned by the caller;
     * NULL: there is none. */
    char *(*heard)(void *data);
    /* * Lessons of a module (as items, at most VAKA_GUI_ITEMS), and one of them begun. */
    uint32_t (*lessons)(void *data, const vaka_module *module, vaka_gui_item *out);
    vaka_status (*lesson)(void *data, const vaka_module *module, const char *id, vaka_record **out,
                          const vaka_gui_step **steps, uint32_t *count, vaka_error *err);
    const vaka_gui_drafts *drafts; /* * scenarios that are made here */
    /* * The icon of the window as SVG, good for the call's moment; or NULL. */
    const char *(*icon)(void *data);
    /* * The player's guide as text in the language in use, or NULL. */
    const char *(*guide)(void *data);
} vaka_gui_host;

typedef struct vaka_gui_start {
    const vaka_gui_host *host;
    vaka_record *record;  /* the only game, borrowed; NULL: the start screen */
    vaka_record *first;   /* a game before the start screen, closed when it is left; may be NULL */
    const char *replay;   /* a journal to look at instead; NULL: none */
    const char *note;     /* told at the beginning; may be NULL */
    int width, height;    /* of the window; 0: the usual size */
    int percent;          /* size of text; 0: as in the settings, or as the display has it */
    const char *language; /* for this time; NULL: as in the settings */
    bool dark;
    int pace; /* ms that a program's move stays before the next; negative: the usual */

    /* For tests: called when the window would wait for events; pushes some, or returns false to let
     * it wait. */
    bool (*robot)(void *data, vaka_gui *gui);
    void *robot_data;
} vaka_gui_start;

/* Opens the window and stays until it is closed, or the given record is played. Returns an exit
 * status: 0, or 1 after printing on stderr what went wrong. */
int vaka_gui_run(const vaka_gui_start *start);

#endif
