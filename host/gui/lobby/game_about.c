/* gui/lobby/game_about.c - what the games of a list are about: scenario, players, how far they are.
 *
 * SPDX-License-Identifier: MIT
 *
 * For this the journals are read to their end, so it is done only before they are listed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/lobby/lobby.h"

typedef struct titles { /* of the scenarios of a module */
    const vaka_module *module;
    vaka_gui_item item[VAKA_GUI_ITEMS];
    uint32_t count;
} titles;

static const char *scenario_title(const vaka_lobby *lobby, titles *of, const vaka_game_file *file)
{
    const vaka_gui_host *host = lobby->ui->start->host;

    for (uint32_t i = 0; i < host->plugins->count; i++) {
        const vaka_module *module = host->plugins->at[i].module;

        if (!module || module == of->module || strcmp(module->id, file->module) != 0)
            continue;
        of->module = module;
        of->count = host->scenarios(host->data, module, of->item);
    }
    if (!of->module || strcmp(of->module->id, file->module) != 0)
        return file->scenario; /* the game is not here */
    for (uint32_t i = 0; i < of->count; i++)
        if (strcmp(of->item[i].id, file->scenario) == 0)
            return of->item[i].title;
    return file->scenario;
}

/* Actions that were done and not taken back. */
static int32_t count_actions(const char *path)
{
    FILE *journal = fopen(path, "r");
    char line[256];
    int32_t count = 0;
    bool fresh = true; /* a line begins */

    while (journal && fgets(line, sizeof line, journal)) {
        if (fresh && line[0] == '>')
            count++;
        else if (fresh && line[0] == '<')
            count += strstr(line, " undo ") ? -1 : 1;
        fresh = strchr(line, '\n') != NULL;
    }
    if (journal)
        fclose(journal);
    return count > 0 ? count : 0;
}

static void tell(const vaka_lobby *lobby, titles *of, vaka_game_file *file)
{
    int32_t actions = count_actions(file->path);
    char far[96];

    vaka_lobby_append(file->about, sizeof file->about, " · ", scenario_title(lobby, of, file));
    vaka_lobby_append(file->about, sizeof file->about, " · ", file->who);
    if (actions == 0)
        snprintf(far, sizeof far, "%s", vaka_ui_say(lobby->ui, "nothing done yet"));
    else
        vaka_say_with(lobby->ui->language, "{0} {0:plural:action:actions}",
                      VAKA_WITH(VAKA_INT(actions)), far, sizeof far);
    vaka_lobby_append(file->about, sizeof file->about, " · ", far);
}

void vaka_lobby_tell(vaka_lobby *lobby)
{
    titles *of = vaka_xnew(sizeof *of);

    of->module = NULL;
    for (uint32_t i = 0; i < lobby->game_count; i++) {
        vaka_game_file *file = &lobby->games[i];
        const char *slash = strrchr(file->path, '/');

        file->about[0] = '\0';
        if (file->readable)
            tell(lobby, of, file);
        else
            vaka_lobby_append(file->about, sizeof file->about, " · ",
                              slash ? slash + 1 : file->path);
    }
    free(of);
}
