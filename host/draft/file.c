/* draft/file.c - a draft as the file of a scenario.
 *
 * SPDX-License-Identifier: MIT
 *
 * Read by people and compared line by line: a row stands on a line of its own, in the order of the
 * table, and nothing is said that the game says already. */
#include "draft/file.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDE 96 /* columns of a line of ids */

typedef struct writing {
    const vaka_draft *draft;
    vaka_draft_file *out;
    FILE *to;
    vaka_draft_line about; /* what the next line speaks of */
    char line[8192];       /* not ended yet */
    size_t inset;          /* blanks before the line in which a list began */
    size_t length;
} writing;

static void put(writing *at, const char *text)
{
    size_t length = strlen(text), room = sizeof at->line - at->length - 1;

    length = length < room ? length : room;
    memcpy(at->line + at->length, text, length);
    at->length += length;
    at->line[at->length] = '\0';
}

static void end_line(writing *at)
{
    vaka_draft_file *out = at->out;

    fprintf(at->to, "%s\n", at->line);
    out->lines = vaka_xmore(out->lines, out->line_count, sizeof *out->lines);
    out->lines[out->line_count++] = at->about;
    at->line[0] = '\0';
    at->length = 0;
}

static void say(writing *at, const char *text)
{
    put(at, text);
    end_line(at);
}

char *vaka_draft_quote(const char *text)
{
    char *out = vaka_xnew(4 * strlen(text) + 3), *end = out;

    *end++ = '"';
    for (; *text; text++) {
        unsigned char letter = (unsigned char)*text;

        if (letter == '"' || letter == '\\') {
            *end++ = '\\';
            *end++ = *text;
        } else if (letter == '\n') {
            *end++ = '\\';
            *end++ = 'n';
        } else if (letter < 32 || letter == 127) {
            end += snprintf(end, 5, "\\%03u", letter);
        } else {
            *end++ = *text;
        }
    }
    *end++ = '"';
    *end = '\0';
    return out;
}

static void put_quoted(writing *at, const char *text)
{
    char *quoted = vaka_draft_quote(text);

    put(at, quoted);
    free(quoted);
}

static bool is_name(const char *text)
{
    static const char *const kept[] = {"and",   "break",    "do",    "else", "elseif", "end",
                                       "false", "for",      "goto",  "if",   "in",     "local",
                                       "nil",   "not",      "or",    "then", "repeat", "return",
                                       "true",  "function", "until", "while"};

    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        if (strcmp(text, kept[i]) == 0)
            return false;
    return vaka_draft_is_id(text) && !strchr(text, '-');
}

/* The name of a field: as it is, or in brackets. */
static void put_key(writing *at, const char *key)
{
    if (is_name(key)) {
        put(at, key);
    } else {
        put(at, "[");
        put_quoted(at, key);
        put(at, "]");
    }
    put(at, " = ");
}

/* --- facts ------------------------------------------------------------------------------------ */

static void about_fact(writing *at, const char *key)
{
    at->about = (vaka_draft_line){.table = VAKA_NONE, .key = key};
}

static void write_text(writing *at, const char *key)
{
    const char *value = vaka_draft_fact(at->draft, key);

    if (!value || !*value)
        return;
    about_fact(at, key);
    put(at, "    ");
    put_key(at, key);
    put_quoted(at, value);
    say(at, ",");
}

static void write_seats(writing *at)
{
    const char *min = vaka_draft_fact(at->draft, "seats.min");
    const char *max = vaka_draft_fact(at->draft, "seats.max");

    if (!min && !max)
        return;
    about_fact(at, "seats.min");
    put(at, "    seats = { ");
    if (min) {
        put(at, "min = ");
        put(at, min);
    }
    put(at, min && max ? ", " : "");
    if (max) {
        put(at, "max = ");
        put(at, max);
    }
    say(at, " },");
}

/* The rest of a key behind "group."; NULL: it is of another group. */
static const char *in_group(const char *key, const char *group)
{
    size_t length = strlen(group);

    return strncmp(key, group, length) == 0 && key[length] == '.' ? key + length + 1 : NULL;
}

static uint32_t count_group(const writing *at, const char *group)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < vaka_draft_facts(at->draft); i++)
        count += in_group(vaka_draft_fact_key(at->draft, i), group) != NULL;
    return count;
}

/* Begins another line where one more word has no room. */
static void put_in_list(writing *at, const char *text, bool *first)
{
    if (*first)
        at->inset = strspn(at->line, " ");
    else
        put(at, ",");
    if (!*first && at->length + strlen(text) + 6 > WIDE) {
        end_line(at);
        for (size_t i = 0; i < at->inset + 3; i++)
            put(at, " ");
    }
    put(at, " ");
    put(at, text);
    *first = false;
}

/* One entry of a list of names: "fog", "bounty:every=2", or what a numbered key holds. */
static void put_entry(writing *at, const char *group, const char *name, const char *value,
                      bool *first)
{
    char text[512];
    char *quoted;

    if (strcmp(group, "rules") == 0 && *value)
        snprintf(text, sizeof text, "%s:%s", name, value);
    else
        snprintf(text, sizeof text, "%s", name[0] >= '0' && name[0] <= '9' ? value : name);
    quoted = vaka_draft_quote(text);
    put_in_list(at, quoted, first);
    free(quoted);
}

static void write_list(writing *at, const char *field, const char *group)
{
    bool first = true;

    for (uint32_t i = 0; i < vaka_draft_facts(at->draft); i++) {
        const char *key = vaka_draft_fact_key(at->draft, i), *name = in_group(key, group);

        if (!name)
            continue;
        about_fact(at, key);
        if (first) {
            put(at, "    ");
            put(at, field);
            put(at, " = {");
        }
        put_entry(at, group, name, vaka_draft_fact(at->draft, key), &first);
    }
    if (!first)
        say(at, " },");
}

static void write_allowed(writing *at)
{
    if (!vaka_draft_fact(at->draft, "allowed"))
        return;
    about_fact(at, "allowed");
    if (count_group(at, "allowed") == 0)
        say(at, "    rules_allowed = {},");
    write_list(at, "rules_allowed", "allowed");
}

static const vaka_option *option_named(const vaka_module *module, const char *id)
{
    for (uint32_t i = 0; i < module->option_count; i++)
        if (strcmp(module->options[i].id, id) == 0)
            return &module->options[i];
    return NULL;
}

static void write_options(writing *at)
{
    bool first = true;

    for (uint32_t i = 0; i < vaka_draft_facts(at->draft); i++) {
        const char *key = vaka_draft_fact_key(at->draft, i), *name = in_group(key, "options");
        const vaka_option *option = name ? option_named(vaka_draft_module(at->draft), name) : NULL;
        const char *value = vaka_draft_fact(at->draft, key);

        if (!name)
            continue;
        about_fact(at, key);
        put(at, first ? "    options = { " : ", ");
        put_key(at, name);
        if (option && option->min == 0 && option->max == 1)
            put(at, strcmp(value, "0") == 0 ? "false" : "true");
        else
            put(at, value);
        first = false;
    }
    if (!first)
        say(at, " },");
}

/* "event.typhoon.copies" in its three parts. */
static bool part_card(const char *rest, char sort[64], char id[64], char number[64])
{
    const char *dot = strchr(rest, '.'), *last = strrchr(rest, '.');

    if (!dot || dot == last || dot - rest > 63 || last - dot > 63 || strlen(last) > 63)
        return false;
    snprintf(sort, 64, "%.*s", (int)(dot - rest), rest);
    snprintf(id, 64, "%.*s", (int)(last - dot - 1), dot + 1);
    snprintf(number, 64, "%s", last + 1);
    return true;
}

/* The cards of a sort, and the numbers of a card, stand together: so do their keys. */
static void write_card(writing *at, const char *rest, const char *value, char open[2][64])
{
    char sort[64], id[64], number[64];

    if (!part_card(rest, sort, id, number))
        return;
    bool same = strcmp(open[0], sort) == 0, more = same && strcmp(open[1], id) == 0;
    if (*open[1] && !more)
        say(at, " },");
    if (!same) {
        say(at, *open[0] ? "        }," : "    cards = {");
        put(at, "        ");
        put_key(at, sort);
        say(at, "{");
    }
    put(at, more ? ", " : "            ");
    if (!more) {
        put_key(at, id);
        put(at, "{ ");
    }
    put_key(at, number);
    put(at, value);
    snprintf(open[0], 64, "%s", sort);
    snprintf(open[1], 64, "%s", id);
}

static void write_cards(writing *at)
{
    char open[2][64] = {"", ""}; /* sort and id */

    for (uint32_t i = 0; i < vaka_draft_facts(at->draft); i++) {
        const char *key = vaka_draft_fact_key(at->draft, i), *rest = in_group(key, "cards");

        if (!rest)
            continue;
        write_card(at, rest, vaka_draft_fact(at->draft, key), open);
        about_fact(at, key);
    }
    if (!*open[0])
        return;
    say(at, " },");
    say(at, "        },");
    say(at, "    },");
}

/* --- tables ----------------------------------------------------------------------------------- */

/* What a table's rows come to, compared with the game's. */
typedef struct table_diff {
    bool all;    /* every row of the game is left out, and all there are are added */
    bool *gone;  /* by row of the game */
    bool *added; /* by row of the draft */
    bool *changed;
} table_diff;

/* Can the row's difference be said as changed values? A reference cannot be unsaid. */
static bool can_change(const vaka_draft *draft, uint32_t table, uint32_t row, uint32_t base)
{
    const vaka_data_table *spec = &vaka_draft_module(draft)->tables[table];

    for (uint32_t c = 0; c < spec->column_count; c++)
        if (spec->columns[c].type == VAKA_COLUMN_ROW && !*vaka_draft_cell(draft, table, row, c) &&
            *vaka_draft_base_cell(draft, table, base, c))
            return false;
    return true;
}

static bool differs(const vaka_draft *draft, uint32_t table, uint32_t row, uint32_t base,
                    uint32_t column)
{
    return strcmp(vaka_draft_cell(draft, table, row, column),
                  vaka_draft_base_cell(draft, table, base, column)) != 0;
}

static bool row_differs(const vaka_draft *draft, uint32_t table, uint32_t row, uint32_t base)
{
    for (uint32_t c = 0; c < vaka_draft_module(draft)->tables[table].column_count; c++)
        if (differs(draft, table, row, base, c))
            return true;
    return false;
}

/* Do the rows that stay stand in the game's order, and those that are added behind them? */
static bool keeps_order(const vaka_draft *draft, uint32_t table, const table_diff *diff)
{
    int32_t last = -1;
    bool behind = false;

    for (uint32_t r = 0; r < vaka_draft_rows(draft, table); r++) {
        int32_t base = vaka_draft_base_find(draft, table, vaka_draft_id(draft, table, r));

        if (diff->added[r] && base >= 0)
            continue; /* one that is written anew; where it stands is not worth all the others */
        if (!diff->added[r] && (base < last || behind))
            return false;
        behind = behind || diff->added[r];
        last = diff->added[r] ? last : base;
    }
    return true;
}

static table_diff compare(const vaka_draft *draft, uint32_t table)
{
    uint32_t rows = vaka_draft_rows(draft, table), base = vaka_draft_base_rows(draft, table);
    table_diff diff = {
        .gone = vaka_xnew(base + 1), .added = vaka_xnew(rows + 1), .changed = vaka_xnew(rows + 1)};
    uint32_t left = 0;

    for (uint32_t b = 0; b < base; b++)
        diff.gone[b] = vaka_draft_find(draft, table, vaka_draft_base_id(draft, table, b)) < 0;
    for (uint32_t r = 0; r < rows; r++) {
        int32_t b = vaka_draft_base_find(draft, table, vaka_draft_id(draft, table, r));
        bool fits = b >= 0 && can_change(draft, table, r, (uint32_t)b);

        diff.added[r] = !fits;
        diff.changed[r] = fits && row_differs(draft, table, r, (uint32_t)b);
        if (b >= 0 && !fits)
            diff.gone[b] = true;
    }
    for (uint32_t b = 0; b < base; b++)
        left += !diff.gone[b];
    diff.all = base > 0 && (left == 0 || !keeps_order(draft, table, &diff));
    for (uint32_t r = 0; r < rows && diff.all; r++) {
        diff.added[r] = true;
        diff.changed[r] = false;
    }
    return diff;
}

static void diff_done(table_diff *diff)
{
    free(diff->gone);
    free(diff->added);
    free(diff->changed);
}

static void put_value(writing *at, const vaka_column *column, const char *value)
{
    if (column->type == VAKA_COLUMN_INT || column->type == VAKA_COLUMN_BOOL)
        put(at, value);
    else
        put_quoted(at, value);
}

/* "{ a = 1, b = 2 }": all that is said of a row, or what is different from the game's. */
static void put_row(writing *at, uint32_t table, uint32_t row, int32_t base)
{
    const vaka_data_table *spec = &vaka_draft_module(at->draft)->tables[table];
    bool first = true;
    char text[4200];

    put(at, "{");
    if (base < 0) {
        snprintf(text, sizeof text, "id = \"%s\"", vaka_draft_id(at->draft, table, row));
        put_in_list(at, text, &first);
    }
    for (uint32_t c = 0; c < spec->column_count; c++) {
        const char *value = vaka_draft_cell(at->draft, table, row, c);
        writing cell = {.draft = at->draft};

        if (base >= 0 ? !differs(at->draft, table, row, (uint32_t)base, c)
                      : !vaka_draft_is_said(at->draft, table, row, c))
            continue;
        put_key(&cell, spec->columns[c].id);
        put_value(&cell, &spec->columns[c], value);
        snprintf(text, sizeof text, "%.4100s", cell.line);
        put_in_list(at, text, &first);
    }
    put(at, first ? "}" : " }");
}

static void about_row(writing *at, uint32_t table, const char *id)
{
    at->about = (vaka_draft_line){.table = (int32_t)table, .id = id};
}

static void write_gone(writing *at, uint32_t table, const table_diff *diff)
{
    bool first = true;

    about_row(at, table, NULL);
    put(at, "        ");
    put_key(at, vaka_draft_module(at->draft)->tables[table].id);
    if (diff->all) {
        say(at, "\"all\",");
        return;
    }
    put(at, "{");
    for (uint32_t b = 0; b < vaka_draft_base_rows(at->draft, table); b++) {
        char *quoted;

        if (!diff->gone[b])
            continue;
        quoted = vaka_draft_quote(vaka_draft_base_id(at->draft, table, b));
        put_in_list(at, quoted, &first);
        free(quoted);
    }
    say(at, " },");
}

/* A row, by its id where only what has changed of it is written. */
static void write_row(writing *at, uint32_t table, uint32_t row, bool added)
{
    const char *id = vaka_draft_id(at->draft, table, row);

    about_row(at, table, id);
    put(at, "            ");
    if (!added)
        put_key(at, id);
    put_row(at, table, row, added ? VAKA_NONE : vaka_draft_base_find(at->draft, table, id));
    say(at, ",");
}

/* The rows of a table that were added, or those that were changed. */
static void write_rows(writing *at, uint32_t table, const table_diff *diff, bool added)
{
    about_row(at, table, NULL);
    put(at, "        ");
    put_key(at, vaka_draft_module(at->draft)->tables[table].id);
    say(at, "{");
    for (uint32_t r = 0; r < vaka_draft_rows(at->draft, table); r++)
        if (added ? diff->added[r] : diff->changed[r])
            write_row(at, table, r, added);
    about_row(at, table, NULL);
    say(at, "        },");
}

static void write_added(writing *at, uint32_t table, const table_diff *diff)
{
    write_rows(at, table, diff, true);
}

static void write_changed(writing *at, uint32_t table, const table_diff *diff)
{
    write_rows(at, table, diff, false);
}

static bool any(const bool *flags, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (flags[i])
            return true;
    return false;
}

/* One of leave_out, add and data: the tables that have something of it. */
static void write_tables(writing *at, const char *field, const table_diff *diffs)
{
    const vaka_draft *draft = at->draft;
    bool open = false;

    for (uint32_t t = 0; t < vaka_draft_module(draft)->table_count; t++) {
        uint32_t rows = vaka_draft_rows(draft, t);
        const bool *flags = *field == 'a' ? diffs[t].added : diffs[t].changed;
        bool has = *field == 'l'
                       ? diffs[t].all || any(diffs[t].gone, vaka_draft_base_rows(draft, t))
                       : any(flags, rows);

        if (!has)
            continue;
        at->about = (vaka_draft_line){.table = VAKA_NONE};
        if (!open) {
            put(at, "    ");
            put_key(at, field);
            say(at, "{");
        }
        open = true;
        (*field == 'l'   ? write_gone
         : *field == 'a' ? write_added
                         : write_changed)(at, t, &diffs[t]);
    }
    at->about = (vaka_draft_line){.table = VAKA_NONE};
    if (open)
        say(at, "    },");
}

static void write_head(writing *at, const char *name)
{
    const char *title = vaka_draft_fact(at->draft, "title");

    at->about = (vaka_draft_line){.table = VAKA_NONE};
    put(at, "-- ");
    put(at, name);
    put(at, ".lua - ");
    for (const char *letter = title ? title : ""; *letter; letter++)
        put(at, (char[]){*letter == '\n' ? ' ' : *letter, '\0'});
    say(at, ".");
    say(at, "return {");
}

void vaka_draft_write(const vaka_draft *draft, const char *name, vaka_draft_file *out)
{
    writing at = {.draft = draft, .out = out};
    uint32_t tables = vaka_draft_module(draft)->table_count;
    table_diff *diffs = vaka_xnew((tables + 1) * sizeof *diffs);
    size_t size;

    *out = (vaka_draft_file){0};
    at.to = vaka_xneed(open_memstream(&out->text, &size));
    for (uint32_t t = 0; t < tables; t++)
        diffs[t] = compare(draft, t);
    write_head(&at, name);
    write_text(&at, "title");
    write_text(&at, "text");
    write_text(&at, "rule");
    write_seats(&at);
    write_list(&at, "nobody", "nobody");
    write_list(&at, "brings", "brings");
    write_options(&at);
    write_list(&at, "rules", "rules");
    write_allowed(&at);
    write_list(&at, "queue", "queue");
    write_cards(&at);
    write_tables(&at, "leave_out", diffs);
    write_tables(&at, "add", diffs);
    write_tables(&at, "data", diffs);
    say(&at, "}");
    for (uint32_t t = 0; t < tables; t++)
        diff_done(&diffs[t]);
    free(diffs);
    vaka_xneed(fclose(at.to) == 0 ? out->text : NULL);
}

void vaka_draft_file_done(vaka_draft_file *file)
{
    free(file->text);
    free(file->lines);
    *file = (vaka_draft_file){0};
}
