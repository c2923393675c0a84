/* files/regular.c - reads files of strangers: regular ones only, no links, no more than so many
 * bytes.
 *
 * SPDX-License-Identifier: MIT */
#include "files/regular.h"

#include "text/error.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NAME_MOST 256 /* of one file or folder, with its end */

static void refuse(vaka_regular *at, const char *why)
{
    free(at->text);
    at->text = NULL;
    snprintf(at->why, sizeof at->why, "%s", why);
}

static void refuse_open(vaka_regular *at, int error)
{
    at->missing = error == ENOENT;
    refuse(at, error == ELOOP ? "links are not followed" : strerror(error));
}

/* The folder `name` of another one; -1: there is none that may be entered, and `*at` says why. */
static int enter(int folder, const char *name, vaka_regular *at)
{
    int inside = -1;
    struct stat about;

    if (strcmp(name, "..") == 0) {
        refuse(at, "the path leads up");
        return -1;
    }
    inside = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (inside >= 0)
        return inside;
    int error = errno; /* of a link it is that it is no folder */
    if (error == ENOTDIR && fstatat(folder, name, &about, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISLNK(about.st_mode))
        error = ELOOP;
    refuse_open(at, error);
    at->missing = at->missing || error == ENOTDIR;
    return -1;
}

/* Goes down to the folder of the last name of the path, which `*path` becomes. The descriptor is
 * the caller's, -1 after a refusal. */
static int go_down(int folder, const char **path, vaka_regular *at)
{
    int here = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const char *slash;

    if (here < 0)
        refuse_open(at, errno);
    while (here >= 0 && (slash = strchr(*path, '/')) != NULL) {
        char name[NAME_MOST];
        int above = here;
        size_t length = (size_t)(slash - *path);

        if (length >= sizeof name) {
            refuse_open(at, ENAMETOOLONG);
            here = -1;
        } else {
            memcpy(name, *path, length);
            name[length] = '\0';
            here = enter(above, length ? name : ".", at);
        }
        close(above);
        *path = slash + 1;
    }
    return here;
}

static void read_bytes(int file, vaka_regular *at)
{
    size_t got = 0;
    ssize_t more;

    at->text = vaka_xnew(at->size + 1);
    while (got < at->size && (more = read(file, at->text + got, at->size - got)) != 0) {
        if (more < 0 && errno != EINTR) {
            refuse(at, strerror(errno));
            return;
        }
        got += more > 0 ? (size_t)more : 0;
    }
    at->size = got;
    at->text[got] = '\0';
}

static void read_all(int file, size_t most, vaka_regular *at)
{
    struct stat about;
    char why[sizeof at->why];

    if (fstat(file, &about) != 0 || !S_ISREG(about.st_mode)) {
        refuse(at, "this is no regular file");
        return;
    }
    if (about.st_size > (off_t)most) {
        bool whole = most % (1u << 20) == 0;
        snprintf(why, sizeof why, "the file is longer than %zu %s", most >> (whole ? 20 : 10),
                 whole ? "MiB" : "KiB");
        refuse(at, why);
        return;
    }
    at->size = (size_t)about.st_size;
    read_bytes(file, at);
}

vaka_regular vaka_regular_read(int folder, const char *path, size_t most)
{
    vaka_regular at = {0};
    int here = go_down(folder, &path, &at), file;

    if (here < 0)
        return at;
    /* O_NONBLOCK: opening a pipe would wait for its other end */
    file = openat(here, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) {
        refuse_open(&at, errno);
    } else {
        read_all(file, most, &at);
        close(file);
    }
    close(here);
    return at;
}
