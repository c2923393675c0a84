/* script/texts/lang_implied.c - English texts that stand where they belong, and the gaps of
 * sentences.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/extension.h"
#include "layout/option_words.h"
#include "script/mods/game.h"
#include "script/mods/mod_files.h"
#include "script/texts/lang.h"
#include "text/word.h"
#include "vaka/ext/advice.h"
#include "vaka/ext/bot.h"
#include "vaka/ext/tally.h"

#include <stdio.h>
#include <string.h>

typedef struct teller {
    void (*use)(void *data, const char *id, const char *text);
    void *data;
} teller;

static void tell(const teller *to, const char *sort, const char *id, const char *part,
                 const char *text)
{
    char name[4 * VAKA_ID_LENGTH];

    if (!text || !*text)
        return;
    snprintf(name, sizeof name, "%s%s%.60s%s%s", sort, *sort ? "." : "", id, *part ? "." : "",
             part);
    to->use(to->data, name, text);
}

static void tell_choices(const teller *to, const char *sort, const vaka_choice_info *list,
                         uint32_t count, uint32_t mod)
{
    for (uint32_t i = 0; i < count; i++) {
        if (list[i].mod != mod)
            continue;
        tell(to, sort, list[i].id, "title", list[i].title);
        tell(to, sort, list[i].id, "text", list[i].text);
        for (uint32_t o = 0; o < list[i].option_count; o++)
            tell(to, sort, list[i].id, list[i].options[o].id, list[i].options[o].title);
    }
}

/* What an item offers, and why it may not be taken: "rule.watch.look", "rule.watch.look.poor". */
static void tell_offers(const teller *to, const char *sort, const vaka_library_item *item)
{
    char part[2 * VAKA_ID_LENGTH];

    for (uint32_t i = 0; i < item->offer_count; i++) {
        const vaka_item_offer *offer = &item->offers[i];
        tell(to, sort, item->item.id, offer->name, offer->title);
        for (uint32_t r = 0; r < offer->reason_count; r++) {
            snprintf(part, sizeof part, "%.40s.%.40s", offer->name, offer->reasons[r].id);
            tell(to, sort, item->item.id, part, offer->reasons[r].text);
        }
    }
}

static void tell_items(const teller *to, const vaka_library *library, uint32_t mod)
{
    for (uint32_t i = 0; i < library->files->item_count; i++) {
        const vaka_item *item = &library->files->items[i].item;
        if (item->mod == mod)
            tell_offers(to,
                        vaka_item_is_card(item) ? library->module->sorts[item->sort].id : "rule",
                        &library->files->items[i]);
        if (item->mod != mod || !vaka_item_is_card(item))
            continue;
        tell(to, library->module->sorts[item->sort].id, item->id, "title", item->title);
        tell(to, library->module->sorts[item->sort].id, item->id, "text", item->text);
    }
}

static const vaka_data_table *table_named(const vaka_module *module, const vaka_plain *name)
{
    int32_t row = name && name->type == VAKA_PLAIN_TEXT
                      ? vaka_row_find(VAKA_NAMED_ROWS(module->tables, module->table_count),
                                      vaka_word_of(name->text))
                      : VAKA_NONE;

    return row < 0 ? NULL : &module->tables[row];
}

/* Texts of a row that people read: its columns `title` and `text`. */
static void tell_row(const teller *to, const vaka_data_table *table, const vaka_plain *row)
{
    static const char *const shown[] = {"title", "text"};
    const vaka_plain *id = vaka_plain_get(row, "id");
    char sort[2 * VAKA_ID_LENGTH];

    snprintf(sort, sizeof sort, "data.%.60s", table->id);
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
        const vaka_plain *cell = vaka_plain_get(row, shown[i]);
        if (id && id->type == VAKA_PLAIN_TEXT && cell && cell->type == VAKA_PLAIN_TEXT)
            tell(to, sort, id->text, shown[i], cell->text);
    }
}

static void tell_data(const teller *to, const vaka_library *library, uint32_t mod)
{
    const vaka_mod_files *files = &library->files->mods[mod];

    for (uint32_t i = 0; i < files->count; i++) {
        const vaka_library_file *file = &files->at[i];
        if (strcmp(file->folder, "data") != 0 || file->plain.type != VAKA_PLAIN_TABLE)
            continue;
        const vaka_plain *rows = vaka_plain_get(&file->plain, "rows");
        const vaka_data_table *table =
            table_named(library->module, vaka_plain_get(&file->plain, "table"));
        for (uint32_t r = 0; table && rows && r < rows->count; r++)
            if (rows->at[r].type == VAKA_PLAIN_TABLE)
                tell_row(to, table, &rows->at[r]);
    }
}

/* The words that a verb takes: "up", "down". */
static void tell_words(const teller *to, const vaka_verb *verb)
{
    char name[VAKA_WORD_QUOTE];

    for (int32_t i = 0; i < VAKA_ARGS; i++)
        for (int32_t w = 0;
             verb->arg[i].type == VAKA_ARG_WORD && w < vaka_word_list_size(verb->arg[i].words);
             w++) {
            vaka_word_quote(vaka_word_list_at(verb->arg[i].words, w), name);
            tell(to, "word", name, "", name);
        }
}

static void tell_bots(const teller *to, const vaka_module *module)
{
    const vaka_bots *bots = vaka_extension(module, VAKA_EXT_BOT, sizeof *bots);

    if (!bots || bots->stamp.abi != VAKA_ABI || bots->stamp.size < sizeof *bots)
        return;
    for (uint32_t i = 0; i < bots->count; i++) {
        tell(to, "bot", bots->bots[i].name, "", bots->bots[i].name);
        tell(to, "bot", bots->bots[i].name, "help", bots->bots[i].help);
    }
}

static void tell_tally(const teller *to, const vaka_module *module)
{
    const vaka_tally *tally = vaka_extension(module, VAKA_EXT_TALLY, sizeof *tally);

    for (uint32_t i = 0; tally && i < tally->row_count; i++)
        tell(to, "tally", tally->rows[i].id, "", tally->rows[i].text);
}

static void tell_advice(const teller *to, const vaka_module *module)
{
    const vaka_advice *advice = vaka_game_advice(module);

    if (!advice)
        advice = vaka_extension(module, VAKA_EXT_ADVICE, sizeof *advice);
    for (uint32_t i = 0; advice && i < advice->reason_count; i++)
        tell(to, "advice", advice->reasons[i].id, "", advice->reasons[i].text);
}

/* A game in Lua says itself why not; its steps are shown nowhere, and its bot is the host's. */
static void tell_game(const teller *to, const vaka_game *game)
{
    for (uint32_t i = 0; i < game->reason_count; i++)
        tell(to, "reason", game->reasons[i].id, "", game->reasons[i].text);
    for (uint32_t i = 0; i < game->word_count; i++)
        tell(to, "word", game->words[i].id, "", game->words[i].text);
}

/* What options and their values are called. */
static void tell_options(const teller *to, const vaka_module *module)
{
    for (uint32_t i = 0; i < module->option_count; i++) {
        const vaka_option *option = &module->options[i];
        char word[VAKA_OPTION_WORD], value[16];

        tell(to, "option", option->id, "", option->title);
        for (int32_t at = option->min; at <= option->max; at++) {
            if (!*vaka_option_word(NULL, module, i, at, word))
                break;
            snprintf(value, sizeof value, "%d", (int)at);
            tell(to, "option", option->id, value, word);
        }
    }
}

static void tell_module(const teller *to, const vaka_module *module)
{
    tell_tally(to, module);
    tell_advice(to, module);
    for (uint32_t i = 0; i < module->event_count; i++)
        tell(to, "", module->events[i].id, "", module->events[i].text);
    for (uint32_t i = 0; i < module->verb_count; i++)
        tell(to, "verb", module->verbs[i].name, "", module->verbs[i].title);
    for (uint32_t i = 0; i < module->verb_count; i++)
        tell_words(to, &module->verbs[i]);
    for (uint32_t i = 0; i < module->step_count && !vaka_game_of(module); i++)
        tell(to, "step", module->steps[i].id, "", module->steps[i].title);
    for (uint32_t i = 0; i < module->window_count; i++)
        tell(to, "window", module->windows[i].id, "", module->windows[i].title);
    tell_options(to, module);
    for (uint32_t i = 0; i < module->sort_count; i++)
        tell(to, "sort", module->sorts[i].id, "", module->sorts[i].title);
    if (vaka_game_of(module))
        tell_game(to, vaka_game_of(module));
    else
        tell_bots(to, module);
}

static void tell_lessons(const teller *to, const vaka_library *library, uint32_t mod)
{
    char step[16];

    for (uint32_t i = 0; i < library->lesson_count; i++) {
        const vaka_lesson *lesson = &library->lessons[i];
        if (lesson->mod != mod)
            continue;
        tell(to, "tutorial", lesson->id, "title", lesson->title);
        tell(to, "tutorial", lesson->id, "text", lesson->text);
        for (uint32_t s = 0; s < lesson->step_count; s++) {
            snprintf(step, sizeof step, "%u", s + 1);
            tell(to, "tutorial", lesson->id, step, lesson->steps[s].text);
        }
    }
}

void vaka_lang_implied(const vaka_library *library, uint32_t mod,
                       void (*use)(void *data, const char *id, const char *text), void *data)
{
    const vaka_mod_info *info = &library->mods[mod];
    const vaka_choice_info *others;
    uint32_t count = vaka_library_stand_ins(library, &others);
    teller to = {use, data};

    tell(&to, "mod", info->id, "title", info->title);
    tell(&to, "mod", info->id, "text", info->text);
    tell_items(&to, library, mod);
    tell_data(&to, library, mod);
    tell_choices(&to, "rule", library->rules, library->rule_count, mod);
    tell_choices(&to, "rule", others, count, mod);
    tell_choices(&to, "scenario", library->scenarios, library->scenario_count, mod);
    tell_lessons(&to, library, mod);
    if (info->base)
        tell_module(&to, library->module);
}

/* The next gap of a text: its number and type; false: there is none. `*at` moves behind it. */
static bool next_gap(const char **at, int *number, vaka_word *type)
{
    while ((*at = strchr(*at, '{')) != NULL) {
        const char *digit = ++*at;
        if (*digit < '0' || *digit > '9')
            continue;
        *number = *digit - '0';
        *type = (vaka_word){digit + 2, 0};
        if (digit[1] == ':')
            type->length = strcspn(digit + 2, ":}");
        *at = digit + 1;
        return true;
    }
    return false;
}

static bool is_gap_type(vaka_word type)
{
    static const char *const types[] = {"int",     "zone",  "seat",   "kind", "half",
                                        "verb",    "seats", "plural", "item", "word",
                                        "counter", "good",  "at"};

    return vaka_row_find(VAKA_NAMED_ROWS(types, sizeof types / sizeof *types), type) >= 0;
}

const char *vaka_lang_gap_trouble(const char *text)
{
    const char *at = text;
    vaka_word type;
    int number;

    while (next_gap(&at, &number, &type)) {
        if (number >= VAKA_TEXT_ARGS)
            return "gaps are numbered from 0 to 5";
        if (!type.length || !is_gap_type(type))
            return "a gap is {N:type}, its type int, zone, seat, seats, kind, half, verb, word, "
                   "counter, at or plural";
        if (!strchr(type.at, '}'))
            return "a gap has no '}'";
    }
    return NULL;
}

static bool has_gap(const char *text, int wanted, vaka_word wanted_type)
{
    vaka_word type;
    int number;

    while (next_gap(&text, &number, &type))
        if (number == wanted && type.length == wanted_type.length &&
            memcmp(type.at, wanted_type.at, type.length) == 0)
            return true;
    return false;
}

/* Is every gap of `a` but plurals in `b`? */
static bool has_gaps_of(const char *a, const char *b)
{
    vaka_word type;
    int number;

    while (next_gap(&a, &number, &type))
        if (!vaka_word_is(type, "plural") && !has_gap(b, number, type))
            return false;
    return true;
}

bool vaka_lang_same_gaps(const char *a, const char *b)
{
    return has_gaps_of(a, b) && has_gaps_of(b, a);
}
