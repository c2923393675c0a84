/* cli/measure/sim_report.c - the results of a simulation, for people and for programs.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/sim_report.h"

#include <jansson.h>

/* Scores are kept in halves by games that have such. */
static vaka_spread points_of(const vaka_sim_report *report, const vaka_spread *spread)
{
    double unit = report->plan.layout->module->halves ? 0.5 : 1;

    return (vaka_spread){spread->mean * unit, spread->median * unit, spread->deviation * unit,
                         spread->min * unit, spread->max * unit};
}

static void spread_text(const char *title, vaka_spread spread)
{
    printf("%-8s  mean %10.2f   median %8.1f   min %6g   max %6g\n", title, spread.mean,
           spread.median, spread.min, spread.max);
}

static void seats_text(const vaka_sim_report *report)
{
    const vaka_stats *stats = &report->stats;

    printf("seat  bot              wins    share   95 %% interval       score mean\n");
    for (int32_t seat = 0; seat < stats->seats; seat++) {
        const vaka_share *share = &stats->seat[seat];

        printf("%4d  %-10s %10.1f  %5.1f %%   %5.1f %% to %5.1f %%  %10.2f\n", (int)seat,
               report->plan.bot[seat], share->wins, 100 * share->share, 100 * share->low,
               100 * share->high, points_of(report, &stats->score[seat]).mean);
    }
}

static const char *side_name(const vaka_sim_report *report, int32_t zone)
{
    const vaka_zone_info *info = &report->plan.layout->zones[zone];

    return info->title ? info->title : info->id ? info->id : "?";
}

static void sides_text(const vaka_sim_report *report)
{
    const vaka_stats *stats = &report->stats;

    if (!stats->side_count)
        return;
    printf("\nside             games     wins    share   95 %% interval\n");
    for (uint32_t i = 0; i < stats->side_count; i++) {
        const vaka_side_share *side = &stats->side[i];

        printf("%-14.14s %7u %8.1f  %5.1f %%   %5.1f %% to %5.1f %%\n",
               side_name(report, side->zone), side->games, side->won.wins, 100 * side->won.share,
               100 * side->won.low, 100 * side->won.high);
    }
}

/* What a card does, in words. */
static void card_text(const vaka_sim_report *report)
{
    const vaka_card_share *of = &report->of_card;
    const vaka_difference_of *by = &of->change;

    if (!report->card)
        return;
    printf("\ncard %s: in %u games some got it and some did not (in %u nobody, in %u all)\n",
           report->card, of->games, of->none, of->all);
    if (!of->games)
        return;
    printf("who gets it wins %.1f %% of these; the same seats win %.1f %% of all games\n"
           "change %+.1f %%   95 %% interval %+.1f to %+.1f%s\n",
           100 * of->won, 100 * of->expected, 100 * by->value, 100 * by->low, 100 * by->high,
           by->low > 0 || by->high < 0 ? "" : ": chance may explain it");
}

static void content_text(const vaka_journal_head *head)
{
    if (head->scenario[0])
        printf("scenario %s\n", head->scenario);
    for (uint32_t i = 0; i < head->rule_count; i++)
        printf("%s%s%s", i ? ", " : "rules ", head->rule[i], i + 1 < head->rule_count ? "" : "\n");
}

void vaka_sim_report_text(const vaka_sim_report *report)
{
    const vaka_module *module = report->plan.layout->module;
    const vaka_stats *stats = &report->stats;
    char seed[VAKA_SEED_TEXT];

    printf("%s %s: %u games between bots, seed %s\n", module->title, module->version, stats->games,
           vaka_seed_write(&report->plan.seed, seed));
    content_text(report->head);
    printf("%u finished (%u with a shared win, %u without a winner), %u at the bound of %u "
           "actions\n\n",
           stats->finished, stats->shared, stats->drawn, stats->at_bound, report->plan.bound);
    seats_text(report);
    sides_text(report);
    card_text(report);
    putchar('\n');
    spread_text("actions", stats->actions);
    if (stats->turns.max > 0)
        spread_text("turns", stats->turns);
    else
        printf("turns     this game counts none\n");
    if (stats->seats > 1)
        spread_text("margin", points_of(report, &stats->margin));
    if (report->seconds >= 0)
        printf("\n%.2f s: %.0f games/s, %.0f actions/s\n", report->seconds,
               stats->games / report->seconds,
               stats->games * stats->actions.mean / report->seconds);
}

static json_t *spread_json(vaka_spread spread)
{
    return json_pack("{s:f, s:f, s:f, s:f, s:f}", "mean", spread.mean, "median", spread.median,
                     "deviation", spread.deviation, "min", spread.min, "max", spread.max);
}

static json_t *seats_json(const vaka_sim_report *report)
{
    const vaka_stats *stats = &report->stats;
    json_t *seats = json_array();

    for (int32_t seat = 0; seat < stats->seats; seat++) {
        const vaka_share *share = &stats->seat[seat];

        json_array_append_new(
            seats, json_pack("{s:i, s:s, s:f, s:f, s:f, s:f, s:o}", "seat", (int)seat, "bot",
                             report->plan.bot[seat], "wins", share->wins, "share", share->share,
                             "low", share->low, "high", share->high, "score",
                             spread_json(points_of(report, &stats->score[seat]))));
    }
    return seats;
}

static json_t *sides_json(const vaka_sim_report *report)
{
    const vaka_stats *stats = &report->stats;
    json_t *sides = json_array();

    for (uint32_t i = 0; i < stats->side_count; i++) {
        const vaka_side_share *side = &stats->side[i];

        json_array_append_new(sides,
                              json_pack("{s:s, s:i, s:f, s:f, s:f, s:f}", "side",
                                        side_name(report, side->zone), "games", (int)side->games,
                                        "wins", side->won.wins, "share", side->won.share, "low",
                                        side->won.low, "high", side->won.high));
    }
    return sides;
}

static json_t *options_json(const vaka_layout *layout)
{
    json_t *options = json_object();

    for (uint32_t row = 0; row < layout->module->option_count; row++)
        json_object_set_new(options, layout->module->options[row].id,
                            json_integer(layout->setup.option[row]));
    return options;
}

static json_t *words_json(const char (*words)[96], uint32_t count)
{
    json_t *list = json_array();

    for (uint32_t i = 0; i < count; i++)
        json_array_append_new(list, json_string(words[i]));
    return list;
}

static json_t *timing_json(const vaka_sim_report *report)
{
    const vaka_stats *stats = &report->stats;

    return json_pack("{s:i, s:f, s:f, s:f}", "jobs", (int)report->plan.jobs, "seconds",
                     report->seconds, "games_per_second", stats->games / report->seconds,
                     "actions_per_second", stats->games * stats->actions.mean / report->seconds);
}

/* A number, or the digits of a key as a text. */
static json_t *seed_json(const vaka_seed *seed)
{
    char text[VAKA_SEED_TEXT];

    return seed->generator == VAKA_GENERATOR_XOSHIRO ? json_integer((json_int_t)seed->number)
                                                     : json_string(vaka_seed_write(seed, text));
}

static json_t *card_json(const vaka_sim_report *report)
{
    const vaka_card_share *of = &report->of_card;

    return json_pack("{s:s, s:i, s:i, s:i, s:f, s:f, s:f, s:f, s:f}", "card", report->card, "games",
                     (int)of->games, "nobody", (int)of->none, "all", (int)of->all, "won", of->won,
                     "expected", of->expected, "change", of->change.value, "low", of->change.low,
                     "high", of->change.high);
}

static json_t *report_json(const vaka_sim_report *report)
{
    const vaka_layout *layout = report->plan.layout;
    const vaka_stats *stats = &report->stats;
    json_t *root = json_pack(
        "{s:s, s:s, s:o, s:s, s:o, s:o, s:o, s:i, s:i, s:i, s:i, s:i, s:i, s:o, s:o, s:o, s:o}",
        "game", layout->module->id, "version", layout->module->version, "seed",
        seed_json(&report->plan.seed), "scenario", report->head->scenario, "rules",
        words_json(report->head->rule, report->head->rule_count), "mods",
        words_json(report->head->mod, report->head->mod_count), "options", options_json(layout),
        "games", (int)stats->games, "finished", (int)stats->finished, "shared", (int)stats->shared,
        "drawn", (int)stats->drawn, "at_bound", (int)stats->at_bound, "bound",
        (int)report->plan.bound, "seats", seats_json(report), "actions",
        spread_json(stats->actions), "turns", spread_json(stats->turns), "margin",
        spread_json(points_of(report, &stats->margin)));

    json_object_set_new(root, "sides", sides_json(report));
    if (report->card)
        json_object_set_new(root, "card", card_json(report));
    if (report->seconds >= 0)
        json_object_set_new(root, "timing", timing_json(report));
    return root;
}

void vaka_sim_report_json(const vaka_sim_report *report)
{
    json_t *root = report_json(report);

    json_dumpf(root, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(10));
    putchar('\n');
    json_decref(root);
}

/* --- Two simulations side by side: what a scenario or a rule changes ------------------------- */

/* A difference counts as shown when nought is not in its interval. */
static const char *verdict(const vaka_difference_of *by)
{
    return by->low > 0 || by->high < 0 ? "  *" : "";
}

static const vaka_side_share *side_in(const vaka_stats *stats, int32_t zone)
{
    for (uint32_t i = 0; i < stats->side_count; i++)
        if (stats->side[i].zone == zone)
            return &stats->side[i];
    return NULL;
}

static void part_text(const char *name, const vaka_share *a, const vaka_share *b,
                      vaka_difference_of by)
{
    printf("%-20s %6.1f %%  %6.1f %%   %+6.1f   %+6.1f to %+6.1f%s\n", name,
           100 * (a ? a->share : 0), 100 * (b ? b->share : 0), 100 * by.value, 100 * by.low,
           100 * by.high, verdict(&by));
}

static void mean_text(const char *name, const vaka_spread *a, const vaka_spread *b,
                      vaka_difference_of by)
{
    printf("%-20s %8.2f  %8.2f   %+6.2f   %+6.2f to %+6.2f%s\n", name, a->mean, b->mean, by.value,
           by.low, by.high, verdict(&by));
}

static void compare_seats(const vaka_stats *a, const vaka_stats *b)
{
    char name[32];

    for (int32_t seat = 0; seat < a->seats && seat < b->seats; seat++) {
        snprintf(name, sizeof name, "seat %d wins", (int)seat);
        part_text(
            name, &a->seat[seat], &b->seat[seat],
            vaka_stats_parts(a->seat[seat].wins, a->finished, b->seat[seat].wins, b->finished));
    }
}

static vaka_difference_of side_difference(const vaka_side_share *a, const vaka_side_share *b)
{
    return vaka_stats_parts(a ? a->won.wins : 0, a ? a->games : 0, b ? b->won.wins : 0,
                            b ? b->games : 0);
}

/* Sides of the first, then those that only the second has. */
static void compare_sides(const vaka_sim_pair *pair)
{
    const vaka_stats *a = &pair->run[0].stats, *b = &pair->run[1].stats;
    char name[48];

    for (int which = 0; which < 2; which++) {
        const vaka_stats *of = which ? b : a;
        for (uint32_t i = 0; i < of->side_count; i++) {
            const vaka_side_share *in_a = side_in(a, of->side[i].zone);
            const vaka_side_share *in_b = side_in(b, of->side[i].zone);
            if (which && in_a)
                continue;
            snprintf(name, sizeof name, "%.30s wins",
                     side_name(&pair->run[which], of->side[i].zone));
            part_text(name, in_a ? &in_a->won : NULL, in_b ? &in_b->won : NULL,
                      side_difference(in_a, in_b));
        }
    }
}

void vaka_sim_compare_text(const vaka_sim_pair *pair)
{
    const vaka_stats *a = &pair->run[0].stats, *b = &pair->run[1].stats;
    char seed[VAKA_SEED_TEXT];

    printf("%s: %u games each between bots, seed %s\n", pair->run[0].plan.layout->module->title,
           a->games, vaka_seed_write(&pair->run[0].plan.seed, seed));
    for (int i = 0; i < 2; i++)
        printf("%c  %s: %u finished, %u at the bound of %u actions\n", "AB"[i], pair -> name[i],
               pair -> run[i].stats.finished, pair->run[i].stats.at_bound, pair->run[i].plan.bound);
    printf("\n%-20s %8s  %8s   B less A  95 %% interval\n", "", "A", "B");
    compare_seats(a, b);
    compare_sides(pair);
    mean_text("turns", &a->turns, &b->turns,
              vaka_stats_means(&a->turns, a->finished, &b->turns, b->finished));
    vaka_spread margin[2] = {points_of(&pair->run[0], &a->margin),
                             points_of(&pair->run[1], &b->margin)};
    mean_text("margin", &margin[0], &margin[1],
              vaka_stats_means(&margin[0], a->finished, &margin[1], b->finished));
    printf("\n* more than chance explains: nought is not in the interval\n");
}

static json_t *difference_json(vaka_difference_of by)
{
    return json_pack("{s:f, s:f, s:f}", "value", by.value, "low", by.low, "high", by.high);
}

static json_t *differences_json(const vaka_sim_pair *pair)
{
    const vaka_stats *a = &pair->run[0].stats, *b = &pair->run[1].stats;
    vaka_spread margin[2] = {points_of(&pair->run[0], &a->margin),
                             points_of(&pair->run[1], &b->margin)};
    json_t *seats = json_array(), *sides = json_object();

    for (int32_t seat = 0; seat < a->seats && seat < b->seats; seat++)
        json_array_append_new(seats,
                              difference_json(vaka_stats_parts(a->seat[seat].wins, a->finished,
                                                               b->seat[seat].wins, b->finished)));
    for (uint32_t i = 0; i < a->side_count; i++) {
        const vaka_side_share *other = side_in(b, a->side[i].zone);
        if (other)
            json_object_set_new(sides, side_name(&pair->run[0], a->side[i].zone),
                                difference_json(side_difference(&a->side[i], other)));
    }
    return json_pack(
        "{s:o, s:o, s:o, s:o}", "seats", seats, "sides", sides, "turns",
        difference_json(vaka_stats_means(&a->turns, a->finished, &b->turns, b->finished)), "margin",
        difference_json(vaka_stats_means(&margin[0], a->finished, &margin[1], b->finished)));
}

void vaka_sim_compare_json(const vaka_sim_pair *pair)
{
    json_t *root = json_pack("{s:s, s:s, s:o, s:o, s:o}", "a_is", pair->name[0], "b_is",
                             pair->name[1], "a", report_json(&pair->run[0]), "b",
                             report_json(&pair->run[1]), "b_less_a", differences_json(pair));

    json_dumpf(root, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(10));
    putchar('\n');
    json_decref(root);
}
