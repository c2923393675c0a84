/* front/text_commands.c - the commands of the text front end.
 *
 * SPDX-License-Identifier: MIT */
#include "front/text_commands.h"

#include <stdlib.h>
#include <string.h>

#include "front/text_parts.h"
#include "layout/name.h"
#include "table/codec.h"
#include "text/word.h"

#define LOG_LAST 40
#define TIMES_MOST 1000

static void answer(const vaka_order *order, const char *text)
{
    vaka_page_tell(order->page, order->view->language, 0, text, NULL);
}

static void run_help(const vaka_order *order)
{
    if (!*order->rest)
        vaka_text_help(order->page, order->view);
    else if (!vaka_text_help_on(order->page, order->view, order->rest))
        vaka_page_tell(order->page, order->view->language, 0,
                       "There is no help on \"{0}\": write help, or behind it the number of a "
                       "rule, a word that stands in one, a command or a card.",
                       VAKA_WITH(order->rest));
}

static void run_actions(const vaka_order *order)
{
    const vaka_view *view = order->view;

    if (view->legal_count == 0)
        vaka_page_tell(order->page, view->language, 0, "There is nothing you may do now.", NULL);
    else if (!*order->rest)
        vaka_text_actions(order->page, view);
    else if (!vaka_text_actions_of(order->page, view, order->rest))
        vaka_page_tell(order->page, view->language, 0,
                       "No action with \"{0}\" is possible now. Try: actions all",
                       VAKA_WITH(order->rest));
}

static void run_board(const vaka_order *order)
{
    const char *rest = order->rest;
    bool all = vaka_word_is(vaka_word_next(&rest), "all");

    if (order->view->layout->board_count == 0)
        answer(order, "This game has no board.");
    vaka_text_boards(order->page, order->view, all);
    vaka_text_overlays(order->page, order->view);
}

static void run_hand(const vaka_order *order)
{
    if (!vaka_text_hand(order->page, order->view, order->view->seat))
        answer(order, "No hand or other place is yours alone in this game.");
}

static void run_counters(const vaka_order *order)
{
    if (!vaka_text_counters(order->page, order->view))
        answer(order, "Nothing is counted in this game.");
}

static void run_screen(const vaka_order *order)
{
    vaka_text_table(order->page, order->view);
    vaka_text_question(order->page, order->view);
}

/* The last lines, so many as asked for ("all" too). */
static void run_log(const vaka_order *order)
{
    const char *rest = order->rest;
    vaka_word word = vaka_word_next(&rest);
    uint32_t count;
    int32_t last = LOG_LAST;

    vaka_record_log(order->record, &count);
    if (vaka_word_is(word, "all"))
        last = INT32_MAX;
    else if (word.length > 0 && !vaka_word_number(word, 1, INT32_MAX, &last)) {
        answer(order, "Write log, log 100 or log all.");
        return;
    }
    uint32_t from = count > (uint32_t)last ? count - (uint32_t)last : 0;
    if (from > 0)
        vaka_page_tell(order->page, order->view->language, 0,
                       "The last {0} entries:", VAKA_WITH(VAKA_INT(last)));
    if (vaka_text_log(order->page, order->view, order->record, from) == 0)
        answer(order, "Nothing has happened yet.");
}

/* A place may be written as people read it, with blanks: the title of no two is taken alike. */
static int32_t zone_by_title(const vaka_layout *layout, const char *text)
{
    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        if (layout->zones[zone].title &&
            vaka_word_is(vaka_word_of(text), layout->zones[zone].title))
            return zone;
    return VAKA_NONE;
}

static void run_look(const vaka_order *order)
{
    const vaka_layout *layout = order->view->layout;
    const char *rest = order->rest;
    int32_t zone = zone_by_title(layout, rest);
    char said[VAKA_SENTENCE];
    vaka_error err;

    if (!*order->rest) {
        answer(order, "Write look and a place, by its name or its coordinates.");
        return;
    }
    if (zone == VAKA_NONE)
        zone = vaka_text_ground(order->view, vaka_word_of(rest));
    if (zone == VAKA_NONE && vaka_text_look_card(order->page, order->view, vaka_word_of(rest)))
        return;
    if (zone == VAKA_NONE)
        zone = vaka_text_place_begun(order->view, vaka_word_of(rest));
    if (zone == VAKA_NONE)
        zone = vaka_text_route(order->view, &rest);
    if (zone == VAKA_NONE && vaka_zone_named(layout, vaka_word_next(&rest), &zone, &err)) {
        vaka_page_tell(
            order->page, order->view->language, 0, "I cannot find that: {0}.",
            VAKA_WITH(vaka_say_again(order->view->language, err.text, said, sizeof said)));
        return;
    }
    vaka_text_look(order->page, order->view, zone);
}

static void run_why(const vaka_order *order)
{
    const vaka_view *view = order->view;
    vaka_word word = vaka_word_of(order->rest);
    vaka_refusal why = {0};
    vaka_action action;
    int32_t number;

    if (!*order->rest) {
        answer(order, "Write why and an action; I will say whether it is allowed.");
        return;
    }
    if (vaka_word_number(word, 1, (int32_t)view->legal_count, &number))
        action = view->legal[number - 1];
    else if (!vaka_text_read(order, view->seat, order->rest, &action))
        return;
    if (vaka_live_check(view->live, &action, &why) == VAKA_OK) {
        vaka_page_tell(order->page, view->language, 0, "It is allowed: number {0} of your list.",
                       VAKA_WITH(VAKA_INT(vaka_view_number(view, &action))));
        return;
    }
    vaka_text_refused(order->page, view, VAKA_TEXT("It is not allowed: {0}."), &why);
}

static void run_hint(const vaka_order *order)
{
    order->want->type = VAKA_WANT_HINT;
}

static void run_as(const vaka_order *order)
{
    const char *rest = order->rest;
    int32_t seat = vaka_text_seat(order->view, &rest);
    vaka_want *want = order->want;

    rest += strspn(rest, " \t");
    if (seat == VAKA_NONE) {
        vaka_page_tell(
            order->page, order->view->language, 0,
            "Write as and a player, by name or by the number that stands before it (1 to "
            "{0}).",
            VAKA_WITH(VAKA_INT(order->view->seen->seats)));
        return;
    }
    want->seat = seat;
    if (!*rest)
        want->type = VAKA_WANT_SIT;
    else if (vaka_word_is(vaka_word_of(rest), "undo"))
        want->type = VAKA_WANT_UNDO;
    else if (vaka_word_is(vaka_word_of(rest), "redo"))
        want->type = VAKA_WANT_REDO;
    else if (vaka_text_read(order, seat, rest, &want->action))
        want->type = VAKA_WANT_ACTION;
}

static void run_times(const vaka_order *order, uint32_t type)
{
    const char *rest = order->rest;
    vaka_word word = vaka_word_next(&rest);
    int32_t times = 1;

    if (word.length > 0 && !vaka_word_number(word, 1, TIMES_MOST, &times)) {
        answer(order, "Write undo or redo, or behind it how often.");
        return;
    }
    order->want->type = type;
    *order->again = times - 1;
}

/* Alone it means all that was done together, with a number so many single actions. */
static void run_undo(const vaka_order *order)
{
    run_times(order, *order->rest ? VAKA_WANT_UNDO_ONE : VAKA_WANT_UNDO);
}

static void run_redo(const vaka_order *order)
{
    run_times(order, *order->rest ? VAKA_WANT_REDO_ONE : VAKA_WANT_REDO);
}

static void run_stops(const vaka_order *order)
{
    const char *rest = order->rest;
    vaka_word word = vaka_word_next(&rest);

    if (order->stops && vaka_word_is(word, "on"))
        *order->stops = true;
    else if (order->stops && vaka_word_is(word, "off"))
        *order->stops = false;
    else if (word.length > 0)
        answer(order, "Write stops on or stops off.");
    if (order->stops)
        answer(order, *order->stops
                          ? VAKA_TEXT("You are asked at every step, even if there is nothing to "
                                      "decide.")
                          : VAKA_TEXT("Steps in which there is nothing to decide pass by "
                                      "themselves."));
}

static void run_back(const vaka_order *order)
{
    if (order->view->must & VAKA_SEAT(order->view->seat))
        answer(order, "It is your decision that is awaited.");
    else
        order->want->type = VAKA_WANT_BACK;
}

static void run_lang(const vaka_order *order)
{
    const vaka_language *language = order->view->language;
    char code[VAKA_WORD_QUOTE];
    const char *rest = order->rest;

    vaka_word_quote(vaka_word_next(&rest), code);
    if (!language) {
        answer(order, "There is no other language here.");
        return;
    }
    if (*code && language->turn(language->texts, code)) {
        order->want->type = VAKA_WANT_LANGUAGE;
        return;
    }
    if (*code)
        vaka_page_tell(order->page, language, 0, "There is not a word in \"{0}\" here.",
                       VAKA_WITH(code));
    vaka_page_say(order->page, language, "Write lang and one of:", NULL);
    for (uint32_t i = 0; language->at(language->texts, i); i++)
        vaka_page_add(order->page, " %s", language->at(language->texts, i));
    vaka_page_put(order->page, "\n");
}

static void run_save(const vaka_order *order)
{
    const char *path = vaka_record_path(order->record);

    if (path)
        vaka_page_say(order->page, order->view->language,
                      "Every action is saved as soon as it is done, in {0}\n", VAKA_WITH(path));
    else
        answer(order, "This game is kept in memory only and is gone when you leave it.");
}

static void run_quit(const vaka_order *order)
{
    order->want->type = VAKA_WANT_QUIT;
}

static const vaka_command commands[] = {
    {"help", VAKA_TEXT("help [RULE|WORD]"),
     VAKA_TEXT("this text; what a rule says, by its number; rules with a word in them; what a "
               "command does, or a card"),
     run_help},
    {"actions", VAKA_TEXT("actions [VERB]"),
     VAKA_TEXT("what you may do now; all of one verb, or \"all\""), run_actions},
    {"board", VAKA_TEXT("board [all]"),
     VAKA_TEXT("the board again; all: every spot of it, and the ways from there"), run_board},
    {"hand", "hand", VAKA_TEXT("what lies in front of you"), run_hand},
    {"counters", "counters", VAKA_TEXT("all that is counted: goods, money, points, tracks"),
     run_counters},
    {"screen", "screen", VAKA_TEXT("everything again"), run_screen},
    {"look", VAKA_TEXT("look PLACE|CARD"),
     VAKA_TEXT("all you may know of one place; what is written on a card"), run_look},
    {"log", VAKA_TEXT("log [COUNT|all]"), VAKA_TEXT("what has happened"), run_log},
    {"why", VAKA_TEXT("why ACTION"),
     VAKA_TEXT("whether an action is allowed, and by which rule not"), run_why},
    {"hint", "hint", VAKA_TEXT("what a strong player would do here, and why"), run_hint},
    {"bring", VAKA_TEXT("bring FROM [TO KIND…]"),
     VAKA_TEXT("your pieces go from one place to another, all that can or these, by as many "
               "actions as it takes; with one place: where they can go"),
     vaka_text_bring},
    {"stops", VAKA_TEXT("stops [on|off]"),
     VAKA_TEXT("whether you are asked where there is nothing to decide"), run_stops},
    {"undo", VAKA_TEXT("undo [COUNT]"),
     VAKA_TEXT("take back what you did last, or so many actions"), run_undo},
    {"redo", VAKA_TEXT("redo [COUNT]"), VAKA_TEXT("do again what was taken back"), run_redo},
    {"as", VAKA_TEXT("as SEAT [ACTION]"), VAKA_TEXT("another player acts though not asked"),
     run_as},
    {"back", "back", VAKA_TEXT("after that: back to the player who must decide"), run_back},
    {"lang", VAKA_TEXT("lang [CODE]"), VAKA_TEXT("the language, and the languages there are"),
     run_lang},
    {"save", "save", VAKA_TEXT("where the game is kept"), run_save},
    {"quit", "quit", VAKA_TEXT("leave; a game that is kept can be resumed: see save"), run_quit},
};

const vaka_command *vaka_text_commands(uint32_t *count)
{
    *count = sizeof commands / sizeof commands[0];
    return commands;
}
