/* sample_chance_test.c - samples in the middle of a question that hangs on how cards were shuffled.
 *
 * SPDX-License-Identifier: MIT
 *
 * A script that asks runs again when it is answered, and a shuffle must come out as it did. Where
 * what it asks tells the order of the deck, a sample with another order would be noticed: so the
 * order stays, but what chance gives afterwards must be another thing than at the table. */
#include "registered.h"
#include "toy.h"

#include "match/resample.h"
#include "table/script.h"

#define CARDS 12

/* Twelve cards, half of them aces, as a number. */
static int16_t order(const vaka_match *match)
{
    int32_t number = 0;

    for (VAKA_EACH(match, TOY_DECK, piece))
        number = 2 * number + (match->pieces[piece].kind == TOY_ACE);
    return (int16_t)number;
}

static void lay_out(vaka_match *match)
{
    for (int i = 0; i < CARDS; i++)
        vaka_piece_new(match, i % 2 ? TOY_ACE : TOY_KING, VAKA_NONE, TOY_DECK);
}

/* What a card of a mod would do: shuffles, then asks for a number that tells the order. */
static void run_card(void *data, vaka_position *position)
{
    vaka_script_region *script = position->script;

    (void)data;
    vaka_script_begin(position);
    vaka_script_key(position);
    vaka_shuffle(&position->face, TOY_DECK);
    if (vaka_script_next_answer(position)) {
        toy_of(&position->face)->number[0] = order(&position->face);
        toy_of(&position->face)->number[1] = vaka_roll(&position->face, 1000);
        vaka_script_end(position);
        return;
    }
    script->question =
        (vaka_question){.type = VAKA_ASKED_NUMBER, .count = 1, .normal = VAKA_NONE, .score = {0}};
    script->question.option[0][0] = order(&position->face);
    position->frames[position->table->depth++] = position->running;
    vaka_script_wait(position);
}

/* The card first, then an ordinary question. */
static void play_card(vaka_match *match, const vaka_frame *frame)
{
    vaka_position *position = vaka_position_of(match);

    if (frame->stage) {
        vaka_ask(match, 0);
        return;
    }
    vaka_stage_set(match, 1);
    position->frames[position->table->depth++] =
        (vaka_frame){.step = VAKA_STEP_SCRIPT, .seat = VAKA_NONE};
    position->progress = true;
}

static vaka_live *begin(const vaka_seed *seed)
{
    static uint32_t none[16];
    static vaka_content content;
    static const vaka_script_port port = {.run = run_card};
    vaka_layout *layout = NULL;
    vaka_live *live = NULL;
    vaka_setup setup;
    vaka_error err = {0};

    toy = (toy_script){.setup = lay_out, .step = play_card};
    content = (vaka_content){.module = &toy_module, .first = none, .listener_first = none};
    assert_int_equal(vaka_setup_init(&setup, &toy_module, 2, &err), VAKA_OK);
    setup.content = &content;
    if (vaka_layout_new(&setup, &layout, &err) ||
        vaka_live_new_seeded(layout, &port, seed, NULL, 0, &live, &err))
        fail_msg("%s", err.text);
    return live;
}

static const int32_t *answered(vaka_live *live)
{
    uint32_t count;
    vaka_action action = *vaka_live_legal(live, 0, &count);
    vaka_error err = {0};

    assert_int_equal(count, 1);
    if (vaka_live_apply(live, &action, NULL, &err))
        fail_msg("%s", err.text);
    return toy_of(&vaka_live_position(live)->face)->number;
}

TEST(what_comes_after_the_question_is_not_what_comes_at_the_table)
{
    uint32_t same = 0;

    (void)state;
    for (int i = 0; i < 20; i++) {
        vaka_seed seed;
        assert_int_equal(vaka_seed_fresh(&seed, NULL), VAKA_OK);
        vaka_live *live = begin(&seed), *sample = vaka_live_clone(live);

        vaka_resample(sample, 0, (uint64_t)i, NULL);
        assert_true(vaka_live_view_hash(sample, 0) == vaka_live_view_hash(live, 0));
        const int32_t *true_one = answered(live), *other = answered(sample);
        assert_int_equal(true_one[0], other[0]); /* it asked for this order, and it is there */
        same += true_one[1] == other[1];
        vaka_live_free(sample);
        toy_free(live);
    }
    assert_in_range(same, 0, 2); /* a die of a thousand sides */
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
