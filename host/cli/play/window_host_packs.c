/* cli/play/window_host_packs.c - packs that are dropped on the window: what they are, and
 * installed.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/paths.h"
#include "cli/play/window_host_inside.h"
#include "share/installed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Who a pack says it is; for that its mod.lua is laid into a folder of its own for a moment. */
static vaka_status read_card(const vaka_pack *pack, vaka_mod_card *card, vaka_error *err)
{
    char folder[] = "/tmp/vaka-pack-XXXXXX", file[64];
    vaka_pack only = {0};
    vaka_status status = VAKA_OK;

    if (!mkdtemp(folder))
        return vaka_fail(err, VAKA_ERR_SYSTEM, "there is no room in /tmp");
    for (uint32_t i = 0; !status && i < pack->count; i++)
        if (strcmp(pack->files[i].path, "mod.lua") == 0)
            status =
                vaka_pack_add(&only, "mod.lua", pack->files[i].bytes, pack->files[i].size, err);
    if (!status)
        status = vaka_pack_lay(&only, folder, err);
    if (!status)
        status = vaka_mod_card_read(card, folder, err);
    snprintf(file, sizeof file, "%s/mod.lua", folder);
    unlink(file);
    rmdir(folder);
    vaka_pack_done(&only);
    return status;
}

static vaka_status pack_about(void *data, const char *path, char *out, vaka_error *err)
{
    window_host *at = data;
    vaka_pack pack = {0};
    vaka_mod_card card;
    vaka_status status = vaka_pack_open(&pack, path, err);

    if (!status)
        status = read_card(&pack, &card, err);
    if (!status)
        vaka_say_with(&at->game_texts.language, "{0} {1}, a mod for {2}: {3} files",
                      VAKA_WITH(card.title, card.version, card.game, VAKA_INT(pack.count)), out,
                      VAKA_GUI_NOTE);
    vaka_pack_done(&pack);
    return status;
}

static vaka_status install(void *data, const char *path, char *note, vaka_error *err)
{
    window_host *at = data;
    vaka_pack pack = {0};
    vaka_complaints complaints = {0};
    vaka_installed_report report;
    const vaka_check_games games = vaka_check_games_of(at->mod_choice->plugins);
    char saved[VAKA_PATH] = "";
    vaka_status status = vaka_pack_open(&pack, path, err);

    vaka_paths_games(saved, NULL);
    if (!status)
        status = vaka_installed_add(&(vaka_installing){&pack, path, saved, &games, &complaints},
                                    &report, err);
    if (status && complaints.count)
        vaka_complaint_write(&complaints.at[0], err->text, sizeof err->text);
    if (!status)
        vaka_say_with(&at->game_texts.language,
                      report.is_game ? VAKA_TEXT("{0} {1} is installed; it is among the games when "
                                                 "Vaka is started again.")
                                     : VAKA_TEXT("{0} {1} is installed."),
                      VAKA_WITH(report.card.title, report.card.version), note, VAKA_GUI_NOTE);
    vaka_complaints_done(&complaints);
    vaka_pack_done(&pack);
    if (!status)
        vaka_window_host_reload(at);
    return status;
}

void vaka_window_host_packs(vaka_gui_host *host)
{
    host->pack_about = pack_about;
    host->install = install;
}
