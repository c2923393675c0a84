/* unit/rites.h - matches of the test game with one event card that a test writes.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_RITES_H
#define UNIT_RITES_H

#include "scratch_mods.h"

#include "duel.h" /* after it: `at` is the match from here on */

static scratch folder;

/* A match of the test game whose first event does this; both seats have deployed. */
static inline void begin(const char *body)
{
    const char *folders[] = {folder.folder, NULL};
    const char *mods[] = {"rites", NULL};
    vaka_library_choice choice = {.mods = mods, .seats = 2};
    vaka_chance_result first = {VAKA_CHANCE_DRAW, VAKA_NONE, VAKA_NONE};
    vaka_setup setup;
    vaka_error err = {0};
    char text[1024];

    snprintf(text, sizeof text,
             "return { title = \"Rite\", text = \"Asks.\", mood = \"good\",\n"
             "play = function(first)\nlocal other = host.next_seat(first)\n%s\nend }",
             body);
    scratch_write(&folder, "rites/events/rite.lua", text);
    vaka_loader_init(&at.loader, folders);
    if (vaka_setup_init(&setup, at.plugin.module, 2, &err) ||
        vaka_loader_attach(&at.loader, &choice, &setup, NULL, &err) ||
        vaka_layout_new(&setup, &at.layout, &err))
        fail_msg("%s", err.text);
    first.zone = (int16_t)vaka_zone_by_id(at.layout, "events");
    first.value = (int16_t)vaka_kind_by_id(at.layout, "rite");
    assert_true(first.zone >= 0 && first.value >= 0);
    if (vaka_live_new(at.layout, 5, &first, 1, &at.live, &err))
        fail_msg("%s", err.text);
    vaka_live_guard(at.live, true);
    deploy();
}

static inline void end(void)
{
    vaka_live_free(at.live);
    vaka_layout_free(at.layout);
    vaka_loader_done(&at.loader);
}

static inline vaka_match *match(void)
{
    return &vaka_live_position(at.live)->face;
}

static inline int open_game(void **state)
{
    (void)state;
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/tests/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    if (vaka_plugin_load(VAKA_BUILD_DIR "/tests/modules/skirmish.vaka", &at.plugin)) {
        print_error("%s\n", at.plugin.reason);
        return -1;
    }
    scratch_open(&folder);
    scratch_write(&folder, "rites/mod.lua",
                  "return { id = \"rites\", title = \"Rites\", version = \"1.0\", api = 1,\n"
                  "game = \"skirmish\" }\n");
    return 0;
}

static inline int close_game(void **state)
{
    (void)state;
    scratch_done(&folder);
    vaka_plugin_unload(&at.plugin);
    return 0;
}

#endif
