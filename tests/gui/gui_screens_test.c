/* gui_screens_test.c - every screen of the real program: in English, every language that is shipped
 * and one whose texts are longer by 40 %, in every size; nothing is cut, and no button lies on
 * another.
 *
 * SPDX-License-Identifier: MIT
 *
 * With VAKA_SHOTS set to a folder every screen is also written there as a picture. */
#include "gui_window_host.h"

#include <SDL_image.h>
#include <glob.h>

#include "gui/ui/form.h"

typedef struct tour { /* goes from screen to screen by keys, and looks at each */
    const char *name; /* of the language */
    size_t stop;      /* of the stops below */
    bool waiting;     /* the keys have been pressed */
    uint32_t looked;
    char trouble[512];
    SDL_Surface *canvas;
} tour;

typedef struct halt {
    const char *name;
    const char *screen; /* on which it is */
    SDL_Keycode keys[4];
} halt;

static const halt halts[] = {
    {"start", "start", {0}},
    {"help", "start", {SDLK_F1}},
    {"guide", "start", {SDLK_RIGHT}},
    {"new", "new", {SDLK_ESCAPE, SDLK_n}},
    {"new-below", "new", {SDLK_TAB, SDLK_TAB, SDLK_TAB}},
    {"load", "load", {SDLK_ESCAPE, SDLK_o}},
    {"replays", "load", {SDLK_ESCAPE, SDLK_r}},
    {"replay", "replay", {SDLK_TAB, SDLK_RETURN}},
    {"replay-end", "replay", {SDLK_END}},
    {"replay-eyes", "replay", {SDLK_v}},
    {"mods", "mods", {SDLK_ESCAPE, SDLK_ESCAPE, SDLK_ESCAPE, SDLK_m}},
    {"draw", "mods", {SDLK_d}},
    {"editor", "editor", {SDLK_RETURN}},
    {"editor-tables", "editor", {SDLK_t}},
    {"editor-scenario", "editor", {SDLK_c}},
    {"editor-balance", "editor", {SDLK_b}},
    {"editor-map", "editor", {SDLK_m}},
    {"settings", "settings", {SDLK_ESCAPE, SDLK_ESCAPE, SDLK_s}},
    {"about", "about", {SDLK_ESCAPE, SDLK_a}},
    {"learn", "learn", {SDLK_ESCAPE, SDLK_l}},
    {"lesson", "play", {SDLK_RETURN}},
    {"lesson-2", "play", {SDLK_RETURN}},
    {"actions", "play", {SDLK_a}},
    {"leave", "play", {SDLK_ESCAPE, SDLK_ESCAPE}},
};
#define HALTS (sizeof halts / sizeof halts[0])

/* Texts of the board's picture may be cut: they grow with the zoom. */
static void told(void *data, const SDL_Surface *on, const char *text)
{
    tour *at = data;
    size_t length = strlen(at->trouble);

    if (on == at->canvas)
        snprintf(at->trouble + length, sizeof at->trouble - length, "%s: cut: %.80s\n",
                 halts[at->stop].name, text);
}

static bool overlap(const vaka_hit *a, const vaka_hit *b)
{
    SDL_Rect one, other, both;

    if (a->layer != b->layer || a->what == VAKA_HIT_BOARD || b->what == VAKA_HIT_BOARD ||
        a->silent || b->silent || a->scroll != b->scroll)
        return false;
    return SDL_IntersectRect(&a->box, &a->clip, &one) &&
           SDL_IntersectRect(&b->box, &b->clip, &other) && SDL_IntersectRect(&one, &other, &both) &&
           both.w > 1 && both.h > 1;
}

static void look(tour *at, vaka_gui *gui)
{
    const char *folder = getenv("VAKA_SHOTS");
    char path[512];

    at->canvas = gui->look.canvas;
    at->trouble[0] = '\0';
    vaka_fonts_watch(gui->look.fonts, told, at);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    vaka_fonts_watch(gui->look.fonts, NULL, NULL);
    if (folder) {
        snprintf(path, sizeof path, "%s/%s-%s-%dx%d-%d-%s.png", folder, halts[at->stop].name,
                 at->name, gui->look.canvas->w, gui->look.canvas->h, gui->look.percent,
                 gui->look.dark ? "dark" : "light");
        IMG_SavePNG(gui->look.canvas, path);
    }
    if (at->trouble[0])
        fail_msg("%s %d %%, %d wide: %s", at->name, gui->look.percent, gui->look.canvas->w,
                 at->trouble);
    for (int i = 0; i < gui->ui.hit_count; i++)
        for (int k = 0; k < i; k++)
            if (overlap(&gui->ui.hits[i], &gui->ui.hits[k]))
                fail_msg("%s %s %d %%: '%s' lies on '%s'", at->name, halts[at->stop].name,
                         gui->look.percent, gui->ui.hits[i].label, gui->ui.hits[k].label);
    at->looked++;
}

static bool go_round(void *data, vaka_gui *gui)
{
    tour *at = data;

    if (at->stop == HALTS) {
        push_quit();
        return true;
    }
    if (!at->waiting) {
        at->waiting = true;
        for (int i = 0; i < 4 && halts[at->stop].keys[i]; i++)
            press_key(halts[at->stop].keys[i], 0);
        push_nothing();
        return true;
    }
    if (strcmp(gui->ui.screen->name, halts[at->stop].screen) != 0)
        fail_msg("%s is to be on %s, not on %s", halts[at->stop].name, halts[at->stop].screen,
                 gui->ui.screen->name);
    look(at, gui);
    at->waiting = false;
    at->stop++;
    push_nothing();
    return true;
}

static void take_tour(const char *language, int width, int height, int percent, bool dark)
{
    scratch at;
    tour robot = {.name = language};
    vaka_gui_start start = {.robot = go_round,
                            .robot_data = &robot,
                            .width = width,
                            .height = height,
                            .percent = percent,
                            .dark = dark,
                            .pace = 0};

    open_scratch(&at, language);
    keep_bots_game(&at);
    assert_int_equal(vaka_window_host_run(&start), 0);
    assert_int_equal(robot.looked, HALTS);
    close_scratch(&at);
}

static void no_text_is_cut_in_english(void **state)
{
    (void)state;
    take_tour("en", 1280, 720, 100, false);
    take_tour("en", 1920, 1080, 200, true);
}

/* Found by their files, so a new one is looked at as soon as it is there. */
static void take_tours_in_shipped(int width, int height, int percent, bool dark)
{
    glob_t files;
    char code[16];

    assert_int_equal(glob(VAKA_SOURCE_DIR "/assets/lang/*.lua", 0, NULL, &files), 0);
    for (size_t i = 0; i < files.gl_pathc; i++) {
        const char *name = strrchr(files.gl_pathv[i], '/') + 1;

        snprintf(code, sizeof code, "%.*s", (int)strcspn(name, "."), name);
        take_tour(code, width, height, percent, dark);
    }
    globfree(&files);
}

static void no_text_is_cut_in_a_shipped_language(void **state)
{
    (void)state;
    take_tours_in_shipped(1280, 720, 200, true);
}

static void no_text_is_cut_in_a_language_longer_by_two_fifths(void **state)
{
    (void)state;
    take_tour("qq", 1280, 720, 100, false);
    take_tour("qq", 1280, 720, 300, false);
}

static void a_narrow_window_is_enough(void **state)
{
    (void)state;
    take_tour("en", 800, 600, 100, false);
    take_tours_in_shipped(640, 480, 80, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_text_is_cut_in_english),
        cmocka_unit_test(no_text_is_cut_in_a_shipped_language),
        cmocka_unit_test(no_text_is_cut_in_a_language_longer_by_two_fifths),
        cmocka_unit_test(a_narrow_window_is_enough),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
