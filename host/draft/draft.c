/* draft/draft.c - a scenario that is being made: rows, facts, steps.
 *
 * SPDX-License-Identifier: MIT
 *
 * Rows and tables never change once they are made: a change makes new ones beside them, and a step
 * is a list of what is in force. So undo is to look at the step before. */
#include "draft/draft.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct draft_row {
    const char *id;
    const char *const *cells; /* by column; NULL: not said */
} draft_row;

typedef struct draft_table {
    uint32_t count;
    const draft_row **rows;
} draft_table;

typedef struct draft_fact {
    const char *key, *value;
} draft_fact;

typedef struct draft_step {
    const char *what;
    uint32_t version;
    const draft_table **tables;
    draft_fact *facts; /* by key */
    uint32_t fact_count;
} draft_step;

struct vaka_draft {
    const vaka_module *module; /* borrowed */
    vaka_arena arena;          /* all rows, tables and texts */
    const draft_table **base;
    const char ***normals; /* by table and column: values that nobody has said */
    draft_step *steps;     /* owned; steps[at] is in force */
    uint32_t count, at;
    draft_step open; /* being made; `what` NULL: none is */
    uint32_t versions;
    uint32_t saved; /* version */
    bool touched;   /* the open step has changed something */
};

/* --- rows ------------------------------------------------------------------------------------- */

bool vaka_draft_word(const vaka_column *column, uint32_t n, char *out, size_t room)
{
    const char *at = column->words ? column->words : "";

    for (; n > 0; n--) {
        at = strchr(at, '|');
        if (!at)
            return false;
        at++;
    }
    snprintf(out, room, "%.*s", (int)strcspn(at, "|"), at);
    return *out != '\0';
}

/* The column's normal value as text. */
static void write_normal(const vaka_column *column, char out[64])
{
    out[0] = '\0';
    if (column->type == VAKA_COLUMN_INT)
        snprintf(out, 64, "%d", (int)column->normal);
    else if (column->type == VAKA_COLUMN_BOOL)
        snprintf(out, 64, "%s", column->normal ? "true" : "false");
    else if (column->type == VAKA_COLUMN_WORD)
        vaka_draft_word(column, (uint32_t)column->normal, out, 64);
}

/* A value of a content's rows as text; NULL: as if nobody had said it. */
static const char *read_cell(vaka_draft *draft, const vaka_rows *tables, uint32_t table,
                             size_t cell)
{
    const vaka_data_table *spec = &draft->module->tables[table];
    const vaka_column *column = &spec->columns[cell % spec->column_count];
    int32_t number = tables[table].numbers[cell];
    const char *text = tables[table].texts[cell];
    char out[64] = "", normal[64];

    if (column->type == VAKA_COLUMN_TEXT)
        return text && *text ? vaka_arena_copy(&draft->arena, text) : NULL;
    if (column->type == VAKA_COLUMN_ROW) {
        int32_t other = vaka_draft_table(draft, column->words ? column->words : "");

        if (other < 0 || number < 0 || number >= tables[other].count)
            return NULL;
        return vaka_arena_copy(&draft->arena, tables[other].ids[number]);
    }
    if (column->type == VAKA_COLUMN_BOOL)
        snprintf(out, sizeof out, "%s", number ? "true" : "false");
    else if (column->type == VAKA_COLUMN_WORD)
        vaka_draft_word(column, (uint32_t)number, out, sizeof out);
    else
        snprintf(out, sizeof out, "%d", (int)number);
    write_normal(column, normal);
    if (!(column->flags & VAKA_COLUMN_NEEDED) && strcmp(out, normal) == 0)
        return NULL;
    return vaka_arena_copy(&draft->arena, out);
}

static draft_table *new_table(vaka_draft *draft, uint32_t count)
{
    draft_table *table = vaka_arena_new(&draft->arena, sizeof *table);

    table->count = count;
    table->rows = vaka_arena_new(&draft->arena, (count + 1) * sizeof *table->rows);
    return table;
}

static draft_table *read_table(vaka_draft *draft, const vaka_rows *tables, uint32_t table)
{
    uint32_t columns = draft->module->tables[table].column_count;
    draft_table *out = new_table(draft, (uint32_t)tables[table].count);

    for (uint32_t r = 0; r < out->count; r++) {
        draft_row *row = vaka_arena_new(&draft->arena, sizeof *row);
        const char **cells = vaka_arena_new(&draft->arena, (columns + 1) * sizeof *cells);

        for (uint32_t c = 0; c < columns; c++)
            cells[c] = read_cell(draft, tables, table, (size_t)r * columns + c);
        row->id = vaka_arena_copy(&draft->arena, tables[table].ids[r]);
        row->cells = cells;
        out->rows[r] = row;
    }
    return out;
}

static const draft_table **read_tables(vaka_draft *draft, const vaka_rows *rows)
{
    const draft_table **tables =
        vaka_arena_new(&draft->arena, (draft->module->table_count + 1) * sizeof *tables);

    for (uint32_t t = 0; t < draft->module->table_count; t++)
        tables[t] = read_table(draft, rows, t);
    return tables;
}

static void note_normals(vaka_draft *draft)
{
    const vaka_module *module = draft->module;
    char out[64];

    draft->normals =
        vaka_arena_new(&draft->arena, (module->table_count + 1) * sizeof *draft->normals);
    for (uint32_t t = 0; t < module->table_count; t++) {
        uint32_t columns = module->tables[t].column_count;

        draft->normals[t] = vaka_arena_new(&draft->arena, (columns + 1) * sizeof **draft->normals);
        for (uint32_t c = 0; c < columns; c++) {
            write_normal(&module->tables[t].columns[c], out);
            draft->normals[t][c] = vaka_arena_copy(&draft->arena, out);
        }
    }
}

vaka_draft *vaka_draft_new(const vaka_module *module, const vaka_rows *base)
{
    vaka_draft *draft = vaka_xnew(sizeof *draft);

    draft->module = module;
    note_normals(draft);
    draft->base = read_tables(draft, base);
    draft->steps = vaka_xmore(NULL, 0, sizeof *draft->steps);
    draft->steps[0] = (draft_step){.what = "", .tables = draft->base};
    draft->count = 1;
    return draft;
}

void vaka_draft_free(vaka_draft *draft)
{
    if (!draft)
        return;
    vaka_arena_done(&draft->arena);
    free(draft->steps);
    free(draft);
}

const vaka_module *vaka_draft_module(const vaka_draft *draft)
{
    return draft->module;
}

void vaka_draft_start(vaka_draft *draft, const vaka_rows *rows)
{
    assert(draft->count == 1 && !draft->open.what);
    draft->steps[0].tables = read_tables(draft, rows);
}

/* --- looking ---------------------------------------------------------------------------------- */

/* The open step, or the one in force. */
static const draft_step *now(const vaka_draft *draft)
{
    return draft->open.what ? &draft->open : &draft->steps[draft->at];
}

static const draft_row *row_at(const vaka_draft *draft, uint32_t table, uint32_t row)
{
    const draft_table *rows = now(draft)->tables[table];

    assert(table < draft->module->table_count && row < rows->count);
    return rows->rows[row];
}

uint32_t vaka_draft_rows(const vaka_draft *draft, uint32_t table)
{
    return now(draft)->tables[table]->count;
}

const char *vaka_draft_id(const vaka_draft *draft, uint32_t table, uint32_t row)
{
    return row_at(draft, table, row)->id;
}

static int32_t find_in(const draft_table *table, const char *id)
{
    for (uint32_t i = 0; i < table->count; i++)
        if (strcmp(table->rows[i]->id, id) == 0)
            return (int32_t)i;
    return VAKA_NONE;
}

int32_t vaka_draft_find(const vaka_draft *draft, uint32_t table, const char *id)
{
    return find_in(now(draft)->tables[table], id);
}

const char *vaka_draft_cell(const vaka_draft *draft, uint32_t table, uint32_t row, uint32_t column)
{
    const char *cell = row_at(draft, table, row)->cells[column];

    return cell ? cell : draft->normals[table][column];
}

int32_t vaka_draft_number(const vaka_draft *draft, uint32_t table, uint32_t row, uint32_t column)
{
    const char *cell = row_at(draft, table, row)->cells[column];

    return cell ? (int32_t)strtol(cell, NULL, 10)
                : draft->module->tables[table].columns[column].normal;
}

bool vaka_draft_is_said(const vaka_draft *draft, uint32_t table, uint32_t row, uint32_t column)
{
    return row_at(draft, table, row)->cells[column] != NULL;
}

int32_t vaka_draft_table(const vaka_draft *draft, const char *id)
{
    for (uint32_t t = 0; t < draft->module->table_count; t++)
        if (strcmp(draft->module->tables[t].id, id) == 0)
            return (int32_t)t;
    return VAKA_NONE;
}

int32_t vaka_draft_column(const vaka_draft *draft, uint32_t table, const char *id)
{
    const vaka_data_table *spec = &draft->module->tables[table];

    for (uint32_t c = 0; c < spec->column_count; c++)
        if (strcmp(spec->columns[c].id, id) == 0)
            return (int32_t)c;
    return VAKA_NONE;
}

const char *vaka_draft_fact(const vaka_draft *draft, const char *key)
{
    const draft_step *step = now(draft);

    for (uint32_t i = 0; i < step->fact_count; i++)
        if (strcmp(step->facts[i].key, key) == 0)
            return step->facts[i].value;
    return NULL;
}

uint32_t vaka_draft_facts(const vaka_draft *draft)
{
    return now(draft)->fact_count;
}

const char *vaka_draft_fact_key(const vaka_draft *draft, uint32_t n)
{
    return now(draft)->facts[n].key;
}

uint32_t vaka_draft_base_rows(const vaka_draft *draft, uint32_t table)
{
    return draft->base[table]->count;
}

const char *vaka_draft_base_id(const vaka_draft *draft, uint32_t table, uint32_t row)
{
    return draft->base[table]->rows[row]->id;
}

int32_t vaka_draft_base_find(const vaka_draft *draft, uint32_t table, const char *id)
{
    return find_in(draft->base[table], id);
}

const char *vaka_draft_base_cell(const vaka_draft *draft, uint32_t table, uint32_t row,
                                 uint32_t column)
{
    const char *cell = draft->base[table]->rows[row]->cells[column];

    return cell ? cell : draft->normals[table][column];
}

/* --- steps ------------------------------------------------------------------------------------ */

static void copy_step(vaka_draft *draft, const draft_step *from, draft_step *to)
{
    size_t tables = (draft->module->table_count + 1) * sizeof *to->tables;

    *to = *from;
    to->tables = vaka_arena_new(&draft->arena, tables);
    memcpy(to->tables, from->tables, draft->module->table_count * sizeof *to->tables);
}

void vaka_draft_begin(vaka_draft *draft, const char *what)
{
    assert(!draft->open.what);
    copy_step(draft, &draft->steps[draft->at], &draft->open);
    draft->open.what = vaka_arena_copy(&draft->arena, what);
    draft->touched = false;
}

bool vaka_draft_end(vaka_draft *draft)
{
    assert(draft->open.what);
    if (draft->touched) {
        draft->open.version = ++draft->versions;
        draft->count = draft->at + 1; /* what was undone is gone */
        draft->steps = vaka_xgrow(draft->steps, (draft->count + 1) * sizeof *draft->steps);
        draft->steps[draft->count++] = draft->open;
        draft->at++;
    }
    draft->open = (draft_step){0};
    return draft->touched;
}

/* The step that a change belongs to: the open one, or the beginning. */
static draft_step *changing(vaka_draft *draft)
{
    assert(draft->open.what || draft->count == 1);
    draft->touched = true;
    return draft->open.what ? &draft->open : &draft->steps[0];
}

const char *vaka_draft_can_undo(const vaka_draft *draft)
{
    return draft->at > 0 ? draft->steps[draft->at].what : NULL;
}

const char *vaka_draft_can_redo(const vaka_draft *draft)
{
    return draft->at + 1 < draft->count ? draft->steps[draft->at + 1].what : NULL;
}

void vaka_draft_undo(vaka_draft *draft)
{
    if (draft->at > 0)
        draft->at--;
}

void vaka_draft_redo(vaka_draft *draft)
{
    if (draft->at + 1 < draft->count)
        draft->at++;
}

uint32_t vaka_draft_version(const vaka_draft *draft)
{
    return draft->steps[draft->at].version;
}

void vaka_draft_saved(vaka_draft *draft)
{
    draft->saved = vaka_draft_version(draft);
}

bool vaka_draft_is_changed(const vaka_draft *draft)
{
    return draft->saved != vaka_draft_version(draft);
}

/* --- changing --------------------------------------------------------------------------------- */

/* A table of its own for the step, with room for one row more. */
static draft_table *own_table(vaka_draft *draft, uint32_t table)
{
    draft_step *step = changing(draft);
    const draft_table *before = step->tables[table];
    draft_table *own = new_table(draft, before->count + 1);

    own->count = before->count;
    memcpy(own->rows, before->rows, before->count * sizeof *own->rows);
    if (step->tables == draft->base) { /* the beginning leaves what it is based on alone */
        draft_step copy;

        copy_step(draft, step, &copy);
        step->tables = copy.tables;
    }
    step->tables[table] = own;
    return own;
}

static bool is_same(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

void vaka_draft_set(vaka_draft *draft, uint32_t table, uint32_t row, uint32_t column,
                    const char *value)
{
    const vaka_data_table *spec = &draft->module->tables[table];
    const draft_row *before = row_at(draft, table, row);
    char normal[64];

    write_normal(&spec->columns[column], normal);
    if (value && !(spec->columns[column].flags & VAKA_COLUMN_NEEDED) && strcmp(value, normal) == 0)
        value = NULL;
    if (value && !*value && spec->columns[column].type == VAKA_COLUMN_ROW)
        value = NULL;
    if (is_same(before->cells[column], value))
        return;
    draft_row *after = vaka_arena_new(&draft->arena, sizeof *after);
    const char **cells = vaka_arena_new(&draft->arena, (spec->column_count + 1) * sizeof *cells);
    memcpy(cells, before->cells, spec->column_count * sizeof *cells);
    cells[column] = value ? vaka_arena_copy(&draft->arena, value) : NULL;
    *after = (draft_row){before->id, cells};
    own_table(draft, table)->rows[row] = after;
}

void vaka_draft_set_number(vaka_draft *draft, uint32_t table, uint32_t row, uint32_t column,
                           int32_t value)
{
    char text[16];

    snprintf(text, sizeof text, "%d", (int)value);
    vaka_draft_set(draft, table, row, column, text);
}

/* Where a row of the game belongs: before the first of those that follow it there. */
static uint32_t place_of(const vaka_draft *draft, const draft_table *rows, uint32_t table,
                         int32_t base)
{
    for (uint32_t i = 0; base >= 0 && i < rows->count; i++) {
        int32_t other = find_in(draft->base[table], rows->rows[i]->id);

        if (other > base || other < 0)
            return i;
    }
    return rows->count;
}

static void insert(draft_table *rows, uint32_t at, const draft_row *row)
{
    memmove(rows->rows + at + 1, rows->rows + at, (rows->count - at) * sizeof *rows->rows);
    rows->rows[at] = row;
    rows->count++;
}

uint32_t vaka_draft_add(vaka_draft *draft, uint32_t table, const char *id)
{
    int32_t base = find_in(draft->base[table], id), there = vaka_draft_find(draft, table, id);
    uint32_t columns = draft->module->tables[table].column_count;
    const draft_row *row;

    if (there >= 0)
        return (uint32_t)there;
    if (base >= 0) {
        row = draft->base[table]->rows[base];
    } else {
        draft_row *fresh = vaka_arena_new(&draft->arena, sizeof *fresh);

        fresh->id = vaka_arena_copy(&draft->arena, id);
        fresh->cells = vaka_arena_new(&draft->arena, (columns + 1) * sizeof *fresh->cells);
        row = fresh;
    }
    draft_table *rows = own_table(draft, table);
    uint32_t at = place_of(draft, rows, table, base);
    insert(rows, at, row);
    return at;
}

void vaka_draft_remove(vaka_draft *draft, uint32_t table, uint32_t row)
{
    draft_table *rows = own_table(draft, table);

    assert(row < rows->count);
    rows->count--;
    memmove(rows->rows + row, rows->rows + row + 1, (rows->count - row) * sizeof *rows->rows);
}

void vaka_draft_move(vaka_draft *draft, uint32_t table, uint32_t row, int32_t by)
{
    int64_t to = (int64_t)row + by;
    const draft_row *moved = row_at(draft, table, row);

    if (to < 0 || to >= vaka_draft_rows(draft, table) || by == 0)
        return;
    vaka_draft_remove(draft, table, row);
    insert(own_table(draft, table), (uint32_t)to, moved);
}

bool vaka_draft_is_id(const char *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static const char others[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    size_t length = strlen(text);

    return length > 0 && length < VAKA_DRAFT_ID && strchr(letters, text[0]) &&
           strspn(text, others) == length;
}

/* All cells that name a row get its new name. */
static void rename_in(vaka_draft *draft, uint32_t table, uint32_t column, const char *from,
                      const char *to)
{
    for (uint32_t r = 0; r < vaka_draft_rows(draft, table); r++) {
        const char *cell = row_at(draft, table, r)->cells[column];

        if (cell && strcmp(cell, from) == 0)
            vaka_draft_set(draft, table, r, column, to);
    }
}

bool vaka_draft_rename(vaka_draft *draft, uint32_t table, uint32_t row, const char *id)
{
    const draft_row *before = row_at(draft, table, row);
    const char *name = draft->module->tables[table].id;

    if (strcmp(before->id, id) == 0)
        return true;
    if (!vaka_draft_is_id(id) || vaka_draft_find(draft, table, id) >= 0)
        return false;
    draft_row *after = vaka_arena_new(&draft->arena, sizeof *after);
    *after = (draft_row){vaka_arena_copy(&draft->arena, id), before->cells};
    own_table(draft, table)->rows[row] = after;
    for (uint32_t t = 0; t < draft->module->table_count; t++)
        for (uint32_t c = 0; c < draft->module->tables[t].column_count; c++) {
            const vaka_column *column = &draft->module->tables[t].columns[c];

            if (column->type == VAKA_COLUMN_ROW && column->words &&
                strcmp(column->words, name) == 0)
                rename_in(draft, t, c, before->id, after->id);
        }
    return true;
}

/* Its place among the keys, and whether it is there. */
static uint32_t place_fact(const draft_step *step, const char *key, bool *there)
{
    uint32_t at = 0;

    while (at < step->fact_count && strcmp(step->facts[at].key, key) < 0)
        at++;
    *there = at < step->fact_count && strcmp(step->facts[at].key, key) == 0;
    return at;
}

void vaka_draft_put(vaka_draft *draft, const char *key, const char *value)
{
    bool there;
    uint32_t at = place_fact(now(draft), key, &there);

    if (is_same(vaka_draft_fact(draft, key), value))
        return;
    draft_step *step = changing(draft);
    draft_fact *facts = vaka_arena_new(&draft->arena, (step->fact_count + 1) * sizeof *facts);
    uint32_t behind = step->fact_count - at - there;
    if (at > 0)
        memcpy(facts, step->facts, at * sizeof *facts);
    if (behind > 0)
        memcpy(facts + at + (value != NULL), step->facts + at + there, behind * sizeof *facts);
    if (value) {
        facts[at].key = vaka_arena_copy(&draft->arena, key);
        facts[at].value = vaka_arena_copy(&draft->arena, value);
    }
    step->facts = facts;
    step->fact_count = at + (value != NULL) + behind;
}

void vaka_draft_fresh_id(const vaka_draft *draft, uint32_t table, const char *wish, char *out)
{
    size_t length = 0;

    for (const char *at = wish; *at && length + 5 < VAKA_DRAFT_ID; at++) {
        char letter[2] = {*at, '\0'};

        if (*at >= 'A' && *at <= 'Z')
            letter[0] = (char)(*at - 'A' + 'a');
        if (length == 0 && !vaka_draft_is_id(letter))
            continue;
        out[length++] =
            strchr("abcdefghijklmnopqrstuvwxyz0123456789_", letter[0]) ? letter[0] : '_';
    }
    out[length] = '\0';
    if (length == 0)
        length = (size_t)snprintf(out, VAKA_DRAFT_ID, "%.20s", draft->module->tables[table].id);
    for (int n = 2; vaka_draft_find(draft, table, out) >= 0; n++)
        snprintf(out + length, VAKA_DRAFT_ID - length, "_%d", n);
}
