/* front/text_commands.c - the commands of the text front end.
 *
 * SPDX-License-Identifier: MIT */
#include "front/text_commands.h"

#include <stdlib.h>
#include <string.h>

#include "core/codec.h"
#include "core/name.h"
#include "core/word.h"
#include "front/text_parts.h"

#define LOG_LAST 40

static void run_help(const vaka_order *order)
{
    vaka_text_help(order->page, order->view);
}

static void run_actions(const vaka_order *order)
{
    const vaka_view *view = order->view;

    if (view->legal_count == 0)
        vaka_page_put(order->page, "There is nothing you may do now.\n");
    else if (!*order->rest)
        vaka_text_actions(order->page, view);
    else if (!vaka_text_actions_of(order->page, view, order->rest))
        vaka_page_add(order->page, "No action with \"%s\" is possible now. Try: actions all\n",
                      order->rest);
}

static void run_board(const vaka_order *order)
{
    if (order->view->layout->board_count == 0)
        vaka_page_put(order->page, "This game has no board.\n");
    vaka_text_boards(order->page, order->view);
    vaka_text_overlays(order->page, order->view);
}

static void run_hand(const vaka_order *order)
{
    if (!vaka_text_hand(order->page, order->view, order->view->seat))
        vaka_page_put(order->page, "No hand or other place is yours alone in this game.\n");
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
        vaka_page_put(order->page, "Write log, log 100 or log all.\n");
        return;
    }
    uint32_t from = count > (uint32_t)last ? count - (uint32_t)last : 0;
    if (from > 0)
        vaka_page_add(order->page, "The last %d entries:\n", (int)last);
    if (vaka_text_log(order->page, order->view, order->record, from) == 0)
        vaka_page_put(order->page, "Nothing has happened yet.\n");
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
    vaka_error err;

    if (!*order->rest) {
        vaka_page_put(order->page, "Write look and a place, by its name or its coordinates.\n");
        return;
    }
    if (zone == VAKA_NONE)
        zone = vaka_text_ground(order->view, vaka_word_of(rest));
    if (zone == VAKA_NONE && vaka_zone_named(layout, vaka_word_next(&rest), &zone, &err)) {
        vaka_page_add(order->page, "I cannot find that: %s.\n", err.text);
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
        vaka_page_put(order->page, "Write why and an action; I will say whether it is allowed.\n");
        return;
    }
    if (vaka_word_number(word, 1, (int32_t)view->legal_count, &number))
        action = view->legal[number - 1];
    else if (!vaka_text_read(order, view->seat, order->rest, &action))
        return;
    if (vaka_door_check(view->door, &action, &why) == VAKA_OK) {
        vaka_page_add(order->page, "It is allowed: number %u of your list.\n",
                      (unsigned)vaka_view_number(view, &action));
        return;
    }
    vaka_page_put(order->page, "It is not allowed: ");
    vaka_text_refusal(order->page, view, &why);
    vaka_page_add(order->page, ". Reason: %s.\n", why.id ? why.id : "none given");
}

/* A seat by its number or the beginning of its name; VAKA_NONE if none or several fit. */
static int32_t read_seat(const vaka_view *view, vaka_word word)
{
    int32_t found = VAKA_NONE, seat;
    char name[VAKA_VIEW_NAME];

    if (vaka_word_number(word, 0, view->seen->seats - 1, &seat))
        return seat;
    for (seat = 0; word.length > 0 && seat < view->seen->seats; seat++) {
        vaka_view_seat(view, seat, name);
        if (vaka_word_is_title(word, name))
            return seat;
        if (word.length >= strlen(name))
            continue;
        name[word.length] = '\0';
        if (vaka_word_is_title(word, name))
            found = found == VAKA_NONE ? seat : VAKA_MAX_SEATS;
    }
    return found == VAKA_MAX_SEATS ? VAKA_NONE : found;
}

static void run_as(const vaka_order *order)
{
    const char *rest = order->rest;
    int32_t seat = read_seat(order->view, vaka_word_next(&rest));
    vaka_want *want = order->want;

    rest += strspn(rest, " \t");
    if (seat == VAKA_NONE) {
        vaka_page_add(order->page, "Write as and a seat, by its number (0 to %d) or its name.\n",
                      (int)order->view->seen->seats - 1);
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

static void run_undo(const vaka_order *order)
{
    order->want->type = VAKA_WANT_UNDO;
}

static void run_redo(const vaka_order *order)
{
    order->want->type = VAKA_WANT_REDO;
}

static void run_back(const vaka_order *order)
{
    if (order->view->must & VAKA_SEAT(order->view->seat))
        vaka_page_put(order->page, "It is your decision that is awaited.\n");
    else
        order->want->type = VAKA_WANT_BACK;
}

static void run_save(const vaka_order *order)
{
    const char *path = vaka_record_path(order->record);

    if (path)
        vaka_page_add(order->page, "Every action is saved as soon as it is done, in %s\n", path);
    else
        vaka_page_put(order->page, "This game is kept in memory only and cannot be saved now. "
                                   "Start it with --journal FILE to keep it.\n");
}

static void run_quit(const vaka_order *order)
{
    order->want->type = VAKA_WANT_QUIT;
}

static const vaka_command commands[] = {
    {"help", "help", "this text", run_help},
    {"actions", "actions [VERB]", "what you may do now; all of one verb, or \"all\"", run_actions},
    {"board", "board", "the board again", run_board},
    {"hand", "hand", "what lies in front of you", run_hand},
    {"screen", "screen", "everything again", run_screen},
    {"look", "look PLACE", "all you may know of one place", run_look},
    {"log", "log [COUNT|all]", "what has happened", run_log},
    {"why", "why ACTION", "whether an action is allowed, and by which rule not", run_why},
    {"undo", "undo", "take back your last action", run_undo},
    {"redo", "redo", "do again what was taken back", run_redo},
    {"as", "as SEAT [ACTION]", "another player acts though not asked", run_as},
    {"back", "back", "after that: back to the player who must decide", run_back},
    {"save", "save", "where the game is kept", run_save},
    {"quit", "quit", "leave; the game can be resumed", run_quit},
};

const vaka_command *vaka_text_commands(uint32_t *count)
{
    *count = sizeof commands / sizeof commands[0];
    return commands;
}
