/* scene_map.c - what lies over the map: grounds, villages, chains, the explorer, fleets, battles.
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/chart.h"
#include "chapters/occasion.h"
#include "chapters/sea.h"
#include "scene/scene.h"

/* A face-down tile as the seat knows it: as itself, or only its back. */
static const char *hidden_art(const vaka_match *seen, int32_t tile)
{
    int32_t row = tile_row(seen, seen->pieces[tile].kind);

    if (row < 0)
        return "conquest/hidden";
    return facts_of(seen)->tile[row].atoll ? "conquest/atoll" : "conquest/group";
}

/* What a hex is now; in a view a tile that the seat does not know has the kind of its back. */
static void draw_ground(const vaka_match *seen, int32_t hex, vaka_scene *scene)
{
    static const vaka_text unknown = {"ground_unknown", "unknown"};
    static const vaka_text ocean = {"ground_ocean", "open ocean"};
    static const vaka_text group = {"ground_group", "island group"};
    static const vaka_text atoll = {"ground_atoll", "atoll"};
    static const vaka_text america = {"ground_america", "no piece may enter"};
    static const vaka_text tile_text = {"ground_tile", "{0:kind}"};
    static const vaka_text secret = {"ground_hidden", "a hidden island"};
    const hex_now *now = &game_of(seen)->hex[hex];
    int32_t hidden = face_down_tile(seen, hex), tile = facts_of(seen)->tile_kind + now->tile;
    const char *land = is_atoll(seen, hex) ? "conquest/atoll" : "conquest/group";

    if (facts_of(seen)->hex[hex].kind == HEX_AMERICA)
        vaka_scene_ground(scene, hex, &america, 0, NULL, "conquest/america");
    else if (now->tile >= 0)
        vaka_scene_ground(scene, hex, &tile_text, tile, NULL, land);
    else if (hidden >= 0)
        vaka_scene_ground(scene, hex,
                          seen->pieces[hidden].kind == KIND_TILE_BACK ? &secret : &tile_text,
                          seen->pieces[hidden].kind, NULL, hidden_art(seen, hidden));
    else if (!now->known)
        vaka_scene_ground(scene, hex, &unknown, 0, ". . .", "conquest/unknown");
    else if (is_ocean(seen, hex))
        vaka_scene_ground(scene, hex, &ocean, 0, "~", "conquest/ocean");
    else
        vaka_scene_ground(scene, hex, is_atoll(seen, hex) ? &atoll : &group, 0, NULL, land);
}

/* Discovered Island markers: who has looked at the face-down tile is known to all [6.3]. */
static void draw_markers(const vaka_match *seen, int32_t hex, int32_t tile, vaka_scene *scene)
{
    static const vaka_text marker = {"badge_marker", "marker"};

    for (int32_t seat = 0; tile >= 0 && seat < seen->seats; seat++)
        if (seen->pieces[tile].seen & VAKA_SEAT(seat))
            vaka_scene_badge(scene, hex, &marker, 0, seat_tone(seat));
}

/* What a face-down tile has to offer, for those who know it: to others it has the kind of its back.
 * That a tile is an atoll is said in words too: it has no boxes by which it could be told. */
static void draw_land(const vaka_match *seen, int32_t hex, int32_t hidden, vaka_scene *scene)
{
    static const vaka_text atoll = {"badge_atoll", "atoll"};
    const conquest_facts *facts = facts_of(seen);
    int32_t row =
        hidden >= 0 ? tile_row(seen, seen->pieces[hidden].kind) : game_of(seen)->hex[hex].tile;

    if (row < 0)
        return;
    const tile_facts *tile = &facts->tile[row];
    if (hidden >= 0 ? tile->atoll : is_atoll(seen, hex))
        vaka_scene_badge(scene, hex, &atoll, 0, VAKA_TONE_PLAIN);
    else if (hidden >= 0 && tile->green > 0)
        vaka_scene_slots(scene, hex, 0, tile->green, VAKA_TONE_PLAIN);
    if (hidden >= 0 && tile->brown > 0)
        vaka_scene_slots(scene, hex, 0, tile->brown, VAKA_TONE_WARN);
}

static bool is_home(const vaka_match *seen, int32_t seat, int32_t hex)
{
    return seat >= 0 && game_of(seen)->seat[seat].home == hex;
}

/* Green boxes first, then brown ones with agriculture, then those that wait for it [9.4]. */
static void draw_boxes(const vaka_match *seen, int32_t hex, vaka_scene *scene)
{
    const hex_now *now = &game_of(seen)->hex[hex];
    int32_t all = capacity(seen, hex), worked = now->agriculture < all ? now->agriculture : all;
    int32_t green = all - worked, first = now->villages < green ? now->villages : green;

    vaka_scene_slots(scene, hex, first, green, seat_tone(now->owner));
    if (worked > 0)
        vaka_scene_slots(scene, hex, now->villages - first, worked, seat_tone(now->owner));
    if (bare_boxes(seen, hex) > 0)
        vaka_scene_slots(scene, hex, 0, bare_boxes(seen, hex), VAKA_TONE_WARN);
}

static void draw_group(const vaka_match *seen, int32_t hex, vaka_scene *scene)
{
    static const vaka_text home = {"badge_home", "Home"};
    static const vaka_text farm = {"badge_farm", "+{0:int} farm"};
    static const vaka_text warriors = {"badge_warriors", "{0:int} {0:plural:warrior:warriors}"};
    static const vaka_text garrison = {"badge_garrison", "keep one here"};
    const hex_now *now = &game_of(seen)->hex[hex];
    int32_t owner = now->owner, fields = bare_boxes(seen, hex);

    draw_boxes(seen, hex, scene);
    if (is_home(seen, owner, hex))
        vaka_scene_badge(scene, hex, &home, 0, seat_tone(owner));
    if (now->independent)
        vaka_scene_badge(scene, hex, &warriors, local_warriors(seen, hex), VAKA_TONE_PLAIN);
    else if (fields > 0)
        vaka_scene_badge(scene, hex, &farm, fields, VAKA_TONE_PLAIN);
    for (int32_t seat = 0; seat < seen->seats; seat++)
        if (must_garrison(seen, seat, hex))
            vaka_scene_badge(scene, hex, &garrison, 0, seat_tone(seat));
}

/* What events have done to a hex. */
static void draw_events(const vaka_match *seen, int32_t hex, vaka_scene *scene)
{
    static const vaka_text closed = {"badge_closed", "closed"};
    static const vaka_text no_chain = {"badge_no_chain", "no chain"};

    if (vaka_value(seen, VALUE_CLOSED, hex))
        vaka_scene_badge(scene, hex, &closed, 0, VAKA_TONE_BAD);
    if (vaka_value(seen, VALUE_NO_CHAIN, hex))
        vaka_scene_badge(scene, hex, &no_chain, 0, VAKA_TONE_BAD);
}

/* Each pair of neighbours that are links of a seat's chain [7.2], once. */
static void draw_chains(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    int16_t area[MAX_HEXES];

    chains(seen, seat, area);
    for (int32_t hex = 0; hex < facts_of(seen)->hexes; hex++) {
        const int16_t *next = vaka_neighbours(seen->layout, hex);
        for (int32_t i = 0; area[hex] != VAKA_NONE && i < 6; i++)
            if (next[i] > hex && area[next[i]] == area[hex])
                vaka_scene_link(scene, hex, next[i], seat_tone(seat));
    }
}

/* The markers of the expedition lie in the order of its way, each with its hex in field 0. */
static void draw_explorer(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text knots = {"badge_knots", "explorer, {0:int} {0:plural:knot:knots}"};
    int32_t at = game_of(seen)->seat[seat].explorer_at, last = VAKA_NONE;

    if (at < 0)
        return;
    for (VAKA_EACH(seen, zone_of(seen, ZONE_TRAIL), piece)) {
        last = seen->pieces[piece].field[0];
        vaka_scene_path(scene, seat, last, seat_tone(seat));
    }
    if (last != at)
        vaka_scene_path(scene, seat, at, seat_tone(seat));
    vaka_scene_badge(scene, at, &knots, game_of(seen)->knots, seat_tone(seat));
}

/* It costs two knots. Where those are too many it is the end of the explorer, unless a card helps:
 * nobody should press that unawares (6.4). */
static void draw_crossing(const vaka_match *seen, int32_t owner, int32_t hex, vaka_scene *scene)
{
    static const vaka_text price = {"badge_crossing", "{0:int} {0:plural:knot:knots}"};
    static const vaka_text loss = {"badge_crossing_lost",
                                   "{0:int} {0:plural:knot:knots} more: the explorer is lost"};
    int32_t knots = game_of(seen)->knots + CROSSING_KNOTS;
    bool lost = knots > vaka_value(seen, VALUE_KNOT_LIMIT, owner);
    uint32_t tone = lost ? VAKA_TONE_BAD : VAKA_TONE_WARN;

    vaka_scene_target(scene, hex, tone);
    vaka_scene_badge(scene, hex, lost ? &loss : &price, CROSSING_KNOTS, tone);
}

/* Known hexes that the explorer may cross: no discoveries (6.4). */
static void draw_crossings(const vaka_match *seen, vaka_scene *scene)
{
    int32_t owner = vaka_top(seen)->local[0];
    int16_t fact[VAKA_TEXT_ARGS];

    if (vaka_top(seen)->step != STEP_EXPLORE || vaka_top(seen)->stage != EXPLORE_DISCOVER)
        return;
    const int16_t *next = vaka_neighbours(seen->layout, game_of(seen)->seat[owner].explorer_at);
    for (int32_t i = 0; i < 6; i++)
        if (next[i] >= 0 && game_of(seen)->hex[next[i]].known &&
            !discover_reason(seen, owner, next[i], fact))
            draw_crossing(seen, owner, next[i], scene);
}

static void draw_moment(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text fleet = {"badge_fleet", "fleet of {0:int}"};
    static const vaka_text battle = {"badge_battle", "battle"};
    const conquest_game *game = game_of(seen);

    if (game->fleet_at >= 0)
        vaka_scene_group(scene, game->fleet_at, zone_of(seen, ZONE_FLEET), &fleet,
                         seen->zones[zone_of(seen, ZONE_FLEET)].count, seat_tone(game->actor));
    if (game->battle_at >= 0)
        vaka_scene_badge(scene, game->battle_at, &battle, 0, VAKA_TONE_BAD);
}

void draw_map(const vaka_match *seen, vaka_scene *scene)
{
    for (int32_t hex = 0; hex < facts_of(seen)->hexes; hex++)
        draw_ground(seen, hex, scene);
    draw_moment(seen, scene);
    for (int32_t seat = 0; seat < seen->seats; seat++)
        draw_explorer(seen, seat, scene);
    draw_crossings(seen, scene);
    for (int32_t hex = 0; hex < facts_of(seen)->hexes; hex++) {
        int32_t hidden = face_down_tile(seen, hex);

        if (is_group(seen, hex))
            draw_group(seen, hex, scene);
        draw_land(seen, hex, hidden, scene);
        draw_markers(seen, hex, hidden, scene);
        draw_events(seen, hex, scene);
        draw_tokens(seen, hex, scene);
    }
    for (int32_t seat = 0; seat < seen->seats; seat++)
        draw_chains(seen, seat, scene);
}
