/* cli/mods/watch.c - have files of a mod changed?
 *
 * SPDX-License-Identifier: MIT */
#include "cli/mods/watch.h"

#include "table/hash.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/inotify.h>
#define TELLS 1
#else
#define TELLS 0
#endif

#define DEPTH_MOST 2 /* a mod's files lie in its folder, and in folders in it */

static int is_visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static bool is_lua(const char *name)
{
    size_t length = strlen(name);

    return length > 4 && strcmp(name + length - 4, ".lua") == 0;
}

static uint64_t add_folder(uint64_t hash, const char *folder, int depth)
{
    struct dirent **entries = NULL;
    int count = scandir(folder, &entries, is_visible, alphasort);

    for (int i = 0; i < count; i++) {
        char path[4096];
        struct stat about;
        int length = snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);

        free(entries[i]);
        if (length < 0 || length >= (int)sizeof path || stat(path, &about) != 0)
            continue;
        if (S_ISDIR(about.st_mode) && depth < DEPTH_MOST)
            hash = add_folder(hash, path, depth + 1);
        if (!S_ISREG(about.st_mode) || !is_lua(path))
            continue;
        int64_t facts[] = {about.st_size, about.st_mtim.tv_sec, about.st_mtim.tv_nsec,
                           (int64_t)about.st_ino};
        hash = vaka_hash(hash, path, (size_t)length);
        hash = vaka_hash(hash, facts, sizeof facts);
    }
    free(entries);
    return hash;
}

static uint64_t look_over(const char *folder)
{
    return add_folder(1, folder, 1);
}

/* --- what the system tells ---------------------------------------------------------------------
 */

#if TELLS
#define TOLD                                                                                       \
    (IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM |              \
     IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)

static void listen_to(int told, const char *folder, int depth)
{
    struct dirent **entries = NULL;
    int count = depth < DEPTH_MOST ? scandir(folder, &entries, is_visible, alphasort) : 0;

    inotify_add_watch(told, folder, TOLD | IN_ONLYDIR);
    for (int i = 0; i < count; i++) {
        char path[4096];
        int length = snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);

        if (length > 0 && length < (int)sizeof path)
            listen_to(told, path, depth + 1); /* what is no folder is refused */
        free(entries[i]);
    }
    free(entries);
}

static int begin_listening(const char *folder)
{
    int told = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);

    if (told >= 0)
        listen_to(told, folder, 1);
    return told;
}

/* Has it told of anything since the last time? A new folder is listened to from then on. */
static bool hears(const vaka_watch *watch)
{
    char events[4096] __attribute__((aligned(__alignof__(struct inotify_event))));
    bool any = false;

    while (read(watch->told, events, sizeof events) > 0)
        any = true;
    if (any)
        listen_to(watch->told, watch->folder, 1);
    return any;
}
#else
static int begin_listening(const char *folder)
{
    (void)folder;
    return -1;
}

static bool hears(const vaka_watch *watch)
{
    (void)watch;
    return true;
}
#endif

void vaka_watch_open(vaka_watch *watch, const char *folder)
{
    char of[sizeof watch->folder];

    snprintf(of, sizeof of, "%s", folder); /* it may be the watch's own */
    vaka_watch_done(watch);
    watch->told = begin_listening(of);
    memcpy(watch->folder, of, sizeof of);
    watch->seen = look_over(of);
}

void vaka_watch_done(vaka_watch *watch)
{
    if (watch->told >= 0 && *watch->folder)
        close(watch->told);
    *watch = (vaka_watch){0};
}

bool vaka_watch_changed(vaka_watch *watch)
{
    bool heard = watch->told < 0 || hears(watch);

    if (!heard && ++watch->looks % VAKA_WATCH_EACH != 0)
        return watch->changed;
    watch->looked_over++;
    watch->changed = look_over(watch->folder) != watch->seen;
    return watch->changed;
}
