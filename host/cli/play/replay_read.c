/* cli/play/replay_read.c - `vaka replay --read`: chances to win, turning points, what was better.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/play/replay_read.h"

#include "cli/base/language.h"
#include "front/advice.h"

#include <errno.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define TOLD_MOST 5u /* turning points, and decisions that could have been better */

/* Of a decision: a moment's thought, as the bot `search` has it. */
static const vaka_search_budget budget = {96, 8};

/* Somebody at a terminal sees how far it has come. */
static void await(vaka_reading *reading)
{
    const struct timespec moment = {0, 200000000};
    uint32_t count, known;

    vaka_reading_points(reading, &count);
    while (isatty(2) && (known = vaka_reading_known(reading)) < count) {
        fprintf(stderr, "\r%u of %u decisions", known, count);
        nanosleep(&moment, NULL);
    }
    vaka_reading_wait(reading);
    if (isatty(2))
        fputs("\r\033[K", stderr);
}

static void print_point(const vaka_view *view, const vaka_read_point *point)
{
    char name[VAKA_VIEW_NAME], text[VAKA_ADVICE_TEXT];

    if (point->chance < 0)
        printf("%6u %5d       –          ", point->step + 1, (int)point->turn);
    else
        printf("%6u %5d  %4.0f %%  ", point->step + 1, (int)point->turn, 100 * point->chance);
    if (point->chance >= 0 && point->better)
        printf("%+4.0f     ", 100 * (point->best_chance - point->chance));
    else if (point->chance >= 0)
        printf("         ");
    vaka_advice_played(view, point, 3, text, sizeof text);
    printf("%s: %s\n", vaka_view_seat(view, point->seat, name), text);
}

static void print_table(const vaka_reading *reading, const vaka_view *view)
{
    uint32_t count, known = vaka_reading_known(reading);
    const vaka_read_point *points = vaka_reading_points(reading, &count);

    printf("Chances to win by each decision, %s\n\n"
           "action  turn  chance  better   what was done\n",
           vaka_reading_knows(reading) ? "knowing all that was hidden then"
                                       : "from what its seat could know then");
    for (uint32_t i = 0; i < known; i++)
        print_point(view, &points[i]);
}

static void print_turns(const vaka_reading *reading, const vaka_view *view)
{
    uint32_t count, at[TOLD_MOST], found = vaka_reading_turns(reading, at, TOLD_MOST);
    const vaka_read_point *points = vaka_reading_points(reading, &count);
    char text[VAKA_ADVICE_TEXT];

    printf("\nTurning points\n");
    for (uint32_t i = 0; i < found; i++) {
        vaka_advice_turn(view, &points[at[i]], &points[vaka_reading_next(reading, at[i])], text,
                         sizeof text);
        printf("  %s\n", text);
    }
    if (!found)
        printf("  none\n");
}

static void print_losses(const vaka_reading *reading, const vaka_view *view)
{
    uint32_t count, at[TOLD_MOST], found = vaka_reading_losses(reading, at, TOLD_MOST);
    const vaka_read_point *points = vaka_reading_points(reading, &count);
    char text[VAKA_ADVICE_TEXT];

    printf("\nWhat would have been better\n");
    for (uint32_t i = 0; i < found; i++) {
        vaka_advice_read(view, &points[at[i]], text, sizeof text);
        printf("  %s\n", text);
    }
    if (!found)
        printf("  nothing was found\n");
}

static int tell(vaka_reading *reading, const char *graph)
{
    vaka_record *record = vaka_reading_record(reading);
    vaka_status status = VAKA_OK;
    vaka_error err;
    vaka_view view;

    vaka_view_init(&view, vaka_record_live(record), vaka_record_names(record), VAKA_REFEREE);
    print_table(reading, &view);
    print_turns(reading, &view);
    print_losses(reading, &view);
    if (graph)
        status = vaka_replay_graph(reading, &view, graph, &err);
    vaka_view_done(&view);
    return status ? vaka_complain(VAKA_EXIT_FAILED, "%s", err.text) : VAKA_EXIT_GOOD;
}

/* To read a game that goes on is to be given hints. */
static bool may_read(vaka_record *record)
{
    vaka_live *live = vaka_record_live(record);

    return vaka_live_finished(live, NULL) ||
           vaka_advice_allowed(vaka_record_head(record), vaka_live_layout(live));
}

int vaka_replay_read(const vaka_given *given, vaka_mod_choice *mod_choice,
                     const vaka_module *module)
{
    const char *path = given->arg[0], *graph = vaka_options_text(given, "graph");
    vaka_texts *texts = NULL;
    vaka_reading *reading;
    vaka_error err;
    int status;

    if (graph && access(graph, F_OK) == 0) /* found out before all is read, not after it */
        return vaka_complain(VAKA_EXIT_FAILED, "cannot write %s: %s", graph, strerror(EEXIST));
    mod_choice->loader.whole = true;
    if (vaka_mod_choice_journal(mod_choice, path, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s: %s", path, err.text);
    if (vaka_reading_new(path, mod_choice->plugins, &reading, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    module = vaka_live_layout(vaka_record_live(vaka_reading_record(reading)))->module;
    if (vaka_language_open(mod_choice, module, given, &texts, &err))
        vaka_complain(0, "%s", err.text);
    vaka_language_give(vaka_reading_record(reading), texts);
    if (!may_read(vaka_reading_record(reading))) {
        vaka_reading_free(reading);
        vaka_texts_free(texts);
        return vaka_complain(VAKA_EXIT_FAILED,
                             "%s: it is played without hints, and is read when it is over", path);
    }
    if (vaka_options_has(given, "knowing-all") && !vaka_reading_know(reading, true)) {
        vaka_reading_free(reading);
        vaka_texts_free(texts);
        return vaka_complain(VAKA_EXIT_FAILED, "%s: what is hidden is told when the game is over",
                             path);
    }
    vaka_reading_start(reading, &budget, vaka_thought_threads() + 1);
    await(reading);
    status = tell(reading, graph);
    vaka_reading_free(reading);
    vaka_texts_free(texts);
    return status;
}
