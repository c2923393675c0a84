/* serve/site.c - the files of the page, read once and handed out from memory.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/site.h"

#include "chance/sha256.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define SITE_MOST ((size_t)32 << 20)
#define DEPTH_MOST 6
#define PATH_MOST 4096

static const char *type_of(const char *name)
{
    static const struct {
        const char *ending, *type;
    } types[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".wasm", "application/wasm"},
        {".png", "image/png"},
        {".woff2", "font/woff2"},
    };
    const char *dot = strrchr(name, '.');

    for (size_t i = 0; dot && i < sizeof types / sizeof *types; i++)
        if (strcmp(dot, types[i].ending) == 0)
            return types[i].type;
    return NULL;
}

static bool read_whole(const char *path, size_t size, char **out)
{
    FILE *file = fopen(path, "rb");
    bool good;

    if (!file)
        return false;
    *out = vaka_xnew(size + 1);
    good = fread(*out, 1, size, file) == size;
    fclose(file);
    if (!good)
        free(*out);
    return good;
}

static void add_file(vaka_site *site, const char *path, const char *name, size_t size, size_t *left)
{
    vaka_site_file file = {.type = type_of(name), .size = size};
    char hash[2 * VAKA_SHA256_BYTES + 1];

    if (!file.type || size > *left || !read_whole(path, size, &file.bytes))
        return;
    *left -= size;
    file.name = vaka_xcopy(name);
    vaka_sha256_text(file.bytes, size, hash);
    snprintf(file.tag, sizeof file.tag, "\"%.16s\"", hash);
    site->files = vaka_xmore(site->files, site->count, sizeof *site->files);
    site->files[site->count++] = file;
}

static bool read_folder(vaka_site *site, const char *folder, const char *below, int depth,
                        size_t *left)
{
    char path[PATH_MOST], name[PATH_MOST];
    const struct dirent *entry;
    struct stat about;
    DIR *dir = opendir(folder);

    if (!dir)
        return false;
    while ((entry = readdir(dir)) != NULL) {
        int one = snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        int two = snprintf(name, sizeof name, "%s%s", below, entry->d_name);

        if (entry->d_name[0] == '.' || one >= (int)sizeof path || two >= (int)sizeof name - 1 ||
            lstat(path, &about) != 0)
            continue;
        if (S_ISREG(about.st_mode)) {
            add_file(site, path, name, (size_t)about.st_size, left);
        } else if (S_ISDIR(about.st_mode) && depth < DEPTH_MOST) {
            name[two] = '/';
            name[two + 1] = '\0';
            read_folder(site, path, name, depth + 1, left);
        }
    }
    closedir(dir);
    return true;
}

vaka_status vaka_site_read(vaka_site *site, const char *folder, vaka_error *err)
{
    size_t left = SITE_MOST;

    *site = (vaka_site){0};
    if (read_folder(site, folder, "", 0, &left))
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot read the page in %.150s: %s", folder,
                     strerror(errno));
}

void vaka_site_done(vaka_site *site)
{
    for (uint32_t i = 0; i < site->count; i++) {
        free(site->files[i].name);
        free(site->files[i].bytes);
    }
    free(site->files);
    *site = (vaka_site){0};
}

const vaka_site_file *vaka_site_find(const vaka_site *site, const char *path)
{
    path += *path == '/';
    if (!*path)
        path = "index.html";
    for (uint32_t i = 0; i < site->count; i++)
        if (strcmp(site->files[i].name, path) == 0)
            return &site->files[i];
    return NULL;
}
