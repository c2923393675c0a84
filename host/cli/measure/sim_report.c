/* cli/measure/sim_report.c - the results of a simulation, for people and for programs.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/sim_report.h"

#include "cli/measure/effect_title.h"
#include "front/page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void spread_text(const char *title, vaka_spread spread)
{
    printf("%-8s  mean %10.2f   median %8.1f   min %6g   max %6g\n", title, spread.mean,
           spread.median, spread.min, spread.max);
}

static void seats_text(const vaka_lab *lab)
{
    const vaka_stats *stats = &lab->stats;

    printf("seat  bot              wins    share   95 %% interval       score mean\n");
    for (int32_t seat = 0; seat < stats->seats; seat++) {
        const vaka_share *share = &stats->seat[seat];

        printf("%4d  %-10s %10.1f  %5.1f %%   %5.1f %% to %5.1f %%  %10.2f\n", (int)seat,
               vaka_lab_bot(lab, seat), share->wins, 100 * share->share, 100 * share->low,
               100 * share->high, vaka_lab_points(lab, &stats->score[seat]).mean);
    }
}

static void sides_text(const vaka_lab *lab)
{
    const vaka_stats *stats = &lab->stats;

    if (!stats->side_count)
        return;
    printf("\nside             games     wins    share   95 %% interval\n");
    for (uint32_t i = 0; i < stats->side_count; i++) {
        const vaka_side_share *side = &stats->side[i];

        printf("%-14.14s %7u %8.1f  %5.1f %%   %5.1f %% to %5.1f %%\n",
               vaka_lab_side(lab, side->zone), side->games, side->won.wins, 100 * side->won.share,
               100 * side->won.low, 100 * side->won.high);
    }
}

/* What a card does, in words. */
static void card_text(const vaka_lab *lab)
{
    int32_t card = vaka_lab_card(lab);
    vaka_effect of;

    if (card < 0)
        return;
    vaka_stats_effect(&lab->sums, (uint32_t)card, &lab->stats, &of);
    printf("\ncard %s: in %u games some got it and some did not (in %u nobody, in %u all)\n",
           vaka_lab_text(lab, "card"), of.games, of.none, of.all);
    if (!of.games)
        return;
    printf("who gets it wins %.1f %% of these; the same seats win %.1f %% of all games\n"
           "change %+.1f %%   95 %% interval %+.1f to %+.1f%s\n",
           100 * of.won, 100 * of.expected, 100 * of.change.value, 100 * of.change.low,
           100 * of.change.high, vaka_sim_shown(&of.change) ? "" : ": chance may explain it");
}

#define EFFECT_CARD 24  /* columns for the title of a card, … */
#define EFFECT_EVENT 52 /* … and for the sentence of an event with its id */

/* "… settles on … (settled)": a sentence tells what it is, its id which of several alike. */
static void effect_text(const vaka_factor *factor, int32_t columns)
{
    char title[240], id[96] = "";

    if (factor->sort == VAKA_FACTOR_EVENT)
        snprintf(id, sizeof id, " (%.80s)", factor->id);
    vaka_effect_title(NULL, factor, title, sizeof title - sizeof id);
    int32_t left = columns - vaka_page_columns(id);
    vaka_effect_shorten(title, left > 12 ? (size_t)left - 2 : 10);
    left -= vaka_page_columns(title);
    printf("%s%s%*s", title, id, left > 0 ? (int)left : 0, "");
}

static void effects_text(const vaka_lab *lab, uint32_t sort)
{
    uint32_t count;
    vaka_lab_row *rows = vaka_lab_rows(lab, sort, &count);
    bool card = sort == VAKA_FACTOR_CARD;
    int32_t columns = card ? EFFECT_CARD : EFFECT_EVENT;

    if (count)
        printf("\n%-*s in games      wins  instead of   change   95 %% interval\n", (int)columns,
               card ? "card" : "event");
    for (uint32_t i = 0; i < count; i++) {
        const vaka_effect *of = &rows[i].effect;

        effect_text(&rows[i].factor, columns);
        printf(" %6.1f %%", 100 * of->in.share);
        if (vaka_lab_row_tells(&rows[i]))
            printf("  %6.1f %%    %6.1f %%   %+6.1f   %+6.1f to %+6.1f%s", 100 * of->won,
                   100 * of->expected, 100 * of->change.value, 100 * of->change.low,
                   100 * of->change.high, vaka_sim_shown(&of->change) ? "  *" : "");
        putchar('\n');
    }
    free(rows);
}

/* A rule whose action nobody takes seems to change nothing. */
void vaka_sim_report_actions(const vaka_lab *lab, const char *before)
{
    uint32_t count;
    vaka_lab_row *rows = vaka_lab_rows(lab, VAKA_FACTOR_ACTION, &count);

    for (uint32_t i = 0; i < count; i++) {
        const vaka_factor *of = &rows[i].factor;

        printf("%saction \"%s\" of %s %.*s: ", before, of->title, of->group,
               (int)strcspn(of->id, "."), of->id);
        if (rows[i].times)
            printf("taken %llu %s in %u games\n", (unsigned long long)rows[i].times,
                   rows[i].times == 1 ? "time" : "times", lab->stats.finished);
        else
            printf("never taken in %u games%s\n", lab->stats.finished,
                   vaka_lab_knows_actions(lab) ? "" : ": these players do not know it");
    }
    free(rows);
}

static void words_text(const char *title, const json_t *words)
{
    for (size_t i = 0; i < json_array_size(words); i++)
        printf("%s%s%s", i ? ", " : title, json_string_value(json_array_get(words, i)),
               i + 1 < json_array_size(words) ? "" : "\n");
}

static void head_text(const vaka_lab *lab)
{
    const vaka_stats *stats = &lab->stats;

    printf("%s %s: %u games between bots, seed %s\n", vaka_lab_text(lab, "title"),
           vaka_lab_text(lab, "version"), stats->games, vaka_lab_text(lab, "seed"));
    if (lab->shards > 1)
        printf("shard %u/%u of %u games\n", lab->shard + 1, lab->shards, lab->games);
    if (*vaka_lab_text(lab, "scenario"))
        printf("scenario %s\n", vaka_lab_text(lab, "scenario"));
    words_text("rules ", json_object_get(lab->run, "rules"));
    printf("%u finished (%u with a shared win, %u without a winner), %u at the bound of %u "
           "actions\n",
           stats->finished, stats->shared, stats->drawn, stats->at_bound,
           (unsigned)vaka_lab_number(lab, "bound"));
    if (lab->until)
        printf("shares are known to ±%.1f %%; wanted: ±%g %%\n", 100 * vaka_stats_unsure(stats),
               lab->until / 100.0);
}

void vaka_sim_report_shares(const vaka_lab *lab)
{
    seats_text(lab);
    sides_text(lab);
}

void vaka_sim_report_text(const vaka_lab *lab)
{
    const vaka_stats *stats = &lab->stats;

    head_text(lab);
    putchar('\n');
    vaka_sim_report_shares(lab);
    card_text(lab);
    if (vaka_lab_tells_effects(lab)) {
        effects_text(lab, VAKA_FACTOR_CARD);
        effects_text(lab, VAKA_FACTOR_EVENT);
        printf("* more than chance explains; a card that winners can buy is not why they win\n");
    }
    putchar('\n');
    vaka_sim_report_actions(lab, "");
    spread_text("actions", stats->actions);
    if (stats->turns.max > 0)
        spread_text("turns", stats->turns);
    else
        printf("turns     this game counts none\n");
    if (stats->seats > 1)
        spread_text("margin", vaka_lab_points(lab, &stats->margin));
    if (lab->seconds >= 0)
        printf("\n%.2f s: %.0f games/s, %.0f actions/s\n", lab->seconds,
               stats->games / lab->seconds, stats->games * stats->actions.mean / lab->seconds);
}

static json_t *spread_json(vaka_spread spread)
{
    return json_pack("{s:f, s:f, s:f, s:f, s:f}", "mean", spread.mean, "median", spread.median,
                     "deviation", spread.deviation, "min", spread.min, "max", spread.max);
}

static json_t *seats_json(const vaka_lab *lab)
{
    const vaka_stats *stats = &lab->stats;
    json_t *seats = json_array();

    for (int32_t seat = 0; seat < stats->seats; seat++) {
        const vaka_share *share = &stats->seat[seat];

        json_array_append_new(
            seats, json_pack("{s:i, s:s, s:f, s:f, s:f, s:f, s:o}", "seat", (int)seat, "bot",
                             vaka_lab_bot(lab, seat), "wins", share->wins, "share", share->share,
                             "low", share->low, "high", share->high, "score",
                             spread_json(vaka_lab_points(lab, &stats->score[seat]))));
    }
    return seats;
}

static json_t *sides_json(const vaka_lab *lab)
{
    const vaka_stats *stats = &lab->stats;
    json_t *sides = json_array();

    for (uint32_t i = 0; i < stats->side_count; i++) {
        const vaka_side_share *side = &stats->side[i];

        json_array_append_new(sides,
                              json_pack("{s:s, s:i, s:f, s:f, s:f, s:f}", "side",
                                        vaka_lab_side(lab, side->zone), "games", (int)side->games,
                                        "wins", side->won.wins, "share", side->won.share, "low",
                                        side->won.low, "high", side->won.high));
    }
    return sides;
}

static json_t *timing_json(const vaka_lab *lab)
{
    const vaka_stats *stats = &lab->stats;

    return json_pack("{s:f, s:f, s:f}", "seconds", lab->seconds, "games_per_second",
                     stats->games / lab->seconds, "actions_per_second",
                     stats->games * stats->actions.mean / lab->seconds);
}

/* A number, or the digits of a key as a text. */
static json_t *seed_json(const vaka_lab *lab)
{
    vaka_seed seed = {0};

    vaka_seed_read(vaka_lab_text(lab, "seed"), &seed);
    return seed.generator == VAKA_GENERATOR_XOSHIRO ? json_integer((json_int_t)seed.number)
                                                    : json_string(vaka_lab_text(lab, "seed"));
}

static void put_effect(json_t *into, const vaka_effect *of)
{
    json_t *more =
        json_pack("{s:i, s:i, s:i, s:f, s:f, s:f, s:f, s:f}", "games", (int)of->games, "nobody",
                  (int)of->none, "all", (int)of->all, "won", of->won, "expected", of->expected,
                  "change", of->change.value, "low", of->change.low, "high", of->change.high);

    json_object_update(into, more);
    json_decref(more);
}

static json_t *card_json(const vaka_lab *lab, uint32_t card)
{
    json_t *out = json_pack("{s:s}", "card", vaka_lab_text(lab, "card"));
    vaka_effect of;

    vaka_stats_effect(&lab->sums, card, &lab->stats, &of);
    put_effect(out, &of);
    return out;
}

static json_t *effects_json(const vaka_lab *lab, uint32_t sort)
{
    uint32_t count;
    vaka_lab_row *rows = vaka_lab_rows(lab, sort, &count);
    json_t *list = json_array();

    for (uint32_t i = 0; i < count; i++) {
        const vaka_effect *of = &rows[i].effect;
        json_t *row =
            json_pack("{s:s, s:s, s:s, s:{s:f, s:f, s:f}, s:f}", "id", rows[i].factor.id, "title",
                      rows[i].factor.title, "group", rows[i].factor.group, "in_games", "share",
                      of->in.share, "low", of->in.low, "high", of->in.high, "times", of->times);

        put_effect(row, of);
        json_array_append_new(list, row);
    }
    free(rows);
    return list;
}

static json_t *offered_json(const vaka_lab *lab)
{
    uint32_t count;
    vaka_lab_row *rows = vaka_lab_rows(lab, VAKA_FACTOR_ACTION, &count);
    json_t *list = json_array();

    for (uint32_t i = 0; i < count; i++)
        json_array_append_new(
            list, json_pack("{s:s, s:s, s:s, s:I, s:f}", "id", rows[i].factor.id, "title",
                            rows[i].factor.title, "group", rows[i].factor.group, "taken",
                            (json_int_t)rows[i].times, "in_games", rows[i].effect.in.share));
    free(rows);
    return list;
}

static void put_more(json_t *root, const vaka_lab *lab)
{
    int32_t card = vaka_lab_card(lab);

    json_object_set_new(root, "sides", sides_json(lab));
    json_object_set_new(root, "known_to", json_real(vaka_stats_unsure(&lab->stats)));
    if (lab->shards > 1)
        json_object_set_new(root, "shard",
                            json_pack("[i, i]", (int)lab->shard + 1, (int)lab->shards));
    if (card >= 0)
        json_object_set_new(root, "card", card_json(lab, (uint32_t)card));
    json_object_set_new(root, "offered", offered_json(lab));
    if (vaka_lab_tells_effects(lab)) {
        json_object_set_new(root, "cards", effects_json(lab, VAKA_FACTOR_CARD));
        json_object_set_new(root, "events", effects_json(lab, VAKA_FACTOR_EVENT));
    }
    if (lab->seconds >= 0)
        json_object_set_new(root, "timing", timing_json(lab));
}

json_t *vaka_sim_report_json(const vaka_lab *lab)
{
    const vaka_stats *stats = &lab->stats;
    json_t *root = json_pack(
        "{s:s, s:s, s:o, s:s, s:O, s:O, s:O, s:i, s:i, s:i, s:i, s:i, s:i, s:o, s:o, s:o, s:o}",
        "game", vaka_lab_text(lab, "game"), "version", vaka_lab_text(lab, "version"), "seed",
        seed_json(lab), "scenario", vaka_lab_text(lab, "scenario"), "rules",
        json_object_get(lab->run, "rules"), "mods", json_object_get(lab->run, "mods"), "options",
        json_object_get(lab->run, "options"), "games", (int)stats->games, "finished",
        (int)stats->finished, "shared", (int)stats->shared, "drawn", (int)stats->drawn, "at_bound",
        (int)stats->at_bound, "bound", (int)vaka_lab_number(lab, "bound"), "seats", seats_json(lab),
        "actions", spread_json(stats->actions), "turns", spread_json(stats->turns), "margin",
        spread_json(vaka_lab_points(lab, &stats->margin)));

    put_more(vaka_xneed(root), lab);
    return root;
}

void vaka_sim_print_json(json_t *root)
{
    json_dumpf(root, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(10));
    putchar('\n');
    json_decref(root);
}
