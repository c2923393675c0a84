/* tests/script/questions_test.c - at every question of every script of a game: clone, undo, save,
 * load.
 *
 * SPDX-License-Identifier: MIT
 *
 *     questions_test [MODULE SCRIPTS SECONDS]
 *
 * Random games of a module with all its content and every rule that goes with the others, for so
 * many seconds of the processor. Whatever asks is asked back: a copy of the match offers the same
 * choices and comes to the same; what was answered can be taken back and done again; a journal that
 * was saved in the middle of the question and read again stands at the same question, and goes on
 * in the same way. Every file that can ask must have asked, if the game is the test game. */
#include "../unit/scratch_mods.h"

#include "chance/rng.h"
#include "match/record.h"
#include "match/resample.h"
#include "script/mods/mod_files.h"
#include "script/run/loaded.h"
#include "table/question.h"

#include <time.h>

#define MOST_ACTIONS 20000
#define MOST_RULES 16
#define SAVES 4 /* of the questions of one file in one game */

typedef struct bench {
    vaka_plugin plugin;
    vaka_plugins plugins;
    vaka_loader loader;
    scratch folder;
    const char *rules[MOST_RULES + 1];
    double seconds;
    bool whole; /* everything that can ask must have asked */
    uint32_t rng[4];
    uint32_t games, answers, undone, saves, samples, unmixed;
    uint32_t asked[256]; /* by item of the content with all rules */
    uint32_t saved[256];
} bench;

static bench at;

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static vaka_status attach(const char *const *rules, vaka_setup *setup, const vaka_loaded **loaded,
                          vaka_error *err)
{
    vaka_library_choice choice = {.rules = rules, .seats = setup->seats};

    return vaka_loader_attach(&at.loader, &choice, setup, loaded, err);
}

/* One rule after the other, as long as they go together. */
static void choose_rules(void)
{
    const vaka_library *library = vaka_loader_library(&at.loader, at.plugin.module);
    vaka_error err = {0};
    vaka_setup setup;
    uint32_t count = 0;

    for (uint32_t i = 0; i < library->rule_count && count < MOST_RULES; i++) {
        assert_int_equal(vaka_setup_init(&setup, at.plugin.module, 2, &err), VAKA_OK);
        at.rules[count] = library->rules[i].id;
        if (attach(at.rules, &setup, NULL, &err) == VAKA_OK)
            count++;
        else
            at.rules[count] = NULL;
    }
}

static vaka_record *begin(uint64_t seed)
{
    const vaka_module *module = at.plugin.module;
    int32_t range = module->seats_max - module->seats_min + 1;
    int32_t seats = module->seats_min + (int32_t)vaka_rng_below(at.rng, (uint32_t)range);
    vaka_journal_head head = {.seed = vaka_seed_of(seed), .seats = seats};
    vaka_error err = {0};
    vaka_record *record = NULL;
    vaka_setup setup;

    if (at.games % 2) { /* every second game has a key */
        head.seed = (vaka_seed){.generator = VAKA_GENERATOR_CHACHA};
        memcpy(head.seed.key, &seed, sizeof seed);
    }
    for (uint32_t i = 0; at.rules[i]; i++)
        snprintf(head.rule[head.rule_count++], sizeof head.rule[0], "%s", at.rules[i]);
    if (vaka_setup_init(&setup, module, seats, &err) || attach(at.rules, &setup, NULL, &err) ||
        vaka_record_new(&setup, &head, NULL, &record, &err))
        fail_msg("%s", err.text);
    return record;
}

static void same_choices(vaka_live *a, vaka_live *b, int32_t seat)
{
    uint32_t count, other;
    const vaka_action *x = vaka_live_legal(a, seat, &count);
    const vaka_action *y = vaka_live_legal(b, seat, &other);

    assert_int_equal(count, other);
    assert_memory_equal(x, y, count * sizeof *x);
}

/* What an answer leads to in a copy. */
static uint64_t clone_and_answer(vaka_live *live, const vaka_action *answer)
{
    vaka_live *copy = vaka_live_clone(live);
    vaka_error err = {0};

    assert_true(vaka_live_hash(copy) == vaka_live_hash(live));
    same_choices(live, copy, answer->seat);
    if (vaka_live_apply(copy, answer, NULL, &err))
        fail_msg("a copy: %s", err.text);
    uint64_t hash = vaka_live_hash(copy);
    vaka_live_free(copy);
    return hash;
}

/* The same in a journal that is saved now and read again. */
static uint64_t save_and_answer(vaka_record *record, const vaka_action *answer)
{
    vaka_replay_report report = {0};
    vaka_error err = {0};
    vaka_record *read = NULL;
    char path[128];

    snprintf(path, sizeof path, "%s/game.vkj", at.folder.folder);
    unlink(path);
    if (vaka_record_save(record, path, &err) ||
        vaka_record_replay(path, &at.plugins, -1, &read, &report, &err))
        fail_msg("%s", err.text);
    if (report.differs_at || report.other_content)
        fail_msg("%s", report.what);
    vaka_live *live = vaka_record_live(read);
    assert_true(vaka_live_hash(live) == vaka_live_hash(vaka_record_live(record)));
    same_choices(vaka_record_live(record), live, answer->seat);
    if (vaka_record_apply(read, answer, NULL, &err))
        fail_msg("read again: %s", err.text);
    uint64_t hash = vaka_live_hash(live);
    vaka_record_close(read);
    at.saves++;
    return hash;
}

/* What chance will give next in a match with a key. */
static uint32_t next_word(vaka_live *live)
{
    vaka_position *position = vaka_live_position(live);
    const uint32_t *place = position->table->rng;

    return vaka_stream_word(&position->stream, (uint64_t)place[1] << 32 | place[0]);
}

/* A sample of what some seat cannot know looks the same to it, can be answered, and does not turn
 * into the truth by the answer: whoever tries answers out in a sample must not get to see it. Nor
 * does chance give in it what it will give at the table, even where nothing else can be mixed.
 * `truth`: what the answer leads to. */
static void sample_and_answer(vaka_live *live, const vaka_action *answer, uint64_t truth)
{
    vaka_live *copy = vaka_live_clone(live);
    int32_t seats = vaka_live_layout(live)->setup.seats;
    int32_t seat = (int32_t)vaka_rng_below(at.rng, (uint32_t)seats);
    uint64_t view = vaka_live_view_hash(live, seat);
    vaka_error err = {0};

    vaka_resample(copy, seat, vaka_rng_next(at.rng), NULL);
    assert_true(vaka_live_view_hash(copy, seat) == view);
    if (vaka_live_position(live)->stream.keyed) {
        assert_int_not_equal(next_word(copy), next_word(live));
        at.unmixed += vaka_live_hash(copy) == vaka_live_hash(live);
    }
    if (vaka_live_hash(copy) != vaka_live_hash(live)) {
        at.samples++;
        if (vaka_live_check(copy, answer, NULL) == VAKA_OK &&
            vaka_live_apply(copy, answer, NULL, &err))
            fail_msg("a sample: %s", err.text);
        assert_true(vaka_live_hash(copy) != truth);
    }
    vaka_live_free(copy);
}

static void answer(vaka_record *record, const vaka_action *action)
{
    vaka_live *live = vaka_record_live(record);
    const vaka_item *item = vaka_question_item(vaka_live_position(live));
    const vaka_content *content = vaka_live_layout(live)->setup.content;
    uint32_t number = (uint32_t)(item - content->items) % 256;
    uint64_t before = vaka_live_hash(live), saved = 0;
    vaka_error err = {0};

    uint64_t cloned = clone_and_answer(live, action);
    sample_and_answer(live, action, cloned);
    assert_true(vaka_live_hash(live) == before);
    if (at.saved[number]++ < SAVES)
        saved = save_and_answer(record, action);
    if (vaka_record_apply(record, action, NULL, &err))
        fail_msg("%s", err.text);
    uint64_t now = vaka_live_hash(live);
    assert_true(now == cloned && (!saved || now == saved));
    if (vaka_record_undo(record, action->seat, NULL, &err) == VAKA_OK) {
        assert_true(vaka_live_hash(live) == before);
        assert_int_equal(vaka_record_redo(record, action->seat, NULL, &err), VAKA_OK);
        assert_true(vaka_live_hash(live) == now);
        at.undone++;
    }
    at.asked[number]++;
    at.answers++;
}

static int32_t first_seat(uint8_t set)
{
    int32_t seat = 0;

    assert_true(set != 0);
    while (!(set & VAKA_SEAT(seat)))
        seat++;
    return seat;
}

static void play_game(void)
{
    vaka_record *record = begin(vaka_rng_next(at.rng));
    vaka_live *live = vaka_record_live(record);
    vaka_error err = {0};

    memset(at.saved, 0, sizeof at.saved);
    for (int i = 0; i < MOST_ACTIONS && !vaka_live_finished(live, NULL); i++) {
        int32_t seat = first_seat(vaka_live_must(live));
        uint32_t count;
        const vaka_action *legal = vaka_live_legal(live, seat, &count);
        assert_true(count > 0);
        vaka_action action = legal[vaka_rng_below(at.rng, count)];
        if (vaka_question_open(vaka_live_position(live)) ||
            vaka_question_sealed(vaka_live_position(live)))
            answer(record, &action);
        else if (vaka_record_apply(record, &action, NULL, &err))
            fail_msg("%s", err.text);
    }
    vaka_record_close(record);
    at.games++;
}

/* Files of the content in which there is a question at all, and that were never asked one. */
static uint32_t count_silent(void)
{
    const vaka_loaded *loaded;
    vaka_error err = {0};
    vaka_setup setup;
    uint32_t silent = 0;

    assert_int_equal(vaka_setup_init(&setup, at.plugin.module, 2, &err), VAKA_OK);
    assert_int_equal(attach(at.rules, &setup, &loaded, &err), VAKA_OK);
    for (uint32_t i = 0; i < loaded->content->item_count; i++) {
        const vaka_item *item = &loaded->content->items[i];
        const char *text =
            vaka_files_find(&loaded->library->files->mods[item->mod], item->file)->text;
        if (strstr(text, "ask.") && !at.asked[i % 256]) {
            print_message("%s has not asked\n", item->file);
            silent++;
        }
    }
    return silent;
}

static void every_question_can_be_cloned_taken_back_saved_and_read_again(void **state)
{
    double end = seconds() + at.seconds;
    uint32_t least = at.whole ? 240 : 3; /* games, however slow the machine is */

    (void)state;
    choose_rules();
    while (seconds() < end || at.games < least || (at.saves <= 20 && at.games < 240))
        play_game();
    print_message("%u games, %u answers, %u taken back, %u saved, %u sampled, %u with no more than "
                  "other chance\n",
                  at.games, at.answers, at.undone, at.saves, at.samples, at.unmixed);
    uint32_t silent = count_silent();
    assert_true(at.undone > 0 && at.saves > 20 && at.samples * 2 > at.answers);
    if (at.whole)
        assert_int_equal(silent, 0);
}

static int open_bench(void **state)
{
    (void)state;
    scratch_open(&at.folder);
    vaka_rng_seed(at.rng, 17);
    vaka_loader_init(&at.loader, NULL);
    at.plugins = (vaka_plugins){
        .at = &at.plugin, .count = 1, .attach = vaka_loader_attach_head, .attach_data = &at.loader};
    return 0;
}

static int close_bench(void **state)
{
    (void)state;
    vaka_loader_done(&at.loader);
    vaka_plugin_unload(&at.plugin);
    scratch_done(&at.folder);
    return 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_question_can_be_cloned_taken_back_saved_and_read_again),
    };
    const char *module = argc > 3 ? argv[1] : VAKA_BUILD_DIR "/tests/modules/skirmish.vaka";

    setenv("VAKA_SCRIPTS", argc > 3 ? argv[2] : VAKA_SOURCE_DIR "/tests/scripts", 1);
    setenv("XDG_DATA_HOME", "/nonexistent", 1);
    at.seconds = argc > 3 ? strtod(argv[3], NULL) : 4;
    at.whole = argc <= 3;
    if (vaka_plugin_load(module, &at.plugin)) {
        fprintf(stderr, "%s\n", at.plugin.reason);
        return 1;
    }
    return cmocka_run_group_tests(tests, open_bench, close_bench);
}
