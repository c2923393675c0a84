/* gui/play/play.h - the table: a match being played, a lesson, or a replay.
 *
 * SPDX-License-Identifier: MIT
 *
 * What is pressed becomes a wish (`want`) of the seat that is asked; the loop of the match brings
 * it to the rules. */
#ifndef GUI_PLAY_PLAY_H
#define GUI_PLAY_PLAY_H

#include "front/picks.h"
#include "gui/base/own_acts.h"
#include "gui/base/views.h"
#include "gui/board/board.h"

/* What of the log is shown. */
#define VAKA_LOG_ALL 0
#define VAKA_LOG_MINE 1 /* what names the seat */
#define VAKA_LOG_TURN 2 /* this turn and the one before */
#define VAKA_LOG_FRESH 3
#define VAKA_LOG_FILTERS 4
#define VAKA_SEARCH 48
#define VAKA_PLAY_WATCH                                                                            \
    50 /* ms between two looks at files of a mod that is tried, or at who thinks */

/* Tabs of the column, the lesson's while there is one; the last lays it aside or brings it back. */
enum { VAKA_TAB_LESSON, VAKA_TAB_TABLE, VAKA_TAB_LOG, VAKA_TAB_FOLD };

/* A lesson being taken. */
typedef struct vaka_tutor {
    const vaka_gui_step *steps; /* borrowed from the host; NULL: no lesson */
    uint32_t count, at;
    bool lost;  /* what is waited for cannot be done: the rest is free play */
    bool aside; /* where it has a tab: another one is looked at */
    bool shown; /* where the step points has been brought into sight */
    vaka_scroll scroll;
} vaka_tutor;

typedef struct vaka_thinking { /* a bot that thinks while people look on */
    vaka_thought *thought;     /* borrowed; NULL: none does */
    int32_t seat;
    uint32_t since; /* SDL ticks */
    uint32_t shown; /* 1 + how far it has come, in steps, as it is drawn; 0: not yet */
} vaka_thinking;

#define VAKA_THINKING_STEPS 20u

#define VAKA_MOMENTS_SHOWN 6u

typedef struct vaka_moments {          /* great moments, shown as one sheet */
    vaka_event at[VAKA_MOMENTS_SHOWN]; /* as the seat may read them */
    uint32_t count;
    uint32_t told;            /* entries of the log that have been looked at */
    uint32_t begun, until;    /* SDL ticks at which it came, and at which it goes by itself */
    uint32_t drawn_age;       /* how old it was when it was drawn last, in ms */
    SDL_Surface *face, *back; /* owned: both sides of its picture, or NULL; for this … */
    uint32_t look;            /* … version of the look */
    SDL_Rect box;             /* where it was drawn */
    bool open, read;
    bool waits; /* it comes at `begun`: until then the dice are seen that brought it about */
    bool fell;  /* dice that the seat may see have fallen, at last … */
    uint32_t rolled; /* … at these SDL ticks */
} vaka_moments;

typedef struct vaka_outlook {             /* where what is picked can be brought */
    vaka_ways ways;                       /* owned */
    int32_t from;                         /* VAKA_NONE: nothing is looked for */
    uint32_t clock;                       /* of the match at that time */
    vaka_ways_pick sort[VAKA_WAYS_SORTS]; /* the seat's pieces there */
    int32_t taken[VAKA_WAYS_SORTS];       /* how many of them go at most */
    uint32_t sorts;
    bool chosen;       /* somebody has said so */
    bool early;        /* the ways begin with the end of the step */
    uint32_t odds_way; /* 1 + the first action of the way that `odds` are about; 0: none */
    char odds[2 * VAKA_SENTENCE];
} vaka_outlook;

#define VAKA_POINTS_TURNS 1000

typedef struct vaka_points { /* scores by turn */
    int16_t *at;             /* owned: VAKA_MAX_SEATS for each turn from 0 on */
    int32_t turns, seats;
} vaka_points;

/* What is to come when a game is left that is over. */
enum { VAKA_AFTER_NOTHING, VAKA_AFTER_REPLAY, VAKA_AFTER_REMATCH, VAKA_AFTER_RELOAD };

#define VAKA_REMARKS_MOST 200u

typedef struct vaka_remark { /* what a script has said by debug(…), where its mod is tried */
    char *line;              /* owned */
    uint32_t after;          /* entries of the log before it */
} vaka_remark;

#define VAKA_ANSWERS 8 /* of a panel in the middle */

typedef struct vaka_turn_sign { /* whose turn it is, where that has just changed */
    int32_t seat;               /* VAKA_NONE: nobody's was noted yet */
    uint32_t since;             /* SDL ticks */
    bool on;                    /* it is shown large */
} vaka_turn_sign;

typedef struct vaka_last_question { /* what a seat was asked last */
    int32_t seat, stage, turn;
    uint8_t *places; /* owned: 1 for zones that could be chosen then; NULL: nothing was asked yet */
} vaka_last_question;

typedef struct vaka_hinted { /* a hint that stands on the screen */
    uint32_t clock;          /* 1 + vaka_live_clock when it was said; 0: none does */
    int32_t place;           /* that it marks, or VAKA_NONE */
    uint64_t said;           /* hash of its words */
} vaka_hinted;

typedef struct vaka_play {
    uint32_t heard;      /* entries of the log that have been heard, or not */
    vaka_gui_look *look; /* borrowed, like the next */
    vaka_ui *ui;
    vaka_board board;
    vaka_record *record; /* borrowed; NULL: no game */
    vaka_view view;      /* good while `viewing` */
    bool viewing;
    bool asked;      /* a person is being asked: what is pressed becomes a wish */
    bool over;       /* the match is finished */
    uint8_t humans;  /* set of seats */
    int32_t sitting; /* whose view is shown */
    vaka_want want;
    bool wanted; /* the wish is there */
    vaka_own_acts own_acts;
    bool open_table; /* everybody may see everything: no curtain */
    vaka_tutor tutor;
    struct vaka_replay_player *replay; /* the replay that is looked at; NULL: none */
    int replay_speed;                  /* row of its paces */
    char forked[VAKA_GUI_PATH];        /* journal of the game that was forked from it */

    vaka_picks picks;
    vaka_outlook outlook;
    vaka_picks kept;  /* picked again when the seat is asked next */
    int32_t tray_row; /* that was picked; good while picks.verb is there */
    int32_t laid;     /* 1 + where what was had last came to lie, for it had no other place; 0:
                       * nowhere, or something has been pressed since */
    int32_t had;      /* 1 + where anything was had by the press before; 0: nowhere */
    int32_t ending;   /* place in the legal list of what ends the step, or VAKA_NONE */
    uint32_t ends;    /* 1 + the verb that ends the step as soon as all that comes last is done */
    char end_said[VAKA_SENTENCE]; /* what the button that ends a step means, … */
    uint32_t end_since;           /* … and since when; 0: long since */
    uint64_t warned;  /* a hash of where somebody went back from what ending it would lose; 0: no */
    vaka_action lost; /* what was asked about last: it would end the game, not won */
    vaka_hit pressed; /* the choice that was pressed last; what == VAKA_HIT_NONE: none, or … */
    uint32_t pressed_at; /* … that was long ago, by the clock of the window */
    bool aside;          /* the panel in the middle is laid aside */
    vaka_scroll middle, purses;
    uint32_t answers[VAKA_ANSWERS];  /* legal actions that the panel in the middle offers */
    uint32_t answer_count;           /* … and nobody else does, in this picture */
    bool middle_asks;                /* what is asked stands there, too */
    int middle_foot;                 /* how high its answers have been: they stay where they are */
    int middle_high, middle_percent; /* in a sheet so high, with letters so large */
    const char *middle_of;           /* what it is about: its panel's title; static */
    int32_t drop;    /* zone something was dropped on, to go on with; or VAKA_NONE */
    bool drop_picks; /* … it is only picked, for what lies there is to be brought somewhere */
    int32_t ahead;   /* zone of a menu with a line that ends the step (VAKA_ITEM_AHEAD) */
    vaka_scroll column, log, trays;
    uint64_t column_of;     /* a hash of what is asked while they are read, and … */
    uint64_t column_panels; /* … a set of the panels with buttons that have come since */
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
    int32_t before;      /* who sat there before the curtain; VAKA_NONE: nobody */
    bool back;           /* that was wanted at the last curtain */
    bool watching;       /* only programs play: the game can be left while they do */
    bool leave;          /* it is to be */
    bool paused;         /* programs wait until somebody says so */
    bool under_way;      /* a course is: its parts are shown one by one, … */
    bool stop;           /* … and it is to go no further */
    bool sheet;          /* the score sheet lies over the board */
    bool trial;          /* a part of a mod is tried: its files are watched */
    bool reloaded;       /* … and were read again */
    char fault[512];     /* … or could not be: why not, above what is asked until it is mended */
    uint32_t watched;    /* when they were looked at last, by the clock */
    int after;           /* VAKA_AFTER_… */
    bool step_help;      /* what this step is about is told in the column */
    bool no_follow;      /* somebody has moved the board: it stays where it is, … */
    vaka_last_question last;  /* … until something new is asked */
    bool strayed;        /* it has gone to where others did something */
    bool opening;        /* the part of the board with which it opens is still to be chosen */
    vaka_last_look held; /* what was looked at before files were read again, … */
    bool holds;          /* … with which it opens */
    bool offered;        /* … until then what is asked for has been brought into sight */
    uint32_t followed;   /* entries of the log that were followed, or not */
    vaka_points points;
    vaka_remark remarks[VAKA_REMARKS_MOST]; /* the last ones */
    uint32_t remark_count;
    vaka_scroll sheet_scroll;
    vaka_moments moments;
    vaka_thinking thinking;
    vaka_thought *hint; /* owned: what a hint comes of; NULL: none is wanted */
    vaka_hinted hinted;
    vaka_turn_sign turn;
    int32_t mat_open;  /* from 1: somebody else's that is looked at; 0: none */
    vaka_hit told;     /* the counter under the pointer; none: what == VAKA_HIT_NONE */
    SDL_Rect told_box; /* where it is told */
    SDL_Rect said_box; /* where it is said what is expected */
    SDL_Rect strip_box, tabs_box, column_box, log_box, prompt_box, hand_box, tray_box;
    SDL_Rect mats_box, seats_box; /* common mats; those of the seats */
} vaka_play;

/* screen_*.c; their data is a vaka_play. What moves by itself on those with a board. */
extern const vaka_screen vaka_screen_play, vaka_screen_curtain;
extern const vaka_screen_motion vaka_play_motion;

/* play_front.c: the window as a front end of the loop. */
void vaka_play_front(vaka_play *play, vaka_front *front);

/* thinking.c: does a bot think, and has it taken so long that it is shown? It is to move now. Time
 * has gone on. */
bool vaka_thinking_any(const vaka_play *play);
void vaka_thinking_now(vaka_play *play);
void vaka_thinking_tick(vaka_play *play);

/* lesson_players.c: players of a lesson; those who are not the learner do as it says. */
void vaka_tutor_players(vaka_play *play, vaka_player out[VAKA_MAX_SEATS]);

/* play.c: what was pressed becomes a wish. */
/* Another match or replay is on the table, of which a set of seats is people's: nothing of the last
 * one is left, and if one person plays alone it is that seat that looks. */
void vaka_play_begin(vaka_play *play, vaka_record *record, uint8_t humans);
/* Shows a seat its view, in place of another that may be open; closes it. */
void vaka_play_open(vaka_play *play, vaka_record *record, int32_t seat);
void vaka_play_close(vaka_play *play);
void vaka_play_refresh(vaka_play *play);               /* view or picks have changed */
void vaka_play_answer(vaka_play *play, uint32_t type); /* a wish, whoever is asked */
void vaka_play_act(vaka_play *play, const vaka_action *action);
void vaka_play_take(vaka_play *play, const vaka_action *action); /* whatever it leads to */
void vaka_play_zone(vaka_play *play, int32_t zone, bool all);
/* Where a press would open a menu, and what lies there could be brought somewhere if the step were
 * ended first: it is picked for that. */
bool vaka_play_early(vaka_play *play, int32_t zone);
bool vaka_play_can(const vaka_play *play, int32_t zone); /* does any legal action name it? */
void vaka_play_kind(vaka_play *play, int32_t zone, int32_t kind, bool all);
/* A menu of actions by their places in the legal list; does any of them need a place that is
 * neither picked nor `zone`? */
void vaka_play_menu(vaka_play *play, const uint32_t *actions, uint32_t count, const char *title);
void vaka_play_ahead(vaka_play *play); /* shows what the line of the menu pointed at would do */
bool vaka_play_opens(const vaka_play *play, const uint32_t *match, uint32_t count, int32_t zone);
void vaka_play_all(vaka_play *play); /* with just what is picked, as the buttons do */
void vaka_play_any(vaka_play *play); /* whatever is picked */
void vaka_play_want(vaka_play *play, uint32_t type, int32_t seat);
void vaka_play_locate(vaka_play *play, int32_t zone); /* shows a place of the board */
void vaka_play_why_not(vaka_play *play);              /* about the cursor, else how to ask */
void vaka_play_undo(vaka_play *play, bool undo);      /* false: redo */
void vaka_play_undo_one(vaka_play *play);             /* the last action alone */
/* Why it cannot; false: it can, or nobody could now. */
bool vaka_play_undo_why(const vaka_play *play, bool undo, char *out, size_t room);
void vaka_play_next(vaka_play *play); /* a recap or a step of a lesson has been read */

/* drag.c: another zone is pointed at; fans out what lies there, or no more; may something be taken
 * from a space; it is carried over another, and let go there; goes on with what was let go, if it
 * can. */
void vaka_play_pointed(vaka_play *play);
void vaka_play_fan(vaka_play *play);
bool vaka_drag_begins(const vaka_play *play, int32_t zone);
void vaka_drag_moves(vaka_play *play, int32_t from, int32_t to);
void vaka_drag_ends(vaka_play *play, int32_t from, int32_t to);
void vaka_play_drop(vaka_play *play);
/* The line of a menu that ends the step, so that what lies there can be brought somewhere. */
#define VAKA_ITEM_AHEAD (-130)
void vaka_drag_ahead(vaka_play *play);

/* outlook.c: looks where what is picked, or is under way, can be brought, and marks it; forgets it;
 * the way to the place that is pointed at; is there any from a place where nothing is picked yet;
 * or from there if the step is ended first, where nobody has to be asked about that (whoever does
 * not pick the place then forgets it);
 * is something picked that can be brought; how many of a sort go, by the way that brings most, or
 * would if there were one; fewer of a sort go; wishes to bring it: false, if it cannot be.
 * along_view.c: what goes along, from `y` on; returns where it ends. */
void vaka_outlook_refresh(vaka_play *play);
void vaka_outlook_clear(vaka_outlook *outlook);
void vaka_outlook_point(vaka_play *play);
bool vaka_outlook_opens(vaka_play *play, int32_t zone);
bool vaka_outlook_early(vaka_play *play, int32_t zone);
bool vaka_outlook_any(const vaka_play *play);
int32_t vaka_outlook_going(const vaka_outlook *outlook, uint32_t sort);
void vaka_outlook_choose(vaka_play *play, int32_t sort);
bool vaka_outlook_go(vaka_play *play, int32_t to);
/* A sort by its name, and by its face where the same lies there both ways; returns `out`. */
const char *vaka_outlook_name(const vaka_play *play, uint32_t sort, char out[VAKA_VIEW_NAME]);
int vaka_along_draw(vaka_play *play, SDL_Rect box, int y);

/* stays.c: says why the seat's pieces at a place can do nothing now; false: the rules do not. */
bool vaka_stays_tell(vaka_play *play, int32_t zone);

/* play_menus.c */
void vaka_play_leave(vaka_play *play);
void vaka_play_tools(vaka_play *play);
bool vaka_play_tool_key(vaka_play *play,
                        SDL_Keycode key); /* presses what has the key; false: none */
void vaka_play_interrupt(vaka_play *play);
void vaka_play_picture(vaka_play *play); /* exports one, and tells where */
void vaka_play_keep(vaka_play *play);    /* a trial, in a journal that says so */
void vaka_play_reopen(vaka_play *play);  /* gathers the view anew */

/* Functions of the play screen's table that the replay has too; their data is a vaka_play. */
bool vaka_play_key(void *data, const SDL_Keysym *key);
void vaka_play_chosen(void *data, int32_t item);
bool vaka_play_point(void *data, int x, int y);
bool vaka_play_wheel(void *data, int x, int y, float steps);
bool vaka_play_pinch(void *data, const vaka_pinch *by);

int vaka_play_percent(void *data, int wide, int high);

/* screen_play.c: lays its parts out above something `prompt` pixels high; draws all but that. */
void vaka_play_place(vaka_play *play, int prompt);
void vaka_play_parts(vaka_play *play);

/* The parts of the play screen, each into its box. */
void vaka_strip_draw(vaka_play *play);
/* turn_view.c: a view was opened: is it another one's turn? How long that is still shown, negative:
 * it is not; time has gone on; draws it, false: there is nothing to draw. */
void vaka_turn_note(vaka_play *play);
int vaka_turn_due(const vaka_play *play);
void vaka_turn_tick(vaka_play *play);
bool vaka_turn_draw(vaka_play *play, SDL_Rect box);
void vaka_trays_draw(vaka_play *play); /* instead of a board */
void vaka_column_draw(vaka_play *play);
void vaka_column_tabs(vaka_play *play); /* where it has some */
/* Is something else asked, or are there buttons that were not there? It begins at its top again. */
void vaka_column_turn(vaka_play *play);
bool vaka_column_has_room(const vaka_play *play);   /* for a lesson's tab besides the others */
void vaka_column_tab(vaka_play *play, int32_t tab); /* VAKA_TAB_… */
void vaka_log_draw(vaka_play *play);
void vaka_prompt_draw(vaka_play *play);
char *vaka_prompt_sentence(vaka_play *play); /* what is expected, in a line; owned by the caller */
int vaka_prompt_high(vaka_play *play);
/* Where the button that ends a step stands. */
SDL_Rect vaka_prompt_end(const vaka_play *play);
bool vaka_prompt_filled(const vaka_play *play); /* has it a button for all that can be done? */
/* Is the action reached by pressing a card of the seat's hand? */
bool vaka_prompt_of_card(const vaka_view *view, const vaka_action *action);
/* From where a button begins so that nothing new comes to lie where one was pressed last. */
int vaka_prompt_beside(const vaka_play *play, SDL_Rect box, const char *title);
/* How long until the next button may stand there again, negative: it does; time has gone on. */
int vaka_prompt_due(const vaka_play *play);
void vaka_prompt_tick(vaka_play *play);
void vaka_hand_draw(vaka_play *play);
int vaka_hand_high(vaka_play *play);       /* of the row for the seat's hand; 0: it has none */
bool vaka_hand_any(const vaka_play *play); /* are there cards in it? */
/* All cards as a menu, whose lines are numbered downwards from VAKA_ITEM_CARD; one was chosen. */
#define VAKA_ITEM_CARD (-200)
void vaka_hand_menu(vaka_play *play);
void vaka_hand_chosen(vaka_play *play, int32_t item);
int vaka_zones_of(vaka_play *play, SDL_Rect box, int y, int32_t owner, int size);
int vaka_panels_draw(vaka_play *play, SDL_Rect box, int y);
int vaka_deals_draw(vaka_play *play, SDL_Rect box, int y); /* those panels that come first */
/* Elements of a panel one below the other, from the top of the box on, with pieces `size` high;
 * returns where they end. */
int vaka_panel_parts(vaka_play *play, SDL_Rect box, int size, const vaka_element *first,
                     uint32_t count);
/* What a note of a panel says, without words to be typed; `out` has VAKA_SENTENCE bytes and is
 * returned. */
const char *vaka_note_words(const vaka_play *play, const vaka_element *note, char *out);
/* track_view.c: how many zones from this one on are the fields of one track; draws so many. */
int32_t vaka_track_length(const vaka_view *view, int32_t first);
int vaka_track_draw(vaka_play *play, SDL_Rect box, int y, int32_t first, int32_t count);
/* A table with its cells behind it, from the top of the box; returns where it ends. */
int vaka_table_draw(vaka_play *play, SDL_Rect box, const vaka_element *table, uint32_t cells);

/* table_view.c: rows and columns, turned and broken so that all of it can be read; how high, and
 * how wide where there is room enough; draws it and returns where it ends. */
typedef struct vaka_cell {
    char text[VAKA_VIEW_NAME];
    int32_t seat; /* whose sign stands before it; VAKA_NONE: nobody's */
    bool bold, best;
    bool lit; /* its row applies now */
} vaka_cell;

typedef struct vaka_grid {
    const vaka_cell *cells;
    uint32_t rows, columns;
    bool spread; /* over all the room there is */
} vaka_grid;
int vaka_grid_wide(vaka_play *play, const vaka_grid *of);
int vaka_grid_high(vaka_play *play, int wide, const vaka_grid *of);
int vaka_grid_draw(vaka_play *play, SDL_Rect box, const vaka_grid *of);

/* counters_view.c: the counters of the game and of the seats, from `y` on; returns where they end.
 * What is told of the one under the pointer. Its title. */
int vaka_numbers_draw(vaka_play *play, SDL_Rect box, int y);
void vaka_numbers_tip(vaka_play *play);
const char *vaka_counter_title(const vaka_view *view, int32_t counter);
/* play_counters.c: does any legal action name it, besides what is picked? It was pressed. */
bool vaka_play_counts(const vaka_play *play, int32_t counter, int32_t seat);
void vaka_play_counter(vaka_play *play, int32_t counter, bool all);

/* result_view.c: how a match has ended: is there anything to show but who has won? Draws it over
 * the board, or a button that brings it back. The board and it, as a picture in a file, whose path
 * is written (VAKA_GUI_PATH bytes). */
bool vaka_result_any(const vaka_view *view);
void vaka_result_draw(vaka_play *play);
/* Its heading, which says to the only person whether he has won; `out` has VAKA_SENTENCE bytes and
 * is returned. How many seats have a column: one that the rules play for nobody has none. */
const char *vaka_result_title(const vaka_play *play, char *out);
int32_t vaka_result_seats(const vaka_view *view);
vaka_status vaka_result_export(vaka_play *play, char *path, vaka_error *err);

/* graph_view.c: reads the points of each turn, none if that cannot be done; frees them; is there
 * anything to draw; how high it is; draws it. */
void vaka_points_read(vaka_points *of, vaka_record *record, vaka_plugins *plugins);
void vaka_points_done(vaka_points *of);
bool vaka_graph_any(const vaka_points *of);
int vaka_graph_high(const vaka_play *play);
void vaka_graph_draw(vaka_play *play, SDL_Rect box, const vaka_points *of);

/* held_view.c: who held what, and what was hidden until the end, from the top of a box; returns
 * where it ends, and draws it if `draw`. */
int vaka_held_put(vaka_play *play, SDL_Rect box, bool draw);

/* moment.c: forgets those that have come so far; gathers those that are new to the view and shows
 * them, after the dice that came with them; they have been read; the same because something was
 * pressed, which brings those that still wait; waits until they are, for moves of programs. How
 * long until something of it changes, negative: nothing does; the time has come. How old it is in
 * ms, at most VAKA_MOMENT_MOVES, and does anything of it still move? */
#define VAKA_MOMENT_MOVES 500
void vaka_moment_skip(vaka_play *play);
void vaka_moment_gather(vaka_play *play, vaka_record *record);
void vaka_moment_close(vaka_play *play);
void vaka_moment_press(vaka_play *play);
void vaka_moment_wait(vaka_play *play);
int vaka_moment_due(const vaka_play *play);
void vaka_moment_tick(vaka_play *play);
uint32_t vaka_moment_age(const vaka_play *play);
/* What is written on its picture, or where that is, if its sentence does not say it; often "". */
const char *vaka_moment_what(vaka_play *play, char out[VAKA_ITEM_TEXT]);
bool vaka_moment_moves(const vaka_play *play);
bool vaka_moment_is_key(const SDL_Keysym *sym); /* that says it has been read */
/* moment_view.c: draws it; only it, which nothing else has changed (vaka_screen_motion); frees its
 * pictures. */
void vaka_moment_draw(vaka_play *play);
int vaka_moment_retouch(vaka_play *play, SDL_Rect *out);
void vaka_moment_forget(vaka_play *play);

/* moment.c: lets be heard what is new in the log and the seat may read; or forgets it. Which sound
 * that is. */
void vaka_play_hear(vaka_play *play, vaka_record *record);
void vaka_play_deaf(vaka_play *play, vaka_record *record);
uint32_t vaka_hear_which(const vaka_log_entry *log, uint32_t from, uint32_t to,
                         const vaka_view *view);

/* sight.c: another game begins; chooses the part of the board with which it opens, once; keeps what
 * was looked at last with the game. Goes where something new in the log happens, unless somebody
 * has moved the board. The small map: on or off; the board goes where it was pressed. */
void vaka_sight_begin(vaka_play *play);
void vaka_sight_open(vaka_play *play);
void vaka_sight_forget(vaka_play *play); /* what was asked */
/* A seat is asked: what was moved by hand holds no longer, if that is something new. */
void vaka_sight_asked(vaka_play *play, vaka_record *record);
void vaka_sight_keep(vaka_play *play);
void vaka_sight_hold(vaka_play *play); /* files are read again: it opens with the same part */
void vaka_sight_follow(vaka_play *play, vaka_record *record);
void vaka_sight_own(vaka_play *play, vaka_record *record); /* to where the seat did something */
void vaka_sight_back(vaka_play *play);                     /* to where the seat can do something */
void vaka_sight_moved(vaka_play *play);
void vaka_sight_zoomed(vaka_play *play); /* a replay is followed all the same */
void vaka_sight_map(vaka_play *play);
void vaka_sight_jump(vaka_play *play);

/* affair.c: a line of the log, of one entry or of several that belong together. */
typedef struct vaka_affair {
    char text[2 * VAKA_SENTENCE]; /* empty: none is begun */
    uint32_t number;              /* of its last entry in the log */
    uint32_t step;                /* of that entry, as those below but the seat and `roll` */
    uint32_t kind;                /* of event */
    int32_t turn, at;             /* the place it names; VAKA_NONE: none */
    int32_t place, end;           /* the places that were named last of all, first and last in it */
    int32_t seat;                 /* that it is about, likewise */
    char last[VAKA_SENTENCE];     /* so that the same again is counted; empty: it is not */
    size_t length;                /* of the text without that number */
    int times;
    bool both;   /* two seats have done it: what one of them did next does not go on with it */
    bool aside;  /* it names no seat: what its seat did next does not go on with it */
    bool great;  /* a great moment … */
    bool moment; /* … or one is in it */
    bool way;    /* from place to place */
    bool roll;   /* a die was rolled: what follows is what came of it */
    bool stop;   /* its sentence has a full stop */
    bool over;   /* set by the caller where an event of routine lies behind it */
} vaka_affair;

/* An entry of the log as a line of its own; `event` is what the view's seat may read of it. And:
 * puts an affair behind one that is begun, if both are one happening; false: they are not. */
void vaka_affair_read(const vaka_view *view, const vaka_log_entry *log, uint32_t at,
                      const vaka_event *event, vaka_affair *out);
bool vaka_affair_join(const vaka_view *view, vaka_affair *to, const vaka_affair *next);

/* … the place of the board that an event names first, or VAKA_NONE. */
int32_t vaka_log_place(const vaka_view *view, const vaka_event *event);

/* hint.c: says what a good player would do; could anybody say so, and may it be said in this match?
 */
void vaka_play_hint(vaka_play *play);
bool vaka_hint_any(const vaka_play *play);
bool vaka_hint_allowed(const vaka_play *play);
void vaka_hint_tick(vaka_play *play); /* time has gone on */
void vaka_hint_drop(vaka_play *play); /* it is not wanted any more */
/* Its words and its mark go when something has been done, its mark when its words have gone. */
void vaka_hint_fade(vaka_play *play);

/* mats_view.c: takes their room from the board's; draws them all; one of somebody else was pressed.
 */
void vaka_mats_place(vaka_play *play);
void vaka_mats_draw(vaka_play *play);
void vaka_mat_press(vaka_play *play, int32_t mat);
/* zones_view.c: a heading at the top of a narrow box, smaller or in several lines where it is long;
 * none where not all of it can be read, for it is told when the place is pointed at. Returns how
 * high it is. One zone in a box of its own, its pieces as large as they fit, up to
 * `size`. */
int vaka_heading_draw(vaka_play *play, SDL_Rect box, int align, const char *text);
void vaka_zone_draw(vaka_play *play, SDL_Rect box, int32_t zone, int size);

/* tray_view.c: what can be had in this step: how high the strip is, 0: there is none, and how wide
 * where there is room; draws it; what is told of a row: what it is, what it costs, what it is good
 * for, and why it cannot be had; the same without what it is good for; one of them was pressed. */
int vaka_tray_high(const vaka_play *play);
int vaka_tray_wide(const vaka_play *play);
void vaka_tray_draw(vaka_play *play);
void vaka_tray_tip(const vaka_play *play, int32_t row, char *out, size_t room);
void vaka_tray_brief(const vaka_play *play, int32_t row, char *out, size_t room);
void vaka_play_tray(vaka_play *play, int32_t row);
/* The row that is picked and now wants a place, or VAKA_NONE. One is dragged; and let go there. */
int32_t vaka_tray_held(const vaka_play *play);
void vaka_tray_drag(vaka_play *play, int32_t row);
void vaka_tray_drop(vaka_play *play, int32_t row, int32_t to);

/* Something is pressed: is it the place at which a row that has just been pressed lies by itself?
 * Or, by its ghost, that of what the press before has planned? Then that is told. */
bool vaka_tray_lies(vaka_play *play, int32_t zone, bool ghost);
/* Takes something off that was planned, by its number; the last one of a row. */
void vaka_play_unplan(vaka_play *play, int32_t planned);
void vaka_play_unplan_row(vaka_play *play, int32_t row);
/* What is picked is kept while an action of the tray is taken, and picked again. */
void vaka_tray_keep(vaka_play *play, const vaka_action *action);
void vaka_tray_again(vaka_play *play);

/* play_end.c: the one button that ends a step: finds it in a new view; its place in the legal list,
 * VAKA_NONE: nothing ends it now; how wide it is; draws it; it was pressed; an answer to what was
 * asked then (an item of the menu), false: it was none; goes on with it, true: a wish is there. */
void vaka_end_find(vaka_play *play);
int32_t vaka_end_action(const vaka_play *play);
int vaka_end_wide(const vaka_play *play);
void vaka_end_draw(vaka_play *play, SDL_Rect box);
void vaka_play_end(vaka_play *play);
bool vaka_end_chosen(vaka_play *play, int32_t item);
bool vaka_end_goes_on(vaka_play *play);
/* Is it ended without a question, and without doing anything else before? */
bool vaka_end_is_plain(const vaka_play *play);
/* Does an action come last, while other things can still be done? Asks then whether to wait. */
bool vaka_end_early(vaka_play *play, int32_t action);
/* play_lost.c: would an action end the game, not won by who takes it, and another one not, or does
 * the game mark it as bad? Asks then; an answer to it (an item of the menu), false: it was none. */
bool vaka_lost_asks(vaka_play *play, const vaka_action *action);
bool vaka_lost_chosen(vaka_play *play, int32_t item);
/* The one thing that can be done and is asked for, by its place in the legal list; or VAKA_NONE. */
int32_t vaka_play_sole(const vaka_play *play);

/* middle_view.c: the panel in the middle: its number, VAKA_NONE: there is none, or no room; draws
 * it, or what brings it back. */
#define VAKA_MIDDLE_WIDE 860 /* where there is room for it */
int32_t vaka_middle_panel(const vaka_play *play);
SDL_Rect vaka_middle_room(const vaka_play *play);    /* where it has room */
bool vaka_middle_any(const vaka_play *play);         /* also laid aside */
bool vaka_middle_over_prompt(const vaka_play *play); /* which then is not drawn */
void vaka_middle_note(vaka_play *play);              /* what it will ask in this picture */
void vaka_middle_draw(vaka_play *play);

/* Does the panel in the middle have a button for a legal action? */
static inline bool vaka_middle_has(const vaka_play *play, int32_t action)
{
    for (uint32_t i = 0; i < play->answer_count; i++)
        if (action >= 0 && play->answers[i] == (uint32_t)action)
            return true;
    return false;
}

/* A seat's name where it stands alone: "You" for somebody who has not said another. `out` has
 * VAKA_VIEW_NAME bytes and is returned (strip_view.c). */
const char *vaka_play_seat(const vaka_play *play, int32_t seat, char *out);

/* log_view.c: is an entry of the log small print, which nobody reads but who searches for it: what
 * is routine, a die that was rolled for that (a tie between candidates), and that another seat than
 * the view's had nothing to decide? What scripts of what is tried have said by debug(…) comes to
 * the log, or goes. */
bool vaka_log_small(const vaka_view *view, const vaka_log_entry *log, uint32_t number);
void vaka_remarks_hear(vaka_play *play);
void vaka_remarks_forget(vaka_play *play);

/* log_view.c, tutor_view.c, tutor.c */
void vaka_recap_draw(vaka_play *play);
bool vaka_recap_any(vaka_play *play); /* is there anything to tell? */
void vaka_tutor_draw(vaka_play *play);
bool vaka_tutor_docks(const vaka_play *play); /* it has a tab of the column */
int vaka_tutor_above(const vaka_play *play);  /* how high it is above a panel in the middle */
const vaka_gui_step *vaka_tutor_step(const vaka_play *play); /* the one to be read; NULL: none */
int32_t vaka_tutor_place(const vaka_play *play, const vaka_gui_step *step); /* where it points */
void vaka_tutor_begin(vaka_play *play); /* a view was opened: leaves only what is waited for */
void vaka_tutor_moved(vaka_play *play, int32_t seat); /* it has acted */
bool vaka_tutor_next(vaka_play *play); /* has been read; false: something is waited for */
bool vaka_tutor_on(const vaka_play *play);
/* Is the action one of those that the step waits for? And: it cannot be done any more. */
bool vaka_tutor_wants(const vaka_layout *layout, const vaka_gui_step *step,
                      const vaka_action *action);
void vaka_tutor_lose(vaka_play *play);
/* Nothing comes of what was pressed: says what the step waits for instead; false: no lesson. */
bool vaka_tutor_explains(vaka_play *play);

#endif
