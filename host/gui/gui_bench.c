/* gui/gui_bench.c - how long the window takes to paint.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/gui_bench.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "gui/board/board_view.h"

#define FRAMES 101
#define ZOOMS 9

/* By the work done, so that other programs disturb it less. */
static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int compare(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;

    return (a > b) - (a < b);
}

static void next_space(vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    do
        play->pointed = (play->pointed + 1) % play->view.layout->zone_count;
    while (play->view.layout->zones[play->pointed].type != VAKA_ZONE_SPACE);
}

static void touch(vaka_gui *gui, int frame)
{
    (void)frame;
    next_space(gui);
    vaka_board_touch(gui);
}

static void panels(vaka_gui *gui, int frame)
{
    (void)frame;
    gui->dirty = true;
}

static void change(vaka_gui *gui, int frame)
{
    (void)frame;
    gui->play.camera.stale = gui->dirty = true;
}

static void full(vaka_gui *gui, int frame)
{
    vaka_camera_pan(&gui->play.camera, frame % 2 ? 3.0f : -3.0f, 0);
    gui->dirty = true;
}

static void zoom(vaka_gui *gui, int frame)
{
    vaka_camera_zoom(&gui->play.camera, frame % 2 ? 1.07f : 1 / 1.05f, 500, 400);
    gui->play.camera.resting = 0; /* finely at once */
    gui->dirty = true;
}

/* Up and down again on a space, as events. */
static void click(vaka_gui *gui, int frame)
{
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
    vaka_spot at;

    (void)frame;
    next_space(gui);
    at = vaka_camera_spot(&gui->play.camera, gui->play.view.layout, gui->play.pointed);
    event.button = (SDL_MouseButtonEvent){
        .type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .x = (int)at.x, .y = (int)at.y};
    vaka_input_obey(gui, &event);
    event.type = SDL_MOUSEBUTTONUP;
    vaka_input_obey(gui, &event);
}

static double measure(vaka_gui *gui, void (*before)(vaka_gui *, int), int frames)
{
    double times[FRAMES];

    for (int i = 0; i < frames; i++) {
        double begun = now();

        before(gui, i);
        vaka_window_frame(gui);
        times[i] = now() - begun;
    }
    qsort(times, (size_t)frames, sizeof times[0], compare);
    return times[frames / 2];
}

static void measure_all(vaka_gui *gui, vaka_gui_times *out)
{
    uint32_t before;

    gui->dirty = true;
    vaka_window_frame(gui);
    out->touched = measure(gui, touch, FRAMES);
    out->panels = measure(gui, panels, FRAMES);
    out->changed = measure(gui, change, FRAMES);
    out->full = measure(gui, full, FRAMES);
    out->zoomed = measure(gui, zoom, ZOOMS);
    out->click = measure(gui, click, FRAMES);
    gui->dirty = true;
    vaka_window_frame(gui);
    before = gui->frames;
    for (int i = 0; i < FRAMES; i++)
        vaka_window_frame(gui);
    out->idle = gui->frames - before;
}

vaka_status vaka_gui_bench(const vaka_gui_start *start, vaka_gui_times *out, vaka_error *err)
{
    vaka_gui *gui = vaka_xnew(sizeof *gui);
    vaka_live *live = vaka_record_door(start->record);
    vaka_front front;
    vaka_status status;

    gui->start = start;
    gui->percent = 100;
    gui->still = true;
    gui->x = gui->y = -1;
    status = vaka_window_open(gui, err);
    if (!status) {
        vaka_gui_front(gui, &front);
        front.begin(gui, start->record, 1);
        vaka_view_init(&gui->play.view, live, vaka_record_names(start->record), 0);
        gui->play.viewing = true;
        gui->play.asked = (gui->play.view.must & 1u) != 0;
        gui->play.pointed = 0;
        gui->screen = &vaka_screen_play;
        vaka_play_refresh(gui);
        measure_all(gui, out);
        front.done(gui);
    }
    vaka_window_close(gui);
    free(gui);
    return status;
}

void vaka_gui_bench_first(vaka_gui *gui)
{
    const char *path = gui->frames == 1 ? getenv("VAKA_FIRST_FRAME") : NULL;
    struct timespec time;
    FILE *file;

    if (!path || !*path || !(file = fopen(path, "w")))
        return;
    clock_gettime(CLOCK_MONOTONIC, &time);
    fprintf(file, "%" PRId64 "\n", (int64_t)time.tv_sec * 1000000000 + time.tv_nsec);
    fclose(file);
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
}
