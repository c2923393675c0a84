/* cli/base/clauses.h - one-sentence digests of a game's rules, clause by clause.
 *
 * SPDX-License-Identifier: MIT
 *
 * They lie in `clauses.csv` in the folder of the game's own mod: a line for each clause, its
 * number, and a sentence in each language, in quotes if there is a comma in it. The first line is a
 * heading: `id,digest_en,digest_fr`; the second column is the one everybody can read. */
#ifndef CLI_BASE_CLAUSES_H
#define CLI_BASE_CLAUSES_H

#include "script/mods/library.h"
#include "text/arena.h"

typedef struct vaka_clause {
    char *number; /* "7.3" */
    char *digest;
} vaka_clause;

typedef struct vaka_clauses {
    vaka_arena arena; /* of all the rest */
    vaka_clause *at;  /* in the order of the file */
    uint32_t count;
} vaka_clauses;

/* Reads them in a language (NULL: that of the second column; so is what has not been translated);
 * none if the game has no such file. Fails on a malformed line, with file and line. */
vaka_status vaka_clauses_read(const vaka_library *library, const char *language, vaka_clauses *out,
                              vaka_error *err);
void vaka_clauses_done(vaka_clauses *clauses);

/* Is a clause the wanted one, or a part of it? "7.3" and "7.3a" are parts of "7". */
bool vaka_clause_is_part(const char *number, const char *wanted);

#endif
