/* front/text_seats.c - seats as people write and read them: by name, or counted from 1.
 *
 * SPDX-License-Identifier: MIT
 *
 * Inside, in journals and for programs they count from 0; but somebody who is called "Player 1" is
 * number 1 at the table. */
#include <string.h>

#include "front/text_parts.h"
#include "layout/name.h"
#include "table/codec.h"
#include "text/buffer.h"
#include "text/word.h"

/* A seat by its whole name. */
static int32_t seat_called(const vaka_view *view, vaka_word word)
{
    char name[VAKA_VIEW_NAME];

    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        if (vaka_word_is_title(word, vaka_view_seat(view, seat, name)))
            return seat;
    return VAKA_NONE;
}

/* A seat by the beginning of its name; VAKA_NONE if none or several fit. */
static int32_t seat_begun(const vaka_view *view, vaka_word word)
{
    int32_t found = VAKA_NONE;
    char name[VAKA_VIEW_NAME];

    for (int32_t seat = 0; word.length > 0 && seat < view->seen->seats; seat++) {
        if (!vaka_word_begins_title(word, vaka_view_seat(view, seat, name)))
            continue;
        if (found != VAKA_NONE)
            return VAKA_NONE;
        found = seat;
    }
    return found;
}

int32_t vaka_text_seat(const vaka_view *view, const char **line)
{
    const char *at = *line;
    vaka_word first = vaka_word_next(line), next;
    int32_t found = VAKA_NONE, seat;

    while ((next = vaka_word_next(&at)).length > 0) {
        vaka_word run = {first.at, (size_t)(next.at + next.length - first.at)};
        seat = seat_called(view, run);
        if (seat == VAKA_NONE)
            continue;
        found = seat;
        *line = at;
    }
    if (found == VAKA_NONE && vaka_word_number(first, 1, view->seen->seats, &seat))
        found = seat - 1;
    return found == VAKA_NONE ? seat_begun(view, first) : found;
}

void vaka_text_write(const vaka_view *view, const vaka_action *action, char *out, size_t room)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);
    char plain[VAKA_ACTION_TEXT];
    const char *line = plain;
    vaka_buffer buffer = vaka_buffer_on(out, room);

    vaka_action_write(view->layout, action, plain, sizeof plain);
    vaka_word word = vaka_word_next(&line);
    vaka_buffer_bytes(&buffer, word.at, word.length);
    for (int i = 0; i < VAKA_ARGS && (word = vaka_word_next(&line)).length > 0; i++) {
        vaka_buffer_put(&buffer, " ");
        if (verb->arg[i].type == VAKA_ARG_SEAT)
            vaka_buffer_int(&buffer, action->arg[i] + 1);
        else
            vaka_buffer_bytes(&buffer, word.at, word.length);
    }
}

bool vaka_text_names_seat(const vaka_view *view, const char *line)
{
    vaka_word word = vaka_word_next(&line);

    for (uint32_t i = 0; i <= VAKA_VERB_LAST; i++) {
        const vaka_verb *verb = vaka_verb_row(view->layout->module, i);

        if (!verb || !vaka_word_is(word, verb->name))
            continue;
        for (int arg = 0; arg < VAKA_ARGS; arg++)
            if (verb->arg[arg].type == VAKA_ARG_SEAT)
                return true;
        return false;
    }
    return false;
}
