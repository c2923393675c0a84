/* script/run/runner_inside.h - what the files of the runner share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_RUN_RUNNER_INSIDE_H
#define SCRIPT_RUN_RUNNER_INSIDE_H

#include "script/bridge/bridge.h"
#include "script/bridge/bridge_row.h"
#include "script/run/runner.h"

#define VAKA_FUNCTIONS 32
/* Names that are not there: nil, as in API level 1; an error; also texts, which only the game's own
 * files are known to have. */
enum { VAKA_STRICT_NOT, VAKA_STRICT_NAMES, VAKA_STRICT_TEXTS };

#define VAKA_QUEUE 64 /* steps that one may queue */

typedef struct vaka_queued { /* a frame that comes when the present one has ended */
    int16_t local[VAKA_LOCALS];
    uint8_t way; /* 0: a step; else one for several seats (game_rounds.c): */
    uint8_t seats;
    int8_t first;
} vaka_queued;

typedef struct vaka_item_code { /* registry references of one item's functions */
    int function[VAKA_FUNCTIONS];
    int *hook; /* one for each hook of the module */
    int panel;
} vaka_item_code;

typedef struct vaka_offer_code { /* … and of what it offers */
    int may, play;
} vaka_offer_code;

struct vaka_runner {
    vaka_sandbox *sandbox;
    vaka_bridge *game, *host;
    vaka_bridge *strict_host; /* of mods of API level 2 */
    vaka_bridge *own_host;    /* of a game in Lua: it says nil for "any", which is quicker */
    const vaka_library *library;
    const vaka_content *content;
    vaka_arena arena;        /* of the next four */
    vaka_item_code *code;    /* one for each item */
    vaka_offer_code *offers; /* one for each offer of the content */
    vaka_signature *hooks;   /* one for each hook */
    int *environment;        /* one for each mod of the library */
    vaka_script_port port;

    int frames;  /* frames of scripts running now: 0 or 1 */
    bool filter; /* a filter, value or score is being worked out: no questions, no changes */
    bool asking; /* the frame was stopped by a question */
    int strict;  /* VAKA_STRICT_…: of the mod that is being given its functions */
    bool again;  /* … by a free act, after which it begins anew */
    struct vaka_game_run *script_game; /* NULL: the game is no script */
    vaka_queued queue[VAKA_QUEUE];
    uint32_t queued;

    int32_t panel_of; /* the item whose panel is filled; VAKA_NONE: none is */
    bool panel_open;  /* … and has begun */
    vaka_text *said;  /* texts of panels so far, in the arena: a scene only borrows them */
    uint32_t said_count;

    vaka_position seen;  /* owned: what the asked seat may know, for filters and scores */
    int16_t *numbers;    /* owned: what numbers pieces have in it */
    vaka_position shown; /* owned: what a seat may know to whom something is offered */
};

/* call.c: a reference to the function in field `name` of the table on top, and that field itself
 * (nil if there is no table): raw, behind the view, so that no metamethod of a script runs.
 * LUA_NOREF: it is none. */
int vaka_runner_function(lua_State *L, const char *name);
void vaka_runner_field(lua_State *L, const char *name);

/* Before a script is called from outside of any: the fuel that the position's tank has left. And
 * afterwards. */
void vaka_runner_fuel_up(vaka_runner *runner, vaka_position *position);
void vaka_runner_burnt(const vaka_runner *runner, vaka_position *position);

/* A function of an item failed, or what broke while it ran: the position is broken, and the item
 * named, for the match must be able to go on without it. */
void vaka_runner_fail(vaka_runner *runner, vaka_position *position, int32_t item,
                      const vaka_error *err);
void vaka_runner_blame(const vaka_runner *runner, vaka_position *position, int32_t item);

/* Notes what the item whose table is on top offers (offers.c). False: not as the library has read
 * it. And asks whether a seat may take it, as table/script.h says. */
bool vaka_offers_note(vaka_runner *runner, lua_State *L, uint32_t item);
const vaka_reason *vaka_offers_may(void *data, const vaka_position *position, uint32_t offer,
                                   int32_t seat);

/* Pushes the tables of functions that every environment gets. */
void vaka_ask_push(vaka_runner *runner, lua_State *L);
void vaka_vars_push(vaka_runner *runner, lua_State *L, uint32_t mod);
void vaka_text_push(vaka_runner *runner, lua_State *L);
void vaka_finish_push(vaka_runner *runner, lua_State *L); /* the function host.finish */

#endif
