/* gui/board/place_view.c - a card with all that the seat may know of the place that is pointed at.
 *
 * SPDX-License-Identifier: MIT */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/picks.h"
#include "front/text_parts.h"
#include "gui/board/board_view.h"

#define LINES_MOST 14
#define ACTIONS_MOST 5
#define COVERS_MOST 3    /* part of a board that a card may hide */
#define GOALS_MOST 100   /* places that are counted: more are no worse */
#define TINY 500         /* at 100 %: in a window that is narrower nothing has room of its own */
#define BESIDE_LEAST 100 /* at 100 %: less beside the board has no room for one */
#define BODY 14          /* letters at 100 %; … */
#define BODY_LEAST 70 /* … per cent of them, but at least so many pixels, where lines would be */
#define BODY_SMALL 12 /* scrolled to otherwise */

/* What a card keeps clear of: what stays where it is; all but rows of pieces; all. */
enum { CLEAR_FIXED, CLEAR_MOST, CLEAR_ALL };

/* A tile that has given the place its name. */
static bool is_name(const vaka_view *view, int32_t zone, const vaka_pile *pile)
{
    char kind[VAKA_VIEW_NAME], place[VAKA_VIEW_NAME];

    if (view->layout->kinds[pile->kind].shape != VAKA_SHAPE_TILE || pile->count > 1)
        return false;
    vaka_view_kind(view, pile->kind, kind);
    vaka_view_zone(view, zone, place);
    return strncmp(kind, place, strlen(kind)) == 0;
}

static int add_piles(const vaka_view *view, int32_t zone, vaka_page *page)
{
    int32_t count;
    vaka_pile *piles = vaka_piles_of(view, zone, &count);
    char name[VAKA_VIEW_NAME];

    for (int32_t i = 0; i < count && i < LINES_MOST; i++) {
        if (is_name(view, zone, &piles[i]))
            continue;
        if (piles[i].owner >= 0)
            vaka_page_say(page, view->language,
                          "{0}: ", VAKA_WITH(vaka_view_seat(view, piles[i].owner, name)));
        if (piles[i].count > 1)
            vaka_page_add(page, "%d × ", (int)piles[i].count);
        vaka_page_put(page, vaka_view_kind(view, piles[i].kind, name));
        if (piles[i].down)
            vaka_page_add(page, " (%s)", vaka_say(view->language, "face down"));
        vaka_text_posture(page, view, piles[i].posture);
        vaka_page_put(page, "\n");
    }
    if (count > LINES_MOST)
        vaka_page_say(page, view->language, "and {0} more sorts\n",
                      VAKA_WITH(VAKA_INT(count - LINES_MOST)));
    free(piles);
    return count;
}

static void add_actions(const vaka_board *board, int32_t zone, vaka_page *page)
{
    const vaka_view *view = board->view;
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match), count = 0;
    char title[VAKA_SENTENCE];
    int32_t all = 0;

    if (board->asked && board->picks && vaka_picks_any(board->picks))
        count = vaka_picks_match(view, board->picks, zone, VAKA_NONE, match);
    else
        count = board->asked ? vaka_picks_naming(view, zone, VAKA_NONE, match) : 0;
    for (uint32_t i = 0; i < count; i++)
        if (all++ < ACTIONS_MOST)
            vaka_page_add(page, "%s %s\n",
                          all == 1 ? vaka_say(view->language, "You may:")
                                   : vaka_say(view->language, "or:"),
                          vaka_action_said(view, &view->legal[match[i]], title));
    free(match);
    if (all > ACTIONS_MOST)
        vaka_page_say(page, view->language, "and {0} more; right click shows all\n",
                      VAKA_WITH(VAKA_INT(all - ACTIONS_MOST)));
}

/* Ground of which there is much heads the card of a space without a name: "Open ocean". */
static bool is_headed(const vaka_view *view, int32_t zone)
{
    const vaka_overlay *ground = vaka_view_ground(view, zone);

    return ground && ground->mark && ground->said.text && !view->layout->zones[zone].title &&
           !view->layout->zones[zone].id;
}

static void head_card(const vaka_view *view, int32_t zone, char *out)
{
    char text[VAKA_SENTENCE];

    if (!is_headed(view, zone)) {
        vaka_view_zone(view, zone, out);
        return;
    }
    snprintf(out, VAKA_VIEW_NAME, "%.*s", VAKA_VIEW_NAME - 1,
             vaka_view_said(view, &vaka_view_ground(view, zone)->said, text));
    if (out[0] >= 'a' && out[0] <= 'z')
        out[0] = (char)(out[0] - 'a' + 'A');
}

/* What the ground is, where the name does not say it; below such ground where it is. */
static void add_ground(const vaka_view *view, int32_t zone, vaka_page *page)
{
    const vaka_overlay *ground = vaka_view_ground(view, zone);
    char text[VAKA_SENTENCE], name[VAKA_VIEW_NAME];

    if (!vaka_is_space(view->layout, zone))
        return;
    vaka_view_zone(view, zone, name);
    if (is_headed(view, zone)) {
        vaka_page_add(page, "%s\n", name);
        return;
    }
    text[0] = '\0';
    if (ground)
        vaka_view_said(view, &ground->said, text);
    if (strncmp(text, name, strlen(text)) == 0) /* it is the name */
        text[0] = '\0';
    if (text[0])
        vaka_page_add(page, "%s\n", text);
}

/* Does the game say what is there? Then nobody need be told that nothing is: it may be unknown. */
static bool is_told(const vaka_view *view, int32_t zone)
{
    const vaka_overlay *ground = vaka_view_ground(view, zone);

    return ground && ground->said.text;
}

static void write_card(const vaka_board *board, int32_t zone, vaka_page *page)
{
    const vaka_view *view = board->view;
    vaka_page extra;

    add_ground(view, zone, page);
    if (!vaka_view_counts(view, zone))
        vaka_page_say(page, view->language, "You may not know how many pieces lie here.\n", NULL);
    else if (add_piles(view, zone, page) == 0 && !is_told(view, zone))
        vaka_page_say(page, view->language, "Nothing lies here.\n", NULL);
    vaka_page_init(&extra, 4000);
    if (vaka_marks_said(&extra, view, zone))
        vaka_page_add(page, "%s\n", extra.text);
    vaka_page_done(&extra);
    if (board->way_said[0])
        vaka_page_add(page, "%s\n", board->way_said);
    if (!board->picked || !board->picked[zone]) /* else the buttons say it */
        add_actions(board, zone, page);
}

/* The place that it speaks of, in the window; empty if it is on no board. */
static SDL_Rect spoken_of(const vaka_board *board, int32_t zone)
{
    if (!vaka_on_board(board->view->layout, zone))
        return (SDL_Rect){0, 0, 0, 0};
    vaka_spot at = vaka_camera_spot(&board->camera, board->view->layout, zone);
    float reach = vaka_camera_reach(&board->camera, board->view->layout, zone);

    return (SDL_Rect){(int)(at.x - reach), (int)(at.y - reach), (int)(2 * reach), (int)(2 * reach)};
}

/* Would it lie below something that is said? */
static bool is_under_notice(const vaka_board *board, SDL_Rect box)
{
    SDL_Rect notice;

    return vaka_notice_place(board->ui, &notice) && SDL_HasIntersection(&notice, &box);
}

/* Is a hit in a card's way? Rows of pieces are more than it can always keep clear of. */
static bool is_in_way(const vaka_hit *hit, int clear)
{
    bool row = hit->what == VAKA_HIT_ZONE || hit->what == VAKA_HIT_KIND;

    if (hit->what == VAKA_HIT_BOARD || hit->blank)
        return false;
    return clear == CLEAR_FIXED ? !hit->scroll : clear == CLEAR_ALL || !row;
}

/* Would it lie over something else than a space that can be pressed, or is there to be? */
static bool is_over_hits(const vaka_board *board, SDL_Rect box, int clear)
{
    for (int i = 0; i < board->ui->hit_count; i++) {
        const vaka_hit *hit = &board->ui->hits[i];
        SDL_Rect seen;

        if (is_in_way(hit, clear) && SDL_IntersectRect(&hit->box, &hit->clip, &seen) &&
            SDL_HasIntersection(&seen, &box))
            return true;
    }
    return false;
}

/* How many places it would hide to which what is picked can go. */
static int count_goals(const vaka_board *board, SDL_Rect box)
{
    const vaka_layout *layout = board->view->layout;
    int count = 0;

    if (!board->asked || !board->picks || !vaka_picks_any(board->picks))
        return 0;
    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!board->targets[zone] || board->picked[zone] || !vaka_on_board(layout, zone))
            continue;
        SDL_Rect space = vaka_camera_cover(&board->camera, layout, zone, 0);
        count += SDL_HasIntersection(&space, &box) == SDL_TRUE;
    }
    return SDL_min(count, GOALS_MOST);
}

/* How much it would be in the way: of what is said, of what can be pressed, of the pointer, of
 * places to choose from, of the place it speaks of or of a way that is shown. 0: of nobody. */
static int harm(vaka_board *board, int32_t zone, SDL_Rect box)
{
    int margin = vaka_look_px(board->look, 14);
    SDL_Point pointer = {board->ui->x, board->ui->y};
    SDL_Rect wider = {box.x - margin, box.y - 2 * margin, box.w + 3 * margin, box.h + 3 * margin};
    SDL_Rect way = vaka_way_box(board), about = spoken_of(board, zone);
    bool near = SDL_PointInRect(&pointer, &wider) || SDL_HasIntersection(&way, &wider) ||
                SDL_HasIntersection(&about, &box);

    int worst = 4 * is_under_notice(board, box) + 2 * is_over_hits(board, box, CLEAR_MOST) +
                (SDL_PointInRect(&pointer, &box) ? 1 : 0);
    return 2 * (worst * (GOALS_MOST + 1) + count_goals(board, box)) + near;
}

/* At the lower left of the room, as far from its edges as `size` says, or in the first other corner
 * where it is in nobody's way, or least so; the one where the pointer is not goes first then. */
static SDL_Rect place(vaka_board *board, int32_t zone, SDL_Rect room, SDL_Rect size)
{
    int margin = size.x, wide = size.w, high = size.h, least = INT_MAX;
    int right = room.x + room.w - wide - margin, bottom = room.y + room.h - high - margin;
    const SDL_Rect corners[] = {{room.x + margin, bottom, wide, high},
                                {right, bottom, wide, high},
                                {room.x + margin, room.y + margin, wide, high},
                                {right, room.y + margin, wide, high}};
    int far = board->ui->x < room.x + room.w / 2 ? 1 : 0;
    SDL_Rect best = corners[far];

    for (int i = 0; i < 4; i++)
        if (harm(board, zone, corners[i]) == 0)
            return corners[i];
    for (int i = 0; i < 4; i++) {
        SDL_Rect at = corners[i ^ far];
        int here = harm(board, zone, at);

        if (here < least) {
            best = at;
            least = here;
        }
    }
    return best;
}

/* What is highest of the column beside the board without anything that it has to keep clear of. */
static SDL_Rect clear_beside(const vaka_board *board, int clear)
{
    SDL_Rect all = board->beside, best = {all.x, all.y, all.w, 0};

    for (int y = all.y, from = all.y; y <= all.y + all.h; y++) {
        if (y < all.y + all.h && !is_over_hits(board, (SDL_Rect){all.x, y, all.w, 1}, clear))
            continue;
        if (y - from > best.h)
            best = (SDL_Rect){all.x, from, all.w, y - from};
        from = y + 1;
    }
    return best;
}

typedef struct card { /* what is written, and where */
    char name[VAKA_VIEW_NAME];
    vaka_page page;
    vaka_type head, body;
    SDL_Rect box;
    int title, margin;
    int text;   /* how much of what is told is seen at a time: the rest is scrolled to */
    bool fills; /* all of the room it has */
} card;

/* How wide it has to be for its longest line. */
static int line_wide(const vaka_board *board, const card *at)
{
    int wide = vaka_type_wide(board->look, at->head, at->name);
    char line[VAKA_SENTENCE * 2];

    for (const char *from = at->page.text; *from; from += strcspn(from, "\n") + 1) {
        snprintf(line, sizeof line, "%.*s", (int)strcspn(from, "\n"), from);
        wide = SDL_max(wide, vaka_type_wide(board->look, at->body, line));
        if (!from[strcspn(from, "\n")])
            break;
    }
    return wide + 2 * at->margin + 2;
}

/* Letters that are smaller by a pixel, where they may be; false: they may not. */
static bool is_smaller(vaka_type *type, int usual)
{
    if (type->px <= SDL_max(usual * BODY_LEAST / 100, BODY_SMALL))
        return false;
    type->px--;
    return true;
}

/* In smaller letters, so that nothing has to be scrolled to where there is not so much room: first
 * what is told, then the name. */
static void shrink(const vaka_board *board, card *at, int wide, int most)
{
    int body = at->body.px, head = at->head.px;

    do {
        at->title = vaka_type_block_high(board->look, at->head, wide, at->name);
    } while (at->title + vaka_type_block_high(board->look, at->body, wide, at->page.text) > most &&
             (is_smaller(&at->body, body) || is_smaller(&at->head, head)));
}

/* In the room it has, so far from its edges: as wide as its lines, as high as there is room for
 * them. */
static void measure(vaka_board *board, card *out, int32_t zone, SDL_Rect room, int edge)
{
    int wide = SDL_min(vaka_look_px(board->look, 300), room.w - 2 * edge);
    int pads = out->fills ? out->margin * 2 / 3 : out->margin + 2 * edge; /* above and below */

    out->head = vaka_look_name(board->look, out->name);
    out->body.px = vaka_look_px(board->look, BODY);
    wide = out->fills ? room.w : SDL_min(wide, line_wide(board, out));
    shrink(board, out, wide - 2 * out->margin, room.h - pads);
    int line = vaka_type_high(board->look, out->body);
    int most = SDL_max((room.h - out->title - pads) / line, 1) * line;
    int all = vaka_type_block_high(board->look, out->body, wide - 2 * out->margin, out->page.text);
    out->text = SDL_min(all, most);
    out->box = out->fills
                   ? room
                   : place(board, zone, room,
                           (SDL_Rect){edge, edge, wide, out->title + out->text + out->margin});
}

/* Would it hide much of a small board? Then it lies beside that, if there is room and the pointer
 * is elsewhere. */
static bool goes_beside(const vaka_board *board, card *at, int32_t zone, SDL_Rect *beside)
{
    SDL_Rect room = vaka_board_room(board);
    SDL_Point pointer = {board->ui->x, board->ui->y};
    int least = vaka_look_px(board->look, BESIDE_LEAST);

    if (at->box.w * at->box.h <= room.w * room.h / COVERS_MOST || board->beside.w < least ||
        !vaka_on_board(board->view->layout, zone) || SDL_PointInRect(&pointer, &board->beside))
        return false;
    *beside = clear_beside(board, CLEAR_ALL);
    if (beside->h >= least)
        return true;
    if (board->look->canvas->w >= vaka_look_px(board->look, TINY))
        return false;
    *beside = clear_beside(board, CLEAR_FIXED); /* what scrolls there has no room, either */
    if (beside->h < least / 2)
        *beside = board->beside;        /* there is room for nothing else */
    at->fills = beside->h >= least / 2; /* or a part of what is below would be seen */
    return at->fills;
}

/* Where something is said and there is no room beside that, it waits until that has been read. */
static bool has_room(const vaka_board *board, card *at)
{
    if (!is_under_notice(board, at->box))
        return true;
    vaka_page_done(&at->page);
    return false;
}

/* The place that a card is about; VAKA_NONE: there is none now. */
static int32_t card_zone(const vaka_board *board)
{
    bool keys = board->ui->focus_shown && board->ui->focus.what == VAKA_HIT_BOARD;

    if (board->ui->menu.open || board->ui->dragging)
        return VAKA_NONE;
    return keys ? board->cursor : board->pointed;
}

/* In another room. */
static void make_in(vaka_board *board, card *out, int32_t zone, SDL_Rect room)
{
    measure(board, out, zone, room, vaka_look_px(board->look, 4));
}

/* The largest part of a room on one side of something in it. */
static SDL_Rect largest_side(SDL_Rect room, SDL_Rect in)
{
    int right = in.x + in.w, below = in.y + in.h;
    const SDL_Rect sides[] = {{room.x, below, room.w, room.y + room.h - below},
                              {room.x, room.y, room.w, in.y - room.y},
                              {right, room.y, room.x + room.w - right, room.h},
                              {room.x, room.y, in.x - room.x, room.h}};
    SDL_Rect best = sides[0];

    for (int i = 1; i < 4; i++)
        if (SDL_max(sides[i].w, 0) * SDL_max(sides[i].h, 0) >
            SDL_max(best.w, 0) * SDL_max(best.h, 0))
            best = sides[i];
    return best;
}

/* Needs vaka_page_done if it is true. */
static bool make_card(vaka_board *board, card *out)
{
    int32_t zone = card_zone(board);

    if (zone == VAKA_NONE)
        return false;
    out->fills = false;
    out->margin = vaka_look_px(board->look, 12);
    head_card(board->view, zone, out->name);
    out->body = vaka_look_body(board->look);
    vaka_page_init(&out->page, 4000);
    write_card(board, zone, &out->page);
    measure(board, out, zone, vaka_board_room(board), vaka_look_px(board->look, 14));
    SDL_Rect beside;
    if (goes_beside(board, out, zone, &beside))
        make_in(board, out, zone, beside);
    return has_room(board, out);
}

/* Where the card is that `make` makes, or what stands in its place. */
static bool box_of(vaka_board *board, bool (*make)(vaka_board *, card *), SDL_Rect *box)
{
    card at;

    if (vaka_card_box(board, box))
        return true;
    if (!make(board, &at))
        return false;
    *box = at.box;
    vaka_page_done(&at.page);
    return true;
}

bool vaka_place_first(vaka_board *board, SDL_Rect *box)
{
    return box_of(board, make_card, box);
}

/* Where there is no room for a fan beside the card, the card gives way to it. */
static bool make_card_beside_fan(vaka_board *board, card *out)
{
    int32_t zone = card_zone(board);
    SDL_Rect fan = {0}, about;

    if (!make_card(board, out))
        return false;
    if (vaka_on_board(board->view->layout, board->fanned))
        fan = vaka_fan_box(board, board->fanned);
    if (!SDL_HasIntersection(&fan, &out->box))
        return true;
    about = spoken_of(board, zone);
    out->fills = false;
    SDL_UnionRect(&fan, &about, &about);
    make_in(board, out, zone, largest_side(vaka_board_room(board), about));
    return has_room(board, out);
}

bool vaka_place_box(vaka_board *board, SDL_Rect *box)
{
    return box_of(board, make_card_beside_fan, box);
}

/* What is told; where it is longer than its room keys scroll it, from its beginning on for every
 * place. */
static void draw_told(vaka_board *board, const card *at, SDL_Rect room)
{
    vaka_scroll *scroll = &board->card;

    if (board->card_zone != card_zone(board))
        scroll->at = 0;
    board->card_zone = card_zone(board);
    SDL_Rect area = {room.x, room.y, room.w + at->margin * 2 / 3, room.h}; /* its bar beside it */
    room.y = vaka_scroll_begin(board->ui, scroll, area);
    int high = vaka_type_block(board->look, at->body, room, at->page.text);
    vaka_scroll_end(board->ui, scroll, room.y + high);
}

void vaka_place_draw(vaka_board *board)
{
    card at;

    board->card.box = (SDL_Rect){0};
    board->card.high = 0; /* nothing is there to be scrolled */
    if (vaka_card_draw(board) || !make_card_beside_fan(board, &at))
        return;
    SDL_Rect box = at.box;
    int margin = at.margin, wide = box.w - 2 * margin;
    float round = at.fills ? 0 : 8;
    if (!at.fills)
        vaka_paint_round(board->look->canvas, (SDL_Rect){box.x + 2, box.y + 3, box.w, box.h}, round,
                         0x50000000);
    vaka_paint_round(board->look->canvas, box, round, board->look->theme->paper);
    vaka_paint_frame(board->look->canvas, box, round, 1, board->look->theme->edge);
    vaka_type_block(board->look, at.head, (SDL_Rect){box.x + margin, box.y + margin / 3, wide, 0},
                    at.name);
    draw_told(board, &at, (SDL_Rect){box.x + margin, box.y + at.title + margin / 3, wide, at.text});
    vaka_page_done(&at.page);
}
