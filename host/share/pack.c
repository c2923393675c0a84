/* share/pack.c - the files of a mod in memory: gathered from a folder, laid into one.
 *
 * SPDX-License-Identifier: MIT */
#include "share/pack.h"

#include "files/file.h"
#include "files/regular.h"
#include "table/hash.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

bool vaka_pack_has(const vaka_pack *pack, const char *path)
{
    for (uint32_t i = 0; i < pack->count; i++)
        if (strcasecmp(pack->files[i].path, path) == 0)
            return true;
    return false;
}

/* Programs by another name. */
static bool is_native(const char *bytes, size_t size)
{
    return (size >= 4 && memcmp(bytes, "\177ELF", 4) == 0) ||
           (size >= 2 && memcmp(bytes, "MZ", 2) == 0) ||
           (size >= 4 && memcmp(bytes, "\033Lua", 4) == 0);
}

vaka_status vaka_pack_add(vaka_pack *pack, const char *path, const char *bytes, size_t size,
                          vaka_error *err)
{
    const char *fault = vaka_pack_name_fault(path);

    if (!fault && vaka_pack_has(pack, path))
        fault = "there is another file of that name";
    if (!fault && size > VAKA_PACK_FILE)
        fault = "it is longer than 1 MiB";
    if (!fault && is_native(bytes, size))
        fault = "it is a program, and packs hold none";
    if (fault)
        return vaka_fail(err, VAKA_ERR_DATA, "'%.120s' cannot be in a pack: %s", path, fault);
    if (pack->count == VAKA_PACK_FILES)
        return vaka_fail(err, VAKA_ERR_RANGE, "there are more than %u files", VAKA_PACK_FILES);
    if (pack->bytes + size > VAKA_PACK_BYTES)
        return vaka_fail(err, VAKA_ERR_RANGE, "the files have more than %u MiB together",
                         VAKA_PACK_BYTES >> 20);
    pack->files = vaka_arena_more(&pack->arena, pack->files, pack->count, sizeof *pack->files);
    char *name = vaka_arena_copy(&pack->arena, path);
    char *kept = vaka_arena_copy_part(&pack->arena, bytes, size);
    pack->files[pack->count++] = (vaka_pack_file){name, kept, size};
    pack->bytes += size;
    return VAKA_OK;
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const vaka_pack_file *)a)->path, ((const vaka_pack_file *)b)->path);
}

vaka_status vaka_pack_end(vaka_pack *pack, const char *from, vaka_error *err)
{
    if (!vaka_pack_has(pack, "mod.lua"))
        return vaka_fail(err, VAKA_ERR_DATA, "%.160s holds no mod: there is no mod.lua", from);
    qsort(pack->files, pack->count, sizeof *pack->files, by_path);
    return VAKA_OK;
}

/* --- from a folder ----------------------------------------------------------------------------
 */

static vaka_status gather(vaka_pack *pack, int folder, const char *below, vaka_error *err);

static vaka_status gather_file(vaka_pack *pack, int at, const char *name, const char *path,
                               vaka_error *err)
{
    const char *fault = vaka_pack_name_fault(path); /* before it is read */
    vaka_regular read;
    vaka_status status;

    if (fault)
        return vaka_fail(err, VAKA_ERR_DATA, "'%.120s' cannot be in a pack: %s", path, fault);
    read = vaka_regular_read(at, name, VAKA_PACK_FILE);
    if (!read.text)
        return vaka_fail(err, VAKA_ERR_DATA, "'%.120s' cannot be in a pack: %s", path, read.why);
    status = vaka_pack_add(pack, path, read.text, read.size, err);
    free(read.text);
    return status;
}

static vaka_status gather_entry(vaka_pack *pack, int at, const char *below, const char *name,
                                vaka_error *err)
{
    char path[VAKA_PACK_PATH + 2];
    struct stat about;
    int inside;

    if (snprintf(path, sizeof path, "%s%s%s", below, *below ? "/" : "", name) >= (int)sizeof path)
        return vaka_fail(err, VAKA_ERR_DATA, "'%.120s…' cannot be in a pack: its path is too long",
                         path);
    if (fstatat(at, name, &about, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISDIR(about.st_mode))
        return gather_file(pack, at, name, path, err);
    inside = openat(at, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (inside < 0)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "%.160s: %s", path, strerror(errno));
    return gather(pack, inside, path, err);
}

/* Takes the descriptor over. */
static vaka_status gather(vaka_pack *pack, int folder, const char *below, vaka_error *err)
{
    DIR *open_folder = fdopendir(folder);
    vaka_status status = VAKA_OK;
    struct dirent *entry;

    if (!open_folder) {
        close(folder);
        return vaka_fail(err, VAKA_ERR_SYSTEM, "%.160s: %s", below, strerror(errno));
    }
    while (!status && (entry = readdir(open_folder)) != NULL)
        if (entry->d_name[0] != '.')
            status = gather_entry(pack, folder, below, entry->d_name, err);
    closedir(open_folder);
    return status;
}

vaka_status vaka_pack_gather(vaka_pack *pack, const char *folder, vaka_error *err)
{
    int at = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    vaka_status status;

    if (at < 0)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "%.160s: %s", folder, strerror(errno));
    status = gather(pack, at, "", err);
    return status ? status : vaka_pack_end(pack, folder, err);
}

vaka_status vaka_pack_open(vaka_pack *pack, const char *path, vaka_error *err)
{
    struct stat about;
    bool folder = stat(path, &about) == 0 && S_ISDIR(about.st_mode);

    return folder ? vaka_pack_gather(pack, path, err) : vaka_pack_read(pack, path, err);
}

/* --- into a folder ----------------------------------------------------------------------------
 */

/* Makes the folders on the way to a file below `folder`. */
static vaka_status make_way(const char *folder, const char *path, vaka_error *err)
{
    char way[4096 + VAKA_PACK_PATH + 2];
    vaka_status status = VAKA_OK;

    for (const char *slash = strchr(path, '/'); !status && slash; slash = strchr(slash + 1, '/')) {
        snprintf(way, sizeof way, "%.4096s/%.*s", folder, (int)(slash - path), path);
        status = vaka_file_folder(way, err);
    }
    return status;
}

static vaka_status lay_file(const vaka_pack_file *file, const char *folder, vaka_error *err)
{
    char path[4096 + VAKA_PACK_PATH + 2];
    vaka_status status = make_way(folder, file->path, err);
    vaka_file out;

    snprintf(path, sizeof path, "%.4096s/%s", folder, file->path);
    if (!status)
        status = vaka_file_create(&out, path, err);
    if (!status)
        status =
            vaka_file_end(&out, fwrite(file->bytes, 1, file->size, out.out) == file->size, err);
    return status;
}

vaka_status vaka_pack_lay(const vaka_pack *pack, const char *folder, vaka_error *err)
{
    vaka_status status = VAKA_OK;

    for (uint32_t i = 0; !status && i < pack->count; i++)
        status = lay_file(&pack->files[i], folder, err);
    return status;
}

uint64_t vaka_pack_hash(const vaka_pack *pack)
{
    uint64_t hash = 0;

    for (uint32_t i = 0; i < pack->count; i++) {
        const vaka_pack_file *file = &pack->files[i];
        hash = vaka_hash(hash, file->path, strlen(file->path) + 1);
        hash = vaka_hash(hash, file->bytes, file->size);
    }
    return hash;
}

void vaka_pack_done(vaka_pack *pack)
{
    vaka_arena_done(&pack->arena);
    *pack = (vaka_pack){0};
}
