/* gui_tour.h - a robot that goes through the screens of the real program for one game, and looks
 * at each: is a text cut, does a button lie on another?
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_TOUR_H
#define GUI_TOUR_H

#include "gui_window_host.h"

#include "gui/replay/replay_player.h"

#include <SDL_image.h>

#define vaka_spot vaka_spot_of_text /* see gui_match.h */
#include "cli/base/language.h"
#undef vaka_spot

#define TOUR_STEPS 400
#define TOUR_PATIENCE 15000 /* times that one waits for something that thinks */
#define TOUR_READS 6        /* steps of a lesson that are looked at */

typedef struct tour tour;
typedef bool tour_part(tour *at, vaka_gui *gui); /* one step of it; false: it is over */

struct tour {
    const char *game;     /* its id */
    const char *language; /* qq: one whose texts are longer */
    int width, height, percent;
    tour_part *part;
    const char *stop; /* what has come is looked at under this name; NULL: nothing */
    uint32_t at, number, steps, looks;
    uint32_t lesson; /* of the game, to be taken */
    bool none;       /* there is no such lesson, or nothing to draw */
    bool ended;      /* by itself */
    bool longer;     /* texts of the game are */
    SDL_Surface *canvas;
    char *trouble; /* what was cut and what lies on what: a line each */
    size_t room;
};

/* --- Looking ---------------------------------------------------------------------------------- */

static inline bool hits_overlap(const vaka_hit *a, const vaka_hit *b)
{
    SDL_Rect one, other, both;

    if (a->layer != b->layer || a->what == VAKA_HIT_BOARD || b->what == VAKA_HIT_BOARD ||
        a->silent || b->silent || a->scroll != b->scroll || a->late || b->late ||
        (a->what == VAKA_HIT_KIND && b->what == VAKA_HIT_ZONE)) /* it lies there */
        return false;
    return SDL_IntersectRect(&a->box, &a->clip, &one) &&
           SDL_IntersectRect(&b->box, &b->clip, &other) && SDL_IntersectRect(&one, &other, &both) &&
           both.w > 1 && both.h > 1;
}

/* Does a sheet that came between them lie over the earlier one? */
static inline bool hit_is_hidden(const vaka_ui *ui, int later, int earlier)
{
    SDL_Rect both;

    SDL_IntersectRect(&ui->hits[later].box, &ui->hits[earlier].box, &both);
    for (int i = earlier + 1; i < later; i++)
        if (ui->hits[i].silent && ui->hits[i].layer == ui->hits[later].layer) {
            SDL_Rect left;

            if (SDL_IntersectRect(&ui->hits[i].box, &both, &left) && left.w == both.w &&
                left.h == both.h)
                return true;
        }
    return false;
}

static inline void tour_note(tour *at, const char *what, const char *text, const char *other)
{
    size_t length = strlen(at->trouble);

    snprintf(at->trouble + length, at->room - length, "%s %s %s %dx%d %d %%: %s: %.80s%s%.80s\n",
             at->game, at->stop, at->language, at->width, at->height, at->percent, what, text,
             *other ? " on " : "", other);
}

/* Texts of the board's picture may be cut: they grow with the zoom. */
static inline void tour_told(void *data, const SDL_Surface *on, const char *text)
{
    tour *at = data;

    if (on == at->canvas)
        tour_note(at, "cut", text, "");
}

static inline void tour_look(tour *at, vaka_gui *gui)
{
    const char *folder = getenv("VAKA_SHOTS");
    char path[512];

    at->canvas = gui->look.canvas;
    vaka_fonts_watch(gui->look.fonts, tour_told, at);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    vaka_fonts_watch(gui->look.fonts, NULL, NULL);
    if (folder) {
        snprintf(path, sizeof path, "%s/%s-%s-%u-%s-%dx%d-%d.png", folder, at->game, at->stop,
                 (unsigned)at->looks, at->language, at->width, at->height, at->percent);
        IMG_SavePNG(gui->look.canvas, path);
    }
    for (int i = 0; !gui->play.sheet && !gui->play.moments.open && i < gui->ui.hit_count; i++)
        for (int k = 0; k < i; k++)
            if (hits_overlap(&gui->ui.hits[i], &gui->ui.hits[k]) && !hit_is_hidden(&gui->ui, i, k))
                tour_note(at, "lies", gui->ui.hits[i].label, gui->ui.hits[k].label);
    at->looks++;
}

/* --- Texts that are longer -------------------------------------------------------------------- */

/* As many letters more as 40 %, without a gap. `data` is what the texts are added to. */
static inline void add_longer(void *data, const char *id, const char *text)
{
    static const char more[] = " lorem ipsum dolor sit amet consectetur adipiscing elit sed do "
                               "eiusmod tempor incididunt ut labore et dolore magna aliqua";
    char longer[1024];
    size_t length = strlen(text), room = length * 2 / 5;

    if (length > 700)
        return;
    snprintf(longer, sizeof longer, "%s%.*s", text, (int)(room < sizeof more ? room : sizeof more),
             more);
    vaka_texts_add(data, "qq", id, longer);
}

static inline void lengthen_texts(vaka_game_texts *of, const vaka_module *module)
{
    vaka_texts *texts = vaka_game_texts_of(of, module);

    if (!vaka_loader_concern(module))
        return;
    const vaka_library *library = vaka_loader_library(&of->mod_choice->loader, module);
    for (uint32_t i = 0; i < library->mod_count; i++)
        vaka_lang_implied(library, i, add_longer, texts);
}

/* --- The parts of a tour ---------------------------------------------------------------------- */

static inline uint32_t tour_module(const tour *at, const vaka_gui *gui)
{
    const vaka_plugins *plugins = gui->ui.start->host->plugins;

    for (uint32_t i = 0; i < plugins->count; i++)
        if (plugins->at[i].module && strcmp(plugins->at[i].module->id, at->game) == 0)
            return i;
    fail_msg("%s is not there", at->game);
    return 0;
}

static inline bool tour_shows(tour *at, const char *name)
{
    at->stop = name;
    return true;
}

static inline bool tour_press(SDL_Keycode key)
{
    press_key(key, 0);
    return true;
}

/* The same step once more, with the next number. */
static inline bool tour_again(tour *at, const char *name)
{
    at->at--;
    return tour_shows(at, name);
}

static inline bool tour_next(tour *at)
{
    at->number = 0;
    return true;
}

static inline bool tour_scenarios(tour *at, vaka_lobby *lobby)
{
    if (at->number >= lobby->scenario_count)
        return tour_next(at);
    lobby->scenario = at->number++;
    vaka_scenario_default_apply(lobby);
    vaka_conflicts_look(lobby);
    return tour_again(at, "scenario");
}

static inline bool tour_mods(tour *at, vaka_lobby *lobby)
{
    if (at->number >= lobby->mod_count)
        return tour_next(at);
    lobby->mod = at->number++;
    return tour_again(at, "mods");
}

/* What is chosen before a game: the start, a new game by each scenario, mods, lessons, games. */
static inline bool tour_lobby(tour *at, vaka_gui *gui)
{
    vaka_lobby *lobby = &gui->lobby;

    switch (at->at++) {
    case 0:
        return tour_shows(at, "start");
    case 1:
        return tour_press(SDLK_n);
    case 2:
        vaka_lobby_module(lobby, tour_module(at, gui));
        return tour_shows(at, "new");
    case 3:
        lobby->scroll.at = lobby->side.at = 100000;
        return tour_shows(at, "new-below");
    case 4:
        return tour_scenarios(at, lobby);
    case 5:
    case 8:
    case 11:
    case 14:
        return tour_press(SDLK_ESCAPE);
    case 6:
        return tour_press(SDLK_m);
    case 7:
        return tour_mods(at, lobby);
    case 9:
        return tour_press(SDLK_l);
    case 10:
        return tour_shows(at, "learn");
    case 12:
        return tour_press(SDLK_o);
    case 13:
        return tour_shows(at, "load");
    case 15:
        return tour_press(SDLK_a);
    case 16:
        return tour_shows(at, "about");
    default:
        return false;
    }
}

/* The number of the lesson to be taken in the list; negative: there is none. */
static inline int32_t tour_lesson_number(const tour *at, const vaka_gui *gui)
{
    uint32_t module = tour_module(at, gui), found = 0;

    for (uint32_t i = 0; i < gui->lobby.lesson_count; i++)
        if (gui->lobby.lesson_module[i] == module && found++ == at->lesson)
            return (int32_t)i;
    return -1;
}

static inline bool tour_begin_lesson(tour *at, vaka_gui *gui)
{
    int32_t number = tour_lesson_number(at, gui);

    at->none = number < 0;
    if (at->none)
        return false;
    gui->lobby.lesson = (uint32_t)number;
    vaka_lobby_answer(&gui->lobby, VAKA_LOBBY_LESSON);
    return true;
}

/* A lesson: its first steps, and everything that can be opened over the table. */
static inline bool tour_lesson(tour *at, vaka_gui *gui)
{
    switch (at->at++) {
    case 0:
        return tour_press(SDLK_l);
    case 1:
        return tour_begin_lesson(at, gui);
    case 2:
        if (at->number++ < TOUR_READS) {
            if (at->number > 1)
                press_key(SDLK_RETURN, 0);
            return tour_again(at, "lesson");
        }
        return tour_next(at);
    case 3:
        press_key(SDLK_e, 0); /* what this step is about */
        return tour_shows(at, "step");
    case 4:
        press_key(SDLK_a, 0);
        return tour_shows(at, "actions");
    case 5:
        press_key(SDLK_ESCAPE, 0);
        return tour_press(SDLK_F1);
    case 6:
        return tour_shows(at, "help");
    case 7:
        press_key(SDLK_RIGHT, 0);
        return tour_shows(at, "guide");
    case 8:
        press_key(SDLK_ESCAPE, 0);
        return tour_press(SDLK_ESCAPE);
    case 9:
        return tour_shows(at, "leave");
    default:
        return false;
    }
}

/* The same step once more after a while, which does not count. */
static inline bool tour_await(tour *at)
{
    SDL_Delay(20);
    at->at--;
    at->steps--;
    if (at->number++ > TOUR_PATIENCE)
        fail_msg("%s: the tour waits for ever: %u", at->game, (unsigned)at->at);
    return true;
}

/* A hint, where one is asked in a new game: a lesson has none. */
static inline bool tour_hint(tour *at, vaka_gui *gui)
{
    switch (at->at++) {
    case 0:
        return tour_press(SDLK_n);
    case 1:
        vaka_lobby_module(&gui->lobby, tour_module(at, gui));
        vaka_lobby_answer(&gui->lobby, VAKA_LOBBY_PLAY);
        return tour_next(at);
    case 2:
        return gui->play.asked ? tour_press(SDLK_t) : tour_await(at);
    case 3:
        return gui->play.hinted.clock ? tour_shows(at, "hint") : tour_await(at);
    default:
        return false;
    }
}

/* The editor, with the game as it is. */
static inline bool tour_editor(tour *at, vaka_gui *gui)
{
    static const SDL_Keycode tabs[] = {SDLK_t, SDLK_c, SDLK_b, SDLK_m};

    switch (at->at++) {
    case 0:
        return tour_press(SDLK_m);
    case 1:
        vaka_lobby_module(&gui->lobby, tour_module(at, gui));
        at->none = !vaka_lobby_can_draw(&gui->lobby);
        return !at->none && tour_press(SDLK_d);
    case 2:
        return tour_shows(at, "draw");
    case 3:
        return tour_press(SDLK_RETURN);
    default:
        if (at->number == sizeof tabs / sizeof *tabs)
            return false;
        press_key(tabs[at->number++], 0);
        return tour_shows(at, "editor");
    }
}

/* Are the chances shown, and all of them known? Looking ahead ends by itself. */
static inline bool tour_is_read(const vaka_gui *gui)
{
    const vaka_replay_player *replay = gui->play.replay;
    uint32_t count;

    assert_true(replay->chances);
    vaka_reading_points(replay->reading, &count);
    return vaka_reading_played(replay->reading) && replay->known == count;
}

/* A game that was played to its end: from the start, its end with the sheet, other eyes, its
 * turns, the chances. */
static inline bool tour_replay(tour *at, vaka_gui *gui)
{
    switch (at->at++) {
    case 0:
        return tour_press(SDLK_r);
    case 1:
        return tour_shows(at, "replays");
    case 2:
        vaka_screen_load.button(&gui->lobby, 0, 0);
        return true;
    case 3:
        return tour_shows(at, "replay");
    case 4:
        press_key(SDLK_END, 0);
        return tour_shows(at, "replay-end");
    case 5:
        press_key(SDLK_v, 0);
        return tour_shows(at, "replay-eyes");
    case 6:
        press_key(SDLK_ESCAPE, 0);
        press_key(SDLK_g, 0);
        return tour_shows(at, "replay-turn");
    case 7:
        press_key(SDLK_ESCAPE, 0);
        press_key(SDLK_k, 0);
        return tour_next(at);
    case 8:
        return tour_is_read(gui) || tour_await(at);
    case 9:
        return tour_shows(at, "replay-chances");
    default:
        return false;
    }
}

/* --- Taking it -------------------------------------------------------------------------------- */

static inline bool tour_go(void *data, vaka_gui *gui)
{
    tour *at = data;
    const vaka_language *language = gui->ui.start->host->language;

    vaka_plugins_all(gui->ui.start->host->plugins);
    if (!at->longer && strcmp(at->language, "qq") == 0) {
        vaka_game_texts *texts = language->texts;
        lengthen_texts(texts, gui->ui.start->host->plugins->at[tour_module(at, gui)].module);
        language->turn(language->texts, "qq");
        at->longer = true;
    }
    if (at->stop)
        tour_look(at, gui);
    at->stop = NULL;
    if (at->steps++ > TOUR_STEPS)
        fail_msg("%s: the tour does not end: %u", at->game, (unsigned)at->at);
    at->ended = !at->part(at, gui);
    if (at->ended)
        push_quit();
    push_nothing();
    return true;
}

/* From opening the window to closing it; false: there was nothing to be seen. */
static inline bool tour_take(tour *at, tour_part *part)
{
    vaka_gui_start start = {.robot = tour_go,
                            .robot_data = at,
                            .width = at->width,
                            .height = at->height,
                            .percent = at->percent,
                            .pace = 0};

    at->part = part;
    at->at = at->number = at->steps = 0;
    at->stop = NULL;
    at->none = at->longer = at->ended = false;
    setenv("LC_ALL", at->language, 1);
    assert_int_equal(vaka_window_host_run(&start), 0);
    assert_true(at->ended); /* or somebody else has closed the window */
    return !at->none;
}

/* Every part of it for a game; how often something was looked at. */
static inline uint32_t tour_game(tour *at)
{
    tour_take(at, tour_lobby);
    for (at->lesson = 0; tour_take(at, tour_lesson);)
        at->lesson++;
    tour_take(at, tour_hint);
    tour_take(at, tour_editor);
    tour_take(at, tour_replay);
    return at->looks;
}

#endif
