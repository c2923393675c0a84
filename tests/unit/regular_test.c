/* unit/regular_test.c - files of strangers: what is no regular file is not waited for or followed.
 *
 * SPDX-License-Identifier: MIT */
#include "files/regular.h"
#include "registered.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[64];
static int at = -1;

static void write_file(const char *path, size_t size)
{
    int file = openat(at, path, O_WRONLY | O_CREAT | O_TRUNC, 0666);

    assert_true(file >= 0);
    assert_int_equal(ftruncate(file, (off_t)size), 0);
    assert_int_equal(close(file), 0);
}

static int set_up(void **state)
{
    (void)state;
    snprintf(folder, sizeof folder, "/tmp/vaka-regular-XXXXXX");
    assert_non_null(mkdtemp(folder));
    at = open(folder, O_RDONLY | O_DIRECTORY);
    assert_int_equal(mkdirat(at, "a", 0777) | mkdirat(at, "a/b", 0777), 0);
    write_file("a/b/file", 5);
    return 0;
}

static int tear_down(void **state)
{
    static const char *const names[] = {"a/b/file", "a/b/other", "other"};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        unlinkat(at, names[i], 0);
    unlinkat(at, "a/b", AT_REMOVEDIR);
    unlinkat(at, "a", AT_REMOVEDIR);
    close(at);
    assert_int_equal(rmdir(folder), 0);
    return 0;
}

static void assert_refused(const char *path, const char *why)
{
    vaka_regular read = vaka_regular_read(at, path, 1024);

    assert_null(read.text);
    assert_false(read.missing);
    assert_string_equal(read.why, why);
}

TEST_WITH(a_regular_file_is_read, set_up, tear_down)
{
    vaka_regular read = vaka_regular_read(at, "a/b/file", 1024);

    (void)state;
    assert_non_null(read.text);
    assert_int_equal(read.size, 5);
    assert_memory_equal(read.text, "\0\0\0\0\0", 6);
    free(read.text);
    read = vaka_regular_read(at, "a//b/file", 1024);
    assert_non_null(read.text);
    free(read.text);
}

TEST_WITH(a_file_that_is_not_there_is_missing, set_up, tear_down)
{
    static const char *const paths[] = {"a/b/none", "a/none/file", "none", "a/b/file/deeper"};

    (void)state;
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        vaka_regular read = vaka_regular_read(at, paths[i], 1024);
        assert_null(read.text);
        assert_true(read.missing);
        assert_true(read.why[0]);
    }
}

TEST_WITH(a_pipe_is_not_waited_for, set_up, tear_down)
{
    (void)state;
    assert_int_equal(mkfifoat(at, "a/b/other", 0666), 0);
    alarm(20); /* opening it as a file would wait for ever */
    assert_refused("a/b/other", "this is no regular file");
    alarm(0);
}

TEST_WITH(a_folder_is_no_file, set_up, tear_down)
{
    (void)state;
    assert_refused("a/b", "this is no regular file");
}

TEST_WITH(links_are_followed_neither_at_the_end_nor_on_the_way, set_up, tear_down)
{
    (void)state;
    assert_int_equal(symlinkat("file", at, "a/b/other"), 0);
    assert_refused("a/b/other", "links are not followed");
    assert_int_equal(symlinkat("a", at, "other"), 0);
    assert_refused("other/b/file", "links are not followed");
}

TEST_WITH(a_path_does_not_lead_up, set_up, tear_down)
{
    (void)state;
    assert_refused("a/../a/b/file", "the path leads up");
}

TEST_WITH(a_file_that_is_too_long_is_not_read, set_up, tear_down)
{
    vaka_regular read;

    (void)state;
    write_file("a/b/other", 1025);
    assert_refused("a/b/other", "the file is longer than 1 KiB");
    write_file("a/b/other", (1u << 20) + 1);
    read = vaka_regular_read(at, "a/b/other", 1u << 20);
    assert_string_equal(read.why, "the file is longer than 1 MiB");
}

TEST_WITH(a_name_that_is_too_long_is_refused, set_up, tear_down)
{
    char path[400];

    (void)state;
    memset(path, 'x', sizeof path);
    path[300] = '/';
    path[399] = '\0';
    assert_refused(path, "File name too long");
}

TEST_WITH(what_may_not_be_read_is_told, set_up, tear_down)
{
    vaka_regular read;

    (void)state;
    assert_int_equal(fchmodat(at, "a/b/file", 0, 0), 0);
    read = vaka_regular_read(at, "a/b/file", 1024);
    assert_true(read.text || strcmp(read.why, "Permission denied") == 0); /* root may */
    free(read.text);
    read = vaka_regular_read(-1, "a/b/file", 1024);
    assert_null(read.text);
    assert_string_equal(read.why, "Bad file descriptor");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
