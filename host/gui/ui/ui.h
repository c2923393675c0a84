/* gui/ui/ui.h - the window without what is in it: events, hits, focus, menus, notices, help.
 *
 * SPDX-License-Identifier: MIT
 *
 * It shows one screen (screen.h) and knows nothing of boards and games. A screen is drawn anew when
 * `dirty` is set, and waits in vaka_input_run until what it was shown for is done. */
#ifndef GUI_UI_UI_H
#define GUI_UI_UI_H

#include "front/view.h"
#include "gui/base/settings.h"
#include "gui/draw/look.h"
#include "gui/gui.h"
#include "gui/ui/field.h"
#include "gui/ui/menu.h"
#include "gui/ui/screen.h"
#include "gui/ui/sound.h"
#include "gui/ui/touch.h"
#include "gui/ui/widget.h"

#define VAKA_NOTICE 1024
/* ms for which nothing can be pressed that has just become another thing; and what lies under the
 * pointer that has clicked there, unless that was moved (input.c). */
#define VAKA_RESTS 400
#define VAKA_RESTS_BELOW 1500

struct vaka_ui {
    vaka_gui_look *look; /* borrowed */
    const vaka_gui_start *start;
    vaka_gui *gui;                 /* the whole, only to be handed to a robot */
    const vaka_language *language; /* of the host; NULL: English */
    vaka_settings settings;
    SDL_Window *window;
    SDL_Surface *own;  /* owned; drawn on where the window's pixels are laid out otherwise */
    bool full;         /* it fills the display */
    SDL_Rect windowed; /* where it was before, if that is done by hand */
    bool has_icon;
    int pace;        /* ms that a program's move stays */
    bool still;      /* nothing moves by itself */
    bool no_moments; /* great moments are only in the log */
    bool all_stops;  /* one is asked even where there is nothing to decide */
    int volume;      /* of sounds, 0 to 100 */
    bool mute;
    vaka_sound *sound;    /* owned; NULL: nothing was heard yet */
    uint32_t sound_asked; /* the last one that was to be heard (VAKA_SOUND_…), heard or not */
    bool no_follow;       /* the board stays where it is, whatever others do */
    float dots;           /* pixels of the canvas to a unit of the pointer */
    uint32_t wake;        /* SDL ticks at which the screen's tick is due; 0: never */
    bool dirty;           /* something has changed since it was drawn */
    bool touched;         /* only what lies on top of the board has */
    bool closing;         /* the window is being closed */
    uint32_t frames;      /* drawn so far */

    const vaka_screen *screen;
    void *data; /* for the functions of the screen */
    /* The settings are wanted, from any screen and back; NULL: there are none. */
    void (*visit_settings)(void *data);
    void *settings_data;

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
    vaka_fingers fingers;
    uint32_t (*clock)(void); /* ms; NULL: SDL's. Tests have their own */
    vaka_hit under;          /* what lies where the button went down last, and since when … */
    uint32_t under_since;    /* … it is another than it was; 0: it is still the same */
    bool beside;             /* the last press has closed a menu beside which it was */
    bool focus_given;        /* a press has given the focus to something else than was pressed */
    vaka_hit was;            /* what lay there then */

    vaka_field field; /* the text that is being typed */
    vaka_menu menu;
    bool help;
    bool guide; /* the player's guide instead of the keys */
    vaka_scroll help_scroll;
    char notice[VAKA_NOTICE]; /* why not, or what went wrong */
    const char *notice_rule;  /* that was cited; may be NULL */
    bool notice_bad;
    int notice_x, notice_y;       /* beside this point; negative: above the prompt */
    SDL_Rect notice_off;          /* what it lies above, so that this is seen; empty: nothing */
    const vaka_screen *notice_of; /* where it was said; on another screen it hides no button */
    SDL_Rect notice_box;          /* where it was drawn */
};

/* window.c: opens the window with fonts and drawings; frees all of it. */
vaka_status vaka_window_open(vaka_ui *ui, vaka_error *err);
void vaka_window_close(vaka_ui *ui);
void vaka_window_frame(vaka_ui *ui); /* draws if something has changed */
void vaka_window_look(vaka_ui *ui);  /* palette and styles of seats have changed */
void vaka_window_theme(vaka_ui *ui, bool dark);
void vaka_window_percent(vaka_ui *ui, int percent);
int vaka_window_most(const vaka_ui *ui); /* per cent that text can have on this screen */
void vaka_window_full(vaka_ui *ui, bool full);

/* What tells whether anybody else makes a window fill the display. */
typedef struct vaka_window_signs {
    const char *driver;            /* of SDL; NULL: none */
    int frame;                     /* pixels of the frame around the window, all sides together */
    const char *desktop, *session; /* as the environment names them; NULL or empty: not at all */
} vaka_window_signs;
/* … by these signs; and by hand: over all of the display, and back. */
bool vaka_window_is_managed(const vaka_window_signs *signs);
void vaka_window_fill(vaka_ui *ui, bool full);

/* Shows another screen from now on; its functions get `data`. */
void vaka_ui_show(vaka_ui *ui, const vaka_screen *screen, void *data);

/* A text of the host in the language of the moment. */
static inline const char *vaka_ui_say(const vaka_ui *ui, const char *text)
{
    return vaka_say(ui->language, text);
}

/* Is a key the screen's own now (screen.h)? */
static inline bool vaka_ui_screen_takes(const vaka_ui *ui, const SDL_Keysym *key)
{
    return ui->screen->takes && ui->screen->takes(ui->data, key);
}

/* Does nothing move by itself: as it is set, or because a robot plays? */
static inline bool vaka_ui_is_still(const vaka_ui *ui)
{
    return ui->still || (ui->start && ui->start->robot);
}

/* What the clock says, in ms; never 0. Do things rest for a while when they become others? Not for
 * a robot, which sees what it presses. */
static inline uint32_t vaka_ui_now(const vaka_ui *ui)
{
    uint32_t now = ui->clock ? ui->clock() : SDL_GetTicks();

    return now ? now : 1;
}
static inline bool vaka_ui_rests(const vaka_ui *ui)
{
    return ui->clock || !(ui->start && ui->start->robot);
}

/* Does anything lie over the screen: a menu, the help, a notice? */
bool vaka_ui_is_covered(const vaka_ui *ui);

/* input.c: draws, waits for events and obeys them until *done or the window is being closed. */
void vaka_input_run(vaka_ui *ui, const bool *done);
/* Obeys what is there and waits at most so long, for moves of programs; longer while somebody reads
 * or *held, no longer than until *done. */
void vaka_input_pause(vaka_ui *ui, int ms, const bool *held, const bool *done);
/* Obeys what is there until `over` says so, and looks again and again whether it does; longer while
 * somebody reads. */
void vaka_input_await(vaka_ui *ui, bool (*over)(void *data), void *data);
void vaka_input_obey(vaka_ui *ui, const SDL_Event *event);
/* The screen was drawn: notes if something else lies now where the button went down last. */
void vaka_input_drawn(vaka_ui *ui);
/* What lies there now can be pressed at once: it was long in sight elsewhere. */
void vaka_input_forget(vaka_ui *ui);
/* What a press has begun, or drags, is not meant: it goes back to where that was. */
void vaka_input_let_go(vaka_ui *ui);

/* notice.c: a sentence beside the pointer, until something else happens. */
void vaka_notice_set(vaka_ui *ui, bool bad, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same for a sentence of the host, in the language of the moment. */
void vaka_notice_say(vaka_ui *ui, bool bad, const char *sentence);
/* An error in a sentence of the host with a gap for it, for the reader. */
void vaka_notice_error(vaka_ui *ui, const char *sentence, const char *error);
/* Why the rules refuse something to the seat of a view. */
void vaka_notice_refusal(vaka_ui *ui, const vaka_view *view, const vaka_refusal *why);
/* Adds what the parts of the cited rule say, where nothing was said of it as a whole. */
void vaka_notice_explain(vaka_ui *ui, const vaka_language *language);
/* Tells, once, if a drawing was missing in the last picture. */
void vaka_notice_missing(vaka_ui *ui);
void vaka_notice_draw(vaka_ui *ui);
/* Where it will lie, if it was said on the screen that is shown; false: none was. */
bool vaka_notice_place(const vaka_ui *ui, SDL_Rect *out);

/* help.c: the keys and the player's guide, laid over any screen. */
void vaka_help_draw(vaka_ui *ui);
void vaka_help_open(vaka_ui *ui);
bool vaka_help_press(vaka_ui *ui, const vaka_hit *hit); /* false: it is to be closed */
bool vaka_help_key(vaka_ui *ui, const SDL_Keysym *key);

/* guide_view.c: draws a text with a few marks (headings, lists, tables, code), as people read it,
 * from `y` on; returns where it ends. */
int vaka_guide_draw(vaka_ui *ui, SDL_Rect box, int y, const char *text);

#endif
