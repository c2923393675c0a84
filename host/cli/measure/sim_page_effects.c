/* cli/measure/sim_page_effects.c - cards and events on the page of a simulation.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/sim_page.h"

#include "cli/measure/effect_title.h"

#include <stdlib.h>

/* --- What changes ----------------------------------------------------------------------------- */

vaka_plot_row vaka_page_change(const char *label, vaka_difference_of by)
{
    vaka_plot_row row = {.label = label, .value = by.value, .low = by.low, .high = by.high};

    snprintf(row.told, sizeof row.told, "%+.1f %%  (%+.1f … %+.1f)", 100 * by.value, 100 * by.low,
             100 * by.high);
    return row;
}

void vaka_page_changes(const vaka_page_to *to, const char *title, const vaka_plot_row *rows,
                       uint32_t count, bool wordy)
{
    vaka_plot plot = {.title = title,
                      .mark_name = vaka_say(to->say, "no difference"),
                      .sign = true,
                      .wordy = wordy,
                      .rows = rows,
                      .count = count};

    vaka_plot_bounds(&plot);
    vaka_plot_intervals(to->out, &plot);
}

/* --- Cards and events ------------------------------------------------------------------------- */

#define TITLE 200
#define PLOTTED 60u /* more rows than this are in the table only */

static void plot_effects(const vaka_page_to *to, const char *title, const vaka_lab_row *rows,
                         uint32_t count)
{
    vaka_plot_row *plotted = vaka_xnew((count + 1u) * sizeof *plotted);
    char(*labels)[TITLE] = vaka_xnew((count + 1u) * sizeof *labels);
    bool wordy = count && rows[0].factor.sort == VAKA_FACTOR_EVENT;

    for (uint32_t i = 0; i < count; i++) {
        vaka_effect_title(to->say, &rows[i].factor, labels[i], TITLE - 8);
        vaka_effect_shorten(labels[i], wordy ? 40 : 22);
        plotted[i] = vaka_page_change(labels[i], rows[i].effect.change);
    }
    vaka_page_changes(to, title, plotted, count, wordy);
    free(labels);
    free(plotted);
}

static void put_cell(const vaka_page_to *to, double part, bool sign)
{
    fprintf(to->out, sign ? "<td>%+.1f %%</td>" : "<td>%.1f %%</td>", 100 * part);
}

static void table_row(const vaka_page_to *to, const vaka_lab_row *row)
{
    const vaka_effect *of = &row->effect;
    char title[240];

    vaka_effect_title(to->say, &row->factor, title, sizeof title);
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

static void table_of(const vaka_page_to *to, const vaka_lab_row *rows, uint32_t count)
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

void vaka_page_actions(const vaka_page_to *to, const vaka_lab *lab)
{
    uint32_t count;
    vaka_lab_row *rows = vaka_lab_rows(lab, VAKA_FACTOR_ACTION, &count);
    char line[400];

    for (uint32_t i = 0; i < count; i++)
        vaka_page_how(
            to, vaka_say_with(to->say,
                              rows[i].times
                                  ? VAKA_TEXT("Action \"{0}\": taken {1} {1:plural:time:times} in "
                                              "{2} games.")
                                  : VAKA_TEXT("Action \"{0}\": never taken in {2} games. Bots of "
                                              "the game do not take what rules and cards offer."),
                              VAKA_WITH(vaka_say(to->say, rows[i].factor.title),
                                        VAKA_INT(rows[i].times), VAKA_INT(lab->stats.finished)),
                              line, sizeof line));
    free(rows);
}

void vaka_page_effects(const vaka_page_to *to, const vaka_lab *lab, uint32_t sort)
{
    uint32_t count, tell = 0;
    vaka_lab_row *rows = vaka_lab_rows(lab, sort, &count);
    const char *title =
        sort == VAKA_FACTOR_CARD ? vaka_say(to->say, "Cards") : vaka_say(to->say, "What happens");

    while (tell < count && tell < PLOTTED && vaka_lab_row_tells(&rows[tell]))
        tell++;
    if (count) {
        fputs("<section>\n", to->out);
        vaka_page_element(to, "h2", title);
        vaka_page_how(
            to,
            sort == VAKA_FACTOR_CARD
                ? vaka_say(to->say, "How much more often those win who get a card than the same "
                                    "seats win of all games. What winners can afford is not "
                                    "why they win.")
                : vaka_say(to->say, "How much more often those win whom it befalls than the same "
                                    "seats win of all games."));
        if (tell)
            plot_effects(to, title, rows, tell);
        table_of(to, rows, count);
        fputs("</section>\n", to->out);
    }
    free(rows);
}
