/* script/mods/library_inside.h - what the files of the library share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_MODS_LIBRARY_INSIDE_H
#define SCRIPT_MODS_LIBRARY_INSIDE_H

#include "script/mods/library.h"
#include "script/mods/plain.h"

#define VAKA_MOD_FILES 2000u       /* most files of a mod */
#define VAKA_MOD_BYTES (16u << 20) /* most bytes of all of them together */
#define VAKA_MODS 200u             /* most mods of a library */
#define VAKA_ID_LENGTH 48u         /* longest id */

/* About a file or folder; names are printed in many places. */
#define VAKA_ODD_NAME "the name has signs that cannot be shown"

/* A file of a mod. */
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
} vaka_library_file;

typedef struct vaka_mod_files {
    vaka_library_file *at; /* owned; sorted by path */
    uint32_t count;
} vaka_mod_files;

/* A card or a rule, ready to be copied into a content. */
typedef struct vaka_library_item {
    vaka_item item;    /* owned */
    int32_t *modifies; /* owned: what it adds to each value of the module; NULL: nothing */
    vaka_variable *vars;
    uint32_t var_count;
    uint64_t hash;
} vaka_library_item;

struct vaka_library_files {
    vaka_mod_files *mods;     /* one for each mod of the library */
    vaka_library_item *items; /* of usable mods; by sort, then mod, then id; rules last */
    uint32_t item_count;
    bool texts_read;
};

/* A folder in which a mod was found (library_path.c). */
typedef struct vaka_mod_place {
    char *folder; /* owned */
    bool bundled, base;
    bool given; /* by the caller */
} vaka_mod_place;

typedef struct vaka_mod_places {
    vaka_mod_place *at;
    uint32_t count;
} vaka_mod_places;

/* Every folder with a mod for a module (its short name), on the search path of library.h. Folders
 * that were given and hold none are complained about. */
void vaka_mod_places_find(vaka_mod_places *places, const char *name, const char *const *folders,
                          vaka_complaints *complaints);
void vaka_mod_places_done(vaka_mod_places *places);

/* The mods in a folder: itself and what lies in it; how many. */
uint32_t vaka_mod_places_in(vaka_mod_places *places, const char *folder, bool bundled);

/* Reads all Lua files of a mod's folder, two levels deep, and complains about those that cannot be
 * used. */
void vaka_files_read(vaka_mod_files *files, const char *folder, vaka_complaints *complaints);

/* The same without the folders of this list, which ends with NULL. */
void vaka_files_read_but(vaka_mod_files *files, const char *folder, const char *const *without,
                         vaka_complaints *complaints);
void vaka_files_done(vaka_mod_files *files);
vaka_library_file *vaka_files_find(const vaka_mod_files *files, const char *path);

/* Runs a file with code once more, in a sandbox of somebody who plays. */
vaka_status vaka_file_run(const vaka_library_file *file, vaka_sandbox *sandbox, int environment,
                          vaka_error *err);

/* One file alone. */
void vaka_file_read(vaka_library_file *file, const char *folder, const char *path,
                    vaka_complaints *complaints);
void vaka_file_done(vaka_library_file *file);

/* What is wrong with a text before any Lua looks at it; true: nothing. */
bool vaka_file_text_good(const char *text, size_t size, const vaka_file_fields *page);

/* Loads a file and keeps what it returned in `file->plain`: a table, or nothing after a complaint.
 * `environment` is that of its mod, or VAKA_NONE for a data file. */
bool vaka_file_load(vaka_library_file *file, vaka_sandbox *sandbox, int environment,
                    vaka_complaints *complaints);

/* A mod's environment in which a file can be read, but nothing acts: there is no match. */
int vaka_library_environment(vaka_sandbox *sandbox, const char *mod, const vaka_module *module);

/* Shared code, lib/NAME.lua (library_use.c): numbers of these files of a mod in an order in which
 * each comes after those it uses, and how many; `*order` is owned by the caller. Complains (if it
 * may) about files that use each other. */
uint32_t vaka_use_order(const vaka_mod_files *files, uint32_t **order, vaka_complaints *complaints);

/* Gives an environment the function `use` for the files of its mod (NULL: none); they are loaded
 * one by one by vaka_use_load. */
void vaka_use_give(vaka_sandbox *sandbox, int environment, const vaka_mod_files *files);
vaka_status vaka_use_load(vaka_sandbox *sandbox, int environment, const vaka_library_file *file,
                          vaka_error *err);

/* Names of the questions of `ask`; ends with NULL. */
extern const char *const vaka_library_questions[];

/* "hello" of "org.example.hello". */
const char *vaka_library_short_name(const vaka_module *module);

/* The sort whose files lie in a folder of that name ("events": event), or VAKA_NONE. */
int32_t vaka_library_sort_of(const vaka_module *module, const char *folder);

/* Does a file act in a match: a card, a rule, or code that they share? */
bool vaka_library_has_code(const vaka_module *module, const vaka_library_file *file);

/* Is it a lower-case word (a-z, 0-9, '-', '_') of at most VAKA_ID_LENGTH characters? */
bool vaka_library_is_id(const char *text);

/* Reads mod.lua (mod.c). `info` is filled as far as it goes; false: it cannot be used. */
typedef struct vaka_need { /* "other >= 1.2" */
    char id[VAKA_ID_LENGTH + 1];
    int32_t version[3];
    vaka_file_place spot;
} vaka_need;

typedef struct vaka_manifest {
    vaka_library_file file;
    vaka_mod_info info;
    vaka_need *needs;
    uint32_t need_count;
    bool read;     /* false: mod.lua is wrong */
    bool other;    /* it is for another game */
    bool given;    /* its folder was named by the caller */
    uint8_t visit; /* while the order is worked out */
} vaka_manifest;

void vaka_manifest_read(vaka_manifest *manifest, const vaka_mod_place *place,
                        const vaka_module *module, vaka_sandbox *sandbox,
                        vaka_complaints *complaints);

/* Finds every mod, and puts those of this game in load order into the library. */
void vaka_mods_read(vaka_library *library, const char *const *folders);
void vaka_mod_info_done(vaka_mod_info *info);

/* Makes a mod unusable; the first reason stays. */
void vaka_mod_spoil(vaka_mod_info *mod, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Files of the sort's folders (library_items.c), of rules/ and scenarios/: into items, rules and
 * scenarios of the library. Each file is loaded already. */
void vaka_items_read(vaka_library *library, uint32_t mod);
void vaka_rules_read(vaka_library *library, uint32_t mod);
void vaka_scenarios_read(vaka_library *library, uint32_t mod);
void vaka_lessons_read(vaka_library *library, uint32_t mod);
void vaka_lessons_done(vaka_library *library);

/* Complains about results of chance in a file's `queue` that are none. */
void vaka_queue_check(vaka_complaints *complaints, const vaka_library_file *file);
void vaka_library_item_done(vaka_library_item *item);
void vaka_choice_info_done(vaka_choice_info *info);

/* The fields that cards and rules share: title, text, rule, on, modifies, vars. */
void vaka_item_common(const vaka_library *library, const vaka_file_fields *page,
                      const vaka_library_file *file, vaka_library_item *out);

/* `brings` of a rule or scenario: sorts of the module. */
void vaka_choice_brings(const vaka_library *library, const vaka_file_fields *page,
                        const vaka_plain *table, vaka_choice_info *out);

/* Complaints that need all mods: rules that conflict with one that is not there; scenarios' rules,
 * queue and (if the mods' own are good) data. */
void vaka_rules_check(vaka_library *library);
void vaka_scenarios_check(vaka_library *library, bool with_data);

/* Data tables of the chosen mods (a flag for each) with a scenario's changes on top (its file, or
 * NULL). Complains about everything that is wrong; what it returns is owned. */
vaka_rows *vaka_data_build(const vaka_library *library, const bool *chosen,
                           const vaka_library_file *scenario, vaka_complaints *complaints);
void vaka_data_free(const vaka_module *module, vaka_rows *tables);

/* Numbers of cards that a scenario changes (library_cards.c): complains about what is wrong; puts
 * them into the items of a content. */
void vaka_cards_check(vaka_library *library, const vaka_library_file *scenario);
void vaka_cards_set(vaka_content *content, const vaka_library_file *scenario);

/* The file of a scenario or rule. */
const vaka_library_file *vaka_choice_file(const vaka_library *library,
                                          const vaka_choice_info *info);

/* Parts a rule as it is chosen ("late_end:points=20") into its options' values (option_count of
 * `rule`, filled with the normal ones at first). Fails with a sentence for people. */
vaka_status vaka_rule_options_read(const vaka_choice_info *rule, const char *chosen,
                                   int32_t *values, vaka_error *err);

/* Is there a file of a rule of this name, good or not? */
bool vaka_rule_has_file(const vaka_library *library, vaka_word id);

/* The rule named at the beginning of such a text. */
const vaka_choice_info *vaka_rule_of(const vaka_library *library, const char *chosen,
                                     vaka_error *err);

#endif
