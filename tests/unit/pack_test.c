/* tests/unit/pack_test.c - packs: what is in them, what is refused, and what is left behind.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"

#include "share/pack.h"
#include "share/zip_library.h"

#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define GOOD_MOD                                                                                   \
    "return { id = \"reef\", title = \"Reef\", version = \"1.0\", api = 1, game = \"skirmish\" "   \
    "}\n"

extern char **environ;

static char folder[64];

static int set_up(void **state)
{
    (void)state;
    snprintf(folder, sizeof folder, "/tmp/vaka-pack-XXXXXX");
    return mkdtemp(folder) ? 0 : -1;
}

static int tear_down(void **state)
{
    char *const arguments[] = {"rm", "-rf", folder, NULL};
    pid_t child;
    int status = -1;

    (void)state;
    if (posix_spawnp(&child, "rm", NULL, NULL, arguments, environ) == 0)
        waitpid(child, &status, 0);
    return status;
}

static const char *in_folder(const char *name)
{
    static char path[4][256];
    static int next;

    next = (next + 1) % 4;
    snprintf(path[next], sizeof path[next], "%s/%s", folder, name);
    return path[next];
}

typedef struct entry {
    const char *name;
    const char *text; /* NULL: a folder */
    uint32_t mode;    /* 0: that of a plain file */
    int32_t method;   /* 0: stored */
    size_t zeroes;    /* so many in place of a text */
} entry;

/* A zip as a stranger might make it; mod.lua is added unless `bare`. */
static const char *make_zip(const entry *entries, size_t count, bool bare)
{
    const char *path = in_folder("made.zip");
    const vaka_zip_library *zip = vaka_zip_library_open(NULL);
    static const entry manifest = {"reef/mod.lua", GOOD_MOD, 0, 0, 0};
    int code = 0;
    zip_t *archive;

    assert_non_null(zip);
    archive = zip->zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &code);
    assert_non_null(archive);
    for (size_t i = 0; i < count + (bare ? 0 : 1); i++) {
        const entry *at = i < count ? &entries[i] : &manifest;
        char *zeroes = at->zeroes ? calloc(1, at->zeroes) : NULL;
        size_t size = at->zeroes ? at->zeroes : at->text ? strlen(at->text) : 0;
        zip_source_t *source =
            zip->zip_source_buffer(archive, zeroes ? zeroes : at->text, size, zeroes != NULL);
        zip_int64_t index = zip->zip_file_add(archive, at->name, source, ZIP_FL_ENC_UTF_8);

        assert_true(index >= 0);
        zip->zip_set_file_compression(archive, (zip_uint64_t)index,
                                      at->method ? at->method : ZIP_CM_STORE, 0);
        zip->zip_file_set_external_attributes(archive, (zip_uint64_t)index, 0, ZIP_OPSYS_UNIX,
                                              (at->mode ? at->mode : 0100644u) << 16);
    }
    assert_int_equal(zip->zip_close(archive), 0);
    return path;
}

static void is_refused(const char *path, const char *words)
{
    vaka_pack pack = {0};
    vaka_error err = {0};

    if (vaka_pack_read(&pack, path, &err) == VAKA_OK)
        fail_msg("it is read, but should be refused: %s", words);
    if (!strstr(err.text, words))
        fail_msg("\"%s\" is not in: %s", words, err.text);
    vaka_pack_done(&pack);
}

static void entry_is_refused(entry at, const char *words)
{
    is_refused(make_zip(&at, 1, false), words);
}

static void write_file(const char *name, const char *text, size_t size)
{
    FILE *file = fopen(in_folder(name), "wb");

    assert_non_null(file);
    fwrite(text, 1, size, file);
    fclose(file);
}

static void write_mod(void)
{
    mkdir(in_folder("reef"), 0777);
    mkdir(in_folder("reef/events"), 0777);
    write_file("reef/mod.lua", GOOD_MOD, strlen(GOOD_MOD));
    write_file("reef/events/wind.lua", "return {}\n", 10);
    write_file("reef/.notes", "mine", 4);
}

static char *bytes_of(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    char *bytes = test_calloc(1, 1u << 20);

    assert_non_null(file);
    *size = fread(bytes, 1, 1u << 20, file);
    fclose(file);
    return bytes;
}

/* A name with a byte in it that the library would not write. */
static void name_is_refused(char byte, const char *words)
{
    const entry at = {"reef/a@b.lua", "x", 0, 0, 0};
    const char *path = make_zip(&at, 1, false);
    size_t size;
    char *bytes = bytes_of(path, &size);

    for (size_t i = 0; i < size; i++)
        bytes[i] = bytes[i] == '@' ? byte : bytes[i];
    write_file("odd.zip", bytes, size);
    is_refused(in_folder("odd.zip"), words);
    test_free(bytes);
}

TEST_WITH(a_folder_goes_into_a_zip_and_out_of_it_as_it_was, set_up, tear_down)
{
    (void)state;
    vaka_pack pack = {0}, read = {0};
    vaka_error err = {0};

    write_mod();
    assert_int_equal(vaka_pack_gather(&pack, in_folder("reef"), &err), VAKA_OK);
    assert_int_equal(pack.count, 2); /* names with a dot stay at home */
    assert_int_equal(vaka_pack_write(&pack, "reef", "a reef", in_folder("a.zip"), &err), VAKA_OK);
    assert_int_equal(vaka_pack_read(&read, in_folder("a.zip"), &err), VAKA_OK);
    assert_int_equal(read.count, 2);
    assert_string_equal(read.files[0].path, "events/wind.lua");
    assert_string_equal(read.files[1].bytes, GOOD_MOD);
    assert_true(vaka_pack_hash(&read) == vaka_pack_hash(&pack));
    mkdir(in_folder("out"), 0777);
    assert_int_equal(vaka_pack_lay(&read, in_folder("out"), &err), VAKA_OK);
    assert_int_equal(access(in_folder("out/events/wind.lua"), R_OK), 0);
    vaka_pack_done(&pack);
    vaka_pack_done(&read);
}

TEST_WITH(equal_files_give_equal_bytes_and_others_another_hash, set_up, tear_down)
{
    (void)state;
    vaka_pack pack = {0}, later = {0};
    size_t one_size, other_size;
    char *one, *other;

    write_mod();
    vaka_pack_gather(&pack, in_folder("reef"), NULL);
    vaka_pack_write(&pack, "reef", "a reef", in_folder("a.zip"), NULL);
    write_file("reef/events/wind.lua", "return {}\n", 10); /* its date is another now */
    vaka_pack_gather(&later, in_folder("reef"), NULL);
    vaka_pack_write(&later, "reef", "a reef", in_folder("b.zip"), NULL);
    one = bytes_of(in_folder("a.zip"), &one_size);
    other = bytes_of(in_folder("b.zip"), &other_size);
    assert_int_equal(one_size, other_size);
    assert_memory_equal(one, other, one_size);
    later.files[0].bytes[0] = 'R';
    assert_true(vaka_pack_hash(&pack) != vaka_pack_hash(&later));
    test_free(one);
    test_free(other);
    vaka_pack_done(&pack);
    vaka_pack_done(&later);
}

TEST_WITH(a_zip_made_by_hand_without_a_folder_is_read, set_up, tear_down)
{
    (void)state;
    const entry entries[] = {{"mod.lua", GOOD_MOD, 0, 0, 0},
                             {"events/", NULL, 0040755u, 0, 0},
                             {"events/wind.lua", "return {}", 0, ZIP_CM_DEFLATE, 0}};
    vaka_pack pack = {0};
    vaka_error err = {0};

    assert_int_equal(vaka_pack_read(&pack, make_zip(entries, 3, true), &err), VAKA_OK);
    assert_int_equal(pack.count, 2);
    vaka_pack_done(&pack);
}

TEST_WITH(paths_that_lead_elsewhere_are_refused, set_up, tear_down)
{
    (void)state;
    static const char *const up[] = {"reef/../evil.lua", "reef/a/../../evil.lua", "reef/..",
                                     "reef/a/../b.lua", "reef/../../../tmp/evil.lua"};
    static const char *const outside[] = {"../evil.lua", "/tmp/evil.lua", "other/evil.lua",
                                          "evil.lua", "../../reef/mod.lua"};

    for (size_t i = 0; i < sizeof up / sizeof *up; i++)
        entry_is_refused((entry){up[i], "x", 0, 0, 0}, "the path leads up");
    for (size_t i = 0; i < sizeof outside / sizeof *outside; i++)
        entry_is_refused((entry){outside[i], "x", 0, 0, 0}, "outside the folder of the mod");
    entry_is_refused((entry){"reef/a//evil.lua", "x", 0, 0, 0}, "an empty name");
    entry_is_refused((entry){"reef//tmp/evil.lua", "x", 0, 0, 0}, "begins at the root");
    entry_is_refused((entry){"reef//", NULL, 0040755u, 0, 0}, "begins at the root");
    entry_is_refused((entry){"reef/../up/", NULL, 0040755u, 0, 0}, "the path leads up");
}

TEST_WITH(names_that_some_system_cannot_keep_are_refused, set_up, tear_down)
{
    (void)state;
    static const char *const odd[] = {"reef/a\\b.lua",  "reef/c:d.lua", "reef/what?.lua",
                                      "reef/all*.lua",  "reef/<a>.lua", "reef/a|b.lua",
                                      "reef/\"a\".lua", "reef/con.lua", "reef/AUX.lua",
                                      "reef/nul/a.lua", "reef/com1.lua"};

    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++)
        entry_is_refused((entry){odd[i], "x", 0, 0, 0}, "not every system");
    name_is_refused('\n', "cannot be shown");
    name_is_refused('\033', "cannot be shown");
    name_is_refused('\200', "cannot be shown");
    entry_is_refused((entry){"reef/.hidden.lua", "x", 0, 0, 0}, "begins with a dot");
    entry_is_refused((entry){"reef/.git/config.txt", "x", 0, 0, 0}, "begins with a dot");
}

TEST_WITH(programs_are_refused_by_their_names_and_by_what_they_are, set_up, tear_down)
{
    (void)state;
    static const char *const names[] = {"evil.vaka", "evil.so", "evil.exe", "run.sh",   "evil.dll",
                                        "a.LUA",     "a.lua~",  "a",        "a.lua.so", "a.html",
                                        "a.png",     "a.zip",   "a.js",     "Makefile", "lua"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char name[64];
        snprintf(name, sizeof name, "reef/%s", names[i]);
        entry_is_refused((entry){name, "x", 0, 0, 0}, "mods are made of");
    }
    entry_is_refused((entry){"reef/a.lua", "\177ELF\2\1\1", 0, 0, 0}, "it is a program");
    entry_is_refused((entry){"reef/a.txt", "MZ and more", 0, 0, 0}, "it is a program");
    entry_is_refused((entry){"reef/a.lua", "\033Lua bytecode", 0, 0, 0}, "it is a program");
}

TEST_WITH(links_and_devices_are_refused, set_up, tear_down)
{
    (void)state;
    entry_is_refused((entry){"reef/a.lua", "/etc/passwd", 0120777u, 0, 0}, "it is a link");
    entry_is_refused((entry){"reef/a.lua", "", 0010644u, 0, 0}, "no plain file");
    entry_is_refused((entry){"reef/a.lua", "", 0020644u, 0, 0}, "no plain file");
    entry_is_refused((entry){"reef/a.lua", "", 0060644u, 0, 0}, "no plain file");
    entry_is_refused((entry){"reef/a.lua", "", 0140644u, 0, 0}, "no plain file");
}

TEST_WITH(bombs_are_refused_before_they_go_off, set_up, tear_down)
{
    (void)state;
    entry many[24];

    entry_is_refused((entry){"reef/a.lua", NULL, 0, ZIP_CM_DEFLATE, 64u << 20},
                     "longer than 1 MiB");
    for (size_t i = 0; i < 24; i++) {
        static char names[24][32];
        snprintf(names[i], sizeof names[i], "reef/%zu.txt", i);
        many[i] = (entry){names[i], NULL, 0, ZIP_CM_DEFLATE, 1u << 20};
    }
    is_refused(make_zip(many, 24, false), "more than 16 MiB together");
}

TEST_WITH(two_names_that_differ_in_capitals_alone_are_refused, set_up, tear_down)
{
    (void)state;
    const entry twins[] = {{"reef/a.lua", "x", 0, 0, 0}, {"reef/A.lua", "y", 0, 0, 0}};

    is_refused(make_zip(twins, 2, false), "another file of that name");
}

TEST_WITH(what_is_no_pack_says_so, set_up, tear_down)
{
    (void)state;
    const entry bare = {"reef/readme.txt", "x", 0, 0, 0};

    write_file("text.zip", "hello", 5);
    write_file("empty.zip", "", 0);
    mkfifo(in_folder("pipe.zip"), 0600);
    is_refused(in_folder("text.zip"), "is no pack");
    is_refused(in_folder("empty.zip"), "no ");
    is_refused(in_folder("nowhere.zip"), "there is no file");
    is_refused(in_folder("pipe.zip"), "no plain file");
    is_refused(folder, "no plain file");
    is_refused(make_zip(&bare, 1, true), "there is no mod.lua");
}

/* Whatever a byte is changed to, and wherever it is cut: refused, or read with good names only. */
TEST_WITH(damaged_packs_are_refused_or_read_with_good_names, set_up, tear_down)
{
    (void)state;
    const entry good[] = {{"reef/events/wind.lua", "return { title = \"Wind\" }", 0, 0, 0},
                          {"reef/lang/fr.lua", "return {}", 0, ZIP_CM_DEFLATE, 0}};
    size_t size, refused = 0, tries = 0;
    char *bytes = bytes_of(make_zip(good, 2, false), &size);

    for (size_t at = 0; at < size; at++) {
        char kept = bytes[at];
        bytes[at] = (char)(bytes[at] ^ (1 << (at % 8)));
        write_file("bad.zip", bytes, at % 5 == 0 ? at : size);
        bytes[at] = kept;
        vaka_pack pack = {0};
        vaka_error err = {0};
        tries++;
        if (vaka_pack_read(&pack, in_folder("bad.zip"), &err) != VAKA_OK) {
            refused++;
            assert_true(strlen(err.text) > 10);
        }
        for (uint32_t i = 0; i < pack.count; i++)
            assert_null(vaka_pack_name_fault(pack.files[i].path));
        vaka_pack_done(&pack);
    }
    assert_true(tries > 200);
    assert_true(refused * 2 > tries);
    test_free(bytes);
}

TEST_WITH(a_folder_with_what_mods_are_not_made_of_is_not_packed, set_up, tear_down)
{
    (void)state;
    vaka_pack pack = {0};
    vaka_error err = {0};

    write_mod();
    assert_int_equal(symlink("/etc/passwd", in_folder("reef/secret.txt")), 0);
    assert_int_not_equal(vaka_pack_gather(&pack, in_folder("reef"), &err), VAKA_OK);
    assert_non_null(strstr(err.text, "links are not followed"));
    vaka_pack_done(&pack);
    unlink(in_folder("reef/secret.txt"));
    write_file("reef/tool.vaka", "x", 1);
    assert_int_not_equal(vaka_pack_gather(&pack, in_folder("reef"), &err), VAKA_OK);
    assert_non_null(strstr(err.text, "'tool.vaka' cannot be in a pack"));
    vaka_pack_done(&pack);
}

int main(void)
{
    return run_registered("packs", NULL, NULL);
}
