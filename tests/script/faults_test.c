/* script/faults_test.c - seeded faults of mods: `vaka check` finds them in the right file and line.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each line of faults/faults.txt is one edit of a good file; the mods are copied, the edit is made,
 * the copy is checked and the file is put back. The good originals must be passed in silence. With
 * a number as argument only that fault is tried, and everything said about it is printed. */
#include "../unit/harbour.h"
#include "planted.h"
#include "script/tools/check.h"

#define LEAST_FOUND 95 /* of a hundred */
#define LEAST_FAULTS 400
#define LONG_FILE ((1u << 20) + 16)

typedef struct fault {
    char *file, *what, *by, *where; /* borrowed from the line */
    char *meant;                    /* is suggested; NULL: it does not matter */
    size_t by_size;
} fault;

static scratch copy;

static fault read_fault(char *line)
{
    fault it = {0};

    it.file = field(&line);
    it.what = field(&line);
    it.by = field(&line);
    it.where = field(&line);
    it.meant = line ? field(&line) : NULL;
    unescape(it.what);
    it.by_size = unescape(it.by);
    return it;
}

/* The good file, from the sources; and its place in the copy. */
static const char *source_of(const char *file)
{
    return strncmp(file, "harbour/", 8) == 0 ? VAKA_SOURCE_DIR "/tests/script/mods"
                                             : VAKA_SOURCE_DIR "/tests/script/extra";
}

static const char *place_of(const char *file, char out[256])
{
    snprintf(out, 256, "%s/%s", strncmp(file, "harbour/", 8) == 0 ? "mods" : "extra", file);
    return out;
}

static bytes edited(const fault *it, const bytes *good)
{
    bool start = strcmp(it->what, "^") == 0, end = strcmp(it->what, "$") == 0;
    char *found = start ? good->at : end ? good->at + good->size : strstr(good->at, it->what);
    size_t before, gone = start || end ? 0 : strlen(it->what);
    bool is_long = strcmp(it->by, "@long") == 0;
    size_t size = is_long ? LONG_FILE : it->by_size;
    bytes bad;

    if (!found || (gone && strstr(found + 1, it->what)))
        fail_msg("%s: \"%s\" is there never or twice", it->file, it->what);
    before = (size_t)(found - good->at);
    bad.size = good->size - gone + size;
    bad.at = malloc(bad.size + 1);
    assert_non_null(bad.at);
    memcpy(bad.at, good->at, before);
    if (is_long)
        memset(bad.at + before, '-', size);
    else
        memcpy(bad.at + before, it->by, size);
    memcpy(bad.at + before + size, found + gone, good->size - before - gone);
    return bad;
}

static const vaka_module *find_game(void *data, const char *game, vaka_error *err)
{
    (void)data;
    if (strcmp(game, "harbour") == 0 || strcmp(game, harbour.id) == 0)
        return &harbour;
    vaka_fail(err, VAKA_ERR_DATA, "there is no game '%s'", game);
    return NULL;
}

static void check_copy(vaka_complaints *found)
{
    char base[128], winds[128], scripts[128];
    const char *paths[] = {base, winds, NULL};

    snprintf(scripts, sizeof scripts, "%s/mods", copy.folder);
    snprintf(base, sizeof base, "%s/mods/harbour", copy.folder);
    snprintf(winds, sizeof winds, "%s/extra/winds", copy.folder);
    setenv("VAKA_SCRIPTS", scripts, 1);
    vaka_check_paths(paths, &(vaka_check_games){find_game, NULL}, found);
}

static void print_all(const vaka_complaints *found)
{
    for (uint32_t i = 0; i < found->count; i++) {
        printf("      ");
        vaka_complaint_print(&found->at[i], stdout);
        putchar('\n');
    }
}

static bool is_found(const fault *it, const vaka_complaints *found)
{
    const char *colon = strrchr(it->where, ':');
    int32_t line = (int32_t)strtol(colon + 1, NULL, 10);
    char file[256];

    snprintf(file, sizeof file, "/%.*s", (int)(colon - it->where), it->where);
    for (uint32_t i = 0; it->meant && i < found->count; i++)
        if (found->at[i].suggestion && strstr(found->at[i].suggestion, it->meant))
            return complains(found, file, line, "");
    return !it->meant && complains(found, file, line, "");
}

static void put(const fault *it, const bytes *bad)
{
    char place[256], full[512], target[256];
    bool renamed = strcmp(it->what, "@") == 0;

    place_of(it->file, place);
    if (renamed) {
        snprintf(full, sizeof full, "%s/%s", copy.folder, place);
        assert_int_equal(unlink(full), 0);
    }
    scratch_bytes(&copy, renamed ? place_of(it->by, target) : place, bad->at, bad->size);
}

static void put_back(const fault *it, const bytes *good)
{
    char place[256], full[512];

    if (strcmp(it->what, "@") == 0) {
        snprintf(full, sizeof full, "%s/%s", copy.folder, place_of(it->by, place));
        assert_int_equal(unlink(full), 0);
    }
    scratch_bytes(&copy, place_of(it->file, place), good->at, good->size);
}

/* Makes one fault, checks, and takes it back. */
static bool try_fault(const fault *it, bool aloud)
{
    char path[512];
    vaka_complaints found = {0};
    bytes good, bad;
    bool right;

    snprintf(path, sizeof path, "%s/%s", source_of(it->file), it->file);
    good = read_file(path);
    bad = strcmp(it->what, "@") == 0 ? read_file(path) : edited(it, &good);
    put(it, &bad);
    check_copy(&found);
    right = is_found(it, &found);
    if (aloud || !right) {
        printf("   %s %s: \"%s\" by \"%s\"\n", right ? "found" : "missed", it->where, it->what,
               it->by);
        print_all(&found);
    }
    put_back(it, &good);
    vaka_complaints_done(&found);
    free(good.at);
    free(bad.at);
    return right;
}

static int make_copy(void **state)
{
    harbour_environment(state);
    scratch_open(&copy);
    copy_folder(&copy, VAKA_SOURCE_DIR "/tests/script/mods", "mods");
    copy_folder(&copy, VAKA_SOURCE_DIR "/tests/script/extra", "extra");
    return 0;
}

static int drop_copy(void **state)
{
    (void)state;
    scratch_done(&copy);
    return 0;
}

static int only; /* the fault that was asked for; 0: all */

static void the_good_originals_are_passed_in_silence(void **state)
{
    vaka_complaints found = {0};

    (void)state;
    check_copy(&found);
    assert_no_complaint(&found);
}

static void seeded_faults_are_found_in_the_right_line(void **state)
{
    bytes list = read_file(VAKA_SOURCE_DIR "/tests/script/faults/faults.txt");
    char *rest = list.at;
    int count = 0, right = 0;

    (void)state;
    while (rest && *rest) {
        char *line = rest;
        rest = strchr(line, '\n');
        if (rest)
            *rest++ = '\0';
        if (*line == '#' || !*line || (++count != only && only))
            continue;
        fault it = read_fault(line);
        right += try_fault(&it, only > 0);
    }
    free(list.at);
    printf("   %d of %d faults found\n", right, count);
    if (only)
        return;
    assert_true(count >= LEAST_FAULTS);
    assert_true(right * 100 >= count * LEAST_FOUND);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_good_originals_are_passed_in_silence),
        cmocka_unit_test(seeded_faults_are_found_in_the_right_line),
    };

    only = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 0;
    return cmocka_run_group_tests(tests, make_copy, drop_copy);
}
