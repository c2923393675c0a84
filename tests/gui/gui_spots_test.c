/* gui_spots_test.c - boards of spots and routes, counters and the score sheet in the window.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_help.h"

#include <math.h>

#include "gui/board/board_view.h"
#include "table/codec.h"
#include "table/counter.h"
#include "table/result.h"

typedef struct table { /* a window without its loop, and a game of spots and routes */
    fixture host;
    vaka_gui gui;
    vaka_gui_start start;
    vaka_record *record;
    vaka_live *live;
    const vaka_layout *layout;
} table;

/* Whoever must decide looks; at the end, whoever likes to. */
static void look(table *at)
{
    vaka_play *play = &at->gui.play;
    int32_t seat = 0;

    play->over = vaka_live_finished(at->live, NULL);
    while (!play->over && !(vaka_live_must(at->live) & VAKA_SEAT(seat)))
        seat++;
    play->asked = true;
    play->wanted = false;
    vaka_play_open(play, at->record, play->over ? VAKA_SPECTATOR : seat);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, play);
    vaka_window_frame(&at->gui.ui);
}

static table *new_table(int width, int height)
{
    static const char *const modules[] = {"tests/modules/atoll", NULL};
    table *at = vaka_xnew(sizeof *at);
    vaka_error err = {0};

    open_fixture(&at->host, modules);
    at->start = (vaka_gui_start){.host = &at->host.host, .width = width, .height = height};
    vaka_gui_init(&at->gui, &at->start);
    at->gui.look.percent = 100;
    if (vaka_window_open(&at->gui.ui, &err))
        fail_msg("%s", err.text);
    at->record = fixture_record(&at->host, 0, 4);
    at->live = vaka_record_live(at->record);
    at->layout = vaka_live_layout(at->live);
    vaka_play_begin(&at->gui.play, at->record, 3);
    at->gui.play.humans = 3;
    look(at);
    return at;
}

static void close_table(table *at)
{
    vaka_play_close(&at->gui.play);
    vaka_gui_done(&at->gui);
    vaka_record_close(at->record);
    close_fixture(&at->host);
    free(at);
}

static void redraw(table *at)
{
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
}

static int32_t zone_by(const table *at, const char *id)
{
    int32_t zone = vaka_zone_by_id(at->layout, id);

    assert_true(zone >= 0);
    return zone;
}

static int32_t zone_under(const table *at, vaka_spot spot)
{
    return vaka_camera_zone(&at->gui.play.board.camera, at->layout, (int)lroundf(spot.x),
                            (int)lroundf(spot.y));
}

/* Presses what was drawn at a point, as the window does. */
static void press_at(table *at, int x, int y)
{
    vaka_ui *ui = &at->gui.ui;

    ui->x = x;
    ui->y = y;
    vaka_hit *hit = vaka_widget_at(ui, x, y);
    assert_non_null(hit);
    vaka_screen_play.press(&at->gui.play, hit, false);
}

static void press_zone(table *at, int32_t zone)
{
    vaka_spot spot = vaka_camera_spot(&at->gui.play.board.camera, at->layout, zone);

    press_at(at, (int)spot.x, (int)spot.y);
}

static void assert_wants(const table *at, const char *verb, int32_t first)
{
    const vaka_play *play = &at->gui.play;

    assert_true(play->wanted);
    assert_int_equal(play->want.type, VAKA_WANT_ACTION);
    assert_string_equal(vaka_verb_row(at->layout->module, play->want.action.verb)->name, verb);
    assert_int_equal(play->want.action.arg[0], first);
}

static void every_spot_and_route_is_found_where_it_is_drawn(void **state)
{
    table *at = new_table(1280, 720);
    vaka_camera *camera = &at->gui.play.board.camera;

    (void)state;
    for (int pass = 0; pass < 3; pass++) {
        for (int32_t zone = 0; zone < at->layout->zone_count; zone++)
            if (vaka_on_board(at->layout, zone))
                assert_int_equal(zone_under(at, vaka_camera_spot(camera, at->layout, zone)), zone);
        vaka_camera_zoom(camera, pass == 0 ? 2.0f : 0.4f, 300, 300);
        vaka_camera_pan(camera, 40, -25);
    }
    close_table(at);
}

static void the_whole_board_fits_into_its_box(void **state)
{
    static const int sizes[][2] = {{1280, 720}, {900, 560}, {1920, 1080}, {640, 480}};

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        table *at = new_table(sizes[i][0], sizes[i][1]);
        const vaka_board *board = &at->gui.play.board;

        for (int32_t zone = 0; zone < at->layout->zone_count; zone++) {
            SDL_Rect seen, cover;

            if (!vaka_is_space(at->layout, zone))
                continue;
            cover = vaka_camera_cover(&board->camera, at->layout, zone, -4);
            assert_true(SDL_IntersectRect(&cover, &board->box, &seen));
            assert_true(seen.w == cover.w && seen.h == cover.h);
        }
        close_table(at);
    }
}

static void a_route_goes_from_edge_to_edge_and_bends_to_its_side(void **state)
{
    table *at = new_table(1280, 720);
    const vaka_camera *camera = &at->gui.play.board.camera;
    int32_t motu = zone_by(at, "motu"), palm = zone_by(at, "palm");
    vaka_spot a = vaka_camera_spot(camera, at->layout, motu);
    vaka_spot b = vaka_camera_spot(camera, at->layout, palm);
    vaka_curve curve;

    (void)state;
    vaka_camera_curve(camera, at->layout, vaka_route_between(at->layout, motu, palm), &curve);
    float first = hypotf(curve.at[0].x - a.x, curve.at[0].y - a.y);
    float last = hypotf(curve.at[VAKA_CURVE - 1].x - b.x, curve.at[VAKA_CURVE - 1].y - b.y);
    assert_true(first >= vaka_camera_reach(camera, at->layout, motu));
    assert_true(last >= vaka_camera_reach(camera, at->layout, palm));
    /* Bent by -15: to the left of who goes from Motu to Palm Isle, which is up and to the right. */
    vaka_spot middle = curve.at[VAKA_CURVE / 2];
    assert_true(middle.x > (a.x + b.x) / 2 && middle.y < (a.y + b.y) / 2);
    float away = hypotf(middle.x - (a.x + b.x) / 2, middle.y - (a.y + b.y) / 2);
    assert_float_equal(away, 0.15f * hypotf(b.x - a.x, b.y - a.y), 3.0f);
    close_table(at);
}

static void pressing_a_route_does_what_names_it(void **state)
{
    table *at = new_table(1280, 720);
    const vaka_play *play = &at->gui.play;
    int32_t route = VAKA_NONE;

    (void)state;
    for (int32_t zone = 0; zone < at->layout->zone_count; zone++)
        if (vaka_layout_is_route(at->layout, zone) && play->board.targets[zone])
            route = zone;
    assert_true(route != VAKA_NONE);
    press_zone(at, route);
    assert_wants(at, "lash", route);
    close_table(at);
}

static void pressing_a_spot_sails_there(void **state)
{
    table *at = new_table(1280, 720);
    int32_t lagoon = zone_by(at, "lagoon");

    (void)state;
    assert_true(at->gui.play.board.targets[lagoon]);
    press_zone(at, lagoon);
    assert_wants(at, "sail", lagoon);
    close_table(at);
}

static void a_route_far_away_is_refused_with_a_reason(void **state)
{
    table *at = new_table(1280, 720);

    (void)state;
    for (int32_t zone = 0; zone < at->layout->zone_count; zone++) {
        if (!vaka_layout_is_route(at->layout, zone) || at->gui.play.board.targets[zone])
            continue;
        press_zone(at, zone);
        assert_false(at->gui.play.wanted);
        assert_non_null(strstr(at->gui.ui.notice, "(rule 2.2)"));
        break;
    }
    close_table(at);
}

/* By arrows alone from any place of the board to every other one where something can be done. */
static void arrows_come_to_every_target(void **state)
{
    static const SDL_Keycode arrows[4] = {SDLK_LEFT, SDLK_RIGHT, SDLK_UP, SDLK_DOWN};
    table *at = new_table(1280, 720);
    vaka_play *play = &at->gui.play;
    uint8_t *reached = vaka_xnew((size_t)at->layout->zone_count);
    bool more = true;

    (void)state;
    reached[zone_by(at, "lagoon")] = 1;
    while (more) {
        more = false;
        for (int32_t zone = 0; zone < at->layout->zone_count; zone++)
            for (int i = 0; reached[zone] && i < 4; i++) {
                vaka_play_locate(play, zone);
                vaka_play_key(play, &(SDL_Keysym){.sym = arrows[i]});
                more = more || !reached[play->board.cursor];
                reached[play->board.cursor] = 1;
            }
    }
    for (int32_t zone = 0; zone < at->layout->zone_count; zone++)
        assert_true(reached[zone] || !play->board.targets[zone]);
    free(reached);
    close_table(at);
}

static void the_card_names_a_route_by_its_ends(void **state)
{
    table *at = new_table(1280, 720);
    int32_t route = vaka_route_between(at->layout, zone_by(at, "motu"), zone_by(at, "palm"));
    char name[VAKA_VIEW_NAME];
    SDL_Rect box;

    (void)state;
    assert_string_equal(vaka_view_zone(&at->gui.play.view, route, name), "Motu – Palm Isle");
    at->gui.play.board.pointed = route;
    assert_true(vaka_place_box(&at->gui.play.board, &box));
    close_table(at);
}

static void a_counter_that_an_action_names_can_be_pressed(void **state)
{
    table *at = new_table(1280, 720);
    int32_t fish = vaka_counter_by_id(at->layout, "fish");
    int32_t pearls = vaka_counter_by_id(at->layout, "pearls");
    const vaka_hit *hit = NULL;

    (void)state;
    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        const vaka_hit *one = &at->gui.ui.hits[i];

        if (one->what != VAKA_HIT_COUNTER)
            continue;
        bool own = one->b == at->gui.play.view.seat;
        if (one->a == fish && own)
            hit = one;
        if (one->a == pearls && !own) /* what others have is not told */
            assert_string_equal(one->label, "Pearls ?");
        assert_int_equal(one->silent, !own || !vaka_play_counts(&at->gui.play, one->a, one->b));
    }
    assert_non_null(hit);
    assert_string_equal(hit->label, "Fish 0");
    press_at(at, hit->box.x + hit->box.w / 2, hit->box.y + hit->box.h / 2);
    assert_wants(at, "gather", fish);
    close_table(at);
}

static void what_a_counter_is_is_told_under_the_pointer(void **state)
{
    table *at = new_table(1280, 720);
    const vaka_hit *hit =
        find_hit(&at->gui, VAKA_HIT_COUNTER, vaka_counter_by_id(at->layout, "tide"));

    (void)state;
    assert_non_null(hit);
    at->gui.ui.x = hit->box.x + 4;
    at->gui.ui.y = hit->box.y + hit->box.h / 2;
    at->gui.ui.dirty = false;
    vaka_play_point(&at->gui.play, at->gui.ui.x, at->gui.ui.y);
    assert_true(at->gui.ui.dirty);
    assert_int_equal(at->gui.play.told.what, VAKA_HIT_COUNTER);
    vaka_window_frame(&at->gui.ui);
    at->gui.ui.x = at->gui.ui.y = 300;
    vaka_play_point(&at->gui.play, 300, 300);
    assert_int_equal(at->gui.play.told.what, VAKA_HIT_NONE);
    close_table(at);
}

static void play_to_the_end(table *at)
{
    vaka_error err = {0};

    while (!vaka_live_finished(at->live, NULL))
        for (int32_t seat = 0; seat < 2; seat++) {
            uint32_t count;

            if (!(vaka_live_must(at->live) & VAKA_SEAT(seat)))
                continue;
            vaka_action action = vaka_live_legal(at->live, seat, &count)[count - 1]; /* rests */
            assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
            break;
        }
    look(at);
}

static void the_score_sheet_is_shown_put_away_and_brought_back(void **state)
{
    table *at = new_table(1280, 720);
    vaka_play *play = &at->gui.play;

    (void)state;
    assert_false(vaka_result_any(&play->view));
    play_to_the_end(at);
    assert_true(vaka_result_any(&play->view));
    assert_non_null(find_label(&at->gui, "Score sheet"));
    play->sheet = true; /* as the end of a match does */
    redraw(at);
    assert_non_null(find_label(&at->gui, "Look at the table"));
    assert_int_equal(vaka_widget_at(&at->gui.ui, 40, 80)->what, VAKA_HIT_NONE); /* no board */
    vaka_play_key(play, &(SDL_Keysym){.sym = SDLK_ESCAPE});
    assert_false(play->sheet);
    redraw(at);
    const vaka_hit *back = find_label(&at->gui, "Score sheet");
    assert_non_null(back);
    press_at(at, back->box.x + 5, back->box.y + 5);
    assert_true(play->sheet);
    close_table(at);
}

static void play_by_chance(table *at, uint64_t seed)
{
    uint32_t rng[4];
    vaka_error err = {0};

    vaka_rng_seed(rng, seed);
    while (!vaka_live_finished(at->live, NULL))
        for (int32_t seat = 0; seat < 2; seat++) {
            uint32_t count;

            if (!(vaka_live_must(at->live) & VAKA_SEAT(seat)))
                continue;
            const vaka_action *legal = vaka_live_legal(at->live, seat, &count);
            vaka_action action = legal[vaka_rng_below(rng, count)];
            assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
            break;
        }
}

static void that_all_have_lost_is_told(void **state)
{
    bool found = false;

    (void)state;
    for (uint64_t seed = 1; seed < 200 && !found; seed++) {
        table *at = new_table(640, 480);

        play_by_chance(at, seed);
        look(at);
        const vaka_result *result = vaka_result_of(vaka_position_of(at->gui.play.view.seen));
        found = result->lost;
        if (found) {
            char *sentence = vaka_prompt_sentence(&at->gui.play);

            assert_non_null(strstr(sentence, "all have lost"));
            free(sentence);
            at->gui.play.sheet = true;
            redraw(at);
            assert_non_null(find_label(&at->gui, "Look at the table"));
        }
        close_table(at);
    }
    assert_true(found);
}

static void told_of_cut_text(void *data, const SDL_Surface *on, const char *text)
{
    (void)on;
    print_message("cut: %s\n", text);
    ++*(int *)data;
}

static void counters_and_sheet_are_never_cut(void **state)
{
    static const int sizes[][3] = {
        {1280, 720, 100}, {1280, 720, 200}, {640, 480, 150}, {1280, 720, 300}, {1920, 1080, 100}};
    int cut = 0;

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        table *at = new_table(sizes[i][0], sizes[i][1]);

        vaka_fonts_watch(at->gui.look.fonts, told_of_cut_text, &cut);
        vaka_window_percent(&at->gui.ui, sizes[i][2]);
        redraw(at);
        play_to_the_end(at);
        at->gui.play.sheet = true;
        redraw(at);
        vaka_fonts_watch(at->gui.look.fonts, NULL, NULL);
        close_table(at);
    }
    assert_int_equal(cut, 0);
}

/* Pixels of a part of a surface that are not empty. */
static int painted(const SDL_Surface *on, SDL_Rect box)
{
    int count = 0;

    for (int y = box.y; y < box.y + box.h; y++)
        for (int x = box.x; x < box.x + box.w; x++)
            count += ((const uint32_t *)((const uint8_t *)on->pixels + y * on->pitch))[x] != 0;
    return count;
}

static void a_badge_covers_no_disk_at_a_spot(void **state)
{
    table *at = new_table(1280, 720);
    vaka_board *board = &at->gui.play.board;
    SDL_Surface *on = vaka_paint_canvas(NULL, board->camera.box.w, board->camera.box.h);
    vaka_overlay badge = {.type = VAKA_OVERLAY_BADGE, .said = {.text = "7"}};
    vaka_scene *scene = vaka_xnew(sizeof *scene);
    vaka_view view = at->gui.play.view;
    vaka_sheet sheet = vaka_sheet_of(board, on);

    (void)state;
    while (!vaka_is_spot(at->layout, badge.a))
        badge.a++;
    view.scene = scene;
    sheet.view = &view;
    SDL_Rect low = vaka_pieces_mark(&sheet, badge.a, 0);
    scene->overlays = &badge;
    scene->overlay_count = 1;
    SDL_FillRect(on, NULL, 0);
    vaka_signs_draw(&sheet);
    assert_true(painted(on, low) > 0); /* where the disk lies while there is no badge */
    assert_int_equal(painted(on, vaka_pieces_mark(&sheet, badge.a, 0)), 0);
    free(scene);
    SDL_FreeSurface(on);
    close_table(at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_badge_covers_no_disk_at_a_spot),
        cmocka_unit_test(every_spot_and_route_is_found_where_it_is_drawn),
        cmocka_unit_test(the_whole_board_fits_into_its_box),
        cmocka_unit_test(a_route_goes_from_edge_to_edge_and_bends_to_its_side),
        cmocka_unit_test(pressing_a_route_does_what_names_it),
        cmocka_unit_test(pressing_a_spot_sails_there),
        cmocka_unit_test(a_route_far_away_is_refused_with_a_reason),
        cmocka_unit_test(arrows_come_to_every_target),
        cmocka_unit_test(the_card_names_a_route_by_its_ends),
        cmocka_unit_test(a_counter_that_an_action_names_can_be_pressed),
        cmocka_unit_test(what_a_counter_is_is_told_under_the_pointer),
        cmocka_unit_test(the_score_sheet_is_shown_put_away_and_brought_back),
        cmocka_unit_test(that_all_have_lost_is_told),
        cmocka_unit_test(counters_and_sheet_are_never_cut),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
