/* scene_panels.c - panels of exploration, of the fleet under way, of powers and of victory.
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/chart.h"
#include "chapters/fleet.h"
#include "chapters/victory.h"
#include "opponent/opponent.h"
#include "scene/scene.h"

void strip_zone(const vaka_match *seen, int32_t zone, int32_t owner, vaka_scene *scene)
{
    for (int32_t kind = 0; kind < vaka_kind_count(seen->layout); kind++) {
        int32_t count = vaka_count(seen, zone, owner, kind);
        if (count)
            vaka_panel_kind(scene, kind, count);
    }
}

/* --- Exploration [6] -------------------------------------------------------------------------- */

typedef struct cup_now { /* what the next marker may do, by its type */
    int32_t count[MARKER_OFF_COURSE + 1];
    int32_t back[MARKER_OFF_COURSE], lost[MARKER_OFF_COURSE]; /* so many end the expedition so */
} cup_now;

static cup_now look_into_cup(const vaka_match *seen, int32_t knots, int32_t limit)
{
    const conquest_facts *facts = facts_of(seen);
    int32_t left[MARKER_ROWS];
    cup_now cup = {{0}, {0}, {0}};

    count_cup(seen, left);
    for (int32_t row = 0; row < facts->markers; row++) {
        int32_t sum = knots + facts->marker_knots[row], type = facts->marker_type[row];
        cup.count[type] += left[row];
        if (type == MARKER_OFF_COURSE)
            continue;
        cup.back[type] += sum == limit ? left[row] : 0;
        cup.lost[type] += sum > limit ? left[row] : 0;
    }
    return cup;
}

/* An Off Course marker leads to another draw, so it changes nothing in these odds (E4). */
static void show_risk(const vaka_match *seen, const cup_now *cup, vaka_scene *scene)
{
    static const vaka_text lost = {"odds_lost", "The next marker loses the explorer"};
    static const vaka_text back = {"odds_back", "It makes the explorer return"};
    static const vaka_text island = {"odds_island", "It is an island"};
    int32_t islands = cup->count[MARKER_ISLAND], count = islands + cup->count[MARKER_OCEAN];

    vaka_panel_odds(scene, &lost, cup->lost[MARKER_ISLAND] + cup->lost[MARKER_OCEAN], count);
    vaka_panel_odds(scene, &back, cup->back[MARKER_ISLAND] + cup->back[MARKER_OCEAN], count);
    if (seen->zones[zone_of(seen, ZONE_PILE)].count)
        vaka_panel_odds(scene, &island, islands, count);
}

/* Where tiles lie in their hexes from the start only a marker that fits the hex counts, or any if
 * there is none (components §10). */
static void show_risk_of_hexes(const cup_now *cup, vaka_scene *scene)
{
    static const vaka_text lost[] = {{"odds_lost_tile", "A hidden island loses the explorer"},
                                     {"odds_lost_sea", "A hex without one loses the explorer"}};
    static const vaka_text back[] = {
        {"odds_back_tile", "A hidden island makes the explorer return"},
        {"odds_back_sea", "A hex without one makes the explorer return"}};

    for (int32_t type = MARKER_ISLAND; type <= MARKER_OCEAN; type++) {
        int32_t drawn = cup->count[type] ? type : MARKER_ISLAND + MARKER_OCEAN - type;
        vaka_panel_odds(scene, &lost[type], cup->lost[drawn], cup->count[drawn]);
        vaka_panel_odds(scene, &back[type], cup->back[drawn], cup->count[drawn]);
    }
}

static void show_odds(const vaka_match *seen, const cup_now *cup, vaka_scene *scene)
{
    static const vaka_text empty = {"cup_empty", "The cup is empty: what is unknown stays so"};
    static const vaka_text astray = {"cup_off_course", "All that the cup holds leads off course"};

    if (cup->count[MARKER_ISLAND] + cup->count[MARKER_OCEAN] == 0)
        vaka_panel_note(scene, cup->count[MARKER_OFF_COURSE] ? &astray : &empty, 0, 0, 0,
                        VAKA_TONE_WARN);
    else if (facts_of(seen)->historic)
        show_risk_of_hexes(cup, scene);
    else
        show_risk(seen, cup, scene);
}

static void show_tiles(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text piled = {"tiles_left", "{0:int} island {0:plural:tile:tiles} left"};
    static const vaka_text unseen = {
        "tiles_unseen", "{0:int} island {0:plural:tile:tiles} on the map that nobody has seen"};
    bool historic = facts_of(seen)->historic;
    int32_t count = historic ? 0 : seen->zones[zone_of(seen, ZONE_PILE)].count;

    for (int32_t hex = 0; historic && hex < facts_of(seen)->hexes; hex++)
        count += face_down_tile(seen, hex) >= 0 && found_tile(seen, hex) < 0;
    vaka_panel_note(scene, historic ? &unseen : &piled, count, 0, 0, VAKA_TONE_PLAIN);
}

void show_exploration(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"panel_exploration", "Exploration"};
    static const vaka_text knots = {"meter_knots", "Knots"};
    static const vaka_text markers = {
        "cup_left", "In the cup: {0:int} island, {1:int} ocean and {2:int} off-course markers"};
    static const vaka_text rule = {"knots_rule", "With {0:int} knots the explorer must return, "
                                                 "with more it is lost"};
    static const vaka_text home = {"knots_home", "With {0:int} knots the explorer goes no further"};
    const conquest_game *game = game_of(seen);

    if (game->phase != STEP_EXPLORE || game->actor < 0 || vaka_top(seen)->step == STEP_SEARCH)
        return;
    int32_t limit = vaka_value(seen, VALUE_KNOT_LIMIT, game->actor);
    cup_now cup = look_into_cup(seen, game->knots, limit);
    bool risky = cup.lost[MARKER_ISLAND] || cup.lost[MARKER_OCEAN];
    uint32_t tone = game->knots > limit ? VAKA_TONE_BAD : risky ? VAKA_TONE_WARN : VAKA_TONE_GOOD;
    vaka_panel(scene, "exploration", &title);
    vaka_panel_meter(scene, &knots, game->knots, limit, tone);
    vaka_panel_note(scene, &rule, limit, 0, 0, VAKA_TONE_PLAIN);
    if (game->knots >= limit) /* no marker is drawn any more */
        vaka_panel_note(scene, &home, game->knots, 0, 0, VAKA_TONE_WARN);
    else
        show_odds(seen, &cup, scene);
    vaka_panel_note(scene, &markers, cup.count[MARKER_ISLAND], cup.count[MARKER_OCEAN],
                    cup.count[MARKER_OFF_COURSE], VAKA_TONE_PLAIN);
    show_tiles(seen, scene);
}

/* --- The fleet under way [7.3] ---------------------------------------------------------------- */

void show_fleet(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"panel_fleet", "Fleet"};
    static const vaka_text aboard = {"strip_fleet", "In the fleet"};
    static const vaka_text where = {"fleet_at", "It is at {0:zone}"};
    static const vaka_text left = {"fleet_left",
                                   "{0:kind}: {1:int} {1:plural:hex:hexes} left this turn"};
    int32_t zone = zone_of(seen, ZONE_FLEET), actor = game_of(seen)->actor;

    if (game_of(seen)->fleet_at < 0)
        return;
    vaka_panel(scene, "fleet", &title);
    vaka_panel_strip(scene, &aboard, seat_tone(actor));
    strip_zone(seen, zone, VAKA_NONE, scene);
    vaka_panel_note(scene, &where, game_of(seen)->fleet_at, 0, 0, VAKA_TONE_PLAIN);
    for (VAKA_EACH(seen, zone, piece))
        if (seat == actor && sails(seen, seen->pieces[piece].kind))
            vaka_panel_note(scene, &left, seen->pieces[piece].kind, hexes_left(seen, piece), 0,
                            VAKA_TONE_PLAIN);
}

/* --- Powers ----------------------------------------------------------------------------------- */

static const vaka_text number = {"cell_number", "{0:int}"};

static void show_power(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text name = {"cell_seat", "{0:seat}"};
    static const vaka_text half = {"cell_half", "{0:half}"};
    static const vaka_text explorers[] = {
        [EXPLORER_HOME] = {"cell_explorer_home", "at home"},
        [EXPLORER_AT_SEA] = {"cell_explorer_sea", "at sea"},
        [EXPLORER_LOST] = {"cell_explorer_lost", "misses a turn"},
    };
    int32_t hand = seen->zones[seat_zone(seen, seat, SEAT_HAND)].count +
                   seen->zones[seat_zone(seen, seat, SEAT_KEPT)].count;

    vaka_panel_cell(scene, &name, seat, 0);
    vaka_panel_cell(scene, &half, game_of(seen)->seat[seat].vp, 0);
    vaka_panel_cell(scene, &half, public_vp(seen, seat), 0);
    vaka_panel_cell(scene, &number, villages_of(seen, seat), 0);
    vaka_panel_cell(scene, &number, groups_of(seen, seat), 0);
    vaka_panel_cell(scene, &number, linked_groups(seen, seat), 0);
    vaka_panel_cell(scene, &number, hand, 0);
    vaka_panel_cell(scene, &number, seen->zones[seat_zone(seen, seat, SEAT_SHOWN)].count, 0);
    vaka_panel_cell(scene, &number, seen->zones[seat_zone(seen, seat, SEAT_UNBUILT)].count, 0);
    vaka_panel_cell(scene, &explorers[game_of(seen)->seat[seat].explorer], 0, 0);
}

void show_powers(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"panel_powers", "Powers"};
    static const vaka_text heads[] = {
        {"head_power", "Power"},         {"head_track", "Points counted"},
        {"head_now", "Points now"},      {"head_villages", "Villages"},
        {"head_groups", "Groups"},       {"head_linked", "In home chain"},
        {"head_hidden", "Cards hidden"}, {"head_shown", "Cards shown"},
        {"head_unbuilt", "Pieces left"}, {"head_explorer", "Explorer"},
    };
    static const vaka_text points = {
        "powers_points", "Points counted: those of the last Victory Step. Points now: {0:half} a "
                         "village, {1:half} a group linked to the home island, {2:half} such an "
                         "atoll, and shown cards and kumara"};
    enum { COLUMNS = sizeof heads / sizeof heads[0] };

    (void)seat;
    vaka_panel(scene, "powers", &title);
    vaka_panel_table(scene, COLUMNS);
    for (int32_t i = 0; i < COLUMNS; i++)
        vaka_panel_cell(scene, &heads[i], 0, 0);
    for (int32_t power = 0; power < seen->seats; power++)
        show_power(seen, power, scene);
    const int16_t *worth = facts_of(seen)->points;
    vaka_panel_note(scene, &points, worth[POINT_VILLAGE], worth[POINT_GROUP], worth[POINT_ATOLL],
                    VAKA_TONE_PLAIN);
}

/* --- Victory [10] ----------------------------------------------------------------------------- */

enum { NEAR = 6 }; /* halves: who lacks no more is near */

/* 10.4: points as the Victory Step counts them, while it is under way. */
static int32_t counted(const vaka_match *seen, int32_t seat, int32_t vp)
{
    return vaka_top(seen)->step == STEP_VICTORY ? track_vp(seen, seat, vp) : vp;
}

void show_victory(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"panel_victory", "Victory"};
    static const vaka_text target = {"victory_target", "{0:half} points in a Victory Step end the "
                                                       "game"};
    static const vaka_text points = {"meter_points", "Whole points on the track"};
    static const vaka_text near = {"victory_near", "{0:seat} lacks {1:half}"};
    static const vaka_text there = {"victory_there", "{0:seat} has enough to declare victory"};
    static const vaka_text own = {"victory_own", "With your hidden cards you have {0:half}"};
    int32_t end = end_points(seen);

    vaka_panel(scene, "victory", &title);
    vaka_panel_note(scene, &target, end, 0, 0, VAKA_TONE_PLAIN);
    for (int32_t power = 0; power < seen->seats; power++) {
        if (is_nobodys(seen, power)) /* his points are never counted */
            continue;
        int32_t vp = counted(seen, power, public_vp(seen, power));
        /* 10.1: the track changes in the Victory Step only; so does the score that the host shows
         */
        vaka_panel_meter(scene, &points, vaka_score(seen, power) / 2, end / 2, seat_tone(power));
        if (vp >= end)
            vaka_panel_note(scene, &there, power, 0, 0,
                            power == seat ? VAKA_TONE_GOOD : VAKA_TONE_BAD);
        else if (end - vp <= NEAR)
            vaka_panel_note(scene, &near, power, end - vp, 0, VAKA_TONE_WARN);
    }
    if (seat >= 0 && seen->zones[seat_zone(seen, seat, SEAT_HAND)].count)
        vaka_panel_note(scene, &own, counted(seen, seat, full_vp(seen, seat)), 0, 0,
                        VAKA_TONE_PLAIN);
}
