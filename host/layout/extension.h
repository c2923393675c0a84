/* layout/extension.h - what a module can do beyond what it must (vaka/ext/).
 *
 * SPDX-License-Identifier: MIT */
#ifndef LAYOUT_EXTENSION_H
#define LAYOUT_EXTENSION_H

#include "vaka/module.h"

/* The struct of an extension, which begins with a stamp and is at least so large; NULL: the module
 * has none, or one made for another host. `module` may be NULL. */
static inline const void *vaka_extension(const vaka_module *module, const char *id, size_t size)
{
    const vaka_stamp *stamp = module && module->query ? module->query(id) : NULL;

    return stamp && stamp->abi == VAKA_ABI && stamp->size >= size ? stamp : NULL;
}

#endif
