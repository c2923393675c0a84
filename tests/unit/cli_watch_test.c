/* cli_watch_test.c - a card is tried at a terminal, and its file changed meanwhile.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"
#include "registered.h"

/* `script` is the terminal; keys come from a pipe, and none before the new question is there. */
static const char at_terminal[] =
    "wait_for() { n=0; until grep -qF \"$1\" out; do n=$((n + 1)); [ $n -lt 400 ] || { echo LATE "
    "\"$1\"; cat out; exit 3; }; sleep 0.05; done; }\n"
    "mkfifo keys; : >out\n"
    "TERM=xterm script -qfec 'stty cols 100 rows 40; " VAKA_BUILD_DIR
    "/vaka try odd/events/odd.lua --seed 1 --text' "
    "out <keys >/dev/null & exec 3>keys\n"
    "wait_for 'How strong?'\n"
    "sed -i 's/How strong/How weak/' odd/events/odd.lua\n"
    "wait_for 'The files have changed and were read again.'; wait_for 'How weak?'\n"
    "sed -i 's/ask.number/ask.nimber/' odd/events/odd.lua\n"
    "wait_for 'the game goes on with the old ones.'; sleep 0.5; cp out then\n"
    "printf 'quit\\r' >&3; wait; exec 3>&-";

BENCH_TEST(a_changed_file_is_played_at_a_terminal_before_anything_is_typed)
{
    bench *at = *state;

    says(at, "new mod odd --game skirmish", 0, "");
    write_file(at, "odd/events/odd.lua",
               "return { title = 'Odd', text = 'Odd.', mood = 'bad', play = function(seat)\n"
               "ask.number { seat = seat, min = 1, max = 3, prompt = 'How strong?' } end }\n");
    assert_int_equal(shell(at, at_terminal), 0);
    assert_int_equal(shell(at, "grep -B 2 'goes on with the old ones' then | grep -q nimber"), 0);
    /* No table comes between what is wrong and where one types. */
    assert_int_equal(shell(at, "[ $(sed '1,/goes on with the old ones/d' then | wc -l) -lt 3 ]"),
                     0);
}

int main(void)
{
    return run_registered("files that change", NULL, NULL);
}
