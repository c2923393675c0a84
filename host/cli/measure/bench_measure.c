/* cli/measure/bench_measure.c - one repetition each of what `vaka bench` measures.
 *
 * SPDX-License-Identifier: MIT
 *
 * What a live match works out is kept until the match changes, so legal lists and views are
 * measured on a fresh copy each time, and the time of the copy is taken off. */
#include "cli/measure/bench_fixture.h"

#include "play/sim.h"
#include "table/redact.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LINES 50  /* of a journal that are written, each synced */
#define SPAN 15e6 /* ns: about as long does a repetition take */

/* Runs `once` for every stop again and again; nanoseconds for one time. */
static double time_stops(vaka_fixture *fixture, vaka_once once)
{
    double begin = vaka_bench_worked(), end;
    uint64_t rounds = 0;

    do {
        for (uint32_t i = 0; i < fixture->stops; i++)
            fixture->sink += once(fixture, &fixture->stop[i]);
        rounds++;
        end = vaka_bench_worked();
    } while (end - begin < SPAN);
    return (end - begin) / ((double)rounds * fixture->stops);
}

/* The same stop by stop; of the middle one. */
static double time_middle_stop(vaka_fixture *fixture, vaka_once once)
{
    const int times = 200;
    double each[VAKA_FIXTURE_STOPS];

    for (uint32_t i = 0; i < fixture->stops; i++) {
        double begin = vaka_bench_worked();
        for (int n = 0; n < times; n++)
            fixture->sink += once(fixture, &fixture->stop[i]);
        each[i] = (vaka_bench_worked() - begin) / times;
    }
    return vaka_bench_median(each, fixture->stops);
}

static uint64_t once_memcpy(vaka_fixture *fixture, const vaka_fixture_stop *stop)
{
    void *(*volatile copy)(void *, const void *, size_t) = memcpy;
    uint8_t *to = vaka_live_position(fixture->scratch)->block;

    copy(to, vaka_live_position(stop->live)->block, fixture->layout->block_size);
    return to[0];
}

static uint64_t once_clone(vaka_fixture *fixture, const vaka_fixture_stop *stop)
{
    vaka_live_copy(fixture->scratch, stop->live);
    return 0;
}

static uint64_t once_hash(vaka_fixture *fixture, const vaka_fixture_stop *stop)
{
    (void)fixture;
    return vaka_live_hash(stop->live);
}

static uint64_t once_legal(vaka_fixture *fixture, const vaka_fixture_stop *stop)
{
    uint32_t count;

    vaka_live_copy(fixture->scratch, stop->live);
    vaka_live_legal(fixture->scratch, stop->seat, &count);
    return count;
}

static uint64_t once_view(vaka_fixture *fixture, const vaka_fixture_stop *stop)
{
    vaka_redact(vaka_live_position(stop->live), stop->seat, &fixture->view);
    return (uint64_t)fixture->view.zones[0].count;
}

static double less(double whole, double part)
{
    return whole > part ? whole - part : 0;
}

/* Nanoseconds for one game that `play` goes through, again and again; negative: it failed. */
static double time_games(vaka_fixture *fixture, bool (*play)(vaka_fixture *fixture))
{
    double begin = vaka_bench_worked(), end;
    uint64_t games = 0;

    do {
        if (!play(fixture))
            return -1;
        games++;
        end = vaka_bench_worked();
    } while (end - begin < SPAN);
    return (end - begin) / (double)games;
}

static bool apply_all(vaka_fixture *fixture)
{
    vaka_live_copy(fixture->scratch, fixture->start);
    for (uint32_t i = 0; i < fixture->count; i++)
        if (vaka_live_apply(fixture->scratch, &fixture->actions[i], NULL, NULL))
            return false;
    return true;
}

/* As bots play: whoever acts looks at the table before. */
static bool look_all(vaka_fixture *fixture)
{
    vaka_live_copy(fixture->scratch, fixture->start);
    for (uint32_t i = 0; i < fixture->count; i++) {
        const vaka_action *action = &fixture->actions[i];
        fixture->sink += (uint64_t)vaka_live_seen(fixture->scratch, action->seat)->zones[0].count;
        if (vaka_live_apply(fixture->scratch, action, NULL, NULL))
            return false;
    }
    return true;
}

/* A view that is renewed: what a game takes longer if everybody looks. */
static double measure_renewed(vaka_fixture *fixture)
{
    double blind = time_games(fixture, apply_all), looking = time_games(fixture, look_all);

    return blind < 0 || looking < 0 ? -1 : less(looking, blind) / fixture->count;
}

/* The cost of looking at the clock is taken off. Negative: it cannot be undone. */
static double time_undo(vaka_fixture *fixture, const vaka_fixture_stop *stop)
{
    vaka_live_copy(fixture->scratch_undo, stop->live);
    if (vaka_live_apply(fixture->scratch_undo, &stop->action, NULL, NULL))
        return -1;
    double t0 = vaka_bench_now(), t1 = vaka_bench_now();
    if (vaka_live_undo(fixture->scratch_undo, stop->seat, NULL))
        return -1;
    double t2 = vaka_bench_now();
    return less((t2 - t1) - (t1 - t0), 0);
}

/* Every undo is timed for itself; of many the middle one. */
static double measure_undo(vaka_fixture *fixture)
{
    enum { TIMES = 4096 };
    double *times = vaka_xnew(TIMES * sizeof *times), result = -1;
    uint32_t count = 0;

    for (uint32_t i = 0; fixture->undos && count < TIMES; i = (i + 1) % fixture->stops) {
        if (!fixture->stop[i].can_undo)
            continue;
        times[count] = time_undo(fixture, &fixture->stop[i]);
        if (times[count++] < 0)
            break;
    }
    if (count == TIMES)
        result = vaka_bench_median(times, TIMES);
    free(times);
    return result;
}

/* Writes a line of the journal again and again into a plain file; nanoseconds for one. */
static double time_lines(vaka_fixture *fixture, int lines, bool sync)
{
    vaka_journal_text text;
    bool good = true;

    if (vaka_journal_read(fixture->game_path, &text, NULL))
        return -1;
    char *line = vaka_journal_line_text(&text.lines[text.count - 1]);
    size_t length = strlen(line);
    int file = open(fixture->plain_path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
    double begin = vaka_bench_now();
    for (int i = 0; good && i < lines; i++)
        good = file >= 0 && write(file, line, length) == (ssize_t)length &&
               (!sync || fdatasync(file) == 0);
    double end = vaka_bench_now();
    if (file >= 0)
        close(file);
    free(line);
    vaka_journal_text_done(&text);
    return good ? (end - begin) / lines : -1;
}

static double measure_append(vaka_fixture *fixture)
{
    vaka_journal *journal = NULL;
    vaka_journal_text text;
    double begin, end;
    bool good = true;

    if (vaka_journal_open(fixture->line_path, &journal, NULL))
        return -1;
    if (vaka_journal_read(fixture->line_path, &text, NULL)) {
        vaka_journal_close(journal);
        return -1;
    }
    good = vaka_journal_cut(journal, &text, NULL) == VAKA_OK;
    begin = vaka_bench_now();
    for (int i = 0; good && i < LINES; i++)
        good = vaka_journal_write(journal, &text.lines[text.count - 1], NULL) == VAKA_OK;
    end = vaka_bench_now();
    vaka_journal_text_done(&text);
    vaka_journal_close(journal);
    return good ? (end - begin) / LINES : -1;
}

static bool replay_all(vaka_fixture *fixture)
{
    vaka_replay_report report;
    vaka_record *record = NULL;

    if (vaka_record_replay(fixture->game_path, fixture->plugins, -1, &record, &report, NULL))
        return false;
    vaka_record_close(record);
    return !report.differs_at;
}

/* Actions that are in memory, as when a window goes back and forth in a game. */
static bool hash_turns(vaka_fixture *fixture)
{
    int32_t turn = INT32_MIN;

    vaka_live_copy(fixture->scratch, fixture->start);
    for (uint32_t i = 0; i < fixture->count; i++) {
        if (vaka_live_apply(fixture->scratch, &fixture->actions[i], NULL, NULL))
            return false;
        int32_t now = vaka_live_position(fixture->scratch)->table->turn;
        if (now != turn)
            fixture->sink += vaka_live_hash(fixture->scratch);
        turn = now;
    }
    return true;
}

static double measure_games(vaka_fixture *fixture)
{
    double begin = vaka_bench_worked(), end;
    uint32_t games = 0;
    uint64_t actions = 0;

    do {
        vaka_game_result result;

        if (vaka_sim_game(&fixture->plan, vaka_sim_seed(fixture->seed, games % 64), &result, NULL))
            return -1;
        actions += result.actions;
        games++;
        end = vaka_bench_worked();
    } while (end - begin < 3 * SPAN || games % 64);
    fixture->actions_a_game = (double)actions / games;
    fixture->games_a_second = games / ((end - begin) * 1e-9);
    return fixture->games_a_second;
}

/* Actions a second between the first of the game's own bots. Negative: it has none. */
static double measure_bots(vaka_fixture *fixture)
{
    const vaka_bot_spec *bot = vaka_bot_at(fixture->module, 0);
    double begin = vaka_bench_worked(), end = begin;
    vaka_sim_plan plan = fixture->plan;
    uint64_t actions = 0;

    for (int32_t seat = 0; bot && seat < VAKA_MAX_SEATS; seat++)
        plan.bot[seat] = bot->name;
    for (uint32_t game = 0; bot && end - begin < 3 * SPAN; game++) {
        vaka_game_result result;
        if (vaka_sim_game(&plan, vaka_sim_seed(fixture->seed, game), &result, NULL))
            return -1;
        actions += result.actions;
        end = vaka_bench_worked();
    }
    return bot ? (double)actions / ((end - begin) * 1e-9) : -1;
}

/* Games a second by the clock, as `vaka sim` plays them; about half a second of work. */
static double time_threads(vaka_fixture *fixture, uint32_t jobs)
{
    vaka_sim_plan plan = fixture->plan;

    plan.jobs = jobs;
    plan.games = (uint32_t)(fixture->games_a_second / 2) / 2 * 2 + 2;
    vaka_game_result *results = vaka_xnew(plan.games * sizeof *results);
    double begin = vaka_bench_now();
    vaka_status status = vaka_sim_run(&plan, results, NULL);
    double end = vaka_bench_now();
    free(results);
    return status ? -1 : plan.games / ((end - begin) * 1e-9);
}

double vaka_bench_measure(vaka_fixture *fixture, const vaka_bench_row *row)
{
    double ns;

    if (row->measure)
        return row->measure(fixture);
    if (row->lines)
        return time_lines(fixture, row->lines, row->synced);
    if (row->threads)
        return time_threads(fixture, row->threads);
    ns = row->game     ? time_games(fixture, row->game)
         : row->middle ? time_middle_stop(fixture, row->once)
                       : time_stops(fixture, row->once);
    if (row->once == once_clone)
        fixture->clone_ns = ns;
    if (row->copied && ns >= 0)
        ns = less(ns, fixture->clone_ns);
    return row->game ? ns / fixture->count : ns;
}

/* In this order: what is measured on copies wants to know what a copy costs. Nanoseconds an action
 * are microseconds for 1000. */
const vaka_bench_row vaka_bench_rows[VAKA_BENCH_ROWS] = {
    {"memcpy_ns", "memcpy of a position", "ns", .once = once_memcpy},
    {"clone_ns", "clone a match", "ns", .once = once_clone},
    {"hash_ns", "hash", "ns", .once = once_hash},
    {"apply_ns", "apply an action", "ns", .game = apply_all, .copied = true},
    {"legal_ns", "list the legal actions", "ns", .once = once_legal, .copied = true},
    {"legal_median_ns", "… of the middle position", "ns", .once = once_legal, .copied = true,
     .middle = true},
    {"view_ns", "view of a seat, renewed", "ns", .measure = measure_renewed},
    {"view_anew_ns", "… made anew", "ns", .once = once_view},
    {"ways_us", "look ahead where a stack goes", "µs", .measure = vaka_measure_ways},
    {"ways_copies", "… on so many copies", "", .measure = vaka_measure_copies},
    {"pages_us", "an action, and all seats' news", "µs", .measure = vaka_measure_pages},
    {"think_ms", "think about a step, one thread", "ms", .measure = vaka_measure_think},
    {"think_two_ms", "… in two", "ms", .measure = vaka_measure_think_two},
    {"think_busy", "… both at work", "% of that time", .measure = vaka_measure_busy},
    {"undo_ns", "undo", "ns", .measure = measure_undo},
    {"write_ns", "write a journal line, no sync", "ns", .lines = 2000},
    {"sync_ns", "write a line and fdatasync", "ns", .lines = LINES, .synced = true},
    {"append_ns", "append to the journal, synced", "ns", .measure = measure_append},
    {"replay_turns_us_per_1000", "replay 1000, a hash each turn", "µs", .game = hash_turns},
    {"replay_us_per_1000", "load 1000, a hash each action", "µs", .game = replay_all},
    {"start_ms", "start the program and a match", "ms", .measure = vaka_measure_start},
    {"list_ms", "start the program, list games", "ms", .measure = vaka_measure_list},
    {"match_bytes", "memory of a match", "bytes", .measure = vaka_measure_memory},
    {"games_per_second", "random games, by work done", "/s", .measure = measure_games},
    {"bot_actions_per_second", "actions between its own bots", "/s", .measure = measure_bots},
    {"games_per_second_one", "random games, one thread", "/s", .threads = 1},
    {"games_per_second_two", "random games, two threads", "/s", .threads = 2},
};
