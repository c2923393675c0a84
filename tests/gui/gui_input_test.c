/* gui_input_test.c - what the mouse presses, and what it does not: on a screen of its own.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_help.h"
#include "registered.h"

#define X 100
#define Y 100

typedef struct scene { /* one thing in the middle of the window, and a list below another place */
    vaka_gui gui;
    vaka_gui_start start;
    int what;          /* that lies at X, Y … */
    const char *label; /* … and what it says */
    vaka_scroll list;
    bool has_list;
    uint32_t pressed;
    int32_t last; /* that was pressed, of the list */
} scene;

static uint32_t now;

static uint32_t test_clock(void)
{
    return now;
}

static void draw(void *data)
{
    scene *at = data;

    if (!at->has_list) {
        vaka_widget_hit(&at->gui.ui, (SDL_Rect){50, 50, 100, 100}, at->what, 0, 0, at->label);
        return;
    }
    int y = vaka_scroll_begin(&at->gui.ui, &at->list, (SDL_Rect){50, 50, 100, 200});
    for (int32_t i = 0; i < 50; i++, y += 20)
        vaka_widget_hit(&at->gui.ui, (SDL_Rect){50, y, 100, 20}, VAKA_HIT_LOG, i, 0, "line");
    vaka_scroll_end(&at->gui.ui, &at->list, y);
}

static void press(void *data, const vaka_hit *hit, bool all)
{
    scene *at = data;

    (void)all;
    at->pressed++;
    at->last = hit->a;
}

static const vaka_screen screen = {.name = "test", .draw = draw, .press = press};

static void open_scene(scene *at, int what, const char *label)
{
    static vaka_gui_host host;
    vaka_error err = {0};

    memset(at, 0, sizeof *at);
    at->what = what;
    at->label = label;
    at->start = (vaka_gui_start){.host = &host, .width = 400, .height = 300};
    vaka_gui_init(&at->gui, &at->start);
    at->gui.look.percent = 100;
    if (vaka_window_open(&at->gui.ui, &err))
        fail_msg("%s", err.text);
    now = 1000;
    at->gui.ui.clock = test_clock;
    vaka_ui_show(&at->gui.ui, &screen, at);
    vaka_window_frame(&at->gui.ui);
}

/* What lies there becomes another thing, and is drawn. */
static void becomes(scene *at, int what, const char *label)
{
    at->what = what;
    at->label = label;
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
}

static void obey_all(scene *at)
{
    SDL_Event event;

    while (SDL_PollEvent(&event))
        vaka_input_obey(&at->gui.ui, &event);
    vaka_window_frame(&at->gui.ui);
}

/* Without moving: as a pointer that rests. */
static void click_again(scene *at, uint32_t which)
{
    SDL_Event event = {.button = {.type = SDL_MOUSEBUTTONDOWN, .which = which, .x = X, .y = Y}};

    event.button.button = SDL_BUTTON_LEFT;
    vaka_input_obey(&at->gui.ui, &event);
    event.type = SDL_MOUSEBUTTONUP;
    vaka_input_obey(&at->gui.ui, &event);
}

static void move_to(scene *at, int x, int y)
{
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = y}};

    vaka_input_obey(&at->gui.ui, &event);
}

TEST(another_button_is_pressed_when_there_was_time_to_read_it_or_the_pointer_has_moved)
{
    scene at;

    (void)state;
    open_scene(&at, VAKA_HIT_ACTION, "Stay");
    move_to(&at, X, Y);
    click_again(&at, 0);
    assert_int_equal(at.pressed, 1);
    becomes(&at, VAKA_HIT_ACTION, "End");
    click_again(&at, 0); /* at once: nothing at all */
    assert_string_equal(at.gui.ui.notice, "");
    now += VAKA_RESTS_BELOW - 1;
    click_again(&at, 0);
    assert_int_equal(at.pressed, 1);
    assert_non_null(strstr(at.gui.ui.notice, "move the pointer"));
    vaka_window_frame(&at.gui.ui);
    assert_true(at.gui.ui.notice_box.w > 0); /* the button is still to be read */
    assert_false(
        SDL_HasIntersection(&at.gui.ui.notice_box, &vaka_widget_at(&at.gui.ui, X, Y)->box));
    move_to(&at, X + 3, Y); /* a hand is never quite still */
    click_again(&at, 0);
    assert_int_equal(at.pressed, 1);
    move_to(&at, X + 20, Y);
    move_to(&at, X, Y);
    click_again(&at, 0);
    assert_int_equal(at.pressed, 2);
    becomes(&at, VAKA_HIT_ACTION, "Stay");
    now += VAKA_RESTS_BELOW;
    click_again(&at, 0);
    assert_int_equal(at.pressed, 3);
    assert_string_equal(at.gui.ui.notice, "");
    vaka_gui_done(&at.gui);
}

TEST(a_button_that_still_means_the_same_is_pressed_again_and_again)
{
    scene at;

    (void)state;
    open_scene(&at, VAKA_HIT_ACTION, "Pass");
    for (uint32_t i = 1; i < 5; i++) {
        click_again(&at, 0);
        assert_int_equal(at.pressed, i);
        becomes(&at, VAKA_HIT_ACTION, "Pass");
    }
    vaka_gui_done(&at.gui);
}

/* Leave, Escape, and Leave once more. What is done in a game is another thing a second time. */
TEST(a_button_whose_menu_was_closed_by_a_key_is_pressed_again_without_moving)
{
    static const struct {
        int what;
        uint32_t pressed;
    } each[] = {{VAKA_HIT_CLOSE, 2}, {VAKA_HIT_TOOLS, 2}, {VAKA_HIT_ACTION, 1}};

    (void)state;
    for (size_t i = 0; i < sizeof each / sizeof *each; i++) {
        scene at;

        open_scene(&at, each[i].what, "Leave");
        move_to(&at, X, Y);
        click_again(&at, 0);
        becomes(&at, VAKA_HIT_ITEM, "Stay here");
        now += VAKA_RESTS;
        becomes(&at, each[i].what, "Leave");
        now += VAKA_RESTS;
        click_again(&at, 0);
        assert_int_equal(at.pressed, each[i].pressed);
        vaka_gui_done(&at.gui);
    }
}

static void chosen(void *data, int32_t item)
{
    ((scene *)data)->last = item;
}

static void open_menu(void *data, const vaka_hit *hit, bool all)
{
    scene *at = data;

    (void)hit;
    (void)all;
    vaka_menu_begin(&at->gui.ui, "Which?", -1, -1);
    for (int32_t i = 0; i < 3; i++)
        vaka_menu_add(&at->gui.ui, 70 + i, i ? "kept" : "new");
}

/* The first line has the focus, and down goes on to the second: whatever has opened the menu. */
TEST(keys_choose_the_same_line_of_a_menu_that_a_click_has_opened_as_of_one_that_a_key_has)
{
    static const vaka_screen asks = {
        .name = "asks", .draw = draw, .press = open_menu, .chosen = chosen};
    scene at;

    (void)state;
    for (int by_key = 0; by_key < 2; by_key++) {
        open_scene(&at, VAKA_HIT_MORE, "more");
        vaka_ui_show(&at.gui.ui, &asks, &at);
        vaka_window_frame(&at.gui.ui);
        if (by_key) {
            press_key(SDLK_TAB, 0);
            press_key(SDLK_RETURN, 0);
            obey_all(&at);
        } else {
            click_again(&at, 0);
        }
        assert_true(at.gui.ui.menu.open);
        assert_int_equal(at.gui.ui.focus.a, 70);
        assert_true(at.gui.ui.focus_shown);
        press_key(SDLK_DOWN, 0);
        press_key(SDLK_RETURN, 0);
        obey_all(&at);
        assert_int_equal(at.last, 71);
        assert_int_equal(at.gui.ui.focus.what, VAKA_HIT_MORE); /* that has opened it */
        vaka_gui_done(&at.gui);
    }
}

/* It lay there before the menu came, and who has closed that sees it again. */
TEST(a_press_beside_a_menu_leaves_what_lies_there_to_the_next)
{
    scene at;

    (void)state;
    open_scene(&at, VAKA_HIT_ACTION, "Go on");
    move_to(&at, X, Y);
    open_menu(&at, NULL, false);
    vaka_window_frame(&at.gui.ui);
    click_again(&at, 0);
    assert_false(at.gui.ui.menu.open);
    vaka_window_frame(&at.gui.ui);
    now += VAKA_RESTS - 1;
    click_again(&at, 0); /* the second half of a double click */
    assert_int_equal(at.pressed, 0);
    now += 2;
    click_again(&at, 0);
    assert_int_equal(at.pressed, 1);
    assert_string_equal(at.gui.ui.notice, "");
    vaka_gui_done(&at.gui);
}

static int pointed_x; /* where a screen was told last that the pointer is */

static bool point(void *data, int x, int y)
{
    (void)data;
    (void)y;
    pointed_x = x;
    return false;
}

TEST(what_was_scrolled_away_below_the_pointer_is_pointed_at_no_more)
{
    static const vaka_screen points = {.name = "points", .draw = draw, .point = point};
    scene at;

    (void)state;
    open_scene(&at, VAKA_HIT_NONE, "");
    at.has_list = true;
    vaka_ui_show(&at.gui.ui, &points, &at);
    at.gui.ui.dirty = true;
    vaka_window_frame(&at.gui.ui);
    move_to(&at, X, Y);
    assert_int_equal(pointed_x, X);
    wheel_at(X, Y, -1);
    obey_all(&at);
    assert_true(at.list.at > 0);
    assert_int_equal(pointed_x, -1);
    vaka_gui_done(&at.gui);
}

TEST(keys_press_another_button_under_a_pointer_that_rests)
{
    scene at;

    (void)state;
    open_scene(&at, VAKA_HIT_ACTION, "Stay");
    click_again(&at, 0);
    becomes(&at, VAKA_HIT_ACTION, "End");
    press_key(SDLK_TAB, 0);
    press_key(SDLK_RETURN, 0);
    obey_all(&at);
    assert_int_equal(at.pressed, 2);
    vaka_gui_done(&at.gui);
}

/* A board that comes from below a card, and whatever a finger points at. */
TEST(a_board_and_a_finger_wait_only_for_a_moment)
{
    (void)state;
    for (int finger = 0; finger < 2; finger++) {
        scene at;
        uint32_t which = finger ? SDL_TOUCH_MOUSEID : 0;

        open_scene(&at, VAKA_HIT_NEXT, "Go on");
        click_again(&at, which);
        becomes(&at, finger ? VAKA_HIT_ACTION : VAKA_HIT_BOARD, "");
        now += VAKA_RESTS - 1;
        click_again(&at, which);
        assert_int_equal(at.pressed, 1);
        now += 1;
        click_again(&at, which);
        assert_int_equal(at.pressed, 2);
        vaka_gui_done(&at.gui);
    }
}

TEST(the_wheel_forgets_what_was_pressed_and_the_line_below_is_pressed_at_once)
{
    scene at;

    (void)state;
    open_scene(&at, VAKA_HIT_LOG, "");
    at.has_list = true;
    at.gui.ui.dirty = true;
    vaka_window_frame(&at.gui.ui);
    click(&at.gui, X, Y, SDL_BUTTON_LEFT);
    obey_all(&at);
    assert_int_equal(at.pressed, 1);
    int32_t before = at.last;
    wheel_at(X, Y, -5);
    obey_all(&at);
    click_again(&at, 0);
    assert_int_equal(at.pressed, 2);
    assert_true(at.last > before);

    at.list.at += 60; /* the same without a wheel: it has moved by itself */
    at.gui.ui.dirty = true;
    vaka_window_frame(&at.gui.ui);
    click_again(&at, 0);
    assert_int_equal(at.pressed, 2);
    vaka_gui_done(&at.gui);
}

int main(void)
{
    return run_registered("gui_input", NULL, NULL);
}
