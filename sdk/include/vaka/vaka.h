/* vaka/vaka.h - everything a module needs.
 *
 * SPDX-License-Identifier: MIT */
#ifndef VAKA_VAKA_H
#define VAKA_VAKA_H

#include "vaka/abi.h"
#include "vaka/hex.h"
#include "vaka/module.h"

#endif
