/* script/mods/game_evaluate.c - `evaluate` of game.lua: what a position is worth.
 *
 * SPDX-License-Identifier: MIT
 *
 * Names of numbers, two functions that measure, and weights by the number of seats. It comes out as
 * what a module in C offers (vaka/ext/evaluate.h). */
#include "script/mods/game.h"

#include "table/script.h"

#include <string.h>

/* Asks the scripts; what they do wrong is no fault of the match. */
static bool ask(const vaka_match *match, int32_t seat, int32_t *out)
{
    vaka_position *position = vaka_position_of(match);
    const vaka_script_port *port = position->port;

    if (!port || !port->measure)
        return false;
    vaka_script_tank(position);
    bool told = port->measure(port->data, position, seat, out);
    vaka_script_tank_end(position);
    if (!told)
        position->broken = position->machine = false;
    return told;
}

static void measure(const vaka_match *match, int32_t seat, int32_t *out)
{
    ask(match, seat, out);
}

static int32_t progress(const vaka_match *match)
{
    int32_t at = 0;

    return ask(match, VAKA_NONE, &at) ? (at < 0 ? 0 : at > VAKA_PROGRESS ? VAKA_PROGRESS : at) : 0;
}

static const int32_t *weights(const vaka_match *match)
{
    const vaka_game *game = vaka_game_of(vaka_position_of(match)->module);

    return game && vaka_position_of(match)->port ? game->weights[match->seats] : NULL;
}

const vaka_evaluate *vaka_game_evaluation(const vaka_module *module)
{
    const vaka_game *game = vaka_game_of(module);

    return game && game->evaluate.feature_count ? &game->evaluate : NULL;
}

const vaka_advice *vaka_game_advice(const vaka_module *module)
{
    const vaka_game *game = vaka_game_of(module);

    return game && game->advice.reason_count ? &game->advice : NULL;
}

/* --- reading it ------------------------------------------------------------------------------- */

static void read_features(vaka_game *game, const vaka_file_fields *page, const vaka_plain *from)
{
    const vaka_plain *names = vaka_file_fields_table(page, from, "features");
    const char **ids =
        names ? vaka_arena_new(page->arena, (names->count + 1u) * sizeof *ids) : NULL;

    for (uint32_t i = 0; names && i < names->count; i++) {
        if (names->at[i].key || names->at[i].type != VAKA_PLAIN_TEXT) {
            vaka_file_wrong(page, names->at[i].spot, "write: features = { \"points\", \"boats\" }",
                            "'features' is a list of names");
            return;
        }
        ids[i] = names->at[i].text;
    }
    if (!names || !names->count || names->count > VAKA_FEATURES) {
        vaka_file_wrong(page, names ? names->spot : from->spot,
                        "write: features = { \"points\", \"boats\" }",
                        "'evaluate' names 1 to %d features", VAKA_FEATURES);
        return;
    }
    game->evaluate.features = ids;
    game->evaluate.feature_count = names->count;
}

/* Two numbers for each feature that counts; the others count for nothing. */
static void read_weight(const vaka_game *game, const vaka_file_fields *page, const vaka_plain *from,
                        int32_t *out)
{
    static const char *const write = "write: boats = { 1200, -300 }";

    for (uint32_t i = 0; i < game->evaluate.feature_count; i++) {
        if (!from->key || strcmp(from->key, game->evaluate.features[i]) != 0)
            continue;
        if (from->type != VAKA_PLAIN_TABLE || from->count != 2) {
            vaka_file_wrong(page, from->spot, write,
                            "a weight is two numbers: at the start and at the end of the game");
            return;
        }
        for (uint32_t n = 0; n < 2; n++)
            vaka_file_fields_number(page, &from->at[n], "weights", -1000000, 1000000,
                                    &out[2 * i + n]);
        return;
    }
    vaka_file_wrong(page, from->key_spot, write, "'weights': there is no such feature");
}

static void read_weights(vaka_game *game, const vaka_file_fields *page, const vaka_plain *from)
{
    const vaka_plain *all = vaka_file_fields_table(page, from, "weights");

    for (uint32_t i = 0; all && i < all->count; i++) {
        const vaka_plain *at = &all->at[i];
        if (at->key || at->index < 1 || at->index > VAKA_MAX_SEATS ||
            at->type != VAKA_PLAIN_TABLE) {
            vaka_file_wrong(page, at->key_spot,
                            "write: weights = { [2] = { boats = { 1200, 900 } } }",
                            "'weights' has a table for a number of seats");
            return;
        }
        int32_t *out = vaka_arena_new(page->arena, 2 * VAKA_FEATURES * sizeof *out);
        for (uint32_t n = 0; n < at->count; n++)
            read_weight(game, page, &at->at[n], out);
        game->weights[at->index] = out;
    }
}

void vaka_game_evaluate_read(vaka_game *game, const vaka_file_fields *page, const vaka_plain *table)
{
    static const vaka_file_field fields[] = {
        {.name = "features"},
        {.name = "measure"},
        {.name = "progress"},
        {.name = "weights"},
        {"turns", VAKA_FIELD_INT, offsetof(vaka_evaluate, turns), 0, 0, 100},
        {0}};
    const vaka_plain *from = vaka_plain_get(table, "evaluate");

    if (!from)
        return;
    game->evaluate = (vaka_evaluate){.stamp = VAKA_STAMP(vaka_evaluate),
                                     .measure = measure,
                                     .progress = progress,
                                     .weights = weights};
    if (!vaka_file_fields_table(page, table, "evaluate"))
        return;
    vaka_file_fields_read(page, from, "'evaluate'", fields, &game->evaluate);
    read_features(game, page, from);
    read_weights(game, page, from);
    for (int i = 0; i < 2; i++) {
        const char *name = i ? "progress" : "measure";
        const vaka_plain *function = vaka_plain_get(from, name);
        if (!function || function->type != VAKA_PLAIN_FUNCTION)
            vaka_file_wrong(page, function ? function->spot : from->spot,
                            "write: function(seat) return { … } end",
                            "'evaluate' needs a function '%s'", name);
    }
}
