/* cli/play/replay_with.c - `vaka replay GAMES --with MOD`: recorded games played again with changed
 * content, and where they become others.
 *
 * SPDX-License-Identifier: MIT
 *
 * Several processes share the games, as many as there are processors; each writes what it found
 * into a file of its own, and they are told in the order in which the games were named. */
#include "cli/play/replay_with.h"
#include "cli/base/commands.h"
#include "cli/base/mod_choice.h"
#include "cli/play/replay_queue.h"
#include "cli/play/replay_values.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SAME, CHANGES, FAILED };

#define WORKERS_MOST 16
#define EVENTS_MOST 8u

typedef struct replaying {
    const vaka_given *given;
    vaka_mod_choice *now;     /* borrowed: the mods of --with besides those of a journal */
    vaka_mod_choice recorded; /* what a journal names, and nothing of --with */
} replaying;

typedef struct game {
    replaying *all;
    const char *path;
    vaka_journal_text text;
} game;

typedef struct counts {
    uint32_t of[3]; /* by SAME, CHANGES, FAILED */
} counts;

/* Is it a line of the report about what only the program itself knows? */
static bool is_inner(const char *line, size_t length)
{
    static const char *const begins[] = {
        "  table.",  "  frame ",  "  game byte", "  block byte",
        "  result.", "  sealed ", "  … and ",    "  the recorded position"};
    static const char *const has[] = {" first: ", " last: ", " prev: ", " next: "};

    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        if (strncmp(line, begins[i], strlen(begins[i])) == 0)
            return true;
    for (size_t i = 0; i < sizeof has / sizeof *has; i++) {
        const char *at = strstr(line, has[i]);
        if (at && at < line + length)
            return true;
    }
    return false;
}

/* What is told there now, sentence by sentence: the last ones. Returns how many. */
static uint32_t tell_events(vaka_record *record, FILE *out)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(record));
    char words[VAKA_SENTENCE];
    uint32_t count;
    const vaka_event *events = vaka_live_events(vaka_record_live(record), &count);

    for (uint32_t i = count > EVENTS_MOST ? count - EVENTS_MOST : 0; i < count; i++) {
        vaka_sentence(layout, vaka_record_names(record), vaka_event_sentence(layout, &events[i]),
                      events[i].arg, words, sizeof words);
        fprintf(out, "  told there now: %s\n", words);
    }
    return count;
}

/* A line that begins with the path of a game: what stands behind it. */
static const char *behind_path(const char *text, const char *path)
{
    size_t length = strlen(path);

    return strncmp(text, path, length) == 0 && text[length] == ':' ? text + length + 1 : text;
}

/* What differs by name, line by line. Returns how many lines there were. */
static uint32_t tell_fields(const char *lines, FILE *out)
{
    uint32_t told = 0;

    while (*lines) {
        size_t length = strcspn(++lines, "\n");

        if (!is_inner(lines, length)) {
            fprintf(out, "%.*s\n", (int)length, lines);
            told++;
        }
        lines += length;
    }
    return told;
}

/* The game played up to so many steps with a choice of mods; NULL: that does not go. */
static vaka_record *play_to(vaka_mod_choice *mod_choice, const game *of, uint32_t steps)
{
    vaka_replay_report report = {0};
    vaka_record *record = NULL;
    vaka_error err;

    if (vaka_record_replay_text(of->path, &of->text, mod_choice->plugins, steps, &record, &report,
                                &err))
        return NULL;
    if (!report.differs_at)
        return record;
    vaka_record_close(record);
    return NULL;
}

/* Which values and variables are others than they were recorded; or, where the mods of that time
 * are not here any more, what the line makes of them now. Returns how many lines were told. */
static uint32_t tell_values(const game *at, vaka_record *record, uint32_t steps, FILE *out)
{
    vaka_replay_values of = {.now = record, .before = "recorded", .after = "now", .out = out};
    vaka_mod_choice *now = at->all->now;

    vaka_mod_choice_serve(&at->all->recorded, now->plugins);
    of.then = play_to(&at->all->recorded, at, steps);
    vaka_mod_choice_serve(now, now->plugins);
    if (!of.then && steps > 0) {
        of.then = play_to(now, at, steps - 1);
        of.before = "before";
        of.after = "after it now";
    }
    if (of.then)
        vaka_replay_values_tell(&of);
    vaka_record_close(of.then);
    return of.told;
}

/* What is different, for the author of a mod: without hashes and what lies in memory. */
static void tell_change(const game *of, vaka_record *record, const vaka_replay_report *report,
                        FILE *out)
{
    const char *what = behind_path(report->what, of->path);
    const char *end = what + strcspn(what, "\n"), *hash = strstr(what, ": recorded hash ");
    int length = (int)((hash && hash < end ? hash : end) - what);

    fprintf(out, "%s: changes after %u of its actions, at line %.*s\n", of->path, report->actions,
            length, what);
    uint32_t values = tell_values(of, record, report->actions, out);
    if (strstr(what, ": the start")) {
        if (!values)
            fputs("  the mod changes how the game is set up (cards, tables, rules): it is another "
                  "game from the start\n",
                  out);
        return;
    }
    if (!hash) /* it cannot be done any more: why not has been said, and nothing came of it */
        return;
    uint32_t told = values + tell_fields(end, out);
    told += tell_events(record, out);
    if (!told)
        fputs("  nothing of it can be seen yet: only a number inside the game is another one\n",
              out);
}

/* Most games are as before: only what differs is looked at closely. */
static int replay_text(const game *of, FILE *out, vaka_error *err)
{
    vaka_plugins *plugins = of->all->now->plugins;
    vaka_replay_report report = {.lines = of->text.count - 1};
    vaka_record *record = NULL;

    if (!vaka_record_agrees(&of->text, plugins) &&
        vaka_record_replay_text(of->path, &of->text, plugins, -1, &record, &report, err))
        return FAILED;
    if (report.differs_at)
        tell_change(of, record, &report, out);
    else
        fprintf(out, "%s: as before, %u lines\n", of->path, report.lines);
    vaka_record_close(record);
    return report.differs_at ? CHANGES : SAME;
}

static int replay_one(replaying *all, const char *path, FILE *out)
{
    game of = {.all = all, .path = path};
    vaka_error err;
    int came = FAILED;

    if (!vaka_journal_read(path, &of.text, &err)) {
        if (!vaka_mod_choice_played(all->now, &of.text.head, path, &err))
            came = replay_text(&of, out, &err);
        vaka_journal_text_done(&of.text);
    }
    if (came == FAILED) {
        const char *why = behind_path(err.text, path);
        fprintf(out, "%s: cannot be played with it: %s\n", path, why + (*why == ' '));
    }
    return came;
}

/* Plays games until there are none left, and writes what is to be told of them into a file that is
 * read when all is done. */
static void work(replaying *all, vaka_replay_queue *queue, FILE *out)
{
    const vaka_queued_game *from, *to;

    while (vaka_replay_queue_take(queue, &from, &to))
        for (; from < to; from++) {
            char *said = NULL;
            size_t size;
            FILE *line = vaka_xneed(open_memstream(&said, &size));
            int came = replay_one(all, all->given->arg[from->number], line);
            fclose(line);
            fprintf(out, "%d %d %zu\n%s", from->number, came, size, said);
            free(said);
        }
    fflush(out);
}

/* Reads what a worker has written about its games, as far as it has come. */
static void read_all(FILE *from, int games, char **said, counts *all)
{
    int number, came;
    size_t size;

    rewind(from);
    while (fscanf(from, "%d %d %zu", &number, &came, &size) == 3 && fgetc(from) == '\n' &&
           number >= 0 && number < games && !said[number] && came >= SAME && came <= FAILED) {
        char *text = vaka_xnew(size + 1);
        if (fread(text, 1, size, from) != size) {
            free(text);
            return;
        }
        said[number] = text;
        all->of[came]++;
    }
}

/* In the order in which the games were named. */
static int tell(FILE *const *files, int workers, int games)
{
    char **said = vaka_xnew((size_t)games * sizeof *said);
    counts all = {{0}};
    bool good = true;

    for (int w = 0; w < workers; w++)
        read_all(files[w], games, said, &all);
    for (int i = 0; i < games; i++) {
        good = said[i] && good;
        fputs(said[i] ? said[i] : "", stdout);
        free(said[i]);
    }
    free(said);
    if (!good)
        return vaka_complain(VAKA_EXIT_FAILED, "a game stopped the program that replayed it");
    printf("%d %s: %u as before, %u change, %u cannot be played\n", games,
           games == 1 ? "game" : "games", all.of[SAME], all.of[CHANGES], all.of[FAILED]);
    return all.of[FAILED] ? VAKA_EXIT_FAILED : VAKA_EXIT_GOOD;
}

/* This process works, too, and does everything where no other can be begun. */
static int share(replaying *all, FILE **files, int workers)
{
    vaka_replay_queue *queue = vaka_replay_queue_new(all->given->arg, all->given->args);
    pid_t child[WORKERS_MOST];

    fflush(stdout);
    for (int w = 1; w < workers; w++) {
        child[w] = fork();
        if (child[w] == 0) {
            work(all, queue, files[w]);
            _exit(0);
        }
    }
    work(all, queue, files[0]);
    for (int w = 1; w < workers; w++)
        if (child[w] > 0)
            waitpid(child[w], NULL, 0);
    vaka_replay_queue_free(queue);
    return tell(files, workers, all->given->args);
}

static int replay_all(const vaka_given *given, vaka_mod_choice *mod_choice,
                      const vaka_module *module)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int workers = processors < 1 ? 1 : processors > WORKERS_MOST ? WORKERS_MOST : (int)processors;
    replaying all = {.given = given, .now = mod_choice};
    FILE *files[WORKERS_MOST];
    const char *mod;
    vaka_error err;
    int status, made = 0;

    (void)module; /* journals name it */
    for (int n = 0; (mod = vaka_options_nth(given, "with", n)) != NULL; n++)
        if (vaka_mod_choice_add(mod_choice, mod, &err))
            return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    mod_choice->adds = true;
    vaka_mod_choice_init(&all.recorded);
    workers = workers > given->args ? given->args : workers;
    while (made < workers && (files[made] = tmpfile()) != NULL)
        made++;
    status = made ? share(&all, files, made)
                  : vaka_complain(VAKA_EXIT_FAILED, "there is no room for what is found");
    for (int w = 0; w < made; w++)
        fclose(files[w]);
    vaka_mod_choice_done(&all.recorded);
    return status;
}

int vaka_replay_with(const vaka_given *given)
{
    return vaka_mod_choice_run(given, replay_all);
}
