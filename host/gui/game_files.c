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

#define HEADER_LINES 64 /* of a journal that are looked at */

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
            return vaka_say(gui->tongue, plugins->at[i].module->title);
    return id;
}

static void append(char *out, size_t room, const char *before, const char *text)
{
    size_t length = strlen(out);

    if (length + strlen(before) + strlen(text) < room)
        snprintf(out + length, room - length, "%s%s", length ? before : "", text);
}

/* Its game is in the journal's second line; who plays in those after. */
static bool read_header(vaka_game_file *file, char id[129])
{
    FILE *journal = fopen(file->path, "r");
    char line[512] = "", word[128];
    int seat;

    id[0] = '\0';
    for (int i = 0; journal && i < HEADER_LINES && fgets(line, sizeof line, journal); i++) {
        if (i == 0 && strncmp(line, "vkj ", 4) != 0)
            break;
        if (i == 1 && sscanf(line, "module %128s", id) != 1)
            break;
        if (strncmp(line, "start", 5) == 0)
            break;
        line[strcspn(line, "\r\n")] = '\0';
        const char *scenario = strstr(line, " scenario ");
        if (i == 2 && scenario && sscanf(scenario, " scenario %127s", word) == 1)
            append(file->about, sizeof file->about, " · ", word);
        if (sscanf(line, "name %d", &seat) == 1 && strlen(line) > 7)
            append(file->about, sizeof file->about, " · ", line + 7);
    }
    if (journal)
        fclose(journal);
    return id[0] != '\0';
}

/* "Hello, 2026-11-15 02:56", and "standard · Ada · Bot 2". */
static void write_title(const vaka_gui *gui, vaka_game_file *file)
{
    char id[129], moment[32] = "";
    time_t when = (time_t)file->changed;
    struct tm local;

    file->about[0] = '\0';
    bool good = file->readable = read_header(file, id);
    localtime_r(&when, &local);
    strftime(moment, sizeof moment, "%Y-%m-%d %H:%M", &local);
    snprintf(file->title, sizeof file->title, "%.90s, %.40s",
             good ? module_title(gui, id) : vaka_say(gui->tongue, "Unreadable"), moment);
    if (!good)
        append(file->about, sizeof file->about, "", strrchr(file->path, '/') + 1);
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

/* The newest that was not played to its end when it was on the table last. */
const vaka_game_file *vaka_lobby_last(const vaka_gui *gui)
{
    const vaka_lobby *lobby = &gui->lobby;
    const char *over = vaka_settings_text(&gui->settings, "over", "");

    for (uint32_t i = 0; i < lobby->game_count; i++) {
        const char *slash = strrchr(lobby->games[i].path, '/');

        if (lobby->games[i].readable && (!slash || strcmp(slash + 1, over) != 0))
            return &lobby->games[i];
    }
    return NULL;
}
