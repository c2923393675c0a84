/* unit/ask_test.c - questions of scripts: cards to choose from, and seats that nobody plays.
 *
 * SPDX-License-Identifier: MIT */
#include "rites.h"

/* --- Cards ------------------------------------------------------------------------------------ */

static int32_t on_the_map(int32_t kind)
{
    int32_t sum = 0;

    for (int32_t zone = 0; zone < vaka_zone_count(at.layout); zone++)
        if (vaka_zone_type(at.layout, zone) == VAKA_ZONE_SPACE)
            sum += vaka_count(match(), zone, 0, kind);
    return sum;
}

TEST(a_card_is_chosen_by_its_kind)
{
    uint32_t count;

    (void)state;
    begin("local card = ask.card{ seat = first, prompt = \"Which?\", always = true,\n"
          "    among = game.counters(first) }\n"
          "game.lose_counter(card)");
    assert_int_equal(asked(), 0);
    const vaka_action *legal = vaka_live_legal(at.live, 0, &count);
    assert_true(count > 0);
    for (uint32_t i = 0; i < count; i++)
        assert_int_equal(legal[i].verb, VAKA_VERB_CHOOSE_CARD);
    vaka_action action = legal[0];
    int32_t before = on_the_map(action.arg[0]);
    assert_true(before > 0);
    assert_int_equal(vaka_live_apply(at.live, &action, NULL, NULL), VAKA_OK);
    assert_int_equal(on_the_map(action.arg[0]), before - 1);
    end();
}

TEST(a_question_about_cards_or_pieces_needs_some)
{
    static const char *const kinds[] = {"card", "piece"};
    char body[256], words[64];

    (void)state;
    for (int i = 0; i < 2; i++) {
        vaka_action action;
        vaka_error err = {0};

        snprintf(body, sizeof body,
                 "ask.number{ seat = first, prompt = \"Now?\", min = 1, max = 2 }\n"
                 "ask.%s{ seat = first, prompt = \"Which?\" }",
                 kinds[i]);
        snprintf(words, sizeof words, "ask.%s needs a list of %ss in 'among'", kinds[i], kinds[i]);
        begin(body);
        assert_int_equal(vaka_action_read(at.layout, 0, "choose-number 1", &action, &err), VAKA_OK);
        assert_int_equal(vaka_live_apply(at.live, &action, NULL, &err), VAKA_ERR_CONTRACT);
        assert_non_null(strstr(err.text, words));
        end();
    }
}

/* --- Seats that nobody plays ------------------------------------------------------------------ */

/* The first seat answers a question; from then on nobody plays the other. */
static void begin_without_second(const char *body)
{
    char text[900];

    snprintf(text, sizeof text,
             "ask.number{ seat = first, prompt = \"Now?\", min = 1, max = 2 }\n%s", body);
    begin(text);
    assert_int_equal(asked(), 0);
    ((vaka_content *)(uintptr_t)at.layout->setup.content)->nobody = 1;
    assert_int_equal(play("choose-number 1"), VAKA_OK);
    assert_false(vaka_question_open(vaka_live_position(at.live)));
}

TEST(for_nobody_the_choice_is_what_the_script_prefers)
{
    (void)state;
    begin_without_second(
        "game.gain(other, ask.number{ seat = other, prompt = \"How many?\",\n"
        "min = 1, max = 9, prefer = function(n) return n == 7 and 5 or n / 9 end })");
    assert_int_equal(vaka_score(match(), 1), 7);
    end();
}

TEST(for_nobody_equals_are_decided_by_chance)
{
    (void)state;
    begin_without_second(
        "local times = { 0, 0, 0, 0 }\n"
        "for _ = 1, 30 do\n"
        "    local n = ask.number{ seat = other, prompt = \"Which?\", min = 1, max = 4,\n"
        "                          prefer = function(k) return k > 2 and 1 or 0 end }\n"
        "    times[n] = times[n] + 1\n"
        "end\n"
        "game.gain(other, times[3] > 5 and times[4] > 5 and times[3] + times[4] or 0)");
    assert_int_equal(vaka_score(match(), 1), 30);
    end();
}

TEST(nobody_passes_unless_the_script_likes_a_choice)
{
    (void)state;
    begin_without_second("local function may(more)\n"
                         "    more.seat, more.prompt, more.may_pass = other, \"Which?\", true\n"
                         "    more.options = { \"here\", \"there\" }\n"
                         "    return ask.choice(more)\n"
                         "end\n"
                         "if not may{} then game.gain(other, 1) end\n"
                         "if not may{ hint = \"harm\" } then game.gain(other, 10) end\n"
                         "if may{ hint = \"gain\" } then game.gain(other, 100) end");
    assert_int_equal(vaka_score(match(), 1), 111);
    end();
}

int main(void)
{
    return run_registered("tests", open_game, close_game);
}
