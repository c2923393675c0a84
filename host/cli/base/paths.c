/* cli/base/paths.c - where games, settings and notes are kept, and where the guide and the icon lie.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/paths.h"
#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define FILE_MOST (1u << 20)

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
    const char *assets = getenv("VAKA_ASSETS");
    char program[VAKA_PATH / 2], folder[VAKA_PATH];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    char *text = NULL;

    if (assets && *assets)
        return file_in(assets, name);
    program[length > 0 ? length : 0] = '\0';
    char *slash = strrchr(program, '/');
    if (slash) {
        *slash = '\0';
        snprintf(folder, sizeof folder, "%s/assets", program);
        text = file_in(folder, name);
        snprintf(folder, sizeof folder, "%s/../share/vaka/assets", program);
        text = text ? text : file_in(folder, name);
    }
    return text ? text : file_in(VAKA_SYSTEM_ASSETS, name);
}

char *vaka_paths_guide(const char *language)
{
    char name[32], *text;

    snprintf(name, sizeof name, "guide/%.8s.md", language);
    text = file_of(name);
    return text ? text : file_of("guide/en.md");
}

char *vaka_paths_icon(void)
{
    return file_of("icon.svg");
}

vaka_status vaka_paths_games(char out[VAKA_PATH], vaka_error *err)
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

vaka_status vaka_paths_settings(char out[VAKA_PATH], vaka_error *err)
{
    const char *config = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
    vaka_error ignored;
    int length;

    if (config && config[0] == '/')
        length = snprintf(out, VAKA_PATH, "%s/vaka", config);
    else if (home && *home)
        length = snprintf(out, VAKA_PATH, "%s/.config/vaka", home);
    else
        return vaka_fail(err, VAKA_ERR_SYSTEM, "there is no home folder to keep settings in");
    if (length < 0 || length + 16 >= VAKA_PATH)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "the path of the settings is too long");
    make_folder(out, &ignored); /* if it cannot be made, writing will say so */
    snprintf(out + length, VAKA_PATH - (size_t)length, "/settings");
    return VAKA_OK;
}

vaka_status vaka_paths_state(const char *name, char out[VAKA_PATH], vaka_error *err)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    vaka_error ignored;
    int length;

    if (state && state[0] == '/')
        length = snprintf(out, VAKA_PATH, "%s/vaka", state);
    else if (home && *home)
        length = snprintf(out, VAKA_PATH, "%s/.local/state/vaka", home);
    else
        return vaka_fail(err, VAKA_ERR_SYSTEM, "there is no home folder to note anything down in");
    if (length < 0 || (size_t)length + strlen(name) + 2 > VAKA_PATH)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "the path of the folder for notes is too long");
    make_folder(out, &ignored); /* if it cannot be made, nothing is noted down */
    snprintf(out + length, VAKA_PATH - (size_t)length, "/%s", name);
    return VAKA_OK;
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
        status = make_folder(folder, err);
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

void vaka_paths_log_faults(vaka_record *record)
{
    char path[VAKA_PATH];

    if (vaka_paths_state("scripts.log", path, NULL) == VAKA_OK)
        vaka_record_log_faults(record, path);
}
