/* journal_test.c - the text of journals: writing, reading back, and whatever else may be in a file.
 *
 * SPDX-License-Identifier: MIT */
#include "journal_help.h"
#include "registered.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>

#define HEAD                                                                                       \
    "vkj 1\n"                                                                                      \
    "module org.example.sample 1.0 rules 1\n"                                                      \
    "seed 42 seats human,bot:random scenario standard content 0000000000000000\n"
#define START "start ~shuffle deck #8f2c11d07be40913\n"
#define PLAY HEAD START

#define KEY "00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210"
#define SECOND "vkj 2\nmodule a 1 rules 1\n"
#define THIRD "vkj 3\nmodule a 1 rules 1\nseed xoshiro128** 1 seats a content 0000000000000000\n"

#define FIFTH "vkj 5\nmodule a 1 rules 1\nseed xoshiro128** 1 seats a content 0000000000000000\n"
#define FOURTH "vkj 4\nmodule a 1 rules 1\nseed xoshiro128** 1 seats a content 0000000000000000\n"

static const char whole[] = HEAD "option end_score -7\n"
                                 "queue die 3\n"
                                 "name 0 Ada Lovelace\n"
                                 "name 1 Zoë\n" START "> 0 take 3 #8f2c11d07be40913\n"
                                 "> 1 roll ~die 4 ~draw cup ocean-2 #51aa0b7e02c6d1f4\n"
                                 "< 1 undo #8f2c11d07be40913\n"
                                 "< 1 redo #51aa0b7e02c6d1f4\n"
                                 "+ queue die 3 #51aa0b7e02c6d1f4\n";

TEST_WITH(a_journal_reads_back_as_it_was_written, scratch_open, scratch_close)
{
    scratch *at = *state;
    vaka_journal_text text;
    vaka_journal *journal;
    vaka_error err = {0};
    size_t size;

    write_file(at->path, whole, sizeof whole - 1);
    if (vaka_journal_read(at->path, &text, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    assert_int_equal(text.count, 6);
    assert_int_equal(text.good, sizeof whole - 1);
    assert_false(text.torn);
    assert_int_equal(text.head.seed.number, 42);
    assert_int_equal(text.head.option_value[0], -7);
    assert_string_equal(text.head.player[1], "bot:random");
    assert_string_equal(text.head.name[0], "Ada Lovelace");
    assert_string_equal(text.lines[2].chance[1], "draw cup ocean-2");
    assert_int_equal(text.lines[1].number, 9);

    unlink(at->path);
    assert_int_equal(vaka_journal_new(at->path, &text, &journal, &err), VAKA_OK);
    vaka_journal_close(journal);
    vaka_journal_text_done(&text);
    char *again = read_whole_file(at->path, &size);
    assert_string_equal(again, whole);
    free(again);
}

TEST_WITH(both_levels_read_and_a_key_is_written_at_the_second, scratch_open, scratch_close)
{
    static const struct {
        const char *first, *seed;
        uint32_t generator;
        bool same; /* written as it was read */
    } rows[] = {
        {"vkj 1", "18446744073709551615", VAKA_GENERATOR_XOSHIRO, true},
        {"vkj 2", "xoshiro128** 18446744073709551615", VAKA_GENERATOR_XOSHIRO, false},
        {"vkj 2", "chacha20 " KEY, VAKA_GENERATOR_CHACHA, true},
    };
    scratch *at = *state;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char bytes[512];
        vaka_journal_text text;
        vaka_error err = {0};
        int size = snprintf(bytes, sizeof bytes,
                            "%s\nmodule a 1 rules 1\nseed %s seats a,b content 0000000000000000\n"
                            "start #8f2c11d07be40913\n",
                            rows[i].first, rows[i].seed);

        write_file(at->path, bytes, (size_t)size);
        if (vaka_journal_read(at->path, &text, &err) != VAKA_OK)
            fail_msg("%s", err.text);
        assert_int_equal(text.head.seed.generator, rows[i].generator);
        char *head = vaka_journal_head_text(&text.head);
        assert_int_equal(
            strncmp(head, rows[i].same ? bytes : "vkj 1", rows[i].same ? strlen(head) : 5), 0);
        free(head);
        vaka_journal_text_done(&text);
    }
}

/* As long as made_with.c writes them. */
TEST_WITH(a_file_of_a_mod_is_named_whole_however_long_its_path, scratch_open, scratch_close)
{
    scratch *at = *state;
    char path[VAKA_JOURNAL_WITH_WHAT], line[VAKA_JOURNAL_WITH_TEXT], bytes[1024];
    vaka_journal_text text;
    vaka_error err = {0};

    memset(path, 'p', sizeof path - 1);
    path[sizeof path - 1] = '\0';
    snprintf(line, sizeof line, "file reef %s 0123456789abcdef", path);
    int size = snprintf(bytes, sizeof bytes, THIRD "%s\n" START, line);
    write_file(at->path, bytes, (size_t)size);
    if (vaka_journal_read(at->path, &text, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    assert_int_equal(text.head.with_count, 1);
    assert_string_equal(text.head.with[0], line);
    vaka_journal_text_done(&text);
}

/* Header and start take the first eight lines; what follows may end anywhere. */
TEST_WITH(every_length_of_a_journal_reads_up_to_its_last_complete_line, scratch_open, scratch_close)
{
    scratch *at = *state;
    size_t head = (size_t)(strstr(whole, START) - whole) + strlen(START);

    for (size_t length = 0; length < sizeof whole; length++) {
        vaka_journal_text text;
        vaka_error err = {0};

        write_file(at->path, whole, length);
        vaka_status status = vaka_journal_read(at->path, &text, &err);
        if (length < head) {
            assert_int_equal(status, VAKA_ERR_DATA);
            assert_holds(err.text, "game.vkj:");
            assert_holds(err.text, "never began");
            continue;
        }
        size_t good = length, lines = 0;
        while (whole[good - 1] != '\n')
            good--;
        for (size_t i = head - 1; i < good; i++)
            lines += whole[i] == '\n';
        assert_int_equal(status, VAKA_OK);
        assert_int_equal(text.count, lines);
        assert_int_equal(text.good, good);
        assert_int_equal(text.torn, good != length);
        vaka_journal_text_done(&text);
    }
}

static void refuse(const scratch *at, const char *bytes, size_t size, const char *says)
{
    vaka_journal_text text;
    vaka_error err = {0};

    write_file(at->path, bytes, size);
    if (vaka_journal_read(at->path, &text, &err) != VAKA_ERR_DATA)
        fail_msg("accepted: %s", bytes);
    assert_holds(err.text, says);
}

TEST_WITH(malformed_seeds_of_the_second_level_are_refused_with_file_and_line, scratch_open,
          scratch_close)
{
    static const struct {
        const char *text, *says;
    } bad[] = {
        {SECOND "seed\n", ":3: the generator is not known here: `seed chacha20 KEY`"},
        {SECOND "seed 42 seats a content 0000000000000000\n", ":3: the generator is not known"},
        {SECOND "seed rot13 42 seats a content 0000000000000000\n", ":3: the generator is not"},
        {SECOND "seed ChaCha20 " KEY " seats a content 0000000000000000\n",
         ":3: the generator is not known"},
        {SECOND "seed chacha20\n", ":3: the key of chacha20 has 0 digits, and must have 64"},
        {SECOND "seed chacha20 42 seats a content 0000000000000000\n",
         ":3: the key of chacha20 has 2"},
        {SECOND "seed chacha20 " KEY "0 seats a content 0000000000000000\n",
         ":3: the key of chacha20 has 65 digits"},
        {SECOND "seed chacha20 0112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210 "
                "seats a content 0000000000000000\n",
         ":3: the key of chacha20 has 63 digits"},
        {SECOND "seed chacha20 G0112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210 "
                "seats a content 0000000000000000\n",
         ":3: the key of chacha20 must be of hexadecimal digits, lower case"},
        {SECOND "seed xoshiro128** " KEY " seats a content 0000000000000000\n",
         ":3: the seed must be a number from 0 to 18446744073709551615"},
        {SECOND "seed chacha20 " KEY "\n", ":3: expected `seats"},
        {SECOND "seed chacha20 " KEY " scenario a content 0000000000000000\n",
         ":3: expected `seats"},
        {"vkj 1\nmodule a 1 rules 1\nseed chacha20 " KEY " seats a content 0000000000000000\n",
         ":3: the seed must be a number"},
        {"vkj 2 \n", ":1:"},
        {"vkj 22\n", ":1: this journal is of a form that is not known"},
    };

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        refuse(*state, bad[i].text, strlen(bad[i].text), bad[i].says);
}

TEST_WITH(a_trial_says_that_it_is_one, scratch_open, scratch_close)
{
    static const char trial[] = FOURTH "trial\n" START;
    scratch *at = *state;
    vaka_journal_text text;
    vaka_error err = {0};

    write_file(at->path, trial, sizeof trial - 1);
    if (vaka_journal_read(at->path, &text, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    assert_true(text.head.trial);
    char *head = vaka_journal_head_text(&text.head);
    assert_string_equal(head, FOURTH "trial\n");
    free(head);
    text.head.trial = false; /* any other game can be read by older programs */
    head = vaka_journal_head_text(&text.head);
    assert_non_null(strstr(head, "vkj 1\n"));
    assert_null(strstr(head, "trial"));
    free(head);
    vaka_journal_text_done(&text);
}

TEST_WITH(a_game_without_hints_says_so_and_only_that_one, scratch_open, scratch_close)
{
    static const char agreed[] = FIFTH "no_hints\n" START;
    scratch *at = *state;
    vaka_journal_text text;
    vaka_error err = {0};

    write_file(at->path, agreed, sizeof agreed - 1);
    if (vaka_journal_read(at->path, &text, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    assert_true(text.head.no_hints);
    char *head = vaka_journal_head_text(&text.head);
    assert_string_equal(head, FIFTH "no_hints\n");
    free(head);
    text.head.no_hints = false; /* any other game can be read by older programs */
    head = vaka_journal_head_text(&text.head);
    assert_non_null(strstr(head, "vkj 1\n"));
    assert_null(strstr(head, "hints"));
    free(head);
    vaka_journal_text_done(&text);
}

TEST_WITH(malformed_lines_about_mods_are_refused_with_file_and_line, scratch_open, scratch_close)
{
    static const struct {
        const char *text, *says;
    } bad[] = {
        {HEAD "with reef 1.0 0123456789abcdef\n", ":4: expected `with MOD VERSION HASH`"},
        {THIRD "with reef 1.0\n", ":4: expected `with MOD VERSION HASH`"},
        {THIRD "with reef 1.0 0123456789abcdeg\n", ":4: expected `with MOD VERSION HASH`"},
        {THIRD "file reef a.lua 0123456789abcdef more\n", ":4: expected `with"},
        {THIRD "file reef\n", ":4: expected `with"},
        {THIRD "trial\n", ":4: expected `trial` alone, at level 4"},
        {FOURTH "trial of reef\n", ":4: expected `trial` alone, at level 4"},
        {FOURTH "no_hints\n", ":4: expected `no_hints` alone, at level 5"},
        {FIFTH "no_hints 1\n", ":4: expected `no_hints` alone, at level 5"},
    };

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        refuse(*state, bad[i].text, strlen(bad[i].text), bad[i].says);
}

TEST_WITH(malformed_lines_are_refused_with_file_and_line, scratch_open, scratch_close)
{
    static const struct {
        const char *text, *says;
    } bad[] = {
        {"\n", ":1: this is not a journal"},
        {"PK\n", ":1: this is not a journal"},
        {"vkj 6\n", ":1: this journal is of a form that is not known"},
        {"vkj 1 \n", ":1:"},
        {"vkj 1\r\n", ":1: the line has a carriage return"},
        {"vkj 1\nmodule a 1 rules\n", ":2: expected `module"},
        {"vkj 1\nmodule a 1 rules -1\n", ":2:"},
        {"vkj 1\nmodule a 1 rules 4294967296\n", ":2:"},
        {"vkj 1\nmodule  a 1 rules 1\n", ":2:"},
        {"vkj 1\nmodule a 1 rules 1 \n", ":2:"},
        {"vkj 1\nmodule a 1 rules 1\nseed 18446744073709551616 seats a content "
         "0000000000000000\n",
         ":3:"},
        {"vkj 1\nmodule a 1 rules 1\nseed 1 seats a,b,c,d,e,f,g,h,i content 0000000000000000\n",
         ":3: expected one to 8 players"},
        {"vkj 1\nmodule a 1 rules 1\nseed 1 seats a,,b content 0000000000000000\n", ":3:"},
        {"vkj 1\nmodule a 1 rules 1\nseed 1 seats a content 000000000000000\n", ":3:"},
        {"vkj 1\nmodule a 1 rules 1\nseed 1 seats a content 00000000000000000\n", ":3:"},
        {"vkj 1\nmodule a 1 rules 1\nseed 1 seats a content 000000000000000A\n", ":3:"},
        {HEAD "option\n", ":4: expected `option"},
        {HEAD "option a 2147483648\n", ":4:"},
        {HEAD "option a 1\noption a 1\n", ":5: option a is there twice"},
        {HEAD "name 2 Eve\n", ":4: expected `name"},
        {HEAD "name 0 \n", ":4: the name is missing"},
        {HEAD "name 0 a\nname 0 a\n", ":5: seat 0 is named twice"},
        {HEAD "name 0 \x1b[2J\n", ":4: the line has a control character"},
        {HEAD "name 0 \xc2\x9b\n", ":4: the line has bytes that are not UTF-8"},
        {HEAD "name 0 \xff\n", ":4: the line has bytes that are not UTF-8"},
        {HEAD "queue\n", ":4:"},
        {HEAD "fnord 1\n", ":4: expected `option`, `rule`, `mod`, `queue`, `name` or `start`"},
        {HEAD "> 0 take 3 #8f2c11d07be40913\n", ":4:"},
        {HEAD "start\n", ":4: the line does not end with"},
        {HEAD "start 1 #8f2c11d07be40913\n", ":4:"},
        {PLAY START, ":5: the match starts twice"},
        {PLAY "> 0 take 3\n", ":5: the line does not end with"},
        {PLAY "> 0 take 3 #8F2C11D07BE40913\n", ":5: the line does not end with"},
        {PLAY "> 0 take 3#8f2c11d07be40913\n", ":5: the line does not end with"},
        {PLAY "> 2 take 3 #8f2c11d07be40913\n", ":5: expected a seat below 2"},
        {PLAY "> 99999999999999999999 take #8f2c11d07be40913\n", ":5: expected a seat"},
        {PLAY "> 0 #8f2c11d07be40913\n", ":5: the action is missing"},
        {PLAY "> 0 take 3 ~ #8f2c11d07be40913\n", ":5: expected results of chance"},
        {PLAY "> 0 take 3 ~~ #8f2c11d07be40913\n", ":5: expected results of chance"},
        {PLAY "> 0 take~die 3 #8f2c11d07be40913\n", ":5: there is a `~`"},
        {PLAY "< 0 take #8f2c11d07be40913\n", ":5: expected `< SEAT undo`"},
        {PLAY "< 0 undo ~die 3 #8f2c11d07be40913\n", ":5: only an action"},
        {PLAY "+ die 3 #8f2c11d07be40913\n", ":5: expected `+ queue"},
        {PLAY "? 0 take #8f2c11d07be40913\n", ":5: a line of play begins"},
        {PLAY "\n", ":5:"},
        {PLAY " #8f2c11d07be40913\n", ":5:"},
        {PLAY "#8f2c11d07be40913\n", ":5:"},
    };

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        refuse(*state, bad[i].text, strlen(bad[i].text), bad[i].says);
}

TEST_WITH(nul_bytes_are_refused_but_in_a_last_line_left_by_a_crash, scratch_open, scratch_close)
{
    static const char inside[] = PLAY "> 0 ta\0e 3 #8f2c11d07be40913\n"
                                      "> 0 take 3 #8f2c11d07be40913\n";
    static const char last[] = PLAY "> 0 ta\0e 3 #8f2c11d07be40913\n";
    scratch *at = *state;
    vaka_journal_text text;
    vaka_error err = {0};

    refuse(at, inside, sizeof inside - 1, ":5: the line has a NUL byte");
    write_file(at->path, last, sizeof last - 1);
    assert_int_equal(vaka_journal_read(at->path, &text, &err), VAKA_OK);
    assert_true(text.torn);
    assert_int_equal(text.good, strlen(PLAY));
    vaka_journal_text_done(&text);
}

TEST_WITH(overlong_things_are_refused, scratch_open, scratch_close)
{
    scratch *at = *state;
    size_t size = VAKA_JOURNAL_LINE + 4096, head = strlen(PLAY);
    char *bytes = vaka_xnew(size + 1);

    memset(bytes, 'x', size);
    memcpy(bytes, PLAY, head);
    refuse(at, bytes, size, ":5: the line is longer");
    bytes[size - 1] = '\n';
    refuse(at, bytes, size, ":5: the line is longer");
    snprintf(bytes, size, "%s> 0 %0*d #8f2c11d07be40913\n", PLAY, VAKA_ACTION_TEXT, 1);
    refuse(at, bytes, strlen(bytes), ":5: the action is missing or longer");
    snprintf(bytes, size, "%sname 0 %0100d\n", HEAD, 1);
    refuse(at, bytes, strlen(bytes), ":4: the name is missing or longer");
    snprintf(bytes, size, "%s> 0 a ~%0300d #8f2c11d07be40913\n", PLAY, 1);
    refuse(at, bytes, strlen(bytes), ":5: expected results of chance");
    free(bytes);
}

TEST_WITH(too_many_of_anything_are_refused, scratch_open, scratch_close)
{
    scratch *at = *state;
    char *bytes = vaka_xnew(200000);
    size_t used = (size_t)snprintf(bytes, 200000, "%s", HEAD);

    for (int i = 0; i <= VAKA_MAX_OPTIONS; i++)
        used += (size_t)snprintf(bytes + used, 200000 - used, "option o%d 1\n", i);
    refuse(at, bytes, used, ":68: there are more than 64 options");
    used = (size_t)snprintf(bytes, 200000, "%s", HEAD);
    for (unsigned i = 0; i <= VAKA_JOURNAL_QUEUE; i++)
        used += (size_t)snprintf(bytes + used, 200000 - used, "queue die 1\n");
    refuse(at, bytes, used, ":4100: more than 4096 results");
    free(bytes);
}

TEST_WITH(a_journal_larger_than_the_bound_is_not_even_read, scratch_open, scratch_close)
{
    scratch *at = *state;
    vaka_journal_text text;
    vaka_error err = {0};

    write_file(at->path, whole, sizeof whole - 1);
    assert_int_equal(truncate(at->path, (off_t)VAKA_JOURNAL_BYTES + 1), 0);
    assert_int_equal(vaka_journal_read(at->path, &text, &err), VAKA_ERR_DATA);
    assert_holds(err.text, "larger than a journal may be");
}

TEST_WITH(what_is_no_file_is_refused, scratch_open, scratch_close)
{
    scratch *at = *state;
    vaka_journal_text text;
    vaka_error err = {0};

    assert_int_equal(vaka_journal_read(at->path, &text, &err), VAKA_ERR_SYSTEM);
    assert_holds(err.text, "No such file");
    assert_int_not_equal(vaka_journal_read(at->folder, &text, &err), VAKA_OK);
    assert_int_not_equal(vaka_journal_read("/dev/zero", &text, &err), VAKA_OK);
    assert_holds(err.text, "is not a file");
    assert_int_equal(mkfifo(at->path, 0600), 0);
    assert_int_not_equal(vaka_journal_read(at->path, &text, &err), VAKA_OK);
    assert_holds(err.text, "is not a file");
}

static void change_bytes(char *bytes, size_t size, uint32_t seed)
{
    for (uint32_t i = 0; i < 1 + seed % 5; i++) {
        seed = seed * 1664525u + 1013904223u;
        bytes[seed % size] = (char)(seed >> 24);
    }
}

TEST_WITH(random_damage_never_crashes_the_reader, scratch_open, scratch_close)
{
    scratch *at = *state;
    char bytes[sizeof whole];

    for (uint32_t i = 0; i < 3000; i++) {
        vaka_journal_text text;
        vaka_error err = {0};

        memcpy(bytes, whole, sizeof whole);
        change_bytes(bytes, sizeof whole - 1, i * 2654435761u + 1);
        write_file(at->path, bytes, sizeof whole - 1);
        if (vaka_journal_read(at->path, &text, &err) == VAKA_OK)
            vaka_journal_text_done(&text);
        else
            assert_holds(err.text, "game.vkj:");
    }
}

static vaka_journal *new_journal(const scratch *at)
{
    vaka_journal_text text;
    vaka_journal *journal = NULL;
    vaka_error err = {0};

    write_file(at->path, whole, sizeof whole - 1);
    assert_int_equal(vaka_journal_read(at->path, &text, &err), VAKA_OK);
    unlink(at->path);
    if (vaka_journal_new(at->path, &text, &journal, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    vaka_journal_text_done(&text);
    return journal;
}

TEST_WITH(a_second_writer_is_refused_until_the_first_is_gone, scratch_open, scratch_close)
{
    scratch *at = *state;
    vaka_journal *first = new_journal(at), *second;
    vaka_error err = {0};

    assert_int_equal(vaka_journal_open(at->path, &second, &err), VAKA_ERR_SYSTEM);
    assert_holds(err.text, "is being written by another program");
    vaka_journal_close(first);
    assert_int_equal(vaka_journal_open(at->path, &second, &err), VAKA_OK);
    vaka_journal_close(second);
}

TEST_WITH(a_new_journal_never_writes_over_a_file, scratch_open, scratch_close)
{
    scratch *at = *state;
    vaka_journal_text text;
    vaka_journal *journal = new_journal(at);
    vaka_error err = {0};

    vaka_journal_close(journal);
    assert_int_equal(vaka_journal_read(at->path, &text, &err), VAKA_OK);
    assert_int_equal(vaka_journal_new(at->path, &text, &journal, &err), VAKA_ERR_DATA);
    assert_holds(err.text, "is there already");
    assert_int_equal(file_size(at->path), sizeof whole - 1);
    vaka_journal_text_done(&text);
}

/* It holds the key of the match, and with it every hand and deck. */
TEST_WITH(a_new_journal_is_for_its_owner_alone, scratch_open, scratch_close)
{
    scratch *at = *state;
    mode_t before = umask(0);
    vaka_journal *journal = new_journal(at);
    struct stat about;

    umask(before);
    vaka_journal_close(journal);
    assert_int_equal(stat(at->path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
}

TEST_WITH(a_header_that_could_not_be_read_again_is_not_written, scratch_open, scratch_close)
{
    scratch *at = *state;
    vaka_journal_text text;
    vaka_journal *journal;
    vaka_error err = {0};

    write_file(at->path, whole, sizeof whole - 1);
    assert_int_equal(vaka_journal_read(at->path, &text, &err), VAKA_OK);
    unlink(at->path);
    memcpy(text.head.name[0], "Eve\nname 1 Mallory", sizeof "Eve\nname 1 Mallory");
    assert_int_equal(vaka_journal_new(at->path, &text, &journal, &err), VAKA_ERR_DATA);
    assert_holds(err.text, "control character");
    memcpy(text.head.name[0], "J\xf6rg", sizeof "J\xf6rg"); /* not UTF-8 */
    assert_int_equal(vaka_journal_new(at->path, &text, &journal, &err), VAKA_ERR_DATA);
    memcpy(text.head.name[0], "Eve\xc2\x9b", sizeof "Eve\xc2\x9b"); /* steers terminals */
    assert_int_equal(vaka_journal_new(at->path, &text, &journal, &err), VAKA_ERR_DATA);
    text.head.name[0][0] = '\0';
    memcpy(text.head.player[0], "a,b", sizeof "a,b");
    assert_int_equal(vaka_journal_new(at->path, &text, &journal, &err), VAKA_ERR_DATA);
    assert_int_equal(access(at->path, F_OK), -1);
    vaka_journal_text_done(&text);
}

/* Root may write into any folder of a disk, but not make files in /proc. */
TEST_WITH(a_folder_that_takes_no_files_gives_a_clear_error, scratch_open, scratch_close)
{
    scratch *at = *state;
    vaka_journal_text text;
    vaka_journal *journal;
    vaka_error err = {0};
    const char *path = geteuid() == 0 ? "/proc/game.vkj" : at->path;

    write_file(at->path, whole, sizeof whole - 1);
    assert_int_equal(vaka_journal_read(at->path, &text, &err), VAKA_OK);
    unlink(at->path);
    assert_int_equal(chmod(at->folder, 0555), 0);
    assert_int_equal(vaka_journal_new(path, &text, &journal, &err), VAKA_ERR_SYSTEM);
    assert_holds(err.text, "cannot write");
    assert_holds(err.text, "game.vkj: ");
    assert_int_equal(chmod(at->folder, 0755), 0);
    vaka_journal_text_done(&text);
}

static void limit_files(rlim_t size)
{
    struct rlimit limit;

    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = size;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

/* For every number of bytes that still fit, none to all but one. */
TEST_WITH(a_line_that_does_not_fit_leaves_the_file_as_it_was, scratch_open, scratch_close)
{
    scratch *at = *state;
    char action[] = "take 3";
    vaka_journal_line line = {.type = VAKA_LINE_ACTION, .action = action, .hash = 1};
    vaka_journal *journal = new_journal(at);
    char *text = vaka_journal_line_text(&line);
    size_t length = strlen(text), size = sizeof whole - 1;
    vaka_error err = {0};

    signal(SIGXFSZ, SIG_IGN);
    for (size_t room = 0; room < length; room++) {
        limit_files(size + room);
        vaka_status status = vaka_journal_write(journal, &line, &err);
        limit_files(RLIM_INFINITY);
        assert_int_equal(status, VAKA_ERR_SYSTEM);
        assert_holds(err.text, "cannot write");
        assert_int_equal(file_size(at->path), size);
    }
    assert_int_equal(vaka_journal_write(journal, &line, &err), VAKA_OK);
    assert_int_equal(file_size(at->path), size + length);
    vaka_journal_close(journal);
    free(text);
}

TEST_WITH(a_new_journal_that_does_not_fit_leaves_no_file, scratch_open, scratch_close)
{
    scratch *at = *state;
    vaka_journal_text text;
    vaka_journal *journal;
    vaka_error err = {0};

    write_file(at->path, whole, sizeof whole - 1);
    assert_int_equal(vaka_journal_read(at->path, &text, &err), VAKA_OK);
    unlink(at->path);
    signal(SIGXFSZ, SIG_IGN);
    limit_files(100);
    vaka_status status = vaka_journal_new(at->path, &text, &journal, &err);
    limit_files(RLIM_INFINITY);
    assert_int_equal(status, VAKA_ERR_SYSTEM);
    assert_int_equal(access(at->path, F_OK), -1);
    vaka_journal_text_done(&text);
}

/* A device that is always full cannot be cut either: the journal must not be used any more. */
TEST_WITH(a_full_device_is_an_error_and_stays_one, scratch_open, scratch_close)
{
    char action[] = "take 3";
    vaka_journal_line line = {.type = VAKA_LINE_ACTION, .action = action, .hash = 1};
    vaka_journal *journal = NULL;
    vaka_error err = {0};

    (void)state;
    if (access("/dev/full", W_OK) != 0)
        skip();
    assert_int_equal(vaka_journal_open("/dev/full", &journal, &err), VAKA_OK);
    assert_int_equal(vaka_journal_write(journal, &line, &err), VAKA_ERR_SYSTEM);
    assert_holds(err.text, "No space left");
    assert_int_equal(vaka_journal_write(journal, &line, &err), VAKA_ERR_SYSTEM);
    assert_holds(err.text, "nothing more can be written");
    vaka_journal_close(journal);
}

TEST_WITH(a_line_too_long_to_be_read_is_not_written, scratch_open, scratch_close)
{
    scratch *at = *state;
    char *action = vaka_xnew(VAKA_JOURNAL_LINE + 10);
    vaka_journal_line line = {.type = VAKA_LINE_ACTION, .action = action, .hash = 1};
    vaka_journal *journal = new_journal(at);
    vaka_error err = {0};

    memset(action, 'x', VAKA_JOURNAL_LINE);
    assert_int_equal(vaka_journal_write(journal, &line, &err), VAKA_ERR_RANGE);
    assert_int_equal(file_size(at->path), sizeof whole - 1);
    vaka_journal_close(journal);
    free(action);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
