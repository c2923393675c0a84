/* serve/room_inside.h - what the files about tables share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SERVE_ROOM_INSIDE_H
#define SERVE_ROOM_INSIDE_H

#include "serve/room.h"

/* room.c: an empty one with this id, in its place; freed at the end only. */
vaka_room *vaka_room_add(struct vaka_serve *serve, const char *id);
void vaka_room_free(vaka_room *room);

/* room_match.c: what waits for its match waits in vain: the server ends. */
void vaka_room_give_up(vaka_room *room);

/* What workers can play it is found by, from what it is made of; owned by the caller. */
char *vaka_room_key_of(const json_t *spec);

bool vaka_secret_fits(const char *secret, const char *hash);
bool vaka_seat_read(const char *text, int32_t *seat);

#endif
