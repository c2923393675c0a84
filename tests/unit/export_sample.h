/* export_sample.h - a small module whose exports use every type and every number of arguments, for
 * tests of the bridge and of what describes it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Board, zones and kinds are those of toy.h. There is one of everything else a script can meet: a
 * table, values of all scopes, a sort of content, hooks. */
#ifndef UNIT_EXPORT_SAMPLE_H
#define UNIT_EXPORT_SAMPLE_H

#include "toy.h"

#include "table/script.h"

#include <stdlib.h>

/* What `meddle` does: a test sets it to see what an export must not do. */
static void (*sample_meddle)(void);

static int32_t ten(const vaka_match *match)
{
    (void)match;
    return 10;
}

static bool is_odd(const vaka_match *match, int32_t n)
{
    (void)match;
    return n % 2 != 0;
}

static int32_t same_int(const vaka_match *match, int32_t n)
{
    (void)match;
    return n;
}

static int32_t same_seat(const vaka_match *match, int32_t seat)
{
    assert_in_range(seat, 0, match->seats - 1);
    return seat;
}

static int32_t same_zone(const vaka_match *match, int32_t at)
{
    assert_in_range(at, 0, vaka_zone_count(match->layout) - 1);
    return at;
}

static int32_t same_space(const vaka_match *match, int32_t at)
{
    assert_in_range(at, 0, vaka_zone_count(match->layout) - 1);
    assert_true(vaka_space_board(match->layout, at) >= 0);
    return at;
}

static int32_t same_kind(const vaka_match *match, int32_t kind)
{
    assert_in_range(kind, 0, vaka_kind_count(match->layout) - 1);
    return kind;
}

static int32_t same_piece(const vaka_match *match, int32_t piece)
{
    assert_in_range(piece, 0, 23);
    assert_true(match->pieces[piece].zone >= 0);
    return piece;
}

static bool negate(const vaka_match *match, bool truth)
{
    (void)match;
    return !truth;
}

static const char *same_text(const vaka_match *match, const char *text)
{
    (void)match;
    assert_in_range(strlen(text), 0, 255);
    return text;
}

static const char *no_text(const vaka_match *match)
{
    (void)match;
    return NULL;
}

static int32_t maybe_seat(const vaka_match *match, int32_t seat)
{
    (void)match;
    return seat;
}

static int32_t maybe_zone(const vaka_match *match, int32_t at, int32_t space)
{
    (void)match;
    return at >= 0 ? at : space;
}

static int32_t maybe_piece(const vaka_match *match, int32_t kind, int32_t piece)
{
    (void)match;
    (void)kind;
    return piece;
}

static int32_t maybe_int(const vaka_match *match, int32_t n, const char *text)
{
    (void)match;
    return text ? (int32_t)strlen(text) : n;
}

static int32_t colour_length(const vaka_match *match, const char *colour)
{
    (void)match;
    return colour ? (int32_t)strlen(colour) : 0;
}

static int32_t digits(const vaka_match *match, int32_t a, int32_t b, int32_t c, int32_t d)
{
    (void)match;
    return (int32_t)((uint32_t)a * 1000 + (uint32_t)b * 100 + (uint32_t)c * 10 + (uint32_t)d);
}

static int32_t mixed(const vaka_match *match, int32_t seat, int32_t at, bool truth,
                     const char *text)
{
    (void)match;
    return seat * 1000 + at * 10 + truth + (int32_t)strlen(text) * 10000;
}

static void all_seats(const vaka_match *match, vaka_list *out)
{
    for (int32_t seat = 0; seat < match->seats; seat++)
        vaka_list_add(out, seat);
}

static void two_zones(const vaka_match *match, int32_t a, int32_t b, vaka_list *out)
{
    (void)match;
    vaka_list_add(out, a);
    vaka_list_add(out, b);
}

static void some_kinds(const vaka_match *match, int32_t kind, bool twice, int32_t more,
                       vaka_list *out)
{
    (void)match;
    vaka_list_add(out, kind);
    if (twice)
        vaka_list_add(out, kind);
    vaka_list_add(out, more);
}

static void pieces_at(const vaka_match *match, int32_t at, vaka_list *out)
{
    for (VAKA_EACH(match, at, piece))
        vaka_list_add(out, piece);
}

static void four_ints(const vaka_match *match, int32_t a, int32_t b, int32_t c, int32_t d,
                      vaka_list *out)
{
    (void)match;
    vaka_list_add(out, a);
    vaka_list_add(out, b);
    vaka_list_add(out, c);
    vaka_list_add(out, d);
}

static void count_to(const vaka_match *match, int32_t n, vaka_list *out)
{
    (void)match;
    for (int32_t i = 1; i <= n && i <= 5000; i++)
        vaka_list_add(out, i);
}

static int32_t bad_piece(const vaka_match *match)
{
    (void)match;
    return 999;
}

static void bad_pieces(const vaka_match *match, vaka_list *out)
{
    (void)match;
    vaka_list_add(out, 999);
}

static int32_t bad_query(const vaka_match *match)
{
    return vaka_count(match, 99, VAKA_NONE, VAKA_NONE);
}

static int32_t add(vaka_match *match, int32_t kind, int32_t at, int32_t owner)
{
    return vaka_piece_new(match, kind, owner, at);
}

static void take_away(vaka_match *match, int32_t piece)
{
    vaka_piece_remove(match, piece);
}

static bool move(vaka_match *match, int32_t piece, int32_t at)
{
    vaka_piece_move(match, piece, at);
    return true;
}

static int32_t bump(vaka_match *match)
{
    return ++toy_of(match)->number[1];
}

static void bad_change(vaka_match *match)
{
    toy_of(match)->number[0] = 99;
    vaka_piece_move(match, 0, 99);
}

static void meddle(vaka_match *match)
{
    (void)match;
    if (sample_meddle)
        sample_meddle();
}

static const vaka_export sample_exports[] = {
    VAKA_QUERY(ten, INT, "Ten."),
    VAKA_QUERY(is_odd, BOOL, "Is it odd?", INT, n),
    VAKA_QUERY(same_int, INT, "The number itself.", INT, n),
    VAKA_QUERY(same_seat, SEAT, "The seat itself.", SEAT, seat),
    VAKA_QUERY(same_zone, ZONE, "The zone itself.", ZONE, at),
    VAKA_QUERY(same_space, SPACE, "The space itself.", SPACE, at),
    VAKA_QUERY(same_kind, KIND, "The kind itself.", KIND, kind),
    VAKA_QUERY(same_piece, PIECE, "The piece itself.", PIECE, piece),
    VAKA_QUERY(negate, BOOL, "The opposite.", BOOL, truth),
    VAKA_QUERY(same_text, TEXT, "The text itself.", TEXT, text),
    VAKA_QUERY(no_text, TEXT, "No text at all."),
    VAKA_QUERY(maybe_seat, SEAT, "The seat, if there is one.", OPT_SEAT, seat),
    VAKA_QUERY(maybe_zone, ZONE, "The first that is there.", OPT_ZONE, at, OPT_SPACE, space),
    VAKA_QUERY(maybe_piece, PIECE, "The piece, if there is one.", OPT_KIND, kind, OPT_PIECE, piece),
    VAKA_QUERY(maybe_int, OPT_INT, "Length of the text, or the number.", OPT_INT, n, OPT_TEXT,
               text),
    VAKA_QUERY(colour_length, INT, "Letters of a colour (colour: red|deep_blue).", OPT_TEXT,
               colour),
    VAKA_QUERY(digits, INT, "A number of four digits.", INT, a, INT, b, INT, c, INT, d),
    VAKA_QUERY(mixed, INT, "All of it in one number.", SEAT, seat, ZONE, at, BOOL, truth, TEXT,
               text),
    VAKA_QUERY(all_seats, LIST_SEAT, "Every seat."),
    VAKA_QUERY(two_zones, LIST_ZONE, "Both of them.", ZONE, a, ZONE, b),
    VAKA_QUERY(some_kinds, LIST_KIND, "Two or three kinds.", KIND, kind, BOOL, twice, KIND, more),
    VAKA_QUERY(pieces_at, LIST_PIECE, "What lies there.", ZONE, at),
    VAKA_QUERY(four_ints, LIST_INT, "All four.", INT, a, INT, b, INT, c, INT, d),
    VAKA_QUERY(count_to, LIST_INT, "From 1 to n.", INT, n),
    VAKA_QUERY(bad_piece, PIECE, "A piece that is not there."),
    VAKA_QUERY(bad_pieces, LIST_PIECE, "A list with a piece that is not there."),
    VAKA_QUERY(bad_query, INT, "Counts where nothing is."),
    VAKA_CHANGE(add, PIECE, "Puts a new piece out.", KIND, kind, ZONE, at, OPT_SEAT, owner),
    VAKA_CHANGE(take_away, NONE, "Takes a piece out of the game.", PIECE, piece),
    VAKA_CHANGE(move, BOOL, "Moves a piece.", PIECE, piece, ZONE, at),
    VAKA_CHANGE(bump, INT, "Counts up."),
    VAKA_CHANGE(bad_change, NONE, "Does something and then the wrong thing."),
    VAKA_CHANGE(meddle, NONE, "Does what the test wants."),
};

#define SAMPLE_EXPORTS ((uint32_t)(sizeof sample_exports / sizeof *sample_exports))

static const vaka_column sample_columns[] = {
    {"guns", VAKA_COLUMN_INT, VAKA_COLUMN_NEEDED, 0, 9, 0, NULL, "How many guns."},
    {"motto", VAKA_COLUMN_TEXT, 0, 0, 0, 0, NULL, "What is on the flag."},
    {"fast", VAKA_COLUMN_BOOL, 0, 0, 1, 0, NULL, NULL},
    {"size", VAKA_COLUMN_WORD, 0, 0, 0, 0, "small|big", "How big."},
    {"twin", VAKA_COLUMN_ROW, 0, 0, 0, 0, "boats", "The other one."},
};
static const vaka_data_table sample_tables[] = {
    {"boats", "What sails.", sample_columns, sizeof sample_columns / sizeof *sample_columns, 0},
};
static const vaka_value_spec sample_values[] = {
    {"price", VAKA_SCOPE_GAME, 5, 0, 99, "What a boat costs."},
    {"speed", VAKA_SCOPE_SEAT, 2, 0, 9, "How far a boat goes."},
    {"room", VAKA_SCOPE_ZONE, 3, 0, 9, "How many fit in."},
    {"worth", VAKA_SCOPE_KIND, 1, -9, 9, "What it counts in the end."},
    {"truce", VAKA_SCOPE_PAIR, 0, 0, 1, NULL},
};
static const vaka_sort sample_sorts[] = {
    {"event", "Event", "play may_play", "copies=1 keep=0", "mood=good|bad", "What befalls a seat."},
};
static const vaka_hook_spec sample_hooks[] = {
    {"turn.start", "int turn", "A turn begins."},
    {"landing", "zone at, seat who", "Somebody lands."},
    {"quiet", NULL, NULL},
};

/* The module, made anew so that it can lean on the toy's callbacks. */
static inline vaka_module sample_module(void)
{
    vaka_module module = toy_module;

    module.id = "org.vaka.sample";
    module.title = "Sample";
    module.tables = sample_tables;
    module.table_count = 1;
    module.values = sample_values;
    module.value_count = 5;
    module.sorts = sample_sorts;
    module.sort_count = 1;
    module.hooks = sample_hooks;
    module.hook_count = 3;
    module.exports = sample_exports;
    module.export_count = SAMPLE_EXPORTS;
    return module;
}

#endif
