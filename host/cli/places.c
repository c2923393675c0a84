/* cli/places.c - where games are kept.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/places.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

vaka_status vaka_places_games(char out[VAKA_PATH], vaka_error *err)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int length;

    if (data && data[0] == '/') /* the XDG rules: a relative path is to be ignored */
        length = snprintf(out, VAKA_PATH, "%s/vaka/games", data);
    else if (home && *home)
        length = snprintf(out, VAKA_PATH, "%s/.local/share/vaka/games", home);
    else
        return vaka_fail(err, VAKA_ERR_SYSTEM,
                         "there is no home folder to keep the game in; say where by --journal");
    if (length < 0 || length >= VAKA_PATH)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "the path of the games folder is too long");
    return VAKA_OK;
}

static vaka_status make_folder(char *path, vaka_error *err)
{
    for (char *slash = path + 1; slash; *slash++ = '/') {
        slash = strchr(slash, '/');
        if (slash)
            *slash = '\0';
        if (mkdir(path, 0777) != 0 && errno != EEXIST)
            return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot make the folder %.160s: %s", path,
                             strerror(errno));
        if (!slash)
            break;
    }
    return VAKA_OK;
}

vaka_status vaka_places_journal(const char *game, uint64_t seed, char out[VAKA_PATH],
                                vaka_error *err)
{
    char folder[VAKA_PATH], moment[32];
    time_t now = time(NULL);
    struct tm local;
    vaka_status status = vaka_places_games(folder, err);

    if (!status)
        status = make_folder(folder, err);
    if (status)
        return status;
    localtime_r(&now, &local);
    strftime(moment, sizeof moment, "%Y%m%d-%H%M%S", &local);
    int length = snprintf(out, VAKA_PATH, "%s/%s-%s-%llu.vkj", folder, game, moment,
                          (unsigned long long)seed);
    if (length < 0 || length >= VAKA_PATH)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "the path of the journal is too long");
    return VAKA_OK;
}
