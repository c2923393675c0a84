/* cli/engine/engine_sprite.c - all drawings of a game as one SVG text of symbols.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each of them has passed the reader of drawings (drawing/drawing.h), also those that come with the
 * program: what reaches a page is shapes and gradients, written by ourselves. */
#include "cli/engine/engine_page.h"

#include "cli/base/paths.h"
#include "drawing/drawing.h"
#include "files/regular.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define DEEPEST 6u          /* folders in each other */
#define DRAWINGS_MOST 2000u /* in all */
#define KEY_MOST 128        /* as the window has it */

typedef struct drawing {
    char key[KEY_MOST];
    char *text; /* owned; NULL: it is bad, and hides those below it */
} drawing;

typedef struct gallery {
    drawing *at; /* owned */
    uint32_t count;
} gallery;

static bool is_drawing(const char *name)
{
    size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_-");

    return length > 0 && strcmp(name + length, ".svg") == 0;
}

static bool is_folder(const char *name)
{
    return *name && name[strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_-")] == '\0';
}

static bool is_there(const gallery *all, const char *key)
{
    for (uint32_t i = 0; i < all->count; i++)
        if (strcmp(all->at[i].key, key) == 0)
            return true;
    return false;
}

static void take(gallery *all, int folder, const char *name, const char *key)
{
    vaka_regular read;
    vaka_drawing_fault fault;
    drawing *made;

    if (all->count >= DRAWINGS_MOST || is_there(all, key))
        return;
    read = vaka_regular_read(folder, name, VAKA_DRAWING_BYTES);
    all->at = vaka_xmore(all->at, all->count, sizeof *all->at);
    made = &all->at[all->count++];
    snprintf(made->key, sizeof made->key, "%.*s", KEY_MOST - 1, key);
    made->text = read.text ? vaka_drawing_read(read.text, read.size, &fault) : NULL;
    free(read.text);
}

/* Takes the descriptor over. `above` is the key of the folder, with its slash. */
static void walk(gallery *all, int folder, const char *above, uint32_t depth)
{
    DIR *entries = depth < DEEPEST ? fdopendir(folder) : NULL;
    struct dirent *entry;
    char key[KEY_MOST + 8];

    if (!entries) {
        close(folder);
        return;
    }
    while ((entry = readdir(entries)) != NULL) {
        const char *name = entry->d_name;
        int length = snprintf(key, sizeof key, "%s%s", above, name);

        if (length >= KEY_MOST)
            continue;
        if (is_drawing(name)) {
            key[length - 4] = '\0';
            take(all, folder, name, key);
        } else if (is_folder(name)) {
            int inside = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
            key[length] = '/';
            key[length + 1] = '\0';
            if (inside >= 0)
                walk(all, inside, key, depth + 1);
        }
    }
    closedir(entries);
}

static void walk_path(gallery *all, const char *path, const char *above)
{
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);

    if (folder >= 0)
        walk(all, folder, above, 0);
}

static bool is_used(const vaka_engine_match *match, const vaka_mod_info *mod)
{
    const vaka_journal_head *head = match->record ? vaka_record_head(match->record) : NULL;

    for (uint32_t i = 0; head && i < head->mod_count; i++)
        if (strcmp(head->mod[i], mod->id) == 0)
            return true;
    return mod->base;
}

static const vaka_library *library_of(const vaka_engine_match *match)
{
    const vaka_module *module = vaka_live_layout(match->live)->module;

    return vaka_loader_concern(module) ? vaka_loader_library(&match->mod_choice->loader, module)
                                       : NULL;
}

/* The last mod first: what it has hides what others have. */
static void take_mods(gallery *all, const vaka_engine_match *match)
{
    const vaka_library *library = library_of(match);
    char path[VAKA_PATH];

    for (uint32_t i = library ? library->mod_count : 0; i-- > 0;) {
        const vaka_mod_info *mod = &library->mods[i];

        if (mod->usable && is_used(match, mod) &&
            snprintf(path, sizeof path, "%s/art", mod->folder) < (int)sizeof path)
            walk_path(all, path, "");
    }
}

static void take_own(gallery *all, const vaka_module *module)
{
    const char *game = vaka_plugin_short_name(module);
    char folder[VAKA_PATH], path[VAKA_PATH + 80], above[80];

    if (!vaka_paths_art(folder))
        return;
    snprintf(path, sizeof path, "%s/%.64s", folder, game);
    snprintf(above, sizeof above, "%.64s/", game);
    walk_path(all, path, above);
}

/* --- Written ------------------------------------------------------------------------------- */

/* A drawing as a symbol; its gradients get names that no other drawing has. */
static void write_symbol(FILE *out, const drawing *one, uint32_t number)
{
    const char *view = strstr(one->text, "viewBox="), *body = strchr(one->text, '>') + 1;
    const char *end = strstr(body, "</svg>");

    fprintf(out, "<symbol id=\"art-%s\" %.*s>", one->key, (int)(body - 1 - view), view);
    while (body < end) {
        const char *id = strstr(body, "id=\"g"), *url = strstr(body, "url(#g");
        const char *next = id && (!url || id < url) ? id + 4 : url ? url + 5 : NULL;

        if (!next || next > end)
            next = end;
        fwrite(body, 1, (size_t)(next - body), out);
        if (next < end)
            fprintf(out, "d%u", (unsigned)number);
        body = next;
    }
    fputs("</symbol>", out);
}

static int by_key(const void *a, const void *b)
{
    return strcmp(((const drawing *)a)->key, ((const drawing *)b)->key);
}

static char *make_sprite(const vaka_engine_match *match)
{
    gallery all = {0};
    char *text = NULL;
    size_t length;
    FILE *out = vaka_xneed(open_memstream(&text, &length));

    take_mods(&all, match);
    take_own(&all, vaka_live_layout(match->live)->module);
    if (all.count)
        qsort(all.at, all.count, sizeof *all.at, by_key);
    fputs("<svg xmlns=\"http://www.w3.org/2000/svg\">", out);
    for (uint32_t i = 0; i < all.count; i++) {
        if (all.at[i].text)
            write_symbol(out, &all.at[i], i);
        free(all.at[i].text);
    }
    fputs("</svg>", out);
    free(all.at);
    vaka_xneed(fclose(out) == 0 ? text : NULL);
    return text;
}

/* The game and the mods whose drawings are in it. Owned by the caller. */
static char *name_sprite(const vaka_engine_match *match)
{
    const vaka_module *module = vaka_live_layout(match->live)->module;
    const vaka_library *library = library_of(match);
    char *text = NULL;
    size_t length;
    FILE *out = vaka_xneed(open_memstream(&text, &length));

    fputs(module->id, out);
    for (uint32_t i = 0; library && i < library->mod_count; i++)
        if (library->mods[i].usable && is_used(match, &library->mods[i]))
            fprintf(out, " %s", library->mods[i].id);
    vaka_xneed(fclose(out) == 0 ? text : NULL);
    return text;
}

const char *vaka_page_sprite(vaka_engine *engine, const vaka_engine_match *match)
{
    vaka_engine_choice *choice = vaka_engine_choice_behind(engine, match);
    char *name;

    if (!choice)
        return NULL;
    name = name_sprite(match);
    if (choice->sprite_of && strcmp(choice->sprite_of, name) == 0) {
        free(name);
        return choice->sprite;
    }
    free(choice->sprite);
    free(choice->sprite_of);
    choice->sprite_of = name;
    choice->sprite = make_sprite(match);
    return choice->sprite;
}
