/* cli/base/language.h - the language in which a match is read: --lang and the environment.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_BASE_LANGUAGE_H
#define CLI_BASE_LANGUAGE_H

#include "cli/base/mod_choice.h"
#include "script/texts/lang.h"

/* The row of options that every command has whose matches are read by somebody. */
#define VAKA_LANG_OPTION                                                                           \
    {                                                                                              \
        "lang", VAKA_OPTION_TEXT, "CODE", 0, 0,                                                    \
            "language of the game's texts, as far as it has them: en, fr, …"                     \
    }

/* The texts of the host, of a game (NULL: none) and of the chosen mods, in the language that
 * --lang names, or else the environment, if there is a word of it (LC_ALL, LC_MESSAGES, LANG).
 * `given` may be NULL. Owned by the caller. Fails if --lang names a language without a word. */
vaka_status vaka_language_open(vaka_mod_choice *mod_choice, const vaka_module *module,
                               const vaka_given *given, vaka_texts **texts, vaka_error *err);

/* Lets a record read in the language of these texts, which must outlive it. */
void vaka_language_give(vaka_record *record, vaka_texts *texts);

/* Texts of several games at once, for a program that opens one game after another: those of each
 * are read when it is first looked at, and stay until the end, for records read in them. */
typedef struct vaka_texts_of_game {
    const vaka_module *module; /* NULL: the host's texts alone */
    vaka_texts *texts;         /* owned, unless it is lent */
    bool lent;
} vaka_texts_of_game;

typedef struct vaka_game_texts {
    vaka_mod_choice *mod_choice; /* borrowed */
    vaka_texts_of_game *at;      /* owned; the host's first */
    uint32_t count;
    vaka_language language; /* the host's texts; switching it switches those of all games */
} vaka_game_texts;

/* Begins in the language of the environment. The texts stay where they are while they are used. */
void vaka_game_texts_init(vaka_game_texts *game_texts, vaka_mod_choice *mod_choice);
void vaka_game_texts_done(vaka_game_texts *game_texts);

/* The texts of a module, in the language in use; never NULL. Borrowed. */
vaka_texts *vaka_game_texts_of(vaka_game_texts *game_texts, const vaka_module *module);

/* Takes the texts of a module that somebody else has read already, and keeps. Before they are asked
 * for. */
void vaka_game_texts_lend(vaka_game_texts *game_texts, const vaka_module *module,
                          vaka_texts *texts);

/* Lets a record read in them. */
void vaka_game_texts_give(vaka_game_texts *game_texts, vaka_record *record);

/* Reads all texts anew when they are next asked for, after mods have changed. No record may be
 * reading in them. */
void vaka_game_texts_drop(vaka_game_texts *game_texts);

#endif
