/* fuzz/server.h - a server without a network for the targets that talk to one.
 *
 * SPDX-License-Identifier: MIT */
#ifndef FUZZ_SERVER_H
#define FUZZ_SERVER_H

#include "serve/room_inside.h"
#include "serve/serve_inside.h"

/* One for the whole process, with a store in memory; nothing plays, so what needs a worker is
 * refused. */
vaka_serve *fuzz_server(void);

/* Until all is done that was asked of its store. */
void fuzz_server_settle(void);

/* A table of two people; `tokens` are the secrets of its invitations. */
vaka_room *fuzz_server_room(char tokens[VAKA_MAX_SEATS + 1][VAKA_TOKEN]);

/* Rooms are there until a server ends: here, until the input does. Nobody is at them any more. */
void fuzz_server_clear(void);

#endif
