/* gui_asked_test.c - what one is asked about is in sight: the board comes to it, the small map
 * gives way.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_seat.h"

#define vaka_spot vaka_spot_of_text /* see gui_match.h */
#include "cli/play/window_host_inside.h"
#undef vaka_spot
#include "registered.h"

/* "You have found an island: keep it secret?" No space is to be chosen, but that one is looked at.
 */
TEST(the_small_map_is_away_while_what_is_asked_is_about_a_place_below_it)
{
    table *at = play_table("conquest", 2, 1280, 720);
    vaka_play *play = &at->gui.play;
    vaka_board *board = &play->board;
    SDL_Rect right, box;

    (void)state;
    go_on(at, 2);
    vaka_sight_begin(play);
    sit(at, VAKA_SPECTATOR);
    vaka_camera_zoom(&board->camera, 3, 200, 300);
    assert_true(vaka_minimap_box(board, &right));
    play->followed = 0;
    board->about = VAKA_NONE;
    vaka_sight_own(play, at->record); /* homes were chosen */
    assert_int_not_equal(board->about, VAKA_NONE);
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        vaka_spot spot = vaka_on_board(play->view.layout, zone)
                             ? vaka_camera_spot(&board->camera, play->view.layout, zone)
                             : (vaka_spot){-1e6f, -1e6f};

        if (SDL_PointInRect(&(SDL_Point){(int)spot.x, (int)spot.y}, &right))
            board->about = zone;
    }
    vaka_minimap_settle(board);
    board->asked = true;
    assert_false(vaka_minimap_box(board, &box));
    board->asked = false;
    assert_true(vaka_minimap_box(board, &box));
    close_table(at);
}

/* A place to choose lies half above the edge; who has no such place sees what is his own after
 * others have acted. */
TEST(what_one_can_choose_or_has_is_brought_into_sight_whole)
{
    (void)state;
    for (int own = 0; own < 2; own++) {
        table *at = play_table("conquest", 2, 1280, 720);
        vaka_play *play = &at->gui.play;
        vaka_camera *camera = &play->board.camera;
        const vaka_layout *layout;
        int32_t place = VAKA_NONE;

        go_on(at, 2);
        vaka_sight_begin(play);
        play->opening = false;
        sit(at, 0);
        layout = play->view.layout;
        at->gui.ui.still = true;
        vaka_camera_zoom(camera, 3, 200, 300);
        for (int32_t zone = 0; zone < layout->zone_count; zone++)
            if (vaka_is_space(layout, zone) && vaka_has(play->view.seen, zone, 0))
                place = zone;
        assert_int_not_equal(place, VAKA_NONE);
        memset(play->board.targets, 0, (size_t)layout->zone_count);
        play->board.targets[place] = !own;
        play->strayed = own != 0;
        vaka_camera_show(camera, layout, place);
        vaka_spot spot = vaka_camera_spot(camera, layout, place);
        vaka_camera_pan(camera, 0, (float)camera->box.y + 2 - spot.y);
        vaka_sight_back(play);
        SDL_Rect cover = vaka_camera_cover(camera, layout, place, -4), in;
        assert_true(SDL_IntersectRect(&cover, &camera->box, &in));
        assert_true(SDL_RectEquals(&cover, &in));
        spot = vaka_camera_spot(camera, layout, place);
        vaka_camera_pan(camera, 0, (float)camera->box.y + 2 - spot.y); /* by one's own hand */
        play->no_follow = true;
        float y = camera->y;
        vaka_sight_back(play);
        assert_float_equal(camera->y, y, 0.001f);
        close_table(at);
    }
}

/* --- what is moved by hand -------------------------------------------------------------------- */

static void ask(table *at)
{
    vaka_want want = {0};
    vaka_front front;

    vaka_play_front(&at->gui.play, &front);
    at->gui.ui.closing = true; /* nobody waits */
    front.ask(&at->gui.play, at->record, 0, &want);
    at->gui.ui.closing = false;
    sit(at, 0);
}

/* A game in which seat 0 is asked, and has moved the board away from all that it may choose. */
static table *moved_table(uint32_t *rng)
{
    table *at = play_table("conquest", 2, 1280, 720);
    vaka_play *play = &at->gui.play;

    vaka_rng_seed(rng, 3);
    go_on(at, 2);
    vaka_sight_begin(play);
    play->opening = false;
    at->gui.ui.still = true;
    while (!(vaka_live_must(vaka_record_live(at->record)) & 1))
        assert_true(step(at->record, rng));
    sit(at, 0);
    vaka_camera_zoom(&play->board.camera, 3, 200, 300);
    return at;
}

static void move_away(table *at)
{
    vaka_play *play = &at->gui.play;

    vaka_camera_pan(&play->board.camera, -1e5f, -1e5f);
    vaka_sight_moved(play);
}

static int count_places(const table *at, bool seen)
{
    const vaka_play *play = &at->gui.play;
    const vaka_layout *layout = play->view.layout;
    int count = 0;

    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        count += play->board.targets[zone] && vaka_on_board(layout, zone) &&
                 (!seen || is_in_sight(at, zone));
    return count;
}

static int32_t first_place(const table *at)
{
    const vaka_play *play = &at->gui.play;
    int32_t zone = 0;

    while (!play->board.targets[zone] || !vaka_on_board(play->view.layout, zone))
        zone++;
    return zone;
}

/* Goes on with the board moved away each time seat 0 is asked, until it is asked about another step
 * or (false) about other places in the same one, where it may choose from a few. */
static void come_to_new(table *at, uint32_t *rng, bool other_step)
{
    vaka_live *live = vaka_record_live(at->record);
    vaka_play *play = &at->gui.play;
    vaka_last_question was;
    bool step_now, held = false;

    do {
        ask(at);
        was = play->last;
        move_away(at);
        do
            assert_true(step(at->record, rng));
        while (!(vaka_live_must(live) & 1));
        sit(at, 0);
        step_now = was.stage != play->view.scene->stage || was.turn != vaka_turn(play->view.seen);
        held = count_places(at, false) > 0 && count_places(at, true) == 0 &&
               vaka_camera_fits(&play->board.camera, play->view.layout, play->board.targets) &&
               memcmp(was.places, play->board.targets, (size_t)play->view.layout->zone_count);
    } while (step_now != other_step || !held);
}

TEST(a_board_moved_by_hand_follows_again_when_something_new_is_asked)
{
    (void)state;
    for (int other_step = 0; other_step < 2; other_step++) {
        uint32_t rng[4];
        table *at = moved_table(rng);
        const vaka_play *play = &at->gui.play;

        come_to_new(at, rng, other_step);
        assert_true(play->no_follow);
        ask(at);
        assert_false(play->no_follow);
        assert_true(count_places(at, true) > 0);
        close_table(at);
    }
}

TEST(a_board_moved_by_hand_stays_while_the_same_is_asked_or_the_hand_holds_it)
{
    (void)state;
    for (int drags = 0; drags < 2; drags++) {
        uint32_t rng[4];
        table *at = moved_table(rng);
        vaka_play *play = &at->gui.play;

        ask(at);
        move_away(at);
        if (drags) {
            come_to_new(at, rng, true);
            play->strayed = true;
            at->gui.ui.dragging = true;
        } else {
            vaka_camera_show(&play->board.camera, play->view.layout, first_place(at));
        }
        float x = play->board.camera.x, y = play->board.camera.y;
        ask(at);
        assert_true(play->no_follow);
        assert_float_equal(play->board.camera.x, x, 0.001f);
        assert_float_equal(play->board.camera.y, y, 0.001f);
        close_table(at);
    }
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("gui_asked", NULL, NULL);
}
