/* cli/base/fault_log.h - the file in which authors of scripts find what their scripts said.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_BASE_FAULT_LOG_H
#define CLI_BASE_FAULT_LOG_H

#include "match/record.h"

/* From now on what scripts say when they fail in this match is added to vaka/scripts.log in the
 * user's folder for such things ($XDG_STATE_HOME, usually ~/.local/state). Does nothing if there is
 * no home folder. */
void vaka_fault_log_give(vaka_record *record);

#endif
