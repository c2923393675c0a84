/* cli_sealed_test.c - cards that ask several seats in secret, as their author meets them: check,
 * check --play, try, test.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"
#include "registered.h"

/* Who is asked, what is asked and what all may choose from is seen by all. */
BENCH_TEST(playing_finds_what_a_sealed_question_betrays)
{
    static const char *const bodies[] = {
        "local who = {} for _, s in ipairs(host.seats_in()) do\n"
        "for _, c in ipairs(game.counters(s)) do if host.kind_id(host.kind_of(c)) == 'rider' then\n"
        "who[#who + 1] = s break end end end\n"
        "if #who > 0 then ask.sealed { of = 'yes_no', seats = who } end",
        "local his = game.counters(host.next_seat(seat))[1]\n"
        "ask.sealed { of = 'yes_no', prompt = his and host.kind_id(host.kind_of(his)) }",
        "local kinds = {} for i, one in ipairs(game.counters(seat)) do\n"
        "kinds[i] = host.kind_id(host.kind_of(one)) end\n"
        "ask.sealed { of = 'choice', options = kinds, may_pass = true }",
    };
    bench *at = *state;

    begin_mod(at, 2);
    for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
        write_card(at, bodies[i]);
        says(at, "check odd --play 8", 1, " cannot know");
    }
    write_card(at, "local lost = ask.sealed { of = 'piece', may_pass = true,\n"
                   "among = function(s) return game.counters(s) end }\n"
                   "for _, one in pairs(lost) do game.lose_counter(one) end");
    says(at, "check odd --play 8", 0, "");
}

#define BIDS                                                                                       \
    "local bid = ask.sealed { of = 'number', prompt = 'How many?', min = 1, max = 3 }\n"           \
    "for _, s in ipairs(host.seats_in()) do game.gain(s, bid[s]) end"

BENCH_TEST(a_sealed_question_is_tried_in_the_terminal)
{
    bench *at = *state;

    begin_mod(at, 2);
    write_card(at, BIDS);
    says(at, "try odd/events/odd.lua --seed 1 --text <<'.'\n2\n3\nquit\n.", 0, "How many?");
    has(at, "choose-number 2");
}

BENCH_TEST(tests_of_a_mod_answer_sealed_questions_for_each_seat)
{
    bench *at = *state;

    begin_mod(at, 2);
    write_card(at, BIDS);
    write_file(at, "odd/tests/odd.lua",
               "return { ['all bid at once'] = function(t)\n"
               "t:new { seats = 2, seed = 1, queue = { 'draw events odd' } }\n"
               "while not t:prompt() do t:random(1) end\n"
               "t:expect(t:prompt(), 'How many?')\n"
               "t:expect(#t:legal(0), 3)\nt:expect(#t:legal(1), 3)\n"
               "t:play(1, 'choose-number 3')\n"
               "t:expect(t:refused(1, 'choose-number 2'), 'committed')\n"
               "t:expect(host.score(1), 0)\nt:expect(t:undo(1), true)\n"
               "t:play(1, 'choose-number 2')\nt:play(0, 'choose-number 1')\n"
               "t:expect(host.score(0), 1)\nt:expect(host.score(1), 2)\nend }\n");
    says(at, "test odd", 0, "1 test, 0 failed");
}

BENCH_TEST(numbers_of_cards_keep_their_bounds)
{
    bench *at = *state;

    begin_mod(at, 2);
    write_file(at, "odd/events/odd.lua",
               "return { title = 'Odd', text = 'Odd.', mood = 'bad',\ncopies = -2,\n"
               "play = function() end }\n");
    says(at, "check odd", 1, "odd.lua:2:10: 'copies' is -2; it must be from 0 to 99");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
