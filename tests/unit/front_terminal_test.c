/* front_terminal_test.c - the text front end on a terminal: clearing, editing, history.
 *
 * SPDX-License-Identifier: MIT */
#include <errno.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "front_help.h"

#define CLEAR "\033[2J\033[3J"
#define ROOM (1 << 20)

typedef struct session {
    pid_t child;
    int fd;
    char *seen; /* all that came, terminated */
    size_t length;
    size_t mark; /* where the last wait ended */
} session;

static const vaka_player people[VAKA_MAX_SEATS] = {{NULL, NULL, NULL}};
static const vaka_player against_program[VAKA_MAX_SEATS] = {{NULL, NULL, NULL},
                                                            {choose_first, NULL, NULL}};

/* Plays hello on a terminal of its own in a child process. */
static session begin_session(const char *term, const vaka_player *players)
{
    struct winsize size = {24, 80, 0, 0};
    session at = {.seen = vaka_xnew(ROOM)};

    at.child = forkpty(&at.fd, NULL, NULL, &size);
    assert_true(at.child >= 0);
    if (at.child == 0) {
        table own = open_table("modules/hello", 2, NULL, 0);
        vaka_front front;
        vaka_error err = {0};
        uint32_t ended = 0;

        setenv("TERM", term, 1);
        setenv("LC_ALL", "C.UTF-8", 1);
        vaka_text_front(stdin, stdout, &front);
        vaka_status status = vaka_loop_run(own.record, &front, players, &ended, &err);
        front.done(front.data);
        fflush(stdout);
        _exit(status || ended != VAKA_ENDED_QUIT);
    }
    return at;
}

/* Reads until `text` has come since the last wait, ten seconds at most. */
static void wait_for(session *at, const char *text)
{
    struct pollfd ready = {at->fd, POLLIN, 0};

    while (!strstr(at->seen + at->mark, text)) {
        if (poll(&ready, 1, 10000) <= 0)
            fail_msg("\"%s\" did not come; there was:\n%s", text, at->seen + at->mark);
        ssize_t got = read(at->fd, at->seen + at->length, ROOM - 1 - at->length);
        if (got <= 0)
            fail_msg("\"%s\" did not come; there was:\n%s", text, at->seen + at->mark);
        at->length += (size_t)got;
    }
    at->mark = (size_t)(strstr(at->seen + at->mark, text) - at->seen) + strlen(text);
}

static void type(session *at, const char *keys)
{
    assert_int_equal(write(at->fd, keys, strlen(keys)), strlen(keys));
}

/* A prompt comes before the terminal hands over single keys; what edits a line is typed after. */
static void wait_for_editor(const session *at)
{
    const struct timespec moment = {0, 1000000};
    struct termios mode;

    for (int i = 0; i < 10000; i++) {
        assert_int_equal(tcgetattr(at->fd, &mode), 0);
        if (!(mode.c_lflag & ICANON))
            return;
        nanosleep(&moment, NULL);
    }
    fail_msg("lines are not edited");
}

/* Waits for a clean end and gives back all that was shown. */
static char *end_session(session *at)
{
    int status = 0;

    for (;;) {
        ssize_t got = read(at->fd, at->seen + at->length, ROOM - 1 - at->length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break; /* the other end is closed */
        at->length += (size_t)got;
    }
    assert_int_equal(waitpid(at->child, &status, 0), at->child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    close(at->fd);
    return at->seen;
}

static void a_hand_over_clears_screen_and_scrollback(void **state)
{
    session at = begin_session("xterm", people);

    (void)state;
    wait_for(&at, CLEAR);
    wait_for(&at, "Ada, are you there? ");
    type(&at, "\r");
    wait_for(&at, "Ada> ");
    type(&at, "take 3\r");
    wait_for(&at, CLEAR);
    wait_for(&at, "Bela, are you there? ");
    type(&at, "quit\r");
    free(end_session(&at));
}

static void one_person_keeps_the_screen(void **state)
{
    session at = begin_session("xterm", against_program);

    (void)state;
    wait_for(&at, "Ada> ");
    type(&at, "take 3\r");
    wait_for(&at, "Ada> ");
    type(&at, "quit\r");
    char *seen = end_session(&at);
    assert_lacks(seen, "\033[2J");
    free(seen);
}

static void lines_are_edited_completed_and_remembered(void **state)
{
    session at = begin_session("xterm", against_program);

    (void)state;
    wait_for(&at, "Ada> ");
    wait_for_editor(&at);
    type(&at, "xake 2\001\004t\r"); /* to the beginning, delete one, put another */
    wait_for(&at, "Ada takes 2 stones");
    wait_for(&at, "Ada> ");
    wait_for_editor(&at);
    type(&at, "\033[A\r"); /* the line before */
    wait_for(&at, "Ada takes 2 stones");
    wait_for(&at, "Ada> ");
    wait_for_editor(&at);
    type(&at, "he\t\r"); /* completed to "help" */
    wait_for(&at, "You can also write:");
    wait_for(&at, "Ada> ");
    wait_for_editor(&at);
    type(&at, "\004"); /* the end of the input */
    free(end_session(&at));
}

static void nobody_finds_the_lines_of_another(void **state)
{
    session at = begin_session("xterm", people);

    (void)state;
    wait_for(&at, "Ada, are you there? ");
    type(&at, "\r");
    wait_for(&at, "Ada> ");
    type(&at, "take 3\r");
    wait_for(&at, "Bela, are you there? ");
    wait_for_editor(&at);
    type(&at, "\033[A\r"); /* nothing at the curtain */
    wait_for(&at, "Bela> ");
    size_t from = at.mark;
    wait_for_editor(&at);
    type(&at, "\033[A\033[A\031why\r"); /* nothing above, nothing to yank */
    wait_for(&at, "Write why and an action");
    assert_lacks(at.seen + from, "take");
    type(&at, "quit\r");
    free(end_session(&at));
}

static void a_dumb_terminal_gets_plain_text(void **state)
{
    session at = begin_session("dumb", people);

    (void)state;
    wait_for(&at, "Ada, are you there? ");
    type(&at, "\n");
    wait_for(&at, "Ada> ");
    type(&at, "quit\n");
    char *seen = end_session(&at);
    assert_null(strchr(seen, '\033'));
    assert_has(seen, "\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n"); /* pushed out of sight */
    free(seen);
}

static void no_color_leaves_letters_plain(void **state)
{
    setenv("NO_COLOR", "1", 1);
    session at = begin_session("xterm", against_program);

    (void)state;
    unsetenv("NO_COLOR");
    wait_for(&at, "Ada> ");
    type(&at, "quit\r");
    char *seen = end_session(&at);
    assert_lacks(seen, "\033[1m");
    free(seen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hand_over_clears_screen_and_scrollback),
        cmocka_unit_test(one_person_keeps_the_screen),
        cmocka_unit_test(lines_are_edited_completed_and_remembered),
        cmocka_unit_test(nobody_finds_the_lines_of_another),
        cmocka_unit_test(a_dumb_terminal_gets_plain_text),
        cmocka_unit_test(no_color_leaves_letters_plain),
    };

    return cmocka_run_group_tests_name("front_terminal", tests, NULL, NULL);
}
