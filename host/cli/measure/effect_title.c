/* cli/measure/effect_title.c - what a card or an event is called in a report.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/effect_title.h"

#include "text/buffer.h"

#include <stdio.h>
#include <string.h>

/* A text of a game under an id of its own, if its language has one. */
static const char *said_as(const vaka_language *say, const char *id, const char *text)
{
    const char *said = vaka_say(say, id);

    return strcmp(said, id) == 0 ? vaka_say(say, text) : said;
}

/* A sentence with its gaps as dots: "… settles on …". */
static void without_gaps(const char *text, char *out, size_t room)
{
    vaka_buffer buffer = vaka_buffer_on(out, room);

    while (*text) {
        size_t plain = strcspn(text, "{");
        vaka_buffer_bytes(&buffer, text, plain);
        text += plain;
        if (!*text)
            break;
        text += strcspn(text, "}");
        text += *text == '}';
        vaka_buffer_put(&buffer, "…");
    }
}

void vaka_effect_shorten(char *text, size_t most)
{
    size_t seen = 0, fits = 0, full = 0;

    for (size_t at = 0; text[at]; at++) {
        if (((unsigned char)text[at] & 0xc0) == 0x80) /* inside a character */
            continue;
        if (text[at] == ' ' && seen < most)
            fits = at;
        if (++seen > most) {
            snprintf(text + (fits ? fits : full), sizeof " …", " …");
            return;
        }
        full = at; /* where one long word is cut */
    }
}

void vaka_effect_title(const vaka_language *say, const vaka_factor *factor, char *out, size_t room)
{
    char id[160];

    if (factor->sort == VAKA_FACTOR_EVENT) {
        without_gaps(said_as(say, factor->id, factor->title), out, room);
        return;
    }
    if (*factor->group)
        snprintf(id, sizeof id, "%.60s.%.80s.title", factor->group, factor->id);
    else
        snprintf(id, sizeof id, "kind.%.80s", factor->id);
    snprintf(out, room, "%s", said_as(say, id, factor->title));
}
