/* cli/desk.c - the window, with everything it needs from the program around it.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/desk.h"

#include "cli/places.h"
#include "cli/sitting.h"
#include "cli/start.h"
#include "gui/gui.h"
#include "play/bot.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

typedef struct desk {
    vaka_plugins plugins;
    vaka_shelf shelf;
    vaka_seated seated;
} desk;

bool vaka_desk_wanted(void)
{
    struct stat about;

    if (!vaka_gui_possible())
        return false;
    return fstat(0, &about) != 0 || !(S_ISFIFO(about.st_mode) || S_ISREG(about.st_mode));
}

static uint32_t list(const vaka_choice_info *from, uint32_t count, vaka_gui_item *out)
{
    count = count < VAKA_GUI_ITEMS ? count : VAKA_GUI_ITEMS;
    for (uint32_t i = 0; i < count; i++)
        out[i] = (vaka_gui_item){from[i].id,   from[i].title,     from[i].text,
                                 from[i].rule, from[i].seats_min, from[i].seats_max};
    return count;
}

static uint32_t scenarios(void *data, const vaka_module *module, vaka_gui_item *out)
{
    desk *at = data;

    if (!vaka_kits_concern(module))
        return 0;
    const vaka_library *library = vaka_kits_library(&at->shelf.kits, module);
    return list(library->scenarios, library->scenario_count, out);
}

static uint32_t rules(void *data, const vaka_module *module, vaka_gui_item *out)
{
    desk *at = data;

    if (!vaka_kits_concern(module))
        return 0;
    const vaka_library *library = vaka_kits_library(&at->shelf.kits, module);
    return list(library->rules, library->rule_count, out);
}

/* Those that know the game first. */
static const char *bot(void *data, const vaka_module *module, uint32_t number)
{
    uint32_t own = 0;
    const vaka_bot_spec *spec;

    (void)data;
    while (vaka_bot_at(module, own))
        own++;
    spec = number < own ? vaka_bot_at(module, number) : vaka_bot_at(NULL, number - own);
    return spec ? spec->name : NULL;
}

static uint64_t seed(void *data)
{
    (void)data;
    return vaka_start_clock_seed();
}

static vaka_status games(void *data, char *out, vaka_error *err)
{
    (void)data;
    return vaka_places_games(out, err);
}

/* The scenario's options first, then what the player has changed. */
static vaka_status set_up(desk *at, const vaka_gui_choice *choice, vaka_journal_head *head,
                          vaka_setup *setup, vaka_error *err)
{
    const vaka_module *module = choice->module;
    vaka_status status = vaka_setup_init(setup, module, head->seats, err);

    if (!status)
        status = vaka_shelf_attach(&at->shelf, setup, head, err);
    for (uint32_t i = 0; !status && i < module->option_count; i++)
        if (choice->option[i] != module->options[i].normal)
            status = vaka_setup_set(setup, module->options[i].id, choice->option[i], err);
    return status;
}

static vaka_status begin(void *data, const vaka_gui_choice *choice, vaka_record **out,
                         vaka_error *err)
{
    vaka_journal_head head;
    char path[VAKA_PATH];
    vaka_setup setup;
    vaka_status status;

    vaka_journal_head_copy(&head, &choice->head);
    status = set_up(data, choice, &head, &setup, err);
    if (!status)
        status = vaka_places_journal(vaka_start_short_name(choice->module), head.seed, path, err);
    if (!status)
        status = vaka_record_new(&setup, &head, path, out, err);
    vaka_journal_head_done(&head);
    return status;
}

static vaka_status resume(void *data, const char *path, vaka_record **out, char *note,
                          vaka_error *err)
{
    desk *at = data;
    vaka_replay_report report = {0};
    vaka_status status = vaka_record_resume(path, &at->plugins, out, &report, err);

    note[0] = '\0';
    if (status && report.differs_at)
        return vaka_fail(err, status, "this game plays differently today: %.200s", report.what);
    if (!status && report.torn)
        snprintf(note, 256, "The last line of the journal was not complete and has been dropped.");
    else if (!status && (report.other_version || report.other_content))
        snprintf(note, 256,
                 "The game was played with another version or other content; every position "
                 "agrees, so it goes on.");
    return status;
}

static vaka_status players(void *data, vaka_record *record, const vaka_player **out,
                           vaka_error *err)
{
    desk *at = data;

    *out = at->seated.players;
    return vaka_sitting_seat(record, &at->seated, err);
}

static vaka_gui_host host_of(desk *at)
{
    return (vaka_gui_host){at,   &at->plugins, scenarios, rules,  bot,
                           seed, games,        begin,     resume, players};
}

int vaka_desk_open(void)
{
    desk at = {0};
    vaka_gui_start start = {.pace = -1};

    vaka_plugins_scan(&at.plugins, NULL);
    vaka_shelf_init(&at.shelf);
    vaka_shelf_serve(&at.shelf, &at.plugins);
    vaka_gui_host host = host_of(&at);
    start.host = &host;
    int status = vaka_gui_run(&start);
    vaka_shelf_done(&at.shelf);
    vaka_plugins_done(&at.plugins);
    return status;
}

int vaka_desk_play(vaka_record *record)
{
    desk at = {0};
    vaka_gui_host host = host_of(&at);
    vaka_gui_start start = {.host = &host, .record = record, .pace = -1};

    return vaka_gui_run(&start);
}
