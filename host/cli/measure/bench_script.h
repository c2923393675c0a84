/* cli/measure/bench_script.h - what scripts cost.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_BENCH_SCRIPT_H
#define CLI_MEASURE_BENCH_SCRIPT_H

#include "text/error.h"

/* Nanoseconds; medians. The hooks are those of an action in a whole match through the live match,
 * less the same action without a hook. */
typedef struct vaka_script_times {
    double call;      /* a C function of two arguments, called by a script that has it at hand */
    double named;     /* the same as `game.sum(0, 1)` */
    double unheard;   /* a hook to which nobody listens */
    double ignored;   /* one to which a function listens that does nothing */
    double two_calls; /* … that calls two C functions */
    double modifier;  /* reading a value with a modifier in force: no script runs */
} vaka_script_times;

vaka_status vaka_bench_scripts(vaka_script_times *out, vaka_error *err);

#endif
