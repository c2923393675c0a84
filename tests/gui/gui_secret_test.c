/* gui_secret_test.c - what can be done at any time is asked for by name, never done by a press
 * alone: who wants to read a card does not show it to all.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 4000

#include "gui_guest.h"

#include "table/codec.h"

typedef enum by { BY_MOUSE, BY_ENTER } by;

typedef struct keeper { /* looks for something that nothing but an any-time action names */
    by hand;
    bool board; /* a space of the board; else a card of the hand */
    uint32_t rng[4], wanted;
} keeper;

static bool is_anytime(const vaka_view *view, const vaka_action *action)
{
    return (vaka_verb_row(view->layout->module, action->verb)->flags & VAKA_VERB_ANYTIME) != 0;
}

static const vaka_hit *card_of(const vaka_gui *gui, int32_t kind)
{
    const vaka_view *view = &gui->play.view;

    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_KIND && gui->ui.hits[i].b == kind &&
            view->layout->zones[gui->ui.hits[i].a].type == VAKA_ZONE_HAND &&
            view->layout->zones[gui->ui.hits[i].a].owner == view->seat)
            return &gui->ui.hits[i];
    return NULL;
}

/* An any-time action, all alone on its space in sight or on its card. */
static bool is_alone(const keeper *of, vaka_gui *gui, const vaka_action *action)
{
    const vaka_play *play = &gui->play;
    const vaka_view *view = &play->view;
    int32_t named = action->arg[0];
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);
    uint32_t count = of->board ? vaka_picks_match(view, &play->picks, named, VAKA_NONE, match)
                               : vaka_picks_match(view, &play->picks, VAKA_NONE, named, match);

    free(match);
    if (count != 1 || !is_anytime(view, action))
        return false;
    if (!of->board)
        return card_of(gui, named) != NULL;
    if (!vaka_picks_placed(view, action))
        return false;
    vaka_spot spot = vaka_camera_spot(&play->board.camera, view->layout, named);
    const vaka_hit *under = vaka_widget_at(&gui->ui, (int)spot.x, (int)spot.y);
    return under && under->what == VAKA_HIT_BOARD;
}

static void press_it(const keeper *of, vaka_gui *gui, const vaka_action *action)
{
    vaka_spot spot;

    if (of->hand == BY_ENTER) {
        if (of->board)
            vaka_play_locate(&gui->play, action->arg[0]);
        else
            gui->ui.focus = *card_of(gui, action->arg[0]);
        press_key(SDLK_RETURN, 0);
        return;
    }
    if (!of->board) {
        assert_true(click_hit(gui, card_of(gui, action->arg[0])));
        return;
    }
    spot = vaka_camera_spot(&gui->play.board.camera, gui->play.view.layout, action->arg[0]);
    click(gui, (int)spot.x, (int)spot.y, SDL_BUTTON_LEFT);
}

/* Plays on by what is asked for alone. */
static void play_on(keeper *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;

    if (!gui->play.asked || view->legal_count == 0) /* others decide */
        return;
    uint32_t at = vaka_rng_below(of->rng, view->legal_count);
    while (is_anytime(view, &view->legal[at]))
        at = (at + 1) % view->legal_count;
    vaka_play_act(&gui->play, &view->legal[at]);
}

static void look_for_one(guest *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    keeper *own = of->own;

    for (uint32_t i = 0; i < view->legal_count; i++) {
        if (!is_alone(own, gui, &view->legal[i]))
            continue;
        if (own->board)
            assert_int_equal(gui->play.board.targets[view->legal[i].arg[0]], 0);
        own->wanted = i;
        of->lines = lines_of(gui);
        of->at = 1;
        press_it(own, gui, &view->legal[i]);
        return;
    }
    play_on(own, gui);
}

static bool check(guest *of, vaka_gui *gui)
{
    const keeper *own = of->own;

    if (of->at++ == 1) { /* pressed: its line is there, and only that does it */
        assert_int_equal(lines_of(gui), of->lines);
        assert_true(gui->ui.menu.open);
        assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_ITEM, (int32_t)own->wanted)));
        return true;
    }
    assert_true(lines_of(gui) > of->lines);
    of->done = 1;
    return false;
}

static bool press_one(guest *of, vaka_gui *gui)
{
    if (of->at > 0)
        return check(of, gui);
    if (is_on(gui, "start"))
        press_key(SDLK_n, 0);
    else if (!is_on(gui, "play") || gui->play.recap)
        press_key(SDLK_RETURN, 0);
    else
        look_for_one(of, gui);
    return true;
}

static void keep_on_board(by hand)
{
    keeper own = {.hand = hand, .board = true};
    guest of = {.own = &own, .start = {.width = 1280, .height = 720}};

    vaka_rng_seed(own.rng, 3);
    visit_first(&of, press_one, "en");
    assert_int_equal(of.done, 1);
}

static void keep_in_hand(by hand, guest_part *next)
{
    keeper own = {.hand = hand};
    guest of = {.own = &own, .start = {.width = 1280, .height = 720}};

    vaka_rng_seed(own.rng, 3);
    visit_game(&of, next, "tests/modules/auction");
    assert_int_equal(of.done, 1);
}

static void a_press_on_a_space_does_nothing_that_can_be_done_at_any_time(void **state)
{
    (void)state;
    keep_on_board(BY_MOUSE);
}

static void enter_on_a_space_does_nothing_that_can_be_done_at_any_time(void **state)
{
    (void)state;
    keep_on_board(BY_ENTER);
}

static void a_press_on_a_card_does_nothing_that_can_be_done_at_any_time(void **state)
{
    (void)state;
    keep_in_hand(BY_MOUSE, press_one);
}

static void enter_on_a_card_does_nothing_that_can_be_done_at_any_time(void **state)
{
    (void)state;
    keep_in_hand(BY_ENTER, press_one);
}

/* Out of turn a seat may have nothing else; Enter on nothing in particular is none of it. */
static bool press_enter(guest *of, vaka_gui *gui)
{
    vaka_view *view = &gui->play.view;

    if (of->at > 0) {
        assert_int_equal(lines_of(gui), of->lines);
        of->done = 1;
        return false;
    }
    if (!is_on(gui, "play") || gui->play.recap) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    for (uint32_t i = 0; i < view->legal_count && of->at == 0; i++) {
        if (!is_anytime(view, &view->legal[i]))
            continue;
        view->legal[0] = view->legal[i];
        view->legal_count = of->at = 1;
        of->lines = lines_of(gui);
        gui->ui.focus = (vaka_hit){0};
        press_key(SDLK_RETURN, 0);
    }
    if (of->at == 0)
        play_on(of->own, gui);
    return true;
}

static void enter_alone_does_nothing_that_can_be_done_at_any_time(void **state)
{
    (void)state;
    keep_in_hand(BY_ENTER, press_enter);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_press_on_a_space_does_nothing_that_can_be_done_at_any_time),
        cmocka_unit_test(enter_on_a_space_does_nothing_that_can_be_done_at_any_time),
        cmocka_unit_test(a_press_on_a_card_does_nothing_that_can_be_done_at_any_time),
        cmocka_unit_test(enter_on_a_card_does_nothing_that_can_be_done_at_any_time),
        cmocka_unit_test(enter_alone_does_nothing_that_can_be_done_at_any_time),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
