/* gui_camera_test.c - the camera over the boards, and how large what is written there is.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_help.h"

#include <math.h>

#include "gui/board/board_view.h"

typedef struct table { /* a window without its loop, and a game with a board */
    fixture host;
    vaka_gui gui;
    vaka_gui_start start;
    vaka_record *record;
    const vaka_layout *layout;
} table;

static table *new_table(void)
{
    static const char *const modules[] = {"tests/modules/hexref", NULL};
    table *at = vaka_xnew(sizeof *at);
    vaka_error err = {0};

    open_fixture(&at->host, modules);
    at->start = (vaka_gui_start){.host = &at->host.host, .width = 900, .height = 560};
    vaka_gui_init(&at->gui, &at->start);
    at->gui.look.percent = 100;
    if (vaka_window_open(&at->gui.ui, &err))
        fail_msg("%s", err.text);
    at->record = fixture_record(&at->host, 0, 4);
    at->layout = vaka_live_layout(vaka_record_live(at->record));
    vaka_camera_init(&at->gui.play.board.camera, at->layout);
    vaka_camera_box(&at->gui.play.board.camera, (SDL_Rect){0, 44, 580, 400});
    return at;
}

static void close_table(table *at)
{
    vaka_record_close(at->record);
    vaka_gui_done(&at->gui);
    close_fixture(&at->host);
    free(at);
}

/* The prompt below the board is now higher, now lower: that is no reason to lose one's place. */
static void a_board_that_was_zoomed_stays_so_in_a_box_of_another_size(void **state)
{
    table *at = new_table();
    vaka_camera *camera = &at->gui.play.board.camera;
    SDL_Rect box, lower;

    (void)state;
    box = lower = camera->box;
    lower.h -= 40;
    lower.w -= 60;
    float whole = camera->radius;
    vaka_camera_box(camera, lower);
    assert_true(camera->radius < whole);
    vaka_camera_box(camera, box);
    assert_float_equal(camera->radius, whole, 0.001f);
    vaka_camera_zoom(camera, 2.0f, box.x + 100, box.y + 100);
    float x = camera->x, y = camera->y, near = camera->radius;
    vaka_camera_box(camera, lower);
    assert_float_equal(camera->radius, near, 0.001f);
    assert_float_equal(camera->x, x, 0.001f);
    assert_float_equal(camera->y, y, 0.001f);
    close_table(at);
}

static void writing_on_the_board_grows_with_the_text_as_far_as_it_fits(void **state)
{
    vaka_gui *gui = vaka_xnew(sizeof *gui);
    vaka_sheet sheet = {.board = &gui->play.board, .camera = {.radius = 100}};

    (void)state;
    vaka_gui_init(gui, NULL);
    gui->look.percent = 100;
    assert_int_equal(vaka_sheet_px(&sheet, 14, 0.36f), 14);
    gui->look.percent = 200;
    assert_int_equal(vaka_sheet_px(&sheet, 14, 0.36f), 28);
    sheet.camera.radius = 60; /* there is room for so much */
    assert_int_equal(vaka_sheet_px(&sheet, 14, 0.36f), 21);
    sheet.camera.radius = 30; /* never smaller than at 100 % */
    assert_int_equal(vaka_sheet_px(&sheet, 14, 0.36f), 14);
    gui->look.percent = 80;
    assert_int_equal(vaka_sheet_px(&sheet, 14, 0.36f), 14);
    free(gui);
}

/* How many pixels of a pile's picture are not as they are at 100 %. */
static int changed_by(vaka_gui_look look, const vaka_layout *layout, int32_t pieces, int percent)
{
    vaka_pile pile = {.count = pieces, .known = true};
    SDL_Surface *on[2];
    int count = 0;

    for (int i = 0; i < 2; i++) {
        on[i] = look.canvas = vaka_paint_surface(100, 100);
        look.percent = i ? percent : 100;
        vaka_pile_draw(&look, layout, &pile, (SDL_Rect){20, 20, 40, 40});
    }
    for (int i = 0; i < 100 * on[0]->pitch / 4; i++)
        count += ((uint32_t *)on[0]->pixels)[i] != ((uint32_t *)on[1]->pixels)[i];
    SDL_FreeSurface(on[0]);
    SDL_FreeSurface(on[1]);
    return count;
}

static void the_number_of_a_pile_grows_with_the_text(void **state)
{
    table *at = new_table();

    (void)state;
    assert_int_equal(changed_by(at->gui.look, at->layout, 7, 80), 0);
    assert_true(changed_by(at->gui.look, at->layout, 7, 200) > 50);
    close_table(at);
}

/* Two lie on one another so closely that they look like one. */
static void two_pieces_have_a_number_and_one_has_none(void **state)
{
    table *at = new_table();

    (void)state;
    assert_int_equal(changed_by(at->gui.look, at->layout, 1, 200), 0);
    assert_true(changed_by(at->gui.look, at->layout, 2, 200) > 50);
    close_table(at);
}

static bool is_in_sight(const vaka_camera *camera, const vaka_layout *layout, int32_t zone)
{
    vaka_spot spot = vaka_camera_spot(camera, layout, zone);

    return spot.x >= (float)camera->box.x + camera->radius * 0.9f &&
           spot.x <= (float)(camera->box.x + camera->box.w) - camera->radius * 0.9f &&
           spot.y >= (float)camera->box.y + camera->radius * 0.9f &&
           spot.y <= (float)(camera->box.y + camera->box.h) - camera->radius * 0.9f;
}

/* Of two neighbours one lies at the edge of what is seen. */
static void all_that_can_be_done_is_gathered_where_there_is_room(void **state)
{
    table *at = new_table();
    vaka_camera *camera = &at->gui.play.board.camera;
    const vaka_layout *layout = at->layout;
    uint8_t zones[512] = {0};
    int32_t one = VAKA_NONE;

    (void)state;
    for (int32_t zone = 0; zone < layout->zone_count && one == VAKA_NONE; zone++)
        if (layout->zones[zone].type == VAKA_ZONE_SPACE && layout->zones[zone].neighbour[0] >= 0)
            one = zone;
    int32_t other = layout->zones[one].neighbour[0];
    vaka_camera_zoom(camera, 4.0f, camera->box.x, camera->box.y);
    vaka_camera_show(camera, layout, one);
    for (int i = 0; i < 60 && is_in_sight(camera, layout, other); i++)
        vaka_camera_pan(camera, 0, i < 30 ? 8.0f : -16.0f); /* up, else down */
    zones[one] = zones[other] = 1;
    vaka_camera_gather(camera, layout, zones);
    assert_true(is_in_sight(camera, layout, one));
    assert_true(is_in_sight(camera, layout, other));
    for (int32_t zone = 0; zone < layout->zone_count; zone++) /* no room for all of them */
        zones[zone] = layout->zones[zone].type == VAKA_ZONE_SPACE;
    float x = camera->x, y = camera->y;
    vaka_camera_gather(camera, layout, zones);
    assert_true(fabsf(camera->x - x) + fabsf(camera->y - y) < 0.001f);
    close_table(at);
}

static void what_can_be_done_out_of_sight_is_brought_into_it(void **state)
{
    table *at = new_table();
    vaka_camera *camera = &at->gui.play.board.camera;
    const vaka_layout *layout = at->layout;
    uint8_t zones[512] = {0};
    int32_t first = VAKA_NONE, last = VAKA_NONE;

    (void)state;
    assert_true(layout->zone_count <= 512);
    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        if (layout->zones[zone].type == VAKA_ZONE_SPACE) {
            first = first == VAKA_NONE ? zone : first;
            last = zone;
        }
    vaka_camera_zoom(camera, 6.0f, camera->box.x, camera->box.y);
    vaka_camera_show(camera, layout, first);
    float x = camera->x, y = camera->y;
    zones[first] = 1;
    vaka_camera_seek(camera, layout, zones);
    assert_float_equal(camera->x, x, 0.001f);
    zones[last] = 1;
    vaka_camera_seek(camera, layout, zones); /* one is in sight: that is enough */
    assert_true(fabsf(camera->x - x) + fabsf(camera->y - y) < 0.001f);
    zones[first] = 0;
    vaka_camera_seek(camera, layout, zones);
    vaka_spot spot = vaka_camera_spot(camera, layout, last);
    SDL_Point point = {(int)spot.x, (int)spot.y};
    assert_true(SDL_PointInRect(&point, &camera->box));
    close_table(at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_board_that_was_zoomed_stays_so_in_a_box_of_another_size),
        cmocka_unit_test(writing_on_the_board_grows_with_the_text_as_far_as_it_fits),
        cmocka_unit_test(the_number_of_a_pile_grows_with_the_text),
        cmocka_unit_test(two_pieces_have_a_number_and_one_has_none),
        cmocka_unit_test(what_can_be_done_out_of_sight_is_brought_into_it),
        cmocka_unit_test(all_that_can_be_done_is_gathered_where_there_is_room),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
