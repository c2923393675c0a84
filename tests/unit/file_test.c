/* file_test.c - files are written whole or not at all, and nowhere but where they are said to.
 *
 * SPDX-License-Identifier: MIT */
#include "files/file.h"
#include "registered.h"

#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static int open_folder(void **state)
{
    static char folder[64];

    snprintf(folder, sizeof folder, "/tmp/vaka-file-XXXXXX");
    *state = folder;
    return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

/* Fails if anything is left that the test did not remove. */
static int close_folder(void **state)
{
    return chdir("/") == 0 && rmdir(*state) == 0 ? 0 : -1;
}

static void holds(const char *path, const char *expected)
{
    char text[64] = "";
    FILE *file = fopen(path, "r");

    assert_non_null(file);
    assert_true(fread(text, 1, sizeof text - 1, file) < sizeof text);
    fclose(file);
    assert_string_equal(text, expected);
}

TEST_WITH(a_file_replaces_what_was_there, open_folder, close_folder)
{
    vaka_error err = {0};

    (void)state;
    assert_int_equal(vaka_file_write("a", "one", &err), VAKA_OK);
    assert_int_equal(vaka_file_write("a", "two", &err), VAKA_OK);
    holds("a", "two");
    assert_int_equal(unlink("a"), 0);
}

TEST_WITH(links_are_replaced_not_followed, open_folder, close_folder)
{
    vaka_error err = {0};
    struct stat about;

    (void)state;
    assert_int_equal(vaka_file_write("mine", "mine", &err), VAKA_OK);
    assert_int_equal(symlink("mine", "soft") | symlink("nothing", "loose") | link("mine", "hard"),
                     0);
    assert_int_equal(vaka_file_write("soft", "x", &err), VAKA_OK);
    assert_int_equal(vaka_file_write("loose", "y", &err), VAKA_OK);
    assert_int_equal(vaka_file_write("hard", "z", &err), VAKA_OK);
    holds("mine", "mine");
    assert_int_equal(lstat("soft", &about), 0);
    assert_true(S_ISREG(about.st_mode));
    assert_int_equal(unlink("mine") | unlink("soft") | unlink("loose") | unlink("hard"), 0);
}

/* Neither the way over which the file comes can be laid out before. */
TEST_WITH(a_link_where_it_is_made_is_not_followed_either, open_folder, close_folder)
{
    vaka_error err = {0};
    char name[64];

    (void)state;
    assert_int_equal(vaka_file_write("mine", "mine", &err), VAKA_OK);
    snprintf(name, sizeof name, "a.%ld.new", (long)getpid());
    assert_int_equal(symlink("mine", name), 0);
    assert_int_equal(vaka_file_write("a", "x", &err), VAKA_OK);
    holds("mine", "mine");
    holds("a", "x");
    assert_int_equal(unlink("mine") | unlink("a"), 0);
}

TEST_WITH(a_new_file_must_not_be_there, open_folder, close_folder)
{
    vaka_error err = {0};
    vaka_file file;

    (void)state;
    assert_int_equal(vaka_file_create(&file, "a", &err), VAKA_OK);
    assert_true(fputs("x", file.out) >= 0);
    assert_int_equal(vaka_file_end(&file, true, &err), VAKA_OK);
    assert_int_equal(symlink("nothing", "b"), 0);
    assert_int_equal(vaka_file_create(&file, "a", &err), VAKA_ERR_SYSTEM);
    assert_string_equal(err.text, "cannot write a: File exists");
    assert_int_equal(vaka_file_create(&file, "b", &err), VAKA_ERR_SYSTEM);
    holds("a", "x");
    assert_int_equal(unlink("a") | unlink("b"), 0);
}

TEST_WITH(what_cannot_be_written_leaves_what_was_there, open_folder, close_folder)
{
    struct rlimit before, small = {4096, 4096};
    vaka_error err = {0};
    char *much = vaka_xnew(100001);
    vaka_file file;

    (void)state;
    memset(much, 'x', 100000);
    assert_int_equal(vaka_file_write("a", "old", &err), VAKA_OK);
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    small.rlim_max = before.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    vaka_status status = vaka_file_write("a", much, &err);
    setrlimit(RLIMIT_FSIZE, &before);
    assert_int_equal(status, VAKA_ERR_SYSTEM);
    assert_string_equal(err.text, "cannot write a: File too large");
    holds("a", "old");
    assert_int_equal(vaka_file_replace(&file, "a", &err), VAKA_OK);
    assert_int_equal(vaka_file_end(&file, false, &err), VAKA_ERR_SYSTEM); /* given up */
    assert_int_equal(vaka_file_create(&file, "b", &err), VAKA_OK);
    assert_int_equal(vaka_file_end(&file, false, &err), VAKA_ERR_SYSTEM);
    holds("a", "old");
    assert_int_equal(vaka_file_write("none/a", "x", &err), VAKA_ERR_SYSTEM);
    assert_string_equal(err.text, "cannot write none/a: No such file or directory");
    assert_int_equal(unlink("a"), 0);
    free(much);
}

TEST_WITH(a_link_is_no_folder, open_folder, close_folder)
{
    vaka_error err = {0};

    (void)state;
    assert_int_equal(vaka_file_folder("a", &err), VAKA_OK);
    assert_int_equal(vaka_file_folder("a", &err), VAKA_OK);
    assert_int_equal(symlink("a", "b"), 0);
    assert_int_equal(vaka_file_folder("b", &err), VAKA_ERR_SYSTEM);
    assert_string_equal(err.text, "cannot write into b: it is a link, and may lead anywhere");
    assert_int_equal(vaka_file_write("c", "x", &err), VAKA_OK);
    assert_int_equal(vaka_file_folder("c", &err), VAKA_ERR_SYSTEM);
    assert_int_equal(vaka_file_folder("none/a", &err), VAKA_ERR_SYSTEM);
    assert_int_equal(unlink("b") | unlink("c") | rmdir("a"), 0);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
