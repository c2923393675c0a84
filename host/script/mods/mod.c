/* script/mods/mod.c - mod.lua: who a mod is, what it is for and what it needs.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/library_inside.h"

#include "text/utf8.h"

#include <stdarg.h>
#include <string.h>

#define WEIGHT_MOST 5

bool vaka_library_is_id(const char *text)
{
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-_");

    return length > 0 && length <= VAKA_ID_LENGTH && !text[length] && text[0] >= 'a' &&
           text[0] <= 'z';
}

const char *vaka_library_short_name(const vaka_module *module)
{
    const char *dot = strrchr(module->id, '.');

    return dot ? dot + 1 : module->id;
}

void vaka_mod_spoil(vaka_arena *arena, vaka_mod_info *mod, const char *format, ...)
{
    char text[1024];
    va_list args;

    mod->usable = false;
    if (mod->trouble && *mod->trouble)
        return;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    mod->trouble = vaka_arena_copy(arena, text);
}

void vaka_mod_judge(vaka_arena *arena, vaka_mod_info *mod, const vaka_complaints *complaints,
                    uint32_t before)
{
    char line[1024];

    if (vaka_complaints_since(complaints, before, line, sizeof line))
        vaka_mod_spoil(arena, mod, "%s", line);
}

/* "1", "1.2" or "1.2.0" and nothing after it. */
static bool read_version(const char *text, int32_t version[3])
{
    version[0] = version[1] = version[2] = 0;
    for (int i = 0; i < 3; i++) {
        size_t digits = strspn(text, "0123456789");
        if (!vaka_word_number((vaka_word){text, digits}, 0, 999999, &version[i]))
            return false;
        text += digits;
        if (!*text)
            return true;
        if (*text++ != '.')
            return false;
    }
    return false;
}

/* "other" or "other >= 1.2". */
static bool read_need(const char *text, vaka_need *need)
{
    vaka_word word = vaka_word_next(&text), sign = vaka_word_next(&text);
    vaka_word version = vaka_word_next(&text);
    char number[32] = "0";

    if (word.length == 0 || word.length > VAKA_ID_LENGTH || version.length >= sizeof number ||
        vaka_word_next(&text).length > 0)
        return false;
    memcpy(need->id, word.at, word.length);
    need->id[word.length] = '\0';
    if (sign.length) {
        if (!vaka_word_is(sign, ">=") || !version.length)
            return false;
        memcpy(number, version.at, version.length);
        number[version.length] = '\0';
    }
    return vaka_library_is_id(need->id) && read_version(number, need->version);
}

static void read_needs(vaka_manifest *manifest, const vaka_file_fields *page)
{
    const vaka_plain *list = vaka_file_fields_table(page, &manifest->file.plain, "needs");

    for (uint32_t i = 0; list && i < list->count; i++) {
        const vaka_plain *value = &list->at[i];
        vaka_need need = {.spot = value->spot};
        if (value->key || value->type != VAKA_PLAIN_TEXT || !read_need(value->text, &need)) {
            vaka_file_wrong(page, value->key_spot, "write: needs = { \"other >= 1.2\" }",
                            "'needs' must be a list of mods");
            continue;
        }
        manifest->needs = vaka_arena_more(page->arena, manifest->needs, manifest->need_count,
                                          sizeof *manifest->needs);
        manifest->needs[manifest->need_count++] = need;
    }
}

/* A text, or a list of texts that becomes one. */
static char *read_authors(const vaka_file_fields *page, const vaka_plain *table)
{
    const vaka_plain *value = vaka_plain_get(table, "authors");
    char **names = NULL, all[1024];
    uint32_t count = 0;
    const char *one = "";

    if (!value || value->type != VAKA_PLAIN_TABLE) {
        vaka_file_fields_text(page, table, "authors", false, &one);
        return vaka_arena_copy(page->arena, one);
    }
    vaka_file_fields_texts(page, table, "authors", &names, &count);
    return vaka_arena_copy(page->arena,
                           vaka_row_list(VAKA_NAMED_ROWS(names, count), all, sizeof all));
}

static void check_id(vaka_manifest *manifest, const vaka_file_fields *page)
{
    const vaka_plain *id = vaka_plain_get(&manifest->file.plain, "id");
    const vaka_plain *number = vaka_plain_get(&manifest->file.plain, "version");

    if (*manifest->info.id && !vaka_library_is_id(manifest->info.id))
        vaka_file_wrong(page, id->spot, NULL,
                        "an id is one lower-case word of at most %u letters, digits, '-' and "
                        "'_', and begins with a letter",
                        VAKA_ID_LENGTH);
    if (*manifest->info.version && !read_version(manifest->info.version, manifest->version))
        vaka_file_wrong(page, number->spot, "write: version = \"1.0.0\"", "this is no version");
}

static void read_api(vaka_manifest *manifest, const vaka_file_fields *page)
{
    const vaka_plain *value = vaka_plain_get(&manifest->file.plain, "api");
    int32_t api = 0;

    if (!value) {
        vaka_file_wrong(page, manifest->file.plain.spot, "add: api = 2", "'api' is missing");
    } else if (value->type == VAKA_PLAIN_INT && value->number > (int64_t)VAKA_SCRIPT_API) {
        vaka_file_wrong(page, value->spot, "a newer Vaka is needed",
                        "the mod is written for API level %lld; this Vaka knows level %u",
                        (long long)value->number, VAKA_SCRIPT_API);
    } else {
        vaka_file_fields_number(page, value, "api", 1, (int32_t)VAKA_SCRIPT_API, &api);
    }
    manifest->info.api = (uint32_t)api;
}

static void read_fields(vaka_manifest *manifest, const vaka_file_fields *page)
{
    static const vaka_file_field fields[] = {
        {VAKA_FIELD(vaka_mod_info, id, VAKA_FIELD_NEEDED)},
        {VAKA_FIELD(vaka_mod_info, title, VAKA_FIELD_NEEDED)},
        {VAKA_FIELD(vaka_mod_info, version, VAKA_FIELD_NEEDED)},
        {.name = "api"},
        {VAKA_FIELD(vaka_mod_info, game, VAKA_FIELD_NEEDED)},
        {.name = "needs"},
        {VAKA_FIELD(vaka_mod_info, licence, VAKA_FIELD_TEXT)},
        {.name = "authors"},
        {VAKA_FIELD(vaka_mod_info, text, VAKA_FIELD_TEXT)},
        {VAKA_FIELD(vaka_mod_info, optional, VAKA_FIELD_FLAG)},
        {"weight", VAKA_FIELD_INT, offsetof(vaka_mod_info, weight), 0, 1, WEIGHT_MOST},
        {VAKA_FIELD_LIST(vaka_mod_info, "replaces", replaces, replace_count)},
        {0}};
    const vaka_plain *table = &manifest->file.plain;

    vaka_file_fields_read(page, table, "a mod", fields, &manifest->info);
    check_id(manifest, page);
    read_api(manifest, page);
    read_needs(manifest, page);
    manifest->info.authors = read_authors(page, table);
}

/* What is shown of a mod whose mod.lua cannot be read: its folder's name. */
static void name_by_folder(vaka_mod_info *info, vaka_arena *arena)
{
    const char *slash = strrchr(info->folder, '/');
    char **texts[] = {&info->id,   &info->title,   &info->version, &info->game,
                      &info->text, &info->licence, &info->authors};

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (!*texts[i] || (i < 2 && !**texts[i])) {
            *texts[i] = vaka_arena_copy(arena, i < 2 ? (slash ? slash + 1 : info->folder) : "");
            vaka_utf8s_make_lines(*texts[i]);
        }
}

static bool check_folder(const char *folder, vaka_complaints *complaints)
{
    const char *slash = strrchr(folder, '/'), *name = slash ? slash + 1 : folder;
    bool good = vaka_utf8s_line(name, strlen(name));

    if (!good)
        vaka_complaint_add(complaints, folder, (vaka_file_place){0, 0}, NULL, VAKA_ODD_NAME);
    return good;
}

void vaka_manifest_read(vaka_manifest *manifest, const vaka_mod_place *place,
                        const vaka_module *module, vaka_sandbox *sandbox, vaka_arena *arena,
                        vaka_complaints *complaints)
{
    uint32_t before = complaints->total;
    vaka_file_fields page;

    *manifest = (vaka_manifest){.given = place->given,
                                .info = {.bundled = place->bundled, .base = place->base}};
    manifest->info.folder = vaka_arena_copy(arena, place->folder);
    manifest->info.trouble = vaka_arena_new(arena, 1);
    bool shown = check_folder(place->folder, complaints);
    vaka_file_read(&manifest->file, arena, place->folder, "mod.lua", complaints);
    page = (vaka_file_fields){manifest->file.name, complaints, arena};
    if (vaka_file_load(&manifest->file, arena, sandbox, VAKA_NONE, complaints)) {
        read_fields(manifest, &page);
        manifest->other = *manifest->info.game && module &&
                          strcmp(manifest->info.game, module->id) != 0 &&
                          strcmp(manifest->info.game, vaka_library_short_name(module)) != 0;
    }
    name_by_folder(&manifest->info, arena);
    manifest->read = manifest->info.usable = shown && complaints->total == before;
    vaka_mod_judge(arena, &manifest->info, complaints, before);
}
