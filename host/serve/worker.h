/* serve/worker.h - a worker of the server: an engine over pipes, locked up.
 *
 * SPDX-License-Identifier: MIT
 *
 * Modules and scripts run here and nowhere else in the server. A worker serves matches of one
 * choice of game, mods, rules and scenario. It reads lines of JSON and answers each with one line,
 * as the engine does (cli/engine/engine.h); what the server needs beyond that begins with the
 * member `own`, and no line of a player gets here as it is.
 *
 *     open    as the engine's `new`, with `seed`       match, head, lines
 *     wake    journal, to, renew                       match; replayed from its lines
 *     state   match                                    lines that came since, must, finished
 *     watch   as the engine's                          watch, seq
 *     deed    match, ask: any request                  its answer, state, news: numbers of watches
 *     bot     match, seat, bot                         acted: the bot decided for the seat; or
 *                                                      thinking: it is to be asked again
 *     hint    match, seat, now, watch                  action, and text in the language of the
 *                                                      watch; or thinking, as above
 *     frames  match, from, seat, lang                  a match seen by one seat from its beginning
 *     plan    match, seat, lang, known                 a copy to try moves on, as the seat sees it
 *     check   bot                                      is there such a bot?
 *
 * Behind an answer texts may stand that the server hands on unread, with a tab before each: those
 * of a deed are the news, a message for each of those watches as it is sent to whoever watches;
 * those of a watch are its document and, if it is not known yet, its layout. */
#ifndef SERVE_WORKER_H
#define SERVE_WORKER_H

#include <stdbool.h>
#include <stddef.h>

/* The whole life of a worker, on stdin and stdout. Returns the exit status of the process. */
int vaka_worker_run(void);

/* What answers, without a process around it: for a page that has no server (web/web.c). Looks for
 * modules at once. `referee`: what the engine then says, it says to whoever holds all of it. */
typedef struct vaka_worker vaka_worker;
vaka_worker *vaka_worker_new(bool referee);
void vaka_worker_free(vaka_worker *worker);

/* The answer to a line, without a newline; owned by the caller. */
char *vaka_worker_answer(vaka_worker *worker, const char *line, size_t length);

#endif
