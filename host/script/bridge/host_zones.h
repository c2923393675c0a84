/* script/bridge/host_zones.h - what lies in which zones: functions of `host` that give lists.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_BRIDGE_HOST_ZONES_H
#define SCRIPT_BRIDGE_HOST_ZONES_H

#include "vaka/export.h"
#include "vaka/table.h"

/* What each does is told in its row of host_exports.c. */
void vaka_host_zones(const vaka_match *match, int32_t owner, vaka_list *out);
void vaka_host_zones_with(const vaka_match *match, int32_t owner, int32_t of_kind, int32_t without,
                          int32_t most, vaka_list *out);
void vaka_host_zones_empty(const vaka_match *match, int32_t first, int32_t last, vaka_list *out);
void vaka_host_seats_with(const vaka_match *match, int32_t at, int32_t of_kind, vaka_list *out);
void vaka_host_kinds_at(const vaka_match *match, int32_t at, vaka_list *out);

#endif
