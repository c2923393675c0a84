/* gui/draw/art.c - drawings: found by their key, drawn at the size that is wanted, and kept.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/art.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "gui/draw/art_file.h"
#include "gui/draw/image_helper.h"
#include "gui/draw/images.h"
#include "gui/draw/paint.h"
#include "text/error.h"

#define FOLDERS 64
#define BUCKETS 512
#define PIXELS_MOST (16 << 20) /* kept */
#define LONGEST 4096
#define STRIKES 3 /* drawings over which the helper died, until a mod's others are left alone */

typedef struct vaka_run {
    uint16_t from, count;
} vaka_run;

typedef struct raster { /* a drawing at one size, in its colours */
    struct raster *next;
    int size;
    vaka_dye dye;
    SDL_Surface *surface; /* owned; NULL: it cannot be read */
    vaka_run *runs;       /* owned: of each row, the longest part that hides what is below */
} raster;

typedef struct source { /* a key and what was found for it */
    struct source *next;
    char key[VAKA_ART_KEY];
    char *text; /* owned; NULL: nothing */
    char *path; /* owned: the file; NULL: nothing */
    int folder; /* in which it lies */
    raster *rasters;
} source;

struct vaka_art {
    char *folders[FOLDERS];      /* owned; looked into from the last to the first */
    int folder_count, own_count; /* all; the first ones, which are always there */
    int bundled_count;           /* of those, which came with the program; a test reads them all */
    int strikes[FOLDERS];
    vaka_image_helper *helper; /* owned: draws what lies in the others */
    source *sources[BUCKETS];
    size_t pixels;
    bool dark;
    char missing[VAKA_ART_KEY];
    char why[VAKA_ART_TROUBLE]; /* empty: there is no file */
    bool told;
};

static void add_folder(vaka_art *art, const char *folder, const char *below)
{
    char path[LONGEST];

    if (snprintf(path, sizeof path, "%s%s", folder, below) < (int)sizeof path &&
        access(path, R_OK) == 0 && art->folder_count < FOLDERS)
        art->folders[art->folder_count++] = vaka_xcopy(path);
}

static void add_beside_program(vaka_art *art)
{
    char program[LONGEST];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);

    if (length <= 0)
        return;
    program[length] = '\0';
    *strrchr(program, '/') = '\0';
    add_folder(art, program, "/../share/vaka/assets/art");
    add_folder(art, program, "/assets/art");
}

static void add_own(vaka_art *art)
{
    const char *given = getenv("VAKA_ART");

    if (given && *given) {
        add_folder(art, given, "");
        return;
    }
#ifdef VAKA_SYSTEM_ASSETS
    add_folder(art, VAKA_SYSTEM_ASSETS, "/art");
#endif
    add_beside_program(art);
}

vaka_art *vaka_art_new(void)
{
    vaka_art *art = vaka_xnew(sizeof *art);

    add_own(art);
    art->own_count = art->folder_count;
    art->bundled_count = getenv("VAKA_ART") ? 0 : art->own_count;
    art->helper = vaka_image_helper_new(VAKA_IMAGE_PATIENCE);
    return art;
}

static void free_rasters(source *from)
{
    for (raster *at = from->rasters, *next; at; at = next) {
        next = at->next;
        SDL_FreeSurface(at->surface);
        free(at->runs);
        free(at);
    }
    from->rasters = NULL;
}

void vaka_art_forget(vaka_art *art, bool dark)
{
    for (int i = 0; i < BUCKETS; i++)
        for (source *at = art->sources[i]; at; at = at->next)
            free_rasters(at);
    art->pixels = 0;
    art->dark = dark;
}

static void forget_sources(vaka_art *art)
{
    vaka_art_forget(art, art->dark);
    for (int i = 0; i < BUCKETS; i++) {
        for (source *at = art->sources[i], *next; at; at = next) {
            next = at->next;
            free(at->text);
            free(at->path);
            free(at);
        }
        art->sources[i] = NULL;
    }
}

void vaka_art_free(vaka_art *art)
{
    if (!art)
        return;
    forget_sources(art);
    for (int i = 0; i < art->folder_count; i++)
        free(art->folders[i]);
    vaka_image_helper_free(art->helper);
    free(art);
}

/* A folder of a mod that leads out of it. */
static bool is_link(const char *folder)
{
    struct stat about;

    return lstat(folder, &about) == 0 && S_ISLNK(about.st_mode);
}

bool vaka_art_folders(vaka_art *art, char *const *folders, uint32_t count)
{
    char *before[FOLDERS];
    int least = art->own_count, all = art->folder_count;
    bool same;

    memcpy(before, art->folders, sizeof before);
    art->folder_count = least;
    for (uint32_t i = 0; i < count; i++)
        if (!is_link(folders[i]))
            add_folder(art, folders[i], "");
    same = art->folder_count == all;
    for (int i = least; i < all; i++) {
        same = same && strcmp(before[i], art->folders[i]) == 0;
        free(before[i]);
    }
    if (!same) {
        forget_sources(art);
        memset(art->strikes, 0, sizeof art->strikes);
    }
    return !same;
}

/* Words, figures and slashes: a key leads nowhere but into its folder. */
static bool is_key(const char *key)
{
    return *key && strlen(key) < VAKA_ART_KEY && key[0] != '/' &&
           key[strspn(key, "abcdefghijklmnopqrstuvwxyz0123456789_-/")] == '\0';
}

/* What is told about a key first is told about; the rest is on the standard error. */
static void note_missing(vaka_art *art, const char *key, const char *why)
{
    if (art->missing[0])
        return;
    snprintf(art->missing, sizeof art->missing, "%s", key);
    snprintf(art->why, sizeof art->why, "%s", why);
}

/* A bad drawing hides those below it, too: what stands in for it is plain. */
static bool find_in_folders(vaka_art *art, const char *name, source *to)
{
    vaka_art_file file;

    for (int i = art->folder_count - 1; i >= 0; i--) {
        if (!vaka_art_file_read(&file, art->folders[i], i < art->bundled_count, name))
            continue;
        to->text = file.text;
        to->path = vaka_xcopy(file.path);
        to->folder = i;
        if (!file.text) {
            vaka_art_file_tell(&file);
            note_missing(art, to->key, file.trouble);
        }
        return true;
    }
    return false;
}

/* The first word alone is a game, not a drawing. */
static void find_text(vaka_art *art, source *to)
{
    char name[VAKA_ART_KEY], *end;

    snprintf(name, sizeof name, "%s", to->key);
    while (!find_in_folders(art, name, to) && (end = strrchr(name, '/')) != NULL &&
           end != strchr(name, '/'))
        *end = '\0';
}

static source *source_of(vaka_art *art, const char *key)
{
    uint32_t hash = 2166136261u;

    for (const char *at = key; *at; at++)
        hash = (hash ^ (uint8_t)*at) * 16777619u;
    source **bucket = &art->sources[hash % BUCKETS], *found = *bucket;
    while (found && strcmp(found->key, key) != 0)
        found = found->next;
    if (found || !is_key(key))
        return found;
    found = vaka_xnew(sizeof *found);
    snprintf(found->key, sizeof found->key, "%s", key);
    find_text(art, found);
    found->next = *bucket;
    *bucket = found;
    return found;
}

bool vaka_art_has(vaka_art *art, const char *key)
{
    source *from = art && key ? source_of(art, key) : NULL;

    return from && from->text;
}

static vaka_ink dyed(const vaka_art *art, vaka_ink ink, vaka_dye dye)
{
    const vaka_theme *light = vaka_theme_of(false), *dark = vaka_theme_of(true);
    const vaka_ink pairs[][2] = {
        {light->deep, dark->deep},   {light->mid, dark->mid},   {light->shallow, dark->shallow},
        {light->pale, dark->pale},   {light->fog, dark->fog},   {light->fog_line, dark->fog_line},
        {light->sand, dark->sand},   {light->leaf, dark->leaf}, {light->coral, dark->coral},
        {light->stone, dark->stone},
    };

    if (dye.ink && ink == light->ink)
        return dye.ink;
    if (dye.paper && ink == light->paper)
        return dye.paper;
    for (size_t i = 0; art->dark && i < sizeof pairs / sizeof pairs[0]; i++)
        if (ink == pairs[i][0])
            return pairs[i][1];
    return ink;
}

/* Every #RRGGBB of the text in its colour. */
static void dye_text(const vaka_art *art, char *text, vaka_dye dye)
{
    for (char *at = strchr(text, '#'); at; at = strchr(at + 1, '#')) {
        char *end, digits[16];
        unsigned long value = strtoul(at + 1, &end, 16);

        if (end != at + 7)
            continue;
        vaka_ink ink = dyed(art, 0xff000000u | (vaka_ink)value, dye);
        snprintf(digits, sizeof digits, "%06x", (unsigned)(ink & 0xffffffu));
        memcpy(at + 1, digits, 6);
    }
}

/* What is drawn is as wide as it is high: a drawing that is not comes back smaller in one of the
 * two, and lies in the middle. Takes `read`; NULL: there is no room for it. */
static SDL_Surface *in_square(SDL_Surface *read, int size)
{
    SDL_Rect to = {(size - read->w) / 2, (size - read->h) / 2, read->w, read->h};
    SDL_Surface *out;

    if (read->w >= size && read->h >= size)
        return read;
    out = SDL_CreateRGBSurfaceWithFormat(0, size, size, 32, SDL_PIXELFORMAT_ARGB8888);
    if (out) {
        SDL_SetSurfaceBlendMode(read, SDL_BLENDMODE_NONE);
        SDL_BlitSurface(read, NULL, out, &to);
    }
    SDL_FreeSurface(read);
    return out;
}

/* It will not be tried again, at no size. */
static void give_up(vaka_art *art, source *from, const char *why)
{
    vaka_art_file file;
    const char *slash = strrchr(from->path, '/');

    snprintf(file.path, sizeof file.path, "%s", from->path);
    snprintf(file.trouble, sizeof file.trouble, "%s: %s", slash + 1, why);
    vaka_art_file_tell(&file);
    note_missing(art, from->key, file.trouble);
    free(from->text);
    from->text = NULL;
}

static SDL_Surface *draw(vaka_art *art, source *from, int size, vaka_dye dye)
{
    const char *why = "others of this mod could not be drawn";
    char *text = vaka_xcopy(from->text);
    SDL_Surface *out = NULL;

    dye_text(art, text, dye);
    if (from->folder < art->own_count) {
        out = vaka_image_svg(text, size, size);
        why = "the library cannot draw it";
    } else if (art->strikes[from->folder] < STRIKES) {
        out = vaka_image_helper_svg(art->helper, text, size, &why);
        art->strikes[from->folder] += !out;
    }
    free(text);
    if (!out)
        give_up(art, from, why);
    return out ? in_square(out, size) : NULL;
}

static vaka_run longest_run(const uint32_t *pixels, int count)
{
    vaka_run best = {0, 0};

    for (int i = 0, end; i < count; i = end + 1) {
        for (end = i; end < count && pixels[end] >> 24 == 255;)
            end++;
        if (end - i > best.count)
            best = (vaka_run){(uint16_t)i, (uint16_t)(end - i)};
    }
    return best;
}

static const uint32_t *row_of(const SDL_Surface *surface, int y)
{
    return (const uint32_t *)(const void *)((const uint8_t *)surface->pixels +
                                            (size_t)y * (size_t)surface->pitch);
}

static vaka_run *runs_of(const SDL_Surface *surface)
{
    vaka_run *runs = vaka_xnew((size_t)surface->h * sizeof *runs);

    for (int y = 0; y < surface->h; y++)
        runs[y] = longest_run(row_of(surface, y), surface->w);
    return runs;
}

static raster *raster_of(vaka_art *art, const char *key, int size, vaka_dye dye)
{
    source *from = art && key && size > 0 ? source_of(art, key) : NULL;

    if (from && !from->text)
        note_missing(art, key, "");
    if (!from || !from->text)
        return NULL;
    for (raster *at = from->rasters; at; at = at->next)
        if (at->size == size && at->dye.ink == dye.ink && at->dye.paper == dye.paper)
            return at;
    if (art->pixels > PIXELS_MOST)
        vaka_art_forget(art, art->dark);
    raster *own = vaka_xnew(sizeof *own);
    *own = (raster){from->rasters, size, dye, draw(art, from, size, dye), NULL};
    if (own->surface)
        own->runs = runs_of(own->surface);
    from->rasters = own;
    art->pixels += (size_t)size * (size_t)size;
    return own;
}

SDL_Surface *vaka_art_get(vaka_art *art, const char *key, int size, vaka_dye dye)
{
    raster *found = raster_of(art, key, size, dye);

    return found ? found->surface : NULL;
}

static void put_pixels(uint32_t *to, const uint32_t *from, int count)
{
    for (int i = 0; i < count; i++) {
        uint32_t alpha = from[i] >> 24, rest = 255 - alpha;

        if (alpha == 0)
            continue;
        uint32_t odd = (from[i] & 0xff00ffu) * alpha + (to[i] & 0xff00ffu) * rest + 0x800080u;
        uint32_t even = ((from[i] >> 8) & 0xffu) * alpha + ((to[i] >> 8) & 0xffu) * rest + 0x80u;
        odd = ((odd + ((odd >> 8) & 0xff00ffu)) >> 8) & 0xff00ffu;
        even = ((even + (even >> 8)) >> 8) & 0xffu;
        to[i] = odd | even << 8;
    }
}

bool vaka_art_stamp(vaka_art *art, const char *key, int size, SDL_Surface *on, SDL_Point at)
{
    raster *found = raster_of(art, key, size, (vaka_dye){0, 0});
    SDL_Rect box = {at.x, at.y, size, size}, seen;

    if (!found || !found->surface)
        return false;
    if (!SDL_IntersectRect(&box, &on->clip_rect, &seen))
        return true;
    SDL_LockSurface(on);
    for (int y = seen.y; y < seen.y + seen.h; y++) {
        const uint32_t *from = row_of(found->surface, y - at.y);
        uint32_t *to = (uint32_t *)(uintptr_t)row_of(on, y);
        vaka_run run = found->runs[y - at.y];
        int first = seen.x - at.x, last = first + seen.w; /* of the drawing's row */
        int begin = run.from > first ? run.from : first;
        int end = run.from + run.count < last ? run.from + run.count : last;

        if (begin >= end)
            begin = end = last;
        put_pixels(to + at.x + first, from + first, begin - first);
        memcpy(to + at.x + begin, from + begin, (size_t)(end - begin) * sizeof *to);
        put_pixels(to + at.x + end, from + end, last - end);
    }
    SDL_UnlockSurface(on);
    return true;
}

const char *vaka_art_missing(vaka_art *art)
{
    if (art->told || !art->missing[0])
        return NULL;
    art->told = true;
    return art->missing;
}

const char *vaka_art_why(const vaka_art *art)
{
    return art->why;
}
