/* cli/base/made_with.c - which versions of mods a match was begun with, and in what those that are
 * here differ.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/made_with.h"

#include "script/mods/mod_files.h"
#include "script/run/loaded.h"
#include "share/installed.h"
#include "table/hash.h"
#include "text/buffer.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILES_NAMED 4u /* in a sentence */

/* A line about a version ("with") or a file, taken apart. */
typedef struct noted {
    char word[8], id[96], what[VAKA_JOURNAL_WITH_WHAT]; /* version, or path */
    uint64_t hash;
} noted;

_Static_assert(VAKA_JOURNAL_WITH_WHAT == 200, "take_apart reads as much");

static bool take_apart(const char *line, noted *out)
{
    return sscanf(line, "%7s %95s %199s %" SCNx64, out->word, out->id, out->what, &out->hash) == 4;
}

static uint64_t hash_of(const vaka_library_file *file)
{
    return vaka_hash(1, file->text ? file->text : "", file->text ? file->size : 0);
}

/* Of all its files: what a version is known by. */
static uint64_t hash_of_mod(const vaka_mod_files *files)
{
    uint64_t hash = 1;

    for (uint32_t i = 0; i < files->count; i++) {
        uint64_t file = hash_of(&files->at[i]);
        hash = vaka_hash(hash, files->at[i].path, strlen(files->at[i].path) + 1);
        hash = vaka_hash(hash, &file, sizeof file);
    }
    return hash;
}

static const vaka_mod_files *files_of(const vaka_library *library, const vaka_mod_info *mod)
{
    return &library->files->mods[mod - library->mods];
}

static vaka_status note_mod(const vaka_library *library, const vaka_mod_info *mod,
                            vaka_journal_head *head, vaka_error *err)
{
    const vaka_mod_files *files = files_of(library, mod);
    char line[VAKA_JOURNAL_WITH_TEXT];
    vaka_status status;

    snprintf(line, sizeof line, "with %s %.60s %016" PRIx64, mod->id, mod->version,
             hash_of_mod(files));
    status = vaka_journal_head_with(head, line, err);
    for (uint32_t i = 0; !status && i < files->count; i++) {
        const vaka_library_file *file = &files->at[i];
        if (strpbrk(file->path, " \t") || strlen(file->path) >= VAKA_JOURNAL_WITH_WHAT)
            continue; /* it has no place in a line; the hash of all counts it */
        snprintf(line, sizeof line, "file %s %.199s %016" PRIx64, mod->id, file->path,
                 hash_of(file));
        status = vaka_journal_head_with(head, line, err);
    }
    return status;
}

vaka_status vaka_made_with_note(const vaka_library *library, vaka_journal_head *head,
                                vaka_error *err)
{
    bool *takes = vaka_loader_takes(library, head);
    vaka_status status = VAKA_OK;

    for (uint32_t m = 0; takes && !status && m < library->mod_count; m++)
        if (takes[m] && !library->mods[m].bundled)
            status = note_mod(library, &library->mods[m], head, err);
    free(takes);
    return status;
}

bool vaka_made_with_lacks(const vaka_library *library, const vaka_journal_head *head, char *id,
                          size_t room)
{
    noted at;

    for (uint32_t i = 0; i < head->with_count; i++)
        if (take_apart(head->with[i], &at) && strcmp(at.word, "with") == 0 &&
            !vaka_library_mod(library, at.id)) {
            snprintf(id, room, "%s", at.id);
            return true;
        }
    return false;
}

void vaka_made_with_version(const vaka_journal_head *head, const char *id, char *out, size_t room)
{
    noted at;

    snprintf(out, room, "%s", "");
    for (uint32_t i = 0; i < head->with_count; i++)
        if (take_apart(head->with[i], &at) && strcmp(at.word, "with") == 0 &&
            strcmp(at.id, id) == 0)
            snprintf(out, room, "%s", at.what);
}

/* --- differences ------------------------------------------------------------------------------
 */

typedef struct telling {
    const vaka_journal_head *head;
    const vaka_mod_files *files;
    const char *id;
    vaka_buffer *out;
    uint32_t count;
} telling;

static void tell_file(telling *of, const char *path, const char *what)
{
    if (of->count++ >= FILES_NAMED)
        return;
    vaka_buffer_put(of->out, of->count == 1 ? "; " : ", ");
    vaka_buffer_put(of->out, path);
    vaka_buffer_put(of->out, what);
}

static bool is_noted(const telling *of, const char *path)
{
    noted at;

    for (uint32_t i = 0; i < of->head->with_count; i++)
        if (take_apart(of->head->with[i], &at) && strcmp(at.word, "file") == 0 &&
            strcmp(at.id, of->id) == 0 && strcmp(at.what, path) == 0)
            return true;
    return false;
}

static void tell_files(telling *of)
{
    noted at;

    for (uint32_t i = 0; i < of->files->count; i++)
        if (!is_noted(of, of->files->at[i].path))
            tell_file(of, of->files->at[i].path, " is new");
    for (uint32_t i = 0; i < of->head->with_count; i++) {
        if (!take_apart(of->head->with[i], &at) || strcmp(at.word, "file") != 0 ||
            strcmp(at.id, of->id) != 0)
            continue;
        const vaka_library_file *file = vaka_files_find(of->files, at.what);
        if (!file)
            tell_file(of, at.what, " is gone");
        else if (hash_of(file) != at.hash)
            tell_file(of, at.what, " has changed");
    }
    if (of->count > FILES_NAMED) {
        vaka_buffer_put(of->out, " and ");
        vaka_buffer_int(of->out, (int32_t)(of->count - FILES_NAMED));
        vaka_buffer_put(of->out, " more");
    }
}

/* One mod of the journal, beside the one that is here. */
static bool tell_mod(const vaka_library *library, const vaka_journal_head *head, const noted *made,
                     vaka_buffer *out)
{
    const vaka_mod_info *mod = vaka_library_mod(library, made->id);
    telling of = {head, mod ? files_of(library, mod) : NULL, made->id, out, 0};

    if (mod && hash_of_mod(of.files) == made->hash)
        return false;
    vaka_buffer_put(out, out->length ? "; " : "");
    vaka_buffer_put(out, made->id);
    vaka_buffer_put(out, ": made with ");
    vaka_buffer_put(out, made->what);
    vaka_buffer_put(out, mod ? ", here is " : ", which is not here");
    vaka_buffer_put(out, mod ? mod->version : "");
    if (mod)
        tell_files(&of);
    return true;
}

bool vaka_made_with_differs(const vaka_library *library, const vaka_journal_head *head, char *out,
                            size_t room)
{
    vaka_buffer buffer = vaka_buffer_on(out, room);
    bool any = false;
    noted at;

    for (uint32_t i = 0; i < head->with_count; i++)
        if (take_apart(head->with[i], &at) && strcmp(at.word, "with") == 0)
            any = tell_mod(library, head, &at, &buffer) || any;
    return any;
}

/* --- versions that are kept -------------------------------------------------------------------
 */

char **vaka_made_with_kept(const vaka_library *library, const vaka_journal_head *head)
{
    char **folders = NULL, path[VAKA_INSTALLED_PATH];
    uint32_t count = 0;
    noted at;

    for (uint32_t i = 0; i < head->with_count; i++) {
        if (!take_apart(head->with[i], &at) || strcmp(at.word, "with") != 0)
            continue;
        const vaka_mod_info *mod = vaka_library_mod(library, at.id);
        if ((mod && hash_of_mod(files_of(library, mod)) == at.hash) ||
            !vaka_installed_kept(at.id, at.what, path))
            continue;
        folders = vaka_xgrow(folders, (count + 2) * sizeof *folders);
        folders[count++] = vaka_xcopy(path);
        folders[count] = NULL;
    }
    return folders;
}
