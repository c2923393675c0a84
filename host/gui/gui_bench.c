/* gui/gui_bench.c - how long the window takes to paint.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/gui_bench.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "gui/gui_rooms.h"

#define FRAMES 101
#define ZOOMS 9

static double clock_of(clockid_t clock)
{
    struct timespec time;

    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* By the work done, so that other programs disturb it less. */
static double now(void)
{
    return clock_of(CLOCK_PROCESS_CPUTIME_ID);
}

static int compare(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;

    return (a > b) - (a < b);
}

static void next_space(vaka_board *board)
{
    do
        board->pointed = (board->pointed + 1) % board->view->layout->zone_count;
    while (!vaka_on_board(board->view->layout, board->pointed));
}

/* Up and down again on a space, as events. */
static void click(vaka_gui *gui)
{
    const vaka_board *board = &gui->play.board;
    vaka_spot at = vaka_camera_spot(&board->camera, board->view->layout, board->pointed);
    SDL_Event event = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                                  .button = SDL_BUTTON_LEFT,
                                  .x = (int)at.x,
                                  .y = (int)at.y}};

    vaka_input_obey(&gui->ui, &event);
    event.type = SDL_MOUSEBUTTONUP;
    vaka_input_obey(&gui->ui, &event);
}

enum { TOUCH, PANELS, CHANGE, FULL, ZOOM, CLICK };

/* Something happens after which a picture is due. */
static void disturb(vaka_gui *gui, int what, int frame)
{
    vaka_board *board = &gui->play.board;

    gui->ui.dirty = what != TOUCH && what != CLICK;
    if (what == TOUCH || what == CLICK)
        next_space(board);
    if (what == TOUCH)
        vaka_board_touch(board);
    else if (what == CHANGE)
        board->camera.stale = true;
    else if (what == FULL)
        vaka_camera_pan(&board->camera, frame % 2 ? 3.0f : -3.0f, 0);
    else if (what == ZOOM)
        vaka_camera_zoom(&board->camera, frame % 2 ? 1.07f : 1 / 1.05f, 500, 400);
    else if (what == CLICK)
        click(gui);
    board->camera.resting = 0; /* finely at once */
}

static double measure(vaka_gui *gui, int what, int frames)
{
    double times[FRAMES];

    for (int i = 0; i < frames; i++) {
        double begun = now();

        disturb(gui, what, i);
        vaka_window_frame(&gui->ui);
        times[i] = now() - begun;
    }
    qsort(times, (size_t)frames, sizeof times[0], compare);
    return times[frames / 2];
}

/* By the clock: nothing of what a bot does elsewhere may hold a frame up. */
static double measure_thinking(vaka_gui *gui)
{
    static const vaka_search_budget endless = {400000000, 8};
    vaka_live *live = gui->play.view.live;
    uint8_t must = vaka_live_must(live);
    double longest = 0;

    if (!must)
        return 0;
    vaka_thought *thought =
        vaka_thought_search(live, __builtin_ctz(must), &endless, 1, vaka_thought_threads());
    for (int i = 0; thought && i < FRAMES; i++) {
        double begun = clock_of(CLOCK_MONOTONIC), took;

        disturb(gui, i % 2 ? PANELS : TOUCH, i);
        vaka_window_frame(&gui->ui);
        took = clock_of(CLOCK_MONOTONIC) - begun;
        longest = took > longest ? took : longest;
    }
    vaka_thought_drop(thought);
    return longest;
}

/* Frames painted though nothing has changed. */
static uint32_t count_idle(vaka_gui *gui)
{
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    uint32_t before = gui->ui.frames;

    for (int i = 0; i < FRAMES; i++)
        vaka_window_frame(&gui->ui);
    return gui->ui.frames - before;
}

/* --- with all that can lie on it -------------------------------------------------------------- */

/* As if a piece of the seat were only planned wherever it has any. */
static void plan_everywhere(vaka_board *board)
{
    const vaka_view *view = board->view;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        for (VAKA_EACH(view->seen, zone, piece)) {
            if (view->seen->pieces[piece].owner != view->seat ||
                !vaka_on_board(view->layout, zone) || board->ghost_count == VAKA_GHOSTS)
                continue;
            board->ghosts[board->ghost_count++] =
                (vaka_ghost){.zone = zone, .kind = view->seen->pieces[piece].kind};
            break;
        }
}

/* One with a picture of a kind, if the game has any. */
static void open_moment(vaka_play *play)
{
    const vaka_layout *layout = play->view.layout;
    const vaka_moment_info *found = layout->moments;

    for (int32_t i = 0; i < layout->moment_count; i++)
        if (layout->moments[i].kind >= 0)
            found = &layout->moments[i];
    if (layout->moment_count == 0)
        return;
    play->moments.at[0] = (vaka_event){.id = found->event, .audience = 0xff};
    play->moments.count = 1;
    play->moments.open = true;
}

/* The idle frames are added. */
static void measure_crowded(vaka_gui *gui, vaka_gui_times *out)
{
    vaka_board *board = &gui->play.board;

    board->map = true;
    vaka_camera_zoom(&board->camera, 2.4f, board->box.w / 3, board->box.h / 2);
    plan_everywhere(board);
    open_moment(&gui->play);
    out->crowded = measure(gui, CHANGE, FRAMES);
    out->idle += count_idle(gui);
    vaka_moment_close(&gui->play);
}

static void measure_all(vaka_gui *gui, vaka_gui_times *out)
{
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    out->touched = measure(gui, TOUCH, FRAMES);
    out->panels = measure(gui, PANELS, FRAMES);
    out->changed = measure(gui, CHANGE, FRAMES);
    out->full = measure(gui, FULL, FRAMES);
    out->zoomed = measure(gui, ZOOM, ZOOMS);
    out->click = measure(gui, CLICK, FRAMES);
    out->thinking = measure_thinking(gui);
    out->idle = count_idle(gui);
    measure_crowded(gui, out);
}

static void show_record(vaka_gui *gui, vaka_record *record)
{
    vaka_play *play = &gui->play;

    vaka_view_init(&play->view, vaka_record_live(record), vaka_record_names(record), 0);
    play->viewing = true;
    play->asked = (play->view.must & 1u) != 0;
    play->board.pointed = 0;
    vaka_ui_show(&gui->ui, &vaka_screen_play, play);
    vaka_play_refresh(play);
}

vaka_status vaka_gui_bench(const vaka_gui_start *start, vaka_gui_times *out, vaka_error *err)
{
    vaka_gui *gui = vaka_xnew(sizeof *gui);
    vaka_front front;
    vaka_status status;

    vaka_gui_init(gui, start);
    gui->look.percent = 100;
    gui->ui.still = true;
    status = vaka_window_open(&gui->ui, err);
    if (!status) {
        vaka_play_front(&gui->play, &front);
        front.begin(front.data, start->record, 1);
        show_record(gui, start->record);
        measure_all(gui, out);
        front.done(front.data);
    }
    vaka_gui_done(gui);
    free(gui);
    return status;
}

bool vaka_gui_bench_first(void *data, vaka_gui *gui)
{
    const char *path = getenv("VAKA_FIRST_FRAME");
    struct timespec time;
    FILE *file;

    (void)data;
    if (gui->ui.frames == 0 || !path || !*path || !(file = fopen(path, "w")))
        return false;
    clock_gettime(CLOCK_MONOTONIC, &time);
    fprintf(file, "%" PRId64 "\n", (int64_t)time.tv_sec * 1000000000 + time.tv_nsec);
    fclose(file);
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    return true;
}
