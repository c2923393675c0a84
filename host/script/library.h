/* script/library.h - mods on disk: found, checked, and made into the content of a match.
 *
 * SPDX-License-Identifier: MIT
 *
 * A mod is a folder with mod.lua. For each module the mods that are bundled with it (scripts/NAME),
 * those in the user's folder and those of --mods DIR make up its library. A choice of rules,
 * options, scenario and mods makes a content (core/content.h): constant, hashed, shared by matches.
 */
#ifndef SCRIPT_LIBRARY_H
#define SCRIPT_LIBRARY_H

#include "core/content.h"
#include "core/layout.h"

/* What is wrong with a file; `suggestion` may be empty. */
typedef struct vaka_complaint {
    char *file;
    int32_t line, column; /* 0: not known */
    char *text;
    char *suggestion;
} vaka_complaint;

typedef struct vaka_complaints {
    vaka_complaint *at;
    uint32_t count;
} vaka_complaints;

void vaka_complain(vaka_complaints *list, const char *file, int32_t line, int32_t column,
                   const char *suggestion, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
void vaka_complaints_done(vaka_complaints *list);

typedef struct vaka_option_info {
    char *id, *title;
    int32_t min, max, normal;
} vaka_option_info;

typedef struct vaka_mod_info {
    char *folder, *id, *title, *version, *game, *licence, *authors;
    uint32_t api;
    bool bundled;
    bool usable; /* false: `trouble` says why, for people */
    char *trouble;
} vaka_mod_info;

/* A rule (toggle) or a scenario of the library, for menus and `vaka rules`. */
typedef struct vaka_choice_info {
    char *id, *title, *text, *rule; /* rule: number, may be empty */
    uint16_t mod;
    vaka_option_info *options;
    uint32_t option_count;
    int32_t seats_min, seats_max; /* scenario */
    char **rules;                 /* scenario: rules it switches on */
    uint32_t rule_count;
    char **conflicts; /* rule: ids it does not go with */
    uint32_t conflict_count;
} vaka_choice_info;

typedef struct vaka_library {
    const vaka_module *module; /* borrowed */
    vaka_mod_info *mods;       /* in load order */
    uint32_t mod_count;
    vaka_choice_info *rules;
    uint32_t rule_count;
    vaka_choice_info *scenarios;
    uint32_t scenario_count;
    vaka_complaints complaints;       /* everything that is wrong in its files */
    struct vaka_library_files *files; /* texts of all files, kept for making states */
} vaka_library;

/* Reads every mod for a module. `folders` (NULL-terminated, may be NULL) come last. Does not fail:
 * what is wrong is in `complaints`, and a mod with errors is not usable. */
void vaka_library_open(vaka_library *library, const vaka_module *module,
                       const char *const *folders);
void vaka_library_done(vaka_library *library);

/* What a player chose. Rules as "malaria" or "variable_end:points=20"; mods by id (NULL: all that
 * are bundled). */
typedef struct vaka_library_choice {
    const char *scenario;     /* NULL or "": none */
    const char *const *rules; /* NULL-terminated or NULL */
    const char *const *mods;  /* NULL-terminated or NULL */
    int32_t seats;
} vaka_library_choice;

/* Makes the content for a choice. Fails with a sentence for people: an unknown rule (with the known
 * ones), rules that do not go together, a mod that cannot be used. Owned by the caller. */
vaka_status vaka_library_content(const vaka_library *library, const vaka_library_choice *choice,
                                 vaka_content **out, vaka_error *err);

#endif
