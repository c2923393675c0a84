/* front_curtain_test.c - the curtain of the terminal: what it offers, and what stays before it.
 *
 * SPDX-License-Identifier: MIT */
#include "front_help.h"
#include "registered.h"
#include "toy.h"

#define OFFER "Undo gives the player before you\nthe last action back; quit leaves the game.\n"

static const vaka_player people[VAKA_MAX_SEATS] = {{NULL, NULL, NULL}};

static void ask_in_turn(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_ask(match, toy_of(match)->number[0] % match->seats);
}

static void next_turn(vaka_match *match, const vaka_action *action)
{
    (void)action;
    toy_of(match)->number[0]++;
}

/* What Ada and Bela, who act by turns, read; owned by the caller. */
static char *play_in_turn(const char *lines)
{
    toy = (toy_script){.step = ask_in_turn, .apply = next_turn};
    vaka_record *record = seat_names_and_play(&toy_module, 2, NULL, 0);
    char *text = play_text(record, people, lines);

    vaka_record_close(record);
    return text;
}

/* All from the nth place on at which a part stands. */
static const char *from(const char *text, int n, const char *part)
{
    const char *at = strstr(text, part);

    while (at && --n > 0)
        at = strstr(at + 1, part);
    if (!at)
        fail_msg("\"%s\" is not often enough in:\n%s", part, text);
    return at;
}

TEST(undo_is_offered_where_somebody_has_sat)
{
    char *text = play_in_turn("undo\n\ndo 1\nundo\nundo\n\ndo 2\n\n");

    (void)state;
    assert_has(text, "Hand over to Ada.\nPress Enter when only you can see the screen. Quit leaves "
                     "the game.\nAda, are you there? ");
    assert_has(text, "Just press Enter, or write quit.\nAda, are you there? ");
    assert_has(from(text, 1, "Hand over to Bela."), OFFER "Bela, are you there? ");
    const char *again = from(text, 2, "Hand over to Ada."); /* taken back: nobody has sat since */
    assert_true(strstr(again, "Quit leaves the game.") < strstr(again, OFFER));
    assert_true(strstr(again, "or write quit.") < strstr(again, OFFER));
    assert_has(again, "Ada> ");
    assert_has(again, OFFER "Bela, are you there? \n");
    free(text);
}

/* Who reads it may be another one than who acted: the reason is not for him. */
TEST(what_cannot_be_taken_back_at_the_curtain_is_said_without_a_reason)
{
    char *text = play_in_turn("\nas 2\nundo\n\n");

    (void)state;
    assert_has(text, "It can no longer be taken back.\nHand over to Ada.\n");
    assert_lacks(text, "nothing to take back");
    assert_lacks(from(text, 2, "Hand over to Ada."), "It can no longer");
    free(text);
}

TEST(what_one_wants_again_nobody_behind_the_curtain_wants)
{
    char *text = play_in_turn("\ndo 1\nundo\n\nredo 3\n\ndo 2\n\n");

    (void)state;
    assert_lacks(text, "nothing to do again");
    assert_has(from(text, 3, "Hand over to Ada."), "Ada> "); /* Bela did what he wrote */
    free(text);
}

int main(void)
{
    return run_registered("front_curtain", NULL, NULL);
}
