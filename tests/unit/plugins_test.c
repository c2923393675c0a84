/* unit/plugins_test.c - modules as files: loading, the search path, finding by name.
 *
 * SPDX-License-Identifier: MIT */
#include "plugin/plugins.h"
#include "registered.h"

#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define HELLO VAKA_BUILD_DIR "/modules/hello.vaka"
#define LONGEST 512

/* A folder of its own for each test, gone afterwards with what the test put into it. */
typedef struct place {
    char folder[64];
    char *made[16]; /* owned */
    uint32_t count;
} place;

static const char *inside(place *at, const char *name)
{
    char path[LONGEST];

    assert_true(at->count < 16);
    snprintf(path, sizeof path, "%s/%s", at->folder, name);
    at->made[at->count] = vaka_xcopy(path);
    return at->made[at->count++];
}

static const char *put_folder(place *at, const char *name)
{
    const char *path = inside(at, name);

    assert_int_equal(mkdir(path, 0700), 0);
    return path;
}

static const char *put_text(place *at, const char *name, const char *text)
{
    const char *path = inside(at, name);
    FILE *file = fopen(path, "wb");

    assert_non_null(file);
    fputs(text, file);
    fclose(file);
    return path;
}

/* A copy of the smallest game, under another name. */
static const char *put_hello(place *at, const char *name)
{
    const char *path = inside(at, name);
    FILE *from = fopen(HELLO, "rb"), *to = fopen(path, "wb");
    char buffer[4096];
    size_t length;

    assert_non_null(from);
    assert_non_null(to);
    while ((length = fread(buffer, 1, sizeof buffer, from)) > 0)
        assert_int_equal(fwrite(buffer, 1, length, to), length);
    fclose(from);
    fclose(to);
    return path;
}

static int make_place(void **state)
{
    place *at = calloc(1, sizeof *at);

    assert_non_null(at);
    snprintf(at->folder, sizeof at->folder, "/tmp/vaka-plugins-XXXXXX");
    assert_non_null(mkdtemp(at->folder));
    setenv("XDG_DATA_HOME", at->folder, 1);
    unsetenv("VAKA_MODULE_PATH");
    unsetenv("VAKA_TEST_MODULES");
    *state = at;
    return 0;
}

static int free_place(void **state)
{
    place *at = *state;

    while (at->count > 0) {
        remove(at->made[--at->count]);
        free(at->made[at->count]);
    }
    remove(at->folder);
    free(at);
    return 0;
}

static const vaka_plugin *entry(const vaka_plugins *plugins, const char *path)
{
    for (uint32_t i = 0; i < plugins->count; i++)
        if (strcmp(plugins->at[i].path, path) == 0)
            return &plugins->at[i];
    return NULL;
}

static void assert_reason(const vaka_plugin *plugin, const char *because)
{
    assert_non_null(plugin);
    assert_null(plugin->module);
    assert_null(plugin->handle);
    if (!strstr(plugin->reason, because))
        fail_msg("%s: \"%s\", not \"%s\"", plugin->path, plugin->reason, because);
}

static void assert_refused(const char *path, const char *because)
{
    vaka_plugin plugin;

    assert_int_not_equal(vaka_plugin_load(path, &plugin), VAKA_OK);
    assert_reason(&plugin, because);
    assert_string_equal(plugin.path, path);
    vaka_plugin_unload(&plugin);
}

TEST_WITH(a_good_module_is_loaded, make_place, free_place)
{
    vaka_plugin plugin;

    (void)state;
    assert_int_equal(vaka_plugin_load(HELLO, &plugin), VAKA_OK);
    assert_string_equal(plugin.reason, "");
    assert_string_equal(plugin.module->id, "org.vaka.hello");
    vaka_plugin_unload(&plugin);
}

TEST_WITH(a_file_without_a_folder_is_the_one_here, make_place, free_place)
{
    char here[LONGEST];
    vaka_plugin plugin;

    (void)state;
    assert_non_null(getcwd(here, sizeof here));
    assert_int_equal(chdir(VAKA_BUILD_DIR "/modules"), 0);
    assert_int_equal(vaka_plugin_load("hello.vaka", &plugin), VAKA_OK);
    vaka_plugin_unload(&plugin);
    assert_refused("not-here.vaka", "cannot find the file");
    assert_int_equal(chdir(here), 0);
}

TEST_WITH(what_is_no_module_file_is_refused, make_place, free_place)
{
    place *at = *state;

    assert_refused(put_text(at, "x.vaka", "This is not a shared object.\n"), "cannot be loaded: ");
    assert_refused(put_text(at, "empty.vaka", ""), "cannot be loaded: ");
    assert_refused(put_folder(at, "folder.vaka"), "not a regular file");
    assert_refused(put_hello(at, "hello.so"), "ends in .vaka");
    assert_refused(put_hello(at, ".vaka"), "ends in .vaka");
    const char *pipe = inside(at, "pipe.vaka");
    assert_int_equal(mkfifo(pipe, 0600), 0);
    assert_refused(pipe, "not a regular file");
}

/* The system's loader would die of most of these. */
TEST_WITH(a_module_that_was_cut_short_is_refused, make_place, free_place)
{
    place *at = *state;
    const char *path = put_hello(at, "hello.vaka");
    uint32_t cut = 0, whole = 0;
    struct stat about;

    assert_int_equal(stat(path, &about), 0);
    for (off_t length = about.st_size; length > 0; length -= length > 2000 ? 97 : 7) {
        vaka_plugin plugin;

        assert_int_equal(truncate(path, length), 0);
        if (vaka_plugin_load(path, &plugin) == VAKA_OK) {
            whole++; /* what is missing is not needed: tables for debuggers */
        } else {
            assert_reason(&plugin, length < 4 ? "cannot be loaded: " : "cut short, it has ");
            cut++;
        }
        vaka_plugin_unload(&plugin);
    }
    assert_true(whole > 0 && cut > 50);
}

TEST_WITH(segments_that_lie_nowhere_are_refused, make_place, free_place)
{
    place *at = *state;
    ElfW(Ehdr) head;
    ElfW(Phdr) part = {.p_type = PT_LOAD, .p_offset = 1};

    memset(&part.p_filesz, 0xff, sizeof part.p_filesz);
    const char *path = put_hello(at, "hello.vaka");
    FILE *file = fopen(path, "r+b");
    assert_non_null(file);
    assert_int_equal(fread(&head, sizeof head, 1, file), 1);
    fseek(file, (long)head.e_phoff, SEEK_SET);
    fwrite(&part, sizeof part, 1, file);
    fclose(file);
    assert_refused(path, "cannot be loaded: ");
    head.e_phnum = UINT16_MAX;
    file = fopen(path, "r+b");
    assert_non_null(file);
    fwrite(&head, sizeof head, 1, file);
    fclose(file);
    assert_refused(path, "cannot be loaded: not a shared library");
}

typedef struct fault {
    const char *name;
    const char *reason;
} fault;

static const fault faults[] = {
    {"no_symbol", "does not export `vaka_entry`"},
    {"entry_is_function", "`vaka_entry` is not a struct"},
    {"entry_too_short", "`vaka_entry` is too short for its stamp: it has 8 bytes"},
    {"short_struct", "the module's struct is too short: 24 bytes"},
    {"wrong_abi", "the module was built for ABI 3, this program has ABI 2"},
    {"old_abi", "the module was built for ABI 1, this program has ABI 2"},
    {"unknown_call", "cannot be loaded: undefined symbol: vaka_teleport"},
    {"bad_id", "the module's id 'org.vaka.Bad id' is not"},
    {"bad_version", "module org.vaka.bad.bad-version: version 'one' is not"},
    {"no_why_not", "the rules are incomplete: there is no why_not()"},
    {"too_many_seats", "the module takes 2 to 9 seats: there are 1 to 8"},
    {"odd_game_size", "game_size 12 is no multiple of 8"},
    {"no_table", "2 steps are counted, but there is no table"},
    {"verbs_twice", "verb 'take' is there twice, as 0 and 1"},
    {"verb_of_host", "verb 'undo' is a word of the host's own"},
    {"argument_bounds", "verb 'take': argument 0 has bounds that do not fit into 16 bits"},
    {"argument_gap", "verb 'take': argument 1 is used, but not the one before it"},
    {"sentence_gap", "event 'took': unknown gap '{1:number}'"},
    {"option_normal", "option 'stones': its normal value 21 is not from 5 to 9"},
};

TEST_WITH(a_misbehaving_module_is_refused_with_its_own_reason, make_place, free_place)
{
    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        char path[LONGEST];

        snprintf(path, sizeof path, "%s/tests/bad/%s.vaka", VAKA_BUILD_DIR, faults[i].name);
        assert_refused(path, faults[i].reason);
    }
}

TEST_WITH(bad_modules_do_not_keep_good_ones_away, make_place, free_place)
{
    const char *const folders[] = {VAKA_BUILD_DIR "/tests/bad", VAKA_BUILD_DIR "/modules", NULL};
    vaka_plugins plugins;
    uint32_t refused = 0;

    (void)state;
    vaka_plugins_scan(&plugins, folders);
    for (uint32_t i = 0; i < plugins.count; i++) {
        assert_true((plugins.at[i].module != NULL) == (plugins.at[i].reason[0] == '\0'));
        refused += plugins.at[i].module ? 0 : 1;
    }
    assert_int_equal(refused, sizeof faults / sizeof *faults);
    assert_non_null(vaka_plugins_find(&plugins, "hello", NULL));
    vaka_plugins_done(&plugins);
}

TEST_WITH(a_folder_is_read_in_the_order_of_its_names, make_place, free_place)
{
    place *at = *state;
    const char *const folders[] = {at->folder, NULL};
    vaka_plugins plugins;

    put_text(at, "README", "");
    put_text(at, ".hidden.vaka", "");
    put_text(at, "b.vaka", "");
    put_text(at, "a.vaka", "");
    put_text(at, "B.vaka", "");
    vaka_plugins_scan(&plugins, folders);
    assert_true(plugins.count >= 3);
    assert_non_null(strstr(plugins.at[0].path, "/B.vaka"));
    assert_non_null(strstr(plugins.at[1].path, "/a.vaka"));
    assert_non_null(strstr(plugins.at[2].path, "/b.vaka"));
    for (uint32_t i = 3; i < plugins.count; i++)
        assert_null(strstr(plugins.at[i].path, at->folder));
    vaka_plugins_done(&plugins);
}

TEST_WITH(the_first_of_two_modules_with_one_id_wins, make_place, free_place)
{
    place *at = *state;
    const char *const folders[] = {at->folder, NULL};
    const char *first = put_hello(at, "a.vaka"), *second = put_hello(at, "b.vaka");
    char reason[LONGEST * 2];
    vaka_plugins plugins;

    vaka_plugins_scan(&plugins, folders);
    snprintf(reason, sizeof reason, "org.vaka.hello is already there, from %s", first);
    assert_non_null(entry(&plugins, first)->module);
    assert_reason(entry(&plugins, second), reason);
    assert_ptr_equal(vaka_plugins_find(&plugins, "hello", NULL), entry(&plugins, first)->module);
    vaka_plugins_done(&plugins);
}

TEST_WITH(folders_come_in_their_order, make_place, free_place)
{
    place *at = *state;
    const char *given = put_folder(at, "given"), *one = put_folder(at, "one");
    const char *two = put_folder(at, "two");
    const char *const folders[] = {given, NULL};
    char list[LONGEST * 3];
    vaka_plugins plugins;

    put_folder(at, "vaka");
    put_folder(at, "vaka/modules");
    const char *const names[] = {"given/h.vaka", "one/h.vaka", "two/h.vaka", "vaka/modules/h.vaka"};
    const char *paths[4];
    for (int i = 0; i < 4; i++)
        paths[i] = put_hello(at, names[i]);

    snprintf(list, sizeof list, "%s::%s/:%s", one, two, given);
    setenv("VAKA_MODULE_PATH", list, 1);
    vaka_plugins_scan(&plugins, folders);
    assert_non_null(plugins.at[0].module);
    for (uint32_t i = 0; i < 4; i++)
        assert_string_equal(plugins.at[i].path, paths[i]);
    assert_true(plugins.count == 4 || !strstr(plugins.at[4].path, at->folder)); /* `given` once */
    vaka_plugins_done(&plugins);
}

TEST_WITH(only_a_folder_that_was_named_must_be_there, make_place, free_place)
{
    place *at = *state;
    const char *given = inside(at, "nowhere"), *listed = inside(at, "nor-here");
    const char *const folders[] = {given, NULL};
    char user[LONGEST];
    vaka_plugins plugins;

    setenv("VAKA_MODULE_PATH", listed, 1);
    vaka_plugins_scan(&plugins, folders);
    assert_reason(entry(&plugins, given), "cannot read the folder: No such file or directory");
    assert_reason(entry(&plugins, listed), "cannot read the folder: ");
    snprintf(user, sizeof user, "%s/vaka/modules", at->folder);
    assert_null(entry(&plugins, user));
    vaka_plugins_done(&plugins);
}

TEST_WITH(test_modules_are_found_on_demand_only, make_place, free_place)
{
    char program[LONGEST] = {0}, folder[LONGEST * 2], path[LONGEST * 3];
    vaka_plugins plugins;

    (void)state;
    assert_true(readlink("/proc/self/exe", program, sizeof program - 1) > 0);
    *strrchr(program, '/') = '\0';
    snprintf(folder, sizeof folder, "%s/tests", program);
    mkdir(folder, 0700);
    snprintf(folder, sizeof folder, "%s/tests/modules", program);
    mkdir(folder, 0700);
    snprintf(path, sizeof path, "%s/on-demand.vaka", folder);
    assert_true(symlink(HELLO, path) == 0);
    vaka_plugins_scan(&plugins, NULL);
    const bool without = entry(&plugins, path) != NULL;
    vaka_plugins_done(&plugins);
    setenv("VAKA_TEST_MODULES", "1", 1);
    vaka_plugins_scan(&plugins, NULL);
    const bool with = entry(&plugins, path) != NULL;
    vaka_plugins_done(&plugins);
    remove(path);
    rmdir(folder);
    assert_false(without);
    assert_true(with);
}

TEST_WITH(a_module_is_found_by_its_id_or_its_last_word, make_place, free_place)
{
    const vaka_module one = {.id = "org.a.game"}, two = {.id = "org.b.game"};
    const vaka_module three = {.id = "org.a.other"};
    vaka_plugin at[] = {
        {.path = (char[]){"/m/one.vaka"}, .module = &one},
        {.path = (char[]){"/m/two.vaka"}, .module = &two},
        {.path = (char[]){"/m/three.vaka"}, .module = &three},
        {.path = (char[]){"/m/sad.vaka"}, .reason = "it is sad"},
    };
    const vaka_plugins plugins = {.at = at, .count = 4}, none = {0};
    vaka_error err = {0};

    (void)state;
    assert_ptr_equal(vaka_plugins_find(&plugins, "org.b.game", &err), &two);
    assert_ptr_equal(vaka_plugins_find(&plugins, "other", &err), &three);
    assert_null(vaka_plugins_find(&plugins, "game", &err));
    assert_string_equal(err.text, "'game' may be any of org.a.game, org.b.game: say which");
    assert_null(vaka_plugins_find(&plugins, "sad", &err));
    assert_string_equal(err.text, "module 'sad' cannot be used: it is sad");
    assert_null(vaka_plugins_find(&plugins, "chess", &err));
    assert_string_equal(err.text,
                        "there is no module 'chess'; there are: org.a.game, org.b.game, other");
    assert_null(vaka_plugins_find(&none, "chess", &err));
    assert_string_equal(err.text, "there is no module 'chess', and no other one either");
    assert_null(vaka_plugins_find(&plugins, "", NULL));
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
