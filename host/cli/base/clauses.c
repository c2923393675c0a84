/* cli/base/clauses.c - reads digests of rules from a file of clauses.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/clauses.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CLAUSES_MOST 5000u

void vaka_clauses_done(vaka_clauses *clauses)
{
    vaka_arena_done(&clauses->arena);
    *clauses = (vaka_clauses){0};
}

/* Takes a field off `*rest` in place: plain, or in quotes, which are doubled inside. False: a quote
 * has no end, or something follows it. */
static bool take_field(char **rest, char **out)
{
    char *from = *rest, *to = from;
    bool quoted = *from == '"';

    *out = from;
    if (!quoted) {
        from += strcspn(from, ",");
        *rest = *from ? from + 1 : from;
        *from = '\0';
        return true;
    }
    for (from++; *from; from++) {
        if (*from == '"' && from[1] != '"')
            break;
        from += *from == '"';
        *to++ = *from;
    }
    if (*from != '"' || (from[1] && from[1] != ','))
        return false;
    *rest = from[1] ? from + 2 : from + 1;
    *to = '\0';
    return true;
}

/* Which column of the heading is in a language; the second one if none is said to be. */
static uint32_t column_of(char *heading, const char *language)
{
    char *field;

    for (uint32_t column = 0; language && *heading && take_field(&heading, &field); column++) {
        const char *tail = strrchr(field, '_');
        if (column && tail && strcmp(tail + 1, language) == 0)
            return column;
    }
    return 1;
}

static bool add_line(vaka_clauses *clauses, char *line, uint32_t column)
{
    char *number, *digest, *field;

    if (clauses->count == CLAUSES_MOST || !take_field(&line, &number) ||
        !take_field(&line, &digest) || !*number || !*digest)
        return false;
    for (uint32_t at = 2; *line; at++) {
        if (!take_field(&line, &field))
            return false;
        if (at == column && *field)
            digest = field;
    }
    clauses->at =
        vaka_arena_more(&clauses->arena, clauses->at, clauses->count, sizeof *clauses->at);
    vaka_clause *made = &clauses->at[clauses->count++];
    made->number = vaka_arena_copy(&clauses->arena, number);
    made->digest = vaka_arena_copy(&clauses->arena, digest);
    return true;
}

static vaka_status read_lines(FILE *file, const char *path, const char *language, vaka_clauses *out,
                              vaka_error *err)
{
    char *line = NULL;
    size_t room = 0;
    uint32_t column = 1;
    vaka_status status = VAKA_OK;

    for (int number = 1; !status && getline(&line, &room, file) >= 0; number++) {
        line[strcspn(line, "\r\n")] = '\0';
        if (number == 1)
            column = column_of(line, language);
        else if (*line && !add_line(out, line, column))
            status = vaka_fail(err, VAKA_ERR_DATA,
                               "%.160s:%d: a line is a clause's number, a comma and a sentence",
                               path, number);
    }
    free(line);
    return status;
}

vaka_status vaka_clauses_read(const vaka_library *library, const char *language, vaka_clauses *out,
                              vaka_error *err)
{
    char path[4096] = "";
    vaka_status status;
    FILE *file;

    *out = (vaka_clauses){0};
    for (uint32_t m = 0; m < library->mod_count; m++)
        if (library->mods[m].base)
            snprintf(path, sizeof path, "%.4000s/clauses.csv", library->mods[m].folder);
    file = *path ? fopen(path, "r") : NULL;
    if (!file)
        return VAKA_OK;
    status = read_lines(file, path, language, out, err);
    fclose(file);
    return status;
}

bool vaka_clause_is_part(const char *number, const char *wanted)
{
    size_t length = strlen(wanted);

    if (strncmp(number, wanted, length) != 0)
        return false;
    return !isdigit((unsigned char)number[length]);
}
