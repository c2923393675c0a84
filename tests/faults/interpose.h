/* faults/interpose.h - a library to be loaded before the C library, whose calls can be made to
 * fail.
 *
 * SPDX-License-Identifier: MIT
 *
 * A test that runs with LD_PRELOAD=libinterpose.so finds these two by dlsym. */
#ifndef FAULTS_INTERPOSE_H
#define FAULTS_INTERPOSE_H

#define FAULT_NONE 0
#define FAULT_WRITE 1    /* pwrite, write: ENOSPC, nothing written */
#define FAULT_SHORT 2    /* the same, but half of it is written first, then ENOSPC */
#define FAULT_SYNC 3     /* fdatasync, fsync: EIO */
#define FAULT_TRUNCATE 4 /* ftruncate: EIO */
#define FAULT_MEMORY 5   /* malloc, calloc, realloc: NULL */
#define FAULT_LIE 6      /* pwrite says that it has written, and has not: no host survives this */
#define FAULT_CALLS 7

/* Lets the nth call (from 1) of a sort fail, once or from then on; FAULT_NONE: none any more. */
typedef void fault_arm(int call, unsigned nth, int for_ever);

/* Calls of the armed sort since then. */
typedef unsigned fault_seen(void);

#endif
