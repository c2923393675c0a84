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
#include "cli/play/replay_values.h"
#include "table/hash.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SAME, CHANGES, FAILED };

#define WORKERS_MOST 16
#define EVENTS_MOST 8u

#define HEAD_LINES 64 /* of a journal that are looked at for what it is played with */
#define HEAD_LINE 512

typedef struct queued { /* a game that is to be played */
    uint64_t choice;    /* what with */
    int game;           /* its number as it was named */
} queued;

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
static vaka_record *play_to(vaka_mod_choice *mod_choice, const char *path, uint32_t steps)
{
    vaka_replay_report report = {0};
    vaka_record *record = NULL;
    vaka_error err;

    if (vaka_record_replay(path, mod_choice->plugins, steps, &record, &report, &err))
        return NULL;
    if (!report.differs_at)
        return record;
    vaka_record_close(record);
    return NULL;
}

/* Which values and variables are others than they were recorded; or, where the mods of that time
 * are not here any more, what the line makes of them now. Returns how many lines were told. */
static uint32_t tell_values(vaka_mod_choice *mod_choice, vaka_record *record, uint32_t steps,
                            const char *path, FILE *out)
{
    vaka_replay_values of = {.now = record, .before = "recorded", .after = "now", .out = out};
    vaka_mod_choice recorded; /* what the journal names, and nothing of --with */

    vaka_mod_choice_init(&recorded);
    vaka_mod_choice_serve(&recorded, mod_choice->plugins);
    of.then = play_to(&recorded, path, steps);
    vaka_mod_choice_serve(mod_choice, mod_choice->plugins);
    if (!of.then && steps > 0) {
        of.then = play_to(mod_choice, path, steps - 1);
        of.before = "before";
        of.after = "after it now";
    }
    if (of.then)
        vaka_replay_values_tell(&of);
    vaka_record_close(of.then);
    vaka_mod_choice_done(&recorded);
    return of.told;
}

/* What is different, for the author of a mod: without hashes and what lies in memory. */
static void tell_change(vaka_mod_choice *mod_choice, vaka_record *record,
                        const vaka_replay_report *report, const char *path, FILE *out)
{
    const char *what = behind_path(report->what, path);
    const char *end = what + strcspn(what, "\n"), *hash = strstr(what, ": recorded hash ");
    int length = (int)((hash && hash < end ? hash : end) - what);

    fprintf(out, "%s: changes after %u of its actions, at line %.*s\n", path, report->actions,
            length, what);
    uint32_t values = tell_values(mod_choice, record, report->actions, path, out);
    if (strstr(what, ": the start")) {
        if (!values)
            fputs("  the mod changes how the game is set up (cards, tables, rules): it is another "
                  "game from the start\n",
                  out);
        return;
    }
    uint32_t told = values + tell_fields(end, out);
    told += tell_events(record, out);
    if (!told)
        fputs("  nothing of it can be seen yet: only a number inside the game is another one\n",
              out);
}

/* Most games are as before: only what differs is looked at closely. */
static int replay_text(vaka_mod_choice *mod_choice, const vaka_journal_text *text, const char *path,
                       FILE *out, vaka_error *err)
{
    vaka_replay_report report = {.lines = text->count - 1};
    vaka_record *record = NULL;

    if (!vaka_record_agrees(text, mod_choice->plugins) &&
        vaka_record_replay_text(path, text, mod_choice->plugins, -1, &record, &report, err))
        return FAILED;
    if (report.differs_at)
        tell_change(mod_choice, record, &report, path, out);
    else
        fprintf(out, "%s: as before, %u lines\n", path, report.lines);
    vaka_record_close(record);
    return report.differs_at ? CHANGES : SAME;
}

static int replay_one(vaka_mod_choice *mod_choice, const char *path, FILE *out)
{
    vaka_journal_text text;
    vaka_error err;
    int came = FAILED;

    if (!vaka_mod_choice_journal(mod_choice, path, &err) && !vaka_journal_read(path, &text, &err)) {
        came = replay_text(mod_choice, &text, path, out, &err);
        vaka_journal_text_done(&text);
    }
    if (came == FAILED) {
        const char *why = behind_path(err.text, path);
        fprintf(out, "%s: cannot be played with it: %s\n", path, why + (*why == ' '));
    }
    return came;
}

/* What a game is played with, as a number: games of the same are read by the same process, which
 * loads it once. */
static uint64_t choice_of(const char *path)
{
    FILE *journal = fopen(path, "r");
    char line[HEAD_LINE] = "";
    uint64_t hash = 1;

    for (int i = 0; journal && i < HEAD_LINES && fgets(line, sizeof line, journal); i++) {
        const char *seats = i == 2 ? strstr(line, " seats ") : NULL;

        if (strncmp(line, "start", 5) == 0)
            break;
        if (strncmp(line, "rule ", 5) == 0 || strncmp(line, "mod ", 4) == 0)
            hash = vaka_hash(hash, line, strlen(line));
        if (seats)
            hash = vaka_hash(hash, seats, strlen(seats));
    }
    if (journal)
        fclose(journal);
    return hash;
}

static int by_choice(const void *left, const void *right)
{
    const queued *a = left, *b = right;

    if (a->choice != b->choice)
        return a->choice < b->choice ? -1 : 1;
    return a->game - b->game;
}

static queued *queue_games(const vaka_given *given)
{
    queued *queue = vaka_xnew((size_t)given->args * sizeof *queue);

    for (int i = 0; i < given->args; i++)
        queue[i] = (queued){choice_of(given->arg[i]), i};
    qsort(queue, (size_t)given->args, sizeof *queue, by_choice);
    return queue;
}

/* One share of the games, into a file that is read when all is done. */
static void work(const vaka_given *given, vaka_mod_choice *mod_choice, const queued *from,
                 const queued *to, FILE *out)
{
    for (; from < to; from++) {
        char *said = NULL;
        size_t size;
        FILE *line = vaka_xneed(open_memstream(&said, &size));
        int came = replay_one(mod_choice, given->arg[from->game], line);
        fclose(line);
        fprintf(out, "%d %d %zu\n%s", from->game, came, size, said);
        free(said);
    }
    fflush(out);
}

/* Reads what a worker has written about its games; false: it has not come to its end. */
static bool read_all(FILE *from, int count, int games, char **said, counts *all)
{
    bool whole = true;
    int game, came;
    size_t size;

    rewind(from);
    for (int i = 0; whole && i < count; i++) {
        if (fscanf(from, "%d %d %zu", &game, &came, &size) != 3 || fgetc(from) != '\n' ||
            game < 0 || game >= games || said[game] || came < SAME || came > FAILED)
            return false;
        said[game] = vaka_xnew(size + 1);
        whole = fread(said[game], 1, size, from) == size;
        all->of[came]++;
    }
    return whole;
}

static int first_of(int worker, int workers, int games)
{
    return (int)((int64_t)games * worker / workers);
}

/* In the order in which the games were named. */
static int tell(FILE *const *files, int workers, int games)
{
    char **said = vaka_xnew((size_t)games * sizeof *said);
    counts all = {{0}};
    bool good = true;

    for (int w = 0; w < workers; w++)
        good = read_all(files[w], first_of(w + 1, workers, games) - first_of(w, workers, games),
                        games, said, &all) &&
               good;
    for (int i = 0; i < games; i++) {
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

static int share(const vaka_given *given, vaka_mod_choice *mod_choice, FILE **files, int workers)
{
    queued *queue = queue_games(given);
    pid_t child[WORKERS_MOST];

    fflush(stdout);
    for (int w = 0; w < workers; w++) {
        const queued *from = queue + first_of(w, workers, given->args);
        const queued *to = queue + first_of(w + 1, workers, given->args);

        child[w] = w + 1 < workers ? fork() : -1;
        if (child[w] <= 0) /* the last one, or one that could not be begun, is done here */
            work(given, mod_choice, from, to, files[w]);
        if (child[w] == 0)
            _exit(0);
    }
    for (int w = 0; w < workers; w++)
        if (child[w] > 0)
            waitpid(child[w], NULL, 0);
    free(queue);
    return tell(files, workers, given->args);
}

static int replay_all(const vaka_given *given, vaka_mod_choice *mod_choice,
                      const vaka_module *module)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int workers = processors < 1 ? 1 : processors > WORKERS_MOST ? WORKERS_MOST : (int)processors;
    FILE *files[WORKERS_MOST];
    const char *mod;
    vaka_error err;
    int status, made = 0;

    (void)module; /* journals name it */
    for (int n = 0; (mod = vaka_options_nth(given, "with", n)) != NULL; n++)
        if (vaka_mod_choice_add(mod_choice, mod, &err))
            return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    mod_choice->adds = true;
    workers = workers > given->args ? given->args : workers;
    while (made < workers && (files[made] = tmpfile()) != NULL)
        made++;
    status = made ? share(given, mod_choice, files, made)
                  : vaka_complain(VAKA_EXIT_FAILED, "there is no room for what is found");
    for (int w = 0; w < made; w++)
        fclose(files[w]);
    return status;
}

int vaka_replay_with(const vaka_given *given)
{
    return vaka_mod_choice_run(given, replay_all);
}
