/* gui/editor/editor_scenario.c - what the scenario says besides its tables: titles, seats, options,
 * rules, and where it is saved.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/editor/editor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "layout/option_words.h"

#define CARDS_MOST 99

/* Fields of the scenario, by number of VAKA_EDITOR_FACT. */
enum { FACT_TITLE, FACT_TEXT, FACT_MOD, FACT_NAME };

static const char *const fact_keys[] = {"title", "text"};

static void put_wrong(vaka_editor *editor, vaka_form *form, const char *key)
{
    const vaka_finding *finding;

    for (uint32_t n = 0; (finding = vaka_editor_wrong_fact(editor, key, n)) != NULL; n++)
        vaka_editor_wrong(editor, form, finding);
}

/* --- titles ------------------------------------------------------------------------------------
 */

static void put_fact(vaka_editor *editor, vaka_form *form, vaka_hit hit, const char *name,
                     const char *key)
{
    const char *value = vaka_draft_fact(editor->draft, key);
    bool typed = editor->typing.what == VAKA_ABOUT_FACT && strcmp(editor->typing.key, key) == 0;

    vaka_form_field(form, hit, name, typed ? editor->typed : value ? value : "", "–");
    put_wrong(editor, form, key);
}

/* The name that it is saved by; made of the title where none was typed. */
static void put_name(vaka_editor *editor, vaka_form *form, int32_t which, const char *name,
                     const char *value)
{
    int about = which == FACT_MOD ? VAKA_ABOUT_MOD : VAKA_ABOUT_NAME;

    vaka_form_field(form, vaka_form_hit(VAKA_EDITOR_FACT, which), name,
                    editor->typing.what == about ? editor->typed : value,
                    vaka_ui_say(editor->ui, VAKA_TEXT("by its title")));
}

static void put_titles(vaka_editor *editor, vaka_form *form)
{
    const vaka_language *language = editor->ui->language;
    const char *code;
    char key[64], name[96];

    put_fact(editor, form, vaka_form_hit(VAKA_EDITOR_FACT, FACT_TITLE),
             vaka_ui_say(editor->ui, VAKA_TEXT("Title")), "title");
    put_fact(editor, form, vaka_form_hit(VAKA_EDITOR_FACT, FACT_TEXT),
             vaka_ui_say(editor->ui, VAKA_TEXT("In a sentence")), "text");
    for (uint32_t n = 1; language && (code = language->at(language->texts, n)) != NULL; n++) {
        snprintf(key, sizeof key, "lang.%.20s.title", code);
        snprintf(name, sizeof name, "%s", language->name(language->texts, n));
        put_fact(editor, form, vaka_form_hit(VAKA_EDITOR_LANG, (int32_t)n * 2), name, key);
        snprintf(key, sizeof key, "lang.%.20s.text", code);
        vaka_say_with(language, VAKA_TEXT("{0}, in a sentence"),
                      VAKA_WITH(language->name(language->texts, n)), name, sizeof name);
        put_fact(editor, form, vaka_form_hit(VAKA_EDITOR_LANG, (int32_t)n * 2 + 1), name, key);
    }
    put_name(editor, form, FACT_MOD, vaka_ui_say(editor->ui, VAKA_TEXT("In the mod")), editor->mod);
    put_name(editor, form, FACT_NAME, vaka_ui_say(editor->ui, VAKA_TEXT("As the file")),
             editor->name);
}

/* --- seats and options -------------------------------------------------------------------------
 */

int32_t vaka_editor_fact_number(const vaka_editor *editor, const char *key, int32_t otherwise)
{
    const char *value = vaka_draft_fact(editor->draft, key);

    return value ? (int32_t)strtol(value, NULL, 10) : otherwise;
}

static void put_fact_number(vaka_editor *editor, const char *key, int32_t value)
{
    char text[16];

    snprintf(text, sizeof text, "%d", (int)value);
    vaka_editor_begin(editor, VAKA_TEXT("Set {0}"), key);
    vaka_draft_put(editor->draft, key, text);
    vaka_editor_end(editor);
}

/* number of VAKA_EDITOR_SEATS: 0 and 1 the fewest less and more, 2 and 3 the most. */
static void put_seats(vaka_editor *editor, vaka_form *form)
{
    const vaka_module *module = editor->module;
    int32_t least = vaka_editor_fact_number(editor, "seats.min", module->seats_min);
    int32_t most = vaka_editor_fact_number(editor, "seats.max", module->seats_max);
    vaka_hit hits[4];

    for (int i = 0; i < 4; i++)
        hits[i] = vaka_form_hit(VAKA_EDITOR_SEATS, i);
    hits[0].off = least <= module->seats_min;
    hits[1].off = least >= most;
    hits[2].off = most <= least;
    hits[3].off = most >= module->seats_max;
    vaka_form_number(form, vaka_ui_say(editor->ui, VAKA_TEXT("Fewest seats")), VAKA_INT(least),
                     hits[0], hits[1]);
    vaka_form_number(form, vaka_ui_say(editor->ui, VAKA_TEXT("Most seats")), VAKA_INT(most),
                     hits[2], hits[3]);
    put_wrong(editor, form, "seats.min");
}

static void option_key(const vaka_editor *editor, uint32_t n, char key[96])
{
    snprintf(key, 96, "options.%.80s", editor->module->options[n].id);
}

static void put_options(vaka_editor *editor, vaka_form *form)
{
    char key[96], shown[VAKA_OPTION_WORD];

    if (editor->module->option_count)
        vaka_form_head(form, vaka_ui_say(editor->ui, VAKA_TEXT("Options")));
    for (uint32_t n = 0; n < editor->module->option_count; n++) {
        const vaka_option *option = &editor->module->options[n];
        const char *name = vaka_say_by(vaka_editor_language(editor), "option.", option->id,
                                       option->title ? option->title : option->id);
        int32_t value;

        option_key(editor, n, key);
        value = vaka_editor_fact_number(editor, key, option->normal);
        if (option->min == 0 && option->max == 1) {
            vaka_form_switch(form, vaka_form_hit(VAKA_EDITOR_OPTION, (int32_t)n), name, "", value);
        } else {
            vaka_hit less = vaka_form_hit(VAKA_EDITOR_OPTION_LESS, (int32_t)n);
            vaka_hit more = vaka_form_hit(VAKA_EDITOR_OPTION_MORE, (int32_t)n);

            less.off = value <= option->min;
            more.off = value >= option->max;
            vaka_form_number(
                form, name,
                vaka_option_value(editor->ui->language, editor->module, n, value, shown), less,
                more);
        }
        put_wrong(editor, form, key);
    }
}

/* --- rules -------------------------------------------------------------------------------------
 */

static void rule_key(const vaka_editor *editor, const char *group, uint32_t n, char key[96])
{
    snprintf(key, 96, "%.20s.%.70s", group, editor->rules[n].id);
}

/* What "points=20:turns=3" says of an option; else its normal value. */
static int32_t rule_option(const char *said, const vaka_gui_option *option)
{
    size_t length = strlen(option->id);

    for (const char *at = said; at && *at;) {
        if (strncmp(at, option->id, length) == 0 && at[length] == '=')
            return (int32_t)strtol(at + length + 1, NULL, 10);
        at = strchr(at, ':');
        at = at ? at + 1 : NULL;
    }
    return option->normal;
}

static void put_rule_options(vaka_editor *editor, vaka_form *form, uint32_t n, const char *said)
{
    const vaka_gui_item *rule = &editor->rules[n];

    for (uint32_t o = 0; o < rule->option_count; o++) {
        int32_t value = rule_option(said, &rule->options[o]);
        int32_t number = (int32_t)(n * VAKA_GUI_OPTIONS + o);
        vaka_hit less = vaka_form_hit(VAKA_EDITOR_RULE_LESS, number);
        vaka_hit more = vaka_form_hit(VAKA_EDITOR_RULE_MORE, number);

        less.off = value <= rule->options[o].min;
        more.off = value >= rule->options[o].max;
        vaka_form_number(form, vaka_say(vaka_editor_language(editor), rule->options[o].title),
                         VAKA_INT(value), less, more);
    }
}

static void put_rules(vaka_editor *editor, vaka_form *form)
{
    bool limited = vaka_draft_fact(editor->draft, "allowed") != NULL;
    char key[96];

    if (!editor->rule_count)
        return;
    vaka_form_head(form, vaka_ui_say(editor->ui, VAKA_TEXT("Rules")));
    for (uint32_t n = 0; n < editor->rule_count; n++) {
        const char *said;

        rule_key(editor, "rules", n, key);
        said = vaka_draft_fact(editor->draft, key);
        vaka_form_switch(form, vaka_form_hit(VAKA_EDITOR_RULE, (int32_t)n), editor->rules[n].title,
                         "", said != NULL);
        if (said)
            put_rule_options(editor, form, n, said);
        put_wrong(editor, form, key);
    }
    vaka_form_switch(form, vaka_form_hit(VAKA_EDITOR_LIMIT, 0),
                     vaka_ui_say(editor->ui, VAKA_TEXT("Players may add only some rules")), "",
                     limited);
    for (uint32_t n = 0; limited && n < editor->rule_count; n++) {
        rule_key(editor, "allowed", n, key);
        vaka_form_switch(form, vaka_form_hit(VAKA_EDITOR_ALLOW, (int32_t)n), editor->rules[n].title,
                         vaka_ui_say(editor->ui, VAKA_TEXT("may be added")),
                         vaka_draft_fact(editor->draft, key) != NULL);
    }
}

/* --- cards -------------------------------------------------------------------------------------
 */

static bool card_at(const vaka_editor *editor, uint32_t n, vaka_gui_card *out)
{
    const vaka_gui_host *host = editor->ui->start->host;

    return host->drafts->card && host->drafts->card(host->data, editor->module, n, out);
}

static void card_key(const vaka_gui_card *card, char key[200])
{
    snprintf(key, 200, "cards.%.50s.%.60s.%.50s", card->sort, card->id, card->number);
}

static bool name_card(const vaka_editor *editor, const void *data, uint32_t n,
                      char out[VAKA_EDITOR_NAME_MOST])
{
    vaka_gui_card card;

    (void)data;
    if (!card_at(editor, n, &card))
        return false;
    snprintf(out, VAKA_EDITOR_NAME_MOST, "%.300s", card.title);
    return true;
}

static void put_card(vaka_editor *editor, vaka_form *form, uint32_t n)
{
    vaka_hit less = vaka_form_hit(VAKA_EDITOR_CARD_LESS, (int32_t)n);
    vaka_hit more = vaka_form_hit(VAKA_EDITOR_CARD_MORE, (int32_t)n);
    vaka_gui_card card;
    char key[200];
    int32_t value;

    if (!card_at(editor, n, &card))
        return;
    card_key(&card, key);
    value = vaka_editor_fact_number(editor, key, card.normal);
    less.off = value <= 0;
    more.off = value >= CARDS_MOST;
    vaka_form_number(form, card.title, VAKA_INT(value), less, more);
    put_wrong(editor, form, key);
}

/* Those that are looked for, by name. */
static void put_found_cards(vaka_editor *editor, vaka_form *form)
{
    uint32_t count, *cards = vaka_editor_list(editor, name_card, NULL, true, &count);

    vaka_editor_find(editor, form);
    for (uint32_t i = 0; i < count; i++)
        put_card(editor, form, cards[i]);
    if (count == 0)
        vaka_form_words(form, vaka_ui_say(editor->ui, VAKA_TEXT("Nothing has such a name.")));
    free(cards);
}

/* How many there are of each; folded up until they are wanted. */
static void put_cards(vaka_editor *editor, vaka_form *form)
{
    vaka_gui_card card;

    if (!card_at(editor, 0, &card))
        return;
    vaka_form_button(form, vaka_form_hit(VAKA_EDITOR_CARD, 0),
                     vaka_ui_say(editor->ui, editor->cards ? VAKA_TEXT("Cards: fold up")
                                                           : VAKA_TEXT("Cards: show them")),
                     VAKA_BUTTON_LEFT);
    if (editor->cards)
        put_found_cards(editor, form);
}

static void press_card(vaka_editor *editor, uint32_t n, int32_t by)
{
    vaka_gui_card card;
    char key[200], text[16];
    int32_t value;

    if (!card_at(editor, n, &card))
        return;
    card_key(&card, key);
    value = vaka_editor_fact_number(editor, key, card.normal) + by;
    snprintf(text, sizeof text, "%d", (int)value);
    vaka_editor_begin(editor, VAKA_TEXT("Set {0}"), card.title);
    vaka_draft_put(editor->draft, key, value == card.normal ? NULL : text);
    vaka_editor_end(editor);
}

void vaka_editor_scenario(vaka_editor *editor, vaka_form *form)
{
    put_wrong(editor, form, "");
    put_titles(editor, form);
    put_seats(editor, form);
    put_options(editor, form);
    put_rules(editor, form);
    put_cards(editor, form);
}

/* --- pressed -----------------------------------------------------------------------------------
 */

static void type_fact(vaka_editor *editor, const char *key, vaka_hit hit)
{
    vaka_about about = {.what = VAKA_ABOUT_FACT};
    const char *value = vaka_draft_fact(editor->draft, key);

    snprintf(about.key, sizeof about.key, "%s", key);
    vaka_editor_field(editor, &about, value ? value : "", hit);
}

static void press_field(vaka_editor *editor, int32_t number)
{
    vaka_hit hit = vaka_form_hit(VAKA_EDITOR_FACT, number);

    if (number == FACT_MOD)
        vaka_editor_field(editor, &(vaka_about){.what = VAKA_ABOUT_MOD}, editor->mod, hit);
    else if (number == FACT_NAME)
        vaka_editor_field(editor, &(vaka_about){.what = VAKA_ABOUT_NAME}, editor->name, hit);
    else
        type_fact(editor, fact_keys[number], hit);
}

static void press_lang(vaka_editor *editor, int32_t number)
{
    const vaka_language *language = editor->ui->language;
    char key[64];

    snprintf(key, sizeof key, "lang.%.20s.%s", language->at(language->texts, (uint32_t)number / 2),
             number % 2 ? "text" : "title");
    type_fact(editor, key, vaka_form_hit(VAKA_EDITOR_LANG, number));
}

static void press_seats(vaka_editor *editor, int32_t number)
{
    const char *key = number < 2 ? "seats.min" : "seats.max";
    int32_t now = vaka_editor_fact_number(
        editor, key, number < 2 ? editor->module->seats_min : editor->module->seats_max);

    put_fact_number(editor, key, now + (number % 2 ? 1 : -1));
    editor->seats = vaka_editor_fact_number(editor, "seats.min", editor->module->seats_min);
}

static void press_option(vaka_editor *editor, int32_t which, int32_t number)
{
    const vaka_option *option = &editor->module->options[number];
    char key[96];

    option_key(editor, (uint32_t)number, key);
    int32_t now = vaka_editor_fact_number(editor, key, option->normal);
    now = which == VAKA_EDITOR_OPTION ? !now : which == VAKA_EDITOR_OPTION_MORE ? now + 1 : now - 1;
    put_fact_number(editor, key, SDL_max(SDL_min(now, option->max), option->min));
}

static void turn_fact(vaka_editor *editor, const char *key)
{
    vaka_editor_begin(editor, VAKA_TEXT("Set {0}"), key);
    vaka_draft_put(editor->draft, key, vaka_draft_fact(editor->draft, key) ? NULL : "");
    vaka_editor_end(editor);
}

/* All options of the rule, those that are not normal. */
static void press_rule_option(vaka_editor *editor, int32_t number, int32_t by)
{
    const vaka_gui_item *rule = &editor->rules[number / VAKA_GUI_OPTIONS];
    char key[96], said[256] = "";
    size_t length = 0;

    rule_key(editor, "rules", (uint32_t)number / VAKA_GUI_OPTIONS, key);
    const char *before = vaka_draft_fact(editor->draft, key);
    for (uint32_t o = 0; o < rule->option_count && length + 40 < sizeof said; o++) {
        const vaka_gui_option *option = &rule->options[o];
        int32_t value = rule_option(before, option);

        value += (int32_t)o == number % VAKA_GUI_OPTIONS ? by : 0;
        value = SDL_max(SDL_min(value, option->max), option->min);
        if (value != option->normal)
            length += (size_t)snprintf(said + length, sizeof said - length, "%s%.30s=%d",
                                       length ? ":" : "", option->id, (int)value);
    }
    vaka_editor_begin(editor, VAKA_TEXT("Set {0}"), rule->id);
    vaka_draft_put(editor->draft, key, said);
    vaka_editor_end(editor);
}

static void press_rule(vaka_editor *editor, int32_t which, int32_t number)
{
    char key[96] = "allowed";

    if (which != VAKA_EDITOR_LIMIT)
        rule_key(editor, which == VAKA_EDITOR_RULE ? "rules" : "allowed", (uint32_t)number, key);
    turn_fact(editor, key);
}

bool vaka_editor_scenario_press(vaka_editor *editor, int32_t which, int32_t number)
{
    switch (which) {
    case VAKA_EDITOR_FACT:
        press_field(editor, number);
        return true;
    case VAKA_EDITOR_LANG:
        press_lang(editor, number);
        return true;
    case VAKA_EDITOR_SEATS:
        press_seats(editor, number);
        return true;
    case VAKA_EDITOR_OPTION:
    case VAKA_EDITOR_OPTION_LESS:
    case VAKA_EDITOR_OPTION_MORE:
        press_option(editor, which, number);
        return true;
    case VAKA_EDITOR_RULE:
    case VAKA_EDITOR_LIMIT:
    case VAKA_EDITOR_ALLOW:
        press_rule(editor, which, number);
        return true;
    case VAKA_EDITOR_CARD:
        editor->cards = !editor->cards;
        return true;
    case VAKA_EDITOR_CARD_LESS:
    case VAKA_EDITOR_CARD_MORE:
        press_card(editor, (uint32_t)number, which == VAKA_EDITOR_CARD_MORE ? 1 : -1);
        return true;
    case VAKA_EDITOR_RULE_LESS:
    case VAKA_EDITOR_RULE_MORE:
        press_rule_option(editor, number, which == VAKA_EDITOR_RULE_MORE ? 1 : -1);
        return true;
    default:
        return false;
    }
}
