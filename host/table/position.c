/* table/position.c - the block: allocating, copying, hashing.
 *
 * SPDX-License-Identifier: MIT */
#include "table/position.h"
#include "table/counter.h"
#include "table/hash.h"
#include "table/result.h"
#include "table/script.h"
#include "table/value.h"
#include "text/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Points everything at the block, wherever it lies. */
static void bind(vaka_position *position, const vaka_layout *layout)
{
    uint8_t *block = position->block;

    position->table = (vaka_table *)(void *)block;
    position->frames = (vaka_frame *)(void *)(block + layout->at_frames);
    position->zones = (vaka_zone *)(void *)(block + layout->at_zones);
    position->present = (uint64_t *)(void *)(block + layout->at_present);
    position->pieces = (vaka_piece *)(void *)(block + layout->at_pieces);
    position->sealed = (vaka_action *)(void *)(block + layout->at_sealed);
    position->script =
        layout->at_script ? (vaka_script_region *)(void *)(block + layout->at_script) : NULL;
    if (layout->at_counters)
        position->counters = (int16_t *)(void *)(block + layout->at_counters);
    if (layout->at_order)
        position->order = (int8_t *)(void *)(block + layout->at_order);
    if (layout->at_result)
        position->result = (vaka_result *)(void *)(block + layout->at_result);
    if (layout->at_postures)
        position->postures = (vaka_posture *)(void *)(block + layout->at_postures);
    if (layout->at_parts)
        position->parts = block + layout->at_parts;
    if (layout->at_deal)
        position->deal = (vaka_deal_region *)(void *)(block + layout->at_deal);
    position->face.size = (uint32_t)sizeof position->face;
    position->face.seats = layout->setup.seats;
    position->face.layout = layout;
    position->face.zones = position->zones;
    position->face.pieces = position->pieces;
    position->face.game = block + layout->at_game;
    position->face.facts = layout->facts;
    position->face.present = position->present;
    position->face.present_words = layout->present_words;
    position->face.values = layout->values;
    position->face.modified = position->modified;
    position->face.unheard = layout->setup.content ? layout->setup.content->unheard : UINT64_MAX;
}

/* The variables of scripts begin as they were declared; texts begin empty. */
static void set_variables(vaka_position *position, const vaka_content *content)
{
    for (uint32_t i = 0; i < content->variable_count; i++) {
        const vaka_variable *at = &content->variables[i];
        uint8_t *first =
            vaka_script_variables(position) + vaka_variable_at(position->face.layout, at);
        uint32_t size = vaka_variable_size(position->face.layout, at);
        for (uint32_t n = 0; n < size && !at->is_text; n++)
            memcpy(first + n * sizeof at->normal, &at->normal, sizeof at->normal);
    }
}

void vaka_position_init(vaka_position *position, const vaka_layout *layout)
{
    memset(position, 0, sizeof *position);
    position->module = layout->module;
    position->actor = VAKA_NONE;
    position->block = vaka_xnew(layout->block_room);
    bind(position, layout);

    position->table->free_piece = VAKA_NONE;
    position->table->seats_in = (uint8_t)((1u << layout->setup.seats) - 1u);
    for (int32_t i = 0; i < layout->zone_count; i++)
        position->zones[i] = (vaka_zone){VAKA_NONE, VAKA_NONE, 0};
    vaka_counter_init(position);
    for (int8_t i = 0; position->order && i < VAKA_MAX_SEATS; i++)
        position->order[i] = i;
    if (position->result)
        vaka_result_init(position);
    if (position->deal)
        memset(position->deal->left, layout->deal_offers, (size_t)layout->setup.seats);
    if (position->script)
        set_variables(position, layout->setup.content);
}

void vaka_position_done(vaka_position *position)
{
    free(position->block);
    position->block = NULL;
}

void vaka_position_seed(vaka_position *position, const vaka_seed *seed)
{
    vaka_stream_init(&position->stream, seed);
    if (position->stream.keyed)
        memset(position->table->rng, 0, sizeof position->table->rng);
    else
        vaka_rng_seed(position->table->rng, seed->number);
}

void vaka_position_copy(vaka_position *to, const vaka_position *from)
{
    memcpy(to->block, from->block, vaka_position_span(from));
    vaka_position_reread(to);
}

void vaka_position_reread(vaka_position *position)
{
    if (position->script)
        vaka_value_reread(position);
}

size_t vaka_position_span(const vaka_position *position)
{
    const vaka_layout *layout = position->face.layout;

    return position->script && position->script->waiting ? layout->block_room : layout->block_size;
}

uint64_t vaka_position_hash(const vaka_position *position)
{
    return vaka_hash(0, position->block, position->face.layout->block_size);
}

void vaka_position_break(vaka_position *position, const char *format, ...)
{
    va_list args;

    if (position->broken)
        return;
    position->broken = true;
    va_start(args, format);
    int length = vsnprintf(position->trouble, sizeof position->trouble, format, args);
    va_end(args);
    if (length >= (int)sizeof position->trouble)
        vaka_utf8s_shorten(position->trouble, sizeof position->trouble);
    vaka_utf8s_make_line(position->trouble); /* it may quote a script */
}

void vaka_position_break_like(vaka_position *position, const vaka_position *copy)
{
    if (position->broken || !copy->broken)
        return;
    vaka_position_break(position, "%s", copy->trouble);
    position->machine = copy->machine;
    position->failed = copy->failed;
}
