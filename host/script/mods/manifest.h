/* script/mods/manifest.h - where mods lie, and who they say they are: mod.lua.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_MODS_MANIFEST_H
#define SCRIPT_MODS_MANIFEST_H

#include "script/mods/mod_files.h"

/* A folder in which a mod was found (library_path.c). */
typedef struct vaka_mod_place {
    char *folder;
    bool bundled, base;
    bool given; /* by the caller */
} vaka_mod_place;

typedef struct vaka_mod_places {
    vaka_arena *arena; /* they lie there */
    vaka_mod_place *at;
    uint32_t count;
} vaka_mod_places;

/* Every folder with a mod for a module, on the search path of library.h. Folders
 * that were given and hold none are complained about. */
void vaka_mod_places_find(vaka_mod_places *places, const vaka_module *module,
                          const char *const *folders, vaka_complaints *complaints);

/* Every folder with a game in Lua on the same path: in the folders of scripts, and the user's; and
 * those in the folders of scripts alone. */
void vaka_game_places_find(vaka_mod_places *places);
void vaka_game_places_bundled(vaka_mod_places *places);

/* Is a folder a mod: is there a mod.lua? */
bool vaka_mod_is_in(const char *folder);

/* The mods in a folder: itself and what lies in it; how many. */
uint32_t vaka_mod_places_in(vaka_mod_places *places, const char *folder, bool bundled);

/* Reads mod.lua (mod.c). `info` is filled as far as it goes; false: it cannot be used. */
typedef struct vaka_need { /* "other >= 1.2" */
    char id[VAKA_ID_LENGTH + 1];
    int32_t version[3];
    vaka_file_place spot;
} vaka_need;

typedef struct vaka_manifest {
    vaka_library_file file;
    vaka_mod_info info;
    int32_t version[3];
    vaka_need *needs;
    uint32_t need_count;
    bool read;     /* false: mod.lua is wrong */
    bool other;    /* it is for another game */
    bool given;    /* its folder was named by the caller */
    uint8_t visit; /* while the order is worked out */
} vaka_manifest;

void vaka_manifest_read(vaka_manifest *manifest, const vaka_mod_place *place,
                        const vaka_module *module, vaka_sandbox *sandbox, vaka_arena *arena,
                        vaka_complaints *complaints);

#endif
