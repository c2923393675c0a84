/* script/bridge/host_say.c - host.say and host.say_to: sentences of a mod in the log.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/host_say.h"
#include "table/position.h"
#include "vaka/event.h"

/* The word that a script says; VAKA_NONE after breaking the match. */
static int32_t said_word(const vaka_match *match, const char *text)
{
    int32_t word = vaka_said_word(match->layout, text);

    if (word < 0)
        vaka_position_break(vaka_position_of(match),
                            "'%.80s' cannot be said: a text that is said stands as a plain text in "
                            "the call itself, host.say(\"id\")",
                            text);
    return word;
}

static void say_event(vaka_match *match, vaka_event *event, const char *text, const int32_t gaps[3])
{
    int32_t word = said_word(match, text);

    for (int i = 0; i < 3; i++) {
        if (gaps[i] != (int16_t)gaps[i])
            vaka_position_break(vaka_position_of(match), "host.say: %d has more than 16 bits",
                                (int)gaps[i]);
        event->arg[i] = (int16_t)gaps[i];
    }
    event->arg[VAKA_TEXT_ARGS - 1] = (int16_t)word;
    if (word >= 0 && !vaka_position_of(match)->broken)
        vaka_tell_event(match, event);
}

void vaka_host_say(vaka_match *match, const char *text, int32_t a, int32_t b, int32_t c)
{
    vaka_event event = {.id = VAKA_EVENT_SAID, .audience = 0xff};

    say_event(match, &event, text, (const int32_t[3]){a, b, c});
}

void vaka_host_say_to(vaka_match *match, int32_t seat, const char *text, int32_t a, int32_t b)
{
    vaka_event event = {
        .id = VAKA_EVENT_SAID, .audience = VAKA_SEAT(seat), .hidden = VAKA_EVENT_PRIVATE};

    say_event(match, &event, text, (const int32_t[3]){a, b, VAKA_NONE});
}
