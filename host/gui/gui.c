/* gui/gui.c - opens the window, goes from screen to screen, closes it.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/gui.h"

#include <stdio.h>
#include <stdlib.h>

#include "gui/gui_inside.h"

#define PACE 350 /* ms that a program's move stays */

bool vaka_gui_possible(void)
{
    const char *driver = getenv("SDL_VIDEODRIVER");
    const char *x = getenv("DISPLAY"), *wayland = getenv("WAYLAND_DISPLAY");

    return (driver && *driver) || (x && *x) || (wayland && *wayland);
}

static vaka_status play(vaka_gui *gui, vaka_record *record, vaka_error *err)
{
    const vaka_gui_host *host = gui->start->host;
    const vaka_player *players;
    vaka_front front;
    uint32_t ended = 0;
    vaka_status status = host->players(host->data, record, &players, err);

    if (status)
        return status;
    vaka_gui_front(gui, &front);
    status = vaka_loop_run(record, &front, players, &ended, err);
    front.done(front.data);
    return status;
}

static void play_games(vaka_gui *gui)
{
    vaka_record *record;
    vaka_error err = {0};

    while (!gui->closing && (record = vaka_lobby_run(gui)) != NULL) {
        if (play(gui, record, &err)) {
            gui->x = gui->y = -1;
            vaka_notice_set(gui, true, "The game stopped: %s.", err.text);
        }
        vaka_record_close(record);
    }
}

int vaka_gui_run(const vaka_gui_start *start)
{
    vaka_gui *gui = vaka_xnew(sizeof *gui);
    vaka_error err = {0};

    gui->start = start;
    gui->percent = start->percent ? start->percent : 100;
    gui->dark = start->dark;
    gui->pace = start->pace < 0 ? PACE : start->pace;
    gui->x = gui->y = -1;
    vaka_status status = vaka_window_open(gui, &err);

    if (!status) {
        if (start->note && *start->note)
            vaka_notice_set(gui, false, "%s", start->note);
        if (start->record)
            status = play(gui, start->record, &err);
        else
            play_games(gui);
    }
    vaka_lobby_done(gui);
    vaka_window_close(gui);
    free(gui);
    if (status)
        fprintf(stderr, "vaka: %s\n", err.text);
    return status ? 1 : 0;
}
