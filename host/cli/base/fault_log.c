/* cli/base/fault_log.c - where the words of scripts that fail are kept.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/fault_log.h"

#include "cli/base/paths.h"

#include <stdio.h>

void vaka_fault_log_give(vaka_record *record)
{
    char path[VAKA_PATH];

    if (vaka_paths_state("scripts.log", path, NULL) == VAKA_OK)
        vaka_record_log_faults(record, path);
}
