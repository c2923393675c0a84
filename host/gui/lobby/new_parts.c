/* gui/lobby/new_parts.c - the parts of the screen for a new game: seats, options, rules, mods.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/lobby/new_parts.h"

#include <stdio.h>
#include <string.h>

#include "gui/draw/motif.h"
#include "layout/option_words.h"

static bool is_toggle(int32_t min, int32_t max)
{
    return min == 0 && max == 1;
}

/* "a person", "a bot: greedy" */
static const char *player_text(const vaka_lobby *lobby, const char *player, char *out, size_t room)
{
    if (strncmp(player, "bot:", 4) == 0)
        return vaka_say_with(lobby->ui->language, "Bot: {0}",
                             VAKA_WITH(vaka_lobby_say(lobby, player + 4)), out, room);
    snprintf(out, room, "%s", vaka_say(lobby->ui->language, "A person"));
    return out;
}

/* The seat's colour, pattern and outline; pressed, the next ones. */
static void draw_style(vaka_lobby *lobby, SDL_Rect box, int32_t seat)
{
    char label[64];
    int size = box.h - vaka_look_px(lobby->look, 10);

    vaka_say_with(lobby->ui->language, "Colour of seat {0}", VAKA_WITH(VAKA_INT(seat + 1)), label,
                  sizeof label);
    vaka_widget_button(lobby->ui, box, vaka_form_hit(VAKA_NEW_STYLE, seat), "", VAKA_BUTTON_PLAIN);
    snprintf(lobby->ui->hits[lobby->ui->hit_count - 1].label, sizeof lobby->ui->hits[0].label, "%s",
             label);
    vaka_seat_sign(lobby->look, seat, box.x + (box.w - size) / 2, box.y + (box.h - size) / 2, size);
}

/* One row: colour, name, who plays. On a narrow screen the last is on a row of its own. */
static void put_seat(vaka_lobby *lobby, vaka_form *form, int32_t seat)
{
    const vaka_journal_head *head = &lobby->choice.head;
    bool narrow = form->box.w < vaka_look_px(lobby->look, 430);
    int side = form->row, gap = form->gap;
    int wide = narrow ? form->box.w - side - gap : (form->box.w - side - 2 * gap) / 2;
    char name[64], player[96];

    vaka_lobby_usual_name(lobby, seat, name, sizeof name);
    player_text(lobby, head->player[seat], player, sizeof player);
    draw_style(lobby, (SDL_Rect){form->box.x, form->box.y, side, side}, seat);
    vaka_field_draw(lobby->ui, (SDL_Rect){form->box.x + side + gap, form->box.y, wide, side},
                    vaka_form_hit(VAKA_NEW_NAME, seat), lobby->name[seat], name);
    SDL_Rect box = {form->box.x + form->box.w - wide, form->box.y, wide, side};
    if (narrow)
        box.y += side + gap / 2;
    vaka_widget_button(lobby->ui, box, vaka_form_hit(VAKA_NEW_PLAYER, seat), player,
                       VAKA_BUTTON_LEFT);
    form->box.y = box.y + side + gap;
}

static int32_t count_nobody(const vaka_journal_head *head)
{
    int32_t count = 0;

    for (int32_t seat = 0; seat < head->seats; seat++)
        count += strcmp(head->player[seat], "nobody") == 0;
    return count;
}

/* Where no seat can be taken away, and others are played by the rules in another scenario. */
static void put_fewer(vaka_lobby *lobby, vaka_form *form, int32_t least)
{
    char text[VAKA_NOTICE];

    for (uint32_t i = 0; i < lobby->scenario_count && lobby->choice.head.seats <= least; i++) {
        const vaka_gui_item *other = &lobby->scenarios[i];
        int32_t seats = other->seats_min ? other->seats_min : lobby->choice.module->seats_min;

        if (seats - other->nobody >= least)
            continue;
        vaka_say_with(lobby->ui->language, "For fewer players choose the scenario {0}.",
                      VAKA_WITH(vaka_say(lobby->ui->language, other->title)), text, sizeof text);
        vaka_form_words(form, text);
        return;
    }
}

void vaka_new_seats(vaka_lobby *lobby, vaka_form *form)
{
    const vaka_journal_head *head = &lobby->choice.head;
    vaka_hit less = vaka_form_hit(VAKA_NEW_SEATS_LESS, 0);
    vaka_hit more = vaka_form_hit(VAKA_NEW_SEATS_MORE, 0);
    int32_t nobody = count_nobody(head), least, most;

    vaka_lobby_seats_range(lobby, &least, &most);
    less.off = head->seats <= least;
    more.off = head->seats >= most;
    vaka_form_head(form, vaka_say(lobby->ui->language, "Players"));
    if (nobody == 0 || least < most) /* else a number would count seats that nobody takes */
        vaka_form_number(form, vaka_say(lobby->ui->language, "Seats"), VAKA_INT(head->seats), less,
                         more);
    for (int32_t seat = 0; seat < head->seats; seat++)
        if (strcmp(head->player[seat], "nobody") != 0)
            put_seat(lobby, form, seat);
    if (nobody > 0)
        vaka_form_words(form,
                        vaka_say(lobby->ui->language, "One more seat is played by the rules."));
    else
        put_fewer(lobby, form, least);
}

void vaka_new_options(vaka_lobby *lobby, vaka_form *form)
{
    const vaka_gui_choice *choice = &lobby->choice;
    const vaka_module *module = choice->module;
    char text[192], value[VAKA_OPTION_WORD];
    bool headed = false;

    for (uint32_t i = 0; i < module->option_count; i++) {
        const vaka_option *option = &module->options[i];

        if (vaka_scenario_bars_option(lobby, i))
            continue;
        if (!headed)
            vaka_form_head(form, vaka_say(lobby->ui->language, "Options"));
        headed = true;
        const char *title =
            vaka_say_by(vaka_lobby_language(lobby), "option.", option->id, option->title);
        int32_t row = (int32_t)i;

        if (option->rule && *option->rule)
            vaka_say_with(lobby->ui->language, "{0} (rule {1})", VAKA_WITH(title, option->rule),
                          text, sizeof text);
        else
            snprintf(text, sizeof text, "%s", title);
        if (is_toggle(option->min, option->max))
            vaka_form_switch(form, vaka_form_hit(VAKA_NEW_MORE, row), text, "",
                             choice->option[i] != 0);
        else
            vaka_form_number(
                form, text,
                vaka_option_value(vaka_lobby_language(lobby), module, i, choice->option[i], value),
                vaka_form_hit(VAKA_NEW_LESS, row), vaka_form_hit(VAKA_NEW_MORE, row));
    }
}

/* What its rule advises, where not all that can be set is. */
static void put_advice(vaka_lobby *lobby, vaka_form *form, const vaka_gui_option *option,
                       int32_t value)
{
    int32_t least = option->advised_min, most = option->advised_max;
    char text[160];

    if ((least == 0 && most == 0) || (least <= option->min && most >= option->max))
        return;
    if (value >= least && value <= most) {
        vaka_say_with(lobby->ui->language, "Advised: {0} to {1}.",
                      VAKA_WITH(VAKA_INT(least), VAKA_INT(most)), text, sizeof text);
        vaka_form_words(form, text);
        return;
    }
    vaka_say_with(lobby->ui->language,
                  "This is beyond what is advised ({0} to {1}); it can be played.",
                  VAKA_WITH(VAKA_INT(least), VAKA_INT(most)), text, sizeof text);
    vaka_form_say(form, text, lobby->look->theme->refuse);
}

static void put_values(vaka_lobby *lobby, vaka_form *form, uint32_t rule)
{
    const vaka_gui_item *item = &lobby->rules[rule];
    int inset = vaka_look_px(lobby->look, 28);

    form->box.x += inset;
    form->box.w -= inset;
    for (uint32_t i = 0; i < item->option_count; i++) {
        const vaka_gui_option *option = &item->options[i];
        int32_t which = (int32_t)(rule * VAKA_GUI_OPTIONS + i);
        int32_t value = lobby->rule_value[rule].at[i];
        const char *title = vaka_say(lobby->ui->language, option->title);

        if (is_toggle(option->min, option->max))
            vaka_form_switch(form, vaka_form_hit(VAKA_NEW_VALUE_MORE, which), title, "",
                             value != 0);
        else
            vaka_form_number(form, title, VAKA_INT(value),
                             vaka_form_hit(VAKA_NEW_VALUE_LESS, which),
                             vaka_form_hit(VAKA_NEW_VALUE_MORE, which));
        put_advice(lobby, form, option, value);
    }
    form->box.x -= inset;
    form->box.w += inset;
}

/* Its title with its number, what it says, and why it cannot be switched. */
static void put_rule(vaka_lobby *lobby, vaka_form *form, uint32_t at)
{
    const vaka_gui_item *rule = &lobby->rules[at];
    const char *said = rule->text ? vaka_say(lobby->ui->language, rule->text) : "";
    const char *title = vaka_say(lobby->ui->language, rule->title), *why = NULL;
    bool on = vaka_lobby_rule_on(lobby, at), barred = vaka_lobby_rule_barred(lobby, at);
    vaka_hit hit = vaka_form_hit(VAKA_NEW_RULE, (int32_t)at);
    char name[192], text[VAKA_NOTICE];

    if (rule->homebrew && rule->mod)
        vaka_say_with(lobby->ui->language, "{0} (mod {1})", VAKA_WITH(title, rule->mod), name,
                      sizeof name);
    else if (rule->rule && *rule->rule)
        vaka_say_with(lobby->ui->language, "{0} (rule {1})", VAKA_WITH(title, rule->rule), name,
                      sizeof name);
    else
        snprintf(name, sizeof name, "%s", title);
    if (barred)
        why = vaka_say(lobby->ui->language, "The scenario is played without this rule.");
    else if (vaka_lobby_rule_fixed(lobby, at))
        why = vaka_say(lobby->ui->language, "The scenario is played with this rule.");
    snprintf(text, sizeof text, "%s%s%.900s", why ? why : "", why && *said ? "\n" : "", said);
    hit.off = barred;
    vaka_form_switch(form, hit, name, text, on);
    if (on)
        put_values(lobby, form, at);
}

/* Those that go with the scenario come first; what is about another one only is not shown. */
static bool is_listed(const vaka_lobby *lobby, uint32_t rule, bool barred, bool homebrew)
{
    return lobby->rules[rule].homebrew == homebrew &&
           vaka_lobby_rule_barred(lobby, rule) == barred &&
           (!barred || !lobby->rules[rule].scenario_count);
}

static void put_rules(vaka_lobby *lobby, vaka_form *form, bool homebrew)
{
    const vaka_language *language = lobby->ui->language;
    bool head = false;

    for (int barred = 0; barred < 2; barred++)
        for (uint32_t i = 0; i < lobby->rule_count; i++) {
            if (!is_listed(lobby, i, barred, homebrew))
                continue;
            if (!head)
                vaka_form_head(form, homebrew ? vaka_say(language, "Homebrew")
                                              : vaka_say(language, "Optional rules"));
            if (!head && homebrew)
                vaka_form_words(form, vaka_say(language, "Rules of mods: not the game's own."));
            head = true;
            put_rule(lobby, form, i);
        }
}

void vaka_new_rules(vaka_lobby *lobby, vaka_form *form)
{
    put_rules(lobby, form, false);
    put_rules(lobby, form, true);
}

void vaka_new_mods(vaka_lobby *lobby, vaka_form *form)
{
    bool head = false;

    for (uint32_t i = 0; i < lobby->mod_count; i++) {
        const vaka_gui_mod *mod = &lobby->mods[i];
        vaka_hit hit = vaka_form_hit(VAKA_NEW_MOD, (int32_t)i);

        if (mod->usual)
            continue;
        if (!head)
            vaka_form_head(form, vaka_say(lobby->ui->language, "Mods"));
        head = true;
        hit.off = mod->trouble != NULL;
        vaka_form_switch(form, hit, vaka_say(lobby->ui->language, mod->title),
                         mod->trouble ? mod->trouble : vaka_say(lobby->ui->language, mod->text),
                         lobby->mod_on[i] && !mod->trouble);
    }
}

/* Bots whose names say how well they play, the weakest first: before all others. */
static const char *const levels[] = {"easy", "fair", "strong", "master"};
#define LEVELS ((int32_t)(sizeof levels / sizeof levels[0]))

/* LEVELS: its name does not say it. */
static int32_t level_of(const char *bot)
{
    int32_t level = 0;

    while (level < LEVELS && strcmp(bot, levels[level]) != 0)
        level++;
    return level;
}

static void add_bots(vaka_lobby *lobby, int32_t level)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    const vaka_module *module = lobby->choice.module;
    const char *bot;
    char text[96], name[96], line[VAKA_SENTENCE];

    for (int32_t i = 0; (bot = host->bot(host->data, module, (uint32_t)i)); i++) {
        const char *help = host->bot_help ? host->bot_help(host->data, module, (uint32_t)i) : NULL;

        if (level_of(bot) != level)
            continue;
        snprintf(name, sizeof name, "bot:%.60s", bot);
        player_text(lobby, name, text, sizeof text);
        snprintf(line, sizeof line, "%s%s%s", text, help ? " – " : "",
                 help ? vaka_lobby_say(lobby, help) : "");
        vaka_menu_add(lobby->ui, i + 1, line);
    }
}

void vaka_new_player_menu(vaka_lobby *lobby, int32_t seat)
{
    char text[96];

    lobby->seat = seat;
    vaka_say_with(lobby->ui->language, "Who plays seat {0}?", VAKA_WITH(VAKA_INT(seat + 1)), text,
                  sizeof text);
    vaka_menu_begin(lobby->ui, text, lobby->ui->x, lobby->ui->y);
    vaka_menu_add(lobby->ui, 0, vaka_say(lobby->ui->language, "A person"));
    for (int32_t level = 0; level <= LEVELS; level++)
        add_bots(lobby, level);
}

void vaka_new_player_chosen(void *data, int32_t item)
{
    vaka_lobby *lobby = data;
    const vaka_gui_host *host = lobby->ui->start->host;
    char *player = lobby->choice.head.player[lobby->seat];
    size_t room = sizeof lobby->choice.head.player[0];
    const char *bot =
        item > 0 ? host->bot(host->data, lobby->choice.module, (uint32_t)item - 1) : NULL;

    snprintf(player, room, bot ? "bot:%s" : "human", bot ? bot : "");
    lobby->ui->dirty = true;
}

void vaka_new_next_style(vaka_lobby *lobby, int32_t seat)
{
    uint8_t *style = lobby->look->style;
    int32_t seats = lobby->choice.head.seats, other = VAKA_NONE;
    uint8_t before = style[seat];
    char key[32];

    for (int step = 1; step < VAKA_MAX_SEATS; step++) {
        uint8_t next = (uint8_t)((before + step) % VAKA_MAX_SEATS);
        bool taken = false;

        for (int32_t i = 0; i < VAKA_MAX_SEATS; i++) {
            taken = taken || (i < seats && style[i] == next);
            other = style[i] == next ? i : other;
        }
        if (taken)
            continue;
        style[seat] = next;
        if (other != VAKA_NONE)
            style[other] = before;
        break;
    }
    for (int32_t i = 0; i < VAKA_MAX_SEATS; i++) {
        snprintf(key, sizeof key, "style.%d", (int)i);
        vaka_settings_put_number(&lobby->ui->settings, key, style[i]);
    }
    vaka_window_look(lobby->ui);
}
