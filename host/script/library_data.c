/* script/library_data.c - data tables: rows of the mods, laid over value by value, every cell
 * checked.
 *
 * SPDX-License-Identifier: MIT
 *
 *     return { table = "tiles", rows = { { id = "a", green = 1, status = { green = "house" } } } }
 *     return { table = "tiles", change = { a = { green = 2 } } }
 *
 * A mod may add rows and change those of the mods before it; a scenario changes rows in the same
 * way under `data`, table by table. `status` says of a value where it comes from: "printed",
 * "house", "part". */
#include "script/library_inside.h"

#include <stdlib.h>
#include <string.h>

#define MOST_ROWS 10000

typedef struct build {
    const vaka_library *library;
    const vaka_module *module;
    const bool *chosen;
    vaka_rows *tables; /* owned until it is handed over */
    bool **set;        /* for each table, for each cell: somebody said it */
    vaka_spot **row_spots;
    const char ***row_files;
    vaka_complaints *complaints;
} build;

static int32_t find_table(const build *to, const char *id)
{
    for (uint32_t i = 0; i < to->module->table_count; i++)
        if (strcmp(to->module->tables[i].id, id) == 0)
            return (int32_t)i;
    return VAKA_NONE;
}

static int32_t find_row(const build *to, uint32_t table, const char *id)
{
    for (int32_t i = 0; i < to->tables[table].count; i++)
        if (strcmp(to->tables[table].ids[i], id) == 0)
            return i;
    return VAKA_NONE;
}

static void no_such_table(const build *to, const vaka_page *page, vaka_spot spot, const char *name)
{
    vaka_guess guess = vaka_guess_of(vaka_word_of(name));

    for (uint32_t i = 0; i < to->module->table_count; i++)
        vaka_guess_try(&guess, to->module->tables[i].id);
    vaka_page_unknown(page, spot, "table", &guess);
}

static void no_such_row(const build *to, const vaka_page *page, vaka_spot spot, uint32_t table,
                        const char *name)
{
    vaka_guess guess = vaka_guess_of(vaka_word_of(name));
    char what[80];

    for (int32_t i = 0; i < to->tables[table].count; i++)
        vaka_guess_try(&guess, to->tables[table].ids[i]);
    snprintf(what, sizeof what, "row of table '%.48s' named", to->module->tables[table].id);
    vaka_page_unknown(page, spot, what, &guess);
}

/* The number of the table that a data file is about; complains if there is none. */
static int32_t table_of(const build *to, const vaka_page *page, const vaka_plain *file)
{
    const char *name = "";
    int32_t table;

    if (!vaka_page_text(page, file, "table", VAKA_PAGE_NEEDED, &name))
        return VAKA_NONE;
    table = find_table(to, name);
    if (table < 0)
        no_such_table(to, page, vaka_plain_get(file, "table")->spot, name);
    return table;
}

static void add_row(build *to, const vaka_page *page, uint32_t table, const vaka_plain *row)
{
    vaka_rows *rows = &to->tables[table];
    size_t room = (size_t)rows->count + 1;
    const char *id = "";

    if (row->key || row->type != VAKA_PLAIN_TABLE) {
        vaka_complaint_add(page->complaints, page->file, row->key_spot,
                           "write: rows = { { id = \"a\", … }, … }",
                           "'rows' must be a list of rows");
        return;
    }
    if (!vaka_page_text(page, row, "id", VAKA_PAGE_NEEDED, &id))
        return;
    vaka_spot spot = vaka_plain_get(row, "id")->spot;
    int32_t twin = find_row(to, table, id);
    if (twin >= 0) {
        char first[VAKA_SUGGESTION];
        snprintf(first, sizeof first, "the first is in %.80s:%d", to->row_files[table][twin],
                 (int)to->row_spots[table][twin].line);
        vaka_complaint_add(page->complaints, page->file, spot, first, "row '%s' is there twice",
                           id);
        return;
    }
    if (rows->count >= MOST_ROWS) {
        vaka_complaint_add(page->complaints, page->file, spot, NULL, "more than %d rows",
                           MOST_ROWS);
        return;
    }
    rows->ids = vaka_xgrow(rows->ids, room * sizeof *rows->ids);
    to->row_spots[table] = vaka_xgrow(to->row_spots[table], room * sizeof **to->row_spots);
    to->row_files[table] = vaka_xgrow(to->row_files[table], room * sizeof **to->row_files);
    to->row_spots[table][rows->count] = row->spot;
    to->row_files[table][rows->count] = page->file;
    rows->ids[rows->count++] = vaka_xcopy(id);
}

/* Rows come first, so that every reference finds what it names. */
static void add_rows(build *to, const vaka_library_file *file)
{
    static const char *const known[] = {"table", "rows", "change", NULL};
    vaka_page page = {file->name, to->complaints};
    const vaka_plain *rows;

    vaka_page_fields(&page, &file->plain, known, "a data file");
    int32_t table = table_of(to, &page, &file->plain);
    rows = vaka_page_table(&page, &file->plain, "rows");
    for (uint32_t i = 0; table >= 0 && rows && i < rows->count; i++)
        add_row(to, &page, (uint32_t)table, &rows->at[i]);
}

static void make_room(build *to)
{
    for (uint32_t t = 0; t < to->module->table_count; t++) {
        size_t cells = (size_t)to->tables[t].count * to->module->tables[t].column_count + 1;
        to->tables[t].numbers = vaka_xnew(cells * sizeof *to->tables[t].numbers);
        to->tables[t].texts = vaka_xnew(cells * sizeof *to->tables[t].texts);
        to->tables[t].status = vaka_xnew(cells * sizeof *to->tables[t].status);
        to->set[t] = vaka_xnew(cells * sizeof *to->set[t]);
    }
}

static void wrong_type(const vaka_page *page, const vaka_plain *value, const char *wanted)
{
    vaka_complaint_add(page->complaints, page->file, value->spot, NULL, "'%s' must be %s, not %s",
                       value->key, wanted, vaka_plain_type(value));
}

static bool read_word(const vaka_page *page, const vaka_plain *value, const char *words,
                      int32_t *out)
{
    char quote[VAKA_WORD_QUOTE], suggestion[VAKA_SUGGESTION];

    if (value->type != VAKA_PLAIN_TEXT) {
        wrong_type(page, value, "a word");
        return false;
    }
    for (int32_t i = 0; i < vaka_word_list_size(words); i++) {
        vaka_word word = vaka_word_list_at(words, i);
        if (word.length == value->length && memcmp(word.at, value->text, word.length) == 0) {
            *out = i;
            return true;
        }
    }
    snprintf(suggestion, sizeof suggestion, "one of %.100s", words ? words : "");
    vaka_complaint_add(page->complaints, page->file, value->spot, suggestion, "'%s' cannot be '%s'",
                       value->key, vaka_word_quote(vaka_word_of(value->text), quote));
    return false;
}

static bool read_reference(const build *to, const vaka_page *page, const vaka_plain *value,
                           const char *table, int32_t *out)
{
    int32_t other = find_table(to, table ? table : "");

    if (value->type != VAKA_PLAIN_TEXT) {
        wrong_type(page, value, "the id of a row");
        return false;
    }
    *out = other < 0 ? VAKA_NONE : find_row(to, (uint32_t)other, value->text);
    if (*out < 0 && other >= 0)
        no_such_row(to, page, value->spot, (uint32_t)other, value->text);
    return *out >= 0;
}

/* One value into its cell, as its column wants it. */
static void set_cell(build *to, const vaka_page *page, uint32_t table, size_t cell,
                     const vaka_plain *value)
{
    const vaka_data_table *spec = &to->module->tables[table];
    const vaka_column *column = &spec->columns[cell % spec->column_count];
    vaka_rows *rows = &to->tables[table];
    bool good = true;

    switch (column->type) {
    case VAKA_COLUMN_BOOL:
        good = value->type == VAKA_PLAIN_FLAG;
        if (good)
            rows->numbers[cell] = (int32_t)value->number;
        else
            wrong_type(page, value, "true or false");
        break;
    case VAKA_COLUMN_TEXT:
        good = value->type == VAKA_PLAIN_TEXT && strlen(value->text) == value->length;
        free(rows->texts[cell]);
        rows->texts[cell] = good ? vaka_xcopy(value->text) : NULL;
        if (!good)
            wrong_type(page, value, "a text");
        break;
    case VAKA_COLUMN_ROW:
        read_reference(to, page, value, column->words, &rows->numbers[cell]);
        break;
    case VAKA_COLUMN_WORD:
        read_word(page, value, column->words, &rows->numbers[cell]);
        break;
    default:
        vaka_page_number(page, value, column->id, column->min, column->max, &rows->numbers[cell]);
    }
    to->set[table][cell] = true;
}

/* The column's number; VAKA_NONE after a complaint. */
static int32_t column_of(const build *to, const vaka_page *page, uint32_t table,
                         const vaka_plain *field)
{
    const vaka_data_table *spec = &to->module->tables[table];
    vaka_guess guess = vaka_guess_of(vaka_word_of(field->key ? field->key : ""));
    char what[80];

    for (uint32_t i = 0; field->key && i < spec->column_count; i++) {
        if (strcmp(spec->columns[i].id, field->key) == 0)
            return (int32_t)i;
        vaka_guess_try(&guess, spec->columns[i].id);
    }
    vaka_guess_try(&guess, "id");
    vaka_guess_try(&guess, "status");
    snprintf(what, sizeof what, "column of table '%.48s' named", spec->id);
    vaka_page_unknown(page, field->key_spot, what, &guess);
    return VAKA_NONE;
}

static void set_status(build *to, const vaka_page *page, uint32_t table, size_t first,
                       const vaka_plain *status)
{
    for (uint32_t i = 0; i < status->count; i++) {
        const vaka_plain *field = &status->at[i];
        int32_t column = column_of(to, page, table, field), word;
        if (column < 0 || !read_word(page, field, "printed|house|part", &word))
            continue;
        char **text = &to->tables[table].status[first + (size_t)column];
        free(*text);
        *text = vaka_xcopy(field->text);
    }
}

static void set_row(build *to, const vaka_page *page, uint32_t table, int32_t row,
                    const vaka_plain *fields)
{
    size_t first = (size_t)row * to->module->tables[table].column_count;

    for (uint32_t i = 0; i < fields->count; i++) {
        const vaka_plain *field = &fields->at[i];
        if (field->key && strcmp(field->key, "id") == 0)
            continue;
        if (field->key && strcmp(field->key, "status") == 0) {
            const vaka_plain *status = vaka_page_table(page, fields, "status");
            if (status)
                set_status(to, page, table, first, status);
            continue;
        }
        int32_t column = column_of(to, page, table, field);
        if (column >= 0)
            set_cell(to, page, table, first + (size_t)column, field);
    }
}

/* `{ a = { green = 2 } }`: row by row, value by value. */
static void change_rows(build *to, const vaka_page *page, uint32_t table, const vaka_plain *change)
{
    for (uint32_t i = 0; i < change->count; i++) {
        const vaka_plain *fields = &change->at[i];
        int32_t row = fields->key ? find_row(to, table, fields->key) : VAKA_NONE;
        if (row < 0)
            no_such_row(to, page, fields->key_spot, table, fields->key ? fields->key : "?");
        else if (fields->type != VAKA_PLAIN_TABLE)
            wrong_type(page, fields, "a table of columns");
        else if (vaka_plain_get(fields, "id"))
            vaka_complaint_add(page->complaints, page->file, vaka_plain_get(fields, "id")->key_spot,
                               NULL, "the id of a row cannot be changed");
        else
            set_row(to, page, table, row, fields);
    }
}

static void fill_rows(build *to, const vaka_library_file *file)
{
    vaka_page page = {file->name, to->complaints};
    const vaka_plain *name = vaka_plain_get(&file->plain, "table");
    const vaka_plain *rows = vaka_plain_get(&file->plain, "rows"), *id;
    const vaka_plain *change = vaka_page_table(&page, &file->plain, "change");
    int32_t table = name && name->type == VAKA_PLAIN_TEXT ? find_table(to, name->text) : VAKA_NONE;

    if (table < 0)
        return;
    for (uint32_t i = 0; rows && rows->type == VAKA_PLAIN_TABLE && i < rows->count; i++) {
        id = rows->at[i].type == VAKA_PLAIN_TABLE ? vaka_plain_get(&rows->at[i], "id") : NULL;
        int32_t row =
            id && id->type == VAKA_PLAIN_TEXT ? find_row(to, (uint32_t)table, id->text) : VAKA_NONE;
        if (row >= 0)
            set_row(to, &page, (uint32_t)table, row, &rows->at[i]);
    }
    if (change)
        change_rows(to, &page, (uint32_t)table, change);
}

static void each_file(build *to, void (*use)(build *to, const vaka_library_file *file))
{
    for (uint32_t m = 0; m < to->library->mod_count; m++) {
        const vaka_mod_files *files = &to->library->files->mods[m];
        for (uint32_t i = 0; to->chosen[m] && i < files->count; i++)
            if (strcmp(files->at[i].folder, "data") == 0 &&
                files->at[i].plain.type == VAKA_PLAIN_TABLE)
                use(to, &files->at[i]);
    }
}

static void lay_scenario(build *to, const vaka_library_file *scenario)
{
    vaka_page page = {scenario->name, to->complaints};
    const vaka_plain *data = vaka_page_table(&page, &scenario->plain, "data");

    for (uint32_t i = 0; data && i < data->count; i++) {
        const vaka_plain *change = &data->at[i];
        int32_t table = change->key ? find_table(to, change->key) : VAKA_NONE;
        if (table < 0)
            no_such_table(to, &page, change->key_spot, change->key ? change->key : "?");
        else if (change->type != VAKA_PLAIN_TABLE)
            wrong_type(&page, change, "a table of rows");
        else
            change_rows(to, &page, (uint32_t)table, change);
    }
}

/* What nobody said: the column's normal value, or a complaint where it has to be said. */
static void fill_gaps(build *to, uint32_t table)
{
    const vaka_data_table *spec = &to->module->tables[table];
    vaka_rows *rows = &to->tables[table];

    for (int32_t row = 0; row < rows->count; row++)
        for (uint32_t c = 0; c < spec->column_count; c++) {
            const vaka_column *column = &spec->columns[c];
            size_t cell = (size_t)row * spec->column_count + c;
            if (to->set[table][cell])
                continue;
            if (column->flags & VAKA_COLUMN_NEEDED)
                vaka_complaint_add(to->complaints, to->row_files[table][row],
                                   to->row_spots[table][row], NULL, "row '%s' has no '%s'",
                                   rows->ids[row], column->id);
            rows->numbers[cell] = column->type == VAKA_COLUMN_ROW ? VAKA_NONE : column->normal;
            if (column->type == VAKA_COLUMN_TEXT)
                rows->texts[cell] = vaka_xcopy("");
        }
}

static void build_done(build *to)
{
    for (uint32_t t = 0; t < to->module->table_count; t++) {
        free(to->set[t]);
        free(to->row_spots[t]);
        free(to->row_files[t]);
    }
    free(to->set);
    free(to->row_spots);
    free(to->row_files);
}

vaka_rows *vaka_data_build(const vaka_library *library, const bool *chosen,
                           const vaka_library_file *scenario, vaka_complaints *complaints)
{
    size_t tables = library->module->table_count + 1;
    build to = {.library = library,
                .module = library->module,
                .chosen = chosen,
                .tables = vaka_xnew(tables * sizeof *to.tables),
                .set = vaka_xnew(tables * sizeof *to.set),
                .row_spots = vaka_xnew(tables * sizeof *to.row_spots),
                .row_files = vaka_xnew(tables * sizeof *to.row_files),
                .complaints = complaints};

    each_file(&to, add_rows);
    make_room(&to);
    each_file(&to, fill_rows);
    if (scenario)
        lay_scenario(&to, scenario);
    for (uint32_t t = 0; t < library->module->table_count; t++)
        fill_gaps(&to, t);
    build_done(&to);
    return to.tables;
}

static void free_texts(char **texts, size_t count)
{
    for (size_t i = 0; texts && i < count; i++)
        free(texts[i]);
    free(texts);
}

void vaka_data_free(const vaka_module *module, vaka_rows *tables)
{
    for (uint32_t t = 0; tables && t < module->table_count; t++) {
        size_t cells = (size_t)tables[t].count * module->tables[t].column_count;
        free_texts(tables[t].ids, (size_t)tables[t].count);
        free_texts(tables[t].texts, cells);
        free_texts(tables[t].status, cells);
        free(tables[t].numbers);
    }
    free(tables);
}
