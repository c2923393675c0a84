/* unit/ask_sealed_test.c - what a card asks several seats at once, in private.
 *
 * SPDX-License-Identifier: MIT */
#include "rites.h"

#include "match/resample.h"
#include "table/acts.h"
#include "table/redact.h"

#define BOTH (VAKA_SEAT(0) | VAKA_SEAT(1))

/* Each seat gains what it has chosen. */
#define BIDS                                                                                       \
    "local bid = ask.sealed{ of = \"number\", prompt = \"How many?\", min = 1, max = 6,\n"         \
    "    prefer = function(n, seat) return seat == 0 and n or -n end }\n"                          \
    "for _, seat in ipairs(host.seats_in()) do game.gain(seat, bid[seat]) end\n"

static vaka_status act(vaka_live *live, int32_t seat, const char *text, vaka_refusal *why)
{
    vaka_error err = {0};
    vaka_action action;

    if (vaka_action_read(at.layout, seat, text, &action, &err))
        fail_msg("%s: %s", text, err.text);
    vaka_status status = vaka_live_apply(live, &action, why, &err);
    if (status == VAKA_ERR_CONTRACT)
        print_message("%s\n", err.text);
    return status;
}

static const char *refused(int32_t seat, const char *text)
{
    vaka_refusal why = {0};

    assert_int_equal(act(at.live, seat, text, &why), VAKA_ERR_ILLEGAL);
    return why.id;
}

static uint32_t choices(int32_t seat)
{
    uint32_t count;

    vaka_live_legal(at.live, seat, &count);
    return count;
}

/* --- Asking and answering --------------------------------------------------------------------- */

TEST(all_seats_are_asked_at_once_and_answer_in_any_order)
{
    (void)state;
    begin(BIDS);
    assert_int_equal(vaka_live_must(at.live), BOTH);
    assert_int_equal(choices(0), 6);
    assert_int_equal(choices(1), 6);
    assert_int_equal(act(at.live, 1, "choose-number 5", NULL), VAKA_OK);
    assert_int_equal(vaka_live_must(at.live), VAKA_SEAT(0));
    assert_int_equal(vaka_score(match(), 1), 0);
    assert_int_equal(act(at.live, 0, "choose-number 2", NULL), VAKA_OK);
    assert_int_equal(vaka_score(match(), 0), 2);
    assert_int_equal(vaka_score(match(), 1), 5);
    assert_null(vaka_question_of(vaka_live_position(at.live)));
    end();
}

TEST(a_sealed_choice_is_taken_back_until_all_have_chosen)
{
    (void)state;
    begin(BIDS);
    uint64_t before = vaka_live_hash(at.live);
    assert_string_equal(refused(0, "choose-number 7"), "not_offered");
    assert_string_equal(refused(0, "decline"), "must_choose");
    assert_string_equal(refused(0, "end"), "answer_first");
    assert_int_equal(act(at.live, 0, "choose-number 6", NULL), VAKA_OK);
    assert_string_equal(refused(0, "choose-number 1"), "committed");
    assert_int_equal(choices(0), 0);
    assert_int_equal(vaka_live_undo(at.live, 0, NULL), VAKA_OK);
    assert_int_equal(vaka_live_position(at.live)->table->sealed_count[0], 0);
    assert_int_equal(vaka_live_must(at.live), BOTH);
    assert_int_equal(act(at.live, 0, "choose-number 1", NULL), VAKA_OK);
    assert_int_equal(act(at.live, 1, "choose-number 3", NULL), VAKA_OK);
    assert_int_equal(vaka_score(match(), 0), 1);
    assert_int_not_equal(vaka_live_undo(at.live, 1, NULL), VAKA_OK); /* it is open now */
    assert_true(before != vaka_live_hash(at.live));
    end();
}

TEST(a_card_may_ask_before_and_after_and_seal_twice)
{
    (void)state;
    begin("local a = ask.number{ seat = first, min = 1, max = 3 }\n" BIDS
          "local b = ask.number{ seat = other, min = 1, max = 3 }\n"
          "local vote = ask.sealed{ of = \"yes_no\", prompt = \"Again?\" }\n"
          "game.gain(first, 100 * a)\ngame.gain(other, 100 * b)\n"
          "for seat, yes in pairs(vote) do game.gain(seat, yes and 1000 or 2000) end");
    assert_int_equal(act(at.live, 0, "choose-number 3", NULL), VAKA_OK);
    assert_int_equal(act(at.live, 0, "choose-number 4", NULL), VAKA_OK);
    assert_int_equal(act(at.live, 1, "choose-number 5", NULL), VAKA_OK);
    assert_int_equal(vaka_live_must(at.live), VAKA_SEAT(1));
    assert_int_equal(act(at.live, 1, "choose-number 2", NULL), VAKA_OK);
    assert_int_equal(vaka_live_must(at.live), BOTH);
    assert_string_equal(vaka_question_label(vaka_question_of(vaka_live_position(at.live)), 1),
                        "no");
    assert_int_equal(act(at.live, 1, "choose-option 1", NULL), VAKA_OK);
    assert_int_equal(act(at.live, 0, "choose-option 0", NULL), VAKA_OK);
    assert_int_equal(vaka_score(match(), 0), 1304);
    assert_int_equal(vaka_score(match(), 1), 2205);
    end();
}

/* Being asked must not tell what somebody has. */
TEST(a_seat_with_nothing_to_choose_is_asked_too)
{
    (void)state;
    begin("local chosen = ask.sealed{ of = \"number\", min = 1, max = 3,\n"
          "    where = function(n, seat) return seat == 1 end }\n"
          "game.gain(0, chosen[0] and 1 or 20)\ngame.gain(1, chosen[1])");
    assert_int_equal(vaka_live_must(at.live), BOTH);
    assert_int_equal(choices(0), 1);
    assert_string_equal(refused(1, "decline"), "must_choose");
    assert_int_equal(act(at.live, 1, "choose-number 3", NULL), VAKA_OK);
    assert_int_equal(act(at.live, 0, "decline", NULL), VAKA_OK);
    assert_int_equal(vaka_score(match(), 0), 20);
    assert_int_equal(vaka_score(match(), 1), 3);
    end();
}

TEST(some_seats_alone_may_be_asked)
{
    (void)state;
    begin("local chosen = ask.sealed{ of = \"seat\", seats = { other }, may_pass = true }\n"
          "game.gain(0, chosen[0] and 1 or 20)\ngame.gain(1, chosen[1] and 1 or 20)");
    assert_int_equal(vaka_live_must(at.live), VAKA_SEAT(1));
    assert_string_equal(refused(0, "choose-seat 0"), "no_question");
    assert_string_equal(refused(0, "end"), "not_asked");
    assert_int_equal(act(at.live, 1, "decline", NULL), VAKA_OK);
    assert_int_equal(vaka_score(match(), 0), 20);
    assert_int_equal(vaka_score(match(), 1), 20);
    end();
}

TEST(for_nobody_the_script_chooses_when_the_others_have)
{
    (void)state;
    begin("ask.number{ seat = first, min = 1, max = 2 }\n" BIDS);
    ((vaka_content *)(uintptr_t)at.layout->setup.content)->nobody = 1;
    assert_int_equal(play("choose-number 1"), VAKA_OK);
    assert_int_equal(vaka_live_must(at.live), VAKA_SEAT(0));
    assert_int_equal(act(at.live, 0, "choose-number 4", NULL), VAKA_OK);
    assert_int_equal(vaka_score(match(), 0), 4);
    assert_int_equal(vaka_score(match(), 1), 1); /* it prefers little */
    end();
}

/* Bots take what has the best score (play/bot.c). */
TEST(what_a_choice_is_worth_is_said_for_each_seat)
{
    (void)state;
    begin(BIDS);
    for (int32_t seat = 0; seat < 2; seat++) {
        uint32_t count;
        const vaka_action *legal = vaka_live_legal(at.live, seat, &count);
        for (uint32_t i = 0; i < count; i++)
            assert_int_equal(vaka_question_score(vaka_live_position(at.live), &legal[i]),
                             seat == 0 ? legal[i].arg[0] : -legal[i].arg[0]);
    }
    end();
}

/* --- Secrets ---------------------------------------------------------------------------------- */

#define HANDS                                                                                      \
    "local lost = ask.sealed{ of = \"piece\", prompt = \"Which?\", may_pass = true,\n"             \
    "    among = function(seat) return game.counters(seat) end }\n"                                \
    "for seat, piece in pairs(lost) do game.lose_counter(piece) end\n"

TEST(nobody_sees_what_another_could_choose_or_has_chosen)
{
    uint32_t count;
    uint64_t seen[2];

    (void)state;
    begin(HANDS);
    const vaka_action *legal = vaka_live_legal(at.live, 0, &count);
    assert_true(count > 2);
    vaka_action first = legal[0], second = legal[1];
    const vaka_position *view = vaka_position_of(vaka_live_seen(at.live, 1));
    assert_int_equal(vaka_acts_seats(view), VAKA_SEAT(1));
    assert_int_equal(vaka_acts_seats(vaka_position_of(vaka_live_seen(at.live, VAKA_SPECTATOR))), 0);
    assert_int_equal(vaka_acts_of(view)->count, choices(1));
    for (int i = 0; i < 2; i++) {
        vaka_live *copy = vaka_live_clone(at.live);
        assert_int_equal(vaka_live_apply(copy, i ? &second : &first, NULL, NULL), VAKA_OK);
        seen[i] = vaka_live_view_hash(copy, 1);
        assert_int_equal(vaka_position_of(vaka_live_seen(copy, 1))->table->sealed_count[0], 0);
        vaka_live_free(copy);
    }
    assert_true(seen[0] == seen[1]);
    end();
}

/* A sample of what seat 1 cannot know looks the same to it, but holds another answer of seat 0. */
TEST(samples_answer_anew_what_others_have_sealed)
{
    uint32_t same = 0, count;

    (void)state;
    begin(HANDS);
    vaka_action action = vaka_live_legal(at.live, 0, &count)[0];
    assert_int_equal(vaka_live_apply(at.live, &action, NULL, NULL), VAKA_OK);
    uint64_t view = vaka_live_view_hash(at.live, 1);
    for (uint64_t seed = 0; seed < 24; seed++) {
        vaka_live *copy = vaka_live_clone(at.live);
        vaka_resampled changed;
        vaka_resample(copy, 1, seed, &changed);
        assert_int_equal(changed.sealed, 1);
        assert_true(vaka_live_view_hash(copy, 1) == view);
        const vaka_position *position = vaka_live_position(copy);
        assert_int_equal(position->table->sealed_count[0], 1);
        same += vaka_action_compare(&position->sealed[0], &action) == 0;
        assert_int_equal(act(copy, 1, "decline", NULL), VAKA_OK);
        vaka_live_free(copy);
    }
    assert_true(same < 20);
    end();
}

/* --- Room ------------------------------------------------------------------------------------- */

TEST(only_a_match_in_which_it_can_be_asked_has_room_for_it)
{
    (void)state;
    begin("game.gain(first, 1)");
    size_t plain = at.layout->block_size;
    assert_int_equal(at.layout->at_acts, 0);
    assert_int_equal(at.layout->sealed_max, 0);
    end();
    begin(BIDS);
    assert_true(at.layout->block_size > plain);
    assert_int_equal(at.layout->sealed_max, 1);
    end();
}

TEST(a_question_that_cannot_be_seen_in_the_file_is_refused)
{
    vaka_error err = {0};
    vaka_action action;

    (void)state;
    begin("ask.number{ seat = first, min = 1, max = 2 }\n"
          "local how = { of = \"yes_no\" }\nask.sealed(how)");
    assert_int_equal(vaka_action_read(at.layout, 0, "choose-number 1", &action, &err), VAKA_OK);
    assert_int_equal(vaka_live_apply(at.live, &action, NULL, &err), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(err.text, "write the whole question in the call"));
    end();
}

int main(void)
{
    return run_registered("tests", open_game, close_game);
}
