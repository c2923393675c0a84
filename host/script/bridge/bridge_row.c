/* script/bridge/bridge_row.c - reads the signature of a row, and refuses what is not one.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/bridge_row.h"

#include <string.h>

#define LIST VAKA_TYPE_LIST
#define OPT VAKA_TYPE_OPT
#define ANY (VAKA_TYPE_OPT | VAKA_TYPE_ANY)

/* By its number: the word in a row, what a script author calls it, what an editor does, and the
 * marks that it may have. */
static const struct {
    const char *word, *plain, *editor;
    uint8_t marks;
} types[] = {
    [VAKA_TYPE_NONE] = {"NONE", "nothing", "nil", 0},
    [VAKA_TYPE_INT] = {"INT", "number", "integer", LIST | OPT},
    [VAKA_TYPE_BOOL] = {"BOOL", "boolean", "boolean", 0},
    [VAKA_TYPE_SEAT] = {"SEAT", "seat", "vaka.seat", LIST | ANY},
    [VAKA_TYPE_ZONE] = {"ZONE", "zone", "vaka.zone", LIST | OPT},
    [VAKA_TYPE_SPACE] = {"SPACE", "space", "vaka.space", OPT},
    [VAKA_TYPE_KIND] = {"KIND", "kind", "vaka.kind", LIST | ANY},
    [VAKA_TYPE_PIECE] = {"PIECE", "piece", "vaka.piece", LIST | OPT},
    [VAKA_TYPE_TEXT] = {"TEXT", "string", "string", OPT},
    [VAKA_TYPE_ZONE_ID] = {"ZONE_ID", "string", "string", 0},
    [VAKA_TYPE_ZONE_TITLE] = {"ZONE_TITLE", "string", "string", 0},
    [VAKA_TYPE_COUNTER] = {"COUNTER", "counter", "vaka.counter", 0},
    [VAKA_TYPE_PLACE] = {"PLACE", "place or \"everywhere\"", "integer|\"everywhere\"", OPT},
};
#define TYPES (sizeof types / sizeof *types)

/* Takes a prefix off the word if it is there. */
static bool take_prefix(vaka_word *word, const char *prefix)
{
    size_t length = strlen(prefix);
    bool there = word->length > length && vaka_word_is((vaka_word){word->at, length}, prefix);

    if (there)
        *word = (vaka_word){word->at + length, word->length - length};
    return there;
}

static uint8_t type_of(vaka_word word)
{
    uint8_t mark = take_prefix(&word, "LIST_")  ? LIST
                   : take_prefix(&word, "OPT_") ? OPT
                   : take_prefix(&word, "ANY_") ? ANY
                                                : 0;

    for (uint8_t i = 0; i < TYPES; i++)
        if (vaka_word_is(word, types[i].word) && (types[i].marks & mark) == mark)
            return i | mark;
    return VAKA_TYPE_UNKNOWN;
}

const char *vaka_type_word(uint8_t type)
{
    return (type & VAKA_TYPE_PLAIN) < TYPES ? types[type & VAKA_TYPE_PLAIN].plain : "?";
}

const char *vaka_type_editor(uint8_t type)
{
    return (type & VAKA_TYPE_PLAIN) < TYPES ? types[type & VAKA_TYPE_PLAIN].editor : "any";
}

static bool is_reserved(vaka_word word)
{
    static const char *const reserved[] = {
        "and",      "break",  "do",   "else", "elseif", "end",   "false", "for",
        "function", "goto",   "if",   "in",   "local",  "nil",   "not",   "or",
        "repeat",   "return", "then", "true", "until",  "while",
    };

    return vaka_row_find(VAKA_NAMED_ROWS(reserved, sizeof reserved / sizeof *reserved), word) >= 0;
}

/* Can it be a name in Lua? */
static bool is_name(vaka_word word)
{
    for (size_t i = 0; i < word.length; i++) {
        char c = word.at[i];
        bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
        if (!letter && (i == 0 || c < '0' || c > '9'))
            return false;
    }
    return word.length > 0 && word.length < VAKA_ROW_NAME && !is_reserved(word);
}

/* One argument at `*at`; `*more` when a comma follows it. */
static vaka_status read_arg(const char **at, vaka_signature *out, bool *more, vaka_error *err)
{
    vaka_word type = vaka_word_next(at), name = vaka_word_next(at);
    char quote[VAKA_WORD_QUOTE];
    uint32_t number = out->arg_count;

    if (number == VAKA_ROW_ARGS)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "there are more than %d arguments", VAKA_ROW_ARGS);
    uint8_t code = type_of(type);
    if (code == VAKA_TYPE_UNKNOWN || code == VAKA_TYPE_NONE || (code & LIST) ||
        code == VAKA_TYPE_ZONE_ID || code == VAKA_TYPE_ZONE_TITLE)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "'%s' is not the type of an argument",
                         vaka_word_quote(type, quote));
    *more = name.length > 0 && name.at[name.length - 1] == ',';
    name.length -= *more;
    if (!is_name(name))
        return vaka_fail(err, VAKA_ERR_CONTRACT, "'%s' is not the name of an argument",
                         vaka_word_quote(name, quote));
    out->arg[number] = code;
    memcpy(out->name[number], name.at, name.length);
    out->arg_count++;
    if (!(code & OPT))
        out->needed = out->arg_count;
    return VAKA_OK;
}

vaka_status vaka_signature_read(const char *result, const char *args, vaka_signature *out,
                                vaka_error *err)
{
    const char *at = args ? args : "";
    vaka_status status = VAKA_OK;
    char quote[VAKA_WORD_QUOTE];

    *out = (vaka_signature){.result = type_of(vaka_word_of(result))};
    if (out->result == VAKA_TYPE_UNKNOWN ||
        ((out->result & OPT) && out->result != (VAKA_TYPE_INT | OPT)))
        return vaka_fail(err, VAKA_ERR_CONTRACT, "'%s' is not the type of a result",
                         vaka_word_quote(vaka_word_of(result), quote));
    bool more = at[strspn(at, " ")] != '\0';
    while (!status && more)
        status = read_arg(&at, out, &more, err);
    if (!status && vaka_word_next(&at).length > 0)
        status = vaka_fail(err, VAKA_ERR_CONTRACT, "there is no comma between two arguments");
    return status;
}

static vaka_status check_name(const vaka_export *row, const vaka_export *others, uint32_t count,
                              vaka_error *err)
{
    char quote[VAKA_WORD_QUOTE];

    if (!row->name || !is_name(vaka_word_of(row->name)))
        return vaka_fail(err, VAKA_ERR_CONTRACT, "export %u: '%s' is not a name in Lua", count,
                         vaka_word_quote(vaka_word_of(row->name ? row->name : ""), quote));
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(row->name, others[i].name) == 0)
            return vaka_fail(err, VAKA_ERR_CONTRACT, "export '%s' is there twice, as %u and %u",
                             row->name, i, count);
    return VAKA_OK;
}

vaka_status vaka_row_check(const vaka_export *row, const vaka_export *others, uint32_t count,
                           vaka_signature *out, vaka_error *err)
{
    vaka_error detail;
    vaka_status status = check_name(row, others, count, err);

    if (status)
        return status;
    if (!row->call)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "export '%s' has no function", row->name);
    if (!row->help || !*row->help)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "export '%s' has no help", row->name);
    if (row->flags & ~VAKA_EXPORT_CHANGE)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "export '%s' has unknown flags 0x%x", row->name,
                         row->flags);
    if (!row->result || vaka_signature_read(row->result, row->args, out, &detail))
        return vaka_fail(err, VAKA_ERR_CONTRACT, "export '%s': %s", row->name,
                         row->result ? detail.text : "it has no result");
    return VAKA_OK;
}

vaka_word vaka_row_words(const vaka_export *row, const char *argument)
{
    size_t length = strlen(argument);

    for (const char *at = strstr(row->help, argument); at; at = strstr(at + 1, argument)) {
        const char *words = at + length + 2;
        bool whole = at == row->help || at[-1] == ' ' || at[-1] == '(';
        if (!whole || at[length] != ':' || at[length + 1] != ' ')
            continue;
        size_t size = strspn(words, "abcdefghijklmnopqrstuvwxyz0123456789_-|");
        if (memchr(words, '|', size))
            return (vaka_word){words, size};
    }
    return (vaka_word){NULL, 0};
}

bool vaka_row_takes(vaka_word words, const char *text, size_t length)
{
    for (size_t at = 0; at < words.length;) {
        size_t size = 0;
        while (at + size < words.length && words.at[at + size] != '|')
            size++;
        if (size == length && memcmp(words.at + at, text, length) == 0)
            return true;
        at += size + 1;
    }
    return false;
}
