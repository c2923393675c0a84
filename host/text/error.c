/* text/error.c - errors and memory.
 *
 * SPDX-License-Identifier: MIT */
#include "text/error.h"

#include "text/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

vaka_status vaka_fail(vaka_error *err, vaka_status status, const char *format, ...)
{
    if (err) {
        va_list args;

        va_start(args, format);
        int length = vsnprintf(err->text, sizeof err->text, format, args);
        va_end(args);
        if (length >= (int)sizeof err->text)
            vaka_utf8s_shorten(err->text, sizeof err->text);
        err->status = status;
    }
    return status;
}

void *vaka_xneed(void *memory)
{
    if (!memory) {
        fputs("vaka: out of memory\n", stderr);
        abort();
    }
    return memory;
}

void *vaka_xnew(size_t size)
{
    return vaka_xneed(calloc(1, size ? size : 1));
}

void *vaka_xgrow(void *memory, size_t size)
{
    return vaka_xneed(realloc(memory, size ? size : 1));
}

void *vaka_xmore(void *rows, uint32_t count, size_t size)
{
    return count & (count - 1) ? rows : vaka_xgrow(rows, (count ? 2 * (size_t)count : 1) * size);
}

char *vaka_xcopy(const char *text)
{
    return vaka_xneed(strdup(text));
}
