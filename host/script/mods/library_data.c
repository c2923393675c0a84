/* script/mods/library_data.c - data tables: rows of the mods, laid over value by value, every cell
 * checked.
 *
 * SPDX-License-Identifier: MIT
 *
 *     return { table = "tiles", rows = { { id = "a", green = 1, status = { green = "house" } } } }
 *     return { table = "tiles", change = { a = { green = 2 } }, leave_out = { "b" } }
 *
 * A mod may add rows, change those of the mods before it and leave them out; a scenario changes
 * rows in the same way under `data`, table by table, adds some under `add` and leaves others out:
 *
 *     add = { tiles = { { id = "b", green = 2 } } }, leave_out = { tiles = { "a" }, map = "all" }
 *
 * A row may take the place of one of the same id that is left out; it then has nothing of the old
 * one. `status` says of a value where it comes from: "printed", "house", "part". */
#include "draft/chart.h"
#include "script/mods/library_inside.h"

#include <string.h>

#define MOST_ROWS 10000

/* A row that was left out, and where that is said. */
typedef struct gone_row {
    uint32_t table;
    char *id;
    const char *file;
    vaka_file_place spot;
} gone_row;

/* A cell that names such a row. */
typedef struct loose_end {
    uint32_t table, gone;
    size_t cell;
} loose_end;

/* Where a row is written, and a number that tells most ids apart. */
typedef struct row_place {
    uint32_t mark;
    vaka_file_place spot;
    const char *file;
} row_place;

typedef struct build {
    const vaka_library *library;
    const vaka_module *module;
    const bool *chosen;
    const vaka_library_file *scenario; /* or NULL */
    vaka_arena *arena;                 /* of the tables that are made */
    vaka_arena scratch;                /* of the rest */
    vaka_rows *tables;
    bool **set;         /* for each table, for each cell: somebody said it */
    row_place **places; /* for each table, for each row */
    gone_row *gone;
    uint32_t gone_count;
    loose_end *ends;
    uint32_t end_count;
    vaka_complaints *complaints;
    uint32_t mod;   /* whose file is read just now */
    bool replacing; /* only what that mod replaces is set */
} build;

static int32_t find_table(const build *to, const char *id)
{
    return vaka_row_find(VAKA_NAMED_ROWS(to->module->tables, to->module->table_count),
                         vaka_word_of(id));
}

static uint32_t mark_of(const char *id)
{
    uint32_t mark = 0;

    for (; *id; id++)
        mark = mark * 31 + (unsigned char)*id;
    return mark;
}

static int32_t find_row(const build *to, uint32_t table, const char *id)
{
    const row_place *places = to->places[table];
    uint32_t mark = mark_of(id);

    for (int32_t i = 0; i < to->tables[table].count; i++)
        if (places[i].mark == mark && strcmp(to->tables[table].ids[i], id) == 0)
            return i;
    return VAKA_NONE;
}

/* The number of a row that was left out, or VAKA_NONE. */
static int32_t find_gone(const build *to, uint32_t table, const char *id)
{
    for (uint32_t i = 0; i < to->gone_count; i++)
        if (to->gone[i].table == table && strcmp(to->gone[i].id, id) == 0)
            return (int32_t)i;
    return VAKA_NONE;
}

static void no_such_row(const build *to, const vaka_file_fields *page, vaka_file_place spot,
                        uint32_t table, const char *name)
{
    const vaka_rows *rows = &to->tables[table];
    vaka_guess guess =
        vaka_row_guess(VAKA_NAMED_ROWS(rows->ids, (uint32_t)rows->count), vaka_word_of(name));
    char what[80];

    snprintf(what, sizeof what, "row of table '%.48s' named", to->module->tables[table].id);
    vaka_file_fields_unknown(page, spot, what, &guess);
}

static int32_t table_named(const build *to, const vaka_file_fields *page, vaka_file_place spot,
                           const char *name)
{
    return vaka_file_fields_row(page, spot, "table", name,
                                VAKA_NAMED_ROWS(to->module->tables, to->module->table_count));
}

/* The number of the table that a data file is about; complains if there is none. */
static int32_t table_of(const build *to, const vaka_file_fields *page, const vaka_plain *file)
{
    const char *name = "";

    if (!vaka_file_fields_text(page, file, "table", true, &name))
        return VAKA_NONE;
    return table_named(to, page, vaka_plain_get(file, "table")->spot, name);
}

static void add_row(build *to, const vaka_file_fields *page, uint32_t table, const vaka_plain *row)
{
    vaka_rows *rows = &to->tables[table];
    const char *id = "";

    if (row->key || row->type != VAKA_PLAIN_TABLE) {
        vaka_file_wrong(page, row->key_spot, "write: rows = { { id = \"a\", … }, … }",
                        "'rows' must be a list of rows");
        return;
    }
    if (!vaka_file_fields_text(page, row, "id", true, &id))
        return;
    vaka_file_place spot = vaka_plain_get(row, "id")->spot;
    int32_t twin = find_row(to, table, id);
    if (twin >= 0) {
        char first[VAKA_SUGGESTION];
        snprintf(first, sizeof first, "the first is in %.80s:%d", to->places[table][twin].file,
                 (int)to->places[table][twin].spot.line);
        vaka_file_wrong(page, spot, first, "row '%s' is there twice", id);
        return;
    }
    if (rows->count >= MOST_ROWS) {
        vaka_file_wrong(page, spot, NULL, "more than %d rows", MOST_ROWS);
        return;
    }
    rows->ids = vaka_arena_more(to->arena, rows->ids, (uint32_t)rows->count, sizeof *rows->ids);
    to->places[table] = vaka_arena_more(&to->scratch, to->places[table], (uint32_t)rows->count,
                                        sizeof **to->places);
    to->places[table][rows->count] = (row_place){mark_of(id), row->spot, page->file};
    rows->ids[rows->count++] = vaka_arena_copy(to->arena, id);
}

static void take_row(build *to, const vaka_file_fields *page, uint32_t table, int32_t row,
                     vaka_file_place spot)
{
    vaka_rows *rows = &to->tables[table];
    size_t after = (size_t)(rows->count - row - 1);

    to->gone = vaka_arena_more(&to->scratch, to->gone, to->gone_count, sizeof *to->gone);
    to->gone[to->gone_count++] = (gone_row){table, rows->ids[row], page->file, spot};
    memmove(rows->ids + row, rows->ids + row + 1, after * sizeof *rows->ids);
    memmove(to->places[table] + row, to->places[table] + row + 1, after * sizeof **to->places);
    rows->count--;
}

/* Leaves rows out: a list of ids, or "all". */
static void take_rows(build *to, const vaka_file_fields *page, uint32_t table,
                      const vaka_plain *list)
{
    bool all = list->type == VAKA_PLAIN_TEXT && strcmp(list->text, "all") == 0;

    if (!all && list->type != VAKA_PLAIN_TABLE)
        vaka_file_wrong(page, list->spot, "write: { \"a\", \"b\" }",
                        "what is left out is a list of ids, or \"all\"");
    while (all && to->tables[table].count)
        take_row(to, page, table, to->tables[table].count - 1, list->spot);
    for (uint32_t i = 0; list->type == VAKA_PLAIN_TABLE && i < list->count; i++) {
        const vaka_plain *id = &list->at[i];
        int32_t row = VAKA_NONE;
        if (id->key || id->type != VAKA_PLAIN_TEXT)
            vaka_file_wrong(page, id->spot, "write: { \"a\", \"b\" }",
                            "what is left out is a list of ids, or \"all\"");
        else if ((row = find_row(to, table, id->text)) < 0)
            no_such_row(to, page, id->spot, table, id->text);
        else
            take_row(to, page, table, row, id->spot);
    }
}

/* The table that a data file is about; VAKA_NONE is complained about when its rows are added. */
static int32_t table_in(const build *to, const vaka_library_file *file)
{
    const vaka_plain *name = vaka_plain_get(&file->plain, "table");

    return name && name->type == VAKA_PLAIN_TEXT ? find_table(to, name->text) : VAKA_NONE;
}

static void take_rows_of_file(build *to, const vaka_library_file *file)
{
    vaka_file_fields page = {file->name, to->complaints, NULL};
    const vaka_plain *list = vaka_plain_get(&file->plain, "leave_out");
    int32_t table = table_in(to, file);

    if (list && table >= 0)
        take_rows(to, &page, (uint32_t)table, list);
}

/* Rows come first, so that every reference finds what it names. */
static void add_rows(build *to, const vaka_library_file *file)
{
    static const vaka_file_field fields[] = {
        {.name = "table"}, {.name = "rows"}, {.name = "change"}, {.name = "leave_out"}, {0}};
    vaka_file_fields page = {file->name, to->complaints, NULL};
    const vaka_plain *rows;

    vaka_file_fields_read(&page, &file->plain, "a data file", fields, NULL);
    int32_t table = table_of(to, &page, &file->plain);
    rows = vaka_file_fields_table(&page, &file->plain, "rows");
    for (uint32_t i = 0; table >= 0 && rows && i < rows->count; i++)
        add_row(to, &page, (uint32_t)table, &rows->at[i]);
}

static void make_room(build *to)
{
    for (uint32_t t = 0; t < to->module->table_count; t++) {
        size_t cells = (size_t)to->tables[t].count * to->module->tables[t].column_count + 1;
        to->tables[t].numbers = vaka_arena_new(to->arena, cells * sizeof *to->tables[t].numbers);
        to->tables[t].texts = vaka_arena_new(to->arena, cells * sizeof *to->tables[t].texts);
        to->tables[t].status = vaka_arena_new(to->arena, cells * sizeof *to->tables[t].status);
        to->set[t] = vaka_arena_new(&to->scratch, cells * sizeof *to->set[t]);
    }
}

static void wrong_type(const vaka_file_fields *page, const vaka_plain *value, const char *wanted)
{
    vaka_file_wrong(page, value->spot, NULL, "'%s' must be %s, not %s", value->key, wanted,
                    vaka_plain_type(value));
}

/* What names a row that is left out is looked at in the end: it may still be changed. */
static void note_loose_end(build *to, uint32_t table, size_t cell, int32_t gone)
{
    to->ends = vaka_arena_more(&to->scratch, to->ends, to->end_count, sizeof *to->ends);
    to->ends[to->end_count++] = (loose_end){table, (uint32_t)gone, cell};
}

static void read_reference(build *to, const vaka_file_fields *page, uint32_t table, size_t cell,
                           const vaka_plain *value)
{
    const vaka_data_table *spec = &to->module->tables[table];
    const char *named = spec->columns[cell % spec->column_count].words;
    int32_t other = find_table(to, named ? named : ""), row, gone;

    if (value->type != VAKA_PLAIN_TEXT) {
        wrong_type(page, value, "the id of a row");
        return;
    }
    row = other < 0 ? VAKA_NONE : find_row(to, (uint32_t)other, value->text);
    gone = other < 0 ? VAKA_NONE : find_gone(to, (uint32_t)other, value->text);
    to->tables[table].numbers[cell] = row;
    if (row < 0 && gone >= 0)
        note_loose_end(to, table, cell, gone);
    else if (row < 0 && other >= 0)
        no_such_row(to, page, value->spot, (uint32_t)other, value->text);
}

/* One value into its cell, as its column wants it. */
static void set_cell(build *to, const vaka_file_fields *page, uint32_t table, size_t cell,
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
        rows->texts[cell] = good ? vaka_arena_copy(to->arena, value->text) : NULL;
        if (!good)
            wrong_type(page, value, "a text");
        break;
    case VAKA_COLUMN_ROW:
        read_reference(to, page, table, cell, value);
        break;
    case VAKA_COLUMN_WORD:
        vaka_file_fields_word(page, value, column->words, &rows->numbers[cell]);
        break;
    default:
        vaka_file_fields_number(page, value, column->id, column->min, column->max,
                                &rows->numbers[cell]);
    }
    to->set[table][cell] = true;
}

/* Nothing is like the name: then all columns are named. */
static void no_column(const vaka_data_table *spec, const vaka_file_fields *page,
                      const vaka_plain *field, vaka_word name)
{
    const vaka_named_rows columns = VAKA_NAMED_ROWS(spec->columns, spec->column_count);
    bool has_id = vaka_row_find(columns, vaka_word_of("id")) >= 0;
    char names[480], list[512], quote[VAKA_WORD_QUOTE];

    snprintf(list, sizeof list, "there are: %s%s", has_id ? "" : "id, ",
             vaka_row_list(columns, names, sizeof names));
    vaka_file_wrong(page, field->key_spot, list, "there is no column of table '%.48s' named '%s'",
                    spec->id, vaka_word_quote(name, quote));
}

/* The column's number; VAKA_NONE after a complaint. */
static int32_t column_of(const vaka_data_table *spec, const vaka_file_fields *page,
                         const vaka_plain *field)
{
    const vaka_named_rows columns = VAKA_NAMED_ROWS(spec->columns, spec->column_count);
    vaka_word name = vaka_word_of(field->key ? field->key : "");
    int32_t column = vaka_row_find(columns, name);
    char what[80];

    if (column < 0) {
        vaka_guess guess = vaka_row_guess(columns, name);
        vaka_guess_try(&guess, "id");
        vaka_guess_try(&guess, "status");
        snprintf(what, sizeof what, "column of table '%.48s' named", spec->id);
        if (guess.best)
            vaka_file_fields_unknown(page, field->key_spot, what, &guess);
        else
            no_column(spec, page, field, name);
    }
    return column;
}

static void set_status(build *to, const vaka_file_fields *page, uint32_t table, size_t first,
                       const vaka_plain *status)
{
    for (uint32_t i = 0; i < status->count; i++) {
        const vaka_plain *field = &status->at[i];
        int32_t column = column_of(&to->module->tables[table], page, field), word;
        if (column < 0 || !vaka_file_fields_word(page, field, "printed|house|part", &word))
            continue;
        to->tables[table].status[first + (size_t)column] = vaka_arena_copy(to->arena, field->text);
    }
}

static void set_row(build *to, const vaka_file_fields *page, uint32_t table, int32_t row,
                    const vaka_plain *fields)
{
    const vaka_data_table *spec = &to->module->tables[table];
    size_t first = (size_t)row * spec->column_count;

    for (uint32_t i = 0; i < fields->count; i++) {
        const vaka_plain *field = &fields->at[i];
        if (field->key && strcmp(field->key, "id") == 0)
            continue;
        if (field->key && strcmp(field->key, "status") == 0) {
            const vaka_plain *status = vaka_file_fields_table(page, fields, "status");
            if (status)
                set_status(to, page, table, first, status);
            continue;
        }
        int32_t column = column_of(spec, page, field);
        if (to->replacing && column >= 0 &&
            !vaka_mod_replaces_cell(to->library, to->mod, spec->id, to->tables[table].ids[row],
                                    field->key))
            continue;
        if (column >= 0)
            set_cell(to, page, table, first + (size_t)column, field);
    }
}

/* `{ a = { green = 2 } }`: row by row, value by value. */
static void change_rows(build *to, const vaka_file_fields *page, uint32_t table,
                        const vaka_plain *change)
{
    for (uint32_t i = 0; i < change->count; i++) {
        const vaka_plain *fields = &change->at[i];
        int32_t row = fields->key ? find_row(to, table, fields->key) : VAKA_NONE;
        int32_t gone = fields->key ? find_gone(to, table, fields->key) : VAKA_NONE;
        if (row < 0 && gone >= 0 && to->gone[gone].file != page->file)
            continue; /* whoever left it out did not want it, however changed */
        if (row < 0)
            no_such_row(to, page, fields->key_spot, table, fields->key ? fields->key : "?");
        else if (fields->type != VAKA_PLAIN_TABLE)
            wrong_type(page, fields, "a table of columns");
        else if (vaka_plain_get(fields, "id"))
            vaka_file_wrong(page, vaka_plain_get(fields, "id")->key_spot, NULL,
                            "the id of a row cannot be changed");
        else
            set_row(to, page, table, row, fields);
    }
}

/* The values of rows of this file; one that is left out may have a successor in another. */
static void fill_own_rows(build *to, const vaka_file_fields *page, uint32_t table,
                          const vaka_plain *rows)
{
    for (uint32_t i = 0; i < rows->count; i++) {
        const vaka_plain *id =
            rows->at[i].type == VAKA_PLAIN_TABLE ? vaka_plain_get(&rows->at[i], "id") : NULL;
        int32_t row = id && id->type == VAKA_PLAIN_TEXT ? find_row(to, table, id->text) : VAKA_NONE;
        if (row >= 0 && to->places[table][row].file == page->file)
            set_row(to, page, table, row, &rows->at[i]);
    }
}

/* What a mod says it replaces counts, whichever mod comes last. Complaints have been made. */
static void set_replaced(build *to, const vaka_library_file *file)
{
    vaka_complaints unheard = {0};
    vaka_file_fields page = {file->name, &unheard, NULL};
    const vaka_plain *change = vaka_plain_get(&file->plain, "change");
    int32_t table = table_in(to, file);

    to->replacing = true;
    if (table >= 0 && change && change->type == VAKA_PLAIN_TABLE)
        change_rows(to, &page, (uint32_t)table, change);
    to->replacing = false;
    vaka_complaints_done(&unheard);
}

static void fill_rows(build *to, const vaka_library_file *file)
{
    vaka_file_fields page = {file->name, to->complaints, NULL};
    const vaka_plain *rows = vaka_plain_get(&file->plain, "rows");
    const vaka_plain *change = vaka_file_fields_table(&page, &file->plain, "change");
    int32_t table = table_in(to, file);

    if (table >= 0 && rows)
        fill_own_rows(to, &page, (uint32_t)table, rows);
    if (table >= 0 && change)
        change_rows(to, &page, (uint32_t)table, change);
}

static void each_file(build *to, uint32_t mod,
                      void (*use)(build *to, const vaka_library_file *file))
{
    const vaka_mod_files *files = &to->library->files->mods[mod];

    to->mod = mod;
    for (uint32_t i = 0; to->chosen[mod] && i < files->count; i++)
        if (strcmp(files->at[i].folder, "data") == 0 && files->at[i].plain.type == VAKA_PLAIN_TABLE)
            use(to, &files->at[i]);
}

/* For each table that a field of the scenario names. */
static void each_table(build *to, const char *field,
                       void (*use)(build *, const vaka_file_fields *, uint32_t, const vaka_plain *))
{
    vaka_file_fields page = {to->scenario->name, to->complaints, NULL};
    const vaka_plain *all = vaka_file_fields_table(&page, &to->scenario->plain, field);

    for (uint32_t i = 0; all && i < all->count; i++) {
        const vaka_plain *rows = &all->at[i];
        int32_t table = table_named(to, &page, rows->key_spot, rows->key ? rows->key : "?");
        if (table < 0)
            continue;
        if (rows->type != VAKA_PLAIN_TABLE && use != take_rows)
            wrong_type(&page, rows, "a table of rows");
        else
            use(to, &page, (uint32_t)table, rows);
    }
}

static void add_own_rows(build *to, const vaka_file_fields *page, uint32_t table,
                         const vaka_plain *rows)
{
    for (uint32_t i = 0; i < rows->count; i++)
        add_row(to, page, table, &rows->at[i]);
}

/* What needs a row that is left out has to be changed or left out, too. */
static void check_loose_ends(build *to)
{
    for (uint32_t i = 0; i < to->end_count; i++) {
        const loose_end *end = &to->ends[i];
        const vaka_data_table *spec = &to->module->tables[end->table];
        const vaka_column *column = &spec->columns[end->cell % spec->column_count];
        const gone_row *gone = &to->gone[end->gone];
        if ((column->flags & VAKA_COLUMN_NEEDED) &&
            to->tables[end->table].numbers[end->cell] == VAKA_NONE)
            vaka_complaint_add(
                to->complaints, gone->file, gone->spot, "change it, or leave that row out too",
                "'%s' of row '%s' in table '%s' names '%s', which is left out", column->id,
                to->tables[end->table].ids[end->cell / spec->column_count], spec->id, gone->id);
    }
}

/* The first row of a table that was left out, or NULL. */
static const gone_row *first_gone(const build *to, uint32_t table)
{
    for (uint32_t i = 0; i < to->gone_count; i++)
        if (to->gone[i].table == table)
            return &to->gone[i];
    return NULL;
}

/* There are tables that a game cannot do without: those that it says, and its map. */
static void check_emptied(build *to)
{
    vaka_chart chart;

    vaka_chart_read(&chart, to->module);
    for (uint32_t t = 0; t < to->module->table_count; t++) {
        const gone_row *gone = first_gone(to, t);
        bool needed = to->module->tables[t].needed || chart.places == (int32_t)t;
        if (gone && needed && !to->tables[t].count)
            vaka_complaint_add(to->complaints, gone->file, gone->spot, "add some",
                               "no row is left in table '%s': no game can begin without one",
                               to->module->tables[t].id);
    }
}

static void lay_scenario(build *to)
{
    each_table(to, "add", fill_own_rows);
    each_table(to, "data", change_rows);
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
                vaka_complaint_add(to->complaints, to->places[table][row].file,
                                   to->places[table][row].spot, NULL, "row '%s' has no '%s'",
                                   rows->ids[row], column->id);
            rows->numbers[cell] = column->type == VAKA_COLUMN_ROW ? VAKA_NONE : column->normal;
            if (column->type == VAKA_COLUMN_TEXT)
                rows->texts[cell] = vaka_arena_new(to->arena, 1);
        }
}

/* Every row that there is, without values. */
static void gather_rows(build *to)
{
    for (uint32_t m = 0; m < to->library->mod_count; m++) {
        each_file(to, m, take_rows_of_file);
        each_file(to, m, add_rows);
    }
    if (to->scenario) {
        each_table(to, "leave_out", take_rows);
        each_table(to, "add", add_own_rows);
    }
}

vaka_rows *vaka_data_build(const vaka_library *library, const bool *chosen,
                           const vaka_library_file *scenario, vaka_arena *arena,
                           vaka_complaints *complaints)
{
    size_t tables = library->module->table_count + 1;
    build to = {.library = library,
                .module = library->module,
                .chosen = chosen,
                .scenario = scenario,
                .arena = arena,
                .tables = vaka_arena_new(arena, tables * sizeof *to.tables),
                .complaints = complaints};

    to.set = vaka_arena_new(&to.scratch, tables * sizeof *to.set);
    to.places = vaka_arena_new(&to.scratch, tables * sizeof *to.places);
    gather_rows(&to);
    make_room(&to);
    for (uint32_t m = 0; m < library->mod_count; m++)
        each_file(&to, m, fill_rows);
    for (uint32_t m = 0; m < library->mod_count; m++)
        if (library->mods[m].replace_count)
            each_file(&to, m, set_replaced);
    if (scenario)
        lay_scenario(&to);
    check_loose_ends(&to);
    check_emptied(&to);
    for (uint32_t t = 0; t < library->module->table_count; t++)
        fill_gaps(&to, t);
    vaka_arena_done(&to.scratch);
    return to.tables;
}

void vaka_data_check(vaka_library *library, const bool *chosen, const vaka_library_file *scenario)
{
    vaka_arena arena = {0};

    vaka_data_build(library, chosen, scenario, &arena, &library->complaints);
    vaka_arena_done(&arena);
}
