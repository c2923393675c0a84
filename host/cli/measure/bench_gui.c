/* cli/measure/bench_gui.c - `vaka bench --gui`: how fast the window is.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/bench_fixture.h"

#include <fcntl.h>
#include <jansson.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/base/options.h"
#include "cli/base/window.h"

extern char **environ;

#define WIDE 1920
#define HIGH 1080
#define STARTS 7u

#define UNBOUND (-1.0)

typedef struct row {
    const char *key, *title;
    double value, bound; /* ms; UNBOUND: none */
} row;

/* Starts the program as people start it, in a process of its own, which closes after its first
 * frame. Not by fork: copying the pages of a process that measures is no part of a start. */
static bool start(const char *program, const char *journal, const char *mods, pid_t *child)
{
    char *const bare[] = {"vaka", NULL};
    char *const resume[] = {"vaka",
                            "resume",
                            (char *)(uintptr_t)journal,
                            mods ? "--mods" : NULL,
                            (char *)(uintptr_t)mods,
                            NULL};
    posix_spawn_file_actions_t files;

    if (posix_spawn_file_actions_init(&files) != 0)
        return false;
    bool good =
        posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) == 0 &&
        posix_spawn(child, program, &files, NULL, journal ? resume : bare, environ) == 0;
    posix_spawn_file_actions_destroy(&files);
    return good;
}

/* When it has shown its first frame, by the file in which it says so; 0: it did not get there. */
static double moment_of(const char *path)
{
    long long seen = 0;
    FILE *file = fopen(path, "r");

    if (!file)
        return 0;
    if (fscanf(file, "%lld", &seen) != 1)
        seen = 0;
    fclose(file);
    unlink(path);
    return (double)seen;
}

/* Milliseconds from starting the program to its first frame; negative: it did not get there. */
static double first_frame(const char *folder, const char *journal, const char *mods)
{
    char path[300], program[VAKA_GUI_PATH];
    pid_t child = 0;
    int status;

    if (!vaka_window_beside("vaka", program, sizeof program))
        return -1;
    snprintf(path, sizeof path, "%s/frame", folder);
    setenv("VAKA_FIRST_FRAME", path, 1);
    double begun = vaka_bench_now();
    bool good = start(program, journal, mods, &child) && waitpid(child, &status, 0) == child;
    unsetenv("VAKA_FIRST_FRAME");
    double seen = good ? moment_of(path) : 0;
    return seen > 0 ? (seen - begun) / 1e6 : -1;
}

static double first_frames(const char *folder, const char *journal, const char *mods)
{
    double times[STARTS];

    for (uint32_t i = 0; i < STARTS; i++)
        times[i] = first_frame(folder, journal, mods);
    return vaka_bench_median(times, STARTS);
}

/* Its value, and as KEY_most what it should be at most. */
static void add_row(json_t *object, const row *of)
{
    char key[40];

    json_object_set_new(object, of->key, of->value < 0 ? json_null() : json_real(of->value));
    snprintf(key, sizeof key, "%s_most", of->key);
    if (of->bound > UNBOUND)
        json_object_set_new(object, key, json_real(of->bound));
}

static void print_rows(const vaka_module *module, const row *rows, size_t count, bool json)
{
    const char *driver = getenv("SDL_VIDEODRIVER");
    json_t *object =
        json_pack("{s:s, s:i, s:i}", "game", module->id, "width", WIDE, "height", HIGH);

    if (!json)
        printf("The window at %d×%d with %s (%s), medians in ms; frames by the work done\n", WIDE,
               HIGH, module->title, driver && *driver ? driver : "the display");
    for (size_t i = 0; i < count; i++) {
        add_row(object, &rows[i]);
        if (json)
            continue;
        printf("  %-44s %9.2f", rows[i].title, rows[i].value);
        if (rows[i].bound > UNBOUND)
            printf("   %s %.1f", rows[i].value <= rows[i].bound ? "within" : "OVER", rows[i].bound);
        putchar('\n');
    }
    if (json) {
        json_dumpf(object, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(4));
        putchar('\n');
    }
    json_decref(object);
}

static vaka_status measure(vaka_fixture *fixture, const vaka_mod_choice *mod_choice,
                           vaka_gui_times *times, double first[2], vaka_error *err)
{
    vaka_gui_host host = {.plugins = fixture->plugins};
    vaka_gui_start start = {.host = &host, .width = WIDE, .height = HIGH, .percent = 100};
    vaka_replay_report report;
    char path[300];
    vaka_status status = vaka_record_replay(fixture->game_path, fixture->plugins,
                                            fixture->count / 2, &start.record, &report, err);

    if (status)
        return status;
    snprintf(path, sizeof path, "%s/half.vkj", fixture->folder);
    status = vaka_record_save(start.record, path, err);
    if (!status)
        status = vaka_window_here()->bench(&start, times, err);
    vaka_record_close(start.record);
    if (!status) {
        char *mods = vaka_mod_choice_folders(mod_choice);
        first[0] = first_frames(fixture->folder, NULL, NULL);
        first[1] = first_frames(fixture->folder, path, mods);
        free(mods);
    }
    unlink(path);
    return status;
}

int vaka_bench_gui(vaka_fixture *fixture, const vaka_mod_choice *mod_choice, bool json)
{
    vaka_gui_times times = {0};
    double first[2] = {-1, -1};
    vaka_error err = {0};
    vaka_status status = VAKA_OK;

    if (!vaka_window_possible())
        setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (fixture->layout->board_count == 0)
        status =
            vaka_fail(&err, VAKA_ERR_RANGE, "%s has no board to paint", fixture->module->title);
    if (!status)
        status = measure(fixture, mod_choice, &times, first, &err);
    if (status)
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    const row rows[] = {
        {"touched_ms", "pointer from space to space", times.touched, 0.5},
        {"panels_ms", "everything but the board", times.panels, 4},
        {"changed_ms", "pieces on the board changed", times.changed, 7},
        {"full_ms", "everything, board moved", times.full, 7},
        {"zoomed_ms", "another size, all drawings anew", times.zoomed, UNBOUND},
        {"click_ms", "click to picture", times.click, 16},
        {"crowded_ms", "… with small map, plans, a great moment", times.crowded, 16},
        {"thinking_ms", "longest frame while a bot thinks, by the clock", times.thinking, 20},
        {"idle_frames", "frames though nothing has changed", times.idle, 0},
        {"start_ms", "first frame of the start screen, from exec", first[0], 60},
        {"game_ms", "first frame of a game, from exec", first[1], 150},
    };
    print_rows(fixture->module, rows, sizeof rows / sizeof rows[0], json);
    return VAKA_EXIT_GOOD;
}
