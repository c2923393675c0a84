/* cli/measure/sim_page.c - the results of simulations as a page with plots.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/sim_plot.h"
#include "cli/measure/sim_report.h"

#include "files/file.h"
#include "text/buffer.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct page {
    FILE *out;
    const vaka_language *say;
} page;

/* --- Text ------------------------------------------------------------------------------------- */

static void put_element(const page *to, const char *name, const char *text)
{
    fprintf(to->out, "<%s>", name);
    vaka_plot_text(to->out, text);
    fprintf(to->out, "</%s>\n", name);
}

static void put_how(const page *to, const char *text)
{
    fputs("<p class=\"how\">", to->out);
    vaka_plot_text(to->out, text);
    fputs("</p>\n", to->out);
}

/* A text of a game under an id of its own, if its language has one. */
static const char *said_as(const page *to, const char *id, const char *text)
{
    const char *said = vaka_say(to->say, id);

    return strcmp(said, id) == 0 ? vaka_say(to->say, text) : said;
}

/* A sentence with its gaps as dots: "… settles on …". */
static void without_gaps(const char *text, char *out, size_t room)
{
    vaka_buffer buffer = vaka_buffer_on(out, room);

    while (*text) {
        size_t plain = strcspn(text, "{");
        vaka_buffer_bytes(&buffer, text, plain);
        text += plain;
        if (!*text)
            break;
        text += strcspn(text, "}");
        text += *text == '}';
        vaka_buffer_put(&buffer, "…");
    }
}

/* Cut to `most` characters, between two words, with dots in place of the rest. */
static void shorten(char *text, size_t most)
{
    size_t seen = 0, fits = 0;

    for (size_t at = 0; text[at]; at++) {
        if (((unsigned char)text[at] & 0xc0) == 0x80) /* inside a character */
            continue;
        if (text[at] == ' ' && seen < most)
            fits = at;
        if (++seen > most) {
            snprintf(text + fits, sizeof " …", " …");
            return;
        }
    }
}

static void title_of(const page *to, const vaka_factor *factor, char *out, size_t room)
{
    char id[160];

    if (factor->sort == VAKA_FACTOR_EVENT) {
        without_gaps(said_as(to, factor->id, factor->title), out, room);
        return;
    }
    if (*factor->group)
        snprintf(id, sizeof id, "%.60s.%.80s.title", factor->group, factor->id);
    else
        snprintf(id, sizeof id, "kind.%.80s", factor->id);
    snprintf(out, room, "%s", said_as(to, id, factor->title));
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

static void put_header(const page *to, const vaka_sim_set *set)
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
    put_element(to, "h1", vaka_say(to->say, vaka_lab_text(lab, "title")));
    put_element(to, "p",
                vaka_say_with(to->say, "{0} games between programs, seed {1}",
                              VAKA_WITH(VAKA_INT(lab->stats.games), vaka_lab_text(lab, "seed")),
                              line, sizeof line));
    if (set->count == 1 && *vaka_lab_text(lab, "scenario"))
        put_element(to, "p",
                    vaka_say_with(to->say, "Scenario: {0}",
                                  VAKA_WITH(vaka_lab_text(lab, "scenario")), line, sizeof line));
    for (size_t i = 0; i < json_array_size(rules); i++)
        put_element(to, "p",
                    vaka_say_with(to->say, "Rule: {0}",
                                  VAKA_WITH(json_string_value(json_array_get(rules, i))), line,
                                  sizeof line));
    put_element(to, "p",
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

static void plot_shares(const page *to, const vaka_lab *lab, const char *title,
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

static void put_seats(const page *to, const vaka_lab *lab)
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
    put_element(to, "h3", title);
    plot_shares(to, lab, title, rows, (uint32_t)lab->stats.seats);
}

static void put_sides(const page *to, const vaka_lab *lab)
{
    vaka_plot_row rows[VAKA_STATS_SIDES] = {0};
    const char *title = vaka_say(to->say, "Who wins, by side");

    if (!lab->stats.side_count)
        return;
    for (uint32_t i = 0; i < lab->stats.side_count; i++) {
        rows[i].label = vaka_say(to->say, vaka_lab_side(lab, lab->stats.side[i].zone));
        tell_share(&rows[i], &lab->stats.side[i].won);
    }
    put_element(to, "h3", title);
    plot_shares(to, lab, title, rows, lab->stats.side_count);
}

static void put_shares(const page *to, const vaka_lab *lab, const char *name)
{
    fputs("<section>\n", to->out);
    put_element(to, "h2", *name ? name : vaka_say(to->say, "Is it fair?"));
    put_how(to, vaka_say(to->say, "A mark is the part of the games that was won; the bar through "
                                  "it is the 95 % interval. A diamond stands where chance does not "
                                  "explain the distance from a fair share."));
    put_sides(to, lab);
    put_seats(to, lab);
    fputs("</section>\n", to->out);
}

/* --- How long, how close ---------------------------------------------------------------------- */

static void put_lengths(const page *to, const vaka_lab *lab)
{
    double unit = json_is_true(json_object_get(lab->run, "halves")) ? 0.5 : 1;
    const char *turns = vaka_say(to->say, "Turns of a game");
    const char *actions = vaka_say(to->say, "Actions of a game");
    const char *margin = vaka_say(to->say, "Points between the first and the second");

    fputs("<section>\n", to->out);
    put_element(to, "h2", vaka_say(to->say, "How long, how close"));
    if (lab->stats.turns.max > 0) {
        put_element(to, "h3", turns);
        vaka_plot_bars(to->out, turns, &lab->sums.measured[VAKA_SUM_TURNS], 1);
    }
    put_element(to, "h3", actions);
    vaka_plot_bars(to->out, actions, &lab->sums.measured[VAKA_SUM_ACTIONS], 1);
    if (lab->stats.seats > 1 && lab->stats.margin.max > 0) {
        put_element(to, "h3", margin);
        vaka_plot_bars(to->out, margin, &lab->sums.measured[VAKA_SUM_MARGIN], unit);
    }
    fputs("</section>\n", to->out);
}

/* --- Cards and events ------------------------------------------------------------------------- */

#define TITLE 200
#define PLOTTED 60u /* more rows than this are in the table only */

static void plot_effects(const page *to, const char *title, const vaka_lab_row *rows,
                         uint32_t count)
{
    vaka_plot_row *plotted = vaka_xnew((count + 1u) * sizeof *plotted);
    char(*labels)[TITLE] = vaka_xnew((count + 1u) * sizeof *labels);
    bool wordy = count && rows[0].factor.sort == VAKA_FACTOR_EVENT;

    for (uint32_t i = 0; i < count; i++) {
        const vaka_difference_of *by = &rows[i].effect.change;

        title_of(to, &rows[i].factor, labels[i], TITLE - 8);
        shorten(labels[i], wordy ? 40 : 22);
        plotted[i].label = labels[i];
        plotted[i].value = by->value;
        plotted[i].low = by->low;
        plotted[i].high = by->high;
        snprintf(plotted[i].told, sizeof plotted[i].told, "%+.1f %%  (%+.1f … %+.1f)",
                 100 * by->value, 100 * by->low, 100 * by->high);
    }
    vaka_plot plot = {.title = title,
                      .mark_name = vaka_say(to->say, "no difference"),
                      .sign = true,
                      .wordy = wordy,
                      .rows = plotted,
                      .count = count};
    vaka_plot_bounds(&plot);
    vaka_plot_intervals(to->out, &plot);
    free(labels);
    free(plotted);
}

static void put_cell(const page *to, double part, bool sign)
{
    fprintf(to->out, sign ? "<td>%+.1f %%</td>" : "<td>%.1f %%</td>", 100 * part);
}

static void table_row(const page *to, const vaka_lab_row *row)
{
    const vaka_effect *of = &row->effect;
    char title[240];

    title_of(to, &row->factor, title, sizeof title);
    fputs("<tr><td>", to->out);
    vaka_plot_text(to->out, title);
    fputs("</td>", to->out);
    put_cell(to, of->in.share, false);
    fprintf(to->out, "<td>%.2f</td>", of->times);
    if (vaka_lab_row_tells(row)) {
        put_cell(to, of->won, false);
        put_cell(to, of->expected, false);
        put_cell(to, of->change.value, true);
        fprintf(to->out, "<td>%+.1f … %+.1f</td>", 100 * of->change.low, 100 * of->change.high);
    } else {
        fputs("<td></td><td></td><td></td><td></td>", to->out);
    }
    fputs("</tr>\n", to->out);
}

static void table_of(const page *to, const vaka_lab_row *rows, uint32_t count)
{
    static const char *const heads[] = {
        "",
        VAKA_TEXT("in games"),
        VAKA_TEXT("times a game"),
        VAKA_TEXT("wins"),
        VAKA_TEXT("instead of"),
        VAKA_TEXT("change"),
        VAKA_TEXT("95 % interval"),
    };

    fputs("<details><summary>", to->out);
    vaka_plot_text(to->out, vaka_say(to->say, "All numbers"));
    fputs("</summary>\n<table><tr>", to->out);
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        fputs("<th>", to->out);
        vaka_plot_text(to->out, *heads[i] ? vaka_say(to->say, heads[i]) : "");
        fputs("</th>", to->out);
    }
    fputs("</tr>\n", to->out);
    for (uint32_t i = 0; i < count; i++)
        table_row(to, &rows[i]);
    fputs("</table></details>\n", to->out);
}

static void put_effects(const page *to, const vaka_lab *lab, uint32_t sort)
{
    uint32_t count, tell = 0;
    vaka_lab_row *rows = vaka_lab_rows(lab, sort, &count);
    const char *title =
        sort == VAKA_FACTOR_CARD ? vaka_say(to->say, "Cards") : vaka_say(to->say, "What happens");

    while (tell < count && tell < PLOTTED && vaka_lab_row_tells(&rows[tell]))
        tell++;
    if (count) {
        fputs("<section>\n", to->out);
        put_element(to, "h2", title);
        put_how(to, sort == VAKA_FACTOR_CARD
                        ? vaka_say(to->say,
                                   "How much more often those win who get a card than the same "
                                   "seats win of all games. What winners can afford is not "
                                   "why they win.")
                        : vaka_say(to->say,
                                   "How much more often those win whom it befalls than the same "
                                   "seats win of all games."));
        if (tell)
            plot_effects(to, title, rows, tell);
        table_of(to, rows, count);
        fputs("</section>\n", to->out);
    }
    free(rows);
}

/* --- Several runs ----------------------------------------------------------------------------- */

/* How the shares of a run differ from those of the first. */
static void put_differences(const page *to, const vaka_sim_set *set, uint32_t run)
{
    const vaka_stats *a = &set->labs[0].stats, *b = &set->labs[run].stats;
    vaka_plot_row rows[VAKA_MAX_SEATS] = {0};
    char labels[VAKA_MAX_SEATS][40];
    const char *title = vaka_say(to->say, "Change of the shares, by seat");
    uint32_t count = 0;

    for (int32_t seat = 0; seat < a->seats && seat < b->seats; seat++, count++) {
        vaka_difference_of by =
            vaka_stats_parts(a->seat[seat].wins, a->finished, b->seat[seat].wins, b->finished);
        vaka_say_with(to->say, "Seat {0}", VAKA_WITH(VAKA_INT(seat)), labels[seat],
                      sizeof labels[seat]);
        rows[seat] = (vaka_plot_row){
            .label = labels[seat], .value = by.value, .low = by.low, .high = by.high};
        snprintf(rows[seat].told, sizeof rows[seat].told, "%+.1f %%  (%+.1f … %+.1f)",
                 100 * by.value, 100 * by.low, 100 * by.high);
    }
    vaka_plot plot = {.title = title,
                      .mark_name = vaka_say(to->say, "no difference"),
                      .sign = true,
                      .rows = rows,
                      .count = count};
    fputs("<section>\n", to->out);
    put_element(to, "h3", title);
    vaka_plot_bounds(&plot);
    vaka_plot_intervals(to->out, &plot);
    fputs("</section>\n", to->out);
}

vaka_status vaka_sim_page(const vaka_sim_set *set, const vaka_language *say, const char *path,
                          vaka_error *err)
{
    vaka_file file;
    vaka_status status = vaka_file_replace(&file, path, err);

    if (status)
        return status;
    const page to = {file.out, say};
    put_header(&to, set);
    for (uint32_t i = 0; i < set->count; i++) {
        put_shares(&to, &set->labs[i], set->names[i]);
        if (i && set->against_first)
            put_differences(&to, set, i);
    }
    if (set->count == 1) {
        put_lengths(&to, set->labs);
        put_effects(&to, set->labs, VAKA_FACTOR_CARD);
        put_effects(&to, set->labs, VAKA_FACTOR_EVENT);
    }
    put_how(&to, vaka_say(say, "Made by Vaka. The same game, seats, seed and options give the same "
                               "page again."));
    fputs("</main>\n</html>\n", file.out);
    return vaka_file_end(&file, !ferror(file.out), err);
}
