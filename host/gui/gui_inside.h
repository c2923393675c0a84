/* gui/gui_inside.h - the window from inside: what all its files share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_GUI_INSIDE_H
#define GUI_GUI_INSIDE_H

#include "front/view.h"
#include "gui/chart.h"
#include "gui/counter.h"
#include "gui/gui.h"
#include "gui/menu.h"
#include "gui/picks.h"
#include "gui/widget.h"

#define VAKA_NOTICE 512
#define VAKA_GAMES 200 /* journals listed */

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
} vaka_screen;

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

    vaka_chart chart; /* the board: where it is and how large */
    vaka_picks picks;
    uint8_t *targets; /* owned: zones worth pointing at, by number */
    int32_t pointed;  /* zone under the pointer, or VAKA_NONE */
    int32_t cursor;   /* zone of the keyboard, or VAKA_NONE */
    vaka_scroll column, log, trays;
    uint32_t read[VAKA_MAX_SEATS + 1]; /* entries of the log each has read; last: spectator */
    uint32_t fresh;                    /* where the new ones begin, for who looks now */
    bool log_hidden;
    SDL_Rect strip_box, board_box, column_box, log_box, prompt_box, hand_box;
} vaka_play;

typedef struct vaka_game_file {
    char path[VAKA_GUI_PATH];
    char title[96];
    int64_t changed;
} vaka_game_file;

typedef struct vaka_lobby { /* start, new game and load screens */
    vaka_gui_choice choice;
    bool choosing; /* `choice` is filled in */
    uint32_t module;
    vaka_gui_item scenarios[VAKA_GUI_ITEMS], rules[VAKA_GUI_ITEMS];
    uint32_t scenario_count, rule_count, scenario;
    bool rule_on[VAKA_GUI_ITEMS];
    char typed[32]; /* the seed as text */
    vaka_game_file *games;
    uint32_t game_count;
    vaka_scroll scroll;
    int32_t answer; /* what the screen came to: VAKA_LOBBY_… */
    bool answered;
    char path[VAKA_GUI_PATH];
} vaka_lobby;

struct vaka_gui {
    const vaka_gui_start *start;
    SDL_Window *window;
    SDL_Surface *canvas; /* what is drawn on: the window's own, or `own` */
    SDL_Surface *own;    /* owned; where the window's pixels are laid out otherwise */
    vaka_fonts *fonts;
    vaka_counters *counters;
    const vaka_theme *theme;
    bool dark, full;
    int percent; /* size of text and everything around it */
    int pace;

    const vaka_screen *screen;
    vaka_hit hits[VAKA_HITS];
    int hit_count, layer;
    vaka_scroll *scrolls[VAKA_SCROLLS];
    int scroll_count;
    vaka_scroll *scrolling; /* the one being drawn */
    vaka_hit focus;         /* what has it; what == VAKA_HIT_NONE: nothing */
    bool focus_shown;       /* by keyboard: the ring is drawn */
    int x, y;               /* the pointer */
    vaka_hit down;          /* what the button went down on */
    int down_x, down_y;
    bool dragging;

    vaka_menu menu;
    bool help;
    vaka_scroll help_scroll;
    char notice[VAKA_NOTICE]; /* why not, or what went wrong */
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

/* window.c */
vaka_status vaka_window_open(vaka_gui *gui, vaka_error *err);
void vaka_window_close(vaka_gui *gui);
void vaka_window_frame(vaka_gui *gui); /* draws if something has changed */
void vaka_window_theme(vaka_gui *gui, bool dark);
void vaka_window_percent(vaka_gui *gui, int percent);
void vaka_window_full(vaka_gui *gui, bool full);

/* input.c */

/* Draws, waits for events and obeys them until *done or the window is being closed. */
void vaka_input_run(vaka_gui *gui, const bool *done);
/* Obeys what is there and waits at most so long; for moves of programs. */
void vaka_input_pause(vaka_gui *gui, int ms);
void vaka_input_obey(vaka_gui *gui, const SDL_Event *event);

/* notice.c: a sentence beside the pointer, until something else happens. */
void vaka_notice_set(vaka_gui *gui, bool bad, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void vaka_notice_refusal(vaka_gui *gui, const vaka_refusal *why);
void vaka_notice_draw(vaka_gui *gui);

/* screen_*.c */
extern const vaka_screen vaka_screen_start, vaka_screen_new, vaka_screen_load, vaka_screen_play,
    vaka_screen_curtain;
void vaka_help_draw(vaka_gui *gui);

/* lobby.c: from the start screen to a record; NULL: the window is to be closed. */
vaka_record *vaka_lobby_run(vaka_gui *gui);
void vaka_lobby_done(vaka_gui *gui);
void vaka_lobby_games(vaka_gui *gui);              /* lists the journals, newest first */
void vaka_lobby_module(vaka_gui *gui, uint32_t n); /* chooses a module for a new game */
void vaka_lobby_seats(vaka_gui *gui, int32_t seats);

/* Answers of the lobby's screens; quit is also what closing the window means. */
enum {
    VAKA_LOBBY_QUIT,
    VAKA_LOBBY_BACK,
    VAKA_LOBBY_NEW,
    VAKA_LOBBY_LOAD,
    VAKA_LOBBY_OPEN,
    VAKA_LOBBY_PLAY
};
void vaka_lobby_answer(vaka_gui *gui, int32_t answer);
void vaka_lobby_ground(vaka_gui *gui); /* what all its screens lie on */

/* gui_front.c */
void vaka_gui_front(vaka_gui *gui, vaka_front *front);

/* The parts of the play screen, each into its box. */
void vaka_strip_draw(vaka_gui *gui);
void vaka_board_draw(vaka_gui *gui);
void vaka_trays_draw(vaka_gui *gui); /* instead of a board */
void vaka_column_draw(vaka_gui *gui);
void vaka_log_draw(vaka_gui *gui);
void vaka_prompt_draw(vaka_gui *gui);
void vaka_hand_draw(vaka_gui *gui);
void vaka_look_draw(vaka_gui *gui); /* the card about the zone that is pointed at */

int vaka_zones_of(vaka_gui *gui, SDL_Rect box, int y, int32_t owner, int size); /* zones_view.c */
int vaka_panels_draw(vaka_gui *gui, SDL_Rect box, int y);
int vaka_hand_high(vaka_gui *gui, int32_t *count); /* of the seat's hand; 0: nothing to show */

/* play.c: what was pressed becomes a wish. */
void vaka_play_refresh(vaka_gui *gui); /* view or picks have changed */
void vaka_play_act(vaka_gui *gui, const vaka_action *action);
void vaka_play_zone(vaka_gui *gui, int32_t zone, bool all);
void vaka_play_kind(vaka_gui *gui, int32_t zone, int32_t kind, bool all);
void vaka_play_menu(vaka_gui *gui, const uint32_t *actions, uint32_t count, const char *title);
void vaka_play_all(vaka_gui *gui);
void vaka_play_want(vaka_gui *gui, uint32_t type, int32_t seat);
void vaka_play_why(vaka_gui *gui, int32_t zone, int32_t kind);

/* play_menus.c, play_keys.c */
void vaka_play_leave(vaka_gui *gui);
void vaka_play_tools(vaka_gui *gui);
void vaka_play_interrupt(vaka_gui *gui);
void vaka_play_undo(vaka_gui *gui, bool undo); /* false: redo */
void vaka_play_chosen(vaka_gui *gui, int32_t item);
bool vaka_play_key(vaka_gui *gui, const SDL_Keysym *key);

#endif
