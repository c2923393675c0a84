/* cli/measure/sim_report.c - the results of a simulation, for people and for programs.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/sim_report.h"

/* Scores are kept in halves by games that have such. */
vaka_spread vaka_sim_points(const vaka_sim_report *report, const vaka_spread *spread)
{
    double unit = report->plan.layout->module->halves ? 0.5 : 1;

    return (vaka_spread){spread->mean * unit, spread->median * unit, spread->deviation * unit,
                         spread->min * unit, spread->max * unit};
}

static void spread_text(const char *title, vaka_spread spread, FILE *out)
{
    fprintf(out, "%-8s  mean %10.2f   median %8.1f   min %6g   max %6g\n", title, spread.mean,
            spread.median, spread.min, spread.max);
}

static void seats_text(const vaka_sim_report *report, FILE *out)
{
    const vaka_stats *stats = &report->stats;

    fprintf(out, "seat  bot              wins    share   95 %% interval       score mean\n");
    for (int32_t seat = 0; seat < stats->seats; seat++) {
        const vaka_share *share = &stats->seat[seat];

        fprintf(out, "%4d  %-10s %10.1f  %5.1f %%   %5.1f %% to %5.1f %%  %10.2f\n", (int)seat,
                report->plan.bot[seat], share->wins, 100 * share->share, 100 * share->low,
                100 * share->high, vaka_sim_points(report, &stats->score[seat]).mean);
    }
}

const char *vaka_sim_side_name(const vaka_sim_report *report, int32_t zone)
{
    const vaka_zone_info *info = &report->plan.layout->zones[zone];

    return info->title ? info->title : info->id ? info->id : "?";
}

static void sides_text(const vaka_sim_report *report, FILE *out)
{
    const vaka_stats *stats = &report->stats;

    if (!stats->side_count)
        return;
    fprintf(out, "\nside             games     wins    share   95 %% interval\n");
    for (uint32_t i = 0; i < stats->side_count; i++) {
        const vaka_side_share *side = &stats->side[i];

        fprintf(out, "%-14.14s %7u %8.1f  %5.1f %%   %5.1f %% to %5.1f %%\n",
                vaka_sim_side_name(report, side->zone), side->games, side->won.wins,
                100 * side->won.share, 100 * side->won.low, 100 * side->won.high);
    }
}

static void content_text(const vaka_journal_head *head, FILE *out)
{
    if (head->scenario[0])
        fprintf(out, "scenario %s\n", head->scenario);
    for (uint32_t i = 0; i < head->rule_count; i++)
        fprintf(out, "%s%s%s", i ? ", " : "rules ", head->rule[i],
                i + 1 < head->rule_count ? "" : "\n");
}

void vaka_sim_report_text(const vaka_sim_report *report, FILE *out)
{
    const vaka_module *module = report->plan.layout->module;
    const vaka_stats *stats = &report->stats;
    char seed[VAKA_SEED_TEXT];

    fprintf(out, "%s %s: %u games between bots, seed %s\n", module->title, module->version,
            stats->games, vaka_seed_write(&report->plan.seed, seed));
    content_text(report->head, out);
    fprintf(out,
            "%u finished (%u with a shared win, %u without a winner), %u at the bound of %u "
            "actions\n\n",
            stats->finished, stats->shared, stats->drawn, stats->at_bound, report->plan.bound);
    seats_text(report, out);
    sides_text(report, out);
    fputc('\n', out);
    spread_text("actions", stats->actions, out);
    if (stats->turns.max > 0)
        spread_text("turns", stats->turns, out);
    else
        fprintf(out, "turns     this game counts none\n");
    if (stats->seats > 1)
        spread_text("margin", vaka_sim_points(report, &stats->margin), out);
    if (report->seconds >= 0)
        fprintf(out, "\n%.2f s: %.0f games/s, %.0f actions/s\n", report->seconds,
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
                             spread_json(vaka_sim_points(report, &stats->score[seat]))));
    }
    return seats;
}

static json_t *sides_json(const vaka_sim_report *report)
{
    const vaka_stats *stats = &report->stats;
    json_t *sides = json_array();

    for (uint32_t i = 0; i < stats->side_count; i++) {
        const vaka_side_share *side = &stats->side[i];

        json_array_append_new(sides, json_pack("{s:s, s:i, s:f, s:f, s:f, s:f}", "side",
                                               vaka_sim_side_name(report, side->zone), "games",
                                               (int)side->games, "wins", side->won.wins, "share",
                                               side->won.share, "low", side->won.low, "high",
                                               side->won.high));
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

json_t *vaka_sim_report_object(const vaka_sim_report *report)
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
        spread_json(vaka_sim_points(report, &stats->margin)));

    json_object_set_new(root, "sides", sides_json(report));
    if (report->seconds >= 0)
        json_object_set_new(root, "timing", timing_json(report));
    return root;
}

void vaka_sim_report_json(const vaka_sim_report *report, FILE *out)
{
    json_t *root = vaka_sim_report_object(report);

    json_dumpf(root, out, JSON_INDENT(2) | JSON_REAL_PRECISION(10));
    fputc('\n', out);
    json_decref(root);
}
