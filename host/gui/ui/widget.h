/* gui/ui/widget.h - what can be pointed at, pressed and scrolled, as it was drawn last.
 *
 * SPDX-License-Identifier: MIT
 *
 * A screen draws itself anew whenever something has changed, and says while it draws where what can
 * be pressed. Mouse and keyboard look there afterwards. */
#ifndef GUI_UI_WIDGET_H
#define GUI_UI_WIDGET_H

#include "gui/draw/fonts.h"
#include "gui/draw/paint.h"

typedef struct vaka_ui vaka_ui;

#define VAKA_HITS 1024
#define VAKA_SCROLLS 8

typedef struct vaka_scroll { /* an area whose content may be higher than itself */
    SDL_Rect box;
    int at;     /* pixels scrolled */
    int high;   /* of the content, as drawn last */
    int room;   /* its own height, as drawn last */
    bool stick; /* stays at the end while it is there */
    SDL_Rect clip_before;
} vaka_scroll;

typedef struct vaka_hit {
    int what;     /* VAKA_HIT_… */
    int32_t a, b; /* which one */
    SDL_Rect box;
    SDL_Rect clip;       /* the part of the window in which it can be seen */
    vaka_scroll *scroll; /* that it lies in; may be NULL */
    bool off;            /* shown, but cannot be pressed */
    bool late;           /* gets the focus after all others, though it was drawn before */
    bool silent;         /* never gets the focus: can be pointed at only */
    bool blank;          /* only ground: pressed, it does nothing, and the focus stays */
    bool field;          /* text is typed into it */
    int layer;           /* only the highest is alive */
    char label[96];      /* what it says */
} vaka_hit;

/* What a hit is. Those of the play screen use a and b as written. */
enum {
    VAKA_HIT_NONE,
    VAKA_HIT_BOARD,
    VAKA_HIT_ZONE,   /* a: zone */
    VAKA_HIT_KIND,   /* a: zone, b: kind */
    VAKA_HIT_ACTION, /* a: place in the legal list */
    VAKA_HIT_PANEL,  /* a: element of the scene with a button */
    VAKA_HIT_ITEM,   /* a: line of the menu */
    VAKA_HIT_BUTTON, /* a: a number of the screen's own */
    VAKA_HIT_MORE,   /* all actions */
    VAKA_HIT_TOOLS,  /* a menu of undo, redo and the like */
    VAKA_HIT_UNDO,
    VAKA_HIT_REDO,
    VAKA_HIT_HELP,
    VAKA_HIT_CLOSE,
    VAKA_HIT_BACK,
    VAKA_HIT_LOG,    /* a: place in the log */
    VAKA_HIT_FILTER, /* of the log */
    VAKA_HIT_SEARCH, /* the log's field */
    VAKA_HIT_WHY,    /* why nothing, or not more, can be done */
    VAKA_HIT_SCRUB,  /* the line of a replay */
    VAKA_HIT_TAB,    /* a: VAKA_TAB_… of the column */
    VAKA_HIT_NEXT,   /* of a lesson, or of a recap: has been read */
    VAKA_HIT_INTERRUPT,
    VAKA_HIT_PICTURE,
    VAKA_HIT_SETTINGS,
    VAKA_HIT_LEAVE,   /* without asking */
    VAKA_HIT_COUNTER, /* a: counter, b: seat or VAKA_NONE */
    VAKA_HIT_SHEET,   /* the score sheet: away, or back */
    VAKA_HIT_MAT,     /* a: a mat of somebody else: opens it, or folds it */
    VAKA_HIT_TRAY,    /* a: row of what can be had */
    VAKA_HIT_MOMENT,  /* a great moment: has been read */
    VAKA_HIT_ALONG,   /* a: sort of pieces that go along, or fewer of them */
    VAKA_HIT_UNDO_ONE,
    VAKA_HIT_RESTS,   /* what must not be pressed yet */
    VAKA_HIT_GHOST,   /* a: of what is planned, by its number: takes it off */
    VAKA_HIT_UNPLAN,  /* a: row of what can be had: takes the last one off that was planned */
    VAKA_HIT_HANDS,   /* all cards of the hand, as a menu */
    VAKA_HIT_MIDDLE,  /* a: 1 the panel in the middle is laid aside, or brought back */
    VAKA_HIT_ERASE,   /* a: a saved game, to be deleted */
    VAKA_HIT_KEEP,    /* a trial, in a journal */
    VAKA_HIT_REPLAY,  /* the match that is over, from its start */
    VAKA_HIT_REMATCH, /* the same again */
    VAKA_HIT_HINT,    /* what would a good player do? */
    VAKA_HIT_STEP,    /* help about this step: shows it, or puts it away */
    VAKA_HIT_NOW,     /* a bot that thinks is to move now */
    VAKA_HIT_STOP,    /* what is under way: it goes no further */
    VAKA_HIT_MINIMAP, /* the small map: the board goes where it was pressed */
    VAKA_HIT_NAMED,   /* pieces of a panel of which nothing is asked: their name is told */
};

#define VAKA_BUTTON_PLAIN 0u
#define VAKA_BUTTON_MAIN 1u /* filled: the one Enter presses */
#define VAKA_BUTTON_LEFT 2u /* text at the left */
#define VAKA_BUTTON_ON 4u   /* switched on */

/* Adds a place that can be pressed, and returns it: good until the next frame. */
vaka_hit *vaka_widget_hit(vaka_ui *ui, SDL_Rect box, int what, int32_t a, int32_t b,
                          const char *label);

/* The same drawn as a button. */
vaka_hit *vaka_widget_button(vaka_ui *ui, SDL_Rect box, vaka_hit hit, const char *text,
                             uint32_t style);

/* How wide a button with a text on one line is; how wide one of a height has to be at least, in the
 * smallest letters that it shrinks to; how high one of a width, in these letters; how high one of a
 * width with the text broken. */
int vaka_widget_button_wide(vaka_ui *ui, const char *text);
int vaka_widget_button_narrow(vaka_ui *ui, const char *text, int high);
int vaka_widget_button_low(vaka_ui *ui, const char *text, int wide);
int vaka_widget_button_high(vaka_ui *ui, const char *text, int wide, uint32_t style);

/* The hit at a point of the window that is alive, or NULL; the one with the focus; the next one. */
vaka_hit *vaka_widget_at(vaka_ui *ui, int x, int y);
vaka_hit *vaka_widget_focus(vaka_ui *ui);
void vaka_widget_step(vaka_ui *ui, int by);
/* The next one of a sort; false: there is none. */
typedef bool (*vaka_widget_sort)(const void *data, const vaka_hit *hit);
bool vaka_widget_step_to(vaka_ui *ui, int by, vaka_widget_sort is, const void *data);
bool vaka_widget_same(const vaka_hit *a, const vaka_hit *b);
bool vaka_widget_has_pointer(const vaka_ui *ui, const vaka_hit *hit);

/* The screen is drawn: what is to come late does. */
void vaka_widget_order(vaka_ui *ui);

/* Draws a ring round what has the focus. */
void vaka_widget_ring(vaka_ui *ui);

/* Between these two everything is drawn into the area; begin returns the y of its content's top,
 * end is told the y of its bottom. */
int vaka_scroll_begin(vaka_ui *ui, vaka_scroll *scroll, SDL_Rect box);
void vaka_scroll_end(vaka_ui *ui, vaka_scroll *scroll, int bottom);
bool vaka_scroll_by(vaka_ui *ui, vaka_scroll *scroll, int pixels);
vaka_scroll *vaka_scroll_at(vaka_ui *ui, int x, int y);

/* Keys that scroll: the area that has the focus, else the one that was drawn last; with Shift
 * another one. Up and Down do where there is nothing to choose with them, Home and End where they
 * mean nothing else. False: it is none of them, or there is nothing to scroll. */
bool vaka_scroll_key(vaka_ui *ui, const SDL_Keysym *key);

#endif
