/* layout/name.c - zones, kinds and counters by name, as people and journals write them.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/name.h"

#include <stdio.h>
#include <string.h>

#include "text/buffer.h"
#include "text/language.h"

static void put_zone(vaka_buffer *buffer, const vaka_layout *layout, int32_t zone)
{
    const vaka_zone_info *info = &layout->zones[zone];

    if (info->id) {
        vaka_buffer_put(buffer, info->id);
        return;
    }
    if (info->board > 0) {
        vaka_buffer_put(buffer, layout->boards[info->board].id);
        vaka_buffer_put(buffer, ":");
    }
    vaka_buffer_int(buffer, info->hex.q);
    vaka_buffer_put(buffer, ",");
    vaka_buffer_int(buffer, info->hex.r);
}

void vaka_zone_write(const vaka_layout *layout, int32_t zone, char *out, size_t room)
{
    vaka_buffer buffer = vaka_buffer_on(out, room);

    if (zone < 0 || zone >= layout->zone_count)
        vaka_buffer_put(&buffer, "?");
    else
        put_zone(&buffer, layout, zone);
}

const char *vaka_kind_id(const vaka_layout *layout, int32_t kind)
{
    return kind < 0 || kind >= layout->kind_count ? "?" : layout->kinds[kind].id;
}

/* `2,-1` or `board:2,-1`: true when the word has this form; `*board` is VAKA_NONE for an unknown
 * one. */
static bool read_coordinates(const vaka_layout *layout, vaka_word word, int32_t *board,
                             vaka_hex *at)
{
    const char *colon = memchr(word.at, ':', word.length);
    vaka_word name = {word.at, colon ? (size_t)(colon - word.at) : 0};
    vaka_word rest = word;
    int32_t q, r;

    if (colon) {
        rest.at = colon + 1;
        rest.length = word.length - name.length - 1;
    }
    const char *comma = memchr(rest.at, ',', rest.length);
    if (!comma)
        return false;
    vaka_word left = {rest.at, (size_t)(comma - rest.at)};
    vaka_word right = {comma + 1, rest.length - left.length - 1};
    if (!vaka_word_number(left, INT16_MIN, INT16_MAX, &q) ||
        !vaka_word_number(right, INT16_MIN, INT16_MAX, &r))
        return false;
    *board = colon || layout->board_count == 0 ? VAKA_NONE : 0;
    for (int32_t i = 0; colon && i < layout->board_count; i++)
        if (vaka_word_is(name, layout->boards[i].id))
            *board = i;
    *at = (vaka_hex){(int16_t)q, (int16_t)r};
    return true;
}

/* The route that somebody names from its other end. */
static int32_t find_back(const vaka_layout *layout, vaka_word word)
{
    for (int32_t i = 0; i < layout->zone_count; i++) {
        const vaka_zone_info *info = &layout->zones[i];
        char name[128];
        if (info->type != VAKA_ZONE_ROUTE)
            continue;
        snprintf(name, sizeof name, "%s-%s", layout->zones[info->end[1]].id,
                 layout->zones[info->end[0]].id);
        if (vaka_word_is(word, name))
            return i;
    }
    return VAKA_NONE;
}

static int32_t find_zone(const vaka_layout *layout, vaka_word word)
{
    int32_t titled = VAKA_NONE, titles = 0, board;
    vaka_hex at;

    if (read_coordinates(layout, word, &board, &at))
        return board < 0 ? VAKA_NONE : vaka_space_at(layout, board, at);
    for (int32_t i = 0; i < layout->zone_count; i++) {
        const vaka_zone_info *info = &layout->zones[i];
        if (info->id && vaka_word_is(word, info->id))
            return i;
        if (info->title && vaka_word_is_title(word, info->title)) {
            titled = i;
            titles++;
        }
    }
    return titles == 1 ? titled : find_back(layout, word);
}

/* Is a text one word and no more? */
static bool is_word(const char *text, vaka_word *out)
{
    *out = vaka_word_next(&text);
    return out->length > 0 && vaka_word_next(&text).length == 0;
}

int32_t vaka_zone_read(const vaka_layout *layout, const char *text)
{
    vaka_word word;

    return is_word(text, &word) ? find_zone(layout, word) : VAKA_NONE;
}

static int32_t find_kind(const vaka_layout *layout, vaka_word word)
{
    int32_t titled = VAKA_NONE, titles = 0;

    for (int32_t i = 0; i < layout->kind_count; i++) {
        const vaka_kind_info *info = &layout->kinds[i];
        if (vaka_word_is(word, info->id))
            return i;
        if (info->title && vaka_word_is_title(word, info->title)) {
            titled = i;
            titles++;
        }
    }
    return titles == 1 ? titled : VAKA_NONE;
}

int32_t vaka_kind_read(const vaka_layout *layout, const char *text)
{
    vaka_word word;

    return is_word(text, &word) ? find_kind(layout, word) : VAKA_NONE;
}

vaka_status vaka_no_such(const vaka_guess *guess, const char *sort, vaka_error *err)
{
    char quote[VAKA_WORD_QUOTE];

    vaka_word_quote(guess->word, quote);
    if (guess->best)
        return vaka_fail(err, VAKA_ERR_DATA, "there is no %s '%s'; did you mean '%s'?", sort, quote,
                         guess->best);
    return vaka_fail(err, VAKA_ERR_DATA, "there is no %s '%s'", sort, quote);
}

int32_t vaka_row_named(vaka_named_rows rows, const char *sort, const char *name, vaka_error *err)
{
    int32_t row = vaka_row_find(rows, vaka_word_of(name));

    if (row < 0) {
        vaka_guess guess = vaka_row_guess(rows, vaka_word_of(name));
        vaka_no_such(&guess, sort, err);
    }
    return row;
}

vaka_status vaka_zone_named(const vaka_layout *layout, vaka_word word, int32_t *out,
                            vaka_error *err)
{
    vaka_guess guess = vaka_guess_of(word);

    *out = find_zone(layout, word);
    if (*out >= 0)
        return VAKA_OK;
    for (int32_t i = 0; i < layout->zone_count; i++)
        if (layout->zones[i].id)
            vaka_guess_try(&guess, layout->zones[i].id);
    return vaka_no_such(&guess, VAKA_TEXT("zone"), err);
}

vaka_status vaka_kind_named(const vaka_layout *layout, vaka_word word, int32_t *out,
                            vaka_error *err)
{
    vaka_guess guess = vaka_guess_of(word);

    *out = find_kind(layout, word);
    if (*out >= 0)
        return VAKA_OK;
    for (int32_t i = 0; i < layout->kind_count; i++)
        vaka_guess_try(&guess, layout->kinds[i].id);
    return vaka_no_such(&guess, VAKA_TEXT("kind of piece"), err);
}

static int32_t find_counter(const vaka_layout *layout, vaka_word word)
{
    int32_t titled = VAKA_NONE, titles = 0;

    for (int32_t i = 0; i < layout->counter_count; i++) {
        if (vaka_word_is(word, layout->counters[i].id))
            return i;
        if (vaka_word_is_title(word, layout->counters[i].title)) {
            titled = i;
            titles++;
        }
    }
    return titles == 1 ? titled : VAKA_NONE;
}

vaka_status vaka_counter_named(const vaka_layout *layout, vaka_word word, int32_t *out,
                               vaka_error *err)
{
    vaka_guess guess = vaka_guess_of(word);

    *out = find_counter(layout, word);
    if (*out >= 0)
        return VAKA_OK;
    for (int32_t i = 0; i < layout->counter_count; i++)
        vaka_guess_try(&guess, layout->counters[i].id);
    return vaka_no_such(&guess, VAKA_TEXT("counter"), err);
}

vaka_status vaka_good_named(const vaka_layout *layout, vaka_word word, int32_t *out,
                            vaka_error *err)
{
    vaka_guess guess = vaka_guess_of(word);

    for (*out = 0; *out < layout->good_count; (*out)++)
        if (vaka_word_is(word, vaka_good_id(layout, *out)))
            return VAKA_OK;
    for (int32_t i = 0; i < layout->good_count; i++)
        vaka_guess_try(&guess, vaka_good_id(layout, i));
    return vaka_no_such(&guess, VAKA_TEXT("kind of goods"), err);
}
