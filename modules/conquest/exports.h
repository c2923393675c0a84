/* exports.h - the table of functions for scripts.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONQUEST_EXPORTS_H
#define CONQUEST_EXPORTS_H

#include "conquest.h"

enum { EXPORT_COUNT = 24 };
extern const vaka_export conquest_exports[EXPORT_COUNT];

#endif
