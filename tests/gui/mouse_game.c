/* mouse_game.c - a whole game against a bot in the real program, by mouse alone.
 *
 * SPDX-License-Identifier: MIT
 *
 * mouse_game GAME SEED          by events of its own: for a video driver that shows nothing
 * mouse_game GAME SEED xdotool  by a pointer that xdotool moves over a real display
 *
 * What to do is what the game's own bot would do; where to press for it is read from what the
 * window says of itself, and whatever comes of that press is taken as it comes. The journal lies
 * where the program keeps games ($XDG_DATA_HOME). Ends with 0 when the game was played to its end
 * and the window was left by its own buttons. With VAKA_PLANTED set every press misses: it must
 * fail. */
#include "gui_help.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/base/window.h"
#include "cli/play/window_host.h"
#include "table/codec.h"

#define STEPS_MOST 1500
#define SECONDS_MOST 240
#define WAYS 8u /* tries to do one thing before it is taken from the list of all */

extern char **environ;

typedef struct player {
    const char *game, *seed;
    bool display;        /* a real one */
    SDL_atomic_t obeyed; /* presses and turns of the wheel that have come */
    int sent;
    vaka_bot bot;
    bool thinking; /* `wanted` is chosen */
    uint32_t lines, wanted, tries, steps;
    uint32_t acts, board, menus, cards, buttons;
    bool begun, over, left;
} player;

static void give_up(const player *at, const char *why)
{
    fprintf(stderr, "FAILED: %s, after %u steps and %u actions\n", why, at->steps, at->acts);
    exit(1);
}

static int count_presses(void *data, SDL_Event *event)
{
    player *at = data;

    if (event->type == SDL_MOUSEBUTTONUP || event->type == SDL_MOUSEWHEEL)
        SDL_AtomicAdd(&at->obeyed, 1);
    return 1;
}

/* By the display's own means, as if a hand had done it. */
static void xdotool(player *at, int x, int y, const char *button)
{
    char across[16], down[16];
    char *words[] = {"xdotool", "mousemove", across, down, "click", (char *)(uintptr_t)button,
                     NULL};
    int status;
    pid_t child;

    snprintf(across, sizeof across, "%d", x);
    snprintf(down, sizeof down, "%d", y);
    if (posix_spawnp(&child, words[0], NULL, NULL, words, environ) != 0 ||
        waitpid(child, &status, 0) != child || status != 0)
        give_up(at, "xdotool does not work");
}

static void press_at(player *at, vaka_gui *gui, int x, int y)
{
    int left = 0, top = 0;

    at->sent++;
    if (getenv("VAKA_PLANTED"))
        x = y = 1;
    if (!at->display) {
        click(gui, x, y, SDL_BUTTON_LEFT);
        return;
    }
    SDL_GetWindowPosition(gui->ui.window, &left, &top);
    xdotool(at, left + x, top + y, "1");
}

static void turn_wheel(player *at, vaka_gui *gui, SDL_Rect over, bool down)
{
    int left = 0, top = 0, x = over.x + over.w / 2, y = over.y + over.h / 2;

    at->sent++;
    if (!at->display) {
        wheel_at(x, y, down ? -1 : 1);
        return;
    }
    SDL_GetWindowPosition(gui->ui.window, &left, &top);
    xdotool(at, left + x, top + y, down ? "5" : "4");
}

/* Brings it into sight first, where it lies in an area that is scrolled. */
static bool press_hit(player *at, vaka_gui *gui, const vaka_hit *hit)
{
    SDL_Rect seen;

    if (!hit)
        return false;
    if (hit->scroll && hit->box.y + hit->box.h > hit->scroll->box.y + hit->scroll->box.h)
        turn_wheel(at, gui, hit->scroll->box, true);
    else if (hit->scroll && hit->box.y < hit->scroll->box.y)
        turn_wheel(at, gui, hit->scroll->box, false);
    else if (SDL_IntersectRect(&hit->box, &hit->clip, &seen))
        press_at(at, gui, seen.x + seen.w / 2, seen.y + seen.h / 2);
    else
        return false;
    return true;
}

static void press_label(player *at, vaka_gui *gui, const char *label)
{
    if (!press_hit(at, gui, find_label(gui, label)))
        give_up(at, label);
}

static void on_lobby(player *at, vaka_gui *gui)
{
    const char *module = gui->lobby.choosing ? gui->lobby.choice.module->title : "";

    if (gui->ui.screen == &vaka_screen_start) {
        at->left = at->over;
        press_label(at, gui, at->over ? "Quit" : "New game");
    } else if (strcmp(module, at->game) != 0) {
        press_label(at, gui, at->game);
    } else {
        snprintf(gui->lobby.typed, sizeof gui->lobby.typed, "%s", at->seed);
        press_label(at, gui, "Start the game");
    }
}

static void sit_down(player *at, const vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    const vaka_bot_spec *best = vaka_bot_at(view->layout->module, 0);
    vaka_error err = {0};

    at->begun = true;
    if (vaka_bot_init_for(&at->bot, view->layout->module, best ? best->name : "random", 1,
                          view->seat, &err))
        give_up(at, err.text);
}

/* What to do next, once for every position. */
static void think(player *at, const vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    vaka_action action;
    uint32_t lines;

    if (!at->begun)
        sit_down(at, gui);
    vaka_record_lines(gui->play.record, &lines);
    if (at->thinking && at->lines == lines)
        return;
    if (!vaka_bot_choose(&at->bot, view->live, view->seat, &action))
        give_up(at, "there is nothing to do");
    at->wanted = vaka_view_number(view, &action) - 1;
    at->lines = lines;
    at->thinking = true;
    at->tries = 0;
    at->acts++;
}

/* The next place that the wanted action names and that is not picked, or VAKA_NONE. */
static int32_t next_place(const vaka_play *play, const vaka_action *action)
{
    const vaka_verb *verb = vaka_verb_row(play->view.layout->module, action->verb);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (vaka_arg_is_place(&verb->arg[i]) && action->arg[i] >= 0 &&
            !vaka_picks_has(&play->picks, action->arg[i]))
            return action->arg[i];
    return VAKA_NONE;
}

static bool press_place(player *at, vaka_gui *gui, int32_t zone)
{
    const vaka_play *play = &gui->play;

    if (zone == VAKA_NONE)
        return false;
    if (play->view.layout->zones[zone].type != VAKA_ZONE_SPACE)
        return press_hit(at, gui, find_hit(gui, VAKA_HIT_ZONE, zone));
    vaka_spot spot = vaka_camera_spot(&play->board.camera, play->view.layout, zone);
    const vaka_hit *under = vaka_widget_at(&gui->ui, (int)spot.x, (int)spot.y);
    if (!under || under->what != VAKA_HIT_BOARD)
        return false;
    press_at(at, gui, (int)spot.x, (int)spot.y);
    at->board++;
    return true;
}

static bool press_card(player *at, vaka_gui *gui, const vaka_action *action)
{
    for (int i = 0; i < gui->ui.hit_count; i++) {
        const vaka_hit *hit = &gui->ui.hits[i];

        if (hit->what == VAKA_HIT_KIND && !hit->silent &&
            vaka_picks_names_kind(&gui->play.view, action, hit->b) &&
            gui->play.picks.kind == VAKA_NONE && press_hit(at, gui, hit)) {
            at->cards++;
            return true;
        }
    }
    return false;
}

static bool press_panel(player *at, vaka_gui *gui, const vaka_action *action)
{
    const vaka_view *view = &gui->play.view;

    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_PANEL && !gui->ui.hits[i].off &&
            vaka_view_number(view, &view->scene->elements[gui->ui.hits[i].a].action) ==
                vaka_view_number(view, action))
            return press_hit(at, gui, &gui->ui.hits[i]);
    return false;
}

/* What is lost by ending a step was asked about: the line that does it all the same. */
static const vaka_hit *all_the_same(const vaka_gui *gui, const vaka_action *action)
{
    char title[VAKA_SENTENCE], without[VAKA_SENTENCE + 32];

    vaka_view_action(&gui->play.view, action, title);
    snprintf(without, sizeof without, "%s without that", title);
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_ITEM && (strcmp(gui->ui.hits[i].label, title) == 0 ||
                                                      strcmp(gui->ui.hits[i].label, without) == 0))
            return &gui->ui.hits[i];
    return NULL;
}

/* The list of all actions may be behind the menu of tools. A menu without the wanted line is closed
 * by a press beside it. */
static void on_menu(player *at, vaka_gui *gui)
{
    at->menus++;
    if (press_hit(at, gui, find_hit(gui, VAKA_HIT_ITEM, (int32_t)at->wanted)) ||
        press_hit(at, gui, all_the_same(gui, &gui->play.view.legal[at->wanted])) ||
        press_hit(at, gui, find_hit(gui, VAKA_HIT_ITEM, -VAKA_HIT_MORE)))
        return;
    at->tries += WAYS;
    press_at(at, gui, 2, 2);
}

static void from_all(player *at, vaka_gui *gui)
{
    if (press_hit(at, gui, find_hit(gui, VAKA_HIT_MORE, 0)) ||
        press_hit(at, gui, find_hit(gui, VAKA_HIT_TOOLS, 0)))
        return;
    give_up(at, "no way to the list of all actions");
}

static void play(player *at, vaka_gui *gui)
{
    const vaka_action *action = &gui->play.view.legal[at->wanted];

    if (gui->ui.menu.open) {
        on_menu(at, gui);
        return;
    }
    if (press_hit(at, gui, find_hit(gui, VAKA_HIT_ACTION, (int32_t)at->wanted)) ||
        press_panel(at, gui, action)) {
        at->buttons++;
        return;
    }
    if (at->tries++ >= WAYS ||
        (!press_card(at, gui, action) && !press_place(at, gui, next_place(&gui->play, action))))
        from_all(at, gui);
}

static void leave(player *at, vaka_gui *gui)
{
    at->over = true;
    press_label(at, gui, gui->ui.menu.open ? "Leave the table" : "Leave");
}

static bool move(void *data, vaka_gui *gui)
{
    player *at = data;

    if (SDL_AtomicGet(&at->obeyed) < at->sent)
        return false; /* the last press is still under way */
    if (at->steps++ > STEPS_MOST)
        give_up(at, "stuck");
    if (gui->ui.screen != &vaka_screen_play)
        on_lobby(at, gui);
    else if (gui->play.recap)
        press_hit(at, gui, find_hit(gui, VAKA_HIT_NEXT, 0));
    else if (gui->play.over)
        leave(at, gui);
    else {
        think(at, gui);
        play(at, gui);
    }
    return !at->display;
}

static void use_tree(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ASSETS", VAKA_SOURCE_DIR "/assets", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
}

int main(int argc, char **argv)
{
    static const vaka_window window = {.run = vaka_gui_run};
    player at = {.display = argc > 3};
    vaka_gui_start start = {
        .robot = move, .robot_data = &at, .width = 1280, .height = 720, .percent = 100};

    if (argc < 3 || argc > 4 || !getenv("XDG_DATA_HOME")) {
        fprintf(stderr, "usage: XDG_DATA_HOME=FOLDER mouse_game GAME SEED [xdotool]\n");
        return 2;
    }
    at.game = argv[1];
    at.seed = argv[2];
    use_tree();
    vaka_window_init(NULL, &window);
    SDL_AddEventWatch(count_presses, &at);
    alarm(SECONDS_MOST); /* a press that never comes would be waited for for ever */
    int status = vaka_window_host_run(&start);
    printf("%u actions by %d presses: %u on the board, %u on cards, %u on buttons, %u in menus\n",
           at.acts, at.sent, at.board, at.cards, at.buttons, at.menus);
    if (status == 0 && !at.left)
        give_up(&at, "the window was closed before the game was over");
    return status;
}
