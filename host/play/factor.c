/* play/factor.c - what of a game may matter for who wins: its cards, and what happens in it.
 *
 * SPDX-License-Identifier: MIT */
#include "play/factor.h"

#include <stdlib.h>
#include <string.h>

/* --- Which there are -------------------------------------------------------------------------- */

static int32_t *no_factors(int32_t count)
{
    int32_t *list = vaka_xnew(((size_t)count + 1) * sizeof *list);

    for (int32_t i = 0; i <= count; i++)
        list[i] = VAKA_NONE;
    return list;
}

static int32_t add(vaka_factors *factors, vaka_factor factor)
{
    factors->at = vaka_xmore(factors->at, factors->count, sizeof *factors->at);
    factors->at[factors->count] = factor;
    factors->cards += factor.sort == VAKA_FACTOR_CARD;
    factors->events += factor.sort == VAKA_FACTOR_EVENT;
    factors->actions += factor.sort == VAKA_FACTOR_ACTION;
    return (int32_t)factors->count++;
}

static const char *title_of(const char *title, const char *id)
{
    return title && *title ? title : id;
}

static void add_items(vaka_factors *factors, const vaka_layout *layout)
{
    const vaka_content *content = layout->setup.content;

    for (uint32_t i = 0; content && i < content->item_count; i++) {
        const vaka_item *item = &content->items[i];
        int32_t kind = vaka_item_is_card(item) ? vaka_content_kind(layout, item) : VAKA_NONE;

        if (kind >= 0 && factors->of_kind[kind] < 0)
            factors->of_kind[kind] =
                add(factors, (vaka_factor){VAKA_FACTOR_CARD, vaka_content_sort(content, item),
                                           item->id, title_of(item->title, item->id)});
    }
}

static bool is_back(const vaka_layout *layout, int32_t kind)
{
    for (int32_t i = 0; i < layout->kind_count; i++)
        if (layout->kinds[i].back == kind)
            return true;
    return false;
}

/* Cards that are no content: those of a game that lays them out itself. */
static void add_shapes(vaka_factors *factors, const vaka_layout *layout)
{
    for (int32_t kind = 0; kind < layout->kind_count; kind++) {
        const vaka_kind_info *info = &layout->kinds[kind];

        if (info->shape == VAKA_SHAPE_CARD && factors->of_kind[kind] < 0 && !is_back(layout, kind))
            factors->of_kind[kind] = add(factors, (vaka_factor){VAKA_FACTOR_CARD, "", info->id,
                                                                title_of(info->title, info->id)});
    }
}

static void add_events(vaka_factors *factors, const vaka_layout *layout)
{
    const vaka_module *module = layout->module;

    for (uint32_t i = 0; i < module->event_count; i++)
        factors->of_event[i] =
            add(factors,
                (vaka_factor){VAKA_FACTOR_EVENT, "", module->events[i].id, module->events[i].text});
    for (int32_t word = layout->first_said; word < layout->word_count; word++)
        factors->of_word[word] =
            add(factors, (vaka_factor){VAKA_FACTOR_EVENT, "said", layout->words[word].id,
                                       layout->words[word].text});
}

static uint32_t offers_of(const vaka_layout *layout)
{
    return layout->setup.content ? layout->setup.content->offer_count : 0;
}

static void add_actions(vaka_factors *factors, const vaka_layout *layout)
{
    const vaka_content *content = layout->setup.content;

    for (uint32_t i = 0; i < offers_of(layout); i++) {
        const vaka_item_offer *offer = &content->offers[i];
        const char *sort = vaka_content_sort(content, &content->items[offer->item]);

        factors->of_offer[i] = add(factors, (vaka_factor){VAKA_FACTOR_ACTION, sort, offer->id,
                                                          title_of(offer->title, offer->id)});
    }
}

static void begin(vaka_factors *factors, const vaka_layout *layout)
{
    *factors = (vaka_factors){.of_kind = no_factors(layout->kind_count),
                              .of_event = no_factors((int32_t)layout->module->event_count),
                              .of_word = no_factors(layout->word_count),
                              .of_offer = no_factors((int32_t)offers_of(layout))};
}

void vaka_factors_init(vaka_factors *factors, const vaka_layout *layout)
{
    begin(factors, layout);
    add_items(factors, layout);
    add_shapes(factors, layout);
    add_events(factors, layout);
    add_actions(factors, layout);
}

void vaka_factors_init_card(vaka_factors *factors, const vaka_layout *layout, int32_t kind,
                            const char *name)
{
    begin(factors, layout);
    factors->of_kind[kind] = add(factors, (vaka_factor){VAKA_FACTOR_CARD, "", name, name});
    add_actions(factors, layout);
}

void vaka_factors_init_actions(vaka_factors *factors, const vaka_layout *layout)
{
    begin(factors, layout);
    add_actions(factors, layout);
}

void vaka_factors_done(vaka_factors *factors)
{
    free(factors->at);
    free(factors->of_kind);
    free(factors->of_event);
    free(factors->of_word);
    free(factors->of_offer);
    *factors = (vaka_factors){0};
}

/* --- In a game -------------------------------------------------------------------------------- */

/* Who has which card now: it is his, or lies in a zone of his. */
static void note_cards(const vaka_factors *factors, const vaka_match *match, vaka_touch *touched)
{
    for (int32_t zone = 0; zone < match->layout->zone_count; zone++)
        for (VAKA_EACH(match, zone, piece)) {
            int32_t factor = factors->of_kind[match->pieces[piece].kind];
            int32_t owner = match->pieces[piece].owner;

            if (factor < 0)
                continue;
            owner = owner < 0 ? vaka_zone_owner(match->layout, zone) : owner;
            if (owner < 0)
                continue;
            touched[factor].seats |= VAKA_SEAT(owner);
            touched[factor].happened = 1;
        }
}

/* The number of the first gap of a type in a sentence, or VAKA_NONE. */
static int32_t gap_of(const char *text, const char *type)
{
    size_t length = strlen(type);

    for (const char *gap = text; (gap = strchr(gap, '{')) != NULL; gap++)
        if (gap[1] >= '0' && gap[1] < '0' + VAKA_TEXT_ARGS && gap[2] == ':' &&
            strncmp(gap + 3, type, length) == 0 && gap[3 + length] == '}')
            return gap[1] - '0';
    return VAKA_NONE;
}

static void touch(vaka_touch *of, int32_t seat, int32_t seats)
{
    of->happened = 1;
    if (seat >= 0 && seat < seats)
        of->seats |= VAKA_SEAT(seat);
}

static void count_time(vaka_touch *of)
{
    of->times = (uint16_t)(of->times + (of->times < 65535));
}

static void note_taken(const vaka_factors *factors, const vaka_layout *layout,
                       const vaka_event *event, vaka_touch *touched)
{
    int32_t offer = event->arg[1];
    bool known = offer >= 0 && (uint32_t)offer < offers_of(layout);
    int32_t factor = known ? factors->of_offer[offer] : VAKA_NONE;

    if (factor < 0)
        return;
    touch(&touched[factor], event->arg[0], layout->setup.seats);
    count_time(&touched[factor]);
}

static void note_event(const vaka_factors *factors, const vaka_layout *layout,
                       const vaka_event *event, vaka_touch *touched)
{
    int32_t word = event->id == VAKA_EVENT_SAID ? event->arg[5] : VAKA_NONE;
    bool said = word >= 0 && word < layout->word_count;
    int32_t factor = event->id < layout->module->event_count ? factors->of_event[event->id]
                     : said                                  ? factors->of_word[word]
                                                             : VAKA_NONE;
    if (event->id >= layout->module->event_count && !said)
        return;
    const char *text = said ? layout->words[word].text : layout->module->events[event->id].text;
    int32_t whose = gap_of(text, "seat"), which = gap_of(text, "kind");
    int32_t seat = whose >= 0 ? event->arg[whose] : VAKA_NONE;
    int32_t kind = which >= 0 ? event->arg[which] : VAKA_NONE;

    if (factor >= 0) {
        touch(&touched[factor], seat, layout->setup.seats);
        count_time(&touched[factor]);
    }
    if (kind >= 0 && kind < layout->kind_count && factors->of_kind[kind] >= 0 && whose >= 0)
        touch(&touched[factors->of_kind[kind]], seat, layout->setup.seats);
}

void vaka_factors_note(const vaka_factors *factors, vaka_live *live, vaka_touch *touched)
{
    const vaka_match *match = &vaka_live_position(live)->face;
    uint32_t count = 0;
    const vaka_event *events = vaka_live_events(live, &count);

    if (factors->cards)
        note_cards(factors, match, touched);
    for (uint32_t i = 0; i < count; i++)
        if (events[i].id == VAKA_EVENT_TAKEN)
            note_taken(factors, match->layout, &events[i], touched);
        else
            note_event(factors, match->layout, &events[i], touched);
}
