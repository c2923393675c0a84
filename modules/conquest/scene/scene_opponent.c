/* scene_opponent.c - what the player is shown of the solitaire opponent: chits, and what they mean.
 *
 * SPDX-License-Identifier: MIT */
#include "opponent/opponent.h"
#include "scene/scene.h"

int32_t chit_on_top(const vaka_match *seen)
{
    int32_t last = plays_open(seen)
                       ? seen->zones[facts_of(seen)->opponent.zone + OPPONENT_DRAWN].last
                       : VAKA_NONE;

    return last < 0 ? VAKA_NONE : seen->pieces[last].kind;
}

void show_opponent(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"panel_opponent", "Opponent"};
    static const vaka_text left = {"meter_chits", "Chits in the cup"};
    static const vaka_text rule = {
        "chits_rule",
        "{1:half} points win in a Victory Step while at least {0:int} chits are left; with {0:int} "
        "or fewer a Victory Step without {1:half} points loses the game"};
    static const vaka_text late = {"chits_late_note",
                                   "{0:int} more join the cup after {1:int} more "
                                   "{1:plural:draw:draws}"};
    static const vaka_text last = {"chit_last", "The last one: {0:kind}"};
    const opponent_facts *facts = &facts_of(seen)->opponent;

    if (!facts->on)
        return;
    int32_t count = chits_left(seen), waiting = seen->zones[facts->zone + OPPONENT_LATE].count;
    uint32_t tone = count <= facts->chits_kept       ? VAKA_TONE_BAD
                    : count <= facts->chits_kept + 2 ? VAKA_TONE_WARN
                                                     : VAKA_TONE_GOOD;
    vaka_panel(scene, "opponent", &title);
    vaka_panel_meter(scene, &left, count, facts->chits, tone);
    vaka_panel_note(scene, &rule, facts->chits_kept, end_points(seen), 0, VAKA_TONE_PLAIN);
    if (waiting)
        vaka_panel_note(scene, &late, waiting,
                        facts->late_after - seen->zones[facts->zone + OPPONENT_DRAWN].count, 0,
                        VAKA_TONE_PLAIN);
    if (chit_on_top(seen) >= 0)
        vaka_panel_note(scene, &last, chit_on_top(seen), 0, 0, VAKA_TONE_PLAIN);
}

void help_with_opponent(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text lines[] = {
        {"help_solitaire_1",
         "{0:seat} is played by the rules. From the second turn on a chit is drawn each turn: its "
         "Expand side gives him pieces, its Action side says what he does. [Sol.3]"},
        {"help_solitaire_2",
         "An island that you find may be his: less on the die than its distance from Tonga means "
         "that he was there before you; near Samoa the die counts less. [Sol.4]"},
        {"help_solitaire_3",
         "Everything lies face up. Between his steps you pass to go on; pass until the turn is "
         "over (pass-turn) to go on without a stop. [S6]"},
    };

    for (size_t i = 0; plays_open(seen) && i < sizeof lines / sizeof *lines; i++)
        vaka_panel_note(scene, &lines[i], opponent_seat(seen), 0, 0, VAKA_TONE_PLAIN);
}
