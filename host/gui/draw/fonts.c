/* gui/draw/fonts.c - opens fonts in the sizes that are wanted and keeps pictures of lines.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/fonts.h"

#include <SDL_ttf.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "gui/draw/font_files.h"
#include "gui/draw/look.h"
#include "text/buffer.h"
#include "text/utf8.h"

#define SIZES 64       /* fonts open at once */
#define BUCKETS 1024   /* of the table of pictures */
#define PICTURES 4000u /* kept before all are given up */
#define PX_MOST 400

typedef struct picture {
    struct picture *next;
    vaka_type type;
    SDL_Surface *surface; /* owned; NULL for an empty line */
    char text[];
} picture;

typedef struct broken { /* where a text is broken into lines of a width */
    struct broken *next;
    int face, px, width;
    bool split; /* within a word */
    uint32_t lines;
    uint16_t *lengths; /* owned: bytes of each line, and of the blanks behind it */
    char text[];
} broken;

typedef struct mapped { /* a file of fonts, in memory until all is closed */
    struct mapped *next;
    void *bytes;
    size_t size;
    char path[];
} mapped;

typedef struct sized {
    int face, px;
    bool tried[VAKA_FONT_FILES]; /* to open it; most lines do without the second one */
    TTF_Font *font[VAKA_FONT_FILES];
} sized;

struct vaka_fonts {
    vaka_font_file files[VAKA_FACES][VAKA_FONT_FILES];
    bool recalled;     /* they are those of last time */
    char lacking[128]; /* families; see fonts.h */
    mapped *mapped;    /* owned */
    sized sizes[SIZES];
    int size_count;
    picture *pictures[BUCKETS];
    uint32_t picture_count;
    broken *blocks[BUCKETS];
    uint32_t block_count;
    vaka_fonts_told told; /* may be NULL */
    void *told_data;
    vaka_fonts_drawn drawn; /* may be NULL */
    void *drawn_data;
};

static void forget_pictures(vaka_fonts *fonts)
{
    for (int i = 0; i < BUCKETS; i++) {
        for (picture *at = fonts->pictures[i], *next; at; at = next) {
            next = at->next;
            SDL_FreeSurface(at->surface);
            free(at);
        }
        fonts->pictures[i] = NULL;
    }
    fonts->picture_count = 0;
}

static void forget_blocks(vaka_fonts *fonts)
{
    for (int i = 0; i < BUCKETS; i++) {
        for (broken *at = fonts->blocks[i], *next; at; at = next) {
            next = at->next;
            free(at->lengths);
            free(at);
        }
        fonts->blocks[i] = NULL;
    }
    fonts->block_count = 0;
}

static void forget_sizes(vaka_fonts *fonts)
{
    for (int i = 0; i < fonts->size_count; i++)
        for (int k = 0; k < VAKA_FONT_FILES; k++)
            if (fonts->sizes[i].font[k])
                TTF_CloseFont(fonts->sizes[i].font[k]);
    fonts->size_count = 0;
}

static void forget_files(vaka_fonts *fonts)
{
    for (int face = 0; face < VAKA_FACES; face++)
        for (int i = 0; i < VAKA_FONT_FILES; i++) {
            free(fonts->files[face][i].path);
            fonts->files[face][i] = (vaka_font_file){0};
        }
    fonts->recalled = false;
}

static void forget_mapped(vaka_fonts *fonts)
{
    for (mapped *at = fonts->mapped, *next; at; at = next) {
        next = at->next;
        munmap(at->bytes, at->size);
        free(at);
    }
    fonts->mapped = NULL;
}

static void note_lacking(vaka_fonts *fonts)
{
    static const int faces[] = {VAKA_FACE_SANS, VAKA_FACE_SERIF, VAKA_FACE_MONO};
    vaka_buffer buffer = vaka_buffer_on(fonts->lacking, sizeof fonts->lacking);

    for (size_t i = 0; i < sizeof faces / sizeof faces[0]; i++) {
        if (fonts->files[faces[i]][0].best)
            continue;
        vaka_buffer_put(&buffer, *fonts->lacking ? ", " : "");
        vaka_buffer_put(&buffer, vaka_font_files_best(faces[i]));
    }
}

const char *vaka_fonts_lacking(const vaka_fonts *fonts)
{
    return fonts->recalled ? "" : fonts->lacking;
}

static vaka_status look_for_files(vaka_fonts *fonts, vaka_error *err)
{
    vaka_status status = VAKA_OK;

    forget_files(fonts);
    for (int face = 0; face < VAKA_FACES && !status; face++)
        status = vaka_font_files(face, fonts->files[face], err);
    vaka_font_files_done();
    note_lacking(fonts);
    return status;
}

static bool recall_files(vaka_fonts *fonts, const vaka_settings *known)
{
    fonts->recalled = *vaka_settings_text(known, VAKA_FONTS_TOLD, "") != '\0';
    for (int face = 0; face < VAKA_FACES && fonts->recalled; face++)
        fonts->recalled = vaka_font_files_recall(face, fonts->files[face], known);
    return fonts->recalled;
}

void vaka_fonts_note(vaka_fonts *fonts, vaka_settings *known)
{
    vaka_error err;

    if (!*known->path || (fonts->recalled && look_for_files(fonts, &err)))
        return;
    for (int face = 0; face < VAKA_FACES; face++)
        vaka_font_files_note(face, fonts->files[face], known);
}

vaka_status vaka_fonts_open(vaka_fonts **out, const vaka_settings *known, vaka_error *err)
{
    vaka_fonts *fonts = vaka_xnew(sizeof *fonts);
    vaka_status status = VAKA_OK;

    if (TTF_Init() != 0) {
        free(fonts);
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot start SDL_ttf: %s", TTF_GetError());
    }
    if (!recall_files(fonts, known))
        status = look_for_files(fonts, err);
    *out = fonts;
    if (!status)
        return VAKA_OK;
    vaka_fonts_close(fonts);
    *out = NULL;
    return status;
}

void vaka_fonts_close(vaka_fonts *fonts)
{
    if (!fonts)
        return;
    forget_pictures(fonts);
    forget_blocks(fonts);
    forget_sizes(fonts);
    forget_mapped(fonts);
    forget_files(fonts);
    free(fonts);
    TTF_Quit();
}

void vaka_fonts_watch(vaka_fonts *fonts, vaka_fonts_told told, void *data)
{
    fonts->told = told;
    fonts->told_data = data;
}

void vaka_fonts_trace(vaka_fonts *fonts, vaka_fonts_drawn drawn, void *data)
{
    fonts->drawn = drawn;
    fonts->drawn_data = data;
}

/* NULL: it cannot be read. */
static const mapped *map_file(vaka_fonts *fonts, const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    struct stat known = {0};
    void *bytes = MAP_FAILED;

    if (fd >= 0 && fstat(fd, &known) == 0 && known.st_size > 0)
        bytes = mmap(NULL, (size_t)known.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (fd >= 0)
        close(fd);
    if (bytes == MAP_FAILED)
        return NULL;
    mapped *one = vaka_xnew(sizeof *one + strlen(path) + 1);
    memcpy(one->path, path, strlen(path) + 1);
    one->bytes = bytes;
    one->size = (size_t)known.st_size;
    one->next = fonts->mapped;
    fonts->mapped = one;
    return one;
}

/* A font in a size. Each size reads its letters from the file as they are wanted: from memory,
 * which all sizes share. */
static TTF_Font *open_size(vaka_fonts *fonts, const vaka_font_file *file, int px)
{
    const mapped *from = fonts->mapped;

    while (file->path && from && strcmp(from->path, file->path) != 0)
        from = from->next;
    if (file->path && !from)
        from = map_file(fonts, file->path);
    return file->path && from
               ? TTF_OpenFontIndexRW(SDL_RWFromConstMem(from->bytes, (int)from->size), 1, px,
                                     file->index)
               : NULL;
}

/* A file of last time that is no font any more: all are looked for anew. */
static TTF_Font *open_file(vaka_fonts *fonts, int face, int which, int px)
{
    const vaka_font_file *file = &fonts->files[face][which];
    TTF_Font *font = open_size(fonts, file, px);
    vaka_error err;

    if (!font && fonts->recalled && look_for_files(fonts, &err) == VAKA_OK)
        font = open_size(fonts, file, px);
    if (font)
        TTF_SetFontHinting(font, TTF_HINTING_LIGHT);
    return font;
}

static sized *font_of(vaka_fonts *fonts, vaka_type type)
{
    int px = type.px < 5 ? 5 : type.px > PX_MOST ? PX_MOST : type.px;

    for (int i = 0; i < fonts->size_count; i++)
        if (fonts->sizes[i].face == type.face && fonts->sizes[i].px == px)
            return &fonts->sizes[i];
    if (fonts->size_count == SIZES)
        forget_sizes(fonts);
    sized *one = &fonts->sizes[fonts->size_count++];
    *one = (sized){.face = type.face, .px = px};
    return one;
}

static TTF_Font *font_at(vaka_fonts *fonts, sized *size, int which)
{
    if (!size->tried[which])
        size->font[which] = open_file(fonts, size->face, which, size->px);
    size->tried[which] = true;
    return size->font[which];
}

static uint32_t next_letter(const char **at)
{
    size_t length = vaka_utf8(*at, SIZE_MAX);
    uint32_t code = vaka_utf8_code(*at, length);

    *at += length ? length : 1;
    return code;
}

/* The first font of a face that has all letters of a text; the best one if none has. */
static TTF_Font *font_for(vaka_fonts *fonts, vaka_type type, const char *text)
{
    sized *size = font_of(fonts, type);

    for (int i = 0; i < VAKA_FONT_FILES; i++) {
        TTF_Font *font = font_at(fonts, size, i);
        const char *at = text;
        bool all = font != NULL;

        while (all && *at)
            all = TTF_GlyphIsProvided32(font, next_letter(&at)) != 0;
        if (all)
            return font;
    }
    return size->font[0] ? size->font[0] : size->font[1];
}

static picture *make_picture(vaka_fonts *fonts, vaka_type type, const char *text, size_t length)
{
    picture *one = vaka_xnew(sizeof *one + length + 1);
    SDL_Color ink = {(uint8_t)(type.ink >> 16), (uint8_t)(type.ink >> 8), (uint8_t)type.ink, 255};
    TTF_Font *font;

    one->type = type;
    memcpy(one->text, text, length);
    font = font_for(fonts, type, one->text);
    if (font && length > 0)
        one->surface = TTF_RenderUTF8_Blended(font, one->text, ink);
    if (one->surface && type.ink >> 24 < 255)
        SDL_SetSurfaceAlphaMod(one->surface, (uint8_t)(type.ink >> 24));
    return one;
}

static SDL_Surface *picture_of(vaka_fonts *fonts, vaka_type type, const char *text, size_t length)
{
    uint32_t key = (uint32_t)type.px * 31u + (uint32_t)type.face + type.ink * 7u;

    for (size_t i = 0; i < length; i++)
        key = (key ^ (uint8_t)text[i]) * 16777619u;
    for (picture *at = fonts->pictures[key % BUCKETS]; at; at = at->next)
        if (at->type.face == type.face && at->type.px == type.px && at->type.ink == type.ink &&
            strlen(at->text) == length && memcmp(at->text, text, length) == 0)
            return at->surface;
    if (fonts->picture_count >= PICTURES)
        forget_pictures(fonts);
    picture *one = make_picture(fonts, type, text, length);
    one->next = fonts->pictures[key % BUCKETS];
    fonts->pictures[key % BUCKETS] = one;
    fonts->picture_count++;
    return one->surface;
}

int vaka_type_high(const vaka_gui_look *look, vaka_type type)
{
    TTF_Font *font = font_for(look->fonts, type, "");

    return font ? TTF_FontLineSkip(font) : type.px;
}

int vaka_type_wide(const vaka_gui_look *look, vaka_type type, const char *text)
{
    SDL_Surface *line = picture_of(look->fonts, type, text, strlen(text));

    return line ? line->w : 0;
}

static int draw_part(const vaka_gui_look *look, vaka_type type, SDL_Rect at, const char *text,
                     size_t length)
{
    vaka_fonts *fonts = look->fonts;
    SDL_Surface *line = picture_of(fonts, type, text, length);

    if (!line)
        return 0;
    if (fonts->told && (at.x < 0 || at.x + line->w > look->canvas->w))
        fonts->told(fonts->told_data, look->canvas, text);
    if (fonts->drawn)
        fonts->drawn(fonts->drawn_data, (SDL_Rect){at.x, at.y, line->w, line->h}, text);
    SDL_BlitSurface(line, NULL, look->canvas, &at);
    return line->w;
}

int vaka_type_draw(const vaka_gui_look *look, vaka_type type, int x, int y, const char *text)
{
    return draw_part(look, type, (SDL_Rect){x, y, 0, 0}, text, strlen(text));
}

/* Bytes of the longest beginning that is not wider than `width`. */
static size_t fit(vaka_fonts *fonts, vaka_type type, const char *text, int width)
{
    TTF_Font *font = font_for(fonts, type, text);
    const char *at = text;
    int extent, count = 0;

    if (!font || TTF_MeasureUTF8(font, text, width > 0 ? width : 1, &extent, &count) != 0)
        return strlen(text);
    while (count-- > 0 && *at)
        next_letter(&at);
    return (size_t)(at - text);
}

void vaka_type_in(const vaka_gui_look *look, vaka_type type, SDL_Rect box, int align,
                  const char *text)
{
    int wide = vaka_type_wide(look, type, text), high = vaka_type_high(look, type);
    vaka_fonts *fonts = look->fonts;
    char cut[512];

    if (wide > box.w) {
        size_t length = fit(fonts, type, text, box.w - vaka_type_wide(look, type, "…"));

        length = length < sizeof cut - 8 ? length : sizeof cut - 8;
        if (fonts->told)
            fonts->told(fonts->told_data, look->canvas, text);
        while (length > 0 && text[length - 1] == ' ')
            length--;
        memcpy(cut, text, length);
        memcpy(cut + length, "…", sizeof "…");
        text = cut;
        wide = vaka_type_wide(look, type, text);
    }
    vaka_type_draw(look, type, box.x + (box.w - wide) * align / 2, box.y + (box.h - high) / 2,
                   text);
}

/* Signs that have a blank before them and never begin a line: "28 %", and in French "Prévu :". */
static bool clings(const char *text)
{
    return (*text && strchr(":;?!%", *text)) || strncmp(text, "»", strlen("»")) == 0;
}

/* Bytes of the next line of a text: up to a blank, or in the middle of a long word. */
static size_t next_line(vaka_fonts *fonts, vaka_type type, const char *text, int width, bool *split)
{
    size_t whole = strcspn(text, "\n"), length = fit(fonts, type, text, width);

    if (length >= whole)
        return whole;
    for (size_t at = length + 1; at > 0; at--)
        if (text[at - 1] == ' ' && at > 1 && !clings(text + at))
            return at - 1;
    for (size_t at = length; at > 1; at--) /* parts of an id are words of their own */
        if (text[at - 1] == '_')
            return at;
    *split = true;
    return length > 0 ? length : 1;
}

static broken *break_text(vaka_fonts *fonts, vaka_type type, const char *text, int width)
{
    size_t whole = strlen(text);
    broken *one = vaka_xnew(sizeof *one + whole + 1);
    const char *at = text;

    memcpy(one->text, text, whole);
    one->face = type.face;
    one->px = type.px;
    one->width = width;
    one->lengths = vaka_xnew((2 * whole + 2) * sizeof *one->lengths);
    while (*at) {
        size_t length = next_line(fonts, type, at, width, &one->split), blanks = 0;

        while (at[length + blanks] == ' ' || at[length + blanks] == '\n')
            blanks++;
        one->lengths[2 * one->lines] = (uint16_t)length;
        one->lengths[2 * one->lines + 1] = (uint16_t)blanks;
        one->lines++;
        at += length + blanks;
    }
    return one;
}

/* Measuring letters takes longer than painting them: a text that was broken once stays so. */
static const broken *broken_of(vaka_fonts *fonts, vaka_type type, const char *text, int width)
{
    uint32_t key = (uint32_t)type.px * 31u + (uint32_t)type.face + (uint32_t)width * 7u;

    for (const char *at = text; *at; at++)
        key = (key ^ (uint8_t)*at) * 16777619u;
    for (broken *at = fonts->blocks[key % BUCKETS]; at; at = at->next)
        if (at->face == type.face && at->px == type.px && at->width == width &&
            strcmp(at->text, text) == 0)
            return at;
    if (fonts->block_count >= PICTURES)
        forget_blocks(fonts);
    broken *one = break_text(fonts, type, text, width);
    one->next = fonts->blocks[key % BUCKETS];
    fonts->blocks[key % BUCKETS] = one;
    fonts->block_count++;
    return one;
}

static bool is_in_clip(const SDL_Surface *on, int y, int high)
{
    return y < on->clip_rect.y + on->clip_rect.h && y + high > on->clip_rect.y;
}

static void draw_lines(const vaka_gui_look *look, vaka_type type, SDL_Rect box, int align,
                       const char *text)
{
    const broken *lines = broken_of(look->fonts, type, text, box.w);
    int high = vaka_type_high(look, type), y = box.y;

    for (uint32_t i = 0; i < lines->lines; i++, y += high) {
        size_t length = lines->lengths[2 * i];

        if (look->fonts->told || is_in_clip(look->canvas, y, 2 * high)) {
            SDL_Surface *line = align ? picture_of(look->fonts, type, text, length) : NULL;
            int blank = line ? (box.w - line->w) * align / 2 : 0;

            draw_part(look, type, (SDL_Rect){box.x + blank, y, 0, 0}, text, length);
        }
        text += length + lines->lengths[2 * i + 1];
    }
}

void vaka_type_block_in(const vaka_gui_look *look, vaka_type type, SDL_Rect box, int align,
                        const char *text)
{
    if (look->fonts->told && broken_of(look->fonts, type, text, box.w)->split)
        look->fonts->told(look->fonts->told_data, look->canvas, text);
    draw_lines(look, type, box, align, text);
}

int vaka_type_block(const vaka_gui_look *look, vaka_type type, SDL_Rect box, const char *text)
{
    draw_lines(look, type, box, 0, text);
    return vaka_type_block_high(look, type, box.w, text);
}

int vaka_type_block_high(const vaka_gui_look *look, vaka_type type, int width, const char *text)
{
    return (int)broken_of(look->fonts, type, text, width)->lines * vaka_type_high(look, type);
}

int vaka_type_word_wide(const vaka_gui_look *look, vaka_type type, const char *text)
{
    int widest = 0;
    char word[256];

    for (const char *at = text; *at;) {
        size_t length = strcspn(at, " \n");

        while (at[length] == ' ' && clings(at + length + 1))
            length += 1 + strcspn(at + length + 1, " \n");
        snprintf(word, sizeof word, "%.*s", (int)length, at);
        int wide = vaka_type_wide(look, type, word);
        widest = wide > widest ? wide : widest;
        at += length + (at[length] != '\0');
    }
    return widest;
}
