/* gui_lit_test.c - spaces at which something can be done stand out, and nothing hides them.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_seat.h"

#include "registered.h"

#include <math.h>

TEST(the_small_map_hides_no_more_than_the_edge_of_a_space_at_which_something_can_be_done)
{
    table *at = play_table("conquest", 2, 1280, 720);
    vaka_play *play = &at->gui.play;
    const vaka_layout *layout;
    SDL_Rect map, both;
    int shown = 0, away = 0;

    (void)state;
    go_on(at, 2);
    vaka_sight_begin(play);
    sit(at, VAKA_SPECTATOR);
    layout = play->view.layout;
    for (int32_t i = 0; i < 20 * layout->zone_count; i++) {
        int32_t zone = i % layout->zone_count;

        if (zone == 0) { /* once more, elsewhere */
            vaka_camera_zoom(&play->board.camera, i ? 1.03f : 3, 200, 300);
            vaka_minimap_settle(&play->board);
        }
        if (!vaka_on_board(layout, zone))
            continue;
        SDL_Rect space = vaka_camera_cover(&play->board.camera, layout, zone, 0);
        play->board.targets[zone] = 1;
        if (!vaka_minimap_box(&play->board, &map))
            away++;
        else if (SDL_IntersectRect(&space, &map, &both)) {
            assert_true(both.w * both.h * 5 <= space.w * space.h);
            shown++;
        }
        play->board.targets[zone] = 0;
    }
    assert_true(shown > 0 && away > 0);
    close_table(at);
}

/* How far two colours are from each other. */
static int apart(uint32_t a, uint32_t b)
{
    int far = 0;

    for (int shift = 0; shift < 24; shift += 8)
        far += abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
    return far;
}

/* Are most corners of a space nearer to the colour that warns than to the usual one? */
static bool glows_as_warning(const table *at, int32_t zone)
{
    const vaka_camera *camera = &at->gui.play.board.camera;
    const SDL_Surface *on = camera->cache;
    vaka_spot spot = vaka_camera_spot(camera, at->gui.play.view.layout, zone), hex[6];
    int warns = 0;

    vaka_paint_hex(spot, camera->radius * 0.95f, hex);
    for (int i = 0; i < 6; i++) {
        int x = (int)lroundf(hex[i].x) - camera->box.x, y = (int)lroundf(hex[i].y) - camera->box.y;
        uint32_t pixel;

        if (x < 0 || y < 0 || x >= on->w || y >= on->h)
            continue;
        memcpy(&pixel, (const char *)on->pixels + y * on->pitch + x * 4, sizeof pixel);
        warns += apart(pixel, at->gui.look.theme->warn) < apart(pixel, at->gui.look.theme->accent)
                     ? 1
                     : -1;
    }
    return warns > 0;
}

static bool legal_verb(const vaka_view *view, const char *name)
{
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (strcmp(view->layout->module->verbs[view->legal[i].verb].name, name) == 0)
            return true;
    return false;
}

/* Crossing a known hex for two knots, and exploring the next one. */
TEST(where_something_costs_more_the_board_glows_in_another_colour)
{
    table *at = play_table("conquest", 2, 1280, 720);
    const vaka_play *play = &at->gui.play;
    uint32_t rng[4];
    int dear = 0, usual = 0;

    (void)state;
    vaka_rng_seed(rng, 5);
    for (int i = 0; i < 60 && step(at->record, rng); i++) {
        sit(at, vaka_live_must(vaka_record_live(at->record)) & 1 ? 0 : 1);
        if (!legal_verb(&play->view, "discover"))
            continue;
        vaka_moment_close(&at->gui.play);
        vaka_window_frame(&at->gui.ui);
        for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
            if (!play->board.targets[zone] || play->board.picked[zone] || !is_in_sight(at, zone))
                continue;
            int32_t mark = vaka_overlay_next(play->view.scene, VAKA_OVERLAY_TARGET, zone, -1);
            bool more = mark >= 0 && play->view.scene->overlays[mark].tone == VAKA_TONE_WARN;
            assert_int_equal(glows_as_warning(at, zone), more);
            dear += more;
            usual += !more;
        }
    }
    assert_true(dear > 3 && usual > 3);
    close_table(at);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("lit", NULL, NULL);
}
