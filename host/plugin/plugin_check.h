/* plugin/plugin_check.h - inside the loader: the parts of its checks.
 *
 * SPDX-License-Identifier: MIT */
#ifndef PLUGIN_PLUGIN_CHECK_H
#define PLUGIN_PLUGIN_CHECK_H

#include "plugin/plugins.h"
#include "text/word.h"

#define VAKA_MODULE_ID 127     /* longest id of a module */
#define VAKA_MODULE_VERSION 31 /* longest version */
#define VAKA_MODULE_WORD 31    /* longest word: a verb, an id in a table */
#define VAKA_MODULE_TEXT 300   /* longest title or sentence, in bytes */

/* Checks the stamp alone and copies the module into `whole`: no more than stamp.size bytes, the
 * rest is 0. */
vaka_status vaka_plugin_widen(const vaka_module *module, vaka_module *whole, vaka_error *err);

/* Takes a plugin out of use: unloads the file, keeps its path and copies the reason. */
void vaka_plugin_refuse(vaka_plugin *plugin, const char *reason);

/* Verbs, events, steps, windows and options; values, sorts, hooks, tables and exports. */
vaka_status vaka_plugin_check_tables(const vaka_module *module, vaka_error *err);

/* May this be a word (a-z, 0-9, '-', '_'), the id of a module (two such words or more, joined by
 * dots), a version (numbers joined by dots), something to read (UTF-8 in one line, not empty)? NULL
 * is none of them. */
bool vaka_plugin_is_word(vaka_word word);
bool vaka_plugin_is_id(const char *text);
bool vaka_plugin_is_version(const char *text);
bool vaka_plugin_is_text(const char *text);

/* Checks that a sentence can be read and that its gaps (vaka/text.h) are well-formed and speak only
 * of numbers in the set `known`, bit N for number N. `what` and `name` say whose it is in the
 * message: "event", "sailed". */
vaka_status vaka_plugin_check_sentence(const char *text, uint32_t known, const char *what,
                                       const char *name, vaka_error *err);

#endif
