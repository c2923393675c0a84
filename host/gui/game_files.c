/* gui/game_files.c - the journals there are, newest first.
 *
 * SPDX-License-Identifier: MIT */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "gui/gui_inside.h"

static int compare(const void *left, const void *right)
{
    const vaka_game_file *a = left, *b = right;

    if (a->changed != b->changed)
        return a->changed > b->changed ? -1 : 1;
    return strcmp(a->path, b->path);
}

static const char *module_title(const vaka_gui *gui, const char *id)
{
    const vaka_plugins *plugins = gui->start->host->plugins;

    for (uint32_t i = 0; i < plugins->count; i++)
        if (plugins->at[i].module && strcmp(plugins->at[i].module->id, id) == 0)
            return plugins->at[i].module->title;
    return id;
}

/* "Hello, 15 November 2026, 02:56": the game's name is in the journal's second line. */
static void write_title(const vaka_gui *gui, vaka_game_file *file)
{
    FILE *journal = fopen(file->path, "r");
    char line[256] = "", id[129] = "?", moment[64] = "";
    time_t when = (time_t)file->changed;
    struct tm local;

    for (int i = 0; journal && i < 2; i++)
        if (!fgets(line, sizeof line, journal))
            line[0] = '\0';
    if (journal)
        fclose(journal);
    if (sscanf(line, "module %128s", id) != 1)
        snprintf(id, sizeof id, "unreadable");
    localtime_r(&when, &local);
    strftime(moment, sizeof moment, "%d %B %Y, %H:%M", &local);
    snprintf(file->title, sizeof file->title, "%.40s, %.48s", module_title(gui, id), moment);
}

static bool is_journal(const char *name)
{
    size_t length = strlen(name);

    return name[0] != '.' && length > 4 && strcmp(name + length - 4, ".vkj") == 0;
}

static void add_file(vaka_gui *gui, const char *folder, const char *name)
{
    vaka_lobby *lobby = &gui->lobby;
    vaka_game_file *file = &lobby->games[lobby->game_count];
    struct stat about;
    int length = snprintf(file->path, sizeof file->path, "%s/%s", folder, name);

    if (length < 0 || length >= (int)sizeof file->path || stat(file->path, &about) != 0)
        return;
    file->changed = about.st_mtime;
    lobby->game_count++;
}

void vaka_lobby_games(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;
    char folder[VAKA_GUI_PATH];
    const struct dirent *entry;
    DIR *files = NULL;

    lobby->game_count = 0;
    if (!lobby->games)
        lobby->games = vaka_xnew(VAKA_GAMES * sizeof *lobby->games);
    if (host->games(host->data, folder, NULL) == VAKA_OK)
        files = opendir(folder);
    while (files && lobby->game_count < VAKA_GAMES && (entry = readdir(files)) != NULL)
        if (is_journal(entry->d_name))
            add_file(gui, folder, entry->d_name);
    if (files)
        closedir(files);
    qsort(lobby->games, lobby->game_count, sizeof *lobby->games, compare);
    for (uint32_t i = 0; i < lobby->game_count; i++)
        write_title(gui, &lobby->games[i]);
}
