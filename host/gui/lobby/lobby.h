/* gui/lobby/lobby.h - before a game: start, new game, load, learn, mods, settings, about.
 *
 * SPDX-License-Identifier: MIT
 *
 * A screen of the lobby is visited until it is answered; the answers lead from one to the next, and
 * at last to a record. */
#ifndef GUI_LOBBY_LOBBY_H
#define GUI_LOBBY_LOBBY_H

#include "gui/editor/editor.h"
#include "gui/play/play.h"

#define VAKA_GAMES 200 /* journals listed */
#define VAKA_SEAT_NAME 40

typedef struct vaka_game_file {
    char path[VAKA_GUI_PATH];
    char title[240]; /* of the game, and when it was played last: no two are alike */
    char about[256]; /* scenario, who plays, how far it is: see vaka_lobby_tell */
    char module[129], scenario[64], who[160]; /* as the journal has them; may be empty */
    int64_t changed, bytes;
    bool readable; /* as far as one looks for a list */
    bool over;     /* it was played to its end, as far as is known */
    bool known;    /* … for sure, or that it was not */
    bool trial;    /* a mod was tried in it */
} vaka_game_file;

/* What was chosen for a rule that has options. */
typedef struct vaka_rule_values {
    int32_t at[VAKA_GUI_OPTIONS];
} vaka_rule_values;

/* How a part of a mod is tried; see trial_wish.h. */
typedef struct vaka_trial_wish {
    vaka_staged_moment moment;
    char scenario[64]; /* its id; empty: whichever it needs */
    char rules[1024];  /* more rules, and those that are left out: "fog,-calm" */
    bool rules_shown;
    char game[VAKA_GUI_PATH]; /* a journal; empty: a new game */
    char title[240];          /* of that */
    int32_t steps;            /* it has */
    char at[12];              /* after how many of them, as typed */
} vaka_trial_wish;

typedef struct vaka_lobby {
    vaka_gui_look *look; /* borrowed, like the next two */
    vaka_ui *ui;
    vaka_play *play; /* the table that its games are played on */
    vaka_gui_choice choice;
    bool choosing; /* `choice` is filled in */
    uint32_t module;
    vaka_gui_item scenarios[VAKA_GUI_ITEMS], rules[VAKA_GUI_ITEMS];
    uint32_t scenario_count, rule_count, scenario;
    bool rule_on[VAKA_GUI_ITEMS];
    vaka_rule_values rule_value[VAKA_GUI_ITEMS];
    int32_t wanted[VAKA_MAX_OPTIONS];             /* the module's options where no scenario … */
    vaka_rule_values rule_wanted[VAKA_GUI_ITEMS]; /* … sets them, and those of rules */
    vaka_gui_mod mods[VAKA_GUI_ITEMS];
    uint32_t mod_count;
    bool mod_on[VAKA_GUI_ITEMS];
    char name[VAKA_MAX_SEATS][VAKA_SEAT_NAME]; /* as typed; empty: the usual one */
    char typed[32];                            /* the seed as text */
    char trouble[VAKA_NOTICE];                 /* what does not go together; empty: all does */
    vaka_preview preview;
    vaka_game_file *games;
    uint32_t game_count, games_left; /* listed; older ones that are not */
    vaka_scroll scroll, side;
    vaka_gui_item lessons[VAKA_GUI_ITEMS];
    uint32_t lesson_count, lesson_module[VAKA_GUI_ITEMS], lesson;
    int32_t seat;         /* whose player is being chosen */
    uint32_t part;        /* of a mod, to try */
    vaka_trial_wish wish; /* … and how */
    int32_t erased;       /* number of the game that is asked about: is it to be deleted? */
    bool fresh;           /* the game was begun here, not gone on with */
    bool replays;         /* the list is to look at, not to go on with */
    uint32_t mod;         /* of the mods screen */
    int32_t answer;       /* what the screen came to: VAKA_LOBBY_… */
    bool answered;
    char path[VAKA_GUI_PATH];
    char dropped[VAKA_GUI_PATH]; /* a pack that is asked about; empty: none */
    vaka_editor editor;          /* of the scenario that is being drawn, if there is one */
} vaka_lobby;

/* screen_*.c; their data is a vaka_lobby. */
extern const vaka_screen vaka_screen_start, vaka_screen_new, vaka_screen_load, vaka_screen_settings,
    vaka_screen_mods, vaka_screen_about, vaka_screen_learn;

/* drop.c: a file was dropped on the start screen, or on that of mods; and what was answered. */
void vaka_lobby_drop(void *lobby, const char *path);
void vaka_lobby_drop_ask(void *lobby, const char *path);
void vaka_lobby_drop_chosen(void *lobby, int32_t item);

/* draw.c: from which scenario is a new one to be drawn? And what was chosen in the menu, or about
 * what was dropped. */
bool vaka_lobby_can_draw(const vaka_lobby *lobby);
void vaka_lobby_draw_ask(vaka_lobby *lobby);
void vaka_lobby_chosen(void *lobby, int32_t item);

/* lobby.c: from the start screen to a record; NULL: the window is to be closed. */
vaka_record *vaka_lobby_run(vaka_lobby *lobby);
void vaka_lobby_done(vaka_lobby *lobby);

/* Answers of the lobby's screens; quit is also what closing the window means. */
enum {
    VAKA_LOBBY_QUIT,
    VAKA_LOBBY_BACK,
    VAKA_LOBBY_NEW,
    VAKA_LOBBY_LOAD,
    VAKA_LOBBY_OPEN,
    VAKA_LOBBY_PLAY,
    VAKA_LOBBY_REPLAYS,
    VAKA_LOBBY_MODS,
    VAKA_LOBBY_SETTINGS,
    VAKA_LOBBY_ABOUT,
    VAKA_LOBBY_LEARN,
    VAKA_LOBBY_LESSON,
    VAKA_LOBBY_TRY,
    VAKA_LOBBY_DRAW,
};

/* visit.c: shows a screen over another one until it is answered; answers it; the keys of one that
 * has no others: Escape leads back. */
int32_t vaka_lobby_visit(vaka_lobby *lobby, const vaka_screen *screen);
void vaka_lobby_answer(vaka_lobby *lobby, int32_t answer);
bool vaka_lobby_key(void *data, const SDL_Keysym *key);
/* The settings screen, from any screen and back (`data` is a vaka_lobby). */
void vaka_settings_visit(void *data);

/* game_files.c: lists the journals, newest first; fills in what each of them is about. */
void vaka_lobby_games(vaka_lobby *lobby);
/* A game that was begun here is left: its journal, if nobody has done anything in it. To be asked
 * before it is closed; "" if it is kept. `out` has VAKA_GUI_PATH bytes. */
void vaka_lobby_left(const vaka_lobby *lobby, vaka_record *record, char *out);
void vaka_lobby_tell(vaka_lobby *lobby);
const vaka_game_file *vaka_lobby_last(const vaka_lobby *lobby); /* to go on with; NULL: none */
/* Is it not known whether that one is over? Then looks, which takes a while: games are played in
 * the terminal, too, and elsewhere. */
bool vaka_lobby_is_unsure(const vaka_lobby *lobby);
void vaka_lobby_make_sure(vaka_lobby *lobby);
/* Has nobody played or learned here yet, though there is something to learn? */
bool vaka_lobby_is_new_here(const vaka_lobby *lobby);

/* new_game.c: the game that is being chosen. */
void vaka_lobby_module(vaka_lobby *lobby, uint32_t n); /* chooses a module for it */
void vaka_lobby_first_module(vaka_lobby *lobby);       /* chosen or played last, else the first */
void vaka_lobby_seats(vaka_lobby *lobby, int32_t seats);
/* How many it may have. */
void vaka_lobby_seats_range(const vaka_lobby *lobby, int32_t *least, int32_t *most);
void vaka_lobby_mods(vaka_lobby *lobby);                     /* lists those of the module */
void vaka_lobby_switch_mod(vaka_lobby *lobby, uint32_t mod); /* on or off, for new games */
void vaka_lobby_lessons(vaka_lobby *lobby);                  /* lists those of every module */
void vaka_lobby_relist(vaka_lobby *lobby); /* the same lists in another language */

/* lobby_head.c: writes all that was chosen into the head. */
void vaka_lobby_fill(vaka_lobby *lobby);
/* The language of the module that is chosen, for the reader; a text of it. */
const vaka_language *vaka_lobby_language(const vaka_lobby *lobby);
const char *vaka_lobby_say(const vaka_lobby *lobby, const char *text);
/* What a seat of the new game is called that nobody has given a name. */
void vaka_lobby_usual_name(const vaka_lobby *lobby, int32_t seat, char *out, size_t room);
bool vaka_lobby_rule_fixed(const vaka_lobby *lobby, uint32_t rule);  /* the scenario has it on */
bool vaka_lobby_rule_barred(const vaka_lobby *lobby, uint32_t rule); /* it does not go with it */
bool vaka_lobby_rule_on(const vaka_lobby *lobby, uint32_t rule);     /* in the game to be begun */

/* scenario_defaults.c: to what the scenario that is chosen sets an option of the module, or the
 * options of a rule that it has on; false: it leaves them to the player. */
bool vaka_scenario_default_option(const vaka_lobby *lobby, uint32_t option, int32_t *out);
bool vaka_scenario_default_rule(const vaka_lobby *lobby, uint32_t rule, vaka_rule_values *out);
/* Does the scenario that is chosen go with some rules only, of which the option is none? Then it is
 * as usual, and is not offered. */
bool vaka_scenario_bars_option(const vaka_lobby *lobby, uint32_t option);
/* A scenario was chosen: everything as it sets it, or else as the player wants it. */
void vaka_scenario_default_apply(vaka_lobby *lobby);
/* The player has changed something: he wants it so in other scenarios, too, that do not set it. */
void vaka_scenario_default_learn(vaka_lobby *lobby);
/* Reads ":points=20:…" into the values of a rule's options; what makes no sense is passed over. */
void vaka_scenario_default_read(const vaka_gui_item *rule, const char *text,
                                vaka_rule_values *values);

/* conflicts.c: what of the chosen things does not go together, in words, or "". */
void vaka_conflicts_look(vaka_lobby *lobby);

/* choices.c: what was chosen last, from and to the settings. */
void vaka_choices_recall(vaka_lobby *lobby);
void vaka_choices_keep(vaka_lobby *lobby);
void vaka_settings_save(vaka_ui *ui); /* tells if it cannot */
void vaka_settings_apply(vaka_ui *ui);

#endif
