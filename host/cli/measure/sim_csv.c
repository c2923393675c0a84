/* cli/measure/sim_csv.c - the results of simulations as a table with commas.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/sim_report.h"

#include <stdlib.h>
#include <string.h>

/* What a row may say; negative intervals of a share: nothing. */
typedef struct row {
    const char *sort, *id, *name;
    double games, wins;
    const vaka_share *share;
    const vaka_effect *effect; /* NULL: none */
    const vaka_spread *spread; /* the same */
} row;

typedef struct table {
    FILE *out;
    const char *run;
} table;

/* In quotes where it has to be. */
static void put_text(FILE *out, const char *text)
{
    if (!strpbrk(text, ",\"\n")) {
        fputs(text, out);
        return;
    }
    putc('"', out);
    for (; *text; text++) {
        if (*text == '"')
            putc('"', out);
        putc(*text, out);
    }
    putc('"', out);
}

static void put_row(const table *to, const row *of)
{
    put_text(to->out, to->run);
    fprintf(to->out, ",%s,", of->sort);
    put_text(to->out, of->id);
    putc(',', to->out);
    put_text(to->out, of->name);
    if (of->share)
        fprintf(to->out, ",%.0f,%.10g,%.10g,%.10g,%.10g", of->games, of->wins, of->share->share,
                of->share->low, of->share->high);
    else
        fprintf(to->out, ",%.0f,,,,", of->games);
    if (of->effect && of->effect->games >= 10)
        fprintf(to->out, ",%u,%.10g,%.10g,%.10g,%.10g,%.10g", of->effect->games, of->effect->won,
                of->effect->expected, of->effect->change.value, of->effect->change.low,
                of->effect->change.high);
    else
        fputs(",,,,,,", to->out);
    if (of->spread)
        fprintf(to->out, ",%.10g,%.10g,%.10g,%.10g,%.10g\n", of->spread->mean, of->spread->median,
                of->spread->deviation, of->spread->min, of->spread->max);
    else
        fputs(",,,,,\n", to->out);
}

static void put_effects(const table *to, const vaka_lab *lab, uint32_t sort)
{
    static const char *const sorts[] = {"card", "event", "action"};
    uint32_t count;
    vaka_lab_row *rows = vaka_lab_rows(lab, sort, &count);

    for (uint32_t i = 0; i < count; i++)
        put_row(to, &(row){.sort = sorts[sort],
                           .id = rows[i].factor.id,
                           .name = rows[i].factor.title,
                           .games = lab->stats.finished,
                           .wins = rows[i].effect.in.wins,
                           .share = &rows[i].effect.in,
                           .effect = &rows[i].effect});
    free(rows);
}

static void put_shares(const table *to, const vaka_lab *lab)
{
    const vaka_stats *stats = &lab->stats;

    for (int32_t seat = 0; seat < stats->seats; seat++) {
        vaka_spread points = vaka_lab_points(lab, &stats->score[seat]);
        char id[16];

        snprintf(id, sizeof id, "%d", (int)seat);
        put_row(to, &(row){.sort = "seat",
                           .id = id,
                           .name = vaka_lab_bot(lab, seat),
                           .games = stats->finished,
                           .wins = stats->seat[seat].wins,
                           .share = &stats->seat[seat],
                           .spread = &points});
    }
    for (uint32_t i = 0; i < stats->side_count; i++)
        put_row(to, &(row){.sort = "side",
                           .id = "",
                           .name = vaka_lab_side(lab, stats->side[i].zone),
                           .games = stats->side[i].games,
                           .wins = stats->side[i].won.wins,
                           .share = &stats->side[i].won});
}

static void put_numbers(const table *to, const vaka_lab *lab)
{
    const vaka_stats *stats = &lab->stats;
    vaka_spread margin = vaka_lab_points(lab, &stats->margin);
    const struct {
        const char *name;
        const vaka_spread *spread;
        uint32_t games;
    } rows[] = {{"actions", &stats->actions, stats->games},
                {"turns", &stats->turns, stats->finished},
                {"margin", &margin, stats->finished}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        put_row(to, &(row){.sort = "number",
                           .id = rows[i].name,
                           .name = rows[i].name,
                           .games = rows[i].games,
                           .spread = rows[i].spread});
}

void vaka_sim_csv(const vaka_sim_set *set, FILE *out)
{
    fputs("run,sort,id,name,games,times,share,low,high,counted,won,expected,change,change_low,"
          "change_high,mean,median,deviation,min,max\n",
          out);
    for (uint32_t i = 0; i < set->count; i++) {
        const table to = {out, set->names[i]};

        put_shares(&to, &set->labs[i]);
        put_effects(&to, &set->labs[i], VAKA_FACTOR_CARD);
        put_effects(&to, &set->labs[i], VAKA_FACTOR_EVENT);
        put_effects(&to, &set->labs[i], VAKA_FACTOR_ACTION);
        put_numbers(&to, &set->labs[i]);
    }
}
