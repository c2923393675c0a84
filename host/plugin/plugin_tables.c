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
    for (uint32_t verb = VAKA_VERB_PASS; verb <= VAKA_VERB_LAST; verb++)
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
    bool words; /* their ids are single words; those of hooks and values have dots */
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
        if (rows->words && !vaka_plugin_is_word(vaka_word_of(id)))
            return vaka_fail(err, VAKA_ERR_CONTRACT,
                             "%s %u: '%s' is not one lower-case word of at most %d characters",
                             rows->what, i, vaka_word_quote(vaka_word_of(id), quote),
                             VAKA_MODULE_WORD);
        for (uint32_t j = 0; rows->words && j < i; j++)
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
    return check_ids(rows, err);
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
    if (arg->type > VAKA_ARG_GOOD)
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

static int32_t args_of(const vaka_verb *verb, uint32_t type)
{
    int32_t count = 0;

    for (int i = 0; i < VAKA_ARGS; i++)
        count += verb->arg[i].type == type;
    return count;
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
    if (verb->flags & ~(VAKA_VERB_ANYTIME | VAKA_VERB_COMMIT | VAKA_VERB_EITHER | VAKA_VERB_TURNS |
                        VAKA_VERB_BESIDE))
        return vaka_fail(err, VAKA_ERR_CONTRACT, "verb '%s' has unknown flags 0x%x", verb->name,
                         verb->flags);
    if ((verb->flags & VAKA_VERB_TURNS) &&
        (args_of(verb, VAKA_ARG_KIND) != 1 || args_of(verb, VAKA_ARG_SPACE) != 1 ||
         args_of(verb, VAKA_ARG_INT) != 1))
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "verb '%s' turns what it lays: it needs a kind, a space and a number",
                         verb->name);
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

static vaka_status check_titles(const char *what, const vaka_step *steps, uint32_t count,
                                vaka_error *err)
{
    for (uint32_t i = 0; i < count; i++)
        if (!vaka_plugin_is_text(steps[i].title))
            return vaka_fail(err, VAKA_ERR_CONTRACT, "%s '%s' has no title", what, steps[i].id);
    return VAKA_OK;
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

static vaka_status check_value(const vaka_value_spec *value, vaka_error *err)
{
    if (value->scope > VAKA_SCOPE_PAIR)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "value '%s' is of an unknown scope", value->id);
    if (value->min > value->normal || value->normal > value->max)
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "value '%s' is normally %d, which is not within %d to %d", value->id,
                         value->normal, value->min, value->max);
    return VAKA_OK;
}

static vaka_status check_sort(const vaka_sort *sort, vaka_error *err)
{
    const char *at = sort->functions;
    uint32_t functions = 0;

    while (at && vaka_word_next(&at).length)
        functions++;
    if (functions > MOST_FUNCTIONS)
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "sort '%s' has %u functions: at most %u are possible", sort->id, functions,
                         MOST_FUNCTIONS);
    return VAKA_OK;
}

/* Types of what scripts and data can refer to are looked at where they are used (host/script). */
vaka_status vaka_plugin_check_tables(const vaka_module *module, vaka_error *err)
{
#define TABLE(rows, name) module->rows, sizeof *module->rows, module->name##_count
    const table tables[] = {
        {"verb", TABLE(verbs, verb), 1, MOST_VERBS, true},
        {"event", TABLE(events, event), 0, MOST_EVENTS, true},
        {"step", TABLE(steps, step), 1, MOST_STEPS, true},
        {"window", TABLE(windows, window), 0, VAKA_MAX_WINDOWS, true},
        {"option", TABLE(options, option), 0, VAKA_MAX_OPTIONS, true},
        {"value", TABLE(values, value), 0, MOST_VALUES, false},
        {"sort", TABLE(sorts, sort), 0, MOST_SORTS, true},
        {"hook", TABLE(hooks, hook), 0, MOST_HOOKS, false},
        {"table", TABLE(tables, table), 0, MOST_TABLES, true},
        {"export", TABLE(exports, export), 0, UINT16_MAX, true},
    };
#undef TABLE
    vaka_status status = VAKA_OK;

    for (size_t i = 0; !status && i < sizeof tables / sizeof *tables; i++)
        status = check_rows(&tables[i], err);
    status = status ? status : check_titles("step", module->steps, module->step_count, err);
    status = status ? status : check_titles("window", module->windows, module->window_count, err);
    for (uint32_t i = 0; !status && i < module->value_count; i++)
        status = check_value(&module->values[i], err);
    for (uint32_t i = 0; !status && i < module->sort_count; i++)
        status = check_sort(&module->sorts[i], err);
    return status ? status : check_sentences(module, err);
}
