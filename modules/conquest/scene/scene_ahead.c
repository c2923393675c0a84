/* scene_ahead.c - battles to come: what the reader's chances would be, by what he knows [8].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/battle.h"
#include "chapters/fleet.h"
#include "scene/scene.h"

/* Who would stand in the front rows; of what lies face down nobody knows whether it fights. */
typedef struct rows_ahead {
    int32_t attackers, defenders, unknown;
} rows_ahead;

/* B2: war canoes, and the bands that came on them. */
static int32_t attackers_in(const vaka_match *seen, int32_t seat, int32_t zone)
{
    int32_t count = 0;

    for (VAKA_EACH(seen, zone, piece)) {
        const vaka_piece *at = &seen->pieces[piece];
        bool band = like_of(seen, at->kind) == KIND_BAND;

        if (at->owner == seat && counter_of(seen, at->kind)->fights)
            count += !band || (at->field[FIELD_FLAGS] & PIECE_ON_WAR);
    }
    return count;
}

/* B2: at sea a band needs a place on a war canoe. */
static void count_defenders(const vaka_match *seen, int32_t owner, int32_t hex, rows_ahead *out)
{
    int32_t places = is_ocean(seen, hex) ? war_places_at(seen, hex, owner) : INT16_MAX;

    for (VAKA_EACH(seen, hex, piece)) {
        const vaka_piece *at = &seen->pieces[piece];

        if (at->owner != owner)
            continue;
        if (like_of(seen, at->kind) == KIND_BAND)
            out->defenders += counter_of(seen, at->kind)->fights && places-- > 0;
        else if (is_counter(seen, at->kind))
            out->defenders += counter_of(seen, at->kind)->fights;
        out->unknown += at->kind == KIND_PIECE_BACK;
    }
}

static rows_ahead look_ahead(const vaka_match *seen, int32_t seat, int32_t hex)
{
    int32_t owner = find_defender(seen, seat, hex);
    rows_ahead rows = {attackers_in(seen, seat, hex), 0, 0};

    if (game_of(seen)->fleet_at == hex)
        rows.attackers += attackers_in(seen, seat, fleet_zone(seen));
    if (owner >= 0)
        count_defenders(seen, owner, hex, &rows);
    if (enemy_group(seen, seat, hex))
        rows.defenders += local_warriors(seen, hex);
    return rows;
}

/* Does the reader fight there when his movement is done, as things stand? */
static bool is_ahead(const vaka_match *seen, int32_t seat, int32_t hex)
{
    bool fleet = game_of(seen)->fleet_at == hex &&
                 find_like(seen, fleet_zone(seen), seat, KIND_WAR_CANOE) >= 0;

    return !has_hex(game_of(seen)->fought, hex) && enemy_hex(seen, seat, hex) &&
           (fleet || must_fight(seen, seat, hex));
}

static void show_one(const vaka_match *seen, int32_t seat, int32_t hex, vaka_scene *scene)
{
    static const vaka_text known = {"ahead_rows",
                                    "{0:zone}: {1:int} of yours {1:plural:fights:fight} in the "
                                    "front row against {2:int}"};
    static const vaka_text guess = {"ahead_rows_unknown",
                                    "{0:zone}: {1:int} of yours {1:plural:fights:fight} in the "
                                    "front row against {2:int} and what lies face down there"};
    static const vaka_text win = {"odds_ahead", "You would win the battle, cards apart"};
    static const vaka_text best = {"odds_ahead_best",
                                   "You would win the battle if nothing face down there fights"};
    static const vaka_text worst = {"odds_ahead_worst",
                                    "You would win the battle if all that is face down there "
                                    "fights"};
    rows_ahead rows = look_ahead(seen, seat, hex);

    vaka_panel_note(scene, rows.unknown ? &guess : &known, hex, rows.attackers, rows.defenders,
                    VAKA_TONE_PLAIN);
    show_chance(scene, rows.unknown ? &best : &win, rows.attackers, rows.defenders);
    if (rows.unknown)
        show_chance(scene, &worst, rows.attackers, rows.defenders + rows.unknown);
}

void show_ahead(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"panel_ahead", "Battles to come"};
    const conquest_game *game = game_of(seen);
    bool any = false;

    if (game->phase != STEP_MOVE || game->battle_at >= 0 || seat < 0 || seat != game->actor)
        return;
    for (int32_t hex = 0; hex < facts_of(seen)->hexes; hex++) {
        if (!is_ahead(seen, seat, hex))
            continue;
        if (!any)
            vaka_panel(scene, "ahead", &title);
        any = true;
        show_one(seen, seat, hex, scene);
    }
}
