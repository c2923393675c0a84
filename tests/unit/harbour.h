/* unit/harbour.h - a module with tables, values, sorts, hooks and exports for tests of mods.
 *
 * SPDX-License-Identifier: MIT
 *
 * Its own mod and a second one lie in tests/script/mods/harbour, one that is not bundled in
 * tests/script/extra/winds. Nobody plays it. */
#ifndef UNIT_HARBOUR_H
#define UNIT_HARBOUR_H

#include "script/mods/library.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define HARBOUR_SCRIPTS VAKA_SOURCE_DIR "/tests/script/mods"
#define HARBOUR_BASE HARBOUR_SCRIPTS "/harbour"
#define HARBOUR_WINDS VAKA_SOURCE_DIR "/tests/script/extra/winds"

enum { TABLE_TILES, TABLE_SHIPS };
enum { TILE_GREEN, TILE_COAST, TILE_NAME, TILE_NEXT, TILE_MOOD };
enum { SHIP_COST, SHIP_TILE, SHIP_SIZE };
enum { VALUE_SHIP_MOVES, VALUE_CARGO };
enum { SORT_EVENT, SORT_CHART };
enum { HOOK_TURN_START, HOOK_SHIP_MOVED, HOOK_HARBOUR_FULL };

static inline int32_t ships(const vaka_match *match, int32_t owner, int32_t at)
{
    (void)match;
    return owner + at;
}

static inline int32_t best_seat(const vaka_match *match)
{
    (void)match;
    return 0;
}

static inline int32_t price(const vaka_match *match, const char *what)
{
    (void)match;
    return (int32_t)strlen(what);
}

static inline bool add_ship(vaka_match *match, int32_t owner, int32_t at)
{
    (void)match;
    return owner < at;
}

static inline bool sink(vaka_match *match, int32_t at)
{
    (void)match;
    return at > 0;
}

static const vaka_export harbour_exports[] = {
    VAKA_QUERY(ships, INT, "How many ships a seat has there.", SEAT, owner, SPACE, at),
    VAKA_QUERY(best_seat, SEAT, "The seat with most ships."),
    VAKA_QUERY(price, INT, "What something costs (what: ship|rope).", TEXT, what),
    VAKA_CHANGE(add_ship, BOOL, "Builds one.", SEAT, owner, SPACE, at),
    VAKA_CHANGE(sink, BOOL, "Sinks one.", SPACE, at),
};

static const vaka_column tile_columns[] = {
    {"green", VAKA_COLUMN_INT, VAKA_COLUMN_NEEDED, 0, 9, 0, NULL, "How fertile it is."},
    {"coast", VAKA_COLUMN_BOOL, 0, 0, 1, 1, NULL, "Has it a coast?"},
    {"name", VAKA_COLUMN_TEXT, 0, 0, 0, 0, NULL, "What it is called."},
    {"next", VAKA_COLUMN_ROW, 0, 0, 0, 0, "tiles", "Where the current leads."},
    {"mood", VAKA_COLUMN_WORD, 0, 0, 0, 0, "calm|rough", "How the water is."},
};

static const vaka_column ship_columns[] = {
    {"cost", VAKA_COLUMN_INT, VAKA_COLUMN_NEEDED, 1, 20, 1, NULL, "What it costs."},
    {"tile", VAKA_COLUMN_ROW, VAKA_COLUMN_NEEDED, 0, 0, 0, "tiles", "Where it begins."},
    {"size", VAKA_COLUMN_WORD, 0, 0, 0, 0, "small|large", "How large it is."},
};

static const vaka_data_table harbour_tables[] = {
    {"tiles", "The tiles.", tile_columns, 5, 1},
    {"ships", "The ships.", ship_columns, 3, 0},
};

static const vaka_value_spec harbour_values[] = {
    {"ship_moves", VAKA_SCOPE_SEAT, 2, 0, 9, "How far ships go."},
    {"cargo", VAKA_SCOPE_GAME, 4, 1, 7, "How much a ship holds."},
};

static const vaka_sort harbour_sorts[] = {
    {"event", "Event", "play may_play=look worth=look", "copies=1:0..99 keep=0:0..1 vp=0:-20..20",
     "mood=good|bad", "A card that is drawn."},
    {"chart", "Chart", "read", "depth=3", "paper=white|blue|old", "A map of some waters."},
};

static const vaka_hook_spec harbour_hooks[] = {
    {"turn.start", "int turn", "A turn begins."},
    {"ship.moved", "seat who, space from, space to", "A ship has moved."},
    {"harbour.full", "seat who", "There is no room left."},
};

static const vaka_option harbour_options[] = {
    {"turns", "Turns", "2.1", 3, 20, 8},
    {"night", "Night", NULL, 0, 1, 0},
};

static const vaka_verb harbour_verbs[] = {
    {"sail", "Sail to {0:zone}", 0, {{VAKA_ARG_SPACE, 0, 0, NULL}}},
    {"done", "Done", 0, {{0}}},
};

static const vaka_text harbour_events[] = {
    {"sailed", "{0:seat} sails to {1:zone}"},
    {"sank", "{0:int} {0:plural:ship:ships} of {1:seat} sank"},
};

static const vaka_step harbour_steps[] = {{"turn", "Turn"}};
static const vaka_step harbour_windows[] = {{"storm", "Before the storm"}};

static const vaka_module harbour = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.example.harbour",
    .title = "Harbour",
    .version = "1.0",
    .seats_min = 2,
    .seats_max = 5,
    .verbs = harbour_verbs,
    .events = harbour_events,
    .steps = harbour_steps,
    .windows = harbour_windows,
    .options = harbour_options,
    .verb_count = 2,
    .event_count = 2,
    .step_count = 1,
    .window_count = 1,
    .option_count = 2,
    .tables = harbour_tables,
    .values = harbour_values,
    .sorts = harbour_sorts,
    .hooks = harbour_hooks,
    .exports = harbour_exports,
    .table_count = 2,
    .value_count = 2,
    .sort_count = 2,
    .hook_count = 3,
    .export_count = 5,
};

/* Finds the bundled mods in the sources and none of the user's. */
static inline int harbour_environment(void **state)
{
    (void)state;
    setenv("VAKA_SCRIPTS", HARBOUR_SCRIPTS, 1);
    setenv("XDG_DATA_HOME", "/nonexistent", 1);
    return 0;
}

/* Fails the test with the first complaint, if there is one. */
static inline void assert_no_complaint(const vaka_complaints *list)
{
    char line[1024];

    if (!list->count)
        return;
    vaka_complaint_write(&list->at[0], line, sizeof line);
    fail_msg("%u complaints: %s", list->count, line);
}

/* Is there a complaint about a file that ends so, at a line (0: any), with this text? */
static inline bool complains(const vaka_complaints *list, const char *file, int32_t line,
                             const char *text)
{
    for (uint32_t i = 0; i < list->count; i++) {
        const vaka_complaint *at = &list->at[i];
        size_t length = strlen(at->file), end = strlen(file);
        if (length >= end && strcmp(at->file + length - end, file) == 0 &&
            (!line || at->spot.line == line) && strstr(at->text, text))
            return true;
    }
    return false;
}

static inline void assert_complaint(const vaka_complaints *list, const char *file, int32_t line,
                                    const char *text)
{
    char written[1024] = "nothing";

    if (complains(list, file, line, text))
        return;
    if (list->count)
        vaka_complaint_write(&list->at[0], written, sizeof written);
    fail_msg("%u complaints, none about %s:%d \"%s\"; the first: %s", list->count, file, (int)line,
             text, written);
}

#endif
