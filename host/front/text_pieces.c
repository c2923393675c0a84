/* front/text_pieces.c - what lies in a zone, in words and in letters.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "front/text_parts.h"
#include "table/table.h"
#include "text/buffer.h"

#define FULL_TURN 360

/* Pieces that look alike to the seat. */
typedef struct group {
    int32_t owner, kind, count;
    bool down; /* known to the seat, but lies face down for others */
    vaka_posture posture;
    int32_t part; /* word of the part of a tile on which they stand; VAKA_NONE: on none */
} group;

bool vaka_text_knows(const vaka_view *view, const vaka_piece *piece)
{
    return vaka_table_knows(view->layout, piece, view->seat);
}

bool vaka_text_knows_all(const vaka_view *view, int32_t zone)
{
    for (VAKA_EACH(view->seen, zone, piece))
        if (!vaka_text_knows(view, &view->seen->pieces[piece]))
            return false;
    return true;
}

static group group_of(const vaka_view *view, int32_t at)
{
    const vaka_piece *piece = &view->seen->pieces[at];
    bool matters = view->layout->zones[piece->zone].owner_sees && piece->face == VAKA_FACE_DOWN;
    const vaka_part_info *part = vaka_table_part(view->seen, at);
    group one = {piece->owner,
                 piece->kind,
                 1,
                 false,
                 vaka_table_posture(view->seen, at),
                 part ? part->word : VAKA_NONE};

    one.down = matters && vaka_text_knows(view, piece);
    return one;
}

static bool is_alike(const group *a, const group *b)
{
    return a->owner == b->owner && a->kind == b->kind && a->down == b->down &&
           a->posture.turn == b->posture.turn && a->posture.mark == b->posture.mark &&
           a->part == b->part;
}

static int compare_groups(const void *left, const void *right)
{
    const group *a = left, *b = right;
    uint32_t owner_a = (uint32_t)a->owner, owner_b = (uint32_t)b->owner; /* nobody's come last */

    if (owner_a != owner_b)
        return owner_a < owner_b ? -1 : 1;
    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    if (a->down != b->down)
        return (int)a->down - (int)b->down;
    if (a->posture.mark != b->posture.mark)
        return (int)a->posture.mark - (int)b->posture.mark;
    if (a->part != b->part)
        return a->part < b->part ? -1 : 1;
    return (int)a->posture.turn - (int)b->posture.turn;
}

static void add_piece(group *groups, int32_t *count, const group *one, int32_t from)
{
    for (int32_t i = from; i < *count; i++) {
        if (is_alike(&groups[i], one)) {
            groups[i].count++;
            return;
        }
    }
    groups[(*count)++] = *one;
}

/* The groups of a zone: sorted, or in order from the top, where only neighbours are one group. */
static group *make_groups(const vaka_view *view, int32_t zone, bool order, int32_t *count)
{
    const vaka_match *seen = view->seen;
    group *groups = vaka_xnew(sizeof *groups * ((size_t)seen->zones[zone].count + 1));

    *count = 0;
    for (int32_t at = seen->zones[zone].last; at >= 0; at = seen->pieces[at].prev) {
        group one = group_of(view, at);

        add_piece(groups, count, &one, order && *count > 0 ? *count - 1 : 0);
    }
    if (!order)
        qsort(groups, (size_t)*count, sizeof *groups, compare_groups);
    return groups;
}

void vaka_text_posture(vaka_page *page, const vaka_view *view, vaka_posture posture)
{
    int32_t steps = view->layout->turn_steps;
    char word[VAKA_SENTENCE];

    if (posture.turn)
        vaka_page_say(page, view->language, " (turned {0}°)",
                      VAKA_WITH(VAKA_INT(posture.turn * FULL_TURN / steps)));
    if (posture.mark)
        vaka_page_add(page, " (%s)",
                      vaka_view_word(view, view->layout->marks[posture.mark - 1].word, word));
}

void vaka_text_part(vaka_page *page, const vaka_view *view, int32_t word)
{
    char text[VAKA_SENTENCE];

    if (word >= 0)
        vaka_page_add(page, " (%s)", vaka_view_word(view, word, text));
}

const char *vaka_text_times(const char *name)
{
    return *name >= '0' && *name <= '9' ? " ×" : "";
}

static void put_group(vaka_page *page, const vaka_view *view, const group *one)
{
    char name[VAKA_VIEW_NAME];

    vaka_view_kind(view, one->kind, name);
    if (one->count > 1)
        vaka_page_add(page, "%d%s ", (int)one->count, vaka_text_times(name));
    vaka_page_put(page, name);
    if (one->down)
        vaka_page_say(page, view->language, " (face down)", NULL);
    vaka_text_posture(page, view, one->posture);
    vaka_text_part(page, view, one->part);
}

int32_t vaka_text_pieces(vaka_page *page, const vaka_view *view, int32_t zone, bool order)
{
    int32_t count, shown = view->layout->zones[zone].owner;
    group *groups = make_groups(view, zone, order, &count);
    char name[VAKA_VIEW_NAME];

    if (count == 0)
        vaka_page_say(page, view->language, "nothing", NULL);
    for (int32_t i = 0; i < count; i++) {
        bool other = groups[i].owner != shown;

        if (i > 0)
            vaka_page_put(page, other ? vaka_say(view->language, VAKA_APART) : ", ");
        if (other && groups[i].owner >= 0)
            vaka_page_say(page, view->language,
                          "{0}: ", VAKA_WITH(vaka_view_seat(view, groups[i].owner, name)));
        put_group(page, view, &groups[i]);
        shown = groups[i].owner;
    }
    free(groups);
    return count;
}

void vaka_text_letters(const vaka_view *view, int32_t zone, char *out, size_t room)
{
    vaka_buffer buffer = vaka_buffer_on(out, room);
    int32_t count, shown = VAKA_NONE;
    group *groups = make_groups(view, zone, false, &count);

    for (int32_t i = 0; i < count; i++) {
        if (groups[i].owner != shown) {
            vaka_buffer_put(&buffer, i > 0 ? " " : "");
            if (groups[i].owner >= 0) {
                vaka_buffer_put(&buffer, view->mark[groups[i].owner]);
                vaka_buffer_put(&buffer, ":");
            }
            shown = groups[i].owner;
        }
        vaka_buffer_put(&buffer, view->layout->kinds[groups[i].kind].letter);
        if (groups[i].count > 1)
            vaka_buffer_int(&buffer, groups[i].count);
    }
    free(groups);
}
