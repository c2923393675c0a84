/* bad/wrong_abi.c - built for an ABI that is still to come.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

BAD_MODULE("wrong-abi", .stamp = {sizeof(vaka_module), VAKA_ABI + 1});
