/* gui/ui/guide_view.c - a text with a few marks (headings, lists, tables, code), as people read it.
 *
 * SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "gui/ui/ui.h"

#define PARAGRAPH 4096
#define CELLS 6

typedef struct scribe { /* where the next paragraph is drawn */
    vaka_ui *ui;
    SDL_Rect box;
    int y;
    char text[PARAGRAPH]; /* gathered so far */
    size_t length;
    int inset;
} scribe;

static void add(scribe *at, const char *text, size_t length)
{
    if (at->length > 0 && at->length + 1 < sizeof at->text)
        at->text[at->length++] = ' ';
    for (size_t i = 0; i < length && at->length + 1 < sizeof at->text; i++)
        if (text[i] != '*' && text[i] != '`')
            at->text[at->length++] = text[i];
    at->text[at->length] = '\0';
}

static void put(scribe *at, vaka_type type, const char *text)
{
    SDL_Rect box = {at->box.x + at->inset, at->y, at->box.w - at->inset, 0};

    at->y += vaka_type_block(at->ui->look, type, box, text);
}

/* What was gathered is a paragraph. */
static void end_paragraph(scribe *at)
{
    if (at->length > 0) {
        put(at, vaka_look_body(at->ui->look), at->text);
        at->y += vaka_look_px(at->ui->look, at->inset ? 3 : 8);
    }
    at->length = 0;
    at->inset = 0;
}

static void put_head(scribe *at, const char *line, size_t length)
{
    size_t level = strspn(line, "#");
    vaka_type type = vaka_look_head(at->ui->look);
    char text[256];

    if (level == 1)
        type.px = vaka_look_px(at->ui->look, 28);
    snprintf(text, sizeof text, "%.*s", (int)(length - level), line + level);
    at->y += vaka_look_px(at->ui->look, 8);
    put(at, type, text + strspn(text, " "));
    at->y += vaka_look_px(at->ui->look, 4);
}

/* A row of a table: cells side by side, the first narrower. */
static void put_row(scribe *at, const char *line, size_t length)
{
    vaka_ui *ui = at->ui;
    char text[512], *part = text;
    int count = 0, cells = -1, most = 0;

    snprintf(text, sizeof text, "%.*s", (int)length, line);
    if (strspn(text, "|-: ") == strlen(text))
        return;
    for (const char *bar = text; (bar = strchr(bar, '|')); bar++)
        cells++;
    cells = SDL_clamp(cells, 1, CELLS);
    for (part++; *part && count < cells; count++) {
        size_t size = strcspn(part, "|");
        char *next = part + size + (part[size] ? 1 : 0);
        int wide = at->box.w / cells;

        part[size] = '\0';
        part += strspn(part, " ");
        for (size_t i = strlen(part); i > 0 && part[i - 1] == ' '; i--)
            part[i - 1] = '\0';
        SDL_Rect cell = {at->box.x + count * wide, at->y, wide - vaka_look_px(ui->look, 10), 0};
        int high = vaka_type_block(ui->look, vaka_look_body(ui->look), cell, part);
        most = SDL_max(most, high);
        part = next;
    }
    at->y += most + vaka_look_px(ui->look, 3);
    vaka_paint_box(ui->look->canvas, (SDL_Rect){at->box.x, at->y - 2, at->box.w, 1},
                   vaka_ink_alpha(ui->look->theme->edge, 140));
}

/* A line of code: on a raised strip, in letters of one width so that its columns stand below each
 * other, broken like the rest if it is too long. */
static void put_code(scribe *at, const char *line, size_t length)
{
    vaka_ui *ui = at->ui;
    vaka_type type = vaka_look_small(ui->look);
    int pad = vaka_look_px(ui->look, 8);
    char text[512];

    type.face = VAKA_FACE_MONO;
    type.ink = ui->look->theme->ink;
    snprintf(text, sizeof text, "%.*s", (int)length, line);
    int high = vaka_type_block_high(ui->look, type, at->box.w - 2 * pad, text);
    vaka_paint_box(ui->look->canvas, (SDL_Rect){at->box.x, at->y, at->box.w, high},
                   ui->look->theme->raised);
    at->inset = pad;
    put(at, type, text);
    at->inset = 0;
}

static size_t list_mark(const char *line)
{
    size_t digits = strspn(line, "0123456789");

    if (line[0] == '-' && line[1] == ' ')
        return 2;
    return digits > 0 && line[digits] == '.' && line[digits + 1] == ' ' ? digits + 2 : 0;
}

static void put_line(scribe *at, const char *line, size_t length)
{
    size_t mark = list_mark(line);

    if (length == 0) {
        end_paragraph(at);
    } else if (line[0] == '#') {
        end_paragraph(at);
        put_head(at, line, length);
    } else if (line[0] == '|') {
        end_paragraph(at);
        put_row(at, line, length);
    } else if (strncmp(line, "    ", 4) == 0 && at->length == 0) {
        put_code(at, line + 4, length - 4);
    } else if (line[0] == '!' && line[1] == '[') {
        return; /* pictures are for paper */
    } else {
        if (mark)
            end_paragraph(at);
        if (mark)
            at->inset = vaka_look_px(at->ui->look, 14);
        size_t blank = strspn(line, " ");
        if (mark && line[0] == '-') {
            add(at, "•", strlen("•"));
            blank = mark;
        }
        add(at, line + blank, length - blank);
    }
}

int vaka_guide_draw(vaka_ui *ui, SDL_Rect box, int y, const char *text)
{
    scribe at = {.ui = ui, .box = box, .y = y};

    while (*text) {
        size_t length = strcspn(text, "\n"), whole = length;

        while (length > 0 && isspace((unsigned char)text[length - 1]))
            length--;
        put_line(&at, text, length);
        text += whole + (text[whole] ? 1 : 0);
    }
    end_paragraph(&at);
    return at.y;
}
