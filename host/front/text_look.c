/* front/text_look.c - everything a seat may know of one place.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "core/codec.h"
#include "front/text_parts.h"

static void put_sight(vaka_page *page, const vaka_view *view, const vaka_zone_info *info)
{
    uint8_t all = (uint8_t)((1u << (unsigned)view->seen->seats) - 1u);
    char names[VAKA_SENTENCE];

    if (info->owner_sees)
        vaka_page_put(page, "  Face-up pieces are open to all; a face-down one only its owner "
                            "knows.\n");
    else if ((info->sees_down & all) == all)
        vaka_page_put(page, "  All see what lies here.\n");
    else if (info->sees_down & all)
        vaka_page_add(page, "  Only %s may see what lies here.\n",
                      vaka_view_seats(view, info->sees_down & all, names, sizeof names));
    else
        vaka_page_put(page, "  Nobody sees what lies here.\n");
}

static void put_head(vaka_page *page, const vaka_view *view, int32_t zone)
{
    static const char *const types[] = {
        [VAKA_ZONE_SPACE] = "a space", [VAKA_ZONE_STACK] = "a stack", [VAKA_ZONE_HAND] = "a hand",
        [VAKA_ZONE_DECK] = "a deck",   [VAKA_ZONE_CUP] = "a cup",     [VAKA_ZONE_POOL] = "a pool",
        [VAKA_ZONE_TRACK] = "a track",
    };
    const vaka_zone_info *info = &view->layout->zones[zone];
    const vaka_overlay *ground = vaka_view_ground(view, zone);
    char name[VAKA_VIEW_NAME], text[VAKA_VIEW_NAME], said[VAKA_SENTENCE];

    vaka_text_place(page, view, zone);
    if (ground && (ground->mark || info->title))
        vaka_page_add(page, ", %s", vaka_view_said(view, &ground->said, said));
    else
        vaka_page_add(page, ", %s", types[info->type]);
    if (info->owner >= 0)
        vaka_page_add(page, " of %s", vaka_view_seat(view, info->owner, name));
    vaka_zone_write(view->layout, zone, text, sizeof text);
    vaka_page_add(page, "; write it as %s.\n", text);
    put_sight(page, view, info);
}

/* The module's own numbers have no names; they are told as they are, where there are any. */
static void put_fields(vaka_page *page, const vaka_piece *piece)
{
    bool any = false;

    for (int32_t i = 0; i < VAKA_FIELDS; i++)
        any = any || piece->field[i] != 0;
    if (!any)
        return;
    vaka_page_put(page, ", numbers");
    for (int32_t i = 0; i < VAKA_FIELDS; i++)
        vaka_page_add(page, " %d", piece->field[i]);
}

static void put_piece(vaka_page *page, const vaka_view *view, int32_t at)
{
    const vaka_piece *piece = &view->seen->pieces[at];
    uint8_t all = (uint8_t)((1u << (unsigned)view->seen->seats) - 1u);
    uint8_t knowers = vaka_knowers(view->seen, at) & all;
    bool open = (view->layout->zones[piece->zone].sees_down & all) == all;
    char name[VAKA_VIEW_NAME], names[VAKA_SENTENCE];

    vaka_page_put(page, vaka_view_kind(view, piece->kind, name));
    if (piece->owner >= 0)
        vaka_page_add(page, " of %s", vaka_view_seat(view, piece->owner, name));
    if (!open) /* where all see everything the face means nothing */
        vaka_page_put(page, piece->face == VAKA_FACE_UP ? ", face up" : ", face down");
    if (knowers != all)
        vaka_page_add(page, ", known to %s", vaka_view_seats(view, knowers, names, sizeof names));
    put_fields(page, piece);
}

/* From the top; pieces that read alike and lie together are one line. */
static void put_runs(vaka_page *page, const vaka_view *view, int32_t zone)
{
    const vaka_match *seen = view->seen;
    vaka_page line, next;

    for (int32_t at = seen->zones[zone].last, count; at >= 0;) {
        vaka_page_init(&line, page->width);
        put_piece(&line, view, at);
        for (count = 0; at >= 0; count++, at = seen->pieces[at].prev) {
            vaka_page_init(&next, page->width);
            put_piece(&next, view, at);
            bool alike = strcmp(line.text, next.text) == 0;
            vaka_page_done(&next);
            if (!alike)
                break;
        }
        if (count > 1)
            vaka_page_add(page, "    %d %s\n", (int)count, line.text);
        else
            vaka_page_add(page, "    %s\n", line.text);
        vaka_page_done(&line);
    }
}

static void put_pieces(vaka_page *page, const vaka_view *view, int32_t zone)
{
    const vaka_match *seen = view->seen;
    bool known = vaka_text_knows_all(view, zone);

    if (!vaka_view_counts(view, zone)) {
        vaka_page_put(page, "  You may not know how many pieces lie here.\n");
        return;
    }
    if (seen->zones[zone].count == 0) {
        vaka_page_put(page, "  It is empty.\n");
        return;
    }
    vaka_page_add(page, "  %d here, %s:\n", seen->zones[zone].count,
                  known ? "from the top" : "in no order you may know");
    put_runs(page, view, zone);
}

static void put_neighbours(vaka_page *page, const vaka_view *view, int32_t zone)
{
    static const char *const names[] = {"south-east", "north-east", "north",
                                        "north-west", "south-west", "south"};
    const int16_t *next = vaka_neighbours(view->layout, zone);
    vaka_page line;
    bool any = false;

    vaka_page_init(&line, page->width);
    for (int32_t i = 0; i < 6; i++) {
        if (next[i] == VAKA_NONE)
            continue;
        vaka_page_add(&line, "%s%s ", any ? ", " : "Next to it: ", names[i]);
        vaka_text_place(&line, view, next[i]);
        any = true;
    }
    if (any)
        vaka_page_wrap(page, 2, line.text);
    vaka_page_done(&line);
}

static bool names_zone(const vaka_view *view, const vaka_action *action, int32_t zone)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if ((verb->arg[i].type == VAKA_ARG_ZONE || verb->arg[i].type == VAKA_ARG_SPACE) &&
            action->arg[i] == zone)
            return true;
    return false;
}

static void put_actions(vaka_page *page, const vaka_view *view, int32_t zone)
{
    bool any = false;

    for (uint32_t i = 0; i < view->legal_count; i++) {
        if (!names_zone(view, &view->legal[i], zone))
            continue;
        if (!any)
            vaka_page_put(page, "  You may do with it:\n");
        vaka_text_action_line(page, view, i + 1);
        any = true;
    }
}

void vaka_text_look(vaka_page *page, const vaka_view *view, int32_t zone)
{
    vaka_page extra;

    put_head(page, view, zone);
    put_pieces(page, view, zone);
    vaka_page_init(&extra, page->width);
    if (vaka_text_overlays_at(&extra, view, zone))
        vaka_page_wrap(page, 2, extra.text + 2); /* without the "; " in front */
    vaka_page_done(&extra);
    put_neighbours(page, view, zone);
    put_actions(page, view, zone);
}
