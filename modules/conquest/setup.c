/* setup.c - the start of the game [3]: markers, tiles and cards, homes, the seats' first pieces.
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/occasion.h"
#include "conquest.h"
#include "opponent/opponent.h"

static const vaka_reason REASON_NOT_A_HOME = {
    "not_a_home", "3.2d", "{0:zone} is not a home group of this game that is still free"};

static void make_face_up(vaka_match *match, int32_t kind, int32_t owner, int32_t zone)
{
    vaka_piece_flip(match, vaka_piece_new(match, kind, owner, zone), VAKA_FACE_UP);
}

static void make_unbuilt(vaka_match *match, int32_t seat, int32_t kind)
{
    for (int32_t i = 0; i < facts_of(match)->piece_count[kind]; i++)
        vaka_piece_new(match, kind, seat, seat_zone(match, seat, SEAT_UNBUILT));
}

/* Every counter of a seat begins unbuilt; Local Warriors wait in the open. */
static void make_counters(vaka_match *match)
{
    const conquest_facts *facts = facts_of(match);

    for (int32_t seat = 0; seat < match->seats; seat++) {
        for (int32_t kind = KIND_TRANSPORT; kind <= KIND_RUMOR; kind++)
            make_unbuilt(match, seat, kind);
        for (int32_t kind = KIND_FIXED; kind < counter_kinds(match); kind++)
            make_unbuilt(match, seat, kind);
        for (int32_t i = 0; i < facts->piece_count[KIND_LOCAL]; i++)
            make_face_up(match, KIND_LOCAL, seat, zone_of(match, ZONE_LOCALS));
    }
    for (int32_t i = 0; i < facts->piece_count[KIND_BLUE]; i++)
        make_face_up(match, KIND_BLUE, VAKA_NONE, zone_of(match, ZONE_LOCALS));
}

static void make_markers(vaka_match *match)
{
    const conquest_facts *facts = facts_of(match);
    int32_t cup = zone_of(match, ZONE_CUP);

    for (int32_t row = 0; row < facts->markers; row++)
        for (int32_t i = 0; i < facts->marker_count[row]; i++)
            vaka_piece_new(match, facts->marker_kind + row, VAKA_NONE, cup);
    vaka_shuffle(match, cup);
}

/* 3.1: Te Waka Maui is set aside. */
static void make_tiles(vaka_match *match)
{
    const conquest_facts *facts = facts_of(match);

    for (int32_t row = 0; row < facts->tiles; row++) {
        int32_t kind = facts->tile_kind + row;
        if (facts->tile[row].in_pile)
            vaka_piece_new(match, kind, VAKA_NONE, zone_of(match, ZONE_PILE));
        else
            make_face_up(match, kind, VAKA_NONE, zone_of(match, ZONE_GONE));
    }
}

static void make_cards(vaka_match *match, uint32_t sort, int32_t first_kind, int32_t deck)
{
    for (int32_t i = 0; i < vaka_content_count(match->layout, sort); i++) {
        int32_t copies = vaka_content_number(match->layout, sort, i, "copies");
        for (int32_t n = 0; n < copies; n++)
            vaka_piece_new(match, first_kind + i, VAKA_NONE, zone_of(match, deck));
    }
    vaka_shuffle(match, zone_of(match, deck));
}

static void place_tile(vaka_match *match, const vaka_setup *setup, int32_t row)
{
    int32_t hex = vaka_data_int(setup, TABLE_PLACES, row, PLACE_HEX);
    int32_t tile = vaka_data_int(setup, TABLE_PLACES, row, PLACE_TILE);
    hex_now *now = &game_of(match)->hex[hex];
    int32_t piece =
        vaka_find(match, zone_of(match, ZONE_PILE), VAKA_NONE, facts_of(match)->tile_kind + tile);

    if (piece < 0)
        return;
    vaka_piece_move(match, piece, hex);
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    now->known = 1;
    now->tile = (int8_t)tile;
    now->facing = (int8_t)vaka_data_int(setup, TABLE_PLACES, row, PLACE_FACING);
}

/* 3.2: markers are drawn until there are enough Open Ocean and Island Group ones; what is in excess
 * goes back into the cup. */
static void place_markers(vaka_match *match, const int16_t *oceans, int32_t ocean_count)
{
    int32_t cup = zone_of(match, ZONE_CUP), trail = zone_of(match, ZONE_TRAIL);
    int32_t islands = facts_of(match)->islands_out, placed = 0;

    while (islands > 0 || placed < ocean_count) {
        int32_t piece = vaka_draw(match, cup, trail);
        if (piece < 0)
            break;
        int32_t type = marker_type(match, piece);
        bool wanted = type == MARKER_ISLAND  ? islands-- > 0
                      : type == MARKER_OCEAN ? placed < ocean_count
                                             : false;
        if (!wanted)
            continue;
        if (type == MARKER_OCEAN)
            game_of(match)->hex[oceans[placed]].known = 1;
        vaka_piece_move(match, piece,
                        type == MARKER_OCEAN ? oceans[placed++] : zone_of(match, ZONE_GONE));
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
    }
    if (match->zones[trail].count == 0)
        return;
    vaka_zone_move(match, trail, cup);
    vaka_shuffle(match, cup);
}

static void set_map(vaka_match *match, const vaka_setup *setup)
{
    const conquest_facts *facts = facts_of(match);
    conquest_game *game = game_of(match);
    int16_t oceans[MAX_HEXES];
    int32_t ocean_count = 0;

    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        game->hex[hex].tile = game->hex[hex].owner = VAKA_NONE;
    for (int32_t hex = 0; hex < facts->hexes; hex++) {
        int32_t kind = facts->hex[hex].kind;
        game->hex[hex].known = kind != HEX_UNKNOWN && kind != HEX_AMERICA;
        game->hex[hex].independent = is_printed_group(match, hex);
    }
    for (int32_t home = 0; home < HOMES; home++)
        if (facts->home_used[home])
            game->hex[facts->home_hex[home]].independent = 0;
    for (int32_t row = 0; row < vaka_data_rows(setup, TABLE_PLACES); row++) {
        if (!is_placed(setup, row))
            continue;
        if (vaka_data_int(setup, TABLE_PLACES, row, PLACE_TILE) >= 0)
            place_tile(match, setup, row);
        else
            oceans[ocean_count++] = (int16_t)vaka_data_int(setup, TABLE_PLACES, row, PLACE_HEX);
    }
    place_markers(match, oceans, ocean_count);
}

static void place_pieces(vaka_match *match, int32_t seat, int32_t hex, int32_t kind, int32_t count)
{
    for (int32_t i = 0; i < count; i++) {
        int32_t piece = vaka_find(match, seat_zone(match, seat, SEAT_UNBUILT), seat, kind);
        vaka_piece_move(match, piece, hex);
        if (kind == KIND_TRANSPORT || plays_open(match))
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
    }
}

/* Tiles lie face down where history would put them (components §10); nobody has looked at them. */
static void place_hidden_tiles(vaka_match *match, const vaka_setup *setup)
{
    const conquest_facts *facts = facts_of(match);

    for (int32_t hex = 0; hex < facts->hexes; hex++) {
        int32_t tile = vaka_data_int(setup, TABLE_MAP, hex, MAP_TILE);
        int32_t piece = tile < 0 ? VAKA_NONE
                                 : vaka_find(match, zone_of(match, ZONE_PILE), VAKA_NONE,
                                             facts->tile_kind + tile);
        if (piece >= 0 && !game_of(match)->hex[hex].known)
            vaka_piece_move(match, piece, hex);
    }
}

/* A village without a green box stands on Improved Agriculture. */
static void found_villages(vaka_match *match, int32_t seat, int32_t hex, int32_t count)
{
    hex_now *now = &game_of(match)->hex[hex];
    int32_t extra = now->villages + count - green_boxes(match, hex);

    if (extra > now->agriculture)
        now->agriculture = (uint8_t)extra;
    for (int32_t i = 0; i < count && now->villages < capacity(match, hex); i++)
        add_village(match, seat, hex);
}

/* What the scenario gives this home: villages, or else counters. Content may have changed the map
 * when all was laid out; nothing is put where it could not be now. */
static void place_starts(vaka_match *match, int32_t seat, int32_t home, bool villages)
{
    const vaka_setup *setup = vaka_layout_setup(match->layout);

    for (int32_t i = 0; i < vaka_data_rows(setup, TABLE_STARTS); i++) {
        start_row row = start_at(setup, i);
        bool theirs = row.home == facts_of(match)->home_row[home];

        if (!theirs || villages != (row.kind == START_VILLAGE) ||
            !game_of(match)->hex[row.hex].known || enemy_pieces(match, seat, row.hex))
            continue;
        if (villages && (controller(match, row.hex) == seat || controller(match, row.hex) < 0))
            found_villages(match, seat, row.hex, row.count);
        else if (!villages && !enemy_group(match, seat, row.hex))
            place_pieces(match, seat, row.hex, row.kind, row.count);
    }
}

/* 3.3: first villages and pieces. */
static void settle(vaka_match *match, int32_t seat, int32_t home)
{
    static const int32_t kinds[] = {KIND_BAND, KIND_TRANSPORT, KIND_WAR_CANOE, KIND_COLONY};
    const conquest_facts *facts = facts_of(match);
    const vaka_setup *setup = vaka_layout_setup(match->layout);
    conquest_game *game = game_of(match);
    int32_t hex = facts->home_hex[home];

    game->seat[seat].home_group = (int8_t)home;
    game->seat[seat].home = (int16_t)hex;
    vaka_tell(match, EVENT_HOME_TAKEN, seat, hex, 0, 0);
    found_villages(match, seat, hex, usual_start(facts, setup, home, START_VILLAGE));
    place_starts(match, seat, home, true);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        place_pieces(match, seat, hex, kinds[i], usual_start(facts, setup, home, kinds[i]));
    place_starts(match, seat, home, false);
}

/* The home of this hex if it is one of this match that nobody has, or VAKA_NONE. */
static int32_t free_home(const vaka_match *match, int32_t hex)
{
    const conquest_facts *facts = facts_of(match);

    for (int32_t home = 0; home < HOMES; home++)
        if (facts->home_used[home] && facts->home_hex[home] == hex)
            return controller(match, hex) < 0 ? home : VAKA_NONE;
    return VAKA_NONE;
}

/* The n-th (from 0) home that nobody has. */
static int32_t nth_home(const vaka_match *match, int32_t n)
{
    const conquest_facts *facts = facts_of(match);

    for (int32_t home = 0; home < HOMES; home++)
        if (facts->home_used[home] && free_home(match, facts->home_hex[home]) >= 0 && n-- == 0)
            return home;
    return VAKA_NONE;
}

/* 11.2: the deck, and the markers of its cards. */
static void make_events(vaka_match *match)
{
    make_cards(match, SORT_EVENT, facts_of(match)->event_kind, ZONE_EVENTS);
    make_tokens(match);
}

vaka_status conquest_setup(vaka_match *match, const vaka_setup *setup)
{
    const conquest_facts *facts = facts_of(match);
    conquest_game *game = game_of(match);

    game->dir = 1;
    game->actor = game->marker = VAKA_NONE;
    game->fleet_at = game->battle_at = VAKA_NONE;
    game->attacker = game->defender = VAKA_NONE;
    game->event_read = game->event_now = game->event_by = game->drawer = VAKA_NONE;
    game->phase = STEP_SETUP;
    for (int32_t seat = 0; seat < MAX_SEATS; seat++) {
        game->seat[seat].home = game->seat[seat].explorer_at = VAKA_NONE;
        game->seat[seat].home_group = VAKA_NONE;
    }
    make_counters(match);
    make_markers(match);
    make_tiles(match);
    make_cards(match, SORT_CULTURE, facts->card_kind, ZONE_DECK);
    if (vaka_rule_on(match->layout, "random_events"))
        make_events(match);
    make_chits(match);
    set_map(match, setup);
    if (facts->historic)
        place_hidden_tiles(match, setup);
    vaka_push(match, STEP_TURN, 0, 0, 0);
    vaka_push(match, STEP_SETUP, 0, 0, 0);
    return VAKA_OK;
}

/* --- choosing homes [3.2]; local 0: the seat that chooses --- */

enum { SETUP_LAID_OUT, SETUP_CHOOSE, SETUP_SPEND };

/* Homes are chosen: what is bought before the first turn comes next, if anything is. */
static void homes_chosen(vaka_match *match, const vaka_frame *frame)
{
    if (!facts_of(match)->start_points || frame->stage == SETUP_SPEND) {
        vaka_done(match);
        return;
    }
    vaka_stage_set(match, SETUP_SPEND);
    vaka_push(match, STEP_BUILD, 1, 0, 0);
}

static void setup_step(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = frame->local[0], left = match->seats - seat;

    if (frame->stage == SETUP_LAID_OUT) {
        vaka_stage_set(match, SETUP_CHOOSE);
        vaka_hook(match, HOOK_GAME_START, match->seats, 0, 0);
    } else if (seat < match->seats && game_of(match)->seat[seat].home >= 0) {
        vaka_local_set(match, 0, seat + 1);
    } else if (left == 0) {
        homes_chosen(match, frame);
    } else if (left == 1 || facts_of(match)->deal_homes || plays_open(match)) {
        bool first = left == 1 || plays_open(match); /* the last one is not asked */
        settle(match, seat, nth_home(match, first ? 0 : vaka_chance(match, left)));
        vaka_local_set(match, 0, seat + 1);
    } else {
        vaka_ask(match, seat);
    }
}

static const vaka_reason *home_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    fact[0] = action->arg[0];
    return free_home(match, action->arg[0]) < 0 ? &REASON_NOT_A_HOME : NULL;
}

static void apply_home(vaka_match *match, const vaka_action *action)
{
    settle(match, action->seat, free_home(match, action->arg[0]));
}

static const vaka_rule rules[] = {{VERB_HOME, 0, home_obstacle, offer_hexes, apply_home}, {0}};

const vaka_chapter chapter_setup = {setup_step, .rules = rules};
