/* gui_standing_test.c - who passes until the turn is over: that is seen as long as it holds, in the
 * window and in the terminal, and nothing is asked of him where he only may act.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"
#include "registered.h"

#include "front/loop.h"
#include "front/text.h"
#include "play/bot.h"

#define SENTENCE "You pass until the turn is over."
#define SEEDS 6u
#define BUILDING 3 /* stage of the turn */
#define ACTIONS_MOST 3000

static vaka_bot bots[2];

static table *new_table(uint64_t seed)
{
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(seed)};
    table *at = vaka_xnew(sizeof *at);
    vaka_error err = {0};

    open_table(at, 1280, 720);
    begin_play(at, "conquest", &head, NULL);
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));
    for (int32_t seat = 0; seat < 2; seat++)
        assert_int_equal(vaka_bot_init_for(&bots[seat], layout->module, "greedy", 9, seat, &err),
                         VAKA_OK);
    return at;
}

static int32_t turn_of(const vaka_live *live)
{
    return vaka_turn(vaka_live_seen((vaka_live *)(uintptr_t)live, VAKA_SPECTATOR));
}

/* Is the seat asked where it only may act, before anything is built in this turn? */
static bool may_pass(vaka_live *live)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, 0, &count);

    for (uint32_t i = 0; (vaka_live_must(live) & VAKA_SEAT(0)) && i < count; i++)
        if (legal[i].verb == VAKA_VERB_PASS_TURN)
            return vaka_live_scene(live, 0)->stage < BUILDING;
    return false;
}

static bool do_next(table *at)
{
    vaka_live *live = vaka_record_live(at->record);
    vaka_error err = {0};
    vaka_action action;

    if (vaka_live_finished(live, NULL))
        return false;
    int32_t seat = vaka_live_must(live) & VAKA_SEAT(0) ? 0 : 1;
    assert_true(vaka_bot_choose(&bots[seat], live, seat, &action));
    assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
    return true;
}

/* A game in which seat 0 may pass until the turn is over. */
static table *open_window(void)
{
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        table *at = new_table(seed);

        for (int i = 0; i < ACTIONS_MOST; i++) {
            if (may_pass(vaka_record_live(at->record)))
                return at;
            if (!do_next(at))
                break;
        }
        close_table(at);
    }
    fail_msg("nobody may pass");
    return NULL;
}

static void pass_turn(table *at)
{
    vaka_action pass = {.seat = 0, .verb = VAKA_VERB_PASS_TURN};
    vaka_error err = {0};

    if (vaka_record_apply(at->record, &pass, NULL, &err))
        fail_msg("%s", err.text);
}

static void note_standing(void *data, SDL_Rect box, const char *text)
{
    (void)box;
    *(int *)data += strcmp(text, SENTENCE) == 0;
}

/* Does the window say to seat 0 that its answer stands? */
static bool is_shown(table *at)
{
    int shown = 0;

    look(at, vaka_record_live(at->record), 0);
    vaka_fonts_trace(at->gui.look.fonts, note_standing, &shown);
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    vaka_fonts_trace(at->gui.look.fonts, NULL, NULL);
    assert_true(shown <= 1);
    return shown;
}

TEST(the_window_says_so_as_long_as_it_holds)
{
    table *at = open_window();
    vaka_live *live = vaka_record_live(at->record);
    int32_t turn = turn_of(live);
    int seen = 0;

    (void)state;
    assert_false(is_shown(at));
    pass_turn(at);
    for (; turn_of(live) == turn; seen++) {
        assert_true(is_shown(at));
        assert_true(do_next(at));
    }
    assert_true(seen > 2);
    assert_false(is_shown(at));
    close_table(at);
}

/* --- the terminal ----------------------------------------------------------------------------- */

/* What is written to whoever plays seat 0 when he is asked next, and leaves. */
static char *read_terminal(table *at)
{
    vaka_player players[VAKA_MAX_SEATS] = {{NULL, NULL, NULL}, {vaka_player_bot, NULL, &bots[1]}};
    char *written = NULL;
    size_t size = 0;
    FILE *in = tmpfile(), *out = open_memstream(&written, &size);
    vaka_error err = {0};
    vaka_front front;
    uint32_t ended;

    assert_true(in && out);
    fputs("quit\n", in);
    rewind(in);
    vaka_text_front(in, out, &front);
    if (vaka_loop_run(at->record, &front, players, &ended, &err))
        fail_msg("%s", err.text);
    front.done(front.data);
    fclose(in);
    fclose(out);
    return written;
}

TEST(the_terminal_says_so_as_long_as_it_holds)
{
    table *at = open_window();
    char *written = read_terminal(at);

    (void)state;
    assert_null(strstr(written, SENTENCE));
    free(written);
    close_table(at);
    at = open_window();
    vaka_live *live = vaka_record_live(at->record);
    int32_t turn = turn_of(live);
    pass_turn(at);
    written = read_terminal(at);
    assert_int_equal(turn_of(live), turn); /* he is asked what he must decide */
    assert_non_null(strstr(written, SENTENCE));
    free(written);
    while (turn_of(live) == turn)
        assert_true(do_next(at));
    written = read_terminal(at);
    assert_null(strstr(written, SENTENCE));
    free(written);
    close_table(at);
}

/* --- the loop --------------------------------------------------------------------------------- */

typedef struct person { /* passes until a turn is over, and decides what must be decided */
    int32_t turn;       /* in which he has; 0: not yet */
    uint32_t asked;     /* since then, in that turn */
    uint32_t line;      /* of the journal, in which he has */
    bool over;
} person;

static void begin(void *data, vaka_record *record, uint8_t humans)
{
    (void)data, (void)record, (void)humans;
}

static uint32_t hand_over(void *data, vaka_record *record, int32_t seat)
{
    (void)data, (void)record, (void)seat;
    return VAKA_WANT_NOTHING;
}

static void ask(void *data, vaka_record *record, int32_t seat, vaka_want *want)
{
    person *of = data;
    vaka_live *live = vaka_record_live(record);
    const vaka_frame *top = vaka_top(vaka_live_seen(live, VAKA_SPECTATOR));

    assert_int_equal(seat, 0);
    of->over = of->turn && turn_of(live) != of->turn;
    *want = (vaka_want){.type = of->over ? VAKA_WANT_QUIT : VAKA_WANT_ACTION};
    if (of->over)
        return;
    if (of->turn) {
        assert_int_not_equal(top->ask, VAKA_ASK_WINDOW);
        of->asked++;
    } else if (may_pass(live)) {
        assert_int_equal(top->ask, VAKA_ASK_WINDOW);
        of->turn = turn_of(live);
        vaka_record_lines(record, &of->line);
        want->action = (vaka_action){.seat = 0, .verb = VAKA_VERB_PASS_TURN};
        return;
    }
    assert_true(vaka_bot_choose(&bots[0], live, 0, &want->action));
}

static void refuse(void *data, vaka_record *record, int32_t seat, const vaka_refusal *why)
{
    (void)data, (void)record, (void)seat;
    fail_msg("refused: %s", why->id ? why->id : "");
}

static void show_error(void *data, const char *text)
{
    (void)data;
    fail_msg("%s", text);
}

static void show_moved(void *data, vaka_record *record, int32_t seat)
{
    (void)data, (void)record, (void)seat;
}

static void show_end(void *data, vaka_record *record)
{
    (void)data, (void)record;
}

static void done(void *data)
{
    (void)data;
}

/* Windows of seat 0 at which it has passed until the turn is over, from a line of the journal on.
 */
static int count_passes(const vaka_record *record, uint32_t from)
{
    uint32_t count;
    int passes = 0;
    const vaka_journal_line *lines = vaka_record_lines(record, &count);

    for (uint32_t i = from; i < count; i++)
        passes += lines[i].seat == 0 && strcmp(lines[i].action, "pass-turn") == 0;
    return passes;
}

TEST(who_passes_before_anything_is_built_is_asked_in_that_turn_only_what_he_must_decide)
{
    vaka_player players[VAKA_MAX_SEATS] = {{NULL, NULL, NULL}, {vaka_player_bot, NULL, &bots[1]}};
    int passed = 0;
    uint32_t asked = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        table *at = new_table(seed);
        person of = {0};
        vaka_error err = {0};
        uint32_t ended;
        vaka_front front = {.name = "person",
                            .data = &of,
                            .begin = begin,
                            .hand_over = hand_over,
                            .ask = ask,
                            .show_refusal = refuse,
                            .show_error = show_error,
                            .show_moved = show_moved,
                            .show_end = show_end,
                            .show_quit = show_end,
                            .done = done};

        if (vaka_loop_run(at->record, &front, players, &ended, &err))
            fail_msg("%s", err.text);
        passed += of.over && count_passes(at->record, of.line) > 1;
        asked += of.asked;
        close_table(at);
    }
    assert_true(passed > 1); /* windows came, and were not asked about */
    assert_true(asked > 0);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("gui_standing", NULL, NULL);
}
