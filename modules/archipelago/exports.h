/* exports.h - the table of functions for scripts.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_EXPORTS_H
#define ARCHIPELAGO_EXPORTS_H

#include "vaka/vaka.h"

enum { EXPORT_COUNT = 47 };
extern const vaka_export archipelago_exports[EXPORT_COUNT];

#endif
