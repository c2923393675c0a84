/* script/bridge/bridge.h - C functions (vaka/export.h) as Lua functions.
 *
 * SPDX-License-Identifier: MIT
 *
 * Calls are prepared once for each row; those that take and give whole numbers only are written out
 * by type (50 ns, where libffi takes 75), the others are made by libffi. At a call, number, types
 * and ranges are checked in Lua's own words ("bad argument #2 to 'towers' (seat expected, got
 * nil)"); seats, zones and kinds are numbers from 0 in Lua as in C, shown as such; zones and kinds
 * may also be named by their id as a string; a piece is a handle: a number that knows when it is
 * stale. Results are copied.
 *
 * A C function that breaks the match (vaka_position.broken) ends the script as vaka_sandbox_stop
 * does, whatever the script tries: the whole action has to be taken back. `trouble` then begins
 * with file and line of the script. */
#ifndef SCRIPT_BRIDGE_BRIDGE_H
#define SCRIPT_BRIDGE_BRIDGE_H

#include "script/lua/sandbox.h"
#include "table/position.h"

typedef struct vaka_bridge vaka_bridge;

/* Prepares rows of exports; fails naming the first malformed one. The table is borrowed, and so is
 * `prefix`, which names it in messages ("game"). The bridge may be shared by sandboxes and threads
 * once it is made, and must outlive the sandboxes. */
vaka_status vaka_bridge_new(const vaka_export *rows, uint32_t count, const char *prefix,
                            vaka_bridge **out, vaka_error *err);
void vaka_bridge_free(vaka_bridge *bridge);

/* From now on it is an error if a row of this name, which looks for a zone or kind by its first
 * argument, finds none. Before the bridge is used. */
void vaka_bridge_be_strict(vaka_bridge *bridge, const char *name);

/* … and if nil stands where "any" is meant, in all of its rows. */
void vaka_bridge_want_any(vaka_bridge *bridge);

/* Pushes a frozen table with one function for each row. The position the functions work on is the
 * one of vaka_bridge_bind on the same sandbox. */
void vaka_bridge_push(vaka_bridge *bridge, vaka_sandbox *sandbox);

/* Adds the function on top of the stack to the table below it, which vaka_bridge_push has pushed,
 * and pops it. */
void vaka_bridge_add(lua_State *L, const char *name);

/* What calls work on from now on, and whether changes are allowed (inside a frame) or only queries
 * (values, filters, predicates). NULL: every call is an error.
 *
 * The position bound first is the run's own. One that is bound on top of it for a filter (a
 * redacted one, say, in which pieces have other numbers) has handles of its own: those of the one
 * are stale in the other. Bind the run's own again afterwards, and NULL when the run has ended:
 * handles do not outlive it. Binding while a C function is under way is refused and breaks the
 * match: an export may push a frame, but never run a script. */
void vaka_bridge_bind(vaka_sandbox *sandbox, vaka_position *position, bool may_change);
vaka_position *vaka_bridge_position(lua_State *L);
bool vaka_bridge_may_change(lua_State *L);

/* Lets handles of the run's own position be read in a view of it, whenever that is bound on top:
 * see vaka_handles_map. */
void vaka_bridge_map(vaka_sandbox *sandbox, const vaka_position *view, const int16_t *numbers);

/* A module asks a script for a number, perhaps inside a call that a script has made: queries only,
 * on `position`, until vaka_bridge_unnest puts everything back. */
typedef struct vaka_bridge_saved {
    vaka_position *position;
    bool may_change, inside;
    uint32_t list_count;
    int32_t *list; /* owned between the two */
} vaka_bridge_saved;

void vaka_bridge_nest(vaka_sandbox *sandbox, vaka_position *position, vaka_bridge_saved *saved);
void vaka_bridge_unnest(vaka_sandbox *sandbox, vaka_bridge_saved *saved);

/* For functions written by hand (ask): reads an argument or field of a type (VAKA_TYPE_…, any but
 * lists and TEXT) from the stack, with the same checks and the same words. `what` is what is read,
 * "field 'seat' of ask.space"; the message is then "bad field 'seat' of ask.space (seat expected,
 * got nil)". A piece is read as its number. A position must be bound. */
int32_t vaka_bridge_read(lua_State *L, int index, uint8_t type, const char *what);

/* Every field of the table at an index is one of these: else an error, "WHAT has no field 'x'; it
 * has …". */
void vaka_bridge_fields(lua_State *L, int index, vaka_named_rows known, const char *what);

/* Pushes a value of a type (VAKA_TYPE_…): a handle for the number of a piece (nil if it has left
 * the game), nil for VAKA_NONE, a boolean for BOOL. For a piece a position must be bound. */
void vaka_bridge_write(lua_State *L, uint8_t type, int32_t value);

/* The host's own exports: dice, draws, values, places, pieces: `host` in scripts. */
extern const vaka_export vaka_host_exports[];
extern const uint32_t vaka_host_export_count;

/* Is there such a value, and has it more places than the game itself? */
bool vaka_host_has_places(const vaka_match *match, const char *value);

/* A bridge of these: strict, for mods of API level 2, a name of a kind or zone that is not there is
 * an error, and not nil; and so is nil as the place of a value that is changed. */
vaka_status vaka_bridge_new_host(bool strict, vaka_bridge **out, vaka_error *err);

/* What a game that is a script does to its table: `game` in its scripts and in content for it. */
extern const vaka_export vaka_game_exports[];
extern const uint32_t vaka_game_export_count;

#endif
