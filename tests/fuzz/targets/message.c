/* fuzz/targets/message.c - any bytes as messages of pages to a table of the server.
 *
 * SPDX-License-Identifier: MIT
 *
 * The first byte says what the table is at: waiting, running or over. Each line after that is a
 * message; its first byte says whose: a seat's, or that of somebody who looks on. Nothing plays, so
 * what needs a worker is refused. Whatever is sent must be a JSON object, and must not hold what is
 * another's: notes, secrets of invitations, the secret behind the chance of a game that runs. */
#include "fuzz.h"
#include "server.h"

#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

#define GUESTS 3
#define MOST_MESSAGES 60u
#define NOTE "what only the first seat may read"

static bool planted; /* the first seat tells everybody its note whenever it says anything */

typedef struct party {
    vaka_room *room;
    char tokens[VAKA_MAX_SEATS + 1][VAKA_TOKEN];
    uint64_t guest[GUESTS]; /* serials; 0: gone */
} party;

static void begin(void)
{
    fuzz_server();
    planted = getenv("VAKA_PLANTED") != NULL;
}

static void look_at(const party *at, const vaka_guest *guest, const vaka_sent *sent)
{
    char *text = vaka_xnew(sent->length + 1); /* with the end that it has not when it is sent */
    memcpy(text, sent->text + LWS_PRE, sent->length);
    json_t *read = json_loadb(text, sent->length, JSON_REJECT_DUPLICATES, NULL);

    if (!json_is_object(read))
        fuzz_broken("what is sent is no JSON: %.200s", text);
    if (guest->seat != 0 && strstr(text, NOTE))
        fuzz_broken("%snote of another seat is sent", planted ? "planted: a " : "a ");
    if (at->room->state != VAKA_ROOM_OVER && strstr(text, at->room->fair.secret))
        fuzz_broken("the secret of the chance is sent while the game runs");
    for (int32_t seat = 0; seat < at->room->seats; seat++)
        if (seat != guest->seat && *at->tokens[seat] && strstr(text, at->tokens[seat]))
            fuzz_broken("an invitation of another seat is sent");
    json_decref(read);
    free(text);
}

/* Takes what waits to be sent, as the library would. */
static void take_sent(const party *at, vaka_guest *guest)
{
    while (guest->first) {
        vaka_sent *first = guest->first;

        look_at(at, guest, first);
        guest->first = first->next;
        free(first);
    }
    guest->end = &guest->first;
    guest->waiting = guest->queued = 0;
}

static void sit_down(party *at, uint8_t what)
{
    *at = (party){0};
    at->room = fuzz_server_room(at->tokens);
    at->room->state = what % 3 == 0   ? VAKA_ROOM_WAITING
                      : what % 3 == 1 ? VAKA_ROOM_RUNNING
                                      : VAKA_ROOM_OVER;
    snprintf(at->room->seat[0].note, sizeof at->room->seat[0].note, "%s", NOTE);
    for (int i = 0; i < GUESTS; i++)
        at->guest[i] = vaka_guest_new(at->room, i < 2 ? i : VAKA_ROOM_WATCH, NULL)->serial;
}

static void hear(party *at, const uint8_t *line, size_t length)
{
    int who = line[0] % GUESTS;
    vaka_guest *guest = at->guest[who] ? vaka_guest_find(at->room, at->guest[who]) : NULL;

    if (!guest)
        return;
    if (!vaka_guest_heard(guest, (const char *)line + 1, length - 1) || guest->ends) {
        take_sent(at, guest);
        vaka_guest_free(guest);
        at->guest[who] = 0;
    }
    for (vaka_guest *one = at->room->guests; one; one = one->next)
        take_sent(at, one);
}

static void clear_up(party *at)
{
    fuzz_server_settle();
    for (vaka_guest *one = at->room->guests; one; one = one->next)
        take_sent(at, one);
    while (at->room->guests)
        vaka_guest_free(at->room->guests);
    fuzz_server_clear();
}

static void run(const uint8_t *bytes, size_t size)
{
    size_t at = 1;
    party now;

    if (size < 2)
        return;
    sit_down(&now, bytes[0]);
    for (uint32_t i = 0; i < MOST_MESSAGES && at < size; i++) {
        const uint8_t *end = memchr(bytes + at, '\n', size - at);
        size_t length = end ? (size_t)(end - bytes) - at : size - at;

        if (length > 1) {
            if (planted && bytes[at] % GUESTS == 0)
                vaka_room_say(now.room, 0, NOTE);
            hear(&now, bytes + at, length);
        }
        at += length + 1;
    }
    clear_up(&now);
}

const fuzz_target fuzz_message = {"message", begin, run};
