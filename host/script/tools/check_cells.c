/* script/tools/check_cells.c - texts of data that are ids of cards: is there such a card?
 *
 * SPDX-License-Identifier: MIT
 *
 * A column of texts may say whose ids are meant: those of a sort of content (vaka/data.h). Data are
 * read before there are any cards, so that this is looked at when all files are read. */
#include "script/tools/check_inside.h"

#include <string.h>

typedef struct cells {
    const vaka_library *library;
    vaka_file_fields page;
} cells;

static void check_id(const cells *of, const char *sort, const vaka_plain *value)
{
    const vaka_module *module = of->library->module;
    vaka_guess guess = vaka_guess_of(vaka_word_of(value->text));
    const vaka_item *item;

    for (uint32_t i = 0; (item = vaka_library_item_at(of->library, i)) != NULL; i++) {
        if (!vaka_item_is_card(item) || strcmp(module->sorts[item->sort].id, sort) != 0)
            continue;
        if (strcmp(item->id, value->text) == 0)
            return;
        vaka_guess_try(&guess, item->id);
    }
    vaka_file_fields_unknown(&of->page, value->spot, sort, &guess);
}

static const vaka_data_table *table_of(const cells *of, const char *id)
{
    const vaka_module *module = of->library->module;

    for (uint32_t t = 0; id && t < module->table_count; t++)
        if (strcmp(module->tables[t].id, id) == 0)
            return &module->tables[t];
    return NULL;
}

/* Rows of a table, in a list or by their ids. */
static void check_rows(const cells *of, const vaka_data_table *table, const vaka_plain *rows)
{
    if (!table || !rows || rows->type != VAKA_PLAIN_TABLE)
        return;
    for (uint32_t i = 0; i < rows->count; i++)
        for (uint32_t c = 0; rows->at[i].type == VAKA_PLAIN_TABLE && c < table->column_count; c++) {
            const vaka_column *column = &table->columns[c];
            const vaka_plain *value = column->type == VAKA_COLUMN_TEXT && column->words
                                          ? vaka_plain_get(&rows->at[i], column->id)
                                          : NULL;
            if (value && value->type == VAKA_PLAIN_TEXT && *value->text)
                check_id(of, column->words, value);
        }
}

/* `data` or `add` of a scenario: tables by their ids. */
static void check_tables(const cells *of, const vaka_plain *tables)
{
    for (uint32_t i = 0; tables && tables->type == VAKA_PLAIN_TABLE && i < tables->count; i++)
        check_rows(of, table_of(of, tables->at[i].key), &tables->at[i]);
}

static void check_file(const cells *of, const vaka_library_file *file)
{
    const vaka_plain *name = vaka_plain_get(&file->plain, "table");

    if (strcmp(file->folder, "scenarios") == 0) {
        check_tables(of, vaka_plain_get(&file->plain, "data"));
        check_tables(of, vaka_plain_get(&file->plain, "add"));
    } else if (strcmp(file->folder, "data") == 0 && name && name->type == VAKA_PLAIN_TEXT) {
        check_rows(of, table_of(of, name->text), vaka_plain_get(&file->plain, "rows"));
        check_rows(of, table_of(of, name->text), vaka_plain_get(&file->plain, "change"));
    }
}

void vaka_check_cells(const vaka_library *library, uint32_t mod, const char *const *paths,
                      vaka_complaints *out)
{
    const vaka_mod_files *files = &library->files->mods[mod];

    for (uint32_t i = 0; library->mods[mod].usable && i < files->count; i++) {
        const vaka_library_file *file = &files->at[i];

        if (file->plain.type == VAKA_PLAIN_TABLE && vaka_check_wants(file->name, paths))
            check_file(&(cells){library, {file->name, out, NULL}}, file);
    }
}
