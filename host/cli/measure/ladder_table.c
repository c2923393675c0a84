/* cli/measure/ladder_table.c - who met whom, and what came of it: kept in a file, told in words.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/ladder_table.h"

#include "cli/measure/lab.h"
#include "files/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FORMAT "vaka ladder 1"

int32_t vaka_ladder_bot(vaka_ladder *ladder, const char *name)
{
    for (uint32_t i = 0; i < ladder->count; i++)
        if (strcmp(ladder->name[i], name) == 0)
            return (int32_t)i;
    if (ladder->count == VAKA_RATED || strlen(name) >= VAKA_BOT_NAME)
        return VAKA_NONE;
    snprintf(ladder->name[ladder->count], VAKA_BOT_NAME, "%s", name);
    return (int32_t)ladder->count++;
}

vaka_duel *vaka_ladder_duel(vaka_ladder *ladder, uint32_t a, uint32_t b)
{
    return &ladder->duel[a * VAKA_RATED + b];
}

static const vaka_duel *duel_of(const vaka_ladder *ladder, uint32_t a, uint32_t b)
{
    return &ladder->duel[a * VAKA_RATED + b];
}

/* --- In a file -------------------------------------------------------------------------------- */

vaka_status vaka_ladder_save(const vaka_ladder *ladder, const char *path, vaka_error *err)
{
    json_t *duels = json_array();

    for (uint32_t a = 0; a < ladder->count; a++)
        for (uint32_t b = a + 1; b < ladder->count; b++) {
            const vaka_duel *duel = duel_of(ladder, a, b);
            if (duel->pairs)
                json_array_append_new(duels,
                                      json_pack("[s, s, I, I, I]", ladder->name[a], ladder->name[b],
                                                (json_int_t)duel->pairs, (json_int_t)duel->won,
                                                (json_int_t)duel->squares));
        }
    json_t *root = vaka_xneed(
        json_pack("{s:s, s:O, s:o}", "vaka", FORMAT, "run", ladder->run, "duels", duels));
    char *text = vaka_xneed(json_dumps(root, JSON_INDENT(1)));
    vaka_status status = vaka_file_write(path, text, err);
    free(text);
    json_decref(root);
    return status;
}

static bool read_duel(vaka_ladder *ladder, const json_t *row)
{
    const char *first = json_string_value(json_array_get(row, 0));
    const char *second = json_string_value(json_array_get(row, 1));
    json_int_t pairs = json_integer_value(json_array_get(row, 2));
    json_int_t won = json_integer_value(json_array_get(row, 3));
    json_int_t squares = json_integer_value(json_array_get(row, 4));
    int32_t a = first ? vaka_ladder_bot(ladder, first) : VAKA_NONE;
    int32_t b = second ? vaka_ladder_bot(ladder, second) : VAKA_NONE;

    if (a < 0 || b < 0 || a == b || pairs < 1 || pairs > VAKA_SIM_GAMES || won < 0 ||
        won > 2 * VAKA_WIN * pairs || squares < 0 || squares > 4 * VAKA_WIN * VAKA_WIN * pairs)
        return false;
    if (a > b) { /* the file of somebody who sorts: seen from the other side */
        squares += 4 * (json_int_t)VAKA_WIN * VAKA_WIN * pairs - 4 * VAKA_WIN * won;
        won = 2 * VAKA_WIN * pairs - won;
    }
    *vaka_ladder_duel(ladder, (uint32_t)(a < b ? a : b), (uint32_t)(a < b ? b : a)) =
        (vaka_duel){(uint32_t)pairs, (uint64_t)won, (uint64_t)squares};
    return true;
}

static vaka_status read_root(vaka_ladder *ladder, json_t *root, const char *path, vaka_error *err)
{
    const char *format = json_string_value(json_object_get(root, "vaka"));
    char how[VAKA_LAB_DIFFERENCE];
    size_t i;
    json_t *row;

    if (!format || strcmp(format, FORMAT) != 0)
        return vaka_fail(err, VAKA_ERR_DATA, "%.160s is not a table of `vaka ladder`", path);
    if (vaka_lab_run_differs(ladder->run, json_object_get(root, "run"), how, sizeof how))
        return vaka_fail(err, VAKA_ERR_DATA, "%.80s is the table of another ladder: %s", path, how);
    json_array_foreach(json_object_get(root, "duels"), i, row)
    {
        if (!read_duel(ladder, row))
            return vaka_fail(err, VAKA_ERR_DATA, "%.160s is damaged: duel %zu makes no sense", path,
                             i + 1);
    }
    return VAKA_OK;
}

vaka_status vaka_ladder_read(vaka_ladder *ladder, const char *path, vaka_error *err)
{
    json_error_t trouble;

    if (access(path, F_OK))
        return VAKA_OK;
    json_t *root = json_load_file(path, 0, &trouble);
    if (!root)
        return vaka_fail(err, VAKA_ERR_DATA, "%.160s cannot be read: %.80s", path, trouble.text);
    vaka_status status = read_root(ladder, root, path, err);
    json_decref(root);
    return status;
}

bool vaka_ladder_seed(const char *path, vaka_seed *seed)
{
    json_t *root = json_load_file(path, 0, NULL);
    const char *text = json_string_value(json_object_get(json_object_get(root, "run"), "seed"));
    bool found = text && vaka_seed_read(text, seed);

    json_decref(root);
    return found;
}

/* --- In words --------------------------------------------------------------------------------- */

/* Ratings of all, and an order in which the best comes first. */
typedef struct standing {
    vaka_difference_of rating[VAKA_RATED];
    uint32_t games[VAKA_RATED];
    uint32_t order[VAKA_RATED];
} standing;

static void stand(const vaka_ladder *ladder, standing *out)
{
    vaka_duel duels[VAKA_RATED * VAKA_RATED] = {0};

    *out = (standing){0};
    for (uint32_t a = 0; a < ladder->count; a++)
        for (uint32_t b = a + 1; b < ladder->count; b++) {
            duels[a * ladder->count + b] = *duel_of(ladder, a, b);
            out->games[a] += 2 * duel_of(ladder, a, b)->pairs;
            out->games[b] += 2 * duel_of(ladder, a, b)->pairs;
        }
    vaka_rating_all(duels, ladder->count, out->rating);
    for (uint32_t i = 0; i < ladder->count; i++) {
        uint32_t at = i;
        for (; at && out->rating[out->order[at - 1]].value < out->rating[i].value; at--)
            out->order[at] = out->order[at - 1];
        out->order[at] = i;
    }
}

static const char *verdict_word(int verdict)
{
    static const char *const words[] = {"open", "first", "second", "alike"};

    return words[verdict];
}

static void duel_text(const vaka_ladder *ladder, uint32_t a, uint32_t b)
{
    const vaka_duel *duel = duel_of(ladder, a, b);
    vaka_difference_of score = vaka_duel_score(duel);
    int verdict = vaka_duel_verdict(duel, ladder->margin);

    printf("%-14s %-14s %7u  %5.1f %%   %5.1f %% to %5.1f %%  ", ladder->name[a], ladder->name[b],
           2 * duel->pairs, 100 * score.value, 100 * score.low, 100 * score.high);
    if (verdict == VAKA_DUEL_FIRST || verdict == VAKA_DUEL_SECOND)
        printf("%s is better\n", ladder->name[verdict == VAKA_DUEL_FIRST ? a : b]);
    else
        printf("%s\n", verdict == VAKA_DUEL_ALIKE ? "alike" : "not known yet");
}

static const char *text_of(const vaka_ladder *ladder, const char *name)
{
    const char *text = json_string_value(json_object_get(ladder->run, name));

    return text ? text : "";
}

void vaka_ladder_text(const vaka_ladder *ladder)
{
    standing now;

    stand(ladder, &now);
    printf("%s %s: a ladder of %u bots, seed %s\n\n", text_of(ladder, "title"),
           text_of(ladder, "version"), ladder->count, text_of(ladder, "seed"));
    printf("      bot             rating   95 %% interval     games\n");
    for (uint32_t place = 0; place < ladder->count; place++) {
        uint32_t i = now.order[place];
        printf("%4u  %-14s %+7.0f   %+5.0f to %+5.0f   %7u\n", place + 1, ladder->name[i],
               now.rating[i].value, now.rating[i].low, now.rating[i].high, now.games[i]);
    }
    printf("\nfirst          second           games    won    95 %% interval\n");
    for (uint32_t a = 0; a < ladder->count; a++)
        for (uint32_t b = a + 1; b < ladder->count; b++)
            if (duel_of(ladder, a, b)->pairs)
                duel_text(ladder, a, b);
    printf("\nRatings are points of Elo above or below the average of these bots; a difference of\n"
           "%g points counts.\n",
           ladder->margin);
}

static json_t *duel_json(const vaka_ladder *ladder, uint32_t a, uint32_t b)
{
    const vaka_duel *duel = duel_of(ladder, a, b);
    vaka_difference_of score = vaka_duel_score(duel);

    return json_pack("{s:s, s:s, s:i, s:f, s:f, s:f, s:f, s:s}", "first", ladder->name[a], "second",
                     ladder->name[b], "games", (int)(2 * duel->pairs), "won", score.value, "low",
                     score.low, "high", score.high, "log_odds",
                     vaka_duel_odds(duel, ladder->margin), "verdict",
                     verdict_word(vaka_duel_verdict(duel, ladder->margin)));
}

json_t *vaka_ladder_json(const vaka_ladder *ladder)
{
    json_t *bots = json_array(), *duels = json_array();
    standing now;

    stand(ladder, &now);
    for (uint32_t place = 0; place < ladder->count; place++) {
        uint32_t i = now.order[place];
        json_array_append_new(bots,
                              json_pack("{s:s, s:f, s:f, s:f, s:i}", "bot", ladder->name[i],
                                        "rating", now.rating[i].value, "low", now.rating[i].low,
                                        "high", now.rating[i].high, "games", (int)now.games[i]));
    }
    for (uint32_t a = 0; a < ladder->count; a++)
        for (uint32_t b = a + 1; b < ladder->count; b++)
            if (duel_of(ladder, a, b)->pairs)
                json_array_append_new(duels, duel_json(ladder, a, b));
    return json_pack("{s:O, s:f, s:o, s:o}", "run", ladder->run, "margin", ladder->margin, "bots",
                     bots, "duels", duels);
}
