/* gui_hall.h - a table of a real game in the window, with texts of its own: in each language.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_HALL_H
#define GUI_HALL_H

#include "gui_tour.h"

#include "gui_match.h"

typedef struct hall { /* a table of a real game, with texts of its own */
    table at;
    vaka_game_texts texts;
    uint32_t cut;
} hall;

static inline hall *begin_hall(const char *game, vaka_journal_head head, const char *rule,
                               int width, int height)
{
    hall *of = vaka_xnew(sizeof *of);
    vaka_error err = {0};

    open_table(&of->at, width, height);
    vaka_plugins_all(&of->at.plugins);
    vaka_game_texts_init(&of->texts, &of->at.mod_choice);
    of->at.host.language = of->at.gui.ui.language = &of->texts.language;
    if (rule)
        snprintf(head.rule[head.rule_count++], sizeof head.rule[0], "%s", rule);
    begin_play(&of->at, game, &head, NULL);
    assert_non_null(vaka_game_texts_of(&of->texts, vaka_plugins_find(&of->at.plugins, game, &err)));
    vaka_game_texts_give(&of->texts, of->at.record);
    return of;
}

static inline hall *new_hall_with(const char *game, const char *rule, int width, int height,
                                  int percent)
{
    vaka_journal_head head = {.seats = 3, .seed = vaka_seed_of(3)};
    hall *of = begin_hall(game, head, rule, width, height);

    vaka_window_percent(&of->at.gui.ui, percent);
    return of;
}

static inline hall *new_hall_of(const char *game, int32_t seats, int width, int height, int percent)
{
    vaka_journal_head head = {.seats = seats, .seed = vaka_seed_of(9)};
    hall *of = begin_hall(game, head, NULL, width, height);

    vaka_window_percent(&of->at.gui.ui, percent);
    return of;
}

static inline hall *new_hall(const char *game, int width, int height, int percent)
{
    return new_hall_with(game, NULL, width, height, percent);
}

static inline void close_hall(hall *of)
{
    vaka_play_close(&of->at.gui.play);
    vaka_gui_done(&of->at.gui);
    vaka_record_close(of->at.record);
    vaka_game_texts_done(&of->texts);
    vaka_mod_choice_done(&of->at.mod_choice);
    vaka_plugins_done(&of->at.plugins);
    free(of);
}

/* Whoever must decide looks. */
static inline void see(hall *of)
{
    vaka_live *live = vaka_record_live(of->at.record);
    int32_t seat = 0;

    while (seat < VAKA_MAX_SEATS && !(vaka_live_must(live) & VAKA_SEAT(seat)))
        seat++;
    look(&of->at, live, seat < VAKA_MAX_SEATS ? seat : VAKA_REFEREE);
}

static inline void set_paths(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ASSETS", VAKA_SOURCE_DIR "/assets", 1);
    setenv("XDG_DATA_HOME", VAKA_BUILD_DIR "/nowhere", 1);
    setenv("XDG_CONFIG_HOME", VAKA_BUILD_DIR "/nowhere", 1);
}

#endif
