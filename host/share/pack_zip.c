/* share/pack_zip.c - packs as zip files: read with care, written so that equal files give equal
 * bytes.
 *
 * SPDX-License-Identifier: MIT */
#include "share/pack.h"

#include "share/zip_library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define ZIP_MOST                                                                                   \
    (20ll << 20) /* bytes of a file that is looked at: what a pack can have, and more */
#define UNIX_REGULAR 0100644u /* as zip keeps it: the mode of a file that everybody may read */
#define DOS_DATE 0x21         /* the first day that there is: 1 January 1980 */
#define TOP_MOST (VAKA_PACK_PATH + 2)

typedef struct reading {
    const vaka_zip_library *zip;
    zip_t *archive;
    vaka_pack *pack;
    const char *path;   /* of the zip */
    char top[TOP_MOST]; /* the folder with its slash in which everything lies, or "" */
    vaka_error *err;
} reading;

static vaka_status refuse(const reading *of, const char *name, const char *why)
{
    return vaka_fail(of->err, VAKA_ERR_DATA, "%.100s: '%.90s' is refused: %s", of->path, name, why);
}

/* Names and sizes as the archive gives them; they are not believed, but what is wrong is said. */
static const char *entry_fault(const reading *of, const zip_stat_t *about)
{
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    uint32_t type;

    if (of->zip->zip_file_get_external_attributes(of->archive, about->index, 0, &system,
                                                  &attributes) != 0)
        return "its attributes cannot be read";
    type = (attributes >> 16) & S_IFMT;
    if (system == ZIP_OPSYS_UNIX && type && type != S_IFREG && type != S_IFDIR)
        return type == S_IFLNK ? "it is a link" : "it is no plain file";
    if (about->encryption_method != ZIP_EM_NONE)
        return "it is encrypted";
    if (about->comp_method != ZIP_CM_STORE && about->comp_method != ZIP_CM_DEFLATE)
        return "it is packed in a way that is not known here";
    if (about->size > VAKA_PACK_FILE)
        return "it is longer than 1 MiB";
    return NULL;
}

static bool is_folder(const char *name)
{
    size_t length = strlen(name);

    return length > 0 && name[length - 1] == '/';
}

/* A folder has no contents; of its name everything is wrong that would be wrong of a file's in it.
 */
static vaka_status see_folder(const reading *of, const char *name)
{
    char inside[1024];
    size_t length = strlen(of->top);

    if (strlen(name) + 8 > sizeof inside)
        return refuse(of, name, "its path is too long");
    if (strncmp(name, of->top, length) != 0)
        return refuse(of, name, "it lies outside the folder of the mod");
    if (!name[length])
        return VAKA_OK;
    snprintf(inside, sizeof inside, "%sx.lua", name + length);
    const char *fault = vaka_pack_name_fault(inside);
    return fault ? refuse(of, name, fault) : VAKA_OK;
}

/* At most one byte more than it says it has: a bomb shows itself by it. */
static vaka_status take_bytes(const reading *of, const zip_stat_t *about, const char *name)
{
    size_t room = (size_t)about->size + 1, got = 0;
    char *bytes = vaka_xnew(room);
    zip_file_t *file = of->zip->zip_fopen_index(of->archive, about->index, 0);
    zip_int64_t more = file ? 1 : -1;
    vaka_status status;

    while (more > 0 && got < room) {
        more = of->zip->zip_fread(file, bytes + got, room - got);
        got += more > 0 ? (size_t)more : 0;
    }
    if (file && of->zip->zip_fclose(file) != 0)
        more = -1;
    if (more < 0)
        status = refuse(of, about->name, "its contents are damaged");
    else if (got != about->size)
        status = refuse(of, about->name, "it is not as long as it says");
    else
        status = vaka_pack_add(of->pack, name, bytes, got, of->err);
    free(bytes);
    return status;
}

static vaka_status take_entry(const reading *of, zip_uint64_t index)
{
    const zip_uint64_t wanted =
        ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
    size_t length = strlen(of->top);
    zip_stat_t about;
    const char *fault;

    if (of->zip->zip_stat_index(of->archive, index, ZIP_FL_ENC_RAW, &about) != 0 ||
        (about.valid & wanted) != wanted)
        return vaka_fail(of->err, VAKA_ERR_DATA, "%.160s is damaged", of->path);
    fault = entry_fault(of, &about);
    if (fault)
        return refuse(of, about.name, fault);
    if (is_folder(about.name))
        return see_folder(of, about.name);
    if (strncmp(about.name, of->top, length) != 0)
        return refuse(of, about.name, "it lies outside the folder of the mod");
    fault = vaka_pack_name_fault(about.name + length);
    if (fault)
        return refuse(of, about.name, fault);
    return take_bytes(of, &about, about.name + length);
}

/* Is this name mod.lua, in no folder or in one? Then that folder is where the mod lies. */
static bool is_manifest(const char *name, char top[TOP_MOST])
{
    const char *slash = strchr(name, '/');

    if (strcmp(slash ? slash + 1 : name, "mod.lua") != 0 ||
        (slash && (size_t)(slash - name) >= TOP_MOST - 1))
        return false;
    snprintf(top, TOP_MOST, "%.*s", slash ? (int)(slash - name + 1) : 0, name);
    return true;
}

static vaka_status find_top(reading *of, zip_uint64_t count)
{
    zip_stat_t about;

    for (zip_uint64_t i = 0; i < count; i++)
        if (of->zip->zip_stat_index(of->archive, i, ZIP_FL_ENC_RAW, &about) == 0 &&
            (about.valid & ZIP_STAT_NAME) && is_manifest(about.name, of->top))
            return VAKA_OK;
    return vaka_fail(of->err, VAKA_ERR_DATA, "%.160s holds no mod: there is no mod.lua", of->path);
}

static vaka_status read_archive(reading *of)
{
    zip_int64_t count = of->zip->zip_get_num_entries(of->archive, 0);
    vaka_status status;

    if (count < 0 || count > 2 * (zip_int64_t)VAKA_PACK_FILES)
        return vaka_fail(of->err, VAKA_ERR_DATA, "%.160s has more than %u files", of->path,
                         2 * VAKA_PACK_FILES);
    status = find_top(of, (zip_uint64_t)count);
    for (zip_int64_t i = 0; !status && i < count; i++)
        status = take_entry(of, (zip_uint64_t)i);
    return status ? status : vaka_pack_end(of->pack, of->path, of->err);
}

static vaka_status fail_opening(const vaka_zip_library *zip, const char *path, int code,
                                vaka_error *err)
{
    zip_error_t error;
    vaka_status status;

    zip->zip_error_init_with_code(&error, code);
    status = vaka_fail(err, VAKA_ERR_DATA, "%.160s is no pack: %s", path,
                       zip->zip_error_strerror(&error));
    zip->zip_error_fini(&error);
    return status;
}

/* Only a plain file is opened: a pipe would be waited for. */
static vaka_status see_file(const char *path, vaka_error *err)
{
    struct stat about;

    if (stat(path, &about) != 0)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "there is no file %.160s", path);
    if (!S_ISREG(about.st_mode))
        return vaka_fail(err, VAKA_ERR_DATA, "%.160s is no plain file", path);
    if (about.st_size > ZIP_MOST)
        return vaka_fail(err, VAKA_ERR_DATA, "%.160s is larger than any pack", path);
    return VAKA_OK;
}

vaka_status vaka_pack_read(vaka_pack *pack, const char *path, vaka_error *err)
{
    reading of = {.pack = pack, .path = path, .err = err};
    vaka_status status = see_file(path, err);
    int code = 0;

    if (status)
        return status;
    of.zip = vaka_zip_library_open(err);
    if (!of.zip)
        return VAKA_ERR_SYSTEM;
    of.archive = of.zip->zip_open(path, ZIP_RDONLY | ZIP_CHECKCONS, &code);
    if (!of.archive)
        return fail_opening(of.zip, path, code, err);
    status = read_archive(&of);
    of.zip->zip_discard(of.archive);
    return status;
}

/* --- writing ----------------------------------------------------------------------------------
 */

static bool put_file(const vaka_zip_library *zip, zip_t *archive, const vaka_pack_file *file,
                     const char *folder)
{
    char name[VAKA_PACK_PATH * 2 + 2];
    zip_source_t *source = zip->zip_source_buffer(archive, file->bytes, file->size, 0);
    zip_int64_t index;

    snprintf(name, sizeof name, "%.150s/%s", folder, file->path);
    if (!source)
        return false;
    index = zip->zip_file_add(archive, name, source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip->zip_source_free(source);
        return false;
    }
    return zip->zip_set_file_compression(archive, (zip_uint64_t)index, ZIP_CM_STORE, 0) == 0 &&
           zip->zip_file_set_dostime(archive, (zip_uint64_t)index, 0, DOS_DATE, 0) == 0 &&
           zip->zip_file_set_external_attributes(archive, (zip_uint64_t)index, 0, ZIP_OPSYS_UNIX,
                                                 UNIX_REGULAR << 16) == 0;
}

static vaka_status fill_archive(const vaka_zip_library *zip, zip_t *archive, const vaka_pack *pack,
                                const char *folder, const char *comment)
{
    bool good = zip->zip_set_archive_comment(archive, comment, (zip_uint16_t)strlen(comment)) == 0;

    for (uint32_t i = 0; good && i < pack->count; i++)
        good = put_file(zip, archive, &pack->files[i], folder);
    return good ? VAKA_OK : VAKA_ERR_SYSTEM;
}

vaka_status vaka_pack_write(const vaka_pack *pack, const char *folder, const char *comment,
                            const char *path, vaka_error *err)
{
    const vaka_zip_library *zip = vaka_zip_library_open(err);
    struct stat about;
    zip_t *archive;
    int code = 0;

    if (!zip)
        return VAKA_ERR_SYSTEM;
    if (lstat(path, &about) == 0 && !S_ISREG(about.st_mode))
        return vaka_fail(err, VAKA_ERR_SYSTEM, "%.160s is there, and no plain file", path);
    archive = zip->zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &code);
    if (!archive)
        return fail_opening(zip, path, code, err);
    if (fill_archive(zip, archive, pack, folder, comment) == VAKA_OK &&
        zip->zip_close(archive) == 0)
        return VAKA_OK;
    vaka_fail(err, VAKA_ERR_SYSTEM, "cannot write %.120s: %.90s", path, zip->zip_strerror(archive));
    zip->zip_discard(archive);
    return VAKA_ERR_SYSTEM;
}
