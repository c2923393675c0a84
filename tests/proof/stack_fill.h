/* proof/stack_fill.h - rubbish on the stack, so that what is read without having been written
 * differs.
 *
 * SPDX-License-Identifier: MIT */
#ifndef PROOF_STACK_FILL_H
#define PROOF_STACK_FILL_H

#include <stdint.h>
#include <string.h>

#define FILLED (16 * 1024)

/* Leaves a byte wherever the next call will have its frames. */
__attribute__((noinline, no_sanitize_address)) static void stack_fill(uint8_t fill)
{
    uint8_t area[FILLED];

    memset(area, fill, sizeof area);
    __asm__ volatile("" : : "r"(area) : "memory");
}

#endif
