/* gui_presses_test.c - how many presses things take in the window, in a real game.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_presses.h"

#include <math.h>

#include "gui/board/board_view.h"
#include "match/live_inside.h"

static void to_the_shore(table *at)
{
    to_a_canoe_with(at, "build colony tonga");
}

TABLE_TEST(a_canoe_with_a_colony_goes_two_hexes_by_two_presses)
{
    static const press list[] = {{'p', "tonga", 0}, {'p', "2,1", 0}, {0}};
    table *at = *state;

    to_the_shore(at);
    assert_int_equal(run(at, list, false), 2);
    assert_int_equal(count(at, "2,1", "transport"), 1);
    assert_int_equal(count(at, "2,1", "colony"), 1);
}

TABLE_TEST(where_what_is_picked_can_be_brought_glows_and_the_way_is_shown_on_hover)
{
    static const press list[] = {{'q', "dark 2,1", 0},
                                 {'p', "tonga", 0},
                                 {'q', "glows 2,1", 0},
                                 {'q', "glows 1,1", 0},
                                 {'q', "dark 6,-2", 0},
                                 {'q', "way 0", 0},
                                 {'m', "2,1", 0},
                                 {'q', "way 3", 0},
                                 {'m', "1,1", 0},
                                 {'q', "way 2", 0},
                                 {'m', "6,-2", 0},
                                 {'q', "way 0", 0},
                                 {0}};
    table *at = *state;

    to_the_shore(at);
    run(at, list, false);
}

TABLE_TEST(it_can_be_dragged_there)
{
    static const press list[] = {{'d', "2,1", 0}, {0}};
    table *at = *state;

    to_the_shore(at);
    assert_int_equal(run(at, list, false), 1);
    assert_int_equal(count(at, "2,1", "transport"), 1);
    assert_int_equal(count(at, "2,1", "colony"), 1);
}

TABLE_TEST(what_is_left_behind_stays)
{
    static const press list[] = {{'p', "tonga", 0}, {'a', "colony", 0}, {'p', "2,1", 0}, {0}};
    table *at = *state;

    to_the_shore(at);
    assert_int_equal(run(at, list, false), 3);
    assert_int_equal(count(at, "2,1", "transport"), 1);
    assert_int_equal(count(at, "2,1", "colony"), 0);
    assert_int_equal(count(at, "2,1", "band"), 1); /* there is room for it now */
}

TABLE_TEST(one_press_takes_it_all_back)
{
    static const press list[] = {{'p', "tonga", 0}, {'p', "2,1", 0}, {'k', "", SDLK_u}, {0}};
    table *at = *state;

    to_the_shore(at);
    uint64_t was = vaka_live_hash(vaka_record_live(at->record));
    assert_int_equal(run(at, list, false), 3);
    assert_true(vaka_live_hash(vaka_record_live(at->record)) == was);
}

/* Whether or not the transports are picked that would have to go. */
TABLE_TEST(why_not_of_an_attack_says_that_war_canoes_are_missing)
{
    static const press picked[] = {{'p', "tonga", 0}, {'p', "samoa", 0}, {'q', "attack", 0}, {0}};
    table *at = *state;

    to_the_shore(at);
    uint64_t was = vaka_live_hash(vaka_record_live(at->record));
    run(at, picked, false);
    run(at, picked + 1, false);
    assert_true(vaka_live_hash(vaka_record_live(at->record)) == was);
}

#define SLOW 1050 /* ms: what glides is still under way when it is looked at */

TABLE_TEST(escape_stops_it_under_way_and_what_was_done_is_taken_back_as_one)
{
    static const press stop[] = {{'p', "tonga", 0}, {'h', "2,1", 0}, {0}};
    static const press back[] = {{'k', "", SDLK_u}, {0}};
    table *at = *state;
    vaka_live *live = vaka_record_live(at->record);

    to_the_shore(at);
    uint64_t was = vaka_live_hash(live);
    uint32_t clock = vaka_live_clock(live);
    run_at(at, stop, false, SLOW);
    assert_int_equal(vaka_live_clock(live), clock + 1); /* the first part of it */
    assert_int_equal(count(at, "2,1", "transport"), 0);
    run(at, back, false);
    assert_true(vaka_live_hash(live) == was);
}

static void put_to_sea(table *at, vaka_gui *gui)
{
    static const char *const load[] = {"muster transport tonga down 2", "load colony transport",
                                       NULL};
    static const char *const sail[] = {"sail 1,1", NULL};

    play(at, load);
    vaka_play_open(&gui->play, at->record, 0);
    assert_int_equal(gui->play.board.motion.flying, 0); /* it is where it was */
    play(at, sail);
    vaka_play_open(&gui->play, at->record, 0);
}

TABLE_TEST(a_fleet_glides_from_space_to_space_as_one)
{
    table *at = *state;
    vaka_gui_start start;
    vaka_gui gui;

    to_the_shore(at);
    look_on(at, &gui, &start, false);
    const vaka_layout *layout = gui.play.view.layout;
    const vaka_motion *motion = &gui.play.board.motion;
    put_to_sea(at, &gui);
    assert_int_equal(motion->flying, 2); /* the canoe and the colony */
    for (int32_t i = 0; i < motion->flying; i++) {
        assert_int_equal(motion->flights[i].from, vaka_zone_read(layout, "tonga"));
        assert_int_equal(motion->flights[i].to, vaka_zone_read(layout, "1,1"));
        assert_int_not_equal(motion->flights[i].zone, motion->flights[i].to);
    }
    look_away(&gui);
}

static void note_pill(void *data, SDL_Rect box, const char *text)
{
    (void)box;
    *(int *)data += strstr(text, "fleet of") != NULL;
}

/* A new picture of the board; how often something is written on it as on a pill. */
static int draw_board(vaka_gui *gui)
{
    int pills = 0;

    gui->play.board.camera.stale = gui->ui.dirty = true;
    vaka_fonts_trace(gui->look.fonts, note_pill, &pills);
    vaka_window_frame(&gui->ui);
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
    return pills;
}

/* Pixels of a seat's colour where a part of the group at a space is drawn. */
static int count_part(const vaka_gui *gui, int32_t zone, int32_t part)
{
    const vaka_camera *camera = &gui->play.board.camera;
    vaka_spot at = vaka_camera_spot(camera, gui->play.view.layout, zone);

    return count_pixels(gui, vaka_group_part(at, fmaxf(camera->radius, 26), part, 2),
                        vaka_theme_seat(0));
}

TABLE_TEST(a_fleet_under_way_is_drawn_as_its_counters_and_not_as_a_pill)
{
    table *at = *state;
    vaka_gui_start start;
    vaka_gui gui;
    int drawn[2];

    to_the_shore(at);
    look_on(at, &gui, &start, true);
    vaka_ui_show(&gui.ui, &vaka_screen_play, &gui.play);
    put_to_sea(at, &gui);
    const vaka_layout *layout = gui.play.view.layout;
    int32_t sea = vaka_zone_read(layout, "1,1"), fleet = vaka_zone_by_id(layout, "fleet");
    vaka_camera *camera = &gui.play.board.camera;
    assert_int_equal(vaka_group_space(&gui.play.view, fleet), sea);
    draw_board(&gui);
    vaka_spot at_sea = vaka_camera_spot(camera, layout, sea);
    vaka_camera_zoom(camera, 3, (int)at_sea.x, (int)at_sea.y);
    assert_int_equal(draw_board(&gui), 0);
    assert_true(camera->radius > 60);          /* there is room for words */
    for (int32_t part = 0; part < 2; part++) { /* the canoe and the colony */
        drawn[part] = count_part(&gui, sea, part);
        assert_true(drawn[part] > 20);
    }
    vaka_match *match = &vaka_live_position(vaka_record_live(at->record))->face;
    while (match->zones[fleet].count > 0)
        vaka_piece_remove(match, match->zones[fleet].first);
    vaka_live_seen(vaka_record_live(at->record), VAKA_SPECTATOR); /* nothing kept is seen */
    vaka_play_open(&gui.play, at->record, 0);
    draw_board(&gui);
    for (int32_t part = 0; part < 2; part++)
        assert_true(count_part(&gui, sea, part) < drawn[part] / 4);
    look_away(&gui);
}

TABLE_TEST(with_reduced_motion_it_is_simply_there)
{
    table *at = *state;
    vaka_gui_start start;
    vaka_gui gui;

    to_the_shore(at);
    look_on(at, &gui, &start, true);
    put_to_sea(at, &gui);
    assert_int_equal(gui.play.board.motion.flying, 0);
    look_away(&gui);
}

TABLE_TEST(what_is_dragged_follows_the_pointer)
{
    static const press list[] = {{'c', "2,1", 0}, {'q', "carried", 0}, {0}};
    table *at = *state;

    to_the_shore(at);
    run(at, list, false);
}

TABLE_TEST(a_usual_turn_takes_fifteen_presses_at_most)
{
    static const press list[] = {{'p', "tonga", 0},     {'p', "0,2", 0},       {'p', "0,3", 0},
                                 {'p', "-1,4", 0},      {'b', "return", 0},    {'b', "done", 0},
                                 {'p', "tonga", 0},     {'p', "2,1", 0},       {'b', "done", 0},
                                 {'t', "transport", 0}, {'t', "transport", 0}, {'t', "band", 0},
                                 {'t', "band", 0},      {'b', "commit", 0},    {0}};
    table *at = *state;

    explore_from_tonga(at);
    build_for_a_usual_turn(at);
    int presses = run(at, list, false);
    print_message("a usual turn: %d presses\n", presses);
    assert_in_range(presses, 1, 15);
    assert_int_equal(count(at, "2,1", "colony"), 1);
    assert_int_equal(count(at, "tonga", "transport"), 2);
    assert_int_equal(count(at, "tonga", "band"), 4);
}

TABLE_TEST(what_is_chosen_of_the_tray_follows_the_pointer)
{
    static const char *const texts[] = {"stay", "done", "done", NULL};
    static const press list[] = {{'r', "", 0}, {'m', "3,0", 0}, {'q', "held", 0}, {0}};
    table *at = *state;

    explore_from_tonga(at);
    build_for_a_usual_turn(at);
    play(at, texts);
    run(at, list, false);
}

/* Who means to sail from there must not turn a canoe up for all to see. */
TABLE_TEST(a_canoe_is_not_turned_over_before_it_is_said_in_words)
{
    static const char *const texts[] = {"stay", NULL};
    static const press list[] = {{'p', "tonga", 0}, {'q', "menu", 0}, {0}};
    table *at = *state;

    explore_from_tonga(at);
    build_for_a_usual_turn(at);
    play(at, texts);
    uint64_t before = vaka_live_hash(vaka_record_live(at->record));
    run(at, list, false);
    assert_true(vaka_live_hash(vaka_record_live(at->record)) == before);
}

/* What the seat knows and the others see for the first time does not stop the way there, and the
 * colony becomes a village with the commit: each is one press. */
TABLE_TEST(a_usual_turn_to_a_secret_island_takes_fifteen_presses_at_most)
{
    static const press list[] = {
        {'p', "tonga", 0},  {'p', "0,2", 0},       {'p', "0,3", 0},       {'p', "-1,4", 0},
        {'b', "return", 0}, {'b', "done", 0},      {'p', "tonga", 0},     {'p', "1,1", 0},
        {'b', "done", 0},   {'t', "transport", 0}, {'t', "transport", 0}, {'t', "band", 0},
        {'t', "band", 0},   {'b', "commit", 0},    {'l', "become", 0},    {0}};
    table *at = *state;

    to_a_secret_island(at);
    int presses = run(at, list, false);
    print_message("a usual turn to a secret island: %d presses\n", presses);
    assert_in_range(presses, 1, 15);
    assert_int_equal(count(at, "1,1", "transport"), 1);
    assert_int_equal(count(at, "1,1", "colony"), 0); /* a village now */
    assert_int_equal(count(at, "tonga", "transport"), 2);
    assert_int_equal(count(at, "tonga", "band"), 4);
}

/* To the hex behind it a canoe would come only over it: that is said by going to the island. */
TABLE_TEST(no_way_leads_over_a_secret_island_to_somewhere_else)
{
    static const press list[] = {{'p', "tonga", 0}, {'p', "2,1", 0}, {0}};
    static const char *const texts[] = {"stay", "done", NULL};
    table *at = *state;

    to_a_secret_island(at);
    play(at, texts);
    run(at, list, false);
    const vaka_match *match = &vaka_live_position(vaka_record_live(at->record))->face;
    int32_t island = vaka_zone_read(match->layout, "1,1");
    assert_int_equal(match->pieces[match->zones[island].first].face, VAKA_FACE_DOWN);
    assert_int_equal(count(at, "2,1", "transport"), 0);
}

/* The same by single actions, and asked at every step: as it is without looking ahead. */
TABLE_TEST(by_single_actions_it_takes_more)
{
    static const press list[] = {{'p', "tonga", 0},
                                 {'p', "0,2", 0},
                                 {'p', "0,3", 0},
                                 {'p', "-1,4", 0},
                                 {'b', "return", 0},
                                 {'b', "done", 0},
                                 {'p', "tonga", 0},
                                 {'b', "muster", 0},
                                 {'b', "load", 0},
                                 {'p', "1,1", 0},
                                 {'p', "2,1", 0},
                                 {'b', "land", 0},
                                 {'b', "done", 0},
                                 {'t', "transport", 0},
                                 {'t', "transport", 0},
                                 {'t', "band", 0},
                                 {'t', "band", 0},
                                 {'b', "commit", 0},
                                 {0}};
    table *at = *state;

    explore_from_tonga(at);
    build_for_a_usual_turn(at);
    int presses = run(at, list, true);
    print_message("a usual turn by single actions: %d presses\n", presses);
    assert_true(presses > 15);
}

TABLE_TEST(a_great_moment_names_the_island_that_only_who_found_it_has_seen)
{
    static const char *const texts[] = {"home tonga", "order 0 clockwise", "embark tonga", NULL};
    static const press list[] = {{'p', "1,1", 0}, {'q', "island named", 0}, {0}};
    table *at = *state;

    play(at, texts);
    queue(at, "draw cup island-1");
    run(at, list, false);
}

/* Four knots: two more for a known hex are too many. */
static void to_four_knots(table *at)
{
    static const char *const texts[] = {
        "home tonga",   "order 0 clockwise", "embark tonga", "discover 1,1",
        "discover 2,1", "discover 3,0",      "discover 2,0", NULL};

    queue_ocean(at, 4);
    play(at, texts);
}

TABLE_TEST(a_press_that_loses_the_explorer_6_4_is_asked_about_first)
{
    static const press hasty[] = {{'p', "2,1", 0},
                                  {'q', "asks 2 knots more: the explorer is lost", 0},
                                  {'l', "Go back", 0},
                                  {'q', "no menu", 0},
                                  {0}};
    table *at = *state;

    to_four_knots(at);
    uint64_t was = vaka_live_hash(vaka_record_live(at->record));
    run(at, hasty, false);
    assert_true(vaka_live_hash(vaka_record_live(at->record)) == was);
}

TABLE_TEST(a_lost_explorer_6_4_is_told_as_a_great_moment)
{
    static const press meant[] = {
        {'p', "2,1", 0}, {'l', "Send the explorer", 0}, {'q', "moment explorer_lost", 0}, {0}};
    table *at = *state;

    to_four_knots(at);
    run(at, meant, false);
}

/* Nor does anything in the next one. */
TABLE_TEST(what_is_dragged_in_a_step_in_which_nothing_goes_there_says_how_to_go_on)
{
    static const char *const texts[] = {"stay", NULL};
    static const press list[] = {{'d', "6,-2", 0},
                                 {'q', "no menu", 0},
                                 {'q', "says press “Go on to sailing”", 0},
                                 {'q', "dark 2,1", 0}, /* nothing is picked */
                                 {0}};
    table *at = *state;

    explore_from_tonga(at);
    build_for_a_usual_turn(at);
    play(at, texts);
    uint64_t was = vaka_live_hash(vaka_record_live(at->record));
    run(at, list, false);
    assert_true(vaka_live_hash(vaka_record_live(at->record)) == was);
}

/* Within a step it stays where somebody reads. */
TABLE_TEST(the_column_begins_at_its_top_in_another_step)
{
    static const press list[] = {{'q', "read on", 0},
                                 {'p', "tonga", 0},
                                 {'p', "0,2", 0},
                                 {'q', "still there", 0},
                                 {'b', "return", 0},
                                 {'q', "at the top", 0},
                                 {0}};
    table *at = *state;

    explore_from_tonga(at);
    build_for_a_usual_turn(at);
    run(at, list, false);
}

/* While a plan is made, which asks for one thing after the other, nothing jumps. */
TABLE_TEST(the_column_stays_where_it_is_read_while_a_plan_is_made)
{
    static const press list[] = {{'q', "read on", 0},     {'t', "band", 0},
                                 {'q', "still there", 0}, {'t', "band", 0},
                                 {'q', "still there", 0}, {0}};
    table *at = *state;

    explore_from_tonga(at);
    run(at, list, false);
}

int main(void)
{
    return run_registered("gui_presses", NULL, NULL);
}
