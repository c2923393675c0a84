/* gui_picks_test.c - two places pressed one after the other: from, then to; what a press would lay.
 *
 * SPDX-License-Identifier: MIT */
#include "../unit/toy.h"
#include "gui_help.h"
#include "registered.h"

enum { MOVE, BRIDGE, LAY, SAIL };

static const vaka_verb verbs[] = {
    [MOVE] = {"move",
              "Move from {0:zone} to {1:zone}",
              0,
              {{.type = VAKA_ARG_SPACE}, {.type = VAKA_ARG_SPACE}}},
    [BRIDGE] = {"bridge",
                "Build from {0:zone} to {1:zone}",
                VAKA_VERB_EITHER,
                {{.type = VAKA_ARG_SPACE}, {.type = VAKA_ARG_SPACE}}},
    [LAY] = {"lay",
             "Lay {0:kind} at {1:zone}, turned by {2:int}",
             VAKA_VERB_TURNS,
             {{.type = VAKA_ARG_KIND}, {.type = VAKA_ARG_SPACE}, {.type = VAKA_ARG_INT, .max = 5}}},
    [SAIL] = {"sail",
              "Sail from {0:zone} to {1:zone}",
              0,
              {{.type = VAKA_ARG_SPACE},
               {.type = VAKA_ARG_SPACE},
               {.type = VAKA_ARG_WORD, .words = "open|docked"}}},
};

/* 0 and 1 can be moved between both ways; 2 and 3 are where moves from 0 end; 4, 5 and 6 can be
 * joined. */
static void offer(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    static const int8_t moves[][2] = {{0, 1}, {0, 2}, {0, 3}, {1, 0}, {1, 3}};

    (void)match;
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++)
        vaka_offer(out, seat, MOVE, moves[i][0], moves[i][1], 0, 0);
    vaka_offer(out, seat, BRIDGE, 4, 5, 0, 0);
    vaka_offer(out, seat, BRIDGE, 4, 6, 0, 0);
}

/* From 4 one sails to two places, from 5 to one. */
static void offer_voyages(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    vaka_offer(out, seat, SAIL, 4, 0, 0, 0);
    vaka_offer(out, seat, SAIL, 4, 1, 1, 0);
    vaka_offer(out, seat, SAIL, 5, 1, 0, 0);
}

/* A piece of kind 1 fits at 4 in one way, at 5 in two; one of kind 2 at 5 in one. */
static void offer_tiles(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    vaka_offer(out, seat, LAY, 1, 4, 3, 0);
    vaka_offer(out, seat, LAY, 1, 5, 0, 0);
    vaka_offer(out, seat, LAY, 1, 5, 2, 0);
    vaka_offer(out, seat, LAY, 2, 5, 1, 0);
}

typedef struct table { /* a window without its loop, and a match */
    vaka_module module;
    vaka_gui gui;
    vaka_gui_start start;
    vaka_gui_host host;
    vaka_plugins plugins;
    vaka_record *record;
} table;

typedef void (*offers)(const vaka_match *match, int32_t seat, vaka_actions *out);
typedef void (*describes)(const vaka_match *seen, int32_t seat, vaka_scene *scene);

static int open_with(void **state, offers legal, describes describe)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_journal_head head = {.seed = vaka_seed_of(7), .name = {"Ada", "Bela"}};
    vaka_error err = {0};
    vaka_setup setup;

    toy = (toy_script){.legal = legal};
    at->module = toy_module;
    at->module.verbs = verbs;
    at->module.verb_count = 4;
    if (describe)
        at->module.describe = describe;
    at->host.plugins = &at->plugins;
    at->start = (vaka_gui_start){.host = &at->host, .width = 1280, .height = 720};
    vaka_gui_init(&at->gui, &at->start);
    if (vaka_window_open(&at->gui.ui, &err) || vaka_setup_init(&setup, &at->module, 2, &err) ||
        vaka_record_new(&setup, &head, NULL, &at->record, &err))
        fail_msg("%s", err.text);
    vaka_play_begin(&at->gui.play, at->record, VAKA_SEAT(0));
    at->gui.play.asked = true;
    vaka_play_open(&at->gui.play, at->record, 0);
    *state = at;
    return 0;
}

static int open_table(void **state)
{
    return open_with(state, offer, NULL);
}

static int open_tiles(void **state)
{
    return open_with(state, offer_tiles, NULL);
}

static int close_table(void **state)
{
    table *at = *state;

    vaka_play_close(&at->gui.play);
    vaka_gui_done(&at->gui);
    vaka_record_close(at->record);
    free(at);
    return 0;
}

#define TABLE_TEST(name) TEST_WITH(name, open_table, close_table)

static void assert_wish(const table *at, uint32_t verb, int32_t from, int32_t to)
{
    const vaka_action *action = &at->gui.play.want.action;

    assert_true(at->gui.play.wanted);
    assert_int_equal(action->verb, verb);
    assert_int_equal(action->arg[0], from);
    assert_int_equal(action->arg[1], to);
}

TABLE_TEST(the_first_press_is_where_it_begins)
{
    table *at = *state;

    vaka_play_zone(&at->gui.play, 1, false);
    assert_true(vaka_picks_has(&at->gui.play.picks, 1));
    assert_true(at->gui.play.board.targets[0] && at->gui.play.board.targets[3]);
    assert_false(at->gui.play.board.targets[2]);
    vaka_play_zone(&at->gui.play, 0, false);
    assert_wish(at, MOVE, 1, 0);
    assert_false(at->gui.ui.menu.open); /* nobody has to say which way was meant */
}

TABLE_TEST(places_that_are_alike_are_pressed_in_either_order)
{
    table *at = *state;

    vaka_play_zone(&at->gui.play, 4, false);
    vaka_play_zone(&at->gui.play, 6, false);
    assert_wish(at, BRIDGE, 4, 6);
    vaka_play_open(&at->gui.play, at->record, 0);
    at->gui.play.wanted = false;
    vaka_play_zone(&at->gui.play, 5, false); /* only one can be meant */
    assert_wish(at, BRIDGE, 4, 5);
}

TABLE_TEST(where_moves_end_a_menu_says_what_can_be_done)
{
    table *at = *state;

    vaka_play_zone(&at->gui.play, 3, false);
    assert_false(at->gui.play.wanted || vaka_picks_any(&at->gui.play.picks));
    assert_true(at->gui.ui.menu.open);
    assert_int_equal(at->gui.ui.menu.count, 2);
    vaka_menu_close(&at->gui.ui);
    vaka_play_zone(&at->gui.play, 2, false); /* even one: nobody has pressed where it begins */
    assert_false(at->gui.play.wanted);
    assert_int_equal(at->gui.ui.menu.count, 1);
    vaka_menu_close(&at->gui.ui);
    vaka_play_zone(&at->gui.play, 0, true); /* all that can be done here, begun or ended */
    assert_int_equal(at->gui.ui.menu.count, 4);
}

TEST_WITH(what_a_press_would_lay_at_once_is_shown_before, open_tiles, close_table)
{
    table *at = *state;
    vaka_board *board = &at->gui.play.board;
    vaka_laid laid = {0};

    assert_false(vaka_ghost_ahead(board, &laid)); /* nothing is pointed at */
    board->pointed = 5;
    assert_false(vaka_ghost_ahead(board, &laid)); /* a menu will ask, and show each way */
    at->gui.play.picks.kind = 2;
    vaka_play_refresh(&at->gui.play);
    assert_true(vaka_ghost_ahead(board, &laid));
    assert_int_equal(laid.kind, 2);
    assert_int_equal(laid.turn, 1);
    vaka_picks_clear(&at->gui.play.picks);
    vaka_play_refresh(&at->gui.play);
    board->pointed = 4;
    assert_true(vaka_ghost_ahead(board, &laid));
    assert_int_equal(laid.kind, 1);
    assert_int_equal(laid.zone, 4);
    assert_int_equal(laid.turn, 3);
    vaka_play_zone(&at->gui.play, 4, false);
    assert_wish(at, LAY, 1, 4); /* that was done, and no menu came between */
    assert_false(at->gui.ui.menu.open);
}

static void describe_tiles(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    (void)seen;
    (void)seat;
    for (int32_t kind = 1; kind <= 2; kind++)
        vaka_scene_tray(scene, &(vaka_tray_row){.size = sizeof(vaka_tray_row),
                                                .verb = LAY,
                                                .kind = kind,
                                                .stock = VAKA_NONE});
}

static int open_tray(void **state)
{
    return open_with(state, offer_tiles, describe_tiles);
}

TEST_WITH(what_is_picked_of_a_tray_is_not_laid_before_it_was_seen, open_tray, close_table)
{
    table *at = *state;
    vaka_play *play = &at->gui.play;

    vaka_play_tray(play, 1); /* it fits in one way at one place */
    assert_false(play->wanted);
    assert_int_equal(play->picks.kind, 2);
    vaka_play_zone(play, 5, false);
    assert_wish(at, LAY, 2, 5);
    play->wanted = false;
    vaka_picks_clear(&play->picks);
    vaka_play_refresh(play);
    vaka_play_zone(play, 5, false); /* the place first, then what is laid there */
    vaka_play_tray(play, 0);
    assert_false(play->wanted);
    assert_true(at->gui.ui.menu.open);
    assert_int_equal(at->gui.ui.menu.count, 2);
}

static int open_voyages(void **state)
{
    return open_with(state, offer_voyages, NULL);
}

TEST_WITH(from_and_to_are_enough_where_only_one_word_is_left, open_voyages, close_table)
{
    table *at = *state;

    vaka_play_zone(&at->gui.play, 5, false); /* one press alone: its word was not read */
    assert_false(at->gui.play.wanted);
    assert_true(at->gui.ui.menu.open);
    vaka_menu_close(&at->gui.ui);
    vaka_play_zone(&at->gui.play, 4, false);
    assert_true(vaka_picks_has(&at->gui.play.picks, 4));
    vaka_play_zone(&at->gui.play, 1, false);
    assert_wish(at, SAIL, 4, 1);
    assert_int_equal(at->gui.play.want.action.arg[2], 1);
}

TEST_WITH(why_not_is_told_of_the_piece_under_the_pointer, open_tiles, close_table)
{
    table *at = *state;
    vaka_ui *ui = &at->gui.ui;
    int32_t pile = vaka_zone_by_id(at->gui.play.view.layout, "discard");
    SDL_Rect box = {20, 20, 30, 30};

    vaka_widget_hit(ui, box, VAKA_HIT_KIND, pile, 3, "green")->clip = box;
    at->gui.play.board.pointed = pile;
    ui->x = ui->y = 100; /* beside it: of the place nothing is known */
    vaka_play_why_not(&at->gui.play);
    assert_null(strstr(ui->notice, "too big"));
    ui->x = ui->y = 30;
    vaka_play_why_not(&at->gui.play);
    assert_non_null(strstr(ui->notice, "3 is too big"));
}

int main(void)
{
    return run_registered("gui_picks", NULL, NULL);
}
