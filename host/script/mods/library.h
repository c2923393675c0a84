/* script/mods/library.h - mods on disk: found, checked, and made into the content of a match.
 *
 * SPDX-License-Identifier: MIT
 *
 * A mod is a folder with mod.lua. For each module the mods that are bundled with it (scripts/NAME),
 * those in the user's folder and those of --mods DIR make up its library. A choice of rules,
 * options, scenario and mods makes a content (layout/content.h): constant, hashed, shared by
 * matches.
 *
 * Looked for, in this order: `NAME` below VAKA_SCRIPTS, or else below `scripts` beside the program,
 * in the source tree and in the installation (NAME is the last word of the module's id; the folder
 * is a mod itself, the base mod, or holds some, or both); the folders in $XDG_DATA_HOME/vaka/mods;
 * folders given by the caller. A given folder is a mod, or holds some. Mods of other games are
 * passed over. */
#ifndef SCRIPT_MODS_LIBRARY_H
#define SCRIPT_MODS_LIBRARY_H

#include "layout/content.h"
#include "layout/layout.h"
#include "script/source/complaint.h"
#include "text/arena.h"

#define VAKA_SCRIPT_API 2u /* level of what scripts may use; mod.lua: api = 2 */

struct vaka_journal_head;

typedef struct vaka_option_info {
    char *id, *title;
    int32_t min, max, normal;
    int32_t advised_min, advised_max; /* beyond these people are warned; min and max if not said */
} vaka_option_info;

typedef struct vaka_mod_info {
    char *id, *folder, *title, *version, *game, *licence, *authors;
    char *text; /* what it is, in a sentence or two; may be empty */
    uint32_t api;
    int32_t weight; /* of a game: from 1, learned at once, to 5, an evening's; 0: not said */
    bool bundled;
    bool base;     /* the game's own: part of every choice */
    bool optional; /* bundled, but part of a choice only by name */
    bool usable;   /* false: `trouble` says why, for people */
    char *trouble;
    uint16_t *needs; /* mods that have to be there, by number */
    uint32_t need_count;
    char **replaces; /* what of other mods its own takes the place of: "event.storm", "rule.fog" */
    uint32_t replace_count;
} vaka_mod_info;

/* A rule (toggle) or a scenario of the library, for menus and `vaka rules`. */
typedef struct vaka_choice_info {
    char *id, *title, *text, *rule; /* rule: number, may be empty */
    char *file;                     /* as messages show it */
    uint16_t mod;
    vaka_option_info *options; /* rule: sorted by id */
    uint32_t option_count;
    int32_t seats_min, seats_max; /* scenario */
    char **nobody;                /* scenario: names of the last seats, which nobody plays */
    uint32_t nobody_count;
    char **rules; /* scenario: rules it switches on, as in vaka_library_choice */
    uint32_t rule_count;
    bool rules_limited; /* scenario: no other rules than `rules` and `allowed` may be switched on */
    char **allowed;
    uint32_t allowed_count;
    char **conflicts; /* rule: ids it does not go with */
    uint32_t conflict_count;
    char **scenarios; /* rule: the only ones it goes with, and those that name it; none: all */
    uint32_t scenario_count;
    vaka_setting *settings; /* scenario */
    uint32_t setting_count;
    char **queue; /* scenario: results of chance at its start: "die 3" */
    uint32_t queue_count;
    char **brings; /* sorts of cards that are in play only with it */
    uint32_t brings_count;
} vaka_choice_info;

/* A step of a tutorial: what is said, and what is waited for or done. */
typedef struct vaka_lesson_step {
    char *text;     /* may be empty where another seat acts */
    char *point;    /* a place to look at, by its name; NULL: none */
    char **actions; /* one of these, as text; none: only to be read */
    uint32_t action_count;
    int32_t seat; /* who acts: 0 is the learner */
} vaka_lesson_step;

typedef struct vaka_lesson {
    char *id, *title, *text, *scenario;
    char *file; /* as messages show it */
    uint16_t mod;
    int32_t seats, seed;
    char **queue, **rules;
    uint32_t queue_count, rule_count;
    vaka_lesson_step *steps;
    uint32_t step_count;
} vaka_lesson;

typedef struct vaka_library {
    const vaka_module *module; /* borrowed */
    vaka_mod_info *mods;       /* in load order */
    uint32_t mod_count;
    vaka_choice_info *rules; /* those of usable mods, by load order, then id */
    uint32_t rule_count;
    vaka_choice_info *scenarios;
    uint32_t scenario_count;
    vaka_lesson *lessons; /* of all mods; what is wrong with one keeps no mod from being used */
    uint32_t lesson_count;
    bool usual_only;                  /* see vaka_library_open_usual */
    vaka_arena arena;                 /* all that is read lies there */
    vaka_complaints complaints;       /* everything that is wrong in its files */
    struct vaka_library_files *files; /* texts of all files, kept for making states */
} vaka_library;

/* Reads every mod for a module. `folders` (NULL-terminated, may be NULL) come last. Does not fail:
 * what is wrong is in `complaints`, and a mod with errors is not usable. */
void vaka_library_open(vaka_library *library, const vaka_module *module,
                       const char *const *folders);
void vaka_library_done(vaka_library *library);

/* The same without languages and lessons, which are longer than all else and which a match does not
 * need; both are read later, or the lessons alone, or none. Before that there is no complaint about
 * them either. */
void vaka_library_open_rules(vaka_library *library, const vaka_module *module,
                             const char *const *folders);
void vaka_library_texts(vaka_library *library);
void vaka_library_lessons(vaka_library *library);

/* What a match of the usual mods without a scenario needs, and nothing else: other mods are listed,
 * but cannot be used; scenarios are not read. Mods have the same numbers as in the whole library,
 * and a content made from it is the same. False, with nothing opened: something is wrong in it, so
 * that the whole library has to say what. */
bool vaka_library_open_usual(vaka_library *library, const vaka_module *module);

/* The last word of a module's id, by which its folders and files go: "hello". */
const char *vaka_library_short_name(const vaka_module *module);

/* The number of the game's own mod; mod_count: it has none. */
uint32_t vaka_library_base(const vaka_library *library);

/* Is a mod part of a match in which none is chosen? The base mod, and what is bundled with it
 * unless it is optional or cannot be used. */
static inline bool vaka_mod_is_usual(const vaka_mod_info *mod)
{
    return mod->base || (mod->bundled && !mod->optional && mod->usable);
}

/* A mod by its id, a rule or a scenario by its id; NULL: there is none. */
const vaka_mod_info *vaka_library_mod(const vaka_library *library, const char *id);
const vaka_choice_info *vaka_library_rule(const vaka_library *library, const char *id);
const vaka_choice_info *vaka_library_scenario(const vaka_library *library, const char *id);

/* The mod whose card, rule or scenario keeps the mod of a number from having one of that sort
 * ("event", "rule", "scenario") and id; NULL: none. */
const vaka_mod_info *vaka_library_taken(const vaka_library *library, uint32_t mod, const char *sort,
                                        const char *id);

/* Rules that are not among `rules` of a library, because they take the place of one of those, by
 * its id, where their mod is played with; how many. */
uint32_t vaka_library_stand_ins(const vaka_library *library, const vaka_choice_info **out);

/* The n-th card or rule of usable mods, for looking at; NULL: there are not so many. */
const vaka_item *vaka_library_item_at(const vaka_library *library, uint32_t n);

/* The first of some rules or scenarios that brings a sort of cards into play; NULL: none. */
const vaka_choice_info *vaka_library_bringing(const vaka_choice_info *list, uint32_t count,
                                              const char *sort);

/* May a player switch a rule on in a scenario (NULL: in none)? */
bool vaka_library_allows(const vaka_choice_info *scenario, const vaka_choice_info *rule);

/* What a player chose. Rules as "fog" or "late_end:points=20", "-fog" switches off what a scenario
 * has on; mods by id (NULL: all that are bundled and not optional). The base mod, the scenario's
 * mod and what a mod needs are always part of it. A rule of a mod that is not chosen comes alone:
 * with the data and shared code of its mod, but with no cards other than the sorts it brings. */
typedef struct vaka_library_choice {
    const char *scenario;     /* NULL or "": none */
    const char *const *rules; /* NULL-terminated or NULL */
    const char *const *mods;  /* NULL-terminated or NULL */
    int32_t seats;            /* 0: not said, so a scenario's seats are not looked at */
} vaka_library_choice;

/* Which mods take part in a choice, by number: those chosen, the scenario's, those of rules, what
 * they need. Owned by the caller; NULL: it cannot be made. */
bool *vaka_library_takes(const vaka_library *library, const vaka_library_choice *choice);

/* Makes the content for a choice. Fails with a sentence for people: an unknown rule (with the known
 * ones), rules that do not go together, a mod that cannot be used. Owned by the caller. */
vaka_status vaka_library_content(const vaka_library *library, const vaka_library_choice *choice,
                                 vaka_content **out, vaka_error *err);

/* Enters the seats that nobody plays in a scenario (may be NULL) into the header of a journal: as
 * player "nobody", and by name where they have none yet. */
void vaka_library_seat_nobody(const vaka_choice_info *scenario, struct vaka_journal_head *head);

/* A warning for people where an option of a chosen rule is beyond what is advised: "late_end:
 * points=90 is beyond the advised 18 to 22". Empty if there is none. */
#define VAKA_ADVICE 160
const char *vaka_library_advice(const vaka_library *library, const char *chosen,
                                char out[VAKA_ADVICE]);

/* Puts a scenario's name and its options into a setup; nothing without a scenario. */
vaka_status vaka_library_set_up(const vaka_library *library, const char *scenario,
                                vaka_setup *setup, vaka_error *err);

#endif
