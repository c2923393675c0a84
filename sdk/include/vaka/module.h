/* vaka/module.h - what a game module exports: one symbol, one struct.
 *
 * SPDX-License-Identifier: MIT
 *
 * A module is a shared object `NAME.vaka` that exports `vaka_entry` and nothing else. It has no
 * mutable globals, allocates nothing, opens nothing, reads no clock: everything it knows is in the
 * match it is handed, so any number of matches may run side by side in any number of threads.
 *
 * The host refuses a module that lacks a callback not marked optional, has a malformed id, or was
 * built against another ABI; it then shows it greyed out, with the reason. See sdk/examples/hello
 * for the smallest complete game. */
#ifndef VAKA_MODULE_H
#define VAKA_MODULE_H

#include "vaka/action.h"
#include "vaka/agenda.h"
#include "vaka/board.h"
#include "vaka/chance.h"
#include "vaka/content.h"
#include "vaka/counter.h"
#include "vaka/data.h"
#include "vaka/deal.h"
#include "vaka/event.h"
#include "vaka/export.h"
#include "vaka/layout.h"
#include "vaka/mat.h"
#include "vaka/objective.h"
#include "vaka/posture.h"
#include "vaka/result.h"
#include "vaka/scene.h"
#include "vaka/table.h"
#include "vaka/text.h"
#include "vaka/value.h"

VAKA_BEGIN

/* Something to choose before the game: a number, or a switch (0 to 1). */
typedef struct vaka_option {
    const char *id;
    const char *title;
    const char *rule; /* number of the rule it changes, or NULL */
    int32_t min, max, normal;
} vaka_option;

/* A step of the agenda, and a window: an id and a title for people. */
typedef struct vaka_step {
    const char *id;
    const char *title;
} vaka_step;

/* What was chosen. Seats are the players of this match; an option is read by its row. */
VAKA_API int32_t vaka_setup_seats(const vaka_setup *setup);
VAKA_API int32_t vaka_setup_option(const vaka_setup *setup, uint32_t row);
VAKA_API const char *vaka_setup_scenario(const vaka_setup *setup);

typedef struct vaka_module {
    vaka_stamp stamp;
    const char *id;    /* "org.example.hello": lower-case words with dots; the last is its name */
    const char *title; /* "Hello" */
    const char *version;
    uint32_t rules_rev; /* moves when an old journal would play differently */
    int32_t seats_min, seats_max;

    const vaka_verb *verbs;
    const vaka_text *events;
    const vaka_step *steps;
    const vaka_step *windows;
    const vaka_option *options;
    uint32_t verb_count, event_count, step_count, window_count, option_count;

    uint32_t game_size;  /* of the module's struct in the block: a multiple of 8 */
    uint32_t facts_size; /* of its constant struct, filled by layout() */

    /* Builds boards, zones and kinds, and fills `facts` (zeroed; NULL if its size is 0). */
    vaka_status (*layout)(vaka_layout *layout, const vaka_setup *setup, void *facts);

    /* Puts the pieces out and pushes the first frame. The game struct is zeroed. */
    vaka_status (*setup)(vaka_match *match, const vaka_setup *setup);

    /* Goes on with the frame on top; see agenda.h. */
    void (*step)(vaka_match *match, const vaka_frame *frame);

    /* Every action the seat may take now: as an asked seat, or any-time verbs if it is not. */
    void (*legal)(const vaka_match *match, int32_t seat, vaka_actions *out);

    /* NULL exactly for what legal() lists; else the reason, and in `fact` what fills its gaps. Verb
     * and arguments are within their bounds, and the host has seen to it that the seat is asked (or
     * the verb any-time). Must not depend on what the seat cannot see. */
    const vaka_reason *(*why_not)(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS]);

    /* Carries out an action that why_not() let pass. */
    void (*apply)(vaka_match *match, const vaka_action *action);

    /* Optional. Fills the scene for a seat (VAKA_SPECTATOR too) from a redacted match. */
    void (*describe)(const vaka_match *seen, int32_t seat, vaka_scene *scene);

    /* Optional. Is this a position that could have come about? Asked about samples of what a seat
     * cannot know. Without it every exchange within a swap class is taken as possible. */
    bool (*possible)(const vaka_match *match);

    /* Optional. A capability by its name ("vaka.bot/1"), or NULL. */
    const void *(*query)(const char *name);

    /* All of these are for content and may be left out: data.h, value.h, content.h, export.h. */
    const vaka_data_table *tables;
    const vaka_value_spec *values;
    const vaka_sort *sorts;
    const vaka_hook_spec *hooks;
    const vaka_export *exports;
    uint32_t table_count, value_count, sort_count, hook_count, export_count;

    uint32_t halves; /* 1: scores are counted in half points; people are shown whole ones and ½ */

    /* 1: legal() lists each action once and in order: by verb, then by the arguments. Search and
     * simulation then take lists as they are; where people play they are looked through, and one
     * that is out of order is a broken contract (vaka_offers_in_order helps). Any other module's
     * are sorted by the host. */
    uint32_t sorted;
} vaka_module;

/* The one symbol of a module: `const vaka_module vaka_entry = {VAKA_STAMP(vaka_module), …};` */
extern VAKA_API const vaka_module vaka_entry;

VAKA_END

#endif
