/* front/page.c - a growing text that knows how wide it looks on a terminal.
 *
 * SPDX-License-Identifier: MIT */
#include "front/page.h"
#include "text/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_ROOM 4096
#define SAID_MOST 2048 /* bytes of a text of the host with what fills it */

void vaka_page_init(vaka_page *page, int32_t width)
{
    memset(page, 0, sizeof *page);
    page->room = FIRST_ROOM;
    page->text = vaka_xnew(page->room);
    page->width = width;
}

void vaka_page_done(vaka_page *page)
{
    free(page->text);
    memset(page, 0, sizeof *page);
}

void vaka_page_clear(vaka_page *page)
{
    page->length = 0;
    page->column = 0;
    page->text[0] = '\0';
}

char *vaka_page_take(vaka_page *page)
{
    char *text = page->text;

    memset(page, 0, sizeof *page);
    return text;
}

static uint32_t read_code(const char *text, size_t *length)
{
    size_t bytes = vaka_utf8(text, SIZE_MAX);

    *length = bytes ? bytes : 1;
    return bytes || !*text ? vaka_utf8_code(text, bytes) : 0xfffd;
}

typedef struct range {
    uint32_t first, last;
} range;

static bool is_in(uint32_t code, const range *ranges, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (code >= ranges[i].first && code <= ranges[i].last)
            return true;
    return false;
}

/* Not wcwidth(): it depends on the locale, and a screen must be the same text everywhere. */
static int32_t code_columns(uint32_t code)
{
    static const range none[] = {{0x0300, 0x036f}, {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff},
                                 {0x200b, 0x200f}, {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}};
    static const range wide[] = {{0x1100, 0x115f}, {0x2e80, 0xa4cf},   {0xac00, 0xd7a3},
                                 {0xf900, 0xfaff}, {0xfe30, 0xfe6f},   {0xff00, 0xff60},
                                 {0xffe0, 0xffe6}, {0x1f300, 0x1faff}, {0x20000, 0x3fffd}};

    if (code < 0x300)
        return 1;
    if (is_in(code, none, sizeof none / sizeof none[0]))
        return 0;
    return is_in(code, wide, sizeof wide / sizeof wide[0]) ? 2 : 1;
}

size_t vaka_page_character(const char *text, int32_t *columns)
{
    size_t length;
    uint32_t code = read_code(text, &length);

    *columns = code_columns(code);
    return *text ? length : 0;
}

static void append(vaka_page *page, const char *bytes, size_t count)
{
    if (page->length + count + 1 > page->room) {
        while (page->length + count + 1 > page->room)
            page->room *= 2;
        page->text = vaka_xgrow(page->text, page->room);
    }
    memcpy(page->text + page->length, bytes, count);
    page->length += count;
    page->text[page->length] = '\0';
}

static void put_bytes(vaka_page *page, const char *text, size_t count)
{
    for (size_t length, i = 0; i < count; i += length) {
        uint32_t code = read_code(text + i, &length);

        if (code == '\n') {
            append(page, "\n", 1);
            page->column = 0;
        } else if (code == 0xfffd && length == 1) {
            append(page, "?", 1);
            page->column++;
        } else if (vaka_utf8_shown(text + i, SIZE_MAX)) {
            append(page, text + i, length);
            page->column += code_columns(code);
        }
    }
}

void vaka_page_put(vaka_page *page, const char *text)
{
    put_bytes(page, text, strlen(text));
}

void vaka_page_add(vaka_page *page, const char *format, ...)
{
    char small[512], *text = small;
    va_list list;

    va_start(list, format);
    int length = vsnprintf(small, sizeof small, format, list);
    va_end(list);
    if (length >= (int)sizeof small) {
        text = vaka_xnew((size_t)length + 1);
        va_start(list, format);
        vsnprintf(text, (size_t)length + 1, format, list);
        va_end(list);
    }
    vaka_page_put(page, text);
    if (text != small)
        free(text);
}

void vaka_page_say(vaka_page *page, const vaka_language *language, const char *text,
                   const char *const *with)
{
    char line[SAID_MOST];

    vaka_page_put(page, vaka_say_with(language, text, with, line, sizeof line));
}

void vaka_page_tell(vaka_page *page, const vaka_language *language, int32_t indent,
                    const char *text, const char *const *with)
{
    char line[SAID_MOST];

    vaka_page_wrap(page, indent, vaka_say_with(language, text, with, line, sizeof line));
}

void vaka_page_to(vaka_page *page, int32_t column)
{
    while (page->column < column)
        put_bytes(page, " ", 1);
}

void vaka_page_head(vaka_page *page, const char *title)
{
    if (page->length > 0)
        vaka_page_put(page, "\n");
    if (page->strong)
        append(page, "\033[1m", 4);
    vaka_page_put(page, title);
    if (page->strong)
        append(page, "\033[0m", 4);
    vaka_page_put(page, "\n");
}

void vaka_page_wrap(vaka_page *page, int32_t indent, const char *text)
{
    bool fresh = true; /* no word on this line yet, or only what the caller put there */

    while (*text) {
        size_t count = strcspn(text, " ");
        char word[512];

        snprintf(word, sizeof word, "%.*s", (int)count, text);
        if (!fresh && page->column + 1 + vaka_page_columns(word) > page->width) {
            vaka_page_put(page, "\n");
            fresh = true;
        }
        if (fresh)
            vaka_page_to(page, indent);
        else
            vaka_page_put(page, " ");
        put_bytes(page, text, count);
        fresh = false;
        text += count;
        text += strspn(text, " ");
    }
    vaka_page_put(page, "\n");
}

int32_t vaka_page_columns(const char *text)
{
    int32_t all = 0, columns;

    for (size_t length; (length = vaka_page_character(text, &columns)) > 0; text += length)
        all += columns;
    return all;
}

size_t vaka_page_fit(const char *text, int32_t columns)
{
    size_t bytes = 0;
    int32_t wide;

    for (size_t length; (length = vaka_page_character(text + bytes, &wide)) > 0; bytes += length) {
        if (wide > columns)
            return bytes;
        columns -= wide;
    }
    return bytes;
}
