/* cli/measure/ladder.c - `vaka ladder`: bots of a game meet each other until it is known who is
 * better.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/measure/ladder_table.h"
#include "cli/measure/sim_report.h"
#include "cli/measure/sim_run.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BLOCK                                                                                      \
    8u /* pairs of games between two looks: fixed, so that results hang on nothing else            \
        */

typedef struct contest {
    vaka_sim_run_of run;
    vaka_ladder ladder;
    const char *path; /* of the table; NULL: it is not kept */
    uint32_t most;    /* pairs of games of a duel */
} contest;

/* --- One duel --------------------------------------------------------------------------------- */

/* The seed of a duel hangs on the names alone: whoever else is in the table changes nothing. */
static vaka_seed seed_of(const vaka_seed *base, const char *a, const char *b)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (const char *at = a; *at; at++)
        hash = (hash ^ (unsigned char)*at) * 0x100000001b3u;
    hash = (hash ^ 0xffu) * 0x100000001b3u;
    for (const char *at = b; *at; at++)
        hash = (hash ^ (unsigned char)*at) * 0x100000001b3u;
    if (base->generator == VAKA_GENERATOR_CHACHA)
        return vaka_seed_child(base, VAKA_SEED_GAME, (uint32_t)(hash ^ hash >> 32));
    return vaka_seed_of(vaka_sim_seed(base->number ^ hash, 0));
}

/* Seats by turns: to the one even ones, to the other odd ones. The seats of the first bot. */
static uint8_t seat_them(vaka_sim_plan *plan, const char *even, const char *odd)
{
    uint8_t set = 0;

    for (int32_t seat = 0; seat < plan->layout->setup.seats; seat++) {
        plan->bot[seat] = seat % 2 ? odd : even;
        if (seat % 2 == 0)
            set |= VAKA_SEAT(seat);
    }
    return set;
}

/* One more block of pairs: each seed twice, with the seats exchanged. */
static vaka_status play_block(contest *of, uint32_t a, uint32_t b, vaka_error *err)
{
    vaka_duel *duel = vaka_ladder_duel(&of->ladder, a, b);
    const char *first = of->ladder.name[a], *second = of->ladder.name[b];
    bool turned = strcmp(first, second) > 0; /* the duel is the same whoever was named first */
    vaka_game_result one[BLOCK], other[BLOCK];
    vaka_sim_plan plan = of->run.plan;

    plan.seed = turned ? seed_of(&of->run.plan.seed, second, first)
                       : seed_of(&of->run.plan.seed, first, second);
    plan.first = duel->pairs;
    plan.games = duel->pairs + BLOCK;
    uint8_t even = seat_them(&plan, turned ? second : first, turned ? first : second);
    vaka_status status = vaka_sim_run(&plan, one, err);
    if (status)
        return status;
    seat_them(&plan, turned ? first : second, turned ? second : first);
    status = vaka_sim_run(&plan, other, err);
    if (status)
        return status;
    for (uint32_t i = 0; i < BLOCK; i++) {
        uint8_t odd = (uint8_t)~even;
        vaka_duel_add(duel, vaka_duel_part(&one[i], turned ? odd : even),
                      vaka_duel_part(&other[i], turned ? even : odd));
    }
    return VAKA_OK;
}

static void show(const contest *of, uint32_t a, uint32_t b, bool over)
{
    const vaka_duel *duel = &of->ladder.duel[a * VAKA_RATED + b];

    if (!isatty(STDERR_FILENO))
        return;
    fprintf(stderr, "\r\033[K");
    if (!over)
        fprintf(stderr, "%s – %s: %u games, %.1f %%", of->ladder.name[a], of->ladder.name[b],
                2 * duel->pairs, 100 * vaka_duel_score(duel).value);
    fflush(stderr);
}

static vaka_status play_duel(contest *of, uint32_t a, uint32_t b, vaka_error *err)
{
    vaka_duel *duel = vaka_ladder_duel(&of->ladder, a, b);
    vaka_status status = VAKA_OK;

    while (!status && duel->pairs + BLOCK <= of->most &&
           vaka_duel_verdict(duel, of->ladder.margin) == VAKA_DUEL_OPEN) {
        show(of, a, b, false);
        status = play_block(of, a, b, err);
        if (!status && of->path)
            status = vaka_ladder_save(&of->ladder, of->path, err);
    }
    show(of, a, b, true);
    return status;
}

/* --- All of them ------------------------------------------------------------------------------ */

static vaka_status add_bot(contest *of, const vaka_module *module, const char *name, bool *chosen,
                           vaka_error *err)
{
    vaka_bot bot;
    vaka_status status;

    name += strncmp(name, "bot:", 4) == 0 ? 4 : 0;
    status = vaka_bot_init_for(&bot, module, name, 0, 0, err);
    if (status)
        return status;
    int32_t at = vaka_ladder_bot(&of->ladder, name);
    if (at < 0)
        return vaka_fail(err, VAKA_ERR_DATA, "a ladder has at most %d bots", VAKA_RATED);
    chosen[at] = true;
    return VAKA_OK;
}

/* Those of --bots, or all that there are: of the host, and of the game. */
static vaka_status choose_bots(contest *of, const vaka_module *module, const vaka_given *given,
                               bool *chosen, vaka_error *err)
{
    const char *list = vaka_options_text(given, "bots");
    const vaka_bot_spec *spec;
    vaka_status status = VAKA_OK;
    char item[VAKA_BOT_NAME + 8];

    while (list && !status && vaka_options_item(&list, item, sizeof item))
        status = add_bot(of, module, item, chosen, err);
    if (vaka_options_text(given, "bots") || status)
        return status;
    for (uint32_t i = 0; !status && (spec = vaka_bot_at(NULL, i)) != NULL; i++)
        status = add_bot(of, module, spec->name, chosen, err);
    for (uint32_t i = 0; !status && (spec = vaka_bot_at(module, i)) != NULL; i++)
        status = add_bot(of, module, spec->name, chosen, err);
    return status;
}

/* What is played, without who plays it. */
static json_t *run_of(const vaka_sim_run_of *run)
{
    static const char *const others[] = {"bots", "card", "places", "factors"};
    vaka_lab lab;
    json_t *out;

    vaka_lab_init(&lab, &run->plan, &run->start.head, NULL);
    out = json_incref(lab.run);
    vaka_lab_done(&lab);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        json_object_del(out, others[i]);
    json_object_set_new(out, "seats", json_integer(run->layout->setup.seats));
    return out;
}

static vaka_status play_all(contest *of, const bool *chosen, vaka_error *err)
{
    vaka_status status = VAKA_OK;

    for (uint32_t a = 0; a < of->ladder.count; a++)
        for (uint32_t b = a + 1; !status && b < of->ladder.count; b++)
            if (chosen[a] && chosen[b])
                status = play_duel(of, a, b, err);
    return status;
}

/* The exit status of the whole, after a complaint if it is a bad one. */
static int hold(contest *of, const vaka_module *module, const vaka_given *given)
{
    bool chosen[VAKA_RATED] = {false};
    vaka_error err = {0};

    of->ladder.run = run_of(&of->run);
    of->ladder.margin = (double)vaka_options_number(given, "margin", 35);
    of->most = (uint32_t)vaka_options_number(given, "games", 800) / 2;
    if (of->run.layout->setup.seats < 2 || vaka_nobody(of->run.layout))
        return vaka_complain(VAKA_EXIT_USAGE, "a ladder needs seats for two bots at least");
    if (of->path && vaka_ladder_read(&of->ladder, of->path, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    if (choose_bots(of, module, given, chosen, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    if (of->ladder.count < 2)
        return vaka_complain(VAKA_EXIT_USAGE, "a ladder needs two bots at least: --bots LIST");
    if (play_all(of, chosen, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    if (vaka_options_has(given, "json"))
        vaka_sim_print_json(vaka_ladder_json(&of->ladder));
    else
        vaka_ladder_text(&of->ladder);
    return VAKA_EXIT_GOOD;
}

static int ladder(const vaka_given *given, vaka_mod_choice *mod_choice, const vaka_module *module)
{
    contest *of = vaka_xnew(sizeof *of);

    of->path = vaka_options_text(given, "table");
    if (of->path && !vaka_options_text(given, "seed") && vaka_ladder_seed(of->path, &of->run.kept))
        of->run.start.seed = &of->run.kept;
    int status = vaka_sim_run_ready(&of->run, mod_choice, module, given, 1000);

    if (status == VAKA_EXIT_GOOD)
        status = hold(of, module, given);
    json_decref(of->ladder.run);
    vaka_sim_run_done(&of->run);
    free(of);
    return status;
}

static const vaka_cli_option options[] = {
    {"bots", VAKA_OPTION_TEXT, "LIST", 0, 0,
     "who meets whom: random,greedy. Normally all bots there are"},
    {"table", VAKA_OPTION_TEXT, "FILE", 0, 0,
     "keeps the table in FILE and goes on with what is there: only what\n"
     "is not known yet is played"},
    {"games", VAKA_OPTION_NUMBER, "N", 16, VAKA_SIM_GAMES,
     "games of two bots with each other, at most; normally 800"},
    {"margin", VAKA_OPTION_NUMBER, "ELO", 1, 400,
     "a difference that counts, in points of Elo; normally 35, which is\n"
     "55 % of the games"},
    {"seats", VAKA_OPTION_TEXT, "N", 0, 0, "how many seats; the bots take them by turns"},
    {"seed", VAKA_OPTION_SEED, "N", 0, 0,
     "makes the whole ladder repeatable; normally that of the table"},
    VAKA_SIM_JOBS_OPTION,
    VAKA_SIM_START_OPTIONS,
    {"bound", VAKA_OPTION_NUMBER, "N", 1, 100000000,
     "actions after which a game is broken off, and counts half for each;\n"
     "normally 20000"},
    {"json", VAKA_OPTION_SWITCH, NULL, 0, 0, "print one JSON object"},
    {0},
};

const vaka_command vaka_command_ladder = {
    .name = "ladder",
    .args = "GAME",
    .summary = "bots meet each other until it is known who is better",
    .about =
        "Every two bots play pairs of games with the same chance and the seats exchanged. After\n"
        "every eight pairs a sequential test (SPRT) looks whether it is known who is better, or\n"
        "that they are alike; being wrong once in twenty times is allowed. A strong difference\n"
        "takes a few dozen games, a small one hundreds. From all duels come ratings in points of\n"
        "Elo, with 95 % intervals: 100 points more win 64 % of the games, 200 win 76 %.\n\n"
        "With --table the table is kept: another day with more bots only what is missing is\n"
        "played.",
    .examples = "  vaka ladder GAME --seed 1 --table bots.json\n"
                "  vaka ladder GAME --bots random,greedy --seats 4 --games 200\n"
                "  vaka ladder GAME --table bots.json --json\n",
    .args_min = 1,
    .args_max = 1,
    .options = options,
    .run_with_mods = ladder,
};
