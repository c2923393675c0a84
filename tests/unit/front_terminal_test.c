/* front_terminal_test.c - the text front end on a terminal: clearing, editing, history.
 *
 * SPDX-License-Identifier: MIT */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "chance/rng.h"
#include "dice_game.h"
#include "front_help.h"
#include "registered.h"

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
static const vaka_player paused[VAKA_MAX_SEATS] = {{NULL, NULL, NULL}, {choose_first, NULL, NULL}};

/* What a shell does for a program that is paused and goes on. Gives back how the program ends; 9:
 * it was paused with a terminal that shows nothing. */
static int run_job(pid_t job)
{
    struct termios mode;
    int status = 0;

    signal(SIGTTOU, SIG_IGN);
    setpgid(job, job);
    tcsetpgrp(0, job);
    while (waitpid(job, &status, WUNTRACED) == job && WIFSTOPPED(status)) {
        if (tcgetattr(0, &mode) != 0 || !(mode.c_lflag & ICANON) || !(mode.c_lflag & ECHO))
            return 9;
        if (write(1, "[paused]", 8) != 8)
            return 8;
        kill(job, SIGCONT);
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 7;
}

/* Plays a module, or hello, on a terminal of its own in a child process. */
static session begin_game(const char *term, const vaka_player *players, const vaka_module *module)
{
    struct winsize size = {24, 80, 0, 0};
    session at = {.seen = vaka_xnew(ROOM)};

    at.child = forkpty(&at.fd, NULL, NULL, &size);
    assert_true(at.child >= 0);
    if (at.child == 0) {
        pid_t job = players == paused ? fork() : 0;
        if (job > 0)
            _exit(run_job(job));
        static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
        for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
            signal(fatal[i], SIG_DFL); /* not the tests' own handlers */
        table own = module ? (table){.record = seat_names_and_play(module, 2, NULL, 0)}
                           : open_table("modules/hello", 2, NULL, 0);
        vaka_front front;
        vaka_error err = {0};
        uint32_t ended = 0;

        setenv("TERM", term, 1);
        setenv("LC_ALL", "C.UTF-8", 1);
        vaka_text_front(stdin, stdout, &front);
        vaka_status status = vaka_loop_run(own.record, &front, players, &ended, &err);
        front.done(front.data);
        fflush(stdout);
        _exit(status || ended != (module ? VAKA_ENDED_FINISHED : VAKA_ENDED_QUIT));
    }
    return at;
}

static session begin_session(const char *term, const vaka_player *players)
{
    return begin_game(term, players, NULL);
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

TEST(a_hand_over_clears_screen_and_scrollback)
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

TEST(one_person_keeps_the_screen)
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

/* Whoever draws a card has lost. */
static void fall(vaka_match *match, const vaka_action *action)
{
    dice_apply(match, action);
    if (action->verb == DICE_DRAW)
        vaka_finish(match, VAKA_SEAT(1 - action->seat));
}

TEST(who_would_end_the_game_without_having_won_it_says_so_twice)
{
    vaka_module cliff = dice_module;

    (void)state;
    cliff.apply = fall;
    session at = begin_game("xterm", against_program, &cliff);
    wait_for(&at, "Ada> ");
    type(&at, "draw\r");
    wait_for(&at, "This may end the game, and you would not have won it.");
    wait_for(&at, "Ada> ");
    type(&at, "think\r"); /* something else: the question is forgotten */
    wait_for(&at, "Ada> ");
    type(&at, "draw\r");
    wait_for(&at, "write it once more");
    wait_for(&at, "Ada> ");
    type(&at, "draw\r");
    wait_for(&at, "Ada goes");
    free(end_session(&at));
}

TEST(lines_are_edited_completed_and_remembered)
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

TEST(nobody_finds_the_lines_of_another)
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

TEST(a_dumb_terminal_gets_plain_text)
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

TEST(no_color_leaves_letters_plain)
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

/* Reads and forgets what has come. */
static void drop_output(session *at)
{
    struct pollfd ready = {at->fd, POLLIN, 0};
    char gone[4096];

    while (poll(&ready, 1, 0) > 0 && (ready.revents & POLLIN))
        if (read(at->fd, gone, sizeof gone) <= 0)
            return;
}

/* Types; if nobody reads because nobody reads here, what has come goes first. */
static void push(session *at, const char *keys)
{
    struct pollfd ready = {at->fd, POLLIN | POLLOUT, 0};

    for (size_t length = strlen(keys); length > 0;) {
        assert_int_equal(poll(&ready, 1, 10000), 1);
        ssize_t put = ready.revents & POLLOUT ? write(at->fd, keys, length) : 0;
        if (put <= 0)
            drop_output(at);
        if (ready.revents & POLLHUP) {
            int status = 0;

            assert_int_equal(waitpid(at->child, &status, 0), at->child);
            fail_msg("the program has ended: %s %d", WIFSIGNALED(status) ? "signal" : "status",
                     WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
        }
        keys += put > 0 ? put : 0;
        length -= put > 0 ? (size_t)put : 0;
    }
}

static void resize(const session *at, unsigned rows, unsigned columns)
{
    struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};

    assert_int_equal(ioctl(at->fd, TIOCSWINSZ, &size), 0);
}

/* Somebody pulls at the corner of the window while a long line is typed and edited. */
TEST(a_line_is_typed_while_the_terminal_changes_its_size)
{
    static const char *const keys[] = {
        "take the third of all these stones ",
        "é",
        "\177\177\177",
        "\001",
        "\005",
        "\002\002",
        "\013",
        "\031",
        "\027",
        "\t",
        "\033b",
        "\020",
        "\016",
        "\014",
        "x",
        "\177",
        "\033f",
        "stone",
        "\03399999x",
        "\031\031\031",
        "\026\001",
    };
    session at = begin_session("xterm", against_program);
    uint32_t rng[4];

    (void)state;
    wait_for(&at, "Ada> ");
    wait_for_editor(&at);
    vaka_rng_seed(rng, 11);
    assert_int_equal(fcntl(at.fd, F_SETFL, fcntl(at.fd, F_GETFL) | O_NONBLOCK), 0);
    for (int i = 0; i < 400; i++) {
        for (int n = 0; n < 40; n++) {
            push(&at, keys[vaka_rng_below(rng, sizeof keys / sizeof *keys)]);
            uint32_t lines = 1 + vaka_rng_below(rng, 60);
            resize(&at, lines, 1 + vaka_rng_below(rng, 160));
        }
        if (i % 5 == 4)
            push(&at, "\001\013help\r"); /* everything away, and a whole line */
        drop_output(&at);
    }
    resize(&at, 24, 80);
    push(&at, "\001\013help\r"); /* behind it there is an editor again, whatever was before */
    push(&at, "\001\013quit\r");
    assert_int_equal(fcntl(at.fd, F_SETFL, fcntl(at.fd, F_GETFL) & ~O_NONBLOCK), 0);
    free(end_session(&at));
}

/* A terminal that does not tell its size is taken for a usual one; a small one has no editor. */
TEST(a_line_is_edited_where_it_has_room)
{
    static const unsigned sizes[][2] = {{0, 0}, {24, 80}, {3, 20}};
    struct termios mode;

    (void)state;
    for (size_t i = 0; i < 3; i++) {
        session at = begin_session("xterm", people); /* its first line is read after this: */
        resize(&at, sizes[i][0], sizes[i][1]);
        wait_for(&at, "there? ");
        type(&at, "\r");
        wait_for(&at, "Ada> ");
        if (i < 2)
            wait_for_editor(&at);
        assert_int_equal(tcgetattr(at.fd, &mode), 0);
        assert_int_equal((mode.c_lflag & ICANON) != 0, i == 2);
        type(&at, "quit\r");
        free(end_session(&at));
    }
}

/* What was typed is still there, and the cursor where it was. */
TEST(a_line_survives_a_change_of_size)
{
    session at = begin_session("xterm", against_program);

    (void)state;
    wait_for(&at, "Ada> ");
    wait_for_editor(&at);
    type(&at, "tae 2");
    wait_for(&at, "tae 2");
    type(&at, "\002\002\002"); /* back to the e */
    resize(&at, 30, 100);
    type(&at, "k");
    wait_for(&at, "Ada> tae 2"); /* drawn anew, before the key is taken */
    type(&at, "\r");
    wait_for(&at, "Ada takes 2 stones");
    wait_for(&at, "Ada> ");
    type(&at, "quit\r");
    free(end_session(&at));
}

/* Ends and pauses by the keyboard, between two keys: the terminal is left as it was found. */
TEST(a_signal_finds_the_terminal_as_it_was)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    struct termios mode;
    int status = 0;

    (void)state;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        session at = begin_session("xterm", against_program);
        int end = dup(at.fd);

        wait_for(&at, "Ada> ");
        wait_for_editor(&at);
        type(&at, "tak");
        wait_for(&at, "tak");
        assert_int_equal(kill(at.child, signals[i]), 0);
        assert_int_equal(waitpid(at.child, &status, 0), at.child);
        assert_true(WIFSIGNALED(status) && WTERMSIG(status) == signals[i]);
        assert_int_equal(tcgetattr(end, &mode), 0);
        assert_true(mode.c_lflag & ICANON && mode.c_lflag & ECHO);
        close(end);
        close(at.fd);
        free(at.seen);
    }
}

TEST(a_line_survives_a_pause)
{
    session at = begin_session("xterm", paused);

    (void)state;
    wait_for(&at, "Ada> ");
    for (int twice = 0; twice < 2; twice++) {
        wait_for_editor(&at);
        type(&at, twice ? "2" : "take ");
        wait_for(&at, twice ? "2" : "take ");
        type(&at, "\032");
        wait_for(&at, "[paused]");
        wait_for(&at, "Ada> take ");
    }
    wait_for_editor(&at);
    type(&at, "\r");
    wait_for(&at, "Ada takes 2 stones");
    wait_for(&at, "Ada> ");
    type(&at, "quit\r");
    free(end_session(&at));
}

int main(void)
{
    return run_registered("front_terminal", NULL, NULL);
}
