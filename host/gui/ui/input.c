/* gui/ui/input.c - mouse and keyboard: from events to what was pressed. Two fingers: touch.c.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "gui/ui/ui.h"

#define HELD 250     /* ms between two looks while programs wait */
#define AWAIT 15     /* … whether something is over that happens elsewhere */
#define DRAG_LEAST 6 /* pixels before a press becomes a drag */

/* false: there was none. */
static bool clear_notice(vaka_ui *ui)
{
    bool told = ui->notice[0] != '\0';

    ui->dirty = ui->dirty || told;
    ui->notice[0] = '\0';
    return told;
}

/* What is pressed beside an open menu or the help closes it. */
static void press(vaka_ui *ui, const vaka_hit *hit, bool all)
{
    vaka_hit one = hit ? *hit : (vaka_hit){0};

    ui->dirty = true;
    if (ui->help) {
        ui->help = vaka_help_press(ui, &one);
        return;
    }
    if (ui->field.text && !vaka_widget_same(&one, &ui->field.hit))
        vaka_field_end(ui);
    if (ui->menu.open) {
        vaka_menu_close(ui);
        ui->beside = one.what != VAKA_HIT_ITEM;
        if (one.what == VAKA_HIT_ITEM && ui->screen->chosen)
            ui->screen->chosen(ui->data, one.a);
        return;
    }
    if (one.what == VAKA_HIT_HELP)
        vaka_help_open(ui);
    else if (one.what == VAKA_HIT_BUTTON && ui->screen->button)
        ui->screen->button(ui->data, one.a, one.b);
    else if (one.what && ui->screen->press)
        ui->screen->press(ui->data, &one, all);
}

/* Does it mean the same? Actions are told by what they say, for their numbers change; a button that
 * only shows another state is still the same. */
static bool is_still(const vaka_hit *a, const vaka_hit *b)
{
    bool action = a->what == VAKA_HIT_ACTION || a->what == VAKA_HIT_PANEL;
    bool said = strcmp(a->label, b->label) == 0;

    if (a->what != b->what)
        return false;
    return action ? said : vaka_widget_same(a, b) && (said || a->what != VAKA_HIT_ITEM);
}

/* Is it the button that was pressed, there again because the menu that it opened was closed? Only
 * those that do nothing in a game: what is done there is not the same a second time. */
static bool is_back(const vaka_hit *now, const vaka_hit *was)
{
    static const int harmless[] = {VAKA_HIT_CLOSE, VAKA_HIT_MORE, VAKA_HIT_TOOLS, VAKA_HIT_WHY,
                                   VAKA_HIT_HELP};

    for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++)
        if (now->what == harmless[i])
            return is_still(now, was);
    return false;
}

void vaka_input_drawn(vaka_ui *ui)
{
    const vaka_hit *hit = vaka_widget_at(ui, ui->down_x, ui->down_y);
    vaka_hit now = hit ? *hit : (vaka_hit){0};

    if (is_still(&now, &ui->under))
        return;
    ui->under = now;
    ui->under_since = is_back(&now, &ui->was) ? 0 : vaka_ui_now(ui);
}

static bool is_near(const vaka_ui *ui, int x, int y)
{
    return abs(x - ui->down_x) + abs(y - ui->down_y) <= DRAG_LEAST;
}

/* Who moves the pointer away or scrolls knows that something else lies there. */
void vaka_input_forget(vaka_ui *ui)
{
    ui->under = ui->was = (vaka_hit){0};
    ui->under_since = 0;
    ui->down_x = ui->down_y = -1;
}

void vaka_input_let_go(vaka_ui *ui)
{
    bool drags = ui->dragging;

    ui->x = ui->down_x;
    ui->y = ui->down_y;
    ui->dragging = false;
    if (drags && ui->screen->drag)
        ui->screen->drag(ui->data, 0, 0, true);
    ui->down = (vaka_hit){0};
    ui->dirty = true;
}

/* A second click at the same place was meant for what lay there when it was begun. Until there was
 * time to read what lies there now, the pointer has to be moved before that can be pressed with it;
 * a shorter time on a board, whose spaces are one thing, for a finger, which is no pointer that
 * rests, and where a press beside a menu has closed it: it lay there before the menu, too. */
static bool is_resting(const vaka_ui *ui, const vaka_hit *hit, const SDL_MouseButtonEvent *event)
{
    bool brief =
        hit && (hit->what == VAKA_HIT_BOARD || event->which == SDL_TOUCH_MOUSEID || ui->beside);

    return vaka_ui_rests(ui) && ui->under_since && hit && is_still(hit, &ui->under) &&
           is_near(ui, event->x, event->y) &&
           vaka_ui_now(ui) - ui->under_since < (brief ? VAKA_RESTS : VAKA_RESTS_BELOW);
}

/* Who clicks late has seen what lies there: he is told why nothing comes of it, and goes on seeing
 * it. */
static void rest(vaka_ui *ui, const vaka_hit *hit)
{
    ui->down = (vaka_hit){.what = VAKA_HIT_RESTS};
    if (vaka_ui_now(ui) - ui->under_since < VAKA_RESTS)
        return;
    vaka_notice_say(ui, false, VAKA_TEXT("This is another button now: move the pointer first."));
    ui->notice_off = hit->box;
}

static void button_down(vaka_ui *ui, const SDL_MouseButtonEvent *event)
{
    vaka_hit *hit = vaka_widget_at(ui, event->x, event->y);

    clear_notice(ui);
    if (ui->dragging) /* another button is down */
        vaka_input_let_go(ui);
    if (ui->screen->motion)
        ui->screen->motion->stop(ui->data);
    ui->focus_shown = false;
    if (is_resting(ui, hit, event)) {
        rest(ui, hit);
        return;
    }
    ui->down = ui->under = ui->was = hit ? *hit : (vaka_hit){0};
    ui->under_since = 0;
    ui->beside = false;
    ui->down_x = ui->x = event->x;
    ui->down_y = ui->y = event->y;
    ui->dragging = false;
    ui->dirty = true;
}

/* What was pressed has the focus; or, if a menu came of it, the first line of that, as when a key
 * has opened it: keys go on from there. */
static void focus_on(vaka_ui *ui, const vaka_hit *hit)
{
    if (ui->menu.open && ui->focus.what == VAKA_HIT_ITEM) {
        ui->menu.before = *hit;
        ui->focus_shown = true;
    } else {
        ui->focus = *hit;
    }
}

static void button_up(vaka_ui *ui, const SDL_MouseButtonEvent *event)
{
    vaka_hit *hit = vaka_widget_at(ui, event->x, event->y);
    vaka_hit none = {0}, one = hit ? *hit : none;

    ui->x = event->x;
    ui->y = event->y;
    if (ui->dragging) {
        ui->dragging = false;
        if (ui->screen->drag)
            ui->screen->drag(ui->data, 0, 0, true);
    } else if (vaka_widget_same(hit ? hit : &none, &ui->down)) {
        ui->focus_given = false;
        if (!hit || !hit->off || hit->what == VAKA_HIT_PANEL || hit->what == VAKA_HIT_UNDO ||
            hit->what == VAKA_HIT_REDO)
            press(ui, hit, event->button != SDL_BUTTON_LEFT);
        if (hit && !hit->blank && !ui->focus_given)
            focus_on(ui, &one);
    }
    ui->down = none;
}

static void moved(vaka_ui *ui, const SDL_MouseMotionEvent *event)
{
    vaka_hit *before = vaka_widget_at(ui, ui->x, ui->y);
    vaka_hit *now = vaka_widget_at(ui, event->x, event->y);
    bool far = !is_near(ui, event->x, event->y);

    ui->x = event->x;
    ui->y = event->y;
    if (before != now)
        ui->dirty = true;
    if (far && !event->state)
        vaka_input_forget(ui);
    if ((ui->down.what == VAKA_HIT_BOARD || ui->down.what == VAKA_HIT_SCRUB ||
         ui->down.what == VAKA_HIT_TRAY) &&
        (event->state & SDL_BUTTON_LMASK) && far)
        ui->dragging = true;
    if (ui->dragging && ui->screen->drag &&
        ui->screen->drag(ui->data, event->xrel, event->yrel, false))
        ui->dirty = true;
    else if (ui->screen->point && ui->screen->point(ui->data, event->x, event->y))
        ui->dirty = true;
}

static void wheel(vaka_ui *ui, const SDL_MouseWheelEvent *event)
{
    vaka_scroll *scroll = vaka_scroll_at(ui, ui->x, ui->y);
    float steps = event->preciseY != 0 ? event->preciseY : (float)event->y;

    if (scroll) {
        vaka_scroll_by(ui, scroll, -(int)(steps * 48));
        vaka_input_forget(ui);
        if (ui->screen->point && ui->screen->point(ui->data, -1, -1)) /* it lies elsewhere now */
            ui->dirty = true;
    } else if (ui->screen->wheel && !ui->menu.open &&
               ui->screen->wheel(ui->data, ui->x, ui->y, steps)) {
        ui->dirty = true;
    }
}

/* Text as large as it can be is not silent about it. */
static void enlarge(vaka_ui *ui)
{
    int percent = ui->look->percent + 20, most = vaka_window_most(ui);

    if (most < VAKA_LOOK_MOST && ui->look->percent >= most)
        vaka_notice_say(ui, false, VAKA_TEXT("Text has no room to be larger in this window."));
    else
        vaka_window_percent(ui, SDL_min(percent, most));
}

/* Keys that mean the same everywhere. */
static bool common_key(vaka_ui *ui, const SDL_Keysym *key)
{
    bool control = (key->mod & KMOD_CTRL) != 0;

    switch (key->sym) {
    case SDLK_F1:
        if (ui->help)
            ui->help = false;
        else
            vaka_help_open(ui);
        return true;
    case SDLK_F10:
        if (!ui->screen->settings && ui->visit_settings && !ui->menu.open)
            ui->visit_settings(ui->settings_data);
        return true;
    case SDLK_F2:
        vaka_window_theme(ui, !ui->look->dark);
        return true;
    case SDLK_F3:
        vaka_sound_mute(ui, !ui->mute);
        return true;
    case SDLK_F11:
        vaka_window_full(ui, !ui->full);
        return true;
    case SDLK_PLUS:
    case SDLK_EQUALS:
    case SDLK_KP_PLUS:
        if (control)
            enlarge(ui);
        return control;
    case SDLK_MINUS:
    case SDLK_KP_MINUS:
        if (control)
            vaka_window_percent(ui, ui->look->percent - 20);
        return control;
    case SDLK_0:
        if (control)
            vaka_window_percent(ui, 100);
        return control;
    default:
        return false;
    }
}

static void press_focus(vaka_ui *ui, bool all)
{
    vaka_hit *hit = vaka_widget_focus(ui);

    if (!hit)
        return;
    ui->x = hit->box.x + hit->box.w / 2;
    ui->y = hit->box.y + hit->box.h / 2;
    press(ui, hit, all);
}

/* Escape closes what lies on top; where nothing does, it is the screen's. */
static bool escape(vaka_ui *ui)
{
    if (ui->help)
        ui->help = false;
    else if (ui->menu.open)
        vaka_menu_close(ui);
    else
        return false;
    ui->dirty = true;
    return true;
}

/* Keys that move the focus and press what has it. */
static bool focus_key(vaka_ui *ui, const SDL_Keysym *key)
{
    bool up_down = ui->menu.open || ui->help || !vaka_ui_screen_takes(ui, key);

    switch (key->sym) {
    case SDLK_TAB:
        vaka_widget_step(ui, key->mod & KMOD_SHIFT ? -1 : 1);
        return true;
    case SDLK_DOWN:
    case SDLK_RIGHT:
    case SDLK_UP:
    case SDLK_LEFT:
        if (up_down)
            vaka_widget_step(ui, key->sym == SDLK_DOWN || key->sym == SDLK_RIGHT ? 1 : -1);
        return up_down;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
        if (!vaka_widget_focus(ui) || ui->focus.what == VAKA_HIT_BOARD || !up_down)
            return false;
        press_focus(ui, (key->mod & KMOD_SHIFT) != 0);
        ui->field.begun = ui->field.text && key->sym == SDLK_SPACE;
        return true;
    case SDLK_ESCAPE:
        return escape(ui);
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
static bool is_too_quick(const vaka_ui *ui, const SDL_MouseButtonEvent *event)
{
    return event->clicks > 1 && ui->screen->private;
}

/* Who types and goes on to the next field types there. */
static void type_on(vaka_ui *ui)
{
    if (ui->focus.field)
        press_focus(ui, false);
}

static void key_down(vaka_ui *ui, const SDL_Keysym *key)
{
    bool told = clear_notice(ui), typed = ui->field.text != NULL;

    ui->focus_shown = true;
    ui->dirty = true;
    ui->menu.keyed = ui->menu.open;
    if (told && key->sym == SDLK_ESCAPE)
        return; /* that was what it was for */
    if (vaka_field_key(ui, key))
        return;
    if (ui->help && vaka_help_key(ui, key))
        return;
    if (common_key(ui, key))
        return;
    if (ui->field.text && (key->mod & KMOD_CTRL))
        return; /* who types means the text */
    if (vaka_scroll_key(ui, key)) {
        vaka_input_forget(ui);
        return;
    }
    if (focus_key(ui, key)) { /* which may scroll, too */
        vaka_input_forget(ui);
        if (typed && key->sym == SDLK_TAB)
            type_on(ui);
        return;
    }
    if (!ui->help && !ui->menu.open && ui->screen->key)
        ui->screen->key(ui->data, key);
}

static void window_event(vaka_ui *ui, const SDL_WindowEvent *event)
{
    switch (event->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_RESTORED:
        ui->dirty = true;
        break;
    case SDL_WINDOWEVENT_LEAVE:
        ui->x = ui->y = -1;
        vaka_input_forget(ui);
        if (ui->screen->point && ui->screen->point(ui->data, -1, -1))
            ui->dirty = true;
        break;
    default:
        break;
    }
}

/* The path belongs to us now. */
static void dropped(vaka_ui *ui, char *path)
{
    if (ui->screen->drop && !ui->menu.open && !ui->help)
        ui->screen->drop(ui->data, path);
    else
        vaka_notice_say(ui, false,
                        VAKA_TEXT("A mod is installed by dropping it on the start screen."));
    SDL_free(path);
    ui->dirty = true;
}

/* What is pressed is what can be seen: several events may have come since it was drawn. */
static bool presses(const SDL_Event *event)
{
    return event->type == SDL_KEYDOWN || event->type == SDL_MOUSEBUTTONDOWN;
}

void vaka_input_obey(vaka_ui *ui, const SDL_Event *event)
{
    if (vaka_touch_takes(ui, event))
        return;
    if (ui->dirty && presses(event))
        vaka_window_frame(ui);
    switch (event->type) {
    case SDL_QUIT:
        ui->closing = true;
        break;
    case SDL_WINDOWEVENT:
        window_event(ui, &event->window);
        break;
    case SDL_MOUSEMOTION:
        moved(ui, &event->motion);
        break;
    case SDL_MOUSEBUTTONDOWN:
        if (!is_too_quick(ui, &event->button))
            button_down(ui, &event->button);
        break;
    case SDL_MOUSEBUTTONUP:
        button_up(ui, &event->button);
        break;
    case SDL_MOUSEWHEEL:
        wheel(ui, &event->wheel);
        break;
    case SDL_KEYDOWN:
        if (!is_told_again(&event->key))
            key_down(ui, &event->key.keysym);
        break;
    case SDL_TEXTINPUT:
        if (vaka_field_type(ui, event->text.text))
            break;
        if (event->text.text[0] != '?' && event->text.text[0] != ' ' &&
            vaka_menu_type(ui, event->text.text))
            break;
        if (event->text.text[0] == '?' && !ui->help)
            vaka_help_open(ui);
        break;
    case SDL_DROPFILE:
        dropped(ui, event->drop.file);
        break;
    default:
        break;
    }
}

/* ms until something on the screen changes by itself; negative: never. */
static int due(const vaka_ui *ui)
{
    int moving = ui->screen->motion ? ui->screen->motion->due(ui->data) : -1;
    int waking = ui->wake ? (int)(ui->wake - SDL_GetTicks()) : -1;

    if (ui->wake)
        waking = SDL_max(waking, 0);
    return moving < 0 ? waking : waking < 0 || moving < waking ? moving : waking;
}

static void tick(vaka_ui *ui)
{
    if (ui->screen->motion) {
        vaka_notice_missing(ui);
        ui->screen->motion->tick(ui->data);
    }
    if (!ui->wake || (int)(ui->wake - SDL_GetTicks()) > 0)
        return;
    ui->wake = 0;
    if (ui->screen->tick)
        ui->screen->tick(ui->data);
}

/* The pointer is told in units of the window, which may have several pixels. */
static void scale(const vaka_ui *ui, SDL_Event *event)
{
    float dots = ui->dots > 0 ? ui->dots : 1;

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
static bool next_event(vaka_ui *ui, SDL_Event *event)
{
    int wait;

    if (SDL_PollEvent(event))
        return true;
    tick(ui);
    vaka_window_frame(ui);
    if (ui->start->robot && ui->start->robot(ui->start->robot_data, ui->gui))
        return SDL_PollEvent(event) != 0;
    if (ui->screen->motion)
        vaka_notice_missing(ui);
    vaka_window_frame(ui);
    wait = due(ui);
    return wait < 0 ? SDL_WaitEvent(event) != 0 : SDL_WaitEventTimeout(event, wait) != 0;
}

void vaka_input_run(vaka_ui *ui, const bool *done)
{
    SDL_Event event;

    while (!*done && !ui->closing)
        if (next_event(ui, &event)) {
            scale(ui, &event);
            vaka_input_obey(ui, &event);
        }
}

/* Programs wait while somebody reads or types. */
static bool is_read(const vaka_ui *ui)
{
    return ui->menu.open || ui->help || ui->field.text;
}

void vaka_input_pause(vaka_ui *ui, int ms, const bool *held, const bool *done)
{
    uint32_t end = SDL_GetTicks() + (uint32_t)(ms > 0 ? ms : 0);
    SDL_Event event;

    vaka_window_frame(ui);
    for (int left = ms; (left > 0 || is_read(ui) || *held) && !ui->closing && !*done;
         left = (int)(end - SDL_GetTicks())) {
        int wait = due(ui), most = left > 0 ? left : HELD;

        wait = wait < 0 || wait > most ? most : wait;
        if (SDL_WaitEventTimeout(&event, wait > 0 ? wait : 1)) {
            scale(ui, &event);
            vaka_input_obey(ui, &event);
        }
        tick(ui);
        vaka_window_frame(ui);
    }
}

void vaka_input_await(vaka_ui *ui, bool (*over)(void *data), void *data)
{
    SDL_Event event;

    vaka_window_frame(ui);
    while (!ui->closing && (is_read(ui) || !over(data))) {
        int wait = due(ui);

        wait = wait < 0 || wait > AWAIT ? AWAIT : wait;
        if (ui->start->robot)
            ui->start->robot(ui->start->robot_data, ui->gui);
        if (SDL_WaitEventTimeout(&event, wait > 0 ? wait : 1)) {
            scale(ui, &event);
            vaka_input_obey(ui, &event);
        }
        tick(ui);
        vaka_window_frame(ui);
    }
}
