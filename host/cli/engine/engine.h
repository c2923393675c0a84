/* cli/engine/engine.h - matches over a line protocol: for bots in any language, tools and tests.
 *
 * SPDX-License-Identifier: MIT
 *
 * One JSON object a line in, one out; the member `id` of a request, whatever it is, comes back in
 * its answer. Answers have `"ok":true`, or `"ok":false` with `error` (a sentence: the request makes
 * no sense) or `why` (id, rule and text: the rules refuse). A request that fails changes nothing.
 *
 * Without `referee` nothing is answered that the named seat may not know. */
#ifndef CLI_ENGINE_ENGINE_H
#define CLI_ENGINE_ENGINE_H

#include "plugin/plugins.h"

#include <stdio.h>

#define VAKA_ENGINE_LINE (1u << 20) /* longest request, in bytes */
#define VAKA_ENGINE_MATCHES 1000u   /* at a time */
#define VAKA_ENGINE_WATCHES 20000u  /* the same */

typedef struct vaka_engine vaka_engine;

/* `plugins` is borrowed and must outlive the engine. */
vaka_engine *vaka_engine_new(vaka_plugins *plugins, bool referee);
void vaka_engine_free(vaka_engine *engine);

/* The answer to one line, without a newline; owned by the caller. */
char *vaka_engine_answer(vaka_engine *engine, const char *line, size_t length);

/* Answers line after line, each at once, until `quit` or the end of input. False: `out` cannot be
 * written. */
bool vaka_engine_run(vaka_engine *engine, FILE *in, FILE *out);

#endif
