/* script/siege.h - real matches of the test game in which a hostile mod lies beside the game's own.
 *
 * SPDX-License-Identifier: MIT
 *
 * Matches share one runner: `live` is the one that is attacked, `other` waits in the middle of a
 * question of an honest card all the while. */
#ifndef SCRIPT_SIEGE_H
#define SCRIPT_SIEGE_H

#include "../unit/scratch_mods.h"

#include "plugin/plugins.h"
#include "script/lua/sandbox.h"
#include "script/run/loaded.h"
#include "table/codec.h"
#include "table/question.h"

#define SIEGE_WON 5000 /* points: what an attack gives itself when it has got what it is after */

/* Harmless cards of the game: one asks each seat in turn, one rolls a die and may ask. */
#define SIEGE_DICE "omen"
#define SIEGE_HONEST "market"

typedef struct siege {
    scratch folder;
    const char *folders[2];
    vaka_plugin *plugin; /* borrowed */
    vaka_loader loader;
    vaka_layout *layout;
    vaka_live *live, *other;
    vaka_live *untouched;                /* what `live` was before the attack */
    uint64_t other_waits, other_goes_on; /* its hashes now, and after its answer */
    char refused[512];                   /* why there can be no match; empty: there is one */
} siege;

static inline void siege_mod(const siege *at, const char *id)
{
    char path[80], text[256];

    snprintf(path, sizeof path, "%s/mod.lua", id);
    snprintf(text, sizeof text,
             "return { id = \"%s\", title = \"T\", version = \"1.0\", api = 1,\n"
             "game = \"skirmish\", licence = \"MIT\" }\n",
             id);
    scratch_write(&at->folder, path, text);
}

/* A folder with a mod `siege`, to which the caller adds its files. */
static inline void siege_open(siege *at, vaka_plugin *plugin)
{
    memset(at, 0, sizeof *at);
    at->plugin = plugin;
    scratch_open(&at->folder);
    at->folders[0] = at->folder.folder;
    siege_mod(at, "siege");
    vaka_loader_init(&at->loader, at->folders);
}

static inline void siege_close(siege *at)
{
    vaka_live_free(at->live);
    vaka_live_free(at->other);
    vaka_live_free(at->untouched);
    if (at->layout)
        vaka_layout_free(at->layout);
    vaka_loader_done(&at->loader);
    scratch_done(&at->folder);
}

static inline vaka_chance_result siege_draw(const siege *at, const char *event)
{
    int32_t kind = vaka_kind_by_id(at->layout, event);

    assert_true(kind >= 0);
    return (vaka_chance_result){VAKA_CHANCE_DRAW, (int16_t)vaka_zone_by_id(at->layout, "events"),
                                (int16_t)kind};
}

static inline int32_t siege_asked(const vaka_live *live)
{
    uint8_t must = vaka_live_must(live);
    int32_t seat = 0;

    assert_true(must != 0);
    while (!(must & VAKA_SEAT(seat)))
        seat++;
    return seat;
}

static inline vaka_status siege_do(vaka_live *live, const char *text, vaka_error *err)
{
    vaka_action action;

    if (vaka_action_read(vaka_live_layout(live), siege_asked(live), text, &action, err))
        fail_msg("%s: %s", text, err->text);
    return vaka_live_apply(live, &action, NULL, err);
}

/* The seat that is asked gives its last choice: to decline, if it may. */
static inline vaka_status siege_answer(vaka_live *live, vaka_error *err)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, siege_asked(live), &count);

    assert_true(vaka_question_open(vaka_live_position(live)) && count > 0);
    return vaka_live_apply(live, &legal[count - 1], NULL, err);
}

/* The seat that is asked deploys a counter where it can first. */
static inline vaka_status siege_deploy(vaka_live *live, vaka_error *err)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, siege_asked(live), &count);

    assert_true(count > 0);
    return vaka_live_apply(live, &legal[0], NULL, err);
}

/* A match in which the first event is the one named; the second seat has but to say `ready`. */
static inline vaka_live *siege_match(siege *at, const char *event)
{
    vaka_chance_result first = siege_draw(at, event);
    vaka_error err = {0};
    vaka_live *live;

    if (vaka_live_new(at->layout, 5, &first, 1, &live, &err))
        fail_msg("%s", err.text);
    vaka_live_listen(live, true);
    vaka_live_guard(live, true);
    for (int i = 0; i < 7; i++)
        if (i == 3 ? siege_do(live, "ready", &err) : siege_deploy(live, &err))
            fail_msg("%s", err.text);
    return live;
}

static inline void siege_note_complaints(siege *at, const vaka_library *library)
{
    for (uint32_t i = 0; i < library->complaints.count && !at->refused[0]; i++)
        snprintf(at->refused, sizeof at->refused, "%s:%d: %s", library->complaints.at[i].file,
                 (int)library->complaints.at[i].spot.line, library->complaints.at[i].text);
}

/* Makes the two matches of the mods in the folder; false, with the reason, if that cannot be. */
static inline bool siege_begin(siege *at, const char *const *mods, const char *const *rules)
{
    vaka_library_choice choice = {.rules = rules, .mods = mods, .seats = 2};
    vaka_error err = {0};
    vaka_setup setup;

    if (vaka_setup_init(&setup, at->plugin->module, 2, &err))
        fail_msg("%s", err.text);
    siege_note_complaints(at, vaka_loader_texts(&at->loader, at->plugin->module));
    if (at->refused[0])
        return false;
    if (vaka_loader_attach(&at->loader, &choice, &setup, NULL, &err)) {
        snprintf(at->refused, sizeof at->refused, "%s", err.text);
        return false;
    }
    if (vaka_layout_new(&setup, &at->layout, &err))
        fail_msg("%s", err.text);
    at->other = siege_match(at, SIEGE_HONEST);
    assert_int_equal(siege_do(at->other, "ready", &err), VAKA_OK);
    at->other_waits = vaka_live_hash(at->other);
    vaka_live *copy = vaka_live_clone(at->other);
    assert_int_equal(siege_answer(copy, &err), VAKA_OK);
    at->other_goes_on = vaka_live_hash(copy);
    vaka_live_free(copy);
    at->live = siege_match(at, "attack");
    at->untouched = vaka_live_clone(at->live);
    return true;
}

/* Has an attack got what it was after? */
static inline bool siege_won(const siege *at)
{
    const vaka_position *position = vaka_live_position(at->live);

    return position->table->score[0] >= SIEGE_WON || position->table->score[1] >= SIEGE_WON;
}

/* The other match has felt nothing, and goes on as it would have done. */
static inline void siege_other_is_unharmed(siege *at, const char *name)
{
    vaka_error err = {0};

    if (vaka_live_hash(at->other) != at->other_waits)
        fail_msg("%s: another match was changed", name);
    if (siege_answer(at->other, &err))
        fail_msg("%s: another match cannot go on: %s", name, err.text);
    if (vaka_live_hash(at->other) != at->other_goes_on)
        fail_msg("%s: another match went on in another way", name);
}

/* A counter is deployed, then an honest card played and answered. */
static inline void siege_play_on(const siege *at, vaka_live *live, const char *name)
{
    vaka_error err = {0};

    vaka_live_queue_clear(live);
    if (siege_deploy(live, &err))
        fail_msg("%s: the next action failed: %s", name, err.text);
    vaka_live_queue(live, siege_draw(at, SIEGE_DICE));
    if (siege_do(live, "ready", &err))
        fail_msg("%s: the next card failed: %s", name, err.text);
    while (vaka_question_open(vaka_live_position(live)))
        if (siege_answer(live, &err))
            fail_msg("%s: the next answer failed: %s", name, err.text);
    if (siege_do(live, "end", &err))
        fail_msg("%s: the next turn failed: %s", name, err.text);
}

/* After an action that was taken back: what comes next is what would have come without it. */
static inline void siege_goes_on(siege *at, const char *name)
{
    if (!vaka_question_open(vaka_live_position(at->live))) {
        siege_play_on(at, at->live, name);
        siege_play_on(at, at->untouched, name);
        if (vaka_live_hash(at->live) != vaka_live_hash(at->untouched))
            fail_msg("%s: the match went on in another way", name);
    }
    siege_other_is_unharmed(at, name);
}

static vaka_plugin siege_plugin;

static inline int siege_begin_all(void **state)
{
    (void)state;
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/tests/scripts", 1);
    setenv("XDG_DATA_HOME", "/nonexistent", 1);
    vaka_sandbox_use_clock(NULL); /* fuel decides, however slow the machine is */
    if (!vaka_plugin_load(VAKA_BUILD_DIR "/tests/modules/skirmish.vaka", &siege_plugin))
        return 0;
    fprintf(stderr, "%s\n", siege_plugin.reason);
    return -1;
}

static inline int siege_end_all(void **state)
{
    (void)state;
    vaka_plugin_unload(&siege_plugin);
    return 0;
}

#endif
