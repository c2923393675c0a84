/* script/tools/describe_game.c - what scripts of a game in Lua have beside `game`, `host` and
 * `ask`.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/describe_inside.h"

#include "script/mods/game.h"

typedef struct game_function {
    const char *name;
    const char *call;        /* as people read it */
    const char *annotations; /* LuaCATS, each line with its newline */
    const char *args;
    const char *help;
} game_function;

#define NUMBERS                                                                                    \
    "---@param a? integer|boolean|string\n---@param b? integer|boolean|string\n"                   \
    "---@param c? integer|boolean|string\n"

#define ROUND                                                                                      \
    "---@param step string\n"                                                                      \
    "---@param how? { seats?: vaka.seat[], first?: vaka.seat, with?: integer|boolean|string }\n"

/* All names are in vaka_game_functions, and the other way round. */
static const game_function functions[] = {
    {"run", "run(step, a, b, c)", "---@param step string\n" NUMBERS, "step, a, b, c",
     "Queues a step with up to three numbers: it runs when this one has ended."},
    {"run_each", "run_each(step, { seats, first, with })", ROUND, "step, how",
     "Queues a step for each seat once, in the order of play: step(seat, with)."},
    {"run_round", "run_round(step, { seats, first, with })", ROUND, "step, how",
     "The same, round after round, until all have passed since the last one did not."},
    {"run_window", "run_window(step, { seats, first, with })", ROUND, "step, how",
     "The same for each seat again and again, until it passes."},
    {"pass", "pass()", "", "", "In a step of a round or window: the seat passes."},
    {"tell", "tell(event, …)", "---@param event string\n---@param ... integer|boolean|string\n",
     "event, ...", "Puts one of the game's events into the log."},
    {"tell_to", "tell_to(seats, event, …)",
     "---@param seats vaka.seat|vaka.seat[]\n---@param event string\n"
     "---@param ... integer|boolean|string\n",
     "seats, event, ...", "The same into the logs of some seats alone: nobody else learns of it."},
    {"hook", "hook(name, a, b, c)", "---@param name string\n" NUMBERS, "name, a, b, c",
     "Lets content act on a hook; queued like a step."},
    {"cards", "cards(sort) → list of ids", "---@param sort string\n---@return string[]\n", "sort",
     "The content of a sort in this match."},
    {"card", "card(sort, id) → table",
     "---@param sort string\n---@param id string\n"
     "---@return table?\n",
     "sort, id", "A card: id, title, text, its numbers and words."},
    {"play", "play(sort, id or zone, function, seat, a, b)",
     "---@param sort string\n---@param id string|vaka.zone\n---@param name string\n" NUMBERS,
     "sort, id, name, a, b, c", "Queues a function of a card, or of all that lie in a zone."},
    {"worth", "worth(sort, id, function, seat, a) → number or nil",
     "---@param sort string\n---@param id string\n---@param name string\n"
     "---@param seat? vaka.seat\n---@param a? integer\n---@return integer?\n",
     "sort, id, name, seat, a", "Asks a function of a card that only looks; nil if it has none."},
    {"finish", "finish { winners, places, reason, lost, sheet }",
     "---@param result { winners?: vaka.seat[], places?: integer[], reason?: string, "
     "lost?: boolean, sheet?: any[][] }\n",
     "result", "Ends the match."},
    {"set_order", "set_order { seat, … }", "---@param seats vaka.seat[]\n", "seats",
     "Sets the order of play: every seat once."},
    {"deal", "deal(seat, with)", "---@param seat vaka.seat\n---@param with vaka.seat\n",
     "seat, with", "Queues a deal: the seat makes the other one an offer."},
    {NULL, NULL, NULL, NULL, NULL},
};

static void write_names(FILE *out, const char *what, vaka_named_rows rows, uint32_t from)
{
    if (rows.count <= from)
        return;
    fprintf(out, "- %s:", what);
    for (uint32_t i = from; i < rows.count; i++)
        fprintf(out, "%s `%s`", i > from ? "," : "", vaka_row_name(rows, i));
    fputs("\n", out);
}

void vaka_describe_game(FILE *out, const vaka_module *module)
{
    const vaka_game *game = vaka_game_of(module);

    if (!game)
        return;
    fputs("\n### Beside them\n\nThe game is written in Lua itself. What acts, the game's own steps "
          "and cards alike, has these, too; `data.TABLE` is a list of rows, which go by their ids "
          "as well; and `ask.act { seat = seat, prompt = …, VERB = { rows = …, go = …, why = …, "
          "hint = … } }` asks for one of the game's verbs, or `ask.act(question, seat)` where the "
          "question is written once.\n\n",
          out);
    for (const game_function *at = functions; at->name; at++)
        fprintf(out, "- `%s`  \n  %s\n", at->call, at->help);
    fputs("\n", out);
    write_names(out, "verbs", VAKA_NAMED_ROWS(module->verbs, module->verb_count), 0);
    write_names(out, "steps", VAKA_NAMED_ROWS(module->steps, module->step_count),
                VAKA_STEP_SETUP + 1);
    write_names(out, "events", VAKA_NAMED_ROWS(module->events, module->event_count), 0);
    write_names(out, "reasons", VAKA_NAMED_ROWS(game->reasons, game->reason_count), 0);
    write_names(out, "words", VAKA_NAMED_ROWS(game->words, game->word_count), 0);
}

void vaka_describe_game_meta(FILE *out, const vaka_module *module)
{
    if (!vaka_game_of(module))
        return;
    for (const game_function *at = functions; at->name; at++)
        fprintf(out, "---%s\n%sfunction %s(%s) end\n\n", at->help, at->annotations, at->name,
                at->args);
    fputs("---Asks for a verb of the game; returns its name.\n---@param question table\n"
          "---@param seat? vaka.seat\n---@return string\n"
          "function ask.act(question, seat) end\n\n"
          "---What is printed: rows by number and by id.\n---@class vaka.data\n",
          out);
    for (uint32_t i = 0; i < module->table_count; i++)
        fprintf(out, "---@field %s table<integer|string, vaka.table.%s>\n", module->tables[i].id,
                module->tables[i].id);
    fputs("data = {}\n\n", out);
}

void vaka_describe_game_names(FILE *out, const vaka_module *module)
{
    if (!vaka_game_of(module))
        return;
    fputs("        \"data\",", out);
    for (const char *const *name = vaka_game_functions; *name; name++)
        fprintf(out, " \"%s\",", *name);
    fputs("\n", out);
}
