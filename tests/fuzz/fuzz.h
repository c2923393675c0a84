/* fuzz/fuzz.h - targets of the fuzzers: each takes any bytes and must not crash, hang or lie.
 *
 * SPDX-License-Identifier: MIT
 *
 * One program holds all targets; VAKA_FUZZ names the one that runs. Built by clang with
 * VAKA_FUZZ=ON it is libFuzzer; in every other build it plays the kept inputs (corpus/TARGET) and
 * ends. */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include "plugin/plugins.h"
#include "text/error.h"

#include <stddef.h>
#include <stdint.h>

typedef struct fuzz_target {
    const char *name;
    void (*begin)(void); /* once, before the first input */
    void (*run)(const uint8_t *bytes, size_t size);
} fuzz_target;

extern const fuzz_target fuzz_journal, fuzz_action, fuzz_engine, fuzz_data, fuzz_mod, fuzz_script,
    fuzz_bridge, fuzz_drawing, fuzz_pack;
#ifdef VAKA_FUZZ_SERVE /* where the server is built */
extern const fuzz_target fuzz_message, fuzz_request;
#endif

/* The target that VAKA_FUZZ names; ends the program if there is none, or its begin() fails. */
const fuzz_target *fuzz_chosen(void);

/* Something does not hold: says so and aborts, which is what a fuzzer keeps an input for. */
_Noreturn void fuzz_broken(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The games of this build, loaded once. */
vaka_plugins *fuzz_plugins(void);

/* A folder in memory that belongs to this process alone; it goes with it. */
const char *fuzz_folder(void);

/* Writes bytes into a file of that folder, and says its whole path (borrowed until the next). */
const char *fuzz_file(const char *name, const void *bytes, size_t size);

#endif
