/* front/text_bring.c - the command `bring`: pieces go to a place by as many actions as it takes.
 *
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "front/picks.h"
#include "front/text_commands.h"
#include "front/text_parts.h"
#include "layout/name.h"
#include "play/ways.h"
#include "table/codec.h"

/* The next word as a place; false: it is none, and that was said. */
static bool read_place(const vaka_order *order, const char **rest, int32_t *out)
{
    const vaka_view *view = order->view;
    vaka_word word = vaka_word_next(rest);
    char quote[VAKA_WORD_QUOTE];
    vaka_error err;

    if (vaka_zone_named(view->layout, word, out, &err) == VAKA_OK)
        return true;
    *out = vaka_text_ground(view, word);
    if (*out == VAKA_NONE)
        *out = vaka_text_place_begun(view, word);
    if (*out == VAKA_NONE)
        vaka_page_tell(order->page, view->language, 0, "I do not know the place \"{0}\".",
                       VAKA_WITH(vaka_word_quote(word, quote)));
    return *out != VAKA_NONE;
}

/* One more piece of a kind, in whatever face there is one left; false: there is none. */
static bool pick_one(const vaka_ways_pick *there, uint32_t sorts, int32_t kind,
                     vaka_ways_wish *wish)
{
    for (uint32_t i = 0; i < sorts; i++) {
        uint32_t at = 0;

        if (there[i].kind != kind)
            continue;
        while (at < wish->picks &&
               (wish->pick[at].kind != kind || wish->pick[at].face != there[i].face))
            at++;
        if (at < wish->picks && wish->pick[at].count >= there[i].count)
            continue;
        if (at == wish->picks) {
            wish->pick[wish->picks] = there[i];
            wish->pick[wish->picks++].count = 0;
        }
        wish->pick[at].count++;
        return true;
    }
    return false;
}

/* Kinds, each with how many before it if not one. */
static bool read_kinds(const vaka_order *order, const char *rest, vaka_ways_wish *wish)
{
    const vaka_view *view = order->view;
    vaka_ways_pick there[VAKA_WAYS_SORTS];
    uint32_t sorts = vaka_ways_sorts(view->seen, view->seat, wish->from, there);
    int32_t many = 1, kind;
    vaka_error err;

    for (vaka_word word = vaka_word_next(&rest); word.length; word = vaka_word_next(&rest)) {
        char said[VAKA_SENTENCE], name[VAKA_VIEW_NAME];

        if (vaka_word_number(word, 1, 99, &many))
            continue;
        if (vaka_kind_named(view->layout, word, &kind, &err)) {
            vaka_page_tell(order->page, view->language, 0, "I cannot read that: {0}.",
                           VAKA_WITH(vaka_say_again(view->language, err.text, said, sizeof said)));
            return false;
        }
        for (; many > 0; many--)
            if (!pick_one(there, sorts, kind, wish)) {
                vaka_page_tell(order->page, view->language, 0,
                               "There are not so many of your pieces there: {0}.",
                               VAKA_WITH(vaka_view_kind(view, kind, name)));
                return false;
            }
        many = 1;
    }
    return true;
}

/* "to Islet: go b; go c" */
static void put_way(const vaka_order *order, const vaka_ways *ways, const vaka_ways_one *way)
{
    const vaka_view *view = order->view;
    char text[VAKA_ACTION_TEXT], name[VAKA_VIEW_NAME];
    vaka_page line;

    vaka_page_init(&line, 4000);
    vaka_page_say(&line, view->language, "to {0}:", VAKA_WITH(vaka_view_zone(view, way->to, name)));
    for (uint32_t i = 0; i < way->count; i++) {
        vaka_text_write(view, &vaka_ways_list(ways, way)[i], text, sizeof text);
        vaka_page_add(&line, "%s %s", i ? ";" : "", text);
    }
    vaka_page_wrap(order->page, 4, line.text);
    vaka_page_done(&line);
}

static void list_ways(const vaka_order *order, const vaka_ways *ways)
{
    if (!ways->count)
        vaka_page_tell(order->page, order->view->language, 0,
                       "Nothing of yours can be brought anywhere from there now.", NULL);
    for (uint32_t i = 0; i < ways->count; i++)
        put_way(order, ways, &ways->at[i]);
}

static void take_way(const vaka_order *order, const vaka_ways *ways, int32_t to)
{
    const vaka_ways_one *way = vaka_ways_to(ways, to);
    char name[VAKA_VIEW_NAME];

    if (!way) {
        vaka_page_tell(order->page, order->view->language, 0,
                       "That cannot be brought to {0} in this step. Write bring and the place "
                       "where it is alone to see where it can go.",
                       VAKA_WITH(vaka_view_zone(order->view, to, name)));
        return;
    }
    put_way(order, ways, way);
    order->want->type = VAKA_WANT_COURSE;
    order->want->count = way->count;
    memcpy(order->want->list, vaka_ways_list(ways, way), way->count * sizeof(vaka_action));
}

/* Where nothing can be brought anywhere in this step: from behind the action that ends it, unless
 * that should be read first, for something would be lost or done by it, too. */
static void look_behind(const vaka_view *view, const vaka_ways_wish *wish, vaka_ways *ways)
{
    int32_t end = vaka_picks_end(view);
    uint32_t at = 0;

    if (!vaka_picks_ends_plainly(view, end) || vaka_view_loss(view, view->legal[end].verb, &at))
        return;
    vaka_ways_done(ways);
    vaka_ways_after(view->live, &view->legal[end], wish, ways);
}

void vaka_text_bring(const vaka_order *order)
{
    vaka_ways_wish wish = {.seat = order->view->seat};
    const char *rest = order->rest;
    int32_t to = VAKA_NONE;
    vaka_ways ways;

    if (!*rest) {
        vaka_page_tell(order->page, order->view->language, 0,
                       "Write bring, where your pieces are and where they should go; behind it "
                       "what of them, if not all that can go.",
                       NULL);
        return;
    }
    if (!read_place(order, &rest, &wish.from))
        return;
    rest += strspn(rest, " \t");
    bool lists = !*rest;
    if (!lists && (!read_place(order, &rest, &to) || !read_kinds(order, rest, &wish)))
        return;
    vaka_ways_search(order->view->live, &wish, &ways);
    if (!ways.count)
        look_behind(order->view, &wish, &ways);
    if (lists)
        list_ways(order, &ways);
    else
        take_way(order, &ways, to);
    vaka_ways_done(&ways);
}
