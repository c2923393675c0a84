/* gui/editor/editor.h - the screen on which scenarios are drawn.
 *
 * SPDX-License-Identifier: MIT
 *
 * In the middle the map of the draft, as the tables of the game say it (draft/chart.h); at the left
 * what can be done with the pointer; at the right the row that is chosen, all tables, what the
 * scenario says, and how it is balanced. Whatever a person does is one step of the draft. It knows
 * no game: only tables, columns and their words. */
#ifndef GUI_EDITOR_EDITOR_H
#define GUI_EDITOR_EDITOR_H

#include "draft/chart.h"
#include "gui/ui/form.h"
#include "play/balance.h"

#define VAKA_TOOLS 64
#define VAKA_EDITOR_TYPED 512
#define VAKA_EDITOR_WORDS_MOST 96
#define VAKA_EDITOR_NAME_MOST 320

enum { VAKA_TOOL_LOOK, VAKA_TOOL_PAINT, VAKA_TOOL_ERASE, VAKA_TOOL_JOIN, VAKA_TOOL_LAY };

typedef struct vaka_tool { /* what the pointer does on the map */
    int what;
    uint32_t table;
    char word[64]; /* the sort of place that is painted; "": the table has none */
} vaka_tool;

/* The parts of the right column; the map is one of them where there is no room for columns. */
enum {
    VAKA_SIDE_ROW,
    VAKA_SIDE_TABLES,
    VAKA_SIDE_SCENARIO,
    VAKA_SIDE_BALANCE,
    VAKA_SIDE_MAP,
    VAKA_SIDES_ALL
};

/* What a field or a menu is about. */
typedef struct vaka_about {
    int what;       /* 0: nothing */
    uint32_t table; /* of a row */
    char id[VAKA_DRAFT_ID];
    uint32_t column;
    char key[160]; /* of a fact */
} vaka_about;

typedef struct vaka_editor {
    vaka_gui_look *look; /* borrowed, like the next two */
    vaka_ui *ui;
    const vaka_module *module;
    vaka_draft *draft; /* owned; NULL: nothing is being drawn */
    vaka_chart chart;
    vaka_tool tools[VAKA_TOOLS];
    uint32_t tool_count, tool;

    SDL_Rect box;             /* of the map in the window */
    float x, y;               /* of the plane, in its middle */
    float scale;              /* pixels for a unit of the plane; 0: not placed yet */
    int32_t at[2];            /* where the keyboard is on the map: numbers of a place */
    bool at_shown;            /* … and that is drawn */
    bool stroke;              /* something is being painted: the draft's step is open */
    SDL_Point last;           /* where the pointer was in it */
    char from[VAKA_DRAFT_ID]; /* first end of a route; "": none */

    int tab;
    bool narrow;   /* one thing is shown at a time */
    int32_t table; /* of the row that is chosen; VAKA_NONE: none is */
    char row[VAKA_DRAFT_ID];
    uint32_t shown; /* table that is listed */
    vaka_scroll side, left, below, tabs;
    char hint[256]; /* what the pointer is on */

    vaka_findings findings;
    uint32_t checked; /* version of the draft they are of, and one more; 0: never checked */

    vaka_balance *balance; /* owned; NULL: none is running */
    vaka_stats stats;
    char side_name[VAKA_STATS_SIDES][48]; /* what the sides of it are called, also when none runs */
    uint32_t balanced;                    /* version of the draft that they are of */
    int32_t seats;                        /* of a game that is tried */
    bool balancing;
    char trouble[256]; /* why games could not be played */

    vaka_about typing, choosing;
    char typed[VAKA_EDITOR_TYPED];
    char mod[VAKA_DRAFT_ID], name[VAKA_DRAFT_ID]; /* where it is saved; "": by its title */
    bool cards;                                   /* they are unfolded */
    char find[64];                                /* what lists are to show; "": all */
    bool by_name;                                 /* tables are listed so */
    bool kept; /* it was saved there, or came from there: its file is its own */
    vaka_gui_item rules[VAKA_GUI_ITEMS];
    uint32_t rule_count;

    vaka_record *record; /* that is to be played, when answered; the lobby's then */
    bool answered;
} vaka_editor;

extern const vaka_screen vaka_screen_editor; /* its data is a vaka_editor */

/* editor_run.c: begins with a draft of a scenario (NULL: the game as it is; "": a map from
 * nothing). False after telling why not. Frees what it owns. */
bool vaka_editor_open(vaka_editor *editor, const vaka_module *module, const char *scenario);
void vaka_editor_close(vaka_editor *editor);

/* Shows the screen until it is left. Returns a record that is to be played, after which it goes on;
 * NULL: it was left, and the draft is gone; or the window is being closed. */
vaka_record *vaka_editor_run(vaka_editor *editor);

/* editor.c: a step: what it does, with a gap for a word (may be NULL). Ends it; false: nothing
 * changed. */
void vaka_editor_begin(vaka_editor *editor, const char *what, const char *word);
bool vaka_editor_end(vaka_editor *editor);

/* The chosen row; VAKA_NONE: it is not there any more. Chooses one. */
int32_t vaka_editor_row(const vaka_editor *editor);
void vaka_editor_choose(vaka_editor *editor, uint32_t table, const char *id);

/* The id of a table, a column or a word as people read it: "event_markers" is "Event markers". A
 * language may say it better by `sort` ("table.", "column.", "word.") and the id. */
const char *vaka_editor_words(const vaka_editor *editor, const char *sort, const char *id,
                              char out[VAKA_EDITOR_WORDS_MOST]);

/* That of the game that is drawn: it has the names of its tables, places and options. */
const vaka_language *vaka_editor_language(const vaka_editor *editor);

/* The title of a row in the reader's language, as the game or the draft has it; "": it has none. */
const char *vaka_editor_title(const vaka_editor *editor, uint32_t table, uint32_t row);

/* A number that the scenario says. */
int32_t vaka_editor_fact_number(const vaka_editor *editor, const char *key, int32_t otherwise);

/* Is anything wrong with a row or a fact ("": the whole)? The n-th finding about it; NULL: none. */
const vaka_finding *vaka_editor_wrong_row(const vaka_editor *editor, uint32_t table, const char *id,
                                          uint32_t n);
const vaka_finding *vaka_editor_wrong_fact(const vaka_editor *editor, const char *key, uint32_t n);

/* editor_list.c: the numbers of what a list shows: those whose names have what is looked for, by
 * name or as they come. `name` writes the n-th name, false past the last. Owned by the caller. The
 * field in which one says what is looked for; it is typed into. */
typedef bool (*vaka_editor_namer)(const vaka_editor *editor, const void *data, uint32_t n,
                                  char out[VAKA_EDITOR_NAME_MOST]);
uint32_t *vaka_editor_list(const vaka_editor *editor, vaka_editor_namer name, const void *data,
                           bool sorted, uint32_t *count);
void vaka_editor_find(vaka_editor *editor, vaka_form *form);
void vaka_editor_find_begin(vaka_editor *editor);

/* editor_do.c: play, save, balance, check. */
void vaka_editor_play(vaka_editor *editor);
bool vaka_editor_save(vaka_editor *editor);
void vaka_editor_balance(vaka_editor *editor, bool on);
void vaka_editor_tick(void *editor);
/* editor_map.c: draws the map; does what the tool does at a point of the window, once; paints from
 * the last point to this one; moves and zooms. */
void vaka_editor_map(vaka_editor *editor, SDL_Rect box);
void vaka_editor_use(vaka_editor *editor, int x, int y);
void vaka_editor_use_at(vaka_editor *editor, const int32_t at[2]);
void vaka_editor_stroke(vaka_editor *editor, bool over);
void vaka_editor_look_at(vaka_editor *editor, int x, int y);
void vaka_editor_fit(vaka_editor *editor);
void vaka_editor_zoom(vaka_editor *editor, float factor, int x, int y);
vaka_ink vaka_editor_ink(const vaka_editor *editor, uint32_t table, const char *word);

/* editor_tools.c: which there are; draws them; what one is called. */
void vaka_editor_tools(vaka_editor *editor);
void vaka_editor_tools_draw(vaka_editor *editor, SDL_Rect box);
void vaka_editor_take(vaka_editor *editor, uint32_t tool);
void vaka_editor_tool_name(const vaka_editor *editor, const vaka_tool *tool, char *out,
                           size_t room);

/* editor_side.c, editor_scenario.c: the right column. What is pressed in it; false: it is of
 * another part. A line of a menu was chosen. */
void vaka_editor_side(vaka_editor *editor, SDL_Rect box);
void vaka_editor_side_put(vaka_editor *editor, vaka_form *form);
void vaka_editor_tabs(vaka_editor *editor, vaka_form *form);
bool vaka_editor_side_press(vaka_editor *editor, int32_t which, int32_t number);
void vaka_editor_scenario(vaka_editor *editor, vaka_form *form);
bool vaka_editor_scenario_press(vaka_editor *editor, int32_t which, int32_t number);
void vaka_editor_chosen(void *editor, int32_t item);

/* editor_pick.c: a row as people read it: its title, or what it is and where. */
const char *vaka_editor_row_name(const vaka_editor *editor, uint32_t table, uint32_t row,
                                 char out[VAKA_EDITOR_NAME_MOST]);
/* A menu of rows that can be laid at a place: a new one, those of the game that are left out, and
 * those that lie elsewhere; without a place (NULL): that can be added. Without any but a new one
 * that is made at once, and it says false. A line of it was chosen. */
bool vaka_editor_ask_row(vaka_editor *editor, uint32_t table, const char *place);
void vaka_editor_picked(vaka_editor *editor, const vaka_about *about, int32_t item);

/* The n-th card that a column of texts may name, if it names cards; false: there are not so many.
 */
bool vaka_editor_card(const vaka_editor *editor, const vaka_column *column, uint32_t n,
                      vaka_gui_card *out);

/* editor_type.c: begins to type into a field, about something; what was typed is taken over; one
 * step is undone or done again. Findings about something, under it. */
void vaka_editor_field(vaka_editor *editor, const vaka_about *about, const char *value,
                       vaka_hit hit);
void vaka_editor_typed(vaka_editor *editor);
void vaka_editor_undo(vaka_editor *editor, bool redo);
void vaka_editor_wrong(vaka_editor *editor, vaka_form *form, const vaka_finding *finding);

/* Buttons of the screen, by number. */
enum {
    VAKA_EDITOR_BACK,
    VAKA_EDITOR_UNDO,
    VAKA_EDITOR_REDO,
    VAKA_EDITOR_SAVE,
    VAKA_EDITOR_PLAY,
    VAKA_EDITOR_FIT,
    VAKA_EDITOR_TOOLS,
    VAKA_EDITOR_TOOL, /* number: which */
    VAKA_EDITOR_TAB,  /* number: which */
    VAKA_EDITOR_FINDING,
    /* of the row: number is the column */
    VAKA_EDITOR_ID,
    VAKA_EDITOR_LESS,
    VAKA_EDITOR_MORE,
    VAKA_EDITOR_SWITCH,
    VAKA_EDITOR_WORDS,
    VAKA_EDITOR_TEXT,
    VAKA_EDITOR_REMOVE,
    VAKA_EDITOR_EARLIER,
    VAKA_EDITOR_LATER,
    VAKA_EDITOR_OTHER, /* number: table * 4096 + row */
    VAKA_EDITOR_TABLE,
    VAKA_EDITOR_ADD,
    VAKA_EDITOR_ROW_LANG, /* number: language */
    /* of the scenario */
    VAKA_EDITOR_FACT, /* number: which field */
    VAKA_EDITOR_LANG, /* number: language * 2, + 1 for the text */
    VAKA_EDITOR_SEATS,
    VAKA_EDITOR_OPTION_LESS,
    VAKA_EDITOR_OPTION_MORE,
    VAKA_EDITOR_OPTION,
    VAKA_EDITOR_RULE,
    VAKA_EDITOR_RULE_LESS, /* number: rule * VAKA_GUI_OPTIONS + option */
    VAKA_EDITOR_RULE_MORE,
    VAKA_EDITOR_LIMIT,
    VAKA_EDITOR_ALLOW,
    VAKA_EDITOR_CARD,
    VAKA_EDITOR_CARD_LESS,
    VAKA_EDITOR_CARD_MORE,
    VAKA_EDITOR_FIND,
    VAKA_EDITOR_BY_NAME,
    VAKA_EDITOR_BALANCE,
    VAKA_EDITOR_TRY_SEATS,
};

/* What is typed or chosen. */
enum {
    VAKA_ABOUT_NOTHING,
    VAKA_ABOUT_ID,
    VAKA_ABOUT_CELL,
    VAKA_ABOUT_FACT,
    VAKA_ABOUT_TABLE,
    VAKA_ABOUT_LEAVE,
    VAKA_ABOUT_REPLACE,
    VAKA_ABOUT_TOOL,
    VAKA_ABOUT_CARD,
    VAKA_ABOUT_MOD,
    VAKA_ABOUT_NAME,
    VAKA_ABOUT_PICK,
};

#endif
