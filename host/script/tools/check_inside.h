/* script/tools/check_inside.h - what the files of the checker share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_TOOLS_CHECK_INSIDE_H
#define SCRIPT_TOOLS_CHECK_INSIDE_H

#include "script/bridge/bridge_row.h"
#include "script/mods/manifest.h"
#include "script/tools/check.h"

#include <string.h>

typedef struct vaka_scan_local {
    vaka_word name;
    uint32_t level; /* of functions: 0 is the file itself */
    uint32_t value; /* node it was set to, or 0 */
    uint8_t type;   /* what it holds, VAKA_TYPE_…; NONE: not known */
    bool given;     /* a parameter: `game` may come as one */
    bool panel;     /* what fills a panel of a rule or card: `s` */
} vaka_scan_local;

/* A zone or a kind that a file names by a literal id. */
typedef struct vaka_scan_id {
    const char *file;
    uint32_t mod;
    vaka_file_place spot;
    char text[64], near[64]; /* what was perhaps meant; may be empty */
    int32_t distance;        /* to that */
    bool kind, warning, found;
} vaka_scan_id;

typedef struct vaka_scan_ids {
    vaka_scan_id *at; /* owned */
    uint32_t count;
} vaka_scan_ids;

/* A look through one file with code. */
typedef struct vaka_scan {
    const vaka_library *library;
    uint32_t mod;
    const vaka_library_file *file;
    vaka_file_fields page;
    vaka_syntax syntax;
    lua_State *L;
    int names; /* place on the stack: what a mod's environment holds, by name */

    vaka_scan_local *locals; /* owned */
    uint32_t local_count, local_room;
    uint32_t level, depth;
    vaka_scan_ids *ids; /* zones and kinds that are named: looked up at the end */
    uint32_t panel;     /* the function that is the panel of the file's rule or card; 0: none */
    const char *look;   /* inside something that may only look: what it is; NULL: not */
    const vaka_check_sentences *told; /* is told what players read instead; NULL: nobody */
} vaka_scan;

/* Is it a file of the mod's tests, or shared by them? */
static inline bool vaka_check_is_test(const vaka_library_file *file)
{
    return strcmp(file->folder, "tests") == 0 || strcmp(file->folder, "tests/lib") == 0;
}

/* Looks through a file that is good Lua. */
void vaka_scan_file(vaka_scan *scan);

/* One expression or statement and all that is in it. */
void vaka_scan_node(vaka_scan *scan, uint32_t node);

/* The same inside something that may only look ("a filter"). */
void vaka_scan_look(vaka_scan *scan, uint32_t node, const char *what);

/* A call (CALL or METHOD): what it calls, and with what (check_calls.c). Its parts are looked
 * through too. */
void vaka_scan_call(vaka_scan *scan, uint32_t call);

/* What a value is, as far as it can be read off the file: VAKA_TYPE_SEAT, _ZONE, _SPACE, _KIND or
 * _PIECE; NONE: not known, or anything else. And what `ipairs(…)` walks through. A name that is
 * set anew may hold anything (check_types.c). */
uint8_t vaka_scan_type(const vaka_scan *scan, uint32_t node);
uint8_t vaka_scan_type_each(const vaka_scan *scan, uint32_t call);
/* How a function of the game or the host is called: "gain(who: seat, points: number)". */
const char *vaka_scan_call_text(const char *name, const vaka_signature *signature,
                                char out[VAKA_SUGGESTION]);
void vaka_scan_walk(const vaka_scan *scan, uint32_t value); /* complains: `for … in` a list */
void vaka_scan_forget(vaka_scan *scan, uint32_t node);

/* A value that can be no argument of a type: what it is ("a seat"); NULL: it may be. */
const char *vaka_scan_misfit(const vaka_scan *scan, uint32_t node, uint8_t type);

/* Is nil an error where it may mean any and everywhere? In mods of API level 2, and in the files of
 * a game in Lua. */
bool vaka_scan_is_strict(const vaka_scan *scan);
bool vaka_scan_is_game(const vaka_scan *scan); /* is it a file of a game in Lua itself? */

/* A literal id of a zone (or kind), to be looked up when all files are read: every game that can be
 * laid out with the mod is asked (check_ids.c). Noted in check_types.c. `asked`: by host.zone or
 * host.kind, which give nil to mods of API level 1. */
void vaka_scan_id_note(vaka_scan *scan, uint32_t node, bool kind, bool asked);
void vaka_check_ids(const vaka_library *library, vaka_scan_ids *ids, vaka_complaints *out);

/* Lays a game out and hands the layout to `look`; false with a sentence in `err` (check_layout.c).
 */
typedef struct vaka_check_look {
    void (*look)(void *data, const vaka_layout *layout); /* may be NULL */
    void *data;
} vaka_check_look;
bool vaka_check_lays_out(const vaka_library *library, const vaka_library_choice *choice,
                         const vaka_check_look *look, vaka_error *err);

/* Cards of a mod that are called like something else on the table (check_namesakes.c). */
void vaka_check_namesakes(const vaka_library *library, uint32_t mod, const char *const *paths,
                          vaka_complaints *out);

/* Texts of data that are ids of cards: is there such a card (check_cells.c)? */
void vaka_check_cells(const vaka_library *library, uint32_t mod, const char *const *paths,
                      vaka_complaints *out);

/* What a player is shown, if it stands there: the id of a text, or a sentence (check_calls.c). */
void vaka_scan_shown(vaka_scan *scan, uint32_t value);

/* Does a function get what fills a panel as this parameter, its number from 0? The second of
 * `panel`, and one that is called `s` in shared code, outside the scene of a game. And the texts
 * of a call that may be one of its functions, `s.note(…)` (check_panels.c). */
bool vaka_scan_is_panel(const vaka_scan *scan, uint32_t function, uint32_t parameter, int number);
void vaka_scan_panel_call(vaka_scan *scan, uint32_t callee, uint32_t first);

/* The tables of ask.act and of ask.sealed, and calls of a game in Lua that name something in it
 * (check_acts.c). */
void vaka_scan_acts(vaka_scan *scan, uint32_t table);
void vaka_scan_sealed_acts(vaka_scan *scan, uint32_t table);
void vaka_scan_game_call(vaka_scan *scan, uint32_t callee, uint32_t first);

/* Is it the name of one of the tables that every mod has ("ask"), and no local of that name? */
bool vaka_scan_is_table(const vaka_scan *scan, uint32_t node, const char *name);

/* The local of that name, innermost first; NULL: none. */
const vaka_scan_local *vaka_scan_local_named(const vaka_scan *scan, vaka_word name);

/* `t:name(…)` in a test: is there such a function (check_tests.c)? */
void vaka_scan_test_method(const vaka_scan *scan, uint32_t call, uint32_t object);

/* A value where a number, a text or a list is wanted: no table or function of the environment. */
void vaka_scan_plain(vaka_scan *scan, uint32_t node);

/* `text.id`, or a prompt: is there such a text? */
void vaka_scan_text(vaka_scan *scan, vaka_file_place spot, vaka_word id);

/* Language files of a mod (check_lang.c). */
void vaka_check_lang(const vaka_library *library, uint32_t mod, vaka_complaints *complaints);

/* If the file is a language of a game in Lua: has it what the table is called, places, pieces,
 * boards, counters and mats of a layout? */
void vaka_check_titles(const vaka_library *library, uint32_t mod, const vaka_library_file *file,
                       const vaka_layout *layout, vaka_complaints *complaints);

/* The same titles of one layout (check_lang.c). */
void vaka_check_each_title(const vaka_layout *layout, const vaka_check_title_use *use);

/* Does a script of the mod have these words written out, "…" or '…'? */
bool vaka_check_is_quoted(const vaka_mod_files *files, const char *words);

/* Is there a letter outside the gaps of a sentence? "{0:int}" is the same in all languages. */
bool vaka_check_has_words(const char *sentence);

/* Is a file one of the paths, or below one? Both as the disk knows them. */
bool vaka_check_wants(const char *file, const char *const *paths);

/* Lays the game out with every scenario and all data that are asked about, for each number of seats
 * (check_layout.c). */
void vaka_check_layouts(const vaka_library *library, const char *const *paths,
                        vaka_complaints *complaints);

/* Is there an English text of this id in the mod, or in one that it needs? */
bool vaka_check_has_text(const vaka_library *library, uint32_t mod, const char *id,
                         vaka_guess *guess);

/* Complains about drawings of a mod that the window cannot read, and about names that lead nowhere
 * (check_art.c). */
void vaka_check_art(const char *mod, const char *const *paths, vaka_complaints *out);

/* check_places.c: tells two hexes at one place where a mod has written one of them; false: there
 * are none. */
bool vaka_check_places(const vaka_library *library, const vaka_library_choice *choice, uint32_t mod,
                       vaka_complaints *complaints);

/* check_row.c: "table.row: what is wrong", or of a table, as a game refuses to begin, where the mod
 * has written that; false: it is not so. */
bool vaka_check_row(const vaka_library *library, const vaka_library_choice *choice, uint32_t mod,
                    const char *text, vaka_complaints *complaints);

#endif
