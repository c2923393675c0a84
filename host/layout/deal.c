/* layout/deal.c - what may be dealt: declaring it.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/intake.h"

#include <string.h>

#define MOST_OFFERS 9

void vaka_layout_deals(vaka_layout *layout, int32_t offers, int32_t lines)
{
    if (!layout->open || offers < 1 || offers > MOST_OFFERS || lines < 1 || lines > VAKA_MOST_DEALT)
        vaka_layout_wrong(layout, "too late for deals, or not 1 to 9 offers of 1 to 99 lines",
                          NULL);
    layout->deal_offers = offers;
    layout->deal_lines = lines;
}

/* What is wrong with a good, and of which counter or kind (`id`); NULL: nothing. */
static const char *fault_of(const vaka_layout *layout, const vaka_good_spec *spec, const char **id)
{
    if (spec->what > VAKA_GOOD_KIND || spec->number < 0 ||
        spec->number >= (spec->what == VAKA_GOOD_KIND ? layout->kind_count : layout->counter_count))
        return "a good is neither a counter nor a kind there is";
    *id = spec->what == VAKA_GOOD_KIND ? layout->kinds[spec->number].id
                                       : layout->counters[spec->number].id;
    if (spec->most < 1 || spec->most > VAKA_MOST_DEALT)
        return "a list holds 1 to 99 of a good, not so many of";
    for (int32_t i = 0; i < layout->good_count; i++)
        if (strcmp(vaka_good_id(layout, i), *id) == 0)
            return "there are two goods";
    if (spec->what == VAKA_GOOD_COUNTER)
        return layout->counters[spec->number].per_seat &&
                       layout->counters[spec->number].see != VAKA_SEE_NOBODY
                   ? NULL
                   : "dealt, but not every seat has and sees its own: counter";
    for (int32_t seat = 0; seat < layout->setup.seats; seat++) {
        if (!vaka_layout_is_zone(layout, spec->zone[seat]))
            return "a seat has no zone to keep it in: good";
        for (int32_t other = 0; other < seat; other++)
            if (spec->zone[seat] == spec->zone[other])
                return "two seats keep it in one zone: good";
    }
    return NULL;
}

int32_t vaka_layout_good(vaka_layout *layout, const vaka_good_spec *spec)
{
    const char *id = NULL, *fault;

    if (spec->size < sizeof *spec)
        return vaka_layout_wrong(layout, "a good's spec is too short", NULL);
    if (!layout->open || !layout->deal_offers || layout->good_count == VAKA_MAX_GOODS)
        return vaka_layout_wrong(layout, "too many goods, or one outside of vaka_layout_deals",
                                 NULL);
    fault = fault_of(layout, spec, &id);
    if (fault)
        return vaka_layout_wrong(layout, fault, id);
    layout->goods =
        vaka_xgrow(layout->goods, sizeof *layout->goods * (size_t)(layout->good_count + 1));
    vaka_good_info *info = &layout->goods[layout->good_count];
    *info = (vaka_good_info){
        .what = (uint8_t)spec->what, .most = (uint8_t)spec->most, .number = (int16_t)spec->number};
    for (int32_t seat = 0; spec->what == VAKA_GOOD_KIND && seat < layout->setup.seats; seat++)
        info->zone[seat] = (int16_t)spec->zone[seat];
    return layout->good_count++;
}

/* Does the seat's zone take it as the seat's own (1), as nobody's (2), as either? What one zone
 * takes the others must, too: a piece comes as what it went. */
static int takes(const vaka_layout *layout, const vaka_good_info *info, int32_t seat)
{
    return (vaka_intake_fits(layout, info->zone[seat], info->number, seat) ? 1 : 0) |
           (vaka_intake_fits(layout, info->zone[seat], info->number, VAKA_NONE) ? 2 : 0);
}

void vaka_good_check(vaka_layout *layout)
{
    if (layout->deal_offers && !layout->good_count)
        vaka_layout_wrong(layout, "deals are made, but there are no goods", NULL);
    for (int32_t i = 0; i < layout->good_count; i++) {
        const vaka_good_info *info = &layout->goods[i];
        for (int32_t seat = 0; info->what == VAKA_GOOD_KIND && seat < layout->setup.seats; seat++)
            if (!takes(layout, info, seat) || takes(layout, info, seat) != takes(layout, info, 0))
                vaka_layout_wrong(layout, "is dealt, and yet not taken where it goes: kind",
                                  layout->kinds[info->number].id);
    }
}
