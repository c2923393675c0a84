/* script/texts/lang.c - texts by id, in the language of the reader.
 *
 * SPDX-License-Identifier: MIT */
#include "script/texts/lang.h"
#include "script/mods/library_inside.h"

#include <stdlib.h>
#include <string.h>

typedef struct entry {
    char *id, *text; /* owned */
} entry;

typedef struct language {
    char code[VAKA_LANG_CODE];
    entry *at; /* owned; sorted by id */
    uint32_t count, room;
} language;

struct vaka_lang_book {
    language *at; /* owned; English first, then by code */
    uint32_t count;
    uint32_t current;
    const entry **by_text; /* owned; what stands in English, sorted by text; NULL: to be sorted */
    vaka_tongue tongue;
};

/* Where an id is, or would be. */
static uint32_t place_of(const language *in, const char *id, bool *found)
{
    uint32_t low = 0, high = in->count;

    *found = false;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(id, in->at[middle].id);
        if (order == 0) {
            *found = true;
            return middle;
        }
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

static language *language_of(vaka_lang_book *book, const char *code)
{
    uint32_t at = 1;

    for (uint32_t i = 0; i < book->count; i++)
        if (strcmp(book->at[i].code, code) == 0)
            return &book->at[i];
    while (at < book->count && strcmp(book->at[at].code, code) < 0)
        at++;
    book->at = vaka_xgrow(book->at, (book->count + 1) * sizeof *book->at);
    memmove(&book->at[at + 1], &book->at[at], (book->count - at) * sizeof *book->at);
    book->at[at] = (language){.count = 0};
    snprintf(book->at[at].code, sizeof book->at[at].code, "%s", code);
    book->current += book->count > 1 && book->current >= at;
    book->count++;
    return &book->at[at];
}

void vaka_lang_book_add(vaka_lang_book *book, const char *code, const char *id, const char *text)
{
    language *in = language_of(book, code);
    bool found;
    uint32_t at = place_of(in, id, &found);

    free(book->by_text);
    book->by_text = NULL;
    if (found) {
        free(in->at[at].text);
        in->at[at].text = vaka_xcopy(text);
        return;
    }
    if (in->count == in->room) {
        in->room = in->room * 2 + 64;
        in->at = vaka_xgrow(in->at, in->room * sizeof *in->at);
    }
    memmove(&in->at[at + 1], &in->at[at], (in->count - at) * sizeof *in->at);
    in->at[at] = (entry){vaka_xcopy(id), vaka_xcopy(text)};
    in->count++;
}

static void add_english(void *book, const char *id, const char *text)
{
    vaka_lang_book_add(book, "en", id, text);
}

static void add_file(vaka_lang_book *book, const vaka_library_file *file)
{
    if (strlen(file->id) >= sizeof book->at->code)
        return;
    for (uint32_t i = 0; i < file->plain.count; i++)
        if (file->plain.at[i].key && file->plain.at[i].type == VAKA_PLAIN_TEXT)
            vaka_lang_book_add(book, file->id, file->plain.at[i].key, file->plain.at[i].text);
}

static const char *say(const void *book, const char *text)
{
    return vaka_lang_say((vaka_lang_book *)book, text);
}

static const char *at(const void *book, uint32_t number)
{
    return vaka_lang_at(book, number);
}

static const char *current(const void *book)
{
    return vaka_lang_current(book);
}

static bool turn(void *book, const char *code)
{
    return vaka_lang_switch(book, code);
}

static const char *known(const void *book, uint32_t number)
{
    const vaka_lang_book *in = book;
    const language *now = &in->at[in->current];

    return in->current > 0 && number < now->count ? now->at[number].id : NULL;
}

static const char *clause(const void *book, uint32_t number)
{
    static const char sort[] = "clause.";
    const language *english = &((const vaka_lang_book *)book)->at[0];
    bool found;
    uint32_t at = place_of(english, sort, &found) + number;

    if (at >= english->count || strncmp(english->at[at].id, sort, sizeof sort - 1) != 0)
        return NULL;
    return english->at[at].id + sizeof sort - 1;
}

vaka_lang_book *vaka_lang_book_new(const vaka_library *library)
{
    vaka_lang_book *book = vaka_xnew(sizeof *book);

    book->at = vaka_xnew(sizeof *book->at);
    book->count = 1;
    memcpy(book->at[0].code, "en", 3);
    book->tongue = (vaka_tongue){say, at, current, turn, known, clause, book};
    vaka_lang_read_host(book);
    for (uint32_t m = 0; library && m < library->mod_count; m++) {
        const vaka_mod_files *files = &library->files->mods[m];
        if (!library->mods[m].usable)
            continue;
        vaka_lang_implied(library, m, add_english, book);
        for (uint32_t i = 0; i < files->count; i++)
            if (strcmp(files->at[i].folder, "lang") == 0)
                add_file(book, &files->at[i]);
    }
    return book;
}

void vaka_lang_book_free(vaka_lang_book *book)
{
    if (!book)
        return;
    for (uint32_t i = 0; i < book->count; i++) {
        for (uint32_t e = 0; e < book->at[i].count; e++) {
            free(book->at[i].at[e].id);
            free(book->at[i].at[e].text);
        }
        free(book->at[i].at);
    }
    free(book->at);
    free(book->by_text);
    free(book);
}

static const char *look_up(const language *in, const char *id)
{
    bool found;
    uint32_t at = place_of(in, id, &found);

    return found ? in->at[at].text : NULL;
}

const char *vaka_lang(const vaka_lang_book *book, const char *id)
{
    const char *text = look_up(&book->at[book->current], id);

    if (!text)
        text = look_up(&book->at[0], id);
    return text ? text : id;
}

static int by_text(const void *left, const void *right)
{
    const entry *const *a = left, *const *b = right;
    int order = strcmp((*a)->text, (*b)->text);

    return order ? order : strcmp((*a)->id, (*b)->id);
}

static void sort_by_text(vaka_lang_book *book)
{
    const language *english = &book->at[0];

    if (book->by_text)
        return;
    book->by_text = vaka_xnew((english->count + 1u) * sizeof(const entry *));
    for (uint32_t i = 0; i < english->count; i++)
        book->by_text[i] = &english->at[i];
    qsort(book->by_text, english->count, sizeof *book->by_text, by_text);
}

/* What a language has for something that reads like this in English: the first of all such. */
static const char *look_up_text(const vaka_lang_book *book, const char *text)
{
    const language *english = &book->at[0], *now = &book->at[book->current];
    uint32_t low = 0, high = english->count;
    const char *found = NULL;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (strcmp(book->by_text[middle]->text, text) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (; !found && low < english->count; low++) {
        if (strcmp(book->by_text[low]->text, text) != 0)
            break;
        found = look_up(now, book->by_text[low]->id);
    }
    return found;
}

const char *vaka_lang_say(vaka_lang_book *book, const char *text)
{
    const char *found = look_up(&book->at[book->current], text);

    if (!found && book->current > 0) {
        sort_by_text(book);
        found = look_up_text(book, text);
    }
    return found ? found : vaka_lang(book, text);
}

bool vaka_lang_switch(vaka_lang_book *book, const char *code)
{
    size_t lengths[] = {strlen(code), strcspn(code, "."), strcspn(code, "_.@-")};

    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (uint32_t at = 0; at < book->count; at++)
            if (strlen(book->at[at].code) == lengths[i] &&
                memcmp(book->at[at].code, code, lengths[i]) == 0) {
                book->current = at;
                return true;
            }
    return false;
}

const char *vaka_lang_current(const vaka_lang_book *book)
{
    return book->at[book->current].code;
}

const char *vaka_lang_at(const vaka_lang_book *book, uint32_t number)
{
    return number < book->count ? book->at[number].code : NULL;
}

const vaka_tongue *vaka_lang_tongue(vaka_lang_book *book)
{
    return &book->tongue;
}
