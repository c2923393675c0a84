/* script/mods/library_files.c - reads the Lua files of a mod's folder, and nothing else of the
 * disk.
 *
 * SPDX-License-Identifier: MIT
 *
 * Mods come from strangers: links are not followed, only regular files are opened, and their
 * number and size are bounded. */
#include "script/mods/library_inside.h"

#include "files/regular.h"
#include "text/utf8.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const vaka_file_place nowhere = {0, 0};

/* Where a byte is, behind good characters. */
static vaka_file_place spot_at(const unsigned char *text, size_t at)
{
    vaka_file_place spot = {1, 1};

    for (size_t i = 0; i < at; i++) {
        if (text[i] == '\n')
            spot = (vaka_file_place){spot.line + 1, 1};
        else if ((text[i] & 0xc0u) != 0x80u)
            spot.column++;
    }
    return spot;
}

/* Complains about what is wrong with a text before any Lua looks at it. */
static bool is_good(const char *text, size_t size, const vaka_file_fields *page)
{
    const unsigned char *bytes = (const unsigned char *)text;
    const vaka_file_place spot = {1, 1};

    if (size > 0 && text[0] == '\033') {
        vaka_file_wrong(page, spot, "hand over the source",
                        "this is compiled Lua, which is never read");
        return false;
    }
    if (size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) {
        vaka_file_wrong(page, spot, "save it as UTF-8 without a mark",
                        "the file begins with a byte order mark");
        return false;
    }
    for (size_t at = 0, length; at < size; at += length) {
        length = vaka_word_plain(text + at, size - at); /* most of it is */
        if (!length)
            length = vaka_utf8(text + at, size - at);
        if (!length) {
            vaka_file_wrong(page, spot_at(bytes, at), "save the file as UTF-8",
                            bytes[at] ? "this is not UTF-8" : "a zero byte");
            return false;
        }
    }
    return true;
}

/* Names of a file from its place in the mod. */
static void set_names(vaka_library_file *file, vaka_arena *arena, const char *folder,
                      const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *base = slash ? slash + 1 : path;
    size_t room = strlen(folder) + strlen(path) + 2, length = strlen(base);

    *file = (vaka_library_file){.name = vaka_arena_new(arena, room)};
    snprintf(file->name, room, "%s/%s", folder, path);
    file->path = vaka_arena_copy(arena, path);
    file->folder = vaka_arena_copy_part(arena, path, slash ? (size_t)(slash - path) : 0);
    if (length > 4 && strcmp(base + length - 4, ".lua") == 0)
        length -= 4;
    file->id = vaka_arena_copy_part(arena, base, length);
}

/* Reads the file `entry` of the open folder `at`. */
static void read_text(vaka_library_file *file, vaka_arena *arena, int at, const char *entry,
                      vaka_complaints *complaints)
{
    vaka_regular read = vaka_regular_read(at, entry, VAKA_SANDBOX_FILE);
    vaka_file_fields page = {file->name, complaints, arena};

    file->size = read.size;
    if (!read.text)
        vaka_file_wrong(&page, nowhere, NULL, "%s", read.why);
    else if (is_good(read.text, read.size, &page))
        file->text = vaka_arena_copy_part(arena, read.text, read.size);
    free(read.text);
}

void vaka_file_read(vaka_library_file *file, vaka_arena *arena, const char *folder,
                    const char *path, vaka_complaints *complaints)
{
    int at = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    set_names(file, arena, folder, path);
    if (at < 0) {
        vaka_complaint_add(complaints, folder, nowhere, NULL, "%s", strerror(errno));
        return;
    }
    read_text(file, arena, at, path, complaints);
    close(at);
}

typedef struct walk {
    vaka_mod_files *files;
    vaka_arena *arena;
    const char *folder;
    vaka_complaints *complaints;
    const char *const *without; /* folders to pass over; ends with NULL, or NULL */
    bool full;
    uint64_t bytes; /* of all files so far */
} walk;

static bool is_lua(const char *name)
{
    size_t length = strlen(name);

    return length > 4 && strcmp(name + length - 4, ".lua") == 0;
}

/* Is there room for one more file? Before it is read: a mod that is too large takes no memory. */
static bool has_room(walk *to, int at, const char *entry)
{
    struct stat about;

    if (fstatat(at, entry, &about, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(about.st_mode) &&
        about.st_size <= (off_t)VAKA_SANDBOX_FILE) /* a larger one is refused for itself */
        to->bytes += (uint64_t)about.st_size;
    if (to->files->count >= VAKA_MOD_FILES)
        vaka_complaint_add(to->complaints, to->folder, nowhere, NULL,
                           "the mod has more than %u files", VAKA_MOD_FILES);
    else if (to->bytes > VAKA_MOD_BYTES)
        vaka_complaint_add(to->complaints, to->folder, nowhere, NULL,
                           "the files of the mod have more than %u MiB together",
                           VAKA_MOD_BYTES >> 20);
    else
        return true;
    to->full = true;
    return false;
}

static void add_file(walk *to, int at, const char *below, const char *entry)
{
    vaka_mod_files *files = to->files;
    size_t room = strlen(below) + strlen(entry) + 2;

    if (!has_room(to, at, entry))
        return;
    char *path = vaka_xnew(room);
    snprintf(path, room, "%s%s%s", below, *below ? "/" : "", entry);
    if (vaka_utf8s_line(path, strlen(path))) {
        files->at = vaka_arena_more(to->arena, files->at, files->count, sizeof *files->at);
        vaka_library_file *file = &files->at[files->count++];
        set_names(file, to->arena, to->folder, path);
        read_text(file, to->arena, at, entry, to->complaints);
    } else { /* nothing of it is kept: there may be any number of them */
        vaka_arena passing = {0};
        vaka_library_file file;
        set_names(&file, &passing, to->folder, path);
        vaka_complaint_add(to->complaints, file.name, nowhere, NULL, VAKA_ODD_NAME);
        vaka_arena_done(&passing);
    }
    free(path);
}

#define TEST_LIB "tests/lib" /* the only folder in a folder: what tests share */

static void walk_folder(walk *to, int at, const char *below);

/* A folder in a mod. Links to folders are passed over in silence, for no file of theirs is read,
 * and so are other mods that lie in this one. */
static void enter(walk *to, int at, const char *entry, const char *path)
{
    struct stat about;

    for (const char *const *name = to->without; name && *name; name++)
        if (strcmp(*name, path) == 0)
            return;
    int inside = openat(at, entry, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (inside < 0)
        return;
    if (fstatat(inside, "mod.lua", &about, AT_SYMLINK_NOFOLLOW) == 0)
        close(inside);
    else
        walk_folder(to, inside, path);
}

/* Most file systems say with the name what it is. */
static bool is_folder(int at, const struct dirent *entry)
{
    struct stat about;

    if (entry->d_type != DT_UNKNOWN)
        return entry->d_type == DT_DIR;
    return fstatat(at, entry->d_name, &about, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(about.st_mode);
}

/* Takes the descriptor over. */
static void walk_folder(walk *to, int at, const char *below)
{
    DIR *folder = fdopendir(at);
    struct dirent *entry;

    if (!folder) {
        close(at);
        return;
    }
    while (!to->full && (entry = readdir(folder)) != NULL) {
        if (entry->d_name[0] == '.')
            continue;
        bool folder_inside = is_folder(at, entry);
        if (folder_inside && !*below)
            enter(to, at, entry->d_name, entry->d_name);
        else if (folder_inside && strcmp(below, "tests") == 0 && strcmp(entry->d_name, "lib") == 0)
            enter(to, at, entry->d_name, TEST_LIB);
        else if (!folder_inside && is_lua(entry->d_name))
            add_file(to, at, below, entry->d_name);
    }
    closedir(folder);
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const vaka_library_file *)a)->path, ((const vaka_library_file *)b)->path);
}

void vaka_files_read(vaka_mod_files *files, vaka_arena *arena, const char *folder,
                     const char *const *without, vaka_complaints *complaints)
{
    walk to = {files, arena, folder, complaints, without, false, 0};
    int at = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    *files = (vaka_mod_files){0};
    if (at < 0) {
        vaka_complaint_add(complaints, folder, nowhere, NULL, "%s", strerror(errno));
        return;
    }
    walk_folder(&to, at, "");
    if (files->count)
        qsort(files->at, files->count, sizeof *files->at, by_path);
}

vaka_library_file *vaka_files_find(const vaka_mod_files *files, const char *path)
{
    for (uint32_t i = 0; i < files->count; i++)
        if (strcmp(files->at[i].path, path) == 0)
            return &files->at[i];
    return NULL;
}
