/* faults/interpose.c - calls of the C library that fail when a test wants it.
 *
 * SPDX-License-Identifier: MIT */
#include "interpose.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

__attribute__((visibility("default"))) fault_arm interpose_arm;
__attribute__((visibility("default"))) fault_seen interpose_seen;

static int armed;
static unsigned nth, seen;
static int ever;

void interpose_arm(int call, unsigned when, int for_ever)
{
    armed = call;
    nth = when;
    ever = for_ever;
    seen = 0;
}

unsigned interpose_seen(void)
{
    return seen;
}

static bool fails(int call)
{
    if (armed != call)
        return false;
    seen++;
    return seen == nth || (ever && seen > nth);
}

/* A function behind this library, found once. dlsym gives a data pointer; POSIX says it may. */
#define REAL(type, name)                                                                           \
    static type *real;                                                                             \
    if (!real)                                                                                     \
    *(void **)&real = dlsym(RTLD_NEXT, name)

typedef ssize_t pwrite_call(int fd, const void *bytes, size_t size, off_t at);
typedef ssize_t write_call(int fd, const void *bytes, size_t size);
typedef int sync_call(int fd);
typedef int truncate_call(int fd, off_t length);

__attribute__((visibility("default"))) ssize_t pwrite(int fd, const void *bytes, size_t size,
                                                      off_t at)
{
    REAL(pwrite_call, "pwrite");
    if (fails(FAULT_WRITE)) {
        errno = ENOSPC;
        return -1;
    }
    if (fails(FAULT_SHORT) && size > 1)
        return real(fd, bytes, size / 2, at);
    if (fails(FAULT_LIE))
        return (ssize_t)size;
    return real(fd, bytes, size, at);
}

__attribute__((visibility("default"))) ssize_t write(int fd, const void *bytes, size_t size)
{
    REAL(write_call, "write");
    if (fd > 2 && fails(FAULT_WRITE)) {
        errno = ENOSPC;
        return -1;
    }
    if (fd > 2 && fails(FAULT_SHORT) && size > 1)
        return real(fd, bytes, size / 2);
    return real(fd, bytes, size);
}

__attribute__((visibility("default"))) int fdatasync(int fd)
{
    REAL(sync_call, "fdatasync");
    if (fails(FAULT_SYNC)) {
        errno = EIO;
        return -1;
    }
    return real(fd);
}

__attribute__((visibility("default"))) int fsync(int fd)
{
    REAL(sync_call, "fsync");
    if (fails(FAULT_SYNC)) {
        errno = EIO;
        return -1;
    }
    return real(fd);
}

__attribute__((visibility("default"))) int ftruncate(int fd, off_t length)
{
    REAL(truncate_call, "ftruncate");
    if (fails(FAULT_TRUNCATE)) {
        errno = EIO;
        return -1;
    }
    return real(fd, length);
}

__attribute__((visibility("default"))) void *malloc(size_t size)
{
    return fails(FAULT_MEMORY) ? NULL : __libc_malloc(size);
}

__attribute__((visibility("default"))) void *calloc(size_t count, size_t size)
{
    return fails(FAULT_MEMORY) ? NULL : __libc_calloc(count, size);
}

__attribute__((visibility("default"))) void *realloc(void *memory, size_t size)
{
    return fails(FAULT_MEMORY) ? NULL : __libc_realloc(memory, size);
}
