/* front_think_test.c - a bot that thinks while the loop's front end lives on: told to move, taken
 * back, left.
 *
 * SPDX-License-Identifier: MIT */
#include <errno.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "front_help.h"
#include "registered.h"

/* Thinks for ever, unless it is told to stop. */
static const vaka_level endless = {{"endless", "", NULL}, 0, {400000000, 8}};
static const vaka_level brief = {{"brief", "", NULL}, 0, {64, 4}};

typedef struct thinker { /* a front end that does something when a bot thinks */
    vaka_null null;      /* first: its functions take it for themselves */
    uint32_t want;       /* brought back the first time */
    bool stops;          /* tells it to move now */
    uint32_t thoughts;   /* so many times it was asked to wait */
    bool waited;         /* it was not over when it began */
} thinker;

static void think(void *data, vaka_record *record, int32_t seat, vaka_thought *thought,
                  vaka_want *want)
{
    thinker *at = data;
    const struct timespec moment = {0, 1000000};

    assert_true(vaka_live_must(vaka_record_live(record)) & VAKA_SEAT(seat));
    at->waited = at->waited || !vaka_thought_over(thought);
    if (at->thoughts++ == 0 && at->want) {
        want->type = at->want;
        return;
    }
    if (at->stops)
        vaka_thought_stop(thought);
    while (!vaka_thought_over(thought))
        nanosleep(&moment, NULL);
}

static uint32_t run(vaka_record *record, const vaka_player *players, thinker *at)
{
    vaka_front front;
    vaka_error err = {0};
    uint32_t ended = 0;

    vaka_null_front(&at->null, &front);
    front.think = think;
    if (vaka_loop_run(record, &front, players, &ended, &err))
        fail_msg("%s", err.text);
    front.done(front.data);
    return ended;
}

/* A bot of a level of the test's own. */
static vaka_bot bot_at(const vaka_level *level, int32_t seat)
{
    vaka_error err;
    vaka_bot bot;

    assert_int_equal(vaka_bot_init(&bot, "strong", 3, seat, &err), VAKA_OK);
    bot.level = level;
    return bot;
}

#define BOT(of)                                                                                    \
    {                                                                                              \
        vaka_player_bot, vaka_player_bot_interrupt, of                                             \
    }

TEST(bots_that_think_in_the_background_play_as_those_that_think_at_once)
{
    uint64_t hash[2];

    (void)state;
    for (int32_t i = 0; i < 2; i++) {
        table at = open_table("modules/hello", 2, NULL, 0);
        vaka_bot bots[] = {bot_at(&brief, 0), bot_at(&brief, 1)};
        const vaka_player players[] = {BOT(&bots[0]), BOT(&bots[1])};
        thinker front = {0};
        vaka_null null = {0};
        vaka_front plain;
        vaka_error err = {0};
        uint32_t ended = 0;

        if (i == 0) {
            assert_int_equal(run(at.record, players, &front), VAKA_ENDED_FINISHED);
            assert_true(front.thoughts > 2);
        } else {
            vaka_null_front(&null, &plain);
            assert_int_equal(vaka_loop_run(at.record, &plain, players, &ended, &err), VAKA_OK);
        }
        hash[i] = vaka_live_hash(vaka_record_live(at.record));
        close_table(&at);
    }
    assert_true(hash[0] == hash[1]);
}

TEST(told_to_move_now_a_bot_that_would_think_for_ever_moves)
{
    static const char *const lines[] = {"take 3", "take 2"};
    table at = open_table("modules/hello", 2, NULL, 0);
    vaka_bot bot = bot_at(&endless, 1);
    const vaka_player players[] = {{NULL, NULL, NULL}, BOT(&bot)};
    thinker front = {.null = {.lines = lines, .count = 2}, .stops = true};
    uint32_t count;

    (void)state;
    assert_int_equal(run(at.record, players, &front), VAKA_ENDED_QUIT);
    assert_int_equal(front.thoughts, 2);
    assert_true(front.waited);
    assert_int_equal(front.null.moved, 4);
    vaka_record_lines(at.record, &count);
    assert_int_equal(count, 1 + 4); /* the journal has its moves as it has any other */
    close_table(&at);
}

TEST(what_somebody_did_can_be_taken_back_while_a_bot_thinks_about_it)
{
    static const char *const lines[] = {"take 3", "take 1"};
    table at = open_table("modules/hello", 2, NULL, 0);
    vaka_bot bot = bot_at(&endless, 1);
    const vaka_player players[] = {{NULL, NULL, NULL}, BOT(&bot)};
    thinker front = {.null = {.lines = lines, .count = 2}, .want = VAKA_WANT_UNDO, .stops = true};
    uint32_t count;

    (void)state;
    assert_int_equal(run(at.record, players, &front), VAKA_ENDED_QUIT);
    const vaka_journal_line *line = vaka_record_lines(at.record, &count);
    assert_int_equal(count, 1 + 4); /* the first one is the setup */
    assert_int_equal(line[2].type, VAKA_LINE_UNDO);
    assert_int_equal(line[3].type, VAKA_LINE_ACTION);
    assert_int_equal(line[3].seat, 0);
    assert_int_equal(line[4].seat, 1);
    assert_int_equal(front.thoughts, 2);
    assert_int_equal(bot.choices, 1);
    close_table(&at);
}

TEST(a_game_that_is_left_while_a_bot_thinks_has_lost_nothing)
{
    static const char *const lines[] = {"take 3"};
    table at = open_table("modules/hello", 2, NULL, 0);
    vaka_bot bot = bot_at(&endless, 1);
    const vaka_player players[] = {{NULL, NULL, NULL}, BOT(&bot)};
    thinker front = {.null = {.lines = lines, .count = 1}, .want = VAKA_WANT_QUIT};
    uint32_t count;

    (void)state;
    assert_int_equal(run(at.record, players, &front), VAKA_ENDED_QUIT);
    assert_true(front.null.quit);
    vaka_record_lines(at.record, &count);
    assert_int_equal(count, 1 + 1);
    assert_int_equal(bot.choices, 0);
    assert_true(vaka_live_must(vaka_record_live(at.record)) & VAKA_SEAT(1)); /* still its turn */
    close_table(&at);
}

TEST(a_front_end_that_shows_no_thinking_waits)
{
    table at = open_table("modules/hello", 2, NULL, 0);
    vaka_bot bot = bot_at(&brief, 1);
    const vaka_player players[] = {{NULL, NULL, NULL}, BOT(&bot)};
    char *written = play_text(at.record, players, "take 3\nquit\n");

    (void)state;
    assert_lacks(written, "is thinking"); /* nobody sits at a terminal */
    assert_has(written, "Bela takes");
    free(written);
    close_table(&at);
}

TEST(a_hint_tells_the_best_action_and_the_chance_to_win_by_it)
{
    table at = open_table("modules/hello", 2, "stones", 5);
    const vaka_player people[] = {{NULL, NULL, NULL}, {choose_first, NULL, NULL}};

    (void)state;
    char *written = play_text(at.record, people, "take 1\nhint\nquit\n"); /* three are left */
    assert_has(written, "A strong player would do this: Take 3 stones.");
    assert_has(written, "100 %");
    free(written);
    close_table(&at);
}

/* --- at a terminal ---------------------------------------------------------------------------- */

#define ROOM (1 << 18)

typedef struct session {
    pid_t child;
    int fd;
    char seen[ROOM];
    size_t length, mark;
} session;

/* Ada, a person, against a bot that thinks for ever, on a terminal of its own. */
static session *begin_session(void)
{
    session *at = vaka_xnew(sizeof *at);
    struct winsize size = {24, 80, 0, 0};

    at->child = forkpty(&at->fd, NULL, NULL, &size);
    assert_true(at->child >= 0);
    if (at->child > 0)
        return at;
    signal(SIGSEGV, SIG_DFL); /* not the tests' own handlers */
    signal(SIGABRT, SIG_DFL);
    table own = open_table("modules/hello", 2, NULL, 0);
    vaka_bot bot = bot_at(&endless, 1);
    const vaka_player players[] = {{NULL, NULL, NULL}, BOT(&bot)};
    vaka_front front;
    vaka_error err = {0};
    uint32_t ended = 0;

    setenv("TERM", "xterm", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    vaka_text_front(stdin, stdout, &front);
    vaka_status status = vaka_loop_run(own.record, &front, players, &ended, &err);
    front.done(front.data);
    fflush(stdout);
    _exit(status || ended != VAKA_ENDED_QUIT);
}

/* Reads until `text` has come since the last wait, ten seconds at most. */
static void wait_for(session *at, const char *text)
{
    struct pollfd ready = {at->fd, POLLIN, 0};
    const char *found;

    while (!(found = strstr(at->seen + at->mark, text))) {
        ssize_t got = poll(&ready, 1, 10000) > 0
                          ? read(at->fd, at->seen + at->length, ROOM - 1 - at->length)
                          : 0;
        if (got <= 0)
            fail_msg("\"%s\" did not come; there was:\n%s", text, at->seen + at->mark);
        at->length += (size_t)got;
    }
    at->mark = (size_t)(found - at->seen) + strlen(text);
}

static void type(session *at, const char *keys)
{
    assert_int_equal(write(at->fd, keys, strlen(keys)), strlen(keys));
}

static void end_session(session *at)
{
    int status = 0;
    ssize_t got;

    do
        got = read(at->fd, at->seen, ROOM - 1);
    while (got > 0 || (got < 0 && errno == EINTR));
    assert_int_equal(waitpid(at->child, &status, 0), at->child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    close(at->fd);
    free(at);
}

TEST(at_a_terminal_enter_has_a_bot_move_that_thinks)
{
    session *at = begin_session();

    (void)state;
    wait_for(at, "Ada> ");
    type(at, "take 3\r");
    wait_for(at, "Bela is thinking (Enter: move now; undo; quit)");
    type(at, "what\r"); /* is no word of that moment, and is told so */
    wait_for(at, "Just press Enter");
    wait_for(at, "Bela is thinking");
    type(at, "\r");
    wait_for(at, "Bela takes");
    wait_for(at, "Ada> ");
    type(at, "quit\r");
    end_session(at);
}

TEST(at_a_terminal_undo_and_quit_are_heard_while_a_bot_thinks)
{
    session *at = begin_session();

    (void)state;
    wait_for(at, "Ada> ");
    type(at, "take 3\r");
    wait_for(at, "Bela is thinking");
    type(at, "undo\r");
    wait_for(at, "Ada> ");
    type(at, "take 2\r");
    wait_for(at, "Bela is thinking");
    type(at, "quit\r");
    end_session(at);
}

int main(void)
{
    return run_registered("front_think", NULL, NULL);
}
