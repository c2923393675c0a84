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
 *     bot     match, seat, bot                         acted: the bot decided for the seat
 *     hint    match, seat                              action
 *     frames  match, from, seat, lang                  a match seen by one seat from its beginning
 *     plan    match, seat, lang, known                 a copy to try moves on, as the seat sees it
 *     check   bot                                      is there such a bot? */
#ifndef SERVE_WORKER_H
#define SERVE_WORKER_H

/* The whole life of a worker, on stdin and stdout. Returns the exit status of the process. */
int vaka_worker_run(void);

#endif
