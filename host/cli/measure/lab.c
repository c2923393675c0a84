/* cli/measure/lab.c - a simulation as it stands: what is played, and what came of it so far.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/lab.h"

#include "layout/extension.h"
#include "layout/name.h"
#include "vaka/ext/side.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- What is played --------------------------------------------------------------------------- */

static json_t *words_json(const char (*words)[96], uint32_t count)
{
    json_t *list = json_array();

    for (uint32_t i = 0; i < count; i++)
        json_array_append_new(list, json_string(words[i]));
    return list;
}

static json_t *options_json(const vaka_layout *layout)
{
    json_t *options = json_object();

    for (uint32_t row = 0; row < layout->module->option_count; row++)
        json_object_set_new(options, layout->module->options[row].id,
                            json_integer(layout->setup.option[row]));
    return options;
}

static json_t *bots_json(const vaka_sim_plan *plan)
{
    json_t *bots = json_array();

    for (int32_t seat = 0; seat < plan->layout->setup.seats; seat++)
        json_array_append_new(bots, json_string(plan->bot[seat]));
    return bots;
}

/* The names of all zones, where sides are zones. */
static json_t *places_json(const vaka_layout *layout)
{
    json_t *places = json_array();
    char name[64];

    if (!vaka_extension(layout->module, VAKA_EXT_SIDE, sizeof(vaka_side)))
        return places;
    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        const char *title = layout->zones[zone].title;

        vaka_zone_write(layout, zone, name, sizeof name);
        json_array_append_new(places, json_string(title && *title ? title : name));
    }
    return places;
}

static json_t *factors_json(const vaka_factors *factors)
{
    json_t *list = json_array();

    for (uint32_t i = 0; factors && i < factors->count; i++)
        json_array_append_new(list, json_pack("[i, s, s, s]", (int)factors->at[i].sort,
                                              factors->at[i].group, factors->at[i].id,
                                              factors->at[i].title));
    return list;
}

/* All that may change what comes of a seed, and the names that reports need. */
static json_t *run_json(const vaka_sim_plan *plan, const vaka_journal_head *head, const char *card)
{
    const vaka_layout *layout = plan->layout;
    const vaka_module *module = layout->module;
    char seed[VAKA_SEED_TEXT], content[24] = "";

    if (layout->setup.content)
        snprintf(content, sizeof content, "%016" PRIx64, layout->setup.content->hash);
    return vaka_xneed(json_pack(
        "{s:s, s:s, s:s, s:s, s:i, s:s, s:s, s:s, s:o, s:o, s:o, s:o, s:i, s:b, s:s, s:o, s:o}",
        "game", module->id, "title", module->title, "version", module->version, "program",
        VAKA_VERSION, "rules_rev", (int)module->rules_rev, "content", content, "seed",
        vaka_seed_write(&plan->seed, seed), "scenario", head->scenario, "rules",
        words_json(head->rule, head->rule_count), "mods", words_json(head->mod, head->mod_count),
        "options", options_json(layout), "bots", bots_json(plan), "bound", (int)plan->bound,
        "halves", module->halves != 0, "card", card ? card : "", "places", places_json(layout),
        "factors", factors_json(plan->factors)));
}

void vaka_lab_init(vaka_lab *lab, const vaka_sim_plan *plan, const vaka_journal_head *head,
                   const char *card)
{
    *lab = (vaka_lab){.run = run_json(plan, head, card),
                      .games = plan->games,
                      .shard = plan->shard,
                      .shards = plan->shards ? plan->shards : 1,
                      .seconds = -1};
    vaka_sums_init(&lab->sums, plan->layout->setup.seats, plan->factors ? plan->factors->count : 0);
}

void vaka_lab_done(vaka_lab *lab)
{
    json_decref(lab->run);
    vaka_sums_done(&lab->sums);
    *lab = (vaka_lab){0};
}

/* --- In what two runs differ ------------------------------------------------------------------ */

static const char *text_of(const json_t *value)
{
    const char *text = json_string_value(value);

    return text ? text : "";
}

#define SHOWN 64 /* bytes of a value in a sentence */

/* "fog, late_end"; nothing is "none". */
static void show_words(const json_t *list, char out[SHOWN])
{
    size_t length = (size_t)snprintf(out, SHOWN, "%s", json_array_size(list) ? "" : "none");

    for (size_t i = 0; i < json_array_size(list) && length < SHOWN; i++)
        length += (size_t)snprintf(out + length, SHOWN - length, "%s%s", i ? ", " : "",
                                   text_of(json_array_get(list, i)));
}

static void show_value(const json_t *value, char out[SHOWN])
{
    const char *word = json_string_value(value);
    char *text = word ? NULL : json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);

    snprintf(out, SHOWN, "%s", text ? text : word && *word ? word : "none");
    free(text);
}

static void say_difference(const char *name, const json_t *ours, const json_t *theirs, char *out,
                           size_t room)
{
    bool words = strcmp(name, "rules") == 0 || strcmp(name, "mods") == 0;
    char a[SHOWN], b[SHOWN];

    if (strcmp(name, "content") == 0) {
        snprintf(out, room, "files of its game or of its mods are not the same");
        return;
    }
    if (words) {
        show_words(ours, a);
        show_words(theirs, b);
    } else {
        show_value(ours, a);
        show_value(theirs, b);
    }
    snprintf(out, room, "its %.40s %s %s, not %s", name, words ? "are" : "is", b, a);
}

bool vaka_lab_run_differs(const json_t *ours, const json_t *theirs, char *out, size_t room)
{
    static const char *const follows[] = {"content", "factors", "places"}; /* from the others */
    json_t *run = json_deep_copy(ours); /* jansson walks over what may be changed only */
    const char *name;
    json_t *value;
    bool found = false;

    for (int round = 0; round < 2 && !found; round++)
        json_object_foreach(run, name, value)
        {
            bool last = false;
            for (size_t i = 0; i < sizeof follows / sizeof *follows; i++)
                last = last || strcmp(name, follows[i]) == 0;
            if (found || last != (round == 1) || json_equal(value, json_object_get(theirs, name)))
                continue;
            say_difference(name, value, json_object_get(theirs, name), out, room);
            found = true;
        }
    json_decref(run);
    return found;
}

/* --- How far it is ---------------------------------------------------------------------------- */

void vaka_lab_look(vaka_lab *lab)
{
    vaka_stats_of(&lab->sums, &lab->stats);
}

uint32_t vaka_lab_count(const vaka_lab *lab)
{
    const vaka_sim_plan plan = {.games = lab->games, .shard = lab->shard, .shards = lab->shards};

    return vaka_sim_count(&plan);
}

bool vaka_lab_over(vaka_lab *lab)
{
    if (lab->sums.games >= vaka_lab_count(lab))
        return true;
    if (!lab->until || !lab->sums.games || lab->sums.games % VAKA_LAB_BLOCK)
        return false;
    vaka_lab_look(lab);
    return vaka_stats_unsure(&lab->stats) <= lab->until / 10000.0;
}

/* --- What it says of itself ------------------------------------------------------------------- */

const char *vaka_lab_text(const vaka_lab *lab, const char *name)
{
    return text_of(json_object_get(lab->run, name));
}

int64_t vaka_lab_number(const vaka_lab *lab, const char *name)
{
    return json_integer_value(json_object_get(lab->run, name));
}

const char *vaka_lab_bot(const vaka_lab *lab, int32_t seat)
{
    return text_of(json_array_get(json_object_get(lab->run, "bots"), (size_t)seat));
}

const char *vaka_lab_side(const vaka_lab *lab, int32_t zone)
{
    return text_of(json_array_get(json_object_get(lab->run, "places"), (size_t)zone));
}

const vaka_side_share *vaka_lab_side_named(const vaka_lab *lab, const char *name)
{
    for (uint32_t i = 0; i < lab->stats.side_count; i++)
        if (strcmp(vaka_lab_side(lab, lab->stats.side[i].zone), name) == 0)
            return &lab->stats.side[i];
    return NULL;
}

vaka_factor vaka_lab_factor(const vaka_lab *lab, uint32_t factor)
{
    const json_t *row = json_array_get(json_object_get(lab->run, "factors"), factor);

    return (vaka_factor){.sort = (uint32_t)json_integer_value(json_array_get(row, 0)),
                         .group = text_of(json_array_get(row, 1)),
                         .id = text_of(json_array_get(row, 2)),
                         .title = text_of(json_array_get(row, 3))};
}

int32_t vaka_lab_card(const vaka_lab *lab)
{
    const char *card = vaka_lab_text(lab, "card");

    for (uint32_t i = 0; *card && i < lab->sums.factor_count; i++) {
        vaka_factor factor = vaka_lab_factor(lab, i);
        if (factor.sort == VAKA_FACTOR_CARD && strcmp(factor.id, card) == 0)
            return (int32_t)i;
    }
    return VAKA_NONE;
}

bool vaka_lab_tells_effects(const vaka_lab *lab)
{
    uint32_t others = 0;

    for (uint32_t i = 0; i < lab->sums.factor_count; i++)
        others += vaka_lab_factor(lab, i).sort != VAKA_FACTOR_ACTION;
    return others > 1;
}

bool vaka_lab_knows_actions(const vaka_lab *lab)
{
    for (int32_t seat = 0; seat < lab->stats.seats; seat++)
        if (vaka_bot_knows_actions(vaka_lab_bot(lab, seat)))
            return true;
    return false;
}

vaka_spread vaka_lab_points(const vaka_lab *lab, const vaka_spread *spread)
{
    double unit = json_is_true(json_object_get(lab->run, "halves")) ? 0.5 : 1;

    return (vaka_spread){spread->mean * unit, spread->median * unit, spread->deviation * unit,
                         spread->min * unit, spread->max * unit};
}

/* What tells something before what only came up; then by the change, the greatest first. */
static int compare_rows(const void *a, const void *b)
{
    const vaka_lab_row *x = a, *y = b;
    bool tells_x = vaka_lab_row_tells(x), tells_y = vaka_lab_row_tells(y);

    if (tells_x != tells_y)
        return tells_y - tells_x;
    if (tells_x && x->effect.change.value != y->effect.change.value)
        return x->effect.change.value < y->effect.change.value ? 1 : -1;
    if (x->effect.in.share != y->effect.in.share)
        return x->effect.in.share < y->effect.in.share ? 1 : -1;
    return strcmp(x->factor.id, y->factor.id);
}

vaka_lab_row *vaka_lab_rows(const vaka_lab *lab, uint32_t sort, uint32_t *count)
{
    vaka_lab_row *rows = vaka_xnew((lab->sums.factor_count + 1u) * sizeof *rows);

    *count = 0;
    for (uint32_t i = 0; i < lab->sums.factor_count; i++) {
        vaka_lab_row row = {.factor = vaka_lab_factor(lab, i), .times = lab->sums.factors[i].times};

        if (row.factor.sort != sort ||
            (!lab->sums.factors[i].happened && sort != VAKA_FACTOR_ACTION))
            continue;
        vaka_stats_effect(&lab->sums, i, &lab->stats, &row.effect);
        rows[(*count)++] = row;
    }
    qsort(rows, *count, sizeof *rows, compare_rows);
    return rows;
}
