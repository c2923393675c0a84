/* match/deal_scene.c - what a seat is shown of a deal: a panel like those of modules.
 *
 * SPDX-License-Identifier: MIT */
#include "match/deal.h"

#include "table/agenda.h"
#include "table/table.h"
#include "text/language.h"

typedef struct page { /* the panel under way */
    const vaka_position *seen;
    int32_t seat;
    vaka_scene *scene;
} page;

/* How many of a good the seat gives (VAKA_DEAL_GIVES) or gets, by the lists it may read. */
static int32_t number_of(const page *at, int32_t which, int32_t good)
{
    bool own = at->seen->deal->by == at->seat;

    return vaka_deal_list(at->seen, own ? which : 1 - which)[good];
}

static void put_button(const page *at, uint32_t verb, int32_t good, int32_t number)
{
    vaka_action action = {(int8_t)at->seat, (uint8_t)verb, {(int16_t)good, (int16_t)number, 0, 0}};

    vaka_panel_button(at->scene, &action);
}

/* Less and more of a good in one of the lists. */
static void put_buttons(const page *at, int32_t which, int32_t good)
{
    uint32_t verb = which == VAKA_DEAL_GIVES ? VAKA_VERB_DEAL_GIVE : VAKA_VERB_DEAL_ASK;
    int32_t number = number_of(at, which, good), most = at->seen->face.layout->goods[good].most;

    put_button(at, verb, good, number ? number - 1 : 0);
    put_button(at, verb, good, number < most ? number + 1 : most);
}

/* Could one of the two have some of a good, for all that the seat knows? Pieces of a kind that
 * lies openly with neither need no line; what is hidden may be anything. */
static bool might_have(const page *at, int32_t owner, int32_t good)
{
    const vaka_layout *layout = at->seen->face.layout;
    const vaka_good_info *info = &layout->goods[good];

    if (info->what == VAKA_GOOD_COUNTER ||
        (owner != at->seat && layout->zones[info->zone[owner]].uncounted))
        return true;
    for (VAKA_EACH(&at->seen->face, info->zone[owner], piece))
        if (at->seen->pieces[piece].kind == info->number ||
            !vaka_table_knows(layout, &at->seen->pieces[piece], at->seat))
            return true;
    return false;
}

/* Both sides. Whoever may change them sees all goods that one of the two might have, others what is
 * in the lists. */
static void put_lists(const page *at, int32_t other, bool changes)
{
    static const vaka_text line = {"deal_line", "{0:good}"};
    static const vaka_text none = {"deal_nothing", VAKA_TEXT("nothing")};
    bool any = changes;

    for (int32_t i = 0; i < at->seen->face.layout->good_count; i++) {
        int32_t given = number_of(at, VAKA_DEAL_GIVES, i), got = number_of(at, VAKA_DEAL_ASKS, i);
        bool had = changes && (might_have(at, at->seat, i) || might_have(at, other, i));
        if (!had && !given && !got)
            continue;
        any = true;
        vaka_panel_good(at->scene, &line, i, given, got);
        if (!changes)
            continue;
        put_buttons(at, VAKA_DEAL_GIVES, i);
        put_buttons(at, VAKA_DEAL_ASKS, i);
    }
    if (!any)
        vaka_panel_note(at->scene, &none, 0, 0, 0, VAKA_TONE_PLAIN);
}

static void put_panel(const page *at, int32_t other, bool asked)
{
    static const vaka_text title = {"deal", VAKA_TEXT("The Deal")};
    static const vaka_text writing = {"deal_writing", VAKA_TEXT("Your offer to {0:seat}")};
    static const vaka_text reading = {"deal_reading", VAKA_TEXT("{0:seat} offers you this")};
    static const vaka_text waiting = {"deal_waiting", VAKA_TEXT("{0:seat} writes an offer")};
    const vaka_deal_region *deal = at->seen->deal;
    bool own = deal->by == at->seat, read = own || deal->offered;

    vaka_panel(at->scene, "deal", &title);
    vaka_panel_note(at->scene,
                    own    ? &writing
                    : read ? &reading
                           : &waiting,
                    other, 0, 0, VAKA_TONE_SEAT + (uint32_t)other);
    if (!read)
        return;
    put_lists(at, other, asked && (own || deal->left[at->seat]));
    if (!asked)
        return;
    put_button(at, own ? VAKA_VERB_DEAL_OFFER : VAKA_VERB_DEAL_ACCEPT, 0, 0);
    put_button(at, VAKA_VERB_DEAL_REFUSE, 0, 0);
}

void vaka_deal_describe(const vaka_position *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text write = {
        "deal_write", VAKA_TEXT("What do you give {0:seat}, and what do you want for it?")};
    static const vaka_text reply = {
        "deal_reply", VAKA_TEXT("{0:seat} offers you a deal: accept it, change it, or make none")};
    static const vaka_text they = {"deal_they",
                                   VAKA_TEXT("{0:seat} and {1:seat} talk about a deal")};
    const vaka_frame *frame = vaka_agenda_top(seen);
    page at = {seen, seat, scene};

    if (!vaka_deal_open(seen))
        return;
    if (seat < 0 || (frame->local[0] != seat && frame->local[1] != seat)) {
        vaka_scene_prompt(scene, &they, frame->local[0], frame->local[1], 0);
        return;
    }
    int32_t other = frame->local[0] == seat ? frame->local[1] : frame->local[0];
    bool asked = frame->seat == seat;
    if (!asked)
        vaka_scene_prompt(scene, &they, frame->local[0], frame->local[1], 0);
    else
        vaka_scene_prompt(scene, seen->deal->by == seat ? &write : &reply, other, 0, 0);
    put_panel(&at, other, asked);
}
