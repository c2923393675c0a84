/* golden/make.c - plays games over everything that can be chosen, and packs them.
 *
 * SPDX-License-Identifier: MIT */
#include "make.h"
#include "pack.h"
#include "script/mods/game.h"

#include <stdlib.h>
#include <string.h>

#define LEAST_GAMES 300u
#define LONGEST 4000u /* actions; a longer game is left for another seed */
#define SEEDS 4u      /* that are tried for one choice */

typedef struct maker {
    arena_world *world;
    const vaka_library *library; /* NULL: the game has no content */
    const vaka_module *module;
    arena_choice choice;
    FILE *out;
    uint32_t games, left_out, long_ones, bytes;
    char all[512]; /* rules that go together */
} maker;

/* Plays the choice with its seed. 1: packed; 0: too long; -1: it cannot be begun. */
static int play(maker *at)
{
    pack_game game = {.choice = at->choice};
    vaka_action action;
    vaka_error err;
    arena match;
    int result = 0;

    if (arena_open(&match, at->world, &at->choice, &err)) {
        arena_close(&match);
        return -1;
    }
    while (game.actions < LONGEST && !vaka_live_finished(match.live, NULL)) {
        uint32_t count, index = 0;
        if (!arena_next(&match, &action))
            break;
        const vaka_action *legal = vaka_live_legal(match.live, action.seat, &count);
        while (index < count && memcmp(&legal[index], &action, sizeof action) != 0)
            index++;
        if (index == count || arena_apply(&match, &action, &err))
            break;
        pack_add(&game, action.seat, index, (uint8_t)match.chain);
    }
    game.chain = match.chain;
    if (vaka_live_finished(match.live, NULL))
        result = pack_write(at->out, &game) ? 1 : -1;
    at->bytes += result == 1 ? game.bytes + game.actions : 0;
    pack_done(&game);
    arena_close(&match);
    return result;
}

static void make_game(maker *at, const char *players)
{
    int result = 0;

    snprintf(at->choice.play, sizeof at->choice.play, "%s", players);
    for (uint32_t i = 0; i < SEEDS && result == 0; i++) {
        at->choice.seed++;
        result = play(at);
        at->games += result == 1;
        at->long_ones += result == 0;
    }
    at->left_out += result < 0;
}

/* Rules that can be switched on together with those before. */
static void find_all_rules(maker *at)
{
    vaka_error err;
    arena match;

    at->all[0] = '\0';
    for (uint32_t i = 0; i < at->library->rule_count; i++) {
        size_t length = strlen(at->all);
        snprintf(at->all + length, sizeof at->all - length, "%s%s", length ? "," : "",
                 at->library->rules[i].id);
        snprintf(at->choice.rules, sizeof at->choice.rules, "%s", at->all);
        if (arena_open(&match, at->world, &at->choice, &err))
            at->all[length] = '\0';
        arena_close(&match);
    }
}

static void make_with_rules(maker *at, const char *players)
{
    uint32_t rules = at->library ? at->library->rule_count : 0;

    at->choice.rules[0] = '\0';
    make_game(at, players);
    if (!rules)
        return;
    for (uint32_t i = 0; i < rules; i++) {
        snprintf(at->choice.rules, sizeof at->choice.rules, "%s", at->library->rules[i].id);
        make_game(at, players);
    }
    find_all_rules(at);
    snprintf(at->choice.rules, sizeof at->choice.rules, "%s", at->all);
    make_game(at, players);
    make_game(at, "mixed");
}

static void make_round(maker *at, const char *players)
{
    uint32_t scenarios = at->library ? at->library->scenario_count : 0;

    for (int32_t seats = at->module->seats_min; seats <= at->module->seats_max; seats++) {
        at->choice.seats = seats;
        for (uint32_t i = 0; i <= scenarios; i++) {
            const vaka_choice_info *scenario = i ? &at->library->scenarios[i - 1] : NULL;
            if (scenario && (seats < scenario->seats_min || seats > scenario->seats_max))
                continue;
            snprintf(at->choice.scenario, sizeof at->choice.scenario, "%s",
                     scenario ? scenario->id : "");
            make_with_rules(at, players);
        }
    }
}

int make_pack(arena_world *world, const char *game, const char *path, uint32_t games)
{
    static const char *const players[] = {"mixed", "greedy", "random,greedy", "random"};
    maker at = {.world = world, .module = vaka_plugins_find(&world->plugins, game, NULL)};

    /* Random players alone come to an end in games in Lua; in others they may wander. */
    uint32_t sorts = vaka_game_of(at.module) ? 4 : 3;

    if (!at.module || !(at.out = fopen(path, "wb"))) {
        printf("FAILED: no game %s, or %s cannot be written\n", game, path);
        return 1;
    }
    if (vaka_loader_concern(at.module))
        at.library = vaka_loader_library(&world->mod_choice.loader, at.module);
    snprintf(at.choice.game, sizeof at.choice.game, "%s", game);
    for (uint32_t i = 0; at.games < (games ? games : LEAST_GAMES) && i < 100; i++)
        make_round(&at, players[i % sorts]);
    if (fclose(at.out))
        return 1;
    printf("%u games, %u bytes; %u choices do not go together, %u games were too long\n", at.games,
           at.bytes, at.left_out, at.long_ones);
    return at.games ? 0 : 1;
}
