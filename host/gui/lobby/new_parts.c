/* gui/lobby/new_parts.c - the parts of the screen for a new game: seats, options, rules, mods.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/lobby/new_parts.h"

#include <stdio.h>
#include <string.h>

#include "gui/draw/motif.h"

static bool is_toggle(int32_t min, int32_t max)
{
    return min == 0 && max == 1;
}

/* "a person", "a bot: greedy" */
static const char *player_text(const vaka_gui *gui, const char *player, char *out, size_t room)
{
    if (strncmp(player, "bot:", 4) == 0)
        return vaka_say_with(gui->language, "Bot: {0}", VAKA_WITH(vaka_lobby_say(gui, player + 4)),
                             out, room);
    snprintf(out, room, "%s", vaka_say(gui->language, "A person"));
    return out;
}

/* The seat's colour, pattern and outline; pressed, the next ones. */
static void draw_style(vaka_gui *gui, SDL_Rect box, int32_t seat)
{
    char label[64];
    int size = box.h - vaka_gui_px(gui, 10);

    vaka_say_with(gui->language, "Colour of seat {0}", VAKA_WITH(VAKA_INT(seat + 1)), label,
                  sizeof label);
    vaka_widget_button(gui, box, vaka_form_hit(VAKA_NEW_STYLE, seat), "", VAKA_BUTTON_PLAIN);
    snprintf(gui->hits[gui->hit_count - 1].label, sizeof gui->hits[0].label, "%s", label);
    vaka_seat_sign(gui, seat, box.x + (box.w - size) / 2, box.y + (box.h - size) / 2, size);
}

/* One row: colour, name, who plays. On a narrow screen the last is on a row of its own. */
static void put_seat(vaka_form *form, int32_t seat)
{
    vaka_gui *gui = form->gui;
    const vaka_journal_head *head = &gui->lobby.choice.head;
    bool narrow = form->box.w < vaka_gui_px(gui, 430);
    int side = form->row, gap = form->gap;
    int wide = narrow ? form->box.w - side - gap : (form->box.w - side - 2 * gap) / 2;
    char name[64], player[96];

    vaka_lobby_usual_name(gui, seat, name, sizeof name);
    player_text(gui, head->player[seat], player, sizeof player);
    draw_style(gui, (SDL_Rect){form->box.x, form->box.y, side, side}, seat);
    vaka_field_draw(gui, (SDL_Rect){form->box.x + side + gap, form->box.y, wide, side},
                    vaka_form_hit(VAKA_NEW_NAME, seat), gui->lobby.name[seat], name);
    SDL_Rect box = {form->box.x + form->box.w - wide, form->box.y, wide, side};
    if (narrow)
        box.y += side + gap / 2;
    vaka_widget_button(gui, box, vaka_form_hit(VAKA_NEW_PLAYER, seat), player, VAKA_BUTTON_LEFT);
    form->box.y = box.y + side + gap;
}

void vaka_new_seats(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const vaka_journal_head *head = &gui->lobby.choice.head;
    vaka_hit less = vaka_form_hit(VAKA_NEW_SEATS_LESS, 0);
    vaka_hit more = vaka_form_hit(VAKA_NEW_SEATS_MORE, 0);
    int32_t nobody = 0, least, most;

    vaka_lobby_seats_range(gui, &least, &most);
    less.off = head->seats <= least;
    more.off = head->seats >= most;
    vaka_form_head(form, vaka_say(gui->language, "Players"));
    vaka_form_number(form, vaka_say(gui->language, "Seats"), VAKA_INT(head->seats), less, more);
    for (int32_t seat = 0; seat < head->seats; seat++) {
        if (strcmp(head->player[seat], "nobody") == 0)
            nobody++;
        else
            put_seat(form, seat);
    }
    if (nobody > 0)
        vaka_form_words(form, vaka_say(gui->language, "One more seat is played by the rules."));
}

void vaka_new_options(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const vaka_gui_choice *choice = &gui->lobby.choice;
    const vaka_module *module = choice->module;
    char text[192];

    if (module->option_count > 0)
        vaka_form_head(form, vaka_say(gui->language, "Options"));
    for (uint32_t i = 0; i < module->option_count; i++) {
        const vaka_option *option = &module->options[i];
        const char *title = vaka_lobby_say(gui, option->title);
        int32_t row = (int32_t)i;

        if (option->rule && *option->rule)
            vaka_say_with(gui->language, "{0} (rule {1})", VAKA_WITH(title, option->rule), text,
                          sizeof text);
        else
            snprintf(text, sizeof text, "%s", title);
        if (is_toggle(option->min, option->max))
            vaka_form_switch(form, vaka_form_hit(VAKA_NEW_MORE, row), text, "",
                             choice->option[i] != 0);
        else
            vaka_form_number(form, text, VAKA_INT(choice->option[i]),
                             vaka_form_hit(VAKA_NEW_LESS, row), vaka_form_hit(VAKA_NEW_MORE, row));
    }
}

/* What its rule advises, where not all that can be set is. */
static void put_advice(vaka_form *form, const vaka_gui_option *option, int32_t value)
{
    vaka_gui *gui = form->gui;
    int32_t least = option->advised_min, most = option->advised_max;
    char text[160];

    if ((least == 0 && most == 0) || (least <= option->min && most >= option->max))
        return;
    if (value >= least && value <= most) {
        vaka_say_with(gui->language, "Advised: {0} to {1}.",
                      VAKA_WITH(VAKA_INT(least), VAKA_INT(most)), text, sizeof text);
        vaka_form_words(form, text);
        return;
    }
    vaka_say_with(gui->language, "This is beyond what is advised ({0} to {1}); it can be played.",
                  VAKA_WITH(VAKA_INT(least), VAKA_INT(most)), text, sizeof text);
    vaka_form_say(form, text, gui->theme->refuse);
}

static void put_values(vaka_form *form, uint32_t rule)
{
    vaka_gui *gui = form->gui;
    const vaka_gui_item *item = &gui->lobby.rules[rule];
    int inset = vaka_gui_px(gui, 28);

    form->box.x += inset;
    form->box.w -= inset;
    for (uint32_t i = 0; i < item->option_count; i++) {
        const vaka_gui_option *option = &item->options[i];
        int32_t which = (int32_t)(rule * VAKA_GUI_OPTIONS + i);
        int32_t value = gui->lobby.rule_value[rule].at[i];
        const char *title = vaka_say(gui->language, option->title);

        if (is_toggle(option->min, option->max))
            vaka_form_switch(form, vaka_form_hit(VAKA_NEW_VALUE_MORE, which), title, "",
                             value != 0);
        else
            vaka_form_number(form, title, VAKA_INT(value),
                             vaka_form_hit(VAKA_NEW_VALUE_LESS, which),
                             vaka_form_hit(VAKA_NEW_VALUE_MORE, which));
        put_advice(form, option, value);
    }
    form->box.x -= inset;
    form->box.w += inset;
}

/* Its title with its number, what it says, and why it cannot be switched. */
static void put_rule(vaka_form *form, uint32_t at)
{
    vaka_gui *gui = form->gui;
    const vaka_gui_item *rule = &gui->lobby.rules[at];
    const char *said = rule->text ? vaka_say(gui->language, rule->text) : "";
    const char *title = vaka_say(gui->language, rule->title), *why = NULL;
    bool on = vaka_lobby_rule_on(gui, at), barred = vaka_lobby_rule_barred(gui, at);
    vaka_hit hit = vaka_form_hit(VAKA_NEW_RULE, (int32_t)at);
    char name[192], text[VAKA_NOTICE];

    if (rule->rule && *rule->rule)
        vaka_say_with(gui->language, "{0} (rule {1})", VAKA_WITH(title, rule->rule), name,
                      sizeof name);
    else
        snprintf(name, sizeof name, "%s", title);
    if (barred)
        why = vaka_say(gui->language, "The scenario is played without this rule.");
    else if (vaka_lobby_rule_fixed(gui, at))
        why = vaka_say(gui->language, "The scenario is played with this rule.");
    snprintf(text, sizeof text, "%s%s%.900s", why ? why : "", why && *said ? "\n" : "", said);
    hit.off = barred;
    vaka_form_switch(form, hit, name, text, on);
    if (on)
        put_values(form, at);
}

/* Those that go with the scenario come first; what is about another one only is not shown. */
void vaka_new_rules(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const vaka_lobby *lobby = &gui->lobby;

    if (lobby->rule_count > 0)
        vaka_form_head(form, vaka_say(gui->language, "Optional rules"));
    for (uint32_t i = 0; i < lobby->rule_count; i++)
        if (!vaka_lobby_rule_barred(gui, i))
            put_rule(form, i);
    for (uint32_t i = 0; i < lobby->rule_count; i++)
        if (vaka_lobby_rule_barred(gui, i) && !lobby->rules[i].scenario_count)
            put_rule(form, i);
}

void vaka_new_mods(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const vaka_lobby *lobby = &gui->lobby;
    bool head = false;

    for (uint32_t i = 0; i < lobby->mod_count; i++) {
        const vaka_gui_mod *mod = &lobby->mods[i];
        vaka_hit hit = vaka_form_hit(VAKA_NEW_MOD, (int32_t)i);

        if (mod->base || mod->bundled)
            continue;
        if (!head)
            vaka_form_head(form, vaka_say(gui->language, "Mods"));
        head = true;
        hit.off = mod->trouble != NULL;
        vaka_form_switch(form, hit, vaka_say(gui->language, mod->title),
                         mod->trouble ? mod->trouble : vaka_say(gui->language, mod->text),
                         lobby->mod_on[i] && !mod->trouble);
    }
}

void vaka_new_player_menu(vaka_gui *gui, int32_t seat)
{
    const vaka_gui_host *host = gui->start->host;
    const char *bot;
    char text[96], name[96];

    gui->lobby.seat = seat;
    vaka_say_with(gui->language, "Who plays seat {0}?", VAKA_WITH(VAKA_INT(seat + 1)), text,
                  sizeof text);
    vaka_menu_begin(gui, text, gui->x, gui->y);
    vaka_menu_add(gui, 0, vaka_say(gui->language, "A person"));
    for (int32_t i = 0; (bot = host->bot(host->data, gui->lobby.choice.module, (uint32_t)i)); i++) {
        snprintf(name, sizeof name, "bot:%.60s", bot);
        vaka_menu_add(gui, i + 1, player_text(gui, name, text, sizeof text));
    }
}

void vaka_new_player_chosen(vaka_gui *gui, int32_t item)
{
    const vaka_gui_host *host = gui->start->host;
    char *player = gui->lobby.choice.head.player[gui->lobby.seat];
    size_t room = sizeof gui->lobby.choice.head.player[0];
    const char *bot =
        item > 0 ? host->bot(host->data, gui->lobby.choice.module, (uint32_t)item - 1) : NULL;

    snprintf(player, room, bot ? "bot:%s" : "human", bot ? bot : "");
    gui->dirty = true;
}

void vaka_new_next_style(vaka_gui *gui, int32_t seat)
{
    uint8_t *style = gui->lobby.style;
    int32_t seats = gui->lobby.choice.head.seats, other = VAKA_NONE;
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
        vaka_settings_put_number(&gui->settings, key, style[i]);
    }
    vaka_window_look(gui);
}
