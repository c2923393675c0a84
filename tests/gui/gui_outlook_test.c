/* gui_outlook_test.c - where pieces can be brought, as it is drawn: no secret in it.
 *
 * SPDX-License-Identifier: MIT
 *
 * With VAKA_PLANTED set positions are compared that differ in what another seat may not know, and
 * that must be seen. */
#include "gui_match.h"
#include "registered.h"

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
