/* script/tools/check_places.c - two hexes at one place: which, and where they were written.
 *
 * SPDX-License-Identifier: MIT
 *
 * No game comes about with them; the module says so without knowing any file. */
#include "script/tools/check_inside.h"

#include <string.h>

/* A column of whole numbers by its name; VAKA_NONE: there is none. */
static int32_t find_column(const vaka_data_table *table, const char *name)
{
    for (uint32_t c = 0; c < table->column_count; c++)
        if (table->columns[c].type == VAKA_COLUMN_INT && strcmp(table->columns[c].id, name) == 0)
            return (int32_t)c;
    return VAKA_NONE;
}

/* Where a row with an id and a place was written; NULL: nowhere in this value. */
static const vaka_plain *find_row(const vaka_plain *in, const char *id)
{
    const vaka_plain *own = in->type == VAKA_PLAIN_TABLE ? vaka_plain_get(in, "id") : NULL;

    if (own && own->type == VAKA_PLAIN_TEXT && strcmp(own->text, id) == 0 &&
        vaka_plain_get(in, "q"))
        return in;
    for (uint32_t i = 0; in->type == VAKA_PLAIN_TABLE && i < in->count; i++) {
        const vaka_plain *found = find_row(&in->at[i], id);
        if (found)
            return found;
    }
    return NULL;
}

/* Tells it at one of the two, if the mod has written it: among its data or in the scenario. */
static bool tell(const vaka_mod_files *files, const char *scenario, const char *const ids[2],
                 vaka_complaints *complaints)
{
    for (uint32_t i = 0; i < files->count; i++) {
        const vaka_library_file *file = &files->at[i];
        bool wanted =
            scenario ? strcmp(file->folder, "scenarios") == 0 && strcmp(file->id, scenario) == 0
                     : strcmp(file->folder, "data") == 0;
        const vaka_plain *row = wanted ? find_row(&file->plain, ids[0]) : NULL;

        if (!row)
            continue;
        vaka_complaint_add(complaints, file->name, row->spot,
                           "give one of them another place, or leave one out",
                           "'%.48s' lies at the same place as '%.48s'", ids[0], ids[1]);
        return true;
    }
    return false;
}

static bool check_table(const vaka_rows *rows, const vaka_data_table *table,
                        const vaka_mod_files *files, const char *scenario,
                        vaka_complaints *complaints)
{
    int32_t q = find_column(table, "q"), r = find_column(table, "r");
    uint32_t wide = table->column_count;
    bool told = false;

    for (int32_t i = 0; q >= 0 && r >= 0 && i < rows->count; i++)
        for (int32_t k = 0; k < i; k++) {
            const int32_t *a = rows->numbers + (size_t)i * wide;
            const int32_t *b = rows->numbers + (size_t)k * wide;
            const char *const later[2] = {rows->ids[i], rows->ids[k]};
            const char *const first[2] = {rows->ids[k], rows->ids[i]};

            if (a[q] == b[q] && a[r] == b[r])
                told = tell(files, scenario, later, complaints) ||
                       tell(files, scenario, first, complaints) || told;
        }
    return told;
}

bool vaka_check_places(const vaka_library *library, const vaka_library_choice *choice, uint32_t mod,
                       vaka_complaints *complaints)
{
    const vaka_module *module = library->module;
    vaka_content *content = NULL;
    bool told = false;

    if (vaka_library_content(library, choice, &content, NULL) == VAKA_OK)
        for (uint32_t t = 0; t < module->table_count; t++)
            told = check_table(&content->tables[t], &module->tables[t], &library->files->mods[mod],
                               choice->scenario, complaints) ||
                   told;
    vaka_content_free(content);
    return told;
}
