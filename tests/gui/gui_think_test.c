/* gui_think_test.c - bots that think do not hold the window up.
 *
 * SPDX-License-Identifier: MIT */
/* Scripts and the window both call something of their own a spot. */
#define vaka_spot vaka_spot_of_text
#include "cli/base/mod_choice.h"
#undef vaka_spot

#include <time.h>
#include <unistd.h>

#include "gui_help.h"

#include "gui/replay/replay_bar.h"
#include "gui/replay/replay_player.h"
#include "registered.h"
#include "table/codec.h"

#define STEPS_MOST 4000 /* of the robot, before it is stuck */
#define FRAMES 12       /* that are painted while one thought goes on */
#define LONGEST 20.0    /* ms of work between two looks at what people do */

/* Thinks for ever, unless it is told to stop. */
static const vaka_level endless = {{"endless", "", NULL}, 0, {400000000, 8}};

typedef struct table {
    vaka_plugins plugins;
    vaka_mod_choice mod_choice;
    vaka_gui_host host;
    vaka_bot bots[VAKA_MAX_SEATS];
    vaka_player players[VAKA_MAX_SEATS];
    vaka_record *record;
} table;

typedef struct watcher { /* what looks on and presses */
    table *at;
    int steps, frames, thoughts;
    double last, longest; /* ms of this thread's work */
    uint32_t moves;       /* lines of the journal when something was pressed */
    bool taken_back;
} watcher;

static vaka_status give_players(void *data, vaka_record *record, const vaka_player **out,
                                vaka_error *err)
{
    table *at = data;
    const vaka_journal_head *head = vaka_record_head(record);
    const vaka_module *module = vaka_live_layout(vaka_record_live(record))->module;

    for (int32_t seat = 0; seat < head->seats; seat++) {
        if (strcmp(head->player[seat], "human") == 0)
            continue;
        if (vaka_bot_init_for(&at->bots[seat], module, "strong", 7, seat, err))
            return VAKA_ERR_DATA;
        at->bots[seat].level = &endless;
        at->players[seat] =
            (vaka_player){vaka_player_bot, vaka_player_bot_interrupt, &at->bots[seat]};
    }
    *out = at->players;
    return VAKA_OK;
}

static void open_game(table *at, const char *game, const char *first)
{
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(7), .name = {"Ada", "Bela"}};
    vaka_error err = {0};
    vaka_setup setup;

    const vaka_module *module = vaka_plugins_find(&at->plugins, game, &err);
    assert_non_null(module);
    snprintf(head.player[0], sizeof head.player[0], "%s", first);
    snprintf(head.player[1], sizeof head.player[1], "bot:strong");
    if (vaka_mod_choice_set_up(&at->mod_choice, module, &head, &setup, &err) ||
        vaka_record_new(&setup, &head, NULL, &at->record, &err))
        fail_msg("%s", err.text);
}

static int open_table(void **state)
{
    table *at = vaka_xnew(sizeof *at);

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("XDG_DATA_HOME", VAKA_BUILD_DIR "/nowhere", 1);
    setenv("XDG_CONFIG_HOME", VAKA_BUILD_DIR "/nowhere", 1);
    vaka_plugins_scan(&at->plugins, NULL);
    vaka_mod_choice_init(&at->mod_choice);
    vaka_mod_choice_serve(&at->mod_choice, &at->plugins);
    at->host = (vaka_gui_host){.data = at, .plugins = &at->plugins, .players = give_players};
    *state = at;
    return 0;
}

static int close_table(void **state)
{
    table *at = *state;

    vaka_record_close(at->record);
    vaka_mod_choice_done(&at->mod_choice);
    vaka_plugins_done(&at->plugins);
    free(at);
    return 0;
}

#define TABLE_TEST(name) TEST_WITH(name, open_table, close_table)

static void show(watcher *by, bool (*robot)(void *data, vaka_gui *gui))
{
    vaka_gui_start start = {.host = &by->at->host,
                            .record = by->at->record,
                            .width = 1280,
                            .height = 720,
                            .percent = 100,
                            .pace = 0,
                            .robot = robot,
                            .robot_data = by};

    assert_int_equal(vaka_gui_run(&start), 0);
}

static uint32_t lines_of(const table *at)
{
    uint32_t count;

    vaka_record_lines(at->record, &count);
    return count;
}

/* Work of this thread alone: what other threads and programs do takes time, but no frame. */
static double work(void)
{
    struct timespec time;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void step(watcher *by)
{
    if (++by->steps > STEPS_MOST)
        fail_msg("it does not go on: %d frames of %d thoughts", by->frames, by->thoughts);
}

/* --- alive ------------------------------------------------------------------------------------ */

/* When the last thought was begun, before anything was copied for it; 0: that has been counted. */
static double began;

/* All thoughts of bots are begun through here (CMakeLists.txt). */
vaka_thought *__real_vaka_thought_start(const vaka_bot *bot, vaka_live *live, int32_t seat,
                                        uint32_t threads);
vaka_thought *__wrap_vaka_thought_start(const vaka_bot *bot, vaka_live *live, int32_t seat,
                                        uint32_t threads);

vaka_thought *__wrap_vaka_thought_start(const vaka_bot *bot, vaka_live *live, int32_t seat,
                                        uint32_t threads)
{
    began = work();
    return __real_vaka_thought_start(bot, live, seat, threads);
}

/* The work between two looks of the robot while something thinks; of the first one from before it
 * was begun. */
static void measure(watcher *by)
{
    double took = work() - (began > 0 ? began : by->last);

    began = 0;
    by->longest = took > by->longest ? took : by->longest;
}

static void assert_quick(const watcher *by, const char *what)
{
#ifdef VAKA_SANITIZED
    (void)by;
    (void)what;
#else
    if (by->longest > LONGEST)
        fail_msg("%s: a frame took %.1f ms", what, by->longest);
#endif
}

/* Lets the window be painted again and again, then presses: the button, the key, and leaves. */
static bool watch(void *data, vaka_gui *gui)
{
    watcher *by = data;

    step(by);
    if (gui->play.thinking.thought)
        measure(by);
    if (!vaka_thinking_any(&gui->play)) {
        by->frames = 0;
    } else if (by->frames++ < FRAMES) {
        gui->ui.dirty = true;
    } else if (by->thoughts == 0) {
        by->moves = lines_of(by->at);
        assert_true(click_hit(gui, find_label(gui, "Move now")));
        by->thoughts++;
        by->frames = -STEPS_MOST;
    } else if (by->thoughts == 1) {
        assert_true(lines_of(by->at) > by->moves); /* it has moved */
        by->moves = lines_of(by->at);
        press_key(SDLK_g, 0);
        by->thoughts++;
        by->frames = -STEPS_MOST;
    } else {
        assert_true(lines_of(by->at) > by->moves);
        vaka_screen_play.press(&gui->play, &(vaka_hit){.what = VAKA_HIT_LEAVE}, false);
    }
    by->last = work();
    return false;
}

TABLE_TEST(while_a_bot_thinks_the_window_lives_and_a_button_has_it_move)
{
    watcher by = {.at = *state};

    open_game(by.at, "conquest", "bot:strong");
    show(&by, watch);
    assert_int_equal(by.thoughts, 2);
    assert_false(vaka_live_finished(vaka_record_live(by.at->record), NULL));
    assert_quick(&by, "while a bot thought");
}

/* --- taken back, closed ----------------------------------------------------------------------- */

static bool take_back(void *data, vaka_gui *gui)
{
    watcher *by = data;

    step(by);
    if (gui->play.asked && by->taken_back) { /* back at his own decision: enough */
        assert_int_equal(lines_of(by->at),
                         1 + 2); /* the setup, what he did, and that it is undone */
        press_key(SDLK_ESCAPE, 0);
        SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
        return true;
    }
    if (gui->play.asked && !gui->play.wanted) {
        vaka_play_act(&gui->play, &gui->play.view.legal[0]);
        SDL_PushEvent(&(SDL_Event){.type = SDL_USEREVENT});
        return true;
    }
    if (!vaka_thinking_any(&gui->play) || by->taken_back)
        return false;
    by->taken_back = true;
    assert_non_null(find_label(gui, "Undo"));
    press_key(SDLK_u, 0);
    return false;
}

TABLE_TEST(while_a_bot_thinks_the_last_action_can_be_taken_back)
{
    watcher by = {.at = *state};

    open_game(by.at, "hello", "human");
    show(&by, take_back);
    assert_true(by.taken_back);
}

static bool close_window(void *data, vaka_gui *gui)
{
    watcher *by = data;

    step(by);
    if (gui->play.asked && !gui->play.wanted) {
        vaka_play_act(&gui->play, &gui->play.view.legal[0]);
        SDL_PushEvent(&(SDL_Event){.type = SDL_USEREVENT});
        return true;
    }
    if (vaka_thinking_any(&gui->play))
        SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    return false;
}

TABLE_TEST(a_window_is_closed_while_a_bot_thinks)
{
    watcher by = {.at = *state};

    open_game(by.at, "hello", "human");
    show(&by, close_window);
    assert_int_equal(lines_of(by.at), 1 + 1);
    assert_int_equal(by.at->bots[1].choices, 0);
}

/* --- a hint ----------------------------------------------------------------------------------- */

static bool ask_for_hint(void *data, vaka_gui *gui)
{
    watcher *by = data;

    step(by);
    if (!gui->play.asked)
        return false;
    if (!by->taken_back) {
        by->taken_back = true;
        assert_true(vaka_play_key(&gui->play, &(SDL_Keysym){.sym = SDLK_t}));
        assert_non_null(gui->play.hint); /* and the window goes on */
        assert_string_equal(gui->ui.notice, "A strong player thinks about it…");
        return false;
    }
    if (gui->play.hint)
        return false;
    assert_non_null(strstr(gui->ui.notice, "A strong player would do this: Take "));
    assert_false(gui->play.wanted); /* it is only said */
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    return true;
}

TABLE_TEST(a_hint_is_thought_out_while_the_window_lives)
{
    watcher by = {.at = *state};

    by.at->host.hints = true;
    open_game(by.at, "hello", "human");
    show(&by, ask_for_hint);
    assert_true(by.taken_back);
    assert_int_equal(lines_of(by.at), 1);
}

/* At the first decision that is worth looking ahead for. */
static bool watch_hint(void *data, vaka_gui *gui)
{
    watcher *by = data;

    step(by);
    if (gui->play.hint) {
        measure(by);
        by->frames++;
        gui->ui.dirty = true;
    } else if (by->frames > 0) {
        SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    } else if (gui->play.thinking.thought) {
        vaka_thinking_now(&gui->play);
    } else if (gui->play.asked && !gui->play.wanted) {
        began = work();
        assert_true(vaka_play_key(&gui->play, &(SDL_Keysym){.sym = SDLK_t}));
        if (!gui->play.hint)
            vaka_play_act(&gui->play, &gui->play.view.legal[0]);
        SDL_PushEvent(&(SDL_Event){.type = SDL_USEREVENT});
    }
    by->last = work();
    return true;
}

TABLE_TEST(while_a_hint_is_thought_out_no_frame_takes_long)
{
    watcher by = {.at = *state};

    by.at->host.hints = true;
    open_game(by.at, "conquest", "human");
    show(&by, watch_hint);
    assert_true(by.frames > 3);
    assert_quick(&by, "while a hint was thought out");
}

static bool ask_and_go(void *data, vaka_gui *gui)
{
    watcher *by = data;

    step(by);
    if (!gui->play.asked || by->taken_back)
        return false;
    vaka_play_hint(&gui->play);
    assert_non_null(gui->play.hint);
    by->taken_back = true;
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    return true;
}

TABLE_TEST(who_leaves_while_a_hint_is_thought_out_waits_for_nothing)
{
    watcher by = {.at = *state};

    by.at->host.hints = true;
    open_game(by.at, "hello", "human");
    show(&by, ask_and_go);
    assert_true(by.taken_back);
}

/* --- chances in a replay ---------------------------------------------------------------------- */

/* A game at the fewest stones in which a win is missed, as a journal. */
static void write_game(table *at, char path[64])
{
    static const char *const texts[] = {"take 1", "take 1", "take 1", "take 2"};
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(7), .name = {"Ada", "Bela"}};
    vaka_error err = {0};
    vaka_action action;
    vaka_setup setup;

    snprintf(path, 64, "/tmp/vaka-chances-XXXXXX");
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    unlink(path);
    const vaka_module *module = vaka_plugins_find(&at->plugins, "hello", &err);
    if (vaka_setup_init(&setup, module, 2, &err) || vaka_setup_set(&setup, "stones", 5, &err) ||
        vaka_record_new(&setup, &head, path, &at->record, &err))
        fail_msg("%s", err.text);
    for (int32_t i = 0; i < 4; i++) {
        const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));

        assert_int_equal(vaka_action_read(layout, i % 2, texts[i], &action, &err), VAKA_OK);
        assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
    }
}

/* The same once more, as if all had been known, and back; with the chances the button goes. */
static bool know_all(vaka_gui *gui, vaka_replay_player *replay)
{
    vaka_hit hit = {.what = VAKA_HIT_BUTTON, .a = VAKA_REPLAY_KNOWING};

    assert_non_null(find_label(gui, "Knowing all"));
    gui->ui.screen->press(&gui->play, &hit, false);
    assert_true(replay->knowing && vaka_reading_knows(replay->reading));
    vaka_reading_wait(replay->reading);
    vaka_window_frame(&gui->ui);
    gui->ui.screen->press(&gui->play, &hit, false);
    assert_false(replay->knowing || vaka_reading_knows(replay->reading));
    vaka_reading_wait(replay->reading);
    replay->chances = false;
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    assert_null(find_label(gui, "Knowing all"));
    gui->ui.screen->press(&gui->play, &hit, false);
    assert_false(replay->knowing);
    replay->chances = true;
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    return true;
}

/* Asks for the chances, waits until they are known, goes to the decision that was wrong. */
static bool read_chances(void *data, vaka_gui *gui)
{
    watcher *by = data;
    vaka_replay_player *replay = gui->play.replay;

    step(by);
    if (!replay)
        return false;
    if (by->thoughts == 0) {
        assert_null(find_hit(gui, VAKA_HIT_SCRUB, 1));
        press_key(SDLK_k, 0);
        by->thoughts++;
        return true;
    }
    if (replay->known < 4)
        return false;
    if (by->thoughts++ < 3) {
        press_key(SDLK_RIGHT, 0);
        return true;
    }
    assert_int_equal(replay->at, 2);
    assert_non_null(find_hit(gui, VAKA_HIT_SCRUB, 1));
    uint32_t count;
    const vaka_read_point *points = vaka_reading_points(replay->reading, &count);
    assert_true(points[2].better);
    assert_true(know_all(gui, replay));
    assert_true(click_hit(gui, find_label(gui, "Chances"))); /* and away again */
    vaka_window_frame(&gui->ui);
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    return true;
}

static void show_replay_in(watcher *by, const char *path, const int size[3],
                           bool (*robot)(void *data, vaka_gui *gui))
{
    vaka_gui_start start = {.host = &by->at->host,
                            .replay = path,
                            .width = size[0],
                            .height = size[1],
                            .percent = size[2],
                            .robot = robot,
                            .robot_data = by};

    assert_int_equal(vaka_gui_run(&start), 0);
    unlink(path);
}

static void show_replay(watcher *by, const char *path, bool (*robot)(void *data, vaka_gui *gui))
{
    show_replay_in(by, path, (const int[]){1280, 720, 100}, robot);
}

TABLE_TEST(a_replay_shows_chances_as_they_become_known)
{
    watcher by = {.at = *state};
    char path[64];

    write_game(by.at, path);
    show_replay(&by, path, read_chances);
    assert_true(by.thoughts > 3);
}

static uint32_t scale_lines, turn_numbers;

/* What is written at the left of the lines does not lie under them; the number of a turning point
 * covers no more than a third of their height. */
static void note_scale(void *data, SDL_Rect box, const char *text)
{
    const vaka_hit *lines = data;

    if (strcmp(text, "1") == 0 && SDL_HasIntersection(&box, &lines->box)) {
        assert_true(box.h <= lines->box.h / 3);
        turn_numbers++;
    }
    if (strcmp(text, "0 %") != 0 && strcmp(text, "50 %") != 0 && strcmp(text, "100 %") != 0)
        return;
    assert_true(box.x >= 0 && box.x + box.w <= lines->box.x);
    scale_lines++;
}

static bool see_chances(void *data, vaka_gui *gui)
{
    watcher *by = data;
    const vaka_play *play = &gui->play;

    step(by);
    if (!play->replay)
        return false;
    if (by->thoughts == 0) {
        press_key(SDLK_k, 0);
        by->thoughts++;
        return true;
    }
    if (play->replay->known < 4)
        return false;
    vaka_hit lines = *find_hit(gui, VAKA_HIT_SCRUB, 1);
    vaka_fonts_trace(gui->look.fonts, note_scale, &lines);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
    assert_int_equal(lines.box.x, find_hit(gui, VAKA_HIT_SCRUB, 0)->box.x +
                                      vaka_look_px(&gui->look, 8)); /* one above the other */
    assert_true(!play->tabbed || play->tabs_box.y + play->tabs_box.h <= play->prompt_box.y);
    assert_true(play->board.around.h >= gui->look.canvas->h / 5);
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    return true;
}

TABLE_TEST(chances_leave_the_board_its_room_and_their_scale_can_be_read)
{
    static const int sizes[][3] = {{1280, 720, 100}, {1280, 720, 200}, {800, 600, 200}};

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        watcher by = {.at = *state};
        char path[64];

        write_game(by.at, path);
        vaka_record_close(by.at->record);
        by.at->record = NULL;
        show_replay_in(&by, path, sizes[i], see_chances);
    }
    assert_int_equal(scale_lines, 9);
    assert_int_equal(turn_numbers, 3);
}

static bool leave_reading(void *data, vaka_gui *gui)
{
    watcher *by = data;

    step(by);
    if (!gui->play.replay)
        return false;
    if (by->thoughts++ == 0)
        press_key(SDLK_k, 0);
    else
        SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    return true;
}

TABLE_TEST(a_replay_is_left_while_the_game_is_being_read)
{
    watcher by = {.at = *state};
    char path[64];

    write_game(by.at, path);
    show_replay(&by, path, leave_reading);
}

/* --- a replay that is followed ---------------------------------------------------------------- */

/* A game on a large board, to be kept in a journal. */
static vaka_live *begin_voyage(table *at, int32_t seats, const char *player, char path[64])
{
    vaka_journal_head head = {.seats = seats, .seed = vaka_seed_of(7), .name = {"Ada", "Bela"}};
    vaka_error err = {0};
    vaka_setup setup;

    snprintf(path, 64, "/tmp/vaka-voyage-XXXXXX");
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    unlink(path);
    for (int32_t seat = 0; seat < head.seats; seat++)
        snprintf(head.player[seat], sizeof head.player[0], "%s", player);
    const vaka_module *module = vaka_plugins_find(&at->plugins, "conquest", &err);
    if (vaka_mod_choice_set_up(&at->mod_choice, module, &head, &setup, &err) ||
        vaka_record_new(&setup, &head, path, &at->record, &err))
        fail_msg("%s", err.text);
    return vaka_record_live(at->record);
}

/* Its first actions. */
static void write_voyage(table *at, char path[64])
{
    vaka_live *live = begin_voyage(at, 2, "human", path);

    for (uint32_t i = 0; i < 60; i++) {
        int32_t seat = vaka_live_must(live) & 1 ? 0 : 1;
        uint32_t count;
        const vaka_action *legal = vaka_live_legal(live, seat, &count);
        vaka_action action = legal[i * 7919u % count];

        assert_int_equal(vaka_record_apply(at->record, &action, NULL, NULL), VAKA_OK);
    }
}

/* All of it, by bots. */
static void write_long_game(table *at, char path[64])
{
    vaka_live *live = begin_voyage(at, 4, "bot:greedy", path);
    vaka_action action;
    vaka_error err;

    for (int32_t seat = 0; seat < 4; seat++)
        assert_int_equal(vaka_bot_init_for(&at->bots[seat], vaka_live_layout(live)->module,
                                           "greedy", 7, seat, &err),
                         VAKA_OK);
    while (!vaka_live_finished(live, NULL)) {
        int32_t seat = __builtin_ctz(vaka_live_must(live));

        assert_true(vaka_bot_choose(&at->bots[seat], live, seat, &action));
        assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
    }
}

/* The last place of the board that the step told of; VAKA_NONE: none. */
static int32_t place_told(const vaka_play *play)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(play->replay->now, &count);
    int32_t place = VAKA_NONE;
    vaka_event event;

    for (uint32_t i = play->fresh; i < count; i++)
        if (vaka_event_for(&log[i].event, play->view.seat, &event) &&
            vaka_log_place(&play->view, &event) != VAKA_NONE)
            place = vaka_log_place(&play->view, &event);
    return place;
}

/* Closer, at a corner; then each step is seen where it happens. */
static bool follow(void *data, vaka_gui *gui)
{
    watcher *by = data;
    vaka_play *play = &gui->play;
    const vaka_board *board = &play->board;

    step(by);
    if (!play->replay)
        return false;
    if (by->frames++ == 0) {
        gui->ui.still = true;
        for (int i = 0; i < 12; i++)
            vaka_play_wheel(play, board->box.x + 1, board->box.y + 1, 1);
    } else if (place_told(play) != VAKA_NONE) {
        vaka_spot spot = vaka_camera_spot(&board->camera, play->view.layout, place_told(play));
        assert_true(SDL_PointInRect(&(SDL_Point){(int)spot.x, (int)spot.y}, &board->box));
        by->thoughts++;
    }
    if (play->replay->at < play->replay->count)
        press_key(SDLK_RIGHT, 0);
    else
        SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    return true;
}

TABLE_TEST(a_replay_is_followed_by_who_looks_closely)
{
    watcher by = {.at = *state};
    char path[64];

    write_voyage(by.at, path);
    show_replay(&by, path, follow);
    assert_true(by.thoughts > 5);
}

/* The chances of a long game are asked for, and begin to be known. */
static bool watch_chances(void *data, vaka_gui *gui)
{
    watcher *by = data;
    vaka_play *play = &gui->play;

    step(by);
    if (!play->replay)
        return false;
    if (by->frames++ == 0) {
        gui->ui.still = true;
        vaka_window_frame(&gui->ui); /* what the replay itself takes does not count */
        began = work();
        gui->ui.screen->press(play, &(vaka_hit){.what = VAKA_HIT_BUTTON, .a = VAKA_REPLAY_CHANCES},
                              false);
        assert_true(play->replay->chances);
    } else {
        measure(by);
        SDL_Delay(1);
    }
    gui->ui.dirty = true;
    if (play->replay->known > 2)
        SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    by->last = work();
    return true;
}

TABLE_TEST(while_a_game_is_read_no_frame_takes_long)
{
    watcher by = {.at = *state};
    char path[64];

    write_long_game(by.at, path);
    show_replay(&by, path, watch_chances);
    assert_true(by.frames > 3);
    assert_quick(&by, "while a game was read");
}

int main(void)
{
    return run_registered("gui_think", NULL, NULL);
}
