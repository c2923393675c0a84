/* scene_help.c - what each step is about, for those who ask.
 *
 * SPDX-License-Identifier: MIT */
#include "scene/scene.h"

enum { LINES = 5, ABOUT_BATTLE = 3 /* the line of movement about battles */ };

static const vaka_text help[STEP_COUNT][LINES] = {
    [STEP_SETUP] = {{"help_setup_1",
                     "Each player takes one of the home groups and begins there with what the "
                     "scenario gives: normally two villages and two warrior bands. [3.2]"},
                    {"help_setup_2",
                     "You win by points: villages, island groups and atolls that a chain of "
                     "canoes joins to your Home, and Arts & Culture cards. [10.1]"},
                    {"help_setup_3",
                     "The slots of a group on the map are its boxes for villages: first the green "
                     "ones, then, with a warning, the brown one, which needs Improved Agriculture "
                     "(farm). [2.6]"}},
    [STEP_ORDER] = {{"help_order_1", "Whoever has the fewest points takes the Turn Order marker "
                                     "and says who goes first this turn. [5]"},
                    {"help_order_2", "A turn has five steps: Turn Order, Exploration, Movement & "
                                     "Battle, Building, Victory. [4]"}},
    [STEP_EXPLORE] =
        {{"help_explore_1", "Your explorer sails free over known hexes to the edge of the unknown "
                            "(embark), then enters unknown hexes one by one (discover). [6.2]"},
         {"help_explore_2", "Each hex brings a marker from the cup: ocean or an island, with one "
                            "to three knots. With too many knots the explorer is lost and misses "
                            "the next Exploration. [6.4]"},
         {"help_explore_3", "An island may stay secret under one of your three markers (keep); "
                            "turn it up at any time (unveil). Only then can canoes land. [6.3]"},
         {"help_explore_4", "Off course, the next player chooses another hex for the explorer; if "
                            "you play alone, the rules do. [6.3]"},
         {"help_explore_5", "With the rule of kumara an explorer may search for them instead, from "
                            "a hex that points to South America. [11.5]"}},
    [STEP_MOVE] =
        {{"help_move_1", "First pieces go free along chains of face-up transport canoes (transit), "
                         "then transports may be turned over (flip). [7.2]"},
         {"help_move_2", "Then fleets sail: muster canoes in one hex, load a warrior band or "
                         "colony onto each, sail hex by hex, land. A canoe goes two hexes. [7.3]"},
         {"help_move_3", "Where an enemy or an independent group is, a war canoe has to come "
                         "along, and a battle follows when all movement is done. [8.1]"},
         {"help_move_4", "In a battle the die panics or removes a piece in a front row until one "
                         "is empty: 1 to 3 strike the attacker, 4 to 6 the defender. [8.2]"}},
    [STEP_BUILD] =
        {{"help_build_1", "Every village gives a Build Point. Groups joined by a chain share "
                          "theirs; new pieces go where a village stands. [9.3]"},
         {"help_build_2", "All plan in secret at the same time; a plan may be undone until you "
                          "commit it. Points that are left are lost. [9.3]"},
         {"help_build_3", "A new group needs a colony brought there by canoe; in the next "
                          "Building it becomes a village (settle). One new village a group. [9.4]"},
         {"help_build_4", "Turning inward gives one more point, but your explorer stays at home "
                          "in the next turn. [9.2]"}},
    [STEP_VICTORY] = {{"help_victory_1",
                       "Points are counted anew: villages, groups and atolls in the chain of "
                       "your Home, revealed cards. Hidden cards count once shown. [10.1]"},
                      {"help_victory_2",
                       "Whoever has enough with all cards may declare victory; the others "
                       "may answer with cards. The most points win. [10.4]"}},
};

/* In a battle; before it comes the last line about movement. */
static const vaka_text battle[LINES] = {
    {"help_battle_1", "In the front row stand war canoes, the warrior bands that came on them and "
                      "whoever defends an island; all others stand in the back row and take no "
                      "part. [8.2]"},
    {"help_battle_2", "Who panics goes to the back row: out of this battle, but not lost. The "
                      "choice is always the struck side's. [8.2]"},
    {"help_battle_3", "Whoever wins holds the hex and may give up pieces to save its villages; "
                      "what is left of the loser retreats to a group of his own. [8.4]"}};

/* Of a rule that is switched off nobody need be told: the last line of exploring is about one. */
static bool is_about(const vaka_match *seen, const vaka_text *line)
{
    return line != &help[STEP_EXPLORE][LINES - 1] || vaka_value(seen, VALUE_KUMARA_SEARCH, 0) != 0;
}

void show_help(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"panel_help", "About this step"};
    const vaka_text *lines = help[game_of(seen)->phase];

    if (game_of(seen)->battle_at >= 0)
        lines = battle;
    if (!lines[0].id)
        return;
    vaka_panel(scene, VAKA_PANEL_HELP, &title);
    if (lines == battle)
        vaka_panel_note(scene, &help[STEP_MOVE][ABOUT_BATTLE], 0, 0, 0, VAKA_TONE_PLAIN);
    for (int32_t i = 0; i < LINES && lines[i].id; i++)
        if (is_about(seen, &lines[i]))
            vaka_panel_note(scene, &lines[i], 0, 0, 0, VAKA_TONE_PLAIN);
    help_with_opponent(seen, scene);
}
