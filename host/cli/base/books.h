/* cli/base/books.h - texts of several games at once, all read in one language.
 *
 * SPDX-License-Identifier: MIT
 *
 * For a program that opens one game after another: the texts of each are read when it is first
 * looked at, and stay until the end, for records read in them. */
#ifndef CLI_BASE_BOOKS_H
#define CLI_BASE_BOOKS_H

#include "cli/base/tongue.h"

typedef struct vaka_game_book {
    const vaka_module *module; /* NULL: the host's texts alone */
    vaka_lang_book *book;      /* owned, unless it is lent */
    bool lent;
} vaka_game_book;

typedef struct vaka_books {
    vaka_shelf *shelf;  /* borrowed */
    vaka_game_book *at; /* owned; the host's first */
    uint32_t count;
    vaka_tongue tongue; /* the host's texts; turning it turns all books */
} vaka_books;

/* Begins in the language of the environment. The books stay where they are while they are used. */
void vaka_books_init(vaka_books *books, vaka_shelf *shelf);
void vaka_books_done(vaka_books *books);

/* The texts of a module, in the language in use; never NULL. Borrowed. */
vaka_lang_book *vaka_books_of(vaka_books *books, const vaka_module *module);

/* Takes the texts of a module that somebody else has read already, and keeps. Before they are asked
 * for. */
void vaka_books_lend(vaka_books *books, const vaka_module *module, vaka_lang_book *book);

/* Lets a record read in them. */
void vaka_books_give(vaka_books *books, vaka_record *record);

/* Reads all texts anew when they are next asked for, after mods have changed. No record may be
 * reading in them. */
void vaka_books_drop(vaka_books *books);

#endif
