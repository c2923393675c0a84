/* scene_advanced.c - what the advanced rules show: searches, markers of seats, land, malaria [11].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/chart.h"
#include "scene/scene.h"

/* --- The search for kumara [11.5] ------------------------------------------------------------- */

void show_search(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"panel_search", "Search for kumara"};
    static const vaka_text adds = {"search_adds", "{0:int} is added to the die"};
    static const vaka_text last = {"search_last",
                                   "The last die was {0:int}: it counted as {1:int}"};
    static const vaka_text odds[] = {
        [SEARCH_LOST] = {"odds_search_lost", "The explorer is lost"},
        [SEARCH_RETURN] = {"odds_search_back", "It has to return"},
        [SEARCH_OFF_COURSE] = {"odds_search_drift", "It goes off course"},
        [SEARCH_EXPLORE] = {"odds_search_on", "It goes on"},
    };
    const conquest_game *game = game_of(seen);
    int32_t chances[4] = {0}, counts = 0;

    if (vaka_top(seen)->step != STEP_SEARCH || game->actor < 0)
        return;
    for (int32_t die = 1; die <= 6; die++)
        chances[search_effect(seen, game->actor, die, &counts)]++;
    vaka_panel(scene, "search", &title);
    vaka_panel_note(scene, &adds, counts - 6, 0, 0, VAKA_TONE_PLAIN);
    if (game->search_roll[0])
        vaka_panel_note(scene, &last, game->search_roll[0], game->search_roll[1], 0,
                        VAKA_TONE_PLAIN);
    for (int32_t effect = SEARCH_LOST; effect <= SEARCH_EXPLORE; effect++)
        vaka_panel_odds(scene, &odds[effect], chances[effect], 6);
}

/* --- Markers before the seats, in the panel of powers ----------------------------------------- */

void show_seat_markers(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text kumara = {"seat_kumara", "{0:seat} has kumara"};
    static const vaka_text galapagos = {"seat_galapagos", "{0:seat} has a Galapagos marker"};
    static const vaka_text saved = {"seat_saved",
                                    "{0:seat} has {1:int} Build {1:plural:Point:Points} saved"};

    for (int32_t seat = 0; seat < seen->seats; seat++) {
        if (vaka_value(seen, VALUE_KUMARA, seat))
            vaka_panel_note(scene, &kumara, seat, 0, 0, VAKA_TONE_GOOD);
        if (vaka_value(seen, VALUE_GALAPAGOS, seat))
            vaka_panel_note(scene, &galapagos, seat, 0, 0, VAKA_TONE_PLAIN);
        if (game_of(seen)->seat[seat].saved)
            vaka_panel_note(scene, &saved, seat, game_of(seen)->seat[seat].saved, 0,
                            VAKA_TONE_PLAIN);
    }
}

/* --- On the map ------------------------------------------------------------------------------- */

static void draw_land(const vaka_match *seen, int32_t hex, vaka_scene *scene)
{
    const int16_t *next = vaka_neighbours(seen->layout, hex);

    for (int32_t i = 0; has_land(seen, hex) && i < 6; i++)
        if (next[i] > hex && is_joined(seen, hex, next[i]))
            vaka_scene_link(scene, hex, next[i], VAKA_TONE_PLAIN);
}

void draw_advanced(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text way = {"badge_to_america", "to South America"};
    static const vaka_text result = {"badge_malaria", "malaria {0:int}"};
    const conquest_facts *facts = facts_of(seen);
    bool kumara = vaka_value(seen, VALUE_KUMARA_SEARCH, 0) != 0;
    bool malaria = vaka_rule_on(seen->layout, "malaria");

    for (int32_t hex = 0; hex < facts->hexes; hex++) {
        draw_land(seen, hex, scene);
        if (kumara && facts->to_america[hex])
            vaka_scene_badge(scene, hex, &way, 0, VAKA_TONE_PLAIN);
        for (int32_t die = facts->malaria[hex][0]; malaria && die && die <= facts->malaria[hex][1];
             die++)
            vaka_scene_badge(scene, hex, &result, die, VAKA_TONE_WARN);
    }
}
