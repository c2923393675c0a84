/* cli/base/paths.c - where games, settings and notes are kept, and where the guide and the icon
 * lie.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/paths.h"

#include "cli/base/window.h"
#include "files/file.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#define FILE_MOST (1u << 20)
#define FILE_NAME 16 /* room for the name of a file in a folder of the user's */

static char *read_text(const char *path)
{
    FILE *file = fopen(path, "rb");
    char *text;
    size_t length;

    if (!file)
        return NULL;
    text = vaka_xnew(FILE_MOST + 1);
    length = fread(text, 1, FILE_MOST, file);
    text[length] = '\0';
    fclose(file);
    if (length > 0)
        return text;
    free(text);
    return NULL;
}

static char *file_in(const char *folder, const char *name)
{
    char path[VAKA_PATH];
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);

    return length > 0 && length < (int)sizeof path ? read_text(path) : NULL;
}

static char *file_of(const char *name)
{
    static const char *const beside[] = {"assets", "../share/vaka/assets"};
    const char *assets = getenv("VAKA_ASSETS");
    char folder[VAKA_PATH], *text = NULL;

    if (assets && *assets)
        return file_in(assets, name);
    for (size_t i = 0; !text && i < sizeof beside / sizeof *beside; i++)
        if (vaka_window_beside(beside[i], folder, sizeof folder))
            text = file_in(folder, name);
    return text ? text : file_in(VAKA_SYSTEM_ASSETS, name);
}

char *vaka_paths_guide(const char *game, const char *language)
{
    char name[96], *text;

    snprintf(name, sizeof name, "guide/%.60s.%.8s.md", game, language);
    text = file_of(name);
    if (text)
        return text;
    snprintf(name, sizeof name, "guide/%.60s.md", game);
    return file_of(name);
}

char *vaka_paths_icon(void)
{
    return file_of("icon.svg");
}

bool vaka_paths_art(char out[VAKA_PATH])
{
    static const char *const beside[] = {"assets/art", "../share/vaka/assets/art"};
    const char *given = getenv("VAKA_ART");
    struct stat about;

    if (given && *given)
        return snprintf(out, VAKA_PATH, "%s", given) < VAKA_PATH;
    for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
        if (vaka_window_beside(beside[i], out, VAKA_PATH) && stat(out, &about) == 0)
            return true;
    snprintf(out, VAKA_PATH, "%s/art", VAKA_SYSTEM_ASSETS);
    return stat(out, &about) == 0;
}

/* A folder of the user's by the XDG rules: where the variable says, or below his home. */
typedef struct user_folder {
    const char *variable, *below_home, *name;
    const char *use, *what; /* for messages */
} user_folder;

static const user_folder of_games = {"XDG_DATA_HOME", ".local/share", "vaka/games",
                                     "keep the game in; say where by --journal", "games folder"};
static const user_folder of_settings = {"XDG_CONFIG_HOME", ".config", "vaka", "keep settings in",
                                        "settings"};
static const user_folder of_notes = {"XDG_STATE_HOME", ".local/state", "vaka",
                                     "note anything down in", "folder for notes"};

static vaka_status find_folder(const user_folder *folder, char out[VAKA_PATH], vaka_error *err)
{
    const char *set = getenv(folder->variable), *home = getenv("HOME");
    bool own = set && set[0] == '/'; /* a relative path is to be ignored */

    if (!own && (!home || !*home))
        return vaka_fail(err, VAKA_ERR_SYSTEM, "there is no home folder to %s", folder->use);
    int length = snprintf(out, VAKA_PATH, "%s/%s%s%s", own ? set : home,
                          own ? "" : folder->below_home, own ? "" : "/", folder->name);
    if (length < 0 || length + FILE_NAME >= VAKA_PATH)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "the path of the %s is too long", folder->what);
    return VAKA_OK;
}

vaka_status vaka_paths_games(char out[VAKA_PATH], vaka_error *err)
{
    return find_folder(&of_games, out, err);
}

/* Is it a journal that is younger than `best`? */
static bool is_younger(const char *path, struct timespec *best)
{
    size_t length = strlen(path);
    struct stat about;

    if (length < 4 || strcmp(path + length - 4, ".vkj") != 0 || stat(path, &about) != 0 ||
        !S_ISREG(about.st_mode))
        return false;
    if (about.st_mtim.tv_sec < best->tv_sec ||
        (about.st_mtim.tv_sec == best->tv_sec && about.st_mtim.tv_nsec <= best->tv_nsec))
        return false;
    *best = about.st_mtim;
    return true;
}

vaka_status vaka_paths_newest(char out[VAKA_PATH], vaka_error *err)
{
    char folder[VAKA_PATH], path[VAKA_PATH];
    struct timespec best = {0};
    struct dirent *entry;
    vaka_status status = vaka_paths_games(folder, err);
    DIR *games = status ? NULL : opendir(folder);

    if (status)
        return status;
    out[0] = '\0';
    while (games && (entry = readdir(games)) != NULL)
        if (snprintf(path, sizeof path, "%s/%s", folder, entry->d_name) < (int)sizeof path &&
            is_younger(path, &best))
            memcpy(out, path, sizeof path);
    if (games)
        closedir(games);
    if (!*out)
        return vaka_fail(err, VAKA_ERR_DATA, "there is no game in %.160s to go on with", folder);
    return VAKA_OK;
}

vaka_status vaka_paths_journal(const char *game, const vaka_seed *seed, char out[VAKA_PATH],
                               vaka_error *err)
{
    char suffix[32] = ".vkj";

    if (seed->generator == VAKA_GENERATOR_XOSHIRO)
        snprintf(suffix, sizeof suffix, "-%" PRIu64 ".vkj", seed->number);
    return vaka_paths_file(game, suffix, out, err);
}

/* A file in a folder, which is made if it can be; if not, writing will say so. */
static vaka_status file_in_folder(const user_folder *folder, const char *name, char out[VAKA_PATH],
                                  vaka_error *err)
{
    vaka_status status = find_folder(folder, out, err);

    if (status)
        return status;
    vaka_file_folders(out, NULL);
    snprintf(out + strlen(out), FILE_NAME, "/%s", name);
    return VAKA_OK;
}

vaka_status vaka_paths_settings(char out[VAKA_PATH], vaka_error *err)
{
    return file_in_folder(&of_settings, "settings", out, err);
}

vaka_status vaka_paths_file(const char *name, const char *suffix, char out[VAKA_PATH],
                            vaka_error *err)
{
    char folder[VAKA_PATH], moment[32];
    time_t now = time(NULL);
    struct tm local;
    struct stat about;
    vaka_status status = vaka_paths_games(folder, err);

    if (!status)
        status = vaka_file_folders(folder, err);
    if (status)
        return status;
    localtime_r(&now, &local);
    strftime(moment, sizeof moment, "%Y%m%d-%H%M%S", &local);
    for (int number = 1; number < 1000; number++) {
        int length =
            number == 1
                ? snprintf(out, VAKA_PATH, "%s/%s-%s%s", folder, name, moment, suffix)
                : snprintf(out, VAKA_PATH, "%s/%s-%s-%d%s", folder, name, moment, number, suffix);

        if (length < 0 || length >= VAKA_PATH)
            return vaka_fail(err, VAKA_ERR_SYSTEM, "the path of a file is too long");
        if (stat(out, &about) != 0)
            return VAKA_OK;
    }
    return vaka_fail(err, VAKA_ERR_SYSTEM, "there are too many files of one moment in %.160s",
                     folder);
}

void vaka_paths_setup_failed(const vaka_setup *setup, vaka_error *err)
{
    char path[VAKA_PATH];

    vaka_fault_setup(
        setup, file_in_folder(&of_notes, "scripts.log", path, NULL) == VAKA_OK ? path : NULL, err);
}

void vaka_paths_log_faults(vaka_record *record)
{
    char path[VAKA_PATH];

    if (file_in_folder(&of_notes, "scripts.log", path, NULL) == VAKA_OK)
        vaka_record_log_faults(record, path);
}
