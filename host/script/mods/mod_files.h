/* script/mods/mod_files.h - the files of mods: read, loaded, and run again by those who play.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_MODS_MOD_FILES_H
#define SCRIPT_MODS_MOD_FILES_H

#include "script/mods/library.h"
#include "script/mods/plain.h"

#define VAKA_MOD_FILES 2000u       /* most files of a mod */
#define VAKA_MOD_BYTES (16u << 20) /* most bytes of all of them together */
#define VAKA_ID_LENGTH 48u         /* longest id */

/* About a file or folder; names are printed in many places. */
#define VAKA_ODD_NAME "the name has signs that cannot be shown"

/* A file of a mod; what it points to lies in the arena it was read into. */
typedef struct vaka_library_file {
    char *name;   /* as messages show it: the mod's folder, '/', path */
    char *path;   /* in the mod: "events/wind.lua" */
    char *folder; /* "events", or "" for files beside mod.lua */
    char *id;     /* "wind" */
    char *text;   /* NULL: it could not be read, and has been complained about */
    size_t size;
    vaka_plain plain;       /* what it returned; NOTHING: not looked at, or wrong */
    uint64_t hash;          /* of what it says to the rules: no comments, titles or texts */
    vaka_compiled compiled; /* of a file with code that is good */
    char **says;            /* texts that it says by host.say and host.finish (library_says.c) */
    uint32_t say_count;
    bool ends;  /* it calls host.finish */
    bool mute;  /* … without a reason: the title of what acts stands for one */
    bool seals; /* it calls ask.sealed { of = … } */
} vaka_library_file;

typedef struct vaka_mod_files {
    vaka_library_file *at; /* sorted by path */
    uint32_t count;
    uint32_t *shared; /* those of lib/, each after those it uses: by vaka_use_order */
    uint32_t shared_count;
    bool knotted; /* some of them use each other, which has been complained about */
} vaka_mod_files;

/* A card or a rule, ready to be copied into a content. */
typedef struct vaka_library_item {
    vaka_item item;
    int32_t *modifies; /* what it adds to each value of the module; NULL: nothing */
    vaka_variable *vars;
    uint32_t var_count;
    vaka_item_offer *offers; /* by name */
    uint32_t offer_count;
    uint64_t hash;
} vaka_library_item;

struct vaka_library_files {
    vaka_mod_files *mods;     /* one for each mod of the library */
    vaka_library_item *items; /* of usable mods; by sort, then mod, then id; rules last */
    uint32_t item_count;
    bool texts_read, lessons_read;
    vaka_choice_info *stand_ins; /* see vaka_library_stand_ins */
    uint32_t stand_in_count;
};

/* The folder in which the running program lies. */
#define VAKA_LONGEST_PATH 4096
bool vaka_program_folder(char out[VAKA_LONGEST_PATH]);

/* The user's own folder for mods, whether it is there or not. False: there is no home folder. */
bool vaka_mods_folder(char out[VAKA_LONGEST_PATH]);

/* Reads all Lua files of a mod's folder, two levels deep (and tests/lib), into the arena, and
 * complains about those that cannot be used. Folders of the list `without` (ends with NULL, may be
 * NULL) are left out. */
void vaka_files_read(vaka_mod_files *files, vaka_arena *arena, const char *folder,
                     const char *const *without, vaka_complaints *complaints);
vaka_library_file *vaka_files_find(const vaka_mod_files *files, const char *path);

/* Runs a file with code once more, in a sandbox of somebody who plays. */
vaka_status vaka_file_run(const vaka_library_file *file, vaka_sandbox *sandbox, int environment,
                          vaka_error *err);

/* One file alone. */
void vaka_file_read(vaka_library_file *file, vaka_arena *arena, const char *folder,
                    const char *path, vaka_complaints *complaints);

/* Loads a file and keeps what it returned in `file->plain`: a table, or nothing after a complaint.
 * `environment` is that of its mod, or VAKA_NONE for a data file. */
bool vaka_file_load(vaka_library_file *file, vaka_arena *arena, vaka_sandbox *sandbox,
                    int environment, vaka_complaints *complaints);

/* A mod's environment in which a file can be read, but nothing acts: there is no match. */
int vaka_library_environment(vaka_sandbox *sandbox, const char *mod, const vaka_module *module);

/* Shared code, lib/NAME.lua (library_use.c): puts these files of a mod in an order in which each
 * comes after those it uses. Complains about files that use each other. */
void vaka_use_order(vaka_mod_files *files, vaka_arena *arena, vaka_complaints *complaints);

/* The same for the files of any folder: how many there are, none if some use each other, and their
 * numbers. */
uint32_t vaka_use_order_in(const vaka_mod_files *files, const char *folder, vaka_arena *arena,
                           vaka_complaints *complaints, uint32_t **out);

/* Gives an environment the function `use` for the files of its mod (NULL: none); they are loaded
 * one by one by vaka_use_load, or by vaka_file_load, which hands what they returned to
 * vaka_use_keep: that pops it from the stack. */
void vaka_use_give(vaka_sandbox *sandbox, int environment, const vaka_mod_files *files);
void vaka_use_keep(vaka_sandbox *sandbox, int environment, const vaka_library_file *file);
vaka_status vaka_use_load(vaka_sandbox *sandbox, int environment, const vaka_library_file *file,
                          vaka_error *err);

/* Does a mod speak of what the game's own mod shares, "GAME/NAME"? And lets an environment use what
 * another one, that of the game's own mod, has loaded so far. */
bool vaka_use_wants(const vaka_mod_files *files, const char *game);
void vaka_use_share(vaka_sandbox *sandbox, int from, const char *game, int to);

/* The sort whose files lie in a folder of that name ("events": event), or VAKA_NONE. */
int32_t vaka_library_sort_of(const vaka_module *module, const char *folder);

/* Does a file act in a match: a card, a rule, or code that they share? */
bool vaka_library_has_code(const vaka_module *module, const vaka_library_file *file);

/* Is it a lower-case word (a-z, 0-9, '-', '_') of at most VAKA_ID_LENGTH characters? */
bool vaka_library_is_id(const char *text);

/* The file of a scenario or rule. */
const vaka_library_file *vaka_choice_file(const vaka_library *library,
                                          const vaka_choice_info *info);

#endif
