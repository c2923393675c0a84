/* layout/posture.c - how pieces may lie: turns, marks, and the edges of tiles.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/layout.h"

#include "vaka/posture.h"

#define HALF 2
#define SQUARE 4

void vaka_layout_postures(vaka_layout *layout, int32_t steps)
{
    if (!layout->open || (steps != 1 && steps != HALF && steps != SQUARE && steps != VAKA_SIDES))
        vaka_layout_wrong(layout, "too late for postures, or not 1, 2, 4 or 6 steps of a turn",
                          NULL);
    else
        layout->turn_steps = steps;
}

static bool is_word(const vaka_layout *layout, int32_t word)
{
    return word >= 0 && word < layout->word_count;
}

int32_t vaka_layout_mark(vaka_layout *layout, int32_t word, uint32_t tone)
{
    if (!layout->open || layout->mark_count == VAKA_MAX_MARKS)
        return vaka_layout_wrong(layout, "too many marks, or too late for one", NULL);
    if (!layout->turn_steps)
        return vaka_layout_wrong(layout, "a mark was made before vaka_layout_postures", NULL);
    if (!is_word(layout, word) || tone > UINT8_MAX)
        return vaka_layout_wrong(layout, "no such word or tone of a mark", NULL);
    layout->marks[layout->mark_count] = (vaka_mark_info){(int16_t)word, (uint8_t)tone};
    return layout->mark_count++;
}

void vaka_layout_edge(vaka_layout *layout, int32_t kind, int32_t side, int32_t word)
{
    if (!layout->open || kind < 0 || kind >= layout->kind_count)
        vaka_layout_wrong(layout, "too late for an edge, or of no kind there is", NULL);
    else if (layout->turn_steps < SQUARE || side < 0 || side >= layout->turn_steps)
        vaka_layout_wrong(layout, "no such side: edge of kind", layout->kinds[kind].id);
    else if (!is_word(layout, word))
        vaka_layout_wrong(layout, "no such word: edge of kind", layout->kinds[kind].id);
    else
        layout->kinds[kind].edge[side] = (int16_t)word;
}

int32_t vaka_kind_edge(const vaka_layout *layout, int32_t kind, int32_t side)
{
    if (kind < 0 || kind >= layout->kind_count || side < 0 || side >= layout->turn_steps)
        return VAKA_NONE;
    return layout->kinds[kind].edge[side];
}

int32_t vaka_layout_part(vaka_layout *layout, int32_t kind, int32_t word, uint32_t sides)
{
    if (!layout->open || kind < 0 || kind >= layout->kind_count)
        return vaka_layout_wrong(layout, "too late for a part, or of no kind there is", NULL);
    vaka_kind_info *info = &layout->kinds[kind];
    if (layout->turn_steps < SQUARE || sides >> layout->turn_steps)
        return vaka_layout_wrong(layout, "no such sides: part of kind", info->id);
    if (!is_word(layout, word) || info->part_count == VAKA_PARTS)
        return vaka_layout_wrong(layout, "no such word, or more than 4 parts: kind", info->id);
    layout->has_parts = true;
    info->part[info->part_count] = (vaka_part_info){(int16_t)word, (uint8_t)sides};
    return info->part_count++;
}

int32_t vaka_kind_parts(const vaka_layout *layout, int32_t kind)
{
    return kind < 0 || kind >= layout->kind_count ? 0 : layout->kinds[kind].part_count;
}
