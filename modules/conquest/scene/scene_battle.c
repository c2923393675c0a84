/* scene_battle.c - the battle panel: who stands where, the die, the odds, cards and what was
 * rolled [8].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/battle.h"
#include "chapters/cards.h"
#include "scene/scene.h"

enum { EXACT_ROLLS = 10, PARTS = 1000, MOST_FIGHTERS = 40 };

/* Ways, of 2 to the power of `rolls`, in which at least `wanted` of them go against the defender: a
 * roll is as likely to strike one side as the other. */
static uint64_t ways_to_win(int32_t rolls, int32_t wanted)
{
    uint64_t ways = 0, choose = 1; /* rolls over k, from k = 0 on */

    for (int32_t k = 0; k <= rolls; k++) {
        ways += k >= wanted ? choose : 0;
        choose = choose * (uint64_t)(rolls - k) / (uint64_t)(k + 1);
    }
    return ways;
}

/* Whoever has lost his whole front row first is beaten. */
void show_chance(vaka_scene *scene, const vaka_text *caption, int32_t attackers, int32_t defenders)
{
    int32_t rolls = attackers && defenders ? attackers + defenders - 1 : 0;

    if (attackers + defenders > MOST_FIGHTERS)
        return;
    uint64_t ways = attackers ? ways_to_win(rolls, defenders) : 0, all = (uint64_t)1 << rolls;
    if (rolls > EXACT_ROLLS) {
        ways = (ways * PARTS + all / 2) / all;
        all = PARTS;
    }
    vaka_panel_odds(scene, caption, (int32_t)ways, (int32_t)all);
}

/* What the die on the table does is reckoned with, cards are not. */
static void show_odds(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text next = {"odds_roll", "The next roll strikes the defender"};
    static const vaka_text win = {"odds_battle", "The attacker wins, cards apart"};
    const conquest_game *game = game_of(seen);
    int32_t attackers = seen->zones[zone_of(seen, ZONE_ATTACK)].count;
    int32_t defenders = seen->zones[zone_of(seen, ZONE_DEFEND)].count;
    bool strikes = game->battle_roll && !(game->battle_flags & BATTLE_NO_EFFECT);

    if (!attackers || !defenders || attackers + defenders > MOST_FIGHTERS)
        return;
    attackers -= strikes && game->battle_roll <= 3;
    defenders -= strikes && game->battle_roll > 3;
    if (attackers && defenders)
        vaka_panel_odds(scene, &next, 3, 6);
    show_chance(scene, &win, attackers, defenders);
}

/* The die that lies there, or what was thrown last and has done what its face says; 0: none, or a
 * card was used on it, and nobody knows by the die what came of it. */
static uint8_t face_told(const conquest_game *game)
{
    bool cards = game->battle_cards || (game->battle_flags & BATTLE_NO_EFFECT);

    return game->battle_roll ? game->battle_roll : cards ? 0 : game->rolls[0];
}

/* What each face of the die does [8.2]; that of the last throw is lit. */
static void show_table(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text heads[] = {{"head_die", "Die"}, {"head_die_does", "What happens"}};
    static const struct {
        vaka_text faces, does;
        uint8_t from, to;
    } rows[] = {
        {{"die_1", "1"}, {"does_1", "the attacker loses a piece"}, 1, 1},
        {{"die_2", "2, 3"}, {"does_2", "a piece of the attacker panics"}, 2, 3},
        {{"die_4", "4, 5"}, {"does_4", "a piece of the defender panics"}, 4, 5},
        {{"die_6", "6"}, {"does_6", "the defender loses a piece"}, 6, 6},
    };
    uint8_t roll = face_told(game_of(seen));

    vaka_panel_table(scene, 2);
    for (int32_t i = 0; i < 2; i++)
        vaka_panel_cell(scene, &heads[i], 0, 0);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        vaka_panel_cell(scene, &rows[i].faces, 0, 0);
        vaka_panel_cell(scene, &rows[i].does, 0, 0);
        if (roll >= rows[i].from && roll <= rows[i].to)
            vaka_panel_lit(scene);
    }
}

/* What the last throw has done: it stays to be seen until the next one. */
static const vaka_text *last_did(const conquest_game *game)
{
    static const vaka_text did[] = {
        {"did_1", "{0:int} was rolled: the attacker lost a piece"},
        {"did_2", "{0:int} was rolled: a piece of the attacker panicked"},
        {"did_4", "{0:int} was rolled: a piece of the defender panicked"},
        {"did_6", "{0:int} was rolled: the defender lost a piece"},
    };
    static const vaka_text nothing = {"did_nothing", "{0:int} was rolled: without effect"};
    static const vaka_text card = {"did_card", "{0:int} was rolled: a card was used on it"};
    uint8_t face = face_told(game);

    if (!face)
        return game->battle_flags & BATTLE_NO_EFFECT ? &nothing : &card;
    return &did[face == 1 ? 0 : face <= 3 ? 1 : face <= 5 ? 2 : 3];
}

static void show_die(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text before = {"die_before", "Not rolled yet"};
    static const vaka_text lies = {"die_lies", "The die shows {0:int}"};
    static const vaka_text struck[2][2] = {
        {{"die_defender_panic", "The die shows {0:int}: a piece of the defender panics"},
         {"die_defender_lost", "The die shows {0:int}: the defender loses a piece"}},
        {{"die_attacker_panic", "The die shows {0:int}: a piece of the attacker panics"},
         {"die_attacker_lost", "The die shows {0:int}: the attacker loses a piece"}},
    };
    static const vaka_text nothing = {"die_nothing", "The die shows {0:int}, without effect"};
    const conquest_game *game = game_of(seen);
    bool attacker = game->battle_roll <= 3, lost = roll_removes(seen);

    if (!game->battle_roll) {
        vaka_panel_die(scene, game->rolls[0] ? last_did(game) : &before, game->rolls[0],
                       VAKA_TONE_PLAIN);
        return;
    }
    vaka_panel_die(scene, &lies, game->battle_roll, VAKA_TONE_PLAIN);
    vaka_panel_note(scene,
                    game->battle_flags & BATTLE_NO_EFFECT ? &nothing : &struck[attacker][lost],
                    game->battle_roll, 0, 0, VAKA_TONE_WARN);
}

/* Cards of a seat, or markers before it, that it has used in this battle. */
static void show_used(const vaka_match *seen, int32_t seat, int32_t zone, vaka_scene *scene)
{
    static const vaka_text card = {"battle_card_used", "{0:seat} has used {1:kind} in this battle"};

    for (VAKA_EACH(seen, seat_zone(seen, seat, zone), piece))
        if (seen->pieces[piece].field[FIELD_FLAGS] & CARD_ELECTED)
            vaka_panel_note(scene, &card, seat, seen->pieces[piece].kind, 0, seat_tone(seat));
}

/* The last rolls, the newest first, and the cards that were used. */
static void show_history(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text rolled[] = {
        {"rolled_1", "Rolled so far: {0:int}"},
        {"rolled_2", "The last rolls: {0:int}, before it {1:int}"},
        {"rolled_3", "The last rolls: {0:int}, before it {1:int} and {2:int}"},
    };
    const uint8_t *rolls = game_of(seen)->rolls;
    int32_t count = 0;

    while (count < 3 && rolls[count])
        count++;
    if (count)
        vaka_panel_note(scene, &rolled[count - 1], rolls[0], rolls[1], rolls[2], VAKA_TONE_PLAIN);
    for (int32_t seat = 0; seat < seen->seats; seat++) {
        show_used(seen, seat, SEAT_SHOWN, scene);
        show_used(seen, seat, SEAT_TOKENS, scene);
    }
}

void show_battle(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"panel_battle", "Battle"};
    static const vaka_text against = {"battle_against", "{0:seat} attacks {1:seat} at {2:zone}"};
    static const vaka_text islanders = {"battle_islanders",
                                        "{0:seat} attacks the islanders of {2:zone}"};
    static const vaka_text rows[] = {
        {"row_attack", "Attacker, front row"},
        {"row_attack_back", "Attacker, back row"},
        {"row_defend", "Defender, front row"},
        {"row_defend_back", "Defender, back row"},
    };
    static const vaka_text not_yet = {"rows_not_yet", "The pieces have not been shown yet"};
    const conquest_game *game = game_of(seen);
    bool laid = seen->zones[zone_of(seen, ZONE_ATTACK)].count ||
                seen->zones[zone_of(seen, ZONE_ATTACK_BACK)].count;

    if (game->battle_at < 0)
        return;
    vaka_panel(scene, "battle", &title);
    vaka_panel_middle(scene);
    vaka_panel_note(scene, game->defender >= 0 ? &against : &islanders, game->attacker,
                    game->defender, game->battle_at, VAKA_TONE_PLAIN);
    if (!laid && vaka_top(seen)->step == STEP_BATTLE && vaka_top(seen)->stage < BATTLE_LAID) {
        vaka_panel_note(scene, &not_yet, 0, 0, 0, VAKA_TONE_PLAIN);
        return;
    }
    for (int32_t i = 0; i < 4; i++) { /* the zones are in the order of the rows */
        vaka_panel_strip(scene, &rows[i], seat_tone(i < 2 ? game->attacker : game->defender));
        strip_zone(seen, zone_of(seen, ZONE_ATTACK + i), VAKA_NONE, scene);
    }
    show_die(seen, scene);
    show_table(seen, scene);
    show_odds(seen, scene);
    show_history(seen, scene);
}
