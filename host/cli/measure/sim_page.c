/* cli/measure/sim_page.c - the results of simulations as a page with plots.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/sim_page.h"

#include "files/file.h"

#include <stdlib.h>
#include <string.h>

/* --- Text ------------------------------------------------------------------------------------- */

void vaka_page_element(const vaka_page_to *to, const char *name, const char *text)
{
    fprintf(to->out, "<%s>", name);
    vaka_plot_text(to->out, text);
    fprintf(to->out, "</%s>\n", name);
}

void vaka_page_how(const vaka_page_to *to, const char *text)
{
    fputs("<p class=\"how\">", to->out);
    vaka_plot_text(to->out, text);
    fputs("</p>\n", to->out);
}

/* --- The frame of the page -------------------------------------------------------------------- */

static const char style[] =
    ":root{color-scheme:light dark;--paper:#f6f1e4;--sheet:#fffdf6;--ink:#10222e;--soft:#4d5d66;"
    "--line:#d8cfb8;--sea:#1d5f87;--bar:#3f8fb0;--far:#b23a48;--mark:#8a5a00;--band:#0b3c5d;"
    "--foam:#f6f1e4}\n"
    "@media(prefers-color-scheme:dark){:root{--paper:#0d1a22;--sheet:#16262f;--ink:#e8e2d2;"
    "--soft:#a9b4b6;--line:#2c414c;--sea:#7cc6c3;--bar:#3e8583;--far:#f08a7a;--mark:#ffc857;"
    "--band:#071e2e;--foam:#e8e2d2}}\n"
    "*{box-sizing:border-box}\n"
    "body{margin:0;background:var(--paper);color:var(--ink);"
    "font:16px/1.5 'Noto Sans','DejaVu Sans',sans-serif;font-variant-numeric:tabular-nums}\n"
    "header{background:var(--band);color:var(--foam);padding:28px 0 24px;"
    "border-bottom:4px solid #ffc857}\n"
    "header>div,main{max-width:900px;margin:0 auto}\n"
    "main{padding:8px 0 40px}body{min-width:320px}main>*{margin-left:20px;margin-right:20px}"
    "header>div{padding:0 20px}\n"
    "h1,h2,h3{font-family:'EB Garamond','Noto Serif',serif;font-weight:600;line-height:1.2}\n"
    "h1{font-size:34px;margin:0 0 6px}h2{font-size:25px;margin:0 0 2px}h3{font-size:20px;"
    "margin:18px 0 0}\n"
    "header p{margin:2px 0;overflow-wrap:anywhere}\n"
    "section{background:var(--sheet);border:1px solid var(--line);border-radius:6px;"
    "padding:18px 22px 14px;margin-top:20px;margin-bottom:20px;overflow-x:auto}\n"
    ".how{color:var(--soft);font-size:14px;margin:2px 0 10px;max-width:68ch}\n"
    "svg{display:block;width:100%;min-width:560px;height:auto;margin:6px 0}\n"
    "svg text{fill:var(--ink);font-size:15px}\n"
    "svg .note,svg .scale{fill:var(--soft);font-size:12.5px}\n"
    "svg .scale,svg .marked{text-anchor:middle}svg .told{text-anchor:end;font-size:13.5px}\n"
    "svg .marked{fill:var(--mark);font-size:12.5px}\n"
    "svg .grid{stroke:var(--line);stroke-width:1}svg .floor{stroke:var(--soft);stroke-width:1}\n"
    "svg .mark{stroke:var(--mark);stroke-width:1.5;stroke-dasharray:5 4}\n"
    "svg .near path{stroke:var(--sea);stroke-width:3;stroke-linecap:round}"
    "svg .near .dot{fill:var(--sea)}\n"
    "svg .far path{stroke:var(--far);stroke-width:3;stroke-linecap:round}"
    "svg .far .dot{fill:var(--far);stroke:none}\n"
    "svg .bar{fill:var(--bar)}\n"
    "details{margin:8px 0 4px}summary{cursor:pointer;color:var(--sea)}\n"
    "table{border-collapse:collapse;font-size:14px;margin:8px 0;width:100%}\n"
    "th,td{text-align:right;padding:4px 10px;border-bottom:1px solid var(--line)}\n"
    "th:first-child,td:first-child{text-align:left;padding-left:0}th{font-weight:600;"
    "color:var(--soft)}\n"
    "@media print{section{break-inside:avoid}}\n";

static void put_header(const vaka_page_to *to, const vaka_sim_set *set)
{
    const vaka_lab *lab = &set->labs[0];
    char line[400];
    const json_t *rules = json_object_get(lab->run, "rules");

    fprintf(to->out,
            "<!DOCTYPE html>\n<html lang=\"%s\">\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>",
            to->say ? to->say->current(to->say->texts) : "en");
    vaka_plot_text(to->out, vaka_say(to->say, vaka_lab_text(lab, "title")));
    fprintf(to->out, "</title>\n<style>\n%s</style>\n<header><div>\n", style);
    vaka_page_element(to, "h1", vaka_say(to->say, vaka_lab_text(lab, "title")));
    vaka_page_element(
        to, "p",
        vaka_say_with(to->say, "{0} games between programs, seed {1}",
                      VAKA_WITH(VAKA_INT(lab->stats.games), vaka_lab_text(lab, "seed")), line,
                      sizeof line));
    if (set->count == 1 && *vaka_lab_text(lab, "scenario"))
        vaka_page_element(to, "p",
                          vaka_say_with(to->say, "Scenario: {0}",
                                        VAKA_WITH(vaka_lab_text(lab, "scenario")), line,
                                        sizeof line));
    for (size_t i = 0; i < json_array_size(rules); i++)
        vaka_page_element(to, "p",
                          vaka_say_with(to->say, "Rule: {0}",
                                        VAKA_WITH(json_string_value(json_array_get(rules, i))),
                                        line, sizeof line));
    vaka_page_element(
        to, "p",
        vaka_say_with(to->say,
                      "{0} finished, {1} with a shared win, {2} without a winner, {3} "
                      "broken off",
                      VAKA_WITH(VAKA_INT(lab->stats.finished), VAKA_INT(lab->stats.shared),
                                VAKA_INT(lab->stats.drawn), VAKA_INT(lab->stats.at_bound)),
                      line, sizeof line));
    fputs("</div></header>\n<main>\n", to->out);
}

/* --- Shares ----------------------------------------------------------------------------------- */

static void tell_share(vaka_plot_row *row, const vaka_share *share)
{
    row->value = share->share;
    row->low = share->low;
    row->high = share->high;
    snprintf(row->told, sizeof row->told, "%.1f %%  (%.1f – %.1f)", 100 * share->share,
             100 * share->low, 100 * share->high);
}

/* What a seat would win if all were alike: those that nobody plays are no rivals. */
static double fair_share(const vaka_lab *lab)
{
    int32_t players = 0;

    for (int32_t seat = 0; seat < lab->stats.seats; seat++)
        players += strcmp(vaka_lab_bot(lab, seat), "nobody") != 0;
    return players > 1 ? 1.0 / players : 0.5;
}

static void plot_shares(const vaka_page_to *to, const vaka_lab *lab, const char *title,
                        const vaka_plot_row *rows, uint32_t count)
{
    char name[80], part[24];
    double fair = fair_share(lab);

    snprintf(part, sizeof part, "%.3g", 100 * fair);
    vaka_plot plot = {.title = title,
                      .mark_name =
                          vaka_say_with(to->say, "fair: {0} %", VAKA_WITH(part), name, sizeof name),
                      .mark = fair,
                      .rows = rows,
                      .count = count};
    vaka_plot_bounds(&plot);
    vaka_plot_intervals(to->out, &plot);
}

static void put_seats(const vaka_page_to *to, const vaka_lab *lab)
{
    vaka_plot_row rows[VAKA_MAX_SEATS] = {0};
    char labels[VAKA_MAX_SEATS][40];
    const char *title = vaka_say(to->say, "Who wins, by seat");

    for (int32_t seat = 0; seat < lab->stats.seats; seat++) {
        vaka_say_with(to->say, "Seat {0}", VAKA_WITH(VAKA_INT(seat)), labels[seat],
                      sizeof labels[seat]);
        rows[seat].label = labels[seat];
        rows[seat].note = vaka_lab_bot(lab, seat);
        tell_share(&rows[seat], &lab->stats.seat[seat]);
    }
    vaka_page_element(to, "h3", title);
    plot_shares(to, lab, title, rows, (uint32_t)lab->stats.seats);
}

static void put_sides(const vaka_page_to *to, const vaka_lab *lab)
{
    vaka_plot_row rows[VAKA_STATS_SIDES] = {0};
    const char *title = vaka_say(to->say, "Who wins, by side");

    if (!lab->stats.side_count)
        return;
    for (uint32_t i = 0; i < lab->stats.side_count; i++) {
        rows[i].label = vaka_say(to->say, vaka_lab_side(lab, lab->stats.side[i].zone));
        tell_share(&rows[i], &lab->stats.side[i].won);
    }
    vaka_page_element(to, "h3", title);
    plot_shares(to, lab, title, rows, lab->stats.side_count);
}

static void put_shares(const vaka_page_to *to, const vaka_lab *lab, const char *name)
{
    fputs("<section>\n", to->out);
    vaka_page_element(to, "h2", name);
    vaka_page_how(to, vaka_say(to->say,
                               "A mark is the part of the games that was won; the bar through "
                               "it is the 95 % interval. A diamond stands where chance does not "
                               "explain the distance from a fair share."));
    put_sides(to, lab);
    put_seats(to, lab);
    vaka_page_actions(to, lab);
    fputs("</section>\n", to->out);
}

/* --- How long, how close ---------------------------------------------------------------------- */

static void put_lengths(const vaka_page_to *to, const vaka_lab *lab)
{
    double unit = json_is_true(json_object_get(lab->run, "halves")) ? 0.5 : 1;
    const char *turns = vaka_say(to->say, "Turns of a game");
    const char *actions = vaka_say(to->say, "Actions of a game");
    const char *margin = vaka_say(to->say, "Points between the first and the second");

    fputs("<section>\n", to->out);
    vaka_page_element(to, "h2", vaka_say(to->say, "How long, how close"));
    if (lab->stats.turns.max > 0) {
        vaka_page_element(to, "h3", turns);
        vaka_plot_bars(to->out, turns, &lab->sums.measured[VAKA_SUM_TURNS], 1);
    }
    vaka_page_element(to, "h3", actions);
    vaka_plot_bars(to->out, actions, &lab->sums.measured[VAKA_SUM_ACTIONS], 1);
    if (lab->stats.seats > 1 && lab->stats.margin.max > 0) {
        vaka_page_element(to, "h3", margin);
        vaka_plot_bars(to->out, margin, &lab->sums.measured[VAKA_SUM_MARGIN], unit);
    }
    fputs("</section>\n", to->out);
}

/* --- Several runs ----------------------------------------------------------------------------- */

/* What a run is called: a scenario, rules, or neither. */
static const char *run_name(const vaka_page_to *to, const char *name, char *out, size_t room)
{
    static const char *const sorts[] = {"scenario", "rule"};

    if (!*name)
        return vaka_say(to->say, "Is it fair?");
    if (strcmp(name, "-") == 0)
        return vaka_say(to->say, "The game as it is");
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++) {
        snprintf(out, room, "%s.%.80s.title", sorts[i], name);
        const char *said = vaka_say(to->say, out);
        if (strcmp(said, out) != 0)
            return said;
    }
    return name;
}

static void changes(const vaka_page_to *to, const char *title, const vaka_plot_row *rows,
                    uint32_t count)
{
    if (!count)
        return;
    vaka_page_element(to, "h3", title);
    vaka_page_changes(to, title, rows, count, false);
}

/* Of the sides that both have. */
static void put_side_changes(const vaka_page_to *to, const vaka_lab *first, const vaka_lab *run)
{
    vaka_plot_row rows[VAKA_STATS_SIDES] = {0};
    uint32_t count = 0;

    for (uint32_t i = 0; i < first->stats.side_count; i++) {
        const vaka_side_share *a = &first->stats.side[i];
        const char *name = vaka_lab_side(first, a->zone);
        const vaka_side_share *b = vaka_lab_side_named(run, name);
        if (b)
            rows[count++] =
                vaka_page_change(vaka_say(to->say, name),
                                 vaka_stats_parts(a->won.wins, a->games, b->won.wins, b->games));
    }
    changes(to, vaka_say(to->say, "Change of the shares, by side"), rows, count);
}

static void put_seat_changes(const vaka_page_to *to, const vaka_lab *first, const vaka_lab *run)
{
    const vaka_stats *a = &first->stats, *b = &run->stats;
    vaka_plot_row rows[VAKA_MAX_SEATS] = {0};
    char labels[VAKA_MAX_SEATS][40];
    uint32_t count = 0;

    for (int32_t seat = 0; seat < a->seats && seat < b->seats; seat++, count++) {
        vaka_say_with(to->say, "Seat {0}", VAKA_WITH(VAKA_INT(seat)), labels[seat],
                      sizeof labels[seat]);
        rows[seat] =
            vaka_page_change(labels[seat], vaka_stats_parts(a->seat[seat].wins, a->finished,
                                                            b->seat[seat].wins, b->finished));
    }
    changes(to, vaka_say(to->say, "Change of the shares, by seat"), rows, count);
}

/* One of several: as it is, or how it differs from the first. */
static void put_run(const vaka_page_to *to, const vaka_sim_set *set, uint32_t run)
{
    char name[160];
    const char *title = run_name(to, set->names[run], name, sizeof name);

    if (!run || !set->against_first) {
        put_shares(to, &set->labs[run], title);
        return;
    }
    fputs("<section>\n", to->out);
    vaka_page_element(to, "h2", title);
    put_side_changes(to, &set->labs[0], &set->labs[run]);
    put_seat_changes(to, &set->labs[0], &set->labs[run]);
    vaka_page_actions(to, &set->labs[run]);
    fputs("</section>\n", to->out);
}

vaka_status vaka_sim_page(const vaka_sim_set *set, const vaka_language *say, const char *path,
                          vaka_error *err)
{
    vaka_file file;
    vaka_status status = vaka_file_replace(&file, path, err);

    if (status)
        return status;
    const vaka_page_to to = {file.out, say};
    put_header(&to, set);
    for (uint32_t i = 0; i < set->count; i++)
        put_run(&to, set, i);
    if (set->count == 1) {
        put_lengths(&to, set->labs);
        vaka_page_effects(&to, set->labs, VAKA_FACTOR_CARD);
        vaka_page_effects(&to, set->labs, VAKA_FACTOR_EVENT);
    }
    vaka_page_how(
        &to, vaka_say(say, "Made by Vaka. The same game, seats, seed and options give the same "
                           "page again."));
    fputs("</main>\n</html>\n", file.out);
    return vaka_file_end(&file, !ferror(file.out), err);
}
