/* cli/measure/lab_file.h - a simulation in a file: to go on with it, and to add up shards.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_LAB_FILE_H
#define CLI_MEASURE_LAB_FILE_H

#include "cli/measure/lab.h"

/* Writes it, whole or not at all. */
vaka_status vaka_lab_save(const vaka_lab *lab, const char *path, vaka_error *err);

/* Reads one; fails on anything else, and on numbers that cannot be. Owned by the caller. */
vaka_status vaka_lab_read(vaka_lab *lab, const char *path, vaka_error *err);

/* Goes on with what is in a file, if there is one: takes its sums over. Fails if it is another run,
 * by what it differs, and if it has gone further than is wanted. Without a file nothing happens. */
vaka_status vaka_lab_resume(vaka_lab *lab, const char *path, vaka_error *err);

/* The seed of a run in a file; false: there is none. */
bool vaka_lab_seed(const char *path, vaka_seed *seed);

/* Adds up the shards of one run: each once, all of them, each played to its end. Fails on any other
 * choice of files with a sentence that names them. */
vaka_status vaka_lab_merge(vaka_lab *lab, const char *const *paths, int count, vaka_error *err);

#endif
