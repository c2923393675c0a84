/* gui_sight_test.c - which part of the board is seen, the small map, hints, and what stands out.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_seat.h"

#define vaka_spot vaka_spot_of_text /* see gui_match.h */
#include "cli/play/window_host_inside.h"
#undef vaka_spot
#include "registered.h"

#include <math.h>
#include <unistd.h>

#include "gui/base/views.h"
#include "table/codec.h"

static table *new_table(int width, int height, const char *rule)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(7)};

    open_table(at, width, height);
    at->host.hints = true;
    begin_play(at, "conquest", &head, rule);
    return at;
}

TEST(a_game_opens_on_ones_own_islands_so_large_that_symbols_can_be_seen)
{
    table *at = new_table(1280, 720, NULL);
    const vaka_play *play = &at->gui.play;

    (void)state;
    go_on(at, 2); /* homes are chosen */
    vaka_sight_begin(&at->gui.play);
    sit(at, 0);
    assert_false(play->board.camera.whole);
    assert_true(play->board.camera.radius * 0.62f >= 32); /* of two piles side by side */
    int32_t own = 0;
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++)
        if (vaka_is_space(play->view.layout, zone) && vaka_has(play->view.seen, zone, 0)) {
            assert_true(is_in_sight(at, zone));
            own++;
        }
    assert_true(own > 0);
    float radius = play->board.camera.radius;
    vaka_camera_zoom(&at->gui.play.board.camera, 0.5f, 300, 300);
    sit(at, 0); /* it opens once */
    assert_true(fabsf(play->board.camera.radius - radius / 2) < 0.01f);
    close_table(at);
}

TEST(with_nothing_of_ones_own_it_opens_once_on_the_few_spaces_that_are_asked_for)
{
    table *at = new_table(800, 600, NULL);
    const vaka_play *play = &at->gui.play;
    int32_t asked = 0;

    (void)state;
    vaka_sight_begin(&at->gui.play);
    sit(at, 0); /* which home? */
    assert_false(play->board.camera.whole);
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++)
        if (vaka_is_space(play->view.layout, zone) && play->board.targets[zone]) {
            assert_true(is_in_sight(at, zone));
            asked++;
        }
    assert_true(asked > 1);
    vaka_camera_fit(&at->gui.play.board.camera);
    sit(at, 0);
    assert_true(play->board.camera.whole); /* whoever wants to see all of it does */
    close_table(at);
}

TEST(who_only_watches_sees_all_of_it)
{
    table *at = new_table(1280, 720, NULL);

    (void)state;
    go_on(at, 2);
    vaka_sight_begin(&at->gui.play);
    sit(at, VAKA_SPECTATOR);
    assert_true(at->gui.play.board.camera.whole);
    close_table(at);
}

/* A space that something new in the log names is out of sight: the camera goes there. */
static int32_t look_away(table *at)
{
    vaka_play *play = &at->gui.play;
    uint32_t count;

    vaka_record_log(at->record, &play->followed);
    go_on(at, 1); /* homes are chosen */
    sit(at, 0);
    vaka_camera_zoom(&play->board.camera, 4, play->board.box.x, play->board.box.y);
    play->board.camera.resting = 0;
    const vaka_log_entry *log = vaka_record_log(at->record, &count);
    int32_t place = VAKA_NONE;
    for (uint32_t i = play->followed; i < count; i++)
        if (vaka_log_place(&play->view, &log[i].event) != VAKA_NONE)
            place = vaka_log_place(&play->view, &log[i].event);
    assert_true(place != VAKA_NONE);
    assert_false(is_in_sight(at, place));
    return place;
}

TEST(the_board_follows_what_others_do_gently)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;

    (void)state;
    play->board.motion.now = 1000;
    int32_t place = look_away(at);
    vaka_sight_follow(play, at->record);
    assert_true(vaka_glide_moves(&play->board));
    assert_false(is_in_sight(at, place));
    assert_in_range(vaka_play_motion.due(play), 0, 20);
    float before = play->board.camera.x;
    play->board.motion.now = 1100;
    vaka_play_motion.tick(play);
    assert_true(play->board.camera.x != before && vaka_glide_moves(&play->board));
    play->board.motion.now = 1400;
    vaka_play_motion.tick(play);
    assert_false(vaka_glide_moves(&play->board)); /* and nothing is drawn from now on */
    assert_true(is_in_sight(at, place));
    close_table(at);
}

TEST(what_the_board_has_moved_away_below_the_pointer_is_pointed_at_no_more)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;

    (void)state;
    play->board.motion.now = 1000;
    int32_t place = look_away(at);
    play->board.pointed = place;
    vaka_sight_follow(play, at->record);
    assert_int_equal(play->board.pointed, VAKA_NONE);
    close_table(at);
}

/* Is there nothing but paper in the first rows of the log? Letters do not begin so high. */
static bool is_edge_blank(const table *at)
{
    const SDL_Surface *on = at->gui.look.canvas;
    SDL_Rect box = at->gui.play.log.box;

    for (int y = box.y; y < box.y + 2; y++)
        for (int x = box.x + 14; x < box.x + box.w - 24; x++) { /* not its bars */
            uint32_t pixel;

            memcpy(&pixel, (const char *)on->pixels + y * on->pitch + x * 4, sizeof pixel);
            if ((pixel ^ at->gui.look.theme->paper) & 0xffffff)
                return false;
        }
    return true;
}

TEST(the_upper_edge_of_the_log_cuts_no_line)
{
    table *at = new_table(1280, 720, NULL);
    int full = 0;

    (void)state;
    for (int i = 0; i < 40; i++) {
        go_on(at, 1);
        sit(at, vaka_live_must(vaka_record_live(at->record)) & 1 ? 0 : 1);
        at->gui.ui.dirty = true;
        vaka_window_frame(&at->gui.ui);
        full += at->gui.play.log.at > 0;
        assert_true(is_edge_blank(at));
    }
    assert_true(full > 10);
    close_table(at);
}

TEST(the_board_stays_when_somebody_has_moved_it_or_wants_it_so)
{
    SDL_Keysym shift_left = {.sym = SDLK_LEFT, .mod = KMOD_LSHIFT}, home = {.sym = SDLK_h};

    (void)state;
    for (int way = 0; way < 3; way++) {
        table *at = new_table(1280, 720, NULL);
        vaka_play *play = &at->gui.play;

        int32_t place = look_away(at);
        if (way == 0)
            at->gui.ui.no_follow = true;
        else
            vaka_play_key(play, &shift_left);
        if (way == 2) { /* who wants to see his own again follows again */
            vaka_play_key(play, &home);
            vaka_camera_zoom(&play->board.camera, 4, play->board.box.x, play->board.box.y);
        }
        bool there = is_in_sight(at, place);
        at->gui.ui.still = true;
        vaka_sight_follow(play, at->record);
        assert_int_equal(is_in_sight(at, place), way == 2 || there);
        close_table(at);
    }
}

TEST(the_small_map_is_there_when_not_all_is_in_sight_and_leads_there)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;
    SDL_Keysym key = {.sym = SDLK_o};
    SDL_Rect box;

    (void)state;
    go_on(at, 2);
    vaka_sight_begin(play);
    play->opening = false;
    sit(at, 0);
    assert_null(find_hit(&at->gui, VAKA_HIT_MINIMAP, 0)); /* all of it is in sight */
    vaka_camera_zoom(&play->board.camera, 3, 200, 300);
    play->board.camera.resting = 0;
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    const vaka_hit *map = find_hit(&at->gui, VAKA_HIT_MINIMAP, 0);
    assert_non_null(map);
    box = map->box;
    at->gui.ui.x = box.x + box.w - 4;
    at->gui.ui.y = box.y + box.h / 2;
    vaka_hit pressed = *map;
    vaka_screen_play.press(play, &pressed, false);
    assert_true(play->board.camera.x > (play->board.camera.left + play->board.camera.right) / 2);
    assert_true(play->no_follow);
    assert_true(vaka_play_key(play, &key));
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    assert_null(find_hit(&at->gui, VAKA_HIT_MINIMAP, 0));
    assert_int_equal(vaka_settings_number(&at->gui.ui.settings, "map", 0, 1, 1), 0);
    close_table(at);
}

/* Where others acted was followed, and now half of what one can choose is cut off. */
TEST(after_what_others_did_the_board_comes_back_to_what_one_can_do)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;
    vaka_camera *camera = &play->board.camera;
    int32_t zone = 0;

    (void)state;
    go_on(at, 2);
    vaka_sight_begin(play);
    play->opening = false;
    sit(at, 0);
    vaka_camera_zoom(camera, 3, 200, 300);
    while (!vaka_on_board(play->view.layout, zone))
        zone++;
    memset(play->board.targets, 0, (size_t)play->view.layout->zone_count);
    play->board.targets[zone] = 1;
    vaka_camera_show(camera, play->view.layout, zone);
    vaka_spot spot = vaka_camera_spot(camera, play->view.layout, zone);
    vaka_camera_pan(camera, (float)camera->box.x + camera->radius * 0.8f - spot.x, 0);
    float x = camera->x;
    vaka_sight_back(play); /* all but its edge can be seen, and nobody else has acted */
    assert_float_equal(camera->x, x, 0.001f);
    play->strayed = true;
    vaka_sight_back(play);
    spot = vaka_camera_spot(camera, play->view.layout, zone);
    assert_true(spot.x > (float)camera->box.x + camera->radius * 0.9f);
    assert_false(play->strayed);
    close_table(at);
}

/* "You have found an island: keep it secret?", and it lay half above the edge. */
TEST(where_one_has_done_something_is_seen_whole)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;

    (void)state;
    int32_t place = look_away(at);
    at->gui.ui.still = true;
    vaka_sight_own(play, at->record);
    SDL_Rect cover = vaka_camera_cover(&play->board.camera, play->view.layout, place, -4), in;
    assert_true(SDL_IntersectRect(&cover, &play->board.box, &in));
    assert_true(SDL_RectEquals(&cover, &in));
    assert_false(play->strayed); /* nobody else did it */
    vaka_camera_zoom(&play->board.camera, 2, play->board.box.x, play->board.box.y);
    float x = play->board.camera.x;
    vaka_sight_own(play, at->record); /* nothing new */
    assert_float_equal(play->board.camera.x, x, 0.001f);
    close_table(at);
}

/* One's own explorer comes to the edge, and half of where it can go is not on the board that is
 * seen; the pointer that has just pressed the board rests. Who has moved the board keeps it. */
TEST(the_board_goes_along_when_what_one_can_choose_is_partly_out_of_sight)
{
    (void)state;
    for (int moved = 0; moved < 2; moved++) {
        table *at = new_table(1280, 720, NULL);
        vaka_play *play = &at->gui.play;
        vaka_camera *camera = &play->board.camera;
        const vaka_layout *layout;
        int32_t in = VAKA_NONE, out = VAKA_NONE;

        go_on(at, 2);
        vaka_sight_begin(play);
        play->opening = false;
        sit(at, 0);
        layout = play->view.layout;
        vaka_camera_zoom(camera, 3, 200, 300);
        play->no_follow = moved;
        memset(play->board.targets, 0, (size_t)layout->zone_count);
        for (int32_t zone = 0; zone < layout->zone_count; zone++) { /* one above the other */
            vaka_spot spot = vaka_on_board(layout, zone) ? vaka_camera_spot(camera, layout, zone)
                                                         : (vaka_spot){-1e6f, -1e6f};
            if (fabsf(spot.x - 400) < 100 && is_in_sight(at, zone) &&
                spot.y < (float)camera->box.y + 2 * camera->radius)
                in = zone;
            else if (fabsf(spot.x - 400) < 100 && spot.y < (float)camera->box.y &&
                     spot.y > (float)camera->box.y - 2 * camera->radius)
                out = zone;
        }
        assert_true(in != VAKA_NONE && out != VAKA_NONE);
        play->board.targets[in] = play->board.targets[out] = 1;
        at->gui.ui.still = true;
        at->gui.ui.under = (vaka_hit){.what = VAKA_HIT_BOARD};
        at->gui.ui.under_since = 0;
        play->board.pointed = in;
        vaka_sight_back(play);
        assert_int_equal(play->board.pointed, moved ? in : VAKA_NONE); /* another lies there */
        assert_true(is_in_sight(at, in));
        assert_int_equal(is_in_sight(at, out), !moved);
        assert_int_equal(at->gui.ui.under_since != 0, !moved);
        close_table(at);
    }
}

/* A lesson's card takes the upper left for long. */
TEST(the_small_map_lies_under_no_card)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;
    SDL_Rect right, box;

    (void)state;
    go_on(at, 2);
    vaka_sight_begin(play);
    sit(at, VAKA_SPECTATOR);
    vaka_camera_zoom(&play->board.camera, 3, 200, 300);
    assert_true(vaka_minimap_box(&play->board, &right));
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        SDL_Rect space = {0};

        if (vaka_on_board(play->view.layout, zone))
            space = vaka_camera_cover(&play->board.camera, play->view.layout, zone, 0);
        play->board.targets[zone] = SDL_HasIntersection(&space, &right) == SDL_TRUE;
    }
    play->board.taken = (SDL_Rect){play->board.box.x, play->board.box.y, 430, 160};
    assert_true(vaka_minimap_box(&play->board, &box));
    assert_false(SDL_HasIntersection(&play->board.taken, &box));
    assert_false(SDL_RectEquals(&right, &box));
    close_table(at);
}

TEST(the_small_map_gives_way_to_where_something_can_be_done)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;
    SDL_Rect right, box;
    int32_t hidden = VAKA_NONE;

    (void)state;
    go_on(at, 2);
    vaka_sight_begin(play);
    sit(at, VAKA_SPECTATOR); /* who can do nothing */
    vaka_camera_zoom(&play->board.camera, 3, 200, 300);
    assert_true(vaka_minimap_box(&play->board, &right));
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!vaka_on_board(play->view.layout, zone))
            continue;
        vaka_spot at_spot = vaka_camera_spot(&play->board.camera, play->view.layout, zone);
        if (SDL_PointInRect(&(SDL_Point){(int)at_spot.x, (int)at_spot.y}, &right))
            hidden = zone;
    }
    assert_int_not_equal(hidden, VAKA_NONE);
    play->board.targets[hidden] = 1;
    assert_true(vaka_minimap_box(&play->board, &box));
    assert_true(box.x + box.w < right.x && box.y == right.y);
    close_table(at);
}

/* Where it gave way to something it stays, though that is over, and wherever the board goes. */
TEST(the_small_map_stays_where_it_is_while_the_board_follows)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;
    SDL_Rect right, moved, box;
    int32_t zone = 0;

    (void)state;
    go_on(at, 2);
    vaka_sight_begin(play);
    sit(at, VAKA_SPECTATOR);
    vaka_camera_zoom(&play->board.camera, 3, 200, 300);
    assert_true(vaka_minimap_box(&play->board, &right));
    for (; zone < play->view.layout->zone_count; zone++) {
        vaka_spot spot = vaka_camera_spot(&play->board.camera, play->view.layout, zone);

        if (vaka_on_board(play->view.layout, zone) &&
            SDL_PointInRect(&(SDL_Point){(int)spot.x, (int)spot.y}, &right))
            break;
    }
    play->board.targets[zone] = 1;
    vaka_minimap_settle(&play->board);
    assert_true(vaka_minimap_box(&play->board, &moved));
    assert_false(SDL_RectEquals(&right, &moved));
    play->board.targets[zone] = 0;
    for (int i = 0; i < 4; i++) {
        vaka_camera_pan(&play->board.camera, i % 2 ? -90 : 60, 40);
        vaka_minimap_settle(&play->board);
        assert_true(vaka_minimap_box(&play->board, &box));
        assert_memory_equal(&box, &moved, sizeof box);
    }
    close_table(at);
}

/* The space of the board whose middle lies in a part of the window. */
static int32_t space_in(const vaka_play *play, const SDL_Rect *box)
{
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!vaka_on_board(play->view.layout, zone))
            continue;
        vaka_spot spot = vaka_camera_spot(&play->board.camera, play->view.layout, zone);
        if (SDL_PointInRect(&(SDL_Point){(int)spot.x, (int)spot.y}, box))
            return zone;
    }
    return VAKA_NONE;
}

/* In a corner that changes nobody finds it. What can be done under it is shown instead of it. */
TEST(the_small_map_keeps_its_corner_and_is_away_while_something_can_be_done_under_it)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;
    SDL_Rect first, box;

    (void)state;
    go_on(at, 2);
    vaka_sight_begin(play);
    sit(at, VAKA_SPECTATOR);
    vaka_camera_zoom(&play->board.camera, 3, 200, 300);
    vaka_minimap_settle(&play->board);
    assert_true(vaka_minimap_box(&play->board, &first));
    int32_t zone = space_in(play, &first);
    assert_int_not_equal(zone, VAKA_NONE);
    play->board.targets[zone] = 1;
    vaka_minimap_settle(&play->board);
    assert_false(vaka_minimap_box(&play->board, &box));
    play->board.targets[zone] = 0;
    play->board.taken = first;
    assert_false(vaka_minimap_box(&play->board, &box));
    play->board.taken = (SDL_Rect){0};
    assert_true(vaka_minimap_box(&play->board, &box));
    assert_memory_equal(&box, &first, sizeof box);
    play->board.targets[zone] = 1;
    play->board.map_of.x--; /* as in a window of another size */
    assert_true(vaka_minimap_box(&play->board, &box));
    assert_false(SDL_RectEquals(&box, &first));
    close_table(at);
}

/* What is told of a place does not hide the little that is seen of the board. */
TEST(the_card_about_a_place_lies_beside_a_small_board)
{
    table *at = new_table(800, 600, NULL);
    vaka_play *play = &at->gui.play;
    vaka_board *board = &play->board;
    int32_t told = 0;
    SDL_Rect box;

    (void)state;
    vaka_window_percent(&at->gui.ui, 200);
    vaka_sight_begin(play);
    sit(at, 0);
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!vaka_on_board(play->view.layout, zone) || !is_in_sight(at, zone))
            continue;
        vaka_spot spot = vaka_camera_spot(&board->camera, play->view.layout, zone);
        at->gui.ui.x = (int)spot.x;
        at->gui.ui.y = (int)spot.y;
        board->pointed = zone;
        at->gui.ui.dirty = true;
        vaka_window_frame(&at->gui.ui);
        assert_true(vaka_place_box(board, &box));
        if (SDL_HasIntersection(&box, &board->box))
            assert_true(box.w * box.h * 3 <= board->box.w * board->box.h);
        else
            told++;
    }
    assert_true(told > 3);
    board->pointed = VAKA_NONE; /* what lies beside the board is seen again */
    SDL_Rect parts[VAKA_SCREEN_PARTS];
    at->gui.ui.dirty = false;
    assert_int_equal(vaka_top_retouch(board, parts), 0);
    assert_true(at->gui.ui.dirty);
    close_table(at);
}

TEST(what_was_looked_at_is_kept_with_the_game)
{
    vaka_settings settings = {0};
    vaka_last_look view = {1.5f, -20.25f, 61, false}, found;
    char path[64];

    (void)state;
    assert_false(vaka_views_find(&settings, "/games/a.vkj", &found));
    vaka_views_keep(&settings, "/games/a.vkj", &view);
    assert_true(vaka_views_find(&settings, "/elsewhere/a.vkj", &found));
    assert_true(fabsf(found.x - 1.5f) < 0.01f && fabsf(found.y + 20.25f) < 0.01f);
    assert_true(fabsf(found.radius - 61) < 0.01f && !found.whole);
    view.whole = true;
    vaka_views_keep(&settings, "/games/a.vkj", &view);
    assert_true(vaka_views_find(&settings, "/games/a.vkj", &found) && found.whole);
    for (int i = 0; i < 40; i++) { /* of the last few only */
        snprintf(path, sizeof path, "/games/other %d.vkj", i);
        vaka_views_keep(&settings, path, &view);
    }
    assert_true(vaka_views_find(&settings, "/games/other 39.vkj", &found));
    assert_false(vaka_views_find(&settings, "/games/a.vkj", &found));
    vaka_settings_put(&settings, "view.3", "no numbers at all");
    assert_false(vaka_views_find(&settings, "at all", &found));
    assert_false(vaka_views_find(&settings, NULL, &found));
    vaka_settings_done(&settings);
}

/* A game of two is on the table that is kept in a journal of that name, and a person sits down. */
static void begin_kept(table *at, vaka_front *front, const char *name)
{
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(7)};
    vaka_error err = {0};
    const vaka_module *module = vaka_plugins_find(&at->plugins, "conquest", &err);
    char path[512];
    vaka_setup setup;

    snprintf(path, sizeof path, "%s/%s.vkj", VAKA_BUILD_DIR, name);
    unlink(path);
    vaka_record_close(at->record);
    if (vaka_mod_choice_set_up(&at->mod_choice, module, &head, &setup, &err) ||
        vaka_record_new(&setup, &head, path, &at->record, &err))
        fail_msg("%s", err.text);
    unlink(path); /* its name is enough */
    go_on(at, 2);
    vaka_play_front(&at->gui.play, front);
    front->begin(front->data, at->record, 1);
    sit(at, 0);
}

TEST(a_game_opens_where_its_board_was_looked_at_when_it_was_left)
{
    (void)state;
    for (int whole = 0; whole < 2; whole++) {
        table *at = new_table(1280, 720, NULL);
        vaka_camera *camera = &at->gui.play.board.camera;
        vaka_front front;

        begin_kept(at, &front, "sight_one");
        float opening = camera->radius, x, y, radius;
        vaka_camera_zoom(camera, 1.5f, camera->box.x + 90, camera->box.y + 80);
        if (whole)
            vaka_camera_fit(camera);
        x = camera->x, y = camera->y, radius = camera->radius;
        assert_true(fabsf(radius - opening) > 4);
        front.done(front.data);
        begin_kept(at, &front, "sight_other"); /* it opens as usual */
        assert_true(fabsf(camera->radius - opening) < 0.01f);
        front.done(front.data);
        begin_kept(at, &front, "sight_one");
        assert_int_equal(camera->whole, whole);
        assert_true(fabsf(camera->radius - radius) < 0.01f);
        assert_true(fabsf(camera->x - x) < 0.01f && fabsf(camera->y - y) < 0.01f);
        front.done(front.data);
        close_table(at);
    }
}

static void count_cut(void *data, const SDL_Surface *on, const char *text)
{
    const table *at = ((void **)data)[0];

    if (on == at->gui.play.board.camera.cache || on == at->gui.look.canvas)
        print_message("cut: %s\n", text);
    ++*(int *)((void **)data)[1];
}

TEST(names_on_the_board_are_whole_when_all_of_it_is_seen)
{
    table *at = new_table(1280, 720, NULL);
    int cut = 0;
    void *data[] = {at, &cut};

    (void)state;
    go_on(at, 2);
    vaka_fonts_watch(at->gui.look.fonts, count_cut, data);
    sit(at, VAKA_SPECTATOR);
    assert_true(at->gui.play.board.camera.whole);
    assert_true(at->gui.play.board.camera.radius >= 26); /* smaller ones have no room for names */
    vaka_fonts_watch(at->gui.look.fonts, NULL, NULL);
    assert_int_equal(cut, 0);
    close_table(at);
}

/* Coasts reach into the water of the next space; in a picture of its own there is none. */
TEST(a_picture_of_a_space_ends_at_its_edge)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;
    SDL_Surface *on = vaka_paint_canvas(NULL, 280, 280);
    float r = 280 / 2.04f;

    (void)state;
    go_on(at, 2);
    sit(at, 0);
    SDL_FillRect(on, NULL, at->gui.look.theme->paper);
    uint32_t paper = *(const uint32_t *)on->pixels;
    vaka_ground_picture(&play->board, vaka_zone_read(play->view.layout, "fiji"), true, on);
    for (int y = 0; y < 280; y++)
        for (int x = 0; x < 280; x++) {
            float dx = fabsf((float)x - 139.5f), dy = fabsf((float)y - 139.5f);
            const uint8_t *row = (const uint8_t *)on->pixels + y * on->pitch;

            if (dy > r * 0.866f + 3 || dx + dy / 1.732f > r + 4) /* flat above and below */
                assert_int_equal(((const uint32_t *)(const void *)row)[x], paper);
        }
    SDL_FreeSurface(on);
    close_table(at);
}

TEST(brown_ground_stands_out_from_the_sea)
{
    (void)state;
    for (int dark = 0; dark < 2; dark++) {
        const vaka_theme *theme = vaka_theme_of(dark);

        assert_true(contrast(VAKA_SLOT_EDGE, theme->deep) >= 4.5);
        assert_true(contrast(VAKA_SLOT_EDGE, theme->mid) >= 3);
        assert_true(contrast(VAKA_SLOT_EDGE, VAKA_SLOT_EARTH) >= 3);
    }
    assert_true(contrast(0xff6b4d2e, vaka_theme_of(false)->deep) < 3); /* as it was */
}

/* By mouse, as by keys. */
TEST(a_place_that_a_line_of_the_log_names_is_marked_when_the_line_is_pressed)
{
    table *at = new_table(1280, 720, NULL);
    vaka_gui *gui = &at->gui;
    const vaka_hit *line = NULL;
    SDL_Event event;

    (void)state;
    go_on(at, 3);
    sit(at, vaka_live_must(vaka_record_live(at->record)) & 1 ? 0 : 1);
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_LOG && gui->ui.hits[i].a != VAKA_NONE)
            line = &gui->ui.hits[i];
    assert_non_null(line);
    int32_t place = line->a;
    assert_true(click_hit(gui, line));
    while (SDL_PollEvent(&event))
        vaka_input_obey(&gui->ui, &event);
    assert_int_equal(gui->play.board.cursor, place);
    assert_int_equal(gui->ui.focus.what, VAKA_HIT_BOARD);
    assert_true(gui->ui.focus_shown); /* so there is a ring around it */
    close_table(at);
}

TEST(no_two_seats_share_a_style)
{
    const uint8_t wanted[VAKA_MAX_SEATS] = {3, 3, 0, 0, 1, 200, 7, 7};
    uint32_t taken = 0;

    (void)state;
    vaka_theme_styles(wanted);
    assert_int_equal(vaka_theme_style(0), 3);
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        taken |= 1u << vaka_theme_style(seat);
    assert_int_equal(taken, 0xff);
    vaka_theme_styles(NULL);
}

TEST(a_hint_says_what_a_good_player_would_do_and_why)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;
    SDL_Keysym key = {.sym = SDLK_t};

    (void)state;
    go_on(at, 1);
    sit(at, vaka_live_must(vaka_record_live(at->record)) & 1 ? 0 : 1);
    assert_non_null(find_hit(&at->gui, VAKA_HIT_HINT, 0));
    assert_true(vaka_play_key(play, &key));
    assert_string_equal(at->gui.ui.notice, "A strong player thinks about it…");
    for (int i = 0; i < 20000 && play->hint; i++) {
        SDL_Delay(1);
        tick(&at->gui);
    }
    assert_non_null(strstr(at->gui.ui.notice, "A strong player would do this: "));
    assert_non_null(strstr(at->gui.ui.notice, "To go first is to take what is near"));
    assert_non_null(strstr(at->gui.ui.notice, "The chance to win is about "));
    assert_false(play->wanted); /* it is only said */
    play->asked = false;
    vaka_play_hint(play);
    assert_string_equal(at->gui.ui.notice, "There are no hints here.");
    close_table(at);
}

TEST(a_match_may_be_played_without_hints)
{
    table *at = new_table(1280, 720, "no_hints");
    vaka_play *play = &at->gui.play;

    (void)state;
    go_on(at, 2);
    sit(at, vaka_live_must(vaka_record_live(at->record)) & 1 ? 0 : 1);
    assert_null(find_hit(&at->gui, VAKA_HIT_HINT, 0));
    vaka_play_hint(play);
    assert_string_equal(at->gui.ui.notice, "This match is played without hints.");
    close_table(at);
}

TEST(what_a_step_is_about_is_told_on_demand)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;
    const vaka_hit *about;

    (void)state;
    go_on(at, 2);
    sit(at, 0);
    about = find_hit(&at->gui, VAKA_HIT_STEP, 0);
    assert_non_null(about);
    int before = play->column.high;
    vaka_hit pressed = *about;
    vaka_screen_play.press(play, &pressed, false);
    vaka_window_frame(&at->gui.ui);
    assert_true(play->step_help);
    assert_true(play->column.high > before + 40);
    close_table(at);
}

TEST(escape_puts_away_what_is_told_of_a_step_before_it_asks_whether_to_leave)
{
    table *at = new_table(1280, 720, NULL);
    vaka_play *play = &at->gui.play;
    const SDL_Keysym escape = {.sym = SDLK_ESCAPE};

    (void)state;
    go_on(at, 2);
    sit(at, 0);
    vaka_screen_play.press(play, find_hit(&at->gui, VAKA_HIT_STEP, 0), false);
    vaka_window_frame(&at->gui.ui);
    assert_true(play->step_help);
    assert_true(vaka_play_key(play, &escape));
    assert_false(play->step_help);
    assert_false(at->gui.ui.menu.open);
    assert_true(vaka_play_key(play, &escape));
    assert_true(at->gui.ui.menu.open);
    close_table(at);
}

/* What one seat does in one step, or at one place, is told on one line, with its name once. */
TEST(the_log_has_a_line_for_an_affair)
{
    table *at = new_table(1280, 1000, NULL);
    int lines = 0, joined = 0;

    (void)state;
    go_on(at, 2);
    sit(at, 0);
    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        const vaka_hit *hit = &at->gui.ui.hits[i];

        if (hit->what != VAKA_HIT_LOG)
            continue;
        lines += strstr(hit->label, "now controls") != NULL;
        joined += strstr(hit->label, "settles on") && strstr(hit->label, ", now controls");
        assert_true(hit->a == vaka_zone_by_id(at->gui.play.view.layout, "tonga") ||
                    !strstr(hit->label, "Tonga"));
    }
    assert_int_equal(lines, 2); /* one for each of two seats, not two */
    assert_int_equal(joined, 2);
    close_table(at);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("tests", NULL, NULL);
}
