/* opponent_acts.c - what the solitaire opponent's scripts ask of the map and do to it (exports.c).
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/cards.h"
#include "opponent/opponent.h"

/* --- What he has ------------------------------------------------------------------------------ */

/* S7: a group with a village or a piece of the seat is one of its groups; atolls likewise. */
static bool is_site_of(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (!game_of(match)->hex[hex].known || (!is_group(match, hex) && !is_atoll(match, hex)))
        return false;
    return controller(match, hex) == seat || pieces_at(match, seat, hex) > 0;
}

void sites_of(const vaka_match *match, int32_t seat, vaka_list *out)
{
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        if (is_site_of(match, seat, hex))
            vaka_list_add(out, hex);
}

/* Boxes of a group for his villages: brown ones too, he needs no agriculture (S7). */
static int32_t all_boxes(const vaka_match *match, int32_t hex)
{
    int32_t boxes = green_boxes(match, hex) + brown_boxes(match, hex) +
                    vaka_value_at(match, VALUE_CAPACITY, hex);

    return boxes > 0 && is_group(match, hex) ? boxes : 0;
}

int32_t free_boxes(const vaka_match *match, int32_t hex)
{
    int32_t free = all_boxes(match, hex) - game_of(match)->hex[hex].villages;

    return free > 0 ? free : 0;
}

int32_t unbuilt(const vaka_match *match, int32_t seat, int32_t kind)
{
    return vaka_count(match, seat_zone(match, seat, SEAT_UNBUILT), VAKA_NONE, kind);
}

int32_t home_of(const vaka_match *match, int32_t seat)
{
    return game_of(match)->seat[seat].home;
}

int32_t first_home(const vaka_match *match, int32_t seat)
{
    int32_t home = game_of(match)->seat[seat].home_group;

    return home < 0 ? VAKA_NONE : facts_of(match)->home_hex[home];
}

/* --- Chains ----------------------------------------------------------------------------------- */

/* A canoe may be placed in Known hexes without an enemy: independent groups are enemies (2.1). */
bool may_link(const vaka_match *match, int32_t seat, int32_t hex)
{
    return game_of(match)->hex[hex].known && !is_closed(match, seat, hex) &&
           !enemy_hex(match, seat, hex) && !vaka_value_at(match, VALUE_NO_CHAIN, hex);
}

bool linked(const vaka_match *match, int32_t seat, int32_t a, int32_t b)
{
    int16_t area[MAX_HEXES];

    chains(match, seat, area);
    return area[a] >= 0 && area[a] == area[b];
}

/* --- Exploration ------------------------------------------------------------------------------ */

int32_t next_unexplored(const vaka_match *match)
{
    const conquest_facts *facts = facts_of(match);
    int32_t best = VAKA_NONE;

    for (int32_t hex = 0; hex < facts->hexes; hex++)
        if (facts->hex[hex].sol && !game_of(match)->hex[hex].known &&
            (best < 0 || facts->hex[hex].sol < facts->hex[best].sol))
            best = hex;
    return best;
}

/* Off Course markers have no effect on him: they leave the game, and the hex stays Unknown. */
int32_t explore_for(vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t gone = zone_of(match, ZONE_GONE);

    if (game_of(match)->hex[hex].known)
        return VAKA_NONE;
    int32_t piece = vaka_draw(match, zone_of(match, ZONE_CUP), gone);
    if (piece < 0)
        return VAKA_NONE;
    int32_t type = marker_type(match, piece);
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_tell(match, EVENT_EXPLORED, seat, hex, match->pieces[piece].kind, 0);
    if (type == MARKER_OFF_COURSE)
        return 0;
    int32_t tile = face_down_tile(match, hex);
    if (tile < 0 && type == MARKER_ISLAND)
        tile = vaka_draw(match, zone_of(match, ZONE_PILE), hex);
    if (tile >= 0) {
        unveil_tile(match, seat, tile);
    } else { /* E7: an island without a tile left is ocean, too */
        vaka_piece_move(match, piece, hex);
        game_of(match)->hex[hex].known = 1;
        vaka_tell(match, EVENT_OCEAN_FOUND, seat, hex, 0, 0);
    }
    return marker_knots(match, piece);
}

/* --- What he gets ----------------------------------------------------------------------------- */

/* Is the player, or are islanders (2.1), where something of his is to be placed? That is told. His
 * own places take it under attack, too: only a chain keeps clear of the player (Solitaire, Expand).
 */
static bool is_barred(vaka_match *match, int32_t seat, int32_t hex)
{
    bool his = controller(match, hex) == seat ||
               (pieces_at(match, seat, hex) && !enemy_group(match, seat, hex));
    bool islanders = game_of(match)->hex[hex].independent && !enemy_pieces(match, seat, hex);

    if (his || !enemy_hex(match, seat, hex))
        return false;
    if (is_nobodys(match, seat))
        vaka_tell(match, islanders ? EVENT_RIVAL_UNWELCOME : EVENT_RIVAL_BARRED, hex, 0, 0, 0);
    return true;
}

bool put_piece(vaka_match *match, int32_t seat, int32_t kind, int32_t hex)
{
    int32_t from = seat_zone(match, seat, SEAT_UNBUILT), piece;

    if (!is_counter(match, kind) || !game_of(match)->hex[hex].known || is_barred(match, seat, hex))
        return false;
    piece = vaka_find(match, from, VAKA_NONE, kind);
    if (piece < 0) { /* S5 */
        vaka_tell(match, EVENT_RIVAL_NONE_LEFT, seat, kind, 0, 0);
        return false;
    }
    vaka_piece_move(match, piece, hex);
    if (plays_open(match))
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_tell(match, EVENT_RIVAL_PLACED, seat, plays_open(match) ? kind : KIND_PIECE_BACK, hex, 0);
    return true;
}

/* S7: his villages stand in brown boxes without agriculture. */
bool put_village(vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t room = is_nobodys(match, seat) ? all_boxes(match, hex) : capacity(match, hex);

    if (!is_group(match, hex) || is_barred(match, seat, hex) ||
        game_of(match)->hex[hex].villages >= room)
        return false;
    vaka_tell(match, EVENT_RIVAL_SETTLES, seat, hex, 0, 0);
    add_village(match, seat, hex);
    return true;
}

bool deal_card(vaka_match *match, int32_t seat, bool up)
{
    int32_t piece = draw_card(match, seat, EVENT_RIVAL_DEALT);

    if (piece >= 0 && up)
        show_card(match, seat, piece);
    return piece >= 0;
}

void reveal_hand(vaka_match *match, int32_t seat)
{
    int32_t hand = seat_zone(match, seat, SEAT_HAND);

    while (match->zones[hand].last >= 0)
        show_card(match, seat, match->zones[hand].last);
}

void owe_chit(vaka_match *match)
{
    if (plays_open(match) && game_of(match)->chits_owed < INT8_MAX)
        game_of(match)->chits_owed++;
}

void act_again(vaka_match *match)
{
    game_of(match)->chit_again = 1;
}

/* --- Raids ------------------------------------------------------------------------------------ */

void war_places(const vaka_match *match, int32_t seat, vaka_list *out)
{
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        if (match->zones[hex].count && vaka_find(match, hex, seat, KIND_WAR_CANOE) >= 0 &&
            !enemy_hex(match, seat, hex))
            vaka_list_add(out, hex);
}

int32_t defenders_at(const vaka_match *match, int32_t hex)
{
    int32_t owner = controller(match, hex), count = local_warriors(match, hex);

    if (owner < 0)
        return count;
    for (VAKA_EACH(match, hex, piece))
        count += match->pieces[piece].owner == owner &&
                 is_battle_piece(match, match->pieces[piece].kind);
    return count;
}

typedef struct voyage {
    int16_t steps[MAX_HEXES]; /* hexes to sail, VAKA_NONE: out of reach */
    int16_t start[MAX_HEXES]; /* where transit ends and the voyage begins */
} voyage;

/* M6: a War Canoe that meets one, or an enemy group, stops there. */
static bool stops_at(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (enemy_group(match, seat, hex))
        return true;
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner >= 0 && at->owner != seat && like_of(match, at->kind) == KIND_WAR_CANOE)
            return true;
    }
    return false;
}

/* Transit along the chain first [7.2], then so many hexes by sea [7.3]. */
static void find_voyage(const vaka_match *match, int32_t seat, int32_t from, int32_t moves,
                        voyage *to)
{
    int16_t area[MAX_HEXES], queue[MAX_HEXES];
    int32_t hexes = facts_of(match)->hexes, count = 0;

    chains(match, seat, area);
    for (int32_t hex = 0; hex < hexes; hex++)
        to->steps[hex] = to->start[hex] = VAKA_NONE;
    to->steps[from] = 0; /* a raid goes by transit only where it has to */
    to->start[from] = queue[count++] = (int16_t)from;
    for (int32_t hex = 0; hex < hexes; hex++)
        if (hex != from && area[from] >= 0 && area[hex] == area[from]) {
            to->steps[hex] = 0;
            to->start[hex] = queue[count++] = (int16_t)hex;
        }
    for (int32_t i = 0; i < count; i++) {
        const int16_t *next = vaka_neighbours(match->layout, queue[i]);
        bool ends = to->steps[queue[i]] == moves ||
                    (to->steps[queue[i]] && stops_at(match, seat, queue[i]));
        for (int32_t d = 0; d < 6 && !ends; d++) {
            int32_t hex = next[d];
            if (hex < 0 || to->steps[hex] >= 0 || !game_of(match)->hex[hex].known ||
                is_closed(match, seat, hex))
                continue;
            to->steps[hex] = (int16_t)(to->steps[queue[i]] + 1);
            to->start[hex] = to->start[queue[i]];
            queue[count++] = (int16_t)hex;
        }
    }
}

void raid_targets(const vaka_match *match, int32_t seat, int32_t from, int32_t moves,
                  vaka_list *out)
{
    voyage to;

    find_voyage(match, seat, from, moves, &to);
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        if (to.steps[hex] >= 0 && controller(match, hex) >= 0 && controller(match, hex) != seat)
            vaka_list_add(out, hex);
}

static void send_off(vaka_match *match, int32_t seat, int32_t kind, const int16_t hexes[2],
                     int32_t n)
{
    for (int32_t i = 0; i < n; i++) {
        int32_t piece = vaka_find(match, hexes[0], seat, kind);
        vaka_piece_set(match, piece, FIELD_FLAGS, kind == KIND_BAND ? PIECE_ON_WAR : 0);
        vaka_piece_move(match, piece, hexes[1]);
    }
}

int32_t raid(vaka_match *match, int32_t seat, int32_t from, int32_t to)
{
    int32_t wars = vaka_count(match, from, seat, KIND_WAR_CANOE);
    int32_t bands = vaka_count(match, from, seat, KIND_BAND);
    const int16_t hexes[2] = {(int16_t)from, (int16_t)to};
    voyage way;

    bands = bands < wars ? bands : wars;
    if (must_garrison(match, seat, from) && pieces_at(match, seat, from) == wars + bands) {
        wars -= bands ? 0 : 1; /* M8: one piece has to stay, a Band rather than a War Canoe */
        bands -= bands ? 1 : 0;
    }
    if (wars < 1)
        return 0;
    find_voyage(match, seat, from, INT16_MAX, &way);
    if (way.start[to] >= 0 && way.start[to] != from)
        vaka_tell(match, EVENT_RIVAL_TRANSIT, seat, from, way.start[to], 0);
    vaka_tell(match, EVENT_RIVAL_SAILS, wars, bands, from, to);
    send_off(match, seat, KIND_WAR_CANOE, hexes, wars);
    send_off(match, seat, KIND_BAND, hexes, bands);
    return wars;
}
