/* script/game_faults_test.c - faults planted in a game in Lua: each is told with file, line and
 * what to do.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each line of game_faults/faults.txt is one edit of a file of the game in game_faults/islets. The
 * game is copied, the edit is made, and the copy is checked and then played as `vaka check --play`
 * does it; whatever is said first must name the place and hold the words of the line. With a number
 * as argument only that fault is tried (0: all), and what is said is printed. */
#include "planted.h"

#include "play/stress/stress.h"
#include "script/mods/game.h"
#include "script/run/loaded.h"
#include "script/tools/check.h"

#define GOOD VAKA_SOURCE_DIR "/tests/script/game_faults"
#define LEAST_FAULTS 60
#define GAMES 6

typedef struct fault {
    char *file, *what, *by, *where, *words; /* borrowed from the line */
    int line;                               /* expected; 0: the file is enough */
} fault;

static scratch copy;
static int only;   /* the fault that was asked for; 0: all */
static bool aloud; /* tell what is said, however good */

static fault read_fault(char *line)
{
    fault it = {0};

    it.file = field(&line);
    it.what = field(&line);
    it.by = field(&line);
    it.where = field(&line);
    it.words = field(&line);
    unescape(it.what);
    unescape(it.by);
    return it;
}

static int line_of(const char *text, const char *at)
{
    int line = 1;

    for (; text < at; text++)
        line += *text == '\n';
    return line;
}

/* Where it has to be told: +N is so many lines below the edit, :N a line of a file. */
static void find_line(fault *it, const char *good, const char *edit)
{
    char *mark = strpbrk(it->where, "+:");

    if (!mark)
        fail_msg("no line in \"%s\"", it->where);
    it->line = (int)strtol(mark + 1, NULL, 10);
    if (*mark == '+')
        it->line += line_of(good, edit);
    *mark = '\0';
    if (!*it->where)
        it->where = it->file;
}

/* The file with its fault; owned by the caller. "^" is the whole file. */
static char *edited(fault *it, const char *good)
{
    bool whole = strcmp(it->what, "^") == 0;
    const char *found = whole ? good : strstr(good, it->what);
    size_t gone = whole ? strlen(good) : strlen(it->what);

    if (!found || (!whole && strstr(found + 1, it->what)))
        fail_msg("%s: \"%s\" is there never or twice", it->file, it->what);
    size_t room = strlen(good) + strlen(it->by) + 1;
    char *bad = calloc(1, room);
    assert_non_null(bad);
    snprintf(bad, room, "%.*s%s%s", (int)(found - good), good, it->by, found + gone);
    find_line(it, good, found);
    return bad;
}

static const vaka_module *find_game(void *plugins, const char *game, vaka_error *err)
{
    return vaka_modules_find(plugins, game, err);
}

static bool is_wanted(void *data, uint32_t mod, const char *file)
{
    (void)data;
    (void)mod;
    (void)file;
    return true;
}

/* Plays it; what is wrong goes to `said`. */
static void play(vaka_plugins *plugins, const char *folder, char *said, size_t room)
{
    const char *mods[] = {"islets", NULL};
    vaka_stress_report report = {0};
    vaka_loader loader;
    vaka_error err = {0};

    vaka_loader_init(&loader, NULL);
    const vaka_module *module = vaka_modules_find(plugins, folder, &err);
    if (module) {
        vaka_stress_plan plan = {
            vaka_loader_library(&loader, module), mods, GAMES, 1, is_wanted, NULL};
        vaka_stress_run(&plan, &report, &err);
    }
    snprintf(said, room, "%s", *report.what ? report.what : err.text);
    vaka_stress_report_done(&report);
    vaka_loader_done(&loader);
}

/* All that is said about the copy: complaints, or what goes wrong in play. */
static void look(char *said, size_t room)
{
    static const char *const nowhere[] = {NULL};
    char folder[128];
    const char *paths[] = {folder, NULL};
    vaka_complaints found = {0};
    vaka_plugins plugins;
    size_t used = 0;

    snprintf(folder, sizeof folder, "%s/islets", copy.folder);
    vaka_plugins_scan(&plugins, nowhere);
    vaka_check_paths(paths, &(vaka_check_games){find_game, &plugins}, &found);
    *said = '\0';
    for (uint32_t i = 0; i < found.count && used < room; i++) {
        vaka_complaint_write(&found.at[i], said + used, room - used);
        used += strlen(said + used);
        used += (size_t)snprintf(said + used, room - used, "\n");
    }
    if (!found.count)
        play(&plugins, folder, said, room);
    vaka_complaints_done(&found);
    vaka_plugins_done(&plugins);
}

/* Is there a line of what was said that names the place and holds the words? */
static bool is_told(const fault *it, char *said)
{
    char place[128];
    bool found = false;

    snprintf(place, sizeof place, it->line ? "%s:%d:" : "%s", it->where, it->line);
    for (char *line = said, *end; line && *line && !found; line = end) {
        end = strchr(line, '\n');
        if (end)
            *end = '\0';
        found = strstr(line, place) && strstr(line, it->words);
        if (end)
            *end++ = '\n';
    }
    return found;
}

/* Makes one fault, looks, and takes it back. */
static bool try_fault(fault *it, int number)
{
    char path[512], said[8192];

    snprintf(path, sizeof path, GOOD "/islets/%s", it->file);
    char *good = read_file(path).at, *bad = edited(it, good);
    snprintf(path, sizeof path, "islets/%s", it->file);
    scratch_write(&copy, path, bad);
    look(said, sizeof said);
    bool told = is_told(it, said);
    if (!told || aloud)
        printf("   %d %s: \"%s\" by \"%s\": expected %s:%d and \"%s\"; said:\n%s\n", number,
               told ? "told" : "MISSED", it->what, it->by, it->where, it->line, it->words, said);
    scratch_write(&copy, path, good);
    free(good);
    free(bad);
    return told;
}

static int make_copy(void **state)
{
    (void)state;
    setenv("VAKA_SCRIPTS", "/nonexistent", 1);
    setenv("XDG_DATA_HOME", "/nonexistent", 1);
    scratch_open(&copy);
    copy_folder(&copy, GOOD, "");
    return 0;
}

static int drop_copy(void **state)
{
    (void)state;
    scratch_done(&copy);
    return 0;
}

static void the_good_game_is_passed_in_silence(void **state)
{
    char said[8192];

    (void)state;
    look(said, sizeof said);
    assert_string_equal(said, "");
}

static void every_fault_is_told_with_its_place_and_what_to_do(void **state)
{
    char *list = read_file(GOOD "/faults.txt").at, *rest = list;
    int count = 0, told = 0;

    (void)state;
    while (rest && *rest) {
        char *line = rest;
        rest = strchr(line, '\n');
        if (rest)
            *rest++ = '\0';
        if (*line == '#' || !*line || (++count != only && only))
            continue;
        fault it = read_fault(line);
        told += try_fault(&it, count);
    }
    free(list);
    printf("   %d of %d faults told\n", told, count);
    if (only)
        return;
    assert_true(count >= LEAST_FAULTS);
    assert_int_equal(told, count);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_good_game_is_passed_in_silence),
        cmocka_unit_test(every_fault_is_told_with_its_place_and_what_to_do),
    };

    aloud = argc > 1;
    only = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 0;
    return cmocka_run_group_tests(tests, make_copy, drop_copy);
}
