/* rules/polynesia/ways_test.c - looking ahead in a game that is a script: journeys of several
 * islands.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "script/mods/game.h"
#include "script/run/loaded.h"
#include "ways_check.h"

typedef struct world {
    vaka_plugins plugins;
    vaka_loader loader;
    vaka_layout *layout;
    vaka_live *live;
} world;

static void begin(world *at, uint64_t seed, int32_t seats)
{
    vaka_error err = {0};
    const vaka_loaded *loaded;
    vaka_setup setup;

    *at = (world){0};
    vaka_modules_scan(&at->plugins, NULL);
    vaka_loader_init(&at->loader, NULL);
    const vaka_module *module = vaka_plugins_find(&at->plugins, "polynesia", &err);
    vaka_library_choice choice = {.seats = seats};
    if (!module || vaka_setup_init(&setup, module, seats, &err) ||
        vaka_loader_attach(&at->loader, &choice, &setup, &loaded, &err) ||
        vaka_layout_new(&setup, &at->layout, &err) ||
        vaka_live_new(at->layout, seed, NULL, 0, &at->live, &err))
        fail_msg("%s", err.text);
}

static void end(world *at)
{
    vaka_live_free(at->live);
    vaka_layout_free(at->layout);
    vaka_loader_done(&at->loader);
    vaka_plugins_done(&at->plugins);
}

TEST(journeys_of_many_matches_are_accepted_and_tell_nothing)
{
    ways_tally tally = {0};
    world at;

    (void)state;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        begin(&at, seed, 2 + (int32_t)(seed % 3));
        ways_play(at.live, seed, 150, 5, &tally);
        end(&at);
    }
    uint32_t median = ways_median(&tally);

    print_message("%u searches, %u with ways, %u lists, longest %u; median %u copies, most %u; "
                  "%.0f µs a search\n",
                  tally.searches, tally.found, tally.lists, tally.longest, median, tally.most,
                  tally.us / tally.searches);
    assert_true(tally.lists > 100);
    assert_true(tally.longest > 1);
    assert_int_equal(tally.refused, 0);
    assert_int_equal(tally.elsewhere, 0);
    assert_int_equal(tally.differ, 0);
    free(tally.copies);
}

int main(void)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return run_registered("ways", NULL, NULL);
}
