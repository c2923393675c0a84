/* cli/mods/install.c - `vaka install` and `vaka remove`: mods in the user's own folder.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/base/paths.h"
#include "cli/mods/mod_paths.h"
#include "script/mods/game.h"
#include "share/installed.h"

#include <stdio.h>
#include <string.h>

/* What of it has to be chosen: files of a folder, by the option that names them. */
static void tell_choices(const vaka_pack *pack, const char *folder, const char *how)
{
    size_t length = strlen(folder);
    int told = 0;

    for (uint32_t i = 0; i < pack->count; i++) {
        const char *path = pack->files[i].path, *end = strrchr(path, '.');

        if (strncmp(path, folder, length) != 0 || !end || strcmp(end, ".lua") != 0)
            continue;
        if (!told)
            printf("%s", how);
        printf("%s %.*s", told++ ? "," : "", (int)(end - path - (int)length), path + length);
    }
    if (told)
        putchar('\n');
}

static void tell(const vaka_installed_report *report, const vaka_pack *pack)
{
    const vaka_mod_card *card = &report->card;

    if (report->same) {
        printf("%s %s is installed already\n", card->id, card->version);
        return;
    }
    printf("%s %s is installed: %s, %u files", card->id, card->version, card->title, pack->count);
    if (*report->before)
        printf(", in place of %s%s", report->before,
               report->kept ? ", which stays for the saved games that were begun with it" : "");
    putchar('\n');
    if (report->is_game)
        printf("Play it: vaka play %s\n", card->id);
    else
        printf("Play with it: vaka play %s --mods %s; or switch it on: vaka mods on %s\n",
               card->game, card->id, card->id);
    tell_choices(pack, "rules/", "Its rules are chosen by --rules:");
    tell_choices(pack, "scenarios/", "Its scenarios are chosen by --scenario:");
}

static int install(const vaka_pack *pack, const char *from)
{
    vaka_complaints complaints = {0};
    vaka_installed_report report;
    char saved[VAKA_PATH] = "";
    vaka_plugins plugins;
    vaka_error err;
    int status = VAKA_EXIT_GOOD;

    vaka_paths_games(saved, NULL);
    vaka_modules_scan(&plugins, NULL);
    const vaka_check_games games = vaka_check_games_of(&plugins);
    const vaka_installing installing = {pack, from, saved, &games, &complaints};
    if (vaka_installed_add(&installing, &report, &err)) {
        vaka_mod_paths_tell(&complaints, stdout);
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    } else {
        tell(&report, pack);
    }
    vaka_complaints_done(&complaints);
    vaka_plugins_done(&plugins);
    return status;
}

static int run_install(const vaka_given *given)
{
    const char *from = given->arg[0];
    vaka_pack pack = {0};
    vaka_error err;
    int status;

    if (vaka_pack_open(&pack, from, &err))
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    else
        status = install(&pack, from);
    vaka_pack_done(&pack);
    return status;
}

static int run_remove(const vaka_given *given)
{
    char saved[VAKA_PATH] = "";
    vaka_error err;
    bool kept = false;

    vaka_paths_games(saved, NULL);
    if (vaka_installed_remove(given->arg[0], saved, &kept, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    printf("%s is removed%s\n", given->arg[0],
           kept ? "; it stays for the saved games that were begun with it" : "");
    return VAKA_EXIT_GOOD;
}

static const vaka_cli_option no_options[] = {{0}};

const vaka_command vaka_command_install = {
    .name = "install",
    .args = "FILE|DIR",
    .summary = "put a mod or a game into your own folder",
    .about =
        "Installs a mod or a game in Lua from a pack (a zip that `vaka pack` made) or from a\n"
        "folder, into $XDG_DATA_HOME/vaka/mods (usually ~/.local/share/vaka/mods). It is checked\n"
        "first, as `vaka check` does; a pack with links, programs, odd names or far too much in "
        "it\n"
        "is refused, and nothing is written. Scripts of mods run in a sandbox: they can change\n"
        "games, and nothing else of your machine. The version before stays as long as a saved\n"
        "game was begun with it.",
    .examples = "  vaka install winds-1.0.0.zip\n"
                "  vaka install my-mod\n",
    .args_min = 1,
    .args_max = 1,
    .options = no_options,
    .run = run_install,
};

const vaka_command vaka_command_remove = {
    .name = "remove",
    .args = "MOD",
    .summary = "take a mod out of your own folder",
    .about = "Removes an installed mod by its id. As long as a saved game was begun with it, it\n"
             "is kept aside for that game.",
    .examples = "  vaka remove winds\n",
    .args_min = 1,
    .args_max = 1,
    .options = no_options,
    .run = run_remove,
};
