/* tests/script/skips_test.c - whatever a script does, the match goes on without it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Matches with a journal, in which the first event card is one that fails. What fails twice is
 * passed over; each time the journal must replay to the same. */
#include "match/record_inside.h"
#include "siege.h"

#include "match/record.h"
#include "match/resample.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

typedef struct bench {
    siege at; /* its folder and what is loaded from it; it has no matches of its own */
    vaka_plugins plugins;
    vaka_record *record;
    char path[128];
    vaka_error err;
} bench;

static void open_bench(bench *on)
{
    memset(on, 0, sizeof *on);
    siege_open(&on->at, &siege_plugin);
    on->plugins = (vaka_plugins){.at = &siege_plugin,
                                 .count = 1,
                                 .attach = vaka_loader_attach_head,
                                 .attach_data = &on->at.loader};
    snprintf(on->path, sizeof on->path, "%s/game.vkj", on->at.folder.folder);
}

/* A card of the mod; `play` is the inside of its function. */
static void write_card(const bench *on, const char *id, const char *play)
{
    char path[80], text[1024];

    snprintf(path, sizeof path, "siege/events/%s.lua", id);
    snprintf(text, sizeof text,
             "return { title = \"T\", mood = \"bad\", play = function(seat) %s end }\n", play);
    scratch_write(&on->at.folder, path, text);
}

static int32_t asked(const bench *on)
{
    return siege_asked(vaka_record_live(on->record));
}

static vaka_status act(bench *on, const char *text)
{
    vaka_action action;
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(on->record));

    if (vaka_action_read(layout, asked(on), text, &action, &on->err))
        fail_msg("%s: %s", text, on->err.text);
    return vaka_record_apply(on->record, &action, NULL, &on->err);
}

/* The first of all that the seat may do. */
static vaka_status act_first(bench *on)
{
    uint32_t count;
    vaka_action first = *vaka_live_legal(vaka_record_live(on->record), asked(on), &count);

    assert_true(count > 0);
    return vaka_record_apply(on->record, &first, NULL, &on->err);
}

/* A match that has but to be `ready` for the card `attack` to be played. */
static void begin(bench *on)
{
    static char *queue[] = {"draw events attack"};
    vaka_journal_head head = {
        .seed = vaka_seed_of(5), .seats = 2, .queue = queue, .queue_count = 1};
    vaka_setup setup;

    snprintf(head.mod[head.mod_count++], sizeof head.mod[0], "siege");
    if (vaka_setup_init(&setup, siege_plugin.module, 2, &on->err) ||
        vaka_loader_attach_head(&on->at.loader, &head, &setup, &on->err) ||
        vaka_record_new(&setup, &head, on->path, &on->record, &on->err))
        fail_msg("%s", on->err.text);
    for (int i = 0; i < 7; i++)
        if (i == 3 ? act(on, "ready") : act_first(on))
            fail_msg("%s", on->err.text);
}

/* The journal, read again, comes to the same at every line. */
static void close_bench(bench *on)
{
    vaka_replay_report report;
    vaka_record *again;

    if (vaka_record_replay(on->path, &on->plugins, -1, &again, &report, &on->err))
        fail_msg("%s", on->err.text);
    if (report.differs_at)
        fail_msg("%s", report.what);
    assert_true(vaka_live_hash(vaka_record_live(again)) ==
                vaka_live_hash(vaka_record_live(on->record)));
    vaka_record_close(again);
    vaka_record_close(on->record);
    siege_close(&on->at);
}

static void what_goes_on_for_ever_is_passed_over_at_the_second_try(void **state)
{
    bench on;

    (void)state;
    open_bench(&on);
    write_card(&on, "attack", "game.follow(seat, 'attack')");
    begin(&on);
    assert_int_equal(act(&on, "ready"), VAKA_ERR_CONTRACT);
    assert_non_null(vaka_record_failed(on.record));
    assert_string_equal(vaka_record_failed(on.record)->id, "attack");
    assert_int_equal(act(&on, "ready"), VAKA_OK);
    close_bench(&on);
}

static void so_is_what_goes_on_between_two_cards(void **state)
{
    bench on;

    (void)state;
    open_bench(&on);
    write_card(&on, "attack", "game.follow(seat, 'second')");
    write_card(&on, "second", "game.follow(seat, 'attack')");
    begin(&on);
    assert_int_equal(act(&on, "ready"), VAKA_ERR_CONTRACT);
    assert_int_equal(act(&on, "ready"), VAKA_OK);
    close_bench(&on);
}

/* It failed in what was to be done again: without it there still is something to do again. */
static void passing_over_costs_nobody_what_he_took_back(void **state)
{
    bench on;

    (void)state;
    open_bench(&on);
    write_card(&on, "attack", "error('always')");
    begin(&on);
    uint64_t before = vaka_live_hash(vaka_record_live(on.record));
    int32_t seat = asked(&on);
    assert_int_equal(vaka_record_undo(on.record, seat, NULL, &on.err), VAKA_OK);
    assert_int_equal(vaka_record_skip(on.record, "event.attack", &on.err), VAKA_OK);
    assert_int_equal(vaka_record_redo(on.record, seat, NULL, &on.err), VAKA_OK);
    assert_true(vaka_live_hash(vaka_record_live(on.record)) != before); /* it is passed over */
    assert_int_equal(act(&on, "ready"), VAKA_OK);
    close_bench(&on);
}

/* How often the log says that something is passed over. */
static int count_told(const bench *on)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(on->record, &count);
    int told = 0;

    for (uint32_t i = 0; i < count; i++)
        told += log[i].event.id == VAKA_EVENT_SKIPPED;
    return told;
}

#define ROLLS_AND_ASKS "host.roll(6) game.gain(seat, 1) ask.yes_no { seat = seat } "

/* A card that is passed over when its question has been answered. */
static void begin_question(bench *on)
{
    open_bench(on);
    write_card(on, "attack", ROLLS_AND_ASKS "error('always')");
    begin(on);
    assert_int_equal(act(on, "ready"), VAKA_OK);
    assert_int_equal(count_told(on), 0);
    assert_int_equal(act_first(on), VAKA_ERR_CONTRACT);
}

static const vaka_table *table_of(const bench *on)
{
    return vaka_live_position(vaka_record_live(on->record))->table;
}

static void what_is_passed_over_after_its_question_is_told(void **state)
{
    bench on;

    (void)state;
    begin_question(&on);
    assert_int_equal(act_first(&on), VAKA_OK);
    assert_int_equal(count_told(&on), 1);
    close_bench(&on);
}

/* The die that it rolled before its question was seen: what comes next is what would have come
 * after it. */
static void what_chance_gave_it_does_not_come_again(void **state)
{
    bench good, bad;

    (void)state;
    open_bench(&good);
    write_card(&good, "attack", ROLLS_AND_ASKS);
    begin(&good);
    assert_int_equal(act(&good, "ready"), VAKA_OK);
    assert_int_equal(act_first(&good), VAKA_OK);
    begin_question(&bad);
    assert_int_equal(act_first(&bad), VAKA_OK);
    assert_memory_equal(table_of(&bad)->rng, table_of(&good)->rng, sizeof table_of(&bad)->rng);
    assert_int_equal(table_of(&good)->score[0], 1);
    assert_int_equal(table_of(&bad)->score[0], 0); /* all else that it did is taken back */
    close_bench(&bad);
    close_bench(&good);
}

/* … not even by taking back what was done before it failed. */
static void what_is_passed_over_stays_so_when_something_is_taken_back(void **state)
{
    bench on;

    (void)state;
    open_bench(&on);
    write_card(&on, "attack", "error('always')");
    begin(&on);
    int32_t seat = asked(&on);
    assert_int_equal(vaka_record_skip(on.record, "event.attack", &on.err), VAKA_OK);
    for (int i = 0; i < 2; i++)
        assert_int_equal(vaka_record_undo(on.record, seat, NULL, &on.err), VAKA_OK);
    for (int i = 0; i < 2; i++)
        assert_int_equal(act_first(&on), VAKA_OK);
    assert_int_equal(act(&on, "ready"), VAKA_OK);
    close_bench(&on);
}

/* The same at a question: the block of the ways back has a keyframe behind it. */
static void and_so_it_does_at_a_question(void **state)
{
    bench on;

    (void)state;
    open_bench(&on);
    write_card(&on, "attack",
               "ask.yes_no { seat = seat } ask.yes_no { seat = seat } "
               "ask.yes_no { seat = seat } error('always')");
    begin(&on);
    assert_int_equal(act(&on, "ready"), VAKA_OK);
    int32_t seat = asked(&on);
    assert_int_equal(act_first(&on), VAKA_OK);
    assert_int_equal(act_first(&on), VAKA_OK);
    assert_int_equal(vaka_record_skip(on.record, "event.attack", &on.err), VAKA_OK);
    assert_int_equal(vaka_record_undo(on.record, seat, NULL, &on.err), VAKA_OK);
    assert_int_equal(act_first(&on), VAKA_OK);
    assert_false(vaka_question_open(vaka_live_position(vaka_record_live(on.record))));
    assert_int_equal(count_told(&on), 1);
    close_bench(&on);
}

/* Done again without the script an answer tells something else, however much that is. */
static void what_is_done_again_without_it_is_told_anew(void **state)
{
    (void)state;
    for (int events = 0; events < 8; events++) {
        char play[160];
        bench on;

        open_bench(&on);
        snprintf(play, sizeof play,
                 "ask.yes_no { seat = seat } for _ = 1, %d do game.gain(seat, 1) end "
                 "ask.yes_no { seat = seat }",
                 events);
        write_card(&on, "attack", play);
        begin(&on);
        assert_int_equal(act(&on, "ready"), VAKA_OK);
        int32_t seat = asked(&on);
        assert_int_equal(act_first(&on), VAKA_OK);
        assert_int_equal(vaka_record_undo(on.record, seat, NULL, &on.err), VAKA_OK);
        assert_int_equal(vaka_record_skip(on.record, "event.attack", &on.err), VAKA_OK);
        assert_int_equal(vaka_record_redo(on.record, seat, NULL, &on.err), VAKA_OK);
        assert_int_equal(count_told(&on), 1);
        close_bench(&on);
    }
}

/* There is no room to note it: what went wrong is said each time, and nothing is promised. */
static void what_cannot_be_passed_over_says_why_it_fails(void **state)
{
    bench on;
    char id[16];

    (void)state;
    open_bench(&on);
    for (int i = 0; i < VAKA_MAX_SKIPPED; i++) { /* in order of their names: before the attack */
        snprintf(id, sizeof id, "a%d", i);
        write_card(&on, id, "");
    }
    write_card(&on, "attack", "error('always')");
    begin(&on);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(act(&on, "ready"), VAKA_ERR_CONTRACT);
        assert_non_null(strstr(on.record->fault, "attack.lua:1: always"));
    }
    assert_null(vaka_record_failed(on.record));
    close_bench(&on);
}

/* Who goes on with the game later finds undo barred as it was. */
static void that_a_failure_bars_undo_is_written_down(void **state)
{
    vaka_replay_report report;
    vaka_record *again;
    bench on;

    (void)state;
    open_bench(&on);
    write_card(&on, "attack", "error('always')");
    begin(&on);
    int32_t seat = asked(&on);
    assert_true(vaka_live_can_undo(vaka_record_live(on.record), seat, NULL));
    assert_int_equal(act(&on, "ready"), VAKA_ERR_CONTRACT);
    assert_false(vaka_live_can_undo(vaka_record_live(on.record), seat, NULL));
    if (vaka_record_replay(on.path, &on.plugins, -1, &again, &report, &on.err))
        fail_msg("%s", on.err.text);
    assert_int_equal(report.differs_at, 0);
    assert_false(vaka_live_can_undo(vaka_record_live(again), seat, NULL));
    vaka_record_close(again);
    close_bench(&on);
}

/* Says what lies hidden, in words and by its line, and by which seat is to blame. */
#define TELLS                                                                                      \
    "local kind = host.kind_id(host.kind_of(host.top('events')))\n"                                \
    "if #kind % 2 == 0 then\n error(kind) end\n error('next comes ' .. kind, 0) "

/* What a seat reads of the failure of TELLS in a match that differs from others only in what the
 * seat cannot know. */
static void read_failure(uint64_t seed, bool author, vaka_error *out, char said[256])
{
    bench on;

    open_bench(&on);
    write_card(&on, "attack", TELLS);
    begin(&on);
    vaka_live *live = vaka_record_live(on.record);
    int32_t seat = asked(&on);
    vaka_record_show_faults(on.record, author);
    assert_true(vaka_live_can_undo(live, seat, NULL));
    vaka_position *position = vaka_live_position(live);
    vaka_live *other = vaka_live_clone(live);
    vaka_resample(other, seat, seed, NULL);
    memcpy(position->block, vaka_live_position(other)->block, vaka_position_span(position));
    vaka_live_free(other);
    vaka_live_queue(
        live, (vaka_chance_result){VAKA_CHANCE_DRAW,
                                   (int16_t)vaka_zone_by_id(vaka_live_layout(live), "events"),
                                   (int16_t)vaka_kind_by_id(vaka_live_layout(live), "attack")});
    assert_int_equal(act(&on, "ready"), VAKA_ERR_CONTRACT);
    *out = on.err;
    snprintf(said, 256, "%s", on.record->fault);
    assert_false(vaka_live_can_undo(live, seat, NULL)); /* that it failed is a look */
    vaka_record_close(on.record);
    siege_close(&on.at);
}

static void a_failure_tells_a_seat_nothing_but_which_script_it_was(void **state)
{
    char first_said[256], said[256];
    int differing = 0, leaks = 0;
    vaka_error first, err;

    (void)state;
    read_failure(1, false, &first, first_said);
    assert_string_equal(first.text,
                        "the event \"T\" (mod siege) has failed, and nothing is changed");
    for (uint64_t seed = 2; seed < 8; seed++) {
        read_failure(seed, false, &err, said);
        assert_string_equal(err.text, first.text);
        differing += strcmp(said, first_said) != 0;
        read_failure(seed, true, &err, said); /* the same seen by its author does leak */
        leaks += strcmp(err.text, first.text) != 0;
    }
    assert_true(differing > 0 && leaks > 0);
}

/* The journal takes no more bytes, as on a full disk. */
static void bar_writing(const bench *on, bool bar)
{
    struct rlimit limit;
    struct stat about;

    assert_int_equal(stat(on->path, &about), 0);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bar ? (rlim_t)about.st_size : limit.rlim_max;
    signal(SIGXFSZ, bar ? SIG_IGN : SIG_DFL);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void nor_does_one_that_cannot_be_passed_over_for_want_of_room(void **state)
{
    bench on;

    (void)state;
    open_bench(&on);
    write_card(&on, "attack", "error('next comes a flood')");
    begin(&on);
    assert_int_equal(act(&on, "ready"), VAKA_ERR_CONTRACT);
    bar_writing(&on, true);
    vaka_status status = act(&on, "ready");
    bar_writing(&on, false);
    assert_int_equal(status, VAKA_ERR_SYSTEM); /* that is what people can do something about */
    assert_non_null(strstr(on.err.text, "cannot write"));
    assert_null(strstr(on.err.text, "flood"));
    assert_non_null(strstr(on.record->fault, "next comes a flood"));
    assert_int_equal(act(&on, "ready"), VAKA_ERR_CONTRACT); /* counted anew */
    assert_int_equal(act(&on, "ready"), VAKA_OK);
    close_bench(&on);
}

static void what_it_said_is_kept_where_its_owner_alone_can_read_it(void **state)
{
    char log[160];
    struct stat about;
    bench on;

    (void)state;
    open_bench(&on);
    write_card(&on, "attack", "error('next comes a flood')");
    begin(&on);
    snprintf(log, sizeof log, "%s/scripts.log", on.at.folder.folder);
    vaka_record_log_faults(on.record, log);
    mode_t usual = umask(022);
    assert_int_equal(act(&on, "ready"), VAKA_ERR_CONTRACT);
    umask(usual);
    assert_int_equal(stat(log, &about), 0);
    assert_true(about.st_size > 0);
    assert_int_equal(about.st_mode & 0777, 0600);
    close_bench(&on);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_goes_on_for_ever_is_passed_over_at_the_second_try),
        cmocka_unit_test(so_is_what_goes_on_between_two_cards),
        cmocka_unit_test(passing_over_costs_nobody_what_he_took_back),
        cmocka_unit_test(what_is_passed_over_after_its_question_is_told),
        cmocka_unit_test(what_chance_gave_it_does_not_come_again),
        cmocka_unit_test(what_is_passed_over_stays_so_when_something_is_taken_back),
        cmocka_unit_test(and_so_it_does_at_a_question),
        cmocka_unit_test(what_is_done_again_without_it_is_told_anew),
        cmocka_unit_test(that_a_failure_bars_undo_is_written_down),
        cmocka_unit_test(what_cannot_be_passed_over_says_why_it_fails),
        cmocka_unit_test(a_failure_tells_a_seat_nothing_but_which_script_it_was),
        cmocka_unit_test(nor_does_one_that_cannot_be_passed_over_for_want_of_room),
        cmocka_unit_test(what_it_said_is_kept_where_its_owner_alone_can_read_it),
    };

    return cmocka_run_group_tests(tests, siege_begin_all, siege_end_all);
}
