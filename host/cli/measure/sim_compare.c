/* cli/measure/sim_compare.c - two simulations side by side: what a scenario or a rule changes.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/sim_report.h"

#include <stdio.h>
#include <string.h>

static const char *verdict(const vaka_difference_of *by)
{
    return vaka_sim_shown(by) ? "  *" : "";
}

static void part_text(const char *name, const vaka_share *a, const vaka_share *b,
                      vaka_difference_of by)
{
    printf("%-20s %6.1f %%  %6.1f %%   %+6.1f   %+6.1f to %+6.1f%s\n", name, 100 * a->share,
           100 * b->share, 100 * by.value, 100 * by.low, 100 * by.high, verdict(&by));
}

/* A side that only one of both has: there is nothing to compare it with. */
static void lone_text(const char *name, const vaka_share *a, const vaka_share *b)
{
    char part[2][16] = {"-", "-"};

    if (a)
        snprintf(part[0], sizeof part[0], "%.1f %%", 100 * a->share);
    if (b)
        snprintf(part[1], sizeof part[1], "%.1f %%", 100 * b->share);
    printf("%-20s %8s  %8s   %6s\n", name, part[0], part[1], "-");
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
    return vaka_stats_parts(a->won.wins, a->games, b->won.wins, b->games);
}

/* Sides of the first, then those that only the second has. */
static void compare_sides(const vaka_sim_pair *pair)
{
    char name[48];

    for (int which = 0; which < 2; which++) {
        const vaka_stats *of = &pair->run[which]->stats;
        for (uint32_t i = 0; i < of->side_count; i++) {
            const char *side = vaka_lab_side(pair->run[which], of->side[i].zone);
            const vaka_side_share *in_a = vaka_lab_side_named(pair->run[0], side);
            const vaka_side_share *in_b = vaka_lab_side_named(pair->run[1], side);
            if (which && in_a)
                continue;
            snprintf(name, sizeof name, "%.30s wins", side);
            if (in_a && in_b)
                part_text(name, &in_a->won, &in_b->won, side_difference(in_a, in_b));
            else
                lone_text(name, in_a ? &in_a->won : NULL, in_b ? &in_b->won : NULL);
        }
    }
}

void vaka_sim_compare_rows(const vaka_sim_pair *pair)
{
    const vaka_stats *a = &pair->run[0]->stats, *b = &pair->run[1]->stats;

    compare_seats(a, b);
    compare_sides(pair);
    mean_text("turns", &a->turns, &b->turns,
              vaka_stats_means(&a->turns, a->finished, &b->turns, b->finished));
    vaka_spread margin[2] = {vaka_lab_points(pair->run[0], &a->margin),
                             vaka_lab_points(pair->run[1], &b->margin)};
    mean_text("margin", &margin[0], &margin[1],
              vaka_stats_means(&margin[0], a->finished, &margin[1], b->finished));
}

void vaka_sim_compare_text(const vaka_sim_pair *pair)
{
    printf("%s: %u games each between bots, seed %s\n", vaka_lab_text(pair->run[0], "title"),
           pair->run[0]->stats.games, vaka_lab_text(pair->run[0], "seed"));
    for (int i = 0; i < 2; i++)
        printf("%s  %s: %u finished, %u at the bound of %u actions\n", i ? "B" : "A",
               vaka_sim_called(pair->name[i]), pair->run[i]->stats.finished,
               pair->run[i]->stats.at_bound, (unsigned)vaka_lab_number(pair->run[i], "bound"));
    printf("\n%-20s %8s  %8s   B less A  95 %% interval\n", "", "A", "B");
    vaka_sim_compare_rows(pair);
    printf("\n* more than chance explains: nought is not in the interval\n");
    for (int i = 0; i < 2; i++)
        vaka_sim_report_actions(pair->run[i], i ? "B  " : "A  ");
}

static json_t *difference_json(vaka_difference_of by)
{
    return json_pack("{s:f, s:f, s:f}", "value", by.value, "low", by.low, "high", by.high);
}

json_t *vaka_sim_differences_json(const vaka_sim_pair *pair)
{
    const vaka_stats *a = &pair->run[0]->stats, *b = &pair->run[1]->stats;
    vaka_spread margin[2] = {vaka_lab_points(pair->run[0], &a->margin),
                             vaka_lab_points(pair->run[1], &b->margin)};
    json_t *seats = json_array(), *sides = json_object();

    for (int32_t seat = 0; seat < a->seats && seat < b->seats; seat++)
        json_array_append_new(seats,
                              difference_json(vaka_stats_parts(a->seat[seat].wins, a->finished,
                                                               b->seat[seat].wins, b->finished)));
    for (uint32_t i = 0; i < a->side_count; i++) {
        const char *side = vaka_lab_side(pair->run[0], a->side[i].zone);
        const vaka_side_share *other = vaka_lab_side_named(pair->run[1], side);
        if (other)
            json_object_set_new(sides, side, difference_json(side_difference(&a->side[i], other)));
    }
    return json_pack(
        "{s:o, s:o, s:o, s:o}", "seats", seats, "sides", sides, "turns",
        difference_json(vaka_stats_means(&a->turns, a->finished, &b->turns, b->finished)), "margin",
        difference_json(vaka_stats_means(&margin[0], a->finished, &margin[1], b->finished)));
}

json_t *vaka_sim_compare_json(const vaka_sim_pair *pair)
{
    return json_pack("{s:s, s:s, s:o, s:o, s:o}", "a_is", pair->name[0], "b_is", pair->name[1], "a",
                     vaka_sim_report_json(pair->run[0]), "b", vaka_sim_report_json(pair->run[1]),
                     "b_less_a", vaka_sim_differences_json(pair));
}
