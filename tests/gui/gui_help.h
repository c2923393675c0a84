/* gui_help.h - a program around the window for tests, and hands that press its buttons.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_HELP_H
#define GUI_HELP_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chance/rng.h"
#include "gui/gui_rooms.h"
#include "match/resample.h"
#include "play/bot.h"

typedef struct fixture { /* a window's host with a few modules and no disk */
    vaka_plugins plugins;
    vaka_bot bots[VAKA_MAX_SEATS];
    vaka_player players[VAKA_MAX_SEATS];
    vaka_gui_host host;
    char folder[128]; /* of journals */
    uint32_t begun;
} fixture;

static inline uint32_t no_items(void *data, const vaka_module *module, vaka_gui_item *out)
{
    (void)data, (void)module, (void)out;
    return 0;
}

static inline const char *fixture_bot(void *data, const vaka_module *module, uint32_t number)
{
    (void)data, (void)module;
    return number == 0 ? "random" : NULL;
}

static inline vaka_status fixture_seed(void *data, vaka_seed *out, vaka_error *err)
{
    (void)data;
    (void)err;
    *out = vaka_seed_of(11);
    return VAKA_OK;
}

static inline vaka_status fixture_games(void *data, char *out, vaka_error *err)
{
    (void)err;
    snprintf(out, VAKA_GUI_PATH, "%s", ((fixture *)data)->folder);
    return VAKA_OK;
}

static inline vaka_status fixture_begin(void *data, const vaka_gui_choice *choice,
                                        vaka_record **out, vaka_error *err)
{
    fixture *at = data;
    vaka_setup setup;
    char path[256];
    vaka_status status = vaka_setup_init(&setup, choice->module, choice->head.seats, err);

    for (uint32_t i = 0; !status && i < choice->module->option_count; i++)
        status = vaka_setup_set(&setup, choice->module->options[i].id, choice->option[i], err);
    bool keep = choice->keep && *at->folder;

    if (keep)
        snprintf(path, sizeof path, "%s/game-%u.vkj", at->folder, at->begun++);
    return status ? status : vaka_record_new(&setup, &choice->head, keep ? path : NULL, out, err);
}

static inline vaka_status fixture_resume(void *data, const char *path, vaka_record **out,
                                         char *note, vaka_error *err)
{
    vaka_replay_report report = {0};

    *note = '\0';
    return vaka_record_resume(path, &((fixture *)data)->plugins, out, &report, err);
}

static inline bool fixture_choose(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    return vaka_bot_choose(data, live, seat, out);
}

static inline vaka_status fixture_players(void *data, vaka_record *record, const vaka_player **out,
                                          vaka_error *err)
{
    fixture *at = data;
    const vaka_journal_head *head = vaka_record_head(record);

    memset(at->players, 0, sizeof at->players);
    for (int32_t seat = 0; seat < head->seats; seat++) {
        if (strcmp(head->player[seat], "human") == 0)
            continue;
        if (vaka_bot_init(&at->bots[seat], "random", head->seed.number, seat, err))
            return VAKA_ERR_DATA;
        at->players[seat] = (vaka_player){fixture_choose, NULL, &at->bots[seat]};
    }
    *out = at->players;
    return VAKA_OK;
}

/* Modules by their path in the build, NULL at the end. */
static inline void open_fixture(fixture *at, const char *const *modules)
{
    char path[512];

    memset(at, 0, sizeof *at);
    at->host = (vaka_gui_host){.data = at,
                               .plugins = &at->plugins,
                               .scenarios = no_items,
                               .rules = no_items,
                               .bot = fixture_bot,
                               .seed = fixture_seed,
                               .games = fixture_games,
                               .begin = fixture_begin,
                               .resume = fixture_resume,
                               .players = fixture_players};
    at->plugins.at = vaka_xnew(8 * sizeof *at->plugins.at);
    for (; *modules; modules++) {
        snprintf(path, sizeof path, "%s/%s.vaka", VAKA_BUILD_DIR, *modules);
        if (vaka_plugin_load(path, &at->plugins.at[at->plugins.count++]))
            fail_msg("%s", at->plugins.at[at->plugins.count - 1].reason);
    }
}

static inline void close_fixture(fixture *at)
{
    vaka_plugins_done(&at->plugins);
}

/* A record in memory with two seats, or as few as the game takes; all are people's. */
static inline vaka_record *fixture_record(fixture *at, uint32_t module, uint64_t seed)
{
    static const char *const names[] = {"Ada", "Bela", "Citlali", "Dag"};
    vaka_gui_choice choice = {.module = at->plugins.at[module].module};
    vaka_record *record = NULL;
    vaka_error err = {0};

    int32_t seats = choice.module->seats_min > 2 ? choice.module->seats_min : 2;
    choice.head.seats = seats;
    choice.head.seed = vaka_seed_of(seed);
    for (int32_t seat = 0; seat < seats; seat++) {
        snprintf(choice.head.player[seat], sizeof choice.head.player[seat], "human");
        snprintf(choice.head.name[seat], sizeof choice.head.name[seat], "%s", names[seat]);
    }
    for (uint32_t i = 0; i < choice.module->option_count; i++)
        choice.option[i] = choice.module->options[i].normal;
    if (fixture_begin(at, &choice, &record, &err))
        fail_msg("%s", err.text);
    return record;
}

/* As the window does while it waits, on a screen with a board. */
static inline void tick(vaka_gui *gui)
{
    vaka_notice_missing(&gui->ui);
    gui->ui.screen->motion->tick(gui->ui.data);
}

static inline void click(vaka_gui *gui, int x, int y, uint8_t button)
{
    SDL_Event event = {0};

    event.type = SDL_MOUSEMOTION;
    event.motion.x = x;
    event.motion.y = y;
    SDL_PushEvent(&event);
    memset(&event, 0, sizeof event);
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = button;
    event.button.x = x;
    event.button.y = y;
    SDL_PushEvent(&event);
    event.type = SDL_MOUSEBUTTONUP;
    SDL_PushEvent(&event);
    (void)gui;
}

static inline void wheel_at(int x, int y, int steps)
{
    SDL_Event event = {0};

    event.type = SDL_MOUSEMOTION;
    event.motion.x = x;
    event.motion.y = y;
    SDL_PushEvent(&event);
    memset(&event, 0, sizeof event);
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = steps;
    SDL_PushEvent(&event);
}

static inline void press_key(SDL_Keycode key, uint16_t mod)
{
    SDL_Event event = {0};

    event.type = SDL_KEYDOWN;
    event.key.keysym.sym = key;
    event.key.keysym.mod = mod;
    SDL_PushEvent(&event);
}

static inline void type_text(const char *text)
{
    SDL_Event event = {.type = SDL_TEXTINPUT};

    snprintf(event.text.text, sizeof event.text.text, "%s", text);
    SDL_PushEvent(&event);
}

/* How many pixels of a part of the window have a colour. */
static inline int count_pixels(const vaka_gui *gui, SDL_Rect box, vaka_ink ink)
{
    const SDL_Surface *on = gui->look.canvas;
    int count = 0;

    for (int y = box.y; y < box.y + box.h; y++)
        for (int x = box.x; x < box.x + box.w; x++) {
            uint32_t pixel;

            memcpy(&pixel, (const char *)on->pixels + y * on->pitch + x * 4, sizeof pixel);
            count += (pixel & 0xffffff) == (ink & 0xffffff);
        }
    return count;
}

/* How bright a part of a colour is to the eye. */
static inline double bright(vaka_ink ink, int shift)
{
    double part = (double)(ink >> shift & 0xff) / 255;

    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

static inline double luminance(vaka_ink ink)
{
    return 0.2126 * bright(ink, 16) + 0.7152 * bright(ink, 8) + 0.0722 * bright(ink, 0);
}

static inline double contrast(vaka_ink a, vaka_ink b)
{
    double one = luminance(a) + 0.05, other = luminance(b) + 0.05;

    return one > other ? one / other : other / one;
}

/* Clicks into the middle of what can be seen of a hit; false: nothing of it can be seen. */
static inline bool click_hit(vaka_gui *gui, const vaka_hit *hit)
{
    SDL_Rect seen;

    if (!hit || !SDL_IntersectRect(&hit->box, &hit->clip, &seen))
        return false;
    click(gui, seen.x + seen.w / 2, seen.y + seen.h / 2, SDL_BUTTON_LEFT);
    return true;
}

static inline const vaka_hit *find_label(const vaka_gui *gui, const char *label)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (strcmp(gui->ui.hits[i].label, label) == 0 && !gui->ui.hits[i].off)
            return &gui->ui.hits[i];
    return NULL;
}

static inline const vaka_hit *find_hit(const vaka_gui *gui, int what, int32_t a)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == what && gui->ui.hits[i].a == a && !gui->ui.hits[i].off)
            return &gui->ui.hits[i];
    return NULL;
}

#endif
