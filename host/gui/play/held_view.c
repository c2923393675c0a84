/* gui/play/held_view.c - at the end: who held what, and what was hidden until then.
 *
 * SPDX-License-Identifier: MIT
 *
 * Both are read from the table as everybody sees it once a match is over. */
#include <stdio.h>
#include <string.h>

#include "gui/board/board_view.h"
#include "gui/play/play.h"
#include "text/buffer.h"

#define NAMES_MOST 24 /* of a line; the rest is counted */
#define LINE 1024
#define SIGN 18

/* --- who held what ---------------------------------------------------------------------------- */

/* In whose tone the scene draws what stands there; VAKA_NONE: in nobody's. */
static int32_t marked_by(const vaka_view *view, int32_t zone)
{
    const vaka_scene *scene = view->scene;
    int32_t at = -1;

    while ((at = vaka_overlay_next(scene, VAKA_OVERLAY_SLOTS, zone, at)) >= 0) {
        const vaka_overlay *slots = &scene->overlays[at];
        int32_t seat = (int32_t)slots->tone - (int32_t)VAKA_TONE_SEAT;

        if (slots->b > 0 && seat >= 0 && seat < view->seen->seats)
            return seat;
    }
    return VAKA_NONE;
}

/* Who holds a place: what stands there is his, or all pieces with an owner are. */
static int32_t holder(const vaka_view *view, int32_t zone)
{
    int32_t found = marked_by(view, zone);

    for (int32_t seat = 0; found == VAKA_NONE && seat < view->seen->seats; seat++)
        if (vaka_has(view->seen, zone, seat)) {
            for (int32_t other = seat + 1; other < view->seen->seats; other++)
                if (vaka_has(view->seen, zone, other))
                    return VAKA_NONE;
            found = seat;
        }
    return found;
}

static void add_name(vaka_buffer *line, const char *name)
{
    vaka_buffer_put(line, line->length ? ", " : "");
    vaka_buffer_put(line, name);
}

/* "North, South, West and 3 more"; empty: nothing. */
static void held_by(const vaka_view *view, int32_t seat, char out[LINE])
{
    vaka_buffer line = vaka_buffer_on(out, LINE);
    char name[VAKA_VIEW_NAME], more[64];
    int32_t named = 0, others = 0;

    out[0] = '\0';
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        if (!vaka_is_space(view->layout, zone) || holder(view, zone) != seat)
            continue;
        vaka_ground_name(view, zone, name);
        if (*name && named++ < NAMES_MOST)
            add_name(&line, name);
        else
            others++;
    }
    if (others == 0)
        return;
    vaka_say_with(view->language, named ? VAKA_TEXT(" and {0} more") : VAKA_TEXT("{0} places"),
                  VAKA_WITH(VAKA_INT(others)), more, sizeof more);
    vaka_buffer_put(&line, more);
}

/* --- what was hidden -------------------------------------------------------------------------- */

/* Whose it is: its owner's, or of whoever owns the place where it lies. */
static int32_t owner_of(const vaka_view *view, int32_t zone, int32_t piece)
{
    int32_t owner = view->seen->pieces[piece].owner;

    return owner >= 0 ? owner : view->layout->zones[zone].owner;
}

/* Where somebody's secrets lie: on the board and in hands. A supply, a deck and a cup have none. */
static bool has_secrets(const vaka_view *view, int32_t zone)
{
    return vaka_on_board(view->layout, zone) || view->layout->zones[zone].type == VAKA_ZONE_HAND;
}

/* What somebody did not know until the end. */
static bool was_hidden(const vaka_view *view, int32_t zone, int32_t piece)
{
    const vaka_match *match = &vaka_live_position(view->live)->face;
    uint8_t all = (uint8_t)((1u << match->seats) - 1u);

    return has_secrets(view, zone) && (vaka_knowers(match, piece) & all) != all;
}

/* How many hidden pieces of a kind an owner has; of nobody's those on the board. */
static int32_t count_hidden(const vaka_view *view, int32_t owner, int32_t kind)
{
    int32_t count = 0;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        for (VAKA_EACH(view->seen, zone, piece)) {
            if (view->seen->pieces[piece].kind != kind || owner_of(view, zone, piece) != owner ||
                !was_hidden(view, zone, piece))
                continue;
            if (owner < 0 && !vaka_on_board(view->layout, zone))
                continue;
            count++;
        }
    return count;
}

/* "Statue, Rumor × 2" */
static void hidden_of(const vaka_view *view, int32_t owner, char out[LINE])
{
    vaka_buffer line = vaka_buffer_on(out, LINE);
    char name[VAKA_VIEW_NAME], text[3 * VAKA_VIEW_NAME];

    out[0] = '\0';
    for (int32_t kind = 0; kind < view->layout->kind_count; kind++) {
        int32_t count = count_hidden(view, owner, kind);

        if (count == 0)
            continue;
        snprintf(text, sizeof text, "%s", vaka_view_kind(view, kind, name));
        if (count > 1)
            snprintf(text + strlen(text), sizeof text - strlen(text), " × %d", (int)count);
        add_name(&line, text);
    }
}

/* --- lines ------------------------------------------------------------------------------------ */

static void (*const makers[])(const vaka_view *, int32_t, char *) = {held_by, hidden_of};
static const char *const heads[] = {VAKA_TEXT("Who held what"), VAKA_TEXT("Hidden until the end")};

/* One line with the sign of whoever it is about; returns how high it is. Draws it if `draw`. */
static int put_line(vaka_play *play, SDL_Rect box, int32_t seat, const char *text, bool draw)
{
    int sign = vaka_look_px(play->look, SIGN), indent = sign + vaka_look_px(play->look, 8);
    vaka_type type = vaka_look_body(play->look);
    SDL_Rect words = {box.x + indent, box.y, box.w - indent, 0};
    int high = vaka_type_block_high(play->look, type, words.w, text);

    if (draw && seat >= 0)
        vaka_seat_sign(play->look, seat, box.x, box.y + 1, sign);
    if (draw)
        vaka_type_block(play->look, type, words, text);
    return SDL_max(high, sign + 2) + vaka_look_px(play->look, 3);
}

static int put_part(vaka_play *play, SDL_Rect box, size_t part, bool draw)
{
    char text[LINE];
    int y = box.y, head = vaka_type_high(play->look, vaka_look_head(play->look));

    for (int32_t seat = 0; seat <= play->view.seen->seats; seat++) {
        int32_t owner = seat < play->view.seen->seats ? seat : VAKA_NONE;

        if (owner < 0 && part == 0)
            continue; /* what nobody held */
        makers[part](&play->view, owner, text);
        if (!*text)
            continue;
        if (y == box.y) {
            if (draw)
                vaka_type_in(play->look, vaka_look_head(play->look),
                             (SDL_Rect){box.x, y, box.w, head}, 0,
                             vaka_ui_say(play->ui, heads[part]));
            y += head + vaka_look_px(play->look, 4);
        }
        y += put_line(play, (SDL_Rect){box.x, y, box.w, 0}, owner, text, draw);
    }
    return y > box.y ? y + vaka_look_px(play->look, 8) : y;
}

int vaka_held_put(vaka_play *play, SDL_Rect box, bool draw)
{
    for (size_t part = 0; part < sizeof makers / sizeof *makers; part++)
        box.y = put_part(play, box, part, draw);
    return box.y;
}
