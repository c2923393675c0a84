/* cli/measure/sim_run.c - one simulation of the command line: made ready, played, kept.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/sim_run.h"

#include "cli/measure/lab_file.h"
#include "layout/content.h"
#include "layout/name.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define SAVE_SECONDS 1.0 /* between two savings: no more is lost */

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static uint32_t usual_jobs(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    return cores < 1 ? 1 : cores > (long)VAKA_SIM_JOBS ? VAKA_SIM_JOBS : (uint32_t)cores;
}

/* --- Being played ----------------------------------------------------------------------------- */

typedef struct playing {
    vaka_lab *lab;
    const char *path; /* of --resume; NULL: none */
    double began, saved;
    uint32_t first; /* games there were when it began */
    vaka_status status;
    vaka_error *err;
} playing;

/* How many games it will be, as far as one can say. */
static double games_ahead(const playing *at)
{
    vaka_lab *lab = at->lab;
    double all = vaka_lab_count(lab);

    if (!lab->until || lab->sums.games < VAKA_LAB_BLOCK)
        return all;
    vaka_lab_look(lab);
    double ratio = vaka_stats_unsure(&lab->stats) / (lab->until / 10000.0);
    return fmin(all, fmax(lab->sums.games + 1.0, lab->sums.games * ratio * ratio));
}

static void draw_bar(void *data, uint32_t done)
{
    const playing *at = data;
    double ahead = games_ahead(at), spent = seconds() - at->began;
    uint32_t width = 32, full = (uint32_t)(done * width / ahead);
    char bar[33];

    for (uint32_t i = 0; i < width; i++)
        bar[i] = i < full ? '#' : '.';
    bar[width] = '\0';
    bool known = !at->lab->until || at->lab->sums.games >= VAKA_LAB_BLOCK;

    fprintf(stderr, "\r\033[K[%s] %u", bar, done);
    if (known)
        fprintf(stderr, " of %s%.0f", at->lab->until ? "about " : "", ahead);
    fprintf(stderr, " games");
    if (at->lab->until && done >= VAKA_LAB_BLOCK)
        fprintf(stderr, ", known to ±%.1f %%", 100 * vaka_stats_unsure(&at->lab->stats));
    if (known && done > at->first && spent > 2) {
        double left = (ahead - done) * spent / (done - at->first);
        fprintf(stderr, ", %.0f:%02.0f left", floor(left / 60), fmod(floor(left), 60));
    }
    if (vaka_lab_over(at->lab))
        fprintf(stderr, "\r\033[K");
    fflush(stderr);
}

static bool take(void *data, const vaka_game_result *result, const vaka_touch *touched)
{
    playing *at = data;

    vaka_sums_game(&at->lab->sums, result, touched);
    if (at->path && seconds() - at->saved >= SAVE_SECONDS) {
        at->status = vaka_lab_save(at->lab, at->path, at->err);
        at->saved = seconds();
    }
    return !at->status && !vaka_lab_over(at->lab);
}

/* Plays what is left, and saves it even if a game fails: what came before is good. */
static vaka_status play(vaka_sim_run_of *run, const char *path, vaka_error *err)
{
    vaka_lab *lab = &run->lab;
    playing at = {.lab = lab, .path = path, .first = lab->sums.games, .err = err};
    vaka_status status = VAKA_OK;

    at.began = at.saved = seconds();
    run->plan.first = lab->sums.games;
    if (isatty(STDERR_FILENO)) {
        run->plan.progress = draw_bar;
        run->plan.data = &at;
    }
    if (!vaka_lab_over(lab))
        status = vaka_sim_stream(&run->plan, take, &at, err);
    status = status ? status : at.status;
    if (path && !at.status && vaka_lab_save(lab, path, status ? NULL : err) && !status)
        status = VAKA_ERR_SYSTEM;
    lab->seconds = seconds() - at.began;
    vaka_lab_look(lab);
    return status;
}

/* --- Made ready ------------------------------------------------------------------------------- */

/* "2", "0.5": percent, in hundredths; at most 50. */
static bool read_until(const char *text, uint32_t *out)
{
    char *end;
    double percent = strtod(text, &end);

    if (end == text || *end || !(percent >= 0.01 && percent <= 50))
        return false;
    *out = (uint32_t)lround(percent * 100);
    return true;
}

/* "2/8": the second of eight. */
static bool read_shard(const char *text, uint32_t *shard, uint32_t *shards)
{
    uint64_t which = 0, of = 0;
    char first[16];
    const char *slash = strchr(text, '/');

    if (!slash || (size_t)(slash - text) >= sizeof first)
        return false;
    snprintf(first, sizeof first, "%.*s", (int)(slash - text), text);
    if (!vaka_read_number(first, &which) || !vaka_read_number(slash + 1, &of))
        return false;
    *shard = (uint32_t)(which - 1);
    *shards = (uint32_t)of;
    return which >= 1 && which <= of && of <= 100000;
}

static vaka_status read_part(vaka_sim_run_of *run, const vaka_given *given, vaka_error *err)
{
    const char *until = vaka_options_text(given, "until"),
               *shard = vaka_options_text(given, "shard");

    if (until && !read_until(until, &run->lab.until))
        return vaka_fail(err, VAKA_ERR_DATA,
                         "--until needs a number of percent from 0.01 to 50, not \"%.40s\"", until);
    if (shard && !read_shard(shard, &run->plan.shard, &run->plan.shards))
        return vaka_fail(err, VAKA_ERR_DATA,
                         "--shard is written 2/8 (the second of eight), not \"%.40s\"", shard);
    if (until && shard)
        return vaka_fail(err, VAKA_ERR_DATA,
                         "a shard cannot know when all are known well enough: say how many --games "
                         "instead of --until");
    if (shard && !vaka_options_text(given, "seed"))
        return vaka_fail(err, VAKA_ERR_DATA, "shards of one run need the same --seed");
    if (shard && !vaka_options_text(given, "resume"))
        return vaka_fail(err, VAKA_ERR_DATA,
                         "a shard is kept in a file, to be merged: --resume FILE");
    return VAKA_OK;
}

/* The kind of the card that --card names: an item of the content, or a kind as it is called. */
static vaka_status find_card(const vaka_layout *layout, const char *name, int32_t *out,
                             vaka_error *err)
{
    const vaka_content *content = layout->setup.content;
    vaka_guess guess = vaka_guess_of(vaka_word_of(name));
    int32_t kind = VAKA_NONE;

    for (uint32_t i = 0; content && i < content->item_count && kind < 0; i++) {
        if (vaka_content_kind(layout, &content->items[i]) < 0)
            continue;
        vaka_guess_try(&guess, content->items[i].id);
        if (strcmp(content->items[i].id, name) == 0)
            kind = vaka_content_kind(layout, &content->items[i]);
    }
    for (int32_t i = 0; i < layout->kind_count && kind < 0; i++)
        vaka_guess_try(&guess, layout->kinds[i].id);
    *out = kind < 0 ? vaka_kind_read(layout, name) : kind;
    return *out < 0 ? vaka_no_such(&guess, "card", err) : VAKA_OK;
}

/* Which cards and events are counted: none, one, or all that a report or a file should have. How
 * often actions of rules and cards are taken is counted wherever there are some. */
static vaka_status choose_factors(vaka_sim_run_of *run, const vaka_given *given, vaka_error *err)
{
    const char *card = vaka_options_text(given, "card");
    int32_t kind = VAKA_NONE;

    if (card && find_card(run->layout, card, &kind, err))
        return err->status;
    if (vaka_options_has(given, "effects") || vaka_options_has(given, "page"))
        vaka_factors_init(&run->factors, run->layout);
    else if (card)
        vaka_factors_init_card(&run->factors, run->layout, kind, card);
    else if (run->layout->setup.content && run->layout->setup.content->offer_count)
        vaka_factors_init_actions(&run->factors, run->layout);
    else
        return VAKA_OK;
    run->plan.factors = &run->factors;
    return VAKA_OK;
}

/* A number of an option that not every command has. */
static uint32_t number_of(const vaka_given *given, const char *name, uint32_t otherwise)
{
    for (const vaka_cli_option *row = given->command->options; row->name; row++)
        if (strcmp(row->name, name) == 0)
            return (uint32_t)vaka_options_number(given, name, otherwise);
    return otherwise;
}

static void fill_plan(vaka_sim_run_of *run, vaka_mod_choice *mod_choice, const vaka_given *given,
                      uint32_t games)
{
    const vaka_journal_head *head = &run->start.head;
    const vaka_setup *setup = &run->start.setup;
    vaka_sim_plan *plan = &run->plan;

    plan->layout = run->layout;
    plan->library = setup->content ? vaka_loader_of(&mod_choice->loader, setup->content) : NULL;
    plan->queue = run->queue;
    plan->queued = head->queue_count;
    plan->seed = head->seed;
    plan->games = number_of(given, "games", games);
    plan->jobs = number_of(given, "jobs", usual_jobs());
    plan->bound = number_of(given, "bound", VAKA_SIM_BOUND);
    for (int32_t seat = 0; seat < head->seats; seat++)
        plan->bot[seat] = strcmp(head->player[seat], "nobody") == 0
                              ? head->player[seat]
                              : head->player[seat] + 4; /* after "bot:" */
}

static vaka_status lay_out(vaka_sim_run_of *run, vaka_error *err)
{
    vaka_status status = vaka_layout_new(&run->start.setup, &run->layout, err);

    return status ? status
                  : vaka_journal_queue_read(run->layout, run->start.head.queue,
                                            run->start.head.queue_count, &run->queue, err);
}

/* What is played; and how far it is, if it was begun before. */
static vaka_status open_lab(vaka_sim_run_of *run, const vaka_given *given, vaka_error *err)
{
    const char *path = vaka_options_text(given, "resume");
    uint32_t until = run->lab.until;

    vaka_lab_init(&run->lab, &run->plan, &run->start.head, vaka_options_text(given, "card"));
    run->lab.until = until;
    return path ? vaka_lab_resume(&run->lab, path, err) : VAKA_OK;
}

int vaka_sim_run_ready(vaka_sim_run_of *run, vaka_mod_choice *mod_choice, const vaka_module *module,
                       const vaka_given *given, uint32_t games)
{
    vaka_error err = {0};

    if (vaka_start_read(&run->start, mod_choice, module, given, VAKA_START_BOTS, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    if (lay_out(run, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    fill_plan(run, mod_choice, given, games);
    return VAKA_EXIT_GOOD;
}

int vaka_sim_run_play(vaka_sim_run_of *run, vaka_mod_choice *mod_choice, const vaka_module *module,
                      const vaka_given *given, const vaka_sim_choice *choice)
{
    const char *path = vaka_options_text(given, "resume");
    vaka_error err = {0};

    run->start.scenario = choice->scenario;
    run->start.rule = choice->rules;
    run->start.seed = choice->seed;
    if (!choice->seed && path && !vaka_options_text(given, "seed") &&
        vaka_lab_seed(path, &run->kept))
        run->start.seed = &run->kept;
    if (read_part(run, given, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    int ready = vaka_sim_run_ready(run, mod_choice, module, given, run->lab.until ? 100000 : 1000);
    if (ready)
        return ready;
    if (choose_factors(run, given, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    if (open_lab(run, given, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    if (play(run, path, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    if (!vaka_options_has(given, "timing"))
        run->lab.seconds = -1;
    return VAKA_EXIT_GOOD;
}

void vaka_sim_run_done(vaka_sim_run_of *run)
{
    vaka_lab_done(&run->lab);
    vaka_factors_done(&run->factors);
    free(run->queue);
    vaka_layout_free(run->layout);
    vaka_start_done(&run->start);
}
