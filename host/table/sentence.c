/* table/sentence.c - fills the gaps of a sentence for a reader.
 *
 * SPDX-License-Identifier: MIT */
#include "table/sentence.h"

#include <string.h>

#include "table/codec.h"
#include "text/buffer.h"
#include "text/melt.h"

typedef struct reader { /* who reads, and where it is written */
    const vaka_layout *layout;
    const vaka_names *names;
    vaka_buffer buffer;
    const vaka_verb *verb; /* whose title it is; NULL: of none */
    int32_t number;        /* of the gap that is filled */
} reader;

/* A gap taken apart: `{N:type}` or `{N:plural:one:many}`. */
typedef struct gap {
    int32_t number;
    vaka_word type;
    vaka_word one, many;
    vaka_word hidden; /* what it reads to who may not know the number; empty: the usual words */
    size_t length;    /* of the whole, braces included; 0: malformed */
} gap;

const char *vaka_names_say(const vaka_names *names, const char *text)
{
    return vaka_say(names ? names->language : NULL, text);
}

const char *vaka_names_title(const vaka_names *names, const char *sort, const char *id,
                             const char *title)
{
    return vaka_say_by(names ? names->language : NULL, sort, id, title);
}

static void put_int(reader *to, int32_t value)
{
    vaka_buffer_int(&to->buffer, value);
}

static void put_half(reader *to, int32_t value)
{
    int32_t whole = value / 2;

    if (value < 0 && whole == 0)
        vaka_buffer_put(&to->buffer, "-");
    if (whole != 0 || value == 0)
        vaka_buffer_int(&to->buffer, whole);
    if (value % 2 != 0)
        vaka_buffer_put(&to->buffer, "\u00bd");
}

static void put_seat(reader *to, int32_t seat)
{
    if (seat < 0 || seat >= to->layout->setup.seats) {
        vaka_buffer_put(&to->buffer, "?");
    } else if (to->names && to->names->seat[seat]) {
        vaka_buffer_put(&to->buffer, to->names->seat[seat]);
    } else {
        char text[64];
        vaka_buffer_put(&to->buffer,
                        vaka_say_with(to->names ? to->names->language : NULL, "seat {0}",
                                      VAKA_WITH(VAKA_INT(seat)), text, sizeof text));
    }
}

/* "nobody", "A", "A and B", "A, B and C" */
static void put_seats(reader *to, int32_t set)
{
    if (set < 0 || set >= 1 << to->layout->setup.seats) {
        vaka_buffer_put(&to->buffer, "?");
        return;
    }
    if (set == 0)
        vaka_buffer_put(&to->buffer, vaka_names_say(to->names, VAKA_TEXT("nobody")));
    for (int32_t seat = 0, left = set; left; seat++) {
        if (!(set & 1 << seat))
            continue;
        left &= ~(1 << seat);
        if (set & ((1 << seat) - 1))
            vaka_buffer_put(&to->buffer,
                            left ? ", " : vaka_names_say(to->names, VAKA_TEXT(" and ")));
        put_seat(to, seat);
    }
}

static void put_zone(reader *to, int32_t zone)
{
    char text[VAKA_ACTION_TEXT], name[VAKA_ACTION_TEXT];

    if (zone >= 0 && zone < to->layout->zone_count && to->layout->zones[zone].title) {
        vaka_buffer_put(&to->buffer,
                        vaka_names_title(to->names, "zone.", to->layout->zones[zone].id,
                                         to->layout->zones[zone].title));
        return;
    }
    if (vaka_layout_is_route(to->layout, zone)) { /* named by where it leads */
        put_zone(to, to->layout->zones[zone].end[0]);
        vaka_buffer_put(&to->buffer, " \u2013 ");
        put_zone(to, to->layout->zones[zone].end[1]);
        return;
    }
    vaka_zone_write(to->layout, zone, text, sizeof text);
    bool named = zone >= 0 && zone < to->layout->zone_count && to->names && to->names->place &&
                 to->names->place(to->names->places, zone, name, sizeof name);
    vaka_buffer_put(&to->buffer, named ? name : text);
}

/* Where it happens, for those who ask: nothing is written. */
static void put_nothing(reader *to, int32_t zone)
{
    (void)to;
    (void)zone;
}

static void put_kind(reader *to, int32_t kind)
{
    bool titled = kind >= 0 && kind < to->layout->kind_count && to->layout->kinds[kind].title;

    vaka_buffer_put(&to->buffer,
                    titled ? vaka_names_title(to->names, "kind.", to->layout->kinds[kind].id,
                                              to->layout->kinds[kind].title)
                           : vaka_kind_id(to->layout, kind));
}

/* A title with gaps of its own would need the action's arguments: then the name has to do. */
/* The words of a title before its first gap: "Lay {0:kind}" is "Lay". How long they are. */
static size_t plain_words(const char *title)
{
    size_t length = strcspn(title, "{");

    while (length > 0 && strchr(" (:,", title[length - 1]))
        length--;
    return length;
}

static void put_verb(reader *to, int32_t verb)
{
    const vaka_verb *row = verb < 0 ? NULL : vaka_verb_row(to->layout->module, (uint32_t)verb);
    const char *title = row && row->title ? vaka_names_say(to->names, row->title) : "";
    size_t length = plain_words(title);

    if (!row)
        vaka_buffer_put(&to->buffer, "?");
    else if (length > 0)
        vaka_buffer_bytes(&to->buffer, title, length);
    else
        vaka_buffer_put(&to->buffer, row->name);
}

/* A card or a rule, with the mod that it is of: rule "Storm" (mod weather). */
static void put_item(reader *to, int32_t number)
{
    const vaka_content *content = to->layout->setup.content;

    if (!content || number < 0 || (uint32_t)number >= content->item_count) {
        vaka_buffer_put(&to->buffer, "?");
        return;
    }
    const vaka_item *item = &content->items[number];
    const vaka_language *language = to->names ? to->names->language : NULL;
    char text[VAKA_SENTENCE];

    vaka_buffer_put(&to->buffer,
                    vaka_say_with(language, VAKA_TEXT("{0} \"{1}\" (mod {2})"),
                                  VAKA_WITH(vaka_say(language, vaka_content_sort(content, item)),
                                            vaka_say(language, item->title), item->mod_id),
                                  text, sizeof text));
}

/* A text of the layout; in the title of a verb that takes one of a list of words, that word. */
static void put_word(reader *to, int32_t value)
{
    const vaka_arg *arg = to->verb && to->number < VAKA_ARGS ? &to->verb->arg[to->number] : NULL;
    char name[VAKA_WORD_QUOTE];

    if (arg && arg->type == VAKA_ARG_WORD) {
        vaka_word_quote(vaka_word_list_at(arg->words, value), name);
        vaka_buffer_put(&to->buffer, vaka_names_title(to->names, "word.", name, name));
    } else if (value >= 0 && value < to->layout->word_count) {
        const vaka_word_info *word = &to->layout->words[value];
        vaka_buffer_put(&to->buffer, vaka_names_title(to->names, "word.", word->id, word->text));
    } else {
        vaka_buffer_put(&to->buffer, "?");
    }
}

static void put_counter(reader *to, int32_t counter)
{
    const vaka_counter_info *info =
        counter >= 0 && counter < to->layout->counter_count ? &to->layout->counters[counter] : NULL;

    vaka_buffer_put(&to->buffer,
                    info ? vaka_names_title(to->names, "counter.", info->id, info->title) : "?");
}

static void put_good(reader *to, int32_t good)
{
    if (good < 0 || good >= to->layout->good_count) {
        vaka_buffer_put(&to->buffer, "?");
        return;
    }
    const vaka_good_info *info = &to->layout->goods[good];
    if (info->what == VAKA_GOOD_COUNTER)
        put_counter(to, info->number);
    else
        put_kind(to, info->number);
}

/* What a rule or card offers. */
static void put_offer(reader *to, int32_t value)
{
    const vaka_content *content = to->layout->setup.content;
    bool known = content && value >= 0 && (uint32_t)value < content->offer_count;

    vaka_buffer_put(&to->buffer,
                    known ? vaka_names_say(to->names, content->offers[value].title) : "?");
}

typedef struct gap_type {
    const char *name;
    void (*put)(reader *to, int32_t value);
} gap_type;

static const gap_type gap_types[] = {
    {"int", put_int},     {"half", put_half},       {"seat", put_seat}, {"seats", put_seats},
    {"zone", put_zone},   {"kind", put_kind},       {"verb", put_verb}, {"item", put_item},
    {"word", put_word},   {"counter", put_counter}, {"good", put_good}, {"at", put_nothing},
    {"offer", put_offer},
};

/* The part of a gap up to one of `ends`. */
static vaka_word part_of(const char *text, const char *ends)
{
    vaka_word part = {text, strcspn(text, ends)};

    return part;
}

static gap read_gap(const char *text)
{
    gap found = {0};

    if (text[1] < '0' || text[1] >= '0' + VAKA_TEXT_ARGS || text[2] != ':')
        return found;
    found.number = text[1] - '0';
    found.type = part_of(text + 3, ":{}");
    const char *end = found.type.at + found.type.length;
    if (vaka_word_is(found.type, "plural") && *end == ':') {
        found.one = part_of(end + 1, ":{}");
        end = found.one.at + found.one.length;
        if (*end != ':')
            return found;
        found.many = part_of(end + 1, ":{}");
        end = found.many.at + found.many.length;
    } else if (*end == ':') {
        found.hidden = part_of(end + 1, ":{}");
        end = found.hidden.at + found.hidden.length;
        if (!found.hidden.length)
            return found;
    }
    if (*end == '}')
        found.length = (size_t)(end + 1 - text);
    return found;
}

/* What lies face down is told in the words of the sentence, if it has some for it. */
static void put_hidden(reader *to, const gap *found)
{
    if (found->hidden.length)
        vaka_buffer_bytes(&to->buffer, found->hidden.at, found->hidden.length);
    else
        vaka_buffer_put(&to->buffer, vaka_names_say(to->names, VAKA_TEXT("something hidden")));
}

/* Writes what belongs into the gap; false if it is none. */
static bool fill_gap(reader *to, const gap *found, const int16_t *arg)
{
    if (found->length == 0)
        return false;
    int32_t value = arg[found->number];
    if (found->many.at) { /* a hidden number goes with the word for many */
        vaka_word word = value == 1 ? found->one : found->many;
        vaka_buffer_bytes(&to->buffer, word.at, word.length);
        return true;
    }
    for (size_t i = 0; i < sizeof gap_types / sizeof *gap_types; i++) {
        if (!vaka_word_is(found->type, gap_types[i].name))
            continue;
        to->number = found->number;
        if (value == VAKA_HIDDEN && gap_types[i].put != put_nothing)
            put_hidden(to, found);
        else
            gap_types[i].put(to, value);
        return true;
    }
    return false;
}

void vaka_sentence(const vaka_layout *layout, const vaka_names *names, const char *text,
                   const int16_t *arg, char *out, size_t room)
{
    vaka_sentence_of(layout, names, text, NULL, arg, out, room);
}

void vaka_sentence_of(const vaka_layout *layout, const vaka_names *names, const char *text,
                      const vaka_verb *verb, const int16_t *arg, char *out, size_t room)
{
    reader to = {layout, names, vaka_buffer_on(out, room), verb, 0};

    text = vaka_names_say(names, text);
    while (*text) {
        size_t plain = strcspn(text, "{");
        vaka_buffer_bytes(&to.buffer, text, plain);
        text += plain;
        if (!*text)
            return;
        gap found = read_gap(text);
        size_t from = to.buffer.length;
        if (fill_gap(&to, &found, arg)) {
            vaka_melt(names ? names->language : NULL, &to.buffer, from);
            text = vaka_buffer_past_stop(&to.buffer, text + found.length);
        } else {
            vaka_buffer_put(&to.buffer, "{");
            text++;
        }
    }
}

int vaka_sentence_gaps(const char *text)
{
    int wanted = 0;

    for (text = strchr(text, '{'); text; text = strchr(text + 1, '{')) {
        gap found = read_gap(text);
        if (found.length && found.number >= wanted)
            wanted = found.number + 1;
    }
    return wanted;
}

const char *vaka_event_text(const vaka_module *module, uint32_t event)
{
    if (event < module->event_count)
        return module->events[event].text;
    if (event == VAKA_EVENT_DIE)
        return VAKA_TEXT("{1:int} on a die of {0:int} sides");
    if (event == VAKA_EVENT_DROPPED)
        return VAKA_TEXT("a planned action of {0:seat} was no longer possible: {1:verb}");
    if (event == VAKA_EVENT_END)
        return VAKA_TEXT("the game is over, won by {0:seats}");
    if (event == VAKA_EVENT_SKIPPED)
        return VAKA_TEXT("the {0:item} is switched off for this match: it has failed twice");
    if (event == VAKA_EVENT_OFFERED)
        return VAKA_TEXT("{0:seat} offers {1:seat} a deal");
    if (event == VAKA_EVENT_DEALT)
        return VAKA_TEXT("{0:seat} and {1:seat} have made a deal");
    if (event == VAKA_EVENT_NO_DEAL)
        return VAKA_TEXT("{0:seat} and {1:seat} make no deal");
    if (event == VAKA_EVENT_GAVE)
        return VAKA_TEXT("{0:seat} gives {1:seat} {3:good}: {2:int}");
    if (event == VAKA_EVENT_ITSELF)
        return VAKA_TEXT("{0:seat} has nothing to decide: {1:verb}");
    if (event == VAKA_EVENT_TAKEN)
        return "{0:seat}: {1:offer}";
    return "?";
}

const char *vaka_event_sentence(const vaka_layout *layout, const vaka_event *event)
{
    const vaka_module *module = layout->module;
    int16_t said = event->arg[VAKA_TEXT_ARGS - 1];

    if (event->id == VAKA_EVENT_SAID && said >= 0 && said < layout->word_count)
        return layout->words[said].text;
    if (event->id == VAKA_EVENT_END && event->arg[1])
        return VAKA_TEXT("the game is over: all have lost");
    return vaka_event_text(module, event->id);
}
