/* cli_usage_test.c - what the program says when it was called or answered in a wrong way leads
 * somewhere.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"

static void a_seat_is_named_as_it_is_shown(void **state)
{
    bench *at = *state;

    says(at,
         "play skirmish --seed 3 --seats human,human --journal a.vkj <<'.'\n\nas Player 2\n\n"
         "as player-1\n\nas Player 3\nas Pl\nquit\n.",
         0, "Hand over to Player 2.");
    lacks(at, "Just press Enter"); /* each line was read by whom it is for */
    has(at, "as and a player, by name or by the number that stands before it (0 to 1).\nPlayer 1>");
    says(at,
         "play skirmish --seed 3 --seats human,human --name 'Player,Player 2' --journal b.vkj "
         "<<'.'\n\nas player 2 surrender\nas Player\nas Player 2\nquit\n.",
         0, "Hand over to Player 2.");
    has(at, "Player> \nI cannot read that: there is no verb 'surrender'.\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_seat_is_named_as_it_is_shown),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
