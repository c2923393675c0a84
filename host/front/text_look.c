/* front/text_look.c - everything a seat may know of one place.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "front/picks.h"
#include "front/text_parts.h"
#include "table/codec.h"
#include "table/table.h"

static const char *const sixths[] = {VAKA_TEXT("south-east"), VAKA_TEXT("north-east"),
                                     VAKA_TEXT("north"),      VAKA_TEXT("north-west"),
                                     VAKA_TEXT("south-west"), VAKA_TEXT("south")};
static const char *const quarters[] = {VAKA_TEXT("east"), VAKA_TEXT("north"), VAKA_TEXT("west"),
                                       VAKA_TEXT("south")};

/* The name of a side of a tile. */
static const char *side_name(const vaka_view *view, int32_t side)
{
    return vaka_say(view->language,
                    view->layout->turn_steps == VAKA_SIDES ? sixths[side] : quarters[side]);
}

static void put_sight(vaka_page *page, const vaka_view *view, const vaka_zone_info *info)
{
    uint8_t all = (uint8_t)((1u << (unsigned)view->seen->seats) - 1u);
    char names[VAKA_SENTENCE];

    if (info->owner_sees)
        vaka_page_tell(page, view->language, 2,
                       "Face-up pieces are open to all; a face-down one only its owner knows.",
                       NULL);
    else if ((info->sees_down & all) == all)
        vaka_page_tell(page, view->language, 2, "All see what lies here.", NULL);
    else if (info->sees_down & all)
        vaka_page_tell(
            page, view->language, 2, "Only {0} may see what lies here.",
            VAKA_WITH(vaka_view_seats(view, info->sees_down & all, names, sizeof names)));
    else
        vaka_page_tell(page, view->language, 2, "Nobody sees what lies here.", NULL);
    if (info->see_top)
        vaka_page_tell(page, view->language, 2,
                       "That goes for what lies on top; all below is hidden.", NULL);
}

static bool is_spot(const vaka_view *view, int32_t zone)
{
    int32_t board = view->layout->zones[zone].board;

    return vaka_layout_is_space(view->layout, zone) && view->layout->boards[board].spots;
}

static void put_head(vaka_page *page, const vaka_view *view, int32_t zone)
{
    static const char *const types[] = {
        [VAKA_ZONE_SPACE] = VAKA_TEXT("a space"), [VAKA_ZONE_STACK] = VAKA_TEXT("a stack"),
        [VAKA_ZONE_HAND] = VAKA_TEXT("a hand"),   [VAKA_ZONE_DECK] = VAKA_TEXT("a deck"),
        [VAKA_ZONE_CUP] = VAKA_TEXT("a cup"),     [VAKA_ZONE_POOL] = VAKA_TEXT("a pool"),
        [VAKA_ZONE_TRACK] = VAKA_TEXT("a track"), [VAKA_ZONE_ROUTE] = VAKA_TEXT("a route"),
    };
    const vaka_zone_info *info = &view->layout->zones[zone];
    const vaka_overlay *ground = vaka_view_ground(view, zone);
    char name[VAKA_VIEW_NAME], text[VAKA_VIEW_NAME], said[VAKA_SENTENCE];

    vaka_text_place(page, view, zone);
    if (ground && (ground->mark || info->title))
        vaka_page_add(page, ", %s", vaka_view_said(view, &ground->said, said));
    else
        vaka_page_add(page, ", %s",
                      vaka_say(view->language,
                               is_spot(view, zone) ? VAKA_TEXT("a spot") : types[info->type]));
    if (info->owner >= 0)
        vaka_page_say(page, view->language, " of {0}",
                      VAKA_WITH(vaka_view_seat(view, info->owner, name)));
    vaka_zone_write(view->layout, zone, text, sizeof text);
    vaka_page_tell(page, view->language, 2, "; write it as {0}.", VAKA_WITH(text));
    put_sight(page, view, info);
}

static void put_piece(vaka_page *page, const vaka_view *view, int32_t at)
{
    const vaka_piece *piece = &view->seen->pieces[at];
    uint8_t all = (uint8_t)((1u << (unsigned)view->seen->seats) - 1u);
    uint8_t knowers = vaka_knowers(view->seen, at) & all;
    bool open = (view->layout->zones[piece->zone].sees_down & all) == all;
    char name[VAKA_VIEW_NAME], names[VAKA_SENTENCE];

    vaka_page_put(page, vaka_view_kind(view, piece->kind, name));
    const vaka_part_info *part = vaka_table_part(view->seen, at);
    vaka_text_posture(page, view, vaka_table_posture(view->seen, at));
    vaka_text_part(page, view, part ? part->word : VAKA_NONE);
    if (piece->owner >= 0)
        vaka_page_say(page, view->language, " of {0}",
                      VAKA_WITH(vaka_view_seat(view, piece->owner, name)));
    if (!open) /* where all see everything the face means nothing */
        vaka_page_say(
            page, view->language,
            piece->face == VAKA_FACE_UP ? VAKA_TEXT(", face up") : VAKA_TEXT(", face down"), NULL);
    if (knowers != all)
        vaka_page_say(page, view->language, ", known to {0}",
                      VAKA_WITH(vaka_view_seats(view, knowers, names, sizeof names)));
}

/* What is written on a card, for who knows it. */
static void put_text(vaka_page *page, const vaka_view *view, int32_t kind)
{
    char text[VAKA_ITEM_TEXT];

    if (*vaka_view_kind_text(view, kind, text))
        vaka_page_wrap(page, 6, text);
}

/* From the top; pieces that read alike and lie together are one line. */
static void put_runs(vaka_page *page, const vaka_view *view, int32_t zone)
{
    const vaka_match *seen = view->seen;
    vaka_page line, next;

    for (int32_t at = seen->zones[zone].last, count; at >= 0;) {
        int32_t kind = seen->pieces[at].kind;
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
            vaka_page_add(page, "    %d%s %s\n", (int)count, vaka_text_times(line.text), line.text);
        else
            vaka_page_add(page, "    %s\n", line.text);
        put_text(page, view, kind);
        vaka_page_done(&line);
    }
}

static void put_pieces(vaka_page *page, const vaka_view *view, int32_t zone)
{
    const vaka_match *seen = view->seen;
    bool known = vaka_text_knows_all(view, zone) || view->layout->zones[zone].see_top;

    if (!vaka_view_counts(view, zone)) {
        vaka_page_tell(page, view->language, 2, "You may not know how many pieces lie here.", NULL);
        return;
    }
    if (seen->zones[zone].count == 0) {
        vaka_page_tell(page, view->language, 2, "It is empty.", NULL);
        return;
    }
    vaka_page_tell(page, view->language, 2,
                   known ? VAKA_TEXT("{0} here, from the top:")
                         : VAKA_TEXT("{0} here, in no order you may know:"),
                   VAKA_WITH(VAKA_INT(seen->zones[zone].count)));
    put_runs(page, view, zone);
}

/* "Sides of Tile: north-east sea, south land": as it lies. */
static void put_edges(vaka_page *page, const vaka_view *view, int32_t piece)
{
    char name[VAKA_VIEW_NAME], word[VAKA_SENTENCE];
    bool any = false;
    vaka_page line;

    vaka_page_init(&line, page->width);
    for (int32_t side = 0; side < view->layout->turn_steps; side++) {
        int32_t edge = vaka_edge(view->seen, piece, side);
        if (edge == VAKA_NONE)
            continue;
        vaka_page_add(&line, "%s%s %s", any ? ", " : "", side_name(view, side),
                      vaka_view_word(view, edge, word));
        any = true;
    }
    if (any)
        vaka_page_tell(
            page, view->language, 2, "Sides of {0}: {1}.",
            VAKA_WITH(vaka_view_kind(view, view->seen->pieces[piece].kind, name), line.text));
    vaka_page_done(&line);
}

static void put_neighbours(vaka_page *page, const vaka_view *view, int32_t zone)
{
    const int16_t *next = vaka_neighbours(view->layout, zone);
    vaka_page line;
    bool any = false;

    vaka_page_init(&line, page->width);
    for (int32_t i = 0; i < 6; i++) {
        if (next[i] == VAKA_NONE)
            continue;
        vaka_page_add(&line, "%s%s ", any ? ", " : vaka_say(view->language, "Next to it: "),
                      vaka_say(view->language, sixths[i]));
        vaka_text_place(&line, view, next[i]);
        any = true;
    }
    if (any)
        vaka_page_wrap(page, 2, line.text);
    vaka_page_done(&line);
}

static void put_actions(vaka_page *page, const vaka_view *view, int32_t zone)
{
    bool any = false;

    for (uint32_t i = 0; i < view->legal_count; i++) {
        if (!vaka_picks_names(view, &view->legal[i], zone))
            continue;
        if (!any)
            vaka_page_tell(page, view->language, 2, "You may do with it:", NULL);
        vaka_text_action_line(page, view, i + 1);
        any = true;
    }
}

bool vaka_text_look_card(vaka_page *page, const vaka_view *view, vaka_word word)
{
    char name[VAKA_VIEW_NAME], text[VAKA_ITEM_TEXT];

    for (int32_t kind = 0; kind < view->layout->kind_count; kind++) {
        const vaka_item *item = vaka_view_item(view, kind);

        vaka_view_kind(view, kind, name);
        if (!(vaka_word_is_title(word, name) || (item && vaka_word_is(word, item->id)) ||
              vaka_word_is(word, view->layout->kinds[kind].id)) ||
            (!*vaka_view_kind_text(view, kind, text) && !item))
            continue;
        vaka_page_say(page, view->language, "{0}: ", VAKA_WITH(name));
        vaka_page_wrap(page, 2, text);
        return true;
    }
    return false;
}

void vaka_text_look(vaka_page *page, const vaka_view *view, int32_t zone)
{
    vaka_page extra;

    put_head(page, view, zone);
    put_pieces(page, view, zone);
    for (VAKA_EACH(view->seen, zone, piece))
        put_edges(page, view, piece);
    vaka_page_init(&extra, page->width);
    if (vaka_text_overlays_at(&extra, view, zone))
        vaka_page_wrap(
            page, 2, extra.text + strlen(vaka_say(view->language, VAKA_APART))); /* not in front */
    vaka_page_done(&extra);
    if (is_spot(view, zone) || vaka_layout_is_route(view->layout, zone))
        vaka_text_ways(page, view, zone);
    else
        put_neighbours(page, view, zone);
    put_actions(page, view, zone);
}
