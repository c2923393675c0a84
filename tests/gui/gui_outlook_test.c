/* gui_outlook_test.c - where pieces can be brought, as it is drawn: no secret in it.
 *
 * SPDX-License-Identifier: MIT
 *
 * With VAKA_PLANTED set positions are compared that differ in what another seat may not know, and
 * that must be seen. */
/* Scripts and the window both call something of their own a spot. */
#define vaka_spot vaka_spot_of_text
#include "cli/base/mod_choice.h"
#undef vaka_spot

#include "gui_help.h"

#include "registered.h"

typedef struct table { /* a window without its loop, and a match of a real game */
    vaka_plugins plugins;
    vaka_mod_choice mod_choice;
    vaka_gui gui;
    vaka_gui_start start;
    vaka_gui_host host;
    vaka_record *record;
} table;

static void open_table(table *at, int width, int height)
{
    vaka_error err = {0};

    memset(at, 0, sizeof *at);
    vaka_plugins_scan(&at->plugins, NULL);
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

static void close_table(table *at)
{
    if (at->gui.play.viewing)
        vaka_view_done(&at->gui.play.view);
    vaka_gui_done(&at->gui);
    if (at->record)
        vaka_record_close(at->record);
    vaka_mod_choice_done(&at->mod_choice);
    vaka_plugins_done(&at->plugins);
    free(at);
}

static void begin_match(table *at, int32_t seats, uint64_t seed)
{
    vaka_error err = {0};
    const vaka_module *module = vaka_plugins_find(&at->plugins, "conquest", &err);
    vaka_setup setup;
    vaka_journal_head head = {.seats = seats, .seed = vaka_seed_of(seed)};

    assert_non_null(module);
    if (at->record)
        vaka_record_close(at->record);
    if (vaka_mod_choice_set_up(&at->mod_choice, module, &head, &setup, &err) ||
        vaka_record_new(&setup, &head, NULL, &at->record, &err))
        fail_msg("%s", err.text);
    vaka_camera_init(&at->gui.play.board.camera, vaka_live_layout(vaka_record_live(at->record)));
    vaka_motion_done(&at->gui.play.board);
    at->gui.play.board.pointed = at->gui.play.board.cursor = VAKA_NONE;
    at->gui.play.record = at->record;
}

/* One more action by whoever must; false: the match is over. */
static bool step(vaka_record *record, uint32_t *rng)
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

static void look(table *at, vaka_live *live, int32_t seat)
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

static size_t frame_size(const table *at)
{
    return (size_t)at->gui.look.canvas->pitch * (size_t)at->gui.look.canvas->h;
}

static void *copy_frame(const table *at)
{
    void *copy = vaka_xnew(frame_size(at));

    memcpy(copy, at->gui.look.canvas->pixels, frame_size(at));
    return copy;
}

static bool is_frame(const table *at, const void *other)
{
    return memcmp(at->gui.look.canvas->pixels, other, frame_size(at)) == 0;
}

/* A place of the seat from which something can be brought; VAKA_NONE: there is none. */
static int32_t find_origin(table *at, int32_t seat)
{
    vaka_play *play = &at->gui.play;

    for (int32_t zone = 0; play->asked && zone < play->view.layout->zone_count; zone++)
        if (vaka_is_space(play->view.layout, zone) && vaka_has(play->view.seen, zone, seat) &&
            play->board.targets[zone] && vaka_outlook_opens(play, zone))
            return zone;
    return VAKA_NONE;
}

/* The frame with something picked, and the way to the last place that it can be brought to. */
static void *picked_frame(table *at, vaka_live *live, int32_t seat, bool *picked)
{
    vaka_play *play = &at->gui.play;

    look(at, live, seat);
    int32_t from = find_origin(at, seat);
    *picked = from != VAKA_NONE;
    if (*picked) {
        vaka_play_zone(play, from, false);
        const vaka_ways *ways = &play->outlook.ways;
        play->board.pointed = ways->count ? ways->at[ways->count - 1].to : VAKA_NONE;
        vaka_outlook_point(play);
    }
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    play->board.pointed = VAKA_NONE;
    return copy_frame(at);
}

TEST(where_pieces_can_be_brought_tells_nothing_hidden)
{
    table *at = vaka_xnew(sizeof *at);
    uint32_t rng[4], pairs = 0;
    bool planted = getenv("VAKA_PLANTED") != NULL;

    (void)state;
    open_table(at, 640, 400);
    at->gui.ui.still = true;
    vaka_rng_seed(rng, 32);
    for (uint32_t game = 0; pairs < 12 && game < 60; game++) {
        begin_match(at, 3, game + 1);
        for (int i = 0; i < 200 && pairs < 12 && step(at->record, rng); i++) {
            vaka_live *one = vaka_live_clone(vaka_record_live(at->record));
            int32_t seat = 0;
            bool picked, again;

            while (!(vaka_live_must(one) & VAKA_SEAT(seat)) && seat < 3)
                seat++;
            if (i % 3 == 0 && seat < 3) {
                vaka_live *two = vaka_live_clone(one);
                vaka_resample(two, planted ? (seat + 1) % 3 : seat, game * 37u + (uint32_t)i, NULL);
                void *first = picked_frame(at, one, seat, &picked);
                free(picked_frame(at, two, seat, &again));
                assert_int_equal(picked, again);
                assert_true(is_frame(at, first));
                pairs += picked;
                free(first);
                vaka_view_done(&at->gui.play.view);
                at->gui.play.viewing = false;
                vaka_live_free(two);
            }
            vaka_live_free(one);
        }
    }
    assert_true(pairs >= 12);
    close_table(at);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("gui_outlook", NULL, NULL);
}
