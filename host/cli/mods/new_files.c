/* cli/mods/new_files.c - first versions of the files of a mod, from what a game declares.
 *
 * SPDX-License-Identifier: MIT
 *
 * Every one of them passes `vaka check` as it is, and says in comments what can be done with it. */
#include "cli/mods/new_files.h"

#include "cli/base/start.h"
#include "cli/mods/new_scenario.h"
#include "table/content.h"
#include "text/word.h"

#include <ctype.h>
#include <string.h>

#define WIDTH 100u

/* "heavy_storm" as people read it: "Heavy storm". */
static void write_title(const char *id, FILE *out)
{
    fprintf(out, "    title = \"%c", toupper((unsigned char)*id));
    for (id++; *id; id++)
        fputc(*id == '_' || *id == '-' ? ' ' : *id, out);
    fputs("\",\n", out);
}

/* A comment of as many lines as it takes; broken at spaces and behind '|'. */
static void write_comment(const char *indent, const char *text, FILE *out)
{
    size_t room = WIDTH - strlen(indent) - 3;

    while (*text) {
        size_t length = strlen(text), cut = length;
        if (length > room)
            for (cut = room; cut > 1 && text[cut] != ' ' && text[cut - 1] != '|';)
                cut--;
        if (cut <= 1)
            cut = length;
        fprintf(out, "%s-- %.*s\n", indent, (int)cut, text);
        text += cut;
        text += strspn(text, " ");
    }
}

/* The normal value behind the n-th name of a list written "a b=1 c=x|y". */
static vaka_word value_of(const char *list, uint32_t n)
{
    vaka_word word = {0};

    for (uint32_t i = 0; i <= n; i++)
        word = vaka_word_next(&list);
    const char *equals = memchr(word.at, '=', word.length);
    if (!equals)
        return (vaka_word){"", 0};
    return (vaka_word){equals + 1, word.length - (size_t)(equals + 1 - word.at)};
}

static void write_numbers(const vaka_sort *sort, FILE *out)
{
    char name[64];

    for (uint32_t n = 0; vaka_content_name(sort->numbers, n, name, sizeof name); n++) {
        vaka_word normal = value_of(sort->numbers, n);
        fprintf(out, "    %s = %.*s,\n", name, normal.length ? (int)normal.length : 1,
                normal.length ? normal.at : "0");
    }
    for (uint32_t n = 0; vaka_content_name(sort->words, n, name, sizeof name); n++) {
        vaka_word words = value_of(sort->words, n);
        int first = (int)strcspn(words.at, "| ");
        char list[512];
        snprintf(list, sizeof list, "one of %.*s", (int)words.length, words.at);
        write_comment("    ", list, out);
        fprintf(out, "    %s = \"%.*s\",\n", name,
                first < (int)words.length ? first : (int)words.length, words.at);
    }
}

/* A change that takes a seat, or a seat and a number, can be shown as it would be written. */
static void write_example(const vaka_module *module, FILE *out)
{
    for (uint32_t i = 0; i < module->export_count; i++) {
        const vaka_export *row = &module->exports[i];
        bool alone = strncmp(row->args, "SEAT ", 5) == 0 && !strchr(row->args, ',');
        bool number = strncmp(row->args, "SEAT ", 5) == 0 && strstr(row->args, ", INT ") &&
                      strchr(row->args, ',') == strrchr(row->args, ',');

        if ((row->flags & VAKA_EXPORT_CHANGE) && (alone || number)) {
            fprintf(out, "        -- game.%s(seat%s): %s\n", row->name, number ? ", 1" : "",
                    row->help ? row->help : "");
            return;
        }
    }
}

static void write_item(const vaka_new_sort *of, const vaka_module *module, const char *id,
                       FILE *out)
{
    const vaka_sort *sort = of->sort;
    const char *game = vaka_start_short_name(module);
    char name[64];

    fprintf(out, "-- %s.lua - one sentence about what it does.\nreturn {\n", id);
    write_title(id, out);
    fputs("    text = \"What the players read.\",\n", out);
    write_numbers(sort, out);
    if (sort->help)
        write_comment("    ", sort->help, out);
    if (vaka_content_name(sort->functions, 0, name, sizeof name)) {
        fprintf(out, "    %s = function(seat)\n        -- What happens. ", name);
        fprintf(out, "`vaka describe %s` tells what can be used.\n", game);
        write_example(module, out);
        fputs("    end,\n", out);
    }
    for (uint32_t n = 1; vaka_content_name(sort->functions, n, name, sizeof name); n++)
        fprintf(out, "%s%s", n > 1 ? ", " : "    -- It may also have: ", name);
    if (vaka_content_name(sort->functions, 1, name, sizeof name))
        fputc('\n', out);
    fputs("}\n", out);
}

/* "zone at, seat who" as the names alone. */
static void write_arguments(const char *args, FILE *out)
{
    bool more = false;

    for (const char *at = args ? args : ""; *at;) {
        size_t length = strcspn(at, ",");
        const char *name = memchr(at, ' ', length);
        if (name)
            fprintf(out, "%s%.*s", more ? ", " : "", (int)(length - (size_t)(name + 1 - at)),
                    name + 1);
        more = true;
        at += length + strspn(at + length, ", ");
    }
}

static void write_rule(const vaka_new_sort *of, const vaka_module *module, const char *id,
                       FILE *out)
{
    char list[4096];
    size_t length;

    (void)of;
    fprintf(out, "-- %s.lua - a rule that can be switched on: one sentence about it.\nreturn {\n",
            id);
    write_title(id, out);
    fputs("    text = \"What the players read.\",\n", out);
    if (module->value_count) {
        length = (size_t)snprintf(list, sizeof list, "Numbers it changes, one or more of");
        for (uint32_t i = 0; i < module->value_count && length < sizeof list; i++)
            length += (size_t)snprintf(list + length, sizeof list - length, "%s %s", i ? "," : "",
                                       module->values[i].id);
        write_comment("    ", list, out);
        fprintf(out, "    modifies = { %s = 0 },\n", module->values[0].id);
    }
    if (module->hook_count) {
        length = (size_t)snprintf(list, sizeof list, "Moments at which it acts, one or more of");
        for (uint32_t i = 0; i < module->hook_count && length < sizeof list; i++)
            length += (size_t)snprintf(list + length, sizeof list - length, "%s %s", i ? "," : "",
                                       module->hooks[i].id);
        write_comment("    ", list, out);
        fputs("    on = {\n", out);
        write_comment("        ", module->hooks[0].help ? module->hooks[0].help : "", out);
        fprintf(out, "        [\"%s\"] = function(", module->hooks[0].id);
        write_arguments(module->hooks[0].args, out);
        fputs(")\n        end,\n    },\n", out);
    }
    fputs("}\n", out);
}

static void write_scenario(const vaka_new_sort *of, const vaka_module *module, const char *id,
                           FILE *out)
{
    (void)of;
    fprintf(out, "-- %s.lua - a setup of its own: one sentence about it.\nreturn {\n", id);
    write_title(id, out);
    fputs("    text = \"What the players read.\",\n", out);
    vaka_new_scenario(module, out);
    fputs("}\n", out);
}

static void write_test(const vaka_new_sort *of, const vaka_module *module, const char *id,
                       FILE *out)
{
    (void)of;
    fprintf(out,
            "-- %s.lua - run by `vaka test`: each function is a test.\nreturn {\n"
            "    [\"a game can be played to its end\"] = function(t)\n"
            "        t:new { seats = %d, seed = 1 }\n"
            "        t:random(10000)\n"
            "        t:expect(t:finished(), true)\n"
            "    end,\n}\n",
            id, (int)module->seats_min);
}

bool vaka_new_sort_at(const vaka_module *module, uint32_t n, vaka_new_sort *out)
{
    static const vaka_new_sort always[] = {
        {"rule", "rules", NULL, write_rule},
        {"scenario", "scenarios", NULL, write_scenario},
        {"test", "tests", NULL, write_test},
    };

    if (n < module->sort_count) {
        *out = (vaka_new_sort){.name = module->sorts[n].id, .sort = &module->sorts[n]};
        snprintf(out->folder, sizeof out->folder, "%ss", module->sorts[n].id);
        out->write = write_item;
        return true;
    }
    n -= module->sort_count;
    if (n >= sizeof always / sizeof *always)
        return false;
    *out = always[n];
    return true;
}

void vaka_new_manifest(const vaka_module *module, const char *id, FILE *out)
{
    fprintf(out, "-- mod.lua - who this mod is, and what it is for.\nreturn {\n    id = \"%s\",\n",
            id);
    write_title(id, out);
    fprintf(out,
            "    text = \"What it adds, in a sentence.\",\n    version = \"0.1\",\n    api = 1,\n"
            "    game = \"%s\",\n    licence = \"MIT\",\n    authors = { \"Somebody\" },\n}\n",
            vaka_start_short_name(module));
}
