/* faults/bend.h - text that was cut, bent or made up.
 *
 * SPDX-License-Identifier: MIT */
#ifndef FAULTS_BEND_H
#define FAULTS_BEND_H

#include <stddef.h>
#include <stdint.h>

/* A changed copy of a text: a bit turned over, a line left out or doubled, digits put in, a byte
 * exchanged, the end cut off. Owned by the caller. */
char *bend(uint32_t rng[4], const char *bytes, size_t size, size_t *out_size);

/* A whole file, ended by a 0 byte that does not count; ends the program if it cannot be read. Owned
 * by the caller. */
char *bend_read(const char *path, size_t *out_size);

/* Writes a whole file; ends the program if it cannot be written. */
void bend_write(const char *path, const char *bytes, size_t size);

#endif
