/* script/mods/game_exported.c - functions that a game in Lua lends to mods for it: `exports`.
 *
 * SPDX-License-Identifier: MIT
 *
 * They become rows of the module like those of a module in C, behind the host's own, so that all
 * that reads rows knows them: checks, the reference, the stubs for editors. Only the call itself is
 * another: it goes to the game's script (script/run/game_lent.c). */
#include "script/mods/game.h"

#include "script/bridge/bridge.h"
#include "script/bridge/bridge_row.h"
#include "script/mods/library_inside.h"

#include <string.h>

/* "seat? who" as a row has it: "OPT_SEAT who"; in `out`, which has room enough. */
static void write_types(const char *text, char *out)
{
    while (*text) {
        size_t blank = strspn(text, ", "), word = strcspn(text + blank, ", ?");
        const char *type = text + blank;
        bool opt = type[word] == '?';
        for (size_t i = 0; i < blank; i++)
            *out++ = text[i];
        if (opt) {
            memcpy(out, "OPT_", 4);
            out += 4;
        }
        for (size_t i = 0; i < word; i++)
            *out++ = (char)(type[i] >= 'a' && type[i] <= 'z' ? type[i] - 'a' + 'A' : type[i]);
        text = type + word + opt;
        size_t name = strcspn(text, ",");
        for (size_t i = 0; i < name; i++)
            *out++ = text[i];
        text += name;
    }
    *out = '\0';
}

static char *row_types(const vaka_file_fields *page, const char *text)
{
    char *out = vaka_arena_new(page->arena, 5 * strlen(text) + 8);

    write_types(text, out);
    return out;
}

static void check_row(const vaka_file_fields *page, const vaka_plain *from, const vaka_export *row)
{
    const vaka_plain *go = vaka_plain_get(from, "go");
    vaka_signature read;
    vaka_error err;

    if (!go || go->type != VAKA_PLAIN_FUNCTION)
        vaka_file_wrong(page, go ? go->spot : from->spot, "add: go = function(…) … end",
                        "the export '%s' needs a function 'go'", row->name);
    if (vaka_signature_read(row->result, row->args, &read, &err))
        vaka_file_wrong(page, from->spot,
                        "write: args = \"seat who, space at, int? many\", gives = \"piece\"",
                        "export '%s': %s", row->name, err.text);
}

static void read_export(const vaka_file_fields *page, const vaka_plain *from, vaka_export *out)
{
    struct texts {
        const char *args, *gives, *help;
        bool look;
    } texts = {"", "none", "", false};
    static const vaka_file_field fields[] = {{VAKA_FIELD(struct texts, args, VAKA_FIELD_TEXT)},
                                             {VAKA_FIELD(struct texts, gives, VAKA_FIELD_TEXT)},
                                             {VAKA_FIELD(struct texts, help, VAKA_FIELD_TEXT)},
                                             {VAKA_FIELD(struct texts, look, VAKA_FIELD_FLAG)},
                                             {.name = "go"},
                                             {0}};

    *out = (vaka_export){.name = from->key, .result = "NONE", .args = "", .help = from->key};
    if (from->type != VAKA_PLAIN_TABLE) {
        vaka_file_wrong(page, from->spot,
                        "write: { args = \"seat who\", go = function(who) … end }",
                        "an export is a table with a function 'go'");
        return;
    }
    vaka_file_fields_read(page, from, "an export", fields, &texts);
    out->args = row_types(page, texts.args);
    out->result = row_types(page, *texts.gives ? texts.gives : "none");
    out->help = *texts.help ? texts.help : out->name;
    out->flags = texts.look ? 0 : VAKA_EXPORT_CHANGE;
    check_row(page, from, out);
}

void vaka_game_exports_read(vaka_game *game, const vaka_file_fields *page, const vaka_plain *from)
{
    vaka_export *rows;

    if (!from || !from->count)
        return;
    rows = vaka_arena_new(page->arena, (vaka_game_export_count + from->count) * sizeof *rows);
    memcpy(rows, vaka_game_exports, vaka_game_export_count * sizeof *rows);
    for (uint32_t i = 0; i < from->count; i++)
        read_export(page, &from->at[i], &rows[vaka_game_export_count + i]);
    game->module.exports = rows;
    game->module.export_count = vaka_game_export_count + from->count;
}
