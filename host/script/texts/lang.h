/* script/texts/lang.h - texts by id, in the language of the reader.
 *
 * SPDX-License-Identifier: MIT
 *
 * `lang/xx.lua` of a mod returns a table of ids and texts. English titles and texts stand in the
 * files they belong to, and have ids of themselves: "event.wind.title", "event.wind.text" for
 * events/wind.lua, in the same way "rule.…", "scenario.…"; "rule.ID.OPTION" for the option of a
 * rule, "mod.ID.title" and "mod.ID.text" for the mod, "tutorial.ID.3" for the third step of one.
 * Events of the module have the ids it gives them (vaka/text.h), and there are "verb.ID",
 * "step.ID", "window.ID", "option.ID", "sort.ID". A row of a data table has "data.TABLE.ROW.title"
 * (it may be left out: names are often the same). What only a match knows is "say.ID" for what a
 * module shows of a moment, "reason.ID" for a refusal, "zone.ID", "kind.ID" and "board.ID";
 * "kind.ID.text" is what a piece of that kind means, "tray.ID.text" what a row of a tray is good
 * for, "slots.first" and "slots.second" are what slots are called. What scripts say themselves
 * (prompts) has ids of the author's choice, in lang/en.lua too. */
#ifndef SCRIPT_TEXTS_LANG_H
#define SCRIPT_TEXTS_LANG_H

#include "script/mods/library.h"
#include "text/language.h"

#define VAKA_LANG_CODE 16 /* room for the code of a language: "fr" */

struct vaka_library_file;
typedef struct vaka_texts vaka_texts;

/* All texts of the host itself (assets/lang) and of the usable mods of a library (NULL: none), in
 * every language there is; but the Lua of a language's files is first looked at when somebody reads
 * that language, unless the library has done so. English is the current one at first. Owned by the
 * caller; nothing is borrowed. */
vaka_texts *vaka_texts_new(const vaka_library *library);
void vaka_texts_free(vaka_texts *texts);

/* Adds one text; a later one of the same id and language takes its place. */
void vaka_texts_add(vaka_texts *texts, const char *language, const char *id, const char *text);

/* The same for all texts of a language file, xx.lua. One that has not been loaded is copied, and
 * loaded when its language is first read; what is wrong in it stays English. */
void vaka_texts_add_file(vaka_texts *texts, const struct vaka_library_file *file);

/* Adds the host's own texts, from where they are shipped and where the user keeps his. */
void vaka_lang_read_host(vaka_texts *texts);

/* The texts as front ends use them; borrowed from them. */
const vaka_language *vaka_lang_language(vaka_texts *texts);

/* The functions of that, which take the texts as such:
 *
 * The text of an id in the current language, in English if there is none, or the id itself: so a
 * plain sentence reads as it is. A text that stands where it belongs (a title, a sentence of the
 * module) goes by what it is in English, too. Borrowed until the texts are changed or freed. */
const char *vaka_lang_say(const void *texts, const char *text);

/* Switches the language: "fr", or as the environment writes it ("fr_FR.UTF-8"). False if there is
 * not a word of it; then nothing changes. */
bool vaka_lang_switch(void *texts, const char *language);
const char *vaka_lang_current(const void *texts);

/* The languages there are, "en" first, then by code. NULL past the last. One whose files turn out
 * to have not a word is there until somebody switches to it. */
const char *vaka_lang_at(const void *texts, uint32_t number);

/* Calls `use` for every English text that stands outside lang/en.lua, with its id, for a mod; for
 * the base mod those of the module too. */
void vaka_lang_implied(const vaka_library *library, uint32_t mod,
                       void (*use)(void *data, const char *id, const char *text), void *data);

/* What is wrong with the gaps of a text (vaka/text.h), or NULL. */
const char *vaka_lang_gap_trouble(const char *text);

/* Have two texts the same gaps, in any order? Plurals do not count: languages differ in them. */
bool vaka_lang_same_gaps(const char *a, const char *b);

#endif
