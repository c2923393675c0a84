/* hostile_mods_test.c - mods and scenarios that were cut, bent or made up: played, or refused.
 *
 *     hostile_mods_test CHANGES GAME FOLDER
 *
 * SPDX-License-Identifier: MIT
 *
 * FOLDER holds a copy of the game's content. One of its files at a time is changed; if a match can
 * be set up with it a few actions are played, with any scenario and rules, and `check` reads it.
 * Whatever is refused says why. At last each file gets a line that is no Lua, of which `check` must
 * complain; with VAKA_PLANTED set it does not, and the missing complaint must be found out. */
#include "../proof/arena.h"
#include "bend.h"
#include "chance/rng.h"
#include "script/mods/game.h"
#include "script/tools/check.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ACTIONS 30

typedef struct test {
    arena_world world;
    const char *game, *folder;
    glob_t files;
    bool in_lua; /* the game itself is among them, and read anew each time */
    uint32_t rng[4];
    unsigned tried, refused, stopped, played, complaints;
} test;

static void find_files(test *at)
{
    static const char *const forms[] = {"/*.lua", "/*/*.lua"};
    char pattern[300];

    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        snprintf(pattern, sizeof pattern, "%.200s/%.60s%s", at->folder, at->game, forms[i]);
        glob(pattern, i ? GLOB_APPEND : 0, NULL, &at->files);
    }
}

static void must_say(const char *file, const char *text)
{
    if (text && *text)
        return;
    printf("FAILED: %s is refused without a word\n", file);
    exit(1);
}

/* Reads everything anew, languages and lessons too. NULL: the game itself cannot be read. */
static const vaka_library *reopen(test *at, const char *file)
{
    vaka_error err = {0};

    if (at->in_lua) {
        arena_world_done(&at->world);
        at->world = (arena_world){0};
        arena_world_init(&at->world);
    } else {
        vaka_mod_choice_done(&at->world.mod_choice);
        vaka_mod_choice_init(&at->world.mod_choice);
        vaka_mod_choice_serve(&at->world.mod_choice, &at->world.plugins);
    }
    const vaka_module *module = vaka_plugins_find(&at->world.plugins, at->game, &err);
    if (module)
        return vaka_loader_texts(&at->world.mod_choice.loader, module);
    must_say(file, err.text);
    return NULL;
}

static void choose(test *at, const vaka_library *library, arena_choice *choice)
{
    *choice = (arena_choice){.seed = vaka_rng_next(at->rng), .seats = 2, .play = "random"};
    snprintf(choice->game, sizeof choice->game, "%s", at->game);
    if (library->scenario_count && vaka_rng_below(at->rng, 2))
        snprintf(choice->scenario, sizeof choice->scenario, "%s",
                 library->scenarios[vaka_rng_below(at->rng, library->scenario_count)].id);
    if (library->rule_count && vaka_rng_below(at->rng, 2))
        snprintf(choice->rules, sizeof choice->rules, "%s",
                 library->rules[vaka_rng_below(at->rng, library->rule_count)].id);
}

static void play(test *at, const char *file, const arena_choice *choice)
{
    vaka_action action;
    vaka_error err = {0};
    arena match;
    int i = 0;

    vaka_status status = arena_open(&match, &at->world, choice, &err);
    at->refused += status != VAKA_OK;
    for (; !status && i < ACTIONS && arena_next(&match, &action); i++)
        status = arena_apply(&match, &action, &err);
    if (status)
        must_say(file, err.text);
    at->stopped += status && i;
    at->played += !status;
    arena_close(&match);
}

static bool check(const test *at, const vaka_library *library)
{
    const char *const folders[] = {at->folder, NULL};
    vaka_complaints complaints = {0};

    vaka_check_files(library, folders, &complaints);
    bool complains = complaints.count > 0;
    vaka_complaints_done(&complaints);
    return complains;
}

static void try_file(test *at, const char *file)
{
    size_t size, bent_size;
    char *bytes = bend_read(file, &size), *bent = bend(at->rng, bytes, size, &bent_size);
    arena_choice choice;

    at->tried++;
    bend_write(file, bent, bent_size);
    const vaka_library *library = reopen(at, file);
    for (uint32_t i = 0; library && i < library->mod_count; i++)
        if (!library->mods[i].usable)
            must_say(file, library->mods[i].trouble);
    if (library) {
        choose(at, library, &choice);
        play(at, file, &choice);
    }
    at->refused += !library;
    at->complaints += !library || check(at, library);
    bend_write(file, bytes, size);
    free(bytes);
    free(bent);
}

static void try_broken(test *at, const char *file)
{
    static const char end[] = "\n= no Lua\n";
    size_t size, more = getenv("VAKA_PLANTED") ? 0 : sizeof end - 1;
    char *bytes = bend_read(file, &size), *broken = vaka_xnew(size + sizeof end);

    memcpy(broken, bytes, size);
    memcpy(broken + size, end, more);
    bend_write(file, broken, size + more);
    const vaka_library *library = reopen(at, file);
    bool complains = !library || check(at, library);
    bend_write(file, bytes, size);
    free(bytes);
    free(broken);
    if (complains)
        return;
    printf("FAILED: %s is broken, and nobody complains\n", file);
    exit(1);
}

int main(int argc, char **argv)
{
    test at = {0};
    unsigned long changes = argc == 4 ? strtoul(argv[1], NULL, 10) : 0;

    if (!changes) {
        fputs("usage: hostile_mods_test CHANGES GAME FOLDER\n", stderr);
        return 2;
    }
    at.game = argv[2];
    at.folder = argv[3];
    setenv("VAKA_SCRIPTS", at.folder, 1);
    vaka_rng_seed(at.rng, 1);
    arena_world_init(&at.world);
    at.in_lua = vaka_game_of(vaka_plugins_find(&at.world.plugins, at.game, NULL)) != NULL;
    find_files(&at);
    for (unsigned long i = 0; i < changes && at.files.gl_pathc; i++)
        try_file(&at, at.files.gl_pathv[vaka_rng_below(at.rng, (uint32_t)at.files.gl_pathc)]);
    for (size_t i = 0; i < at.files.gl_pathc; i++)
        try_broken(&at, at.files.gl_pathv[i]);
    globfree(&at.files);
    arena_world_done(&at.world);
    printf("%u files: %u refused, %u stopped later, %u played; check complains of %u\n", at.tried,
           at.refused, at.stopped, at.played, at.complaints);
    return at.refused && at.played && at.complaints ? 0 : 1;
}
