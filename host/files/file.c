/* files/file.c - files that are written whole or not at all, and nowhere but where they are said
 * to.
 *
 * SPDX-License-Identifier: MIT */
#include "files/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static vaka_status cannot(vaka_error *err, const char *verb, const char *path, int why)
{
    return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot %s %.160s: %s", verb, path, strerror(why));
}

static void forget(vaka_file *file)
{
    free(file->path);
    free(file->fresh);
    *file = (vaka_file){0};
}

static vaka_status give_up(vaka_file *file, int why, vaka_error *err)
{
    vaka_status status = cannot(err, "write", file->path, why);

    forget(file);
    return status;
}

/* A file that was not there; O_EXCL follows no link. */
static FILE *open_new(const char *path)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    FILE *out = fd < 0 ? NULL : fdopen(fd, "wb");

    if (fd >= 0 && !out)
        close(fd);
    return out;
}

vaka_status vaka_file_create(vaka_file *file, const char *path, vaka_error *err)
{
    *file = (vaka_file){.path = vaka_xcopy(path), .out = open_new(path)};
    return file->out ? VAKA_OK : give_up(file, errno, err);
}

vaka_status vaka_file_replace(vaka_file *file, const char *path, vaka_error *err)
{
    size_t room = strlen(path) + 32;

    *file = (vaka_file){.path = vaka_xcopy(path), .fresh = vaka_xnew(room)};
    snprintf(file->fresh, room, "%s.%ld.new", path, (long)getpid());
    file->out = open_new(file->fresh);
    if (!file->out && errno == EEXIST && unlink(file->fresh) == 0) /* of one that was killed */
        file->out = open_new(file->fresh);
    return file->out ? VAKA_OK : give_up(file, errno, err);
}

/* Everything on the disk: 0, or the error's number. */
static int finish(FILE *out)
{
    int why = fflush(out) != 0 || fsync(fileno(out)) != 0 ? errno : ferror(out) ? EIO : 0;

    return fclose(out) == 0 || why ? why : errno;
}

vaka_status vaka_file_end(vaka_file *file, bool good, vaka_error *err)
{
    int before = good ? 0 : errno ? errno : EIO;
    int why = finish(file->out);

    if (before)
        why = before;
    if (!why && file->fresh && rename(file->fresh, file->path) != 0)
        why = errno;
    if (why) {
        unlink(file->fresh ? file->fresh : file->path);
        return give_up(file, why, err);
    }
    forget(file);
    return VAKA_OK;
}

vaka_status vaka_file_write(const char *path, const char *text, vaka_error *err)
{
    vaka_file file;
    vaka_status status = vaka_file_replace(&file, path, err);

    return status ? status : vaka_file_end(&file, fputs(text, file.out) >= 0, err);
}

vaka_status vaka_file_folder(const char *path, vaka_error *err)
{
    struct stat about;

    if (mkdir(path, 0777) == 0)
        return VAKA_OK;
    if (errno != EEXIST || lstat(path, &about) != 0)
        return cannot(err, "make the folder", path, errno);
    if (S_ISLNK(about.st_mode))
        return vaka_fail(err, VAKA_ERR_SYSTEM,
                         "cannot write into %.160s: it is a link, and may lead anywhere", path);
    return S_ISDIR(about.st_mode) ? VAKA_OK : cannot(err, "make the folder", path, EEXIST);
}

vaka_status vaka_file_folders(char *path, vaka_error *err)
{
    for (char *slash = path + 1; slash; *slash++ = '/') {
        slash = strchr(slash, '/');
        if (slash)
            *slash = '\0';
        if (mkdir(path, 0777) != 0 && errno != EEXIST)
            return cannot(err, "make the folder", path, errno);
        if (!slash)
            break;
    }
    return VAKA_OK;
}
