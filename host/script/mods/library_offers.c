/* script/mods/library_offers.c - `actions` of rules and cards: what they offer beside what is
 * asked.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/game.h"
#include "script/mods/library_inside.h"
#include "text/language.h"

#include <stdlib.h>
#include <string.h>

#define MOST_ACTIONS 8 /* of one file */
#define MOST_REASONS 16
#define NAME_LENGTH 32u

static const vaka_file_field fields[] = {
    {VAKA_FIELD(vaka_item_offer, title, VAKA_FIELD_NEEDED)},
    {VAKA_FIELD(vaka_item_offer, rule, VAKA_FIELD_TEXT)},
    {VAKA_FIELD(vaka_item_offer, anytime, VAKA_FIELD_FLAG)},
    {.name = "steps"},
    {.name = "once"},
    {.name = "reasons"},
    {.name = "may_play"},
    {.name = "play"},
    {0},
};

/* Steps of the module, by their ids; all of them where nothing is said. */
static void read_steps(const vaka_module *module, const vaka_file_fields *page,
                       const vaka_plain *table, vaka_item_offer *out)
{
    const vaka_plain *steps = vaka_file_fields_table(page, table, "steps");

    if (!vaka_plain_get(table, "steps"))
        memset(out->steps, 0xff, sizeof out->steps);
    for (uint32_t i = 0; steps && i < steps->count; i++) {
        const vaka_plain *step = &steps->at[i];
        if (step->type != VAKA_PLAIN_TEXT) {
            vaka_file_wrong(page, step->spot, NULL, "a step is named by a text, not by %s",
                            vaka_plain_type(step));
            continue;
        }
        int32_t row = vaka_file_fields_row(page, step->spot, "step", step->text,
                                           VAKA_NAMED_ROWS(module->steps, module->step_count));
        if (row >= 0)
            out->steps[row / 64] |= UINT64_C(1) << row % 64;
    }
}

/* Why not: sentences by the id that `may_play` returns. */
static void read_reasons(const vaka_file_fields *page, const vaka_plain *table,
                         vaka_item_offer *out)
{
    const vaka_plain *reasons = vaka_file_fields_table(page, table, "reasons");

    if (!reasons)
        return;
    out->reasons = vaka_arena_new(page->arena, (reasons->count + 1) * sizeof *out->reasons);
    for (uint32_t i = 0; i < reasons->count && i < MOST_REASONS; i++) {
        const vaka_plain *reason = &reasons->at[i];
        if (!reason->key || !vaka_library_is_id(reason->key) || reason->type != VAKA_PLAIN_TEXT ||
            !reason->length)
            vaka_file_wrong(page, reason->key_spot, "write: reasons = { poor = \"…\" }",
                            "a reason has a lower-case name and is a text");
        else
            out->reasons[out->reason_count++] = (vaka_reason){reason->key, out->rule, reason->text};
    }
}

/* Is there a function in this field? Complains about something else. */
static bool has_function(const vaka_file_fields *page, const vaka_plain *table, const char *name)
{
    const vaka_plain *field = vaka_plain_get(table, name);

    if (field && field->type != VAKA_PLAIN_FUNCTION)
        vaka_file_wrong(page, field->spot, NULL, "'%s' must be a function, not %s", name,
                        vaka_plain_type(field));
    return field != NULL;
}

static void read_functions(const vaka_file_fields *page, const vaka_plain *table, bool card,
                           vaka_item_offer *out)
{
    out->asks = has_function(page, table, "may_play");
    if (!has_function(page, table, "play"))
        vaka_file_wrong(page, table->spot, "add: play = function(seat) … end",
                        "the action '%s' does nothing: 'play' is missing", out->name);
    if (card && !out->asks)
        vaka_file_wrong(page, table->spot, "add: may_play = function(seat) … end",
                        "the action '%s' of a card needs 'may_play': it says who has the card",
                        out->name);
}

static void read_offer(const vaka_library *library, const vaka_file_fields *page,
                       const vaka_plain *table, vaka_library_item *item)
{
    vaka_item_offer *out = &item->offers[item->offer_count];
    const vaka_plain *once = vaka_plain_get(table, "once");
    int32_t often = 0;

    if (!table->key || !vaka_library_is_id(table->key) || strlen(table->key) > NAME_LENGTH ||
        table->type != VAKA_PLAIN_TABLE) {
        vaka_file_wrong(
            page, table->key_spot,
            "write: actions = { look = { title = \"…\", play = function(seat) … end } }",
            "an action has a short lower-case name and is a table");
        return;
    }
    *out = (vaka_item_offer){.name = table->key, .rule = item->item.rule};
    vaka_file_fields_read(page, table, "an action", fields, out);
    if (!out->rule || !*out->rule)
        out->rule = item->item.rule;
    read_steps(library->module, page, table, out);
    read_reasons(page, table, out);
    read_functions(page, table, vaka_item_is_card(&item->item), out);
    if (once && vaka_file_fields_word(page, once, "turn|game", &often))
        out->once = (uint8_t)(VAKA_ONCE_TURN + (uint32_t)often);
    item->offer_count++;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const vaka_item_offer *)a)->name, ((const vaka_item_offer *)b)->name);
}

void vaka_offers_read(const vaka_library *library, const vaka_file_fields *page,
                      const vaka_library_file *file, vaka_library_item *out)
{
    const vaka_plain *actions = vaka_file_fields_table(page, &file->plain, "actions");

    if (!actions)
        return;
    if (actions->count > MOST_ACTIONS) {
        vaka_file_wrong(page, actions->spot, NULL, "more than %d actions", MOST_ACTIONS);
        return;
    }
    out->offers = vaka_arena_new(page->arena, (actions->count + 1) * sizeof *out->offers);
    for (uint32_t i = 0; i < actions->count; i++)
        read_offer(library, page, &actions->at[i], out);
    if (out->offer_count)
        qsort(out->offers, out->offer_count, sizeof *out->offers, by_name);
}

/* --- of a content ----------------------------------------------------------------------------- */

/* "ITEM.NAME"; where a rule and a card share a name, the later one is told apart by its sort. */
static char *id_of(vaka_content *content, const vaka_item *item, const char *name)
{
    char id[192];

    snprintf(id, sizeof id, "%.110s.%.32s", item->id, name);
    if (vaka_content_offer(content, vaka_word_of(id)) >= 0)
        snprintf(id, sizeof id, "%.30s-%.110s.%.32s", vaka_content_sort(content, item), item->id,
                 name);
    return vaka_arena_copy(&content->arena, id);
}

/* The turn in which each seat has taken it lies among the variables of its mod, under a name that
 * no script can write. */
static void add_variable(vaka_content *content, vaka_item_offer *offer)
{
    content->variables = vaka_arena_more(&content->arena, content->variables,
                                         content->variable_count, sizeof *content->variables);
    offer->variable = (uint16_t)content->variable_count;
    content->variables[content->variable_count++] =
        (vaka_variable){.name = offer->id,
                        .mod = content->items[offer->item].mod,
                        .at = (uint16_t)content->variable_bytes,
                        .each = VAKA_EACH_SEAT};
    content->variable_bytes += VAKA_VARIABLE_NUMBER * VAKA_MAX_SEATS;
}

static void copy_reasons(vaka_content *content, vaka_item_offer *offer)
{
    vaka_reason *from = offer->reasons;

    offer->reasons =
        vaka_arena_new(&content->arena, (offer->reason_count + 1) * sizeof *offer->reasons);
    for (uint32_t i = 0; i < offer->reason_count; i++) {
        offer->reasons[i].id = vaka_arena_copy(&content->arena, from[i].id);
        offer->reasons[i].rule = offer->rule;
        offer->reasons[i].text = vaka_arena_copy(&content->arena, from[i].text);
    }
    offer->no = (vaka_reason){"no_action", offer->rule,
                              VAKA_TEXT("this action cannot be taken as things stand")};
    offer->wrong_step = (vaka_reason){"wrong_step", offer->rule,
                                      VAKA_TEXT("this action has its time in another step")};
    offer->spent = (vaka_reason){"spent", offer->rule,
                                 offer->once == VAKA_ONCE_TURN
                                     ? VAKA_TEXT("this action can be taken only once a turn")
                                     : VAKA_TEXT("this action can be taken only once a game")};
}

vaka_status vaka_offers_make(vaka_content *content, const vaka_library_item *const *sources,
                             vaka_error *err)
{
    for (uint32_t i = 0; i < content->item_count; i++)
        for (uint32_t n = 0; n < sources[i]->offer_count; n++) {
            if (content->offer_count == VAKA_MOST_OFFERS)
                return vaka_fail(err, VAKA_ERR_DATA,
                                 "the rules and cards of all mods together offer more than %d "
                                 "actions",
                                 VAKA_MOST_OFFERS);
            char *id = id_of(content, &content->items[i], sources[i]->offers[n].name);
            content->offers = vaka_arena_more(&content->arena, content->offers,
                                              content->offer_count, sizeof *content->offers);
            vaka_item_offer *offer = &content->offers[content->offer_count++];
            *offer = sources[i]->offers[n];
            offer->item = (uint16_t)i;
            offer->id = id;
            offer->name = vaka_arena_copy(&content->arena, offer->name);
            offer->title = vaka_arena_copy(&content->arena, offer->title);
            offer->rule = vaka_arena_copy(&content->arena, offer->rule ? offer->rule : "");
            copy_reasons(content, offer);
            content->offers_anytime |= offer->anytime;
            if (offer->once)
                add_variable(content, offer);
        }
    return VAKA_OK;
}
