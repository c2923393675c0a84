/* gui_match.h - a window without its loop, and a match of a real game in it, position by position.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_MATCH_H
#define GUI_MATCH_H

/* Scripts and the window both call something of their own a spot, and a field. */
#define vaka_spot vaka_spot_of_text
#define vaka_field vaka_field_of_text
#include "cli/base/mod_choice.h"
#include "script/mods/game.h"
#undef vaka_field
#undef vaka_spot

#include "gui_help.h"

typedef struct table { /* a window without its loop, and a match of a real game */
    vaka_plugins plugins;
    vaka_mod_choice mod_choice;
    vaka_gui gui;
    vaka_gui_start start;
    vaka_gui_host host;
    vaka_record *record;
} table;

static inline void open_table(table *at, int width, int height)
{
    vaka_error err = {0};

    memset(at, 0, sizeof *at);
    vaka_modules_scan(&at->plugins, NULL);
    vaka_mod_choice_init(&at->mod_choice);
    vaka_mod_choice_serve(&at->mod_choice, &at->plugins);
    at->host.plugins = &at->plugins;
    at->start = (vaka_gui_start){.host = &at->host, .width = width, .height = height};
    vaka_gui_init(&at->gui, &at->start);
    at->gui.look.percent = 100;
    at->gui.ui.pace = 350;
    if (vaka_window_open(&at->gui.ui, &err))
        fail_msg("%s", err.text);
}

static inline void close_table(table *at)
{
    vaka_play_close(&at->gui.play);
    vaka_gui_done(&at->gui);
    if (at->record)
        vaka_record_close(at->record);
    vaka_mod_choice_done(&at->mod_choice);
    vaka_plugins_done(&at->plugins);
    free(at);
}

/* A match of a game, as the head says; and by a rule that no script has, if one is given: only the
 * window reads it. */
static inline void begin_game(table *at, const char *game, vaka_journal_head *head,
                              const char *rule)
{
    vaka_error err = {0};
    const vaka_module *module = vaka_plugins_find(&at->plugins, game, &err);
    vaka_setup setup;

    assert_non_null(module);
    if (at->record)
        vaka_record_close(at->record);
    if (vaka_mod_choice_set_up(&at->mod_choice, module, head, &setup, &err))
        fail_msg("%s", err.text);
    if (rule)
        snprintf(head->rule[head->rule_count++], sizeof head->rule[0], "%s", rule);
    if (vaka_record_new(&setup, head, NULL, &at->record, &err))
        fail_msg("%s", err.text);
}

/* The same, as the window begins it, with a person in the first seat. */
static inline void begin_play(table *at, const char *game, vaka_journal_head *head,
                              const char *rule)
{
    begin_game(at, game, head, rule);
    vaka_play_begin(&at->gui.play, at->record, 1);
    at->gui.play.humans = 1;
    at->gui.play.record = at->record;
}

/* A window of this size with such a match of a game in it; close_table frees it. */
static inline table *play_table(const char *game, int32_t seats, int width, int height)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_journal_head head = {.seats = seats, .seed = vaka_seed_of(7)};

    open_table(at, width, height);
    begin_play(at, game, &head, NULL);
    return at;
}

static inline void begin_match(table *at, int32_t seats, uint64_t seed)
{
    vaka_journal_head head = {.seats = seats, .seed = vaka_seed_of(seed)};

    begin_game(at, "conquest", &head, NULL);
    vaka_camera_init(&at->gui.play.board.camera, vaka_live_layout(vaka_record_live(at->record)));
    vaka_motion_done(&at->gui.play.board);
    at->gui.play.board.pointed = at->gui.play.board.cursor = VAKA_NONE;
    at->gui.play.record = at->record;
}

/* One more action by whoever must; false: the match is over. */
static inline bool step(vaka_record *record, uint32_t *rng)
{
    vaka_live *live = vaka_record_live(record);
    vaka_error err = {0};

    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        uint32_t count;

        if (!(vaka_live_must(live) & VAKA_SEAT(seat)))
            continue;
        const vaka_action *legal = vaka_live_legal(live, seat, &count);
        vaka_action action = legal[vaka_rng_below(rng, count)];
        assert_int_equal(vaka_record_apply(record, &action, NULL, &err), VAKA_OK);
        return true;
    }
    return false;
}

static inline void look(table *at, vaka_live *live, int32_t seat)
{
    vaka_play *play = &at->gui.play;

    if (play->viewing)
        vaka_view_done(&play->view);
    vaka_outlook_clear(&play->outlook); /* or it would be that of another match */
    vaka_view_init(&play->view, live, vaka_record_names(at->record), seat);
    play->viewing = true;
    play->sitting = seat;
    play->asked = seat >= 0 && (play->view.must & VAKA_SEAT(seat));
    vaka_picks_clear(&play->picks);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, &at->gui.play);
    vaka_play_refresh(&at->gui.play);
    vaka_window_frame(&at->gui.ui);
}

static inline size_t frame_size(const table *at)
{
    return (size_t)at->gui.look.canvas->pitch * (size_t)at->gui.look.canvas->h;
}

static inline void *copy_frame(const table *at)
{
    void *copy = vaka_xnew(frame_size(at));

    memcpy(copy, at->gui.look.canvas->pixels, frame_size(at));
    return copy;
}

static inline bool is_frame(const table *at, const void *other)
{
    return memcmp(at->gui.look.canvas->pixels, other, frame_size(at)) == 0;
}

#endif
