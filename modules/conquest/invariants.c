/* invariants.c - what must hold in every position, whatever was played.
 *
 * SPDX-License-Identifier: MIT
 *
 * For tests, conformance and debugging: each check looks at the whole position and reads the rules
 * themselves, not what the chapters have noted. */
#include "chapters/occasion.h"
#include "opponent/opponent.h"

/* 9.3: every counter of a seat is somewhere, and nothing has come from nowhere. */
static const char *counters_lost(const vaka_match *match)
{
    const conquest_facts *facts = facts_of(match);
    int32_t zones = vaka_zone_count(match->layout), count[MAX_SEATS + 1][MOST_COUNTER_KINDS] = {0};

    for (int32_t zone = 0; zone < zones; zone++)
        for (VAKA_EACH(match, zone, piece)) {
            const vaka_piece *at = &match->pieces[piece];
            if (is_counter(match, at->kind) || is_local(at->kind))
                count[at->owner + 1][at->kind]++;
        }
    for (int32_t kind = KIND_TRANSPORT; kind < counter_kinds(match); kind++)
        for (int32_t seat = 0; seat < match->seats && kind != KIND_BLUE; seat++)
            if (count[seat + 1][kind] != facts->piece_count[kind])
                return "9.3: the counters of a seat are not all there";
    if (count[0][KIND_BLUE] != facts->piece_count[KIND_BLUE])
        return "8.5: the blue Local Warriors are not all there";
    return NULL;
}

enum { MOST_KINDS = 512 };

/* How many pieces of every kind there are. */
static void count_kinds(const vaka_match *match, int16_t count[MOST_KINDS])
{
    int32_t zones = vaka_zone_count(match->layout);

    memset(count, 0, MOST_KINDS * sizeof *count);
    for (int32_t zone = 0; zone < zones; zone++)
        for (VAKA_EACH(match, zone, piece))
            if (match->pieces[piece].kind < MOST_KINDS)
                count[match->pieces[piece].kind]++;
}

/* 11.2: with the rule the deck and its markers are all there, without it none. */
static const char *events_lost(const vaka_match *match, const int16_t count[MOST_KINDS])
{
    const conquest_facts *facts = facts_of(match);
    bool on = vaka_rule_on(match->layout, "random_events");

    for (int32_t i = 0; i < facts->events; i++)
        if (count[facts->event_kind + i] !=
            (on ? vaka_content_number(match->layout, SORT_EVENT, i, "copies") : 0))
            return "11.2: the Random Events are not all there";
    for (int32_t i = 0; i < facts->tokens; i++)
        if (count[facts->token_kind + i] != (on ? facts->token_copies[i] : 0))
            return "11.2: an event marker is not there once";
    return NULL;
}

static const char *components_lost(const vaka_match *match)
{
    const conquest_facts *facts = facts_of(match);
    int16_t count[MOST_KINDS];

    count_kinds(match, count);
    for (int32_t i = 0; i < facts->tiles; i++)
        if (count[facts->tile_kind + i] != 1)
            return "2.6: an Island Group tile is not there once";
    for (int32_t i = 0; i < facts->markers; i++)
        if (count[facts->marker_kind + i] != facts->marker_count[i])
            return "2.5: the Discovery markers are not all there";
    for (int32_t i = 0; i < facts->cards; i++)
        if (count[facts->card_kind + i] !=
            vaka_content_number(match->layout, SORT_CULTURE, i, "copies"))
            return "9.5: the Arts & Culture cards are not all there";
    return events_lost(match, count);
}

/* A counter lies on the map, in a battle, in the fleet or among the unbuilt ones; a card with a
 * seat or in its deck. */
static const char *piece_misplaced(const vaka_match *match)
{
    const conquest_facts *facts = facts_of(match);

    for (int32_t seat = 0; seat < match->seats; seat++)
        for (VAKA_EACH(match, seat_zone(match, seat, SEAT_UNBUILT), piece)) {
            const vaka_piece *at = &match->pieces[piece];
            if (at->owner != seat || !is_counter(match, at->kind))
                return "9.3: something lies among a seat's unbuilt pieces that is none";
            if (at->face != VAKA_FACE_DOWN || at->seen)
                return "G5: an unbuilt piece is known to others";
        }
    for (int32_t hex = 0; hex < facts->hexes; hex++)
        for (VAKA_EACH(match, hex, piece)) {
            const vaka_piece *at = &match->pieces[piece];
            if (at->owner >= 0 && !is_counter(match, at->kind))
                return "2.2: a counter stands on the map that never does";
            if (at->owner >= 0 && !game_of(match)->hex[hex].known)
                return "7.3: a counter stands in a hex that is not Known";
        }
    return NULL;
}

static const char *villages_wrong(const vaka_match *match)
{
    const conquest_game *game = game_of(match);

    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        const hex_now *now = &game->hex[hex];
        bool besieged = hex == game->battle_at && now->independent; /* 8.5: for this battle only */
        if ((now->villages > 0) != (now->owner >= 0) && !besieged)
            return "10.2: a village without an owner, or an owner without a village";
        if (now->villages > capacity(match, hex))
            return "9.4: more villages than boxes";
        if (now->agriculture + vaka_value_at(match, VALUE_BARREN, hex) > brown_boxes(match, hex))
            return "9.4: more Improved Agriculture than brown boxes";
        if (now->villages && !is_group(match, hex))
            return "9.4: a village where there is no group";
        if (now->owner >= 0 && now->independent)
            return "8.5: an independent group is controlled by a seat";
    }
    return NULL;
}

/* A face-up tile is what the hex says, a face-down one lies in an Unknown hex. */
static const char *tile_wrong(const vaka_match *match)
{
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        const hex_now *now = &game_of(match)->hex[hex];
        int32_t tiles = 0;
        for (VAKA_EACH(match, hex, piece)) {
            int32_t tile = tile_row(match, match->pieces[piece].kind);
            bool up = match->pieces[piece].face == VAKA_FACE_UP;
            if (tile < 0)
                continue;
            tiles++;
            if (!up && now->known)
                return "2.1: a hex with a face-down tile counts as Known";
            if (up && now->tile != tile)
                return "2.6: a face-up tile that the hex does not know of";
        }
        if (tiles > 1 || (now->tile >= 0 && tiles == 0))
            return "2.6: a hex has not the one tile it should have";
    }
    return NULL;
}

/* 6.5: three Discovered Island markers each; E5: what all have seen is turned up. */
static const char *discoveries_wrong(const vaka_match *match)
{
    int32_t out[VAKA_MAX_SEATS] = {0};
    uint8_t all = vaka_seats_in(match);
    bool open = game_of(match)->phase == STEP_EXPLORE || game_of(match)->event_now >= 0;

    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        int32_t tile = face_down_tile(match, hex);
        if (tile >= 0 && !open && (match->pieces[tile].seen & all) == all)
            return "E5: a tile that everybody knows lies face down";
        for (int32_t seat = 0; tile >= 0 && seat < match->seats; seat++)
            out[seat] += (match->pieces[tile].seen & VAKA_SEAT(seat)) != 0;
    }
    for (int32_t seat = 0; seat < match->seats; seat++) {
        bool looking = (game_of(match)->phase == STEP_EXPLORE && game_of(match)->actor == seat) ||
                       game_of(match)->event_now >= 0;
        if (out[seat] > 3 + looking) /* it may just look at a fourth and has to reveal one */
            return "6.5: a seat has more than three Discovered Island markers out";
    }
    return NULL;
}

/* Is a seat moving or fighting? The solitaire opponent does so by his chits. */
static bool moves_now(const vaka_match *match)
{
    const conquest_game *game = game_of(match);

    return game->actor >= 0 && (game->phase == STEP_MOVE || is_nobodys(match, game->actor));
}

/* 8.1: between the Movement & Battle Steps nobody stands where an enemy stands. */
static const char *enemies_together(const vaka_match *match)
{
    const conquest_game *game = game_of(match);

    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        int32_t first = VAKA_NONE, owner = game->hex[hex].owner;
        if (moves_now(match) && pieces_at(match, game->actor, hex))
            continue;
        for (VAKA_EACH(match, hex, piece)) {
            int32_t seat = match->pieces[piece].owner;
            if (seat < 0)
                continue;
            if (first >= 0 && first != seat)
                return "8.1: two seats share a hex without a battle";
            if ((owner >= 0 && owner != seat) || game->hex[hex].independent)
                return "8.1: a seat stands on an enemy group without a battle";
            first = seat;
        }
    }
    return NULL;
}

/* 7.4, M10: outside movement every Band and Colony at sea has a place in a canoe. */
static const char *cargo_adrift(const vaka_match *match)
{
    if (moves_now(match))
        return NULL;
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        if (!match->zones[hex].count || !is_ocean(match, hex) || in_typhoon(match, hex))
            continue;
        for (int32_t seat = 0; seat < match->seats; seat++) {
            int32_t bands = count_like(match, hex, seat, KIND_BAND);
            int32_t colonies = count_like(match, hex, seat, KIND_COLONY);
            int32_t transports = 0, wars = war_places_at(match, hex, seat);
            for (uint32_t kinds = alike(match, KIND_TRANSPORT); kinds;) {
                int32_t kind = take_kind(&kinds);
                transports += vaka_count(match, hex, seat, kind) * counter_of(match, kind)->carries;
            }
            if (colonies > transports || bands + colonies > transports + wars)
                return "7.4: a Band or Colony at sea has no place in a canoe";
        }
    }
    return NULL;
}

static const char *seat_wrong(const vaka_match *match)
{
    const conquest_game *game = game_of(match);

    if (game->phase == STEP_SETUP)
        return NULL;
    for (int32_t seat = 0; seat < match->seats; seat++) {
        const seat_now *now = &game->seat[seat];
        if (now->home >= 0 && controller(match, now->home) != seat)
            return "8.4: a seat does not control its home group";
        if ((now->explorer == EXPLORER_AT_SEA) != (now->explorer_at >= 0))
            return "6.1: an explorer is at sea and nowhere, or somewhere and not at sea";
        if (now->vp < 0)
            return "10.1: fewer than no points on the track";
    }
    return NULL;
}

/* Between affairs nothing lies in the rows, the fleet or the trail. */
static const char *left_lying(const vaka_match *match)
{
    const conquest_game *game = game_of(match);

    if (game->actor >= 0)
        return NULL;
    for (int32_t zone = ZONE_ATTACK; zone <= ZONE_TRAIL; zone++)
        if (match->zones[zone_of(match, zone)].count)
            return "4: something was left in a battle row, the fleet or the trail";
    return game->fleet_at >= 0 || game->battle_at >= 0 ? "4: a fleet or battle was left open"
                                                       : NULL;
}

const char *broken_invariant(const vaka_match *match)
{
    static const char *(*const checks[])(const vaka_match *) = {
        counters_lost, components_lost,   piece_misplaced,  villages_wrong, tile_wrong,
        seat_wrong,    discoveries_wrong, enemies_together, cargo_adrift,   left_lying,
    };

    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++) {
        const char *broken = checks[i](match);
        if (broken)
            return broken;
    }
    return NULL;
}
