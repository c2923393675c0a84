/* script/tools/describe.c - the reference for authors of scripts.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/game.h"
#include "script/tools/describe_inside.h"
#include "script/tools/mod_test.h"
#include "table/codec.h"

#include <stdlib.h>
#include <string.h>

void vaka_prose_begin(vaka_prose *prose)
{
    *prose = (vaka_prose){0};
    prose->out = vaka_xneed(open_memstream(&prose->text, &prose->size));
}

char *vaka_prose_take(vaka_prose *prose)
{
    return vaka_xneed(fclose(prose->out) == 0 ? prose->text : NULL);
}

vaka_signature vaka_describe_signature(const char *result, const char *args)
{
    vaka_signature signature;

    if (vaka_signature_read(result, args, &signature, NULL))
        signature = (vaka_signature){0};
    return signature;
}

const char *vaka_describe_scope(uint32_t scope)
{
    static const char *const scopes[] = {"game", "seat", "zone", "kind", "pair of seats"};

    return scope <= VAKA_SCOPE_PAIR ? scopes[scope] : "?";
}

/* "at: zone, owner: seat or nil" */
static void write_args(FILE *out, const vaka_signature *signature)
{
    for (uint32_t i = 0; i < signature->arg_count; i++)
        fprintf(out, "%s%s: %s%s", i ? ", " : "", signature->name[i],
                vaka_type_word(signature->arg[i]),
                signature->arg[i] & VAKA_TYPE_ANY   ? " or \"" VAKA_ANY "\""
                : signature->arg[i] & VAKA_TYPE_OPT ? " or nil"
                                                    : "");
}

static void write_result(FILE *out, uint8_t type)
{
    bool may_be_nil = type != VAKA_TYPE_INT && type != VAKA_TYPE_BOOL && !(type & VAKA_TYPE_LIST) &&
                      type != VAKA_TYPE_ZONE_ID && type != VAKA_TYPE_ZONE_TITLE;

    if (type == VAKA_TYPE_NONE)
        return;
    fprintf(out, " → %s%s%s", type & VAKA_TYPE_LIST ? "list of " : "", vaka_type_word(type),
            may_be_nil ? " or nil" : "");
}

static void write_exports(FILE *out, const char *prefix, const vaka_export *rows, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        vaka_signature signature = vaka_describe_signature(rows[i].result, rows[i].args);

        fprintf(out, "- `%s.%s(", prefix, rows[i].name);
        write_args(out, &signature);
        fputs(")", out);
        write_result(out, signature.result);
        fprintf(out, "`%s  \n  %s\n", rows[i].flags & VAKA_EXPORT_CHANGE ? " **change**" : "",
                rows[i].help);
    }
}

static void write_functions(FILE *out, const vaka_module *module)
{
    fputs("\n## Functions\n\n"
          "Seats, zones and kinds are numbers from 0. A zone or a kind may also be given by its id "
          "(`\"harbour\"`, `\"2,-1\"`; but the place of a value only by `host.zone(\"harbour\")`), "
          "a piece only by what a function returned: it is stale when "
          "the piece has left the game or was shuffled, and cannot be kept from one action to the "
          "next. Functions marked **change** may be called only while a card, a rule or a hook "
          "acts; the others everywhere, in filters and values too. A script that acts sees the "
          "whole table; a filter or a value may be handed the table as one seat sees it, with the "
          "backs of hidden pieces.\n\n### game\n\n",
          out);
    if (module->export_count == 0)
        fputs("The game gives no functions of its own.\n", out);
    write_exports(out, "game", module->exports, module->export_count);
    fputs("\n### host\n\n", out);
    write_exports(out, "host", vaka_host_exports, vaka_host_export_count);
    fputs(
        "- `host.finish{ winners = { seat, … }, reason = text, lost = boolean }` **change**  \n  "
        "Ends the match. `winners` left out: who is in the game and has the most points; empty: a "
        "draw. `reason` says why: the id of a text or a sentence, as it is. `lost`: all have "
        "lost.\n"
        "- `debug(...)`  \n  Shows values to the author of a mod, in `vaka try`, in `vaka "
        "test` and in the window's log of a trial; nothing comes of it anywhere else.\n",
        out);
}

static void write_fields(FILE *out, const vaka_ask_field *fields)
{
    for (; fields->name; fields++)
        fprintf(out, "  - `%s`: %s — %s\n", fields->name, fields->type, fields->help);
}

static void write_questions(FILE *out)
{
    fputs(
        "\n### ask\n\n"
        "A question is a call that returns the answer: `local at = ask.space{ seat = seat, prompt "
        "= \"Where?\" }`. Only what acts may ask: no filter, no value, no sorting. Every "
        "question takes these fields (those with a `?` may be left out):\n\n",
        out);
    write_fields(out, vaka_ask_common);
    fputs("\n", out);
    for (uint32_t i = 0; i < vaka_ask_spec_count; i++) {
        const vaka_ask_spec *spec = &vaka_ask_specs[i];

        fprintf(out, "- `ask.%s{...} → %s`  \n  %s\n", spec->name, spec->answer, spec->help);
        write_fields(out, spec->fields);
    }
}

static void write_number(FILE *out, const char *name, vaka_word normal)
{
    vaka_word bounds = vaka_content_more(normal);

    fprintf(out, "- `%s`: a number, normally %.*s", name, (int)normal.length, normal.at);
    if (bounds.length)
        fprintf(out, "; %.*s", (int)bounds.length, bounds.at);
    fputs("\n", out);
}

/* What a file of content may offer, and in which steps. */
static void write_actions(FILE *out, const vaka_module *module)
{
    fputs("\n### Actions (`actions = { NAME = { … } }`)\n\n"
          "What a rule or card lets a seat do beside what is asked, in the open: each is a button. "
          "A card's own needs `may_play`.\n\n"
          "- `title`: what the button says\n"
          "- `play = function(seat)`: what it does; it may ask and change\n"
          "- `may_play = function(seat)`: true, false, or one of `reasons` by its name; it sees "
          "what the seat sees, and may only look. Left out: it may always be taken\n"
          "- `reasons`: sentences by name: why not\n"
          "- `rule`: its number, with which a refusal is told; left out: that of the file\n"
          "- `once`: one of `turn|game`; left out: as often as `may_play` says\n"
          "- `anytime = true`: also by a seat that is not asked\n"
          "- `steps`: a list of these; left out: in all of them\n",
          out);
    for (uint32_t i = 0; i < module->step_count; i++)
        fprintf(out, "  - `%s`: %s\n", module->steps[i].id, module->steps[i].title);
}

static void write_sorts(FILE *out, const vaka_module *module)
{
    char name[64];
    vaka_word after;

    fputs(
        "\n## Content\n\n"
        "One small file each; it returns a table. All of them have `title`, and may have `text`, "
        "`on` (functions by the name of a hook) and `vars` (numbers, flags and short texts, one or "
        "many, that are kept in the match); a rule also `modifies` (numbers by the name of a "
        "value). `panel = function(seat, s)` shows lines of its own to a seat (nil: to who "
        "watches): `s.note(text, a, b, c, tone)`, `s.meter(text, now, most, tone)`, "
        "`s.strip(text, tone)` and `s.kind(kind, count)`, `s.table(columns)` and `s.cell(text, a, "
        "b)`, `s.lit()`, `s.die(face, text, tone)`; it may only look.\n",
        out);
    write_actions(out, module);
    for (uint32_t i = 0; i < module->sort_count; i++) {
        const vaka_sort *sort = &module->sorts[i];

        fprintf(out, "\n### %s (`%ss/NAME.lua`)\n\n%s\n\n", sort->title, sort->id,
                sort->help ? sort->help : "");
        for (const char *at = sort->functions; vaka_content_next(&at, name, sizeof name, NULL);)
            fprintf(out, "- `%s = function(seat, a, b)`\n", name);
        for (const char *at = sort->numbers; vaka_content_next(&at, name, sizeof name, &after);)
            write_number(out, name, after);
        for (const char *at = sort->words; vaka_content_next(&at, name, sizeof name, &after);)
            fprintf(out, "- `%s`: one of `%.*s`\n", name, (int)after.length, after.at);
    }
    fputs("\n### Rule (`rules/NAME.lua`)\n\n"
          "Something to switch on before a game: also `rule` (its number in the rulebook), "
          "`options`, `conflicts`, `scenarios` (the only ones it goes with) and `brings` (sorts of "
          "cards that are in play only with it). Of a mod that is not chosen a rule brings no "
          "other cards.\n",
          out);
}

/* Files of names and numbers only. */
static void write_plain_files(FILE *out, const vaka_module *module)
{
    fputs(
        "\n### Scenario (`scenarios/NAME.lua`)\n\n"
        "Another setup, without functions: `title`, and if wanted `text`, `rule`, `seats` (`min`, "
        "`max`), `nobody` (names of the last seats, which the rules play), `rules` (switched "
        "on), `rules_allowed` (the only others that may be; left out: all), `options` of the "
        "game, `data` (other printed values: table, row, column), `add` and `leave_out` (rows of "
        "tables), `cards` (other numbers: sort, card), `brings` (sorts of cards that are in play "
        "only in it) and `queue` (results of chance that come first). Options of the game:\n\n",
        out);
    for (uint32_t i = 0; i < module->option_count; i++)
        fprintf(out, "- `%s`: from %d to %d, normally %d. %s\n", module->options[i].id,
                module->options[i].min, module->options[i].max, module->options[i].normal,
                module->options[i].title);
    if (module->option_count == 0)
        fputs("- none\n", out);
    fprintf(
        out,
        "\n### The mod itself (`mod.lua`)\n\n"
        "`id`, `title`, `version` (`\"1.0.0\"`), `api = %u` and `game = \"%s\"`; if wanted "
        "`text`, `licence`, `authors`, `needs` (other mods: `\"other >= 1.2\"`), `replaces` "
        "(what its own takes the place of: a card `\"SORT.NAME\"`, a rule `\"rule.NAME\"`, what "
        "others add to a value `\"value.NAME\"`, a printed value `\"TABLE.ROW.COLUMN\"`) and "
        "`optional` (of a mod that comes with the game: in play only by name).\n",
        VAKA_SCRIPT_API, vaka_library_short_name(module));
}

static void write_hooks(FILE *out, const vaka_module *module)
{
    fputs("\n## Hooks\n\n", out);
    if (module->hook_count == 0)
        fputs("The game names none.\n", out);
    for (uint32_t i = 0; i < module->hook_count; i++) {
        vaka_signature signature = vaka_describe_signature("NONE", module->hooks[i].args);

        fprintf(out, "- `[\"%s\"] = function(", module->hooks[i].id);
        write_args(out, &signature);
        fprintf(out, ")`  \n  %s\n", module->hooks[i].help ? module->hooks[i].help : "");
    }
}

static void write_values(FILE *out, const vaka_module *module)
{
    fputs("\n## Values\n\n", out);
    if (module->value_count == 0) {
        fputs("The game has none.\n", out);
        return;
    }
    fputs(
        "Numbers that content changes with `modifies`, `host.modify` and `host.set_value`: at one "
        "place, or `\"everywhere\"`. Mods of API level 1 may write nil for that; later ones "
        "may not, but for values of the game.\n\n"
        "| value | of a | normal | from | to | |\n|---|---|---|---|---|---|\n",
        out);
    for (uint32_t i = 0; i < module->value_count; i++) {
        const vaka_value_spec *value = &module->values[i];

        fprintf(out, "| `%s` | %s | %d | %d | %d | %s |\n", value->id,
                vaka_describe_scope(value->scope), value->normal, value->min, value->max,
                value->help ? value->help : "");
    }
}

static void write_column_type(FILE *out, const vaka_column *column)
{
    switch (column->type) {
    case VAKA_COLUMN_INT:
        fprintf(out, "number from %d to %d", column->min, column->max);
        return;
    case VAKA_COLUMN_BOOL:
        fputs("true or false", out);
        return;
    case VAKA_COLUMN_ROW:
        fprintf(out, "id of a row of `%s`", column->words ? column->words : "?");
        return;
    case VAKA_COLUMN_WORD:
        fputs("one of", out);
        for (int32_t i = 0; i < vaka_word_list_size(column->words); i++) {
            vaka_word word = vaka_word_list_at(column->words, i);
            fprintf(out, " `%.*s`", (int)word.length, word.at);
        }
        return;
    default:
        if (column->words)
            fprintf(out, "id of content of the sort `%s`", column->words);
        else
            fputs("text", out);
    }
}

static void write_tables(FILE *out, const vaka_module *module)
{
    fputs("\n## Tables of printed values\n\n", out);
    if (module->table_count == 0)
        fputs("The game has none.\n", out);
    for (uint32_t i = 0; i < module->table_count; i++) {
        const vaka_data_table *table = &module->tables[i];

        fprintf(out, "### %s\n\n%s\n\n- `id`: text, needed\n", table->id,
                table->help ? table->help : "");
        for (uint32_t j = 0; j < table->column_count; j++) {
            const vaka_column *column = &table->columns[j];

            fprintf(out, "- `%s`: ", column->id);
            write_column_type(out, column);
            fprintf(out, "%s%s%s\n", column->flags & VAKA_COLUMN_NEEDED ? ", needed" : "",
                    column->help ? ". " : "", column->help ? column->help : "");
        }
        fputs("\n", out);
    }
}

static void write_globals(FILE *out)
{
    fputs("\n## Always there\n\n`game`, `host`, `ask`, `vars` (the mod's variables), `text` (texts "
          "of the mod's languages by id), `use` (`use \"NAME\"` is what the mod's file "
          "`lib/NAME.lua` returned, read-only), and of Lua",
          out);
    for (const char *const *name = vaka_describe_globals; *name; name++)
        fprintf(out, "%s `%s`", name == vaka_describe_globals ? "" : ",", *name);
    fputs(". Nothing else.\n", out);
}

/* How actions are written: those of the game, and what answers a script. */
static void write_verbs(FILE *out, const vaka_module *module)
{
    char form[VAKA_VERB_FORM];

    fputs("\nActions are texts, as in the terminal; `t:legal()` lists those that are possible. ",
          out);
    for (uint32_t i = 0; i < module->verb_count; i++)
        fprintf(out, "%s`%s`",
                i ? ", " : "The game's own: ", vaka_verb_form(&module->verbs[i], form));
    fputs(module->verb_count ? ".\n" : "\n", out);
    fputs("\nA question of a script is answered by `choose-space ZONE`, `choose-piece KIND ZONE`, "
          "`choose-card KIND`, `choose-seat SEAT`, `choose-number N`, `choose-option N` (of "
          "`ask.choice`: 0 is the first text; of `ask.yes_no`: 0 is yes, 1 no), or, where "
          "`may_pass` is said, by `decline`.\n",
          out);
}

static void write_tests(FILE *out, const vaka_module *module)
{
    fputs("\n## Tests\n\nA file in `tests/` returns a table of functions. Each is a test, run by "
          "`vaka test`, and is handed `t`:\n\n",
          out);
    for (const vaka_mod_test_method *at = vaka_mod_test_methods; at->name; at++)
        fprintf(out, "- `%s`: %s\n", at->call, at->help);
    write_verbs(out, module);
}

char *vaka_describe_reference(const vaka_module *module)
{
    vaka_prose prose;

    vaka_prose_begin(&prose);
    fprintf(prose.out,
            "# Scripts for %s\n\nWhat the files of a mod for `%s` (version %s) may use.\n",
            module->title, module->id, module->version);
    write_sorts(prose.out, module);
    write_plain_files(prose.out, module);
    write_hooks(prose.out, module);
    write_functions(prose.out, module);
    write_questions(prose.out);
    vaka_describe_game(prose.out, module);
    write_values(prose.out, module);
    write_tables(prose.out, module);
    write_globals(prose.out);
    write_tests(prose.out, module);
    return vaka_prose_take(&prose);
}
