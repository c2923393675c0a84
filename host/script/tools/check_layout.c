/* script/tools/check_layout.c - does a game come about with a scenario, with data of a mod?
 *
 * SPDX-License-Identifier: MIT
 *
 * Each value may be good by itself, and yet no game can be made of all: a map without a start. Only
 * the module knows; it is asked for every number of seats. A game in Lua is set up, too. */
#include "layout/layout.h"
#include "match/live.h"
#include "script/mods/game.h"
#include "script/run/runner.h"
#include "script/tools/check_inside.h"

#include <stdlib.h>
#include <string.h>

/* The game's own mod; VAKA_NONE: it cannot be used. */
static int32_t base_mod(const vaka_library *library)
{
    for (uint32_t m = 0; m < library->mod_count; m++)
        if (library->mods[m].base && library->mods[m].usable)
            return (int32_t)m;
    return VAKA_NONE;
}

static const vaka_mod_files *base_files(const vaka_library *library)
{
    int32_t mod = base_mod(library);

    return mod == VAKA_NONE ? NULL : &library->files->mods[mod];
}

/* What a layout is looked through for, once it is made. */
typedef struct layout_look {
    const vaka_library *library;
    const char *const *titles; /* paths of languages that have to know what things are called; may
                                * be NULL */
    const vaka_file_fields *page;
    bool warned;
    uint32_t mod; /* whose file it is */
} layout_look;

/* What the module has doubts about, for the first number of seats with which it has some. */
static void tell_warnings(layout_look *look, const vaka_layout *layout)
{
    for (uint32_t i = 0; !look->warned && i < layout->warning_count; i++) {
        uint32_t before = look->page->complaints->total;

        vaka_file_wrong(look->page, (vaka_file_place){0, 0}, NULL, "in a game of %d %s",
                        (int)layout->setup.seats, layout->warnings[i]);
        vaka_complaints_warn(look->page->complaints, before);
    }
    look->warned = look->warned || layout->warning_count;
}

static void look_through(void *data, const vaka_layout *layout)
{
    layout_look *look = data;
    const vaka_library *library = look->library;
    const vaka_mod_files *files = base_files(library);

    tell_warnings(look, layout);
    if (!look->titles)
        return;
    for (uint32_t i = 0; i < files->count; i++)
        if (vaka_check_wants(files->at[i].name, look->titles))
            vaka_check_titles(library, (uint32_t)base_mod(library), &files->at[i], layout,
                              look->page->complaints);
}

/* What a game in Lua cannot begin with shows when it is set up. */
static vaka_status begin(const vaka_layout *layout, vaka_error *err)
{
    vaka_live *live = NULL;
    vaka_status status = vaka_live_new(layout, 1, NULL, 0, &live, err);

    vaka_live_free(live);
    return status;
}

bool vaka_check_lays_out(const vaka_library *library, const vaka_library_choice *choice,
                         const vaka_check_look *look, vaka_error *err)
{
    vaka_content *content = NULL;
    vaka_layout *layout = NULL;
    vaka_runner *runner = NULL;
    vaka_setup setup;
    vaka_status status = vaka_setup_init(&setup, library->module, choice->seats, err);

    if (!status)
        status = vaka_library_content(library, choice, &content, err);
    if (!status)
        status = vaka_library_set_up(library, choice->scenario, &setup, err);
    if (!status && vaka_game_of(library->module))
        status = vaka_runner_new(library, content, &runner, err);
    if (!status) {
        setup.content = content;
        setup.port = runner ? vaka_runner_port(runner) : NULL;
        status = vaka_layout_new(&setup, &layout, err);
    }
    if (layout && look->look)
        look->look(look->data, layout);
    if (layout && runner)
        status = begin(layout, err);
    if (layout)
        vaka_layout_free(layout);
    vaka_runner_free(runner);
    vaka_content_free(content);
    return status == VAKA_OK;
}

/* "game.lua:12: what is wrong" as a complaint about that file of the mod; false: it is not so. */
static bool tell_placed(const vaka_mod_files *files, const char *text, const vaka_file_fields *page)
{
    const char *colon = strchr(text, ':');
    char name[VAKA_LONGEST_PATH];
    char *end;

    if (!colon || (size_t)(colon - text) >= sizeof name)
        return false;
    snprintf(name, sizeof name, "%.*s", (int)(colon - text), text);
    const vaka_library_file *file = vaka_files_find((vaka_mod_files *)(uintptr_t)files, name);
    long line = strtol(colon + 1, &end, 10);
    if (!file || line < 1 || strncmp(end, ": ", 2) != 0)
        return false;
    vaka_complaint_add(page->complaints, file->name, (vaka_file_place){(int32_t)line, 0}, NULL,
                       "%s", end + 2);
    return true;
}

/* Once is enough, even if no number of seats is good. */
static void check_choice(const vaka_library *library, vaka_library_choice choice,
                         const int32_t seats[2], const layout_look *look)
{
    const vaka_mod_files *own = vaka_game_of(library->module) ? base_files(library) : NULL;
    layout_look each = *look;
    vaka_check_look after = {look_through, &each};
    vaka_error err = {0};

    for (choice.seats = seats[0]; choice.seats <= seats[1]; choice.seats++)
        if (!vaka_check_lays_out(library, &choice, &after, &err)) {
            if (vaka_check_row(library, &choice, look->mod, err.text, look->page->complaints))
                return;
            if (own && tell_placed(own, err.text, look->page))
                return;
            if (vaka_check_places(library, &choice, look->mod, look->page->complaints))
                return;
            vaka_file_wrong(look->page, (vaka_file_place){0, 0}, NULL,
                            "no game of %d can begin: %s", (int)choice.seats, err.text);
            return;
        }
}

static void check_scenario(const vaka_library *library, const vaka_choice_info *scenario,
                           const char *const *paths, vaka_complaints *complaints)
{
    const vaka_library_file *file = vaka_choice_file(library, scenario);
    const int32_t seats[2] = {scenario->seats_min, scenario->seats_max};
    vaka_file_fields page = {file->name, complaints, NULL};

    if (vaka_check_wants(file->name, paths))
        check_choice(library, (vaka_library_choice){.scenario = scenario->id}, seats,
                     &(layout_look){library, NULL, &page, false, scenario->mod});
}

/* A mod changes the game itself by its data; the first such file stands for all. */
static void check_data(const vaka_library *library, uint32_t mod, const char *const *paths,
                       vaka_complaints *complaints)
{
    const vaka_mod_files *files = &library->files->mods[mod];
    const char *ids[] = {library->mods[mod].id, NULL};
    const int32_t seats[2] = {library->module->seats_min, library->module->seats_max};

    for (uint32_t i = 0; i < files->count; i++) {
        vaka_file_fields page = {files->at[i].name, complaints, NULL};
        if (strcmp(files->at[i].folder, "data") != 0 || !vaka_check_wants(page.file, paths))
            continue;
        check_choice(library, (vaka_library_choice){.mods = ids}, seats,
                     &(layout_look){library, NULL, &page, false, mod});
        return;
    }
}

/* A game in Lua lays its table out itself. */
static void check_game(const vaka_library *library, const char *const *paths,
                       vaka_complaints *complaints)
{
    const int32_t seats[2] = {library->module->seats_min, library->module->seats_max};
    const vaka_mod_files *files = base_files(library);
    const vaka_library_file *file =
        files ? vaka_files_find((vaka_mod_files *)(uintptr_t)files, "game.lua") : NULL;

    if (!file || !vaka_check_wants(file->name, paths))
        return;
    vaka_file_fields page = {file->name, complaints, NULL};
    check_choice(library, (vaka_library_choice){0}, seats,
                 &(layout_look){library, paths, &page, false, (uint32_t)base_mod(library)});
}

static void tell_titles(void *data, const vaka_layout *layout)
{
    vaka_check_each_title(layout, data);
}

void vaka_check_tell_titles(const vaka_library *library, const vaka_check_title_use *told)
{
    vaka_check_title_use use = *told;
    vaka_library_choice choice = {.seats = library->module->seats_min};
    vaka_error err;

    if (!vaka_game_of(library->module) || base_mod(library) == VAKA_NONE)
        return;
    for (; choice.seats <= library->module->seats_max; choice.seats++)
        vaka_check_lays_out(library, &choice, &(vaka_check_look){tell_titles, &use}, &err);
}

void vaka_check_layouts(const vaka_library *library, const char *const *paths,
                        vaka_complaints *complaints)
{
    if (!library->module->layout)
        return; /* tables only: there is nothing to lay out */
    if (vaka_game_of(library->module))
        check_game(library, paths, complaints);
    if (complaints->count)
        return; /* what follows would only say it again */
    for (uint32_t i = 0; i < library->scenario_count; i++)
        if (library->mods[library->scenarios[i].mod].usable)
            check_scenario(library, &library->scenarios[i], paths, complaints);
    for (uint32_t m = 0; m < library->mod_count; m++)
        if (library->mods[m].usable)
            check_data(library, m, paths, complaints);
}
