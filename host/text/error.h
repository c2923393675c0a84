/* text/error.h - what went wrong, in one sentence, and memory that is there or ends the program.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TEXT_ERROR_H
#define TEXT_ERROR_H

#include "vaka/abi.h"

/* Lies on the caller's stack. `text` is one sentence without a full stop, and names file and line
 * where there is one. */
typedef struct vaka_error {
    vaka_status status;
    char text[256];
} vaka_error;

/* Sets the error (which may be NULL) and returns `status`, so that a function can end with
 * `return vaka_fail(err, VAKA_ERR_DATA, "…")`. */
vaka_status vaka_fail(vaka_error *err, vaka_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Zeroed memory, owned by the caller, freed by free(). Running out prints a line and aborts: there
 * is nothing sensible left to do. Sizes that come from outside are bounded before they get here. */
void *vaka_xnew(size_t size);
void *vaka_xgrow(void *memory, size_t size);
/* Room for one more row in a list of so many, each of `size` bytes: the list, or where it is now.
 * It is full where it is a power of two long. A list that grows so is not made in another way. */
void *vaka_xmore(void *rows, uint32_t count, size_t size);
char *vaka_xcopy(const char *text);

/* The same for memory from elsewhere: returns it, unless it is NULL. */
void *vaka_xneed(void *memory);

#endif
