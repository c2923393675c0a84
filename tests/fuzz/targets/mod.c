/* fuzz/targets/mod.c - any files as a mod: usable, or complained about by file and line.
 *
 * SPDX-License-Identifier: MIT
 *
 * A line "--- PATH" begins a file of the mod; what comes before the first one is mod.lua. If there
 * is a game.lua among them it is a game, and a match of it is begun and played for a while: it goes
 * on, or what stops it is said. */
#include "fuzz.h"

#include "chance/rng.h"
#include "match/resample.h"
#include "script/mods/game.h"
#include "script/run/loaded.h"
#include "script/tools/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FILES 8u
#define MOST_ACTIONS 40u /* of a game */

static char root[96];
static char made[MOST_FILES][192];
static unsigned count;

static void begin(void)
{
    static const char *const folders[] = {"events", "cultures",  "rules", "chits", "orders",
                                          "lang",   "scenarios", "data",  "lib",   "tides"};

    fuzz_plugins();
    snprintf(root, sizeof root, "%s/mod", fuzz_folder());
    mkdir(root, 0777);
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        char path[192];
        snprintf(path, sizeof path, "%s/%s", root, folders[i]);
        mkdir(path, 0777);
    }
}

static void write_file(const char *name, const uint8_t *bytes, size_t size)
{
    if (count == MOST_FILES || strstr(name, "..") || *name == '/')
        return;
    snprintf(made[count], sizeof made[count], "%s/%s", root, name);
    FILE *out = fopen(made[count], "wb");
    if (!out)
        return;
    fwrite(bytes, 1, size, out);
    fclose(out);
    count++;
}

static void write_files(const uint8_t *bytes, size_t size)
{
    char name[64] = "mod.lua";
    size_t start = 0;

    for (size_t at = 0; at <= size;) {
        const uint8_t *end = at < size ? memchr(bytes + at, '\n', size - at) : NULL;
        size_t next = end ? (size_t)(end - bytes) + 1 : size;
        bool heading = next - at > 5 && next - at < 48 && memcmp(bytes + at, "--- ", 4) == 0;
        if (heading || next == size) {
            write_file(name, bytes + start, heading ? at - start : size - start);
            snprintf(name, sizeof name, "%.*s", heading ? (int)(next - at - 5) : 0,
                     (const char *)bytes + (heading ? at + 4 : 0));
            start = next;
        }
        if (next == size)
            return;
        at = next;
    }
}

static void open_mod(const vaka_module *module)
{
    const char *folders[] = {root, NULL};
    vaka_library_choice choice = {.seats = module->seats_min};
    vaka_complaints complaints = {0};
    vaka_content *content = NULL;
    vaka_library library;
    vaka_error err = {0};

    vaka_library_open(&library, module, folders);
    vaka_check_files(&library, folders, &complaints);
    if (vaka_library_content(&library, &choice, &content, &err) && !*err.text)
        fuzz_broken("no content, without a word");
    for (uint32_t i = 0; i < library.mod_count; i++)
        if (!library.mods[i].usable && (!library.mods[i].trouble || !*library.mods[i].trouble))
            fuzz_broken("a mod is not usable, and nobody says why");
    vaka_content_free(content);
    vaka_complaints_done(&complaints);
    vaka_library_done(&library);
}

/* --- a game ----------------------------------------------------------------------------------- */

/* One action of whoever has to decide; false: nobody has to, or it failed and was said. */
static bool act(vaka_live *live, uint32_t rng[4])
{
    uint8_t must = vaka_live_must(live);
    uint32_t choices = 0;
    vaka_error err = {0};
    int32_t seat = 0;

    while (seat < VAKA_MAX_SEATS && !(must & VAKA_SEAT(seat)))
        seat++;
    if (seat == VAKA_MAX_SEATS)
        return false;
    vaka_live_scene(live, seat);
    const vaka_action *legal = vaka_live_legal(live, seat, &choices);
    if (!choices)
        fuzz_broken("seat %d is asked and has nothing to do", seat);
    vaka_action action = legal[vaka_rng_below(rng, choices)];
    vaka_status status = vaka_live_apply(live, &action, NULL, &err);
    if (status && !*err.text)
        fuzz_broken("what is listed is refused, or fails without a word");
    return status == VAKA_OK;
}

static void play(vaka_live *live, size_t size)
{
    uint32_t rng[4];

    vaka_rng_seed(rng, size);
    for (uint32_t i = 0; i < MOST_ACTIONS && !vaka_live_finished(live, NULL); i++) {
        vaka_live *sample = vaka_live_clone(live);
        vaka_resample(sample, 0, i, NULL);
        if (vaka_live_view_hash(sample, 0) != vaka_live_view_hash(live, 0) &&
            !*vaka_live_trouble(live) && !*vaka_live_trouble(sample))
            fuzz_broken("a sample can be told from the match");
        vaka_live_free(sample);
        if (!act(live, rng))
            return;
    }
}

static void play_match(const vaka_module *module, size_t size)
{
    vaka_library_choice choice = {.seats = module->seats_min};
    vaka_layout *layout = NULL;
    vaka_live *live = NULL;
    vaka_loader loader;
    vaka_setup setup;
    vaka_error err = {0};

    vaka_loader_init(&loader, NULL);
    if (vaka_setup_init(&setup, module, module->seats_min, &err) == VAKA_OK &&
        vaka_loader_attach(&loader, &choice, &setup, NULL, &err) == VAKA_OK &&
        vaka_layout_new(&setup, &layout, &err) == VAKA_OK &&
        vaka_live_new(layout, size, NULL, 0, &live, &err) == VAKA_OK)
        play(live, size);
    else if (!*err.text)
        fuzz_broken("no match, without a word");
    vaka_live_free(live);
    vaka_layout_free(layout);
    vaka_loader_done(&loader);
}

static void open_game(size_t size)
{
    vaka_complaints complaints = {0};
    vaka_game *game = vaka_game_open(root, &complaints);

    if (!game && !complaints.total)
        fuzz_broken("no game, without a word");
    vaka_complaints_done(&complaints);
    if (game)
        play_match(&game->module, size);
    vaka_game_close(game);
}

static void run(const uint8_t *bytes, size_t size)
{
    const vaka_module *module = vaka_plugins_find(fuzz_plugins(), "skirmish", NULL);

    if (!module || memchr(bytes, '\0', size))
        return;
    count = 0;
    write_files(bytes, size);
    if (vaka_game_is_in(root))
        open_game(size);
    else
        open_mod(module);
    for (unsigned i = 0; i < count; i++)
        unlink(made[i]);
}

const fuzz_target fuzz_mod = {"mod", begin, run};
