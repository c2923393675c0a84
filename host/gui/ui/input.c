/* gui/ui/input.c - mouse and keyboard: from events to what was pressed.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "gui/gui_inside.h"

#define HELD 250     /* ms between two looks while programs wait */
#define DRAG_LEAST 6 /* pixels before a press becomes a drag */

/* false: there was none. */
static bool clear_notice(vaka_gui *gui)
{
    bool told = gui->notice[0] != '\0';

    gui->dirty = gui->dirty || told;
    gui->notice[0] = '\0';
    return told;
}

/* What is pressed beside an open menu or the help closes it. */
static void press(vaka_gui *gui, const vaka_hit *hit, bool all)
{
    vaka_hit one = hit ? *hit : (vaka_hit){0};

    gui->dirty = true;
    if (gui->help) {
        gui->help = vaka_help_press(gui, &one);
        return;
    }
    if (gui->field.text && !vaka_widget_same(&one, &gui->field.hit))
        vaka_field_end(gui);
    if (gui->menu.open) {
        vaka_menu_close(gui);
        if (one.what == VAKA_HIT_ITEM && gui->screen->chosen)
            gui->screen->chosen(gui, one.a);
        return;
    }
    if (one.what == VAKA_HIT_HELP)
        vaka_help_open(gui);
    else if (one.what)
        gui->screen->press(gui, &one, all);
}

static void button_down(vaka_gui *gui, const SDL_MouseButtonEvent *event)
{
    vaka_hit *hit = vaka_widget_at(gui, event->x, event->y);

    clear_notice(gui);
    vaka_motion_stop(gui);
    gui->focus_shown = false;
    gui->down = hit ? *hit : (vaka_hit){0};
    gui->down_x = gui->x = event->x;
    gui->down_y = gui->y = event->y;
    gui->dragging = false;
    gui->dirty = true;
}

static void button_up(vaka_gui *gui, const SDL_MouseButtonEvent *event)
{
    vaka_hit *hit = vaka_widget_at(gui, event->x, event->y);
    vaka_hit none = {0};

    gui->x = event->x;
    gui->y = event->y;
    if (gui->dragging) {
        gui->dragging = false;
        if (gui->screen->drag)
            gui->screen->drag(gui, 0, 0, true);
    } else if (vaka_widget_same(hit ? hit : &none, &gui->down)) {
        if (!hit || !hit->off || hit->what == VAKA_HIT_PANEL || hit->what == VAKA_HIT_UNDO ||
            hit->what == VAKA_HIT_REDO)
            press(gui, hit, event->button != SDL_BUTTON_LEFT);
        if (hit)
            gui->focus = *hit;
    }
    gui->down = none;
}

static void moved(vaka_gui *gui, const SDL_MouseMotionEvent *event)
{
    vaka_hit *before = vaka_widget_at(gui, gui->x, gui->y);
    vaka_hit *now = vaka_widget_at(gui, event->x, event->y);
    bool far = abs(event->x - gui->down_x) + abs(event->y - gui->down_y) > DRAG_LEAST;

    gui->x = event->x;
    gui->y = event->y;
    if (before != now)
        gui->dirty = true;
    if ((gui->down.what == VAKA_HIT_BOARD || gui->down.what == VAKA_HIT_SCRUB) &&
        (event->state & SDL_BUTTON_LMASK) && far)
        gui->dragging = true;
    if (gui->dragging && gui->screen->drag &&
        gui->screen->drag(gui, event->xrel, event->yrel, false))
        gui->dirty = true;
    else if (gui->screen->point && gui->screen->point(gui, event->x, event->y))
        gui->dirty = true;
}

static void wheel(vaka_gui *gui, const SDL_MouseWheelEvent *event)
{
    vaka_scroll *scroll = vaka_scroll_at(gui, gui->x, gui->y);
    float steps = event->preciseY != 0 ? event->preciseY : (float)event->y;

    if (scroll)
        vaka_scroll_by(gui, scroll, -(int)(steps * 48));
    else if (gui->screen->wheel && !gui->menu.open &&
             gui->screen->wheel(gui, gui->x, gui->y, steps))
        gui->dirty = true;
}

/* Keys that mean the same everywhere. */
static bool common_key(vaka_gui *gui, const SDL_Keysym *key)
{
    bool control = (key->mod & KMOD_CTRL) != 0;

    switch (key->sym) {
    case SDLK_F1:
        if (gui->help)
            gui->help = false;
        else
            vaka_help_open(gui);
        return true;
    case SDLK_F10:
        if (gui->screen != &vaka_screen_settings && !gui->menu.open)
            vaka_settings_visit(gui);
        return true;
    case SDLK_F2:
        vaka_window_theme(gui, !gui->dark);
        return true;
    case SDLK_F11:
        vaka_window_full(gui, !gui->full);
        return true;
    case SDLK_PLUS:
    case SDLK_EQUALS:
    case SDLK_KP_PLUS:
        if (control)
            vaka_window_percent(gui, gui->percent + 20);
        return control;
    case SDLK_MINUS:
    case SDLK_KP_MINUS:
        if (control)
            vaka_window_percent(gui, gui->percent - 20);
        return control;
    case SDLK_0:
        if (control)
            vaka_window_percent(gui, 100);
        return control;
    default:
        return false;
    }
}

static void press_focus(vaka_gui *gui, bool all)
{
    vaka_hit *hit = vaka_widget_focus(gui);

    if (!hit)
        return;
    gui->x = hit->box.x + hit->box.w / 2;
    gui->y = hit->box.y + hit->box.h / 2;
    press(gui, hit, all);
}

/* Escape closes what lies on top; where nothing does, it is the screen's. */
static bool escape(vaka_gui *gui)
{
    if (gui->help)
        gui->help = false;
    else if (gui->menu.open)
        vaka_menu_close(gui);
    else
        return false;
    gui->dirty = true;
    return true;
}

/* Keys that move the focus and press what has it. */
static bool focus_key(vaka_gui *gui, const SDL_Keysym *key)
{
    bool listing = gui->menu.open || gui->help;
    bool up_down = listing || (gui->screen != &vaka_screen_replay &&
                               (!vaka_widget_focus(gui) || gui->screen != &vaka_screen_play ||
                                gui->focus.what != VAKA_HIT_BOARD));

    switch (key->sym) {
    case SDLK_TAB:
        vaka_widget_step(gui, key->mod & KMOD_SHIFT ? -1 : 1);
        return true;
    case SDLK_DOWN:
    case SDLK_RIGHT:
        if (up_down)
            vaka_widget_step(gui, 1);
        return up_down;
    case SDLK_UP:
    case SDLK_LEFT:
        if (up_down)
            vaka_widget_step(gui, -1);
        return up_down;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
        if (!vaka_widget_focus(gui) || gui->focus.what == VAKA_HIT_BOARD)
            return false;
        press_focus(gui, (key->mod & KMOD_SHIFT) != 0);
        gui->field.begun = gui->field.text && key->sym == SDLK_SPACE;
        return true;
    case SDLK_ESCAPE:
        return escape(gui);
    default:
        return false;
    }
}

/* What a key presses it presses once, however long it is held: the next button may be somebody
 * else's. */
static bool is_told_again(const SDL_KeyboardEvent *event)
{
    SDL_Keycode key = event->keysym.sym;

    return event->repeat && (key == SDLK_RETURN || key == SDLK_KP_ENTER || key == SDLK_SPACE);
}

/* The second half of a double click was meant for what lay there before the curtain fell. */
static bool is_too_quick(const vaka_gui *gui, const SDL_MouseButtonEvent *event)
{
    return event->clicks > 1 && gui->screen == &vaka_screen_curtain;
}

static void key_down(vaka_gui *gui, const SDL_Keysym *key)
{
    bool told = clear_notice(gui);

    gui->focus_shown = true;
    gui->dirty = true;
    if (told && key->sym == SDLK_ESCAPE)
        return; /* that was what it was for */
    if (vaka_field_key(gui, key))
        return;
    if (gui->help && vaka_help_key(gui, key))
        return;
    if (common_key(gui, key))
        return;
    if (gui->field.text && (key->mod & KMOD_CTRL))
        return; /* who types means the text */
    if (vaka_scroll_key(gui, key) || focus_key(gui, key))
        return;
    if (!gui->help && !gui->menu.open && gui->screen->key)
        gui->screen->key(gui, key);
}

static void window_event(vaka_gui *gui, const SDL_WindowEvent *event)
{
    switch (event->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_RESTORED:
        gui->dirty = true;
        break;
    case SDL_WINDOWEVENT_LEAVE:
        gui->x = gui->y = -1;
        if (gui->screen->point && gui->screen->point(gui, -1, -1))
            gui->dirty = true;
        break;
    default:
        break;
    }
}

/* What is pressed is what can be seen: several events may have come since it was drawn. */
static bool presses(const SDL_Event *event)
{
    return event->type == SDL_KEYDOWN || event->type == SDL_MOUSEBUTTONDOWN;
}

void vaka_input_obey(vaka_gui *gui, const SDL_Event *event)
{
    if (gui->dirty && presses(event))
        vaka_window_frame(gui);
    switch (event->type) {
    case SDL_QUIT:
        gui->closing = true;
        break;
    case SDL_WINDOWEVENT:
        window_event(gui, &event->window);
        break;
    case SDL_MOUSEMOTION:
        moved(gui, &event->motion);
        break;
    case SDL_MOUSEBUTTONDOWN:
        if (!is_too_quick(gui, &event->button))
            button_down(gui, &event->button);
        break;
    case SDL_MOUSEBUTTONUP:
        button_up(gui, &event->button);
        break;
    case SDL_MOUSEWHEEL:
        wheel(gui, &event->wheel);
        break;
    case SDL_KEYDOWN:
        if (!is_told_again(&event->key))
            key_down(gui, &event->key.keysym);
        break;
    case SDL_TEXTINPUT:
        if (vaka_field_type(gui, event->text.text))
            break;
        if (event->text.text[0] == '?' && gui->screen->type == NULL && !gui->help)
            vaka_help_open(gui);
        else if (gui->screen->type)
            gui->screen->type(gui, event->text.text);
        break;
    default:
        break;
    }
}

/* ms until something on the screen changes by itself; negative: never. */
static int due(const vaka_gui *gui)
{
    bool board = gui->screen == &vaka_screen_play || gui->screen == &vaka_screen_replay;
    int moving = board && gui->play.viewing ? vaka_motion_due(gui) : -1;
    int waking = -1;

    if (gui->wake) {
        waking = (int)(gui->wake - SDL_GetTicks());
        waking = waking > 0 ? waking : 0;
    }
    return moving < 0 ? waking : waking < 0 || moving < waking ? moving : waking;
}

static void tick(vaka_gui *gui)
{
    bool board = gui->screen == &vaka_screen_play || gui->screen == &vaka_screen_replay;

    if (board && gui->play.viewing)
        vaka_motion_tick(gui);
    if (!gui->wake || (int)(gui->wake - SDL_GetTicks()) > 0)
        return;
    gui->wake = 0;
    if (gui->screen->tick)
        gui->screen->tick(gui);
}

/* The pointer is told in units of the window, which may have several pixels. */
static void scale(const vaka_gui *gui, SDL_Event *event)
{
    float dots = gui->dots > 0 ? gui->dots : 1;

    if (dots == 1.0f)
        return;
    if (event->type == SDL_MOUSEMOTION) {
        event->motion.x = (int)((float)event->motion.x * dots);
        event->motion.y = (int)((float)event->motion.y * dots);
        event->motion.xrel = (int)((float)event->motion.xrel * dots);
        event->motion.yrel = (int)((float)event->motion.yrel * dots);
    } else if (event->type == SDL_MOUSEBUTTONDOWN || event->type == SDL_MOUSEBUTTONUP) {
        event->button.x = (int)((float)event->button.x * dots);
        event->button.y = (int)((float)event->button.y * dots);
    }
}

/* The next event; waits for it, unless a robot plays. */
static bool next_event(vaka_gui *gui, SDL_Event *event)
{
    int wait;

    if (SDL_PollEvent(event))
        return true;
    tick(gui);
    vaka_window_frame(gui);
    if (gui->start->robot && gui->start->robot(gui->start->robot_data, gui))
        return SDL_PollEvent(event) != 0;
    if (gui->play.viewing)
        vaka_motion_missing(gui);
    if (gui->dirty)
        vaka_window_frame(gui);
    wait = due(gui);
    return wait < 0 ? SDL_WaitEvent(event) != 0 : SDL_WaitEventTimeout(event, wait) != 0;
}

void vaka_input_run(vaka_gui *gui, const bool *done)
{
    SDL_Event event;

    while (!*done && !gui->closing)
        if (next_event(gui, &event)) {
            scale(gui, &event);
            vaka_input_obey(gui, &event);
        }
}

/* Programs wait while somebody reads, or has told them to. */
static bool is_held(const vaka_gui *gui)
{
    return gui->menu.open || gui->help || gui->play.paused || gui->field.text;
}

void vaka_input_pause(vaka_gui *gui, int ms)
{
    uint32_t end = SDL_GetTicks() + (uint32_t)(ms > 0 ? ms : 0);
    SDL_Event event;

    vaka_window_frame(gui);
    for (int left = ms; (left > 0 || is_held(gui)) && !gui->closing && !gui->play.leave;
         left = (int)(end - SDL_GetTicks())) {
        int wait = due(gui), most = left > 0 ? left : HELD;

        wait = wait < 0 || wait > most ? most : wait;
        if (SDL_WaitEventTimeout(&event, wait > 0 ? wait : 1)) {
            scale(gui, &event);
            vaka_input_obey(gui, &event);
        }
        tick(gui);
        vaka_window_frame(gui);
    }
}
