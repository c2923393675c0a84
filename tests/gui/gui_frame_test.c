/* gui_frame_test.c - what is drawn: every screen, nothing when nothing changed, no secret.
 *
 * SPDX-License-Identifier: MIT
 *
 * With VAKA_SHOTS set to a folder every screen is also written there as a picture. */
#include "gui_help.h"

#include <SDL_image.h>

#define PAIRS 60 /* of positions that differ in what the seat may not know, for each game */

typedef struct stage { /* a window without its loop */
    fixture host;
    vaka_gui gui;
    vaka_gui_start start;
} stage;

static void open_stage(stage *at, const char *const *modules, int width, int height)
{
    vaka_error err = {0};

    memset(at, 0, sizeof *at);
    open_fixture(&at->host, modules);
    at->start = (vaka_gui_start){.host = &at->host.host, .width = width, .height = height};
    vaka_gui_init(&at->gui, &at->start);
    at->gui.look.percent = 100;
    if (vaka_window_open(&at->gui.ui, &err))
        fail_msg("%s", err.text);
}

static void close_stage(stage *at)
{
    vaka_gui_done(&at->gui);
    close_fixture(&at->host);
}

static void begin_play(stage *at, vaka_record *record)
{
    vaka_play *play = &at->gui.play;

    vaka_camera_init(&play->board.camera, vaka_live_layout(vaka_record_live(record)));
    play->record = record;
    play->board.pointed = play->board.cursor = VAKA_NONE;
    vaka_picks_clear(&play->picks);
}

/* Draws what a seat sees of a live match, as it is asked. */
static void draw_seat(stage *at, vaka_record *record, vaka_live *live, int32_t seat)
{
    vaka_play *play = &at->gui.play;

    vaka_view_init(&play->view, live, vaka_record_names(record), seat);
    play->viewing = true;
    play->sitting = seat;
    play->asked = seat >= 0 && (play->view.must & VAKA_SEAT(seat));
    vaka_play_refresh(&at->gui.play);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, &at->gui.play);
    vaka_window_frame(&at->gui.ui);
}

static void end_draw(stage *at)
{
    vaka_view_done(&at->gui.play.view);
    at->gui.play.viewing = at->gui.play.asked = false;
}

static size_t frame_size(const stage *at)
{
    return (size_t)at->gui.look.canvas->pitch * (size_t)at->gui.look.canvas->h;
}

static void *copy_frame(const stage *at)
{
    void *copy = vaka_xnew(frame_size(at));

    memcpy(copy, at->gui.look.canvas->pixels, frame_size(at));
    return copy;
}

static void shoot(stage *at, const char *name)
{
    const char *folder = getenv("VAKA_SHOTS");
    char path[512];

    snprintf(path, sizeof path, "%s/%s-%dx%d-%d-%s.png", folder ? folder : "", name,
             at->gui.look.canvas->w, at->gui.look.canvas->h, at->gui.look.percent,
             at->gui.look.dark ? "dark" : "light");
    if (folder)
        IMG_SavePNG(at->gui.look.canvas, path);
}

/* A frame in which at least a hundredth of the pixels differs from the first one. */
static void assert_drawn(const stage *at)
{
    const uint32_t *pixel = at->gui.look.canvas->pixels;
    size_t count = frame_size(at) / 4, other = 0;

    for (size_t i = 0; i < count; i++)
        other += pixel[i] != pixel[0];
    assert_true(other > count / 100);
}

static void play_random(vaka_record *record, uint32_t *rng, int steps)
{
    vaka_live *live = vaka_record_live(record);
    vaka_error err = {0};

    for (int i = 0; i < steps && !vaka_live_finished(live, NULL); i++) {
        for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
            uint32_t count;

            if (!(vaka_live_must(live) & VAKA_SEAT(seat)))
                continue;
            const vaka_action *legal = vaka_live_legal(live, seat, &count);
            vaka_action action = legal[vaka_rng_below(rng, count)];
            assert_int_equal(vaka_record_apply(record, &action, NULL, &err), VAKA_OK);
            break;
        }
    }
}

static void show_screen(stage *at, const vaka_screen *screen, void *data, const char *name)
{
    vaka_ui_show(&at->gui.ui, screen, data);
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    assert_drawn(at);
    shoot(at, name);
}

static void show_play(stage *at, uint32_t module, const char *name)
{
    vaka_record *record = fixture_record(&at->host, module, 3);
    uint32_t rng[4];

    vaka_rng_seed(rng, 3);
    play_random(record, rng, 24);
    begin_play(at, record);
    int32_t seat = vaka_live_must(vaka_record_live(record)) & 1 ? 0 : 1;
    draw_seat(at, record, vaka_record_live(record), seat);
    assert_drawn(at);
    shoot(at, name);
    vaka_play_all(&at->gui.play);
    at->gui.ui.notice[0] = '\0'; /* that there is nothing to do */
    show_screen(at, &vaka_screen_play, &at->gui.play, "menu");
    vaka_menu_close(&at->gui.ui);
    at->gui.ui.help = true;
    show_screen(at, &vaka_screen_play, &at->gui.play, "help");
    at->gui.ui.help = false;
    at->gui.play.sitting = 1;
    show_screen(at, &vaka_screen_curtain, &at->gui.play, "curtain");
    end_draw(at);
    vaka_record_close(record);
}

static const char *const all_games[] = {"modules/hello",
                                        "tests/modules/skirmish",
                                        "tests/modules/gallery",
                                        "tests/modules/auction",
                                        "tests/modules/hexref",
                                        "tests/modules/atoll",
                                        "tests/modules/reef",
                                        NULL};

static void every_screen_is_drawn_in_every_size_and_theme(void **state)
{
    static const int sizes[][3] = {{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 200},
                                   {640, 480, 80},   {1280, 720, 300},  {480, 360, 300}};

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        stage *at = vaka_xnew(sizeof *at);

        open_stage(at, all_games, sizes[i][0], sizes[i][1]);
        for (int dark = 0; dark < 2; dark++) {
            vaka_window_percent(&at->gui.ui, sizes[i][2]);
            vaka_window_theme(&at->gui.ui, dark);
            vaka_lobby_games(&at->gui.lobby);
            show_screen(at, &vaka_screen_start, &at->gui.lobby, "start");
            vaka_lobby_module(&at->gui.lobby, 1);
            show_screen(at, &vaka_screen_new, &at->gui.lobby, "new");
            show_screen(at, &vaka_screen_load, &at->gui.lobby, "load");
            for (uint32_t module = 0; module < at->host.plugins.count; module++)
                show_play(at, module, at->host.plugins.at[module].module->title);
        }
        close_stage(at);
        free(at);
    }
}

static bool quit_after_idling(void *data, vaka_gui *gui)
{
    uint32_t *seen = data;
    SDL_Event event = {.type = SDL_USEREVENT};

    seen[0]++;
    if (seen[0] == 5)
        seen[1] = gui->ui.frames;
    if (seen[0] == 50) {
        seen[2] = gui->ui.frames;
        event.type = SDL_QUIT;
    } else if (seen[0] % 2) { /* the pointer moves, but not to anything else */
        event.type = SDL_MOUSEMOTION;
        event.motion.x = 3 + (int)(seen[0] % 7);
        event.motion.y = 3;
    }
    SDL_PushEvent(&event);
    return true;
}

static void nothing_is_drawn_when_nothing_has_changed(void **state)
{
    uint32_t seen[3] = {0};
    fixture host;

    (void)state;
    open_fixture(&host, all_games);
    vaka_gui_start start = {.host = &host.host, .robot = quit_after_idling, .robot_data = seen};
    assert_int_equal(vaka_gui_run(&start), 0);
    assert_true(seen[1] > 0);
    assert_int_equal(seen[2], seen[1]);
    close_fixture(&host);
}

/* The same seat before two positions that it cannot tell apart; 1 if they really differ. */
static uint32_t compare_pair(stage *at, vaka_record *record, int32_t seat, uint64_t seed)
{
    vaka_live *one = vaka_live_clone(vaka_record_live(record)), *two = vaka_live_clone(one);
    vaka_resampled changed = {0};
    bool same;

    vaka_resample(two, seat, seed, &changed);
    draw_seat(at, record, one, seat);
    void *before = copy_frame(at);
    end_draw(at);
    draw_seat(at, record, two, seat);
    same = memcmp(before, at->gui.look.canvas->pixels, frame_size(at)) == 0;
    if (!same)
        shoot(at, "leak");
    end_draw(at);
    free(before);
    vaka_live_free(one);
    vaka_live_free(two);
    assert_true(same);
    return changed.pieces + changed.order + changed.sealed + changed.counters > 0;
}

static void what_a_seat_may_not_know_changes_no_pixel_of_its_frame(void **state)
{
    static const uint32_t hiding[] = {1, 2, 3, 4, 5};

    (void)state;
    for (size_t i = 0; i < sizeof hiding / sizeof hiding[0]; i++) {
        stage *at = vaka_xnew(sizeof *at);
        uint32_t rng[4], pairs = 0;

        open_stage(at, all_games, 900, 560);
        vaka_rng_seed(rng, 17 + hiding[i]);
        for (uint32_t tries = 0; pairs < PAIRS && tries < 40; tries++) {
            vaka_record *record = fixture_record(&at->host, hiding[i], tries + 1);

            play_random(record, rng, (int)vaka_rng_below(rng, 40));
            begin_play(at, record);
            for (int32_t seat = VAKA_SPECTATOR; seat < 2; seat++)
                pairs += compare_pair(at, record, seat, tries * 7 + 1);
            vaka_record_close(record);
        }
        assert_true(pairs >= PAIRS / 2);
        close_stage(at);
        free(at);
    }
}

/* The test above is worth something only if a frame that shows everything does change. */
static void what_is_hidden_does_change_the_frame_of_a_referee(void **state)
{
    stage *at = vaka_xnew(sizeof *at);
    uint32_t rng[4], differ = 0;

    (void)state;
    open_stage(at, all_games, 900, 560);
    vaka_rng_seed(rng, 23);
    for (uint32_t tries = 0; tries < 10; tries++) {
        vaka_record *record = fixture_record(&at->host, 1, tries + 1);

        play_random(record, rng, 20);
        begin_play(at, record);
        vaka_live *other = vaka_live_clone(vaka_record_live(record));
        vaka_resample(other, 0, tries, NULL);
        draw_seat(at, record, vaka_record_live(record), VAKA_REFEREE);
        void *before = copy_frame(at);
        end_draw(at);
        draw_seat(at, record, other, VAKA_REFEREE);
        differ += memcmp(before, at->gui.look.canvas->pixels, frame_size(at)) != 0;
        end_draw(at);
        free(before);
        vaka_live_free(other);
        vaka_record_close(record);
    }
    assert_true(differ > 5);
    close_stage(at);
    free(at);
}

static void the_curtain_is_the_same_whatever_lies_behind_it(void **state)
{
    stage *at = vaka_xnew(sizeof *at);
    void *first = NULL;

    (void)state;
    open_stage(at, all_games, 900, 560);
    for (uint32_t tries = 0; tries < 12; tries++) {
        vaka_record *record = fixture_record(&at->host, 1, tries + 1);
        uint32_t rng[4];

        vaka_rng_seed(rng, tries);
        play_random(record, rng, (int)tries * 3);
        begin_play(at, record);
        draw_seat(at, record, vaka_record_live(record), 0); /* what was on the screen before */
        end_draw(at);
        vaka_view_init(&at->gui.play.view, vaka_record_live(record), vaka_record_names(record),
                       VAKA_SPECTATOR);
        at->gui.play.viewing = true;
        at->gui.play.sitting = 1;
        vaka_ui_show(&at->gui.ui, &vaka_screen_curtain, &at->gui.play);
        at->gui.ui.dirty = true;
        vaka_window_frame(&at->gui.ui);
        if (first)
            assert_memory_equal(first, at->gui.look.canvas->pixels, frame_size(at));
        else
            first = copy_frame(at);
        end_draw(at);
        vaka_record_close(record);
    }
    free(first);
    close_stage(at);
    free(at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_screen_is_drawn_in_every_size_and_theme),
        cmocka_unit_test(nothing_is_drawn_when_nothing_has_changed),
        cmocka_unit_test(what_a_seat_may_not_know_changes_no_pixel_of_its_frame),
        cmocka_unit_test(what_is_hidden_does_change_the_frame_of_a_referee),
        cmocka_unit_test(the_curtain_is_the_same_whatever_lies_behind_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
