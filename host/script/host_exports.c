/* script/host_exports.c - what the host itself gives to scripts: `host`.
 *
 * SPDX-License-Identifier: MIT
 *
 * The same table as a module's: one row adds one function, checks, reference and all. Nothing here
 * changes pieces; that is the business of the module's own exports, which know the rules. Scripts
 * that run inside an action see the whole table, as a referee does; what they let a seat find out
 * by its outcome they have to say with `learned`. Filters and values may be handed a match as one
 * seat sees it: hidden pieces then have the kind of their back. */
#include "core/value.h"
#include "core/word.h"
#include "script/bridge.h"

#include <string.h>

/* Results that only the host's rows have: the bridge writes the name of the zone. */
#define VAKA_C_ZONE_ID int32_t
#define VAKA_C_ZONE_TITLE int32_t
#define VAKA_TAIL_ZONE_ID
#define VAKA_TAIL_ZONE_TITLE

/* Chance. */

static int32_t roll(vaka_match *match, int32_t sides)
{
    return vaka_roll(match, sides);
}

static int32_t chance(vaka_match *match, int32_t n)
{
    return vaka_chance(match, n);
}

static int32_t draw(vaka_match *match, int32_t from, int32_t to)
{
    return vaka_draw(match, from, to);
}

static void shuffle(vaka_match *match, int32_t at)
{
    vaka_shuffle(match, at);
}

static void reshuffle(vaka_match *match, int32_t discard, int32_t deck)
{
    vaka_reshuffle(match, discard, deck);
}

/* Who knows what. */

static void look(vaka_match *match, int32_t seat, int32_t piece)
{
    vaka_look(match, seat, piece);
}

static void peek(vaka_match *match, int32_t seat, int32_t at, int32_t n)
{
    vaka_peek(match, seat, at, n);
}

static void learned(vaka_match *match, int32_t seat)
{
    vaka_learned(match, seat);
}

static bool knows(const vaka_match *match, int32_t seat, int32_t piece)
{
    return (vaka_knowers(match, piece) & VAKA_SEAT(seat)) != 0;
}

/* Seats. */

static int32_t turn(const vaka_match *match)
{
    return vaka_turn(match);
}

static void seats(const vaka_match *match, vaka_list *out)
{
    for (int32_t seat = 0; seat < match->seats; seat++)
        vaka_list_add(out, seat);
}

static void seats_in(const vaka_match *match, vaka_list *out)
{
    for (int32_t seat = 0; seat < match->seats; seat++)
        if (vaka_seats_in(match) & VAKA_SEAT(seat))
            vaka_list_add(out, seat);
}

static int32_t next_seat(const vaka_match *match, int32_t seat)
{
    for (int32_t i = 1; i <= match->seats; i++) {
        int32_t next = (seat + i) % match->seats;
        if (vaka_seats_in(match) & VAKA_SEAT(next))
            return next;
    }
    return VAKA_NONE;
}

static int32_t score(const vaka_match *match, int32_t seat)
{
    return vaka_score(match, seat);
}

/* Pieces. */

static void pieces(const vaka_match *match, int32_t at, vaka_list *out)
{
    for (VAKA_EACH(match, at, piece))
        vaka_list_add(out, piece);
}

static int32_t top(const vaka_match *match, int32_t at)
{
    return match->zones[at].last;
}

static int32_t find(const vaka_match *match, int32_t at, int32_t owner, int32_t of_kind)
{
    return vaka_find(match, at, owner, of_kind);
}

static int32_t count(const vaka_match *match, int32_t at, int32_t owner, int32_t of_kind)
{
    return owner == VAKA_NONE && of_kind == VAKA_NONE ? match->zones[at].count
                                                      : vaka_count(match, at, owner, of_kind);
}

static int32_t kind_of(const vaka_match *match, int32_t piece)
{
    return match->pieces[piece].kind;
}

static int32_t zone_of(const vaka_match *match, int32_t piece)
{
    return match->pieces[piece].zone;
}

static int32_t owner_of(const vaka_match *match, int32_t piece)
{
    return match->pieces[piece].owner;
}

static bool is_face_up(const vaka_match *match, int32_t piece)
{
    return match->pieces[piece].face == VAKA_FACE_UP;
}

static int32_t field(const vaka_match *match, int32_t piece, int32_t number)
{
    if (number >= 0 && number < VAKA_FIELDS)
        return match->pieces[piece].field[number];
    vaka_position_break(vaka_position_of(match), "a piece has fields 0 to %d, not %d",
                        VAKA_FIELDS - 1, number);
    return 0;
}

/* Kinds and places. */

static int32_t kind(const vaka_match *match, const char *id)
{
    return vaka_kind_by_id(match->layout, id);
}

static const char *kind_id(const vaka_match *match, int32_t of_kind)
{
    return match->layout->kinds[of_kind].id;
}

static const char *kind_title(const vaka_match *match, int32_t of_kind)
{
    const vaka_kind_info *info = &match->layout->kinds[of_kind];

    return info->title ? info->title : info->id;
}

static int32_t zone(const vaka_match *match, const char *id)
{
    return vaka_zone_by_id(match->layout, id);
}

static int32_t zone_id(const vaka_match *match, int32_t at)
{
    (void)match;
    return at;
}

static int32_t zone_title(const vaka_match *match, int32_t at)
{
    (void)match;
    return at;
}

static const char *zone_type(const vaka_match *match, int32_t at)
{
    static const char *const types[] = {
        [VAKA_ZONE_SPACE] = "space", [VAKA_ZONE_STACK] = "stack", [VAKA_ZONE_HAND] = "hand",
        [VAKA_ZONE_DECK] = "deck",   [VAKA_ZONE_CUP] = "cup",     [VAKA_ZONE_POOL] = "pool",
        [VAKA_ZONE_TRACK] = "track",
    };

    return types[match->layout->zones[at].type];
}

static int32_t zone_owner(const vaka_match *match, int32_t at)
{
    return vaka_zone_owner(match->layout, at);
}

static void zones(const vaka_match *match, int32_t owner, vaka_list *out)
{
    const vaka_layout *layout = match->layout;

    for (int32_t i = 0; i < layout->zone_count; i++)
        if (layout->zones[i].board < 0 && (owner == VAKA_NONE || layout->zones[i].owner == owner))
            vaka_list_add(out, i);
}

/* Boards. */

static void spaces(const vaka_match *match, int32_t board, vaka_list *out)
{
    const vaka_layout *layout = match->layout;

    for (int32_t i = 0; i < layout->zone_count; i++)
        if (layout->zones[i].board >= 0 && (board == VAKA_NONE || layout->zones[i].board == board))
            vaka_list_add(out, i);
}

static bool is_space(const vaka_match *match, int32_t at)
{
    return match->layout->zones[at].board >= 0;
}

static int32_t space_at(const vaka_match *match, int32_t q, int32_t r, int32_t board)
{
    int32_t on = board == VAKA_NONE ? 0 : board;

    if (on < 0 || on >= match->layout->board_count || q != (int16_t)q || r != (int16_t)r)
        return VAKA_NONE;
    return vaka_space_at(match->layout, on, (vaka_hex){(int16_t)q, (int16_t)r});
}

static int32_t column(const vaka_match *match, int32_t space)
{
    return vaka_space_hex(match->layout, space).q;
}

static int32_t row(const vaka_match *match, int32_t space)
{
    return vaka_space_hex(match->layout, space).r;
}

static void neighbours(const vaka_match *match, int32_t space, vaka_list *out)
{
    const int16_t *around = vaka_neighbours(match->layout, space);

    for (int i = 0; i < 6; i++)
        if (around[i] >= 0)
            vaka_list_add(out, around[i]);
}

static bool adjacent(const vaka_match *match, int32_t a, int32_t b)
{
    return vaka_adjacent(match->layout, a, b);
}

static int32_t distance(const vaka_match *match, int32_t a, int32_t b)
{
    return vaka_distance(match->layout, a, b);
}

static void within(const vaka_match *match, int32_t space, int32_t steps, vaka_list *out)
{
    int32_t board = vaka_space_board(match->layout, space);
    int32_t first = vaka_board_first(match->layout, board);

    for (int32_t i = first; i < first + vaka_board_size(match->layout, board); i++)
        if (vaka_distance(match->layout, space, i) <= steps)
            vaka_list_add(out, i);
}

/* Names of values, tables, events: a wrong one breaks the match with what was perhaps meant. */

static int32_t unknown(const vaka_match *match, const char *sort, const vaka_guess *guess)
{
    char quote[VAKA_WORD_QUOTE];

    vaka_word_quote(guess->word, quote);
    if (guess->best)
        vaka_position_break(vaka_position_of(match), "there is no %s '%s'; did you mean '%s'?",
                            sort, quote, guess->best);
    else
        vaka_position_break(vaka_position_of(match), "there is no %s '%s'", sort, quote);
    return VAKA_NONE;
}

/* All these tables are alike: rows of `width` bytes that begin with their id. */
typedef struct named_rows {
    const char *sort;
    const void *rows;
    size_t width;
    uint32_t count;
} named_rows;

static const char *row_id(const named_rows *table, uint32_t number)
{
    const char *id;

    memcpy(&id, (const char *)table->rows + number * table->width, sizeof id);
    return id;
}

static int32_t row_named(const vaka_match *match, const named_rows *table, const char *name)
{
    vaka_guess guess = vaka_guess_of(vaka_word_of(name));

    for (uint32_t i = 0; i < table->count; i++)
        if (strcmp(row_id(table, i), name) == 0)
            return (int32_t)i;
    for (uint32_t i = 0; i < table->count; i++)
        vaka_guess_try(&guess, row_id(table, i));
    return unknown(match, table->sort, &guess);
}

/* Values. */

static int32_t value_named(const vaka_match *match, const char *name)
{
    const vaka_module *module = match->layout->module;
    const named_rows values = {"value", module->values, sizeof *module->values,
                               module->value_count};

    return row_named(match, &values, name);
}

/* Has the value such a place? What is left out is the game's only one. */
static bool is_place(const vaka_match *match, int32_t number, int32_t *place)
{
    uint32_t scope = match->layout->module->values[number].scope;
    int32_t most = scope == VAKA_SCOPE_GAME   ? 1
                   : scope == VAKA_SCOPE_SEAT ? match->seats
                   : scope == VAKA_SCOPE_ZONE ? match->layout->zone_count
                   : scope == VAKA_SCOPE_KIND ? match->layout->kind_count
                                              : VAKA_MAX_SEATS * VAKA_MAX_SEATS;

    if (scope == VAKA_SCOPE_GAME && *place == VAKA_NONE)
        *place = 0;
    return *place >= 0 && *place < most;
}

static int32_t value(const vaka_match *match, const char *name, int32_t place)
{
    int32_t number = value_named(match, name);

    if (number < 0)
        return 0;
    if (!is_place(match, number, &place)) {
        vaka_position_break(vaka_position_of(match), "value '%s' has no place %d", name, place);
        return 0;
    }
    return vaka_value(match, (uint32_t)number, place);
}

static int32_t pair(const vaka_match *match, int32_t a, int32_t b)
{
    (void)match;
    return VAKA_PAIR(a, b);
}

/* The item whose script runs, so that people can be told where a modifier comes from. */
static int16_t running_item(const vaka_position *position)
{
    for (int32_t i = position->table->depth - 1; i >= 0; i--)
        if (position->frames[i].step == VAKA_STEP_SCRIPT)
            return position->frames[i].local[VAKA_LOCAL_ITEM];
    return VAKA_NONE;
}

typedef struct ending {
    uint32_t until;
    int32_t end;
} ending;

static void put_modifier(vaka_match *match, const char *name, int32_t place, int32_t amount,
                         uint32_t change, ending when)
{
    vaka_position *position = vaka_position_of(match);
    int32_t number = value_named(match, name);

    if (number < 0)
        return;
    if (place != VAKA_ANYWHERE && !is_place(match, number, &place)) {
        vaka_position_break(position, "value '%s' has no place %d", name, place);
        return;
    }
    if (amount != (int16_t)amount || when.end != (int16_t)when.end) {
        vaka_position_break(position, "%d is too much", amount != (int16_t)amount ? amount : when.end);
        return;
    }
    vaka_modifier modifier = {.value = (uint8_t)number,
                              .change = (uint8_t)change,
                              .until = (uint8_t)when.until,
                              .place = (int16_t)place,
                              .amount = (int16_t)amount,
                              .end = (int16_t)when.end,
                              .item = running_item(position)};
    vaka_value_modify(position, &modifier);
}

/* "game", "step" or "turn"; breaks the match on anything else. */
static bool read_ending(vaka_match *match, const char *until, ending *out)
{
    *out = (ending){VAKA_END_NEVER, 0};
    if (strcmp(until, "game") == 0)
        return true;
    if (strcmp(until, "step") == 0) {
        out->until = VAKA_END_STEP;
        return true;
    }
    if (strcmp(until, "turn") == 0) {
        *out = (ending){VAKA_END_TURN, vaka_turn(match)};
        return true;
    }
    vaka_position_break(vaka_position_of(match),
                        "a modifier lasts until the end of \"step\", \"turn\" or \"game\"");
    return false;
}

static void change_until(vaka_match *match, const char *name, int32_t place, int32_t amount,
                         uint32_t change, const char *until)
{
    ending when;

    if (read_ending(match, until, &when))
        put_modifier(match, name, place, amount, change, when);
}

static void change_for(vaka_match *match, const char *name, int32_t place, int32_t amount,
                       uint32_t change, int32_t turns)
{
    if (turns < 1 || turns > INT16_MAX) {
        vaka_position_break(vaka_position_of(match), "a modifier cannot last for %d turns", turns);
        return;
    }
    put_modifier(match, name, place, amount, change,
                 (ending){VAKA_END_TURN, vaka_turn(match) + turns - 1});
}

static void modify(vaka_match *match, const char *name, int32_t place, int32_t amount)
{
    change_until(match, name, place, amount, VAKA_CHANGE_ADD, "turn");
}
