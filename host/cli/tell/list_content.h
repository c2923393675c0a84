/* cli/tell/list_content.h - what content there is for a game, for `vaka list` and `vaka rules`.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_TELL_LIST_CONTENT_H
#define CLI_TELL_LIST_CONTENT_H

#include "script/run/loaded.h"
#include "text/language.h"

#include <stdio.h>

/* Mods in load order with what each adds, or why it cannot be used; scenarios; rules; and who
 * listens at which hook, in order. Nothing for a module that takes no content. */
void vaka_list_content(vaka_loader *loader, const vaka_module *module, FILE *out);

/* Options of a rule: "points=1…20 (Points, normally 5)", separated by "; "; in the language of the
 * reader; `language` may be NULL. */
void vaka_list_options(const vaka_choice_info *rule, const vaka_language *language, FILE *out);

#endif
