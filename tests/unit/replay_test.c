/* replay_test.c - journals play again to the same hashes, or say where they do not.
 *
 * SPDX-License-Identifier: MIT */
#include "chance/rng.h"
#include "dice_game.h"
#include "journal_help.h"

static int open_dice(void **state)
{
    return scratch_open_with(state, &dice_module);
}

/* The test game with hands, sealed bids and windows. */
static int open_auction(void **state)
{
    return scratch_open_file(state, VAKA_BUILD_DIR "/tests/modules/auction.vaka");
}

/* A short match with chance, undo, redo and a queued die; its journal is closed. */
static uint64_t play_some(const scratch *at)
{
    vaka_record *record = new_match(at, at->path);
    vaka_chance_result two = {VAKA_CHANCE_DIE, 0, 2}; /* the generator would give 5 */
    vaka_error err = {0};

    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    assert_int_equal(vaka_record_undo(record, 0, NULL, &err), VAKA_OK);
    assert_int_equal(vaka_record_redo(record, 0, NULL, &err), VAKA_OK);
    assert_int_equal(play(record, 0, "roll"), VAKA_OK);
    assert_int_equal(vaka_record_queue(record, two, &err), VAKA_OK);
    assert_int_equal(play(record, 1, "draw"), VAKA_OK);
    assert_int_equal(play(record, 0, "roll"), VAKA_OK);
    assert_int_equal(play(record, 1, "roll"), VAKA_OK);
    uint64_t hash = hash_of(record);
    vaka_record_close(record);
    return hash;
}

static vaka_record *replay(scratch *at, int64_t to, vaka_replay_report *report)
{
    vaka_record *record = NULL;
    vaka_error err = {0};

    if (vaka_record_replay(at->path, &at->plugins, to, &record, report, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    return record;
}

/* Puts `to` in place of the first `from` in the journal; both may differ in length. */
static void edit(const scratch *at, const char *from, const char *to)
{
    size_t size;
    char *text = read_whole_file(at->path, &size);
    char *found = strstr(text, from);
    char *edited = vaka_xnew(size + strlen(to) + 1);

    assert_non_null(found);
    *found = '\0';
    int length = snprintf(edited, size + strlen(to) + 1, "%s%s%s", text, to, found + strlen(from));
    write_file(at->path, edited, (size_t)length);
    free(edited);
    free(text);
}

static void a_journal_replays_to_the_same_hash(void **state)
{
    scratch *at = *state;
    uint64_t hash = play_some(at);
    vaka_replay_report report;
    vaka_record *record = replay(at, -1, &report);

    assert_true(hash_of(record) == hash);
    assert_int_equal(report.differs_at, 0);
    assert_int_equal(report.lines, 9);
    assert_int_equal(report.actions, 8);
    assert_false(report.torn || report.other_version || report.other_content);
    assert_null(vaka_record_path(record));
    assert_string_equal(vaka_record_names(record)->seat[0], "Ada Lovelace");
    vaka_record_close(record);
}

static bool agrees(scratch *at)
{
    vaka_journal_text text;
    vaka_error err = {0};

    if (vaka_journal_read(at->path, &text, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    bool same = vaka_record_agrees(&text, &at->plugins);
    vaka_journal_text_done(&text);
    return same;
}

static void a_journal_agrees_if_all_of_it_plays_as_it_was_recorded(void **state)
{
    scratch *at = *state;
    vaka_record *record = new_match(at, at->path);

    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    assert_int_equal(play(record, 0, "roll"), VAKA_OK);
    assert_int_equal(play(record, 1, "draw"), VAKA_OK);
    vaka_record_close(record);
    assert_true(agrees(at));
    edit(at, "> 1 draw", "> 1 roll");
    assert_false(agrees(at));
    edit(at, "> 1 roll", "> 0 roll"); /* it is not his turn */
    assert_false(agrees(at));
    unlink(at->path);
    play_some(at); /* something is taken back: only a replay tells */
    assert_false(agrees(at));
}

static void replay_stops_after_the_steps_asked_for(void **state)
{
    scratch *at = *state;
    vaka_replay_report report;
    uint32_t count;

    play_some(at);
    for (int64_t to = 0; to <= 8; to++) {
        vaka_record *record = replay(at, to, &report);
        const vaka_journal_line *lines = vaka_record_lines(record, &count);
        assert_int_equal(report.actions, to);
        assert_true(lines[count - 1].hash == hash_of(record));
        vaka_record_close(record);
    }
}

static void a_resumed_match_goes_on_in_the_same_file(void **state)
{
    scratch *at = *state;
    uint64_t hash = play_some(at);
    vaka_replay_report report;
    vaka_record *record, *second;
    vaka_error err = {0};

    assert_int_equal(vaka_record_resume(at->path, &at->plugins, &record, &report, &err), VAKA_OK);
    assert_true(hash_of(record) == hash);
    assert_int_equal(vaka_record_resume(at->path, &at->plugins, &second, &report, &err),
                     VAKA_ERR_SYSTEM);
    assert_holds(err.text, "is being written by another program");
    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    assert_int_equal(vaka_record_undo(record, 0, NULL, &err), VAKA_OK);
    assert_int_equal(play(record, 0, "draw"), VAKA_OK);
    hash = hash_of(record);
    vaka_record_close(record);

    record = replay(at, -1, &report);
    assert_true(hash_of(record) == hash);
    assert_int_equal(report.actions, 11);
    vaka_record_close(record);
}

static void undo_still_works_after_resuming(void **state)
{
    scratch *at = *state;
    vaka_record *record = new_match(at, at->path);
    uint64_t hash = hash_of(record);
    vaka_replay_report report;
    vaka_error err = {0};

    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    vaka_record_close(record);
    assert_int_equal(vaka_record_resume(at->path, &at->plugins, &record, &report, &err), VAKA_OK);
    assert_int_equal(vaka_record_undo(record, 0, NULL, &err), VAKA_OK);
    assert_true(hash_of(record) == hash);
    vaka_record_close(record);
}

/* Killed at any byte: whatever is complete is there, and play goes on. */
static void every_truncation_resumes_with_all_complete_lines(void **state)
{
    scratch *at = *state;
    vaka_replay_report report;
    vaka_record *record;
    vaka_error err = {0};
    size_t size;

    play_some(at);
    char *text = read_whole_file(at->path, &size);
    size_t start = (size_t)(strstr(text, "\nstart") - text) + 1;
    size_t head = start + strcspn(text + start, "\n") + 1;
    for (size_t length = 0; length <= size; length++) {
        write_file(at->path, text, length);
        vaka_status status = vaka_record_resume(at->path, &at->plugins, &record, &report, &err);
        if (length < head) {
            assert_int_equal(status, VAKA_ERR_DATA);
            assert_holds(err.text, "never began");
            continue;
        }
        size_t good = length;
        uint32_t lines = 0;
        while (text[good - 1] != '\n')
            good--;
        for (size_t i = head; i < good; i++)
            lines += text[i] == '\n';
        if (status != VAKA_OK)
            fail_msg("%zu bytes: %s", length, err.text);
        assert_int_equal(report.lines, lines);
        assert_int_equal(report.torn, good != length);
        assert_int_equal(file_size(at->path), good);
        uint8_t must = vaka_live_must(vaka_record_live(record));
        assert_int_equal(play(record, must == 1 ? 0 : 1, "draw"), VAKA_OK);
        vaka_record_close(record);
        vaka_record_close(replay(at, -1, &report));
        assert_int_equal(report.lines, lines + 1);
        assert_int_equal(report.differs_at, 0);
    }
    free(text);
}

/* One bit of a line of play: an error, a difference, a torn last line, or the same game. */
static void a_flipped_bit_never_gives_another_game_unnoticed(void **state)
{
    scratch *at = *state;
    uint64_t hash = play_some(at);
    size_t size;
    char *text = read_whole_file(at->path, &size);
    size_t noticed = 0;

    for (size_t i = 0; i < size * 8; i++) {
        vaka_replay_report report;
        vaka_record *record = NULL;
        vaka_error err = {0};

        text[i / 8] ^= (char)(1 << (i % 8));
        write_file(at->path, text, size);
        text[i / 8] ^= (char)(1 << (i % 8));
        if (vaka_record_replay(at->path, &at->plugins, -1, &record, &report, &err) != VAKA_OK) {
            assert_true(err.text[0] != '\0');
            noticed++;
            continue;
        }
        if (report.differs_at) {
            assert_holds(report.what, "game.vkj:");
            noticed++;
        } else if (!report.torn) {
            assert_true(hash_of(record) == hash);
        }
        vaka_record_close(record);
    }
    assert_true(noticed > size * 5);
    free(text);
}

static void a_changed_action_is_found_and_its_fields_named(void **state)
{
    scratch *at = *state;
    vaka_replay_report report;
    vaka_record *record;
    vaka_error err = {0};

    record = new_match(at, at->path);
    assert_int_equal(play(record, 0, "take 3"), VAKA_OK);
    assert_int_equal(play(record, 1, "take 2"), VAKA_OK);
    vaka_record_close(record);
    edit(at, "> 0 take 3", "> 0 take 1");
    record = replay(at, -1, &report);
    assert_int_equal(report.differs_at, 6);
    assert_int_equal(report.actions, 1);
    assert_true(report.expected != report.found);
    assert_true(hash_of(record) == report.found);
    assert_holds(report.what, "game.vkj:6: action 1, `take 1` by seat 0: recorded hash ");
    assert_holds(report.what, "the recorded hash is that of `take 3` by seat 0");
    assert_holds(report.what, "  zone 'heap' count: 18 → 20");
    vaka_record_close(record);
    assert_int_equal(vaka_record_resume(at->path, &at->plugins, &record, &report, &err),
                     VAKA_ERR_DATA);
    assert_holds(err.text, "game.vkj:6: action 1");
}

static void changed_results_of_chance_are_found(void **state)
{
    scratch *at = *state;
    vaka_replay_report report;

    play_some(at);
    edit(at, "> 0 roll ~die 2", "> 0 roll ~die 4"); /* the one that was queued */
    vaka_record_close(replay(at, -1, &report));
    assert_int_equal(report.actions, 7);
    assert_true(report.expected == report.found);
    assert_holds(report.what, "recorded chance: ~die 4");
    assert_holds(report.what, "found chance: ~die 2");
}

/* Without the queued die the generator's own result comes: the recorded one shows what differs. */
static void a_lost_queued_result_is_found_and_its_fields_named(void **state)
{
    scratch *at = *state;
    vaka_replay_report report;
    size_t size;

    play_some(at);
    char *text = read_whole_file(at->path, &size), line[64];
    const char *queued = strstr(text, "+ queue");
    snprintf(line, sizeof line, "%.*s", (int)strcspn(queued, "\n") + 1, queued);
    free(text);
    edit(at, line, "");
    vaka_record_close(replay(at, -1, &report));
    assert_int_equal(report.actions, 7);
    assert_holds(report.what, "recorded chance: ~die 2");
    assert_holds(report.what, "with the recorded chance; recorded → found:");
    assert_holds(report.what, "score of seat 0: ");
}

static void another_seed_differs_at_the_start(void **state)
{
    scratch *at = *state;
    vaka_replay_report report;

    play_some(at);
    edit(at, "seed 7", "seed 8");
    vaka_record_close(replay(at, -1, &report));
    assert_int_equal(report.differs_at, 5);
    assert_int_equal(report.actions, 0);
    assert_holds(report.what, ":5: the start: recorded hash ");
    assert_holds(report.what, "seed, options");
}

static void an_illegal_action_is_a_difference_with_its_reason(void **state)
{
    scratch *at = *state;
    vaka_journal_head head = {.seed = vaka_seed_of(7)};
    vaka_replay_report report;
    vaka_error err = {0};
    vaka_record *record;
    vaka_setup setup;

    vaka_setup_init(&setup, at->plugins.at->module, 2, &err);
    vaka_setup_set(&setup, "stones", 5, &err);
    assert_int_equal(vaka_record_new(&setup, &head, at->path, &record, &err), VAKA_OK);
    assert_int_equal(play(record, 0, "take 3"), VAKA_OK);
    assert_int_equal(play(record, 1, "take 1"), VAKA_OK);
    vaka_record_close(record);
    edit(at, "> 1 take 1", "> 1 take 3");
    record = replay(at, -1, &report);
    assert_int_equal(report.differs_at, 7);
    assert_int_equal(report.lines, 1);
    assert_holds(report.what, "game.vkj:7: action 2, `take 3` by seat 1: refused (too_many, rule "
                              "2): there are only 2 stones left");
    assert_int_equal(play(record, 1, "take 2"), VAKA_OK); /* it stands before the refused line */
    vaka_record_close(record);
    assert_int_equal(vaka_record_resume(at->path, &at->plugins, &record, &report, &err),
                     VAKA_ERR_DATA);
    assert_holds(err.text, "refused (too_many");
}

static void words_the_module_does_not_know_are_reported_by_line(void **state)
{
    static const char *const bad[][2] = {
        {"> 0 think", "> 0 fnord"},     {"> 0 think", "> 0 think 99999999999"},
        {"+ queue die 2", "+ queue x"}, {"+ queue die 2", "+ queue shuffle deck"},
        {"< 0 undo", "< 1 undo"},       {"< 0 redo", "< 1 redo"},
    };
    scratch *at = *state;
    vaka_replay_report report;

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        play_some(at);
        edit(at, bad[i][0], bad[i][1]);
        vaka_record_close(replay(at, -1, &report));
        assert_true(report.differs_at >= 6);
        assert_holds(report.what, "game.vkj:");
        unlink(at->path);
    }
}

/* Random steps of whoever may: actions, undos and redos, sealed ones too. */
static void play_at_random(vaka_record *record, uint32_t seed, int steps)
{
    vaka_live *live = vaka_record_live(record);
    uint32_t rng[4], count;

    vaka_rng_seed(rng, seed);
    for (int i = 0; i < steps; i++) {
        int32_t seat = (int32_t)vaka_rng_below(rng, (uint32_t)vaka_record_head(record)->seats);
        uint32_t what = vaka_rng_below(rng, 8);
        const vaka_action *legal = vaka_live_legal(live, seat, &count);

        if (what == 0)
            vaka_record_undo(record, seat, NULL, NULL);
        else if (what == 1)
            vaka_record_redo(record, seat, NULL, NULL);
        else if (count)
            vaka_record_apply(record, &legal[vaka_rng_below(rng, count)], NULL, NULL);
    }
}

static void the_log_of_a_replay_is_that_of_the_match(void **state)
{
    scratch *at = *state;
    uint32_t entries = 0, undone = 0;

    for (uint32_t seed = 1; seed <= 30; seed++) {
        vaka_record *record = new_match(at, NULL), *again;
        vaka_replay_report report;
        uint32_t count, same, lines;

        play_at_random(record, seed, 300);
        assert_int_equal(vaka_record_save(record, at->path, NULL), VAKA_OK);
        again = replay(at, -1, &report);
        assert_int_equal(report.differs_at, 0);
        const vaka_log_entry *mine = vaka_record_log(record, &count);
        const vaka_log_entry *theirs = vaka_record_log(again, &same);
        assert_int_equal(count, same);
        for (uint32_t i = 0; i < count; i++) {
            assert_memory_equal(&mine[i].event, &theirs[i].event, sizeof mine[i].event);
            assert_int_equal(mine[i].action, theirs[i].action);
            assert_int_equal(mine[i].turn, theirs[i].turn);
        }
        const vaka_journal_line *line = vaka_record_lines(record, &lines);
        for (uint32_t i = 0; i < lines; i++)
            undone += line[i].type == VAKA_LINE_UNDO;
        entries += count;
        vaka_record_close(again);
        vaka_record_close(record);
        unlink(at->path);
    }
    assert_true(entries > 100 && undone > 20);
}

static void a_header_that_fits_no_module_is_an_error_that_names_the_file(void **state)
{
    static const char *const bad[][2] = {
        {"org.vaka.dice", "org.vaka.none"},        {"org.vaka.dice", "dice"},
        {"seats human,bot:random", "seats human"}, {"seats human,", "seats human,a,b,c,"},
        {"name 0", "option fnord 1\nname 0"},      {"name 0", "queue fnord\nname 0"},
    };
    scratch *at = *state;
    vaka_replay_report report;
    vaka_record *record;

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        vaka_error err = {0};
        play_some(at);
        edit(at, bad[i][0], bad[i][1]);
        assert_int_not_equal(vaka_record_replay(at->path, &at->plugins, -1, &record, &report, &err),
                             VAKA_OK);
        assert_holds(err.text, "game.vkj");
        unlink(at->path);
    }
}

static void another_version_with_the_same_hashes_goes_on_with_a_note(void **state)
{
    scratch *at = *state;
    vaka_module newer = dice_module;
    vaka_module *module = (vaka_module *)(uintptr_t)at->plugins.at->module;
    vaka_replay_report report;
    vaka_record *record;
    vaka_error err = {0};

    newer.version = "1.1";
    newer.rules_rev = 2;
    play_some(at);
    *module = newer;
    assert_int_equal(vaka_record_resume(at->path, &at->plugins, &record, &report, &err), VAKA_OK);
    assert_true(report.other_version);
    assert_int_equal(report.differs_at, 0);
    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    vaka_record_close(record);
}

/* A revision in which a roll counts double. */
static void apply_double(vaka_match *match, const vaka_action *action)
{
    int32_t before = vaka_score(match, action->seat);

    dice_apply(match, action);
    vaka_score_set(match, action->seat, 2 * vaka_score(match, action->seat) - before);
}

static void another_version_stops_at_the_first_difference(void **state)
{
    scratch *at = *state;
    vaka_module *module = (vaka_module *)(uintptr_t)at->plugins.at->module;
    vaka_replay_report report;

    play_some(at);
    module->rules_rev = 2;
    module->apply = apply_double;
    vaka_record_close(replay(at, -1, &report));
    assert_true(report.other_version);
    assert_int_equal(report.actions, 5); /* the first roll */
    assert_holds(report.what, "action 5, `roll` by seat 0");
    assert_holds(report.what, "the recorded position is not known");
    assert_holds(report.what, "score of seat 0: 0 → ");
}

static int32_t moods; /* what a module must not have */

static void apply_moody(vaka_match *match, const vaka_action *action)
{
    dice_apply(match, action);
    vaka_score_set(match, action->seat, vaka_score(match, action->seat) + ++moods);
}

static void a_module_that_does_not_play_alike_twice_is_found_out(void **state)
{
    scratch *at = *state;
    vaka_module *module = (vaka_module *)(uintptr_t)at->plugins.at->module;
    vaka_record *record;
    vaka_replay_report report;

    module->apply = apply_moody;
    record = new_match(at, at->path);
    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    vaka_record_close(record);
    vaka_record_close(replay(at, -1, &report));
    assert_int_equal(report.actions, 1);
    assert_holds(report.what, "two replays differ from each other");
    assert_holds(report.what, "score of seat 0: 2 → 3");
}

static void rules_content_that_is_not_here_is_noted(void **state)
{
    scratch *at = *state;
    vaka_replay_report report;

    play_some(at);
    edit(at, "content 0000000000000000", "content 00000000000000ff");
    vaka_record_close(replay(at, -1, &report));
    assert_true(report.other_content);
}

#define HELLO(test) cmocka_unit_test_setup_teardown(test, scratch_open_hello, scratch_close)
#define AUCTION(test) cmocka_unit_test_setup_teardown(test, open_auction, scratch_close)
#define DICE(test) cmocka_unit_test_setup_teardown(test, open_dice, scratch_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        DICE(a_journal_replays_to_the_same_hash),
        DICE(a_journal_agrees_if_all_of_it_plays_as_it_was_recorded),
        DICE(replay_stops_after_the_steps_asked_for),
        DICE(a_resumed_match_goes_on_in_the_same_file),
        DICE(undo_still_works_after_resuming),
        DICE(every_truncation_resumes_with_all_complete_lines),
        DICE(a_flipped_bit_never_gives_another_game_unnoticed),
        HELLO(a_changed_action_is_found_and_its_fields_named),
        DICE(changed_results_of_chance_are_found),
        DICE(a_lost_queued_result_is_found_and_its_fields_named),
        DICE(another_seed_differs_at_the_start),
        HELLO(an_illegal_action_is_a_difference_with_its_reason),
        DICE(words_the_module_does_not_know_are_reported_by_line),
        AUCTION(the_log_of_a_replay_is_that_of_the_match),
        DICE(the_log_of_a_replay_is_that_of_the_match),
        DICE(a_header_that_fits_no_module_is_an_error_that_names_the_file),
        DICE(another_version_with_the_same_hashes_goes_on_with_a_note),
        DICE(another_version_stops_at_the_first_difference),
        DICE(a_module_that_does_not_play_alike_twice_is_found_out),
        DICE(rules_content_that_is_not_here_is_noted),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
