/* table/extension.c - asks a module for an extension.
 *
 * SPDX-License-Identifier: MIT */
#include "table/extension.h"

const void *vaka_extension(const vaka_module *module, const char *id, size_t size)
{
    const vaka_stamp *stamp = module && module->query ? module->query(id) : NULL;

    return stamp && stamp->abi == VAKA_ABI && stamp->size >= size ? stamp : NULL;
}
