/* bad/old_abi.c - built for the first ABI.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

BAD_MODULE("old-abi", .stamp = {sizeof(vaka_module), 1});
