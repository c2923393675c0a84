/* script/tools/describe_meta.c - the meta file for editors, and the settings that go with it.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/describe_inside.h"

#include "files/file.h"

#include <stdlib.h>
#include <string.h>

/* LuaCATS type of an argument or a result: "vaka.seat", "vaka.zone[]", "integer". */
static void write_type(uint8_t type, bool result, FILE *out)
{
    uint8_t plain = type & VAKA_TYPE_PLAIN;
    bool named = plain == VAKA_TYPE_ZONE || plain == VAKA_TYPE_SPACE || plain == VAKA_TYPE_KIND;
    bool sure = plain == VAKA_TYPE_BOOL || plain == VAKA_TYPE_ZONE_ID ||
                plain == VAKA_TYPE_ZONE_TITLE || type == VAKA_TYPE_INT || (type & VAKA_TYPE_LIST);

    fprintf(out, "%s%s", vaka_type_editor(type), type & VAKA_TYPE_LIST ? "[]" : "");
    if (!result && named)
        fputs("|string", out);
    if (!result && (type & VAKA_TYPE_ANY))
        fputs("|\"" VAKA_ANY "\"", out);
    if (result && !sure)
        fputs("?", out);
}

/* The same of an argument: a text that is one of some words is `"a"|"b"`. */
static void write_arg_type(const vaka_export *row, const vaka_signature *signature, uint32_t arg,
                           FILE *out)
{
    bool text = (signature->arg[arg] & VAKA_TYPE_PLAIN) == VAKA_TYPE_TEXT;
    vaka_word words = text ? vaka_row_words(row, signature->name[arg]) : (vaka_word){NULL, 0};

    if (!words.length)
        write_type(signature->arg[arg], false, out);
    else
        fputs("\"", out);
    for (size_t i = 0; i < words.length; i++)
        if (words.at[i] == '|')
            fputs("\"|\"", out);
        else
            fputc(words.at[i], out);
    if (words.length)
        fputs("\"", out);
}

static void write_comment(FILE *out, const char *text)
{
    fputs("---", out);
    for (; *text; text++)
        fputc(*text == '\n' ? ' ' : *text, out);
    fputs("\n", out);
}

static void write_function(FILE *out, const char *prefix, const vaka_export *row)
{
    vaka_signature signature = vaka_describe_signature(row->result, row->args);

    write_comment(out, row->help);
    if (row->flags & VAKA_EXPORT_CHANGE)
        fputs("---*Changes the match: only while a card, a rule or a hook acts.*\n", out);
    for (uint32_t i = 0; i < signature.arg_count; i++) {
        fprintf(out, "---@param %s%s ", signature.name[i],
                signature.arg[i] & VAKA_TYPE_OPT ? "?" : "");
        write_arg_type(row, &signature, i, out);
        fputs("\n", out);
    }
    if (signature.result != VAKA_TYPE_NONE) {
        fputs("---@return ", out);
        write_type(signature.result, true, out);
        fputs("\n", out);
    }
    fprintf(out, "function %s.%s(", prefix, row->name);
    for (uint32_t i = 0; i < signature.arg_count; i++)
        fprintf(out, "%s%s", i ? ", " : "", signature.name[i]);
    fputs(") end\n\n", out);
}

static void write_functions(FILE *out, const char *prefix, const vaka_export *rows, uint32_t count)
{
    fprintf(out, "---@class vaka.%s\n%s = {}\n\n", prefix, prefix);
    for (uint32_t i = 0; i < count; i++)
        write_function(out, prefix, &rows[i]);
}

static void write_ask_fields(FILE *out, const vaka_ask_field *fields)
{
    for (; fields->name; fields++)
        fprintf(out, "---@field %s %s %s\n", fields->name, fields->type, fields->help);
}

static void write_questions(FILE *out)
{
    fputs("---@class vaka.question\n", out);
    write_ask_fields(out, vaka_ask_common);
    fputs("\n---@class vaka.ask\nask = {}\n\n", out);
    for (uint32_t i = 0; i < vaka_ask_spec_count; i++) {
        const vaka_ask_spec *spec = &vaka_ask_specs[i];

        fprintf(out, "---@class vaka.question.%s: vaka.question\n", spec->name);
        write_ask_fields(out, spec->fields);
        fputs("\n", out);
        write_comment(out, spec->help);
        fprintf(out,
                "---@param question vaka.question.%s\n---@return %s\nfunction ask.%s(question) "
                "end\n\n",
                spec->name, spec->answer, spec->name);
    }
}

/* What a function of a hook is handed: "fun(at: vaka.zone, who: vaka.seat)". */
static void write_hook_type(FILE *out, const vaka_hook_spec *hook)
{
    vaka_signature signature = vaka_describe_signature("NONE", hook->args);

    fputs("fun(", out);
    for (uint32_t i = 0; i < signature.arg_count; i++) {
        fprintf(out, "%s%s: ", i ? ", " : "", signature.name[i]);
        write_type(signature.arg[i] & VAKA_TYPE_PLAIN, true, out);
    }
    fputs(")", out);
}

static void write_hooks(FILE *out, const vaka_module *module)
{
    fputs("---@class vaka.hooks\n", out);
    for (uint32_t i = 0; i < module->hook_count; i++) {
        fprintf(out, "---@field [\"%s\"]? ", module->hooks[i].id);
        write_hook_type(out, &module->hooks[i]);
        fprintf(out, " %s\n", module->hooks[i].help ? module->hooks[i].help : "");
    }
}

static void write_values(FILE *out, const vaka_module *module)
{
    fputs("\n---@class vaka.modifies\n", out);
    for (uint32_t i = 0; i < module->value_count; i++)
        fprintf(out, "---@field %s? integer of a %s, normally %d, %d to %d. %s\n",
                module->values[i].id, vaka_describe_scope(module->values[i].scope),
                module->values[i].normal, module->values[i].min, module->values[i].max,
                module->values[i].help ? module->values[i].help : "");
}

/* "good|bad" as the types of an editor, each in quotes. */
static void write_words(FILE *out, vaka_word words)
{
    for (size_t i = 0; i < words.length; i++) {
        if (i == 0 || words.at[i - 1] == '|')
            fputs("\"", out);
        if (words.at[i] == '|')
            fputs("\"", out);
        fputc(words.at[i], out);
    }
    fputs(words.length ? "\"" : "string", out);
}

static void write_sort(FILE *out, const vaka_sort *sort)
{
    char name[64];
    vaka_word after;

    fputs("\n", out);
    write_comment(out, sort->help ? sort->help : sort->title);
    fprintf(out, "---@class vaka.%s: vaka.content\n", sort->id);
    for (const char *at = sort->functions; vaka_content_next(&at, name, sizeof name, NULL);)
        fprintf(out, "---@field %s? fun(seat: vaka.seat?, a: integer, b: integer): any\n", name);
    for (const char *at = sort->numbers; vaka_content_next(&at, name, sizeof name, &after);)
        fprintf(out, "---@field %s? integer|boolean normally %.*s\n", name, (int)after.length,
                after.at);
    for (const char *at = sort->words; vaka_content_next(&at, name, sizeof name, &after);) {
        fprintf(out, "---@field %s? ", name);
        write_words(out, after);
        fputs("\n", out);
    }
}

static void write_sorts(FILE *out, const vaka_module *module)
{
    fputs("\n---@class vaka.content\n"
          "---@field title string\n"
          "---@field text? string\n"
          "---@field on? vaka.hooks\n"
          "---@field vars? table<string, integer|boolean|string|vaka.many>\n"
          "---@field actions? table<string, vaka.action> what a seat may do beside what is asked\n"
          "---@field panel? fun(seat: vaka.seat?, s: vaka.panel) lines of its own\n"
          "\n---@class vaka.many\n"
          "---@field each? \"seat\"|\"space\"|\"zone\"\n"
          "---@field size? integer\n"
          "---@field start integer|boolean|string\n"
          "\n---@class vaka.panel\n"
          "---@field note fun(text: string, a?: integer, b?: integer, c?: integer, tone?: any)\n"
          "---@field meter fun(text: string, now: integer, most: integer, tone?: any)\n"
          "---@field strip fun(text: string, tone?: any)\n"
          "---@field kind fun(kind: vaka.kind|string, count: integer)\n"
          "---@field table fun(columns: integer)\n"
          "---@field cell fun(text: string, a?: integer, b?: integer)\n"
          "---@field lit fun()\n"
          "---@field die fun(face: integer, text?: string, tone?: any)\n"
          "\n---@class vaka.action\n"
          "---@field title string what its button says\n"
          "---@field play fun(seat: vaka.seat)\n"
          "---@field may_play? fun(seat: vaka.seat): boolean|string|nil true, or why not: one of "
          "its reasons\n"
          "---@field reasons? table<string, string>\n"
          "---@field rule? string\n"
          "---@field once? \"turn\"|\"game\"\n"
          "---@field anytime? boolean also by a seat that is not asked\n"
          "---@field steps? (",
          out);
    for (uint32_t i = 0; i < module->step_count; i++)
        fprintf(out, "%s\"%s\"", i ? "|" : "", module->steps[i].id);
    fputs(")[]\n", out);
    for (uint32_t i = 0; i < module->sort_count; i++)
        write_sort(out, &module->sorts[i]);
    fputs("\n---@class vaka.rule: vaka.content\n"
          "---@field rule? string its number in the rulebook\n"
          "---@field modifies? vaka.modifies\n"
          "---@field options? table\n"
          "---@field conflicts? string[]\n"
          "---@field scenarios? string[] the only ones it goes with\n"
          "---@field brings? string[]\n",
          out);
}

static void write_column(FILE *out, const vaka_column *column)
{
    fprintf(out, "---@field %s%s ", column->id, column->flags & VAKA_COLUMN_NEEDED ? "" : "?");
    if (column->type == VAKA_COLUMN_WORD)
        write_words(out, vaka_word_of(column->words ? column->words : ""));
    else
        fputs(column->type == VAKA_COLUMN_INT    ? "integer"
              : column->type == VAKA_COLUMN_BOOL ? "boolean"
                                                 : "string",
              out);
    fprintf(out, " %s\n", column->help ? column->help : "");
}

static void write_tables(FILE *out, const vaka_module *module)
{
    for (uint32_t i = 0; i < module->table_count; i++) {
        const vaka_data_table *table = &module->tables[i];

        fputs("\n", out);
        write_comment(out, table->help ? table->help : table->id);
        fprintf(out, "---@class vaka.table.%s\n---@field id string\n", table->id);
        for (uint32_t j = 0; j < table->column_count; j++)
            write_column(out, &table->columns[j]);
    }
}

char *vaka_describe_meta(const vaka_module *module)
{
    vaka_prose prose;

    vaka_prose_begin(&prose);
    fprintf(
        prose.out,
        "---@meta\n\n-- What scripts for %s (%s %s) may use. Written by `vaka describe`: change "
        "nothing here.\n\n"
        "---@alias vaka.seat integer\n"
        "---@alias vaka.zone integer\n"
        "---@alias vaka.space integer\n"
        "---@alias vaka.kind integer\n"
        "---@alias vaka.piece integer\n\n",
        module->title, module->id, module->version);
    write_functions(prose.out, "game", module->exports, module->export_count);
    write_functions(prose.out, "host", vaka_host_exports, vaka_host_export_count);
    fputs("---Ends the match. winners left out: who has the most points; empty: a draw.\n"
          "---@param how { winners: vaka.seat[]?, reason: string?, lost: boolean? }\n"
          "function host.finish(how) end\n\n"
          "---Shows values to the author of a mod where it is tried or tested, and only there.\n"
          "function debug(...) end\n\n",
          prose.out);
    write_questions(prose.out);
    fputs("---The mod's variables, as its content declares them in `vars`.\n"
          "---@type table<string, integer|boolean|string|table>\nvars = {}\n\n"
          "---The id of a text, which everybody reads in his language: text.id or text(\"id\").\n"
          "---@type table<string, string>|fun(id: string): string\ntext = {}\n\n"
          "---What the mod's file lib/NAME.lua returned: code that its files share, read-only.\n"
          "---@param name string\n---@return table\nfunction use(name) end\n"
          "\n",
          prose.out);
    vaka_describe_game_meta(prose.out, module);
    write_hooks(prose.out, module);
    write_values(prose.out, module);
    write_sorts(prose.out, module);
    write_tables(prose.out, module);
    return vaka_prose_take(&prose);
}

/* For the Lua language server. */
static const char luarc[] = "{\n"
                            "    \"runtime.version\": \"Lua 5.4\",\n"
                            "    \"workspace.library\": [\".vaka\"],\n"
                            "    \"workspace.checkThirdParty\": false,\n"
                            "    \"diagnostics.disable\": [\"lowercase-global\"],\n"
                            "    \"runtime.builtin\": {\n"
                            "        \"coroutine\": \"disable\",\n"
                            "        \"debug\": \"disable\",\n"
                            "        \"ffi\": \"disable\",\n"
                            "        \"io\": \"disable\",\n"
                            "        \"jit\": \"disable\",\n"
                            "        \"os\": \"disable\",\n"
                            "        \"package\": \"disable\"\n"
                            "    }\n"
                            "}\n";

char *vaka_describe_luacheckrc(const vaka_module *module)
{
    vaka_prose prose;

    vaka_prose_begin(&prose);
    fputs("-- What scripts may use. Written by `vaka describe`.\n"
          "stds.vaka = {\n    read_globals = {\n"
          "        \"ask\", \"debug\", \"game\", \"host\", \"text\",\n",
          prose.out);
    for (const char *const *name = vaka_describe_globals; *name; name++)
        fprintf(prose.out, "        \"%s\",\n", *name);
    vaka_describe_game_names(prose.out, module);
    fputs("    },\n    globals = { vars = { other_fields = true, read_only = false } },\n}\n"
          "std = \"vaka\"\nmax_line_length = false\nunused_args = false\n"
          "exclude_files = { \".vaka\" }\n",
          prose.out);
    return vaka_prose_take(&prose);
}

/* Writes a text to a file of the folder and frees it. */
static vaka_status write_file(const char *folder, const char *name, char *text, vaka_error *err)
{
    char path[4096];
    vaka_status status = snprintf(path, sizeof path, "%s/%s", folder, name) < (int)sizeof path
                             ? vaka_file_write(path, text, err)
                             : vaka_fail(err, VAKA_ERR_SYSTEM, "too long a path: %.100s…", folder);

    free(text);
    return status;
}

vaka_status vaka_describe_write(const vaka_module *module, const char *folder, vaka_error *err)
{
    char name[256];
    char path[4096];
    vaka_status status;

    snprintf(path, sizeof path, "%s/.vaka", folder);
    status = vaka_file_folder(path, err);
    snprintf(name, sizeof name, ".vaka/%s.lua", vaka_library_short_name(module));
    status = status ? status : write_file(folder, name, vaka_describe_meta(module), err);
    status = status ? status : write_file(folder, ".luarc.json", vaka_xcopy(luarc), err);
    return status ? status
                  : write_file(folder, ".luacheckrc", vaka_describe_luacheckrc(module), err);
}
