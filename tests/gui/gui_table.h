/* gui_table.h - a window without its loop, and a match of a small game in it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_TABLE_H
#define GUI_TABLE_H

#include "gui_help.h"
#include "registered.h"

typedef struct table {
    fixture host;
    vaka_gui gui;
    vaka_gui_start start;
    vaka_record *record;
    vaka_live *live;
    const vaka_layout *layout;
} table;

/* A seat looks, or who only watches: to them nothing glows. */
static inline void look(table *at, int32_t seat)
{
    vaka_play *play = &at->gui.play;

    play->asked = seat >= 0 && (vaka_live_must(at->live) & VAKA_SEAT(seat)) != 0;
    play->wanted = false;
    vaka_play_open(play, at->record, seat);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, play);
    vaka_window_frame(&at->gui.ui);
}

/* Of a module by its place in the build: "tests/modules/reef". */
static inline table *new_table(const char *module, int width, int height, int percent)
{
    const char *const modules[] = {module, NULL};
    table *at = vaka_xnew(sizeof *at);
    vaka_error err = {0};

    open_fixture(&at->host, modules);
    at->start = (vaka_gui_start){.host = &at->host.host, .width = width, .height = height};
    vaka_gui_init(&at->gui, &at->start);
    at->gui.look.percent = percent;
    if (vaka_window_open(&at->gui.ui, &err))
        fail_msg("%s", err.text);
    at->record = fixture_record(&at->host, 0, 2);
    at->live = vaka_record_live(at->record);
    at->layout = vaka_live_layout(at->live);
    vaka_play_begin(&at->gui.play, at->record, 1);
    at->gui.play.humans = 1;
    at->gui.play.record = at->record;
    return at;
}

static inline void close_table(table *at)
{
    vaka_play_close(&at->gui.play);
    vaka_gui_done(&at->gui);
    vaka_record_close(at->record);
    close_fixture(&at->host);
    free(at);
}

/* The first legal action with a verb is played. */
static inline vaka_action take(table *at, const char *verb)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(at->live, 0, &count);
    vaka_error err = {0};

    for (uint32_t i = 0; i < count; i++) {
        vaka_action action = legal[i];
        if (strcmp(at->layout->module->verbs[action.verb].name, verb) != 0)
            continue;
        if (vaka_record_apply(at->record, &action, NULL, &err))
            fail_msg("%s", err.text);
        return action;
    }
    fail_msg("nobody may %s", verb);
    return (vaka_action){0};
}

#endif
