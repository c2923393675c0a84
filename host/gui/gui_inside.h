/* gui/gui_inside.h - the window from inside: what all its files share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_GUI_INSIDE_H
#define GUI_GUI_INSIDE_H

#include "front/view.h"
#include "gui/base/settings.h"
#include "gui/board/camera.h"
#include "gui/board/motion.h"
#include "gui/draw/art.h"
#include "gui/draw/counter.h"
#include "gui/gui.h"
#include "front/picks.h"
#include "gui/ui/field.h"
#include "gui/ui/menu.h"
#include "gui/ui/widget.h"

#define VAKA_NOTICE 1024
#define VAKA_TOP_BOXES 16 /* parts of the window that are painted alone */
#define VAKA_GAMES 200    /* journals listed */

/* One screen: how it is drawn and what it does with what was pressed. */
typedef struct vaka_screen {
    const char *name;
    void (*draw)(vaka_gui *gui);
    /* Something was pressed; `all`: by the right button, to see all that can be done there. */
    void (*press)(vaka_gui *gui, const vaka_hit *hit, bool all);
    /* A key that nobody else wanted; true: it meant something. */
    bool (*key)(vaka_gui *gui, const SDL_Keysym *key);
    /* A line of the menu was chosen: its number as it was handed over. May be NULL. */
    void (*chosen)(vaka_gui *gui, int32_t item);
    /* Pointer moved, wheel turned over no scrolling area, text typed; each may be NULL. */
    bool (*point)(vaka_gui *gui, int x, int y);
    bool (*wheel)(vaka_gui *gui, int x, int y, float steps);
    bool (*drag)(vaka_gui *gui, int dx, int dy, bool over);
    void (*type)(vaka_gui *gui, const char *text);
    /* gui->wake has come; may be NULL. */
    void (*tick)(vaka_gui *gui);
} vaka_screen;

/* What of the log is shown. */
#define VAKA_LOG_ALL 0
#define VAKA_LOG_MINE 1 /* what names the seat */
#define VAKA_LOG_TURN 2 /* this turn and the one before */
#define VAKA_LOG_FRESH 3
#define VAKA_LOG_FILTERS 4
#define VAKA_SEARCH 48

/* Tabs of the column, the lesson's while there is one; the last lays it aside or brings it back. */
enum { VAKA_TAB_LESSON, VAKA_TAB_TABLE, VAKA_TAB_LOG, VAKA_TAB_FOLD };

typedef struct vaka_play { /* the play screen */
    vaka_record *record;   /* borrowed; NULL: no game */
    vaka_view view;        /* good while `viewing` */
    bool viewing;
    bool asked;      /* a person is being asked: what is pressed becomes a wish */
    bool over;       /* the match is finished */
    uint8_t humans;  /* set of seats */
    int32_t sitting; /* whose view is shown */
    vaka_want want;
    bool wanted; /* the wish is there */

    vaka_camera camera; /* the board: where it is and how large */
    vaka_picks picks;
    uint8_t *targets; /* owned: zones worth pointing at, by number */
    int32_t pointed;  /* zone under the pointer, or VAKA_NONE */
    int32_t cursor;   /* zone of the keyboard, or VAKA_NONE */
    vaka_scroll column, log, trays;
    uint32_t read[VAKA_MAX_SEATS + 1]; /* entries of the log each has read; last: spectator */
    uint32_t fresh;                    /* where the new ones begin, for who looks now */
    bool log_hidden;
    bool tabbed;              /* little room: the column shows what is on the table, or the log */
    bool log_tab;             /* … the log */
    bool folded;              /* … neither: the board has all the room */
    int log_filter;           /* VAKA_LOG_… */
    char search[VAKA_SEARCH]; /* words that entries must have; empty: any */
    bool recap;               /* what has happened since this seat looked is shown first */
    vaka_scroll recap_scroll, curtain;
    int32_t before; /* who sat there before the curtain; VAKA_NONE: nobody */
    bool back;      /* that was wanted at the last curtain */
    bool watching;  /* only programs play: the game can be left while they do */
    bool leave;     /* it is to be */
    bool paused;    /* programs wait until somebody says so */
    SDL_Rect strip_box, board_box, tabs_box, column_box, log_box, prompt_box, hand_box;

    vaka_motion motion;
    bool pulsing; /* the edges of targets do (breath.h) */
    int pulse;    /* how bright they are just now */
    uint32_t pulse_begun;
    int32_t fanned;               /* zone whose pieces are fanned out, or VAKA_NONE */
    uint32_t fan_due;             /* ticks at which those under the pointer will be; 0: never */
    int32_t carried;              /* zone from which something is dragged, or VAKA_NONE */
    int32_t drop;                 /* zone it was dropped on, to go on with; or VAKA_NONE */
    bool touched;                 /* what lies on top of the board has changed */
    SDL_Rect top[VAKA_TOP_BOXES]; /* where it was drawn */
    int top_count;
} vaka_play;

typedef struct vaka_game_file {
    char path[VAKA_GUI_PATH];
    char title[240]; /* of the game, and when it was played last: no two are alike */
    char about[256]; /* scenario, who plays, how far it is: see vaka_lobby_tell */
    char module[129], scenario[64], who[160]; /* as the journal has them; may be empty */
    int64_t changed, bytes;
    bool readable; /* as far as one looks for a list */
    bool over;     /* it was played to its end here */
} vaka_game_file;

/* What was chosen for a rule that has options. */
typedef struct vaka_rule_values {
    int32_t at[VAKA_GUI_OPTIONS];
} vaka_rule_values;

/* A small picture of the board with which a game would begin. */
typedef struct vaka_preview {
    vaka_record *record;  /* owned; NULL: it could not be begun */
    SDL_Surface *picture; /* owned; NULL: not drawn yet, or there is no board */
    char key[256];        /* what it was made for */
    int wide, high;
    bool dark;
} vaka_preview;

#define VAKA_SEAT_NAME 40

typedef struct vaka_lobby { /* start, new game and load screens */
    vaka_gui_choice choice;
    bool choosing; /* `choice` is filled in */
    uint32_t module;
    vaka_gui_item scenarios[VAKA_GUI_ITEMS], rules[VAKA_GUI_ITEMS];
    uint32_t scenario_count, rule_count, scenario;
    bool rule_on[VAKA_GUI_ITEMS];
    vaka_rule_values rule_value[VAKA_GUI_ITEMS];
    int32_t wanted[VAKA_MAX_OPTIONS];             /* the module's options where no scenario … */
    vaka_rule_values rule_wanted[VAKA_GUI_ITEMS]; /* … sets them, and those of rules: preset.c */
    vaka_gui_mod mods[VAKA_GUI_ITEMS];
    uint32_t mod_count;
    bool mod_on[VAKA_GUI_ITEMS];
    char name[VAKA_MAX_SEATS][VAKA_SEAT_NAME]; /* as typed; empty: the usual one */
    uint8_t style[VAKA_MAX_SEATS];             /* colour, pattern and outline of each seat */
    char typed[32];                            /* the seed as text */
    char trouble[VAKA_NOTICE];                 /* what does not go together; empty: all does */
    vaka_preview preview;
    vaka_game_file *games;
    uint32_t game_count, games_left; /* listed; older ones that are not */
    vaka_scroll scroll, side;
    vaka_gui_item lessons[VAKA_GUI_ITEMS];
    uint32_t lesson_count, lesson_module[VAKA_GUI_ITEMS], lesson;
    int32_t seat;   /* whose player is being chosen */
    uint32_t part;  /* of a mod, to try */
    bool replays;   /* the list is to look at, not to go on with */
    uint32_t mod;   /* of the mods screen */
    int32_t answer; /* what the screen came to: VAKA_LOBBY_… */
    bool answered;
    char path[VAKA_GUI_PATH];
} vaka_lobby;

/* A lesson being taken. */
typedef struct vaka_tutor {
    const vaka_gui_step *steps; /* borrowed from the host; NULL: no lesson */
    uint32_t count, at;
    bool lost;  /* what is waited for cannot be done: the rest is free play */
    bool aside; /* where it has a tab: another one is looked at */
    bool shown; /* where the step points has been brought into sight */
    vaka_scroll scroll;
} vaka_tutor;

struct vaka_gui {
    const vaka_gui_start *start;
    const vaka_language *language; /* of the host; NULL: English */
    vaka_settings settings;
    SDL_Window *window;
    SDL_Surface *canvas; /* what is drawn on: the window's own, or `own` */
    SDL_Surface *own;    /* owned; where the window's pixels are laid out otherwise */
    vaka_fonts *fonts;
    vaka_counters *counters;
    vaka_art *art;
    const vaka_theme *theme;
    bool dark, full;
    int percent; /* size of text and everything around it */
    int pace;
    int palette;      /* row of vaka_theme's palettes */
    bool still;       /* nothing moves by itself */
    float dots;       /* pixels of the canvas to a unit of the pointer */
    uint32_t wake;    /* SDL ticks at which the screen's tick is due; 0: never */
    bool open_table;  /* everybody may see everything: no curtain */
    vaka_field field; /* the text that is being typed */
    vaka_tutor tutor;
    struct vaka_replay_player *replay; /* the replay that is looked at; NULL: none */
    int reel_speed;                    /* row of its paces */

    const vaka_screen *screen;
    vaka_hit hits[VAKA_HITS];
    int hit_count, layer;
    vaka_scroll *scrolls[VAKA_SCROLLS];
    int scroll_count;
    vaka_scroll *scrolling; /* the one being drawn */
    vaka_hit focus;         /* what has it; what == VAKA_HIT_NONE: nothing */
    bool focus_shown;       /* by keyboard: the ring is drawn */
    int x, y;               /* the pointer */
    int step_x, step_y;     /* where it was when a key moved the focus */
    vaka_hit down;          /* what the button went down on */
    int down_x, down_y;
    bool dragging;

    vaka_menu menu;
    bool help;
    bool guide; /* the player's guide instead of the keys */
    vaka_scroll help_scroll;
    char notice[VAKA_NOTICE]; /* why not, or what went wrong */
    const char *notice_rule;  /* that was cited; may be NULL */
    bool notice_bad;
    int notice_x, notice_y; /* beside this point; negative: above the prompt */

    vaka_play play;
    vaka_lobby lobby;
    bool dirty;      /* something has changed since it was drawn */
    bool closing;    /* the window is being closed */
    uint32_t frames; /* drawn so far */
};

/* A length that grows with the text. */
static inline int vaka_gui_px(const vaka_gui *gui, int length)
{
    return length * gui->percent / 100;
}

/* The usual settings of text. */
vaka_type vaka_gui_body(const vaka_gui *gui);
vaka_type vaka_gui_bold(const vaka_gui *gui);
vaka_type vaka_gui_small(const vaka_gui *gui);
vaka_type vaka_gui_head(const vaka_gui *gui);                   /* above a part of the screen */
vaka_type vaka_gui_name(const vaka_gui *gui, const char *name); /* the same for a name */
vaka_type vaka_gui_title(const vaka_gui *gui);                  /* of a whole screen */
vaka_type vaka_gui_named_title(const vaka_gui *gui, const char *title); /* with a name in it */

/* window.c */
vaka_status vaka_window_open(vaka_gui *gui, vaka_error *err);
void vaka_window_close(vaka_gui *gui);
void vaka_window_frame(vaka_gui *gui); /* draws if something has changed */
void vaka_window_look(vaka_gui *gui);  /* palette and styles of seats have changed */
void vaka_window_theme(vaka_gui *gui, bool dark);
void vaka_window_percent(vaka_gui *gui, int percent);
void vaka_window_full(vaka_gui *gui, bool full);

/* input.c */

/* Draws, waits for events and obeys them until *done or the window is being closed. */
void vaka_input_run(vaka_gui *gui, const bool *done);
/* Obeys what is there and waits at most so long; for moves of programs. */
void vaka_input_pause(vaka_gui *gui, int ms);
void vaka_input_obey(vaka_gui *gui, const SDL_Event *event);

/* The sentence of an entry of the log as the seat reads it; `out` has VAKA_SENTENCE bytes. And the
 * first place it names, or VAKA_NONE (log_view.c). */
void vaka_log_sentence(const vaka_view *view, const vaka_event *event, char *out);
int32_t vaka_log_place(const vaka_view *view, const vaka_event *event);

/* notice.c: a sentence beside the pointer, until something else happens. */
void vaka_notice_set(vaka_gui *gui, bool bad, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* An error in a sentence of the host with a gap for it, for the reader. */
void vaka_notice_error(vaka_gui *gui, const char *sentence, const char *error);
void vaka_notice_refusal(vaka_gui *gui, const vaka_refusal *why);
/* Adds what the parts of the cited rule say, where nothing was said of it as a whole. */
void vaka_notice_explain(vaka_gui *gui);
void vaka_notice_draw(vaka_gui *gui);

/* screen_*.c */
extern const vaka_screen vaka_screen_start, vaka_screen_new, vaka_screen_load, vaka_screen_play,
    vaka_screen_curtain, vaka_screen_settings, vaka_screen_mods, vaka_screen_about,
    vaka_screen_replay, vaka_screen_learn;
void vaka_help_draw(vaka_gui *gui);
void vaka_help_open(vaka_gui *gui);
bool vaka_help_press(vaka_gui *gui, const vaka_hit *hit); /* false: it is to be closed */
bool vaka_help_key(vaka_gui *gui, const SDL_Keysym *key);

/* choices.c: what was chosen last, from and to the settings. */
void vaka_choices_recall(vaka_gui *gui);
void vaka_choices_keep(vaka_gui *gui);
void vaka_settings_save(vaka_gui *gui); /* tells if it cannot */
void vaka_settings_apply(vaka_gui *gui);
void vaka_settings_visit(vaka_gui *gui); /* from any screen, and back */

/* preview.c */
void vaka_preview_draw(vaka_gui *gui, SDL_Rect box);
void vaka_preview_done(vaka_gui *gui);

/* together.c: what of the chosen things does not go together, in words, or "". */
void vaka_conflicts_look(vaka_gui *gui);

/* recap_view.c, tutor_view.c, tutor.c */
void vaka_recap_draw(vaka_gui *gui);
bool vaka_recap_any(vaka_gui *gui); /* is there anything to tell? */
void vaka_tutor_draw(vaka_gui *gui);
bool vaka_tutor_docks(vaka_gui *gui);                      /* it has a tab of the column */
const vaka_gui_step *vaka_tutor_step(const vaka_gui *gui); /* the one to be read; NULL: none */
void vaka_tutor_begin(vaka_gui *gui); /* a view was opened: leaves only what is waited for */
void vaka_tutor_moved(vaka_gui *gui, int32_t seat); /* it has acted */
bool vaka_tutor_next(vaka_gui *gui); /* has been read; false: something is waited for */
bool vaka_tutor_on(const vaka_gui *gui);
/* Players of a lesson: those who are not the learner do as it says. */
void vaka_tutor_players(vaka_gui *gui, vaka_player out[VAKA_MAX_SEATS]);

/* reel.c, screen_replay.c: looks at a journal until it is left; a record if a new game was forked.
 */
vaka_status vaka_replay_show(vaka_gui *gui, const char *path, vaka_record **fork, vaka_error *err);

/* A seat's name where it stands alone: "You" for somebody who has not said another. `out` has
 * VAKA_VIEW_NAME bytes and is returned (strip_view.c). */
const char *vaka_gui_seat(const vaka_gui *gui, int32_t seat, char *out);

/* A seat's colour, pattern and outline (strip_view.c). */
void vaka_seat_sign(vaka_gui *gui, int32_t seat, int x, int y, int size);

/* The board as a picture in a file, whose path is written (VAKA_GUI_PATH bytes; preview.c). */
vaka_status vaka_board_export(vaka_gui *gui, char *path, vaka_error *err);

/* lobby.c: from the start screen to a record; NULL: the window is to be closed. */
vaka_record *vaka_lobby_run(vaka_gui *gui);
void vaka_lobby_done(vaka_gui *gui);
void vaka_lobby_games(vaka_gui *gui); /* lists the journals, newest first */
void vaka_lobby_tell(vaka_gui *gui);  /* fills in what each of them is about (game_about.c) */
/* Puts a text behind another, with `before` between the two, if there is room for both. */
void vaka_lobby_append(char *out, size_t room, const char *before, const char *text);
void vaka_lobby_module(vaka_gui *gui, uint32_t n); /* chooses a module for a new game */
void vaka_lobby_seats(vaka_gui *gui, int32_t seats);
/* How many the new game may have. */
void vaka_lobby_seats_range(const vaka_gui *gui, int32_t *least, int32_t *most);
const vaka_game_file *vaka_lobby_last(const vaka_gui *gui); /* to go on with; NULL: none */
void vaka_lobby_mods(vaka_gui *gui);                        /* lists those of the module */
void vaka_lobby_fill(vaka_gui *gui); /* writes all that was chosen into the head */
/* A text of the module that is chosen, for the reader. */
const char *vaka_lobby_say(const vaka_gui *gui, const char *text);
/* What a seat of the new game is called that nobody has given a name. */
void vaka_lobby_usual_name(const vaka_gui *gui, int32_t seat, char *out, size_t room);
void vaka_lobby_lessons(vaka_gui *gui);
void vaka_lobby_turned(vaka_gui *gui); /* to another language: its lists are made anew */
bool vaka_lobby_rule_fixed(const vaka_gui *gui, uint32_t rule);  /* the scenario has it on */
bool vaka_lobby_rule_barred(const vaka_gui *gui, uint32_t rule); /* it does not go with it */
bool vaka_lobby_rule_on(const vaka_gui *gui, uint32_t rule);     /* in the game to be begun */

/* preset.c: to what the scenario that is chosen sets an option of the module, or the options of a
 * rule that it has on; false: it leaves them to the player. */
bool vaka_scenario_default_option(const vaka_gui *gui, uint32_t option, int32_t *out);
bool vaka_scenario_default_rule(const vaka_gui *gui, uint32_t rule, vaka_rule_values *out);
/* A scenario was chosen: everything as it sets it, or else as the player wants it. */
void vaka_scenario_default_apply(vaka_gui *gui);
/* The player has changed something: he wants it so in other scenarios, too, that do not set it. */
void vaka_scenario_default_learn(vaka_gui *gui);
/* Reads ":points=20:…" into the values of a rule's options; what makes no sense is passed over. */
void vaka_scenario_default_read(const vaka_gui_item *rule, const char *text,
                                vaka_rule_values *values);

/* Shows a screen over another one, until it is answered. */
int32_t vaka_lobby_visit(vaka_gui *gui, const vaka_screen *screen);

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
};
void vaka_lobby_answer(vaka_gui *gui, int32_t answer);
void vaka_lobby_ground(vaka_gui *gui); /* what all its screens lie on */

/* gui_front.c */
void vaka_gui_front(vaka_gui *gui, vaka_front *front);

/* The parts of the play screen, each into its box. */
void vaka_strip_draw(vaka_gui *gui);
void vaka_board_draw(vaka_gui *gui);
void vaka_trays_draw(vaka_gui *gui); /* instead of a board */

/* top_view.c: what follows the pointer or the clock has changed, nothing else; it was drawn with
 * all the rest; only it is painted now: says where and returns how many parts of the window were, 0
 * and gui->dirty if all has to be. */
void vaka_board_touch(vaka_gui *gui);
void vaka_top_drawn(vaka_gui *gui);
int vaka_top_retouch(vaka_gui *gui, SDL_Rect out[VAKA_TOP_BOXES]);
void vaka_column_draw(vaka_gui *gui);
void vaka_column_tabs(vaka_gui *gui);             /* where it has some */
bool vaka_column_has_room(vaka_gui *gui);         /* for a lesson's tab besides the others */
void vaka_column_tab(vaka_gui *gui, int32_t tab); /* VAKA_TAB_… */
void vaka_log_draw(vaka_gui *gui);
void vaka_prompt_draw(vaka_gui *gui);
char *vaka_prompt_sentence(vaka_gui *gui); /* what is expected, in a line; owned by the caller */
int vaka_prompt_high(vaka_gui *gui);
bool vaka_prompt_filled(const vaka_play *play); /* has it a button for all that can be done? */
void vaka_hand_draw(vaka_gui *gui);
void vaka_place_draw(vaka_gui *gui); /* the card about the zone that is pointed at */

int vaka_zones_of(vaka_gui *gui, SDL_Rect box, int y, int32_t owner, int size); /* zones_view.c */
int vaka_panels_draw(vaka_gui *gui, SDL_Rect box, int y);
/* A table with its cells behind it, from the top of the box; returns where it ends. */
int vaka_table_draw(vaka_gui *gui, SDL_Rect box, const vaka_element *table, uint32_t cells);
int vaka_hand_high(vaka_gui *gui, int32_t *count); /* of the seat's hand; 0: nothing to show */

/* screen_play.c: lays its parts out above something `prompt` pixels high; draws all but that. */
void vaka_play_place(vaka_gui *gui, int prompt);
void vaka_play_parts(vaka_gui *gui);
void vaka_play_picture(vaka_gui *gui); /* exports one, and tells where */
void vaka_play_reopen(vaka_gui *gui);  /* gathers the view anew */

/* play.c: what was pressed becomes a wish. */
void vaka_play_refresh(vaka_gui *gui); /* view or picks have changed */
void vaka_play_act(vaka_gui *gui, const vaka_action *action);
void vaka_play_zone(vaka_gui *gui, int32_t zone, bool all);
bool vaka_play_can(const vaka_play *play, int32_t zone); /* does any legal action name it? */
void vaka_play_kind(vaka_gui *gui, int32_t zone, int32_t kind, bool all);
void vaka_play_menu(vaka_gui *gui, const uint32_t *actions, uint32_t count, const char *title);
void vaka_play_all(vaka_gui *gui);
void vaka_play_want(vaka_gui *gui, uint32_t type, int32_t seat);
void vaka_play_why(vaka_gui *gui, int32_t zone, int32_t kind);
void vaka_play_locate(vaka_gui *gui, int32_t zone); /* shows a place of the board */
void vaka_play_why_not(vaka_gui *gui);              /* about the cursor, else how to ask */
void vaka_play_next(vaka_gui *gui); /* a recap or a step of a lesson has been read */

/* card_view.c: is it a card with something to read? */
bool vaka_card_is(const vaka_gui *gui, const vaka_hit *hit);

/* art_mods.c: the drawings that the mods of a record bring go before those of the game; those of
 * other records' mods are there no more. */
void vaka_art_mods(vaka_gui *gui, vaka_record *record);

/* carry.c: another zone is pointed at; fans out what lies there, or no more; may something be taken
 * from a space; it was let go over another; goes on with what was let go, if it can. */
void vaka_play_pointed(vaka_gui *gui);
void vaka_play_fan(vaka_gui *gui);
bool vaka_drag_begins(const vaka_gui *gui, int32_t zone);
void vaka_drag_ends(vaka_gui *gui, int32_t from, int32_t to);
void vaka_play_drop(vaka_gui *gui);

/* play_menus.c, play_keys.c */
void vaka_play_leave(vaka_gui *gui);
void vaka_play_tools(vaka_gui *gui);
void vaka_play_interrupt(vaka_gui *gui);
void vaka_play_undo(vaka_gui *gui, bool undo); /* false: redo */
void vaka_play_chosen(vaka_gui *gui, int32_t item);
bool vaka_play_key(vaka_gui *gui, const SDL_Keysym *key);

#endif
