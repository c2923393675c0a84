/* golden/golden.c - games that were played once and must be played the same for ever.
 *
 *     golden make GAME PACK [GAMES]     plays games over all there is to choose, and packs them
 *     golden replay PACK [ONE_IN]       plays them again and compares every action
 *     golden undo PACK [ONE_IN]         the same, and takes back and does again all that it may
 *     golden hand SCRIPT...             games written by hand (hand.h)
 *     golden reach GAME PACK REASONS EXCUSED [SCRIPT...]   what none of them reaches
 *     golden show PACK NUMBER JOURNAL   one of them as a journal
 *     golden list PACK
 *
 * SPDX-License-Identifier: MIT */
#include "hand.h"
#include "make.h"
#include "pack.h"
#include "reach.h"
#include "undo.h"

#include "chance/rng.h"
#include "script/lua/sandbox.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct visit { /* what is done with each game of a pack */
    bool (*game)(struct visit *to, pack_game *game, uint32_t number);
    arena_world *world;
    reach *words;
    const char *path;
    uint32_t wanted, one_in, failures;
    uint64_t games, actions, undone;
} visit;

static bool differs(const pack_game *game, uint32_t number, uint32_t action, const char *how)
{
    char line[ARENA_LINE];

    arena_choice_write(&game->choice, line);
    printf("DIFFERS: game %u (%s), action %u: %s\n", number, line, action, how);
    return false;
}

/* Plays a packed game again. `found` collects what it reaches, if there is one. */
static bool play_again(arena *at, const pack_game *game, uint32_t number, reach *found)
{
    uint32_t from = 0, index, count, rng[4];
    vaka_error err = {0};
    int32_t seat;

    vaka_rng_seed(rng, number);
    for (uint32_t i = 0; i < game->actions; i++) {
        if (!pack_take(game, &from, &seat, &index) || seat >= at->setup.seats)
            return differs(game, number, i + 1, "the pack is damaged");
        const vaka_action *legal = vaka_live_legal(at->live, seat, &count);
        if (index >= count)
            return differs(game, number, i + 1, "the legal list is shorter than it was");
        vaka_action action = legal[index];
        if (arena_apply(at, &action, &err))
            return differs(game, number, i + 1, err.text);
        if ((uint8_t)at->chain != game->digests[i])
            return differs(game, number, i + 1, "list, events, chance or block are others");
        if (found)
            reach_action(found, number, at, &action);
        if (found && i % 8 == 0)
            reach_refusals(found, number, at, rng);
    }
    if (at->chain != game->chain)
        return differs(game, number, game->actions, "the last digest is another");
    if (!vaka_live_finished(at->live, NULL))
        return differs(game, number, game->actions, "the game is not over");
    return true;
}

static bool replay_game(visit *to, pack_game *game, uint32_t number)
{
    vaka_error err;
    arena at;

    if (to->one_in && number % to->one_in)
        return true;
    if (arena_open(&at, to->world, &game->choice, &err)) {
        arena_close(&at);
        return differs(game, number, 0, err.text);
    }
    if (to->words)
        reach_choice(to->words, number, &at);
    bool same = play_again(&at, game, number, to->words);
    if (same && to->words)
        reach_end(to->words, number, &at);
    to->games++;
    to->actions += game->actions;
    arena_close(&at);
    return same;
}

static bool undo_game(visit *to, pack_game *game, uint32_t number)
{
    vaka_error err = {0};
    uint32_t action = 0;
    const char *wrong;
    arena at;

    if (to->one_in && number % to->one_in)
        return true;
    wrong = arena_open(&at, to->world, &game->choice, &err)
                ? err.text
                : undo_play(&at, game, &action, &to->undone);
    to->games++;
    to->actions += game->actions;
    arena_close(&at);
    return !wrong || differs(game, number, action, wrong);
}

static bool list_game(visit *to, pack_game *game, uint32_t number)
{
    char line[ARENA_LINE];

    arena_choice_write(&game->choice, line);
    printf("%u: %s: %u actions, %016" PRIx64 "\n", number, line, game->actions, game->chain);
    to->games++;
    return true;
}

static bool show_game(visit *to, pack_game *game, uint32_t number)
{
    vaka_action *actions = vaka_xnew(sizeof *actions * (game->actions + 1u));
    uint32_t from = 0, index, count, played = 0;
    vaka_error err;
    int32_t seat;
    arena at;

    if (number == to->wanted && arena_open(&at, to->world, &game->choice, &err) == VAKA_OK) {
        while (played < game->actions && pack_take(game, &from, &seat, &index)) {
            const vaka_action *legal = vaka_live_legal(at.live, seat, &count);
            if (index >= count)
                break;
            actions[played] = legal[index];
            if (arena_apply(&at, &actions[played++], &err))
                break;
        }
        arena_close(&at);
        arena_save(to->world, &game->choice, actions, played, to->path);
        printf("%u of %u actions in %s\n", played, game->actions, to->path);
        to->games++;
    }
    free(actions);
    return true;
}

static int walk(const char *path, visit *to)
{
    FILE *in = fopen(path, "rb");
    pack_game game;
    int got = -1;

    if (!in) {
        printf("FAILED: cannot read %s\n", path);
        return 1;
    }
    for (uint32_t number = 1; (got = pack_read(in, &game)) == 1; number++) {
        to->failures += !to->game(to, &game, number);
        pack_done(&game);
    }
    pack_done(&game);
    fclose(in);
    if (got < 0)
        printf("FAILED: %s is damaged\n", path);
    return got < 0 || to->failures || !to->games;
}

/* --- what is reached -------------------------------------------------------------------------- */

/* Words of a file, one a line, `#` begins a comment. */
static bool note_file(reach *words, const char *path, const char *sort)
{
    FILE *in = fopen(path, "r");
    char line[256];

    if (!in) {
        printf("FAILED: cannot read %s\n", path);
        return false;
    }
    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, " #\n")] = '\0';
        if (*line)
            reach_note(words, 0, sort, line);
    }
    bool whole = !ferror(in);
    fclose(in);
    if (!whole)
        printf("FAILED: cannot read all of %s\n", path);
    return whole;
}

static bool is_excused(const reach *excused, const char *word)
{
    char full[128];

    snprintf(full, sizeof full, "excused:%s", word);
    for (uint32_t i = 0; i < excused->count; i++)
        if (strcmp(excused->at[i].word, full) == 0)
            return true;
    return false;
}

/* Excuses for what is not there (any more). */
static uint32_t report_void(const reach *words, const reach *excused)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < excused->count; i++) {
        const char *word = strchr(excused->at[i].word, ':') + 1;
        bool there = false;
        for (uint32_t k = 0; k < words->count; k++)
            there |= words->at[k].there && strcmp(words->at[k].word, word) == 0;
        if (!there)
            printf("EXCUSED, but there is no such thing: %s\n", word);
        count += !there;
    }
    return count;
}

static int report_reach(const reach *words, const reach *excused)
{
    uint32_t there = 0, reached = 0, missing = 0, stale = report_void(words, excused);

    for (uint32_t i = 0; i < words->count; i++) {
        const reach_word *at = &words->at[i];
        bool excuse = is_excused(excused, at->word);
        there += at->there;
        reached += at->there && at->games;
        if (at->there && !at->games && !excuse) {
            printf("NOT REACHED: %s\n", at->word);
            missing++;
        }
        if (at->games && excuse) {
            printf("EXCUSED, but reached by game %u: %s\n", at->first, at->word);
            stale++;
        }
    }
    printf("%u of %u reached, %u missing, %u excused for nothing\n", reached, there, missing,
           stale);
    return missing + stale > 0;
}

/* Scripts have numbers from 100001 on in the lists, and setups of their own. */
static int play_hands(char **paths, int count, reach *words)
{
    static const char *const folders[] = {VAKA_SOURCE_DIR "/tests/golden/mods", NULL};
    arena_world world;
    uint32_t wrong = 0;

    arena_world_init(&world);
    world.mod_choice.loader.folders = folders; /* a match has what lies there by `mods` alone */
    for (int i = 0; i < count; i++)
        wrong += !hand_play(&world, paths[i], words, 100001u + (uint32_t)i);
    arena_world_done(&world);
    printf("%d scripts, %u wrong\n", count, wrong);
    return wrong > 0;
}

static int check_reach(arena_world *world, int argc, char **argv)
{
    reach words = {0}, excused = {0};
    visit to = {.game = replay_game, .world = world, .words = &words};

    char each[512];

    snprintf(each, sizeof each, VAKA_SOURCE_DIR "/tests/golden/each_%s.txt", argv[0]);
    reach_universe(&words, world, argv[0]);
    int status = !reach_each(&words, world, argv[0], each) ||
                 !note_file(&words, argv[2], "refused") || !note_file(&excused, argv[3], "excused");
    if (!status) {
        status = walk(argv[1], &to);
        status |= play_hands(argv + 4, argc - 4, &words);
        status |= report_reach(&words, &excused);
    }
    if (getenv("GOLDEN_VERBOSE"))
        for (uint32_t i = 0; i < words.count; i++)
            printf("%s: %u games, first %u\n", words.at[i].word, words.at[i].games,
                   words.at[i].first);
    reach_done(&words);
    reach_done(&excused);
    return status;
}

static int run(arena_world *world, int argc, char **argv)
{
    visit to = {.game = replay_game, .world = world};
    int status;

    if (argc >= 4 && strcmp(argv[1], "make") == 0)
        return make_pack(world, argv[2], argv[3], argc > 4 ? (uint32_t)strtoul(argv[4], 0, 10) : 0);
    if (argc >= 6 && strcmp(argv[1], "reach") == 0)
        return check_reach(world, argc - 2, argv + 2);
    if (argc >= 3 && strcmp(argv[1], "hand") == 0)
        return play_hands(argv + 2, argc - 2, NULL);
    if (argc == 5 && strcmp(argv[1], "show") == 0) {
        to = (visit){.game = show_game, .world = world, .path = argv[4]};
        to.wanted = (uint32_t)strtoul(argv[3], NULL, 10);
        return walk(argv[2], &to);
    }
    if (argc == 3 && strcmp(argv[1], "list") == 0) {
        to.game = list_game;
        return walk(argv[2], &to);
    }
    bool undo = argc >= 3 && strcmp(argv[1], "undo") == 0;
    if (argc < 3 || (!undo && strcmp(argv[1], "replay") != 0))
        return 2;
    if (undo)
        to.game = undo_game;
    to.one_in = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : 0;
    status = walk(argv[2], &to);
    if (undo)
        printf("%" PRIu64 " taken back and done again: ", to.undone);
    printf("%" PRIu64 " games, %" PRIu64 " actions, %u differ\n", to.games, to.actions,
           to.failures);
    return status || (undo && !to.undone);
}

int main(int argc, char **argv)
{
    arena_world world;

    vaka_sandbox_use_clock(NULL); /* fuel decides, however slow the machine is */
    arena_world_init(&world);
    int status = run(&world, argc, argv);
    arena_world_done(&world);
    if (status == 2)
        fputs("golden make|replay|undo|reach|show|list: see golden.c\n", stderr);
    return status;
}
