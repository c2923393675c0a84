/* plugin/plugin_tables.c - checks the tables of a module: verbs, events, steps, windows, options.
 *
 * SPDX-License-Identifier: MIT */
#include "plugin/plugin_check.h"
#include "table/codec.h"
#include "table/script.h"

#include <string.h>

#define MOST_VERBS 240u
#define MOST_EVENTS 4096u
#define MOST_VALUES 256u
#define MOST_HOOKS 64u
#define MOST_SORTS 32u
#define MOST_FUNCTIONS 32u /* of a sort */
#define MOST_TABLES 256u
#define MOST_STEPS VAKA_STEP_SCRIPT /* those from there on are the host's */

/* Words of a front end's own commands. The list does not grow, or modules would stop loading: for
 * later commands a front end lets the game's verb go first. */
static const char *const taken_words[] = {
    "undo", "redo", "help", "why", "as", "quit", "look", "board", "log", "hand", "actions", "save",
};

/* Is it one of those, or a verb of the host? Journals could not tell the two apart. */
static bool is_taken(const char *name)
{
    static const vaka_module none = {0};

    for (size_t i = 0; i < sizeof taken_words / sizeof *taken_words; i++)
        if (strcmp(name, taken_words[i]) == 0)
            return true;
    for (uint32_t verb = VAKA_VERB_PASS; verb <= VAKA_VERB_DECLINE; verb++)
        if (strcmp(name, vaka_verb_row(&none, verb)->name) == 0)
            return true;
    return false;
}

/* A table as all of them are alike: rows of `width` bytes that begin with their id. */
typedef struct table {
    const char *what; /* one row of it, for messages */
    const void *rows;
    size_t width;
    uint32_t count, least, most;
} table;

static const char *row_id(const table *rows, uint32_t row)
{
    const char *id;

    memcpy(&id, (const char *)rows->rows + row * rows->width, sizeof id);
    return id;
}

static vaka_status check_ids(const table *rows, vaka_error *err)
{
    for (uint32_t i = 0; i < rows->count; i++) {
        const char *id = row_id(rows, i);
        char quote[VAKA_WORD_QUOTE];

        if (!id)
            return vaka_fail(err, VAKA_ERR_CONTRACT, "%s %u has no name", rows->what, i);
        if (!vaka_plugin_is_word(vaka_word_of(id)))
            return vaka_fail(err, VAKA_ERR_CONTRACT,
                             "%s %u: '%s' is not one lower-case word of at most %d characters",
                             rows->what, i, vaka_word_quote(vaka_word_of(id), quote),
                             VAKA_MODULE_WORD);
        for (uint32_t j = 0; j < i; j++)
            if (strcmp(id, row_id(rows, j)) == 0)
                return vaka_fail(err, VAKA_ERR_CONTRACT, "%s '%s' is there twice, as %u and %u",
                                 rows->what, id, j, i);
    }
    return VAKA_OK;
}

static vaka_status check_rows(const table *rows, vaka_error *err)
{
    if (rows->count < rows->least)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "the module has no %ss", rows->what);
    if (rows->count > rows->most)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "%u %ss are too many: at most %u", rows->count,
                         rows->what, rows->most);
    if (rows->count > 0 && !rows->rows)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "%u %ss are counted, but there is no table",
                         rows->count, rows->what);
    if (rows->count == 0 && rows->rows)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "there is a table of %ss, but its count is 0",
                         rows->what);
    return VAKA_OK;
}

static vaka_status check_table(const table *rows, vaka_error *err)
{
    vaka_status status = check_rows(rows, err);

    return status ? status : check_ids(rows, err);
}

static const char *words_fault(const char *words)
{
    int32_t size = vaka_word_list_size(words);

    if (size == 0)
        return "has no list of words";
    for (int32_t i = 0; i < size; i++) {
        vaka_word word = vaka_word_list_at(words, i);

        if (!vaka_plugin_is_word(word))
            return "has something in its list that is not one lower-case word";
        if (vaka_word_in(word, words) != i)
            return "has the same word twice in its list";
    }
    return NULL;
}

static const char *arg_fault(const vaka_arg *arg)
{
    if (arg->type > VAKA_ARG_WORD)
        return "is of an unknown type";
    if (arg->type != VAKA_ARG_INT && (arg->min != 0 || arg->max != 0))
        return "has bounds, but is no number";
    if (arg->type != VAKA_ARG_WORD && arg->words)
        return "has a list of words, but is no word";
    if (arg->type == VAKA_ARG_WORD)
        return words_fault(arg->words);
    if (arg->min > arg->max)
        return "has bounds the wrong way round";
    if (arg->min <= VAKA_HIDDEN || arg->max > INT16_MAX)
        return "has bounds that do not fit into 16 bits";
    return NULL;
}

static vaka_status check_args(const vaka_verb *verb, vaka_error *err)
{
    uint32_t known = 0;

    for (int i = 0; i < VAKA_ARGS; i++) {
        const char *fault = arg_fault(&verb->arg[i]);

        if (!fault && i > 0 && verb->arg[i].type && !verb->arg[i - 1].type)
            fault = "is used, but not the one before it";
        if (fault)
            return vaka_fail(err, VAKA_ERR_CONTRACT, "verb '%s': argument %d %s", verb->name, i,
                             fault);
        known |= verb->arg[i].type ? 1u << (unsigned)i : 0;
    }
    return vaka_plugin_check_sentence(verb->title, known, "verb", verb->name, err);
}

static vaka_status check_verb(const vaka_verb *verb, vaka_error *err)
{
    if (is_taken(verb->name))
        return vaka_fail(err, VAKA_ERR_CONTRACT, "verb '%s' is a word of the host's own",
                         verb->name);
    if (verb->name[0] < 'a' || verb->name[0] > 'z') /* `3` is the third action of a list */
        return vaka_fail(err, VAKA_ERR_CONTRACT, "verb '%s' does not begin with a letter",
                         verb->name);
    if ((verb->flags & VAKA_VERB_ANYTIME) && (verb->flags & VAKA_VERB_COMMIT))
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "verb '%s' cannot end a sealed answer and be an any-time verb",
                         verb->name);
    if (verb->flags & ~(VAKA_VERB_ANYTIME | VAKA_VERB_COMMIT))
        return vaka_fail(err, VAKA_ERR_CONTRACT, "verb '%s' has unknown flags 0x%x", verb->name,
                         verb->flags);
    return check_args(verb, err);
}

static vaka_status check_option(const vaka_option *option, vaka_error *err)
{
    if (!vaka_plugin_is_text(option->title))
        return vaka_fail(err, VAKA_ERR_CONTRACT, "option '%s' has no title", option->id);
    if (option->rule && !vaka_plugin_is_text(option->rule))
        return vaka_fail(err, VAKA_ERR_CONTRACT, "option '%s' has an empty rule number",
                         option->id);
    if (option->min > option->max)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "option '%s' goes from %d to %d", option->id,
                         option->min, option->max);
    if (option->normal < option->min || option->normal > option->max)
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "option '%s': its normal value %d is not from %d to %d", option->id,
                         option->normal, option->min, option->max);
    return VAKA_OK;
}

static vaka_status check_steps(const table *rows, const vaka_step *steps, vaka_error *err)
{
    vaka_status status = check_table(rows, err);

    for (uint32_t i = 0; !status && i < rows->count; i++)
        if (!vaka_plugin_is_text(steps[i].title))
            status =
                vaka_fail(err, VAKA_ERR_CONTRACT, "%s '%s' has no title", rows->what, steps[i].id);
    return status;
}

static vaka_status check_sentences(const vaka_module *module, vaka_error *err)
{
    vaka_status status = VAKA_OK;

    for (uint32_t i = 0; !status && i < module->verb_count; i++)
        status = check_verb(&module->verbs[i], err);
    for (uint32_t i = 0; !status && i < module->event_count; i++)
        status = vaka_plugin_check_sentence(module->events[i].text, (1u << VAKA_TEXT_ARGS) - 1,
                                            "event", module->events[i].id, err);
    for (uint32_t i = 0; !status && i < module->option_count; i++)
        status = check_option(&module->options[i], err);
    return status;
}

static vaka_status check_values(const vaka_module *module, vaka_error *err)
{
    const table rows = {"value", module->values, sizeof(vaka_value_spec), module->value_count,
                        0,       MOST_VALUES};
    vaka_status status = check_rows(&rows, err);

    for (uint32_t i = 0; !status && i < module->value_count; i++) {
        const vaka_value_spec *value = &module->values[i];

        if (!value->id)
            status = vaka_fail(err, VAKA_ERR_CONTRACT, "value %u has no name", i);
        else if (value->scope > VAKA_SCOPE_PAIR)
            status =
                vaka_fail(err, VAKA_ERR_CONTRACT, "value '%s' is of an unknown scope", value->id);
        else if (value->min > value->normal || value->normal > value->max)
            status = vaka_fail(err, VAKA_ERR_CONTRACT,
                               "value '%s' is normally %d, which is not within %d to %d", value->id,
                               value->normal, value->min, value->max);
    }
    return status;
}

static vaka_status check_sorts(const vaka_module *module, vaka_error *err)
{
    const table rows = {"sort", module->sorts, sizeof(vaka_sort), module->sort_count,
                        0,      MOST_SORTS};
    vaka_status status = check_table(&rows, err);

    for (uint32_t i = 0; !status && i < module->sort_count; i++) {
        const char *at = module->sorts[i].functions;
        uint32_t functions = 0;

        while (at && vaka_word_next(&at).length)
            functions++;
        if (functions > MOST_FUNCTIONS)
            status = vaka_fail(err, VAKA_ERR_CONTRACT,
                               "sort '%s' has %u functions: at most %u are possible",
                               module->sorts[i].id, functions, MOST_FUNCTIONS);
    }
    return status;
}

/* What scripts and data can refer to. Ids of hooks have dots; types are looked at where they are
 * used (host/script). */
static vaka_status check_content(const vaka_module *module, vaka_error *err)
{
    const table hooks = {"hook", module->hooks, sizeof(vaka_hook_spec), module->hook_count,
                         0,      MOST_HOOKS};
    const table tables = {"table", module->tables, sizeof(vaka_data_table), module->table_count,
                          0,       MOST_TABLES};
    const table exports = {"export", module->exports, sizeof(vaka_export), module->export_count,
                           0,        UINT16_MAX};
    vaka_status status = check_values(module, err);

    status = status ? status : check_sorts(module, err);
    status = status ? status : check_rows(&hooks, err);
    for (uint32_t i = 0; !status && i < module->hook_count; i++)
        if (!module->hooks[i].id)
            status = vaka_fail(err, VAKA_ERR_CONTRACT, "hook %u has no name", i);
    status = status ? status : check_table(&tables, err);
    return status ? status : check_table(&exports, err);
}

vaka_status vaka_plugin_check_tables(const vaka_module *module, vaka_error *err)
{
    const table verbs = {"verb", module->verbs, sizeof(vaka_verb), module->verb_count,
                         1,      MOST_VERBS};
    const table events = {"event", module->events, sizeof(vaka_text), module->event_count,
                          0,       MOST_EVENTS};
    const table steps = {"step", module->steps, sizeof(vaka_step), module->step_count,
                         1,      MOST_STEPS};
    const table windows = {"window", module->windows, sizeof(vaka_step), module->window_count,
                           0,        VAKA_MAX_WINDOWS};
    const table options = {"option", module->options, sizeof(vaka_option), module->option_count,
                           0,        VAKA_MAX_OPTIONS};
    vaka_status status = check_table(&verbs, err);

    status = status ? status : check_table(&events, err);
    status = status ? status : check_steps(&steps, module->steps, err);
    status = status ? status : check_steps(&windows, module->windows, err);
    status = status ? status : check_table(&options, err);
    status = status ? status : check_content(module, err);
    return status ? status : check_sentences(module, err);
}
