/* script/source/complaint.c - what is wrong with a mod's files, in words for its author.
 *
 * SPDX-License-Identifier: MIT */
#include "script/source/complaint.h"

#include "text/utf8.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static vaka_complaint *next(vaka_complaints *list)
{
    list->total++;
    if (list->count >= VAKA_COMPLAINTS)
        return NULL;
    list->at = vaka_xgrow(list->at, (list->count + 1) * sizeof *list->at);
    return &list->at[list->count++];
}

void vaka_complaint_add(vaka_complaints *list, const char *file, vaka_file_place spot,
                        const char *suggestion, const char *format, ...)
{
    vaka_complaint *complaint = next(list);
    char text[VAKA_COMPLAINT_TEXT];
    va_list args;

    if (!complaint)
        return;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    *complaint = (vaka_complaint){vaka_xcopy(file), spot, vaka_xcopy(text),
                                  vaka_xcopy(suggestion ? suggestion : ""), false};
}

void vaka_complaint_copy(vaka_complaints *list, const vaka_complaint *complaint)
{
    vaka_complaint *copy = next(list);

    if (copy)
        *copy = (vaka_complaint){vaka_xcopy(complaint->file), complaint->spot,
                                 vaka_xcopy(complaint->text), vaka_xcopy(complaint->suggestion),
                                 complaint->warning};
}

void vaka_complaints_warn(vaka_complaints *list, uint32_t before)
{
    for (uint32_t i = before; i < list->count; i++)
        list->at[i].warning = true;
}

uint32_t vaka_complaints_errors(const vaka_complaints *list)
{
    uint32_t errors = list->total;

    for (uint32_t i = 0; i < list->count; i++)
        errors -= list->at[i].warning;
    return errors;
}

const char *vaka_complaint_guess(const vaka_guess *guess, char out[VAKA_SUGGESTION])
{
    out[0] = '\0';
    if (guess->best)
        snprintf(out, VAKA_SUGGESTION, "did you mean '%.96s'?", guess->best);
    return out;
}

static void free_one(vaka_complaint *complaint)
{
    free(complaint->file);
    free(complaint->text);
    free(complaint->suggestion);
}

static int compare(const void *a, const void *b)
{
    const vaka_complaint *x = a, *y = b;
    int files = strcmp(x->file, y->file);

    if (files)
        return files;
    if (x->spot.line != y->spot.line)
        return x->spot.line < y->spot.line ? -1 : 1;
    if (x->spot.column != y->spot.column)
        return x->spot.column < y->spot.column ? -1 : 1;
    return strcmp(x->text, y->text);
}

void vaka_complaints_sort(vaka_complaints *list)
{
    uint32_t kept = 0;

    if (!list->count)
        return;
    qsort(list->at, list->count, sizeof *list->at, compare);
    for (uint32_t i = 1; i < list->count; i++) {
        if (compare(&list->at[kept], &list->at[i]) == 0)
            free_one(&list->at[i]);
        else
            list->at[++kept] = list->at[i];
    }
    list->total -= list->count - (kept + 1);
    list->count = kept + 1;
}

void vaka_complaints_take_back(vaka_complaints *list, uint32_t before)
{
    while (list->count > before)
        free_one(&list->at[--list->count]);
    list->total = before;
}

bool vaka_complaints_since(const vaka_complaints *list, uint32_t before, char *out, size_t room)
{
    if (list->total <= before)
        return false;
    if (before < list->count)
        vaka_complaint_write(&list->at[before], out, room);
    else
        snprintf(out, room, "it has mistakes that are not told: there are %u before them",
                 VAKA_COMPLAINTS);
    return true;
}

void vaka_complaints_done(vaka_complaints *list)
{
    for (uint32_t i = 0; i < list->count; i++)
        free_one(&list->at[i]);
    free(list->at);
    *list = (vaka_complaints){0};
}

void vaka_complaint_write(const vaka_complaint *complaint, char *out, size_t room)
{
    const char *suggestion = complaint->suggestion;
    char place[32] = "";

    if (complaint->spot.line > 0 && complaint->spot.column > 0)
        snprintf(place, sizeof place, ":%d:%d", (int)complaint->spot.line,
                 (int)complaint->spot.column);
    else if (complaint->spot.line > 0)
        snprintf(place, sizeof place, ":%d", (int)complaint->spot.line);
    snprintf(out, room, "%s%s: %s%s%s%s%s", complaint->file, place,
             complaint->warning ? "warning: " : "", complaint->text, *suggestion ? " (" : "",
             suggestion, *suggestion ? ")" : "");
    vaka_utf8s_make_lines(out); /* files and what stands in them are anybody's */
}

void vaka_complaint_print(const vaka_complaint *complaint, FILE *out)
{
    char line[4096 + VAKA_COMPLAINT_TEXT];

    vaka_complaint_write(complaint, line, sizeof line);
    fputs(line, out);
}
