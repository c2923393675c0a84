/* table/block.c - makes a layout, and works out the block of its matches.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/layout.h"
#include "table/acts.h"
#include "table/result.h"
#include "table/script.h"

#include <string.h>

#define SCRIPT_FRAMES 16 /* room on the agenda for scripts; more where more listen at one hook */
#define MOST_DEPTH 250

static uint32_t place(uint32_t *end, size_t size)
{
    uint32_t at = *end;

    *end = (uint32_t)((at + size + 7u) & ~(size_t)7u);
    return at;
}

/* What only some games declare: others have no room for it. */
static void place_declared(vaka_layout *layout, uint32_t *end)
{
    if (layout->counter_numbers)
        layout->at_counters = place(end, sizeof(int16_t) * (size_t)layout->counter_numbers);
    if (layout->has_order)
        layout->at_order = place(end, sizeof(int8_t) * VAKA_MAX_SEATS);
    if (layout->sheet_max)
        layout->at_result =
            place(end, sizeof(vaka_result) + sizeof(vaka_sheet_line) * (size_t)layout->sheet_max);
    if (layout->turn_steps)
        layout->at_postures = place(end, sizeof(vaka_posture) * (size_t)layout->piece_max);
    if (layout->has_parts)
        layout->at_parts = place(end, (size_t)layout->piece_max);
    if (layout->deal_offers)
        layout->at_deal = place(end, sizeof(vaka_deal_region) + 2 * (size_t)layout->good_count);
}

/* What scripts ask several seats in private takes room for the choices of all of them, and for one
 * answer each. No other match has it. */
static void make_room_for_sealed(vaka_layout *layout)
{
    int32_t acts = (VAKA_MAX_OPTIONS_ASKED + 1) * layout->setup.seats;

    layout->act_max = layout->act_max > acts ? layout->act_max : acts;
    layout->sealed_max = layout->sealed_max > 0 ? layout->sealed_max : 1;
}

static void place_regions(vaka_layout *layout)
{
    uint32_t end = 0;
    size_t seats = (size_t)layout->setup.seats;

    place(&end, sizeof(vaka_table));
    layout->at_frames = place(&end, sizeof(vaka_frame) * (size_t)layout->frame_max);
    layout->at_zones = place(&end, sizeof(vaka_zone) * (size_t)layout->zone_count);
    layout->present_words = (layout->zone_count + 63) / 64;
    layout->at_present =
        place(&end, sizeof(uint64_t) * (size_t)layout->present_words * (seats + 1));
    layout->at_pieces = place(&end, sizeof(vaka_piece) * (size_t)layout->piece_max);
    layout->at_sealed = place(&end, sizeof(vaka_action) * (size_t)layout->sealed_max * seats);
    layout->at_game = place(&end, layout->module->game_size);
    place_declared(layout, &end);
    if (layout->setup.content)
        layout->at_script = place(&end, sizeof(vaka_script_region) + vaka_variables_room(layout));
    if (layout->act_max && layout->setup.content)
        layout->at_acts =
            place(&end, sizeof(vaka_acts) + sizeof(vaka_act) * (size_t)layout->act_max);
    layout->block_size = end;
    layout->block_room = layout->setup.content ? 2 * end : end;
}

/* What each value is without modifiers. */
static int32_t *plain_values(const vaka_module *module, const vaka_content *content)
{
    int32_t *values = module->value_count ? vaka_xnew(module->value_count * sizeof *values) : NULL;

    for (uint32_t i = 0; i < module->value_count; i++) {
        const vaka_value_spec *spec = &module->values[i];
        int32_t value = content ? content->values[i] : spec->normal;
        values[i] = value < spec->min ? spec->min : value > spec->max ? spec->max : value;
    }
    return values;
}

/* A hook pushes a frame for each that listens, beside those of what runs already. */
static int32_t script_frames(const vaka_content *content)
{
    uint32_t most = 0;

    for (uint32_t hook = 0; content->listener_first && hook < content->module->hook_count; hook++) {
        uint32_t listen = content->listener_first[hook + 1] - content->listener_first[hook];
        most = listen > most ? listen : most;
    }
    return most > SCRIPT_FRAMES / 2 ? (int32_t)most + SCRIPT_FRAMES / 2 : SCRIPT_FRAMES;
}

vaka_status vaka_layout_new(const vaka_setup *setup, vaka_layout **out, vaka_error *err)
{
    vaka_layout *layout = vaka_xnew(sizeof *layout);
    const vaka_module *module = setup->module;

    layout->module = module;
    layout->setup = *setup;
    layout->frame_max = 8;
    layout->facts = module->facts_size ? vaka_xnew(module->facts_size) : NULL;
    layout->open = true;
    vaka_status status = module->layout(layout, &layout->setup, layout->facts);
    if (status != VAKA_OK && !layout->trouble.status)
        vaka_fail(&layout->trouble, status, "%s cannot be laid out (status %d)", module->id,
                  status);
    if (status == VAKA_OK) {
        vaka_layout_says(layout);
        vaka_layout_close(layout);
        vaka_good_check(layout);
    }
    layout->open = false;
    if (layout->trouble.status) {
        vaka_fail(err, layout->trouble.status, "%s", layout->trouble.text);
        vaka_layout_free(layout);
        return err ? err->status : VAKA_ERR_CONTRACT;
    }
    vaka_board_join(layout);
    if (setup->content)
        layout->frame_max += script_frames(setup->content);
    if (layout->deal_offers)
        layout->frame_max++; /* the host's own */
    if (layout->frame_max > MOST_DEPTH)
        layout->frame_max = MOST_DEPTH;
    if (setup->content && setup->content->seals)
        make_room_for_sealed(layout);
    place_regions(layout);
    layout->values = plain_values(module, setup->content);
    *out = layout;
    return VAKA_OK;
}
