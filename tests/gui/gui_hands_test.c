/* gui_hands_test.c - what hands do without meaning it: keys that are held, maps that are moved.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_desk.h"

#define STEPS_MOST 2000

typedef struct hands { /* one robot with a part to play */
    uint32_t steps, at, done, lines;
    int32_t seat, zone;
    float x;
    bool own;                                      /* drags what is its own */
    bool (*next)(struct hands *of, vaka_gui *gui); /* false: it is over */
} hands;

static bool act(void *data, vaka_gui *gui)
{
    hands *of = data;

    assert_true(of->steps++ < STEPS_MOST);
    if (!of->next(of, gui))
        push_quit();
    push_nothing();
    return true;
}

static bool is_on(const vaka_gui *gui, const char *screen)
{
    return strcmp(gui->screen->name, screen) == 0;
}

static uint32_t lines_of(const vaka_gui *gui)
{
    uint32_t lines;

    vaka_record_lines(gui->play.record, &lines);
    return lines;
}

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
static bool never_let_go(hands *of, vaka_gui *gui)
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
        gui->focus = *find_hit(gui, VAKA_HIT_ACTION, 0);
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
    static const char *const modules[] = {"modules/hello", NULL};
    hands of = {.next = never_let_go};
    vaka_gui_start start = {.robot = act, .robot_data = &of};
    bed host;

    (void)state;
    open_bed(&host, modules);
    start.host = &host.host;
    start.record = bed_record(&host, 0, 1);
    assert_int_equal(vaka_gui_run(&start), 0);
    assert_int_equal(of.done, 1);
    vaka_record_close(start.record);
    close_bed(&host);
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
static bool put_away(hands *of, vaka_gui *gui)
{
    if (of->at < 3 && (!is_on(gui, "play") || gui->play.recap)) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    switch (of->at++) {
    case 0:
        vaka_notice_set(gui, true, "You may not.");
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 1:
        assert_string_equal(gui->notice, "");
        assert_false(gui->menu.open);
        vaka_notice_set(gui, true, "You may not.");
        of->lines = lines_of(gui);
        push_button(SDL_MOUSEBUTTONDOWN, find_hit(gui, VAKA_HIT_ACTION, 0));
        return true;
    case 2:
        assert_string_equal(gui->notice, "");
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
    static const char *const modules[] = {"modules/hello", NULL};
    hands of = {.next = put_away};
    vaka_gui_start start = {.robot = act, .robot_data = &of};
    bed host;

    (void)state;
    open_bed(&host, modules);
    start.host = &host.host;
    start.record = bed_record(&host, 0, 1);
    assert_int_equal(vaka_gui_run(&start), 0);
    assert_int_equal(of.done, 1);
    vaka_record_close(start.record);
    close_bed(&host);
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
            vaka_play_locate(gui, zone);
    vaka_play_act(gui, action);
}

/* Through a lesson; where it leaves one button alone, that is filled, and Enter presses it. */
static bool enter_on(hands *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const vaka_gui_step *step = is_on(gui, "play") ? vaka_tutor_step(gui) : NULL;

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
    assert_true(play->cursor == VAKA_NONE || vaka_play_can(play, play->cursor));
    if (play->view.legal_count > 1 || !find_hit(gui, VAKA_HIT_ACTION, 0)) {
        act_at_cursor(gui, &play->view.legal[0]);
        return true;
    }
    of->at = 1;
    of->lines = lines_of(gui);
    vaka_play_locate(gui, dead_space(play));
    press_key(SDLK_RETURN, 0);
    return true;
}

static void enter_presses_the_filled_button_wherever_the_cursor_was_left(void **state)
{
    hands of = {.next = enter_on};
    vaka_gui_start start = {.robot = act, .robot_data = &of, .width = 1280, .height = 720};
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    assert_int_equal(vaka_desk_run(&start), 0);
    assert_int_equal(of.done, 2);
    close_scratch(&at);
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
        if (layout->zones[zone].type != VAKA_ZONE_SPACE || !play->targets[zone] ||
            has_own(&play->view, zone) != own || (!own && has_badge(&play->view, zone)))
            continue;
        vaka_spot spot = vaka_chart_spot(&play->chart, layout, zone);
        SDL_Point at = {(int)spot.x, (int)spot.y}, to = {at.x + 120, at.y};
        if (SDL_PointInRect(&at, &play->board_box) && SDL_PointInRect(&to, &play->board_box) &&
            vaka_chart_zone(&play->chart, layout, to.x, to.y) != VAKA_NONE)
            return zone;
    }
    return VAKA_NONE;
}

static void drag_from(const vaka_gui *gui, int32_t zone)
{
    vaka_spot spot = vaka_chart_spot(&gui->play.chart, gui->play.view.layout, zone);
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

static bool drag_map(hands *of, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;

    if (!is_on(gui, "play")) {
        press_key(is_on(gui, "start") ? SDLK_n : SDLK_RETURN, 0);
        return true;
    }
    bool done = lines_of(gui) != of->lines || vaka_picks_any(&play->picks) || gui->menu.open;
    if (of->at % 2 == 1) { /* it was dragged */
        assert_true(of->own ? done : !done);
        assert_true(of->own || play->chart.x != of->x);
        of->done++;
        of->at++;
        return of->done < 3;
    }
    if (vaka_picks_any(&play->picks) || gui->menu.open) {
        press_key(SDLK_ESCAPE, 0);
        return true;
    }
    int32_t zone = find_target(gui, of->own);
    if (zone != VAKA_NONE && of->steps % 2) {
        of->at++;
        of->lines = lines_of(gui);
        of->x = play->chart.x;
        drag_from(gui, zone);
    } else
        vaka_play_act(gui, &play->view.legal[of->steps % play->view.legal_count]);
    return true;
}

static void drag_about(bool own)
{
    hands of = {.next = drag_map, .own = own};
    vaka_gui_start start = {.robot = act, .robot_data = &of, .width = 1280, .height = 720};
    scratch at;

    open_scratch(&at, "en");
    assert_int_equal(vaka_desk_run(&start), 0);
    assert_int_equal(of.done, 3);
    close_scratch(&at);
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

static bool drop_for_others(hands *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (is_on(gui, "curtain") || play->recap || play->over) {
        press_key(SDLK_RETURN, 0);
        return !play->over;
    }
    if (play->view.seat != of->seat) {
        assert_int_equal(lines_of(gui), of->lines);
        assert_false(vaka_picks_any(&play->picks) || gui->menu.open);
        of->done += of->zone >= 0 && play->targets[of->zone];
    }
    of->seat = play->view.seat;
    of->zone = place_of_other(&play->view);
    of->lines = lines_of(gui) + 1;
    vaka_play_act(gui, &play->view.legal[of->steps % play->view.legal_count]);
    play->drop = of->zone;
    return of->done < 3;
}

static void what_one_lets_go_of_nobody_else_goes_on_with(void **state)
{
    static const char *const modules[] = {"tests/modules/skirmish", NULL};
    hands of = {.next = drop_for_others, .zone = VAKA_NONE};
    vaka_gui_start start = {.robot = act, .robot_data = &of};
    bed host;

    (void)state;
    open_bed(&host, modules);
    start.host = &host.host;
    start.record = bed_record(&host, 0, 1);
    assert_int_equal(vaka_gui_run(&start), 0);
    assert_true(of.done > 0);
    vaka_record_close(start.record);
    close_bed(&host);
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
