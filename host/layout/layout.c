/* layout/layout.c - builds what is constant in a game, and works out the block.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/layout.h"
#include "layout/counter.h"
#include "layout/intake.h"
#include "text/language.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_SEALED 256
#define PLAIN_BACK "plain-back"

vaka_status vaka_setup_init(vaka_setup *setup, const vaka_module *module, int32_t seats,
                            vaka_error *err)
{
    if (seats < module->seats_min || seats > module->seats_max)
        return vaka_fail(err, VAKA_ERR_DATA, "%s takes %d to %d players, not %d", module->title,
                         module->seats_min, module->seats_max, seats);
    memset(setup, 0, sizeof *setup);
    setup->module = module;
    setup->seats = seats;
    for (uint32_t i = 0; i < module->option_count; i++)
        setup->option[i] = module->options[i].normal;
    return VAKA_OK;
}

vaka_status vaka_setup_set(vaka_setup *setup, const char *id, int32_t value, vaka_error *err)
{
    const vaka_module *module = setup->module;

    for (uint32_t i = 0; i < module->option_count; i++) {
        const vaka_option *option = &module->options[i];
        if (strcmp(option->id, id) != 0)
            continue;
        if (value < option->min || value > option->max)
            return vaka_fail(err, VAKA_ERR_DATA, "option %s goes from %d to %d, not %d", id,
                             option->min, option->max, value);
        setup->option[i] = value;
        return VAKA_OK;
    }
    return vaka_fail(err, VAKA_ERR_DATA, "%s has no option '%.60s'", module->title, id);
}

int32_t vaka_setup_seats(const vaka_setup *setup)
{
    return setup->seats;
}

uint8_t vaka_nobody(const vaka_layout *layout)
{
    const vaka_setup *setup = &layout->setup;
    uint32_t count = setup->content ? setup->content->nobody : 0;
    uint8_t set = 0;

    for (uint32_t i = 0; i < count && (int32_t)i < setup->seats; i++)
        set |= VAKA_SEAT(setup->seats - 1 - (int32_t)i);
    return set;
}

int32_t vaka_setup_option(const vaka_setup *setup, uint32_t row)
{
    return row < setup->module->option_count ? setup->option[row] : 0;
}

const char *vaka_setup_scenario(const vaka_setup *setup)
{
    return setup->scenario;
}

int32_t vaka_layout_wrong(vaka_layout *layout, const char *what, const char *id)
{
    if (!layout->trouble.status)
        vaka_fail(&layout->trouble, VAKA_ERR_CONTRACT, "%s: layout(): %s%s%.60s%s",
                  layout->module->id, what, id ? " '" : "", id ? id : "", id ? "'" : "");
    return VAKA_NONE;
}

bool vaka_layout_is_id(const char *id)
{
    if (!id || !*id || strlen(id) > 47)
        return false;
    for (; *id; id++)
        if (!((*id >= 'a' && *id <= 'z') || (*id >= '0' && *id <= '9') || *id == '-' || *id == '_'))
            return false;
    return true;
}

int32_t vaka_zone_by_id(const vaka_layout *layout, const char *id)
{
    for (int32_t i = 0; id && i < layout->zone_count; i++)
        if (layout->zones[i].id && strcmp(layout->zones[i].id, id) == 0)
            return i;
    return VAKA_NONE;
}

int32_t vaka_kind_by_id(const vaka_layout *layout, const char *id)
{
    for (int32_t i = 0; id && i < layout->kind_count; i++)
        if (strcmp(layout->kinds[i].id, id) == 0)
            return i;
    return VAKA_NONE;
}

int32_t vaka_zone_count(const vaka_layout *layout)
{
    return layout->zone_count;
}

int32_t vaka_kind_count(const vaka_layout *layout)
{
    return layout->kind_count;
}

uint32_t vaka_zone_type(const vaka_layout *layout, int32_t zone)
{
    return vaka_layout_is_zone(layout, zone) ? layout->zones[zone].type : 0;
}

int32_t vaka_zone_owner(const vaka_layout *layout, int32_t zone)
{
    return vaka_layout_is_zone(layout, zone) ? layout->zones[zone].owner : VAKA_NONE;
}

int32_t vaka_kind_back(const vaka_layout *layout, int32_t kind)
{
    return kind >= 0 && kind < layout->kind_count ? layout->kinds[kind].back : VAKA_NONE;
}

int32_t vaka_layout_board(vaka_layout *layout, const char *id, const char *title)
{
    if (!layout->open || layout->board_count == VAKA_MAX_BOARDS)
        return vaka_layout_wrong(layout, "too many boards, or too late for board", id);
    if (!vaka_layout_is_id(id))
        return vaka_layout_wrong(layout, "bad id of a board", id);
    for (int32_t i = 0; i < layout->board_count; i++)
        if (strcmp(layout->boards[i].id, id) == 0)
            return vaka_layout_wrong(layout, "there are two boards", id);

    vaka_board_info *board = &layout->boards[layout->board_count];
    board->first = (int16_t)layout->zone_count;
    board->id = vaka_arena_copy(&layout->texts, id);
    board->title = vaka_arena_copy(&layout->texts, title ? title : id);
    return layout->board_count++;
}

vaka_zone_info *vaka_layout_add_zone(vaka_layout *layout, const char *id, const char *title)
{
    vaka_zone_info *zone;

    layout->zones =
        vaka_xgrow(layout->zones, sizeof *zone * (size_t)(uint32_t)(layout->zone_count + 1));
    zone = &layout->zones[layout->zone_count++];
    memset(zone, 0, sizeof *zone);
    zone->id = id ? vaka_arena_copy(&layout->texts, id) : NULL;
    zone->title = title ? vaka_arena_copy(&layout->texts, title) : NULL;
    zone->board = VAKA_NONE;
    zone->owner = VAKA_NONE;
    zone->aside_of = zone->aside_room = VAKA_NONE;
    vaka_intake_init(zone);
    memset(zone->neighbour, 0xff, sizeof zone->neighbour);
    return zone;
}

bool vaka_layout_zone_refused(vaka_layout *layout, const char *id, bool needs_id)
{
    if (!layout->open || layout->zone_count == VAKA_MAX_ZONES)
        return vaka_layout_wrong(layout, "too many zones, or too late for zone", id), true;
    if ((needs_id || id) && !vaka_layout_is_id(id))
        return vaka_layout_wrong(layout, "bad id of a zone", id), true;
    if (vaka_zone_by_id(layout, id) != VAKA_NONE)
        return vaka_layout_wrong(layout, "there are two zones", id), true;
    return false;
}

static bool space_taken(const vaka_layout *layout, const vaka_board_info *board, vaka_hex hex)
{
    for (int32_t i = board->first; i < layout->zone_count; i++)
        if (layout->zones[i].hex.q == hex.q && layout->zones[i].hex.r == hex.r)
            return true;
    return false;
}

int32_t vaka_layout_space(vaka_layout *layout, int32_t board, int32_t q, int32_t r, const char *id,
                          const char *title)
{
    if (vaka_layout_zone_refused(layout, id, false))
        return VAKA_NONE;
    if (board < 0 || board != layout->board_count - 1)
        return vaka_layout_wrong(layout,
                                 layout->board_count ? "a space must be on the board begun last"
                                                     : "a board must be begun before its space",
                                 id);
    if (q < -500 || q > 500 || r < -500 || r > 500)
        return vaka_layout_wrong(layout, "coordinates of a space beyond 500", id);

    vaka_board_info *on = &layout->boards[board];
    vaka_hex hex = {(int16_t)q, (int16_t)r};
    if (on->spots)
        return vaka_layout_wrong(layout, "a board of spots takes no hexes: board", on->id);
    if (on->first + on->size != layout->zone_count)
        return vaka_layout_wrong(layout, "a zone was made between the spaces of board", on->id);
    if (space_taken(layout, on, hex))
        return vaka_layout_wrong(layout, "two spaces at the same coordinates on board", on->id);

    vaka_zone_info *zone = vaka_layout_add_zone(layout, id, title);
    zone->type = VAKA_ZONE_SPACE;
    zone->sees_up = VAKA_ALL_SEATS;
    zone->owner_sees = 1;
    zone->board = (int16_t)board;
    zone->hex = hex;
    on->size++;
    return layout->zone_count - 1;
}

static void set_sight(vaka_zone_info *zone, const vaka_zone_spec *spec)
{
    uint8_t owner = (uint8_t)(spec->owner >= 0 ? VAKA_SEAT(spec->owner) : 0);
    const uint8_t sight[][3] = {
        [VAKA_SEE_OPEN] = {VAKA_ALL_SEATS, 0, 1},
        [VAKA_SEE_OWNER] = {owner, owner, 0},
        [VAKA_SEE_SEATS] = {(uint8_t)spec->seats, (uint8_t)spec->seats, 0},
        [VAKA_SEE_NOBODY] = {0, 0, 0},
        [VAKA_SEE_ALL] = {VAKA_ALL_SEATS, VAKA_ALL_SEATS, 0},
    };

    zone->sees_up = sight[spec->see][0];
    zone->sees_down = sight[spec->see][1];
    zone->owner_sees = sight[spec->see][2];
}

int32_t vaka_layout_zone(vaka_layout *layout, const vaka_zone_spec *spec)
{
    if (spec->size < sizeof *spec)
        return vaka_layout_wrong(layout, "a zone's spec is too short", NULL);
    if (vaka_layout_zone_refused(layout, spec->id, true))
        return VAKA_NONE;
    if (spec->type < VAKA_ZONE_STACK || spec->type > VAKA_ZONE_TRACK)
        return vaka_layout_wrong(layout, "unknown type of zone", spec->id);
    if (spec->see > VAKA_SEE_ALL)
        return vaka_layout_wrong(layout, "unknown visibility of zone", spec->id);
    if (spec->owner < VAKA_NONE || spec->owner >= layout->setup.seats)
        return vaka_layout_wrong(layout, "no such owner of zone", spec->id);
    if (spec->see == VAKA_SEE_OWNER && spec->owner < 0)
        return vaka_layout_wrong(layout, "seen by its owner, but has none: zone", spec->id);

    vaka_zone_info *zone =
        vaka_layout_add_zone(layout, spec->id, spec->title ? spec->title : spec->id);
    zone->type = (uint8_t)spec->type;
    zone->owner = (int8_t)spec->owner;
    zone->uncounted = spec->uncounted != 0;
    set_sight(zone, spec);
    return layout->zone_count - 1;
}

void vaka_layout_see_top(vaka_layout *layout, int32_t zone)
{
    if (!layout->open || !vaka_layout_is_zone(layout, zone)) {
        vaka_layout_wrong(layout, "too late to see the top of a zone, or of no zone there is",
                          NULL);
        return;
    }
    layout->zones[zone].see_top = 1;
    layout->has_see_top = true;
}

/* Does one seat see into a zone, which does not tell others how many lie there? */
static bool is_screened(const vaka_layout *layout, int32_t zone)
{
    const vaka_zone_info *info = &layout->zones[zone];

    return info->uncounted && info->owner >= 0 && info->sees_down == VAKA_SEAT(info->owner) &&
           info->sees_up == info->sees_down;
}

void vaka_layout_aside(vaka_layout *layout, int32_t zone, int32_t out_of, int32_t room)
{
    if (!layout->open || !vaka_layout_is_zone(layout, zone) ||
        !vaka_layout_is_zone(layout, out_of) || zone == out_of || room < VAKA_NONE ||
        room >= layout->counter_count) {
        vaka_layout_wrong(layout, "too late to lay aside, or no such zones or counter", NULL);
        return;
    }
    vaka_zone_info *at = &layout->zones[zone];
    if (!is_screened(layout, zone) || !is_screened(layout, out_of) ||
        at->owner != layout->zones[out_of].owner) {
        vaka_layout_wrong(layout, "not two uncounted zones that one owner alone sees: zone",
                          at->id);
        return;
    }
    at->aside_of = (int16_t)out_of;
    at->aside_room = (int16_t)room;
    layout->has_aside = true;
}

static int32_t add_kind(vaka_layout *layout, const vaka_kind_spec *spec)
{
    vaka_kind_info *kind;
    char letter[2] = {spec->id[0], 0};

    layout->kinds =
        vaka_xgrow(layout->kinds, sizeof *kind * (size_t)(uint32_t)(layout->kind_count + 1));
    kind = &layout->kinds[layout->kind_count];
    memset(kind, 0, sizeof *kind);
    memset(kind->edge, 0xff, sizeof kind->edge); /* VAKA_NONE everywhere */
    kind->back = (int16_t)spec->back;
    kind->group = (uint16_t)spec->group;
    kind->shape = (uint8_t)spec->shape;
    kind->id = vaka_arena_copy(&layout->texts, spec->id);
    kind->title = vaka_arena_copy(&layout->texts, spec->title ? spec->title : spec->id);
    kind->letter =
        vaka_arena_copy(&layout->texts, spec->letter && *spec->letter ? spec->letter : letter);
    kind->art = spec->art ? vaka_arena_copy(&layout->texts, spec->art) : NULL;
    return layout->kind_count++;
}

int32_t vaka_layout_kind(vaka_layout *layout, const vaka_kind_spec *spec)
{
    if (spec->size < sizeof *spec)
        return vaka_layout_wrong(layout, "a kind's spec is too short", NULL);
    if (!layout->open || layout->kind_count == VAKA_MAX_KINDS)
        return vaka_layout_wrong(layout, "too many kinds, or too late for kind", spec->id);
    if (!vaka_layout_is_id(spec->id))
        return vaka_layout_wrong(layout, "bad id of a kind", spec->id);
    if (vaka_kind_by_id(layout, spec->id) != VAKA_NONE || strcmp(spec->id, PLAIN_BACK) == 0)
        return vaka_layout_wrong(layout, "there are two kinds", spec->id);
    if (spec->shape > VAKA_SHAPE_DISK)
        return vaka_layout_wrong(layout, "unknown shape of kind", spec->id);
    if (spec->back < VAKA_NONE || spec->back >= VAKA_MAX_KINDS || spec->group > UINT16_MAX)
        return vaka_layout_wrong(layout, "no such back, or too high a group, of kind", spec->id);
    return add_kind(layout, spec);
}

void vaka_layout_show_all(vaka_layout *layout)
{
    if (!layout->open) {
        vaka_layout_wrong(layout, "too late to show all", NULL);
        return;
    }
    for (int32_t i = 0; i < layout->zone_count; i++)
        if (layout->zones[i].sees_up)
            layout->zones[i].sees_up = layout->zones[i].sees_down = VAKA_ALL_SEATS;
    for (int32_t i = 0; i < layout->zone_count; i++)
        layout->zones[i].see_top = 0;
    for (int32_t i = 0; i < layout->counter_count; i++)
        if (layout->counters[i].see == VAKA_SEE_OWNER) {
            layout->counters[i].see = VAKA_SEE_ALL;
            layout->counters[i].total = VAKA_NONE;
        }
    layout->shown = true;
}

vaka_status vaka_layout_refuse(vaka_layout *layout, const char *why)
{
    if (!layout->trouble.status)
        vaka_fail(&layout->trouble, VAKA_ERR_DATA, "%s", why);
    return VAKA_ERR_DATA;
}

void vaka_layout_warn(vaka_layout *layout, const char *what)
{
    if (layout->open && layout->warning_count < VAKA_LAYOUT_WARNINGS)
        layout->warnings[layout->warning_count++] = vaka_arena_copy(&layout->texts, what);
}

void vaka_layout_limits(vaka_layout *layout, int32_t pieces, int32_t frames, int32_t sealed)
{
    if (!layout->open || pieces < 0 || pieces > VAKA_MAX_PIECES || frames < 1 ||
        frames > VAKA_MAX_FRAMES || sealed < 0 || sealed > MAX_SEALED) {
        vaka_layout_wrong(layout, "limits out of bounds", NULL);
        return;
    }
    layout->piece_max = pieces;
    layout->frame_max = frames;
    layout->sealed_max = sealed;
}

void vaka_layout_order(vaka_layout *layout)
{
    if (layout->open)
        layout->has_order = true;
    else
        vaka_layout_wrong(layout, "too late for an order of play", NULL);
}

void vaka_layout_sheet(vaka_layout *layout, int32_t rows)
{
    if (layout->open && rows > 0 && rows <= VAKA_MAX_SHEET)
        layout->sheet_max = rows;
    else
        vaka_layout_wrong(layout, "too late for a sheet, or not 1 to 24 rows of it", NULL);
}

/* The plain back, made when it is first wanted: of a shape like the kind it stands for. */
static int32_t plain_back(vaka_layout *layout, uint8_t shape)
{
    if (layout->plain_back == VAKA_NONE) {
        vaka_kind_spec spec = {sizeof spec, shape, VAKA_NONE, 0, PLAIN_BACK, VAKA_TEXT("Face down"),
                               "?",         NULL};
        layout->plain_back = add_kind(layout, &spec);
        layout->kinds[layout->plain_back].back = (int16_t)layout->plain_back;
    }
    return layout->plain_back;
}

/* Every kind gets a back: its own, or a plain one that the host adds last. */
static void give_backs(vaka_layout *layout)
{
    int32_t count = layout->kind_count;

    layout->plain_back = VAKA_NONE;
    for (int32_t i = 0; i < count; i++) {
        if (layout->kinds[i].back >= count || layout->kinds[i].back < VAKA_NONE) {
            vaka_layout_wrong(layout, "no such back of kind", layout->kinds[i].id);
            return;
        }
        if (layout->kinds[i].back == VAKA_NONE) {
            int32_t plain = plain_back(layout, layout->kinds[i].shape);
            layout->kinds[i].back = (int16_t)plain;
        }
        layout->kinds[layout->kinds[i].back].is_back = true;
    }
    if (layout->has_see_top)
        plain_back(layout, VAKA_SHAPE_CARD);
}

void vaka_layout_close(vaka_layout *layout)
{
    vaka_intake_check(layout);
    give_backs(layout);
    vaka_counter_place(layout);
}

void vaka_layout_free(vaka_layout *layout)
{
    if (!layout)
        return;
    for (int32_t i = 0; i < layout->board_count; i++)
        free(layout->boards[i].grid);
    vaka_arena_done(&layout->texts);
    free(layout->zones);
    free(layout->kinds);
    free(layout->counters);
    free(layout->goods);
    free(layout->words);
    free(layout->values);
    free(layout->facts);
    free(layout);
}
