/* gui_early_test.c - what is dragged one step too early: the step is ended, and it goes there.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_presses.h"

#include "front/text.h"

static uint64_t hash_of(table *at)
{
    return vaka_live_hash(vaka_record_live(at->record));
}

/* A colony and a canoe in Tonga, ocean around; canoes may be turned over, then it is time to sail.
 */
static void to_the_step_before(table *at)
{
    static const char *const texts[] = {"stay", NULL};

    explore_from_tonga(at);
    build_for_a_usual_turn(at);
    play(at, texts);
}

TABLE_TEST(a_drag_one_step_too_early_ends_the_step_and_brings_it_there)
{
    static const press list[] = {{'d', "2,1", 0}, {'q', "no menu", 0}, {0}};
    table *at = *state;

    to_the_step_before(at);
    run(at, list, false);
    assert_int_equal(count(at, "2,1", "transport"), 1);
    assert_int_equal(count(at, "2,1", "colony"), 1);
}

TABLE_TEST(one_press_takes_it_back_together_with_the_end_of_the_step)
{
    static const press list[] = {{'d', "2,1", 0}, {'k', "", SDLK_u}, {0}};
    table *at = *state;

    to_the_step_before(at);
    uint64_t was = hash_of(at);
    assert_int_equal(run(at, list, false), 2);
    assert_true(hash_of(at) == was);
    assert_true(vaka_live_can_redo(vaka_record_live(at->record), 0, NULL)); /* it was done */
}

/* Out of what is left, face up. */
static void put_one(table *at, const char *id, const char *where)
{
    vaka_match *match = &vaka_live_position(vaka_record_live(at->record))->face;
    int32_t kind = vaka_kind_by_id(match->layout, id);

    for (int32_t zone = 0; zone < match->layout->zone_count; zone++) {
        int32_t piece = vaka_find(match, zone, 0, kind);

        if (piece >= 0 && match->layout->zones[zone].board == VAKA_NONE) {
            vaka_piece_move(match, piece, vaka_zone_read(match->layout, where));
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
            return;
        }
    }
    fail_msg("no %s is left", id);
}

/* A battle cannot be taken back: whoever wants it ends the step himself. */
TABLE_TEST(a_drag_into_an_enemys_place_does_not_end_the_step)
{
    static const press list[] = {{'c', "samoa", 0},
                                 {'q', "dark samoa", 0},
                                 {'d', "samoa", 0},
                                 {'q', "says press “Go on to sailing”", 0},
                                 {'q', "no menu", 0},
                                 {0}};
    static const press later[] = {
        {'b', "done", 0}, {'p', "tonga", 0}, {'q', "glows samoa", 0}, {0}};
    table *at = *state;

    to_the_step_before(at);
    put_one(at, "war_canoe", "tonga"); /* the enemy is one step away */
    uint64_t was = hash_of(at);
    run(at, list, false);
    assert_true(hash_of(at) == was);
    run(at, later, false); /* it is one of the goals in the step behind */
}

TABLE_TEST(its_goals_glow_while_it_is_dragged_and_the_way_is_shown)
{
    static const press list[] = {
        {'q', "dark 2,1", 0}, {'c', "2,1", 0},       {'q', "glows 2,1", 0}, {'q', "glows 1,1", 0},
        {'q', "way 3", 0},    {'q', "dark 6,-2", 0}, {'q', "carried", 0},   {0}};
    table *at = *state;

    to_the_step_before(at);
    uint64_t was = hash_of(at);
    run(at, list, false);
    assert_true(hash_of(at) == was);
}

TABLE_TEST(let_go_where_it_was_it_is_not_picked)
{
    table *at = *state;
    vaka_gui_start start;
    vaka_gui gui;

    to_the_step_before(at);
    look_on(at, &gui, &start, false);
    vaka_play *play = &gui.play;
    int32_t tonga = vaka_zone_read(play->view.layout, "tonga");
    int32_t sea = vaka_zone_read(play->view.layout, "2,1");
    vaka_drag_moves(play, tonga, sea);
    assert_true(vaka_outlook_any(play));
    assert_true(play->board.targets[sea]);
    vaka_drag_ends(play, tonga, tonga);
    assert_false(vaka_picks_any(&play->picks));
    assert_false(play->board.targets[sea]);
    vaka_play_zone(play, sea, false); /* a press there does nothing, as before */
    assert_false(play->wanted);
    look_away(&gui);
}

/* Somebody must read first what is lost. */
TABLE_TEST(a_step_whose_end_is_asked_about_is_not_ended_by_a_drag)
{
    table *at = *state;
    vaka_gui_start start;
    vaka_gui gui;

    to_the_step_before(at);
    look_on(at, &gui, &start, false);
    vaka_play *play = &gui.play;
    int32_t tonga = vaka_zone_read(play->view.layout, "tonga");
    int32_t sea = vaka_zone_read(play->view.layout, "2,1");
    vaka_scene *scene = (vaka_scene *)(uintptr_t)play->view.scene;
    scene->endings[scene->ending_count++] =
        (vaka_ending){.verb = play->view.legal[play->ending].verb,
                      .lost = {.id = "loss", .text = "something is lost"}};
    vaka_drag_moves(play, tonga, sea);
    assert_false(vaka_outlook_any(play));
    vaka_drag_ends(play, tonga, sea);
    assert_false(play->wanted);
    assert_non_null(strstr(gui.ui.notice, "press “Go on to sailing”"));
    look_away(&gui);
}

TABLE_TEST(a_sealed_answer_is_not_ended_by_a_drag)
{
    static const char *const texts[] = {"home tonga", "order 0 clockwise", "stay", "done", "done",
                                        NULL};
    table *at = *state;
    vaka_gui_start start;
    vaka_gui gui;

    play(at, texts);
    look_on(at, &gui, &start, false);
    const vaka_play *play = &gui.play;
    vaka_ways_wish wish = {.seat = 0, .from = vaka_zone_read(play->view.layout, "tonga")};
    vaka_ways ways;
    assert_int_not_equal(vaka_end_action(play), VAKA_NONE);
    assert_false(vaka_end_is_plain(play));
    assert_false(vaka_picks_ends_plainly(&play->view, play->ending));
    vaka_ways_after(play->view.live, &play->view.legal[play->ending], &wish, &ways);
    assert_int_equal(ways.count, 0);
    look_away(&gui);
}

/* --- a goal that nobody asks about ------------------------------------------------------------ */

/* A chain of two links away from Tonga, where there is a canoe, and an island at 1,1 that nobody
 * else knows: it may be turned up at any time. */
static void to_a_chain(table *at)
{
    static const char *const texts[] = {"stay", NULL};

    to_a_secret_island(at);
    put_one(at, "transport", "2,1");
    put_one(at, "transport", "3,0");
    put_one(at, "band", "2,1"); /* it may leave its link */
    play(at, texts);
}

static void drag(vaka_play *play, const char *from, const char *to)
{
    int32_t at = vaka_zone_read(play->view.layout, from);
    int32_t goal = vaka_zone_read(play->view.layout, to);

    assert_true(vaka_drag_begins(play, at));
    vaka_drag_moves(play, at, goal);
    play->board.dragged = VAKA_NONE;
    vaka_drag_ends(play, at, goal);
}

static void drag_in_a_chain(table *at, const char *from, const char *to, const char *said)
{
    vaka_gui_start start;
    vaka_gui gui;

    look_on(at, &gui, &start, false);
    drag(&gui.play, from, to);
    assert_false(gui.ui.menu.open);
    assert_false(gui.play.wanted);
    if (!strstr(gui.ui.notice, said))
        fail_msg("said: %s", gui.ui.notice);
    look_away(&gui);
}

TABLE_TEST(a_drag_to_a_place_of_which_something_is_hidden_does_not_offer_to_show_it)
{
    table *at = *state;

    to_a_chain(at);
    drag_in_a_chain(at, "tonga", "1,1", "press “End transit”");
    drag_in_a_chain(at, "2,1", "1,1", "press “End transit”"); /* a link, from which some may go */
}

TABLE_TEST(a_drag_that_names_nothing_that_is_asked_is_told_how_to_go_on)
{
    table *at = *state;

    to_a_chain(at);
    drag_in_a_chain(at, "tonga", "6,-2", "press “End transit”");
}

/* It is known what should go: the rules say why it cannot. */
TABLE_TEST(a_drag_from_where_something_may_go_is_told_the_rule)
{
    table *at = *state;

    to_a_chain(at);
    drag_in_a_chain(at, "2,1", "6,-2", "(rule ");
}

/* --- the menu --------------------------------------------------------------------------------- */

TABLE_TEST(the_menu_has_a_line_that_ends_the_step_and_picks_what_lies_there)
{
    static const press list[] = {{'p', "tonga", 0},
                                 {'l', "Go on to sailing", 0},
                                 {'q', "glows 2,1", 0},
                                 {'p', "2,1", 0},
                                 {0}};
    table *at = *state;

    to_the_step_before(at);
    assert_int_equal(run(at, list, false), 4); /* with the look */
    assert_int_equal(count(at, "2,1", "transport"), 1);
    assert_int_equal(count(at, "2,1", "colony"), 1);
}

/* The first one has the focus: Enter turns something over, as before. */
TABLE_TEST(it_is_the_last_line)
{
    table *at = *state;
    vaka_gui_start start;
    vaka_gui gui;

    to_the_step_before(at);
    look_on(at, &gui, &start, false);
    vaka_play_zone(&gui.play, vaka_zone_read(gui.play.view.layout, "tonga"), false);
    const vaka_menu *menu = &gui.ui.menu;
    assert_true(menu->open && menu->count > 1);
    assert_true(gui.ui.focus.a >= 0);
    assert_string_equal(menu->items[menu->count - 1].text, "Go on to sailing");
    for (uint32_t i = 0; i + 1 < menu->count; i++)
        assert_true(menu->items[i].number >= 0);
    vaka_menu_close(&gui.ui);
    int32_t sea = vaka_zone_read(gui.play.view.layout, "2,1");
    vaka_play_zone(&gui.play, sea, false); /* nothing is picked: a press does nothing */
    assert_false(gui.play.wanted);
    look_away(&gui);
}

static uint32_t now = 1000; /* the clock of the window */

static uint32_t test_clock(void)
{
    return now;
}

static void click_again(vaka_gui *gui)
{
    click(gui, gui->ui.x, gui->ui.y, SDL_BUTTON_LEFT);
}

/* Presses the line, and at once, then later, at the same point of the window once more. */
static bool click_twice(void *data, vaka_gui *gui)
{
    hand *at = data;
    vaka_play *play = &gui->play;
    const vaka_hit *hit;

    gui->ui.clock = test_clock;
    switch (at->at++) {
    case 0:
        now += 10000;
        return press_place(gui, "tonga");
    case 1:
        now += 10000;
        assert_true(press_said(gui, "Go on to sailing"));
        return true;
    case 2:
        hit = vaka_widget_at(&gui->ui, gui->ui.x, gui->ui.y);
        assert_true(hit && hit->what == VAKA_HIT_BOARD);
        assert_true(play->picks.zones == 1);
        now += 300;
        click_again(gui);
        return true;
    case 3:
        assert_true(play->picks.zones == 1); /* nothing was let go, nothing was sent */
        assert_string_equal(gui->ui.notice, "");
        now += 200;
        click_again(gui);
        return true;
    default:
        assert_true(play->picks.zones == 0 || gui->ui.notice[0] || gui->ui.menu.open);
        push_quit();
        return true;
    }
}

TABLE_TEST(a_second_click_on_the_line_is_none_on_the_map_below_it)
{
    table *at = *state;
    hand of = {0};
    vaka_gui_start start = {.host = &at->host,
                            .record = at->record,
                            .width = 1280,
                            .height = 720,
                            .percent = 100,
                            .robot = click_twice,
                            .robot_data = &of};

    to_the_step_before(at);
    assert_int_equal(vaka_gui_run(&start), 0);
    assert_int_equal(of.at, 5);
}

/* --- no way ----------------------------------------------------------------------------------- */

/* A canoe in Tonga, and no other hex is known. */
static void to_a_canoe_that_stays(table *at)
{
    static const char *const texts[] = {
        "home tonga", "order 0 clockwise", "stay", "done", "done", "build transport tonga",
        "commit",     "order 0 clockwise", "stay", NULL};

    play(at, texts);
}

TABLE_TEST(where_nothing_goes_after_it_either_the_menu_has_no_such_line)
{
    table *at = *state;
    vaka_gui_start start;
    vaka_gui gui;

    to_a_canoe_that_stays(at);
    look_on(at, &gui, &start, false);
    vaka_play_zone(&gui.play, vaka_zone_read(gui.play.view.layout, "tonga"), false);
    const vaka_menu *menu = &gui.ui.menu;
    assert_true(menu->open && menu->count > 0);
    for (uint32_t i = 0; i < menu->count; i++)
        assert_true(menu->items[i].number >= 0);
    assert_int_not_equal(vaka_end_action(&gui.play), VAKA_NONE);
    look_away(&gui);
}

/* --- the terminal ----------------------------------------------------------------------------- */

static char *write_lines(table *at, const char *lines)
{
    FILE *in = tmpfile();
    char *written = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&written, &size);
    const vaka_player *players;
    vaka_error err = {0};
    vaka_front front;
    uint32_t ended = 0;

    assert_true(in && out);
    fputs(lines, in);
    rewind(in);
    give_players(at, at->record, &players, &err);
    vaka_text_front(in, out, &front);
    assert_int_equal(vaka_loop_run(at->record, &front, players, &ended, &err), VAKA_OK);
    front.done(front.data);
    fclose(in);
    fclose(out);
    return written;
}

TABLE_TEST(a_line_of_the_terminal_brings_it_there_one_step_too_early)
{
    table *at = *state;

    to_the_step_before(at);
    uint64_t was = hash_of(at);
    char *text = write_lines(at, "bring tonga\nquit\n");
    assert_non_null(strstr(text, ": done; "));
    free(text);
    text = write_lines(at, "bring tonga 6,-2\nquit\n");
    assert_non_null(strstr(text, "cannot be brought to"));
    free(text);
    assert_true(hash_of(at) == was);
    free(write_lines(at, "bring tonga 2,1\nquit\n"));
    assert_int_equal(count(at, "2,1", "transport"), 1);
}

TABLE_TEST(a_line_takes_it_back_together_with_the_end_of_the_step)
{
    table *at = *state;

    to_the_step_before(at);
    uint64_t was = hash_of(at);
    char *text = write_lines(at, "bring tonga 2,1\nundo\nquit\n");
    assert_non_null(strstr(text, "done; "));
    free(text);
    assert_true(hash_of(at) == was);
}

/* --- a usual turn ----------------------------------------------------------------------------- */

TABLE_TEST(a_usual_turn_by_drags_takes_twelve_presses_at_most)
{
    static const press list[] = {{'p', "tonga", 0},
                                 {'p', "0,2", 0},
                                 {'p', "0,3", 0},
                                 {'p', "-1,4", 0},
                                 {'b', "return", 0},
                                 {'d', "2,1", 0},
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
    int presses = run(at, list, false);
    print_message("a usual turn by drags: %d presses\n", presses);
    assert_in_range(presses, 1, 12);
    assert_int_equal(count(at, "2,1", "colony"), 1);
    assert_int_equal(count(at, "tonga", "transport"), 2);
    assert_int_equal(count(at, "tonga", "band"), 4);
}

int main(void)
{
    return run_registered("gui_early", NULL, NULL);
}
