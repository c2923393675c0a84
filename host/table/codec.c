/* table/codec.c - actions as text, and back.
 *
 * SPDX-License-Identifier: MIT */
#include "table/codec.h"

#include "text/buffer.h"
#include "text/language.h"
#include "text/word.h"

/* Verbs of the host, in the order of their numbers. */
static const vaka_verb host_verbs[] = {
    {"pass", VAKA_TEXT("Pass"), 0, {{0}}},
    {"pass-here", VAKA_TEXT("Pass until the matter at hand is over"), 0, {{0}}},
    {"pass-turn", VAKA_TEXT("Pass until the turn is over"), 0, {{0}}},
    {"choose-space", "{0:zone}", 0, {{VAKA_ARG_ZONE, 0, 0, NULL}}},
    {"choose-piece",
     VAKA_TEXT("{0:kind} at {1:zone}"),
     0,
     {{VAKA_ARG_KIND, 0, 0, NULL}, {VAKA_ARG_ZONE, 0, 0, NULL}}},
    {"choose-card", "{0:kind}", 0, {{VAKA_ARG_KIND, 0, 0, NULL}}},
    {"choose-seat", "{0:seat}", 0, {{VAKA_ARG_SEAT, 0, 0, NULL}}},
    {"choose-number", "{0:int}", 0, {{VAKA_ARG_INT, INT16_MIN, INT16_MAX, NULL}}},
    {"choose-option", VAKA_TEXT("Option {0:int}"), 0, {{VAKA_ARG_INT, 0, INT16_MAX, NULL}}},
    {"decline", VAKA_TEXT("None"), 0, {{0}}},
    {"deal-give",
     VAKA_TEXT("Give {0:good}: {1:int}"),
     0,
     {{VAKA_ARG_GOOD, 0, 0, NULL}, {VAKA_ARG_INT, 0, VAKA_MOST_DEALT, NULL}}},
    {"deal-ask",
     VAKA_TEXT("Ask for {0:good}: {1:int}"),
     0,
     {{VAKA_ARG_GOOD, 0, 0, NULL}, {VAKA_ARG_INT, 0, VAKA_MOST_DEALT, NULL}}},
    {"deal-offer", VAKA_TEXT("Make this offer"), 0, {{0}}},
    {"deal-accept", VAKA_TEXT("Accept the deal"), 0, {{0}}},
    {"deal-refuse", VAKA_TEXT("No deal"), 0, {{0}}},
    {"take-action", "{0:offer}", VAKA_VERB_ANYTIME, {{VAKA_ARG_OFFER, 0, 0, NULL}}},
};

const vaka_verb *vaka_verb_row(const vaka_module *module, uint32_t verb)
{
    if (verb < module->verb_count)
        return &module->verbs[verb];
    if (verb >= VAKA_VERB_PASS && verb <= VAKA_VERB_LAST)
        return &host_verbs[verb - VAKA_VERB_PASS];
    return NULL;
}

int vaka_action_compare(const vaka_action *a, const vaka_action *b)
{
    if (a->seat != b->seat)
        return a->seat < b->seat ? -1 : 1;
    if (a->verb != b->verb)
        return a->verb < b->verb ? -1 : 1;
    for (int i = 0; i < VAKA_ARGS; i++)
        if (a->arg[i] != b->arg[i])
            return a->arg[i] < b->arg[i] ? -1 : 1;
    return 0;
}

static bool arg_fits(const vaka_layout *layout, const vaka_arg *arg, int32_t value)
{
    switch (arg->type) {
    case VAKA_ARG_NONE:
        return value == 0;
    case VAKA_ARG_INT:
        return value >= arg->min && value <= arg->max;
    case VAKA_ARG_ZONE:
        return vaka_layout_is_zone(layout, value);
    case VAKA_ARG_SPACE:
        return vaka_layout_is_space(layout, value);
    case VAKA_ARG_KIND:
        return value >= 0 && value < layout->kind_count;
    case VAKA_ARG_SEAT:
        return value >= 0 && value < layout->setup.seats;
    case VAKA_ARG_WORD:
        return value >= 0 && value < vaka_word_list_size(arg->words);
    case VAKA_ARG_ROUTE:
        return vaka_layout_is_route(layout, value);
    case VAKA_ARG_COUNTER:
        return value >= 0 && value < layout->counter_count;
    case VAKA_ARG_GOOD:
        return value >= 0 && value < layout->good_count;
    case VAKA_ARG_OFFER:
        return layout->setup.content && value >= 0 &&
               (uint32_t)value < layout->setup.content->offer_count;
    default:
        return false;
    }
}

bool vaka_action_fits(const vaka_layout *layout, const vaka_action *action)
{
    const vaka_verb *verb = vaka_verb_row(layout->module, action->verb);

    if (!verb || action->seat < 0 || action->seat >= layout->setup.seats)
        return false;
    for (int i = 0; i < VAKA_ARGS; i++)
        if (!arg_fits(layout, &verb->arg[i], action->arg[i]))
            return false;
    return true;
}

/* --- writing -------------------------------------------------------------------------------- */

static void put_arg(vaka_buffer *buffer, const vaka_layout *layout, const vaka_arg *arg,
                    int32_t value)
{
    char zone[VAKA_ACTION_TEXT];

    if (!arg_fits(layout, arg, value)) {
        vaka_buffer_put(buffer, "?");
        return;
    }
    if (vaka_arg_is_place(arg)) {
        vaka_zone_write(layout, value, zone, sizeof zone);
        vaka_buffer_put(buffer, zone);
    } else if (arg->type == VAKA_ARG_KIND) {
        vaka_buffer_put(buffer, layout->kinds[value].id);
    } else if (arg->type == VAKA_ARG_COUNTER) {
        vaka_buffer_put(buffer, layout->counters[value].id);
    } else if (arg->type == VAKA_ARG_GOOD) {
        vaka_buffer_put(buffer, vaka_good_id(layout, value));
    } else if (arg->type == VAKA_ARG_OFFER) {
        vaka_buffer_put(buffer, layout->setup.content->offers[value].id);
    } else if (arg->type == VAKA_ARG_WORD) {
        vaka_word word = vaka_word_list_at(arg->words, value);
        vaka_buffer_bytes(buffer, word.at, word.length);
    } else {
        vaka_buffer_int(buffer, value);
    }
}

void vaka_value_write(const vaka_layout *layout, uint32_t verb, int32_t argument, int32_t value,
                      char out[VAKA_ACTION_TEXT])
{
    vaka_buffer buffer = vaka_buffer_on(out, VAKA_ACTION_TEXT);
    const vaka_verb *row = vaka_verb_row(layout->module, verb);

    if (row && argument >= 1 && argument <= VAKA_ARGS)
        put_arg(&buffer, layout, &row->arg[argument - 1], value);
}

void vaka_action_write(const vaka_layout *layout, const vaka_action *action, char *out, size_t room)
{
    vaka_buffer buffer = vaka_buffer_on(out, room);
    const vaka_verb *verb = vaka_verb_row(layout->module, action->verb);

    vaka_buffer_put(&buffer, verb ? verb->name : "?");
    for (int i = 0; verb && i < VAKA_ARGS; i++) {
        if (verb->arg[i].type == VAKA_ARG_NONE)
            continue;
        vaka_buffer_put(&buffer, " ");
        put_arg(&buffer, layout, &verb->arg[i], action->arg[i]);
    }
}

/* --- reading -------------------------------------------------------------------------------- */

static vaka_status read_place(const vaka_layout *layout, const vaka_arg *arg, vaka_word word,
                              int32_t *out, vaka_error *err)
{
    char quote[VAKA_WORD_QUOTE];
    vaka_status status = vaka_zone_named(layout, word, out, err);

    if (status || arg_fits(layout, arg, *out))
        return status;
    vaka_word_quote(word, quote);
    if (arg->type == VAKA_ARG_ROUTE)
        return vaka_fail(err, VAKA_ERR_DATA, "'%s' is no route of a board", quote);
    return vaka_fail(err, VAKA_ERR_DATA, "'%s' is no space of a board", quote);
}

static vaka_status read_number(const vaka_arg *arg, vaka_word word, int32_t *out, vaka_error *err)
{
    char quote[VAKA_WORD_QUOTE];
    int32_t min = arg->min < INT16_MIN ? INT16_MIN : arg->min; /* an action holds no more */
    int32_t max = arg->max > INT16_MAX ? INT16_MAX : arg->max;

    if (vaka_word_number(word, min, max, out))
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_DATA, "'%s' is not a number from %d to %d",
                     vaka_word_quote(word, quote), (int)min, (int)max);
}

static vaka_status read_seat(const vaka_layout *layout, vaka_word word, int32_t *out,
                             vaka_error *err)
{
    char quote[VAKA_WORD_QUOTE];

    if (vaka_word_number(word, 0, layout->setup.seats - 1, out))
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_DATA, "'%s' is not a seat; the seats are 0 to %d",
                     vaka_word_quote(word, quote), (int)layout->setup.seats - 1);
}

static vaka_status read_choice(const vaka_arg *arg, vaka_word word, int32_t *out, vaka_error *err)
{
    char quote[VAKA_WORD_QUOTE];

    *out = vaka_word_in(word, arg->words);
    if (*out >= 0)
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_DATA, "'%s' is not one of %.150s", vaka_word_quote(word, quote),
                     arg->words ? arg->words : "");
}

static vaka_status read_offer(const vaka_layout *layout, vaka_word word, int32_t *out,
                              vaka_error *err)
{
    const vaka_content *content = layout->setup.content;
    vaka_guess guess = vaka_guess_of(word);

    *out = vaka_content_offer(content, word);
    if (*out >= 0)
        return VAKA_OK;
    for (uint32_t i = 0; content && i < content->offer_count; i++)
        vaka_guess_try(&guess, content->offers[i].id);
    return vaka_no_such(&guess, VAKA_TEXT("action of a rule or card"), err);
}

static vaka_status read_arg(const vaka_layout *layout, const vaka_arg *arg, vaka_word word,
                            int32_t *out, vaka_error *err)
{
    switch (arg->type) {
    case VAKA_ARG_INT:
        return read_number(arg, word, out, err);
    case VAKA_ARG_ZONE:
    case VAKA_ARG_SPACE:
    case VAKA_ARG_ROUTE:
        return read_place(layout, arg, word, out, err);
    case VAKA_ARG_KIND:
        return vaka_kind_named(layout, word, out, err);
    case VAKA_ARG_SEAT:
        return read_seat(layout, word, out, err);
    case VAKA_ARG_WORD:
        return read_choice(arg, word, out, err);
    case VAKA_ARG_COUNTER:
        return vaka_counter_named(layout, word, out, err);
    case VAKA_ARG_GOOD:
        return vaka_good_named(layout, word, out, err);
    case VAKA_ARG_OFFER:
        return read_offer(layout, word, out, err);
    default:
        return vaka_fail(err, VAKA_ERR_CONTRACT, "the verb has an argument of unknown type %u",
                         (unsigned)arg->type);
    }
}

const char *vaka_verb_form(const vaka_verb *verb, char out[VAKA_VERB_FORM])
{
    static const char *const names[] = {
        [VAKA_ARG_ZONE] = "ZONE", [VAKA_ARG_SPACE] = "SPACE",  [VAKA_ARG_KIND] = "KIND",
        [VAKA_ARG_SEAT] = "SEAT", [VAKA_ARG_ROUTE] = "ROUTE",  [VAKA_ARG_COUNTER] = "COUNTER",
        [VAKA_ARG_GOOD] = "GOOD", [VAKA_ARG_OFFER] = "ACTION",
    };
    vaka_buffer buffer = vaka_buffer_on(out, VAKA_VERB_FORM);

    vaka_buffer_put(&buffer, verb->name);
    for (int i = 0; i < VAKA_ARGS; i++) {
        const vaka_arg *arg = &verb->arg[i];
        if (arg->type == VAKA_ARG_NONE || arg->type > VAKA_ARG_OFFER)
            continue;
        vaka_buffer_put(&buffer, " ");
        if (arg->type == VAKA_ARG_WORD) {
            vaka_buffer_put(&buffer, arg->words ? arg->words : "?");
        } else if (arg->type == VAKA_ARG_INT) {
            vaka_buffer_int(&buffer, arg->min);
            vaka_buffer_put(&buffer, "..");
            vaka_buffer_int(&buffer, arg->max);
        } else {
            vaka_buffer_put(&buffer, names[arg->type]);
        }
    }
    return out;
}

static vaka_status find_verb(const vaka_module *module, vaka_word word, uint32_t *out,
                             vaka_error *err)
{
    vaka_guess guess = vaka_guess_of(word);

    if (word.length == 0)
        return vaka_fail(err, VAKA_ERR_DATA, "an action begins with a verb; the line is empty");
    for (uint32_t i = 0; i <= VAKA_VERB_LAST; i++) {
        const vaka_verb *verb = vaka_verb_row(module, i);
        if (!verb)
            continue;
        *out = i;
        if (vaka_word_is(word, verb->name))
            return VAKA_OK;
    }
    for (uint32_t i = 0; i <= VAKA_VERB_LAST; i++) {
        const vaka_verb *verb = vaka_verb_row(module, i);
        if (verb)
            vaka_guess_try(&guess, verb->name);
    }
    return vaka_no_such(&guess, VAKA_TEXT("verb"), err);
}

/* Reads the words after the verb; exactly as many as it takes. */
static vaka_status read_args(const vaka_layout *layout, const vaka_verb *verb, const char *text,
                             int16_t arg[VAKA_ARGS], vaka_error *err)
{
    char form[VAKA_VERB_FORM], quote[VAKA_WORD_QUOTE];

    for (int i = 0; i < VAKA_ARGS; i++) {
        int32_t value = 0;
        if (verb->arg[i].type == VAKA_ARG_NONE)
            continue;
        vaka_word word = vaka_word_next(&text);
        if (word.length == 0)
            return vaka_fail(err, VAKA_ERR_DATA, "'%s' needs more words: %s", verb->name,
                             vaka_verb_form(verb, form));
        vaka_status status = read_arg(layout, &verb->arg[i], word, &value, err);
        if (status)
            return status;
        arg[i] = (int16_t)value;
    }
    vaka_word rest = vaka_word_next(&text);
    if (rest.length > 0)
        return vaka_fail(err, VAKA_ERR_DATA, "'%s' is one word too many: %s",
                         vaka_word_quote(rest, quote), vaka_verb_form(verb, form));
    return VAKA_OK;
}

vaka_status vaka_action_read(const vaka_layout *layout, int32_t seat, const char *text,
                             vaka_action *out, vaka_error *err)
{
    vaka_action action = {(int8_t)seat, 0, {0}};
    uint32_t number = 0;

    if (seat < 0 || seat >= layout->setup.seats)
        return vaka_fail(err, VAKA_ERR_RANGE, "there is no seat %d", (int)seat);
    vaka_status status = find_verb(layout->module, vaka_word_next(&text), &number, err);
    if (status)
        return status;
    action.verb = (uint8_t)number;
    status = read_args(layout, vaka_verb_row(layout->module, number), text, action.arg, err);
    if (status)
        return status;
    *out = action;
    return VAKA_OK;
}
