/* serve/site.h - the files of the page, read once and handed out from memory.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SERVE_SITE_H
#define SERVE_SITE_H

#include "text/error.h"

typedef struct vaka_site_file {
    char *name; /* owned: below the folder, "index.html" */
    char *bytes;
    size_t size;
    const char *type; /* static */
    char tag[20];     /* of its contents: changes with them */
} vaka_site_file;

typedef struct vaka_site {
    vaka_site_file *files; /* owned */
    uint32_t count;
} vaka_site;

/* Reads every file below a folder whose ending is that of a page's (html, js, css, svg, …); nothing
 * hidden, no links, 32 MiB at most. Fails if the folder cannot be read. */
vaka_status vaka_site_read(vaka_site *site, const char *folder, vaka_error *err);
void vaka_site_done(vaka_site *site);

/* By the path of an address: "/" is index.html. NULL: there is none. */
const vaka_site_file *vaka_site_find(const vaka_site *site, const char *path);

#endif
