/* gui_hands_test.c - what hands do without meaning it: keys that are held, maps that are moved.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 2000

#include "gui_guest.h"

/* --- keys ------------------------------------------------------------------------------------- */

/* As a keyboard tells of a key that is not let go. */
static void hold_key(SDL_Keycode key)
{
    SDL_Event event = {.type = SDL_KEYDOWN};

    event.key.keysym.sym = key;
    event.key.repeat = 1;
    for (int i = 0; i < 40; i++)
        SDL_PushEvent(&event);
}

static void hold_keys(void)
{
    hold_key(SDLK_RETURN);
    hold_key(SDLK_KP_ENTER);
    hold_key(SDLK_SPACE);
}

/* Every second time the keys of the time before are only held. */
static bool never_let_go(guest *of, vaka_gui *gui)
{
    bool press = of->at++ % 2 == 0;

    if (!press) {
        hold_keys();
        return true;
    }
    switch (of->at / 2) {
    case 0:
        assert_true(is_on(gui, "curtain"));
        break;
    case 1:
        assert_true(is_on(gui, "play") && !gui->play.recap);
        assert_int_equal(gui->play.view.seat, 0);
        gui->ui.focus = *find_hit(gui, VAKA_HIT_ACTION, 0);
        break;
    case 2:
        assert_true(is_on(gui, "curtain"));
        of->lines = lines_of(gui);
        break;
    case 3:
        assert_true(is_on(gui, "play") && gui->play.recap);
        assert_int_equal(gui->play.view.seat, 1);
        break;
    default:
        assert_true(is_on(gui, "play") && !gui->play.recap);
        assert_int_equal(lines_of(gui), of->lines);
        of->done++;
        return false;
    }
    press_key(SDLK_RETURN, 0);
    return true;
}

static void a_key_that_is_held_goes_through_no_curtain(void **state)
{
    guest of = {0};

    (void)state;
    visit_game(&of, never_let_go, "modules/hello");
    assert_int_equal(of.done, 1);
}

/* --- a box with a sentence in it ------------------------------------------------------------- */

static void push_button(uint32_t type, const vaka_hit *on)
{
    SDL_Event event = {.type = type};

    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = on->box.x + on->box.w / 2;
    event.button.y = on->box.y + on->box.h / 2;
    SDL_PushEvent(&event);
}

/* Escape takes the box away and nothing else; a press does what it is on, drawn anew meanwhile. */
static bool put_away(guest *of, vaka_gui *gui)
{
    if (of->at < 3 && (!is_on(gui, "play") || gui->play.recap)) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    switch (of->at++) {
    case 0:
        vaka_notice_set(&gui->ui, true, "You may not.");
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 1:
        assert_string_equal(gui->ui.notice, "");
        assert_false(gui->ui.menu.open);
        vaka_notice_set(&gui->ui, true, "You may not.");
        of->lines = lines_of(gui);
        push_button(SDL_MOUSEBUTTONDOWN, find_hit(gui, VAKA_HIT_ACTION, 0));
        return true;
    case 2:
        assert_string_equal(gui->ui.notice, "");
        assert_int_equal(lines_of(gui), of->lines);
        push_button(SDL_MOUSEBUTTONUP, find_hit(gui, VAKA_HIT_ACTION, 0));
        return true;
    default:
        assert_true(lines_of(gui) > of->lines);
        of->done++;
        return false;
    }
}

static void a_box_is_put_away_before_anything_else_is(void **state)
{
    guest of = {0};

    (void)state;
    visit_game(&of, put_away, "modules/hello");
    assert_int_equal(of.done, 1);
}

/* --- Enter and the cursor ------------------------------------------------------------------- */

static int32_t dead_space(const vaka_play *play)
{
    const vaka_layout *layout = play->view.layout;

    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        if (layout->zones[zone].type == VAKA_ZONE_SPACE && !vaka_play_can(play, zone))
            return zone;
    return VAKA_NONE;
}

/* Puts the cursor where the action is done, and does it: the next question finds it there. */
static void act_at_cursor(vaka_gui *gui, const vaka_action *action)
{
    const vaka_view *view = &gui->play.view;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        if (view->layout->zones[zone].type == VAKA_ZONE_SPACE &&
            vaka_picks_names(view, action, zone))
            vaka_play_locate(&gui->play, zone);
    vaka_play_act(&gui->play, action);
}

/* Through a lesson; where it leaves one button alone, that is filled, and Enter presses it. */
static bool enter_on(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const vaka_gui_step *step = is_on(gui, "play") ? vaka_tutor_step(&gui->play) : NULL;

    if (!step || step->action_count == 0) {
        press_key(is_on(gui, "start") ? SDLK_l : SDLK_RETURN, 0);
        return true;
    }
    if (of->at > 0) {
        assert_true(lines_of(gui) > of->lines);
        of->done++;
        of->at = 0;
        return of->done < 2;
    }
    assert_true(play->board.cursor == VAKA_NONE || vaka_play_can(play, play->board.cursor));
    if (play->view.legal_count > 1 || !find_hit(gui, VAKA_HIT_ACTION, 0)) {
        act_at_cursor(gui, &play->view.legal[0]);
        return true;
    }
    of->at = 1;
    of->lines = lines_of(gui);
    vaka_play_locate(&gui->play, dead_space(play));
    press_key(SDLK_RETURN, 0);
    return true;
}

static void enter_presses_the_filled_button_wherever_the_cursor_was_left(void **state)
{
    guest of = {.start = {.width = 1280, .height = 720}};

    (void)state;
    visit_first(&of, enter_on, "en");
    assert_int_equal(of.done, 2);
}

/* --- the map ---------------------------------------------------------------------------------- */

static bool has_own(const vaka_view *view, int32_t zone)
{
    for (VAKA_EACH(view->seen, zone, piece))
        if (view->seen->pieces[piece].owner == view->seat)
            return true;
    return false;
}

static bool has_badge(const vaka_view *view, int32_t zone)
{
    for (uint32_t i = 0; i < view->scene->overlay_count; i++)
        if (view->scene->overlays[i].type == VAKA_OVERLAY_BADGE &&
            view->scene->overlays[i].a == zone)
            return true;
    return false;
}

/* A space in which something can be done, with or without a piece of the seat, in sight. */
static int32_t find_target(const vaka_gui *gui, bool own)
{
    const vaka_play *play = &gui->play;
    const vaka_layout *layout = play->view.layout;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (layout->zones[zone].type != VAKA_ZONE_SPACE || !play->board.targets[zone] ||
            has_own(&play->view, zone) != own || (!own && has_badge(&play->view, zone)))
            continue;
        vaka_spot spot = vaka_camera_spot(&play->board.camera, layout, zone);
        SDL_Point at = {(int)spot.x, (int)spot.y}, to = {at.x + 120, at.y};
        if (SDL_PointInRect(&at, &play->board.box) && SDL_PointInRect(&to, &play->board.box) &&
            vaka_camera_zone(&play->board.camera, layout, to.x, to.y) != VAKA_NONE)
            return zone;
    }
    return VAKA_NONE;
}

static void drag_from(const vaka_gui *gui, int32_t zone)
{
    vaka_spot spot = vaka_camera_spot(&gui->play.board.camera, gui->play.view.layout, zone);
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};

    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = (int)spot.x;
    event.button.y = (int)spot.y;
    SDL_PushEvent(&event);
    for (int i = 1; i <= 6; i++) {
        SDL_Event moved = {.type = SDL_MOUSEMOTION};

        moved.motion.state = SDL_BUTTON_LMASK;
        moved.motion.x = (int)spot.x + i * 20;
        moved.motion.y = (int)spot.y;
        moved.motion.xrel = 20;
        SDL_PushEvent(&moved);
    }
    event.type = SDL_MOUSEBUTTONUP;
    event.button.x += 120;
    SDL_PushEvent(&event);
}

typedef struct drag { /* how a guest moves the map */
    bool own;         /* it drags what is its own */
    float x;          /* where the map was */
} drag;

static bool drag_map(guest *of, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    drag *by = of->own;

    if (!is_on(gui, "play")) {
        press_key(is_on(gui, "start") ? SDLK_n : SDLK_RETURN, 0);
        return true;
    }
    bool done = lines_of(gui) != of->lines || vaka_picks_any(&play->picks) || gui->ui.menu.open;
    if (of->at % 2 == 1) { /* it was dragged */
        assert_true(by->own ? done : !done);
        assert_true(by->own || play->board.camera.x != by->x);
        of->done++;
        of->at++;
        return of->done < 3;
    }
    if (vaka_picks_any(&play->picks) || gui->ui.menu.open) {
        press_key(SDLK_ESCAPE, 0);
        return true;
    }
    int32_t zone = find_target(gui, by->own);
    if (zone != VAKA_NONE && of->steps % 2) {
        of->at++;
        of->lines = lines_of(gui);
        by->x = play->board.camera.x;
        drag_from(gui, zone);
    } else
        vaka_play_act(&gui->play, &play->view.legal[of->steps % play->view.legal_count]);
    return true;
}

static void drag_about(bool own)
{
    drag by = {.own = own};
    guest of = {.own = &by, .start = {.width = 1280, .height = 720}};

    visit_first(&of, drag_map, "en");
    assert_int_equal(of.done, 3);
}

static void a_map_that_is_moved_by_a_space_without_own_pieces_does_nothing_else(void **state)
{
    (void)state;
    drag_about(false);
}

static void what_is_ones_own_is_carried(void **state)
{
    (void)state;
    drag_about(true);
}

/* Where the other one of two stands: there he may begin something. */
static int32_t place_of_other(const vaka_view *view)
{
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        for (VAKA_EACH(view->seen, zone, piece))
            if (view->seen->pieces[piece].owner == 1 - view->seat &&
                view->layout->zones[zone].type == VAKA_ZONE_SPACE)
                return zone;
    return VAKA_NONE;
}

typedef struct drop { /* who let go of something, and where */
    int32_t seat, zone;
} drop;

static bool drop_for_others(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    drop *last = of->own;

    gui->ui.all_stops = true;
    if (is_on(gui, "curtain") || play->recap || play->over) {
        press_key(SDLK_RETURN, 0);
        return !play->over;
    }
    if (play->view.seat != last->seat) {
        assert_int_equal(lines_of(gui), of->lines);
        assert_false(vaka_picks_any(&play->picks) || gui->ui.menu.open);
        of->done += last->zone >= 0 && play->board.targets[last->zone];
    }
    last->seat = play->view.seat;
    last->zone = place_of_other(&play->view);
    of->lines = lines_of(gui) + 1;
    vaka_play_act(&gui->play, &play->view.legal[of->steps % play->view.legal_count]);
    play->drop = last->zone;
    return of->done < 3;
}

static void what_one_lets_go_of_nobody_else_goes_on_with(void **state)
{
    drop let_go = {.zone = VAKA_NONE};
    guest of = {.own = &let_go};

    (void)state;
    visit_game(&of, drop_for_others, "tests/modules/skirmish");
    assert_true(of.done > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_key_that_is_held_goes_through_no_curtain),
        cmocka_unit_test(a_box_is_put_away_before_anything_else_is),
        cmocka_unit_test(enter_presses_the_filled_button_wherever_the_cursor_was_left),
        cmocka_unit_test(a_map_that_is_moved_by_a_space_without_own_pieces_does_nothing_else),
        cmocka_unit_test(what_is_ones_own_is_carried),
        cmocka_unit_test(what_one_lets_go_of_nobody_else_goes_on_with),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
