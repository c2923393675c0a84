/* roll.c - what cards and events may do to a battle and to the die on the table [9.5, B3].
 *
 * SPDX-License-Identifier: MIT
 *
 * These are for scripts (exports.c). Each takes effect when the roll is settled. */
#include "chapters/battle.h"

int32_t battle_hex(const vaka_match *match)
{
    return game_of(match)->battle_at;
}

int32_t battle_attacker(const vaka_match *match)
{
    return game_of(match)->attacker;
}

int32_t battle_defender(const vaka_match *match)
{
    return game_of(match)->defender;
}

int32_t battle_die(const vaka_match *match)
{
    return game_of(match)->battle_roll;
}

int32_t battle_front(const vaka_match *match, int32_t seat, int32_t kind)
{
    const conquest_game *game = game_of(match);

    if (game->battle_at < 0 || (seat != game->attacker && seat != game->defender))
        return 0;
    return vaka_count(match, front_row(match, seat), VAKA_NONE, kind);
}

int32_t set_battle_die(vaka_match *match, int32_t die)
{
    conquest_game *game = game_of(match);
    int32_t kept = die < 1 ? 1 : die > 6 ? 6 : die;

    if (!game->battle_roll)
        return 0;
    game->battle_roll = (uint8_t)kept;
    vaka_tell(match, EVENT_ROLL_CHANGED, kept, 0, 0, 0);
    return kept;
}

void roll_battle_die(vaka_match *match)
{
    conquest_game *game = game_of(match);

    game->battle_roll = (uint8_t)vaka_roll(match, 6);
    memmove(game->rolls + 1, game->rolls, sizeof game->rolls - 1);
    game->rolls[0] = game->battle_roll;
    vaka_tell(match, EVENT_BATTLE_ROLLED, game->attacker, game->battle_roll, game->battle_at, 0);
}

int32_t battle_reroll(vaka_match *match)
{
    conquest_game *game = game_of(match);

    if (!game->battle_roll)
        return 0;
    roll_battle_die(match);
    return game->battle_roll;
}

void battle_cancel_effect(vaka_match *match)
{
    game_of(match)->battle_flags |= BATTLE_NO_EFFECT;
}

void battle_remove_instead(vaka_match *match)
{
    game_of(match)->battle_flags |= BATTLE_REMOVES;
}

bool battle_stop(vaka_match *match)
{
    conquest_game *game = game_of(match);
    int32_t rows = match->zones[zone_of(match, ZONE_ATTACK)].count +
                   match->zones[zone_of(match, ZONE_ATTACK_BACK)].count;

    if (game->battle_at < 0 || rows > 0) /* what has been shown cannot be stopped */
        return false;
    game->battle_flags |= BATTLE_STOPPED;
    return true;
}
