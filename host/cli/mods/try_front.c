/* cli/mods/try_front.c - the terminal for somebody who tries out a mod.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/mods/try_front.h"

#include "front/text.h"
#include "table/codec.h"
#include "table/hash.h"

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

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

static uint64_t watch_folder(const char *folder)
{
    return add_folder(1, folder, 1);
}

static void begin(void *data, vaka_record *record, uint8_t humans)
{
    vaka_try_front *front = data;

    front->inner.begin(front->inner.data, record, humans);
}

/* One person plays all seats here and may see everything. */
static uint32_t hand_over(void *data, vaka_record *record, int32_t seat)
{
    (void)data;
    (void)record;
    (void)seat;
    return VAKA_WANT_NOTHING;
}

static bool has_changed(vaka_try_front *front, vaka_want *want)
{
    front->changed = watch_folder(front->folder) != front->seen;
    if (front->changed)
        want->type = VAKA_WANT_QUIT;
    return front->changed;
}

/* Keeps a wish as text: numbers may mean something else in the new version. */
static void hold(vaka_try_front *front, vaka_record *record, const vaka_want *want)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(record));

    front->held[0] = '\0';
    front->held_seat = want->type == VAKA_WANT_ACTION ? want->action.seat : want->seat;
    if (want->type == VAKA_WANT_ACTION)
        vaka_action_write(layout, &want->action, front->held, sizeof front->held);
    if (want->type == VAKA_WANT_UNDO || want->type == VAKA_WANT_REDO)
        snprintf(front->held, sizeof front->held, "%s",
                 want->type == VAKA_WANT_UNDO ? "undo" : "redo");
}

static void take_held(vaka_try_front *front, vaka_record *record, vaka_want *want)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(record));
    vaka_error err;

    *want = (vaka_want){VAKA_WANT_NOTHING, front->held_seat, {0}};
    if (strcmp(front->held, "undo") == 0)
        want->type = VAKA_WANT_UNDO;
    else if (strcmp(front->held, "redo") == 0)
        want->type = VAKA_WANT_REDO;
    else if (vaka_action_read(layout, front->held_seat, front->held, &want->action, &err))
        front->inner.show_error(front->inner.data, err.text);
    else
        want->type = VAKA_WANT_ACTION;
    front->held[0] = '\0';
}

static void ask(void *data, vaka_record *record, int32_t seat, vaka_want *want)
{
    vaka_try_front *front = data;

    if (*front->held) {
        take_held(front, record, want);
        return;
    }
    if (has_changed(front, want))
        return;
    front->inner.ask(front->inner.data, record, seat, want);
    vaka_want wanted = *want;
    if (want->type != VAKA_WANT_QUIT && has_changed(front, want))
        hold(front, record, &wanted);
}

static void show_refusal(void *data, vaka_record *record, int32_t seat, const vaka_refusal *why)
{
    vaka_try_front *front = data;

    front->inner.show_refusal(front->inner.data, record, seat, why);
}

static void show_error(void *data, const char *text)
{
    vaka_try_front *front = data;

    front->inner.show_error(front->inner.data, text);
}

static void show_moved(void *data, vaka_record *record, int32_t seat)
{
    vaka_try_front *front = data;

    front->inner.show_moved(front->inner.data, record, seat);
}

static void show_end(void *data, vaka_record *record)
{
    vaka_try_front *front = data;

    front->inner.show_end(front->inner.data, record);
}

static void show_quit(void *data, vaka_record *record)
{
    (void)data;
    (void)record;
}

static void done(void *data)
{
    (void)data;
}

void vaka_try_front_init(vaka_try_front *front, vaka_front *out)
{
    vaka_text_front(stdin, stdout, &front->inner);
    *out = (vaka_front){
        .name = "try",
        .data = front,
        .begin = begin,
        .hand_over = hand_over,
        .ask = ask,
        .show_refusal = show_refusal,
        .show_error = show_error,
        .show_moved = show_moved,
        .show_end = show_end,
        .show_quit = show_quit,
        .done = done,
    };
}

void vaka_try_front_done(vaka_try_front *front)
{
    front->inner.done(front->inner.data);
}

void vaka_try_front_look(vaka_try_front *front)
{
    front->seen = watch_folder(front->folder);
    front->changed = false;
}
