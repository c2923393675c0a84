/* tests/script/weak_sandbox.h - a sandbox without one of its defences, for attacks_weak_test.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_WEAK_SANDBOX_H
#define SCRIPT_WEAK_SANDBOX_H

#include <stdbool.h>

/* All sandboxes from now on lack a defence ("fuel"); false: there is none of that name. */
bool weak_sandbox_without(const char *defence);

#endif
