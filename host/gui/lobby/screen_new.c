/* gui/lobby/screen_new.c - a new game: which one, who plays, with what.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/draw/motif.h"
#include "gui/lobby/lobby.h"
#include "gui/lobby/new_parts.h"
#include "gui/ui/form.h"

static void put_modules(vaka_lobby *lobby, vaka_form *form)
{
    const vaka_plugins *plugins = lobby->ui->start->host->plugins;

    for (uint32_t i = 0; i < plugins->count; i++) {
        const vaka_module *module = plugins->at[i].module;
        bool on = lobby->choosing && i == lobby->module;

        if (module)
            vaka_form_button(form, vaka_form_hit(VAKA_NEW_MODULE, (int32_t)i),
                             vaka_say(lobby->ui->language, module->title),
                             VAKA_BUTTON_LEFT | (on ? VAKA_BUTTON_ON : 0));
    }
    for (uint32_t i = 0; i < plugins->count; i++)
        if (!plugins->at[i].module)
            vaka_form_words(form, plugins->at[i].reason);
    if (!lobby->choosing)
        vaka_form_words(form, vaka_say(lobby->ui->language,
                                       "No game is installed. VAKA_MODULE_PATH names "
                                       "folders with modules."));
}

/* What the game is, as it says itself. */
static void put_about(vaka_lobby *lobby, vaka_form *form)
{
    for (uint32_t i = 0; i < lobby->mod_count; i++)
        if (lobby->mods[i].base && lobby->mods[i].text && *lobby->mods[i].text)
            vaka_form_words(form, lobby->mods[i].text);
}

static void put_scenarios(vaka_lobby *lobby, vaka_form *form)
{
    int high = form->box.w * 5 / 8, most = lobby->look->canvas->h / 3;

    high = high > most ? most : high;
    if (lobby->preview.record &&
        vaka_live_layout(vaka_record_live(lobby->preview.record))->board_count > 0) {
        vaka_preview_draw(&lobby->preview, lobby->ui,
                          (SDL_Rect){form->box.x, form->box.y, form->box.w, high});
        form->box.y += high + form->gap;
    }
    if (lobby->scenario_count > 0)
        vaka_form_head(form, vaka_say(lobby->ui->language, "Scenario"));
    for (uint32_t i = 0; i < lobby->scenario_count; i++) {
        const vaka_gui_item *scenario = &lobby->scenarios[i];

        vaka_form_button(form, vaka_form_hit(VAKA_NEW_SCENARIO, (int32_t)i),
                         vaka_say(lobby->ui->language, scenario->title),
                         VAKA_BUTTON_LEFT | (i == lobby->scenario ? VAKA_BUTTON_ON : 0));
        if (i == lobby->scenario && scenario->text && *scenario->text)
            vaka_form_words(form, vaka_say(lobby->ui->language, scenario->text));
    }
}

static void put_hints(vaka_lobby *lobby, vaka_form *form)
{
    const vaka_language *language = lobby->ui->language;

    if (!lobby->ui->start->host->hints)
        return;
    vaka_form_head(form, vaka_say(language, "Hints"));
    vaka_form_switch(form, vaka_form_hit(VAKA_NEW_NO_HINTS, 0),
                     vaka_say(language, "No hints in this game"),
                     vaka_say(language, "Nobody can ask what a strong player would do, also when "
                                        "the game is gone on with later."),
                     lobby->choice.head.no_hints);
}

static void put_right(vaka_lobby *lobby, vaka_form *form)
{
    if (lobby->trouble[0])
        vaka_form_say(form, lobby->trouble, lobby->look->theme->refuse);
    vaka_new_seats(lobby, form);
    vaka_new_options(lobby, form);
    vaka_new_rules(lobby, form);
    vaka_new_mods(lobby, form);
    put_hints(lobby, form);
    vaka_form_head(form, vaka_say(lobby->ui->language, "Chance"));
    vaka_form_field(form, vaka_form_hit(VAKA_NEW_SEED, 0), vaka_say(lobby->ui->language, "Seed"),
                    lobby->typed, vaka_say(lobby->ui->language, "a fresh one"));
    vaka_form_words(form, vaka_say(lobby->ui->language,
                                   "The same seed and the same choices give the same "
                                   "chances: a game can be played again."));
}

static void draw(void *data)
{
    vaka_lobby *lobby = data;
    vaka_foot foot[] = {
        {vaka_form_hit(VAKA_NEW_BACK, 0), vaka_say(lobby->ui->language, "Back"), VAKA_BUTTON_PLAIN},
        {vaka_form_hit(VAKA_NEW_PLAY, 0), vaka_say(lobby->ui->language, "Start the game"),
         VAKA_BUTTON_MAIN},
    };

    foot[1].hit.off = !lobby->choosing || lobby->trouble[0];
    SDL_Rect body =
        vaka_form_card(lobby->ui, vaka_say(lobby->ui->language, "New game"), 1180, foot, 2);
    if (lobby->choosing)
        body.h -= vaka_new_sum(lobby, body);
    int gap = vaka_look_px(lobby->look, 24), left = body.w * 2 / 5;
    bool beside = body.w > vaka_look_px(lobby->look, 700);
    vaka_form form;

    if (!beside) {
        form = vaka_form_begin(lobby->ui, body, &lobby->scroll);
        put_modules(lobby, &form);
        if (lobby->choosing) {
            put_about(lobby, &form);
            put_scenarios(lobby, &form);
            put_right(lobby, &form);
        }
        vaka_form_end(&form, &lobby->scroll);
        return;
    }
    form = vaka_form_begin(lobby->ui, (SDL_Rect){body.x, body.y, left, body.h}, &lobby->side);
    put_modules(lobby, &form);
    if (lobby->choosing) {
        put_about(lobby, &form);
        put_scenarios(lobby, &form);
    }
    vaka_form_end(&form, &lobby->side);
    if (!lobby->choosing)
        return;
    body = (SDL_Rect){body.x + left + gap, body.y, body.w - left - gap, body.h};
    form = vaka_form_begin(lobby->ui, body, &lobby->scroll);
    put_right(lobby, &form);
    vaka_form_end(&form, &lobby->scroll);
}

static void change_option(vaka_lobby *lobby, int32_t row, int by)
{
    const vaka_option *option = &lobby->choice.module->options[row];
    int32_t *value = &lobby->choice.option[row];

    if (option->min == 0 && option->max == 1)
        *value = !*value;
    else if (*value + by >= option->min && *value + by <= option->max)
        *value += by;
}

/* b: rule * VAKA_GUI_OPTIONS + option */
static void change_value(vaka_lobby *lobby, int32_t which, int by)
{
    int32_t rule = which / VAKA_GUI_OPTIONS, row = which % VAKA_GUI_OPTIONS;
    const vaka_gui_option *option = &lobby->rules[rule].options[row];
    int32_t *value = &lobby->rule_value[rule].at[row];

    if (option->min == 0 && option->max == 1)
        *value = !*value;
    else if (*value + by >= option->min && *value + by <= option->max)
        *value += by;
}

static void switch_rule(vaka_lobby *lobby, int32_t rule)
{
    if (vaka_lobby_rule_fixed(lobby, (uint32_t)rule))
        vaka_notice_set(lobby->ui, false, "%s",
                        vaka_say(lobby->ui->language, "The scenario is played with this rule."));
    else
        lobby->rule_on[rule] = !lobby->rule_on[rule];
}

/* What changes what the game begins with. */
static bool press_choice(vaka_lobby *lobby, const vaka_hit *hit)
{
    switch (hit->a) {
    case VAKA_NEW_MODULE:
        vaka_lobby_module(lobby, (uint32_t)hit->b);
        lobby->scroll.at = 0;
        return true;
    case VAKA_NEW_SCENARIO:
        lobby->scenario = (uint32_t)hit->b;
        vaka_scenario_default_apply(lobby);
        vaka_lobby_seats(lobby, lobby->choice.head.seats);
        return true;
    case VAKA_NEW_SEATS_LESS:
    case VAKA_NEW_SEATS_MORE:
        vaka_lobby_seats(lobby,
                         lobby->choice.head.seats + (hit->a == VAKA_NEW_SEATS_MORE ? 1 : -1));
        return true;
    case VAKA_NEW_LESS:
    case VAKA_NEW_MORE:
        change_option(lobby, hit->b, hit->a == VAKA_NEW_MORE ? 1 : -1);
        vaka_scenario_default_learn(lobby);
        return true;
    case VAKA_NEW_VALUE_LESS:
    case VAKA_NEW_VALUE_MORE:
        change_value(lobby, hit->b, hit->a == VAKA_NEW_VALUE_MORE ? 1 : -1);
        vaka_scenario_default_learn(lobby);
        return true;
    case VAKA_NEW_RULE:
        switch_rule(lobby, hit->b);
        return true;
    case VAKA_NEW_NO_HINTS:
        lobby->choice.head.no_hints = !lobby->choice.head.no_hints;
        return true;
    case VAKA_NEW_MOD:
        vaka_lobby_switch_mod(lobby, (uint32_t)hit->b);
        return true;
    default:
        return false;
    }
}

static void press(void *data, const vaka_hit *hit, bool all)
{
    vaka_lobby *lobby = data;

    (void)all;
    if (hit->what != VAKA_HIT_BUTTON)
        return;
    if (press_choice(lobby, hit)) {
        vaka_conflicts_look(lobby);
        return;
    }
    switch (hit->a) {
    case VAKA_NEW_PLAYER:
        vaka_new_player_menu(lobby, hit->b);
        break;
    case VAKA_NEW_STYLE:
        vaka_new_next_style(lobby, hit->b);
        break;
    case VAKA_NEW_NAME:
        vaka_field_begin(lobby->ui, hit, lobby->name[hit->b], sizeof lobby->name[0], false);
        break;
    case VAKA_NEW_SEED:
        vaka_field_begin(lobby->ui, hit, lobby->typed, 19, true);
        break;
    default:
        vaka_lobby_answer(lobby, hit->a == VAKA_NEW_PLAY ? VAKA_LOBBY_PLAY : VAKA_LOBBY_BACK);
        break;
    }
}

static bool key(void *data, const SDL_Keysym *sym)
{
    vaka_lobby *lobby = data;

    if (sym->sym == SDLK_ESCAPE)
        vaka_lobby_answer(lobby, VAKA_LOBBY_BACK);
    else if ((sym->sym != SDLK_RETURN && sym->sym != SDLK_KP_ENTER) || !lobby->choosing)
        return false;
    else if (lobby->trouble[0])
        vaka_notice_set(lobby->ui, true, "%s", lobby->trouble);
    else
        vaka_lobby_answer(lobby, VAKA_LOBBY_PLAY);
    return true;
}

const vaka_screen vaka_screen_new = {
    .name = "new",
    .draw = draw,
    .press = press,
    .key = key,
    .chosen = vaka_new_player_chosen,
};
