/* gui_window_host.h - the real program around the window, in folders of its own, and hands for it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_WINDOW_HOST_H
#define GUI_WINDOW_HOST_H

#define _XOPEN_SOURCE 700 /* nftw */

#include "gui_help.h"

#include <ftw.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/base/window.h"
#include "cli/play/window_host.h"

typedef struct scratch { /* where the program keeps everything during a test */
    char folder[64];
    char games[128];
} scratch;

static inline void push_quit(void)
{
    SDL_Event event = {.type = SDL_QUIT};

    SDL_PushEvent(&event);
}

static inline void push_nothing(void)
{
    SDL_Event event = {.type = SDL_USEREVENT};

    SDL_PushEvent(&event);
}

static inline void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "wb");

    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

/* A catalogue in which every text of the French one is its English, longer by 40 %. */
static inline void write_long_language(const char *folder)
{
    static const char more[] = " lorem ipsum dolor sit amet consectetur adipiscing elit sed do "
                               "eiusmod tempor incididunt ut labore et dolore magna aliqua";
    char line[1024], path[256];
    FILE *from = fopen(VAKA_SOURCE_DIR "/assets/lang/fr.lua", "rb"), *to;

    snprintf(path, sizeof path, "%s/qq.lua", folder);
    to = fopen(path, "wb");
    assert_true(from && to);
    fputs("return {\n", to);
    while (fgets(line, sizeof line, from)) {
        char *end = strstr(line, "\"] = ");

        if (strncmp(line, "    [\"", 6) != 0 || !end)
            continue;
        end[0] = '\0';
        int length = (int)strlen(line + 6), longer = length * 2 / 5;
        longer = longer < (int)sizeof more - 1 ? longer : (int)sizeof more - 1;
        fprintf(to, "    [\"%s\"] = \"%s%.*s\",\n", line + 6, line + 6, longer, more);
    }
    fputs("}\n", to);
    fclose(from);
    assert_int_equal(fclose(to), 0);
}

/* The modules that these tests speak of, whatever else there is. */
static inline void link_modules(const scratch *at)
{
    static const char *const names[] = {"conquest.vaka", "hello.vaka"};
    char folder[160], from[400], to[200];

    snprintf(folder, sizeof folder, "%s/modules", at->folder);
    assert_int_equal(mkdir(folder, 0777), 0);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(from, sizeof from, VAKA_BUILD_DIR "/modules/%s", names[i]);
        snprintf(to, sizeof to, "%s/%s", folder, names[i]);
        assert_int_equal(symlink(from, to), 0);
    }
    setenv("VAKA_MODULE_PATH", folder, 1);
}

/* The game that these tests are about was played last: the window opens with it. */
static inline void write_settings(const scratch *at)
{
    char path[160];

    snprintf(path, sizeof path, "%s/config", at->folder);
    assert_int_equal(mkdir(path, 0777), 0);
    snprintf(path, sizeof path, "%s/config/vaka", at->folder);
    assert_int_equal(mkdir(path, 0777), 0);
    snprintf(path, sizeof path, "%s/config/vaka/settings", at->folder);
    write_file(path, "game org.vaka.conquest\n");
}

static inline void open_scratch(scratch *at, const char *language)
{
    static const vaka_window window = {.run = vaka_gui_run};
    char path[128];

    vaka_window_init(NULL, &window);
    snprintf(at->folder, sizeof at->folder, "/tmp/vaka-window-XXXXXX");
    assert_non_null(mkdtemp(at->folder));
    snprintf(path, sizeof path, "%s/data", at->folder);
    setenv("XDG_DATA_HOME", path, 1);
    snprintf(path, sizeof path, "%s/config", at->folder);
    setenv("XDG_CONFIG_HOME", path, 1);
    setenv("LC_ALL", language, 1);
    link_modules(at);
    write_settings(at);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ASSETS", VAKA_SOURCE_DIR "/assets", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    snprintf(path, sizeof path, "%s/data", at->folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/data/vaka", at->folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/data/vaka/lang", at->folder);
    mkdir(path, 0777);
    write_long_language(path);
    snprintf(at->games, sizeof at->games, "%s/data/vaka/games", at->folder);
    assert_int_equal(mkdir(at->games, 0777), 0);
}

static inline int remove_one(const char *path, const struct stat *about, int type, struct FTW *walk)
{
    (void)about, (void)type, (void)walk;
    return remove(path);
}

static inline void close_scratch(scratch *at)
{
    nftw(at->folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

/* A whole game of the smallest module between two bots, as a journal. */
static inline void keep_bots_game(const scratch *at)
{
    static const char *const modules[] = {"modules/hello", NULL};
    vaka_gui_choice choice = {.keep = true};
    vaka_record *record = NULL;
    const vaka_player *players;
    vaka_error err = {0};
    vaka_action action;
    fixture host;

    open_fixture(&host, modules);
    snprintf(host.folder, sizeof host.folder, "%s", at->games);
    choice.module = host.plugins.at[0].module;
    choice.head.seats = 2;
    choice.head.seed = vaka_seed_of(4);
    for (uint32_t i = 0; i < choice.module->option_count; i++)
        choice.option[i] = choice.module->options[i].normal;
    for (int32_t seat = 0; seat < 2; seat++)
        snprintf(choice.head.player[seat], sizeof choice.head.player[seat], "bot:random");
    if (fixture_begin(&host, &choice, &record, &err) ||
        fixture_players(&host, record, &players, &err))
        fail_msg("%s", err.text);
    vaka_live *live = vaka_record_live(record);
    while (!vaka_live_finished(live, NULL)) {
        int32_t seat = vaka_live_must(live) & 1 ? 0 : 1;

        assert_true(fixture_choose(players[seat].data, live, seat, &action));
        assert_int_equal(vaka_record_apply(record, &action, NULL, &err), VAKA_OK);
    }
    vaka_record_close(record);
    close_fixture(&host);
}

#endif
