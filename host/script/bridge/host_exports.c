/* script/bridge/host_exports.c - what the host itself gives to scripts: `host`.
 *
 * SPDX-License-Identifier: MIT
 *
 * The same table as a module's: one row adds one function, checks, reference and all. Nothing here
 * changes pieces; that is the business of the module's own exports, which know the rules. Scripts
 * that run inside an action see the whole table, as a referee does; what they let a seat find out
 * by its outcome they have to say with `learned`. Filters and values may be handed a match as one
 * seat sees it: hidden pieces then have the kind of their back. */
#include "layout/name.h"
#include "script/bridge/bridge.h"
#include "script/bridge/host_say.h"
#include "script/bridge/host_zones.h"
#include "table/intake.h"
#include "table/position.h"
#include "text/word.h"

#include <string.h>

/* Types that only the host's rows have. Of results, the bridge writes the name of the zone; a place
 * is that of a value, or VAKA_ANYWHERE. */
#define VAKA_C_ZONE_ID int32_t
#define VAKA_C_ZONE_TITLE int32_t
#define VAKA_C_OPT_PLACE int32_t
#define VAKA_C_ANY_SEAT int32_t /* VAKA_NONE: of all */
#define VAKA_C_ANY_KIND int32_t
#define VAKA_TAIL_ZONE_ID
#define VAKA_TAIL_ZONE_TITLE

/* Chance. */

/* May a script move what lies there without asking the rules? */
static bool is_open(vaka_match *match, int32_t at)
{
    return vaka_intake_open(vaka_position_of(match), at);
}

static int32_t draw(vaka_match *match, int32_t from, int32_t to)
{
    return is_open(match, from) && is_open(match, to) ? vaka_draw(match, from, to) : VAKA_NONE;
}

static void shuffle(vaka_match *match, int32_t at)
{
    if (is_open(match, at))
        vaka_shuffle(match, at);
}

static void reshuffle(vaka_match *match, int32_t discard, int32_t deck)
{
    if (is_open(match, discard) && is_open(match, deck))
        vaka_reshuffle(match, discard, deck);
}

/* Who knows what. */

static bool knows(const vaka_match *match, int32_t seat, int32_t piece)
{
    return (vaka_knowers(match, piece) & VAKA_SEAT(seat)) != 0;
}

/* Seats. */

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

static bool is_nobodys(const vaka_match *match, int32_t seat)
{
    return (vaka_nobody(match->layout) & VAKA_SEAT(seat)) != 0;
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

static int32_t turned(const vaka_match *match, int32_t piece)
{
    return vaka_turned(match, piece);
}

/* The id of a word of the layout; NULL, which is nil, for none. */
static const char *word_id(const vaka_match *match, int32_t word)
{
    return word < 0 ? NULL : match->layout->words[word].id;
}

static const char *marked(const vaka_match *match, int32_t piece)
{
    int32_t mark = vaka_marked(match, piece);

    return mark < 0 ? NULL : word_id(match, match->layout->marks[mark].word);
}

static const char *edge(const vaka_match *match, int32_t piece, int32_t side)
{
    return word_id(match, vaka_edge(match, piece, side));
}

static const char *kind_edge(const vaka_match *match, int32_t of_kind, int32_t side)
{
    return word_id(match, vaka_kind_edge(match->layout, of_kind, side));
}

/* Kinds and places. */

static int32_t kind(const vaka_match *match, const char *id)
{
    return vaka_kind_read(match->layout, id);
}

static bool has_kind(const vaka_match *match, const char *id)
{
    return vaka_kind_read(match->layout, id) >= 0;
}

static bool has_zone(const vaka_match *match, const char *id)
{
    return vaka_zone_read(match->layout, id) >= 0;
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
    return vaka_zone_read(match->layout, id);
}

/* The bridge writes its id or its title. */
static int32_t same_zone(const vaka_match *match, int32_t at)
{
    (void)match;
    return at;
}

static const char *zone_type(const vaka_match *match, int32_t at)
{
    static const char *const types[] = {
        [VAKA_ZONE_SPACE] = "space", [VAKA_ZONE_STACK] = "stack", [VAKA_ZONE_HAND] = "hand",
        [VAKA_ZONE_DECK] = "deck",   [VAKA_ZONE_CUP] = "cup",     [VAKA_ZONE_POOL] = "pool",
        [VAKA_ZONE_TRACK] = "track", [VAKA_ZONE_ROUTE] = "route",
    };

    return types[match->layout->zones[at].type];
}

static int32_t zone_owner(const vaka_match *match, int32_t at)
{
    return vaka_zone_owner(match->layout, at);
}

/* Boards. */

static void spaces(const vaka_match *match, int32_t board, vaka_list *out)
{
    const vaka_layout *layout = match->layout;

    for (int32_t i = 0; i < layout->zone_count; i++)
        if (vaka_layout_is_space(layout, i) &&
            (board == VAKA_NONE || layout->zones[i].board == board))
            vaka_list_add(out, i);
}

static bool is_space(const vaka_match *match, int32_t at)
{
    return vaka_layout_is_space(match->layout, at);
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
    const vaka_zone_info *at = &match->layout->zones[space];

    return match->layout->boards[at->board].spots ? at->x : at->hex.q;
}

static int32_t row(const vaka_match *match, int32_t space)
{
    const vaka_zone_info *at = &match->layout->zones[space];

    return match->layout->boards[at->board].spots ? at->y : at->hex.r;
}

static void neighbours(const vaka_match *match, int32_t space, vaka_list *out)
{
    const int16_t *around;
    int32_t count = vaka_joins(match->layout, space, &around);

    for (int32_t i = 0; i < count; i++)
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

    for (int32_t i = first; i < first + vaka_board_size(match->layout, board); i++) {
        int32_t away = vaka_distance(match->layout, space, i);
        if (away >= 0 && away <= steps)
            vaka_list_add(out, i);
    }
}

/* Names of values, tables, events: a wrong one breaks the match with what was perhaps meant. */

static int32_t row_named(const vaka_match *match, vaka_named_rows rows, const char *sort,
                         const char *name)
{
    vaka_error err;
    int32_t row = vaka_row_named(rows, sort, name, &err);

    if (row < 0)
        vaka_position_break(vaka_position_of(match), "%s", err.text);
    return row;
}

/* Values. */

static int32_t value_named(const vaka_match *match, const char *name)
{
    const vaka_module *module = match->layout->module;

    return row_named(match, VAKA_NAMED_ROWS(module->values, module->value_count), "value", name);
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

bool vaka_host_has_places(const vaka_match *match, const char *name)
{
    const vaka_module *module = match->layout->module;
    int32_t row =
        vaka_row_find(VAKA_NAMED_ROWS(module->values, module->value_count), vaka_word_of(name));

    return row >= 0 && module->values[row].scope != VAKA_SCOPE_GAME;
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

typedef struct wanted {
    const char *name;
    int32_t place, amount;
    uint32_t change; /* VAKA_CHANGE_… */
    uint32_t until;  /* VAKA_END_… */
    int32_t end;
} wanted;

static void put(vaka_match *match, wanted what)
{
    vaka_position *position = vaka_position_of(match);
    int32_t number = value_named(match, what.name);

    if (number < 0)
        return;
    if (what.place != VAKA_ANYWHERE && !is_place(match, number, &what.place)) {
        vaka_position_break(position, "value '%s' has no place %d", what.name, what.place);
        return;
    }
    if (what.amount != (int16_t)what.amount || what.end != (int16_t)what.end) {
        vaka_position_break(position, "a number of a modifier does not fit into 16 bits");
        return;
    }
    vaka_modify(match, (uint32_t)number, what.place, what.change, what.amount, what.until,
                what.end);
}

static void put_until(vaka_match *match, wanted what, const char *until)
{
    static const char *const words[] = {
        [VAKA_END_NEVER] = "game", [VAKA_END_STEP] = "step", [VAKA_END_TURN] = "turn"};

    for (uint32_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(until, words[i]) == 0) {
            what.until = i;
            what.end = i == VAKA_END_TURN ? vaka_turn(match) : 0;
            put(match, what);
            return;
        }
    vaka_position_break(vaka_position_of(match),
                        "a modifier lasts until the end of the \"step\", \"turn\" or \"game\"");
}

static void put_for(vaka_match *match, wanted what, int32_t turns)
{
    if (turns < 1 || turns > INT16_MAX) {
        vaka_position_break(vaka_position_of(match), "a modifier cannot last for %d turns", turns);
        return;
    }
    what.until = VAKA_END_TURN;
    what.end = vaka_turn(match) + turns - 1;
    put(match, what);
}

static void modify(vaka_match *match, const char *name, int32_t place, int32_t amount,
                   const char *until)
{
    put_until(match, (wanted){name, place, amount, VAKA_CHANGE_ADD, 0, 0}, until);
}

static void modify_for(vaka_match *match, const char *name, int32_t place, int32_t amount,
                       int32_t turns)
{
    put_for(match, (wanted){name, place, amount, VAKA_CHANGE_ADD, 0, 0}, turns);
}

static void modify_while(vaka_match *match, const char *name, int32_t place, int32_t amount,
                         int32_t marker)
{
    put(match, (wanted){name, place, amount, VAKA_CHANGE_ADD, VAKA_END_MARKER, marker});
}

static void set_value(vaka_match *match, const char *name, int32_t place, int32_t amount,
                      const char *until)
{
    put_until(match, (wanted){name, place, amount, VAKA_CHANGE_SET, 0, 0}, until);
}

static void set_value_for(vaka_match *match, const char *name, int32_t place, int32_t amount,
                          int32_t turns)
{
    put_for(match, (wanted){name, place, amount, VAKA_CHANGE_SET, 0, 0}, turns);
}

static void set_value_while(vaka_match *match, const char *name, int32_t place, int32_t amount,
                            int32_t marker)
{
    put(match, (wanted){name, place, amount, VAKA_CHANGE_SET, VAKA_END_MARKER, marker});
}

/* What was chosen before the game, and what is printed. */

static bool rule_on(const vaka_match *match, const char *id)
{
    return vaka_rule_on(match->layout, id);
}

static int32_t rule_option(const vaka_match *match, const char *id, const char *name)
{
    return vaka_rule_option(match->layout, id, name);
}

static int32_t option(const vaka_match *match, const char *id)
{
    const vaka_module *module = match->layout->module;
    int32_t number =
        row_named(match, VAKA_NAMED_ROWS(module->options, module->option_count), "option", id);

    return number < 0 ? 0 : match->layout->setup.option[number];
}

static const char *scenario(const vaka_match *match)
{
    const char *id = match->layout->setup.scenario;

    return *id ? id : NULL;
}

static int32_t table_named(const vaka_match *match, const char *name)
{
    const vaka_module *module = match->layout->module;

    return row_named(match, VAKA_NAMED_ROWS(module->tables, module->table_count), "table", name);
}

/* Table, row and column of a printed value; false after a wrong name. */
static bool find_cell(const vaka_match *match, const char *const names[3], int32_t cell[3])
{
    cell[0] = table_named(match, names[0]);
    if (cell[0] < 0)
        return false;
    const vaka_data_table *table = &match->layout->module->tables[cell[0]];
    cell[2] =
        row_named(match, VAKA_NAMED_ROWS(table->columns, table->column_count), "column", names[2]);
    if (cell[2] < 0)
        return false;
    cell[1] = vaka_data_find(&match->layout->setup, (uint32_t)cell[0], names[1]);
    if (cell[1] < 0) {
        char quote[VAKA_WORD_QUOTE];
        vaka_position_break(vaka_position_of(match), "table '%s' has no row '%s'", names[0],
                            vaka_word_quote(vaka_word_of(names[1]), quote));
    }
    return cell[1] >= 0;
}

static bool has_row(const vaka_match *match, const char *table, const char *id)
{
    int32_t number = table_named(match, table);

    return number >= 0 && vaka_data_find(&match->layout->setup, (uint32_t)number, id) >= 0;
}

static int32_t data(const vaka_match *match, const char *table, const char *id, const char *name)
{
    int32_t cell[3];

    if (!find_cell(match, (const char *const[3]){table, id, name}, cell))
        return 0;
    return vaka_data_int(&match->layout->setup, (uint32_t)cell[0], cell[1], (uint32_t)cell[2]);
}

static const char *data_text(const vaka_match *match, const char *table, const char *id,
                             const char *name)
{
    int32_t cell[3];

    if (!find_cell(match, (const char *const[3]){table, id, name}, cell))
        return NULL;
    return vaka_data_text(&match->layout->setup, (uint32_t)cell[0], cell[1], (uint32_t)cell[2]);
}

static int32_t data_rows(const vaka_match *match, const char *table)
{
    int32_t number = table_named(match, table);

    return number < 0 ? 0 : vaka_data_rows(&match->layout->setup, (uint32_t)number);
}

static const char *data_id(const vaka_match *match, const char *table, int32_t number)
{
    int32_t at = table_named(match, table);
    const vaka_setup *setup = &match->layout->setup;

    if (at < 0 || number < 1 || number > vaka_data_rows(setup, (uint32_t)at))
        return NULL;
    return vaka_data_id(setup, (uint32_t)at, number - 1);
}

/* The log. */

static void tell(vaka_match *match, const char *event, int32_t a, int32_t b, int32_t c)
{
    const vaka_module *module = match->layout->module;
    int32_t number =
        row_named(match, VAKA_NAMED_ROWS(module->events, module->event_count), "event", event);

    if (number >= 0)
        vaka_tell(match, (uint32_t)number, a, b, c, 0);
}

const vaka_export vaka_host_exports[] = {
    VAKA_CHANGE_AS("roll", vaka_roll, INT,
                   "Rolls a die in the open: a number from 1 to `sides` (at most 1000).", INT,
                   sides),
    VAKA_CHANGE_AS("chance", vaka_chance, INT,
                   "A number from 0 to n-1 that nobody is shown: for a tie that chance breaks.",
                   INT, n),
    VAKA_CHANGE(
        draw, PIECE,
        "Takes the top piece of a deck, or any piece of a cup by chance, and puts it on top "
        "of another zone; nil when there is none. A zone takes what the game says it takes.",
        ZONE, from, ZONE, to),
    VAKA_CHANGE(shuffle, NONE, "Mixes what lies in a zone: handles of what lay there get stale.",
                ZONE, at),
    VAKA_CHANGE(reshuffle, NONE,
                "Turns all of a discard pile face down, puts it under the deck and shuffles it.",
                ZONE, discard, ZONE, deck),
    VAKA_CHANGE_AS("look", vaka_look, NONE,
                   "A seat looks at a hidden piece and knows it from now on.", SEAT, seat, PIECE,
                   piece),
    VAKA_CHANGE_AS("peek", vaka_peek, NONE, "A seat looks at the top `n` pieces of a zone.", SEAT,
                   seat, ZONE, at, INT, n),
    VAKA_CHANGE_AS("learned", vaka_learned, NONE,
                   "Says that the outcome told a seat something about what it cannot see: call it "
                   "whichever way it went.",
                   SEAT, seat),
    VAKA_QUERY(knows, BOOL, "Does a seat know what a piece is, as it lies now?", SEAT, seat, PIECE,
               piece),

    VAKA_QUERY_AS("turn", vaka_turn, INT, "The number of the turn."),
    VAKA_QUERY(seats, LIST_SEAT, "All seats, from 0 on."),
    VAKA_QUERY(seats_in, LIST_SEAT, "The seats that are still in the game."),
    VAKA_QUERY(is_nobodys, BOOL, "Is a seat played by nobody, only by the rules?", SEAT, seat),
    VAKA_QUERY(next_seat, SEAT, "The next seat clockwise that is still in the game.", SEAT, seat),
    VAKA_QUERY_AS("score", vaka_score, INT, "The score of a seat.", SEAT, seat),

    VAKA_QUERY(pieces, LIST_PIECE, "The pieces of a zone, from the bottom to the top.", ZONE, at),
    VAKA_QUERY(top, PIECE, "The top piece of a zone, or nil.", ZONE, at),
    VAKA_QUERY_AS("find", vaka_find, PIECE,
                  "The lowest piece in a zone of an owner and a kind (left out: of any), or nil.",
                  ZONE, at, ANY_SEAT, owner, ANY_KIND, kind),
    VAKA_QUERY(count, INT, "How many pieces of an owner and a kind (left out: of any) lie there.",
               ZONE, at, ANY_SEAT, owner, ANY_KIND, kind),
    VAKA_QUERY_AS("seats_with", vaka_host_seats_with, LIST_SEAT,
                  "The seats that have pieces in a zone, of a kind or any.", ZONE, at, ANY_KIND,
                  kind),
    VAKA_QUERY_AS("kinds_at", vaka_host_kinds_at, LIST_KIND,
                  "The kinds of the pieces in a zone, each once, the lowest first.", ZONE, at),
    VAKA_QUERY(kind_of, KIND, "What a piece is.", PIECE, piece),
    VAKA_QUERY(zone_of, ZONE, "Where a piece lies.", PIECE, piece),
    VAKA_QUERY(owner_of, SEAT, "Whose piece it is, or nil.", PIECE, piece),
    VAKA_QUERY(is_face_up, BOOL, "Does the piece lie face up?", PIECE, piece),
    VAKA_QUERY(turned, INT, "By how many steps a piece is turned, counter-clockwise.", PIECE,
               piece),
    VAKA_QUERY(marked, TEXT, "The word of the mark that a piece carries, by its id, or nil.", PIECE,
               piece),
    VAKA_QUERY(edge, TEXT, "The word at a side of a piece as it lies, by its id, or nil.", PIECE,
               piece, INT, side),
    VAKA_QUERY(kind_edge, TEXT, "The word at a side of a kind that is not turned, or nil.", KIND,
               of_kind, INT, side),
    VAKA_QUERY(field, INT, "One of the four numbers (0 to 3) that the game keeps with a piece.",
               PIECE, piece, INT, number),

    VAKA_QUERY(kind, KIND,
               "The kind with an id. Where there is none: nil, or an error in mods of API level 2.",
               TEXT, id),
    VAKA_QUERY(has_kind, BOOL, "Is there a kind with an id?", TEXT, id),
    VAKA_QUERY(kind_id, TEXT, "The id of a kind.", KIND, kind),
    VAKA_QUERY(kind_title, TEXT, "A kind as people read it.", KIND, kind),
    VAKA_QUERY(
        zone, ZONE,
        "The zone with an id or coordinates (\"2,-1\"). Where there is none: nil, or an error "
        "in mods of API level 2.",
        TEXT, id),
    VAKA_QUERY(has_zone, BOOL, "Is there a zone with an id or coordinates?", TEXT, id),
    VAKA_QUERY_AS("zone_id", same_zone, ZONE_ID,
                  "The id of a zone, or the coordinates of a space without one.", ZONE, at),
    VAKA_QUERY_AS("zone_title", same_zone, ZONE_TITLE, "A zone as people read it.", ZONE, at),
    VAKA_QUERY(zone_type, TEXT,
               "What sort of place it is: space, stack, hand, deck, cup, pool, track or route.",
               ZONE, at),
    VAKA_QUERY(zone_owner, SEAT, "Whose zone it is, or nil.", ZONE, at),
    VAKA_QUERY_AS(
        "zones_with", vaka_host_zones_with, LIST_ZONE,
        "The zones, spaces too, in which a seat (nil: nobody) has pieces, of a kind or any, "
        "and in which another seat, if one is named, has none. `most`: of these, those with at "
        "most so many pieces of anybody.",
        OPT_SEAT, owner, ANY_KIND, kind, OPT_SEAT, without, OPT_INT, most),
    VAKA_QUERY_AS(
        "zones_empty", vaka_host_zones_empty, LIST_ZONE,
        "The zones from one to another, in the order they were declared, on which nothing "
        "lies.",
        ZONE, first, ZONE, last),
    VAKA_QUERY_AS("zones", vaka_host_zones, LIST_ZONE,
                  "The zones that are no spaces or routes of a board: all, or those of one owner.",
                  ANY_SEAT, owner),

    VAKA_QUERY(spaces, LIST_ZONE, "The spaces of a board (numbered from 0), or of all boards.",
               OPT_INT, board),
    VAKA_QUERY(is_space, BOOL, "Is the zone a space of a board?", ZONE, at),
    VAKA_QUERY(space_at, SPACE,
               "The hex at a column and a row of a board (the first if left out), or nil.", INT,
               column, INT, row, OPT_INT, board),
    VAKA_QUERY(column, INT, "The column of a hex; of a spot, how far right it lies.", SPACE, space),
    VAKA_QUERY(row, INT, "The row of a hex; of a spot, how far down it lies.", SPACE, space),
    VAKA_QUERY(neighbours, LIST_ZONE, "The spaces next to a space.", SPACE, space),
    VAKA_QUERY(adjacent, BOOL, "Are two spaces next to each other?", SPACE, a, SPACE, b),
    VAKA_QUERY(
        distance, OPT_INT,
        "Fewest steps from a space to another, whatever lies between; nil where no way leads.",
        SPACE, a, SPACE, b),
    VAKA_QUERY(within, LIST_ZONE, "The spaces at most so many steps away, itself included.", SPACE,
               space, INT, steps),

    VAKA_QUERY(value, INT,
               "The number that a value of the game is now. `place` is a seat, zone, kind or pair, "
               "as the value has it; values of the whole game have none.",
               TEXT, name, OPT_INT, place),
    VAKA_QUERY(pair, INT, "The place of a value that belongs to a pair of seats, in this order.",
               SEAT, a, SEAT, b),
    VAKA_CHANGE(modify, NONE,
                "Adds to a value at a place (or \"everywhere\") until the end of the \"step\", "
                "\"turn\" or \"game\".",
                TEXT, name, OPT_PLACE, place, INT, amount, TEXT, ends),
    VAKA_CHANGE(modify_for, NONE,
                "Adds to a value at a place (or \"everywhere\") for so many turns, this one "
                "included.",
                TEXT, name, OPT_PLACE, place, INT, amount, INT, turns),
    VAKA_CHANGE(modify_while, NONE,
                "Adds to a value at a place (or \"everywhere\") while a piece stays where it lies.",
                TEXT, name, OPT_PLACE, place, INT, amount, PIECE, marker),
    VAKA_CHANGE(
        set_value, NONE,
        "Sets a value at a place (or \"everywhere\") until the end of the \"step\", \"turn\" "
        "or \"game\"; what adds to it comes on top.",
        TEXT, name, OPT_PLACE, place, INT, amount, TEXT, ends),
    VAKA_CHANGE(set_value_for, NONE,
                "Sets a value at a place (or \"everywhere\") for so many turns, this one included.",
                TEXT, name, OPT_PLACE, place, INT, amount, INT, turns),
    VAKA_CHANGE(set_value_while, NONE,
                "Sets a value at a place (or \"everywhere\") while a piece stays where it lies.",
                TEXT, name, OPT_PLACE, place, INT, amount, PIECE, marker),

    VAKA_QUERY(rule_on, BOOL, "Is a rule switched on in this match?", TEXT, id),
    VAKA_QUERY(
        rule_option, INT,
        "An option of a rule; 0 if the rule is not switched on. Where it has no such option: 0, "
        "or an error in mods of API level 2.",
        TEXT, id, TEXT, name),
    VAKA_QUERY(option, INT, "An option of the game, as it was chosen.", TEXT, id),
    VAKA_QUERY(scenario, TEXT, "The id of the scenario, or nil."),
    VAKA_QUERY(data, INT, "A printed number: by table, id of the row, and column.", TEXT, table,
               TEXT, id, TEXT, name),
    VAKA_QUERY(data_text, TEXT, "A printed text: by table, id of the row, and column.", TEXT, table,
               TEXT, id, TEXT, name),
    VAKA_QUERY(has_row, BOOL, "Has a table a row with an id?", TEXT, table, TEXT, id),
    VAKA_QUERY(data_rows, INT, "How many rows a table has.", TEXT, table),
    VAKA_QUERY(data_id, TEXT, "The id of a row by its number from 1 on, or nil.", TEXT, table, INT,
               number),

    VAKA_CHANGE(tell, NONE,
                "Puts one of the game's events into everybody's log, with what fills its gaps.",
                TEXT, event, OPT_INT, a, OPT_INT, b, OPT_INT, c),
    VAKA_CHANGE_AS(
        "say", vaka_host_say, NONE,
        "Puts a sentence of the mod into everybody's log: itself, or the id of a text of "
        "lang/en.lua, with what fills its gaps (\"{0:seat} drowns at {1:zone}\").",
        TEXT, text, OPT_INT, a, OPT_INT, b, OPT_INT, c),
    VAKA_CHANGE_AS("say_to", vaka_host_say_to, NONE,
                   "The same for one seat alone: nobody else reads anything of it.", SEAT, seat,
                   TEXT, text, OPT_INT, a, OPT_INT, b),
};

const uint32_t vaka_host_export_count = sizeof vaka_host_exports / sizeof *vaka_host_exports;

vaka_status vaka_bridge_new_host(bool strict, vaka_bridge **out, vaka_error *err)
{
    static const char *const changes[] = {"modify",    "modify_for",    "modify_while",
                                          "set_value", "set_value_for", "set_value_while"};
    vaka_status status =
        vaka_bridge_new(vaka_host_exports, vaka_host_export_count, "host", out, err);

    if (strict && status == VAKA_OK) {
        vaka_bridge_be_strict(*out, "zone");
        vaka_bridge_be_strict(*out, "kind");
        for (uint32_t i = 0; i < sizeof changes / sizeof *changes; i++)
            vaka_bridge_be_strict(*out, changes[i]);
    }
    return status;
}
