/* script/tools/check_calls.c - looks at calls: of the game, of the host, of questions.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/bridge.h"
#include "script/bridge/bridge_row.h"
#include "script/mods/game.h"
#include "script/texts/lang.h"
#include "script/tools/check_inside.h"
#include "table/script.h"

#include <string.h>

#define SENTENCE 256 /* room for one that is looked for in languages */

static bool is_string(const vaka_scan *scan, uint32_t node)
{
    return node && scan->syntax.nodes[node].type == VAKA_NODE_STRING &&
           vaka_syntax_text(&scan->syntax, node).length > 0;
}

/* Is the text of a node the name of a row? Complains if not. */
static void check_name(const vaka_scan *scan, uint32_t node, const char *what, vaka_named_rows rows)
{
    vaka_file_fields_known(&scan->page, scan->syntax.nodes[node].spot, what,
                           vaka_syntax_text(&scan->syntax, node), rows);
}

static bool has_rows(const vaka_library_file *file)
{
    return strcmp(file->folder, "data") == 0 || strcmp(file->folder, "scenarios") == 0;
}

/* Rows of a table in a data file, or those that a scenario adds; NULL: there are none. */
static const vaka_plain *rows_of(const vaka_library_file *file, const char *table)
{
    bool scenario = strcmp(file->folder, "scenarios") == 0;
    const vaka_plain *of = vaka_plain_get(&file->plain, scenario ? "add" : "table");

    if (!of || !has_rows(file))
        return NULL;
    if (scenario)
        return vaka_plain_get(of, table);
    return of->type == VAKA_PLAIN_TEXT && strcmp(of->text, table) == 0
               ? vaka_plain_get(&file->plain, "rows")
               : NULL;
}

/* Is there a row of this id in any mod's data or scenarios for the table? */
static void check_row(const vaka_scan *scan, const char *table, uint32_t node)
{
    vaka_guess guess = vaka_guess_of(vaka_syntax_text(&scan->syntax, node));
    const vaka_library *library = scan->library;

    for (uint32_t m = 0; m < library->mod_count; m++)
        for (uint32_t i = 0; i < library->files->mods[m].count; i++) {
            const vaka_library_file *file = &library->files->mods[m].at[i];
            const vaka_plain *rows = rows_of(file, table);
            if (has_rows(file) && file->plain.type != VAKA_PLAIN_TABLE)
                return; /* it may be in what could not be loaded */
            for (uint32_t r = 0; rows && r < rows->count; r++) {
                const vaka_plain *id = vaka_plain_get(&rows->at[r], "id");
                if (!id || id->type != VAKA_PLAIN_TEXT)
                    continue;
                if (vaka_syntax_is(&scan->syntax, node, id->text))
                    return;
                vaka_guess_try(&guess, id->text);
            }
        }
    vaka_file_fields_unknown(&scan->page, scan->syntax.nodes[node].spot, "row", &guess);
}

/* And, if they are there, the row and the column after it. */
static void check_table(const vaka_scan *scan, uint32_t node)
{
    const vaka_module *module = scan->library->module;
    uint32_t row = scan->syntax.nodes[node].next;
    uint32_t column = row ? scan->syntax.nodes[row].next : 0;

    check_name(scan, node, "table", VAKA_NAMED_ROWS(module->tables, module->table_count));
    for (uint32_t t = 0; t < module->table_count; t++) {
        const vaka_data_table *table = &module->tables[t];
        if (!vaka_syntax_is(&scan->syntax, node, table->id))
            continue;
        if (is_string(scan, row))
            check_row(scan, table->id, row);
        if (is_string(scan, column))
            check_name(scan, column, "column",
                       VAKA_NAMED_ROWS(table->columns, table->column_count));
    }
}

/* Options of a rule, by its file. */
static void check_rule_option(const vaka_scan *scan, const vaka_library_file *file, uint32_t node)
{
    const vaka_plain *options = vaka_plain_get(&file->plain, "options");
    vaka_guess guess = vaka_guess_of(vaka_syntax_text(&scan->syntax, node));

    if (file->plain.type != VAKA_PLAIN_TABLE)
        return;
    for (uint32_t i = 0; options && i < options->count; i++) {
        if (!options->at[i].key || vaka_syntax_is(&scan->syntax, node, options->at[i].key))
            return;
        vaka_guess_try(&guess, options->at[i].key);
    }
    vaka_file_fields_unknown(&scan->page, scan->syntax.nodes[node].spot, "option of the rule",
                             &guess);
}

/* By the files, for a mod that is wrong elsewhere has its rules all the same. */
static void check_rule(const vaka_scan *scan, uint32_t node)
{
    const vaka_library *library = scan->library;
    uint32_t option = scan->syntax.nodes[node].next;
    vaka_guess guess = vaka_guess_of(vaka_syntax_text(&scan->syntax, node));

    for (uint32_t m = 0; m < library->mod_count; m++)
        for (uint32_t i = 0; i < library->files->mods[m].count; i++) {
            const vaka_library_file *file = &library->files->mods[m].at[i];
            if (strcmp(file->folder, "rules") != 0)
                continue;
            vaka_guess_try(&guess, file->id);
            if (!vaka_syntax_is(&scan->syntax, node, file->id))
                continue;
            if (is_string(scan, option))
                check_rule_option(scan, file, option);
            return;
        }
    vaka_file_fields_unknown(&scan->page, scan->syntax.nodes[node].spot, "rule", &guess);
}

/* How long a change of a value lasts: the argument behind place and amount. */
static void check_duration(const vaka_scan *scan, uint32_t name)
{
    static const char *const known[] = {"step", "turn", "game"};
    uint32_t at = name;

    for (int i = 0; i < 3 && at; i++)
        at = scan->syntax.nodes[at].next;
    if (is_string(scan, at))
        check_name(scan, at, "duration", VAKA_NAMED_ROWS(known, 3));
}

/* A value of many places is changed at nil: everywhere in API level 1, an error in later ones. */
static void check_nowhere(const vaka_scan *scan, uint32_t place, const char *value)
{
    bool strict = vaka_scan_is_strict(scan);
    uint32_t before = scan->page.complaints->total;

    vaka_file_wrong(&scan->page, scan->syntax.nodes[place].spot,
                    "write \"" VAKA_EVERYWHERE "\" if all are meant", "nil is no place of '%s'%s",
                    value, strict ? "" : ": it means everywhere");
    if (!strict)
        vaka_complaints_warn(scan->page.complaints, before);
}

/* The place of a value is what its scope says. */
static void check_place(const vaka_scan *scan, vaka_word function, uint32_t name)
{
    static const uint8_t types[] = {[VAKA_SCOPE_SEAT] = VAKA_TYPE_SEAT,
                                    [VAKA_SCOPE_ZONE] = VAKA_TYPE_ZONE,
                                    [VAKA_SCOPE_KIND] = VAKA_TYPE_KIND,
                                    [VAKA_SCOPE_PAIR] = VAKA_TYPE_NONE};
    const vaka_module *module = scan->library->module;
    uint32_t place = scan->syntax.nodes[name].next;
    int32_t row = vaka_row_find(VAKA_NAMED_ROWS(module->values, module->value_count),
                                vaka_syntax_text(&scan->syntax, name));
    uint32_t scope = row < 0 ? VAKA_SCOPE_GAME : module->values[row].scope;
    const char *wrong;

    if (!place || scope == VAKA_SCOPE_GAME || scope >= sizeof types)
        return;
    if (!vaka_word_is(function, "value") && vaka_syntax_is(&scan->syntax, place, "nil") &&
        scan->syntax.nodes[place].type == VAKA_NODE_CONSTANT)
        check_nowhere(scan, place, module->values[row].id);
    wrong = vaka_scan_misfit(scan, place, types[scope]);
    if (wrong)
        vaka_file_wrong(&scan->page, scan->syntax.nodes[place].spot,
                        scope == VAKA_SCOPE_PAIR ? "write: host.pair(a, b)" : NULL,
                        "the place of '%s' is a %s, not %s", module->values[row].id,
                        scope == VAKA_SCOPE_PAIR ? "pair of seats" : vaka_type_word(types[scope]),
                        wrong);
}

static void check_value(const vaka_scan *scan, vaka_word function, uint32_t name)
{
    const vaka_module *module = scan->library->module;

    check_name(scan, name, "value", VAKA_NAMED_ROWS(module->values, module->value_count));
    check_place(scan, function, name);
    if (vaka_word_in(function, "modify|set_value") >= 0)
        check_duration(scan, name);
}

/* A prompt that has the form of an id is one. */
static bool looks_like_id(vaka_word text)
{
    bool joined = false;

    for (size_t i = 0; i < text.length; i++) {
        char c = text.at[i];
        if (c == '.' || c == '_')
            joined |= i > 0 && i + 1 < text.length;
        else if ((c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-')
            return false;
    }
    return joined;
}

/* A sentence is its own id in the other languages of the mod; where it is missing it is shown as it
 * stands. */
static void check_languages(const vaka_scan *scan, vaka_file_place spot, const char *sentence)
{
    const vaka_mod_files *files = &scan->library->files->mods[scan->mod];
    uint32_t before = scan->page.complaints->total;
    char suggestion[VAKA_SUGGESTION];

    if (scan->told)
        scan->told->tell(scan->told->data, sentence);
    snprintf(suggestion, sizeof suggestion, "[\"%.100s\"] = \"…\",", sentence);
    for (uint32_t i = 0; i < files->count; i++) {
        const vaka_library_file *file = &files->at[i];

        if (strcmp(file->folder, "lang") == 0 && strcmp(file->id, "en") != 0 &&
            file->plain.type == VAKA_PLAIN_TABLE && !vaka_plain_get(&file->plain, sentence))
            vaka_file_wrong(&scan->page, spot, suggestion, "lang/%s.lua does not say '%s'",
                            file->id, sentence);
    }
    vaka_complaints_warn(scan->page.complaints, before);
}

/* What a player is shown: an id of a text, or a sentence. */
void vaka_scan_shown(vaka_scan *scan, uint32_t value)
{
    vaka_word text = vaka_syntax_text(&scan->syntax, value);
    vaka_file_place spot = scan->syntax.nodes[value].spot;
    vaka_guess guess = vaka_guess_of(text);
    char sentence[SENTENCE];

    if (!is_string(scan, value) || !text.length)
        return;
    if (looks_like_id(text)) {
        vaka_scan_text(scan, spot, text);
        return;
    }
    if (text.length >= sizeof sentence)
        return;
    memcpy(sentence, text.at, text.length);
    sentence[text.length] = '\0';
    const char *trouble = vaka_lang_gap_trouble(sentence);
    if (trouble)
        vaka_file_wrong(&scan->page, spot, NULL, "%s", trouble);
    if (vaka_check_has_words(sentence) &&
        !vaka_check_has_text(scan->library, scan->mod, sentence, &guess))
        check_languages(scan, spot, sentence);
}

/* What is said stands there as it is (library_says.c): an id of a text, or a sentence. */
static void check_said(vaka_scan *scan, uint32_t node)
{
    if (!node)
        return;
    if (!is_string(scan, node))
        vaka_file_wrong(&scan->page, scan->syntax.nodes[node].spot,
                        "choose between two calls, each with its text",
                        "what is said must be a plain text, \"…\"");
    else
        vaka_scan_shown(scan, node);
}

/* How many values the gaps of a sentence want: "{1:zone}" is the second. */
static uint32_t gaps_of(vaka_word text)
{
    uint32_t most = 0;

    for (size_t i = 0; i + 2 < text.length; i++) {
        uint32_t number = (uint32_t)(text.at[i + 1] - '0');
        if (text.at[i] == '{' && number < 10 && text.at[i + 2] == ':' && number >= most)
            most = number + 1;
    }
    return most;
}

/* The same with what fills its gaps, as far as it stands there. */
static void check_sentence(vaka_scan *scan, uint32_t node)
{
    uint32_t given = 0, last = 0;

    check_said(scan, node);
    if (!is_string(scan, node))
        return;
    for (uint32_t at = scan->syntax.nodes[node].next; at; at = scan->syntax.nodes[at].next) {
        given++;
        last = at;
    }
    uint32_t gaps = gaps_of(vaka_syntax_text(&scan->syntax, node));
    uint8_t type = last ? scan->syntax.nodes[last].type : 0;
    if (given < gaps && type != VAKA_NODE_CALL && type != VAKA_NODE_METHOD &&
        type != VAKA_NODE_VARARG)
        vaka_file_wrong(&scan->page, scan->syntax.nodes[node].spot, NULL,
                        "the sentence has gaps for %u %s, and is given %u", gaps,
                        gaps == 1 ? "value" : "values", given);
}

/* Functions of the host whose first argument is a name that can be looked up. */
static void check_host_names(vaka_scan *scan, const char *function, uint32_t first)
{
    const vaka_module *module = scan->library->module;
    vaka_word name = vaka_word_of(function);

    if (vaka_word_is(name, "say_to") && first)
        check_sentence(scan, scan->syntax.nodes[first].next);
    if (vaka_word_is(name, "say"))
        check_sentence(scan, first);
    if (!is_string(scan, first))
        return;
    if (vaka_word_in(name, "value|modify|modify_for|modify_while|set_value|set_value_for|"
                           "set_value_while") >= 0)
        check_value(scan, name, first);
    else if (vaka_word_in(name, "zone|kind") >= 0)
        vaka_scan_id_note(scan, first, vaka_word_is(name, "kind"), true);
    else if (vaka_word_in(name, "rule_on|rule_option") >= 0)
        check_rule(scan, first);
    else if (vaka_word_is(name, "option"))
        check_name(scan, first, "option", VAKA_NAMED_ROWS(module->options, module->option_count));
    else if (vaka_word_in(name, "data|data_text|data_rows|data_id") >= 0)
        check_table(scan, first);
    else if (vaka_word_is(name, "tell"))
        check_name(scan, first, "event", VAKA_NAMED_ROWS(module->events, module->event_count));
}

/* "any" for a seat or kind. */
static bool is_any(const vaka_scan *scan, uint32_t node, uint8_t type)
{
    return (type & VAKA_TYPE_ANY) && scan->syntax.nodes[node].type == VAKA_NODE_STRING &&
           vaka_syntax_is(&scan->syntax, node, VAKA_ANY);
}

/* nil where "any" is meant: it means that in API level 1 and to a game in Lua, and is an error to
 * other mods. */
static void check_any(const vaka_scan *scan, uint32_t node, uint8_t type)
{
    bool strict = vaka_scan_is_strict(scan);
    uint32_t before = scan->page.complaints->total;

    if (!(type & VAKA_TYPE_ANY) || scan->syntax.nodes[node].type != VAKA_NODE_CONSTANT ||
        !vaka_syntax_is(&scan->syntax, node, "nil") || vaka_scan_is_game(scan))
        return;
    vaka_file_wrong(&scan->page, scan->syntax.nodes[node].spot,
                    "write \"" VAKA_ANY "\" if all are meant", "nil is no %s%s",
                    vaka_type_word(type), strict ? "" : ": it means any");
    if (!strict)
        vaka_complaints_warn(scan->page.complaints, before);
}

/* What a literal is, if it can never be an argument of that type; NULL: it may be. */
static const char *misfit(const vaka_scan *scan, uint32_t node, uint8_t type)
{
    bool is_text = scan->syntax.nodes[node].type == VAKA_NODE_STRING;
    uint8_t plain = type & VAKA_TYPE_PLAIN;

    switch (scan->syntax.nodes[node].type) {
    case VAKA_NODE_TABLE:
        return "a table";
    case VAKA_NODE_FUNCTION:
        return "a function";
    case VAKA_NODE_CONSTANT:
        if (vaka_syntax_is(&scan->syntax, node, "nil"))
            return type & VAKA_TYPE_OPT ? NULL : "nil";
        return plain == VAKA_TYPE_BOOL ? NULL : "true or false";
    case VAKA_NODE_STRING:
    case VAKA_NODE_NUMBER:
        if (plain == VAKA_TYPE_TEXT)
            return is_text ? NULL : "a number";
        if (plain == VAKA_TYPE_BOOL || plain == VAKA_TYPE_PIECE)
            return is_text ? "a text" : "a number";
        if (is_any(scan, node, type))
            return NULL;
        if (plain == VAKA_TYPE_INT || plain == VAKA_TYPE_SEAT)
            return is_text ? "a text" : NULL;
        if (plain == VAKA_TYPE_PLACE)
            return is_text && !vaka_syntax_is(&scan->syntax, node, VAKA_EVERYWHERE) ? "a text"
                                                                                    : NULL;
        return NULL; /* zones and kinds go by number or by name */
    default:
        return vaka_scan_misfit(scan, node, type);
    }
}

/* A text that has to be one of the words that the function's help lists. */
static void check_word(vaka_scan *scan, uint32_t node, const vaka_export *row, const char *argument)
{
    vaka_word text = vaka_syntax_text(&scan->syntax, node), words = vaka_row_words(row, argument);
    char quote[VAKA_WORD_QUOTE], suggestion[VAKA_SUGGESTION];

    if (!words.length || vaka_row_takes(words, text.at, text.length))
        return;
    snprintf(suggestion, sizeof suggestion, "one of %.*s",
             words.length < 100 ? (int)words.length : 100, words.at);
    vaka_file_wrong(&scan->page, scan->syntax.nodes[node].spot, suggestion,
                    "'%s' of '%s' cannot be '%s'", argument, row->name,
                    vaka_word_quote(text, quote));
}

/* Zones and kinds may be named by their ids, and some texts are words of a list. */
static void check_literal(vaka_scan *scan, uint32_t node, const vaka_export *row,
                          const vaka_signature *signature, uint32_t arg)
{
    uint8_t plain = signature->arg[arg] & VAKA_TYPE_PLAIN;

    check_any(scan, node, signature->arg[arg]);
    if (!is_string(scan, node) || is_any(scan, node, signature->arg[arg]))
        return;
    if (plain == VAKA_TYPE_ZONE || plain == VAKA_TYPE_SPACE || plain == VAKA_TYPE_KIND)
        vaka_scan_id_note(scan, node, plain == VAKA_TYPE_KIND, false);
    else if (plain == VAKA_TYPE_TEXT)
        check_word(scan, node, row, signature->name[arg]);
}

static void check_arguments(vaka_scan *scan, const vaka_export *row, uint32_t call)
{
    uint32_t first = scan->syntax.nodes[scan->syntax.nodes[call].first].next, count = 0, last = 0;
    vaka_signature signature;

    if (vaka_signature_read(row->result, row->args, &signature, NULL) != VAKA_OK)
        return;
    for (uint32_t at = first; at; at = scan->syntax.nodes[at].next, count++) {
        const char *wrong =
            count < signature.arg_count ? misfit(scan, at, signature.arg[count]) : NULL;
        if (wrong)
            vaka_file_wrong(&scan->page, scan->syntax.nodes[at].spot,
                            is_string(scan, at) &&
                                    (signature.arg[count] & VAKA_TYPE_PLAIN) == VAKA_TYPE_PLACE
                                ? "a seat's number, or host.zone(\"…\")"
                                : NULL,
                            "'%s' of '%s' must be a %s, not %s", signature.name[count], row->name,
                            vaka_type_word(signature.arg[count]), wrong);
        if (count < signature.arg_count)
            check_literal(scan, at, row, &signature, count);
        last = at;
    }
    uint8_t type = last ? scan->syntax.nodes[last].type : 0;
    bool open = type == VAKA_NODE_CALL || type == VAKA_NODE_METHOD || type == VAKA_NODE_VARARG;
    if ((count < signature.needed && !open) || count > signature.arg_count) {
        char suggestion[VAKA_SUGGESTION];
        vaka_file_wrong(&scan->page, scan->syntax.nodes[call].spot,
                        vaka_scan_call_text(row->name, &signature, suggestion),
                        "'%s' takes %u %s, not %u", row->name, signature.arg_count,
                        signature.arg_count == 1 ? "argument" : "arguments", count);
    }
}

static void check_export(vaka_scan *scan, uint32_t call, const vaka_export *rows, uint32_t count)
{
    uint32_t callee = scan->syntax.nodes[call].first;

    for (uint32_t i = 0; i < count; i++) {
        if (!vaka_syntax_is(&scan->syntax, callee, rows[i].name))
            continue;
        check_arguments(scan, &rows[i], call);
        if (scan->look && rows[i].flags & VAKA_EXPORT_CHANGE)
            vaka_file_wrong(&scan->page, scan->syntax.nodes[callee].spot, NULL,
                            "'%s' changes the game, which cannot be done in %s", rows[i].name,
                            scan->look);
        if (rows == vaka_host_exports)
            check_host_names(scan, rows[i].name, scan->syntax.nodes[callee].next);
    }
}

/* host.finish { … }: its fields, and a reason that can be read. */
static void check_finish(vaka_scan *scan, uint32_t callee)
{
    static const char *const known[] = {"winners", "reason", "lost"};
    uint32_t table = scan->syntax.nodes[callee].next, before;

    if (scan->look)
        vaka_file_wrong(&scan->page, scan->syntax.nodes[callee].spot, NULL,
                        "'finish' ends the game, which cannot be done in %s", scan->look);
    if (!table)
        vaka_file_wrong(&scan->page, scan->syntax.nodes[callee].spot,
                        "write: host.finish { reason = \"…\" }", "host.finish takes a table");
    if (!table || scan->syntax.nodes[table].type != VAKA_NODE_TABLE)
        return;
    before = scan->page.complaints->total;
    if (!vaka_syntax_named(&scan->syntax, table, "reason")) {
        vaka_file_wrong(&scan->page, scan->syntax.nodes[callee].spot,
                        "write: host.finish { reason = \"…\" }",
                        "the game ends without a reason: people are told only which card or rule "
                        "has ended it");
        vaka_complaints_warn(scan->page.complaints, before);
    }
    for (uint32_t at = scan->syntax.nodes[table].first; at; at = scan->syntax.nodes[at].next) {
        if (scan->syntax.nodes[at].type != VAKA_NODE_NAMED)
            continue;
        check_name(scan, at, "field of host.finish named", VAKA_NAMED_ROWS(known, 3));
        if (vaka_syntax_is(&scan->syntax, at, "reason"))
            check_said(scan, vaka_syntax_value(&scan->syntax, at));
    }
}

/* Is there a question in a function? Where it is, or 0. */
static uint32_t question_in(const vaka_scan *scan, uint32_t node, uint32_t depth)
{
    const vaka_node *at = &scan->syntax.nodes[node];
    uint32_t found = 0;

    if (at->type == VAKA_NODE_CALL && scan->syntax.nodes[at->first].type == VAKA_NODE_FIELD &&
        vaka_scan_is_table(scan, scan->syntax.nodes[at->first].first, "ask"))
        return node;
    for (uint32_t child = at->first; child && !found && depth < 200;
         child = scan->syntax.nodes[child].next)
        found = question_in(scan, child, depth + 1);
    return found;
}

/* A local function that asks, used where nothing can be asked. */
static void check_helper(const vaka_scan *scan, uint32_t name, const char *look)
{
    const vaka_scan_local *local;
    char quote[VAKA_WORD_QUOTE], suggestion[VAKA_SUGGESTION];
    uint32_t asks;

    if (scan->syntax.nodes[name].type != VAKA_NODE_NAME)
        return;
    local = vaka_scan_local_named(scan, vaka_syntax_text(&scan->syntax, name));
    if (!local || !local->value || scan->syntax.nodes[local->value].type != VAKA_NODE_FUNCTION)
        return;
    asks = question_in(scan, local->value, 0);
    if (!asks)
        return;
    snprintf(suggestion, sizeof suggestion, "it asks at line %d",
             (int)scan->syntax.nodes[asks].spot.line);
    vaka_file_wrong(&scan->page, scan->syntax.nodes[name].spot, suggestion,
                    "'%s' asks a question, which cannot be done in %s",
                    vaka_word_quote(local->name, quote), look);
}

/* Does a function give anything back? One inside it may do so in its place. */
static bool gives_back(const vaka_scan *scan, uint32_t node, uint32_t depth)
{
    const vaka_node *at = &scan->syntax.nodes[node];

    if (depth >= 200 || (at->type == VAKA_NODE_RETURN && at->first))
        return true;
    for (uint32_t child = at->first; child; child = scan->syntax.nodes[child].next)
        if (gives_back(scan, child, depth + 1))
            return true;
    return false;
}

static void scan_filter(vaka_scan *scan, uint32_t node, const char *look)
{
    if (scan->syntax.nodes[node].type == VAKA_NODE_FUNCTION && !gives_back(scan, node, 0))
        vaka_file_wrong(&scan->page, scan->syntax.nodes[node].spot, "write: return …",
                        "%s gives nothing back", look);
    check_helper(scan, node, look);
    vaka_scan_look(scan, node, look);
}

static void check_prompt(vaka_scan *scan, uint32_t value)
{
    if (vaka_syntax_text(&scan->syntax, value).length >= VAKA_PROMPT_ROOM && is_string(scan, value))
        vaka_file_wrong(&scan->page, scan->syntax.nodes[value].spot, "put it into lang/en.lua",
                        "the prompt is longer than %d bytes", VAKA_PROMPT_ROOM - 1);
    else
        vaka_scan_shown(scan, value);
}

static void check_options(vaka_scan *scan, uint32_t list)
{
    if (scan->syntax.nodes[list].type != VAKA_NODE_TABLE)
        return;
    for (uint32_t at = scan->syntax.nodes[list].first; at; at = scan->syntax.nodes[at].next)
        vaka_scan_shown(scan, vaka_syntax_value(&scan->syntax, at));
}

static const char *const of_questions[] = {"seat",    "prompt",  "where",    "prefer",   "hint",
                                           "default", "among",   "may_pass", "always",   "min",
                                           "max",     "options", "of",       "at_least", "at_most"};
static const char *const of_sealed[] = {"of",      "seats", "prompt", "among",    "where", "prefer",
                                        "options", "min",   "max",    "may_pass", "hint"};

/* What a question may be `of`; only a sealed one of yes and no. */
static const char *const sorts_of_questions[] = {"space",  "piece",  "card",  "seat",
                                                 "number", "choice", "yes_no"};
#define SORTS (sizeof sorts_of_questions / sizeof *sorts_of_questions)

/* One field of a question. */
static void scan_field(vaka_scan *scan, uint32_t field, bool sealed)
{
    vaka_named_rows known =
        sealed ? VAKA_NAMED_ROWS(of_sealed, sizeof of_sealed / sizeof *of_sealed)
               : VAKA_NAMED_ROWS(of_questions, sizeof of_questions / sizeof *of_questions);
    uint32_t value = vaka_syntax_value(&scan->syntax, field);

    if (scan->syntax.nodes[field].type == VAKA_NODE_NAMED)
        check_name(scan, field,
                   sealed ? "field of a sealed question named" : "field of a question named",
                   known);
    if (vaka_syntax_is(&scan->syntax, field, "where"))
        scan_filter(scan, value, "a filter ('where')");
    else if (vaka_syntax_is(&scan->syntax, field, "prefer"))
        scan_filter(scan, value, "a score ('prefer')");
    else
        vaka_scan_node(scan, value);
    if (vaka_syntax_is(&scan->syntax, field, "of") && is_string(scan, value))
        check_name(scan, value, "question named",
                   VAKA_NAMED_ROWS(sorts_of_questions, sealed ? SORTS : SORTS - 1));
    if (vaka_syntax_is(&scan->syntax, field, "prompt"))
        check_prompt(scan, value);
    if (vaka_syntax_is(&scan->syntax, field, "options"))
        check_options(scan, value);
    if (vaka_syntax_is(&scan->syntax, field, "hint") && is_string(scan, value) &&
        !vaka_syntax_is(&scan->syntax, value, "gain") &&
        !vaka_syntax_is(&scan->syntax, value, "harm"))
        vaka_file_wrong(&scan->page, scan->syntax.nodes[value].spot, NULL,
                        "'hint' is \"gain\" or \"harm\"");
}

static void need_field(const vaka_scan *scan, uint32_t table, const char *name)
{
    if (!vaka_syntax_named(&scan->syntax, table, name))
        vaka_file_wrong(&scan->page, scan->syntax.nodes[table].spot, NULL,
                        "the question has no '%s'", name);
}

/* What a question of a sort cannot do without; `of`: a word of the file that names the sort. */
static void need_choices(const vaka_scan *scan, uint32_t table, uint32_t of)
{
    if (vaka_syntax_is(&scan->syntax, of, "choice"))
        need_field(scan, table, "options");
    if (vaka_syntax_is(&scan->syntax, of, "piece") || vaka_syntax_is(&scan->syntax, of, "card"))
        need_field(scan, table, "among");
    if (vaka_syntax_is(&scan->syntax, of, "number"))
        need_field(scan, table, "max");
}

/* Questions whose answers are acts of the game itself: only a game that is a script has these. */
static void check_for_scripts(vaka_scan *scan, uint32_t callee)
{
    if (vaka_syntax_is(&scan->syntax, callee, "act") && !vaka_game_of(scan->library->module))
        vaka_file_wrong(&scan->page, scan->syntax.nodes[callee].spot, "ask.choice takes words",
                        "'ask.act' is for games that are scripts");
}

/* ask.sealed: of acts of the game, by `rows`, if it is a script; else `of` something. */
static void scan_sealed(vaka_scan *scan, uint32_t table)
{
    bool rows = vaka_syntax_named(&scan->syntax, table, "rows") != 0;
    uint32_t of = vaka_syntax_named(&scan->syntax, table, "of");

    if (!of) {
        if (rows && !vaka_game_of(scan->library->module))
            vaka_file_wrong(&scan->page, scan->syntax.nodes[table].spot,
                            "say what is chosen: of = \"number\"",
                            "'rows' of ask.sealed is for games that are scripts");
        else if (!rows)
            need_field(scan, table, "of");
        vaka_scan_sealed_acts(scan, table);
        return;
    }
    need_choices(scan, table, vaka_syntax_value(&scan->syntax, of));
    for (uint32_t at = scan->syntax.nodes[table].first; at; at = scan->syntax.nodes[at].next)
        scan_field(scan, at, true);
}

static void scan_question(vaka_scan *scan, uint32_t call)
{
    uint32_t callee = scan->syntax.nodes[call].first, table = scan->syntax.nodes[callee].next;

    if (scan->look)
        vaka_file_wrong(&scan->page, scan->syntax.nodes[callee].spot,
                        "ask before, and use the answer", "nothing can be asked in %s", scan->look);
    if (!table || scan->syntax.nodes[table].type != VAKA_NODE_TABLE) {
        uint8_t type = table ? scan->syntax.nodes[table].type : 0;
        if (!table || type == VAKA_NODE_STRING || type == VAKA_NODE_NUMBER)
            vaka_file_wrong(&scan->page, scan->syntax.nodes[callee].spot,
                            "write: ask.seat{ seat = seat, prompt = \"Who?\" }",
                            "a question takes a table");
        else if (vaka_syntax_is(&scan->syntax, callee, "sealed"))
            vaka_file_wrong(&scan->page, scan->syntax.nodes[callee].spot,
                            "write: ask.sealed{ of = \"number\", max = 3 }",
                            "a sealed question is written in the call: room is made for what can "
                            "be read there");
        vaka_scan_node(scan, table);
        return;
    }
    check_for_scripts(scan, callee);
    if (vaka_syntax_is(&scan->syntax, callee, "sealed")) {
        scan_sealed(scan, table);
        return;
    }
    need_field(scan, table, "seat");
    if (vaka_syntax_is(&scan->syntax, callee, "act")) {
        vaka_scan_acts(scan, table);
        return;
    }
    if (vaka_syntax_is(&scan->syntax, callee, "many"))
        need_field(scan, table, "of");
    need_choices(scan, table, callee);
    for (uint32_t at = scan->syntax.nodes[table].first; at; at = scan->syntax.nodes[at].next)
        scan_field(scan, at, false);
}

/* Argument `n` (from 0) as something that may only look, the others as they are. */
static void scan_arguments(vaka_scan *scan, uint32_t first, int n, const char *look)
{
    for (int i = 0; first; first = scan->syntax.nodes[first].next, i++) {
        if (i == n)
            scan_filter(scan, first, look);
        else
            vaka_scan_node(scan, first);
    }
}

/* `use "NAME"`: is there a file lib/NAME.lua in the mod? `use "GAME/NAME"`: in the game's own? */
static void check_use(vaka_scan *scan, uint32_t node)
{
    vaka_word name = vaka_syntax_text(&scan->syntax, node);
    uint32_t base = vaka_library_base(scan->library);
    size_t length = base < scan->library->mod_count ? strlen(scan->library->mods[base].id) : 0;
    bool own = length && name.length > length && name.at[length] == '/' &&
               memcmp(name.at, scan->library->mods[base].id, length) == 0;
    const vaka_mod_files *files = &scan->library->files->mods[own ? base : scan->mod];
    if (own)
        name = (vaka_word){name.at + length + 1, name.length - length - 1};
    vaka_guess guess = vaka_guess_of(name);

    for (uint32_t i = 0; i < files->count; i++) {
        bool shared =
            vaka_check_is_test(scan->file) && strcmp(files->at[i].folder, "tests/lib") == 0;
        if (strcmp(files->at[i].folder, "lib") != 0 && !shared)
            continue;
        if (vaka_word_is(name, files->at[i].id))
            return;
        vaka_guess_try(&guess, files->at[i].id);
    }
    vaka_file_fields_unknown(&scan->page, scan->syntax.nodes[node].spot,
                             own ? "file in lib/ of the game named" : "file in lib/ named", &guess);
}

/* game:name(…) would hand the table over as the first argument. */
static void check_colon(const vaka_scan *scan, uint32_t call, uint32_t object)
{
    static const char *const tables[] = {"game", "host", "ask"};

    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        if (vaka_scan_is_table(scan, object, tables[i]))
            vaka_file_wrong(&scan->page, scan->syntax.nodes[call].spot,
                            "write a dot, not a colon, before its name",
                            "functions of '%s' are no methods", tables[i]);
}

void vaka_scan_call(vaka_scan *scan, uint32_t call)
{
    const vaka_module *module = scan->library->module;
    uint32_t callee = scan->syntax.nodes[call].first, object = scan->syntax.nodes[callee].first;
    bool member = scan->syntax.nodes[callee].type == VAKA_NODE_FIELD;
    uint32_t first = scan->syntax.nodes[callee].next;

    vaka_scan_node(scan, callee);
    if (scan->syntax.nodes[call].type == VAKA_NODE_METHOD) {
        bool gsub = vaka_syntax_is(&scan->syntax, call, "gsub");
        check_colon(scan, call, callee);
        vaka_scan_test_method(scan, call, callee);
        scan_arguments(scan, first, gsub ? 1 : -1, "a function that replaces text");
    } else if (member && vaka_scan_is_table(scan, object, "ask")) {
        scan_question(scan, call);
    } else if (member && vaka_scan_is_table(scan, object, "table") &&
               vaka_syntax_is(&scan->syntax, callee, "sort")) {
        scan_arguments(scan, first, 1, "a comparison for sorting");
    } else if (member && vaka_scan_is_table(scan, object, "string") &&
               vaka_syntax_is(&scan->syntax, callee, "gsub")) {
        scan_arguments(scan, first, 2, "a function that replaces text");
    } else {
        scan_arguments(scan, first, -1, NULL);
        if (first && (vaka_syntax_is(&scan->syntax, callee, "ipairs") ||
                      vaka_syntax_is(&scan->syntax, callee, "pairs")))
            vaka_scan_plain(scan, first);
        if (scan->look)
            check_helper(scan, callee, scan->look);
    }
    if (member && vaka_scan_is_table(scan, object, "game"))
        check_export(scan, call, module->exports, module->export_count);
    if (member && vaka_scan_is_table(scan, object, "host"))
        check_export(scan, call, vaka_host_exports, vaka_host_export_count);
    if (member && vaka_scan_is_table(scan, object, "host") &&
        vaka_syntax_is(&scan->syntax, callee, "finish"))
        check_finish(scan, callee);
    if (member)
        vaka_scan_panel_call(scan, callee, first);
    if (vaka_game_of(module))
        vaka_scan_game_call(scan, callee, first);
    if (vaka_scan_is_table(scan, callee, "use") && is_string(scan, first))
        check_use(scan, first);
    if (vaka_scan_is_table(scan, callee, "text") && is_string(scan, first))
        vaka_scan_text(scan, scan->syntax.nodes[first].spot,
                       vaka_syntax_text(&scan->syntax, first));
}
