/* front/text_spots.c - boards of spots and routes, told and not drawn.
 *
 * SPDX-License-Identifier: MIT
 *
 * A spot on which something lies has a line, and below it the ways from there. What would grow too
 * long for a screen is told shorter: without the ways, then by letters as on a drawn board. Spots
 * on which nothing lies are only named, those that an action names first. */
#include <stdlib.h>
#include <string.h>

#include "front/picks.h"
#include "front/text_parts.h"

#define LINES_MOST 24 /* of a board on a screen */
#define EMPTY_MOST 40 /* spots that are named though nothing lies there */
#define CELL_WORDS 38 /* columns of what is told side by side */
#define CELL_LETTERS 25
#define INDENT 4

enum { TELL_WAYS, TELL_WORDS, TELL_LETTERS }; /* from long to short */

typedef struct telling {
    const vaka_view *view;
    const vaka_board_info *board;
    const uint8_t *named; /* a byte for each zone: an action names it */
    uint32_t how;
} telling;

static bool has_marks(const vaka_view *view, int32_t zone)
{
    for (uint32_t i = 0; i < view->scene->overlay_count; i++)
        if (view->scene->overlays[i].a == zone && vaka_text_is_at(&view->scene->overlays[i]))
            return true;
    return false;
}

static bool is_bare(const vaka_view *view, int32_t zone)
{
    return view->seen->zones[zone].count == 0 && vaka_view_counts(view, zone) &&
           !has_marks(view, zone);
}

/* What lies there and how it is marked; nothing at all is left to the caller. */
static void put_content(vaka_page *page, const vaka_view *view, int32_t zone)
{
    bool counted = vaka_view_counts(view, zone);
    bool empty = counted && view->seen->zones[zone].count == 0;
    vaka_page marks;

    vaka_page_init(&marks, page->width);
    vaka_text_overlays_at(&marks, view, zone);
    if (!counted)
        vaka_page_say(page, view->language, "you may not know how many", NULL);
    else if (!empty)
        vaka_text_pieces(page, view, zone, false);
    vaka_page_put(page, marks.text + (empty && marks.length > 0
                                          ? strlen(vaka_say(view->language, VAKA_APART))
                                          : 0));
    vaka_page_done(&marks);
}

static void put_letters(vaka_page *page, const vaka_view *view, int32_t zone)
{
    char text[VAKA_SENTENCE];

    vaka_text_letters(view, zone, text, sizeof text);
    vaka_page_add(page, "%s%s", *text ? " " : "", text);
    vaka_text_marks(view, zone, text, sizeof text);
    vaka_page_add(page, "%s%s", *text ? " " : "", text);
}

/* "* Port (harbour)"; the star says that an action names it. */
static void put_name(vaka_page *page, const telling *of, int32_t zone)
{
    const vaka_overlay *ground = vaka_view_ground(of->view, zone);
    char name[VAKA_VIEW_NAME], text[VAKA_SENTENCE];

    vaka_page_add(page, "%s%s", of->named[zone] ? "* " : "", vaka_view_zone(of->view, zone, name));
    if (ground && ground->said.text && of->how != TELL_LETTERS)
        vaka_page_add(page, " (%s)", vaka_view_said(of->view, &ground->said, text));
}

/* One way: "Port (Ada: 2 Boat)", "* Cape by The narrows (open to all)". */
static void put_way(vaka_page *page, const telling *of, int32_t route, int32_t to)
{
    const vaka_view *view = of->view;
    const vaka_overlay *ground = vaka_view_ground(view, route);
    char name[VAKA_VIEW_NAME], by[VAKA_VIEW_NAME], text[VAKA_SENTENCE] = "";
    bool bare = is_bare(view, route);

    vaka_page_put(page, of->named[route] ? "* " : "");
    vaka_view_zone(view, to, name);
    if (view->layout->zones[route].title)
        vaka_page_say(page, view->language, "{0} by {1}",
                      VAKA_WITH(name, vaka_view_zone(view, route, by)));
    else
        vaka_page_put(page, name);
    if (ground)
        vaka_view_said(view, &ground->said, text);
    if (bare && !*text)
        return;
    vaka_page_add(page, " (%s%s", text, !bare && *text ? vaka_say(view->language, VAKA_APART) : "");
    if (!bare)
        put_content(page, view, route);
    vaka_page_put(page, ")");
}

static void put_ways(vaka_page *page, const telling *of, int32_t spot, int32_t indent)
{
    const int16_t *routes, *joins;
    int32_t count = vaka_routes(of->view->layout, spot, &routes);
    vaka_page line;

    vaka_joins(of->view->layout, spot, &joins);
    if (count == 0)
        return;
    vaka_page_init(&line, page->width);
    vaka_page_say(&line, of->view->language, "From here: ", NULL);
    for (int32_t i = 0; i < count; i++) {
        vaka_page_put(&line, i > 0 ? ", " : "");
        put_way(&line, of, routes[i], joins[i]);
    }
    vaka_page_wrap(page, indent, line.text);
    vaka_page_done(&line);
}

/* Texts side by side, each beginning at a stop; one that is too wide for its place takes more. */
static void put_cell(vaka_page *page, int32_t wide, const char *text)
{
    int32_t own = vaka_page_columns(text), used = page->column - INDENT;
    int32_t stop = used < 0 ? INDENT : INDENT + (used + 2 + wide - 1) / wide * wide;

    if (page->column > 0 && stop + own > page->width) {
        vaka_page_put(page, "\n");
        stop = INDENT;
    }
    vaka_page_to(page, stop);
    if (stop + own > page->width)
        vaka_page_wrap(page, INDENT + 2, text);
    else
        vaka_page_put(page, text);
}

static void end_cells(vaka_page *page)
{
    if (page->column > 0)
        vaka_page_put(page, "\n");
}

static void put_zone(vaka_page *page, const telling *of, int32_t zone)
{
    bool letters = of->how == TELL_LETTERS, route = vaka_layout_is_route(of->view->layout, zone);
    vaka_page line;

    vaka_page_init(&line, page->width);
    put_name(&line, of, zone);
    if (letters) {
        put_letters(&line, of->view, zone);
    } else {
        vaka_page_put(&line, vaka_say(of->view->language, VAKA_COLON));
        if (is_bare(of->view, zone))
            vaka_page_say(&line, of->view->language, "nothing", NULL);
        else
            put_content(&line, of->view, zone);
    }
    if (letters || route)
        put_cell(page, letters ? CELL_LETTERS : CELL_WORDS, line.text);
    else
        vaka_page_wrap(page, INDENT, line.text);
    vaka_page_done(&line);
}

/* All spots on which something lies; with `all` the bare ones too. False: there were none. */
static bool put_spots(vaka_page *page, const telling *of, bool all)
{
    bool any = false;

    for (int32_t zone = of->board->first; zone < of->board->first + of->board->size; zone++) {
        if (!all && is_bare(of->view, zone))
            continue;
        put_zone(page, of, zone);
        if (of->how == TELL_WAYS)
            put_ways(page, of, zone, INDENT + 2);
        any = true;
    }
    end_cells(page);
    return any;
}

/* Routes on which something lies, or at which something can be done; where the ways from all spots
 * are told they have been said already, but for those between bare spots. */
static bool put_routes(vaka_page *page, const telling *of, bool all)
{
    int32_t end = of->board->routes + of->board->route_count;
    const vaka_view *view = of->view;
    bool any = false;

    for (int32_t zone = of->board->routes; !all && zone < end; zone++) {
        const int16_t *ends = view->layout->zones[zone].end;
        bool told = of->how == TELL_WAYS && !(is_bare(view, ends[0]) && is_bare(view, ends[1]));

        if (told || (is_bare(view, zone) && !of->named[zone]))
            continue;
        if (!any)
            vaka_page_tell(page, view->language, 2, "On the routes:", NULL);
        put_zone(page, of, zone);
        any = true;
    }
    end_cells(page);
    return any;
}

/* Adds the bare spots that are named by an action, or those that are not, to a line. */
static int32_t name_bare(vaka_page *line, const telling *of, bool named, int32_t told)
{
    for (int32_t zone = of->board->first; zone < of->board->first + of->board->size; zone++) {
        if (!is_bare(of->view, zone) || (of->named[zone] != 0) != named)
            continue;
        if (told < EMPTY_MOST) {
            vaka_page_put(line, told > 0 ? ", " : "");
            put_name(line, of, zone);
        }
        told++;
    }
    return told;
}

static void put_bare(vaka_page *page, const telling *of)
{
    vaka_page line;

    vaka_page_init(&line, page->width);
    int32_t told = name_bare(&line, of, false, name_bare(&line, of, true, 0));
    if (told > 0)
        vaka_page_tell(page, of->view->language, 2, "Nothing lies at: {0}", VAKA_WITH(line.text));
    if (told > EMPTY_MOST)
        vaka_page_tell(page, of->view->language, 2, "… and at {0} more: board all tells them.",
                       VAKA_WITH(VAKA_INT(told - EMPTY_MOST)));
    vaka_page_done(&line);
}

static bool is_any_named(const telling *of)
{
    const vaka_board_info *board = of->board;

    for (int32_t zone = board->first; zone < board->first + board->size; zone++)
        if (of->named[zone])
            return true;
    for (int32_t zone = board->routes; zone < board->routes + board->route_count; zone++)
        if (of->named[zone])
            return true;
    return false;
}

static void tell(vaka_page *page, const telling *of, bool all)
{
    const vaka_language *language = of->view->language;

    if (of->how == TELL_LETTERS)
        vaka_text_legend(page, of->view, of->board);
    bool any = put_spots(page, of, all);
    any = put_routes(page, of, all) || any;
    if (!any)
        vaka_page_tell(page, language, 2, "Nothing lies on it.", NULL);
    if (!all)
        put_bare(page, of);
    if (is_any_named(of))
        vaka_page_tell(page, language, 2, "* you may do something with it now.", NULL);
    if (!all && of->how != TELL_WAYS)
        vaka_page_tell(page, language, 2,
                       "(look PLACE tells the ways from one place, board all from every place)",
                       NULL);
}

static int32_t lines_of(const vaka_page *page)
{
    int32_t lines = 0;

    for (const char *at = page->text; (at = strchr(at, '\n')) != NULL; at++)
        lines++;
    return lines;
}

void vaka_text_spots(vaka_page *page, const vaka_view *view, int32_t board, bool all)
{
    uint8_t *named = vaka_xnew((size_t)view->layout->zone_count + 1);
    telling of = {view, &view->layout->boards[board], named, TELL_WAYS};
    vaka_page told;

    vaka_picks_named(view, named);
    for (;; of.how++) {
        vaka_page_init(&told, page->width);
        tell(&told, &of, all);
        if (all || of.how == TELL_LETTERS || lines_of(&told) <= LINES_MOST)
            break;
        vaka_page_done(&told);
    }
    vaka_page_put(page, told.text);
    vaka_page_done(&told);
    free(named);
}

static void put_ends(vaka_page *page, const vaka_view *view, int32_t route)
{
    char a[VAKA_VIEW_NAME], b[VAKA_VIEW_NAME];

    vaka_page_tell(page, view->language, 2, "It joins {0} and {1}.",
                   VAKA_WITH(vaka_view_zone(view, vaka_route_end(view->layout, route, 0), a),
                             vaka_view_zone(view, vaka_route_end(view->layout, route, 1), b)));
}

void vaka_text_ways(vaka_page *page, const vaka_view *view, int32_t zone)
{
    uint8_t *named = vaka_xnew((size_t)view->layout->zone_count + 1);
    telling of = {view, NULL, named, TELL_WAYS};

    if (vaka_layout_is_route(view->layout, zone))
        put_ends(page, view, zone);
    else
        put_ways(page, &of, zone, 2);
    free(named);
}
