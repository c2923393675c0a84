/* rules/many_matches.h - many matches between bots, for tests of what they add up to.
 *
 * SPDX-License-Identifier: MIT */
#ifndef RULES_MANY_MATCHES_H
#define RULES_MANY_MATCHES_H

#include "play/sim.h"
#include "registered.h"
#include "script/mods/game.h"
#include "script/run/loaded.h"

#include <stdlib.h>
#include <string.h>

typedef struct many_matches {
    vaka_plugins plugins;
    vaka_loader loader;
    vaka_layout *layout;
    vaka_sim_plan plan;
    vaka_game_result *results; /* one a match */
} many_matches;

/* Plays matches of a game that is installed, the first seat by bot `one`, all others by `rest`. */
static inline void many_matches_play(many_matches *at, const char *game, const char *one,
                                     const char *rest, int32_t seats, uint32_t matches)
{
    vaka_error err = {0};
    const vaka_loaded *loaded;
    vaka_setup setup;

    *at = (many_matches){0};
    vaka_modules_scan(&at->plugins, NULL);
    vaka_loader_init(&at->loader, NULL);
    const vaka_module *module = vaka_plugins_find(&at->plugins, game, &err);
    vaka_library_choice choice = {.seats = seats};
    if (!module || vaka_setup_init(&setup, module, seats, &err) ||
        vaka_loader_attach(&at->loader, &choice, &setup, &loaded, &err) ||
        vaka_layout_new(&setup, &at->layout, &err))
        fail_msg("%s", err.text);
    at->plan = (vaka_sim_plan){.layout = at->layout,
                               .library = loaded->library,
                               .seed = vaka_seed_of(1),
                               .games = matches,
                               .jobs = 2,
                               .bound = VAKA_SIM_BOUND};
    for (int32_t seat = 0; seat < seats; seat++)
        at->plan.bot[seat] = seat == 0 ? one : rest;
    at->results = vaka_xnew(matches * sizeof *at->results);
    if (vaka_sim_run(&at->plan, at->results, &err))
        fail_msg("%s", err.text);
}

static inline void many_matches_done(many_matches *at)
{
    free(at->results);
    vaka_layout_free(at->layout);
    vaka_loader_done(&at->loader);
    vaka_plugins_done(&at->plugins);
}

#endif
