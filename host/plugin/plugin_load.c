/* plugin/plugin_load.c - opens the file of one module, if it is a whole shared library as far as
 * can be told from outside.
 *
 * SPDX-License-Identifier: MIT
 *
 * The system's loader maps a file without asking how long it is: of one that was cut short it
 * touches pages that are not there, and the program dies of it. */
#define _GNU_SOURCE /* dladdr1 */
#include "plugin/plugin_check.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define ENTRY "vaka_entry"
#define SUFFIX ".vaka"
#define NATIVE_CLASS (sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32)
#define MOST_PARTS 256u /* rows of the table of segments; usual are a dozen */

/* `length` bytes from `offset` on must be in a file of `size` bytes. */
static vaka_status check_part(uint64_t size, uint64_t offset, uint64_t length, vaka_error *err)
{
    if (offset > UINT64_MAX - length)
        return vaka_fail(err, VAKA_ERR_DATA, "cannot be loaded: its parts lie nowhere");
    if (offset + length <= size)
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_DATA,
                     "cannot be loaded: the file is cut short, it has %llu of %llu bytes",
                     (unsigned long long)size, (unsigned long long)(offset + length));
}

static vaka_status read_part(int fd, uint64_t offset, void *out, size_t length, vaka_error *err)
{
    ssize_t got = pread(fd, out, length, (off_t)offset);

    if (got == (ssize_t)length)
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_DATA, "cannot be loaded: %s",
                     got < 0 ? strerror(errno) : "the file is being changed");
}

static vaka_status check_segments(int fd, uint64_t size, const ElfW(Ehdr) * head, vaka_error *err)
{
    vaka_status status =
        check_part(size, head->e_phoff, (uint64_t)head->e_phnum * sizeof(ElfW(Phdr)), err);

    for (uint32_t i = 0; !status && i < head->e_phnum; i++) {
        ElfW(Phdr) part;

        status = read_part(fd, head->e_phoff + i * sizeof part, &part, sizeof part, err);
        if (!status && part.p_type != PT_NULL)
            status = check_part(size, part.p_offset, part.p_filesz, err);
    }
    return status;
}

/* Libraries for other machines are none of ours: the system's loader says so before it maps. */
static vaka_status check_library(int fd, uint64_t size, vaka_error *err)
{
    ElfW(Ehdr) head;
    vaka_status status;

    if (size < SELFMAG)
        return vaka_fail(err, VAKA_ERR_DATA, "cannot be loaded: the file is too short");
    status = read_part(fd, 0, head.e_ident, SELFMAG, err);
    if (!status && memcmp(head.e_ident, ELFMAG, SELFMAG) != 0)
        return vaka_fail(err, VAKA_ERR_DATA, "cannot be loaded: not a shared library");
    status = status ? status : check_part(size, 0, sizeof head, err);
    status = status ? status : read_part(fd, 0, &head, sizeof head, err);
    if (status || head.e_ident[EI_CLASS] != NATIVE_CLASS)
        return status;
    if (head.e_phentsize != sizeof(ElfW(Phdr)) || head.e_phnum > MOST_PARTS)
        return vaka_fail(err, VAKA_ERR_DATA, "cannot be loaded: not a shared library");
    return check_segments(fd, size, &head, err);
}

/* Checks a file before the system's loader gets it: its name, that it is a plain file, and that all
 * of its segments are there. */
static vaka_status check_file(const char *path, vaka_error *err)
{
    const char *slash = strrchr(path, '/');
    size_t length = strlen(slash ? slash + 1 : path);
    struct stat info;
    vaka_status status;

    if (length <= strlen(SUFFIX) || strcmp(path + strlen(path) - strlen(SUFFIX), SUFFIX) != 0)
        return vaka_fail(err, VAKA_ERR_DATA, "the name of a module's file ends in " SUFFIX);
    if (stat(path, &info) != 0)
        return vaka_fail(err, VAKA_ERR_DATA, "cannot find the file: %s", strerror(errno));
    if (!S_ISREG(info.st_mode)) /* opening a pipe would wait for ever */
        return vaka_fail(err, VAKA_ERR_DATA, "not a regular file");
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return vaka_fail(err, VAKA_ERR_DATA, "cannot be loaded: %s", strerror(errno));
    status = fstat(fd, &info) == 0 && S_ISREG(info.st_mode)
                 ? check_library(fd, (uint64_t)info.st_size, err)
                 : vaka_fail(err, VAKA_ERR_DATA, "not a regular file");
    close(fd);
    return status;
}

static vaka_status open_file(const char *path, void **handle, vaka_error *err)
{
    size_t room = strlen(path) + sizeof "./";
    char *place = vaka_xnew(room);

    /* Without a slash dlopen would search the system's libraries instead. */
    snprintf(place, room, "%s%s", strchr(path, '/') ? "" : "./", path);
    *handle = dlopen(place, RTLD_NOW | RTLD_LOCAL);
    if (!*handle) {
        const char *text = dlerror();
        size_t length = strlen(place);

        if (text && strncmp(text, place, length) == 0 && strncmp(text + length, ": ", 2) == 0)
            text += length + 2;
        vaka_fail(err, VAKA_ERR_DATA, "cannot be loaded: %s", text ? text : "no reason given");
    }
    free(place);
    return *handle ? VAKA_OK : VAKA_ERR_DATA;
}

/* What the file itself says about the symbol: nothing of it may be read before this is known. */
static vaka_status check_symbol(const vaka_module *entry, vaka_error *err)
{
#ifdef __GLIBC__
    const ElfW(Sym) *symbol = NULL;
    Dl_info info;
    void *extra = NULL;

    if (!dladdr1(entry, &info, &extra, RTLD_DL_SYMENT) || !extra)
        return VAKA_OK;
    symbol = extra;
    if ((symbol->st_info & 0xf) != STT_OBJECT)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "`" ENTRY "` is not a struct");
    if (symbol->st_size < sizeof(vaka_stamp) || symbol->st_size < entry->stamp.size)
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "`" ENTRY "` is too short for its stamp: it has %u bytes",
                         (uint32_t)symbol->st_size);
#else
    (void)entry;
    (void)err;
#endif
    return VAKA_OK;
}

static vaka_status find_entry(void *handle, const vaka_module **entry, vaka_error *err)
{
    *entry = dlsym(handle, ENTRY);
    if (!*entry)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "does not export `" ENTRY "`: not a module");
    return check_symbol(*entry, err);
}

vaka_status vaka_plugin_load(const char *path, vaka_plugin *plugin)
{
    vaka_error err = {0};
    const vaka_module *entry = NULL;
    vaka_module whole;
    vaka_status status = check_file(path, &err);

    *plugin = (vaka_plugin){.path = vaka_xcopy(path)};
    status = status ? status : open_file(path, &plugin->handle, &err);
    status = status ? status : find_entry(plugin->handle, &entry, &err);
    status = status ? status : vaka_plugin_widen(entry, &whole, &err);
    status = status ? status : vaka_plugin_check(&whole, &err);
    if (status) {
        vaka_plugin_refuse(plugin, err.text);
        return status;
    }

    vaka_module *copy = vaka_xnew(sizeof *copy);

    *copy = whole;
    plugin->module = copy;
    return VAKA_OK;
}

void vaka_plugin_refuse(vaka_plugin *plugin, const char *reason)
{
    snprintf(plugin->reason, sizeof plugin->reason, "%s", reason);
    free((void *)(uintptr_t)plugin->module);
    plugin->module = NULL;
    if (plugin->handle)
        dlclose(plugin->handle);
    plugin->handle = NULL;
}
