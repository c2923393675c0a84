/* share/switched_on.c - the mods that new games take without being told: a list in the user's
 * folder.
 *
 * SPDX-License-Identifier: MIT */
#include "files/file.h"
#include "files/regular.h"
#include "script/mods/mod_files.h"
#include "share/installed.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LIST_MOST (64u << 10)

static bool list_path(char out[VAKA_INSTALLED_PATH])
{
    char folder[VAKA_LONGEST_PATH];

    return vaka_mods_folder(folder) &&
           snprintf(out, VAKA_INSTALLED_PATH, "%s/.on", folder) < VAKA_INSTALLED_PATH;
}

/* The list, one "GAME ID" a line; owned by the caller, NULL: there is none. */
static char *read_list(void)
{
    char folder[VAKA_LONGEST_PATH];
    int at = vaka_mods_folder(folder) ? open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    vaka_regular read;

    if (at < 0)
        return NULL;
    read = vaka_regular_read(at, ".on", LIST_MOST);
    close(at);
    return read.text;
}

void vaka_installed_each_on(const char *game, void (*call)(void *data, const char *id), void *data)
{
    char *list = read_list(), *rest = list, *line;
    size_t length = strlen(game);

    while (list && (line = strsep(&rest, "\n")) != NULL)
        if (strncmp(line, game, length) == 0 && line[length] == ' ' && line[length + 1])
            call(data, line + length + 1);
    free(list);
}

typedef struct search {
    const char *id;
    bool found;
} search;

static void compare(void *data, const char *id)
{
    search *of = data;

    of->found = of->found || strcmp(of->id, id) == 0;
}

bool vaka_installed_is_on(const char *game, const char *id)
{
    search of = {id, false};

    vaka_installed_each_on(game, compare, &of);
    return of.found;
}

/* The list without a line, and with it at its end if it shall be there. */
vaka_status vaka_installed_switch(const char *game, const char *id, bool on, vaka_error *err)
{
    char path[VAKA_INSTALLED_PATH], folder[VAKA_LONGEST_PATH], wanted[256];
    char *list, *rest, *line;
    vaka_status status;
    vaka_file file;

    if (!list_path(path) || !vaka_mods_folder(folder))
        return vaka_fail(err, VAKA_ERR_SYSTEM, "there is no home folder to keep this in");
    status = vaka_file_folders(folder, err);
    if (status)
        return status;
    snprintf(wanted, sizeof wanted, "%.120s %.120s", game, id);
    rest = list = read_list();
    status = vaka_file_replace(&file, path, err);
    while (!status && list && (line = strsep(&rest, "\n")) != NULL)
        if (*line && strcmp(line, wanted) != 0)
            fprintf(file.out, "%s\n", line);
    if (!status && on)
        fprintf(file.out, "%s\n", wanted);
    free(list);
    return status ? status : vaka_file_end(&file, !ferror(file.out), err);
}
