/* layout/intake.c - what zones take: declaring it, saying it.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/intake.h"

#include <stdio.h>
#include <string.h>

#define ANY_FAMILY UINT32_MAX
#define ANY_OWNER UINT16_MAX
#define ANY_NUMBER INT16_MAX
#define ROOM 64 /* of a name in a sentence */

void vaka_intake_init(vaka_zone_info *zone)
{
    zone->families = ANY_FAMILY;
    zone->owners = ANY_OWNER;
    zone->most = ANY_NUMBER;
    zone->closed = 0;
}

/* The number of a family, a new one if there was none of that name; 0 after a wrong call. */
static int32_t family_named(vaka_layout *layout, const char *id)
{
    for (int32_t i = 1; i <= layout->family_count; i++)
        if (strcmp(layout->families[i], id) == 0)
            return i;
    if (!vaka_layout_is_id(id)) {
        vaka_layout_wrong(layout, "bad name of a family", id);
        return 0;
    }
    if (layout->family_count == VAKA_MAX_FAMILIES - 1) {
        vaka_layout_wrong(layout, "too many families: there is no room for", id);
        return 0;
    }
    layout->families[++layout->family_count] = vaka_arena_copy(&layout->texts, id);
    return layout->family_count;
}

/* Are there so many, made already, and is the layout still open? */
static bool is_range(vaka_layout *layout, int32_t first, int32_t count, int32_t made)
{
    if (layout->open && first >= 0 && count >= 0 && first <= made && count <= made - first)
        return true;
    vaka_layout_wrong(layout, "there are not so many zones or kinds, or it is too late", NULL);
    return false;
}

void vaka_layout_family(vaka_layout *layout, int32_t first, int32_t count, const char *family)
{
    if (!is_range(layout, first, count, layout->kind_count))
        return;
    int32_t number = family_named(layout, family ? family : "");
    layout->families_known |= 1u << number;
    for (int32_t i = first; i < first + count; i++)
        layout->kinds[i].family = (uint8_t)number;
}

/* A list of families as a set; NULL: all, and kinds of none. */
static uint32_t read_families(vaka_layout *layout, const char *list)
{
    uint32_t set = 0;
    char word[ROOM];

    if (!list)
        return ANY_FAMILY;
    while (*(list += strspn(list, " "))) {
        size_t length = strcspn(list, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, list);
        set |= 1u << (unsigned)family_named(layout, word);
        list += length;
    }
    return set & ~1u;
}

void vaka_layout_takes(vaka_layout *layout, int32_t first, int32_t count, const vaka_intake *intake)
{
    uint32_t all = ((1u << layout->setup.seats) - 1u) | VAKA_NOBODYS;

    if (intake->size < sizeof *intake) {
        vaka_layout_wrong(layout, "what a zone takes is too short", NULL);
        return;
    }
    if (!is_range(layout, first, count, layout->zone_count))
        return;
    if (intake->owners & ~all || intake->most < 0 || intake->most > ANY_NUMBER) {
        vaka_layout_wrong(layout, "no such owners or numbers of pieces in zone",
                          count ? layout->zones[first].id : NULL);
        return;
    }
    uint32_t families = read_families(layout, intake->families);
    for (int32_t i = first; i < first + count; i++) {
        vaka_zone_info *zone = &layout->zones[i];
        zone->families = families;
        zone->owners = (uint16_t)(intake->owners ? intake->owners : ANY_OWNER);
        zone->most = (int16_t)(intake->most ? intake->most : ANY_NUMBER);
        zone->closed = intake->closed != 0;
    }
}

void vaka_intake_check(vaka_layout *layout)
{
    for (int32_t i = 1; i <= layout->family_count; i++)
        if (!(layout->families_known >> i & 1u))
            vaka_layout_wrong(layout, "a zone takes what no kind is of: family",
                              layout->families[i]);
}

/* --- in words --------------------------------------------------------------------------------- */

static void add(char *out, size_t room, const char *first, const char *separator, const char *word)
{
    size_t length = strlen(out);

    snprintf(out + length, room - length, "%s%s", length ? separator : first, word);
}

void vaka_intake_owners(uint16_t owners, int32_t seats, char *out, size_t room)
{
    out[0] = '\0';
    for (int32_t seat = 0; seat < seats; seat++)
        if (owners & VAKA_SEAT(seat)) {
            char name[16];
            snprintf(name, sizeof name, "seat %d", (int)seat);
            add(out, room, "", " or ", name);
        }
    if (owners & VAKA_NOBODYS)
        add(out, room, "", " or ", "nobody");
}

void vaka_intake_write(const vaka_layout *layout, int32_t zone, char *out, size_t room)
{
    const vaka_zone_info *at = &layout->zones[zone];
    char owners[ROOM * 2], number[ROOM];

    out[0] = '\0';
    for (int32_t i = 1; at->families != ANY_FAMILY && i <= layout->family_count; i++)
        if (at->families >> i & 1u)
            add(out, room, "", " or ", layout->families[i]);
    if (at->families == ANY_FAMILY || !out[0])
        snprintf(out, room, "%s", at->families ? "any piece" : "nothing");
    if (at->owners != ANY_OWNER) {
        vaka_intake_owners(at->owners, layout->setup.seats, owners, sizeof owners);
        add(out, room, "", " of ", owners);
    }
    if (at->most != ANY_NUMBER) {
        snprintf(number, sizeof number, "%d at most", at->most);
        add(out, room, "", ", ", number);
    }
}
