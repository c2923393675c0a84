/* gui/draw/pile.c - what lies together in a zone, as the seat may see it.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "gui/draw/counter.h"
#include "table/table.h"

static vaka_pile pile_of(const vaka_view *view, const vaka_piece *piece)
{
    vaka_pile one = {piece->owner, piece->kind, 1, false, false};

    one.known = vaka_table_knows(view->layout, piece, view->seat);
    one.down =
        one.known && piece->face == VAKA_FACE_DOWN && view->layout->zones[piece->zone].owner_sees;
    return one;
}

bool vaka_piles_alike(const vaka_pile *a, const vaka_pile *b)
{
    return a->owner == b->owner && a->kind == b->kind && a->known == b->known && a->down == b->down;
}

static int compare(const void *left, const void *right)
{
    const vaka_pile *a = left, *b = right;
    uint32_t owner_a = (uint32_t)a->owner, owner_b = (uint32_t)b->owner; /* nobody's come last */

    if (owner_a != owner_b)
        return owner_a < owner_b ? -1 : 1;
    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    if (a->known != b->known)
        return a->known ? -1 : 1;
    return (int)a->down - (int)b->down;
}

vaka_pile *vaka_piles_of(const vaka_view *view, int32_t zone, int32_t *count)
{
    const vaka_match *seen = view->seen;
    vaka_pile *piles = vaka_xnew(sizeof *piles * ((size_t)seen->zones[zone].count + 1));

    *count = 0;
    for (VAKA_EACH(seen, zone, piece)) {
        vaka_pile one = pile_of(view, &seen->pieces[piece]);
        int32_t at = 0;

        while (at < *count && !vaka_piles_alike(&piles[at], &one))
            at++;
        if (at < *count)
            piles[at].count++;
        else
            piles[(*count)++] = one;
    }
    qsort(piles, (size_t)*count, sizeof *piles, compare);
    return piles;
}
