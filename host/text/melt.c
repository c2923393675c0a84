/* text/melt.c - words that melt with the name behind them.
 *
 * SPDX-License-Identifier: MIT */
#include "text/melt.h"

#include <stdio.h>
#include <string.h>

#include "text/utf8.h"
#include "text/word.h"

#define KEY_MOST 112
#define WORD_MOST 2   /* bytes of a word that melts, at most: "de" */
#define NAME_MOST 160 /* of the name behind it */

/* How the word before a name and the first `length` bytes of the name are written together, by the
 * file of the language; NULL: as they stand. */
static const char *melted(const vaka_language *language, vaka_word before, const char *name,
                          size_t length)
{
    char key[KEY_MOST];
    vaka_buffer buffer = vaka_buffer_on(key, sizeof key);

    vaka_buffer_put(&buffer, "~");
    vaka_buffer_bytes(&buffer, before.at, before.length);
    vaka_buffer_put(&buffer, " ");
    vaka_buffer_bytes(&buffer, name, length);
    const char *found = vaka_say(language, key);
    return found == key ? NULL : found;
}

bool vaka_melt_is(const char *id)
{
    size_t length = id[0] == '~' ? strcspn(id + 1, " ") : 0;

    return length > 0 && length <= WORD_MOST && id[1 + length] == ' ' && id[2 + length];
}

void vaka_melt(const vaka_language *language, vaka_buffer *buffer, size_t from)
{
    size_t begin = from > 0 ? from - 1 : 0;
    char rest[NAME_MOST];

    if (!language || buffer->cut || begin == 0 || buffer->out[begin] != ' ' ||
        buffer->length <= from || buffer->length - from >= sizeof rest)
        return;
    while (begin > 0 && buffer->out[begin - 1] != ' ' && from - begin <= WORD_MOST + 1)
        begin--;
    vaka_word before = {buffer->out + begin, from - 1 - begin};
    if (before.length == 0 || before.length > WORD_MOST)
        return;
    memcpy(rest, buffer->out + from, buffer->length - from);
    rest[buffer->length - from] = '\0';
    size_t length = strcspn(rest, " ");
    const char *found = melted(language, before, rest, length);
    if (!found) {
        length = vaka_utf8(rest, strlen(rest));
        found = melted(language, before, rest, length);
    }
    if (!found)
        return;
    buffer->length = begin;
    vaka_buffer_put(buffer, found);
    vaka_buffer_put(buffer, rest + length);
}
