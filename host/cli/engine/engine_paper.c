/* cli/engine/engine_paper.c - the layout of a page: all that never changes while a match is played.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"

#include "table/codec.h"
#include "table/hash.h"
#include "vaka/mat.h"

#include <stdlib.h>
#include <string.h>

/* Colours and patterns of seats, as the window has them; the outline goes with the pattern. */
static const char *const colours[VAKA_MAX_SEATS] = {"#f2b134", "#d1495b", "#f4f1de", "#7b5ea7",
                                                    "#2a9d8f", "#8a5a3b", "#5aa9e6", "#9bc53d"};
static const char *const motifs[VAKA_MAX_SEATS] = {"triangles", "chevrons", "dots",     "waves",
                                                   "bars",      "crosses",  "diamonds", "rings"};
static const char *const edges[4] = {"cut", "square", "round", "notched"};

static json_t *seats_json(const vaka_view *view)
{
    json_t *seats = json_object();
    char key[VAKA_PAGE_KEY];

    for (int32_t seat = 0; seat < view->layout->setup.seats; seat++)
        json_object_set_new(seats, vaka_page_key(seat, key),
                            json_pack("{s:s, s:s, s:s}", "colour", colours[seat], "motif",
                                      motifs[seat], "edge", edges[seat % 4]));
    return seats;
}

/* --- Kinds ---------------------------------------------------------------------------------- */

static json_t *edges_json(const vaka_view *view, int32_t kind)
{
    json_t *sides = json_object();
    char key[VAKA_PAGE_KEY], text[VAKA_SENTENCE];

    for (int32_t side = 0; side < view->layout->turn_steps && side < VAKA_SIDES; side++) {
        int32_t word = vaka_kind_edge(view->layout, kind, side);

        if (word >= 0)
            vaka_put_text(sides, vaka_page_key(side, key), vaka_view_word(view, word, text));
    }
    return sides;
}

static json_t *parts_json(const vaka_view *view, const vaka_kind_info *info)
{
    json_t *parts = json_object();
    char text[VAKA_SENTENCE];

    for (uint8_t i = 0; i < info->part_count; i++) {
        json_t *one = json_object();

        vaka_put_text(one, "title", vaka_view_word(view, info->part[i].word, text));
        vaka_put_number(one, "sides", info->part[i].sides);
        json_object_set_new(parts, view->layout->words[info->part[i].word].id, one);
    }
    return parts;
}

/* What is written on a card. */
static void put_item(json_t *into, const vaka_view *view, int32_t kind)
{
    const vaka_item *item = vaka_view_item(view, kind);
    const vaka_module *module = view->layout->module;
    char text[VAKA_ITEM_TEXT];

    if (*vaka_view_kind_text(view, kind, text) || item)
        vaka_put_text(into, "text", text);
    if (item && vaka_item_is_card(item))
        vaka_put_text(into, "sort", vaka_names_say(view->names, module->sorts[item->sort].title));
}

static json_t *kind_json(const vaka_view *view, int32_t kind)
{
    static const char *const shapes[] = {"counter", "card", "tile", "disk"};
    const vaka_kind_info *info = &view->layout->kinds[kind];
    json_t *one = json_object();
    char text[VAKA_VIEW_NAME];

    vaka_put_text(one, "title", vaka_view_kind(view, kind, text));
    vaka_put_text(one, "shape", shapes[info->shape % 4]);
    vaka_put_text(one, "art", info->art);
    vaka_put_text(one, "letter", info->letter);
    if (info->back >= 0 && info->back != kind)
        vaka_put_text(one, "back", view->layout->kinds[info->back].id);
    put_item(one, view, kind);
    vaka_put_part(one, "edges", edges_json(view, kind));
    vaka_put_part(one, "parts", parts_json(view, info));
    return one;
}

static json_t *kinds_json(const vaka_view *view)
{
    json_t *kinds = json_object();

    for (int32_t i = 0; i < view->layout->kind_count; i++)
        json_object_set_new(kinds, view->layout->kinds[i].id, kind_json(view, i));
    return kinds;
}

/* --- Places --------------------------------------------------------------------------------- */

static void put_spot(json_t *into, const vaka_zone_info *info)
{
    vaka_put_number(into, "x", info->x);
    vaka_put_number(into, "y", info->y);
    if (info->radius)
        vaka_put_number(into, "radius", info->radius);
    vaka_put_text(into, "art", info->art);
    vaka_put_true(into, "plain", info->plain);
}

static void put_place(json_t *into, const vaka_layout *layout, const vaka_zone_info *info)
{
    const vaka_board_info *board = &layout->boards[info->board];

    vaka_put_text(into, "board", board->id);
    if (info->type == VAKA_ZONE_ROUTE) {
        json_object_set_new(into, "ends",
                            json_pack("[o, o]", vaka_json_zone(layout, info->end[0]),
                                      vaka_json_zone(layout, info->end[1])));
        if (info->bend)
            vaka_put_number(into, "bend", info->bend);
        vaka_put_tone(into, info->tone);
    } else if (board->spots) {
        put_spot(into, info);
    } else {
        json_object_set_new(into, "at", json_pack("[i, i]", info->hex.q, info->hex.r));
    }
}

static json_t *zone_json(const vaka_view *view, int32_t zone)
{
    static const char *const types[] = {"space", "stack", "hand",  "deck",
                                        "cup",   "pool",  "track", "route"};
    const vaka_zone_info *info = &view->layout->zones[zone];
    json_t *one = json_object();
    char text[VAKA_VIEW_NAME];

    vaka_put_text(one, "type", types[info->type % 8]);
    if (info->id || info->title)
        vaka_put_text(one, "title", vaka_view_zone(view, zone, text));
    if (info->owner >= 0)
        vaka_put_number(one, "owner", info->owner);
    if (info->board >= 0)
        put_place(one, view->layout, info);
    vaka_put_true(one, "top", info->see_top);
    return one;
}

static json_t *zones_json(const vaka_view *view)
{
    json_t *zones = json_object();
    char key[VAKA_ACTION_TEXT];

    for (int32_t i = 0; i < view->layout->zone_count; i++) {
        vaka_zone_write(view->layout, i, key, sizeof key);
        json_object_set_new(zones, key, zone_json(view, i));
    }
    return zones;
}

static json_t *boards_json(const vaka_view *view)
{
    json_t *boards = json_object();

    for (int32_t i = 0; i < view->layout->board_count; i++) {
        const vaka_board_info *info = &view->layout->boards[i];
        json_t *one = json_object();

        vaka_put_number(one, "n", i);
        vaka_put_text(one, "title", vaka_names_title(view->names, "board.", info->id, info->title));
        vaka_put_text(one, "shape", info->spots ? "spots" : "hexes");
        json_object_set_new(boards, info->id, one);
    }
    return boards;
}

static json_t *places_json(const vaka_view *view, int32_t mat)
{
    const vaka_layout *layout = view->layout;
    json_t *places = json_array();

    for (int32_t i = 0; i < layout->place_count; i++) {
        const vaka_place_info *place = &layout->places[i];
        json_t *one = json_object();

        if (place->mat != mat) {
            json_decref(one);
            continue;
        }
        if (place->what == VAKA_PLACE_COUNTER)
            vaka_put_text(one, "counter", layout->counters[place->number].id);
        else
            vaka_put_zone(one, "zone", layout, place->number);
        vaka_put_number(one, "x", place->x);
        vaka_put_number(one, "y", place->y);
        vaka_put_number(one, "w", place->w);
        vaka_put_number(one, "h", place->h);
        json_array_append_new(places, one);
    }
    return places;
}

static json_t *mats_json(const vaka_view *view)
{
    json_t *mats = json_object();
    char text[VAKA_VIEW_NAME];

    for (int32_t i = 0; i < view->layout->mat_count; i++) {
        const vaka_mat_info *info = &view->layout->mats[i];
        json_t *one = json_object();

        vaka_put_number(one, "n", i);
        vaka_put_text(one, "title", vaka_view_mat(view, i, text));
        if (info->owner >= 0)
            vaka_put_number(one, "owner", info->owner);
        vaka_put_number(one, "w", info->w);
        vaka_put_number(one, "h", info->h);
        vaka_put_text(one, "art", info->art);
        vaka_put_part(one, "places", places_json(view, i));
        json_object_set_new(mats, info->id, one);
    }
    return mats;
}

/* --- Numbers, verbs, marks ------------------------------------------------------------------ */

static json_t *fields_json(const vaka_view *view, const vaka_counter_info *info)
{
    json_t *fields = json_array();

    for (int32_t i = 0; info->fields && i <= info->max - info->min; i++)
        json_array_append_new(fields, vaka_json_text(vaka_say(view->language, info->fields[i])));
    return fields;
}

static json_t *counters_json(const vaka_view *view)
{
    static const char *const seen_by[] = {
        [VAKA_SEE_OWNER] = "owner", [VAKA_SEE_NOBODY] = "nobody", [VAKA_SEE_ALL] = "all"};
    json_t *counters = json_object();
    char text[VAKA_VIEW_NAME];

    for (int32_t i = 0; i < view->layout->counter_count; i++) {
        const vaka_counter_info *info = &view->layout->counters[i];
        json_t *one = json_object();

        vaka_put_number(one, "n", i);
        vaka_put_text(one, "title", vaka_view_counter(view, i, text));
        vaka_put_text(one, "icon", info->icon);
        vaka_put_true(one, "per_seat", info->per_seat);
        vaka_put_text(one, "see", seen_by[info->see]);
        vaka_put_number(one, "min", info->min);
        vaka_put_number(one, "max", info->max);
        vaka_put_part(one, "fields", fields_json(view, info));
        json_object_set_new(counters, info->id, one);
    }
    return counters;
}

static json_t *args_json(const vaka_verb *verb)
{
    static const char *const types[] = {"",     "int",   "zone",    "space", "kind", "seat",
                                        "word", "route", "counter", "good",  "offer"};
    json_t *args = json_array();

    for (int i = 0; i < VAKA_ARGS; i++)
        if (verb->arg[i].type != VAKA_ARG_NONE && verb->arg[i].type <= VAKA_ARG_OFFER)
            json_array_append_new(args, json_string(types[verb->arg[i].type]));
    return args;
}

static bool has_offers(const vaka_layout *layout)
{
    return layout->setup.content && layout->setup.content->offer_count;
}

static json_t *verbs_json(const vaka_view *view)
{
    json_t *verbs = json_object();
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i <= VAKA_VERB_LAST; i++) {
        const vaka_verb *verb = vaka_verb_row(view->layout->module, i);
        int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)i};
        json_t *one;

        if (!verb || (i == VAKA_VERB_TAKE && !has_offers(view->layout)))
            continue;
        one = json_object();
        vaka_sentence(view->layout, view->names, "{0:verb}", arg, text, sizeof text);
        vaka_put_text(one, "title", text);
        vaka_put_part(one, "args", args_json(verb));
        vaka_put_true(one, "anytime", verb->flags & (VAKA_VERB_ANYTIME | VAKA_VERB_BESIDE));
        vaka_put_true(one, "commit", verb->flags & VAKA_VERB_COMMIT);
        vaka_put_true(one, "either", verb->flags & VAKA_VERB_EITHER);
        json_object_set_new(verbs, verb->name, one);
    }
    return verbs;
}

static json_t *marks_json(const vaka_view *view)
{
    json_t *marks = json_object();
    char text[VAKA_SENTENCE];

    for (int32_t i = 0; i < view->layout->mark_count; i++) {
        const vaka_mark_info *info = &view->layout->marks[i];
        json_t *one = json_object();

        vaka_put_text(one, "title", vaka_view_word(view, info->word, text));
        vaka_put_tone(one, info->tone);
        json_object_set_new(marks, view->layout->words[info->word].id, one);
    }
    return marks;
}

static json_t *goods_json(const vaka_view *view)
{
    json_t *goods = json_object();
    char text[VAKA_SENTENCE];

    for (int32_t i = 0; i < view->layout->good_count; i++) {
        const vaka_good_info *info = &view->layout->goods[i];
        int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)i};

        vaka_sentence(view->layout, view->names, "{0:good}", arg, text, sizeof text);
        json_object_set_new(goods, vaka_good_id(view->layout, i),
                            json_pack("{s:o, s:s, s:i}", "title", vaka_json_text(text), "what",
                                      info->what == VAKA_GOOD_COUNTER ? "counter" : "kind", "most",
                                      (int)info->most));
    }
    return goods;
}

static json_t *languages_json(const vaka_language *language)
{
    json_t *languages = json_object();
    const char *code;

    for (uint32_t i = 0; language && (code = language->at(language->texts, i)) != NULL; i++)
        vaka_put_text(languages, code, language->name(language->texts, i));
    return languages;
}

/* --- All of it ------------------------------------------------------------------------------ */

static void put_id(json_t *layout)
{
    char *text = vaka_json_write(layout, NULL);
    uint64_t hash = 14695981039346656037u;

    for (const char *at = text; *at; at++)
        hash = (hash ^ (uint8_t)*at) * 1099511628211u;
    free(text);
    json_object_set_new(layout, "id", vaka_json_hash(hash));
}

static json_t *make_layout(vaka_engine *engine, const vaka_engine_match *match,
                           const vaka_view *view)
{
    const vaka_module *module = view->layout->module;
    json_t *layout = json_object();

    vaka_put_text(layout, "game", vaka_plugin_short_name(module));
    vaka_put_text(layout, "title", vaka_names_say(view->names, module->title));
    vaka_put_text(layout, "version", module->version);
    if (view->language)
        vaka_put_text(layout, "lang", view->language->current(view->language->texts));
    vaka_put_part(layout, "languages", languages_json(view->language));
    vaka_put_part(layout, "seats", seats_json(view));
    vaka_put_part(layout, "kinds", kinds_json(view));
    vaka_put_part(layout, "zones", zones_json(view));
    vaka_put_part(layout, "boards", boards_json(view));
    vaka_put_part(layout, "mats", mats_json(view));
    vaka_put_part(layout, "counters", counters_json(view));
    vaka_put_part(layout, "verbs", verbs_json(view));
    vaka_put_part(layout, "marks", marks_json(view));
    vaka_put_part(layout, "goods", goods_json(view));
    if (view->layout->turn_steps)
        vaka_put_number(layout, "turns", view->layout->turn_steps);
    vaka_put_text(layout, "sprite", vaka_page_sprite(engine, match));
    put_id(layout);
    return layout;
}

/* --- Kept ----------------------------------------------------------------------------------- */

static const vaka_journal_head *head_of(const vaka_engine *engine, const vaka_engine_match *match)
{
    for (uint32_t i = 0; !match->record && i < engine->count; i++)
        if (engine->matches[i].number == match->source)
            return head_of(engine, &engine->matches[i]);
    return match->record ? vaka_record_head(match->record) : NULL;
}

static uint64_t mix_rows(uint64_t hash, const char (*rows)[96], uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        hash = vaka_mix_text(hash, rows[i]);
    return vaka_hash(hash, &count, sizeof count);
}

/* All that a layout is made of: the module, what the match was set up with, and the language. */
static uint64_t hash_of_layout(const vaka_journal_head *head, const vaka_view *view)
{
    const vaka_setup *setup = &view->layout->setup;
    uint64_t hash = vaka_mix_text(vaka_mix_text(0, head->module), head->version);

    hash = vaka_hash(hash, &head->rules_rev, sizeof head->rules_rev);
    hash = vaka_hash(hash, &head->content, sizeof head->content);
    hash = vaka_hash(hash, &setup->seats, sizeof setup->seats);
    hash = vaka_hash(hash, setup->option, sizeof setup->option);
    hash = vaka_mix_text(hash, head->scenario);
    hash = mix_rows(hash, head->rule, head->rule_count);
    hash = mix_rows(hash, head->mod, head->mod_count);
    for (uint32_t i = 0; i < head->with_count; i++)
        hash = vaka_mix_text(hash, head->with[i]);
    if (view->language)
        hash = vaka_mix_text(hash, view->language->current(view->language->texts));
    return hash;
}

json_t *vaka_page_layout(vaka_engine *engine, const vaka_engine_match *match, const vaka_view *view)
{
    const vaka_journal_head *head = head_of(engine, match);
    uint64_t hash = head ? hash_of_layout(head, view) : 0;
    json_t *layout;

    for (uint32_t i = 0; head && i < VAKA_ENGINE_PAPERS; i++)
        if (engine->papers[i].layout && engine->papers[i].of == hash)
            return json_incref(engine->papers[i].layout);
    /* From nothing that hangs on the position: it is kept for whoever looks at any such match. */
    vaka_view plain = {.layout = view->layout, .own = view->own, .language = view->language};
    plain.own.place = NULL;
    plain.names = &plain.own;
    layout = make_layout(engine, match, &plain);
    if (head) {
        vaka_engine_paper *paper = &engine->papers[engine->newest_paper++ % VAKA_ENGINE_PAPERS];

        json_decref(paper->layout);
        *paper = (vaka_engine_paper){hash, json_incref(layout)};
    }
    return layout;
}

void vaka_page_layouts_done(vaka_engine *engine)
{
    for (uint32_t i = 0; i < VAKA_ENGINE_PAPERS; i++)
        json_decref(engine->papers[i].layout);
}
