/* cli/base/books.c - texts of several games at once, all read in one language.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/books.h"

#include <stdlib.h>

static const vaka_tongue *host_tongue(const void *data)
{
    const vaka_books *books = data;

    return vaka_lang_tongue(books->at[0].book);
}

static const char *say(const void *data, const char *text)
{
    return vaka_say(host_tongue(data), text);
}

static const char *at(const void *data, uint32_t number)
{
    const vaka_tongue *host = host_tongue(data);

    return host->at(host->book, number);
}

static const char *current(const void *data)
{
    const vaka_tongue *host = host_tongue(data);

    return host->current(host->book);
}

static const char *known(const void *data, uint32_t number)
{
    const vaka_tongue *host = host_tongue(data);

    return host->known(host->book, number);
}

static const char *clause(const void *data, uint32_t number)
{
    return vaka_clause_at(host_tongue(data), number);
}

/* A game may lack a language that the host has; then its own texts stay English. */
static bool turn(void *data, const char *language)
{
    vaka_books *books = data;
    bool any = vaka_lang_switch(books->at[0].book, language);

    for (uint32_t i = 1; any && i < books->count; i++)
        vaka_lang_switch(books->at[i].book, language);
    return any;
}

static vaka_game_book *add_book(vaka_books *books, const vaka_module *module)
{
    vaka_game_book *book;

    books->at = vaka_xgrow(books->at, (books->count + 1) * sizeof *books->at);
    book = &books->at[books->count++];
    *book = (vaka_game_book){.module = module};
    return book;
}

vaka_lang_book *vaka_books_of(vaka_books *books, const vaka_module *module)
{
    vaka_game_book *book;

    for (uint32_t i = 0; i < books->count; i++)
        if (books->at[i].module == module)
            return books->at[i].book;
    book = add_book(books, module);
    vaka_tongue_open(books->shelf, module, NULL, &book->book, NULL);
    if (module)
        vaka_lang_switch(book->book, current(books));
    return book->book;
}

void vaka_books_init(vaka_books *books, vaka_shelf *shelf)
{
    *books = (vaka_books){.shelf = shelf};
    books->tongue = (vaka_tongue){say, at, current, turn, known, clause, books};
    vaka_books_of(books, NULL);
}

void vaka_books_lend(vaka_books *books, const vaka_module *module, vaka_lang_book *book)
{
    vaka_game_book *lent = add_book(books, module);

    lent->book = book;
    lent->lent = true;
}

static void drop_from(vaka_books *books, uint32_t first)
{
    for (uint32_t i = first; i < books->count; i++)
        if (!books->at[i].lent)
            vaka_lang_book_free(books->at[i].book);
    books->count = first < books->count ? first : books->count;
}

void vaka_books_drop(vaka_books *books)
{
    drop_from(books, 1);
}

void vaka_books_done(vaka_books *books)
{
    drop_from(books, 0);
    free(books->at);
    *books = (vaka_books){0};
}

void vaka_books_give(vaka_books *books, vaka_record *record)
{
    const vaka_module *module = vaka_door_layout(vaka_record_door(record))->module;

    vaka_tongue_give(record, vaka_books_of(books, module));
}
