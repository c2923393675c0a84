/* share/draft_mod.c - a draft as a scenario of a mod on disk.
 *
 * SPDX-License-Identifier: MIT */
#include "share/draft_mod.h"

#include "draft/file.h"
#include "files/file.h"
#include "files/regular.h"
#include "script/tools/check.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define LONGEST 4096
#define LANG_MOST (1u << 20)

static vaka_status join(char out[LONGEST], const char *folder, const char *name, vaka_error *err)
{
    if (snprintf(out, LONGEST, "%s/%s", folder, name) >= LONGEST)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "the path of the mod is too long");
    return VAKA_OK;
}

static vaka_status make_folder(const char *folder, const char *name, vaka_error *err)
{
    char path[LONGEST];
    vaka_status status = join(path, folder, name, err);

    return status ? status : vaka_file_folders(path, err);
}

/* --- mod.lua ---------------------------------------------------------------------------------- */

static void put_quoted(FILE *out, const char *text)
{
    char *quoted = vaka_draft_quote(text);

    fputs(quoted, out);
    free(quoted);
}

static void put_manifest(FILE *out, const vaka_draft *draft, const vaka_draft_place *place)
{
    const char *title = vaka_draft_fact(draft, "title"), *needs = vaka_draft_fact(draft, "needs");

    fprintf(out,
            "-- mod.lua - who this mod is.\nreturn {\n    id = \"%s\",\n    title = ", place->mod);
    put_quoted(out, title && *title ? title : place->mod);
    fprintf(out, ",\n    version = \"0.1.0\",\n    api = %u,\n    game = \"%s\",\n",
            VAKA_SCRIPT_API, vaka_library_short_name(vaka_draft_module(draft)));
    if (place->base)
        fprintf(out, "    needs = { \"%s\"%s%s%s },\n", place->base, needs ? ", \"" : "",
                needs ? needs : "", needs ? "\"" : "");
    fputs("}\n", out);
}

static vaka_status write_manifest(const vaka_draft *draft, const vaka_draft_place *place,
                                  vaka_error *err)
{
    char path[LONGEST], *text = NULL;
    struct stat about;
    size_t size;
    vaka_status status = join(path, place->folder, "mod.lua", err);

    if (status || lstat(path, &about) == 0)
        return status;
    FILE *out = vaka_xneed(open_memstream(&text, &size));
    put_manifest(out, draft, place);
    vaka_xneed(fclose(out) == 0 ? text : NULL);
    status = vaka_file_write(path, text, err);
    free(text);
    return status;
}

/* --- titles in other languages ---------------------------------------------------------------- */

/* "    [\"scenario.x.title\"] = \"…\",\n" */
static char *lang_line(const char *id, const char *text)
{
    char *quoted = vaka_draft_quote(text), *line;
    size_t room = strlen(id) + strlen(quoted) + 16;

    line = vaka_xnew(room);
    snprintf(line, room, "    [\"%s\"] = %s,\n", id, quoted);
    free(quoted);
    return line;
}

/* The text with a line in place of the one of the same id, or before the last brace; owned. */
static char *lay_line(const char *text, const char *id, const char *line)
{
    char key[224];
    const char *at, *end;
    size_t room = strlen(text) + strlen(line) + 1;
    char *out = vaka_xnew(room);

    snprintf(key, sizeof key, "[\"%s\"]", id);
    at = strstr(text, key);
    while (at && at > text && at[-1] != '\n')
        at--;
    end = at ? strchr(at, '\n') : NULL;
    if (!at || !end) {
        at = strrchr(text, '}');
        at = at ? at : text + strlen(text);
        end = at;
    } else {
        end++;
    }
    snprintf(out, room, "%.*s%s%s", (int)(at - text), text, line, end);
    return out;
}

/* The text id that a fact of a language is about; false: it is about something else. */
static bool lang_id(const char *rest, const char *scenario, char out[192])
{
    if (strcmp(rest, "title") == 0 || strcmp(rest, "text") == 0)
        snprintf(out, 192, "scenario.%.80s.%s", scenario, rest);
    else if (strncmp(rest, "data.", 5) == 0)
        snprintf(out, 192, "%.160s.title", rest);
    else
        return false;
    return true;
}

/* The language's file as it is, or an empty one; NULL: there is something that cannot be read. */
static char *read_lang(const char *folder, const char *name, const char *code)
{
    int open_folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    vaka_regular file = {.missing = true};
    char empty[96];

    if (open_folder >= 0) {
        file = vaka_regular_read(open_folder, name, LANG_MOST);
        close(open_folder);
    }
    if (file.text || !file.missing)
        return file.text;
    snprintf(empty, sizeof empty, "-- %.20s.lua - the same in another language.\nreturn {\n}\n",
             code);
    return vaka_xcopy(empty);
}

/* Is the mod called what the scenario is, as one that was made for it? */
static bool is_named_so(const char *folder, const char *title)
{
    int open_folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    char *quoted = vaka_draft_quote(title), *line;
    vaka_regular file = {0};

    if (open_folder >= 0) {
        file = vaka_regular_read(open_folder, "mod.lua", LANG_MOST);
        close(open_folder);
    }
    line = vaka_xnew(strlen(quoted) + 16);
    snprintf(line, strlen(quoted) + 16, "title = %s,", quoted);
    bool found = file.text && strstr(file.text, line);
    free(line);
    free(quoted);
    free(file.text);
    return found;
}

/* The text with a line for an id; frees the old one. */
static char *say_in(char *text, const char *id, const char *said)
{
    char *line = lang_line(id, said), *more = lay_line(text, id, line);

    free(line);
    free(text);
    return more;
}

/* A mod of that name is called so in this language, too, unless the language has a name for it. */
static char *say_mod(char *text, const vaka_draft *draft, const vaka_draft_place *place,
                     const char *said)
{
    const char *title = vaka_draft_fact(draft, "title");
    char id[192];

    snprintf(id, sizeof id, "mod.%.150s.title", place->mod);
    return said && title && *title && !strstr(text, id) && is_named_so(place->folder, title)
               ? say_in(text, id, said)
               : text;
}

/* All that the draft says in one language. */
static vaka_status write_lang(const vaka_draft *draft, const vaka_draft_place *place,
                              const char *code, vaka_error *err)
{
    char path[LONGEST], name[64], group[64], id[192];
    size_t length = (size_t)snprintf(group, sizeof group, "lang.%.20s.", code);
    vaka_status status;

    snprintf(name, sizeof name, "lang/%.20s.lua", code);
    status = join(path, place->folder, name, err);
    if (!status)
        status = make_folder(place->folder, "lang", err);
    char *text = read_lang(place->folder, name, code);
    if (!status && !text)
        status = vaka_fail(err, VAKA_ERR_DATA, "%.200s cannot be read", path);
    for (uint32_t i = 0; text && i < vaka_draft_facts(draft); i++) {
        const char *key = vaka_draft_fact_key(draft, i);

        if (strncmp(key, group, length) != 0 || !lang_id(key + length, place->scenario, id))
            continue;
        text = say_in(text, id, vaka_draft_fact(draft, key));
        if (strcmp(key + length, "title") == 0)
            text = say_mod(text, draft, place, vaka_draft_fact(draft, key));
    }
    if (!status)
        status = vaka_file_write(path, text, err);
    free(text);
    return status;
}

static vaka_status write_langs(const vaka_draft *draft, const vaka_draft_place *place,
                               vaka_error *err)
{
    char last[24] = "", code[24];
    vaka_status status = VAKA_OK;

    for (uint32_t i = 0; !status && i < vaka_draft_facts(draft); i++) {
        const char *key = vaka_draft_fact_key(draft, i);

        if (strncmp(key, "lang.", 5) != 0)
            continue;
        snprintf(code, sizeof code, "%.*s", (int)strcspn(key + 5, "."), key + 5);
        if (strcmp(code, last) != 0) /* keys are in order: each language once */
            status = write_lang(draft, place, code, err);
        memcpy(last, code, sizeof last);
    }
    return status;
}

/* --- the whole -------------------------------------------------------------------------------- */

static vaka_status write_scenario(const vaka_draft_file *file, const vaka_draft_place *place,
                                  vaka_error *err)
{
    char path[LONGEST], name[128];
    vaka_status status = make_folder(place->folder, "scenarios", err);

    snprintf(name, sizeof name, "scenarios/%.100s.lua", place->scenario);
    if (!status)
        status = join(path, place->folder, name, err);
    return status ? status : vaka_file_write(path, file->text, err);
}

vaka_status vaka_draft_mod_write(const vaka_draft *draft, const vaka_draft_place *place,
                                 vaka_error *err)
{
    vaka_draft_file file;
    vaka_status status;

    vaka_draft_write(draft, place->scenario, &file);
    status = write_scenario(&file, place, err);
    if (!status)
        status = write_manifest(draft, place, err);
    if (!status)
        status = write_langs(draft, place, err);
    vaka_draft_file_done(&file);
    return status;
}

static void add_finding(vaka_findings *out, const vaka_complaint *from, const vaka_draft_file *file,
                        bool ours)
{
    vaka_finding *to = &out->at[out->count];
    int32_t line = ours ? from->spot.line : 0;

    if (out->count == VAKA_FINDINGS)
        return;
    out->count++;
    *to = (vaka_finding){.table = VAKA_NONE, .warning = from->warning};
    if (line > 0 && (uint32_t)line <= file->line_count) {
        const vaka_draft_line *about = &file->lines[line - 1];

        to->table = about->table;
        snprintf(to->id, sizeof to->id, "%s", about->id ? about->id : "");
        snprintf(to->key, sizeof to->key, "%.150s", about->key ? about->key : "");
    }
    snprintf(to->text, sizeof to->text, "%.200s%s%.100s%s", from->text,
             *from->suggestion ? " (" : "", from->suggestion, *from->suggestion ? ")" : "");
}

static void find_wrong(const vaka_draft *draft, const char *folder, const vaka_draft_file *file,
                       vaka_findings *out)
{
    const char *const paths[] = {folder, NULL};
    vaka_complaints complaints = {0};
    vaka_library library;

    vaka_library_open_rules(&library, vaka_draft_module(draft), paths);
    vaka_check_files(&library, paths, &complaints);
    for (uint32_t i = 0; i < complaints.count; i++)
        add_finding(out, &complaints.at[i], file,
                    strstr(complaints.at[i].file, "/scenarios/") != NULL);
    vaka_complaints_done(&complaints);
    vaka_library_done(&library);
}

void vaka_draft_mod_check(const vaka_draft *draft, const char *scratch, const char *base,
                          vaka_findings *out)
{
    char folder[LONGEST];
    vaka_draft_place place = {folder, VAKA_DRAFT_MOD, base, VAKA_DRAFT_MOD};
    vaka_draft_file file = {0};
    vaka_error err = {0};
    vaka_status status = join(folder, scratch, VAKA_DRAFT_MOD, &err);

    out->count = 0;
    vaka_draft_write(draft, place.scenario, &file);
    if (!status)
        status = write_scenario(&file, &place, &err);
    if (!status)
        status = write_manifest(draft, &place, &err);
    if (!status)
        find_wrong(draft, folder, &file, out);
    else {
        out->count = 1;
        out->at[0] = (vaka_finding){.table = VAKA_NONE};
        snprintf(out->at[0].text, sizeof out->at[0].text, "%.250s", err.text);
    }
    vaka_draft_file_done(&file);
}
