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

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SAME, CHANGES, FAILED };

#define WORKERS_MOST 16

typedef struct counts {
    uint32_t of[3]; /* by SAME, CHANGES, FAILED */
} counts;

/* What is different, line by line, without the file's name that stands before it. */
static void tell_change(const vaka_replay_report *report, const char *path, FILE *out)
{
    const char *what = report->what;
    size_t length = strlen(path);

    if (strncmp(what, path, length) == 0 && what[length] == ':')
        what += length + 1;
    fprintf(out, "%s: changes after %u of its actions, at line %s\n", path, report->actions, what);
}

static int replay_one(vaka_mod_choice *mod_choice, const char *path, FILE *out)
{
    vaka_replay_report report = {0};
    vaka_record *record = NULL;
    vaka_error err;

    if (vaka_mod_choice_journal(mod_choice, path, &err) ||
        vaka_record_replay(path, mod_choice->plugins, -1, &record, &report, &err)) {
        fprintf(out, "%s: cannot be played with it: %s\n", path, err.text);
        return FAILED;
    }
    vaka_record_close(record);
    if (report.differs_at) {
        tell_change(&report, path, out);
        return CHANGES;
    }
    fprintf(out, "%s: as before, %u lines\n", path, report.lines);
    return SAME;
}

/* Every `step`-th game from `first` on, into a file that is read when all is done. */
static void work(const vaka_given *given, vaka_mod_choice *mod_choice, int first, int step,
                 FILE *out)
{
    for (int i = first; i < given->args; i += step) {
        char *said = NULL;
        size_t size;
        FILE *line = vaka_xneed(open_memstream(&said, &size));
        int came = replay_one(mod_choice, given->arg[i], line);
        fclose(line);
        fprintf(out, "%d %zu\n%s", came, size, said);
        free(said);
    }
    fflush(out);
}

/* Prints the next game that a worker has written about. */
static bool tell_next(FILE *from, counts *all)
{
    char *text;
    size_t size;
    int came;

    if (fscanf(from, "%d %zu\n", &came, &size) != 2 || came < SAME || came > FAILED)
        return false;
    text = vaka_xnew(size + 1);
    bool whole = fread(text, 1, size, from) == size;
    fputs(text, stdout);
    free(text);
    all->of[came]++;
    return whole;
}

static int tell(FILE *const *files, int workers, int games)
{
    counts all = {{0}};
    bool good = true;

    for (int w = 0; w < workers; w++)
        rewind(files[w]);
    for (int i = 0; good && i < games; i++)
        good = tell_next(files[i % workers], &all);
    if (!good)
        return vaka_complain(VAKA_EXIT_FAILED, "a game stopped the program that replayed it");
    printf("%d games: %u as before, %u change, %u cannot be played\n", games, all.of[SAME],
           all.of[CHANGES], all.of[FAILED]);
    return all.of[FAILED] ? VAKA_EXIT_FAILED : VAKA_EXIT_GOOD;
}

static int share(const vaka_given *given, vaka_mod_choice *mod_choice, FILE **files, int workers)
{
    pid_t child[WORKERS_MOST];

    fflush(stdout);
    for (int w = 1; w < workers; w++) {
        child[w] = fork();
        if (child[w] == 0) {
            work(given, mod_choice, w, workers, files[w]);
            _exit(0);
        }
        if (child[w] < 0) /* then this one does it */
            work(given, mod_choice, w, workers, files[w]);
    }
    work(given, mod_choice, 0, workers, files[0]);
    for (int w = 1; w < workers; w++)
        if (child[w] > 0)
            waitpid(child[w], NULL, 0);
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
