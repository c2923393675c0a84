/* vaka/scene.h - what a seat is shown besides the pieces: prompt, overlays, panels.
 *
 * SPDX-License-Identifier: MIT
 *
 * A module contains no drawing code. In describe() it says, as data, what is going on: the host's
 * front ends (window, terminal) draw it. describe() is given a match from which everything the seat
 * may not know has been removed, so what it says cannot leak. Texts are copied when they have gaps
 * filled; `text` strings must be static. */
#ifndef VAKA_SCENE_H
#define VAKA_SCENE_H

#include "vaka/action.h"
#include "vaka/table.h"
#include "vaka/text.h"

VAKA_BEGIN

/* How strong a thing is drawn, and in what sense: front ends choose colours. */
#define VAKA_TONE_PLAIN 0u
#define VAKA_TONE_GOOD 1u
#define VAKA_TONE_WARN 2u
#define VAKA_TONE_BAD 3u
#define VAKA_TONE_SEAT 16u /* + seat: in that seat's colour and motif */

/* The phase now, and what is expected of the seat; each at most once. Gaps take a, b, c. A verb
 * in parentheses, "end your movement (done)", or `undo`, is for those who type; front ends with
 * buttons leave it out. */
VAKA_API void vaka_scene_phase(vaka_scene *scene, const vaka_text *text, int32_t a, int32_t b,
                               int32_t c);
VAKA_API void vaka_scene_prompt(vaka_scene *scene, const vaka_text *text, int32_t a, int32_t b,
                                int32_t c);

/* One more part of a turn, in the order in which they are played, for those who want to know where
 * they are: a few words without gaps ("Movement"). `now`: it is the one being played. At most
 * VAKA_STAGES; where a game says none, the phase is shown alone. */
#define VAKA_STAGES 12
VAKA_API void vaka_scene_stage(vaka_scene *scene, const vaka_text *text, bool now);

/* What a verb means just now, in a few words for its button ("End movement"), where its title says
 * too little: front ends show them instead of the title. Gaps take the arguments of the action. At
 * most once for a verb, and VAKA_MEANINGS in all; what comes after is ignored. */
#define VAKA_MEANINGS 8
VAKA_API void vaka_scene_meaning(vaka_scene *scene, uint32_t verb, const vaka_text *text);

/* The verb with which a step is ended ("End movement"): front ends set its button apart from the
 * choices, always at the same place. `lost` (may be NULL) says what is lost by it as things stand
 * ("{0:int} points unused"; gaps take a, b, c): it is said beside the button, and asked about
 * before it is done. Said again for a verb it adds one more loss. At most VAKA_ENDINGS in all; what
 * comes after is ignored. Verbs with VAKA_VERB_COMMIT and a pass are endings without being named.
 */
#define VAKA_ENDINGS 8
VAKA_API void vaka_scene_ends(vaka_scene *scene, uint32_t verb, const vaka_text *lost, int32_t a,
                              int32_t b, int32_t c);

/* A verb that comes last before a step is ended, for nothing else can be done after it: front ends
 * with buttons do all legal actions with it when the step is ended, unless the player says no. The
 * text says what that does ("{0:int} seeds become trees"), as above. At most one. */
VAKA_API void vaka_scene_last(vaka_scene *scene, uint32_t verb, const vaka_text *text, int32_t a,
                              int32_t b, int32_t c);

/* What the ground of a space is now, where that changes or is not told by a name of its own: what
 * people read ("open ocean"; its gap takes a), what the text board writes into it where the space
 * has no name (`mark`, a few characters; NULL: what people read), and an asset key for the window
 * (`art`, NULL: none): a drawing of it for the tile that lies there, by the id of its kind, or for
 * the space by its own id, is looked for first. Both strings are static. At most once for a space.
 */
VAKA_API void vaka_scene_ground(vaka_scene *scene, int32_t space, const vaka_text *text, int32_t a,
                                const char *mark, const char *art);

/* Overlays on a board: a link between two spaces, one more step of a path (numbered paths; in the
 * tone of a seat the last step has its sail), a tint over a space, slots of which some are filled,
 * a short badge. Slots of a second sort at the same space are drawn as worked ground; with
 * VAKA_TONE_WARN they are not ready yet. A route may stand wherever a space does. */
VAKA_API void vaka_scene_link(vaka_scene *scene, int32_t from, int32_t to, uint32_t tone);
VAKA_API void vaka_scene_path(vaka_scene *scene, int32_t path, int32_t space, uint32_t tone);
VAKA_API void vaka_scene_tint(vaka_scene *scene, int32_t space, uint32_t tone);
VAKA_API void vaka_scene_slots(vaka_scene *scene, int32_t space, int32_t filled, int32_t all,
                               uint32_t tone);
VAKA_API void vaka_scene_badge(vaka_scene *scene, int32_t space, const vaka_text *text, int32_t a,
                               uint32_t tone);

/* Pieces that lie in another zone stand at a space for the time being: a group under way. Front
 * ends draw them there, as the seat may see them; where they only write they say the text, whose
 * gap takes a, as a badge. */
VAKA_API void vaka_scene_group(vaka_scene *scene, int32_t space, int32_t zone,
                               const vaka_text *text, int32_t a, uint32_t tone);

/* How a space glows while it can be pointed at, where that means something else there than at the
 * other spaces: in the tone of a warning, say, where it costs more; a badge in the same tone at
 * that space is what it costs. In the bad tone it is what nobody wants to do unawares: front ends
 * may say the badge and ask first. Only a hint: what is legal is known without it. */
VAKA_API void vaka_scene_target(vaka_scene *scene, int32_t space, uint32_t tone);

/* A tray: what can be had in a step in which one picks kinds and then places them, to build, to buy
 * or to recruit. One call a row, in the order in which they always stand; front ends keep them in
 * fixed places, and what is picked there is placed by pointing at a place. A row can be picked
 * while an action with its verb is legal that names its kind (or any, if the verb names none). What
 * was planned with it in a sealed question is shown where it was placed, and can be taken off
 * again. At most VAKA_TRAY_ROWS; what comes after is ignored. */
#define VAKA_TRAY_ROWS 24
typedef struct vaka_tray_row {
    uint32_t size; /* sizeof(vaka_tray_row) */
    uint32_t verb;
    int32_t kind;
    int32_t stock;         /* how many there are to be had; VAKA_NONE: that is not counted */
    const vaka_text *cost; /* a few words ("{0:int} points"), whose gaps take cost_a and cost_b;
                              NULL: it costs nothing */
    int32_t cost_a, cost_b;
    const vaka_text *why; /* why it cannot be had, for when it cannot; NULL: nothing is said */
    int32_t why_a, why_b;
    const vaka_text *title; /* what is no piece: `kind` is VAKA_NONE then; NULL: the kind's title */
    const char *art;        /* asset key of its picture; NULL: the kind's, or a plain sign */
    int32_t price;          /* cost in points, shown as so many pips; 0: only in words */
    int32_t argument, value; /* a word or a number says what is had: only the actions whose
                                argument of this number (from 1 on) is this value; 0: all */
} vaka_tray_row;
VAKA_API void vaka_scene_tray(vaka_scene *scene, const vaka_tray_row *row);

/* Points with which a tray is paid, so many left of all; its text says whose or what they are, in
 * few words (gap: a). They stand before the tray. At most VAKA_PURSES. */
#define VAKA_PURSES 8
VAKA_API void vaka_scene_purse(vaka_scene *scene, const vaka_text *text, int32_t a, int32_t left,
                               int32_t all);

/* Panels: open one, then add elements; they belong to the panel opened last. The panel whose id is
 * VAKA_PANEL_HELP explains the phase and is shown only to those who ask for help. */
#define VAKA_PANEL_HELP "help"
VAKA_API void vaka_panel(vaka_scene *scene, const char *id, const vaka_text *title);

/* The panel opened last is what all look at now (a battle): front ends show it in the middle,
 * large, and ask there what is asked. Strips in the tone of the first seat stand at one side, the
 * others face them. */
VAKA_API void vaka_panel_middle(vaka_scene *scene);

/* A strip of pieces: begin it with a caption, then add kinds with a count each. */
VAKA_API void vaka_panel_strip(vaka_scene *scene, const vaka_text *caption, uint32_t tone);
VAKA_API void vaka_panel_kind(vaka_scene *scene, int32_t kind, int32_t count);

/* A meter: a value between 0 and max. */
VAKA_API void vaka_panel_meter(vaka_scene *scene, const vaka_text *caption, int32_t value,
                               int32_t max, uint32_t tone);

/* A small table: begin it with its number of columns, then add cells row by row. */
VAKA_API void vaka_panel_table(vaka_scene *scene, int32_t columns);
VAKA_API void vaka_panel_cell(vaka_scene *scene, const vaka_text *text, int32_t a, int32_t b);
VAKA_API void vaka_panel_lit(vaka_scene *scene); /* the row of the cell added last applies now */

/* A die as it lies: its face, 0 before it is rolled; what it is about (gap: the face). */
VAKA_API void vaka_panel_die(vaka_scene *scene, const vaka_text *caption, int32_t face,
                             uint32_t tone);

/* A note of one sentence; odds of `of`-th parts (17 of 36); a button bound to an action, greyed out
 * by the host while the action is not legal. */
VAKA_API void vaka_panel_note(vaka_scene *scene, const vaka_text *text, int32_t a, int32_t b,
                              int32_t c, uint32_t tone);
VAKA_API void vaka_panel_odds(vaka_scene *scene, const vaka_text *caption, int32_t chances,
                              int32_t of);
VAKA_API void vaka_panel_button(vaka_scene *scene, const vaka_action *action);

VAKA_END

#endif
