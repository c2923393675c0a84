/* gui_editor_touch_test.c - a scenario is drawn with fingers: one paints and picks as the mouse
 * does, two move and zoom the map and paint nothing.
 *
 * SPDX-License-Identifier: MIT
 *
 * Events come as SDL sends them on a touch screen: those of a mouse that is the first finger, each
 * before its finger's own. */
#include "gui_editor.h"

#include <math.h>

static void push_finger(vaka_gui *gui, uint32_t type, int64_t finger, SDL_Point at)
{
    SDL_Event event = {.type = type};

    event.tfinger.touchId = 1;
    event.tfinger.fingerId = finger;
    event.tfinger.x = (float)at.x / (float)gui->look.canvas->w;
    event.tfinger.y = (float)at.y / (float)gui->look.canvas->h;
    SDL_PushEvent(&event);
}

/* The finger that is a mouse, too. */
static void first_finger(vaka_gui *gui, uint32_t type, SDL_Point at)
{
    SDL_Event event = {.type = type == SDL_FINGERDOWN ? SDL_MOUSEBUTTONDOWN
                               : type == SDL_FINGERUP ? SDL_MOUSEBUTTONUP
                                                      : SDL_MOUSEMOTION};

    if (type == SDL_FINGERMOTION) {
        event.motion.which = SDL_TOUCH_MOUSEID;
        event.motion.x = at.x;
        event.motion.y = at.y;
        event.motion.state = SDL_BUTTON_LMASK;
    } else {
        event.button.which = SDL_TOUCH_MOUSEID;
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = at.x;
        event.button.y = at.y;
    }
    SDL_PushEvent(&event);
    push_finger(gui, type, 1, at);
}

static SDL_Point beside(SDL_Point at, int dx, int dy)
{
    return (SDL_Point){at.x + dx, at.y + dy};
}

static bool go_there(guest *of, vaka_gui *gui)
{
    return !of->done ? (to_editor(gui, "Conquest of Paradise", "The game as it is"), true) : false;
}

static bool leave(guest *of, vaka_gui *gui)
{
    of->done++;
    click_label(gui, "Back");
    return true;
}

static bool paint_by_finger(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "editor"))
        return go_there(of, gui);
    SDL_Point from = place_at(gui, 4, 2), to = place_at(gui, 4, 3);
    switch (of->at++) {
    case 0:
        of->count = rows_of(gui, "map");
        click_label(gui, "Ocean");
        break;
    case 1:
        first_finger(gui, SDL_FINGERDOWN, from);
        first_finger(gui, SDL_FINGERMOTION, beside(from, 0, (to.y - from.y) / 2));
        first_finger(gui, SDL_FINGERMOTION, to);
        first_finger(gui, SDL_FINGERUP, to);
        break;
    case 2: /* one step */
        assert_int_equal(rows_of(gui, "map"), of->count + 2);
        click_label(gui, "Undo");
        break;
    case 3: /* a tap paints one */
        assert_int_equal(rows_of(gui, "map"), of->count);
        first_finger(gui, SDL_FINGERDOWN, from);
        first_finger(gui, SDL_FINGERUP, from);
        break;
    case 4:
        assert_int_equal(rows_of(gui, "map"), of->count + 1);
        press_key(SDLK_z, KMOD_CTRL);
        break;
    default:
        return leave(of, gui);
    }
    return true;
}

static void one_finger_paints_as_the_mouse_does(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, paint_by_finger, "en");
    assert_int_equal(one.done, 1);
}

static float scale_before, x_before, y_before;

static void note_sight(vaka_gui *gui)
{
    scale_before = editor_of(gui)->scale;
    x_before = editor_of(gui)->x;
    y_before = editor_of(gui)->y;
}

static void assert_unpainted(guest *of, vaka_gui *gui)
{
    assert_int_equal(rows_of(gui, "map"), of->count);
    assert_null(vaka_draft_can_undo(editor_of(gui)->draft));
}

/* Two fingers lie down where there is no hex, and one of them has begun to paint, if `paints`. */
static void lay_two(vaka_gui *gui, SDL_Point first, SDL_Point second, bool paints)
{
    first_finger(gui, SDL_FINGERDOWN, first);
    if (paints)
        first_finger(gui, SDL_FINGERMOTION, beside(first, 2, 20));
    push_finger(gui, SDL_FINGERDOWN, 2, second);
}

static bool pinch_the_map(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "editor"))
        return go_there(of, gui);
    SDL_Point first = place_at(gui, 4, 2), second = beside(first, 60, 0);
    switch (of->at++) {
    case 0:
        of->count = rows_of(gui, "map");
        click_label(gui, "Ocean");
        break;
    case 1: /* away from each other */
        note_sight(gui);
        lay_two(gui, first, second, false);
        push_finger(gui, SDL_FINGERMOTION, 2, beside(second, 60, 0));
        first_finger(gui, SDL_FINGERUP, first);
        push_finger(gui, SDL_FINGERUP, 2, beside(second, 60, 0));
        break;
    case 2:
        assert_unpainted(of, gui);
        assert_true(fabsf(editor_of(gui)->scale - 2 * scale_before) < 1);
        note_sight(gui);
        lay_two(gui, first, second, true); /* both to the side */
        first_finger(gui, SDL_FINGERMOTION, beside(first, 80, 0));
        push_finger(gui, SDL_FINGERMOTION, 2, beside(second, 80, 0));
        push_finger(gui, SDL_FINGERUP, 2, beside(second, 80, 0));
        first_finger(gui, SDL_FINGERMOTION, beside(first, 120, 90)); /* one alone: nothing */
        first_finger(gui, SDL_FINGERUP, beside(first, 120, 90));
        break;
    case 3: /* what one had painted before the other came is not there */
        assert_unpainted(of, gui);
        assert_true(fabsf(editor_of(gui)->scale - scale_before) < scale_before * 0.1f);
        assert_true(editor_of(gui)->x < x_before - 60 / scale_before);
        assert_true(fabsf(editor_of(gui)->y - y_before) < 30 / scale_before);
        first_finger(gui, SDL_FINGERDOWN, first); /* then one paints again */
        first_finger(gui, SDL_FINGERUP, first);
        break;
    case 4:
        assert_int_equal(rows_of(gui, "map"), of->count + 1);
        press_key(SDLK_z, KMOD_CTRL);
        break;
    default:
        return leave(of, gui);
    }
    return true;
}

static void two_fingers_move_and_zoom_the_map_and_paint_nothing(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, pinch_the_map, "en");
    assert_int_equal(one.done, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_finger_paints_as_the_mouse_does),
        cmocka_unit_test(two_fingers_move_and_zoom_the_map_and_paint_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
