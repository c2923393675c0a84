/* share/pack.h - a mod as one file that can be handed on: its files, checked, and a zip of them.
 *
 * SPDX-License-Identifier: MIT
 *
 * A pack comes from a stranger. Nothing of it touches the disk before all of it has been read into
 * memory and found good: plain files with plain names of the sorts that mods are made of (scripts,
 * texts, drawings), no links, no native code, no more than so many and so large. The same files
 * give the same bytes: they are sorted, stored as they are, and carry no dates. */
#ifndef SHARE_PACK_H
#define SHARE_PACK_H

#include "text/arena.h"
#include "text/error.h"

#define VAKA_PACK_FILES 2000u       /* most files of a pack */
#define VAKA_PACK_FILE (1u << 20)   /* most bytes of one of them */
#define VAKA_PACK_BYTES (16u << 20) /* most bytes of all of them together */
#define VAKA_PACK_PATH 160u         /* longest path in it, without its end */
#define VAKA_PACK_DEPTH 4u          /* folders in each other */

typedef struct vaka_pack_file {
    char *path;  /* in the mod: "events/wind.lua" */
    char *bytes; /* owned by the pack */
    size_t size;
} vaka_pack_file;

/* Begins all zero. What it points to lies in its arena. */
typedef struct vaka_pack {
    vaka_arena arena;
    vaka_pack_file *files; /* sorted by path */
    uint32_t count;
    uint64_t bytes; /* of all files */
} vaka_pack;

/* Reads the files of a mod's folder; names that begin with a dot are left out. Fails with the first
 * file that has no place in a pack. */
vaka_status vaka_pack_gather(vaka_pack *pack, const char *folder, vaka_error *err);

/* The same of whatever lies at a path: a folder, or a zip. */
vaka_status vaka_pack_open(vaka_pack *pack, const char *path, vaka_error *err);

/* Reads a zip: with mod.lua in it, or with one folder that has mod.lua in it. */
vaka_status vaka_pack_read(vaka_pack *pack, const char *path, vaka_error *err);

/* Writes a zip of the files below one folder, whose name is given, with a comment for people. */
vaka_status vaka_pack_write(const vaka_pack *pack, const char *folder, const char *comment,
                            const char *path, vaka_error *err);

/* Writes the files into a folder, which must be there and empty. */
vaka_status vaka_pack_lay(const vaka_pack *pack, const char *folder, vaka_error *err);

/* Of paths and contents: equal for equal files, however they were packed. */
uint64_t vaka_pack_hash(const vaka_pack *pack);

void vaka_pack_done(vaka_pack *pack);

/* Adds a file (`bytes` are copied). Fails if its name or size is not to be had. */
vaka_status vaka_pack_add(vaka_pack *pack, const char *path, const char *bytes, size_t size,
                          vaka_error *err);

/* What is wrong with a path in a pack, as half a sentence; NULL: nothing (pack_names.c). */
const char *vaka_pack_name_fault(const char *path);

/* Is anything there by that name, or by one that differs in capitals alone? */
bool vaka_pack_has(const vaka_pack *pack, const char *path);

/* Sorts what has been added, and sees that it is a mod. */
vaka_status vaka_pack_end(vaka_pack *pack, const char *from, vaka_error *err);

#endif
