/* script/tools/check_row.c - the row or table of data for which a game refuses to begin: where it
 * was written.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/check_inside.h"

#include <stdio.h>
#include <string.h>

/* A row by its names, or a table: then there is no row. */
typedef struct row_name {
    char table[64], row[64];
} row_name;

/* What a game in Lua says stands behind the place where it was said: "lib/map.lua:12: ". */
static const char *skip_place(const char *text)
{
    const char *colon = strstr(text, ".lua:");
    const char *digits = colon ? colon + strlen(".lua:") : NULL;
    size_t length = digits ? strspn(digits, "0123456789") : 0;

    return length > 0 && strncmp(digits + length, ": ", 2) == 0 ? digits + length + 2 : text;
}

/* Reads "table.row: what is wrong" or "table: what is wrong"; NULL, or what is wrong. */
static const char *read_name(const vaka_module *module, const char *text, row_name *out)
{
    const char *colon = strstr(text, ": ");
    const char *dot = colon ? memchr(text, '.', (size_t)(colon - text)) : NULL;

    if (!colon)
        return NULL;
    snprintf(out->table, sizeof out->table, "%.*s", (int)((dot ? dot : colon) - text), text);
    snprintf(out->row, sizeof out->row, "%.*s", dot ? (int)(colon - dot - 1) : 0,
             dot ? dot + 1 : "");
    for (uint32_t t = 0; t < module->table_count; t++)
        if (strcmp(module->tables[t].id, out->table) == 0)
            return colon + 2;
    return NULL;
}

static const vaka_plain *get(const vaka_plain *in, const char *name)
{
    return in && in->type == VAKA_PLAIN_TABLE ? vaka_plain_get(in, name) : NULL;
}

static bool is_text(const vaka_plain *plain, const char *text)
{
    return plain && plain->type == VAKA_PLAIN_TEXT && strcmp(plain->text, text) == 0;
}

/* A row of a list of them, or the change of one. */
static const vaka_plain *find_row(const vaka_plain *rows, const vaka_plain *changes,
                                  const char *row)
{
    for (uint32_t i = 0; rows && rows->type == VAKA_PLAIN_TABLE && i < rows->count; i++)
        if (is_text(get(&rows->at[i], "id"), row))
            return &rows->at[i];
    return get(changes, row);
}

/* What a scenario does to a table: what it adds, changes or leaves out. */
static const vaka_plain *find_table(const vaka_plain *in, const char *table)
{
    static const char *const fields[] = {"add", "data", "leave_out"};
    const vaka_plain *found = NULL;

    for (size_t i = 0; !found && i < sizeof fields / sizeof *fields; i++)
        found = get(get(in, fields[i]), table);
    return found;
}

static const vaka_plain *find_in(const vaka_library_file *file, const char *scenario,
                                 const row_name *name)
{
    const vaka_plain *in = &file->plain;

    if (strcmp(file->folder, "data") == 0 && is_text(get(in, "table"), name->table))
        return *name->row ? find_row(get(in, "rows"), get(in, "change"), name->row) : in;
    if (!scenario || strcmp(file->folder, "scenarios") != 0 || strcmp(file->id, scenario) != 0)
        return NULL;
    if (!*name->row)
        return find_table(in, name->table);
    return find_row(get(get(in, "add"), name->table), get(get(in, "data"), name->table), name->row);
}

bool vaka_check_row(const vaka_library *library, const vaka_library_choice *choice, uint32_t mod,
                    const char *text, vaka_complaints *complaints)
{
    const vaka_mod_files *files = &library->files->mods[mod];
    row_name name;
    const char *wrong = read_name(library->module, skip_place(text), &name);
    int length = wrong ? (int)strlen(wrong) : 0;
    const char *from = wrong ? strstr(wrong, "; called from ") : NULL;

    for (uint32_t i = 0; wrong && i < files->count; i++) {
        const vaka_plain *row = find_in(&files->at[i], choice->scenario, &name);

        if (!row)
            continue;
        vaka_complaint_add(complaints, files->at[i].name, row->spot, NULL,
                           "no game of %d can begin: %.*s", (int)choice->seats,
                           from ? (int)(from - wrong) : length, wrong);
        return true;
    }
    return false;
}
