/* table/frozen.c - the layouts that modules, journals and hashes rely on; nothing to run.
 *
 * SPDX-License-Identifier: MIT */
#include "table/result.h"
#include "table/script.h"

#include <assert.h>
#include <stddef.h>

/* No padding: the sum of the fields is the size. */
static_assert(sizeof(vaka_action) == 10, "an action is ten bytes");
static_assert(sizeof(vaka_piece) == 20, "a piece is twenty bytes");
static_assert(sizeof(vaka_zone) == 6, "a zone is six bytes");
static_assert(sizeof(vaka_frame) == 8 + 2 + 2 * VAKA_LOCALS, "a frame has no padding");
static_assert(sizeof(vaka_event) == 4 + 2 * VAKA_TEXT_ARGS, "an event has no padding");
static_assert(sizeof(vaka_hex) == 4, "a hex is four bytes");
static_assert(sizeof(vaka_table) == 16 + 4 + 2 * VAKA_MAX_SEATS + 6 + 2 * VAKA_MAX_SEATS +
                                        VAKA_MAX_SEATS * VAKA_MAX_WINDOWS + 6,
              "the head of the block has no padding");

static_assert(sizeof(vaka_result) == VAKA_MAX_SEATS + 4, "a result has no padding");
static_assert(sizeof(vaka_sheet_line) == 2 + 2 * VAKA_MAX_SEATS, "a sheet has no padding");
static_assert(sizeof(vaka_modifier) == 14, "a modifier has no padding");
static_assert(sizeof(vaka_question) ==
                  4 + 4 + 6 * VAKA_MAX_OPTIONS_ASKED + VAKA_PROMPT_ROOM + VAKA_WORDS_ROOM,
              "a question has no padding");
static_assert(sizeof(vaka_script_region) == sizeof(vaka_modifier) * VAKA_MAX_MODIFIERS +
                                                sizeof(vaka_answer) * VAKA_MAX_ANSWERS +
                                                2 * VAKA_MAX_KEPT_CHANCE + 8 +
                                                VAKA_MAX_SKIPPED / 8 + sizeof(vaka_question),
              "the scripts' region has no padding");

/* Never moves: older modules read it here. */
static_assert(offsetof(vaka_action, verb) == 1, "vaka_action is frozen");
static_assert(offsetof(vaka_action, arg) == 2, "vaka_action is frozen");
static_assert(offsetof(vaka_piece, owner) == 8, "vaka_piece is frozen");
static_assert(offsetof(vaka_piece, field) == 12, "vaka_piece is frozen");
static_assert(offsetof(vaka_frame, stage) == 8, "vaka_frame is frozen");
static_assert(offsetof(vaka_match, layout) == 8, "vaka_match is frozen");
static_assert(offsetof(vaka_module, id) == 8, "vaka_module is frozen");
static_assert(sizeof(void *) != 8 || offsetof(vaka_module, layout) == 120, "vaka_module is frozen");
static_assert(sizeof(void *) != 8 || offsetof(vaka_module, query) == 184, "vaka_module is frozen");
static_assert(sizeof(void *) != 8 || sizeof(vaka_zone_spec) == 40, "vaka_zone_spec is frozen");
static_assert(sizeof(void *) != 8 || sizeof(vaka_kind_spec) == 48, "vaka_kind_spec is frozen");
static_assert(sizeof(void *) != 8 || sizeof(vaka_intake) == 24, "vaka_intake is frozen");
static_assert(offsetof(vaka_intake, closed) == 12, "vaka_intake is frozen");
static_assert(sizeof(void *) != 8 || sizeof(vaka_spot_spec) == 56, "vaka_spot_spec is frozen");
static_assert(sizeof(void *) != 8 || sizeof(vaka_route_spec) == 40, "vaka_route_spec is frozen");
static_assert(sizeof(void *) != 8 || sizeof(vaka_counter_spec) == 64,
              "vaka_counter_spec is frozen");
static_assert(offsetof(vaka_counter_spec, total) == 24, "vaka_counter_spec is frozen");
static_assert(sizeof(vaka_posture) == 2, "a posture is two bytes");
static_assert(sizeof(vaka_place_spec) == 32, "vaka_place_spec is frozen");
static_assert(sizeof(void *) != 8 || sizeof(vaka_mat_spec) == 40, "vaka_mat_spec is frozen");
static_assert(sizeof(void *) != 8 || sizeof(vaka_tray_row) == 80, "vaka_tray_row is frozen");
static_assert(sizeof(void *) != 8 || offsetof(vaka_tray_row, title) == 48,
              "vaka_tray_row is frozen");
static_assert(sizeof(void *) != 8 || offsetof(vaka_tray_row, argument) == 68,
              "vaka_tray_row is frozen");
