/* share/installed.c - the mods in the user's own folder: put there and taken away.
 *
 * SPDX-License-Identifier: MIT */
#include "share/installed.h"

#include "files/file.h"
#include "script/mods/game.h"
#include "script/mods/manifest.h"
#include "share/saved_games.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define KEPT ".kept"
#define FROM_PACK ".installed" /* in the folder of a mod that came in a pack */

/* --- folders ----------------------------------------------------------------------------------
 */

static vaka_status open_folder(char out[VAKA_INSTALLED_PATH], vaka_error *err)
{
    if (!vaka_mods_folder(out))
        return vaka_fail(err, VAKA_ERR_SYSTEM, "there is no home folder to keep mods in");
    return vaka_file_folders(out, err);
}

static vaka_status join(char out[VAKA_INSTALLED_PATH], const char *folder, const char *name,
                        vaka_error *err)
{
    if (snprintf(out, VAKA_INSTALLED_PATH, "%s/%s", folder, name) >= VAKA_INSTALLED_PATH)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "the path of the folder of mods is too long");
    return VAKA_OK;
}

static void remove_inside(int parent, const char *name);

/* Takes the descriptor over. */
static void empty_folder(int folder)
{
    DIR *open_folder_of = fdopendir(folder);
    struct dirent *entry;

    if (!open_folder_of) {
        close(folder);
        return;
    }
    while ((entry = readdir(open_folder_of)) != NULL)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            remove_inside(folder, entry->d_name);
    closedir(open_folder_of);
}

/* A file, or a folder and all in it; links are removed, not followed. */
static void remove_inside(int parent, const char *name)
{
    int folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);

    if (folder >= 0) {
        empty_folder(folder);
        unlinkat(parent, name, AT_REMOVEDIR);
    } else {
        unlinkat(parent, name, 0);
    }
}

void vaka_installed_erase(const char *folder)
{
    remove_inside(AT_FDCWD, folder);
}

static vaka_status move(const char *from, const char *to, vaka_error *err)
{
    if (rename(from, to) == 0)
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot move %.100s to %.100s: %s", from, to,
                     strerror(errno));
}

/* --- what is there ----------------------------------------------------------------------------
 */

static bool is_mod(const char *folder, const char *id)
{
    vaka_mod_card card;

    if (!vaka_mod_is_in(folder))
        return false;
    vaka_mod_card_read(&card, folder, NULL); /* one that is wrong goes by its folder's name */
    return strcmp(card.id, id) == 0;
}

bool vaka_installed_find(const char *id, char out[VAKA_INSTALLED_PATH])
{
    char folder[VAKA_INSTALLED_PATH];
    DIR *all = vaka_mods_folder(folder) ? opendir(folder) : NULL;
    struct dirent *entry;
    bool found = false;

    while (all && !found && (entry = readdir(all)) != NULL)
        found = entry->d_name[0] != '.' && join(out, folder, entry->d_name, NULL) == VAKA_OK &&
                is_mod(out, id);
    if (all)
        closedir(all);
    return found;
}

bool vaka_installed_kept(const char *id, const char *version, char out[VAKA_INSTALLED_PATH])
{
    char base[VAKA_INSTALLED_PATH], name[160];

    snprintf(name, sizeof name, KEPT "/%.60s-%.60s", id, version);
    return !strchr(id, '/') && !strchr(version, '/') && vaka_mods_folder(base) &&
           join(out, base, name, NULL) == VAKA_OK && vaka_mod_is_in(out);
}

bool vaka_installed_from_pack(const char *folder)
{
    char path[VAKA_INSTALLED_PATH];

    return join(path, folder, FROM_PACK, NULL) == VAKA_OK && access(path, F_OK) == 0;
}

/* Away with a version: to where saved games find it, or for good. */
static vaka_status put_away(const char *folder, const char *saved, bool *kept, vaka_error *err)
{
    char base[VAKA_INSTALLED_PATH], place[VAKA_INSTALLED_PATH], name[128];
    vaka_mod_card card;
    vaka_status status = open_folder(base, err);

    vaka_mod_card_read(&card, folder, NULL);
    *kept = vaka_saved_games_name(saved, card.id);
    if (!*kept) {
        vaka_installed_erase(folder);
        return VAKA_OK;
    }
    if (!status)
        status = join(place, base, KEPT, err);
    if (!status)
        status = vaka_file_folder(place, err);
    snprintf(name, sizeof name, KEPT "/%s-%s", card.id, card.version);
    if (!status)
        status = join(place, base, name, err);
    if (status)
        return status;
    vaka_installed_erase(place); /* the same version, kept before */
    return move(folder, place, err);
}

vaka_status vaka_installed_remove(const char *id, const char *saved, bool *kept, vaka_error *err)
{
    char folder[VAKA_INSTALLED_PATH];
    vaka_mod_card card;
    const char *game;

    if (!vaka_installed_find(id, folder))
        return vaka_fail(err, VAKA_ERR_DATA,
                         "there is no mod '%.60s' in your folder of mods; `vaka mods` lists them",
                         id);
    vaka_mod_card_read(&card, folder, NULL);
    game = strrchr(card.game, '.');
    vaka_installed_switch(game ? game + 1 : card.game, id, false, NULL);
    return put_away(folder, saved, kept, err);
}

/* --- one more ---------------------------------------------------------------------------------
 */

typedef struct places {
    char base[VAKA_INSTALLED_PATH];
    char fresh[VAKA_INSTALLED_PATH];  /* where it is laid first */
    char before[VAKA_INSTALLED_PATH]; /* where the version before is; "": nowhere */
    char aside[VAKA_INSTALLED_PATH];  /* … and where it waits until the new one is good */
    char place[VAKA_INSTALLED_PATH];  /* where it will lie */
} places;

static vaka_status lay_fresh(places *at, const vaka_pack *pack, vaka_error *err)
{
    char name[48];
    vaka_status status = open_folder(at->base, err);

    snprintf(name, sizeof name, ".new-%ld", (long)getpid());
    if (!status)
        status = join(at->fresh, at->base, name, err);
    snprintf(name, sizeof name, ".old-%ld", (long)getpid());
    if (!status)
        status = join(at->aside, at->base, name, err);
    if (status)
        return status;
    vaka_installed_erase(at->fresh);
    vaka_installed_erase(at->aside);
    status = vaka_file_folder(at->fresh, err);
    return status ? status : vaka_pack_lay(pack, at->fresh, err);
}

/* Who edits it later edits another's work. */
static vaka_status mark(const char *folder, vaka_error *err)
{
    char path[VAKA_INSTALLED_PATH];
    vaka_status status = join(path, folder, FROM_PACK, err);

    return status ? status : vaka_file_write(path, "", err);
}

/* The version that is there: the same, another one, or none. */
static vaka_status compare(places *at, const vaka_pack *pack, vaka_installed_report *report,
                           vaka_error *err)
{
    vaka_pack old = {0};
    vaka_mod_card card;

    if (!vaka_installed_find(report->card.id, at->before)) {
        at->before[0] = '\0';
        return VAKA_OK;
    }
    vaka_mod_card_read(&card, at->before, NULL);
    snprintf(report->before, sizeof report->before, "%s", card.version);
    report->same = vaka_pack_gather(&old, at->before, NULL) == VAKA_OK &&
                   vaka_pack_hash(&old) == vaka_pack_hash(pack);
    vaka_pack_done(&old);
    if (!report->same && strcmp(card.version, report->card.version) == 0)
        return vaka_fail(
            err, VAKA_ERR_DATA,
            "%s %s is installed already, with other contents: its author gives the new "
            "one another version, or `vaka remove %s` takes the old one away first",
            card.id, card.version, card.id);
    return VAKA_OK;
}

/* What lies in the folder for now is named as whoever installs it knows it: "FROM/rules/fog.lua".
 */
static void name_as_given(vaka_complaints *complaints, const char *folder, const char *from)
{
    size_t length = strlen(folder), given = strlen(from);

    while (given > 1 && from[given - 1] == '/')
        given--;
    for (uint32_t i = 0; i < complaints->count; i++) {
        char **file = &complaints->at[i].file, *name;

        if (strncmp(*file, folder, length) != 0 || ((*file)[length] && (*file)[length] != '/'))
            continue;
        size_t room = given + strlen(*file + length) + 1;
        name = vaka_xnew(room);
        snprintf(name, room, "%.*s%s", (int)given, from, *file + length);
        free(*file);
        *file = name;
    }
}

/* Fails if something is wrong with what lies in the folder. */
static vaka_status judge(const char *folder, const vaka_installing *installing, vaka_error *err)
{
    if (vaka_complaints_errors(installing->complaints) == 0)
        return VAKA_OK;
    name_as_given(installing->complaints, folder, installing->from);
    return vaka_fail(err, VAKA_ERR_DATA, "%.160s is not installed: it has faults",
                     installing->from);
}

/* Before it takes the place of anything. */
static vaka_status check_id(const places *at, const vaka_installing *installing, vaka_error *err)
{
    const char *paths[] = {at->fresh, NULL};

    vaka_check_shipped(paths, installing->games, installing->complaints);
    return judge(at->fresh, installing, err);
}

/* In its place, where everything that is wrong with it shows as it would in play. */
static vaka_status check_there(const places *at, const vaka_installing *installing, vaka_error *err)
{
    const char *paths[] = {at->place, NULL};

    vaka_check_paths(paths, installing->games, installing->complaints);
    return judge(at->place, installing, err);
}

/* Into its place; everything as it was if it does not stand there. */
static vaka_status put_there(places *at, const vaka_installing *installing, vaka_error *err)
{
    vaka_status status = *at->before ? move(at->before, at->aside, err) : VAKA_OK;
    bool moved = !status && *at->before, there = false;

    if (!status) {
        status = move(at->fresh, at->place, err);
        there = !status;
    }
    if (!status)
        status = check_there(at, installing, err);
    if (status && there)
        vaka_installed_erase(at->place);
    if (status && moved)
        rename(at->aside, at->before);
    return status;
}

static vaka_status add(places *at, const vaka_installing *installing, vaka_installed_report *report,
                       vaka_error *err)
{
    vaka_status status = lay_fresh(at, installing->pack, err);

    if (!status)
        status = vaka_mod_card_read(&report->card, at->fresh, err);
    if (!status)
        status = check_id(at, installing, err);
    if (!status)
        status = compare(at, installing->pack, report, err);
    if (!status)
        status = join(at->place, at->base, report->card.id, err);
    if (status || report->same)
        return status;
    report->is_game = vaka_game_is_in(at->fresh);
    status = mark(at->fresh, err);
    if (!status)
        status = put_there(at, installing, err);
    if (!status && *at->before)
        status = put_away(at->aside, installing->saved, &report->kept, err);
    return status;
}

vaka_status vaka_installed_add(const vaka_installing *installing, vaka_installed_report *report,
                               vaka_error *err)
{
    places *at = vaka_xnew(sizeof *at);
    vaka_status status;

    *report = (vaka_installed_report){0};
    status = add(at, installing, report, err);
    if (*at->fresh)
        vaka_installed_erase(at->fresh);
    free(at);
    return status;
}
