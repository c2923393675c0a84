/* share/saved_games.c - which mods saved games were played with, by the heads of their journals.
 *
 * SPDX-License-Identifier: MIT */
#include "share/saved_games.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define HEAD 65536 /* bytes in which the head of a journal ends */

static bool is_journal(const char *name)
{
    size_t length = strlen(name);

    return length > 4 && strcmp(name + length - 4, ".vkj") == 0;
}

/* "mod winds", "with winds 1.0 …" or "module lua.winds 1.0 rules 1". */
static bool line_names(const char *line, const char *id)
{
    static const char *const beginnings[] = {"mod ", "with ", "module lua."};
    size_t length = strlen(id);

    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
        size_t skip = strlen(beginnings[i]);
        if (strncmp(line, beginnings[i], skip) == 0 && strncmp(line + skip, id, length) == 0 &&
            (line[skip + length] == '\0' || line[skip + length] == ' '))
            return true;
    }
    return false;
}

/* The lines before that of the start. */
static bool head_names(char *head, const char *id)
{
    char *rest = head, *line;

    while ((line = strsep(&rest, "\n")) != NULL && strncmp(line, "start", 5) != 0)
        if (line_names(line, id))
            return true;
    return false;
}

/* Only plain files: a pipe would be waited for. */
static bool names(int folder, const char *file, const char *id)
{
    int at = openat(folder, file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    char *head;
    ssize_t length;
    bool found;

    if (at < 0)
        return false;
    head = calloc(1, HEAD + 1);
    length = head ? read(at, head, HEAD) : -1;
    found = length > 0 && head_names(head, id);
    free(head);
    close(at);
    return found;
}

bool vaka_saved_games_name(const char *folder, const char *id)
{
    DIR *all = opendir(folder);
    struct dirent *entry;
    bool found = false;

    while (all && !found && (entry = readdir(all)) != NULL)
        found = is_journal(entry->d_name) && names(dirfd(all), entry->d_name, id);
    if (all)
        closedir(all);
    return found;
}
